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
	s_mov_b32 s3, 0
	s_load_dwordx4 s[20:23], s[6:7], 0x28
	s_load_dwordx2 s[28:29], s[6:7], 0x38
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s0, 0, s9
	s_cmp_lg_u64 s[12:13], 0
	s_mov_b64 s[4:5], -1
	v_rcp_iflag_f32_e32 v1, v1
	s_mov_b64 s[10:11], -1
	s_mov_b32 s26, s3
	s_cselect_b64 s[30:31], -1, 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_cmp_eq_u64 s[12:13], 0
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
	s_mov_b64 s[0:1], -1
	v_cmp_ne_u64_e32 vcc, s[2:3], v[1:2]
	v_addc_u32_e32 v12, vcc, 0, v3, vcc
	v_mov_b32_e32 v24, v12
	s_cbranch_scc1 .LBB0_10
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
	s_cbranch_scc1 .LBB0_9
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
	s_add_i32 s9, s26, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_cmp_lg_u32 s2, s9
	s_mov_b32 s9, s26
	s_cbranch_scc1 .LBB0_14
; %bb.4:
	s_mov_b32 s25, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[10:11], vcc
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
	s_mov_b64 s[0:1], -1
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v24, v12
.LBB0_10:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_18
.LBB0_11:
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
	v_readfirstlane_b32 s33, v3
	v_readfirstlane_b32 s60, v4
	s_branch .LBB0_19
.LBB0_12:
	s_mov_b64 s[0:1], -1
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
	s_mov_b64 s[0:1], 0
	v_readfirstlane_b32 s2, v1
.LBB0_15:
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[0:1]
	s_mov_b64 s[0:1], 0
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
	v_mov_b32_e32 v24, s2
	s_mov_b32 s26, s9
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_11
.LBB0_18:
                                        ; implicit-def: $sgpr60
                                        ; implicit-def: $sgpr33
                                        ; implicit-def: $vgpr1_vgpr2
.LBB0_19:
	s_load_dword s9, s[6:7], 0x20
	s_andn2_b64 vcc, exec, s[4:5]
	s_mov_b32 s25, 1
	s_cbranch_vccnz .LBB0_21
; %bb.20:
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[1:2], s[0:1], s3, v1, 0
	s_mov_b32 s33, 0
	s_mov_b32 s60, 1
.LBB0_21:
	s_xor_b64 s[34:35], s[10:11], -1
	s_lshl_b32 s0, s8, 6
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[38:39], -1, 0
	s_add_u32 s40, s12, 16
	s_addc_u32 s41, s13, 0
	s_add_u32 s42, s12, 12
	s_addc_u32 s43, s13, 0
	s_add_u32 s44, s12, 0x80
	s_addc_u32 s45, s13, 0
	s_add_u32 s46, s12, 64
	s_addc_u32 s47, s13, 0
	s_add_u32 s48, s12, 0xc4
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v4, vcc, s12, v1
	s_addc_u32 s49, s13, 0
	s_movk_i32 s10, 0x110
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	s_movk_i32 s2, 0x104
	s_add_u32 s50, s12, 8
	v_add_u32_e64 v18, s[10:11], s10, v4
	v_add_u32_e32 v14, vcc, s2, v4
	s_addc_u32 s51, s13, 0
	v_addc_u32_e64 v19, s[10:11], 0, v2, s[10:11]
	v_addc_u32_e32 v15, vcc, 0, v2, vcc
	v_cmp_eq_u32_e64 s[6:7], 1, v0
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v5, s51
	s_movk_i32 s10, 0x114
	v_or_b32_e32 v25, s0, v0
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e64 v17, v3, v5, s[6:7]
	v_mov_b32_e32 v3, s44
	v_mov_b32_e32 v5, s50
	s_add_u32 s52, s12, 0xc0
	v_add_u32_e64 v20, s[10:11], s10, v4
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[0:1], s9, v25
	s_mov_b32 s36, 0
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_cmp_gt_u32_e64 s[4:5], 2, v0
	v_cndmask_b32_e64 v1, 0, -1, s[6:7]
	v_mov_b32_e32 v0, -1
	v_cndmask_b32_e64 v16, v3, v5, s[6:7]
	s_addc_u32 s53, s13, 0
	v_addc_u32_e64 v21, s[10:11], 0, v2, s[10:11]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, s26
	s_mov_b32 s70, 0x1000000
	v_mov_b32_e32 v23, 1
	s_mov_b32 s71, 0xffff
	s_mov_b32 s72, 0x10000
	s_mov_b32 s73, 0x20000
	s_mov_b32 s74, 0x30000
	s_mov_b32 s75, 0x40000
	s_xor_b64 s[26:27], vcc, -1
	v_mov_b32_e32 v7, -1
	s_branch .LBB0_23
.LBB0_22:
                                        ; implicit-def: $vgpr24
	s_branch .LBB0_128
.LBB0_23:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_51 Depth 2
                                        ;     Child Loop BB0_63 Depth 2
                                        ;       Child Loop BB0_67 Depth 3
                                        ;     Child Loop BB0_30 Depth 2
                                        ;     Child Loop BB0_122 Depth 2
                                        ;     Child Loop BB0_43 Depth 2
                                        ;     Child Loop BB0_80 Depth 2
                                        ;     Child Loop BB0_88 Depth 2
                                        ;     Child Loop BB0_101 Depth 2
	v_lshlrev_b32_e32 v6, 6, v24
	s_mov_b32 s24, s60
	s_mov_b64 s[56:57], -1
	s_mov_b64 s[10:11], 0
	s_cmp_lt_i32 s33, 1
	s_mov_b64 s[54:55], 0
	s_mov_b64 s[12:13], 0
                                        ; implicit-def: $sgpr60
                                        ; implicit-def: $sgpr37
	s_cbranch_scc0 .LBB0_45
; %bb.24:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[56:57]
	s_cbranch_vccnz .LBB0_73
.LBB0_25:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_27
.LBB0_26:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[54:55], -1
	s_mov_b32 s60, s24
	s_mov_b32 s37, s33
.LBB0_27:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b32 s33, s37
	s_cbranch_vccnz .LBB0_32
; %bb.28:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_31
; %bb.29:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[54:55], 0
	v_mov_b32_e32 v3, v25
.LBB0_30:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[8:9], 2, v[3:4]
	v_add_u32_e32 v3, vcc, v3, v6
	v_mov_b32_e32 v2, s21
	v_cmp_le_u32_e32 vcc, s9, v3
	v_add_u32_e64 v8, s[10:11], s20, v8
	v_addc_u32_e64 v9, s[10:11], v2, v9, s[10:11]
	s_or_b64 s[54:55], vcc, s[54:55]
	flat_store_dword v[8:9], v7
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB0_30
.LBB0_31:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[54:55], -1
	s_mov_b32 s33, 1
	s_mov_b32 s60, s24
.LBB0_32:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[54:55]
	s_cbranch_vccnz .LBB0_22
; %bb.33:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_54
; %bb.34:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[38:39]
	s_cbranch_vccnz .LBB0_76
; %bb.35:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v2, 0
	s_cbranch_scc1 .LBB0_37
; %bb.36:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	v_mov_b32_e32 v8, s42
	flat_load_dwordx2 v[2:3], v[2:3] glc
	v_mov_b32_e32 v9, s43
	s_waitcnt vmcnt(0)
	flat_load_dword v3, v[8:9] glc
	v_cmp_ne_u32_e64 s[10:11], 0, v2
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[12:13], 1, v3
	v_add_u32_e32 v2, vcc, -1, v3
	s_and_b64 s[10:11], s[10:11], s[12:13]
	v_cmp_eq_u32_e32 vcc, s8, v2
	s_and_b64 s[10:11], s[10:11], vcc
	v_cndmask_b32_e64 v2, 0, 1, s[10:11]
.LBB0_37:                               ;   in Loop: Header=BB0_23 Depth=1
	v_readfirstlane_b32 s10, v2
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB0_76
; %bb.38:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_40
; %bb.39:                               ;   in Loop: Header=BB0_23 Depth=1
	flat_store_dword v[14:15], v4
.LBB0_40:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s70
	;;#ASMEND
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_75
; %bb.41:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[12:13], 0
                                        ; implicit-def: $sgpr54_sgpr55
	s_branch .LBB0_43
.LBB0_42:                               ;   in Loop: Header=BB0_43 Depth=2
	s_or_b64 exec, exec, s[56:57]
	s_and_b64 s[56:57], exec, s[54:55]
	s_or_b64 s[12:13], s[56:57], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_74
.LBB0_43:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, v4
	;;#ASMSTART
	onward_wait_load v2, v[14:15], v[7:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[54:55], s[54:55], exec
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_42
; %bb.44:                               ;   in Loop: Header=BB0_43 Depth=2
	;;#ASMSTART
	onward_wait v[14:15], v[7:8] ne
	;;#ASMEND
	s_andn2_b64 s[54:55], s[54:55], exec
	s_branch .LBB0_42
.LBB0_45:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_gt_i32 s33, 1
	s_cbranch_scc0 .LBB0_55
; %bb.46:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[12:13], -1
	s_mov_b64 s[56:57], 0
	s_cmp_eq_u32 s33, 2
	s_mov_b64 s[54:55], 0
                                        ; implicit-def: $sgpr60
	s_cbranch_scc0 .LBB0_57
; %bb.47:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s28
	v_mov_b32_e32 v3, s29
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[54:55], 0
                                        ; implicit-def: $sgpr60
	v_cmp_eq_u32_e32 vcc, s24, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_57
; %bb.48:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[54:55], s[0:1]
	s_cbranch_execz .LBB0_56
; %bb.49:                               ;   in Loop: Header=BB0_23 Depth=1
	s_add_i32 s37, s24, -1
	s_mov_b64 s[58:59], 0
	v_mov_b32_e32 v3, v25
	s_branch .LBB0_51
.LBB0_50:                               ;   in Loop: Header=BB0_51 Depth=2
	s_or_b64 exec, exec, s[60:61]
	v_add_u32_e32 v3, vcc, v3, v6
	v_cmp_le_u32_e32 vcc, s9, v3
	s_or_b64 s[58:59], vcc, s[58:59]
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execz .LBB0_56
.LBB0_51:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[8:9], 2, v[3:4]
	v_mov_b32_e32 v2, s21
	v_add_u32_e32 v8, vcc, s20, v8
	v_addc_u32_e32 v9, vcc, v2, v9, vcc
	flat_load_dword v2, v[8:9]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v2
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_50
; %bb.52:                               ;   in Loop: Header=BB0_51 Depth=2
	v_lshlrev_b64 v[10:11], 2, v[3:4]
	v_mov_b32_e32 v2, s19
	v_add_u32_e32 v26, vcc, s18, v10
	v_addc_u32_e32 v27, vcc, v2, v11, vcc
	v_mov_b32_e32 v13, s23
	v_add_u32_e32 v10, vcc, s22, v10
	v_addc_u32_e32 v11, vcc, v13, v11, vcc
	flat_load_dword v2, v[26:27]
	flat_load_dword v10, v[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_ge_u32_e32 vcc, v2, v10
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_50
; %bb.53:                               ;   in Loop: Header=BB0_51 Depth=2
	v_mov_b32_e32 v2, s37
	flat_store_dword v[8:9], v2
	s_branch .LBB0_50
.LBB0_54:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[12:13], -1
	s_mov_b64 s[10:11], 0
                                        ; implicit-def: $vgpr2
	s_cbranch_execnz .LBB0_111
	s_branch .LBB0_125
.LBB0_55:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[56:57], -1
	s_mov_b64 s[54:55], 0
                                        ; implicit-def: $sgpr60
	s_mov_b64 s[12:13], 0
	s_branch .LBB0_57
.LBB0_56:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
	s_add_i32 s60, s24, 1
	s_mov_b64 s[54:55], -1
.LBB0_57:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s37, 1
	s_and_b64 vcc, exec, s[56:57]
	s_cbranch_vccz .LBB0_72
; %bb.58:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[54:55], s[0:1]
	s_cbranch_execz .LBB0_71
; %bb.59:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[56:57], 0
	v_mov_b32_e32 v8, v25
                                        ; implicit-def: $sgpr60_sgpr61
	s_branch .LBB0_63
.LBB0_60:                               ;   in Loop: Header=BB0_63 Depth=2
	s_or_b64 exec, exec, s[66:67]
.LBB0_61:                               ;   in Loop: Header=BB0_63 Depth=2
	s_or_b64 exec, exec, s[64:65]
	v_lshlrev_b64 v[2:3], 2, v[8:9]
	v_mov_b32_e32 v9, s23
	v_add_u32_e32 v2, vcc, s22, v2
	v_addc_u32_e32 v3, vcc, v9, v3, vcc
	s_or_b64 s[58:59], s[58:59], exec
	flat_store_dword v[2:3], v13
.LBB0_62:                               ;   in Loop: Header=BB0_63 Depth=2
	s_or_b64 exec, exec, s[62:63]
	v_add_u32_e32 v8, vcc, v8, v6
	v_cmp_le_u32_e32 vcc, s9, v8
	s_or_b64 s[56:57], vcc, s[56:57]
	s_andn2_b64 s[60:61], s[60:61], exec
	s_and_b64 s[62:63], s[58:59], exec
	s_or_b64 s[60:61], s[60:61], s[62:63]
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB0_69
.LBB0_63:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_67 Depth 3
	v_mov_b32_e32 v9, v4
	v_lshlrev_b64 v[2:3], 2, v[8:9]
	v_mov_b32_e32 v10, s21
	v_add_u32_e32 v2, vcc, s20, v2
	v_addc_u32_e32 v3, vcc, v10, v3, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v2
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_62
; %bb.64:                               ;   in Loop: Header=BB0_63 Depth=2
	v_add_u32_e32 v3, vcc, 1, v8
	v_lshlrev_b64 v[2:3], 2, v[3:4]
	v_mov_b32_e32 v13, s15
	v_add_u32_e32 v2, vcc, s14, v2
	v_lshlrev_b64 v[10:11], 2, v[8:9]
	v_addc_u32_e32 v3, vcc, v13, v3, vcc
	v_add_u32_e32 v10, vcc, s14, v10
	v_addc_u32_e32 v11, vcc, v13, v11, vcc
	flat_load_dword v22, v[2:3]
	flat_load_dword v2, v[10:11]
	v_mov_b32_e32 v13, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v2, v22
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_61
; %bb.65:                               ;   in Loop: Header=BB0_63 Depth=2
	v_mov_b32_e32 v3, v4
	v_lshlrev_b64 v[10:11], 2, v[2:3]
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v10, vcc, s16, v10
	v_addc_u32_e32 v11, vcc, v3, v11, vcc
	s_mov_b64 s[66:67], 0
	v_mov_b32_e32 v13, 0
	s_branch .LBB0_67
.LBB0_66:                               ;   in Loop: Header=BB0_67 Depth=3
	s_or_b64 exec, exec, s[68:69]
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_ge_u32_e32 vcc, v2, v22
	s_or_b64 s[66:67], vcc, s[66:67]
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	s_andn2_b64 exec, exec, s[66:67]
	s_cbranch_execz .LBB0_60
.LBB0_67:                               ;   Parent Loop BB0_23 Depth=1
                                        ;     Parent Loop BB0_63 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v3, v[10:11]
	v_mov_b32_e32 v28, s21
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[26:27], 2, v[3:4]
	v_add_u32_e32 v26, vcc, s20, v26
	v_addc_u32_e32 v27, vcc, v28, v27, vcc
	flat_load_dword v26, v[26:27]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v26
	s_and_saveexec_b64 s[68:69], vcc
	s_cbranch_execz .LBB0_66
; %bb.68:                               ;   in Loop: Header=BB0_67 Depth=3
	v_lshlrev_b64 v[26:27], 2, v[3:4]
	v_mov_b32_e32 v3, s19
	v_add_u32_e32 v26, vcc, s18, v26
	v_addc_u32_e32 v27, vcc, v3, v27, vcc
	flat_load_dword v3, v[26:27]
	s_waitcnt vmcnt(0)
	v_max_u32_e32 v13, v13, v3
	s_branch .LBB0_66
.LBB0_69:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
	s_and_b64 exec, exec, s[60:61]
	s_cbranch_execz .LBB0_71
; %bb.70:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s28
	v_mov_b32_e32 v3, s29
	v_mov_b32_e32 v8, s24
	flat_store_dword v[2:3], v8
	s_waitcnt vmcnt(0)
.LBB0_71:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
	s_mov_b64 s[54:55], -1
	s_mov_b32 s37, 2
	s_mov_b32 s60, s24
.LBB0_72:                               ;   in Loop: Header=BB0_23 Depth=1
	s_branch .LBB0_25
.LBB0_73:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_lg_u32 s33, 0
	s_mov_b64 s[10:11], -1
	s_cselect_b64 s[12:13], -1, 0
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_26
	s_branch .LBB0_27
.LBB0_74:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	flat_load_dword v2, v[2:3] glc
.LBB0_75:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
.LBB0_76:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[38:39]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_cbranch_vccz .LBB0_82
; %bb.77:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_84
; %bb.78:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v23
	v_mov_b32_e32 v3, v7
	v_mov_b32_e32 v6, v4
	s_mov_b64 s[54:55], 0
                                        ; implicit-def: $sgpr56_sgpr57
	s_branch .LBB0_80
.LBB0_79:                               ;   in Loop: Header=BB0_80 Depth=2
	s_or_b64 exec, exec, s[58:59]
	s_and_b64 s[58:59], exec, s[56:57]
	s_or_b64 s[54:55], s[58:59], s[54:55]
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_83
.LBB0_80:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[8:9], v[3:6] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v5, v10
	s_or_b64 s[56:57], s[56:57], exec
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_79
; %bb.81:                               ;   in Loop: Header=BB0_80 Depth=2
	v_mov_b32_e32 v26, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v10
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v27, s47
	;;#ASMSTART
	onward_wait_x2 v[26:27], v[7:10] ne
	;;#ASMEND
	s_andn2_b64 s[56:57], s[56:57], exec
	s_branch .LBB0_79
.LBB0_82:                               ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $vgpr8_vgpr9
	s_branch .LBB0_85
.LBB0_83:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v3, s49
	flat_load_dword v2, v[2:3] glc
	v_and_b32_e32 v8, s71, v11
.LBB0_84:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_110
.LBB0_85:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_89
; %bb.86:                               ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s50
	v_mov_b32_e32 v3, s51
	v_mov_b32_e32 v8, s44
	flat_load_dwordx2 v[2:3], v[2:3] glc
	v_mov_b32_e32 v9, s45
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v6, vcc, -1, v3
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v6, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_89
; %bb.87:                               ;   in Loop: Header=BB0_23 Depth=1
	v_cndmask_b32_e64 v3, 0, v3, s[6:7]
	v_cndmask_b32_e64 v2, v8, v2, s[6:7]
.LBB0_88:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[16:17], v[0:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_mov_b32_e32 v8, s50
	v_mov_b32_e32 v9, s51
	v_mov_b32_e32 v10, s44
	;;#ASMSTART
	onward_wait_x2 v[16:17], v[0:3] ne
	;;#ASMEND
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[2:3], v[8:9] glc
	flat_load_dwordx2 v[8:9], v[10:11] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v6, vcc, -1, v3
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v6, v8
	v_cndmask_b32_e64 v3, 0, v3, s[6:7]
	s_and_b64 vcc, exec, vcc
	v_cndmask_b32_e64 v2, v8, v2, s[6:7]
	s_cbranch_vccnz .LBB0_88
.LBB0_89:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v3, vcc, 1, v5
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_91
; %bb.90:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, s52
	v_mov_b32_e32 v9, s53
	flat_store_dword v[8:9], v3
.LBB0_91:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v8, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v9, 0
	s_cbranch_scc1 .LBB0_93
; %bb.92:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, s40
	v_mov_b32_e32 v9, s41
	flat_load_dwordx2 v[9:10], v[8:9] glc
	v_mov_b32_e32 v26, s42
	v_mov_b32_e32 v27, s43
	flat_load_dword v8, v[26:27] glc
	v_mov_b32_e32 v26, v4
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v27, s71, v10
	v_lshrrev_b64 v[9:10], 16, v[9:10]
	v_cmp_ne_u64_e32 vcc, 0, v[26:27]
	v_cndmask_b32_e32 v9, 0, v10, vcc
.LBB0_93:                               ;   in Loop: Header=BB0_23 Depth=1
	v_readfirstlane_b32 s13, v9
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s12, v8
	v_mov_b32_e32 v22, v4
	v_cmp_lt_u64_e64 s[10:11], s[12:13], v[22:23]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_105
; %bb.94:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[54:55], s[2:3]
	s_cbranch_execz .LBB0_96
; %bb.95:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s33
	flat_store_dword v[18:19], v2
	v_mov_b32_e32 v2, s60
	flat_store_dword v[20:21], v2
.LBB0_96:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
	s_and_saveexec_b64 s[54:55], s[2:3]
	s_cbranch_execz .LBB0_98
; %bb.97:                               ;   in Loop: Header=BB0_23 Depth=1
	flat_store_dword v[14:15], v4
.LBB0_98:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
	s_or_b32 s12, s13, 0x2000000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s12
	;;#ASMEND
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[54:55], 0
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_104
; %bb.99:                               ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $sgpr56_sgpr57
	s_branch .LBB0_101
.LBB0_100:                              ;   in Loop: Header=BB0_101 Depth=2
	s_or_b64 exec, exec, s[58:59]
	s_and_b64 s[58:59], exec, s[56:57]
	s_or_b64 s[54:55], s[58:59], s[54:55]
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_103
.LBB0_101:                              ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, v4
	;;#ASMSTART
	onward_wait_load v9, v[14:15], v[7:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[56:57], s[56:57], exec
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_100
; %bb.102:                              ;   in Loop: Header=BB0_101 Depth=2
	;;#ASMSTART
	onward_wait v[14:15], v[7:8] ne
	;;#ASMEND
	s_andn2_b64 s[56:57], s[56:57], exec
	s_branch .LBB0_100
.LBB0_103:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
	v_mov_b32_e32 v10, s42
	v_mov_b32_e32 v11, s43
	flat_load_dword v8, v[10:11] glc
.LBB0_104:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_readfirstlane_b32 s13, v9
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s12, v8
.LBB0_105:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[54:55], s[2:3]
	s_cbranch_execz .LBB0_109
; %bb.106:                              ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s37, s13
	s_mov_b32 s24, s36
	s_cmp_eq_u64 s[36:37], s[24:25]
	s_cselect_b64 s[56:57], -1, 0
	s_or_b64 s[10:11], s[10:11], s[56:57]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v8, 0
	s_cbranch_vccnz .LBB0_108
; %bb.107:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, s40
	v_mov_b32_e32 v9, s41
	flat_load_dwordx2 v[8:9], v[8:9] glc
.LBB0_108:                              ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, s48
	v_mov_b32_e32 v10, s49
	flat_store_dword v[9:10], v8
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v9, s45
	v_mov_b32_e32 v10, s46
	flat_store_dwordx2 v[8:9], v[2:3]
	v_mov_b32_e32 v9, s12
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v11, s47
	s_or_b32 s10, s12, s72
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[10:11], v[8:9]
	v_mov_b32_e32 v9, s10
	s_or_b32 s10, s12, s73
	flat_store_dwordx2 v[10:11], v[8:9]
	v_mov_b32_e32 v9, s10
	s_or_b32 s10, s12, s74
	flat_store_dwordx2 v[10:11], v[8:9]
	v_mov_b32_e32 v9, s10
	s_or_b32 s10, s12, s75
	flat_store_dwordx2 v[10:11], v[8:9]
	v_mov_b32_e32 v9, s10
	s_mov_b32 s13, s36
	flat_store_dwordx2 v[10:11], v[8:9]
	v_mov_b32_e32 v8, s12
	v_mov_b32_e32 v9, s13
.LBB0_109:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
.LBB0_110:                              ;   in Loop: Header=BB0_23 Depth=1
	v_readfirstlane_b32 s24, v8
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[10:11], -1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s24
	s_branch .LBB0_125
.LBB0_111:                              ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_125
; %bb.112:                              ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_124
; %bb.113:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_119
; %bb.114:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v2, v[2:3], v23 glc
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_eq_u32_e32 vcc, v2, v12
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_118
; %bb.115:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s44
	v_add_u32_e32 v9, vcc, 1, v5
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, v12
	v_mov_b32_e32 v11, v5
	v_mov_b32_e32 v3, s45
	flat_atomic_cmpswap_x2 v[2:3], v[2:3], v[8:11] glc
	v_mov_b32_e32 v13, v5
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[2:3], v[12:13]
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_117
; %bb.116:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s46
	v_mov_b32_e32 v10, v12
	v_mov_b32_e32 v3, s47
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s72, v12
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s73, v12
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s74, v12
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s75, v12
	v_mov_b32_e32 v8, v12
	flat_store_dwordx2 v[2:3], v[9:10]
.LBB0_117:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
.LBB0_118:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
.LBB0_119:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_readfirstlane_b32 s12, v8
	s_cmp_eq_u32 s12, 0
	s_cselect_b64 s[12:13], -1, 0
	s_and_b64 s[12:13], s[12:13], s[26:27]
	s_and_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_124
; %bb.120:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v3, v7
	v_mov_b32_e32 v6, v4
	s_mov_b64 s[12:13], 0
                                        ; implicit-def: $sgpr54_sgpr55
	s_branch .LBB0_122
.LBB0_121:                              ;   in Loop: Header=BB0_122 Depth=2
	s_or_b64 exec, exec, s[56:57]
	s_and_b64 s[56:57], exec, s[54:55]
	s_or_b64 s[12:13], s[56:57], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_124
.LBB0_122:                              ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v26, s46
	v_mov_b32_e32 v27, s47
	;;#ASMSTART
	onward_wait_load_x2 v[9:10], v[26:27], v[3:6] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v5, v9
	s_or_b64 s[54:55], s[54:55], exec
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_121
; %bb.123:                              ;   in Loop: Header=BB0_122 Depth=2
	v_mov_b32_e32 v26, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v27, s47
	;;#ASMSTART
	onward_wait_x2 v[26:27], v[7:10] ne
	;;#ASMEND
	s_andn2_b64 s[54:55], s[54:55], exec
	s_branch .LBB0_121
.LBB0_124:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v2, v24
.LBB0_125:                              ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_127
; %bb.126:                              ;   in Loop: Header=BB0_23 Depth=1
	v_add_u32_e32 v5, vcc, 1, v5
	v_mov_b32_e32 v24, v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_127:                              ;   in Loop: Header=BB0_23 Depth=1
	s_cbranch_execnz .LBB0_23
.LBB0_128:
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
		.amdhsa_next_free_vgpr 29
		.amdhsa_next_free_sgpr 76
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
; codeLenInByte = 3836
; NumSgprs: 78
; NumVgprs: 29
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 9
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 78
; NumVGPRsForWavesPerEU: 29
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
    .sgpr_count:     78
    .sgpr_spill_count: 0
    .symbol:         color.kd
    .vgpr_count:     29
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
