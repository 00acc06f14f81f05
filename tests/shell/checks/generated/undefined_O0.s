	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	local_unwritten
	.globl	local_unwritten
	.p2align	8
	.type	local_unwritten,@function
local_unwritten:
.Lfunc_begin0:
	.file	0 "." "undefined.cl" md5 0xa4e198858ea13d91932812f88afdce31
	.loc	0 8 0
	.cfi_sections .debug_frame
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v13, s14, 0
	v_writelane_b32 v13, s8, 1
	v_writelane_b32 v13, s9, 2
	v_writelane_b32 v13, s4, 3
	v_writelane_b32 v13, s5, 4
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_load_dwordx2 s[4:5], s[8:9], 0x0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:8
.Ltmp0:
	.loc	0 10 10 prologue_end
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	.loc	0 11 9
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 32
	.loc	0 11 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v0, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v13, s4, 5
	v_writelane_b32 v13, s5, 6
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_2
	.loc	0 12 19 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 2
	.loc	0 12 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v1
	.loc	0 12 17
	s_mov_b32 m0, -1
	ds_write_b32 v0, v1
.LBB0_2:
	.loc	0 0 17
	v_readlane_b32 s4, v13, 5
	v_readlane_b32 s5, v13, 6
	s_or_b64 exec, exec, s[4:5]
	.loc	0 13 5 is_stmt 1
	buffer_load_dword v5, off, s[0:3], s33 offset:20
	v_readlane_b32 s7, v13, 0
	v_readlane_b32 s8, v13, 1
	v_readlane_b32 s9, v13, 2
	v_readlane_b32 s10, v13, 3
	v_readlane_b32 s11, v13, 4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	.loc	0 14 34
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 2
	.loc	0 14 29 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v0
	s_mov_b32 m0, -1
	ds_read_b32 v0, v0
	s_mov_b32 s5, 1
	.loc	0 14 37
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v2, s[12:13], v0, s5
	.loc	0 14 5
	buffer_load_dword v7, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	.loc	0 14 9
	s_load_dword s5, s[10:11], 0x4
	s_mov_b32 s6, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s5, s6
	s_load_dword s8, s[8:9], 0xc
	s_mov_b32 s5, 0
	s_mov_b32 s9, s5
	v_mov_b32_e32 v0, s7
	v_mad_u64_u32 v[0:1], s[6:7], s6, v0, 0
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v1, v3
	s_mov_b32 s6, 32
	v_lshlrev_b64 v[9:10], s6, v[0:1]
	v_mov_b32_e32 v0, v11
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v1, v12
	v_mov_b32_e32 v3, v10
	v_or_b32_e64 v0, v0, v4
	v_or_b32_e64 v3, v1, v3
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v6
	v_add_u32_e64 v3, s[6:7], v3, v4
	v_addc_u32_e64 v0, s[6:7], v0, v1, s[6:7]
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v0, v3
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s8
	v_mov_b32_e32 v1, v4
	s_mov_b32 s5, s9
	v_add_u32_e64 v0, s[6:7], v0, s6
	v_mov_b32_e32 v3, s5
	v_addc_u32_e64 v3, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v1, v3
	.loc	0 14 5
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 14 27
	flat_store_dword v[0:1], v2
	.loc	0 15 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel local_unwritten
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 24
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 14
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
	.size	local_unwritten, .Lfunc_end0-local_unwritten
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	local_written
	.globl	local_written
	.p2align	8
	.type	local_written,@function
local_written:
.Lfunc_begin1:
	.loc	0 18 0
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[6:7], s[4:5]
	s_load_dwordx2 s[4:5], s[8:9], 0x0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s10, s5
	v_mov_b32_e32 v1, s10
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:8
.Ltmp2:
	.loc	0 20 14 prologue_end
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v6, v1
	.loc	0 20 10 is_stmt 0
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	.loc	0 21 15 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 2
	.loc	0 21 5 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v1
	.loc	0 21 13
	s_mov_b32 m0, -1
	ds_write_b32 v0, v1
	.loc	0 22 5 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 23 34
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	.loc	0 23 29 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v0
	s_mov_b32 m0, -1
	ds_read_b32 v0, v0
	s_mov_b32 s10, 1
	.loc	0 23 37
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v2, s[10:11], v0, s10
	.loc	0 23 5
	buffer_load_dword v7, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	.loc	0 23 9
	s_load_dword s6, s[6:7], 0x4
	s_mov_b32 s7, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s6, s7
	s_load_dword s8, s[8:9], 0xc
	s_mov_b32 s9, s5
	v_mov_b32_e32 v0, s14
	v_mad_u64_u32 v[0:1], s[6:7], s6, v0, 0
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v1, v3
	s_mov_b32 s5, 32
	v_lshlrev_b64 v[9:10], s5, v[0:1]
	v_mov_b32_e32 v0, v11
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v1, v12
	v_mov_b32_e32 v3, v10
	v_or_b32_e64 v0, v0, v4
	v_or_b32_e64 v3, v1, v3
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v6
	v_add_u32_e64 v3, s[6:7], v3, v4
	v_addc_u32_e64 v0, s[6:7], v0, v1, s[6:7]
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v0, v3
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s8
	v_mov_b32_e32 v1, v4
	s_mov_b32 s5, s9
	v_add_u32_e64 v0, s[6:7], v0, s6
	v_mov_b32_e32 v3, s5
	v_addc_u32_e64 v3, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v1, v3
	.loc	0 23 5
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 23 27
	flat_store_dword v[0:1], v2
	.loc	0 24 1 is_stmt 1
	s_endpgm
.Ltmp3:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel local_written
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 24
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 13
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
	.size	local_written, .Lfunc_end1-local_written
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	branch_unwritten
	.globl	branch_unwritten
	.p2align	8
	.type	branch_unwritten,@function
branch_unwritten:
.Lfunc_begin2:
	.loc	0 27 0
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v11, s14, 0
	v_writelane_b32 v11, s8, 1
	v_writelane_b32 v11, s9, 2
	v_writelane_b32 v11, s4, 3
	v_writelane_b32 v11, s5, 4
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_load_dwordx2 s[4:5], s[8:9], 0x0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:8
.Ltmp4:
	.loc	0 29 10 prologue_end
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	.loc	0 30 9
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 32
	.loc	0 30 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v0, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v11, s4, 5
	v_writelane_b32 v11, s5, 6
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_2
	.loc	0 31 19 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 2
	.loc	0 31 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v1
	.loc	0 31 17
	s_mov_b32 m0, -1
	ds_write_b32 v0, v1
.LBB2_2:
	.loc	0 0 17
	v_readlane_b32 s4, v11, 5
	v_readlane_b32 s5, v11, 6
	s_or_b64 exec, exec, s[4:5]
	.loc	0 32 5 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 33 19
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 63
	.loc	0 33 17 is_stmt 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s[4:5], s4, v0
	s_mov_b32 s4, 2
	.loc	0 33 9
	v_lshlrev_b32_e64 v0, s4, v0
	s_mov_b32 m0, -1
	ds_read_b32 v0, v0
	s_mov_b32 s4, 5
	.loc	0 33 22
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[6:7], v0, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v11, s4, 7
	v_writelane_b32 v11, s5, 8
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_4
	.loc	0 34 9 is_stmt 1
	buffer_load_dword v6, off, s[0:3], s33 offset:20
	v_readlane_b32 s8, v11, 0
	v_readlane_b32 s6, v11, 1
	v_readlane_b32 s7, v11, 2
	v_readlane_b32 s4, v11, 3
	v_readlane_b32 s5, v11, 4
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 34 13 is_stmt 0
	s_load_dword s4, s[4:5], 0x4
	s_mov_b32 s5, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s4, s5
	s_load_dword s6, s[6:7], 0xc
	s_mov_b32 s4, 0
	s_mov_b32 s7, s4
	v_mov_b32_e32 v0, s8
	v_mad_u64_u32 v[3:4], s[8:9], s5, v0, 0
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v10, v0
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, s5
	v_mov_b32_e32 v4, v0
	s_mov_b32 s5, 32
	v_lshlrev_b64 v[7:8], s5, v[3:4]
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v5, v7
	v_mov_b32_e32 v0, v10
	v_mov_b32_e32 v3, v8
	v_or_b32_e64 v8, v4, v5
	v_or_b32_e64 v0, v0, v3
	v_mov_b32_e32 v9, v0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v0, v9
	v_mov_b32_e32 v3, v7
	v_add_u32_e64 v4, s[4:5], v4, v5
	v_addc_u32_e64 v0, s[4:5], v0, v3, s[4:5]
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v3, v4
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s4, s6
	v_mov_b32_e32 v0, v5
	s_mov_b32 s6, s7
	v_add_u32_e64 v3, s[4:5], v3, s4
	v_mov_b32_e32 v4, s6
	v_addc_u32_e64 v0, s[4:5], v0, v4, s[4:5]
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 2
	.loc	0 34 9
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 1
	.loc	0 34 31
	flat_store_dword v[0:1], v2
.LBB2_4:
	.loc	0 0 31
	v_readlane_b32 s4, v11, 7
	v_readlane_b32 s5, v11, 8
	s_or_b64 exec, exec, s[4:5]
	.loc	0 35 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel branch_unwritten
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 24
		.amdhsa_kernarg_size 64
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
.Lfunc_end2:
	.size	branch_unwritten, .Lfunc_end2-branch_unwritten
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	branch_written
	.globl	branch_written
	.p2align	8
	.type	branch_written,@function
branch_written:
.Lfunc_begin3:
	.loc	0 39 0
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v12, s14, 0
	v_writelane_b32 v12, s8, 1
	v_writelane_b32 v12, s9, 2
	v_writelane_b32 v12, s4, 3
	v_writelane_b32 v12, s5, 4
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_load_dwordx2 s[4:5], s[8:9], 0x0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:8
.Ltmp6:
	.loc	0 41 10 prologue_end
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	.loc	0 42 9
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 32
	.loc	0 42 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v0, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v12, s4, 5
	v_writelane_b32 v12, s5, 6
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_2
	.loc	0 43 19 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 2
	.loc	0 43 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v1
	.loc	0 43 17
	s_mov_b32 m0, -1
	ds_write_b32 v0, v1
.LBB3_2:
	.loc	0 0 17
	v_readlane_b32 s4, v12, 5
	v_readlane_b32 s5, v12, 6
	s_or_b64 exec, exec, s[4:5]
	.loc	0 44 5 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 45 27
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 63
	.loc	0 45 25 is_stmt 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s[4:5], s4, v0
	s_mov_b32 s4, 2
	.loc	0 45 17
	v_lshlrev_b32_e64 v0, s4, v0
	s_mov_b32 m0, -1
	ds_read_b32 v0, v0
	.loc	0 45 10
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	.loc	0 46 9 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 31
	.loc	0 46 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e64 s[6:7], v0, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v12, s4, 7
	v_writelane_b32 v12, s5, 8
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_6
	.loc	0 46 20
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 s4, 5
	.loc	0 46 25
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e64 s[6:7], v0, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v12, s4, 9
	v_writelane_b32 v12, s5, 10
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_5
	.loc	0 47 9 is_stmt 1
	buffer_load_dword v6, off, s[0:3], s33 offset:24
	v_readlane_b32 s8, v12, 0
	v_readlane_b32 s6, v12, 1
	v_readlane_b32 s7, v12, 2
	v_readlane_b32 s4, v12, 3
	v_readlane_b32 s5, v12, 4
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 47 13 is_stmt 0
	s_load_dword s4, s[4:5], 0x4
	s_mov_b32 s5, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s4, s5
	s_load_dword s6, s[6:7], 0xc
	s_mov_b32 s4, 0
	s_mov_b32 s7, s4
	v_mov_b32_e32 v0, s8
	v_mad_u64_u32 v[3:4], s[8:9], s5, v0, 0
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v10, v0
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, s5
	v_mov_b32_e32 v4, v0
	s_mov_b32 s5, 32
	v_lshlrev_b64 v[7:8], s5, v[3:4]
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v5, v7
	v_mov_b32_e32 v0, v10
	v_mov_b32_e32 v3, v8
	v_or_b32_e64 v8, v4, v5
	v_or_b32_e64 v0, v0, v3
	v_mov_b32_e32 v9, v0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v0, v9
	v_mov_b32_e32 v3, v7
	v_add_u32_e64 v4, s[4:5], v4, v5
	v_addc_u32_e64 v0, s[4:5], v0, v3, s[4:5]
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v3, v4
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s4, s6
	v_mov_b32_e32 v0, v5
	s_mov_b32 s6, s7
	v_add_u32_e64 v3, s[4:5], v3, s4
	v_mov_b32_e32 v4, s6
	v_addc_u32_e64 v0, s[4:5], v0, v4, s[4:5]
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 2
	.loc	0 47 9
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 1
	.loc	0 47 31
	flat_store_dword v[0:1], v2
.LBB3_5:
	.loc	0 0 31
	v_readlane_b32 s4, v12, 9
	v_readlane_b32 s5, v12, 10
	s_or_b64 exec, exec, s[4:5]
.LBB3_6:
	v_readlane_b32 s4, v12, 7
	v_readlane_b32 s5, v12, 8
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v0, 0
	.loc	0 48 44 is_stmt 1
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 31
	.loc	0 48 46 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e64 s[4:5], v0, s4
	v_mov_b32_e32 v0, s6
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v12, s6, 11
	v_writelane_b32 v12, s7, 12
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_7
	s_branch .LBB3_9
.LBB3_7:
	.loc	0 0 46
	v_readlane_b32 s4, v12, 11
	v_readlane_b32 s5, v12, 12
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v12, s4, 13
	v_writelane_b32 v12, s5, 14
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB3_10
	s_mov_b32 s4, 7
	.loc	0 48 44
	v_mov_b32_e32 v0, 7
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_branch .LBB3_10
.LBB3_9:
	.loc	0 48 57
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_branch .LBB3_7
.LBB3_10:
	.loc	0 0 57
	v_readlane_b32 s10, v12, 13
	v_readlane_b32 s11, v12, 14
	s_or_b64 exec, exec, s[10:11]
	.loc	0 48 44
	buffer_load_dword v7, off, s[0:3], s33 offset:24
	v_readlane_b32 s8, v12, 0
	v_readlane_b32 s6, v12, 1
	v_readlane_b32 s7, v12, 2
	v_readlane_b32 s4, v12, 3
	v_readlane_b32 s5, v12, 4
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	.loc	0 48 41
	s_waitcnt vmcnt(0)
	v_or_b32_e64 v3, v0, v1
	.loc	0 48 5
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 48 9
	s_load_dword s4, s[4:5], 0x4
	s_mov_b32 s5, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s4, s5
	s_load_dword s6, s[6:7], 0xc
	s_mov_b32 s4, 0
	s_mov_b32 s7, s4
	v_mov_b32_e32 v0, s8
	v_mad_u64_u32 v[4:5], s[8:9], s5, v0, 0
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v0, s5
	v_mov_b32_e32 v5, v0
	s_mov_b32 s5, 32
	v_lshlrev_b64 v[8:9], s5, v[4:5]
	v_mov_b32_e32 v5, v10
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v0, v11
	v_mov_b32_e32 v4, v9
	v_or_b32_e64 v9, v5, v6
	v_or_b32_e64 v0, v0, v4
	v_mov_b32_e32 v10, v0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v8, v0
	v_mov_b32_e32 v5, v9
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v0, v10
	v_mov_b32_e32 v4, v8
	v_add_u32_e64 v5, s[4:5], v5, v6
	v_addc_u32_e64 v0, s[4:5], v0, v4, s[4:5]
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v4, v5
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s4, s6
	v_mov_b32_e32 v0, v6
	s_mov_b32 s6, s7
	v_add_u32_e64 v4, s[4:5], v4, s4
	v_mov_b32_e32 v5, s6
	v_addc_u32_e64 v0, s[4:5], v0, v5, s[4:5]
	v_mov_b32_e32 v5, v0
	s_mov_b32 s4, 2
	.loc	0 48 5
	v_lshlrev_b64 v[5:6], s4, v[4:5]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	.loc	0 48 27
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0)
	v_or_b32_e64 v2, v2, v3
	flat_store_dword v[0:1], v2
	.loc	0 49 1 is_stmt 1
	s_endpgm
.Ltmp7:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel branch_written
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 40
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 13
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
.Lfunc_end3:
	.size	branch_written, .Lfunc_end3-branch_written
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	buffer_unwritten
	.globl	buffer_unwritten
	.p2align	8
	.type	buffer_unwritten,@function
buffer_unwritten:
.Lfunc_begin4:
	.loc	0 52 0
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[6:7], s[4:5]
	v_mov_b32_e32 v6, v0
	s_load_dwordx2 s[10:11], s[8:9], 0x0
	s_load_dwordx2 s[4:5], s[8:9], 0x8
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s12, s11
	v_mov_b32_e32 v0, s12
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v0, s10
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 s10, s5
	v_mov_b32_e32 v0, s10
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	v_mov_b32_e32 v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:16
.Ltmp8:
	.loc	0 53 29 prologue_end
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 53 32 is_stmt 0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v7, v0
	.loc	0 53 9
	s_load_dword s5, s[6:7], 0x4
	s_mov_b32 s6, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s5, s6
	s_load_dword s6, s[8:9], 0x14
	s_mov_b32 s7, s4
	v_mov_b32_e32 v0, s14
	v_mad_u64_u32 v[3:4], s[8:9], s5, v0, 0
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 32
	v_lshlrev_b64 v[8:9], s4, v[3:4]
	v_mov_b32_e32 v4, v10
	v_mov_b32_e32 v5, v8
	v_mov_b32_e32 v0, v11
	v_mov_b32_e32 v3, v9
	v_or_b32_e64 v8, v4, v5
	v_or_b32_e64 v0, v0, v3
	v_mov_b32_e32 v9, v0
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v0, v9
	v_mov_b32_e32 v3, v7
	v_add_u32_e64 v4, s[4:5], v4, v5
	v_addc_u32_e64 v0, s[4:5], v0, v3, s[4:5]
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v3, v4
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s4, s6
	v_mov_b32_e32 v0, v5
	s_mov_b32 s6, s7
	v_add_u32_e64 v3, s[4:5], v3, s4
	v_mov_b32_e32 v4, s6
	v_addc_u32_e64 v0, s[4:5], v0, v4, s[4:5]
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 2
	.loc	0 53 5
	v_lshlrev_b64 v[5:6], s4, v[3:4]
	.loc	0 53 29
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v6
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	flat_load_dword v0, v[0:1]
	s_mov_b32 s4, 3
	.loc	0 53 50
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, v0, s4
	.loc	0 53 5
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 53 27
	flat_store_dword v[0:1], v2
	.loc	0 54 1 is_stmt 1
	s_endpgm
.Ltmp9:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel buffer_unwritten
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 24
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
.Lfunc_end4:
	.size	buffer_unwritten, .Lfunc_end4-buffer_unwritten
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	buffer_written
	.globl	buffer_written
	.p2align	8
	.type	buffer_written,@function
buffer_written:
.Lfunc_begin5:
	.loc	0 57 0
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[12:13], s[4:5]
	v_mov_b32_e32 v6, v0
	s_load_dwordx2 s[6:7], s[8:9], 0x0
	s_load_dwordx2 s[4:5], s[8:9], 0x8
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s10, s7
	v_mov_b32_e32 v0, s10
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v0, s6
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 s6, s5
	v_mov_b32_e32 v0, s6
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	v_mov_b32_e32 v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:16
.Ltmp10:
	.loc	0 58 5 prologue_end
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 58 8 is_stmt 0
	s_load_dword s4, s[12:13], 0x4
	s_mov_b32 s10, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, s10
	s_load_dword s16, s[8:9], 0x14
	s_mov_b32 s6, 0
	s_mov_b32 s17, s6
	v_mov_b32_e32 v0, s14
	v_mad_u64_u32 v[3:4], s[4:5], s4, v0, 0
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v10, v0
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v4, v0
	s_mov_b32 s5, 32
	v_lshlrev_b64 v[7:8], s5, v[3:4]
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v5, v7
	v_mov_b32_e32 v0, v10
	v_mov_b32_e32 v3, v8
	v_or_b32_e64 v8, v4, v5
	v_or_b32_e64 v0, v0, v3
	v_mov_b32_e32 v9, v0
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v0, v9
	v_mov_b32_e32 v3, v7
	v_add_u32_e64 v4, s[18:19], v4, v5
	v_addc_u32_e64 v0, s[18:19], v0, v3, s[18:19]
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v3, v4
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s7, s16
	v_mov_b32_e32 v0, v5
	s_mov_b32 s4, s17
	v_add_u32_e64 v3, s[16:17], v3, s7
	v_mov_b32_e32 v4, s4
	v_addc_u32_e64 v0, s[16:17], v0, v4, s[16:17]
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 2
	.loc	0 58 5
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[16:17], v0, v3
	v_addc_u32_e64 v2, s[16:17], v1, v2, s[16:17]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 4
	.loc	0 58 26
	flat_store_dword v[0:1], v2
	.loc	0 59 29 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 59 9 is_stmt 0
	s_load_dword s7, s[12:13], 0x4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s7, s7, s10
	s_load_dword s8, s[8:9], 0x14
	s_mov_b32 s9, s6
	v_mov_b32_e32 v0, s14
	v_mad_u64_u32 v[3:4], s[10:11], s7, v0, 0
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v4, v0
	v_lshlrev_b64 v[8:9], s5, v[3:4]
	v_mov_b32_e32 v4, v10
	v_mov_b32_e32 v5, v8
	v_mov_b32_e32 v0, v11
	v_mov_b32_e32 v3, v9
	v_or_b32_e64 v8, v4, v5
	v_or_b32_e64 v0, v0, v3
	v_mov_b32_e32 v9, v0
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v0, v9
	v_mov_b32_e32 v3, v7
	v_add_u32_e64 v4, s[6:7], v4, v5
	v_addc_u32_e64 v0, s[6:7], v0, v3, s[6:7]
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v3, v4
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s8
	v_mov_b32_e32 v0, v5
	s_mov_b32 s5, s9
	v_add_u32_e64 v3, s[6:7], v3, s6
	v_mov_b32_e32 v4, s5
	v_addc_u32_e64 v0, s[6:7], v0, v4, s[6:7]
	v_mov_b32_e32 v4, v0
	.loc	0 59 5
	v_lshlrev_b64 v[5:6], s4, v[3:4]
	.loc	0 59 29
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v6
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	flat_load_dword v0, v[0:1]
	s_mov_b32 s4, 3
	.loc	0 59 50
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, v0, s4
	.loc	0 59 5
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 59 27
	flat_store_dword v[0:1], v2
	.loc	0 60 1 is_stmt 1
	s_endpgm
.Ltmp11:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel buffer_written
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 24
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
.Lfunc_end5:
	.size	buffer_written, .Lfunc_end5-buffer_written
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	address_unwritten
	.globl	address_unwritten
	.p2align	8
	.type	address_unwritten,@function
address_unwritten:
.Lfunc_begin6:
	.loc	0 63 0
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v6, v0
	s_load_dwordx2 s[10:11], s[8:9], 0x0
	s_load_dwordx2 s[6:7], s[8:9], 0x8
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s12, s11
	v_mov_b32_e32 v0, s12
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v0, s10
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 s10, s7
	v_mov_b32_e32 v0, s10
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	v_mov_b32_e32 v0, s6
	buffer_store_dword v0, off, s[0:3], s33 offset:16
.Ltmp12:
	.loc	0 64 5 prologue_end
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 64 9 is_stmt 0
	buffer_load_dword v8, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v0
	.loc	0 64 12
	s_load_dword s4, s[4:5], 0x4
	s_mov_b32 s5, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, s5
	s_load_dword s8, s[8:9], 0x14
	s_mov_b32 s5, 0
	s_mov_b32 s9, s5
	v_mov_b32_e32 v0, s14
	v_mad_u64_u32 v[3:4], s[6:7], s4, v0, 0
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v0, s5
	v_mov_b32_e32 v13, v0
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 32
	v_lshlrev_b64 v[10:11], s4, v[3:4]
	v_mov_b32_e32 v4, v12
	v_mov_b32_e32 v5, v10
	v_mov_b32_e32 v0, v13
	v_mov_b32_e32 v3, v11
	v_or_b32_e64 v10, v4, v5
	v_or_b32_e64 v0, v0, v3
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v0, s5
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v4, v10
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v0, v11
	v_mov_b32_e32 v3, v7
	v_add_u32_e64 v4, s[6:7], v4, v5
	v_addc_u32_e64 v0, s[6:7], v0, v3, s[6:7]
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v3, v4
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s8
	v_mov_b32_e32 v0, v5
	s_mov_b32 s4, s9
	v_add_u32_e64 v3, s[6:7], v3, s6
	v_mov_b32_e32 v4, s4
	v_addc_u32_e64 v0, s[6:7], v0, v4, s[6:7]
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 2
	.loc	0 64 9
	v_lshlrev_b64 v[6:7], s4, v[3:4]
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v0, v9
	v_mov_b32_e32 v4, v7
	v_add_u32_e64 v3, s[6:7], v3, v5
	v_addc_u32_e64 v0, s[6:7], v0, v4, s[6:7]
	v_mov_b32_e32 v4, v0
	flat_load_dword v0, v[3:4]
	s_mov_b32 s6, 63
	.loc	0 64 30
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v0, s6
	.loc	0 64 5
	v_mov_b32_e32 v0, s5
	v_mov_b32_e32 v4, v0
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 1
	.loc	0 64 36
	flat_store_dword v[0:1], v2
	.loc	0 65 1 is_stmt 1
	s_endpgm
.Ltmp13:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel address_unwritten
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 24
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
		.amdhsa_next_free_vgpr 14
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
.Lfunc_end6:
	.size	address_unwritten, .Lfunc_end6-address_unwritten
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	address_written
	.globl	address_written
	.p2align	8
	.type	address_written,@function
address_written:
.Lfunc_begin7:
	.loc	0 68 0
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[12:13], s[4:5]
	s_load_dwordx2 s[6:7], s[8:9], 0x0
	s_load_dwordx2 s[4:5], s[8:9], 0x8
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s10, s7
	v_mov_b32_e32 v1, s10
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:16
.Ltmp14:
	.loc	0 69 8 prologue_end
	s_load_dword s4, s[12:13], 0x4
	s_mov_b32 s10, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, s10
	.loc	0 69 28 is_stmt 0
	s_mul_i32 s6, s4, s14
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v7, v1
	v_add_u32_e64 v0, s[6:7], s6, v0
	.loc	0 69 8
	s_load_dword s16, s[8:9], 0x14
	.loc	0 69 28
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v2, s[6:7], v0, s16
	.loc	0 69 5
	buffer_load_dword v10, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v0
	.loc	0 69 8
	s_mov_b32 s17, s5
	v_mov_b32_e32 v0, s14
	v_mad_u64_u32 v[0:1], s[6:7], s4, v0, 0
	v_mov_b32_e32 v12, v0
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v13, v3
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v1, v3
	s_mov_b32 s6, 32
	v_lshlrev_b64 v[8:9], s6, v[0:1]
	v_mov_b32_e32 v0, v12
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v1, v13
	v_mov_b32_e32 v3, v9
	v_or_b32_e64 v0, v0, v4
	v_or_b32_e64 v3, v1, v3
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v7
	v_add_u32_e64 v3, s[18:19], v3, v4
	v_addc_u32_e64 v0, s[18:19], v0, v1, s[18:19]
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v0, v3
	s_mov_b32 s7, s16
	v_mov_b32_e32 v1, v4
	s_mov_b32 s4, s17
	v_add_u32_e64 v0, s[16:17], v0, s7
	v_mov_b32_e32 v3, s4
	v_addc_u32_e64 v3, s[16:17], v1, v3, s[16:17]
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 2
	.loc	0 69 5
	v_lshlrev_b64 v[8:9], s4, v[0:1]
	v_mov_b32_e32 v0, v10
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v1, v11
	v_mov_b32_e32 v3, v9
	v_add_u32_e64 v0, s[16:17], v0, v4
	v_addc_u32_e64 v3, s[16:17], v1, v3, s[16:17]
	v_mov_b32_e32 v1, v3
	.loc	0 69 26
	flat_store_dword v[0:1], v2
	.loc	0 70 5 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 70 9 is_stmt 0
	buffer_load_dword v8, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v0
	.loc	0 70 12
	s_load_dword s7, s[12:13], 0x4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s7, s7, s10
	s_load_dword s8, s[8:9], 0x14
	s_mov_b32 s9, s5
	v_mov_b32_e32 v0, s14
	v_mad_u64_u32 v[3:4], s[10:11], s7, v0, 0
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v0, s5
	v_mov_b32_e32 v13, v0
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, s7
	v_mov_b32_e32 v4, v0
	v_lshlrev_b64 v[10:11], s6, v[3:4]
	v_mov_b32_e32 v4, v12
	v_mov_b32_e32 v5, v10
	v_mov_b32_e32 v0, v13
	v_mov_b32_e32 v3, v11
	v_or_b32_e64 v10, v4, v5
	v_or_b32_e64 v0, v0, v3
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v4, v10
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v0, v11
	v_mov_b32_e32 v3, v7
	v_add_u32_e64 v4, s[6:7], v4, v5
	v_addc_u32_e64 v0, s[6:7], v0, v3, s[6:7]
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v3, v4
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s8
	v_mov_b32_e32 v0, v5
	s_mov_b32 s8, s9
	v_add_u32_e64 v3, s[6:7], v3, s6
	v_mov_b32_e32 v4, s8
	v_addc_u32_e64 v0, s[6:7], v0, v4, s[6:7]
	v_mov_b32_e32 v4, v0
	.loc	0 70 9
	v_lshlrev_b64 v[6:7], s4, v[3:4]
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v0, v9
	v_mov_b32_e32 v4, v7
	v_add_u32_e64 v3, s[6:7], v3, v5
	v_addc_u32_e64 v0, s[6:7], v0, v4, s[6:7]
	v_mov_b32_e32 v4, v0
	flat_load_dword v0, v[3:4]
	s_mov_b32 s6, 63
	.loc	0 70 30
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v0, s6
	.loc	0 70 5
	v_mov_b32_e32 v0, s5
	v_mov_b32_e32 v4, v0
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 1
	.loc	0 70 36
	flat_store_dword v[0:1], v2
	.loc	0 71 1 is_stmt 1
	s_endpgm
.Ltmp15:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel address_written
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 24
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
		.amdhsa_next_free_vgpr 14
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
.Lfunc_end7:
	.size	address_written, .Lfunc_end7-address_written
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	counter_unwritten
	.globl	counter_unwritten
	.p2align	8
	.type	counter_unwritten,@function
counter_unwritten:
.Lfunc_begin8:
	.loc	0 74 0
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_load_dwordx2 s[6:7], s[8:9], 0x0
	s_load_dwordx2 s[4:5], s[8:9], 0x8
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s8, s7
	v_mov_b32_e32 v0, s8
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v0, s6
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 s6, s5
	v_mov_b32_e32 v0, s6
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	v_mov_b32_e32 v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:16
.Ltmp16:
	.loc	0 75 16 prologue_end
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 1
	.loc	0 75 5 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 76 1 is_stmt 1
	s_endpgm
.Ltmp17:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel counter_unwritten
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 24
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
		.amdhsa_next_free_vgpr 3
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
.Lfunc_end8:
	.size	counter_unwritten, .Lfunc_end8-counter_unwritten
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	counter_written
	.globl	counter_written
	.p2align	8
	.type	counter_written,@function
counter_written:
.Lfunc_begin9:
	.loc	0 79 0
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v4, v0
	s_load_dwordx2 s[10:11], s[8:9], 0x0
	s_load_dwordx2 s[6:7], s[8:9], 0x8
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s12, s11
	v_mov_b32_e32 v0, s12
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v0, s10
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 s10, s7
	v_mov_b32_e32 v0, s10
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	v_mov_b32_e32 v0, s6
	buffer_store_dword v0, off, s[0:3], s33 offset:16
.Ltmp18:
	.loc	0 80 9 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_mov_b32 s5, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s4, s5
	s_load_dword s6, s[8:9], 0x14
	s_mov_b32 s4, 0
	s_mov_b32 s7, s4
	v_mov_b32_e32 v0, s14
	v_mad_u64_u32 v[2:3], s[8:9], s5, v0, 0
	v_mov_b32_e32 v0, v2
	v_mov_b32_e32 v5, s4
	v_mov_b32_e32 v1, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, s5
	v_mov_b32_e32 v3, v5
	s_mov_b32 s5, 32
	v_lshlrev_b64 v[5:6], s5, v[2:3]
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v6
	v_or_b32_e64 v6, v2, v3
	v_or_b32_e64 v0, v0, v1
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v1, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v1, s[4:5], v1, v3
	v_addc_u32_e64 v0, s[4:5], v0, v2, s[4:5]
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v0, v1
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s4, s6
	v_mov_b32_e32 v1, v2
	s_mov_b32 s6, s7
	v_add_u32_e64 v0, s[4:5], v0, s4
	v_mov_b32_e32 v2, s6
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	s_mov_b64 s[4:5], 0
	.loc	0 80 26 is_stmt 0
	v_cmp_eq_u64_e64 s[6:7], v[0:1], s[4:5]
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v8, s4, 0
	v_writelane_b32 v8, s5, 1
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_2
	.loc	0 81 21 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 0
	.loc	0 81 9 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 82 20 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 1
	.loc	0 82 9 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB9_2:
	.loc	0 0 9
	v_readlane_b32 s4, v8, 0
	v_readlane_b32 s5, v8, 1
	s_or_b64 exec, exec, s[4:5]
	.loc	0 84 1 is_stmt 1
	s_endpgm
.Ltmp19:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel counter_written
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 24
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
		.amdhsa_next_free_vgpr 9
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
.Lfunc_end9:
	.size	counter_written, .Lfunc_end9-counter_written
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	private_unwritten
	.globl	private_unwritten
	.p2align	8
	.type	private_unwritten,@function
private_unwritten:
.Lfunc_begin10:
	.loc	0 87 0
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v13, s14, 0
	v_writelane_b32 v13, s8, 1
	v_writelane_b32 v13, s9, 2
	v_writelane_b32 v13, s4, 3
	v_writelane_b32 v13, s5, 4
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_load_dwordx2 s[6:7], s[8:9], 0x0
	s_load_dword s4, s[8:9], 0x8
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s5, s7
	v_mov_b32_e32 v0, s5
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 s5, s6
	v_mov_b32_e32 v0, s5
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	v_mov_b32_e32 v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v0, 0
.Ltmp20:
	.loc	0 89 15 prologue_end
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 s[4:5], 0
	.loc	0 89 10 is_stmt 0
	v_writelane_b32 v13, s4, 5
	v_writelane_b32 v13, s5, 6
.LBB10_1:
	.loc	0 0 10
	v_readlane_b32 s4, v13, 7
	v_readlane_b32 s5, v13, 8
	v_readlane_b32 s6, v13, 5
	v_readlane_b32 s7, v13, 6
	v_writelane_b32 v13, s6, 9
	v_writelane_b32 v13, s7, 10
	.loc	0 89 22
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	.loc	0 89 26
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	.loc	0 89 24
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v0, v1
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v13, s4, 11
	v_writelane_b32 v13, s5, 12
	v_writelane_b32 v13, s4, 13
	v_writelane_b32 v13, s5, 14
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v13, s4, 15
	v_writelane_b32 v13, s5, 16
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB10_3
	.loc	0 90 16 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 2
	.loc	0 90 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v2, s4, v0
	v_mov_b32_e32 v1, 20
	v_add_u32_e64 v1, s[4:5], v1, v2
	.loc	0 90 14
	buffer_store_dword v0, v1, s[0:3], 0 offen
	s_branch .LBB10_4
.LBB10_3:
	.loc	0 0 14
	v_readlane_b32 s4, v13, 15
	v_readlane_b32 s5, v13, 16
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v13, 9
	v_readlane_b32 s9, v13, 10
	v_readlane_b32 s6, v13, 13
	v_readlane_b32 s7, v13, 14
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v13, s6, 7
	v_writelane_b32 v13, s7, 8
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v13, s6, 5
	v_writelane_b32 v13, s7, 6
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v13, s6, 17
	v_writelane_b32 v13, s7, 18
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB10_1
	s_branch .LBB10_5
.LBB10_4:
	.loc	0 89 30 is_stmt 1
	v_readlane_b32 s4, v13, 11
	v_readlane_b32 s5, v13, 12
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[6:7], v0, s6
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v13, s4, 13
	v_writelane_b32 v13, s5, 14
	s_branch .LBB10_3
.LBB10_5:
	.loc	0 0 30 is_stmt 0
	v_readlane_b32 s4, v13, 17
	v_readlane_b32 s5, v13, 18
	s_or_b64 exec, exec, s[4:5]
	.loc	0 91 9 is_stmt 1
	v_readlane_b32 s7, v13, 0
	v_readlane_b32 s8, v13, 1
	v_readlane_b32 s9, v13, 2
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	v_readlane_b32 s4, v13, 3
	v_readlane_b32 s5, v13, 4
	s_load_dword s6, s[4:5], 0x4
	.loc	0 91 32 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s4, s6, s7
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, s5
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v6, v1
	v_add_u32_e64 v0, s[10:11], s4, v0
	.loc	0 91 9
	s_load_dword s8, s[8:9], 0x14
	.loc	0 91 32
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v0, s[10:11], v0, s8
	.loc	0 91 51
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	.loc	0 91 49
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[10:11], v0, v1
	s_mov_b32 s4, 7
	.loc	0 91 54
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	.loc	0 91 29
	v_lshlrev_b32_e64 v1, s4, v0
	v_mov_b32_e32 v0, 20
	v_add_u32_e64 v0, s[10:11], v0, v1
	buffer_load_dword v2, v0, s[0:3], 0 offen
	.loc	0 91 5
	buffer_load_dword v7, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	s_mov_b32 s9, 0xffff
	.loc	0 91 9
	s_and_b32 s6, s6, s9
	s_mov_b32 s9, s5
	v_mov_b32_e32 v0, s7
	v_mad_u64_u32 v[0:1], s[6:7], s6, v0, 0
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v1, v3
	s_mov_b32 s5, 32
	v_lshlrev_b64 v[9:10], s5, v[0:1]
	v_mov_b32_e32 v0, v11
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v1, v12
	v_mov_b32_e32 v3, v10
	v_or_b32_e64 v0, v0, v4
	v_or_b32_e64 v3, v1, v3
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v6
	v_add_u32_e64 v3, s[6:7], v3, v4
	v_addc_u32_e64 v0, s[6:7], v0, v1, s[6:7]
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v0, v3
	s_mov_b32 s6, s8
	v_mov_b32_e32 v1, v4
	s_mov_b32 s5, s9
	v_add_u32_e64 v0, s[6:7], v0, s6
	v_mov_b32_e32 v3, s5
	v_addc_u32_e64 v3, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v1, v3
	.loc	0 91 5
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 91 27
	flat_store_dword v[0:1], v2
	.loc	0 92 1 is_stmt 1
	s_endpgm
.Ltmp21:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel private_unwritten
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 64
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
		.amdhsa_next_free_vgpr 14
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
.Lfunc_end10:
	.size	private_unwritten, .Lfunc_end10-private_unwritten
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	private_written
	.globl	private_written
	.p2align	8
	.type	private_written,@function
private_written:
.Lfunc_begin11:
	.loc	0 95 0
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v13, s14, 0
	v_writelane_b32 v13, s8, 1
	v_writelane_b32 v13, s9, 2
	v_writelane_b32 v13, s4, 3
	v_writelane_b32 v13, s5, 4
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_load_dwordx2 s[6:7], s[8:9], 0x0
	s_load_dword s4, s[8:9], 0x8
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s5, s7
	v_mov_b32_e32 v0, s5
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_mov_b32 s5, s6
	v_mov_b32_e32 v0, s5
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	v_mov_b32_e32 v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v0, 0
.Ltmp22:
	.loc	0 97 15 prologue_end
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 s[4:5], 0
	.loc	0 97 10 is_stmt 0
	v_writelane_b32 v13, s4, 5
	v_writelane_b32 v13, s5, 6
.LBB11_1:
	.loc	0 0 10
	v_readlane_b32 s4, v13, 7
	v_readlane_b32 s5, v13, 8
	v_readlane_b32 s6, v13, 5
	v_readlane_b32 s7, v13, 6
	v_writelane_b32 v13, s6, 9
	v_writelane_b32 v13, s7, 10
	.loc	0 97 22
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s6, 8
	.loc	0 97 24
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v0, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v13, s4, 11
	v_writelane_b32 v13, s5, 12
	v_writelane_b32 v13, s4, 13
	v_writelane_b32 v13, s5, 14
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v13, s4, 15
	v_writelane_b32 v13, s5, 16
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB11_3
	.loc	0 98 16 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 2
	.loc	0 98 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v2, s4, v0
	v_mov_b32_e32 v1, 20
	v_add_u32_e64 v1, s[4:5], v1, v2
	.loc	0 98 14
	buffer_store_dword v0, v1, s[0:3], 0 offen
	s_branch .LBB11_4
.LBB11_3:
	.loc	0 0 14
	v_readlane_b32 s4, v13, 15
	v_readlane_b32 s5, v13, 16
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v13, 9
	v_readlane_b32 s9, v13, 10
	v_readlane_b32 s6, v13, 13
	v_readlane_b32 s7, v13, 14
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v13, s6, 7
	v_writelane_b32 v13, s7, 8
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v13, s6, 5
	v_writelane_b32 v13, s7, 6
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v13, s6, 17
	v_writelane_b32 v13, s7, 18
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB11_1
	s_branch .LBB11_5
.LBB11_4:
	.loc	0 97 30 is_stmt 1
	v_readlane_b32 s4, v13, 11
	v_readlane_b32 s5, v13, 12
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[6:7], v0, s6
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v13, s4, 13
	v_writelane_b32 v13, s5, 14
	s_branch .LBB11_3
.LBB11_5:
	.loc	0 0 30 is_stmt 0
	v_readlane_b32 s4, v13, 17
	v_readlane_b32 s5, v13, 18
	s_or_b64 exec, exec, s[4:5]
	.loc	0 99 9 is_stmt 1
	v_readlane_b32 s7, v13, 0
	v_readlane_b32 s8, v13, 1
	v_readlane_b32 s9, v13, 2
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	v_readlane_b32 s4, v13, 3
	v_readlane_b32 s5, v13, 4
	s_load_dword s6, s[4:5], 0x4
	.loc	0 99 32 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s4, s6, s7
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, s5
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v6, v1
	v_add_u32_e64 v0, s[10:11], s4, v0
	.loc	0 99 9
	s_load_dword s8, s[8:9], 0x14
	.loc	0 99 32
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v0, s[10:11], v0, s8
	.loc	0 99 51
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	.loc	0 99 49
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[10:11], v0, v1
	s_mov_b32 s4, 7
	.loc	0 99 54
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	.loc	0 99 29
	v_lshlrev_b32_e64 v1, s4, v0
	v_mov_b32_e32 v0, 20
	v_add_u32_e64 v0, s[10:11], v0, v1
	buffer_load_dword v2, v0, s[0:3], 0 offen
	.loc	0 99 5
	buffer_load_dword v7, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	s_mov_b32 s9, 0xffff
	.loc	0 99 9
	s_and_b32 s6, s6, s9
	s_mov_b32 s9, s5
	v_mov_b32_e32 v0, s7
	v_mad_u64_u32 v[0:1], s[6:7], s6, v0, 0
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v1, v3
	s_mov_b32 s5, 32
	v_lshlrev_b64 v[9:10], s5, v[0:1]
	v_mov_b32_e32 v0, v11
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v1, v12
	v_mov_b32_e32 v3, v10
	v_or_b32_e64 v0, v0, v4
	v_or_b32_e64 v3, v1, v3
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v6
	v_add_u32_e64 v3, s[6:7], v3, v4
	v_addc_u32_e64 v0, s[6:7], v0, v1, s[6:7]
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v0, v3
	s_mov_b32 s6, s8
	v_mov_b32_e32 v1, v4
	s_mov_b32 s5, s9
	v_add_u32_e64 v0, s[6:7], v0, s6
	v_mov_b32_e32 v3, s5
	v_addc_u32_e64 v3, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v1, v3
	.loc	0 99 5
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 99 27
	flat_store_dword v[0:1], v2
	.loc	0 100 1 is_stmt 1
	s_endpgm
.Ltmp23:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel private_written
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 64
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
		.amdhsa_next_free_vgpr 14
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
.Lfunc_end11:
	.size	private_written, .Lfunc_end11-private_written
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	padding_copied
	.globl	padding_copied
	.p2align	8
	.type	padding_copied,@function
padding_copied:
.Lfunc_begin12:
	.loc	0 111 0
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
.Ltmp24:
	.loc	0 113 14 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_mov_b32 s5, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s4, s5
	s_load_dword s4, s[8:9], 0x14
	s_mul_i32 s5, s5, s14
	v_add_u32_e64 v0, s[6:7], s5, v0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, s4
	.loc	0 113 10 is_stmt 0
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	.loc	0 114 27 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	.loc	0 114 18 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_byte v0, off, s[0:3], s33 offset:24
	.loc	0 115 20 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	.loc	0 115 18 is_stmt 0
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 3
	v_mov_b32_e32 v0, s4
	.loc	0 116 18 is_stmt 1
	buffer_store_short v0, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 0x3ff80000
	s_mov_b32 s4, 0
	s_mov_b32 s5, s6
	.loc	0 117 18
	s_mov_b32 s6, s5
	v_mov_b32_e32 v0, s6
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	.loc	0 118 5
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	.loc	0 118 9 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 24
	.loc	0 118 5
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[3:4], s[4:5], v2, s4, 0
	v_mov_b32_e32 v6, v3
	s_mov_b32 s4, 0
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v7
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v5, s5
	v_mov_b32_e32 v4, v5
	s_mov_b32 s5, 32
	v_lshlrev_b64 v[4:5], s5, v[3:4]
	v_mov_b32_e32 v3, v5
	v_or_b32_e64 v2, v2, v3
	v_mov_b32_e32 v3, v6
	v_or_b32_e64 v4, v3, v4
	v_mov_b32_e32 v5, v2
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v5
	v_add_u32_e64 v3, s[6:7], v2, v3
	v_addc_u32_e64 v0, s[6:7], v0, v1, s[6:7]
	v_mov_b32_e32 v4, v0
	.loc	0 118 14
	buffer_load_dword v9, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	buffer_load_dword v8, off, s[0:3], s33 offset:36
	buffer_load_dword v7, off, s[0:3], s33 offset:40
	buffer_load_dword v6, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(4)
	v_mov_b32_e32 v10, v0
	s_waitcnt vmcnt(3)
	v_mov_b32_e32 v11, v2
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v12, v8
	flat_store_dwordx4 v[3:4], v[9:12]
	s_mov_b64 s[8:9], 8
	v_mov_b32_e32 v0, v3
	s_mov_b32 s6, s8
	v_mov_b32_e32 v1, v4
	s_mov_b32 s5, s9
	v_add_u32_e64 v0, s[6:7], v0, s6
	v_mov_b32_e32 v3, s5
	v_addc_u32_e64 v3, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v3, v8
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v4, v7
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v5, v6
	flat_store_dwordx4 v[0:1], v[2:5]
	.loc	0 119 33 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e64 v5, v0
	s_mov_b32 s5, 2.0
	s_mov_b32 s5, 1.0
	.loc	0 119 18 is_stmt 0
	v_mov_b32_e32 v0, 1.0
	v_mov_b32_e32 v6, 2.0
	v_mov_b32_e32 v4, s5
	v_mov_b32_e32 v1, v6
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v3
	buffer_store_dword v4, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v4, v2
	buffer_store_dword v4, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v4, v1
	buffer_store_dword v4, off, s[0:3], s33 offset:68
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	buffer_load_dword v6, off, s[0:3], s33 offset:68
	buffer_load_dword v5, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v4, s5
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v6
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v2, v0
	.loc	0 119 5
	buffer_load_dword v9, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v0
	.loc	0 119 13
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 4
	.loc	0 119 5
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v9
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v10
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 119 16
	v_mov_b32_e32 v6, s4
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v4, v7
	v_mov_b32_e32 v5, v6
	flat_store_dwordx4 v[0:1], v[2:5]
	.loc	0 120 1 is_stmt 1
	s_endpgm
.Ltmp25:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel padding_copied
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 80
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
		.amdhsa_next_free_vgpr 13
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
.Lfunc_end12:
	.size	padding_copied, .Lfunc_end12-padding_copied
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	barrier_skipped
	.globl	barrier_skipped
	.p2align	8
	.type	barrier_skipped,@function
barrier_skipped:
.Lfunc_begin13:
	.loc	0 123 0
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v13, s14, 0
	v_writelane_b32 v13, s8, 1
	v_writelane_b32 v13, s9, 2
	v_writelane_b32 v13, s4, 3
	v_writelane_b32 v13, s5, 4
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_load_dwordx2 s[4:5], s[8:9], 0x0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:8
.Ltmp26:
	.loc	0 125 10 prologue_end
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	.loc	0 126 15
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 2
	.loc	0 126 5 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v1
	.loc	0 126 13
	s_mov_b32 m0, -1
	ds_write_b32 v0, v1
	.loc	0 127 9 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 0x64
	.loc	0 127 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v0, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v13, s4, 5
	v_writelane_b32 v13, s5, 6
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB13_2
	.loc	0 128 9 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier 
.LBB13_2:
	.loc	0 0 9 is_stmt 0
	v_readlane_b32 s4, v13, 5
	v_readlane_b32 s5, v13, 6
	s_or_b64 exec, exec, s[4:5]
	.loc	0 129 40 is_stmt 1
	buffer_load_dword v5, off, s[0:3], s33 offset:20
	v_readlane_b32 s7, v13, 0
	v_readlane_b32 s8, v13, 1
	v_readlane_b32 s9, v13, 2
	v_readlane_b32 s10, v13, 3
	v_readlane_b32 s11, v13, 4
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 0x7f
	.loc	0 129 38 is_stmt 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s[4:5], s4, v0
	s_mov_b32 s4, 2
	.loc	0 129 29
	v_lshlrev_b32_e64 v0, s4, v0
	s_mov_b32 m0, -1
	ds_read_b32 v2, v0
	.loc	0 129 5
	buffer_load_dword v7, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	.loc	0 129 9
	s_load_dword s5, s[10:11], 0x4
	s_mov_b32 s6, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s5, s6
	s_load_dword s8, s[8:9], 0xc
	s_mov_b32 s5, 0
	s_mov_b32 s9, s5
	v_mov_b32_e32 v0, s7
	v_mad_u64_u32 v[0:1], s[6:7], s6, v0, 0
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v1, v3
	s_mov_b32 s6, 32
	v_lshlrev_b64 v[9:10], s6, v[0:1]
	v_mov_b32_e32 v0, v11
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v1, v12
	v_mov_b32_e32 v3, v10
	v_or_b32_e64 v0, v0, v4
	v_or_b32_e64 v3, v1, v3
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v6
	v_add_u32_e64 v3, s[6:7], v3, v4
	v_addc_u32_e64 v0, s[6:7], v0, v1, s[6:7]
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v0, v3
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s8
	v_mov_b32_e32 v1, v4
	s_mov_b32 s5, s9
	v_add_u32_e64 v0, s[6:7], v0, s6
	v_mov_b32_e32 v3, s5
	v_addc_u32_e64 v3, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v1, v3
	.loc	0 129 5
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 129 27
	flat_store_dword v[0:1], v2
	.loc	0 130 1 is_stmt 1
	s_endpgm
.Ltmp27:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel barrier_skipped
		.amdhsa_group_segment_fixed_size 512
		.amdhsa_private_segment_fixed_size 24
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 14
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
.Lfunc_end13:
	.size	barrier_skipped, .Lfunc_end13-barrier_skipped
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	barrier_reached
	.globl	barrier_reached
	.p2align	8
	.type	barrier_reached,@function
barrier_reached:
.Lfunc_begin14:
	.loc	0 133 0
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v13, s14, 0
	v_writelane_b32 v13, s8, 1
	v_writelane_b32 v13, s9, 2
	v_writelane_b32 v13, s4, 3
	v_writelane_b32 v13, s5, 4
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_load_dwordx2 s[4:5], s[8:9], 0x0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:8
.Ltmp28:
	.loc	0 135 10 prologue_end
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	.loc	0 136 15
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 2
	.loc	0 136 5 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v1
	.loc	0 136 13
	s_mov_b32 m0, -1
	ds_write_b32 v0, v1
	.loc	0 137 9 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 0x64
	.loc	0 137 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v0, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v13, s4, 5
	v_writelane_b32 v13, s5, 6
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB14_2
	.loc	0 138 19 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 1
	.loc	0 138 21 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[4:5], v0, s4
	s_mov_b32 s4, 2
	.loc	0 138 9
	v_lshlrev_b32_e64 v0, s4, v0
	.loc	0 138 17
	s_mov_b32 m0, -1
	ds_write_b32 v0, v1
.LBB14_2:
	.loc	0 0 17
	v_readlane_b32 s4, v13, 5
	v_readlane_b32 s5, v13, 6
	s_or_b64 exec, exec, s[4:5]
	.loc	0 139 5 is_stmt 1
	buffer_load_dword v5, off, s[0:3], s33 offset:20
	v_readlane_b32 s7, v13, 0
	v_readlane_b32 s8, v13, 1
	v_readlane_b32 s9, v13, 2
	v_readlane_b32 s10, v13, 3
	v_readlane_b32 s11, v13, 4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	.loc	0 140 40
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 0x7f
	.loc	0 140 38 is_stmt 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s[4:5], s4, v0
	s_mov_b32 s4, 2
	.loc	0 140 29
	v_lshlrev_b32_e64 v0, s4, v0
	s_mov_b32 m0, -1
	ds_read_b32 v2, v0
	.loc	0 140 5
	buffer_load_dword v7, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	.loc	0 140 9
	s_load_dword s5, s[10:11], 0x4
	s_mov_b32 s6, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s5, s6
	s_load_dword s8, s[8:9], 0xc
	s_mov_b32 s5, 0
	s_mov_b32 s9, s5
	v_mov_b32_e32 v0, s7
	v_mad_u64_u32 v[0:1], s[6:7], s6, v0, 0
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v1, v3
	s_mov_b32 s6, 32
	v_lshlrev_b64 v[9:10], s6, v[0:1]
	v_mov_b32_e32 v0, v11
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v1, v12
	v_mov_b32_e32 v3, v10
	v_or_b32_e64 v0, v0, v4
	v_or_b32_e64 v3, v1, v3
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v6
	v_add_u32_e64 v3, s[6:7], v3, v4
	v_addc_u32_e64 v0, s[6:7], v0, v1, s[6:7]
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v0, v3
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s8
	v_mov_b32_e32 v1, v4
	s_mov_b32 s5, s9
	v_add_u32_e64 v0, s[6:7], v0, s6
	v_mov_b32_e32 v3, s5
	v_addc_u32_e64 v3, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v1, v3
	.loc	0 140 5
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 140 27
	flat_store_dword v[0:1], v2
	.loc	0 141 1 is_stmt 1
	s_endpgm
.Ltmp29:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel barrier_reached
		.amdhsa_group_segment_fixed_size 512
		.amdhsa_private_segment_fixed_size 24
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 14
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
.Lfunc_end14:
	.size	barrier_reached, .Lfunc_end14-barrier_reached
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	barriers_differ
	.globl	barriers_differ
	.p2align	8
	.type	barriers_differ,@function
barriers_differ:
.Lfunc_begin15:
	.loc	0 144 0
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v13, s14, 0
	v_writelane_b32 v13, s8, 1
	v_writelane_b32 v13, s9, 2
	v_writelane_b32 v13, s4, 3
	v_writelane_b32 v13, s5, 4
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_load_dwordx2 s[4:5], s[8:9], 0x0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:8
.Ltmp30:
	.loc	0 146 10 prologue_end
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	.loc	0 147 15
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 2
	.loc	0 147 5 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v1
	.loc	0 147 13
	s_mov_b32 m0, -1
	ds_write_b32 v0, v1
	.loc	0 148 9 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 63
	.loc	0 148 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e64 s[4:5], v0, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v13, s6, 5
	v_writelane_b32 v13, s7, 6
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB15_1
	s_branch .LBB15_3
.LBB15_1:
	.loc	0 0 11
	v_readlane_b32 s4, v13, 5
	v_readlane_b32 s5, v13, 6
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v13, s4, 7
	v_writelane_b32 v13, s5, 8
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB15_4
	.loc	0 149 9 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 150 14
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 2
	.loc	0 150 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v0
	.loc	0 150 17
	s_mov_b32 m0, -1
	ds_read_b32 v1, v0
	s_mov_b32 s4, 1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, s4
	s_mov_b32 m0, -1
	ds_write_b32 v0, v1
	s_branch .LBB15_4
.LBB15_3:
	.loc	0 152 14 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 2
	.loc	0 152 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v0
	.loc	0 152 17
	s_mov_b32 m0, -1
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v1, s[4:5], v1, s4
	s_mov_b32 m0, -1
	ds_write_b32 v0, v1
	.loc	0 153 9 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_branch .LBB15_1
.LBB15_4:
	.loc	0 0 9 is_stmt 0
	v_readlane_b32 s4, v13, 7
	v_readlane_b32 s5, v13, 8
	s_or_b64 exec, exec, s[4:5]
	.loc	0 155 34 is_stmt 1
	buffer_load_dword v5, off, s[0:3], s33 offset:20
	v_readlane_b32 s7, v13, 0
	v_readlane_b32 s8, v13, 1
	v_readlane_b32 s9, v13, 2
	v_readlane_b32 s10, v13, 3
	v_readlane_b32 s11, v13, 4
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 2
	.loc	0 155 29 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v0
	s_mov_b32 m0, -1
	ds_read_b32 v2, v0
	.loc	0 155 5
	buffer_load_dword v7, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	.loc	0 155 9
	s_load_dword s5, s[10:11], 0x4
	s_mov_b32 s6, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s5, s6
	s_load_dword s8, s[8:9], 0xc
	s_mov_b32 s5, 0
	s_mov_b32 s9, s5
	v_mov_b32_e32 v0, s7
	v_mad_u64_u32 v[0:1], s[6:7], s6, v0, 0
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v1, v3
	s_mov_b32 s6, 32
	v_lshlrev_b64 v[9:10], s6, v[0:1]
	v_mov_b32_e32 v0, v11
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v1, v12
	v_mov_b32_e32 v3, v10
	v_or_b32_e64 v0, v0, v4
	v_or_b32_e64 v3, v1, v3
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v6
	v_add_u32_e64 v3, s[6:7], v3, v4
	v_addc_u32_e64 v0, s[6:7], v0, v1, s[6:7]
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v0, v3
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s8
	v_mov_b32_e32 v1, v4
	s_mov_b32 s5, s9
	v_add_u32_e64 v0, s[6:7], v0, s6
	v_mov_b32_e32 v3, s5
	v_addc_u32_e64 v3, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v1, v3
	.loc	0 155 5
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 155 27
	flat_store_dword v[0:1], v2
	.loc	0 156 1 is_stmt 1
	s_endpgm
.Ltmp31:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel barriers_differ
		.amdhsa_group_segment_fixed_size 512
		.amdhsa_private_segment_fixed_size 24
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 14
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
.Lfunc_end15:
	.size	barriers_differ, .Lfunc_end15-barriers_differ
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	wave_ended
	.globl	wave_ended
	.p2align	8
	.type	wave_ended,@function
wave_ended:
.Lfunc_begin16:
	.loc	0 159 0
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v13, s14, 0
	v_writelane_b32 v13, s8, 1
	v_writelane_b32 v13, s9, 2
	v_writelane_b32 v13, s4, 3
	v_writelane_b32 v13, s5, 4
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_load_dwordx2 s[4:5], s[8:9], 0x0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:8
.Ltmp32:
	.loc	0 161 10 prologue_end
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	.loc	0 162 9
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 64
	.loc	0 162 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[4:5], v0, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v13, s6, 5
	v_writelane_b32 v13, s7, 6
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB16_1
	s_branch .LBB16_3
.LBB16_1:
	.loc	0 0 11
	v_readlane_b32 s4, v13, 5
	v_readlane_b32 s5, v13, 6
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v13, s4, 7
	v_writelane_b32 v13, s5, 8
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB16_4
	s_branch .LBB16_4
.LBB16_3:
	.loc	0 164 15 is_stmt 1
	buffer_load_dword v5, off, s[0:3], s33 offset:20
	v_readlane_b32 s7, v13, 0
	v_readlane_b32 s8, v13, 1
	v_readlane_b32 s9, v13, 2
	v_readlane_b32 s10, v13, 3
	v_readlane_b32 s11, v13, 4
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 2
	.loc	0 164 5 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v1
	.loc	0 164 13
	s_mov_b32 m0, -1
	ds_write_b32 v0, v1
	.loc	0 165 5 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 166 39
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s5, 63
	.loc	0 166 37 is_stmt 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s[12:13], s5, v0
	.loc	0 166 29
	v_lshlrev_b32_e64 v0, s4, v0
	s_mov_b32 m0, -1
	ds_read_b32 v2, v0
	.loc	0 166 5
	buffer_load_dword v7, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	.loc	0 166 9
	s_load_dword s5, s[10:11], 0x4
	s_mov_b32 s6, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s5, s6
	s_load_dword s8, s[8:9], 0xc
	s_mov_b32 s5, 0
	s_mov_b32 s9, s5
	v_mov_b32_e32 v0, s7
	v_mad_u64_u32 v[0:1], s[6:7], s6, v0, 0
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v1, v3
	s_mov_b32 s6, 32
	v_lshlrev_b64 v[9:10], s6, v[0:1]
	v_mov_b32_e32 v0, v11
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v1, v12
	v_mov_b32_e32 v3, v10
	v_or_b32_e64 v0, v0, v4
	v_or_b32_e64 v3, v1, v3
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v6
	v_add_u32_e64 v3, s[6:7], v3, v4
	v_addc_u32_e64 v0, s[6:7], v0, v1, s[6:7]
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v0, v3
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s8
	v_mov_b32_e32 v1, v4
	s_mov_b32 s5, s9
	v_add_u32_e64 v0, s[6:7], v0, s6
	v_mov_b32_e32 v3, s5
	v_addc_u32_e64 v3, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v1, v3
	.loc	0 166 5
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 166 27
	flat_store_dword v[0:1], v2
	s_branch .LBB16_1
.LBB16_4:
	.loc	0 0 27
	v_readlane_b32 s4, v13, 7
	v_readlane_b32 s5, v13, 8
	s_or_b64 exec, exec, s[4:5]
	.loc	0 167 1 is_stmt 1
	s_endpgm
.Ltmp33:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel wave_ended
		.amdhsa_group_segment_fixed_size 512
		.amdhsa_private_segment_fixed_size 24
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 14
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
.Lfunc_end16:
	.size	wave_ended, .Lfunc_end16-wave_ended
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	misaligned
	.globl	misaligned
	.p2align	8
	.type	misaligned,@function
misaligned:
.Lfunc_begin17:
	.loc	0 170 0
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
.Ltmp34:
	.loc	0 171 14 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_mov_b32 s5, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s4, s5
	s_load_dword s4, s[8:9], 0x14
	s_mul_i32 s5, s5, s14
	v_add_u32_e64 v0, s[6:7], s5, v0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, s4
	.loc	0 171 10 is_stmt 0
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	.loc	0 172 33 is_stmt 1
	buffer_load_dword v8, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v0
	.loc	0 172 42 is_stmt 0
	s_mov_b32 s5, 0
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	v_mov_b32_e32 v3, s5
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v2
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 2
	.loc	0 172 40
	v_lshlrev_b32_e64 v6, s4, v2
	.loc	0 172 36
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_u32_e64 v3, s[6:7], v3, v5
	v_addc_u32_e64 v2, s[6:7], v2, v4, s[6:7]
	v_mov_b32_e32 v4, v2
	s_mov_b64 s[8:9], 1
	.loc	0 172 44
	v_mov_b32_e32 v2, v3
	s_mov_b32 s6, s8
	v_mov_b32_e32 v3, v4
	s_mov_b32 s5, s9
	v_add_u32_e64 v2, s[6:7], v2, s6
	v_mov_b32_e32 v4, s5
	v_addc_u32_e64 v4, s[6:7], v3, v4, s[6:7]
	v_mov_b32_e32 v3, v4
	.loc	0 172 14
	flat_load_dword v2, v[2:3]
	.loc	0 172 5
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v3
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 172 12
	flat_store_dword v[0:1], v2
	.loc	0 173 1 is_stmt 1
	s_endpgm
.Ltmp35:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel misaligned
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
		.amdhsa_next_free_vgpr 10
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
.Lfunc_end17:
	.size	misaligned, .Lfunc_end17-misaligned
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	misaligned_store
	.globl	misaligned_store
	.p2align	8
	.type	misaligned_store,@function
misaligned_store:
.Lfunc_begin18:
	.loc	0 176 0
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_load_dwordx2 s[6:7], s[8:9], 0x0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s10, s7
	v_mov_b32_e32 v1, s10
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:8
.Ltmp36:
	.loc	0 177 14 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_mov_b32 s5, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s4, s5
	s_load_dword s4, s[8:9], 0xc
	s_mul_i32 s5, s5, s14
	v_add_u32_e64 v0, s[6:7], s5, v0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, s4
	.loc	0 177 10 is_stmt 0
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	.loc	0 178 61 is_stmt 1
	buffer_load_dword v3, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 3
	.loc	0 178 63 is_stmt 0
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, v3, s4
	.loc	0 178 42
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v4, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v4
	.loc	0 178 50
	v_lshlrev_b32_e64 v5, s4, v3
	.loc	0 178 46
	s_mov_b32 s4, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v6
	v_add_u32_e64 v3, s[4:5], v3, v4
	v_addc_u32_e64 v0, s[4:5], v0, v1, s[4:5]
	v_mov_b32_e32 v4, v0
	s_mov_b64 s[6:7], 2
	.loc	0 178 54
	v_mov_b32_e32 v0, v3
	s_mov_b32 s4, s6
	v_mov_b32_e32 v1, v4
	s_mov_b32 s6, s7
	v_add_u32_e64 v0, s[4:5], v0, s4
	v_mov_b32_e32 v3, s6
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 178 59
	flat_store_dword v[0:1], v2
	.loc	0 179 1 is_stmt 1
	s_endpgm
.Ltmp37:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel misaligned_store
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 24
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 7
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
.Lfunc_end18:
	.size	misaligned_store, .Lfunc_end18-misaligned_store
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	bytes_apart
	.globl	bytes_apart
	.p2align	8
	.type	bytes_apart,@function
bytes_apart:
.Lfunc_begin19:
	.loc	0 183 0
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
.Ltmp38:
	.loc	0 184 14 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_mov_b32 s5, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s4, s5
	s_load_dword s4, s[8:9], 0x14
	s_mul_i32 s5, s5, s14
	v_add_u32_e64 v0, s[6:7], s5, v0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, s4
	.loc	0 184 10 is_stmt 0
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	v_mov_b32_e32 v0, 0
	.loc	0 185 15 is_stmt 1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 s[4:5], 0
	.loc	0 185 10 is_stmt 0
	v_writelane_b32 v9, s4, 0
	v_writelane_b32 v9, s5, 1
.LBB19_1:
	.loc	0 0 10
	v_readlane_b32 s4, v9, 2
	v_readlane_b32 s5, v9, 3
	v_readlane_b32 s6, v9, 0
	v_readlane_b32 s7, v9, 1
	v_writelane_b32 v9, s6, 4
	v_writelane_b32 v9, s7, 5
	.loc	0 185 22
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 s6, 4
	.loc	0 185 24
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v0, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v9, s4, 6
	v_writelane_b32 v9, s5, 7
	v_writelane_b32 v9, s4, 8
	v_writelane_b32 v9, s5, 9
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v9, s4, 10
	v_writelane_b32 v9, s5, 11
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB19_3
	.loc	0 186 30 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 186 37 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b32 s4, 2
	.loc	0 186 35
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v0
	.loc	0 186 45
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	.loc	0 186 39
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v3
	s_mov_b32 s4, 1
	.loc	0 186 43
	v_add_u32_e64 v5, s[4:5], v0, s4
	.loc	0 186 30
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v6
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	flat_load_ubyte v2, v[0:1]
	.loc	0 186 9
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 186 28
	flat_store_byte v[0:1], v2
	s_branch .LBB19_4
.LBB19_3:
	.loc	0 0 28
	v_readlane_b32 s4, v9, 10
	v_readlane_b32 s5, v9, 11
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v9, 4
	v_readlane_b32 s9, v9, 5
	v_readlane_b32 s6, v9, 8
	v_readlane_b32 s7, v9, 9
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v9, s6, 2
	v_writelane_b32 v9, s7, 3
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v9, s6, 0
	v_writelane_b32 v9, s7, 1
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v9, s6, 12
	v_writelane_b32 v9, s7, 13
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB19_1
	s_branch .LBB19_5
.LBB19_4:
	.loc	0 185 30 is_stmt 1
	v_readlane_b32 s4, v9, 6
	v_readlane_b32 s5, v9, 7
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[6:7], v0, s6
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v9, s4, 8
	v_writelane_b32 v9, s5, 9
	s_branch .LBB19_3
.LBB19_5:
	.loc	0 0 30 is_stmt 0
	v_readlane_b32 s4, v9, 12
	v_readlane_b32 s5, v9, 13
	s_or_b64 exec, exec, s[4:5]
	.loc	0 187 1 is_stmt 1
	s_endpgm
.Ltmp39:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bytes_apart
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
		.amdhsa_next_free_vgpr 10
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
.Lfunc_end19:
	.size	bytes_apart, .Lfunc_end19-bytes_apart
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	bytes_taken
	.globl	bytes_taken
	.p2align	8
	.type	bytes_taken,@function
bytes_taken:
.Lfunc_begin20:
	.loc	0 190 0
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
.Ltmp40:
	.loc	0 191 14 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_mov_b32 s5, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s4, s5
	s_load_dword s4, s[8:9], 0x14
	s_mul_i32 s5, s5, s14
	v_add_u32_e64 v0, s[6:7], s5, v0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, s4
	.loc	0 191 10 is_stmt 0
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	.loc	0 192 14 is_stmt 1
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v0
	.loc	0 192 21 is_stmt 0
	s_mov_b32 s5, 0
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	v_mov_b32_e32 v3, s5
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v2
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 2
	.loc	0 192 19
	v_lshlrev_b32_e64 v3, s4, v2
	s_mov_b32 s6, 1
	.loc	0 192 23
	v_or_b32_e64 v9, v3, s6
	.loc	0 192 14
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v10, v2
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v8, v9
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v7, v10
	v_add_u32_e64 v6, s[6:7], v6, v8
	v_addc_u32_e64 v2, s[6:7], v2, v7, s[6:7]
	v_mov_b32_e32 v7, v2
	flat_load_ubyte v2, v[6:7]
	.loc	0 192 39
	v_or_b32_e64 v10, v3, s4
	.loc	0 192 30
	v_mov_b32_e32 v6, s5
	v_mov_b32_e32 v11, v6
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v9, v10
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v8, v11
	v_add_u32_e64 v6, s[6:7], v6, v9
	v_addc_u32_e64 v8, s[6:7], v7, v8, s[6:7]
	v_mov_b32_e32 v7, v8
	flat_load_ubyte v6, v[6:7]
	.loc	0 192 28
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, s[6:7], v2, v6
	s_mov_b32 s6, 3
	.loc	0 192 55
	v_or_b32_e64 v10, v3, s6
	.loc	0 192 46
	v_mov_b32_e32 v6, s5
	v_mov_b32_e32 v11, v6
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v9, v10
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v8, v11
	v_add_u32_e64 v6, s[6:7], v6, v9
	v_addc_u32_e64 v8, s[6:7], v7, v8, s[6:7]
	v_mov_b32_e32 v7, v8
	flat_load_ubyte v6, v[6:7]
	.loc	0 192 44
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, s[6:7], v2, v6
	s_mov_b32 s6, 4
	.loc	0 192 71
	v_add_u32_e64 v7, s[6:7], v3, s6
	.loc	0 192 62
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v5, v8
	v_add_u32_e64 v3, s[6:7], v3, v6
	v_addc_u32_e64 v5, s[6:7], v4, v5, s[6:7]
	v_mov_b32_e32 v4, v5
	flat_load_ubyte v3, v[3:4]
	.loc	0 192 60
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, s[6:7], v2, v3
	.loc	0 192 5
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v3
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 192 12
	flat_store_dword v[0:1], v2
	.loc	0 193 1 is_stmt 1
	s_endpgm
.Ltmp41:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bytes_taken
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
.Lfunc_end20:
	.size	bytes_taken, .Lfunc_end20-bytes_taken
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	local_past
	.globl	local_past
	.p2align	8
	.type	local_past,@function
local_past:
.Lfunc_begin21:
	.loc	0 196 0
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[6:7], s[4:5]
	s_load_dwordx2 s[4:5], s[8:9], 0x0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s10, s5
	v_mov_b32_e32 v1, s10
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:8
.Ltmp42:
	.loc	0 198 14 prologue_end
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v6, v1
	.loc	0 198 10 is_stmt 0
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	.loc	0 199 19 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 2
	.loc	0 199 12 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v1
	.loc	0 199 17
	s_mov_b32 m0, -1
	ds_write_b32 v0, v1 offset:12
	.loc	0 200 5 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 201 34
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	.loc	0 201 36 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v0
	.loc	0 201 29
	s_mov_b32 m0, -1
	ds_read_b32 v2, v0 offset:12
	.loc	0 201 5
	buffer_load_dword v7, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	.loc	0 201 9
	s_load_dword s6, s[6:7], 0x4
	s_mov_b32 s7, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s6, s7
	s_load_dword s8, s[8:9], 0xc
	s_mov_b32 s9, s5
	v_mov_b32_e32 v0, s14
	v_mad_u64_u32 v[0:1], s[6:7], s6, v0, 0
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v1, v3
	s_mov_b32 s5, 32
	v_lshlrev_b64 v[9:10], s5, v[0:1]
	v_mov_b32_e32 v0, v11
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v1, v12
	v_mov_b32_e32 v3, v10
	v_or_b32_e64 v0, v0, v4
	v_or_b32_e64 v3, v1, v3
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v6
	v_add_u32_e64 v3, s[6:7], v3, v4
	v_addc_u32_e64 v0, s[6:7], v0, v1, s[6:7]
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v0, v3
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s8
	v_mov_b32_e32 v1, v4
	s_mov_b32 s5, s9
	v_add_u32_e64 v0, s[6:7], v0, s6
	v_mov_b32_e32 v3, s5
	v_addc_u32_e64 v3, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v1, v3
	.loc	0 201 5
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 201 27
	flat_store_dword v[0:1], v2
	.loc	0 202 1 is_stmt 1
	s_endpgm
.Ltmp43:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel local_past
		.amdhsa_group_segment_fixed_size 264
		.amdhsa_private_segment_fixed_size 24
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 13
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
.Lfunc_end21:
	.size	local_past, .Lfunc_end21-local_past
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	buffer_past
	.globl	buffer_past
	.p2align	8
	.type	buffer_past,@function
buffer_past:
.Lfunc_begin22:
	.loc	0 205 0
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
.Ltmp44:
	.loc	0 206 14 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_mov_b32 s5, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s4, s5
	s_load_dword s4, s[8:9], 0x14
	s_mul_i32 s5, s5, s14
	v_add_u32_e64 v0, s[6:7], s5, v0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, s4
	.loc	0 206 10 is_stmt 0
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	.loc	0 207 14 is_stmt 1
	buffer_load_dword v3, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v0
	.loc	0 207 17 is_stmt 0
	s_mov_b32 s4, 0
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	v_mov_b32_e32 v5, s4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v2
	v_mov_b32_e32 v1, v5
	s_mov_b32 s5, 1
	.loc	0 207 19
	v_add_u32_e64 v5, s[6:7], v2, s5
	.loc	0 207 14
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v6, v2
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[5:6]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v7
	v_add_u32_e64 v2, s[6:7], v2, v5
	v_addc_u32_e64 v4, s[6:7], v3, v4, s[6:7]
	v_mov_b32_e32 v3, v4
	flat_load_dword v2, v[2:3]
	.loc	0 207 5
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v3
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 207 12
	flat_store_dword v[0:1], v2
	.loc	0 208 1 is_stmt 1
	s_endpgm
.Ltmp45:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel buffer_past
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
		.amdhsa_next_free_vgpr 9
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
.Lfunc_end22:
	.size	buffer_past, .Lfunc_end22-buffer_past
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	buffer_other
	.globl	buffer_other
	.p2align	8
	.type	buffer_other,@function
buffer_other:
.Lfunc_begin23:
	.loc	0 211 0
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_load_dwordx2 s[12:13], s[8:9], 0x0
	s_load_dwordx2 s[10:11], s[8:9], 0x8
	s_load_dword s6, s[8:9], 0x10
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s7, s13
	v_mov_b32_e32 v1, s7
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s7, s12
	v_mov_b32_e32 v1, s7
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s7, s11
	v_mov_b32_e32 v1, s7
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	s_mov_b32 s7, s10
	v_mov_b32_e32 v1, s7
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:24
.Ltmp46:
	.loc	0 212 14 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_mov_b32 s5, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s4, s5
	s_load_dword s4, s[8:9], 0x1c
	s_mul_i32 s5, s5, s14
	v_add_u32_e64 v0, s[6:7], s5, v0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, s4
	.loc	0 212 10 is_stmt 0
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 213 14 is_stmt 1
	buffer_load_dword v3, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v0
	.loc	0 213 17 is_stmt 0
	s_mov_b32 s4, 0
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v5, s4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v2
	v_mov_b32_e32 v1, v5
	.loc	0 213 21
	buffer_load_dword v5, off, s[0:3], s33 offset:24
	.loc	0 213 19
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v5, s[6:7], v2, v5
	.loc	0 213 14
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v6, v2
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[5:6]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v7
	v_add_u32_e64 v2, s[6:7], v2, v5
	v_addc_u32_e64 v4, s[6:7], v3, v4, s[6:7]
	v_mov_b32_e32 v3, v4
	flat_load_dword v2, v[2:3]
	.loc	0 213 5
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v3
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 213 12
	flat_store_dword v[0:1], v2
	.loc	0 214 1 is_stmt 1
	s_endpgm
.Ltmp47:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel buffer_other
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 32
		.amdhsa_kernarg_size 80
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
		.amdhsa_next_free_vgpr 9
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
.Lfunc_end23:
	.size	buffer_other, .Lfunc_end23-buffer_other
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	buffer_either
	.globl	buffer_either
	.p2align	8
	.type	buffer_either,@function
buffer_either:
.Lfunc_begin24:
	.loc	0 218 0
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_load_dwordx2 s[12:13], s[8:9], 0x0
	s_load_dwordx2 s[10:11], s[8:9], 0x8
	s_load_dword s6, s[8:9], 0x10
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s7, s13
	v_mov_b32_e32 v1, s7
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s7, s12
	v_mov_b32_e32 v1, s7
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s7, s11
	v_mov_b32_e32 v1, s7
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	s_mov_b32 s7, s10
	v_mov_b32_e32 v1, s7
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:24
.Ltmp48:
	.loc	0 219 14 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_mov_b32 s5, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s4, s5
	s_load_dword s4, s[8:9], 0x1c
	s_mul_i32 s5, s5, s14
	v_add_u32_e64 v0, s[6:7], s5, v0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, s4
	.loc	0 219 10 is_stmt 0
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 220 24 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_mov_b32 s4, 1
	.loc	0 220 26 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 0
	v_cmp_eq_u32_e64 s[4:5], v0, s4
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v9, s6, 0
	v_writelane_b32 v9, s7, 1
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB24_1
	s_branch .LBB24_3
.LBB24_1:
	.loc	0 0 26
	v_readlane_b32 s4, v9, 0
	v_readlane_b32 s5, v9, 1
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v9, s4, 2
	v_writelane_b32 v9, s5, 3
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB24_4
	.loc	0 220 32
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	s_branch .LBB24_4
.LBB24_3:
	.loc	0 220 37
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:52
	s_branch .LBB24_1
.LBB24_4:
	.loc	0 0 37
	v_readlane_b32 s4, v9, 2
	v_readlane_b32 s5, v9, 3
	s_or_b64 exec, exec, s[4:5]
	.loc	0 220 24
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	.loc	0 220 20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	.loc	0 221 16 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 221 18 is_stmt 0
	s_mov_b32 s4, 0
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 2
	.loc	0 221 16
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	flat_load_dword v0, v[0:1]
	.loc	0 221 10
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	v_mov_b32_e32 v0, 0
	.loc	0 222 15 is_stmt 1
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 s[4:5], 0
	.loc	0 222 10 is_stmt 0
	v_writelane_b32 v9, s4, 4
	v_writelane_b32 v9, s5, 5
.LBB24_5:
	.loc	0 0 10
	v_readlane_b32 s4, v9, 6
	v_readlane_b32 s5, v9, 7
	v_readlane_b32 s6, v9, 4
	v_readlane_b32 s7, v9, 5
	v_writelane_b32 v9, s6, 8
	v_writelane_b32 v9, s7, 9
	.loc	0 222 22
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	.loc	0 222 26
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	.loc	0 222 24
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v0, v1
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v9, s4, 10
	v_writelane_b32 v9, s5, 11
	v_writelane_b32 v9, s4, 12
	v_writelane_b32 v9, s5, 13
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v9, s4, 14
	v_writelane_b32 v9, s5, 15
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB24_10
	.loc	0 223 16 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 223 19 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	.loc	0 223 23
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	.loc	0 223 21
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v3
	s_mov_b32 s4, 63
	.loc	0 223 26
	v_and_b32_e64 v3, v0, s4
	.loc	0 223 16
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	flat_load_dword v1, v[0:1]
	.loc	0 223 13
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	.loc	0 224 13 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	.loc	0 224 18 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	buffer_load_dword v4, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v4
	.loc	0 224 15
	v_cmp_ne_u64_e64 s[4:5], v[0:1], v[2:3]
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v9, s6, 16
	v_writelane_b32 v9, s7, 17
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB24_7
	s_branch .LBB24_9
.LBB24_7:
	.loc	0 0 15
	v_readlane_b32 s4, v9, 16
	v_readlane_b32 s5, v9, 17
	s_or_saveexec_b64 s[4:5], s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v9, s4, 18
	v_writelane_b32 v9, s5, 19
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB24_11
	.loc	0 224 23
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	s_branch .LBB24_11
.LBB24_9:
	.loc	0 224 29
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	s_branch .LBB24_7
.LBB24_10:
	.loc	0 0 29
	v_readlane_b32 s4, v9, 14
	v_readlane_b32 s5, v9, 15
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v9, 8
	v_readlane_b32 s9, v9, 9
	v_readlane_b32 s6, v9, 12
	v_readlane_b32 s7, v9, 13
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v9, s6, 6
	v_writelane_b32 v9, s7, 7
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v9, s6, 4
	v_writelane_b32 v9, s7, 5
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v9, s6, 20
	v_writelane_b32 v9, s7, 21
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB24_5
	s_branch .LBB24_13
.LBB24_11:
	v_readlane_b32 s4, v9, 18
	v_readlane_b32 s5, v9, 19
	s_or_b64 exec, exec, s[4:5]
	.loc	0 224 13
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	.loc	0 224 11
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	.loc	0 222 32 is_stmt 1
	v_readlane_b32 s4, v9, 10
	v_readlane_b32 s5, v9, 11
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[6:7], v0, s6
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v9, s4, 12
	v_writelane_b32 v9, s5, 13
	s_branch .LBB24_10
.LBB24_13:
	.loc	0 0 32 is_stmt 0
	v_readlane_b32 s4, v9, 20
	v_readlane_b32 s5, v9, 21
	s_or_b64 exec, exec, s[4:5]
	.loc	0 226 14 is_stmt 1
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	.loc	0 226 20 is_stmt 0
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v0
	.loc	0 226 24
	s_mov_b32 s4, 0
	buffer_load_dword v3, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v6, s4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v3
	v_mov_b32_e32 v1, v6
	.loc	0 226 28
	buffer_load_dword v6, off, s[0:3], s33 offset:24
	.loc	0 226 26
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, s[6:7], v3, v6
	s_mov_b32 s5, 63
	.loc	0 226 33
	v_and_b32_e64 v6, v3, s5
	.loc	0 226 20
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v7, v3
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[7:8], s4, v[6:7]
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v5, v8
	v_add_u32_e64 v3, s[6:7], v3, v6
	v_addc_u32_e64 v5, s[6:7], v4, v5, s[6:7]
	v_mov_b32_e32 v4, v5
	flat_load_dword v3, v[3:4]
	.loc	0 226 18
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, s[6:7], v2, v3
	.loc	0 226 5
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v3
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 226 12
	flat_store_dword v[0:1], v2
	.loc	0 227 1 is_stmt 1
	s_endpgm
.Ltmp49:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel buffer_either
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 80
		.amdhsa_kernarg_size 80
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
		.amdhsa_next_free_vgpr 10
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
.Lfunc_end24:
	.size	buffer_either, .Lfunc_end24-buffer_either
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	moved
	.globl	moved
	.p2align	8
	.type	moved,@function
moved:
.Lfunc_begin25:
	.loc	0 231 0
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v13, s14, 0
	v_writelane_b32 v13, s8, 1
	v_writelane_b32 v13, s9, 2
	v_writelane_b32 v13, s4, 3
	v_writelane_b32 v13, s5, 4
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	s_load_dwordx2 s[6:7], s[8:9], 0x0
	s_load_dword s5, s[8:9], 0x8
	s_load_dword s4, s[8:9], 0xc
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s8, s7
	v_mov_b32_e32 v1, s8
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:20
.Ltmp50:
	.loc	0 233 10 prologue_end
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	v_mov_b32_e32 v0, 0
	.loc	0 233 31 is_stmt 0
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 234 9 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	.loc	0 234 13 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	.loc	0 234 11
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v0, v1
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v13, s4, 5
	v_writelane_b32 v13, s5, 6
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB25_2
	.loc	0 235 19 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	s_mov_b32 s4, 2
	.loc	0 235 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v1
	.loc	0 235 17
	s_mov_b32 m0, -1
	ds_write_b32 v0, v1
.LBB25_2:
	.loc	0 0 17
	v_readlane_b32 s4, v13, 5
	v_readlane_b32 s5, v13, 6
	s_or_b64 exec, exec, s[4:5]
	.loc	0 236 22 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b32 s4, 1
	.loc	0 236 24 is_stmt 0
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	.loc	0 236 17
	v_lshlrev_b32_e64 v0, s4, v0
	s_mov_b32 m0, -1
	ds_read_b32 v0, v0
	.loc	0 236 10
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	v_mov_b32_e32 v0, 0
	.loc	0 237 15 is_stmt 1
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 s[4:5], 0
	.loc	0 237 10 is_stmt 0
	v_writelane_b32 v13, s4, 7
	v_writelane_b32 v13, s5, 8
.LBB25_3:
	.loc	0 0 10
	v_readlane_b32 s4, v13, 9
	v_readlane_b32 s5, v13, 10
	v_readlane_b32 s6, v13, 7
	v_readlane_b32 s7, v13, 8
	v_writelane_b32 v13, s6, 11
	v_writelane_b32 v13, s7, 12
	.loc	0 237 26
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	.loc	0 237 34
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	.loc	0 237 32
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v0, v1
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v13, s4, 13
	v_writelane_b32 v13, s5, 14
	v_writelane_b32 v13, s4, 15
	v_writelane_b32 v13, s5, 16
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v13, s4, 17
	v_writelane_b32 v13, s5, 18
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB25_5
	.loc	0 238 16 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	.loc	0 238 24 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	.loc	0 238 22
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v1, v0, v1
	.loc	0 238 13
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	.loc	0 239 9 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_branch .LBB25_6
.LBB25_5:
	.loc	0 0 9 is_stmt 0
	v_readlane_b32 s4, v13, 17
	v_readlane_b32 s5, v13, 18
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v13, 11
	v_readlane_b32 s9, v13, 12
	v_readlane_b32 s6, v13, 15
	v_readlane_b32 s7, v13, 16
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v13, s6, 9
	v_writelane_b32 v13, s7, 10
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v13, s6, 7
	v_writelane_b32 v13, s7, 8
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v13, s6, 19
	v_writelane_b32 v13, s7, 20
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB25_3
	s_branch .LBB25_7
.LBB25_6:
	.loc	0 237 47 is_stmt 1
	v_readlane_b32 s4, v13, 13
	v_readlane_b32 s5, v13, 14
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[6:7], v0, s6
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v13, s4, 15
	v_writelane_b32 v13, s5, 16
	s_branch .LBB25_5
.LBB25_7:
	.loc	0 0 47 is_stmt 0
	v_readlane_b32 s4, v13, 19
	v_readlane_b32 s5, v13, 20
	s_or_b64 exec, exec, s[4:5]
	.loc	0 241 29 is_stmt 1
	buffer_load_dword v5, off, s[0:3], s33 offset:40
	v_readlane_b32 s7, v13, 0
	v_readlane_b32 s8, v13, 1
	v_readlane_b32 s9, v13, 2
	v_readlane_b32 s10, v13, 3
	v_readlane_b32 s11, v13, 4
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	.loc	0 241 35 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	.loc	0 241 33
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, v1
	.loc	0 241 47
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	s_mov_b32 s4, 2
	.loc	0 241 42
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s4, v1
	s_mov_b32 m0, -1
	ds_read_b32 v1, v1
	.loc	0 241 40
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v2, s[12:13], v0, v1
	.loc	0 241 5
	buffer_load_dword v7, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	.loc	0 241 9
	s_load_dword s5, s[10:11], 0x4
	s_mov_b32 s6, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s5, s6
	s_load_dword s8, s[8:9], 0x14
	s_mov_b32 s5, 0
	s_mov_b32 s9, s5
	v_mov_b32_e32 v0, s7
	v_mad_u64_u32 v[0:1], s[6:7], s6, v0, 0
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v1, v3
	s_mov_b32 s6, 32
	v_lshlrev_b64 v[9:10], s6, v[0:1]
	v_mov_b32_e32 v0, v11
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v1, v12
	v_mov_b32_e32 v3, v10
	v_or_b32_e64 v0, v0, v4
	v_or_b32_e64 v3, v1, v3
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v6
	v_add_u32_e64 v3, s[6:7], v3, v4
	v_addc_u32_e64 v0, s[6:7], v0, v1, s[6:7]
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v0, v3
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s8
	v_mov_b32_e32 v1, v4
	s_mov_b32 s5, s9
	v_add_u32_e64 v0, s[6:7], v0, s6
	v_mov_b32_e32 v3, s5
	v_addc_u32_e64 v3, s[6:7], v1, v3, s[6:7]
	v_mov_b32_e32 v1, v3
	.loc	0 241 5
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 241 27
	flat_store_dword v[0:1], v2
	.loc	0 242 1 is_stmt 1
	s_endpgm
.Ltmp51:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel moved
		.amdhsa_group_segment_fixed_size 512
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
		.amdhsa_next_free_vgpr 14
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
.Lfunc_end25:
	.size	moved, .Lfunc_end25-moved
	.cfi_endproc
	.section	.AMDGPU.csdata
	.section	.debug_abbrev
	.byte	1
	.byte	17
	.byte	0
	.byte	37
	.byte	37
	.byte	19
	.byte	5
	.byte	3
	.byte	37
	.byte	114
	.byte	23
	.byte	16
	.byte	23
	.byte	27
	.byte	37
	.byte	17
	.byte	27
	.byte	18
	.byte	6
	.byte	115
	.byte	23
	.byte	0
	.byte	0
	.byte	0
	.section	.debug_info
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0
.Ldebug_info_start0:
	.short	5
	.byte	1
	.byte	8
	.long	.debug_abbrev
	.byte	1
	.byte	0
	.short	21
	.byte	1
	.long	.Lstr_offsets_base0
	.long	.Lline_table_start0
	.byte	2
	.byte	0
	.long	.Lfunc_end25-.Lfunc_begin0
	.long	.Laddr_table_base0
.Ldebug_info_end0:
	.section	.debug_str_offsets
	.long	16
	.short	5
	.short	0
.Lstr_offsets_base0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"Debian clang version 14.0.6"
.Linfo_string1:
	.asciz	"undefined.cl"
.Linfo_string2:
	.asciz	"."
	.section	.debug_str_offsets
	.long	.Linfo_string0
	.long	.Linfo_string1
	.long	.Linfo_string2
	.section	.debug_addr
	.long	.Ldebug_addr_end0-.Ldebug_addr_start0
.Ldebug_addr_start0:
	.short	5
	.byte	8
	.byte	0
.Laddr_table_base0:
	.quad	.Lfunc_begin0
.Ldebug_addr_end0:
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
      - .offset:         8
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     hidden_none
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
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           local_unwritten
    .private_segment_fixed_size: 24
    .sgpr_count:     40
    .sgpr_spill_count: 7
    .symbol:         local_unwritten.kd
    .vgpr_count:     14
    .vgpr_spill_count: 1
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     hidden_none
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
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           local_written
    .private_segment_fixed_size: 24
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         local_written.kd
    .vgpr_count:     13
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     hidden_none
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
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           branch_unwritten
    .private_segment_fixed_size: 24
    .sgpr_count:     40
    .sgpr_spill_count: 9
    .symbol:         branch_unwritten.kd
    .vgpr_count:     12
    .vgpr_spill_count: 1
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     hidden_none
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
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           branch_written
    .private_segment_fixed_size: 40
    .sgpr_count:     40
    .sgpr_spill_count: 15
    .symbol:         branch_written.kd
    .vgpr_count:     13
    .vgpr_spill_count: 6
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
    .name:           buffer_unwritten
    .private_segment_fixed_size: 24
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         buffer_unwritten.kd
    .vgpr_count:     12
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
    .name:           buffer_written
    .private_segment_fixed_size: 24
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         buffer_written.kd
    .vgpr_count:     12
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
    .name:           address_unwritten
    .private_segment_fixed_size: 24
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         address_unwritten.kd
    .vgpr_count:     14
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
    .name:           address_written
    .private_segment_fixed_size: 24
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         address_written.kd
    .vgpr_count:     14
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
    .name:           counter_unwritten
    .private_segment_fixed_size: 24
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         counter_unwritten.kd
    .vgpr_count:     3
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
    .name:           counter_written
    .private_segment_fixed_size: 24
    .sgpr_count:     40
    .sgpr_spill_count: 2
    .symbol:         counter_written.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      uint
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
    .name:           private_unwritten
    .private_segment_fixed_size: 64
    .sgpr_count:     40
    .sgpr_spill_count: 23
    .symbol:         private_unwritten.kd
    .vgpr_count:     14
    .vgpr_spill_count: 1
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      uint
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
    .name:           private_written
    .private_segment_fixed_size: 64
    .sgpr_count:     40
    .sgpr_spill_count: 23
    .symbol:         private_written.kd
    .vgpr_count:     14
    .vgpr_spill_count: 1
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'struct gaps*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'float3*'
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
    .name:           padding_copied
    .private_segment_fixed_size: 80
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         padding_copied.kd
    .vgpr_count:     13
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     hidden_none
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
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 512
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           barrier_skipped
    .private_segment_fixed_size: 24
    .sgpr_count:     40
    .sgpr_spill_count: 7
    .symbol:         barrier_skipped.kd
    .vgpr_count:     14
    .vgpr_spill_count: 1
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     hidden_none
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
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 512
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           barrier_reached
    .private_segment_fixed_size: 24
    .sgpr_count:     40
    .sgpr_spill_count: 7
    .symbol:         barrier_reached.kd
    .vgpr_count:     14
    .vgpr_spill_count: 1
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     hidden_none
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
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 512
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           barriers_differ
    .private_segment_fixed_size: 24
    .sgpr_count:     40
    .sgpr_spill_count: 9
    .symbol:         barriers_differ.kd
    .vgpr_count:     14
    .vgpr_spill_count: 1
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     hidden_none
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
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 512
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           wave_ended
    .private_segment_fixed_size: 24
    .sgpr_count:     40
    .sgpr_spill_count: 9
    .symbol:         wave_ended.kd
    .vgpr_count:     14
    .vgpr_spill_count: 1
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uchar*'
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
    .name:           misaligned
    .private_segment_fixed_size: 32
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         misaligned.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     hidden_none
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
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           misaligned_store
    .private_segment_fixed_size: 24
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         misaligned_store.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uchar*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uchar*'
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
    .name:           bytes_apart
    .private_segment_fixed_size: 32
    .sgpr_count:     40
    .sgpr_spill_count: 18
    .symbol:         bytes_apart.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uchar*'
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
    .name:           bytes_taken
    .private_segment_fixed_size: 32
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         bytes_taken.kd
    .vgpr_count:     12
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     hidden_none
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
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 264
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           local_past
    .private_segment_fixed_size: 24
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         local_past.kd
    .vgpr_count:     13
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
    .name:           buffer_past
    .private_segment_fixed_size: 32
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         buffer_past.kd
    .vgpr_count:     9
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
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_z
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
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           buffer_other
    .private_segment_fixed_size: 32
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         buffer_other.kd
    .vgpr_count:     9
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
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_z
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
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           buffer_either
    .private_segment_fixed_size: 80
    .sgpr_count:     40
    .sgpr_spill_count: 26
    .symbol:         buffer_either.kd
    .vgpr_count:     10
    .vgpr_spill_count: 16
    .wavefront_size: 64
  - .args:
      - .address_space:  global
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
    .group_segment_fixed_size: 512
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           moved
    .private_segment_fixed_size: 48
    .sgpr_count:     40
    .sgpr_spill_count: 25
    .symbol:         moved.kd
    .vgpr_count:     14
    .vgpr_spill_count: 1
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
	.section	.debug_line
.Lline_table_start0:
