	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	rounds                  ; -- Begin function rounds
	.globl	rounds
	.p2align	8
	.type	rounds,@function
rounds:                                 ; @rounds
; %bb.0:
	s_load_dword s10, s[4:5], 0x4
	s_load_dword s28, s[4:5], 0xc
	s_load_dwordx8 s[16:23], s[6:7], 0x0
	s_load_dwordx4 s[24:27], s[6:7], 0x20
	s_mov_b32 s29, 0
	s_mov_b64 s[2:3], -1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s33, s10, 0xffff
	v_cvt_f32_u32_e32 v2, s33
	s_sub_i32 s0, 0, s33
	s_mov_b32 s9, s29
	s_mov_b64 s[34:35], 0
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v3, s0, v2
	s_add_i32 s0, s33, 63
	s_lshr_b32 s5, s0, 6
	s_cmp_lg_u64 s[16:17], 0
	v_mul_hi_u32 v3, v2, v3
	s_cselect_b64 s[30:31], -1, 0
	s_cmp_eq_u64 s[16:17], 0
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_hi_u32 v2, s28, v2
	v_mul_lo_u32 v3, v2, s33
	v_add_u32_e32 v4, vcc, 1, v2
	v_sub_u32_e32 v3, vcc, s28, v3
	v_cmp_le_u32_e64 s[0:1], s33, v3
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	v_subrev_u32_e32 v4, vcc, s33, v3
	v_cndmask_b32_e64 v3, v3, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s33, v3
	v_cndmask_b32_e32 v4, v2, v4, vcc
	v_mad_u64_u32 v[2:3], s[0:1], s33, v4, 0
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
	s_mov_b32 s27, 0
	v_readfirstlane_b32 s4, v2
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
	v_readfirstlane_b32 s27, v4
	v_mad_u64_u32 v[2:3], s[2:3], s27, v5, v[2:3]
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
	s_add_i32 s2, s4, 1
	s_mov_b32 s6, s4
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v4
	s_cmp_lg_u32 s7, s2
	s_cbranch_scc1 .LBB0_7
; %bb.4:
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_6
; %bb.5:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v9, s1
	v_mov_b32_e32 v4, -1
	v_mov_b32_e32 v6, s4
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v8, s0
	;;#ASMSTART
	s_and_saveexec_b64 s[0:1], 1
	
.Lawait0:
	onward_wait_load_x2 v[10:11], v[8:9], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s4, v10
	s_cbranch_vccnz .Lmet0
	onward_wait_x2 v[8:9], v[4:7] ne
	s_sleep 1
	s_branch .Lawait0
.Lmet0:
	v_readfirstlane_b32 s6, v10
	s_mov_b64 exec, s[0:1]
	;;#ASMEND
.LBB0_6:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s6, s7
.LBB0_7:
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v4, s0
	flat_load_dword v4, v[4:5] glc
	s_cmp_eq_u32 s5, 1
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
	s_mov_b32 s27, 0
	s_mov_b32 s4, 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_22
	s_branch .LBB0_23
.LBB0_13:
	s_cbranch_execz .LBB0_22
	s_branch .LBB0_23
.LBB0_14:
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $sgpr36
                                        ; implicit-def: $sgpr6
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
	s_cmp_eq_u32 s5, 1
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
	s_mov_b32 s6, s4
.LBB0_21:
	s_mov_b64 s[34:35], -1
	s_mov_b32 s4, s6
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_23
.LBB0_22:
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s17
	v_mad_u64_u32 v[2:3], s[0:1], s27, v4, v[2:3]
	v_add_u32_e32 v2, vcc, 0x110, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s29, v2
.LBB0_23:
	s_cmp_ge_u32 s29, s25
	s_cbranch_scc1 .LBB0_531
; %bb.24:
	s_xor_b64 s[38:39], s[34:35], -1
	s_cmp_eq_u32 s26, 4
	s_cselect_b64 s[40:41], -1, 0
	s_and_b32 s6, s10, 0xfffe
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[42:43], -1, 0
	s_add_u32 s44, s16, 0x80
	s_addc_u32 s45, s17, 0
	s_add_u32 s46, s16, 64
	s_addc_u32 s47, s17, 0
	s_cmp_lg_u32 s5, 1
	s_cselect_b64 s[48:49], -1, 0
	s_lshl_b64 s[6:7], s[8:9], 6
	s_add_u32 s50, s16, 0x108
	s_addc_u32 s51, s17, 0
	s_add_u32 s52, s50, s6
	s_addc_u32 s53, s51, s7
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[6:7], -1, 0
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[56:57], -1, 0
	s_add_u32 s12, s16, 0xc4
	s_addc_u32 s13, s17, 0
	s_add_u32 s60, s16, 8
	s_addc_u32 s61, s17, 0
	s_add_u32 s62, s16, 0xc0
	s_addc_u32 s63, s17, 0
	s_add_u32 s64, s16, 16
	s_addc_u32 s65, s17, 0
	s_add_u32 s66, s16, 12
	s_addc_u32 s67, s17, 0
	v_writelane_b32 v1, s12, 0
	s_add_u32 s68, s16, 0x110
	v_writelane_b32 v1, s13, 1
	s_addc_u32 s69, s17, 0
	s_add_u32 s16, s16, 0x104
	v_writelane_b32 v1, s6, 2
	s_addc_u32 s17, s17, 0
	v_writelane_b32 v1, s7, 3
	s_and_b64 s[6:7], s[6:7], s[34:35]
	v_cmp_eq_u32_e64 s[2:3], 1, v0
	v_mov_b32_e32 v2, s45
	v_mov_b32_e32 v6, s61
	v_mov_b32_e32 v9, s4
	s_xor_b64 s[4:5], s[6:7], -1
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_cndmask_b32_e64 v25, v2, v6, s[2:3]
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v7, s60
	v_writelane_b32 v1, s4, 4
	s_mul_i32 s10, s33, s8
	v_cndmask_b32_e64 v24, v2, v7, s[2:3]
	v_mov_b32_e32 v2, s47
	v_writelane_b32 v1, s5, 5
	s_and_b64 s[72:73], s[6:7], s[0:1]
	v_cmp_ne_u32_e64 s[6:7], 0, v0
	v_cndmask_b32_e64 v3, 0, -1, s[2:3]
	v_cndmask_b32_e64 v27, v2, v6, s[2:3]
	v_add_u32_e32 v30, vcc, s10, v0
	v_mov_b32_e32 v6, s46
	v_writelane_b32 v1, s6, 6
	v_mov_b32_e32 v4, -1
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v12, -1
	v_mov_b32_e32 v13, 0
	s_add_i32 s9, s24, -1
	s_mov_b32 s28, 0x20000
	v_mov_b32_e32 v2, -1
	s_mov_b32 s4, 0x30000
	s_mov_b32 s5, 0x40000
	s_mov_b32 s54, 0xffff
	s_movk_i32 s55, 0x3bf
	s_movk_i32 s58, 0xfc40
	s_movk_i32 s59, 0x3c0
	v_mov_b32_e32 v29, 1
	s_movk_i32 s70, 0x201
	s_movk_i32 s71, 0x400
	v_cndmask_b32_e64 v26, v6, v7, s[2:3]
	s_mov_b32 s75, 0
	v_writelane_b32 v1, s7, 7
	v_cmp_gt_u32_e64 s[6:7], 2, v0
	s_mov_b32 s76, 1
	v_cmp_gt_u32_e64 s[12:13], s24, v30
	s_mov_b32 s79, 0x10000
	s_branch .LBB0_28
.LBB0_25:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_and_b64 s[10:11], s[34:35], exec
	s_cselect_b32 s27, s27, 64
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
	s_cbranch_scc0 .LBB0_531
.LBB0_28:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_30 Depth 2
                                        ;     Child Loop BB0_135 Depth 2
                                        ;       Child Loop BB0_142 Depth 3
                                        ;         Child Loop BB0_146 Depth 4
                                        ;         Child Loop BB0_150 Depth 4
                                        ;     Child Loop BB0_131 Depth 2
                                        ;     Child Loop BB0_462 Depth 2
                                        ;     Child Loop BB0_488 Depth 2
                                        ;       Child Loop BB0_503 Depth 3
                                        ;         Child Loop BB0_507 Depth 4
                                        ;         Child Loop BB0_511 Depth 4
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
                                        ;     Child Loop BB0_358 Depth 2
                                        ;     Child Loop BB0_400 Depth 2
                                        ;       Child Loop BB0_415 Depth 3
                                        ;         Child Loop BB0_419 Depth 4
                                        ;         Child Loop BB0_423 Depth 4
	s_and_saveexec_b64 s[14:15], s[12:13]
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
	s_mul_i32 s37, s36, s33
	s_mov_b64 s[80:81], 0
	v_mov_b32_e32 v6, v30
.LBB0_30:                               ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v7, vcc, 1, v6
	v_cmp_ne_u32_e32 vcc, s9, v6
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
	s_or_b64 s[80:81], vcc, s[80:81]
	v_add_u32_e32 v7, vcc, 1, v16
	flat_store_dword v[14:15], v7
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execnz .LBB0_30
.LBB0_31:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s29, s29, 1
	s_cmp_lt_i32 s26, 2
	s_mov_b64 s[80:81], 0
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
	s_and_saveexec_b64 s[82:83], s[6:7]
	s_cbranch_execz .LBB0_46
; %bb.37:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[84:85], s[0:1]
	s_cbranch_execz .LBB0_43
; %bb.38:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v0, v[6:7], v29 glc
	v_mov_b32_e32 v6, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 1, v0
	v_cmp_eq_u32_e32 vcc, v0, v22
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB0_42
; %bb.39:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v6, 0
	v_add_u32_e32 v7, vcc, 1, v9
	v_mov_b32_e32 v8, v22
	v_mov_b32_e32 v11, s45
	flat_atomic_cmpswap_x2 v[10:11], v[10:11], v[6:9] glc
	v_mov_b32_e32 v23, v9
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[10:11], v[22:23]
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB0_41
; %bb.40:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v8, v22
	v_mov_b32_e32 v11, s47
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s79, v22
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s28, v22
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s4, v22
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s5, v22
	v_mov_b32_e32 v6, v22
	flat_store_dwordx2 v[10:11], v[7:8]
.LBB0_41:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[88:89]
.LBB0_42:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[86:87]
.LBB0_43:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[84:85]
	v_readfirstlane_b32 s74, v6
	v_readlane_b32 s86, v1, 6
	s_cmp_eq_u32 s74, 0
	v_readlane_b32 s87, v1, 7
	s_cselect_b64 s[84:85], -1, 0
	s_xor_b64 s[86:87], s[86:87], -1
	v_mov_b32_e32 v6, s74
	s_and_b64 s[86:87], s[84:85], s[86:87]
	v_mov_b32_e32 v7, s75
	s_and_saveexec_b64 s[84:85], s[86:87]
	s_cbranch_execz .LBB0_45
; %bb.44:                               ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s37, v9
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s47
	;;#ASMSTART
	s_and_saveexec_b64 s[86:87], 1
	
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
	s_mov_b64 exec, s[86:87]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s54, v7
.LBB0_45:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[84:85]
.LBB0_46:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[82:83]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s74, v6
	s_cbranch_vccnz .LBB0_99
; %bb.47:                               ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[82:83], s[0:1]
	s_cbranch_execz .LBB0_49
; %bb.48:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s52
	v_mov_b32_e32 v10, s74
	v_mov_b32_e32 v7, s53
	v_mov_b32_e32 v11, s75
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_49:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[82:83]
	v_mov_b32_e32 v6, s52
	v_mov_b32_e32 v7, s53
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_mov_b32 s37, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s83, v7
	v_readfirstlane_b32 s82, v6
	s_branch .LBB0_100
.LBB0_50:                               ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $sgpr37
                                        ; implicit-def: $vgpr0
                                        ; implicit-def: $sgpr10
                                        ; implicit-def: $vgpr17
                                        ; implicit-def: $sgpr82
	s_mov_b64 s[86:87], 0
	s_mov_b64 s[84:85], 0
	s_cbranch_execnz .LBB0_215
	s_branch .LBB0_216
.LBB0_51:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[14:15], -1
	s_mov_b64 s[86:87], 0
                                        ; implicit-def: $sgpr37
                                        ; implicit-def: $vgpr0
                                        ; implicit-def: $sgpr10
                                        ; implicit-def: $vgpr17
                                        ; implicit-def: $sgpr82
.LBB0_52:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[84:85], 0
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_54
	s_branch .LBB0_214
.LBB0_53:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[84:85], -1
                                        ; implicit-def: $sgpr37
                                        ; implicit-def: $vgpr0
                                        ; implicit-def: $sgpr10
                                        ; implicit-def: $vgpr17
                                        ; implicit-def: $sgpr82
	s_mov_b64 s[86:87], 0
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
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_66
; %bb.57:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_63
; %bb.58:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v0, v[6:7], v29 glc
	v_mov_b32_e32 v6, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 1, v0
	v_cmp_eq_u32_e32 vcc, v0, v22
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_62
; %bb.59:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v6, 0
	v_add_u32_e32 v7, vcc, 1, v9
	v_mov_b32_e32 v8, v22
	v_mov_b32_e32 v11, s45
	flat_atomic_cmpswap_x2 v[10:11], v[10:11], v[6:9] glc
	v_mov_b32_e32 v23, v9
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[10:11], v[22:23]
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB0_61
; %bb.60:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v8, v22
	v_mov_b32_e32 v11, s47
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s79, v22
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s28, v22
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s4, v22
	flat_store_dwordx2 v[10:11], v[7:8]
	v_or_b32_e32 v8, s5, v22
	v_mov_b32_e32 v6, v22
	flat_store_dwordx2 v[10:11], v[7:8]
.LBB0_61:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[86:87]
.LBB0_62:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[82:83]
.LBB0_63:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s74, v6
	v_readlane_b32 s82, v1, 6
	s_cmp_eq_u32 s74, 0
	v_readlane_b32 s83, v1, 7
	s_cselect_b64 s[14:15], -1, 0
	s_xor_b64 s[82:83], s[82:83], -1
	v_mov_b32_e32 v6, s74
	s_and_b64 s[82:83], s[14:15], s[82:83]
	v_mov_b32_e32 v7, s75
	s_and_saveexec_b64 s[14:15], s[82:83]
	s_cbranch_execz .LBB0_65
; %bb.64:                               ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s37, v9
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s47
	;;#ASMSTART
	s_and_saveexec_b64 s[82:83], 1
	
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
	s_mov_b64 exec, s[82:83]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s54, v7
.LBB0_65:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB0_66:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s74, v6
	s_cbranch_vccnz .LBB0_71
; %bb.67:                               ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_69
; %bb.68:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s52
	v_mov_b32_e32 v10, s74
	v_mov_b32_e32 v7, s53
	v_mov_b32_e32 v11, s75
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_69:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v6, s52
	v_mov_b32_e32 v7, s53
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_mov_b32 s37, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
	s_branch .LBB0_72
.LBB0_70:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[86:87], 0
                                        ; implicit-def: $sgpr37
                                        ; implicit-def: $vgpr0
	s_cbranch_execz .LBB0_98
	s_branch .LBB0_108
.LBB0_71:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[10:11], s[74:75]
	s_mov_b32 s37, s27
.LBB0_72:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v28, v13
	v_cmp_lt_u64_e32 vcc, s[10:11], v[28:29]
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
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_75
; %bb.74:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b32 s78, s75
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v10, s78
	v_mov_b32_e32 v7, s47
	v_mov_b32_e32 v11, s79
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_readfirstlane_b32 s74, v9
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, s74
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v17, v13
	;;#ASMSTART
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait3:
	onward_wait_load_x2 v[10:11], v[6:7], v[14:17] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s74, v10
	s_cbranch_vccnz .Lmet3
	onward_wait_x2 v[6:7], v[14:17] ne
	s_sleep 1
	s_branch .Lawait3
.Lmet3:
	v_readfirstlane_b32 s74, v10
	s_mov_b64 exec, s[14:15]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s54, v7
.LBB0_75:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s14, v15
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s15, v6
	s_cbranch_vccnz .LBB0_79
; %bb.76:                               ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_78
; %bb.77:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s52
	v_mov_b32_e32 v6, s15
	v_mov_b32_e32 v7, s14
	v_mov_b32_e32 v11, s53
	flat_store_dwordx2 v[10:11], v[6:7]
.LBB0_78:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v6, s52
	v_mov_b32_e32 v7, s53
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_mov_b32 s37, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
.LBB0_79:                               ;   in Loop: Header=BB0_28 Depth=1
	v_add_u32_e32 v0, vcc, 1, v9
	s_mov_b64 s[86:87], -1
	s_mov_b32 s10, s36
.LBB0_80:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v17, v9
	s_mov_b32 s82, s36
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
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB0_89
; %bb.86:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s51
	v_mad_u64_u32 v[6:7], s[14:15], s27, v0, v[6:7]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_88
; %bb.87:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_88:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
.LBB0_89:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v28, v13
	v_cmp_lt_u64_e32 vcc, s[10:11], v[28:29]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_156
; %bb.90:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s17
	v_mad_u64_u32 v[6:7], s[10:11], s27, v0, v[6:7]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_92
; %bb.91:                               ;   in Loop: Header=BB0_28 Depth=1
	flat_store_dword v[6:7], v13
.LBB0_92:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s10, 0x1000000
	;;#ASMSTART
	onward_message s10
	;;#ASMEND
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_152
; %bb.93:                               ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $sgpr86_sgpr87
	s_branch .LBB0_95
.LBB0_94:                               ;   in Loop: Header=BB0_95 Depth=2
	s_or_b64 exec, exec, s[88:89]
	s_and_b64 s[88:89], exec, s[86:87]
	s_or_b64 s[14:15], s[88:89], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_151
.LBB0_95:                               ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v11, v[6:7], v[12:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[86:87], s[86:87], exec
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB0_94
; %bb.96:                               ;   in Loop: Header=BB0_95 Depth=2
	;;#ASMSTART
	onward_wait v[6:7], v[12:13] ne
	;;#ASMEND
	s_andn2_b64 s[86:87], s[86:87], exec
	s_branch .LBB0_94
.LBB0_97:                               ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $sgpr37
                                        ; implicit-def: $vgpr0
	s_mov_b64 s[86:87], 0
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_108
.LBB0_98:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b32 s10, s36
	v_mov_b32_e32 v17, v9
	s_mov_b32 s82, s36
	s_branch .LBB0_52
.LBB0_99:                               ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[82:83], s[74:75]
	s_mov_b32 s37, s27
.LBB0_100:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v28, v13
	v_cmp_lt_u64_e32 vcc, s[82:83], v[28:29]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_107
; %bb.101:                              ;   in Loop: Header=BB0_28 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s83
	;;#ASMEND
	v_mov_b32_e32 v6, s82
	v_mov_b32_e32 v15, s83
	v_mov_b32_e32 v7, s83
	s_and_saveexec_b64 s[82:83], s[0:1]
	s_cbranch_execz .LBB0_103
; %bb.102:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b32 s78, s75
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v10, s78
	v_mov_b32_e32 v7, s47
	v_mov_b32_e32 v11, s79
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_readfirstlane_b32 s74, v9
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, s74
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v17, v13
	;;#ASMSTART
	s_and_saveexec_b64 s[84:85], 1
	
.Lawait4:
	onward_wait_load_x2 v[10:11], v[6:7], v[14:17] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s74, v10
	s_cbranch_vccnz .Lmet4
	onward_wait_x2 v[6:7], v[14:17] ne
	s_sleep 1
	s_branch .Lawait4
.Lmet4:
	v_readfirstlane_b32 s74, v10
	s_mov_b64 exec, s[84:85]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s54, v7
.LBB0_103:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[82:83]
	v_readfirstlane_b32 s74, v15
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s77, v6
	s_cbranch_vccnz .LBB0_107
; %bb.104:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[82:83], s[0:1]
	s_cbranch_execz .LBB0_106
; %bb.105:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s52
	v_mov_b32_e32 v6, s77
	v_mov_b32_e32 v7, s74
	v_mov_b32_e32 v11, s53
	flat_store_dwordx2 v[10:11], v[6:7]
.LBB0_106:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[82:83]
	v_mov_b32_e32 v6, s52
	v_mov_b32_e32 v7, s53
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_mov_b32 s37, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
.LBB0_107:                              ;   in Loop: Header=BB0_28 Depth=1
	v_add_u32_e32 v0, vcc, 1, v9
	s_mov_b64 s[86:87], -1
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
	s_and_saveexec_b64 s[82:83], s[0:1]
	s_cbranch_execz .LBB0_111
; %bb.110:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[6:7], v29
	v_readfirstlane_b32 s74, v9
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v14, s74
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s47
	;;#ASMSTART
	s_and_saveexec_b64 s[84:85], 1
	
.Lawait5:
	onward_wait_load_x2 v[10:11], v[6:7], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s74, v10
	s_cbranch_vccnz .Lmet5
	onward_wait_x2 v[6:7], v[12:15] ne
	s_sleep 1
	s_branch .Lawait5
.Lmet5:
	v_readfirstlane_b32 s74, v10
	s_mov_b64 exec, s[84:85]
	;;#ASMEND
	v_readlane_b32 s84, v1, 0
	v_readlane_b32 s85, v1, 1
	v_mov_b32_e32 v10, s84
	flat_load_dwordx2 v[6:7], v[6:7] glc
	v_mov_b32_e32 v11, s85
	flat_load_dword v11, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v6, 0
	v_or_b32_sdwa v10, v6, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB0_111:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[82:83]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_113
	s_branch .LBB0_451
.LBB0_112:                              ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $vgpr10_vgpr11
.LBB0_113:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[82:83], s[6:7]
	s_cbranch_execz .LBB0_115
; %bb.114:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s60
	v_mov_b32_e32 v7, s61
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, vcc, -1, v11
	v_cmp_eq_u32_e32 vcc, v7, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_135
.LBB0_115:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[82:83]
	v_add_u32_e32 v7, vcc, 1, v9
	s_and_saveexec_b64 s[10:11], s[0:1]
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
	v_and_b32_e32 v14, s54, v16
	v_lshrrev_b64 v[15:16], 16, v[15:16]
	v_cmp_ne_u64_e32 vcc, 0, v[13:14]
	v_cndmask_b32_e32 v11, 0, v16, vcc
.LBB0_119:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s83, v11
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s82, v10
	s_cbranch_vccnz .LBB0_123
; %bb.120:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s50
	v_mov_b32_e32 v6, s8
	v_mov_b32_e32 v11, s51
	v_mad_u64_u32 v[10:11], s[10:11], s27, v6, v[10:11]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_122
; %bb.121:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v14, s82
	v_mov_b32_e32 v15, s83
	flat_store_dwordx2 v[10:11], v[14:15]
.LBB0_122:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s83, v11
	v_readfirstlane_b32 s82, v10
.LBB0_123:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v28, v13
	v_cmp_lt_u64_e64 s[10:11], s[82:83], v[28:29]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_446
; %bb.124:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s8
	v_mad_u64_u32 v[10:11], s[84:85], s27, v6, 0
	s_and_saveexec_b64 s[84:85], s[0:1]
	s_cbranch_execz .LBB0_126
; %bb.125:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s69
	v_add_u32_e32 v14, vcc, s68, v10
	v_addc_u32_e32 v15, vcc, v6, v11, vcc
	v_mov_b32_e32 v6, s29
	flat_store_dword v[14:15], v6
.LBB0_126:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[84:85]
	v_mov_b32_e32 v6, s17
	v_add_u32_e32 v14, vcc, s16, v10
	v_addc_u32_e32 v15, vcc, v6, v11, vcc
	s_and_saveexec_b64 s[84:85], s[0:1]
	s_cbranch_execz .LBB0_128
; %bb.127:                              ;   in Loop: Header=BB0_28 Depth=1
	flat_store_dword v[14:15], v13
.LBB0_128:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[84:85]
	s_brev_b32 s74, 64
	s_or_b32 s74, s83, s74
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s74
	;;#ASMEND
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_mov_b64 s[84:85], 0
	s_and_saveexec_b64 s[82:83], s[0:1]
	s_cbranch_execz .LBB0_442
; %bb.129:                              ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $sgpr88_sgpr89
	s_branch .LBB0_131
.LBB0_130:                              ;   in Loop: Header=BB0_131 Depth=2
	s_or_b64 exec, exec, s[90:91]
	s_and_b64 s[90:91], exec, s[88:89]
	s_or_b64 s[84:85], s[90:91], s[84:85]
	s_andn2_b64 exec, exec, s[84:85]
	s_cbranch_execz .LBB0_441
.LBB0_131:                              ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v17, v[14:15], v[12:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v17
	s_or_b64 s[88:89], s[88:89], exec
	s_and_saveexec_b64 s[90:91], vcc
	s_cbranch_execz .LBB0_130
; %bb.132:                              ;   in Loop: Header=BB0_131 Depth=2
	;;#ASMSTART
	onward_wait v[14:15], v[12:13] ne
	;;#ASMEND
	s_andn2_b64 s[88:89], s[88:89], exec
	s_branch .LBB0_130
.LBB0_133:                              ;   in Loop: Header=BB0_135 Depth=2
	s_or_b64 exec, exec, s[84:85]
.LBB0_134:                              ;   in Loop: Header=BB0_135 Depth=2
	v_mov_b32_e32 v6, s60
	v_mov_b32_e32 v7, s61
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
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
	v_cndmask_b32_e64 v7, 0, v11, s[2:3]
	v_cndmask_b32_e64 v6, v6, v10, s[2:3]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_137
; %bb.136:                              ;   in Loop: Header=BB0_135 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[14:15], v[24:25], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[24:25], v[4:7] ne
	;;#ASMEND
	s_cbranch_execnz .LBB0_134
	s_branch .LBB0_138
.LBB0_137:                              ;   in Loop: Header=BB0_135 Depth=2
.LBB0_138:                              ;   in Loop: Header=BB0_135 Depth=2
	s_mov_b64 s[84:85], 0
	v_mov_b32_e32 v8, 0
                                        ; implicit-def: $sgpr88_sgpr89
	s_branch .LBB0_142
.LBB0_139:                              ;   in Loop: Header=BB0_142 Depth=3
	s_or_b64 exec, exec, s[92:93]
	v_lshlrev_b32_e32 v8, 1, v8
	v_mov_b32_e32 v14, s71
	v_cndmask_b32_e64 v8, v14, v8, s[10:11]
	s_mov_b64 s[10:11], -1
.LBB0_140:                              ;   in Loop: Header=BB0_142 Depth=3
	s_andn2_b64 s[88:89], s[88:89], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[88:89], s[88:89], s[10:11]
.LBB0_141:                              ;   in Loop: Header=BB0_142 Depth=3
	s_or_b64 exec, exec, s[90:91]
	s_xor_b64 s[10:11], s[88:89], -1
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[84:85], s[10:11], s[84:85]
	s_andn2_b64 exec, exec, s[84:85]
	s_cbranch_execz .LBB0_133
.LBB0_142:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_135 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_146 Depth 4
                                        ;         Child Loop BB0_150 Depth 4
	v_mov_b32_e32 v14, s44
	v_mov_b32_e32 v15, s45
	flat_load_dwordx2 v[14:15], v[14:15] glc
	s_andn2_b64 s[88:89], s[88:89], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v15, v15, v3
	v_and_b32_e32 v14, v14, v2
	v_cmp_eq_u64_e32 vcc, v[14:15], v[6:7]
	s_and_saveexec_b64 s[90:91], vcc
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
	v_cmp_lt_u32_e32 vcc, s55, v8
	v_mov_b32_e32 v14, v8
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_148
; %bb.145:                              ;   in Loop: Header=BB0_142 Depth=3
	s_mov_b64 s[92:93], 0
	v_mov_b32_e32 v14, v8
.LBB0_146:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_135 Depth=2
                                        ;       Parent Loop BB0_142 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v14, vcc, s58, v14
	v_cmp_gt_u32_e32 vcc, s59, v14
	s_or_b64 s[92:93], vcc, s[92:93]
	s_sleep 15
	s_andn2_b64 exec, exec, s[92:93]
	s_cbranch_execnz .LBB0_146
; %bb.147:                              ;   in Loop: Header=BB0_142 Depth=3
	s_or_b64 exec, exec, s[92:93]
.LBB0_148:                              ;   in Loop: Header=BB0_142 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s70, v8
	v_cmp_lt_u32_e32 vcc, 63, v14
	s_and_saveexec_b64 s[92:93], vcc
	s_cbranch_execz .LBB0_139
; %bb.149:                              ;   in Loop: Header=BB0_142 Depth=3
	s_mov_b64 s[94:95], 0
.LBB0_150:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_135 Depth=2
                                        ;       Parent Loop BB0_142 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v14, vcc, 64, v14
	v_cmp_gt_u32_e32 vcc, 64, v14
	s_or_b64 s[94:95], vcc, s[94:95]
	s_sleep 1
	s_andn2_b64 exec, exec, s[94:95]
	s_cbranch_execnz .LBB0_150
	s_branch .LBB0_139
.LBB0_151:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v6, s66
	v_mov_b32_e32 v7, s67
	flat_load_dword v10, v[6:7] glc
.LBB0_152:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v0, s8
	v_mad_u64_u32 v[6:7], s[10:11], s27, v0, 0
	v_readfirstlane_b32 s14, v11
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s15, v10
	s_cbranch_vccnz .LBB0_156
; %bb.153:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v0, s51
	v_add_u32_e32 v6, vcc, s50, v6
	v_addc_u32_e32 v7, vcc, v0, v7, vcc
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_155
; %bb.154:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s15
	v_mov_b32_e32 v11, s14
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_155:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[6:7] glc
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
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_159
; %bb.158:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[6:7], v29
	v_readfirstlane_b32 s37, v9
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s47
	;;#ASMSTART
	s_and_saveexec_b64 s[86:87], 1
	
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
	s_mov_b64 exec, s[86:87]
	;;#ASMEND
	v_readlane_b32 s86, v1, 0
	v_readlane_b32 s87, v1, 1
	v_mov_b32_e32 v10, s86
	flat_load_dwordx2 v[6:7], v[6:7] glc
	v_mov_b32_e32 v11, s87
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
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_cbranch_execz .LBB0_163
; %bb.162:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s60
	v_mov_b32_e32 v7, s61
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
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
	s_and_saveexec_b64 s[10:11], s[0:1]
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
	v_and_b32_e32 v14, s54, v16
	v_lshrrev_b64 v[15:16], 16, v[15:16]
	v_cmp_ne_u64_e32 vcc, 0, v[13:14]
	v_cndmask_b32_e32 v11, 0, v16, vcc
.LBB0_167:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s15, v11
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v10
	s_cbranch_vccnz .LBB0_171
; %bb.168:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s50
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v11, s51
	v_mad_u64_u32 v[10:11], s[10:11], s27, v0, v[10:11]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_170
; %bb.169:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v14, s14
	v_mov_b32_e32 v15, s15
	flat_store_dwordx2 v[10:11], v[14:15]
.LBB0_170:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v11
	v_readfirstlane_b32 s14, v10
.LBB0_171:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v28, v13
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[28:29]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_204
; %bb.172:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v0, s8
	v_mad_u64_u32 v[10:11], s[86:87], s27, v0, 0
	s_and_saveexec_b64 s[86:87], s[0:1]
	s_cbranch_execz .LBB0_174
; %bb.173:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v0, s69
	v_add_u32_e32 v14, vcc, s68, v10
	v_addc_u32_e32 v15, vcc, v0, v11, vcc
	v_mov_b32_e32 v0, s29
	flat_store_dword v[14:15], v0
.LBB0_174:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[86:87]
	v_mov_b32_e32 v0, s17
	v_add_u32_e32 v14, vcc, s16, v10
	v_addc_u32_e32 v15, vcc, v0, v11, vcc
	s_and_saveexec_b64 s[86:87], s[0:1]
	s_cbranch_execz .LBB0_176
; %bb.175:                              ;   in Loop: Header=BB0_28 Depth=1
	flat_store_dword v[14:15], v13
.LBB0_176:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[86:87]
	s_brev_b32 s14, 64
	s_or_b32 s14, s15, s14
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s14
	;;#ASMEND
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	s_mov_b64 s[86:87], 0
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_200
; %bb.177:                              ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $sgpr88_sgpr89
	s_branch .LBB0_179
.LBB0_178:                              ;   in Loop: Header=BB0_179 Depth=2
	s_or_b64 exec, exec, s[90:91]
	s_and_b64 s[90:91], exec, s[88:89]
	s_or_b64 s[86:87], s[90:91], s[86:87]
	s_andn2_b64 exec, exec, s[86:87]
	s_cbranch_execz .LBB0_199
.LBB0_179:                              ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v19, v[14:15], v[12:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v19
	s_or_b64 s[88:89], s[88:89], exec
	s_and_saveexec_b64 s[90:91], vcc
	s_cbranch_execz .LBB0_178
; %bb.180:                              ;   in Loop: Header=BB0_179 Depth=2
	;;#ASMSTART
	onward_wait v[14:15], v[12:13] ne
	;;#ASMEND
	s_andn2_b64 s[88:89], s[88:89], exec
	s_branch .LBB0_178
.LBB0_181:                              ;   in Loop: Header=BB0_183 Depth=2
	s_or_b64 exec, exec, s[86:87]
.LBB0_182:                              ;   in Loop: Header=BB0_183 Depth=2
	v_mov_b32_e32 v6, s60
	v_mov_b32_e32 v7, s61
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
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
	v_cndmask_b32_e64 v7, 0, v11, s[2:3]
	v_cndmask_b32_e64 v6, v6, v10, s[2:3]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_185
; %bb.184:                              ;   in Loop: Header=BB0_183 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[14:15], v[24:25], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[24:25], v[4:7] ne
	;;#ASMEND
	s_cbranch_execnz .LBB0_182
	s_branch .LBB0_186
.LBB0_185:                              ;   in Loop: Header=BB0_183 Depth=2
.LBB0_186:                              ;   in Loop: Header=BB0_183 Depth=2
	s_mov_b64 s[86:87], 0
	v_mov_b32_e32 v0, 0
                                        ; implicit-def: $sgpr88_sgpr89
	s_branch .LBB0_190
.LBB0_187:                              ;   in Loop: Header=BB0_190 Depth=3
	s_or_b64 exec, exec, s[92:93]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v8, s71
	v_cndmask_b32_e64 v0, v8, v0, s[10:11]
	s_mov_b64 s[10:11], -1
.LBB0_188:                              ;   in Loop: Header=BB0_190 Depth=3
	s_andn2_b64 s[88:89], s[88:89], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[88:89], s[88:89], s[10:11]
.LBB0_189:                              ;   in Loop: Header=BB0_190 Depth=3
	s_or_b64 exec, exec, s[90:91]
	s_xor_b64 s[10:11], s[88:89], -1
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[86:87], s[10:11], s[86:87]
	s_andn2_b64 exec, exec, s[86:87]
	s_cbranch_execz .LBB0_181
.LBB0_190:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_183 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_194 Depth 4
                                        ;         Child Loop BB0_198 Depth 4
	v_mov_b32_e32 v14, s44
	v_mov_b32_e32 v15, s45
	flat_load_dwordx2 v[14:15], v[14:15] glc
	s_andn2_b64 s[88:89], s[88:89], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v15, v15, v3
	v_and_b32_e32 v14, v14, v2
	v_cmp_eq_u64_e32 vcc, v[14:15], v[6:7]
	s_and_saveexec_b64 s[90:91], vcc
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
	v_cmp_lt_u32_e32 vcc, s55, v0
	v_mov_b32_e32 v8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_196
; %bb.193:                              ;   in Loop: Header=BB0_190 Depth=3
	s_mov_b64 s[92:93], 0
	v_mov_b32_e32 v8, v0
.LBB0_194:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_183 Depth=2
                                        ;       Parent Loop BB0_190 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v8, vcc, s58, v8
	v_cmp_gt_u32_e32 vcc, s59, v8
	s_or_b64 s[92:93], vcc, s[92:93]
	s_sleep 15
	s_andn2_b64 exec, exec, s[92:93]
	s_cbranch_execnz .LBB0_194
; %bb.195:                              ;   in Loop: Header=BB0_190 Depth=3
	s_or_b64 exec, exec, s[92:93]
.LBB0_196:                              ;   in Loop: Header=BB0_190 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s70, v0
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[92:93], vcc
	s_cbranch_execz .LBB0_187
; %bb.197:                              ;   in Loop: Header=BB0_190 Depth=3
	s_mov_b64 s[94:95], 0
.LBB0_198:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_183 Depth=2
                                        ;       Parent Loop BB0_190 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[94:95], vcc, s[94:95]
	s_sleep 1
	s_andn2_b64 exec, exec, s[94:95]
	s_cbranch_execnz .LBB0_198
	s_branch .LBB0_187
.LBB0_199:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[86:87]
	v_mov_b32_e32 v14, s66
	v_mov_b32_e32 v15, s67
	flat_load_dword v18, v[14:15] glc
.LBB0_200:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v19
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v18
	s_cbranch_vccnz .LBB0_204
; %bb.201:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v0, s51
	v_add_u32_e32 v10, vcc, s50, v10
	v_addc_u32_e32 v11, vcc, v0, v11, vcc
	s_and_saveexec_b64 s[86:87], s[0:1]
	s_cbranch_execz .LBB0_203
; %bb.202:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v14, s14
	v_mov_b32_e32 v15, s15
	flat_store_dwordx2 v[10:11], v[14:15]
.LBB0_203:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[86:87]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s15, v11
	v_readfirstlane_b32 s14, v10
.LBB0_204:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[86:87], s[0:1]
	s_cbranch_execz .LBB0_208
; %bb.205:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b32 s88, s75
	s_mov_b32 s89, s15
	s_mov_b32 s90, s75
	s_mov_b32 s91, s76
	s_cmp_eq_u64 s[88:89], s[90:91]
	s_cselect_b64 s[88:89], -1, 0
	s_or_b64 s[10:11], s[10:11], s[88:89]
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
	v_readlane_b32 s10, v1, 0
	v_readlane_b32 s11, v1, 1
	v_mov_b32_e32 v15, s11
	v_mov_b32_e32 v14, s10
	flat_store_dword v[14:15], v11
	v_mov_b32_e32 v14, s44
	v_mov_b32_e32 v6, v13
	v_mov_b32_e32 v15, s45
	v_mov_b32_e32 v18, s46
	flat_store_dwordx2 v[14:15], v[6:7]
	v_mov_b32_e32 v15, s14
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v19, s47
	s_or_b32 s10, s14, s79
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[18:19], v[14:15]
	v_mov_b32_e32 v15, s10
	v_mov_b32_e32 v14, v7
	s_or_b32 s10, s14, s28
	flat_store_dwordx2 v[18:19], v[14:15]
	v_mov_b32_e32 v15, s10
	s_or_b32 s10, s14, s4
	flat_store_dwordx2 v[18:19], v[14:15]
	v_mov_b32_e32 v15, s10
	s_or_b32 s10, s14, s5
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v10, s14
	flat_store_dwordx2 v[18:19], v[14:15]
	flat_store_dwordx2 v[18:19], v[7:8]
.LBB0_208:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[86:87]
.LBB0_209:                              ;   in Loop: Header=BB0_28 Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v11
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v10
	s_cbranch_vccnz .LBB0_213
; %bb.210:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s51
	v_mad_u64_u32 v[6:7], s[14:15], s27, v0, v[6:7]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_212
; %bb.211:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_212:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v6
.LBB0_213:                              ;   in Loop: Header=BB0_28 Depth=1
	v_add_u32_e32 v0, vcc, 1, v9
	s_mov_b64 s[86:87], -1
	s_mov_b32 s37, s27
.LBB0_214:                              ;   in Loop: Header=BB0_28 Depth=1
	s_branch .LBB0_216
.LBB0_215:                              ;   in Loop: Header=BB0_28 Depth=1
	s_cmp_lg_u32 s26, 1
	s_mov_b64 s[80:81], -1
	s_cselect_b64 s[84:85], -1, 0
.LBB0_216:                              ;   in Loop: Header=BB0_28 Depth=1
	s_andn2_b64 vcc, exec, s[84:85]
	s_cbranch_vccz .LBB0_242
; %bb.217:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 vcc, exec, s[80:81]
	s_cbranch_vccz .LBB0_395
; %bb.218:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[14:15], s[72:73]
	s_cbranch_execz .LBB0_220
; %bb.219:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s68
	v_mov_b32_e32 v7, s69
	v_mov_b32_e32 v8, s29
	flat_store_dword v[6:7], v8
.LBB0_220:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_340
; %bb.221:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_cbranch_execz .LBB0_327
; %bb.222:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v0, s36
	s_and_saveexec_b64 s[80:81], s[0:1]
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
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_atomic_add v8, v[10:11], v29 glc
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
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_236
; %bb.228:                              ;   in Loop: Header=BB0_28 Depth=1
	v_cmp_ne_u64_e64 s[10:11], 0, v[6:7]
	v_add_u32_e32 v15, vcc, 1, v9
	s_and_b64 vcc, s[34:35], s[10:11]
	v_mov_b32_e32 v18, s44
	v_cndmask_b32_e32 v14, 0, v10, vcc
	v_mov_b32_e32 v16, v10
	v_mov_b32_e32 v17, v9
	v_mov_b32_e32 v19, s45
	flat_atomic_cmpswap_x2 v[16:17], v[18:19], v[14:17] glc
	v_mov_b32_e32 v8, v10
	v_mov_b32_e32 v11, v13
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[16:17], v[8:9]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	s_and_saveexec_b64 s[84:85], s[10:11]
	s_cbranch_execz .LBB0_235
; %bb.229:                              ;   in Loop: Header=BB0_28 Depth=1
	s_xor_b64 s[86:87], vcc, -1
	v_mov_b32_e32 v18, v11
	v_mov_b32_e32 v17, v10
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[86:87]
	s_cbranch_vccz .LBB0_231
; %bb.230:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v19, s46
	v_mov_b32_e32 v16, v10
	v_mov_b32_e32 v20, s47
	flat_store_dwordx2 v[19:20], v[15:16]
	v_or_b32_e32 v16, s79, v10
	flat_store_dwordx2 v[19:20], v[15:16]
	v_or_b32_e32 v16, s28, v10
	flat_store_dwordx2 v[19:20], v[15:16]
	v_or_b32_e32 v16, s4, v10
	flat_store_dwordx2 v[19:20], v[15:16]
	v_or_b32_e32 v16, s5, v10
	flat_store_dwordx2 v[19:20], v[15:16]
	s_mov_b64 s[10:11], 0
.LBB0_231:                              ;   in Loop: Header=BB0_28 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_235
; %bb.232:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v16, s46
	v_mov_b32_e32 v17, s47
	flat_load_dwordx2 v[16:17], v[16:17] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, s54, v17
	v_cmp_ne_u32_e32 vcc, v0, v10
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_234
; %bb.233:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v18, s46
	v_sub_u32_e32 v17, vcc, v10, v0
	v_mov_b32_e32 v16, v13
	v_mov_b32_e32 v19, s47
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
	s_or_b64 exec, exec, s[84:85]
	v_mov_b32_e32 v0, v10
.LBB0_236:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[82:83]
.LBB0_237:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[80:81]
	v_readfirstlane_b32 s10, v17
	v_readfirstlane_b32 s11, v18
	v_mov_b32_e32 v6, s10
	s_cmp_lg_u64 s[10:11], 0
	v_mov_b32_e32 v7, s11
	s_cbranch_scc1 .LBB0_327
; %bb.238:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readlane_b32 s10, v1, 4
	v_readlane_b32 s11, v1, 5
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_257
; %bb.239:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[80:81], s[0:1]
	s_cbranch_execz .LBB0_241
; %bb.240:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s37, v9
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s47
	;;#ASMSTART
	s_and_saveexec_b64 s[82:83], 1
	
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
	s_mov_b64 exec, s[82:83]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s54, v7
	v_mov_b32_e32 v7, v13
.LBB0_241:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[80:81]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_258
	s_branch .LBB0_327
.LBB0_242:                              ;   in Loop: Header=BB0_28 Depth=1
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_394
; %bb.243:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_cbranch_execz .LBB0_381
; %bb.244:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v0, s36
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_252
; %bb.245:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v6, v[6:7], v29 glc
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
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_251
; %bb.248:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s44
	v_add_u32_e32 v7, vcc, 1, v9
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v11, s45
	flat_atomic_cmpswap_x2 v[10:11], v[10:11], v[6:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[10:11], v[8:9]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_250
; %bb.249:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v11, s47
	v_or_b32_e32 v15, s79, v8
	v_mov_b32_e32 v14, v7
	flat_store_dwordx2 v[10:11], v[7:8]
	flat_store_dwordx2 v[10:11], v[14:15]
	v_or_b32_e32 v15, s28, v8
	flat_store_dwordx2 v[10:11], v[14:15]
	v_or_b32_e32 v15, s4, v8
	flat_store_dwordx2 v[10:11], v[14:15]
	v_or_b32_e32 v15, s5, v8
	v_mov_b32_e32 v6, v8
	flat_store_dwordx2 v[10:11], v[14:15]
.LBB0_250:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[82:83]
	v_mov_b32_e32 v0, v8
.LBB0_251:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[80:81]
.LBB0_252:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s74, v6
	v_mov_b32_e32 v6, s74
	s_cmp_lg_u32 s74, 0
	v_mov_b32_e32 v7, s75
	s_cbranch_scc1 .LBB0_381
; %bb.253:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readlane_b32 s10, v1, 4
	v_readlane_b32 s11, v1, 5
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_293
; %bb.254:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[80:81], s[0:1]
	s_cbranch_execz .LBB0_256
; %bb.255:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s37, v9
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s47
	;;#ASMSTART
	s_and_saveexec_b64 s[82:83], 1
	
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
	s_mov_b64 exec, s[82:83]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s54, v7
.LBB0_256:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[80:81]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_294
	s_branch .LBB0_381
.LBB0_257:                              ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
.LBB0_258:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s74, v0
	v_add_u32_e32 v15, vcc, 1, v9
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB0_260
.LBB0_259:                              ;   in Loop: Header=BB0_260 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_mov_b64 s[80:81], s[82:83]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_326
.LBB0_260:                              ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_279 Depth 3
                                        ;         Child Loop BB0_283 Depth 4
                                        ;         Child Loop BB0_287 Depth 4
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	flat_load_dwordx2 v[16:17], v[6:7] glc
	v_mov_b32_e32 v8, s74
	s_mov_b64 s[84:85], -1
                                        ; implicit-def: $sgpr82_sgpr83
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[16:17], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_271
; %bb.261:                              ;   in Loop: Header=BB0_260 Depth=2
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[82:83], s[0:1]
	s_cbranch_execz .LBB0_270
; %bb.262:                              ;   in Loop: Header=BB0_260 Depth=2
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dwordx2 v[10:11], v[6:7] glc
	v_mov_b32_e32 v0, s74
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, 0, v[10:11]
	v_cndmask_b32_e64 v14, v0, 0, vcc
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[14:17] glc
	v_cmp_ne_u64_e32 vcc, 0, v[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[6:7], v[16:17]
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[84:85], s[10:11]
	s_cbranch_execz .LBB0_269
; %bb.263:                              ;   in Loop: Header=BB0_260 Depth=2
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_267
; %bb.264:                              ;   in Loop: Header=BB0_260 Depth=2
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, s54, v7
	v_cmp_eq_u32_e32 vcc, s74, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_266
; %bb.265:                              ;   in Loop: Header=BB0_260 Depth=2
	v_mov_b32_e32 v16, s46
	v_sub_u32_e32 v7, vcc, s74, v0
	v_mov_b32_e32 v6, v13
	v_mov_b32_e32 v17, s47
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
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v16, s74
	v_mov_b32_e32 v7, s47
	s_or_b32 s10, s74, s79
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s10
	s_or_b32 s10, s74, s28
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s10
	s_or_b32 s10, s74, s4
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s10
	s_or_b32 s10, s74, s5
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s10
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v6, s74
	v_mov_b32_e32 v7, s75
.LBB0_269:                              ;   in Loop: Header=BB0_260 Depth=2
	s_or_b64 exec, exec, s[84:85]
.LBB0_270:                              ;   in Loop: Header=BB0_260 Depth=2
	s_or_b64 exec, exec, s[82:83]
	v_readfirstlane_b32 s83, v7
	v_readfirstlane_b32 s82, v6
	s_cmp_eq_u64 s[82:83], 0
	s_cselect_b64 s[84:85], -1, 0
.LBB0_271:                              ;   in Loop: Header=BB0_260 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[84:85]
	s_cbranch_vccz .LBB0_259
; %bb.272:                              ;   in Loop: Header=BB0_260 Depth=2
	v_mov_b32_e32 v0, s74
	v_cndmask_b32_e64 v7, 0, v0, s[2:3]
	v_cndmask_b32_e64 v6, v9, 1, s[2:3]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_274
; %bb.273:                              ;   in Loop: Header=BB0_260 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[16:17], v[26:27], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[26:27], v[4:7] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_275
	s_branch .LBB0_289
.LBB0_274:                              ;   in Loop: Header=BB0_260 Depth=2
                                        ; implicit-def: $vgpr16_vgpr17
.LBB0_275:                              ;   in Loop: Header=BB0_260 Depth=2
	s_mov_b32 s77, s74
	s_mov_b64 s[82:83], 0
	v_mov_b32_e32 v0, 0
                                        ; implicit-def: $sgpr84_sgpr85
                                        ; implicit-def: $vgpr10_vgpr11
	s_branch .LBB0_279
.LBB0_276:                              ;   in Loop: Header=BB0_279 Depth=3
	s_or_b64 exec, exec, s[88:89]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v8, s71
	v_mov_b32_e32 v17, v11
	v_cndmask_b32_e64 v0, v8, v0, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v16, v10
.LBB0_277:                              ;   in Loop: Header=BB0_279 Depth=3
	s_andn2_b64 s[84:85], s[84:85], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[84:85], s[84:85], s[10:11]
.LBB0_278:                              ;   in Loop: Header=BB0_279 Depth=3
	s_or_b64 exec, exec, s[86:87]
	s_xor_b64 s[10:11], s[84:85], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v10, v16
	s_or_b64 s[82:83], s[10:11], s[82:83]
	v_mov_b32_e32 v11, v17
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execz .LBB0_288
.LBB0_279:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_260 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_283 Depth 4
                                        ;         Child Loop BB0_287 Depth 4
	v_mov_b32_e32 v16, s46
	v_mov_b32_e32 v17, s47
	flat_load_dwordx2 v[16:17], v[16:17] glc
	s_andn2_b64 s[84:85], s[84:85], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, v17, v3
	v_and_b32_e32 v18, v16, v2
	v_cmp_eq_u64_e32 vcc, v[18:19], v[6:7]
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB0_278
; %bb.280:                              ;   in Loop: Header=BB0_279 Depth=3
	v_mov_b32_e32 v18, s60
	v_mov_b32_e32 v19, s61
	flat_load_dwordx2 v[18:19], v[18:19] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[76:77], v[18:19]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_277
; %bb.281:                              ;   in Loop: Header=BB0_279 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s55, v0
	v_mov_b32_e32 v8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_285
; %bb.282:                              ;   in Loop: Header=BB0_279 Depth=3
	s_mov_b64 s[88:89], 0
	v_mov_b32_e32 v8, v0
.LBB0_283:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_260 Depth=2
                                        ;       Parent Loop BB0_279 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v8, vcc, s58, v8
	v_cmp_gt_u32_e32 vcc, s59, v8
	s_or_b64 s[88:89], vcc, s[88:89]
	s_sleep 15
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execnz .LBB0_283
; %bb.284:                              ;   in Loop: Header=BB0_279 Depth=3
	s_or_b64 exec, exec, s[88:89]
.LBB0_285:                              ;   in Loop: Header=BB0_279 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s70, v0
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB0_276
; %bb.286:                              ;   in Loop: Header=BB0_279 Depth=3
	s_mov_b64 s[90:91], 0
.LBB0_287:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_260 Depth=2
                                        ;       Parent Loop BB0_279 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[90:91], vcc, s[90:91]
	s_sleep 1
	s_andn2_b64 exec, exec, s[90:91]
	s_cbranch_execnz .LBB0_287
	s_branch .LBB0_276
.LBB0_288:                              ;   in Loop: Header=BB0_260 Depth=2
	s_or_b64 exec, exec, s[82:83]
.LBB0_289:                              ;   in Loop: Header=BB0_260 Depth=2
	v_readfirstlane_b32 s10, v16
	v_cmp_eq_u32_e32 vcc, s10, v9
	v_readfirstlane_b32 s37, v17
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr82_sgpr83
	s_cbranch_vccnz .LBB0_291
; %bb.290:                              ;   in Loop: Header=BB0_260 Depth=2
	s_and_b32 s82, s37, s54
	s_mov_b32 s83, s75
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
	s_mov_b64 s[82:83], s[80:81]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s74, v0
	s_branch .LBB0_259
.LBB0_293:                              ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
.LBB0_294:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s77, v0
	v_add_u32_e32 v15, vcc, 1, v9
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB0_297
.LBB0_295:                              ;   in Loop: Header=BB0_297 Depth=2
	s_mov_b64 s[80:81], s[82:83]
.LBB0_296:                              ;   in Loop: Header=BB0_297 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_380
.LBB0_297:                              ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_312 Depth 3
                                        ;         Child Loop BB0_316 Depth 4
                                        ;         Child Loop BB0_320 Depth 4
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	flat_load_dwordx2 v[16:17], v[6:7] glc
	v_mov_b32_e32 v8, s77
	s_mov_b64 s[82:83], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[16:17], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_303
; %bb.298:                              ;   in Loop: Header=BB0_297 Depth=2
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_302
; %bb.299:                              ;   in Loop: Header=BB0_297 Depth=2
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v7, s45
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[14:17] glc
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[16:17]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_301
; %bb.300:                              ;   in Loop: Header=BB0_297 Depth=2
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v16, s77
	v_mov_b32_e32 v7, s47
	s_or_b32 s37, s77, s79
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s37
	s_or_b32 s37, s77, s28
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s37
	s_or_b32 s37, s77, s4
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s37
	s_or_b32 s37, s77, s5
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s37
	v_mov_b32_e32 v0, s77
	flat_store_dwordx2 v[6:7], v[15:16]
.LBB0_301:                              ;   in Loop: Header=BB0_297 Depth=2
	s_or_b64 exec, exec, s[82:83]
.LBB0_302:                              ;   in Loop: Header=BB0_297 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s74, v0
	s_cmp_eq_u32 s74, 0
	s_cselect_b64 s[82:83], -1, 0
.LBB0_303:                              ;   in Loop: Header=BB0_297 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[82:83]
	s_cbranch_vccz .LBB0_306
; %bb.304:                              ;   in Loop: Header=BB0_297 Depth=2
	v_mov_b32_e32 v0, s77
	v_cndmask_b32_e64 v7, 0, v0, s[2:3]
	v_cndmask_b32_e64 v6, v9, 1, s[2:3]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_307
; %bb.305:                              ;   in Loop: Header=BB0_297 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[16:17], v[26:27], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[26:27], v[4:7] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_308
	s_branch .LBB0_322
.LBB0_306:                              ;   in Loop: Header=BB0_297 Depth=2
	s_mov_b64 s[80:81], s[74:75]
	s_branch .LBB0_296
.LBB0_307:                              ;   in Loop: Header=BB0_297 Depth=2
                                        ; implicit-def: $vgpr16_vgpr17
.LBB0_308:                              ;   in Loop: Header=BB0_297 Depth=2
	s_mov_b64 s[82:83], 0
	v_mov_b32_e32 v0, 0
                                        ; implicit-def: $sgpr84_sgpr85
                                        ; implicit-def: $vgpr10_vgpr11
	s_branch .LBB0_312
.LBB0_309:                              ;   in Loop: Header=BB0_312 Depth=3
	s_or_b64 exec, exec, s[88:89]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v8, s71
	v_mov_b32_e32 v17, v11
	v_cndmask_b32_e64 v0, v8, v0, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v16, v10
.LBB0_310:                              ;   in Loop: Header=BB0_312 Depth=3
	s_andn2_b64 s[84:85], s[84:85], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[84:85], s[84:85], s[10:11]
.LBB0_311:                              ;   in Loop: Header=BB0_312 Depth=3
	s_or_b64 exec, exec, s[86:87]
	s_xor_b64 s[10:11], s[84:85], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v10, v16
	s_or_b64 s[82:83], s[10:11], s[82:83]
	v_mov_b32_e32 v11, v17
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execz .LBB0_321
.LBB0_312:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_297 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_316 Depth 4
                                        ;         Child Loop BB0_320 Depth 4
	v_mov_b32_e32 v16, s46
	v_mov_b32_e32 v17, s47
	flat_load_dwordx2 v[16:17], v[16:17] glc
	s_andn2_b64 s[84:85], s[84:85], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, v17, v3
	v_and_b32_e32 v18, v16, v2
	v_cmp_eq_u64_e32 vcc, v[18:19], v[6:7]
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB0_311
; %bb.313:                              ;   in Loop: Header=BB0_312 Depth=3
	v_mov_b32_e32 v18, s60
	v_mov_b32_e32 v19, s61
	flat_load_dwordx2 v[18:19], v[18:19] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[76:77], v[18:19]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_310
; %bb.314:                              ;   in Loop: Header=BB0_312 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s55, v0
	v_mov_b32_e32 v8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_318
; %bb.315:                              ;   in Loop: Header=BB0_312 Depth=3
	s_mov_b64 s[88:89], 0
	v_mov_b32_e32 v8, v0
.LBB0_316:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_297 Depth=2
                                        ;       Parent Loop BB0_312 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v8, vcc, s58, v8
	v_cmp_gt_u32_e32 vcc, s59, v8
	s_or_b64 s[88:89], vcc, s[88:89]
	s_sleep 15
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execnz .LBB0_316
; %bb.317:                              ;   in Loop: Header=BB0_312 Depth=3
	s_or_b64 exec, exec, s[88:89]
.LBB0_318:                              ;   in Loop: Header=BB0_312 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s70, v0
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB0_309
; %bb.319:                              ;   in Loop: Header=BB0_312 Depth=3
	s_mov_b64 s[90:91], 0
.LBB0_320:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_297 Depth=2
                                        ;       Parent Loop BB0_312 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[90:91], vcc, s[90:91]
	s_sleep 1
	s_andn2_b64 exec, exec, s[90:91]
	s_cbranch_execnz .LBB0_320
	s_branch .LBB0_309
.LBB0_321:                              ;   in Loop: Header=BB0_297 Depth=2
	s_or_b64 exec, exec, s[82:83]
.LBB0_322:                              ;   in Loop: Header=BB0_297 Depth=2
	v_readfirstlane_b32 s10, v16
	v_cmp_eq_u32_e32 vcc, s10, v9
	v_readfirstlane_b32 s37, v17
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr82_sgpr83
	s_cbranch_vccnz .LBB0_324
; %bb.323:                              ;   in Loop: Header=BB0_297 Depth=2
	s_and_b32 s74, s37, s54
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[82:83], s[74:75]
.LBB0_324:                              ;   in Loop: Header=BB0_297 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_295
; %bb.325:                              ;   in Loop: Header=BB0_297 Depth=2
	v_mov_b32_e32 v6, s66
	v_mov_b32_e32 v7, s67
	flat_load_dword v0, v[6:7] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[82:83], s[80:81]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s77, v0
	s_branch .LBB0_295
.LBB0_326:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s80
	v_mov_b32_e32 v7, s81
.LBB0_327:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s11, v7
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB0_331
; %bb.328:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 s[14:15], s[34:35], exec
	v_mov_b32_e32 v6, s50
	s_cselect_b32 s14, s27, 64
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s51
	v_mad_u64_u32 v[6:7], s[14:15], s14, v0, v[6:7]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_330
; %bb.329:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_330:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_and_b64 s[10:11], s[34:35], exec
	s_cselect_b32 s37, s27, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
	s_branch .LBB0_332
.LBB0_331:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b32 s37, s27
.LBB0_332:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v28, v13
	v_cmp_lt_u64_e32 vcc, s[10:11], v[28:29]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_339
; %bb.333:                              ;   in Loop: Header=BB0_28 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v15, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_335
; %bb.334:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b32 s78, s75
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v10, s78
	v_mov_b32_e32 v7, s47
	v_mov_b32_e32 v11, s79
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_readfirstlane_b32 s74, v9
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, s74
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v17, v13
	;;#ASMSTART
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait9:
	onward_wait_load_x2 v[10:11], v[6:7], v[14:17] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s74, v10
	s_cbranch_vccnz .Lmet9
	onward_wait_x2 v[6:7], v[14:17] ne
	s_sleep 1
	s_branch .Lawait9
.Lmet9:
	v_readfirstlane_b32 s74, v10
	s_mov_b64 exec, s[14:15]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s54, v7
.LBB0_335:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v15
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB0_339
; %bb.336:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 s[14:15], s[34:35], exec
	v_mov_b32_e32 v6, s50
	s_cselect_b32 s14, s37, 64
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s51
	v_mad_u64_u32 v[6:7], s[14:15], s14, v0, v[6:7]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_338
; %bb.337:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_338:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_and_b64 s[10:11], s[34:35], exec
	s_cselect_b32 s37, s37, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v6
.LBB0_339:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 s[14:15], s[34:35], exec
	v_add_u32_e32 v0, vcc, 1, v9
	s_cselect_b32 s10, s10, s36
	s_mov_b64 s[86:87], -1
.LBB0_340:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 vcc, exec, s[86:87]
	s_cbranch_vccz .LBB0_342
.LBB0_341:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b32 s36, s10
	v_mov_b32_e32 v9, v0
	s_mov_b32 s27, s37
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_342:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_344
; %bb.343:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s22
	v_mov_b32_e32 v7, s23
	v_mov_b32_e32 v0, s36
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v[6:7], v0
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_344:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[40:41]
	s_cbranch_vccnz .LBB0_27
; %bb.345:                              ;   in Loop: Header=BB0_28 Depth=1
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_365
; %bb.346:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v7, 0
	s_cbranch_scc1 .LBB0_348
; %bb.347:                              ;   in Loop: Header=BB0_28 Depth=1
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
.LBB0_348:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s37, v7
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s36, v6
	s_cbranch_vccnz .LBB0_352
; %bb.349:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s51
	v_mad_u64_u32 v[6:7], s[10:11], s27, v0, v[6:7]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_351
; %bb.350:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s36
	v_mov_b32_e32 v11, s37
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_351:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s37, v7
	v_readfirstlane_b32 s36, v6
.LBB0_352:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v28, v13
	v_cmp_lt_u64_e32 vcc, s[36:37], v[28:29]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_365
; %bb.353:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s17
	v_mad_u64_u32 v[10:11], s[10:11], s27, v0, v[6:7]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_355
; %bb.354:                              ;   in Loop: Header=BB0_28 Depth=1
	flat_store_dword v[10:11], v13
.LBB0_355:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s10, 0x1000000
	;;#ASMSTART
	onward_message s10
	;;#ASMEND
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_361
; %bb.356:                              ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $sgpr36_sgpr37
	s_branch .LBB0_358
.LBB0_357:                              ;   in Loop: Header=BB0_358 Depth=2
	s_or_b64 exec, exec, s[80:81]
	s_and_b64 s[80:81], exec, s[36:37]
	s_or_b64 s[14:15], s[80:81], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_360
.LBB0_358:                              ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v7, v[10:11], v[12:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_or_b64 s[36:37], s[36:37], exec
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_357
; %bb.359:                              ;   in Loop: Header=BB0_358 Depth=2
	;;#ASMSTART
	onward_wait v[10:11], v[12:13] ne
	;;#ASMEND
	s_andn2_b64 s[36:37], s[36:37], exec
	s_branch .LBB0_357
.LBB0_360:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v10, s66
	v_mov_b32_e32 v11, s67
	flat_load_dword v6, v[10:11] glc
.LBB0_361:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v0, s8
	v_mad_u64_u32 v[10:11], s[10:11], s27, v0, 0
	v_readfirstlane_b32 s37, v7
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s36, v6
	s_cbranch_vccnz .LBB0_365
; %bb.362:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v0, s51
	v_add_u32_e32 v6, vcc, s50, v10
	v_addc_u32_e32 v7, vcc, v0, v11, vcc
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_364
; %bb.363:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s36
	v_mov_b32_e32 v11, s37
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_364:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s36, v6
.LBB0_365:                              ;   in Loop: Header=BB0_28 Depth=1
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_27
; %bb.366:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_cbranch_execz .LBB0_430
; %bb.367:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v0, s36
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_375
; %bb.368:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v6, v[6:7], v29 glc
	s_andn2_b64 vcc, exec, s[34:35]
	v_mov_b32_e32 v0, v22
	s_cbranch_vccnz .LBB0_370
; %bb.369:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v7, s66
	v_mov_b32_e32 v8, s67
	flat_load_dword v0, v[7:8] glc
.LBB0_370:                              ;   in Loop: Header=BB0_28 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, vcc, 1, v6
	v_cmp_eq_u32_e32 vcc, v8, v0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB0_374
; %bb.371:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s44
	v_add_u32_e32 v7, vcc, 1, v9
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v11, s45
	flat_atomic_cmpswap_x2 v[10:11], v[10:11], v[6:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[10:11], v[8:9]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_373
; %bb.372:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v11, s47
	v_or_b32_e32 v15, s79, v8
	v_mov_b32_e32 v14, v7
	flat_store_dwordx2 v[10:11], v[7:8]
	flat_store_dwordx2 v[10:11], v[14:15]
	v_or_b32_e32 v15, s28, v8
	flat_store_dwordx2 v[10:11], v[14:15]
	v_or_b32_e32 v15, s4, v8
	flat_store_dwordx2 v[10:11], v[14:15]
	v_or_b32_e32 v15, s5, v8
	v_mov_b32_e32 v6, v8
	flat_store_dwordx2 v[10:11], v[14:15]
.LBB0_373:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[82:83]
	v_mov_b32_e32 v0, v8
.LBB0_374:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[80:81]
.LBB0_375:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s74, v6
	v_mov_b32_e32 v6, s74
	s_cmp_lg_u32 s74, 0
	v_mov_b32_e32 v7, s75
	s_cbranch_scc1 .LBB0_430
; %bb.376:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readlane_b32 s10, v1, 4
	v_readlane_b32 s11, v1, 5
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_396
; %bb.377:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[80:81], s[0:1]
	s_cbranch_execz .LBB0_379
; %bb.378:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s37, v9
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s47
	;;#ASMSTART
	s_and_saveexec_b64 s[82:83], 1
	
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
	s_mov_b64 exec, s[82:83]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s54, v7
.LBB0_379:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[80:81]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_397
	s_branch .LBB0_430
.LBB0_380:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s80
	v_mov_b32_e32 v7, s81
.LBB0_381:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s74, v6
	s_cbranch_vccnz .LBB0_385
; %bb.382:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 s[10:11], s[34:35], exec
	v_mov_b32_e32 v6, s50
	s_cselect_b32 s10, s27, 64
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s51
	v_mad_u64_u32 v[6:7], s[10:11], s10, v0, v[6:7]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_384
; %bb.383:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s74
	v_mov_b32_e32 v11, s75
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_384:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_and_b64 s[10:11], s[34:35], exec
	s_cselect_b32 s37, s27, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
	s_branch .LBB0_386
.LBB0_385:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[10:11], s[74:75]
	s_mov_b32 s37, s27
.LBB0_386:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v28, v13
	v_cmp_lt_u64_e32 vcc, s[10:11], v[28:29]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_393
; %bb.387:                              ;   in Loop: Header=BB0_28 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v15, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_389
; %bb.388:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b32 s78, s75
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v10, s78
	v_mov_b32_e32 v7, s47
	v_mov_b32_e32 v11, s79
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	flat_atomic_add_x2 v[6:7], v[10:11]
	v_readfirstlane_b32 s74, v9
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, s74
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v17, v13
	;;#ASMSTART
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait11:
	onward_wait_load_x2 v[10:11], v[6:7], v[14:17] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s74, v10
	s_cbranch_vccnz .Lmet11
	onward_wait_x2 v[6:7], v[14:17] ne
	s_sleep 1
	s_branch .Lawait11
.Lmet11:
	v_readfirstlane_b32 s74, v10
	s_mov_b64 exec, s[14:15]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s54, v7
.LBB0_389:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v15
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB0_393
; %bb.390:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 s[14:15], s[34:35], exec
	v_mov_b32_e32 v6, s50
	s_cselect_b32 s14, s37, 64
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s51
	v_mad_u64_u32 v[6:7], s[14:15], s14, v0, v[6:7]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_392
; %bb.391:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_392:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_and_b64 s[10:11], s[34:35], exec
	s_cselect_b32 s37, s37, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v6
.LBB0_393:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 s[14:15], s[34:35], exec
	v_add_u32_e32 v0, vcc, 1, v9
	s_cselect_b32 s10, s10, s36
	s_mov_b64 s[86:87], -1
.LBB0_394:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v17, v9
	s_mov_b32 s82, s36
.LBB0_395:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v9, v17
	s_mov_b32 s36, s82
	s_and_b64 vcc, exec, s[86:87]
	s_cbranch_vccnz .LBB0_341
	s_branch .LBB0_342
.LBB0_396:                              ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
.LBB0_397:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s77, v0
	v_add_u32_e32 v15, vcc, 1, v9
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB0_400
.LBB0_398:                              ;   in Loop: Header=BB0_400 Depth=2
	s_mov_b64 s[80:81], s[82:83]
.LBB0_399:                              ;   in Loop: Header=BB0_400 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_429
.LBB0_400:                              ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_415 Depth 3
                                        ;         Child Loop BB0_419 Depth 4
                                        ;         Child Loop BB0_423 Depth 4
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	flat_load_dwordx2 v[16:17], v[6:7] glc
	v_mov_b32_e32 v8, s77
	s_mov_b64 s[82:83], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[16:17], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_406
; %bb.401:                              ;   in Loop: Header=BB0_400 Depth=2
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_405
; %bb.402:                              ;   in Loop: Header=BB0_400 Depth=2
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v7, s45
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[14:17] glc
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[16:17]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_404
; %bb.403:                              ;   in Loop: Header=BB0_400 Depth=2
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v16, s77
	v_mov_b32_e32 v7, s47
	s_or_b32 s37, s77, s79
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s37
	s_or_b32 s37, s77, s28
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s37
	s_or_b32 s37, s77, s4
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s37
	s_or_b32 s37, s77, s5
	flat_store_dwordx2 v[6:7], v[15:16]
	v_mov_b32_e32 v16, s37
	v_mov_b32_e32 v0, s77
	flat_store_dwordx2 v[6:7], v[15:16]
.LBB0_404:                              ;   in Loop: Header=BB0_400 Depth=2
	s_or_b64 exec, exec, s[82:83]
.LBB0_405:                              ;   in Loop: Header=BB0_400 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s74, v0
	s_cmp_eq_u32 s74, 0
	s_cselect_b64 s[82:83], -1, 0
.LBB0_406:                              ;   in Loop: Header=BB0_400 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[82:83]
	s_cbranch_vccz .LBB0_409
; %bb.407:                              ;   in Loop: Header=BB0_400 Depth=2
	v_mov_b32_e32 v0, s77
	v_cndmask_b32_e64 v7, 0, v0, s[2:3]
	v_cndmask_b32_e64 v6, v9, 1, s[2:3]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_410
; %bb.408:                              ;   in Loop: Header=BB0_400 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[16:17], v[26:27], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[26:27], v[4:7] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_411
	s_branch .LBB0_425
.LBB0_409:                              ;   in Loop: Header=BB0_400 Depth=2
	s_mov_b64 s[80:81], s[74:75]
	s_branch .LBB0_399
.LBB0_410:                              ;   in Loop: Header=BB0_400 Depth=2
                                        ; implicit-def: $vgpr16_vgpr17
.LBB0_411:                              ;   in Loop: Header=BB0_400 Depth=2
	s_mov_b64 s[82:83], 0
	v_mov_b32_e32 v0, 0
                                        ; implicit-def: $sgpr84_sgpr85
                                        ; implicit-def: $vgpr10_vgpr11
	s_branch .LBB0_415
.LBB0_412:                              ;   in Loop: Header=BB0_415 Depth=3
	s_or_b64 exec, exec, s[88:89]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v8, s71
	v_mov_b32_e32 v17, v11
	v_cndmask_b32_e64 v0, v8, v0, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v16, v10
.LBB0_413:                              ;   in Loop: Header=BB0_415 Depth=3
	s_andn2_b64 s[84:85], s[84:85], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[84:85], s[84:85], s[10:11]
.LBB0_414:                              ;   in Loop: Header=BB0_415 Depth=3
	s_or_b64 exec, exec, s[86:87]
	s_xor_b64 s[10:11], s[84:85], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v10, v16
	s_or_b64 s[82:83], s[10:11], s[82:83]
	v_mov_b32_e32 v11, v17
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execz .LBB0_424
.LBB0_415:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_400 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_419 Depth 4
                                        ;         Child Loop BB0_423 Depth 4
	v_mov_b32_e32 v16, s46
	v_mov_b32_e32 v17, s47
	flat_load_dwordx2 v[16:17], v[16:17] glc
	s_andn2_b64 s[84:85], s[84:85], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, v17, v3
	v_and_b32_e32 v18, v16, v2
	v_cmp_eq_u64_e32 vcc, v[18:19], v[6:7]
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB0_414
; %bb.416:                              ;   in Loop: Header=BB0_415 Depth=3
	v_mov_b32_e32 v18, s60
	v_mov_b32_e32 v19, s61
	flat_load_dwordx2 v[18:19], v[18:19] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[76:77], v[18:19]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_413
; %bb.417:                              ;   in Loop: Header=BB0_415 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s55, v0
	v_mov_b32_e32 v8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_421
; %bb.418:                              ;   in Loop: Header=BB0_415 Depth=3
	s_mov_b64 s[88:89], 0
	v_mov_b32_e32 v8, v0
.LBB0_419:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_400 Depth=2
                                        ;       Parent Loop BB0_415 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v8, vcc, s58, v8
	v_cmp_gt_u32_e32 vcc, s59, v8
	s_or_b64 s[88:89], vcc, s[88:89]
	s_sleep 15
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execnz .LBB0_419
; %bb.420:                              ;   in Loop: Header=BB0_415 Depth=3
	s_or_b64 exec, exec, s[88:89]
.LBB0_421:                              ;   in Loop: Header=BB0_415 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s70, v0
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB0_412
; %bb.422:                              ;   in Loop: Header=BB0_415 Depth=3
	s_mov_b64 s[90:91], 0
.LBB0_423:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_400 Depth=2
                                        ;       Parent Loop BB0_415 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[90:91], vcc, s[90:91]
	s_sleep 1
	s_andn2_b64 exec, exec, s[90:91]
	s_cbranch_execnz .LBB0_423
	s_branch .LBB0_412
.LBB0_424:                              ;   in Loop: Header=BB0_400 Depth=2
	s_or_b64 exec, exec, s[82:83]
.LBB0_425:                              ;   in Loop: Header=BB0_400 Depth=2
	v_readfirstlane_b32 s10, v16
	v_cmp_eq_u32_e32 vcc, s10, v9
	v_readfirstlane_b32 s37, v17
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr82_sgpr83
	s_cbranch_vccnz .LBB0_427
; %bb.426:                              ;   in Loop: Header=BB0_400 Depth=2
	s_and_b32 s74, s37, s54
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[82:83], s[74:75]
.LBB0_427:                              ;   in Loop: Header=BB0_400 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_398
; %bb.428:                              ;   in Loop: Header=BB0_400 Depth=2
	v_mov_b32_e32 v6, s66
	v_mov_b32_e32 v7, s67
	flat_load_dword v0, v[6:7] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[82:83], s[80:81]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s77, v0
	s_branch .LBB0_398
.LBB0_429:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s80
	v_mov_b32_e32 v7, s81
.LBB0_430:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s74, v6
	s_cbranch_vccnz .LBB0_434
; %bb.431:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 s[10:11], s[34:35], exec
	v_mov_b32_e32 v6, s50
	s_cselect_b32 s10, s27, 64
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s51
	v_mad_u64_u32 v[6:7], s[10:11], s10, v0, v[6:7]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_433
; %bb.432:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s74
	v_mov_b32_e32 v11, s75
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_433:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_and_b64 s[10:11], s[34:35], exec
	s_cselect_b32 s27, s27, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
	s_branch .LBB0_435
.LBB0_434:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[10:11], s[74:75]
.LBB0_435:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v28, v13
	v_cmp_lt_u64_e32 vcc, s[10:11], v[28:29]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_26
; %bb.436:                              ;   in Loop: Header=BB0_28 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v15, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_438
; %bb.437:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b32 s78, s75
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v10, s78
	v_mov_b32_e32 v7, s47
	v_mov_b32_e32 v11, s79
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
	v_and_b32_e32 v6, s54, v7
.LBB0_438:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v15
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB0_26
; %bb.439:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 s[14:15], s[34:35], exec
	v_mov_b32_e32 v6, s50
	s_cselect_b32 s14, s27, 64
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s51
	v_mad_u64_u32 v[6:7], s[14:15], s14, v0, v[6:7]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_25
; %bb.440:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	flat_store_dwordx2 v[6:7], v[10:11]
	s_branch .LBB0_25
.LBB0_441:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[84:85]
	v_mov_b32_e32 v14, s66
	v_mov_b32_e32 v15, s67
	flat_load_dword v16, v[14:15] glc
.LBB0_442:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[82:83]
	v_readfirstlane_b32 s83, v17
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s82, v16
	s_cbranch_vccnz .LBB0_446
; %bb.443:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s51
	v_add_u32_e32 v10, vcc, s50, v10
	v_addc_u32_e32 v11, vcc, v6, v11, vcc
	s_and_saveexec_b64 s[84:85], s[0:1]
	s_cbranch_execz .LBB0_445
; %bb.444:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v14, s82
	v_mov_b32_e32 v15, s83
	flat_store_dwordx2 v[10:11], v[14:15]
.LBB0_445:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[84:85]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s83, v11
	v_readfirstlane_b32 s82, v10
.LBB0_446:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[84:85], s[0:1]
	s_cbranch_execz .LBB0_450
; %bb.447:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b32 s88, s75
	s_mov_b32 s89, s83
	s_mov_b32 s90, s75
	s_mov_b32 s91, s76
	s_cmp_eq_u64 s[88:89], s[90:91]
	s_cselect_b64 s[88:89], -1, 0
	s_or_b64 s[10:11], s[10:11], s[88:89]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v11, 0
	s_cbranch_vccnz .LBB0_449
; %bb.448:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v10
.LBB0_449:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readlane_b32 s10, v1, 0
	v_readlane_b32 s11, v1, 1
	v_mov_b32_e32 v15, s11
	v_mov_b32_e32 v14, s10
	flat_store_dword v[14:15], v11
	v_mov_b32_e32 v14, s44
	v_mov_b32_e32 v6, v13
	v_mov_b32_e32 v15, s45
	v_mov_b32_e32 v16, s46
	flat_store_dwordx2 v[14:15], v[6:7]
	v_mov_b32_e32 v15, s82
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v17, s47
	s_or_b32 s10, s82, s79
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[16:17], v[14:15]
	v_mov_b32_e32 v15, s10
	v_mov_b32_e32 v14, v7
	s_or_b32 s10, s82, s28
	flat_store_dwordx2 v[16:17], v[14:15]
	v_mov_b32_e32 v15, s10
	s_or_b32 s10, s82, s4
	flat_store_dwordx2 v[16:17], v[14:15]
	v_mov_b32_e32 v15, s10
	s_or_b32 s10, s82, s5
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v10, s82
	flat_store_dwordx2 v[16:17], v[14:15]
	flat_store_dwordx2 v[16:17], v[7:8]
.LBB0_450:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[84:85]
.LBB0_451:                              ;   in Loop: Header=BB0_28 Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s83, v11
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s82, v10
	s_cbranch_vccnz .LBB0_455
; %bb.452:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v8, s8
	v_mov_b32_e32 v7, s51
	v_mad_u64_u32 v[6:7], s[10:11], s27, v8, v[6:7]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_454
; %bb.453:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s82
	v_mov_b32_e32 v11, s83
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_454:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s83, v7
	v_readfirstlane_b32 s82, v6
.LBB0_455:                              ;   in Loop: Header=BB0_28 Depth=1
	v_add_u32_e32 v17, vcc, 1, v9
	s_cmp_eq_u32 s83, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_cbranch_scc1 .LBB0_464
; %bb.456:                              ;   in Loop: Header=BB0_28 Depth=1
	s_add_i32 s10, s8, s83
	s_cmp_lt_u32 s10, s82
	v_readlane_b32 s84, v1, 2
	s_cselect_b64 s[10:11], -1, 0
	v_readlane_b32 s85, v1, 3
	s_or_b64 s[10:11], s[84:85], s[10:11]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_470
; %bb.457:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v8, s8
	v_mov_b32_e32 v7, s17
	v_mad_u64_u32 v[6:7], s[10:11], s27, v8, v[6:7]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_459
; %bb.458:                              ;   in Loop: Header=BB0_28 Depth=1
	flat_store_dword v[6:7], v13
.LBB0_459:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_and_b32_e32 v8, 0xffffff, v17
	v_or_b32_e32 v8, 0x4000000, v8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s10, v8
	;;#ASMSTART
	onward_message s10
	;;#ASMEND
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[84:85], 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_466
; %bb.460:                              ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $sgpr88_sgpr89
	s_branch .LBB0_462
.LBB0_461:                              ;   in Loop: Header=BB0_462 Depth=2
	s_or_b64 exec, exec, s[90:91]
	s_and_b64 s[90:91], exec, s[88:89]
	s_or_b64 s[84:85], s[90:91], s[84:85]
	s_andn2_b64 exec, exec, s[84:85]
	s_cbranch_execz .LBB0_465
.LBB0_462:                              ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v11, v[6:7], v[12:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[88:89], s[88:89], exec
	s_and_saveexec_b64 s[90:91], vcc
	s_cbranch_execz .LBB0_461
; %bb.463:                              ;   in Loop: Header=BB0_462 Depth=2
	;;#ASMSTART
	onward_wait v[6:7], v[12:13] ne
	;;#ASMEND
	s_andn2_b64 s[88:89], s[88:89], exec
	s_branch .LBB0_461
.LBB0_464:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b32 s10, s36
	s_branch .LBB0_52
.LBB0_465:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[84:85]
	v_mov_b32_e32 v6, s66
	v_mov_b32_e32 v7, s67
	flat_load_dword v10, v[6:7] glc
.LBB0_466:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v6, s8
	v_mad_u64_u32 v[6:7], s[10:11], s27, v6, 0
	v_readfirstlane_b32 s74, v11
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s77, v10
	s_cbranch_vccnz .LBB0_470
; %bb.467:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v8, s51
	v_add_u32_e32 v6, vcc, s50, v6
	v_addc_u32_e32 v7, vcc, v8, v7, vcc
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_469
; %bb.468:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s77
	v_mov_b32_e32 v11, s74
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_469:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
.LBB0_470:                              ;   in Loop: Header=BB0_28 Depth=1
	s_andn2_b64 vcc, exec, s[30:31]
	s_mov_b32 s10, s36
	s_cbranch_vccnz .LBB0_52
; %bb.471:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[84:85], s[6:7]
	s_cbranch_execz .LBB0_518
; %bb.472:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v0, s82
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_478
; %bb.473:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v8, v[6:7], v29 glc
	v_mov_b32_e32 v6, s66
	v_mov_b32_e32 v7, s67
	flat_load_dword v0, v[6:7] glc
	v_mov_b32_e32 v14, 0
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v16, vcc, 1, v8
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v16, v0
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB0_477
; %bb.474:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s44
	v_add_u32_e32 v15, vcc, 2, v9
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v7, s45
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[14:17] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[16:17]
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB0_476
; %bb.475:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	v_or_b32_e32 v11, s79, v16
	v_mov_b32_e32 v10, v15
	flat_store_dwordx2 v[6:7], v[15:16]
	flat_store_dwordx2 v[6:7], v[10:11]
	v_or_b32_e32 v11, s28, v16
	flat_store_dwordx2 v[6:7], v[10:11]
	v_or_b32_e32 v11, s4, v16
	flat_store_dwordx2 v[6:7], v[10:11]
	v_or_b32_e32 v11, s5, v16
	v_mov_b32_e32 v14, v16
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_476:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[88:89]
	v_mov_b32_e32 v0, v16
.LBB0_477:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[86:87]
.LBB0_478:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s74, v14
	v_mov_b32_e32 v6, s74
	s_cmp_lg_u32 s74, 0
	v_mov_b32_e32 v7, s75
	s_cbranch_scc1 .LBB0_518
; %bb.479:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 vcc, exec, s[56:57]
	s_cbranch_vccz .LBB0_483
; %bb.480:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[86:87], s[0:1]
	s_cbranch_execz .LBB0_482
; %bb.481:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s37, v17
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v14, s37
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v7, s47
	;;#ASMSTART
	s_and_saveexec_b64 s[88:89], 1
	
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
	s_mov_b64 exec, s[88:89]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s54, v7
.LBB0_482:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[86:87]
	s_branch .LBB0_484
.LBB0_483:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr6_vgpr7
.LBB0_484:                              ;   in Loop: Header=BB0_28 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_518
; %bb.485:                              ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s77, v0
	v_add_u32_e32 v19, vcc, 2, v9
                                        ; implicit-def: $sgpr86_sgpr87
	s_branch .LBB0_488
.LBB0_486:                              ;   in Loop: Header=BB0_488 Depth=2
	s_mov_b64 s[86:87], s[88:89]
.LBB0_487:                              ;   in Loop: Header=BB0_488 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_517
.LBB0_488:                              ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_503 Depth 3
                                        ;         Child Loop BB0_507 Depth 4
                                        ;         Child Loop BB0_511 Depth 4
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	flat_load_dwordx2 v[20:21], v[6:7] glc
	v_mov_b32_e32 v16, s77
	s_mov_b64 s[88:89], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[20:21], v[16:17]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_494
; %bb.489:                              ;   in Loop: Header=BB0_488 Depth=2
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_493
; %bb.490:                              ;   in Loop: Header=BB0_488 Depth=2
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v7, s45
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[18:21] glc
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[20:21]
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB0_492
; %bb.491:                              ;   in Loop: Header=BB0_488 Depth=2
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v20, s77
	v_mov_b32_e32 v7, s47
	s_or_b32 s37, s77, s79
	flat_store_dwordx2 v[6:7], v[19:20]
	v_mov_b32_e32 v20, s37
	s_or_b32 s37, s77, s28
	flat_store_dwordx2 v[6:7], v[19:20]
	v_mov_b32_e32 v20, s37
	s_or_b32 s37, s77, s4
	flat_store_dwordx2 v[6:7], v[19:20]
	v_mov_b32_e32 v20, s37
	s_or_b32 s37, s77, s5
	flat_store_dwordx2 v[6:7], v[19:20]
	v_mov_b32_e32 v20, s37
	v_mov_b32_e32 v0, s77
	flat_store_dwordx2 v[6:7], v[19:20]
.LBB0_492:                              ;   in Loop: Header=BB0_488 Depth=2
	s_or_b64 exec, exec, s[88:89]
.LBB0_493:                              ;   in Loop: Header=BB0_488 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s74, v0
	s_cmp_eq_u32 s74, 0
	s_cselect_b64 s[88:89], -1, 0
.LBB0_494:                              ;   in Loop: Header=BB0_488 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[88:89]
	s_cbranch_vccz .LBB0_497
; %bb.495:                              ;   in Loop: Header=BB0_488 Depth=2
	v_mov_b32_e32 v0, s77
	v_cndmask_b32_e64 v7, 0, v0, s[2:3]
	v_cndmask_b32_e64 v6, v17, 1, s[2:3]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_498
; %bb.496:                              ;   in Loop: Header=BB0_488 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[14:15], v[26:27], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[26:27], v[4:7] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_499
	s_branch .LBB0_513
.LBB0_497:                              ;   in Loop: Header=BB0_488 Depth=2
	s_mov_b64 s[86:87], s[74:75]
	s_branch .LBB0_487
.LBB0_498:                              ;   in Loop: Header=BB0_488 Depth=2
                                        ; implicit-def: $vgpr14_vgpr15
.LBB0_499:                              ;   in Loop: Header=BB0_488 Depth=2
	s_mov_b64 s[88:89], 0
	v_mov_b32_e32 v0, 0
                                        ; implicit-def: $sgpr90_sgpr91
                                        ; implicit-def: $vgpr10_vgpr11
	s_branch .LBB0_503
.LBB0_500:                              ;   in Loop: Header=BB0_503 Depth=3
	s_or_b64 exec, exec, s[94:95]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v8, s71
	v_mov_b32_e32 v15, v11
	v_cndmask_b32_e64 v0, v8, v0, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v14, v10
.LBB0_501:                              ;   in Loop: Header=BB0_503 Depth=3
	s_andn2_b64 s[90:91], s[90:91], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[90:91], s[90:91], s[10:11]
.LBB0_502:                              ;   in Loop: Header=BB0_503 Depth=3
	s_or_b64 exec, exec, s[92:93]
	s_xor_b64 s[10:11], s[90:91], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v10, v14
	s_or_b64 s[88:89], s[10:11], s[88:89]
	v_mov_b32_e32 v11, v15
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execz .LBB0_512
.LBB0_503:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_488 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_507 Depth 4
                                        ;         Child Loop BB0_511 Depth 4
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v15, s47
	flat_load_dwordx2 v[14:15], v[14:15] glc
	s_andn2_b64 s[90:91], s[90:91], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v21, v15, v3
	v_and_b32_e32 v20, v14, v2
	v_cmp_eq_u64_e32 vcc, v[20:21], v[6:7]
	s_and_saveexec_b64 s[92:93], vcc
	s_cbranch_execz .LBB0_502
; %bb.504:                              ;   in Loop: Header=BB0_503 Depth=3
	v_mov_b32_e32 v20, s60
	v_mov_b32_e32 v21, s61
	flat_load_dwordx2 v[20:21], v[20:21] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[76:77], v[20:21]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_501
; %bb.505:                              ;   in Loop: Header=BB0_503 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s55, v0
	v_mov_b32_e32 v8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_509
; %bb.506:                              ;   in Loop: Header=BB0_503 Depth=3
	s_mov_b64 s[94:95], 0
	v_mov_b32_e32 v8, v0
.LBB0_507:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_488 Depth=2
                                        ;       Parent Loop BB0_503 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v8, vcc, s58, v8
	v_cmp_gt_u32_e32 vcc, s59, v8
	s_or_b64 s[94:95], vcc, s[94:95]
	s_sleep 15
	s_andn2_b64 exec, exec, s[94:95]
	s_cbranch_execnz .LBB0_507
; %bb.508:                              ;   in Loop: Header=BB0_503 Depth=3
	s_or_b64 exec, exec, s[94:95]
.LBB0_509:                              ;   in Loop: Header=BB0_503 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s70, v0
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[94:95], vcc
	s_cbranch_execz .LBB0_500
; %bb.510:                              ;   in Loop: Header=BB0_503 Depth=3
	s_mov_b64 s[100:101], 0
.LBB0_511:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_488 Depth=2
                                        ;       Parent Loop BB0_503 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[100:101], vcc, s[100:101]
	s_sleep 1
	s_andn2_b64 exec, exec, s[100:101]
	s_cbranch_execnz .LBB0_511
	s_branch .LBB0_500
.LBB0_512:                              ;   in Loop: Header=BB0_488 Depth=2
	s_or_b64 exec, exec, s[88:89]
.LBB0_513:                              ;   in Loop: Header=BB0_488 Depth=2
	v_readfirstlane_b32 s10, v14
	v_cmp_eq_u32_e32 vcc, s10, v17
	v_readfirstlane_b32 s37, v15
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr88_sgpr89
	s_cbranch_vccnz .LBB0_515
; %bb.514:                              ;   in Loop: Header=BB0_488 Depth=2
	s_and_b32 s74, s37, s54
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[88:89], s[74:75]
.LBB0_515:                              ;   in Loop: Header=BB0_488 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_486
; %bb.516:                              ;   in Loop: Header=BB0_488 Depth=2
	v_mov_b32_e32 v6, s66
	v_mov_b32_e32 v7, s67
	flat_load_dword v0, v[6:7] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[88:89], s[86:87]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s77, v0
	s_branch .LBB0_486
.LBB0_517:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s86
	v_mov_b32_e32 v7, s87
.LBB0_518:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[84:85]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s74, v6
	s_cbranch_vccnz .LBB0_522
; %bb.519:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s51
	v_mad_u64_u32 v[6:7], s[10:11], s27, v0, v[6:7]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_521
; %bb.520:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s74
	v_mov_b32_e32 v11, s75
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_521:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
	s_branch .LBB0_523
.LBB0_522:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b64 s[10:11], s[74:75]
.LBB0_523:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v28, v13
	v_cmp_lt_u64_e32 vcc, s[10:11], v[28:29]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_530
; %bb.524:                              ;   in Loop: Header=BB0_28 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v19, s11
	v_mov_b32_e32 v7, s11
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_526
; %bb.525:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b32 s78, s75
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v10, s78
	v_mov_b32_e32 v7, s47
	v_mov_b32_e32 v11, s79
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
	s_and_saveexec_b64 s[84:85], 1
	
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
	s_mov_b64 exec, s[84:85]
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s54, v7
.LBB0_526:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v19
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v6
	s_cbranch_vccnz .LBB0_530
; %bb.527:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v7, s51
	v_mad_u64_u32 v[6:7], s[84:85], s27, v0, v[6:7]
	s_and_saveexec_b64 s[84:85], s[0:1]
	s_cbranch_execz .LBB0_529
; %bb.528:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	flat_store_dwordx2 v[6:7], v[10:11]
.LBB0_529:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[84:85]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v6
.LBB0_530:                              ;   in Loop: Header=BB0_28 Depth=1
	v_add_u32_e32 v0, vcc, 2, v9
	s_mov_b64 s[86:87], -1
	s_mov_b32 s37, s27
	s_branch .LBB0_52
.LBB0_531:
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
		.amdhsa_next_free_vgpr 31
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
; codeLenInByte = 15080
; NumSgprs: 104
; NumVgprs: 31
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 12
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 104
; NumVGPRsForWavesPerEU: 31
; Occupancy: 7
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
	s_load_dword s10, s[4:5], 0x4
	s_load_dword s30, s[4:5], 0xc
	s_load_dwordx8 s[16:23], s[6:7], 0x0
	s_mov_b32 s31, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s26, 16
	s_cselect_b64 s[28:29], -1, 0
	s_and_b32 s33, s10, 0xffff
	v_cvt_f32_u32_e32 v2, s33
	s_sub_i32 s0, 0, s33
	s_mov_b64 s[2:3], -1
	s_mov_b32 s9, s31
	v_rcp_iflag_f32_e32 v2, v2
	v_cndmask_b32_e64 v33, -1, 0, s[28:29]
	s_mov_b64 s[38:39], 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v3, s0, v2
	v_mul_hi_u32 v3, v2, v3
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_hi_u32 v2, s30, v2
	v_mul_lo_u32 v3, v2, s33
	v_add_u32_e32 v4, vcc, 1, v2
	v_sub_u32_e32 v3, vcc, s30, v3
	v_cmp_le_u32_e64 s[0:1], s33, v3
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	v_subrev_u32_e32 v4, vcc, s33, v3
	v_cndmask_b32_e64 v3, v3, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s33, v3
	v_cndmask_b32_e32 v4, v2, v4, vcc
	v_mad_u64_u32 v[2:3], s[0:1], s33, v4, 0
	s_add_i32 s0, s33, 63
	s_lshr_b32 s6, s0, 6
	v_cmp_ne_u64_e32 vcc, s[30:31], v[2:3]
	s_cmp_lg_u64 s[16:17], 0
	v_addc_u32_e32 v25, vcc, 0, v4, vcc
	v_readfirstlane_b32 s36, v25
	s_cselect_b64 s[34:35], -1, 0
	s_cmp_eq_u64 s[16:17], 0
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
	s_mov_b32 s30, 0
	v_readfirstlane_b32 s5, v2
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
	v_readfirstlane_b32 s30, v4
	v_mad_u64_u32 v[2:3], s[2:3], s30, v5, v[2:3]
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
	s_add_i32 s2, s5, 1
	s_mov_b32 s4, s5
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v4
	s_cmp_lg_u32 s7, s2
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
	v_mov_b32_e32 v6, s5
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v8, s0
	;;#ASMSTART
	s_and_saveexec_b64 s[0:1], 1
	
.Lawait15:
	onward_wait_load_x2 v[10:11], v[8:9], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
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
	s_mov_b32 s4, s7
.LBB1_7:
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v4, s0
	flat_load_dword v4, v[4:5] glc
	s_cmp_eq_u32 s6, 1
	s_mov_b32 s63, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s36, v4
	s_cbranch_scc1 .LBB1_20
; %bb.8:
	s_mov_b32 s37, 0
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b32 s63, 1
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
	ds_write_b64 v33, v[4:5]
.LBB1_11:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v33
	s_branch .LBB1_19
.LBB1_12:
	s_mov_b64 s[38:39], 0
	s_mov_b32 s63, 0
	s_mov_b32 s30, 0
	s_mov_b32 s5, 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_35
	s_branch .LBB1_36
.LBB1_13:
	s_mov_b32 s63, 0
	s_cbranch_execz .LBB1_35
	s_branch .LBB1_36
.LBB1_14:
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $sgpr36
                                        ; implicit-def: $sgpr4
                                        ; implicit-def: $sgpr63
	s_branch .LBB1_21
.LBB1_15:
                                        ; implicit-def: $vgpr4_vgpr5
	s_cbranch_execz .LBB1_19
; %bb.16:
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, vcc, 8, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	s_mov_b32 s63, 0
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
	s_cmp_eq_u32 s6, 1
	s_mov_b32 s63, 0
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
	ds_write_b64 v33, v[4:5]
.LBB1_26:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v33
	s_mov_b64 s[0:1], 0
	s_branch .LBB1_28
.LBB1_27:
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB1_28:
	s_mov_b32 s63, 1
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB1_32
; %bb.29:
	v_add_u32_e32 v2, vcc, 8, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_mov_b32 s63, 0
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
	s_mov_b32 s4, s5
.LBB1_34:
	s_mov_b64 s[38:39], -1
	s_mov_b32 s5, s4
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_36
.LBB1_35:
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s17
	v_mad_u64_u32 v[2:3], s[0:1], s30, v4, v[2:3]
	v_add_u32_e32 v2, vcc, 0x110, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s31, v2
.LBB1_36:
	s_cmp_ge_u32 s31, s25
	s_cbranch_scc1 .LBB1_699
; %bb.37:
	s_xor_b64 s[40:41], s[38:39], -1
	s_and_b32 s4, s26, 15
	s_cmp_eq_u32 s4, 4
	s_cselect_b64 s[26:27], -1, 0
	s_and_b32 s7, s10, 0xfffe
	s_cmp_lg_u32 s7, 0
	s_cselect_b64 s[42:43], -1, 0
	s_add_u32 s44, s16, 0x80
	s_addc_u32 s45, s17, 0
	s_add_u32 s46, s16, 64
	s_addc_u32 s47, s17, 0
	s_cmp_lg_u32 s6, 1
	s_cselect_b64 s[48:49], -1, 0
	s_lshl_b64 s[6:7], s[8:9], 6
	s_add_u32 s50, s16, 0x108
	s_addc_u32 s51, s17, 0
	s_add_u32 s6, s50, s6
	s_addc_u32 s7, s51, s7
	v_writelane_b32 v1, s6, 0
	s_cmp_eq_u32 s8, 0
	v_writelane_b32 v1, s7, 1
	s_cselect_b64 s[6:7], -1, 0
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[56:57], -1, 0
	s_add_u32 s12, s16, 0xc4
	s_addc_u32 s13, s17, 0
	s_add_u32 s60, s16, 8
	v_writelane_b32 v1, s12, 2
	s_addc_u32 s61, s17, 0
	v_writelane_b32 v1, s13, 3
	s_add_u32 s12, s16, 0xc0
	s_addc_u32 s13, s17, 0
	s_add_u32 s64, s16, 16
	s_addc_u32 s65, s17, 0
	s_add_u32 s66, s16, 12
	s_addc_u32 s67, s17, 0
	v_writelane_b32 v1, s12, 4
	s_add_u32 s68, s16, 0x110
	v_writelane_b32 v1, s13, 5
	s_addc_u32 s69, s17, 0
	s_add_u32 s16, s16, 0x104
	v_writelane_b32 v1, s6, 6
	s_addc_u32 s17, s17, 0
	v_writelane_b32 v1, s7, 7
	s_and_b64 s[6:7], s[6:7], s[38:39]
	v_cmp_eq_u32_e64 s[2:3], 1, v0
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v4, s61
	s_xor_b64 s[12:13], s[6:7], -1
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_cndmask_b32_e64 v28, v3, v4, s[2:3]
	v_mov_b32_e32 v3, s44
	v_mov_b32_e32 v5, s60
	v_writelane_b32 v1, s12, 8
	s_mul_i32 s10, s33, s8
	v_cndmask_b32_e64 v27, v3, v5, s[2:3]
	v_mov_b32_e32 v3, s47
	v_writelane_b32 v1, s13, 9
	s_and_b64 s[72:73], s[6:7], s[0:1]
	v_cmp_ne_u32_e64 s[6:7], 0, v0
	v_cndmask_b32_e64 v6, 0, -1, s[2:3]
	v_cndmask_b32_e64 v30, v3, v4, s[2:3]
	v_add_u32_e32 v34, vcc, s10, v0
	v_mov_b32_e32 v4, s46
	v_writelane_b32 v1, s6, 10
	v_mov_b32_e32 v2, -1
	v_mov_b32_e32 v7, -1
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v16, s5
	v_mov_b32_e32 v3, 0
	s_add_i32 s9, s24, -1
	v_mov_b32_e32 v12, -1
	s_mov_b32 s54, 0x20000
	s_mov_b32 s55, 0x30000
	s_mov_b32 s52, 0x40000
	s_mov_b32 s53, 0xffff
	s_movk_i32 s58, 0x3bf
	s_movk_i32 s59, 0xfc40
	v_mov_b32_e32 v32, 1
	s_movk_i32 s70, 0x3c0
	s_movk_i32 s71, 0x201
	v_lshrrev_b32_e32 v35, 6, v0
	s_movk_i32 s62, 0x400
	v_cndmask_b32_e64 v29, v4, v5, s[2:3]
	s_mov_b32 s75, 0
	v_writelane_b32 v1, s7, 11
	v_cmp_gt_u32_e64 s[6:7], 2, v0
	s_mov_b32 s76, 1
	v_cmp_gt_u32_e64 s[12:13], s24, v34
	s_mov_b32 s79, 0x10000
	s_branch .LBB1_42
.LBB1_38:                               ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_and_b64 s[10:11], s[38:39], exec
	s_cselect_b32 s30, s30, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_39:                               ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v4
.LBB1_40:                               ;   in Loop: Header=BB1_42 Depth=1
	s_and_b64 s[14:15], s[38:39], exec
	v_add_u32_e32 v16, vcc, 1, v16
	s_cselect_b32 s36, s10, s36
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_41:                               ;   in Loop: Header=BB1_42 Depth=1
	s_cmp_lt_u32 s31, s25
	s_cbranch_scc0 .LBB1_699
.LBB1_42:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_44 Depth 2
                                        ;     Child Loop BB1_107 Depth 2
                                        ;       Child Loop BB1_114 Depth 3
                                        ;         Child Loop BB1_118 Depth 4
                                        ;         Child Loop BB1_122 Depth 4
                                        ;     Child Loop BB1_272 Depth 2
                                        ;     Child Loop BB1_612 Depth 2
                                        ;     Child Loop BB1_644 Depth 2
                                        ;       Child Loop BB1_659 Depth 3
                                        ;         Child Loop BB1_663 Depth 4
                                        ;         Child Loop BB1_667 Depth 4
                                        ;     Child Loop BB1_168 Depth 2
                                        ;     Child Loop BB1_199 Depth 2
                                        ;       Child Loop BB1_206 Depth 3
                                        ;         Child Loop BB1_210 Depth 4
                                        ;         Child Loop BB1_214 Depth 4
                                        ;     Child Loop BB1_229 Depth 2
                                        ;     Child Loop BB1_375 Depth 2
                                        ;       Child Loop BB1_394 Depth 3
                                        ;         Child Loop BB1_398 Depth 4
                                        ;         Child Loop BB1_402 Depth 4
                                        ;     Child Loop BB1_343 Depth 2
                                        ;       Child Loop BB1_358 Depth 3
                                        ;         Child Loop BB1_362 Depth 4
                                        ;         Child Loop BB1_366 Depth 4
                                        ;     Child Loop BB1_491 Depth 2
                                        ;     Child Loop BB1_524 Depth 2
                                        ;       Child Loop BB1_539 Depth 3
                                        ;         Child Loop BB1_543 Depth 4
                                        ;         Child Loop BB1_547 Depth 4
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB1_45
; %bb.43:                               ;   in Loop: Header=BB1_42 Depth=1
	s_bitcmp0_b32 s31, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s21
	v_mov_b32_e32 v5, s19
	s_cselect_b64 vcc, -1, 0
	v_mov_b32_e32 v11, s20
	v_mov_b32_e32 v13, s18
	v_cndmask_b32_e32 v0, v4, v5, vcc
	v_cndmask_b32_e32 v9, v11, v13, vcc
	v_cndmask_b32_e32 v10, v5, v4, vcc
	v_cndmask_b32_e32 v11, v13, v11, vcc
	s_mul_i32 s5, s36, s33
	s_mov_b64 s[80:81], 0
	v_mov_b32_e32 v4, v34
.LBB1_44:                               ;   Parent Loop BB1_42 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v5, vcc, 1, v4
	v_cmp_ne_u32_e32 vcc, s9, v4
	v_mov_b32_e32 v14, v3
	v_cndmask_b32_e32 v13, 0, v5, vcc
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_mov_b32_e32 v5, v3
	v_add_u32_e32 v13, vcc, v9, v13
	v_addc_u32_e32 v14, vcc, v0, v14, vcc
	flat_load_dword v15, v[13:14] glc
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[13:14], 2, v[4:5]
	v_add_u32_e32 v4, vcc, s5, v4
	v_cmp_le_u32_e32 vcc, s24, v4
	v_add_u32_e64 v13, s[10:11], v11, v13
	v_addc_u32_e64 v14, s[10:11], v10, v14, s[10:11]
	s_or_b64 s[80:81], vcc, s[80:81]
	v_add_u32_e32 v5, vcc, 1, v15
	flat_store_dword v[13:14], v5
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[80:81]
	s_cbranch_execnz .LBB1_44
.LBB1_45:                               ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s31, s31, 1
	s_cmp_lt_i32 s4, 2
	s_mov_b64 s[80:81], 0
	s_cbranch_scc1 .LBB1_65
; %bb.46:                               ;   in Loop: Header=BB1_42 Depth=1
	s_cmp_gt_i32 s4, 2
	s_cbranch_scc0 .LBB1_66
; %bb.47:                               ;   in Loop: Header=BB1_42 Depth=1
	s_cmp_eq_u32 s4, 3
	s_mov_b64 s[14:15], 0
	s_cbranch_scc0 .LBB1_68
; %bb.48:                               ;   in Loop: Header=BB1_42 Depth=1
	s_and_b64 vcc, exec, s[40:41]
	s_cbranch_vccz .LBB1_86
; %bb.49:                               ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB1_123
; %bb.50:                               ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[82:83], s[6:7]
	s_cbranch_execz .LBB1_60
; %bb.51:                               ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[84:85], s[0:1]
	s_cbranch_execz .LBB1_57
; %bb.52:                               ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v0, v[4:5], v32 glc
	v_mov_b32_e32 v13, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 1, v0
	v_cmp_eq_u32_e32 vcc, v0, v25
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB1_56
; %bb.53:                               ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v13, 0
	v_add_u32_e32 v14, vcc, 1, v16
	v_mov_b32_e32 v15, v25
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[13:16] glc
	v_mov_b32_e32 v26, v16
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[25:26]
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB1_55
; %bb.54:                               ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v15, v25
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s79, v25
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s54, v25
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s55, v25
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s52, v25
	v_mov_b32_e32 v13, v25
	flat_store_dwordx2 v[4:5], v[14:15]
.LBB1_55:                               ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[88:89]
.LBB1_56:                               ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[86:87]
.LBB1_57:                               ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[84:85]
	v_readfirstlane_b32 s74, v13
	v_readlane_b32 s86, v1, 10
	s_cmp_eq_u32 s74, 0
	v_readlane_b32 s87, v1, 11
	s_cselect_b64 s[84:85], -1, 0
	s_xor_b64 s[86:87], s[86:87], -1
	v_mov_b32_e32 v4, s74
	s_and_b64 s[86:87], s[84:85], s[86:87]
	v_mov_b32_e32 v5, s75
	s_and_saveexec_b64 s[84:85], s[86:87]
	s_cbranch_execz .LBB1_59
; %bb.58:                               ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s5, v16
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v4, s5
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v14, s47
	;;#ASMSTART
	s_and_saveexec_b64 s[86:87], 1
	
.Lawait16:
	onward_wait_load_x2 v[10:11], v[13:14], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
	s_cbranch_vccnz .Lmet16
	onward_wait_x2 v[13:14], v[2:5] ne
	s_sleep 1
	s_branch .Lawait16
.Lmet16:
	v_readfirstlane_b32 s5, v10
	s_mov_b64 exec, s[86:87]
	;;#ASMEND
	flat_load_dwordx2 v[4:5], v[13:14] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s53, v5
.LBB1_59:                               ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[84:85]
.LBB1_60:                               ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[82:83]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s74, v4
	s_cbranch_vccnz .LBB1_124
; %bb.61:                               ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_238
; %bb.62:                               ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s5, v35
	s_lshl_b32 s37, s63, 3
	v_add_u32_e32 v0, vcc, s37, v33
	s_cmp_lg_u32 s5, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_64
; %bb.63:                               ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s74
	v_mov_b32_e32 v5, s75
	ds_write_b64 v0, v[4:5]
.LBB1_64:                               ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s37, s63, 1
	s_mov_b64 s[82:83], 0
	s_branch .LBB1_239
.LBB1_65:                               ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $sgpr37
                                        ; implicit-def: $sgpr77
                                        ; implicit-def: $vgpr0
                                        ; implicit-def: $sgpr10
                                        ; implicit-def: $sgpr5
                                        ; implicit-def: $vgpr20
                                        ; implicit-def: $sgpr82
	s_mov_b64 s[86:87], 0
	s_mov_b64 s[84:85], 0
	s_cbranch_execnz .LBB1_297
	s_branch .LBB1_298
.LBB1_66:                               ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b64 s[14:15], -1
	s_mov_b64 s[86:87], 0
                                        ; implicit-def: $sgpr37
                                        ; implicit-def: $sgpr77
                                        ; implicit-def: $vgpr0
                                        ; implicit-def: $sgpr10
                                        ; implicit-def: $sgpr5
                                        ; implicit-def: $vgpr20
                                        ; implicit-def: $sgpr82
.LBB1_67:                               ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b64 s[84:85], 0
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB1_69
	s_branch .LBB1_296
.LBB1_68:                               ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b64 s[84:85], -1
                                        ; implicit-def: $sgpr37
                                        ; implicit-def: $sgpr77
                                        ; implicit-def: $vgpr0
                                        ; implicit-def: $sgpr10
                                        ; implicit-def: $sgpr5
                                        ; implicit-def: $vgpr20
                                        ; implicit-def: $sgpr82
	s_mov_b64 s[86:87], 0
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB1_296
.LBB1_69:                               ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b64 s[14:15], -1
	s_and_b64 vcc, exec, s[40:41]
	s_cbranch_vccz .LBB1_146
; %bb.70:                               ;   in Loop: Header=BB1_42 Depth=1
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB1_145
; %bb.71:                               ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB1_81
; %bb.72:                               ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_78
; %bb.73:                               ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v0, v[4:5], v32 glc
	v_mov_b32_e32 v13, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 1, v0
	v_cmp_eq_u32_e32 vcc, v0, v25
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_77
; %bb.74:                               ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v13, 0
	v_add_u32_e32 v14, vcc, 1, v16
	v_mov_b32_e32 v15, v25
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[13:16] glc
	v_mov_b32_e32 v26, v16
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[25:26]
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB1_76
; %bb.75:                               ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v15, v25
	v_mov_b32_e32 v5, s47
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s79, v25
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s54, v25
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s55, v25
	flat_store_dwordx2 v[4:5], v[14:15]
	v_or_b32_e32 v15, s52, v25
	v_mov_b32_e32 v13, v25
	flat_store_dwordx2 v[4:5], v[14:15]
.LBB1_76:                               ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[86:87]
.LBB1_77:                               ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[82:83]
.LBB1_78:                               ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s74, v13
	v_readlane_b32 s82, v1, 10
	s_cmp_eq_u32 s74, 0
	v_readlane_b32 s83, v1, 11
	s_cselect_b64 s[14:15], -1, 0
	s_xor_b64 s[82:83], s[82:83], -1
	v_mov_b32_e32 v4, s74
	s_and_b64 s[82:83], s[14:15], s[82:83]
	v_mov_b32_e32 v5, s75
	s_and_saveexec_b64 s[14:15], s[82:83]
	s_cbranch_execz .LBB1_80
; %bb.79:                               ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s5, v16
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v4, s5
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v14, s47
	;;#ASMSTART
	s_and_saveexec_b64 s[82:83], 1
	
.Lawait17:
	onward_wait_load_x2 v[10:11], v[13:14], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
	s_cbranch_vccnz .Lmet17
	onward_wait_x2 v[13:14], v[2:5] ne
	s_sleep 1
	s_branch .Lawait17
.Lmet17:
	v_readfirstlane_b32 s5, v10
	s_mov_b64 exec, s[82:83]
	;;#ASMEND
	flat_load_dwordx2 v[4:5], v[13:14] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s53, v5
.LBB1_80:                               ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB1_81:                               ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s74, v4
	s_cbranch_vccnz .LBB1_91
; %bb.82:                               ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_125
; %bb.83:                               ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s5, v35
	s_lshl_b32 s10, s63, 3
	v_add_u32_e32 v0, vcc, s10, v33
	s_cmp_lg_u32 s5, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_85
; %bb.84:                               ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s74
	v_mov_b32_e32 v5, s75
	ds_write_b64 v0, v[4:5]
.LBB1_85:                               ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s37, s63, 1
	s_mov_b64 s[10:11], 0
	s_branch .LBB1_126
.LBB1_86:                               ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b64 s[86:87], 0
                                        ; implicit-def: $sgpr37
                                        ; implicit-def: $sgpr77
                                        ; implicit-def: $vgpr0
	s_cbranch_execz .LBB1_258
.LBB1_87:                               ;   in Loop: Header=BB1_42 Depth=1
	s_and_b64 vcc, exec, s[56:57]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccz .LBB1_92
; %bb.88:                               ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[82:83], s[0:1]
	s_cbranch_execz .LBB1_90
; %bb.89:                               ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v32
	v_readfirstlane_b32 s5, v16
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v4, s5
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v14, s47
	;;#ASMSTART
	s_and_saveexec_b64 s[84:85], 1
	
.Lawait18:
	onward_wait_load_x2 v[10:11], v[13:14], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
	s_cbranch_vccnz .Lmet18
	onward_wait_x2 v[13:14], v[2:5] ne
	s_sleep 1
	s_branch .Lawait18
.Lmet18:
	v_readfirstlane_b32 s5, v10
	s_mov_b64 exec, s[84:85]
	;;#ASMEND
	v_readlane_b32 s84, v1, 2
	v_readlane_b32 s85, v1, 3
	v_mov_b32_e32 v9, s84
	flat_load_dwordx2 v[4:5], v[13:14] glc
	v_mov_b32_e32 v10, s85
	flat_load_dword v10, v[9:10] glc
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v4, 0
	v_or_b32_sdwa v9, v4, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB1_90:                               ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[82:83]
	s_branch .LBB1_93
.LBB1_91:                               ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b64 s[10:11], s[74:75]
	s_mov_b32 s37, s63
	s_mov_b32 s77, s30
	s_branch .LBB1_131
.LBB1_92:                               ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr9_vgpr10
.LBB1_93:                               ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b32 s74, s63
	s_cbranch_vccnz .LBB1_594
; %bb.94:                               ;   in Loop: Header=BB1_42 Depth=1
	s_and_saveexec_b64 s[82:83], s[6:7]
	s_cbranch_execz .LBB1_96
; %bb.95:                               ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, s44
	flat_load_dwordx2 v[4:5], v[4:5] glc
	v_mov_b32_e32 v10, s45
	flat_load_dwordx2 v[9:10], v[9:10] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v10, vcc, -1, v5
	v_cmp_eq_u32_e32 vcc, v10, v9
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_107
.LBB1_96:                               ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[82:83]
	v_add_u32_e32 v5, vcc, 1, v16
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_98
; %bb.97:                               ;   in Loop: Header=BB1_42 Depth=1
	v_readlane_b32 s82, v1, 4
	v_readlane_b32 s83, v1, 5
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, s82
	v_mov_b32_e32 v10, s83
	flat_store_dword v[9:10], v5
.LBB1_98:                               ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s5, v35
	s_cmp_eq_u32 s5, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, 0
	s_cselect_b64 s[84:85], -1, 0
	s_cmp_lg_u32 s5, 0
	v_mov_b32_e32 v10, 0
	s_cbranch_scc1 .LBB1_100
; %bb.99:                               ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, s64
	v_mov_b32_e32 v10, s65
	flat_load_dwordx2 v[10:11], v[9:10] glc
	v_mov_b32_e32 v13, s66
	v_mov_b32_e32 v14, s67
	flat_load_dword v9, v[13:14] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v4, s53, v11
	v_lshrrev_b64 v[10:11], 16, v[10:11]
	v_cmp_ne_u64_e32 vcc, 0, v[3:4]
	v_cndmask_b32_e32 v10, 0, v11, vcc
.LBB1_100:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s83, v10
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s82, v9
	s_cbranch_vccnz .LBB1_156
; %bb.101:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_259
; %bb.102:                              ;   in Loop: Header=BB1_42 Depth=1
	s_lshl_b32 s5, s63, 3
	v_add_u32_e32 v4, vcc, s5, v33
	s_andn2_b64 vcc, exec, s[84:85]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_104
; %bb.103:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, s82
	v_mov_b32_e32 v10, s83
	ds_write_b64 v4, v[9:10]
.LBB1_104:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[9:10], v4
	s_xor_b32 s74, s63, 1
	s_branch .LBB1_263
.LBB1_105:                              ;   in Loop: Header=BB1_107 Depth=2
	s_or_b64 exec, exec, s[84:85]
.LBB1_106:                              ;   in Loop: Header=BB1_107 Depth=2
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	v_mov_b32_e32 v9, s44
	flat_load_dwordx2 v[4:5], v[4:5] glc
	v_mov_b32_e32 v10, s45
	flat_load_dwordx2 v[9:10], v[9:10] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v10, vcc, -1, v5
	v_cmp_ne_u32_e32 vcc, v10, v9
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_96
.LBB1_107:                              ;   Parent Loop BB1_42 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_114 Depth 3
                                        ;         Child Loop BB1_118 Depth 4
                                        ;         Child Loop BB1_122 Depth 4
	v_cndmask_b32_e64 v10, 0, v5, s[2:3]
	v_cndmask_b32_e64 v9, v9, v4, s[2:3]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_109
; %bb.108:                              ;   in Loop: Header=BB1_107 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[13:14], v[27:28], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[27:28], v[7:10] ne
	;;#ASMEND
	s_cbranch_execnz .LBB1_106
	s_branch .LBB1_110
.LBB1_109:                              ;   in Loop: Header=BB1_107 Depth=2
.LBB1_110:                              ;   in Loop: Header=BB1_107 Depth=2
	s_mov_b64 s[84:85], 0
	v_mov_b32_e32 v11, 0
                                        ; implicit-def: $sgpr88_sgpr89
	s_branch .LBB1_114
.LBB1_111:                              ;   in Loop: Header=BB1_114 Depth=3
	s_or_b64 exec, exec, s[92:93]
	v_lshlrev_b32_e32 v11, 1, v11
	v_mov_b32_e32 v13, s62
	v_cndmask_b32_e64 v11, v13, v11, s[10:11]
	s_mov_b64 s[10:11], -1
.LBB1_112:                              ;   in Loop: Header=BB1_114 Depth=3
	s_andn2_b64 s[88:89], s[88:89], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[88:89], s[88:89], s[10:11]
.LBB1_113:                              ;   in Loop: Header=BB1_114 Depth=3
	s_or_b64 exec, exec, s[90:91]
	s_xor_b64 s[10:11], s[88:89], -1
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[84:85], s[10:11], s[84:85]
	s_andn2_b64 exec, exec, s[84:85]
	s_cbranch_execz .LBB1_105
.LBB1_114:                              ;   Parent Loop BB1_42 Depth=1
                                        ;     Parent Loop BB1_107 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_118 Depth 4
                                        ;         Child Loop BB1_122 Depth 4
	v_mov_b32_e32 v13, s44
	v_mov_b32_e32 v14, s45
	flat_load_dwordx2 v[13:14], v[13:14] glc
	s_andn2_b64 s[88:89], s[88:89], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v14, v14, v6
	v_and_b32_e32 v13, v13, v12
	v_cmp_eq_u64_e32 vcc, v[13:14], v[9:10]
	s_and_saveexec_b64 s[90:91], vcc
	s_cbranch_execz .LBB1_113
; %bb.115:                              ;   in Loop: Header=BB1_114 Depth=3
	v_mov_b32_e32 v13, s60
	v_mov_b32_e32 v14, s61
	flat_load_dwordx2 v[13:14], v[13:14] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[13:14], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_112
; %bb.116:                              ;   in Loop: Header=BB1_114 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v11
	v_cndmask_b32_e32 v11, 64, v11, vcc
	v_cmp_lt_u32_e32 vcc, s58, v11
	v_mov_b32_e32 v13, v11
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_120
; %bb.117:                              ;   in Loop: Header=BB1_114 Depth=3
	s_mov_b64 s[92:93], 0
	v_mov_b32_e32 v13, v11
.LBB1_118:                              ;   Parent Loop BB1_42 Depth=1
                                        ;     Parent Loop BB1_107 Depth=2
                                        ;       Parent Loop BB1_114 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v13, vcc, s59, v13
	v_cmp_gt_u32_e32 vcc, s70, v13
	s_or_b64 s[92:93], vcc, s[92:93]
	s_sleep 15
	s_andn2_b64 exec, exec, s[92:93]
	s_cbranch_execnz .LBB1_118
; %bb.119:                              ;   in Loop: Header=BB1_114 Depth=3
	s_or_b64 exec, exec, s[92:93]
.LBB1_120:                              ;   in Loop: Header=BB1_114 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s71, v11
	v_cmp_lt_u32_e32 vcc, 63, v13
	s_and_saveexec_b64 s[92:93], vcc
	s_cbranch_execz .LBB1_111
; %bb.121:                              ;   in Loop: Header=BB1_114 Depth=3
	s_mov_b64 s[94:95], 0
.LBB1_122:                              ;   Parent Loop BB1_42 Depth=1
                                        ;     Parent Loop BB1_107 Depth=2
                                        ;       Parent Loop BB1_114 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v13, vcc, 64, v13
	v_cmp_gt_u32_e32 vcc, 64, v13
	s_or_b64 s[94:95], vcc, s[94:95]
	s_sleep 1
	s_andn2_b64 exec, exec, s[94:95]
	s_cbranch_execnz .LBB1_122
	s_branch .LBB1_111
.LBB1_123:                              ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $sgpr37
                                        ; implicit-def: $sgpr77
                                        ; implicit-def: $vgpr0
	s_mov_b64 s[86:87], 0
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_87
	s_branch .LBB1_258
.LBB1_124:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b64 s[82:83], s[74:75]
	s_mov_b32 s37, s63
	s_mov_b32 s77, s30
	s_branch .LBB1_244
.LBB1_125:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr37
.LBB1_126:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_b64 vcc, exec, s[10:11]
	s_mov_b32 s77, s30
	s_cbranch_vccz .LBB1_130
; %bb.127:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_129
; %bb.128:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s15, v1, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v9, s74
	v_mov_b32_e32 v5, s15
	v_mov_b32_e32 v10, s75
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_129:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s10, v1, 0
	v_readlane_b32 s11, v1, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_mov_b32 s77, 64
	s_mov_b32 s37, s63
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_130:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_131:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v31, v3
	v_cmp_lt_u64_e32 vcc, s[10:11], v[31:32]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_144
; %bb.132:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v18, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_134
; %bb.133:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s78, s75
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v9, s78
	v_mov_b32_e32 v5, s47
	v_mov_b32_e32 v10, s79
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	v_readfirstlane_b32 s5, v16
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, s5
	v_mov_b32_e32 v17, v2
	v_mov_b32_e32 v20, v3
	;;#ASMSTART
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait19:
	onward_wait_load_x2 v[10:11], v[4:5], v[17:20] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
	s_cbranch_vccnz .Lmet19
	onward_wait_x2 v[4:5], v[17:20] ne
	s_sleep 1
	s_branch .Lawait19
.Lmet19:
	v_readfirstlane_b32 s5, v10
	s_mov_b64 exec, s[14:15]
	;;#ASMEND
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s53, v5
.LBB1_134:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v18
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_144
; %bb.135:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b64 s[14:15], -1
                                        ; implicit-def: $sgpr5
	s_cbranch_vccnz .LBB1_139
; %bb.136:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s5, v35
	s_lshl_b32 s14, s37, 3
	v_add_u32_e32 v0, vcc, s14, v33
	s_cmp_lg_u32 s5, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_138
; %bb.137:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	ds_write_b64 v0, v[4:5]
.LBB1_138:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s5, s37, 1
	s_mov_b64 s[14:15], 0
.LBB1_139:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB1_143
; %bb.140:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_142
; %bb.141:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readlane_b32 s82, v1, 0
	v_readlane_b32 s83, v1, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s82
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v5, s83
	v_mov_b32_e32 v10, s11
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_142:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readlane_b32 s10, v1, 0
	v_readlane_b32 s11, v1, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_mov_b32 s77, 64
	s_mov_b32 s5, s37
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_143:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s37, s5
.LBB1_144:                              ;   in Loop: Header=BB1_42 Depth=1
	v_add_u32_e32 v0, vcc, 1, v16
	s_mov_b64 s[86:87], -1
	s_mov_b32 s10, s36
.LBB1_145:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b64 s[14:15], 0
	s_mov_b32 s5, s63
	v_mov_b32_e32 v20, v16
	s_mov_b32 s82, s36
.LBB1_146:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB1_296
; %bb.147:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[56:57]
	s_mov_b32 s74, s63
	s_cbranch_vccnz .LBB1_181
; %bb.148:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s10, v35
	s_cmp_eq_u32 s10, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 0
	s_cselect_b64 s[86:87], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB1_150
; %bb.149:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dwordx2 v[9:10], v[4:5] glc
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	flat_load_dword v4, v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v9
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[14:15], 1, v4
	v_add_u32_e32 v0, vcc, -1, v4
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v0
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v5, s10
.LBB1_150:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_155
; %bb.151:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_157
; %bb.152:                              ;   in Loop: Header=BB1_42 Depth=1
	s_lshl_b32 s14, s63, 3
	v_add_u32_e32 v0, vcc, s14, v33
	s_andn2_b64 vcc, exec, s[86:87]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_154
; %bb.153:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	ds_write_b64 v0, v[4:5]
.LBB1_154:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s74, s63, 1
	s_branch .LBB1_161
.LBB1_155:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s74, s63
	s_branch .LBB1_162
.LBB1_156:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s74, s63
	s_branch .LBB1_264
.LBB1_157:                              ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr74
	s_cbranch_execz .LBB1_161
; %bb.158:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s50
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s51
	v_mad_u64_u32 v[4:5], s[14:15], s30, v0, v[4:5]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_160
; %bb.159:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v10, s11
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_160:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_mov_b32 s74, s63
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_161:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_162:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v31, v3
	v_cmp_lt_u64_e32 vcc, s[10:11], v[31:32]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_181
; %bb.163:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s16
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s17
	v_mad_u64_u32 v[4:5], s[10:11], s30, v0, v[4:5]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_165
; %bb.164:                              ;   in Loop: Header=BB1_42 Depth=1
	flat_store_dword v[4:5], v3
.LBB1_165:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s10, 0x1000000
	;;#ASMSTART
	onward_message s10
	;;#ASMEND
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_171
; %bb.166:                              ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $sgpr88_sgpr89
	s_branch .LBB1_168
.LBB1_167:                              ;   in Loop: Header=BB1_168 Depth=2
	s_or_b64 exec, exec, s[90:91]
	s_and_b64 s[90:91], exec, s[88:89]
	s_or_b64 s[14:15], s[90:91], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_170
.LBB1_168:                              ;   Parent Loop BB1_42 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v10, v[4:5], v[2:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_or_b64 s[88:89], s[88:89], exec
	s_and_saveexec_b64 s[90:91], vcc
	s_cbranch_execz .LBB1_167
; %bb.169:                              ;   in Loop: Header=BB1_168 Depth=2
	;;#ASMSTART
	onward_wait v[4:5], v[2:3] ne
	;;#ASMEND
	s_andn2_b64 s[88:89], s[88:89], exec
	s_branch .LBB1_167
.LBB1_170:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	flat_load_dword v9, v[4:5] glc
.LBB1_171:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v0, s8
	v_mad_u64_u32 v[4:5], s[10:11], s30, v0, 0
	v_readfirstlane_b32 s11, v10
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v9
	s_cbranch_vccnz .LBB1_181
; %bb.172:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b64 s[14:15], -1
                                        ; implicit-def: $sgpr37
	s_cbranch_vccnz .LBB1_176
; %bb.173:                              ;   in Loop: Header=BB1_42 Depth=1
	s_lshl_b32 s14, s74, 3
	v_add_u32_e32 v0, vcc, s14, v33
	s_andn2_b64 vcc, exec, s[86:87]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_175
; %bb.174:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v10, s11
	ds_write_b64 v0, v[9:10]
.LBB1_175:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[9:10], v0
	s_xor_b32 s37, s74, 1
	s_mov_b64 s[14:15], 0
.LBB1_176:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB1_180
; %bb.177:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v0, s51
	v_add_u32_e32 v4, vcc, s50, v4
	v_addc_u32_e32 v5, vcc, v0, v5, vcc
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_179
; %bb.178:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v10, s11
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_179:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_mov_b32 s37, s74
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_180:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s74, s37
.LBB1_181:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_b64 vcc, exec, s[56:57]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccz .LBB1_185
; %bb.182:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_184
; %bb.183:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v32
	v_readfirstlane_b32 s37, v16
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v4, s37
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v14, s47
	;;#ASMSTART
	s_and_saveexec_b64 s[86:87], 1
	
.Lawait20:
	onward_wait_load_x2 v[10:11], v[13:14], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet20
	onward_wait_x2 v[13:14], v[2:5] ne
	s_sleep 1
	s_branch .Lawait20
.Lmet20:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[86:87]
	;;#ASMEND
	v_readlane_b32 s86, v1, 2
	v_readlane_b32 s87, v1, 3
	v_mov_b32_e32 v9, s86
	flat_load_dwordx2 v[4:5], v[13:14] glc
	v_mov_b32_e32 v10, s87
	flat_load_dword v10, v[9:10] glc
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(1)
	v_or_b32_sdwa v9, v0, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB1_184:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_186
	s_branch .LBB1_284
.LBB1_185:                              ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $vgpr9_vgpr10
.LBB1_186:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_cbranch_execz .LBB1_188
; %bb.187:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, s44
	flat_load_dwordx2 v[4:5], v[4:5] glc
	v_mov_b32_e32 v10, s45
	flat_load_dwordx2 v[9:10], v[9:10] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v0, vcc, -1, v5
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v0, v9
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_199
.LBB1_188:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_add_u32_e32 v5, vcc, 1, v16
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_190
; %bb.189:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readlane_b32 s14, v1, 4
	v_readlane_b32 s15, v1, 5
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, s14
	v_mov_b32_e32 v10, s15
	flat_store_dword v[9:10], v5
.LBB1_190:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s10, v35
	s_cmp_eq_u32 s10, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, 0
	s_cselect_b64 s[86:87], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v10, 0
	s_cbranch_scc1 .LBB1_192
; %bb.191:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, s64
	v_mov_b32_e32 v10, s65
	flat_load_dwordx2 v[10:11], v[9:10] glc
	v_mov_b32_e32 v13, s66
	v_mov_b32_e32 v14, s67
	flat_load_dword v9, v[13:14] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v4, s53, v11
	v_lshrrev_b64 v[10:11], 16, v[10:11]
	v_cmp_ne_u64_e32 vcc, 0, v[3:4]
	v_cndmask_b32_e32 v10, 0, v11, vcc
.LBB1_192:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s15, v10
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v9
	s_cbranch_vccnz .LBB1_215
; %bb.193:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_216
; %bb.194:                              ;   in Loop: Header=BB1_42 Depth=1
	s_lshl_b32 s10, s74, 3
	v_add_u32_e32 v0, vcc, s10, v33
	s_andn2_b64 vcc, exec, s[86:87]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_196
; %bb.195:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, s14
	v_mov_b32_e32 v10, s15
	ds_write_b64 v0, v[9:10]
.LBB1_196:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[9:10], v0
	s_xor_b32 s37, s74, 1
	s_branch .LBB1_220
.LBB1_197:                              ;   in Loop: Header=BB1_199 Depth=2
	s_or_b64 exec, exec, s[86:87]
.LBB1_198:                              ;   in Loop: Header=BB1_199 Depth=2
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	v_mov_b32_e32 v9, s44
	flat_load_dwordx2 v[4:5], v[4:5] glc
	v_mov_b32_e32 v10, s45
	flat_load_dwordx2 v[9:10], v[9:10] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v0, vcc, -1, v5
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v0, v9
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB1_188
.LBB1_199:                              ;   Parent Loop BB1_42 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_206 Depth 3
                                        ;         Child Loop BB1_210 Depth 4
                                        ;         Child Loop BB1_214 Depth 4
	v_cndmask_b32_e64 v10, 0, v5, s[2:3]
	v_cndmask_b32_e64 v9, v9, v4, s[2:3]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_201
; %bb.200:                              ;   in Loop: Header=BB1_199 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[13:14], v[27:28], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[27:28], v[7:10] ne
	;;#ASMEND
	s_cbranch_execnz .LBB1_198
	s_branch .LBB1_202
.LBB1_201:                              ;   in Loop: Header=BB1_199 Depth=2
.LBB1_202:                              ;   in Loop: Header=BB1_199 Depth=2
	s_mov_b64 s[86:87], 0
	v_mov_b32_e32 v0, 0
                                        ; implicit-def: $sgpr88_sgpr89
	s_branch .LBB1_206
.LBB1_203:                              ;   in Loop: Header=BB1_206 Depth=3
	s_or_b64 exec, exec, s[92:93]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v11, s62
	v_cndmask_b32_e64 v0, v11, v0, s[10:11]
	s_mov_b64 s[10:11], -1
.LBB1_204:                              ;   in Loop: Header=BB1_206 Depth=3
	s_andn2_b64 s[88:89], s[88:89], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[88:89], s[88:89], s[10:11]
.LBB1_205:                              ;   in Loop: Header=BB1_206 Depth=3
	s_or_b64 exec, exec, s[90:91]
	s_xor_b64 s[10:11], s[88:89], -1
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[86:87], s[10:11], s[86:87]
	s_andn2_b64 exec, exec, s[86:87]
	s_cbranch_execz .LBB1_197
.LBB1_206:                              ;   Parent Loop BB1_42 Depth=1
                                        ;     Parent Loop BB1_199 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_210 Depth 4
                                        ;         Child Loop BB1_214 Depth 4
	v_mov_b32_e32 v13, s44
	v_mov_b32_e32 v14, s45
	flat_load_dwordx2 v[13:14], v[13:14] glc
	s_andn2_b64 s[88:89], s[88:89], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v14, v14, v6
	v_and_b32_e32 v13, v13, v12
	v_cmp_eq_u64_e32 vcc, v[13:14], v[9:10]
	s_and_saveexec_b64 s[90:91], vcc
	s_cbranch_execz .LBB1_205
; %bb.207:                              ;   in Loop: Header=BB1_206 Depth=3
	v_mov_b32_e32 v13, s60
	v_mov_b32_e32 v14, s61
	flat_load_dwordx2 v[13:14], v[13:14] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[13:14], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_204
; %bb.208:                              ;   in Loop: Header=BB1_206 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s58, v0
	v_mov_b32_e32 v11, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_212
; %bb.209:                              ;   in Loop: Header=BB1_206 Depth=3
	s_mov_b64 s[92:93], 0
	v_mov_b32_e32 v11, v0
.LBB1_210:                              ;   Parent Loop BB1_42 Depth=1
                                        ;     Parent Loop BB1_199 Depth=2
                                        ;       Parent Loop BB1_206 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v11, vcc, s59, v11
	v_cmp_gt_u32_e32 vcc, s70, v11
	s_or_b64 s[92:93], vcc, s[92:93]
	s_sleep 15
	s_andn2_b64 exec, exec, s[92:93]
	s_cbranch_execnz .LBB1_210
; %bb.211:                              ;   in Loop: Header=BB1_206 Depth=3
	s_or_b64 exec, exec, s[92:93]
.LBB1_212:                              ;   in Loop: Header=BB1_206 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s71, v0
	v_cmp_lt_u32_e32 vcc, 63, v11
	s_and_saveexec_b64 s[92:93], vcc
	s_cbranch_execz .LBB1_203
; %bb.213:                              ;   in Loop: Header=BB1_206 Depth=3
	s_mov_b64 s[94:95], 0
.LBB1_214:                              ;   Parent Loop BB1_42 Depth=1
                                        ;     Parent Loop BB1_199 Depth=2
                                        ;       Parent Loop BB1_206 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v11, vcc, 64, v11
	v_cmp_gt_u32_e32 vcc, 64, v11
	s_or_b64 s[94:95], vcc, s[94:95]
	s_sleep 1
	s_andn2_b64 exec, exec, s[94:95]
	s_cbranch_execnz .LBB1_214
	s_branch .LBB1_203
.LBB1_215:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s37, s74
	s_branch .LBB1_221
.LBB1_216:                              ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $vgpr9_vgpr10
                                        ; implicit-def: $sgpr37
	s_cbranch_execz .LBB1_220
; %bb.217:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s50
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v10, s51
	v_mad_u64_u32 v[9:10], s[10:11], s30, v0, v[9:10]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_219
; %bb.218:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v13, s14
	v_mov_b32_e32 v14, s15
	flat_store_dwordx2 v[9:10], v[13:14]
.LBB1_219:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[9:10], v[9:10] glc
	s_mov_b32 s37, s74
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_220:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v10
	v_readfirstlane_b32 s14, v9
.LBB1_221:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v31, v3
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[31:32]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_237
; %bb.222:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v0, s8
	v_mad_u64_u32 v[9:10], s[88:89], s30, v0, 0
	s_and_saveexec_b64 s[88:89], s[0:1]
	s_cbranch_execz .LBB1_224
; %bb.223:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v0, s69
	v_add_u32_e32 v13, vcc, s68, v9
	v_addc_u32_e32 v14, vcc, v0, v10, vcc
	v_mov_b32_e32 v0, s31
	flat_store_dword v[13:14], v0
.LBB1_224:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[88:89]
	v_mov_b32_e32 v0, s17
	v_add_u32_e32 v13, vcc, s16, v9
	v_addc_u32_e32 v14, vcc, v0, v10, vcc
	s_and_saveexec_b64 s[88:89], s[0:1]
	s_cbranch_execz .LBB1_226
; %bb.225:                              ;   in Loop: Header=BB1_42 Depth=1
	flat_store_dword v[13:14], v3
.LBB1_226:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[88:89]
	s_brev_b32 s14, 64
	s_or_b32 s14, s15, s14
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s14
	;;#ASMEND
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	s_mov_b64 s[88:89], 0
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_232
; %bb.227:                              ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $sgpr90_sgpr91
	s_branch .LBB1_229
.LBB1_228:                              ;   in Loop: Header=BB1_229 Depth=2
	s_or_b64 exec, exec, s[92:93]
	s_and_b64 s[92:93], exec, s[90:91]
	s_or_b64 s[88:89], s[92:93], s[88:89]
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execz .LBB1_231
.LBB1_229:                              ;   Parent Loop BB1_42 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v18, v[13:14], v[2:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v18
	s_or_b64 s[90:91], s[90:91], exec
	s_and_saveexec_b64 s[92:93], vcc
	s_cbranch_execz .LBB1_228
; %bb.230:                              ;   in Loop: Header=BB1_229 Depth=2
	;;#ASMSTART
	onward_wait v[13:14], v[2:3] ne
	;;#ASMEND
	s_andn2_b64 s[90:91], s[90:91], exec
	s_branch .LBB1_228
.LBB1_231:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[88:89]
	v_mov_b32_e32 v13, s66
	v_mov_b32_e32 v14, s67
	flat_load_dword v17, v[13:14] glc
.LBB1_232:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v18
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v17
	s_cbranch_vccnz .LBB1_237
; %bb.233:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_274
; %bb.234:                              ;   in Loop: Header=BB1_42 Depth=1
	s_lshl_b32 s74, s37, 3
	v_add_u32_e32 v0, vcc, s74, v33
	s_andn2_b64 vcc, exec, s[86:87]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_236
; %bb.235:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v13, s14
	v_mov_b32_e32 v14, s15
	ds_write_b64 v0, v[13:14]
.LBB1_236:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[13:14], v0
	s_xor_b32 s74, s37, 1
	s_branch .LBB1_278
.LBB1_237:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s74, s37
	s_branch .LBB1_279
.LBB1_238:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b64 s[82:83], -1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr37
.LBB1_239:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_b64 vcc, exec, s[82:83]
	s_mov_b32 s77, s30
	s_cbranch_vccz .LBB1_243
; %bb.240:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_saveexec_b64 s[82:83], s[0:1]
	s_cbranch_execz .LBB1_242
; %bb.241:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readlane_b32 s84, v1, 0
	v_readlane_b32 s85, v1, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s84
	v_mov_b32_e32 v9, s74
	v_mov_b32_e32 v5, s85
	v_mov_b32_e32 v10, s75
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_242:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[82:83]
	v_readlane_b32 s82, v1, 0
	v_readlane_b32 s83, v1, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s82
	v_mov_b32_e32 v5, s83
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_mov_b32 s77, 64
	s_mov_b32 s37, s63
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_243:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s83, v5
	v_readfirstlane_b32 s82, v4
.LBB1_244:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v31, v3
	v_cmp_lt_u64_e32 vcc, s[82:83], v[31:32]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_257
; %bb.245:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s83
	;;#ASMEND
	v_mov_b32_e32 v4, s82
	v_mov_b32_e32 v18, s83
	v_mov_b32_e32 v5, s83
	s_and_saveexec_b64 s[82:83], s[0:1]
	s_cbranch_execz .LBB1_247
; %bb.246:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s78, s75
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v9, s78
	v_mov_b32_e32 v5, s47
	v_mov_b32_e32 v10, s79
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	v_readfirstlane_b32 s5, v16
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, s5
	v_mov_b32_e32 v17, v2
	v_mov_b32_e32 v20, v3
	;;#ASMSTART
	s_and_saveexec_b64 s[84:85], 1
	
.Lawait21:
	onward_wait_load_x2 v[10:11], v[4:5], v[17:20] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
	s_cbranch_vccnz .Lmet21
	onward_wait_x2 v[4:5], v[17:20] ne
	s_sleep 1
	s_branch .Lawait21
.Lmet21:
	v_readfirstlane_b32 s5, v10
	s_mov_b64 exec, s[84:85]
	;;#ASMEND
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s53, v5
.LBB1_247:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[82:83]
	v_readfirstlane_b32 s83, v18
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s82, v4
	s_cbranch_vccnz .LBB1_257
; %bb.248:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b64 s[84:85], -1
                                        ; implicit-def: $sgpr5
	s_cbranch_vccnz .LBB1_252
; %bb.249:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s5, v35
	s_lshl_b32 s74, s37, 3
	v_add_u32_e32 v0, vcc, s74, v33
	s_cmp_lg_u32 s5, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_251
; %bb.250:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s82
	v_mov_b32_e32 v5, s83
	ds_write_b64 v0, v[4:5]
.LBB1_251:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s5, s37, 1
	s_mov_b64 s[84:85], 0
.LBB1_252:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_b64 vcc, exec, s[84:85]
	s_cbranch_vccz .LBB1_256
; %bb.253:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_saveexec_b64 s[84:85], s[0:1]
	s_cbranch_execz .LBB1_255
; %bb.254:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readlane_b32 s86, v1, 0
	v_readlane_b32 s87, v1, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s86
	v_mov_b32_e32 v9, s82
	v_mov_b32_e32 v5, s87
	v_mov_b32_e32 v10, s83
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_255:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[84:85]
	v_readlane_b32 s82, v1, 0
	v_readlane_b32 s83, v1, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s82
	v_mov_b32_e32 v5, s83
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_mov_b32 s77, 64
	s_mov_b32 s5, s37
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_256:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s37, s5
.LBB1_257:                              ;   in Loop: Header=BB1_42 Depth=1
	v_add_u32_e32 v0, vcc, 1, v16
	s_mov_b64 s[86:87], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_87
.LBB1_258:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s10, s36
	s_mov_b32 s5, s63
	v_mov_b32_e32 v20, v16
	s_mov_b32 s82, s36
	s_branch .LBB1_67
.LBB1_259:                              ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $vgpr9_vgpr10
                                        ; implicit-def: $sgpr74
	s_cbranch_execz .LBB1_263
; %bb.260:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s50
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v10, s51
	v_mad_u64_u32 v[9:10], s[10:11], s30, v4, v[9:10]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_262
; %bb.261:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v13, s82
	v_mov_b32_e32 v14, s83
	flat_store_dwordx2 v[9:10], v[13:14]
.LBB1_262:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[9:10], v[9:10] glc
	s_mov_b32 s74, s63
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_263:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s83, v10
	v_readfirstlane_b32 s82, v9
.LBB1_264:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v31, v3
	v_cmp_lt_u64_e64 s[10:11], s[82:83], v[31:32]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_589
; %bb.265:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s8
	v_mad_u64_u32 v[9:10], s[88:89], s30, v4, 0
	s_and_saveexec_b64 s[88:89], s[0:1]
	s_cbranch_execz .LBB1_267
; %bb.266:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s69
	v_add_u32_e32 v13, vcc, s68, v9
	v_addc_u32_e32 v14, vcc, v4, v10, vcc
	v_mov_b32_e32 v4, s31
	flat_store_dword v[13:14], v4
.LBB1_267:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[88:89]
	v_mov_b32_e32 v4, s17
	v_add_u32_e32 v13, vcc, s16, v9
	v_addc_u32_e32 v14, vcc, v4, v10, vcc
	s_and_saveexec_b64 s[88:89], s[0:1]
	s_cbranch_execz .LBB1_269
; %bb.268:                              ;   in Loop: Header=BB1_42 Depth=1
	flat_store_dword v[13:14], v3
.LBB1_269:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[88:89]
	s_brev_b32 s5, 64
	s_or_b32 s5, s83, s5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s5
	;;#ASMEND
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	s_mov_b64 s[88:89], 0
	s_and_saveexec_b64 s[82:83], s[0:1]
	s_cbranch_execz .LBB1_579
; %bb.270:                              ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $sgpr90_sgpr91
	s_branch .LBB1_272
.LBB1_271:                              ;   in Loop: Header=BB1_272 Depth=2
	s_or_b64 exec, exec, s[92:93]
	s_and_b64 s[92:93], exec, s[90:91]
	s_or_b64 s[88:89], s[92:93], s[88:89]
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execz .LBB1_578
.LBB1_272:                              ;   Parent Loop BB1_42 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v18, v[13:14], v[2:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v18
	s_or_b64 s[90:91], s[90:91], exec
	s_and_saveexec_b64 s[92:93], vcc
	s_cbranch_execz .LBB1_271
; %bb.273:                              ;   in Loop: Header=BB1_272 Depth=2
	;;#ASMSTART
	onward_wait v[13:14], v[2:3] ne
	;;#ASMEND
	s_andn2_b64 s[90:91], s[90:91], exec
	s_branch .LBB1_271
.LBB1_274:                              ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $vgpr13_vgpr14
                                        ; implicit-def: $sgpr74
	s_cbranch_execz .LBB1_278
; %bb.275:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v0, s51
	v_add_u32_e32 v9, vcc, s50, v9
	v_addc_u32_e32 v10, vcc, v0, v10, vcc
	s_and_saveexec_b64 s[86:87], s[0:1]
	s_cbranch_execz .LBB1_277
; %bb.276:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v13, s14
	v_mov_b32_e32 v14, s15
	flat_store_dwordx2 v[9:10], v[13:14]
.LBB1_277:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[86:87]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[13:14], v[9:10] glc
	s_mov_b32 s74, s37
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_278:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v14
	v_readfirstlane_b32 s14, v13
.LBB1_279:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[86:87], s[0:1]
	s_cbranch_execz .LBB1_283
; %bb.280:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s88, s75
	s_mov_b32 s89, s15
	s_mov_b32 s90, s75
	s_mov_b32 s91, s76
	s_cmp_eq_u64 s[88:89], s[90:91]
	s_cselect_b64 s[88:89], -1, 0
	s_or_b64 s[10:11], s[10:11], s[88:89]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v10, 0
	s_cbranch_vccnz .LBB1_282
; %bb.281:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, s64
	v_mov_b32_e32 v10, s65
	flat_load_dwordx2 v[9:10], v[9:10] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v9
.LBB1_282:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readlane_b32 s10, v1, 2
	v_readlane_b32 s11, v1, 3
	v_mov_b32_e32 v14, s11
	v_mov_b32_e32 v13, s10
	flat_store_dword v[13:14], v10
	v_mov_b32_e32 v13, s44
	v_mov_b32_e32 v4, v3
	v_mov_b32_e32 v14, s45
	v_mov_b32_e32 v17, s46
	flat_store_dwordx2 v[13:14], v[4:5]
	v_mov_b32_e32 v14, s14
	v_mov_b32_e32 v13, v5
	v_mov_b32_e32 v18, s47
	s_or_b32 s10, s14, s79
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[17:18], v[13:14]
	v_mov_b32_e32 v14, s10
	v_mov_b32_e32 v13, v5
	s_or_b32 s10, s14, s54
	flat_store_dwordx2 v[17:18], v[13:14]
	v_mov_b32_e32 v14, s10
	s_or_b32 s10, s14, s55
	flat_store_dwordx2 v[17:18], v[13:14]
	v_mov_b32_e32 v14, s10
	s_or_b32 s10, s14, s52
	flat_store_dwordx2 v[17:18], v[13:14]
	v_mov_b32_e32 v14, s10
	v_mov_b32_e32 v9, s14
	flat_store_dwordx2 v[17:18], v[13:14]
.LBB1_283:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[86:87]
.LBB1_284:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v10
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v9
	s_cbranch_vccnz .LBB1_289
; %bb.285:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_290
; %bb.286:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s14, v35
	s_lshl_b32 s15, s74, 3
	v_add_u32_e32 v0, vcc, s15, v33
	s_cmp_lg_u32 s14, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_288
; %bb.287:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	ds_write_b64 v0, v[4:5]
.LBB1_288:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s37, s74, 1
	s_branch .LBB1_294
.LBB1_289:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s37, s74
	s_branch .LBB1_295
.LBB1_290:                              ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr37
	s_cbranch_execz .LBB1_294
; %bb.291:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s50
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s51
	v_mad_u64_u32 v[4:5], s[14:15], s30, v0, v[4:5]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_293
; %bb.292:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v10, s11
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_293:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_mov_b32 s37, s74
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_294:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v4
.LBB1_295:                              ;   in Loop: Header=BB1_42 Depth=1
	v_add_u32_e32 v0, vcc, 1, v16
	s_mov_b64 s[86:87], -1
	s_mov_b32 s77, s30
.LBB1_296:                              ;   in Loop: Header=BB1_42 Depth=1
	s_branch .LBB1_298
.LBB1_297:                              ;   in Loop: Header=BB1_42 Depth=1
	s_cmp_lg_u32 s4, 1
	s_mov_b64 s[80:81], -1
	s_cselect_b64 s[84:85], -1, 0
.LBB1_298:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[84:85]
	s_cbranch_vccnz .LBB1_314
; %bb.299:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB1_436
; %bb.300:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_cbranch_execz .LBB1_409
; %bb.301:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v0, s36
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_309
; %bb.302:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v32 glc
	s_andn2_b64 vcc, exec, s[38:39]
	v_mov_b32_e32 v0, v25
	s_cbranch_vccnz .LBB1_304
; %bb.303:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, s66
	v_mov_b32_e32 v10, s67
	flat_load_dword v0, v[9:10] glc
.LBB1_304:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v15, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v15, v0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_308
; %bb.305:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s44
	v_add_u32_e32 v14, vcc, 1, v16
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[13:16] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[15:16]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_307
; %bb.306:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	v_or_b32_e32 v10, s79, v15
	v_mov_b32_e32 v9, v14
	flat_store_dwordx2 v[4:5], v[14:15]
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s54, v15
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s55, v15
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s52, v15
	v_mov_b32_e32 v13, v15
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_307:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[82:83]
	v_mov_b32_e32 v0, v15
.LBB1_308:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[80:81]
.LBB1_309:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s74, v13
	v_mov_b32_e32 v4, s74
	s_cmp_lg_u32 s74, 0
	v_mov_b32_e32 v5, s75
	s_cbranch_scc1 .LBB1_409
; %bb.310:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readlane_b32 s10, v1, 8
	v_readlane_b32 s11, v1, 9
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_339
; %bb.311:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[80:81], s[0:1]
	s_cbranch_execz .LBB1_313
; %bb.312:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s5, v16
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v4, s5
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v14, s47
	;;#ASMSTART
	s_and_saveexec_b64 s[82:83], 1
	
.Lawait22:
	onward_wait_load_x2 v[10:11], v[13:14], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
	s_cbranch_vccnz .Lmet22
	onward_wait_x2 v[13:14], v[2:5] ne
	s_sleep 1
	s_branch .Lawait22
.Lmet22:
	v_readfirstlane_b32 s5, v10
	s_mov_b64 exec, s[82:83]
	;;#ASMEND
	flat_load_dwordx2 v[4:5], v[13:14] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s53, v5
.LBB1_313:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[80:81]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_340
	s_branch .LBB1_409
.LBB1_314:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_b64 vcc, exec, s[80:81]
	s_cbranch_vccz .LBB1_437
; %bb.315:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_saveexec_b64 s[14:15], s[72:73]
	s_cbranch_execz .LBB1_317
; %bb.316:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s68
	v_mov_b32_e32 v5, s69
	v_mov_b32_e32 v9, s31
	flat_store_dword v[4:5], v9
.LBB1_317:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB1_466
; %bb.318:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_cbranch_execz .LBB1_439
; %bb.319:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v0, s36
	s_and_saveexec_b64 s[80:81], s[0:1]
	s_cbranch_execz .LBB1_334
; %bb.320:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, 0
	s_andn2_b64 vcc, exec, s[38:39]
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_cbranch_vccnz .LBB1_322
; %bb.321:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dwordx2 v[4:5], v[4:5] glc
.LBB1_322:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, s44
	v_mov_b32_e32 v10, s45
	flat_atomic_add v9, v[9:10], v32 glc
	s_andn2_b64 vcc, exec, s[38:39]
	v_mov_b32_e32 v0, v25
	s_cbranch_vccnz .LBB1_324
; %bb.323:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v10, s66
	v_mov_b32_e32 v11, s67
	flat_load_dword v0, v[10:11] glc
.LBB1_324:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v9, vcc, 1, v9
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_cmp_eq_u32_e32 vcc, v9, v0
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_333
; %bb.325:                              ;   in Loop: Header=BB1_42 Depth=1
	v_cmp_ne_u64_e64 s[10:11], 0, v[4:5]
	v_add_u32_e32 v18, vcc, 1, v16
	s_and_b64 vcc, s[38:39], s[10:11]
	v_mov_b32_e32 v10, s44
	v_cndmask_b32_e32 v17, 0, v9, vcc
	v_mov_b32_e32 v19, v9
	v_mov_b32_e32 v20, v16
	v_mov_b32_e32 v11, s45
	flat_atomic_cmpswap_x2 v[10:11], v[10:11], v[17:20] glc
	v_mov_b32_e32 v15, v9
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[10:11], v[15:16]
	v_mov_b32_e32 v10, v3
	s_and_saveexec_b64 s[84:85], s[10:11]
	s_cbranch_execz .LBB1_332
; %bb.326:                              ;   in Loop: Header=BB1_42 Depth=1
	s_xor_b64 s[86:87], vcc, -1
	v_mov_b32_e32 v14, v10
	v_mov_b32_e32 v13, v9
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[86:87]
	s_cbranch_vccz .LBB1_328
; %bb.327:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v19, v9
	v_mov_b32_e32 v11, s47
	flat_store_dwordx2 v[10:11], v[18:19]
	v_or_b32_e32 v19, s79, v9
	flat_store_dwordx2 v[10:11], v[18:19]
	v_or_b32_e32 v19, s54, v9
	flat_store_dwordx2 v[10:11], v[18:19]
	v_or_b32_e32 v19, s55, v9
	flat_store_dwordx2 v[10:11], v[18:19]
	v_or_b32_e32 v19, s52, v9
	flat_store_dwordx2 v[10:11], v[18:19]
	s_mov_b64 s[10:11], 0
.LBB1_328:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_332
; %bb.329:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v11, s47
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, s53, v11
	v_cmp_ne_u32_e32 vcc, v0, v9
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_331
; %bb.330:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v13, s46
	v_sub_u32_e32 v11, vcc, v9, v0
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v14, s47
	flat_atomic_add_x2 v[13:14], v[10:11]
.LBB1_331:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s10, v1, 4
	v_lshrrev_b64 v[4:5], 16, v[4:5]
	v_readlane_b32 s11, v1, 5
	v_mov_b32_e32 v10, s10
	s_mov_b32 s5, 0x3000000
	v_mov_b32_e32 v11, s11
	v_or_b32_e32 v14, s5, v5
	v_mov_b32_e32 v13, v3
	flat_store_dword v[10:11], v18
.LBB1_332:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[84:85]
	v_mov_b32_e32 v0, v9
.LBB1_333:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[82:83]
.LBB1_334:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[80:81]
	v_readfirstlane_b32 s10, v13
	v_readfirstlane_b32 s11, v14
	v_mov_b32_e32 v4, s10
	s_cmp_lg_u64 s[10:11], 0
	v_mov_b32_e32 v5, s11
	s_cbranch_scc1 .LBB1_439
; %bb.335:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readlane_b32 s10, v1, 8
	v_readlane_b32 s11, v1, 9
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_372
; %bb.336:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[80:81], s[0:1]
	s_cbranch_execz .LBB1_338
; %bb.337:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s5, v16
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v4, s5
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v14, s47
	;;#ASMSTART
	s_and_saveexec_b64 s[82:83], 1
	
.Lawait23:
	onward_wait_load_x2 v[10:11], v[13:14], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
	s_cbranch_vccnz .Lmet23
	onward_wait_x2 v[13:14], v[2:5] ne
	s_sleep 1
	s_branch .Lawait23
.Lmet23:
	v_readfirstlane_b32 s5, v10
	s_mov_b64 exec, s[82:83]
	;;#ASMEND
	flat_load_dwordx2 v[4:5], v[13:14] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s53, v5
	v_mov_b32_e32 v5, v3
.LBB1_338:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[80:81]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_373
	s_branch .LBB1_439
.LBB1_339:                              ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB1_340:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s77, v0
	v_add_u32_e32 v18, vcc, 1, v16
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB1_343
.LBB1_341:                              ;   in Loop: Header=BB1_343 Depth=2
	s_mov_b64 s[80:81], s[82:83]
.LBB1_342:                              ;   in Loop: Header=BB1_343 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_408
.LBB1_343:                              ;   Parent Loop BB1_42 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_358 Depth 3
                                        ;         Child Loop BB1_362 Depth 4
                                        ;         Child Loop BB1_366 Depth 4
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[19:20], v[4:5] glc
	v_mov_b32_e32 v15, s77
	s_mov_b64 s[82:83], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[19:20], v[15:16]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_349
; %bb.344:                              ;   in Loop: Header=BB1_343 Depth=2
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_348
; %bb.345:                              ;   in Loop: Header=BB1_343 Depth=2
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[17:20] glc
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[19:20]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_347
; %bb.346:                              ;   in Loop: Header=BB1_343 Depth=2
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v19, s77
	v_mov_b32_e32 v5, s47
	s_or_b32 s5, s77, s79
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v19, s5
	s_or_b32 s5, s77, s54
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v19, s5
	s_or_b32 s5, s77, s55
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v19, s5
	s_or_b32 s5, s77, s52
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v19, s5
	v_mov_b32_e32 v0, s77
	flat_store_dwordx2 v[4:5], v[18:19]
.LBB1_347:                              ;   in Loop: Header=BB1_343 Depth=2
	s_or_b64 exec, exec, s[82:83]
.LBB1_348:                              ;   in Loop: Header=BB1_343 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s74, v0
	s_cmp_eq_u32 s74, 0
	s_cselect_b64 s[82:83], -1, 0
.LBB1_349:                              ;   in Loop: Header=BB1_343 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[82:83]
	s_cbranch_vccz .LBB1_352
; %bb.350:                              ;   in Loop: Header=BB1_343 Depth=2
	v_mov_b32_e32 v0, s77
	v_cndmask_b32_e64 v10, 0, v0, s[2:3]
	v_cndmask_b32_e64 v9, v16, 1, s[2:3]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_353
; %bb.351:                              ;   in Loop: Header=BB1_343 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[13:14], v[29:30], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[7:10] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_354
	s_branch .LBB1_368
.LBB1_352:                              ;   in Loop: Header=BB1_343 Depth=2
	s_mov_b64 s[80:81], s[74:75]
	s_branch .LBB1_342
.LBB1_353:                              ;   in Loop: Header=BB1_343 Depth=2
                                        ; implicit-def: $vgpr13_vgpr14
.LBB1_354:                              ;   in Loop: Header=BB1_343 Depth=2
	s_mov_b64 s[82:83], 0
	v_mov_b32_e32 v0, 0
                                        ; implicit-def: $sgpr84_sgpr85
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB1_358
.LBB1_355:                              ;   in Loop: Header=BB1_358 Depth=3
	s_or_b64 exec, exec, s[88:89]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v11, s62
	v_mov_b32_e32 v14, v5
	v_cndmask_b32_e64 v0, v11, v0, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v13, v4
.LBB1_356:                              ;   in Loop: Header=BB1_358 Depth=3
	s_andn2_b64 s[84:85], s[84:85], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[84:85], s[84:85], s[10:11]
.LBB1_357:                              ;   in Loop: Header=BB1_358 Depth=3
	s_or_b64 exec, exec, s[86:87]
	s_xor_b64 s[10:11], s[84:85], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v4, v13
	s_or_b64 s[82:83], s[10:11], s[82:83]
	v_mov_b32_e32 v5, v14
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execz .LBB1_367
.LBB1_358:                              ;   Parent Loop BB1_42 Depth=1
                                        ;     Parent Loop BB1_343 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_362 Depth 4
                                        ;         Child Loop BB1_366 Depth 4
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v14, s47
	flat_load_dwordx2 v[13:14], v[13:14] glc
	s_andn2_b64 s[84:85], s[84:85], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v20, v14, v6
	v_and_b32_e32 v19, v13, v12
	v_cmp_eq_u64_e32 vcc, v[19:20], v[9:10]
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB1_357
; %bb.359:                              ;   in Loop: Header=BB1_358 Depth=3
	v_mov_b32_e32 v19, s60
	v_mov_b32_e32 v20, s61
	flat_load_dwordx2 v[19:20], v[19:20] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[76:77], v[19:20]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_356
; %bb.360:                              ;   in Loop: Header=BB1_358 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s58, v0
	v_mov_b32_e32 v11, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_364
; %bb.361:                              ;   in Loop: Header=BB1_358 Depth=3
	s_mov_b64 s[88:89], 0
	v_mov_b32_e32 v11, v0
.LBB1_362:                              ;   Parent Loop BB1_42 Depth=1
                                        ;     Parent Loop BB1_343 Depth=2
                                        ;       Parent Loop BB1_358 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v11, vcc, s59, v11
	v_cmp_gt_u32_e32 vcc, s70, v11
	s_or_b64 s[88:89], vcc, s[88:89]
	s_sleep 15
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execnz .LBB1_362
; %bb.363:                              ;   in Loop: Header=BB1_358 Depth=3
	s_or_b64 exec, exec, s[88:89]
.LBB1_364:                              ;   in Loop: Header=BB1_358 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s71, v0
	v_cmp_lt_u32_e32 vcc, 63, v11
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB1_355
; %bb.365:                              ;   in Loop: Header=BB1_358 Depth=3
	s_mov_b64 s[90:91], 0
.LBB1_366:                              ;   Parent Loop BB1_42 Depth=1
                                        ;     Parent Loop BB1_343 Depth=2
                                        ;       Parent Loop BB1_358 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v11, vcc, 64, v11
	v_cmp_gt_u32_e32 vcc, 64, v11
	s_or_b64 s[90:91], vcc, s[90:91]
	s_sleep 1
	s_andn2_b64 exec, exec, s[90:91]
	s_cbranch_execnz .LBB1_366
	s_branch .LBB1_355
.LBB1_367:                              ;   in Loop: Header=BB1_343 Depth=2
	s_or_b64 exec, exec, s[82:83]
.LBB1_368:                              ;   in Loop: Header=BB1_343 Depth=2
	v_readfirstlane_b32 s10, v13
	v_cmp_eq_u32_e32 vcc, s10, v16
	v_readfirstlane_b32 s5, v14
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr82_sgpr83
	s_cbranch_vccnz .LBB1_370
; %bb.369:                              ;   in Loop: Header=BB1_343 Depth=2
	s_and_b32 s74, s5, s53
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[82:83], s[74:75]
.LBB1_370:                              ;   in Loop: Header=BB1_343 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB1_341
; %bb.371:                              ;   in Loop: Header=BB1_343 Depth=2
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	flat_load_dword v0, v[4:5] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[82:83], s[80:81]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s77, v0
	s_branch .LBB1_341
.LBB1_372:                              ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB1_373:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s74, v0
	v_add_u32_e32 v18, vcc, 1, v16
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB1_375
.LBB1_374:                              ;   in Loop: Header=BB1_375 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_mov_b64 s[80:81], s[82:83]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_438
.LBB1_375:                              ;   Parent Loop BB1_42 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_394 Depth 3
                                        ;         Child Loop BB1_398 Depth 4
                                        ;         Child Loop BB1_402 Depth 4
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[19:20], v[4:5] glc
	v_mov_b32_e32 v15, s74
	s_mov_b64 s[84:85], -1
                                        ; implicit-def: $sgpr82_sgpr83
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[19:20], v[15:16]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_386
; %bb.376:                              ;   in Loop: Header=BB1_375 Depth=2
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[82:83], s[0:1]
	s_cbranch_execz .LBB1_385
; %bb.377:                              ;   in Loop: Header=BB1_375 Depth=2
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dwordx2 v[9:10], v[4:5] glc
	v_mov_b32_e32 v0, s74
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, 0, v[9:10]
	v_cndmask_b32_e64 v17, v0, 0, vcc
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[17:20] glc
	v_cmp_ne_u64_e32 vcc, 0, v[9:10]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[4:5], v[19:20]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[84:85], s[10:11]
	s_cbranch_execz .LBB1_384
; %bb.378:                              ;   in Loop: Header=BB1_375 Depth=2
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_382
; %bb.379:                              ;   in Loop: Header=BB1_375 Depth=2
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, s53, v5
	v_cmp_eq_u32_e32 vcc, s74, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_381
; %bb.380:                              ;   in Loop: Header=BB1_375 Depth=2
	v_mov_b32_e32 v13, s46
	v_sub_u32_e32 v5, vcc, s74, v0
	v_mov_b32_e32 v4, v3
	v_mov_b32_e32 v14, s47
	flat_atomic_add_x2 v[13:14], v[4:5]
.LBB1_381:                              ;   in Loop: Header=BB1_375 Depth=2
	v_readlane_b32 s10, v1, 4
	v_readlane_b32 s11, v1, 5
	v_mov_b32_e32 v4, s10
	v_lshrrev_b64 v[9:10], 16, v[9:10]
	v_mov_b32_e32 v5, s11
	s_mov_b32 s5, 0x3000000
	flat_store_dword v[4:5], v18
	v_or_b32_e32 v5, s5, v10
	v_mov_b32_e32 v4, v3
	s_branch .LBB1_384
.LBB1_382:                              ;   in Loop: Header=BB1_375 Depth=2
                                        ; implicit-def: $vgpr4_vgpr5
	s_cbranch_execz .LBB1_384
; %bb.383:                              ;   in Loop: Header=BB1_375 Depth=2
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v19, s74
	v_mov_b32_e32 v5, s47
	s_or_b32 s5, s74, s79
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v19, s5
	s_or_b32 s5, s74, s54
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v19, s5
	s_or_b32 s5, s74, s55
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v19, s5
	s_or_b32 s5, s74, s52
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v19, s5
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v4, s74
	v_mov_b32_e32 v5, s75
.LBB1_384:                              ;   in Loop: Header=BB1_375 Depth=2
	s_or_b64 exec, exec, s[84:85]
.LBB1_385:                              ;   in Loop: Header=BB1_375 Depth=2
	s_or_b64 exec, exec, s[82:83]
	v_readfirstlane_b32 s83, v5
	v_readfirstlane_b32 s82, v4
	s_cmp_eq_u64 s[82:83], 0
	s_cselect_b64 s[84:85], -1, 0
.LBB1_386:                              ;   in Loop: Header=BB1_375 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[84:85]
	s_cbranch_vccz .LBB1_374
; %bb.387:                              ;   in Loop: Header=BB1_375 Depth=2
	v_mov_b32_e32 v0, s74
	v_cndmask_b32_e64 v10, 0, v0, s[2:3]
	v_cndmask_b32_e64 v9, v16, 1, s[2:3]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_389
; %bb.388:                              ;   in Loop: Header=BB1_375 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[13:14], v[29:30], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[7:10] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_390
	s_branch .LBB1_404
.LBB1_389:                              ;   in Loop: Header=BB1_375 Depth=2
                                        ; implicit-def: $vgpr13_vgpr14
.LBB1_390:                              ;   in Loop: Header=BB1_375 Depth=2
	s_mov_b32 s77, s74
	s_mov_b64 s[82:83], 0
	v_mov_b32_e32 v0, 0
                                        ; implicit-def: $sgpr84_sgpr85
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB1_394
.LBB1_391:                              ;   in Loop: Header=BB1_394 Depth=3
	s_or_b64 exec, exec, s[88:89]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v11, s62
	v_mov_b32_e32 v14, v5
	v_cndmask_b32_e64 v0, v11, v0, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v13, v4
.LBB1_392:                              ;   in Loop: Header=BB1_394 Depth=3
	s_andn2_b64 s[84:85], s[84:85], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[84:85], s[84:85], s[10:11]
.LBB1_393:                              ;   in Loop: Header=BB1_394 Depth=3
	s_or_b64 exec, exec, s[86:87]
	s_xor_b64 s[10:11], s[84:85], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v4, v13
	s_or_b64 s[82:83], s[10:11], s[82:83]
	v_mov_b32_e32 v5, v14
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execz .LBB1_403
.LBB1_394:                              ;   Parent Loop BB1_42 Depth=1
                                        ;     Parent Loop BB1_375 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_398 Depth 4
                                        ;         Child Loop BB1_402 Depth 4
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v14, s47
	flat_load_dwordx2 v[13:14], v[13:14] glc
	s_andn2_b64 s[84:85], s[84:85], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v20, v14, v6
	v_and_b32_e32 v19, v13, v12
	v_cmp_eq_u64_e32 vcc, v[19:20], v[9:10]
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB1_393
; %bb.395:                              ;   in Loop: Header=BB1_394 Depth=3
	v_mov_b32_e32 v19, s60
	v_mov_b32_e32 v20, s61
	flat_load_dwordx2 v[19:20], v[19:20] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[76:77], v[19:20]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_392
; %bb.396:                              ;   in Loop: Header=BB1_394 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s58, v0
	v_mov_b32_e32 v11, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_400
; %bb.397:                              ;   in Loop: Header=BB1_394 Depth=3
	s_mov_b64 s[88:89], 0
	v_mov_b32_e32 v11, v0
.LBB1_398:                              ;   Parent Loop BB1_42 Depth=1
                                        ;     Parent Loop BB1_375 Depth=2
                                        ;       Parent Loop BB1_394 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v11, vcc, s59, v11
	v_cmp_gt_u32_e32 vcc, s70, v11
	s_or_b64 s[88:89], vcc, s[88:89]
	s_sleep 15
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execnz .LBB1_398
; %bb.399:                              ;   in Loop: Header=BB1_394 Depth=3
	s_or_b64 exec, exec, s[88:89]
.LBB1_400:                              ;   in Loop: Header=BB1_394 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s71, v0
	v_cmp_lt_u32_e32 vcc, 63, v11
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB1_391
; %bb.401:                              ;   in Loop: Header=BB1_394 Depth=3
	s_mov_b64 s[90:91], 0
.LBB1_402:                              ;   Parent Loop BB1_42 Depth=1
                                        ;     Parent Loop BB1_375 Depth=2
                                        ;       Parent Loop BB1_394 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v11, vcc, 64, v11
	v_cmp_gt_u32_e32 vcc, 64, v11
	s_or_b64 s[90:91], vcc, s[90:91]
	s_sleep 1
	s_andn2_b64 exec, exec, s[90:91]
	s_cbranch_execnz .LBB1_402
	s_branch .LBB1_391
.LBB1_403:                              ;   in Loop: Header=BB1_375 Depth=2
	s_or_b64 exec, exec, s[82:83]
.LBB1_404:                              ;   in Loop: Header=BB1_375 Depth=2
	v_readfirstlane_b32 s10, v13
	v_cmp_eq_u32_e32 vcc, s10, v16
	v_readfirstlane_b32 s5, v14
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr82_sgpr83
	s_cbranch_vccnz .LBB1_406
; %bb.405:                              ;   in Loop: Header=BB1_375 Depth=2
	s_and_b32 s82, s5, s53
	s_mov_b32 s83, s75
	s_mov_b64 s[10:11], 0
.LBB1_406:                              ;   in Loop: Header=BB1_375 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB1_374
; %bb.407:                              ;   in Loop: Header=BB1_375 Depth=2
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	flat_load_dword v0, v[4:5] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[82:83], s[80:81]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s74, v0
	s_branch .LBB1_374
.LBB1_408:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s80
	v_mov_b32_e32 v5, s81
.LBB1_409:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s74, v4
	s_cbranch_vccnz .LBB1_414
; %bb.410:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_415
; %bb.411:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s5, v35
	s_lshl_b32 s10, s63, 3
	v_add_u32_e32 v0, vcc, s10, v33
	s_cmp_lg_u32 s5, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_413
; %bb.412:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s74
	v_mov_b32_e32 v5, s75
	ds_write_b64 v0, v[4:5]
.LBB1_413:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s37, s63, 1
	s_mov_b64 s[10:11], 0
	s_branch .LBB1_416
.LBB1_414:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b64 s[10:11], s[74:75]
	s_mov_b32 s37, s63
	s_mov_b32 s77, s30
	s_branch .LBB1_421
.LBB1_415:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr37
.LBB1_416:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_b64 vcc, exec, s[10:11]
	s_mov_b32 s77, s30
	s_cbranch_vccz .LBB1_420
; %bb.417:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_b64 s[10:11], s[38:39], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s50
	s_cselect_b32 s5, s30, 64
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s51
	v_mad_u64_u32 v[4:5], s[10:11], s5, v0, v[4:5]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_419
; %bb.418:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, s74
	v_mov_b32_e32 v10, s75
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_419:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_and_b64 s[10:11], s[38:39], exec
	s_cselect_b32 s77, s30, 64
	s_mov_b32 s37, s63
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_420:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_421:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v31, v3
	v_cmp_lt_u64_e32 vcc, s[10:11], v[31:32]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_435
; %bb.422:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v18, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_424
; %bb.423:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s78, s75
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v9, s78
	v_mov_b32_e32 v5, s47
	v_mov_b32_e32 v10, s79
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	v_readfirstlane_b32 s5, v16
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, s5
	v_mov_b32_e32 v17, v2
	v_mov_b32_e32 v20, v3
	;;#ASMSTART
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait24:
	onward_wait_load_x2 v[10:11], v[4:5], v[17:20] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
	s_cbranch_vccnz .Lmet24
	onward_wait_x2 v[4:5], v[17:20] ne
	s_sleep 1
	s_branch .Lawait24
.Lmet24:
	v_readfirstlane_b32 s5, v10
	s_mov_b64 exec, s[14:15]
	;;#ASMEND
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s53, v5
.LBB1_424:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v18
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_435
; %bb.425:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_430
; %bb.426:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s5, v35
	s_lshl_b32 s14, s37, 3
	v_add_u32_e32 v0, vcc, s14, v33
	s_cmp_lg_u32 s5, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_428
; %bb.427:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	ds_write_b64 v0, v[4:5]
.LBB1_428:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s5, s37, 1
.LBB1_429:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s37, s5
	s_branch .LBB1_434
.LBB1_430:                              ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr5
	s_cbranch_execz .LBB1_429
; %bb.431:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_b64 s[14:15], s[38:39], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s50
	s_cselect_b32 s5, s77, 64
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s51
	v_mad_u64_u32 v[4:5], s[14:15], s5, v0, v[4:5]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_433
; %bb.432:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v10, s11
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_433:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_and_b64 s[10:11], s[38:39], exec
	s_cselect_b32 s77, s77, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_434:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v4
.LBB1_435:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_b64 s[14:15], s[38:39], exec
	v_add_u32_e32 v0, vcc, 1, v16
	s_cselect_b32 s10, s10, s36
	s_mov_b64 s[86:87], -1
.LBB1_436:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s5, s63
	v_mov_b32_e32 v20, v16
	s_mov_b32 s82, s36
.LBB1_437:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s63, s5
	v_mov_b32_e32 v16, v20
	s_mov_b32 s36, s82
	s_and_b64 vcc, exec, s[86:87]
	s_cbranch_vccnz .LBB1_467
	s_branch .LBB1_468
.LBB1_438:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s80
	v_mov_b32_e32 v5, s81
.LBB1_439:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_444
; %bb.440:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_445
; %bb.441:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s5, v35
	s_lshl_b32 s14, s63, 3
	v_add_u32_e32 v0, vcc, s14, v33
	s_cmp_lg_u32 s5, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_443
; %bb.442:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	ds_write_b64 v0, v[4:5]
.LBB1_443:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s37, s63, 1
	s_mov_b64 s[14:15], 0
	s_branch .LBB1_446
.LBB1_444:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s37, s63
	s_mov_b32 s77, s30
	s_branch .LBB1_451
.LBB1_445:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b64 s[14:15], -1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr37
.LBB1_446:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_b64 vcc, exec, s[14:15]
	s_mov_b32 s77, s30
	s_cbranch_vccz .LBB1_450
; %bb.447:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_b64 s[14:15], s[38:39], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s50
	s_cselect_b32 s5, s30, 64
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s51
	v_mad_u64_u32 v[4:5], s[14:15], s5, v0, v[4:5]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_449
; %bb.448:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v10, s11
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_449:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_and_b64 s[10:11], s[38:39], exec
	s_cselect_b32 s77, s30, 64
	s_mov_b32 s37, s63
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_450:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_451:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v31, v3
	v_cmp_lt_u64_e32 vcc, s[10:11], v[31:32]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_465
; %bb.452:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v18, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_454
; %bb.453:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s78, s75
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v9, s78
	v_mov_b32_e32 v5, s47
	v_mov_b32_e32 v10, s79
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	v_readfirstlane_b32 s5, v16
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, s5
	v_mov_b32_e32 v17, v2
	v_mov_b32_e32 v20, v3
	;;#ASMSTART
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait25:
	onward_wait_load_x2 v[10:11], v[4:5], v[17:20] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
	s_cbranch_vccnz .Lmet25
	onward_wait_x2 v[4:5], v[17:20] ne
	s_sleep 1
	s_branch .Lawait25
.Lmet25:
	v_readfirstlane_b32 s5, v10
	s_mov_b64 exec, s[14:15]
	;;#ASMEND
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s53, v5
.LBB1_454:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v18
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_465
; %bb.455:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_460
; %bb.456:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s5, v35
	s_lshl_b32 s14, s37, 3
	v_add_u32_e32 v0, vcc, s14, v33
	s_cmp_lg_u32 s5, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_458
; %bb.457:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	ds_write_b64 v0, v[4:5]
.LBB1_458:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s5, s37, 1
.LBB1_459:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s37, s5
	s_branch .LBB1_464
.LBB1_460:                              ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr5
	s_cbranch_execz .LBB1_459
; %bb.461:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_b64 s[14:15], s[38:39], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s50
	s_cselect_b32 s5, s77, 64
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s51
	v_mad_u64_u32 v[4:5], s[14:15], s5, v0, v[4:5]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_463
; %bb.462:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v10, s11
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_463:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_and_b64 s[10:11], s[38:39], exec
	s_cselect_b32 s77, s77, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_464:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v4
.LBB1_465:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_b64 s[14:15], s[38:39], exec
	v_add_u32_e32 v0, vcc, 1, v16
	s_cselect_b32 s10, s10, s36
	s_mov_b64 s[86:87], -1
.LBB1_466:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_b64 vcc, exec, s[86:87]
	s_cbranch_vccz .LBB1_468
.LBB1_467:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s36, s10
	v_mov_b32_e32 v16, v0
	s_mov_b32 s30, s77
	s_mov_b32 s63, s37
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB1_468:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_470
; %bb.469:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s22
	v_mov_b32_e32 v5, s23
	v_mov_b32_e32 v0, s36
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v[4:5], v0
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB1_470:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB1_41
; %bb.471:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[38:39]
	s_cbranch_vccnz .LBB1_505
; %bb.472:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s5, v35
	s_cmp_eq_u32 s5, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 0
	s_cselect_b64 s[80:81], -1, 0
	s_cmp_lg_u32 s5, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB1_474
; %bb.473:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dwordx2 v[9:10], v[4:5] glc
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	flat_load_dword v4, v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v9
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[14:15], 1, v4
	v_add_u32_e32 v0, vcc, -1, v4
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v0
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s5, 1, 0
	v_mov_b32_e32 v5, s5
.LBB1_474:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s37, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s36, v4
	s_cbranch_vccnz .LBB1_479
; %bb.475:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_480
; %bb.476:                              ;   in Loop: Header=BB1_42 Depth=1
	s_lshl_b32 s5, s63, 3
	v_add_u32_e32 v0, vcc, s5, v33
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_478
; %bb.477:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, s37
	ds_write_b64 v0, v[4:5]
.LBB1_478:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s5, s63, 1
	s_branch .LBB1_484
.LBB1_479:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s5, s63
	s_branch .LBB1_485
.LBB1_480:                              ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr5
	s_cbranch_execz .LBB1_484
; %bb.481:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s50
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s51
	v_mad_u64_u32 v[4:5], s[10:11], s30, v0, v[4:5]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_483
; %bb.482:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, s36
	v_mov_b32_e32 v10, s37
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_483:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_mov_b32 s5, s63
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_484:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s37, v5
	v_readfirstlane_b32 s36, v4
.LBB1_485:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v31, v3
	v_cmp_lt_u64_e32 vcc, s[36:37], v[31:32]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_504
; %bb.486:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s16
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s17
	v_mad_u64_u32 v[4:5], s[10:11], s30, v0, v[4:5]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_488
; %bb.487:                              ;   in Loop: Header=BB1_42 Depth=1
	flat_store_dword v[4:5], v3
.LBB1_488:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s10, 0x1000000
	;;#ASMSTART
	onward_message s10
	;;#ASMEND
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_494
; %bb.489:                              ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $sgpr36_sgpr37
	s_branch .LBB1_491
.LBB1_490:                              ;   in Loop: Header=BB1_491 Depth=2
	s_or_b64 exec, exec, s[82:83]
	s_and_b64 s[82:83], exec, s[36:37]
	s_or_b64 s[14:15], s[82:83], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_493
.LBB1_491:                              ;   Parent Loop BB1_42 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v10, v[4:5], v[2:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_or_b64 s[36:37], s[36:37], exec
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_490
; %bb.492:                              ;   in Loop: Header=BB1_491 Depth=2
	;;#ASMSTART
	onward_wait v[4:5], v[2:3] ne
	;;#ASMEND
	s_andn2_b64 s[36:37], s[36:37], exec
	s_branch .LBB1_490
.LBB1_493:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	flat_load_dword v9, v[4:5] glc
.LBB1_494:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v0, s8
	v_mad_u64_u32 v[4:5], s[10:11], s30, v0, 0
	v_readfirstlane_b32 s37, v10
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s36, v9
	s_cbranch_vccnz .LBB1_504
; %bb.495:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_499
; %bb.496:                              ;   in Loop: Header=BB1_42 Depth=1
	s_lshl_b32 s10, s5, 3
	v_add_u32_e32 v0, vcc, s10, v33
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_498
; %bb.497:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, s36
	v_mov_b32_e32 v10, s37
	ds_write_b64 v0, v[9:10]
.LBB1_498:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[9:10], v0
	s_xor_b32 s14, s5, 1
	s_branch .LBB1_503
.LBB1_499:                              ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $vgpr9_vgpr10
                                        ; implicit-def: $sgpr14
	s_cbranch_execz .LBB1_503
; %bb.500:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v0, s51
	v_add_u32_e32 v4, vcc, s50, v4
	v_addc_u32_e32 v5, vcc, v0, v5, vcc
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_502
; %bb.501:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s36
	v_mov_b32_e32 v10, s37
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_502:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[9:10], v[4:5] glc
	s_mov_b32 s14, s5
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_503:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s36, v9
	s_mov_b32 s5, s14
.LBB1_504:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s63, s5
.LBB1_505:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB1_41
; %bb.506:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_cbranch_execz .LBB1_554
; %bb.507:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v0, s36
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_515
; %bb.508:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v32 glc
	s_andn2_b64 vcc, exec, s[38:39]
	v_mov_b32_e32 v0, v25
	s_cbranch_vccnz .LBB1_510
; %bb.509:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, s66
	v_mov_b32_e32 v10, s67
	flat_load_dword v0, v[9:10] glc
.LBB1_510:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v15, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v15, v0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[80:81], vcc
	s_cbranch_execz .LBB1_514
; %bb.511:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s44
	v_add_u32_e32 v14, vcc, 1, v16
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[13:16] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[15:16]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_513
; %bb.512:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	v_or_b32_e32 v10, s79, v15
	v_mov_b32_e32 v9, v14
	flat_store_dwordx2 v[4:5], v[14:15]
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s54, v15
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s55, v15
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s52, v15
	v_mov_b32_e32 v13, v15
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_513:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[82:83]
	v_mov_b32_e32 v0, v15
.LBB1_514:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[80:81]
.LBB1_515:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s74, v13
	v_mov_b32_e32 v4, s74
	s_cmp_lg_u32 s74, 0
	v_mov_b32_e32 v5, s75
	s_cbranch_scc1 .LBB1_554
; %bb.516:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readlane_b32 s10, v1, 8
	v_readlane_b32 s11, v1, 9
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_520
; %bb.517:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[80:81], s[0:1]
	s_cbranch_execz .LBB1_519
; %bb.518:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s5, v16
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v4, s5
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v14, s47
	;;#ASMSTART
	s_and_saveexec_b64 s[82:83], 1
	
.Lawait26:
	onward_wait_load_x2 v[10:11], v[13:14], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
	s_cbranch_vccnz .Lmet26
	onward_wait_x2 v[13:14], v[2:5] ne
	s_sleep 1
	s_branch .Lawait26
.Lmet26:
	v_readfirstlane_b32 s5, v10
	s_mov_b64 exec, s[82:83]
	;;#ASMEND
	flat_load_dwordx2 v[4:5], v[13:14] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s53, v5
.LBB1_519:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[80:81]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB1_521
	s_branch .LBB1_554
.LBB1_520:                              ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB1_521:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s77, v0
	v_add_u32_e32 v18, vcc, 1, v16
                                        ; implicit-def: $sgpr80_sgpr81
	s_branch .LBB1_524
.LBB1_522:                              ;   in Loop: Header=BB1_524 Depth=2
	s_mov_b64 s[80:81], s[82:83]
.LBB1_523:                              ;   in Loop: Header=BB1_524 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_553
.LBB1_524:                              ;   Parent Loop BB1_42 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_539 Depth 3
                                        ;         Child Loop BB1_543 Depth 4
                                        ;         Child Loop BB1_547 Depth 4
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[19:20], v[4:5] glc
	v_mov_b32_e32 v15, s77
	s_mov_b64 s[82:83], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[19:20], v[15:16]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_530
; %bb.525:                              ;   in Loop: Header=BB1_524 Depth=2
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_529
; %bb.526:                              ;   in Loop: Header=BB1_524 Depth=2
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[17:20] glc
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[19:20]
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB1_528
; %bb.527:                              ;   in Loop: Header=BB1_524 Depth=2
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v19, s77
	v_mov_b32_e32 v5, s47
	s_or_b32 s5, s77, s79
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v19, s5
	s_or_b32 s5, s77, s54
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v19, s5
	s_or_b32 s5, s77, s55
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v19, s5
	s_or_b32 s5, s77, s52
	flat_store_dwordx2 v[4:5], v[18:19]
	v_mov_b32_e32 v19, s5
	v_mov_b32_e32 v0, s77
	flat_store_dwordx2 v[4:5], v[18:19]
.LBB1_528:                              ;   in Loop: Header=BB1_524 Depth=2
	s_or_b64 exec, exec, s[82:83]
.LBB1_529:                              ;   in Loop: Header=BB1_524 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s74, v0
	s_cmp_eq_u32 s74, 0
	s_cselect_b64 s[82:83], -1, 0
.LBB1_530:                              ;   in Loop: Header=BB1_524 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[82:83]
	s_cbranch_vccz .LBB1_533
; %bb.531:                              ;   in Loop: Header=BB1_524 Depth=2
	v_mov_b32_e32 v0, s77
	v_cndmask_b32_e64 v10, 0, v0, s[2:3]
	v_cndmask_b32_e64 v9, v16, 1, s[2:3]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_534
; %bb.532:                              ;   in Loop: Header=BB1_524 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[13:14], v[29:30], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[7:10] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_535
	s_branch .LBB1_549
.LBB1_533:                              ;   in Loop: Header=BB1_524 Depth=2
	s_mov_b64 s[80:81], s[74:75]
	s_branch .LBB1_523
.LBB1_534:                              ;   in Loop: Header=BB1_524 Depth=2
                                        ; implicit-def: $vgpr13_vgpr14
.LBB1_535:                              ;   in Loop: Header=BB1_524 Depth=2
	s_mov_b64 s[82:83], 0
	v_mov_b32_e32 v0, 0
                                        ; implicit-def: $sgpr84_sgpr85
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB1_539
.LBB1_536:                              ;   in Loop: Header=BB1_539 Depth=3
	s_or_b64 exec, exec, s[88:89]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v11, s62
	v_mov_b32_e32 v14, v5
	v_cndmask_b32_e64 v0, v11, v0, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v13, v4
.LBB1_537:                              ;   in Loop: Header=BB1_539 Depth=3
	s_andn2_b64 s[84:85], s[84:85], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[84:85], s[84:85], s[10:11]
.LBB1_538:                              ;   in Loop: Header=BB1_539 Depth=3
	s_or_b64 exec, exec, s[86:87]
	s_xor_b64 s[10:11], s[84:85], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v4, v13
	s_or_b64 s[82:83], s[10:11], s[82:83]
	v_mov_b32_e32 v5, v14
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execz .LBB1_548
.LBB1_539:                              ;   Parent Loop BB1_42 Depth=1
                                        ;     Parent Loop BB1_524 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_543 Depth 4
                                        ;         Child Loop BB1_547 Depth 4
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v14, s47
	flat_load_dwordx2 v[13:14], v[13:14] glc
	s_andn2_b64 s[84:85], s[84:85], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v20, v14, v6
	v_and_b32_e32 v19, v13, v12
	v_cmp_eq_u64_e32 vcc, v[19:20], v[9:10]
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB1_538
; %bb.540:                              ;   in Loop: Header=BB1_539 Depth=3
	v_mov_b32_e32 v19, s60
	v_mov_b32_e32 v20, s61
	flat_load_dwordx2 v[19:20], v[19:20] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[76:77], v[19:20]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_537
; %bb.541:                              ;   in Loop: Header=BB1_539 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s58, v0
	v_mov_b32_e32 v11, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_545
; %bb.542:                              ;   in Loop: Header=BB1_539 Depth=3
	s_mov_b64 s[88:89], 0
	v_mov_b32_e32 v11, v0
.LBB1_543:                              ;   Parent Loop BB1_42 Depth=1
                                        ;     Parent Loop BB1_524 Depth=2
                                        ;       Parent Loop BB1_539 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v11, vcc, s59, v11
	v_cmp_gt_u32_e32 vcc, s70, v11
	s_or_b64 s[88:89], vcc, s[88:89]
	s_sleep 15
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execnz .LBB1_543
; %bb.544:                              ;   in Loop: Header=BB1_539 Depth=3
	s_or_b64 exec, exec, s[88:89]
.LBB1_545:                              ;   in Loop: Header=BB1_539 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s71, v0
	v_cmp_lt_u32_e32 vcc, 63, v11
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB1_536
; %bb.546:                              ;   in Loop: Header=BB1_539 Depth=3
	s_mov_b64 s[90:91], 0
.LBB1_547:                              ;   Parent Loop BB1_42 Depth=1
                                        ;     Parent Loop BB1_524 Depth=2
                                        ;       Parent Loop BB1_539 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v11, vcc, 64, v11
	v_cmp_gt_u32_e32 vcc, 64, v11
	s_or_b64 s[90:91], vcc, s[90:91]
	s_sleep 1
	s_andn2_b64 exec, exec, s[90:91]
	s_cbranch_execnz .LBB1_547
	s_branch .LBB1_536
.LBB1_548:                              ;   in Loop: Header=BB1_524 Depth=2
	s_or_b64 exec, exec, s[82:83]
.LBB1_549:                              ;   in Loop: Header=BB1_524 Depth=2
	v_readfirstlane_b32 s10, v13
	v_cmp_eq_u32_e32 vcc, s10, v16
	v_readfirstlane_b32 s5, v14
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr82_sgpr83
	s_cbranch_vccnz .LBB1_551
; %bb.550:                              ;   in Loop: Header=BB1_524 Depth=2
	s_and_b32 s74, s5, s53
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[82:83], s[74:75]
.LBB1_551:                              ;   in Loop: Header=BB1_524 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB1_522
; %bb.552:                              ;   in Loop: Header=BB1_524 Depth=2
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	flat_load_dword v0, v[4:5] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[82:83], s[80:81]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s77, v0
	s_branch .LBB1_522
.LBB1_553:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s80
	v_mov_b32_e32 v5, s81
.LBB1_554:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s74, v4
	s_cbranch_vccnz .LBB1_560
; %bb.555:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_561
; %bb.556:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s5, v35
	s_lshl_b32 s10, s63, 3
	v_add_u32_e32 v0, vcc, s10, v33
	s_cmp_lg_u32 s5, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_558
; %bb.557:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s74
	v_mov_b32_e32 v5, s75
	ds_write_b64 v0, v[4:5]
.LBB1_558:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s5, s63, 1
.LBB1_559:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s63, s5
	s_branch .LBB1_565
.LBB1_560:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b64 s[10:11], s[74:75]
	s_branch .LBB1_566
.LBB1_561:                              ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr5
	s_cbranch_execz .LBB1_559
; %bb.562:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_b64 s[10:11], s[38:39], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s50
	s_cselect_b32 s5, s30, 64
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s51
	v_mad_u64_u32 v[4:5], s[10:11], s5, v0, v[4:5]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_564
; %bb.563:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, s74
	v_mov_b32_e32 v10, s75
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_564:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_and_b64 s[10:11], s[38:39], exec
	s_cselect_b32 s30, s30, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_565:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_566:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v31, v3
	v_cmp_lt_u64_e32 vcc, s[10:11], v[31:32]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_40
; %bb.567:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v18, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_569
; %bb.568:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s78, s75
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v9, s78
	v_mov_b32_e32 v5, s47
	v_mov_b32_e32 v10, s79
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	v_readfirstlane_b32 s5, v16
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, s5
	v_mov_b32_e32 v17, v2
	v_mov_b32_e32 v20, v3
	;;#ASMSTART
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait27:
	onward_wait_load_x2 v[10:11], v[4:5], v[17:20] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s5, v10
	s_cbranch_vccnz .Lmet27
	onward_wait_x2 v[4:5], v[17:20] ne
	s_sleep 1
	s_branch .Lawait27
.Lmet27:
	v_readfirstlane_b32 s5, v10
	s_mov_b64 exec, s[14:15]
	;;#ASMEND
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s53, v5
.LBB1_569:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v18
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_40
; %bb.570:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_575
; %bb.571:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s5, v35
	s_lshl_b32 s14, s63, 3
	v_add_u32_e32 v0, vcc, s14, v33
	s_cmp_lg_u32 s5, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_573
; %bb.572:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	ds_write_b64 v0, v[4:5]
.LBB1_573:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s5, s63, 1
.LBB1_574:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s63, s5
	s_branch .LBB1_39
.LBB1_575:                              ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr5
	s_cbranch_execz .LBB1_574
; %bb.576:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_b64 s[14:15], s[38:39], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s50
	s_cselect_b32 s5, s30, 64
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s51
	v_mad_u64_u32 v[4:5], s[14:15], s5, v0, v[4:5]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB1_38
; %bb.577:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v10, s11
	flat_store_dwordx2 v[4:5], v[9:10]
	s_branch .LBB1_38
.LBB1_578:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[88:89]
	v_mov_b32_e32 v13, s66
	v_mov_b32_e32 v14, s67
	flat_load_dword v17, v[13:14] glc
.LBB1_579:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[82:83]
	v_readfirstlane_b32 s83, v18
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s82, v17
	s_cbranch_vccnz .LBB1_589
; %bb.580:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_584
; %bb.581:                              ;   in Loop: Header=BB1_42 Depth=1
	s_lshl_b32 s5, s74, 3
	v_add_u32_e32 v4, vcc, s5, v33
	s_andn2_b64 vcc, exec, s[84:85]
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_583
; %bb.582:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v13, s82
	v_mov_b32_e32 v14, s83
	ds_write_b64 v4, v[13:14]
.LBB1_583:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[13:14], v4
	s_xor_b32 s5, s74, 1
	s_branch .LBB1_588
.LBB1_584:                              ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $vgpr13_vgpr14
                                        ; implicit-def: $sgpr5
	s_cbranch_execz .LBB1_588
; %bb.585:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s51
	v_add_u32_e32 v9, vcc, s50, v9
	v_addc_u32_e32 v10, vcc, v4, v10, vcc
	s_and_saveexec_b64 s[84:85], s[0:1]
	s_cbranch_execz .LBB1_587
; %bb.586:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v13, s82
	v_mov_b32_e32 v14, s83
	flat_store_dwordx2 v[9:10], v[13:14]
.LBB1_587:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[84:85]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[13:14], v[9:10] glc
	s_mov_b32 s5, s74
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_588:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s83, v14
	v_readfirstlane_b32 s82, v13
	s_mov_b32 s74, s5
.LBB1_589:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[84:85], s[0:1]
	s_cbranch_execz .LBB1_593
; %bb.590:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s88, s75
	s_mov_b32 s89, s83
	s_mov_b32 s90, s75
	s_mov_b32 s91, s76
	s_cmp_eq_u64 s[88:89], s[90:91]
	s_cselect_b64 s[88:89], -1, 0
	s_or_b64 s[10:11], s[10:11], s[88:89]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v10, 0
	s_cbranch_vccnz .LBB1_592
; %bb.591:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, s64
	v_mov_b32_e32 v10, s65
	flat_load_dwordx2 v[9:10], v[9:10] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v9
.LBB1_592:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readlane_b32 s10, v1, 2
	v_readlane_b32 s11, v1, 3
	v_mov_b32_e32 v14, s11
	v_mov_b32_e32 v13, s10
	flat_store_dword v[13:14], v10
	v_mov_b32_e32 v13, s44
	v_mov_b32_e32 v4, v3
	v_mov_b32_e32 v14, s45
	v_mov_b32_e32 v17, s46
	flat_store_dwordx2 v[13:14], v[4:5]
	v_mov_b32_e32 v14, s82
	v_mov_b32_e32 v13, v5
	v_mov_b32_e32 v18, s47
	s_or_b32 s5, s82, s79
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[17:18], v[13:14]
	v_mov_b32_e32 v14, s5
	s_or_b32 s5, s82, s54
	flat_store_dwordx2 v[17:18], v[13:14]
	v_mov_b32_e32 v14, s5
	s_or_b32 s5, s82, s55
	flat_store_dwordx2 v[17:18], v[13:14]
	v_mov_b32_e32 v14, s5
	s_or_b32 s5, s82, s52
	flat_store_dwordx2 v[17:18], v[13:14]
	v_mov_b32_e32 v14, s5
	v_mov_b32_e32 v9, s82
	flat_store_dwordx2 v[17:18], v[13:14]
.LBB1_593:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[84:85]
.LBB1_594:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s83, v10
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s82, v9
	s_cbranch_vccnz .LBB1_599
; %bb.595:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_600
; %bb.596:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s5, v35
	s_lshl_b32 s10, s74, 3
	v_add_u32_e32 v4, vcc, s10, v33
	s_cmp_lg_u32 s5, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_598
; %bb.597:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, s82
	v_mov_b32_e32 v10, s83
	ds_write_b64 v4, v[9:10]
.LBB1_598:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v4
	s_xor_b32 s5, s74, 1
	s_branch .LBB1_604
.LBB1_599:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s5, s74
	s_branch .LBB1_605
.LBB1_600:                              ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr5
	s_cbranch_execz .LBB1_604
; %bb.601:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s50
	v_mov_b32_e32 v9, s8
	v_mov_b32_e32 v5, s51
	v_mad_u64_u32 v[4:5], s[10:11], s30, v9, v[4:5]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_603
; %bb.602:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, s82
	v_mov_b32_e32 v10, s83
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_603:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_mov_b32 s5, s74
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_604:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s83, v5
	v_readfirstlane_b32 s82, v4
.LBB1_605:                              ;   in Loop: Header=BB1_42 Depth=1
	v_add_u32_e32 v20, vcc, 1, v16
	s_cmp_eq_u32 s83, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_cbranch_scc1 .LBB1_614
; %bb.606:                              ;   in Loop: Header=BB1_42 Depth=1
	s_add_i32 s10, s8, s83
	s_cmp_lt_u32 s10, s82
	v_readlane_b32 s84, v1, 6
	s_cselect_b64 s[10:11], -1, 0
	v_readlane_b32 s85, v1, 7
	s_or_b64 s[10:11], s[84:85], s[10:11]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_626
; %bb.607:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s16
	v_mov_b32_e32 v9, s8
	v_mov_b32_e32 v5, s17
	v_mad_u64_u32 v[4:5], s[10:11], s30, v9, v[4:5]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_609
; %bb.608:                              ;   in Loop: Header=BB1_42 Depth=1
	flat_store_dword v[4:5], v3
.LBB1_609:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_and_b32_e32 v9, 0xffffff, v20
	v_or_b32_e32 v9, 0x4000000, v9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s10, v9
	;;#ASMSTART
	onward_message s10
	;;#ASMEND
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	s_mov_b64 s[84:85], 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_616
; %bb.610:                              ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $sgpr88_sgpr89
	s_branch .LBB1_612
.LBB1_611:                              ;   in Loop: Header=BB1_612 Depth=2
	s_or_b64 exec, exec, s[90:91]
	s_and_b64 s[90:91], exec, s[88:89]
	s_or_b64 s[84:85], s[90:91], s[84:85]
	s_andn2_b64 exec, exec, s[84:85]
	s_cbranch_execz .LBB1_615
.LBB1_612:                              ;   Parent Loop BB1_42 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v10, v[4:5], v[2:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_or_b64 s[88:89], s[88:89], exec
	s_and_saveexec_b64 s[90:91], vcc
	s_cbranch_execz .LBB1_611
; %bb.613:                              ;   in Loop: Header=BB1_612 Depth=2
	;;#ASMSTART
	onward_wait v[4:5], v[2:3] ne
	;;#ASMEND
	s_andn2_b64 s[88:89], s[88:89], exec
	s_branch .LBB1_611
.LBB1_614:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s10, s36
	s_branch .LBB1_67
.LBB1_615:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[84:85]
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	flat_load_dword v9, v[4:5] glc
.LBB1_616:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v4, s8
	v_mad_u64_u32 v[4:5], s[10:11], s30, v4, 0
	v_readfirstlane_b32 s11, v10
	s_andn2_b64 vcc, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v9
	s_cbranch_vccnz .LBB1_626
; %bb.617:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_mov_b64 s[84:85], -1
                                        ; implicit-def: $sgpr74
	s_cbranch_vccnz .LBB1_621
; %bb.618:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s74, v35
	s_lshl_b32 s78, s5, 3
	v_add_u32_e32 v9, vcc, s78, v33
	s_cmp_lg_u32 s74, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_620
; %bb.619:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	ds_write_b64 v9, v[10:11]
.LBB1_620:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[9:10], v9
	s_xor_b32 s74, s5, 1
	s_mov_b64 s[84:85], 0
.LBB1_621:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_b64 vcc, exec, s[84:85]
	s_cbranch_vccz .LBB1_625
; %bb.622:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s51
	v_add_u32_e32 v4, vcc, s50, v4
	v_addc_u32_e32 v5, vcc, v9, v5, vcc
	s_and_saveexec_b64 s[84:85], s[0:1]
	s_cbranch_execz .LBB1_624
; %bb.623:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v10, s11
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_624:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[84:85]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_mov_b32 s74, s5
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_625:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s5, s74
.LBB1_626:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[34:35]
	s_mov_b32 s10, s36
	s_cbranch_vccnz .LBB1_67
; %bb.627:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[84:85], s[6:7]
	s_cbranch_execz .LBB1_674
; %bb.628:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v0, s82
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_634
; %bb.629:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v9, v[4:5], v32 glc
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	flat_load_dword v0, v[4:5] glc
	v_mov_b32_e32 v17, 0
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v19, vcc, 1, v9
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v19, v0
	s_and_saveexec_b64 s[86:87], vcc
	s_cbranch_execz .LBB1_633
; %bb.630:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s44
	v_add_u32_e32 v18, vcc, 2, v16
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[17:20] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[19:20]
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB1_632
; %bb.631:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	v_or_b32_e32 v10, s79, v19
	v_mov_b32_e32 v9, v18
	flat_store_dwordx2 v[4:5], v[18:19]
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s54, v19
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s55, v19
	flat_store_dwordx2 v[4:5], v[9:10]
	v_or_b32_e32 v10, s52, v19
	v_mov_b32_e32 v17, v19
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_632:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[88:89]
	v_mov_b32_e32 v0, v19
.LBB1_633:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[86:87]
.LBB1_634:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s74, v17
	v_mov_b32_e32 v4, s74
	s_cmp_lg_u32 s74, 0
	v_mov_b32_e32 v5, s75
	s_cbranch_scc1 .LBB1_674
; %bb.635:                              ;   in Loop: Header=BB1_42 Depth=1
	s_and_b64 vcc, exec, s[56:57]
	s_cbranch_vccz .LBB1_639
; %bb.636:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[86:87], s[0:1]
	s_cbranch_execz .LBB1_638
; %bb.637:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s37, v20
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v4, s37
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v14, s47
	;;#ASMSTART
	s_and_saveexec_b64 s[88:89], 1
	
.Lawait28:
	onward_wait_load_x2 v[10:11], v[13:14], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s37, v10
	s_cbranch_vccnz .Lmet28
	onward_wait_x2 v[13:14], v[2:5] ne
	s_sleep 1
	s_branch .Lawait28
.Lmet28:
	v_readfirstlane_b32 s37, v10
	s_mov_b64 exec, s[88:89]
	;;#ASMEND
	flat_load_dwordx2 v[4:5], v[13:14] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s53, v5
.LBB1_638:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[86:87]
	s_branch .LBB1_640
.LBB1_639:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB1_640:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_674
; %bb.641:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s77, v0
	v_add_u32_e32 v22, vcc, 2, v16
                                        ; implicit-def: $sgpr86_sgpr87
	s_branch .LBB1_644
.LBB1_642:                              ;   in Loop: Header=BB1_644 Depth=2
	s_mov_b64 s[86:87], s[88:89]
.LBB1_643:                              ;   in Loop: Header=BB1_644 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_673
.LBB1_644:                              ;   Parent Loop BB1_42 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_659 Depth 3
                                        ;         Child Loop BB1_663 Depth 4
                                        ;         Child Loop BB1_667 Depth 4
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[23:24], v[4:5] glc
	v_mov_b32_e32 v19, s77
	s_mov_b64 s[88:89], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[23:24], v[19:20]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_650
; %bb.645:                              ;   in Loop: Header=BB1_644 Depth=2
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_649
; %bb.646:                              ;   in Loop: Header=BB1_644 Depth=2
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v5, s45
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[21:24] glc
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[23:24]
	s_and_saveexec_b64 s[88:89], vcc
	s_cbranch_execz .LBB1_648
; %bb.647:                              ;   in Loop: Header=BB1_644 Depth=2
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v23, s77
	v_mov_b32_e32 v5, s47
	s_or_b32 s37, s77, s79
	flat_store_dwordx2 v[4:5], v[22:23]
	v_mov_b32_e32 v23, s37
	s_or_b32 s37, s77, s54
	flat_store_dwordx2 v[4:5], v[22:23]
	v_mov_b32_e32 v23, s37
	s_or_b32 s37, s77, s55
	flat_store_dwordx2 v[4:5], v[22:23]
	v_mov_b32_e32 v23, s37
	s_or_b32 s37, s77, s52
	flat_store_dwordx2 v[4:5], v[22:23]
	v_mov_b32_e32 v23, s37
	v_mov_b32_e32 v0, s77
	flat_store_dwordx2 v[4:5], v[22:23]
.LBB1_648:                              ;   in Loop: Header=BB1_644 Depth=2
	s_or_b64 exec, exec, s[88:89]
.LBB1_649:                              ;   in Loop: Header=BB1_644 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s74, v0
	s_cmp_eq_u32 s74, 0
	s_cselect_b64 s[88:89], -1, 0
.LBB1_650:                              ;   in Loop: Header=BB1_644 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[88:89]
	s_cbranch_vccz .LBB1_653
; %bb.651:                              ;   in Loop: Header=BB1_644 Depth=2
	v_mov_b32_e32 v0, s77
	v_cndmask_b32_e64 v10, 0, v0, s[2:3]
	v_cndmask_b32_e64 v9, v20, 1, s[2:3]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB1_654
; %bb.652:                              ;   in Loop: Header=BB1_644 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[13:14], v[29:30], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[29:30], v[7:10] ne
	;;#ASMEND
	s_cbranch_execz .LBB1_655
	s_branch .LBB1_669
.LBB1_653:                              ;   in Loop: Header=BB1_644 Depth=2
	s_mov_b64 s[86:87], s[74:75]
	s_branch .LBB1_643
.LBB1_654:                              ;   in Loop: Header=BB1_644 Depth=2
                                        ; implicit-def: $vgpr13_vgpr14
.LBB1_655:                              ;   in Loop: Header=BB1_644 Depth=2
	s_mov_b64 s[88:89], 0
	v_mov_b32_e32 v0, 0
                                        ; implicit-def: $sgpr90_sgpr91
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB1_659
.LBB1_656:                              ;   in Loop: Header=BB1_659 Depth=3
	s_or_b64 exec, exec, s[94:95]
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v11, s62
	v_mov_b32_e32 v14, v5
	v_cndmask_b32_e64 v0, v11, v0, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v13, v4
.LBB1_657:                              ;   in Loop: Header=BB1_659 Depth=3
	s_andn2_b64 s[90:91], s[90:91], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[90:91], s[90:91], s[10:11]
.LBB1_658:                              ;   in Loop: Header=BB1_659 Depth=3
	s_or_b64 exec, exec, s[92:93]
	s_xor_b64 s[10:11], s[90:91], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v4, v13
	s_or_b64 s[88:89], s[10:11], s[88:89]
	v_mov_b32_e32 v5, v14
	s_andn2_b64 exec, exec, s[88:89]
	s_cbranch_execz .LBB1_668
.LBB1_659:                              ;   Parent Loop BB1_42 Depth=1
                                        ;     Parent Loop BB1_644 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_663 Depth 4
                                        ;         Child Loop BB1_667 Depth 4
	v_mov_b32_e32 v13, s46
	v_mov_b32_e32 v14, s47
	flat_load_dwordx2 v[13:14], v[13:14] glc
	s_andn2_b64 s[90:91], s[90:91], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v18, v14, v6
	v_and_b32_e32 v17, v13, v12
	v_cmp_eq_u64_e32 vcc, v[17:18], v[9:10]
	s_and_saveexec_b64 s[92:93], vcc
	s_cbranch_execz .LBB1_658
; %bb.660:                              ;   in Loop: Header=BB1_659 Depth=3
	v_mov_b32_e32 v17, s60
	v_mov_b32_e32 v18, s61
	flat_load_dwordx2 v[17:18], v[17:18] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[76:77], v[17:18]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_657
; %bb.661:                              ;   in Loop: Header=BB1_659 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, 64, v0, vcc
	v_cmp_lt_u32_e32 vcc, s58, v0
	v_mov_b32_e32 v11, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_665
; %bb.662:                              ;   in Loop: Header=BB1_659 Depth=3
	s_mov_b64 s[94:95], 0
	v_mov_b32_e32 v11, v0
.LBB1_663:                              ;   Parent Loop BB1_42 Depth=1
                                        ;     Parent Loop BB1_644 Depth=2
                                        ;       Parent Loop BB1_659 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v11, vcc, s59, v11
	v_cmp_gt_u32_e32 vcc, s70, v11
	s_or_b64 s[94:95], vcc, s[94:95]
	s_sleep 15
	s_andn2_b64 exec, exec, s[94:95]
	s_cbranch_execnz .LBB1_663
; %bb.664:                              ;   in Loop: Header=BB1_659 Depth=3
	s_or_b64 exec, exec, s[94:95]
.LBB1_665:                              ;   in Loop: Header=BB1_659 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s71, v0
	v_cmp_lt_u32_e32 vcc, 63, v11
	s_and_saveexec_b64 s[94:95], vcc
	s_cbranch_execz .LBB1_656
; %bb.666:                              ;   in Loop: Header=BB1_659 Depth=3
	s_mov_b64 s[100:101], 0
.LBB1_667:                              ;   Parent Loop BB1_42 Depth=1
                                        ;     Parent Loop BB1_644 Depth=2
                                        ;       Parent Loop BB1_659 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v11, vcc, 64, v11
	v_cmp_gt_u32_e32 vcc, 64, v11
	s_or_b64 s[100:101], vcc, s[100:101]
	s_sleep 1
	s_andn2_b64 exec, exec, s[100:101]
	s_cbranch_execnz .LBB1_667
	s_branch .LBB1_656
.LBB1_668:                              ;   in Loop: Header=BB1_644 Depth=2
	s_or_b64 exec, exec, s[88:89]
.LBB1_669:                              ;   in Loop: Header=BB1_644 Depth=2
	v_readfirstlane_b32 s10, v13
	v_cmp_eq_u32_e32 vcc, s10, v20
	v_readfirstlane_b32 s37, v14
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr88_sgpr89
	s_cbranch_vccnz .LBB1_671
; %bb.670:                              ;   in Loop: Header=BB1_644 Depth=2
	s_and_b32 s74, s37, s53
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[88:89], s[74:75]
.LBB1_671:                              ;   in Loop: Header=BB1_644 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB1_642
; %bb.672:                              ;   in Loop: Header=BB1_644 Depth=2
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	flat_load_dword v0, v[4:5] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[88:89], s[86:87]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s77, v0
	s_branch .LBB1_642
.LBB1_673:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s86
	v_mov_b32_e32 v5, s87
.LBB1_674:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[84:85]
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s74, v4
	s_cbranch_vccnz .LBB1_679
; %bb.675:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_680
; %bb.676:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s10, v35
	s_lshl_b32 s11, s5, 3
	v_add_u32_e32 v0, vcc, s11, v33
	s_cmp_lg_u32 s10, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_678
; %bb.677:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s74
	v_mov_b32_e32 v5, s75
	ds_write_b64 v0, v[4:5]
.LBB1_678:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s37, s5, 1
	s_branch .LBB1_684
.LBB1_679:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b64 s[10:11], s[74:75]
	s_mov_b32 s37, s5
	s_branch .LBB1_685
.LBB1_680:                              ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr37
	s_cbranch_execz .LBB1_684
; %bb.681:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s50
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s51
	v_mad_u64_u32 v[4:5], s[10:11], s30, v0, v[4:5]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_683
; %bb.682:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, s74
	v_mov_b32_e32 v10, s75
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_683:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_mov_b32 s37, s5
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_684:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB1_685:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v31, v3
	v_cmp_lt_u64_e32 vcc, s[10:11], v[31:32]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_698
; %bb.686:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v22, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB1_688
; %bb.687:                              ;   in Loop: Header=BB1_42 Depth=1
	s_mov_b32 s78, s75
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v9, s78
	v_mov_b32_e32 v5, s47
	v_mov_b32_e32 v10, s79
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	flat_atomic_add_x2 v[4:5], v[9:10]
	v_readfirstlane_b32 s74, v20
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, s74
	v_mov_b32_e32 v21, v2
	v_mov_b32_e32 v24, v3
	;;#ASMSTART
	s_and_saveexec_b64 s[84:85], 1
	
.Lawait29:
	onward_wait_load_x2 v[10:11], v[4:5], v[21:24] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s74, v10
	s_cbranch_vccnz .Lmet29
	onward_wait_x2 v[4:5], v[21:24] ne
	s_sleep 1
	s_branch .Lawait29
.Lmet29:
	v_readfirstlane_b32 s74, v10
	s_mov_b64 exec, s[84:85]
	;;#ASMEND
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s53, v5
.LBB1_688:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v22
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB1_698
; %bb.689:                              ;   in Loop: Header=BB1_42 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB1_693
; %bb.690:                              ;   in Loop: Header=BB1_42 Depth=1
	v_readfirstlane_b32 s74, v35
	s_lshl_b32 s77, s37, 3
	v_add_u32_e32 v0, vcc, s77, v33
	s_cmp_lg_u32 s74, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB1_692
; %bb.691:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	ds_write_b64 v0, v[4:5]
.LBB1_692:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v0
	s_xor_b32 s74, s37, 1
	s_branch .LBB1_697
.LBB1_693:                              ;   in Loop: Header=BB1_42 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
                                        ; implicit-def: $sgpr74
	s_cbranch_execz .LBB1_697
; %bb.694:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s50
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s51
	v_mad_u64_u32 v[4:5], s[84:85], s30, v0, v[4:5]
	s_and_saveexec_b64 s[84:85], s[0:1]
	s_cbranch_execz .LBB1_696
; %bb.695:                              ;   in Loop: Header=BB1_42 Depth=1
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v10, s11
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB1_696:                              ;   in Loop: Header=BB1_42 Depth=1
	s_or_b64 exec, exec, s[84:85]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_mov_b32 s74, s37
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB1_697:                              ;   in Loop: Header=BB1_42 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_mov_b32 s37, s74
.LBB1_698:                              ;   in Loop: Header=BB1_42 Depth=1
	v_add_u32_e32 v0, vcc, 2, v16
	s_mov_b64 s[86:87], -1
	s_mov_b32 s77, s30
	s_branch .LBB1_67
.LBB1_699:
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
		.amdhsa_next_free_vgpr 36
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
; codeLenInByte = 18092
; NumSgprs: 104
; NumVgprs: 36
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 16 bytes/workgroup (compile time only)
; SGPRBlocks: 12
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 104
; NumVGPRsForWavesPerEU: 36
; Occupancy: 7
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
    .sgpr_spill_count: 8
    .symbol:         rounds.kd
    .vgpr_count:     31
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
    .sgpr_spill_count: 12
    .symbol:         rounds_wide.kd
    .vgpr_count:     36
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
