	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	race_reader_leaves      ; -- Begin function race_reader_leaves
	.globl	race_reader_leaves
	.p2align	8
	.type	race_reader_leaves,@function
race_reader_leaves:                     ; @race_reader_leaves
.Lfunc_begin0:
	.file	0 "." "race_reader_leaves.cl" md5 0xd17660ce949f6bdee045c35dad711183
	.loc	0 11 0                          ; race_reader_leaves.cl:11:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	s_mov_b32 s7, 0
.Ltmp0:
	.loc	0 14 25 prologue_end            ; race_reader_leaves.cl:14:25
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_19
; %bb.1:
	.loc	0 12 25                         ; race_reader_leaves.cl:12:25
	s_load_dwordx2 s[10:11], s[4:5], 0x10
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[8:9], -1, 0
	s_lshl_b64 s[4:5], s[6:7], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s10, s4
	s_addc_u32 s5, s11, s5
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .LBB0_20
; %bb.2:
	.loc	0 0 25 is_stmt 0                ; race_reader_leaves.cl:0:25
	s_mov_b64 s[6:7], 0
	.loc	0 17 14 is_stmt 1               ; race_reader_leaves.cl:17:14
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_4
.LBB0_3:                                ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0 14 is_stmt 0                ; race_reader_leaves.cl:0:14
	s_or_b64 exec, exec, s[10:11]
	.loc	0 28 17 is_stmt 1               ; race_reader_leaves.cl:28:17
	v_mov_b32_e32 v3, s1
	.loc	0 28 66 is_stmt 0               ; race_reader_leaves.cl:28:66
	v_add_u32_e32 v0, vcc, 1, v1
	.loc	0 28 17                         ; race_reader_leaves.cl:28:17
	v_mov_b32_e32 v2, s0
	flat_atomic_cmpswap v0, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v1, v0
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_6
.LBB0_4:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_5 Depth 2
	.loc	0 26 13 is_stmt 1               ; race_reader_leaves.cl:26:13
	v_cmp_gt_i32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_3
.LBB0_5:                                ;   Parent Loop BB0_4 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 27 23                         ; race_reader_leaves.cl:27:23
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v1, v[0:1] glc
	.loc	0 26 13                         ; race_reader_leaves.cl:26:13
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_5
	s_branch .LBB0_3
.LBB0_6:
	.loc	0 0 13 is_stmt 0                ; race_reader_leaves.cl:0:13
	s_or_b64 exec, exec, s[6:7]
	.loc	0 29 30 is_stmt 1               ; race_reader_leaves.cl:29:30
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v2, v[0:1]
	.loc	0 29 27 is_stmt 0               ; race_reader_leaves.cl:29:27
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	flat_load_dword v3, v[0:1]
	v_mov_b32_e32 v4, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, v2, v3
	flat_store_dword v[0:1], v2
	.loc	0 30 9 is_stmt 1                ; race_reader_leaves.cl:30:9
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0)
	flat_atomic_sub v[0:1], v4
.LBB0_7:
	.loc	0 0 9 is_stmt 0                 ; race_reader_leaves.cl:0:9
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_24
.LBB0_8:
	s_mov_b64 s[6:7], 0
	.loc	0 17 14 is_stmt 1               ; race_reader_leaves.cl:17:14
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_10
.LBB0_9:                                ;   in Loop: Header=BB0_10 Depth=1
	.loc	0 0 14 is_stmt 0                ; race_reader_leaves.cl:0:14
	s_or_b64 exec, exec, s[10:11]
	.loc	0 28 17 is_stmt 1               ; race_reader_leaves.cl:28:17
	v_mov_b32_e32 v3, s1
	.loc	0 28 66 is_stmt 0               ; race_reader_leaves.cl:28:66
	v_add_u32_e32 v0, vcc, 1, v1
	.loc	0 28 17                         ; race_reader_leaves.cl:28:17
	v_mov_b32_e32 v2, s0
	flat_atomic_cmpswap v0, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v1, v0
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_12
.LBB0_10:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_11 Depth 2
	.loc	0 26 13 is_stmt 1               ; race_reader_leaves.cl:26:13
	v_cmp_gt_i32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_9
.LBB0_11:                               ;   Parent Loop BB0_10 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 27 23                         ; race_reader_leaves.cl:27:23
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v1, v[0:1] glc
	.loc	0 26 13                         ; race_reader_leaves.cl:26:13
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_11
	s_branch .LBB0_9
.LBB0_12:
	.loc	0 0 13 is_stmt 0                ; race_reader_leaves.cl:0:13
	s_or_b64 exec, exec, s[6:7]
	.loc	0 29 30 is_stmt 1               ; race_reader_leaves.cl:29:30
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v2, v[0:1]
	.loc	0 29 27 is_stmt 0               ; race_reader_leaves.cl:29:27
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	flat_load_dword v3, v[0:1]
	v_mov_b32_e32 v4, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, v2, v3
	flat_store_dword v[0:1], v2
	.loc	0 30 9 is_stmt 1                ; race_reader_leaves.cl:30:9
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0)
	flat_atomic_sub v[0:1], v4
.LBB0_13:
	.loc	0 0 9 is_stmt 0                 ; race_reader_leaves.cl:0:9
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_28
.LBB0_14:
	s_mov_b64 s[6:7], 0
	.loc	0 17 14 is_stmt 1               ; race_reader_leaves.cl:17:14
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_16
.LBB0_15:                               ;   in Loop: Header=BB0_16 Depth=1
	.loc	0 0 14 is_stmt 0                ; race_reader_leaves.cl:0:14
	s_or_b64 exec, exec, s[8:9]
	.loc	0 28 17 is_stmt 1               ; race_reader_leaves.cl:28:17
	v_mov_b32_e32 v3, s1
	.loc	0 28 66 is_stmt 0               ; race_reader_leaves.cl:28:66
	v_add_u32_e32 v0, vcc, 1, v1
	.loc	0 28 17                         ; race_reader_leaves.cl:28:17
	v_mov_b32_e32 v2, s0
	flat_atomic_cmpswap v0, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v1, v0
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_18
.LBB0_16:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_17 Depth 2
	.loc	0 26 13 is_stmt 1               ; race_reader_leaves.cl:26:13
	v_cmp_gt_i32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_15
.LBB0_17:                               ;   Parent Loop BB0_16 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 27 23                         ; race_reader_leaves.cl:27:23
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v1, v[0:1] glc
	.loc	0 26 13                         ; race_reader_leaves.cl:26:13
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_17
	s_branch .LBB0_15
.LBB0_18:
	.loc	0 0 13 is_stmt 0                ; race_reader_leaves.cl:0:13
	s_or_b64 exec, exec, s[6:7]
	.loc	0 29 30 is_stmt 1               ; race_reader_leaves.cl:29:30
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v2, v[0:1]
	.loc	0 29 27 is_stmt 0               ; race_reader_leaves.cl:29:27
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	flat_load_dword v3, v[0:1]
	v_mov_b32_e32 v4, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, v2, v3
	flat_store_dword v[0:1], v2
	.loc	0 30 9 is_stmt 1                ; race_reader_leaves.cl:30:9
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0)
	flat_atomic_sub v[0:1], v4
.LBB0_19:
	.loc	0 32 1                          ; race_reader_leaves.cl:32:1
	s_endpgm
.LBB0_20:
	.loc	0 0 1 is_stmt 0                 ; race_reader_leaves.cl:0:1
	s_cbranch_execz .LBB0_7
; %bb.21:
	s_mov_b64 s[6:7], 0
	v_bfrev_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.LBB0_22:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 19 21 is_stmt 1               ; race_reader_leaves.cl:19:21
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	flat_atomic_cmpswap v2, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_22
; %bb.23:
	.loc	0 0 21 is_stmt 0                ; race_reader_leaves.cl:0:21
	s_or_b64 exec, exec, s[6:7]
	.loc	0 21 19 is_stmt 1               ; race_reader_leaves.cl:21:19
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v4, v[0:1]
	.loc	0 22 13                         ; race_reader_leaves.cl:22:13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v2, s0
	.loc	0 21 19                         ; race_reader_leaves.cl:21:19
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v4
	flat_store_dword v[0:1], v4
	.loc	0 22 13                         ; race_reader_leaves.cl:22:13
	s_waitcnt vmcnt(0)
	flat_store_dword v[2:3], v5
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_8
.LBB0_24:
	.loc	0 0 13 is_stmt 0                ; race_reader_leaves.cl:0:13
	s_cbranch_execz .LBB0_13
; %bb.25:
	s_mov_b64 s[6:7], 0
	v_bfrev_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.LBB0_26:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 19 21 is_stmt 1               ; race_reader_leaves.cl:19:21
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	flat_atomic_cmpswap v2, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_26
; %bb.27:
	.loc	0 0 21 is_stmt 0                ; race_reader_leaves.cl:0:21
	s_or_b64 exec, exec, s[6:7]
	.loc	0 21 19 is_stmt 1               ; race_reader_leaves.cl:21:19
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v4, v[0:1]
	.loc	0 22 13                         ; race_reader_leaves.cl:22:13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v2, s0
	.loc	0 21 19                         ; race_reader_leaves.cl:21:19
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v4
	flat_store_dword v[0:1], v4
	.loc	0 22 13                         ; race_reader_leaves.cl:22:13
	s_waitcnt vmcnt(0)
	flat_store_dword v[2:3], v5
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_14
.LBB0_28:
	.loc	0 0 13 is_stmt 0                ; race_reader_leaves.cl:0:13
	s_cbranch_execz .LBB0_19
; %bb.29:
	s_mov_b64 s[4:5], 0
	v_bfrev_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.LBB0_30:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 19 21 is_stmt 1               ; race_reader_leaves.cl:19:21
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	flat_atomic_cmpswap v2, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_30
; %bb.31:
	.loc	0 0 21 is_stmt 0                ; race_reader_leaves.cl:0:21
	s_or_b64 exec, exec, s[4:5]
	.loc	0 21 19 is_stmt 1               ; race_reader_leaves.cl:21:19
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v4, v[0:1]
	.loc	0 22 13                         ; race_reader_leaves.cl:22:13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v2, s0
	.loc	0 21 19                         ; race_reader_leaves.cl:21:19
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v4
	flat_store_dword v[0:1], v4
	.loc	0 22 13                         ; race_reader_leaves.cl:22:13
	s_waitcnt vmcnt(0)
	flat_store_dword v[2:3], v5
	.loc	0 32 1                          ; race_reader_leaves.cl:32:1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel race_reader_leaves
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 12
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
	.size	race_reader_leaves, .Lfunc_end0-race_reader_leaves
	.cfi_endproc
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1040
; NumSgprs: 14
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 14
; NumVGPRsForWavesPerEU: 6
; Occupancy: 10
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.section	.debug_abbrev
	.byte	1                               ; Abbreviation Code
	.byte	17                              ; DW_TAG_compile_unit
	.byte	0                               ; DW_CHILDREN_no
	.byte	37                              ; DW_AT_producer
	.byte	37                              ; DW_FORM_strx1
	.byte	19                              ; DW_AT_language
	.byte	5                               ; DW_FORM_data2
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	114                             ; DW_AT_str_offsets_base
	.byte	23                              ; DW_FORM_sec_offset
	.byte	16                              ; DW_AT_stmt_list
	.byte	23                              ; DW_FORM_sec_offset
	.byte	27                              ; DW_AT_comp_dir
	.byte	37                              ; DW_FORM_strx1
	.byte	17                              ; DW_AT_low_pc
	.byte	27                              ; DW_FORM_addrx
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	115                             ; DW_AT_addr_base
	.byte	23                              ; DW_FORM_sec_offset
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	0                               ; EOM(3)
	.section	.debug_info
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	5                               ; DWARF version number
	.byte	1                               ; DWARF Unit Type
	.byte	8                               ; Address Size (in bytes)
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	1                               ; Abbrev [1] 0xc:0x17 DW_TAG_compile_unit
	.byte	0                               ; DW_AT_producer
	.short	21                              ; DW_AT_language
	.byte	1                               ; DW_AT_name
	.long	.Lstr_offsets_base0             ; DW_AT_str_offsets_base
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.byte	2                               ; DW_AT_comp_dir
	.byte	0                               ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	.Laddr_table_base0              ; DW_AT_addr_base
.Ldebug_info_end0:
	.section	.debug_str_offsets
	.long	16                              ; Length of String Offsets Set
	.short	5
	.short	0
.Lstr_offsets_base0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"Debian clang version 14.0.6"   ; string offset=0
.Linfo_string1:
	.asciz	"race_reader_leaves.cl"         ; string offset=28
.Linfo_string2:
	.asciz	"."                             ; string offset=50
	.section	.debug_str_offsets
	.long	.Linfo_string0
	.long	.Linfo_string1
	.long	.Linfo_string2
	.section	.debug_addr
	.long	.Ldebug_addr_end0-.Ldebug_addr_start0 ; Length of contribution
.Ldebug_addr_start0:
	.short	5                               ; DWARF version number
	.byte	8                               ; Address size
	.byte	0                               ; Segment selector size
.Laddr_table_base0:
	.quad	.Lfunc_begin0
.Ldebug_addr_end0:
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
        .type_name:      'atomic_uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           race_reader_leaves
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         race_reader_leaves.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
	.section	.debug_line
.Lline_table_start0:
