	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	p_sssp                  ; -- Begin function p_sssp
	.globl	p_sssp
	.p2align	8
	.type	p_sssp,@function
p_sssp:                                 ; @p_sssp
; %bb.0:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_load_dwordx4 s[20:23], s[6:7], 0x28
	s_load_dwordx2 s[10:11], s[6:7], 0x38
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
	v_add_u32_e32 v1, vcc, 0x100, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v1, v[1:2] glc
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
	s_add_i32 s9, s26, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_cmp_lg_u32 s2, s9
	s_mov_b32 s9, s26
	s_cbranch_scc1 .LBB0_14
; %bb.4:
	s_mov_b32 s25, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_13
; %bb.5:
	s_mov_b32 s24, -1
	s_mov_b32 s27, s25
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
	v_mov_b32_e32 v10, s5
	v_mov_b32_e32 v5, s24
	v_mov_b32_e32 v9, s4
	v_mov_b32_e32 v6, s25
	v_mov_b32_e32 v7, s26
	v_mov_b32_e32 v8, s27
	;;#ASMSTART
	onward_wait_load_x2 v[3:4], v[9:10], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, s26, v3
	s_or_b64 s[34:35], s[34:35], exec
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_6
; %bb.8:                                ;   in Loop: Header=BB0_7 Depth=1
	v_mov_b32_e32 v6, s5
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, s4
	;;#ASMSTART
	onward_wait_x2 v[5:6], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[34:35], s[34:35], exec
	s_branch .LBB0_6
.LBB0_9:
	s_mov_b32 s26, 0
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
	v_readfirstlane_b32 s52, v3
	v_readfirstlane_b32 s50, v4
	s_branch .LBB0_19
.LBB0_12:
	s_mov_b64 s[24:25], -1
                                        ; implicit-def: $sgpr2
                                        ; implicit-def: $sgpr9
	s_branch .LBB0_15
.LBB0_13:
	s_or_b64 exec, exec, s[28:29]
	s_mov_b32 s9, s2
.LBB0_14:
	s_add_u32 s4, s12, 12
	s_addc_u32 s5, s13, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b64 s[24:25], 0
	v_readfirstlane_b32 s2, v1
.LBB0_15:
	s_mov_b64 s[4:5], 0
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_17
; %bb.16:
	s_add_u32 s4, s12, 12
	s_addc_u32 s5, s13, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	flat_load_dword v1, v[1:2] glc
	s_mov_b64 s[4:5], -1
	s_mov_b32 s9, s26
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
.LBB0_17:
	v_mov_b32_e32 v8, s2
	s_mov_b32 s26, s9
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_11
.LBB0_18:
                                        ; implicit-def: $sgpr50
                                        ; implicit-def: $sgpr52
                                        ; implicit-def: $vgpr1_vgpr2
.LBB0_19:
	s_load_dword s33, s[6:7], 0x20
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_21
; %bb.20:
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[1:2], s[0:1], s3, v1, 0
	s_mov_b32 s52, 0
	s_mov_b32 s50, 1
.LBB0_21:
	s_lshl_b32 s0, s8, 6
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[8:9], -1, 0
	s_add_u32 s24, s12, 0x110
	s_addc_u32 s25, s13, 0
	s_add_u32 s28, s12, 0xc8
	s_addc_u32 s29, s13, 0
	s_add_u32 s30, s12, 0x80
	s_addc_u32 s31, s13, 0
	s_add_u32 s34, s12, 64
	s_addc_u32 s35, s13, 0
	s_add_u32 s36, s12, 16
	s_addc_u32 s37, s13, 0
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v1, vcc, s12, v1
	s_add_u32 s38, s12, 0xc0
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	s_movk_i32 s4, 0x114
	s_addc_u32 s39, s13, 0
	v_or_b32_e32 v17, s0, v0
	s_mov_b64 s[6:7], 0xffffffff
	v_add_u32_e32 v9, vcc, s4, v1
	s_add_u32 s12, s12, 0xcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[0:1], s33, v17
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_addc_u32_e32 v10, vcc, 0, v2, vcc
	s_addc_u32 s13, s13, 0
	v_mov_b32_e32 v7, s26
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v18, 1
	v_mov_b32_e32 v1, -1
	s_mov_b32 s53, 0x8000
	s_mov_b32 s27, 0x10000
	s_mov_b32 s26, s7
	s_branch .LBB0_24
.LBB0_22:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[4:5], -1
                                        ; implicit-def: $sgpr26
                                        ; implicit-def: $sgpr40
                                        ; implicit-def: $vgpr7
.LBB0_23:                               ;   in Loop: Header=BB0_24 Depth=1
	s_and_b64 vcc, exec, s[4:5]
	v_mov_b32_e32 v8, s40
	s_cbranch_vccnz .LBB0_100
.LBB0_24:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_30 Depth 2
                                        ;     Child Loop BB0_36 Depth 2
                                        ;     Child Loop BB0_47 Depth 2
                                        ;       Child Loop BB0_50 Depth 3
                                        ;     Child Loop BB0_60 Depth 2
                                        ;     Child Loop BB0_71 Depth 2
                                        ;     Child Loop BB0_92 Depth 2
	v_lshlrev_b32_e32 v2, 6, v8
	s_mov_b32 s54, s50
	s_mov_b64 s[44:45], -1
	s_mov_b64 s[42:43], 0
	s_cmp_lt_i32 s52, 2
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[40:41], 0
                                        ; implicit-def: $sgpr50
                                        ; implicit-def: $sgpr46
	s_cbranch_scc1 .LBB0_41
; %bb.25:                               ;   in Loop: Header=BB0_24 Depth=1
	s_cmp_gt_i32 s52, 2
	s_cbranch_scc0 .LBB0_32
; %bb.26:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[40:41], -1
	s_mov_b64 s[44:45], 0
	s_cmp_eq_u32 s52, 3
	s_mov_b64 s[4:5], 0
                                        ; implicit-def: $sgpr50
	s_cbranch_scc0 .LBB0_33
; %bb.27:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v5, s10
	v_mov_b32_e32 v6, s11
	flat_load_dword v3, v[5:6] glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[40:41], 0
	s_mov_b64 s[4:5], 0
                                        ; implicit-def: $sgpr50
	v_cmp_eq_u32_e32 vcc, s54, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_33
; %bb.28:                               ;   in Loop: Header=BB0_24 Depth=1
	s_and_saveexec_b64 s[46:47], s[0:1]
	s_cbranch_execz .LBB0_31
; %bb.29:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[48:49], 0
	v_mov_b32_e32 v3, v17
.LBB0_30:                               ;   Parent Loop BB0_24 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_mov_b32_e32 v12, s23
	v_add_u32_e32 v11, vcc, s22, v5
	v_addc_u32_e32 v12, vcc, v12, v6, vcc
	flat_load_dword v11, v[11:12]
	v_add_u32_e32 v3, vcc, v3, v2
	v_mov_b32_e32 v12, s21
	v_cmp_le_u32_e32 vcc, s33, v3
	v_add_u32_e64 v5, s[4:5], s20, v5
	v_addc_u32_e64 v6, s[4:5], v12, v6, s[4:5]
	s_or_b64 s[48:49], vcc, s[48:49]
	s_waitcnt vmcnt(0)
	flat_store_dword v[5:6], v11
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB0_30
.LBB0_31:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[46:47]
	s_add_i32 s50, s54, 1
	s_mov_b64 s[4:5], -1
	s_branch .LBB0_33
.LBB0_32:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[44:45], -1
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[40:41], 0
                                        ; implicit-def: $sgpr50
.LBB0_33:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b32 s46, 1
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB0_40
; %bb.34:                               ;   in Loop: Header=BB0_24 Depth=1
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB0_39
; %bb.35:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[48:49], 0
	s_mov_b64 s[46:47], 0
	v_mov_b32_e32 v3, v17
                                        ; implicit-def: $sgpr50_sgpr51
.LBB0_36:                               ;   Parent Loop BB0_24 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_mov_b32_e32 v12, s23
	v_add_u32_e32 v11, vcc, s22, v5
	v_addc_u32_e32 v12, vcc, v12, v6, vcc
	v_mov_b32_e32 v13, s21
	v_add_u32_e32 v5, vcc, s20, v5
	v_addc_u32_e32 v6, vcc, v13, v6, vcc
	flat_load_dword v11, v[11:12]
	flat_load_dword v5, v[5:6]
	v_add_u32_e32 v3, vcc, v3, v2
	v_cmp_le_u32_e32 vcc, s33, v3
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[4:5], v11, v5
	s_or_b64 s[48:49], s[48:49], s[4:5]
	s_or_b64 s[46:47], vcc, s[46:47]
	s_andn2_b64 s[4:5], s[50:51], exec
	s_and_b64 s[50:51], s[48:49], exec
	s_or_b64 s[50:51], s[4:5], s[50:51]
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execnz .LBB0_36
; %bb.37:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[46:47]
	s_and_b64 exec, exec, s[50:51]
	s_cbranch_execz .LBB0_39
; %bb.38:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v5, s10
	v_mov_b32_e32 v6, s11
	v_mov_b32_e32 v3, s54
	flat_store_dword v[5:6], v3
	s_waitcnt vmcnt(0)
.LBB0_39:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[44:45]
	s_mov_b64 s[4:5], -1
	s_mov_b32 s46, 3
	s_mov_b32 s50, s54
.LBB0_40:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[44:45], 0
.LBB0_41:                               ;   in Loop: Header=BB0_24 Depth=1
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB0_55
; %bb.42:                               ;   in Loop: Header=BB0_24 Depth=1
	s_cmp_gt_i32 s52, 0
	s_mov_b64 s[42:43], -1
	s_cbranch_scc0 .LBB0_53
; %bb.43:                               ;   in Loop: Header=BB0_24 Depth=1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_52
; %bb.44:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[42:43], 0
	v_mov_b32_e32 v5, v17
	s_branch .LBB0_47
.LBB0_45:                               ;   in Loop: Header=BB0_47 Depth=2
	s_or_b64 exec, exec, s[46:47]
.LBB0_46:                               ;   in Loop: Header=BB0_47 Depth=2
	s_or_b64 exec, exec, s[44:45]
	v_lshlrev_b64 v[11:12], 2, v[5:6]
	v_mov_b32_e32 v3, s23
	v_add_u32_e32 v11, vcc, s22, v11
	v_addc_u32_e32 v12, vcc, v3, v12, vcc
	v_add_u32_e32 v5, vcc, v5, v2
	v_cmp_le_u32_e32 vcc, s33, v5
	s_or_b64 s[42:43], vcc, s[42:43]
	s_waitcnt vmcnt(0)
	flat_store_dword v[11:12], v19
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execz .LBB0_52
.LBB0_47:                               ;   Parent Loop BB0_24 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_50 Depth 3
	v_mov_b32_e32 v6, v4
	v_lshlrev_b64 v[11:12], 2, v[5:6]
	v_mov_b32_e32 v3, s21
	v_add_u32_e32 v13, vcc, s20, v11
	v_addc_u32_e32 v14, vcc, v3, v12, vcc
	v_mov_b32_e32 v3, s15
	v_add_u32_e32 v11, vcc, s14, v11
	v_addc_u32_e32 v12, vcc, v3, v12, vcc
	flat_load_dwordx2 v[11:12], v[11:12]
	flat_load_dword v19, v[13:14]
	s_waitcnt vmcnt(1)
	v_cmp_lt_u32_e32 vcc, v11, v12
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_46
; %bb.48:                               ;   in Loop: Header=BB0_47 Depth=2
	v_mov_b32_e32 v3, v11
	v_lshlrev_b64 v[15:16], 2, v[3:4]
	v_mov_b32_e32 v3, s19
	v_add_u32_e32 v13, vcc, s18, v15
	v_addc_u32_e32 v14, vcc, v3, v16, vcc
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v15, vcc, s16, v15
	v_addc_u32_e32 v16, vcc, v3, v16, vcc
	s_mov_b64 s[46:47], 0
	s_branch .LBB0_50
.LBB0_49:                               ;   in Loop: Header=BB0_50 Depth=3
	s_or_b64 exec, exec, s[48:49]
	v_add_u32_e32 v11, vcc, 1, v11
	v_add_u32_e32 v13, vcc, 4, v13
	v_addc_u32_e32 v14, vcc, 0, v14, vcc
	v_cmp_ge_u32_e32 vcc, v11, v12
	s_or_b64 s[46:47], vcc, s[46:47]
	v_add_u32_e32 v15, vcc, 4, v15
	v_addc_u32_e32 v16, vcc, 0, v16, vcc
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execz .LBB0_45
.LBB0_50:                               ;   Parent Loop BB0_24 Depth=1
                                        ;     Parent Loop BB0_47 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v3, v[15:16]
	v_mov_b32_e32 v22, s21
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[20:21], 2, v[3:4]
	v_add_u32_e32 v20, vcc, s20, v20
	v_addc_u32_e32 v21, vcc, v22, v21, vcc
	flat_load_dword v3, v[20:21]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, -1, v3
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_49
; %bb.51:                               ;   in Loop: Header=BB0_50 Depth=3
	flat_load_dword v20, v[13:14]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, v20, v3
	v_min_u32_e32 v19, v3, v19
	s_branch .LBB0_49
.LBB0_52:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[42:43], 0
	s_mov_b64 s[4:5], -1
	s_mov_b32 s46, 2
	s_mov_b32 s50, s54
.LBB0_53:                               ;   in Loop: Header=BB0_24 Depth=1
	s_andn2_b64 vcc, exec, s[42:43]
	s_mov_b64 s[42:43], 0
	s_cbranch_vccnz .LBB0_55
; %bb.54:                               ;   in Loop: Header=BB0_24 Depth=1
	s_cmp_lg_u32 s52, 0
	s_mov_b64 s[42:43], -1
	s_cselect_b64 s[40:41], -1, 0
.LBB0_55:                               ;   in Loop: Header=BB0_24 Depth=1
	s_and_b64 vcc, exec, s[40:41]
	s_cbranch_vccz .LBB0_57
; %bb.56:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[42:43], 0
	s_mov_b64 s[4:5], -1
	s_mov_b32 s50, s54
	s_mov_b32 s46, s52
.LBB0_57:                               ;   in Loop: Header=BB0_24 Depth=1
	s_andn2_b64 vcc, exec, s[42:43]
	s_mov_b32 s52, s46
	s_cbranch_vccnz .LBB0_62
; %bb.58:                               ;   in Loop: Header=BB0_24 Depth=1
	s_and_saveexec_b64 s[40:41], s[0:1]
	s_cbranch_execz .LBB0_61
; %bb.59:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[42:43], 0
	v_mov_b32_e32 v3, v17
.LBB0_60:                               ;   Parent Loop BB0_24 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_cndmask_b32_e64 v11, 0, -1, vcc
	v_add_u32_e32 v3, vcc, v3, v2
	v_mov_b32_e32 v12, s21
	v_cmp_le_u32_e32 vcc, s33, v3
	v_add_u32_e64 v5, s[4:5], s20, v5
	v_addc_u32_e64 v6, s[4:5], v12, v6, s[4:5]
	s_or_b64 s[42:43], vcc, s[42:43]
	flat_store_dword v[5:6], v11
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execnz .LBB0_60
.LBB0_61:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[40:41]
	s_mov_b64 s[4:5], -1
	s_mov_b32 s52, 1
	s_mov_b32 s50, s54
.LBB0_62:                               ;   in Loop: Header=BB0_24 Depth=1
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_22
; %bb.63:                               ;   in Loop: Header=BB0_24 Depth=1
	s_andn2_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v2, v0
	s_cbranch_vccnz .LBB0_67
; %bb.64:                               ;   in Loop: Header=BB0_24 Depth=1
	s_cmp_lg_u32 s26, 0
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 s[40:41], s[4:5], s[2:3]
	v_mov_b32_e32 v2, v0
	s_and_saveexec_b64 s[4:5], s[40:41]
	s_cbranch_execz .LBB0_66
; %bb.65:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v2, s24
	v_mov_b32_e32 v3, s25
	v_mov_b32_e32 v6, s52
	flat_store_dword v[2:3], v6
	v_mov_b32_e32 v2, s50
	flat_store_dword v[9:10], v2
	v_mov_b32_e32 v2, s28
	v_add_u32_e32 v5, vcc, 1, v7
	v_mov_b32_e32 v3, s29
	flat_store_dword v[2:3], v5
	v_mov_b32_e32 v2, 0
.LBB0_66:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[4:5]
.LBB0_67:                               ;   in Loop: Header=BB0_24 Depth=1
	v_cmp_eq_u32_e64 s[4:5], 0, v2
	v_mov_b32_e32 v12, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[40:41], s[4:5]
	s_cbranch_execz .LBB0_88
; %bb.68:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v2, s30
	v_mov_b32_e32 v3, s31
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v2, v[2:3], v18 glc
                                        ; implicit-def: $vgpr12
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_ne_u32_e32 vcc, v2, v8
	s_and_saveexec_b64 s[42:43], vcc
	s_xor_b64 s[42:43], exec, s[42:43]
	s_cbranch_execz .LBB0_74
; %bb.69:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v8, v4
	s_mov_b64 s[44:45], 0
                                        ; implicit-def: $sgpr46_sgpr47
	s_branch .LBB0_71
.LBB0_70:                               ;   in Loop: Header=BB0_71 Depth=2
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[48:49], exec, s[46:47]
	s_or_b64 s[44:45], s[48:49], s[44:45]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_73
.LBB0_71:                               ;   Parent Loop BB0_24 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s34
	v_mov_b32_e32 v3, s35
	;;#ASMSTART
	onward_wait_load_x2 v[11:12], v[2:3], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v7, v11
	s_or_b64 s[46:47], s[46:47], exec
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_70
; %bb.72:                               ;   in Loop: Header=BB0_71 Depth=2
	v_mov_b32_e32 v13, s34
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v3, v11
	v_mov_b32_e32 v14, s35
	;;#ASMSTART
	onward_wait_x2 v[13:14], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[46:47], s[46:47], exec
	s_branch .LBB0_70
.LBB0_73:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[44:45]
                                        ; implicit-def: $vgpr8
.LBB0_74:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_saveexec_b64 s[42:43], s[42:43]
	s_xor_b64 exec, exec, s[42:43]
	s_cbranch_execz .LBB0_87
; %bb.75:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v3, s37
	flat_load_dwordx2 v[5:6], v[2:3] glc
	s_mov_b64 s[44:45], 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_80
; %bb.76:                               ;   in Loop: Header=BB0_24 Depth=1
	v_add_u32_e32 v2, vcc, 1, v7
	s_mov_b64 s[46:47], -1
	s_cbranch_execnz .LBB0_81
.LBB0_77:                               ;   in Loop: Header=BB0_24 Depth=1
	v_cmp_lt_u64_e32 vcc, s[6:7], v[5:6]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_97
; %bb.78:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v2, s28
	v_mov_b32_e32 v3, s29
	flat_load_dword v3, v[2:3] glc
	v_add_u32_e32 v2, vcc, 1, v7
	s_mov_b64 s[48:49], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v3, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_98
; %bb.79:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v11, s30
	v_mov_b32_e32 v12, s31
	flat_store_dword v[11:12], v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_or_b32_e32 v3, s53, v8
	s_mov_b64 s[44:45], -1
	s_branch .LBB0_83
.LBB0_80:                               ;   in Loop: Header=BB0_24 Depth=1
                                        ; implicit-def: $vgpr2
	s_mov_b64 s[46:47], 0
	s_branch .LBB0_77
.LBB0_81:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[48:49], 0
	s_and_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB0_83
.LBB0_82:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v11, s38
	v_mov_b32_e32 v12, s39
	flat_store_dword v[11:12], v2
	v_lshrrev_b32_e32 v11, 16, v6
	v_mov_b32_e32 v5, s12
	v_mov_b32_e32 v6, s13
	flat_store_dword v[5:6], v11
.LBB0_83:                               ;   in Loop: Header=BB0_24 Depth=1
	s_andn2_b64 vcc, exec, s[48:49]
	s_mov_b32 s26, 0x8000
	s_cbranch_vccnz .LBB0_85
; %bb.84:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v2, s30
	v_mov_b32_e32 v3, s31
	flat_store_dword v[2:3], v4
	v_add_u32_e32 v2, vcc, 1, v7
	s_mov_b64 s[44:45], -1
	s_mov_b32 s26, 0
	v_mov_b32_e32 v3, v8
	s_waitcnt vmcnt(0) lgkmcnt(0)
.LBB0_85:                               ;   in Loop: Header=BB0_24 Depth=1
	s_andn2_b64 vcc, exec, s[44:45]
	v_mov_b32_e32 v12, 0
	s_cbranch_vccnz .LBB0_87
; %bb.86:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v5, s34
	v_mov_b32_e32 v6, s35
	v_or_b32_e32 v12, s27, v3
	v_mov_b32_e32 v11, v2
	flat_store_dwordx2 v[5:6], v[2:3]
	flat_store_dwordx2 v[5:6], v[11:12]
	v_or_b32_e32 v12, 0x20000, v3
	flat_store_dwordx2 v[5:6], v[11:12]
	v_or_b32_e32 v12, 0x30000, v3
	flat_store_dwordx2 v[5:6], v[11:12]
	v_or_b32_e32 v3, 0x40000, v3
	v_or_b32_e32 v12, s26, v8
	flat_store_dwordx2 v[5:6], v[2:3]
.LBB0_87:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[42:43]
.LBB0_88:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[40:41]
	v_readfirstlane_b32 s26, v12
	s_cmp_lg_u32 s26, 0
	s_cbranch_scc1 .LBB0_96
; %bb.89:                               ;   in Loop: Header=BB0_24 Depth=1
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v3, s13
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v12, 0
	v_readfirstlane_b32 s26, v2
	s_or_b32 s26, s26, 0x3000000
	;;#ASMSTART
	onward_message s26
	;;#ASMEND
	s_and_saveexec_b64 s[40:41], s[4:5]
	s_cbranch_execz .LBB0_95
; %bb.90:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b32 s26, s7
	v_mov_b32_e32 v2, s34
	v_mov_b32_e32 v5, s26
	v_mov_b32_e32 v3, s35
	v_mov_b32_e32 v6, s27
	flat_atomic_add_x2 v[2:3], v[5:6]
	flat_atomic_add_x2 v[2:3], v[5:6]
	flat_atomic_add_x2 v[2:3], v[5:6]
	flat_atomic_add_x2 v[2:3], v[5:6]
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v8, v4
	s_mov_b64 s[4:5], 0
                                        ; implicit-def: $sgpr42_sgpr43
	s_branch .LBB0_92
.LBB0_91:                               ;   in Loop: Header=BB0_92 Depth=2
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[44:45], exec, s[42:43]
	s_or_b64 s[4:5], s[44:45], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_94
.LBB0_92:                               ;   Parent Loop BB0_24 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v2, s34
	v_mov_b32_e32 v3, s35
	;;#ASMSTART
	onward_wait_load_x2 v[11:12], v[2:3], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v7, v11
	s_or_b64 s[42:43], s[42:43], exec
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_91
; %bb.93:                               ;   in Loop: Header=BB0_92 Depth=2
	v_mov_b32_e32 v13, s34
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v3, v11
	v_mov_b32_e32 v14, s35
	;;#ASMSTART
	onward_wait_x2 v[13:14], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[42:43], s[42:43], exec
	s_branch .LBB0_91
.LBB0_94:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[4:5]
.LBB0_95:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b64 exec, exec, s[40:41]
	v_readfirstlane_b32 s26, v12
.LBB0_96:                               ;   in Loop: Header=BB0_24 Depth=1
	v_add_u32_e32 v7, vcc, 1, v7
	s_and_b32 s40, s26, 0x7fff
	s_and_b32 s26, s26, s53
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_23
.LBB0_97:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[48:49], -1
	s_branch .LBB0_99
.LBB0_98:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[46:47], -1
.LBB0_99:                               ;   in Loop: Header=BB0_24 Depth=1
	s_mov_b64 s[44:45], 0
	s_and_b64 vcc, exec, s[46:47]
	s_cbranch_vccnz .LBB0_82
	s_branch .LBB0_83
.LBB0_100:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel p_sssp
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
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 55
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
	.size	p_sssp, .Lfunc_end0-p_sssp
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 2940
; NumSgprs: 57
; NumVgprs: 23
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 7
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 57
; NumVGPRsForWavesPerEU: 23
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
    .name:           p_sssp
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     57
    .sgpr_spill_count: 0
    .symbol:         p_sssp.kd
    .vgpr_count:     23
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
