	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	maximal                 ; -- Begin function maximal
	.globl	maximal
	.p2align	8
	.type	maximal,@function
maximal:                                ; @maximal
; %bb.0:
	s_load_dword s27, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[20:21], s[6:7], 0x10
	s_load_dword s9, s[6:7], 0x18
	s_mov_b32 s3, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s27, 0xffff
	v_cvt_f32_u32_e32 v1, s4
	s_sub_i32 s0, 0, s4
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	s_add_i32 s0, s4, 63
	s_lshr_b32 s28, s0, 6
	s_cmp_lg_u64 s[12:13], 0
	v_mul_hi_u32 v2, v1, v2
	s_cselect_b64 s[22:23], -1, 0
	s_cmp_eq_u64 s[12:13], 0
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
	s_mov_b64 s[0:1], 0
	v_cmp_ne_u64_e32 vcc, s[2:3], v[1:2]
	v_addc_u32_e32 v24, vcc, 0, v3, vcc
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
	v_readfirstlane_b32 s18, v1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB0_10
; %bb.2:
	s_add_u32 s0, s12, 24
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v2, s13
	v_readfirstlane_b32 s3, v3
	v_mad_u64_u32 v[1:2], s[0:1], s3, v4, v[1:2]
	v_add_u32_e32 v5, vcc, 0x100, v1
	v_addc_u32_e32 v6, vcc, 0, v2, vcc
	flat_load_dword v1, v[5:6] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v1
	s_cmp_lg_u32 s0, 0
	s_cbranch_scc0 .LBB0_11
; %bb.3:
	s_add_u32 s0, s12, 0xc0
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_add_i32 s0, s18, 1
	s_mov_b32 s2, s18
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s26, v1
	s_cmp_lg_u32 s26, s0
	s_cbranch_scc1 .LBB0_13
; %bb.4:
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s0, v1
	v_or_b32_e32 v1, s0, v0
	s_mov_b32 s17, 0
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_12
; %bb.5:
	s_mov_b32 s16, -1
	s_mov_b32 s19, s17
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v2, 0
                                        ; implicit-def: $sgpr10_sgpr11
	s_branch .LBB0_7
.LBB0_6:                                ;   in Loop: Header=BB0_7 Depth=1
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[24:25], exec, s[10:11]
	s_or_b64 s[6:7], s[24:25], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_12
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v12, s5
	v_mov_b32_e32 v7, s16
	v_mov_b32_e32 v11, s4
	v_mov_b32_e32 v8, s17
	v_mov_b32_e32 v9, s18
	v_mov_b32_e32 v10, s19
	;;#ASMSTART
	onward_wait_load_x2 v[3:4], v[11:12], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, s18, v3
	s_or_b64 s[10:11], s[10:11], exec
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_6
; %bb.8:                                ;   in Loop: Header=BB0_7 Depth=1
	v_mov_b32_e32 v8, s5
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v7, s4
	;;#ASMSTART
	onward_wait_x2 v[7:8], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[10:11], s[10:11], exec
	s_branch .LBB0_6
.LBB0_9:
	s_mov_b64 s[0:1], 0
	s_mov_b32 s18, 0
.LBB0_10:
	v_mov_b32_e32 v28, v24
	s_cmp_eq_u32 s9, 0
	s_cbranch_scc0 .LBB0_24
	s_branch .LBB0_149
.LBB0_11:
                                        ; implicit-def: $sgpr4
                                        ; implicit-def: $sgpr2
	s_cbranch_execnz .LBB0_18
	s_branch .LBB0_23
.LBB0_12:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b32 s2, s26
.LBB0_13:
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_cmp_eq_u32 s28, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	s_cbranch_scc1 .LBB0_17
; %bb.14:
	v_add_u32_e32 v1, vcc, 8, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_16
; %bb.15:
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v4, 0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_16:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s4, v1
.LBB0_17:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_23
.LBB0_18:
	s_add_u32 s0, s12, 12
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_cmp_eq_u32 s28, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	s_cbranch_scc1 .LBB0_22
; %bb.19:
	v_add_u32_e32 v1, vcc, 8, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_21
; %bb.20:
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v4, 0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_21:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s4, v1
.LBB0_22:
	s_mov_b32 s2, s18
.LBB0_23:
	s_mov_b64 s[0:1], -1
	v_mov_b32_e32 v28, s4
	s_mov_b32 s18, s2
	s_cmp_eq_u32 s9, 0
	s_cbranch_scc1 .LBB0_149
.LBB0_24:
	s_add_u32 s16, s12, 16
	s_addc_u32 s17, s13, 0
	s_add_u32 s24, s12, 12
	s_addc_u32 s25, s13, 0
	s_cmp_lg_u32 s28, 1
	s_cselect_b64 s[28:29], -1, 0
	s_add_u32 s30, s12, 0x80
	s_addc_u32 s31, s13, 0
	v_mov_b32_e32 v1, s12
	s_add_u32 s34, s12, 64
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v2, s13
	s_addc_u32 s35, s13, 0
	v_mad_u64_u32 v[1:2], s[2:3], s3, v3, v[1:2]
	s_add_u32 s36, s12, 0xc0
	s_addc_u32 s37, s13, 0
	s_cmp_lg_u32 s8, 0
	s_movk_i32 s2, 0x108
	s_cselect_b64 s[6:7], -1, 0
	s_xor_b64 s[10:11], s[0:1], -1
	v_add_u32_e32 v18, vcc, s2, v1
	s_or_b64 s[38:39], s[6:7], s[10:11]
	v_addc_u32_e32 v19, vcc, 0, v2, vcc
	s_movk_i32 s4, 0x104
	s_add_u32 s40, s12, 8
	v_add_u32_e32 v20, vcc, s4, v1
	s_addc_u32 s41, s13, 0
	v_addc_u32_e32 v21, vcc, 0, v2, vcc
	v_cmp_eq_u32_e64 s[6:7], 1, v0
	v_mov_b32_e32 v2, s35
	v_mov_b32_e32 v3, s41
	s_and_b32 s10, s27, 0xfffe
	v_cndmask_b32_e64 v5, 0, -1, s[6:7]
	v_cndmask_b32_e64 v23, v2, v3, s[6:7]
	v_mov_b32_e32 v2, s34
	v_mov_b32_e32 v3, s40
	s_cmp_lg_u32 s10, 0
	v_lshrrev_b32_e32 v25, 6, v0
	s_mov_b32 s26, 1
	s_mov_b32 s19, 0
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_cmp_gt_u32_e64 s[4:5], 2, v0
	v_mov_b32_e32 v1, -1
	v_cndmask_b32_e64 v22, v2, v3, s[6:7]
	v_mov_b32_e32 v6, -1
	v_mov_b32_e32 v7, v5
	s_cselect_b64 s[42:43], -1, 0
	s_mov_b32 s33, 0xffff
	v_mov_b32_e32 v2, 0
	s_mov_b32 s58, 0x1000000
	s_mov_b32 s45, 0x10000
	s_mov_b32 s59, 0x20000
	s_mov_b32 s60, 0x30000
	s_mov_b32 s61, 0x40000
	s_mov_b32 s62, 0x3000000
	s_movk_i32 s63, 0x3bf
	s_movk_i32 s64, 0x3c0
	s_movk_i32 s65, 0x201
	s_mov_b32 s66, 0
	v_mov_b32_e32 v26, 1
	v_mov_b32_e32 v27, 0x400
	v_mov_b32_e32 v10, -1
	v_mov_b32_e32 v13, s18
	s_branch .LBB0_28
.LBB0_25:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[3:4], v[18:19] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s10, v3
.LBB0_26:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v3, s10
	v_add_u32_e32 v13, vcc, 1, v13
	v_cndmask_b32_e64 v28, v28, v3, s[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_27:                               ;   in Loop: Header=BB0_28 Depth=1
	s_add_i32 s66, s66, 1
	s_cmp_eq_u32 s66, s9
	s_cbranch_scc1 .LBB0_149
.LBB0_28:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_41 Depth 2
                                        ;     Child Loop BB0_56 Depth 2
                                        ;     Child Loop BB0_88 Depth 2
                                        ;     Child Loop BB0_101 Depth 2
                                        ;       Child Loop BB0_120 Depth 3
                                        ;         Child Loop BB0_124 Depth 4
                                        ;         Child Loop BB0_128 Depth 4
                                        ;     Child Loop BB0_143 Depth 2
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_43
; %bb.29:                               ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s10, v25
	v_mov_b32_e32 v8, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v9, 0
	s_cbranch_scc1 .LBB0_31
; %bb.30:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v3, s16
	v_mov_b32_e32 v4, s17
	flat_load_dwordx2 v[11:12], v[3:4] glc
	v_mov_b32_e32 v3, s24
	v_mov_b32_e32 v4, s25
	flat_load_dword v8, v[3:4] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v3, s33, v12
	v_lshrrev_b64 v[11:12], 16, v[11:12]
	v_cmp_ne_u64_e32 vcc, 0, v[2:3]
	v_cndmask_b32_e32 v9, 0, v12, vcc
.LBB0_31:                               ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s11, v9
	s_andn2_b64 vcc, exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v8
	s_cbranch_vccnz .LBB0_35
; %bb.32:                               ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_34
; %bb.33:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	flat_store_dwordx2 v[18:19], v[3:4]
.LBB0_34:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[3:4], v[18:19] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s11, v4
	v_readfirstlane_b32 s10, v3
.LBB0_35:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v3, v26
	v_cmp_lt_u64_e32 vcc, s[10:11], v[2:3]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_63
; %bb.36:                               ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_38
; %bb.37:                               ;   in Loop: Header=BB0_28 Depth=1
	flat_store_dword v[20:21], v2
.LBB0_38:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_or_b32 s10, s11, 0x2000000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s10
	;;#ASMEND
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_59
; %bb.39:                               ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $sgpr46_sgpr47
	s_branch .LBB0_41
.LBB0_40:                               ;   in Loop: Header=BB0_41 Depth=2
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[48:49], exec, s[46:47]
	s_or_b64 s[12:13], s[48:49], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_58
.LBB0_41:                               ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v4, v[20:21], v[1:2] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[46:47], s[46:47], exec
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_40
; %bb.42:                               ;   in Loop: Header=BB0_41 Depth=2
	;;#ASMSTART
	onward_wait v[20:21], v[1:2] ne
	;;#ASMEND
	s_andn2_b64 s[46:47], s[46:47], exec
	s_branch .LBB0_40
.LBB0_43:                               ;   in Loop: Header=BB0_28 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_64
.LBB0_44:                               ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s10, v25
	v_mov_b32_e32 v3, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v4, 0
	s_cbranch_scc1 .LBB0_46
; %bb.45:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v3, s16
	v_mov_b32_e32 v4, s17
	flat_load_dwordx2 v[8:9], v[3:4] glc
	v_mov_b32_e32 v3, s24
	v_mov_b32_e32 v4, s25
	flat_load_dword v3, v[3:4] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[10:11], 0, v8
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[12:13], 1, v3
	v_add_u32_e32 v4, vcc, -1, v3
	s_and_b64 s[10:11], s[10:11], s[12:13]
	v_cmp_eq_u32_e32 vcc, s8, v4
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v4, s10
.LBB0_46:                               ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s11, v4
	s_andn2_b64 vcc, exec, s[28:29]
	v_readfirstlane_b32 s10, v3
	s_cbranch_vccnz .LBB0_50
; %bb.47:                               ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_49
; %bb.48:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	flat_store_dwordx2 v[18:19], v[3:4]
.LBB0_49:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[3:4], v[18:19] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s11, v4
	v_readfirstlane_b32 s10, v3
.LBB0_50:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v3, v26
	v_cmp_lt_u64_e32 vcc, s[10:11], v[2:3]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_95
; %bb.51:                               ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_53
; %bb.52:                               ;   in Loop: Header=BB0_28 Depth=1
	flat_store_dword v[20:21], v2
.LBB0_53:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s58
	;;#ASMEND
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_91
; %bb.54:                               ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $sgpr46_sgpr47
	s_branch .LBB0_56
.LBB0_55:                               ;   in Loop: Header=BB0_56 Depth=2
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[48:49], exec, s[46:47]
	s_or_b64 s[12:13], s[48:49], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_90
.LBB0_56:                               ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v4, v[20:21], v[1:2] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[46:47], s[46:47], exec
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_55
; %bb.57:                               ;   in Loop: Header=BB0_56 Depth=2
	;;#ASMSTART
	onward_wait v[20:21], v[1:2] ne
	;;#ASMEND
	s_andn2_b64 s[46:47], s[46:47], exec
	s_branch .LBB0_55
.LBB0_58:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v8, s24
	v_mov_b32_e32 v9, s25
	flat_load_dword v3, v[8:9] glc
.LBB0_59:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v4
	s_andn2_b64 vcc, exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v3
	s_cbranch_vccnz .LBB0_63
; %bb.60:                               ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_62
; %bb.61:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	flat_store_dwordx2 v[18:19], v[3:4]
.LBB0_62:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[3:4], v[18:19] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s10, v3
.LBB0_63:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v28, s10
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_44
.LBB0_64:                               ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_66
.LBB0_65:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	flat_atomic_add v[3:4], v26
.LBB0_66:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB0_27
; %bb.67:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_135
; %bb.68:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v15, v28
	s_and_saveexec_b64 s[46:47], s[2:3]
	s_cbranch_execz .LBB0_83
; %bb.69:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v8, 0
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v9, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_cbranch_vccnz .LBB0_71
; %bb.70:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v3, s16
	v_mov_b32_e32 v4, s17
	flat_load_dwordx2 v[8:9], v[3:4] glc
.LBB0_71:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v3, s30
	v_mov_b32_e32 v4, s31
	flat_atomic_add v3, v[3:4], v26 glc
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v15, v24
	s_cbranch_vccnz .LBB0_73
; %bb.72:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v11, s24
	v_mov_b32_e32 v12, s25
	flat_load_dword v15, v[11:12] glc
.LBB0_73:                               ;   in Loop: Header=BB0_28 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, vcc, 1, v3
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_cmp_eq_u32_e32 vcc, v11, v15
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_82
; %bb.74:                               ;   in Loop: Header=BB0_28 Depth=1
	v_cmp_ne_u64_e64 s[10:11], 0, v[8:9]
	v_add_u32_e32 v15, vcc, 1, v13
	s_and_b64 vcc, s[0:1], s[10:11]
	v_mov_b32_e32 v3, s30
	v_cndmask_b32_e32 v14, 0, v11, vcc
	v_mov_b32_e32 v16, v11
	v_mov_b32_e32 v17, v13
	v_mov_b32_e32 v4, s31
	flat_atomic_cmpswap_x2 v[3:4], v[3:4], v[14:17] glc
	v_mov_b32_e32 v12, v11
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[3:4], v[12:13]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v12, v2
	s_and_saveexec_b64 s[50:51], s[10:11]
	s_cbranch_execz .LBB0_81
; %bb.75:                               ;   in Loop: Header=BB0_28 Depth=1
	s_xor_b64 s[52:53], vcc, -1
	v_mov_b32_e32 v3, v11
	v_mov_b32_e32 v4, v12
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[52:53]
	s_cbranch_vccz .LBB0_77
; %bb.76:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v29, s34
	v_mov_b32_e32 v16, v11
	v_mov_b32_e32 v30, s35
	flat_store_dwordx2 v[29:30], v[15:16]
	v_or_b32_e32 v16, s45, v11
	flat_store_dwordx2 v[29:30], v[15:16]
	v_or_b32_e32 v16, s59, v11
	flat_store_dwordx2 v[29:30], v[15:16]
	v_or_b32_e32 v16, s60, v11
	flat_store_dwordx2 v[29:30], v[15:16]
	v_or_b32_e32 v16, s61, v11
	flat_store_dwordx2 v[29:30], v[15:16]
	s_mov_b64 s[10:11], 0
.LBB0_77:                               ;   in Loop: Header=BB0_28 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_81
; %bb.78:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v3, s34
	v_mov_b32_e32 v4, s35
	flat_load_dwordx2 v[3:4], v[3:4] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, s33, v4
	v_cmp_ne_u32_e32 vcc, v3, v11
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_80
; %bb.79:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v16, s34
	v_sub_u32_e32 v3, vcc, v11, v3
	v_mov_b32_e32 v17, s35
	flat_atomic_add_x2 v[16:17], v[2:3]
.LBB0_80:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v3, s36
	v_lshrrev_b64 v[8:9], 16, v[8:9]
	v_mov_b32_e32 v4, s37
	flat_store_dword v[3:4], v15
	v_or_b32_e32 v3, s62, v9
	v_mov_b32_e32 v4, v3
	v_mov_b32_e32 v3, v2
.LBB0_81:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[50:51]
	v_mov_b32_e32 v15, v11
.LBB0_82:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[48:49]
.LBB0_83:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[46:47]
	v_readfirstlane_b32 s10, v3
	v_readfirstlane_b32 s11, v4
	v_mov_b32_e32 v3, s10
	s_cmp_lg_u64 s[10:11], 0
	v_mov_b32_e32 v4, s11
	s_cbranch_scc1 .LBB0_135
; %bb.84:                               ;   in Loop: Header=BB0_28 Depth=1
	s_and_b64 vcc, exec, s[38:39]
	s_cbranch_vccz .LBB0_96
; %bb.85:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[46:47], s[2:3]
	s_cbranch_execz .LBB0_98
; %bb.86:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v11, v1
	v_mov_b32_e32 v12, v2
	v_mov_b32_e32 v14, v2
	s_mov_b64 s[48:49], 0
                                        ; implicit-def: $sgpr50_sgpr51
	s_branch .LBB0_88
.LBB0_87:                               ;   in Loop: Header=BB0_88 Depth=2
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 s[52:53], exec, s[50:51]
	s_or_b64 s[48:49], s[52:53], s[48:49]
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB0_97
.LBB0_88:                               ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v3, s34
	v_mov_b32_e32 v4, s35
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[3:4], v[11:14] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v13, v8
	s_or_b64 s[50:51], s[50:51], exec
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_87
; %bb.89:                               ;   in Loop: Header=BB0_88 Depth=2
	v_mov_b32_e32 v16, s34
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v17, s35
	;;#ASMSTART
	onward_wait_x2 v[16:17], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[50:51], s[50:51], exec
	s_branch .LBB0_87
.LBB0_90:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v8, s24
	v_mov_b32_e32 v9, s25
	flat_load_dword v3, v[8:9] glc
.LBB0_91:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v4
	s_andn2_b64 vcc, exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v3
	s_cbranch_vccnz .LBB0_95
; %bb.92:                               ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_94
; %bb.93:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	flat_store_dwordx2 v[18:19], v[3:4]
.LBB0_94:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[3:4], v[18:19] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s10, v3
.LBB0_95:                               ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v28, s10
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execnz .LBB0_65
	s_branch .LBB0_66
.LBB0_96:                               ;   in Loop: Header=BB0_28 Depth=1
                                        ; implicit-def: $vgpr3_vgpr4
	s_branch .LBB0_99
.LBB0_97:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[48:49]
	v_and_b32_e32 v3, s33, v9
	v_mov_b32_e32 v4, v2
.LBB0_98:                               ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[46:47]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_135
.LBB0_99:                               ;   in Loop: Header=BB0_28 Depth=1
	v_readfirstlane_b32 s18, v15
	v_add_u32_e32 v15, vcc, 1, v13
                                        ; implicit-def: $sgpr46_sgpr47
	s_branch .LBB0_101
.LBB0_100:                              ;   in Loop: Header=BB0_101 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_mov_b64 s[46:47], s[48:49]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_134
.LBB0_101:                              ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_120 Depth 3
                                        ;         Child Loop BB0_124 Depth 4
                                        ;         Child Loop BB0_128 Depth 4
	v_mov_b32_e32 v3, s30
	v_mov_b32_e32 v4, s31
	flat_load_dwordx2 v[16:17], v[3:4] glc
	v_mov_b32_e32 v12, s18
	s_mov_b64 s[50:51], -1
                                        ; implicit-def: $sgpr48_sgpr49
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[16:17], v[12:13]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_112
; %bb.102:                              ;   in Loop: Header=BB0_101 Depth=2
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[48:49], s[2:3]
	s_cbranch_execz .LBB0_111
; %bb.103:                              ;   in Loop: Header=BB0_101 Depth=2
	v_mov_b32_e32 v3, s16
	v_mov_b32_e32 v4, s17
	flat_load_dwordx2 v[8:9], v[3:4] glc
	v_mov_b32_e32 v11, s18
	v_mov_b32_e32 v3, s30
	v_mov_b32_e32 v4, s31
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, 0, v[8:9]
	v_cndmask_b32_e64 v14, v11, 0, vcc
	flat_atomic_cmpswap_x2 v[3:4], v[3:4], v[14:17] glc
	v_cmp_ne_u64_e32 vcc, 0, v[8:9]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[10:11], v[3:4], v[16:17]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[50:51], s[10:11]
	s_cbranch_execz .LBB0_110
; %bb.104:                              ;   in Loop: Header=BB0_101 Depth=2
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_108
; %bb.105:                              ;   in Loop: Header=BB0_101 Depth=2
	v_mov_b32_e32 v3, s34
	v_mov_b32_e32 v4, s35
	flat_load_dwordx2 v[3:4], v[3:4] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, s33, v4
	v_cmp_eq_u32_e32 vcc, s18, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_107
; %bb.106:                              ;   in Loop: Header=BB0_101 Depth=2
	v_mov_b32_e32 v11, s34
	v_sub_u32_e32 v4, vcc, s18, v3
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v12, s35
	flat_atomic_add_x2 v[11:12], v[3:4]
.LBB0_107:                              ;   in Loop: Header=BB0_101 Depth=2
	v_mov_b32_e32 v3, s36
	v_lshrrev_b64 v[8:9], 16, v[8:9]
	v_mov_b32_e32 v4, s37
	flat_store_dword v[3:4], v15
	v_or_b32_e32 v4, s62, v9
	v_mov_b32_e32 v3, v2
	s_branch .LBB0_110
.LBB0_108:                              ;   in Loop: Header=BB0_101 Depth=2
                                        ; implicit-def: $vgpr3_vgpr4
	s_cbranch_execz .LBB0_110
; %bb.109:                              ;   in Loop: Header=BB0_101 Depth=2
	v_mov_b32_e32 v3, s34
	v_mov_b32_e32 v16, s18
	v_mov_b32_e32 v4, s35
	s_or_b32 s10, s18, s45
	flat_store_dwordx2 v[3:4], v[15:16]
	v_mov_b32_e32 v16, s10
	s_or_b32 s10, s18, s59
	flat_store_dwordx2 v[3:4], v[15:16]
	v_mov_b32_e32 v16, s10
	s_or_b32 s10, s18, s60
	flat_store_dwordx2 v[3:4], v[15:16]
	v_mov_b32_e32 v16, s10
	s_or_b32 s10, s18, s61
	flat_store_dwordx2 v[3:4], v[15:16]
	v_mov_b32_e32 v16, s10
	flat_store_dwordx2 v[3:4], v[15:16]
	v_mov_b32_e32 v3, s18
	v_mov_b32_e32 v4, s19
.LBB0_110:                              ;   in Loop: Header=BB0_101 Depth=2
	s_or_b64 exec, exec, s[50:51]
.LBB0_111:                              ;   in Loop: Header=BB0_101 Depth=2
	s_or_b64 exec, exec, s[48:49]
	v_readfirstlane_b32 s49, v4
	v_readfirstlane_b32 s48, v3
	s_cmp_eq_u64 s[48:49], 0
	s_cselect_b64 s[50:51], -1, 0
.LBB0_112:                              ;   in Loop: Header=BB0_101 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[50:51]
	s_cbranch_vccz .LBB0_100
; %bb.113:                              ;   in Loop: Header=BB0_101 Depth=2
	v_mov_b32_e32 v3, s18
	v_cndmask_b32_e64 v9, 0, v3, s[6:7]
	v_cndmask_b32_e64 v8, v13, 1, s[6:7]
	s_and_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_115
; %bb.114:                              ;   in Loop: Header=BB0_101 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[11:12], v[22:23], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[22:23], v[6:9] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_116
	s_branch .LBB0_130
.LBB0_115:                              ;   in Loop: Header=BB0_101 Depth=2
                                        ; implicit-def: $vgpr11_vgpr12
.LBB0_116:                              ;   in Loop: Header=BB0_101 Depth=2
	s_mov_b32 s27, s18
	s_mov_b64 s[48:49], 0
	v_mov_b32_e32 v14, 0
                                        ; implicit-def: $sgpr50_sgpr51
                                        ; implicit-def: $vgpr3_vgpr4
	s_branch .LBB0_120
.LBB0_117:                              ;   in Loop: Header=BB0_120 Depth=3
	s_or_b64 exec, exec, s[54:55]
	v_lshlrev_b32_e32 v11, 1, v11
	v_cndmask_b32_e64 v14, v27, v11, s[10:11]
	v_mov_b32_e32 v12, v4
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v11, v3
.LBB0_118:                              ;   in Loop: Header=BB0_120 Depth=3
	s_andn2_b64 s[50:51], s[50:51], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[50:51], s[50:51], s[10:11]
.LBB0_119:                              ;   in Loop: Header=BB0_120 Depth=3
	s_or_b64 exec, exec, s[52:53]
	s_xor_b64 s[10:11], s[50:51], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v3, v11
	s_or_b64 s[48:49], s[10:11], s[48:49]
	v_mov_b32_e32 v4, v12
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB0_129
.LBB0_120:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_101 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_124 Depth 4
                                        ;         Child Loop BB0_128 Depth 4
	v_mov_b32_e32 v11, s34
	v_mov_b32_e32 v12, s35
	flat_load_dwordx2 v[11:12], v[11:12] glc
	s_andn2_b64 s[50:51], s[50:51], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v17, v12, v5
	v_and_b32_e32 v16, v11, v10
	v_cmp_eq_u64_e32 vcc, v[16:17], v[8:9]
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_119
; %bb.121:                              ;   in Loop: Header=BB0_120 Depth=3
	v_mov_b32_e32 v16, s40
	v_mov_b32_e32 v17, s41
	flat_load_dwordx2 v[16:17], v[16:17] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[26:27], v[16:17]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_118
; %bb.122:                              ;   in Loop: Header=BB0_120 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v14
	v_cndmask_b32_e32 v11, 64, v14, vcc
	v_cmp_lt_u32_e32 vcc, s63, v11
	v_mov_b32_e32 v12, v11
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_126
; %bb.123:                              ;   in Loop: Header=BB0_120 Depth=3
	s_mov_b64 s[54:55], 0
	v_mov_b32_e32 v12, v11
.LBB0_124:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_101 Depth=2
                                        ;       Parent Loop BB0_120 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v12, vcc, 0xfffffc40, v12
	v_cmp_gt_u32_e32 vcc, s64, v12
	s_or_b64 s[54:55], vcc, s[54:55]
	s_sleep 15
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB0_124
; %bb.125:                              ;   in Loop: Header=BB0_120 Depth=3
	s_or_b64 exec, exec, s[54:55]
.LBB0_126:                              ;   in Loop: Header=BB0_120 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s65, v11
	v_cmp_lt_u32_e32 vcc, 63, v12
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_117
; %bb.127:                              ;   in Loop: Header=BB0_120 Depth=3
	s_mov_b64 s[56:57], 0
.LBB0_128:                              ;   Parent Loop BB0_28 Depth=1
                                        ;     Parent Loop BB0_101 Depth=2
                                        ;       Parent Loop BB0_120 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v12, vcc, 64, v12
	v_cmp_gt_u32_e32 vcc, 64, v12
	s_or_b64 s[56:57], vcc, s[56:57]
	s_sleep 1
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execnz .LBB0_128
	s_branch .LBB0_117
.LBB0_129:                              ;   in Loop: Header=BB0_101 Depth=2
	s_or_b64 exec, exec, s[48:49]
.LBB0_130:                              ;   in Loop: Header=BB0_101 Depth=2
	v_readfirstlane_b32 s10, v11
	v_cmp_eq_u32_e32 vcc, s10, v13
	v_readfirstlane_b32 s27, v12
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr48_sgpr49
	s_cbranch_vccnz .LBB0_132
; %bb.131:                              ;   in Loop: Header=BB0_101 Depth=2
	s_and_b32 s48, s27, s33
	s_mov_b32 s49, s19
	s_mov_b64 s[10:11], 0
.LBB0_132:                              ;   in Loop: Header=BB0_101 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_100
; %bb.133:                              ;   in Loop: Header=BB0_101 Depth=2
	v_mov_b32_e32 v3, s24
	v_mov_b32_e32 v4, s25
	flat_load_dword v3, v[3:4] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[48:49], s[46:47]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v3
	s_branch .LBB0_100
.LBB0_134:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v3, s46
	v_mov_b32_e32 v4, s47
.LBB0_135:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_readfirstlane_b32 s11, v4
	s_andn2_b64 vcc, exec, s[28:29]
	v_readfirstlane_b32 s10, v3
	s_cbranch_vccnz .LBB0_139
; %bb.136:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_138
; %bb.137:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	flat_store_dwordx2 v[18:19], v[3:4]
.LBB0_138:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[3:4], v[18:19] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s11, v4
	v_readfirstlane_b32 s10, v3
.LBB0_139:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v3, v26
	v_cmp_lt_u64_e32 vcc, s[10:11], v[2:3]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_26
; %bb.140:                              ;   in Loop: Header=BB0_28 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v4, s11
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_146
; %bb.141:                              ;   in Loop: Header=BB0_28 Depth=1
	s_mov_b32 s44, s19
	v_mov_b32_e32 v3, s34
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v4, s35
	v_mov_b32_e32 v9, s45
	flat_atomic_add_x2 v[3:4], v[8:9]
	flat_atomic_add_x2 v[3:4], v[8:9]
	flat_atomic_add_x2 v[3:4], v[8:9]
	flat_atomic_add_x2 v[3:4], v[8:9]
	v_mov_b32_e32 v11, v1
	v_mov_b32_e32 v12, v2
	v_mov_b32_e32 v14, v2
	s_mov_b64 s[12:13], 0
                                        ; implicit-def: $sgpr46_sgpr47
	s_branch .LBB0_143
.LBB0_142:                              ;   in Loop: Header=BB0_143 Depth=2
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[48:49], exec, s[46:47]
	s_or_b64 s[12:13], s[48:49], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_145
.LBB0_143:                              ;   Parent Loop BB0_28 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v3, s34
	v_mov_b32_e32 v4, s35
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[3:4], v[11:14] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, v13, v8
	s_or_b64 s[46:47], s[46:47], exec
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_142
; %bb.144:                              ;   in Loop: Header=BB0_143 Depth=2
	v_mov_b32_e32 v15, s34
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v16, s35
	;;#ASMSTART
	onward_wait_x2 v[15:16], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[46:47], s[46:47], exec
	s_branch .LBB0_142
.LBB0_145:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_and_b32_e32 v3, s33, v9
	v_mov_b32_e32 v8, 0
.LBB0_146:                              ;   in Loop: Header=BB0_28 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v8
	s_andn2_b64 vcc, exec, s[28:29]
	v_readfirstlane_b32 s10, v3
	s_cbranch_vccnz .LBB0_26
; %bb.147:                              ;   in Loop: Header=BB0_28 Depth=1
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_25
; %bb.148:                              ;   in Loop: Header=BB0_28 Depth=1
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	flat_store_dwordx2 v[18:19], v[3:4]
	s_branch .LBB0_25
.LBB0_149:
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_151
; %bb.150:
	v_mov_b32_e32 v0, s14
	v_mov_b32_e32 v1, s15
	flat_load_dword v2, v[0:1] glc
	v_cvt_f32_u32_e32 v0, s9
	s_sub_i32 s0, 0, s9
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s0, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, vcc, v1, v0
	v_mov_b32_e32 v1, s21
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v3, v2, v0
	v_mov_b32_e32 v0, s20
	v_mul_lo_u32 v4, v3, s9
	v_add_u32_e32 v5, vcc, 1, v3
	v_sub_u32_e32 v2, vcc, v2, v4
	v_cmp_le_u32_e64 s[0:1], s9, v2
	v_cndmask_b32_e64 v3, v3, v5, s[0:1]
	v_subrev_u32_e32 v4, vcc, s9, v2
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v3
	v_cmp_le_u32_e32 vcc, s9, v2
	v_cndmask_b32_e32 v2, v3, v4, vcc
	v_cmp_eq_u32_e32 vcc, v28, v2
	v_cndmask_b32_e64 v2, 0, 1, vcc
	flat_atomic_add v[0:1], v2
.LBB0_151:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel maximal
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 31
		.amdhsa_next_free_sgpr 67
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
	.size	maximal, .Lfunc_end0-maximal
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 4276
; NumSgprs: 69
; NumVgprs: 31
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 8
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 69
; NumVGPRsForWavesPerEU: 31
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
        .is_volatile:    true
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           maximal
    .private_segment_fixed_size: 0
    .sgpr_count:     69
    .sgpr_spill_count: 0
    .symbol:         maximal.kd
    .vgpr_count:     31
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
