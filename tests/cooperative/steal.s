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
	s_mov_b32 s9, 0
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_mov_b32 s3, s9
	s_waitcnt lgkmcnt(0)
	s_and_b32 s33, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s33
	s_sub_i32 s0, 0, s33
	s_mov_b64 s[20:21], -1
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
	s_lshr_b32 s24, s0, 6
	v_cmp_ne_u64_e64 s[0:1], s[2:3], v[1:2]
	s_cmp_eq_u64 s[12:13], 0
	v_addc_u32_e64 v1, vcc, 0, v14, s[0:1]
	v_readfirstlane_b32 s4, v1
	s_cbranch_scc1 .LBB0_12
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
	s_mov_b32 s25, 0
	v_readfirstlane_b32 s10, v1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v2
	s_cmp_eq_u32 s5, 0
	s_cbranch_scc1 .LBB0_14
; %bb.2:
	s_add_u32 s4, s12, 24
	s_addc_u32 s5, s13, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v2, s13
	v_readfirstlane_b32 s25, v3
	v_mad_u64_u32 v[1:2], s[4:5], s25, v4, v[1:2]
	v_add_u32_e32 v1, vcc, 0x100, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v3
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc0 .LBB0_15
; %bb.3:
	s_add_u32 s4, s12, 0xc0
	s_addc_u32 s5, s13, 0
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v4, s5
	flat_load_dword v3, v[3:4] glc
	s_add_i32 s5, s10, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v3
	s_cmp_lg_u32 s4, s5
	s_cbranch_scc1 .LBB0_7
; %bb.4:
	v_lshrrev_b32_e32 v3, 6, v0
	v_readfirstlane_b32 s4, v3
	v_or_b32_e32 v3, s4, v0
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_6
; %bb.5:
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v8, s3
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v5, s10
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v7, s2
	;;#ASMSTART
	s_and_saveexec_b64 s[2:3], 1
	
.Lawait0:
	onward_wait_load_x2 v[10:11], v[7:8], v[3:6] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s10, v10
	s_cbranch_vccnz .Lmet0
	onward_wait_x2 v[7:8], v[3:6] ne
	s_sleep 1
	s_branch .Lawait0
.Lmet0:
	v_readfirstlane_b32 s10, v10
	s_mov_b64 exec, s[2:3]
	;;#ASMEND
.LBB0_6:
	s_or_b64 exec, exec, s[4:5]
.LBB0_7:
	s_add_u32 s2, s12, 12
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v3, s2
	flat_load_dword v3, v[3:4] glc
	s_cmp_eq_u32 s24, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v3
	s_cbranch_scc1 .LBB0_11
; %bb.8:
	v_add_u32_e32 v3, vcc, 8, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_10
; %bb.9:
	v_mov_b32_e32 v5, s4
	v_mov_b32_e32 v6, 0
	flat_store_dwordx2 v[3:4], v[5:6]
.LBB0_10:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[3:4], v[3:4] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s4, v3
.LBB0_11:
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_16
.LBB0_12:
	s_mov_b32 s25, s9
	s_mov_b64 s[2:3], -1
.LBB0_13:
	s_mov_b64 s[22:23], -1
	s_branch .LBB0_21
.LBB0_14:
	s_mov_b64 s[22:23], -1
	s_mov_b64 s[2:3], -1
	s_branch .LBB0_21
.LBB0_15:
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr4
.LBB0_16:
	s_mov_b64 s[2:3], 0
	s_and_b64 vcc, exec, s[10:11]
	s_mov_b64 s[22:23], 0
	s_cbranch_vccz .LBB0_21
; %bb.17:
	s_add_u32 s4, s12, 12
	s_addc_u32 s5, s13, 0
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v4, s5
	flat_load_dword v3, v[3:4] glc
	s_cmp_eq_u32 s24, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v3
	s_cbranch_scc1 .LBB0_13
; %bb.18:
	v_add_u32_e32 v1, vcc, 8, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_20
; %bb.19:
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v4, 0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_20:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s4, v1
	s_branch .LBB0_13
.LBB0_21:
	s_load_dwordx2 s[10:11], s[6:7], 0x20
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccz .LBB0_35
; %bb.22:
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[6:7], s25, v3, v[1:2]
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
	v_readfirstlane_b32 s5, v5
	s_mul_i32 s6, s5, 0x64
	v_readfirstlane_b32 s7, v6
	s_cmp_eq_u32 s7, s6
	v_readfirstlane_b32 s22, v7
	v_readfirstlane_b32 s21, v8
	v_readfirstlane_b32 s20, v3
	v_readfirstlane_b32 s7, v1
	s_cbranch_scc1 .LBB0_24
; %bb.23:
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s19
	flat_atomic_add v[1:2], v3
.LBB0_24:
	s_or_b32 s23, s6, 1
	s_cmp_eq_u32 s22, s23
	s_cbranch_scc1 .LBB0_26
; %bb.25:
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s19
	flat_atomic_add v[1:2], v3
.LBB0_26:
	s_or_b32 s22, s6, 2
	s_cmp_eq_u32 s21, s22
	s_cbranch_scc1 .LBB0_28
; %bb.27:
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s19
	flat_atomic_add v[1:2], v3
.LBB0_28:
	s_or_b32 s21, s6, 3
	s_cmp_eq_u32 s20, s21
	v_mov_b32_e32 v1, s8
	s_cbranch_scc1 .LBB0_30
; %bb.29:
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v3, s19
	flat_atomic_add v[2:3], v4
.LBB0_30:
	v_mad_u64_u32 v[1:2], s[20:21], s25, v1, 0
	s_add_i32 s6, s6, 4
	s_cmp_eq_u32 s7, s6
	s_cbranch_scc1 .LBB0_32
; %bb.31:
	v_mov_b32_e32 v3, s18
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v4, s19
	flat_atomic_add v[3:4], v5
.LBB0_32:
	s_cmp_lt_u32 s5, s8
	s_cbranch_scc1 .LBB0_34
; %bb.33:
	v_mov_b32_e32 v3, s18
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v4, s19
	flat_atomic_add v[3:4], v5
.LBB0_34:
	s_branch .LBB0_37
.LBB0_35:
                                        ; implicit-def: $vgpr1_vgpr2
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccz .LBB0_37
; %bb.36:
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[1:2], s[6:7], s25, v1, 0
.LBB0_37:
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
	v_add_u32_e32 v10, vcc, s5, v18
	s_xor_b64 s[20:21], s[2:3], -1
	v_addc_u32_e32 v11, vcc, 0, v19, vcc
	s_movk_i32 s5, 0x120
	s_add_u32 s22, s12, 16
	v_add_u32_e32 v12, vcc, s5, v18
	s_addc_u32 s23, s13, 0
	s_mov_b32 s34, 0
	v_addc_u32_e32 v13, vcc, 0, v19, vcc
	v_cndmask_b32_e64 v15, 0, 1, s[0:1]
	s_add_u32 s12, s12, 12
	v_mov_b32_e32 v1, s34
	v_add_u32_e32 v14, vcc, v15, v14
	s_addc_u32 s13, s13, 0
	s_movk_i32 s5, 0x124
	v_addc_u32_e32 v15, vcc, 0, v1, vcc
	s_cmp_lg_u32 s24, 1
	v_add_u32_e32 v16, vcc, s5, v18
	s_cselect_b64 s[24:25], -1, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s11, 0
	s_mul_i32 s5, s8, 0x64
	s_cselect_b64 s[26:27], -1, 0
	v_mov_b32_e32 v20, s5
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	s_or_b32 s6, s5, 1
	v_cndmask_b32_e64 v26, -1, v20, s[2:3]
	v_mov_b32_e32 v20, s6
	s_or_b32 s6, s5, 2
	v_cndmask_b32_e64 v27, -1, v20, s[2:3]
	v_mov_b32_e32 v20, s6
	s_or_b32 s6, s5, 3
	v_addc_u32_e32 v17, vcc, 0, v19, vcc
	s_movk_i32 s0, 0x104
	v_cndmask_b32_e64 v28, -1, v20, s[2:3]
	v_mov_b32_e32 v20, s6
	s_add_i32 s5, s5, 4
	v_add_u32_e32 v18, vcc, s0, v18
	v_cmp_lt_u64_e64 s[0:1], s[8:9], v[14:15]
	v_mov_b32_e32 v21, 0
	v_cndmask_b32_e64 v29, -1, v20, s[2:3]
	v_mov_b32_e32 v20, s5
	v_addc_u32_e32 v19, vcc, 0, v19, vcc
	v_mov_b32_e32 v1, v21
	v_cndmask_b32_e64 v30, -1, v20, s[2:3]
	s_mov_b32 s9, 0x1000000
	v_mov_b32_e32 v20, -1
	v_lshrrev_b32_e32 v31, 6, v0
	v_mov_b32_e32 v23, 1
	s_mov_b32 m0, -1
	s_branch .LBB0_40
.LBB0_38:                               ;   in Loop: Header=BB0_40 Depth=1
	s_mov_b64 s[6:7], 0
.LBB0_39:                               ;   in Loop: Header=BB0_40 Depth=1
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_90
.LBB0_40:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_55 Depth 2
                                        ;     Child Loop BB0_75 Depth 2
                                        ;     Child Loop BB0_89 Depth 2
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_62
; %bb.41:                               ;   in Loop: Header=BB0_40 Depth=1
	v_readfirstlane_b32 s4, v31
	v_mov_b32_e32 v24, 0
	s_cmp_lg_u32 s4, 0
	v_mov_b32_e32 v25, 0
	s_cbranch_scc1 .LBB0_43
; %bb.42:                               ;   in Loop: Header=BB0_40 Depth=1
	v_mov_b32_e32 v25, s23
	v_mov_b32_e32 v24, s22
	flat_load_dwordx2 v[32:33], v[24:25] glc
	v_mov_b32_e32 v25, s13
	v_mov_b32_e32 v24, s12
	flat_load_dword v24, v[24:25] glc
	v_mov_b32_e32 v34, v21
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v35, 0xffff, v33
	v_lshrrev_b64 v[32:33], 16, v[32:33]
	v_cmp_ne_u64_e32 vcc, 0, v[34:35]
	v_cndmask_b32_e32 v25, 0, v33, vcc
.LBB0_43:                               ;   in Loop: Header=BB0_40 Depth=1
	v_readfirstlane_b32 s5, v25
	s_andn2_b64 vcc, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v24
	s_cbranch_vccnz .LBB0_47
; %bb.44:                               ;   in Loop: Header=BB0_40 Depth=1
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_46
; %bb.45:                               ;   in Loop: Header=BB0_40 Depth=1
	v_mov_b32_e32 v25, s5
	v_mov_b32_e32 v24, s4
	flat_store_dwordx2 v[2:3], v[24:25]
.LBB0_46:                               ;   in Loop: Header=BB0_40 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[24:25], v[2:3] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s5, v25
	v_readfirstlane_b32 s4, v24
.LBB0_47:                               ;   in Loop: Header=BB0_40 Depth=1
	v_mov_b32_e32 v22, v21
	v_cmp_lt_u64_e32 vcc, s[4:5], v[22:23]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_62
; %bb.48:                               ;   in Loop: Header=BB0_40 Depth=1
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_50
; %bb.49:                               ;   in Loop: Header=BB0_40 Depth=1
	v_mov_b32_e32 v22, s8
	flat_store_dword v[4:5], v22
	flat_store_dword v[6:7], v26
	flat_store_dword v[8:9], v27
	flat_store_dword v[10:11], v28
	flat_store_dword v[12:13], v29
	flat_store_dword v[16:17], v30
.LBB0_50:                               ;   in Loop: Header=BB0_40 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_52
; %bb.51:                               ;   in Loop: Header=BB0_40 Depth=1
	flat_store_dword v[18:19], v21
.LBB0_52:                               ;   in Loop: Header=BB0_40 Depth=1
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
	s_cbranch_execz .LBB0_58
; %bb.53:                               ;   in Loop: Header=BB0_40 Depth=1
                                        ; implicit-def: $sgpr28_sgpr29
	s_branch .LBB0_55
.LBB0_54:                               ;   in Loop: Header=BB0_55 Depth=2
	s_or_b64 exec, exec, s[30:31]
	s_and_b64 s[30:31], exec, s[28:29]
	s_or_b64 s[6:7], s[30:31], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_57
.LBB0_55:                               ;   Parent Loop BB0_40 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v25, v[18:19], v[20:21] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v25
	s_or_b64 s[28:29], s[28:29], exec
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_54
; %bb.56:                               ;   in Loop: Header=BB0_55 Depth=2
	;;#ASMSTART
	onward_wait v[18:19], v[20:21] ne
	;;#ASMEND
	s_andn2_b64 s[28:29], s[28:29], exec
	s_branch .LBB0_54
.LBB0_57:                               ;   in Loop: Header=BB0_40 Depth=1
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v33, s13
	v_mov_b32_e32 v32, s12
	flat_load_dword v24, v[32:33] glc
.LBB0_58:                               ;   in Loop: Header=BB0_40 Depth=1
	s_or_b64 exec, exec, s[4:5]
	v_readfirstlane_b32 s5, v25
	s_andn2_b64 vcc, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v24
	s_cbranch_vccnz .LBB0_62
; %bb.59:                               ;   in Loop: Header=BB0_40 Depth=1
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_61
; %bb.60:                               ;   in Loop: Header=BB0_40 Depth=1
	v_mov_b32_e32 v25, s5
	v_mov_b32_e32 v24, s4
	flat_store_dwordx2 v[2:3], v[24:25]
.LBB0_61:                               ;   in Loop: Header=BB0_40 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[24:25], v[2:3] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s4, v24
.LBB0_62:                               ;   in Loop: Header=BB0_40 Depth=1
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_82
; %bb.63:                               ;   in Loop: Header=BB0_40 Depth=1
	v_readfirstlane_b32 s4, v31
	v_mov_b32_e32 v24, 0
	s_cmp_lg_u32 s4, 0
	v_mov_b32_e32 v25, 0
	s_cbranch_scc1 .LBB0_65
; %bb.64:                               ;   in Loop: Header=BB0_40 Depth=1
	v_mov_b32_e32 v25, s23
	v_mov_b32_e32 v24, s22
	flat_load_dwordx2 v[32:33], v[24:25] glc
	v_mov_b32_e32 v25, s13
	v_mov_b32_e32 v24, s12
	flat_load_dword v24, v[24:25] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[4:5], 0, v32
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], 1, v24
	v_add_u32_e32 v22, vcc, -1, v24
	s_and_b64 s[4:5], s[4:5], s[6:7]
	v_cmp_eq_u32_e32 vcc, s8, v22
	s_and_b64 s[4:5], s[4:5], vcc
	s_and_b64 s[4:5], s[4:5], exec
	s_cselect_b32 s4, 1, 0
	v_mov_b32_e32 v25, s4
.LBB0_65:                               ;   in Loop: Header=BB0_40 Depth=1
	v_readfirstlane_b32 s5, v25
	s_andn2_b64 vcc, exec, s[24:25]
	v_readfirstlane_b32 s4, v24
	s_cbranch_vccnz .LBB0_69
; %bb.66:                               ;   in Loop: Header=BB0_40 Depth=1
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_68
; %bb.67:                               ;   in Loop: Header=BB0_40 Depth=1
	v_mov_b32_e32 v25, s5
	v_mov_b32_e32 v24, s4
	flat_store_dwordx2 v[2:3], v[24:25]
.LBB0_68:                               ;   in Loop: Header=BB0_40 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[24:25], v[2:3] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s5, v25
	v_readfirstlane_b32 s4, v24
.LBB0_69:                               ;   in Loop: Header=BB0_40 Depth=1
	v_mov_b32_e32 v22, v21
	v_cmp_lt_u64_e32 vcc, s[4:5], v[22:23]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_82
; %bb.70:                               ;   in Loop: Header=BB0_40 Depth=1
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_72
; %bb.71:                               ;   in Loop: Header=BB0_40 Depth=1
	flat_store_dword v[18:19], v21
.LBB0_72:                               ;   in Loop: Header=BB0_40 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s9
	;;#ASMEND
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_mov_b64 s[6:7], 0
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_78
; %bb.73:                               ;   in Loop: Header=BB0_40 Depth=1
                                        ; implicit-def: $sgpr28_sgpr29
	s_branch .LBB0_75
.LBB0_74:                               ;   in Loop: Header=BB0_75 Depth=2
	s_or_b64 exec, exec, s[30:31]
	s_and_b64 s[30:31], exec, s[28:29]
	s_or_b64 s[6:7], s[30:31], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_77
.LBB0_75:                               ;   Parent Loop BB0_40 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v25, v[18:19], v[20:21] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v25
	s_or_b64 s[28:29], s[28:29], exec
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_74
; %bb.76:                               ;   in Loop: Header=BB0_75 Depth=2
	;;#ASMSTART
	onward_wait v[18:19], v[20:21] ne
	;;#ASMEND
	s_andn2_b64 s[28:29], s[28:29], exec
	s_branch .LBB0_74
.LBB0_77:                               ;   in Loop: Header=BB0_40 Depth=1
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v33, s13
	v_mov_b32_e32 v32, s12
	flat_load_dword v24, v[32:33] glc
.LBB0_78:                               ;   in Loop: Header=BB0_40 Depth=1
	s_or_b64 exec, exec, s[4:5]
	v_readfirstlane_b32 s5, v25
	s_andn2_b64 vcc, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v24
	s_cbranch_vccnz .LBB0_82
; %bb.79:                               ;   in Loop: Header=BB0_40 Depth=1
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_81
; %bb.80:                               ;   in Loop: Header=BB0_40 Depth=1
	v_mov_b32_e32 v25, s5
	v_mov_b32_e32 v24, s4
	flat_store_dwordx2 v[2:3], v[24:25]
.LBB0_81:                               ;   in Loop: Header=BB0_40 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[24:25], v[2:3] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s4, v24
.LBB0_82:                               ;   in Loop: Header=BB0_40 Depth=1
	s_mov_b32 s5, s34
	v_cmp_le_u64_e32 vcc, s[4:5], v[14:15]
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_84
; %bb.83:                               ;   in Loop: Header=BB0_40 Depth=1
	v_mov_b32_e32 v25, s19
	v_mov_b32_e32 v24, s18
	flat_atomic_add v[24:25], v23
.LBB0_84:                               ;   in Loop: Header=BB0_40 Depth=1
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_86
; %bb.85:                               ;   in Loop: Header=BB0_40 Depth=1
	v_mov_b32_e32 v25, s15
	v_mov_b32_e32 v24, s14
	flat_atomic_add v22, v[24:25], v23 glc
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v22
.LBB0_86:                               ;   in Loop: Header=BB0_40 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v22, v21
	s_mov_b64 s[6:7], -1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_cmp_le_u32_e32 vcc, s10, v22
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_39
; %bb.87:                               ;   in Loop: Header=BB0_40 Depth=1
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_38
; %bb.88:                               ;   in Loop: Header=BB0_40 Depth=1
	v_mad_u64_u32 v[24:25], s[6:7], v22, s33, v[0:1]
	v_mov_b32_e32 v22, s17
	s_mov_b32 s5, 0
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_add_u32_e32 v24, vcc, s16, v24
	v_addc_u32_e32 v25, vcc, v22, v25, vcc
.LBB0_89:                               ;   Parent Loop BB0_40 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	flat_load_dword v22, v[24:25] glc
	s_waitcnt vmcnt(0)
	s_cmp_eq_u32 s5, 0
	s_cselect_b64 vcc, -1, 0
	s_add_i32 s5, s5, 1
	s_cmp_eq_u32 s11, s5
	v_addc_u32_e32 v22, vcc, 0, v22, vcc
	flat_store_dword v[24:25], v22
	s_waitcnt vmcnt(0)
	s_cbranch_scc0 .LBB0_89
	s_branch .LBB0_38
.LBB0_90:
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
		.amdhsa_next_free_vgpr 36
		.amdhsa_next_free_sgpr 35
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
; codeLenInByte = 2816
; NumSgprs: 37
; NumVgprs: 36
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 4 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 37
; NumVGPRsForWavesPerEU: 36
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
    .sgpr_count:     37
    .sgpr_spill_count: 0
    .symbol:         steal.kd
    .vgpr_count:     36
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
