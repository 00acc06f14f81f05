	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	mis                     ; -- Begin function mis
	.globl	mis
	.p2align	8
	.type	mis,@function
mis:                                    ; @mis
; %bb.0:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s3
	s_sub_i32 s0, 0, s3
	s_cmp_eq_u64 s[12:13], 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s2, v1
	v_mul_lo_u32 v2, v1, s3
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s2, v2
	v_cmp_le_u32_e64 s[0:1], s3, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s3, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s3, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s3, v3, 0
	s_mov_b32 s3, 0
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
	s_add_i32 s9, s30, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_cmp_lg_u32 s2, s9
	s_mov_b32 s9, s30
	s_cbranch_scc1 .LBB0_14
; %bb.4:
	s_mov_b32 s29, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_13
; %bb.5:
	s_mov_b32 s28, -1
	s_mov_b32 s31, s29
	s_mov_b64 s[20:21], 0
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v2, 0
                                        ; implicit-def: $sgpr22_sgpr23
	s_branch .LBB0_7
.LBB0_6:                                ;   in Loop: Header=BB0_7 Depth=1
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[24:25], exec, s[22:23]
	s_or_b64 s[20:21], s[24:25], s[20:21]
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB0_13
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v10, s5
	v_mov_b32_e32 v5, s28
	v_mov_b32_e32 v9, s4
	v_mov_b32_e32 v6, s29
	v_mov_b32_e32 v7, s30
	v_mov_b32_e32 v8, s31
	;;#ASMSTART
	onward_wait_load_x2 v[3:4], v[9:10], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, s30, v3
	s_or_b64 s[22:23], s[22:23], exec
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_6
; %bb.8:                                ;   in Loop: Header=BB0_7 Depth=1
	v_mov_b32_e32 v6, s5
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, s4
	;;#ASMSTART
	onward_wait_x2 v[5:6], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[22:23], s[22:23], exec
	s_branch .LBB0_6
.LBB0_9:
	s_mov_b32 s30, 0
.LBB0_10:
	s_branch .LBB0_18
.LBB0_11:
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[0:1], s3, v5, v[1:2]
	v_add_u32_e32 v3, vcc, 0x110, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, 0x114, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[3:4] glc
	s_waitcnt vmcnt(0)
	flat_load_dword v4, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[1:2], s[0:1], s3, v5, 0
	s_mov_b64 s[0:1], 0
	v_readfirstlane_b32 s56, v3
	v_readfirstlane_b32 s52, v4
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
	s_add_u32 s4, s12, 12
	s_addc_u32 s5, s13, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b64 s[10:11], 0
	v_readfirstlane_b32 s2, v1
.LBB0_15:
	s_mov_b64 s[4:5], 0
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_17
; %bb.16:
	s_add_u32 s4, s12, 12
	s_addc_u32 s5, s13, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	flat_load_dword v1, v[1:2] glc
	s_mov_b64 s[4:5], -1
	s_mov_b32 s9, s30
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
.LBB0_17:
	v_mov_b32_e32 v8, s2
	s_mov_b32 s30, s9
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_11
.LBB0_18:
                                        ; implicit-def: $sgpr52
                                        ; implicit-def: $sgpr56
                                        ; implicit-def: $vgpr1_vgpr2
.LBB0_19:
	s_load_dword s33, s[6:7], 0x20
	s_load_dwordx8 s[20:27], s[6:7], 0x28
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_21
; %bb.20:
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[1:2], s[0:1], s3, v1, 0
	s_mov_b32 s56, 0
	s_mov_b32 s52, 1
.LBB0_21:
	s_lshl_b32 s0, s8, 6
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[8:9], -1, 0
	s_add_u32 s10, s12, 0x110
	s_addc_u32 s11, s13, 0
	s_add_u32 s28, s12, 0xc8
	s_addc_u32 s29, s13, 0
	s_add_u32 s34, s12, 0x80
	s_addc_u32 s35, s13, 0
	s_add_u32 s36, s12, 64
	s_addc_u32 s37, s13, 0
	s_add_u32 s38, s12, 16
	s_addc_u32 s39, s13, 0
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v1, vcc, s12, v1
	s_add_u32 s40, s12, 0xc0
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	s_movk_i32 s4, 0x114
	s_addc_u32 s41, s13, 0
	v_or_b32_e32 v13, s0, v0
	s_mov_b64 s[6:7], 0xffffffff
	v_add_u32_e32 v9, vcc, s4, v1
	s_add_u32 s12, s12, 0xcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[0:1], s33, v13
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_addc_u32_e32 v10, vcc, 0, v2, vcc
	s_addc_u32 s13, s13, 0
	v_mov_b32_e32 v7, s30
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v14, 1
	v_mov_b32_e32 v1, -1
	s_mov_b32 s57, 0x8000
	s_mov_b32 s31, 0x10000
	s_mov_b32 s30, s7
	s_branch .LBB0_24
.LBB0_22:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[4:5], -1
                                        ; implicit-def: $sgpr30
                                        ; implicit-def: $sgpr42
                                        ; implicit-def: $vgpr7
.LBB0_23:                               ;   in Loop: Header=BB0_24 Depth=1
	s_and_b64 vcc, exec, s[4:5]
	v_mov_b32_e32 v8, s42
	s_cbranch_vccnz .LBB0_112
.LBB0_24:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_30 Depth 2
                                        ;     Child Loop BB0_40 Depth 2
                                        ;       Child Loop BB0_45 Depth 3
                                        ;     Child Loop BB0_57 Depth 2
                                        ;       Child Loop BB0_61 Depth 3
                                        ;     Child Loop BB0_72 Depth 2
                                        ;     Child Loop BB0_83 Depth 2
                                        ;     Child Loop BB0_104 Depth 2
	v_lshlrev_b32_e32 v15, 6, v8
	s_mov_b32 s58, s52
	s_mov_b64 s[46:47], -1
	s_mov_b64 s[42:43], 0
	s_cmp_lt_i32 s56, 2
	s_mov_b64 s[44:45], 0
	s_mov_b64 s[4:5], 0
                                        ; implicit-def: $sgpr52
                                        ; implicit-def: $sgpr48
	s_cbranch_scc1 .LBB0_49
; %bb.25:                               ;   in Loop: Header=BB0_24 Depth=1
	s_cmp_gt_i32 s56, 2
	s_cbranch_scc0 .LBB0_32
; %bb.26:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[46:47], 0
	s_cmp_eq_u32 s56, 3
	s_mov_b64 s[44:45], 0
                                        ; implicit-def: $sgpr52
	s_cbranch_scc0 .LBB0_36
; %bb.27:                               ;   in Loop: Header=BB0_24 Depth=1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_35
; %bb.28:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[52:53], 0
	s_mov_b64 s[44:45], 0
	v_mov_b32_e32 v3, v13
                                        ; implicit-def: $sgpr50_sgpr51
                                        ; implicit-def: $sgpr48_sgpr49
	s_branch .LBB0_30
.LBB0_29:                               ;   in Loop: Header=BB0_30 Depth=2
	s_or_b64 exec, exec, s[54:55]
	v_add_u32_e32 v3, vcc, v3, v15
	v_cmp_le_u32_e32 vcc, s33, v3
	s_or_b64 s[44:45], vcc, s[44:45]
	s_andn2_b64 s[48:49], s[48:49], exec
	s_and_b64 s[54:55], s[50:51], exec
	s_andn2_b64 s[52:53], s[52:53], exec
	s_or_b64 s[48:49], s[48:49], s[54:55]
	s_or_b64 s[52:53], s[52:53], s[54:55]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_33
.LBB0_30:                               ;   Parent Loop BB0_24 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_mov_b32_e32 v2, s21
	v_add_u32_e32 v5, vcc, s20, v5
	v_addc_u32_e32 v6, vcc, v2, v6, vcc
	flat_load_dword v2, v[5:6]
	s_andn2_b64 s[50:51], s[50:51], exec
	s_and_b64 s[54:55], s[52:53], exec
	s_or_b64 s[50:51], s[50:51], s[54:55]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v2
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_29
; %bb.31:                               ;   in Loop: Header=BB0_30 Depth=2
	v_lshlrev_b64 v[11:12], 2, v[3:4]
	v_mov_b32_e32 v2, s23
	v_add_u32_e32 v11, vcc, s22, v11
	v_addc_u32_e32 v12, vcc, v2, v12, vcc
	flat_load_dword v2, v[11:12]
	s_andn2_b64 s[50:51], s[50:51], exec
	s_waitcnt vmcnt(0)
	flat_store_dword v[5:6], v2
	flat_load_dword v2, v[11:12]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v2
	s_or_b64 s[52:53], s[52:53], vcc
	s_and_b64 s[52:53], s[52:53], exec
	s_or_b64 s[50:51], s[50:51], s[52:53]
                                        ; implicit-def: $sgpr52_sgpr53
	s_branch .LBB0_29
.LBB0_32:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[46:47], -1
	s_mov_b64 s[44:45], 0
	s_mov_b64 s[4:5], 0
                                        ; implicit-def: $sgpr52
	s_branch .LBB0_36
.LBB0_33:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB0_35
; %bb.34:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v2, s26
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v5, s58
	flat_store_dword v[2:3], v5
	s_waitcnt vmcnt(0)
.LBB0_35:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_add_i32 s52, s58, 1
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[44:45], -1
.LBB0_36:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b32 s48, 1
	s_and_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB0_48
; %bb.37:                               ;   in Loop: Header=BB0_24 Depth=1
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB0_47
; %bb.38:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[46:47], 0
	v_mov_b32_e32 v5, v13
	s_branch .LBB0_40
.LBB0_39:                               ;   in Loop: Header=BB0_40 Depth=2
	s_or_b64 exec, exec, s[48:49]
	v_add_u32_e32 v5, vcc, v5, v15
	v_cmp_le_u32_e32 vcc, s33, v5
	s_or_b64 s[46:47], vcc, s[46:47]
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execz .LBB0_47
.LBB0_40:                               ;   Parent Loop BB0_24 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_45 Depth 3
	v_mov_b32_e32 v6, v4
	v_lshlrev_b64 v[2:3], 2, v[5:6]
	v_mov_b32_e32 v11, s21
	v_add_u32_e32 v2, vcc, s20, v2
	v_addc_u32_e32 v3, vcc, v11, v3, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v2
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_39
; %bb.41:                               ;   in Loop: Header=BB0_40 Depth=2
	v_lshlrev_b64 v[2:3], 2, v[5:6]
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
	s_cbranch_execz .LBB0_39
; %bb.42:                               ;   in Loop: Header=BB0_40 Depth=2
	v_add_u32_e32 v3, vcc, 1, v5
	v_lshlrev_b64 v[2:3], 2, v[3:4]
	v_mov_b32_e32 v17, s15
	v_add_u32_e32 v2, vcc, s14, v2
	v_addc_u32_e32 v3, vcc, v17, v3, vcc
	flat_load_dword v16, v[2:3]
	v_lshlrev_b64 v[2:3], 2, v[5:6]
	v_mov_b32_e32 v6, s23
	v_add_u32_e32 v11, vcc, s22, v2
	v_addc_u32_e32 v12, vcc, v6, v3, vcc
	v_add_u32_e32 v2, vcc, s14, v2
	flat_store_dword v[11:12], v14
	v_addc_u32_e32 v3, vcc, v17, v3, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v2, v16
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_39
; %bb.43:                               ;   in Loop: Header=BB0_40 Depth=2
	v_mov_b32_e32 v3, v4
	v_lshlrev_b64 v[11:12], 2, v[2:3]
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v11, vcc, s16, v11
	v_addc_u32_e32 v12, vcc, v3, v12, vcc
	s_mov_b64 s[50:51], 0
	s_branch .LBB0_45
.LBB0_44:                               ;   in Loop: Header=BB0_45 Depth=3
	s_or_b64 exec, exec, s[52:53]
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_ge_u32_e32 vcc, v2, v16
	s_or_b64 s[50:51], vcc, s[50:51]
	v_add_u32_e32 v11, vcc, 4, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execz .LBB0_39
.LBB0_45:                               ;   Parent Loop BB0_24 Depth=1
                                        ;     Parent Loop BB0_40 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v3, v[11:12]
	v_mov_b32_e32 v6, s21
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[17:18], 2, v[3:4]
	v_add_u32_e32 v17, vcc, s20, v17
	v_addc_u32_e32 v18, vcc, v6, v18, vcc
	flat_load_dword v6, v[17:18]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v6
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_44
; %bb.46:                               ;   in Loop: Header=BB0_45 Depth=3
	v_lshlrev_b64 v[17:18], 2, v[3:4]
	v_mov_b32_e32 v3, s23
	v_add_u32_e32 v17, vcc, s22, v17
	v_addc_u32_e32 v18, vcc, v3, v18, vcc
	flat_store_dword v[17:18], v4
	s_branch .LBB0_44
.LBB0_47:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[44:45]
	s_mov_b64 s[44:45], -1
	s_mov_b32 s48, 3
	s_mov_b32 s52, s58
.LBB0_48:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[46:47], 0
.LBB0_49:                               ;   in Loop: Header=BB0_24 Depth=1
	s_and_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB0_67
; %bb.50:                               ;   in Loop: Header=BB0_24 Depth=1
	s_cmp_gt_i32 s56, 0
	s_mov_b64 s[46:47], -1
	s_cbranch_scc0 .LBB0_65
; %bb.51:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v2, s26
	v_mov_b32_e32 v3, s27
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_eq_u32_e32 vcc, s58, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_64
; %bb.52:                               ;   in Loop: Header=BB0_24 Depth=1
	s_and_saveexec_b64 s[42:43], s[0:1]
	s_cbranch_execz .LBB0_63
; %bb.53:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[44:45], 0
	v_mov_b32_e32 v5, v13
	s_branch .LBB0_57
.LBB0_54:                               ;   in Loop: Header=BB0_57 Depth=2
	s_or_b64 exec, exec, s[50:51]
.LBB0_55:                               ;   in Loop: Header=BB0_57 Depth=2
	s_or_b64 exec, exec, s[48:49]
	v_lshlrev_b64 v[2:3], 2, v[5:6]
	v_mov_b32_e32 v6, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v6, v3, vcc
	flat_store_dword v[2:3], v16
.LBB0_56:                               ;   in Loop: Header=BB0_57 Depth=2
	s_or_b64 exec, exec, s[46:47]
	v_add_u32_e32 v5, vcc, v5, v15
	v_cmp_le_u32_e32 vcc, s33, v5
	s_or_b64 s[44:45], vcc, s[44:45]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_63
.LBB0_57:                               ;   Parent Loop BB0_24 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_61 Depth 3
	v_mov_b32_e32 v6, v4
	v_lshlrev_b64 v[2:3], 2, v[5:6]
	v_mov_b32_e32 v11, s21
	v_add_u32_e32 v2, vcc, s20, v2
	v_addc_u32_e32 v3, vcc, v11, v3, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v2
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_56
; %bb.58:                               ;   in Loop: Header=BB0_57 Depth=2
	v_add_u32_e32 v3, vcc, 1, v5
	v_lshlrev_b64 v[2:3], 2, v[3:4]
	v_mov_b32_e32 v16, s15
	v_add_u32_e32 v2, vcc, s14, v2
	v_lshlrev_b64 v[11:12], 2, v[5:6]
	v_addc_u32_e32 v3, vcc, v16, v3, vcc
	v_add_u32_e32 v11, vcc, s14, v11
	v_addc_u32_e32 v12, vcc, v16, v12, vcc
	flat_load_dword v17, v[2:3]
	flat_load_dword v2, v[11:12]
	v_mov_b32_e32 v16, -1
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v2, v17
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_55
; %bb.59:                               ;   in Loop: Header=BB0_57 Depth=2
	v_mov_b32_e32 v3, v4
	v_lshlrev_b64 v[11:12], 2, v[2:3]
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v11, vcc, s16, v11
	v_addc_u32_e32 v12, vcc, v3, v12, vcc
	s_mov_b64 s[50:51], 0
	v_mov_b32_e32 v16, -1
	s_branch .LBB0_61
.LBB0_60:                               ;   in Loop: Header=BB0_61 Depth=3
	s_or_b64 exec, exec, s[52:53]
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_ge_u32_e32 vcc, v2, v17
	s_or_b64 s[50:51], vcc, s[50:51]
	v_add_u32_e32 v11, vcc, 4, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execz .LBB0_54
.LBB0_61:                               ;   Parent Loop BB0_24 Depth=1
                                        ;     Parent Loop BB0_57 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v3, v[11:12]
	v_mov_b32_e32 v20, s21
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[18:19], 2, v[3:4]
	v_add_u32_e32 v18, vcc, s20, v18
	v_addc_u32_e32 v19, vcc, v20, v19, vcc
	flat_load_dword v18, v[18:19]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v18
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_60
; %bb.62:                               ;   in Loop: Header=BB0_61 Depth=3
	v_lshlrev_b64 v[18:19], 2, v[3:4]
	v_mov_b32_e32 v3, s19
	v_add_u32_e32 v18, vcc, s18, v18
	v_addc_u32_e32 v19, vcc, v3, v19, vcc
	flat_load_dword v3, v[18:19]
	s_waitcnt vmcnt(0)
	v_min_u32_e32 v16, v3, v16
	s_branch .LBB0_60
.LBB0_63:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[42:43]
	s_mov_b64 s[44:45], -1
	s_mov_b32 s48, 2
	s_mov_b32 s52, s58
.LBB0_64:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[46:47], 0
.LBB0_65:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[42:43], 0
	s_and_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB0_67
; %bb.66:                               ;   in Loop: Header=BB0_24 Depth=1
	s_cmp_lg_u32 s56, 0
	s_mov_b64 s[42:43], -1
	s_cselect_b64 s[4:5], -1, 0
.LBB0_67:                               ;   in Loop: Header=BB0_24 Depth=1
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB0_69
; %bb.68:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[42:43], 0
	s_mov_b64 s[44:45], -1
	s_mov_b32 s52, s58
	s_mov_b32 s48, s56
.LBB0_69:                               ;   in Loop: Header=BB0_24 Depth=1
	s_andn2_b64 vcc, exec, s[42:43]
	s_mov_b32 s56, s48
	s_cbranch_vccnz .LBB0_74
; %bb.70:                               ;   in Loop: Header=BB0_24 Depth=1
	s_and_saveexec_b64 s[42:43], s[0:1]
	s_cbranch_execz .LBB0_73
; %bb.71:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[44:45], 0
	v_mov_b32_e32 v3, v13
.LBB0_72:                               ;   Parent Loop BB0_24 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_mov_b32_e32 v2, s21
	v_add_u32_e64 v11, s[4:5], s20, v5
	v_add_u32_e32 v3, vcc, v3, v15
	v_addc_u32_e64 v12, s[4:5], v2, v6, s[4:5]
	v_mov_b32_e32 v16, s23
	v_cmp_le_u32_e32 vcc, s33, v3
	v_add_u32_e64 v5, s[4:5], s22, v5
	v_addc_u32_e64 v6, s[4:5], v16, v6, s[4:5]
	s_or_b64 s[44:45], vcc, s[44:45]
	flat_store_dword v[11:12], v1
	flat_store_dword v[5:6], v1
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execnz .LBB0_72
.LBB0_73:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[42:43]
	s_mov_b64 s[44:45], -1
	s_mov_b32 s56, 1
	s_mov_b32 s52, s58
.LBB0_74:                               ;   in Loop: Header=BB0_24 Depth=1
	s_andn2_b64 vcc, exec, s[44:45]
	s_cbranch_vccnz .LBB0_22
; %bb.75:                               ;   in Loop: Header=BB0_24 Depth=1
	s_andn2_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v2, v0
	s_cbranch_vccnz .LBB0_79
; %bb.76:                               ;   in Loop: Header=BB0_24 Depth=1
	s_cmp_lg_u32 s30, 0
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 s[42:43], s[4:5], s[2:3]
	v_mov_b32_e32 v2, v0
	s_and_saveexec_b64 s[4:5], s[42:43]
	s_cbranch_execz .LBB0_78
; %bb.77:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	v_mov_b32_e32 v6, s56
	flat_store_dword v[2:3], v6
	v_mov_b32_e32 v2, s52
	flat_store_dword v[9:10], v2
	v_mov_b32_e32 v2, s28
	v_add_u32_e32 v5, vcc, 1, v7
	v_mov_b32_e32 v3, s29
	flat_store_dword v[2:3], v5
	v_mov_b32_e32 v2, 0
.LBB0_78:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[4:5]
.LBB0_79:                               ;   in Loop: Header=BB0_24 Depth=1
	v_cmp_eq_u32_e64 s[4:5], 0, v2
	v_mov_b32_e32 v12, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[42:43], s[4:5]
	s_cbranch_execz .LBB0_100
; %bb.80:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v2, s34
	v_mov_b32_e32 v3, s35
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v2, v[2:3], v14 glc
                                        ; implicit-def: $vgpr12
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_ne_u32_e32 vcc, v2, v8
	s_and_saveexec_b64 s[44:45], vcc
	s_xor_b64 s[44:45], exec, s[44:45]
	s_cbranch_execz .LBB0_86
; %bb.81:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v8, v4
	s_mov_b64 s[46:47], 0
                                        ; implicit-def: $sgpr48_sgpr49
	s_branch .LBB0_83
.LBB0_82:                               ;   in Loop: Header=BB0_83 Depth=2
	s_or_b64 exec, exec, s[50:51]
	s_and_b64 s[50:51], exec, s[48:49]
	s_or_b64 s[46:47], s[50:51], s[46:47]
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execz .LBB0_85
.LBB0_83:                               ;   Parent Loop BB0_24 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v3, s37
	;;#ASMSTART
	onward_wait_load_x2 v[11:12], v[2:3], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v7, v11
	s_or_b64 s[48:49], s[48:49], exec
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB0_82
; %bb.84:                               ;   in Loop: Header=BB0_83 Depth=2
	v_mov_b32_e32 v15, s36
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v3, v11
	v_mov_b32_e32 v16, s37
	;;#ASMSTART
	onward_wait_x2 v[15:16], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[48:49], s[48:49], exec
	s_branch .LBB0_82
.LBB0_85:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[46:47]
                                        ; implicit-def: $vgpr8
.LBB0_86:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_saveexec_b64 s[44:45], s[44:45]
	s_xor_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_99
; %bb.87:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	flat_load_dwordx2 v[5:6], v[2:3] glc
	s_mov_b64 s[46:47], 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_92
; %bb.88:                               ;   in Loop: Header=BB0_24 Depth=1
	v_add_u32_e32 v2, vcc, 1, v7
	s_mov_b64 s[48:49], -1
	s_cbranch_execnz .LBB0_93
.LBB0_89:                               ;   in Loop: Header=BB0_24 Depth=1
	v_cmp_lt_u64_e32 vcc, s[6:7], v[5:6]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_109
; %bb.90:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v2, s28
	v_mov_b32_e32 v3, s29
	flat_load_dword v3, v[2:3] glc
	v_add_u32_e32 v2, vcc, 1, v7
	s_mov_b64 s[50:51], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v3, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_110
; %bb.91:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v11, s34
	v_mov_b32_e32 v12, s35
	flat_store_dword v[11:12], v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_or_b32_e32 v3, s57, v8
	s_mov_b64 s[46:47], -1
	s_branch .LBB0_95
.LBB0_92:                               ;   in Loop: Header=BB0_24 Depth=1
                                        ; implicit-def: $vgpr2
	s_mov_b64 s[48:49], 0
	s_branch .LBB0_89
.LBB0_93:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[50:51], 0
	s_and_b64 vcc, exec, s[48:49]
	s_cbranch_vccz .LBB0_95
.LBB0_94:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v11, s40
	v_mov_b32_e32 v12, s41
	flat_store_dword v[11:12], v2
	v_lshrrev_b32_e32 v11, 16, v6
	v_mov_b32_e32 v5, s12
	v_mov_b32_e32 v6, s13
	flat_store_dword v[5:6], v11
.LBB0_95:                               ;   in Loop: Header=BB0_24 Depth=1
	s_andn2_b64 vcc, exec, s[50:51]
	s_mov_b32 s30, 0x8000
	s_cbranch_vccnz .LBB0_97
; %bb.96:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v2, s34
	v_mov_b32_e32 v3, s35
	flat_store_dword v[2:3], v4
	v_add_u32_e32 v2, vcc, 1, v7
	s_mov_b64 s[46:47], -1
	s_mov_b32 s30, 0
	v_mov_b32_e32 v3, v8
	s_waitcnt vmcnt(0) lgkmcnt(0)
.LBB0_97:                               ;   in Loop: Header=BB0_24 Depth=1
	s_andn2_b64 vcc, exec, s[46:47]
	v_mov_b32_e32 v12, 0
	s_cbranch_vccnz .LBB0_99
; %bb.98:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v5, s36
	v_mov_b32_e32 v6, s37
	v_or_b32_e32 v12, s31, v3
	v_mov_b32_e32 v11, v2
	flat_store_dwordx2 v[5:6], v[2:3]
	flat_store_dwordx2 v[5:6], v[11:12]
	v_or_b32_e32 v12, 0x20000, v3
	flat_store_dwordx2 v[5:6], v[11:12]
	v_or_b32_e32 v12, 0x30000, v3
	flat_store_dwordx2 v[5:6], v[11:12]
	v_or_b32_e32 v3, 0x40000, v3
	v_or_b32_e32 v12, s30, v8
	flat_store_dwordx2 v[5:6], v[2:3]
.LBB0_99:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[44:45]
.LBB0_100:                              ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[42:43]
	v_readfirstlane_b32 s30, v12
	s_cmp_lg_u32 s30, 0
	s_cbranch_scc1 .LBB0_108
; %bb.101:                              ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v3, s13
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v12, 0
	v_readfirstlane_b32 s30, v2
	s_or_b32 s30, s30, 0x3000000
	;;#ASMSTART
	onward_message s30
	;;#ASMEND
	s_and_saveexec_b64 s[42:43], s[4:5]
	s_cbranch_execz .LBB0_107
; %bb.102:                              ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b32 s30, s7
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v5, s30
	v_mov_b32_e32 v3, s37
	v_mov_b32_e32 v6, s31
	flat_atomic_add_x2 v[2:3], v[5:6]
	flat_atomic_add_x2 v[2:3], v[5:6]
	flat_atomic_add_x2 v[2:3], v[5:6]
	flat_atomic_add_x2 v[2:3], v[5:6]
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v8, v4
	s_mov_b64 s[4:5], 0
                                        ; implicit-def: $sgpr44_sgpr45
	s_branch .LBB0_104
.LBB0_103:                              ;   in Loop: Header=BB0_104 Depth=2
	s_or_b64 exec, exec, s[46:47]
	s_and_b64 s[46:47], exec, s[44:45]
	s_or_b64 s[4:5], s[46:47], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_106
.LBB0_104:                              ;   Parent Loop BB0_24 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v3, s37
	;;#ASMSTART
	onward_wait_load_x2 v[11:12], v[2:3], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v7, v11
	s_or_b64 s[44:45], s[44:45], exec
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_103
; %bb.105:                              ;   in Loop: Header=BB0_104 Depth=2
	v_mov_b32_e32 v15, s36
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v3, v11
	v_mov_b32_e32 v16, s37
	;;#ASMSTART
	onward_wait_x2 v[15:16], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[44:45], s[44:45], exec
	s_branch .LBB0_103
.LBB0_106:                              ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[4:5]
.LBB0_107:                              ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[42:43]
	v_readfirstlane_b32 s30, v12
.LBB0_108:                              ;   in Loop: Header=BB0_24 Depth=1
	v_add_u32_e32 v7, vcc, 1, v7
	s_and_b32 s42, s30, 0x7fff
	s_and_b32 s30, s30, s57
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_23
.LBB0_109:                              ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[50:51], -1
	s_branch .LBB0_111
.LBB0_110:                              ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[48:49], -1
.LBB0_111:                              ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[46:47], 0
	s_and_b64 vcc, exec, s[48:49]
	s_cbranch_vccnz .LBB0_94
	s_branch .LBB0_95
.LBB0_112:
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
		.amdhsa_next_free_vgpr 21
		.amdhsa_next_free_sgpr 59
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
; codeLenInByte = 3388
; NumSgprs: 61
; NumVgprs: 21
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 7
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 61
; NumVGPRsForWavesPerEU: 21
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
    .sgpr_count:     61
    .sgpr_spill_count: 0
    .symbol:         mis.kd
    .vgpr_count:     21
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
