	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	l_sssp                  ; -- Begin function l_sssp
	.globl	l_sssp
	.p2align	8
	.type	l_sssp,@function
l_sssp:                                 ; @l_sssp
; %bb.0:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_mov_b32 s3, 0
	s_mov_b64 s[4:5], -1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s0, 0, s9
	s_cmp_lg_u64 s[12:13], 0
	s_cselect_b64 s[34:35], -1, 0
	v_rcp_iflag_f32_e32 v1, v1
	s_cmp_eq_u64 s[12:13], 0
	s_mov_b64 s[28:29], 0
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
	v_addc_u32_e32 v33, vcc, 0, v3, vcc
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
	v_readfirstlane_b32 s30, v1
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
	v_mad_u64_u32 v[1:2], s[10:11], s3, v4, v[1:2]
	v_add_u32_e32 v1, vcc, 0x100, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB0_12
; %bb.3:
	s_add_u32 s10, s12, 0xc0
	s_addc_u32 s11, s13, 0
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s11
	flat_load_dword v1, v[1:2] glc
	s_add_i32 s9, s30, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_cmp_lg_u32 s2, s9
	s_mov_b32 s9, s30
	s_cbranch_scc1 .LBB0_14
; %bb.4:
	s_mov_b32 s29, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_13
; %bb.5:
	s_mov_b32 s28, -1
	s_mov_b32 s31, s29
	s_mov_b64 s[20:21], 0
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v2, 0
                                        ; implicit-def: $sgpr22_sgpr23
	s_branch .LBB0_7
.LBB0_6:                                ;   in Loop: Header=BB0_7 Depth=1
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[24:25], exec, s[22:23]
	s_or_b64 s[20:21], s[24:25], s[20:21]
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB0_13
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v10, s1
	v_mov_b32_e32 v5, s28
	v_mov_b32_e32 v9, s0
	v_mov_b32_e32 v6, s29
	v_mov_b32_e32 v7, s30
	v_mov_b32_e32 v8, s31
	;;#ASMSTART
	onward_wait_load_x2 v[3:4], v[9:10], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, s30, v3
	s_or_b64 s[22:23], s[22:23], exec
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_6
; %bb.8:                                ;   in Loop: Header=BB0_7 Depth=1
	v_mov_b32_e32 v6, s1
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, s0
	;;#ASMSTART
	onward_wait_x2 v[5:6], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[22:23], s[22:23], exec
	s_branch .LBB0_6
.LBB0_9:
	s_mov_b64 s[28:29], 0
	s_mov_b32 s30, 0
	v_mov_b32_e32 v34, v33
	s_branch .LBB0_11
.LBB0_10:
	v_mov_b32_e32 v34, v33
.LBB0_11:
                                        ; implicit-def: $sgpr64
                                        ; implicit-def: $sgpr65
                                        ; implicit-def: $sgpr66
                                        ; implicit-def: $sgpr70
                                        ; implicit-def: $vgpr1_vgpr2
	s_branch .LBB0_19
.LBB0_12:
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr2
                                        ; implicit-def: $sgpr9
	s_branch .LBB0_15
.LBB0_13:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b32 s9, s2
.LBB0_14:
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b64 s[10:11], 0
	v_readfirstlane_b32 s2, v1
.LBB0_15:
	s_mov_b64 s[0:1], 0
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_17
; %bb.16:
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_mov_b64 s[0:1], -1
	s_mov_b32 s9, s30
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
.LBB0_17:
	s_mov_b64 s[28:29], -1
	v_mov_b32_e32 v34, s2
	s_mov_b32 s30, s9
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
	v_mad_u64_u32 v[1:2], s[0:1], s3, v5, 0
	v_readfirstlane_b32 s70, v6
	v_readfirstlane_b32 s66, v7
	v_readfirstlane_b32 s65, v3
	v_readfirstlane_b32 s64, v4
.LBB0_19:
	s_load_dword s33, s[6:7], 0x20
	s_load_dwordx8 s[20:27], s[6:7], 0x28
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_21
; %bb.20:
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[1:2], s[0:1], s3, v1, 0
	s_mov_b32 s70, 0
	s_mov_b32 s66, 1
	s_mov_b32 s65, 0
	s_mov_b32 s64, 1
.LBB0_21:
	s_lshl_b32 s0, s8, 6
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[8:9], -1, 0
	s_add_u32 s36, s12, 0x110
	s_addc_u32 s37, s13, 0
	s_add_u32 s38, s12, 0x80
	s_addc_u32 s39, s13, 0
	s_add_u32 s40, s12, 12
	s_addc_u32 s41, s13, 0
	s_add_u32 s42, s12, 16
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v1, vcc, s12, v1
	s_addc_u32 s43, s13, 0
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	s_movk_i32 s4, 0x114
	s_add_u32 s44, s12, 64
	v_add_u32_e32 v15, vcc, s4, v1
	s_addc_u32 s45, s13, 0
	v_addc_u32_e32 v16, vcc, 0, v2, vcc
	s_movk_i32 s4, 0x118
	s_add_u32 s46, s12, 0xc0
	v_add_u32_e32 v17, vcc, s4, v1
	s_addc_u32 s47, s13, 0
	s_and_b64 s[10:11], s[8:9], s[28:29]
	v_addc_u32_e32 v18, vcc, 0, v2, vcc
	s_movk_i32 s4, 0x11c
	s_add_u32 s12, s12, 8
	v_add_u32_e32 v19, vcc, s4, v1
	s_addc_u32 s13, s13, 0
	v_or_b32_e32 v35, s0, v0
	v_addc_u32_e32 v20, vcc, 0, v2, vcc
	v_cmp_gt_u32_e64 s[4:5], 2, v0
	v_cmp_eq_u32_e64 s[6:7], 0, v0
	v_cmp_eq_u32_e64 s[8:9], 1, v0
	v_mov_b32_e32 v0, s45
	v_mov_b32_e32 v2, s13
	v_cndmask_b32_e64 v22, v0, v2, s[8:9]
	v_mov_b32_e32 v0, s44
	v_mov_b32_e32 v2, s12
	s_mov_b32 s31, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v35
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[2:3], s33, v35
	v_mov_b32_e32 v1, -1
	v_cndmask_b32_e64 v6, 0, -1, s[8:9]
	v_mov_b32_e32 v5, -1
	v_cndmask_b32_e64 v21, v0, v2, s[8:9]
	s_xor_b64 s[48:49], s[10:11], -1
	s_and_b64 s[50:51], s[10:11], s[6:7]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v24, 1
	s_mov_b32 s53, 0x10000
	s_mov_b32 s71, 0x20000
	s_mov_b32 s72, 0x30000
	s_mov_b32 s73, 0x40000
	s_mov_b32 s74, 0xffff
	s_mov_b32 s75, 0x3000000
	v_mov_b32_e32 v9, s30
	s_branch .LBB0_23
.LBB0_22:                               ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $vgpr34
                                        ; implicit-def: $vgpr9
	s_cbranch_execnz .LBB0_117
.LBB0_23:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_72 Depth 2
                                        ;       Child Loop BB0_75 Depth 3
                                        ;     Child Loop BB0_30 Depth 2
                                        ;     Child Loop BB0_64 Depth 2
                                        ;     Child Loop BB0_87 Depth 2
                                        ;     Child Loop BB0_111 Depth 2
	v_lshlrev_b32_e32 v0, 6, v34
	s_mov_b32 s54, s64
	s_mov_b32 s30, s65
	s_mov_b32 s52, s66
	s_mov_b64 s[60:61], -1
	s_mov_b64 s[10:11], 0
	s_cmp_lt_i32 s70, 1
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[56:57], 0
                                        ; implicit-def: $sgpr64
                                        ; implicit-def: $sgpr65
                                        ; implicit-def: $sgpr66
                                        ; implicit-def: $sgpr55
	s_cbranch_scc0 .LBB0_58
; %bb.24:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[60:61]
	s_cbranch_vccnz .LBB0_82
.LBB0_25:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[56:57]
	s_cbranch_vccnz .LBB0_27
.LBB0_26:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[58:59], -1
	s_mov_b32 s64, s54
	s_mov_b32 s65, s30
	s_mov_b32 s66, s52
	s_mov_b32 s55, s70
.LBB0_27:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b32 s70, s55
	s_cbranch_vccnz .LBB0_34
; %bb.28:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[56:57], s[2:3]
	s_cbranch_execz .LBB0_31
; %bb.29:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[58:59], 0
	v_mov_b32_e32 v3, v35
.LBB0_30:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[7:8], 2, v[3:4]
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_mov_b32_e32 v11, s21
	v_add_u32_e64 v10, s[10:11], s20, v7
	v_cndmask_b32_e64 v2, 0, -1, vcc
	v_add_u32_e32 v3, vcc, v3, v0
	v_addc_u32_e64 v11, s[10:11], v11, v8, s[10:11]
	v_mov_b32_e32 v12, s23
	v_cmp_le_u32_e32 vcc, s33, v3
	v_add_u32_e64 v7, s[10:11], s22, v7
	v_addc_u32_e64 v8, s[10:11], v12, v8, s[10:11]
	s_or_b64 s[58:59], vcc, s[58:59]
	flat_store_dword v[10:11], v2
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v4
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execnz .LBB0_30
.LBB0_31:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_33
; %bb.32:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s24
	v_mov_b32_e32 v3, s25
	flat_store_dword v[2:3], v4
	v_mov_b32_e32 v2, s26
	v_mov_b32_e32 v3, s27
	flat_store_dword v[2:3], v24
	s_waitcnt vmcnt(0)
.LBB0_33:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[58:59], -1
	s_mov_b32 s70, 1
	s_mov_b32 s64, s54
	s_mov_b32 s65, s30
	s_mov_b32 s66, s52
.LBB0_34:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[58:59]
	s_cbranch_vccz .LBB0_22
; %bb.35:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[10:11], s[50:51]
	s_cbranch_execz .LBB0_37
; %bb.36:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v3, s37
	v_mov_b32_e32 v0, s70
	flat_store_dword v[2:3], v0
	v_mov_b32_e32 v0, s66
	flat_store_dword v[15:16], v0
	v_mov_b32_e32 v0, s65
	flat_store_dword v[17:18], v0
	v_mov_b32_e32 v0, s64
	flat_store_dword v[19:20], v0
.LBB0_37:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_116
; %bb.38:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[54:55], s[4:5]
	s_cbranch_execz .LBB0_107
; %bb.39:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[56:57], s[6:7]
	s_cbranch_execz .LBB0_54
; %bb.40:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v0, v[2:3], v24 glc
	s_andn2_b64 vcc, exec, s[28:29]
	v_mov_b32_e32 v2, v33
	s_cbranch_vccnz .LBB0_42
; %bb.41:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	flat_load_dword v2, v[2:3] glc
.LBB0_42:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v25, 0
	s_andn2_b64 vcc, exec, s[28:29]
	v_mov_b32_e32 v26, 0
	s_cbranch_vccnz .LBB0_44
; %bb.43:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v7, s42
	v_mov_b32_e32 v8, s43
	flat_load_dwordx2 v[25:26], v[7:8] glc
.LBB0_44:                               ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 1, v0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_cmp_eq_u32_e32 vcc, v3, v2
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_53
; %bb.45:                               ;   in Loop: Header=BB0_23 Depth=1
	v_cmp_ne_u64_e64 s[10:11], 0, v[25:26]
	v_add_u32_e32 v11, vcc, 1, v9
	s_and_b64 vcc, s[28:29], s[10:11]
	v_mov_b32_e32 v7, s38
	v_cndmask_b32_e32 v10, 0, v3, vcc
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v8, s39
	flat_atomic_cmpswap_x2 v[12:13], v[7:8], v[10:13] glc
	v_mov_b32_e32 v8, v3
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[12:13], v[8:9]
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[60:61], s[10:11]
	s_cbranch_execz .LBB0_52
; %bb.46:                               ;   in Loop: Header=BB0_23 Depth=1
	s_xor_b64 s[62:63], vcc, -1
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v7, v3
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[62:63]
	s_cbranch_vccz .LBB0_48
; %bb.47:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v13, s44
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v14, s45
	flat_store_dwordx2 v[13:14], v[11:12]
	v_or_b32_e32 v12, s53, v3
	flat_store_dwordx2 v[13:14], v[11:12]
	v_or_b32_e32 v12, s71, v3
	flat_store_dwordx2 v[13:14], v[11:12]
	v_or_b32_e32 v12, s72, v3
	flat_store_dwordx2 v[13:14], v[11:12]
	v_or_b32_e32 v12, s73, v3
	flat_store_dwordx2 v[13:14], v[11:12]
	s_mov_b64 s[10:11], 0
.LBB0_48:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_52
; %bb.49:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v7, s44
	v_mov_b32_e32 v8, s45
	flat_load_dwordx2 v[7:8], v[7:8] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, s74, v8
	v_cmp_ne_u32_e32 vcc, v0, v3
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_51
; %bb.50:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v7, s44
	v_sub_u32_e32 v3, vcc, v3, v0
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v8, s45
	flat_atomic_add_x2 v[7:8], v[2:3]
.LBB0_51:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_lshrrev_b64 v[7:8], 16, v[25:26]
	v_mov_b32_e32 v2, s46
	v_mov_b32_e32 v3, s47
	v_or_b32_e32 v8, s75, v8
	v_mov_b32_e32 v7, v4
	flat_store_dword v[2:3], v11
.LBB0_52:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[60:61]
.LBB0_53:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
.LBB0_54:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
	v_readfirstlane_b32 s10, v7
	v_readfirstlane_b32 s11, v8
	v_mov_b32_e32 v2, s10
	s_cmp_lg_u64 s[10:11], 0
	v_mov_b32_e32 v3, s11
	s_cbranch_scc1 .LBB0_107
; %bb.55:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[48:49]
	s_cbranch_vccz .LBB0_83
; %bb.56:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[56:57], s[6:7]
	s_cbranch_execz .LBB0_85
; %bb.57:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v10, v4
	s_mov_b64 s[58:59], 0
                                        ; implicit-def: $sgpr60_sgpr61
	s_branch .LBB0_64
.LBB0_58:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_gt_i32 s70, 1
	s_cbranch_scc0 .LBB0_66
; %bb.59:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[56:57], -1
	s_mov_b64 s[60:61], 0
	s_cmp_eq_u32 s70, 2
	s_mov_b64 s[58:59], 0
                                        ; implicit-def: $sgpr64
                                        ; implicit-def: $sgpr65
                                        ; implicit-def: $sgpr66
	s_cbranch_scc0 .LBB0_67
; %bb.60:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[56:57], s[0:1]
	s_cbranch_execz .LBB0_62
; %bb.61:                               ;   in Loop: Header=BB0_23 Depth=1
	s_lshl_b64 s[58:59], s[30:31], 2
	s_add_u32 s58, s26, s58
	s_addc_u32 s59, s27, s59
	v_mov_b32_e32 v2, s58
	v_mov_b32_e32 v3, s59
	flat_store_dword v[2:3], v4
	s_waitcnt vmcnt(0)
.LBB0_62:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
	s_xor_b32 s65, s30, 1
	s_xor_b32 s64, s54, 1
	s_add_i32 s66, s52, 1
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], -1
	s_branch .LBB0_67
.LBB0_63:                               ;   in Loop: Header=BB0_64 Depth=2
	s_or_b64 exec, exec, s[62:63]
	s_and_b64 s[62:63], exec, s[60:61]
	s_or_b64 s[58:59], s[62:63], s[58:59]
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execz .LBB0_84
.LBB0_64:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	;;#ASMSTART
	onward_wait_load_x2 v[11:12], v[2:3], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v9, v11
	s_or_b64 s[60:61], s[60:61], exec
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_63
; %bb.65:                               ;   in Loop: Header=BB0_64 Depth=2
	v_mov_b32_e32 v13, s44
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v3, v11
	v_mov_b32_e32 v14, s45
	;;#ASMSTART
	onward_wait_x2 v[13:14], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[60:61], s[60:61], exec
	s_branch .LBB0_63
.LBB0_66:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[60:61], -1
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[56:57], 0
                                        ; implicit-def: $sgpr64
                                        ; implicit-def: $sgpr65
                                        ; implicit-def: $sgpr66
.LBB0_67:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s55, 1
	s_and_b64 vcc, exec, s[60:61]
	s_cbranch_vccz .LBB0_81
; %bb.68:                               ;   in Loop: Header=BB0_23 Depth=1
	s_lshl_b64 s[60:61], s[30:31], 2
	s_add_u32 s60, s26, s60
	s_addc_u32 s61, s27, s61
	v_mov_b32_e32 v2, s60
	v_mov_b32_e32 v3, s61
	flat_load_dword v14, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v14
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_80
; %bb.69:                               ;   in Loop: Header=BB0_23 Depth=1
	v_cmp_lt_u32_e32 vcc, v35, v14
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_79
; %bb.70:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mul_i32 s60, s30, s33
	s_mov_b32 s61, s31
	s_lshl_b64 s[60:61], s[60:61], 2
	s_add_u32 s76, s24, s60
	s_addc_u32 s77, s25, s61
	s_mul_i32 s60, s54, s33
	s_mov_b32 s61, s31
	s_lshl_b64 s[60:61], s[60:61], 2
	s_add_u32 s78, s24, s60
	s_mov_b32 s55, s31
	s_addc_u32 s79, s25, s61
	s_lshl_b64 s[60:61], s[54:55], 2
	s_add_u32 s60, s26, s60
	s_addc_u32 s61, s27, s61
	s_mov_b64 s[62:63], 0
	v_mov_b32_e32 v2, v35
	s_branch .LBB0_72
.LBB0_71:                               ;   in Loop: Header=BB0_72 Depth=2
	s_or_b64 exec, exec, s[64:65]
	v_add_u32_e32 v2, vcc, v2, v0
	v_cmp_ge_u32_e32 vcc, v2, v14
	s_or_b64 s[62:63], vcc, s[62:63]
	s_andn2_b64 exec, exec, s[62:63]
	s_cbranch_execz .LBB0_79
.LBB0_72:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_75 Depth 3
	v_mov_b32_e32 v3, v4
	v_lshlrev_b64 v[7:8], 2, v[2:3]
	v_mov_b32_e32 v3, s77
	v_add_u32_e32 v7, vcc, s76, v7
	v_addc_u32_e32 v8, vcc, v3, v8, vcc
	flat_load_dword v3, v[7:8]
	v_mov_b32_e32 v13, s21
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v23, s15
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[10:11], 2, v[3:4]
	v_add_u32_e32 v7, vcc, 1, v3
	v_add_u32_e32 v12, vcc, s20, v10
	v_addc_u32_e32 v13, vcc, v13, v11, vcc
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v10, vcc, s14, v10
	v_addc_u32_e32 v11, vcc, v23, v11, vcc
	v_add_u32_e32 v7, vcc, s14, v7
	v_addc_u32_e32 v8, vcc, v23, v8, vcc
	flat_load_dword v23, v[7:8]
	flat_load_dword v27, v[12:13] glc
	flat_load_dword v7, v[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v7, v23
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_71
; %bb.73:                               ;   in Loop: Header=BB0_72 Depth=2
	v_mov_b32_e32 v8, v4
	v_lshlrev_b64 v[12:13], 2, v[7:8]
	v_mov_b32_e32 v3, s19
	v_add_u32_e32 v10, vcc, s18, v12
	v_addc_u32_e32 v11, vcc, v3, v13, vcc
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v12, vcc, s16, v12
	v_addc_u32_e32 v13, vcc, v3, v13, vcc
	s_mov_b64 s[66:67], 0
	s_branch .LBB0_75
.LBB0_74:                               ;   in Loop: Header=BB0_75 Depth=3
	s_or_b64 exec, exec, s[68:69]
	v_add_u32_e32 v7, vcc, 1, v7
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	v_cmp_ge_u32_e32 vcc, v7, v23
	s_or_b64 s[66:67], vcc, s[66:67]
	v_add_u32_e32 v12, vcc, 4, v12
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	s_andn2_b64 exec, exec, s[66:67]
	s_cbranch_execz .LBB0_71
.LBB0_75:                               ;   Parent Loop BB0_23 Depth=1
                                        ;     Parent Loop BB0_72 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v3, v[12:13]
	flat_load_dword v8, v[10:11]
	v_mov_b32_e32 v28, s21
	s_waitcnt vmcnt(1)
	v_lshlrev_b64 v[25:26], 2, v[3:4]
	v_add_u32_e32 v25, vcc, s20, v25
	v_addc_u32_e32 v26, vcc, v28, v26, vcc
	flat_load_dword v28, v[25:26] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, vcc, v8, v27
	v_cmp_lt_u32_e32 vcc, v8, v28
	s_and_saveexec_b64 s[68:69], vcc
	s_cbranch_execz .LBB0_74
; %bb.76:                               ;   in Loop: Header=BB0_75 Depth=3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v25, v[25:26], v8 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_gt_u32_e32 vcc, v25, v8
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_74
; %bb.77:                               ;   in Loop: Header=BB0_75 Depth=3
	v_lshlrev_b64 v[25:26], 2, v[3:4]
	v_mov_b32_e32 v8, s23
	v_add_u32_e32 v25, vcc, s22, v25
	v_addc_u32_e32 v26, vcc, v8, v26, vcc
	v_mov_b32_e32 v8, s52
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v8, v[25:26], v8 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_ne_u32_e32 vcc, s52, v8
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_74
; %bb.78:                               ;   in Loop: Header=BB0_75 Depth=3
	v_mov_b32_e32 v25, s60
	v_mov_b32_e32 v26, s61
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v25, v[25:26], v24 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v26, v4
	v_mov_b32_e32 v8, s79
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_add_u32_e32 v25, vcc, s78, v25
	v_addc_u32_e32 v26, vcc, v8, v26, vcc
	flat_store_dword v[25:26], v3
	s_branch .LBB0_74
.LBB0_79:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
	s_mov_b64 s[58:59], -1
	s_mov_b32 s55, 2
	s_mov_b32 s64, s54
	s_mov_b32 s65, s30
	s_mov_b32 s66, s52
	s_branch .LBB0_81
.LBB0_80:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s55, 1
.LBB0_81:                               ;   in Loop: Header=BB0_23 Depth=1
	s_branch .LBB0_25
.LBB0_82:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_lg_u32 s70, 0
	s_mov_b64 s[10:11], -1
	s_cselect_b64 s[56:57], -1, 0
	s_andn2_b64 vcc, exec, s[56:57]
	s_cbranch_vccz .LBB0_26
	s_branch .LBB0_27
.LBB0_83:                               ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $vgpr2_vgpr3
	s_branch .LBB0_86
.LBB0_84:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
	v_and_b32_e32 v3, s74, v12
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v4
.LBB0_85:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_107
.LBB0_86:                               ;   in Loop: Header=BB0_23 Depth=1
	v_add_u32_e32 v25, vcc, 1, v9
	v_mov_b32_e32 v10, v4
                                        ; implicit-def: $vgpr27_vgpr28
.LBB0_87:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v3, s13
	flat_load_dwordx2 v[7:8], v[2:3] glc
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	flat_load_dwordx2 v[11:12], v[2:3] glc
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	s_waitcnt vmcnt(2)
	flat_load_dwordx2 v[29:30], v[2:3] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v9, v11
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_89
; %bb.88:                               ;   in Loop: Header=BB0_87 Depth=2
	v_and_b32_e32 v3, s74, v12
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v3, v4
	s_branch .LBB0_90
.LBB0_89:                               ;   in Loop: Header=BB0_87 Depth=2
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr2_vgpr3
.LBB0_90:                               ;   in Loop: Header=BB0_87 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_105
; %bb.91:                               ;   in Loop: Header=BB0_87 Depth=2
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	flat_load_dwordx2 v[13:14], v[2:3] glc
	v_mov_b32_e32 v32, v11
	v_mov_b32_e32 v31, v8
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[13:14], v[31:32]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_98
; %bb.92:                               ;   in Loop: Header=BB0_87 Depth=2
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v32, 0
	s_and_saveexec_b64 s[56:57], s[6:7]
	s_cbranch_execz .LBB0_102
; %bb.93:                               ;   in Loop: Header=BB0_87 Depth=2
	v_cmp_eq_u64_e32 vcc, 0, v[29:30]
	v_mov_b32_e32 v2, v11
	v_cndmask_b32_e64 v0, v3, 0, vcc
	v_add_u32_e32 v11, vcc, 0, v0
	v_mov_b32_e32 v31, s38
	v_addc_u32_e32 v12, vcc, 1, v2, vcc
	v_mov_b32_e32 v32, s39
	flat_atomic_cmpswap_x2 v[11:12], v[31:32], v[11:14] glc
	v_cmp_ne_u64_e32 vcc, 0, v[29:30]
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[11:12], v[13:14]
	s_and_saveexec_b64 s[58:59], s[10:11]
	s_cbranch_execz .LBB0_101
; %bb.94:                               ;   in Loop: Header=BB0_87 Depth=2
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_99
; %bb.95:                               ;   in Loop: Header=BB0_87 Depth=2
	v_mov_b32_e32 v11, s44
	v_mov_b32_e32 v12, s45
	flat_load_dwordx2 v[11:12], v[11:12] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, s74, v12
	v_cmp_eq_u32_e32 vcc, v0, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_97
; %bb.96:                               ;   in Loop: Header=BB0_87 Depth=2
	v_mov_b32_e32 v13, s44
	v_subrev_u32_e32 v12, vcc, v0, v3
	v_mov_b32_e32 v11, v4
	v_mov_b32_e32 v14, s45
	flat_atomic_add_x2 v[13:14], v[11:12]
.LBB0_97:                               ;   in Loop: Header=BB0_87 Depth=2
	v_lshrrev_b64 v[13:14], 16, v[29:30]
	v_mov_b32_e32 v11, s46
	v_mov_b32_e32 v12, s47
	v_or_b32_e32 v32, s75, v14
	v_mov_b32_e32 v31, v4
	flat_store_dword v[11:12], v25
	s_branch .LBB0_101
.LBB0_98:                               ;   in Loop: Header=BB0_87 Depth=2
	v_mov_b32_e32 v12, v4
	s_mov_b64 s[58:59], -1
                                        ; implicit-def: $sgpr56_sgpr57
	s_branch .LBB0_103
.LBB0_99:                               ;   in Loop: Header=BB0_87 Depth=2
                                        ; implicit-def: $vgpr31_vgpr32
	s_cbranch_execz .LBB0_101
; %bb.100:                              ;   in Loop: Header=BB0_87 Depth=2
	v_mov_b32_e32 v11, s44
	v_mov_b32_e32 v26, v8
	v_mov_b32_e32 v12, s45
	flat_store_dwordx2 v[11:12], v[25:26]
	v_or_b32_e32 v26, s53, v8
	flat_store_dwordx2 v[11:12], v[25:26]
	v_or_b32_e32 v26, s71, v8
	flat_store_dwordx2 v[11:12], v[25:26]
	v_or_b32_e32 v26, s72, v8
	v_mov_b32_e32 v32, v4
	flat_store_dwordx2 v[11:12], v[25:26]
	v_or_b32_e32 v26, s73, v8
	v_mov_b32_e32 v31, v3
	flat_store_dwordx2 v[11:12], v[25:26]
.LBB0_101:                              ;   in Loop: Header=BB0_87 Depth=2
	s_or_b64 exec, exec, s[58:59]
.LBB0_102:                              ;   in Loop: Header=BB0_87 Depth=2
	s_or_b64 exec, exec, s[56:57]
	v_readfirstlane_b32 s57, v32
	v_readfirstlane_b32 s56, v31
	s_cmp_eq_u64 s[56:57], 0
	v_mov_b32_e32 v12, v10
	s_cselect_b64 s[58:59], -1, 0
	v_mov_b32_e32 v11, v9
.LBB0_103:                              ;   in Loop: Header=BB0_87 Depth=2
	v_mov_b32_e32 v2, s56
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[58:59]
	v_mov_b32_e32 v3, s57
	s_cbranch_vccz .LBB0_105
; %bb.104:                              ;   in Loop: Header=BB0_87 Depth=2
	v_cndmask_b32_e64 v8, v12, v8, s[8:9]
	v_cndmask_b32_e64 v7, v11, v7, s[8:9]
	;;#ASMSTART
	onward_wait_load_x2 v[2:3], v[21:22], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[21:22], v[5:8] ne
	;;#ASMEND
	v_mov_b32_e32 v2, v27
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v3, v28
.LBB0_105:                              ;   in Loop: Header=BB0_87 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_107
; %bb.106:                              ;   in Loop: Header=BB0_87 Depth=2
	v_mov_b32_e32 v28, v3
	v_mov_b32_e32 v27, v2
	s_branch .LBB0_87
.LBB0_107:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
	v_readfirstlane_b32 s11, v3
	v_readfirstlane_b32 s10, v2
	v_mov_b32_e32 v23, v4
	v_cmp_lt_u64_e32 vcc, s[10:11], v[23:24]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_115
; %bb.108:                              ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_114
; %bb.109:                              ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s52, s31
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v7, s52
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v8, s53
	flat_atomic_add_x2 v[2:3], v[7:8]
	flat_atomic_add_x2 v[2:3], v[7:8]
	flat_atomic_add_x2 v[2:3], v[7:8]
	flat_atomic_add_x2 v[2:3], v[7:8]
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v10, v4
	s_mov_b64 s[54:55], 0
                                        ; implicit-def: $sgpr56_sgpr57
	s_branch .LBB0_111
.LBB0_110:                              ;   in Loop: Header=BB0_111 Depth=2
	s_or_b64 exec, exec, s[58:59]
	s_and_b64 s[58:59], exec, s[56:57]
	s_or_b64 s[54:55], s[58:59], s[54:55]
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_113
.LBB0_111:                              ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	;;#ASMSTART
	onward_wait_load_x2 v[11:12], v[2:3], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v9, v11
	s_or_b64 s[56:57], s[56:57], exec
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_110
; %bb.112:                              ;   in Loop: Header=BB0_111 Depth=2
	v_mov_b32_e32 v13, s44
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v3, v11
	v_mov_b32_e32 v14, s45
	;;#ASMSTART
	onward_wait_x2 v[13:14], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[56:57], s[56:57], exec
	s_branch .LBB0_110
.LBB0_113:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
	v_and_b32_e32 v2, s74, v12
.LBB0_114:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s10, v2
.LBB0_115:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v0, s10
	v_add_u32_e32 v9, vcc, 1, v9
	v_cndmask_b32_e64 v34, v34, v0, s[28:29]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_116:                              ;   in Loop: Header=BB0_23 Depth=1
	s_branch .LBB0_23
.LBB0_117:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel l_sssp
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
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
		.amdhsa_next_free_sgpr 80
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
	.size	l_sssp, .Lfunc_end0-l_sssp
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 3904
; NumSgprs: 82
; NumVgprs: 36
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 10
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 82
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
        .is_volatile:    true
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
      - .address_space:  global
        .offset:         56
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         64
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           l_sssp
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     82
    .sgpr_spill_count: 0
    .symbol:         l_sssp.kd
    .vgpr_count:     36
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
