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
	v_addc_u32_e32 v26, vcc, 0, v3, vcc
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
.LBB0_10:
	s_branch .LBB0_18
.LBB0_11:
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
	v_readfirstlane_b32 s68, v6
	v_readfirstlane_b32 s64, v7
	v_readfirstlane_b32 s63, v3
	v_readfirstlane_b32 s62, v4
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
	v_mov_b32_e32 v26, s2
	s_mov_b32 s30, s9
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_11
.LBB0_18:
                                        ; implicit-def: $sgpr62
                                        ; implicit-def: $sgpr63
                                        ; implicit-def: $sgpr64
                                        ; implicit-def: $sgpr68
                                        ; implicit-def: $vgpr1_vgpr2
.LBB0_19:
	s_load_dword s33, s[6:7], 0x20
	s_load_dwordx8 s[20:27], s[6:7], 0x28
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_21
; %bb.20:
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[1:2], s[0:1], s3, v1, 0
	s_mov_b32 s68, 0
	s_mov_b32 s64, 1
	s_mov_b32 s63, 0
	s_mov_b32 s62, 1
.LBB0_21:
	s_lshl_b32 s0, s8, 6
	s_add_u32 s36, s12, 0x110
	s_addc_u32 s37, s13, 0
	s_add_u32 s38, s12, 16
	s_addc_u32 s39, s13, 0
	s_add_u32 s40, s12, 0x80
	s_addc_u32 s41, s13, 0
	s_add_u32 s42, s12, 12
	s_addc_u32 s43, s13, 0
	s_add_u32 s44, s12, 64
	s_addc_u32 s45, s13, 0
	s_add_u32 s46, s12, 0xc0
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v1, vcc, s12, v1
	s_addc_u32 s47, s13, 0
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	s_movk_i32 s4, 0x114
	s_cmp_eq_u32 s8, 0
	v_add_u32_e32 v14, vcc, s4, v1
	s_cselect_b64 s[8:9], -1, 0
	v_addc_u32_e32 v15, vcc, 0, v2, vcc
	s_movk_i32 s4, 0x118
	s_and_b64 s[10:11], s[8:9], s[28:29]
	v_add_u32_e32 v16, vcc, s4, v1
	s_xor_b64 s[48:49], s[10:11], -1
	v_addc_u32_e32 v17, vcc, 0, v2, vcc
	s_movk_i32 s4, 0x11c
	s_add_u32 s12, s12, 8
	v_add_u32_e32 v18, vcc, s4, v1
	s_addc_u32 s13, s13, 0
	v_or_b32_e32 v27, s0, v0
	v_addc_u32_e32 v19, vcc, 0, v2, vcc
	v_cmp_gt_u32_e64 s[4:5], 2, v0
	v_cmp_eq_u32_e64 s[6:7], 0, v0
	v_cmp_eq_u32_e64 s[8:9], 1, v0
	v_mov_b32_e32 v0, s45
	v_mov_b32_e32 v2, s13
	v_cndmask_b32_e64 v21, v0, v2, s[8:9]
	v_mov_b32_e32 v0, s44
	v_mov_b32_e32 v2, s12
	s_mov_b32 s31, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[2:3], s33, v27
	v_mov_b32_e32 v1, -1
	v_cndmask_b32_e64 v6, 0, -1, s[8:9]
	v_mov_b32_e32 v5, -1
	v_cndmask_b32_e64 v20, v0, v2, s[8:9]
	s_and_b64 s[12:13], s[10:11], s[6:7]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v23, 1
	s_mov_b32 s51, 0x10000
	s_mov_b32 s69, 0x20000
	s_mov_b32 s70, 0x30000
	s_mov_b32 s71, 0x40000
	s_mov_b32 s72, 0xffff
	s_mov_b32 s73, 0x3000000
	v_mov_b32_e32 v9, s30
	s_branch .LBB0_23
.LBB0_22:                               ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $vgpr26
                                        ; implicit-def: $vgpr9
	s_cbranch_execnz .LBB0_114
.LBB0_23:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_72 Depth 2
                                        ;       Child Loop BB0_75 Depth 3
                                        ;     Child Loop BB0_30 Depth 2
                                        ;     Child Loop BB0_64 Depth 2
                                        ;     Child Loop BB0_87 Depth 2
                                        ;     Child Loop BB0_108 Depth 2
	v_lshlrev_b32_e32 v0, 6, v26
	s_mov_b32 s52, s62
	s_mov_b32 s30, s63
	s_mov_b32 s50, s64
	s_mov_b64 s[58:59], -1
	s_mov_b64 s[10:11], 0
	s_cmp_lt_i32 s68, 1
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[54:55], 0
                                        ; implicit-def: $sgpr62
                                        ; implicit-def: $sgpr63
                                        ; implicit-def: $sgpr64
                                        ; implicit-def: $sgpr53
	s_cbranch_scc0 .LBB0_58
; %bb.24:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[58:59]
	s_cbranch_vccnz .LBB0_82
.LBB0_25:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[54:55]
	s_cbranch_vccnz .LBB0_27
.LBB0_26:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[56:57], -1
	s_mov_b32 s62, s52
	s_mov_b32 s63, s30
	s_mov_b32 s64, s50
	s_mov_b32 s53, s68
.LBB0_27:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b32 s68, s53
	s_cbranch_vccnz .LBB0_34
; %bb.28:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[54:55], s[2:3]
	s_cbranch_execz .LBB0_31
; %bb.29:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[56:57], 0
	v_mov_b32_e32 v3, v27
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
	s_or_b64 s[56:57], vcc, s[56:57]
	flat_store_dword v[10:11], v2
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v4
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execnz .LBB0_30
.LBB0_31:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_33
; %bb.32:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s24
	v_mov_b32_e32 v3, s25
	flat_store_dword v[2:3], v4
	v_mov_b32_e32 v2, s26
	v_mov_b32_e32 v3, s27
	flat_store_dword v[2:3], v23
	s_waitcnt vmcnt(0)
.LBB0_33:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[56:57], -1
	s_mov_b32 s68, 1
	s_mov_b32 s62, s52
	s_mov_b32 s63, s30
	s_mov_b32 s64, s50
.LBB0_34:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[56:57]
	s_cbranch_vccz .LBB0_22
; %bb.35:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB0_37
; %bb.36:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v3, s37
	v_mov_b32_e32 v0, s68
	flat_store_dword v[2:3], v0
	v_mov_b32_e32 v0, s64
	flat_store_dword v[14:15], v0
	v_mov_b32_e32 v0, s63
	flat_store_dword v[16:17], v0
	v_mov_b32_e32 v0, s62
	flat_store_dword v[18:19], v0
.LBB0_37:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_113
; %bb.38:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[52:53], s[4:5]
	s_cbranch_execz .LBB0_104
; %bb.39:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v0, v26
	s_and_saveexec_b64 s[54:55], s[6:7]
	s_cbranch_execz .LBB0_54
; %bb.40:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v24, 0
	s_andn2_b64 vcc, exec, s[28:29]
	v_mov_b32_e32 v25, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_cbranch_vccnz .LBB0_42
; %bb.41:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	flat_load_dwordx2 v[24:25], v[2:3] glc
.LBB0_42:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	flat_atomic_add v2, v[2:3], v23 glc
	s_andn2_b64 vcc, exec, s[28:29]
	v_mov_b32_e32 v0, v26
	s_cbranch_vccnz .LBB0_44
; %bb.43:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v7, s42
	v_mov_b32_e32 v8, s43
	flat_load_dword v0, v[7:8] glc
.LBB0_44:                               ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 1, v2
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_cmp_eq_u32_e32 vcc, v3, v0
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_53
; %bb.45:                               ;   in Loop: Header=BB0_23 Depth=1
	v_cmp_ne_u64_e64 s[10:11], 0, v[24:25]
	v_add_u32_e32 v11, vcc, 1, v9
	s_and_b64 vcc, s[28:29], s[10:11]
	v_mov_b32_e32 v7, s40
	v_cndmask_b32_e32 v10, 0, v3, vcc
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v8, s41
	flat_atomic_cmpswap_x2 v[12:13], v[7:8], v[10:13] glc
	v_mov_b32_e32 v8, v3
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[12:13], v[8:9]
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[58:59], s[10:11]
	s_cbranch_execz .LBB0_52
; %bb.46:                               ;   in Loop: Header=BB0_23 Depth=1
	s_xor_b64 s[60:61], vcc, -1
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v7, v3
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[60:61]
	s_cbranch_vccz .LBB0_48
; %bb.47:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v28, s44
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v29, s45
	flat_store_dwordx2 v[28:29], v[11:12]
	v_or_b32_e32 v12, s51, v3
	flat_store_dwordx2 v[28:29], v[11:12]
	v_or_b32_e32 v12, s69, v3
	flat_store_dwordx2 v[28:29], v[11:12]
	v_or_b32_e32 v12, s70, v3
	flat_store_dwordx2 v[28:29], v[11:12]
	v_or_b32_e32 v12, s71, v3
	flat_store_dwordx2 v[28:29], v[11:12]
	s_mov_b64 s[10:11], 0
.LBB0_48:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_52
; %bb.49:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v7, s44
	v_mov_b32_e32 v8, s45
	flat_load_dwordx2 v[7:8], v[7:8] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, s72, v8
	v_cmp_ne_u32_e32 vcc, v0, v3
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_51
; %bb.50:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v12, s44
	v_sub_u32_e32 v8, vcc, v3, v0
	v_mov_b32_e32 v7, v4
	v_mov_b32_e32 v13, s45
	flat_atomic_add_x2 v[12:13], v[7:8]
.LBB0_51:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v7, s46
	v_lshrrev_b64 v[12:13], 16, v[24:25]
	v_mov_b32_e32 v8, s47
	flat_store_dword v[7:8], v11
	v_or_b32_e32 v8, s73, v13
	v_mov_b32_e32 v7, v4
.LBB0_52:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
	v_mov_b32_e32 v0, v3
.LBB0_53:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
.LBB0_54:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
	v_readfirstlane_b32 s10, v7
	v_readfirstlane_b32 s11, v8
	v_mov_b32_e32 v7, s10
	s_cmp_lg_u64 s[10:11], 0
	v_mov_b32_e32 v8, s11
	s_cbranch_scc1 .LBB0_104
; %bb.55:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[48:49]
	s_cbranch_vccz .LBB0_83
; %bb.56:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[54:55], s[6:7]
	s_cbranch_execz .LBB0_85
; %bb.57:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v10, v4
	s_mov_b64 s[56:57], 0
                                        ; implicit-def: $sgpr58_sgpr59
	s_branch .LBB0_64
.LBB0_58:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_gt_i32 s68, 1
	s_cbranch_scc0 .LBB0_66
; %bb.59:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[54:55], -1
	s_mov_b64 s[58:59], 0
	s_cmp_eq_u32 s68, 2
	s_mov_b64 s[56:57], 0
                                        ; implicit-def: $sgpr62
                                        ; implicit-def: $sgpr63
                                        ; implicit-def: $sgpr64
	s_cbranch_scc0 .LBB0_67
; %bb.60:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[54:55], s[0:1]
	s_cbranch_execz .LBB0_62
; %bb.61:                               ;   in Loop: Header=BB0_23 Depth=1
	s_lshl_b64 s[56:57], s[30:31], 2
	s_add_u32 s56, s26, s56
	s_addc_u32 s57, s27, s57
	v_mov_b32_e32 v2, s56
	v_mov_b32_e32 v3, s57
	flat_store_dword v[2:3], v4
	s_waitcnt vmcnt(0)
.LBB0_62:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
	s_xor_b32 s63, s30, 1
	s_xor_b32 s62, s52, 1
	s_add_i32 s64, s50, 1
	s_mov_b64 s[54:55], 0
	s_mov_b64 s[56:57], -1
	s_branch .LBB0_67
.LBB0_63:                               ;   in Loop: Header=BB0_64 Depth=2
	s_or_b64 exec, exec, s[60:61]
	s_and_b64 s[60:61], exec, s[58:59]
	s_or_b64 s[56:57], s[60:61], s[56:57]
	s_andn2_b64 exec, exec, s[56:57]
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
	s_or_b64 s[58:59], s[58:59], exec
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_63
; %bb.65:                               ;   in Loop: Header=BB0_64 Depth=2
	v_mov_b32_e32 v24, s44
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v3, v11
	v_mov_b32_e32 v25, s45
	;;#ASMSTART
	onward_wait_x2 v[24:25], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[58:59], s[58:59], exec
	s_branch .LBB0_63
.LBB0_66:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[58:59], -1
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[54:55], 0
                                        ; implicit-def: $sgpr62
                                        ; implicit-def: $sgpr63
                                        ; implicit-def: $sgpr64
.LBB0_67:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s53, 1
	s_and_b64 vcc, exec, s[58:59]
	s_cbranch_vccz .LBB0_81
; %bb.68:                               ;   in Loop: Header=BB0_23 Depth=1
	s_lshl_b64 s[58:59], s[30:31], 2
	s_add_u32 s58, s26, s58
	s_addc_u32 s59, s27, s59
	v_mov_b32_e32 v2, s58
	v_mov_b32_e32 v3, s59
	flat_load_dword v22, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v22
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_80
; %bb.69:                               ;   in Loop: Header=BB0_23 Depth=1
	v_cmp_lt_u32_e32 vcc, v27, v22
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_79
; %bb.70:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mul_i32 s58, s30, s33
	s_mov_b32 s59, s31
	s_lshl_b64 s[58:59], s[58:59], 2
	s_add_u32 s74, s24, s58
	s_addc_u32 s75, s25, s59
	s_mul_i32 s58, s52, s33
	s_mov_b32 s59, s31
	s_lshl_b64 s[58:59], s[58:59], 2
	s_add_u32 s76, s24, s58
	s_mov_b32 s53, s31
	s_addc_u32 s77, s25, s59
	s_lshl_b64 s[58:59], s[52:53], 2
	s_add_u32 s58, s26, s58
	s_addc_u32 s59, s27, s59
	s_mov_b64 s[60:61], 0
	v_mov_b32_e32 v2, v27
	s_branch .LBB0_72
.LBB0_71:                               ;   in Loop: Header=BB0_72 Depth=2
	s_or_b64 exec, exec, s[62:63]
	v_add_u32_e32 v2, vcc, v2, v0
	v_cmp_ge_u32_e32 vcc, v2, v22
	s_or_b64 s[60:61], vcc, s[60:61]
	s_andn2_b64 exec, exec, s[60:61]
	s_cbranch_execz .LBB0_79
.LBB0_72:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_75 Depth 3
	v_mov_b32_e32 v3, v4
	v_lshlrev_b64 v[7:8], 2, v[2:3]
	v_mov_b32_e32 v3, s75
	v_add_u32_e32 v7, vcc, s74, v7
	v_addc_u32_e32 v8, vcc, v3, v8, vcc
	flat_load_dword v3, v[7:8]
	v_mov_b32_e32 v13, s21
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v24, s15
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[10:11], 2, v[3:4]
	v_add_u32_e32 v7, vcc, 1, v3
	v_add_u32_e32 v12, vcc, s20, v10
	v_addc_u32_e32 v13, vcc, v13, v11, vcc
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v10, vcc, s14, v10
	v_addc_u32_e32 v11, vcc, v24, v11, vcc
	v_add_u32_e32 v7, vcc, s14, v7
	v_addc_u32_e32 v8, vcc, v24, v8, vcc
	flat_load_dword v28, v[7:8]
	flat_load_dword v29, v[12:13] glc
	flat_load_dword v7, v[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v7, v28
	s_and_saveexec_b64 s[62:63], vcc
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
	s_mov_b64 s[64:65], 0
	s_branch .LBB0_75
.LBB0_74:                               ;   in Loop: Header=BB0_75 Depth=3
	s_or_b64 exec, exec, s[66:67]
	v_add_u32_e32 v7, vcc, 1, v7
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	v_cmp_ge_u32_e32 vcc, v7, v28
	s_or_b64 s[64:65], vcc, s[64:65]
	v_add_u32_e32 v12, vcc, 4, v12
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	s_andn2_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_71
.LBB0_75:                               ;   Parent Loop BB0_23 Depth=1
                                        ;     Parent Loop BB0_72 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v3, v[12:13]
	flat_load_dword v8, v[10:11]
	v_mov_b32_e32 v30, s21
	s_waitcnt vmcnt(1)
	v_lshlrev_b64 v[24:25], 2, v[3:4]
	v_add_u32_e32 v24, vcc, s20, v24
	v_addc_u32_e32 v25, vcc, v30, v25, vcc
	flat_load_dword v30, v[24:25] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, vcc, v8, v29
	v_cmp_lt_u32_e32 vcc, v8, v30
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_74
; %bb.76:                               ;   in Loop: Header=BB0_75 Depth=3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v24, v[24:25], v8 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_gt_u32_e32 vcc, v24, v8
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_74
; %bb.77:                               ;   in Loop: Header=BB0_75 Depth=3
	v_lshlrev_b64 v[24:25], 2, v[3:4]
	v_mov_b32_e32 v8, s23
	v_add_u32_e32 v24, vcc, s22, v24
	v_addc_u32_e32 v25, vcc, v8, v25, vcc
	v_mov_b32_e32 v8, s50
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v8, v[24:25], v8 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_ne_u32_e32 vcc, s50, v8
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_74
; %bb.78:                               ;   in Loop: Header=BB0_75 Depth=3
	v_mov_b32_e32 v24, s58
	v_mov_b32_e32 v25, s59
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v24, v[24:25], v23 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v25, v4
	v_mov_b32_e32 v8, s77
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_add_u32_e32 v24, vcc, s76, v24
	v_addc_u32_e32 v25, vcc, v8, v25, vcc
	flat_store_dword v[24:25], v3
	s_branch .LBB0_74
.LBB0_79:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
	s_mov_b64 s[56:57], -1
	s_mov_b32 s53, 2
	s_mov_b32 s62, s52
	s_mov_b32 s63, s30
	s_mov_b32 s64, s50
	s_branch .LBB0_81
.LBB0_80:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s53, 1
.LBB0_81:                               ;   in Loop: Header=BB0_23 Depth=1
	s_branch .LBB0_25
.LBB0_82:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_lg_u32 s68, 0
	s_mov_b64 s[10:11], -1
	s_cselect_b64 s[54:55], -1, 0
	s_andn2_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_26
	s_branch .LBB0_27
.LBB0_83:                               ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $vgpr7_vgpr8
	s_branch .LBB0_86
.LBB0_84:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
	v_and_b32_e32 v3, s72, v12
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v7, v3
.LBB0_85:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_104
.LBB0_86:                               ;   in Loop: Header=BB0_23 Depth=1
	v_readfirstlane_b32 s30, v0
	v_add_u32_e32 v11, vcc, 1, v9
                                        ; implicit-def: $vgpr2_vgpr3
.LBB0_87:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v0, s30
	v_cndmask_b32_e64 v8, 0, v0, s[8:9]
	v_cndmask_b32_e64 v7, v9, 1, s[8:9]
	;;#ASMSTART
	onward_wait_load_x2 v[12:13], v[20:21], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[20:21], v[5:8] ne
	;;#ASMEND
	v_readfirstlane_b32 s10, v12
	v_cmp_eq_u32_e32 vcc, s10, v9
	v_readfirstlane_b32 s50, v13
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[54:55], -1
                                        ; implicit-def: $sgpr10_sgpr11
	s_cbranch_vccnz .LBB0_89
; %bb.88:                               ;   in Loop: Header=BB0_87 Depth=2
	s_and_b32 s10, s50, s72
	s_mov_b32 s11, s31
	s_mov_b64 s[54:55], 0
.LBB0_89:                               ;   in Loop: Header=BB0_87 Depth=2
	v_mov_b32_e32 v7, s10
	s_andn2_b64 vcc, exec, s[54:55]
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v8, s11
	s_cbranch_vccnz .LBB0_102
; %bb.90:                               ;   in Loop: Header=BB0_87 Depth=2
	v_mov_b32_e32 v7, s42
	v_mov_b32_e32 v8, s43
	flat_load_dword v0, v[7:8] glc
	v_mov_b32_e32 v7, s40
	v_mov_b32_e32 v8, s41
	flat_load_dwordx2 v[12:13], v[7:8] glc
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s30, v0
	v_mov_b32_e32 v8, s30
	v_mov_b32_e32 v0, 3
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[12:13], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_101
; %bb.91:                               ;   in Loop: Header=BB0_87 Depth=2
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[54:55], s[6:7]
	s_cbranch_execz .LBB0_100
; %bb.92:                               ;   in Loop: Header=BB0_87 Depth=2
	v_mov_b32_e32 v7, s38
	v_mov_b32_e32 v8, s39
	flat_load_dwordx2 v[24:25], v[7:8] glc
	v_mov_b32_e32 v0, s30
	v_mov_b32_e32 v7, s40
	v_mov_b32_e32 v8, s41
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, 0, v[24:25]
	v_cndmask_b32_e64 v10, v0, 0, vcc
	flat_atomic_cmpswap_x2 v[7:8], v[7:8], v[10:13] glc
	v_cmp_ne_u64_e32 vcc, 0, v[24:25]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[7:8], v[12:13]
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[56:57], s[10:11]
	s_cbranch_execz .LBB0_99
; %bb.93:                               ;   in Loop: Header=BB0_87 Depth=2
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_97
; %bb.94:                               ;   in Loop: Header=BB0_87 Depth=2
	v_mov_b32_e32 v7, s44
	v_mov_b32_e32 v8, s45
	flat_load_dwordx2 v[7:8], v[7:8] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, s72, v8
	v_cmp_eq_u32_e32 vcc, s30, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_96
; %bb.95:                               ;   in Loop: Header=BB0_87 Depth=2
	v_mov_b32_e32 v12, s44
	v_sub_u32_e32 v8, vcc, s30, v0
	v_mov_b32_e32 v7, v4
	v_mov_b32_e32 v13, s45
	flat_atomic_add_x2 v[12:13], v[7:8]
.LBB0_96:                               ;   in Loop: Header=BB0_87 Depth=2
	v_mov_b32_e32 v7, s46
	v_lshrrev_b64 v[12:13], 16, v[24:25]
	v_mov_b32_e32 v8, s47
	flat_store_dword v[7:8], v11
	v_or_b32_e32 v8, s73, v13
	v_mov_b32_e32 v7, v4
	s_branch .LBB0_99
.LBB0_97:                               ;   in Loop: Header=BB0_87 Depth=2
                                        ; implicit-def: $vgpr7_vgpr8
	s_cbranch_execz .LBB0_99
; %bb.98:                               ;   in Loop: Header=BB0_87 Depth=2
	v_mov_b32_e32 v7, s44
	v_mov_b32_e32 v12, s30
	v_mov_b32_e32 v8, s45
	s_or_b32 s10, s30, s51
	flat_store_dwordx2 v[7:8], v[11:12]
	v_mov_b32_e32 v12, s10
	s_or_b32 s10, s30, s69
	flat_store_dwordx2 v[7:8], v[11:12]
	v_mov_b32_e32 v12, s10
	s_or_b32 s10, s30, s70
	flat_store_dwordx2 v[7:8], v[11:12]
	v_mov_b32_e32 v12, s10
	s_or_b32 s10, s30, s71
	flat_store_dwordx2 v[7:8], v[11:12]
	v_mov_b32_e32 v12, s10
	flat_store_dwordx2 v[7:8], v[11:12]
	v_mov_b32_e32 v7, s30
	v_mov_b32_e32 v8, s31
.LBB0_99:                               ;   in Loop: Header=BB0_87 Depth=2
	s_or_b64 exec, exec, s[56:57]
.LBB0_100:                              ;   in Loop: Header=BB0_87 Depth=2
	s_or_b64 exec, exec, s[54:55]
	v_readfirstlane_b32 s11, v8
	v_readfirstlane_b32 s10, v7
	s_cmp_lg_u64 s[10:11], 0
	s_cselect_b64 s[54:55], -1, 0
	s_cmp_eq_u64 s[10:11], 0
	v_mov_b32_e32 v0, s11
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v3, v0, v3, vcc
	v_mov_b32_e32 v0, s10
	v_cndmask_b32_e32 v2, v0, v2, vcc
	v_cndmask_b32_e64 v0, 0, 1, s[54:55]
.LBB0_101:                              ;   in Loop: Header=BB0_87 Depth=2
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v7, v2
.LBB0_102:                              ;   in Loop: Header=BB0_87 Depth=2
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_104
; %bb.103:                              ;   in Loop: Header=BB0_87 Depth=2
	v_mov_b32_e32 v2, v7
	v_mov_b32_e32 v3, v8
	s_branch .LBB0_87
.LBB0_104:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[52:53]
	v_readfirstlane_b32 s11, v8
	v_readfirstlane_b32 s10, v7
	v_mov_b32_e32 v22, v4
	v_cmp_lt_u64_e32 vcc, s[10:11], v[22:23]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_112
; %bb.105:                              ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_111
; %bb.106:                              ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s50, s31
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v7, s50
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v8, s51
	flat_atomic_add_x2 v[2:3], v[7:8]
	flat_atomic_add_x2 v[2:3], v[7:8]
	flat_atomic_add_x2 v[2:3], v[7:8]
	flat_atomic_add_x2 v[2:3], v[7:8]
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v10, v4
	s_mov_b64 s[52:53], 0
                                        ; implicit-def: $sgpr54_sgpr55
	s_branch .LBB0_108
.LBB0_107:                              ;   in Loop: Header=BB0_108 Depth=2
	s_or_b64 exec, exec, s[56:57]
	s_and_b64 s[56:57], exec, s[54:55]
	s_or_b64 s[52:53], s[56:57], s[52:53]
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execz .LBB0_110
.LBB0_108:                              ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	;;#ASMSTART
	onward_wait_load_x2 v[11:12], v[2:3], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v9, v11
	s_or_b64 s[54:55], s[54:55], exec
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_107
; %bb.109:                              ;   in Loop: Header=BB0_108 Depth=2
	v_mov_b32_e32 v24, s44
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v3, v11
	v_mov_b32_e32 v25, s45
	;;#ASMSTART
	onward_wait_x2 v[24:25], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[54:55], s[54:55], exec
	s_branch .LBB0_107
.LBB0_110:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[52:53]
	v_and_b32_e32 v2, s72, v12
.LBB0_111:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s10, v2
.LBB0_112:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v0, s10
	v_add_u32_e32 v9, vcc, 1, v9
	v_cndmask_b32_e64 v26, v26, v0, s[28:29]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_113:                              ;   in Loop: Header=BB0_23 Depth=1
	s_branch .LBB0_23
.LBB0_114:
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
		.amdhsa_next_free_vgpr 31
		.amdhsa_next_free_sgpr 78
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
; NumSgprs: 80
; NumVgprs: 31
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 9
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 80
; NumVGPRsForWavesPerEU: 31
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
    .sgpr_count:     80
    .sgpr_spill_count: 0
    .symbol:         l_sssp.kd
    .vgpr_count:     31
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
