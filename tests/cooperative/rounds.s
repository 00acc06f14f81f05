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
	s_cbranch_scc0 .LBB0_585
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
	s_cbranch_scc1 .LBB0_587
; %bb.4:
	s_mov_b32 s13, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_586
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
	s_cbranch_execz .LBB0_586
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
	v_mov_b32_e32 v48, v17
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
	s_cbranch_scc1 .LBB0_584
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
	v_mov_b32_e32 v2, s16
	s_cselect_b64 s[48:49], -1, 0
	s_cmp_eq_u32 s8, 0
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s17
	s_cselect_b64 s[50:51], -1, 0
	s_cmp_lg_u32 s8, 0
	v_mad_u64_u32 v[2:3], s[10:11], s23, v4, v[2:3]
	s_cselect_b64 s[52:53], -1, 0
	s_add_u32 s54, s16, 8
	s_addc_u32 s55, s17, 0
	s_add_u32 s56, s16, 0xc0
	s_movk_i32 s10, 0x108
	s_addc_u32 s57, s17, 0
	v_add_u32_e32 v19, vcc, s10, v2
	s_add_u32 s58, s16, 16
	v_addc_u32_e32 v20, vcc, 0, v3, vcc
	s_addc_u32 s59, s17, 0
	s_movk_i32 s10, 0x104
	s_load_dwordx2 s[30:31], s[6:7], 0x10
	v_cmp_eq_u32_e64 s[6:7], 1, v0
	v_mov_b32_e32 v6, s55
	v_add_u32_e32 v23, vcc, s10, v2
	v_mov_b32_e32 v2, s59
	v_mov_b32_e32 v7, s54
	s_add_u32 s60, s16, 12
	v_cndmask_b32_e64 v26, v2, v6, s[6:7]
	v_mov_b32_e32 v2, s58
	s_addc_u32 s61, s17, 0
	v_cndmask_b32_e64 v25, v2, v7, s[6:7]
	v_mov_b32_e32 v2, s47
	s_add_u32 s62, s16, 0x110
	v_cndmask_b32_e64 v28, v2, v6, s[6:7]
	v_mov_b32_e32 v2, s46
	s_addc_u32 s63, s17, 0
	v_addc_u32_e32 v24, vcc, 0, v3, vcc
	v_cndmask_b32_e64 v27, v2, v7, s[6:7]
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v3, s63
	v_mad_u64_u32 v[29:30], s[10:11], s23, v4, v[2:3]
	v_mov_b32_e32 v5, s45
	s_mul_i32 s10, s9, s8
	s_add_u32 s16, s16, 0xc4
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_cndmask_b32_e64 v1, 0, -1, s[6:7]
	v_cndmask_b32_e64 v22, v5, v6, s[6:7]
	v_mov_b32_e32 v5, s44
	v_add_u32_e32 v43, vcc, s10, v0
	s_addc_u32 s17, s17, 0
	s_and_b64 s[10:11], s[50:51], s[28:29]
	s_mov_b32 s37, 0
	v_cmp_ne_u32_e64 s[0:1], 0, v0
	v_cmp_gt_u32_e64 s[4:5], 2, v0
	s_mov_b32 s39, 1
	v_cndmask_b32_e64 v21, v5, v7, s[6:7]
	v_mov_b32_e32 v2, -1
	v_mov_b32_e32 v3, v1
	v_cmp_gt_u32_e64 s[12:13], s20, v43
	v_mov_b32_e32 v6, -1
	s_xor_b64 s[64:65], s[10:11], -1
	v_mov_b32_e32 v7, 0
	s_and_b64 s[66:67], s[10:11], s[2:3]
	s_add_i32 s23, s20, -1
	s_movk_i32 s24, 0x3c0
	v_mov_b32_e32 v0, -1
	s_movk_i32 s33, 0xfc40
	s_movk_i32 s88, 0x201
	s_movk_i32 s89, 0x400
	s_mov_b32 s90, 0xffff
	v_xor_b32_e32 v44, 1, v17
	s_brev_b32 s91, 64
	v_xor_b32_e32 v45, 2, v17
	s_mov_b32 s92, 0x1000000
	v_xor_b32_e32 v46, 3, v17
	s_mov_b32 s93, 0x3000000
	v_xor_b32_e32 v47, 4, v17
	v_mov_b32_e32 v32, 1
	v_mov_b32_e32 v12, s14
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
	v_add_u32_e32 v12, vcc, 1, v12
	v_mov_b32_e32 v48, s10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_17:                               ;   in Loop: Header=BB0_18 Depth=1
	s_cmp_lt_u32 s25, s21
	s_cbranch_scc0 .LBB0_584
.LBB0_18:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_20 Depth 2
                                        ;     Child Loop BB0_37 Depth 2
                                        ;     Child Loop BB0_53 Depth 2
                                        ;     Child Loop BB0_97 Depth 2
                                        ;       Child Loop BB0_104 Depth 3
                                        ;         Child Loop BB0_106 Depth 4
                                        ;         Child Loop BB0_108 Depth 4
                                        ;     Child Loop BB0_93 Depth 2
                                        ;     Child Loop BB0_66 Depth 2
                                        ;     Child Loop BB0_136 Depth 2
                                        ;       Child Loop BB0_148 Depth 3
                                        ;       Child Loop BB0_169 Depth 3
                                        ;         Child Loop BB0_171 Depth 4
                                        ;         Child Loop BB0_173 Depth 4
                                        ;     Child Loop BB0_176 Depth 2
                                        ;     Child Loop BB0_187 Depth 2
                                        ;       Child Loop BB0_205 Depth 3
                                        ;         Child Loop BB0_207 Depth 4
                                        ;         Child Loop BB0_209 Depth 4
                                        ;     Child Loop BB0_220 Depth 2
                                        ;     Child Loop BB0_245 Depth 2
                                        ;     Child Loop BB0_258 Depth 2
                                        ;     Child Loop BB0_281 Depth 2
                                        ;     Child Loop BB0_292 Depth 2
                                        ;     Child Loop BB0_323 Depth 2
                                        ;       Child Loop BB0_330 Depth 3
                                        ;         Child Loop BB0_332 Depth 4
                                        ;         Child Loop BB0_334 Depth 4
                                        ;     Child Loop BB0_319 Depth 2
                                        ;     Child Loop BB0_390 Depth 2
                                        ;     Child Loop BB0_451 Depth 2
                                        ;       Child Loop BB0_472 Depth 3
                                        ;         Child Loop BB0_474 Depth 4
                                        ;         Child Loop BB0_476 Depth 4
                                        ;     Child Loop BB0_486 Depth 2
                                        ;     Child Loop BB0_387 Depth 2
                                        ;     Child Loop BB0_401 Depth 2
                                        ;       Child Loop BB0_419 Depth 3
                                        ;         Child Loop BB0_421 Depth 4
                                        ;         Child Loop BB0_423 Depth 4
                                        ;     Child Loop BB0_434 Depth 2
                                        ;     Child Loop BB0_512 Depth 2
                                        ;     Child Loop BB0_535 Depth 2
                                        ;     Child Loop BB0_545 Depth 2
                                        ;       Child Loop BB0_563 Depth 3
                                        ;         Child Loop BB0_565 Depth 4
                                        ;         Child Loop BB0_567 Depth 4
                                        ;     Child Loop BB0_578 Depth 2
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_21
; %bb.19:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_b32 s68, s25, 1
	s_mul_i32 s36, s68, s20
	s_lshl_b64 s[10:11], s[36:37], 2
	s_add_u32 s38, s18, s10
	s_addc_u32 s70, s19, s11
	s_xor_b32 s10, s68, 1
	s_mul_i32 s36, s10, s20
	v_mul_lo_u32 v8, v48, s9
	s_lshl_b64 s[10:11], s[36:37], 2
	s_add_u32 s36, s18, s10
	s_addc_u32 s71, s19, s11
	s_mov_b64 s[68:69], 0
	v_mov_b32_e32 v4, v43
.LBB0_20:                               ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v5, vcc, 1, v4
	v_cmp_ne_u32_e32 vcc, s23, v4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v7
	v_cndmask_b32_e32 v9, 0, v5, vcc
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_mov_b32_e32 v11, s70
	v_add_u32_e32 v9, vcc, s38, v9
	v_addc_u32_e32 v10, vcc, v11, v10, vcc
	flat_load_dword v11, v[9:10] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v7
	v_lshlrev_b64 v[9:10], 2, v[4:5]
	v_add_u32_e32 v4, vcc, v4, v8
	v_mov_b32_e32 v13, s71
	v_cmp_le_u32_e32 vcc, s20, v4
	v_add_u32_e64 v9, s[10:11], s36, v9
	v_addc_u32_e64 v10, s[10:11], v13, v10, s[10:11]
	s_or_b64 s[68:69], vcc, s[68:69]
	v_add_u32_e32 v5, vcc, 1, v11
	flat_store_dword v[9:10], v5
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[68:69]
	s_cbranch_execnz .LBB0_20
.LBB0_21:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s25, s25, 1
	s_cmp_lt_i32 s22, 2
	s_mov_b64 s[68:69], 0
	s_cbranch_scc1 .LBB0_35
; %bb.22:                               ;   in Loop: Header=BB0_18 Depth=1
	s_cmp_gt_i32 s22, 2
	s_cbranch_scc0 .LBB0_39
; %bb.23:                               ;   in Loop: Header=BB0_18 Depth=1
	s_cmp_eq_u32 s22, 3
	s_mov_b64 s[70:71], 0
	s_cbranch_scc0 .LBB0_40
; %bb.24:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_41
; %bb.25:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[26:27]
	s_mov_b64 s[74:75], 0
	s_mov_b64 s[72:73], 0
	s_mov_b64 s[78:79], 0
                                        ; implicit-def: $sgpr80_sgpr81
                                        ; implicit-def: $sgpr76_sgpr77
	s_cbranch_vccz .LBB0_61
; %bb.26:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB0_44
; %bb.27:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[72:73], s[2:3]
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
	s_and_saveexec_b64 s[74:75], vcc
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
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_31
; %bb.30:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v13, v44
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[12:13]
	v_mov_b32_e32 v13, v45
	flat_store_dwordx2 v[4:5], v[12:13]
	v_mov_b32_e32 v13, v46
	flat_store_dwordx2 v[4:5], v[12:13]
	v_mov_b32_e32 v13, v47
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v8, v17
	flat_store_dwordx2 v[4:5], v[12:13]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB0_31:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB0_32:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB0_33:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
	v_readfirstlane_b32 s36, v8
	s_cmp_eq_u32 s36, 0
	s_cselect_b64 s[72:73], -1, 0
	s_xor_b64 s[74:75], s[0:1], -1
	v_mov_b32_e32 v4, s36
	s_and_b64 s[74:75], s[72:73], s[74:75]
	v_mov_b32_e32 v5, s37
	s_and_saveexec_b64 s[72:73], s[74:75]
	s_cbranch_execz .LBB0_43
; %bb.34:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB0_37
.LBB0_35:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[78:79], 0
                                        ; implicit-def: $vgpr8
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $vgpr15
                                        ; implicit-def: $vgpr14
	s_mov_b64 s[72:73], 0
	s_cbranch_execnz .LBB0_347
	s_branch .LBB0_348
.LBB0_36:                               ;   in Loop: Header=BB0_37 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[74:75], s[78:79], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB0_42
.LBB0_37:                               ;   Parent Loop BB0_18 Depth=1
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
	s_cbranch_execz .LBB0_36
; %bb.38:                               ;   in Loop: Header=BB0_37 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB0_36
.LBB0_39:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[70:71], -1
	s_mov_b64 s[78:79], 0
                                        ; implicit-def: $vgpr8
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $vgpr15
                                        ; implicit-def: $vgpr14
	s_branch .LBB0_232
.LBB0_40:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[72:73], -1
	s_mov_b64 s[78:79], 0
                                        ; implicit-def: $vgpr8
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $vgpr15
                                        ; implicit-def: $vgpr14
	s_and_b64 vcc, exec, s[70:71]
	s_cbranch_vccnz .LBB0_233
	s_branch .LBB0_346
.LBB0_41:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[74:75], 0
	s_mov_b64 s[72:73], 0
	s_mov_b64 s[78:79], 0
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB0_56
.LBB0_42:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_mov_b32_e32 v4, v5
.LBB0_43:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB0_44:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s36, v4
	s_cbranch_vccnz .LBB0_48
; %bb.45:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_47
; %bb.46:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, s37
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_47:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s81, v5
	v_readfirstlane_b32 s80, v4
	s_branch .LBB0_49
.LBB0_48:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[80:81], s[36:37]
.LBB0_49:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[80:81], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_55
; %bb.50:                               ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s81
	;;#ASMEND
	v_mov_b32_e32 v4, s80
	v_mov_b32_e32 v8, s81
	v_mov_b32_e32 v5, s81
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_59
; %bb.51:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[72:73], 0
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB0_53
.LBB0_52:                               ;   in Loop: Header=BB0_53 Depth=2
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[72:73], s[76:77], s[72:73]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB0_58
.LBB0_53:                               ;   Parent Loop BB0_18 Depth=1
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
	s_cbranch_execz .LBB0_52
; %bb.54:                               ;   in Loop: Header=BB0_53 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[74:75], s[74:75], exec
	s_branch .LBB0_52
.LBB0_55:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[74:75], 0
	s_mov_b64 s[78:79], -1
	s_mov_b64 s[72:73], 0
.LBB0_56:                               ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $sgpr76_sgpr77
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_62
.LBB0_57:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v12
	v_mov_b32_e32 v15, v12
	v_mov_b32_e32 v14, v48
	v_mov_b32_e32 v9, v12
	s_and_saveexec_b64 s[10:11], s[74:75]
	s_cbranch_execnz .LBB0_228
	s_branch .LBB0_229
.LBB0_58:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v4, v5
.LBB0_59:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s81, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s80, v4
	s_cbranch_vccnz .LBB0_109
; %bb.60:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[78:79], 0
	s_and_b64 s[72:73], s[0:1], exec
	s_and_b64 s[74:75], s[2:3], exec
	s_mov_b64 s[76:77], s[80:81]
.LBB0_61:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_57
.LBB0_62:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[52:53]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_cbranch_vccz .LBB0_68
; %bb.63:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_70
; %bb.64:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v32
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB0_66
.LBB0_65:                               ;   in Loop: Header=BB0_66 Depth=2
	s_or_b64 exec, exec, s[84:85]
	s_and_b64 s[84:85], exec, s[82:83]
	s_or_b64 s[14:15], s[84:85], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_69
.LBB0_66:                               ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[82:83], s[82:83], exec
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB0_65
; %bb.67:                               ;   in Loop: Header=BB0_66 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[82:83], s[82:83], exec
	s_branch .LBB0_65
.LBB0_68:                               ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $sgpr14_sgpr15
                                        ; implicit-def: $vgpr15
	s_cbranch_execnz .LBB0_75
	s_branch .LBB0_120
.LBB0_69:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB0_70:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_74
; %bb.71:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_73
; %bb.72:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_73:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
.LBB0_74:                               ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s14, s11
	v_add_u32_e32 v15, vcc, 1, v12
	s_branch .LBB0_120
.LBB0_75:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_77
; %bb.76:                               ;   in Loop: Header=BB0_18 Depth=1
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
	s_cbranch_vccz .LBB0_97
.LBB0_77:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v15, vcc, 1, v12
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_79
; %bb.78:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v5, s57
	flat_store_dword v[4:5], v15
.LBB0_79:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v4, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB0_81
; %bb.80:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[9:10], v[4:5] glc
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	flat_load_dword v4, v[4:5] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, s90, v10
	v_lshrrev_b64 v[9:10], 16, v[9:10]
	v_cmp_ne_u64_e32 vcc, 0, v[7:8]
	v_cndmask_b32_e32 v5, 0, v10, vcc
.LBB0_81:                               ;   in Loop: Header=BB0_18 Depth=1
	v_readfirstlane_b32 s15, v5
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v4
	s_cbranch_vccnz .LBB0_85
; %bb.82:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_84
; %bb.83:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_84:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v5
	v_readfirstlane_b32 s14, v4
.LBB0_85:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[7:8]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_115
; %bb.86:                               ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[82:83], s[2:3]
	s_cbranch_execz .LBB0_88
; %bb.87:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s25
	flat_store_dword v[29:30], v4
.LBB0_88:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[82:83]
	s_and_saveexec_b64 s[82:83], s[2:3]
	s_cbranch_execz .LBB0_90
; %bb.89:                               ;   in Loop: Header=BB0_18 Depth=1
	flat_store_dword v[23:24], v7
.LBB0_90:                               ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[82:83]
	s_or_b32 s14, s15, s91
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s14
	;;#ASMEND
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[82:83], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_111
; %bb.91:                               ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $sgpr84_sgpr85
	s_branch .LBB0_93
.LBB0_92:                               ;   in Loop: Header=BB0_93 Depth=2
	s_or_b64 exec, exec, s[86:87]
	s_and_b64 s[86:87], exec, s[84:85]
	s_or_b64 s[82:83], s[86:87], s[82:83]
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execz .LBB0_110
.LBB0_93:                               ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v5, v[23:24], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[84:85], s[84:85], exec
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB0_92
; %bb.94:                               ;   in Loop: Header=BB0_93 Depth=2
	;;#ASMSTART
	onward_wait v[23:24], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[84:85], s[84:85], exec
	s_branch .LBB0_92
.LBB0_95:                               ;   in Loop: Header=BB0_97 Depth=2
	s_or_b64 exec, exec, s[14:15]
.LBB0_96:                               ;   in Loop: Header=BB0_97 Depth=2
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
	s_cbranch_vccz .LBB0_77
.LBB0_97:                               ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_104 Depth 3
                                        ;         Child Loop BB0_106 Depth 4
                                        ;         Child Loop BB0_108 Depth 4
	v_cndmask_b32_e64 v5, 0, v9, s[6:7]
	v_cndmask_b32_e64 v4, v4, v8, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_99
; %bb.98:                               ;   in Loop: Header=BB0_97 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[21:22], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[21:22], v[2:5] ne
	;;#ASMEND
	s_cbranch_execnz .LBB0_96
	s_branch .LBB0_100
.LBB0_99:                               ;   in Loop: Header=BB0_97 Depth=2
.LBB0_100:                              ;   in Loop: Header=BB0_97 Depth=2
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v0
	v_cmp_eq_u64_e32 vcc, v[10:11], v[4:5]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_95
; %bb.101:                              ;   in Loop: Header=BB0_97 Depth=2
	s_mov_b32 s36, 0
	s_mov_b64 s[82:83], 0
                                        ; implicit-def: $sgpr84_sgpr85
	s_branch .LBB0_104
.LBB0_102:                              ;   in Loop: Header=BB0_104 Depth=3
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_lshl_b32 s38, s36, 1
	s_cmp_lt_u32 s36, s88
	s_cselect_b32 s36, s38, s89
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v0
	v_cmp_ne_u64_e64 s[84:85], v[10:11], v[4:5]
.LBB0_103:                              ;   in Loop: Header=BB0_104 Depth=3
	s_and_b64 s[86:87], exec, s[84:85]
	s_or_b64 s[82:83], s[86:87], s[82:83]
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execz .LBB0_95
.LBB0_104:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_97 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_106 Depth 4
                                        ;         Child Loop BB0_108 Depth 4
	v_mov_b32_e32 v10, s54
	v_mov_b32_e32 v11, s55
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_or_b64 s[84:85], s[84:85], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_103
; %bb.105:                              ;   in Loop: Header=BB0_104 Depth=3
	s_cmp_lg_u32 s36, 0
	s_cselect_b32 s36, s36, 64
	s_cmp_lt_u32 s36, s24
	s_mov_b32 s38, s36
	s_cbranch_scc1 .LBB0_107
.LBB0_106:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_97 Depth=2
                                        ;       Parent Loop BB0_104 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s38, s38, s33
	s_cmp_lt_u32 s38, s24
	s_sleep 15
	s_cbranch_scc0 .LBB0_106
.LBB0_107:                              ;   in Loop: Header=BB0_104 Depth=3
	s_cmp_lt_u32 s38, 64
	s_cbranch_scc1 .LBB0_102
.LBB0_108:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_97 Depth=2
                                        ;       Parent Loop BB0_104 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s38, s38, 64
	s_cmp_gt_u32 s38, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_108
	s_branch .LBB0_102
.LBB0_109:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[74:75], 0
	s_mov_b64 s[78:79], -1
	s_mov_b64 s[72:73], 0
	s_mov_b64 s[76:77], s[80:81]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_62
	s_branch .LBB0_57
.LBB0_110:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[82:83]
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dword v4, v[8:9] glc
.LBB0_111:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v5
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v4
	s_cbranch_vccnz .LBB0_115
; %bb.112:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[82:83], s[2:3]
	s_cbranch_execz .LBB0_114
; %bb.113:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_114:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[82:83]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v5
	v_readfirstlane_b32 s14, v4
.LBB0_115:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[82:83], s[2:3]
	s_cbranch_execz .LBB0_119
; %bb.116:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s84, s37
	s_mov_b32 s85, s15
	s_mov_b32 s38, s37
	s_cmp_eq_u64 s[84:85], s[38:39]
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 s[10:11], s[10:11], s[84:85]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v4, 0
	s_cbranch_vccnz .LBB0_118
; %bb.117:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[4:5], v[4:5] glc
.LBB0_118:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s16
	v_mov_b32_e32 v9, s17
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v4
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v8, v15
	v_mov_b32_e32 v5, s45
	flat_store_dwordx2 v[4:5], v[7:8]
	s_xor_b32 s10, s14, 1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v13, s10
	v_mov_b32_e32 v5, s47
	s_xor_b32 s10, s14, 2
	flat_store_dwordx2 v[4:5], v[12:13]
	v_mov_b32_e32 v13, s10
	s_xor_b32 s10, s14, 3
	flat_store_dwordx2 v[4:5], v[12:13]
	v_mov_b32_e32 v13, s10
	s_xor_b32 s10, s14, 4
	flat_store_dwordx2 v[4:5], v[12:13]
	v_mov_b32_e32 v13, s10
	v_mov_b32_e32 v16, s14
	flat_store_dwordx2 v[4:5], v[12:13]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[4:5], v[15:16]
.LBB0_119:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[82:83]
.LBB0_120:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s16
	v_mov_b32_e32 v5, s17
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v4, v[4:5] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB0_174
; %bb.121:                              ;   in Loop: Header=BB0_18 Depth=1
	s_add_i32 s10, s10, s8
	s_cmp_lt_u32 s10, s14
	s_cselect_b64 s[10:11], -1, 0
	s_or_b64 s[10:11], s[50:51], s[10:11]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_136
.LBB0_122:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_174
; %bb.123:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_211
; %bb.124:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB0_130
; %bb.125:                              ;   in Loop: Header=BB0_18 Depth=1
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
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_129
; %bb.126:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_add_u32_e32 v9, vcc, 2, v12
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, v14
	v_mov_b32_e32 v11, v15
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[8:11] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[14:15]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_128
; %bb.127:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_xor_b32_e32 v16, 1, v14
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[15:16]
	v_xor_b32_e32 v16, 2, v14
	flat_store_dwordx2 v[4:5], v[15:16]
	v_xor_b32_e32 v16, 3, v14
	flat_store_dwordx2 v[4:5], v[15:16]
	v_xor_b32_e32 v16, 4, v14
	v_mov_b32_e32 v10, v14
	v_mov_b32_e32 v8, v14
	flat_store_dwordx2 v[4:5], v[15:16]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB0_128:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[82:83]
.LBB0_129:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[80:81]
.LBB0_130:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
	v_readfirstlane_b32 s36, v8
	v_mov_b32_e32 v4, s36
	s_cmp_lg_u32 s36, 0
	v_mov_b32_e32 v5, s37
	s_cbranch_scc1 .LBB0_211
; %bb.131:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[52:53]
	s_cbranch_vccz .LBB0_178
; %bb.132:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[78:79], 0
	s_and_saveexec_b64 s[80:81], s[2:3]
	s_cbranch_execz .LBB0_180
; %bb.133:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v13, v6
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v16, v7
	s_mov_b64 s[82:83], 0
                                        ; implicit-def: $sgpr84_sgpr85
	s_branch .LBB0_176
.LBB0_134:                              ;   in Loop: Header=BB0_136 Depth=2
	s_or_b64 exec, exec, s[82:83]
.LBB0_135:                              ;   in Loop: Header=BB0_136 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_122
.LBB0_136:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_148 Depth 3
                                        ;       Child Loop BB0_169 Depth 3
                                        ;         Child Loop BB0_171 Depth 4
                                        ;         Child Loop BB0_173 Depth 4
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v8, s58
	v_mov_b32_e32 v5, s55
	v_mov_b32_e32 v9, s59
	flat_load_dwordx2 v[4:5], v[4:5] glc
	flat_load_dwordx2 v[8:9], v[8:9] glc
	v_mov_b32_e32 v10, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v11, 0
	s_cbranch_scc1 .LBB0_138
; %bb.137:                              ;   in Loop: Header=BB0_136 Depth=2
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
.LBB0_138:                              ;   in Loop: Header=BB0_136 Depth=2
	v_readfirstlane_b32 s15, v11
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s14, v10
	s_cbranch_vccnz .LBB0_142
; %bb.139:                              ;   in Loop: Header=BB0_136 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_141
; %bb.140:                              ;   in Loop: Header=BB0_136 Depth=2
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	flat_store_dwordx2 v[19:20], v[10:11]
.LBB0_141:                              ;   in Loop: Header=BB0_136 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v11
	v_readfirstlane_b32 s14, v10
.LBB0_142:                              ;   in Loop: Header=BB0_136 Depth=2
	v_mov_b32_e32 v31, v7
	v_cmp_lt_u64_e32 vcc, s[14:15], v[31:32]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_155
; %bb.143:                              ;   in Loop: Header=BB0_136 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_145
; %bb.144:                              ;   in Loop: Header=BB0_136 Depth=2
	flat_store_dword v[23:24], v7
.LBB0_145:                              ;   in Loop: Header=BB0_136 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s92
	;;#ASMEND
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_151
; %bb.146:                              ;   in Loop: Header=BB0_136 Depth=2
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB0_148
.LBB0_147:                              ;   in Loop: Header=BB0_148 Depth=3
	s_or_b64 exec, exec, s[84:85]
	s_and_b64 s[84:85], exec, s[82:83]
	s_or_b64 s[14:15], s[84:85], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_150
.LBB0_148:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_136 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	;;#ASMSTART
	onward_wait_load v11, v[23:24], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[82:83], s[82:83], exec
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB0_147
; %bb.149:                              ;   in Loop: Header=BB0_148 Depth=3
	;;#ASMSTART
	onward_wait v[23:24], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[82:83], s[82:83], exec
	s_branch .LBB0_147
.LBB0_150:                              ;   in Loop: Header=BB0_136 Depth=2
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v13, s60
	v_mov_b32_e32 v14, s61
	flat_load_dword v10, v[13:14] glc
.LBB0_151:                              ;   in Loop: Header=BB0_136 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s15, v11
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v10
	s_cbranch_vccnz .LBB0_155
; %bb.152:                              ;   in Loop: Header=BB0_136 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_154
; %bb.153:                              ;   in Loop: Header=BB0_136 Depth=2
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	flat_store_dwordx2 v[19:20], v[10:11]
.LBB0_154:                              ;   in Loop: Header=BB0_136 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s14, v10
.LBB0_155:                              ;   in Loop: Header=BB0_136 Depth=2
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s15, v8
	s_cbranch_vccnz .LBB0_159
; %bb.156:                              ;   in Loop: Header=BB0_136 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_158
; %bb.157:                              ;   in Loop: Header=BB0_136 Depth=2
	v_mov_b32_e32 v10, s15
	v_mov_b32_e32 v11, v7
	flat_store_dwordx2 v[19:20], v[10:11]
.LBB0_158:                              ;   in Loop: Header=BB0_136 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v10
.LBB0_159:                              ;   in Loop: Header=BB0_136 Depth=2
	s_cmp_eq_u32 s15, 0
	s_cbranch_scc1 .LBB0_163
; %bb.160:                              ;   in Loop: Header=BB0_136 Depth=2
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_135
; %bb.161:                              ;   in Loop: Header=BB0_136 Depth=2
	v_cndmask_b32_e64 v11, v9, v5, s[6:7]
	v_cndmask_b32_e64 v10, v8, v4, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_164
; %bb.162:                              ;   in Loop: Header=BB0_136 Depth=2
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v9, v6
	;;#ASMSTART
	onward_wait_load_x2 v[13:14], v[25:26], v[8:11] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[25:26], v[8:11] ne
	;;#ASMEND
	s_cbranch_execnz .LBB0_135
	s_branch .LBB0_165
.LBB0_163:                              ;   in Loop: Header=BB0_18 Depth=1
	s_branch .LBB0_122
.LBB0_164:                              ;   in Loop: Header=BB0_136 Depth=2
.LBB0_165:                              ;   in Loop: Header=BB0_136 Depth=2
	v_mov_b32_e32 v8, s58
	v_mov_b32_e32 v9, s59
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[10:11]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_134
; %bb.166:                              ;   in Loop: Header=BB0_136 Depth=2
	s_mov_b32 s15, 0
	s_mov_b64 s[84:85], 0
                                        ; implicit-def: $sgpr86_sgpr87
	s_branch .LBB0_169
.LBB0_167:                              ;   in Loop: Header=BB0_169 Depth=3
	v_mov_b32_e32 v8, s58
	v_mov_b32_e32 v9, s59
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s36, s15, 1
	s_cmp_lt_u32 s15, s88
	s_cselect_b32 s15, s36, s89
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e64 s[86:87], v[8:9], v[10:11]
.LBB0_168:                              ;   in Loop: Header=BB0_169 Depth=3
	s_and_b64 s[94:95], exec, s[86:87]
	s_or_b64 s[84:85], s[94:95], s[84:85]
	s_andn2_b64 exec, exec, s[84:85]
	s_cbranch_execz .LBB0_134
.LBB0_169:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_136 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_171 Depth 4
                                        ;         Child Loop BB0_173 Depth 4
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[86:87], s[86:87], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_168
; %bb.170:                              ;   in Loop: Header=BB0_169 Depth=3
	s_cmp_lg_u32 s15, 0
	s_cselect_b32 s15, s15, 64
	s_cmp_lt_u32 s15, s24
	s_mov_b32 s36, s15
	s_cbranch_scc1 .LBB0_172
.LBB0_171:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_136 Depth=2
                                        ;       Parent Loop BB0_169 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s36, s36, s33
	s_cmp_lt_u32 s36, s24
	s_sleep 15
	s_cbranch_scc0 .LBB0_171
.LBB0_172:                              ;   in Loop: Header=BB0_169 Depth=3
	s_cmp_lt_u32 s36, 64
	s_cbranch_scc1 .LBB0_167
.LBB0_173:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_136 Depth=2
                                        ;       Parent Loop BB0_169 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s36, s36, 64
	s_cmp_gt_u32 s36, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_173
	s_branch .LBB0_167
.LBB0_174:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v12
	v_mov_b32_e32 v9, v12
	s_branch .LBB0_227
.LBB0_175:                              ;   in Loop: Header=BB0_176 Depth=2
	s_or_b64 exec, exec, s[86:87]
	s_and_b64 s[86:87], exec, s[84:85]
	s_or_b64 s[82:83], s[86:87], s[82:83]
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execz .LBB0_179
.LBB0_176:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[13:16] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v15, v4
	s_or_b64 s[84:85], s[84:85], exec
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB0_175
; %bb.177:                              ;   in Loop: Header=BB0_176 Depth=2
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v11, s47
	;;#ASMSTART
	onward_wait_x2 v[10:11], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[84:85], s[84:85], exec
	s_branch .LBB0_175
.LBB0_178:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[78:79], -1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_181
.LBB0_179:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[82:83]
	v_mov_b32_e32 v4, v5
.LBB0_180:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[80:81]
.LBB0_181:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[78:79]
	s_cbranch_vccnz .LBB0_211
; %bb.182:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v34, v7
	v_mov_b32_e32 v16, v7
	v_mov_b32_e32 v13, v15
	v_add_u32_e32 v33, vcc, 2, v12
	v_mov_b32_e32 v36, v34
	v_mov_b32_e32 v14, v16
	s_mov_b64 s[78:79], 0
	v_mov_b32_e32 v35, v33
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_187
.LBB0_183:                              ;   in Loop: Header=BB0_187 Depth=2
	s_or_b64 exec, exec, s[82:83]
.LBB0_184:                              ;   in Loop: Header=BB0_187 Depth=2
	v_mov_b32_e32 v4, v37
	s_mov_b64 s[84:85], -1
	v_mov_b32_e32 v5, v38
.LBB0_185:                              ;   in Loop: Header=BB0_187 Depth=2
	s_and_b64 s[82:83], s[84:85], exec
.LBB0_186:                              ;   in Loop: Header=BB0_187 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_xor_b64 s[80:81], s[82:83], -1
	s_and_b64 s[80:81], exec, s[80:81]
	s_or_b64 s[78:79], s[80:81], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB0_210
.LBB0_187:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_205 Depth 3
                                        ;         Child Loop BB0_207 Depth 4
                                        ;         Child Loop BB0_209 Depth 4
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[39:40], v[8:9] glc
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v10, s58
	flat_load_dwordx2 v[8:9], v[8:9] glc
	v_mov_b32_e32 v11, s59
	flat_load_dwordx2 v[10:11], v[10:11] glc
	v_mov_b32_e32 v38, v5
	v_mov_b32_e32 v37, v4
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e32 vcc, v15, v8
	s_and_saveexec_b64 s[80:81], vcc
	s_xor_b64 s[80:81], exec, s[80:81]
; %bb.188:                              ;   in Loop: Header=BB0_187 Depth=2
	v_mov_b32_e32 v4, v9
                                        ; implicit-def: $vgpr37_vgpr38
                                        ; implicit-def: $vgpr8_vgpr9
                                        ; implicit-def: $vgpr39_vgpr40
; %bb.189:                              ;   in Loop: Header=BB0_187 Depth=2
	s_or_saveexec_b64 s[80:81], s[80:81]
	s_mov_b64 s[82:83], 0
	s_xor_b64 exec, exec, s[80:81]
	s_cbranch_execz .LBB0_186
; %bb.190:                              ;   in Loop: Header=BB0_187 Depth=2
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v4, v40
	v_mov_b32_e32 v5, v8
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_196
; %bb.191:                              ;   in Loop: Header=BB0_187 Depth=2
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v42, 0
	s_and_saveexec_b64 s[82:83], s[2:3]
	s_cbranch_execz .LBB0_195
; %bb.192:                              ;   in Loop: Header=BB0_187 Depth=2
	v_mov_b32_e32 v5, v8
	v_add_u32_e64 v8, vcc, 0, 0
	v_mov_b32_e32 v41, s44
	v_addc_u32_e32 v9, vcc, 1, v5, vcc
	v_mov_b32_e32 v42, s45
	flat_atomic_cmpswap_x2 v[8:9], v[41:42], v[8:11] glc
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v42, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[10:11]
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB0_194
; %bb.193:                              ;   in Loop: Header=BB0_187 Depth=2
	v_mov_b32_e32 v8, s46
	v_xor_b32_e32 v16, 1, v40
	v_mov_b32_e32 v9, s47
	flat_store_dwordx2 v[8:9], v[15:16]
	v_xor_b32_e32 v16, 2, v40
	flat_store_dwordx2 v[8:9], v[15:16]
	v_xor_b32_e32 v16, 3, v40
	v_mov_b32_e32 v42, v5
	flat_store_dwordx2 v[8:9], v[15:16]
	v_xor_b32_e32 v16, 4, v40
	v_or_b32_e32 v36, v40, v34
	v_mov_b32_e32 v41, v4
	flat_store_dwordx2 v[8:9], v[15:16]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[8:9], v[35:36]
.LBB0_194:                              ;   in Loop: Header=BB0_187 Depth=2
	s_or_b64 exec, exec, s[84:85]
.LBB0_195:                              ;   in Loop: Header=BB0_187 Depth=2
	s_or_b64 exec, exec, s[82:83]
	v_readfirstlane_b32 s36, v41
	s_cmp_eq_u32 s36, 0
	v_mov_b32_e32 v8, v13
	s_cselect_b64 s[82:83], -1, 0
	v_mov_b32_e32 v9, v14
	s_branch .LBB0_197
.LBB0_196:                              ;   in Loop: Header=BB0_187 Depth=2
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[82:83], -1
.LBB0_197:                              ;   in Loop: Header=BB0_187 Depth=2
	v_mov_b32_e32 v4, s36
	s_mov_b64 s[84:85], 0
	s_and_b64 vcc, exec, s[82:83]
	v_mov_b32_e32 v5, s37
	s_cbranch_vccz .LBB0_185
; %bb.198:                              ;   in Loop: Header=BB0_187 Depth=2
	v_cndmask_b32_e64 v5, v9, v40, s[6:7]
	v_cndmask_b32_e64 v4, v8, v39, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_200
; %bb.199:                              ;   in Loop: Header=BB0_187 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[27:28], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[27:28], v[2:5] ne
	;;#ASMEND
	s_cbranch_execnz .LBB0_184
	s_branch .LBB0_201
.LBB0_200:                              ;   in Loop: Header=BB0_187 Depth=2
.LBB0_201:                              ;   in Loop: Header=BB0_187 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_183
; %bb.202:                              ;   in Loop: Header=BB0_187 Depth=2
	s_mov_b32 s15, 0
	s_mov_b64 s[84:85], 0
                                        ; implicit-def: $sgpr86_sgpr87
	s_branch .LBB0_205
.LBB0_203:                              ;   in Loop: Header=BB0_205 Depth=3
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s36, s15, 1
	s_cmp_lt_u32 s15, s88
	s_cselect_b32 s15, s36, s89
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_ne_u64_e64 s[86:87], v[8:9], v[4:5]
.LBB0_204:                              ;   in Loop: Header=BB0_205 Depth=3
	s_and_b64 s[94:95], exec, s[86:87]
	s_or_b64 s[84:85], s[94:95], s[84:85]
	s_andn2_b64 exec, exec, s[84:85]
	s_cbranch_execz .LBB0_183
.LBB0_205:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_187 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_207 Depth 4
                                        ;         Child Loop BB0_209 Depth 4
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[86:87], s[86:87], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[39:40]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_204
; %bb.206:                              ;   in Loop: Header=BB0_205 Depth=3
	s_cmp_lg_u32 s15, 0
	s_cselect_b32 s15, s15, 64
	s_cmp_lt_u32 s15, s24
	s_mov_b32 s36, s15
	s_cbranch_scc1 .LBB0_208
.LBB0_207:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_187 Depth=2
                                        ;       Parent Loop BB0_205 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s36, s36, s33
	s_cmp_lt_u32 s36, s24
	s_sleep 15
	s_cbranch_scc0 .LBB0_207
.LBB0_208:                              ;   in Loop: Header=BB0_205 Depth=3
	s_cmp_lt_u32 s36, 64
	s_cbranch_scc1 .LBB0_203
.LBB0_209:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_187 Depth=2
                                        ;       Parent Loop BB0_205 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s36, s36, 64
	s_cmp_gt_u32 s36, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_209
	s_branch .LBB0_203
.LBB0_210:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB0_211:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s36, v4
	s_cbranch_vccnz .LBB0_215
; %bb.212:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_214
; %bb.213:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, s37
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_214:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s81, v5
	v_readfirstlane_b32 s80, v4
	s_branch .LBB0_216
.LBB0_215:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[80:81], s[36:37]
.LBB0_216:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[80:81], v[7:8]
	s_mov_b64 s[78:79], -1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_225
; %bb.217:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s81
	;;#ASMEND
	v_mov_b32_e32 v4, s80
	v_mov_b32_e32 v8, s81
	v_mov_b32_e32 v5, s81
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_223
; %bb.218:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v13, v6
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v16, v7
	s_mov_b64 s[78:79], 0
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB0_220
.LBB0_219:                              ;   in Loop: Header=BB0_220 Depth=2
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[78:79], s[82:83], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB0_222
.LBB0_220:                              ;   Parent Loop BB0_18 Depth=1
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
	s_cbranch_execz .LBB0_219
; %bb.221:                              ;   in Loop: Header=BB0_220 Depth=2
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v11, s47
	;;#ASMSTART
	onward_wait_x2 v[10:11], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[80:81], s[80:81], exec
	s_branch .LBB0_219
.LBB0_222:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[78:79]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v4, v5
.LBB0_223:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s81, v8
	v_readfirstlane_b32 s80, v4
	s_andn2_b64 vcc, exec, s[48:49]
	s_mov_b64 s[78:79], -1
	s_cbranch_vccnz .LBB0_225
; %bb.224:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 s[10:11], s[72:73], exec
	s_and_b64 s[72:73], s[0:1], exec
	s_or_b64 s[72:73], s[10:11], s[72:73]
	s_andn2_b64 s[10:11], s[74:75], exec
	s_and_b64 s[74:75], s[2:3], exec
	s_mov_b64 s[78:79], 0
	s_or_b64 s[74:75], s[10:11], s[74:75]
	v_mov_b32_e32 v9, v15
	s_mov_b64 s[76:77], s[80:81]
	s_branch .LBB0_226
.LBB0_225:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v9, v12
.LBB0_226:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v15
.LBB0_227:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v14, s14
	s_and_saveexec_b64 s[10:11], s[74:75]
	s_cbranch_execz .LBB0_229
.LBB0_228:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s76
	v_mov_b32_e32 v5, s77
	s_or_b64 s[72:73], s[72:73], exec
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_229:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v4, s80
	v_mov_b32_e32 v5, s81
	s_and_saveexec_b64 s[10:11], s[72:73]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_231
; %bb.230:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_or_b64 s[78:79], s[78:79], exec
	v_mov_b32_e32 v8, v9
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s36, v4
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, s37
.LBB0_231:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
.LBB0_232:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[72:73], 0
	s_and_b64 vcc, exec, s[70:71]
	s_cbranch_vccz .LBB0_346
.LBB0_233:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_267
; %bb.234:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[26:27]
	s_cbranch_vccz .LBB0_266
; %bb.235:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_249
; %bb.236:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_242
; %bb.237:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v32 glc
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v4, v17
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_241
; %bb.238:                              ;   in Loop: Header=BB0_18 Depth=1
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
	s_cbranch_execz .LBB0_240
; %bb.239:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v13, v44
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[12:13]
	v_mov_b32_e32 v13, v45
	flat_store_dwordx2 v[4:5], v[12:13]
	v_mov_b32_e32 v13, v46
	flat_store_dwordx2 v[4:5], v[12:13]
	v_mov_b32_e32 v13, v47
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v8, v17
	flat_store_dwordx2 v[4:5], v[12:13]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB0_240:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB0_241:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[70:71]
.LBB0_242:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s36, v8
	s_cmp_eq_u32 s36, 0
	s_cselect_b64 s[14:15], -1, 0
	s_xor_b64 s[70:71], s[0:1], -1
	v_mov_b32_e32 v4, s36
	s_and_b64 s[70:71], s[14:15], s[70:71]
	v_mov_b32_e32 v5, s37
	s_and_saveexec_b64 s[14:15], s[70:71]
	s_cbranch_execz .LBB0_248
; %bb.243:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[70:71], 0
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB0_245
.LBB0_244:                              ;   in Loop: Header=BB0_245 Depth=2
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[70:71], s[76:77], s[70:71]
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB0_247
.LBB0_245:                              ;   Parent Loop BB0_18 Depth=1
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
	s_cbranch_execz .LBB0_244
; %bb.246:                              ;   in Loop: Header=BB0_245 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[74:75], s[74:75], exec
	s_branch .LBB0_244
.LBB0_247:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[70:71]
	v_mov_b32_e32 v4, v5
.LBB0_248:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB0_249:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s36, v4
	s_cbranch_vccnz .LBB0_253
; %bb.250:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_252
; %bb.251:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, s37
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_252:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
	s_branch .LBB0_254
.LBB0_253:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], s[36:37]
.LBB0_254:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_265
; %bb.255:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_261
; %bb.256:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr70_sgpr71
	s_branch .LBB0_258
.LBB0_257:                              ;   in Loop: Header=BB0_258 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[70:71]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_260
.LBB0_258:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[70:71], s[70:71], exec
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_257
; %bb.259:                              ;   in Loop: Header=BB0_258 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[70:71], s[70:71], exec
	s_branch .LBB0_257
.LBB0_260:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v4, v5
.LBB0_261:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_265
; %bb.262:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_264
; %bb.263:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_264:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s36, v4
	s_mov_b64 s[10:11], s[36:37]
.LBB0_265:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	s_mov_b64 s[78:79], -1
	v_mov_b32_e32 v5, s11
	v_mov_b32_e32 v8, v12
.LBB0_266:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v15, v12
	v_mov_b32_e32 v14, v48
.LBB0_267:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_346
; %bb.268:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[52:53]
	s_cbranch_vccnz .LBB0_288
; %bb.269:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB0_271
; %bb.270:                              ;   in Loop: Header=BB0_18 Depth=1
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
	s_cbranch_vccnz .LBB0_288
; %bb.276:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_278
; %bb.277:                              ;   in Loop: Header=BB0_18 Depth=1
	flat_store_dword v[23:24], v7
.LBB0_278:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s92
	;;#ASMEND
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_284
; %bb.279:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $sgpr70_sgpr71
	s_branch .LBB0_281
.LBB0_280:                              ;   in Loop: Header=BB0_281 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[70:71]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_283
.LBB0_281:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v5, v[23:24], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[70:71], s[70:71], exec
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_280
; %bb.282:                              ;   in Loop: Header=BB0_281 Depth=2
	;;#ASMSTART
	onward_wait v[23:24], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[70:71], s[70:71], exec
	s_branch .LBB0_280
.LBB0_283:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dword v4, v[8:9] glc
.LBB0_284:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s14, v5
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s15, v4
	s_cbranch_vccnz .LBB0_288
; %bb.285:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_287
; %bb.286:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s15
	v_mov_b32_e32 v5, s14
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_287:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
.LBB0_288:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[52:53]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
                                        ; implicit-def: $sgpr14_sgpr15
	s_cbranch_vccz .LBB0_300
; %bb.289:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_295
; %bb.290:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v32
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
                                        ; implicit-def: $sgpr70_sgpr71
	s_branch .LBB0_292
.LBB0_291:                              ;   in Loop: Header=BB0_292 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[70:71]
	s_or_b64 s[14:15], s[74:75], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_294
.LBB0_292:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[70:71], s[70:71], exec
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_291
; %bb.293:                              ;   in Loop: Header=BB0_292 Depth=2
	v_mov_b32_e32 v33, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v34, s47
	;;#ASMSTART
	onward_wait_x2 v[33:34], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[70:71], s[70:71], exec
	s_branch .LBB0_291
.LBB0_294:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB0_295:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_299
; %bb.296:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_298
; %bb.297:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_298:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
.LBB0_299:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s36, s11
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[14:15], s[36:37]
.LBB0_300:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_345
; %bb.301:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_303
; %bb.302:                              ;   in Loop: Header=BB0_18 Depth=1
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
	s_cbranch_vccz .LBB0_323
.LBB0_303:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v4, vcc, 1, v12
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_305
; %bb.304:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s56
	v_mov_b32_e32 v9, s57
	flat_store_dword v[8:9], v4
.LBB0_305:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v9, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v10, 0
	s_cbranch_scc1 .LBB0_307
; %bb.306:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s58
	v_mov_b32_e32 v9, s59
	flat_load_dwordx2 v[10:11], v[8:9] glc
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dword v9, v[8:9] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, s90, v11
	v_lshrrev_b64 v[10:11], 16, v[10:11]
	v_cmp_ne_u64_e32 vcc, 0, v[7:8]
	v_cndmask_b32_e32 v10, 0, v11, vcc
.LBB0_307:                              ;   in Loop: Header=BB0_18 Depth=1
	v_readfirstlane_b32 s15, v10
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v9
	s_cbranch_vccnz .LBB0_311
; %bb.308:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_310
; %bb.309:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	flat_store_dwordx2 v[19:20], v[8:9]
.LBB0_310:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[8:9], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v9
	v_readfirstlane_b32 s14, v8
.LBB0_311:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[7:8]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_340
; %bb.312:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[70:71], s[2:3]
	s_cbranch_execz .LBB0_314
; %bb.313:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v5, s25
	flat_store_dword v[29:30], v5
.LBB0_314:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[70:71]
	s_and_saveexec_b64 s[70:71], s[2:3]
	s_cbranch_execz .LBB0_316
; %bb.315:                              ;   in Loop: Header=BB0_18 Depth=1
	flat_store_dword v[23:24], v7
.LBB0_316:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[70:71]
	s_or_b32 s14, s15, s91
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s14
	;;#ASMEND
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[70:71], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_336
; %bb.317:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB0_319
.LBB0_318:                              ;   in Loop: Header=BB0_319 Depth=2
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[70:71], s[76:77], s[70:71]
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB0_335
.LBB0_319:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v9, v[23:24], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[74:75], s[74:75], exec
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_318
; %bb.320:                              ;   in Loop: Header=BB0_319 Depth=2
	;;#ASMSTART
	onward_wait v[23:24], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[74:75], s[74:75], exec
	s_branch .LBB0_318
.LBB0_321:                              ;   in Loop: Header=BB0_323 Depth=2
	s_or_b64 exec, exec, s[14:15]
.LBB0_322:                              ;   in Loop: Header=BB0_323 Depth=2
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
	s_cbranch_vccz .LBB0_303
.LBB0_323:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_330 Depth 3
                                        ;         Child Loop BB0_332 Depth 4
                                        ;         Child Loop BB0_334 Depth 4
	v_cndmask_b32_e64 v5, 0, v9, s[6:7]
	v_cndmask_b32_e64 v4, v4, v8, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_325
; %bb.324:                              ;   in Loop: Header=BB0_323 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[21:22], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[21:22], v[2:5] ne
	;;#ASMEND
	s_cbranch_execnz .LBB0_322
	s_branch .LBB0_326
.LBB0_325:                              ;   in Loop: Header=BB0_323 Depth=2
.LBB0_326:                              ;   in Loop: Header=BB0_323 Depth=2
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v0
	v_cmp_eq_u64_e32 vcc, v[10:11], v[4:5]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_321
; %bb.327:                              ;   in Loop: Header=BB0_323 Depth=2
	s_mov_b32 s36, 0
	s_mov_b64 s[70:71], 0
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB0_330
.LBB0_328:                              ;   in Loop: Header=BB0_330 Depth=3
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
.LBB0_329:                              ;   in Loop: Header=BB0_330 Depth=3
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[70:71], s[76:77], s[70:71]
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB0_321
.LBB0_330:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_323 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_332 Depth 4
                                        ;         Child Loop BB0_334 Depth 4
	v_mov_b32_e32 v10, s54
	v_mov_b32_e32 v11, s55
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_or_b64 s[74:75], s[74:75], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_329
; %bb.331:                              ;   in Loop: Header=BB0_330 Depth=3
	s_cmp_lg_u32 s36, 0
	s_cselect_b32 s36, s36, 64
	s_cmp_lt_u32 s36, s24
	s_mov_b32 s38, s36
	s_cbranch_scc1 .LBB0_333
.LBB0_332:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_323 Depth=2
                                        ;       Parent Loop BB0_330 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s38, s38, s33
	s_cmp_lt_u32 s38, s24
	s_sleep 15
	s_cbranch_scc0 .LBB0_332
.LBB0_333:                              ;   in Loop: Header=BB0_330 Depth=3
	s_cmp_lt_u32 s38, 64
	s_cbranch_scc1 .LBB0_328
.LBB0_334:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_323 Depth=2
                                        ;       Parent Loop BB0_330 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s38, s38, 64
	s_cmp_gt_u32 s38, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_334
	s_branch .LBB0_328
.LBB0_335:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[70:71]
	v_mov_b32_e32 v10, s60
	v_mov_b32_e32 v11, s61
	flat_load_dword v8, v[10:11] glc
.LBB0_336:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v9
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v8
	s_cbranch_vccnz .LBB0_340
; %bb.337:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[70:71], s[2:3]
	s_cbranch_execz .LBB0_339
; %bb.338:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	flat_store_dwordx2 v[19:20], v[8:9]
.LBB0_339:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[70:71]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[8:9], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v9
	v_readfirstlane_b32 s14, v8
.LBB0_340:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[70:71], s[2:3]
	s_cbranch_execz .LBB0_344
; %bb.341:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b32 s74, s37
	s_mov_b32 s75, s15
	s_mov_b32 s38, s37
	s_cmp_eq_u64 s[74:75], s[38:39]
	s_cselect_b64 s[74:75], -1, 0
	s_or_b64 s[10:11], s[10:11], s[74:75]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v8, 0
	s_cbranch_vccnz .LBB0_343
; %bb.342:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s58
	v_mov_b32_e32 v9, s59
	flat_load_dwordx2 v[8:9], v[8:9] glc
.LBB0_343:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, s16
	v_mov_b32_e32 v10, s17
	flat_store_dword v[9:10], v8
	v_mov_b32_e32 v9, s44
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v10, s45
	flat_store_dwordx2 v[9:10], v[7:8]
	s_xor_b32 s10, s14, 1
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v13, s10
	v_mov_b32_e32 v9, s47
	s_xor_b32 s10, s14, 2
	flat_store_dwordx2 v[8:9], v[12:13]
	v_mov_b32_e32 v13, s10
	s_xor_b32 s10, s14, 3
	flat_store_dwordx2 v[8:9], v[12:13]
	v_mov_b32_e32 v13, s10
	s_xor_b32 s10, s14, 4
	flat_store_dwordx2 v[8:9], v[12:13]
	v_mov_b32_e32 v13, s10
	v_mov_b32_e32 v5, s14
	flat_store_dwordx2 v[8:9], v[12:13]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[8:9], v[4:5]
.LBB0_344:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[70:71]
.LBB0_345:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s14
	s_mov_b64 s[78:79], -1
	v_mov_b32_e32 v5, s15
	v_mov_b32_e32 v8, v12
.LBB0_346:                              ;   in Loop: Header=BB0_18 Depth=1
	s_branch .LBB0_348
.LBB0_347:                              ;   in Loop: Header=BB0_18 Depth=1
	s_cmp_lg_u32 s22, 1
	s_mov_b64 s[68:69], -1
	s_cselect_b64 s[72:73], -1, 0
.LBB0_348:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[72:73]
	s_cbranch_vccnz .LBB0_363
; %bb.349:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_442
; %bb.350:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_425
; %bb.351:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_359
; %bb.352:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v32 glc
	s_andn2_b64 vcc, exec, s[28:29]
	v_mov_b32_e32 v5, v17
	s_cbranch_vccnz .LBB0_354
; %bb.353:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dword v5, v[8:9] glc
.LBB0_354:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v11, v5
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[68:69], vcc
	s_cbranch_execz .LBB0_358
; %bb.355:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v16, v12
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[13:16] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[11:12]
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_357
; %bb.356:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_xor_b32_e32 v13, 1, v11
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[12:13]
	v_xor_b32_e32 v13, 2, v11
	flat_store_dwordx2 v[4:5], v[12:13]
	v_xor_b32_e32 v13, 3, v11
	flat_store_dwordx2 v[4:5], v[12:13]
	v_xor_b32_e32 v13, 4, v11
	flat_store_dwordx2 v[4:5], v[12:13]
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v13, v11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[4:5], v[14:15]
.LBB0_357:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[70:71]
.LBB0_358:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[68:69]
.LBB0_359:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s36, v13
	v_mov_b32_e32 v4, s36
	s_cmp_lg_u32 s36, 0
	v_mov_b32_e32 v5, s37
	s_cbranch_scc1 .LBB0_425
; %bb.360:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB0_392
; %bb.361:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[68:69], s[2:3]
	s_cbranch_execz .LBB0_395
; %bb.362:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[70:71], 0
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB0_387
.LBB0_363:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[68:69]
	s_cbranch_vccz .LBB0_443
; %bb.364:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[66:67]
	s_cbranch_execz .LBB0_366
; %bb.365:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, s62
	v_mov_b32_e32 v10, s63
	v_mov_b32_e32 v5, s25
	flat_store_dword v[9:10], v5
.LBB0_366:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_494
; %bb.367:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB0_478
; %bb.368:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[68:69], s[2:3]
	s_cbranch_execz .LBB0_382
; %bb.369:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v8, v[4:5], v32 glc
	s_andn2_b64 vcc, exec, s[28:29]
	v_mov_b32_e32 v9, v17
	s_cbranch_vccnz .LBB0_371
; %bb.370:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	flat_load_dword v9, v[4:5] glc
.LBB0_371:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	s_andn2_b64 vcc, exec, s[28:29]
	v_mov_b32_e32 v5, 0
	s_cbranch_vccnz .LBB0_373
; %bb.372:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[4:5], v[4:5] glc
.LBB0_373:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v14, vcc, 1, v8
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_cmp_eq_u32_e32 vcc, v14, v9
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_381
; %bb.374:                              ;   in Loop: Header=BB0_18 Depth=1
	v_cmp_ne_u64_e32 vcc, 0, v[4:5]
	v_mov_b32_e32 v15, s44
	s_and_b64 vcc, s[28:29], vcc
	v_add_u32_e64 v9, s[10:11], 1, v12
	v_cndmask_b32_e32 v8, 0, v14, vcc
	v_mov_b32_e32 v10, v14
	v_mov_b32_e32 v11, v12
	v_mov_b32_e32 v16, s45
	flat_atomic_cmpswap_x2 v[15:16], v[15:16], v[8:11] glc
	s_nop 0
	v_mov_b32_e32 v11, v14
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[15:16], v[11:12]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v15, v7
	s_and_saveexec_b64 s[72:73], s[10:11]
	s_cbranch_execz .LBB0_380
; %bb.375:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, s46
	v_xor_b32_e32 v13, 1, v14
	v_mov_b32_e32 v11, s47
	flat_store_dwordx2 v[10:11], v[12:13]
	v_xor_b32_e32 v13, 2, v14
	s_xor_b64 s[74:75], vcc, -1
	flat_store_dwordx2 v[10:11], v[12:13]
	v_xor_b32_e32 v13, 3, v14
	flat_store_dwordx2 v[10:11], v[12:13]
	v_xor_b32_e32 v13, 4, v14
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[74:75]
	flat_store_dwordx2 v[10:11], v[12:13]
	s_cbranch_vccz .LBB0_377
; %bb.376:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v33, s46
	v_mov_b32_e32 v10, v14
	v_mov_b32_e32 v34, s47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[33:34], v[9:10]
	s_mov_b64 s[10:11], 0
.LBB0_377:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_379
; %bb.378:                              ;   in Loop: Header=BB0_18 Depth=1
	v_lshrrev_b64 v[4:5], 16, v[4:5]
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v13, v14
	v_mov_b32_e32 v11, s47
	v_or_b32_e32 v8, s93, v5
	flat_store_dwordx2 v[10:11], v[12:13]
	v_mov_b32_e32 v10, s56
	v_mov_b32_e32 v15, v8
	v_mov_b32_e32 v11, s57
	v_mov_b32_e32 v14, v7
	flat_store_dword v[10:11], v9
.LBB0_379:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v14
	v_mov_b32_e32 v11, v15
.LBB0_380:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB0_381:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[70:71]
.LBB0_382:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[68:69]
	v_readfirstlane_b32 s10, v10
	v_readfirstlane_b32 s11, v11
	v_mov_b32_e32 v4, s10
	s_cmp_lg_u64 s[10:11], 0
	v_mov_b32_e32 v5, s11
	s_cbranch_scc1 .LBB0_478
; %bb.383:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB0_393
; %bb.384:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[68:69], s[2:3]
	s_cbranch_execz .LBB0_445
; %bb.385:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[70:71], 0
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB0_390
.LBB0_386:                              ;   in Loop: Header=BB0_387 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[70:71], s[74:75], s[70:71]
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB0_394
.LBB0_387:                              ;   Parent Loop BB0_18 Depth=1
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
	s_cbranch_execz .LBB0_386
; %bb.388:                              ;   in Loop: Header=BB0_387 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB0_386
.LBB0_389:                              ;   in Loop: Header=BB0_390 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[70:71], s[74:75], s[70:71]
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB0_444
.LBB0_390:                              ;   Parent Loop BB0_18 Depth=1
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
	s_cbranch_execz .LBB0_389
; %bb.391:                              ;   in Loop: Header=BB0_390 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB0_389
.LBB0_392:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_396
.LBB0_393:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_446
.LBB0_394:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[70:71]
	v_mov_b32_e32 v4, v5
.LBB0_395:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[68:69]
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_425
.LBB0_396:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v13, v7
	v_mov_b32_e32 v34, v7
	v_mov_b32_e32 v15, v13
	v_add_u32_e32 v33, vcc, 1, v12
	v_mov_b32_e32 v36, v34
	v_mov_b32_e32 v14, v12
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v35, v33
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_401
.LBB0_397:                              ;   in Loop: Header=BB0_401 Depth=2
	s_or_b64 exec, exec, s[70:71]
.LBB0_398:                              ;   in Loop: Header=BB0_401 Depth=2
	v_mov_b32_e32 v4, v37
	s_mov_b64 s[72:73], -1
	v_mov_b32_e32 v5, v38
.LBB0_399:                              ;   in Loop: Header=BB0_401 Depth=2
	s_and_b64 s[70:71], s[72:73], exec
.LBB0_400:                              ;   in Loop: Header=BB0_401 Depth=2
	s_or_b64 exec, exec, s[68:69]
	s_xor_b64 s[68:69], s[70:71], -1
	s_and_b64 s[68:69], exec, s[68:69]
	s_or_b64 s[14:15], s[68:69], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_424
.LBB0_401:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_419 Depth 3
                                        ;         Child Loop BB0_421 Depth 4
                                        ;         Child Loop BB0_423 Depth 4
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[39:40], v[8:9] glc
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v10, s58
	flat_load_dwordx2 v[8:9], v[8:9] glc
	v_mov_b32_e32 v11, s59
	flat_load_dwordx2 v[10:11], v[10:11] glc
	v_mov_b32_e32 v38, v5
	v_mov_b32_e32 v37, v4
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e32 vcc, v12, v8
	s_and_saveexec_b64 s[68:69], vcc
	s_xor_b64 s[68:69], exec, s[68:69]
; %bb.402:                              ;   in Loop: Header=BB0_401 Depth=2
	v_mov_b32_e32 v4, v9
                                        ; implicit-def: $vgpr37_vgpr38
                                        ; implicit-def: $vgpr8_vgpr9
                                        ; implicit-def: $vgpr39_vgpr40
; %bb.403:                              ;   in Loop: Header=BB0_401 Depth=2
	s_or_saveexec_b64 s[68:69], s[68:69]
	s_mov_b64 s[70:71], 0
	s_xor_b64 exec, exec, s[68:69]
	s_cbranch_execz .LBB0_400
; %bb.404:                              ;   in Loop: Header=BB0_401 Depth=2
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v4, v40
	v_mov_b32_e32 v5, v8
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_410
; %bb.405:                              ;   in Loop: Header=BB0_401 Depth=2
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v42, 0
	s_and_saveexec_b64 s[70:71], s[2:3]
	s_cbranch_execz .LBB0_409
; %bb.406:                              ;   in Loop: Header=BB0_401 Depth=2
	v_mov_b32_e32 v5, v8
	v_add_u32_e64 v8, vcc, 0, 0
	v_mov_b32_e32 v41, s44
	v_addc_u32_e32 v9, vcc, 1, v5, vcc
	v_mov_b32_e32 v42, s45
	flat_atomic_cmpswap_x2 v[8:9], v[41:42], v[8:11] glc
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v42, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[10:11]
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_408
; %bb.407:                              ;   in Loop: Header=BB0_401 Depth=2
	v_mov_b32_e32 v8, s46
	v_xor_b32_e32 v13, 1, v40
	v_mov_b32_e32 v9, s47
	flat_store_dwordx2 v[8:9], v[12:13]
	v_xor_b32_e32 v13, 2, v40
	flat_store_dwordx2 v[8:9], v[12:13]
	v_xor_b32_e32 v13, 3, v40
	v_mov_b32_e32 v42, v5
	flat_store_dwordx2 v[8:9], v[12:13]
	v_xor_b32_e32 v13, 4, v40
	v_or_b32_e32 v36, v40, v34
	v_mov_b32_e32 v41, v4
	flat_store_dwordx2 v[8:9], v[12:13]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[8:9], v[35:36]
.LBB0_408:                              ;   in Loop: Header=BB0_401 Depth=2
	s_or_b64 exec, exec, s[72:73]
.LBB0_409:                              ;   in Loop: Header=BB0_401 Depth=2
	s_or_b64 exec, exec, s[70:71]
	v_readfirstlane_b32 s36, v41
	s_cmp_eq_u32 s36, 0
	v_mov_b32_e32 v8, v14
	s_cselect_b64 s[70:71], -1, 0
	v_mov_b32_e32 v9, v15
	s_branch .LBB0_411
.LBB0_410:                              ;   in Loop: Header=BB0_401 Depth=2
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[70:71], -1
.LBB0_411:                              ;   in Loop: Header=BB0_401 Depth=2
	v_mov_b32_e32 v4, s36
	s_mov_b64 s[72:73], 0
	s_and_b64 vcc, exec, s[70:71]
	v_mov_b32_e32 v5, s37
	s_cbranch_vccz .LBB0_399
; %bb.412:                              ;   in Loop: Header=BB0_401 Depth=2
	v_cndmask_b32_e64 v5, v9, v40, s[6:7]
	v_cndmask_b32_e64 v4, v8, v39, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_414
; %bb.413:                              ;   in Loop: Header=BB0_401 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[27:28], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[27:28], v[2:5] ne
	;;#ASMEND
	s_cbranch_execnz .LBB0_398
	s_branch .LBB0_415
.LBB0_414:                              ;   in Loop: Header=BB0_401 Depth=2
.LBB0_415:                              ;   in Loop: Header=BB0_401 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_397
; %bb.416:                              ;   in Loop: Header=BB0_401 Depth=2
	s_mov_b32 s36, 0
	s_mov_b64 s[72:73], 0
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB0_419
.LBB0_417:                              ;   in Loop: Header=BB0_419 Depth=3
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s38, s36, 1
	s_cmp_lt_u32 s36, s88
	s_cselect_b32 s36, s38, s89
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_ne_u64_e64 s[74:75], v[8:9], v[4:5]
.LBB0_418:                              ;   in Loop: Header=BB0_419 Depth=3
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[72:73], s[76:77], s[72:73]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB0_397
.LBB0_419:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_401 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_421 Depth 4
                                        ;         Child Loop BB0_423 Depth 4
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[74:75], s[74:75], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[39:40]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_418
; %bb.420:                              ;   in Loop: Header=BB0_419 Depth=3
	s_cmp_lg_u32 s36, 0
	s_cselect_b32 s36, s36, 64
	s_cmp_lt_u32 s36, s24
	s_mov_b32 s38, s36
	s_cbranch_scc1 .LBB0_422
.LBB0_421:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_401 Depth=2
                                        ;       Parent Loop BB0_419 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s38, s38, s33
	s_cmp_lt_u32 s38, s24
	s_sleep 15
	s_cbranch_scc0 .LBB0_421
.LBB0_422:                              ;   in Loop: Header=BB0_419 Depth=3
	s_cmp_lt_u32 s38, 64
	s_cbranch_scc1 .LBB0_417
.LBB0_423:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_401 Depth=2
                                        ;       Parent Loop BB0_419 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s38, s38, 64
	s_cmp_gt_u32 s38, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_423
	s_branch .LBB0_417
.LBB0_424:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB0_425:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s36, v4
	s_cbranch_vccnz .LBB0_429
; %bb.426:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_428
; %bb.427:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, s37
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_428:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
	s_branch .LBB0_430
.LBB0_429:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], s[36:37]
.LBB0_430:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_441
; %bb.431:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_437
; %bb.432:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr68_sgpr69
	s_branch .LBB0_434
.LBB0_433:                              ;   in Loop: Header=BB0_434 Depth=2
	s_or_b64 exec, exec, s[70:71]
	s_and_b64 s[70:71], exec, s[68:69]
	s_or_b64 s[14:15], s[70:71], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_436
.LBB0_434:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[68:69], s[68:69], exec
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_433
; %bb.435:                              ;   in Loop: Header=BB0_434 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[68:69], s[68:69], exec
	s_branch .LBB0_433
.LBB0_436:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v4, v5
.LBB0_437:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_441
; %bb.438:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_440
; %bb.439:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_440:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s36, v4
	s_mov_b64 s[10:11], s[36:37]
.LBB0_441:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	s_mov_b64 s[78:79], -1
	v_mov_b32_e32 v5, s11
	v_mov_b32_e32 v8, v12
.LBB0_442:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v15, v12
	v_mov_b32_e32 v14, v48
.LBB0_443:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v12, v15
	v_mov_b32_e32 v48, v14
	s_and_saveexec_b64 s[10:11], s[78:79]
	s_cbranch_execnz .LBB0_495
	s_branch .LBB0_496
.LBB0_444:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[70:71]
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v5, v7
.LBB0_445:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[68:69]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_478
.LBB0_446:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v15, v7
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v34, v15
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[68:69], 0
	v_mov_b32_e32 v33, v14
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_451
.LBB0_447:                              ;   in Loop: Header=BB0_451 Depth=2
	s_or_b64 exec, exec, s[10:11]
.LBB0_448:                              ;   in Loop: Header=BB0_451 Depth=2
	v_mov_b32_e32 v4, v35
	s_mov_b64 s[74:75], -1
	v_mov_b32_e32 v5, v36
.LBB0_449:                              ;   in Loop: Header=BB0_451 Depth=2
	s_and_b64 s[10:11], s[74:75], exec
.LBB0_450:                              ;   in Loop: Header=BB0_451 Depth=2
	s_or_b64 exec, exec, s[70:71]
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[68:69], s[10:11], s[68:69]
	s_andn2_b64 exec, exec, s[68:69]
	s_cbranch_execz .LBB0_477
.LBB0_451:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_472 Depth 3
                                        ;         Child Loop BB0_474 Depth 4
                                        ;         Child Loop BB0_476 Depth 4
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[37:38], v[8:9] glc
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	v_mov_b32_e32 v10, s58
	flat_load_dwordx2 v[8:9], v[8:9] glc
	v_mov_b32_e32 v11, s59
	s_waitcnt vmcnt(2)
	flat_load_dwordx2 v[39:40], v[10:11] glc
	v_mov_b32_e32 v36, v5
	v_mov_b32_e32 v35, v4
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e32 vcc, v12, v8
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
; %bb.452:                              ;   in Loop: Header=BB0_451 Depth=2
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v5, v7
                                        ; implicit-def: $vgpr35_vgpr36
                                        ; implicit-def: $vgpr8_vgpr9
                                        ; implicit-def: $vgpr37_vgpr38
                                        ; implicit-def: $vgpr39_vgpr40
; %bb.453:                              ;   in Loop: Header=BB0_451 Depth=2
	s_or_saveexec_b64 s[70:71], s[10:11]
	s_mov_b64 s[10:11], 0
	s_xor_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB0_450
; %bb.454:                              ;   in Loop: Header=BB0_451 Depth=2
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v42, v8
	v_mov_b32_e32 v41, v38
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[41:42]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_459
; %bb.455:                              ;   in Loop: Header=BB0_451 Depth=2
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v4, v38
	v_mov_b32_e32 v5, v7
	v_mov_b32_e32 v42, 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB0_463
; %bb.456:                              ;   in Loop: Header=BB0_451 Depth=2
	v_cmp_eq_u64_e32 vcc, 0, v[39:40]
	v_mov_b32_e32 v9, v8
	v_cndmask_b32_e64 v8, v4, 0, vcc
	v_add_u32_e32 v8, vcc, 0, v8
	v_mov_b32_e32 v41, s44
	v_addc_u32_e32 v9, vcc, 1, v9, vcc
	v_mov_b32_e32 v42, s45
	flat_atomic_cmpswap_x2 v[8:9], v[41:42], v[8:11] glc
	v_cmp_ne_u64_e32 vcc, 0, v[39:40]
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v42, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[8:9], v[10:11]
	s_and_saveexec_b64 s[74:75], s[10:11]
	s_cbranch_execz .LBB0_462
; %bb.457:                              ;   in Loop: Header=BB0_451 Depth=2
	v_mov_b32_e32 v10, s46
	v_xor_b32_e32 v9, 1, v38
	v_mov_b32_e32 v8, v12
	v_mov_b32_e32 v11, s47
	flat_store_dwordx2 v[10:11], v[8:9]
	v_xor_b32_e32 v9, 2, v38
	flat_store_dwordx2 v[10:11], v[8:9]
	v_xor_b32_e32 v9, 3, v38
	flat_store_dwordx2 v[10:11], v[8:9]
	v_xor_b32_e32 v9, 4, v38
	s_andn2_b64 vcc, exec, vcc
	flat_store_dwordx2 v[10:11], v[8:9]
	s_cbranch_vccnz .LBB0_460
; %bb.458:                              ;   in Loop: Header=BB0_451 Depth=2
	v_mov_b32_e32 v10, s46
	v_or_b32_e32 v9, v38, v13
	v_mov_b32_e32 v8, v12
	v_mov_b32_e32 v11, s47
	flat_store_dwordx2 v[10:11], v[8:9]
	v_lshrrev_b64 v[10:11], 16, v[39:40]
	v_mov_b32_e32 v8, s56
	v_mov_b32_e32 v9, s57
	v_or_b32_e32 v42, s93, v11
	v_mov_b32_e32 v41, v7
	flat_store_dword v[8:9], v14
	s_cbranch_execz .LBB0_461
	s_branch .LBB0_462
.LBB0_459:                              ;   in Loop: Header=BB0_451 Depth=2
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[72:73], -1
                                        ; implicit-def: $sgpr10_sgpr11
	s_branch .LBB0_464
.LBB0_460:                              ;   in Loop: Header=BB0_451 Depth=2
                                        ; implicit-def: $vgpr41_vgpr42
.LBB0_461:                              ;   in Loop: Header=BB0_451 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v42, v5
	v_or_b32_e32 v34, v38, v15
	v_mov_b32_e32 v9, s47
	v_mov_b32_e32 v41, v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[8:9], v[33:34]
.LBB0_462:                              ;   in Loop: Header=BB0_451 Depth=2
	s_or_b64 exec, exec, s[74:75]
.LBB0_463:                              ;   in Loop: Header=BB0_451 Depth=2
	s_or_b64 exec, exec, s[72:73]
	v_readfirstlane_b32 s11, v42
	v_readfirstlane_b32 s10, v41
	s_cmp_eq_u64 s[10:11], 0
	v_mov_b32_e32 v8, v12
	s_cselect_b64 s[72:73], -1, 0
	v_mov_b32_e32 v9, v13
.LBB0_464:                              ;   in Loop: Header=BB0_451 Depth=2
	v_mov_b32_e32 v4, s10
	s_mov_b64 s[74:75], 0
	s_and_b64 vcc, exec, s[72:73]
	v_mov_b32_e32 v5, s11
	s_cbranch_vccz .LBB0_449
; %bb.465:                              ;   in Loop: Header=BB0_451 Depth=2
	v_cndmask_b32_e64 v5, v9, v38, s[6:7]
	v_cndmask_b32_e64 v4, v8, v37, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_467
; %bb.466:                              ;   in Loop: Header=BB0_451 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[27:28], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[27:28], v[2:5] ne
	;;#ASMEND
	s_cbranch_execnz .LBB0_448
	s_branch .LBB0_468
.LBB0_467:                              ;   in Loop: Header=BB0_451 Depth=2
.LBB0_468:                              ;   in Loop: Header=BB0_451 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_447
; %bb.469:                              ;   in Loop: Header=BB0_451 Depth=2
	s_mov_b32 s36, 0
	s_mov_b64 s[72:73], 0
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB0_472
.LBB0_470:                              ;   in Loop: Header=BB0_472 Depth=3
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s38, s36, 1
	s_cmp_lt_u32 s36, s88
	s_cselect_b32 s36, s38, s89
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_ne_u64_e64 s[74:75], v[8:9], v[4:5]
.LBB0_471:                              ;   in Loop: Header=BB0_472 Depth=3
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[72:73], s[76:77], s[72:73]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB0_447
.LBB0_472:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_451 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_474 Depth 4
                                        ;         Child Loop BB0_476 Depth 4
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[74:75], s[74:75], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[37:38]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_471
; %bb.473:                              ;   in Loop: Header=BB0_472 Depth=3
	s_cmp_lg_u32 s36, 0
	s_cselect_b32 s36, s36, 64
	s_cmp_lt_u32 s36, s24
	s_mov_b32 s38, s36
	s_cbranch_scc1 .LBB0_475
.LBB0_474:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_451 Depth=2
                                        ;       Parent Loop BB0_472 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s38, s38, s33
	s_cmp_lt_u32 s38, s24
	s_sleep 15
	s_cbranch_scc0 .LBB0_474
.LBB0_475:                              ;   in Loop: Header=BB0_472 Depth=3
	s_cmp_lt_u32 s38, 64
	s_cbranch_scc1 .LBB0_470
.LBB0_476:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_451 Depth=2
                                        ;       Parent Loop BB0_472 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s38, s38, 64
	s_cmp_gt_u32 s38, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_476
	s_branch .LBB0_470
.LBB0_477:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[68:69]
.LBB0_478:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_482
; %bb.479:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_481
; %bb.480:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_481:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB0_482:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_493
; %bb.483:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_489
; %bb.484:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr68_sgpr69
	s_branch .LBB0_486
.LBB0_485:                              ;   in Loop: Header=BB0_486 Depth=2
	s_or_b64 exec, exec, s[70:71]
	s_and_b64 s[70:71], exec, s[68:69]
	s_or_b64 s[14:15], s[70:71], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_488
.LBB0_486:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[68:69], s[68:69], exec
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_485
; %bb.487:                              ;   in Loop: Header=BB0_486 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[68:69], s[68:69], exec
	s_branch .LBB0_485
.LBB0_488:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v4, v5
.LBB0_489:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_493
; %bb.490:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_492
; %bb.491:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_492:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s36, v4
	s_mov_b64 s[10:11], s[36:37]
.LBB0_493:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	s_mov_b64 s[78:79], -1
	v_mov_b32_e32 v5, s11
	v_mov_b32_e32 v8, v12
.LBB0_494:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[78:79]
	s_cbranch_execz .LBB0_496
.LBB0_495:                              ;   in Loop: Header=BB0_18 Depth=1
	v_add_u32_e32 v12, vcc, 1, v8
	v_mov_b32_e32 v48, v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_496:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_498
; %bb.497:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s30
	v_mov_b32_e32 v5, s31
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v[4:5], v48
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_498:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[40:41]
	s_cbranch_vccnz .LBB0_17
; %bb.499:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_520
; %bb.500:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB0_502
; %bb.501:                              ;   in Loop: Header=BB0_18 Depth=1
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
.LBB0_502:                              ;   in Loop: Header=BB0_18 Depth=1
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_506
; %bb.503:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_505
; %bb.504:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_505:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB0_506:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_519
; %bb.507:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_509
; %bb.508:                              ;   in Loop: Header=BB0_18 Depth=1
	flat_store_dword v[23:24], v7
.LBB0_509:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s92
	;;#ASMEND
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_515
; %bb.510:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $sgpr68_sgpr69
	s_branch .LBB0_512
.LBB0_511:                              ;   in Loop: Header=BB0_512 Depth=2
	s_or_b64 exec, exec, s[70:71]
	s_and_b64 s[70:71], exec, s[68:69]
	s_or_b64 s[14:15], s[70:71], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_514
.LBB0_512:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v5, v[23:24], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[68:69], s[68:69], exec
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_511
; %bb.513:                              ;   in Loop: Header=BB0_512 Depth=2
	;;#ASMSTART
	onward_wait v[23:24], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[68:69], s[68:69], exec
	s_branch .LBB0_511
.LBB0_514:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dword v4, v[8:9] glc
.LBB0_515:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_519
; %bb.516:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_518
; %bb.517:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_518:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v4
.LBB0_519:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v48, s10
.LBB0_520:                              ;   in Loop: Header=BB0_18 Depth=1
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_17
; %bb.521:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_569
; %bb.522:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_530
; %bb.523:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v32 glc
	s_andn2_b64 vcc, exec, s[28:29]
	v_mov_b32_e32 v5, v17
	s_cbranch_vccnz .LBB0_525
; %bb.524:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dword v5, v[8:9] glc
.LBB0_525:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v11, v5
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[68:69], vcc
	s_cbranch_execz .LBB0_529
; %bb.526:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s44
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v16, v12
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[13:16] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[11:12]
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_528
; %bb.527:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s46
	v_xor_b32_e32 v13, 1, v11
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[12:13]
	v_xor_b32_e32 v13, 2, v11
	flat_store_dwordx2 v[4:5], v[12:13]
	v_xor_b32_e32 v13, 3, v11
	flat_store_dwordx2 v[4:5], v[12:13]
	v_xor_b32_e32 v13, 4, v11
	flat_store_dwordx2 v[4:5], v[12:13]
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v13, v11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[4:5], v[14:15]
.LBB0_528:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[70:71]
.LBB0_529:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[68:69]
.LBB0_530:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s36, v13
	v_mov_b32_e32 v4, s36
	s_cmp_lg_u32 s36, 0
	v_mov_b32_e32 v5, s37
	s_cbranch_scc1 .LBB0_569
; %bb.531:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB0_537
; %bb.532:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[68:69], s[2:3]
	s_cbranch_execz .LBB0_539
; %bb.533:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[70:71], 0
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB0_535
.LBB0_534:                              ;   in Loop: Header=BB0_535 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[70:71], s[74:75], s[70:71]
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB0_538
.LBB0_535:                              ;   Parent Loop BB0_18 Depth=1
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
	s_cbranch_execz .LBB0_534
; %bb.536:                              ;   in Loop: Header=BB0_535 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB0_534
.LBB0_537:                              ;   in Loop: Header=BB0_18 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_540
.LBB0_538:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[70:71]
	v_mov_b32_e32 v4, v5
.LBB0_539:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[68:69]
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_569
.LBB0_540:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v13, v7
	v_mov_b32_e32 v34, v7
	v_mov_b32_e32 v15, v13
	v_add_u32_e32 v33, vcc, 1, v12
	v_mov_b32_e32 v36, v34
	v_mov_b32_e32 v14, v12
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v35, v33
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_545
.LBB0_541:                              ;   in Loop: Header=BB0_545 Depth=2
	s_or_b64 exec, exec, s[70:71]
.LBB0_542:                              ;   in Loop: Header=BB0_545 Depth=2
	v_mov_b32_e32 v4, v37
	s_mov_b64 s[72:73], -1
	v_mov_b32_e32 v5, v38
.LBB0_543:                              ;   in Loop: Header=BB0_545 Depth=2
	s_and_b64 s[70:71], s[72:73], exec
.LBB0_544:                              ;   in Loop: Header=BB0_545 Depth=2
	s_or_b64 exec, exec, s[68:69]
	s_xor_b64 s[68:69], s[70:71], -1
	s_and_b64 s[68:69], exec, s[68:69]
	s_or_b64 s[14:15], s[68:69], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_568
.LBB0_545:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_563 Depth 3
                                        ;         Child Loop BB0_565 Depth 4
                                        ;         Child Loop BB0_567 Depth 4
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[39:40], v[8:9] glc
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v10, s58
	flat_load_dwordx2 v[8:9], v[8:9] glc
	v_mov_b32_e32 v11, s59
	flat_load_dwordx2 v[10:11], v[10:11] glc
	v_mov_b32_e32 v38, v5
	v_mov_b32_e32 v37, v4
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e32 vcc, v12, v8
	s_and_saveexec_b64 s[68:69], vcc
	s_xor_b64 s[68:69], exec, s[68:69]
; %bb.546:                              ;   in Loop: Header=BB0_545 Depth=2
	v_mov_b32_e32 v4, v9
                                        ; implicit-def: $vgpr37_vgpr38
                                        ; implicit-def: $vgpr8_vgpr9
                                        ; implicit-def: $vgpr39_vgpr40
; %bb.547:                              ;   in Loop: Header=BB0_545 Depth=2
	s_or_saveexec_b64 s[68:69], s[68:69]
	s_mov_b64 s[70:71], 0
	s_xor_b64 exec, exec, s[68:69]
	s_cbranch_execz .LBB0_544
; %bb.548:                              ;   in Loop: Header=BB0_545 Depth=2
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v4, v40
	v_mov_b32_e32 v5, v8
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_554
; %bb.549:                              ;   in Loop: Header=BB0_545 Depth=2
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v42, 0
	s_and_saveexec_b64 s[70:71], s[2:3]
	s_cbranch_execz .LBB0_553
; %bb.550:                              ;   in Loop: Header=BB0_545 Depth=2
	v_mov_b32_e32 v5, v8
	v_add_u32_e64 v8, vcc, 0, 0
	v_mov_b32_e32 v41, s44
	v_addc_u32_e32 v9, vcc, 1, v5, vcc
	v_mov_b32_e32 v42, s45
	flat_atomic_cmpswap_x2 v[8:9], v[41:42], v[8:11] glc
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v42, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[10:11]
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_552
; %bb.551:                              ;   in Loop: Header=BB0_545 Depth=2
	v_mov_b32_e32 v8, s46
	v_xor_b32_e32 v13, 1, v40
	v_mov_b32_e32 v9, s47
	flat_store_dwordx2 v[8:9], v[12:13]
	v_xor_b32_e32 v13, 2, v40
	flat_store_dwordx2 v[8:9], v[12:13]
	v_xor_b32_e32 v13, 3, v40
	v_mov_b32_e32 v42, v5
	flat_store_dwordx2 v[8:9], v[12:13]
	v_xor_b32_e32 v13, 4, v40
	v_or_b32_e32 v36, v40, v34
	v_mov_b32_e32 v41, v4
	flat_store_dwordx2 v[8:9], v[12:13]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[8:9], v[35:36]
.LBB0_552:                              ;   in Loop: Header=BB0_545 Depth=2
	s_or_b64 exec, exec, s[72:73]
.LBB0_553:                              ;   in Loop: Header=BB0_545 Depth=2
	s_or_b64 exec, exec, s[70:71]
	v_readfirstlane_b32 s36, v41
	s_cmp_eq_u32 s36, 0
	v_mov_b32_e32 v8, v14
	s_cselect_b64 s[70:71], -1, 0
	v_mov_b32_e32 v9, v15
	s_branch .LBB0_555
.LBB0_554:                              ;   in Loop: Header=BB0_545 Depth=2
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[70:71], -1
.LBB0_555:                              ;   in Loop: Header=BB0_545 Depth=2
	v_mov_b32_e32 v4, s36
	s_mov_b64 s[72:73], 0
	s_and_b64 vcc, exec, s[70:71]
	v_mov_b32_e32 v5, s37
	s_cbranch_vccz .LBB0_543
; %bb.556:                              ;   in Loop: Header=BB0_545 Depth=2
	v_cndmask_b32_e64 v5, v9, v40, s[6:7]
	v_cndmask_b32_e64 v4, v8, v39, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_558
; %bb.557:                              ;   in Loop: Header=BB0_545 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[27:28], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[27:28], v[2:5] ne
	;;#ASMEND
	s_cbranch_execnz .LBB0_542
	s_branch .LBB0_559
.LBB0_558:                              ;   in Loop: Header=BB0_545 Depth=2
.LBB0_559:                              ;   in Loop: Header=BB0_545 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_541
; %bb.560:                              ;   in Loop: Header=BB0_545 Depth=2
	s_mov_b32 s36, 0
	s_mov_b64 s[72:73], 0
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB0_563
.LBB0_561:                              ;   in Loop: Header=BB0_563 Depth=3
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s38, s36, 1
	s_cmp_lt_u32 s36, s88
	s_cselect_b32 s36, s38, s89
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_ne_u64_e64 s[74:75], v[8:9], v[4:5]
.LBB0_562:                              ;   in Loop: Header=BB0_563 Depth=3
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[72:73], s[76:77], s[72:73]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB0_541
.LBB0_563:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_545 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_565 Depth 4
                                        ;         Child Loop BB0_567 Depth 4
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[74:75], s[74:75], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[39:40]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_562
; %bb.564:                              ;   in Loop: Header=BB0_563 Depth=3
	s_cmp_lg_u32 s36, 0
	s_cselect_b32 s36, s36, 64
	s_cmp_lt_u32 s36, s24
	s_mov_b32 s38, s36
	s_cbranch_scc1 .LBB0_566
.LBB0_565:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_545 Depth=2
                                        ;       Parent Loop BB0_563 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s38, s38, s33
	s_cmp_lt_u32 s38, s24
	s_sleep 15
	s_cbranch_scc0 .LBB0_565
.LBB0_566:                              ;   in Loop: Header=BB0_563 Depth=3
	s_cmp_lt_u32 s38, 64
	s_cbranch_scc1 .LBB0_561
.LBB0_567:                              ;   Parent Loop BB0_18 Depth=1
                                        ;     Parent Loop BB0_545 Depth=2
                                        ;       Parent Loop BB0_563 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s38, s38, 64
	s_cmp_gt_u32 s38, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_567
	s_branch .LBB0_561
.LBB0_568:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB0_569:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s36, v4
	s_cbranch_vccnz .LBB0_573
; %bb.570:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_572
; %bb.571:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, s37
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_572:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
	s_branch .LBB0_574
.LBB0_573:                              ;   in Loop: Header=BB0_18 Depth=1
	s_mov_b64 s[10:11], s[36:37]
.LBB0_574:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_16
; %bb.575:                              ;   in Loop: Header=BB0_18 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_581
; %bb.576:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr68_sgpr69
	s_branch .LBB0_578
.LBB0_577:                              ;   in Loop: Header=BB0_578 Depth=2
	s_or_b64 exec, exec, s[70:71]
	s_and_b64 s[70:71], exec, s[68:69]
	s_or_b64 s[14:15], s[70:71], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_580
.LBB0_578:                              ;   Parent Loop BB0_18 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[68:69], s[68:69], exec
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_577
; %bb.579:                              ;   in Loop: Header=BB0_578 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[68:69], s[68:69], exec
	s_branch .LBB0_577
.LBB0_580:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v4, v5
.LBB0_581:                              ;   in Loop: Header=BB0_18 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_16
; %bb.582:                              ;   in Loop: Header=BB0_18 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_15
; %bb.583:                              ;   in Loop: Header=BB0_18 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
	s_branch .LBB0_15
.LBB0_584:
	s_endpgm
.LBB0_585:
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $sgpr5
                                        ; implicit-def: $sgpr4
	s_branch .LBB0_592
.LBB0_586:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s4, s24
.LBB0_587:
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_cmp_eq_u32 s36, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v1
	s_cbranch_scc1 .LBB0_591
; %bb.588:
	v_add_u32_e32 v1, vcc, 8, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_590
; %bb.589:
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v4, 0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_590:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s5, v1
.LBB0_591:
	s_mov_b64 s[0:1], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_592:
	s_mov_b64 s[2:3], 0
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_598
; %bb.593:
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_cmp_eq_u32 s36, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v1
	s_cbranch_scc1 .LBB0_597
; %bb.594:
	v_add_u32_e32 v1, vcc, 8, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_596
; %bb.595:
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v4, 0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_596:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s5, v1
.LBB0_597:
	s_mov_b64 s[2:3], -1
	s_mov_b32 s4, s14
.LBB0_598:
	s_mov_b64 s[28:29], -1
	v_mov_b32_e32 v48, s5
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
		.amdhsa_next_free_vgpr 49
		.amdhsa_next_free_sgpr 96
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
; codeLenInByte = 14112
; NumSgprs: 98
; NumVgprs: 49
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 12
; VGPRBlocks: 12
; NumSGPRsForWavesPerEU: 98
; NumVGPRsForWavesPerEU: 49
; Occupancy: 4
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
	s_load_dword s42, s[4:5], 0x4
	s_load_dwordx4 s[20:23], s[6:7], 0x0
	s_load_dword s26, s[4:5], 0xc
	s_mov_b32 s27, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s18, 16
	s_cselect_b64 s[24:25], -1, 0
	s_and_b32 s9, s42, 0xffff
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s0, 0, s9
	s_add_i32 s4, s9, 63
	s_lshr_b32 s48, s4, 6
	v_rcp_iflag_f32_e32 v1, v1
	s_cmp_lg_u64 s[20:21], 0
	s_mov_b64 s[2:3], -1
	v_cndmask_b32_e64 v43, -1, 0, s[24:25]
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
	s_mov_b32 s33, 0
	s_mov_b32 s38, 0
	s_mov_b32 s14, 0
	v_mov_b32_e32 v50, v17
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_38
	s_branch .LBB1_39
.LBB1_10:
	v_mov_b32_e32 v50, v17
	s_mov_b32 s33, 0
	s_cbranch_execz .LBB1_38
	s_branch .LBB1_39
.LBB1_11:
	s_mov_b64 s[4:5], -1
                                        ; implicit-def: $sgpr0
                                        ; implicit-def: $sgpr10
                                        ; implicit-def: $sgpr33
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
	s_mov_b32 s33, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v1
	s_cbranch_scc1 .LBB1_23
; %bb.14:
	s_mov_b32 s1, 0
	s_andn2_b64 vcc, exec, s[24:25]
	s_mov_b32 s33, 1
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
	ds_write_b64 v43, v[1:2]
.LBB1_17:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[1:2], v43
	s_branch .LBB1_22
.LBB1_18:
                                        ; implicit-def: $vgpr1_vgpr2
	s_cbranch_execz .LBB1_22
; %bb.19:
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, 8, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	s_mov_b32 s33, 0
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
	s_mov_b32 s33, 0
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
	ds_write_b64 v43, v[1:2]
.LBB1_29:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[1:2], v43
	s_mov_b64 s[2:3], 0
	s_branch .LBB1_31
.LBB1_30:
	s_mov_b64 s[2:3], -1
                                        ; implicit-def: $vgpr1_vgpr2
.LBB1_31:
	s_mov_b32 s33, 1
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_35
; %bb.32:
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, 8, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	s_mov_b32 s33, 0
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
	v_mov_b32_e32 v50, s0
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
	s_cbranch_scc1 .LBB1_770
; %bb.40:
	s_xor_b64 s[36:37], s[30:31], -1
	s_and_b32 s26, s18, 15
	s_cmp_eq_u32 s26, 4
	s_cselect_b64 s[40:41], -1, 0
	s_and_b32 s10, s42, 0xfffe
	s_cmp_lg_u32 s10, 0
	s_cselect_b64 s[42:43], -1, 0
	s_add_u32 s44, s20, 0x80
	s_addc_u32 s45, s21, 0
	s_add_u32 s46, s20, 64
	s_addc_u32 s47, s21, 0
	s_cmp_lg_u32 s48, 1
	v_mov_b32_e32 v2, s20
	s_cselect_b64 s[48:49], -1, 0
	s_cmp_eq_u32 s8, 0
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s21
	s_cselect_b64 s[50:51], -1, 0
	s_cmp_lg_u32 s8, 0
	v_mad_u64_u32 v[2:3], s[10:11], s38, v4, v[2:3]
	s_cselect_b64 s[52:53], -1, 0
	s_add_u32 s54, s20, 8
	s_addc_u32 s55, s21, 0
	s_add_u32 s56, s20, 0xc0
	s_movk_i32 s10, 0x108
	s_addc_u32 s57, s21, 0
	v_add_u32_e32 v19, vcc, s10, v2
	s_add_u32 s58, s20, 16
	v_addc_u32_e32 v20, vcc, 0, v3, vcc
	s_addc_u32 s59, s21, 0
	s_movk_i32 s10, 0x104
	s_load_dwordx2 s[34:35], s[6:7], 0x10
	v_cmp_eq_u32_e64 s[6:7], 1, v0
	v_mov_b32_e32 v6, s55
	v_add_u32_e32 v23, vcc, s10, v2
	v_mov_b32_e32 v2, s59
	v_mov_b32_e32 v7, s54
	s_add_u32 s60, s20, 12
	v_cndmask_b32_e64 v26, v2, v6, s[6:7]
	v_mov_b32_e32 v2, s58
	s_addc_u32 s61, s21, 0
	v_cndmask_b32_e64 v25, v2, v7, s[6:7]
	v_mov_b32_e32 v2, s47
	s_add_u32 s62, s20, 0x110
	v_cndmask_b32_e64 v28, v2, v6, s[6:7]
	v_mov_b32_e32 v2, s46
	v_addc_u32_e32 v24, vcc, 0, v3, vcc
	s_addc_u32 s63, s21, 0
	v_cndmask_b32_e64 v27, v2, v7, s[6:7]
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v3, s63
	v_mad_u64_u32 v[29:30], s[10:11], s38, v4, v[2:3]
	v_mov_b32_e32 v5, s45
	s_mul_i32 s10, s9, s8
	s_add_u32 s20, s20, 0xc4
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_cndmask_b32_e64 v1, 0, -1, s[6:7]
	v_cndmask_b32_e64 v22, v5, v6, s[6:7]
	v_mov_b32_e32 v5, s44
	v_add_u32_e32 v45, vcc, s10, v0
	s_addc_u32 s21, s21, 0
	s_and_b64 s[10:11], s[50:51], s[30:31]
	s_mov_b32 s19, 0
	v_cmp_ne_u32_e64 s[0:1], 0, v0
	v_cmp_gt_u32_e64 s[4:5], 2, v0
	s_mov_b32 s39, 1
	v_cndmask_b32_e64 v21, v5, v7, s[6:7]
	v_mov_b32_e32 v2, -1
	v_mov_b32_e32 v3, v1
	v_lshrrev_b32_e32 v44, 6, v0
	v_cmp_gt_u32_e64 s[12:13], s16, v45
	v_mov_b32_e32 v6, -1
	s_xor_b64 s[64:65], s[10:11], -1
	v_mov_b32_e32 v7, 0
	s_and_b64 s[66:67], s[10:11], s[2:3]
	s_add_i32 s86, s16, -1
	s_movk_i32 s87, 0x3c0
	v_mov_b32_e32 v0, -1
	s_movk_i32 s88, 0xfc40
	s_movk_i32 s89, 0x201
	s_movk_i32 s90, 0x400
	s_mov_b32 s91, 0xffff
	v_xor_b32_e32 v46, 1, v17
	s_brev_b32 s92, 64
	v_xor_b32_e32 v47, 2, v17
	s_mov_b32 s93, 0x1000000
	v_xor_b32_e32 v48, 3, v17
	s_mov_b32 s94, 0x3000000
	v_xor_b32_e32 v49, 4, v17
	v_mov_b32_e32 v32, 1
	v_mov_b32_e32 v12, s14
	s_branch .LBB1_44
.LBB1_41:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s33, s38
.LBB1_42:                               ;   in Loop: Header=BB1_44 Depth=1
	v_add_u32_e32 v12, vcc, 1, v12
	v_mov_b32_e32 v50, s10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_43:                               ;   in Loop: Header=BB1_44 Depth=1
	s_cmp_lt_u32 s27, s17
	s_cbranch_scc0 .LBB1_770
.LBB1_44:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_46 Depth 2
                                        ;     Child Loop BB1_63 Depth 2
                                        ;     Child Loop BB1_249 Depth 2
                                        ;     Child Loop BB1_278 Depth 2
                                        ;       Child Loop BB1_285 Depth 3
                                        ;         Child Loop BB1_287 Depth 4
                                        ;         Child Loop BB1_289 Depth 4
                                        ;     Child Loop BB1_605 Depth 2
                                        ;     Child Loop BB1_89 Depth 2
                                        ;     Child Loop BB1_644 Depth 2
                                        ;       Child Loop BB1_663 Depth 3
                                        ;       Child Loop BB1_696 Depth 3
                                        ;         Child Loop BB1_698 Depth 4
                                        ;         Child Loop BB1_700 Depth 4
                                        ;     Child Loop BB1_703 Depth 2
                                        ;     Child Loop BB1_710 Depth 2
                                        ;       Child Loop BB1_729 Depth 3
                                        ;         Child Loop BB1_731 Depth 4
                                        ;         Child Loop BB1_733 Depth 4
                                        ;     Child Loop BB1_753 Depth 2
                                        ;     Child Loop BB1_80 Depth 2
                                        ;     Child Loop BB1_109 Depth 2
                                        ;     Child Loop BB1_160 Depth 2
                                        ;     Child Loop BB1_177 Depth 2
                                        ;     Child Loop BB1_206 Depth 2
                                        ;       Child Loop BB1_213 Depth 3
                                        ;         Child Loop BB1_215 Depth 4
                                        ;         Child Loop BB1_217 Depth 4
                                        ;     Child Loop BB1_232 Depth 2
                                        ;     Child Loop BB1_392 Depth 2
                                        ;     Child Loop BB1_530 Depth 2
                                        ;       Child Loop BB1_552 Depth 3
                                        ;         Child Loop BB1_554 Depth 4
                                        ;         Child Loop BB1_556 Depth 4
                                        ;     Child Loop BB1_368 Depth 2
                                        ;     Child Loop BB1_386 Depth 2
                                        ;     Child Loop BB1_499 Depth 2
                                        ;       Child Loop BB1_518 Depth 3
                                        ;         Child Loop BB1_520 Depth 4
                                        ;         Child Loop BB1_522 Depth 4
                                        ;     Child Loop BB1_357 Depth 2
                                        ;     Child Loop BB1_433 Depth 2
                                        ;     Child Loop BB1_486 Depth 2
                                        ;     Child Loop BB1_564 Depth 2
                                        ;       Child Loop BB1_583 Depth 3
                                        ;         Child Loop BB1_585 Depth 4
                                        ;         Child Loop BB1_587 Depth 4
                                        ;     Child Loop BB1_474 Depth 2
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB1_47
; %bb.45:                               ;   in Loop: Header=BB1_44 Depth=1
	s_and_b32 s68, s27, 1
	s_mul_i32 s18, s68, s16
	s_lshl_b64 s[10:11], s[18:19], 2
	s_add_u32 s38, s22, s10
	s_addc_u32 s70, s23, s11
	s_xor_b32 s10, s68, 1
	s_mul_i32 s18, s10, s16
	v_mul_lo_u32 v8, v50, s9
	s_lshl_b64 s[10:11], s[18:19], 2
	s_add_u32 s18, s22, s10
	s_addc_u32 s71, s23, s11
	s_mov_b64 s[68:69], 0
	v_mov_b32_e32 v4, v45
.LBB1_46:                               ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v5, vcc, 1, v4
	v_cmp_ne_u32_e32 vcc, s86, v4
	v_mov_b32_e32 v10, v7
	v_cndmask_b32_e32 v9, 0, v5, vcc
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_mov_b32_e32 v11, s70
	v_add_u32_e32 v9, vcc, s38, v9
	v_addc_u32_e32 v10, vcc, v11, v10, vcc
	flat_load_dword v11, v[9:10] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v7
	v_lshlrev_b64 v[9:10], 2, v[4:5]
	v_add_u32_e32 v4, vcc, v4, v8
	v_mov_b32_e32 v13, s71
	v_cmp_le_u32_e32 vcc, s16, v4
	v_add_u32_e64 v9, s[10:11], s18, v9
	v_addc_u32_e64 v10, s[10:11], v13, v10, s[10:11]
	s_or_b64 s[68:69], vcc, s[68:69]
	v_add_u32_e32 v5, vcc, 1, v11
	flat_store_dword v[9:10], v5
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[68:69]
	s_cbranch_execnz .LBB1_46
.LBB1_47:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s27, s27, 1
	s_cmp_lt_i32 s26, 2
	s_mov_b64 s[68:69], 0
	s_cbranch_scc1 .LBB1_61
; %bb.48:                               ;   in Loop: Header=BB1_44 Depth=1
	s_cmp_gt_i32 s26, 2
	s_cbranch_scc0 .LBB1_65
; %bb.49:                               ;   in Loop: Header=BB1_44 Depth=1
	s_cmp_eq_u32 s26, 3
	s_mov_b64 s[70:71], 0
	s_cbranch_scc0 .LBB1_67
; %bb.50:                               ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[36:37]
	s_cbranch_vccz .LBB1_82
; %bb.51:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB1_83
; %bb.52:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB1_126
; %bb.53:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[72:73], s[2:3]
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
	s_and_saveexec_b64 s[74:75], vcc
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
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_57
; %bb.56:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v13, v46
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[12:13]
	v_mov_b32_e32 v13, v47
	flat_store_dwordx2 v[4:5], v[12:13]
	v_mov_b32_e32 v13, v48
	flat_store_dwordx2 v[4:5], v[12:13]
	v_mov_b32_e32 v13, v49
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v8, v17
	flat_store_dwordx2 v[4:5], v[12:13]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_57:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB1_58:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
.LBB1_59:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
	v_readfirstlane_b32 s18, v8
	s_cmp_eq_u32 s18, 0
	s_cselect_b64 s[72:73], -1, 0
	s_xor_b64 s[74:75], s[0:1], -1
	v_mov_b32_e32 v4, s18
	s_and_b64 s[74:75], s[72:73], s[74:75]
	v_mov_b32_e32 v5, s19
	s_and_saveexec_b64 s[72:73], s[74:75]
	s_cbranch_execz .LBB1_125
; %bb.60:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[74:75], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB1_63
.LBB1_61:                               ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr95
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr72_sgpr73
                                        ; implicit-def: $sgpr100
                                        ; implicit-def: $vgpr15
                                        ; implicit-def: $vgpr14
	s_mov_b64 s[76:77], 0
	s_mov_b64 s[74:75], 0
	s_cbranch_execnz .LBB1_303
	s_branch .LBB1_304
.LBB1_62:                               ;   in Loop: Header=BB1_63 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[74:75], s[78:79], s[74:75]
	s_andn2_b64 exec, exec, s[74:75]
	s_cbranch_execz .LBB1_124
.LBB1_63:                               ;   Parent Loop BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_62
; %bb.64:                               ;   in Loop: Header=BB1_63 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB1_62
.LBB1_65:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[70:71], -1
	s_mov_b64 s[76:77], 0
                                        ; implicit-def: $sgpr95
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr72_sgpr73
                                        ; implicit-def: $sgpr100
                                        ; implicit-def: $vgpr15
                                        ; implicit-def: $vgpr14
.LBB1_66:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[74:75], 0
	s_and_b64 vcc, exec, s[70:71]
	s_cbranch_vccnz .LBB1_68
	s_branch .LBB1_302
.LBB1_67:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[74:75], -1
                                        ; implicit-def: $sgpr95
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr72_sgpr73
                                        ; implicit-def: $sgpr100
                                        ; implicit-def: $vgpr15
                                        ; implicit-def: $vgpr14
	s_mov_b64 s[76:77], 0
	s_and_b64 vcc, exec, s[70:71]
	s_cbranch_vccz .LBB1_302
.LBB1_68:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[36:37]
	s_cbranch_vccz .LBB1_139
; %bb.69:                               ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB1_138
; %bb.70:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB1_94
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
	s_and_saveexec_b64 s[70:71], vcc
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
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB1_75
; %bb.74:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v13, v46
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[12:13]
	v_mov_b32_e32 v13, v47
	flat_store_dwordx2 v[4:5], v[12:13]
	v_mov_b32_e32 v13, v48
	flat_store_dwordx2 v[4:5], v[12:13]
	v_mov_b32_e32 v13, v49
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v8, v17
	flat_store_dwordx2 v[4:5], v[12:13]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_75:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB1_76:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[70:71]
.LBB1_77:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s18, v8
	s_cmp_eq_u32 s18, 0
	s_cselect_b64 s[14:15], -1, 0
	s_xor_b64 s[70:71], s[0:1], -1
	v_mov_b32_e32 v4, s18
	s_and_b64 s[70:71], s[14:15], s[70:71]
	v_mov_b32_e32 v5, s19
	s_and_saveexec_b64 s[14:15], s[70:71]
	s_cbranch_execz .LBB1_93
; %bb.78:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[70:71], 0
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB1_80
.LBB1_79:                               ;   in Loop: Header=BB1_80 Depth=2
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[76:77], exec, s[72:73]
	s_or_b64 s[70:71], s[76:77], s[70:71]
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB1_92
.LBB1_80:                               ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[72:73], s[72:73], exec
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_79
; %bb.81:                               ;   in Loop: Header=BB1_80 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB1_79
.LBB1_82:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[76:77], 0
                                        ; implicit-def: $sgpr95
                                        ; implicit-def: $sgpr72_sgpr73
                                        ; implicit-def: $vgpr33_vgpr34
                                        ; implicit-def: $sgpr101
	s_branch .LBB1_84
.LBB1_83:                               ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr95
                                        ; implicit-def: $sgpr72_sgpr73
                                        ; implicit-def: $vgpr33_vgpr34
                                        ; implicit-def: $sgpr101
	s_mov_b64 s[76:77], 0
.LBB1_84:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[74:75], 0
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_258
.LBB1_85:                               ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[52:53]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccz .LBB1_91
; %bb.86:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_118
; %bb.87:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v32
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
                                        ; implicit-def: $sgpr78_sgpr79
	s_branch .LBB1_89
.LBB1_88:                               ;   in Loop: Header=BB1_89 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[78:79]
	s_or_b64 s[14:15], s[80:81], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_117
.LBB1_89:                               ;   Parent Loop BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_88
; %bb.90:                               ;   in Loop: Header=BB1_89 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[78:79], s[78:79], exec
	s_branch .LBB1_88
.LBB1_91:                               ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr100
                                        ; implicit-def: $sgpr14_sgpr15
                                        ; implicit-def: $vgpr15
	s_cbranch_execnz .LBB1_265
	s_branch .LBB1_628
.LBB1_92:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[70:71]
	v_mov_b32_e32 v4, v5
.LBB1_93:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB1_94:                               ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s18, v4
	s_cbranch_vccnz .LBB1_99
; %bb.95:                               ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_100
; %bb.96:                               ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v44
	s_lshl_b32 s11, s33, 3
	v_add_u32_e32 v4, vcc, s11, v43
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_98
; %bb.97:                               ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s18
	v_mov_b32_e32 v9, s19
	ds_write_b64 v4, v[8:9]
.LBB1_98:                               ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s95, s33, 1
	s_branch .LBB1_104
.LBB1_99:                               ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[72:73], s[18:19]
	s_mov_b32 s95, s33
	s_branch .LBB1_105
.LBB1_100:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr95
	s_cbranch_execz .LBB1_104
; %bb.101:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_103
; %bb.102:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v5, s19
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_103:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s95, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_104:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s73, v5
	v_readfirstlane_b32 s72, v4
.LBB1_105:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[72:73], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_137
; %bb.106:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s73
	;;#ASMEND
	v_mov_b32_e32 v4, s72
	v_mov_b32_e32 v8, s73
	v_mov_b32_e32 v5, s73
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_112
; %bb.107:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr70_sgpr71
	s_branch .LBB1_109
.LBB1_108:                              ;   in Loop: Header=BB1_109 Depth=2
	s_or_b64 exec, exec, s[72:73]
	s_and_b64 s[72:73], exec, s[70:71]
	s_or_b64 s[14:15], s[72:73], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_111
.LBB1_109:                              ;   Parent Loop BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_108
; %bb.110:                              ;   in Loop: Header=BB1_109 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[70:71], s[70:71], exec
	s_branch .LBB1_108
.LBB1_111:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v4, v5
.LBB1_112:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s73, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s72, v4
	s_cbranch_vccnz .LBB1_137
; %bb.113:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_132
; %bb.114:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v44
	s_lshl_b32 s11, s95, 3
	v_add_u32_e32 v4, vcc, s11, v43
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_116
; %bb.115:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s72
	v_mov_b32_e32 v9, s73
	ds_write_b64 v4, v[8:9]
.LBB1_116:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s14, s95, 1
	s_branch .LBB1_136
.LBB1_117:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB1_118:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_123
; %bb.119:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_259
; %bb.120:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v44
	s_lshl_b32 s15, s33, 3
	v_add_u32_e32 v4, vcc, s15, v43
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_122
; %bb.121:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_122:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s100, s33, 1
	s_branch .LBB1_263
.LBB1_123:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s100, s33
	s_branch .LBB1_264
.LBB1_124:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[74:75]
	v_mov_b32_e32 v4, v5
.LBB1_125:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB1_126:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s18, v4
	s_cbranch_vccnz .LBB1_131
; %bb.127:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_240
; %bb.128:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v44
	s_lshl_b32 s15, s33, 3
	v_add_u32_e32 v4, vcc, s15, v43
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_130
; %bb.129:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s18
	v_mov_b32_e32 v9, s19
	ds_write_b64 v4, v[8:9]
.LBB1_130:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s95, s33, 1
	s_branch .LBB1_244
.LBB1_131:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[72:73], s[18:19]
	s_mov_b32 s95, s33
	s_branch .LBB1_245
.LBB1_132:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr14
	s_cbranch_execz .LBB1_136
; %bb.133:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_135
; %bb.134:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s72
	v_mov_b32_e32 v5, s73
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_135:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s14, s95
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_136:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s72, v4
	s_mov_b32 s95, s14
.LBB1_137:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[76:77], -1
	v_mov_b32_e32 v4, v12
.LBB1_138:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], 0
	s_mov_b32 s100, s33
	v_mov_b32_e32 v15, v12
	v_mov_b32_e32 v14, v50
.LBB1_139:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_302
; %bb.140:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[52:53]
	s_mov_b32 s18, s33
	s_cbranch_vccnz .LBB1_173
; %bb.141:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v44
	s_cmp_eq_u32 s10, 0
	v_mov_b32_e32 v4, 0
	s_cselect_b64 s[70:71], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB1_143
; %bb.142:                              ;   in Loop: Header=BB1_44 Depth=1
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
.LBB1_143:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_148
; %bb.144:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_149
; %bb.145:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s14, s33, 3
	v_add_u32_e32 v4, vcc, s14, v43
	s_andn2_b64 vcc, exec, s[70:71]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_147
; %bb.146:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_147:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s18, s33, 1
	s_branch .LBB1_153
.LBB1_148:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s18, s33
	s_branch .LBB1_154
.LBB1_149:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr18
	s_cbranch_execz .LBB1_153
; %bb.150:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_152
; %bb.151:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_152:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s18, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_153:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_154:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_173
; %bb.155:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_157
; %bb.156:                              ;   in Loop: Header=BB1_44 Depth=1
	flat_store_dword v[23:24], v7
.LBB1_157:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s93
	;;#ASMEND
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_163
; %bb.158:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB1_160
.LBB1_159:                              ;   in Loop: Header=BB1_160 Depth=2
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[76:77], exec, s[72:73]
	s_or_b64 s[14:15], s[76:77], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_162
.LBB1_160:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v5, v[23:24], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[72:73], s[72:73], exec
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_159
; %bb.161:                              ;   in Loop: Header=BB1_160 Depth=2
	;;#ASMSTART
	onward_wait v[23:24], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB1_159
.LBB1_162:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dword v4, v[8:9] glc
.LBB1_163:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_173
; %bb.164:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_mov_b64 s[14:15], -1
                                        ; implicit-def: $sgpr38
	s_cbranch_vccnz .LBB1_168
; %bb.165:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s14, s18, 3
	v_add_u32_e32 v4, vcc, s14, v43
	s_andn2_b64 vcc, exec, s[70:71]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_167
; %bb.166:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_167:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s38, s18, 1
	s_mov_b64 s[14:15], 0
.LBB1_168:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB1_172
; %bb.169:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_171
; %bb.170:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_171:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s38, s18
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_172:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s18, s38
.LBB1_173:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[52:53]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
                                        ; implicit-def: $sgpr95
                                        ; implicit-def: $sgpr72_sgpr73
	s_cbranch_vccz .LBB1_192
; %bb.174:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_180
; %bb.175:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v32
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
                                        ; implicit-def: $sgpr70_sgpr71
	s_branch .LBB1_177
.LBB1_176:                              ;   in Loop: Header=BB1_177 Depth=2
	s_or_b64 exec, exec, s[72:73]
	s_and_b64 s[72:73], exec, s[70:71]
	s_or_b64 s[14:15], s[72:73], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_179
.LBB1_177:                              ;   Parent Loop BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_176
; %bb.178:                              ;   in Loop: Header=BB1_177 Depth=2
	v_mov_b32_e32 v33, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v34, s47
	;;#ASMSTART
	onward_wait_x2 v[33:34], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[70:71], s[70:71], exec
	s_branch .LBB1_176
.LBB1_179:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB1_180:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_185
; %bb.181:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_186
; %bb.182:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v44
	s_lshl_b32 s15, s18, 3
	v_add_u32_e32 v4, vcc, s15, v43
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_184
; %bb.183:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_184:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s95, s18, 1
	s_branch .LBB1_190
.LBB1_185:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s95, s18
	s_branch .LBB1_191
.LBB1_186:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr95
	s_cbranch_execz .LBB1_190
; %bb.187:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_189
; %bb.188:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_189:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s95, s18
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_190:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
.LBB1_191:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s72, s11
	s_mov_b64 s[10:11], 0
.LBB1_192:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_301
; %bb.193:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB1_195
; %bb.194:                              ;   in Loop: Header=BB1_44 Depth=1
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
	s_cbranch_vccz .LBB1_206
.LBB1_195:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v4, vcc, 1, v12
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_197
; %bb.196:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s56
	v_mov_b32_e32 v9, s57
	flat_store_dword v[8:9], v4
.LBB1_197:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s10, v44
	s_cmp_eq_u32 s10, 0
	v_mov_b32_e32 v9, 0
	s_cselect_b64 s[14:15], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v10, 0
	s_cbranch_scc1 .LBB1_199
; %bb.198:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s58
	v_mov_b32_e32 v9, s59
	flat_load_dwordx2 v[10:11], v[8:9] glc
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dword v9, v[8:9] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, s91, v11
	v_lshrrev_b64 v[10:11], 16, v[10:11]
	v_cmp_ne_u64_e32 vcc, 0, v[7:8]
	v_cndmask_b32_e32 v10, 0, v11, vcc
.LBB1_199:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s73, v10
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s72, v9
	s_cbranch_vccnz .LBB1_218
; %bb.200:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_219
; %bb.201:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s10, s18, 3
	v_add_u32_e32 v5, vcc, s10, v43
	s_andn2_b64 vcc, exec, s[14:15]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_203
; %bb.202:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s72
	v_mov_b32_e32 v9, s73
	ds_write_b64 v5, v[8:9]
.LBB1_203:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[8:9], v5
	s_xor_b32 s95, s18, 1
	s_branch .LBB1_223
.LBB1_204:                              ;   in Loop: Header=BB1_206 Depth=2
	s_or_b64 exec, exec, s[14:15]
.LBB1_205:                              ;   in Loop: Header=BB1_206 Depth=2
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
	s_cbranch_vccz .LBB1_195
.LBB1_206:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_213 Depth 3
                                        ;         Child Loop BB1_215 Depth 4
                                        ;         Child Loop BB1_217 Depth 4
	v_cndmask_b32_e64 v5, 0, v9, s[6:7]
	v_cndmask_b32_e64 v4, v4, v8, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_208
; %bb.207:                              ;   in Loop: Header=BB1_206 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[21:22], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[21:22], v[2:5] ne
	;;#ASMEND
	s_cbranch_execnz .LBB1_205
	s_branch .LBB1_209
.LBB1_208:                              ;   in Loop: Header=BB1_206 Depth=2
.LBB1_209:                              ;   in Loop: Header=BB1_206 Depth=2
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v0
	v_cmp_eq_u64_e32 vcc, v[10:11], v[4:5]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_204
; %bb.210:                              ;   in Loop: Header=BB1_206 Depth=2
	s_mov_b32 s38, 0
	s_mov_b64 s[70:71], 0
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB1_213
.LBB1_211:                              ;   in Loop: Header=BB1_213 Depth=3
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_lshl_b32 s76, s38, 1
	s_cmp_lt_u32 s38, s89
	s_cselect_b32 s38, s76, s90
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v0
	v_cmp_ne_u64_e64 s[72:73], v[10:11], v[4:5]
.LBB1_212:                              ;   in Loop: Header=BB1_213 Depth=3
	s_and_b64 s[76:77], exec, s[72:73]
	s_or_b64 s[70:71], s[76:77], s[70:71]
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB1_204
.LBB1_213:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_206 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_215 Depth 4
                                        ;         Child Loop BB1_217 Depth 4
	v_mov_b32_e32 v10, s54
	v_mov_b32_e32 v11, s55
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_or_b64 s[72:73], s[72:73], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_212
; %bb.214:                              ;   in Loop: Header=BB1_213 Depth=3
	s_cmp_lg_u32 s38, 0
	s_cselect_b32 s38, s38, 64
	s_cmp_lt_u32 s38, s87
	s_mov_b32 s72, s38
	s_cbranch_scc1 .LBB1_216
.LBB1_215:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_206 Depth=2
                                        ;       Parent Loop BB1_213 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s72, s72, s88
	s_cmp_lt_u32 s72, s87
	s_sleep 15
	s_cbranch_scc0 .LBB1_215
.LBB1_216:                              ;   in Loop: Header=BB1_213 Depth=3
	s_cmp_lt_u32 s72, 64
	s_cbranch_scc1 .LBB1_211
.LBB1_217:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_206 Depth=2
                                        ;       Parent Loop BB1_213 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s72, s72, 64
	s_cmp_gt_u32 s72, 63
	s_sleep 1
	s_cbranch_scc1 .LBB1_217
	s_branch .LBB1_211
.LBB1_218:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s95, s18
	s_branch .LBB1_224
.LBB1_219:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr8_vgpr9
                                        ; implicit-def: $sgpr95
	s_cbranch_execz .LBB1_223
; %bb.220:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_222
; %bb.221:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s72
	v_mov_b32_e32 v9, s73
	flat_store_dwordx2 v[19:20], v[8:9]
.LBB1_222:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[8:9], v[19:20] glc
	s_mov_b32 s95, s18
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_223:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s73, v9
	v_readfirstlane_b32 s72, v8
.LBB1_224:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e64 s[10:11], s[72:73], v[7:8]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_296
; %bb.225:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[70:71], s[2:3]
	s_cbranch_execz .LBB1_227
; %bb.226:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v5, s27
	flat_store_dword v[29:30], v5
.LBB1_227:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[70:71]
	s_and_saveexec_b64 s[70:71], s[2:3]
	s_cbranch_execz .LBB1_229
; %bb.228:                              ;   in Loop: Header=BB1_44 Depth=1
	flat_store_dword v[23:24], v7
.LBB1_229:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[70:71]
	s_or_b32 s18, s73, s92
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s18
	;;#ASMEND
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[72:73], 0
	s_and_saveexec_b64 s[70:71], s[2:3]
	s_cbranch_execz .LBB1_235
; %bb.230:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB1_232
.LBB1_231:                              ;   in Loop: Header=BB1_232 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[72:73], s[78:79], s[72:73]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB1_234
.LBB1_232:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v9, v[23:24], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[76:77], s[76:77], exec
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB1_231
; %bb.233:                              ;   in Loop: Header=BB1_232 Depth=2
	;;#ASMSTART
	onward_wait v[23:24], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB1_231
.LBB1_234:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
	v_mov_b32_e32 v10, s60
	v_mov_b32_e32 v11, s61
	flat_load_dword v8, v[10:11] glc
.LBB1_235:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[70:71]
	v_readfirstlane_b32 s73, v9
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s72, v8
	s_cbranch_vccnz .LBB1_296
; %bb.236:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_291
; %bb.237:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s18, s95, 3
	v_add_u32_e32 v5, vcc, s18, v43
	s_andn2_b64 vcc, exec, s[14:15]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_239
; %bb.238:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s72
	v_mov_b32_e32 v9, s73
	ds_write_b64 v5, v[8:9]
.LBB1_239:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[8:9], v5
	s_xor_b32 s18, s95, 1
	s_branch .LBB1_295
.LBB1_240:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr95
	s_cbranch_execz .LBB1_244
; %bb.241:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_243
; %bb.242:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v5, s19
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_243:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s95, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_244:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s73, v5
	v_readfirstlane_b32 s72, v4
.LBB1_245:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[72:73], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_257
; %bb.246:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s73
	;;#ASMEND
	v_mov_b32_e32 v4, s72
	v_mov_b32_e32 v8, s73
	v_mov_b32_e32 v5, s73
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_252
; %bb.247:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[72:73], 0
                                        ; implicit-def: $sgpr74_sgpr75
	s_branch .LBB1_249
.LBB1_248:                              ;   in Loop: Header=BB1_249 Depth=2
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[76:77], exec, s[74:75]
	s_or_b64 s[72:73], s[76:77], s[72:73]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB1_251
.LBB1_249:                              ;   Parent Loop BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_248
; %bb.250:                              ;   in Loop: Header=BB1_249 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[74:75], s[74:75], exec
	s_branch .LBB1_248
.LBB1_251:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v4, v5
.LBB1_252:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s73, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s72, v4
	s_cbranch_vccnz .LBB1_257
; %bb.253:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_613
; %bb.254:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v44
	s_lshl_b32 s15, s95, 3
	v_add_u32_e32 v4, vcc, s15, v43
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_256
; %bb.255:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s72
	v_mov_b32_e32 v9, s73
	ds_write_b64 v4, v[8:9]
.LBB1_256:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[33:34], v4
	s_xor_b32 s101, s95, 1
	s_branch .LBB1_617
.LBB1_257:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[74:75], 0
	s_mov_b64 s[76:77], -1
                                        ; implicit-def: $vgpr33_vgpr34
                                        ; implicit-def: $sgpr101
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_85
.LBB1_258:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, v12
	s_mov_b32 s100, s33
	v_mov_b32_e32 v15, v12
	v_mov_b32_e32 v14, v50
	v_mov_b32_e32 v5, v12
	s_and_b64 vcc, exec, s[74:75]
	s_cbranch_vccz .LBB1_66
	s_branch .LBB1_769
.LBB1_259:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr100
	s_cbranch_execz .LBB1_263
; %bb.260:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_262
; %bb.261:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_262:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s100, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_263:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
.LBB1_264:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s14, s11
	v_add_u32_e32 v15, vcc, 1, v12
	s_branch .LBB1_628
.LBB1_265:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB1_267
; %bb.266:                              ;   in Loop: Header=BB1_44 Depth=1
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
	s_cbranch_vccz .LBB1_278
.LBB1_267:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v15, vcc, 1, v12
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_269
; %bb.268:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v5, s57
	flat_store_dword v[4:5], v15
.LBB1_269:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s10, v44
	s_cmp_eq_u32 s10, 0
	v_mov_b32_e32 v4, 0
	s_cselect_b64 s[78:79], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB1_271
; %bb.270:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[9:10], v[4:5] glc
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	flat_load_dword v4, v[4:5] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, s91, v10
	v_lshrrev_b64 v[9:10], 16, v[9:10]
	v_cmp_ne_u64_e32 vcc, 0, v[7:8]
	v_cndmask_b32_e32 v5, 0, v10, vcc
.LBB1_271:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s15, v5
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v4
	s_cbranch_vccnz .LBB1_290
; %bb.272:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_592
; %bb.273:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s10, s33, 3
	v_add_u32_e32 v4, vcc, s10, v43
	s_andn2_b64 vcc, exec, s[78:79]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_275
; %bb.274:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	ds_write_b64 v4, v[8:9]
.LBB1_275:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s100, s33, 1
	s_branch .LBB1_596
.LBB1_276:                              ;   in Loop: Header=BB1_278 Depth=2
	s_or_b64 exec, exec, s[14:15]
.LBB1_277:                              ;   in Loop: Header=BB1_278 Depth=2
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
	s_cbranch_vccz .LBB1_267
.LBB1_278:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_285 Depth 3
                                        ;         Child Loop BB1_287 Depth 4
                                        ;         Child Loop BB1_289 Depth 4
	v_cndmask_b32_e64 v5, 0, v9, s[6:7]
	v_cndmask_b32_e64 v4, v4, v8, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_280
; %bb.279:                              ;   in Loop: Header=BB1_278 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[21:22], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[21:22], v[2:5] ne
	;;#ASMEND
	s_cbranch_execnz .LBB1_277
	s_branch .LBB1_281
.LBB1_280:                              ;   in Loop: Header=BB1_278 Depth=2
.LBB1_281:                              ;   in Loop: Header=BB1_278 Depth=2
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v0
	v_cmp_eq_u64_e32 vcc, v[10:11], v[4:5]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_276
; %bb.282:                              ;   in Loop: Header=BB1_278 Depth=2
	s_mov_b32 s18, 0
	s_mov_b64 s[78:79], 0
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB1_285
.LBB1_283:                              ;   in Loop: Header=BB1_285 Depth=3
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_lshl_b32 s38, s18, 1
	s_cmp_lt_u32 s18, s89
	s_cselect_b32 s18, s38, s90
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v0
	v_cmp_ne_u64_e64 s[80:81], v[10:11], v[4:5]
.LBB1_284:                              ;   in Loop: Header=BB1_285 Depth=3
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[78:79], s[82:83], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB1_276
.LBB1_285:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_278 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_287 Depth 4
                                        ;         Child Loop BB1_289 Depth 4
	v_mov_b32_e32 v10, s54
	v_mov_b32_e32 v11, s55
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_or_b64 s[80:81], s[80:81], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_284
; %bb.286:                              ;   in Loop: Header=BB1_285 Depth=3
	s_cmp_lg_u32 s18, 0
	s_cselect_b32 s18, s18, 64
	s_cmp_lt_u32 s18, s87
	s_mov_b32 s38, s18
	s_cbranch_scc1 .LBB1_288
.LBB1_287:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_278 Depth=2
                                        ;       Parent Loop BB1_285 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s38, s38, s88
	s_cmp_lt_u32 s38, s87
	s_sleep 15
	s_cbranch_scc0 .LBB1_287
.LBB1_288:                              ;   in Loop: Header=BB1_285 Depth=3
	s_cmp_lt_u32 s38, 64
	s_cbranch_scc1 .LBB1_283
.LBB1_289:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_278 Depth=2
                                        ;       Parent Loop BB1_285 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s38, s38, 64
	s_cmp_gt_u32 s38, 63
	s_sleep 1
	s_cbranch_scc1 .LBB1_289
	s_branch .LBB1_283
.LBB1_290:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s100, s33
	s_branch .LBB1_597
.LBB1_291:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr8_vgpr9
                                        ; implicit-def: $sgpr18
	s_cbranch_execz .LBB1_295
; %bb.292:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_294
; %bb.293:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s72
	v_mov_b32_e32 v9, s73
	flat_store_dwordx2 v[19:20], v[8:9]
.LBB1_294:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[8:9], v[19:20] glc
	s_mov_b32 s18, s95
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_295:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s73, v9
	v_readfirstlane_b32 s72, v8
	s_mov_b32 s95, s18
.LBB1_296:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_300
; %bb.297:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s70, s19
	s_mov_b32 s71, s73
	s_mov_b32 s38, s19
	s_cmp_eq_u64 s[70:71], s[38:39]
	s_cselect_b64 s[70:71], -1, 0
	s_or_b64 s[10:11], s[10:11], s[70:71]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v8, 0
	s_cbranch_vccnz .LBB1_299
; %bb.298:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s58
	v_mov_b32_e32 v9, s59
	flat_load_dwordx2 v[8:9], v[8:9] glc
.LBB1_299:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, s20
	v_mov_b32_e32 v10, s21
	flat_store_dword v[9:10], v8
	v_mov_b32_e32 v9, s44
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v10, s45
	flat_store_dwordx2 v[9:10], v[7:8]
	s_xor_b32 s10, s72, 1
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v13, s10
	v_mov_b32_e32 v9, s47
	s_xor_b32 s10, s72, 2
	flat_store_dwordx2 v[8:9], v[12:13]
	v_mov_b32_e32 v13, s10
	s_xor_b32 s10, s72, 3
	flat_store_dwordx2 v[8:9], v[12:13]
	v_mov_b32_e32 v13, s10
	s_xor_b32 s10, s72, 4
	flat_store_dwordx2 v[8:9], v[12:13]
	v_mov_b32_e32 v13, s10
	v_mov_b32_e32 v5, s72
	flat_store_dwordx2 v[8:9], v[12:13]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[8:9], v[4:5]
.LBB1_300:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB1_301:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[76:77], -1
	v_mov_b32_e32 v4, v12
.LBB1_302:                              ;   in Loop: Header=BB1_44 Depth=1
	s_branch .LBB1_304
.LBB1_303:                              ;   in Loop: Header=BB1_44 Depth=1
	s_cmp_lg_u32 s26, 1
	s_mov_b64 s[68:69], -1
	s_cselect_b64 s[74:75], -1, 0
.LBB1_304:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[74:75]
	s_cbranch_vccnz .LBB1_321
; %bb.305:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_400
; %bb.306:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB1_316
; %bb.307:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_315
; %bb.308:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v32 glc
	s_andn2_b64 vcc, exec, s[30:31]
	v_mov_b32_e32 v5, v17
	s_cbranch_vccnz .LBB1_310
; %bb.309:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dword v5, v[8:9] glc
.LBB1_310:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v11, v5
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[68:69], vcc
	s_cbranch_execz .LBB1_314
; %bb.311:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v16, v12
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[13:16] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[11:12]
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB1_313
; %bb.312:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s46
	v_xor_b32_e32 v13, 1, v11
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[12:13]
	v_xor_b32_e32 v13, 2, v11
	flat_store_dwordx2 v[4:5], v[12:13]
	v_xor_b32_e32 v13, 3, v11
	flat_store_dwordx2 v[4:5], v[12:13]
	v_xor_b32_e32 v13, 4, v11
	flat_store_dwordx2 v[4:5], v[12:13]
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v13, v11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[4:5], v[14:15]
.LBB1_313:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[70:71]
.LBB1_314:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[68:69]
.LBB1_315:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s18, v13
	v_mov_b32_e32 v4, s18
	s_cmp_lg_u32 s18, 0
	v_mov_b32_e32 v5, s19
	s_cbranch_scc0 .LBB1_382
.LBB1_316:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v4
	s_cbranch_vccnz .LBB1_346
; %bb.317:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_348
; %bb.318:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v44
	s_lshl_b32 s11, s33, 3
	v_add_u32_e32 v4, vcc, s11, v43
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_320
; %bb.319:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s18
	v_mov_b32_e32 v9, s19
	ds_write_b64 v4, v[8:9]
.LBB1_320:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s95, s33, 1
	s_branch .LBB1_352
.LBB1_321:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[68:69]
	s_cbranch_vccz .LBB1_401
; %bb.322:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[66:67]
	s_cbranch_execz .LBB1_324
; %bb.323:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	v_mov_b32_e32 v5, s27
	flat_store_dword v[8:9], v5
.LBB1_324:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_408
; %bb.325:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB1_341
; %bb.326:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[68:69], s[2:3]
	s_cbranch_execz .LBB1_340
; %bb.327:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v8, v[4:5], v32 glc
	s_andn2_b64 vcc, exec, s[30:31]
	v_mov_b32_e32 v9, v17
	s_cbranch_vccnz .LBB1_329
; %bb.328:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	flat_load_dword v9, v[4:5] glc
.LBB1_329:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	s_andn2_b64 vcc, exec, s[30:31]
	v_mov_b32_e32 v5, 0
	s_cbranch_vccnz .LBB1_331
; %bb.330:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[4:5], v[4:5] glc
.LBB1_331:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v14, vcc, 1, v8
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_cmp_eq_u32_e32 vcc, v14, v9
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB1_339
; %bb.332:                              ;   in Loop: Header=BB1_44 Depth=1
	v_cmp_ne_u64_e64 s[10:11], 0, v[4:5]
	v_add_u32_e32 v9, vcc, 1, v12
	s_and_b64 vcc, s[30:31], s[10:11]
	v_mov_b32_e32 v15, s44
	v_cndmask_b32_e32 v8, 0, v14, vcc
	v_mov_b32_e32 v10, v14
	v_mov_b32_e32 v11, v12
	v_mov_b32_e32 v16, s45
	flat_atomic_cmpswap_x2 v[15:16], v[15:16], v[8:11] glc
	s_nop 0
	v_mov_b32_e32 v11, v14
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[15:16], v[11:12]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v15, v7
	s_and_saveexec_b64 s[72:73], s[10:11]
	s_cbranch_execz .LBB1_338
; %bb.333:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, s46
	v_xor_b32_e32 v13, 1, v14
	v_mov_b32_e32 v11, s47
	flat_store_dwordx2 v[10:11], v[12:13]
	v_xor_b32_e32 v13, 2, v14
	s_xor_b64 s[74:75], vcc, -1
	flat_store_dwordx2 v[10:11], v[12:13]
	v_xor_b32_e32 v13, 3, v14
	flat_store_dwordx2 v[10:11], v[12:13]
	v_xor_b32_e32 v13, 4, v14
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[74:75]
	flat_store_dwordx2 v[10:11], v[12:13]
	s_cbranch_vccz .LBB1_335
; %bb.334:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v33, s46
	v_mov_b32_e32 v10, v14
	v_mov_b32_e32 v34, s47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[33:34], v[9:10]
	s_mov_b64 s[10:11], 0
.LBB1_335:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_337
; %bb.336:                              ;   in Loop: Header=BB1_44 Depth=1
	v_lshrrev_b64 v[4:5], 16, v[4:5]
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v13, v14
	v_mov_b32_e32 v11, s47
	v_or_b32_e32 v8, s94, v5
	flat_store_dwordx2 v[10:11], v[12:13]
	v_mov_b32_e32 v10, s56
	v_mov_b32_e32 v15, v8
	v_mov_b32_e32 v11, s57
	v_mov_b32_e32 v14, v7
	flat_store_dword v[10:11], v9
.LBB1_337:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v14
	v_mov_b32_e32 v11, v15
.LBB1_338:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
.LBB1_339:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[70:71]
.LBB1_340:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[68:69]
	v_readfirstlane_b32 s10, v10
	v_readfirstlane_b32 s11, v11
	v_mov_b32_e32 v4, s10
	s_cmp_lg_u64 s[10:11], 0
	v_mov_b32_e32 v5, s11
	s_cbranch_scc0 .LBB1_388
.LBB1_341:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s73, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s72, v4
	s_cbranch_vccnz .LBB1_347
; %bb.342:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_359
; %bb.343:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v44
	s_lshl_b32 s11, s33, 3
	v_add_u32_e32 v4, vcc, s11, v43
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_345
; %bb.344:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s72
	v_mov_b32_e32 v9, s73
	ds_write_b64 v4, v[8:9]
.LBB1_345:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s95, s33, 1
	s_branch .LBB1_363
.LBB1_346:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[72:73], s[18:19]
	s_mov_b32 s95, s33
	s_branch .LBB1_353
.LBB1_347:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s95, s33
	s_branch .LBB1_364
.LBB1_348:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr95
	s_cbranch_execz .LBB1_352
; %bb.349:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_351
; %bb.350:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v5, s19
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_351:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s95, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_352:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s73, v5
	v_readfirstlane_b32 s72, v4
.LBB1_353:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[72:73], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_399
; %bb.354:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s73
	;;#ASMEND
	v_mov_b32_e32 v4, s72
	v_mov_b32_e32 v8, s73
	v_mov_b32_e32 v5, s73
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_371
; %bb.355:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr68_sgpr69
	s_branch .LBB1_357
.LBB1_356:                              ;   in Loop: Header=BB1_357 Depth=2
	s_or_b64 exec, exec, s[70:71]
	s_and_b64 s[70:71], exec, s[68:69]
	s_or_b64 s[14:15], s[70:71], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_370
.LBB1_357:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[68:69], s[68:69], exec
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB1_356
; %bb.358:                              ;   in Loop: Header=BB1_357 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[68:69], s[68:69], exec
	s_branch .LBB1_356
.LBB1_359:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr95
	s_cbranch_execz .LBB1_363
; %bb.360:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_362
; %bb.361:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s72
	v_mov_b32_e32 v5, s73
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_362:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s95, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_363:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s73, v5
	v_readfirstlane_b32 s72, v4
.LBB1_364:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[72:73], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_407
; %bb.365:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s73
	;;#ASMEND
	v_mov_b32_e32 v4, s72
	v_mov_b32_e32 v8, s73
	v_mov_b32_e32 v5, s73
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_377
; %bb.366:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr68_sgpr69
	s_branch .LBB1_368
.LBB1_367:                              ;   in Loop: Header=BB1_368 Depth=2
	s_or_b64 exec, exec, s[70:71]
	s_and_b64 s[70:71], exec, s[68:69]
	s_or_b64 s[14:15], s[70:71], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_376
.LBB1_368:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[68:69], s[68:69], exec
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB1_367
; %bb.369:                              ;   in Loop: Header=BB1_368 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[68:69], s[68:69], exec
	s_branch .LBB1_367
.LBB1_370:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v4, v5
.LBB1_371:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s73, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s72, v4
	s_cbranch_vccnz .LBB1_399
; %bb.372:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_394
; %bb.373:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v44
	s_lshl_b32 s11, s95, 3
	v_add_u32_e32 v4, vcc, s11, v43
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_375
; %bb.374:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s72
	v_mov_b32_e32 v9, s73
	ds_write_b64 v4, v[8:9]
.LBB1_375:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s14, s95, 1
	s_branch .LBB1_398
.LBB1_376:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v4, v5
.LBB1_377:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s73, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s72, v4
	s_cbranch_vccnz .LBB1_407
; %bb.378:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_402
; %bb.379:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v44
	s_lshl_b32 s11, s95, 3
	v_add_u32_e32 v4, vcc, s11, v43
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_381
; %bb.380:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s72
	v_mov_b32_e32 v9, s73
	ds_write_b64 v4, v[8:9]
.LBB1_381:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s14, s95, 1
	s_branch .LBB1_406
.LBB1_382:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB1_493
; %bb.383:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[68:69], s[2:3]
	s_cbranch_execz .LBB1_497
; %bb.384:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[70:71], 0
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB1_386
.LBB1_385:                              ;   in Loop: Header=BB1_386 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[70:71], s[74:75], s[70:71]
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB1_496
.LBB1_386:                              ;   Parent Loop BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_385
; %bb.387:                              ;   in Loop: Header=BB1_386 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB1_385
.LBB1_388:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB1_494
; %bb.389:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[68:69], s[2:3]
	s_cbranch_execz .LBB1_528
; %bb.390:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[70:71], 0
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB1_392
.LBB1_391:                              ;   in Loop: Header=BB1_392 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[70:71], s[74:75], s[70:71]
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB1_527
.LBB1_392:                              ;   Parent Loop BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_391
; %bb.393:                              ;   in Loop: Header=BB1_392 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[72:73], s[72:73], exec
	s_branch .LBB1_391
.LBB1_394:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr14
	s_cbranch_execz .LBB1_398
; %bb.395:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_397
; %bb.396:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s72
	v_mov_b32_e32 v5, s73
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_397:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s14, s95
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_398:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s72, v4
	s_mov_b32 s95, s14
.LBB1_399:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[76:77], -1
	v_mov_b32_e32 v4, v12
.LBB1_400:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s100, s33
	v_mov_b32_e32 v15, v12
	v_mov_b32_e32 v14, v50
.LBB1_401:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s33, s100
	v_mov_b32_e32 v12, v15
	v_mov_b32_e32 v50, v14
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccnz .LBB1_409
	s_branch .LBB1_410
.LBB1_402:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr14
	s_cbranch_execz .LBB1_406
; %bb.403:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_405
; %bb.404:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s72
	v_mov_b32_e32 v5, s73
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_405:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s14, s95
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_406:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s72, v4
	s_mov_b32 s95, s14
.LBB1_407:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[76:77], -1
	v_mov_b32_e32 v4, v12
.LBB1_408:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccz .LBB1_410
.LBB1_409:                              ;   in Loop: Header=BB1_44 Depth=1
	v_add_u32_e32 v12, vcc, 1, v4
	v_mov_b32_e32 v50, s72
	s_mov_b32 s33, s95
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_410:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_412
; %bb.411:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s34
	v_mov_b32_e32 v5, s35
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v[4:5], v50
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB1_412:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[40:41]
	s_cbranch_vccnz .LBB1_43
; %bb.413:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB1_448
; %bb.414:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v44
	s_cmp_eq_u32 s10, 0
	v_mov_b32_e32 v4, 0
	s_cselect_b64 s[68:69], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB1_416
; %bb.415:                              ;   in Loop: Header=BB1_44 Depth=1
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
.LBB1_416:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_421
; %bb.417:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_422
; %bb.418:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s14, s33, 3
	v_add_u32_e32 v4, vcc, s14, v43
	s_andn2_b64 vcc, exec, s[68:69]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_420
; %bb.419:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_420:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s18, s33, 1
	s_branch .LBB1_426
.LBB1_421:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s18, s33
	s_branch .LBB1_427
.LBB1_422:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr18
	s_cbranch_execz .LBB1_426
; %bb.423:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_425
; %bb.424:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_425:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s18, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_426:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_427:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_441
; %bb.428:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_430
; %bb.429:                              ;   in Loop: Header=BB1_44 Depth=1
	flat_store_dword v[23:24], v7
.LBB1_430:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s93
	;;#ASMEND
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_436
; %bb.431:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr70_sgpr71
	s_branch .LBB1_433
.LBB1_432:                              ;   in Loop: Header=BB1_433 Depth=2
	s_or_b64 exec, exec, s[72:73]
	s_and_b64 s[72:73], exec, s[70:71]
	s_or_b64 s[14:15], s[72:73], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_435
.LBB1_433:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v5, v[23:24], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[70:71], s[70:71], exec
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB1_432
; %bb.434:                              ;   in Loop: Header=BB1_433 Depth=2
	;;#ASMSTART
	onward_wait v[23:24], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[70:71], s[70:71], exec
	s_branch .LBB1_432
.LBB1_435:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dword v4, v[8:9] glc
.LBB1_436:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_441
; %bb.437:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_442
; %bb.438:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s14, s18, 3
	v_add_u32_e32 v4, vcc, s14, v43
	s_andn2_b64 vcc, exec, s[68:69]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_440
; %bb.439:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_440:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s33, s18, 1
	s_branch .LBB1_446
.LBB1_441:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s33, s18
	s_branch .LBB1_447
.LBB1_442:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr33
	s_cbranch_execz .LBB1_446
; %bb.443:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_445
; %bb.444:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_445:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s33, s18
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_446:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v4
.LBB1_447:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v50, s10
.LBB1_448:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_43
; %bb.449:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB1_459
; %bb.450:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_458
; %bb.451:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v32 glc
	s_andn2_b64 vcc, exec, s[30:31]
	v_mov_b32_e32 v5, v17
	s_cbranch_vccnz .LBB1_453
; %bb.452:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dword v5, v[8:9] glc
.LBB1_453:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v11, v5
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[68:69], vcc
	s_cbranch_execz .LBB1_457
; %bb.454:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s44
	v_add_u32_e32 v14, vcc, 1, v12
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v16, v12
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[13:16] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[11:12]
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB1_456
; %bb.455:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s46
	v_xor_b32_e32 v13, 1, v11
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[12:13]
	v_xor_b32_e32 v13, 2, v11
	flat_store_dwordx2 v[4:5], v[12:13]
	v_xor_b32_e32 v13, 3, v11
	flat_store_dwordx2 v[4:5], v[12:13]
	v_xor_b32_e32 v13, 4, v11
	flat_store_dwordx2 v[4:5], v[12:13]
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v13, v11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[4:5], v[14:15]
.LBB1_456:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[70:71]
.LBB1_457:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[68:69]
.LBB1_458:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s18, v13
	v_mov_b32_e32 v4, s18
	s_cmp_lg_u32 s18, 0
	v_mov_b32_e32 v5, s19
	s_cbranch_scc0 .LBB1_482
.LBB1_459:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v4
	s_cbranch_vccnz .LBB1_464
; %bb.460:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_465
; %bb.461:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v44
	s_lshl_b32 s11, s33, 3
	v_add_u32_e32 v4, vcc, s11, v43
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_463
; %bb.462:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s18
	v_mov_b32_e32 v9, s19
	ds_write_b64 v4, v[8:9]
.LBB1_463:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s38, s33, 1
	s_branch .LBB1_469
.LBB1_464:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[10:11], s[18:19]
	s_mov_b32 s38, s33
	s_branch .LBB1_470
.LBB1_465:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr38
	s_cbranch_execz .LBB1_469
; %bb.466:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_468
; %bb.467:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v5, s19
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_468:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s38, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_469:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_470:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_41
; %bb.471:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_477
; %bb.472:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr68_sgpr69
	s_branch .LBB1_474
.LBB1_473:                              ;   in Loop: Header=BB1_474 Depth=2
	s_or_b64 exec, exec, s[70:71]
	s_and_b64 s[70:71], exec, s[68:69]
	s_or_b64 s[14:15], s[70:71], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_476
.LBB1_474:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[68:69], s[68:69], exec
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB1_473
; %bb.475:                              ;   in Loop: Header=BB1_474 Depth=2
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s47
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[68:69], s[68:69], exec
	s_branch .LBB1_473
.LBB1_476:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v4, v5
.LBB1_477:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_41
; %bb.478:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_488
; %bb.479:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s14, v44
	s_lshl_b32 s15, s38, 3
	v_add_u32_e32 v4, vcc, s15, v43
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_481
; %bb.480:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB1_481:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s33, s38, 1
	s_branch .LBB1_492
.LBB1_482:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB1_495
; %bb.483:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[68:69], s[2:3]
	s_cbranch_execz .LBB1_562
; %bb.484:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[70:71], 0
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB1_486
.LBB1_485:                              ;   in Loop: Header=BB1_486 Depth=2
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 s[74:75], exec, s[72:73]
	s_or_b64 s[70:71], s[74:75], s[70:71]
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB1_561
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
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr33
	s_cbranch_execz .LBB1_492
; %bb.489:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_491
; %bb.490:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_491:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s33, s38
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_492:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_branch .LBB1_42
.LBB1_493:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB1_498
.LBB1_494:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB1_529
.LBB1_495:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB1_563
.LBB1_496:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[70:71]
	v_mov_b32_e32 v4, v5
.LBB1_497:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[68:69]
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB1_316
.LBB1_498:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v15, v7
	v_add_u32_e32 v33, vcc, 1, v12
                                        ; implicit-def: $vgpr35_vgpr36
.LBB1_499:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_518 Depth 3
                                        ;         Child Loop BB1_520 Depth 4
                                        ;         Child Loop BB1_522 Depth 4
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	flat_load_dwordx2 v[37:38], v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v12, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_501
; %bb.500:                              ;   in Loop: Header=BB1_499 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v9
	s_mov_b64 s[14:15], 0
	s_branch .LBB1_502
.LBB1_501:                              ;   in Loop: Header=BB1_499 Depth=2
	s_mov_b64 s[14:15], -1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB1_502:                              ;   in Loop: Header=BB1_499 Depth=2
	s_andn2_b64 vcc, exec, s[14:15]
	s_mov_b64 s[14:15], 0
	s_cbranch_vccnz .LBB1_525
; %bb.503:                              ;   in Loop: Header=BB1_499 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v4, v38
	v_mov_b32_e32 v5, v8
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_509
; %bb.504:                              ;   in Loop: Header=BB1_499 Depth=2
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v40, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_508
; %bb.505:                              ;   in Loop: Header=BB1_499 Depth=2
	v_mov_b32_e32 v5, v8
	v_add_u32_e64 v8, vcc, 0, 0
	v_mov_b32_e32 v39, s44
	v_addc_u32_e32 v9, vcc, 1, v5, vcc
	v_mov_b32_e32 v40, s45
	flat_atomic_cmpswap_x2 v[8:9], v[39:40], v[8:11] glc
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v40, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[10:11]
	s_and_saveexec_b64 s[68:69], vcc
	s_cbranch_execz .LBB1_507
; %bb.506:                              ;   in Loop: Header=BB1_499 Depth=2
	v_mov_b32_e32 v8, s46
	v_xor_b32_e32 v13, 1, v38
	v_mov_b32_e32 v9, s47
	flat_store_dwordx2 v[8:9], v[12:13]
	v_xor_b32_e32 v13, 2, v38
	flat_store_dwordx2 v[8:9], v[12:13]
	v_xor_b32_e32 v13, 3, v38
	v_mov_b32_e32 v40, v5
	flat_store_dwordx2 v[8:9], v[12:13]
	v_xor_b32_e32 v13, 4, v38
	v_mov_b32_e32 v34, v38
	v_mov_b32_e32 v39, v4
	flat_store_dwordx2 v[8:9], v[12:13]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[8:9], v[33:34]
.LBB1_507:                              ;   in Loop: Header=BB1_499 Depth=2
	s_or_b64 exec, exec, s[68:69]
.LBB1_508:                              ;   in Loop: Header=BB1_499 Depth=2
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s18, v39
	s_cmp_eq_u32 s18, 0
	v_mov_b32_e32 v8, v14
	s_cselect_b64 s[68:69], -1, 0
	v_mov_b32_e32 v9, v15
	s_branch .LBB1_510
.LBB1_509:                              ;   in Loop: Header=BB1_499 Depth=2
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[68:69], -1
.LBB1_510:                              ;   in Loop: Header=BB1_499 Depth=2
	v_mov_b32_e32 v4, s18
	s_mov_b64 s[14:15], 0
	s_and_b64 vcc, exec, s[68:69]
	v_mov_b32_e32 v5, s19
	s_cbranch_vccz .LBB1_525
; %bb.511:                              ;   in Loop: Header=BB1_499 Depth=2
	v_cndmask_b32_e64 v5, v9, v38, s[6:7]
	v_cndmask_b32_e64 v4, v8, v37, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_513
; %bb.512:                              ;   in Loop: Header=BB1_499 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[27:28], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[27:28], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_514
	s_branch .LBB1_524
.LBB1_513:                              ;   in Loop: Header=BB1_499 Depth=2
.LBB1_514:                              ;   in Loop: Header=BB1_499 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_523
; %bb.515:                              ;   in Loop: Header=BB1_499 Depth=2
	s_mov_b32 s18, 0
	s_mov_b64 s[68:69], 0
                                        ; implicit-def: $sgpr70_sgpr71
	s_branch .LBB1_518
.LBB1_516:                              ;   in Loop: Header=BB1_518 Depth=3
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s38, s18, 1
	s_cmp_lt_u32 s18, s89
	s_cselect_b32 s18, s38, s90
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_ne_u64_e64 s[70:71], v[8:9], v[4:5]
.LBB1_517:                              ;   in Loop: Header=BB1_518 Depth=3
	s_and_b64 s[72:73], exec, s[70:71]
	s_or_b64 s[68:69], s[72:73], s[68:69]
	s_andn2_b64 exec, exec, s[68:69]
	s_cbranch_execz .LBB1_523
.LBB1_518:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_499 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_520 Depth 4
                                        ;         Child Loop BB1_522 Depth 4
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[70:71], s[70:71], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[37:38]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_517
; %bb.519:                              ;   in Loop: Header=BB1_518 Depth=3
	s_cmp_lg_u32 s18, 0
	s_cselect_b32 s18, s18, 64
	s_cmp_lt_u32 s18, s87
	s_mov_b32 s38, s18
	s_cbranch_scc1 .LBB1_521
.LBB1_520:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_499 Depth=2
                                        ;       Parent Loop BB1_518 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s38, s38, s88
	s_cmp_lt_u32 s38, s87
	s_sleep 15
	s_cbranch_scc0 .LBB1_520
.LBB1_521:                              ;   in Loop: Header=BB1_518 Depth=3
	s_cmp_lt_u32 s38, 64
	s_cbranch_scc1 .LBB1_516
.LBB1_522:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_499 Depth=2
                                        ;       Parent Loop BB1_518 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s38, s38, 64
	s_cmp_gt_u32 s38, 63
	s_sleep 1
	s_cbranch_scc1 .LBB1_522
	s_branch .LBB1_516
.LBB1_523:                              ;   in Loop: Header=BB1_499 Depth=2
	s_or_b64 exec, exec, s[14:15]
.LBB1_524:                              ;   in Loop: Header=BB1_499 Depth=2
	v_mov_b32_e32 v4, v35
	s_mov_b64 s[14:15], -1
	v_mov_b32_e32 v5, v36
.LBB1_525:                              ;   in Loop: Header=BB1_499 Depth=2
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB1_316
; %bb.526:                              ;   in Loop: Header=BB1_499 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v36, v5
	v_mov_b32_e32 v35, v4
	s_branch .LBB1_499
.LBB1_527:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[70:71]
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v5, v7
.LBB1_528:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[68:69]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_341
.LBB1_529:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v15, v7
	v_add_u32_e32 v33, vcc, 1, v12
                                        ; implicit-def: $vgpr35_vgpr36
.LBB1_530:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_552 Depth 3
                                        ;         Child Loop BB1_554 Depth 4
                                        ;         Child Loop BB1_556 Depth 4
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	flat_load_dwordx2 v[37:38], v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	s_waitcnt vmcnt(2)
	flat_load_dwordx2 v[39:40], v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v12, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_532
; %bb.531:                              ;   in Loop: Header=BB1_530 Depth=2
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v5, v7
	s_mov_b64 s[10:11], 0
	s_branch .LBB1_533
.LBB1_532:                              ;   in Loop: Header=BB1_530 Depth=2
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB1_533:                              ;   in Loop: Header=BB1_530 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB1_559
; %bb.534:                              ;   in Loop: Header=BB1_530 Depth=2
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v42, v8
	v_mov_b32_e32 v41, v38
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[41:42]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_539
; %bb.535:                              ;   in Loop: Header=BB1_530 Depth=2
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v4, v38
	v_mov_b32_e32 v5, v7
	v_mov_b32_e32 v42, 0
	s_and_saveexec_b64 s[68:69], s[2:3]
	s_cbranch_execz .LBB1_543
; %bb.536:                              ;   in Loop: Header=BB1_530 Depth=2
	v_cmp_eq_u64_e32 vcc, 0, v[39:40]
	v_mov_b32_e32 v9, v8
	v_cndmask_b32_e64 v8, v4, 0, vcc
	v_add_u32_e32 v8, vcc, 0, v8
	v_mov_b32_e32 v41, s44
	v_addc_u32_e32 v9, vcc, 1, v9, vcc
	v_mov_b32_e32 v42, s45
	flat_atomic_cmpswap_x2 v[8:9], v[41:42], v[8:11] glc
	v_cmp_ne_u64_e32 vcc, 0, v[39:40]
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v42, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[8:9], v[10:11]
	s_and_saveexec_b64 s[70:71], s[10:11]
	s_cbranch_execz .LBB1_542
; %bb.537:                              ;   in Loop: Header=BB1_530 Depth=2
	v_mov_b32_e32 v8, s46
	v_xor_b32_e32 v13, 1, v38
	v_mov_b32_e32 v9, s47
	flat_store_dwordx2 v[8:9], v[12:13]
	v_xor_b32_e32 v13, 2, v38
	flat_store_dwordx2 v[8:9], v[12:13]
	v_xor_b32_e32 v13, 3, v38
	flat_store_dwordx2 v[8:9], v[12:13]
	v_xor_b32_e32 v13, 4, v38
	s_andn2_b64 vcc, exec, vcc
	flat_store_dwordx2 v[8:9], v[12:13]
	s_cbranch_vccnz .LBB1_540
; %bb.538:                              ;   in Loop: Header=BB1_530 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v13, v38
	v_mov_b32_e32 v9, s47
	v_lshrrev_b64 v[10:11], 16, v[39:40]
	flat_store_dwordx2 v[8:9], v[12:13]
	v_mov_b32_e32 v8, s56
	v_mov_b32_e32 v9, s57
	v_or_b32_e32 v42, s94, v11
	v_mov_b32_e32 v41, v7
	flat_store_dword v[8:9], v33
	s_cbranch_execz .LBB1_541
	s_branch .LBB1_542
.LBB1_539:                              ;   in Loop: Header=BB1_530 Depth=2
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[70:71], -1
                                        ; implicit-def: $sgpr68_sgpr69
	s_branch .LBB1_544
.LBB1_540:                              ;   in Loop: Header=BB1_530 Depth=2
                                        ; implicit-def: $vgpr41_vgpr42
.LBB1_541:                              ;   in Loop: Header=BB1_530 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v42, v5
	v_mov_b32_e32 v34, v38
	v_mov_b32_e32 v9, s47
	v_mov_b32_e32 v41, v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[8:9], v[33:34]
.LBB1_542:                              ;   in Loop: Header=BB1_530 Depth=2
	s_or_b64 exec, exec, s[70:71]
.LBB1_543:                              ;   in Loop: Header=BB1_530 Depth=2
	s_or_b64 exec, exec, s[68:69]
	v_readfirstlane_b32 s69, v42
	v_readfirstlane_b32 s68, v41
	s_cmp_eq_u64 s[68:69], 0
	v_mov_b32_e32 v8, v14
	s_cselect_b64 s[70:71], -1, 0
	v_mov_b32_e32 v9, v15
.LBB1_544:                              ;   in Loop: Header=BB1_530 Depth=2
	v_mov_b32_e32 v4, s68
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[70:71]
	v_mov_b32_e32 v5, s69
	s_cbranch_vccz .LBB1_559
; %bb.545:                              ;   in Loop: Header=BB1_530 Depth=2
	v_cndmask_b32_e64 v5, v9, v38, s[6:7]
	v_cndmask_b32_e64 v4, v8, v37, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_547
; %bb.546:                              ;   in Loop: Header=BB1_530 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[27:28], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[27:28], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_548
	s_branch .LBB1_558
.LBB1_547:                              ;   in Loop: Header=BB1_530 Depth=2
.LBB1_548:                              ;   in Loop: Header=BB1_530 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_557
; %bb.549:                              ;   in Loop: Header=BB1_530 Depth=2
	s_mov_b32 s18, 0
	s_mov_b64 s[68:69], 0
                                        ; implicit-def: $sgpr70_sgpr71
	s_branch .LBB1_552
.LBB1_550:                              ;   in Loop: Header=BB1_552 Depth=3
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s38, s18, 1
	s_cmp_lt_u32 s18, s89
	s_cselect_b32 s18, s38, s90
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_ne_u64_e64 s[70:71], v[8:9], v[4:5]
.LBB1_551:                              ;   in Loop: Header=BB1_552 Depth=3
	s_and_b64 s[72:73], exec, s[70:71]
	s_or_b64 s[68:69], s[72:73], s[68:69]
	s_andn2_b64 exec, exec, s[68:69]
	s_cbranch_execz .LBB1_557
.LBB1_552:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_530 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_554 Depth 4
                                        ;         Child Loop BB1_556 Depth 4
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[70:71], s[70:71], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[37:38]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_551
; %bb.553:                              ;   in Loop: Header=BB1_552 Depth=3
	s_cmp_lg_u32 s18, 0
	s_cselect_b32 s18, s18, 64
	s_cmp_lt_u32 s18, s87
	s_mov_b32 s38, s18
	s_cbranch_scc1 .LBB1_555
.LBB1_554:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_530 Depth=2
                                        ;       Parent Loop BB1_552 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s38, s38, s88
	s_cmp_lt_u32 s38, s87
	s_sleep 15
	s_cbranch_scc0 .LBB1_554
.LBB1_555:                              ;   in Loop: Header=BB1_552 Depth=3
	s_cmp_lt_u32 s38, 64
	s_cbranch_scc1 .LBB1_550
.LBB1_556:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_530 Depth=2
                                        ;       Parent Loop BB1_552 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s38, s38, 64
	s_cmp_gt_u32 s38, 63
	s_sleep 1
	s_cbranch_scc1 .LBB1_556
	s_branch .LBB1_550
.LBB1_557:                              ;   in Loop: Header=BB1_530 Depth=2
	s_or_b64 exec, exec, s[10:11]
.LBB1_558:                              ;   in Loop: Header=BB1_530 Depth=2
	v_mov_b32_e32 v4, v35
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v5, v36
.LBB1_559:                              ;   in Loop: Header=BB1_530 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_341
; %bb.560:                              ;   in Loop: Header=BB1_530 Depth=2
	v_mov_b32_e32 v36, v5
	v_mov_b32_e32 v35, v4
	s_branch .LBB1_530
.LBB1_561:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[70:71]
	v_mov_b32_e32 v4, v5
.LBB1_562:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[68:69]
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB1_459
.LBB1_563:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v15, v7
	v_add_u32_e32 v33, vcc, 1, v12
                                        ; implicit-def: $vgpr35_vgpr36
.LBB1_564:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_583 Depth 3
                                        ;         Child Loop BB1_585 Depth 4
                                        ;         Child Loop BB1_587 Depth 4
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	flat_load_dwordx2 v[37:38], v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v12, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_566
; %bb.565:                              ;   in Loop: Header=BB1_564 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v9
	s_mov_b64 s[14:15], 0
	s_branch .LBB1_567
.LBB1_566:                              ;   in Loop: Header=BB1_564 Depth=2
	s_mov_b64 s[14:15], -1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB1_567:                              ;   in Loop: Header=BB1_564 Depth=2
	s_andn2_b64 vcc, exec, s[14:15]
	s_mov_b64 s[14:15], 0
	s_cbranch_vccnz .LBB1_590
; %bb.568:                              ;   in Loop: Header=BB1_564 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v4, v38
	v_mov_b32_e32 v5, v8
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_574
; %bb.569:                              ;   in Loop: Header=BB1_564 Depth=2
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v40, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_573
; %bb.570:                              ;   in Loop: Header=BB1_564 Depth=2
	v_mov_b32_e32 v5, v8
	v_add_u32_e64 v8, vcc, 0, 0
	v_mov_b32_e32 v39, s44
	v_addc_u32_e32 v9, vcc, 1, v5, vcc
	v_mov_b32_e32 v40, s45
	flat_atomic_cmpswap_x2 v[8:9], v[39:40], v[8:11] glc
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v40, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[10:11]
	s_and_saveexec_b64 s[68:69], vcc
	s_cbranch_execz .LBB1_572
; %bb.571:                              ;   in Loop: Header=BB1_564 Depth=2
	v_mov_b32_e32 v8, s46
	v_xor_b32_e32 v13, 1, v38
	v_mov_b32_e32 v9, s47
	flat_store_dwordx2 v[8:9], v[12:13]
	v_xor_b32_e32 v13, 2, v38
	flat_store_dwordx2 v[8:9], v[12:13]
	v_xor_b32_e32 v13, 3, v38
	v_mov_b32_e32 v40, v5
	flat_store_dwordx2 v[8:9], v[12:13]
	v_xor_b32_e32 v13, 4, v38
	v_mov_b32_e32 v34, v38
	v_mov_b32_e32 v39, v4
	flat_store_dwordx2 v[8:9], v[12:13]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[8:9], v[33:34]
.LBB1_572:                              ;   in Loop: Header=BB1_564 Depth=2
	s_or_b64 exec, exec, s[68:69]
.LBB1_573:                              ;   in Loop: Header=BB1_564 Depth=2
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s18, v39
	s_cmp_eq_u32 s18, 0
	v_mov_b32_e32 v8, v14
	s_cselect_b64 s[68:69], -1, 0
	v_mov_b32_e32 v9, v15
	s_branch .LBB1_575
.LBB1_574:                              ;   in Loop: Header=BB1_564 Depth=2
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[68:69], -1
.LBB1_575:                              ;   in Loop: Header=BB1_564 Depth=2
	v_mov_b32_e32 v4, s18
	s_mov_b64 s[14:15], 0
	s_and_b64 vcc, exec, s[68:69]
	v_mov_b32_e32 v5, s19
	s_cbranch_vccz .LBB1_590
; %bb.576:                              ;   in Loop: Header=BB1_564 Depth=2
	v_cndmask_b32_e64 v5, v9, v38, s[6:7]
	v_cndmask_b32_e64 v4, v8, v37, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_578
; %bb.577:                              ;   in Loop: Header=BB1_564 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[27:28], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[27:28], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_579
	s_branch .LBB1_589
.LBB1_578:                              ;   in Loop: Header=BB1_564 Depth=2
.LBB1_579:                              ;   in Loop: Header=BB1_564 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_588
; %bb.580:                              ;   in Loop: Header=BB1_564 Depth=2
	s_mov_b32 s18, 0
	s_mov_b64 s[68:69], 0
                                        ; implicit-def: $sgpr70_sgpr71
	s_branch .LBB1_583
.LBB1_581:                              ;   in Loop: Header=BB1_583 Depth=3
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s38, s18, 1
	s_cmp_lt_u32 s18, s89
	s_cselect_b32 s18, s38, s90
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_ne_u64_e64 s[70:71], v[8:9], v[4:5]
.LBB1_582:                              ;   in Loop: Header=BB1_583 Depth=3
	s_and_b64 s[72:73], exec, s[70:71]
	s_or_b64 s[68:69], s[72:73], s[68:69]
	s_andn2_b64 exec, exec, s[68:69]
	s_cbranch_execz .LBB1_588
.LBB1_583:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_564 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_585 Depth 4
                                        ;         Child Loop BB1_587 Depth 4
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[70:71], s[70:71], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[37:38]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_582
; %bb.584:                              ;   in Loop: Header=BB1_583 Depth=3
	s_cmp_lg_u32 s18, 0
	s_cselect_b32 s18, s18, 64
	s_cmp_lt_u32 s18, s87
	s_mov_b32 s38, s18
	s_cbranch_scc1 .LBB1_586
.LBB1_585:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_564 Depth=2
                                        ;       Parent Loop BB1_583 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s38, s38, s88
	s_cmp_lt_u32 s38, s87
	s_sleep 15
	s_cbranch_scc0 .LBB1_585
.LBB1_586:                              ;   in Loop: Header=BB1_583 Depth=3
	s_cmp_lt_u32 s38, 64
	s_cbranch_scc1 .LBB1_581
.LBB1_587:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_564 Depth=2
                                        ;       Parent Loop BB1_583 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s38, s38, 64
	s_cmp_gt_u32 s38, 63
	s_sleep 1
	s_cbranch_scc1 .LBB1_587
	s_branch .LBB1_581
.LBB1_588:                              ;   in Loop: Header=BB1_564 Depth=2
	s_or_b64 exec, exec, s[14:15]
.LBB1_589:                              ;   in Loop: Header=BB1_564 Depth=2
	v_mov_b32_e32 v4, v35
	s_mov_b64 s[14:15], -1
	v_mov_b32_e32 v5, v36
.LBB1_590:                              ;   in Loop: Header=BB1_564 Depth=2
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB1_459
; %bb.591:                              ;   in Loop: Header=BB1_564 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v36, v5
	v_mov_b32_e32 v35, v4
	s_branch .LBB1_564
.LBB1_592:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr100
	s_cbranch_execz .LBB1_596
; %bb.593:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_595
; %bb.594:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_595:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s100, s33
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_596:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v5
	v_readfirstlane_b32 s14, v4
.LBB1_597:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[7:8]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_623
; %bb.598:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[80:81], s[2:3]
	s_cbranch_execz .LBB1_600
; %bb.599:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s27
	flat_store_dword v[29:30], v4
.LBB1_600:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[80:81]
	s_and_saveexec_b64 s[80:81], s[2:3]
	s_cbranch_execz .LBB1_602
; %bb.601:                              ;   in Loop: Header=BB1_44 Depth=1
	flat_store_dword v[23:24], v7
.LBB1_602:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[80:81]
	s_or_b32 s14, s15, s92
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s14
	;;#ASMEND
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[80:81], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_608
; %bb.603:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB1_605
.LBB1_604:                              ;   in Loop: Header=BB1_605 Depth=2
	s_or_b64 exec, exec, s[84:85]
	s_and_b64 s[84:85], exec, s[82:83]
	s_or_b64 s[80:81], s[84:85], s[80:81]
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execz .LBB1_607
.LBB1_605:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v5, v[23:24], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[82:83], s[82:83], exec
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB1_604
; %bb.606:                              ;   in Loop: Header=BB1_605 Depth=2
	;;#ASMSTART
	onward_wait v[23:24], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[82:83], s[82:83], exec
	s_branch .LBB1_604
.LBB1_607:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[80:81]
	v_mov_b32_e32 v8, s60
	v_mov_b32_e32 v9, s61
	flat_load_dword v4, v[8:9] glc
.LBB1_608:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v5
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v4
	s_cbranch_vccnz .LBB1_623
; %bb.609:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_618
; %bb.610:                              ;   in Loop: Header=BB1_44 Depth=1
	s_lshl_b32 s18, s100, 3
	v_add_u32_e32 v4, vcc, s18, v43
	s_andn2_b64 vcc, exec, s[78:79]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_612
; %bb.611:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
	ds_write_b64 v4, v[8:9]
.LBB1_612:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s18, s100, 1
	s_branch .LBB1_622
.LBB1_613:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr33_vgpr34
                                        ; implicit-def: $sgpr101
	s_cbranch_execz .LBB1_617
; %bb.614:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB1_616
; %bb.615:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s72
	v_mov_b32_e32 v5, s73
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_616:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[33:34], v[19:20] glc
	s_mov_b32 s101, s95
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_617:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[74:75], -1
	s_mov_b64 s[76:77], 0
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_85
	s_branch .LBB1_258
.LBB1_618:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr18
	s_cbranch_execz .LBB1_622
; %bb.619:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB1_621
; %bb.620:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_621:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s18, s100
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_622:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v5
	v_readfirstlane_b32 s14, v4
	s_mov_b32 s100, s18
.LBB1_623:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[78:79], s[2:3]
	s_cbranch_execz .LBB1_627
; %bb.624:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b32 s80, s19
	s_mov_b32 s81, s15
	s_mov_b32 s38, s19
	s_cmp_eq_u64 s[80:81], s[38:39]
	s_cselect_b64 s[80:81], -1, 0
	s_or_b64 s[10:11], s[10:11], s[80:81]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v4, 0
	s_cbranch_vccnz .LBB1_626
; %bb.625:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[4:5], v[4:5] glc
.LBB1_626:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s20
	v_mov_b32_e32 v9, s21
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v4
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v8, v15
	v_mov_b32_e32 v5, s45
	flat_store_dwordx2 v[4:5], v[7:8]
	s_xor_b32 s10, s14, 1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v13, s10
	v_mov_b32_e32 v5, s47
	s_xor_b32 s10, s14, 2
	flat_store_dwordx2 v[4:5], v[12:13]
	v_mov_b32_e32 v13, s10
	s_xor_b32 s10, s14, 3
	flat_store_dwordx2 v[4:5], v[12:13]
	v_mov_b32_e32 v13, s10
	s_xor_b32 s10, s14, 4
	flat_store_dwordx2 v[4:5], v[12:13]
	v_mov_b32_e32 v13, s10
	v_mov_b32_e32 v16, s14
	flat_store_dwordx2 v[4:5], v[12:13]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[4:5], v[15:16]
.LBB1_627:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB1_628:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s20
	v_mov_b32_e32 v5, s21
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v4, v[4:5] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB1_701
; %bb.629:                              ;   in Loop: Header=BB1_44 Depth=1
	s_add_i32 s10, s10, s8
	s_cmp_lt_u32 s10, s14
	s_cselect_b64 s[10:11], -1, 0
	s_or_b64 s[10:11], s[50:51], s[10:11]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_644
.LBB1_630:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_701
; %bb.631:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB1_738
; %bb.632:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB1_638
; %bb.633:                              ;   in Loop: Header=BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_637
; %bb.634:                              ;   in Loop: Header=BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_636
; %bb.635:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s46
	v_xor_b32_e32 v16, 1, v14
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[15:16]
	v_xor_b32_e32 v16, 2, v14
	flat_store_dwordx2 v[4:5], v[15:16]
	v_xor_b32_e32 v16, 3, v14
	flat_store_dwordx2 v[4:5], v[15:16]
	v_xor_b32_e32 v16, 4, v14
	v_mov_b32_e32 v10, v14
	v_mov_b32_e32 v8, v14
	flat_store_dwordx2 v[4:5], v[15:16]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_636:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
.LBB1_637:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB1_638:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
	v_readfirstlane_b32 s18, v8
	v_mov_b32_e32 v4, s18
	s_cmp_lg_u32 s18, 0
	v_mov_b32_e32 v5, s19
	s_cbranch_scc1 .LBB1_738
; %bb.639:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_b64 vcc, exec, s[52:53]
	s_cbranch_vccz .LBB1_705
; %bb.640:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[72:73], 0
	s_and_saveexec_b64 s[76:77], s[2:3]
	s_cbranch_execz .LBB1_707
; %bb.641:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v13, v6
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v16, v7
	s_mov_b64 s[78:79], 0
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB1_703
.LBB1_642:                              ;   in Loop: Header=BB1_644 Depth=2
	s_or_b64 exec, exec, s[78:79]
.LBB1_643:                              ;   in Loop: Header=BB1_644 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB1_630
.LBB1_644:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_663 Depth 3
                                        ;       Child Loop BB1_696 Depth 3
                                        ;         Child Loop BB1_698 Depth 4
                                        ;         Child Loop BB1_700 Depth 4
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v8, s58
	v_mov_b32_e32 v5, s55
	v_mov_b32_e32 v9, s59
	flat_load_dwordx2 v[4:5], v[4:5] glc
	flat_load_dwordx2 v[8:9], v[8:9] glc
	v_readfirstlane_b32 s10, v44
	s_cmp_eq_u32 s10, 0
	v_mov_b32_e32 v10, 0
	s_cselect_b64 s[78:79], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v11, 0
	s_cbranch_scc1 .LBB1_646
; %bb.645:                              ;   in Loop: Header=BB1_644 Depth=2
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
.LBB1_646:                              ;   in Loop: Header=BB1_644 Depth=2
	v_readfirstlane_b32 s15, v11
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s14, v10
	s_cbranch_vccnz .LBB1_651
; %bb.647:                              ;   in Loop: Header=BB1_644 Depth=2
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_652
; %bb.648:                              ;   in Loop: Header=BB1_644 Depth=2
	s_lshl_b32 s10, s100, 3
	v_add_u32_e32 v10, vcc, s10, v43
	s_andn2_b64 vcc, exec, s[78:79]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_650
; %bb.649:                              ;   in Loop: Header=BB1_644 Depth=2
	v_mov_b32_e32 v13, s14
	v_mov_b32_e32 v14, s15
	ds_write_b64 v10, v[13:14]
.LBB1_650:                              ;   in Loop: Header=BB1_644 Depth=2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[10:11], v10
	s_xor_b32 s38, s100, 1
	s_branch .LBB1_656
.LBB1_651:                              ;   in Loop: Header=BB1_644 Depth=2
	s_mov_b32 s38, s100
	s_branch .LBB1_657
.LBB1_652:                              ;   in Loop: Header=BB1_644 Depth=2
                                        ; implicit-def: $vgpr10_vgpr11
                                        ; implicit-def: $sgpr38
	s_cbranch_execz .LBB1_656
; %bb.653:                              ;   in Loop: Header=BB1_644 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_655
; %bb.654:                              ;   in Loop: Header=BB1_644 Depth=2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	flat_store_dwordx2 v[19:20], v[10:11]
.LBB1_655:                              ;   in Loop: Header=BB1_644 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[10:11], v[19:20] glc
	s_mov_b32 s38, s100
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_656:                              ;   in Loop: Header=BB1_644 Depth=2
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v11
	v_readfirstlane_b32 s14, v10
.LBB1_657:                              ;   in Loop: Header=BB1_644 Depth=2
	v_mov_b32_e32 v31, v7
	v_cmp_lt_u64_e32 vcc, s[14:15], v[31:32]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_676
; %bb.658:                              ;   in Loop: Header=BB1_644 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_660
; %bb.659:                              ;   in Loop: Header=BB1_644 Depth=2
	flat_store_dword v[23:24], v7
.LBB1_660:                              ;   in Loop: Header=BB1_644 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s93
	;;#ASMEND
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_666
; %bb.661:                              ;   in Loop: Header=BB1_644 Depth=2
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB1_663
.LBB1_662:                              ;   in Loop: Header=BB1_663 Depth=3
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[14:15], s[82:83], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_665
.LBB1_663:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_644 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	;;#ASMSTART
	onward_wait_load v11, v[23:24], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[80:81], s[80:81], exec
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_662
; %bb.664:                              ;   in Loop: Header=BB1_663 Depth=3
	;;#ASMSTART
	onward_wait v[23:24], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[80:81], s[80:81], exec
	s_branch .LBB1_662
.LBB1_665:                              ;   in Loop: Header=BB1_644 Depth=2
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v13, s60
	v_mov_b32_e32 v14, s61
	flat_load_dword v10, v[13:14] glc
.LBB1_666:                              ;   in Loop: Header=BB1_644 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s15, v11
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v10
	s_cbranch_vccnz .LBB1_676
; %bb.667:                              ;   in Loop: Header=BB1_644 Depth=2
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_671
; %bb.668:                              ;   in Loop: Header=BB1_644 Depth=2
	s_lshl_b32 s10, s38, 3
	v_add_u32_e32 v10, vcc, s10, v43
	s_andn2_b64 vcc, exec, s[78:79]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_670
; %bb.669:                              ;   in Loop: Header=BB1_644 Depth=2
	v_mov_b32_e32 v13, s14
	v_mov_b32_e32 v14, s15
	ds_write_b64 v10, v[13:14]
.LBB1_670:                              ;   in Loop: Header=BB1_644 Depth=2
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[10:11], v10
	s_xor_b32 s18, s38, 1
	s_branch .LBB1_675
.LBB1_671:                              ;   in Loop: Header=BB1_644 Depth=2
                                        ; implicit-def: $vgpr10_vgpr11
                                        ; implicit-def: $sgpr18
	s_cbranch_execz .LBB1_675
; %bb.672:                              ;   in Loop: Header=BB1_644 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_674
; %bb.673:                              ;   in Loop: Header=BB1_644 Depth=2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	flat_store_dwordx2 v[19:20], v[10:11]
.LBB1_674:                              ;   in Loop: Header=BB1_644 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[10:11], v[19:20] glc
	s_mov_b32 s18, s38
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_675:                              ;   in Loop: Header=BB1_644 Depth=2
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s14, v10
	s_mov_b32 s38, s18
.LBB1_676:                              ;   in Loop: Header=BB1_644 Depth=2
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v8
	s_cbranch_vccnz .LBB1_681
; %bb.677:                              ;   in Loop: Header=BB1_644 Depth=2
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_683
; %bb.678:                              ;   in Loop: Header=BB1_644 Depth=2
	s_lshl_b32 s10, s38, 3
	v_add_u32_e32 v10, vcc, s10, v43
	s_andn2_b64 vcc, exec, s[78:79]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_680
; %bb.679:                              ;   in Loop: Header=BB1_644 Depth=2
	v_mov_b32_e32 v13, s18
	v_mov_b32_e32 v14, s19
	ds_write_b64 v10, v[13:14]
.LBB1_680:                              ;   in Loop: Header=BB1_644 Depth=2
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[10:11], v10
	s_xor_b32 s100, s38, 1
	s_branch .LBB1_687
.LBB1_681:                              ;   in Loop: Header=BB1_644 Depth=2
	s_mov_b32 s100, s38
	s_cmp_eq_u32 s18, 0
	s_cbranch_scc0 .LBB1_688
.LBB1_682:                              ;   in Loop: Header=BB1_44 Depth=1
	s_branch .LBB1_630
.LBB1_683:                              ;   in Loop: Header=BB1_644 Depth=2
                                        ; implicit-def: $vgpr10_vgpr11
                                        ; implicit-def: $sgpr100
	s_cbranch_execz .LBB1_687
; %bb.684:                              ;   in Loop: Header=BB1_644 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_686
; %bb.685:                              ;   in Loop: Header=BB1_644 Depth=2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s18
	v_mov_b32_e32 v11, s19
	flat_store_dwordx2 v[19:20], v[10:11]
.LBB1_686:                              ;   in Loop: Header=BB1_644 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[10:11], v[19:20] glc
	s_mov_b32 s100, s38
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_687:                              ;   in Loop: Header=BB1_644 Depth=2
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s18, v10
	s_cmp_eq_u32 s18, 0
	s_cbranch_scc1 .LBB1_682
.LBB1_688:                              ;   in Loop: Header=BB1_644 Depth=2
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB1_643
; %bb.689:                              ;   in Loop: Header=BB1_644 Depth=2
	v_cndmask_b32_e64 v11, v9, v5, s[6:7]
	v_cndmask_b32_e64 v10, v8, v4, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_691
; %bb.690:                              ;   in Loop: Header=BB1_644 Depth=2
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v9, v6
	;;#ASMSTART
	onward_wait_load_x2 v[13:14], v[25:26], v[8:11] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[25:26], v[8:11] ne
	;;#ASMEND
	s_cbranch_execnz .LBB1_643
	s_branch .LBB1_692
.LBB1_691:                              ;   in Loop: Header=BB1_644 Depth=2
.LBB1_692:                              ;   in Loop: Header=BB1_644 Depth=2
	v_mov_b32_e32 v8, s58
	v_mov_b32_e32 v9, s59
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[10:11]
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB1_642
; %bb.693:                              ;   in Loop: Header=BB1_644 Depth=2
	s_mov_b32 s15, 0
	s_mov_b64 s[80:81], 0
                                        ; implicit-def: $sgpr82_sgpr83
	s_branch .LBB1_696
.LBB1_694:                              ;   in Loop: Header=BB1_696 Depth=3
	v_mov_b32_e32 v8, s58
	v_mov_b32_e32 v9, s59
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s18, s15, 1
	s_cmp_lt_u32 s15, s89
	s_cselect_b32 s15, s18, s90
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e64 s[82:83], v[8:9], v[10:11]
.LBB1_695:                              ;   in Loop: Header=BB1_696 Depth=3
	s_and_b64 s[84:85], exec, s[82:83]
	s_or_b64 s[80:81], s[84:85], s[80:81]
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execz .LBB1_642
.LBB1_696:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_644 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_698 Depth 4
                                        ;         Child Loop BB1_700 Depth 4
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[82:83], s[82:83], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_695
; %bb.697:                              ;   in Loop: Header=BB1_696 Depth=3
	s_cmp_lg_u32 s15, 0
	s_cselect_b32 s15, s15, 64
	s_cmp_lt_u32 s15, s87
	s_mov_b32 s18, s15
	s_cbranch_scc1 .LBB1_699
.LBB1_698:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_644 Depth=2
                                        ;       Parent Loop BB1_696 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s18, s18, s88
	s_cmp_lt_u32 s18, s87
	s_sleep 15
	s_cbranch_scc0 .LBB1_698
.LBB1_699:                              ;   in Loop: Header=BB1_696 Depth=3
	s_cmp_lt_u32 s18, 64
	s_cbranch_scc1 .LBB1_694
.LBB1_700:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_644 Depth=2
                                        ;       Parent Loop BB1_696 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s18, s18, 64
	s_cmp_gt_u32 s18, 63
	s_sleep 1
	s_cbranch_scc1 .LBB1_700
	s_branch .LBB1_694
.LBB1_701:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, v12
	v_mov_b32_e32 v5, v12
	s_branch .LBB1_768
.LBB1_702:                              ;   in Loop: Header=BB1_703 Depth=2
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[82:83], exec, s[80:81]
	s_or_b64 s[78:79], s[82:83], s[78:79]
	s_andn2_b64 exec, exec, s[78:79]
	s_cbranch_execz .LBB1_706
.LBB1_703:                              ;   Parent Loop BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_702
; %bb.704:                              ;   in Loop: Header=BB1_703 Depth=2
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v11, s47
	;;#ASMSTART
	onward_wait_x2 v[10:11], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[80:81], s[80:81], exec
	s_branch .LBB1_702
.LBB1_705:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[72:73], -1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB1_708
.LBB1_706:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[78:79]
	v_mov_b32_e32 v4, v5
.LBB1_707:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[76:77]
.LBB1_708:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[72:73]
	s_cbranch_vccnz .LBB1_738
; %bb.709:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v13, v15
	v_mov_b32_e32 v14, v7
	v_add_u32_e32 v34, vcc, 2, v12
                                        ; implicit-def: $vgpr36_vgpr37
.LBB1_710:                              ;   Parent Loop BB1_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_729 Depth 3
                                        ;         Child Loop BB1_731 Depth 4
                                        ;         Child Loop BB1_733 Depth 4
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	flat_load_dwordx2 v[38:39], v[4:5] glc
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s58
	v_mov_b32_e32 v5, s59
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v15, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_712
; %bb.711:                              ;   in Loop: Header=BB1_710 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v9
	s_mov_b64 s[72:73], 0
	s_branch .LBB1_713
.LBB1_712:                              ;   in Loop: Header=BB1_710 Depth=2
	s_mov_b64 s[72:73], -1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB1_713:                              ;   in Loop: Header=BB1_710 Depth=2
	s_andn2_b64 vcc, exec, s[72:73]
	s_mov_b64 s[72:73], 0
	s_cbranch_vccnz .LBB1_736
; %bb.714:                              ;   in Loop: Header=BB1_710 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v4, v39
	v_mov_b32_e32 v5, v8
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_720
; %bb.715:                              ;   in Loop: Header=BB1_710 Depth=2
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v41, 0
	s_and_saveexec_b64 s[72:73], s[2:3]
	s_cbranch_execz .LBB1_719
; %bb.716:                              ;   in Loop: Header=BB1_710 Depth=2
	v_mov_b32_e32 v5, v8
	v_add_u32_e64 v8, vcc, 0, 0
	v_mov_b32_e32 v40, s44
	v_addc_u32_e32 v9, vcc, 1, v5, vcc
	v_mov_b32_e32 v41, s45
	flat_atomic_cmpswap_x2 v[8:9], v[40:41], v[8:11] glc
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v41, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[10:11]
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB1_718
; %bb.717:                              ;   in Loop: Header=BB1_710 Depth=2
	v_mov_b32_e32 v8, s46
	v_xor_b32_e32 v16, 1, v39
	v_mov_b32_e32 v9, s47
	flat_store_dwordx2 v[8:9], v[15:16]
	v_xor_b32_e32 v16, 2, v39
	flat_store_dwordx2 v[8:9], v[15:16]
	v_xor_b32_e32 v16, 3, v39
	v_mov_b32_e32 v41, v5
	flat_store_dwordx2 v[8:9], v[15:16]
	v_xor_b32_e32 v16, 4, v39
	v_mov_b32_e32 v35, v39
	v_mov_b32_e32 v40, v4
	flat_store_dwordx2 v[8:9], v[15:16]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[8:9], v[34:35]
.LBB1_718:                              ;   in Loop: Header=BB1_710 Depth=2
	s_or_b64 exec, exec, s[76:77]
.LBB1_719:                              ;   in Loop: Header=BB1_710 Depth=2
	s_or_b64 exec, exec, s[72:73]
	v_readfirstlane_b32 s18, v40
	s_cmp_eq_u32 s18, 0
	v_mov_b32_e32 v8, v13
	s_cselect_b64 s[76:77], -1, 0
	v_mov_b32_e32 v9, v14
	s_branch .LBB1_721
.LBB1_720:                              ;   in Loop: Header=BB1_710 Depth=2
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[76:77], -1
.LBB1_721:                              ;   in Loop: Header=BB1_710 Depth=2
	v_mov_b32_e32 v4, s18
	s_mov_b64 s[72:73], 0
	s_and_b64 vcc, exec, s[76:77]
	v_mov_b32_e32 v5, s19
	s_cbranch_vccz .LBB1_736
; %bb.722:                              ;   in Loop: Header=BB1_710 Depth=2
	v_cndmask_b32_e64 v5, v9, v39, s[6:7]
	v_cndmask_b32_e64 v4, v8, v38, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_724
; %bb.723:                              ;   in Loop: Header=BB1_710 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[27:28], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[27:28], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_725
	s_branch .LBB1_735
.LBB1_724:                              ;   in Loop: Header=BB1_710 Depth=2
.LBB1_725:                              ;   in Loop: Header=BB1_710 Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB1_734
; %bb.726:                              ;   in Loop: Header=BB1_710 Depth=2
	s_mov_b32 s15, 0
	s_mov_b64 s[76:77], 0
                                        ; implicit-def: $sgpr78_sgpr79
	s_branch .LBB1_729
.LBB1_727:                              ;   in Loop: Header=BB1_729 Depth=3
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s18, s15, 1
	s_cmp_lt_u32 s15, s89
	s_cselect_b32 s15, s18, s90
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_ne_u64_e64 s[78:79], v[8:9], v[4:5]
.LBB1_728:                              ;   in Loop: Header=BB1_729 Depth=3
	s_and_b64 s[80:81], exec, s[78:79]
	s_or_b64 s[76:77], s[80:81], s[76:77]
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB1_734
.LBB1_729:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_710 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_731 Depth 4
                                        ;         Child Loop BB1_733 Depth 4
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[78:79], s[78:79], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[38:39]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_728
; %bb.730:                              ;   in Loop: Header=BB1_729 Depth=3
	s_cmp_lg_u32 s15, 0
	s_cselect_b32 s15, s15, 64
	s_cmp_lt_u32 s15, s87
	s_mov_b32 s18, s15
	s_cbranch_scc1 .LBB1_732
.LBB1_731:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_710 Depth=2
                                        ;       Parent Loop BB1_729 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s18, s18, s88
	s_cmp_lt_u32 s18, s87
	s_sleep 15
	s_cbranch_scc0 .LBB1_731
.LBB1_732:                              ;   in Loop: Header=BB1_729 Depth=3
	s_cmp_lt_u32 s18, 64
	s_cbranch_scc1 .LBB1_727
.LBB1_733:                              ;   Parent Loop BB1_44 Depth=1
                                        ;     Parent Loop BB1_710 Depth=2
                                        ;       Parent Loop BB1_729 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s18, s18, 64
	s_cmp_gt_u32 s18, 63
	s_sleep 1
	s_cbranch_scc1 .LBB1_733
	s_branch .LBB1_727
.LBB1_734:                              ;   in Loop: Header=BB1_710 Depth=2
	s_or_b64 exec, exec, s[72:73]
.LBB1_735:                              ;   in Loop: Header=BB1_710 Depth=2
	v_mov_b32_e32 v4, v36
	s_mov_b64 s[72:73], -1
	v_mov_b32_e32 v5, v37
.LBB1_736:                              ;   in Loop: Header=BB1_710 Depth=2
	s_andn2_b64 vcc, exec, s[72:73]
	s_cbranch_vccnz .LBB1_738
; %bb.737:                              ;   in Loop: Header=BB1_710 Depth=2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v37, v5
	v_mov_b32_e32 v36, v4
	s_branch .LBB1_710
.LBB1_738:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v4
	s_cbranch_vccnz .LBB1_743
; %bb.739:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_744
; %bb.740:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v44
	s_lshl_b32 s11, s100, 3
	v_add_u32_e32 v4, vcc, s11, v43
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_742
; %bb.741:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s18
	v_mov_b32_e32 v9, s19
	ds_write_b64 v4, v[8:9]
.LBB1_742:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s95, s100, 1
	s_branch .LBB1_748
.LBB1_743:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[72:73], s[18:19]
	s_mov_b32 s95, s100
	s_branch .LBB1_749
.LBB1_744:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr95
	s_cbranch_execz .LBB1_748
; %bb.745:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_747
; %bb.746:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v5, s19
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_747:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_mov_b32 s95, s100
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_748:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s73, v5
	v_readfirstlane_b32 s72, v4
.LBB1_749:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, v32
	v_cmp_lt_u64_e32 vcc, s[72:73], v[7:8]
	s_mov_b64 s[76:77], -1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_755
; %bb.750:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s73
	;;#ASMEND
	v_mov_b32_e32 v4, s72
	v_mov_b32_e32 v8, s73
	v_mov_b32_e32 v5, s73
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_757
; %bb.751:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v13, v6
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v16, v7
	s_mov_b64 s[72:73], 0
                                        ; implicit-def: $sgpr76_sgpr77
	s_branch .LBB1_753
.LBB1_752:                              ;   in Loop: Header=BB1_753 Depth=2
	s_or_b64 exec, exec, s[78:79]
	s_and_b64 s[78:79], exec, s[76:77]
	s_or_b64 s[72:73], s[78:79], s[72:73]
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB1_756
.LBB1_753:                              ;   Parent Loop BB1_44 Depth=1
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
	s_cbranch_execz .LBB1_752
; %bb.754:                              ;   in Loop: Header=BB1_753 Depth=2
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v11, s47
	;;#ASMSTART
	onward_wait_x2 v[10:11], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[76:77], s[76:77], exec
	s_branch .LBB1_752
.LBB1_755:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v5, v12
	s_branch .LBB1_767
.LBB1_756:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[72:73]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v4, v5
.LBB1_757:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s73, v8
	v_readfirstlane_b32 s72, v4
	s_mov_b64 s[76:77], -1
	s_andn2_b64 vcc, exec, s[48:49]
	v_mov_b32_e32 v5, v12
	s_cbranch_vccnz .LBB1_767
; %bb.758:                              ;   in Loop: Header=BB1_44 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB1_762
; %bb.759:                              ;   in Loop: Header=BB1_44 Depth=1
	v_readfirstlane_b32 s10, v44
	s_lshl_b32 s11, s95, 3
	v_add_u32_e32 v4, vcc, s11, v43
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_761
; %bb.760:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v8, s72
	v_mov_b32_e32 v9, s73
	ds_write_b64 v4, v[8:9]
.LBB1_761:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[33:34], v4
	s_xor_b32 s101, s95, 1
	s_branch .LBB1_766
.LBB1_762:                              ;   in Loop: Header=BB1_44 Depth=1
                                        ; implicit-def: $vgpr33_vgpr34
                                        ; implicit-def: $sgpr101
	s_cbranch_execz .LBB1_766
; %bb.763:                              ;   in Loop: Header=BB1_44 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB1_765
; %bb.764:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, s72
	v_mov_b32_e32 v5, s73
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB1_765:                              ;   in Loop: Header=BB1_44 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[33:34], v[19:20] glc
	s_mov_b32 s101, s95
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_766:                              ;   in Loop: Header=BB1_44 Depth=1
	s_mov_b64 s[74:75], -1
	s_mov_b64 s[76:77], 0
	v_mov_b32_e32 v5, v15
.LBB1_767:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v4, v15
.LBB1_768:                              ;   in Loop: Header=BB1_44 Depth=1
	v_mov_b32_e32 v14, s14
	s_and_b64 vcc, exec, s[74:75]
	s_cbranch_vccz .LBB1_66
.LBB1_769:                              ;   in Loop: Header=BB1_44 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s72, v33
	s_mov_b64 s[76:77], -1
	s_mov_b32 s95, s101
	v_mov_b32_e32 v4, v5
	s_branch .LBB1_66
.LBB1_770:
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
		.amdhsa_next_free_vgpr 51
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
; codeLenInByte = 16752
; NumSgprs: 104
; NumVgprs: 51
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 16 bytes/workgroup (compile time only)
; SGPRBlocks: 12
; VGPRBlocks: 12
; NumSGPRsForWavesPerEU: 104
; NumVGPRsForWavesPerEU: 51
; Occupancy: 4
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
    .sgpr_count:     98
    .sgpr_spill_count: 0
    .symbol:         rounds.kd
    .vgpr_count:     49
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
    .vgpr_count:     51
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
