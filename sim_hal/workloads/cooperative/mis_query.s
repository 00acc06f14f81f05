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
	s_mov_b32 s3, 0
	s_mov_b64 s[4:5], -1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s0, 0, s9
	s_cmp_lg_u64 s[12:13], 0
	s_mov_b64 s[10:11], -1
	v_rcp_iflag_f32_e32 v1, v1
	s_mov_b32 s30, s3
	s_cselect_b64 s[34:35], -1, 0
	s_cmp_eq_u64 s[12:13], 0
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
	v_mov_b32_e32 v31, v15
	s_cbranch_scc1 .LBB0_10
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
	s_cbranch_scc1 .LBB0_9
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
	v_mov_b32_e32 v10, s1
	v_mov_b32_e32 v5, s28
	v_mov_b32_e32 v9, s0
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
	v_mov_b32_e32 v6, s1
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, s0
	;;#ASMSTART
	onward_wait_x2 v[5:6], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[22:23], s[22:23], exec
	s_branch .LBB0_6
.LBB0_9:
	s_mov_b64 s[0:1], -1
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v31, v15
.LBB0_10:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_18
.LBB0_11:
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[0:1], s3, v5, v[1:2]
	s_mov_b64 s[4:5], 0
	v_add_u32_e32 v3, vcc, 0x110, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, 0x114, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v4, v[3:4] glc
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[2:3], s[0:1], s3, v5, 0
	v_readfirstlane_b32 s33, v4
	v_readfirstlane_b32 s76, v1
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
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
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
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_mov_b64 s[0:1], -1
	s_mov_b32 s9, s30
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
.LBB0_17:
	v_mov_b32_e32 v31, s2
	s_mov_b32 s30, s9
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_11
.LBB0_18:
                                        ; implicit-def: $sgpr76
                                        ; implicit-def: $sgpr33
                                        ; implicit-def: $vgpr2_vgpr3
.LBB0_19:
	s_load_dword s9, s[6:7], 0x20
	s_load_dwordx8 s[20:27], s[6:7], 0x28
	s_andn2_b64 vcc, exec, s[4:5]
	s_mov_b32 s29, 1
	s_cbranch_vccnz .LBB0_21
; %bb.20:
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[2:3], s[0:1], s3, v1, 0
	s_mov_b32 s33, 0
	s_mov_b32 s76, 1
.LBB0_21:
	s_xor_b64 s[36:37], s[10:11], -1
	s_lshl_b32 s0, s8, 6
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[38:39], -1, 0
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[40:41], -1, 0
	s_add_u32 s42, s12, 0x80
	s_addc_u32 s43, s13, 0
	s_add_u32 s44, s12, 64
	s_addc_u32 s45, s13, 0
	s_add_u32 s46, s12, 0xc4
	s_addc_u32 s47, s13, 0
	s_add_u32 s48, s12, 8
	s_addc_u32 s49, s13, 0
	v_cmp_eq_u32_e64 s[6:7], 1, v0
	v_mov_b32_e32 v4, s43
	v_mov_b32_e32 v5, s49
	v_cndmask_b32_e64 v18, v4, v5, s[6:7]
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v6, s48
	v_cndmask_b32_e64 v17, v4, v6, s[6:7]
	v_mov_b32_e32 v4, s13
	v_add_u32_e64 v2, s[10:11], s12, v2
	v_addc_u32_e64 v3, s[10:11], v4, v3, s[10:11]
	s_movk_i32 s10, 0x110
	v_add_u32_e64 v19, s[10:11], s10, v2
	v_addc_u32_e64 v20, s[10:11], 0, v3, s[10:11]
	s_add_u32 s50, s12, 0xc0
	s_movk_i32 s10, 0x114
	s_addc_u32 s51, s13, 0
	v_add_u32_e64 v21, s[10:11], s10, v2
	s_add_u32 s52, s12, 16
	v_addc_u32_e64 v22, s[10:11], 0, v3, s[10:11]
	s_addc_u32 s53, s13, 0
	s_movk_i32 s10, 0x104
	v_add_u32_e64 v23, s[10:11], s10, v2
	v_mov_b32_e32 v2, s53
	v_cndmask_b32_e64 v26, v2, v5, s[6:7]
	v_mov_b32_e32 v2, s52
	v_addc_u32_e64 v24, s[10:11], 0, v3, s[10:11]
	v_cndmask_b32_e64 v25, v2, v6, s[6:7]
	v_cndmask_b32_e64 v2, 64, 8, s[6:7]
	v_or_b32_e32 v32, s0, v0
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_add_u32 s54, s12, 12
	v_add_u32_e64 v27, s[10:11], s12, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[0:1], s9, v32
	s_mov_b32 s31, 0
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_cmp_gt_u32_e64 s[4:5], 2, v0
	v_cndmask_b32_e64 v1, 0, -1, s[6:7]
	v_mov_b32_e32 v0, -1
	s_addc_u32 s55, s13, 0
	v_addc_u32_e64 v28, s[10:11], 0, v4, s[10:11]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, s30
	s_mov_b32 s70, 0xffff
	s_mov_b32 s71, 0x10000
	s_mov_b32 s72, 0x20000
	s_mov_b32 s73, 0x30000
	s_mov_b32 s74, 0x40000
	s_mov_b32 s75, 0x1000000
	s_xor_b64 s[56:57], vcc, -1
	v_mov_b32_e32 v30, 1
	v_mov_b32_e32 v7, -1
	s_branch .LBB0_23
.LBB0_22:
                                        ; implicit-def: $vgpr31
	s_branch .LBB0_186
.LBB0_23:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_29 Depth 2
                                        ;     Child Loop BB0_39 Depth 2
                                        ;       Child Loop BB0_44 Depth 3
                                        ;     Child Loop BB0_56 Depth 2
                                        ;       Child Loop BB0_60 Depth 3
                                        ;     Child Loop BB0_71 Depth 2
                                        ;     Child Loop BB0_79 Depth 2
                                        ;     Child Loop BB0_88 Depth 2
                                        ;     Child Loop BB0_101 Depth 2
                                        ;     Child Loop BB0_113 Depth 2
                                        ;       Child Loop BB0_121 Depth 3
                                        ;     Child Loop BB0_142 Depth 2
                                        ;     Child Loop BB0_151 Depth 2
                                        ;     Child Loop BB0_178 Depth 2
	v_lshlrev_b32_e32 v6, 6, v31
	s_mov_b32 s28, s76
	s_mov_b64 s[60:61], -1
	s_mov_b64 s[12:13], 0
	s_cmp_lt_i32 s33, 2
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[10:11], 0
                                        ; implicit-def: $sgpr76
                                        ; implicit-def: $sgpr30
	s_cbranch_scc1 .LBB0_48
; %bb.24:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_gt_i32 s33, 2
	s_cbranch_scc0 .LBB0_31
; %bb.25:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[60:61], 0
	s_cmp_eq_u32 s33, 3
	s_mov_b64 s[58:59], 0
                                        ; implicit-def: $sgpr76
	s_cbranch_scc0 .LBB0_35
; %bb.26:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_34
; %bb.27:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[66:67], 0
	s_mov_b64 s[58:59], 0
	v_mov_b32_e32 v3, v32
                                        ; implicit-def: $sgpr64_sgpr65
                                        ; implicit-def: $sgpr62_sgpr63
	s_branch .LBB0_29
.LBB0_28:                               ;   in Loop: Header=BB0_29 Depth=2
	s_or_b64 exec, exec, s[68:69]
	v_add_u32_e32 v3, vcc, v3, v6
	v_cmp_le_u32_e32 vcc, s9, v3
	s_or_b64 s[58:59], vcc, s[58:59]
	s_andn2_b64 s[62:63], s[62:63], exec
	s_and_b64 s[68:69], s[64:65], exec
	s_andn2_b64 s[66:67], s[66:67], exec
	s_or_b64 s[62:63], s[62:63], s[68:69]
	s_or_b64 s[66:67], s[66:67], s[68:69]
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execz .LBB0_32
.LBB0_29:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[8:9], 2, v[3:4]
	v_mov_b32_e32 v2, s21
	v_add_u32_e32 v8, vcc, s20, v8
	v_addc_u32_e32 v9, vcc, v2, v9, vcc
	flat_load_dword v2, v[8:9]
	s_andn2_b64 s[64:65], s[64:65], exec
	s_and_b64 s[68:69], s[66:67], exec
	s_or_b64 s[64:65], s[64:65], s[68:69]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v2
	s_and_saveexec_b64 s[68:69], vcc
	s_cbranch_execz .LBB0_28
; %bb.30:                               ;   in Loop: Header=BB0_29 Depth=2
	v_lshlrev_b64 v[10:11], 2, v[3:4]
	v_mov_b32_e32 v2, s23
	v_add_u32_e32 v10, vcc, s22, v10
	v_addc_u32_e32 v11, vcc, v2, v11, vcc
	flat_load_dword v2, v[10:11]
	s_andn2_b64 s[64:65], s[64:65], exec
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v2
	flat_load_dword v2, v[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v2
	s_or_b64 s[66:67], s[66:67], vcc
	s_and_b64 s[66:67], s[66:67], exec
	s_or_b64 s[64:65], s[64:65], s[66:67]
                                        ; implicit-def: $sgpr66_sgpr67
	s_branch .LBB0_28
.LBB0_31:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[60:61], -1
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[10:11], 0
                                        ; implicit-def: $sgpr76
	s_branch .LBB0_35
.LBB0_32:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
	s_and_b64 exec, exec, s[62:63]
	s_cbranch_execz .LBB0_34
; %bb.33:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s26
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v8, s28
	flat_store_dword v[2:3], v8
	s_waitcnt vmcnt(0)
.LBB0_34:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_add_i32 s76, s28, 1
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[58:59], -1
.LBB0_35:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s30, 1
	s_and_b64 vcc, exec, s[60:61]
	s_cbranch_vccz .LBB0_47
; %bb.36:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[58:59], s[0:1]
	s_cbranch_execz .LBB0_46
; %bb.37:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[60:61], 0
	v_mov_b32_e32 v8, v32
	s_branch .LBB0_39
.LBB0_38:                               ;   in Loop: Header=BB0_39 Depth=2
	s_or_b64 exec, exec, s[62:63]
	v_add_u32_e32 v8, vcc, v8, v6
	v_cmp_le_u32_e32 vcc, s9, v8
	s_or_b64 s[60:61], vcc, s[60:61]
	s_andn2_b64 exec, exec, s[60:61]
	s_cbranch_execz .LBB0_46
.LBB0_39:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_44 Depth 3
	v_mov_b32_e32 v9, v4
	v_lshlrev_b64 v[2:3], 2, v[8:9]
	v_mov_b32_e32 v10, s21
	v_add_u32_e32 v2, vcc, s20, v2
	v_addc_u32_e32 v3, vcc, v10, v3, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v2
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_38
; %bb.40:                               ;   in Loop: Header=BB0_39 Depth=2
	v_lshlrev_b64 v[2:3], 2, v[8:9]
	v_mov_b32_e32 v11, s19
	v_add_u32_e32 v10, vcc, s18, v2
	v_addc_u32_e32 v11, vcc, v11, v3, vcc
	flat_load_dword v10, v[10:11]
	v_mov_b32_e32 v11, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v11, v3, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e32 vcc, v10, v2
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_38
; %bb.41:                               ;   in Loop: Header=BB0_39 Depth=2
	v_add_u32_e32 v3, vcc, 1, v8
	v_lshlrev_b64 v[2:3], 2, v[3:4]
	v_mov_b32_e32 v12, s15
	v_add_u32_e32 v2, vcc, s14, v2
	v_addc_u32_e32 v3, vcc, v12, v3, vcc
	flat_load_dword v11, v[2:3]
	v_lshlrev_b64 v[2:3], 2, v[8:9]
	v_mov_b32_e32 v10, s23
	v_add_u32_e32 v9, vcc, s22, v2
	v_addc_u32_e32 v10, vcc, v10, v3, vcc
	v_add_u32_e32 v2, vcc, s14, v2
	flat_store_dword v[9:10], v30
	v_addc_u32_e32 v3, vcc, v12, v3, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v2, v11
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_38
; %bb.42:                               ;   in Loop: Header=BB0_39 Depth=2
	v_mov_b32_e32 v3, v4
	v_lshlrev_b64 v[9:10], 2, v[2:3]
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v9, vcc, s16, v9
	v_addc_u32_e32 v10, vcc, v3, v10, vcc
	s_mov_b64 s[64:65], 0
	s_branch .LBB0_44
.LBB0_43:                               ;   in Loop: Header=BB0_44 Depth=3
	s_or_b64 exec, exec, s[66:67]
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_ge_u32_e32 vcc, v2, v11
	s_or_b64 s[64:65], vcc, s[64:65]
	v_add_u32_e32 v9, vcc, 4, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	s_andn2_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_38
.LBB0_44:                               ;   Parent Loop BB0_23 Depth=1
                                        ;     Parent Loop BB0_39 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v3, v[9:10]
	v_mov_b32_e32 v14, s21
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[12:13], 2, v[3:4]
	v_add_u32_e32 v12, vcc, s20, v12
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	flat_load_dword v12, v[12:13]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v12
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_43
; %bb.45:                               ;   in Loop: Header=BB0_44 Depth=3
	v_lshlrev_b64 v[12:13], 2, v[3:4]
	v_mov_b32_e32 v3, s23
	v_add_u32_e32 v12, vcc, s22, v12
	v_addc_u32_e32 v13, vcc, v3, v13, vcc
	flat_store_dword v[12:13], v4
	s_branch .LBB0_43
.LBB0_46:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
	s_mov_b64 s[58:59], -1
	s_mov_b32 s30, 3
	s_mov_b32 s76, s28
.LBB0_47:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[60:61], 0
.LBB0_48:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[60:61]
	s_cbranch_vccz .LBB0_66
; %bb.49:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_gt_i32 s33, 0
	s_mov_b64 s[60:61], -1
	s_cbranch_scc0 .LBB0_64
; %bb.50:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s26
	v_mov_b32_e32 v3, s27
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_eq_u32_e32 vcc, s28, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_63
; %bb.51:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_62
; %bb.52:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[58:59], 0
	v_mov_b32_e32 v8, v32
	s_branch .LBB0_56
.LBB0_53:                               ;   in Loop: Header=BB0_56 Depth=2
	s_or_b64 exec, exec, s[64:65]
.LBB0_54:                               ;   in Loop: Header=BB0_56 Depth=2
	s_or_b64 exec, exec, s[62:63]
	v_lshlrev_b64 v[2:3], 2, v[8:9]
	v_mov_b32_e32 v9, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v9, v3, vcc
	flat_store_dword v[2:3], v12
.LBB0_55:                               ;   in Loop: Header=BB0_56 Depth=2
	s_or_b64 exec, exec, s[60:61]
	v_add_u32_e32 v8, vcc, v8, v6
	v_cmp_le_u32_e32 vcc, s9, v8
	s_or_b64 s[58:59], vcc, s[58:59]
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execz .LBB0_62
.LBB0_56:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_60 Depth 3
	v_mov_b32_e32 v9, v4
	v_lshlrev_b64 v[2:3], 2, v[8:9]
	v_mov_b32_e32 v10, s21
	v_add_u32_e32 v2, vcc, s20, v2
	v_addc_u32_e32 v3, vcc, v10, v3, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v2
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_55
; %bb.57:                               ;   in Loop: Header=BB0_56 Depth=2
	v_add_u32_e32 v3, vcc, 1, v8
	v_lshlrev_b64 v[2:3], 2, v[3:4]
	v_mov_b32_e32 v12, s15
	v_add_u32_e32 v2, vcc, s14, v2
	v_lshlrev_b64 v[10:11], 2, v[8:9]
	v_addc_u32_e32 v3, vcc, v12, v3, vcc
	v_add_u32_e32 v10, vcc, s14, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	flat_load_dword v13, v[2:3]
	flat_load_dword v2, v[10:11]
	v_mov_b32_e32 v12, -1
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v2, v13
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_54
; %bb.58:                               ;   in Loop: Header=BB0_56 Depth=2
	v_mov_b32_e32 v3, v4
	v_lshlrev_b64 v[10:11], 2, v[2:3]
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v10, vcc, s16, v10
	v_addc_u32_e32 v11, vcc, v3, v11, vcc
	s_mov_b64 s[64:65], 0
	v_mov_b32_e32 v12, -1
	s_branch .LBB0_60
.LBB0_59:                               ;   in Loop: Header=BB0_60 Depth=3
	s_or_b64 exec, exec, s[66:67]
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_ge_u32_e32 vcc, v2, v13
	s_or_b64 s[64:65], vcc, s[64:65]
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	s_andn2_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_53
.LBB0_60:                               ;   Parent Loop BB0_23 Depth=1
                                        ;     Parent Loop BB0_56 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v3, v[10:11]
	v_mov_b32_e32 v14, s21
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[33:34], 2, v[3:4]
	v_add_u32_e32 v33, vcc, s20, v33
	v_addc_u32_e32 v34, vcc, v14, v34, vcc
	flat_load_dword v14, v[33:34]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v14
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_59
; %bb.61:                               ;   in Loop: Header=BB0_60 Depth=3
	v_lshlrev_b64 v[33:34], 2, v[3:4]
	v_mov_b32_e32 v3, s19
	v_add_u32_e32 v33, vcc, s18, v33
	v_addc_u32_e32 v34, vcc, v3, v34, vcc
	flat_load_dword v3, v[33:34]
	s_waitcnt vmcnt(0)
	v_min_u32_e32 v12, v3, v12
	s_branch .LBB0_59
.LBB0_62:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[58:59], -1
	s_mov_b32 s30, 2
	s_mov_b32 s76, s28
.LBB0_63:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[60:61], 0
.LBB0_64:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[12:13], 0
	s_and_b64 vcc, exec, s[60:61]
	s_cbranch_vccz .LBB0_66
; %bb.65:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_lg_u32 s33, 0
	s_mov_b64 s[12:13], -1
	s_cselect_b64 s[10:11], -1, 0
.LBB0_66:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_68
; %bb.67:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[58:59], -1
	s_mov_b32 s76, s28
	s_mov_b32 s30, s33
.LBB0_68:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[12:13]
	s_mov_b32 s33, s30
	s_cbranch_vccnz .LBB0_73
; %bb.69:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_72
; %bb.70:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[58:59], 0
	v_mov_b32_e32 v3, v32
.LBB0_71:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[8:9], 2, v[3:4]
	v_mov_b32_e32 v2, s21
	v_add_u32_e64 v10, s[10:11], s20, v8
	v_add_u32_e32 v3, vcc, v3, v6
	v_addc_u32_e64 v11, s[10:11], v2, v9, s[10:11]
	v_mov_b32_e32 v12, s23
	v_cmp_le_u32_e32 vcc, s9, v3
	v_add_u32_e64 v8, s[10:11], s22, v8
	v_addc_u32_e64 v9, s[10:11], v12, v9, s[10:11]
	s_or_b64 s[58:59], vcc, s[58:59]
	flat_store_dword v[10:11], v7
	flat_store_dword v[8:9], v7
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execnz .LBB0_71
.LBB0_72:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[58:59], -1
	s_mov_b32 s33, 1
	s_mov_b32 s76, s28
.LBB0_73:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[58:59]
	s_cbranch_vccnz .LBB0_22
; %bb.74:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[36:37]
	s_cbranch_vccz .LBB0_81
; %bb.75:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[40:41]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_cbranch_vccz .LBB0_82
; %bb.76:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_84
; %bb.77:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v30
	v_mov_b32_e32 v3, v7
	v_mov_b32_e32 v6, v4
	s_mov_b64 s[58:59], 0
                                        ; implicit-def: $sgpr60_sgpr61
	s_branch .LBB0_79
.LBB0_78:                               ;   in Loop: Header=BB0_79 Depth=2
	s_or_b64 exec, exec, s[62:63]
	s_and_b64 s[62:63], exec, s[60:61]
	s_or_b64 s[58:59], s[62:63], s[58:59]
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execz .LBB0_83
.LBB0_79:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v9, s45
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[8:9], v[3:6] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v5, v10
	s_or_b64 s[60:61], s[60:61], exec
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_78
; %bb.80:                               ;   in Loop: Header=BB0_79 Depth=2
	v_mov_b32_e32 v12, s44
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v10
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v13, s45
	;;#ASMSTART
	onward_wait_x2 v[12:13], v[7:10] ne
	;;#ASMEND
	s_andn2_b64 s[60:61], s[60:61], exec
	s_branch .LBB0_78
.LBB0_81:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[58:59], -1
	s_mov_b64 s[12:13], 0
                                        ; implicit-def: $sgpr10
                                        ; implicit-def: $vgpr13
                                        ; implicit-def: $vgpr2
	s_branch .LBB0_166
.LBB0_82:                               ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $vgpr8_vgpr9
	s_branch .LBB0_85
.LBB0_83:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
	v_mov_b32_e32 v2, s46
	v_mov_b32_e32 v3, s47
	flat_load_dword v9, v[2:3] glc
	v_mov_b32_e32 v2, 0
	v_or_b32_sdwa v8, v2, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB0_84:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_110
.LBB0_85:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_89
; %bb.86:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v3, s49
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, s42
	flat_load_dwordx2 v[2:3], v[2:3] glc
	v_mov_b32_e32 v9, s43
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v6, vcc, -1, v3
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v6, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_89
; %bb.87:                               ;   in Loop: Header=BB0_23 Depth=1
	v_cndmask_b32_e64 v3, 0, v3, s[6:7]
	v_cndmask_b32_e64 v2, v8, v2, s[6:7]
.LBB0_88:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[17:18], v[0:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v9, s49
	v_mov_b32_e32 v10, s42
	;;#ASMSTART
	onward_wait_x2 v[17:18], v[0:3] ne
	;;#ASMEND
	v_mov_b32_e32 v11, s43
	flat_load_dwordx2 v[2:3], v[8:9] glc
	flat_load_dwordx2 v[8:9], v[10:11] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v6, vcc, -1, v3
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v6, v8
	v_cndmask_b32_e64 v3, 0, v3, s[6:7]
	s_and_b64 vcc, exec, vcc
	v_cndmask_b32_e64 v2, v8, v2, s[6:7]
	s_cbranch_vccnz .LBB0_88
.LBB0_89:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v3, vcc, 1, v5
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_91
; %bb.90:                               ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, s50
	v_mov_b32_e32 v9, s51
	flat_store_dword v[8:9], v3
.LBB0_91:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v9, 0
	s_cbranch_scc1 .LBB0_93
; %bb.92:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, s52
	v_mov_b32_e32 v9, s53
	flat_load_dwordx2 v[9:10], v[8:9] glc
	v_mov_b32_e32 v11, s54
	v_mov_b32_e32 v12, s55
	flat_load_dword v8, v[11:12] glc
	v_mov_b32_e32 v11, v4
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v12, s70, v10
	v_lshrrev_b64 v[9:10], 16, v[9:10]
	v_cmp_ne_u64_e32 vcc, 0, v[11:12]
	v_cndmask_b32_e32 v9, 0, v10, vcc
.LBB0_93:                               ;   in Loop: Header=BB0_23 Depth=1
	v_readfirstlane_b32 s13, v9
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s12, v8
	v_mov_b32_e32 v29, v4
	v_cmp_lt_u64_e64 s[10:11], s[12:13], v[29:30]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_105
; %bb.94:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[58:59], s[2:3]
	s_cbranch_execz .LBB0_96
; %bb.95:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s33
	flat_store_dword v[19:20], v2
	v_mov_b32_e32 v2, s76
	flat_store_dword v[21:22], v2
.LBB0_96:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
	s_and_saveexec_b64 s[58:59], s[2:3]
	s_cbranch_execz .LBB0_98
; %bb.97:                               ;   in Loop: Header=BB0_23 Depth=1
	flat_store_dword v[23:24], v4
.LBB0_98:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
	s_or_b32 s12, s13, 0x2000000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s12
	;;#ASMEND
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[58:59], 0
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_104
; %bb.99:                               ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $sgpr60_sgpr61
	s_branch .LBB0_101
.LBB0_100:                              ;   in Loop: Header=BB0_101 Depth=2
	s_or_b64 exec, exec, s[62:63]
	s_and_b64 s[62:63], exec, s[60:61]
	s_or_b64 s[58:59], s[62:63], s[58:59]
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execz .LBB0_103
.LBB0_101:                              ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, v4
	;;#ASMSTART
	onward_wait_load v9, v[23:24], v[7:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_or_b64 s[60:61], s[60:61], exec
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_100
; %bb.102:                              ;   in Loop: Header=BB0_101 Depth=2
	;;#ASMSTART
	onward_wait v[23:24], v[7:8] ne
	;;#ASMEND
	s_andn2_b64 s[60:61], s[60:61], exec
	s_branch .LBB0_100
.LBB0_103:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
	v_mov_b32_e32 v10, s54
	v_mov_b32_e32 v11, s55
	flat_load_dword v8, v[10:11] glc
.LBB0_104:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_readfirstlane_b32 s13, v9
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s12, v8
.LBB0_105:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[58:59], s[2:3]
	s_cbranch_execz .LBB0_109
; %bb.106:                              ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s60, s31
	s_mov_b32 s61, s13
	s_mov_b32 s28, s31
	s_cmp_eq_u64 s[60:61], s[28:29]
	s_cselect_b64 s[60:61], -1, 0
	s_or_b64 s[10:11], s[10:11], s[60:61]
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v9, 0
	s_cbranch_vccnz .LBB0_108
; %bb.107:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, s52
	v_mov_b32_e32 v9, s53
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v8
.LBB0_108:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v10, s46
	v_mov_b32_e32 v11, s47
	flat_store_dword v[10:11], v9
	v_mov_b32_e32 v10, s42
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v11, s43
	v_mov_b32_e32 v12, s44
	flat_store_dwordx2 v[10:11], v[2:3]
	v_mov_b32_e32 v11, s12
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v13, s45
	s_or_b32 s10, s12, s71
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[12:13], v[10:11]
	v_mov_b32_e32 v11, s10
	s_or_b32 s10, s12, s72
	flat_store_dwordx2 v[12:13], v[10:11]
	v_mov_b32_e32 v11, s10
	s_or_b32 s10, s12, s73
	flat_store_dwordx2 v[12:13], v[10:11]
	v_mov_b32_e32 v11, s10
	s_or_b32 s10, s12, s74
	flat_store_dwordx2 v[12:13], v[10:11]
	v_mov_b32_e32 v11, s10
	v_mov_b32_e32 v8, s12
	flat_store_dwordx2 v[12:13], v[10:11]
.LBB0_109:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
.LBB0_110:                              ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v9
	v_readfirstlane_b32 s10, v8
	v_add_u32_e32 v13, vcc, 1, v5
	s_cmp_eq_u32 s11, 0
	s_mov_b64 s[58:59], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_cbranch_scc1 .LBB0_144
; %bb.111:                              ;   in Loop: Header=BB0_23 Depth=1
	s_add_i32 s11, s11, s8
	s_cmp_lt_u32 s11, s10
	s_cselect_b64 s[12:13], -1, 0
	s_or_b64 s[12:13], s[38:39], s[12:13]
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_113
	s_branch .LBB0_129
.LBB0_112:                              ;   in Loop: Header=BB0_113 Depth=2
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[12:13], 0
	s_cbranch_execz .LBB0_129
.LBB0_113:                              ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_121 Depth 3
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v8, s52
	v_mov_b32_e32 v3, s49
	v_mov_b32_e32 v9, s53
	flat_load_dwordx2 v[2:3], v[2:3] glc
	flat_load_dwordx2 v[9:10], v[8:9] glc
	v_mov_b32_e32 v11, 0
	s_cmp_lg_u32 0, 0
	v_mov_b32_e32 v12, 0
	s_cbranch_scc1 .LBB0_115
; %bb.114:                              ;   in Loop: Header=BB0_113 Depth=2
	v_mov_b32_e32 v11, s52
	v_mov_b32_e32 v12, s53
	flat_load_dwordx2 v[33:34], v[11:12] glc
	v_mov_b32_e32 v11, s54
	v_mov_b32_e32 v12, s55
	flat_load_dword v11, v[11:12] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v33
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[12:13], 1, v11
	v_add_u32_e32 v6, vcc, -1, v11
	s_and_b64 s[10:11], s[10:11], s[12:13]
	v_cmp_eq_u32_e32 vcc, s8, v6
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v12, s10
.LBB0_115:                              ;   in Loop: Header=BB0_113 Depth=2
	v_readfirstlane_b32 s11, v12
	v_readfirstlane_b32 s10, v11
	v_mov_b32_e32 v29, v4
	v_cmp_lt_u64_e32 vcc, s[10:11], v[29:30]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_125
; %bb.116:                              ;   in Loop: Header=BB0_113 Depth=2
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_118
; %bb.117:                              ;   in Loop: Header=BB0_113 Depth=2
	flat_store_dword v[23:24], v4
.LBB0_118:                              ;   in Loop: Header=BB0_113 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s75
	;;#ASMEND
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_124
; %bb.119:                              ;   in Loop: Header=BB0_113 Depth=2
	s_mov_b64 s[12:13], 0
                                        ; implicit-def: $sgpr60_sgpr61
	s_branch .LBB0_121
.LBB0_120:                              ;   in Loop: Header=BB0_121 Depth=3
	s_or_b64 exec, exec, s[62:63]
	s_and_b64 s[62:63], exec, s[60:61]
	s_or_b64 s[12:13], s[62:63], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_123
.LBB0_121:                              ;   Parent Loop BB0_23 Depth=1
                                        ;     Parent Loop BB0_113 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_mov_b32_e32 v8, v4
	;;#ASMSTART
	onward_wait_load v6, v[23:24], v[7:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_or_b64 s[60:61], s[60:61], exec
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_120
; %bb.122:                              ;   in Loop: Header=BB0_121 Depth=3
	;;#ASMSTART
	onward_wait v[23:24], v[7:8] ne
	;;#ASMEND
	s_andn2_b64 s[60:61], s[60:61], exec
	s_branch .LBB0_120
.LBB0_123:                              ;   in Loop: Header=BB0_113 Depth=2
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v11, s54
	v_mov_b32_e32 v12, s55
	flat_load_dword v6, v[11:12] glc
.LBB0_124:                              ;   in Loop: Header=BB0_113 Depth=2
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v6
.LBB0_125:                              ;   in Loop: Header=BB0_113 Depth=2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v9
	s_cmp_eq_u32 s11, 0
	s_cbranch_scc1 .LBB0_128
; %bb.126:                              ;   in Loop: Header=BB0_113 Depth=2
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_112
; %bb.127:                              ;   in Loop: Header=BB0_113 Depth=2
	v_cndmask_b32_e64 v10, v10, v3, s[6:7]
	v_cndmask_b32_e64 v9, v9, v2, s[6:7]
	v_mov_b32_e32 v8, v7
	;;#ASMSTART
	onward_wait_load_x2 v[2:3], v[25:26], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[25:26], v[7:10] ne
	;;#ASMEND
	s_branch .LBB0_112
.LBB0_128:                              ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[12:13], -1
.LBB0_129:                              ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_145
; %bb.130:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_164
; %bb.131:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v6, s10
	s_and_saveexec_b64 s[60:61], s[2:3]
	s_cbranch_execz .LBB0_137
; %bb.132:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v8, v[2:3], v30 glc
	v_mov_b32_e32 v2, s54
	v_mov_b32_e32 v3, s55
	flat_load_dword v6, v[2:3] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v12, vcc, 1, v8
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v12, v6
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_136
; %bb.133:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s42
	v_add_u32_e32 v9, vcc, 2, v5
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, v12
	v_mov_b32_e32 v11, v13
	v_mov_b32_e32 v3, s43
	flat_atomic_cmpswap_x2 v[2:3], v[2:3], v[8:11] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[2:3], v[12:13]
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_135
; %bb.134:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v10, v12
	v_mov_b32_e32 v3, s45
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s71, v12
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s72, v12
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s73, v12
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s74, v12
	v_mov_b32_e32 v8, v12
	flat_store_dwordx2 v[2:3], v[9:10]
.LBB0_135:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[64:65]
	v_mov_b32_e32 v6, v12
.LBB0_136:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[62:63]
.LBB0_137:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[60:61]
	v_readfirstlane_b32 s30, v8
	v_mov_b32_e32 v2, s30
	s_cmp_lg_u32 s30, 0
	v_mov_b32_e32 v3, s31
	s_cbranch_scc1 .LBB0_164
; %bb.138:                              ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[40:41]
	s_cbranch_vccz .LBB0_146
; %bb.139:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[60:61], 0
	s_and_saveexec_b64 s[62:63], s[2:3]
	s_cbranch_execz .LBB0_148
; %bb.140:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v12, v4
	v_mov_b32_e32 v14, v4
	s_mov_b64 s[64:65], 0
                                        ; implicit-def: $sgpr66_sgpr67
	s_branch .LBB0_142
.LBB0_141:                              ;   in Loop: Header=BB0_142 Depth=2
	s_or_b64 exec, exec, s[68:69]
	s_and_b64 s[68:69], exec, s[66:67]
	s_or_b64 s[64:65], s[68:69], s[64:65]
	s_andn2_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_147
.LBB0_142:                              ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v9, s45
	;;#ASMSTART
	onward_wait_load_x2 v[2:3], v[8:9], v[11:14] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v13, v2
	s_or_b64 s[66:67], s[66:67], exec
	s_and_saveexec_b64 s[68:69], vcc
	s_cbranch_execz .LBB0_141
; %bb.143:                              ;   in Loop: Header=BB0_142 Depth=2
	v_mov_b32_e32 v33, s44
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v34, s45
	;;#ASMSTART
	onward_wait_x2 v[33:34], v[7:10] ne
	;;#ASMEND
	s_andn2_b64 s[66:67], s[66:67], exec
	s_branch .LBB0_141
.LBB0_144:                              ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $sgpr11
	s_mov_b64 s[12:13], 0
	s_branch .LBB0_165
.LBB0_145:                              ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[12:13], 0
                                        ; implicit-def: $sgpr11
	s_branch .LBB0_165
.LBB0_146:                              ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $vgpr2_vgpr3
	s_branch .LBB0_149
.LBB0_147:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[64:65]
	v_and_b32_e32 v2, s70, v3
.LBB0_148:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[62:63]
	s_andn2_b64 vcc, exec, s[60:61]
	s_cbranch_vccnz .LBB0_164
.LBB0_149:                              ;   in Loop: Header=BB0_23 Depth=1
	v_readfirstlane_b32 s11, v6
	v_add_u32_e32 v9, vcc, 2, v5
                                        ; implicit-def: $sgpr60_sgpr61
	s_branch .LBB0_151
.LBB0_150:                              ;   in Loop: Header=BB0_151 Depth=2
	s_mov_b64 s[60:61], s[64:65]
	s_andn2_b64 vcc, exec, s[62:63]
	s_cbranch_vccnz .LBB0_163
.LBB0_151:                              ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	flat_load_dwordx2 v[10:11], v[2:3] glc
	v_mov_b32_e32 v12, s11
	s_mov_b64 s[64:65], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[12:13]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_157
; %bb.152:                              ;   in Loop: Header=BB0_151 Depth=2
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[62:63], s[2:3]
	s_cbranch_execz .LBB0_156
; %bb.153:                              ;   in Loop: Header=BB0_151 Depth=2
	v_mov_b32_e32 v2, s52
	v_mov_b32_e32 v3, s53
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v3, s43
	flat_atomic_cmpswap_x2 v[2:3], v[2:3], v[8:11] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[2:3], v[10:11]
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_155
; %bb.154:                              ;   in Loop: Header=BB0_151 Depth=2
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v10, s11
	v_mov_b32_e32 v3, s45
	s_or_b32 s28, s11, s71
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s28
	s_or_b32 s28, s11, s72
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s28
	s_or_b32 s28, s11, s73
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s28
	s_or_b32 s28, s11, s74
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s28
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v2, s11
.LBB0_155:                              ;   in Loop: Header=BB0_151 Depth=2
	s_or_b64 exec, exec, s[64:65]
.LBB0_156:                              ;   in Loop: Header=BB0_151 Depth=2
	s_or_b64 exec, exec, s[62:63]
	v_readfirstlane_b32 s30, v2
	s_cmp_eq_u32 s30, 0
	s_cselect_b64 s[64:65], -1, 0
.LBB0_157:                              ;   in Loop: Header=BB0_151 Depth=2
	s_mov_b64 s[62:63], 0
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB0_162
; %bb.158:                              ;   in Loop: Header=BB0_151 Depth=2
	v_mov_b32_e32 v2, s11
	v_cndmask_b32_e64 v3, 0, v2, s[6:7]
	v_cndmask_b32_e64 v2, v13, 1, s[6:7]
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[27:28], v[0:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[27:28], v[0:3] ne
	;;#ASMEND
	v_readfirstlane_b32 s30, v10
	v_cmp_eq_u32_e32 vcc, s30, v13
	v_readfirstlane_b32 s28, v11
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[62:63], -1
                                        ; implicit-def: $sgpr64_sgpr65
	s_cbranch_vccnz .LBB0_160
; %bb.159:                              ;   in Loop: Header=BB0_151 Depth=2
	s_and_b32 s30, s28, s70
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[64:65], s[30:31]
.LBB0_160:                              ;   in Loop: Header=BB0_151 Depth=2
	s_andn2_b64 vcc, exec, s[62:63]
	s_mov_b64 s[62:63], 0
	s_cbranch_vccnz .LBB0_150
; %bb.161:                              ;   in Loop: Header=BB0_151 Depth=2
	v_mov_b32_e32 v2, s54
	v_mov_b32_e32 v3, s55
	flat_load_dword v2, v[2:3] glc
	s_mov_b64 s[62:63], -1
	s_mov_b64 s[64:65], s[60:61]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v2
	s_branch .LBB0_150
.LBB0_162:                              ;   in Loop: Header=BB0_151 Depth=2
	s_mov_b64 s[60:61], s[30:31]
	s_andn2_b64 vcc, exec, s[62:63]
	s_cbranch_vccz .LBB0_151
.LBB0_163:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s60
	v_mov_b32_e32 v3, s61
.LBB0_164:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_readfirstlane_b32 s11, v2
	s_mov_b64 s[12:13], -1
.LBB0_165:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s11
.LBB0_166:                              ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s11, 2
	s_and_b64 vcc, exec, s[58:59]
	s_cbranch_vccz .LBB0_180
; %bb.167:                              ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_184
; %bb.168:                              ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_183
; %bb.169:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_175
; %bb.170:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v2, v[2:3], v30 glc
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_eq_u32_e32 vcc, v2, v15
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_174
; %bb.171:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s42
	v_add_u32_e32 v9, vcc, 1, v5
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, v15
	v_mov_b32_e32 v11, v5
	v_mov_b32_e32 v3, s43
	flat_atomic_cmpswap_x2 v[2:3], v[2:3], v[8:11] glc
	v_mov_b32_e32 v16, v5
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[2:3], v[15:16]
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_173
; %bb.172:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v10, v15
	v_mov_b32_e32 v3, s45
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s71, v15
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s72, v15
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s73, v15
	flat_store_dwordx2 v[2:3], v[9:10]
	v_or_b32_e32 v10, s74, v15
	v_mov_b32_e32 v8, v15
	flat_store_dwordx2 v[2:3], v[9:10]
.LBB0_173:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[60:61]
.LBB0_174:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[58:59]
.LBB0_175:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_readfirstlane_b32 s12, v8
	s_cmp_eq_u32 s12, 0
	s_cselect_b64 s[12:13], -1, 0
	s_and_b64 s[12:13], s[12:13], s[56:57]
	s_and_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_183
; %bb.176:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v3, v7
	v_mov_b32_e32 v6, v4
	s_mov_b64 s[12:13], 0
                                        ; implicit-def: $sgpr58_sgpr59
	s_branch .LBB0_178
.LBB0_177:                              ;   in Loop: Header=BB0_178 Depth=2
	s_or_b64 exec, exec, s[60:61]
	s_and_b64 s[60:61], exec, s[58:59]
	s_or_b64 s[12:13], s[60:61], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_183
.LBB0_178:                              ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v11, s44
	v_mov_b32_e32 v12, s45
	;;#ASMSTART
	onward_wait_load_x2 v[9:10], v[11:12], v[3:6] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v5, v9
	s_or_b64 s[58:59], s[58:59], exec
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_177
; %bb.179:                              ;   in Loop: Header=BB0_178 Depth=2
	v_mov_b32_e32 v11, s44
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v12, s45
	;;#ASMSTART
	onward_wait_x2 v[11:12], v[7:10] ne
	;;#ASMEND
	s_andn2_b64 s[58:59], s[58:59], exec
	s_branch .LBB0_177
.LBB0_180:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v31, s10
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_182
.LBB0_181:                              ;   in Loop: Header=BB0_23 Depth=1
	v_add_u32_e32 v13, vcc, s11, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v31, v2
.LBB0_182:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v5, v13
	s_cbranch_execnz .LBB0_23
	s_branch .LBB0_186
.LBB0_183:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[12:13], -1
	s_mov_b32 s11, 1
	v_mov_b32_e32 v2, v31
	s_branch .LBB0_185
.LBB0_184:                              ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s11, 2
.LBB0_185:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v13, v5
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_182
	s_branch .LBB0_181
.LBB0_186:
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
		.amdhsa_next_free_vgpr 35
		.amdhsa_next_free_sgpr 77
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
; codeLenInByte = 5556
; NumSgprs: 79
; NumVgprs: 35
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 9
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 79
; NumVGPRsForWavesPerEU: 35
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
    .sgpr_count:     79
    .sgpr_spill_count: 0
    .symbol:         mis.kd
    .vgpr_count:     35
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
