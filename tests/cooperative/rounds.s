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
	v_addc_u32_e32 v19, vcc, 0, v3, vcc
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
	s_cbranch_scc0 .LBB0_601
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
	s_cbranch_scc1 .LBB0_603
; %bb.4:
	s_mov_b32 s13, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_602
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
	s_cbranch_execz .LBB0_602
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
	v_mov_b32_e32 v38, v19
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
	s_cbranch_scc1 .LBB0_600
; %bb.14:
	s_xor_b64 s[36:37], s[34:35], -1
	s_and_b32 s6, s33, 0xfffe
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[42:43], -1, 0
	s_cmp_eq_u32 s26, 4
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
	v_add_u32_e32 v21, vcc, s6, v2
	s_add_u32 s64, s16, 12
	v_addc_u32_e32 v22, vcc, 0, v3, vcc
	s_addc_u32 s65, s17, 0
	s_movk_i32 s6, 0x104
	v_add_u32_e32 v25, vcc, s6, v2
	s_add_u32 s16, s16, 0x110
	v_addc_u32_e32 v26, vcc, 0, v3, vcc
	s_addc_u32 s17, s17, 0
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v3, s17
	v_cmp_eq_u32_e64 s[4:5], 1, v0
	v_mov_b32_e32 v6, s59
	v_mad_u64_u32 v[27:28], s[6:7], s27, v4, v[2:3]
	v_mov_b32_e32 v2, s63
	v_mov_b32_e32 v7, s58
	v_cndmask_b32_e64 v30, v2, v6, s[4:5]
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v5, s47
	v_cndmask_b32_e64 v29, v2, v7, s[4:5]
	v_mov_b32_e32 v2, s49
	s_mul_i32 s6, s9, s8
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_cndmask_b32_e64 v1, 0, -1, s[4:5]
	v_cndmask_b32_e64 v24, v5, v6, s[4:5]
	v_mov_b32_e32 v5, s46
	v_cndmask_b32_e64 v32, v2, v6, s[4:5]
	v_mov_b32_e32 v2, s48
	v_add_u32_e32 v37, vcc, s6, v0
	s_and_b64 s[10:11], s[52:53], s[34:35]
	s_mov_b32 s39, 0
	v_cmp_ne_u32_e64 s[0:1], 0, v0
	s_mov_b32 s40, 1
	v_cndmask_b32_e64 v23, v5, v7, s[4:5]
	v_cndmask_b32_e64 v31, v2, v7, s[4:5]
	v_mov_b32_e32 v2, -1
	v_mov_b32_e32 v3, v1
	v_cmp_gt_u32_e64 s[6:7], s24, v37
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
	v_mov_b32_e32 v14, -1
	s_movk_i32 s94, 0x3c0
	s_movk_i32 s95, 0x201
	s_movk_i32 s100, 0x400
	v_mov_b32_e32 v34, 1
	s_mov_b32 s101, 0x1000000
	v_cmp_gt_u32_e64 s[12:13], 2, v0
	s_branch .LBB0_18
.LBB0_15:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[21:22] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v4
.LBB0_16:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v0, s10
	v_add_u32_e32 v12, vcc, 1, v12
	v_cndmask_b32_e64 v38, v38, v0, s[34:35]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_17:                               ;   in Loop: Header=BB0_18 Depth=1
	s_cmp_lt_u32 s29, s25
	s_cbranch_scc0 .LBB0_600
.LBB0_18:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_20 Depth 2
                                        ;     Child Loop BB0_37 Depth 2
                                        ;     Child Loop BB0_463 Depth 2
                                        ;     Child Loop BB0_61 Depth 2
                                        ;     Child Loop BB0_125 Depth 2
                                        ;       Child Loop BB0_132 Depth 3
                                        ;         Child Loop BB0_136 Depth 4
                                        ;         Child Loop BB0_140 Depth 4
                                        ;     Child Loop BB0_121 Depth 2
                                        ;     Child Loop BB0_502 Depth 2
                                        ;       Child Loop BB0_514 Depth 3
                                        ;       Child Loop BB0_535 Depth 3
                                        ;         Child Loop BB0_539 Depth 4
                                        ;         Child Loop BB0_543 Depth 4
                                        ;     Child Loop BB0_545 Depth 2
                                        ;     Child Loop BB0_554 Depth 2
                                        ;       Child Loop BB0_561 Depth 3
                                        ;         Child Loop BB0_565 Depth 4
                                        ;         Child Loop BB0_569 Depth 4
                                        ;     Child Loop BB0_592 Depth 2
                                        ;     Child Loop BB0_54 Depth 2
                                        ;     Child Loop BB0_76 Depth 2
                                        ;     Child Loop BB0_99 Depth 2
                                        ;     Child Loop BB0_150 Depth 2
                                        ;     Child Loop BB0_177 Depth 2
                                        ;       Child Loop BB0_184 Depth 3
                                        ;         Child Loop BB0_188 Depth 4
                                        ;         Child Loop BB0_192 Depth 4
                                        ;     Child Loop BB0_173 Depth 2
                                        ;     Child Loop BB0_340 Depth 2
                                        ;     Child Loop BB0_386 Depth 2
                                        ;       Child Loop BB0_393 Depth 3
                                        ;         Child Loop BB0_397 Depth 4
                                        ;         Child Loop BB0_401 Depth 4
                                        ;     Child Loop BB0_255 Depth 2
                                        ;     Child Loop BB0_334 Depth 2
                                        ;     Child Loop BB0_354 Depth 2
                                        ;       Child Loop BB0_361 Depth 3
                                        ;         Child Loop BB0_365 Depth 4
                                        ;         Child Loop BB0_369 Depth 4
                                        ;     Child Loop BB0_262 Depth 2
                                        ;     Child Loop BB0_288 Depth 2
                                        ;     Child Loop BB0_346 Depth 2
                                        ;     Child Loop BB0_423 Depth 2
                                        ;       Child Loop BB0_430 Depth 3
                                        ;         Child Loop BB0_434 Depth 4
                                        ;         Child Loop BB0_438 Depth 4
                                        ;     Child Loop BB0_324 Depth 2
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_cbranch_execz .LBB0_21
; %bb.19:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mul_lo_u32 v10, v38, s9
	s_bitcmp0_b32 s29, 0
	v_mov_b32_e32 v4, s21
	v_mov_b32_e32 v5, s19
	s_cselect_b64 vcc, -1, 0
	v_mov_b32_e32 v11, s20
	v_mov_b32_e32 v13, s18
	v_cndmask_b32_e32 v0, v4, v5, vcc
	v_cndmask_b32_e32 v8, v11, v13, vcc
	v_cndmask_b32_e32 v9, v5, v4, vcc
	v_cndmask_b32_e32 v11, v13, v11, vcc
	s_mov_b64 s[72:73], 0
	v_mov_b32_e32 v4, v37
.LBB0_20:                               ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v5, vcc, 1, v4
	v_cmp_ne_u32_e32 vcc, s27, v4
	v_mov_b32_e32 v16, v7
	v_cndmask_b32_e32 v15, 0, v5, vcc
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_mov_b32_e32 v5, v7
	v_add_u32_e32 v15, vcc, v8, v15
	v_addc_u32_e32 v16, vcc, v0, v16, vcc
	flat_load_dword v13, v[15:16] glc
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[15:16], 2, v[4:5]
	v_add_u32_e32 v4, vcc, v4, v10
	v_cmp_le_u32_e32 vcc, s24, v4
	v_add_u32_e64 v15, s[10:11], v11, v15
	v_addc_u32_e64 v16, s[10:11], v9, v16, s[10:11]
	s_or_b64 s[72:73], vcc, s[72:73]
	v_add_u32_e32 v5, vcc, 1, v13
	flat_store_dword v[15:16], v5
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
	s_cbranch_execz .LBB0_454
; %bb.27:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB0_33
; %bb.28:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v0, v[4:5], v34 glc
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 1, v0
	v_cmp_eq_u32_e32 vcc, v0, v19
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_32
; %bb.29:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, 0
	v_add_u32_e32 v9, vcc, 1, v12
	v_mov_b32_e32 v10, v19
	v_mov_b32_e32 v11, v12
	v_mov_b32_e32 v5, s47
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[8:11] glc
	v_mov_b32_e32 v20, v12
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[19:20]
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_31
; %bb.30:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v10, v19
	v_mov_b32_e32 v5, s49
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s71, v19
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s28, v19
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s33, v19
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s90, v19
	v_mov_b32_e32 v8, v19
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
	s_cbranch_execz .LBB0_453
; %bb.34:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[78:79], 0
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB0_37
.LBB0_35:                               ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $vgpr0
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $vgpr17
                                        ; implicit-def: $vgpr15
	s_mov_b64 s[76:77], 0
	s_mov_b64 s[78:79], 0
	s_cbranch_execnz .LBB0_209
	s_branch .LBB0_210
.LBB0_36:                               ;   in Loop: Header=BB0_37 Depth=2
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[78:79], s[82:83], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB0_452
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
	v_mov_b32_e32 v15, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v16, s49
	;;#ASMSTART
	onward_wait_x2 v[15:16], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[80:81], s[80:81], exec
	s_branch .LBB0_36
.LBB0_39:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[74:75], -1
	s_mov_b64 s[76:77], 0
                                        ; implicit-def: $vgpr0
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $vgpr17
                                        ; implicit-def: $vgpr15
.LBB0_40:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[78:79], 0
	s_and_b64 vcc, exec, s[74:75]
	s_cbranch_vccnz .LBB0_42
	s_branch .LBB0_208
.LBB0_41:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[78:79], -1
                                        ; implicit-def: $vgpr0
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $vgpr17
                                        ; implicit-def: $vgpr15
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
	flat_atomic_add v0, v[4:5], v34 glc
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 1, v0
	v_cmp_eq_u32_e32 vcc, v0, v19
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_50
; %bb.47:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, 0
	v_add_u32_e32 v9, vcc, 1, v12
	v_mov_b32_e32 v10, v19
	v_mov_b32_e32 v11, v12
	v_mov_b32_e32 v5, s47
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[8:11] glc
	v_mov_b32_e32 v20, v12
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[19:20]
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_49
; %bb.48:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v10, v19
	v_mov_b32_e32 v5, s49
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s71, v19
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s28, v19
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s33, v19
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s90, v19
	v_mov_b32_e32 v8, v19
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
	v_mov_b32_e32 v15, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v16, s49
	;;#ASMSTART
	onward_wait_x2 v[15:16], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB0_53
.LBB0_56:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[76:77], 0
                                        ; implicit-def: $vgpr0
	s_cbranch_execz .LBB0_471
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
	flat_atomic_add v[4:5], v34
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
                                        ; implicit-def: $vgpr0
	s_mov_b64 s[76:77], 0
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_57
	s_branch .LBB0_471
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
	flat_store_dwordx2 v[21:22], v[4:5]
.LBB0_70:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[21:22] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
	s_branch .LBB0_72
.LBB0_71:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], s[38:39]
.LBB0_72:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v34
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_83
; %bb.73:                               ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v0, s11
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
	v_mov_b32_e32 v15, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v16, s49
	;;#ASMSTART
	onward_wait_x2 v[15:16], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[74:75], s[74:75], exec
	s_branch .LBB0_75
.LBB0_78:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v4, s91, v5
	v_mov_b32_e32 v0, 0
.LBB0_79:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s14, v0
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s15, v4
	s_cbranch_vccnz .LBB0_83
; %bb.80:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_82
; %bb.81:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s15
	v_mov_b32_e32 v5, s14
	flat_store_dwordx2 v[21:22], v[4:5]
.LBB0_82:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[21:22] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
.LBB0_83:                               ;   in Loop: Header=BB0_18 Depth=1
	v_add_u32_e32 v0, vcc, 1, v12
	s_mov_b64 s[76:77], -1
	v_mov_b32_e32 v4, v38
.LBB0_84:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v17, v12
	v_mov_b32_e32 v15, v38
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
	v_add_u32_e32 v0, vcc, -1, v4
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v0
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
	flat_store_dwordx2 v[21:22], v[4:5]
.LBB0_92:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[21:22] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB0_93:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v34
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
	onward_wait_load v5, v[25:26], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[74:75], s[74:75], exec
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_98
; %bb.100:                              ;   in Loop: Header=BB0_99 Depth=2
	;;#ASMSTART
	onward_wait v[25:26], v[6:7] ne
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
	s_cbranch_vccnz .LBB0_482
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
	flat_store_dwordx2 v[21:22], v[8:9]
.LBB0_112:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[8:9], v[21:22] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v9
	v_readfirstlane_b32 s14, v8
.LBB0_113:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v34
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[7:8]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_477
; %bb.114:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB0_116
; %bb.115:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v5, s29
	flat_store_dword v[27:28], v5
.LBB0_116:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB0_118
; %bb.117:                              ;   in Loop: Header=BB0_18 Depth=1
	flat_store_dword v[25:26], v7
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
	s_cbranch_execz .LBB0_473
; %bb.119:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB0_121
.LBB0_120:                              ;   in Loop: Header=BB0_121 Depth=2
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[78:79], s[82:83], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB0_472
.LBB0_121:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v9, v[25:26], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[80:81], s[80:81], exec
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_120
; %bb.122:                              ;   in Loop: Header=BB0_121 Depth=2
	;;#ASMSTART
	onward_wait v[25:26], v[6:7] ne
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
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_127
; %bb.126:                              ;   in Loop: Header=BB0_125 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[23:24], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[23:24], v[2:5] ne
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
	v_and_b32_e32 v15, v15, v14
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
	flat_store_dwordx2 v[21:22], v[4:5]
.LBB0_145:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[21:22] glc
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
	flat_atomic_add v[4:5], v34
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
	v_mov_b32_e32 v0, 0
	v_or_b32_sdwa v8, v0, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
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
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v0, vcc, -1, v9
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v0, v4
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
	flat_store_dwordx2 v[21:22], v[8:9]
.LBB0_164:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[8:9], v[21:22] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v9
	v_readfirstlane_b32 s14, v8
.LBB0_165:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v34
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[7:8]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_198
; %bb.166:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB0_168
; %bb.167:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v0, s29
	flat_store_dword v[27:28], v0
.LBB0_168:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	s_and_saveexec_b64 s[74:75], s[2:3]
	s_cbranch_execz .LBB0_170
; %bb.169:                              ;   in Loop: Header=BB0_18 Depth=1
	flat_store_dword v[25:26], v7
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
	onward_wait_load v9, v[25:26], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_172
; %bb.174:                              ;   in Loop: Header=BB0_173 Depth=2
	;;#ASMSTART
	onward_wait v[25:26], v[6:7] ne
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
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v0, vcc, -1, v9
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v0, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_157
.LBB0_177:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_184 Depth 3
                                        ;         Child Loop BB0_188 Depth 4
                                        ;         Child Loop BB0_192 Depth 4
	v_cndmask_b32_e64 v5, 0, v9, s[4:5]
	v_cndmask_b32_e64 v4, v4, v8, s[4:5]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_179
; %bb.178:                              ;   in Loop: Header=BB0_177 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[23:24], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[23:24], v[2:5] ne
	;;#ASMEND
	s_cbranch_execnz .LBB0_176
	s_branch .LBB0_180
.LBB0_179:                              ;   in Loop: Header=BB0_177 Depth=2
.LBB0_180:                              ;   in Loop: Header=BB0_177 Depth=2
	s_mov_b64 s[74:75], 0
	v_mov_b32_e32 v0, 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB0_184
.LBB0_181:                              ;   in Loop: Header=BB0_184 Depth=3
	s_or_b64 exec, exec, s[82:83]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v10, s100
	v_cndmask_b32_e64 v0, v10, v0, s[10:11]
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
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v11, s47
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_andn2_b64 s[76:77], s[76:77], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v14
	v_cmp_eq_u64_e32 vcc, v[10:11], v[4:5]
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_183
; %bb.185:                              ;   in Loop: Header=BB0_184 Depth=3
	v_mov_b32_e32 v10, s58
	v_mov_b32_e32 v11, s59
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_182
; %bb.186:                              ;   in Loop: Header=BB0_184 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s92, v0
	v_mov_b32_e32 v10, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_190
; %bb.187:                              ;   in Loop: Header=BB0_184 Depth=3
	s_mov_b64 s[82:83], 0
	v_mov_b32_e32 v10, v0
.LBB0_188:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_177 Depth=2
                                        ;       Parent Loop BB0_184 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v10, vcc, s93, v10
	v_cmp_gt_u32_e32 vcc, s94, v10
	s_or_b64 s[82:83], vcc, s[82:83]
	s_sleep 15
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execnz .LBB0_188
; %bb.189:                              ;   in Loop: Header=BB0_184 Depth=3
	s_or_b64 exec, exec, s[82:83]
.LBB0_190:                              ;   in Loop: Header=BB0_184 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s95, v0
	v_cmp_lt_u32_e32 vcc, 63, v10
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_181
; %bb.191:                              ;   in Loop: Header=BB0_184 Depth=3
	s_mov_b64 s[84:85], 0
.LBB0_192:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_177 Depth=2
                                        ;       Parent Loop BB0_184 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v10, vcc, 64, v10
	v_cmp_gt_u32_e32 vcc, 64, v10
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
	flat_store_dwordx2 v[21:22], v[8:9]
.LBB0_197:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[8:9], v[21:22] glc
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
	flat_store_dwordx2 v[21:22], v[4:5]
.LBB0_206:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[21:22] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v4
.LBB0_207:                              ;   in Loop: Header=BB0_18 Depth=1
	v_add_u32_e32 v0, vcc, 1, v12
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
	s_cbranch_vccnz .LBB0_226
; %bb.211:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_296
; %bb.212:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_222
; %bb.213:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v0, v38
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_221
; %bb.214:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v34 glc
	s_andn2_b64 vcc, exec, s[34:35]
	v_mov_b32_e32 v0, v19
	s_cbranch_vccnz .LBB0_216
; %bb.215:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v9, s65
	flat_load_dword v0, v[8:9] glc
.LBB0_216:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v11, v0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_220
; %bb.217:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_add_u32_e32 v16, vcc, 1, v12
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v18, v12
	v_mov_b32_e32 v5, s47
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[15:18] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[11:12]
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_219
; %bb.218:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v5, s49
	flat_store_dwordx2 v[4:5], v[16:17]
	v_or_b32_e32 v17, s71, v11
	flat_store_dwordx2 v[4:5], v[16:17]
	v_or_b32_e32 v17, s28, v11
	flat_store_dwordx2 v[4:5], v[16:17]
	v_or_b32_e32 v17, s33, v11
	flat_store_dwordx2 v[4:5], v[16:17]
	v_or_b32_e32 v17, s90, v11
	v_mov_b32_e32 v15, v11
	flat_store_dwordx2 v[4:5], v[16:17]
.LBB0_219:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_mov_b32_e32 v0, v11
.LBB0_220:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB0_221:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s38, v15
	v_mov_b32_e32 v4, s38
	s_cmp_lg_u32 s38, 0
	v_mov_b32_e32 v5, s39
	s_cbranch_scc0 .LBB0_330
.LBB0_222:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s38, v4
	s_cbranch_vccnz .LBB0_257
; %bb.223:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_225
; %bb.224:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	flat_store_dwordx2 v[21:22], v[4:5]
.LBB0_225:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[21:22] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
	s_branch .LBB0_258
.LBB0_226:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[72:73]
	s_cbranch_vccz .LBB0_297
; %bb.227:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[68:69]
	s_cbranch_execz .LBB0_229
; %bb.228:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s16
	v_mov_b32_e32 v9, s17
	v_mov_b32_e32 v5, s29
	flat_store_dword v[8:9], v5
.LBB0_229:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_270
; %bb.230:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_247
; %bb.231:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v0, v38
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB0_246
; %bb.232:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	s_andn2_b64 vcc, exec, s[34:35]
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_cbranch_vccnz .LBB0_234
; %bb.233:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s62
	v_mov_b32_e32 v5, s63
	flat_load_dwordx2 v[4:5], v[4:5] glc
.LBB0_234:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_atomic_add v8, v[8:9], v34 glc
	s_andn2_b64 vcc, exec, s[34:35]
	v_mov_b32_e32 v0, v19
	s_cbranch_vccnz .LBB0_236
; %bb.235:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v9, s64
	v_mov_b32_e32 v10, s65
	flat_load_dword v0, v[9:10] glc
.LBB0_236:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v15, vcc, 1, v8
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_cmp_eq_u32_e32 vcc, v15, v0
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_245
; %bb.237:                              ;   in Loop: Header=BB0_18 Depth=1
	v_cmp_ne_u64_e64 s[10:11], 0, v[4:5]
	v_add_u32_e32 v9, vcc, 1, v12
	s_and_b64 vcc, s[34:35], s[10:11]
	v_mov_b32_e32 v16, s46
	v_cndmask_b32_e32 v8, 0, v15, vcc
	v_mov_b32_e32 v10, v15
	v_mov_b32_e32 v11, v12
	v_mov_b32_e32 v17, s47
	flat_atomic_cmpswap_x2 v[16:17], v[16:17], v[8:11] glc
	s_nop 0
	v_mov_b32_e32 v11, v15
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[16:17], v[11:12]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v16, v7
	s_and_saveexec_b64 s[76:77], s[10:11]
	s_cbranch_execz .LBB0_244
; %bb.238:                              ;   in Loop: Header=BB0_18 Depth=1
	s_xor_b64 s[78:79], vcc, -1
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v17, v15
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[78:79]
	s_cbranch_vccz .LBB0_240
; %bb.239:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v35, s48
	v_mov_b32_e32 v10, v15
	v_mov_b32_e32 v36, s49
	flat_store_dwordx2 v[35:36], v[9:10]
	v_or_b32_e32 v10, s71, v15
	flat_store_dwordx2 v[35:36], v[9:10]
	v_or_b32_e32 v10, s28, v15
	flat_store_dwordx2 v[35:36], v[9:10]
	v_or_b32_e32 v10, s33, v15
	flat_store_dwordx2 v[35:36], v[9:10]
	v_or_b32_e32 v10, s90, v15
	flat_store_dwordx2 v[35:36], v[9:10]
	s_mov_b64 s[10:11], 0
.LBB0_240:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_244
; %bb.241:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, s91, v11
	v_cmp_ne_u32_e32 vcc, v0, v15
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_243
; %bb.242:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, s48
	v_sub_u32_e32 v8, vcc, v15, v0
	v_mov_b32_e32 v11, s49
	flat_atomic_add_x2 v[10:11], v[7:8]
.LBB0_243:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_lshrrev_b64 v[4:5], 16, v[4:5]
	s_mov_b32 s10, 0x3000000
	v_or_b32_e32 v8, s10, v5
	v_mov_b32_e32 v10, s60
	v_mov_b32_e32 v18, v8
	v_mov_b32_e32 v11, s61
	v_mov_b32_e32 v17, v7
	flat_store_dword v[10:11], v9
.LBB0_244:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v0, v15
.LBB0_245:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB0_246:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
	v_readfirstlane_b32 s10, v17
	v_readfirstlane_b32 s11, v18
	v_mov_b32_e32 v4, s10
	s_cmp_lg_u64 s[10:11], 0
	v_mov_b32_e32 v5, s11
	s_cbranch_scc0 .LBB0_336
.LBB0_247:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_251
; %bb.248:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_250
; %bb.249:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[21:22], v[4:5]
.LBB0_250:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[21:22] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB0_251:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v34
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_269
; %bb.252:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v0, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_265
; %bb.253:                              ;   in Loop: Header=BB0_18 Depth=1
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
	s_branch .LBB0_255
.LBB0_254:                              ;   in Loop: Header=BB0_255 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_264
.LBB0_255:                              ;   Parent Loop BB0_18 Depth=1
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
	s_cbranch_execz .LBB0_254
; %bb.256:                              ;   in Loop: Header=BB0_255 Depth=2
	v_mov_b32_e32 v15, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v16, s49
	;;#ASMSTART
	onward_wait_x2 v[15:16], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB0_254
.LBB0_257:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], s[38:39]
.LBB0_258:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v34
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_295
; %bb.259:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v0, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_291
; %bb.260:                              ;   in Loop: Header=BB0_18 Depth=1
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
	s_branch .LBB0_262
.LBB0_261:                              ;   in Loop: Header=BB0_262 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_290
.LBB0_262:                              ;   Parent Loop BB0_18 Depth=1
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
	s_cbranch_execz .LBB0_261
; %bb.263:                              ;   in Loop: Header=BB0_262 Depth=2
	v_mov_b32_e32 v15, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v16, s49
	;;#ASMSTART
	onward_wait_x2 v[15:16], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB0_261
.LBB0_264:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v4, s91, v5
	v_mov_b32_e32 v0, 0
.LBB0_265:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v0
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_269
; %bb.266:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_268
; %bb.267:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[21:22], v[4:5]
.LBB0_268:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[21:22] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v4
.LBB0_269:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_add_u32_e32 v0, vcc, 1, v12
	v_cndmask_b32_e64 v4, v38, v4, s[34:35]
	s_mov_b64 s[76:77], -1
.LBB0_270:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccz .LBB0_272
.LBB0_271:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v38, v4
	v_mov_b32_e32 v12, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_272:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_274
; %bb.273:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s22
	v_mov_b32_e32 v5, s23
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v[4:5], v38
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_274:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[44:45]
	s_cbranch_vccnz .LBB0_17
; %bb.275:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_304
; %bb.276:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB0_278
; %bb.277:                              ;   in Loop: Header=BB0_18 Depth=1
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
	v_add_u32_e32 v0, vcc, -1, v4
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v0
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v5, s10
.LBB0_278:                              ;   in Loop: Header=BB0_18 Depth=1
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_282
; %bb.279:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_281
; %bb.280:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[21:22], v[4:5]
.LBB0_281:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[21:22] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB0_282:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v34
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_303
; %bb.283:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_285
; %bb.284:                              ;   in Loop: Header=BB0_18 Depth=1
	flat_store_dword v[25:26], v7
.LBB0_285:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s101
	;;#ASMEND
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_299
; %bb.286:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB0_288
.LBB0_287:                              ;   in Loop: Header=BB0_288 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_298
.LBB0_288:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v5, v[25:26], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[72:73], s[72:73], exec
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_287
; %bb.289:                              ;   in Loop: Header=BB0_288 Depth=2
	;;#ASMSTART
	onward_wait v[25:26], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB0_287
.LBB0_290:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v4, s91, v5
	v_mov_b32_e32 v0, 0
.LBB0_291:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v0
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_295
; %bb.292:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_294
; %bb.293:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[21:22], v[4:5]
.LBB0_294:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[21:22] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v4
.LBB0_295:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_add_u32_e32 v0, vcc, 1, v12
	v_cndmask_b32_e64 v4, v38, v4, s[34:35]
	s_mov_b64 s[76:77], -1
.LBB0_296:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v17, v12
	v_mov_b32_e32 v15, v38
.LBB0_297:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v12, v17
	v_mov_b32_e32 v38, v15
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccnz .LBB0_271
	s_branch .LBB0_272
.LBB0_298:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v9, s65
	flat_load_dword v4, v[8:9] glc
.LBB0_299:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_303
; %bb.300:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_302
; %bb.301:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[21:22], v[4:5]
.LBB0_302:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[21:22] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v4
.LBB0_303:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v38, s10
.LBB0_304:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_17
; %bb.305:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_315
; %bb.306:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v0, v38
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_314
; %bb.307:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v34 glc
	s_andn2_b64 vcc, exec, s[34:35]
	v_mov_b32_e32 v0, v19
	s_cbranch_vccnz .LBB0_309
; %bb.308:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v9, s65
	flat_load_dword v0, v[8:9] glc
.LBB0_309:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v11, v0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_313
; %bb.310:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_add_u32_e32 v16, vcc, 1, v12
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v18, v12
	v_mov_b32_e32 v5, s47
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[15:18] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[11:12]
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_312
; %bb.311:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v5, s49
	flat_store_dwordx2 v[4:5], v[16:17]
	v_or_b32_e32 v17, s71, v11
	flat_store_dwordx2 v[4:5], v[16:17]
	v_or_b32_e32 v17, s28, v11
	flat_store_dwordx2 v[4:5], v[16:17]
	v_or_b32_e32 v17, s33, v11
	flat_store_dwordx2 v[4:5], v[16:17]
	v_or_b32_e32 v17, s90, v11
	v_mov_b32_e32 v15, v11
	flat_store_dwordx2 v[4:5], v[16:17]
.LBB0_312:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_mov_b32_e32 v0, v11
.LBB0_313:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB0_314:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s38, v15
	v_mov_b32_e32 v4, s38
	s_cmp_lg_u32 s38, 0
	v_mov_b32_e32 v5, s39
	s_cbranch_scc0 .LBB0_342
.LBB0_315:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s38, v4
	s_cbranch_vccnz .LBB0_319
; %bb.316:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_318
; %bb.317:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	flat_store_dwordx2 v[21:22], v[4:5]
.LBB0_318:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[21:22] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
	s_branch .LBB0_320
.LBB0_319:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], s[38:39]
.LBB0_320:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v34
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_16
; %bb.321:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v0, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_327
; %bb.322:                              ;   in Loop: Header=BB0_18 Depth=1
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
	s_branch .LBB0_324
.LBB0_323:                              ;   in Loop: Header=BB0_324 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_326
.LBB0_324:                              ;   Parent Loop BB0_18 Depth=1
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
	s_cbranch_execz .LBB0_323
; %bb.325:                              ;   in Loop: Header=BB0_324 Depth=2
	v_mov_b32_e32 v15, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v16, s49
	;;#ASMSTART
	onward_wait_x2 v[15:16], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB0_323
.LBB0_326:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v4, s91, v5
	v_mov_b32_e32 v0, 0
.LBB0_327:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v0
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_16
; %bb.328:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_15
; %bb.329:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[21:22], v[4:5]
	s_branch .LBB0_15
.LBB0_330:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[66:67]
	s_cbranch_vccz .LBB0_348
; %bb.331:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB0_352
; %bb.332:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB0_334
.LBB0_333:                              ;   in Loop: Header=BB0_334 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[74:75], s[78:79], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB0_351
.LBB0_334:                              ;   Parent Loop BB0_18 Depth=1
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
	s_cbranch_execz .LBB0_333
; %bb.335:                              ;   in Loop: Header=BB0_334 Depth=2
	v_mov_b32_e32 v15, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v16, s49
	;;#ASMSTART
	onward_wait_x2 v[15:16], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB0_333
.LBB0_336:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[66:67]
	s_cbranch_vccz .LBB0_349
; %bb.337:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB0_384
; %bb.338:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB0_340
.LBB0_339:                              ;   in Loop: Header=BB0_340 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[74:75], s[78:79], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB0_383
.LBB0_340:                              ;   Parent Loop BB0_18 Depth=1
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
	s_cbranch_execz .LBB0_339
; %bb.341:                              ;   in Loop: Header=BB0_340 Depth=2
	v_mov_b32_e32 v15, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v16, s49
	;;#ASMSTART
	onward_wait_x2 v[15:16], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB0_339
.LBB0_342:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[66:67]
	s_cbranch_vccz .LBB0_350
; %bb.343:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB0_421
; %bb.344:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB0_346
.LBB0_345:                              ;   in Loop: Header=BB0_346 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[74:75], s[78:79], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB0_420
.LBB0_346:                              ;   Parent Loop BB0_18 Depth=1
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
	s_cbranch_execz .LBB0_345
; %bb.347:                              ;   in Loop: Header=BB0_346 Depth=2
	v_mov_b32_e32 v15, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v16, s49
	;;#ASMSTART
	onward_wait_x2 v[15:16], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB0_345
.LBB0_348:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_353
.LBB0_349:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_385
.LBB0_350:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_422
.LBB0_351:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v4, s91, v5
.LBB0_352:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_222
.LBB0_353:                              ;   in Loop: Header=BB0_18 Depth=1
	v_readfirstlane_b32 s41, v0
	v_add_u32_e32 v16, vcc, 1, v12
                                        ; implicit-def: $vgpr8_vgpr9
.LBB0_354:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_361 Depth 3
                                        ;         Child Loop BB0_365 Depth 4
                                        ;         Child Loop BB0_369 Depth 4
	v_mov_b32_e32 v0, s41
	v_cndmask_b32_e64 v5, 0, v0, s[4:5]
	v_cndmask_b32_e64 v4, v12, 1, s[4:5]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_356
; %bb.355:                              ;   in Loop: Header=BB0_354 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[17:18], v[31:32], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[31:32], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_357
	s_branch .LBB0_371
.LBB0_356:                              ;   in Loop: Header=BB0_354 Depth=2
                                        ; implicit-def: $vgpr17_vgpr18
.LBB0_357:                              ;   in Loop: Header=BB0_354 Depth=2
	s_mov_b64 s[72:73], 0
	v_mov_b32_e32 v0, 0
                                        ; implicit-def: $sgpr74_sgpr75
                                        ; implicit-def: $vgpr10_vgpr11
	s_branch .LBB0_361
.LBB0_358:                              ;   in Loop: Header=BB0_361 Depth=3
	s_or_b64 exec, exec, s[78:79]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v13, s100
	v_mov_b32_e32 v18, v11
	v_cndmask_b32_e64 v0, v13, v0, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v17, v10
.LBB0_359:                              ;   in Loop: Header=BB0_361 Depth=3
	s_andn2_b64 s[74:75], s[74:75], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[74:75], s[74:75], s[10:11]
.LBB0_360:                              ;   in Loop: Header=BB0_361 Depth=3
	s_or_b64 exec, exec, s[76:77]
	s_xor_b64 s[10:11], s[74:75], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v10, v17
	s_or_b64 s[72:73], s[10:11], s[72:73]
	v_mov_b32_e32 v11, v18
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB0_370
.LBB0_361:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_354 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_365 Depth 4
                                        ;         Child Loop BB0_369 Depth 4
	v_mov_b32_e32 v17, s48
	v_mov_b32_e32 v18, s49
	flat_load_dwordx2 v[17:18], v[17:18] glc
	s_andn2_b64 s[74:75], s[74:75], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v36, v18, v1
	v_and_b32_e32 v35, v17, v14
	v_cmp_eq_u64_e32 vcc, v[35:36], v[4:5]
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_360
; %bb.362:                              ;   in Loop: Header=BB0_361 Depth=3
	v_mov_b32_e32 v35, s58
	v_mov_b32_e32 v36, s59
	flat_load_dwordx2 v[35:36], v[35:36] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[40:41], v[35:36]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_359
; %bb.363:                              ;   in Loop: Header=BB0_361 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s92, v0
	v_mov_b32_e32 v13, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_367
; %bb.364:                              ;   in Loop: Header=BB0_361 Depth=3
	s_mov_b64 s[78:79], 0
	v_mov_b32_e32 v13, v0
.LBB0_365:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_354 Depth=2
                                        ;       Parent Loop BB0_361 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v13, vcc, s93, v13
	v_cmp_gt_u32_e32 vcc, s94, v13
	s_or_b64 s[78:79], vcc, s[78:79]
	s_sleep 15
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execnz .LBB0_365
; %bb.366:                              ;   in Loop: Header=BB0_361 Depth=3
	s_or_b64 exec, exec, s[78:79]
.LBB0_367:                              ;   in Loop: Header=BB0_361 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s95, v0
	v_cmp_lt_u32_e32 vcc, 63, v13
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_358
; %bb.368:                              ;   in Loop: Header=BB0_361 Depth=3
	s_mov_b64 s[80:81], 0
.LBB0_369:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_354 Depth=2
                                        ;       Parent Loop BB0_361 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v13, vcc, 64, v13
	v_cmp_gt_u32_e32 vcc, 64, v13
	s_or_b64 s[80:81], vcc, s[80:81]
	s_sleep 1
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execnz .LBB0_369
	s_branch .LBB0_358
.LBB0_370:                              ;   in Loop: Header=BB0_354 Depth=2
	s_or_b64 exec, exec, s[72:73]
.LBB0_371:                              ;   in Loop: Header=BB0_354 Depth=2
	v_readfirstlane_b32 s10, v17
	v_cmp_eq_u32_e32 vcc, s10, v12
	v_readfirstlane_b32 s38, v18
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
	s_cbranch_vccnz .LBB0_373
; %bb.372:                              ;   in Loop: Header=BB0_354 Depth=2
	s_and_b32 s38, s38, s91
	s_mov_b64 s[10:11], 0
.LBB0_373:                              ;   in Loop: Header=BB0_354 Depth=2
	v_mov_b32_e32 v4, s38
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v5, s39
	s_cbranch_vccnz .LBB0_381
; %bb.374:                              ;   in Loop: Header=BB0_354 Depth=2
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dword v0, v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[17:18], v[4:5] glc
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s41, v0
	v_mov_b32_e32 v11, s41
	v_mov_b32_e32 v0, 3
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[17:18], v[11:12]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_380
; %bb.375:                              ;   in Loop: Header=BB0_354 Depth=2
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_379
; %bb.376:                              ;   in Loop: Header=BB0_354 Depth=2
	v_mov_b32_e32 v4, s62
	v_mov_b32_e32 v5, s63
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v5, s47
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[15:18] glc
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[17:18]
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_378
; %bb.377:                              ;   in Loop: Header=BB0_354 Depth=2
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v17, s41
	v_mov_b32_e32 v5, s49
	s_or_b32 s38, s41, s71
	flat_store_dwordx2 v[4:5], v[16:17]
	v_mov_b32_e32 v17, s38
	s_or_b32 s38, s41, s28
	flat_store_dwordx2 v[4:5], v[16:17]
	v_mov_b32_e32 v17, s38
	s_or_b32 s38, s41, s33
	flat_store_dwordx2 v[4:5], v[16:17]
	v_mov_b32_e32 v17, s38
	s_or_b32 s38, s41, s90
	flat_store_dwordx2 v[4:5], v[16:17]
	v_mov_b32_e32 v17, s38
	v_mov_b32_e32 v0, s41
	flat_store_dwordx2 v[4:5], v[16:17]
.LBB0_378:                              ;   in Loop: Header=BB0_354 Depth=2
	s_or_b64 exec, exec, s[72:73]
.LBB0_379:                              ;   in Loop: Header=BB0_354 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s38, v0
	s_cmp_lg_u32 s38, 0
	s_cselect_b64 s[10:11], -1, 0
	s_cmp_eq_u32 s38, 0
	s_cselect_b64 vcc, -1, 0
	v_mov_b32_e32 v0, s38
	v_cndmask_b32_e32 v9, 0, v9, vcc
	v_cndmask_b32_e32 v8, v0, v8, vcc
	v_cndmask_b32_e64 v0, 0, 1, s[10:11]
.LBB0_380:                              ;   in Loop: Header=BB0_354 Depth=2
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v5, v9
.LBB0_381:                              ;   in Loop: Header=BB0_354 Depth=2
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_222
; %bb.382:                              ;   in Loop: Header=BB0_354 Depth=2
	v_mov_b32_e32 v9, v5
	v_mov_b32_e32 v8, v4
	s_branch .LBB0_354
.LBB0_383:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v4, s91, v5
	v_mov_b32_e32 v5, v7
.LBB0_384:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_247
.LBB0_385:                              ;   in Loop: Header=BB0_18 Depth=1
	v_readfirstlane_b32 s38, v0
	v_add_u32_e32 v16, vcc, 1, v12
                                        ; implicit-def: $vgpr8_vgpr9
.LBB0_386:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_393 Depth 3
                                        ;         Child Loop BB0_397 Depth 4
                                        ;         Child Loop BB0_401 Depth 4
	v_mov_b32_e32 v0, s38
	v_cndmask_b32_e64 v5, 0, v0, s[4:5]
	v_cndmask_b32_e64 v4, v12, 1, s[4:5]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_388
; %bb.387:                              ;   in Loop: Header=BB0_386 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[17:18], v[31:32], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[31:32], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_389
	s_branch .LBB0_403
.LBB0_388:                              ;   in Loop: Header=BB0_386 Depth=2
                                        ; implicit-def: $vgpr17_vgpr18
.LBB0_389:                              ;   in Loop: Header=BB0_386 Depth=2
	s_mov_b32 s41, s38
	s_mov_b64 s[72:73], 0
	v_mov_b32_e32 v0, 0
                                        ; implicit-def: $sgpr74_sgpr75
                                        ; implicit-def: $vgpr10_vgpr11
	s_branch .LBB0_393
.LBB0_390:                              ;   in Loop: Header=BB0_393 Depth=3
	s_or_b64 exec, exec, s[78:79]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v13, s100
	v_mov_b32_e32 v18, v11
	v_cndmask_b32_e64 v0, v13, v0, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v17, v10
.LBB0_391:                              ;   in Loop: Header=BB0_393 Depth=3
	s_andn2_b64 s[74:75], s[74:75], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[74:75], s[74:75], s[10:11]
.LBB0_392:                              ;   in Loop: Header=BB0_393 Depth=3
	s_or_b64 exec, exec, s[76:77]
	s_xor_b64 s[10:11], s[74:75], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v10, v17
	s_or_b64 s[72:73], s[10:11], s[72:73]
	v_mov_b32_e32 v11, v18
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB0_402
.LBB0_393:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_386 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_397 Depth 4
                                        ;         Child Loop BB0_401 Depth 4
	v_mov_b32_e32 v17, s48
	v_mov_b32_e32 v18, s49
	flat_load_dwordx2 v[17:18], v[17:18] glc
	s_andn2_b64 s[74:75], s[74:75], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v36, v18, v1
	v_and_b32_e32 v35, v17, v14
	v_cmp_eq_u64_e32 vcc, v[35:36], v[4:5]
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_392
; %bb.394:                              ;   in Loop: Header=BB0_393 Depth=3
	v_mov_b32_e32 v35, s58
	v_mov_b32_e32 v36, s59
	flat_load_dwordx2 v[35:36], v[35:36] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[40:41], v[35:36]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_391
; %bb.395:                              ;   in Loop: Header=BB0_393 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s92, v0
	v_mov_b32_e32 v13, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_399
; %bb.396:                              ;   in Loop: Header=BB0_393 Depth=3
	s_mov_b64 s[78:79], 0
	v_mov_b32_e32 v13, v0
.LBB0_397:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_386 Depth=2
                                        ;       Parent Loop BB0_393 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v13, vcc, s93, v13
	v_cmp_gt_u32_e32 vcc, s94, v13
	s_or_b64 s[78:79], vcc, s[78:79]
	s_sleep 15
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execnz .LBB0_397
; %bb.398:                              ;   in Loop: Header=BB0_393 Depth=3
	s_or_b64 exec, exec, s[78:79]
.LBB0_399:                              ;   in Loop: Header=BB0_393 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s95, v0
	v_cmp_lt_u32_e32 vcc, 63, v13
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_390
; %bb.400:                              ;   in Loop: Header=BB0_393 Depth=3
	s_mov_b64 s[80:81], 0
.LBB0_401:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_386 Depth=2
                                        ;       Parent Loop BB0_393 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v13, vcc, 64, v13
	v_cmp_gt_u32_e32 vcc, 64, v13
	s_or_b64 s[80:81], vcc, s[80:81]
	s_sleep 1
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execnz .LBB0_401
	s_branch .LBB0_390
.LBB0_402:                              ;   in Loop: Header=BB0_386 Depth=2
	s_or_b64 exec, exec, s[72:73]
.LBB0_403:                              ;   in Loop: Header=BB0_386 Depth=2
	v_readfirstlane_b32 s10, v17
	v_cmp_eq_u32_e32 vcc, s10, v12
	v_readfirstlane_b32 s41, v18
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[72:73], -1
                                        ; implicit-def: $sgpr10_sgpr11
	s_cbranch_vccnz .LBB0_405
; %bb.404:                              ;   in Loop: Header=BB0_386 Depth=2
	s_and_b32 s10, s41, s91
	s_mov_b32 s11, s39
	s_mov_b64 s[72:73], 0
.LBB0_405:                              ;   in Loop: Header=BB0_386 Depth=2
	v_mov_b32_e32 v4, s10
	s_andn2_b64 vcc, exec, s[72:73]
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v5, s11
	s_cbranch_vccnz .LBB0_418
; %bb.406:                              ;   in Loop: Header=BB0_386 Depth=2
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dword v0, v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[17:18], v[4:5] glc
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s38, v0
	v_mov_b32_e32 v11, s38
	v_mov_b32_e32 v0, 3
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[17:18], v[11:12]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_417
; %bb.407:                              ;   in Loop: Header=BB0_386 Depth=2
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB0_416
; %bb.408:                              ;   in Loop: Header=BB0_386 Depth=2
	v_mov_b32_e32 v4, s62
	v_mov_b32_e32 v5, s63
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v0, s38
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, 0, v[10:11]
	v_cndmask_b32_e64 v15, v0, 0, vcc
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[15:18] glc
	v_cmp_ne_u64_e32 vcc, 0, v[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[4:5], v[17:18]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[74:75], s[10:11]
	s_cbranch_execz .LBB0_415
; %bb.409:                              ;   in Loop: Header=BB0_386 Depth=2
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_413
; %bb.410:                              ;   in Loop: Header=BB0_386 Depth=2
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v5, s49
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, s91, v5
	v_cmp_eq_u32_e32 vcc, s38, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_412
; %bb.411:                              ;   in Loop: Header=BB0_386 Depth=2
	v_mov_b32_e32 v17, s48
	v_sub_u32_e32 v5, vcc, s38, v0
	v_mov_b32_e32 v4, v7
	v_mov_b32_e32 v18, s49
	flat_atomic_add_x2 v[17:18], v[4:5]
.LBB0_412:                              ;   in Loop: Header=BB0_386 Depth=2
	v_mov_b32_e32 v4, s60
	v_lshrrev_b64 v[10:11], 16, v[10:11]
	v_mov_b32_e32 v5, s61
	s_mov_b32 s10, 0x3000000
	flat_store_dword v[4:5], v16
	v_or_b32_e32 v5, s10, v11
	v_mov_b32_e32 v4, v7
	s_branch .LBB0_415
.LBB0_413:                              ;   in Loop: Header=BB0_386 Depth=2
                                        ; implicit-def: $vgpr4_vgpr5
	s_cbranch_execz .LBB0_415
; %bb.414:                              ;   in Loop: Header=BB0_386 Depth=2
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v17, s38
	v_mov_b32_e32 v5, s49
	s_or_b32 s10, s38, s71
	flat_store_dwordx2 v[4:5], v[16:17]
	v_mov_b32_e32 v17, s10
	s_or_b32 s10, s38, s28
	flat_store_dwordx2 v[4:5], v[16:17]
	v_mov_b32_e32 v17, s10
	s_or_b32 s10, s38, s33
	flat_store_dwordx2 v[4:5], v[16:17]
	v_mov_b32_e32 v17, s10
	s_or_b32 s10, s38, s90
	flat_store_dwordx2 v[4:5], v[16:17]
	v_mov_b32_e32 v17, s10
	flat_store_dwordx2 v[4:5], v[16:17]
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
.LBB0_415:                              ;   in Loop: Header=BB0_386 Depth=2
	s_or_b64 exec, exec, s[74:75]
.LBB0_416:                              ;   in Loop: Header=BB0_386 Depth=2
	s_or_b64 exec, exec, s[72:73]
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
	s_cmp_lg_u64 s[10:11], 0
	s_cselect_b64 s[72:73], -1, 0
	s_cmp_eq_u64 s[10:11], 0
	v_mov_b32_e32 v0, s11
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v9, v0, v9, vcc
	v_mov_b32_e32 v0, s10
	v_cndmask_b32_e32 v8, v0, v8, vcc
	v_cndmask_b32_e64 v0, 0, 1, s[72:73]
.LBB0_417:                              ;   in Loop: Header=BB0_386 Depth=2
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v5, v9
.LBB0_418:                              ;   in Loop: Header=BB0_386 Depth=2
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_247
; %bb.419:                              ;   in Loop: Header=BB0_386 Depth=2
	v_mov_b32_e32 v9, v5
	v_mov_b32_e32 v8, v4
	s_branch .LBB0_386
.LBB0_420:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v4, s91, v5
.LBB0_421:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_315
.LBB0_422:                              ;   in Loop: Header=BB0_18 Depth=1
	v_readfirstlane_b32 s41, v0
	v_add_u32_e32 v16, vcc, 1, v12
                                        ; implicit-def: $vgpr8_vgpr9
.LBB0_423:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_430 Depth 3
                                        ;         Child Loop BB0_434 Depth 4
                                        ;         Child Loop BB0_438 Depth 4
	v_mov_b32_e32 v0, s41
	v_cndmask_b32_e64 v5, 0, v0, s[4:5]
	v_cndmask_b32_e64 v4, v12, 1, s[4:5]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_425
; %bb.424:                              ;   in Loop: Header=BB0_423 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[17:18], v[31:32], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[31:32], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_426
	s_branch .LBB0_440
.LBB0_425:                              ;   in Loop: Header=BB0_423 Depth=2
                                        ; implicit-def: $vgpr17_vgpr18
.LBB0_426:                              ;   in Loop: Header=BB0_423 Depth=2
	s_mov_b64 s[72:73], 0
	v_mov_b32_e32 v0, 0
                                        ; implicit-def: $sgpr74_sgpr75
                                        ; implicit-def: $vgpr10_vgpr11
	s_branch .LBB0_430
.LBB0_427:                              ;   in Loop: Header=BB0_430 Depth=3
	s_or_b64 exec, exec, s[78:79]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v13, s100
	v_mov_b32_e32 v18, v11
	v_cndmask_b32_e64 v0, v13, v0, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v17, v10
.LBB0_428:                              ;   in Loop: Header=BB0_430 Depth=3
	s_andn2_b64 s[74:75], s[74:75], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[74:75], s[74:75], s[10:11]
.LBB0_429:                              ;   in Loop: Header=BB0_430 Depth=3
	s_or_b64 exec, exec, s[76:77]
	s_xor_b64 s[10:11], s[74:75], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v10, v17
	s_or_b64 s[72:73], s[10:11], s[72:73]
	v_mov_b32_e32 v11, v18
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB0_439
.LBB0_430:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_423 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_434 Depth 4
                                        ;         Child Loop BB0_438 Depth 4
	v_mov_b32_e32 v17, s48
	v_mov_b32_e32 v18, s49
	flat_load_dwordx2 v[17:18], v[17:18] glc
	s_andn2_b64 s[74:75], s[74:75], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v36, v18, v1
	v_and_b32_e32 v35, v17, v14
	v_cmp_eq_u64_e32 vcc, v[35:36], v[4:5]
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_429
; %bb.431:                              ;   in Loop: Header=BB0_430 Depth=3
	v_mov_b32_e32 v35, s58
	v_mov_b32_e32 v36, s59
	flat_load_dwordx2 v[35:36], v[35:36] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[40:41], v[35:36]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_428
; %bb.432:                              ;   in Loop: Header=BB0_430 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s92, v0
	v_mov_b32_e32 v13, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_436
; %bb.433:                              ;   in Loop: Header=BB0_430 Depth=3
	s_mov_b64 s[78:79], 0
	v_mov_b32_e32 v13, v0
.LBB0_434:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_423 Depth=2
                                        ;       Parent Loop BB0_430 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v13, vcc, s93, v13
	v_cmp_gt_u32_e32 vcc, s94, v13
	s_or_b64 s[78:79], vcc, s[78:79]
	s_sleep 15
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execnz .LBB0_434
; %bb.435:                              ;   in Loop: Header=BB0_430 Depth=3
	s_or_b64 exec, exec, s[78:79]
.LBB0_436:                              ;   in Loop: Header=BB0_430 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s95, v0
	v_cmp_lt_u32_e32 vcc, 63, v13
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_427
; %bb.437:                              ;   in Loop: Header=BB0_430 Depth=3
	s_mov_b64 s[80:81], 0
.LBB0_438:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_423 Depth=2
                                        ;       Parent Loop BB0_430 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v13, vcc, 64, v13
	v_cmp_gt_u32_e32 vcc, 64, v13
	s_or_b64 s[80:81], vcc, s[80:81]
	s_sleep 1
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execnz .LBB0_438
	s_branch .LBB0_427
.LBB0_439:                              ;   in Loop: Header=BB0_423 Depth=2
	s_or_b64 exec, exec, s[72:73]
.LBB0_440:                              ;   in Loop: Header=BB0_423 Depth=2
	v_readfirstlane_b32 s10, v17
	v_cmp_eq_u32_e32 vcc, s10, v12
	v_readfirstlane_b32 s38, v18
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
	s_cbranch_vccnz .LBB0_442
; %bb.441:                              ;   in Loop: Header=BB0_423 Depth=2
	s_and_b32 s38, s38, s91
	s_mov_b64 s[10:11], 0
.LBB0_442:                              ;   in Loop: Header=BB0_423 Depth=2
	v_mov_b32_e32 v4, s38
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v5, s39
	s_cbranch_vccnz .LBB0_450
; %bb.443:                              ;   in Loop: Header=BB0_423 Depth=2
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dword v0, v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[17:18], v[4:5] glc
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s41, v0
	v_mov_b32_e32 v11, s41
	v_mov_b32_e32 v0, 3
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[17:18], v[11:12]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_449
; %bb.444:                              ;   in Loop: Header=BB0_423 Depth=2
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_448
; %bb.445:                              ;   in Loop: Header=BB0_423 Depth=2
	v_mov_b32_e32 v4, s62
	v_mov_b32_e32 v5, s63
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v5, s47
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[15:18] glc
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[17:18]
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_447
; %bb.446:                              ;   in Loop: Header=BB0_423 Depth=2
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v17, s41
	v_mov_b32_e32 v5, s49
	s_or_b32 s38, s41, s71
	flat_store_dwordx2 v[4:5], v[16:17]
	v_mov_b32_e32 v17, s38
	s_or_b32 s38, s41, s28
	flat_store_dwordx2 v[4:5], v[16:17]
	v_mov_b32_e32 v17, s38
	s_or_b32 s38, s41, s33
	flat_store_dwordx2 v[4:5], v[16:17]
	v_mov_b32_e32 v17, s38
	s_or_b32 s38, s41, s90
	flat_store_dwordx2 v[4:5], v[16:17]
	v_mov_b32_e32 v17, s38
	v_mov_b32_e32 v0, s41
	flat_store_dwordx2 v[4:5], v[16:17]
.LBB0_447:                              ;   in Loop: Header=BB0_423 Depth=2
	s_or_b64 exec, exec, s[72:73]
.LBB0_448:                              ;   in Loop: Header=BB0_423 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s38, v0
	s_cmp_lg_u32 s38, 0
	s_cselect_b64 s[10:11], -1, 0
	s_cmp_eq_u32 s38, 0
	s_cselect_b64 vcc, -1, 0
	v_mov_b32_e32 v0, s38
	v_cndmask_b32_e32 v9, 0, v9, vcc
	v_cndmask_b32_e32 v8, v0, v8, vcc
	v_cndmask_b32_e64 v0, 0, 1, s[10:11]
.LBB0_449:                              ;   in Loop: Header=BB0_423 Depth=2
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v5, v9
.LBB0_450:                              ;   in Loop: Header=BB0_423 Depth=2
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_315
; %bb.451:                              ;   in Loop: Header=BB0_423 Depth=2
	v_mov_b32_e32 v9, v5
	v_mov_b32_e32 v8, v4
	s_branch .LBB0_423
.LBB0_452:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
	v_and_b32_e32 v4, s91, v5
.LBB0_453:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB0_454:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s38, v4
	s_cbranch_vccnz .LBB0_458
; %bb.455:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_457
; %bb.456:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	flat_store_dwordx2 v[21:22], v[4:5]
.LBB0_457:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[21:22] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v5
	v_readfirstlane_b32 s14, v4
	s_branch .LBB0_459
.LBB0_458:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[14:15], s[38:39]
.LBB0_459:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v34
	v_cmp_lt_u64_e32 vcc, s[14:15], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_470
; %bb.460:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s15
	;;#ASMEND
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v0, s15
	v_mov_b32_e32 v5, s15
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_466
; %bb.461:                              ;   in Loop: Header=BB0_18 Depth=1
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
	s_branch .LBB0_463
.LBB0_462:                              ;   in Loop: Header=BB0_463 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[78:79]
	s_or_b64 s[76:77], s[80:81], s[76:77]
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB0_465
.LBB0_463:                              ;   Parent Loop BB0_18 Depth=1
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
	s_cbranch_execz .LBB0_462
; %bb.464:                              ;   in Loop: Header=BB0_463 Depth=2
	v_mov_b32_e32 v15, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v16, s49
	;;#ASMSTART
	onward_wait_x2 v[15:16], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[78:79], s[78:79], exec
	s_branch .LBB0_462
.LBB0_465:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_and_b32_e32 v4, s91, v5
	v_mov_b32_e32 v0, 0
.LBB0_466:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s38, v0
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s41, v4
	s_cbranch_vccnz .LBB0_470
; %bb.467:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_469
; %bb.468:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s41
	v_mov_b32_e32 v5, s38
	flat_store_dwordx2 v[21:22], v[4:5]
.LBB0_469:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[21:22] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
.LBB0_470:                              ;   in Loop: Header=BB0_18 Depth=1
	v_add_u32_e32 v0, vcc, 1, v12
	s_mov_b64 s[76:77], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_57
.LBB0_471:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, v38
	v_mov_b32_e32 v17, v12
	v_mov_b32_e32 v15, v38
	s_branch .LBB0_40
.LBB0_472:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dword v8, v[10:11] glc
.LBB0_473:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v9
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v8
	s_cbranch_vccnz .LBB0_477
; %bb.474:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB0_476
; %bb.475:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	flat_store_dwordx2 v[21:22], v[8:9]
.LBB0_476:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[8:9], v[21:22] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v9
	v_readfirstlane_b32 s14, v8
.LBB0_477:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB0_481
; %bb.478:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s80, s39
	s_mov_b32 s81, s15
	s_mov_b32 s82, s39
	s_mov_b32 s83, s40
	s_cmp_eq_u64 s[80:81], s[82:83]
	s_cselect_b64 s[80:81], -1, 0
	s_or_b64 s[10:11], s[10:11], s[80:81]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v9, 0
	s_cbranch_vccnz .LBB0_480
; %bb.479:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v8
.LBB0_480:                              ;   in Loop: Header=BB0_18 Depth=1
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
.LBB0_481:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB0_482:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s15, v9
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s14, v8
	s_cbranch_vccnz .LBB0_486
; %bb.483:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_485
; %bb.484:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	flat_store_dwordx2 v[21:22], v[4:5]
.LBB0_485:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[21:22] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v5
	v_readfirstlane_b32 s14, v4
.LBB0_486:                              ;   in Loop: Header=BB0_18 Depth=1
	v_add_u32_e32 v17, vcc, 1, v12
	s_cmp_eq_u32 s15, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_cbranch_scc1 .LBB0_547
; %bb.487:                              ;   in Loop: Header=BB0_18 Depth=1
	s_add_i32 s10, s8, s15
	s_cmp_lt_u32 s10, s14
	s_cselect_b64 s[10:11], -1, 0
	s_or_b64 s[10:11], s[52:53], s[10:11]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_502
.LBB0_488:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[30:31]
	v_mov_b32_e32 v4, v38
	s_cbranch_vccnz .LBB0_548
; %bb.489:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[76:77], s[12:13]
	s_cbranch_execz .LBB0_583
; %bb.490:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v0, s14
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_496
; %bb.491:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v8, v[4:5], v34 glc
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dword v0, v[4:5] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v16, vcc, 1, v8
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v16, v0
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_495
; %bb.492:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_add_u32_e32 v9, vcc, 2, v12
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, v16
	v_mov_b32_e32 v11, v17
	v_mov_b32_e32 v5, s47
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[8:11] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[16:17]
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_494
; %bb.493:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v10, v16
	v_mov_b32_e32 v5, s49
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s71, v16
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s28, v16
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s33, v16
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s90, v16
	v_mov_b32_e32 v8, v16
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB0_494:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[80:81]
	v_mov_b32_e32 v0, v16
.LBB0_495:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB0_496:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s38, v8
	v_mov_b32_e32 v4, s38
	s_cmp_lg_u32 s38, 0
	v_mov_b32_e32 v5, s39
	s_cbranch_scc1 .LBB0_583
; %bb.497:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_549
; %bb.498:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB0_551
; %bb.499:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v15, v6
	v_mov_b32_e32 v16, v7
	v_mov_b32_e32 v18, v7
	s_mov_b64 s[80:81], 0
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB0_545
.LBB0_500:                              ;   in Loop: Header=BB0_502 Depth=2
	s_or_b64 exec, exec, s[80:81]
.LBB0_501:                              ;   in Loop: Header=BB0_502 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB0_488
.LBB0_502:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_514 Depth 3
                                        ;       Child Loop BB0_535 Depth 3
                                        ;         Child Loop BB0_539 Depth 4
                                        ;         Child Loop BB0_543 Depth 4
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v5, s59
	v_mov_b32_e32 v9, s63
	flat_load_dwordx2 v[4:5], v[4:5] glc
	flat_load_dwordx2 v[8:9], v[8:9] glc
	v_mov_b32_e32 v10, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v11, 0
	s_cbranch_scc1 .LBB0_504
; %bb.503:                              ;   in Loop: Header=BB0_502 Depth=2
	v_mov_b32_e32 v10, s62
	v_mov_b32_e32 v11, s63
	flat_load_dwordx2 v[15:16], v[10:11] glc
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dword v10, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v15
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[14:15], 1, v10
	v_add_u32_e32 v11, vcc, -1, v10
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v11
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v11, s10
.LBB0_504:                              ;   in Loop: Header=BB0_502 Depth=2
	v_readfirstlane_b32 s15, v11
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s14, v10
	s_cbranch_vccnz .LBB0_508
; %bb.505:                              ;   in Loop: Header=BB0_502 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_507
; %bb.506:                              ;   in Loop: Header=BB0_502 Depth=2
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	flat_store_dwordx2 v[21:22], v[10:11]
.LBB0_507:                              ;   in Loop: Header=BB0_502 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[21:22] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v11
	v_readfirstlane_b32 s14, v10
.LBB0_508:                              ;   in Loop: Header=BB0_502 Depth=2
	v_mov_b32_e32 v33, v7
	v_cmp_lt_u64_e32 vcc, s[14:15], v[33:34]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_521
; %bb.509:                              ;   in Loop: Header=BB0_502 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_511
; %bb.510:                              ;   in Loop: Header=BB0_502 Depth=2
	flat_store_dword v[25:26], v7
.LBB0_511:                              ;   in Loop: Header=BB0_502 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s101
	;;#ASMEND
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_517
; %bb.512:                              ;   in Loop: Header=BB0_502 Depth=2
                                        ; implicit-def: $sgpr78_sgpr79
	s_branch .LBB0_514
.LBB0_513:                              ;   in Loop: Header=BB0_514 Depth=3
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[78:79]
	s_or_b64 s[14:15], s[80:81], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_516
.LBB0_514:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_502 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	;;#ASMSTART
	onward_wait_load v11, v[25:26], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[78:79], s[78:79], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_513
; %bb.515:                              ;   in Loop: Header=BB0_514 Depth=3
	;;#ASMSTART
	onward_wait v[25:26], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[78:79], s[78:79], exec
	s_branch .LBB0_513
.LBB0_516:                              ;   in Loop: Header=BB0_502 Depth=2
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v15, s64
	v_mov_b32_e32 v16, s65
	flat_load_dword v10, v[15:16] glc
.LBB0_517:                              ;   in Loop: Header=BB0_502 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s15, v11
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v10
	s_cbranch_vccnz .LBB0_521
; %bb.518:                              ;   in Loop: Header=BB0_502 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_520
; %bb.519:                              ;   in Loop: Header=BB0_502 Depth=2
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	flat_store_dwordx2 v[21:22], v[10:11]
.LBB0_520:                              ;   in Loop: Header=BB0_502 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[21:22] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s14, v10
.LBB0_521:                              ;   in Loop: Header=BB0_502 Depth=2
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s15, v8
	s_cbranch_vccnz .LBB0_525
; %bb.522:                              ;   in Loop: Header=BB0_502 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_524
; %bb.523:                              ;   in Loop: Header=BB0_502 Depth=2
	v_mov_b32_e32 v10, s15
	v_mov_b32_e32 v11, v7
	flat_store_dwordx2 v[21:22], v[10:11]
.LBB0_524:                              ;   in Loop: Header=BB0_502 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[21:22] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v10
.LBB0_525:                              ;   in Loop: Header=BB0_502 Depth=2
	s_cmp_eq_u32 s15, 0
	s_cbranch_scc1 .LBB0_529
; %bb.526:                              ;   in Loop: Header=BB0_502 Depth=2
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_xor_b64 s[78:79], exec, s[10:11]
	s_cbranch_execz .LBB0_501
; %bb.527:                              ;   in Loop: Header=BB0_502 Depth=2
	v_cndmask_b32_e64 v11, v9, v5, s[4:5]
	v_cndmask_b32_e64 v10, v8, v4, s[4:5]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_530
; %bb.528:                              ;   in Loop: Header=BB0_502 Depth=2
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v9, v6
	;;#ASMSTART
	onward_wait_load_x2 v[15:16], v[29:30], v[8:11] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[8:11] ne
	;;#ASMEND
	s_cbranch_execnz .LBB0_501
	s_branch .LBB0_531
.LBB0_529:                              ;   in Loop: Header=BB0_18 Depth=1
	s_branch .LBB0_488
.LBB0_530:                              ;   in Loop: Header=BB0_502 Depth=2
.LBB0_531:                              ;   in Loop: Header=BB0_502 Depth=2
	s_mov_b64 s[80:81], 0
	v_mov_b32_e32 v8, 0
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB0_535
.LBB0_532:                              ;   in Loop: Header=BB0_535 Depth=3
	s_or_b64 exec, exec, s[86:87]
	v_lshlrev_b32_e32 v8, 1, v8
	v_mov_b32_e32 v9, s100
	v_cndmask_b32_e64 v8, v9, v8, s[10:11]
	s_mov_b64 s[10:11], -1
.LBB0_533:                              ;   in Loop: Header=BB0_535 Depth=3
	s_andn2_b64 s[82:83], s[82:83], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[82:83], s[82:83], s[10:11]
.LBB0_534:                              ;   in Loop: Header=BB0_535 Depth=3
	s_or_b64 exec, exec, s[84:85]
	s_xor_b64 s[10:11], s[82:83], -1
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[80:81], s[10:11], s[80:81]
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execz .LBB0_500
.LBB0_535:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_502 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_539 Depth 4
                                        ;         Child Loop BB0_543 Depth 4
	v_mov_b32_e32 v15, s62
	v_mov_b32_e32 v16, s63
	flat_load_dwordx2 v[15:16], v[15:16] glc
	s_andn2_b64 s[82:83], s[82:83], exec
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[15:16], v[10:11]
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB0_534
; %bb.536:                              ;   in Loop: Header=BB0_535 Depth=3
	v_mov_b32_e32 v15, s58
	v_mov_b32_e32 v16, s59
	flat_load_dwordx2 v[15:16], v[15:16] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[15:16], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_533
; %bb.537:                              ;   in Loop: Header=BB0_535 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_cndmask_b32_e32 v8, 64, v8, vcc
	v_cmp_lt_u32_e32 vcc, s92, v8
	v_mov_b32_e32 v9, v8
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_541
; %bb.538:                              ;   in Loop: Header=BB0_535 Depth=3
	s_mov_b64 s[86:87], 0
	v_mov_b32_e32 v9, v8
.LBB0_539:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_502 Depth=2
                                        ;       Parent Loop BB0_535 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v9, vcc, s93, v9
	v_cmp_gt_u32_e32 vcc, s94, v9
	s_or_b64 s[86:87], vcc, s[86:87]
	s_sleep 15
	s_andn2_b64 exec, exec, s[86:87]
	s_cbranch_execnz .LBB0_539
; %bb.540:                              ;   in Loop: Header=BB0_535 Depth=3
	s_or_b64 exec, exec, s[86:87]
.LBB0_541:                              ;   in Loop: Header=BB0_535 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s95, v8
	v_cmp_lt_u32_e32 vcc, 63, v9
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB0_532
; %bb.542:                              ;   in Loop: Header=BB0_535 Depth=3
	s_mov_b64 s[88:89], 0
.LBB0_543:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_502 Depth=2
                                        ;       Parent Loop BB0_535 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v9, vcc, 64, v9
	v_cmp_gt_u32_e32 vcc, 64, v9
	s_or_b64 s[88:89], vcc, s[88:89]
	s_sleep 1
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execnz .LBB0_543
	s_branch .LBB0_532
.LBB0_544:                              ;   in Loop: Header=BB0_545 Depth=2
	s_or_b64 exec, exec, s[84:85]
	s_and_b64 s[84:85], exec, s[82:83]
	s_or_b64 s[80:81], s[84:85], s[80:81]
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execz .LBB0_550
.LBB0_545:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v9, s49
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[15:18] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v17, v4
	s_or_b64 s[82:83], s[82:83], exec
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB0_544
; %bb.546:                              ;   in Loop: Header=BB0_545 Depth=2
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v11, s49
	;;#ASMSTART
	onward_wait_x2 v[10:11], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[82:83], s[82:83], exec
	s_branch .LBB0_544
.LBB0_547:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, v38
.LBB0_548:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v15, s14
	s_branch .LBB0_40
.LBB0_549:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_552
.LBB0_550:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[80:81]
	v_and_b32_e32 v4, s91, v5
.LBB0_551:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB0_552:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_583
; %bb.553:                              ;   in Loop: Header=BB0_18 Depth=1
	v_readfirstlane_b32 s41, v0
	v_add_u32_e32 v9, vcc, 2, v12
                                        ; implicit-def: $vgpr35_vgpr36
.LBB0_554:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_561 Depth 3
                                        ;         Child Loop BB0_565 Depth 4
                                        ;         Child Loop BB0_569 Depth 4
	v_mov_b32_e32 v0, s41
	v_cndmask_b32_e64 v5, 0, v0, s[4:5]
	v_cndmask_b32_e64 v4, v17, 1, s[4:5]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_556
; %bb.555:                              ;   in Loop: Header=BB0_554 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[15:16], v[31:32], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[31:32], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_557
	s_branch .LBB0_571
.LBB0_556:                              ;   in Loop: Header=BB0_554 Depth=2
                                        ; implicit-def: $vgpr15_vgpr16
.LBB0_557:                              ;   in Loop: Header=BB0_554 Depth=2
	s_mov_b64 s[78:79], 0
	v_mov_b32_e32 v0, 0
                                        ; implicit-def: $sgpr80_sgpr81
                                        ; implicit-def: $vgpr10_vgpr11
	s_branch .LBB0_561
.LBB0_558:                              ;   in Loop: Header=BB0_561 Depth=3
	s_or_b64 exec, exec, s[84:85]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v8, s100
	v_mov_b32_e32 v16, v11
	v_cndmask_b32_e64 v0, v8, v0, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v15, v10
.LBB0_559:                              ;   in Loop: Header=BB0_561 Depth=3
	s_andn2_b64 s[80:81], s[80:81], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[80:81], s[80:81], s[10:11]
.LBB0_560:                              ;   in Loop: Header=BB0_561 Depth=3
	s_or_b64 exec, exec, s[82:83]
	s_xor_b64 s[10:11], s[80:81], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v10, v15
	s_or_b64 s[78:79], s[10:11], s[78:79]
	v_mov_b32_e32 v11, v16
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB0_570
.LBB0_561:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_554 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_565 Depth 4
                                        ;         Child Loop BB0_569 Depth 4
	v_mov_b32_e32 v15, s48
	v_mov_b32_e32 v16, s49
	flat_load_dwordx2 v[15:16], v[15:16] glc
	s_andn2_b64 s[80:81], s[80:81], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v40, v16, v1
	v_and_b32_e32 v39, v15, v14
	v_cmp_eq_u64_e32 vcc, v[39:40], v[4:5]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_560
; %bb.562:                              ;   in Loop: Header=BB0_561 Depth=3
	v_mov_b32_e32 v39, s58
	v_mov_b32_e32 v40, s59
	flat_load_dwordx2 v[39:40], v[39:40] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[40:41], v[39:40]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_559
; %bb.563:                              ;   in Loop: Header=BB0_561 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s92, v0
	v_mov_b32_e32 v8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_567
; %bb.564:                              ;   in Loop: Header=BB0_561 Depth=3
	s_mov_b64 s[84:85], 0
	v_mov_b32_e32 v8, v0
.LBB0_565:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_554 Depth=2
                                        ;       Parent Loop BB0_561 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v8, vcc, s93, v8
	v_cmp_gt_u32_e32 vcc, s94, v8
	s_or_b64 s[84:85], vcc, s[84:85]
	s_sleep 15
	s_andn2_b64 exec, exec, s[84:85]
	s_cbranch_execnz .LBB0_565
; %bb.566:                              ;   in Loop: Header=BB0_561 Depth=3
	s_or_b64 exec, exec, s[84:85]
.LBB0_567:                              ;   in Loop: Header=BB0_561 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s95, v0
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB0_558
; %bb.568:                              ;   in Loop: Header=BB0_561 Depth=3
	s_mov_b64 s[86:87], 0
.LBB0_569:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_554 Depth=2
                                        ;       Parent Loop BB0_561 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[86:87], vcc, s[86:87]
	s_sleep 1
	s_andn2_b64 exec, exec, s[86:87]
	s_cbranch_execnz .LBB0_569
	s_branch .LBB0_558
.LBB0_570:                              ;   in Loop: Header=BB0_554 Depth=2
	s_or_b64 exec, exec, s[78:79]
.LBB0_571:                              ;   in Loop: Header=BB0_554 Depth=2
	v_readfirstlane_b32 s10, v15
	v_cmp_eq_u32_e32 vcc, s10, v17
	v_readfirstlane_b32 s15, v16
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
	s_cbranch_vccnz .LBB0_573
; %bb.572:                              ;   in Loop: Header=BB0_554 Depth=2
	s_and_b32 s38, s15, s91
	s_mov_b64 s[10:11], 0
.LBB0_573:                              ;   in Loop: Header=BB0_554 Depth=2
	v_mov_b32_e32 v4, s38
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v5, s39
	s_cbranch_vccnz .LBB0_581
; %bb.574:                              ;   in Loop: Header=BB0_554 Depth=2
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dword v0, v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[10:11], v[4:5] glc
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s41, v0
	v_mov_b32_e32 v16, s41
	v_mov_b32_e32 v0, 3
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[16:17]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_580
; %bb.575:                              ;   in Loop: Header=BB0_554 Depth=2
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_579
; %bb.576:                              ;   in Loop: Header=BB0_554 Depth=2
	v_mov_b32_e32 v4, s62
	v_mov_b32_e32 v5, s63
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v5, s47
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[8:11] glc
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[10:11]
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_578
; %bb.577:                              ;   in Loop: Header=BB0_554 Depth=2
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
	v_mov_b32_e32 v0, s41
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB0_578:                              ;   in Loop: Header=BB0_554 Depth=2
	s_or_b64 exec, exec, s[78:79]
.LBB0_579:                              ;   in Loop: Header=BB0_554 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s15, v0
	s_cmp_lg_u32 s15, 0
	s_cselect_b64 s[10:11], -1, 0
	s_cmp_eq_u32 s15, 0
	s_cselect_b64 vcc, -1, 0
	v_mov_b32_e32 v0, s15
	v_cndmask_b32_e32 v36, 0, v36, vcc
	v_cndmask_b32_e32 v35, v0, v35, vcc
	v_cndmask_b32_e64 v0, 0, 1, s[10:11]
.LBB0_580:                              ;   in Loop: Header=BB0_554 Depth=2
	v_mov_b32_e32 v4, v35
	v_mov_b32_e32 v5, v36
.LBB0_581:                              ;   in Loop: Header=BB0_554 Depth=2
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_583
; %bb.582:                              ;   in Loop: Header=BB0_554 Depth=2
	v_mov_b32_e32 v36, v5
	v_mov_b32_e32 v35, v4
	s_branch .LBB0_554
.LBB0_583:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s38, v4
	s_cbranch_vccnz .LBB0_587
; %bb.584:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_586
; %bb.585:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	flat_store_dwordx2 v[21:22], v[4:5]
.LBB0_586:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[21:22] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
	s_branch .LBB0_588
.LBB0_587:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], s[38:39]
.LBB0_588:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v34
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_599
; %bb.589:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v0, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_595
; %bb.590:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s70, s39
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v8, s70
	v_mov_b32_e32 v5, s49
	v_mov_b32_e32 v9, s71
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	flat_atomic_add_x2 v[4:5], v[8:9]
	v_mov_b32_e32 v15, v6
	v_mov_b32_e32 v16, v7
	v_mov_b32_e32 v18, v7
	s_mov_b64 s[76:77], 0
                                        ; implicit-def: $sgpr78_sgpr79
	s_branch .LBB0_592
.LBB0_591:                              ;   in Loop: Header=BB0_592 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[78:79]
	s_or_b64 s[76:77], s[80:81], s[76:77]
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB0_594
.LBB0_592:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v9, s49
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[15:18] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v17, v4
	s_or_b64 s[78:79], s[78:79], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_591
; %bb.593:                              ;   in Loop: Header=BB0_592 Depth=2
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v11, s49
	;;#ASMSTART
	onward_wait_x2 v[10:11], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[78:79], s[78:79], exec
	s_branch .LBB0_591
.LBB0_594:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_and_b32_e32 v4, s91, v5
	v_mov_b32_e32 v0, 0
.LBB0_595:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v0
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_599
; %bb.596:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB0_598
; %bb.597:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[21:22], v[4:5]
.LBB0_598:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[21:22] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v4
.LBB0_599:                              ;   in Loop: Header=BB0_18 Depth=1
	v_add_u32_e32 v0, vcc, 2, v12
	s_mov_b64 s[76:77], -1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v15, s14
	s_branch .LBB0_40
.LBB0_600:
	s_endpgm
.LBB0_601:
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $sgpr5
                                        ; implicit-def: $sgpr4
	s_branch .LBB0_608
.LBB0_602:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s4, s28
.LBB0_603:
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_cmp_eq_u32 s38, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v1
	s_cbranch_scc1 .LBB0_607
; %bb.604:
	v_add_u32_e32 v1, vcc, 8, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_606
; %bb.605:
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v4, 0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_606:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s5, v1
.LBB0_607:
	s_mov_b64 s[0:1], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_608:
	s_mov_b64 s[2:3], 0
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_614
; %bb.609:
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_cmp_eq_u32 s38, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v1
	s_cbranch_scc1 .LBB0_613
; %bb.610:
	v_add_u32_e32 v1, vcc, 8, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_612
; %bb.611:
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v4, 0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_612:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s5, v1
.LBB0_613:
	s_mov_b64 s[2:3], -1
	s_mov_b32 s4, s14
.LBB0_614:
	s_mov_b64 s[34:35], -1
	v_mov_b32_e32 v38, s5
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
; codeLenInByte = 14732
; NumSgprs: 104
; NumVgprs: 41
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 12
; VGPRBlocks: 10
; NumSGPRsForWavesPerEU: 104
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
	v_cvt_f32_u32_e32 v2, s9
	s_sub_i32 s0, 0, s9
	s_add_i32 s4, s9, 63
	s_lshr_b32 s50, s4, 6
	v_rcp_iflag_f32_e32 v2, v2
	s_cmp_lg_u64 s[16:17], 0
	s_mov_b64 s[2:3], -1
	v_cndmask_b32_e64 v37, -1, 0, s[28:29]
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
	v_mov_b32_e32 v39, v19
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_38
	s_branch .LBB1_39
.LBB1_10:
	v_mov_b32_e32 v39, v19
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
	ds_write_b64 v37, v[2:3]
.LBB1_17:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v37
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
	ds_write_b64 v37, v[2:3]
.LBB1_29:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v37
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
	v_mov_b32_e32 v39, s0
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
	s_cbranch_scc1 .LBB1_788
; %bb.40:
	v_cmp_ne_u32_e64 s[0:1], 0, v0
	v_writelane_b32 v1, s0, 0
	s_xor_b64 s[38:39], s[36:37], -1
	s_and_b32 s30, s26, 15
	v_writelane_b32 v1, s1, 1
	s_and_b32 s0, s33, 0xfffe
	s_cmp_lg_u32 s0, 0
	s_cselect_b64 s[42:43], -1, 0
	s_cmp_eq_u32 s30, 4
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
	v_add_u32_e32 v38, vcc, s0, v0
	v_writelane_b32 v1, s10, 2
	s_and_b64 s[0:1], s[10:11], s[36:37]
	s_mov_b32 s27, 0
	s_mov_b32 s40, 1
	v_cndmask_b32_e64 v31, v2, v5, s[4:5]
	v_mov_b32_e32 v4, -1
	v_mov_b32_e32 v5, v3
	v_cmp_gt_u32_e64 s[6:7], s24, v38
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
	v_cndmask_b32_e64 v39, v39, v6, s[36:37]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_43:                               ;   in Loop: Header=BB1_44 Depth=1
	s_cmp_lt_u32 s31, s25
	s_cbranch_scc0 .LBB1_788
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
                                        ;     Child Loop BB1_659 Depth 2
                                        ;       Child Loop BB1_678 Depth 3
                                        ;       Child Loop BB1_711 Depth 3
                                        ;         Child Loop BB1_715 Depth 4
                                        ;         Child Loop BB1_719 Depth 4
                                        ;     Child Loop BB1_721 Depth 2
                                        ;     Child Loop BB1_730 Depth 2
                                        ;       Child Loop BB1_737 Depth 3
                                        ;         Child Loop BB1_741 Depth 4
                                        ;         Child Loop BB1_745 Depth 4
                                        ;     Child Loop BB1_774 Depth 2
                                        ;     Child Loop BB1_80 Depth 2
                                        ;     Child Loop BB1_108 Depth 2
                                        ;     Child Loop BB1_176 Depth 2
                                        ;     Child Loop BB1_194 Depth 2
                                        ;     Child Loop BB1_212 Depth 2
                                        ;       Child Loop BB1_219 Depth 3
                                        ;         Child Loop BB1_223 Depth 4
                                        ;         Child Loop BB1_227 Depth 4
                                        ;     Child Loop BB1_242 Depth 2
                                        ;     Child Loop BB1_411 Depth 2
                                        ;     Child Loop BB1_550 Depth 2
                                        ;       Child Loop BB1_557 Depth 3
                                        ;         Child Loop BB1_561 Depth 4
                                        ;         Child Loop BB1_565 Depth 4
                                        ;     Child Loop BB1_387 Depth 2
                                        ;     Child Loop BB1_405 Depth 2
                                        ;     Child Loop BB1_518 Depth 2
                                        ;       Child Loop BB1_525 Depth 3
                                        ;         Child Loop BB1_529 Depth 4
                                        ;         Child Loop BB1_533 Depth 4
                                        ;     Child Loop BB1_376 Depth 2
                                        ;     Child Loop BB1_452 Depth 2
                                        ;     Child Loop BB1_505 Depth 2
                                        ;     Child Loop BB1_587 Depth 2
                                        ;       Child Loop BB1_594 Depth 3
                                        ;         Child Loop BB1_598 Depth 4
                                        ;         Child Loop BB1_602 Depth 4
                                        ;     Child Loop BB1_493 Depth 2
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_cbranch_execz .LBB1_47
; %bb.45:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mul_lo_u32 v13, v39, s9
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
	v_mov_b32_e32 v6, v38
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
	v_add_u32_e32 v6, vcc, s11, v37
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
	v_add_u32_e32 v6, vcc, s15, v37
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
	v_mov_b32_e32 v6, v39
.LBB1_122:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], 0
	s_mov_b32 s33, s53
	v_mov_b32_e32 v17, v14
	v_mov_b32_e32 v18, v39
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
	v_add_u32_e32 v6, vcc, s14, v37
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
	s_cbranch_vccnz .LBB1_632
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
	v_add_u32_e32 v7, vcc, s10, v37
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
	s_and_b64 vcc, exec, s[42:43]
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
	v_add_u32_e32 v6, vcc, s14, v37
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
	v_mov_b32_e32 v35, s48
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v36, s49
	;;#ASMSTART
	onward_wait_x2 v[35:36], v[8:11] ne
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
	v_add_u32_e32 v7, vcc, s10, v37
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
	s_and_b64 vcc, exec, s[42:43]
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
	v_add_u32_e32 v7, vcc, s26, v37
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
	v_add_u32_e32 v6, vcc, s15, v37
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
	v_add_u32_e32 v6, vcc, s33, v37
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
	v_mov_b32_e32 v6, v39
	s_mov_b32 s33, s53
	v_mov_b32_e32 v17, v14
	v_mov_b32_e32 v18, v39
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
	s_cbranch_vccnz .LBB1_627
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
	s_cbranch_execz .LBB1_617
; %bb.294:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB1_296
.LBB1_295:                              ;   in Loop: Header=BB1_296 Depth=2
	s_or_b64 exec, exec, s[84:85]
	s_and_b64 s[84:85], exec, s[82:83]
	s_or_b64 s[80:81], s[84:85], s[80:81]
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execz .LBB1_616
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
	v_add_u32_e32 v6, vcc, s15, v37
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
	s_cbranch_vccnz .LBB1_339
; %bb.323:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB1_419
; %bb.324:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB1_334
; %bb.325:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, v39
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
	s_cbranch_scc0 .LBB1_401
.LBB1_334:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s26, v6
	s_cbranch_vccnz .LBB1_365
; %bb.335:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_367
; %bb.336:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v0
	s_lshl_b32 s11, s53, 3
	v_add_u32_e32 v6, vcc, s11, v37
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_338
; %bb.337:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s26
	v_mov_b32_e32 v11, s27
	ds_write_b64 v6, v[10:11]
.LBB1_338:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s41, s53, 1
	s_branch .LBB1_371
.LBB1_339:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[72:73]
	s_cbranch_vccz .LBB1_420
; %bb.340:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[68:69]
	s_cbranch_execz .LBB1_342
; %bb.341:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s16
	v_mov_b32_e32 v11, s17
	v_mov_b32_e32 v7, s31
	flat_store_dword v[10:11], v7
.LBB1_342:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB1_427
; %bb.343:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB1_360
; %bb.344:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v16, v39
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB1_359
; %bb.345:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, 0
	s_andn2_b64 vcc, exec, s[36:37]
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_cbranch_vccnz .LBB1_347
; %bb.346:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s62
	v_mov_b32_e32 v7, s63
	flat_load_dwordx2 v[6:7], v[6:7] glc
.LBB1_347:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v11, s47
	flat_atomic_add v10, v[10:11], v34 glc
	s_andn2_b64 vcc, exec, s[36:37]
	v_mov_b32_e32 v16, v19
	s_cbranch_vccnz .LBB1_349
; %bb.348:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v11, s64
	v_mov_b32_e32 v12, s65
	flat_load_dword v16, v[11:12] glc
.LBB1_349:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v15, vcc, 1, v10
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_cmp_eq_u32_e32 vcc, v15, v16
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB1_358
; %bb.350:                              ;   in Loop: Header=BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_357
; %bb.351:                              ;   in Loop: Header=BB1_44 Depth=1
	s_xor_b64 s[78:79], vcc, -1
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v17, v15
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[78:79]
	s_cbranch_vccz .LBB1_353
; %bb.352:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v35, s48
	v_mov_b32_e32 v12, v15
	v_mov_b32_e32 v36, s49
	flat_store_dwordx2 v[35:36], v[11:12]
	v_or_b32_e32 v12, s71, v15
	flat_store_dwordx2 v[35:36], v[11:12]
	v_or_b32_e32 v12, s91, v15
	flat_store_dwordx2 v[35:36], v[11:12]
	v_or_b32_e32 v12, s92, v15
	flat_store_dwordx2 v[35:36], v[11:12]
	v_or_b32_e32 v12, s93, v15
	flat_store_dwordx2 v[35:36], v[11:12]
	s_mov_b64 s[10:11], 0
.LBB1_353:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_357
; %bb.354:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v12, s48
	v_mov_b32_e32 v13, s49
	flat_load_dwordx2 v[12:13], v[12:13] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v10, s94, v13
	v_cmp_ne_u32_e32 vcc, v10, v15
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_356
; %bb.355:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v12, s48
	v_sub_u32_e32 v10, vcc, v15, v10
	v_mov_b32_e32 v13, s49
	flat_atomic_add_x2 v[12:13], v[9:10]
.LBB1_356:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_lshrrev_b64 v[6:7], 16, v[6:7]
	s_mov_b32 s10, 0x3000000
	v_or_b32_e32 v10, s10, v7
	v_mov_b32_e32 v12, s60
	v_mov_b32_e32 v18, v10
	v_mov_b32_e32 v13, s61
	v_mov_b32_e32 v17, v9
	flat_store_dword v[12:13], v11
.LBB1_357:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v16, v15
.LBB1_358:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB1_359:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
	v_readfirstlane_b32 s10, v17
	v_readfirstlane_b32 s11, v18
	v_mov_b32_e32 v6, s10
	s_cmp_lg_u64 s[10:11], 0
	v_mov_b32_e32 v7, s11
	s_cbranch_scc0 .LBB1_407
.LBB1_360:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s11, v7
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_366
; %bb.361:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_378
; %bb.362:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v0
	s_lshl_b32 s15, s53, 3
	v_add_u32_e32 v6, vcc, s15, v37
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_364
; %bb.363:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	ds_write_b64 v6, v[10:11]
.LBB1_364:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s41, s53, 1
	s_branch .LBB1_382
.LBB1_365:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], s[26:27]
	s_mov_b32 s41, s53
	s_branch .LBB1_372
.LBB1_366:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s41, s53
	s_branch .LBB1_383
.LBB1_367:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr41
	s_cbranch_execz .LBB1_371
; %bb.368:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_370
; %bb.369:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_370:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s41, s53
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_371:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
.LBB1_372:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v34
	v_cmp_lt_u64_e32 vcc, s[10:11], v[9:10]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_418
; %bb.373:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v10, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_390
; %bb.374:                              ;   in Loop: Header=BB1_44 Depth=1
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
	s_branch .LBB1_376
.LBB1_375:                              ;   in Loop: Header=BB1_376 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_389
.LBB1_376:                              ;   Parent Loop BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_375
; %bb.377:                              ;   in Loop: Header=BB1_376 Depth=2
	v_mov_b32_e32 v16, s48
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v17, s49
	;;#ASMSTART
	onward_wait_x2 v[16:17], v[8:11] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB1_375
.LBB1_378:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr41
	s_cbranch_execz .LBB1_382
; %bb.379:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_381
; %bb.380:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_381:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s41, s53
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_382:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
.LBB1_383:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v34
	v_cmp_lt_u64_e32 vcc, s[10:11], v[9:10]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_426
; %bb.384:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v10, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_396
; %bb.385:                              ;   in Loop: Header=BB1_44 Depth=1
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
	s_branch .LBB1_387
.LBB1_386:                              ;   in Loop: Header=BB1_387 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_395
.LBB1_387:                              ;   Parent Loop BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_386
; %bb.388:                              ;   in Loop: Header=BB1_387 Depth=2
	v_mov_b32_e32 v16, s48
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v17, s49
	;;#ASMSTART
	onward_wait_x2 v[16:17], v[8:11] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB1_386
.LBB1_389:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v6, s94, v7
	v_mov_b32_e32 v10, 0
.LBB1_390:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v10
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_418
; %bb.391:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_413
; %bb.392:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v0
	s_lshl_b32 s15, s41, 3
	v_add_u32_e32 v6, vcc, s15, v37
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_394
; %bb.393:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	ds_write_b64 v6, v[10:11]
.LBB1_394:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s26, s41, 1
	s_branch .LBB1_417
.LBB1_395:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v6, s94, v7
	v_mov_b32_e32 v10, 0
.LBB1_396:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v10
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_426
; %bb.397:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_421
; %bb.398:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v0
	s_lshl_b32 s15, s41, 3
	v_add_u32_e32 v6, vcc, s15, v37
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_400
; %bb.399:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	ds_write_b64 v6, v[10:11]
.LBB1_400:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s26, s41, 1
	s_branch .LBB1_425
.LBB1_401:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[66:67]
	s_cbranch_vccz .LBB1_512
; %bb.402:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB1_516
; %bb.403:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v15, v9
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB1_405
.LBB1_404:                              ;   in Loop: Header=BB1_405 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[74:75], s[78:79], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB1_515
.LBB1_405:                              ;   Parent Loop BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_404
; %bb.406:                              ;   in Loop: Header=BB1_405 Depth=2
	v_mov_b32_e32 v17, s48
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v18, s49
	;;#ASMSTART
	onward_wait_x2 v[17:18], v[8:11] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB1_404
.LBB1_407:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[66:67]
	s_cbranch_vccz .LBB1_513
; %bb.408:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB1_548
; %bb.409:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v15, v9
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB1_411
.LBB1_410:                              ;   in Loop: Header=BB1_411 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[74:75], s[78:79], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB1_547
.LBB1_411:                              ;   Parent Loop BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_410
; %bb.412:                              ;   in Loop: Header=BB1_411 Depth=2
	v_mov_b32_e32 v17, s48
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v18, s49
	;;#ASMSTART
	onward_wait_x2 v[17:18], v[8:11] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB1_410
.LBB1_413:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr26
	s_cbranch_execz .LBB1_417
; %bb.414:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_416
; %bb.415:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_416:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s26, s41
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_417:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v6
	s_mov_b32 s41, s26
.LBB1_418:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s10
	v_add_u32_e32 v16, vcc, 1, v14
	v_cndmask_b32_e64 v6, v39, v6, s[36:37]
	s_mov_b64 s[76:77], -1
.LBB1_419:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s33, s53
	v_mov_b32_e32 v17, v14
	v_mov_b32_e32 v18, v39
.LBB1_420:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s53, s33
	v_mov_b32_e32 v14, v17
	v_mov_b32_e32 v39, v18
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccnz .LBB1_428
	s_branch .LBB1_429
.LBB1_421:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr26
	s_cbranch_execz .LBB1_425
; %bb.422:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_424
; %bb.423:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_424:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s26, s41
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_425:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v6
	s_mov_b32 s41, s26
.LBB1_426:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s10
	v_add_u32_e32 v16, vcc, 1, v14
	v_cndmask_b32_e64 v6, v39, v6, s[36:37]
	s_mov_b64 s[76:77], -1
.LBB1_427:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccz .LBB1_429
.LBB1_428:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v39, v6
	v_mov_b32_e32 v14, v16
	s_mov_b32 s53, s41
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_429:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_431
; %bb.430:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s22
	v_mov_b32_e32 v7, s23
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v[6:7], v39
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB1_431:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[44:45]
	s_cbranch_vccnz .LBB1_43
; %bb.432:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB1_467
; %bb.433:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v0
	s_cmp_eq_u32 s10, 0
	v_mov_b32_e32 v6, 0
	s_cselect_b64 s[72:73], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v7, 0
	s_cbranch_scc1 .LBB1_435
; %bb.434:                              ;   in Loop: Header=BB1_44 Depth=1
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
.LBB1_435:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s11, v7
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_440
; %bb.436:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_441
; %bb.437:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s14, s53, 3
	v_add_u32_e32 v6, vcc, s14, v37
	s_andn2_b64 vcc, exec, s[72:73]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_439
; %bb.438:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	ds_write_b64 v6, v[10:11]
.LBB1_439:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s26, s53, 1
	s_branch .LBB1_445
.LBB1_440:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s26, s53
	s_branch .LBB1_446
.LBB1_441:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr26
	s_cbranch_execz .LBB1_445
; %bb.442:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_444
; %bb.443:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_444:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s26, s53
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_445:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
.LBB1_446:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v34
	v_cmp_lt_u64_e32 vcc, s[10:11], v[9:10]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_460
; %bb.447:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_449
; %bb.448:                              ;   in Loop: Header=BB1_44 Depth=1
	flat_store_dword v[25:26], v9
.LBB1_449:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s52
	;;#ASMEND
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_455
; %bb.450:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB1_452
.LBB1_451:                              ;   in Loop: Header=BB1_452 Depth=2
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[14:15], s[76:77], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_454
.LBB1_452:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v7, v[25:26], v[8:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_or_b64 s[74:75], s[74:75], exec
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_451
; %bb.453:                              ;   in Loop: Header=BB1_452 Depth=2
	;;#ASMSTART
	onward_wait v[25:26], v[8:9] ne
	;;#ASMEND
	s_andn2_b64 s[74:75], s[74:75], exec
	s_branch .LBB1_451
.LBB1_454:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dword v6, v[10:11] glc
.LBB1_455:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v7
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_460
; %bb.456:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_461
; %bb.457:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s14, s26, 3
	v_add_u32_e32 v6, vcc, s14, v37
	s_andn2_b64 vcc, exec, s[72:73]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_459
; %bb.458:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	ds_write_b64 v6, v[10:11]
.LBB1_459:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s53, s26, 1
	s_branch .LBB1_465
.LBB1_460:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s53, s26
	s_branch .LBB1_466
.LBB1_461:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr53
	s_cbranch_execz .LBB1_465
; %bb.462:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_464
; %bb.463:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_464:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s53, s26
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_465:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v6
.LBB1_466:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v39, s10
.LBB1_467:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB1_43
; %bb.468:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB1_478
; %bb.469:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, v39
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_477
; %bb.470:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v6, v[6:7], v34 glc
	s_andn2_b64 vcc, exec, s[36:37]
	v_mov_b32_e32 v16, v19
	s_cbranch_vccnz .LBB1_472
; %bb.471:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dword v16, v[10:11] glc
.LBB1_472:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v13, vcc, 1, v6
	v_cmp_eq_u32_e32 vcc, v13, v16
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB1_476
; %bb.473:                              ;   in Loop: Header=BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_475
; %bb.474:                              ;   in Loop: Header=BB1_44 Depth=1
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
.LBB1_475:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_mov_b32_e32 v16, v13
.LBB1_476:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB1_477:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s26, v15
	v_mov_b32_e32 v6, s26
	s_cmp_lg_u32 s26, 0
	v_mov_b32_e32 v7, s27
	s_cbranch_scc0 .LBB1_501
.LBB1_478:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s26, v6
	s_cbranch_vccnz .LBB1_483
; %bb.479:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_484
; %bb.480:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v0
	s_lshl_b32 s11, s53, 3
	v_add_u32_e32 v6, vcc, s11, v37
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_482
; %bb.481:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s26
	v_mov_b32_e32 v11, s27
	ds_write_b64 v6, v[10:11]
.LBB1_482:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s33, s53, 1
	s_branch .LBB1_488
.LBB1_483:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], s[26:27]
	s_mov_b32 s33, s53
	s_branch .LBB1_489
.LBB1_484:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr33
	s_cbranch_execz .LBB1_488
; %bb.485:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_487
; %bb.486:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_487:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s33, s53
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_488:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
.LBB1_489:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v34
	v_cmp_lt_u64_e32 vcc, s[10:11], v[9:10]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_41
; %bb.490:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v10, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_496
; %bb.491:                              ;   in Loop: Header=BB1_44 Depth=1
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
	s_branch .LBB1_493
.LBB1_492:                              ;   in Loop: Header=BB1_493 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_495
.LBB1_493:                              ;   Parent Loop BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_492
; %bb.494:                              ;   in Loop: Header=BB1_493 Depth=2
	v_mov_b32_e32 v16, s48
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v17, s49
	;;#ASMSTART
	onward_wait_x2 v[16:17], v[8:11] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB1_492
.LBB1_495:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v6, s94, v7
	v_mov_b32_e32 v10, 0
.LBB1_496:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v10
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_41
; %bb.497:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_507
; %bb.498:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v0
	s_lshl_b32 s15, s33, 3
	v_add_u32_e32 v6, vcc, s15, v37
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_500
; %bb.499:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	ds_write_b64 v6, v[10:11]
.LBB1_500:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s53, s33, 1
	s_branch .LBB1_511
.LBB1_501:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[66:67]
	s_cbranch_vccz .LBB1_514
; %bb.502:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB1_585
; %bb.503:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v15, v9
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB1_505
.LBB1_504:                              ;   in Loop: Header=BB1_505 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[74:75], s[78:79], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB1_584
.LBB1_505:                              ;   Parent Loop BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_504
; %bb.506:                              ;   in Loop: Header=BB1_505 Depth=2
	v_mov_b32_e32 v17, s48
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v18, s49
	;;#ASMSTART
	onward_wait_x2 v[17:18], v[8:11] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB1_504
.LBB1_507:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr53
	s_cbranch_execz .LBB1_511
; %bb.508:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_510
; %bb.509:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_510:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s53, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_511:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v6
	s_branch .LBB1_42
.LBB1_512:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
	s_branch .LBB1_517
.LBB1_513:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
	s_branch .LBB1_549
.LBB1_514:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
	s_branch .LBB1_586
.LBB1_515:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v6, s94, v7
.LBB1_516:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_334
.LBB1_517:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s41, v16
	v_add_u32_e32 v16, vcc, 1, v14
                                        ; implicit-def: $vgpr10_vgpr11
.LBB1_518:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_525 Depth 3
                                        ;         Child Loop BB1_529 Depth 4
                                        ;         Child Loop BB1_533 Depth 4
	v_mov_b32_e32 v6, s41
	v_cndmask_b32_e64 v7, 0, v6, s[4:5]
	v_cndmask_b32_e64 v6, v14, 1, s[4:5]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_520
; %bb.519:                              ;   in Loop: Header=BB1_518 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[17:18], v[31:32], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[31:32], v[4:7] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_521
	s_branch .LBB1_535
.LBB1_520:                              ;   in Loop: Header=BB1_518 Depth=2
                                        ; implicit-def: $vgpr17_vgpr18
.LBB1_521:                              ;   in Loop: Header=BB1_518 Depth=2
	s_mov_b64 s[72:73], 0
	v_mov_b32_e32 v15, 0
                                        ; implicit-def: $sgpr74_sgpr75
                                        ; implicit-def: $vgpr12_vgpr13
	s_branch .LBB1_525
.LBB1_522:                              ;   in Loop: Header=BB1_525 Depth=3
	s_or_b64 exec, exec, s[78:79]
	v_lshlrev_b32_e32 v15, 1, v15
	v_mov_b32_e32 v17, s1
	v_cndmask_b32_e64 v15, v17, v15, s[10:11]
	v_mov_b32_e32 v18, v13
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v17, v12
.LBB1_523:                              ;   in Loop: Header=BB1_525 Depth=3
	s_andn2_b64 s[74:75], s[74:75], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[74:75], s[74:75], s[10:11]
.LBB1_524:                              ;   in Loop: Header=BB1_525 Depth=3
	s_or_b64 exec, exec, s[76:77]
	s_xor_b64 s[10:11], s[74:75], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v12, v17
	s_or_b64 s[72:73], s[10:11], s[72:73]
	v_mov_b32_e32 v13, v18
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB1_534
.LBB1_525:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_518 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_529 Depth 4
                                        ;         Child Loop BB1_533 Depth 4
	v_mov_b32_e32 v17, s48
	v_mov_b32_e32 v18, s49
	flat_load_dwordx2 v[17:18], v[17:18] glc
	s_andn2_b64 s[74:75], s[74:75], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v36, v18, v3
	v_and_b32_e32 v35, v17, v2
	v_cmp_eq_u64_e32 vcc, v[35:36], v[6:7]
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_524
; %bb.526:                              ;   in Loop: Header=BB1_525 Depth=3
	v_mov_b32_e32 v35, s58
	v_mov_b32_e32 v36, s59
	flat_load_dwordx2 v[35:36], v[35:36] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[40:41], v[35:36]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_523
; %bb.527:                              ;   in Loop: Header=BB1_525 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v15
	v_cndmask_b32_e32 v15, 64, v15, vcc
	v_cmp_lt_u32_e32 vcc, s95, v15
	v_mov_b32_e32 v17, v15
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_531
; %bb.528:                              ;   in Loop: Header=BB1_525 Depth=3
	s_mov_b64 s[78:79], 0
	v_mov_b32_e32 v17, v15
.LBB1_529:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_518 Depth=2
                                        ;       Parent Loop BB1_525 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v17, vcc, s100, v17
	v_cmp_gt_u32_e32 vcc, s101, v17
	s_or_b64 s[78:79], vcc, s[78:79]
	s_sleep 15
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execnz .LBB1_529
; %bb.530:                              ;   in Loop: Header=BB1_525 Depth=3
	s_or_b64 exec, exec, s[78:79]
.LBB1_531:                              ;   in Loop: Header=BB1_525 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s0, v15
	v_cmp_lt_u32_e32 vcc, 63, v17
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB1_522
; %bb.532:                              ;   in Loop: Header=BB1_525 Depth=3
	s_mov_b64 s[80:81], 0
.LBB1_533:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_518 Depth=2
                                        ;       Parent Loop BB1_525 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v17, vcc, 64, v17
	v_cmp_gt_u32_e32 vcc, 64, v17
	s_or_b64 s[80:81], vcc, s[80:81]
	s_sleep 1
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execnz .LBB1_533
	s_branch .LBB1_522
.LBB1_534:                              ;   in Loop: Header=BB1_518 Depth=2
	s_or_b64 exec, exec, s[72:73]
.LBB1_535:                              ;   in Loop: Header=BB1_518 Depth=2
	v_readfirstlane_b32 s10, v17
	v_cmp_eq_u32_e32 vcc, s10, v14
	v_readfirstlane_b32 s26, v18
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
	s_cbranch_vccnz .LBB1_537
; %bb.536:                              ;   in Loop: Header=BB1_518 Depth=2
	s_and_b32 s26, s26, s94
	s_mov_b64 s[10:11], 0
.LBB1_537:                              ;   in Loop: Header=BB1_518 Depth=2
	v_mov_b32_e32 v6, s26
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v12, 1
	v_mov_b32_e32 v7, s27
	s_cbranch_vccnz .LBB1_545
; %bb.538:                              ;   in Loop: Header=BB1_518 Depth=2
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dword v12, v[6:7] glc
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	flat_load_dwordx2 v[17:18], v[6:7] glc
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s41, v12
	v_mov_b32_e32 v13, s41
	v_mov_b32_e32 v12, 3
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[17:18], v[13:14]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_544
; %bb.539:                              ;   in Loop: Header=BB1_518 Depth=2
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_543
; %bb.540:                              ;   in Loop: Header=BB1_518 Depth=2
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
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB1_542
; %bb.541:                              ;   in Loop: Header=BB1_518 Depth=2
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
.LBB1_542:                              ;   in Loop: Header=BB1_518 Depth=2
	s_or_b64 exec, exec, s[72:73]
.LBB1_543:                              ;   in Loop: Header=BB1_518 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s26, v6
	s_cmp_lg_u32 s26, 0
	s_cselect_b64 s[10:11], -1, 0
	s_cmp_eq_u32 s26, 0
	s_cselect_b64 vcc, -1, 0
	v_mov_b32_e32 v6, s26
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_cndmask_b32_e32 v10, v6, v10, vcc
	v_cndmask_b32_e64 v12, 0, 1, s[10:11]
.LBB1_544:                              ;   in Loop: Header=BB1_518 Depth=2
	v_mov_b32_e32 v6, v10
	v_mov_b32_e32 v7, v11
.LBB1_545:                              ;   in Loop: Header=BB1_518 Depth=2
	v_cmp_eq_u32_e32 vcc, 1, v12
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_334
; %bb.546:                              ;   in Loop: Header=BB1_518 Depth=2
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v10, v6
	s_branch .LBB1_518
.LBB1_547:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v6, s94, v7
	v_mov_b32_e32 v7, v9
.LBB1_548:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_360
.LBB1_549:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s26, v16
	v_add_u32_e32 v16, vcc, 1, v14
                                        ; implicit-def: $vgpr10_vgpr11
.LBB1_550:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_557 Depth 3
                                        ;         Child Loop BB1_561 Depth 4
                                        ;         Child Loop BB1_565 Depth 4
	v_mov_b32_e32 v6, s26
	v_cndmask_b32_e64 v7, 0, v6, s[4:5]
	v_cndmask_b32_e64 v6, v14, 1, s[4:5]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_552
; %bb.551:                              ;   in Loop: Header=BB1_550 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[17:18], v[31:32], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[31:32], v[4:7] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_553
	s_branch .LBB1_567
.LBB1_552:                              ;   in Loop: Header=BB1_550 Depth=2
                                        ; implicit-def: $vgpr17_vgpr18
.LBB1_553:                              ;   in Loop: Header=BB1_550 Depth=2
	s_mov_b32 s41, s26
	s_mov_b64 s[72:73], 0
	v_mov_b32_e32 v15, 0
                                        ; implicit-def: $sgpr74_sgpr75
                                        ; implicit-def: $vgpr12_vgpr13
	s_branch .LBB1_557
.LBB1_554:                              ;   in Loop: Header=BB1_557 Depth=3
	s_or_b64 exec, exec, s[78:79]
	v_lshlrev_b32_e32 v15, 1, v15
	v_mov_b32_e32 v17, s1
	v_cndmask_b32_e64 v15, v17, v15, s[10:11]
	v_mov_b32_e32 v18, v13
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v17, v12
.LBB1_555:                              ;   in Loop: Header=BB1_557 Depth=3
	s_andn2_b64 s[74:75], s[74:75], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[74:75], s[74:75], s[10:11]
.LBB1_556:                              ;   in Loop: Header=BB1_557 Depth=3
	s_or_b64 exec, exec, s[76:77]
	s_xor_b64 s[10:11], s[74:75], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v12, v17
	s_or_b64 s[72:73], s[10:11], s[72:73]
	v_mov_b32_e32 v13, v18
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB1_566
.LBB1_557:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_550 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_561 Depth 4
                                        ;         Child Loop BB1_565 Depth 4
	v_mov_b32_e32 v17, s48
	v_mov_b32_e32 v18, s49
	flat_load_dwordx2 v[17:18], v[17:18] glc
	s_andn2_b64 s[74:75], s[74:75], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v36, v18, v3
	v_and_b32_e32 v35, v17, v2
	v_cmp_eq_u64_e32 vcc, v[35:36], v[6:7]
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_556
; %bb.558:                              ;   in Loop: Header=BB1_557 Depth=3
	v_mov_b32_e32 v35, s58
	v_mov_b32_e32 v36, s59
	flat_load_dwordx2 v[35:36], v[35:36] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[40:41], v[35:36]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_555
; %bb.559:                              ;   in Loop: Header=BB1_557 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v15
	v_cndmask_b32_e32 v15, 64, v15, vcc
	v_cmp_lt_u32_e32 vcc, s95, v15
	v_mov_b32_e32 v17, v15
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_563
; %bb.560:                              ;   in Loop: Header=BB1_557 Depth=3
	s_mov_b64 s[78:79], 0
	v_mov_b32_e32 v17, v15
.LBB1_561:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_550 Depth=2
                                        ;       Parent Loop BB1_557 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v17, vcc, s100, v17
	v_cmp_gt_u32_e32 vcc, s101, v17
	s_or_b64 s[78:79], vcc, s[78:79]
	s_sleep 15
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execnz .LBB1_561
; %bb.562:                              ;   in Loop: Header=BB1_557 Depth=3
	s_or_b64 exec, exec, s[78:79]
.LBB1_563:                              ;   in Loop: Header=BB1_557 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s0, v15
	v_cmp_lt_u32_e32 vcc, 63, v17
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB1_554
; %bb.564:                              ;   in Loop: Header=BB1_557 Depth=3
	s_mov_b64 s[80:81], 0
.LBB1_565:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_550 Depth=2
                                        ;       Parent Loop BB1_557 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v17, vcc, 64, v17
	v_cmp_gt_u32_e32 vcc, 64, v17
	s_or_b64 s[80:81], vcc, s[80:81]
	s_sleep 1
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execnz .LBB1_565
	s_branch .LBB1_554
.LBB1_566:                              ;   in Loop: Header=BB1_550 Depth=2
	s_or_b64 exec, exec, s[72:73]
.LBB1_567:                              ;   in Loop: Header=BB1_550 Depth=2
	v_readfirstlane_b32 s10, v17
	v_cmp_eq_u32_e32 vcc, s10, v14
	v_readfirstlane_b32 s33, v18
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[72:73], -1
                                        ; implicit-def: $sgpr10_sgpr11
	s_cbranch_vccnz .LBB1_569
; %bb.568:                              ;   in Loop: Header=BB1_550 Depth=2
	s_and_b32 s10, s33, s94
	s_mov_b32 s11, s27
	s_mov_b64 s[72:73], 0
.LBB1_569:                              ;   in Loop: Header=BB1_550 Depth=2
	v_mov_b32_e32 v6, s10
	s_andn2_b64 vcc, exec, s[72:73]
	v_mov_b32_e32 v12, 1
	v_mov_b32_e32 v7, s11
	s_cbranch_vccnz .LBB1_582
; %bb.570:                              ;   in Loop: Header=BB1_550 Depth=2
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dword v12, v[6:7] glc
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	flat_load_dwordx2 v[17:18], v[6:7] glc
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s26, v12
	v_mov_b32_e32 v13, s26
	v_mov_b32_e32 v12, 3
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[17:18], v[13:14]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_581
; %bb.571:                              ;   in Loop: Header=BB1_550 Depth=2
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB1_580
; %bb.572:                              ;   in Loop: Header=BB1_550 Depth=2
	v_mov_b32_e32 v6, s62
	v_mov_b32_e32 v7, s63
	flat_load_dwordx2 v[12:13], v[6:7] glc
	v_mov_b32_e32 v15, s26
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, 0, v[12:13]
	v_cndmask_b32_e64 v15, v15, 0, vcc
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[15:18] glc
	v_cmp_ne_u64_e32 vcc, 0, v[12:13]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[6:7], v[17:18]
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[74:75], s[10:11]
	s_cbranch_execz .LBB1_579
; %bb.573:                              ;   in Loop: Header=BB1_550 Depth=2
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_577
; %bb.574:                              ;   in Loop: Header=BB1_550 Depth=2
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s94, v7
	v_cmp_eq_u32_e32 vcc, s26, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_576
; %bb.575:                              ;   in Loop: Header=BB1_550 Depth=2
	v_mov_b32_e32 v17, s48
	v_sub_u32_e32 v7, vcc, s26, v6
	v_mov_b32_e32 v6, v9
	v_mov_b32_e32 v18, s49
	flat_atomic_add_x2 v[17:18], v[6:7]
.LBB1_576:                              ;   in Loop: Header=BB1_550 Depth=2
	v_mov_b32_e32 v6, s60
	v_lshrrev_b64 v[12:13], 16, v[12:13]
	v_mov_b32_e32 v7, s61
	s_mov_b32 s10, 0x3000000
	flat_store_dword v[6:7], v16
	v_or_b32_e32 v7, s10, v13
	v_mov_b32_e32 v6, v9
	s_branch .LBB1_579
.LBB1_577:                              ;   in Loop: Header=BB1_550 Depth=2
                                        ; implicit-def: $vgpr6_vgpr7
	s_cbranch_execz .LBB1_579
; %bb.578:                              ;   in Loop: Header=BB1_550 Depth=2
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
.LBB1_579:                              ;   in Loop: Header=BB1_550 Depth=2
	s_or_b64 exec, exec, s[74:75]
.LBB1_580:                              ;   in Loop: Header=BB1_550 Depth=2
	s_or_b64 exec, exec, s[72:73]
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
	s_cmp_lg_u64 s[10:11], 0
	s_cselect_b64 s[72:73], -1, 0
	s_cmp_eq_u64 s[10:11], 0
	v_mov_b32_e32 v6, s11
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v11, v6, v11, vcc
	v_mov_b32_e32 v6, s10
	v_cndmask_b32_e32 v10, v6, v10, vcc
	v_cndmask_b32_e64 v12, 0, 1, s[72:73]
.LBB1_581:                              ;   in Loop: Header=BB1_550 Depth=2
	v_mov_b32_e32 v6, v10
	v_mov_b32_e32 v7, v11
.LBB1_582:                              ;   in Loop: Header=BB1_550 Depth=2
	v_cmp_eq_u32_e32 vcc, 1, v12
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_360
; %bb.583:                              ;   in Loop: Header=BB1_550 Depth=2
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v10, v6
	s_branch .LBB1_550
.LBB1_584:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_and_b32_e32 v6, s94, v7
.LBB1_585:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_478
.LBB1_586:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s41, v16
	v_add_u32_e32 v16, vcc, 1, v14
                                        ; implicit-def: $vgpr10_vgpr11
.LBB1_587:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_594 Depth 3
                                        ;         Child Loop BB1_598 Depth 4
                                        ;         Child Loop BB1_602 Depth 4
	v_mov_b32_e32 v6, s41
	v_cndmask_b32_e64 v7, 0, v6, s[4:5]
	v_cndmask_b32_e64 v6, v14, 1, s[4:5]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_589
; %bb.588:                              ;   in Loop: Header=BB1_587 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[17:18], v[31:32], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[31:32], v[4:7] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_590
	s_branch .LBB1_604
.LBB1_589:                              ;   in Loop: Header=BB1_587 Depth=2
                                        ; implicit-def: $vgpr17_vgpr18
.LBB1_590:                              ;   in Loop: Header=BB1_587 Depth=2
	s_mov_b64 s[72:73], 0
	v_mov_b32_e32 v15, 0
                                        ; implicit-def: $sgpr74_sgpr75
                                        ; implicit-def: $vgpr12_vgpr13
	s_branch .LBB1_594
.LBB1_591:                              ;   in Loop: Header=BB1_594 Depth=3
	s_or_b64 exec, exec, s[78:79]
	v_lshlrev_b32_e32 v15, 1, v15
	v_mov_b32_e32 v17, s1
	v_cndmask_b32_e64 v15, v17, v15, s[10:11]
	v_mov_b32_e32 v18, v13
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v17, v12
.LBB1_592:                              ;   in Loop: Header=BB1_594 Depth=3
	s_andn2_b64 s[74:75], s[74:75], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[74:75], s[74:75], s[10:11]
.LBB1_593:                              ;   in Loop: Header=BB1_594 Depth=3
	s_or_b64 exec, exec, s[76:77]
	s_xor_b64 s[10:11], s[74:75], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v12, v17
	s_or_b64 s[72:73], s[10:11], s[72:73]
	v_mov_b32_e32 v13, v18
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB1_603
.LBB1_594:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_587 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_598 Depth 4
                                        ;         Child Loop BB1_602 Depth 4
	v_mov_b32_e32 v17, s48
	v_mov_b32_e32 v18, s49
	flat_load_dwordx2 v[17:18], v[17:18] glc
	s_andn2_b64 s[74:75], s[74:75], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v36, v18, v3
	v_and_b32_e32 v35, v17, v2
	v_cmp_eq_u64_e32 vcc, v[35:36], v[6:7]
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_593
; %bb.595:                              ;   in Loop: Header=BB1_594 Depth=3
	v_mov_b32_e32 v35, s58
	v_mov_b32_e32 v36, s59
	flat_load_dwordx2 v[35:36], v[35:36] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[40:41], v[35:36]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_592
; %bb.596:                              ;   in Loop: Header=BB1_594 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v15
	v_cndmask_b32_e32 v15, 64, v15, vcc
	v_cmp_lt_u32_e32 vcc, s95, v15
	v_mov_b32_e32 v17, v15
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_600
; %bb.597:                              ;   in Loop: Header=BB1_594 Depth=3
	s_mov_b64 s[78:79], 0
	v_mov_b32_e32 v17, v15
.LBB1_598:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_587 Depth=2
                                        ;       Parent Loop BB1_594 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v17, vcc, s100, v17
	v_cmp_gt_u32_e32 vcc, s101, v17
	s_or_b64 s[78:79], vcc, s[78:79]
	s_sleep 15
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execnz .LBB1_598
; %bb.599:                              ;   in Loop: Header=BB1_594 Depth=3
	s_or_b64 exec, exec, s[78:79]
.LBB1_600:                              ;   in Loop: Header=BB1_594 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s0, v15
	v_cmp_lt_u32_e32 vcc, 63, v17
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB1_591
; %bb.601:                              ;   in Loop: Header=BB1_594 Depth=3
	s_mov_b64 s[80:81], 0
.LBB1_602:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_587 Depth=2
                                        ;       Parent Loop BB1_594 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v17, vcc, 64, v17
	v_cmp_gt_u32_e32 vcc, 64, v17
	s_or_b64 s[80:81], vcc, s[80:81]
	s_sleep 1
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execnz .LBB1_602
	s_branch .LBB1_591
.LBB1_603:                              ;   in Loop: Header=BB1_587 Depth=2
	s_or_b64 exec, exec, s[72:73]
.LBB1_604:                              ;   in Loop: Header=BB1_587 Depth=2
	v_readfirstlane_b32 s10, v17
	v_cmp_eq_u32_e32 vcc, s10, v14
	v_readfirstlane_b32 s26, v18
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
	s_cbranch_vccnz .LBB1_606
; %bb.605:                              ;   in Loop: Header=BB1_587 Depth=2
	s_and_b32 s26, s26, s94
	s_mov_b64 s[10:11], 0
.LBB1_606:                              ;   in Loop: Header=BB1_587 Depth=2
	v_mov_b32_e32 v6, s26
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v12, 1
	v_mov_b32_e32 v7, s27
	s_cbranch_vccnz .LBB1_614
; %bb.607:                              ;   in Loop: Header=BB1_587 Depth=2
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dword v12, v[6:7] glc
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	flat_load_dwordx2 v[17:18], v[6:7] glc
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s41, v12
	v_mov_b32_e32 v13, s41
	v_mov_b32_e32 v12, 3
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[17:18], v[13:14]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_613
; %bb.608:                              ;   in Loop: Header=BB1_587 Depth=2
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_612
; %bb.609:                              ;   in Loop: Header=BB1_587 Depth=2
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
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB1_611
; %bb.610:                              ;   in Loop: Header=BB1_587 Depth=2
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
.LBB1_611:                              ;   in Loop: Header=BB1_587 Depth=2
	s_or_b64 exec, exec, s[72:73]
.LBB1_612:                              ;   in Loop: Header=BB1_587 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s26, v6
	s_cmp_lg_u32 s26, 0
	s_cselect_b64 s[10:11], -1, 0
	s_cmp_eq_u32 s26, 0
	s_cselect_b64 vcc, -1, 0
	v_mov_b32_e32 v6, s26
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_cndmask_b32_e32 v10, v6, v10, vcc
	v_cndmask_b32_e64 v12, 0, 1, s[10:11]
.LBB1_613:                              ;   in Loop: Header=BB1_587 Depth=2
	v_mov_b32_e32 v6, v10
	v_mov_b32_e32 v7, v11
.LBB1_614:                              ;   in Loop: Header=BB1_587 Depth=2
	v_cmp_eq_u32_e32 vcc, 1, v12
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_478
; %bb.615:                              ;   in Loop: Header=BB1_587 Depth=2
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v10, v6
	s_branch .LBB1_587
.LBB1_616:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[80:81]
	v_mov_b32_e32 v12, s64
	v_mov_b32_e32 v13, s65
	flat_load_dword v10, v[12:13] glc
.LBB1_617:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v11
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v10
	s_cbranch_vccnz .LBB1_627
; %bb.618:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_622
; %bb.619:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s33, s26, 3
	v_add_u32_e32 v7, vcc, s33, v37
	s_andn2_b64 vcc, exec, s[78:79]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_621
; %bb.620:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	ds_write_b64 v7, v[10:11]
.LBB1_621:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[10:11], v7
	s_xor_b32 s33, s26, 1
	s_branch .LBB1_626
.LBB1_622:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr10_vgpr11
                                        ; implicit-def: $sgpr33
	s_cbranch_execz .LBB1_626
; %bb.623:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB1_625
; %bb.624:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	flat_store_dwordx2 v[21:22], v[10:11]
.LBB1_625:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[10:11], v[21:22] glc
	s_mov_b32 s33, s26
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_626:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v11
	v_readfirstlane_b32 s14, v10
	s_mov_b32 s26, s33
.LBB1_627:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB1_631
; %bb.628:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s80, s27
	s_mov_b32 s81, s15
	s_mov_b32 s82, s27
	s_mov_b32 s83, s40
	s_cmp_eq_u64 s[80:81], s[82:83]
	s_cselect_b64 s[80:81], -1, 0
	s_or_b64 s[10:11], s[10:11], s[80:81]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v11, 0
	s_cbranch_vccnz .LBB1_630
; %bb.629:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s62
	v_mov_b32_e32 v11, s63
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v10
.LBB1_630:                              ;   in Loop: Header=BB1_44 Depth=1
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
.LBB1_631:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB1_632:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s15, v11
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s14, v10
	s_cbranch_vccnz .LBB1_637
; %bb.633:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_638
; %bb.634:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v0
	s_lshl_b32 s11, s26, 3
	v_add_u32_e32 v6, vcc, s11, v37
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_636
; %bb.635:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	ds_write_b64 v6, v[10:11]
.LBB1_636:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s33, s26, 1
	s_branch .LBB1_642
.LBB1_637:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s33, s26
	s_branch .LBB1_643
.LBB1_638:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr33
	s_cbranch_execz .LBB1_642
; %bb.639:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_641
; %bb.640:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v7, s15
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_641:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s33, s26
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_642:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v7
	v_readfirstlane_b32 s14, v6
.LBB1_643:                              ;   in Loop: Header=BB1_44 Depth=1
	v_add_u32_e32 v17, vcc, 1, v14
	s_cmp_eq_u32 s15, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_cbranch_scc1 .LBB1_723
; %bb.644:                              ;   in Loop: Header=BB1_44 Depth=1
	s_add_i32 s10, s8, s15
	s_cmp_lt_u32 s10, s14
	v_readlane_b32 s78, v1, 2
	s_cselect_b64 s[10:11], -1, 0
	v_readlane_b32 s79, v1, 3
	s_or_b64 s[10:11], s[78:79], s[10:11]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_659
.LBB1_645:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[34:35]
	v_mov_b32_e32 v6, v39
	s_cbranch_vccnz .LBB1_724
; %bb.646:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[76:77], s[12:13]
	s_cbranch_execz .LBB1_759
; %bb.647:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, s14
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_653
; %bb.648:                              ;   in Loop: Header=BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_652
; %bb.649:                              ;   in Loop: Header=BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_651
; %bb.650:                              ;   in Loop: Header=BB1_44 Depth=1
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
.LBB1_651:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[80:81]
	v_mov_b32_e32 v12, v16
.LBB1_652:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB1_653:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s26, v10
	v_mov_b32_e32 v6, s26
	s_cmp_lg_u32 s26, 0
	v_mov_b32_e32 v7, s27
	s_cbranch_scc1 .LBB1_759
; %bb.654:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB1_725
; %bb.655:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB1_727
; %bb.656:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v15, v8
	v_mov_b32_e32 v16, v9
	v_mov_b32_e32 v18, v9
	s_mov_b64 s[80:81], 0
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB1_721
.LBB1_657:                              ;   in Loop: Header=BB1_659 Depth=2
	s_or_b64 exec, exec, s[80:81]
.LBB1_658:                              ;   in Loop: Header=BB1_659 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB1_645
.LBB1_659:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_678 Depth 3
                                        ;       Child Loop BB1_711 Depth 3
                                        ;         Child Loop BB1_715 Depth 4
                                        ;         Child Loop BB1_719 Depth 4
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
	s_cbranch_scc1 .LBB1_661
; %bb.660:                              ;   in Loop: Header=BB1_659 Depth=2
	v_mov_b32_e32 v12, s62
	v_mov_b32_e32 v13, s63
	flat_load_dwordx2 v[35:36], v[12:13] glc
	v_mov_b32_e32 v12, s64
	v_mov_b32_e32 v13, s65
	flat_load_dword v12, v[12:13] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v35
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[14:15], 1, v12
	v_add_u32_e32 v13, vcc, -1, v12
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v13
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v13, s10
.LBB1_661:                              ;   in Loop: Header=BB1_659 Depth=2
	v_readfirstlane_b32 s15, v13
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s14, v12
	s_cbranch_vccnz .LBB1_666
; %bb.662:                              ;   in Loop: Header=BB1_659 Depth=2
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_667
; %bb.663:                              ;   in Loop: Header=BB1_659 Depth=2
	s_lshl_b32 s10, s33, 3
	v_add_u32_e32 v12, vcc, s10, v37
	s_andn2_b64 vcc, exec, s[78:79]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_665
; %bb.664:                              ;   in Loop: Header=BB1_659 Depth=2
	v_mov_b32_e32 v36, s15
	v_mov_b32_e32 v35, s14
	ds_write_b64 v12, v[35:36]
.LBB1_665:                              ;   in Loop: Header=BB1_659 Depth=2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[12:13], v12
	s_xor_b32 s70, s33, 1
	s_branch .LBB1_671
.LBB1_666:                              ;   in Loop: Header=BB1_659 Depth=2
	s_mov_b32 s70, s33
	s_branch .LBB1_672
.LBB1_667:                              ;   in Loop: Header=BB1_659 Depth=2
                                        ; implicit-def: $vgpr12_vgpr13
                                        ; implicit-def: $sgpr70
	s_cbranch_execz .LBB1_671
; %bb.668:                              ;   in Loop: Header=BB1_659 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_670
; %bb.669:                              ;   in Loop: Header=BB1_659 Depth=2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v12, s14
	v_mov_b32_e32 v13, s15
	flat_store_dwordx2 v[21:22], v[12:13]
.LBB1_670:                              ;   in Loop: Header=BB1_659 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[12:13], v[21:22] glc
	s_mov_b32 s70, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_671:                              ;   in Loop: Header=BB1_659 Depth=2
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v13
	v_readfirstlane_b32 s14, v12
.LBB1_672:                              ;   in Loop: Header=BB1_659 Depth=2
	v_mov_b32_e32 v33, v9
	v_cmp_lt_u64_e32 vcc, s[14:15], v[33:34]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_691
; %bb.673:                              ;   in Loop: Header=BB1_659 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_675
; %bb.674:                              ;   in Loop: Header=BB1_659 Depth=2
	flat_store_dword v[25:26], v9
.LBB1_675:                              ;   in Loop: Header=BB1_659 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s52
	;;#ASMEND
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_681
; %bb.676:                              ;   in Loop: Header=BB1_659 Depth=2
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB1_678
.LBB1_677:                              ;   in Loop: Header=BB1_678 Depth=3
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[14:15], s[82:83], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_680
.LBB1_678:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_659 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	;;#ASMSTART
	onward_wait_load v13, v[25:26], v[8:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v13
	s_or_b64 s[80:81], s[80:81], exec
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_677
; %bb.679:                              ;   in Loop: Header=BB1_678 Depth=3
	;;#ASMSTART
	onward_wait v[25:26], v[8:9] ne
	;;#ASMEND
	s_andn2_b64 s[80:81], s[80:81], exec
	s_branch .LBB1_677
.LBB1_680:                              ;   in Loop: Header=BB1_659 Depth=2
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v35, s64
	v_mov_b32_e32 v36, s65
	flat_load_dword v12, v[35:36] glc
.LBB1_681:                              ;   in Loop: Header=BB1_659 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s15, v13
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v12
	s_cbranch_vccnz .LBB1_691
; %bb.682:                              ;   in Loop: Header=BB1_659 Depth=2
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_686
; %bb.683:                              ;   in Loop: Header=BB1_659 Depth=2
	s_lshl_b32 s10, s70, 3
	v_add_u32_e32 v12, vcc, s10, v37
	s_andn2_b64 vcc, exec, s[78:79]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_685
; %bb.684:                              ;   in Loop: Header=BB1_659 Depth=2
	v_mov_b32_e32 v36, s15
	v_mov_b32_e32 v35, s14
	ds_write_b64 v12, v[35:36]
.LBB1_685:                              ;   in Loop: Header=BB1_659 Depth=2
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[12:13], v12
	s_xor_b32 s26, s70, 1
	s_branch .LBB1_690
.LBB1_686:                              ;   in Loop: Header=BB1_659 Depth=2
                                        ; implicit-def: $vgpr12_vgpr13
                                        ; implicit-def: $sgpr26
	s_cbranch_execz .LBB1_690
; %bb.687:                              ;   in Loop: Header=BB1_659 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_689
; %bb.688:                              ;   in Loop: Header=BB1_659 Depth=2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v12, s14
	v_mov_b32_e32 v13, s15
	flat_store_dwordx2 v[21:22], v[12:13]
.LBB1_689:                              ;   in Loop: Header=BB1_659 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[12:13], v[21:22] glc
	s_mov_b32 s26, s70
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_690:                              ;   in Loop: Header=BB1_659 Depth=2
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s14, v12
	s_mov_b32 s70, s26
.LBB1_691:                              ;   in Loop: Header=BB1_659 Depth=2
	s_andn2_b64 vcc, exec, s[50:51]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s26, v10
	s_cbranch_vccnz .LBB1_696
; %bb.692:                              ;   in Loop: Header=BB1_659 Depth=2
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_698
; %bb.693:                              ;   in Loop: Header=BB1_659 Depth=2
	s_lshl_b32 s10, s70, 3
	v_add_u32_e32 v12, vcc, s10, v37
	s_andn2_b64 vcc, exec, s[78:79]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_695
; %bb.694:                              ;   in Loop: Header=BB1_659 Depth=2
	v_mov_b32_e32 v36, s27
	v_mov_b32_e32 v35, s26
	ds_write_b64 v12, v[35:36]
.LBB1_695:                              ;   in Loop: Header=BB1_659 Depth=2
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[12:13], v12
	s_xor_b32 s33, s70, 1
	s_branch .LBB1_702
.LBB1_696:                              ;   in Loop: Header=BB1_659 Depth=2
	s_mov_b32 s33, s70
	s_cmp_eq_u32 s26, 0
	s_cbranch_scc0 .LBB1_703
.LBB1_697:                              ;   in Loop: Header=BB1_44 Depth=1
	s_branch .LBB1_645
.LBB1_698:                              ;   in Loop: Header=BB1_659 Depth=2
                                        ; implicit-def: $vgpr12_vgpr13
                                        ; implicit-def: $sgpr33
	s_cbranch_execz .LBB1_702
; %bb.699:                              ;   in Loop: Header=BB1_659 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_701
; %bb.700:                              ;   in Loop: Header=BB1_659 Depth=2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v12, s26
	v_mov_b32_e32 v13, s27
	flat_store_dwordx2 v[21:22], v[12:13]
.LBB1_701:                              ;   in Loop: Header=BB1_659 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[12:13], v[21:22] glc
	s_mov_b32 s33, s70
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_702:                              ;   in Loop: Header=BB1_659 Depth=2
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s26, v12
	s_cmp_eq_u32 s26, 0
	s_cbranch_scc1 .LBB1_697
.LBB1_703:                              ;   in Loop: Header=BB1_659 Depth=2
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_xor_b64 s[78:79], exec, s[10:11]
	s_cbranch_execz .LBB1_658
; %bb.704:                              ;   in Loop: Header=BB1_659 Depth=2
	v_cndmask_b32_e64 v13, v11, v7, s[4:5]
	v_cndmask_b32_e64 v12, v10, v6, s[4:5]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_706
; %bb.705:                              ;   in Loop: Header=BB1_659 Depth=2
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v11, v8
	;;#ASMSTART
	onward_wait_load_x2 v[35:36], v[29:30], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[10:13] ne
	;;#ASMEND
	s_cbranch_execnz .LBB1_658
	s_branch .LBB1_707
.LBB1_706:                              ;   in Loop: Header=BB1_659 Depth=2
.LBB1_707:                              ;   in Loop: Header=BB1_659 Depth=2
	s_mov_b64 s[80:81], 0
	v_mov_b32_e32 v10, 0
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB1_711
.LBB1_708:                              ;   in Loop: Header=BB1_711 Depth=3
	s_or_b64 exec, exec, s[86:87]
	v_lshlrev_b32_e32 v10, 1, v10
	v_mov_b32_e32 v11, s1
	v_cndmask_b32_e64 v10, v11, v10, s[10:11]
	s_mov_b64 s[10:11], -1
.LBB1_709:                              ;   in Loop: Header=BB1_711 Depth=3
	s_andn2_b64 s[82:83], s[82:83], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[82:83], s[82:83], s[10:11]
.LBB1_710:                              ;   in Loop: Header=BB1_711 Depth=3
	s_or_b64 exec, exec, s[84:85]
	s_xor_b64 s[10:11], s[82:83], -1
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[80:81], s[10:11], s[80:81]
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execz .LBB1_657
.LBB1_711:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_659 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_715 Depth 4
                                        ;         Child Loop BB1_719 Depth 4
	v_mov_b32_e32 v35, s62
	v_mov_b32_e32 v36, s63
	flat_load_dwordx2 v[35:36], v[35:36] glc
	s_andn2_b64 s[82:83], s[82:83], exec
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[35:36], v[12:13]
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB1_710
; %bb.712:                              ;   in Loop: Header=BB1_711 Depth=3
	v_mov_b32_e32 v35, s58
	v_mov_b32_e32 v36, s59
	flat_load_dwordx2 v[35:36], v[35:36] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[35:36], v[6:7]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_709
; %bb.713:                              ;   in Loop: Header=BB1_711 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v10
	v_cndmask_b32_e32 v10, 64, v10, vcc
	v_cmp_lt_u32_e32 vcc, s95, v10
	v_mov_b32_e32 v11, v10
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_717
; %bb.714:                              ;   in Loop: Header=BB1_711 Depth=3
	s_mov_b64 s[86:87], 0
	v_mov_b32_e32 v11, v10
.LBB1_715:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_659 Depth=2
                                        ;       Parent Loop BB1_711 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v11, vcc, s100, v11
	v_cmp_gt_u32_e32 vcc, s101, v11
	s_or_b64 s[86:87], vcc, s[86:87]
	s_sleep 15
	s_andn2_b64 exec, exec, s[86:87]
	s_cbranch_execnz .LBB1_715
; %bb.716:                              ;   in Loop: Header=BB1_711 Depth=3
	s_or_b64 exec, exec, s[86:87]
.LBB1_717:                              ;   in Loop: Header=BB1_711 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s0, v10
	v_cmp_lt_u32_e32 vcc, 63, v11
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB1_708
; %bb.718:                              ;   in Loop: Header=BB1_711 Depth=3
	s_mov_b64 s[88:89], 0
.LBB1_719:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_659 Depth=2
                                        ;       Parent Loop BB1_711 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v11, vcc, 64, v11
	v_cmp_gt_u32_e32 vcc, 64, v11
	s_or_b64 s[88:89], vcc, s[88:89]
	s_sleep 1
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execnz .LBB1_719
	s_branch .LBB1_708
.LBB1_720:                              ;   in Loop: Header=BB1_721 Depth=2
	s_or_b64 exec, exec, s[84:85]
	s_and_b64 s[84:85], exec, s[82:83]
	s_or_b64 s[80:81], s[84:85], s[80:81]
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execz .LBB1_726
.LBB1_721:                              ;   Parent Loop BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_720
; %bb.722:                              ;   in Loop: Header=BB1_721 Depth=2
	v_mov_b32_e32 v35, s48
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v36, s49
	;;#ASMSTART
	onward_wait_x2 v[35:36], v[8:11] ne
	;;#ASMEND
	s_andn2_b64 s[82:83], s[82:83], exec
	s_branch .LBB1_720
.LBB1_723:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v6, v39
.LBB1_724:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v18, s14
	s_branch .LBB1_66
.LBB1_725:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr6_vgpr7
	s_branch .LBB1_728
.LBB1_726:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[80:81]
	v_and_b32_e32 v6, s94, v7
.LBB1_727:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB1_728:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_759
; %bb.729:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s41, v12
	v_add_u32_e32 v11, vcc, 2, v14
                                        ; implicit-def: $vgpr35_vgpr36
.LBB1_730:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_737 Depth 3
                                        ;         Child Loop BB1_741 Depth 4
                                        ;         Child Loop BB1_745 Depth 4
	v_mov_b32_e32 v6, s41
	v_cndmask_b32_e64 v7, 0, v6, s[4:5]
	v_cndmask_b32_e64 v6, v17, 1, s[4:5]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_732
; %bb.731:                              ;   in Loop: Header=BB1_730 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[15:16], v[31:32], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[31:32], v[4:7] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_733
	s_branch .LBB1_747
.LBB1_732:                              ;   in Loop: Header=BB1_730 Depth=2
                                        ; implicit-def: $vgpr15_vgpr16
.LBB1_733:                              ;   in Loop: Header=BB1_730 Depth=2
	s_mov_b64 s[78:79], 0
	v_mov_b32_e32 v10, 0
                                        ; implicit-def: $sgpr80_sgpr81
                                        ; implicit-def: $vgpr12_vgpr13
	s_branch .LBB1_737
.LBB1_734:                              ;   in Loop: Header=BB1_737 Depth=3
	s_or_b64 exec, exec, s[84:85]
	v_lshlrev_b32_e32 v10, 1, v10
	v_mov_b32_e32 v15, s1
	v_cndmask_b32_e64 v10, v15, v10, s[10:11]
	v_mov_b32_e32 v16, v13
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v15, v12
.LBB1_735:                              ;   in Loop: Header=BB1_737 Depth=3
	s_andn2_b64 s[80:81], s[80:81], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[80:81], s[80:81], s[10:11]
.LBB1_736:                              ;   in Loop: Header=BB1_737 Depth=3
	s_or_b64 exec, exec, s[82:83]
	s_xor_b64 s[10:11], s[80:81], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v12, v15
	s_or_b64 s[78:79], s[10:11], s[78:79]
	v_mov_b32_e32 v13, v16
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB1_746
.LBB1_737:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_730 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_741 Depth 4
                                        ;         Child Loop BB1_745 Depth 4
	v_mov_b32_e32 v15, s48
	v_mov_b32_e32 v16, s49
	flat_load_dwordx2 v[15:16], v[15:16] glc
	s_andn2_b64 s[80:81], s[80:81], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v41, v16, v3
	v_and_b32_e32 v40, v15, v2
	v_cmp_eq_u64_e32 vcc, v[40:41], v[6:7]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_736
; %bb.738:                              ;   in Loop: Header=BB1_737 Depth=3
	v_mov_b32_e32 v40, s58
	v_mov_b32_e32 v41, s59
	flat_load_dwordx2 v[40:41], v[40:41] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[40:41], v[40:41]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_735
; %bb.739:                              ;   in Loop: Header=BB1_737 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v10
	v_cndmask_b32_e32 v10, 64, v10, vcc
	v_cmp_lt_u32_e32 vcc, s95, v10
	v_mov_b32_e32 v15, v10
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_743
; %bb.740:                              ;   in Loop: Header=BB1_737 Depth=3
	s_mov_b64 s[84:85], 0
	v_mov_b32_e32 v15, v10
.LBB1_741:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_730 Depth=2
                                        ;       Parent Loop BB1_737 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v15, vcc, s100, v15
	v_cmp_gt_u32_e32 vcc, s101, v15
	s_or_b64 s[84:85], vcc, s[84:85]
	s_sleep 15
	s_andn2_b64 exec, exec, s[84:85]
	s_cbranch_execnz .LBB1_741
; %bb.742:                              ;   in Loop: Header=BB1_737 Depth=3
	s_or_b64 exec, exec, s[84:85]
.LBB1_743:                              ;   in Loop: Header=BB1_737 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s0, v10
	v_cmp_lt_u32_e32 vcc, 63, v15
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB1_734
; %bb.744:                              ;   in Loop: Header=BB1_737 Depth=3
	s_mov_b64 s[86:87], 0
.LBB1_745:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_730 Depth=2
                                        ;       Parent Loop BB1_737 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v15, vcc, 64, v15
	v_cmp_gt_u32_e32 vcc, 64, v15
	s_or_b64 s[86:87], vcc, s[86:87]
	s_sleep 1
	s_andn2_b64 exec, exec, s[86:87]
	s_cbranch_execnz .LBB1_745
	s_branch .LBB1_734
.LBB1_746:                              ;   in Loop: Header=BB1_730 Depth=2
	s_or_b64 exec, exec, s[78:79]
.LBB1_747:                              ;   in Loop: Header=BB1_730 Depth=2
	v_readfirstlane_b32 s10, v15
	v_cmp_eq_u32_e32 vcc, s10, v17
	v_readfirstlane_b32 s15, v16
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
	s_cbranch_vccnz .LBB1_749
; %bb.748:                              ;   in Loop: Header=BB1_730 Depth=2
	s_and_b32 s26, s15, s94
	s_mov_b64 s[10:11], 0
.LBB1_749:                              ;   in Loop: Header=BB1_730 Depth=2
	v_mov_b32_e32 v6, s26
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v10, 1
	v_mov_b32_e32 v7, s27
	s_cbranch_vccnz .LBB1_757
; %bb.750:                              ;   in Loop: Header=BB1_730 Depth=2
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dword v10, v[6:7] glc
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	flat_load_dwordx2 v[12:13], v[6:7] glc
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s41, v10
	v_mov_b32_e32 v16, s41
	v_mov_b32_e32 v10, 3
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[12:13], v[16:17]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_756
; %bb.751:                              ;   in Loop: Header=BB1_730 Depth=2
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_755
; %bb.752:                              ;   in Loop: Header=BB1_730 Depth=2
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
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB1_754
; %bb.753:                              ;   in Loop: Header=BB1_730 Depth=2
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
.LBB1_754:                              ;   in Loop: Header=BB1_730 Depth=2
	s_or_b64 exec, exec, s[78:79]
.LBB1_755:                              ;   in Loop: Header=BB1_730 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s15, v6
	s_cmp_lg_u32 s15, 0
	s_cselect_b64 s[10:11], -1, 0
	s_cmp_eq_u32 s15, 0
	s_cselect_b64 vcc, -1, 0
	v_mov_b32_e32 v6, s15
	v_cndmask_b32_e32 v36, 0, v36, vcc
	v_cndmask_b32_e32 v35, v6, v35, vcc
	v_cndmask_b32_e64 v10, 0, 1, s[10:11]
.LBB1_756:                              ;   in Loop: Header=BB1_730 Depth=2
	v_mov_b32_e32 v6, v35
	v_mov_b32_e32 v7, v36
.LBB1_757:                              ;   in Loop: Header=BB1_730 Depth=2
	v_cmp_eq_u32_e32 vcc, 1, v10
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_759
; %bb.758:                              ;   in Loop: Header=BB1_730 Depth=2
	v_mov_b32_e32 v36, v7
	v_mov_b32_e32 v35, v6
	s_branch .LBB1_730
.LBB1_759:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s26, v6
	s_cbranch_vccnz .LBB1_764
; %bb.760:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_765
; %bb.761:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v0
	s_lshl_b32 s11, s33, 3
	v_add_u32_e32 v6, vcc, s11, v37
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_763
; %bb.762:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s26
	v_mov_b32_e32 v11, s27
	ds_write_b64 v6, v[10:11]
.LBB1_763:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s41, s33, 1
	s_branch .LBB1_769
.LBB1_764:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], s[26:27]
	s_mov_b32 s41, s33
	s_branch .LBB1_770
.LBB1_765:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr41
	s_cbranch_execz .LBB1_769
; %bb.766:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_768
; %bb.767:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_768:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s41, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_769:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
.LBB1_770:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v34
	v_cmp_lt_u64_e32 vcc, s[10:11], v[9:10]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_787
; %bb.771:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v10, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_777
; %bb.772:                              ;   in Loop: Header=BB1_44 Depth=1
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
	s_branch .LBB1_774
.LBB1_773:                              ;   in Loop: Header=BB1_774 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[78:79]
	s_or_b64 s[76:77], s[80:81], s[76:77]
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB1_776
.LBB1_774:                              ;   Parent Loop BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_773
; %bb.775:                              ;   in Loop: Header=BB1_774 Depth=2
	v_mov_b32_e32 v12, s48
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v13, s49
	;;#ASMSTART
	onward_wait_x2 v[12:13], v[8:11] ne
	;;#ASMEND
	s_andn2_b64 s[78:79], s[78:79], exec
	s_branch .LBB1_773
.LBB1_776:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
	v_and_b32_e32 v6, s94, v7
	v_mov_b32_e32 v10, 0
.LBB1_777:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v10
	s_andn2_b64 vcc, exec, s[50:51]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB1_787
; %bb.778:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_782
; %bb.779:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s15, v0
	s_lshl_b32 s26, s41, 3
	v_add_u32_e32 v6, vcc, s26, v37
	s_cmp_lg_u32 s15, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_781
; %bb.780:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	ds_write_b64 v6, v[10:11]
.LBB1_781:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[6:7], v6
	s_xor_b32 s15, s41, 1
	s_branch .LBB1_786
.LBB1_782:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
                                        ; implicit-def: $sgpr15
	s_cbranch_execz .LBB1_786
; %bb.783:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB1_785
; %bb.784:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, s11
	flat_store_dwordx2 v[21:22], v[6:7]
.LBB1_785:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[6:7], v[21:22] glc
	s_mov_b32 s15, s41
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_786:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v6
	s_mov_b32 s41, s15
.LBB1_787:                              ;   in Loop: Header=BB1_44 Depth=1
	v_add_u32_e32 v16, vcc, 2, v14
	s_mov_b64 s[76:77], -1
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v18, s14
	s_branch .LBB1_66
.LBB1_788:
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
		.amdhsa_next_free_vgpr 42
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
; codeLenInByte = 17716
; NumSgprs: 104
; NumVgprs: 42
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 16 bytes/workgroup (compile time only)
; SGPRBlocks: 12
; VGPRBlocks: 10
; NumSGPRsForWavesPerEU: 104
; NumVGPRsForWavesPerEU: 42
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
    .sgpr_count:     104
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
    .sgpr_spill_count: 4
    .symbol:         rounds_wide.kd
    .vgpr_count:     42
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
