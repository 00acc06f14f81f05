	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	spmv_csr
	.globl	spmv_csr
	.p2align	8
	.type	spmv_csr,@function
spmv_csr:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x2c
	s_load_dword s2, s[6:7], 0x18
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s0, 0xffff
	v_add_u32_e32 v0, vcc, s1, v0
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[0:1], s3, v2, v[0:1]
	v_cmp_gt_u32_e32 vcc, s2, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_6
	s_load_dwordx4 s[8:11], s[6:7], 0x0
	s_load_dwordx2 s[2:3], s[6:7], 0x20
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v5, v1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s9
	v_add_u32_e32 v2, vcc, s8, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	v_add_u32_e32 v4, vcc, 1, v0
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_mov_b32_e32 v6, s9
	v_add_u32_e32 v4, vcc, s8, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	flat_load_dword v2, v[2:3]
	flat_load_dword v7, v[4:5]
	v_mov_b32_e32 v3, 0x266
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v2, v7
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_5
	v_mov_b32_e32 v4, 0
	s_load_dwordx2 s[6:7], s[6:7], 0x10
	v_mov_b32_e32 v3, v4
	v_lshlrev_b64 v[5:6], 2, v[2:3]
	v_mov_b32_e32 v3, s11
	v_add_u32_e32 v5, vcc, s10, v5
	v_addc_u32_e32 v6, vcc, v3, v6, vcc
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v8, 0
.LBB0_3:
	flat_load_dword v3, v[5:6]
	v_mov_b32_e32 v15, s9
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[9:10], 2, v[3:4]
	v_add_u32_e32 v3, vcc, 1, v3
	v_lshlrev_b64 v[11:12], 2, v[3:4]
	v_add_u32_e32 v13, vcc, s8, v9
	v_addc_u32_e32 v14, vcc, v15, v10, vcc
	v_add_u32_e32 v11, vcc, s8, v11
	v_addc_u32_e32 v12, vcc, v15, v12, vcc
	flat_load_dword v3, v[11:12]
	flat_load_dword v11, v[13:14]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v12, s7
	v_add_u32_e32 v9, vcc, s6, v9
	v_addc_u32_e32 v10, vcc, v12, v10, vcc
	flat_load_dword v9, v[9:10]
	v_add_u32_e32 v2, vcc, 1, v2
	v_add_u32_e32 v5, vcc, 4, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	v_cmp_ge_u32_e32 vcc, v2, v7
	s_or_b64 s[10:11], vcc, s[10:11]
	s_waitcnt vmcnt(1)
	v_sub_u32_e32 v3, vcc, v3, v11
	v_cvt_f32_u32_e32 v10, v3
	v_sub_u32_e32 v11, vcc, 0, v3
	v_rcp_iflag_f32_e32 v10, v10
	v_mul_f32_e32 v10, 0x4f7ffffe, v10
	v_cvt_u32_f32_e32 v10, v10
	v_mul_lo_u32 v11, v11, v10
	v_mul_hi_u32 v11, v10, v11
	v_add_u32_e32 v10, vcc, v10, v11
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v10, v9, v10
	v_mul_lo_u32 v11, v10, v3
	v_add_u32_e32 v12, vcc, 1, v10
	v_sub_u32_e32 v9, vcc, v9, v11
	v_cmp_ge_u32_e32 vcc, v9, v3
	v_cndmask_b32_e32 v10, v10, v12, vcc
	v_sub_u32_e64 v11, s[0:1], v9, v3
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_add_u32_e32 v11, vcc, 1, v10
	v_cmp_ge_u32_e32 vcc, v9, v3
	v_cndmask_b32_e32 v3, v10, v11, vcc
	v_add_u32_e32 v8, vcc, v3, v8
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_3
	s_or_b64 exec, exec, s[10:11]
	s_mov_b32 s0, 0xd9999999
	v_mul_hi_u32 v2, v8, s0
	v_add_u32_e32 v3, vcc, 0x266, v2
.LBB0_5:
	s_or_b64 exec, exec, s[4:5]
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dword v[0:1], v3
.LBB0_6:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel spmv_csr
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 96
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
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 12
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
	.size	spmv_csr, .Lfunc_end0-spmv_csr
	.section	.AMDGPU.csdata
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
        .is_const:       true
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
      - .address_space:  global
        .offset:         32
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_z
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
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         88
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 96
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           spmv_csr
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         spmv_csr.kd
    .vgpr_count:     16
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
