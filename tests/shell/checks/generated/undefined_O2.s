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
	.loc	0 10 14 prologue_end
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	.loc	0 11 11
	v_cmp_gt_u32_e32 vcc, 32, v0
	.loc	0 12 9
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 14 29
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_2
	.loc	0 12 17
	ds_write_b32 v1, v0
.LBB0_2:
	.loc	0 0 17 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 14 9 is_stmt 1
	s_load_dword s3, s[6:7], 0xc
	s_load_dword s2, s[4:5], 0x4
	.loc	0 13 5
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 14 29
	ds_read_b32 v2, v1
	.loc	0 14 9 is_stmt 0
	v_add_u32_e32 v0, vcc, s3, v0
	s_and_b32 s4, s2, 0xffff
	v_addc_u32_e64 v1, s[2:3], 0, 0, vcc
	v_mov_b32_e32 v3, s8
	v_mad_u64_u32 v[0:1], s[2:3], s4, v3, v[0:1]
	.loc	0 14 37
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, vcc, 1, v2
	.loc	0 14 5
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 14 27
	flat_store_dword v[0:1], v2
	.loc	0 15 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel local_unwritten
		.amdhsa_group_segment_fixed_size 256
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 9
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
	.loc	0 21 5 prologue_end
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 21 13 is_stmt 0
	s_mov_b32 m0, -1
	ds_write_b32 v1, v0
	.loc	0 22 5 is_stmt 1
	s_waitcnt lgkmcnt(0)
	.loc	0 23 9
	s_load_dword s2, s[4:5], 0x4
	.loc	0 20 14
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	.loc	0 23 9
	s_load_dword s3, s[6:7], 0xc
	.loc	0 22 5
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 23 29
	ds_read_b32 v2, v1
	.loc	0 23 9 is_stmt 0
	s_and_b32 s4, s2, 0xffff
	v_mov_b32_e32 v3, s8
	v_add_u32_e32 v0, vcc, s3, v0
	v_addc_u32_e64 v1, s[2:3], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[2:3], s4, v3, v[0:1]
	.loc	0 23 37
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, vcc, 1, v2
	.loc	0 23 5
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 23 27
	flat_store_dword v[0:1], v2
	.loc	0 24 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel local_written
		.amdhsa_group_segment_fixed_size 256
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 9
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
	.loc	0 30 11 prologue_end
	v_cmp_gt_u32_e32 vcc, 32, v0
	.loc	0 33 9
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_2
	.loc	0 31 9
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 31 17 is_stmt 0
	ds_write_b32 v1, v0
.LBB2_2:
	.loc	0 0 17
	s_or_b64 exec, exec, s[0:1]
	.loc	0 33 9 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v0
	v_sub_u32_e32 v1, vcc, 0, v1
	.loc	0 32 5
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 33 9
	ds_read_b32 v1, v1 offset:252
	.loc	0 33 22 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, 5, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_4
	.loc	0 34 13 is_stmt 1
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[6:7], 0xc
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s2, 0xffff
	v_add_u32_e32 v0, vcc, s3, v0
	v_addc_u32_e64 v1, s[2:3], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[2:3], s4, v2, v[0:1]
	.loc	0 34 9 is_stmt 0
	v_mov_b32_e32 v2, s1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_mov_b32_e32 v2, 1
	.loc	0 34 31
	flat_store_dword v[0:1], v2
.LBB2_4:
	.loc	0 35 1 is_stmt 1
	s_endpgm
.Ltmp2:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel branch_unwritten
		.amdhsa_group_segment_fixed_size 256
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
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 9
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
	.loc	0 42 11 prologue_end
	v_cmp_gt_u32_e64 s[0:1], 32, v0
	.loc	0 45 17
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB3_2
	.loc	0 43 9
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 43 17 is_stmt 0
	ds_write_b32 v1, v0
.LBB3_2:
	.loc	0 0 17
	s_or_b64 exec, exec, s[2:3]
	.loc	0 45 17 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v0
	v_sub_u32_e32 v1, vcc, 0, v1
	.loc	0 44 5
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 45 17
	ds_read_b32 v5, v1 offset:252
	s_load_dwordx2 s[10:11], s[6:7], 0x0
	.loc	0 46 11
	v_cmp_gt_u32_e32 vcc, 32, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e64 s[2:3], 6, v5
	s_or_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_xor_b64 s[2:3], exec, s[14:15]
	.loc	0 48 9
	s_add_u32 s12, s6, 8
	s_addc_u32 s13, s7, 0
	s_mov_b32 s9, 0
	.loc	0 0 9 is_stmt 0
	s_or_saveexec_b64 s[2:3], s[2:3]
	.loc	0 48 9
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v2, s9
	v_mov_b32_e32 v4, s13
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB3_6
	.loc	0 47 13 is_stmt 1
	s_load_dword s9, s[4:5], 0x4
	s_load_dword s12, s[6:7], 0xc
	v_mov_b32_e32 v3, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s9, 0xffff
	v_add_u32_e32 v1, vcc, s12, v0
	v_addc_u32_e64 v2, s[12:13], 0, 0, vcc
	v_mad_u64_u32 v[1:2], s[12:13], s9, v3, v[1:2]
	.loc	0 47 9 is_stmt 0
	v_mov_b32_e32 v3, s11
	.loc	0 47 13
	s_add_u32 s6, s6, 8
	.loc	0 47 9
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	.loc	0 47 13
	s_addc_u32 s7, s7, 0
	.loc	0 47 9
	v_add_u32_e32 v1, vcc, s10, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	v_mov_b32_e32 v3, 1
	.loc	0 47 13
	s_mov_b32 s9, 0
	.loc	0 47 31
	flat_store_dword v[1:2], v3
	.loc	0 48 9 is_stmt 1
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v2, s9
	v_mov_b32_e32 v4, s7
.LBB3_6:
	.loc	0 0 9 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 48 9
	v_add_u32_e32 v3, vcc, 4, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	flat_load_dword v3, v[3:4]
	s_load_dword s2, s[4:5], 0x4
	.loc	0 48 5
	v_mov_b32_e32 v6, s11
	.loc	0 48 9
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	v_mul_lo_u32 v4, v2, s2
	v_mad_u64_u32 v[1:2], s[2:3], v1, s2, 0
	v_add_u32_e32 v2, vcc, v2, v4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v3, v0
	v_addc_u32_e64 v3, s[2:3], 0, 0, vcc
	v_add_u32_e32 v0, vcc, v0, v1
	v_addc_u32_e32 v1, vcc, v3, v2, vcc
	.loc	0 48 5
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 48 44
	v_cndmask_b32_e64 v3, v5, 7, s[0:1]
	.loc	0 48 5
	v_add_u32_e32 v0, vcc, s10, v0
	v_addc_u32_e32 v1, vcc, v6, v1, vcc
	.loc	0 48 27
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v2, v2, v3
	flat_store_dword v[0:1], v2
	.loc	0 49 1 is_stmt 1
	s_endpgm
.Ltmp3:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel branch_written
		.amdhsa_group_segment_fixed_size 256
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
		.amdhsa_next_free_vgpr 7
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
	.loc	0 53 32 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[6:7], 0x14
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s4, 0xffff
	v_add_u32_e32 v0, vcc, s5, v0
	v_addc_u32_e64 v1, s[4:5], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[4:5], s6, v2, v[0:1]
	.loc	0 53 29 is_stmt 0
	v_mov_b32_e32 v3, s1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v2, vcc, s0, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	.loc	0 53 5
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 53 50
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, v2, 3
	.loc	0 53 27
	flat_store_dword v[0:1], v2
	.loc	0 54 1 is_stmt 1
	s_endpgm
.Ltmp4:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel buffer_unwritten
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 9
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
	.loc	0 58 8 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[6:7], 0x14
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v4, 4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s4, 0xffff
	v_add_u32_e32 v0, vcc, s5, v0
	v_addc_u32_e64 v1, s[4:5], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[4:5], s6, v2, v[0:1]
	.loc	0 58 5 is_stmt 0
	v_mov_b32_e32 v3, s1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v2, vcc, s0, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	.loc	0 58 26
	flat_store_dword v[2:3], v4
	.loc	0 59 5 is_stmt 1
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_mov_b32_e32 v2, 12
	.loc	0 59 27 is_stmt 0
	flat_store_dword v[0:1], v2
	.loc	0 60 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel buffer_written
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
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 9
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
	.loc	0 64 12 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[6:7], 0x14
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s4, 0xffff
	v_add_u32_e32 v0, vcc, s5, v0
	v_addc_u32_e64 v1, s[4:5], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[4:5], s6, v2, v[0:1]
	.loc	0 64 9 is_stmt 0
	v_mov_b32_e32 v2, s1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_load_dword v0, v[0:1]
	.loc	0 64 5
	v_mov_b32_e32 v1, s3
	v_mov_b32_e32 v2, 1
	.loc	0 64 30
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, 63, v0
	.loc	0 64 5
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 64 36
	flat_store_dword v[0:1], v2
	.loc	0 65 1 is_stmt 1
	s_endpgm
.Ltmp6:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel address_unwritten
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
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 9
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
	.loc	0 69 28 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[6:7], 0x14
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s4, 0xffff
	v_add_u32_e32 v0, vcc, s5, v0
	v_addc_u32_e64 v1, s[4:5], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[4:5], s6, v2, v[0:1]
	.loc	0 69 5 is_stmt 0
	v_mov_b32_e32 v3, s1
	v_lshlrev_b64 v[1:2], 2, v[0:1]
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	.loc	0 69 26
	flat_store_dword v[1:2], v0
	.loc	0 70 30 is_stmt 1
	v_and_b32_e32 v0, 63, v0
	v_mov_b32_e32 v1, 0
	.loc	0 70 5 is_stmt 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_mov_b32_e32 v2, 1
	.loc	0 70 36
	flat_store_dword v[0:1], v2
	.loc	0 71 1 is_stmt 1
	s_endpgm
.Ltmp7:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel address_written
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 9
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
	.loc	0 75 5 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 76 1
	s_endpgm
.Ltmp8:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel counter_unwritten
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
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 6
		.amdhsa_reserve_vcc 0
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
	.loc	0 80 9 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[6:7], 0x14
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	.loc	0 80 26 is_stmt 0
	v_mov_b32_e32 v1, s0
	v_mad_u64_u32 v[1:2], s[0:1], s8, v1, 0
	.loc	0 80 9
	v_add_u32_e32 v3, vcc, s2, v0
	v_addc_u32_e64 v4, s[0:1], 0, 0, vcc
	.loc	0 80 26
	v_sub_u32_e32 v0, vcc, 0, v1
	v_subb_u32_e32 v1, vcc, 0, v2, vcc
	v_cmp_eq_u64_e32 vcc, v[3:4], v[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB9_2
	.loc	0 80 9
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	.loc	0 81 9 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v2, 1
	.loc	0 82 9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB9_2:
	.loc	0 84 1
	s_endpgm
.Ltmp9:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel counter_written
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
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 9
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
	.loc	0 89 24 prologue_end
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_load_dword s2, s[6:7], 0x8
	s_mov_b32 s20, 0
	s_mov_b32 s21, s20
	s_mov_b32 s22, s20
	s_mov_b32 s23, s20
	s_mov_b32 s24, s20
	s_mov_b32 s25, s20
	s_mov_b32 s26, s20
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s2, 0
	s_mov_b32 s27, s20
	s_cbranch_scc1 .LBB10_3
	.loc	0 0 24 is_stmt 0
	s_mov_b64 s[12:13], s[20:21]
	s_mov_b64 s[14:15], s[22:23]
	s_mov_b64 s[16:17], s[24:25]
	s_mov_b64 s[18:19], s[26:27]
.LBB10_2:
	.loc	0 90 14 is_stmt 1
	s_cmp_eq_u32 s20, 7
	s_cselect_b32 s19, s20, s19
	s_cmp_eq_u32 s20, 6
	s_cselect_b32 s18, s20, s18
	s_cmp_eq_u32 s20, 5
	s_cselect_b32 s17, s20, s17
	s_cmp_eq_u32 s20, 4
	s_cselect_b32 s16, s20, s16
	s_cmp_eq_u32 s20, 3
	s_cselect_b32 s15, s20, s15
	s_cmp_eq_u32 s20, 2
	s_cselect_b32 s14, s20, s14
	s_cmp_eq_u32 s20, 1
	s_cselect_b32 s13, s20, s13
	s_cmp_eq_u32 s20, 0
	s_cselect_b32 s12, s20, s12
	.loc	0 89 30
	s_add_i32 s20, s20, 1
	.loc	0 89 24 is_stmt 0
	s_cmp_eq_u32 s2, s20
	s_cbranch_scc0 .LBB10_2
	s_branch .LBB10_4
.LBB10_3:
	.loc	0 0 24
	s_mov_b64 s[12:13], s[20:21]
	s_mov_b64 s[14:15], s[22:23]
	s_mov_b64 s[16:17], s[24:25]
	s_mov_b64 s[18:19], s[26:27]
.LBB10_4:
	.loc	0 91 32 is_stmt 1
	s_load_dword s3, s[4:5], 0x4
	s_load_dword s4, s[6:7], 0x14
	v_mov_b32_e32 v2, s8
	.loc	0 91 29 is_stmt 0
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v4, s13
	.loc	0 91 32
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 0xffff
	v_add_u32_e32 v0, vcc, s4, v0
	v_addc_u32_e64 v1, s[4:5], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[4:5], s3, v2, v[0:1]
	.loc	0 91 29
	v_add_u32_e32 v2, vcc, s2, v0
	v_and_b32_e32 v2, 7, v2
	v_cmp_eq_u32_e32 vcc, 1, v2
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_mov_b32_e32 v4, s14
	v_cmp_eq_u32_e32 vcc, 2, v2
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_mov_b32_e32 v4, s15
	v_cmp_eq_u32_e32 vcc, 3, v2
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_mov_b32_e32 v4, s16
	v_cmp_eq_u32_e32 vcc, 4, v2
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_mov_b32_e32 v4, s17
	v_cmp_eq_u32_e32 vcc, 5, v2
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_mov_b32_e32 v4, s18
	v_cmp_eq_u32_e32 vcc, 6, v2
	.loc	0 91 5
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 91 29
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_mov_b32_e32 v4, s19
	v_cmp_eq_u32_e32 vcc, 7, v2
	v_cndmask_b32_e32 v2, v3, v4, vcc
	.loc	0 91 5
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 91 27
	flat_store_dword v[0:1], v2
	.loc	0 92 1 is_stmt 1
	s_endpgm
.Ltmp10:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel private_unwritten
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
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 28
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
	.loc	0 99 32 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x14
	s_load_dword s2, s[6:7], 0x8
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s0, 0xffff
	v_add_u32_e32 v0, vcc, s1, v0
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[0:1], s3, v2, v[0:1]
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	.loc	0 99 29 is_stmt 0
	v_add_u32_e32 v2, vcc, s2, v0
	v_and_b32_e32 v2, 7, v2
	v_cmp_eq_u32_e32 vcc, 1, v2
	v_cndmask_b32_e64 v3, 0, 1, vcc
	v_cmp_ne_u32_e32 vcc, 2, v2
	v_cndmask_b32_e32 v3, 2, v3, vcc
	v_cmp_ne_u32_e32 vcc, 3, v2
	v_cndmask_b32_e32 v3, 3, v3, vcc
	v_cmp_ne_u32_e32 vcc, 4, v2
	v_cndmask_b32_e32 v3, 4, v3, vcc
	v_cmp_ne_u32_e32 vcc, 5, v2
	v_cndmask_b32_e32 v3, 5, v3, vcc
	v_cmp_ne_u32_e32 vcc, 6, v2
	.loc	0 99 5
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 99 29
	v_cndmask_b32_e32 v3, 6, v3, vcc
	v_cmp_ne_u32_e32 vcc, 7, v2
	v_cndmask_b32_e32 v2, 7, v3, vcc
	.loc	0 99 5
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 99 27
	flat_store_dword v[0:1], v2
	.loc	0 100 1 is_stmt 1
	s_endpgm
.Ltmp11:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel private_written
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 9
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
	.loc	0 113 14 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[6:7], 0x14
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v6, 3
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s4, 0xffff
	v_add_u32_e32 v0, vcc, s5, v0
	v_addc_u32_e64 v1, s[4:5], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[4:5], s6, v2, v[0:1]
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v2, s1
	.loc	0 118 14
	v_mad_u64_u32 v[2:3], s[0:1], v0, 24, v[1:2]
	.loc	0 118 5 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 118 14
	v_add_u32_e32 v4, vcc, 4, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_dword v[4:5], v0
	v_add_u32_e32 v4, vcc, 8, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_store_byte v[2:3], v0
	v_add_u32_e32 v2, vcc, 16, v2
	flat_store_short v[4:5], v6
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_mov_b32_e32 v5, 0x3ff80000
	v_mov_b32_e32 v4, v1
	flat_store_dwordx2 v[2:3], v[4:5]
	.loc	0 119 33 is_stmt 1
	v_cvt_f32_u32_e32 v2, v0
	.loc	0 119 5 is_stmt 0
	v_lshlrev_b64 v[0:1], 4, v[0:1]
	v_mov_b32_e32 v4, s3
	v_add_u32_e32 v3, vcc, s2, v0
	v_addc_u32_e32 v4, vcc, v4, v1, vcc
	.loc	0 119 16
	v_mov_b32_e32 v0, 1.0
	v_mov_b32_e32 v1, 2.0
	flat_store_dwordx4 v[3:4], v[0:3]
	.loc	0 120 1 is_stmt 1
	s_endpgm
.Ltmp12:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel padding_copied
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
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 9
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
	.loc	0 125 14 prologue_end
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_movk_i32 s2, 0x64
	.loc	0 126 5
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 126 13 is_stmt 0
	s_mov_b32 m0, -1
	.loc	0 127 11 is_stmt 1
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 126 13
	ds_write_b32 v1, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB13_2
	.loc	0 128 9
	s_waitcnt lgkmcnt(0)
	s_barrier 
.LBB13_2:
	.loc	0 0 9 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 129 9 is_stmt 1
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[6:7], 0xc
	.loc	0 129 29 is_stmt 0
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 129 9
	v_mov_b32_e32 v3, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s2, 0xffff
	v_add_u32_e32 v0, vcc, s3, v0
	v_addc_u32_e64 v1, s[2:3], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[2:3], s4, v3, v[0:1]
	.loc	0 129 29
	v_sub_u32_e32 v2, vcc, 0, v2
	ds_read_b32 v2, v2 offset:508
	.loc	0 129 5
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 129 27
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[0:1], v2
	.loc	0 130 1 is_stmt 1
	s_endpgm
.Ltmp13:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel barrier_skipped
		.amdhsa_group_segment_fixed_size 512
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 9
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
	s_movk_i32 s0, 0x64
.Ltmp14:
	.loc	0 137 11 prologue_end
	v_cmp_gt_u32_e32 vcc, s0, v0
	.loc	0 137 9 is_stmt 0
	v_addc_u32_e32 v1, vcc, 0, v0, vcc
	.loc	0 136 5 is_stmt 1
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 0 0 is_stmt 0
	s_mov_b32 m0, -1
	ds_write_b32 v2, v1
	.loc	0 140 9 is_stmt 1
	s_load_dword s2, s[4:5], 0x4
	.loc	0 135 14
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	.loc	0 140 9
	s_load_dword s3, s[6:7], 0xc
	v_mov_b32_e32 v3, s8
	.loc	0 139 5
	s_waitcnt lgkmcnt(0)
	.loc	0 140 9
	s_and_b32 s4, s2, 0xffff
	.loc	0 139 5
	s_barrier 
	.loc	0 140 9
	v_add_u32_e32 v0, vcc, s3, v0
	v_addc_u32_e64 v1, s[2:3], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[2:3], s4, v3, v[0:1]
	.loc	0 140 29 is_stmt 0
	v_sub_u32_e32 v2, vcc, 0, v2
	ds_read_b32 v2, v2 offset:508
	.loc	0 140 5
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 140 27
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[0:1], v2
	.loc	0 141 1 is_stmt 1
	s_endpgm
.Ltmp15:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel barrier_reached
		.amdhsa_group_segment_fixed_size 512
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 9
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
	.loc	0 146 14 prologue_end
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	.loc	0 147 5
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 147 13 is_stmt 0
	s_mov_b32 m0, -1
	.loc	0 148 11 is_stmt 1
	v_cmp_lt_u32_e32 vcc, 63, v0
	.loc	0 147 13
	ds_write_b32 v2, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB15_2
	.loc	0 152 17
	v_add_u32_e32 v1, vcc, 2, v0
	ds_write_b32 v2, v1
	.loc	0 153 9
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 155 29
	ds_read_b32 v1, v2
.LBB15_2:
	.loc	0 0 29 is_stmt 0
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB15_4
	.loc	0 149 9 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 150 17
	ds_read_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, 1, v1
	ds_write_b32 v2, v1
.LBB15_4:
	.loc	0 0 17 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 155 9 is_stmt 1
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[6:7], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s2, 0xffff
	v_add_u32_e32 v2, vcc, s3, v0
	v_addc_u32_e64 v3, s[2:3], 0, 0, vcc
	v_mov_b32_e32 v0, s8
	v_mad_u64_u32 v[2:3], s[2:3], s4, v0, v[2:3]
	.loc	0 155 5 is_stmt 0
	v_mov_b32_e32 v0, s1
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v0, v3, vcc
	.loc	0 155 27
	flat_store_dword v[2:3], v1
	.loc	0 156 1 is_stmt 1
	s_endpgm
.Ltmp16:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel barriers_differ
		.amdhsa_group_segment_fixed_size 512
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 9
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
	.loc	0 162 11 prologue_end
	v_cmp_gt_u32_e32 vcc, 64, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB16_2
	.loc	0 164 5
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 164 13 is_stmt 0
	s_mov_b32 m0, -1
	ds_write_b32 v2, v0
	.loc	0 166 9 is_stmt 1
	s_load_dword s2, s[4:5], 0x4
	.loc	0 161 14
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	.loc	0 166 9
	s_load_dword s3, s[6:7], 0xc
	v_mov_b32_e32 v3, s8
	.loc	0 165 5
	s_waitcnt lgkmcnt(0)
	.loc	0 166 9
	s_and_b32 s4, s2, 0xffff
	.loc	0 165 5
	s_barrier 
	.loc	0 166 9
	v_add_u32_e32 v0, vcc, s3, v0
	v_addc_u32_e64 v1, s[2:3], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[2:3], s4, v3, v[0:1]
	.loc	0 166 29 is_stmt 0
	v_sub_u32_e32 v2, vcc, 0, v2
	ds_read_b32 v2, v2 offset:252
	.loc	0 166 5
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 166 27
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[0:1], v2
.LBB16_2:
	.loc	0 167 1 is_stmt 1
	s_endpgm
.Ltmp17:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel wave_ended
		.amdhsa_group_segment_fixed_size 512
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 9
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
	.loc	0 171 14 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[6:7], 0x14
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s4, 0xffff
	v_add_u32_e32 v0, vcc, s5, v0
	v_addc_u32_e64 v1, s[4:5], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[4:5], s6, v2, v[0:1]
	.loc	0 172 36
	v_mov_b32_e32 v2, s1
	.loc	0 172 5 is_stmt 0
	v_mov_b32_e32 v3, s3
	.loc	0 172 40
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 172 36
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	0 172 44
	v_add_u32_e32 v1, vcc, 1, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	0 172 14
	flat_load_dword v2, v[1:2]
	.loc	0 172 5
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 172 12
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
	.loc	0 173 1 is_stmt 1
	s_endpgm
.Ltmp18:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel misaligned
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 9
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
	.loc	0 177 14 prologue_end
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[6:7], 0xc
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_mul_i32 s2, s2, s8
	s_add_i32 s2, s2, s3
	v_add_u32_e32 v0, vcc, s2, v0
	.loc	0 178 63
	v_mul_lo_u32 v2, v0, 3
	.loc	0 178 50 is_stmt 0
	v_lshlrev_b32_e32 v0, 3, v0
	.loc	0 178 46
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 178 54
	v_add_u32_e32 v0, vcc, 2, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 178 59
	flat_store_dword v[0:1], v2
	.loc	0 179 1 is_stmt 1
	s_endpgm
.Ltmp19:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel misaligned_store
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
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 9
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
	.loc	0 184 14 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[6:7], 0x14
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s4, s4, s8
	s_add_i32 s4, s4, s5
	v_add_u32_e32 v0, vcc, s4, v0
	v_lshlrev_b32_e32 v4, 2, v0
	v_or_b32_e32 v2, 1, v4
	.loc	0 186 30
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v0, vcc, s0, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_load_ubyte v5, v[0:1]
	.loc	0 186 9 is_stmt 0
	v_mov_b32_e32 v1, s3
	v_add_u32_e32 v0, vcc, s2, v2
	.loc	0 186 43
	v_or_b32_e32 v6, 2, v4
	.loc	0 186 9
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 186 30
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v2, vcc, s0, v6
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 186 43
	v_or_b32_e32 v7, 3, v4
	.loc	0 186 28
	s_waitcnt vmcnt(0)
	flat_store_byte v[0:1], v5
	.loc	0 186 30
	flat_load_ubyte v5, v[2:3]
	.loc	0 186 9
	v_mov_b32_e32 v1, s3
	v_add_u32_e32 v0, vcc, s2, v6
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 186 30
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v2, vcc, s0, v7
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 186 43
	v_add_u32_e32 v4, vcc, 4, v4
	.loc	0 186 28
	s_waitcnt vmcnt(0)
	flat_store_byte v[0:1], v5
	.loc	0 186 30
	flat_load_ubyte v2, v[2:3]
	.loc	0 186 9
	v_mov_b32_e32 v1, s3
	v_add_u32_e32 v0, vcc, s2, v7
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 186 30
	v_mov_b32_e32 v3, s1
	.loc	0 186 28
	s_waitcnt vmcnt(0)
	flat_store_byte v[0:1], v2
	.loc	0 186 30
	v_add_u32_e32 v0, vcc, s0, v4
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_load_ubyte v2, v[0:1]
	.loc	0 186 9
	v_mov_b32_e32 v1, s3
	v_add_u32_e32 v0, vcc, s2, v4
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 186 28
	s_waitcnt vmcnt(0)
	flat_store_byte v[0:1], v2
	.loc	0 187 1 is_stmt 1
	s_endpgm
.Ltmp20:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bytes_apart
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
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 9
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
	.loc	0 191 14 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x14
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_add_u32_e32 v0, vcc, s1, v0
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[0:1], s2, v2, v[0:1]
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	.loc	0 192 19
	v_lshlrev_b32_e32 v5, 2, v0
	.loc	0 192 23 is_stmt 0
	v_or_b32_e32 v1, 1, v5
	.loc	0 192 14
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_add_u32_e32 v3, vcc, 2, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	flat_load_ushort v6, v[1:2]
	.loc	0 192 46
	flat_load_ubyte v3, v[3:4]
	.loc	0 192 71
	v_add_u32_e32 v1, vcc, 4, v5
	.loc	0 192 62
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_ubyte v2, v[1:2]
	.loc	0 192 5
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v4, s3
	.loc	0 192 14
	s_waitcnt vmcnt(2)
	v_lshrrev_b32_e32 v5, 8, v6
	v_and_b32_e32 v6, 0xff, v6
	.loc	0 192 28
	v_add_u32_e32 v5, vcc, v5, v6
	.loc	0 192 44
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v3, vcc, v5, v3
	.loc	0 192 60
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, v3, v2
	.loc	0 192 5
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v4, v1, vcc
	.loc	0 192 12
	flat_store_dword v[0:1], v2
	.loc	0 193 1 is_stmt 1
	s_endpgm
.Ltmp21:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bytes_taken
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
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 9
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
	.loc	0 201 9 prologue_end
	s_load_dword s2, s[4:5], 0x4
	.loc	0 198 14
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	.loc	0 201 9
	s_load_dword s3, s[6:7], 0xc
	.loc	0 199 5
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 199 17 is_stmt 0
	s_mov_b32 m0, -1
	ds_write_b32 v2, v0 offset:12
	.loc	0 201 9 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s2, 0xffff
	v_add_u32_e32 v0, vcc, s3, v0
	v_addc_u32_e64 v1, s[2:3], 0, 0, vcc
	v_mov_b32_e32 v3, s8
	v_mad_u64_u32 v[0:1], s[2:3], s4, v3, v[0:1]
	.loc	0 200 5
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 201 29
	ds_read_b32 v2, v2 offset:12
	.loc	0 201 5 is_stmt 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 201 27
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[0:1], v2
	.loc	0 202 1 is_stmt 1
	s_endpgm
.Ltmp22:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel local_past
		.amdhsa_group_segment_fixed_size 264
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 9
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
	.loc	0 206 14 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x14
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_add_u32_e32 v0, vcc, s1, v0
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[0:1], s2, v2, v[0:1]
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v2, 0
	.loc	0 207 19
	v_add_u32_e32 v1, vcc, 1, v0
	.loc	0 207 14 is_stmt 0
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v3, vcc, s0, v3
	v_addc_u32_e32 v4, vcc, v1, v4, vcc
	flat_load_dword v3, v[3:4]
	.loc	0 207 5
	v_mov_b32_e32 v1, v2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	.loc	0 207 12
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v3
	.loc	0 208 1 is_stmt 1
	s_endpgm
.Ltmp23:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel buffer_past
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
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 9
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
	.loc	0 212 14 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x1c
	s_load_dword s4, s[6:7], 0x10
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_add_u32_e32 v0, vcc, s1, v0
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[0:1], s2, v2, v[0:1]
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v2, 0
	.loc	0 213 19
	v_add_u32_e32 v1, vcc, s4, v0
	.loc	0 213 14 is_stmt 0
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v3, vcc, s0, v3
	v_addc_u32_e32 v4, vcc, v1, v4, vcc
	flat_load_dword v3, v[3:4]
	.loc	0 213 5
	v_mov_b32_e32 v1, v2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	.loc	0 213 12
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v3
	.loc	0 214 1 is_stmt 1
	s_endpgm
.Ltmp24:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel buffer_other
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 80
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
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 9
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
	.loc	0 219 14 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x1c
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_add_u32_e32 v0, vcc, s1, v0
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[0:1], s2, v2, v[0:1]
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dword s4, s[6:7], 0x10
	v_mov_b32_e32 v1, 0
	.loc	0 220 26
	v_and_b32_e32 v2, 1, v0
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 220 24 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v4, s3
	v_cndmask_b32_e32 v4, v3, v4, vcc
	v_mov_b32_e32 v2, s0
	v_mov_b32_e32 v3, s2
	v_cndmask_b32_e32 v3, v2, v3, vcc
	.loc	0 221 16 is_stmt 1
	v_lshlrev_b64 v[1:2], 2, v[0:1]
	.loc	0 222 24
	s_cmp_eq_u32 s4, 0
	.loc	0 221 16
	v_add_u32_e32 v5, vcc, v3, v1
	v_addc_u32_e32 v6, vcc, v4, v2, vcc
	flat_load_dword v5, v[5:6]
	s_cbranch_scc1 .LBB24_3
	.loc	0 0 16 is_stmt 0
	v_mov_b32_e32 v6, v0
	s_mov_b32 s5, s4
.LBB24_2:
	.loc	0 223 26 is_stmt 1
	v_and_b32_e32 v7, 63, v6
	.loc	0 223 16 is_stmt 0
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v7, vcc, v3, v7
	v_addc_u32_e32 v8, vcc, 0, v4, vcc
	flat_load_dword v7, v[7:8]
	.loc	0 222 24 is_stmt 1
	v_add_u32_e32 v6, vcc, 1, v6
	.loc	0 224 15
	v_cmp_eq_u64_e32 vcc, s[0:1], v[3:4]
	.loc	0 224 13 is_stmt 0
	v_mov_b32_e32 v8, s1
	v_mov_b32_e32 v9, s3
	v_mov_b32_e32 v10, s0
	v_mov_b32_e32 v11, s2
	.loc	0 222 24 is_stmt 1
	s_add_i32 s5, s5, -1
	s_cmp_eq_u32 s5, 0
	.loc	0 224 13
	v_cndmask_b32_e32 v4, v8, v9, vcc
	v_cndmask_b32_e32 v3, v10, v11, vcc
	.loc	0 223 13
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, v7, v5
	s_cbranch_scc0 .LBB24_2
.LBB24_3:
	.loc	0 226 26
	v_add_u32_e32 v0, vcc, s4, v0
	.loc	0 226 33 is_stmt 0
	v_and_b32_e32 v0, 63, v0
	.loc	0 226 20
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v3, vcc, s0, v0
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	flat_load_dword v0, v[3:4]
	.loc	0 226 5
	v_mov_b32_e32 v3, s3
	.loc	0 226 18
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, v0, v5
	.loc	0 226 5
	v_add_u32_e32 v0, vcc, s2, v1
	v_addc_u32_e32 v1, vcc, v3, v2, vcc
	.loc	0 226 12
	flat_store_dword v[0:1], v4
	.loc	0 227 1 is_stmt 1
	s_endpgm
.Ltmp25:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel buffer_either
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 80
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
		.amdhsa_next_free_sgpr 9
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
	.loc	0 233 14 prologue_end
	s_load_dwordx2 s[2:3], s[6:7], 0x8
	.loc	0 235 9
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 236 17
	s_mov_b32 m0, -1
	.loc	0 234 11
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s3, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB25_2
	.loc	0 235 17
	ds_write_b32 v1, v0
.LBB25_2:
	.loc	0 0 17 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 236 17 is_stmt 1
	v_xor_b32_e32 v2, 1, v0
	v_lshlrev_b32_e32 v2, 2, v2
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	ds_read_b32 v2, v2
	.loc	0 237 32
	s_cmp_eq_u32 s2, 0
	v_mov_b32_e32 v3, 0
	s_cbranch_scc1 .LBB25_5
	.loc	0 0 32 is_stmt 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
.LBB25_4:
	.loc	0 237 32
	s_add_i32 s2, s2, -1
	.loc	0 238 13 is_stmt 1
	v_add_u32_e32 v3, vcc, v4, v3
	.loc	0 237 32
	s_cmp_eq_u32 s2, 0
	v_add_u32_e32 v4, vcc, v4, v0
	.loc	0 239 9
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_cbranch_scc0 .LBB25_4
.LBB25_5:
	.loc	0 241 9
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[6:7], 0x14
	.loc	0 241 42 is_stmt 0
	s_mov_b32 m0, -1
	ds_read_b32 v4, v1
	.loc	0 241 9
	v_mov_b32_e32 v5, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s2, 0xffff
	v_add_u32_e32 v0, vcc, s3, v0
	v_addc_u32_e64 v1, s[2:3], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[2:3], s4, v5, v[0:1]
	.loc	0 241 33
	v_add_u32_e32 v2, vcc, v3, v2
	.loc	0 241 5
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 241 40
	v_add_u32_e32 v2, vcc, v2, v4
	.loc	0 241 5
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 241 27
	flat_store_dword v[0:1], v2
	.loc	0 242 1 is_stmt 1
	s_endpgm
.Ltmp26:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel moved
		.amdhsa_group_segment_fixed_size 512
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
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 9
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
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         local_unwritten.kd
    .vgpr_count:     4
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
    .name:           local_written
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         local_written.kd
    .vgpr_count:     4
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
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         branch_unwritten.kd
    .vgpr_count:     3
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
    .name:           branch_written
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         branch_written.kd
    .vgpr_count:     7
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
    .name:           buffer_unwritten
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         buffer_unwritten.kd
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
    .name:           buffer_written
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         buffer_written.kd
    .vgpr_count:     5
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
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         address_unwritten.kd
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
    .name:           address_written
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         address_written.kd
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           counter_unwritten
    .private_segment_fixed_size: 0
    .sgpr_count:     6
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
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         counter_written.kd
    .vgpr_count:     5
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
    .private_segment_fixed_size: 0
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         private_unwritten.kd
    .vgpr_count:     5
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
    .name:           private_written
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         private_written.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
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
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         padding_copied.kd
    .vgpr_count:     7
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
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         barrier_skipped.kd
    .vgpr_count:     4
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
    .name:           barrier_reached
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         barrier_reached.kd
    .vgpr_count:     4
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
    .name:           barriers_differ
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         barriers_differ.kd
    .vgpr_count:     4
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
    .name:           wave_ended
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         wave_ended.kd
    .vgpr_count:     4
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
    .name:           misaligned
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         misaligned.kd
    .vgpr_count:     4
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
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         misaligned_store.kd
    .vgpr_count:     3
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
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         bytes_apart.kd
    .vgpr_count:     8
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
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         bytes_taken.kd
    .vgpr_count:     7
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
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         local_past.kd
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
    .name:           buffer_past
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         buffer_past.kd
    .vgpr_count:     5
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
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         buffer_other.kd
    .vgpr_count:     5
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
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         buffer_either.kd
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
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         moved.kd
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
