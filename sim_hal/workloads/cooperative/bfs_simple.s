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
	v_addc_u32_e32 v11, vcc, 0, v3, vcc
	v_mov_b32_e32 v29, v11
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
	v_mov_b32_e32 v29, v11
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
	flat_load_dword v3, v[3:4] glc
	s_waitcnt vmcnt(0)
	flat_load_dword v4, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[1:2], s[4:5], s3, v5, 0
	s_mov_b64 s[4:5], 0
	v_readfirstlane_b32 s33, v6
	v_readfirstlane_b32 s62, v7
	v_readfirstlane_b32 s61, v3
	v_readfirstlane_b32 s60, v4
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
	v_mov_b32_e32 v29, s2
	s_mov_b32 s14, s9
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_11
.LBB0_18:
                                        ; implicit-def: $sgpr60
                                        ; implicit-def: $sgpr61
                                        ; implicit-def: $sgpr62
                                        ; implicit-def: $sgpr33
                                        ; implicit-def: $vgpr1_vgpr2
.LBB0_19:
	s_load_dword s9, s[6:7], 0x18
	s_andn2_b64 vcc, exec, s[4:5]
	s_mov_b32 s31, 1
	s_cbranch_vccnz .LBB0_21
; %bb.20:
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[1:2], s[2:3], s3, v1, 0
	s_mov_b32 s33, 0
	s_mov_b32 s62, 1
	s_mov_b32 s61, 0
	s_mov_b32 s60, 1
.LBB0_21:
	s_xor_b64 s[34:35], s[0:1], -1
	s_lshl_b32 s0, s8, 6
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[38:39], -1, 0
	s_add_u32 s40, s16, 16
	s_addc_u32 s41, s17, 0
	s_add_u32 s42, s16, 12
	s_addc_u32 s43, s17, 0
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v4, vcc, s16, v1
	s_movk_i32 s10, 0x110
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	s_add_u32 s44, s16, 0x80
	v_add_u32_e64 v19, s[10:11], s10, v4
	s_addc_u32 s45, s17, 0
	v_addc_u32_e64 v20, s[10:11], 0, v2, s[10:11]
	s_add_u32 s46, s16, 64
	s_movk_i32 s10, 0x114
	s_addc_u32 s47, s17, 0
	v_add_u32_e64 v21, s[10:11], s10, v4
	s_add_u32 s48, s16, 0xc4
	v_addc_u32_e64 v22, s[10:11], 0, v2, s[10:11]
	s_addc_u32 s49, s17, 0
	s_movk_i32 s10, 0x118
	s_movk_i32 s4, 0x104
	s_add_u32 s50, s16, 8
	v_add_u32_e64 v23, s[10:11], s10, v4
	v_add_u32_e32 v13, vcc, s4, v4
	s_addc_u32 s51, s17, 0
	v_addc_u32_e64 v24, s[10:11], 0, v2, s[10:11]
	v_addc_u32_e32 v14, vcc, 0, v2, vcc
	v_cmp_eq_u32_e64 s[12:13], 1, v0
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v5, s51
	s_movk_i32 s10, 0x11c
	v_or_b32_e32 v30, s0, v0
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_mov_b32_e32 v16, -1
	v_cndmask_b32_e64 v18, v3, v5, s[12:13]
	v_mov_b32_e32 v3, s44
	v_mov_b32_e32 v5, s50
	s_add_u32 s16, s16, 0xc0
	v_add_u32_e64 v25, s[10:11], s10, v4
	s_mov_b32 s37, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v30
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[2:3], s9, v30
	v_cmp_eq_u32_e64 s[4:5], 0, v0
	v_cmp_gt_u32_e64 s[6:7], 2, v0
	v_cndmask_b32_e64 v1, 0, -1, s[12:13]
	v_mov_b32_e32 v0, v16
	v_cndmask_b32_e64 v17, v3, v5, s[12:13]
	s_addc_u32 s17, s17, 0
	v_addc_u32_e64 v26, s[10:11], 0, v2, s[10:11]
	v_mov_b32_e32 v31, 1
	s_mov_b32 s68, 0x1000000
	s_mov_b32 s69, 0xffff
	s_mov_b32 s70, 0x10000
	s_mov_b32 s71, 0x20000
	s_mov_b32 s72, 0x30000
	s_mov_b32 s73, 0x40000
	s_xor_b64 s[52:53], vcc, -1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v9, s14
	s_branch .LBB0_23
.LBB0_22:
                                        ; implicit-def: $vgpr29
                                        ; implicit-def: $vgpr9
	s_branch .LBB0_123
.LBB0_23:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_59 Depth 2
                                        ;       Child Loop BB0_62 Depth 3
                                        ;     Child Loop BB0_30 Depth 2
                                        ;     Child Loop BB0_117 Depth 2
                                        ;     Child Loop BB0_45 Depth 2
                                        ;     Child Loop BB0_75 Depth 2
                                        ;     Child Loop BB0_83 Depth 2
                                        ;     Child Loop BB0_96 Depth 2
	v_lshlrev_b32_e32 v8, 6, v29
	s_mov_b32 s14, s60
	s_mov_b32 s36, s61
	s_mov_b32 s30, s62
	s_mov_b64 s[58:59], -1
	s_mov_b64 s[10:11], 0
	s_cmp_lt_i32 s33, 1
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[54:55], 0
                                        ; implicit-def: $sgpr60
                                        ; implicit-def: $sgpr61
                                        ; implicit-def: $sgpr62
                                        ; implicit-def: $sgpr15
	s_cbranch_scc0 .LBB0_47
; %bb.24:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[58:59]
	s_cbranch_vccnz .LBB0_68
.LBB0_25:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[54:55]
	s_cbranch_vccnz .LBB0_27
.LBB0_26:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[56:57], -1
	s_mov_b32 s60, s14
	s_mov_b32 s61, s36
	s_mov_b32 s62, s30
	s_mov_b32 s15, s33
.LBB0_27:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b32 s33, s15
	s_cbranch_vccnz .LBB0_34
; %bb.28:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[54:55], s[2:3]
	s_cbranch_execz .LBB0_31
; %bb.29:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[56:57], 0
	v_mov_b32_e32 v3, v30
.LBB0_30:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_cndmask_b32_e64 v2, 0, -1, vcc
	v_add_u32_e32 v3, vcc, v3, v8
	v_mov_b32_e32 v7, s21
	v_cmp_le_u32_e32 vcc, s9, v3
	v_add_u32_e64 v5, s[10:11], s20, v5
	v_addc_u32_e64 v6, s[10:11], v7, v6, s[10:11]
	s_or_b64 s[56:57], vcc, s[56:57]
	flat_store_dword v[5:6], v2
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execnz .LBB0_30
.LBB0_31:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_33
; %bb.32:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s22
	v_mov_b32_e32 v3, s23
	flat_store_dword v[2:3], v4
	v_mov_b32_e32 v2, s26
	v_mov_b32_e32 v3, s27
	flat_store_dword v[2:3], v31
	s_waitcnt vmcnt(0)
.LBB0_33:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[56:57], -1
	s_mov_b32 s33, 1
	s_mov_b32 s60, s14
	s_mov_b32 s61, s36
	s_mov_b32 s62, s30
.LBB0_34:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[56:57]
	s_cbranch_vccz .LBB0_22
; %bb.35:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_52
; %bb.36:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[38:39]
	s_cbranch_vccnz .LBB0_71
; %bb.37:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v2, 0
	s_cbranch_scc1 .LBB0_39
; %bb.38:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	v_mov_b32_e32 v5, s42
	flat_load_dwordx2 v[2:3], v[2:3] glc
	v_mov_b32_e32 v6, s43
	s_waitcnt vmcnt(0)
	flat_load_dword v3, v[5:6] glc
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
	s_cbranch_scc1 .LBB0_71
; %bb.40:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_42
; %bb.41:                               ;   in Loop: Header=BB0_23 Depth=1
	flat_store_dword v[13:14], v4
.LBB0_42:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s68
	;;#ASMEND
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_70
; %bb.43:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr54_sgpr55
	s_branch .LBB0_45
.LBB0_44:                               ;   in Loop: Header=BB0_45 Depth=2
	s_or_b64 exec, exec, s[56:57]
	s_and_b64 s[56:57], exec, s[54:55]
	s_or_b64 s[14:15], s[56:57], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_69
.LBB0_45:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v3, v16
	;;#ASMSTART
	onward_wait_load v2, v[13:14], v[3:4] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[54:55], s[54:55], exec
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_44
; %bb.46:                               ;   in Loop: Header=BB0_45 Depth=2
	;;#ASMSTART
	onward_wait v[13:14], v[3:4] ne
	;;#ASMEND
	s_andn2_b64 s[54:55], s[54:55], exec
	s_branch .LBB0_44
.LBB0_47:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_gt_i32 s33, 1
	s_cbranch_scc0 .LBB0_53
; %bb.48:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[54:55], -1
	s_mov_b64 s[58:59], 0
	s_cmp_eq_u32 s33, 2
	s_mov_b64 s[56:57], 0
                                        ; implicit-def: $sgpr60
                                        ; implicit-def: $sgpr61
                                        ; implicit-def: $sgpr62
	s_cbranch_scc0 .LBB0_54
; %bb.49:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[54:55], s[0:1]
	s_cbranch_execz .LBB0_51
; %bb.50:                               ;   in Loop: Header=BB0_23 Depth=1
	s_lshl_b64 s[56:57], s[36:37], 2
	s_add_u32 s56, s26, s56
	s_addc_u32 s57, s27, s57
	v_mov_b32_e32 v2, s56
	v_mov_b32_e32 v3, s57
	flat_store_dword v[2:3], v4
	s_waitcnt vmcnt(0)
.LBB0_51:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
	s_xor_b32 s61, s36, 1
	s_xor_b32 s60, s14, 1
	s_add_i32 s62, s30, 1
	s_mov_b64 s[54:55], 0
	s_mov_b64 s[56:57], -1
	s_branch .LBB0_54
.LBB0_52:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[10:11], 0
                                        ; implicit-def: $vgpr2
	s_cbranch_execnz .LBB0_106
	s_branch .LBB0_120
.LBB0_53:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[58:59], -1
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[54:55], 0
                                        ; implicit-def: $sgpr60
                                        ; implicit-def: $sgpr61
                                        ; implicit-def: $sgpr62
.LBB0_54:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s15, 1
	s_and_b64 vcc, exec, s[58:59]
	s_cbranch_vccz .LBB0_67
; %bb.55:                               ;   in Loop: Header=BB0_23 Depth=1
	s_lshl_b64 s[58:59], s[36:37], 2
	s_add_u32 s58, s26, s58
	s_addc_u32 s59, s27, s59
	v_mov_b32_e32 v2, s58
	v_mov_b32_e32 v3, s59
	flat_load_dword v10, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v10
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_66
; %bb.56:                               ;   in Loop: Header=BB0_23 Depth=1
	v_cmp_lt_u32_e32 vcc, v30, v10
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_65
; %bb.57:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mul_i32 s58, s36, s9
	s_mov_b32 s59, s37
	s_lshl_b64 s[58:59], s[58:59], 2
	s_add_u32 s74, s22, s58
	s_addc_u32 s75, s23, s59
	s_mul_i32 s58, s14, s9
	s_mov_b32 s59, s37
	s_lshl_b64 s[58:59], s[58:59], 2
	s_add_u32 s76, s22, s58
	s_mov_b32 s15, s37
	s_addc_u32 s77, s23, s59
	s_lshl_b64 s[58:59], s[14:15], 2
	s_add_u32 s58, s26, s58
	s_addc_u32 s59, s27, s59
	s_mov_b64 s[60:61], 0
	v_mov_b32_e32 v2, v30
	s_branch .LBB0_59
.LBB0_58:                               ;   in Loop: Header=BB0_59 Depth=2
	s_or_b64 exec, exec, s[62:63]
	v_add_u32_e32 v2, vcc, v2, v8
	v_cmp_ge_u32_e32 vcc, v2, v10
	s_or_b64 s[60:61], vcc, s[60:61]
	s_andn2_b64 exec, exec, s[60:61]
	s_cbranch_execz .LBB0_65
.LBB0_59:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_62 Depth 3
	v_mov_b32_e32 v3, v4
	v_lshlrev_b64 v[5:6], 2, v[2:3]
	v_mov_b32_e32 v3, s75
	v_add_u32_e32 v5, vcc, s74, v5
	v_addc_u32_e32 v6, vcc, v3, v6, vcc
	flat_load_dword v3, v[5:6]
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v7, s19
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[27:28], 2, v[3:4]
	v_add_u32_e32 v5, vcc, 1, v3
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_add_u32_e32 v27, vcc, s18, v27
	v_addc_u32_e32 v28, vcc, v7, v28, vcc
	v_add_u32_e32 v5, vcc, s18, v5
	v_addc_u32_e32 v6, vcc, v7, v6, vcc
	flat_load_dword v12, v[5:6]
	flat_load_dword v5, v[27:28]
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v5, v12
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_58
; %bb.60:                               ;   in Loop: Header=BB0_59 Depth=2
	v_mov_b32_e32 v6, v4
	v_lshlrev_b64 v[6:7], 2, v[5:6]
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v6, vcc, s24, v6
	v_addc_u32_e32 v7, vcc, v3, v7, vcc
	s_mov_b64 s[64:65], 0
	s_branch .LBB0_62
.LBB0_61:                               ;   in Loop: Header=BB0_62 Depth=3
	s_or_b64 exec, exec, s[66:67]
	v_add_u32_e32 v5, vcc, 1, v5
	v_cmp_ge_u32_e32 vcc, v5, v12
	s_or_b64 s[64:65], vcc, s[64:65]
	v_add_u32_e32 v6, vcc, 4, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	s_andn2_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_58
.LBB0_62:                               ;   Parent Loop BB0_23 Depth=1
                                        ;     Parent Loop BB0_59 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v3, v[6:7]
	v_mov_b32_e32 v15, s21
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[27:28], 2, v[3:4]
	v_add_u32_e32 v27, vcc, s20, v27
	v_addc_u32_e32 v28, vcc, v15, v28, vcc
	flat_load_dword v15, v[27:28] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v15
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_61
; %bb.63:                               ;   in Loop: Header=BB0_62 Depth=3
	v_mov_b32_e32 v15, s30
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v15, v[27:28], v[15:16] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, -1, v15
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_61
; %bb.64:                               ;   in Loop: Header=BB0_62 Depth=3
	v_mov_b32_e32 v27, s58
	v_mov_b32_e32 v28, s59
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v27, v[27:28], v31 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v28, v4
	v_mov_b32_e32 v15, s77
	v_lshlrev_b64 v[27:28], 2, v[27:28]
	v_add_u32_e32 v27, vcc, s76, v27
	v_addc_u32_e32 v28, vcc, v15, v28, vcc
	flat_store_dword v[27:28], v3
	s_branch .LBB0_61
.LBB0_65:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
	s_mov_b64 s[56:57], -1
	s_mov_b32 s15, 2
	s_mov_b32 s60, s14
	s_mov_b32 s61, s36
	s_mov_b32 s62, s30
	s_branch .LBB0_67
.LBB0_66:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s15, 1
.LBB0_67:                               ;   in Loop: Header=BB0_23 Depth=1
	s_branch .LBB0_25
.LBB0_68:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_lg_u32 s33, 0
	s_mov_b64 s[10:11], -1
	s_cselect_b64 s[54:55], -1, 0
	s_andn2_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_26
	s_branch .LBB0_27
.LBB0_69:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	flat_load_dword v2, v[2:3] glc
.LBB0_70:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
.LBB0_71:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[38:39]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_cbranch_vccz .LBB0_77
; %bb.72:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB0_79
; %bb.73:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v31
	v_mov_b32_e32 v7, v16
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v10, v4
	s_mov_b64 s[54:55], 0
                                        ; implicit-def: $sgpr56_sgpr57
	s_branch .LBB0_75
.LBB0_74:                               ;   in Loop: Header=BB0_75 Depth=2
	s_or_b64 exec, exec, s[58:59]
	s_and_b64 s[58:59], exec, s[56:57]
	s_or_b64 s[54:55], s[58:59], s[54:55]
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_78
.LBB0_75:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s46
	v_mov_b32_e32 v3, s47
	;;#ASMSTART
	onward_wait_load_x2 v[27:28], v[2:3], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v9, v27
	s_or_b64 s[56:57], s[56:57], exec
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_74
; %bb.76:                               ;   in Loop: Header=BB0_75 Depth=2
	v_mov_b32_e32 v32, s46
	v_mov_b32_e32 v3, v16
	v_mov_b32_e32 v5, v27
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v33, s47
	;;#ASMSTART
	onward_wait_x2 v[32:33], v[3:6] ne
	;;#ASMEND
	s_andn2_b64 s[56:57], s[56:57], exec
	s_branch .LBB0_74
.LBB0_77:                               ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $vgpr5_vgpr6
	s_branch .LBB0_80
.LBB0_78:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v3, s49
	flat_load_dword v2, v[2:3] glc
	v_and_b32_e32 v5, s69, v28
.LBB0_79:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_105
.LBB0_80:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_84
; %bb.81:                               ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s50
	v_mov_b32_e32 v3, s51
	v_mov_b32_e32 v5, s44
	flat_load_dwordx2 v[2:3], v[2:3] glc
	v_mov_b32_e32 v6, s45
	flat_load_dwordx2 v[5:6], v[5:6] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, vcc, -1, v3
	v_cmp_eq_u32_e32 vcc, v6, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_84
; %bb.82:                               ;   in Loop: Header=BB0_23 Depth=1
	v_cndmask_b32_e64 v3, 0, v3, s[12:13]
	v_cndmask_b32_e64 v2, v5, v2, s[12:13]
.LBB0_83:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[5:6], v[17:18], v[0:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_mov_b32_e32 v5, s50
	v_mov_b32_e32 v6, s51
	v_mov_b32_e32 v7, s44
	;;#ASMSTART
	onward_wait_x2 v[17:18], v[0:3] ne
	;;#ASMEND
	v_mov_b32_e32 v8, s45
	flat_load_dwordx2 v[2:3], v[5:6] glc
	flat_load_dwordx2 v[5:6], v[7:8] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, vcc, -1, v3
	v_cmp_ne_u32_e32 vcc, v6, v5
	v_cndmask_b32_e64 v3, 0, v3, s[12:13]
	s_and_b64 vcc, exec, vcc
	v_cndmask_b32_e64 v2, v5, v2, s[12:13]
	s_cbranch_vccnz .LBB0_83
.LBB0_84:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, 1, v9
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_86
; %bb.85:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v5, s16
	v_mov_b32_e32 v6, s17
	flat_store_dword v[5:6], v2
.LBB0_86:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v6, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v7, 0
	s_cbranch_scc1 .LBB0_88
; %bb.87:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v5, s40
	v_mov_b32_e32 v6, s41
	flat_load_dwordx2 v[7:8], v[5:6] glc
	v_mov_b32_e32 v5, s42
	v_mov_b32_e32 v6, s43
	flat_load_dword v6, v[5:6] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v5, s69, v8
	v_lshrrev_b64 v[7:8], 16, v[7:8]
	v_cmp_ne_u64_e32 vcc, 0, v[4:5]
	v_cndmask_b32_e32 v7, 0, v8, vcc
.LBB0_88:                               ;   in Loop: Header=BB0_23 Depth=1
	v_readfirstlane_b32 s15, v7
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v6
	v_mov_b32_e32 v5, v31
	v_cmp_lt_u64_e64 s[10:11], s[14:15], v[4:5]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_100
; %bb.89:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[54:55], s[4:5]
	s_cbranch_execz .LBB0_91
; %bb.90:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v3, s33
	flat_store_dword v[19:20], v3
	v_mov_b32_e32 v3, s62
	flat_store_dword v[21:22], v3
	v_mov_b32_e32 v3, s61
	flat_store_dword v[23:24], v3
	v_mov_b32_e32 v3, s60
	flat_store_dword v[25:26], v3
.LBB0_91:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
	s_and_saveexec_b64 s[54:55], s[4:5]
	s_cbranch_execz .LBB0_93
; %bb.92:                               ;   in Loop: Header=BB0_23 Depth=1
	flat_store_dword v[13:14], v4
.LBB0_93:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
	s_or_b32 s14, s15, 0x2000000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s14
	;;#ASMEND
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[54:55], 0
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB0_99
; %bb.94:                               ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $sgpr56_sgpr57
	s_branch .LBB0_96
.LBB0_95:                               ;   in Loop: Header=BB0_96 Depth=2
	s_or_b64 exec, exec, s[58:59]
	s_and_b64 s[58:59], exec, s[56:57]
	s_or_b64 s[54:55], s[58:59], s[54:55]
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_98
.LBB0_96:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v3, v16
	;;#ASMSTART
	onward_wait_load v6, v[13:14], v[3:4] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_or_b64 s[56:57], s[56:57], exec
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_95
; %bb.97:                               ;   in Loop: Header=BB0_96 Depth=2
	;;#ASMSTART
	onward_wait v[13:14], v[3:4] ne
	;;#ASMEND
	s_andn2_b64 s[56:57], s[56:57], exec
	s_branch .LBB0_95
.LBB0_98:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
	v_mov_b32_e32 v7, s42
	v_mov_b32_e32 v8, s43
	flat_load_dword v5, v[7:8] glc
.LBB0_99:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s15, v6
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v5
.LBB0_100:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[54:55], s[4:5]
	s_cbranch_execz .LBB0_104
; %bb.101:                              ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s56, s37
	s_mov_b32 s57, s15
	s_mov_b32 s30, s37
	s_cmp_eq_u64 s[56:57], s[30:31]
	s_cselect_b64 s[56:57], -1, 0
	s_or_b64 s[10:11], s[10:11], s[56:57]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v5, 0
	s_cbranch_vccnz .LBB0_103
; %bb.102:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v5, s40
	v_mov_b32_e32 v6, s41
	flat_load_dwordx2 v[5:6], v[5:6] glc
.LBB0_103:                              ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	flat_store_dword v[6:7], v5
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v5, v2
	v_mov_b32_e32 v7, s45
	flat_store_dwordx2 v[6:7], v[4:5]
	v_mov_b32_e32 v5, s46
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v6, s47
	s_or_b32 s10, s14, s70
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[5:6], v[2:3]
	v_mov_b32_e32 v3, s10
	s_or_b32 s10, s14, s71
	flat_store_dwordx2 v[5:6], v[2:3]
	v_mov_b32_e32 v3, s10
	s_or_b32 s10, s14, s72
	flat_store_dwordx2 v[5:6], v[2:3]
	v_mov_b32_e32 v3, s10
	s_or_b32 s10, s14, s73
	flat_store_dwordx2 v[5:6], v[2:3]
	v_mov_b32_e32 v3, s10
	s_mov_b32 s15, s37
	flat_store_dwordx2 v[5:6], v[2:3]
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v6, s15
.LBB0_104:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
.LBB0_105:                              ;   in Loop: Header=BB0_23 Depth=1
	v_readfirstlane_b32 s30, v5
	s_mov_b64 s[10:11], -1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s30
	s_branch .LBB0_120
.LBB0_106:                              ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_120
; %bb.107:                              ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_119
; %bb.108:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB0_114
; %bb.109:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v2, v[2:3], v31 glc
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_eq_u32_e32 vcc, v2, v11
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_113
; %bb.110:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s44
	v_add_u32_e32 v6, vcc, 1, v9
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v7, v11
	v_mov_b32_e32 v8, v9
	v_mov_b32_e32 v3, s45
	flat_atomic_cmpswap_x2 v[2:3], v[2:3], v[5:8] glc
	v_mov_b32_e32 v12, v9
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[2:3], v[11:12]
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_112
; %bb.111:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s46
	v_mov_b32_e32 v7, v11
	v_mov_b32_e32 v3, s47
	flat_store_dwordx2 v[2:3], v[6:7]
	v_or_b32_e32 v7, s70, v11
	flat_store_dwordx2 v[2:3], v[6:7]
	v_or_b32_e32 v7, s71, v11
	flat_store_dwordx2 v[2:3], v[6:7]
	v_or_b32_e32 v7, s72, v11
	flat_store_dwordx2 v[2:3], v[6:7]
	v_or_b32_e32 v7, s73, v11
	v_mov_b32_e32 v5, v11
	flat_store_dwordx2 v[2:3], v[6:7]
.LBB0_112:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
.LBB0_113:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
.LBB0_114:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s14, v5
	s_cmp_eq_u32 s14, 0
	s_cselect_b64 s[14:15], -1, 0
	s_and_b64 s[14:15], s[14:15], s[52:53]
	s_and_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_119
; %bb.115:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v7, v16
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v10, v4
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $sgpr54_sgpr55
	s_branch .LBB0_117
.LBB0_116:                              ;   in Loop: Header=BB0_117 Depth=2
	s_or_b64 exec, exec, s[56:57]
	s_and_b64 s[56:57], exec, s[54:55]
	s_or_b64 s[14:15], s[56:57], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_119
.LBB0_117:                              ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s46
	v_mov_b32_e32 v3, s47
	;;#ASMSTART
	onward_wait_load_x2 v[5:6], v[2:3], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v9, v5
	s_or_b64 s[54:55], s[54:55], exec
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_116
; %bb.118:                              ;   in Loop: Header=BB0_117 Depth=2
	v_mov_b32_e32 v27, s46
	v_mov_b32_e32 v3, v16
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v28, s47
	;;#ASMSTART
	onward_wait_x2 v[27:28], v[3:6] ne
	;;#ASMEND
	s_andn2_b64 s[54:55], s[54:55], exec
	s_branch .LBB0_116
.LBB0_119:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v2, v29
.LBB0_120:                              ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_122
; %bb.121:                              ;   in Loop: Header=BB0_23 Depth=1
	v_add_u32_e32 v9, vcc, 1, v9
	v_mov_b32_e32 v29, v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_122:                              ;   in Loop: Header=BB0_23 Depth=1
	s_cbranch_execnz .LBB0_23
.LBB0_123:
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
		.amdhsa_next_free_vgpr 34
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
	.size	bfs, .Lfunc_end0-bfs
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 4008
; NumSgprs: 80
; NumVgprs: 34
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 9
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 80
; NumVGPRsForWavesPerEU: 34
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
    .sgpr_count:     80
    .sgpr_spill_count: 0
    .symbol:         bfs.kd
    .vgpr_count:     34
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
