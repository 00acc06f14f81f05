	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bug
	.globl	bug
	.p2align	8
	.type	bug,@function
bug:
.Lfunc_begin0:
	.file	0 "." "stale_spin_plain.cl" md5 0x9be41832411b62bbda50462d262a91ce
	.loc	0 8 0
	.cfi_sections .debug_frame
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v3, s14, 0
	s_load_dwordx2 s[6:7], s[8:9], 0x0
	s_load_dwordx2 s[4:5], s[8:9], 0x8
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s8, s7
	v_mov_b32_e32 v1, s8
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 0
.Ltmp0:
	.loc	0 9 25 prologue_end
	v_cmp_eq_u32_e64 s[4:5], v0, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v3, s6, 1
	v_writelane_b32 v3, s7, 2
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_1
	s_branch .LBB0_3
.LBB0_1:
	.loc	0 0 25 is_stmt 0
	v_readlane_b32 s4, v3, 1
	v_readlane_b32 s5, v3, 2
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v3, s4, 3
	v_writelane_b32 v3, s5, 4
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_19
	s_branch .LBB0_19
.LBB0_3:
	v_readlane_b32 s6, v3, 0
	s_mov_b64 s[4:5], -1
	s_mov_b32 s7, 0
	.loc	0 11 25 is_stmt 1
	s_cmp_lg_u32 s6, s7
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 vcc, exec, s[6:7]
	v_writelane_b32 v3, s4, 5
	v_writelane_b32 v3, s5, 6
	s_cbranch_vccnz .LBB0_12
	s_branch .LBB0_13
.LBB0_4:
	.loc	0 0 25 is_stmt 0
	v_mov_b32_e32 v0, 0
	.loc	0 12 19 is_stmt 1
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v3, s4, 7
	v_writelane_b32 v3, s5, 8
	s_branch .LBB0_6
.LBB0_5:
	.loc	0 0 19 is_stmt 0
	s_branch .LBB0_1
.LBB0_6:
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_writelane_b32 v3, s6, 11
	v_writelane_b32 v3, s7, 12
	.loc	0 12 26
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b32 s6, 0x64
	.loc	0 12 28
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v0, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v3, s4, 13
	v_writelane_b32 v3, s5, 14
	v_writelane_b32 v3, s4, 15
	v_writelane_b32 v3, s5, 16
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v3, s4, 17
	v_writelane_b32 v3, s5, 18
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_8
	.loc	0 13 13 is_stmt 1
	s_sleep 10
	s_branch .LBB0_9
.LBB0_8:
	.loc	0 0 13 is_stmt 0
	v_readlane_b32 s4, v3, 17
	v_readlane_b32 s5, v3, 18
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v3, 11
	v_readlane_b32 s9, v3, 12
	v_readlane_b32 s6, v3, 15
	v_readlane_b32 s7, v3, 16
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v3, s6, 9
	v_writelane_b32 v3, s7, 10
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v3, s6, 7
	v_writelane_b32 v3, s7, 8
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v3, s6, 19
	v_writelane_b32 v3, s7, 20
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_6
	s_branch .LBB0_10
.LBB0_9:
	.loc	0 12 36 is_stmt 1
	v_readlane_b32 s4, v3, 13
	v_readlane_b32 s5, v3, 14
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[6:7], v0, s6
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v3, s4, 15
	v_writelane_b32 v3, s5, 16
	s_branch .LBB0_8
.LBB0_10:
	.loc	0 0 36 is_stmt 0
	v_readlane_b32 s4, v3, 19
	v_readlane_b32 s5, v3, 20
	s_or_b64 exec, exec, s[4:5]
	.loc	0 14 10 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 1
	.loc	0 14 15 is_stmt 0
	flat_store_dword v[0:1], v2
	s_branch .LBB0_5
.LBB0_12:
	.loc	0 0 15
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v3, s4, 21
	v_writelane_b32 v3, s5, 22
	s_branch .LBB0_14
.LBB0_13:
	v_readlane_b32 s4, v3, 5
	v_readlane_b32 s5, v3, 6
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_4
	s_branch .LBB0_5
.LBB0_14:
	v_readlane_b32 s4, v3, 23
	v_readlane_b32 s5, v3, 24
	v_readlane_b32 s6, v3, 21
	v_readlane_b32 s7, v3, 22
	v_writelane_b32 v3, s6, 25
	v_writelane_b32 v3, s7, 26
	.loc	0 17 13 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	.loc	0 17 12 is_stmt 0
	flat_load_dword v0, v[0:1]
	s_mov_b32 s6, 0
	.loc	0 17 18
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v0, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v3, s4, 27
	v_writelane_b32 v3, s5, 28
	v_writelane_b32 v3, s4, 29
	v_writelane_b32 v3, s5, 30
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v3, s4, 31
	v_writelane_b32 v3, s5, 32
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_16
	.loc	0 0 18
	v_readlane_b32 s4, v3, 27
	v_readlane_b32 s5, v3, 28
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v3, s4, 29
	v_writelane_b32 v3, s5, 30
.LBB0_16:
	v_readlane_b32 s4, v3, 31
	v_readlane_b32 s5, v3, 32
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v3, 25
	v_readlane_b32 s9, v3, 26
	v_readlane_b32 s6, v3, 29
	v_readlane_b32 s7, v3, 30
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v3, s6, 23
	v_writelane_b32 v3, s7, 24
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v3, s6, 21
	v_writelane_b32 v3, s7, 22
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v3, s6, 33
	v_writelane_b32 v3, s7, 34
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_14
	v_readlane_b32 s4, v3, 33
	v_readlane_b32 s5, v3, 34
	s_or_b64 exec, exec, s[4:5]
	.loc	0 19 5 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 1
	.loc	0 19 12 is_stmt 0
	flat_store_dword v[0:1], v2
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v3, s4, 5
	v_writelane_b32 v3, s5, 6
	s_branch .LBB0_13
.LBB0_19:
	.loc	0 0 12
	v_readlane_b32 s4, v3, 3
	v_readlane_b32 s5, v3, 4
	s_or_b64 exec, exec, s[4:5]
	.loc	0 20 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bug
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 32
		.amdhsa_kernarg_size 72
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 34
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
	.size	bug, .Lfunc_end0-bug
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	fixed
	.globl	fixed
	.p2align	8
	.type	fixed,@function
fixed:
.Lfunc_begin1:
	.loc	0 23 0
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v3, s14, 0
	s_load_dwordx2 s[6:7], s[8:9], 0x0
	s_load_dwordx2 s[4:5], s[8:9], 0x8
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s8, s7
	v_mov_b32_e32 v1, s8
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 0
.Ltmp2:
	.loc	0 24 25 prologue_end
	v_cmp_eq_u32_e64 s[4:5], v0, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v3, s6, 1
	v_writelane_b32 v3, s7, 2
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_1
	s_branch .LBB1_3
.LBB1_1:
	.loc	0 0 25 is_stmt 0
	v_readlane_b32 s4, v3, 1
	v_readlane_b32 s5, v3, 2
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v3, s4, 3
	v_writelane_b32 v3, s5, 4
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_19
	s_branch .LBB1_19
.LBB1_3:
	v_readlane_b32 s6, v3, 0
	s_mov_b64 s[4:5], -1
	s_mov_b32 s7, 0
	.loc	0 26 25 is_stmt 1
	s_cmp_lg_u32 s6, s7
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 vcc, exec, s[6:7]
	v_writelane_b32 v3, s4, 5
	v_writelane_b32 v3, s5, 6
	s_cbranch_vccnz .LBB1_12
	s_branch .LBB1_13
.LBB1_4:
	.loc	0 0 25 is_stmt 0
	v_mov_b32_e32 v0, 0
	.loc	0 27 19 is_stmt 1
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v3, s4, 7
	v_writelane_b32 v3, s5, 8
	s_branch .LBB1_6
.LBB1_5:
	.loc	0 0 19 is_stmt 0
	s_branch .LBB1_1
.LBB1_6:
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	v_readlane_b32 s6, v3, 7
	v_readlane_b32 s7, v3, 8
	v_writelane_b32 v3, s6, 11
	v_writelane_b32 v3, s7, 12
	.loc	0 27 26
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b32 s6, 0x64
	.loc	0 27 28
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v0, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v3, s4, 13
	v_writelane_b32 v3, s5, 14
	v_writelane_b32 v3, s4, 15
	v_writelane_b32 v3, s5, 16
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v3, s4, 17
	v_writelane_b32 v3, s5, 18
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_8
	.loc	0 28 13 is_stmt 1
	s_sleep 10
	s_branch .LBB1_9
.LBB1_8:
	.loc	0 0 13 is_stmt 0
	v_readlane_b32 s4, v3, 17
	v_readlane_b32 s5, v3, 18
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v3, 11
	v_readlane_b32 s9, v3, 12
	v_readlane_b32 s6, v3, 15
	v_readlane_b32 s7, v3, 16
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v3, s6, 9
	v_writelane_b32 v3, s7, 10
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v3, s6, 7
	v_writelane_b32 v3, s7, 8
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v3, s6, 19
	v_writelane_b32 v3, s7, 20
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB1_6
	s_branch .LBB1_10
.LBB1_9:
	.loc	0 27 36 is_stmt 1
	v_readlane_b32 s4, v3, 13
	v_readlane_b32 s5, v3, 14
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[6:7], v0, s6
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v3, s4, 15
	v_writelane_b32 v3, s5, 16
	s_branch .LBB1_8
.LBB1_10:
	.loc	0 0 36 is_stmt 0
	v_readlane_b32 s4, v3, 19
	v_readlane_b32 s5, v3, 20
	s_or_b64 exec, exec, s[4:5]
	.loc	0 29 10 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 1
	.loc	0 29 15 is_stmt 0
	flat_store_dword v[0:1], v2
	s_branch .LBB1_5
.LBB1_12:
	.loc	0 0 15
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v3, s4, 21
	v_writelane_b32 v3, s5, 22
	s_branch .LBB1_14
.LBB1_13:
	v_readlane_b32 s4, v3, 5
	v_readlane_b32 s5, v3, 6
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB1_4
	s_branch .LBB1_5
.LBB1_14:
	v_readlane_b32 s4, v3, 23
	v_readlane_b32 s5, v3, 24
	v_readlane_b32 s6, v3, 21
	v_readlane_b32 s7, v3, 22
	v_writelane_b32 v3, s6, 25
	v_writelane_b32 v3, s7, 26
	.loc	0 32 55 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	.loc	0 32 12 is_stmt 0
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 s6, 0
	.loc	0 32 78
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v0, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v3, s4, 27
	v_writelane_b32 v3, s5, 28
	v_writelane_b32 v3, s4, 29
	v_writelane_b32 v3, s5, 30
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v3, s4, 31
	v_writelane_b32 v3, s5, 32
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_16
	.loc	0 0 78
	v_readlane_b32 s4, v3, 27
	v_readlane_b32 s5, v3, 28
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v3, s4, 29
	v_writelane_b32 v3, s5, 30
.LBB1_16:
	v_readlane_b32 s4, v3, 31
	v_readlane_b32 s5, v3, 32
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v3, 25
	v_readlane_b32 s9, v3, 26
	v_readlane_b32 s6, v3, 29
	v_readlane_b32 s7, v3, 30
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v3, s6, 23
	v_writelane_b32 v3, s7, 24
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v3, s6, 21
	v_writelane_b32 v3, s7, 22
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v3, s6, 33
	v_writelane_b32 v3, s7, 34
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB1_14
	v_readlane_b32 s4, v3, 33
	v_readlane_b32 s5, v3, 34
	s_or_b64 exec, exec, s[4:5]
	.loc	0 34 5 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 1
	.loc	0 34 12 is_stmt 0
	flat_store_dword v[0:1], v2
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v3, s4, 5
	v_writelane_b32 v3, s5, 6
	s_branch .LBB1_13
.LBB1_19:
	.loc	0 0 12
	v_readlane_b32 s4, v3, 3
	v_readlane_b32 s5, v3, 4
	s_or_b64 exec, exec, s[4:5]
	.loc	0 35 1 is_stmt 1
	s_endpgm
.Ltmp3:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 32
		.amdhsa_kernarg_size 72
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 34
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
.Lfunc_end1:
	.size	fixed, .Lfunc_end1-fixed
	.cfi_endproc
	.section	.AMDGPU.csdata
	.ident	"Debian clang version 14.0.6"
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
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
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
    .name:           bug
    .private_segment_fixed_size: 32
    .sgpr_count:     40
    .sgpr_spill_count: 45
    .symbol:         bug.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
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
    .name:           fixed
    .private_segment_fixed_size: 32
    .sgpr_count:     40
    .sgpr_spill_count: 45
    .symbol:         fixed.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
