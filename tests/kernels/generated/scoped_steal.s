	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	scoped_steal
	.globl	scoped_steal
	.p2align	8
	.type	scoped_steal,@function
scoped_steal:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_mov_b32 s5, 0
	s_add_i32 s4, s8, 1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s3
	s_sub_i32 s0, 0, s3
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s2, v1
	v_mul_lo_u32 v2, v1, s3
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s2, v2
	v_cmp_le_u32_e64 s[0:1], s3, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s3, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s3, v2
	v_cndmask_b32_e32 v4, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s3, v4, 0
	s_mov_b32 s3, s5
	v_mov_b32_e32 v3, s5
	v_cmp_ne_u64_e32 vcc, s[2:3], v[1:2]
	v_cndmask_b32_e64 v1, 0, 1, vcc
	v_add_u32_e32 v1, vcc, v1, v4
	v_addc_u32_e32 v2, vcc, 0, v3, vcc
	v_cmp_lt_u64_e32 vcc, s[4:5], v[1:2]
	v_mov_b32_e32 v2, s4
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v3, s5
	s_cbranch_vccnz .LBB0_2
	v_cvt_f32_u32_e32 v2, v1
	v_sub_u32_e32 v3, vcc, 0, v1
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v3, v3, v2
	v_mul_hi_u32 v3, v2, v3
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_hi_u32 v2, s4, v2
	v_mul_lo_u32 v2, v2, v1
	v_sub_u32_e32 v2, vcc, s4, v2
	v_sub_u32_e32 v3, vcc, v2, v1
	v_cmp_ge_u32_e32 vcc, v2, v1
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_sub_u32_e32 v3, vcc, v2, v1
	v_cmp_ge_u32_e32 vcc, v2, v1
	v_cndmask_b32_e32 v2, v2, v3, vcc
.LBB0_2:
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_17
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dwordx2 s[12:13], s[6:7], 0x10
	v_lshlrev_b32_e32 v0, 4, v2
	v_mov_b32_e32 v1, 0
	s_mov_b32 s9, s5
	s_lshl_b32 s4, s8, 4
	s_mov_b32 s5, 0
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	v_mul_lo_u32 v0, v2, 48
	s_lshl_b64 s[6:7], s[4:5], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s6, s0, s6
	s_mul_i32 s4, s8, 48
	s_addc_u32 s7, s1, s7
	s_lshl_b64 s[10:11], s[4:5], 2
	v_mov_b32_e32 v5, s1
	v_add_u32_e32 v2, vcc, s0, v3
	s_add_u32 s10, s2, s10
	v_addc_u32_e32 v3, vcc, v5, v4, vcc
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	s_addc_u32 s11, s3, s11
	s_lshl_b64 s[14:15], s[8:9], 2
	s_add_u32 s12, s12, s14
	v_mov_b32_e32 v0, s3
	v_add_u32_e32 v4, vcc, s2, v4
	s_addc_u32 s13, s13, s15
	v_addc_u32_e32 v5, vcc, v0, v5, vcc
	s_add_u32 s14, s10, 64
	v_add_u32_e32 v6, vcc, 64, v4
	s_addc_u32 s15, s11, 0
	s_movk_i32 s4, 0x80
	v_addc_u32_e32 v7, vcc, 0, v5, vcc
	s_add_u32 s16, s10, s4
	v_add_u32_e32 v8, vcc, s4, v4
	s_addc_u32 s17, s11, 0
	v_addc_u32_e32 v9, vcc, 0, v5, vcc
	v_mov_b32_e32 v0, 1
	s_branch .LBB0_5
.LBB0_4:
	s_add_i32 s5, s5, 2
	s_cmp_lg_u32 s5, 24
	s_cbranch_scc0 .LBB0_17
.LBB0_5:
	s_mov_b64 s[0:1], 0
.LBB0_6:
	v_mov_b32_e32 v11, s7
	v_mov_b32_e32 v10, s6
	onward_sync_cmpswap v12, v[10:11], v[0:1] wg acq
	v_cmp_eq_u32_e32 vcc, 0, v12
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_6
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v12, s14
	v_mov_b32_e32 v14, s16
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v13, s15
	v_mov_b32_e32 v15, s17
	v_mov_b32_e32 v11, s11
	flat_load_dword v16, v[12:13]
	flat_load_dword v17, v[14:15]
	flat_load_dword v18, v[10:11]
	v_mov_b32_e32 v15, s13
	v_mov_b32_e32 v14, s12
	flat_load_dword v19, v[14:15]
	s_xor_b32 s0, s5, s8
	s_and_b32 s0, s0, 3
	s_cmp_lg_u32 s0, 0
	s_waitcnt vmcnt(2)
	v_add_u32_e32 v16, vcc, v16, v17
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e32 vcc, v18, v16
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v16, vcc, 0, v19, vcc
	flat_store_dword v[14:15], v16
	flat_load_dword v16, v[10:11]
	flat_load_dword v17, v[12:13]
	v_mov_b32_e32 v15, s7
	v_mov_b32_e32 v14, s6
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v16, vcc, 1, v16
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v17, vcc, 1, v17
	flat_store_dword v[10:11], v16
	flat_store_dword v[12:13], v17
	onward_sync_store v[14:15], v1 wg rel
	s_cbranch_scc1 .LBB0_11
	s_mov_b64 s[0:1], 0
.LBB0_9:
	onward_sync_cmpswap v10, v[2:3], v[0:1] agent acq remote
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_9
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v10, s12
	flat_load_dword v12, v[6:7]
	flat_load_dword v13, v[8:9]
	flat_load_dword v14, v[4:5]
	v_mov_b32_e32 v11, s13
	flat_load_dword v15, v[10:11]
	s_waitcnt vmcnt(2)
	v_add_u32_e32 v12, vcc, v12, v13
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e32 vcc, v14, v12
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v12, vcc, 0, v15, vcc
	flat_store_dword v[10:11], v12
	flat_load_dword v10, v[4:5]
	flat_load_dword v11, v[8:9]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v10, vcc, 1, v10
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, vcc, 1, v11
	flat_store_dword v[4:5], v10
	flat_store_dword v[8:9], v11
	onward_sync_store v[2:3], v1 agent rel remote
.LBB0_11:
	s_or_b32 s2, s5, 1
	s_mov_b64 s[0:1], 0
.LBB0_12:
	v_mov_b32_e32 v11, s7
	v_mov_b32_e32 v10, s6
	onward_sync_cmpswap v12, v[10:11], v[0:1] wg acq
	v_cmp_eq_u32_e32 vcc, 0, v12
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_12
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v12, s14
	v_mov_b32_e32 v14, s16
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v13, s15
	v_mov_b32_e32 v15, s17
	v_mov_b32_e32 v11, s11
	flat_load_dword v16, v[12:13]
	flat_load_dword v17, v[14:15]
	flat_load_dword v18, v[10:11]
	v_mov_b32_e32 v15, s13
	v_mov_b32_e32 v14, s12
	flat_load_dword v19, v[14:15]
	s_xor_b32 s0, s2, s8
	s_and_b32 s0, s0, 3
	s_cmp_lg_u32 s0, 0
	s_waitcnt vmcnt(2)
	v_add_u32_e32 v16, vcc, v16, v17
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e32 vcc, v18, v16
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v16, vcc, 0, v19, vcc
	flat_store_dword v[14:15], v16
	flat_load_dword v16, v[10:11]
	flat_load_dword v17, v[12:13]
	v_mov_b32_e32 v15, s7
	v_mov_b32_e32 v14, s6
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v16, vcc, 1, v16
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v17, vcc, 1, v17
	flat_store_dword v[10:11], v16
	flat_store_dword v[12:13], v17
	onward_sync_store v[14:15], v1 wg rel
	s_cbranch_scc1 .LBB0_4
	s_mov_b64 s[0:1], 0
.LBB0_15:
	onward_sync_cmpswap v10, v[2:3], v[0:1] agent acq remote
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_15
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v10, s12
	flat_load_dword v12, v[6:7]
	flat_load_dword v13, v[8:9]
	flat_load_dword v14, v[4:5]
	v_mov_b32_e32 v11, s13
	flat_load_dword v15, v[10:11]
	s_waitcnt vmcnt(2)
	v_add_u32_e32 v12, vcc, v12, v13
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e32 vcc, v14, v12
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v12, vcc, 0, v15, vcc
	flat_store_dword v[10:11], v12
	flat_load_dword v10, v[4:5]
	flat_load_dword v11, v[8:9]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v10, vcc, 1, v10
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, vcc, 1, v11
	flat_store_dword v[4:5], v10
	flat_store_dword v[8:9], v11
	onward_sync_store v[2:3], v1 agent rel remote
	s_branch .LBB0_4
.LBB0_17:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel scoped_steal
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
		.amdhsa_next_free_vgpr 20
		.amdhsa_next_free_sgpr 18
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
	.size	scoped_steal, .Lfunc_end0-scoped_steal
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
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           scoped_steal
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         scoped_steal.kd
    .vgpr_count:     20
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
