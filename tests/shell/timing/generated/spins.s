	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	loads
	.globl	loads
	.p2align	8
	.type	loads,@function
loads:
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[6:7], 0x24
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	v_mov_b32_e32 v3, s8
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s2, 0xffff
	v_add_u32_e32 v1, vcc, s3, v0
	v_addc_u32_e64 v2, s[2:3], 0, 0, vcc
	v_mad_u64_u32 v[1:2], s[2:3], s4, v3, v[1:2]
	v_mov_b32_e32 v4, s1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v3, vcc, s0, v1
	v_addc_u32_e32 v4, vcc, v4, v2, vcc
	flat_load_dword v3, v[3:4]
	v_mov_b32_e32 v4, s15
	v_add_u32_e32 v1, vcc, s14, v1
	v_addc_u32_e32 v2, vcc, v4, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_waitcnt vmcnt(0)
	flat_store_dword v[1:2], v3
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_3
	s_load_dword s2, s[6:7], 0x18
	v_mov_b32_e32 v2, s13
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v0, s2
	s_sub_i32 s0, 0, s2
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s0, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, vcc, v1, v0
	v_mul_hi_u32 v0, s8, v0
	v_mov_b32_e32 v1, 0
	v_mul_lo_u32 v3, v0, s2
	v_add_u32_e32 v4, vcc, 1, v0
	v_sub_u32_e32 v3, vcc, s8, v3
	v_cmp_le_u32_e64 s[0:1], s2, v3
	v_cndmask_b32_e64 v0, v0, v4, s[0:1]
	v_subrev_u32_e32 v4, vcc, s2, v3
	v_cndmask_b32_e64 v3, v3, v4, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v0
	v_cmp_le_u32_e32 vcc, s2, v3
	v_cndmask_b32_e32 v0, v0, v4, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s12, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_mov_b32_e32 v2, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_2:
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s2, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_2
.LBB0_3:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel loads
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
	.size	loads, .Lfunc_end0-loads
	.section	.AMDGPU.csdata
	.text
	.protected	two_loads
	.globl	two_loads
	.p2align	8
	.type	two_loads,@function
two_loads:
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[6:7], 0x24
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	v_mov_b32_e32 v3, s8
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s2, 0xffff
	v_add_u32_e32 v1, vcc, s3, v0
	v_addc_u32_e64 v2, s[2:3], 0, 0, vcc
	v_mad_u64_u32 v[1:2], s[2:3], s4, v3, v[1:2]
	v_mov_b32_e32 v4, s1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v3, vcc, s0, v1
	v_addc_u32_e32 v4, vcc, v4, v2, vcc
	flat_load_dword v3, v[3:4]
	v_mov_b32_e32 v4, s15
	v_add_u32_e32 v1, vcc, s14, v1
	v_addc_u32_e32 v2, vcc, v4, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_waitcnt vmcnt(0)
	flat_store_dword v[1:2], v3
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_3
	s_load_dword s2, s[6:7], 0x18
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, s13
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v0, s2
	s_sub_i32 s0, 0, s2
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s0, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, vcc, v1, v0
	v_mul_hi_u32 v0, s8, v0
	v_mul_lo_u32 v1, v0, s2
	v_add_u32_e32 v2, vcc, 1, v0
	v_sub_u32_e32 v1, vcc, s8, v1
	v_cmp_le_u32_e64 s[0:1], s2, v1
	v_cndmask_b32_e64 v0, v0, v2, s[0:1]
	v_subrev_u32_e32 v2, vcc, s2, v1
	v_cndmask_b32_e64 v1, v1, v2, s[0:1]
	v_add_u32_e32 v2, vcc, 1, v0
	v_cmp_le_u32_e32 vcc, s2, v1
	v_cndmask_b32_e32 v2, v0, v2, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_add_u32_e32 v0, vcc, s12, v0
	v_addc_u32_e32 v1, vcc, v4, v1, vcc
	v_mov_b32_e32 v4, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v4
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v2, vcc, 32, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v4, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
.LBB1_2:
	flat_load_dword v4, v[0:1] glc
	s_waitcnt vmcnt(0)
	flat_load_dword v5, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, v4, v5
	v_cmp_ne_u32_e32 vcc, s2, v4
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_2
.LBB1_3:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel two_loads
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
.Lfunc_end1:
	.size	two_loads, .Lfunc_end1-two_loads
	.section	.AMDGPU.csdata
	.text
	.protected	atomics
	.globl	atomics
	.p2align	8
	.type	atomics,@function
atomics:
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[6:7], 0x24
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	v_mov_b32_e32 v3, s8
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s2, 0xffff
	v_add_u32_e32 v1, vcc, s3, v0
	v_addc_u32_e64 v2, s[2:3], 0, 0, vcc
	v_mad_u64_u32 v[1:2], s[2:3], s4, v3, v[1:2]
	v_mov_b32_e32 v4, s1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v3, vcc, s0, v1
	v_addc_u32_e32 v4, vcc, v4, v2, vcc
	flat_load_dword v3, v[3:4]
	v_mov_b32_e32 v4, s15
	v_add_u32_e32 v1, vcc, s14, v1
	v_addc_u32_e32 v2, vcc, v4, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_waitcnt vmcnt(0)
	flat_store_dword v[1:2], v3
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_3
	s_load_dword s2, s[6:7], 0x18
	v_mov_b32_e32 v4, s13
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v0, s2
	s_sub_i32 s0, 0, s2
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s0, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, vcc, v1, v0
	v_mul_hi_u32 v0, s8, v0
	v_mov_b32_e32 v1, 0
	v_mul_lo_u32 v2, v0, s2
	v_add_u32_e32 v3, vcc, 1, v0
	v_sub_u32_e32 v2, vcc, s8, v2
	v_cmp_le_u32_e64 s[0:1], s2, v2
	v_cndmask_b32_e64 v0, v0, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s2, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v0
	v_cmp_le_u32_e32 vcc, s2, v2
	v_cndmask_b32_e32 v0, v0, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v0, 1
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v0
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b64 s[0:1], 0
.LBB2_2:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_or v0, v[2:3], v1 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, s2, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB2_2
.LBB2_3:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel atomics
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
.Lfunc_end2:
	.size	atomics, .Lfunc_end2-atomics
	.section	.AMDGPU.csdata
	.text
	.protected	sleeps
	.globl	sleeps
	.p2align	8
	.type	sleeps,@function
sleeps:
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[6:7], 0x24
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	v_mov_b32_e32 v3, s8
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s2, 0xffff
	v_add_u32_e32 v1, vcc, s3, v0
	v_addc_u32_e64 v2, s[2:3], 0, 0, vcc
	v_mad_u64_u32 v[1:2], s[2:3], s4, v3, v[1:2]
	v_mov_b32_e32 v4, s1
	s_load_dword s4, s[6:7], 0x18
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v3, vcc, s0, v1
	v_addc_u32_e32 v4, vcc, v4, v2, vcc
	flat_load_dword v4, v[3:4]
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v3, s4
	s_sub_i32 s0, 0, s4
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v5, v3
	v_mov_b32_e32 v3, 0
	v_mul_lo_u32 v6, s0, v5
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mul_hi_u32 v0, v5, v6
	v_mov_b32_e32 v6, s15
	v_add_u32_e32 v0, vcc, v0, v5
	v_mul_hi_u32 v5, s8, v0
	v_add_u32_e32 v0, vcc, s14, v1
	v_addc_u32_e32 v1, vcc, v6, v2, vcc
	v_mul_lo_u32 v2, v5, s4
	v_add_u32_e32 v6, vcc, 1, v5
	v_sub_u32_e32 v2, vcc, s8, v2
	v_cmp_le_u32_e64 s[2:3], s4, v2
	v_cndmask_b32_e64 v5, v5, v6, s[2:3]
	v_subrev_u32_e32 v6, vcc, s4, v2
	v_cndmask_b32_e64 v2, v2, v6, s[2:3]
	v_add_u32_e32 v6, vcc, 1, v5
	v_cmp_le_u32_e32 vcc, s4, v2
	v_cndmask_b32_e32 v2, v5, v6, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v4
	v_add_u32_e32 v0, vcc, s12, v2
	v_addc_u32_e32 v1, vcc, v7, v3, vcc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB3_2
	v_mov_b32_e32 v2, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB3_2:
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB3_5
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s4, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_5
.LBB3_4:
	s_sleep 1
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s4, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB3_4
.LBB3_5:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel sleeps
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
	.size	sleeps, .Lfunc_end3-sleeps
	.section	.AMDGPU.csdata
	.text
	.protected	writes
	.globl	writes
	.p2align	8
	.type	writes,@function
writes:
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[6:7], 0x24
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	v_mov_b32_e32 v3, s8
	s_load_dword s9, s[6:7], 0x18
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s2, 0xffff
	v_add_u32_e32 v1, vcc, s3, v0
	v_addc_u32_e64 v2, s[2:3], 0, 0, vcc
	v_mad_u64_u32 v[1:2], s[2:3], s4, v3, v[1:2]
	v_mov_b32_e32 v4, s1
	s_load_dwordx4 s[4:7], s[6:7], 0x0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v3, vcc, s0, v1
	v_addc_u32_e32 v4, vcc, v4, v2, vcc
	flat_load_dword v5, v[3:4]
	v_cvt_f32_u32_e32 v3, s9
	s_sub_i32 s0, 0, s9
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s5
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v4, v3
	v_mov_b32_e32 v3, 0
	v_mul_lo_u32 v6, s0, v4
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mul_hi_u32 v0, v4, v6
	v_mov_b32_e32 v6, s7
	v_add_u32_e32 v0, vcc, v0, v4
	v_mul_hi_u32 v4, s8, v0
	v_add_u32_e32 v0, vcc, s6, v1
	v_addc_u32_e32 v1, vcc, v6, v2, vcc
	v_mul_lo_u32 v2, v4, s9
	v_add_u32_e32 v6, vcc, 1, v4
	v_sub_u32_e32 v2, vcc, s8, v2
	v_cmp_le_u32_e64 s[2:3], s9, v2
	v_cndmask_b32_e64 v4, v4, v6, s[2:3]
	v_subrev_u32_e32 v6, vcc, s9, v2
	v_cndmask_b32_e64 v2, v2, v6, s[2:3]
	v_add_u32_e32 v6, vcc, 1, v4
	v_cmp_le_u32_e32 vcc, s9, v2
	v_cndmask_b32_e32 v2, v4, v6, vcc
	v_lshlrev_b64 v[3:4], 2, v[2:3]
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v5
	v_add_u32_e32 v0, vcc, s4, v3
	v_addc_u32_e32 v1, vcc, v7, v4, vcc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB4_2
	v_mov_b32_e32 v3, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v3
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB4_2:
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB4_6
	flat_load_dword v3, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s9, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB4_6
	v_add_u32_e32 v2, vcc, 32, v2
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v4, s5
	v_add_u32_e32 v2, vcc, s4, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	v_mov_b32_e32 v4, 1
.LBB4_5:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v4
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v5, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s9, v5
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB4_5
.LBB4_6:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel writes
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
.Lfunc_end4:
	.size	writes, .Lfunc_end4-writes
	.section	.AMDGPU.csdata
	.text
	.protected	invalidates
	.globl	invalidates
	.p2align	8
	.type	invalidates,@function
invalidates:
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[6:7], 0x24
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	v_mov_b32_e32 v3, s8
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s2, 0xffff
	v_add_u32_e32 v1, vcc, s3, v0
	v_addc_u32_e64 v2, s[2:3], 0, 0, vcc
	v_mad_u64_u32 v[1:2], s[2:3], s4, v3, v[1:2]
	v_mov_b32_e32 v4, s1
	s_load_dword s4, s[6:7], 0x18
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v3, vcc, s0, v1
	v_addc_u32_e32 v4, vcc, v4, v2, vcc
	flat_load_dword v4, v[3:4]
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v3, s4
	s_sub_i32 s0, 0, s4
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v5, v3
	v_mov_b32_e32 v3, 0
	v_mul_lo_u32 v6, s0, v5
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mul_hi_u32 v0, v5, v6
	v_mov_b32_e32 v6, s15
	v_add_u32_e32 v0, vcc, v0, v5
	v_mul_hi_u32 v5, s8, v0
	v_add_u32_e32 v0, vcc, s14, v1
	v_addc_u32_e32 v1, vcc, v6, v2, vcc
	v_mul_lo_u32 v2, v5, s4
	v_add_u32_e32 v6, vcc, 1, v5
	v_sub_u32_e32 v2, vcc, s8, v2
	v_cmp_le_u32_e64 s[2:3], s4, v2
	v_cndmask_b32_e64 v5, v5, v6, s[2:3]
	v_subrev_u32_e32 v6, vcc, s4, v2
	v_cndmask_b32_e64 v2, v2, v6, s[2:3]
	v_add_u32_e32 v6, vcc, 1, v5
	v_cmp_le_u32_e32 vcc, s4, v2
	v_cndmask_b32_e32 v2, v5, v6, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v4
	v_add_u32_e32 v0, vcc, s12, v2
	v_addc_u32_e32 v1, vcc, v7, v3, vcc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB5_2
	v_mov_b32_e32 v2, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB5_2:
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB5_5
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s4, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB5_5
.LBB5_4:
	buffer_wbinvl1_vol
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s4, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB5_4
.LBB5_5:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel invalidates
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
.Lfunc_end5:
	.size	invalidates, .Lfunc_end5-invalidates
	.section	.AMDGPU.csdata
	.text
	.protected	scalars
	.globl	scalars
	.p2align	8
	.type	scalars,@function
scalars:
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[6:7], 0x24
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	v_mov_b32_e32 v3, s8
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s2, 0xffff
	v_add_u32_e32 v1, vcc, s3, v0
	v_addc_u32_e64 v2, s[2:3], 0, 0, vcc
	v_mad_u64_u32 v[1:2], s[2:3], s4, v3, v[1:2]
	v_mov_b32_e32 v4, s1
	s_load_dword s4, s[6:7], 0x18
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v3, vcc, s0, v1
	v_addc_u32_e32 v4, vcc, v4, v2, vcc
	flat_load_dword v4, v[3:4]
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v3, s4
	s_sub_i32 s0, 0, s4
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v5, v3
	v_mov_b32_e32 v3, 0
	v_mul_lo_u32 v6, s0, v5
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mul_hi_u32 v0, v5, v6
	v_mov_b32_e32 v6, s15
	v_add_u32_e32 v0, vcc, v0, v5
	v_mul_hi_u32 v5, s8, v0
	v_add_u32_e32 v0, vcc, s14, v1
	v_addc_u32_e32 v1, vcc, v6, v2, vcc
	v_mul_lo_u32 v2, v5, s4
	v_add_u32_e32 v6, vcc, 1, v5
	v_sub_u32_e32 v2, vcc, s8, v2
	v_cmp_le_u32_e64 s[2:3], s4, v2
	v_cndmask_b32_e64 v5, v5, v6, s[2:3]
	v_subrev_u32_e32 v6, vcc, s4, v2
	v_cndmask_b32_e64 v2, v2, v6, s[2:3]
	v_add_u32_e32 v6, vcc, 1, v5
	v_cmp_le_u32_e32 vcc, s4, v2
	v_cndmask_b32_e32 v2, v5, v6, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v4
	v_add_u32_e32 v0, vcc, s12, v2
	v_addc_u32_e32 v1, vcc, v7, v3, vcc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB6_2
	v_mov_b32_e32 v2, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB6_2:
	s_or_b64 exec, exec, s[2:3]
	v_readfirstlane_b32 s0, v0
	v_readfirstlane_b32 s1, v1
.LBB6_3:
	s_dcache_inv
	s_load_dword s2, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s2, s4
	s_cbranch_scc1 .LBB6_3
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel scalars
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
.Lfunc_end6:
	.size	scalars, .Lfunc_end6-scalars
	.section	.AMDGPU.csdata
	.text
	.protected	clocks
	.globl	clocks
	.p2align	8
	.type	clocks,@function
clocks:
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[6:7], 0x24
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	v_mov_b32_e32 v3, s8
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s2, 0xffff
	v_add_u32_e32 v1, vcc, s3, v0
	v_addc_u32_e64 v2, s[2:3], 0, 0, vcc
	v_mad_u64_u32 v[1:2], s[2:3], s4, v3, v[1:2]
	v_mov_b32_e32 v4, s1
	s_load_dword s4, s[6:7], 0x18
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v3, vcc, s0, v1
	v_addc_u32_e32 v4, vcc, v4, v2, vcc
	flat_load_dword v4, v[3:4]
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v3, s4
	s_sub_i32 s0, 0, s4
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v5, v3
	v_mov_b32_e32 v3, 0
	v_mul_lo_u32 v6, s0, v5
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mul_hi_u32 v0, v5, v6
	v_mov_b32_e32 v6, s15
	v_add_u32_e32 v0, vcc, v0, v5
	v_mul_hi_u32 v5, s8, v0
	v_add_u32_e32 v0, vcc, s14, v1
	v_addc_u32_e32 v1, vcc, v6, v2, vcc
	v_mul_lo_u32 v2, v5, s4
	v_add_u32_e32 v6, vcc, 1, v5
	v_sub_u32_e32 v2, vcc, s8, v2
	v_cmp_le_u32_e64 s[2:3], s4, v2
	v_cndmask_b32_e64 v5, v5, v6, s[2:3]
	v_subrev_u32_e32 v6, vcc, s4, v2
	v_cndmask_b32_e64 v2, v2, v6, s[2:3]
	v_add_u32_e32 v6, vcc, 1, v5
	v_cmp_le_u32_e32 vcc, s4, v2
	v_cndmask_b32_e32 v2, v5, v6, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v4
	v_add_u32_e32 v0, vcc, s12, v2
	v_addc_u32_e32 v1, vcc, v7, v3, vcc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB7_2
	v_mov_b32_e32 v2, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB7_2:
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB7_6
.LBB7_3:
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s4, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB7_6
	s_memtime s[0:1]
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, 0x1f4
	s_addc_u32 s1, s1, 0
.LBB7_5:
	s_memtime s[2:3]
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u64_e32 vcc, s[2:3], v[2:3]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB7_5
	s_branch .LBB7_3
.LBB7_6:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel clocks
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
.Lfunc_end7:
	.size	clocks, .Lfunc_end7-clocks
	.section	.AMDGPU.csdata
	.text
	.protected	lds
	.globl	lds
	.p2align	8
	.type	lds,@function
lds:
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[2:3], s[6:7], 0x10
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB8_2
	v_mov_b32_e32 v1, 0
	ds_write_b32 v1, v1
.LBB8_2:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x24
	v_mov_b32_e32 v3, s8
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s3
	s_and_b32 s4, s0, 0xffff
	v_add_u32_e64 v1, s[0:1], s1, v0
	v_addc_u32_e64 v2, s[0:1], 0, 0, s[0:1]
	v_mad_u64_u32 v[1:2], s[0:1], s4, v3, v[1:2]
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e64 v3, s[0:1], s2, v1
	v_addc_u32_e64 v4, s[0:1], v4, v2, s[0:1]
	flat_load_dword v3, v[3:4]
	v_mov_b32_e32 v4, s15
	v_add_u32_e64 v1, s[0:1], s14, v1
	v_addc_u32_e64 v2, s[0:1], v4, v2, s[0:1]
	s_waitcnt vmcnt(0)
	flat_store_dword v[1:2], v3
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB8_6
	s_load_dword s4, s[6:7], 0x18
	v_mov_b32_e32 v3, s13
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s4
	s_sub_i32 s0, 0, s4
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s8, v1
	v_mov_b32_e32 v2, 0
	v_mul_lo_u32 v4, v1, s4
	v_add_u32_e32 v5, vcc, 1, v1
	v_sub_u32_e32 v4, vcc, s8, v4
	v_cmp_le_u32_e64 s[0:1], s4, v4
	v_cndmask_b32_e64 v1, v1, v5, s[0:1]
	v_subrev_u32_e32 v5, vcc, s4, v4
	v_cndmask_b32_e64 v4, v4, v5, s[0:1]
	v_add_u32_e32 v5, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s4, v4
	v_cndmask_b32_e32 v1, v1, v5, vcc
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s12, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	v_mov_b32_e32 v3, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[1:2], v3
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB8_4:
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s4, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB8_4
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	ds_write_b32 v2, v1
.LBB8_6:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_lt_u32_e32 vcc, 63, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB8_9
	v_mov_b32_e32 v0, 0
	s_mov_b32 m0, -1
.LBB8_8:
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB8_8
.LBB8_9:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel lds
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
.Lfunc_end8:
	.size	lds, .Lfunc_end8-lds
	.section	.AMDGPU.csdata
	.text
	.protected	l1
	.globl	l1
	.p2align	8
	.type	l1,@function
l1:
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	s_load_dword s10, s[6:7], 0x24
	s_mov_b32 s9, 0
	s_load_dword s4, s[4:5], 0x4
	s_lshl_b64 s[2:3], s[8:9], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s2, s2, s12
	s_addc_u32 s3, s3, s13
	s_add_u32 s2, s2, 0x100
	v_add_u32_e32 v1, vcc, s10, v0
	s_addc_u32 s3, s3, 0
	s_and_b32 s9, s4, 0xffff
	v_addc_u32_e64 v2, s[4:5], 0, 0, vcc
	v_mov_b32_e32 v3, s8
	v_mad_u64_u32 v[1:2], s[4:5], s9, v3, v[1:2]
	v_mov_b32_e32 v4, s1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v3, vcc, s0, v1
	v_addc_u32_e32 v4, vcc, v4, v2, vcc
	flat_load_dword v3, v[3:4]
	v_mov_b32_e32 v4, s15
	v_add_u32_e32 v1, vcc, s14, v1
	v_addc_u32_e32 v2, vcc, v4, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_waitcnt vmcnt(0)
	flat_store_dword v[1:2], v3
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB9_4
	s_load_dword s6, s[6:7], 0x18
	v_mov_b32_e32 v3, s13
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s6
	s_sub_i32 s0, 0, s6
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s8, v1
	v_mov_b32_e32 v2, 0
	v_mul_lo_u32 v4, v1, s6
	v_add_u32_e32 v5, vcc, 1, v1
	v_sub_u32_e32 v4, vcc, s8, v4
	v_cmp_le_u32_e64 s[0:1], s6, v4
	v_cndmask_b32_e64 v1, v1, v5, s[0:1]
	v_subrev_u32_e32 v5, vcc, s6, v4
	v_cndmask_b32_e64 v4, v4, v5, s[0:1]
	v_add_u32_e32 v5, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s6, v4
	v_cndmask_b32_e32 v1, v1, v5, vcc
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s12, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	v_mov_b32_e32 v3, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[1:2], v3
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB9_2:
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s6, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB9_2
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s3
	flat_store_dword v[1:2], v3
.LBB9_4:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_lt_u32_e32 vcc, 63, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB9_6
.LBB9_5:
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB9_5
.LBB9_6:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel l1
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
.Lfunc_end9:
	.size	l1, .Lfunc_end9-l1
	.section	.AMDGPU.csdata
	.text
	.protected	tries
	.globl	tries
	.p2align	8
	.type	tries,@function
tries:
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[6:7], 0x24
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	v_mov_b32_e32 v3, s8
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s2, 0xffff
	v_add_u32_e32 v1, vcc, s3, v0
	v_addc_u32_e64 v2, s[2:3], 0, 0, vcc
	v_mad_u64_u32 v[1:2], s[2:3], s4, v3, v[1:2]
	v_mov_b32_e32 v4, s1
	s_mov_b32 s3, 0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v3, vcc, s0, v1
	v_addc_u32_e32 v4, vcc, v4, v2, vcc
	flat_load_dword v3, v[3:4]
	v_mov_b32_e32 v4, s15
	v_add_u32_e32 v1, vcc, s14, v1
	v_addc_u32_e32 v2, vcc, v4, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_waitcnt vmcnt(0)
	flat_store_dword v[1:2], v3
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB10_4
	s_load_dword s2, s[6:7], 0x18
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v7, s13
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v0, s2
	s_sub_i32 s0, 0, s2
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v3, s0, v0
	v_mul_hi_u32 v3, v0, v3
	v_add_u32_e32 v0, vcc, v3, v0
	v_mul_hi_u32 v0, s8, v0
	v_mul_lo_u32 v3, v0, s2
	v_add_u32_e32 v5, vcc, 1, v0
	v_sub_u32_e32 v3, vcc, s8, v3
	v_cmp_le_u32_e64 s[0:1], s2, v3
	v_cndmask_b32_e64 v0, v0, v5, s[0:1]
	v_subrev_u32_e32 v5, vcc, s2, v3
	v_cndmask_b32_e64 v3, v3, v5, s[0:1]
	v_add_u32_e32 v5, vcc, 1, v0
	v_cmp_le_u32_e32 vcc, s2, v3
	v_cndmask_b32_e32 v3, v0, v5, vcc
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_mov_b32_e32 v0, 1
	v_add_u32_e32 v5, vcc, s12, v5
	v_addc_u32_e32 v6, vcc, v7, v6, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[5:6], v0
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v3, vcc, 32, v3
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_mov_b32_e32 v3, 0xbb8
	v_mad_u64_u32 v[3:4], s[0:1], s8, 7, v[3:4]
	v_mov_b32_e32 v0, s13
	v_add_u32_e32 v5, vcc, s12, v5
	v_addc_u32_e32 v6, vcc, v0, v6, vcc
	s_mov_b32 s2, -1
.LBB10_2:
	flat_load_dword v0, v[5:6] glc
	s_waitcnt vmcnt(0)
	s_add_i32 s2, s2, 1
	v_cmp_lt_u64_e32 vcc, s[2:3], v[3:4]
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_and_b64 s[0:1], s[0:1], vcc
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB10_2
	v_mov_b32_e32 v0, s2
	flat_store_dword v[1:2], v0
.LBB10_4:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel tries
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
.Lfunc_end10:
	.size	tries, .Lfunc_end10-tries
	.section	.AMDGPU.csdata
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
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
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
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           loads
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         loads.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
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
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           two_loads
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         two_loads.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
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
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           atomics
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         atomics.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
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
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           sleeps
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         sleeps.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
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
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           writes
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         writes.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
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
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           invalidates
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         invalidates.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
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
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           scalars
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         scalars.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
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
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           clocks
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         clocks.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
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
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           lds
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         lds.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
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
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           l1
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         l1.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
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
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           tries
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         tries.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
