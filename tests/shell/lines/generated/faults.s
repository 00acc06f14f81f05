	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	past_end
	.globl	past_end
	.p2align	8
	.type	past_end,@function
past_end:
.Lfunc_begin0:
	.file	0 "." "faults.cl" md5 0x3eab825ec2384659e7fab0ff0bcf34fd
	.loc	0 9 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 10 15 prologue_end
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[6:7], 0xc
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s2, 0xffff
	v_add_u32_e32 v0, vcc, s3, v0
	v_addc_u32_e64 v1, s[2:3], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[2:3], s4, v2, v[0:1]
.Ltmp0:
	.loc	0 5 5
	v_mov_b32_e32 v2, s1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_mov_b32_e32 v2, 1
	.loc	0 5 12 is_stmt 0
	flat_store_dword v[0:1], v2
.Ltmp1:
	.loc	0 11 1 is_stmt 1
	s_endpgm
.Ltmp2:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel past_end
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
.Lfunc_end0:
	.size	past_end, .Lfunc_end0-past_end
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	before
	.globl	before
	.p2align	8
	.type	before,@function
before:
.Lfunc_begin1:
	.loc	0 14 0
	.cfi_startproc
	.loc	0 15 42 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[6:7], 0x14
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s4, 0xffff
	v_add_u32_e32 v0, vcc, s5, v0
	v_addc_u32_e64 v1, s[4:5], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[4:5], s6, v2, v[0:1]
	.loc	0 15 31 is_stmt 0
	v_mov_b32_e32 v4, s3
	.loc	0 15 59
	v_lshlrev_b64 v[2:3], 1, v[0:1]
	.loc	0 15 5
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 15 31
	v_add_u32_e32 v2, vcc, s2, v2
	v_addc_u32_e32 v3, vcc, v3, v4, vcc
	v_add_u32_e32 v2, vcc, -6, v2
	v_addc_u32_e32 v3, vcc, -1, v3, vcc
	flat_load_sshort v2, v[2:3]
	.loc	0 15 5
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 15 29
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
	.loc	0 16 1 is_stmt 1
	s_endpgm
.Ltmp3:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel before
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
.Lfunc_end1:
	.size	before, .Lfunc_end1-before
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	wild
	.globl	wild
	.p2align	8
	.type	wild,@function
wild:
.Lfunc_begin2:
	.loc	0 19 0
	.cfi_startproc
	.loc	0 20 40 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v2, 1
	.loc	0 20 38 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, 0
	s_addc_u32 s1, s1, 0x7000
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	.loc	0 20 53
	flat_store_dword v[0:1], v2
	.loc	0 21 1 is_stmt 1
	s_endpgm
.Ltmp4:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel wild
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 8
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
.Lfunc_end2:
	.size	wild, .Lfunc_end2-wild
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	atomic_past_end
	.globl	atomic_past_end
	.p2align	8
	.type	atomic_past_end,@function
atomic_past_end:
.Lfunc_begin3:
	.loc	0 24 0
	.cfi_startproc
	.loc	0 25 19 prologue_end
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[6:7], 0xc
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_mul_i32 s2, s2, s8
	s_add_i32 s2, s2, s3
	v_add_u32_e32 v1, vcc, s2, v0
	.loc	0 27 43
	v_add_u32_e64 v2, vcc, 0, 0
	v_addc_u32_e32 v3, vcc, 64, v1, vcc
	v_ashrrev_i64 v[2:3], 30, v[2:3]
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	v_mov_b32_e32 v0, 1
	.loc	0 27 31 is_stmt 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v2, v[2:3], v0 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 27 43
	v_mov_b32_e32 v0, 0
	.loc	0 27 5
	v_ashrrev_i64 v[0:1], 30, v[0:1]
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v4, v1, vcc
	.loc	0 27 29
	flat_store_dword v[0:1], v2
	.loc	0 28 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel atomic_past_end
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
.Lfunc_end3:
	.size	atomic_past_end, .Lfunc_end3-atomic_past_end
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	lds
	.globl	lds
	.p2align	8
	.type	lds,@function
lds:
.Lfunc_begin4:
	.loc	0 31 0
	.cfi_startproc
	.loc	0 36 10 prologue_end
	s_load_dword s2, s[4:5], 0x4
	.loc	0 34 10
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	.loc	0 36 10
	s_load_dword s3, s[6:7], 0xc
	.loc	0 34 5
	v_lshlrev_b32_e32 v1, 5, v0
	v_mov_b32_e32 v2, 1
	.loc	0 34 31 is_stmt 0
	s_mov_b32 m0, -1
	ds_write_b32 v1, v2
	.loc	0 36 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, vcc, s3, v0
	s_and_b32 s4, s2, 0xffff
	v_addc_u32_e64 v1, s[2:3], 0, 0, vcc
	v_mov_b32_e32 v2, s8
	v_mad_u64_u32 v[0:1], s[2:3], s4, v2, v[0:1]
	v_mov_b32_e32 v2, 0
	.loc	0 35 5
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 36 30
	ds_read_b32 v2, v2
	.loc	0 36 5 is_stmt 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 36 28
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[0:1], v2
	.loc	0 37 1 is_stmt 1
	s_endpgm
.Ltmp6:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel lds
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
.Lfunc_end4:
	.size	lds, .Lfunc_end4-lds
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	dynamic_lds
	.globl	dynamic_lds
	.p2align	8
	.type	dynamic_lds,@function
dynamic_lds:
.Lfunc_begin5:
	.loc	0 40 0
	.cfi_startproc
	.loc	0 41 31 prologue_end
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_load_dword s2, s[6:7], 0x8
	.loc	0 44 10
	s_load_dword s3, s[6:7], 0x14
	.loc	0 41 29
	v_lshlrev_b32_e32 v1, 4, v0
	s_mov_b32 m0, -1
	.loc	0 41 31 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_load_dword s6, s[0:1], 0x0
	.loc	0 41 29
	v_add_u32_e32 v1, vcc, s2, v1
	.loc	0 44 10 is_stmt 1
	s_load_dword s4, s[4:5], 0x4
	.loc	0 41 31
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_i32_e32 v2, s6
	.loc	0 44 10
	s_and_b32 s4, s4, 0xffff
	.loc	0 41 29
	ds_write_b32 v1, v2
	.loc	0 43 39
	v_add_u32_e32 v1, vcc, s2, v0
	v_mov_b32_e32 v2, 3
	.loc	0 42 5
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 43 58
	ds_write_b32 v1, v2
	.loc	0 41 31
	v_mov_b32_e32 v1, s2
	.loc	0 44 30
	ds_read_b128 v[1:4], v1 offset:16
	.loc	0 44 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, vcc, s3, v0
	v_addc_u32_e64 v3, s[2:3], 0, 0, vcc
	v_mov_b32_e32 v0, s8
	v_mad_u64_u32 v[2:3], s[2:3], s4, v0, v[2:3]
	.loc	0 44 30
	v_cvt_i32_f32_e32 v4, v1
	.loc	0 44 5
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	.loc	0 44 28
	flat_store_dword v[0:1], v4
	.loc	0 45 1 is_stmt 1
	s_endpgm
.Ltmp7:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel dynamic_lds
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
	.size	dynamic_lds, .Lfunc_end5-dynamic_lds
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	private_memory
	.globl	private_memory
	.p2align	8
	.type	private_memory,@function
private_memory:
.Lfunc_begin6:
	.loc	0 48 0
	.cfi_startproc
	s_add_i32 s8, s8, s11
	s_mov_b32 flat_scratch_lo, s9
	s_lshr_b32 flat_scratch_hi, s8, 8
.Ltmp8:
	.loc	0 49 5 prologue_end
	s_load_dwordx2 s[8:9], s[6:7], 0x0
	.loc	0 53 16
	s_load_dword s6, s[6:7], 0xc
	s_add_u32 s0, s0, s11
	s_addc_u32 s1, s1, 0
	.loc	0 52 20
	s_waitcnt lgkmcnt(0)
	s_load_dword s7, s[8:9], 0x0
	s_load_dword s11, s[8:9], 0x4
	s_load_dword s12, s[8:9], 0x8
	s_load_dword s13, s[8:9], 0xc
	s_load_dword s14, s[8:9], 0x10
	s_load_dword s15, s[8:9], 0x14
	s_load_dword s16, s[8:9], 0x18
	s_load_dword s17, s[8:9], 0x1c
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s7
	.loc	0 52 18 is_stmt 0
	buffer_store_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	.loc	0 52 20
	v_mov_b32_e32 v1, s11
	.loc	0 53 16 is_stmt 1
	s_load_dword s4, s[4:5], 0x4
	.loc	0 52 18
	buffer_store_dword v1, off, s[0:3], 0 offset:8
	s_waitcnt vmcnt(0)
	.loc	0 52 20 is_stmt 0
	v_mov_b32_e32 v1, s12
	.loc	0 52 18
	buffer_store_dword v1, off, s[0:3], 0 offset:12
	s_waitcnt vmcnt(0)
	.loc	0 52 20
	v_mov_b32_e32 v1, s13
	.loc	0 52 18
	buffer_store_dword v1, off, s[0:3], 0 offset:16
	s_waitcnt vmcnt(0)
	.loc	0 52 20
	v_mov_b32_e32 v1, s14
	.loc	0 52 18
	buffer_store_dword v1, off, s[0:3], 0 offset:20
	s_waitcnt vmcnt(0)
	.loc	0 52 20
	v_mov_b32_e32 v1, s15
	.loc	0 53 16 is_stmt 1
	v_add_u32_e32 v0, vcc, s6, v0
	.loc	0 52 18
	buffer_store_dword v1, off, s[0:3], 0 offset:24
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 53 16
	s_and_b32 s7, s4, 0xffff
	v_addc_u32_e64 v1, s[4:5], 0, 0, vcc
	v_mov_b32_e32 v3, s10
	v_mad_u64_u32 v[0:1], s[4:5], s7, v3, v[0:1]
	.loc	0 52 20
	v_mov_b32_e32 v2, s16
	.loc	0 52 18 is_stmt 0
	buffer_store_dword v2, off, s[0:3], 0 offset:28
	s_waitcnt vmcnt(0)
	.loc	0 53 11 is_stmt 1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 52 20
	v_mov_b32_e32 v2, s17
	.loc	0 52 18 is_stmt 0
	buffer_store_dword v2, off, s[0:3], 0 offset:32
	s_waitcnt vmcnt(0)
	.loc	0 53 11 is_stmt 1
	v_mov_b32_e32 v2, s9
	v_add_u32_e32 v0, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_load_dword v0, v[0:1]
	s_movk_i32 s4, 0x190
	v_mov_b32_e32 v1, 4
	v_mov_b32_e32 v2, 3
	.loc	0 53 5 is_stmt 0
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v0, s4
	.loc	0 54 15 is_stmt 1
	s_lshl_b32 s4, s11, 2
	.loc	0 53 5
	v_add_u32_e32 v0, vcc, v1, v0
	.loc	0 53 41 is_stmt 0
	buffer_store_dword v2, v0, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	.loc	0 54 15 is_stmt 1
	v_add_u32_e32 v0, vcc, s4, v1
	buffer_load_dword v2, v0, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	.loc	0 49 5
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	.loc	0 54 13
	flat_store_dword v[0:1], v2
	.loc	0 55 1
	s_endpgm
.Ltmp9:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel private_memory
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 36
		.amdhsa_kernarg_size 64
		.amdhsa_user_sgpr_count 10
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 18
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
	.size	private_memory, .Lfunc_end6-private_memory
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	read_only_data
	.globl	read_only_data
	.p2align	8
	.type	read_only_data,@function
read_only_data:
.Lfunc_begin7:
	.loc	0 60 0
	.cfi_startproc
	.loc	0 61 28 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_load_dword s0, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s0, 0
	s_cselect_b64 vcc, -1, 0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, table@rel32@lo+8
	s_addc_u32 s1, s1, table@rel32@hi+16
	s_getpc_b64 s[2:3]
	s_add_u32 s2, s2, table@rel32@lo+12
	s_addc_u32 s3, s3, table@rel32@hi+20
	.loc	0 61 6 is_stmt 0
	v_mov_b32_e32 v0, s3
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s0
	v_cndmask_b32_e32 v1, v0, v1, vcc
	v_cndmask_b32_e32 v0, v2, v3, vcc
	v_mov_b32_e32 v2, 7
	.loc	0 61 75
	flat_store_dword v[0:1], v2
	.loc	0 62 1 is_stmt 1
	s_endpgm
.Ltmp10:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel read_only_data
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 8
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 6
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
	.size	read_only_data, .Lfunc_end7-read_only_data
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	beyond_bytes
	.globl	beyond_bytes
	.p2align	8
	.type	beyond_bytes,@function
beyond_bytes:
.Lfunc_begin8:
	.loc	0 65 0
	.cfi_startproc
	.loc	0 66 47 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0xc
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_add_u32_e32 v0, vcc, s1, v0
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[0:1], s2, v2, v[0:1]
	.loc	0 66 21 is_stmt 0
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	.loc	0 66 45
	v_mul_lo_u32 v2, v1, 5
	v_mad_u64_u32 v[0:1], s[2:3], v0, 5, 0
	v_add_u32_e32 v1, vcc, v1, v2
	.loc	0 66 41
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_mov_b32_e32 v2, 7
	.loc	0 66 65
	flat_store_dword v[0:1], v2
	.loc	0 67 1 is_stmt 1
	s_endpgm
.Ltmp11:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel beyond_bytes
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
.Lfunc_end8:
	.size	beyond_bytes, .Lfunc_end8-beyond_bytes
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	flat_private
	.globl	flat_private
	.p2align	8
	.type	flat_private,@function
flat_private:
.Lfunc_begin9:
	.loc	0 70 0
	.cfi_startproc
	s_add_i32 s10, s10, s13
	s_lshr_b32 flat_scratch_hi, s10, 8
	s_mov_b32 flat_scratch_lo, s11
	s_add_u32 s0, s0, s13
.Ltmp12:
	.loc	0 71 5 prologue_end
	s_load_dwordx2 s[10:11], s[8:9], 0x0
	.loc	0 74 27
	s_load_dword s13, s[8:9], 0xc
	.loc	0 72 28
	s_load_dword s8, s[6:7], 0x44
	.loc	0 74 27
	s_load_dword s4, s[4:5], 0x4
	s_addc_u32 s1, s1, 0
	.loc	0 72 28
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[6:7], s[10:11], 0x0
	v_mov_b32_e32 v1, s11
	v_mov_b32_e32 v2, s8
	.loc	0 74 25
	v_mov_b32_e32 v3, s12
	.loc	0 72 28
	v_mov_b32_e32 v4, s10
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s6, 0
	s_cselect_b64 vcc, -1, 0
	.loc	0 74 12
	s_add_u32 s8, s10, 4
	.loc	0 74 20 is_stmt 0
	s_mul_i32 s5, s7, 10
	.loc	0 74 12
	s_addc_u32 s9, s11, 0
	s_ashr_i32 s6, s5, 31
	.loc	0 74 27
	s_and_b32 s7, s4, 0xffff
	s_add_u32 s4, s13, s5
	s_addc_u32 s5, 0, s6
	.loc	0 72 28 is_stmt 1
	v_cndmask_b32_e32 v2, v1, v2, vcc
	.loc	0 74 27
	v_mov_b32_e32 v1, s5
	v_add_u32_e64 v0, s[4:5], s4, v0
	v_addc_u32_e64 v1, s[4:5], 0, v1, s[4:5]
	.loc	0 74 25 is_stmt 0
	v_mad_u64_u32 v[0:1], s[4:5], s7, v3, v[0:1]
	v_mov_b32_e32 v3, 4
	.loc	0 72 28 is_stmt 1
	v_cndmask_b32_e32 v4, v4, v3, vcc
	.loc	0 74 5
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, v4, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_mov_b32_e32 v2, 3
	.loc	0 74 45 is_stmt 0
	flat_store_dword v[0:1], v2
	s_waitcnt vmcnt(0)
	.loc	0 74 12
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	.loc	0 75 21 is_stmt 1
	flat_load_dword v0, v[0:1]
	.loc	0 75 15 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v0, vcc, v3, v0
	buffer_load_dword v2, v0, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	.loc	0 71 5 is_stmt 1
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	.loc	0 75 13
	flat_store_dword v[0:1], v2
	.loc	0 76 1
	s_endpgm
.Ltmp13:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel flat_private
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 36
		.amdhsa_kernarg_size 64
		.amdhsa_user_sgpr_count 12
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 14
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
	.size	flat_private, .Lfunc_end9-flat_private
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	two_locals
	.globl	two_locals
	.p2align	8
	.type	two_locals,@function
two_locals:
.Lfunc_begin10:
	.loc	0 81 0
	.cfi_startproc
	.loc	0 85 31 prologue_end
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	.loc	0 88 10
	s_load_dword s2, s[6:7], 0xc
	.loc	0 85 5
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 85 29 is_stmt 0
	s_mov_b32 m0, -1
	.loc	0 88 10 is_stmt 1
	s_load_dword s4, s[4:5], 0x4
	.loc	0 85 31
	s_waitcnt lgkmcnt(0)
	s_load_dword s3, s[0:1], 0x0
	.loc	0 86 42
	s_load_dword s6, s[0:1], 0x4
	.loc	0 88 10
	s_and_b32 s4, s4, 0xffff
	.loc	0 85 31
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_i32_e32 v2, s3
	.loc	0 86 35
	s_lshl_b32 s3, s6, 2
	v_mov_b32_e32 v3, s3
	.loc	0 85 29
	ds_write_b32 v1, v2
	.loc	0 86 35
	ds_read_b32 v1, v3
	.loc	0 86 5 is_stmt 0
	v_and_b32_e32 v2, 3, v0
	v_lshlrev_b32_e32 v4, 2, v2
	v_mov_b32_e32 v3, 5
	.loc	0 86 35
	s_waitcnt lgkmcnt(0)
	v_cvt_i32_f32_e32 v5, v1
	.loc	0 88 10 is_stmt 1
	v_add_u32_e32 v1, vcc, s2, v0
	v_addc_u32_e64 v2, s[2:3], 0, 0, vcc
	.loc	0 86 33
	ds_write_b32 v4, v5 offset:256
	.loc	0 88 10
	v_mov_b32_e32 v4, s8
	v_mad_u64_u32 v[1:2], s[2:3], s4, v4, v[1:2]
	.loc	0 87 64
	ds_write_b32 v0, v3 offset:260
	v_mov_b32_e32 v0, 0
	.loc	0 88 30
	ds_read_b32 v3, v0 offset:264
	.loc	0 88 5 is_stmt 0
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	.loc	0 88 28
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[0:1], v3
	.loc	0 89 1 is_stmt 1
	s_endpgm
.Ltmp14:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel two_locals
		.amdhsa_group_segment_fixed_size 272
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
.Lfunc_end10:
	.size	two_locals, .Lfunc_end10-two_locals
	.cfi_endproc
	.section	.AMDGPU.csdata
	.hidden	table
	.type	table,@object
	.section	.rodata,#alloc
	.globl	table
	.p2align	2
table:
	.long	1
	.long	2
	.long	3
	.long	4
	.size	table, 16

	.section	.debug_abbrev
	.byte	1
	.byte	17
	.byte	1
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
	.byte	2
	.byte	46
	.byte	0
	.byte	3
	.byte	37
	.byte	32
	.byte	33
	.byte	1
	.byte	0
	.byte	0
	.byte	3
	.byte	46
	.byte	1
	.byte	17
	.byte	27
	.byte	18
	.byte	6
	.byte	122
	.byte	25
	.byte	3
	.byte	37
	.byte	0
	.byte	0
	.byte	4
	.byte	29
	.byte	0
	.byte	49
	.byte	19
	.byte	17
	.byte	27
	.byte	18
	.byte	6
	.byte	88
	.byte	11
	.byte	89
	.byte	11
	.byte	87
	.byte	11
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
	.long	.Lfunc_end10-.Lfunc_begin0
	.long	.Laddr_table_base0
	.byte	2
	.byte	3
	.byte	3
	.byte	0
	.long	.Lfunc_end0-.Lfunc_begin0
	.byte	4
	.byte	4
	.long	35
	.byte	1
	.long	.Ltmp1-.Ltmp0
	.byte	0
	.byte	10
	.byte	5
	.byte	0
	.byte	0
.Ldebug_info_end0:
	.section	.debug_str_offsets
	.long	24
	.short	5
	.short	0
.Lstr_offsets_base0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"Debian clang version 14.0.6"
.Linfo_string1:
	.asciz	"faults.cl"
.Linfo_string2:
	.asciz	"."
.Linfo_string3:
	.asciz	"put"
.Linfo_string4:
	.asciz	"past_end"
	.section	.debug_str_offsets
	.long	.Linfo_string0
	.long	.Linfo_string1
	.long	.Linfo_string2
	.long	.Linfo_string3
	.long	.Linfo_string4
	.section	.debug_addr
	.long	.Ldebug_addr_end0-.Ldebug_addr_start0
.Ldebug_addr_start0:
	.short	5
	.byte	8
	.byte	0
.Laddr_table_base0:
	.quad	.Lfunc_begin0
	.quad	.Ltmp0
.Ldebug_addr_end0:
	.ident	"Debian clang version 14.0.6"
	.section	".note.GNU-stack"
	.addrsig
	.addrsig_sym table
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
    .name:           past_end
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         past_end.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'short*'
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
    .name:           before
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         before.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           wild
    .private_segment_fixed_size: 0
    .sgpr_count:     6
    .sgpr_spill_count: 0
    .symbol:         wild.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
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
    .name:           atomic_past_end
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         atomic_past_end.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
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
    .name:           lds
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         lds.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  local
        .offset:         8
        .pointee_align:  1
        .size:           4
        .type_name:      'float4*'
        .value_kind:     dynamic_shared_pointer
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
    .name:           dynamic_lds
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         dynamic_lds.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
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
    .name:           private_memory
    .private_segment_fixed_size: 36
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         private_memory.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           read_only_data
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         read_only_data.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
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
    .name:           beyond_bytes
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         beyond_bytes.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
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
    .name:           flat_private
    .private_segment_fixed_size: 36
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         flat_private.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
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
    .group_segment_fixed_size: 272
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           two_locals
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         two_locals.kd
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
