	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.file	0 "." "variables.cl" md5 0x2e7137a0d4e5a74273b82db0357593e6
	.file	1 "./include" "opencl-c-base.h" md5 0xfa1685a960bf69b8d0f8ccc506cbc0c7
	.protected	variables               ; -- Begin function variables
	.globl	variables
	.p2align	8
	.type	variables,@function
variables:                              ; @variables
.Lfunc_begin0:
	.loc	0 15 0                          ; variables.cl:15:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.loc	0 16 21 prologue_end            ; variables.cl:16:21
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x14
	;DEBUG_VALUE: variables:out <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: variables:rounds <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	.loc	0 0 0 is_stmt 0                 ; variables.cl:0:0
	s_load_dwordx2 s[4:5], s[6:7], 0x0
	s_load_dwordx2 s[6:7], s[6:7], 0x8
	.loc	0 16 21                         ; variables.cl:16:21
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, vcc, s1, v0
	s_and_b32 s2, s0, 0xffff
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	v_mov_b32_e32 v2, s8
	v_mad_u64_u32 v[4:5], s[0:1], s2, v2, v[0:1]
.Ltmp0:
	;DEBUG_VALUE: variables:wide <- [DW_OP_constu 32, DW_OP_shl, DW_OP_constu 32, DW_OP_shra, DW_OP_constu 33, DW_OP_shl, DW_OP_constu 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value] $vgpr4_vgpr5
	;DEBUG_VALUE: round <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 0
	;DEBUG_VALUE: variables:four <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: variables:sum <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 5
	;DEBUG_VALUE: variables:pair <- [DW_OP_plus_uconst 100, DW_OP_constu 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value, DW_OP_LLVM_fragment 0 32] undef
	;DEBUG_VALUE: variables:half_item <- [DW_OP_constu 2, DW_OP_div, DW_OP_plus_uconst 65529, DW_OP_LLVM_convert 32 7, DW_OP_LLVM_convert 16 7, DW_OP_constu 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value] undef
	;DEBUG_VALUE: variables:item <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	s_mov_b32 s9, 0
.Ltmp1:
	.loc	0 25 31 is_stmt 1               ; variables.cl:25:31
	s_cmp_lt_i32 s6, 1
	s_mov_b32 s3, 44
	s_mov_b32 s2, 33
	s_mov_b32 s1, 22
	s_mov_b32 s0, 11
.Ltmp2:
	;DEBUG_VALUE: variables:history <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	.loc	0 0 31 is_stmt 0                ; variables.cl:0:31
	v_mov_b32_e32 v5, 0
.Ltmp3:
	v_mov_b32_e32 v6, v4
.Ltmp4:
	;DEBUG_VALUE: variables:pair <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef, DW_OP_LLVM_fragment 32 32] undef
	;DEBUG_VALUE: variables:scale <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	s_cbranch_scc1 .LBB0_4
.Ltmp5:
; %bb.1:
	;DEBUG_VALUE: variables:sum <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 5
	;DEBUG_VALUE: round <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 0
	v_add_u32_e64 v0, vcc, 0, 0
	v_addc_u32_e32 v7, vcc, 64, v6, vcc
	v_mov_b32_e32 v0, s0
	v_ashrrev_i32_e32 v8, 31, v7
	v_mov_b32_e32 v10, 3
	v_mov_b32_e32 v9, 5
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
.Ltmp6:
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	;DEBUG_VALUE: variables:sum <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr9
	;DEBUG_VALUE: round <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: variables:history <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0_vgpr1_vgpr2_vgpr3
	;DEBUG_VALUE: step:value <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: step:factor <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: step:product <- [DW_OP_LLVM_arg 0, DW_OP_LLVM_arg 0, DW_OP_mul, DW_OP_constu 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value] undef
	;DEBUG_VALUE: more <- [DW_OP_LLVM_arg 0, DW_OP_LLVM_arg 0, DW_OP_mul, DW_OP_plus_uconst 3, DW_OP_constu 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value] undef
	.loc	0 29 23 is_stmt 1               ; variables.cl:29:23
	s_and_b32 s0, s9, 3
	.loc	0 28 13                         ; variables.cl:28:13
	v_add_u32_e32 v9, vcc, v10, v9
.Ltmp7:
	;DEBUG_VALUE: variables:sum <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr9
	.loc	0 29 28                         ; variables.cl:29:28
	s_cmp_eq_u32 s0, 3
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s0, 2
	v_cndmask_b32_e32 v3, v3, v10, vcc
.Ltmp8:
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s0, 1
	v_cndmask_b32_e32 v2, v2, v10, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s0, 0
	v_cndmask_b32_e32 v1, v1, v10, vcc
	s_cselect_b64 vcc, -1, 0
.Ltmp9:
	.loc	0 25 46                         ; variables.cl:25:46
	s_add_i32 s9, s9, 1
.Ltmp10:
	.loc	0 29 28                         ; variables.cl:29:28
	v_cndmask_b32_e32 v0, v0, v10, vcc
.Ltmp11:
	;DEBUG_VALUE: variables:history <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0_vgpr1_vgpr2_vgpr3
	.loc	0 25 31                         ; variables.cl:25:31
	s_cmp_eq_u32 s6, s9
	v_add_u32_e32 v10, vcc, v10, v4
	s_cbranch_scc0 .LBB0_2
.Ltmp12:
; %bb.3:
	;DEBUG_VALUE: variables:history <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0_vgpr1_vgpr2_vgpr3
	;DEBUG_VALUE: variables:sum <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr9
	.loc	0 0 31 is_stmt 0                ; variables.cl:0:31
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_mov_b32_e32 v10, s5
	v_add_u32_e32 v7, vcc, s4, v7
	v_addc_u32_e32 v8, vcc, v10, v8, vcc
.Ltmp13:
	.loc	0 30 24 is_stmt 1               ; variables.cl:30:24
	flat_store_dword v[7:8], v9
	s_branch .LBB0_5
.Ltmp14:
.LBB0_4:
	;DEBUG_VALUE: variables:sum <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 5
	;DEBUG_VALUE: round <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 0
	.loc	0 0 24 is_stmt 0                ; variables.cl:0:24
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v9, 5
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
.Ltmp15:
.LBB0_5:
	;DEBUG_VALUE: variables:wide <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	.loc	0 18 36 is_stmt 1               ; variables.cl:18:36
	v_lshrrev_b32_e32 v7, 31, v4
	v_add_u32_e32 v7, vcc, v4, v7
	.loc	0 33 23                         ; variables.cl:33:23
	v_lshlrev_b32_e32 v7, 15, v7
	.loc	0 18 36                         ; variables.cl:18:36
	v_and_b32_e32 v11, 0xffff0000, v7
.Ltmp16:
	;DEBUG_VALUE: variables:half_item <- [DW_OP_LLVM_convert 32 7, DW_OP_LLVM_convert 16 7, DW_OP_constu 7, DW_OP_minus, DW_OP_constu 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value] undef
	.loc	0 32 5                          ; variables.cl:32:5
	v_ashrrev_i64 v[7:8], 30, v[5:6]
	v_mov_b32_e32 v5, s5
	v_add_u32_e32 v7, vcc, s4, v7
	v_addc_u32_e32 v8, vcc, v5, v8, vcc
	.loc	0 32 15 is_stmt 0               ; variables.cl:32:15
	flat_store_dword v[7:8], v9
	.loc	0 33 23 is_stmt 1               ; variables.cl:33:23
	v_add_u32_e32 v7, vcc, 0xfff90000, v11
	.loc	0 33 40 is_stmt 0               ; variables.cl:33:40
	v_and_b32_e32 v8, 3, v4
	v_cmp_eq_u32_e32 vcc, 1, v8
	v_cndmask_b32_e32 v0, v0, v1, vcc
	v_cmp_eq_u32_e32 vcc, 2, v8
	v_cndmask_b32_e32 v0, v0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 3, v8
	.loc	0 33 23                         ; variables.cl:33:23
	v_ashrrev_i32_e32 v7, 16, v7
	.loc	0 33 40                         ; variables.cl:33:40
	v_cndmask_b32_e32 v0, v0, v3, vcc
	.loc	0 33 33                         ; variables.cl:33:33
	v_add_u32_e32 v3, vcc, v0, v7
	.loc	0 33 5                          ; variables.cl:33:5
	v_mov_b32_e32 v1, 0x80
	v_add_u32_e64 v0, s[0:1], 0, 0
	v_addc_u32_e64 v1, vcc, v6, v1, s[0:1]
	v_ashrrev_i64 v[1:2], 30, v[0:1]
	.loc	0 21 47 is_stmt 1               ; variables.cl:21:47
	v_cvt_f32_i32_e32 v10, v4
.Ltmp17:
	;DEBUG_VALUE: variables:pair <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef, DW_OP_LLVM_fragment 0 32] undef
	.loc	0 33 5                          ; variables.cl:33:5
	v_add_u32_e32 v1, vcc, s4, v1
	v_addc_u32_e32 v2, vcc, v5, v2, vcc
	.loc	0 33 21 is_stmt 0               ; variables.cl:33:21
	flat_store_dword v[1:2], v3
	.loc	0 34 36 is_stmt 1               ; variables.cl:34:36
	v_cvt_i32_f32_e32 v3, s7
	.loc	0 34 55 is_stmt 0               ; variables.cl:34:55
	v_cvt_i32_f32_e32 v7, v10
	.loc	0 34 80                         ; variables.cl:34:80
	v_lshlrev_b32_e32 v1, 1, v4
	v_ashrrev_i64 v[1:2], 33, v[0:1]
	.loc	0 20 30 is_stmt 1               ; variables.cl:20:30
	v_add_u32_e32 v2, vcc, 0x64, v3
	.loc	0 34 34                         ; variables.cl:34:34
	v_add_u32_e32 v2, vcc, v2, v4
	.loc	0 34 53 is_stmt 0               ; variables.cl:34:53
	v_add_u32_e32 v2, vcc, v2, v7
	.loc	0 34 67                         ; variables.cl:34:67
	v_add_u32_e32 v2, vcc, v2, v1
	.loc	0 34 5                          ; variables.cl:34:5
	v_mov_b32_e32 v1, 0xc0
	v_addc_u32_e64 v1, vcc, v6, v1, s[0:1]
	v_ashrrev_i64 v[0:1], 30, v[0:1]
	v_add_u32_e32 v0, vcc, s4, v0
	v_addc_u32_e32 v1, vcc, v5, v1, vcc
	.loc	0 34 21                         ; variables.cl:34:21
	flat_store_dword v[0:1], v2
	.loc	0 35 1 is_stmt 1                ; variables.cl:35:1
	s_endpgm
.Ltmp18:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel variables
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
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 10
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
	.size	variables, .Lfunc_end0-variables
	.cfi_endproc
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 520
; NumSgprs: 12
; NumVgprs: 12
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 12
; NumVGPRsForWavesPerEU: 12
; Occupancy: 10
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.section	.debug_loclists
	.long	.Ldebug_list_header_end0-.Ldebug_list_header_start0 ; Length
.Ldebug_list_header_start0:
	.short	5                               ; Version
	.byte	8                               ; Address size
	.byte	0                               ; Segment selector size
	.long	2                               ; Offset entry count
.Lloclists_table_base0:
	.long	.Ldebug_loc0-.Lloclists_table_base0
	.long	.Ldebug_loc1-.Lloclists_table_base0
.Ldebug_loc0:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp0-.Lfunc_begin0           ;   starting offset
	.uleb128 .Ltmp6-.Lfunc_begin0           ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	0                               ; 0
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc1:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp0-.Lfunc_begin0           ;   starting offset
	.uleb128 .Ltmp6-.Lfunc_begin0           ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	5                               ; 5
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp6-.Lfunc_begin0           ;   starting offset
	.uleb128 .Ltmp14-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	137                             ; 2569
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp14-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp15-.Lfunc_begin0          ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	5                               ; 5
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_list_header_end0:
	.section	.debug_abbrev
	.byte	1                               ; Abbreviation Code
	.byte	17                              ; DW_TAG_compile_unit
	.byte	1                               ; DW_CHILDREN_yes
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
	.byte	116                             ; DW_AT_rnglists_base
	.byte	23                              ; DW_FORM_sec_offset
	.ascii	"\214\001"                      ; DW_AT_loclists_base
	.byte	23                              ; DW_FORM_sec_offset
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	2                               ; Abbreviation Code
	.byte	36                              ; DW_TAG_base_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	62                              ; DW_AT_encoding
	.byte	11                              ; DW_FORM_data1
	.byte	11                              ; DW_AT_byte_size
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	3                               ; Abbreviation Code
	.byte	22                              ; DW_TAG_typedef
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	4                               ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	1                               ; DW_CHILDREN_yes
	.byte	17                              ; DW_AT_low_pc
	.byte	27                              ; DW_FORM_addrx
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	122                             ; DW_AT_call_all_calls
	.byte	25                              ; DW_FORM_flag_present
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	54                              ; DW_AT_calling_convention
	.byte	11                              ; DW_FORM_data1
	.byte	63                              ; DW_AT_external
	.byte	25                              ; DW_FORM_flag_present
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	5                               ; Abbreviation Code
	.byte	5                               ; DW_TAG_formal_parameter
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	6                               ; Abbreviation Code
	.byte	52                              ; DW_TAG_variable
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	7                               ; Abbreviation Code
	.byte	52                              ; DW_TAG_variable
	.byte	0                               ; DW_CHILDREN_no
	.byte	2                               ; DW_AT_location
	.byte	34                              ; DW_FORM_loclistx
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	8                               ; Abbreviation Code
	.byte	11                              ; DW_TAG_lexical_block
	.byte	1                               ; DW_CHILDREN_yes
	.byte	17                              ; DW_AT_low_pc
	.byte	27                              ; DW_FORM_addrx
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	9                               ; Abbreviation Code
	.byte	11                              ; DW_TAG_lexical_block
	.byte	1                               ; DW_CHILDREN_yes
	.byte	85                              ; DW_AT_ranges
	.byte	35                              ; DW_FORM_rnglistx
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	10                              ; Abbreviation Code
	.byte	1                               ; DW_TAG_array_type
	.byte	1                               ; DW_CHILDREN_yes
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	11                              ; Abbreviation Code
	.byte	33                              ; DW_TAG_subrange_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	55                              ; DW_AT_count
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	12                              ; Abbreviation Code
	.byte	36                              ; DW_TAG_base_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	11                              ; DW_AT_byte_size
	.byte	11                              ; DW_FORM_data1
	.byte	62                              ; DW_AT_encoding
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	13                              ; Abbreviation Code
	.byte	15                              ; DW_TAG_pointer_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	14                              ; Abbreviation Code
	.byte	19                              ; DW_TAG_structure_type
	.byte	1                               ; DW_CHILDREN_yes
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	11                              ; DW_AT_byte_size
	.byte	11                              ; DW_FORM_data1
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	15                              ; Abbreviation Code
	.byte	13                              ; DW_TAG_member
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	56                              ; DW_AT_data_member_location
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	16                              ; Abbreviation Code
	.byte	1                               ; DW_TAG_array_type
	.byte	1                               ; DW_CHILDREN_yes
	.ascii	"\207B"                         ; DW_AT_GNU_vector
	.byte	25                              ; DW_FORM_flag_present
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
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
	.byte	1                               ; Abbrev [1] 0xc:0xf4 DW_TAG_compile_unit
	.byte	0                               ; DW_AT_producer
	.short	21                              ; DW_AT_language
	.byte	1                               ; DW_AT_name
	.long	.Lstr_offsets_base0             ; DW_AT_str_offsets_base
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.byte	2                               ; DW_AT_comp_dir
	.byte	0                               ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	.Laddr_table_base0              ; DW_AT_addr_base
	.long	.Lrnglists_table_base0          ; DW_AT_rnglists_base
	.long	.Lloclists_table_base0          ; DW_AT_loclists_base
	.byte	2                               ; Abbrev [2] 0x2b:0x4 DW_TAG_base_type
	.byte	3                               ; DW_AT_name
	.byte	5                               ; DW_AT_encoding
	.byte	4                               ; DW_AT_byte_size
	.byte	2                               ; Abbrev [2] 0x2f:0x4 DW_TAG_base_type
	.byte	4                               ; DW_AT_name
	.byte	5                               ; DW_AT_encoding
	.byte	2                               ; DW_AT_byte_size
	.byte	2                               ; Abbrev [2] 0x33:0x4 DW_TAG_base_type
	.byte	5                               ; DW_AT_name
	.byte	4                               ; DW_AT_encoding
	.byte	4                               ; DW_AT_byte_size
	.byte	2                               ; Abbrev [2] 0x37:0x4 DW_TAG_base_type
	.byte	6                               ; DW_AT_name
	.byte	5                               ; DW_AT_encoding
	.byte	8                               ; DW_AT_byte_size
	.byte	3                               ; Abbrev [3] 0x3b:0x8 DW_TAG_typedef
	.long	67                              ; DW_AT_type
	.byte	8                               ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	98                              ; DW_AT_decl_line
	.byte	2                               ; Abbrev [2] 0x43:0x4 DW_TAG_base_type
	.byte	7                               ; DW_AT_name
	.byte	7                               ; DW_AT_encoding
	.byte	4                               ; DW_AT_byte_size
	.byte	4                               ; Abbrev [4] 0x47:0x77 DW_TAG_subprogram
	.byte	0                               ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
                                        ; DW_AT_call_all_calls
	.byte	9                               ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	14                              ; DW_AT_decl_line
	.byte	199                             ; DW_AT_calling_convention
                                        ; DW_AT_external
	.byte	5                               ; Abbrev [5] 0x51:0x8 DW_TAG_formal_parameter
	.byte	16                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	14                              ; DW_AT_decl_line
	.long	206                             ; DW_AT_type
	.byte	5                               ; Abbrev [5] 0x59:0x8 DW_TAG_formal_parameter
	.byte	17                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	14                              ; DW_AT_decl_line
	.long	43                              ; DW_AT_type
	.byte	5                               ; Abbrev [5] 0x61:0x8 DW_TAG_formal_parameter
	.byte	18                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	14                              ; DW_AT_decl_line
	.long	51                              ; DW_AT_type
	.byte	6                               ; Abbrev [6] 0x69:0x8 DW_TAG_variable
	.byte	10                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	22                              ; DW_AT_decl_line
	.long	55                              ; DW_AT_type
	.byte	7                               ; Abbrev [7] 0x71:0x9 DW_TAG_variable
	.byte	1                               ; DW_AT_location
	.byte	12                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	17                              ; DW_AT_decl_line
	.long	43                              ; DW_AT_type
	.byte	6                               ; Abbrev [6] 0x7a:0x8 DW_TAG_variable
	.byte	13                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	19                              ; DW_AT_decl_line
	.long	190                             ; DW_AT_type
	.byte	6                               ; Abbrev [6] 0x82:0x8 DW_TAG_variable
	.byte	19                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	16                              ; DW_AT_decl_line
	.long	43                              ; DW_AT_type
	.byte	6                               ; Abbrev [6] 0x8a:0x8 DW_TAG_variable
	.byte	20                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	18                              ; DW_AT_decl_line
	.long	47                              ; DW_AT_type
	.byte	6                               ; Abbrev [6] 0x92:0x8 DW_TAG_variable
	.byte	21                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	20                              ; DW_AT_decl_line
	.long	211                             ; DW_AT_type
	.byte	6                               ; Abbrev [6] 0x9a:0x8 DW_TAG_variable
	.byte	24                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	21                              ; DW_AT_decl_line
	.long	235                             ; DW_AT_type
	.byte	8                               ; Abbrev [8] 0xa2:0x1b DW_TAG_lexical_block
	.byte	1                               ; DW_AT_low_pc
	.long	.Ltmp14-.Ltmp1                  ; DW_AT_high_pc
	.byte	7                               ; Abbrev [7] 0xa8:0x9 DW_TAG_variable
	.byte	0                               ; DW_AT_location
	.byte	11                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	25                              ; DW_AT_decl_line
	.long	43                              ; DW_AT_type
	.byte	9                               ; Abbrev [9] 0xb1:0xb DW_TAG_lexical_block
	.byte	0                               ; DW_AT_ranges
	.byte	6                               ; Abbrev [6] 0xb3:0x8 DW_TAG_variable
	.byte	15                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	26                              ; DW_AT_decl_line
	.long	43                              ; DW_AT_type
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	10                              ; Abbrev [10] 0xbe:0xc DW_TAG_array_type
	.long	59                              ; DW_AT_type
	.byte	11                              ; Abbrev [11] 0xc3:0x6 DW_TAG_subrange_type
	.long	202                             ; DW_AT_type
	.byte	4                               ; DW_AT_count
	.byte	0                               ; End Of Children Mark
	.byte	12                              ; Abbrev [12] 0xca:0x4 DW_TAG_base_type
	.byte	14                              ; DW_AT_name
	.byte	8                               ; DW_AT_byte_size
	.byte	7                               ; DW_AT_encoding
	.byte	13                              ; Abbrev [13] 0xce:0x5 DW_TAG_pointer_type
	.long	43                              ; DW_AT_type
	.byte	14                              ; Abbrev [14] 0xd3:0x18 DW_TAG_structure_type
	.byte	21                              ; DW_AT_name
	.byte	8                               ; DW_AT_byte_size
	.byte	0                               ; DW_AT_decl_file
	.byte	2                               ; DW_AT_decl_line
	.byte	15                              ; Abbrev [15] 0xd8:0x9 DW_TAG_member
	.byte	22                              ; DW_AT_name
	.long	43                              ; DW_AT_type
	.byte	0                               ; DW_AT_decl_file
	.byte	3                               ; DW_AT_decl_line
	.byte	0                               ; DW_AT_data_member_location
	.byte	15                              ; Abbrev [15] 0xe1:0x9 DW_TAG_member
	.byte	23                              ; DW_AT_name
	.long	51                              ; DW_AT_type
	.byte	0                               ; DW_AT_decl_file
	.byte	4                               ; DW_AT_decl_line
	.byte	4                               ; DW_AT_data_member_location
	.byte	0                               ; End Of Children Mark
	.byte	3                               ; Abbrev [3] 0xeb:0x8 DW_TAG_typedef
	.long	243                             ; DW_AT_type
	.byte	25                              ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	178                             ; DW_AT_decl_line
	.byte	16                              ; Abbrev [16] 0xf3:0xc DW_TAG_array_type
                                        ; DW_AT_GNU_vector
	.long	51                              ; DW_AT_type
	.byte	11                              ; Abbrev [11] 0xf8:0x6 DW_TAG_subrange_type
	.long	202                             ; DW_AT_type
	.byte	4                               ; DW_AT_count
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_rnglists
	.long	.Ldebug_list_header_end1-.Ldebug_list_header_start1 ; Length
.Ldebug_list_header_start1:
	.short	5                               ; Version
	.byte	8                               ; Address size
	.byte	0                               ; Segment selector size
	.long	1                               ; Offset entry count
.Lrnglists_table_base0:
	.long	.Ldebug_ranges0-.Lrnglists_table_base0
.Ldebug_ranges0:
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp6-.Lfunc_begin0           ;   starting offset
	.uleb128 .Ltmp9-.Lfunc_begin0           ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp10-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp11-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp13-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp14-.Lfunc_begin0          ;   ending offset
	.byte	0                               ; DW_RLE_end_of_list
.Ldebug_list_header_end1:
	.section	.debug_str_offsets
	.long	108                             ; Length of String Offsets Set
	.short	5
	.short	0
.Lstr_offsets_base0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"Debian clang version 14.0.6"   ; string offset=0
.Linfo_string1:
	.asciz	"variables.cl"                  ; string offset=28
.Linfo_string2:
	.asciz	"."                             ; string offset=41
.Linfo_string3:
	.asciz	"int"                           ; string offset=43
.Linfo_string4:
	.asciz	"short"                         ; string offset=47
.Linfo_string5:
	.asciz	"float"                         ; string offset=53
.Linfo_string6:
	.asciz	"long"                          ; string offset=59
.Linfo_string7:
	.asciz	"unsigned int"                  ; string offset=64
.Linfo_string8:
	.asciz	"uint"                          ; string offset=77
.Linfo_string9:
	.asciz	"variables"                     ; string offset=82
.Linfo_string10:
	.asciz	"wide"                          ; string offset=92
.Linfo_string11:
	.asciz	"round"                         ; string offset=97
.Linfo_string12:
	.asciz	"sum"                           ; string offset=103
.Linfo_string13:
	.asciz	"history"                       ; string offset=107
.Linfo_string14:
	.asciz	"__ARRAY_SIZE_TYPE__"           ; string offset=115
.Linfo_string15:
	.asciz	"more"                          ; string offset=135
.Linfo_string16:
	.asciz	"out"                           ; string offset=140
.Linfo_string17:
	.asciz	"rounds"                        ; string offset=144
.Linfo_string18:
	.asciz	"scale"                         ; string offset=151
.Linfo_string19:
	.asciz	"item"                          ; string offset=157
.Linfo_string20:
	.asciz	"half_item"                     ; string offset=162
.Linfo_string21:
	.asciz	"pair"                          ; string offset=172
.Linfo_string22:
	.asciz	"first"                         ; string offset=177
.Linfo_string23:
	.asciz	"second"                        ; string offset=183
.Linfo_string24:
	.asciz	"four"                          ; string offset=190
.Linfo_string25:
	.asciz	"float4"                        ; string offset=195
	.section	.debug_str_offsets
	.long	.Linfo_string0
	.long	.Linfo_string1
	.long	.Linfo_string2
	.long	.Linfo_string3
	.long	.Linfo_string4
	.long	.Linfo_string5
	.long	.Linfo_string6
	.long	.Linfo_string7
	.long	.Linfo_string8
	.long	.Linfo_string9
	.long	.Linfo_string10
	.long	.Linfo_string11
	.long	.Linfo_string12
	.long	.Linfo_string13
	.long	.Linfo_string14
	.long	.Linfo_string15
	.long	.Linfo_string16
	.long	.Linfo_string17
	.long	.Linfo_string18
	.long	.Linfo_string19
	.long	.Linfo_string20
	.long	.Linfo_string21
	.long	.Linfo_string22
	.long	.Linfo_string23
	.long	.Linfo_string24
	.long	.Linfo_string25
	.section	.debug_addr
	.long	.Ldebug_addr_end0-.Ldebug_addr_start0 ; Length of contribution
.Ldebug_addr_start0:
	.short	5                               ; DWARF version number
	.byte	8                               ; Address size
	.byte	0                               ; Segment selector size
.Laddr_table_base0:
	.quad	.Lfunc_begin0
	.quad	.Ltmp1
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
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         12
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         64
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           variables
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         variables.kd
    .vgpr_count:     12
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
