	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	p_sssp                  ; -- Begin function p_sssp
	.globl	p_sssp
	.p2align	8
	.type	p_sssp,@function
p_sssp:                                 ; @p_sssp
; %bb.0:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s10, s[4:5], 0xc
	s_mov_b32 s11, 0
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_load_dword s33, s[6:7], 0x20
	s_load_dwordx4 s[20:23], s[6:7], 0x28
	s_load_dwordx2 s[6:7], s[6:7], 0x38
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s0, 0, s2
	v_mov_b32_e32 v3, 0
	s_mov_b32 s34, 1
	v_rcp_iflag_f32_e32 v1, v1
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v18, 1
	v_mov_b32_e32 v19, 2
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mov_b32_e32 v20, 3
	v_mov_b32_e32 v21, 4
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s10, v1
	v_mul_lo_u32 v2, v1, s2
	v_add_u32_e32 v4, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s10, v2
	v_cmp_le_u32_e64 s[0:1], s2, v2
	v_cndmask_b32_e64 v1, v1, v4, s[0:1]
	v_subrev_u32_e32 v4, vcc, s2, v2
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s2, v2
	v_cndmask_b32_e32 v4, v1, v4, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s2, v4, 0
	s_lshl_b32 s0, s8, 6
	v_or_b32_e32 v16, s0, v0
	v_cmp_ne_u64_e32 vcc, s[10:11], v[1:2]
	s_add_u32 s8, s12, 64
	v_addc_u32_e64 v1, s[2:3], 0, v4, vcc
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_cndmask_b32_e64 v0, 0, 1, vcc
	v_lshlrev_b32_e32 v17, 6, v1
	v_mov_b32_e32 v1, s11
	v_add_u32_e32 v4, vcc, v0, v4
	v_cmp_gt_u32_e64 s[0:1], s33, v16
	s_addc_u32 s9, s13, 0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_mov_b32_e32 v0, -1
	v_mov_b32_e32 v2, v3
	s_branch .LBB0_3
.LBB0_1:                                ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	s_and_b64 vcc, exec, s[4:5]
	v_mov_b32_e32 v2, v8
	s_cbranch_vccnz .LBB0_52
.LBB0_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_9 Depth 2
                                        ;     Child Loop BB0_15 Depth 2
                                        ;     Child Loop BB0_26 Depth 2
                                        ;       Child Loop BB0_29 Depth 3
                                        ;     Child Loop BB0_39 Depth 2
                                        ;     Child Loop BB0_46 Depth 2
	s_mov_b32 s38, s34
	s_mov_b64 s[28:29], -1
	s_mov_b64 s[26:27], 0
	s_cmp_lt_i32 s11, 2
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[24:25], 0
                                        ; implicit-def: $sgpr34
                                        ; implicit-def: $sgpr10
	s_cbranch_scc1 .LBB0_20
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	s_cmp_gt_i32 s11, 2
	s_cbranch_scc0 .LBB0_11
; %bb.5:                                ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[24:25], -1
	s_mov_b64 s[28:29], 0
	s_cmp_eq_u32 s11, 3
	s_mov_b64 s[4:5], 0
                                        ; implicit-def: $sgpr34
	s_cbranch_scc0 .LBB0_12
; %bb.6:                                ;   in Loop: Header=BB0_3 Depth=1
	v_mov_b32_e32 v9, s7
	v_mov_b32_e32 v8, s6
	flat_load_dword v1, v[8:9] glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[24:25], 0
	s_mov_b64 s[4:5], 0
                                        ; implicit-def: $sgpr34
	v_cmp_eq_u32_e32 vcc, s38, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_12
; %bb.7:                                ;   in Loop: Header=BB0_3 Depth=1
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_10
; %bb.8:                                ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[34:35], 0
	v_mov_b32_e32 v6, v16
.LBB0_9:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	v_mov_b32_e32 v1, s23
	v_add_u32_e32 v10, vcc, s22, v8
	v_addc_u32_e32 v11, vcc, v1, v9, vcc
	flat_load_dword v1, v[10:11]
	v_add_u32_e32 v6, vcc, v6, v17
	v_mov_b32_e32 v10, s21
	v_cmp_le_u32_e32 vcc, s33, v6
	v_add_u32_e64 v8, s[4:5], s20, v8
	v_addc_u32_e64 v9, s[4:5], v10, v9, s[4:5]
	s_or_b64 s[34:35], vcc, s[34:35]
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v1
	s_andn2_b64 exec, exec, s[34:35]
	s_cbranch_execnz .LBB0_9
.LBB0_10:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[30:31]
	s_add_i32 s34, s38, 1
	s_mov_b64 s[4:5], -1
	s_branch .LBB0_12
.LBB0_11:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[28:29], -1
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[24:25], 0
                                        ; implicit-def: $sgpr34
.LBB0_12:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b32 s10, 1
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_19
; %bb.13:                               ;   in Loop: Header=BB0_3 Depth=1
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execz .LBB0_18
; %bb.14:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[34:35], 0
	s_mov_b64 s[30:31], 0
	v_mov_b32_e32 v6, v16
                                        ; implicit-def: $sgpr36_sgpr37
.LBB0_15:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	v_mov_b32_e32 v1, s23
	v_add_u32_e32 v10, vcc, s22, v8
	v_addc_u32_e32 v11, vcc, v1, v9, vcc
	v_mov_b32_e32 v12, s21
	v_add_u32_e32 v8, vcc, s20, v8
	v_addc_u32_e32 v9, vcc, v12, v9, vcc
	flat_load_dword v1, v[10:11]
	flat_load_dword v8, v[8:9]
	v_add_u32_e32 v6, vcc, v6, v17
	v_cmp_le_u32_e32 vcc, s33, v6
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[4:5], v1, v8
	s_or_b64 s[34:35], s[34:35], s[4:5]
	s_or_b64 s[30:31], vcc, s[30:31]
	s_andn2_b64 s[4:5], s[36:37], exec
	s_and_b64 s[36:37], s[34:35], exec
	s_or_b64 s[36:37], s[4:5], s[36:37]
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execnz .LBB0_15
; %bb.16:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[30:31]
	s_and_b64 exec, exec, s[36:37]
	s_cbranch_execz .LBB0_18
; %bb.17:                               ;   in Loop: Header=BB0_3 Depth=1
	v_mov_b32_e32 v9, s7
	v_mov_b32_e32 v8, s6
	v_mov_b32_e32 v1, s38
	flat_store_dword v[8:9], v1
	s_waitcnt vmcnt(0)
.LBB0_18:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[28:29]
	s_mov_b64 s[4:5], -1
	s_mov_b32 s10, 3
	s_mov_b32 s34, s38
.LBB0_19:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[28:29], 0
.LBB0_20:                               ;   in Loop: Header=BB0_3 Depth=1
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_34
; %bb.21:                               ;   in Loop: Header=BB0_3 Depth=1
	s_cmp_gt_i32 s11, 0
	s_mov_b64 s[26:27], -1
	s_cbranch_scc0 .LBB0_32
; %bb.22:                               ;   in Loop: Header=BB0_3 Depth=1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_31
; %bb.23:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[26:27], 0
	v_mov_b32_e32 v8, v16
	s_branch .LBB0_26
.LBB0_24:                               ;   in Loop: Header=BB0_26 Depth=2
	s_or_b64 exec, exec, s[30:31]
.LBB0_25:                               ;   in Loop: Header=BB0_26 Depth=2
	s_or_b64 exec, exec, s[28:29]
	v_lshlrev_b64 v[9:10], 2, v[8:9]
	v_mov_b32_e32 v6, s23
	v_add_u32_e32 v9, vcc, s22, v9
	v_addc_u32_e32 v10, vcc, v6, v10, vcc
	v_add_u32_e32 v8, vcc, v8, v17
	v_cmp_le_u32_e32 vcc, s33, v8
	s_or_b64 s[26:27], vcc, s[26:27]
	s_waitcnt vmcnt(0)
	flat_store_dword v[9:10], v1
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_31
.LBB0_26:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_29 Depth 3
	v_mov_b32_e32 v9, v7
	v_lshlrev_b64 v[10:11], 2, v[8:9]
	v_mov_b32_e32 v1, s21
	v_add_u32_e32 v12, vcc, s20, v10
	v_addc_u32_e32 v13, vcc, v1, v11, vcc
	v_mov_b32_e32 v1, s15
	v_add_u32_e32 v10, vcc, s14, v10
	v_addc_u32_e32 v11, vcc, v1, v11, vcc
	flat_load_dwordx2 v[10:11], v[10:11]
	flat_load_dword v1, v[12:13]
	s_waitcnt vmcnt(1)
	v_cmp_lt_u32_e32 vcc, v10, v11
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_25
; %bb.27:                               ;   in Loop: Header=BB0_26 Depth=2
	v_mov_b32_e32 v6, v10
	v_lshlrev_b64 v[14:15], 2, v[6:7]
	v_mov_b32_e32 v6, s19
	v_add_u32_e32 v12, vcc, s18, v14
	v_addc_u32_e32 v13, vcc, v6, v15, vcc
	v_mov_b32_e32 v6, s17
	v_add_u32_e32 v14, vcc, s16, v14
	v_addc_u32_e32 v15, vcc, v6, v15, vcc
	s_mov_b64 s[30:31], 0
	s_branch .LBB0_29
.LBB0_28:                               ;   in Loop: Header=BB0_29 Depth=3
	s_or_b64 exec, exec, s[34:35]
	v_add_u32_e32 v10, vcc, 1, v10
	v_add_u32_e32 v12, vcc, 4, v12
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	v_cmp_ge_u32_e32 vcc, v10, v11
	s_or_b64 s[30:31], vcc, s[30:31]
	v_add_u32_e32 v14, vcc, 4, v14
	v_addc_u32_e32 v15, vcc, 0, v15, vcc
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execz .LBB0_24
.LBB0_29:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_26 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v6, v[14:15]
	v_mov_b32_e32 v24, s21
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[22:23], 2, v[6:7]
	v_add_u32_e32 v22, vcc, s20, v22
	v_addc_u32_e32 v23, vcc, v24, v23, vcc
	flat_load_dword v6, v[22:23]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, -1, v6
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB0_28
; %bb.30:                               ;   in Loop: Header=BB0_29 Depth=3
	flat_load_dword v22, v[12:13]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, vcc, v22, v6
	v_min_u32_e32 v1, v6, v1
	s_branch .LBB0_28
.LBB0_31:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[26:27], 0
	s_mov_b64 s[4:5], -1
	s_mov_b32 s10, 2
	s_mov_b32 s34, s38
.LBB0_32:                               ;   in Loop: Header=BB0_3 Depth=1
	s_andn2_b64 vcc, exec, s[26:27]
	s_mov_b64 s[26:27], 0
	s_cbranch_vccnz .LBB0_34
; %bb.33:                               ;   in Loop: Header=BB0_3 Depth=1
	s_cmp_lg_u32 s11, 0
	s_mov_b64 s[26:27], -1
	s_cselect_b64 s[24:25], -1, 0
.LBB0_34:                               ;   in Loop: Header=BB0_3 Depth=1
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_36
; %bb.35:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[26:27], 0
	s_mov_b64 s[4:5], -1
	s_mov_b32 s34, s38
	s_mov_b32 s10, s11
.LBB0_36:                               ;   in Loop: Header=BB0_3 Depth=1
	s_andn2_b64 vcc, exec, s[26:27]
	s_mov_b32 s11, s10
	s_cbranch_vccnz .LBB0_41
; %bb.37:                               ;   in Loop: Header=BB0_3 Depth=1
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_40
; %bb.38:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v6, v16
.LBB0_39:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_cmp_ne_u32_e32 vcc, 0, v6
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	v_cndmask_b32_e64 v1, 0, -1, vcc
	v_add_u32_e32 v6, vcc, v6, v17
	v_mov_b32_e32 v10, s21
	v_cmp_le_u32_e32 vcc, s33, v6
	v_add_u32_e64 v8, s[4:5], s20, v8
	v_addc_u32_e64 v9, s[4:5], v10, v9, s[4:5]
	s_or_b64 s[24:25], vcc, s[24:25]
	flat_store_dword v[8:9], v1
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execnz .LBB0_39
.LBB0_40:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[4:5], -1
	s_mov_b32 s11, 1
	s_mov_b32 s34, s38
.LBB0_41:                               ;   in Loop: Header=BB0_3 Depth=1
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_48
; %bb.42:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v8, vcc, 1, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_1
; %bb.43:                               ;   in Loop: Header=BB0_3 Depth=1
	v_mov_b32_e32 v9, s12
	v_mov_b32_e32 v10, s13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v1, v[9:10], v18 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, vcc, 1, v1
	v_cmp_ne_u64_e32 vcc, v[4:5], v[6:7]
	s_and_saveexec_b64 s[24:25], vcc
	s_xor_b64 s[24:25], exec, s[24:25]
	s_cbranch_execz .LBB0_50
; %bb.44:                               ;   in Loop: Header=BB0_3 Depth=1
	v_mov_b32_e32 v1, v7
	s_mov_b64 s[26:27], 0
                                        ; implicit-def: $sgpr28_sgpr29
	s_branch .LBB0_46
.LBB0_45:                               ;   in Loop: Header=BB0_46 Depth=2
	s_or_b64 exec, exec, s[30:31]
	s_and_b64 s[30:31], exec, s[28:29]
	s_or_b64 s[26:27], s[30:31], s[26:27]
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_49
.LBB0_46:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v10, s9
	v_mov_b32_e32 v9, s8
	;;#ASMSTART
	onward_wait_load_x2 v[11:12], v[9:10], v[0:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, v8, v11
	s_or_b64 s[28:29], s[28:29], exec
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_45
; %bb.47:                               ;   in Loop: Header=BB0_46 Depth=2
	v_mov_b32_e32 v10, s9
	v_mov_b32_e32 v9, s8
	;;#ASMSTART
	onward_wait_x2 v[9:10], v[0:3] ne
	;;#ASMEND
	s_andn2_b64 s[28:29], s[28:29], exec
	s_branch .LBB0_45
.LBB0_48:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[4:5], -1
                                        ; implicit-def: $vgpr8
	s_branch .LBB0_2
.LBB0_49:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[26:27]
.LBB0_50:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_saveexec_b64 s[24:25], s[24:25]
	s_xor_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB0_1
; %bb.51:                               ;   in Loop: Header=BB0_3 Depth=1
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	flat_store_dword v[1:2], v7
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v2, s9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[1:2], v[8:9]
	v_mov_b32_e32 v9, v18
	flat_store_dwordx2 v[1:2], v[8:9]
	v_mov_b32_e32 v9, v19
	flat_store_dwordx2 v[1:2], v[8:9]
	v_mov_b32_e32 v9, v20
	flat_store_dwordx2 v[1:2], v[8:9]
	v_mov_b32_e32 v9, v21
	flat_store_dwordx2 v[1:2], v[8:9]
	s_branch .LBB0_1
.LBB0_52:
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
		.amdhsa_next_free_vgpr 25
		.amdhsa_next_free_sgpr 39
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
; codeLenInByte = 1564
; NumSgprs: 41
; NumVgprs: 25
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 41
; NumVGPRsForWavesPerEU: 25
; Occupancy: 9
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
    .sgpr_count:     41
    .sgpr_spill_count: 0
    .symbol:         p_sssp.kd
    .vgpr_count:     25
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
