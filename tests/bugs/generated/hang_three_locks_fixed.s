	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	hang_three_locks        ; -- Begin function hang_three_locks
	.globl	hang_three_locks
	.p2align	8
	.type	hang_three_locks,@function
hang_three_locks:                       ; @hang_three_locks
.Lfunc_begin0:
	.file	0 "." "hang_three_locks.cl" md5 0x98f190da0853139c1d890ec348a47fe4
	.loc	0 8 0                           ; hang_three_locks.cl:8:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	s_mov_b32 s7, 0
.Ltmp0:
	.loc	0 9 25 prologue_end             ; hang_three_locks.cl:9:25
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_6
; %bb.1:
	.loc	0 13 21                         ; hang_three_locks.cl:13:21
	s_add_i32 s10, s6, 1
	.loc	0 9 9                           ; hang_three_locks.cl:9:9
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 15 11                         ; hang_three_locks.cl:15:11
	s_cmp_eq_u32 s6, 2
	.loc	0 15 9 is_stmt 0                ; hang_three_locks.cl:15:9
	v_mov_b32_e32 v0, s6
	.loc	0 15 11                         ; hang_three_locks.cl:15:11
	s_cselect_b64 s[4:5], -1, 0
	.loc	0 15 9                          ; hang_three_locks.cl:15:9
	v_mov_b32_e32 v3, 0
	v_cndmask_b32_e64 v2, v0, 0, s[4:5]
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v2, 1
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 20 13 is_stmt 1               ; hang_three_locks.cl:20:13
	flat_atomic_cmpswap v4, v[0:1], v[2:3] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_2
; %bb.3:
	.loc	0 0 13 is_stmt 0                ; hang_three_locks.cl:0:13
	s_or_b64 exec, exec, s[8:9]
	.loc	0 13 26 is_stmt 1               ; hang_three_locks.cl:13:26
	v_mov_b32_e32 v2, 0xaaaaaaab
	v_mul_hi_u32 v2, s10, v2
	v_mov_b32_e32 v5, 0
	.loc	0 23 9                          ; hang_three_locks.cl:23:9
	s_sleep 10
	s_sleep 10
	.loc	0 13 26                         ; hang_three_locks.cl:13:26
	v_lshrrev_b32_e32 v2, 1, v2
	v_mul_lo_u32 v2, v2, 3
	.loc	0 23 9                          ; hang_three_locks.cl:23:9
	s_sleep 10
	s_sleep 10
	s_sleep 10
	.loc	0 13 26                         ; hang_three_locks.cl:13:26
	v_sub_u32_e32 v2, vcc, s10, v2
	.loc	0 15 9                          ; hang_three_locks.cl:15:9
	v_cndmask_b32_e64 v4, v2, 2, s[4:5]
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v4, 1
	.loc	0 23 9                          ; hang_three_locks.cl:23:9
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
	s_sleep 10
.LBB0_4:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 24 13                         ; hang_three_locks.cl:24:13
	flat_atomic_cmpswap v6, v[2:3], v[4:5] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_4
; %bb.5:
	.loc	0 0 13 is_stmt 0                ; hang_three_locks.cl:0:13
	s_or_b64 exec, exec, s[0:1]
	.loc	0 26 5 is_stmt 1                ; hang_three_locks.cl:26:5
	s_lshl_b64 s[0:1], s[6:7], 2
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v4, s0
	.loc	0 26 14 is_stmt 0               ; hang_three_locks.cl:26:14
	flat_store_dword v[4:5], v6
	v_mov_b32_e32 v4, 0
	.loc	0 27 5 is_stmt 1                ; hang_three_locks.cl:27:5
	s_waitcnt vmcnt(0)
	flat_store_dword v[2:3], v4
	.loc	0 28 5                          ; hang_three_locks.cl:28:5
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v4
.LBB0_6:
	.loc	0 29 1                          ; hang_three_locks.cl:29:1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel hang_three_locks
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 11
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
	.size	hang_three_locks, .Lfunc_end0-hang_three_locks
	.cfi_endproc
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 508
; NumSgprs: 13
; NumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 13
; NumVGPRsForWavesPerEU: 7
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
	.asciz	"hang_three_locks.cl"           ; string offset=28
.Linfo_string2:
	.asciz	"."                             ; string offset=48
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           hang_three_locks
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         hang_three_locks.kd
    .vgpr_count:     7
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
