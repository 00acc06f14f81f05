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
	s_load_dwordx8 s[16:23], s[6:7], 0x0
	s_mov_b32 s3, 0
	s_mov_b64 s[4:5], -1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s0, 0, s9
	s_cmp_lg_u64 s[16:17], 0
	s_mov_b64 s[10:11], -1
	v_rcp_iflag_f32_e32 v1, v1
	s_mov_b32 s14, s3
	s_cselect_b64 s[34:35], -1, 0
	s_cmp_eq_u64 s[16:17], 0
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
	s_mov_b64 s[0:1], -1
	v_cmp_ne_u64_e32 vcc, s[2:3], v[1:2]
	v_addc_u32_e32 v15, vcc, 0, v3, vcc
	v_mov_b32_e32 v35, v15
	s_cbranch_scc1 .LBB0_10
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
	s_mov_b32 s3, 0
	v_readfirstlane_b32 s14, v1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB0_9
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
	s_add_u32 s10, s16, 0xc0
	s_addc_u32 s11, s17, 0
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s11
	flat_load_dword v1, v[1:2] glc
	s_add_i32 s9, s14, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_cmp_lg_u32 s2, s9
	s_mov_b32 s9, s14
	s_cbranch_scc1 .LBB0_14
; %bb.4:
	s_mov_b32 s13, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_13
; %bb.5:
	s_mov_b32 s12, -1
	s_mov_b32 s15, s13
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v2, 0
                                        ; implicit-def: $sgpr26_sgpr27
	s_branch .LBB0_7
.LBB0_6:                                ;   in Loop: Header=BB0_7 Depth=1
	s_or_b64 exec, exec, s[28:29]
	s_and_b64 s[28:29], exec, s[26:27]
	s_or_b64 s[24:25], s[28:29], s[24:25]
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB0_13
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v10, s1
	v_mov_b32_e32 v5, s12
	v_mov_b32_e32 v9, s0
	v_mov_b32_e32 v6, s13
	v_mov_b32_e32 v7, s14
	v_mov_b32_e32 v8, s15
	;;#ASMSTART
	onward_wait_load_x2 v[3:4], v[9:10], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, s14, v3
	s_or_b64 s[26:27], s[26:27], exec
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_6
; %bb.8:                                ;   in Loop: Header=BB0_7 Depth=1
	v_mov_b32_e32 v6, s1
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, s0
	;;#ASMSTART
	onward_wait_x2 v[5:6], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[26:27], s[26:27], exec
	s_branch .LBB0_6
.LBB0_9:
	s_mov_b64 s[0:1], -1
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v35, v15
.LBB0_10:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_18
.LBB0_11:
	v_mov_b32_e32 v1, s16
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v2, s17
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
	flat_load_dword v4, v[3:4] glc
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[2:3], s[0:1], s3, v5, 0
	v_readfirstlane_b32 s33, v6
	v_readfirstlane_b32 s80, v7
	v_readfirstlane_b32 s73, v4
	v_readfirstlane_b32 s72, v1
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
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
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
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_mov_b64 s[0:1], -1
	s_mov_b32 s9, s14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
.LBB0_17:
	v_mov_b32_e32 v35, s2
	s_mov_b32 s14, s9
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_11
.LBB0_18:
                                        ; implicit-def: $sgpr72
                                        ; implicit-def: $sgpr73
                                        ; implicit-def: $sgpr80
                                        ; implicit-def: $sgpr33
                                        ; implicit-def: $vgpr2_vgpr3
.LBB0_19:
	s_load_dword s9, s[6:7], 0x20
	s_load_dwordx8 s[24:31], s[6:7], 0x28
	s_andn2_b64 vcc, exec, s[4:5]
	s_mov_b32 s37, 1
	s_cbranch_vccnz .LBB0_21
; %bb.20:
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[2:3], s[0:1], s3, v1, 0
	s_mov_b32 s33, 0
	s_mov_b32 s80, 1
	s_mov_b32 s73, 0
	s_mov_b32 s72, 1
.LBB0_21:
	s_xor_b64 s[38:39], s[10:11], -1
	s_lshl_b32 s6, s8, 6
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[40:41], -1, 0
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[42:43], -1, 0
	s_add_u32 s44, s16, 0x80
	s_addc_u32 s45, s17, 0
	s_add_u32 s46, s16, 64
	s_addc_u32 s47, s17, 0
	s_add_u32 s48, s16, 0xc4
	s_addc_u32 s49, s17, 0
	s_add_u32 s50, s16, 8
	s_addc_u32 s51, s17, 0
	v_cmp_eq_u32_e64 s[0:1], 1, v0
	v_mov_b32_e32 v4, s45
	v_mov_b32_e32 v5, s51
	v_cndmask_b32_e64 v18, v4, v5, s[0:1]
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v6, s50
	v_cndmask_b32_e64 v17, v4, v6, s[0:1]
	v_mov_b32_e32 v4, s17
	v_add_u32_e32 v2, vcc, s16, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	s_movk_i32 s2, 0x110
	v_add_u32_e32 v19, vcc, s2, v2
	v_addc_u32_e32 v20, vcc, 0, v3, vcc
	s_movk_i32 s2, 0x114
	v_add_u32_e32 v21, vcc, s2, v2
	v_addc_u32_e32 v22, vcc, 0, v3, vcc
	s_movk_i32 s2, 0x118
	v_add_u32_e32 v23, vcc, s2, v2
	v_addc_u32_e32 v24, vcc, 0, v3, vcc
	s_movk_i32 s2, 0x11c
	v_add_u32_e32 v27, vcc, s2, v2
	s_add_u32 s52, s16, 0xc0
	v_addc_u32_e32 v28, vcc, 0, v3, vcc
	s_movk_i32 s2, 0x104
	s_addc_u32 s53, s17, 0
	v_add_u32_e32 v29, vcc, s2, v2
	s_add_u32 s54, s16, 16
	v_addc_u32_e32 v30, vcc, 0, v3, vcc
	v_cndmask_b32_e64 v2, 64, 8, s[0:1]
	s_addc_u32 s55, s17, 0
	v_add_u32_e32 v31, vcc, s16, v2
	v_mov_b32_e32 v7, s55
	v_addc_u32_e32 v32, vcc, 0, v4, vcc
	v_cndmask_b32_e64 v26, v7, v5, s[0:1]
	v_mov_b32_e32 v5, s54
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_or_b32_e32 v36, s6, v0
	s_add_u32 s16, s16, 12
	v_cndmask_b32_e64 v1, 0, -1, s[0:1]
	v_cndmask_b32_e64 v25, v5, v6, s[0:1]
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_cmp_gt_u32_e64 s[4:5], 2, v0
	s_mov_b32 s57, 0
	v_cmp_eq_u32_e64 s[6:7], 0, v36
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[12:13], s9, v36
	v_mov_b32_e32 v0, -1
	s_addc_u32 s17, s17, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, s14
	s_mov_b32 s74, 0xffff
	s_mov_b32 s75, 0x10000
	s_mov_b32 s76, 0x20000
	s_mov_b32 s77, 0x30000
	s_mov_b32 s78, 0x40000
	s_mov_b32 s79, 0x1000000
	s_xor_b64 s[58:59], vcc, -1
	v_mov_b32_e32 v34, 1
	v_mov_b32_e32 v7, -1
	s_branch .LBB0_23
.LBB0_22:
                                        ; implicit-def: $vgpr35
	s_branch .LBB0_169
.LBB0_23:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_37 Depth 2
                                        ;       Child Loop BB0_40 Depth 3
                                        ;     Child Loop BB0_52 Depth 2
                                        ;     Child Loop BB0_62 Depth 2
                                        ;     Child Loop BB0_71 Depth 2
                                        ;     Child Loop BB0_84 Depth 2
                                        ;     Child Loop BB0_96 Depth 2
                                        ;       Child Loop BB0_104 Depth 3
                                        ;     Child Loop BB0_125 Depth 2
                                        ;     Child Loop BB0_134 Depth 2
                                        ;     Child Loop BB0_161 Depth 2
	v_lshlrev_b32_e32 v6, 6, v35
	s_mov_b32 s14, s72
	s_mov_b32 s56, s73
	s_mov_b32 s36, s80
	s_mov_b64 s[64:65], -1
	s_mov_b64 s[10:11], 0
	s_cmp_lt_i32 s33, 1
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[60:61], 0
                                        ; implicit-def: $sgpr72
                                        ; implicit-def: $sgpr73
                                        ; implicit-def: $sgpr80
                                        ; implicit-def: $sgpr15
	s_cbranch_scc1 .LBB0_29
; %bb.24:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_gt_i32 s33, 1
	s_cbranch_scc0 .LBB0_31
; %bb.25:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[60:61], -1
	s_mov_b64 s[64:65], 0
	s_cmp_eq_u32 s33, 2
	s_mov_b64 s[62:63], 0
                                        ; implicit-def: $sgpr72
                                        ; implicit-def: $sgpr73
                                        ; implicit-def: $sgpr80
	s_cbranch_scc0 .LBB0_32
; %bb.26:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[60:61], s[6:7]
	s_cbranch_execz .LBB0_28
; %bb.27:                               ;   in Loop: Header=BB0_23 Depth=1
	s_lshl_b64 s[62:63], s[56:57], 2
	s_add_u32 s62, s30, s62
	s_addc_u32 s63, s31, s63
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v3, s63
	flat_store_dword v[2:3], v4
	s_waitcnt vmcnt(0)
.LBB0_28:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[60:61]
	s_xor_b32 s73, s56, 1
	s_xor_b32 s72, s14, 1
	s_add_i32 s80, s36, 1
	s_mov_b64 s[60:61], 0
	s_mov_b64 s[62:63], -1
	s_branch .LBB0_32
.LBB0_29:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB0_47
; %bb.30:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_lg_u32 s33, 0
	s_mov_b64 s[10:11], -1
	s_cselect_b64 s[60:61], -1, 0
	s_andn2_b64 vcc, exec, s[60:61]
	s_cbranch_vccz .LBB0_48
	s_branch .LBB0_49
.LBB0_31:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[64:65], -1
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[60:61], 0
                                        ; implicit-def: $sgpr72
                                        ; implicit-def: $sgpr73
                                        ; implicit-def: $sgpr80
.LBB0_32:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s15, 1
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB0_46
; %bb.33:                               ;   in Loop: Header=BB0_23 Depth=1
	s_lshl_b64 s[64:65], s[56:57], 2
	s_add_u32 s64, s30, s64
	s_addc_u32 s65, s31, s65
	v_mov_b32_e32 v2, s64
	v_mov_b32_e32 v3, s65
	flat_load_dword v16, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v16
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_45
; %bb.34:                               ;   in Loop: Header=BB0_23 Depth=1
	v_cmp_lt_u32_e32 vcc, v36, v16
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_44
; %bb.35:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mul_i32 s64, s56, s9
	s_mov_b32 s65, s57
	s_lshl_b64 s[64:65], s[64:65], 2
	s_add_u32 s80, s28, s64
	s_addc_u32 s81, s29, s65
	s_mul_i32 s64, s14, s9
	s_mov_b32 s65, s57
	s_lshl_b64 s[64:65], s[64:65], 2
	s_add_u32 s82, s28, s64
	s_mov_b32 s15, s57
	s_addc_u32 s83, s29, s65
	s_lshl_b64 s[64:65], s[14:15], 2
	s_add_u32 s64, s30, s64
	s_addc_u32 s65, s31, s65
	s_mov_b64 s[66:67], 0
	v_mov_b32_e32 v2, v36
	s_branch .LBB0_37
.LBB0_36:                               ;   in Loop: Header=BB0_37 Depth=2
	s_or_b64 exec, exec, s[68:69]
	v_add_u32_e32 v2, vcc, v2, v6
	v_cmp_ge_u32_e32 vcc, v2, v16
	s_or_b64 s[66:67], vcc, s[66:67]
	s_andn2_b64 exec, exec, s[66:67]
	s_cbranch_execz .LBB0_44
.LBB0_37:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_40 Depth 3
	v_mov_b32_e32 v3, v4
	v_lshlrev_b64 v[8:9], 2, v[2:3]
	v_mov_b32_e32 v3, s81
	v_add_u32_e32 v8, vcc, s80, v8
	v_addc_u32_e32 v9, vcc, v3, v9, vcc
	flat_load_dword v3, v[8:9]
	v_mov_b32_e32 v13, s25
	v_mov_b32_e32 v9, v4
	v_mov_b32_e32 v14, s19
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[10:11], 2, v[3:4]
	v_add_u32_e32 v8, vcc, 1, v3
	v_add_u32_e32 v12, vcc, s24, v10
	v_addc_u32_e32 v13, vcc, v13, v11, vcc
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v10, vcc, s18, v10
	v_addc_u32_e32 v11, vcc, v14, v11, vcc
	v_add_u32_e32 v8, vcc, s18, v8
	v_addc_u32_e32 v9, vcc, v14, v9, vcc
	flat_load_dword v33, v[8:9]
	flat_load_dword v37, v[12:13] glc
	flat_load_dword v8, v[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v8, v33
	s_and_saveexec_b64 s[68:69], vcc
	s_cbranch_execz .LBB0_36
; %bb.38:                               ;   in Loop: Header=BB0_37 Depth=2
	v_mov_b32_e32 v9, v4
	v_lshlrev_b64 v[11:12], 2, v[8:9]
	v_mov_b32_e32 v3, s23
	v_add_u32_e32 v9, vcc, s22, v11
	v_addc_u32_e32 v10, vcc, v3, v12, vcc
	v_mov_b32_e32 v3, s21
	v_add_u32_e32 v11, vcc, s20, v11
	v_addc_u32_e32 v12, vcc, v3, v12, vcc
	s_mov_b64 s[70:71], 0
	s_branch .LBB0_40
.LBB0_39:                               ;   in Loop: Header=BB0_40 Depth=3
	s_or_b64 exec, exec, s[72:73]
	v_add_u32_e32 v8, vcc, 1, v8
	v_add_u32_e32 v9, vcc, 4, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	v_cmp_ge_u32_e32 vcc, v8, v33
	s_or_b64 s[70:71], vcc, s[70:71]
	v_add_u32_e32 v11, vcc, 4, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB0_36
.LBB0_40:                               ;   Parent Loop BB0_23 Depth=1
                                        ;     Parent Loop BB0_37 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v3, v[11:12]
	flat_load_dword v38, v[9:10]
	v_mov_b32_e32 v39, s25
	s_waitcnt vmcnt(1)
	v_lshlrev_b64 v[13:14], 2, v[3:4]
	v_add_u32_e32 v13, vcc, s24, v13
	v_addc_u32_e32 v14, vcc, v39, v14, vcc
	flat_load_dword v39, v[13:14] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v38, vcc, v38, v37
	v_cmp_lt_u32_e32 vcc, v38, v39
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_39
; %bb.41:                               ;   in Loop: Header=BB0_40 Depth=3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v13, v[13:14], v38 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_gt_u32_e32 vcc, v13, v38
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_39
; %bb.42:                               ;   in Loop: Header=BB0_40 Depth=3
	v_lshlrev_b64 v[13:14], 2, v[3:4]
	v_mov_b32_e32 v38, s27
	v_add_u32_e32 v13, vcc, s26, v13
	v_addc_u32_e32 v14, vcc, v38, v14, vcc
	v_mov_b32_e32 v38, s36
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v13, v[13:14], v38 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_ne_u32_e32 vcc, s36, v13
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_39
; %bb.43:                               ;   in Loop: Header=BB0_40 Depth=3
	v_mov_b32_e32 v13, s64
	v_mov_b32_e32 v14, s65
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v13, v[13:14], v34 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v14, v4
	v_mov_b32_e32 v38, s83
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e32 v13, vcc, s82, v13
	v_addc_u32_e32 v14, vcc, v38, v14, vcc
	flat_store_dword v[13:14], v3
	s_branch .LBB0_39
.LBB0_44:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[62:63]
	s_mov_b64 s[62:63], -1
	s_mov_b32 s15, 2
	s_mov_b32 s72, s14
	s_mov_b32 s73, s56
	s_mov_b32 s80, s36
	s_branch .LBB0_46
.LBB0_45:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s15, 1
.LBB0_46:                               ;   in Loop: Header=BB0_23 Depth=1
.LBB0_47:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[60:61]
	s_cbranch_vccnz .LBB0_49
.LBB0_48:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[62:63], -1
	s_mov_b32 s72, s14
	s_mov_b32 s73, s56
	s_mov_b32 s80, s36
	s_mov_b32 s15, s33
.LBB0_49:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b32 s33, s15
	s_cbranch_vccnz .LBB0_56
; %bb.50:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[60:61], s[12:13]
	s_cbranch_execz .LBB0_53
; %bb.51:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[62:63], 0
	v_mov_b32_e32 v3, v36
.LBB0_52:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[8:9], 2, v[3:4]
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_mov_b32_e32 v11, s25
	v_add_u32_e64 v10, s[10:11], s24, v8
	v_cndmask_b32_e64 v2, 0, -1, vcc
	v_add_u32_e32 v3, vcc, v3, v6
	v_addc_u32_e64 v11, s[10:11], v11, v9, s[10:11]
	v_mov_b32_e32 v12, s27
	v_cmp_le_u32_e32 vcc, s9, v3
	v_add_u32_e64 v8, s[10:11], s26, v8
	v_addc_u32_e64 v9, s[10:11], v12, v9, s[10:11]
	s_or_b64 s[62:63], vcc, s[62:63]
	flat_store_dword v[10:11], v2
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v4
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[62:63]
	s_cbranch_execnz .LBB0_52
.LBB0_53:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[60:61]
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_55
; %bb.54:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s28
	v_mov_b32_e32 v3, s29
	flat_store_dword v[2:3], v4
	v_mov_b32_e32 v2, s30
	v_mov_b32_e32 v3, s31
	flat_store_dword v[2:3], v34
	s_waitcnt vmcnt(0)
.LBB0_55:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[62:63], -1
	s_mov_b32 s33, 1
	s_mov_b32 s72, s14
	s_mov_b32 s73, s56
	s_mov_b32 s80, s36
.LBB0_56:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[62:63]
	s_cbranch_vccz .LBB0_22
; %bb.57:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[38:39]
	s_cbranch_vccz .LBB0_64
; %bb.58:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[42:43]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_cbranch_vccz .LBB0_65
; %bb.59:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_67
; %bb.60:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v34
	v_mov_b32_e32 v3, v7
	v_mov_b32_e32 v6, v4
	s_mov_b64 s[60:61], 0
                                        ; implicit-def: $sgpr62_sgpr63
	s_branch .LBB0_62
.LBB0_61:                               ;   in Loop: Header=BB0_62 Depth=2
	s_or_b64 exec, exec, s[64:65]
	s_and_b64 s[64:65], exec, s[62:63]
	s_or_b64 s[60:61], s[64:65], s[60:61]
	s_andn2_b64 exec, exec, s[60:61]
	s_cbranch_execz .LBB0_66
.LBB0_62:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[8:9], v[3:6] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v5, v10
	s_or_b64 s[62:63], s[62:63], exec
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_61
; %bb.63:                               ;   in Loop: Header=BB0_62 Depth=2
	v_mov_b32_e32 v12, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v10
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v13, s47
	;;#ASMSTART
	onward_wait_x2 v[12:13], v[7:10] ne
	;;#ASMEND
	s_andn2_b64 s[62:63], s[62:63], exec
	s_branch .LBB0_61
.LBB0_64:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[60:61], -1
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $vgpr13
                                        ; implicit-def: $sgpr10
                                        ; implicit-def: $vgpr2
	s_branch .LBB0_149
.LBB0_65:                               ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $vgpr8_vgpr9
	s_branch .LBB0_68
.LBB0_66:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[60:61]
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v3, s49
	flat_load_dword v9, v[2:3] glc
	v_mov_b32_e32 v2, 0
	v_or_b32_sdwa v8, v2, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB0_67:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_93
.LBB0_68:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_72
; %bb.69:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s50
	v_mov_b32_e32 v3, s51
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, s44
	flat_load_dwordx2 v[2:3], v[2:3] glc
	v_mov_b32_e32 v9, s45
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v6, vcc, -1, v3
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v6, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_72
; %bb.70:                               ;   in Loop: Header=BB0_23 Depth=1
	v_cndmask_b32_e64 v3, 0, v3, s[0:1]
	v_cndmask_b32_e64 v2, v8, v2, s[0:1]
.LBB0_71:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[17:18], v[0:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_mov_b32_e32 v8, s50
	v_mov_b32_e32 v9, s51
	v_mov_b32_e32 v10, s44
	;;#ASMSTART
	onward_wait_x2 v[17:18], v[0:3] ne
	;;#ASMEND
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[2:3], v[8:9] glc
	flat_load_dwordx2 v[8:9], v[10:11] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v6, vcc, -1, v3
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v6, v8
	v_cndmask_b32_e64 v3, 0, v3, s[0:1]
	s_and_b64 vcc, exec, vcc
	v_cndmask_b32_e64 v2, v8, v2, s[0:1]
	s_cbranch_vccnz .LBB0_71
.LBB0_72:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v3, vcc, 1, v5
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_74
; %bb.73:                               ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, s52
	v_mov_b32_e32 v9, s53
	flat_store_dword v[8:9], v3
.LBB0_74:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v9, 0
	s_cbranch_scc1 .LBB0_76
; %bb.75:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[9:10], v[8:9] glc
	v_mov_b32_e32 v11, s16
	v_mov_b32_e32 v12, s17
	flat_load_dword v8, v[11:12] glc
	v_mov_b32_e32 v11, v4
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v12, s74, v10
	v_lshrrev_b64 v[9:10], 16, v[9:10]
	v_cmp_ne_u64_e32 vcc, 0, v[11:12]
	v_cndmask_b32_e32 v9, 0, v10, vcc
.LBB0_76:                               ;   in Loop: Header=BB0_23 Depth=1
	v_readfirstlane_b32 s15, v9
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v8
	v_mov_b32_e32 v33, v4
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[33:34]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_88
; %bb.77:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[60:61], s[2:3]
	s_cbranch_execz .LBB0_79
; %bb.78:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s33
	flat_store_dword v[19:20], v2
	v_mov_b32_e32 v2, s80
	flat_store_dword v[21:22], v2
	v_mov_b32_e32 v2, s73
	flat_store_dword v[23:24], v2
	v_mov_b32_e32 v2, s72
	flat_store_dword v[27:28], v2
.LBB0_79:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[60:61]
	s_and_saveexec_b64 s[60:61], s[2:3]
	s_cbranch_execz .LBB0_81
; %bb.80:                               ;   in Loop: Header=BB0_23 Depth=1
	flat_store_dword v[29:30], v4
.LBB0_81:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[60:61]
	s_or_b32 s14, s15, 0x2000000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s14
	;;#ASMEND
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[60:61], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_87
; %bb.82:                               ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $sgpr62_sgpr63
	s_branch .LBB0_84
.LBB0_83:                               ;   in Loop: Header=BB0_84 Depth=2
	s_or_b64 exec, exec, s[64:65]
	s_and_b64 s[64:65], exec, s[62:63]
	s_or_b64 s[60:61], s[64:65], s[60:61]
	s_andn2_b64 exec, exec, s[60:61]
	s_cbranch_execz .LBB0_86
.LBB0_84:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, v4
	;;#ASMSTART
	onward_wait_load v9, v[29:30], v[7:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[62:63], s[62:63], exec
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_83
; %bb.85:                               ;   in Loop: Header=BB0_84 Depth=2
	;;#ASMSTART
	onward_wait v[29:30], v[7:8] ne
	;;#ASMEND
	s_andn2_b64 s[62:63], s[62:63], exec
	s_branch .LBB0_83
.LBB0_86:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[60:61]
	v_mov_b32_e32 v10, s16
	v_mov_b32_e32 v11, s17
	flat_load_dword v8, v[10:11] glc
.LBB0_87:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v9
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v8
.LBB0_88:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[60:61], s[2:3]
	s_cbranch_execz .LBB0_92
; %bb.89:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s62, s57
	s_mov_b32 s63, s15
	s_mov_b32 s36, s57
	s_cmp_eq_u64 s[62:63], s[36:37]
	s_cselect_b64 s[62:63], -1, 0
	s_or_b64 s[10:11], s[10:11], s[62:63]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v9, 0
	s_cbranch_vccnz .LBB0_91
; %bb.90:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v8
.LBB0_91:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	flat_store_dword v[10:11], v9
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v11, s45
	v_mov_b32_e32 v12, s46
	flat_store_dwordx2 v[10:11], v[2:3]
	v_mov_b32_e32 v11, s14
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v13, s47
	s_or_b32 s10, s14, s75
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[12:13], v[10:11]
	v_mov_b32_e32 v11, s10
	s_or_b32 s10, s14, s76
	flat_store_dwordx2 v[12:13], v[10:11]
	v_mov_b32_e32 v11, s10
	s_or_b32 s10, s14, s77
	flat_store_dwordx2 v[12:13], v[10:11]
	v_mov_b32_e32 v11, s10
	s_or_b32 s10, s14, s78
	flat_store_dwordx2 v[12:13], v[10:11]
	v_mov_b32_e32 v11, s10
	v_mov_b32_e32 v8, s14
	flat_store_dwordx2 v[12:13], v[10:11]
.LBB0_92:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[60:61]
.LBB0_93:                               ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v9
	v_readfirstlane_b32 s10, v8
	v_add_u32_e32 v13, vcc, 1, v5
	s_cmp_eq_u32 s11, 0
	s_mov_b64 s[60:61], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_cbranch_scc1 .LBB0_127
; %bb.94:                               ;   in Loop: Header=BB0_23 Depth=1
	s_add_i32 s11, s11, s8
	s_cmp_lt_u32 s11, s10
	s_cselect_b64 s[14:15], -1, 0
	s_or_b64 s[14:15], s[40:41], s[14:15]
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB0_96
	s_branch .LBB0_112
.LBB0_95:                               ;   in Loop: Header=BB0_96 Depth=2
	s_or_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_112
.LBB0_96:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_104 Depth 3
	v_mov_b32_e32 v2, s50
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v3, s51
	v_mov_b32_e32 v9, s55
	flat_load_dwordx2 v[2:3], v[2:3] glc
	flat_load_dwordx2 v[9:10], v[8:9] glc
	v_mov_b32_e32 v11, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v12, 0
	s_cbranch_scc1 .LBB0_98
; %bb.97:                               ;   in Loop: Header=BB0_96 Depth=2
	v_mov_b32_e32 v11, s54
	v_mov_b32_e32 v12, s55
	flat_load_dwordx2 v[37:38], v[11:12] glc
	v_mov_b32_e32 v11, s16
	v_mov_b32_e32 v12, s17
	flat_load_dword v11, v[11:12] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v37
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[14:15], 1, v11
	v_add_u32_e32 v6, vcc, -1, v11
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v6
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v12, s10
.LBB0_98:                               ;   in Loop: Header=BB0_96 Depth=2
	v_readfirstlane_b32 s11, v12
	v_readfirstlane_b32 s10, v11
	v_mov_b32_e32 v33, v4
	v_cmp_lt_u64_e32 vcc, s[10:11], v[33:34]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_108
; %bb.99:                               ;   in Loop: Header=BB0_96 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_101
; %bb.100:                              ;   in Loop: Header=BB0_96 Depth=2
	flat_store_dword v[29:30], v4
.LBB0_101:                              ;   in Loop: Header=BB0_96 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s79
	;;#ASMEND
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_107
; %bb.102:                              ;   in Loop: Header=BB0_96 Depth=2
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr62_sgpr63
	s_branch .LBB0_104
.LBB0_103:                              ;   in Loop: Header=BB0_104 Depth=3
	s_or_b64 exec, exec, s[64:65]
	s_and_b64 s[64:65], exec, s[62:63]
	s_or_b64 s[14:15], s[64:65], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_106
.LBB0_104:                              ;   Parent Loop BB0_23 Depth=1
                                        ;     Parent Loop BB0_96 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_mov_b32_e32 v8, v4
	;;#ASMSTART
	onward_wait_load v6, v[29:30], v[7:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_or_b64 s[62:63], s[62:63], exec
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_103
; %bb.105:                              ;   in Loop: Header=BB0_104 Depth=3
	;;#ASMSTART
	onward_wait v[29:30], v[7:8] ne
	;;#ASMEND
	s_andn2_b64 s[62:63], s[62:63], exec
	s_branch .LBB0_103
.LBB0_106:                              ;   in Loop: Header=BB0_96 Depth=2
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v11, s16
	v_mov_b32_e32 v12, s17
	flat_load_dword v6, v[11:12] glc
.LBB0_107:                              ;   in Loop: Header=BB0_96 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v6
.LBB0_108:                              ;   in Loop: Header=BB0_96 Depth=2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v9
	s_cmp_eq_u32 s11, 0
	s_cbranch_scc1 .LBB0_111
; %bb.109:                              ;   in Loop: Header=BB0_96 Depth=2
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB0_95
; %bb.110:                              ;   in Loop: Header=BB0_96 Depth=2
	v_cndmask_b32_e64 v10, v10, v3, s[0:1]
	v_cndmask_b32_e64 v9, v9, v2, s[0:1]
	v_mov_b32_e32 v8, v7
	;;#ASMSTART
	onward_wait_load_x2 v[2:3], v[25:26], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[25:26], v[7:10] ne
	;;#ASMEND
	s_branch .LBB0_95
.LBB0_111:                              ;   in Loop: Header=BB0_23 Depth=1
.LBB0_112:                              ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_128
; %bb.113:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB0_147
; %bb.114:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v6, s10
	s_and_saveexec_b64 s[62:63], s[2:3]
	s_cbranch_execz .LBB0_120
; %bb.115:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v8, v[2:3], v34 glc
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v3, s17
	flat_load_dword v6, v[2:3] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v12, vcc, 1, v8
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v12, v6
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_119
; %bb.116:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s44
	v_add_u32_e32 v9, vcc, 2, v5
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, v12
	v_mov_b32_e32 v11, v13
	v_mov_b32_e32 v3, s45
	flat_atomic_cmpswap_x2 v[2:3], v[2:3], v[8:11] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[2:3], v[12:13]
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_118
; %bb.117:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s46
	v_mov_b32_e32 v10, v12
	v_mov_b32_e32 v3, s47
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s75, v12
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s76, v12
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s77, v12
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s78, v12
	v_mov_b32_e32 v8, v12
	flat_store_dwordx2 v[2:3], v[9:10]
.LBB0_118:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[66:67]
	v_mov_b32_e32 v6, v12
.LBB0_119:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[64:65]
.LBB0_120:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[62:63]
	v_readfirstlane_b32 s56, v8
	v_mov_b32_e32 v2, s56
	s_cmp_lg_u32 s56, 0
	v_mov_b32_e32 v3, s57
	s_cbranch_scc1 .LBB0_147
; %bb.121:                              ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_129
; %bb.122:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[62:63], 0
	s_and_saveexec_b64 s[64:65], s[2:3]
	s_cbranch_execz .LBB0_131
; %bb.123:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v12, v4
	v_mov_b32_e32 v14, v4
	s_mov_b64 s[66:67], 0
                                        ; implicit-def: $sgpr68_sgpr69
	s_branch .LBB0_125
.LBB0_124:                              ;   in Loop: Header=BB0_125 Depth=2
	s_or_b64 exec, exec, s[70:71]
	s_and_b64 s[70:71], exec, s[68:69]
	s_or_b64 s[66:67], s[70:71], s[66:67]
	s_andn2_b64 exec, exec, s[66:67]
	s_cbranch_execz .LBB0_130
.LBB0_125:                              ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	;;#ASMSTART
	onward_wait_load_x2 v[2:3], v[8:9], v[11:14] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v13, v2
	s_or_b64 s[68:69], s[68:69], exec
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_124
; %bb.126:                              ;   in Loop: Header=BB0_125 Depth=2
	v_mov_b32_e32 v37, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v38, s47
	;;#ASMSTART
	onward_wait_x2 v[37:38], v[7:10] ne
	;;#ASMEND
	s_andn2_b64 s[68:69], s[68:69], exec
	s_branch .LBB0_124
.LBB0_127:                              ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $sgpr11
	s_mov_b64 s[14:15], 0
	s_branch .LBB0_148
.LBB0_128:                              ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr11
	s_branch .LBB0_148
.LBB0_129:                              ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $vgpr2_vgpr3
	s_branch .LBB0_132
.LBB0_130:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[66:67]
	v_and_b32_e32 v2, s74, v3
.LBB0_131:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[64:65]
	s_andn2_b64 vcc, exec, s[62:63]
	s_cbranch_vccnz .LBB0_147
.LBB0_132:                              ;   in Loop: Header=BB0_23 Depth=1
	v_readfirstlane_b32 s11, v6
	v_add_u32_e32 v9, vcc, 2, v5
                                        ; implicit-def: $sgpr62_sgpr63
	s_branch .LBB0_134
.LBB0_133:                              ;   in Loop: Header=BB0_134 Depth=2
	s_mov_b64 s[62:63], s[66:67]
	s_andn2_b64 vcc, exec, s[64:65]
	s_cbranch_vccnz .LBB0_146
.LBB0_134:                              ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	flat_load_dwordx2 v[10:11], v[2:3] glc
	v_mov_b32_e32 v12, s11
	s_mov_b64 s[66:67], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[12:13]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_140
; %bb.135:                              ;   in Loop: Header=BB0_134 Depth=2
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[64:65], s[2:3]
	s_cbranch_execz .LBB0_139
; %bb.136:                              ;   in Loop: Header=BB0_134 Depth=2
	v_mov_b32_e32 v2, s54
	v_mov_b32_e32 v3, s55
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v3, s45
	flat_atomic_cmpswap_x2 v[2:3], v[2:3], v[8:11] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[2:3], v[10:11]
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_138
; %bb.137:                              ;   in Loop: Header=BB0_134 Depth=2
	v_mov_b32_e32 v2, s46
	v_mov_b32_e32 v10, s11
	v_mov_b32_e32 v3, s47
	s_or_b32 s36, s11, s75
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s36
	s_or_b32 s36, s11, s76
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s36
	s_or_b32 s36, s11, s77
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s36
	s_or_b32 s36, s11, s78
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s36
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v2, s11
.LBB0_138:                              ;   in Loop: Header=BB0_134 Depth=2
	s_or_b64 exec, exec, s[66:67]
.LBB0_139:                              ;   in Loop: Header=BB0_134 Depth=2
	s_or_b64 exec, exec, s[64:65]
	v_readfirstlane_b32 s56, v2
	s_cmp_eq_u32 s56, 0
	s_cselect_b64 s[66:67], -1, 0
.LBB0_140:                              ;   in Loop: Header=BB0_134 Depth=2
	s_mov_b64 s[64:65], 0
	s_and_b64 vcc, exec, s[66:67]
	s_cbranch_vccz .LBB0_145
; %bb.141:                              ;   in Loop: Header=BB0_134 Depth=2
	v_mov_b32_e32 v2, s11
	v_cndmask_b32_e64 v3, 0, v2, s[0:1]
	v_cndmask_b32_e64 v2, v13, 1, s[0:1]
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[31:32], v[0:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[31:32], v[0:3] ne
	;;#ASMEND
	v_readfirstlane_b32 s56, v10
	v_cmp_eq_u32_e32 vcc, s56, v13
	v_readfirstlane_b32 s36, v11
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[64:65], -1
                                        ; implicit-def: $sgpr66_sgpr67
	s_cbranch_vccnz .LBB0_143
; %bb.142:                              ;   in Loop: Header=BB0_134 Depth=2
	s_and_b32 s56, s36, s74
	s_mov_b64 s[64:65], 0
	s_mov_b64 s[66:67], s[56:57]
.LBB0_143:                              ;   in Loop: Header=BB0_134 Depth=2
	s_andn2_b64 vcc, exec, s[64:65]
	s_mov_b64 s[64:65], 0
	s_cbranch_vccnz .LBB0_133
; %bb.144:                              ;   in Loop: Header=BB0_134 Depth=2
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v3, s17
	flat_load_dword v2, v[2:3] glc
	s_mov_b64 s[64:65], -1
	s_mov_b64 s[66:67], s[62:63]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v2
	s_branch .LBB0_133
.LBB0_145:                              ;   in Loop: Header=BB0_134 Depth=2
	s_mov_b64 s[62:63], s[56:57]
	s_andn2_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB0_134
.LBB0_146:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v3, s63
.LBB0_147:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s11, v2
	s_mov_b64 s[14:15], -1
.LBB0_148:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s11
.LBB0_149:                              ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s11, 2
	s_and_b64 vcc, exec, s[60:61]
	s_cbranch_vccz .LBB0_163
; %bb.150:                              ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_167
; %bb.151:                              ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_166
; %bb.152:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_158
; %bb.153:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v2, v[2:3], v34 glc
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_eq_u32_e32 vcc, v2, v15
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_157
; %bb.154:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s44
	v_add_u32_e32 v9, vcc, 1, v5
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, v15
	v_mov_b32_e32 v11, v5
	v_mov_b32_e32 v3, s45
	flat_atomic_cmpswap_x2 v[2:3], v[2:3], v[8:11] glc
	v_mov_b32_e32 v16, v5
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[2:3], v[15:16]
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_156
; %bb.155:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s46
	v_mov_b32_e32 v10, v15
	v_mov_b32_e32 v3, s47
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s75, v15
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s76, v15
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s77, v15
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s78, v15
	v_mov_b32_e32 v8, v15
	flat_store_dwordx2 v[2:3], v[9:10]
.LBB0_156:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[62:63]
.LBB0_157:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[60:61]
.LBB0_158:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s14, v8
	s_cmp_eq_u32 s14, 0
	s_cselect_b64 s[14:15], -1, 0
	s_and_b64 s[14:15], s[14:15], s[58:59]
	s_and_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_166
; %bb.159:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v3, v7
	v_mov_b32_e32 v6, v4
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr60_sgpr61
	s_branch .LBB0_161
.LBB0_160:                              ;   in Loop: Header=BB0_161 Depth=2
	s_or_b64 exec, exec, s[62:63]
	s_and_b64 s[62:63], exec, s[60:61]
	s_or_b64 s[14:15], s[62:63], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_166
.LBB0_161:                              ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v11, s46
	v_mov_b32_e32 v12, s47
	;;#ASMSTART
	onward_wait_load_x2 v[9:10], v[11:12], v[3:6] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v5, v9
	s_or_b64 s[60:61], s[60:61], exec
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_160
; %bb.162:                              ;   in Loop: Header=BB0_161 Depth=2
	v_mov_b32_e32 v11, s46
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v12, s47
	;;#ASMSTART
	onward_wait_x2 v[11:12], v[7:10] ne
	;;#ASMEND
	s_andn2_b64 s[60:61], s[60:61], exec
	s_branch .LBB0_160
.LBB0_163:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v35, s10
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB0_165
.LBB0_164:                              ;   in Loop: Header=BB0_23 Depth=1
	v_add_u32_e32 v13, vcc, s11, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v35, v2
.LBB0_165:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v5, v13
	s_cbranch_execnz .LBB0_23
	s_branch .LBB0_169
.LBB0_166:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[14:15], -1
	s_mov_b32 s11, 1
	v_mov_b32_e32 v2, v35
	s_branch .LBB0_168
.LBB0_167:                              ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s11, 2
.LBB0_168:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v13, v5
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB0_165
	s_branch .LBB0_164
.LBB0_169:
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
		.amdhsa_next_free_vgpr 40
		.amdhsa_next_free_sgpr 84
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
; codeLenInByte = 5276
; NumSgprs: 86
; NumVgprs: 40
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 10
; VGPRBlocks: 9
; NumSGPRsForWavesPerEU: 86
; NumVGPRsForWavesPerEU: 40
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
    .sgpr_count:     86
    .sgpr_spill_count: 0
    .symbol:         l_sssp.kd
    .vgpr_count:     40
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
