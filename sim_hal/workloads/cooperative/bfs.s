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
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[10:11], s[6:7], 0x10
	s_load_dwordx4 s[16:19], s[6:7], 0x20
	s_load_dwordx2 s[24:25], s[6:7], 0x30
	s_mov_b32 s3, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s4
	s_sub_i32 s0, 0, s4
	s_cmp_eq_u64 s[12:13], 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s2, v1
	v_mul_lo_u32 v2, v1, s4
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s2, v2
	v_cmp_le_u32_e64 s[0:1], s4, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s4, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s4, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s4, v3, 0
	s_mov_b64 s[0:1], -1
	v_cmp_ne_u64_e32 vcc, s[2:3], v[1:2]
	v_addc_u32_e32 v8, vcc, 0, v3, vcc
	s_cbranch_scc1 .LBB0_9
; %bb.1:
	s_add_u32 s4, s12, 64
	s_addc_u32 s5, s13, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_add_u32 s2, s12, 8
	s_addc_u32 s3, s13, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	flat_load_dword v2, v[2:3] glc
	s_mov_b32 s3, 0
	v_readfirstlane_b32 s22, v1
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
	v_add_u32_e32 v1, vcc, 0x100, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v1, v[1:2] glc
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
	s_add_i32 s9, s22, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_cmp_lg_u32 s2, s9
	s_mov_b32 s9, s22
	s_cbranch_scc1 .LBB0_14
; %bb.4:
	s_mov_b32 s21, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_13
; %bb.5:
	s_mov_b32 s20, -1
	s_mov_b32 s23, s21
	s_mov_b64 s[28:29], 0
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v2, 0
                                        ; implicit-def: $sgpr30_sgpr31
	s_branch .LBB0_7
.LBB0_6:                                ;   in Loop: Header=BB0_7 Depth=1
	s_or_b64 exec, exec, s[34:35]
	s_and_b64 s[34:35], exec, s[30:31]
	s_or_b64 s[28:29], s[34:35], s[28:29]
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_13
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v10, s5
	v_mov_b32_e32 v5, s20
	v_mov_b32_e32 v9, s4
	v_mov_b32_e32 v6, s21
	v_mov_b32_e32 v7, s22
	v_mov_b32_e32 v8, s23
	;;#ASMSTART
	onward_wait_load_x2 v[3:4], v[9:10], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, s22, v3
	s_or_b64 s[30:31], s[30:31], exec
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB0_6
; %bb.8:                                ;   in Loop: Header=BB0_7 Depth=1
	v_mov_b32_e32 v6, s5
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, s4
	;;#ASMSTART
	onward_wait_x2 v[5:6], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[30:31], s[30:31], exec
	s_branch .LBB0_6
.LBB0_9:
	s_mov_b32 s22, 0
.LBB0_10:
	s_branch .LBB0_18
.LBB0_11:
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[0:1], s3, v5, v[1:2]
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
	s_mov_b64 s[0:1], 0
	v_readfirstlane_b32 s58, v6
	v_readfirstlane_b32 s54, v7
	v_readfirstlane_b32 s53, v3
	v_readfirstlane_b32 s52, v4
	s_branch .LBB0_19
.LBB0_12:
	s_mov_b64 s[20:21], -1
                                        ; implicit-def: $sgpr2
                                        ; implicit-def: $sgpr9
	s_branch .LBB0_15
.LBB0_13:
	s_or_b64 exec, exec, s[26:27]
	s_mov_b32 s9, s2
.LBB0_14:
	s_add_u32 s4, s12, 12
	s_addc_u32 s5, s13, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b64 s[20:21], 0
	v_readfirstlane_b32 s2, v1
.LBB0_15:
	s_mov_b64 s[4:5], 0
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccz .LBB0_17
; %bb.16:
	s_add_u32 s4, s12, 12
	s_addc_u32 s5, s13, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	flat_load_dword v1, v[1:2] glc
	s_mov_b64 s[4:5], -1
	s_mov_b32 s9, s22
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
.LBB0_17:
	v_mov_b32_e32 v8, s2
	s_mov_b32 s22, s9
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_11
.LBB0_18:
                                        ; implicit-def: $sgpr52
                                        ; implicit-def: $sgpr53
                                        ; implicit-def: $sgpr54
                                        ; implicit-def: $sgpr58
                                        ; implicit-def: $vgpr1_vgpr2
.LBB0_19:
	s_load_dword s33, s[6:7], 0x18
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_21
; %bb.20:
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[1:2], s[0:1], s3, v1, 0
	s_mov_b32 s58, 0
	s_mov_b32 s54, 1
	s_mov_b32 s53, 0
	s_mov_b32 s52, 1
.LBB0_21:
	s_lshl_b32 s0, s8, 6
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[20:21], -1, 0
	s_add_u32 s26, s12, 0x110
	s_addc_u32 s27, s13, 0
	s_add_u32 s28, s12, 0xc8
	s_addc_u32 s29, s13, 0
	s_add_u32 s30, s12, 0x80
	s_addc_u32 s31, s13, 0
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v1, vcc, s12, v1
	s_add_u32 s34, s12, 64
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	s_movk_i32 s6, 0x114
	s_addc_u32 s35, s13, 0
	v_add_u32_e32 v9, vcc, s6, v1
	s_add_u32 s36, s12, 16
	v_addc_u32_e32 v10, vcc, 0, v2, vcc
	s_movk_i32 s6, 0x118
	s_addc_u32 s37, s13, 0
	v_add_u32_e32 v11, vcc, s6, v1
	s_add_u32 s38, s12, 0xc0
	v_addc_u32_e32 v12, vcc, 0, v2, vcc
	s_movk_i32 s6, 0x11c
	s_addc_u32 s39, s13, 0
	v_or_b32_e32 v19, s0, v0
	v_add_u32_e32 v13, vcc, s6, v1
	s_add_u32 s12, s12, 0xcc
	s_mov_b32 s9, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v19
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[2:3], s33, v19
	v_cmp_eq_u32_e64 s[4:5], 0, v0
	v_addc_u32_e32 v14, vcc, 0, v2, vcc
	s_addc_u32 s13, s13, 0
	v_mov_b32_e32 v7, s22
	v_mov_b32_e32 v2, 0
	s_mov_b32 s22, -1
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v16, -1
	s_mov_b32 s59, 0x8000
	s_mov_b32 s41, 0x10000
	s_mov_b32 s23, 0
	s_branch .LBB0_24
.LBB0_22:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[6:7], -1
                                        ; implicit-def: $sgpr8
                                        ; implicit-def: $vgpr7
                                        ; implicit-def: $sgpr23
.LBB0_23:                               ;   in Loop: Header=BB0_24 Depth=1
	s_and_b64 vcc, exec, s[6:7]
	v_mov_b32_e32 v8, s8
	s_cbranch_vccnz .LBB0_94
.LBB0_24:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_57 Depth 2
                                        ;       Child Loop BB0_60 Depth 3
                                        ;     Child Loop BB0_31 Depth 2
                                        ;     Child Loop BB0_44 Depth 2
                                        ;     Child Loop BB0_86 Depth 2
	v_lshlrev_b32_e32 v21, 6, v8
	s_mov_b32 s42, s52
	s_mov_b32 s8, s53
	s_mov_b32 s40, s54
	s_mov_b64 s[48:49], -1
	s_mov_b64 s[6:7], 0
	s_cmp_lt_i32 s58, 1
	s_mov_b64 s[46:47], 0
	s_mov_b64 s[44:45], 0
                                        ; implicit-def: $sgpr52
                                        ; implicit-def: $sgpr53
                                        ; implicit-def: $sgpr54
                                        ; implicit-def: $sgpr43
	s_cbranch_scc0 .LBB0_46
; %bb.25:                               ;   in Loop: Header=BB0_24 Depth=1
	s_and_b64 vcc, exec, s[48:49]
	s_cbranch_vccnz .LBB0_73
.LBB0_26:                               ;   in Loop: Header=BB0_24 Depth=1
	s_andn2_b64 vcc, exec, s[44:45]
	s_cbranch_vccnz .LBB0_28
.LBB0_27:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[46:47], -1
	s_mov_b32 s52, s42
	s_mov_b32 s53, s8
	s_mov_b32 s54, s40
	s_mov_b32 s43, s58
.LBB0_28:                               ;   in Loop: Header=BB0_24 Depth=1
	s_andn2_b64 vcc, exec, s[6:7]
	s_mov_b32 s58, s43
	s_cbranch_vccnz .LBB0_35
; %bb.29:                               ;   in Loop: Header=BB0_24 Depth=1
	s_and_saveexec_b64 s[44:45], s[2:3]
	s_cbranch_execz .LBB0_32
; %bb.30:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[46:47], 0
	v_mov_b32_e32 v1, v19
.LBB0_31:                               ;   Parent Loop BB0_24 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	v_cndmask_b32_e64 v5, 0, -1, vcc
	v_add_u32_e32 v1, vcc, v1, v21
	v_mov_b32_e32 v6, s17
	v_cmp_le_u32_e32 vcc, s33, v1
	v_add_u32_e64 v3, s[6:7], s16, v3
	v_addc_u32_e64 v4, s[6:7], v6, v4, s[6:7]
	s_or_b64 s[46:47], vcc, s[46:47]
	flat_store_dword v[3:4], v5
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execnz .LBB0_31
.LBB0_32:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[44:45]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_34
; %bb.33:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v3, s18
	v_mov_b32_e32 v4, s19
	flat_store_dword v[3:4], v2
	v_mov_b32_e32 v3, s24
	v_mov_b32_e32 v4, s25
	flat_store_dword v[3:4], v20
	s_waitcnt vmcnt(0)
.LBB0_34:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_mov_b64 s[46:47], -1
	s_mov_b32 s58, 1
	s_mov_b32 s52, s42
	s_mov_b32 s53, s8
	s_mov_b32 s54, s40
.LBB0_35:                               ;   in Loop: Header=BB0_24 Depth=1
	s_and_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB0_22
; %bb.36:                               ;   in Loop: Header=BB0_24 Depth=1
	s_andn2_b64 vcc, exec, s[20:21]
	v_mov_b32_e32 v1, v0
	s_cbranch_vccnz .LBB0_40
; %bb.37:                               ;   in Loop: Header=BB0_24 Depth=1
	s_cmp_lg_u32 s23, 0
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 s[42:43], s[6:7], s[4:5]
	v_mov_b32_e32 v1, v0
	s_and_saveexec_b64 s[6:7], s[42:43]
	s_cbranch_execz .LBB0_39
; %bb.38:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v3, s26
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v1, s58
	flat_store_dword v[3:4], v1
	v_mov_b32_e32 v1, s54
	flat_store_dword v[9:10], v1
	v_mov_b32_e32 v1, s53
	flat_store_dword v[11:12], v1
	v_mov_b32_e32 v1, s52
	v_mov_b32_e32 v3, s28
	flat_store_dword v[13:14], v1
	v_add_u32_e32 v1, vcc, 1, v7
	v_mov_b32_e32 v4, s29
	flat_store_dword v[3:4], v1
	v_mov_b32_e32 v1, 0
.LBB0_39:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[6:7]
.LBB0_40:                               ;   in Loop: Header=BB0_24 Depth=1
	v_cmp_eq_u32_e64 s[6:7], 0, v1
	v_mov_b32_e32 v18, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[42:43], s[6:7]
	s_cbranch_execz .LBB0_82
; %bb.41:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v3, s30
	v_mov_b32_e32 v4, s31
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v1, v[3:4], v20 glc
                                        ; implicit-def: $vgpr18
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, 1, v1
	v_cmp_ne_u32_e32 vcc, v1, v8
	s_and_saveexec_b64 s[44:45], vcc
	s_xor_b64 s[44:45], exec, s[44:45]
	s_cbranch_execz .LBB0_65
; %bb.42:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v5, v16
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v8, v2
	s_mov_b64 s[46:47], 0
                                        ; implicit-def: $sgpr48_sgpr49
	s_branch .LBB0_44
.LBB0_43:                               ;   in Loop: Header=BB0_44 Depth=2
	s_or_b64 exec, exec, s[50:51]
	s_and_b64 s[50:51], exec, s[48:49]
	s_or_b64 s[46:47], s[50:51], s[46:47]
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execz .LBB0_64
.LBB0_44:                               ;   Parent Loop BB0_24 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v3, s34
	v_mov_b32_e32 v4, s35
	;;#ASMSTART
	onward_wait_load_x2 v[17:18], v[3:4], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v7, v17
	s_or_b64 s[48:49], s[48:49], exec
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB0_43
; %bb.45:                               ;   in Loop: Header=BB0_44 Depth=2
	v_mov_b32_e32 v21, s34
	v_mov_b32_e32 v1, v16
	v_mov_b32_e32 v3, v17
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v22, s35
	;;#ASMSTART
	onward_wait_x2 v[21:22], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[48:49], s[48:49], exec
	s_branch .LBB0_43
.LBB0_46:                               ;   in Loop: Header=BB0_24 Depth=1
	s_cmp_gt_i32 s58, 1
	s_cbranch_scc0 .LBB0_51
; %bb.47:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[44:45], -1
	s_mov_b64 s[48:49], 0
	s_cmp_eq_u32 s58, 2
	s_mov_b64 s[46:47], 0
                                        ; implicit-def: $sgpr52
                                        ; implicit-def: $sgpr53
                                        ; implicit-def: $sgpr54
	s_cbranch_scc0 .LBB0_52
; %bb.48:                               ;   in Loop: Header=BB0_24 Depth=1
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB0_50
; %bb.49:                               ;   in Loop: Header=BB0_24 Depth=1
	s_lshl_b64 s[46:47], s[8:9], 2
	s_add_u32 s46, s24, s46
	s_addc_u32 s47, s25, s47
	v_mov_b32_e32 v3, s46
	v_mov_b32_e32 v4, s47
	flat_store_dword v[3:4], v2
	s_waitcnt vmcnt(0)
.LBB0_50:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[44:45]
	s_xor_b32 s53, s8, 1
	s_xor_b32 s52, s42, 1
	s_add_i32 s54, s40, 1
	s_mov_b64 s[44:45], 0
	s_mov_b64 s[46:47], -1
	s_branch .LBB0_52
.LBB0_51:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[48:49], -1
	s_mov_b64 s[46:47], 0
	s_mov_b64 s[44:45], 0
                                        ; implicit-def: $sgpr52
                                        ; implicit-def: $sgpr53
                                        ; implicit-def: $sgpr54
.LBB0_52:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b32 s43, 1
	s_and_b64 vcc, exec, s[48:49]
	s_cbranch_vccz .LBB0_72
; %bb.53:                               ;   in Loop: Header=BB0_24 Depth=1
	s_lshl_b64 s[48:49], s[8:9], 2
	s_add_u32 s48, s24, s48
	s_addc_u32 s49, s25, s49
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v4, s49
	flat_load_dword v22, v[3:4] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v22
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_71
; %bb.54:                               ;   in Loop: Header=BB0_24 Depth=1
	v_cmp_lt_u32_e32 vcc, v19, v22
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_63
; %bb.55:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mul_i32 s48, s8, s33
	s_mov_b32 s49, s9
	s_lshl_b64 s[48:49], s[48:49], 2
	s_add_u32 s60, s18, s48
	s_addc_u32 s61, s19, s49
	s_mul_i32 s48, s42, s33
	s_mov_b32 s49, s9
	s_lshl_b64 s[48:49], s[48:49], 2
	s_add_u32 s62, s18, s48
	s_mov_b32 s43, s9
	s_addc_u32 s63, s19, s49
	s_lshl_b64 s[48:49], s[42:43], 2
	s_add_u32 s48, s24, s48
	s_addc_u32 s49, s25, s49
	s_mov_b64 s[50:51], 0
	v_mov_b32_e32 v3, v19
	s_branch .LBB0_57
.LBB0_56:                               ;   in Loop: Header=BB0_57 Depth=2
	s_or_b64 exec, exec, s[52:53]
	v_add_u32_e32 v3, vcc, v3, v21
	v_cmp_ge_u32_e32 vcc, v3, v22
	s_or_b64 s[50:51], vcc, s[50:51]
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execz .LBB0_63
.LBB0_57:                               ;   Parent Loop BB0_24 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_60 Depth 3
	v_mov_b32_e32 v4, v2
	v_lshlrev_b64 v[4:5], 2, v[3:4]
	v_mov_b32_e32 v1, s61
	v_add_u32_e32 v4, vcc, s60, v4
	v_addc_u32_e32 v5, vcc, v1, v5, vcc
	flat_load_dword v1, v[4:5]
	v_mov_b32_e32 v5, v2
	v_mov_b32_e32 v6, s15
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[17:18], 2, v[1:2]
	v_add_u32_e32 v4, vcc, 1, v1
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v17, vcc, s14, v17
	v_addc_u32_e32 v18, vcc, v6, v18, vcc
	v_add_u32_e32 v4, vcc, s14, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	flat_load_dword v23, v[4:5]
	flat_load_dword v4, v[17:18]
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v4, v23
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_56
; %bb.58:                               ;   in Loop: Header=BB0_57 Depth=2
	v_mov_b32_e32 v5, v2
	v_lshlrev_b64 v[5:6], 2, v[4:5]
	v_mov_b32_e32 v1, s11
	v_add_u32_e32 v5, vcc, s10, v5
	v_addc_u32_e32 v6, vcc, v1, v6, vcc
	s_mov_b64 s[54:55], 0
	s_branch .LBB0_60
.LBB0_59:                               ;   in Loop: Header=BB0_60 Depth=3
	s_or_b64 exec, exec, s[56:57]
	v_add_u32_e32 v4, vcc, 1, v4
	v_cmp_ge_u32_e32 vcc, v4, v23
	s_or_b64 s[54:55], vcc, s[54:55]
	v_add_u32_e32 v5, vcc, 4, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_56
.LBB0_60:                               ;   Parent Loop BB0_24 Depth=1
                                        ;     Parent Loop BB0_57 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v1, v[5:6]
	v_mov_b32_e32 v15, s17
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[17:18], 2, v[1:2]
	v_add_u32_e32 v17, vcc, s16, v17
	v_addc_u32_e32 v18, vcc, v15, v18, vcc
	flat_load_dword v15, v[17:18] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v15
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_59
; %bb.61:                               ;   in Loop: Header=BB0_60 Depth=3
	v_mov_b32_e32 v15, s40
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v15, v[17:18], v[15:16] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, -1, v15
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_59
; %bb.62:                               ;   in Loop: Header=BB0_60 Depth=3
	v_mov_b32_e32 v17, s48
	v_mov_b32_e32 v18, s49
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v17, v[17:18], v20 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v18, v2
	v_mov_b32_e32 v15, s63
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_add_u32_e32 v17, vcc, s62, v17
	v_addc_u32_e32 v18, vcc, v15, v18, vcc
	flat_store_dword v[17:18], v1
	s_branch .LBB0_59
.LBB0_63:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[46:47]
	s_mov_b64 s[46:47], -1
	s_mov_b32 s43, 2
	s_mov_b32 s52, s42
	s_mov_b32 s53, s8
	s_mov_b32 s54, s40
	s_branch .LBB0_72
.LBB0_64:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[46:47]
                                        ; implicit-def: $vgpr8
.LBB0_65:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_saveexec_b64 s[44:45], s[44:45]
	s_xor_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_81
; %bb.66:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v3, s36
	v_mov_b32_e32 v4, s37
	flat_load_dwordx2 v[4:5], v[3:4] glc
	s_mov_b64 s[46:47], 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_74
; %bb.67:                               ;   in Loop: Header=BB0_24 Depth=1
	v_add_u32_e32 v3, vcc, 1, v7
	s_mov_b64 s[48:49], -1
	s_cbranch_execnz .LBB0_75
.LBB0_68:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b32 s23, s9
	v_cmp_lt_u64_e32 vcc, s[22:23], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_91
; %bb.69:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v3, s28
	v_mov_b32_e32 v4, s29
	flat_load_dword v1, v[3:4] glc
	v_add_u32_e32 v3, vcc, 1, v7
	s_mov_b64 s[50:51], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v1, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_92
; %bb.70:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v17, s30
	v_mov_b32_e32 v18, s31
	flat_store_dword v[17:18], v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_or_b32_e32 v4, s59, v8
	s_mov_b64 s[46:47], -1
	s_branch .LBB0_77
.LBB0_71:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b32 s43, 1
.LBB0_72:                               ;   in Loop: Header=BB0_24 Depth=1
	s_branch .LBB0_26
.LBB0_73:                               ;   in Loop: Header=BB0_24 Depth=1
	s_cmp_lg_u32 s58, 0
	s_mov_b64 s[6:7], -1
	s_cselect_b64 s[44:45], -1, 0
	s_andn2_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB0_27
	s_branch .LBB0_28
.LBB0_74:                               ;   in Loop: Header=BB0_24 Depth=1
                                        ; implicit-def: $vgpr3
	s_mov_b64 s[48:49], 0
	s_branch .LBB0_68
.LBB0_75:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[50:51], 0
	s_and_b64 vcc, exec, s[48:49]
	s_cbranch_vccz .LBB0_77
.LBB0_76:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v17, s38
	v_lshrrev_b32_e32 v1, 16, v5
	v_mov_b32_e32 v5, s12
	v_mov_b32_e32 v18, s39
	v_mov_b32_e32 v6, s13
	flat_store_dword v[17:18], v3
	flat_store_dword v[5:6], v1
.LBB0_77:                               ;   in Loop: Header=BB0_24 Depth=1
	s_andn2_b64 vcc, exec, s[50:51]
	s_mov_b32 s8, 0x8000
	s_cbranch_vccnz .LBB0_79
; %bb.78:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v3, s30
	v_mov_b32_e32 v4, s31
	flat_store_dword v[3:4], v2
	v_add_u32_e32 v3, vcc, 1, v7
	s_mov_b64 s[46:47], -1
	s_mov_b32 s8, 0
	v_mov_b32_e32 v4, v8
	s_waitcnt vmcnt(0) lgkmcnt(0)
.LBB0_79:                               ;   in Loop: Header=BB0_24 Depth=1
	s_andn2_b64 vcc, exec, s[46:47]
	v_mov_b32_e32 v18, 0
	s_cbranch_vccnz .LBB0_81
; %bb.80:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v5, s34
	v_mov_b32_e32 v6, s35
	v_or_b32_e32 v18, s41, v4
	v_mov_b32_e32 v17, v3
	flat_store_dwordx2 v[5:6], v[3:4]
	flat_store_dwordx2 v[5:6], v[17:18]
	v_or_b32_e32 v18, 0x20000, v4
	flat_store_dwordx2 v[5:6], v[17:18]
	v_or_b32_e32 v18, 0x30000, v4
	flat_store_dwordx2 v[5:6], v[17:18]
	v_or_b32_e32 v4, 0x40000, v4
	v_or_b32_e32 v18, s8, v8
	flat_store_dwordx2 v[5:6], v[3:4]
.LBB0_81:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[44:45]
.LBB0_82:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[42:43]
	v_readfirstlane_b32 s23, v18
	s_cmp_lg_u32 s23, 0
	s_cbranch_scc1 .LBB0_90
; %bb.83:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v4, s13
	flat_load_dword v1, v[3:4] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v18, 0
	v_readfirstlane_b32 s8, v1
	s_or_b32 s8, s8, 0x3000000
	;;#ASMSTART
	onward_message s8
	;;#ASMEND
	s_and_saveexec_b64 s[42:43], s[6:7]
	s_cbranch_execz .LBB0_89
; %bb.84:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b32 s40, s9
	v_mov_b32_e32 v3, s34
	v_mov_b32_e32 v5, s40
	v_mov_b32_e32 v4, s35
	v_mov_b32_e32 v6, s41
	flat_atomic_add_x2 v[3:4], v[5:6]
	flat_atomic_add_x2 v[3:4], v[5:6]
	flat_atomic_add_x2 v[3:4], v[5:6]
	flat_atomic_add_x2 v[3:4], v[5:6]
	v_mov_b32_e32 v5, v16
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v8, v2
	s_mov_b64 s[6:7], 0
                                        ; implicit-def: $sgpr44_sgpr45
	s_branch .LBB0_86
.LBB0_85:                               ;   in Loop: Header=BB0_86 Depth=2
	s_or_b64 exec, exec, s[46:47]
	s_and_b64 s[46:47], exec, s[44:45]
	s_or_b64 s[6:7], s[46:47], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_88
.LBB0_86:                               ;   Parent Loop BB0_24 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v3, s34
	v_mov_b32_e32 v4, s35
	;;#ASMSTART
	onward_wait_load_x2 v[17:18], v[3:4], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v7, v17
	s_or_b64 s[44:45], s[44:45], exec
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_85
; %bb.87:                               ;   in Loop: Header=BB0_86 Depth=2
	v_mov_b32_e32 v21, s34
	v_mov_b32_e32 v1, v16
	v_mov_b32_e32 v3, v17
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v22, s35
	;;#ASMSTART
	onward_wait_x2 v[21:22], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[44:45], s[44:45], exec
	s_branch .LBB0_85
.LBB0_88:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[6:7]
.LBB0_89:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[42:43]
	v_readfirstlane_b32 s23, v18
.LBB0_90:                               ;   in Loop: Header=BB0_24 Depth=1
	v_add_u32_e32 v7, vcc, 1, v7
	s_and_b32 s8, s23, 0x7fff
	s_and_b32 s23, s23, s59
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_23
.LBB0_91:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[50:51], -1
	s_branch .LBB0_93
.LBB0_92:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[48:49], -1
.LBB0_93:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[46:47], 0
	s_and_b64 vcc, exec, s[48:49]
	s_cbranch_vccnz .LBB0_76
	s_branch .LBB0_77
.LBB0_94:
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
		.amdhsa_next_free_vgpr 24
		.amdhsa_next_free_sgpr 64
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
; codeLenInByte = 3080
; NumSgprs: 66
; NumVgprs: 24
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 8
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 66
; NumVGPRsForWavesPerEU: 24
; Occupancy: 10
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
    .sgpr_count:     66
    .sgpr_spill_count: 0
    .symbol:         bfs.kd
    .vgpr_count:     24
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
