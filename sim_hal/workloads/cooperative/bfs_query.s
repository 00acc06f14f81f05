	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bfs                     ; -- Begin function bfs
	.globl	bfs
	.p2align	8
	.type	bfs,@function
bfs:                                    ; @bfs
; %bb.0:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_load_dwordx4 s[16:19], s[6:7], 0x0
	s_load_dwordx2 s[24:25], s[6:7], 0x10
	s_mov_b32 s3, 0
	s_load_dwordx4 s[20:23], s[6:7], 0x20
	s_load_dwordx2 s[26:27], s[6:7], 0x30
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s0, 0, s9
	s_cmp_lg_u64 s[16:17], 0
	s_mov_b64 s[4:5], -1
	v_rcp_iflag_f32_e32 v1, v1
	s_mov_b32 s14, s3
	s_cselect_b64 s[28:29], -1, 0
	s_cmp_eq_u64 s[16:17], 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_mov_b64 s[10:11], -1
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
	s_mov_b64 s[30:31], 0
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v2, 0
                                        ; implicit-def: $sgpr34_sgpr35
	s_branch .LBB0_7
.LBB0_6:                                ;   in Loop: Header=BB0_7 Depth=1
	s_or_b64 exec, exec, s[36:37]
	s_and_b64 s[36:37], exec, s[34:35]
	s_or_b64 s[30:31], s[36:37], s[30:31]
	s_andn2_b64 exec, exec, s[30:31]
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
	s_or_b64 s[34:35], s[34:35], exec
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_6
; %bb.8:                                ;   in Loop: Header=BB0_7 Depth=1
	v_mov_b32_e32 v6, s1
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, s0
	;;#ASMSTART
	onward_wait_x2 v[5:6], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[34:35], s[34:35], exec
	s_branch .LBB0_6
.LBB0_9:
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[0:1], -1
	v_mov_b32_e32 v35, v15
.LBB0_10:
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_18
.LBB0_11:
	v_mov_b32_e32 v1, s16
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v2, s17
	v_mad_u64_u32 v[1:2], s[4:5], s3, v5, v[1:2]
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
	v_mad_u64_u32 v[2:3], s[4:5], s3, v5, 0
	s_mov_b64 s[4:5], 0
	v_readfirstlane_b32 s33, v6
	v_readfirstlane_b32 s76, v7
	v_readfirstlane_b32 s69, v4
	v_readfirstlane_b32 s68, v1
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
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
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
	s_mov_b64 s[10:11], 0
	s_cbranch_vccz .LBB0_17
; %bb.16:
	s_add_u32 s10, s16, 12
	s_addc_u32 s11, s17, 0
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s11
	flat_load_dword v1, v[1:2] glc
	s_mov_b64 s[10:11], -1
	s_mov_b32 s9, s14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
.LBB0_17:
	v_mov_b32_e32 v35, s2
	s_mov_b32 s14, s9
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_11
.LBB0_18:
                                        ; implicit-def: $sgpr68
                                        ; implicit-def: $sgpr69
                                        ; implicit-def: $sgpr76
                                        ; implicit-def: $sgpr33
                                        ; implicit-def: $vgpr2_vgpr3
.LBB0_19:
	s_load_dword s9, s[6:7], 0x18
	s_andn2_b64 vcc, exec, s[4:5]
	s_mov_b32 s31, 1
	s_cbranch_vccnz .LBB0_21
; %bb.20:
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[2:3], s[2:3], s3, v1, 0
	s_mov_b32 s33, 0
	s_mov_b32 s76, 1
	s_mov_b32 s69, 0
	s_mov_b32 s68, 1
.LBB0_21:
	s_xor_b64 s[34:35], s[0:1], -1
	s_lshl_b32 s6, s8, 6
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[36:37], -1, 0
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[38:39], -1, 0
	s_add_u32 s40, s16, 0x80
	s_addc_u32 s41, s17, 0
	s_add_u32 s42, s16, 64
	s_addc_u32 s43, s17, 0
	s_add_u32 s44, s16, 0xc4
	s_addc_u32 s45, s17, 0
	s_add_u32 s46, s16, 8
	s_addc_u32 s47, s17, 0
	v_cmp_eq_u32_e64 s[0:1], 1, v0
	v_mov_b32_e32 v4, s41
	v_mov_b32_e32 v5, s47
	v_cndmask_b32_e64 v18, v4, v5, s[0:1]
	v_mov_b32_e32 v4, s40
	v_mov_b32_e32 v6, s46
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
	s_add_u32 s48, s16, 0xc0
	v_addc_u32_e32 v28, vcc, 0, v3, vcc
	s_movk_i32 s2, 0x104
	s_addc_u32 s49, s17, 0
	v_add_u32_e32 v29, vcc, s2, v2
	s_add_u32 s50, s16, 16
	v_addc_u32_e32 v30, vcc, 0, v3, vcc
	v_cndmask_b32_e64 v2, 64, 8, s[0:1]
	s_addc_u32 s51, s17, 0
	v_add_u32_e32 v31, vcc, s16, v2
	v_mov_b32_e32 v7, s51
	v_addc_u32_e32 v32, vcc, 0, v4, vcc
	v_cndmask_b32_e64 v26, v7, v5, s[0:1]
	v_mov_b32_e32 v5, s50
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_or_b32_e32 v36, s6, v0
	s_add_u32 s16, s16, 12
	v_cndmask_b32_e64 v1, 0, -1, s[0:1]
	v_cndmask_b32_e64 v25, v5, v6, s[0:1]
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_cmp_gt_u32_e64 s[4:5], 2, v0
	s_mov_b32 s53, 0
	v_cmp_eq_u32_e64 s[6:7], 0, v36
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[12:13], s9, v36
	v_mov_b32_e32 v0, -1
	s_addc_u32 s17, s17, 0
	v_mov_b32_e32 v4, -1
	v_mov_b32_e32 v5, 0
	s_mov_b32 s70, 0xffff
	s_mov_b32 s71, 0x10000
	s_mov_b32 s72, 0x20000
	s_mov_b32 s73, 0x30000
	s_mov_b32 s74, 0x40000
	s_mov_b32 s75, 0x1000000
	s_xor_b64 s[54:55], vcc, -1
	v_mov_b32_e32 v34, 1
	v_mov_b32_e32 v10, s14
	s_branch .LBB0_23
.LBB0_22:
                                        ; implicit-def: $vgpr10
                                        ; implicit-def: $vgpr35
	s_branch .LBB0_168
.LBB0_23:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_37 Depth 2
                                        ;       Child Loop BB0_40 Depth 3
                                        ;     Child Loop BB0_51 Depth 2
                                        ;     Child Loop BB0_61 Depth 2
                                        ;     Child Loop BB0_70 Depth 2
                                        ;     Child Loop BB0_83 Depth 2
                                        ;     Child Loop BB0_95 Depth 2
                                        ;       Child Loop BB0_103 Depth 3
                                        ;     Child Loop BB0_124 Depth 2
                                        ;     Child Loop BB0_133 Depth 2
                                        ;     Child Loop BB0_160 Depth 2
	v_lshlrev_b32_e32 v9, 6, v35
	s_mov_b32 s14, s68
	s_mov_b32 s52, s69
	s_mov_b32 s30, s76
	s_mov_b64 s[60:61], -1
	s_mov_b64 s[10:11], 0
	s_cmp_lt_i32 s33, 1
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[56:57], 0
                                        ; implicit-def: $sgpr68
                                        ; implicit-def: $sgpr69
                                        ; implicit-def: $sgpr76
                                        ; implicit-def: $sgpr15
	s_cbranch_scc1 .LBB0_29
; %bb.24:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_gt_i32 s33, 1
	s_cbranch_scc0 .LBB0_31
; %bb.25:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[56:57], -1
	s_mov_b64 s[60:61], 0
	s_cmp_eq_u32 s33, 2
	s_mov_b64 s[58:59], 0
                                        ; implicit-def: $sgpr68
                                        ; implicit-def: $sgpr69
                                        ; implicit-def: $sgpr76
	s_cbranch_scc0 .LBB0_32
; %bb.26:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[56:57], s[6:7]
	s_cbranch_execz .LBB0_28
; %bb.27:                               ;   in Loop: Header=BB0_23 Depth=1
	s_lshl_b64 s[58:59], s[52:53], 2
	s_add_u32 s58, s26, s58
	s_addc_u32 s59, s27, s59
	v_mov_b32_e32 v2, s58
	v_mov_b32_e32 v3, s59
	flat_store_dword v[2:3], v5
	s_waitcnt vmcnt(0)
.LBB0_28:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
	s_xor_b32 s69, s52, 1
	s_xor_b32 s68, s14, 1
	s_add_i32 s76, s30, 1
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], -1
	s_branch .LBB0_32
.LBB0_29:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[60:61]
	s_cbranch_vccz .LBB0_46
; %bb.30:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_lg_u32 s33, 0
	s_mov_b64 s[10:11], -1
	s_cselect_b64 s[56:57], -1, 0
	s_andn2_b64 vcc, exec, s[56:57]
	s_cbranch_vccz .LBB0_47
	s_branch .LBB0_48
.LBB0_31:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[60:61], -1
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[56:57], 0
                                        ; implicit-def: $sgpr68
                                        ; implicit-def: $sgpr69
                                        ; implicit-def: $sgpr76
.LBB0_32:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s15, 1
	s_and_b64 vcc, exec, s[60:61]
	s_cbranch_vccz .LBB0_45
; %bb.33:                               ;   in Loop: Header=BB0_23 Depth=1
	s_lshl_b64 s[60:61], s[52:53], 2
	s_add_u32 s60, s26, s60
	s_addc_u32 s61, s27, s61
	v_mov_b32_e32 v2, s60
	v_mov_b32_e32 v3, s61
	flat_load_dword v14, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v14
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_44
; %bb.34:                               ;   in Loop: Header=BB0_23 Depth=1
	v_cmp_lt_u32_e32 vcc, v36, v14
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_43
; %bb.35:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mul_i32 s60, s52, s9
	s_mov_b32 s61, s53
	s_lshl_b64 s[60:61], s[60:61], 2
	s_add_u32 s76, s22, s60
	s_addc_u32 s77, s23, s61
	s_mul_i32 s60, s14, s9
	s_mov_b32 s61, s53
	s_lshl_b64 s[60:61], s[60:61], 2
	s_add_u32 s78, s22, s60
	s_mov_b32 s15, s53
	s_addc_u32 s79, s23, s61
	s_lshl_b64 s[60:61], s[14:15], 2
	s_add_u32 s60, s26, s60
	s_addc_u32 s61, s27, s61
	s_mov_b64 s[62:63], 0
	v_mov_b32_e32 v2, v36
	s_branch .LBB0_37
.LBB0_36:                               ;   in Loop: Header=BB0_37 Depth=2
	s_or_b64 exec, exec, s[64:65]
	v_add_u32_e32 v2, vcc, v2, v9
	v_cmp_ge_u32_e32 vcc, v2, v14
	s_or_b64 s[62:63], vcc, s[62:63]
	s_andn2_b64 exec, exec, s[62:63]
	s_cbranch_execz .LBB0_43
.LBB0_37:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_40 Depth 3
	v_mov_b32_e32 v3, v5
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	v_mov_b32_e32 v3, s77
	v_add_u32_e32 v6, vcc, s76, v6
	v_addc_u32_e32 v7, vcc, v3, v7, vcc
	flat_load_dword v6, v[6:7]
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v12, v5
	v_mov_b32_e32 v3, s19
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, vcc, 1, v6
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v6, vcc, s18, v6
	v_addc_u32_e32 v7, vcc, v3, v7, vcc
	v_add_u32_e32 v11, vcc, s18, v11
	v_addc_u32_e32 v12, vcc, v3, v12, vcc
	flat_load_dword v3, v[11:12]
	flat_load_dword v6, v[6:7]
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v6, v3
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_36
; %bb.38:                               ;   in Loop: Header=BB0_37 Depth=2
	v_mov_b32_e32 v7, v5
	v_lshlrev_b64 v[7:8], 2, v[6:7]
	v_mov_b32_e32 v11, s25
	v_add_u32_e32 v7, vcc, s24, v7
	v_addc_u32_e32 v8, vcc, v11, v8, vcc
	s_mov_b64 s[66:67], 0
	s_branch .LBB0_40
.LBB0_39:                               ;   in Loop: Header=BB0_40 Depth=3
	s_or_b64 exec, exec, s[68:69]
	v_add_u32_e32 v6, vcc, 1, v6
	v_cmp_ge_u32_e32 vcc, v6, v3
	s_or_b64 s[66:67], vcc, s[66:67]
	v_add_u32_e32 v7, vcc, 4, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	s_andn2_b64 exec, exec, s[66:67]
	s_cbranch_execz .LBB0_36
.LBB0_40:                               ;   Parent Loop BB0_23 Depth=1
                                        ;     Parent Loop BB0_37 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v11, v[7:8]
	v_mov_b32_e32 v12, v5
	v_mov_b32_e32 v16, s21
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[12:13], 2, v[11:12]
	v_add_u32_e32 v12, vcc, s20, v12
	v_addc_u32_e32 v13, vcc, v16, v13, vcc
	flat_load_dword v16, v[12:13] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v16
	s_and_saveexec_b64 s[68:69], vcc
	s_cbranch_execz .LBB0_39
; %bb.41:                               ;   in Loop: Header=BB0_40 Depth=3
	v_mov_b32_e32 v37, s30
	v_mov_b32_e32 v38, v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v12, v[12:13], v[37:38] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, -1, v12
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_39
; %bb.42:                               ;   in Loop: Header=BB0_40 Depth=3
	v_mov_b32_e32 v12, s60
	v_mov_b32_e32 v13, s61
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v12, v[12:13], v34 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v13, v5
	v_mov_b32_e32 v16, s79
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e32 v12, vcc, s78, v12
	v_addc_u32_e32 v13, vcc, v16, v13, vcc
	flat_store_dword v[12:13], v11
	s_branch .LBB0_39
.LBB0_43:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
	s_mov_b64 s[58:59], -1
	s_mov_b32 s15, 2
	s_mov_b32 s68, s14
	s_mov_b32 s69, s52
	s_mov_b32 s76, s30
	s_branch .LBB0_45
.LBB0_44:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s15, 1
.LBB0_45:                               ;   in Loop: Header=BB0_23 Depth=1
.LBB0_46:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[56:57]
	s_cbranch_vccnz .LBB0_48
.LBB0_47:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[58:59], -1
	s_mov_b32 s68, s14
	s_mov_b32 s69, s52
	s_mov_b32 s76, s30
	s_mov_b32 s15, s33
.LBB0_48:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b32 s33, s15
	s_cbranch_vccnz .LBB0_55
; %bb.49:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[56:57], s[12:13]
	s_cbranch_execz .LBB0_52
; %bb.50:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[58:59], 0
	v_mov_b32_e32 v2, v36
.LBB0_51:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v3, v5
	v_cmp_ne_u32_e32 vcc, 0, v2
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	v_cndmask_b32_e64 v8, 0, -1, vcc
	v_add_u32_e32 v2, vcc, v2, v9
	v_mov_b32_e32 v11, s21
	v_cmp_le_u32_e32 vcc, s9, v2
	v_add_u32_e64 v6, s[10:11], s20, v6
	v_addc_u32_e64 v7, s[10:11], v11, v7, s[10:11]
	s_or_b64 s[58:59], vcc, s[58:59]
	flat_store_dword v[6:7], v8
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execnz .LBB0_51
.LBB0_52:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_54
; %bb.53:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s22
	v_mov_b32_e32 v3, s23
	flat_store_dword v[2:3], v5
	v_mov_b32_e32 v2, s26
	v_mov_b32_e32 v3, s27
	flat_store_dword v[2:3], v34
	s_waitcnt vmcnt(0)
.LBB0_54:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[58:59], -1
	s_mov_b32 s33, 1
	s_mov_b32 s68, s14
	s_mov_b32 s69, s52
	s_mov_b32 s76, s30
.LBB0_55:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[58:59]
	s_cbranch_vccz .LBB0_22
; %bb.56:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_63
; %bb.57:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[38:39]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_cbranch_vccz .LBB0_64
; %bb.58:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_66
; %bb.59:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v34
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v5
	v_mov_b32_e32 v11, v5
	s_mov_b64 s[56:57], 0
                                        ; implicit-def: $sgpr58_sgpr59
	s_branch .LBB0_61
.LBB0_60:                               ;   in Loop: Header=BB0_61 Depth=2
	s_or_b64 exec, exec, s[60:61]
	s_and_b64 s[60:61], exec, s[58:59]
	s_or_b64 s[56:57], s[60:61], s[56:57]
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB0_65
.LBB0_61:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v6, s42
	v_mov_b32_e32 v7, s43
	;;#ASMSTART
	onward_wait_load_x2 v[2:3], v[6:7], v[8:11] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v10, v2
	s_or_b64 s[58:59], s[58:59], exec
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_60
; %bb.62:                               ;   in Loop: Header=BB0_61 Depth=2
	v_mov_b32_e32 v12, s42
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v13, s43
	;;#ASMSTART
	onward_wait_x2 v[12:13], v[4:7] ne
	;;#ASMEND
	s_andn2_b64 s[58:59], s[58:59], exec
	s_branch .LBB0_60
.LBB0_63:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[56:57], -1
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $vgpr13
                                        ; implicit-def: $sgpr10
                                        ; implicit-def: $vgpr2
	s_branch .LBB0_148
.LBB0_64:                               ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $vgpr6_vgpr7
	s_branch .LBB0_67
.LBB0_65:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	flat_load_dword v7, v[6:7] glc
	v_mov_b32_e32 v2, 0
	v_or_b32_sdwa v6, v2, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB0_66:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_92
.LBB0_67:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_71
; %bb.68:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s46
	v_mov_b32_e32 v3, s47
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, s40
	flat_load_dwordx2 v[2:3], v[2:3] glc
	v_mov_b32_e32 v7, s41
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, vcc, -1, v3
	v_cmp_eq_u32_e32 vcc, v7, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_71
; %bb.69:                               ;   in Loop: Header=BB0_23 Depth=1
	v_cndmask_b32_e64 v3, 0, v3, s[0:1]
	v_cndmask_b32_e64 v2, v6, v2, s[0:1]
.LBB0_70:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[6:7], v[17:18], v[0:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	v_mov_b32_e32 v8, s40
	;;#ASMSTART
	onward_wait_x2 v[17:18], v[0:3] ne
	;;#ASMEND
	v_mov_b32_e32 v9, s41
	flat_load_dwordx2 v[2:3], v[6:7] glc
	flat_load_dwordx2 v[6:7], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, vcc, -1, v3
	v_cmp_ne_u32_e32 vcc, v7, v6
	v_cndmask_b32_e64 v3, 0, v3, s[0:1]
	s_and_b64 vcc, exec, vcc
	v_cndmask_b32_e64 v2, v6, v2, s[0:1]
	s_cbranch_vccnz .LBB0_70
.LBB0_71:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v2, vcc, 1, v10
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_73
; %bb.72:                               ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	flat_store_dword v[6:7], v2
.LBB0_73:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v8, 0
	s_cbranch_scc1 .LBB0_75
; %bb.74:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v7, s51
	flat_load_dwordx2 v[8:9], v[6:7] glc
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v7, s17
	flat_load_dword v7, v[6:7] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v6, s70, v9
	v_lshrrev_b64 v[8:9], 16, v[8:9]
	v_cmp_ne_u64_e32 vcc, 0, v[5:6]
	v_cndmask_b32_e32 v8, 0, v9, vcc
.LBB0_75:                               ;   in Loop: Header=BB0_23 Depth=1
	v_readfirstlane_b32 s15, v8
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v7
	v_mov_b32_e32 v6, v34
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[5:6]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_87
; %bb.76:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[56:57], s[2:3]
	s_cbranch_execz .LBB0_78
; %bb.77:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v3, s33
	flat_store_dword v[19:20], v3
	v_mov_b32_e32 v3, s76
	flat_store_dword v[21:22], v3
	v_mov_b32_e32 v3, s69
	flat_store_dword v[23:24], v3
	v_mov_b32_e32 v3, s68
	flat_store_dword v[27:28], v3
.LBB0_78:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
	s_and_saveexec_b64 s[56:57], s[2:3]
	s_cbranch_execz .LBB0_80
; %bb.79:                               ;   in Loop: Header=BB0_23 Depth=1
	flat_store_dword v[29:30], v5
.LBB0_80:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
	s_or_b32 s14, s15, 0x2000000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s14
	;;#ASMEND
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[56:57], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_86
; %bb.81:                               ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $sgpr58_sgpr59
	s_branch .LBB0_83
.LBB0_82:                               ;   in Loop: Header=BB0_83 Depth=2
	s_or_b64 exec, exec, s[60:61]
	s_and_b64 s[60:61], exec, s[58:59]
	s_or_b64 s[56:57], s[60:61], s[56:57]
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB0_85
.LBB0_83:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v7, v[29:30], v[4:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_or_b64 s[58:59], s[58:59], exec
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_82
; %bb.84:                               ;   in Loop: Header=BB0_83 Depth=2
	;;#ASMSTART
	onward_wait v[29:30], v[4:5] ne
	;;#ASMEND
	s_andn2_b64 s[58:59], s[58:59], exec
	s_branch .LBB0_82
.LBB0_85:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
	v_mov_b32_e32 v8, s16
	v_mov_b32_e32 v9, s17
	flat_load_dword v6, v[8:9] glc
.LBB0_86:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v7
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v6
.LBB0_87:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[56:57], s[2:3]
	s_cbranch_execz .LBB0_91
; %bb.88:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s58, s53
	s_mov_b32 s59, s15
	s_mov_b32 s30, s53
	s_cmp_eq_u64 s[58:59], s[30:31]
	s_cselect_b64 s[58:59], -1, 0
	s_or_b64 s[10:11], s[10:11], s[58:59]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v7, 0
	s_cbranch_vccnz .LBB0_90
; %bb.89:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v7, s51
	flat_load_dwordx2 v[6:7], v[6:7] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v6
.LBB0_90:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v9, s45
	flat_store_dword v[8:9], v7
	v_mov_b32_e32 v8, s40
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v9, s41
	flat_store_dwordx2 v[8:9], v[5:6]
	v_mov_b32_e32 v8, s42
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v9, s43
	s_or_b32 s10, s14, s71
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[8:9], v[2:3]
	v_mov_b32_e32 v3, s10
	s_or_b32 s10, s14, s72
	flat_store_dwordx2 v[8:9], v[2:3]
	v_mov_b32_e32 v3, s10
	s_or_b32 s10, s14, s73
	flat_store_dwordx2 v[8:9], v[2:3]
	v_mov_b32_e32 v3, s10
	s_or_b32 s10, s14, s74
	flat_store_dwordx2 v[8:9], v[2:3]
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v6, s14
	flat_store_dwordx2 v[8:9], v[2:3]
.LBB0_91:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
.LBB0_92:                               ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v7
	v_readfirstlane_b32 s10, v6
	v_add_u32_e32 v13, vcc, 1, v10
	s_cmp_eq_u32 s11, 0
	s_mov_b64 s[56:57], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_cbranch_scc1 .LBB0_126
; %bb.93:                               ;   in Loop: Header=BB0_23 Depth=1
	s_add_i32 s11, s11, s8
	s_cmp_lt_u32 s11, s10
	s_cselect_b64 s[14:15], -1, 0
	s_or_b64 s[14:15], s[36:37], s[14:15]
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB0_95
	s_branch .LBB0_111
.LBB0_94:                               ;   in Loop: Header=BB0_95 Depth=2
	s_or_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_111
.LBB0_95:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_103 Depth 3
	v_mov_b32_e32 v2, s46
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v3, s47
	v_mov_b32_e32 v7, s51
	flat_load_dwordx2 v[2:3], v[2:3] glc
	flat_load_dwordx2 v[6:7], v[6:7] glc
	v_mov_b32_e32 v8, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v9, 0
	s_cbranch_scc1 .LBB0_97
; %bb.96:                               ;   in Loop: Header=BB0_95 Depth=2
	v_mov_b32_e32 v8, s50
	v_mov_b32_e32 v9, s51
	flat_load_dwordx2 v[11:12], v[8:9] glc
	v_mov_b32_e32 v8, s16
	v_mov_b32_e32 v9, s17
	flat_load_dword v8, v[8:9] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v11
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[14:15], 1, v8
	v_add_u32_e32 v9, vcc, -1, v8
	s_and_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e32 vcc, s8, v9
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v9, s10
.LBB0_97:                               ;   in Loop: Header=BB0_95 Depth=2
	v_readfirstlane_b32 s11, v9
	v_readfirstlane_b32 s10, v8
	v_mov_b32_e32 v33, v5
	v_cmp_lt_u64_e32 vcc, s[10:11], v[33:34]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_107
; %bb.98:                               ;   in Loop: Header=BB0_95 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_100
; %bb.99:                               ;   in Loop: Header=BB0_95 Depth=2
	flat_store_dword v[29:30], v5
.LBB0_100:                              ;   in Loop: Header=BB0_95 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s75
	;;#ASMEND
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_106
; %bb.101:                              ;   in Loop: Header=BB0_95 Depth=2
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr58_sgpr59
	s_branch .LBB0_103
.LBB0_102:                              ;   in Loop: Header=BB0_103 Depth=3
	s_or_b64 exec, exec, s[60:61]
	s_and_b64 s[60:61], exec, s[58:59]
	s_or_b64 s[14:15], s[60:61], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_105
.LBB0_103:                              ;   Parent Loop BB0_23 Depth=1
                                        ;     Parent Loop BB0_95 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	;;#ASMSTART
	onward_wait_load v8, v[29:30], v[4:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_or_b64 s[58:59], s[58:59], exec
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_102
; %bb.104:                              ;   in Loop: Header=BB0_103 Depth=3
	;;#ASMSTART
	onward_wait v[29:30], v[4:5] ne
	;;#ASMEND
	s_andn2_b64 s[58:59], s[58:59], exec
	s_branch .LBB0_102
.LBB0_105:                              ;   in Loop: Header=BB0_95 Depth=2
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, s16
	v_mov_b32_e32 v9, s17
	flat_load_dword v8, v[8:9] glc
.LBB0_106:                              ;   in Loop: Header=BB0_95 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v8
.LBB0_107:                              ;   in Loop: Header=BB0_95 Depth=2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v6
	s_cmp_eq_u32 s11, 0
	s_cbranch_scc1 .LBB0_110
; %bb.108:                              ;   in Loop: Header=BB0_95 Depth=2
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB0_94
; %bb.109:                              ;   in Loop: Header=BB0_95 Depth=2
	v_cndmask_b32_e64 v9, v7, v3, s[0:1]
	v_cndmask_b32_e64 v8, v6, v2, s[0:1]
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v7, v4
	;;#ASMSTART
	onward_wait_load_x2 v[2:3], v[25:26], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[25:26], v[6:9] ne
	;;#ASMEND
	s_branch .LBB0_94
.LBB0_110:                              ;   in Loop: Header=BB0_23 Depth=1
.LBB0_111:                              ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_127
; %bb.112:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB0_146
; %bb.113:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v8, s10
	s_and_saveexec_b64 s[58:59], s[2:3]
	s_cbranch_execz .LBB0_119
; %bb.114:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v6, v[2:3], v34 glc
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v3, s17
	flat_load_dword v8, v[2:3] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v12, vcc, 1, v6
	v_mov_b32_e32 v6, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v12, v8
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_118
; %bb.115:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s40
	v_add_u32_e32 v7, vcc, 2, v10
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v8, v12
	v_mov_b32_e32 v9, v13
	v_mov_b32_e32 v3, s41
	flat_atomic_cmpswap_x2 v[2:3], v[2:3], v[6:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[2:3], v[12:13]
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_117
; %bb.116:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v8, v12
	v_mov_b32_e32 v3, s43
	flat_store_dwordx2 v[2:3], v[7:8]
	v_or_b32_e32 v8, s71, v12
	flat_store_dwordx2 v[2:3], v[7:8]
	v_or_b32_e32 v8, s72, v12
	flat_store_dwordx2 v[2:3], v[7:8]
	v_or_b32_e32 v8, s73, v12
	flat_store_dwordx2 v[2:3], v[7:8]
	v_or_b32_e32 v8, s74, v12
	v_mov_b32_e32 v6, v12
	flat_store_dwordx2 v[2:3], v[7:8]
.LBB0_117:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[62:63]
	v_mov_b32_e32 v8, v12
.LBB0_118:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[60:61]
.LBB0_119:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
	v_readfirstlane_b32 s52, v6
	v_mov_b32_e32 v2, s52
	s_cmp_lg_u32 s52, 0
	v_mov_b32_e32 v3, s53
	s_cbranch_scc1 .LBB0_146
; %bb.120:                              ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[38:39]
	s_cbranch_vccz .LBB0_128
; %bb.121:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[58:59], 0
	s_and_saveexec_b64 s[60:61], s[2:3]
	s_cbranch_execz .LBB0_130
; %bb.122:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v11, v4
	v_mov_b32_e32 v12, v5
	v_mov_b32_e32 v14, v5
	s_mov_b64 s[62:63], 0
                                        ; implicit-def: $sgpr64_sgpr65
	s_branch .LBB0_124
.LBB0_123:                              ;   in Loop: Header=BB0_124 Depth=2
	s_or_b64 exec, exec, s[66:67]
	s_and_b64 s[66:67], exec, s[64:65]
	s_or_b64 s[62:63], s[66:67], s[62:63]
	s_andn2_b64 exec, exec, s[62:63]
	s_cbranch_execz .LBB0_129
.LBB0_124:                              ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v6, s42
	v_mov_b32_e32 v7, s43
	;;#ASMSTART
	onward_wait_load_x2 v[2:3], v[6:7], v[11:14] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v13, v2
	s_or_b64 s[64:65], s[64:65], exec
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_123
; %bb.125:                              ;   in Loop: Header=BB0_124 Depth=2
	v_mov_b32_e32 v37, s42
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v38, s43
	;;#ASMSTART
	onward_wait_x2 v[37:38], v[4:7] ne
	;;#ASMEND
	s_andn2_b64 s[64:65], s[64:65], exec
	s_branch .LBB0_123
.LBB0_126:                              ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $sgpr11
	s_mov_b64 s[14:15], 0
	s_branch .LBB0_147
.LBB0_127:                              ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr11
	s_branch .LBB0_147
.LBB0_128:                              ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $vgpr2_vgpr3
	s_branch .LBB0_131
.LBB0_129:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[62:63]
	v_and_b32_e32 v2, s70, v3
.LBB0_130:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[60:61]
	s_andn2_b64 vcc, exec, s[58:59]
	s_cbranch_vccnz .LBB0_146
.LBB0_131:                              ;   in Loop: Header=BB0_23 Depth=1
	v_readfirstlane_b32 s11, v8
	v_add_u32_e32 v7, vcc, 2, v10
                                        ; implicit-def: $sgpr58_sgpr59
	s_branch .LBB0_133
.LBB0_132:                              ;   in Loop: Header=BB0_133 Depth=2
	s_mov_b64 s[58:59], s[62:63]
	s_andn2_b64 vcc, exec, s[60:61]
	s_cbranch_vccnz .LBB0_145
.LBB0_133:                              ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	flat_load_dwordx2 v[8:9], v[2:3] glc
	v_mov_b32_e32 v12, s11
	s_mov_b64 s[62:63], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[12:13]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_139
; %bb.134:                              ;   in Loop: Header=BB0_133 Depth=2
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[60:61], s[2:3]
	s_cbranch_execz .LBB0_138
; %bb.135:                              ;   in Loop: Header=BB0_133 Depth=2
	v_mov_b32_e32 v2, s50
	v_mov_b32_e32 v3, s51
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v3, s41
	flat_atomic_cmpswap_x2 v[2:3], v[2:3], v[6:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[2:3], v[8:9]
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_137
; %bb.136:                              ;   in Loop: Header=BB0_133 Depth=2
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v3, s43
	s_or_b32 s30, s11, s71
	flat_store_dwordx2 v[2:3], v[7:8]
	v_mov_b32_e32 v8, s30
	s_or_b32 s30, s11, s72
	flat_store_dwordx2 v[2:3], v[7:8]
	v_mov_b32_e32 v8, s30
	s_or_b32 s30, s11, s73
	flat_store_dwordx2 v[2:3], v[7:8]
	v_mov_b32_e32 v8, s30
	s_or_b32 s30, s11, s74
	flat_store_dwordx2 v[2:3], v[7:8]
	v_mov_b32_e32 v8, s30
	flat_store_dwordx2 v[2:3], v[7:8]
	v_mov_b32_e32 v2, s11
.LBB0_137:                              ;   in Loop: Header=BB0_133 Depth=2
	s_or_b64 exec, exec, s[62:63]
.LBB0_138:                              ;   in Loop: Header=BB0_133 Depth=2
	s_or_b64 exec, exec, s[60:61]
	v_readfirstlane_b32 s52, v2
	s_cmp_eq_u32 s52, 0
	s_cselect_b64 s[62:63], -1, 0
.LBB0_139:                              ;   in Loop: Header=BB0_133 Depth=2
	s_mov_b64 s[60:61], 0
	s_and_b64 vcc, exec, s[62:63]
	s_cbranch_vccz .LBB0_144
; %bb.140:                              ;   in Loop: Header=BB0_133 Depth=2
	v_mov_b32_e32 v2, s11
	v_cndmask_b32_e64 v3, 0, v2, s[0:1]
	v_cndmask_b32_e64 v2, v13, 1, s[0:1]
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[31:32], v[0:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[31:32], v[0:3] ne
	;;#ASMEND
	v_readfirstlane_b32 s52, v8
	v_cmp_eq_u32_e32 vcc, s52, v13
	v_readfirstlane_b32 s30, v9
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[60:61], -1
                                        ; implicit-def: $sgpr62_sgpr63
	s_cbranch_vccnz .LBB0_142
; %bb.141:                              ;   in Loop: Header=BB0_133 Depth=2
	s_and_b32 s52, s30, s70
	s_mov_b64 s[60:61], 0
	s_mov_b64 s[62:63], s[52:53]
.LBB0_142:                              ;   in Loop: Header=BB0_133 Depth=2
	s_andn2_b64 vcc, exec, s[60:61]
	s_mov_b64 s[60:61], 0
	s_cbranch_vccnz .LBB0_132
; %bb.143:                              ;   in Loop: Header=BB0_133 Depth=2
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v3, s17
	flat_load_dword v2, v[2:3] glc
	s_mov_b64 s[60:61], -1
	s_mov_b64 s[62:63], s[58:59]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v2
	s_branch .LBB0_132
.LBB0_144:                              ;   in Loop: Header=BB0_133 Depth=2
	s_mov_b64 s[58:59], s[52:53]
	s_andn2_b64 vcc, exec, s[60:61]
	s_cbranch_vccz .LBB0_133
.LBB0_145:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s58
	v_mov_b32_e32 v3, s59
.LBB0_146:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s11, v2
	s_mov_b64 s[14:15], -1
.LBB0_147:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s11
.LBB0_148:                              ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s11, 2
	s_and_b64 vcc, exec, s[56:57]
	s_cbranch_vccz .LBB0_162
; %bb.149:                              ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_166
; %bb.150:                              ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_165
; %bb.151:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_157
; %bb.152:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v2, v[2:3], v34 glc
	v_mov_b32_e32 v6, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_eq_u32_e32 vcc, v2, v15
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_156
; %bb.153:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s40
	v_add_u32_e32 v7, vcc, 1, v10
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v8, v15
	v_mov_b32_e32 v9, v10
	v_mov_b32_e32 v3, s41
	flat_atomic_cmpswap_x2 v[2:3], v[2:3], v[6:9] glc
	v_mov_b32_e32 v16, v10
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[2:3], v[15:16]
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_155
; %bb.154:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v8, v15
	v_mov_b32_e32 v3, s43
	flat_store_dwordx2 v[2:3], v[7:8]
	v_or_b32_e32 v8, s71, v15
	flat_store_dwordx2 v[2:3], v[7:8]
	v_or_b32_e32 v8, s72, v15
	flat_store_dwordx2 v[2:3], v[7:8]
	v_or_b32_e32 v8, s73, v15
	flat_store_dwordx2 v[2:3], v[7:8]
	v_or_b32_e32 v8, s74, v15
	v_mov_b32_e32 v6, v15
	flat_store_dwordx2 v[2:3], v[7:8]
.LBB0_155:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
.LBB0_156:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
.LBB0_157:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s14, v6
	s_cmp_eq_u32 s14, 0
	s_cselect_b64 s[14:15], -1, 0
	s_and_b64 s[14:15], s[14:15], s[54:55]
	s_and_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_165
; %bb.158:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v5
	v_mov_b32_e32 v11, v5
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr56_sgpr57
	s_branch .LBB0_160
.LBB0_159:                              ;   in Loop: Header=BB0_160 Depth=2
	s_or_b64 exec, exec, s[58:59]
	s_and_b64 s[58:59], exec, s[56:57]
	s_or_b64 s[14:15], s[58:59], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_165
.LBB0_160:                              ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	;;#ASMSTART
	onward_wait_load_x2 v[6:7], v[2:3], v[8:11] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v10, v6
	s_or_b64 s[56:57], s[56:57], exec
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_159
; %bb.161:                              ;   in Loop: Header=BB0_160 Depth=2
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v3, s43
	;;#ASMSTART
	onward_wait_x2 v[2:3], v[4:7] ne
	;;#ASMEND
	s_andn2_b64 s[56:57], s[56:57], exec
	s_branch .LBB0_159
.LBB0_162:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v35, s10
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB0_164
.LBB0_163:                              ;   in Loop: Header=BB0_23 Depth=1
	v_add_u32_e32 v13, vcc, s11, v10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v35, v2
.LBB0_164:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v10, v13
	s_cbranch_execnz .LBB0_23
	s_branch .LBB0_168
.LBB0_165:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[14:15], -1
	s_mov_b32 s11, 1
	v_mov_b32_e32 v2, v35
	s_branch .LBB0_167
.LBB0_166:                              ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s11, 2
.LBB0_167:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v13, v10
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB0_164
	s_branch .LBB0_163
.LBB0_168:
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
		.amdhsa_next_free_vgpr 39
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
	.size	bfs, .Lfunc_end0-bfs
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 5136
; NumSgprs: 82
; NumVgprs: 39
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 10
; VGPRBlocks: 9
; NumSGPRsForWavesPerEU: 82
; NumVGPRsForWavesPerEU: 39
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
    .sgpr_count:     82
    .sgpr_spill_count: 0
    .symbol:         bfs.kd
    .vgpr_count:     39
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
