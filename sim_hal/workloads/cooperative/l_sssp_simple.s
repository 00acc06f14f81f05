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
	v_addc_u32_e32 v12, vcc, 0, v3, vcc
	v_mov_b32_e32 v32, v12
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
	v_mov_b32_e32 v32, v12
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
	flat_load_dword v3, v[3:4] glc
	s_waitcnt vmcnt(0)
	flat_load_dword v4, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[1:2], s[0:1], s3, v5, 0
	v_readfirstlane_b32 s33, v6
	v_readfirstlane_b32 s66, v7
	v_readfirstlane_b32 s65, v3
	v_readfirstlane_b32 s64, v4
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
	v_mov_b32_e32 v32, s2
	s_mov_b32 s14, s9
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_11
.LBB0_18:
                                        ; implicit-def: $sgpr64
                                        ; implicit-def: $sgpr65
                                        ; implicit-def: $sgpr66
                                        ; implicit-def: $sgpr33
                                        ; implicit-def: $vgpr1_vgpr2
.LBB0_19:
	s_load_dword s9, s[6:7], 0x20
	s_load_dwordx8 s[24:31], s[6:7], 0x28
	s_andn2_b64 vcc, exec, s[4:5]
	s_mov_b32 s37, 1
	s_cbranch_vccnz .LBB0_21
; %bb.20:
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[1:2], s[0:1], s3, v1, 0
	s_mov_b32 s33, 0
	s_mov_b32 s66, 1
	s_mov_b32 s65, 0
	s_mov_b32 s64, 1
.LBB0_21:
	s_xor_b64 s[38:39], s[10:11], -1
	s_lshl_b32 s0, s8, 6
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[42:43], -1, 0
	s_add_u32 s44, s16, 16
	s_addc_u32 s45, s17, 0
	s_add_u32 s46, s16, 12
	s_addc_u32 s47, s17, 0
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v4, vcc, s16, v1
	s_movk_i32 s10, 0x110
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	s_add_u32 s48, s16, 0x80
	v_add_u32_e64 v18, s[10:11], s10, v4
	s_addc_u32 s49, s17, 0
	v_addc_u32_e64 v19, s[10:11], 0, v2, s[10:11]
	s_add_u32 s50, s16, 64
	s_movk_i32 s10, 0x114
	s_addc_u32 s51, s17, 0
	v_add_u32_e64 v20, s[10:11], s10, v4
	s_add_u32 s52, s16, 0xc4
	v_addc_u32_e64 v21, s[10:11], 0, v2, s[10:11]
	s_addc_u32 s53, s17, 0
	s_movk_i32 s10, 0x118
	s_movk_i32 s4, 0x104
	s_add_u32 s54, s16, 8
	v_add_u32_e64 v22, s[10:11], s10, v4
	v_add_u32_e32 v14, vcc, s4, v4
	s_addc_u32 s55, s17, 0
	v_addc_u32_e64 v23, s[10:11], 0, v2, s[10:11]
	v_addc_u32_e32 v15, vcc, 0, v2, vcc
	v_cmp_eq_u32_e64 s[12:13], 1, v0
	v_mov_b32_e32 v3, s49
	v_mov_b32_e32 v5, s55
	s_movk_i32 s10, 0x11c
	v_or_b32_e32 v33, s0, v0
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e64 v17, v3, v5, s[12:13]
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v5, s54
	s_add_u32 s16, s16, 0xc0
	v_add_u32_e64 v24, s[10:11], s10, v4
	s_mov_b32 s41, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v33
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[2:3], s9, v33
	v_cmp_eq_u32_e64 s[4:5], 0, v0
	v_cmp_gt_u32_e64 s[6:7], 2, v0
	v_cndmask_b32_e64 v1, 0, -1, s[12:13]
	v_mov_b32_e32 v0, -1
	v_cndmask_b32_e64 v16, v3, v5, s[12:13]
	s_addc_u32 s17, s17, 0
	v_addc_u32_e64 v25, s[10:11], 0, v2, s[10:11]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, s14
	s_mov_b32 s72, 0x1000000
	s_mov_b32 s73, 0xffff
	s_mov_b32 s74, 0x10000
	s_mov_b32 s75, 0x20000
	s_mov_b32 s76, 0x30000
	s_mov_b32 s77, 0x40000
	s_xor_b64 s[56:57], vcc, -1
	v_mov_b32_e32 v27, 1
	v_mov_b32_e32 v7, -1
	s_branch .LBB0_23
.LBB0_22:
                                        ; implicit-def: $vgpr32
	s_branch .LBB0_124
.LBB0_23:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_59 Depth 2
                                        ;       Child Loop BB0_62 Depth 3
                                        ;     Child Loop BB0_30 Depth 2
                                        ;     Child Loop BB0_118 Depth 2
                                        ;     Child Loop BB0_45 Depth 2
                                        ;     Child Loop BB0_76 Depth 2
                                        ;     Child Loop BB0_84 Depth 2
                                        ;     Child Loop BB0_97 Depth 2
	v_lshlrev_b32_e32 v6, 6, v32
	s_mov_b32 s14, s64
	s_mov_b32 s40, s65
	s_mov_b32 s36, s66
	s_mov_b64 s[62:63], -1
	s_mov_b64 s[10:11], 0
	s_cmp_lt_i32 s33, 1
	s_mov_b64 s[60:61], 0
	s_mov_b64 s[58:59], 0
                                        ; implicit-def: $sgpr64
                                        ; implicit-def: $sgpr65
                                        ; implicit-def: $sgpr66
                                        ; implicit-def: $sgpr15
	s_cbranch_scc0 .LBB0_47
; %bb.24:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[62:63]
	s_cbranch_vccnz .LBB0_69
.LBB0_25:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[58:59]
	s_cbranch_vccnz .LBB0_27
.LBB0_26:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[60:61], -1
	s_mov_b32 s64, s14
	s_mov_b32 s65, s40
	s_mov_b32 s66, s36
	s_mov_b32 s15, s33
.LBB0_27:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b32 s33, s15
	s_cbranch_vccnz .LBB0_34
; %bb.28:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[58:59], s[2:3]
	s_cbranch_execz .LBB0_31
; %bb.29:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[60:61], 0
	v_mov_b32_e32 v3, v33
.LBB0_30:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[8:9], 2, v[3:4]
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_mov_b32_e32 v11, s25
	v_add_u32_e64 v10, s[10:11], s24, v8
	v_cndmask_b32_e64 v2, 0, -1, vcc
	v_add_u32_e32 v3, vcc, v3, v6
	v_addc_u32_e64 v11, s[10:11], v11, v9, s[10:11]
	v_mov_b32_e32 v13, s27
	v_cmp_le_u32_e32 vcc, s9, v3
	v_add_u32_e64 v8, s[10:11], s26, v8
	v_addc_u32_e64 v9, s[10:11], v13, v9, s[10:11]
	s_or_b64 s[60:61], vcc, s[60:61]
	flat_store_dword v[10:11], v2
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v4
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[60:61]
	s_cbranch_execnz .LBB0_30
.LBB0_31:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_33
; %bb.32:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s28
	v_mov_b32_e32 v3, s29
	flat_store_dword v[2:3], v4
	v_mov_b32_e32 v2, s30
	v_mov_b32_e32 v3, s31
	flat_store_dword v[2:3], v27
	s_waitcnt vmcnt(0)
.LBB0_33:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[60:61], -1
	s_mov_b32 s33, 1
	s_mov_b32 s64, s14
	s_mov_b32 s65, s40
	s_mov_b32 s66, s36
.LBB0_34:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[60:61]
	s_cbranch_vccz .LBB0_22
; %bb.35:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[38:39]
	s_cbranch_vccz .LBB0_52
; %bb.36:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[42:43]
	s_cbranch_vccnz .LBB0_72
; %bb.37:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v2, 0
	s_cbranch_scc1 .LBB0_39
; %bb.38:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v8, s46
	flat_load_dwordx2 v[2:3], v[2:3] glc
	v_mov_b32_e32 v9, s47
	s_waitcnt vmcnt(0)
	flat_load_dword v3, v[8:9] glc
	v_cmp_ne_u32_e64 s[10:11], 0, v2
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[14:15], 1, v3
	v_add_u32_e32 v2, vcc, -1, v3
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v2
	s_and_b64 s[10:11], s[10:11], vcc
	v_cndmask_b32_e64 v2, 0, 1, s[10:11]
.LBB0_39:                               ;   in Loop: Header=BB0_23 Depth=1
	v_readfirstlane_b32 s10, v2
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB0_72
; %bb.40:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_42
; %bb.41:                               ;   in Loop: Header=BB0_23 Depth=1
	flat_store_dword v[14:15], v4
.LBB0_42:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s72
	;;#ASMEND
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_71
; %bb.43:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr58_sgpr59
	s_branch .LBB0_45
.LBB0_44:                               ;   in Loop: Header=BB0_45 Depth=2
	s_or_b64 exec, exec, s[60:61]
	s_and_b64 s[60:61], exec, s[58:59]
	s_or_b64 s[14:15], s[60:61], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_70
.LBB0_45:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, v4
	;;#ASMSTART
	onward_wait_load v2, v[14:15], v[7:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[58:59], s[58:59], exec
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_44
; %bb.46:                               ;   in Loop: Header=BB0_45 Depth=2
	;;#ASMSTART
	onward_wait v[14:15], v[7:8] ne
	;;#ASMEND
	s_andn2_b64 s[58:59], s[58:59], exec
	s_branch .LBB0_44
.LBB0_47:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_gt_i32 s33, 1
	s_cbranch_scc0 .LBB0_53
; %bb.48:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[58:59], -1
	s_mov_b64 s[62:63], 0
	s_cmp_eq_u32 s33, 2
	s_mov_b64 s[60:61], 0
                                        ; implicit-def: $sgpr64
                                        ; implicit-def: $sgpr65
                                        ; implicit-def: $sgpr66
	s_cbranch_scc0 .LBB0_54
; %bb.49:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[58:59], s[0:1]
	s_cbranch_execz .LBB0_51
; %bb.50:                               ;   in Loop: Header=BB0_23 Depth=1
	s_lshl_b64 s[60:61], s[40:41], 2
	s_add_u32 s60, s30, s60
	s_addc_u32 s61, s31, s61
	v_mov_b32_e32 v2, s60
	v_mov_b32_e32 v3, s61
	flat_store_dword v[2:3], v4
	s_waitcnt vmcnt(0)
.LBB0_51:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
	s_xor_b32 s65, s40, 1
	s_xor_b32 s64, s14, 1
	s_add_i32 s66, s36, 1
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[60:61], -1
	s_branch .LBB0_54
.LBB0_52:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[10:11], 0
                                        ; implicit-def: $vgpr2
	s_cbranch_execnz .LBB0_107
	s_branch .LBB0_121
.LBB0_53:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[62:63], -1
	s_mov_b64 s[60:61], 0
	s_mov_b64 s[58:59], 0
                                        ; implicit-def: $sgpr64
                                        ; implicit-def: $sgpr65
                                        ; implicit-def: $sgpr66
.LBB0_54:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s15, 1
	s_and_b64 vcc, exec, s[62:63]
	s_cbranch_vccz .LBB0_68
; %bb.55:                               ;   in Loop: Header=BB0_23 Depth=1
	s_lshl_b64 s[62:63], s[40:41], 2
	s_add_u32 s62, s30, s62
	s_addc_u32 s63, s31, s63
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v3, s63
	flat_load_dword v11, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v11
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_67
; %bb.56:                               ;   in Loop: Header=BB0_23 Depth=1
	v_cmp_lt_u32_e32 vcc, v33, v11
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_66
; %bb.57:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mul_i32 s62, s40, s9
	s_mov_b32 s63, s41
	s_lshl_b64 s[62:63], s[62:63], 2
	s_add_u32 s78, s28, s62
	s_addc_u32 s79, s29, s63
	s_mul_i32 s62, s14, s9
	s_mov_b32 s63, s41
	s_lshl_b64 s[62:63], s[62:63], 2
	s_add_u32 s80, s28, s62
	s_mov_b32 s15, s41
	s_addc_u32 s81, s29, s63
	s_lshl_b64 s[62:63], s[14:15], 2
	s_add_u32 s62, s30, s62
	s_addc_u32 s63, s31, s63
	s_mov_b64 s[64:65], 0
	v_mov_b32_e32 v2, v33
	s_branch .LBB0_59
.LBB0_58:                               ;   in Loop: Header=BB0_59 Depth=2
	s_or_b64 exec, exec, s[66:67]
	v_add_u32_e32 v2, vcc, v2, v6
	v_cmp_ge_u32_e32 vcc, v2, v11
	s_or_b64 s[64:65], vcc, s[64:65]
	s_andn2_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_66
.LBB0_59:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_62 Depth 3
	v_mov_b32_e32 v3, v4
	v_lshlrev_b64 v[8:9], 2, v[2:3]
	v_mov_b32_e32 v3, s79
	v_add_u32_e32 v8, vcc, s78, v8
	v_addc_u32_e32 v9, vcc, v3, v9, vcc
	flat_load_dword v3, v[8:9]
	v_mov_b32_e32 v13, s25
	v_mov_b32_e32 v9, v4
	v_mov_b32_e32 v10, s19
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[28:29], 2, v[3:4]
	v_add_u32_e32 v8, vcc, 1, v3
	v_add_u32_e32 v30, vcc, s24, v28
	v_addc_u32_e32 v31, vcc, v13, v29, vcc
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v28, vcc, s18, v28
	v_addc_u32_e32 v29, vcc, v10, v29, vcc
	v_add_u32_e32 v8, vcc, s18, v8
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	flat_load_dword v13, v[8:9]
	flat_load_dword v26, v[30:31] glc
	flat_load_dword v8, v[28:29]
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v8, v13
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_58
; %bb.60:                               ;   in Loop: Header=BB0_59 Depth=2
	v_mov_b32_e32 v9, v4
	v_lshlrev_b64 v[28:29], 2, v[8:9]
	v_mov_b32_e32 v3, s23
	v_add_u32_e32 v9, vcc, s22, v28
	v_addc_u32_e32 v10, vcc, v3, v29, vcc
	v_mov_b32_e32 v3, s21
	v_add_u32_e32 v28, vcc, s20, v28
	v_addc_u32_e32 v29, vcc, v3, v29, vcc
	s_mov_b64 s[68:69], 0
	s_branch .LBB0_62
.LBB0_61:                               ;   in Loop: Header=BB0_62 Depth=3
	s_or_b64 exec, exec, s[70:71]
	v_add_u32_e32 v8, vcc, 1, v8
	v_add_u32_e32 v9, vcc, 4, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	v_cmp_ge_u32_e32 vcc, v8, v13
	s_or_b64 s[68:69], vcc, s[68:69]
	v_add_u32_e32 v28, vcc, 4, v28
	v_addc_u32_e32 v29, vcc, 0, v29, vcc
	s_andn2_b64 exec, exec, s[68:69]
	s_cbranch_execz .LBB0_58
.LBB0_62:                               ;   Parent Loop BB0_23 Depth=1
                                        ;     Parent Loop BB0_59 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v3, v[28:29]
	flat_load_dword v34, v[9:10]
	v_mov_b32_e32 v35, s25
	s_waitcnt vmcnt(1)
	v_lshlrev_b64 v[30:31], 2, v[3:4]
	v_add_u32_e32 v30, vcc, s24, v30
	v_addc_u32_e32 v31, vcc, v35, v31, vcc
	flat_load_dword v35, v[30:31] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v34, vcc, v34, v26
	v_cmp_lt_u32_e32 vcc, v34, v35
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_61
; %bb.63:                               ;   in Loop: Header=BB0_62 Depth=3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v30, v[30:31], v34 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_gt_u32_e32 vcc, v30, v34
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_61
; %bb.64:                               ;   in Loop: Header=BB0_62 Depth=3
	v_lshlrev_b64 v[30:31], 2, v[3:4]
	v_mov_b32_e32 v34, s27
	v_add_u32_e32 v30, vcc, s26, v30
	v_addc_u32_e32 v31, vcc, v34, v31, vcc
	v_mov_b32_e32 v34, s36
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v30, v[30:31], v34 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_ne_u32_e32 vcc, s36, v30
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_61
; %bb.65:                               ;   in Loop: Header=BB0_62 Depth=3
	v_mov_b32_e32 v30, s62
	v_mov_b32_e32 v31, s63
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v30, v[30:31], v27 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v31, v4
	v_mov_b32_e32 v34, s81
	v_lshlrev_b64 v[30:31], 2, v[30:31]
	v_add_u32_e32 v30, vcc, s80, v30
	v_addc_u32_e32 v31, vcc, v34, v31, vcc
	flat_store_dword v[30:31], v3
	s_branch .LBB0_61
.LBB0_66:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[60:61]
	s_mov_b64 s[60:61], -1
	s_mov_b32 s15, 2
	s_mov_b32 s64, s14
	s_mov_b32 s65, s40
	s_mov_b32 s66, s36
	s_branch .LBB0_68
.LBB0_67:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s15, 1
.LBB0_68:                               ;   in Loop: Header=BB0_23 Depth=1
	s_branch .LBB0_25
.LBB0_69:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_lg_u32 s33, 0
	s_mov_b64 s[10:11], -1
	s_cselect_b64 s[58:59], -1, 0
	s_andn2_b64 vcc, exec, s[58:59]
	s_cbranch_vccz .LBB0_26
	s_branch .LBB0_27
.LBB0_70:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v2, s46
	v_mov_b32_e32 v3, s47
	flat_load_dword v2, v[2:3] glc
.LBB0_71:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
.LBB0_72:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[42:43]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_cbranch_vccz .LBB0_78
; %bb.73:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB0_80
; %bb.74:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v3, s49
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v27
	v_mov_b32_e32 v3, v7
	v_mov_b32_e32 v6, v4
	s_mov_b64 s[58:59], 0
                                        ; implicit-def: $sgpr60_sgpr61
	s_branch .LBB0_76
.LBB0_75:                               ;   in Loop: Header=BB0_76 Depth=2
	s_or_b64 exec, exec, s[62:63]
	s_and_b64 s[62:63], exec, s[60:61]
	s_or_b64 s[58:59], s[62:63], s[58:59]
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execz .LBB0_79
.LBB0_76:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s50
	v_mov_b32_e32 v9, s51
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[8:9], v[3:6] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v5, v10
	s_or_b64 s[60:61], s[60:61], exec
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_75
; %bb.77:                               ;   in Loop: Header=BB0_76 Depth=2
	v_mov_b32_e32 v28, s50
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v10
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v29, s51
	;;#ASMSTART
	onward_wait_x2 v[28:29], v[7:10] ne
	;;#ASMEND
	s_andn2_b64 s[60:61], s[60:61], exec
	s_branch .LBB0_75
.LBB0_78:                               ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $vgpr8_vgpr9
	s_branch .LBB0_81
.LBB0_79:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
	v_mov_b32_e32 v2, s52
	v_mov_b32_e32 v3, s53
	flat_load_dword v2, v[2:3] glc
	v_and_b32_e32 v8, s73, v11
.LBB0_80:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_106
.LBB0_81:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_85
; %bb.82:                               ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s54
	v_mov_b32_e32 v3, s55
	v_mov_b32_e32 v8, s48
	flat_load_dwordx2 v[2:3], v[2:3] glc
	v_mov_b32_e32 v9, s49
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v6, vcc, -1, v3
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v6, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_85
; %bb.83:                               ;   in Loop: Header=BB0_23 Depth=1
	v_cndmask_b32_e64 v3, 0, v3, s[12:13]
	v_cndmask_b32_e64 v2, v8, v2, s[12:13]
.LBB0_84:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[16:17], v[0:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	v_mov_b32_e32 v10, s48
	;;#ASMSTART
	onward_wait_x2 v[16:17], v[0:3] ne
	;;#ASMEND
	v_mov_b32_e32 v11, s49
	flat_load_dwordx2 v[2:3], v[8:9] glc
	flat_load_dwordx2 v[8:9], v[10:11] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v6, vcc, -1, v3
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v6, v8
	v_cndmask_b32_e64 v3, 0, v3, s[12:13]
	s_and_b64 vcc, exec, vcc
	v_cndmask_b32_e64 v2, v8, v2, s[12:13]
	s_cbranch_vccnz .LBB0_84
.LBB0_85:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v3, vcc, 1, v5
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_87
; %bb.86:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, s16
	v_mov_b32_e32 v9, s17
	flat_store_dword v[8:9], v3
.LBB0_87:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v8, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v9, 0
	s_cbranch_scc1 .LBB0_89
; %bb.88:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v9, s45
	flat_load_dwordx2 v[9:10], v[8:9] glc
	v_mov_b32_e32 v28, s46
	v_mov_b32_e32 v29, s47
	flat_load_dword v8, v[28:29] glc
	v_mov_b32_e32 v28, v4
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v29, s73, v10
	v_lshrrev_b64 v[9:10], 16, v[9:10]
	v_cmp_ne_u64_e32 vcc, 0, v[28:29]
	v_cndmask_b32_e32 v9, 0, v10, vcc
.LBB0_89:                               ;   in Loop: Header=BB0_23 Depth=1
	v_readfirstlane_b32 s15, v9
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v8
	v_mov_b32_e32 v26, v4
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[26:27]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_101
; %bb.90:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[58:59], s[4:5]
	s_cbranch_execz .LBB0_92
; %bb.91:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s33
	flat_store_dword v[18:19], v2
	v_mov_b32_e32 v2, s66
	flat_store_dword v[20:21], v2
	v_mov_b32_e32 v2, s65
	flat_store_dword v[22:23], v2
	v_mov_b32_e32 v2, s64
	flat_store_dword v[24:25], v2
.LBB0_92:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
	s_and_saveexec_b64 s[58:59], s[4:5]
	s_cbranch_execz .LBB0_94
; %bb.93:                               ;   in Loop: Header=BB0_23 Depth=1
	flat_store_dword v[14:15], v4
.LBB0_94:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
	s_or_b32 s14, s15, 0x2000000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s14
	;;#ASMEND
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[58:59], 0
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB0_100
; %bb.95:                               ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $sgpr60_sgpr61
	s_branch .LBB0_97
.LBB0_96:                               ;   in Loop: Header=BB0_97 Depth=2
	s_or_b64 exec, exec, s[62:63]
	s_and_b64 s[62:63], exec, s[60:61]
	s_or_b64 s[58:59], s[62:63], s[58:59]
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execz .LBB0_99
.LBB0_97:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, v4
	;;#ASMSTART
	onward_wait_load v9, v[14:15], v[7:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[60:61], s[60:61], exec
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_96
; %bb.98:                               ;   in Loop: Header=BB0_97 Depth=2
	;;#ASMSTART
	onward_wait v[14:15], v[7:8] ne
	;;#ASMEND
	s_andn2_b64 s[60:61], s[60:61], exec
	s_branch .LBB0_96
.LBB0_99:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v11, s47
	flat_load_dword v8, v[10:11] glc
.LBB0_100:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v9
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v8
.LBB0_101:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[58:59], s[4:5]
	s_cbranch_execz .LBB0_105
; %bb.102:                              ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s60, s41
	s_mov_b32 s61, s15
	s_mov_b32 s36, s41
	s_cmp_eq_u64 s[60:61], s[36:37]
	s_cselect_b64 s[60:61], -1, 0
	s_or_b64 s[10:11], s[10:11], s[60:61]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v8, 0
	s_cbranch_vccnz .LBB0_104
; %bb.103:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v9, s45
	flat_load_dwordx2 v[8:9], v[8:9] glc
.LBB0_104:                              ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, s52
	v_mov_b32_e32 v10, s53
	flat_store_dword v[9:10], v8
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v9, s49
	v_mov_b32_e32 v10, s50
	flat_store_dwordx2 v[8:9], v[2:3]
	v_mov_b32_e32 v9, s14
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v11, s51
	s_or_b32 s10, s14, s74
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[10:11], v[8:9]
	v_mov_b32_e32 v9, s10
	s_or_b32 s10, s14, s75
	flat_store_dwordx2 v[10:11], v[8:9]
	v_mov_b32_e32 v9, s10
	s_or_b32 s10, s14, s76
	flat_store_dwordx2 v[10:11], v[8:9]
	v_mov_b32_e32 v9, s10
	s_or_b32 s10, s14, s77
	flat_store_dwordx2 v[10:11], v[8:9]
	v_mov_b32_e32 v9, s10
	s_mov_b32 s15, s41
	flat_store_dwordx2 v[10:11], v[8:9]
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v9, s15
.LBB0_105:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
.LBB0_106:                              ;   in Loop: Header=BB0_23 Depth=1
	v_readfirstlane_b32 s36, v8
	s_mov_b64 s[10:11], -1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s36
	s_branch .LBB0_121
.LBB0_107:                              ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_121
; %bb.108:                              ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_120
; %bb.109:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB0_115
; %bb.110:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v3, s49
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v2, v[2:3], v27 glc
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_eq_u32_e32 vcc, v2, v12
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_114
; %bb.111:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s48
	v_add_u32_e32 v9, vcc, 1, v5
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, v12
	v_mov_b32_e32 v11, v5
	v_mov_b32_e32 v3, s49
	flat_atomic_cmpswap_x2 v[2:3], v[2:3], v[8:11] glc
	v_mov_b32_e32 v13, v5
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[2:3], v[12:13]
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_113
; %bb.112:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s50
	v_mov_b32_e32 v10, v12
	v_mov_b32_e32 v3, s51
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s74, v12
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s75, v12
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s76, v12
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s77, v12
	v_mov_b32_e32 v8, v12
	flat_store_dwordx2 v[2:3], v[9:10]
.LBB0_113:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[60:61]
.LBB0_114:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
.LBB0_115:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s14, v8
	s_cmp_eq_u32 s14, 0
	s_cselect_b64 s[14:15], -1, 0
	s_and_b64 s[14:15], s[14:15], s[56:57]
	s_and_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_120
; %bb.116:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v3, v7
	v_mov_b32_e32 v6, v4
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr58_sgpr59
	s_branch .LBB0_118
.LBB0_117:                              ;   in Loop: Header=BB0_118 Depth=2
	s_or_b64 exec, exec, s[60:61]
	s_and_b64 s[60:61], exec, s[58:59]
	s_or_b64 s[14:15], s[60:61], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_120
.LBB0_118:                              ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v28, s50
	v_mov_b32_e32 v29, s51
	;;#ASMSTART
	onward_wait_load_x2 v[9:10], v[28:29], v[3:6] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v5, v9
	s_or_b64 s[58:59], s[58:59], exec
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_117
; %bb.119:                              ;   in Loop: Header=BB0_118 Depth=2
	v_mov_b32_e32 v28, s50
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v29, s51
	;;#ASMSTART
	onward_wait_x2 v[28:29], v[7:10] ne
	;;#ASMEND
	s_andn2_b64 s[58:59], s[58:59], exec
	s_branch .LBB0_117
.LBB0_120:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v2, v32
.LBB0_121:                              ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_123
; %bb.122:                              ;   in Loop: Header=BB0_23 Depth=1
	v_add_u32_e32 v5, vcc, 1, v5
	v_mov_b32_e32 v32, v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_123:                              ;   in Loop: Header=BB0_23 Depth=1
	s_cbranch_execnz .LBB0_23
.LBB0_124:
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
		.amdhsa_next_free_sgpr 82
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
; codeLenInByte = 4144
; NumSgprs: 84
; NumVgprs: 36
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 10
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 84
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
    .sgpr_count:     84
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
