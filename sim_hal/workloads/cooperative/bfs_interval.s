	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bfs                     ; -- Begin function bfs
	.globl	bfs
	.p2align	8
	.type	bfs,@function
bfs:                                    ; @bfs
; %bb.0:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s4, s[4:5], 0xc
	s_mov_b32 s5, 0
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[10:11], s[6:7], 0x10
	s_load_dwordx4 s[16:19], s[6:7], 0x20
	s_load_dwordx2 s[24:25], s[6:7], 0x30
	s_mov_b64 s[28:29], -1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s0, 0, s2
	s_cmp_lg_u64 s[12:13], 0
	s_cselect_b64 s[26:27], -1, 0
	v_rcp_iflag_f32_e32 v1, v1
	s_cmp_eq_u64 s[12:13], 0
	s_mov_b64 s[20:21], 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s4, v1
	v_mul_lo_u32 v2, v1, s2
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s4, v2
	v_cmp_le_u32_e64 s[0:1], s2, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s2, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s2, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s2, v3, 0
	v_cmp_ne_u64_e32 vcc, s[4:5], v[1:2]
	v_addc_u32_e32 v15, vcc, 0, v3, vcc
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
	s_mov_b32 s5, 0
	v_readfirstlane_b32 s22, v1
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
	v_readfirstlane_b32 s5, v3
	v_mad_u64_u32 v[1:2], s[2:3], s5, v4, v[1:2]
	v_add_u32_e32 v1, vcc, 0x100, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB0_11
; %bb.3:
	s_add_u32 s2, s12, 0xc0
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v1, v[1:2] glc
	s_add_i32 s2, s22, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	s_cmp_lg_u32 s4, s2
	s_mov_b32 s2, s22
	s_cbranch_scc1 .LBB0_13
; %bb.4:
	s_mov_b32 s21, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_12
; %bb.5:
	s_mov_b32 s20, -1
	s_mov_b32 s23, s21
	s_mov_b64 s[28:29], 0
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v2, 0
                                        ; implicit-def: $sgpr30_sgpr31
	s_branch .LBB0_7
.LBB0_6:                                ;   in Loop: Header=BB0_7 Depth=1
	s_or_b64 exec, exec, s[34:35]
	s_and_b64 s[34:35], exec, s[30:31]
	s_or_b64 s[28:29], s[34:35], s[28:29]
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_12
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v10, s1
	v_mov_b32_e32 v5, s20
	v_mov_b32_e32 v9, s0
	v_mov_b32_e32 v6, s21
	v_mov_b32_e32 v7, s22
	v_mov_b32_e32 v8, s23
	;;#ASMSTART
	onward_wait_load_x2 v[3:4], v[9:10], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, s22, v3
	s_or_b64 s[30:31], s[30:31], exec
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB0_6
; %bb.8:                                ;   in Loop: Header=BB0_7 Depth=1
	v_mov_b32_e32 v6, s1
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, s0
	;;#ASMSTART
	onward_wait_x2 v[5:6], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[30:31], s[30:31], exec
	s_branch .LBB0_6
.LBB0_9:
	s_mov_b64 s[20:21], 0
	s_mov_b32 s22, 0
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_17
	s_branch .LBB0_24
.LBB0_10:
	s_mov_b64 s[28:29], -1
	s_cbranch_execz .LBB0_17
	s_branch .LBB0_24
.LBB0_11:
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $sgpr3
                                        ; implicit-def: $sgpr2
	s_branch .LBB0_14
.LBB0_12:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s2, s4
.LBB0_13:
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b64 s[0:1], 0
	v_readfirstlane_b32 s3, v1
.LBB0_14:
	s_mov_b64 s[28:29], 0
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_16
; %bb.15:
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_mov_b64 s[28:29], -1
	s_mov_b32 s2, s22
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v1
.LBB0_16:
	s_mov_b64 s[20:21], -1
	v_mov_b32_e32 v15, s3
	s_mov_b32 s22, s2
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_24
.LBB0_17:
	s_add_u32 s0, s12, 0xc8
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_add_i32 s0, s22, 1
	s_mov_b32 s30, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s1, v1
	s_cmp_eq_u32 s1, s0
	s_cselect_b32 s22, s0, s22
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB0_23
; %bb.18:
	s_add_i32 s0, s22, -1
	s_mov_b32 s1, 0xffff
	s_and_b32 s37, s0, s1
	s_add_u32 s38, s12, 0x80
	s_mov_b32 s36, 0
	s_mov_b32 s0, 0
	s_mov_b32 s2, s30
	s_mov_b32 s3, s37
	s_addc_u32 s39, s13, 0
	s_branch .LBB0_20
.LBB0_19:                               ;   in Loop: Header=BB0_20 Depth=1
	s_andn2_b64 vcc, exec, s[40:41]
	s_cbranch_vccz .LBB0_22
.LBB0_20:                               ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v5, s38
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v6, s39
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	;;#ASMSTART
	onward_wait_load_x2 v[7:8], v[5:6], v[1:4] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_readfirstlane_b32 s4, v8
	s_and_b32 s31, s4, s1
	s_cmp_lg_u64 s[30:31], s[36:37]
	s_mov_b64 s[40:41], -1
	s_cbranch_scc1 .LBB0_19
; %bb.21:                               ;   in Loop: Header=BB0_20 Depth=1
	v_mov_b32_e32 v5, s38
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v6, s39
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	;;#ASMSTART
	onward_wait_x2 v[5:6], v[1:4] ne
	;;#ASMEND
	s_mov_b64 s[40:41], 0
	s_branch .LBB0_19
.LBB0_22:
	v_mov_b32_e32 v1, s4
.LBB0_23:
	s_or_b64 exec, exec, s[34:35]
	v_readfirstlane_b32 s0, v1
	s_lshr_b32 s0, s0, 16
	v_mov_b32_e32 v15, s0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_24:
	s_load_dword s33, s[6:7], 0x18
	s_xor_b64 s[0:1], s[28:29], -1
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_26
; %bb.25:
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[0:1], s5, v5, v[1:2]
	v_add_u32_e32 v3, vcc, 0x110, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	flat_load_dword v6, v[3:4] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 0x114, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	flat_load_dword v7, v[3:4] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 0x118, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, 0x11c, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[3:4] glc
	s_waitcnt vmcnt(0)
	flat_load_dword v4, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[1:2], s[0:1], s5, v5, 0
	v_readfirstlane_b32 s58, v6
	v_readfirstlane_b32 s52, v7
	v_readfirstlane_b32 s51, v3
	v_readfirstlane_b32 s50, v4
	s_cbranch_execz .LBB0_27
	s_branch .LBB0_28
.LBB0_26:
                                        ; implicit-def: $sgpr50
                                        ; implicit-def: $sgpr51
                                        ; implicit-def: $sgpr52
                                        ; implicit-def: $sgpr58
                                        ; implicit-def: $vgpr1_vgpr2
.LBB0_27:
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[1:2], s[0:1], s5, v1, 0
	s_mov_b32 s58, 0
	s_mov_b32 s52, 1
	s_mov_b32 s51, 0
	s_mov_b32 s50, 1
.LBB0_28:
	s_lshl_b32 s0, s8, 6
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[30:31], -1, 0
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[6:7], -1, 0
	s_add_u32 s8, s12, 0x110
	s_addc_u32 s9, s13, 0
	s_add_u32 s34, s12, 16
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v1, vcc, s12, v1
	s_addc_u32 s35, s13, 0
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	s_movk_i32 s4, 0x114
	s_add_u32 s36, s12, 0x80
	v_add_u32_e32 v11, vcc, s4, v1
	s_addc_u32 s37, s13, 0
	v_addc_u32_e32 v12, vcc, 0, v2, vcc
	s_movk_i32 s4, 0x118
	s_add_u32 s38, s12, 64
	v_add_u32_e32 v13, vcc, s4, v1
	s_addc_u32 s39, s13, 0
	v_addc_u32_e32 v14, vcc, 0, v2, vcc
	s_movk_i32 s4, 0x11c
	s_add_u32 s12, s12, 0xc8
	v_or_b32_e32 v23, s0, v0
	v_add_u32_e32 v17, vcc, s4, v1
	v_cmp_eq_u32_e64 s[4:5], 0, v0
	s_addc_u32 s13, s13, 0
	s_and_b64 s[6:7], s[6:7], s[20:21]
	s_mov_b32 s28, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v23
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[2:3], s33, v23
	v_addc_u32_e32 v18, vcc, 0, v2, vcc
	s_and_b64 s[40:41], s[6:7], s[4:5]
	v_mov_b32_e32 v6, s22
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v24, 1
	s_mov_b32 s59, 0xffff
	v_mov_b32_e32 v20, -1
	s_branch .LBB0_30
.LBB0_29:                               ;   in Loop: Header=BB0_30 Depth=1
                                        ; implicit-def: $vgpr15
                                        ; implicit-def: $vgpr6
	s_cbranch_execnz .LBB0_108
.LBB0_30:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_65 Depth 2
                                        ;       Child Loop BB0_68 Depth 3
                                        ;     Child Loop BB0_37 Depth 2
                                        ;     Child Loop BB0_52 Depth 2
                                        ;     Child Loop BB0_79 Depth 2
                                        ;     Child Loop BB0_93 Depth 2
                                        ;     Child Loop BB0_99 Depth 2
	v_lshlrev_b32_e32 v9, 6, v15
	s_mov_b32 s42, s50
	s_mov_b32 s22, s51
	s_mov_b32 s29, s52
	s_mov_b64 s[48:49], -1
	s_mov_b64 s[6:7], 0
	s_cmp_lt_i32 s58, 1
	s_mov_b64 s[46:47], 0
	s_mov_b64 s[44:45], 0
                                        ; implicit-def: $sgpr50
                                        ; implicit-def: $sgpr51
                                        ; implicit-def: $sgpr52
                                        ; implicit-def: $sgpr23
	s_cbranch_scc0 .LBB0_54
; %bb.31:                               ;   in Loop: Header=BB0_30 Depth=1
	s_and_b64 vcc, exec, s[48:49]
	s_cbranch_vccnz .LBB0_74
.LBB0_32:                               ;   in Loop: Header=BB0_30 Depth=1
	s_andn2_b64 vcc, exec, s[44:45]
	s_cbranch_vccnz .LBB0_34
.LBB0_33:                               ;   in Loop: Header=BB0_30 Depth=1
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[46:47], -1
	s_mov_b32 s50, s42
	s_mov_b32 s51, s22
	s_mov_b32 s52, s29
	s_mov_b32 s23, s58
.LBB0_34:                               ;   in Loop: Header=BB0_30 Depth=1
	s_andn2_b64 vcc, exec, s[6:7]
	s_mov_b32 s58, s23
	s_cbranch_vccnz .LBB0_41
; %bb.35:                               ;   in Loop: Header=BB0_30 Depth=1
	s_and_saveexec_b64 s[44:45], s[2:3]
	s_cbranch_execz .LBB0_38
; %bb.36:                               ;   in Loop: Header=BB0_30 Depth=1
	s_mov_b64 s[46:47], 0
	v_mov_b32_e32 v0, v23
.LBB0_37:                               ;   Parent Loop BB0_30 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_cndmask_b32_e64 v4, 0, -1, vcc
	v_add_u32_e32 v0, vcc, v0, v9
	v_mov_b32_e32 v5, s17
	v_cmp_le_u32_e32 vcc, s33, v0
	v_add_u32_e64 v2, s[6:7], s16, v2
	v_addc_u32_e64 v3, s[6:7], v5, v3, s[6:7]
	s_or_b64 s[46:47], vcc, s[46:47]
	flat_store_dword v[2:3], v4
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execnz .LBB0_37
.LBB0_38:                               ;   in Loop: Header=BB0_30 Depth=1
	s_or_b64 exec, exec, s[44:45]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_40
; %bb.39:                               ;   in Loop: Header=BB0_30 Depth=1
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v3, s19
	flat_store_dword v[2:3], v1
	v_mov_b32_e32 v2, s24
	v_mov_b32_e32 v3, s25
	flat_store_dword v[2:3], v24
	s_waitcnt vmcnt(0)
.LBB0_40:                               ;   in Loop: Header=BB0_30 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_mov_b64 s[46:47], -1
	s_mov_b32 s58, 1
	s_mov_b32 s50, s42
	s_mov_b32 s51, s22
	s_mov_b32 s52, s29
.LBB0_41:                               ;   in Loop: Header=BB0_30 Depth=1
	s_and_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB0_29
; %bb.42:                               ;   in Loop: Header=BB0_30 Depth=1
	s_and_saveexec_b64 s[6:7], s[40:41]
	s_cbranch_execz .LBB0_44
; %bb.43:                               ;   in Loop: Header=BB0_30 Depth=1
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, s9
	v_mov_b32_e32 v0, s58
	flat_store_dword v[2:3], v0
	v_mov_b32_e32 v0, s52
	flat_store_dword v[11:12], v0
	v_mov_b32_e32 v0, s51
	flat_store_dword v[13:14], v0
	v_mov_b32_e32 v0, s50
	flat_store_dword v[17:18], v0
.LBB0_44:                               ;   in Loop: Header=BB0_30 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_106
; %bb.45:                               ;   in Loop: Header=BB0_30 Depth=1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_88
; %bb.46:                               ;   in Loop: Header=BB0_30 Depth=1
	v_mov_b32_e32 v21, 0
	s_andn2_b64 vcc, exec, s[20:21]
	v_mov_b32_e32 v22, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_cbranch_vccnz .LBB0_48
; %bb.47:                               ;   in Loop: Header=BB0_30 Depth=1
	v_mov_b32_e32 v2, s34
	v_mov_b32_e32 v3, s35
	flat_load_dwordx2 v[21:22], v[2:3] glc
.LBB0_48:                               ;   in Loop: Header=BB0_30 Depth=1
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, s37
	flat_atomic_add_x2 v[2:3], v[4:5], v[2:3] glc
	s_mov_b64 s[44:45], -1
                                        ; implicit-def: $sgpr42_sgpr43
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s22, v2
	s_add_i32 s29, s22, 1
	v_cmp_eq_u32_e32 vcc, s29, v15
	v_readfirstlane_b32 s23, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_84
; %bb.49:                               ;   in Loop: Header=BB0_30 Depth=1
	s_mov_b64 s[44:45], -1
	s_and_b64 vcc, exec, s[30:31]
                                        ; implicit-def: $sgpr42_sgpr43
	s_cbranch_vccz .LBB0_76
; %bb.50:                               ;   in Loop: Header=BB0_30 Depth=1
	v_and_b32_e32 v2, s59, v6
	v_mov_b32_e32 v8, s59
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v10, v2
	s_branch .LBB0_52
.LBB0_51:                               ;   in Loop: Header=BB0_52 Depth=2
	s_andn2_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_75
.LBB0_52:                               ;   Parent Loop BB0_30 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v3, s36
	v_mov_b32_e32 v4, s37
	;;#ASMSTART
	onward_wait_load_x2 v[25:26], v[3:4], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_readfirstlane_b32 s44, v26
	s_and_b32 s29, s44, s59
	v_cmp_ne_u64_e32 vcc, s[28:29], v[1:2]
	s_mov_b64 s[42:43], -1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_51
; %bb.53:                               ;   in Loop: Header=BB0_52 Depth=2
	v_mov_b32_e32 v3, s36
	v_mov_b32_e32 v4, s37
	;;#ASMSTART
	onward_wait_x2 v[3:4], v[7:10] ne
	;;#ASMEND
	s_mov_b64 s[42:43], 0
	s_branch .LBB0_51
.LBB0_54:                               ;   in Loop: Header=BB0_30 Depth=1
	s_cmp_gt_i32 s58, 1
	s_cbranch_scc0 .LBB0_59
; %bb.55:                               ;   in Loop: Header=BB0_30 Depth=1
	s_mov_b64 s[44:45], -1
	s_mov_b64 s[48:49], 0
	s_cmp_eq_u32 s58, 2
	s_mov_b64 s[46:47], 0
                                        ; implicit-def: $sgpr50
                                        ; implicit-def: $sgpr51
                                        ; implicit-def: $sgpr52
	s_cbranch_scc0 .LBB0_60
; %bb.56:                               ;   in Loop: Header=BB0_30 Depth=1
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB0_58
; %bb.57:                               ;   in Loop: Header=BB0_30 Depth=1
	s_mov_b32 s23, s28
	s_lshl_b64 s[46:47], s[22:23], 2
	s_add_u32 s46, s24, s46
	s_addc_u32 s47, s25, s47
	v_mov_b32_e32 v2, s46
	v_mov_b32_e32 v3, s47
	flat_store_dword v[2:3], v1
	s_waitcnt vmcnt(0)
.LBB0_58:                               ;   in Loop: Header=BB0_30 Depth=1
	s_or_b64 exec, exec, s[44:45]
	s_xor_b32 s51, s22, 1
	s_xor_b32 s50, s42, 1
	s_add_i32 s52, s29, 1
	s_mov_b64 s[44:45], 0
	s_mov_b64 s[46:47], -1
	s_branch .LBB0_60
.LBB0_59:                               ;   in Loop: Header=BB0_30 Depth=1
	s_mov_b64 s[48:49], -1
	s_mov_b64 s[46:47], 0
	s_mov_b64 s[44:45], 0
                                        ; implicit-def: $sgpr50
                                        ; implicit-def: $sgpr51
                                        ; implicit-def: $sgpr52
.LBB0_60:                               ;   in Loop: Header=BB0_30 Depth=1
	s_mov_b32 s23, 1
	s_and_b64 vcc, exec, s[48:49]
	s_cbranch_vccz .LBB0_73
; %bb.61:                               ;   in Loop: Header=BB0_30 Depth=1
	s_mov_b32 s23, s28
	s_lshl_b64 s[48:49], s[22:23], 2
	s_add_u32 s48, s24, s48
	s_addc_u32 s49, s25, s49
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v3, s49
	flat_load_dword v10, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v10
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_72
; %bb.62:                               ;   in Loop: Header=BB0_30 Depth=1
	v_cmp_lt_u32_e32 vcc, v23, v10
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_71
; %bb.63:                               ;   in Loop: Header=BB0_30 Depth=1
	s_mul_i32 s48, s22, s33
	s_mov_b32 s49, s28
	s_lshl_b64 s[48:49], s[48:49], 2
	s_add_u32 s23, s18, s48
	s_addc_u32 s60, s19, s49
	s_mul_i32 s48, s42, s33
	s_mov_b32 s49, s28
	s_lshl_b64 s[48:49], s[48:49], 2
	s_add_u32 s61, s18, s48
	s_mov_b32 s43, s28
	s_addc_u32 s62, s19, s49
	s_lshl_b64 s[48:49], s[42:43], 2
	s_add_u32 s48, s24, s48
	s_addc_u32 s49, s25, s49
	s_mov_b64 s[50:51], 0
	v_mov_b32_e32 v2, v23
	s_branch .LBB0_65
.LBB0_64:                               ;   in Loop: Header=BB0_65 Depth=2
	s_or_b64 exec, exec, s[52:53]
	v_add_u32_e32 v2, vcc, v2, v9
	v_cmp_ge_u32_e32 vcc, v2, v10
	s_or_b64 s[50:51], vcc, s[50:51]
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execz .LBB0_71
.LBB0_65:                               ;   Parent Loop BB0_30 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_68 Depth 3
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[3:4], 2, v[2:3]
	v_mov_b32_e32 v0, s60
	v_add_u32_e32 v3, vcc, s23, v3
	v_addc_u32_e32 v4, vcc, v0, v4, vcc
	flat_load_dword v0, v[3:4]
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v5, s15
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[7:8], 2, v[0:1]
	v_add_u32_e32 v3, vcc, 1, v0
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_add_u32_e32 v7, vcc, s14, v7
	v_addc_u32_e32 v8, vcc, v5, v8, vcc
	v_add_u32_e32 v3, vcc, s14, v3
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	flat_load_dword v16, v[3:4]
	flat_load_dword v3, v[7:8]
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v3, v16
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_64
; %bb.66:                               ;   in Loop: Header=BB0_65 Depth=2
	v_mov_b32_e32 v4, v1
	v_lshlrev_b64 v[4:5], 2, v[3:4]
	v_mov_b32_e32 v0, s11
	v_add_u32_e32 v4, vcc, s10, v4
	v_addc_u32_e32 v5, vcc, v0, v5, vcc
	s_mov_b64 s[54:55], 0
	s_branch .LBB0_68
.LBB0_67:                               ;   in Loop: Header=BB0_68 Depth=3
	s_or_b64 exec, exec, s[56:57]
	v_add_u32_e32 v3, vcc, 1, v3
	v_cmp_ge_u32_e32 vcc, v3, v16
	s_or_b64 s[54:55], vcc, s[54:55]
	v_add_u32_e32 v4, vcc, 4, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_64
.LBB0_68:                               ;   Parent Loop BB0_30 Depth=1
                                        ;     Parent Loop BB0_65 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v0, v[4:5]
	v_mov_b32_e32 v19, s17
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[7:8], 2, v[0:1]
	v_add_u32_e32 v7, vcc, s16, v7
	v_addc_u32_e32 v8, vcc, v19, v8, vcc
	flat_load_dword v19, v[7:8] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v19
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_67
; %bb.69:                               ;   in Loop: Header=BB0_68 Depth=3
	v_mov_b32_e32 v19, s29
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v7, v[7:8], v[19:20] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, -1, v7
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_67
; %bb.70:                               ;   in Loop: Header=BB0_68 Depth=3
	v_mov_b32_e32 v7, s48
	v_mov_b32_e32 v8, s49
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v7, v[7:8], v24 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v19, s62
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, s61, v7
	v_addc_u32_e32 v8, vcc, v19, v8, vcc
	flat_store_dword v[7:8], v0
	s_branch .LBB0_67
.LBB0_71:                               ;   in Loop: Header=BB0_30 Depth=1
	s_or_b64 exec, exec, s[46:47]
	s_mov_b64 s[46:47], -1
	s_mov_b32 s23, 2
	s_mov_b32 s50, s42
	s_mov_b32 s51, s22
	s_mov_b32 s52, s29
	s_branch .LBB0_73
.LBB0_72:                               ;   in Loop: Header=BB0_30 Depth=1
	s_mov_b32 s23, 1
.LBB0_73:                               ;   in Loop: Header=BB0_30 Depth=1
	s_branch .LBB0_32
.LBB0_74:                               ;   in Loop: Header=BB0_30 Depth=1
	s_cmp_lg_u32 s58, 0
	s_mov_b64 s[6:7], -1
	s_cselect_b64 s[44:45], -1, 0
	s_andn2_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB0_33
	s_branch .LBB0_34
.LBB0_75:                               ;   in Loop: Header=BB0_30 Depth=1
	s_lshr_b32 s42, s44, 16
	s_mov_b32 s43, s28
	s_mov_b64 s[44:45], 0
.LBB0_76:                               ;   in Loop: Header=BB0_30 Depth=1
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB0_83
; %bb.77:                               ;   in Loop: Header=BB0_30 Depth=1
	v_mov_b32_e32 v4, v20
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v7, v1
	s_mov_b64 s[42:43], 0
                                        ; implicit-def: $sgpr44_sgpr45
	s_branch .LBB0_79
.LBB0_78:                               ;   in Loop: Header=BB0_79 Depth=2
	s_or_b64 exec, exec, s[46:47]
	s_and_b64 s[46:47], exec, s[44:45]
	s_or_b64 s[42:43], s[46:47], s[42:43]
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execz .LBB0_81
.LBB0_79:                               ;   Parent Loop BB0_30 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[2:3], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v6, v8
	s_or_b64 s[44:45], s[44:45], exec
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_78
; %bb.80:                               ;   in Loop: Header=BB0_79 Depth=2
	v_mov_b32_e32 v25, s38
	v_mov_b32_e32 v0, v20
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v26, s39
	;;#ASMSTART
	onward_wait_x2 v[25:26], v[0:3] ne
	;;#ASMEND
	s_andn2_b64 s[44:45], s[44:45], exec
	s_branch .LBB0_78
.LBB0_81:                               ;   in Loop: Header=BB0_30 Depth=1
	s_or_b64 exec, exec, s[42:43]
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v3, s37
	flat_load_dwordx2 v[2:3], v[2:3] glc
	v_readfirstlane_b32 s42, v9
	s_mov_b32 s43, s28
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s29, v3
	v_readfirstlane_b32 s44, v2
	s_and_b32 s45, s29, s59
	v_and_b32_e32 v2, s59, v6
	v_cmp_ne_u64_e32 vcc, s[44:45], v[1:2]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_83
; %bb.82:                               ;   in Loop: Header=BB0_30 Depth=1
	s_lshl_b32 s45, s42, 16
	v_add_u32_e32 v0, vcc, 1, v6
	v_mov_b32_e32 v2, s45
	v_or_b32_sdwa v0, v2, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_mov_b32_e32 v3, s29
	v_sub_u32_e64 v2, vcc, 0, s44
	v_mov_b32_e32 v4, s36
	v_subb_u32_e32 v3, vcc, v0, v3, vcc
	v_mov_b32_e32 v5, s37
	flat_atomic_add_x2 v[4:5], v[2:3]
.LBB0_83:                               ;   in Loop: Header=BB0_30 Depth=1
	s_mov_b64 s[44:45], 0
.LBB0_84:                               ;   in Loop: Header=BB0_30 Depth=1
	v_mov_b32_e32 v2, s42
	s_andn2_b64 vcc, exec, s[44:45]
	v_mov_b32_e32 v3, s43
	s_cbranch_vccnz .LBB0_88
; %bb.85:                               ;   in Loop: Header=BB0_30 Depth=1
	v_readfirstlane_b32 s29, v22
	v_readfirstlane_b32 s42, v21
	s_or_b32 s29, s42, s29
	s_cmp_eq_u32 s29, 0
	s_cbranch_scc1 .LBB0_107
; %bb.86:                               ;   in Loop: Header=BB0_30 Depth=1
	v_mov_b32_e32 v2, s12
	v_lshrrev_b64 v[4:5], 16, v[21:22]
	v_add_u32_e32 v0, vcc, 1, v6
	v_mov_b32_e32 v3, s13
	flat_store_dword v[2:3], v0
	v_or_b32_e32 v2, 0x3000000, v5
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v2, v1
	s_cbranch_execnz .LBB0_88
.LBB0_87:                               ;   in Loop: Header=BB0_30 Depth=1
	v_add_u32_e32 v2, vcc, 1, v6
	s_not_b64 s[22:23], s[22:23]
	v_and_b32_e32 v3, s59, v2
	v_mov_b32_e32 v4, s23
	v_add_u32_e64 v5, vcc, 0, s22
	v_addc_u32_e32 v4, vcc, v3, v4, vcc
	v_lshlrev_b32_e32 v0, 16, v15
	v_add_u32_e32 v3, vcc, 0, v5
	v_mov_b32_e32 v7, s36
	v_addc_u32_e32 v4, vcc, v4, v0, vcc
	v_mov_b32_e32 v8, s37
	flat_atomic_add_x2 v[7:8], v[3:4]
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v3, v15
	v_mov_b32_e32 v5, s39
	v_mov_b32_e32 v16, v1
	flat_store_dwordx2 v[4:5], v[2:3]
	v_mov_b32_e32 v2, v15
	v_mov_b32_e32 v3, v16
.LBB0_88:                               ;   in Loop: Header=BB0_30 Depth=1
	s_or_b64 exec, exec, s[6:7]
	v_readfirstlane_b32 s7, v3
	v_readfirstlane_b32 s6, v2
	v_mov_b32_e32 v2, v24
	v_cmp_lt_u64_e32 vcc, s[6:7], v[1:2]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_105
; %bb.89:                               ;   in Loop: Header=BB0_30 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s7
	;;#ASMEND
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v3, s7
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_104
; %bb.90:                               ;   in Loop: Header=BB0_30 Depth=1
	s_mov_b64 s[42:43], -1
	s_and_b64 vcc, exec, s[30:31]
                                        ; implicit-def: $sgpr22_sgpr23
	s_cbranch_vccz .LBB0_96
; %bb.91:                               ;   in Loop: Header=BB0_30 Depth=1
	v_and_b32_e32 v2, s59, v6
	v_mov_b32_e32 v8, s59
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v10, v2
	s_branch .LBB0_93
.LBB0_92:                               ;   in Loop: Header=BB0_93 Depth=2
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccz .LBB0_95
.LBB0_93:                               ;   Parent Loop BB0_30 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v3, s36
	v_mov_b32_e32 v4, s37
	;;#ASMSTART
	onward_wait_load_x2 v[15:16], v[3:4], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_readfirstlane_b32 s42, v16
	s_and_b32 s29, s42, s59
	v_cmp_ne_u64_e32 vcc, s[28:29], v[1:2]
	s_mov_b64 s[22:23], -1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_92
; %bb.94:                               ;   in Loop: Header=BB0_93 Depth=2
	v_mov_b32_e32 v3, s36
	v_mov_b32_e32 v4, s37
	;;#ASMSTART
	onward_wait_x2 v[3:4], v[7:10] ne
	;;#ASMEND
	s_mov_b64 s[22:23], 0
	s_branch .LBB0_92
.LBB0_95:                               ;   in Loop: Header=BB0_30 Depth=1
	s_lshr_b32 s22, s42, 16
	s_mov_b32 s23, s28
	s_mov_b64 s[42:43], 0
.LBB0_96:                               ;   in Loop: Header=BB0_30 Depth=1
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_103
; %bb.97:                               ;   in Loop: Header=BB0_30 Depth=1
	v_mov_b32_e32 v4, v20
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v7, v1
	s_mov_b64 s[22:23], 0
                                        ; implicit-def: $sgpr42_sgpr43
	s_branch .LBB0_99
.LBB0_98:                               ;   in Loop: Header=BB0_99 Depth=2
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[44:45], exec, s[42:43]
	s_or_b64 s[22:23], s[44:45], s[22:23]
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB0_101
.LBB0_99:                               ;   Parent Loop BB0_30 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[2:3], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v6, v8
	s_or_b64 s[42:43], s[42:43], exec
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_98
; %bb.100:                              ;   in Loop: Header=BB0_99 Depth=2
	v_mov_b32_e32 v15, s38
	v_mov_b32_e32 v0, v20
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v16, s39
	;;#ASMSTART
	onward_wait_x2 v[15:16], v[0:3] ne
	;;#ASMEND
	s_andn2_b64 s[42:43], s[42:43], exec
	s_branch .LBB0_98
.LBB0_101:                              ;   in Loop: Header=BB0_30 Depth=1
	s_or_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v3, s37
	flat_load_dwordx2 v[2:3], v[2:3] glc
	v_readfirstlane_b32 s22, v9
	s_mov_b32 s23, s28
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s29, v3
	v_readfirstlane_b32 s42, v2
	s_and_b32 s43, s29, s59
	v_and_b32_e32 v2, s59, v6
	v_cmp_ne_u64_e32 vcc, s[42:43], v[1:2]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_103
; %bb.102:                              ;   in Loop: Header=BB0_30 Depth=1
	s_lshl_b32 s43, s22, 16
	v_add_u32_e32 v0, vcc, 1, v6
	v_mov_b32_e32 v2, s43
	v_or_b32_sdwa v0, v2, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_mov_b32_e32 v3, s29
	v_sub_u32_e64 v2, vcc, 0, s42
	v_mov_b32_e32 v4, s36
	v_subb_u32_e32 v3, vcc, v0, v3, vcc
	v_mov_b32_e32 v5, s37
	flat_atomic_add_x2 v[4:5], v[2:3]
.LBB0_103:                              ;   in Loop: Header=BB0_30 Depth=1
	v_mov_b32_e32 v2, s22
	v_mov_b32_e32 v3, s23
.LBB0_104:                              ;   in Loop: Header=BB0_30 Depth=1
	s_or_b64 exec, exec, s[6:7]
	v_readfirstlane_b32 s6, v2
.LBB0_105:                              ;   in Loop: Header=BB0_30 Depth=1
	v_add_u32_e32 v6, vcc, 1, v6
	v_mov_b32_e32 v15, s6
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_106:                              ;   in Loop: Header=BB0_30 Depth=1
	s_branch .LBB0_30
.LBB0_107:                              ;   in Loop: Header=BB0_30 Depth=1
                                        ; implicit-def: $vgpr2_vgpr3
	s_branch .LBB0_87
.LBB0_108:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bfs
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 56
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
		.amdhsa_next_free_sgpr 63
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
	.size	bfs, .Lfunc_end0-bfs
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 3588
; NumSgprs: 65
; NumVgprs: 27
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 8
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 65
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
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .address_space:  global
        .is_volatile:    true
        .offset:         32
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         40
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         48
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 56
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           bfs
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     65
    .sgpr_spill_count: 0
    .symbol:         bfs.kd
    .vgpr_count:     27
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
