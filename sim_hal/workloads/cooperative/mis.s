	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	mis                     ; -- Begin function mis
	.globl	mis
	.p2align	8
	.type	mis,@function
mis:                                    ; @mis
; %bb.0:
	s_load_dword s9, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_mov_b32 s3, 0
	s_mov_b64 s[4:5], -1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s10, s9, 0xffff
	v_cvt_f32_u32_e32 v1, s10
	s_sub_i32 s0, 0, s10
	s_mov_b64 s[28:29], 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	s_add_i32 s0, s10, 63
	s_lshr_b32 s46, s0, 6
	s_cmp_lg_u64 s[12:13], 0
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s2, v1
	v_mul_lo_u32 v2, v1, s10
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s2, v2
	v_cmp_le_u32_e64 s[0:1], s10, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s10, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s10, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s10, v3, 0
	s_cselect_b64 s[10:11], -1, 0
	s_cmp_eq_u64 s[12:13], 0
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
	v_mad_u64_u32 v[1:2], s[20:21], s3, v4, v[1:2]
	v_add_u32_e32 v5, vcc, 0x100, v1
	v_addc_u32_e32 v6, vcc, 0, v2, vcc
	flat_load_dword v1, v[5:6] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB0_12
; %bb.3:
	s_add_u32 s20, s12, 0xc0
	s_addc_u32 s21, s13, 0
	v_mov_b32_e32 v1, s20
	v_mov_b32_e32 v2, s21
	flat_load_dword v1, v[1:2] glc
	s_add_i32 s2, s30, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s33, v1
	s_cmp_lg_u32 s33, s2
	s_mov_b32 s2, s30
	s_cbranch_scc1 .LBB0_14
; %bb.4:
	s_mov_b32 s29, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_13
; %bb.5:
	s_mov_b32 s28, -1
	s_mov_b32 s31, s29
	s_mov_b64 s[22:23], 0
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v2, 0
                                        ; implicit-def: $sgpr24_sgpr25
	s_branch .LBB0_7
.LBB0_6:                                ;   in Loop: Header=BB0_7 Depth=1
	s_or_b64 exec, exec, s[26:27]
	s_and_b64 s[26:27], exec, s[24:25]
	s_or_b64 s[22:23], s[26:27], s[22:23]
	s_andn2_b64 exec, exec, s[22:23]
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
	s_or_b64 s[24:25], s[24:25], exec
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_6
; %bb.8:                                ;   in Loop: Header=BB0_7 Depth=1
	v_mov_b32_e32 v8, s1
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v7, s0
	;;#ASMSTART
	onward_wait_x2 v[7:8], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[24:25], s[24:25], exec
	s_branch .LBB0_6
.LBB0_9:
	s_mov_b64 s[28:29], 0
	s_mov_b32 s30, 0
	v_mov_b32_e32 v13, v32
	s_branch .LBB0_11
.LBB0_10:
	v_mov_b32_e32 v13, v32
.LBB0_11:
                                        ; implicit-def: $sgpr62
                                        ; implicit-def: $sgpr66
                                        ; implicit-def: $vgpr1_vgpr2
	s_branch .LBB0_27
.LBB0_12:
	s_mov_b64 s[20:21], -1
                                        ; implicit-def: $sgpr22
                                        ; implicit-def: $sgpr2
	s_branch .LBB0_19
.LBB0_13:
	s_or_b64 exec, exec, s[20:21]
	s_mov_b32 s2, s33
.LBB0_14:
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_cmp_eq_u32 s46, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s22, v1
	s_cbranch_scc1 .LBB0_18
; %bb.15:
	v_add_u32_e32 v1, vcc, 8, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_17
; %bb.16:
	v_mov_b32_e32 v3, s22
	v_mov_b32_e32 v4, 0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_17:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s22, v1
.LBB0_18:
	s_mov_b64 s[20:21], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_19:
	s_mov_b64 s[0:1], 0
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccz .LBB0_25
; %bb.20:
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_cmp_eq_u32 s46, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s22, v1
	s_cbranch_scc1 .LBB0_24
; %bb.21:
	v_add_u32_e32 v1, vcc, 8, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_23
; %bb.22:
	v_mov_b32_e32 v3, s22
	v_mov_b32_e32 v4, 0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_23:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s22, v1
.LBB0_24:
	s_mov_b64 s[0:1], -1
	s_mov_b32 s2, s30
.LBB0_25:
	s_mov_b64 s[28:29], -1
	v_mov_b32_e32 v13, s22
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
	v_add_u32_e32 v1, vcc, 0x114, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[3:4] glc
	s_waitcnt vmcnt(0)
	flat_load_dword v4, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[1:2], s[0:1], s3, v5, 0
	v_readfirstlane_b32 s66, v3
	v_readfirstlane_b32 s62, v4
.LBB0_27:
	s_load_dword s33, s[6:7], 0x20
	s_load_dwordx8 s[20:27], s[6:7], 0x28
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_29
; %bb.28:
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[1:2], s[0:1], s3, v1, 0
	s_mov_b32 s66, 0
	s_mov_b32 s62, 1
.LBB0_29:
	s_lshl_b32 s0, s8, 6
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[6:7], -1, 0
	s_add_u32 s34, s12, 0x110
	s_addc_u32 s35, s13, 0
	s_add_u32 s36, s12, 0x80
	s_addc_u32 s37, s13, 0
	s_add_u32 s38, s12, 12
	s_addc_u32 s39, s13, 0
	s_add_u32 s40, s12, 16
	s_addc_u32 s41, s13, 0
	s_add_u32 s42, s12, 64
	s_addc_u32 s43, s13, 0
	s_add_u32 s44, s12, 0xc0
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v4, vcc, s12, v1
	s_addc_u32 s45, s13, 0
	s_and_b64 s[50:51], s[6:7], s[28:29]
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	s_movk_i32 s2, 0x114
	s_add_u32 s12, s12, 8
	v_add_u32_e32 v16, vcc, s2, v4
	s_addc_u32 s13, s13, 0
	v_addc_u32_e32 v17, vcc, 0, v2, vcc
	v_cmp_eq_u32_e64 s[4:5], 0, v0
	s_cmp_lg_u32 s46, 1
	s_movk_i32 s8, 0x108
	v_or_b32_e32 v33, s0, v0
	v_cmp_gt_u32_e64 s[2:3], 2, v0
	v_cmp_eq_u32_e64 s[6:7], 1, v0
	v_mov_b32_e32 v0, s43
	v_mov_b32_e32 v3, s13
	s_cselect_b64 s[46:47], -1, 0
	v_add_u32_e32 v20, vcc, s8, v4
	s_xor_b64 s[48:49], s[50:51], -1
	s_and_b64 s[50:51], s[50:51], s[4:5]
	s_and_b32 s8, s9, 0xfffe
	v_cndmask_b32_e64 v5, 0, -1, s[6:7]
	v_cndmask_b32_e64 v19, v0, v3, s[6:7]
	v_mov_b32_e32 v0, s42
	v_mov_b32_e32 v3, s12
	s_cmp_lg_u32 s8, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[0:1], s33, v33
	v_mov_b32_e32 v1, -1
	v_cndmask_b32_e64 v18, v0, v3, s[6:7]
	v_mov_b32_e32 v6, -1
	v_mov_b32_e32 v7, v5
	v_addc_u32_e32 v21, vcc, 0, v2, vcc
	s_cselect_b64 s[52:53], -1, 0
	v_mov_b32_e32 v4, 0
	s_mov_b32 s67, 0x3000000
	s_movk_i32 s68, 0x3c0
	v_mov_b32_e32 v23, 1
	v_mov_b32_e32 v0, -1
	v_mov_b32_e32 v10, s30
	s_branch .LBB0_31
.LBB0_30:                               ;   in Loop: Header=BB0_31 Depth=1
                                        ; implicit-def: $vgpr13
                                        ; implicit-def: $vgpr10
	s_cbranch_execnz .LBB0_162
.LBB0_31:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_37 Depth 2
                                        ;     Child Loop BB0_47 Depth 2
                                        ;       Child Loop BB0_52 Depth 3
                                        ;     Child Loop BB0_64 Depth 2
                                        ;       Child Loop BB0_68 Depth 3
                                        ;     Child Loop BB0_79 Depth 2
                                        ;     Child Loop BB0_106 Depth 2
                                        ;     Child Loop BB0_112 Depth 2
                                        ;       Child Loop BB0_136 Depth 3
                                        ;         Child Loop BB0_138 Depth 4
                                        ;         Child Loop BB0_140 Depth 4
                                        ;     Child Loop BB0_153 Depth 2
	v_lshlrev_b32_e32 v14, 6, v13
	s_mov_b32 s69, s62
	s_mov_b64 s[56:57], -1
	s_mov_b64 s[30:31], 0
	s_cmp_lt_i32 s66, 2
	s_mov_b64 s[54:55], 0
	s_mov_b64 s[8:9], 0
                                        ; implicit-def: $sgpr62
                                        ; implicit-def: $sgpr58
	s_cbranch_scc1 .LBB0_56
; %bb.32:                               ;   in Loop: Header=BB0_31 Depth=1
	s_cmp_gt_i32 s66, 2
	s_cbranch_scc0 .LBB0_39
; %bb.33:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[8:9], -1
	s_mov_b64 s[56:57], 0
	s_cmp_eq_u32 s66, 3
	s_mov_b64 s[54:55], 0
                                        ; implicit-def: $sgpr62
	s_cbranch_scc0 .LBB0_43
; %bb.34:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_42
; %bb.35:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[54:55], 0
	v_mov_b32_e32 v3, v33
                                        ; implicit-def: $sgpr60_sgpr61
                                        ; implicit-def: $sgpr58_sgpr59
	s_branch .LBB0_37
.LBB0_36:                               ;   in Loop: Header=BB0_37 Depth=2
	s_or_b64 exec, exec, s[64:65]
	v_add_u32_e32 v3, vcc, v3, v14
	v_cmp_le_u32_e32 vcc, s33, v3
	s_or_b64 s[54:55], vcc, s[54:55]
	s_andn2_b64 s[58:59], s[58:59], exec
	s_and_b64 s[64:65], s[60:61], exec
	s_andn2_b64 s[62:63], s[62:63], exec
	s_or_b64 s[58:59], s[58:59], s[64:65]
	s_or_b64 s[62:63], s[62:63], s[64:65]
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_40
.LBB0_37:                               ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[8:9], 2, v[3:4]
	v_mov_b32_e32 v2, s21
	v_add_u32_e32 v8, vcc, s20, v8
	v_addc_u32_e32 v9, vcc, v2, v9, vcc
	flat_load_dword v2, v[8:9]
	s_andn2_b64 s[60:61], s[60:61], exec
	s_and_b64 s[64:65], s[62:63], exec
	s_or_b64 s[60:61], s[60:61], s[64:65]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v2
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_36
; %bb.38:                               ;   in Loop: Header=BB0_37 Depth=2
	v_lshlrev_b64 v[11:12], 2, v[3:4]
	v_mov_b32_e32 v2, s23
	v_add_u32_e32 v11, vcc, s22, v11
	v_addc_u32_e32 v12, vcc, v2, v12, vcc
	flat_load_dword v2, v[11:12]
	s_andn2_b64 s[60:61], s[60:61], exec
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v2
	flat_load_dword v2, v[11:12]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v2
	s_or_b64 s[62:63], s[62:63], vcc
	s_and_b64 s[62:63], s[62:63], exec
	s_or_b64 s[60:61], s[60:61], s[62:63]
                                        ; implicit-def: $sgpr62_sgpr63
	s_branch .LBB0_36
.LBB0_39:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[56:57], -1
	s_mov_b64 s[54:55], 0
	s_mov_b64 s[8:9], 0
                                        ; implicit-def: $sgpr62
	s_branch .LBB0_43
.LBB0_40:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[54:55]
	s_and_b64 exec, exec, s[58:59]
	s_cbranch_execz .LBB0_42
; %bb.41:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v2, s26
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v8, s69
	flat_store_dword v[2:3], v8
	s_waitcnt vmcnt(0)
.LBB0_42:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s62, s69, 1
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[54:55], -1
.LBB0_43:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b32 s58, 1
	s_and_b64 vcc, exec, s[56:57]
	s_cbranch_vccz .LBB0_55
; %bb.44:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[54:55], s[0:1]
	s_cbranch_execz .LBB0_54
; %bb.45:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[56:57], 0
	v_mov_b32_e32 v8, v33
	s_branch .LBB0_47
.LBB0_46:                               ;   in Loop: Header=BB0_47 Depth=2
	s_or_b64 exec, exec, s[58:59]
	v_add_u32_e32 v8, vcc, v8, v14
	v_cmp_le_u32_e32 vcc, s33, v8
	s_or_b64 s[56:57], vcc, s[56:57]
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB0_54
.LBB0_47:                               ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_52 Depth 3
	v_mov_b32_e32 v9, v4
	v_lshlrev_b64 v[2:3], 2, v[8:9]
	v_mov_b32_e32 v11, s21
	v_add_u32_e32 v2, vcc, s20, v2
	v_addc_u32_e32 v3, vcc, v11, v3, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v2
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_46
; %bb.48:                               ;   in Loop: Header=BB0_47 Depth=2
	v_lshlrev_b64 v[2:3], 2, v[8:9]
	v_mov_b32_e32 v12, s19
	v_add_u32_e32 v11, vcc, s18, v2
	v_addc_u32_e32 v12, vcc, v12, v3, vcc
	flat_load_dword v11, v[11:12]
	v_mov_b32_e32 v12, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v12, v3, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e32 vcc, v11, v2
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_46
; %bb.49:                               ;   in Loop: Header=BB0_47 Depth=2
	v_add_u32_e32 v3, vcc, 1, v8
	v_lshlrev_b64 v[2:3], 2, v[3:4]
	v_mov_b32_e32 v22, s15
	v_add_u32_e32 v2, vcc, s14, v2
	v_addc_u32_e32 v3, vcc, v22, v3, vcc
	flat_load_dword v15, v[2:3]
	v_lshlrev_b64 v[2:3], 2, v[8:9]
	v_mov_b32_e32 v9, s23
	v_add_u32_e32 v11, vcc, s22, v2
	v_addc_u32_e32 v12, vcc, v9, v3, vcc
	v_add_u32_e32 v2, vcc, s14, v2
	flat_store_dword v[11:12], v23
	v_addc_u32_e32 v3, vcc, v22, v3, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v2, v15
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_46
; %bb.50:                               ;   in Loop: Header=BB0_47 Depth=2
	v_mov_b32_e32 v3, v4
	v_lshlrev_b64 v[11:12], 2, v[2:3]
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v11, vcc, s16, v11
	v_addc_u32_e32 v12, vcc, v3, v12, vcc
	s_mov_b64 s[60:61], 0
	s_branch .LBB0_52
.LBB0_51:                               ;   in Loop: Header=BB0_52 Depth=3
	s_or_b64 exec, exec, s[62:63]
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_ge_u32_e32 vcc, v2, v15
	s_or_b64 s[60:61], vcc, s[60:61]
	v_add_u32_e32 v11, vcc, 4, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	s_andn2_b64 exec, exec, s[60:61]
	s_cbranch_execz .LBB0_46
.LBB0_52:                               ;   Parent Loop BB0_31 Depth=1
                                        ;     Parent Loop BB0_47 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v3, v[11:12]
	v_mov_b32_e32 v9, s21
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[24:25], 2, v[3:4]
	v_add_u32_e32 v24, vcc, s20, v24
	v_addc_u32_e32 v25, vcc, v9, v25, vcc
	flat_load_dword v9, v[24:25]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v9
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_51
; %bb.53:                               ;   in Loop: Header=BB0_52 Depth=3
	v_lshlrev_b64 v[24:25], 2, v[3:4]
	v_mov_b32_e32 v3, s23
	v_add_u32_e32 v24, vcc, s22, v24
	v_addc_u32_e32 v25, vcc, v3, v25, vcc
	flat_store_dword v[24:25], v4
	s_branch .LBB0_51
.LBB0_54:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[54:55]
	s_mov_b64 s[54:55], -1
	s_mov_b32 s58, 3
	s_mov_b32 s62, s69
.LBB0_55:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[56:57], 0
.LBB0_56:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_b64 vcc, exec, s[56:57]
	s_cbranch_vccz .LBB0_74
; %bb.57:                               ;   in Loop: Header=BB0_31 Depth=1
	s_cmp_gt_i32 s66, 0
	s_mov_b64 s[56:57], -1
	s_cbranch_scc0 .LBB0_72
; %bb.58:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v2, s26
	v_mov_b32_e32 v3, s27
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_eq_u32_e32 vcc, s69, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_71
; %bb.59:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_70
; %bb.60:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[54:55], 0
	v_mov_b32_e32 v8, v33
	s_branch .LBB0_64
.LBB0_61:                               ;   in Loop: Header=BB0_64 Depth=2
	s_or_b64 exec, exec, s[60:61]
.LBB0_62:                               ;   in Loop: Header=BB0_64 Depth=2
	s_or_b64 exec, exec, s[58:59]
	v_lshlrev_b64 v[2:3], 2, v[8:9]
	v_mov_b32_e32 v9, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v9, v3, vcc
	flat_store_dword v[2:3], v15
.LBB0_63:                               ;   in Loop: Header=BB0_64 Depth=2
	s_or_b64 exec, exec, s[56:57]
	v_add_u32_e32 v8, vcc, v8, v14
	v_cmp_le_u32_e32 vcc, s33, v8
	s_or_b64 s[54:55], vcc, s[54:55]
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_70
.LBB0_64:                               ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_68 Depth 3
	v_mov_b32_e32 v9, v4
	v_lshlrev_b64 v[2:3], 2, v[8:9]
	v_mov_b32_e32 v11, s21
	v_add_u32_e32 v2, vcc, s20, v2
	v_addc_u32_e32 v3, vcc, v11, v3, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v2
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_63
; %bb.65:                               ;   in Loop: Header=BB0_64 Depth=2
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
	v_mov_b32_e32 v15, -1
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v2, v22
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_62
; %bb.66:                               ;   in Loop: Header=BB0_64 Depth=2
	v_mov_b32_e32 v3, v4
	v_lshlrev_b64 v[11:12], 2, v[2:3]
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v11, vcc, s16, v11
	v_addc_u32_e32 v12, vcc, v3, v12, vcc
	s_mov_b64 s[60:61], 0
	v_mov_b32_e32 v15, -1
	s_branch .LBB0_68
.LBB0_67:                               ;   in Loop: Header=BB0_68 Depth=3
	s_or_b64 exec, exec, s[62:63]
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_ge_u32_e32 vcc, v2, v22
	s_or_b64 s[60:61], vcc, s[60:61]
	v_add_u32_e32 v11, vcc, 4, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	s_andn2_b64 exec, exec, s[60:61]
	s_cbranch_execz .LBB0_61
.LBB0_68:                               ;   Parent Loop BB0_31 Depth=1
                                        ;     Parent Loop BB0_64 Depth=2
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
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_67
; %bb.69:                               ;   in Loop: Header=BB0_68 Depth=3
	v_lshlrev_b64 v[24:25], 2, v[3:4]
	v_mov_b32_e32 v3, s19
	v_add_u32_e32 v24, vcc, s18, v24
	v_addc_u32_e32 v25, vcc, v3, v25, vcc
	flat_load_dword v3, v[24:25]
	s_waitcnt vmcnt(0)
	v_min_u32_e32 v15, v3, v15
	s_branch .LBB0_67
.LBB0_70:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[30:31]
	s_mov_b64 s[54:55], -1
	s_mov_b32 s58, 2
	s_mov_b32 s62, s69
.LBB0_71:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[56:57], 0
.LBB0_72:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[30:31], 0
	s_and_b64 vcc, exec, s[56:57]
	s_cbranch_vccz .LBB0_74
; %bb.73:                               ;   in Loop: Header=BB0_31 Depth=1
	s_cmp_lg_u32 s66, 0
	s_mov_b64 s[30:31], -1
	s_cselect_b64 s[8:9], -1, 0
.LBB0_74:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_76
; %bb.75:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[30:31], 0
	s_mov_b64 s[54:55], -1
	s_mov_b32 s62, s69
	s_mov_b32 s58, s66
.LBB0_76:                               ;   in Loop: Header=BB0_31 Depth=1
	s_andn2_b64 vcc, exec, s[30:31]
	s_mov_b32 s66, s58
	s_cbranch_vccnz .LBB0_81
; %bb.77:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_80
; %bb.78:                               ;   in Loop: Header=BB0_31 Depth=1
	s_mov_b64 s[54:55], 0
	v_mov_b32_e32 v3, v33
.LBB0_79:                               ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[8:9], 2, v[3:4]
	v_mov_b32_e32 v2, s21
	v_add_u32_e64 v11, s[8:9], s20, v8
	v_add_u32_e32 v3, vcc, v3, v14
	v_addc_u32_e64 v12, s[8:9], v2, v9, s[8:9]
	v_mov_b32_e32 v15, s23
	v_cmp_le_u32_e32 vcc, s33, v3
	v_add_u32_e64 v8, s[8:9], s22, v8
	v_addc_u32_e64 v9, s[8:9], v15, v9, s[8:9]
	s_or_b64 s[54:55], vcc, s[54:55]
	flat_store_dword v[11:12], v1
	flat_store_dword v[8:9], v1
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB0_79
.LBB0_80:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[30:31]
	s_mov_b64 s[54:55], -1
	s_mov_b32 s66, 1
	s_mov_b32 s62, s69
.LBB0_81:                               ;   in Loop: Header=BB0_31 Depth=1
	s_andn2_b64 vcc, exec, s[54:55]
	s_cbranch_vccnz .LBB0_30
; %bb.82:                               ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[8:9], s[50:51]
	s_cbranch_execz .LBB0_84
; %bb.83:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v2, s34
	v_mov_b32_e32 v3, s35
	v_mov_b32_e32 v8, s66
	flat_store_dword v[2:3], v8
	v_mov_b32_e32 v2, s62
	flat_store_dword v[16:17], v2
.LBB0_84:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[8:9]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_161
; %bb.85:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[30:31], s[2:3]
	s_cbranch_execz .LBB0_145
; %bb.86:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[54:55], s[4:5]
	s_cbranch_execz .LBB0_101
; %bb.87:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v3, s37
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v2, v[2:3], v23 glc
	s_andn2_b64 vcc, exec, s[28:29]
	v_mov_b32_e32 v11, v32
	s_cbranch_vccnz .LBB0_89
; %bb.88:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v8, s38
	v_mov_b32_e32 v9, s39
	flat_load_dword v11, v[8:9] glc
.LBB0_89:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v24, 0
	s_andn2_b64 vcc, exec, s[28:29]
	v_mov_b32_e32 v25, 0
	s_cbranch_vccnz .LBB0_91
; %bb.90:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v8, s40
	v_mov_b32_e32 v9, s41
	flat_load_dwordx2 v[24:25], v[8:9] glc
.LBB0_91:                               ;   in Loop: Header=BB0_31 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 1, v2
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_cmp_eq_u32_e32 vcc, v3, v11
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_100
; %bb.92:                               ;   in Loop: Header=BB0_31 Depth=1
	v_cmp_ne_u64_e64 s[8:9], 0, v[24:25]
	v_add_u32_e32 v12, vcc, 1, v10
	s_and_b64 vcc, s[28:29], s[8:9]
	v_mov_b32_e32 v8, s36
	v_cndmask_b32_e32 v11, 0, v3, vcc
	v_mov_b32_e32 v13, v3
	v_mov_b32_e32 v14, v10
	v_mov_b32_e32 v9, s37
	flat_atomic_cmpswap_x2 v[13:14], v[8:9], v[11:14] glc
	v_mov_b32_e32 v9, v3
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[8:9], v[13:14], v[9:10]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[58:59], s[8:9]
	s_cbranch_execz .LBB0_99
; %bb.93:                               ;   in Loop: Header=BB0_31 Depth=1
	s_xor_b64 s[60:61], vcc, -1
	v_mov_b32_e32 v9, v4
	v_mov_b32_e32 v8, v3
	s_mov_b64 s[8:9], -1
	s_and_b64 vcc, exec, s[60:61]
	s_cbranch_vccz .LBB0_95
; %bb.94:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v14, s42
	v_mov_b32_e32 v13, v3
	v_mov_b32_e32 v15, s43
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[14:15], v[12:13]
	s_mov_b64 s[8:9], 0
.LBB0_95:                               ;   in Loop: Header=BB0_31 Depth=1
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_99
; %bb.96:                               ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v8, s42
	v_mov_b32_e32 v9, s43
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v9
	v_mov_b32_e32 v9, v4
	v_cmp_ne_u64_e32 vcc, v[8:9], v[3:4]
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_98
; %bb.97:                               ;   in Loop: Header=BB0_31 Depth=1
	v_sub_u32_e32 v3, vcc, v3, v8
	v_mov_b32_e32 v8, s42
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v9, s43
	flat_atomic_add_x2 v[8:9], v[2:3]
.LBB0_98:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[8:9]
	v_lshrrev_b64 v[8:9], 16, v[24:25]
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	v_or_b32_e32 v9, s67, v9
	v_mov_b32_e32 v8, v4
	flat_store_dword v[2:3], v12
.LBB0_99:                               ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[58:59]
.LBB0_100:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[56:57]
.LBB0_101:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[54:55]
	v_readfirstlane_b32 s8, v8
	v_readfirstlane_b32 s9, v9
	v_mov_b32_e32 v2, s8
	s_cmp_lg_u64 s[8:9], 0
	v_mov_b32_e32 v3, s9
	s_cbranch_scc1 .LBB0_145
; %bb.102:                              ;   in Loop: Header=BB0_31 Depth=1
	s_and_b64 vcc, exec, s[48:49]
	s_cbranch_vccz .LBB0_108
; %bb.103:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[8:9], 0
	s_and_saveexec_b64 s[54:55], s[4:5]
	s_cbranch_execz .LBB0_110
; %bb.104:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v9, v4
	v_mov_b32_e32 v11, v4
	s_mov_b64 s[56:57], 0
                                        ; implicit-def: $sgpr58_sgpr59
	s_branch .LBB0_106
.LBB0_105:                              ;   in Loop: Header=BB0_106 Depth=2
	s_or_b64 exec, exec, s[60:61]
	s_and_b64 s[60:61], exec, s[58:59]
	s_or_b64 s[56:57], s[60:61], s[56:57]
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB0_109
.LBB0_106:                              ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	;;#ASMSTART
	onward_wait_load_x2 v[12:13], v[2:3], v[8:11] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v10, v12
	s_or_b64 s[58:59], s[58:59], exec
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_105
; %bb.107:                              ;   in Loop: Header=BB0_106 Depth=2
	v_mov_b32_e32 v14, s42
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v3, v12
	v_mov_b32_e32 v15, s43
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[58:59], s[58:59], exec
	s_branch .LBB0_105
.LBB0_108:                              ;   in Loop: Header=BB0_31 Depth=1
                                        ; implicit-def: $vgpr2_vgpr3
	s_branch .LBB0_111
.LBB0_109:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[56:57]
	v_mov_b32_e32 v3, v13
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v4
.LBB0_110:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[54:55]
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_145
.LBB0_111:                              ;   in Loop: Header=BB0_31 Depth=1
	v_add_u32_e32 v24, vcc, 1, v10
	v_mov_b32_e32 v11, v4
                                        ; implicit-def: $vgpr26_vgpr27
.LBB0_112:                              ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_136 Depth 3
                                        ;         Child Loop BB0_138 Depth 4
                                        ;         Child Loop BB0_140 Depth 4
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v3, s13
	flat_load_dwordx2 v[28:29], v[2:3] glc
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	flat_load_dwordx2 v[12:13], v[2:3] glc
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	s_waitcnt vmcnt(2)
	flat_load_dwordx2 v[8:9], v[2:3] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v10, v12
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_114
; %bb.113:                              ;   in Loop: Header=BB0_112 Depth=2
	v_mov_b32_e32 v3, v13
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v3, v4
	s_branch .LBB0_115
.LBB0_114:                              ;   in Loop: Header=BB0_112 Depth=2
	s_mov_b64 s[8:9], -1
                                        ; implicit-def: $vgpr2_vgpr3
.LBB0_115:                              ;   in Loop: Header=BB0_112 Depth=2
	s_andn2_b64 vcc, exec, s[8:9]
	s_mov_b64 s[8:9], 0
	s_cbranch_vccnz .LBB0_143
; %bb.116:                              ;   in Loop: Header=BB0_112 Depth=2
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v3, s37
	flat_load_dwordx2 v[14:15], v[2:3] glc
	v_mov_b32_e32 v31, v12
	v_mov_b32_e32 v30, v29
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[14:15], v[30:31]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_123
; %bb.117:                              ;   in Loop: Header=BB0_112 Depth=2
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v3, v29
	v_mov_b32_e32 v31, 0
	s_and_saveexec_b64 s[54:55], s[4:5]
	s_cbranch_execz .LBB0_127
; %bb.118:                              ;   in Loop: Header=BB0_112 Depth=2
	v_cmp_eq_u64_e32 vcc, 0, v[8:9]
	v_mov_b32_e32 v2, v12
	v_cndmask_b32_e64 v12, v3, 0, vcc
	v_add_u32_e32 v12, vcc, 0, v12
	v_mov_b32_e32 v30, s36
	v_addc_u32_e32 v13, vcc, 1, v2, vcc
	v_mov_b32_e32 v31, s37
	flat_atomic_cmpswap_x2 v[12:13], v[30:31], v[12:15] glc
	v_cmp_ne_u64_e32 vcc, 0, v[8:9]
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[8:9], v[12:13], v[14:15]
	s_and_saveexec_b64 s[56:57], s[8:9]
	s_cbranch_execz .LBB0_126
; %bb.119:                              ;   in Loop: Header=BB0_112 Depth=2
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_124
; %bb.120:                              ;   in Loop: Header=BB0_112 Depth=2
	v_mov_b32_e32 v12, s42
	v_mov_b32_e32 v13, s43
	flat_load_dwordx2 v[12:13], v[12:13] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v12, v13
	v_mov_b32_e32 v13, v4
	v_cmp_eq_u64_e32 vcc, v[3:4], v[12:13]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_122
; %bb.121:                              ;   in Loop: Header=BB0_112 Depth=2
	v_mov_b32_e32 v14, s42
	v_subrev_u32_e32 v13, vcc, v12, v3
	v_mov_b32_e32 v12, v4
	v_mov_b32_e32 v15, s43
	flat_atomic_add_x2 v[14:15], v[12:13]
.LBB0_122:                              ;   in Loop: Header=BB0_112 Depth=2
	v_lshrrev_b64 v[8:9], 16, v[8:9]
	v_mov_b32_e32 v12, s44
	v_mov_b32_e32 v13, s45
	v_or_b32_e32 v31, s67, v9
	v_mov_b32_e32 v30, v4
	flat_store_dword v[12:13], v24
	s_branch .LBB0_126
.LBB0_123:                              ;   in Loop: Header=BB0_112 Depth=2
	v_mov_b32_e32 v13, v4
	s_mov_b64 s[56:57], -1
                                        ; implicit-def: $sgpr54_sgpr55
	s_branch .LBB0_128
.LBB0_124:                              ;   in Loop: Header=BB0_112 Depth=2
                                        ; implicit-def: $vgpr30_vgpr31
	s_cbranch_execz .LBB0_126
; %bb.125:                              ;   in Loop: Header=BB0_112 Depth=2
	v_mov_b32_e32 v8, s42
	v_mov_b32_e32 v31, v4
	v_mov_b32_e32 v25, v29
	v_mov_b32_e32 v9, s43
	v_mov_b32_e32 v30, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[8:9], v[24:25]
.LBB0_126:                              ;   in Loop: Header=BB0_112 Depth=2
	s_or_b64 exec, exec, s[56:57]
.LBB0_127:                              ;   in Loop: Header=BB0_112 Depth=2
	s_or_b64 exec, exec, s[54:55]
	v_readfirstlane_b32 s55, v31
	v_readfirstlane_b32 s54, v30
	s_cmp_eq_u64 s[54:55], 0
	v_mov_b32_e32 v13, v11
	s_cselect_b64 s[56:57], -1, 0
	v_mov_b32_e32 v12, v10
.LBB0_128:                              ;   in Loop: Header=BB0_112 Depth=2
	v_mov_b32_e32 v2, s54
	s_mov_b64 s[8:9], 0
	s_and_b64 vcc, exec, s[56:57]
	v_mov_b32_e32 v3, s55
	s_cbranch_vccz .LBB0_143
; %bb.129:                              ;   in Loop: Header=BB0_112 Depth=2
	v_cndmask_b32_e64 v9, v13, v29, s[6:7]
	v_cndmask_b32_e64 v8, v12, v28, s[6:7]
	s_and_b64 vcc, exec, s[52:53]
	s_cbranch_vccz .LBB0_131
; %bb.130:                              ;   in Loop: Header=BB0_112 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[2:3], v[18:19], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[18:19], v[6:9] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_132
	s_branch .LBB0_142
.LBB0_131:                              ;   in Loop: Header=BB0_112 Depth=2
.LBB0_132:                              ;   in Loop: Header=BB0_112 Depth=2
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, v3, v5
	v_and_b32_e32 v2, v2, v0
	v_cmp_eq_u64_e32 vcc, v[2:3], v[8:9]
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_141
; %bb.133:                              ;   in Loop: Header=BB0_112 Depth=2
	s_mov_b32 s58, 0
	s_mov_b64 s[54:55], 0
                                        ; implicit-def: $sgpr56_sgpr57
	s_branch .LBB0_136
.LBB0_134:                              ;   in Loop: Header=BB0_136 Depth=3
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_lshl_b32 s58, s56, 1
	s_cmpk_lt_u32 s56, 0x201
	s_cselect_b32 s58, s58, 0x400
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, v3, v5
	v_and_b32_e32 v2, v2, v0
	v_cmp_ne_u64_e64 s[56:57], v[2:3], v[8:9]
.LBB0_135:                              ;   in Loop: Header=BB0_136 Depth=3
	s_and_b64 s[60:61], exec, s[56:57]
	s_or_b64 s[54:55], s[60:61], s[54:55]
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_141
.LBB0_136:                              ;   Parent Loop BB0_31 Depth=1
                                        ;     Parent Loop BB0_112 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_138 Depth 4
                                        ;         Child Loop BB0_140 Depth 4
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v3, s13
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_or_b64 s[56:57], s[56:57], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[2:3], v[28:29]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_135
; %bb.137:                              ;   in Loop: Header=BB0_136 Depth=3
	s_cmp_lg_u32 s58, 0
	s_cselect_b32 s56, s58, 64
	s_cmp_lt_u32 s56, s68
	s_mov_b32 s57, s56
	s_cbranch_scc1 .LBB0_139
.LBB0_138:                              ;   Parent Loop BB0_31 Depth=1
                                        ;     Parent Loop BB0_112 Depth=2
                                        ;       Parent Loop BB0_136 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_addk_i32 s57, 0xfc40
	s_cmp_lt_u32 s57, s68
	s_sleep 15
	s_cbranch_scc0 .LBB0_138
.LBB0_139:                              ;   in Loop: Header=BB0_136 Depth=3
	s_cmp_lt_u32 s57, 64
	s_cbranch_scc1 .LBB0_134
.LBB0_140:                              ;   Parent Loop BB0_31 Depth=1
                                        ;     Parent Loop BB0_112 Depth=2
                                        ;       Parent Loop BB0_136 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_sub_i32 s57, s57, 64
	s_cmp_gt_u32 s57, 63
	s_sleep 1
	s_cbranch_scc1 .LBB0_140
	s_branch .LBB0_134
.LBB0_141:                              ;   in Loop: Header=BB0_112 Depth=2
	s_or_b64 exec, exec, s[8:9]
.LBB0_142:                              ;   in Loop: Header=BB0_112 Depth=2
	v_mov_b32_e32 v2, v26
	s_mov_b64 s[8:9], -1
	v_mov_b32_e32 v3, v27
.LBB0_143:                              ;   in Loop: Header=BB0_112 Depth=2
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_145
; %bb.144:                              ;   in Loop: Header=BB0_112 Depth=2
	v_mov_b32_e32 v27, v3
	v_mov_b32_e32 v26, v2
	s_branch .LBB0_112
.LBB0_145:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[30:31]
	v_readfirstlane_b32 s9, v3
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s8, v2
	s_cbranch_vccnz .LBB0_149
; %bb.146:                              ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[30:31], s[4:5]
	s_cbranch_execz .LBB0_148
; %bb.147:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, s9
	flat_store_dwordx2 v[20:21], v[2:3]
.LBB0_148:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[2:3], v[20:21] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s9, v3
	v_readfirstlane_b32 s8, v2
.LBB0_149:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v22, v4
	v_cmp_lt_u64_e32 vcc, s[8:9], v[22:23]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_160
; %bb.150:                              ;   in Loop: Header=BB0_31 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s9
	;;#ASMEND
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v8, s9
	v_mov_b32_e32 v3, s9
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB0_156
; %bb.151:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v9, v4
	v_mov_b32_e32 v11, v4
	s_mov_b64 s[30:31], 0
                                        ; implicit-def: $sgpr54_sgpr55
	s_branch .LBB0_153
.LBB0_152:                              ;   in Loop: Header=BB0_153 Depth=2
	s_or_b64 exec, exec, s[56:57]
	s_and_b64 s[56:57], exec, s[54:55]
	s_or_b64 s[30:31], s[56:57], s[30:31]
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execz .LBB0_155
.LBB0_153:                              ;   Parent Loop BB0_31 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	;;#ASMSTART
	onward_wait_load_x2 v[12:13], v[2:3], v[8:11] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v10, v12
	s_or_b64 s[54:55], s[54:55], exec
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_152
; %bb.154:                              ;   in Loop: Header=BB0_153 Depth=2
	v_mov_b32_e32 v14, s42
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v3, v12
	v_mov_b32_e32 v15, s43
	;;#ASMSTART
	onward_wait_x2 v[14:15], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[54:55], s[54:55], exec
	s_branch .LBB0_152
.LBB0_155:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[30:31]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v2, v13
.LBB0_156:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[8:9]
	v_readfirstlane_b32 s9, v8
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s8, v2
	s_cbranch_vccnz .LBB0_160
; %bb.157:                              ;   in Loop: Header=BB0_31 Depth=1
	s_and_saveexec_b64 s[30:31], s[4:5]
	s_cbranch_execz .LBB0_159
; %bb.158:                              ;   in Loop: Header=BB0_31 Depth=1
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, s9
	flat_store_dwordx2 v[20:21], v[2:3]
.LBB0_159:                              ;   in Loop: Header=BB0_31 Depth=1
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	flat_load_dwordx2 v[2:3], v[20:21] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	v_readfirstlane_b32 s8, v2
.LBB0_160:                              ;   in Loop: Header=BB0_31 Depth=1
	v_add_u32_e32 v10, vcc, 1, v10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v13, s8
.LBB0_161:                              ;   in Loop: Header=BB0_31 Depth=1
	s_branch .LBB0_31
.LBB0_162:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel mis
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
		.amdhsa_next_free_vgpr 34
		.amdhsa_next_free_sgpr 70
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
	.size	mis, .Lfunc_end0-mis
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 4484
; NumSgprs: 72
; NumVgprs: 34
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 8
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 72
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
    .name:           mis
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     72
    .sgpr_spill_count: 0
    .symbol:         mis.kd
    .vgpr_count:     34
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
