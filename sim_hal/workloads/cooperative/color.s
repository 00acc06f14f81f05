	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	color                   ; -- Begin function color
	.globl	color
	.p2align	8
	.type	color,@function
color:                                  ; @color
; %bb.0:
	s_load_dword s9, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_load_dwordx4 s[20:23], s[6:7], 0x28
	s_load_dwordx2 s[10:11], s[6:7], 0x38
	s_mov_b32 s3, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s24, s9, 0xffff
	v_cvt_f32_u32_e32 v1, s24
	s_sub_i32 s0, 0, s24
	s_mov_b64 s[4:5], -1
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	s_add_i32 s0, s24, 63
	s_lshr_b32 s44, s0, 6
	s_cmp_lg_u64 s[12:13], 0
	v_mul_hi_u32 v2, v1, v2
	s_cselect_b64 s[28:29], -1, 0
	s_cmp_eq_u64 s[12:13], 0
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s2, v1
	v_mul_lo_u32 v2, v1, s24
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s2, v2
	v_cmp_le_u32_e64 s[0:1], s24, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s24, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s24, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s24, v3, 0
	s_mov_b64 s[24:25], 0
	v_cmp_ne_u64_e32 vcc, s[2:3], v[1:2]
	v_addc_u32_e32 v32, vcc, 0, v3, vcc
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
	v_readfirstlane_b32 s26, v1
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
	v_mad_u64_u32 v[1:2], s[24:25], s3, v4, v[1:2]
	v_add_u32_e32 v5, vcc, 0x100, v1
	v_addc_u32_e32 v6, vcc, 0, v2, vcc
	flat_load_dword v1, v[5:6] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB0_12
; %bb.3:
	s_add_u32 s24, s12, 0xc0
	s_addc_u32 s25, s13, 0
	v_mov_b32_e32 v1, s24
	v_mov_b32_e32 v2, s25
	flat_load_dword v1, v[1:2] glc
	s_add_i32 s2, s26, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s33, v1
	s_cmp_lg_u32 s33, s2
	s_mov_b32 s2, s26
	s_cbranch_scc1 .LBB0_14
; %bb.4:
	s_mov_b32 s25, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[30:31], vcc
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
	s_or_b64 s[36:37], s[36:37], exec
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_6
; %bb.8:                                ;   in Loop: Header=BB0_7 Depth=1
	v_mov_b32_e32 v8, s1
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v7, s0
	;;#ASMSTART
	onward_wait_x2 v[7:8], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[36:37], s[36:37], exec
	s_branch .LBB0_6
.LBB0_9:
	s_mov_b64 s[24:25], 0
	s_mov_b32 s26, 0
	v_mov_b32_e32 v13, v32
	s_branch .LBB0_11
.LBB0_10:
	v_mov_b32_e32 v13, v32
.LBB0_11:
                                        ; implicit-def: $sgpr60
                                        ; implicit-def: $sgpr68
                                        ; implicit-def: $vgpr1_vgpr2
	s_branch .LBB0_27
.LBB0_12:
	s_mov_b64 s[24:25], -1
                                        ; implicit-def: $sgpr27
                                        ; implicit-def: $sgpr2
	s_branch .LBB0_19
.LBB0_13:
	s_or_b64 exec, exec, s[30:31]
	s_mov_b32 s2, s33
.LBB0_14:
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_cmp_eq_u32 s44, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s27, v1
	s_cbranch_scc1 .LBB0_18
; %bb.15:
	v_add_u32_e32 v1, vcc, 8, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_17
; %bb.16:
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, 0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_17:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s27, v1
.LBB0_18:
	s_mov_b64 s[24:25], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_19:
	s_mov_b64 s[0:1], 0
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_25
; %bb.20:
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_cmp_eq_u32 s44, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s27, v1
	s_cbranch_scc1 .LBB0_24
; %bb.21:
	v_add_u32_e32 v1, vcc, 8, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_23
; %bb.22:
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, 0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_23:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s27, v1
.LBB0_24:
	s_mov_b64 s[0:1], -1
	s_mov_b32 s2, s26
.LBB0_25:
	s_mov_b64 s[24:25], -1
	v_mov_b32_e32 v13, s27
	s_mov_b32 s26, s2
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
	v_add_u32_e32 v1, vcc, 0x114, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[3:4] glc
	s_waitcnt vmcnt(0)
	flat_load_dword v4, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[1:2], s[0:1], s3, v5, 0
	v_readfirstlane_b32 s68, v3
	v_readfirstlane_b32 s60, v4
.LBB0_27:
	s_load_dword s33, s[6:7], 0x20
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_29
; %bb.28:
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[1:2], s[0:1], s3, v1, 0
	s_mov_b32 s68, 0
	s_mov_b32 s60, 1
.LBB0_29:
	s_lshl_b32 s0, s8, 6
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[6:7], -1, 0
	s_add_u32 s30, s12, 0x110
	s_addc_u32 s31, s13, 0
	s_add_u32 s34, s12, 0x80
	s_addc_u32 s35, s13, 0
	s_add_u32 s36, s12, 12
	s_addc_u32 s37, s13, 0
	s_add_u32 s38, s12, 16
	s_addc_u32 s39, s13, 0
	s_add_u32 s40, s12, 64
	s_addc_u32 s41, s13, 0
	s_add_u32 s42, s12, 0xc0
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v4, vcc, s12, v1
	s_addc_u32 s43, s13, 0
	s_and_b64 s[48:49], s[6:7], s[24:25]
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	s_movk_i32 s2, 0x114
	s_add_u32 s12, s12, 8
	v_add_u32_e32 v16, vcc, s2, v4
	s_addc_u32 s13, s13, 0
	v_addc_u32_e32 v17, vcc, 0, v2, vcc
	v_cmp_eq_u32_e64 s[4:5], 0, v0
	s_cmp_lg_u32 s44, 1
	s_movk_i32 s8, 0x108
	v_or_b32_e32 v33, s0, v0
	v_cmp_gt_u32_e64 s[2:3], 2, v0
	v_cmp_eq_u32_e64 s[6:7], 1, v0
	v_mov_b32_e32 v0, s41
	v_mov_b32_e32 v3, s13
	s_cselect_b64 s[44:45], -1, 0
	v_add_u32_e32 v20, vcc, s8, v4
	s_xor_b64 s[46:47], s[48:49], -1
	s_and_b64 s[48:49], s[48:49], s[4:5]
	s_and_b32 s8, s9, 0xfffe
	v_cndmask_b32_e64 v5, 0, -1, s[6:7]
	v_cndmask_b32_e64 v19, v0, v3, s[6:7]
	v_mov_b32_e32 v0, s40
	v_mov_b32_e32 v3, s12
	s_cmp_lg_u32 s8, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[0:1], s33, v33
	v_mov_b32_e32 v1, -1
	v_cndmask_b32_e64 v18, v0, v3, s[6:7]
	v_mov_b32_e32 v6, -1
	v_mov_b32_e32 v7, v5
	v_addc_u32_e32 v21, vcc, 0, v2, vcc
	s_cselect_b64 s[50:51], -1, 0
	v_mov_b32_e32 v4, 0
	s_mov_b32 s69, 0x3000000
	s_movk_i32 s70, 0x3c0
	v_mov_b32_e32 v23, 1
	v_mov_b32_e32 v0, -1
	v_mov_b32_e32 v10, s26
	s_branch .LBB0_31
.LBB0_30:                               ;   in Loop: Header=BB0_31 Depth=1
                                        ; implicit-def: $vgpr13
                                        ; implicit-def: $vgpr10
	s_cbranch_execnz .LBB0_149
.LBB0_31:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_70 Depth 2
                                        ;     Child Loop BB0_83 Depth 2
                                        ;       Child Loop BB0_87 Depth 3
                                        ;     Child Loop BB0_38 Depth 2
                                        ;     Child Loop BB0_74 Depth 2
                                        ;     Child Loop BB0_99 Depth 2
                                        ;       Child Loop BB0_123 Depth 3
                                        ;         Child Loop BB0_125 Depth 4
                                        ;         Child Loop BB0_127 Depth 4
                                        ;     Child Loop BB0_140 Depth 2
	v_lshlrev_b32_e32 v14, 6, v13
	s_mov_b32 s71, s60
	s_mov_b64 s[54:55], -1
	s_mov_b64 s[8:9], 0
	s_cmp_lt_i32 s68, 1
	s_mov_b64 s[52:53], 0
	s_mov_b64 s[26:27], 0
                                        ; implicit-def: $sgpr60
                                        ; implicit-def: $sgpr56
	s_cbranch_scc0 .LBB0_64
; %bb.32:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccnz .LBB0_93
.LBB0_33:                               ;   in Loop: Header=BB0_31 Depth=1
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_35
.LBB0_34:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[52:53], -1
	s_mov_b32 s60, s71
	s_mov_b32 s56, s68
.LBB0_35:                               ;   in Loop: Header=BB0_31 Depth=1
	s_andn2_b64 vcc, exec, s[8:9]
	s_mov_b32 s68, s56
	s_cbranch_vccnz .LBB0_40
; %bb.36:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[26:27], s[0:1]
	s_cbranch_execz .LBB0_39
; %bb.37:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[52:53], 0
	v_mov_b32_e32 v3, v33
.LBB0_38:                               ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[8:9], 2, v[3:4]
	v_add_u32_e32 v3, vcc, v3, v14
	v_mov_b32_e32 v2, s21
	v_cmp_le_u32_e32 vcc, s33, v3
	v_add_u32_e64 v8, s[8:9], s20, v8
	v_addc_u32_e64 v9, s[8:9], v2, v9, s[8:9]
	s_or_b64 s[52:53], vcc, s[52:53]
	flat_store_dword v[8:9], v1
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_38
.LBB0_39:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[26:27]
	s_mov_b64 s[52:53], -1
	s_mov_b32 s68, 1
	s_mov_b32 s60, s71
.LBB0_40:                               ;   in Loop: Header=BB0_31 Depth=1
	s_andn2_b64 vcc, exec, s[52:53]
	s_cbranch_vccnz .LBB0_30
; %bb.41:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[8:9], s[48:49]
	s_cbranch_execz .LBB0_43
; %bb.42:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v2, s30
	v_mov_b32_e32 v3, s31
	v_mov_b32_e32 v8, s68
	flat_store_dword v[2:3], v8
	v_mov_b32_e32 v2, s60
	flat_store_dword v[16:17], v2
.LBB0_43:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[8:9]
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_148
; %bb.44:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[26:27], s[2:3]
	s_cbranch_execz .LBB0_132
; %bb.45:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[52:53], s[4:5]
	s_cbranch_execz .LBB0_60
; %bb.46:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v2, s34
	v_mov_b32_e32 v3, s35
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v2, v[2:3], v23 glc
	s_andn2_b64 vcc, exec, s[24:25]
	v_mov_b32_e32 v11, v32
	s_cbranch_vccnz .LBB0_48
; %bb.47:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v8, s36
	v_mov_b32_e32 v9, s37
	flat_load_dword v11, v[8:9] glc
.LBB0_48:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v24, 0
	s_andn2_b64 vcc, exec, s[24:25]
	v_mov_b32_e32 v25, 0
	s_cbranch_vccnz .LBB0_50
; %bb.49:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v8, s38
	v_mov_b32_e32 v9, s39
	flat_load_dwordx2 v[24:25], v[8:9] glc
.LBB0_50:                               ;   in Loop: Header=BB0_31 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 1, v2
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_cmp_eq_u32_e32 vcc, v3, v11
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_59
; %bb.51:                               ;   in Loop: Header=BB0_31 Depth=1
	v_cmp_ne_u64_e64 s[8:9], 0, v[24:25]
	v_add_u32_e32 v12, vcc, 1, v10
	s_and_b64 vcc, s[24:25], s[8:9]
	v_mov_b32_e32 v8, s34
	v_cndmask_b32_e32 v11, 0, v3, vcc
	v_mov_b32_e32 v13, v3
	v_mov_b32_e32 v14, v10
	v_mov_b32_e32 v9, s35
	flat_atomic_cmpswap_x2 v[13:14], v[8:9], v[11:14] glc
	v_mov_b32_e32 v9, v3
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[8:9], v[13:14], v[9:10]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[56:57], s[8:9]
	s_cbranch_execz .LBB0_58
; %bb.52:                               ;   in Loop: Header=BB0_31 Depth=1
	s_xor_b64 s[58:59], vcc, -1
	v_mov_b32_e32 v9, v4
	v_mov_b32_e32 v8, v3
	s_mov_b64 s[8:9], -1
	s_and_b64 vcc, exec, s[58:59]
	s_cbranch_vccz .LBB0_54
; %bb.53:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v14, s40
	v_mov_b32_e32 v13, v3
	v_mov_b32_e32 v15, s41
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[14:15], v[12:13]
	s_mov_b64 s[8:9], 0
.LBB0_54:                               ;   in Loop: Header=BB0_31 Depth=1
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_58
; %bb.55:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v8, s40
	v_mov_b32_e32 v9, s41
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v9
	v_mov_b32_e32 v9, v4
	v_cmp_ne_u64_e32 vcc, v[8:9], v[3:4]
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_57
; %bb.56:                               ;   in Loop: Header=BB0_31 Depth=1
	v_sub_u32_e32 v3, vcc, v3, v8
	v_mov_b32_e32 v8, s40
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v9, s41
	flat_atomic_add_x2 v[8:9], v[2:3]
.LBB0_57:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[8:9]
	v_lshrrev_b64 v[8:9], 16, v[24:25]
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	v_or_b32_e32 v9, s69, v9
	v_mov_b32_e32 v8, v4
	flat_store_dword v[2:3], v12
.LBB0_58:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[56:57]
.LBB0_59:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[54:55]
.LBB0_60:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[52:53]
	v_readfirstlane_b32 s8, v8
	v_readfirstlane_b32 s9, v9
	v_mov_b32_e32 v2, s8
	s_cmp_lg_u64 s[8:9], 0
	v_mov_b32_e32 v3, s9
	s_cbranch_scc1 .LBB0_132
; %bb.61:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB0_95
; %bb.62:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[8:9], 0
	s_and_saveexec_b64 s[52:53], s[4:5]
	s_cbranch_execz .LBB0_97
; %bb.63:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v9, v4
	v_mov_b32_e32 v11, v4
	s_mov_b64 s[54:55], 0
                                        ; implicit-def: $sgpr56_sgpr57
	s_branch .LBB0_74
.LBB0_64:                               ;   in Loop: Header=BB0_31 Depth=1
	s_cmp_gt_i32 s68, 1
	s_cbranch_scc0 .LBB0_76
; %bb.65:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[26:27], -1
	s_mov_b64 s[54:55], 0
	s_cmp_eq_u32 s68, 2
	s_mov_b64 s[52:53], 0
                                        ; implicit-def: $sgpr60
	s_cbranch_scc0 .LBB0_77
; %bb.66:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[26:27], 0
	s_mov_b64 s[52:53], 0
                                        ; implicit-def: $sgpr60
	v_cmp_eq_u32_e32 vcc, s71, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_77
; %bb.67:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[52:53], s[0:1]
	s_cbranch_execz .LBB0_94
; %bb.68:                               ;   in Loop: Header=BB0_31 Depth=1
	s_add_i32 s60, s71, -1
	s_mov_b64 s[56:57], 0
	v_mov_b32_e32 v3, v33
	s_branch .LBB0_70
.LBB0_69:                               ;   in Loop: Header=BB0_70 Depth=2
	s_or_b64 exec, exec, s[58:59]
	v_add_u32_e32 v3, vcc, v3, v14
	v_cmp_le_u32_e32 vcc, s33, v3
	s_or_b64 s[56:57], vcc, s[56:57]
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB0_94
.LBB0_70:                               ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[8:9], 2, v[3:4]
	v_mov_b32_e32 v2, s21
	v_add_u32_e32 v8, vcc, s20, v8
	v_addc_u32_e32 v9, vcc, v2, v9, vcc
	flat_load_dword v2, v[8:9]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v2
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_69
; %bb.71:                               ;   in Loop: Header=BB0_70 Depth=2
	v_lshlrev_b64 v[11:12], 2, v[3:4]
	v_mov_b32_e32 v2, s19
	v_add_u32_e32 v24, vcc, s18, v11
	v_addc_u32_e32 v25, vcc, v2, v12, vcc
	v_mov_b32_e32 v15, s23
	v_add_u32_e32 v11, vcc, s22, v11
	v_addc_u32_e32 v12, vcc, v15, v12, vcc
	flat_load_dword v2, v[24:25]
	flat_load_dword v11, v[11:12]
	s_waitcnt vmcnt(0)
	v_cmp_ge_u32_e32 vcc, v2, v11
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_69
; %bb.72:                               ;   in Loop: Header=BB0_70 Depth=2
	v_mov_b32_e32 v2, s60
	flat_store_dword v[8:9], v2
	s_branch .LBB0_69
.LBB0_73:                               ;   in Loop: Header=BB0_74 Depth=2
	s_or_b64 exec, exec, s[58:59]
	s_and_b64 s[58:59], exec, s[56:57]
	s_or_b64 s[54:55], s[58:59], s[54:55]
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_96
.LBB0_74:                               ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	;;#ASMSTART
	onward_wait_load_x2 v[12:13], v[2:3], v[8:11] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v10, v12
	s_or_b64 s[56:57], s[56:57], exec
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_73
; %bb.75:                               ;   in Loop: Header=BB0_74 Depth=2
	v_mov_b32_e32 v14, s40
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v3, v12
	v_mov_b32_e32 v15, s41
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[56:57], s[56:57], exec
	s_branch .LBB0_73
.LBB0_76:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[54:55], -1
	s_mov_b64 s[52:53], 0
                                        ; implicit-def: $sgpr60
	s_mov_b64 s[26:27], 0
.LBB0_77:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b32 s56, 1
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_92
; %bb.78:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[52:53], s[0:1]
	s_cbranch_execz .LBB0_91
; %bb.79:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[54:55], 0
	v_mov_b32_e32 v8, v33
                                        ; implicit-def: $sgpr58_sgpr59
	s_branch .LBB0_83
.LBB0_80:                               ;   in Loop: Header=BB0_83 Depth=2
	s_or_b64 exec, exec, s[64:65]
.LBB0_81:                               ;   in Loop: Header=BB0_83 Depth=2
	s_or_b64 exec, exec, s[62:63]
	v_lshlrev_b64 v[2:3], 2, v[8:9]
	v_mov_b32_e32 v9, s23
	v_add_u32_e32 v2, vcc, s22, v2
	v_addc_u32_e32 v3, vcc, v9, v3, vcc
	s_or_b64 s[56:57], s[56:57], exec
	flat_store_dword v[2:3], v15
.LBB0_82:                               ;   in Loop: Header=BB0_83 Depth=2
	s_or_b64 exec, exec, s[60:61]
	v_add_u32_e32 v8, vcc, v8, v14
	v_cmp_le_u32_e32 vcc, s33, v8
	s_or_b64 s[54:55], vcc, s[54:55]
	s_andn2_b64 s[58:59], s[58:59], exec
	s_and_b64 s[60:61], s[56:57], exec
	s_or_b64 s[58:59], s[58:59], s[60:61]
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_89
.LBB0_83:                               ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_87 Depth 3
	v_mov_b32_e32 v9, v4
	v_lshlrev_b64 v[2:3], 2, v[8:9]
	v_mov_b32_e32 v11, s21
	v_add_u32_e32 v2, vcc, s20, v2
	v_addc_u32_e32 v3, vcc, v11, v3, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v2
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_82
; %bb.84:                               ;   in Loop: Header=BB0_83 Depth=2
	v_add_u32_e32 v3, vcc, 1, v8
	v_lshlrev_b64 v[2:3], 2, v[3:4]
	v_mov_b32_e32 v15, s15
	v_add_u32_e32 v2, vcc, s14, v2
	v_lshlrev_b64 v[11:12], 2, v[8:9]
	v_addc_u32_e32 v3, vcc, v15, v3, vcc
	v_add_u32_e32 v11, vcc, s14, v11
	v_addc_u32_e32 v12, vcc, v15, v12, vcc
	flat_load_dword v22, v[2:3]
	flat_load_dword v2, v[11:12]
	v_mov_b32_e32 v15, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v2, v22
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_81
; %bb.85:                               ;   in Loop: Header=BB0_83 Depth=2
	v_mov_b32_e32 v3, v4
	v_lshlrev_b64 v[11:12], 2, v[2:3]
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v11, vcc, s16, v11
	v_addc_u32_e32 v12, vcc, v3, v12, vcc
	s_mov_b64 s[64:65], 0
	v_mov_b32_e32 v15, 0
	s_branch .LBB0_87
.LBB0_86:                               ;   in Loop: Header=BB0_87 Depth=3
	s_or_b64 exec, exec, s[66:67]
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_ge_u32_e32 vcc, v2, v22
	s_or_b64 s[64:65], vcc, s[64:65]
	v_add_u32_e32 v11, vcc, 4, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	s_andn2_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_80
.LBB0_87:                               ;   Parent Loop BB0_31 Depth=1
                                        ;     Parent Loop BB0_83 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v3, v[11:12]
	v_mov_b32_e32 v26, s21
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[24:25], 2, v[3:4]
	v_add_u32_e32 v24, vcc, s20, v24
	v_addc_u32_e32 v25, vcc, v26, v25, vcc
	flat_load_dword v24, v[24:25]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v24
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_86
; %bb.88:                               ;   in Loop: Header=BB0_87 Depth=3
	v_lshlrev_b64 v[24:25], 2, v[3:4]
	v_mov_b32_e32 v3, s19
	v_add_u32_e32 v24, vcc, s18, v24
	v_addc_u32_e32 v25, vcc, v3, v25, vcc
	flat_load_dword v3, v[24:25]
	s_waitcnt vmcnt(0)
	v_max_u32_e32 v15, v15, v3
	s_branch .LBB0_86
.LBB0_89:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[54:55]
	s_and_b64 exec, exec, s[58:59]
	s_cbranch_execz .LBB0_91
; %bb.90:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	v_mov_b32_e32 v8, s71
	flat_store_dword v[2:3], v8
	s_waitcnt vmcnt(0)
.LBB0_91:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[52:53]
	s_mov_b64 s[52:53], -1
	s_mov_b32 s56, 2
	s_mov_b32 s60, s71
.LBB0_92:                               ;   in Loop: Header=BB0_31 Depth=1
	s_branch .LBB0_33
.LBB0_93:                               ;   in Loop: Header=BB0_31 Depth=1
	s_cmp_lg_u32 s68, 0
	s_mov_b64 s[8:9], -1
	s_cselect_b64 s[26:27], -1, 0
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccz .LBB0_34
	s_branch .LBB0_35
.LBB0_94:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[52:53]
	s_add_i32 s60, s71, 1
	s_mov_b64 s[52:53], -1
	s_branch .LBB0_77
.LBB0_95:                               ;   in Loop: Header=BB0_31 Depth=1
                                        ; implicit-def: $vgpr2_vgpr3
	s_branch .LBB0_98
.LBB0_96:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[54:55]
	v_mov_b32_e32 v3, v13
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v4
.LBB0_97:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[52:53]
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_132
.LBB0_98:                               ;   in Loop: Header=BB0_31 Depth=1
	v_add_u32_e32 v24, vcc, 1, v10
	v_mov_b32_e32 v11, v4
                                        ; implicit-def: $vgpr26_vgpr27
.LBB0_99:                               ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_123 Depth 3
                                        ;         Child Loop BB0_125 Depth 4
                                        ;         Child Loop BB0_127 Depth 4
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v3, s13
	flat_load_dwordx2 v[28:29], v[2:3] glc
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	flat_load_dwordx2 v[12:13], v[2:3] glc
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	s_waitcnt vmcnt(2)
	flat_load_dwordx2 v[8:9], v[2:3] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v10, v12
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_101
; %bb.100:                              ;   in Loop: Header=BB0_99 Depth=2
	v_mov_b32_e32 v3, v13
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v3, v4
	s_branch .LBB0_102
.LBB0_101:                              ;   in Loop: Header=BB0_99 Depth=2
	s_mov_b64 s[8:9], -1
                                        ; implicit-def: $vgpr2_vgpr3
.LBB0_102:                              ;   in Loop: Header=BB0_99 Depth=2
	s_andn2_b64 vcc, exec, s[8:9]
	s_mov_b64 s[8:9], 0
	s_cbranch_vccnz .LBB0_130
; %bb.103:                              ;   in Loop: Header=BB0_99 Depth=2
	v_mov_b32_e32 v2, s34
	v_mov_b32_e32 v3, s35
	flat_load_dwordx2 v[14:15], v[2:3] glc
	v_mov_b32_e32 v31, v12
	v_mov_b32_e32 v30, v29
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[14:15], v[30:31]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_110
; %bb.104:                              ;   in Loop: Header=BB0_99 Depth=2
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v3, v29
	v_mov_b32_e32 v31, 0
	s_and_saveexec_b64 s[52:53], s[4:5]
	s_cbranch_execz .LBB0_114
; %bb.105:                              ;   in Loop: Header=BB0_99 Depth=2
	v_cmp_eq_u64_e32 vcc, 0, v[8:9]
	v_mov_b32_e32 v2, v12
	v_cndmask_b32_e64 v12, v3, 0, vcc
	v_add_u32_e32 v12, vcc, 0, v12
	v_mov_b32_e32 v30, s34
	v_addc_u32_e32 v13, vcc, 1, v2, vcc
	v_mov_b32_e32 v31, s35
	flat_atomic_cmpswap_x2 v[12:13], v[30:31], v[12:15] glc
	v_cmp_ne_u64_e32 vcc, 0, v[8:9]
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[8:9], v[12:13], v[14:15]
	s_and_saveexec_b64 s[54:55], s[8:9]
	s_cbranch_execz .LBB0_113
; %bb.106:                              ;   in Loop: Header=BB0_99 Depth=2
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_111
; %bb.107:                              ;   in Loop: Header=BB0_99 Depth=2
	v_mov_b32_e32 v12, s40
	v_mov_b32_e32 v13, s41
	flat_load_dwordx2 v[12:13], v[12:13] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v12, v13
	v_mov_b32_e32 v13, v4
	v_cmp_eq_u64_e32 vcc, v[3:4], v[12:13]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_109
; %bb.108:                              ;   in Loop: Header=BB0_99 Depth=2
	v_mov_b32_e32 v14, s40
	v_subrev_u32_e32 v13, vcc, v12, v3
	v_mov_b32_e32 v12, v4
	v_mov_b32_e32 v15, s41
	flat_atomic_add_x2 v[14:15], v[12:13]
.LBB0_109:                              ;   in Loop: Header=BB0_99 Depth=2
	v_lshrrev_b64 v[8:9], 16, v[8:9]
	v_mov_b32_e32 v12, s42
	v_mov_b32_e32 v13, s43
	v_or_b32_e32 v31, s69, v9
	v_mov_b32_e32 v30, v4
	flat_store_dword v[12:13], v24
	s_branch .LBB0_113
.LBB0_110:                              ;   in Loop: Header=BB0_99 Depth=2
	v_mov_b32_e32 v13, v4
	s_mov_b64 s[54:55], -1
                                        ; implicit-def: $sgpr52_sgpr53
	s_branch .LBB0_115
.LBB0_111:                              ;   in Loop: Header=BB0_99 Depth=2
                                        ; implicit-def: $vgpr30_vgpr31
	s_cbranch_execz .LBB0_113
; %bb.112:                              ;   in Loop: Header=BB0_99 Depth=2
	v_mov_b32_e32 v8, s40
	v_mov_b32_e32 v31, v4
	v_mov_b32_e32 v25, v29
	v_mov_b32_e32 v9, s41
	v_mov_b32_e32 v30, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[8:9], v[24:25]
.LBB0_113:                              ;   in Loop: Header=BB0_99 Depth=2
	s_or_b64 exec, exec, s[54:55]
.LBB0_114:                              ;   in Loop: Header=BB0_99 Depth=2
	s_or_b64 exec, exec, s[52:53]
	v_readfirstlane_b32 s53, v31
	v_readfirstlane_b32 s52, v30
	s_cmp_eq_u64 s[52:53], 0
	v_mov_b32_e32 v13, v11
	s_cselect_b64 s[54:55], -1, 0
	v_mov_b32_e32 v12, v10
.LBB0_115:                              ;   in Loop: Header=BB0_99 Depth=2
	v_mov_b32_e32 v2, s52
	s_mov_b64 s[8:9], 0
	s_and_b64 vcc, exec, s[54:55]
	v_mov_b32_e32 v3, s53
	s_cbranch_vccz .LBB0_130
; %bb.116:                              ;   in Loop: Header=BB0_99 Depth=2
	v_cndmask_b32_e64 v9, v13, v29, s[6:7]
	v_cndmask_b32_e64 v8, v12, v28, s[6:7]
	s_and_b64 vcc, exec, s[50:51]
	s_cbranch_vccz .LBB0_118
; %bb.117:                              ;   in Loop: Header=BB0_99 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[2:3], v[18:19], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[18:19], v[6:9] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_119
	s_branch .LBB0_129
.LBB0_118:                              ;   in Loop: Header=BB0_99 Depth=2
.LBB0_119:                              ;   in Loop: Header=BB0_99 Depth=2
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, v3, v5
	v_and_b32_e32 v2, v2, v0
	v_cmp_eq_u64_e32 vcc, v[2:3], v[8:9]
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_128
; %bb.120:                              ;   in Loop: Header=BB0_99 Depth=2
	s_mov_b32 s56, 0
	s_mov_b64 s[52:53], 0
                                        ; implicit-def: $sgpr54_sgpr55
	s_branch .LBB0_123
.LBB0_121:                              ;   in Loop: Header=BB0_123 Depth=3
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_lshl_b32 s56, s54, 1
	s_cmpk_lt_u32 s54, 0x201
	s_cselect_b32 s56, s56, 0x400
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, v3, v5
	v_and_b32_e32 v2, v2, v0
	v_cmp_ne_u64_e64 s[54:55], v[2:3], v[8:9]
.LBB0_122:                              ;   in Loop: Header=BB0_123 Depth=3
	s_and_b64 s[58:59], exec, s[54:55]
	s_or_b64 s[52:53], s[58:59], s[52:53]
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execz .LBB0_128
.LBB0_123:                              ;   Parent Loop BB0_31 Depth=1
                                        ;     Parent Loop BB0_99 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_125 Depth 4
                                        ;         Child Loop BB0_127 Depth 4
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v3, s13
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_or_b64 s[54:55], s[54:55], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[2:3], v[28:29]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_122
; %bb.124:                              ;   in Loop: Header=BB0_123 Depth=3
	s_cmp_lg_u32 s56, 0
	s_cselect_b32 s54, s56, 64
	s_cmp_lt_u32 s54, s70
	s_mov_b32 s55, s54
	s_cbranch_scc1 .LBB0_126
.LBB0_125:                              ;   Parent Loop BB0_31 Depth=1
                                        ;     Parent Loop BB0_99 Depth=2
                                        ;       Parent Loop BB0_123 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_addk_i32 s55, 0xfc40
	s_cmp_lt_u32 s55, s70
	s_sleep 15
	s_cbranch_scc0 .LBB0_125
.LBB0_126:                              ;   in Loop: Header=BB0_123 Depth=3
	s_cmp_lt_u32 s55, 64
	s_cbranch_scc1 .LBB0_121
.LBB0_127:                              ;   Parent Loop BB0_31 Depth=1
                                        ;     Parent Loop BB0_99 Depth=2
                                        ;       Parent Loop BB0_123 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s55, s55, 64
	s_cmp_gt_u32 s55, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_127
	s_branch .LBB0_121
.LBB0_128:                              ;   in Loop: Header=BB0_99 Depth=2
	s_or_b64 exec, exec, s[8:9]
.LBB0_129:                              ;   in Loop: Header=BB0_99 Depth=2
	v_mov_b32_e32 v2, v26
	s_mov_b64 s[8:9], -1
	v_mov_b32_e32 v3, v27
.LBB0_130:                              ;   in Loop: Header=BB0_99 Depth=2
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_132
; %bb.131:                              ;   in Loop: Header=BB0_99 Depth=2
	v_mov_b32_e32 v27, v3
	v_mov_b32_e32 v26, v2
	s_branch .LBB0_99
.LBB0_132:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[26:27]
	v_readfirstlane_b32 s9, v3
	s_andn2_b64 vcc, exec, s[44:45]
	v_readfirstlane_b32 s8, v2
	s_cbranch_vccnz .LBB0_136
; %bb.133:                              ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[26:27], s[4:5]
	s_cbranch_execz .LBB0_135
; %bb.134:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, s9
	flat_store_dwordx2 v[20:21], v[2:3]
.LBB0_135:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[2:3], v[20:21] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s9, v3
	v_readfirstlane_b32 s8, v2
.LBB0_136:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v22, v4
	v_cmp_lt_u64_e32 vcc, s[8:9], v[22:23]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_147
; %bb.137:                              ;   in Loop: Header=BB0_31 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s9
	;;#ASMEND
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v8, s9
	v_mov_b32_e32 v3, s9
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB0_143
; %bb.138:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v9, v4
	v_mov_b32_e32 v11, v4
	s_mov_b64 s[26:27], 0
                                        ; implicit-def: $sgpr52_sgpr53
	s_branch .LBB0_140
.LBB0_139:                              ;   in Loop: Header=BB0_140 Depth=2
	s_or_b64 exec, exec, s[54:55]
	s_and_b64 s[54:55], exec, s[52:53]
	s_or_b64 s[26:27], s[54:55], s[26:27]
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_142
.LBB0_140:                              ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	;;#ASMSTART
	onward_wait_load_x2 v[12:13], v[2:3], v[8:11] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v10, v12
	s_or_b64 s[52:53], s[52:53], exec
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_139
; %bb.141:                              ;   in Loop: Header=BB0_140 Depth=2
	v_mov_b32_e32 v14, s40
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v3, v12
	v_mov_b32_e32 v15, s41
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[52:53], s[52:53], exec
	s_branch .LBB0_139
.LBB0_142:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[26:27]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v2, v13
.LBB0_143:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[8:9]
	v_readfirstlane_b32 s9, v8
	s_andn2_b64 vcc, exec, s[44:45]
	v_readfirstlane_b32 s8, v2
	s_cbranch_vccnz .LBB0_147
; %bb.144:                              ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[26:27], s[4:5]
	s_cbranch_execz .LBB0_146
; %bb.145:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, s9
	flat_store_dwordx2 v[20:21], v[2:3]
.LBB0_146:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[2:3], v[20:21] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s8, v2
.LBB0_147:                              ;   in Loop: Header=BB0_31 Depth=1
	v_add_u32_e32 v10, vcc, 1, v10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v13, s8
.LBB0_148:                              ;   in Loop: Header=BB0_31 Depth=1
	s_branch .LBB0_31
.LBB0_149:
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
		.amdhsa_next_free_vgpr 34
		.amdhsa_next_free_sgpr 72
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
; codeLenInByte = 4016
; NumSgprs: 74
; NumVgprs: 34
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 9
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 74
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
    .sgpr_count:     74
    .sgpr_spill_count: 0
    .symbol:         color.kd
    .vgpr_count:     34
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
