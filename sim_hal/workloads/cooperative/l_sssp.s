	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	l_sssp                  ; -- Begin function l_sssp
	.globl	l_sssp
	.p2align	8
	.type	l_sssp,@function
l_sssp:                                 ; @l_sssp
; %bb.0:
	s_load_dword s54, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_mov_b32 s3, 0
	s_mov_b64 s[4:5], -1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s54, 0xffff
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s0, 0, s9
	s_mov_b64 s[28:29], 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	s_add_i32 s0, s9, 63
	s_lshr_b32 s48, s0, 6
	s_cmp_lg_u64 s[12:13], 0
	v_mul_hi_u32 v2, v1, v2
	s_cselect_b64 s[34:35], -1, 0
	s_cmp_eq_u64 s[12:13], 0
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
	v_addc_u32_e32 v36, vcc, 0, v3, vcc
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
	v_add_u32_e32 v5, vcc, 0x100, v1
	v_addc_u32_e32 v6, vcc, 0, v2, vcc
	flat_load_dword v1, v[5:6] glc
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
	s_add_i32 s2, s30, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v1
	s_cmp_lg_u32 s9, s2
	s_mov_b32 s2, s30
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
	v_mov_b32_e32 v12, s1
	v_mov_b32_e32 v7, s28
	v_mov_b32_e32 v11, s0
	v_mov_b32_e32 v8, s29
	v_mov_b32_e32 v9, s30
	v_mov_b32_e32 v10, s31
	;;#ASMSTART
	onward_wait_load_x2 v[3:4], v[11:12], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, s30, v3
	s_or_b64 s[22:23], s[22:23], exec
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_6
; %bb.8:                                ;   in Loop: Header=BB0_7 Depth=1
	v_mov_b32_e32 v8, s1
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v7, s0
	;;#ASMSTART
	onward_wait_x2 v[7:8], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[22:23], s[22:23], exec
	s_branch .LBB0_6
.LBB0_9:
	s_mov_b64 s[28:29], 0
	s_mov_b32 s30, 0
	v_mov_b32_e32 v17, v36
	s_branch .LBB0_11
.LBB0_10:
	v_mov_b32_e32 v17, v36
.LBB0_11:
                                        ; implicit-def: $sgpr66
                                        ; implicit-def: $sgpr67
                                        ; implicit-def: $sgpr68
                                        ; implicit-def: $sgpr72
                                        ; implicit-def: $vgpr1_vgpr2
	s_branch .LBB0_27
.LBB0_12:
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr9
                                        ; implicit-def: $sgpr2
	s_branch .LBB0_19
.LBB0_13:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b32 s2, s9
.LBB0_14:
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_cmp_eq_u32 s48, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v1
	s_cbranch_scc1 .LBB0_18
; %bb.15:
	v_add_u32_e32 v1, vcc, 8, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_17
; %bb.16:
	v_mov_b32_e32 v3, s9
	v_mov_b32_e32 v4, 0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_17:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s9, v1
.LBB0_18:
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_19:
	s_mov_b64 s[0:1], 0
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_25
; %bb.20:
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_cmp_eq_u32 s48, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v1
	s_cbranch_scc1 .LBB0_24
; %bb.21:
	v_add_u32_e32 v1, vcc, 8, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_23
; %bb.22:
	v_mov_b32_e32 v3, s9
	v_mov_b32_e32 v4, 0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_23:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s9, v1
.LBB0_24:
	s_mov_b64 s[0:1], -1
	s_mov_b32 s2, s30
.LBB0_25:
	s_mov_b64 s[28:29], -1
	v_mov_b32_e32 v17, s9
	s_mov_b32 s30, s2
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_11
; %bb.26:
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
	v_readfirstlane_b32 s72, v6
	v_readfirstlane_b32 s68, v7
	v_readfirstlane_b32 s67, v3
	v_readfirstlane_b32 s66, v4
.LBB0_27:
	s_load_dword s33, s[6:7], 0x20
	s_load_dwordx8 s[20:27], s[6:7], 0x28
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_29
; %bb.28:
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[1:2], s[0:1], s3, v1, 0
	s_mov_b32 s72, 0
	s_mov_b32 s68, 1
	s_mov_b32 s67, 0
	s_mov_b32 s66, 1
.LBB0_29:
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
	v_add_u32_e32 v4, vcc, s12, v1
	s_addc_u32 s43, s13, 0
	v_addc_u32_e32 v5, vcc, v3, v2, vcc
	s_movk_i32 s4, 0x114
	s_add_u32 s44, s12, 64
	v_add_u32_e32 v18, vcc, s4, v4
	s_addc_u32 s45, s13, 0
	v_addc_u32_e32 v19, vcc, 0, v5, vcc
	s_movk_i32 s4, 0x118
	s_add_u32 s46, s12, 0xc0
	v_add_u32_e32 v20, vcc, s4, v4
	s_addc_u32 s47, s13, 0
	s_and_b64 s[10:11], s[8:9], s[28:29]
	v_addc_u32_e32 v21, vcc, 0, v5, vcc
	s_movk_i32 s4, 0x11c
	s_add_u32 s12, s12, 8
	v_add_u32_e32 v22, vcc, s4, v4
	s_addc_u32 s13, s13, 0
	v_addc_u32_e32 v23, vcc, 0, v5, vcc
	v_cmp_eq_u32_e64 s[6:7], 0, v0
	s_cmp_lg_u32 s48, 1
	s_movk_i32 s50, 0x108
	v_or_b32_e32 v37, s0, v0
	v_cmp_gt_u32_e64 s[4:5], 2, v0
	v_cmp_eq_u32_e64 s[8:9], 1, v0
	v_mov_b32_e32 v0, s45
	v_mov_b32_e32 v2, s13
	s_cselect_b64 s[48:49], -1, 0
	v_add_u32_e32 v26, vcc, s50, v4
	s_xor_b64 s[50:51], s[10:11], -1
	s_and_b64 s[52:53], s[10:11], s[6:7]
	s_and_b32 s10, s54, 0xfffe
	v_cndmask_b32_e64 v1, 0, -1, s[8:9]
	v_cndmask_b32_e64 v25, v0, v2, s[8:9]
	v_mov_b32_e32 v0, s44
	v_mov_b32_e32 v2, s12
	s_cmp_lg_u32 s10, 0
	s_mov_b32 s31, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[2:3], s33, v37
	v_cndmask_b32_e64 v24, v0, v2, s[8:9]
	v_mov_b32_e32 v2, -1
	v_mov_b32_e32 v3, v1
	v_addc_u32_e32 v27, vcc, 0, v5, vcc
	s_cselect_b64 s[54:55], -1, 0
	v_mov_b32_e32 v6, -1
	v_mov_b32_e32 v9, 0
	s_mov_b32 s73, 0x3000000
	s_movk_i32 s74, 0x3c0
	v_mov_b32_e32 v29, 1
	v_mov_b32_e32 v0, -1
	v_mov_b32_e32 v12, s30
	s_branch .LBB0_31
.LBB0_30:                               ;   in Loop: Header=BB0_31 Depth=1
                                        ; implicit-def: $vgpr17
                                        ; implicit-def: $vgpr12
	s_cbranch_execnz .LBB0_145
.LBB0_31:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_80 Depth 2
                                        ;       Child Loop BB0_83 Depth 3
                                        ;     Child Loop BB0_38 Depth 2
                                        ;     Child Loop BB0_72 Depth 2
                                        ;     Child Loop BB0_95 Depth 2
                                        ;       Child Loop BB0_119 Depth 3
                                        ;         Child Loop BB0_121 Depth 4
                                        ;         Child Loop BB0_123 Depth 4
                                        ;     Child Loop BB0_136 Depth 2
	v_lshlrev_b32_e32 v28, 6, v17
	s_mov_b32 s56, s66
	s_mov_b32 s30, s67
	s_mov_b32 s75, s68
	s_mov_b64 s[62:63], -1
	s_mov_b64 s[10:11], 0
	s_cmp_lt_i32 s72, 1
	s_mov_b64 s[60:61], 0
	s_mov_b64 s[58:59], 0
                                        ; implicit-def: $sgpr66
                                        ; implicit-def: $sgpr67
                                        ; implicit-def: $sgpr68
                                        ; implicit-def: $sgpr57
	s_cbranch_scc0 .LBB0_66
; %bb.32:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_b64 vcc, exec, s[62:63]
	s_cbranch_vccnz .LBB0_90
.LBB0_33:                               ;   in Loop: Header=BB0_31 Depth=1
	s_andn2_b64 vcc, exec, s[58:59]
	s_cbranch_vccnz .LBB0_35
.LBB0_34:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[60:61], -1
	s_mov_b32 s66, s56
	s_mov_b32 s67, s30
	s_mov_b32 s68, s75
	s_mov_b32 s57, s72
.LBB0_35:                               ;   in Loop: Header=BB0_31 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b32 s72, s57
	s_cbranch_vccnz .LBB0_42
; %bb.36:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[58:59], s[2:3]
	s_cbranch_execz .LBB0_39
; %bb.37:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[60:61], 0
	v_mov_b32_e32 v8, v37
.LBB0_38:                               ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[4:5], 2, v[8:9]
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_mov_b32_e32 v11, s21
	v_add_u32_e64 v10, s[10:11], s20, v4
	v_cndmask_b32_e64 v7, 0, -1, vcc
	v_add_u32_e32 v8, vcc, v8, v28
	v_addc_u32_e64 v11, s[10:11], v11, v5, s[10:11]
	v_mov_b32_e32 v13, s23
	v_cmp_le_u32_e32 vcc, s33, v8
	v_add_u32_e64 v4, s[10:11], s22, v4
	v_addc_u32_e64 v5, s[10:11], v13, v5, s[10:11]
	s_or_b64 s[60:61], vcc, s[60:61]
	flat_store_dword v[10:11], v7
	s_waitcnt vmcnt(0)
	flat_store_dword v[4:5], v9
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[60:61]
	s_cbranch_execnz .LBB0_38
.LBB0_39:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[58:59]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_41
; %bb.40:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s24
	v_mov_b32_e32 v5, s25
	flat_store_dword v[4:5], v9
	v_mov_b32_e32 v4, s26
	v_mov_b32_e32 v5, s27
	flat_store_dword v[4:5], v29
	s_waitcnt vmcnt(0)
.LBB0_41:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[60:61], -1
	s_mov_b32 s72, 1
	s_mov_b32 s66, s56
	s_mov_b32 s67, s30
	s_mov_b32 s68, s75
.LBB0_42:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_b64 vcc, exec, s[60:61]
	s_cbranch_vccz .LBB0_30
; %bb.43:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[10:11], s[52:53]
	s_cbranch_execz .LBB0_45
; %bb.44:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, s37
	v_mov_b32_e32 v7, s72
	flat_store_dword v[4:5], v7
	v_mov_b32_e32 v4, s68
	flat_store_dword v[18:19], v4
	v_mov_b32_e32 v4, s67
	flat_store_dword v[20:21], v4
	v_mov_b32_e32 v4, s66
	flat_store_dword v[22:23], v4
.LBB0_45:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_144
; %bb.46:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[56:57], s[4:5]
	s_cbranch_execz .LBB0_128
; %bb.47:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[58:59], s[6:7]
	s_cbranch_execz .LBB0_62
; %bb.48:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v7, v[4:5], v29 glc
	s_andn2_b64 vcc, exec, s[28:29]
	v_mov_b32_e32 v13, v36
	s_cbranch_vccnz .LBB0_50
; %bb.49:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s40
	v_mov_b32_e32 v5, s41
	flat_load_dword v13, v[4:5] glc
.LBB0_50:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, 0
	s_andn2_b64 vcc, exec, s[28:29]
	v_mov_b32_e32 v5, 0
	s_cbranch_vccnz .LBB0_52
; %bb.51:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	flat_load_dwordx2 v[4:5], v[4:5] glc
.LBB0_52:                               ;   in Loop: Header=BB0_31 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, vcc, 1, v7
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_cmp_eq_u32_e32 vcc, v8, v13
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_61
; %bb.53:                               ;   in Loop: Header=BB0_31 Depth=1
	v_cmp_ne_u64_e64 s[10:11], 0, v[4:5]
	v_add_u32_e32 v14, vcc, 1, v12
	s_and_b64 vcc, s[28:29], s[10:11]
	v_mov_b32_e32 v10, s38
	v_cndmask_b32_e32 v13, 0, v8, vcc
	v_mov_b32_e32 v15, v8
	v_mov_b32_e32 v16, v12
	v_mov_b32_e32 v11, s39
	flat_atomic_cmpswap_x2 v[15:16], v[10:11], v[13:16] glc
	v_mov_b32_e32 v11, v8
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[15:16], v[11:12]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[62:63], s[10:11]
	s_cbranch_execz .LBB0_60
; %bb.54:                               ;   in Loop: Header=BB0_31 Depth=1
	s_xor_b64 s[64:65], vcc, -1
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v10, v8
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB0_56
; %bb.55:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v16, s44
	v_mov_b32_e32 v15, v8
	v_mov_b32_e32 v17, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[16:17], v[14:15]
	s_mov_b64 s[10:11], 0
.LBB0_56:                               ;   in Loop: Header=BB0_31 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_60
; %bb.57:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v11
	v_mov_b32_e32 v11, v9
	v_cmp_ne_u64_e32 vcc, v[10:11], v[8:9]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_59
; %bb.58:                               ;   in Loop: Header=BB0_31 Depth=1
	v_sub_u32_e32 v8, vcc, v8, v10
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v7, v9
	v_mov_b32_e32 v11, s45
	flat_atomic_add_x2 v[10:11], v[7:8]
.LBB0_59:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_lshrrev_b64 v[4:5], 16, v[4:5]
	v_mov_b32_e32 v7, s46
	v_mov_b32_e32 v8, s47
	v_or_b32_e32 v11, s73, v5
	v_mov_b32_e32 v10, v9
	flat_store_dword v[7:8], v14
.LBB0_60:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[62:63]
.LBB0_61:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[60:61]
.LBB0_62:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[58:59]
	v_readfirstlane_b32 s10, v10
	v_readfirstlane_b32 s11, v11
	v_mov_b32_e32 v4, s10
	s_cmp_lg_u64 s[10:11], 0
	v_mov_b32_e32 v5, s11
	s_cbranch_scc1 .LBB0_128
; %bb.63:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_b64 vcc, exec, s[50:51]
	s_cbranch_vccz .LBB0_91
; %bb.64:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[58:59], s[6:7]
	s_cbranch_execz .LBB0_93
; %bb.65:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v13, v9
	s_mov_b64 s[60:61], 0
                                        ; implicit-def: $sgpr62_sgpr63
	s_branch .LBB0_72
.LBB0_66:                               ;   in Loop: Header=BB0_31 Depth=1
	s_cmp_gt_i32 s72, 1
	s_cbranch_scc0 .LBB0_74
; %bb.67:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[58:59], -1
	s_mov_b64 s[62:63], 0
	s_cmp_eq_u32 s72, 2
	s_mov_b64 s[60:61], 0
                                        ; implicit-def: $sgpr66
                                        ; implicit-def: $sgpr67
                                        ; implicit-def: $sgpr68
	s_cbranch_scc0 .LBB0_75
; %bb.68:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[58:59], s[0:1]
	s_cbranch_execz .LBB0_70
; %bb.69:                               ;   in Loop: Header=BB0_31 Depth=1
	s_lshl_b64 s[60:61], s[30:31], 2
	s_add_u32 s60, s26, s60
	s_addc_u32 s61, s27, s61
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s61
	flat_store_dword v[4:5], v9
	s_waitcnt vmcnt(0)
.LBB0_70:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[58:59]
	s_xor_b32 s67, s30, 1
	s_xor_b32 s66, s56, 1
	s_add_i32 s68, s75, 1
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[60:61], -1
	s_branch .LBB0_75
.LBB0_71:                               ;   in Loop: Header=BB0_72 Depth=2
	s_or_b64 exec, exec, s[64:65]
	s_and_b64 s[64:65], exec, s[62:63]
	s_or_b64 s[60:61], s[64:65], s[60:61]
	s_andn2_b64 exec, exec, s[60:61]
	s_cbranch_execz .LBB0_92
.LBB0_72:                               ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v7, s44
	v_mov_b32_e32 v8, s45
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[7:8], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[62:63], s[62:63], exec
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_71
; %bb.73:                               ;   in Loop: Header=BB0_72 Depth=2
	v_mov_b32_e32 v14, s44
	v_mov_b32_e32 v7, v9
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v15, s45
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[62:63], s[62:63], exec
	s_branch .LBB0_71
.LBB0_74:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[62:63], -1
	s_mov_b64 s[60:61], 0
	s_mov_b64 s[58:59], 0
                                        ; implicit-def: $sgpr66
                                        ; implicit-def: $sgpr67
                                        ; implicit-def: $sgpr68
.LBB0_75:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b32 s57, 1
	s_and_b64 vcc, exec, s[62:63]
	s_cbranch_vccz .LBB0_89
; %bb.76:                               ;   in Loop: Header=BB0_31 Depth=1
	s_lshl_b64 s[62:63], s[30:31], 2
	s_add_u32 s62, s26, s62
	s_addc_u32 s63, s27, s63
	v_mov_b32_e32 v4, s62
	v_mov_b32_e32 v5, s63
	flat_load_dword v30, v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v30
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_88
; %bb.77:                               ;   in Loop: Header=BB0_31 Depth=1
	v_cmp_lt_u32_e32 vcc, v37, v30
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_87
; %bb.78:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mul_i32 s62, s30, s33
	s_mov_b32 s63, s31
	s_lshl_b64 s[62:63], s[62:63], 2
	s_add_u32 s76, s24, s62
	s_addc_u32 s77, s25, s63
	s_mul_i32 s62, s56, s33
	s_mov_b32 s63, s31
	s_lshl_b64 s[62:63], s[62:63], 2
	s_add_u32 s78, s24, s62
	s_mov_b32 s57, s31
	s_addc_u32 s79, s25, s63
	s_lshl_b64 s[62:63], s[56:57], 2
	s_add_u32 s62, s26, s62
	s_addc_u32 s63, s27, s63
	s_mov_b64 s[64:65], 0
	v_mov_b32_e32 v4, v37
	s_branch .LBB0_80
.LBB0_79:                               ;   in Loop: Header=BB0_80 Depth=2
	s_or_b64 exec, exec, s[66:67]
	v_add_u32_e32 v4, vcc, v4, v28
	v_cmp_ge_u32_e32 vcc, v4, v30
	s_or_b64 s[64:65], vcc, s[64:65]
	s_andn2_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_87
.LBB0_80:                               ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_83 Depth 3
	v_mov_b32_e32 v5, v9
	v_lshlrev_b64 v[7:8], 2, v[4:5]
	v_mov_b32_e32 v5, s77
	v_add_u32_e32 v7, vcc, s76, v7
	v_addc_u32_e32 v8, vcc, v5, v8, vcc
	flat_load_dword v8, v[7:8]
	v_mov_b32_e32 v14, s21
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v5, s15
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v10, vcc, 1, v8
	v_lshlrev_b64 v[7:8], 2, v[8:9]
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v13, vcc, s20, v7
	v_addc_u32_e32 v14, vcc, v14, v8, vcc
	v_add_u32_e32 v7, vcc, s14, v7
	v_addc_u32_e32 v8, vcc, v5, v8, vcc
	v_add_u32_e32 v10, vcc, s14, v10
	v_addc_u32_e32 v11, vcc, v5, v11, vcc
	flat_load_dword v5, v[10:11]
	flat_load_dword v31, v[13:14] glc
	flat_load_dword v7, v[7:8]
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v7, v5
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_79
; %bb.81:                               ;   in Loop: Header=BB0_80 Depth=2
	v_mov_b32_e32 v8, v9
	v_lshlrev_b64 v[13:14], 2, v[7:8]
	v_mov_b32_e32 v8, s19
	v_add_u32_e32 v10, vcc, s18, v13
	v_addc_u32_e32 v11, vcc, v8, v14, vcc
	v_mov_b32_e32 v8, s17
	v_add_u32_e32 v13, vcc, s16, v13
	v_addc_u32_e32 v14, vcc, v8, v14, vcc
	s_mov_b64 s[68:69], 0
	s_branch .LBB0_83
.LBB0_82:                               ;   in Loop: Header=BB0_83 Depth=3
	s_or_b64 exec, exec, s[70:71]
	v_add_u32_e32 v7, vcc, 1, v7
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	v_cmp_ge_u32_e32 vcc, v7, v5
	s_or_b64 s[68:69], vcc, s[68:69]
	v_add_u32_e32 v13, vcc, 4, v13
	v_addc_u32_e32 v14, vcc, 0, v14, vcc
	s_andn2_b64 exec, exec, s[68:69]
	s_cbranch_execz .LBB0_79
.LBB0_83:                               ;   Parent Loop BB0_31 Depth=1
                                        ;     Parent Loop BB0_80 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v8, v[13:14]
	flat_load_dword v32, v[10:11]
	v_mov_b32_e32 v33, s21
	s_waitcnt vmcnt(1)
	v_lshlrev_b64 v[15:16], 2, v[8:9]
	v_add_u32_e32 v15, vcc, s20, v15
	v_addc_u32_e32 v16, vcc, v33, v16, vcc
	flat_load_dword v33, v[15:16] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v32, vcc, v32, v31
	v_cmp_lt_u32_e32 vcc, v32, v33
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_82
; %bb.84:                               ;   in Loop: Header=BB0_83 Depth=3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v15, v[15:16], v32 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_gt_u32_e32 vcc, v15, v32
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_82
; %bb.85:                               ;   in Loop: Header=BB0_83 Depth=3
	v_lshlrev_b64 v[15:16], 2, v[8:9]
	v_mov_b32_e32 v32, s23
	v_add_u32_e32 v15, vcc, s22, v15
	v_addc_u32_e32 v16, vcc, v32, v16, vcc
	v_mov_b32_e32 v32, s75
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v15, v[15:16], v32 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_ne_u32_e32 vcc, s75, v15
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_82
; %bb.86:                               ;   in Loop: Header=BB0_83 Depth=3
	v_mov_b32_e32 v15, s62
	v_mov_b32_e32 v16, s63
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v15, v[15:16], v29 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v16, v9
	v_mov_b32_e32 v32, s79
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v15, vcc, s78, v15
	v_addc_u32_e32 v16, vcc, v32, v16, vcc
	flat_store_dword v[15:16], v8
	s_branch .LBB0_82
.LBB0_87:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[60:61]
	s_mov_b64 s[60:61], -1
	s_mov_b32 s57, 2
	s_mov_b32 s66, s56
	s_mov_b32 s67, s30
	s_mov_b32 s68, s75
	s_branch .LBB0_89
.LBB0_88:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b32 s57, 1
.LBB0_89:                               ;   in Loop: Header=BB0_31 Depth=1
	s_branch .LBB0_33
.LBB0_90:                               ;   in Loop: Header=BB0_31 Depth=1
	s_cmp_lg_u32 s72, 0
	s_mov_b64 s[10:11], -1
	s_cselect_b64 s[58:59], -1, 0
	s_andn2_b64 vcc, exec, s[58:59]
	s_cbranch_vccz .LBB0_34
	s_branch .LBB0_35
.LBB0_91:                               ;   in Loop: Header=BB0_31 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_94
.LBB0_92:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[60:61]
	v_mov_b32_e32 v8, v5
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v5, v9
.LBB0_93:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[58:59]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_128
.LBB0_94:                               ;   in Loop: Header=BB0_31 Depth=1
	v_add_u32_e32 v10, vcc, 1, v12
	v_mov_b32_e32 v13, v9
                                        ; implicit-def: $vgpr30_vgpr31
.LBB0_95:                               ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_119 Depth 3
                                        ;         Child Loop BB0_121 Depth 4
                                        ;         Child Loop BB0_123 Depth 4
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v5, s13
	flat_load_dwordx2 v[32:33], v[4:5] glc
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[7:8], v[4:5] glc
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	s_waitcnt vmcnt(2)
	flat_load_dwordx2 v[34:35], v[4:5] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v12, v7
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_97
; %bb.96:                               ;   in Loop: Header=BB0_95 Depth=2
	v_mov_b32_e32 v4, v8
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v5, v9
	s_branch .LBB0_98
.LBB0_97:                               ;   in Loop: Header=BB0_95 Depth=2
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB0_98:                               ;   in Loop: Header=BB0_95 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_126
; %bb.99:                               ;   in Loop: Header=BB0_95 Depth=2
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	flat_load_dwordx2 v[16:17], v[4:5] glc
	v_mov_b32_e32 v5, v7
	v_mov_b32_e32 v4, v33
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[16:17], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_106
; %bb.100:                              ;   in Loop: Header=BB0_95 Depth=2
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v8, v33
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[58:59], s[6:7]
	s_cbranch_execz .LBB0_110
; %bb.101:                              ;   in Loop: Header=BB0_95 Depth=2
	v_cmp_eq_u64_e32 vcc, 0, v[34:35]
	v_mov_b32_e32 v4, v7
	v_cndmask_b32_e64 v5, v8, 0, vcc
	v_add_u32_e32 v14, vcc, 0, v5
	v_addc_u32_e32 v15, vcc, 1, v4, vcc
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[14:17] glc
	v_cmp_ne_u64_e32 vcc, 0, v[34:35]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[4:5], v[16:17]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[60:61], s[10:11]
	s_cbranch_execz .LBB0_109
; %bb.102:                              ;   in Loop: Header=BB0_95 Depth=2
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_107
; %bb.103:                              ;   in Loop: Header=BB0_95 Depth=2
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s45
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v5, v9
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_105
; %bb.104:                              ;   in Loop: Header=BB0_95 Depth=2
	v_mov_b32_e32 v14, s44
	v_subrev_u32_e32 v5, vcc, v4, v8
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v15, s45
	flat_atomic_add_x2 v[14:15], v[4:5]
.LBB0_105:                              ;   in Loop: Header=BB0_95 Depth=2
	v_mov_b32_e32 v4, s46
	v_lshrrev_b64 v[14:15], 16, v[34:35]
	v_mov_b32_e32 v5, s47
	flat_store_dword v[4:5], v10
	v_or_b32_e32 v5, s73, v15
	v_mov_b32_e32 v4, v9
	s_branch .LBB0_109
.LBB0_106:                              ;   in Loop: Header=BB0_95 Depth=2
	v_mov_b32_e32 v8, v9
	s_mov_b64 s[60:61], -1
                                        ; implicit-def: $sgpr58_sgpr59
	s_branch .LBB0_111
.LBB0_107:                              ;   in Loop: Header=BB0_95 Depth=2
                                        ; implicit-def: $vgpr4_vgpr5
	s_cbranch_execz .LBB0_109
; %bb.108:                              ;   in Loop: Header=BB0_95 Depth=2
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v11, v33
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[4:5], v[10:11]
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v5, v9
.LBB0_109:                              ;   in Loop: Header=BB0_95 Depth=2
	s_or_b64 exec, exec, s[60:61]
.LBB0_110:                              ;   in Loop: Header=BB0_95 Depth=2
	s_or_b64 exec, exec, s[58:59]
	v_readfirstlane_b32 s59, v5
	v_readfirstlane_b32 s58, v4
	s_cmp_eq_u64 s[58:59], 0
	v_mov_b32_e32 v7, v12
	s_cselect_b64 s[60:61], -1, 0
	v_mov_b32_e32 v8, v13
.LBB0_111:                              ;   in Loop: Header=BB0_95 Depth=2
	v_mov_b32_e32 v4, s58
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[60:61]
	v_mov_b32_e32 v5, s59
	s_cbranch_vccz .LBB0_126
; %bb.112:                              ;   in Loop: Header=BB0_95 Depth=2
	v_cndmask_b32_e64 v5, v8, v33, s[8:9]
	v_cndmask_b32_e64 v4, v7, v32, s[8:9]
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_114
; %bb.113:                              ;   in Loop: Header=BB0_95 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[7:8], v[24:25], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[24:25], v[2:5] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_115
	s_branch .LBB0_125
.LBB0_114:                              ;   in Loop: Header=BB0_95 Depth=2
.LBB0_115:                              ;   in Loop: Header=BB0_95 Depth=2
	v_mov_b32_e32 v7, s44
	v_mov_b32_e32 v8, s45
	flat_load_dwordx2 v[7:8], v[7:8] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v8, v8, v1
	v_and_b32_e32 v7, v7, v0
	v_cmp_eq_u64_e32 vcc, v[7:8], v[4:5]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_124
; %bb.116:                              ;   in Loop: Header=BB0_95 Depth=2
	s_mov_b32 s30, 0
	s_mov_b64 s[58:59], 0
                                        ; implicit-def: $sgpr60_sgpr61
	s_branch .LBB0_119
.LBB0_117:                              ;   in Loop: Header=BB0_119 Depth=3
	v_mov_b32_e32 v7, s44
	v_mov_b32_e32 v8, s45
	flat_load_dwordx2 v[7:8], v[7:8] glc
	s_lshl_b32 s62, s30, 1
	s_cmpk_lt_u32 s30, 0x201
	s_cselect_b32 s30, s62, 0x400
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v8, v8, v1
	v_and_b32_e32 v7, v7, v0
	v_cmp_ne_u64_e64 s[60:61], v[7:8], v[4:5]
.LBB0_118:                              ;   in Loop: Header=BB0_119 Depth=3
	s_and_b64 s[62:63], exec, s[60:61]
	s_or_b64 s[58:59], s[62:63], s[58:59]
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execz .LBB0_124
.LBB0_119:                              ;   Parent Loop BB0_31 Depth=1
                                        ;     Parent Loop BB0_95 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_121 Depth 4
                                        ;         Child Loop BB0_123 Depth 4
	v_mov_b32_e32 v7, s12
	v_mov_b32_e32 v8, s13
	flat_load_dwordx2 v[7:8], v[7:8] glc
	s_or_b64 s[60:61], s[60:61], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[7:8], v[32:33]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_118
; %bb.120:                              ;   in Loop: Header=BB0_119 Depth=3
	s_cmp_lg_u32 s30, 0
	s_cselect_b32 s30, s30, 64
	s_cmp_lt_u32 s30, s74
	s_mov_b32 s60, s30
	s_cbranch_scc1 .LBB0_122
.LBB0_121:                              ;   Parent Loop BB0_31 Depth=1
                                        ;     Parent Loop BB0_95 Depth=2
                                        ;       Parent Loop BB0_119 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_addk_i32 s60, 0xfc40
	s_cmp_lt_u32 s60, s74
	s_sleep 15
	s_cbranch_scc0 .LBB0_121
.LBB0_122:                              ;   in Loop: Header=BB0_119 Depth=3
	s_cmp_lt_u32 s60, 64
	s_cbranch_scc1 .LBB0_117
.LBB0_123:                              ;   Parent Loop BB0_31 Depth=1
                                        ;     Parent Loop BB0_95 Depth=2
                                        ;       Parent Loop BB0_119 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s60, s60, 64
	s_cmp_gt_u32 s60, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_123
	s_branch .LBB0_117
.LBB0_124:                              ;   in Loop: Header=BB0_95 Depth=2
	s_or_b64 exec, exec, s[10:11]
.LBB0_125:                              ;   in Loop: Header=BB0_95 Depth=2
	v_mov_b32_e32 v4, v30
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v5, v31
.LBB0_126:                              ;   in Loop: Header=BB0_95 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_128
; %bb.127:                              ;   in Loop: Header=BB0_95 Depth=2
	v_mov_b32_e32 v31, v5
	v_mov_b32_e32 v30, v4
	s_branch .LBB0_95
.LBB0_128:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[56:57]
	v_readfirstlane_b32 s11, v5
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_132
; %bb.129:                              ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[56:57], s[6:7]
	s_cbranch_execz .LBB0_131
; %bb.130:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[26:27], v[4:5]
.LBB0_131:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[56:57]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[26:27] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s11, v5
	v_readfirstlane_b32 s10, v4
.LBB0_132:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v28, v9
	v_cmp_lt_u64_e32 vcc, s[10:11], v[28:29]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_143
; %bb.133:                              ;   in Loop: Header=BB0_31 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v7, s11
	v_mov_b32_e32 v5, s11
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_139
; %bb.134:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v13, v9
	s_mov_b64 s[56:57], 0
                                        ; implicit-def: $sgpr58_sgpr59
	s_branch .LBB0_136
.LBB0_135:                              ;   in Loop: Header=BB0_136 Depth=2
	s_or_b64 exec, exec, s[60:61]
	s_and_b64 s[60:61], exec, s[58:59]
	s_or_b64 s[56:57], s[60:61], s[56:57]
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB0_138
.LBB0_136:                              ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v7, s44
	v_mov_b32_e32 v8, s45
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[7:8], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[58:59], s[58:59], exec
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_135
; %bb.137:                              ;   in Loop: Header=BB0_136 Depth=2
	v_mov_b32_e32 v14, s44
	v_mov_b32_e32 v7, v9
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v15, s45
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[58:59], s[58:59], exec
	s_branch .LBB0_135
.LBB0_138:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[56:57]
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v4, v5
.LBB0_139:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v7
	s_andn2_b64 vcc, exec, s[48:49]
	v_readfirstlane_b32 s10, v4
	s_cbranch_vccnz .LBB0_143
; %bb.140:                              ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[56:57], s[6:7]
	s_cbranch_execz .LBB0_142
; %bb.141:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_store_dwordx2 v[26:27], v[4:5]
.LBB0_142:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[56:57]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[26:27] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s10, v4
.LBB0_143:                              ;   in Loop: Header=BB0_31 Depth=1
	v_add_u32_e32 v12, vcc, 1, v12
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v17, s10
.LBB0_144:                              ;   in Loop: Header=BB0_31 Depth=1
	s_branch .LBB0_31
.LBB0_145:
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
		.amdhsa_next_free_vgpr 38
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
; codeLenInByte = 4296
; NumSgprs: 82
; NumVgprs: 38
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 10
; VGPRBlocks: 9
; NumSGPRsForWavesPerEU: 82
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
    .vgpr_count:     38
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
