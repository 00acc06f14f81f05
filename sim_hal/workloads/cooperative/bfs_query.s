	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bfs                     ; -- Begin function bfs
	.globl	bfs
	.p2align	8
	.type	bfs,@function
bfs:                                    ; @bfs
; %bb.0:
	s_load_dword s58, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_load_dwordx4 s[16:19], s[6:7], 0x0
	s_load_dwordx2 s[28:29], s[6:7], 0x10
	s_mov_b32 s3, 0
	s_load_dwordx4 s[20:23], s[6:7], 0x20
	s_load_dwordx2 s[30:31], s[6:7], 0x30
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s58, 0xffff
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s0, 0, s9
	s_add_i32 s10, s9, 63
	s_lshr_b32 s46, s10, 6
	v_rcp_iflag_f32_e32 v1, v1
	s_cmp_lg_u64 s[16:17], 0
	s_mov_b64 s[4:5], -1
	s_cselect_b64 s[34:35], -1, 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_cmp_eq_u64 s[16:17], 0
	s_mov_b32 s26, s3
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
	v_addc_u32_e32 v17, vcc, 0, v3, vcc
	v_mov_b32_e32 v45, v17
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
	v_readfirstlane_b32 s26, v1
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
	v_add_u32_e32 v5, vcc, 0x100, v1
	v_addc_u32_e32 v6, vcc, 0, v2, vcc
	flat_load_dword v1, v[5:6] glc
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
	s_add_i32 s2, s26, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v1
	s_cmp_lg_u32 s9, s2
	s_mov_b32 s2, s26
	s_cbranch_scc1 .LBB0_14
; %bb.4:
	s_mov_b32 s25, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_13
; %bb.5:
	s_mov_b32 s24, -1
	s_mov_b32 s27, s25
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v2, 0
                                        ; implicit-def: $sgpr14_sgpr15
	s_branch .LBB0_7
.LBB0_6:                                ;   in Loop: Header=BB0_7 Depth=1
	s_or_b64 exec, exec, s[36:37]
	s_and_b64 s[36:37], exec, s[14:15]
	s_or_b64 s[12:13], s[36:37], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_13
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v12, s1
	v_mov_b32_e32 v7, s24
	v_mov_b32_e32 v11, s0
	v_mov_b32_e32 v8, s25
	v_mov_b32_e32 v9, s26
	v_mov_b32_e32 v10, s27
	;;#ASMSTART
	onward_wait_load_x2 v[3:4], v[11:12], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, s26, v3
	s_or_b64 s[14:15], s[14:15], exec
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_6
; %bb.8:                                ;   in Loop: Header=BB0_7 Depth=1
	v_mov_b32_e32 v8, s1
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v7, s0
	;;#ASMSTART
	onward_wait_x2 v[7:8], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[14:15], s[14:15], exec
	s_branch .LBB0_6
.LBB0_9:
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[0:1], -1
	v_mov_b32_e32 v45, v17
.LBB0_10:
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_26
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
	flat_load_dword v3, v[3:4] glc
	s_waitcnt vmcnt(0)
	flat_load_dword v4, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[1:2], s[4:5], s3, v5, 0
	s_mov_b64 s[4:5], 0
	v_readfirstlane_b32 s33, v6
	v_readfirstlane_b32 s81, v7
	v_readfirstlane_b32 s75, v3
	v_readfirstlane_b32 s74, v4
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
	s_add_u32 s0, s16, 12
	s_addc_u32 s1, s17, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_cmp_eq_u32 s46, 1
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
	s_mov_b64 s[10:11], 0
	s_cbranch_vccz .LBB0_25
; %bb.20:
	s_add_u32 s10, s16, 12
	s_addc_u32 s11, s17, 0
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s11
	flat_load_dword v1, v[1:2] glc
	s_cmp_eq_u32 s46, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v1
	s_cbranch_scc1 .LBB0_24
; %bb.21:
	v_add_u32_e32 v1, vcc, 8, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_23
; %bb.22:
	v_mov_b32_e32 v3, s9
	v_mov_b32_e32 v4, 0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_23:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s9, v1
.LBB0_24:
	s_mov_b64 s[10:11], -1
	s_mov_b32 s2, s26
.LBB0_25:
	v_mov_b32_e32 v45, s9
	s_mov_b32 s26, s2
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_11
.LBB0_26:
                                        ; implicit-def: $sgpr74
                                        ; implicit-def: $sgpr75
                                        ; implicit-def: $sgpr81
                                        ; implicit-def: $sgpr33
                                        ; implicit-def: $vgpr1_vgpr2
.LBB0_27:
	s_load_dword s9, s[6:7], 0x18
	s_andn2_b64 vcc, exec, s[4:5]
	s_mov_b32 s25, 1
	s_cbranch_vccnz .LBB0_29
; %bb.28:
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[1:2], s[2:3], s3, v1, 0
	s_mov_b32 s33, 0
	s_mov_b32 s81, 1
	s_mov_b32 s75, 0
	s_mov_b32 s74, 1
.LBB0_29:
	s_xor_b64 s[36:37], s[0:1], -1
	s_lshl_b32 s10, s8, 6
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[38:39], -1, 0
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[40:41], -1, 0
	s_add_u32 s42, s16, 0x80
	s_addc_u32 s43, s17, 0
	s_add_u32 s44, s16, 64
	s_addc_u32 s45, s17, 0
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v4, vcc, s16, v1
	s_cmp_lg_u32 s46, 1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	s_movk_i32 s0, 0x108
	s_cselect_b64 s[46:47], -1, 0
	v_add_u32_e32 v19, vcc, s0, v4
	s_add_u32 s48, s16, 8
	v_addc_u32_e32 v20, vcc, 0, v2, vcc
	s_addc_u32 s49, s17, 0
	s_movk_i32 s2, 0x110
	s_add_u32 s50, s16, 0xc0
	v_add_u32_e32 v23, vcc, s2, v4
	s_addc_u32 s51, s17, 0
	v_addc_u32_e32 v24, vcc, 0, v2, vcc
	s_movk_i32 s2, 0x114
	s_add_u32 s52, s16, 16
	v_add_u32_e32 v29, vcc, s2, v4
	v_cmp_eq_u32_e64 s[0:1], 1, v0
	v_mov_b32_e32 v3, s43
	v_mov_b32_e32 v5, s49
	s_addc_u32 s53, s17, 0
	v_addc_u32_e32 v30, vcc, 0, v2, vcc
	s_movk_i32 s2, 0x118
	v_cndmask_b32_e64 v22, v3, v5, s[0:1]
	v_mov_b32_e32 v3, s42
	v_mov_b32_e32 v6, s48
	v_add_u32_e32 v31, vcc, s2, v4
	s_add_u32 s54, s16, 12
	v_cndmask_b32_e64 v21, v3, v6, s[0:1]
	v_mov_b32_e32 v3, s53
	v_addc_u32_e32 v32, vcc, 0, v2, vcc
	s_movk_i32 s2, 0x11c
	s_addc_u32 s55, s17, 0
	v_cndmask_b32_e64 v26, v3, v5, s[0:1]
	v_mov_b32_e32 v3, s52
	v_add_u32_e32 v33, vcc, s2, v4
	s_add_u32 s56, s16, 0xc4
	v_cndmask_b32_e64 v25, v3, v6, s[0:1]
	v_mov_b32_e32 v3, s45
	v_addc_u32_e32 v34, vcc, 0, v2, vcc
	s_movk_i32 s2, 0x104
	s_addc_u32 s57, s17, 0
	s_and_b32 s12, s58, 0xfffe
	v_cndmask_b32_e64 v1, 0, -1, s[0:1]
	v_cndmask_b32_e64 v28, v3, v5, s[0:1]
	v_mov_b32_e32 v3, s44
	v_add_u32_e32 v35, vcc, s2, v4
	v_cmp_ne_u32_e64 s[4:5], 0, v0
	v_or_b32_e32 v46, s10, v0
	s_cmp_lg_u32 s12, 0
	v_cndmask_b32_e64 v27, v3, v6, s[0:1]
	v_addc_u32_e32 v36, vcc, 0, v2, vcc
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_cmp_gt_u32_e64 s[6:7], 2, v0
	s_mov_b32 s27, 0
	v_cmp_eq_u32_e64 s[14:15], 0, v46
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[10:11], s9, v46
	v_mov_b32_e32 v2, -1
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v6, -1
	v_mov_b32_e32 v7, 0
	s_cselect_b64 s[58:59], -1, 0
	s_movk_i32 s76, 0x3c0
	s_movk_i32 s77, 0xfc40
	s_movk_i32 s78, 0x201
	s_movk_i32 s79, 0x400
	s_mov_b32 s80, 0x1000000
	s_xor_b64 s[60:61], s[4:5], -1
	v_mov_b32_e32 v38, 1
	v_mov_b32_e32 v0, -1
	v_mov_b32_e32 v12, s26
	s_branch .LBB0_31
.LBB0_30:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_268
.LBB0_31:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_63 Depth 2
                                        ;       Child Loop BB0_66 Depth 3
                                        ;     Child Loop BB0_38 Depth 2
                                        ;     Child Loop BB0_102 Depth 2
                                        ;       Child Loop BB0_109 Depth 3
                                        ;         Child Loop BB0_111 Depth 4
                                        ;         Child Loop BB0_113 Depth 4
                                        ;     Child Loop BB0_98 Depth 2
                                        ;     Child Loop BB0_48 Depth 2
                                        ;     Child Loop BB0_140 Depth 2
                                        ;       Child Loop BB0_152 Depth 3
                                        ;       Child Loop BB0_173 Depth 3
                                        ;         Child Loop BB0_175 Depth 4
                                        ;         Child Loop BB0_177 Depth 4
                                        ;     Child Loop BB0_202 Depth 2
                                        ;     Child Loop BB0_229 Depth 2
                                        ;       Child Loop BB0_247 Depth 3
                                        ;         Child Loop BB0_249 Depth 4
                                        ;         Child Loop BB0_251 Depth 4
                                        ;     Child Loop BB0_262 Depth 2
                                        ;     Child Loop BB0_192 Depth 2
                                        ;     Child Loop BB0_215 Depth 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v11, 6, v45
	s_mov_b32 s16, s74
	s_mov_b32 s26, s75
	s_mov_b32 s24, s81
	s_mov_b64 s[66:67], -1
	s_mov_b64 s[12:13], 0
	s_cmp_lt_i32 s33, 1
	s_mov_b64 s[64:65], 0
	s_mov_b64 s[62:63], 0
                                        ; implicit-def: $sgpr74
                                        ; implicit-def: $sgpr75
                                        ; implicit-def: $sgpr81
                                        ; implicit-def: $sgpr17
	s_cbranch_scc0 .LBB0_50
; %bb.32:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_b64 vcc, exec, s[66:67]
	s_cbranch_vccnz .LBB0_73
.LBB0_33:                               ;   in Loop: Header=BB0_31 Depth=1
	s_andn2_b64 vcc, exec, s[62:63]
	s_cbranch_vccnz .LBB0_35
.LBB0_34:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[64:65], -1
	s_mov_b32 s74, s16
	s_mov_b32 s75, s26
	s_mov_b32 s81, s24
	s_mov_b32 s17, s33
.LBB0_35:                               ;   in Loop: Header=BB0_31 Depth=1
	s_andn2_b64 vcc, exec, s[12:13]
	s_mov_b32 s33, s17
	s_cbranch_vccnz .LBB0_42
; %bb.36:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[62:63], s[10:11]
	s_cbranch_execz .LBB0_39
; %bb.37:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[64:65], 0
	v_mov_b32_e32 v4, v46
.LBB0_38:                               ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v5, v7
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_lshlrev_b64 v[8:9], 2, v[4:5]
	v_cndmask_b32_e64 v10, 0, -1, vcc
	v_add_u32_e32 v4, vcc, v4, v11
	v_mov_b32_e32 v13, s21
	v_cmp_le_u32_e32 vcc, s9, v4
	v_add_u32_e64 v8, s[12:13], s20, v8
	v_addc_u32_e64 v9, s[12:13], v13, v9, s[12:13]
	s_or_b64 s[64:65], vcc, s[64:65]
	flat_store_dword v[8:9], v10
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[64:65]
	s_cbranch_execnz .LBB0_38
.LBB0_39:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[62:63]
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_cbranch_execz .LBB0_41
; %bb.40:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s22
	v_mov_b32_e32 v5, s23
	flat_store_dword v[4:5], v7
	v_mov_b32_e32 v4, s30
	v_mov_b32_e32 v5, s31
	flat_store_dword v[4:5], v38
	s_waitcnt vmcnt(0)
.LBB0_41:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[64:65], -1
	s_mov_b32 s33, 1
	s_mov_b32 s74, s16
	s_mov_b32 s75, s26
	s_mov_b32 s81, s24
.LBB0_42:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB0_55
; %bb.43:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_b64 vcc, exec, s[36:37]
	s_cbranch_vccz .LBB0_56
; %bb.44:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_b64 vcc, exec, s[40:41]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_cbranch_vccz .LBB0_70
; %bb.45:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[16:17], 0
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_75
; %bb.46:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v38
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
                                        ; implicit-def: $sgpr62_sgpr63
	s_branch .LBB0_48
.LBB0_47:                               ;   in Loop: Header=BB0_48 Depth=2
	s_or_b64 exec, exec, s[64:65]
	s_and_b64 s[64:65], exec, s[62:63]
	s_or_b64 s[16:17], s[64:65], s[16:17]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_74
.LBB0_48:                               ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v9, s45
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[62:63], s[62:63], exec
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_47
; %bb.49:                               ;   in Loop: Header=BB0_48 Depth=2
	v_mov_b32_e32 v14, s44
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v15, s45
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[62:63], s[62:63], exec
	s_branch .LBB0_47
.LBB0_50:                               ;   in Loop: Header=BB0_31 Depth=1
	s_cmp_gt_i32 s33, 1
	s_cbranch_scc0 .LBB0_57
; %bb.51:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[62:63], -1
	s_mov_b64 s[66:67], 0
	s_cmp_eq_u32 s33, 2
	s_mov_b64 s[64:65], 0
                                        ; implicit-def: $sgpr74
                                        ; implicit-def: $sgpr75
                                        ; implicit-def: $sgpr81
	s_cbranch_scc0 .LBB0_58
; %bb.52:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[62:63], s[14:15]
	s_cbranch_execz .LBB0_54
; %bb.53:                               ;   in Loop: Header=BB0_31 Depth=1
	s_lshl_b64 s[64:65], s[26:27], 2
	s_add_u32 s64, s30, s64
	s_addc_u32 s65, s31, s65
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	flat_store_dword v[4:5], v7
	s_waitcnt vmcnt(0)
.LBB0_54:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[62:63]
	s_xor_b32 s75, s26, 1
	s_xor_b32 s74, s16, 1
	s_add_i32 s81, s24, 1
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[64:65], -1
	s_branch .LBB0_58
.LBB0_55:
                                        ; implicit-def: $vgpr45
                                        ; implicit-def: $vgpr12
	s_branch .LBB0_268
.LBB0_56:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[62:63], -1
	s_mov_b64 s[64:65], 0
	s_mov_b64 s[12:13], 0
                                        ; implicit-def: $sgpr16
                                        ; implicit-def: $vgpr15
	s_branch .LBB0_179
.LBB0_57:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[66:67], -1
	s_mov_b64 s[64:65], 0
	s_mov_b64 s[62:63], 0
                                        ; implicit-def: $sgpr74
                                        ; implicit-def: $sgpr75
                                        ; implicit-def: $sgpr81
.LBB0_58:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b32 s17, 1
	s_and_b64 vcc, exec, s[66:67]
	s_cbranch_vccz .LBB0_72
; %bb.59:                               ;   in Loop: Header=BB0_31 Depth=1
	s_lshl_b64 s[66:67], s[26:27], 2
	s_add_u32 s66, s30, s66
	s_addc_u32 s67, s31, s67
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	flat_load_dword v16, v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v16
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_71
; %bb.60:                               ;   in Loop: Header=BB0_31 Depth=1
	v_cmp_lt_u32_e32 vcc, v46, v16
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_69
; %bb.61:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mul_i32 s66, s26, s9
	s_mov_b32 s67, s27
	s_lshl_b64 s[66:67], s[66:67], 2
	s_add_u32 s81, s22, s66
	s_addc_u32 s82, s23, s67
	s_mul_i32 s66, s16, s9
	s_mov_b32 s67, s27
	s_lshl_b64 s[66:67], s[66:67], 2
	s_add_u32 s83, s22, s66
	s_mov_b32 s17, s27
	s_addc_u32 s84, s23, s67
	s_lshl_b64 s[66:67], s[16:17], 2
	s_add_u32 s66, s30, s66
	s_addc_u32 s67, s31, s67
	s_mov_b64 s[68:69], 0
	v_mov_b32_e32 v4, v46
	s_branch .LBB0_63
.LBB0_62:                               ;   in Loop: Header=BB0_63 Depth=2
	s_or_b64 exec, exec, s[70:71]
	v_add_u32_e32 v4, vcc, v4, v11
	v_cmp_ge_u32_e32 vcc, v4, v16
	s_or_b64 s[68:69], vcc, s[68:69]
	s_andn2_b64 exec, exec, s[68:69]
	s_cbranch_execz .LBB0_69
.LBB0_63:                               ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_66 Depth 3
	v_mov_b32_e32 v5, v7
	v_lshlrev_b64 v[8:9], 2, v[4:5]
	v_mov_b32_e32 v5, s82
	v_add_u32_e32 v8, vcc, s81, v8
	v_addc_u32_e32 v9, vcc, v5, v9, vcc
	flat_load_dword v8, v[8:9]
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v5, s19
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v13, vcc, 1, v8
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e32 v8, vcc, s18, v8
	v_addc_u32_e32 v9, vcc, v5, v9, vcc
	v_add_u32_e32 v13, vcc, s18, v13
	v_addc_u32_e32 v14, vcc, v5, v14, vcc
	flat_load_dword v5, v[13:14]
	flat_load_dword v8, v[8:9]
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v8, v5
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_62
; %bb.64:                               ;   in Loop: Header=BB0_63 Depth=2
	v_mov_b32_e32 v9, v7
	v_lshlrev_b64 v[9:10], 2, v[8:9]
	v_mov_b32_e32 v13, s29
	v_add_u32_e32 v9, vcc, s28, v9
	v_addc_u32_e32 v10, vcc, v13, v10, vcc
	s_mov_b64 s[72:73], 0
	s_branch .LBB0_66
.LBB0_65:                               ;   in Loop: Header=BB0_66 Depth=3
	s_or_b64 exec, exec, s[74:75]
	v_add_u32_e32 v8, vcc, 1, v8
	v_cmp_ge_u32_e32 vcc, v8, v5
	s_or_b64 s[72:73], vcc, s[72:73]
	v_add_u32_e32 v9, vcc, 4, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	s_andn2_b64 exec, exec, s[72:73]
	s_cbranch_execz .LBB0_62
.LBB0_66:                               ;   Parent Loop BB0_31 Depth=1
                                        ;     Parent Loop BB0_63 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v13, v[9:10]
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v18, s21
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[14:15], 2, v[13:14]
	v_add_u32_e32 v14, vcc, s20, v14
	v_addc_u32_e32 v15, vcc, v18, v15, vcc
	flat_load_dword v18, v[14:15] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v18
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_65
; %bb.67:                               ;   in Loop: Header=BB0_66 Depth=3
	v_mov_b32_e32 v39, s24
	v_mov_b32_e32 v40, v6
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v14, v[14:15], v[39:40] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, -1, v14
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_65
; %bb.68:                               ;   in Loop: Header=BB0_66 Depth=3
	v_mov_b32_e32 v14, s66
	v_mov_b32_e32 v15, s67
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v14, v[14:15], v38 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v15, v7
	v_mov_b32_e32 v18, s84
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v14, vcc, s83, v14
	v_addc_u32_e32 v15, vcc, v18, v15, vcc
	flat_store_dword v[14:15], v13
	s_branch .LBB0_65
.LBB0_69:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[64:65]
	s_mov_b64 s[64:65], -1
	s_mov_b32 s17, 2
	s_mov_b32 s74, s16
	s_mov_b32 s75, s26
	s_mov_b32 s81, s24
	s_branch .LBB0_72
.LBB0_70:                               ;   in Loop: Header=BB0_31 Depth=1
                                        ; implicit-def: $sgpr16_sgpr17
                                        ; implicit-def: $vgpr15
	s_cbranch_execnz .LBB0_80
	s_branch .LBB0_124
.LBB0_71:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b32 s17, 1
.LBB0_72:                               ;   in Loop: Header=BB0_31 Depth=1
	s_branch .LBB0_33
.LBB0_73:                               ;   in Loop: Header=BB0_31 Depth=1
	s_cmp_lg_u32 s33, 0
	s_mov_b64 s[12:13], -1
	s_cselect_b64 s[62:63], -1, 0
	s_andn2_b64 vcc, exec, s[62:63]
	s_cbranch_vccz .LBB0_34
	s_branch .LBB0_35
.LBB0_74:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[16:17]
.LBB0_75:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_readfirstlane_b32 s13, v5
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s12, v4
	s_cbranch_vccnz .LBB0_79
; %bb.76:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[16:17], s[2:3]
	s_cbranch_execz .LBB0_78
; %bb.77:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v5, s13
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_78:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s13, v5
.LBB0_79:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b32 s16, s13
	v_add_u32_e32 v15, vcc, 1, v12
	s_branch .LBB0_124
.LBB0_80:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_cbranch_execz .LBB0_82
; %bb.81:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v5, s49
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, -1, v9
	v_cmp_eq_u32_e32 vcc, v5, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_102
.LBB0_82:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_add_u32_e32 v15, vcc, 1, v12
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_84
; %bb.83:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s50
	v_mov_b32_e32 v5, s51
	flat_store_dword v[4:5], v15
.LBB0_84:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v4, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB0_86
; %bb.85:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s52
	v_mov_b32_e32 v5, s53
	flat_load_dwordx2 v[9:10], v[4:5] glc
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	flat_load_dword v4, v[4:5] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0xffff, v10
	v_lshrrev_b64 v[9:10], 16, v[9:10]
	v_cmp_ne_u64_e32 vcc, 0, v[7:8]
	v_cndmask_b32_e32 v5, 0, v10, vcc
.LBB0_86:                               ;   in Loop: Header=BB0_31 Depth=1
	v_readfirstlane_b32 s17, v5
	s_andn2_b64 vcc, exec, s[46:47]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v4
	s_cbranch_vccnz .LBB0_90
; %bb.87:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_89
; %bb.88:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s16
	v_mov_b32_e32 v5, s17
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_89:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s17, v5
	v_readfirstlane_b32 s16, v4
.LBB0_90:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v8, v38
	v_cmp_lt_u64_e64 s[12:13], s[16:17], v[7:8]
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_119
; %bb.91:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[62:63], s[2:3]
	s_cbranch_execz .LBB0_93
; %bb.92:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s33
	flat_store_dword v[23:24], v4
	v_mov_b32_e32 v4, s81
	flat_store_dword v[29:30], v4
	v_mov_b32_e32 v4, s75
	flat_store_dword v[31:32], v4
	v_mov_b32_e32 v4, s74
	flat_store_dword v[33:34], v4
.LBB0_93:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[62:63]
	s_and_saveexec_b64 s[62:63], s[2:3]
	s_cbranch_execz .LBB0_95
; %bb.94:                               ;   in Loop: Header=BB0_31 Depth=1
	flat_store_dword v[35:36], v7
.LBB0_95:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[62:63]
	s_or_b32 s16, s17, 0x2000000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s16
	;;#ASMEND
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[62:63], 0
	s_and_saveexec_b64 s[16:17], s[2:3]
	s_cbranch_execz .LBB0_115
; %bb.96:                               ;   in Loop: Header=BB0_31 Depth=1
                                        ; implicit-def: $sgpr64_sgpr65
	s_branch .LBB0_98
.LBB0_97:                               ;   in Loop: Header=BB0_98 Depth=2
	s_or_b64 exec, exec, s[66:67]
	s_and_b64 s[66:67], exec, s[64:65]
	s_or_b64 s[62:63], s[66:67], s[62:63]
	s_andn2_b64 exec, exec, s[62:63]
	s_cbranch_execz .LBB0_114
.LBB0_98:                               ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v5, v[35:36], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[64:65], s[64:65], exec
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_97
; %bb.99:                               ;   in Loop: Header=BB0_98 Depth=2
	;;#ASMSTART
	onward_wait v[35:36], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[64:65], s[64:65], exec
	s_branch .LBB0_97
.LBB0_100:                              ;   in Loop: Header=BB0_102 Depth=2
	s_or_b64 exec, exec, s[16:17]
.LBB0_101:                              ;   in Loop: Header=BB0_102 Depth=2
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v5, s49
	flat_load_dwordx2 v[8:9], v[4:5] glc
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, -1, v9
	v_cmp_ne_u32_e32 vcc, v5, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_82
.LBB0_102:                              ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_109 Depth 3
                                        ;         Child Loop BB0_111 Depth 4
                                        ;         Child Loop BB0_113 Depth 4
	v_cndmask_b32_e64 v5, 0, v9, s[0:1]
	v_cndmask_b32_e64 v4, v4, v8, s[0:1]
	s_and_b64 vcc, exec, s[58:59]
	s_cbranch_vccz .LBB0_104
; %bb.103:                              ;   in Loop: Header=BB0_102 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[21:22], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[21:22], v[2:5] ne
	;;#ASMEND
	s_cbranch_execnz .LBB0_101
	s_branch .LBB0_105
.LBB0_104:                              ;   in Loop: Header=BB0_102 Depth=2
.LBB0_105:                              ;   in Loop: Header=BB0_102 Depth=2
	v_mov_b32_e32 v10, s42
	v_mov_b32_e32 v11, s43
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v0
	v_cmp_eq_u64_e32 vcc, v[10:11], v[4:5]
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_100
; %bb.106:                              ;   in Loop: Header=BB0_102 Depth=2
	s_mov_b32 s24, 0
	s_mov_b64 s[62:63], 0
                                        ; implicit-def: $sgpr64_sgpr65
	s_branch .LBB0_109
.LBB0_107:                              ;   in Loop: Header=BB0_109 Depth=3
	v_mov_b32_e32 v10, s42
	v_mov_b32_e32 v11, s43
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_lshl_b32 s26, s24, 1
	s_cmp_lt_u32 s24, s78
	s_cselect_b32 s24, s26, s79
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v1
	v_and_b32_e32 v10, v10, v0
	v_cmp_ne_u64_e64 s[64:65], v[10:11], v[4:5]
.LBB0_108:                              ;   in Loop: Header=BB0_109 Depth=3
	s_and_b64 s[66:67], exec, s[64:65]
	s_or_b64 s[62:63], s[66:67], s[62:63]
	s_andn2_b64 exec, exec, s[62:63]
	s_cbranch_execz .LBB0_100
.LBB0_109:                              ;   Parent Loop BB0_31 Depth=1
                                        ;     Parent Loop BB0_102 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_111 Depth 4
                                        ;         Child Loop BB0_113 Depth 4
	v_mov_b32_e32 v10, s48
	v_mov_b32_e32 v11, s49
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_or_b64 s[64:65], s[64:65], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_108
; %bb.110:                              ;   in Loop: Header=BB0_109 Depth=3
	s_cmp_lg_u32 s24, 0
	s_cselect_b32 s24, s24, 64
	s_cmp_lt_u32 s24, s76
	s_mov_b32 s26, s24
	s_cbranch_scc1 .LBB0_112
.LBB0_111:                              ;   Parent Loop BB0_31 Depth=1
                                        ;     Parent Loop BB0_102 Depth=2
                                        ;       Parent Loop BB0_109 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s26, s26, s77
	s_cmp_lt_u32 s26, s76
	s_sleep 15
	s_cbranch_scc0 .LBB0_111
.LBB0_112:                              ;   in Loop: Header=BB0_109 Depth=3
	s_cmp_lt_u32 s26, 64
	s_cbranch_scc1 .LBB0_107
.LBB0_113:                              ;   Parent Loop BB0_31 Depth=1
                                        ;     Parent Loop BB0_102 Depth=2
                                        ;       Parent Loop BB0_109 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s26, s26, 64
	s_cmp_gt_u32 s26, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_113
	s_branch .LBB0_107
.LBB0_114:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[62:63]
	v_mov_b32_e32 v8, s54
	v_mov_b32_e32 v9, s55
	flat_load_dword v4, v[8:9] glc
.LBB0_115:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[16:17]
	v_readfirstlane_b32 s17, v5
	s_andn2_b64 vcc, exec, s[46:47]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v4
	s_cbranch_vccnz .LBB0_119
; %bb.116:                              ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[62:63], s[2:3]
	s_cbranch_execz .LBB0_118
; %bb.117:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s16
	v_mov_b32_e32 v5, s17
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_118:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[62:63]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s17, v5
	v_readfirstlane_b32 s16, v4
.LBB0_119:                              ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[62:63], s[2:3]
	s_cbranch_execz .LBB0_123
; %bb.120:                              ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b32 s64, s27
	s_mov_b32 s65, s17
	s_mov_b32 s24, s27
	s_cmp_eq_u64 s[64:65], s[24:25]
	s_cselect_b64 s[64:65], -1, 0
	s_or_b64 s[12:13], s[12:13], s[64:65]
	s_andn2_b64 vcc, exec, s[12:13]
	v_mov_b32_e32 v4, 0
	s_cbranch_vccnz .LBB0_122
; %bb.121:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s52
	v_mov_b32_e32 v5, s53
	flat_load_dwordx2 v[4:5], v[4:5] glc
.LBB0_122:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v8, s56
	v_mov_b32_e32 v9, s57
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v4
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v8, v15
	v_mov_b32_e32 v5, s43
	flat_store_dwordx2 v[4:5], v[7:8]
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v16, s16
	v_mov_b32_e32 v5, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[4:5], v[15:16]
.LBB0_123:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[62:63]
.LBB0_124:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v5, s57
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v4, v[4:5] glc
	s_mov_b64 s[62:63], 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s12, v4
	s_cmp_eq_u32 s12, 0
	s_cbranch_scc1 .LBB0_178
; %bb.125:                              ;   in Loop: Header=BB0_31 Depth=1
	s_add_i32 s12, s12, s8
	s_cmp_lt_u32 s12, s16
	s_cselect_b64 s[12:13], -1, 0
	s_or_b64 s[12:13], s[38:39], s[12:13]
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_140
.LBB0_126:                              ;   in Loop: Header=BB0_31 Depth=1
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_178
; %bb.127:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_cbranch_execz .LBB0_253
; %bb.128:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[64:65], s[2:3]
	s_cbranch_execz .LBB0_134
; %bb.129:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v8, v[4:5], v38 glc
	v_mov_b32_e32 v4, s54
	v_mov_b32_e32 v5, s55
	flat_load_dword v14, v[4:5] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v4, vcc, 1, v8
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v4, v14
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_133
; %bb.130:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s42
	v_add_u32_e32 v9, vcc, 2, v12
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, v14
	v_mov_b32_e32 v11, v15
	v_mov_b32_e32 v5, s43
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[8:11] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[14:15]
	s_and_saveexec_b64 s[68:69], vcc
	s_cbranch_execz .LBB0_132
; %bb.131:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v10, v14
	v_mov_b32_e32 v5, s45
	v_mov_b32_e32 v8, v14
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB0_132:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[68:69]
.LBB0_133:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[66:67]
.LBB0_134:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[64:65]
	v_readfirstlane_b32 s26, v8
	v_mov_b32_e32 v4, s26
	s_cmp_lg_u32 s26, 0
	v_mov_b32_e32 v5, s27
	s_cbranch_scc1 .LBB0_253
; %bb.135:                              ;   in Loop: Header=BB0_31 Depth=1
	s_and_b64 vcc, exec, s[40:41]
	s_cbranch_vccz .LBB0_221
; %bb.136:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[64:65], 0
	s_and_saveexec_b64 s[66:67], s[2:3]
	s_cbranch_execz .LBB0_223
; %bb.137:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v13, v6
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v16, v7
	s_mov_b64 s[68:69], 0
                                        ; implicit-def: $sgpr70_sgpr71
	s_branch .LBB0_202
.LBB0_138:                              ;   in Loop: Header=BB0_140 Depth=2
	s_or_b64 exec, exec, s[64:65]
.LBB0_139:                              ;   in Loop: Header=BB0_140 Depth=2
	s_or_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_126
.LBB0_140:                              ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_152 Depth 3
                                        ;       Child Loop BB0_173 Depth 3
                                        ;         Child Loop BB0_175 Depth 4
                                        ;         Child Loop BB0_177 Depth 4
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v8, s52
	v_mov_b32_e32 v5, s49
	v_mov_b32_e32 v9, s53
	flat_load_dwordx2 v[4:5], v[4:5] glc
	flat_load_dwordx2 v[8:9], v[8:9] glc
	v_mov_b32_e32 v10, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v11, 0
	s_cbranch_scc1 .LBB0_142
; %bb.141:                              ;   in Loop: Header=BB0_140 Depth=2
	v_mov_b32_e32 v10, s52
	v_mov_b32_e32 v11, s53
	flat_load_dwordx2 v[13:14], v[10:11] glc
	v_mov_b32_e32 v10, s54
	v_mov_b32_e32 v11, s55
	flat_load_dword v10, v[10:11] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[12:13], 0, v13
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[16:17], 1, v10
	v_add_u32_e32 v11, vcc, -1, v10
	s_and_b64 s[12:13], s[12:13], s[16:17]
	v_cmp_eq_u32_e32 vcc, s8, v11
	s_and_b64 s[12:13], s[12:13], vcc
	s_and_b64 s[12:13], s[12:13], exec
	s_cselect_b32 s12, 1, 0
	v_mov_b32_e32 v11, s12
.LBB0_142:                              ;   in Loop: Header=BB0_140 Depth=2
	v_readfirstlane_b32 s17, v11
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s16, v10
	s_cbranch_vccnz .LBB0_146
; %bb.143:                              ;   in Loop: Header=BB0_140 Depth=2
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_145
; %bb.144:                              ;   in Loop: Header=BB0_140 Depth=2
	v_mov_b32_e32 v10, s16
	v_mov_b32_e32 v11, s17
	flat_store_dwordx2 v[19:20], v[10:11]
.LBB0_145:                              ;   in Loop: Header=BB0_140 Depth=2
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s17, v11
	v_readfirstlane_b32 s16, v10
.LBB0_146:                              ;   in Loop: Header=BB0_140 Depth=2
	v_mov_b32_e32 v37, v7
	v_cmp_lt_u64_e32 vcc, s[16:17], v[37:38]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_159
; %bb.147:                              ;   in Loop: Header=BB0_140 Depth=2
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_149
; %bb.148:                              ;   in Loop: Header=BB0_140 Depth=2
	flat_store_dword v[35:36], v7
.LBB0_149:                              ;   in Loop: Header=BB0_140 Depth=2
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s80
	;;#ASMEND
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[16:17], 0
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_155
; %bb.150:                              ;   in Loop: Header=BB0_140 Depth=2
                                        ; implicit-def: $sgpr64_sgpr65
	s_branch .LBB0_152
.LBB0_151:                              ;   in Loop: Header=BB0_152 Depth=3
	s_or_b64 exec, exec, s[66:67]
	s_and_b64 s[66:67], exec, s[64:65]
	s_or_b64 s[16:17], s[66:67], s[16:17]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_154
.LBB0_152:                              ;   Parent Loop BB0_31 Depth=1
                                        ;     Parent Loop BB0_140 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	;;#ASMSTART
	onward_wait_load v11, v[35:36], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[64:65], s[64:65], exec
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_151
; %bb.153:                              ;   in Loop: Header=BB0_152 Depth=3
	;;#ASMSTART
	onward_wait v[35:36], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[64:65], s[64:65], exec
	s_branch .LBB0_151
.LBB0_154:                              ;   in Loop: Header=BB0_140 Depth=2
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v13, s54
	v_mov_b32_e32 v14, s55
	flat_load_dword v10, v[13:14] glc
.LBB0_155:                              ;   in Loop: Header=BB0_140 Depth=2
	s_or_b64 exec, exec, s[12:13]
	v_readfirstlane_b32 s17, v11
	s_andn2_b64 vcc, exec, s[46:47]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v10
	s_cbranch_vccnz .LBB0_159
; %bb.156:                              ;   in Loop: Header=BB0_140 Depth=2
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_158
; %bb.157:                              ;   in Loop: Header=BB0_140 Depth=2
	v_mov_b32_e32 v10, s16
	v_mov_b32_e32 v11, s17
	flat_store_dwordx2 v[19:20], v[10:11]
.LBB0_158:                              ;   in Loop: Header=BB0_140 Depth=2
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s16, v10
.LBB0_159:                              ;   in Loop: Header=BB0_140 Depth=2
	s_andn2_b64 vcc, exec, s[46:47]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s17, v8
	s_cbranch_vccnz .LBB0_163
; %bb.160:                              ;   in Loop: Header=BB0_140 Depth=2
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_162
; %bb.161:                              ;   in Loop: Header=BB0_140 Depth=2
	v_mov_b32_e32 v10, s17
	v_mov_b32_e32 v11, v7
	flat_store_dwordx2 v[19:20], v[10:11]
.LBB0_162:                              ;   in Loop: Header=BB0_140 Depth=2
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[10:11], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s17, v10
.LBB0_163:                              ;   in Loop: Header=BB0_140 Depth=2
	s_cmp_eq_u32 s17, 0
	s_cbranch_scc1 .LBB0_167
; %bb.164:                              ;   in Loop: Header=BB0_140 Depth=2
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_139
; %bb.165:                              ;   in Loop: Header=BB0_140 Depth=2
	v_cndmask_b32_e64 v11, v9, v5, s[0:1]
	v_cndmask_b32_e64 v10, v8, v4, s[0:1]
	s_and_b64 vcc, exec, s[58:59]
	s_cbranch_vccz .LBB0_168
; %bb.166:                              ;   in Loop: Header=BB0_140 Depth=2
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v9, v6
	;;#ASMSTART
	onward_wait_load_x2 v[13:14], v[25:26], v[8:11] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[25:26], v[8:11] ne
	;;#ASMEND
	s_cbranch_execnz .LBB0_139
	s_branch .LBB0_169
.LBB0_167:                              ;   in Loop: Header=BB0_31 Depth=1
	s_branch .LBB0_126
.LBB0_168:                              ;   in Loop: Header=BB0_140 Depth=2
.LBB0_169:                              ;   in Loop: Header=BB0_140 Depth=2
	v_mov_b32_e32 v8, s52
	v_mov_b32_e32 v9, s53
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[10:11]
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_138
; %bb.170:                              ;   in Loop: Header=BB0_140 Depth=2
	s_mov_b32 s17, 0
	s_mov_b64 s[66:67], 0
                                        ; implicit-def: $sgpr68_sgpr69
	s_branch .LBB0_173
.LBB0_171:                              ;   in Loop: Header=BB0_173 Depth=3
	v_mov_b32_e32 v8, s52
	v_mov_b32_e32 v9, s53
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s24, s17, 1
	s_cmp_lt_u32 s17, s78
	s_cselect_b32 s17, s24, s79
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e64 s[68:69], v[8:9], v[10:11]
.LBB0_172:                              ;   in Loop: Header=BB0_173 Depth=3
	s_and_b64 s[70:71], exec, s[68:69]
	s_or_b64 s[66:67], s[70:71], s[66:67]
	s_andn2_b64 exec, exec, s[66:67]
	s_cbranch_execz .LBB0_138
.LBB0_173:                              ;   Parent Loop BB0_31 Depth=1
                                        ;     Parent Loop BB0_140 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_175 Depth 4
                                        ;         Child Loop BB0_177 Depth 4
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v9, s49
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[68:69], s[68:69], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_172
; %bb.174:                              ;   in Loop: Header=BB0_173 Depth=3
	s_cmp_lg_u32 s17, 0
	s_cselect_b32 s17, s17, 64
	s_cmp_lt_u32 s17, s76
	s_mov_b32 s24, s17
	s_cbranch_scc1 .LBB0_176
.LBB0_175:                              ;   Parent Loop BB0_31 Depth=1
                                        ;     Parent Loop BB0_140 Depth=2
                                        ;       Parent Loop BB0_173 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s24, s24, s77
	s_cmp_lt_u32 s24, s76
	s_sleep 15
	s_cbranch_scc0 .LBB0_175
.LBB0_176:                              ;   in Loop: Header=BB0_173 Depth=3
	s_cmp_lt_u32 s24, 64
	s_cbranch_scc1 .LBB0_171
.LBB0_177:                              ;   Parent Loop BB0_31 Depth=1
                                        ;     Parent Loop BB0_140 Depth=2
                                        ;       Parent Loop BB0_173 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s24, s24, 64
	s_cmp_gt_u32 s24, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_177
	s_branch .LBB0_171
.LBB0_178:                              ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[64:65], 0
	s_mov_b64 s[12:13], 0
.LBB0_179:                              ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[70:71], 0
                                        ; implicit-def: $sgpr68_sgpr69
                                        ; implicit-def: $sgpr66_sgpr67
.LBB0_180:                              ;   in Loop: Header=BB0_31 Depth=1
	s_and_b64 vcc, exec, s[62:63]
	s_cbranch_vccz .LBB0_194
; %bb.181:                              ;   in Loop: Header=BB0_31 Depth=1
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_195
; %bb.182:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[16:17], s[6:7]
	s_cbranch_execz .LBB0_206
; %bb.183:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[62:63], s[2:3]
	s_cbranch_execz .LBB0_189
; %bb.184:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v4, v[4:5], v38 glc
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v4
	v_cmp_eq_u32_e32 vcc, v4, v17
	s_and_saveexec_b64 s[68:69], vcc
	s_cbranch_execz .LBB0_188
; %bb.185:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s42
	v_add_u32_e32 v9, vcc, 1, v12
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v11, v12
	v_mov_b32_e32 v5, s43
	flat_atomic_cmpswap_x2 v[4:5], v[4:5], v[8:11] glc
	v_mov_b32_e32 v18, v12
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[17:18]
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_187
; %bb.186:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v5, s45
	v_mov_b32_e32 v8, v17
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[4:5], v[9:10]
.LBB0_187:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[70:71]
.LBB0_188:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[68:69]
.LBB0_189:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[62:63]
	v_readfirstlane_b32 s26, v8
	s_cmp_eq_u32 s26, 0
	s_cselect_b64 s[62:63], -1, 0
	v_mov_b32_e32 v4, s26
	s_and_b64 s[68:69], s[62:63], s[60:61]
	v_mov_b32_e32 v5, s27
	s_and_saveexec_b64 s[62:63], s[68:69]
	s_cbranch_execz .LBB0_205
; %bb.190:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[68:69], 0
                                        ; implicit-def: $sgpr70_sgpr71
	s_branch .LBB0_192
.LBB0_191:                              ;   in Loop: Header=BB0_192 Depth=2
	s_or_b64 exec, exec, s[72:73]
	s_and_b64 s[72:73], exec, s[70:71]
	s_or_b64 s[68:69], s[72:73], s[68:69]
	s_andn2_b64 exec, exec, s[68:69]
	s_cbranch_execz .LBB0_204
.LBB0_192:                              ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v9, s45
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[70:71], s[70:71], exec
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_191
; %bb.193:                              ;   in Loop: Header=BB0_192 Depth=2
	v_mov_b32_e32 v39, s44
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v40, s45
	;;#ASMSTART
	onward_wait_x2 v[39:40], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[70:71], s[70:71], exec
	s_branch .LBB0_191
.LBB0_194:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s16
	v_mov_b32_e32 v45, s16
	v_mov_b32_e32 v12, v15
.LBB0_195:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v8, v15
	s_and_saveexec_b64 s[16:17], s[64:65]
	s_cbranch_execz .LBB0_197
.LBB0_196:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	s_or_b64 s[12:13], s[12:13], exec
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_197:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v4, s68
	v_mov_b32_e32 v5, s69
	s_and_saveexec_b64 s[16:17], s[12:13]
	s_cbranch_execz .LBB0_199
; %bb.198:                              ;   in Loop: Header=BB0_31 Depth=1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_or_b64 s[70:71], s[70:71], exec
	v_mov_b32_e32 v15, v8
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s26, v4
	v_mov_b32_e32 v4, s26
	v_mov_b32_e32 v5, s27
.LBB0_199:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[12:13], s[70:71]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_30
; %bb.200:                              ;   in Loop: Header=BB0_31 Depth=1
	v_add_u32_e32 v12, vcc, 1, v15
	v_mov_b32_e32 v45, v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_30
.LBB0_201:                              ;   in Loop: Header=BB0_202 Depth=2
	s_or_b64 exec, exec, s[72:73]
	s_and_b64 s[72:73], exec, s[70:71]
	s_or_b64 s[68:69], s[72:73], s[68:69]
	s_andn2_b64 exec, exec, s[68:69]
	s_cbranch_execz .LBB0_222
.LBB0_202:                              ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v9, s45
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[13:16] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v15, v4
	s_or_b64 s[70:71], s[70:71], exec
	s_and_saveexec_b64 s[72:73], vcc
	s_cbranch_execz .LBB0_201
; %bb.203:                              ;   in Loop: Header=BB0_202 Depth=2
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v11, s45
	;;#ASMSTART
	onward_wait_x2 v[10:11], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[70:71], s[70:71], exec
	s_branch .LBB0_201
.LBB0_204:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[68:69]
	v_mov_b32_e32 v4, v5
.LBB0_205:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[62:63]
.LBB0_206:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[16:17]
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s26, v4
	s_cbranch_vccnz .LBB0_210
; %bb.207:                              ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[16:17], s[2:3]
	s_cbranch_execz .LBB0_209
; %bb.208:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s26
	v_mov_b32_e32 v5, s27
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_209:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s69, v5
	v_readfirstlane_b32 s68, v4
	s_branch .LBB0_211
.LBB0_210:                              ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[68:69], s[26:27]
.LBB0_211:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v8, v38
	v_cmp_lt_u64_e32 vcc, s[68:69], v[7:8]
	s_mov_b64 s[70:71], -1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_220
; %bb.212:                              ;   in Loop: Header=BB0_31 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s69
	;;#ASMEND
	v_mov_b32_e32 v4, s68
	v_mov_b32_e32 v8, s69
	v_mov_b32_e32 v5, s69
	s_and_saveexec_b64 s[16:17], s[2:3]
	s_cbranch_execz .LBB0_218
; %bb.213:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v13, v7
	s_mov_b64 s[62:63], 0
                                        ; implicit-def: $sgpr68_sgpr69
	s_branch .LBB0_215
.LBB0_214:                              ;   in Loop: Header=BB0_215 Depth=2
	s_or_b64 exec, exec, s[70:71]
	s_and_b64 s[70:71], exec, s[68:69]
	s_or_b64 s[62:63], s[70:71], s[62:63]
	s_andn2_b64 exec, exec, s[62:63]
	s_cbranch_execz .LBB0_217
.LBB0_215:                              ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v9, s45
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[10:13] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v12, v4
	s_or_b64 s[68:69], s[68:69], exec
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_214
; %bb.216:                              ;   in Loop: Header=BB0_215 Depth=2
	v_mov_b32_e32 v39, s44
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v40, s45
	;;#ASMSTART
	onward_wait_x2 v[39:40], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[68:69], s[68:69], exec
	s_branch .LBB0_214
.LBB0_217:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[62:63]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v4, v5
.LBB0_218:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[16:17]
	v_readfirstlane_b32 s69, v8
	v_readfirstlane_b32 s68, v4
	s_andn2_b64 vcc, exec, s[46:47]
	s_mov_b64 s[70:71], -1
	s_cbranch_vccnz .LBB0_220
; %bb.219:                              ;   in Loop: Header=BB0_31 Depth=1
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[16:17], s[4:5], exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_andn2_b64 s[16:17], s[64:65], exec
	s_and_b64 s[62:63], s[2:3], exec
	s_mov_b64 s[70:71], 0
	s_or_b64 s[64:65], s[16:17], s[62:63]
	v_mov_b32_e32 v15, v12
	s_mov_b64 s[66:67], s[68:69]
.LBB0_220:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v8, v15
	v_mov_b32_e32 v15, v12
	s_and_saveexec_b64 s[16:17], s[64:65]
	s_cbranch_execnz .LBB0_196
	s_branch .LBB0_197
.LBB0_221:                              ;   in Loop: Header=BB0_31 Depth=1
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_224
.LBB0_222:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[68:69]
	v_mov_b32_e32 v4, v5
.LBB0_223:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[66:67]
	s_andn2_b64 vcc, exec, s[64:65]
	s_cbranch_vccnz .LBB0_253
.LBB0_224:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v14, v7
	v_add_u32_e32 v13, vcc, 2, v12
	v_mov_b32_e32 v40, v14
	v_mov_b32_e32 v39, v13
	v_mov_b32_e32 v16, v7
	s_mov_b64 s[64:65], 0
                                        ; implicit-def: $vgpr4_vgpr5
	s_branch .LBB0_229
.LBB0_225:                              ;   in Loop: Header=BB0_229 Depth=2
	s_or_b64 exec, exec, s[68:69]
.LBB0_226:                              ;   in Loop: Header=BB0_229 Depth=2
	v_mov_b32_e32 v4, v41
	s_mov_b64 s[70:71], -1
	v_mov_b32_e32 v5, v42
.LBB0_227:                              ;   in Loop: Header=BB0_229 Depth=2
	s_and_b64 s[68:69], s[70:71], exec
.LBB0_228:                              ;   in Loop: Header=BB0_229 Depth=2
	s_or_b64 exec, exec, s[66:67]
	s_xor_b64 s[66:67], s[68:69], -1
	s_and_b64 s[66:67], exec, s[66:67]
	s_or_b64 s[64:65], s[66:67], s[64:65]
	s_andn2_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_252
.LBB0_229:                              ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_247 Depth 3
                                        ;         Child Loop BB0_249 Depth 4
                                        ;         Child Loop BB0_251 Depth 4
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v9, s49
	flat_load_dwordx2 v[43:44], v[8:9] glc
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v9, s45
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v10, s52
	flat_load_dwordx2 v[8:9], v[8:9] glc
	v_mov_b32_e32 v11, s53
	flat_load_dwordx2 v[10:11], v[10:11] glc
	v_mov_b32_e32 v42, v5
	v_mov_b32_e32 v41, v4
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e32 vcc, v15, v8
	s_and_saveexec_b64 s[66:67], vcc
	s_xor_b64 s[66:67], exec, s[66:67]
; %bb.230:                              ;   in Loop: Header=BB0_229 Depth=2
	v_mov_b32_e32 v4, v9
                                        ; implicit-def: $vgpr41_vgpr42
                                        ; implicit-def: $vgpr8_vgpr9
                                        ; implicit-def: $vgpr43_vgpr44
; %bb.231:                              ;   in Loop: Header=BB0_229 Depth=2
	s_or_saveexec_b64 s[66:67], s[66:67]
	s_mov_b64 s[68:69], 0
	s_xor_b64 exec, exec, s[66:67]
	s_cbranch_execz .LBB0_228
; %bb.232:                              ;   in Loop: Header=BB0_229 Depth=2
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[10:11], v[4:5] glc
	v_mov_b32_e32 v4, v44
	v_mov_b32_e32 v5, v8
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_238
; %bb.233:                              ;   in Loop: Header=BB0_229 Depth=2
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[68:69], s[2:3]
	s_cbranch_execz .LBB0_237
; %bb.234:                              ;   in Loop: Header=BB0_229 Depth=2
	v_mov_b32_e32 v5, v8
	v_add_u32_e64 v8, vcc, 0, 0
	v_mov_b32_e32 v48, s43
	v_addc_u32_e32 v9, vcc, 1, v5, vcc
	v_mov_b32_e32 v47, s42
	flat_atomic_cmpswap_x2 v[8:9], v[47:48], v[8:11] glc
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[10:11]
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB0_236
; %bb.235:                              ;   in Loop: Header=BB0_229 Depth=2
	v_mov_b32_e32 v8, s44
	v_or_b32_e32 v40, v44, v14
	v_mov_b32_e32 v9, s45
	v_mov_b32_e32 v5, v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[8:9], v[39:40]
.LBB0_236:                              ;   in Loop: Header=BB0_229 Depth=2
	s_or_b64 exec, exec, s[70:71]
.LBB0_237:                              ;   in Loop: Header=BB0_229 Depth=2
	s_or_b64 exec, exec, s[68:69]
	v_readfirstlane_b32 s26, v5
	s_cmp_eq_u32 s26, 0
	v_mov_b32_e32 v8, v15
	s_cselect_b64 s[68:69], -1, 0
	v_mov_b32_e32 v9, v16
	s_branch .LBB0_239
.LBB0_238:                              ;   in Loop: Header=BB0_229 Depth=2
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[68:69], -1
.LBB0_239:                              ;   in Loop: Header=BB0_229 Depth=2
	v_mov_b32_e32 v4, s26
	s_mov_b64 s[70:71], 0
	s_and_b64 vcc, exec, s[68:69]
	v_mov_b32_e32 v5, s27
	s_cbranch_vccz .LBB0_227
; %bb.240:                              ;   in Loop: Header=BB0_229 Depth=2
	v_cndmask_b32_e64 v5, v9, v44, s[0:1]
	v_cndmask_b32_e64 v4, v8, v43, s[0:1]
	s_and_b64 vcc, exec, s[58:59]
	s_cbranch_vccz .LBB0_242
; %bb.241:                              ;   in Loop: Header=BB0_229 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[27:28], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[27:28], v[2:5] ne
	;;#ASMEND
	s_cbranch_execnz .LBB0_226
	s_branch .LBB0_243
.LBB0_242:                              ;   in Loop: Header=BB0_229 Depth=2
.LBB0_243:                              ;   in Loop: Header=BB0_229 Depth=2
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v9, s45
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[68:69], vcc
	s_cbranch_execz .LBB0_225
; %bb.244:                              ;   in Loop: Header=BB0_229 Depth=2
	s_mov_b32 s17, 0
	s_mov_b64 s[70:71], 0
                                        ; implicit-def: $sgpr72_sgpr73
	s_branch .LBB0_247
.LBB0_245:                              ;   in Loop: Header=BB0_247 Depth=3
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v9, s45
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_lshl_b32 s24, s17, 1
	s_cmp_lt_u32 s17, s78
	s_cselect_b32 s17, s24, s79
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v1
	v_and_b32_e32 v8, v8, v0
	v_cmp_ne_u64_e64 s[72:73], v[8:9], v[4:5]
.LBB0_246:                              ;   in Loop: Header=BB0_247 Depth=3
	s_and_b64 s[82:83], exec, s[72:73]
	s_or_b64 s[70:71], s[82:83], s[70:71]
	s_andn2_b64 exec, exec, s[70:71]
	s_cbranch_execz .LBB0_225
.LBB0_247:                              ;   Parent Loop BB0_31 Depth=1
                                        ;     Parent Loop BB0_229 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_249 Depth 4
                                        ;         Child Loop BB0_251 Depth 4
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v9, s49
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_or_b64 s[72:73], s[72:73], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[43:44]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_246
; %bb.248:                              ;   in Loop: Header=BB0_247 Depth=3
	s_cmp_lg_u32 s17, 0
	s_cselect_b32 s17, s17, 64
	s_cmp_lt_u32 s17, s76
	s_mov_b32 s24, s17
	s_cbranch_scc1 .LBB0_250
.LBB0_249:                              ;   Parent Loop BB0_31 Depth=1
                                        ;     Parent Loop BB0_229 Depth=2
                                        ;       Parent Loop BB0_247 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_add_i32 s24, s24, s77
	s_cmp_lt_u32 s24, s76
	s_sleep 15
	s_cbranch_scc0 .LBB0_249
.LBB0_250:                              ;   in Loop: Header=BB0_247 Depth=3
	s_cmp_lt_u32 s24, 64
	s_cbranch_scc1 .LBB0_245
.LBB0_251:                              ;   Parent Loop BB0_31 Depth=1
                                        ;     Parent Loop BB0_229 Depth=2
                                        ;       Parent Loop BB0_247 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s24, s24, 64
	s_cmp_gt_u32 s24, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_251
	s_branch .LBB0_245
.LBB0_252:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[64:65]
.LBB0_253:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s26, v4
	s_cbranch_vccnz .LBB0_257
; %bb.254:                              ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_256
; %bb.255:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v4, s26
	v_mov_b32_e32 v5, s27
	flat_store_dwordx2 v[19:20], v[4:5]
.LBB0_256:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[4:5], v[19:20] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s69, v5
	v_readfirstlane_b32 s68, v4
	s_branch .LBB0_258
.LBB0_257:                              ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[68:69], s[26:27]
.LBB0_258:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v8, v38
	v_cmp_lt_u64_e32 vcc, s[68:69], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_267
; %bb.259:                              ;   in Loop: Header=BB0_31 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s69
	;;#ASMEND
	v_mov_b32_e32 v4, s68
	v_mov_b32_e32 v8, s69
	v_mov_b32_e32 v5, s69
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_265
; %bb.260:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v13, v6
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v16, v7
	s_mov_b64 s[64:65], 0
                                        ; implicit-def: $sgpr66_sgpr67
	s_branch .LBB0_262
.LBB0_261:                              ;   in Loop: Header=BB0_262 Depth=2
	s_or_b64 exec, exec, s[68:69]
	s_and_b64 s[68:69], exec, s[66:67]
	s_or_b64 s[64:65], s[68:69], s[64:65]
	s_andn2_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_264
.LBB0_262:                              ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v9, s45
	;;#ASMSTART
	onward_wait_load_x2 v[4:5], v[8:9], v[13:16] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v15, v4
	s_or_b64 s[66:67], s[66:67], exec
	s_and_saveexec_b64 s[68:69], vcc
	s_cbranch_execz .LBB0_261
; %bb.263:                              ;   in Loop: Header=BB0_262 Depth=2
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v11, s45
	;;#ASMSTART
	onward_wait_x2 v[10:11], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[66:67], s[66:67], exec
	s_branch .LBB0_261
.LBB0_264:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[64:65]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v4, v5
.LBB0_265:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_readfirstlane_b32 s69, v8
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s68, v4
	s_cbranch_vccnz .LBB0_267
; %bb.266:                              ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[70:71], 0
	s_and_b64 s[12:13], s[4:5], exec
	s_and_b64 s[64:65], s[2:3], exec
	s_mov_b64 s[66:67], s[68:69]
	s_branch .LBB0_180
.LBB0_267:                              ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[64:65], 0
	s_mov_b64 s[70:71], -1
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[66:67], s[68:69]
	s_branch .LBB0_180
.LBB0_268:
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
		.amdhsa_next_free_vgpr 49
		.amdhsa_next_free_sgpr 85
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
; codeLenInByte = 6888
; NumSgprs: 87
; NumVgprs: 49
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 10
; VGPRBlocks: 12
; NumSGPRsForWavesPerEU: 87
; NumVGPRsForWavesPerEU: 49
; Occupancy: 4
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
    .sgpr_count:     87
    .sgpr_spill_count: 0
    .symbol:         bfs.kd
    .vgpr_count:     49
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
