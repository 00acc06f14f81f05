	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	race_ring_head          ; -- Begin function race_ring_head
	.globl	race_ring_head
	.p2align	8
	.type	race_ring_head,@function
race_ring_head:                         ; @race_ring_head
.Lfunc_begin0:
	.file	0 "." "race_ring_head.cl" md5 0x8a8189098b9cfd87211cd64a04e12a96
	.loc	0 10 0                          ; race_ring_head.cl:10:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	s_mov_b32 s1, 0
.Ltmp0:
	.loc	0 11 25 prologue_end            ; race_ring_head.cl:11:25
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_9
; %bb.1:
	.loc	0 11 9 is_stmt 0                ; race_ring_head.cl:11:9
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[2:3], -1, 0
	s_mov_b32 s0, s1
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 14 24 is_stmt 1               ; race_ring_head.cl:14:24
	s_cmp_lg_u32 s6, 16
	s_mov_b32 s0, s6
	s_cbranch_scc0 .LBB0_9
.LBB0_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_7 Depth 2
                                        ;     Child Loop BB0_4 Depth 2
	.loc	0 0 24 is_stmt 0                ; race_ring_head.cl:0:24
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_6
.LBB0_4:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 21 20 is_stmt 1               ; race_ring_head.cl:21:20
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 21 64 is_stmt 0               ; race_ring_head.cl:21:64
	v_cmp_eq_u32_e32 vcc, s0, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_4
; %bb.5:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 23 29 is_stmt 1               ; race_ring_head.cl:23:29
	s_and_b32 s4, s0, 3
	.loc	0 23 22 is_stmt 0               ; race_ring_head.cl:23:22
	s_lshl_b32 s4, s4, 2
	s_add_u32 s4, s12, s4
	s_addc_u32 s5, s13, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	flat_load_dword v4, v[0:1]
	.loc	0 23 13                         ; race_ring_head.cl:23:13
	s_lshl_b64 s[4:5], s[0:1], 2
	s_add_u32 s4, s14, s4
	s_addc_u32 s5, s15, s5
	v_mov_b32_e32 v2, s4
	.loc	0 24 13 is_stmt 1               ; race_ring_head.cl:24:13
	v_mov_b32_e32 v0, s10
	.loc	0 24 43 is_stmt 0               ; race_ring_head.cl:24:43
	s_add_i32 s6, s0, 1
	.loc	0 23 13 is_stmt 1               ; race_ring_head.cl:23:13
	v_mov_b32_e32 v3, s5
	.loc	0 24 13                         ; race_ring_head.cl:24:13
	v_mov_b32_e32 v1, s11
	.loc	0 24 43 is_stmt 0               ; race_ring_head.cl:24:43
	v_mov_b32_e32 v5, s6
	.loc	0 23 20 is_stmt 1               ; race_ring_head.cl:23:20
	s_waitcnt vmcnt(0)
	flat_store_dword v[2:3], v4
	.loc	0 24 13                         ; race_ring_head.cl:24:13
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v5
	s_branch .LBB0_2
.LBB0_6:                                ;   in Loop: Header=BB0_3 Depth=1
                                        ; implicit-def: $sgpr6
	.loc	0 0 13 is_stmt 0                ; race_ring_head.cl:0:13
	s_cbranch_execz .LBB0_2
.LBB0_7:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 16 24 is_stmt 1               ; race_ring_head.cl:16:24
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 16 22 is_stmt 0               ; race_ring_head.cl:16:22
	v_sub_u32_e32 v0, vcc, s0, v0
	.loc	0 16 68                         ; race_ring_head.cl:16:68
	v_cmp_eq_u32_e32 vcc, 4, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_7
; %bb.8:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 18 20 is_stmt 1               ; race_ring_head.cl:18:20
	s_and_b32 s4, s0, 3
	.loc	0 18 13 is_stmt 0               ; race_ring_head.cl:18:13
	s_lshl_b32 s4, s4, 2
	s_add_u32 s4, s12, s4
	s_addc_u32 s5, s13, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	.loc	0 18 20                         ; race_ring_head.cl:18:20
	v_mov_b32_e32 v2, s0
	.loc	0 18 25                         ; race_ring_head.cl:18:25
	flat_store_dword v[0:1], v2
	.loc	0 19 43 is_stmt 1               ; race_ring_head.cl:19:43
	s_add_i32 s6, s0, 1
	.loc	0 19 13 is_stmt 0               ; race_ring_head.cl:19:13
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	.loc	0 19 43                         ; race_ring_head.cl:19:43
	v_mov_b32_e32 v2, s6
	.loc	0 19 13                         ; race_ring_head.cl:19:13
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
	s_branch .LBB0_2
.LBB0_9:
	.loc	0 26 1 is_stmt 1                ; race_ring_head.cl:26:1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel race_ring_head
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
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
	.size	race_ring_head, .Lfunc_end0-race_ring_head
	.cfi_endproc
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 324
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
	.asciz	"race_ring_head.cl"             ; string offset=28
.Linfo_string2:
	.asciz	"."                             ; string offset=46
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
        .type_name:      'atomic_uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           race_ring_head
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         race_ring_head.kd
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
