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
	s_cselect_b64 s[10:11], -1, 0
	v_rcp_iflag_f32_e32 v1, v1
	s_cmp_eq_u64 s[12:13], 0
	s_mov_b64 s[28:29], 0
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
	v_addc_u32_e32 v29, vcc, 0, v3, vcc
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
	s_add_i32 s9, s30, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_cmp_lg_u32 s2, s9
	s_mov_b32 s9, s30
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
	s_or_b64 s[24:25], s[24:25], exec
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_6
; %bb.8:                                ;   in Loop: Header=BB0_7 Depth=1
	v_mov_b32_e32 v6, s1
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, s0
	;;#ASMSTART
	onward_wait_x2 v[5:6], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[24:25], s[24:25], exec
	s_branch .LBB0_6
.LBB0_9:
	s_mov_b64 s[28:29], 0
	s_mov_b32 s30, 0
	v_mov_b32_e32 v30, v29
	s_branch .LBB0_11
.LBB0_10:
	v_mov_b32_e32 v30, v29
.LBB0_11:
                                        ; implicit-def: $sgpr60
                                        ; implicit-def: $sgpr64
                                        ; implicit-def: $vgpr1_vgpr2
	s_branch .LBB0_19
.LBB0_12:
	s_mov_b64 s[20:21], -1
                                        ; implicit-def: $sgpr2
                                        ; implicit-def: $sgpr9
	s_branch .LBB0_15
.LBB0_13:
	s_or_b64 exec, exec, s[20:21]
	s_mov_b32 s9, s2
.LBB0_14:
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b64 s[20:21], 0
	v_readfirstlane_b32 s2, v1
.LBB0_15:
	s_mov_b64 s[0:1], 0
	s_and_b64 vcc, exec, s[20:21]
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
	s_mov_b64 s[28:29], -1
	v_mov_b32_e32 v30, s2
	s_mov_b32 s30, s9
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
	v_add_u32_e32 v1, vcc, 0x114, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[3:4] glc
	s_waitcnt vmcnt(0)
	flat_load_dword v4, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[1:2], s[0:1], s3, v5, 0
	v_readfirstlane_b32 s64, v3
	v_readfirstlane_b32 s60, v4
.LBB0_19:
	s_load_dword s33, s[6:7], 0x20
	s_load_dwordx8 s[20:27], s[6:7], 0x28
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_21
; %bb.20:
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[1:2], s[0:1], s3, v1, 0
	s_mov_b32 s64, 0
	s_mov_b32 s60, 1
.LBB0_21:
	s_lshl_b32 s0, s8, 6
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[6:7], -1, 0
	s_add_u32 s36, s12, 0x110
	s_addc_u32 s37, s13, 0
	s_add_u32 s38, s12, 0x80
	s_addc_u32 s39, s13, 0
	s_add_u32 s40, s12, 12
	s_addc_u32 s41, s13, 0
	s_add_u32 s42, s12, 16
	s_addc_u32 s43, s13, 0
	s_add_u32 s44, s12, 64
	s_addc_u32 s45, s13, 0
	s_add_u32 s46, s12, 0xc0
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v1, vcc, s12, v1
	s_addc_u32 s47, s13, 0
	s_and_b64 s[8:9], s[6:7], s[28:29]
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	s_movk_i32 s2, 0x114
	s_add_u32 s12, s12, 8
	v_add_u32_e32 v15, vcc, s2, v1
	s_addc_u32 s13, s13, 0
	v_or_b32_e32 v31, s0, v0
	v_addc_u32_e32 v16, vcc, 0, v2, vcc
	v_cmp_gt_u32_e64 s[2:3], 2, v0
	v_cmp_eq_u32_e64 s[4:5], 0, v0
	v_cmp_eq_u32_e64 s[6:7], 1, v0
	v_mov_b32_e32 v0, s45
	v_mov_b32_e32 v2, s13
	s_mov_b32 s34, 0
	v_cndmask_b32_e64 v18, v0, v2, s[6:7]
	v_mov_b32_e32 v0, s44
	v_mov_b32_e32 v2, s12
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[0:1], s33, v31
	s_mov_b32 s35, 0x10000
	v_mov_b32_e32 v1, -1
	v_cndmask_b32_e64 v6, 0, -1, s[6:7]
	v_mov_b32_e32 v5, -1
	v_cndmask_b32_e64 v17, v0, v2, s[6:7]
	s_xor_b64 s[48:49], s[8:9], -1
	s_and_b64 s[50:51], s[8:9], s[4:5]
	v_mov_b32_e32 v9, s30
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v20, 1
	s_mov_b32 s65, 0x20000
	s_mov_b32 s66, 0x30000
	s_mov_b32 s67, 0x40000
	s_mov_b32 s68, 0xffff
	s_mov_b32 s69, 0x3000000
	s_branch .LBB0_23
.LBB0_22:                               ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $vgpr30
                                        ; implicit-def: $vgpr9
	s_cbranch_execnz .LBB0_134
.LBB0_23:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_29 Depth 2
                                        ;     Child Loop BB0_39 Depth 2
                                        ;       Child Loop BB0_44 Depth 3
                                        ;     Child Loop BB0_56 Depth 2
                                        ;       Child Loop BB0_60 Depth 3
                                        ;     Child Loop BB0_71 Depth 2
                                        ;     Child Loop BB0_98 Depth 2
                                        ;     Child Loop BB0_104 Depth 2
                                        ;     Child Loop BB0_128 Depth 2
	v_lshlrev_b32_e32 v0, 6, v30
	s_mov_b32 s70, s60
	s_mov_b64 s[54:55], -1
	s_mov_b64 s[30:31], 0
	s_cmp_lt_i32 s64, 2
	s_mov_b64 s[52:53], 0
	s_mov_b64 s[8:9], 0
                                        ; implicit-def: $sgpr60
                                        ; implicit-def: $sgpr56
	s_cbranch_scc1 .LBB0_48
; %bb.24:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_gt_i32 s64, 2
	s_cbranch_scc0 .LBB0_31
; %bb.25:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[8:9], -1
	s_mov_b64 s[54:55], 0
	s_cmp_eq_u32 s64, 3
	s_mov_b64 s[52:53], 0
                                        ; implicit-def: $sgpr60
	s_cbranch_scc0 .LBB0_35
; %bb.26:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_34
; %bb.27:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[60:61], 0
	s_mov_b64 s[52:53], 0
	v_mov_b32_e32 v3, v31
                                        ; implicit-def: $sgpr58_sgpr59
                                        ; implicit-def: $sgpr56_sgpr57
	s_branch .LBB0_29
.LBB0_28:                               ;   in Loop: Header=BB0_29 Depth=2
	s_or_b64 exec, exec, s[62:63]
	v_add_u32_e32 v3, vcc, v3, v0
	v_cmp_le_u32_e32 vcc, s33, v3
	s_or_b64 s[52:53], vcc, s[52:53]
	s_andn2_b64 s[56:57], s[56:57], exec
	s_and_b64 s[62:63], s[58:59], exec
	s_andn2_b64 s[60:61], s[60:61], exec
	s_or_b64 s[56:57], s[56:57], s[62:63]
	s_or_b64 s[60:61], s[60:61], s[62:63]
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execz .LBB0_32
.LBB0_29:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[7:8], 2, v[3:4]
	v_mov_b32_e32 v2, s21
	v_add_u32_e32 v7, vcc, s20, v7
	v_addc_u32_e32 v8, vcc, v2, v8, vcc
	flat_load_dword v2, v[7:8]
	s_andn2_b64 s[58:59], s[58:59], exec
	s_and_b64 s[62:63], s[60:61], exec
	s_or_b64 s[58:59], s[58:59], s[62:63]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v2
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_28
; %bb.30:                               ;   in Loop: Header=BB0_29 Depth=2
	v_lshlrev_b64 v[10:11], 2, v[3:4]
	v_mov_b32_e32 v2, s23
	v_add_u32_e32 v10, vcc, s22, v10
	v_addc_u32_e32 v11, vcc, v2, v11, vcc
	flat_load_dword v2, v[10:11]
	s_andn2_b64 s[58:59], s[58:59], exec
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v2
	flat_load_dword v2, v[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v2
	s_or_b64 s[60:61], s[60:61], vcc
	s_and_b64 s[60:61], s[60:61], exec
	s_or_b64 s[58:59], s[58:59], s[60:61]
                                        ; implicit-def: $sgpr60_sgpr61
	s_branch .LBB0_28
.LBB0_31:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[54:55], -1
	s_mov_b64 s[52:53], 0
	s_mov_b64 s[8:9], 0
                                        ; implicit-def: $sgpr60
	s_branch .LBB0_35
.LBB0_32:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB0_34
; %bb.33:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s26
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v7, s70
	flat_store_dword v[2:3], v7
	s_waitcnt vmcnt(0)
.LBB0_34:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s60, s70, 1
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[52:53], -1
.LBB0_35:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b32 s56, 1
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_47
; %bb.36:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[52:53], s[0:1]
	s_cbranch_execz .LBB0_46
; %bb.37:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[54:55], 0
	v_mov_b32_e32 v7, v31
	s_branch .LBB0_39
.LBB0_38:                               ;   in Loop: Header=BB0_39 Depth=2
	s_or_b64 exec, exec, s[56:57]
	v_add_u32_e32 v7, vcc, v7, v0
	v_cmp_le_u32_e32 vcc, s33, v7
	s_or_b64 s[54:55], vcc, s[54:55]
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_46
.LBB0_39:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_44 Depth 3
	v_mov_b32_e32 v8, v4
	v_lshlrev_b64 v[2:3], 2, v[7:8]
	v_mov_b32_e32 v10, s21
	v_add_u32_e32 v2, vcc, s20, v2
	v_addc_u32_e32 v3, vcc, v10, v3, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v2
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_38
; %bb.40:                               ;   in Loop: Header=BB0_39 Depth=2
	v_lshlrev_b64 v[2:3], 2, v[7:8]
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
	v_add_u32_e32 v3, vcc, 1, v7
	v_lshlrev_b64 v[2:3], 2, v[3:4]
	v_mov_b32_e32 v13, s15
	v_add_u32_e32 v2, vcc, s14, v2
	v_addc_u32_e32 v3, vcc, v13, v3, vcc
	flat_load_dword v12, v[2:3]
	v_lshlrev_b64 v[2:3], 2, v[7:8]
	v_mov_b32_e32 v8, s23
	v_add_u32_e32 v10, vcc, s22, v2
	v_addc_u32_e32 v11, vcc, v8, v3, vcc
	v_add_u32_e32 v2, vcc, s14, v2
	flat_store_dword v[10:11], v20
	v_addc_u32_e32 v3, vcc, v13, v3, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v2, v12
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_38
; %bb.42:                               ;   in Loop: Header=BB0_39 Depth=2
	v_mov_b32_e32 v3, v4
	v_lshlrev_b64 v[10:11], 2, v[2:3]
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v10, vcc, s16, v10
	v_addc_u32_e32 v11, vcc, v3, v11, vcc
	s_mov_b64 s[58:59], 0
	s_branch .LBB0_44
.LBB0_43:                               ;   in Loop: Header=BB0_44 Depth=3
	s_or_b64 exec, exec, s[60:61]
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_ge_u32_e32 vcc, v2, v12
	s_or_b64 s[58:59], vcc, s[58:59]
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execz .LBB0_38
.LBB0_44:                               ;   Parent Loop BB0_23 Depth=1
                                        ;     Parent Loop BB0_39 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v3, v[10:11]
	v_mov_b32_e32 v8, s21
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[13:14], 2, v[3:4]
	v_add_u32_e32 v13, vcc, s20, v13
	v_addc_u32_e32 v14, vcc, v8, v14, vcc
	flat_load_dword v8, v[13:14]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v8
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_43
; %bb.45:                               ;   in Loop: Header=BB0_44 Depth=3
	v_lshlrev_b64 v[13:14], 2, v[3:4]
	v_mov_b32_e32 v3, s23
	v_add_u32_e32 v13, vcc, s22, v13
	v_addc_u32_e32 v14, vcc, v3, v14, vcc
	flat_store_dword v[13:14], v4
	s_branch .LBB0_43
.LBB0_46:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[52:53]
	s_mov_b64 s[52:53], -1
	s_mov_b32 s56, 3
	s_mov_b32 s60, s70
.LBB0_47:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[54:55], 0
.LBB0_48:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_66
; %bb.49:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_gt_i32 s64, 0
	s_mov_b64 s[54:55], -1
	s_cbranch_scc0 .LBB0_64
; %bb.50:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s26
	v_mov_b32_e32 v3, s27
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_eq_u32_e32 vcc, s70, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_63
; %bb.51:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_62
; %bb.52:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[52:53], 0
	v_mov_b32_e32 v7, v31
	s_branch .LBB0_56
.LBB0_53:                               ;   in Loop: Header=BB0_56 Depth=2
	s_or_b64 exec, exec, s[58:59]
.LBB0_54:                               ;   in Loop: Header=BB0_56 Depth=2
	s_or_b64 exec, exec, s[56:57]
	v_lshlrev_b64 v[2:3], 2, v[7:8]
	v_mov_b32_e32 v8, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v8, v3, vcc
	flat_store_dword v[2:3], v12
.LBB0_55:                               ;   in Loop: Header=BB0_56 Depth=2
	s_or_b64 exec, exec, s[54:55]
	v_add_u32_e32 v7, vcc, v7, v0
	v_cmp_le_u32_e32 vcc, s33, v7
	s_or_b64 s[52:53], vcc, s[52:53]
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execz .LBB0_62
.LBB0_56:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_60 Depth 3
	v_mov_b32_e32 v8, v4
	v_lshlrev_b64 v[2:3], 2, v[7:8]
	v_mov_b32_e32 v10, s21
	v_add_u32_e32 v2, vcc, s20, v2
	v_addc_u32_e32 v3, vcc, v10, v3, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v2
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_55
; %bb.57:                               ;   in Loop: Header=BB0_56 Depth=2
	v_add_u32_e32 v3, vcc, 1, v7
	v_lshlrev_b64 v[2:3], 2, v[3:4]
	v_mov_b32_e32 v12, s15
	v_add_u32_e32 v2, vcc, s14, v2
	v_lshlrev_b64 v[10:11], 2, v[7:8]
	v_addc_u32_e32 v3, vcc, v12, v3, vcc
	v_add_u32_e32 v10, vcc, s14, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	flat_load_dword v13, v[2:3]
	flat_load_dword v2, v[10:11]
	v_mov_b32_e32 v12, -1
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v2, v13
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_54
; %bb.58:                               ;   in Loop: Header=BB0_56 Depth=2
	v_mov_b32_e32 v3, v4
	v_lshlrev_b64 v[10:11], 2, v[2:3]
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v10, vcc, s16, v10
	v_addc_u32_e32 v11, vcc, v3, v11, vcc
	s_mov_b64 s[58:59], 0
	v_mov_b32_e32 v12, -1
	s_branch .LBB0_60
.LBB0_59:                               ;   in Loop: Header=BB0_60 Depth=3
	s_or_b64 exec, exec, s[60:61]
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_ge_u32_e32 vcc, v2, v13
	s_or_b64 s[58:59], vcc, s[58:59]
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execz .LBB0_53
.LBB0_60:                               ;   Parent Loop BB0_23 Depth=1
                                        ;     Parent Loop BB0_56 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v3, v[10:11]
	v_mov_b32_e32 v14, s21
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[21:22], 2, v[3:4]
	v_add_u32_e32 v21, vcc, s20, v21
	v_addc_u32_e32 v22, vcc, v14, v22, vcc
	flat_load_dword v14, v[21:22]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v14
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_59
; %bb.61:                               ;   in Loop: Header=BB0_60 Depth=3
	v_lshlrev_b64 v[21:22], 2, v[3:4]
	v_mov_b32_e32 v3, s19
	v_add_u32_e32 v21, vcc, s18, v21
	v_addc_u32_e32 v22, vcc, v3, v22, vcc
	flat_load_dword v3, v[21:22]
	s_waitcnt vmcnt(0)
	v_min_u32_e32 v12, v3, v12
	s_branch .LBB0_59
.LBB0_62:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[30:31]
	s_mov_b64 s[52:53], -1
	s_mov_b32 s56, 2
	s_mov_b32 s60, s70
.LBB0_63:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[54:55], 0
.LBB0_64:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[30:31], 0
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_66
; %bb.65:                               ;   in Loop: Header=BB0_23 Depth=1
	s_cmp_lg_u32 s64, 0
	s_mov_b64 s[30:31], -1
	s_cselect_b64 s[8:9], -1, 0
.LBB0_66:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_68
; %bb.67:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[30:31], 0
	s_mov_b64 s[52:53], -1
	s_mov_b32 s60, s70
	s_mov_b32 s56, s64
.LBB0_68:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[30:31]
	s_mov_b32 s64, s56
	s_cbranch_vccnz .LBB0_73
; %bb.69:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_72
; %bb.70:                               ;   in Loop: Header=BB0_23 Depth=1
	s_mov_b64 s[52:53], 0
	v_mov_b32_e32 v3, v31
.LBB0_71:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[7:8], 2, v[3:4]
	v_mov_b32_e32 v2, s21
	v_add_u32_e64 v10, s[8:9], s20, v7
	v_add_u32_e32 v3, vcc, v3, v0
	v_addc_u32_e64 v11, s[8:9], v2, v8, s[8:9]
	v_mov_b32_e32 v12, s23
	v_cmp_le_u32_e32 vcc, s33, v3
	v_add_u32_e64 v7, s[8:9], s22, v7
	v_addc_u32_e64 v8, s[8:9], v12, v8, s[8:9]
	s_or_b64 s[52:53], vcc, s[52:53]
	flat_store_dword v[10:11], v1
	flat_store_dword v[7:8], v1
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_71
.LBB0_72:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[30:31]
	s_mov_b64 s[52:53], -1
	s_mov_b32 s64, 1
	s_mov_b32 s60, s70
.LBB0_73:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[52:53]
	s_cbranch_vccnz .LBB0_22
; %bb.74:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_saveexec_b64 s[8:9], s[50:51]
	s_cbranch_execz .LBB0_76
; %bb.75:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v3, s37
	v_mov_b32_e32 v0, s64
	flat_store_dword v[2:3], v0
	v_mov_b32_e32 v0, s60
	flat_store_dword v[15:16], v0
.LBB0_76:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[8:9]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_133
; %bb.77:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[30:31], s[2:3]
	s_cbranch_execz .LBB0_124
; %bb.78:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[52:53], s[4:5]
	s_cbranch_execz .LBB0_93
; %bb.79:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v0, v[2:3], v20 glc
	s_andn2_b64 vcc, exec, s[28:29]
	v_mov_b32_e32 v2, v29
	s_cbranch_vccnz .LBB0_81
; %bb.80:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	flat_load_dword v2, v[2:3] glc
.LBB0_81:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v21, 0
	s_andn2_b64 vcc, exec, s[28:29]
	v_mov_b32_e32 v22, 0
	s_cbranch_vccnz .LBB0_83
; %bb.82:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v7, s42
	v_mov_b32_e32 v8, s43
	flat_load_dwordx2 v[21:22], v[7:8] glc
.LBB0_83:                               ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 1, v0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_cmp_eq_u32_e32 vcc, v3, v2
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_92
; %bb.84:                               ;   in Loop: Header=BB0_23 Depth=1
	v_cmp_ne_u64_e64 s[8:9], 0, v[21:22]
	v_add_u32_e32 v11, vcc, 1, v9
	s_and_b64 vcc, s[28:29], s[8:9]
	v_mov_b32_e32 v7, s38
	v_cndmask_b32_e32 v10, 0, v3, vcc
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v8, s39
	flat_atomic_cmpswap_x2 v[12:13], v[7:8], v[10:13] glc
	v_mov_b32_e32 v8, v3
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[8:9], v[12:13], v[8:9]
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[56:57], s[8:9]
	s_cbranch_execz .LBB0_91
; %bb.85:                               ;   in Loop: Header=BB0_23 Depth=1
	s_xor_b64 s[58:59], vcc, -1
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v7, v3
	s_mov_b64 s[8:9], -1
	s_and_b64 vcc, exec, s[58:59]
	s_cbranch_vccz .LBB0_87
; %bb.86:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v13, s44
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v14, s45
	flat_store_dwordx2 v[13:14], v[11:12]
	v_or_b32_e32 v12, s35, v3
	flat_store_dwordx2 v[13:14], v[11:12]
	v_or_b32_e32 v12, s65, v3
	flat_store_dwordx2 v[13:14], v[11:12]
	v_or_b32_e32 v12, s66, v3
	flat_store_dwordx2 v[13:14], v[11:12]
	v_or_b32_e32 v12, s67, v3
	flat_store_dwordx2 v[13:14], v[11:12]
	s_mov_b64 s[8:9], 0
.LBB0_87:                               ;   in Loop: Header=BB0_23 Depth=1
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_91
; %bb.88:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v7, s44
	v_mov_b32_e32 v8, s45
	flat_load_dwordx2 v[7:8], v[7:8] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, s68, v8
	v_cmp_ne_u32_e32 vcc, v0, v3
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_90
; %bb.89:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v7, s44
	v_sub_u32_e32 v3, vcc, v3, v0
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v8, s45
	flat_atomic_add_x2 v[7:8], v[2:3]
.LBB0_90:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[8:9]
	v_lshrrev_b64 v[7:8], 16, v[21:22]
	v_mov_b32_e32 v2, s46
	v_mov_b32_e32 v3, s47
	v_or_b32_e32 v8, s69, v8
	v_mov_b32_e32 v7, v4
	flat_store_dword v[2:3], v11
.LBB0_91:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[56:57]
.LBB0_92:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
.LBB0_93:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[52:53]
	v_readfirstlane_b32 s8, v7
	v_readfirstlane_b32 s9, v8
	v_mov_b32_e32 v2, s8
	s_cmp_lg_u64 s[8:9], 0
	v_mov_b32_e32 v3, s9
	s_cbranch_scc1 .LBB0_124
; %bb.94:                               ;   in Loop: Header=BB0_23 Depth=1
	s_and_b64 vcc, exec, s[48:49]
	s_cbranch_vccz .LBB0_100
; %bb.95:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[8:9], 0
	s_and_saveexec_b64 s[52:53], s[4:5]
	s_cbranch_execz .LBB0_102
; %bb.96:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v10, v4
	s_mov_b64 s[54:55], 0
                                        ; implicit-def: $sgpr56_sgpr57
	s_branch .LBB0_98
.LBB0_97:                               ;   in Loop: Header=BB0_98 Depth=2
	s_or_b64 exec, exec, s[58:59]
	s_and_b64 s[58:59], exec, s[56:57]
	s_or_b64 s[54:55], s[58:59], s[54:55]
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_101
.LBB0_98:                               ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	;;#ASMSTART
	onward_wait_load_x2 v[11:12], v[2:3], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v9, v11
	s_or_b64 s[56:57], s[56:57], exec
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_97
; %bb.99:                               ;   in Loop: Header=BB0_98 Depth=2
	v_mov_b32_e32 v13, s44
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v3, v11
	v_mov_b32_e32 v14, s45
	;;#ASMSTART
	onward_wait_x2 v[13:14], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[56:57], s[56:57], exec
	s_branch .LBB0_97
.LBB0_100:                              ;   in Loop: Header=BB0_23 Depth=1
                                        ; implicit-def: $vgpr2_vgpr3
	s_branch .LBB0_103
.LBB0_101:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[54:55]
	v_and_b32_e32 v3, s68, v12
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v4
.LBB0_102:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[52:53]
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_124
.LBB0_103:                              ;   in Loop: Header=BB0_23 Depth=1
	v_add_u32_e32 v21, vcc, 1, v9
	v_mov_b32_e32 v10, v4
                                        ; implicit-def: $vgpr23_vgpr24
.LBB0_104:                              ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v3, s13
	flat_load_dwordx2 v[7:8], v[2:3] glc
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	flat_load_dwordx2 v[11:12], v[2:3] glc
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	s_waitcnt vmcnt(2)
	flat_load_dwordx2 v[25:26], v[2:3] glc
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e32 vcc, v9, v11
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_106
; %bb.105:                              ;   in Loop: Header=BB0_104 Depth=2
	v_and_b32_e32 v3, s68, v12
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v3, v4
	s_branch .LBB0_107
.LBB0_106:                              ;   in Loop: Header=BB0_104 Depth=2
	s_mov_b64 s[8:9], -1
                                        ; implicit-def: $vgpr2_vgpr3
.LBB0_107:                              ;   in Loop: Header=BB0_104 Depth=2
	s_andn2_b64 vcc, exec, s[8:9]
	s_mov_b64 s[8:9], 0
	s_cbranch_vccnz .LBB0_122
; %bb.108:                              ;   in Loop: Header=BB0_104 Depth=2
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	flat_load_dwordx2 v[13:14], v[2:3] glc
	v_mov_b32_e32 v28, v11
	v_mov_b32_e32 v27, v8
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[13:14], v[27:28]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_115
; %bb.109:                              ;   in Loop: Header=BB0_104 Depth=2
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v28, 0
	s_and_saveexec_b64 s[52:53], s[4:5]
	s_cbranch_execz .LBB0_119
; %bb.110:                              ;   in Loop: Header=BB0_104 Depth=2
	v_cmp_eq_u64_e32 vcc, 0, v[25:26]
	v_mov_b32_e32 v2, v11
	v_cndmask_b32_e64 v0, v3, 0, vcc
	v_add_u32_e32 v11, vcc, 0, v0
	v_mov_b32_e32 v27, s38
	v_addc_u32_e32 v12, vcc, 1, v2, vcc
	v_mov_b32_e32 v28, s39
	flat_atomic_cmpswap_x2 v[11:12], v[27:28], v[11:14] glc
	v_cmp_ne_u64_e32 vcc, 0, v[25:26]
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[8:9], v[11:12], v[13:14]
	s_and_saveexec_b64 s[54:55], s[8:9]
	s_cbranch_execz .LBB0_118
; %bb.111:                              ;   in Loop: Header=BB0_104 Depth=2
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_116
; %bb.112:                              ;   in Loop: Header=BB0_104 Depth=2
	v_mov_b32_e32 v11, s44
	v_mov_b32_e32 v12, s45
	flat_load_dwordx2 v[11:12], v[11:12] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, s68, v12
	v_cmp_eq_u32_e32 vcc, v0, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_114
; %bb.113:                              ;   in Loop: Header=BB0_104 Depth=2
	v_mov_b32_e32 v13, s44
	v_subrev_u32_e32 v12, vcc, v0, v3
	v_mov_b32_e32 v11, v4
	v_mov_b32_e32 v14, s45
	flat_atomic_add_x2 v[13:14], v[11:12]
.LBB0_114:                              ;   in Loop: Header=BB0_104 Depth=2
	v_lshrrev_b64 v[13:14], 16, v[25:26]
	v_mov_b32_e32 v11, s46
	v_mov_b32_e32 v12, s47
	v_or_b32_e32 v28, s69, v14
	v_mov_b32_e32 v27, v4
	flat_store_dword v[11:12], v21
	s_branch .LBB0_118
.LBB0_115:                              ;   in Loop: Header=BB0_104 Depth=2
	v_mov_b32_e32 v12, v4
	s_mov_b64 s[54:55], -1
                                        ; implicit-def: $sgpr52_sgpr53
	s_branch .LBB0_120
.LBB0_116:                              ;   in Loop: Header=BB0_104 Depth=2
                                        ; implicit-def: $vgpr27_vgpr28
	s_cbranch_execz .LBB0_118
; %bb.117:                              ;   in Loop: Header=BB0_104 Depth=2
	v_mov_b32_e32 v11, s44
	v_mov_b32_e32 v22, v8
	v_mov_b32_e32 v12, s45
	flat_store_dwordx2 v[11:12], v[21:22]
	v_or_b32_e32 v22, s35, v8
	flat_store_dwordx2 v[11:12], v[21:22]
	v_or_b32_e32 v22, s65, v8
	flat_store_dwordx2 v[11:12], v[21:22]
	v_or_b32_e32 v22, s66, v8
	v_mov_b32_e32 v28, v4
	flat_store_dwordx2 v[11:12], v[21:22]
	v_or_b32_e32 v22, s67, v8
	v_mov_b32_e32 v27, v3
	flat_store_dwordx2 v[11:12], v[21:22]
.LBB0_118:                              ;   in Loop: Header=BB0_104 Depth=2
	s_or_b64 exec, exec, s[54:55]
.LBB0_119:                              ;   in Loop: Header=BB0_104 Depth=2
	s_or_b64 exec, exec, s[52:53]
	v_readfirstlane_b32 s53, v28
	v_readfirstlane_b32 s52, v27
	s_cmp_eq_u64 s[52:53], 0
	v_mov_b32_e32 v12, v10
	s_cselect_b64 s[54:55], -1, 0
	v_mov_b32_e32 v11, v9
.LBB0_120:                              ;   in Loop: Header=BB0_104 Depth=2
	v_mov_b32_e32 v2, s52
	s_mov_b64 s[8:9], 0
	s_and_b64 vcc, exec, s[54:55]
	v_mov_b32_e32 v3, s53
	s_cbranch_vccz .LBB0_122
; %bb.121:                              ;   in Loop: Header=BB0_104 Depth=2
	v_cndmask_b32_e64 v8, v12, v8, s[6:7]
	v_cndmask_b32_e64 v7, v11, v7, s[6:7]
	;;#ASMSTART
	onward_wait_load_x2 v[2:3], v[17:18], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[17:18], v[5:8] ne
	;;#ASMEND
	v_mov_b32_e32 v2, v23
	s_mov_b64 s[8:9], -1
	v_mov_b32_e32 v3, v24
.LBB0_122:                              ;   in Loop: Header=BB0_104 Depth=2
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_124
; %bb.123:                              ;   in Loop: Header=BB0_104 Depth=2
	v_mov_b32_e32 v24, v3
	v_mov_b32_e32 v23, v2
	s_branch .LBB0_104
.LBB0_124:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[30:31]
	v_readfirstlane_b32 s9, v3
	v_readfirstlane_b32 s8, v2
	v_mov_b32_e32 v19, v4
	v_cmp_lt_u64_e32 vcc, s[8:9], v[19:20]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_132
; %bb.125:                              ;   in Loop: Header=BB0_23 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s9
	;;#ASMEND
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, s9
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB0_131
; %bb.126:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v7, s34
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v8, s35
	flat_atomic_add_x2 v[2:3], v[7:8]
	flat_atomic_add_x2 v[2:3], v[7:8]
	flat_atomic_add_x2 v[2:3], v[7:8]
	flat_atomic_add_x2 v[2:3], v[7:8]
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v10, v4
	s_mov_b64 s[30:31], 0
                                        ; implicit-def: $sgpr52_sgpr53
	s_branch .LBB0_128
.LBB0_127:                              ;   in Loop: Header=BB0_128 Depth=2
	s_or_b64 exec, exec, s[54:55]
	s_and_b64 s[54:55], exec, s[52:53]
	s_or_b64 s[30:31], s[54:55], s[30:31]
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execz .LBB0_130
.LBB0_128:                              ;   Parent Loop BB0_23 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	;;#ASMSTART
	onward_wait_load_x2 v[11:12], v[2:3], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v9, v11
	s_or_b64 s[52:53], s[52:53], exec
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_127
; %bb.129:                              ;   in Loop: Header=BB0_128 Depth=2
	v_mov_b32_e32 v13, s44
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v3, v11
	v_mov_b32_e32 v14, s45
	;;#ASMSTART
	onward_wait_x2 v[13:14], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[52:53], s[52:53], exec
	s_branch .LBB0_127
.LBB0_130:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[30:31]
	v_and_b32_e32 v2, s68, v12
.LBB0_131:                              ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[8:9]
	v_readfirstlane_b32 s8, v2
.LBB0_132:                              ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v0, s8
	v_add_u32_e32 v9, vcc, 1, v9
	v_cndmask_b32_e64 v30, v30, v0, s[28:29]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_133:                              ;   in Loop: Header=BB0_23 Depth=1
	s_branch .LBB0_23
.LBB0_134:
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
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 71
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
; codeLenInByte = 4088
; NumSgprs: 73
; NumVgprs: 32
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 9
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 73
; NumVGPRsForWavesPerEU: 32
; Occupancy: 8
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
    .sgpr_count:     73
    .sgpr_spill_count: 0
    .symbol:         mis.kd
    .vgpr_count:     32
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
