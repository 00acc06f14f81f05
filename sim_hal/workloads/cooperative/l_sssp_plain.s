	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	l_sssp                  ; -- Begin function l_sssp
	.globl	l_sssp
	.p2align	8
	.type	l_sssp,@function
l_sssp:                                 ; @l_sssp
; %bb.0:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s10, s[4:5], 0xc
	s_mov_b32 s11, 0
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_load_dword s33, s[6:7], 0x20
	s_load_dwordx8 s[20:27], s[6:7], 0x28
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s0, 0, s2
	s_lshl_b32 s3, s8, 6
	v_or_b32_e32 v16, s3, v0
	v_rcp_iflag_f32_e32 v1, v1
	v_mov_b32_e32 v4, 0
	s_add_u32 s8, s12, 64
	s_mov_b32 s38, 1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_addc_u32 s9, s13, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v18, 1
	v_mul_lo_u32 v2, s0, v1
	v_mov_b32_e32 v19, 2
	v_mov_b32_e32 v20, 3
	v_mov_b32_e32 v21, 4
	v_mul_hi_u32 v2, v1, v2
	s_mov_b32 s46, 0
	s_mov_b32 s40, 0
	s_mov_b32 s39, 1
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s10, v1
	v_mul_lo_u32 v2, v1, s2
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s10, v2
	v_cmp_le_u32_e64 s[0:1], s2, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s2, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s2, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s2, v3, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v16
	v_cmp_gt_u32_e64 s[2:3], s33, v16
	v_cmp_ne_u64_e32 vcc, s[10:11], v[1:2]
	v_mov_b32_e32 v2, v4
	v_addc_u32_e64 v1, s[4:5], 0, v3, vcc
	v_cmp_eq_u32_e64 s[4:5], 0, v0
	v_cndmask_b32_e64 v0, 0, 1, vcc
	v_lshlrev_b32_e32 v17, 6, v1
	v_mov_b32_e32 v1, s11
	v_add_u32_e32 v5, vcc, v0, v3
	v_addc_u32_e32 v6, vcc, 0, v1, vcc
	v_mov_b32_e32 v0, -1
	s_branch .LBB0_3
.LBB0_1:                                ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	s_and_b64 vcc, exec, s[6:7]
	v_mov_b32_e32 v2, v9
	s_cbranch_vccnz .LBB0_47
.LBB0_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_33 Depth 2
                                        ;       Child Loop BB0_36 Depth 3
                                        ;     Child Loop BB0_10 Depth 2
                                        ;     Child Loop BB0_19 Depth 2
	s_mov_b32 s28, s39
	s_mov_b32 s10, s40
	s_mov_b32 s47, s38
	s_mov_b64 s[36:37], -1
	s_mov_b64 s[6:7], 0
	s_cmp_lt_i32 s46, 1
	s_mov_b64 s[34:35], 0
	s_mov_b64 s[30:31], 0
                                        ; implicit-def: $sgpr39
                                        ; implicit-def: $sgpr40
                                        ; implicit-def: $sgpr29
                                        ; implicit-def: $sgpr38
	s_cbranch_scc0 .LBB0_21
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	s_and_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB0_46
.LBB0_5:                                ;   in Loop: Header=BB0_3 Depth=1
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_7
.LBB0_6:                                ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[34:35], -1
	s_mov_b32 s39, s28
	s_mov_b32 s40, s10
	s_mov_b32 s29, s46
	s_mov_b32 s38, s47
.LBB0_7:                                ;   in Loop: Header=BB0_3 Depth=1
	s_andn2_b64 vcc, exec, s[6:7]
	s_mov_b32 s46, s29
	s_cbranch_vccnz .LBB0_14
; %bb.8:                                ;   in Loop: Header=BB0_3 Depth=1
	s_and_saveexec_b64 s[30:31], s[2:3]
	s_cbranch_execz .LBB0_11
; %bb.9:                                ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[34:35], 0
	v_mov_b32_e32 v7, v16
.LBB0_10:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[9:10], 2, v[7:8]
	v_cmp_ne_u32_e32 vcc, 0, v7
	v_cndmask_b32_e64 v1, 0, -1, vcc
	v_mov_b32_e32 v3, s21
	v_add_u32_e32 v7, vcc, v7, v17
	v_add_u32_e64 v11, s[6:7], s20, v9
	v_cmp_le_u32_e32 vcc, s33, v7
	v_addc_u32_e64 v12, s[6:7], v3, v10, s[6:7]
	v_mov_b32_e32 v13, s23
	v_add_u32_e64 v9, s[6:7], s22, v9
	s_or_b64 s[34:35], vcc, s[34:35]
	v_addc_u32_e64 v10, s[6:7], v13, v10, s[6:7]
	flat_store_dword v[11:12], v1
	s_waitcnt vmcnt(0)
	flat_store_dword v[9:10], v8
	s_waitcnt vmcnt(0)
	s_andn2_b64 exec, exec, s[34:35]
	s_cbranch_execnz .LBB0_10
.LBB0_11:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[30:31]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_13
; %bb.12:                               ;   in Loop: Header=BB0_3 Depth=1
	v_mov_b32_e32 v9, s24
	v_mov_b32_e32 v10, s25
	flat_store_dword v[9:10], v8
	v_mov_b32_e32 v9, s26
	v_mov_b32_e32 v10, s27
	flat_store_dword v[9:10], v18
	s_waitcnt vmcnt(0)
.LBB0_13:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_mov_b64 s[34:35], -1
	s_mov_b32 s46, 1
	s_mov_b32 s39, s28
	s_mov_b32 s40, s10
	s_mov_b32 s38, s47
.LBB0_14:                               ;   in Loop: Header=BB0_3 Depth=1
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_26
; %bb.15:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v9, vcc, 1, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_1
; %bb.16:                               ;   in Loop: Header=BB0_3 Depth=1
	v_mov_b32_e32 v10, s12
	v_mov_b32_e32 v11, s13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v1, v[10:11], v18 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, vcc, 1, v1
	v_cmp_ne_u64_e32 vcc, v[5:6], v[7:8]
	s_and_saveexec_b64 s[28:29], vcc
	s_xor_b64 s[28:29], exec, s[28:29]
	s_cbranch_execz .LBB0_42
; %bb.17:                               ;   in Loop: Header=BB0_3 Depth=1
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v4
	s_mov_b64 s[30:31], 0
                                        ; implicit-def: $sgpr34_sgpr35
	s_branch .LBB0_19
.LBB0_18:                               ;   in Loop: Header=BB0_19 Depth=2
	s_or_b64 exec, exec, s[36:37]
	s_and_b64 s[36:37], exec, s[34:35]
	s_or_b64 s[30:31], s[36:37], s[30:31]
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execz .LBB0_41
.LBB0_19:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v11, s9
	v_mov_b32_e32 v10, s8
	;;#ASMSTART
	onward_wait_load_x2 v[12:13], v[10:11], v[0:3] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, v9, v12
	s_or_b64 s[34:35], s[34:35], exec
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_18
; %bb.20:                               ;   in Loop: Header=BB0_19 Depth=2
	v_mov_b32_e32 v11, s9
	v_mov_b32_e32 v10, s8
	;;#ASMSTART
	onward_wait_x2 v[10:11], v[0:3] ne
	;;#ASMEND
	s_andn2_b64 s[34:35], s[34:35], exec
	s_branch .LBB0_18
.LBB0_21:                               ;   in Loop: Header=BB0_3 Depth=1
	s_cmp_gt_i32 s46, 1
	s_cbranch_scc0 .LBB0_27
; %bb.22:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[30:31], -1
	s_mov_b64 s[36:37], 0
	s_cmp_eq_u32 s46, 2
	s_mov_b64 s[34:35], 0
                                        ; implicit-def: $sgpr39
                                        ; implicit-def: $sgpr40
                                        ; implicit-def: $sgpr38
	s_cbranch_scc0 .LBB0_28
; %bb.23:                               ;   in Loop: Header=BB0_3 Depth=1
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_25
; %bb.24:                               ;   in Loop: Header=BB0_3 Depth=1
	s_lshl_b64 s[34:35], s[10:11], 2
	s_add_u32 s34, s26, s34
	s_addc_u32 s35, s27, s35
	v_mov_b32_e32 v9, s34
	v_mov_b32_e32 v10, s35
	flat_store_dword v[9:10], v8
	s_waitcnt vmcnt(0)
.LBB0_25:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[30:31]
	s_xor_b32 s40, s10, 1
	s_xor_b32 s39, s28, 1
	s_add_i32 s38, s47, 1
	s_mov_b64 s[30:31], 0
	s_mov_b64 s[34:35], -1
	s_branch .LBB0_28
.LBB0_26:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[6:7], -1
                                        ; implicit-def: $vgpr9
	s_branch .LBB0_2
.LBB0_27:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[36:37], -1
	s_mov_b64 s[34:35], 0
	s_mov_b64 s[30:31], 0
                                        ; implicit-def: $sgpr39
                                        ; implicit-def: $sgpr40
                                        ; implicit-def: $sgpr38
.LBB0_28:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b32 s29, 1
	s_and_b64 vcc, exec, s[36:37]
	s_cbranch_vccz .LBB0_45
; %bb.29:                               ;   in Loop: Header=BB0_3 Depth=1
	s_lshl_b64 s[36:37], s[10:11], 2
	s_add_u32 s36, s26, s36
	s_addc_u32 s37, s27, s37
	v_mov_b32_e32 v9, s36
	v_mov_b32_e32 v10, s37
	flat_load_dword v1, v[9:10] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_44
; %bb.30:                               ;   in Loop: Header=BB0_3 Depth=1
	v_cmp_lt_u32_e32 vcc, v16, v1
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB0_40
; %bb.31:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mul_i32 s36, s10, s33
	s_mov_b32 s37, s11
	s_lshl_b64 s[36:37], s[36:37], 2
	s_add_u32 s48, s24, s36
	s_addc_u32 s49, s25, s37
	s_mul_i32 s36, s28, s33
	s_mov_b32 s37, s11
	s_lshl_b64 s[36:37], s[36:37], 2
	s_add_u32 s50, s24, s36
	s_mov_b32 s29, s11
	s_addc_u32 s51, s25, s37
	s_lshl_b64 s[36:37], s[28:29], 2
	s_add_u32 s36, s26, s36
	s_addc_u32 s37, s27, s37
	s_mov_b64 s[38:39], 0
	v_mov_b32_e32 v3, v16
	s_branch .LBB0_33
.LBB0_32:                               ;   in Loop: Header=BB0_33 Depth=2
	s_or_b64 exec, exec, s[40:41]
	v_add_u32_e32 v3, vcc, v3, v17
	v_cmp_ge_u32_e32 vcc, v3, v1
	s_or_b64 s[38:39], vcc, s[38:39]
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execz .LBB0_40
.LBB0_33:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_36 Depth 3
	v_lshlrev_b64 v[9:10], 2, v[3:4]
	v_mov_b32_e32 v7, s49
	v_add_u32_e32 v9, vcc, s48, v9
	v_addc_u32_e32 v10, vcc, v7, v10, vcc
	flat_load_dword v9, v[9:10]
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v14, s21
	v_mov_b32_e32 v12, v4
	v_mov_b32_e32 v7, s15
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, vcc, 1, v9
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v13, vcc, s20, v9
	v_addc_u32_e32 v14, vcc, v14, v10, vcc
	v_add_u32_e32 v9, vcc, s14, v9
	v_addc_u32_e32 v10, vcc, v7, v10, vcc
	v_add_u32_e32 v11, vcc, s14, v11
	v_addc_u32_e32 v12, vcc, v7, v12, vcc
	flat_load_dword v22, v[11:12]
	flat_load_dword v23, v[13:14] glc
	flat_load_dword v9, v[9:10]
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v9, v22
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB0_32
; %bb.34:                               ;   in Loop: Header=BB0_33 Depth=2
	v_mov_b32_e32 v10, v8
	v_lshlrev_b64 v[12:13], 2, v[9:10]
	v_mov_b32_e32 v7, s19
	v_add_u32_e32 v10, vcc, s18, v12
	v_addc_u32_e32 v11, vcc, v7, v13, vcc
	v_mov_b32_e32 v7, s17
	v_add_u32_e32 v12, vcc, s16, v12
	v_addc_u32_e32 v13, vcc, v7, v13, vcc
	s_mov_b64 s[42:43], 0
	s_branch .LBB0_36
.LBB0_35:                               ;   in Loop: Header=BB0_36 Depth=3
	s_or_b64 exec, exec, s[44:45]
	v_add_u32_e32 v9, vcc, 1, v9
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	v_cmp_ge_u32_e32 vcc, v9, v22
	s_or_b64 s[42:43], vcc, s[42:43]
	v_add_u32_e32 v12, vcc, 4, v12
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execz .LBB0_32
.LBB0_36:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_33 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v7, v[12:13]
	flat_load_dword v24, v[10:11]
	v_mov_b32_e32 v25, s21
	s_waitcnt vmcnt(1)
	v_lshlrev_b64 v[14:15], 2, v[7:8]
	v_add_u32_e32 v14, vcc, s20, v14
	v_addc_u32_e32 v15, vcc, v25, v15, vcc
	flat_load_dword v25, v[14:15] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v24, vcc, v24, v23
	v_cmp_lt_u32_e32 vcc, v24, v25
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_35
; %bb.37:                               ;   in Loop: Header=BB0_36 Depth=3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v14, v[14:15], v24 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_gt_u32_e32 vcc, v14, v24
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_35
; %bb.38:                               ;   in Loop: Header=BB0_36 Depth=3
	v_lshlrev_b64 v[14:15], 2, v[7:8]
	v_mov_b32_e32 v24, s23
	v_add_u32_e32 v14, vcc, s22, v14
	v_addc_u32_e32 v15, vcc, v24, v15, vcc
	v_mov_b32_e32 v24, s47
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v14, v[14:15], v24 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_ne_u32_e32 vcc, s47, v14
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_35
; %bb.39:                               ;   in Loop: Header=BB0_36 Depth=3
	v_mov_b32_e32 v14, s36
	v_mov_b32_e32 v15, s37
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v14, v[14:15], v18 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v15, v8
	v_mov_b32_e32 v24, s51
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v14, vcc, s50, v14
	v_addc_u32_e32 v15, vcc, v24, v15, vcc
	flat_store_dword v[14:15], v7
	s_branch .LBB0_35
.LBB0_40:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[34:35]
	s_mov_b64 s[34:35], -1
	s_mov_b32 s29, 2
	s_mov_b32 s39, s28
	s_mov_b32 s40, s10
	s_mov_b32 s38, s47
	s_branch .LBB0_45
.LBB0_41:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[30:31]
.LBB0_42:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_saveexec_b64 s[28:29], s[28:29]
	s_xor_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_1
; %bb.43:                               ;   in Loop: Header=BB0_3 Depth=1
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	flat_store_dword v[1:2], v8
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v2, s9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[1:2], v[9:10]
	v_mov_b32_e32 v10, v18
	flat_store_dwordx2 v[1:2], v[9:10]
	v_mov_b32_e32 v10, v19
	flat_store_dwordx2 v[1:2], v[9:10]
	v_mov_b32_e32 v10, v20
	flat_store_dwordx2 v[1:2], v[9:10]
	v_mov_b32_e32 v10, v21
	flat_store_dwordx2 v[1:2], v[9:10]
	s_branch .LBB0_1
.LBB0_44:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b32 s29, 1
.LBB0_45:                               ;   in Loop: Header=BB0_3 Depth=1
	s_branch .LBB0_5
.LBB0_46:                               ;   in Loop: Header=BB0_3 Depth=1
	s_cmp_lg_u32 s46, 0
	s_mov_b64 s[6:7], -1
	s_cselect_b64 s[30:31], -1, 0
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_6
	s_branch .LBB0_7
.LBB0_47:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel l_sssp
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
		.amdhsa_next_free_vgpr 26
		.amdhsa_next_free_sgpr 52
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
	.size	l_sssp, .Lfunc_end0-l_sssp
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1720
; NumSgprs: 54
; NumVgprs: 26
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 54
; NumVGPRsForWavesPerEU: 26
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
        .is_volatile:    true
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
    .name:           l_sssp
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     54
    .sgpr_spill_count: 0
    .symbol:         l_sssp.kd
    .vgpr_count:     26
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
