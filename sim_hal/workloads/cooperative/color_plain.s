	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	color                   ; -- Begin function color
	.globl	color
	.p2align	8
	.type	color,@function
color:                                  ; @color
; %bb.0:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s4, s[4:5], 0xc
	s_mov_b32 s5, 0
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
	v_mov_b32_e32 v15, 1
	v_mov_b32_e32 v16, 2
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mov_b32_e32 v17, 3
	v_mov_b32_e32 v18, 4
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s4, v1
	v_mul_lo_u32 v2, v1, s2
	v_add_u32_e32 v4, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s4, v2
	v_cmp_le_u32_e64 s[0:1], s2, v2
	v_cndmask_b32_e64 v1, v1, v4, s[0:1]
	v_subrev_u32_e32 v4, vcc, s2, v2
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s2, v2
	v_cndmask_b32_e32 v4, v1, v4, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s2, v4, 0
	s_lshl_b32 s0, s8, 6
	v_or_b32_e32 v13, s0, v0
	v_cmp_ne_u64_e32 vcc, s[4:5], v[1:2]
	s_add_u32 s8, s12, 64
	v_addc_u32_e64 v1, s[2:3], 0, v4, vcc
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_cndmask_b32_e64 v0, 0, 1, vcc
	v_lshlrev_b32_e32 v14, 6, v1
	v_mov_b32_e32 v1, s5
	v_add_u32_e32 v4, vcc, v0, v4
	v_cmp_gt_u32_e64 s[0:1], s33, v13
	s_addc_u32 s9, s13, 0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_mov_b32_e32 v0, -1
	v_mov_b32_e32 v2, v3
	s_branch .LBB0_3
.LBB0_1:                                ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	s_and_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v2, v8
	s_cbranch_vccnz .LBB0_51
.LBB0_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_25 Depth 2
                                        ;     Child Loop BB0_36 Depth 2
                                        ;       Child Loop BB0_40 Depth 3
                                        ;     Child Loop BB0_10 Depth 2
                                        ;     Child Loop BB0_17 Depth 2
	s_mov_b32 s44, s34
	s_mov_b64 s[28:29], -1
	s_mov_b64 s[10:11], 0
	s_cmp_lt_i32 s5, 1
	s_mov_b64 s[26:27], 0
	s_mov_b64 s[24:25], 0
                                        ; implicit-def: $sgpr34
                                        ; implicit-def: $sgpr4
	s_cbranch_scc0 .LBB0_19
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_49
.LBB0_5:                                ;   in Loop: Header=BB0_3 Depth=1
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_7
.LBB0_6:                                ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[26:27], -1
	s_mov_b32 s34, s44
	s_mov_b32 s4, s5
.LBB0_7:                                ;   in Loop: Header=BB0_3 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b32 s5, s4
	s_cbranch_vccnz .LBB0_12
; %bb.8:                                ;   in Loop: Header=BB0_3 Depth=1
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_11
; %bb.9:                                ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v6, v13
.LBB0_10:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	v_add_u32_e32 v6, vcc, v6, v14
	v_mov_b32_e32 v1, s21
	v_cmp_le_u32_e32 vcc, s33, v6
	v_add_u32_e64 v8, s[4:5], s20, v8
	v_addc_u32_e64 v9, s[4:5], v1, v9, s[4:5]
	s_or_b64 s[24:25], vcc, s[24:25]
	flat_store_dword v[8:9], v0
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execnz .LBB0_10
.LBB0_11:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[26:27], -1
	s_mov_b32 s5, 1
	s_mov_b32 s34, s44
.LBB0_12:                               ;   in Loop: Header=BB0_3 Depth=1
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_28
; %bb.13:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v8, vcc, 1, v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	; wave barrier
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_1
; %bb.14:                               ;   in Loop: Header=BB0_3 Depth=1
	v_mov_b32_e32 v9, s12
	v_mov_b32_e32 v10, s13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v1, v[9:10], v15 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, vcc, 1, v1
	v_cmp_ne_u64_e32 vcc, v[4:5], v[6:7]
	s_and_saveexec_b64 s[24:25], vcc
	s_xor_b64 s[24:25], exec, s[24:25]
	s_cbranch_execz .LBB0_43
; %bb.15:                               ;   in Loop: Header=BB0_3 Depth=1
	v_mov_b32_e32 v1, v7
	s_mov_b64 s[26:27], 0
                                        ; implicit-def: $sgpr28_sgpr29
	s_branch .LBB0_17
.LBB0_16:                               ;   in Loop: Header=BB0_17 Depth=2
	s_or_b64 exec, exec, s[30:31]
	s_and_b64 s[30:31], exec, s[28:29]
	s_or_b64 s[26:27], s[30:31], s[26:27]
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_42
.LBB0_17:                               ;   Parent Loop BB0_3 Depth=1
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
	s_cbranch_execz .LBB0_16
; %bb.18:                               ;   in Loop: Header=BB0_17 Depth=2
	v_mov_b32_e32 v10, s9
	v_mov_b32_e32 v9, s8
	;;#ASMSTART
	onward_wait_x2 v[9:10], v[0:3] ne
	;;#ASMEND
	s_andn2_b64 s[28:29], s[28:29], exec
	s_branch .LBB0_16
.LBB0_19:                               ;   in Loop: Header=BB0_3 Depth=1
	s_cmp_gt_i32 s5, 1
	s_cbranch_scc0 .LBB0_29
; %bb.20:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[24:25], -1
	s_mov_b64 s[28:29], 0
	s_cmp_eq_u32 s5, 2
	s_mov_b64 s[26:27], 0
                                        ; implicit-def: $sgpr34
	s_cbranch_scc0 .LBB0_30
; %bb.21:                               ;   in Loop: Header=BB0_3 Depth=1
	v_mov_b32_e32 v9, s7
	v_mov_b32_e32 v8, s6
	flat_load_dword v1, v[8:9] glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[24:25], 0
	s_mov_b64 s[26:27], 0
                                        ; implicit-def: $sgpr34
	v_cmp_eq_u32_e32 vcc, s44, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_30
; %bb.22:                               ;   in Loop: Header=BB0_3 Depth=1
	s_and_saveexec_b64 s[26:27], s[0:1]
	s_cbranch_execz .LBB0_50
; %bb.23:                               ;   in Loop: Header=BB0_3 Depth=1
	s_add_i32 s4, s44, -1
	s_mov_b64 s[30:31], 0
	v_mov_b32_e32 v6, v13
	s_branch .LBB0_25
.LBB0_24:                               ;   in Loop: Header=BB0_25 Depth=2
	s_or_b64 exec, exec, s[34:35]
	v_add_u32_e32 v6, vcc, v6, v14
	v_cmp_le_u32_e32 vcc, s33, v6
	s_or_b64 s[30:31], vcc, s[30:31]
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execz .LBB0_50
.LBB0_25:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	v_mov_b32_e32 v1, s21
	v_add_u32_e32 v8, vcc, s20, v8
	v_addc_u32_e32 v9, vcc, v1, v9, vcc
	flat_load_dword v1, v[8:9]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v1
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB0_24
; %bb.26:                               ;   in Loop: Header=BB0_25 Depth=2
	v_lshlrev_b64 v[10:11], 2, v[6:7]
	v_mov_b32_e32 v1, s19
	v_add_u32_e32 v19, vcc, s18, v10
	v_addc_u32_e32 v20, vcc, v1, v11, vcc
	v_mov_b32_e32 v12, s23
	v_add_u32_e32 v10, vcc, s22, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	flat_load_dword v1, v[19:20]
	flat_load_dword v10, v[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_ge_u32_e32 vcc, v1, v10
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_24
; %bb.27:                               ;   in Loop: Header=BB0_25 Depth=2
	v_mov_b32_e32 v1, s4
	flat_store_dword v[8:9], v1
	s_branch .LBB0_24
.LBB0_28:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr8
	s_branch .LBB0_2
.LBB0_29:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[28:29], -1
	s_mov_b64 s[26:27], 0
                                        ; implicit-def: $sgpr34
	s_mov_b64 s[24:25], 0
.LBB0_30:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b32 s4, 1
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_48
; %bb.31:                               ;   in Loop: Header=BB0_3 Depth=1
	s_and_saveexec_b64 s[26:27], s[0:1]
	s_cbranch_execz .LBB0_47
; %bb.32:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[30:31], 0
	s_mov_b64 s[28:29], 0
	v_mov_b32_e32 v8, v13
                                        ; implicit-def: $sgpr34_sgpr35
	s_branch .LBB0_36
.LBB0_33:                               ;   in Loop: Header=BB0_36 Depth=2
	s_or_b64 exec, exec, s[40:41]
.LBB0_34:                               ;   in Loop: Header=BB0_36 Depth=2
	s_or_b64 exec, exec, s[38:39]
	v_lshlrev_b64 v[9:10], 2, v[8:9]
	v_mov_b32_e32 v6, s23
	v_add_u32_e32 v9, vcc, s22, v9
	v_addc_u32_e32 v10, vcc, v6, v10, vcc
	s_or_b64 s[30:31], s[30:31], exec
	flat_store_dword v[9:10], v1
.LBB0_35:                               ;   in Loop: Header=BB0_36 Depth=2
	s_or_b64 exec, exec, s[36:37]
	v_add_u32_e32 v8, vcc, v8, v14
	v_cmp_le_u32_e32 vcc, s33, v8
	s_or_b64 s[28:29], vcc, s[28:29]
	s_andn2_b64 s[34:35], s[34:35], exec
	s_and_b64 s[36:37], s[30:31], exec
	s_or_b64 s[34:35], s[34:35], s[36:37]
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_45
.LBB0_36:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_40 Depth 3
	v_mov_b32_e32 v9, v7
	v_lshlrev_b64 v[10:11], 2, v[8:9]
	v_mov_b32_e32 v1, s21
	v_add_u32_e32 v10, vcc, s20, v10
	v_addc_u32_e32 v11, vcc, v1, v11, vcc
	flat_load_dword v1, v[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v1
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_35
; %bb.37:                               ;   in Loop: Header=BB0_36 Depth=2
	v_add_u32_e32 v6, vcc, 1, v8
	v_lshlrev_b64 v[10:11], 2, v[6:7]
	v_mov_b32_e32 v1, s15
	v_add_u32_e32 v10, vcc, s14, v10
	v_lshlrev_b64 v[19:20], 2, v[8:9]
	v_addc_u32_e32 v11, vcc, v1, v11, vcc
	v_add_u32_e32 v21, vcc, s14, v19
	v_addc_u32_e32 v22, vcc, v1, v20, vcc
	flat_load_dword v19, v[10:11]
	flat_load_dword v10, v[21:22]
	v_mov_b32_e32 v1, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v10, v19
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_34
; %bb.38:                               ;   in Loop: Header=BB0_36 Depth=2
	v_mov_b32_e32 v11, v7
	v_lshlrev_b64 v[11:12], 2, v[10:11]
	v_mov_b32_e32 v1, s17
	v_add_u32_e32 v11, vcc, s16, v11
	v_addc_u32_e32 v12, vcc, v1, v12, vcc
	s_mov_b64 s[40:41], 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_40
.LBB0_39:                               ;   in Loop: Header=BB0_40 Depth=3
	s_or_b64 exec, exec, s[42:43]
	v_add_u32_e32 v10, vcc, 1, v10
	v_cmp_ge_u32_e32 vcc, v10, v19
	s_or_b64 s[40:41], vcc, s[40:41]
	v_add_u32_e32 v11, vcc, 4, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execz .LBB0_33
.LBB0_40:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_36 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v6, v[11:12]
	v_mov_b32_e32 v22, s21
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[20:21], 2, v[6:7]
	v_add_u32_e32 v20, vcc, s20, v20
	v_addc_u32_e32 v21, vcc, v22, v21, vcc
	flat_load_dword v20, v[20:21]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v20
	s_and_saveexec_b64 s[42:43], vcc
	s_cbranch_execz .LBB0_39
; %bb.41:                               ;   in Loop: Header=BB0_40 Depth=3
	v_lshlrev_b64 v[20:21], 2, v[6:7]
	v_mov_b32_e32 v6, s19
	v_add_u32_e32 v20, vcc, s18, v20
	v_addc_u32_e32 v21, vcc, v6, v21, vcc
	flat_load_dword v6, v[20:21]
	s_waitcnt vmcnt(0)
	v_max_u32_e32 v1, v1, v6
	s_branch .LBB0_39
.LBB0_42:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[26:27]
.LBB0_43:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_saveexec_b64 s[24:25], s[24:25]
	s_xor_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB0_1
; %bb.44:                               ;   in Loop: Header=BB0_3 Depth=1
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	flat_store_dword v[1:2], v7
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v2, s9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[1:2], v[8:9]
	v_mov_b32_e32 v9, v15
	flat_store_dwordx2 v[1:2], v[8:9]
	v_mov_b32_e32 v9, v16
	flat_store_dwordx2 v[1:2], v[8:9]
	v_mov_b32_e32 v9, v17
	flat_store_dwordx2 v[1:2], v[8:9]
	v_mov_b32_e32 v9, v18
	flat_store_dwordx2 v[1:2], v[8:9]
	s_branch .LBB0_1
.LBB0_45:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[28:29]
	s_and_b64 exec, exec, s[34:35]
	s_cbranch_execz .LBB0_47
; %bb.46:                               ;   in Loop: Header=BB0_3 Depth=1
	v_mov_b32_e32 v9, s7
	v_mov_b32_e32 v8, s6
	v_mov_b32_e32 v1, s44
	flat_store_dword v[8:9], v1
	s_waitcnt vmcnt(0)
.LBB0_47:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[26:27]
	s_mov_b64 s[26:27], -1
	s_mov_b32 s4, 2
	s_mov_b32 s34, s44
.LBB0_48:                               ;   in Loop: Header=BB0_3 Depth=1
	s_branch .LBB0_5
.LBB0_49:                               ;   in Loop: Header=BB0_3 Depth=1
	s_cmp_lg_u32 s5, 0
	s_mov_b64 s[10:11], -1
	s_cselect_b64 s[24:25], -1, 0
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_6
	s_branch .LBB0_7
.LBB0_50:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[26:27]
	s_add_i32 s34, s44, 1
	s_mov_b64 s[26:27], -1
	s_branch .LBB0_30
.LBB0_51:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel color
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
		.amdhsa_next_free_sgpr 45
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
	.size	color, .Lfunc_end0-color
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1544
; NumSgprs: 47
; NumVgprs: 23
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 47
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
    .name:           color
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     47
    .sgpr_spill_count: 0
    .symbol:         color.kd
    .vgpr_count:     23
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
