	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	color                   ; -- Begin function color
	.globl	color
	.p2align	8
	.type	color,@function
color:                                  ; @color
; %bb.0:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_load_dwordx4 s[20:23], s[6:7], 0x28
	s_load_dwordx2 s[10:11], s[6:7], 0x38
	s_mov_b32 s3, 0
	s_mov_b64 s[4:5], -1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s0, 0, s9
	s_cmp_lg_u64 s[12:13], 0
	s_cselect_b64 s[28:29], -1, 0
	v_rcp_iflag_f32_e32 v1, v1
	s_cmp_eq_u64 s[12:13], 0
	s_mov_b64 s[24:25], 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s2, v1
	v_mul_lo_u32 v2, v1, s9
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s2, v2
	v_cmp_le_u32_e64 s[0:1], s9, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s9, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s9, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s9, v3, 0
	v_cmp_ne_u64_e32 vcc, s[2:3], v[1:2]
	v_addc_u32_e32 v29, vcc, 0, v3, vcc
	s_cbranch_scc1 .LBB0_9
; %bb.1:
	s_add_u32 s0, s12, 64
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_add_u32 s2, s12, 8
	s_addc_u32 s3, s13, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	flat_load_dword v2, v[2:3] glc
	s_mov_b32 s3, 0
	v_readfirstlane_b32 s26, v1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB0_10
; %bb.2:
	s_add_u32 s2, s12, 24
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v2, s13
	v_readfirstlane_b32 s3, v3
	v_mad_u64_u32 v[1:2], s[24:25], s3, v4, v[1:2]
	v_add_u32_e32 v1, vcc, 0x100, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB0_12
; %bb.3:
	s_add_u32 s24, s12, 0xc0
	s_addc_u32 s25, s13, 0
	v_mov_b32_e32 v1, s24
	v_mov_b32_e32 v2, s25
	flat_load_dword v1, v[1:2] glc
	s_add_i32 s9, s26, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_cmp_lg_u32 s2, s9
	s_mov_b32 s9, s26
	s_cbranch_scc1 .LBB0_14
; %bb.4:
	s_mov_b32 s25, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_13
; %bb.5:
	s_mov_b32 s24, -1
	s_mov_b32 s27, s25
	s_mov_b64 s[34:35], 0
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v2, 0
                                        ; implicit-def: $sgpr36_sgpr37
	s_branch .LBB0_7
.LBB0_6:                                ;   in Loop: Header=BB0_7 Depth=1
	s_or_b64 exec, exec, s[38:39]
	s_and_b64 s[38:39], exec, s[36:37]
	s_or_b64 s[34:35], s[38:39], s[34:35]
	s_andn2_b64 exec, exec, s[34:35]
	s_cbranch_execz .LBB0_13
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v10, s1
	v_mov_b32_e32 v5, s24
	v_mov_b32_e32 v9, s0
	v_mov_b32_e32 v6, s25
	v_mov_b32_e32 v7, s26
	v_mov_b32_e32 v8, s27
	;;#ASMSTART
	onward_wait_load_x2 v[3:4], v[9:10], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, s26, v3
	s_or_b64 s[36:37], s[36:37], exec
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_6
; %bb.8:                                ;   in Loop: Header=BB0_7 Depth=1
	v_mov_b32_e32 v6, s1
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, s0
	;;#ASMSTART
	onward_wait_x2 v[5:6], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[36:37], s[36:37], exec
	s_branch .LBB0_6
.LBB0_9:
	s_mov_b64 s[24:25], 0
	s_mov_b32 s26, 0
	v_mov_b32_e32 v30, v29
	s_branch .LBB0_11
.LBB0_10:
	v_mov_b32_e32 v30, v29
.LBB0_11:
                                        ; implicit-def: $sgpr58
                                        ; implicit-def: $sgpr66
                                        ; implicit-def: $vgpr1_vgpr2
	s_branch .LBB0_19
.LBB0_12:
	s_mov_b64 s[24:25], -1
                                        ; implicit-def: $sgpr2
                                        ; implicit-def: $sgpr9
	s_branch .LBB0_15
.LBB0_13:
	s_or_b64 exec, exec, s[30:31]
	s_mov_b32 s9, s2
.LBB0_14:
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b64 s[24:25], 0
	v_readfirstlane_b32 s2, v1
.LBB0_15:
	s_mov_b64 s[0:1], 0
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_17
; %bb.16:
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_mov_b64 s[0:1], -1
	s_mov_b32 s9, s26
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
.LBB0_17:
	s_mov_b64 s[24:25], -1
	v_mov_b32_e32 v30, s2
	s_mov_b32 s26, s9
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_11
; %bb.18:
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[0:1], s3, v5, v[1:2]
	s_mov_b64 s[4:5], 0
	v_add_u32_e32 v3, vcc, 0x110, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, 0x114, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[3:4] glc
	s_waitcnt vmcnt(0)
	flat_load_dword v4, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[1:2], s[0:1], s3, v5, 0
	v_readfirstlane_b32 s66, v3
	v_readfirstlane_b32 s58, v4
.LBB0_19:
	s_load_dword s33, s[6:7], 0x20
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_21
; %bb.20:
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[1:2], s[0:1], s3, v1, 0
	s_mov_b32 s66, 0
	s_mov_b32 s58, 1
.LBB0_21:
	s_lshl_b32 s0, s8, 6
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[6:7], -1, 0
	s_add_u32 s34, s12, 0x110
	s_addc_u32 s35, s13, 0
	s_add_u32 s36, s12, 0x80
	s_addc_u32 s37, s13, 0
	s_add_u32 s38, s12, 12
	s_addc_u32 s39, s13, 0
	s_add_u32 s40, s12, 16
	s_addc_u32 s41, s13, 0
	s_add_u32 s42, s12, 64
	s_addc_u32 s43, s13, 0
	s_add_u32 s44, s12, 0xc0
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v1, vcc, s12, v1
	s_addc_u32 s45, s13, 0
	s_and_b64 s[8:9], s[6:7], s[24:25]
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	s_movk_i32 s2, 0x114
	s_add_u32 s12, s12, 8
	v_add_u32_e32 v15, vcc, s2, v1
	s_addc_u32 s13, s13, 0
	v_or_b32_e32 v31, s0, v0
	v_addc_u32_e32 v16, vcc, 0, v2, vcc
	v_cmp_gt_u32_e64 s[2:3], 2, v0
	v_cmp_eq_u32_e64 s[4:5], 0, v0
	v_cmp_eq_u32_e64 s[6:7], 1, v0
	v_mov_b32_e32 v0, s43
	v_mov_b32_e32 v2, s13
	s_mov_b32 s30, 0
	v_cndmask_b32_e64 v18, v0, v2, s[6:7]
	v_mov_b32_e32 v0, s42
	v_mov_b32_e32 v2, s12
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[0:1], s33, v31
	s_mov_b32 s31, 0x10000
	v_mov_b32_e32 v1, -1
	v_cndmask_b32_e64 v6, 0, -1, s[6:7]
	v_mov_b32_e32 v5, -1
	v_cndmask_b32_e64 v17, v0, v2, s[6:7]
	s_xor_b64 s[46:47], s[8:9], -1
	s_and_b64 s[48:49], s[8:9], s[4:5]
	v_mov_b32_e32 v9, s26
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v20, 1
	s_mov_b32 s67, 0x20000
	s_mov_b32 s68, 0x30000
	s_mov_b32 s69, 0x40000
	s_mov_b32 s70, 0xffff
	s_mov_b32 s71, 0x3000000
	s_branch .LBB0_23
.LBB0_22:                               ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $vgpr30
                                        ; implicit-def: $vgpr9
	s_cbranch_execnz .LBB0_121
.LBB0_23:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_62 Depth 2
                                        ;     Child Loop BB0_76 Depth 2
                                        ;       Child Loop BB0_80 Depth 3
                                        ;     Child Loop BB0_30 Depth 2
                                        ;     Child Loop BB0_66 Depth 2
                                        ;     Child Loop BB0_91 Depth 2
                                        ;     Child Loop BB0_115 Depth 2
	v_lshlrev_b32_e32 v0, 6, v30
	s_mov_b32 s72, s58
	s_mov_b64 s[52:53], -1
	s_mov_b64 s[8:9], 0
	s_cmp_lt_i32 s66, 1
	s_mov_b64 s[50:51], 0
	s_mov_b64 s[26:27], 0
                                        ; implicit-def: $sgpr58
                                        ; implicit-def: $sgpr54
	s_cbranch_scc0 .LBB0_56
; %bb.24:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[52:53]
	s_cbranch_vccnz .LBB0_86
.LBB0_25:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_27
.LBB0_26:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[50:51], -1
	s_mov_b32 s58, s72
	s_mov_b32 s54, s66
.LBB0_27:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[8:9]
	s_mov_b32 s66, s54
	s_cbranch_vccnz .LBB0_32
; %bb.28:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[26:27], s[0:1]
	s_cbranch_execz .LBB0_31
; %bb.29:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[50:51], 0
	v_mov_b32_e32 v3, v31
.LBB0_30:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[7:8], 2, v[3:4]
	v_add_u32_e32 v3, vcc, v3, v0
	v_mov_b32_e32 v2, s21
	v_cmp_le_u32_e32 vcc, s33, v3
	v_add_u32_e64 v7, s[8:9], s20, v7
	v_addc_u32_e64 v8, s[8:9], v2, v8, s[8:9]
	s_or_b64 s[50:51], vcc, s[50:51]
	flat_store_dword v[7:8], v1
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execnz .LBB0_30
.LBB0_31:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[26:27]
	s_mov_b64 s[50:51], -1
	s_mov_b32 s66, 1
	s_mov_b32 s58, s72
.LBB0_32:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[50:51]
	s_cbranch_vccnz .LBB0_22
; %bb.33:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[8:9], s[48:49]
	s_cbranch_execz .LBB0_35
; %bb.34:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s34
	v_mov_b32_e32 v3, s35
	v_mov_b32_e32 v0, s66
	flat_store_dword v[2:3], v0
	v_mov_b32_e32 v0, s58
	flat_store_dword v[15:16], v0
.LBB0_35:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[8:9]
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_120
; %bb.36:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[26:27], s[2:3]
	s_cbranch_execz .LBB0_111
; %bb.37:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[50:51], s[4:5]
	s_cbranch_execz .LBB0_52
; %bb.38:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v3, s37
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v0, v[2:3], v20 glc
	s_andn2_b64 vcc, exec, s[24:25]
	v_mov_b32_e32 v2, v29
	s_cbranch_vccnz .LBB0_40
; %bb.39:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	flat_load_dword v2, v[2:3] glc
.LBB0_40:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v21, 0
	s_andn2_b64 vcc, exec, s[24:25]
	v_mov_b32_e32 v22, 0
	s_cbranch_vccnz .LBB0_42
; %bb.41:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v7, s40
	v_mov_b32_e32 v8, s41
	flat_load_dwordx2 v[21:22], v[7:8] glc
.LBB0_42:                               ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 1, v0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_cmp_eq_u32_e32 vcc, v3, v2
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_51
; %bb.43:                               ;   in Loop: Header=BB0_23 Depth=1
	v_cmp_ne_u64_e64 s[8:9], 0, v[21:22]
	v_add_u32_e32 v11, vcc, 1, v9
	s_and_b64 vcc, s[24:25], s[8:9]
	v_mov_b32_e32 v7, s36
	v_cndmask_b32_e32 v10, 0, v3, vcc
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v8, s37
	flat_atomic_cmpswap_x2 v[12:13], v[7:8], v[10:13] glc
	v_mov_b32_e32 v8, v3
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[8:9], v[12:13], v[8:9]
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[54:55], s[8:9]
	s_cbranch_execz .LBB0_50
; %bb.44:                               ;   in Loop: Header=BB0_23 Depth=1
	s_xor_b64 s[56:57], vcc, -1
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v7, v3
	s_mov_b64 s[8:9], -1
	s_and_b64 vcc, exec, s[56:57]
	s_cbranch_vccz .LBB0_46
; %bb.45:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v13, s42
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v14, s43
	flat_store_dwordx2 v[13:14], v[11:12]
	v_or_b32_e32 v12, s31, v3
	flat_store_dwordx2 v[13:14], v[11:12]
	v_or_b32_e32 v12, s67, v3
	flat_store_dwordx2 v[13:14], v[11:12]
	v_or_b32_e32 v12, s68, v3
	flat_store_dwordx2 v[13:14], v[11:12]
	v_or_b32_e32 v12, s69, v3
	flat_store_dwordx2 v[13:14], v[11:12]
	s_mov_b64 s[8:9], 0
.LBB0_46:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_50
; %bb.47:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v7, s42
	v_mov_b32_e32 v8, s43
	flat_load_dwordx2 v[7:8], v[7:8] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, s70, v8
	v_cmp_ne_u32_e32 vcc, v0, v3
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_49
; %bb.48:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v7, s42
	v_sub_u32_e32 v3, vcc, v3, v0
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v8, s43
	flat_atomic_add_x2 v[7:8], v[2:3]
.LBB0_49:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[8:9]
	v_lshrrev_b64 v[7:8], 16, v[21:22]
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	v_or_b32_e32 v8, s71, v8
	v_mov_b32_e32 v7, v4
	flat_store_dword v[2:3], v11
.LBB0_50:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
.LBB0_51:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[52:53]
.LBB0_52:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[50:51]
	v_readfirstlane_b32 s8, v7
	v_readfirstlane_b32 s9, v8
	v_mov_b32_e32 v2, s8
	s_cmp_lg_u64 s[8:9], 0
	v_mov_b32_e32 v3, s9
	s_cbranch_scc1 .LBB0_111
; %bb.53:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB0_87
; %bb.54:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[8:9], 0
	s_and_saveexec_b64 s[50:51], s[4:5]
	s_cbranch_execz .LBB0_89
; %bb.55:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v10, v4
	s_mov_b64 s[52:53], 0
                                        ; implicit-def: $sgpr54_sgpr55
	s_branch .LBB0_66
.LBB0_56:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_gt_i32 s66, 1
	s_cbranch_scc0 .LBB0_68
; %bb.57:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[26:27], -1
	s_mov_b64 s[52:53], 0
	s_cmp_eq_u32 s66, 2
	s_mov_b64 s[50:51], 0
                                        ; implicit-def: $sgpr58
	s_cbranch_scc0 .LBB0_70
; %bb.58:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[26:27], 0
	s_mov_b64 s[50:51], 0
                                        ; implicit-def: $sgpr58
	v_cmp_eq_u32_e32 vcc, s72, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_70
; %bb.59:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[50:51], s[0:1]
	s_cbranch_execz .LBB0_69
; %bb.60:                               ;   in Loop: Header=BB0_23 Depth=1
	s_add_i32 s58, s72, -1
	s_mov_b64 s[54:55], 0
	v_mov_b32_e32 v3, v31
	s_branch .LBB0_62
.LBB0_61:                               ;   in Loop: Header=BB0_62 Depth=2
	s_or_b64 exec, exec, s[56:57]
	v_add_u32_e32 v3, vcc, v3, v0
	v_cmp_le_u32_e32 vcc, s33, v3
	s_or_b64 s[54:55], vcc, s[54:55]
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_69
.LBB0_62:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[7:8], 2, v[3:4]
	v_mov_b32_e32 v2, s21
	v_add_u32_e32 v7, vcc, s20, v7
	v_addc_u32_e32 v8, vcc, v2, v8, vcc
	flat_load_dword v2, v[7:8]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v2
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_61
; %bb.63:                               ;   in Loop: Header=BB0_62 Depth=2
	v_lshlrev_b64 v[10:11], 2, v[3:4]
	v_mov_b32_e32 v2, s19
	v_add_u32_e32 v12, vcc, s18, v10
	v_addc_u32_e32 v13, vcc, v2, v11, vcc
	flat_load_dword v2, v[12:13]
	v_mov_b32_e32 v12, s23
	v_add_u32_e32 v10, vcc, s22, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	flat_load_dword v10, v[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_ge_u32_e32 vcc, v2, v10
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_61
; %bb.64:                               ;   in Loop: Header=BB0_62 Depth=2
	v_mov_b32_e32 v2, s58
	flat_store_dword v[7:8], v2
	s_branch .LBB0_61
.LBB0_65:                               ;   in Loop: Header=BB0_66 Depth=2
	s_or_b64 exec, exec, s[56:57]
	s_and_b64 s[56:57], exec, s[54:55]
	s_or_b64 s[52:53], s[56:57], s[52:53]
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execz .LBB0_88
.LBB0_66:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	;;#ASMSTART
	onward_wait_load_x2 v[11:12], v[2:3], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v9, v11
	s_or_b64 s[54:55], s[54:55], exec
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_65
; %bb.67:                               ;   in Loop: Header=BB0_66 Depth=2
	v_mov_b32_e32 v13, s42
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v3, v11
	v_mov_b32_e32 v14, s43
	;;#ASMSTART
	onward_wait_x2 v[13:14], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[54:55], s[54:55], exec
	s_branch .LBB0_65
.LBB0_68:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[52:53], -1
	s_mov_b64 s[50:51], 0
                                        ; implicit-def: $sgpr58
	s_mov_b64 s[26:27], 0
	s_branch .LBB0_70
.LBB0_69:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[50:51]
	s_add_i32 s58, s72, 1
	s_mov_b64 s[50:51], -1
.LBB0_70:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s54, 1
	s_and_b64 vcc, exec, s[52:53]
	s_cbranch_vccz .LBB0_85
; %bb.71:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[50:51], s[0:1]
	s_cbranch_execz .LBB0_84
; %bb.72:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[54:55], 0
	s_mov_b64 s[52:53], 0
	v_mov_b32_e32 v7, v31
                                        ; implicit-def: $sgpr56_sgpr57
	s_branch .LBB0_76
.LBB0_73:                               ;   in Loop: Header=BB0_76 Depth=2
	s_or_b64 exec, exec, s[62:63]
.LBB0_74:                               ;   in Loop: Header=BB0_76 Depth=2
	s_or_b64 exec, exec, s[60:61]
	v_lshlrev_b64 v[2:3], 2, v[7:8]
	v_mov_b32_e32 v8, s23
	v_add_u32_e32 v2, vcc, s22, v2
	v_addc_u32_e32 v3, vcc, v8, v3, vcc
	s_or_b64 s[54:55], s[54:55], exec
	flat_store_dword v[2:3], v12
.LBB0_75:                               ;   in Loop: Header=BB0_76 Depth=2
	s_or_b64 exec, exec, s[58:59]
	v_add_u32_e32 v7, vcc, v7, v0
	v_cmp_le_u32_e32 vcc, s33, v7
	s_or_b64 s[52:53], vcc, s[52:53]
	s_andn2_b64 s[56:57], s[56:57], exec
	s_and_b64 s[58:59], s[54:55], exec
	s_or_b64 s[56:57], s[56:57], s[58:59]
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execz .LBB0_82
.LBB0_76:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_80 Depth 3
	v_mov_b32_e32 v8, v4
	v_lshlrev_b64 v[2:3], 2, v[7:8]
	v_mov_b32_e32 v10, s21
	v_add_u32_e32 v2, vcc, s20, v2
	v_addc_u32_e32 v3, vcc, v10, v3, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v2
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_75
; %bb.77:                               ;   in Loop: Header=BB0_76 Depth=2
	v_add_u32_e32 v3, vcc, 1, v7
	v_lshlrev_b64 v[2:3], 2, v[3:4]
	v_mov_b32_e32 v12, s15
	v_add_u32_e32 v2, vcc, s14, v2
	v_lshlrev_b64 v[10:11], 2, v[7:8]
	v_addc_u32_e32 v3, vcc, v12, v3, vcc
	v_add_u32_e32 v10, vcc, s14, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	flat_load_dword v13, v[2:3]
	flat_load_dword v2, v[10:11]
	v_mov_b32_e32 v12, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v2, v13
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_74
; %bb.78:                               ;   in Loop: Header=BB0_76 Depth=2
	v_mov_b32_e32 v3, v4
	v_lshlrev_b64 v[10:11], 2, v[2:3]
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v10, vcc, s16, v10
	v_addc_u32_e32 v11, vcc, v3, v11, vcc
	s_mov_b64 s[62:63], 0
	v_mov_b32_e32 v12, 0
	s_branch .LBB0_80
.LBB0_79:                               ;   in Loop: Header=BB0_80 Depth=3
	s_or_b64 exec, exec, s[64:65]
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_ge_u32_e32 vcc, v2, v13
	s_or_b64 s[62:63], vcc, s[62:63]
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	s_andn2_b64 exec, exec, s[62:63]
	s_cbranch_execz .LBB0_73
.LBB0_80:                               ;   Parent Loop BB0_23 Depth=1
                                        ;     Parent Loop BB0_76 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v3, v[10:11]
	v_mov_b32_e32 v14, s21
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[21:22], 2, v[3:4]
	v_add_u32_e32 v21, vcc, s20, v21
	v_addc_u32_e32 v22, vcc, v14, v22, vcc
	flat_load_dword v14, v[21:22]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v14
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_79
; %bb.81:                               ;   in Loop: Header=BB0_80 Depth=3
	v_lshlrev_b64 v[21:22], 2, v[3:4]
	v_mov_b32_e32 v3, s19
	v_add_u32_e32 v21, vcc, s18, v21
	v_addc_u32_e32 v22, vcc, v3, v22, vcc
	flat_load_dword v3, v[21:22]
	s_waitcnt vmcnt(0)
	v_max_u32_e32 v12, v12, v3
	s_branch .LBB0_79
.LBB0_82:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB0_84
; %bb.83:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	v_mov_b32_e32 v7, s72
	flat_store_dword v[2:3], v7
	s_waitcnt vmcnt(0)
.LBB0_84:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[50:51]
	s_mov_b64 s[50:51], -1
	s_mov_b32 s54, 2
	s_mov_b32 s58, s72
.LBB0_85:                               ;   in Loop: Header=BB0_23 Depth=1
	s_branch .LBB0_25
.LBB0_86:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_lg_u32 s66, 0
	s_mov_b64 s[8:9], -1
	s_cselect_b64 s[26:27], -1, 0
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccz .LBB0_26
	s_branch .LBB0_27
.LBB0_87:                               ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $vgpr2_vgpr3
	s_branch .LBB0_90
.LBB0_88:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[52:53]
	v_and_b32_e32 v3, s70, v12
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v4
.LBB0_89:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[50:51]
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_111
.LBB0_90:                               ;   in Loop: Header=BB0_23 Depth=1
	v_add_u32_e32 v21, vcc, 1, v9
	v_mov_b32_e32 v10, v4
                                        ; implicit-def: $vgpr23_vgpr24
.LBB0_91:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v3, s13
	flat_load_dwordx2 v[7:8], v[2:3] glc
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	flat_load_dwordx2 v[11:12], v[2:3] glc
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	s_waitcnt vmcnt(2)
	flat_load_dwordx2 v[25:26], v[2:3] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v9, v11
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_93
; %bb.92:                               ;   in Loop: Header=BB0_91 Depth=2
	v_and_b32_e32 v3, s70, v12
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v3, v4
	s_branch .LBB0_94
.LBB0_93:                               ;   in Loop: Header=BB0_91 Depth=2
	s_mov_b64 s[8:9], -1
                                        ; implicit-def: $vgpr2_vgpr3
.LBB0_94:                               ;   in Loop: Header=BB0_91 Depth=2
	s_andn2_b64 vcc, exec, s[8:9]
	s_mov_b64 s[8:9], 0
	s_cbranch_vccnz .LBB0_109
; %bb.95:                               ;   in Loop: Header=BB0_91 Depth=2
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v3, s37
	flat_load_dwordx2 v[13:14], v[2:3] glc
	v_mov_b32_e32 v28, v11
	v_mov_b32_e32 v27, v8
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[13:14], v[27:28]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_102
; %bb.96:                               ;   in Loop: Header=BB0_91 Depth=2
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v28, 0
	s_and_saveexec_b64 s[50:51], s[4:5]
	s_cbranch_execz .LBB0_106
; %bb.97:                               ;   in Loop: Header=BB0_91 Depth=2
	v_cmp_eq_u64_e32 vcc, 0, v[25:26]
	v_mov_b32_e32 v2, v11
	v_cndmask_b32_e64 v0, v3, 0, vcc
	v_add_u32_e32 v11, vcc, 0, v0
	v_mov_b32_e32 v27, s36
	v_addc_u32_e32 v12, vcc, 1, v2, vcc
	v_mov_b32_e32 v28, s37
	flat_atomic_cmpswap_x2 v[11:12], v[27:28], v[11:14] glc
	v_cmp_ne_u64_e32 vcc, 0, v[25:26]
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[8:9], v[11:12], v[13:14]
	s_and_saveexec_b64 s[52:53], s[8:9]
	s_cbranch_execz .LBB0_105
; %bb.98:                               ;   in Loop: Header=BB0_91 Depth=2
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_103
; %bb.99:                               ;   in Loop: Header=BB0_91 Depth=2
	v_mov_b32_e32 v11, s42
	v_mov_b32_e32 v12, s43
	flat_load_dwordx2 v[11:12], v[11:12] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, s70, v12
	v_cmp_eq_u32_e32 vcc, v0, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_101
; %bb.100:                              ;   in Loop: Header=BB0_91 Depth=2
	v_mov_b32_e32 v13, s42
	v_subrev_u32_e32 v12, vcc, v0, v3
	v_mov_b32_e32 v11, v4
	v_mov_b32_e32 v14, s43
	flat_atomic_add_x2 v[13:14], v[11:12]
.LBB0_101:                              ;   in Loop: Header=BB0_91 Depth=2
	v_lshrrev_b64 v[13:14], 16, v[25:26]
	v_mov_b32_e32 v11, s44
	v_mov_b32_e32 v12, s45
	v_or_b32_e32 v28, s71, v14
	v_mov_b32_e32 v27, v4
	flat_store_dword v[11:12], v21
	s_branch .LBB0_105
.LBB0_102:                              ;   in Loop: Header=BB0_91 Depth=2
	v_mov_b32_e32 v12, v4
	s_mov_b64 s[52:53], -1
                                        ; implicit-def: $sgpr50_sgpr51
	s_branch .LBB0_107
.LBB0_103:                              ;   in Loop: Header=BB0_91 Depth=2
                                        ; implicit-def: $vgpr27_vgpr28
	s_cbranch_execz .LBB0_105
; %bb.104:                              ;   in Loop: Header=BB0_91 Depth=2
	v_mov_b32_e32 v11, s42
	v_mov_b32_e32 v22, v8
	v_mov_b32_e32 v12, s43
	flat_store_dwordx2 v[11:12], v[21:22]
	v_or_b32_e32 v22, s31, v8
	flat_store_dwordx2 v[11:12], v[21:22]
	v_or_b32_e32 v22, s67, v8
	flat_store_dwordx2 v[11:12], v[21:22]
	v_or_b32_e32 v22, s68, v8
	v_mov_b32_e32 v28, v4
	flat_store_dwordx2 v[11:12], v[21:22]
	v_or_b32_e32 v22, s69, v8
	v_mov_b32_e32 v27, v3
	flat_store_dwordx2 v[11:12], v[21:22]
.LBB0_105:                              ;   in Loop: Header=BB0_91 Depth=2
	s_or_b64 exec, exec, s[52:53]
.LBB0_106:                              ;   in Loop: Header=BB0_91 Depth=2
	s_or_b64 exec, exec, s[50:51]
	v_readfirstlane_b32 s51, v28
	v_readfirstlane_b32 s50, v27
	s_cmp_eq_u64 s[50:51], 0
	v_mov_b32_e32 v12, v10
	s_cselect_b64 s[52:53], -1, 0
	v_mov_b32_e32 v11, v9
.LBB0_107:                              ;   in Loop: Header=BB0_91 Depth=2
	v_mov_b32_e32 v2, s50
	s_mov_b64 s[8:9], 0
	s_and_b64 vcc, exec, s[52:53]
	v_mov_b32_e32 v3, s51
	s_cbranch_vccz .LBB0_109
; %bb.108:                              ;   in Loop: Header=BB0_91 Depth=2
	v_cndmask_b32_e64 v8, v12, v8, s[6:7]
	v_cndmask_b32_e64 v7, v11, v7, s[6:7]
	;;#ASMSTART
	onward_wait_load_x2 v[2:3], v[17:18], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[17:18], v[5:8] ne
	;;#ASMEND
	v_mov_b32_e32 v2, v23
	s_mov_b64 s[8:9], -1
	v_mov_b32_e32 v3, v24
.LBB0_109:                              ;   in Loop: Header=BB0_91 Depth=2
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_111
; %bb.110:                              ;   in Loop: Header=BB0_91 Depth=2
	v_mov_b32_e32 v24, v3
	v_mov_b32_e32 v23, v2
	s_branch .LBB0_91
.LBB0_111:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[26:27]
	v_readfirstlane_b32 s9, v3
	v_readfirstlane_b32 s8, v2
	v_mov_b32_e32 v19, v4
	v_cmp_lt_u64_e32 vcc, s[8:9], v[19:20]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_119
; %bb.112:                              ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s9
	;;#ASMEND
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, s9
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB0_118
; %bb.113:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v7, s30
	v_mov_b32_e32 v3, s43
	v_mov_b32_e32 v8, s31
	flat_atomic_add_x2 v[2:3], v[7:8]
	flat_atomic_add_x2 v[2:3], v[7:8]
	flat_atomic_add_x2 v[2:3], v[7:8]
	flat_atomic_add_x2 v[2:3], v[7:8]
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v10, v4
	s_mov_b64 s[26:27], 0
                                        ; implicit-def: $sgpr50_sgpr51
	s_branch .LBB0_115
.LBB0_114:                              ;   in Loop: Header=BB0_115 Depth=2
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 s[52:53], exec, s[50:51]
	s_or_b64 s[26:27], s[52:53], s[26:27]
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_117
.LBB0_115:                              ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	;;#ASMSTART
	onward_wait_load_x2 v[11:12], v[2:3], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v9, v11
	s_or_b64 s[50:51], s[50:51], exec
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_114
; %bb.116:                              ;   in Loop: Header=BB0_115 Depth=2
	v_mov_b32_e32 v13, s42
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v3, v11
	v_mov_b32_e32 v14, s43
	;;#ASMSTART
	onward_wait_x2 v[13:14], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[50:51], s[50:51], exec
	s_branch .LBB0_114
.LBB0_117:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[26:27]
	v_and_b32_e32 v2, s70, v12
.LBB0_118:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[8:9]
	v_readfirstlane_b32 s8, v2
.LBB0_119:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v0, s8
	v_add_u32_e32 v9, vcc, 1, v9
	v_cndmask_b32_e64 v30, v30, v0, s[24:25]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_120:                              ;   in Loop: Header=BB0_23 Depth=1
	s_branch .LBB0_23
.LBB0_121:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel color
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 73
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
	.size	color, .Lfunc_end0-color
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 3620
; NumSgprs: 75
; NumVgprs: 32
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 9
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 75
; NumVGPRsForWavesPerEU: 32
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
        .offset:         0
        .size:           8
        .type_name:      'void*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           color
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     75
    .sgpr_spill_count: 0
    .symbol:         color.kd
    .vgpr_count:     32
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
