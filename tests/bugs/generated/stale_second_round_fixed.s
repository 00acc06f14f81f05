	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	stale_second_round      ; -- Begin function stale_second_round
	.globl	stale_second_round
	.p2align	8
	.type	stale_second_round,@function
stale_second_round:                     ; @stale_second_round
.Lfunc_begin0:
	.file	0 "." "stale_second_round.cl" md5 0x6504529ca3b12ff2eb5cde3ac5283edf
	.loc	0 6 0                           ; stale_second_round.cl:6:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	s_mov_b32 s7, 0
.Ltmp0:
	.loc	0 7 25 prologue_end             ; stale_second_round.cl:7:25
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10
; %bb.1:
	.loc	0 7 9 is_stmt 0                 ; stale_second_round.cl:7:9
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[8:9], -1, 0
	s_mov_b32 s6, s7
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 10 24 is_stmt 1               ; stale_second_round.cl:10:24
	s_cmp_lg_u32 s13, 4
	s_mov_b32 s6, s13
	s_cbranch_scc0 .LBB0_10
.LBB0_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_8 Depth 2
                                        ;     Child Loop BB0_5 Depth 2
	.loc	0 0 24 is_stmt 0                ; stale_second_round.cl:0:24
	s_lshl_b32 s12, s6, 1
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_7
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	s_or_b32 s10, s12, 1
.LBB0_5:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 17 20 is_stmt 1               ; stale_second_round.cl:17:20
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v0, v[0:1] glc
	.loc	0 17 64 is_stmt 0               ; stale_second_round.cl:17:64
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s10, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_5
; %bb.6:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 23 22 is_stmt 1               ; stale_second_round.cl:23:22
	s_lshl_b64 s[10:11], s[6:7], 2
	s_add_u32 s14, s2, s10
	s_addc_u32 s15, s3, s11
	v_mov_b32_e32 v0, s14
	v_mov_b32_e32 v1, s15
	.loc	0 22 17                         ; stale_second_round.cl:22:17
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 23 22                         ; stale_second_round.cl:23:22
	flat_load_dword v4, v[0:1]
	.loc	0 23 13 is_stmt 0               ; stale_second_round.cl:23:13
	s_add_u32 s10, s4, s10
	s_addc_u32 s11, s5, s11
	v_mov_b32_e32 v2, s10
	.loc	0 24 13 is_stmt 1               ; stale_second_round.cl:24:13
	v_mov_b32_e32 v0, s0
	.loc	0 24 47 is_stmt 0               ; stale_second_round.cl:24:47
	s_add_i32 s14, s12, 2
	.loc	0 10 30 is_stmt 1               ; stale_second_round.cl:10:30
	s_add_i32 s13, s6, 1
	.loc	0 23 13                         ; stale_second_round.cl:23:13
	v_mov_b32_e32 v3, s11
	.loc	0 24 13                         ; stale_second_round.cl:24:13
	v_mov_b32_e32 v1, s1
	.loc	0 24 47 is_stmt 0               ; stale_second_round.cl:24:47
	v_mov_b32_e32 v5, s14
	.loc	0 23 20 is_stmt 1               ; stale_second_round.cl:23:20
	s_waitcnt vmcnt(0)
	flat_store_dword v[2:3], v4
	.loc	0 24 13                         ; stale_second_round.cl:24:13
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v5
	s_branch .LBB0_2
.LBB0_7:                                ;   in Loop: Header=BB0_3 Depth=1
                                        ; implicit-def: $sgpr13
	.loc	0 0 13 is_stmt 0                ; stale_second_round.cl:0:13
	s_cbranch_execz .LBB0_2
.LBB0_8:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 12 20 is_stmt 1               ; stale_second_round.cl:12:20
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 12 64 is_stmt 0               ; stale_second_round.cl:12:64
	v_cmp_ne_u32_e32 vcc, s12, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_8
; %bb.9:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 14 25 is_stmt 1               ; stale_second_round.cl:14:25
	s_add_i32 s13, s6, 1
	.loc	0 14 13 is_stmt 0               ; stale_second_round.cl:14:13
	s_lshl_b64 s[10:11], s[6:7], 2
	s_add_u32 s10, s2, s10
	s_addc_u32 s11, s3, s11
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	.loc	0 14 25                         ; stale_second_round.cl:14:25
	v_mov_b32_e32 v2, s13
	.loc	0 14 21                         ; stale_second_round.cl:14:21
	flat_store_dword v[0:1], v2
	.loc	0 15 47 is_stmt 1               ; stale_second_round.cl:15:47
	s_or_b32 s6, s12, 1
	.loc	0 15 13 is_stmt 0               ; stale_second_round.cl:15:13
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	.loc	0 15 47                         ; stale_second_round.cl:15:47
	v_mov_b32_e32 v2, s6
	.loc	0 15 13                         ; stale_second_round.cl:15:13
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
	s_branch .LBB0_2
.LBB0_10:
	.loc	0 26 1 is_stmt 1                ; stale_second_round.cl:26:1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel stale_second_round
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
		.amdhsa_next_free_sgpr 16
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
	.size	stale_second_round, .Lfunc_end0-stale_second_round
	.cfi_endproc
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 336
; NumSgprs: 18
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 18
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
	.asciz	"stale_second_round.cl"         ; string offset=28
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
    .name:           stale_second_round
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         stale_second_round.kd
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
