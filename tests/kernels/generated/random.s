	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	random
	.globl	random
	.p2align	8
	.type	random,@function
random:
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	s_load_dword s4, s[6:7], 0x8
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add_u32_e32 v2, vcc, s8, v0
	v_add_u32_e32 v10, vcc, 1, v2
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc1 .LBB0_4
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v7, v3
	s_mov_b32 s8, 0x35800000
	s_mov_b32 s5, 0x5851f42d
	s_mov_b32 s6, 0x4c957f2d
	s_mov_b32 s7, 0xf767814f
	v_mov_b32_e32 v0, 0x14057b7e
	v_mov_b32_e32 v8, 0x9e3779b9
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v1, v10
.LBB0_2:
	v_lshlrev_b32_e32 v9, 13, v1
	v_mul_lo_u32 v16, v6, s5
	v_mad_u64_u32 v[11:12], s[0:1], v6, s6, 0
	v_xor_b32_e32 v1, v9, v1
	v_lshrrev_b32_e32 v13, 13, v7
	v_alignbit_b32 v14, v7, v6, 27
	v_lshrrev_b32_e32 v9, 17, v1
	v_lshrrev_b32_e32 v15, 27, v7
	v_xor_b32_e32 v6, v13, v14
	v_xor_b32_e32 v1, v9, v1
	v_alignbit_b32 v6, v6, v6, v15
	v_lshlrev_b32_e32 v13, 5, v1
	v_lshrrev_b32_e32 v9, 12, v6
	v_add_u32_e32 v12, vcc, v12, v16
	v_xor_b32_e32 v1, v13, v1
	v_mul_lo_u32 v7, v7, s6
	v_add_u32_e32 v6, vcc, s7, v11
	v_cvt_f32_u32_e32 v9, v9
	v_lshrrev_b32_e32 v11, 12, v1
	v_cvt_f32_u32_e32 v11, v11
	v_add_u32_e64 v7, s[0:1], v12, v7
	v_mul_f32_e32 v9, s8, v9
	s_mov_b64 s[0:1], vcc
	v_add_u32_e32 v4, vcc, 0x7f4a7c15, v4
	v_mul_f32_e32 v9, v9, v9
	v_mul_f32_e32 v11, s8, v11
	v_addc_u32_e32 v5, vcc, v5, v8, vcc
	v_mac_f32_e32 v9, v11, v11
	s_add_i32 s4, s4, -1
	v_cmp_gt_f32_e32 vcc, 1.0, v9
	s_cmp_eq_u32 s4, 0
	v_addc_u32_e64 v7, s[0:1], v7, v0, s[0:1]
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_cbranch_scc0 .LBB0_2
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v8, v3
	s_branch .LBB0_5
.LBB0_4:
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v7, v3
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v1, v10
.LBB0_5:
	v_mul_lo_u32 v11, v2, 3
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v15, s3
	v_lshlrev_b32_e32 v2, 1, v2
	v_lshlrev_b64 v[13:14], 3, v[11:12]
	s_mov_b32 s0, 0x7f4a7c15
	v_add_u32_e32 v13, vcc, s2, v13
	v_addc_u32_e32 v14, vcc, v15, v14, vcc
	v_add_u32_e32 v2, vcc, v10, v2
	v_alignbit_b32 v3, v7, v6, 27
	v_mov_b32_e32 v6, 0x9e3779b9
	v_add_u32_e32 v4, vcc, s0, v4
	v_lshrrev_b32_e32 v0, 13, v7
	v_addc_u32_e32 v5, vcc, v5, v6, vcc
	v_xor_b32_e32 v0, v0, v3
	v_lshrrev_b32_e32 v3, 27, v7
	v_lshrrev_b64 v[6:7], 30, v[4:5]
	s_mov_b32 s0, 0xbf58476d
	v_xor_b32_e32 v4, v6, v4
	s_mov_b32 s3, 0x1ce4e5b9
	flat_store_dwordx2 v[13:14], v[8:9]
	v_mul_lo_u32 v6, v4, s0
	v_mad_u64_u32 v[8:9], s[0:1], v4, s3, 0
	v_xor_b32_e32 v4, v7, v5
	v_mul_lo_u32 v4, v4, s3
	v_add_u32_e32 v5, vcc, v9, v6
	s_mov_b32 s0, 0x94d049bb
	v_add_u32_e32 v9, vcc, v5, v4
	v_lshrrev_b64 v[4:5], 27, v[8:9]
	s_mov_b32 s3, 0x133111eb
	v_xor_b32_e32 v4, v4, v8
	v_alignbit_b32 v0, v0, v0, v3
	v_mov_b32_e32 v3, v12
	v_mul_lo_u32 v8, v4, s0
	v_mad_u64_u32 v[6:7], s[0:1], v4, s3, 0
	v_xor_b32_e32 v4, v5, v9
	v_lshlrev_b64 v[2:3], 3, v[2:3]
	v_mul_lo_u32 v4, v4, s3
	v_add_u32_e32 v2, vcc, s2, v2
	v_addc_u32_e32 v3, vcc, v15, v3, vcc
	v_add_u32_e32 v5, vcc, v7, v8
	v_add_u32_e32 v11, vcc, 2, v11
	v_add_u32_e32 v7, vcc, v5, v4
	flat_store_dwordx2 v[2:3], v[0:1]
	v_lshlrev_b64 v[2:3], 3, v[11:12]
	v_lshrrev_b64 v[4:5], 31, v[6:7]
	v_add_u32_e32 v2, vcc, s2, v2
	v_xor_b32_e32 v1, v5, v7
	v_xor_b32_e32 v0, v4, v6
	v_addc_u32_e32 v3, vcc, v15, v3, vcc
	flat_store_dwordx2 v[2:3], v[0:1]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel random
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 12
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
		.amdhsa_next_free_vgpr 17
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
	.size	random, .Lfunc_end0-random
	.section	.AMDGPU.csdata
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
        .type_name:      'ulong*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           random
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         random.kd
    .vgpr_count:     17
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
