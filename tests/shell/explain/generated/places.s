	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	places                  ; -- Begin function places
	.globl	places
	.p2align	8
	.type	places,@function
places:                                 ; @places
.Lfunc_begin0:
	.file	0 "." "places.cl" md5 0xdeba075075677cde2abd964fd66c6bae
	.loc	0 4 0                           ; places.cl:4:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.loc	0 9 25 prologue_end             ; places.cl:9:25
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_23
; %bb.1:
	.loc	0 6 18                          ; places.cl:6:18
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x8
	.loc	0 6 49 is_stmt 0                ; places.cl:6:49
	s_and_b32 s7, s6, 1
	s_mov_b32 s3, 0
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[8:9], 0
	.loc	0 7 43 is_stmt 1                ; places.cl:7:43
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s4, 1
	s_cselect_b32 s2, s7, s6
	s_cmp_lg_u32 s4, 0
	s_cselect_b32 s2, s2, 0
	.loc	0 7 40 is_stmt 0                ; places.cl:7:40
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
	s_mov_b64 s[2:3], 0
	s_cmp_lt_i32 s5, 2
	s_cbranch_scc0 .LBB0_5
; %bb.2:
	.loc	0 0 40                          ; places.cl:0:40
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_16
.LBB0_3:
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_17
.LBB0_4:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_18
	s_branch .LBB0_20
.LBB0_5:
	s_cmp_gt_i32 s5, 2
	s_cbranch_scc0 .LBB0_7
; %bb.6:
	s_cmp_eq_u32 s5, 3
	s_mov_b64 s[8:9], -1
	s_cselect_b64 s[10:11], -1, 0
	s_cbranch_execz .LBB0_8
	s_branch .LBB0_11
.LBB0_7:
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[10:11], 0
.LBB0_8:
	s_add_i32 s4, s6, 1
.LBB0_9:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 15 16 is_stmt 1               ; places.cl:15:16
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 15 22 is_stmt 0               ; places.cl:15:22
	v_cmp_ne_u32_e32 vcc, s4, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_9
; %bb.10:
	.loc	0 17 13 is_stmt 1               ; places.cl:17:13
	s_cmp_eq_u32 s5, 3
	s_cselect_b64 s[10:11], -1, 0
.LBB0_11:
	.loc	0 0 13 is_stmt 0                ; places.cl:0:13
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_15
; %bb.12:
	.loc	0 18 23 is_stmt 1               ; places.cl:18:23
	s_add_i32 s4, s6, 2
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s4
	.loc	0 18 15 is_stmt 0               ; places.cl:18:15
	s_mov_b32 m0, -1
	ds_write_b32 v0, v1
.LBB0_13:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 19 16 is_stmt 1               ; places.cl:19:16
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	.loc	0 19 24 is_stmt 0               ; places.cl:19:24
	ds_read_b32 v2, v0
	.loc	0 19 22                         ; places.cl:19:22
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v1, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_13
; %bb.14:
	.loc	0 0 22                          ; places.cl:0:22
	s_mov_b64 s[8:9], 0
.LBB0_15:
	s_branch .LBB0_3
.LBB0_16:
	s_cmp_lg_u32 s5, 1
	s_mov_b64 s[2:3], -1
	s_cselect_b64 s[8:9], -1, 0
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_4
.LBB0_17:
	s_cbranch_execnz .LBB0_20
.LBB0_18:
	.loc	0 6 62 is_stmt 1                ; places.cl:6:62
	s_lshl_b32 s2, s6, 1
	.loc	0 6 70 is_stmt 0                ; places.cl:6:70
	s_or_b32 s2, s2, 1
.LBB0_19:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 12 16 is_stmt 1               ; places.cl:12:16
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 12 22 is_stmt 0               ; places.cl:12:22
	v_mul_lo_u32 v0, v0, s2
	.loc	0 12 28                         ; places.cl:12:28
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_19
.LBB0_20:
	.loc	0 22 9 is_stmt 1                ; places.cl:22:9
	s_cmp_eq_u32 s7, 0
	s_cbranch_scc1 .LBB0_22
.LBB0_21:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 23 16                         ; places.cl:23:16
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 23 22 is_stmt 0               ; places.cl:23:22
	v_cmp_ne_u32_e32 vcc, 7, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_21
.LBB0_22:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 25 12 is_stmt 1               ; places.cl:25:12
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 25 18 is_stmt 0               ; places.cl:25:18
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_22
.LBB0_23:
	.loc	0 27 1 is_stmt 1                ; places.cl:27:1
	s_endpgm
.Ltmp0:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel places
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
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
		.amdhsa_next_free_vgpr 3
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
	.size	places, .Lfunc_end0-places
	.cfi_endproc
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 428
; NumSgprs: 14
; NumVgprs: 3
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 4 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 14
; NumVGPRsForWavesPerEU: 3
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
	.asciz	"places.cl"                     ; string offset=28
.Linfo_string2:
	.asciz	"."                             ; string offset=38
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
        .is_volatile:    true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         12
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           places
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         places.kd
    .vgpr_count:     3
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
