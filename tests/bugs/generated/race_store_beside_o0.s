	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bug
	.globl	bug
	.p2align	8
	.type	bug,@function
bug:
.Lfunc_begin0:
	.file	0 "." "race_store_beside_o0.cl" md5 0xc8143ff845579fae3d6299db67b19c89
	.loc	0 6 0
	.cfi_sections .debug_frame
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_load_dwordx2 s[10:11], s[8:9], 0x0
	s_load_dwordx2 s[6:7], s[8:9], 0x8
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s12, s11
	v_mov_b32_e32 v1, s12
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v1, s10
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s10, s7
	v_mov_b32_e32 v1, s10
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:16
.Ltmp0:
	.loc	0 7 18 prologue_end
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 7 21 is_stmt 0
	s_load_dword s4, s[4:5], 0x4
	s_mov_b32 s5, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s4, s5
	s_load_dword s6, s[8:9], 0x14
	s_mov_b32 s4, 0
	s_mov_b32 s7, s4
	v_mov_b32_e32 v1, s14
	v_mad_u64_u32 v[4:5], s[8:9], s5, v1, 0
	v_mov_b32_e32 v9, v4
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v5, v1
	s_mov_b32 s5, 32
	v_lshlrev_b64 v[7:8], s5, v[4:5]
	v_mov_b32_e32 v5, v9
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v1, v10
	v_mov_b32_e32 v4, v8
	v_or_b32_e64 v9, v5, v6
	v_or_b32_e64 v1, v1, v4
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v5, v9
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v1, v10
	v_mov_b32_e32 v4, v8
	v_add_u32_e64 v5, s[4:5], v5, v6
	v_addc_u32_e64 v1, s[4:5], v1, v4, s[4:5]
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v4, v5
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s4, s6
	v_mov_b32_e32 v1, v6
	s_mov_b32 s6, s7
	v_add_u32_e64 v4, s[4:5], v4, s4
	v_mov_b32_e32 v5, s6
	v_addc_u32_e64 v1, s[4:5], v1, v5, s[4:5]
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 4
	.loc	0 7 18
	v_lshrrev_b64 v[4:5], s4, v[4:5]
	.loc	0 7 38
	v_mov_b32_e32 v1, v5
	s_mov_b32 s6, 0x3fff
	s_mov_b32 s4, -4
	s_mov_b32 s5, s6
	s_mov_b32 s6, s5
	v_and_b32_e64 v1, v1, s6
	v_and_b32_e64 v5, v4, s4
	v_mov_b32_e32 v6, v1
	.loc	0 7 18
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[4:5], v1, v4
	v_addc_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	flat_load_dword v1, v[1:2]
	s_mov_b32 s4, 1
	.loc	0 7 44
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, s4
	.loc	0 7 10
	buffer_store_dword v1, off, s[0:3], s33 offset:24
	s_mov_b32 s4, 0
	.loc	0 9 25 is_stmt 1
	v_cmp_eq_u32_e64 s[4:5], v0, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v11, s6, 0
	v_writelane_b32 v11, s7, 1
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_1
	s_branch .LBB0_3
.LBB0_1:
	.loc	0 0 25 is_stmt 0
	v_readlane_b32 s4, v11, 0
	v_readlane_b32 s5, v11, 1
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v11, s4, 2
	v_writelane_b32 v11, s5, 3
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_8
	s_branch .LBB0_8
.LBB0_3:
	.loc	0 11 9 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b32 s4, 4
	.loc	0 11 15 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[4:5], v0, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v11, s6, 4
	v_writelane_b32 v11, s7, 5
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_4
	s_branch .LBB0_6
.LBB0_4:
	.loc	0 0 15
	v_readlane_b32 s4, v11, 4
	v_readlane_b32 s5, v11, 5
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v11, s4, 6
	v_writelane_b32 v11, s5, 7
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_7
	.loc	0 12 25 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 0x64
	.loc	0 12 31 is_stmt 0
	flat_store_dword v[0:1], v2
	s_branch .LBB0_7
.LBB0_6:
	.loc	0 15 31 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	.loc	0 15 38 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	.loc	0 15 5
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:28
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	flat_atomic_add v0, v[0:1], v2 glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_branch .LBB0_4
.LBB0_7:
	.loc	0 0 5
	v_readlane_b32 s4, v11, 6
	v_readlane_b32 s5, v11, 7
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB0_1
.LBB0_8:
	v_readlane_b32 s4, v11, 2
	v_readlane_b32 s5, v11, 3
	s_or_b64 exec, exec, s[4:5]
	.loc	0 16 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bug
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 40
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
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 0
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
	.loc	0 19 0
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_load_dwordx2 s[10:11], s[8:9], 0x0
	s_load_dwordx2 s[6:7], s[8:9], 0x8
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s12, s11
	v_mov_b32_e32 v1, s12
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v1, s10
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s10, s7
	v_mov_b32_e32 v1, s10
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:16
.Ltmp2:
	.loc	0 20 18 prologue_end
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	.loc	0 20 21 is_stmt 0
	s_load_dword s4, s[4:5], 0x4
	s_mov_b32 s5, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s4, s5
	s_load_dword s6, s[8:9], 0x14
	s_mov_b32 s4, 0
	s_mov_b32 s7, s4
	v_mov_b32_e32 v1, s14
	v_mad_u64_u32 v[4:5], s[8:9], s5, v1, 0
	v_mov_b32_e32 v9, v4
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v5, v1
	s_mov_b32 s5, 32
	v_lshlrev_b64 v[7:8], s5, v[4:5]
	v_mov_b32_e32 v5, v9
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v1, v10
	v_mov_b32_e32 v4, v8
	v_or_b32_e64 v9, v5, v6
	v_or_b32_e64 v1, v1, v4
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v5, v9
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v1, v10
	v_mov_b32_e32 v4, v8
	v_add_u32_e64 v5, s[4:5], v5, v6
	v_addc_u32_e64 v1, s[4:5], v1, v4, s[4:5]
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v4, v5
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s4, s6
	v_mov_b32_e32 v1, v6
	s_mov_b32 s6, s7
	v_add_u32_e64 v4, s[4:5], v4, s4
	v_mov_b32_e32 v5, s6
	v_addc_u32_e64 v1, s[4:5], v1, v5, s[4:5]
	v_mov_b32_e32 v5, v1
	s_mov_b32 s4, 4
	.loc	0 20 18
	v_lshrrev_b64 v[4:5], s4, v[4:5]
	.loc	0 20 38
	v_mov_b32_e32 v1, v5
	s_mov_b32 s6, 0x3fff
	s_mov_b32 s4, -4
	s_mov_b32 s5, s6
	s_mov_b32 s6, s5
	v_and_b32_e64 v1, v1, s6
	v_and_b32_e64 v5, v4, s4
	v_mov_b32_e32 v6, v1
	.loc	0 20 18
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v1, s[4:5], v1, v4
	v_addc_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	flat_load_dword v1, v[1:2]
	s_mov_b32 s4, 1
	.loc	0 20 44
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, s4
	.loc	0 20 10
	buffer_store_dword v1, off, s[0:3], s33 offset:24
	s_mov_b32 s4, 0
	.loc	0 22 25 is_stmt 1
	v_cmp_eq_u32_e64 s[4:5], v0, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v11, s6, 0
	v_writelane_b32 v11, s7, 1
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_1
	s_branch .LBB1_3
.LBB1_1:
	.loc	0 0 25 is_stmt 0
	v_readlane_b32 s4, v11, 0
	v_readlane_b32 s5, v11, 1
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v11, s4, 2
	v_writelane_b32 v11, s5, 3
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_8
	s_branch .LBB1_8
.LBB1_3:
	.loc	0 24 9 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b32 s4, 4
	.loc	0 24 15 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[4:5], v0, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v11, s6, 4
	v_writelane_b32 v11, s7, 5
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_4
	s_branch .LBB1_6
.LBB1_4:
	.loc	0 0 15
	v_readlane_b32 s4, v11, 4
	v_readlane_b32 s5, v11, 5
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v11, s4, 6
	v_writelane_b32 v11, s5, 7
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_7
	.loc	0 25 35 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 0x64
	.loc	0 25 9 is_stmt 0
	buffer_store_dword v2, off, s[0:3], s33 offset:28
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	flat_atomic_add v0, v[0:1], v2 glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_branch .LBB1_7
.LBB1_6:
	.loc	0 28 31 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	.loc	0 28 38 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	.loc	0 28 5
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	flat_atomic_add v0, v[0:1], v2 glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_branch .LBB1_4
.LBB1_7:
	.loc	0 0 5
	v_readlane_b32 s4, v11, 6
	v_readlane_b32 s5, v11, 7
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB1_1
.LBB1_8:
	v_readlane_b32 s4, v11, 2
	v_readlane_b32 s5, v11, 3
	s_or_b64 exec, exec, s[4:5]
	.loc	0 29 1 is_stmt 1
	s_endpgm
.Ltmp3:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 48
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
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 0
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
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'atomic_uint*'
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
    .private_segment_fixed_size: 40
    .sgpr_count:     40
    .sgpr_spill_count: 8
    .symbol:         bug.kd
    .vgpr_count:     12
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'atomic_uint*'
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
    .private_segment_fixed_size: 48
    .sgpr_count:     40
    .sgpr_spill_count: 8
    .symbol:         fixed.kd
    .vgpr_count:     12
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
