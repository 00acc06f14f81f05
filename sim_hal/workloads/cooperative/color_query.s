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
	v_addc_u32_e32 v15, vcc, 0, v3, vcc
	v_mov_b32_e32 v31, v15
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
	v_mov_b32_e32 v31, v15
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
	flat_load_dword v4, v[3:4] glc
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[2:3], s[0:1], s3, v5, 0
	v_readfirstlane_b32 s33, v4
	v_readfirstlane_b32 s68, v1
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
	v_mov_b32_e32 v31, s2
	s_mov_b32 s26, s9
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_11
.LBB0_18:
                                        ; implicit-def: $sgpr68
                                        ; implicit-def: $sgpr33
                                        ; implicit-def: $vgpr2_vgpr3
.LBB0_19:
	s_load_dword s9, s[6:7], 0x20
	s_andn2_b64 vcc, exec, s[4:5]
	s_mov_b32 s25, 1
	s_cbranch_vccnz .LBB0_21
; %bb.20:
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[2:3], s[0:1], s3, v1, 0
	s_mov_b32 s33, 0
	s_mov_b32 s68, 1
.LBB0_21:
	s_xor_b64 s[34:35], s[10:11], -1
	s_lshl_b32 s0, s8, 6
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[36:37], -1, 0
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[38:39], -1, 0
	s_add_u32 s40, s12, 0x80
	s_addc_u32 s41, s13, 0
	s_add_u32 s42, s12, 64
	s_addc_u32 s43, s13, 0
	s_add_u32 s44, s12, 0xc4
	s_addc_u32 s45, s13, 0
	s_add_u32 s46, s12, 8
	s_addc_u32 s47, s13, 0
	v_cmp_eq_u32_e64 s[6:7], 1, v0
	v_mov_b32_e32 v4, s41
	v_mov_b32_e32 v5, s47
	v_cndmask_b32_e64 v18, v4, v5, s[6:7]
	v_mov_b32_e32 v4, s40
	v_mov_b32_e32 v6, s46
	v_cndmask_b32_e64 v17, v4, v6, s[6:7]
	v_mov_b32_e32 v4, s13
	v_add_u32_e64 v2, s[10:11], s12, v2
	v_addc_u32_e64 v3, s[10:11], v4, v3, s[10:11]
	s_movk_i32 s10, 0x110
	v_add_u32_e64 v19, s[10:11], s10, v2
	v_addc_u32_e64 v20, s[10:11], 0, v3, s[10:11]
	s_add_u32 s48, s12, 0xc0
	s_movk_i32 s10, 0x114
	s_addc_u32 s49, s13, 0
	v_add_u32_e64 v21, s[10:11], s10, v2
	s_add_u32 s50, s12, 16
	v_addc_u32_e64 v22, s[10:11], 0, v3, s[10:11]
	s_addc_u32 s51, s13, 0
	s_movk_i32 s10, 0x104
	v_add_u32_e64 v23, s[10:11], s10, v2
	v_mov_b32_e32 v2, s51
	v_cndmask_b32_e64 v26, v2, v5, s[6:7]
	v_mov_b32_e32 v2, s50
	v_addc_u32_e64 v24, s[10:11], 0, v3, s[10:11]
	v_cndmask_b32_e64 v25, v2, v6, s[6:7]
	v_cndmask_b32_e64 v2, 64, 8, s[6:7]
	v_or_b32_e32 v32, s0, v0
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_add_u32 s52, s12, 12
	v_add_u32_e64 v27, s[10:11], s12, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[0:1], s9, v32
	s_mov_b32 s27, 0
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_cmp_gt_u32_e64 s[4:5], 2, v0
	v_cndmask_b32_e64 v1, 0, -1, s[6:7]
	v_mov_b32_e32 v0, -1
	s_addc_u32 s53, s13, 0
	v_addc_u32_e64 v28, s[10:11], 0, v4, s[10:11]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, s26
	s_mov_b32 s72, 0xffff
	s_mov_b32 s73, 0x10000
	s_mov_b32 s74, 0x20000
	s_mov_b32 s75, 0x30000
	s_mov_b32 s76, 0x40000
	s_mov_b32 s77, 0x1000000
	s_xor_b64 s[54:55], vcc, -1
	v_mov_b32_e32 v30, 1
	v_mov_b32_e32 v7, -1
	s_branch .LBB0_23
.LBB0_22:
                                        ; implicit-def: $vgpr31
	s_branch .LBB0_173
.LBB0_23:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_32 Depth 2
                                        ;     Child Loop BB0_43 Depth 2
                                        ;       Child Loop BB0_47 Depth 3
                                        ;     Child Loop BB0_58 Depth 2
                                        ;     Child Loop BB0_66 Depth 2
                                        ;     Child Loop BB0_75 Depth 2
                                        ;     Child Loop BB0_88 Depth 2
                                        ;     Child Loop BB0_100 Depth 2
                                        ;       Child Loop BB0_108 Depth 3
                                        ;     Child Loop BB0_129 Depth 2
                                        ;     Child Loop BB0_138 Depth 2
                                        ;     Child Loop BB0_165 Depth 2
	v_lshlrev_b32_e32 v6, 6, v31
	s_mov_b32 s24, s68
	s_mov_b64 s[58:59], -1
	s_mov_b64 s[10:11], 0
	s_cmp_lt_i32 s33, 1
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[12:13], 0
                                        ; implicit-def: $sgpr68
                                        ; implicit-def: $sgpr26
	s_cbranch_scc1 .LBB0_29
; %bb.24:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_gt_i32 s33, 1
	s_cbranch_scc0 .LBB0_35
; %bb.25:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[12:13], -1
	s_mov_b64 s[58:59], 0
	s_cmp_eq_u32 s33, 2
	s_mov_b64 s[56:57], 0
                                        ; implicit-def: $sgpr68
	s_cbranch_scc0 .LBB0_37
; %bb.26:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s28
	v_mov_b32_e32 v3, s29
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[56:57], 0
                                        ; implicit-def: $sgpr68
	v_cmp_eq_u32_e32 vcc, s24, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_37
; %bb.27:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[56:57], s[0:1]
	s_cbranch_execz .LBB0_36
; %bb.28:                               ;   in Loop: Header=BB0_23 Depth=1
	s_add_i32 s26, s24, -1
	s_mov_b64 s[60:61], 0
	v_mov_b32_e32 v3, v32
	s_branch .LBB0_32
.LBB0_29:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[58:59]
	s_cbranch_vccz .LBB0_53
; %bb.30:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_lg_u32 s33, 0
	s_mov_b64 s[10:11], -1
	s_cselect_b64 s[12:13], -1, 0
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_54
	s_branch .LBB0_55
.LBB0_31:                               ;   in Loop: Header=BB0_32 Depth=2
	s_or_b64 exec, exec, s[62:63]
	v_add_u32_e32 v3, vcc, v3, v6
	v_cmp_le_u32_e32 vcc, s9, v3
	s_or_b64 s[60:61], vcc, s[60:61]
	s_andn2_b64 exec, exec, s[60:61]
	s_cbranch_execz .LBB0_36
.LBB0_32:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[8:9], 2, v[3:4]
	v_mov_b32_e32 v2, s21
	v_add_u32_e32 v8, vcc, s20, v8
	v_addc_u32_e32 v9, vcc, v2, v9, vcc
	flat_load_dword v2, v[8:9]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v2
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_31
; %bb.33:                               ;   in Loop: Header=BB0_32 Depth=2
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
	s_cbranch_execz .LBB0_31
; %bb.34:                               ;   in Loop: Header=BB0_32 Depth=2
	v_mov_b32_e32 v2, s26
	flat_store_dword v[8:9], v2
	s_branch .LBB0_31
.LBB0_35:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[58:59], -1
	s_mov_b64 s[56:57], 0
                                        ; implicit-def: $sgpr68
	s_mov_b64 s[12:13], 0
	s_branch .LBB0_37
.LBB0_36:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
	s_add_i32 s68, s24, 1
	s_mov_b64 s[56:57], -1
.LBB0_37:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s26, 1
	s_and_b64 vcc, exec, s[58:59]
	s_cbranch_vccz .LBB0_52
; %bb.38:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[56:57], s[0:1]
	s_cbranch_execz .LBB0_51
; %bb.39:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[60:61], 0
	s_mov_b64 s[58:59], 0
	v_mov_b32_e32 v8, v32
                                        ; implicit-def: $sgpr62_sgpr63
	s_branch .LBB0_43
.LBB0_40:                               ;   in Loop: Header=BB0_43 Depth=2
	s_or_b64 exec, exec, s[68:69]
.LBB0_41:                               ;   in Loop: Header=BB0_43 Depth=2
	s_or_b64 exec, exec, s[66:67]
	v_lshlrev_b64 v[2:3], 2, v[8:9]
	v_mov_b32_e32 v9, s23
	v_add_u32_e32 v2, vcc, s22, v2
	v_addc_u32_e32 v3, vcc, v9, v3, vcc
	s_or_b64 s[60:61], s[60:61], exec
	flat_store_dword v[2:3], v12
.LBB0_42:                               ;   in Loop: Header=BB0_43 Depth=2
	s_or_b64 exec, exec, s[64:65]
	v_add_u32_e32 v8, vcc, v8, v6
	v_cmp_le_u32_e32 vcc, s9, v8
	s_or_b64 s[58:59], vcc, s[58:59]
	s_andn2_b64 s[62:63], s[62:63], exec
	s_and_b64 s[64:65], s[60:61], exec
	s_or_b64 s[62:63], s[62:63], s[64:65]
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execz .LBB0_49
.LBB0_43:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_47 Depth 3
	v_mov_b32_e32 v9, v4
	v_lshlrev_b64 v[2:3], 2, v[8:9]
	v_mov_b32_e32 v10, s21
	v_add_u32_e32 v2, vcc, s20, v2
	v_addc_u32_e32 v3, vcc, v10, v3, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v2
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_42
; %bb.44:                               ;   in Loop: Header=BB0_43 Depth=2
	v_add_u32_e32 v3, vcc, 1, v8
	v_lshlrev_b64 v[2:3], 2, v[3:4]
	v_mov_b32_e32 v12, s15
	v_add_u32_e32 v2, vcc, s14, v2
	v_lshlrev_b64 v[10:11], 2, v[8:9]
	v_addc_u32_e32 v3, vcc, v12, v3, vcc
	v_add_u32_e32 v10, vcc, s14, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	flat_load_dword v13, v[2:3]
	flat_load_dword v2, v[10:11]
	v_mov_b32_e32 v12, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v2, v13
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_41
; %bb.45:                               ;   in Loop: Header=BB0_43 Depth=2
	v_mov_b32_e32 v3, v4
	v_lshlrev_b64 v[10:11], 2, v[2:3]
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v10, vcc, s16, v10
	v_addc_u32_e32 v11, vcc, v3, v11, vcc
	s_mov_b64 s[68:69], 0
	v_mov_b32_e32 v12, 0
	s_branch .LBB0_47
.LBB0_46:                               ;   in Loop: Header=BB0_47 Depth=3
	s_or_b64 exec, exec, s[70:71]
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_ge_u32_e32 vcc, v2, v13
	s_or_b64 s[68:69], vcc, s[68:69]
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	s_andn2_b64 exec, exec, s[68:69]
	s_cbranch_execz .LBB0_40
.LBB0_47:                               ;   Parent Loop BB0_23 Depth=1
                                        ;     Parent Loop BB0_43 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v3, v[10:11]
	v_mov_b32_e32 v14, s21
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[33:34], 2, v[3:4]
	v_add_u32_e32 v33, vcc, s20, v33
	v_addc_u32_e32 v34, vcc, v14, v34, vcc
	flat_load_dword v14, v[33:34]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v14
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_46
; %bb.48:                               ;   in Loop: Header=BB0_47 Depth=3
	v_lshlrev_b64 v[33:34], 2, v[3:4]
	v_mov_b32_e32 v3, s19
	v_add_u32_e32 v33, vcc, s18, v33
	v_addc_u32_e32 v34, vcc, v3, v34, vcc
	flat_load_dword v3, v[33:34]
	s_waitcnt vmcnt(0)
	v_max_u32_e32 v12, v12, v3
	s_branch .LBB0_46
.LBB0_49:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
	s_and_b64 exec, exec, s[62:63]
	s_cbranch_execz .LBB0_51
; %bb.50:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s28
	v_mov_b32_e32 v3, s29
	v_mov_b32_e32 v8, s24
	flat_store_dword v[2:3], v8
	s_waitcnt vmcnt(0)
.LBB0_51:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
	s_mov_b64 s[56:57], -1
	s_mov_b32 s26, 2
	s_mov_b32 s68, s24
.LBB0_52:                               ;   in Loop: Header=BB0_23 Depth=1
.LBB0_53:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_55
.LBB0_54:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[56:57], -1
	s_mov_b32 s68, s24
	s_mov_b32 s26, s33
.LBB0_55:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b32 s33, s26
	s_cbranch_vccnz .LBB0_60
; %bb.56:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_59
; %bb.57:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[56:57], 0
	v_mov_b32_e32 v3, v32
.LBB0_58:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[8:9], 2, v[3:4]
	v_add_u32_e32 v3, vcc, v3, v6
	v_mov_b32_e32 v2, s21
	v_cmp_le_u32_e32 vcc, s9, v3
	v_add_u32_e64 v8, s[10:11], s20, v8
	v_addc_u32_e64 v9, s[10:11], v2, v9, s[10:11]
	s_or_b64 s[56:57], vcc, s[56:57]
	flat_store_dword v[8:9], v7
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execnz .LBB0_58
.LBB0_59:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[56:57], -1
	s_mov_b32 s33, 1
	s_mov_b32 s68, s24
.LBB0_60:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[56:57]
	s_cbranch_vccnz .LBB0_22
; %bb.61:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_68
; %bb.62:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[38:39]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_cbranch_vccz .LBB0_69
; %bb.63:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_71
; %bb.64:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v30
	v_mov_b32_e32 v3, v7
	v_mov_b32_e32 v6, v4
	s_mov_b64 s[56:57], 0
                                        ; implicit-def: $sgpr58_sgpr59
	s_branch .LBB0_66
.LBB0_65:                               ;   in Loop: Header=BB0_66 Depth=2
	s_or_b64 exec, exec, s[60:61]
	s_and_b64 s[60:61], exec, s[58:59]
	s_or_b64 s[56:57], s[60:61], s[56:57]
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB0_70
.LBB0_66:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s42
	v_mov_b32_e32 v9, s43
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[8:9], v[3:6] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v5, v10
	s_or_b64 s[58:59], s[58:59], exec
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_65
; %bb.67:                               ;   in Loop: Header=BB0_66 Depth=2
	v_mov_b32_e32 v12, s42
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v10
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v13, s43
	;;#ASMSTART
	onward_wait_x2 v[12:13], v[7:10] ne
	;;#ASMEND
	s_andn2_b64 s[58:59], s[58:59], exec
	s_branch .LBB0_65
.LBB0_68:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[56:57], -1
	s_mov_b64 s[12:13], 0
                                        ; implicit-def: $sgpr10
                                        ; implicit-def: $vgpr13
                                        ; implicit-def: $vgpr2
	s_branch .LBB0_153
.LBB0_69:                               ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $vgpr8_vgpr9
	s_branch .LBB0_72
.LBB0_70:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	flat_load_dword v9, v[2:3] glc
	v_mov_b32_e32 v2, 0
	v_or_b32_sdwa v8, v2, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB0_71:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_97
.LBB0_72:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_76
; %bb.73:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s46
	v_mov_b32_e32 v3, s47
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, s40
	flat_load_dwordx2 v[2:3], v[2:3] glc
	v_mov_b32_e32 v9, s41
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v6, vcc, -1, v3
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v6, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_76
; %bb.74:                               ;   in Loop: Header=BB0_23 Depth=1
	v_cndmask_b32_e64 v3, 0, v3, s[6:7]
	v_cndmask_b32_e64 v2, v8, v2, s[6:7]
.LBB0_75:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[17:18], v[0:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	v_mov_b32_e32 v10, s40
	;;#ASMSTART
	onward_wait_x2 v[17:18], v[0:3] ne
	;;#ASMEND
	v_mov_b32_e32 v11, s41
	flat_load_dwordx2 v[2:3], v[8:9] glc
	flat_load_dwordx2 v[8:9], v[10:11] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v6, vcc, -1, v3
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v6, v8
	v_cndmask_b32_e64 v3, 0, v3, s[6:7]
	s_and_b64 vcc, exec, vcc
	v_cndmask_b32_e64 v2, v8, v2, s[6:7]
	s_cbranch_vccnz .LBB0_75
.LBB0_76:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v3, vcc, 1, v5
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_78
; %bb.77:                               ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v9, s49
	flat_store_dword v[8:9], v3
.LBB0_78:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v9, 0
	s_cbranch_scc1 .LBB0_80
; %bb.79:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, s50
	v_mov_b32_e32 v9, s51
	flat_load_dwordx2 v[9:10], v[8:9] glc
	v_mov_b32_e32 v11, s52
	v_mov_b32_e32 v12, s53
	flat_load_dword v8, v[11:12] glc
	v_mov_b32_e32 v11, v4
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v12, s72, v10
	v_lshrrev_b64 v[9:10], 16, v[9:10]
	v_cmp_ne_u64_e32 vcc, 0, v[11:12]
	v_cndmask_b32_e32 v9, 0, v10, vcc
.LBB0_80:                               ;   in Loop: Header=BB0_23 Depth=1
	v_readfirstlane_b32 s13, v9
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s12, v8
	v_mov_b32_e32 v29, v4
	v_cmp_lt_u64_e64 s[10:11], s[12:13], v[29:30]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_92
; %bb.81:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[56:57], s[2:3]
	s_cbranch_execz .LBB0_83
; %bb.82:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s33
	flat_store_dword v[19:20], v2
	v_mov_b32_e32 v2, s68
	flat_store_dword v[21:22], v2
.LBB0_83:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
	s_and_saveexec_b64 s[56:57], s[2:3]
	s_cbranch_execz .LBB0_85
; %bb.84:                               ;   in Loop: Header=BB0_23 Depth=1
	flat_store_dword v[23:24], v4
.LBB0_85:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
	s_or_b32 s12, s13, 0x2000000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s12
	;;#ASMEND
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[56:57], 0
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_91
; %bb.86:                               ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $sgpr58_sgpr59
	s_branch .LBB0_88
.LBB0_87:                               ;   in Loop: Header=BB0_88 Depth=2
	s_or_b64 exec, exec, s[60:61]
	s_and_b64 s[60:61], exec, s[58:59]
	s_or_b64 s[56:57], s[60:61], s[56:57]
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB0_90
.LBB0_88:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, v4
	;;#ASMSTART
	onward_wait_load v9, v[23:24], v[7:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[58:59], s[58:59], exec
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_87
; %bb.89:                               ;   in Loop: Header=BB0_88 Depth=2
	;;#ASMSTART
	onward_wait v[23:24], v[7:8] ne
	;;#ASMEND
	s_andn2_b64 s[58:59], s[58:59], exec
	s_branch .LBB0_87
.LBB0_90:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
	v_mov_b32_e32 v10, s52
	v_mov_b32_e32 v11, s53
	flat_load_dword v8, v[10:11] glc
.LBB0_91:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_readfirstlane_b32 s13, v9
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s12, v8
.LBB0_92:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[56:57], s[2:3]
	s_cbranch_execz .LBB0_96
; %bb.93:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s58, s27
	s_mov_b32 s59, s13
	s_mov_b32 s24, s27
	s_cmp_eq_u64 s[58:59], s[24:25]
	s_cselect_b64 s[58:59], -1, 0
	s_or_b64 s[10:11], s[10:11], s[58:59]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v9, 0
	s_cbranch_vccnz .LBB0_95
; %bb.94:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, s50
	v_mov_b32_e32 v9, s51
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v8
.LBB0_95:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_store_dword v[10:11], v9
	v_mov_b32_e32 v10, s40
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v11, s41
	v_mov_b32_e32 v12, s42
	flat_store_dwordx2 v[10:11], v[2:3]
	v_mov_b32_e32 v11, s12
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v13, s43
	s_or_b32 s10, s12, s73
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[12:13], v[10:11]
	v_mov_b32_e32 v11, s10
	s_or_b32 s10, s12, s74
	flat_store_dwordx2 v[12:13], v[10:11]
	v_mov_b32_e32 v11, s10
	s_or_b32 s10, s12, s75
	flat_store_dwordx2 v[12:13], v[10:11]
	v_mov_b32_e32 v11, s10
	s_or_b32 s10, s12, s76
	flat_store_dwordx2 v[12:13], v[10:11]
	v_mov_b32_e32 v11, s10
	v_mov_b32_e32 v8, s12
	flat_store_dwordx2 v[12:13], v[10:11]
.LBB0_96:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
.LBB0_97:                               ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v9
	v_readfirstlane_b32 s10, v8
	v_add_u32_e32 v13, vcc, 1, v5
	s_cmp_eq_u32 s11, 0
	s_mov_b64 s[56:57], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_cbranch_scc1 .LBB0_131
; %bb.98:                               ;   in Loop: Header=BB0_23 Depth=1
	s_add_i32 s11, s11, s8
	s_cmp_lt_u32 s11, s10
	s_cselect_b64 s[12:13], -1, 0
	s_or_b64 s[12:13], s[36:37], s[12:13]
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_100
	s_branch .LBB0_116
.LBB0_99:                               ;   in Loop: Header=BB0_100 Depth=2
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[12:13], 0
	s_cbranch_execz .LBB0_116
.LBB0_100:                              ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_108 Depth 3
	v_mov_b32_e32 v2, s46
	v_mov_b32_e32 v8, s50
	v_mov_b32_e32 v3, s47
	v_mov_b32_e32 v9, s51
	flat_load_dwordx2 v[2:3], v[2:3] glc
	flat_load_dwordx2 v[9:10], v[8:9] glc
	v_mov_b32_e32 v11, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v12, 0
	s_cbranch_scc1 .LBB0_102
; %bb.101:                              ;   in Loop: Header=BB0_100 Depth=2
	v_mov_b32_e32 v11, s50
	v_mov_b32_e32 v12, s51
	flat_load_dwordx2 v[33:34], v[11:12] glc
	v_mov_b32_e32 v11, s52
	v_mov_b32_e32 v12, s53
	flat_load_dword v11, v[11:12] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v33
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[12:13], 1, v11
	v_add_u32_e32 v6, vcc, -1, v11
	s_and_b64 s[10:11], s[10:11], s[12:13]
	v_cmp_eq_u32_e32 vcc, s8, v6
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v12, s10
.LBB0_102:                              ;   in Loop: Header=BB0_100 Depth=2
	v_readfirstlane_b32 s11, v12
	v_readfirstlane_b32 s10, v11
	v_mov_b32_e32 v29, v4
	v_cmp_lt_u64_e32 vcc, s[10:11], v[29:30]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_112
; %bb.103:                              ;   in Loop: Header=BB0_100 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_105
; %bb.104:                              ;   in Loop: Header=BB0_100 Depth=2
	flat_store_dword v[23:24], v4
.LBB0_105:                              ;   in Loop: Header=BB0_100 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s77
	;;#ASMEND
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_111
; %bb.106:                              ;   in Loop: Header=BB0_100 Depth=2
	s_mov_b64 s[12:13], 0
                                        ; implicit-def: $sgpr58_sgpr59
	s_branch .LBB0_108
.LBB0_107:                              ;   in Loop: Header=BB0_108 Depth=3
	s_or_b64 exec, exec, s[60:61]
	s_and_b64 s[60:61], exec, s[58:59]
	s_or_b64 s[12:13], s[60:61], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_110
.LBB0_108:                              ;   Parent Loop BB0_23 Depth=1
                                        ;     Parent Loop BB0_100 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_mov_b32_e32 v8, v4
	;;#ASMSTART
	onward_wait_load v6, v[23:24], v[7:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_or_b64 s[58:59], s[58:59], exec
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_107
; %bb.109:                              ;   in Loop: Header=BB0_108 Depth=3
	;;#ASMSTART
	onward_wait v[23:24], v[7:8] ne
	;;#ASMEND
	s_andn2_b64 s[58:59], s[58:59], exec
	s_branch .LBB0_107
.LBB0_110:                              ;   in Loop: Header=BB0_100 Depth=2
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v11, s52
	v_mov_b32_e32 v12, s53
	flat_load_dword v6, v[11:12] glc
.LBB0_111:                              ;   in Loop: Header=BB0_100 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v6
.LBB0_112:                              ;   in Loop: Header=BB0_100 Depth=2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v9
	s_cmp_eq_u32 s11, 0
	s_cbranch_scc1 .LBB0_115
; %bb.113:                              ;   in Loop: Header=BB0_100 Depth=2
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_99
; %bb.114:                              ;   in Loop: Header=BB0_100 Depth=2
	v_cndmask_b32_e64 v10, v10, v3, s[6:7]
	v_cndmask_b32_e64 v9, v9, v2, s[6:7]
	v_mov_b32_e32 v8, v7
	;;#ASMSTART
	onward_wait_load_x2 v[2:3], v[25:26], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[25:26], v[7:10] ne
	;;#ASMEND
	s_branch .LBB0_99
.LBB0_115:                              ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[12:13], -1
.LBB0_116:                              ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_132
; %bb.117:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_151
; %bb.118:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v6, s10
	s_and_saveexec_b64 s[58:59], s[2:3]
	s_cbranch_execz .LBB0_124
; %bb.119:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v8, v[2:3], v30 glc
	v_mov_b32_e32 v2, s52
	v_mov_b32_e32 v3, s53
	flat_load_dword v6, v[2:3] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v12, vcc, 1, v8
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v12, v6
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_123
; %bb.120:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s40
	v_add_u32_e32 v9, vcc, 2, v5
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, v12
	v_mov_b32_e32 v11, v13
	v_mov_b32_e32 v3, s41
	flat_atomic_cmpswap_x2 v[2:3], v[2:3], v[8:11] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[2:3], v[12:13]
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_122
; %bb.121:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v10, v12
	v_mov_b32_e32 v3, s43
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s73, v12
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s74, v12
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s75, v12
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s76, v12
	v_mov_b32_e32 v8, v12
	flat_store_dwordx2 v[2:3], v[9:10]
.LBB0_122:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[62:63]
	v_mov_b32_e32 v6, v12
.LBB0_123:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[60:61]
.LBB0_124:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
	v_readfirstlane_b32 s26, v8
	v_mov_b32_e32 v2, s26
	s_cmp_lg_u32 s26, 0
	v_mov_b32_e32 v3, s27
	s_cbranch_scc1 .LBB0_151
; %bb.125:                              ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[38:39]
	s_cbranch_vccz .LBB0_133
; %bb.126:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[58:59], 0
	s_and_saveexec_b64 s[60:61], s[2:3]
	s_cbranch_execz .LBB0_135
; %bb.127:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v12, v4
	v_mov_b32_e32 v14, v4
	s_mov_b64 s[62:63], 0
                                        ; implicit-def: $sgpr64_sgpr65
	s_branch .LBB0_129
.LBB0_128:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[66:67]
	s_and_b64 s[66:67], exec, s[64:65]
	s_or_b64 s[62:63], s[66:67], s[62:63]
	s_andn2_b64 exec, exec, s[62:63]
	s_cbranch_execz .LBB0_134
.LBB0_129:                              ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s42
	v_mov_b32_e32 v9, s43
	;;#ASMSTART
	onward_wait_load_x2 v[2:3], v[8:9], v[11:14] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v13, v2
	s_or_b64 s[64:65], s[64:65], exec
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_128
; %bb.130:                              ;   in Loop: Header=BB0_129 Depth=2
	v_mov_b32_e32 v33, s42
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v34, s43
	;;#ASMSTART
	onward_wait_x2 v[33:34], v[7:10] ne
	;;#ASMEND
	s_andn2_b64 s[64:65], s[64:65], exec
	s_branch .LBB0_128
.LBB0_131:                              ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $sgpr11
	s_mov_b64 s[12:13], 0
	s_branch .LBB0_152
.LBB0_132:                              ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[12:13], 0
                                        ; implicit-def: $sgpr11
	s_branch .LBB0_152
.LBB0_133:                              ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $vgpr2_vgpr3
	s_branch .LBB0_136
.LBB0_134:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[62:63]
	v_and_b32_e32 v2, s72, v3
.LBB0_135:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[60:61]
	s_andn2_b64 vcc, exec, s[58:59]
	s_cbranch_vccnz .LBB0_151
.LBB0_136:                              ;   in Loop: Header=BB0_23 Depth=1
	v_readfirstlane_b32 s11, v6
	v_add_u32_e32 v9, vcc, 2, v5
                                        ; implicit-def: $sgpr58_sgpr59
	s_branch .LBB0_138
.LBB0_137:                              ;   in Loop: Header=BB0_138 Depth=2
	s_mov_b64 s[58:59], s[62:63]
	s_andn2_b64 vcc, exec, s[60:61]
	s_cbranch_vccnz .LBB0_150
.LBB0_138:                              ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	flat_load_dwordx2 v[10:11], v[2:3] glc
	v_mov_b32_e32 v12, s11
	s_mov_b64 s[62:63], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[12:13]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_144
; %bb.139:                              ;   in Loop: Header=BB0_138 Depth=2
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[60:61], s[2:3]
	s_cbranch_execz .LBB0_143
; %bb.140:                              ;   in Loop: Header=BB0_138 Depth=2
	v_mov_b32_e32 v2, s50
	v_mov_b32_e32 v3, s51
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v3, s41
	flat_atomic_cmpswap_x2 v[2:3], v[2:3], v[8:11] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[2:3], v[10:11]
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_142
; %bb.141:                              ;   in Loop: Header=BB0_138 Depth=2
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v10, s11
	v_mov_b32_e32 v3, s43
	s_or_b32 s24, s11, s73
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s24
	s_or_b32 s24, s11, s74
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s24
	s_or_b32 s24, s11, s75
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s24
	s_or_b32 s24, s11, s76
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s24
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v2, s11
.LBB0_142:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[62:63]
.LBB0_143:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[60:61]
	v_readfirstlane_b32 s26, v2
	s_cmp_eq_u32 s26, 0
	s_cselect_b64 s[62:63], -1, 0
.LBB0_144:                              ;   in Loop: Header=BB0_138 Depth=2
	s_mov_b64 s[60:61], 0
	s_and_b64 vcc, exec, s[62:63]
	s_cbranch_vccz .LBB0_149
; %bb.145:                              ;   in Loop: Header=BB0_138 Depth=2
	v_mov_b32_e32 v2, s11
	v_cndmask_b32_e64 v3, 0, v2, s[6:7]
	v_cndmask_b32_e64 v2, v13, 1, s[6:7]
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[27:28], v[0:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[27:28], v[0:3] ne
	;;#ASMEND
	v_readfirstlane_b32 s26, v10
	v_cmp_eq_u32_e32 vcc, s26, v13
	v_readfirstlane_b32 s24, v11
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[60:61], -1
                                        ; implicit-def: $sgpr62_sgpr63
	s_cbranch_vccnz .LBB0_147
; %bb.146:                              ;   in Loop: Header=BB0_138 Depth=2
	s_and_b32 s26, s24, s72
	s_mov_b64 s[60:61], 0
	s_mov_b64 s[62:63], s[26:27]
.LBB0_147:                              ;   in Loop: Header=BB0_138 Depth=2
	s_andn2_b64 vcc, exec, s[60:61]
	s_mov_b64 s[60:61], 0
	s_cbranch_vccnz .LBB0_137
; %bb.148:                              ;   in Loop: Header=BB0_138 Depth=2
	v_mov_b32_e32 v2, s52
	v_mov_b32_e32 v3, s53
	flat_load_dword v2, v[2:3] glc
	s_mov_b64 s[60:61], -1
	s_mov_b64 s[62:63], s[58:59]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v2
	s_branch .LBB0_137
.LBB0_149:                              ;   in Loop: Header=BB0_138 Depth=2
	s_mov_b64 s[58:59], s[26:27]
	s_andn2_b64 vcc, exec, s[60:61]
	s_cbranch_vccz .LBB0_138
.LBB0_150:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s58
	v_mov_b32_e32 v3, s59
.LBB0_151:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_readfirstlane_b32 s11, v2
	s_mov_b64 s[12:13], -1
.LBB0_152:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s11
.LBB0_153:                              ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s11, 2
	s_and_b64 vcc, exec, s[56:57]
	s_cbranch_vccz .LBB0_167
; %bb.154:                              ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_171
; %bb.155:                              ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_170
; %bb.156:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_162
; %bb.157:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v2, v[2:3], v30 glc
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_eq_u32_e32 vcc, v2, v15
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_161
; %bb.158:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s40
	v_add_u32_e32 v9, vcc, 1, v5
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, v15
	v_mov_b32_e32 v11, v5
	v_mov_b32_e32 v3, s41
	flat_atomic_cmpswap_x2 v[2:3], v[2:3], v[8:11] glc
	v_mov_b32_e32 v16, v5
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[2:3], v[15:16]
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_160
; %bb.159:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v10, v15
	v_mov_b32_e32 v3, s43
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s73, v15
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s74, v15
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s75, v15
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s76, v15
	v_mov_b32_e32 v8, v15
	flat_store_dwordx2 v[2:3], v[9:10]
.LBB0_160:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
.LBB0_161:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
.LBB0_162:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_readfirstlane_b32 s12, v8
	s_cmp_eq_u32 s12, 0
	s_cselect_b64 s[12:13], -1, 0
	s_and_b64 s[12:13], s[12:13], s[54:55]
	s_and_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_170
; %bb.163:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v3, v7
	v_mov_b32_e32 v6, v4
	s_mov_b64 s[12:13], 0
                                        ; implicit-def: $sgpr56_sgpr57
	s_branch .LBB0_165
.LBB0_164:                              ;   in Loop: Header=BB0_165 Depth=2
	s_or_b64 exec, exec, s[58:59]
	s_and_b64 s[58:59], exec, s[56:57]
	s_or_b64 s[12:13], s[58:59], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_170
.LBB0_165:                              ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v11, s42
	v_mov_b32_e32 v12, s43
	;;#ASMSTART
	onward_wait_load_x2 v[9:10], v[11:12], v[3:6] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v5, v9
	s_or_b64 s[56:57], s[56:57], exec
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_164
; %bb.166:                              ;   in Loop: Header=BB0_165 Depth=2
	v_mov_b32_e32 v11, s42
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v12, s43
	;;#ASMSTART
	onward_wait_x2 v[11:12], v[7:10] ne
	;;#ASMEND
	s_andn2_b64 s[56:57], s[56:57], exec
	s_branch .LBB0_164
.LBB0_167:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v31, s10
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_169
.LBB0_168:                              ;   in Loop: Header=BB0_23 Depth=1
	v_add_u32_e32 v13, vcc, s11, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v31, v2
.LBB0_169:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v5, v13
	s_cbranch_execnz .LBB0_23
	s_branch .LBB0_173
.LBB0_170:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[12:13], -1
	s_mov_b32 s11, 1
	v_mov_b32_e32 v2, v31
	s_branch .LBB0_172
.LBB0_171:                              ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s11, 2
.LBB0_172:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v13, v5
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_169
	s_branch .LBB0_168
.LBB0_173:
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
		.amdhsa_next_free_vgpr 35
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
	.size	color, .Lfunc_end0-color
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 5084
; NumSgprs: 80
; NumVgprs: 35
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 9
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 80
; NumVGPRsForWavesPerEU: 35
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
    .sgpr_count:     80
    .sgpr_spill_count: 0
    .symbol:         color.kd
    .vgpr_count:     35
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
