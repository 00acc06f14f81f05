	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	steal                   ; -- Begin function steal
	.globl	steal
	.p2align	8
	.type	steal,@function
steal:                                  ; @steal
; %bb.0:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_mov_b32 s9, 0
	s_mov_b32 s3, s9
	s_waitcnt lgkmcnt(0)
	s_and_b32 s33, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s33
	s_sub_i32 s0, 0, s33
	s_mov_b64 s[4:5], -1
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s2, v1
	v_mul_lo_u32 v2, v1, s33
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s2, v2
	v_cmp_le_u32_e64 s[0:1], s33, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s33, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s33, v2
	v_cndmask_b32_e32 v14, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s33, v14, 0
	s_add_i32 s0, s33, 63
	s_lshr_b32 s30, s0, 6
	v_cmp_ne_u64_e64 s[0:1], s[2:3], v[1:2]
	s_cmp_eq_u64 s[12:13], 0
	v_addc_u32_e64 v24, vcc, 0, v14, s[0:1]
	s_cbranch_scc1 .LBB0_9
; %bb.1:
	s_add_u32 s2, s12, 64
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_add_u32 s10, s12, 8
	s_addc_u32 s11, s13, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	flat_load_dword v2, v[2:3] glc
	s_mov_b32 s31, 0
	v_readfirstlane_b32 s22, v1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v2
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB0_10
; %bb.2:
	s_add_u32 s10, s12, 24
	s_addc_u32 s11, s13, 0
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s11
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v2, s13
	v_readfirstlane_b32 s31, v3
	v_mad_u64_u32 v[1:2], s[10:11], s31, v4, v[1:2]
	v_add_u32_e32 v5, vcc, 0x100, v1
	v_addc_u32_e32 v6, vcc, 0, v2, vcc
	flat_load_dword v1, v[5:6] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v1
	s_cmp_lg_u32 s10, 0
	s_cbranch_scc0 .LBB0_11
; %bb.3:
	s_add_u32 s10, s12, 0xc0
	s_addc_u32 s11, s13, 0
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s11
	flat_load_dword v1, v[1:2] glc
	s_add_i32 s11, s22, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v1
	s_cmp_lg_u32 s10, s11
	s_cbranch_scc1 .LBB0_13
; %bb.4:
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s10, v1
	v_or_b32_e32 v1, s10, v0
	s_mov_b32 s21, 0
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_12
; %bb.5:
	s_mov_b32 s20, -1
	s_mov_b32 s23, s21
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v2, 0
                                        ; implicit-def: $sgpr26_sgpr27
	s_branch .LBB0_7
.LBB0_6:                                ;   in Loop: Header=BB0_7 Depth=1
	s_or_b64 exec, exec, s[28:29]
	s_and_b64 s[28:29], exec, s[26:27]
	s_or_b64 s[24:25], s[28:29], s[24:25]
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB0_12
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v12, s3
	v_mov_b32_e32 v7, s20
	v_mov_b32_e32 v11, s2
	v_mov_b32_e32 v8, s21
	v_mov_b32_e32 v9, s22
	v_mov_b32_e32 v10, s23
	;;#ASMSTART
	onward_wait_load_x2 v[3:4], v[11:12], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, s22, v3
	s_or_b64 s[26:27], s[26:27], exec
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_6
; %bb.8:                                ;   in Loop: Header=BB0_7 Depth=1
	v_mov_b32_e32 v8, s3
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v7, s2
	;;#ASMSTART
	onward_wait_x2 v[7:8], v[1:4] ne
	;;#ASMEND
	s_andn2_b64 s[26:27], s[26:27], exec
	s_branch .LBB0_6
.LBB0_9:
	s_mov_b32 s31, s9
	s_mov_b64 s[2:3], -1
	s_mov_b64 s[20:21], -1
	s_branch .LBB0_25
.LBB0_10:
	s_mov_b64 s[20:21], -1
	s_mov_b64 s[2:3], -1
	s_branch .LBB0_25
.LBB0_11:
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr22
	s_branch .LBB0_18
.LBB0_12:
	s_or_b64 exec, exec, s[10:11]
.LBB0_13:
	s_add_u32 s2, s12, 12
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v1, v[1:2] glc
	s_cmp_eq_u32 s30, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s22, v1
	s_cbranch_scc1 .LBB0_17
; %bb.14:
	v_add_u32_e32 v1, vcc, 8, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_16
; %bb.15:
	v_mov_b32_e32 v3, s22
	v_mov_b32_e32 v4, 0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_16:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s22, v1
.LBB0_17:
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_18:
	s_mov_b64 s[2:3], 0
	s_and_b64 vcc, exec, s[10:11]
	s_mov_b64 s[20:21], 0
	s_cbranch_vccz .LBB0_24
; %bb.19:
	s_add_u32 s10, s12, 12
	s_addc_u32 s11, s13, 0
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s11
	flat_load_dword v1, v[1:2] glc
	s_cmp_eq_u32 s30, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s22, v1
	s_cbranch_scc1 .LBB0_23
; %bb.20:
	v_add_u32_e32 v1, vcc, 8, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_22
; %bb.21:
	v_mov_b32_e32 v3, s22
	v_mov_b32_e32 v4, 0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_22:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s22, v1
.LBB0_23:
	s_mov_b64 s[20:21], -1
.LBB0_24:
	v_mov_b32_e32 v24, s22
.LBB0_25:
	s_load_dwordx2 s[10:11], s[6:7], 0x20
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccz .LBB0_39
; %bb.26:
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[4:5], s31, v3, v[1:2]
	v_add_u32_e32 v3, vcc, 0x110, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	flat_load_dword v5, v[3:4] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 0x114, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	flat_load_dword v6, v[3:4] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 0x118, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	flat_load_dword v7, v[3:4] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 0x11c, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	flat_load_dword v8, v[3:4] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 0x120, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, 0x124, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[3:4] glc
	s_waitcnt vmcnt(0)
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v5
	s_mul_i32 s5, s4, 0x64
	v_readfirstlane_b32 s6, v6
	s_cmp_eq_u32 s6, s5
	v_readfirstlane_b32 s21, v7
	v_readfirstlane_b32 s20, v8
	v_readfirstlane_b32 s7, v3
	v_readfirstlane_b32 s6, v1
	s_cbranch_scc1 .LBB0_28
; %bb.27:
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s19
	flat_atomic_add v[1:2], v3
.LBB0_28:
	s_or_b32 s22, s5, 1
	s_cmp_eq_u32 s21, s22
	s_cbranch_scc1 .LBB0_30
; %bb.29:
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s19
	flat_atomic_add v[1:2], v3
.LBB0_30:
	s_or_b32 s21, s5, 2
	s_cmp_eq_u32 s20, s21
	s_cbranch_scc1 .LBB0_32
; %bb.31:
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s19
	flat_atomic_add v[1:2], v3
.LBB0_32:
	s_or_b32 s20, s5, 3
	s_cmp_eq_u32 s7, s20
	v_mov_b32_e32 v1, s8
	s_cbranch_scc1 .LBB0_34
; %bb.33:
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v3, s19
	flat_atomic_add v[2:3], v4
.LBB0_34:
	v_mad_u64_u32 v[1:2], s[20:21], s31, v1, 0
	s_add_i32 s5, s5, 4
	s_cmp_eq_u32 s6, s5
	s_cbranch_scc1 .LBB0_36
; %bb.35:
	v_mov_b32_e32 v3, s18
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v4, s19
	flat_atomic_add v[3:4], v5
.LBB0_36:
	s_cmp_lt_u32 s4, s8
	s_cbranch_scc1 .LBB0_38
; %bb.37:
	v_mov_b32_e32 v3, s18
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v4, s19
	flat_atomic_add v[3:4], v5
.LBB0_38:
	s_branch .LBB0_41
.LBB0_39:
                                        ; implicit-def: $vgpr1_vgpr2
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB0_41
; %bb.40:
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[1:2], s[4:5], s31, v1, 0
.LBB0_41:
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v18, vcc, s12, v1
	v_addc_u32_e32 v19, vcc, v3, v2, vcc
	s_movk_i32 s5, 0x108
	v_add_u32_e32 v2, vcc, s5, v18
	v_addc_u32_e32 v3, vcc, 0, v19, vcc
	s_movk_i32 s5, 0x110
	v_add_u32_e32 v4, vcc, s5, v18
	v_addc_u32_e32 v5, vcc, 0, v19, vcc
	s_movk_i32 s5, 0x114
	v_add_u32_e32 v6, vcc, s5, v18
	v_addc_u32_e32 v7, vcc, 0, v19, vcc
	s_movk_i32 s5, 0x118
	v_add_u32_e32 v8, vcc, s5, v18
	v_addc_u32_e32 v9, vcc, 0, v19, vcc
	s_movk_i32 s5, 0x11c
	s_xor_b64 s[20:21], s[2:3], -1
	v_add_u32_e32 v10, vcc, s5, v18
	s_add_u32 s22, s12, 16
	v_addc_u32_e32 v11, vcc, 0, v19, vcc
	s_movk_i32 s5, 0x120
	s_addc_u32 s23, s13, 0
	v_add_u32_e32 v12, vcc, s5, v18
	s_add_u32 s12, s12, 12
	s_mov_b32 s4, 0
	v_addc_u32_e32 v13, vcc, 0, v19, vcc
	v_cndmask_b32_e64 v15, 0, 1, s[0:1]
	s_addc_u32 s13, s13, 0
	v_mov_b32_e32 v1, s4
	v_add_u32_e32 v14, vcc, v15, v14
	s_cmp_lg_u32 s30, 1
	s_movk_i32 s5, 0x124
	v_addc_u32_e32 v15, vcc, 0, v1, vcc
	s_cselect_b64 s[24:25], -1, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s11, 0
	s_mul_i32 s4, s8, 0x64
	v_add_u32_e32 v16, vcc, s5, v18
	s_cselect_b64 s[26:27], -1, 0
	v_mov_b32_e32 v20, s4
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	s_or_b32 s5, s4, 1
	v_cndmask_b32_e64 v27, -1, v20, s[2:3]
	v_mov_b32_e32 v20, s5
	s_or_b32 s5, s4, 2
	v_cndmask_b32_e64 v28, -1, v20, s[2:3]
	v_mov_b32_e32 v20, s5
	s_or_b32 s5, s4, 3
	v_addc_u32_e32 v17, vcc, 0, v19, vcc
	s_movk_i32 s0, 0x104
	v_cndmask_b32_e64 v29, -1, v20, s[2:3]
	v_mov_b32_e32 v20, s5
	s_add_i32 s4, s4, 4
	v_add_u32_e32 v18, vcc, s0, v18
	v_cmp_lt_u64_e64 s[0:1], s[8:9], v[14:15]
	v_mov_b32_e32 v21, 0
	v_cndmask_b32_e64 v30, -1, v20, s[2:3]
	v_mov_b32_e32 v20, s4
	v_addc_u32_e32 v19, vcc, 0, v19, vcc
	v_mov_b32_e32 v1, v21
	v_cndmask_b32_e64 v31, -1, v20, s[2:3]
	s_mov_b32 s9, 0x1000000
	v_mov_b32_e32 v20, -1
	v_lshrrev_b32_e32 v32, 6, v0
	v_mov_b32_e32 v23, 1
	s_mov_b32 m0, -1
	s_branch .LBB0_44
.LBB0_42:                               ;   in Loop: Header=BB0_44 Depth=1
	s_mov_b64 s[4:5], 0
.LBB0_43:                               ;   in Loop: Header=BB0_44 Depth=1
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB0_96
.LBB0_44:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_59 Depth 2
                                        ;     Child Loop BB0_80 Depth 2
                                        ;     Child Loop BB0_95 Depth 2
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_67
; %bb.45:                               ;   in Loop: Header=BB0_44 Depth=1
	v_readfirstlane_b32 s4, v32
	v_mov_b32_e32 v24, 0
	s_cmp_lg_u32 s4, 0
	v_mov_b32_e32 v25, 0
	s_cbranch_scc1 .LBB0_47
; %bb.46:                               ;   in Loop: Header=BB0_44 Depth=1
	v_mov_b32_e32 v25, s23
	v_mov_b32_e32 v24, s22
	flat_load_dwordx2 v[25:26], v[24:25] glc
	v_mov_b32_e32 v34, s13
	v_mov_b32_e32 v33, s12
	flat_load_dword v24, v[33:34] glc
	v_mov_b32_e32 v33, v21
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v34, 0xffff, v26
	v_lshrrev_b64 v[25:26], 16, v[25:26]
	v_cmp_ne_u64_e32 vcc, 0, v[33:34]
	v_cndmask_b32_e32 v25, 0, v26, vcc
.LBB0_47:                               ;   in Loop: Header=BB0_44 Depth=1
	v_readfirstlane_b32 s5, v25
	s_andn2_b64 vcc, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v24
	s_cbranch_vccnz .LBB0_51
; %bb.48:                               ;   in Loop: Header=BB0_44 Depth=1
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_50
; %bb.49:                               ;   in Loop: Header=BB0_44 Depth=1
	v_mov_b32_e32 v25, s5
	v_mov_b32_e32 v24, s4
	flat_store_dwordx2 v[2:3], v[24:25]
.LBB0_50:                               ;   in Loop: Header=BB0_44 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[24:25], v[2:3] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s5, v25
	v_readfirstlane_b32 s4, v24
.LBB0_51:                               ;   in Loop: Header=BB0_44 Depth=1
	v_mov_b32_e32 v22, v21
	v_cmp_lt_u64_e32 vcc, s[4:5], v[22:23]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_66
; %bb.52:                               ;   in Loop: Header=BB0_44 Depth=1
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_54
; %bb.53:                               ;   in Loop: Header=BB0_44 Depth=1
	v_mov_b32_e32 v22, s8
	flat_store_dword v[4:5], v22
	flat_store_dword v[6:7], v27
	flat_store_dword v[8:9], v28
	flat_store_dword v[10:11], v29
	flat_store_dword v[12:13], v30
	flat_store_dword v[16:17], v31
.LBB0_54:                               ;   in Loop: Header=BB0_44 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_56
; %bb.55:                               ;   in Loop: Header=BB0_44 Depth=1
	flat_store_dword v[18:19], v21
.LBB0_56:                               ;   in Loop: Header=BB0_44 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_or_b32 s4, s5, 0x2000000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s4
	;;#ASMEND
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_mov_b64 s[6:7], 0
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_62
; %bb.57:                               ;   in Loop: Header=BB0_44 Depth=1
                                        ; implicit-def: $sgpr28_sgpr29
	s_branch .LBB0_59
.LBB0_58:                               ;   in Loop: Header=BB0_59 Depth=2
	s_or_b64 exec, exec, s[30:31]
	s_and_b64 s[30:31], exec, s[28:29]
	s_or_b64 s[6:7], s[30:31], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_61
.LBB0_59:                               ;   Parent Loop BB0_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v25, v[18:19], v[20:21] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v25
	s_or_b64 s[28:29], s[28:29], exec
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_58
; %bb.60:                               ;   in Loop: Header=BB0_59 Depth=2
	;;#ASMSTART
	onward_wait v[18:19], v[20:21] ne
	;;#ASMEND
	s_andn2_b64 s[28:29], s[28:29], exec
	s_branch .LBB0_58
.LBB0_61:                               ;   in Loop: Header=BB0_44 Depth=1
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v34, s13
	v_mov_b32_e32 v33, s12
	flat_load_dword v24, v[33:34] glc
.LBB0_62:                               ;   in Loop: Header=BB0_44 Depth=1
	s_or_b64 exec, exec, s[4:5]
	v_readfirstlane_b32 s5, v25
	s_andn2_b64 vcc, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v24
	s_cbranch_vccnz .LBB0_66
; %bb.63:                               ;   in Loop: Header=BB0_44 Depth=1
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_65
; %bb.64:                               ;   in Loop: Header=BB0_44 Depth=1
	v_mov_b32_e32 v25, s5
	v_mov_b32_e32 v24, s4
	flat_store_dwordx2 v[2:3], v[24:25]
.LBB0_65:                               ;   in Loop: Header=BB0_44 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[24:25], v[2:3] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s4, v24
.LBB0_66:                               ;   in Loop: Header=BB0_44 Depth=1
	v_mov_b32_e32 v24, s4
.LBB0_67:                               ;   in Loop: Header=BB0_44 Depth=1
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_88
; %bb.68:                               ;   in Loop: Header=BB0_44 Depth=1
	v_readfirstlane_b32 s4, v32
	v_mov_b32_e32 v24, 0
	s_cmp_lg_u32 s4, 0
	v_mov_b32_e32 v25, 0
	s_cbranch_scc1 .LBB0_70
; %bb.69:                               ;   in Loop: Header=BB0_44 Depth=1
	v_mov_b32_e32 v25, s23
	v_mov_b32_e32 v34, s13
	v_mov_b32_e32 v24, s22
	v_mov_b32_e32 v33, s12
	flat_load_dwordx2 v[25:26], v[24:25] glc
	flat_load_dword v24, v[33:34] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[4:5], 0, v25
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], 1, v24
	v_add_u32_e32 v22, vcc, -1, v24
	s_and_b64 s[4:5], s[4:5], s[6:7]
	v_cmp_eq_u32_e32 vcc, s8, v22
	s_and_b64 s[4:5], s[4:5], vcc
	s_and_b64 s[4:5], s[4:5], exec
	s_cselect_b32 s4, 1, 0
	v_mov_b32_e32 v25, s4
.LBB0_70:                               ;   in Loop: Header=BB0_44 Depth=1
	v_readfirstlane_b32 s5, v25
	s_andn2_b64 vcc, exec, s[24:25]
	v_readfirstlane_b32 s4, v24
	s_cbranch_vccnz .LBB0_74
; %bb.71:                               ;   in Loop: Header=BB0_44 Depth=1
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_73
; %bb.72:                               ;   in Loop: Header=BB0_44 Depth=1
	v_mov_b32_e32 v25, s5
	v_mov_b32_e32 v24, s4
	flat_store_dwordx2 v[2:3], v[24:25]
.LBB0_73:                               ;   in Loop: Header=BB0_44 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[24:25], v[2:3] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s5, v25
	v_readfirstlane_b32 s4, v24
.LBB0_74:                               ;   in Loop: Header=BB0_44 Depth=1
	v_mov_b32_e32 v22, v21
	v_cmp_lt_u64_e32 vcc, s[4:5], v[22:23]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_87
; %bb.75:                               ;   in Loop: Header=BB0_44 Depth=1
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_77
; %bb.76:                               ;   in Loop: Header=BB0_44 Depth=1
	flat_store_dword v[18:19], v21
.LBB0_77:                               ;   in Loop: Header=BB0_44 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s9
	;;#ASMEND
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_mov_b64 s[6:7], 0
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_83
; %bb.78:                               ;   in Loop: Header=BB0_44 Depth=1
                                        ; implicit-def: $sgpr28_sgpr29
	s_branch .LBB0_80
.LBB0_79:                               ;   in Loop: Header=BB0_80 Depth=2
	s_or_b64 exec, exec, s[30:31]
	s_and_b64 s[30:31], exec, s[28:29]
	s_or_b64 s[6:7], s[30:31], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_82
.LBB0_80:                               ;   Parent Loop BB0_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v25, v[18:19], v[20:21] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v25
	s_or_b64 s[28:29], s[28:29], exec
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_79
; %bb.81:                               ;   in Loop: Header=BB0_80 Depth=2
	;;#ASMSTART
	onward_wait v[18:19], v[20:21] ne
	;;#ASMEND
	s_andn2_b64 s[28:29], s[28:29], exec
	s_branch .LBB0_79
.LBB0_82:                               ;   in Loop: Header=BB0_44 Depth=1
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v34, s13
	v_mov_b32_e32 v33, s12
	flat_load_dword v24, v[33:34] glc
.LBB0_83:                               ;   in Loop: Header=BB0_44 Depth=1
	s_or_b64 exec, exec, s[4:5]
	v_readfirstlane_b32 s5, v25
	s_andn2_b64 vcc, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v24
	s_cbranch_vccnz .LBB0_87
; %bb.84:                               ;   in Loop: Header=BB0_44 Depth=1
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_86
; %bb.85:                               ;   in Loop: Header=BB0_44 Depth=1
	v_mov_b32_e32 v25, s5
	v_mov_b32_e32 v24, s4
	flat_store_dwordx2 v[2:3], v[24:25]
.LBB0_86:                               ;   in Loop: Header=BB0_44 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[24:25], v[2:3] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s4, v24
.LBB0_87:                               ;   in Loop: Header=BB0_44 Depth=1
	v_mov_b32_e32 v24, s4
.LBB0_88:                               ;   in Loop: Header=BB0_44 Depth=1
	v_mov_b32_e32 v25, v21
	v_cmp_ge_u64_e32 vcc, v[14:15], v[24:25]
	s_and_b64 s[4:5], vcc, s[0:1]
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_90
; %bb.89:                               ;   in Loop: Header=BB0_44 Depth=1
	v_mov_b32_e32 v26, s19
	v_mov_b32_e32 v25, s18
	flat_atomic_add v[25:26], v23
.LBB0_90:                               ;   in Loop: Header=BB0_44 Depth=1
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_92
; %bb.91:                               ;   in Loop: Header=BB0_44 Depth=1
	v_mov_b32_e32 v26, s15
	v_mov_b32_e32 v25, s14
	flat_atomic_add v22, v[25:26], v23 glc
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v22
.LBB0_92:                               ;   in Loop: Header=BB0_44 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v22, v21
	s_mov_b64 s[4:5], -1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_cmp_le_u32_e32 vcc, s10, v22
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_43
; %bb.93:                               ;   in Loop: Header=BB0_44 Depth=1
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_42
; %bb.94:                               ;   in Loop: Header=BB0_44 Depth=1
	v_mad_u64_u32 v[25:26], s[4:5], v22, s33, v[0:1]
	v_mov_b32_e32 v22, s17
	s_mov_b32 s4, 0
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_add_u32_e32 v25, vcc, s16, v25
	v_addc_u32_e32 v26, vcc, v22, v26, vcc
.LBB0_95:                               ;   Parent Loop BB0_44 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	flat_load_dword v22, v[25:26] glc
	s_waitcnt vmcnt(0)
	s_cmp_eq_u32 s4, 0
	s_cselect_b64 vcc, -1, 0
	s_add_i32 s4, s4, 1
	s_cmp_eq_u32 s11, s4
	v_addc_u32_e32 v22, vcc, 0, v22, vcc
	flat_store_dword v[25:26], v22
	s_waitcnt vmcnt(0)
	s_cbranch_scc0 .LBB0_95
	s_branch .LBB0_42
.LBB0_96:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel steal
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
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
		.amdhsa_next_free_sgpr 34
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
	.size	steal, .Lfunc_end0-steal
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 2836
; NumSgprs: 36
; NumVgprs: 35
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 4 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 36
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
      - .address_space:  global
        .is_volatile:    true
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           steal
    .private_segment_fixed_size: 0
    .sgpr_count:     36
    .sgpr_spill_count: 0
    .symbol:         steal.kd
    .vgpr_count:     35
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
