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
	s_mov_b32 s3, 0
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[24:25], s[6:7], 0x10
	s_load_dwordx4 s[16:19], s[6:7], 0x20
	s_load_dwordx2 s[26:27], s[6:7], 0x30
	s_mov_b64 s[4:5], -1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s0, 0, s9
	s_cmp_lg_u64 s[12:13], 0
	s_cselect_b64 s[28:29], -1, 0
	v_rcp_iflag_f32_e32 v1, v1
	s_cmp_eq_u64 s[12:13], 0
	s_mov_b64 s[20:21], 0
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
	v_cmp_ne_u64_e32 vcc, s[2:3], v[1:2]
	v_addc_u32_e32 v30, vcc, 0, v3, vcc
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
	s_add_i32 s9, s22, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_cmp_lg_u32 s2, s9
	s_mov_b32 s9, s22
	s_cbranch_scc1 .LBB0_14
; %bb.4:
	s_mov_b32 s21, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_13
; %bb.5:
	s_mov_b32 s20, -1
	s_mov_b32 s23, s21
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
	v_mov_b32_e32 v5, s20
	v_mov_b32_e32 v9, s0
	v_mov_b32_e32 v6, s21
	v_mov_b32_e32 v7, s22
	v_mov_b32_e32 v8, s23
	;;#ASMSTART
	onward_wait_load_x2 v[3:4], v[9:10], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, s22, v3
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
	s_mov_b64 s[20:21], 0
	s_mov_b32 s22, 0
	v_mov_b32_e32 v31, v30
	s_branch .LBB0_11
.LBB0_10:
	v_mov_b32_e32 v31, v30
.LBB0_11:
                                        ; implicit-def: $sgpr60
                                        ; implicit-def: $sgpr61
                                        ; implicit-def: $sgpr62
                                        ; implicit-def: $sgpr66
                                        ; implicit-def: $vgpr1_vgpr2
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
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
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
	s_cbranch_vccz .LBB0_17
; %bb.16:
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_mov_b64 s[0:1], -1
	s_mov_b32 s9, s22
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
.LBB0_17:
	s_mov_b64 s[20:21], -1
	v_mov_b32_e32 v31, s2
	s_mov_b32 s22, s9
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_11
; %bb.18:
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v2, s13
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
	v_readfirstlane_b32 s66, v6
	v_readfirstlane_b32 s62, v7
	v_readfirstlane_b32 s61, v3
	v_readfirstlane_b32 s60, v4
.LBB0_19:
	s_load_dword s33, s[6:7], 0x18
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_21
; %bb.20:
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[1:2], s[0:1], s3, v1, 0
	s_mov_b32 s66, 0
	s_mov_b32 s62, 1
	s_mov_b32 s61, 0
	s_mov_b32 s60, 1
.LBB0_21:
	s_lshl_b32 s0, s8, 6
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[8:9], -1, 0
	s_add_u32 s30, s12, 0x110
	s_addc_u32 s31, s13, 0
	s_add_u32 s34, s12, 0x80
	s_addc_u32 s35, s13, 0
	s_add_u32 s36, s12, 12
	s_addc_u32 s37, s13, 0
	s_add_u32 s38, s12, 16
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v1, vcc, s12, v1
	s_addc_u32 s39, s13, 0
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	s_movk_i32 s4, 0x114
	s_add_u32 s40, s12, 64
	v_add_u32_e32 v12, vcc, s4, v1
	s_addc_u32 s41, s13, 0
	v_addc_u32_e32 v13, vcc, 0, v2, vcc
	s_movk_i32 s4, 0x118
	s_add_u32 s42, s12, 0xc0
	v_add_u32_e32 v14, vcc, s4, v1
	s_addc_u32 s43, s13, 0
	s_and_b64 s[10:11], s[8:9], s[20:21]
	v_addc_u32_e32 v15, vcc, 0, v2, vcc
	s_movk_i32 s4, 0x11c
	s_add_u32 s12, s12, 8
	v_add_u32_e32 v16, vcc, s4, v1
	s_addc_u32 s13, s13, 0
	v_addc_u32_e32 v17, vcc, 0, v2, vcc
	v_cmp_eq_u32_e64 s[8:9], 1, v0
	v_mov_b32_e32 v2, s41
	v_mov_b32_e32 v3, s13
	v_or_b32_e32 v32, s0, v0
	v_cmp_eq_u32_e64 s[6:7], 0, v0
	v_mov_b32_e32 v19, -1
	v_cndmask_b32_e64 v21, v2, v3, s[8:9]
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s12
	s_mov_b32 s23, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v32
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[2:3], s33, v32
	v_cmp_gt_u32_e64 s[4:5], 2, v0
	v_cndmask_b32_e64 v1, 0, -1, s[8:9]
	v_mov_b32_e32 v0, v19
	v_cndmask_b32_e64 v20, v2, v3, s[8:9]
	s_xor_b64 s[44:45], s[10:11], -1
	s_and_b64 s[46:47], s[10:11], s[6:7]
	v_mov_b32_e32 v4, s22
	v_mov_b32_e32 v33, 1
	s_mov_b32 s49, 0x10000
	s_mov_b32 s67, 0x20000
	s_mov_b32 s68, 0x30000
	s_mov_b32 s69, 0x40000
	s_mov_b32 s70, 0xffff
	s_mov_b32 s71, 0x3000000
	v_mov_b32_e32 v7, 0
	s_branch .LBB0_23
.LBB0_22:                               ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $vgpr31
                                        ; implicit-def: $vgpr4
	s_cbranch_execnz .LBB0_116
.LBB0_23:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_72 Depth 2
                                        ;       Child Loop BB0_75 Depth 3
                                        ;     Child Loop BB0_30 Depth 2
                                        ;     Child Loop BB0_64 Depth 2
                                        ;     Child Loop BB0_86 Depth 2
                                        ;     Child Loop BB0_110 Depth 2
	v_lshlrev_b32_e32 v22, 6, v31
	s_mov_b32 s50, s60
	s_mov_b32 s22, s61
	s_mov_b32 s48, s62
	s_mov_b64 s[56:57], -1
	s_mov_b64 s[10:11], 0
	s_cmp_lt_i32 s66, 1
	s_mov_b64 s[54:55], 0
	s_mov_b64 s[52:53], 0
                                        ; implicit-def: $sgpr60
                                        ; implicit-def: $sgpr61
                                        ; implicit-def: $sgpr62
                                        ; implicit-def: $sgpr51
	s_cbranch_scc0 .LBB0_58
; %bb.24:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[56:57]
	s_cbranch_vccnz .LBB0_81
.LBB0_25:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[52:53]
	s_cbranch_vccnz .LBB0_27
.LBB0_26:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[54:55], -1
	s_mov_b32 s60, s50
	s_mov_b32 s61, s22
	s_mov_b32 s62, s48
	s_mov_b32 s51, s66
.LBB0_27:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b32 s66, s51
	s_cbranch_vccnz .LBB0_34
; %bb.28:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[52:53], s[2:3]
	s_cbranch_execz .LBB0_31
; %bb.29:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[54:55], 0
	v_mov_b32_e32 v6, v32
.LBB0_30:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_cmp_ne_u32_e32 vcc, 0, v6
	v_lshlrev_b64 v[2:3], 2, v[6:7]
	v_cndmask_b32_e64 v5, 0, -1, vcc
	v_add_u32_e32 v6, vcc, v6, v22
	v_mov_b32_e32 v8, s17
	v_cmp_le_u32_e32 vcc, s33, v6
	v_add_u32_e64 v2, s[10:11], s16, v2
	v_addc_u32_e64 v3, s[10:11], v8, v3, s[10:11]
	s_or_b64 s[54:55], vcc, s[54:55]
	flat_store_dword v[2:3], v5
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB0_30
.LBB0_31:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[52:53]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_33
; %bb.32:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v3, s19
	flat_store_dword v[2:3], v7
	v_mov_b32_e32 v2, s26
	v_mov_b32_e32 v3, s27
	flat_store_dword v[2:3], v33
	s_waitcnt vmcnt(0)
.LBB0_33:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[54:55], -1
	s_mov_b32 s66, 1
	s_mov_b32 s60, s50
	s_mov_b32 s61, s22
	s_mov_b32 s62, s48
.LBB0_34:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_22
; %bb.35:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[10:11], s[46:47]
	s_cbranch_execz .LBB0_37
; %bb.36:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s30
	v_mov_b32_e32 v3, s31
	v_mov_b32_e32 v5, s66
	flat_store_dword v[2:3], v5
	v_mov_b32_e32 v2, s62
	flat_store_dword v[12:13], v2
	v_mov_b32_e32 v2, s61
	flat_store_dword v[14:15], v2
	v_mov_b32_e32 v2, s60
	flat_store_dword v[16:17], v2
.LBB0_37:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_115
; %bb.38:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[50:51], s[4:5]
	s_cbranch_execz .LBB0_106
; %bb.39:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[52:53], s[6:7]
	s_cbranch_execz .LBB0_54
; %bb.40:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s34
	v_mov_b32_e32 v3, s35
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v2, v[2:3], v33 glc
	s_andn2_b64 vcc, exec, s[20:21]
	v_mov_b32_e32 v5, v30
	s_cbranch_vccnz .LBB0_42
; %bb.41:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v5, s36
	v_mov_b32_e32 v6, s37
	flat_load_dword v5, v[5:6] glc
.LBB0_42:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v22, 0
	s_andn2_b64 vcc, exec, s[20:21]
	v_mov_b32_e32 v23, 0
	s_cbranch_vccnz .LBB0_44
; %bb.43:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, s38
	v_mov_b32_e32 v9, s39
	flat_load_dwordx2 v[22:23], v[8:9] glc
.LBB0_44:                               ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, vcc, 1, v2
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	v_cmp_eq_u32_e32 vcc, v6, v5
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_53
; %bb.45:                               ;   in Loop: Header=BB0_23 Depth=1
	v_cmp_ne_u64_e64 s[10:11], 0, v[22:23]
	v_add_u32_e32 v9, vcc, 1, v4
	s_and_b64 vcc, s[20:21], s[10:11]
	v_mov_b32_e32 v2, s34
	v_cndmask_b32_e32 v8, 0, v6, vcc
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v11, v4
	v_mov_b32_e32 v3, s35
	flat_atomic_cmpswap_x2 v[10:11], v[2:3], v[8:11] glc
	v_mov_b32_e32 v3, v6
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[10:11], v[3:4]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[56:57], s[10:11]
	s_cbranch_execz .LBB0_52
; %bb.46:                               ;   in Loop: Header=BB0_23 Depth=1
	s_xor_b64 s[58:59], vcc, -1
	v_mov_b32_e32 v2, v6
	v_mov_b32_e32 v3, v7
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[58:59]
	s_cbranch_vccz .LBB0_48
; %bb.47:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v24, s40
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v25, s41
	flat_store_dwordx2 v[24:25], v[9:10]
	v_or_b32_e32 v10, s49, v6
	flat_store_dwordx2 v[24:25], v[9:10]
	v_or_b32_e32 v10, s67, v6
	flat_store_dwordx2 v[24:25], v[9:10]
	v_or_b32_e32 v10, s68, v6
	flat_store_dwordx2 v[24:25], v[9:10]
	v_or_b32_e32 v10, s69, v6
	flat_store_dwordx2 v[24:25], v[9:10]
	s_mov_b64 s[10:11], 0
.LBB0_48:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_52
; %bb.49:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s70, v3
	v_cmp_ne_u32_e32 vcc, v2, v6
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_51
; %bb.50:                               ;   in Loop: Header=BB0_23 Depth=1
	v_sub_u32_e32 v8, vcc, v6, v2
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	flat_atomic_add_x2 v[2:3], v[7:8]
.LBB0_51:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v2, s42
	v_lshrrev_b64 v[5:6], 16, v[22:23]
	v_mov_b32_e32 v3, s43
	flat_store_dword v[2:3], v9
	v_or_b32_e32 v8, s71, v6
	v_mov_b32_e32 v2, v7
	v_mov_b32_e32 v3, v8
.LBB0_52:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
.LBB0_53:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
.LBB0_54:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[52:53]
	v_readfirstlane_b32 s10, v2
	v_readfirstlane_b32 s11, v3
	v_mov_b32_e32 v8, s10
	s_cmp_lg_u64 s[10:11], 0
	v_mov_b32_e32 v9, s11
	s_cbranch_scc1 .LBB0_106
; %bb.55:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB0_82
; %bb.56:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[52:53], s[6:7]
	s_cbranch_execz .LBB0_84
; %bb.57:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, v19
	v_mov_b32_e32 v3, v7
	v_mov_b32_e32 v5, v7
	s_mov_b64 s[54:55], 0
                                        ; implicit-def: $sgpr56_sgpr57
	s_branch .LBB0_64
.LBB0_58:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_gt_i32 s66, 1
	s_cbranch_scc0 .LBB0_66
; %bb.59:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[52:53], -1
	s_mov_b64 s[56:57], 0
	s_cmp_eq_u32 s66, 2
	s_mov_b64 s[54:55], 0
                                        ; implicit-def: $sgpr60
                                        ; implicit-def: $sgpr61
                                        ; implicit-def: $sgpr62
	s_cbranch_scc0 .LBB0_67
; %bb.60:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[52:53], s[0:1]
	s_cbranch_execz .LBB0_62
; %bb.61:                               ;   in Loop: Header=BB0_23 Depth=1
	s_lshl_b64 s[54:55], s[22:23], 2
	s_add_u32 s54, s26, s54
	s_addc_u32 s55, s27, s55
	v_mov_b32_e32 v2, s54
	v_mov_b32_e32 v3, s55
	flat_store_dword v[2:3], v7
	s_waitcnt vmcnt(0)
.LBB0_62:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[52:53]
	s_xor_b32 s61, s22, 1
	s_xor_b32 s60, s50, 1
	s_add_i32 s62, s48, 1
	s_mov_b64 s[52:53], 0
	s_mov_b64 s[54:55], -1
	s_branch .LBB0_67
.LBB0_63:                               ;   in Loop: Header=BB0_64 Depth=2
	s_or_b64 exec, exec, s[58:59]
	s_and_b64 s[58:59], exec, s[56:57]
	s_or_b64 s[54:55], s[58:59], s[54:55]
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_83
.LBB0_64:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v22, s40
	v_mov_b32_e32 v23, s41
	;;#ASMSTART
	onward_wait_load_x2 v[9:10], v[22:23], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v4, v9
	s_or_b64 s[56:57], s[56:57], exec
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_63
; %bb.65:                               ;   in Loop: Header=BB0_64 Depth=2
	v_mov_b32_e32 v22, s40
	v_mov_b32_e32 v6, v19
	v_mov_b32_e32 v8, v9
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v23, s41
	;;#ASMSTART
	onward_wait_x2 v[22:23], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[56:57], s[56:57], exec
	s_branch .LBB0_63
.LBB0_66:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[56:57], -1
	s_mov_b64 s[54:55], 0
	s_mov_b64 s[52:53], 0
                                        ; implicit-def: $sgpr60
                                        ; implicit-def: $sgpr61
                                        ; implicit-def: $sgpr62
.LBB0_67:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s51, 1
	s_and_b64 vcc, exec, s[56:57]
	s_cbranch_vccz .LBB0_80
; %bb.68:                               ;   in Loop: Header=BB0_23 Depth=1
	s_lshl_b64 s[56:57], s[22:23], 2
	s_add_u32 s56, s26, s56
	s_addc_u32 s57, s27, s57
	v_mov_b32_e32 v2, s56
	v_mov_b32_e32 v3, s57
	flat_load_dword v23, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_79
; %bb.69:                               ;   in Loop: Header=BB0_23 Depth=1
	v_cmp_lt_u32_e32 vcc, v32, v23
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_78
; %bb.70:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mul_i32 s56, s22, s33
	s_mov_b32 s57, s23
	s_lshl_b64 s[56:57], s[56:57], 2
	s_add_u32 s72, s18, s56
	s_addc_u32 s73, s19, s57
	s_mul_i32 s56, s50, s33
	s_mov_b32 s57, s23
	s_lshl_b64 s[56:57], s[56:57], 2
	s_add_u32 s74, s18, s56
	s_mov_b32 s51, s23
	s_addc_u32 s75, s19, s57
	s_lshl_b64 s[56:57], s[50:51], 2
	s_add_u32 s56, s26, s56
	s_addc_u32 s57, s27, s57
	s_mov_b64 s[58:59], 0
	v_mov_b32_e32 v2, v32
	s_branch .LBB0_72
.LBB0_71:                               ;   in Loop: Header=BB0_72 Depth=2
	s_or_b64 exec, exec, s[60:61]
	v_add_u32_e32 v2, vcc, v2, v22
	v_cmp_ge_u32_e32 vcc, v2, v23
	s_or_b64 s[58:59], vcc, s[58:59]
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execz .LBB0_78
.LBB0_72:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_75 Depth 3
	v_mov_b32_e32 v3, v7
	v_lshlrev_b64 v[5:6], 2, v[2:3]
	v_mov_b32_e32 v3, s73
	v_add_u32_e32 v5, vcc, s72, v5
	v_addc_u32_e32 v6, vcc, v3, v6, vcc
	flat_load_dword v6, v[5:6]
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v3, s15
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, vcc, 1, v6
	v_lshlrev_b64 v[5:6], 2, v[6:7]
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v5, vcc, s14, v5
	v_addc_u32_e32 v6, vcc, v3, v6, vcc
	v_add_u32_e32 v8, vcc, s14, v8
	v_addc_u32_e32 v9, vcc, v3, v9, vcc
	flat_load_dword v3, v[8:9]
	flat_load_dword v5, v[5:6]
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v5, v3
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_71
; %bb.73:                               ;   in Loop: Header=BB0_72 Depth=2
	v_mov_b32_e32 v6, v7
	v_lshlrev_b64 v[8:9], 2, v[5:6]
	v_mov_b32_e32 v6, s25
	v_add_u32_e32 v8, vcc, s24, v8
	v_addc_u32_e32 v9, vcc, v6, v9, vcc
	s_mov_b64 s[62:63], 0
	s_branch .LBB0_75
.LBB0_74:                               ;   in Loop: Header=BB0_75 Depth=3
	s_or_b64 exec, exec, s[64:65]
	v_add_u32_e32 v5, vcc, 1, v5
	v_cmp_ge_u32_e32 vcc, v5, v3
	s_or_b64 s[62:63], vcc, s[62:63]
	v_add_u32_e32 v8, vcc, 4, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	s_andn2_b64 exec, exec, s[62:63]
	s_cbranch_execz .LBB0_71
.LBB0_75:                               ;   Parent Loop BB0_23 Depth=1
                                        ;     Parent Loop BB0_72 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v6, v[8:9]
	v_mov_b32_e32 v18, s17
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[10:11], 2, v[6:7]
	v_add_u32_e32 v10, vcc, s16, v10
	v_addc_u32_e32 v11, vcc, v18, v11, vcc
	flat_load_dword v18, v[10:11] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v18
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_74
; %bb.76:                               ;   in Loop: Header=BB0_75 Depth=3
	v_mov_b32_e32 v18, s48
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v10, v[10:11], v[18:19] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, -1, v10
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_74
; %bb.77:                               ;   in Loop: Header=BB0_75 Depth=3
	v_mov_b32_e32 v10, s56
	v_mov_b32_e32 v11, s57
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v10, v[10:11], v33 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v18, s75
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v10, vcc, s74, v10
	v_addc_u32_e32 v11, vcc, v18, v11, vcc
	flat_store_dword v[10:11], v6
	s_branch .LBB0_74
.LBB0_78:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
	s_mov_b64 s[54:55], -1
	s_mov_b32 s51, 2
	s_mov_b32 s60, s50
	s_mov_b32 s61, s22
	s_mov_b32 s62, s48
	s_branch .LBB0_80
.LBB0_79:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s51, 1
.LBB0_80:                               ;   in Loop: Header=BB0_23 Depth=1
	s_branch .LBB0_25
.LBB0_81:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_lg_u32 s66, 0
	s_mov_b64 s[10:11], -1
	s_cselect_b64 s[52:53], -1, 0
	s_andn2_b64 vcc, exec, s[52:53]
	s_cbranch_vccz .LBB0_26
	s_branch .LBB0_27
.LBB0_82:                               ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $vgpr8_vgpr9
	s_branch .LBB0_85
.LBB0_83:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
	v_and_b32_e32 v6, s70, v10
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v8, v6
.LBB0_84:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[52:53]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_106
.LBB0_85:                               ;   in Loop: Header=BB0_23 Depth=1
	v_add_u32_e32 v22, vcc, 1, v4
	v_mov_b32_e32 v5, v7
                                        ; implicit-def: $vgpr24_vgpr25
.LBB0_86:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v8, s40
	v_mov_b32_e32 v3, s13
	v_mov_b32_e32 v9, s41
	flat_load_dwordx2 v[2:3], v[2:3] glc
	flat_load_dwordx2 v[28:29], v[8:9] glc
	v_mov_b32_e32 v8, s38
	v_mov_b32_e32 v9, s39
	s_waitcnt vmcnt(2)
	flat_load_dwordx2 v[26:27], v[8:9] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v4, v28
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_88
; %bb.87:                               ;   in Loop: Header=BB0_86 Depth=2
	v_and_b32_e32 v6, s70, v29
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v8, v6
	s_branch .LBB0_89
.LBB0_88:                               ;   in Loop: Header=BB0_86 Depth=2
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr8_vgpr9
.LBB0_89:                               ;   in Loop: Header=BB0_86 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_104
; %bb.90:                               ;   in Loop: Header=BB0_86 Depth=2
	v_mov_b32_e32 v8, s34
	v_mov_b32_e32 v9, s35
	flat_load_dwordx2 v[10:11], v[8:9] glc
	v_mov_b32_e32 v9, v28
	v_mov_b32_e32 v8, v3
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[8:9]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_97
; %bb.91:                               ;   in Loop: Header=BB0_86 Depth=2
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[52:53], s[6:7]
	s_cbranch_execz .LBB0_101
; %bb.92:                               ;   in Loop: Header=BB0_86 Depth=2
	v_cmp_eq_u64_e32 vcc, 0, v[26:27]
	v_mov_b32_e32 v9, v28
	v_cndmask_b32_e64 v8, v6, 0, vcc
	v_add_u32_e32 v8, vcc, 0, v8
	v_mov_b32_e32 v28, s34
	v_addc_u32_e32 v9, vcc, 1, v9, vcc
	v_mov_b32_e32 v29, s35
	flat_atomic_cmpswap_x2 v[8:9], v[28:29], v[8:11] glc
	v_cmp_ne_u64_e32 vcc, 0, v[26:27]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[8:9], v[10:11]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[54:55], s[10:11]
	s_cbranch_execz .LBB0_100
; %bb.93:                               ;   in Loop: Header=BB0_86 Depth=2
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_98
; %bb.94:                               ;   in Loop: Header=BB0_86 Depth=2
	v_mov_b32_e32 v8, s40
	v_mov_b32_e32 v9, s41
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v8, s70, v9
	v_cmp_eq_u32_e32 vcc, v8, v6
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_96
; %bb.95:                               ;   in Loop: Header=BB0_86 Depth=2
	v_mov_b32_e32 v10, s40
	v_subrev_u32_e32 v9, vcc, v8, v6
	v_mov_b32_e32 v8, v7
	v_mov_b32_e32 v11, s41
	flat_atomic_add_x2 v[10:11], v[8:9]
.LBB0_96:                               ;   in Loop: Header=BB0_86 Depth=2
	v_mov_b32_e32 v8, s42
	v_lshrrev_b64 v[10:11], 16, v[26:27]
	v_mov_b32_e32 v9, s43
	flat_store_dword v[8:9], v22
	v_or_b32_e32 v9, s71, v11
	v_mov_b32_e32 v8, v7
	s_branch .LBB0_100
.LBB0_97:                               ;   in Loop: Header=BB0_86 Depth=2
	v_mov_b32_e32 v29, v7
	s_mov_b64 s[54:55], -1
                                        ; implicit-def: $sgpr52_sgpr53
	s_branch .LBB0_102
.LBB0_98:                               ;   in Loop: Header=BB0_86 Depth=2
                                        ; implicit-def: $vgpr8_vgpr9
	s_cbranch_execz .LBB0_100
; %bb.99:                               ;   in Loop: Header=BB0_86 Depth=2
	v_mov_b32_e32 v8, s40
	v_mov_b32_e32 v23, v3
	v_mov_b32_e32 v9, s41
	flat_store_dwordx2 v[8:9], v[22:23]
	v_or_b32_e32 v23, s49, v3
	flat_store_dwordx2 v[8:9], v[22:23]
	v_or_b32_e32 v23, s67, v3
	flat_store_dwordx2 v[8:9], v[22:23]
	v_or_b32_e32 v23, s68, v3
	flat_store_dwordx2 v[8:9], v[22:23]
	v_or_b32_e32 v23, s69, v3
	flat_store_dwordx2 v[8:9], v[22:23]
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v8, v6
.LBB0_100:                              ;   in Loop: Header=BB0_86 Depth=2
	s_or_b64 exec, exec, s[54:55]
.LBB0_101:                              ;   in Loop: Header=BB0_86 Depth=2
	s_or_b64 exec, exec, s[52:53]
	v_readfirstlane_b32 s53, v9
	v_readfirstlane_b32 s52, v8
	s_cmp_eq_u64 s[52:53], 0
	v_mov_b32_e32 v29, v5
	s_cselect_b64 s[54:55], -1, 0
	v_mov_b32_e32 v28, v4
.LBB0_102:                              ;   in Loop: Header=BB0_86 Depth=2
	v_mov_b32_e32 v8, s52
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[54:55]
	v_mov_b32_e32 v9, s53
	s_cbranch_vccz .LBB0_104
; %bb.103:                              ;   in Loop: Header=BB0_86 Depth=2
	v_cndmask_b32_e64 v3, v29, v3, s[8:9]
	v_cndmask_b32_e64 v2, v28, v2, s[8:9]
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[20:21], v[0:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[20:21], v[0:3] ne
	;;#ASMEND
	v_mov_b32_e32 v8, v24
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v9, v25
.LBB0_104:                              ;   in Loop: Header=BB0_86 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_106
; %bb.105:                              ;   in Loop: Header=BB0_86 Depth=2
	v_mov_b32_e32 v25, v9
	v_mov_b32_e32 v24, v8
	s_branch .LBB0_86
.LBB0_106:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[50:51]
	v_readfirstlane_b32 s11, v9
	v_readfirstlane_b32 s10, v8
	v_mov_b32_e32 v8, v33
	v_cmp_lt_u64_e32 vcc, s[10:11], v[7:8]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_114
; %bb.107:                              ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_113
; %bb.108:                              ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s48, s23
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v5, s48
	v_mov_b32_e32 v3, s41
	v_mov_b32_e32 v6, s49
	flat_atomic_add_x2 v[2:3], v[5:6]
	flat_atomic_add_x2 v[2:3], v[5:6]
	flat_atomic_add_x2 v[2:3], v[5:6]
	flat_atomic_add_x2 v[2:3], v[5:6]
	v_mov_b32_e32 v2, v19
	v_mov_b32_e32 v3, v7
	v_mov_b32_e32 v5, v7
	s_mov_b64 s[50:51], 0
                                        ; implicit-def: $sgpr52_sgpr53
	s_branch .LBB0_110
.LBB0_109:                              ;   in Loop: Header=BB0_110 Depth=2
	s_or_b64 exec, exec, s[54:55]
	s_and_b64 s[54:55], exec, s[52:53]
	s_or_b64 s[50:51], s[54:55], s[50:51]
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execz .LBB0_112
.LBB0_110:                              ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v22, s40
	v_mov_b32_e32 v23, s41
	;;#ASMSTART
	onward_wait_load_x2 v[9:10], v[22:23], v[2:5] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v4, v9
	s_or_b64 s[52:53], s[52:53], exec
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_109
; %bb.111:                              ;   in Loop: Header=BB0_110 Depth=2
	v_mov_b32_e32 v22, s40
	v_mov_b32_e32 v6, v19
	v_mov_b32_e32 v8, v9
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v23, s41
	;;#ASMSTART
	onward_wait_x2 v[22:23], v[6:9] ne
	;;#ASMEND
	s_andn2_b64 s[52:53], s[52:53], exec
	s_branch .LBB0_109
.LBB0_112:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[50:51]
	v_and_b32_e32 v2, s70, v10
.LBB0_113:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s10, v2
.LBB0_114:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s10
	v_add_u32_e32 v4, vcc, 1, v4
	v_cndmask_b32_e64 v31, v31, v2, s[20:21]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_115:                              ;   in Loop: Header=BB0_23 Depth=1
	s_branch .LBB0_23
.LBB0_116:
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
	.size	bfs, .Lfunc_end0-bfs
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 3780
; NumSgprs: 78
; NumVgprs: 34
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 9
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 78
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
    .sgpr_count:     78
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
