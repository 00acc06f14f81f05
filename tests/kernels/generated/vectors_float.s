	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	vectors_float
	.globl	vectors_float
	.p2align	8
	.type	vectors_float,@function
vectors_float:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x1c
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v23, 0
	s_movk_i32 s4, 0x48
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_add_u32_e32 v0, vcc, s1, v0
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[20:21], s[0:1], s2, v2, v[0:1]
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dwordx2 s[6:7], s[6:7], 0x10
	v_mov_b32_e32 v22, v20
	v_lshlrev_b64 v[0:1], 4, v[22:23]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v8, vcc, s0, v0
	v_addc_u32_e32 v9, vcc, v2, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[20:21]
	v_lshlrev_b64 v[10:11], 1, v[20:21]
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_and_b32_e32 v1, 3, v1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_lshlrev_b64 v[12:13], 4, v[20:21]
	v_add_u32_e32 v4, vcc, s0, v0
	v_addc_u32_e32 v5, vcc, v2, v1, vcc
	v_add_u32_e32 v16, vcc, 6, v10
	v_addc_u32_e32 v19, vcc, 0, v11, vcc
	v_and_b32_e32 v25, 0xffffffe0, v12
	v_mov_b32_e32 v17, s1
	v_lshlrev_b64 v[14:15], 2, v[22:23]
	v_and_b32_e32 v24, 15, v13
	v_and_b32_e32 v12, -2, v16
	v_add_u32_e32 v16, vcc, s0, v25
	v_lshlrev_b32_e32 v22, 5, v20
	v_addc_u32_e32 v17, vcc, v17, v24, vcc
	flat_load_dwordx4 v[0:3], v[8:9]
	flat_load_dwordx4 v[4:7], v[4:5]
	v_lshlrev_b64 v[10:11], 2, v[22:23]
	v_sub_u32_e32 v8, vcc, v8, v14
	v_subb_u32_e32 v9, vcc, v9, v15, vcc
	v_mov_b32_e32 v18, s3
	v_add_u32_e32 v24, vcc, s2, v10
	v_addc_u32_e32 v25, vcc, v18, v11, vcc
	v_add_u32_e32 v18, vcc, 16, v16
	v_and_b32_e32 v13, 1, v19
	v_addc_u32_e32 v19, vcc, 0, v17, vcc
	v_add_u32_e32 v10, vcc, 8, v8
	v_addc_u32_e32 v11, vcc, 0, v9, vcc
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e32 v26, vcc, 16, v24
	v_addc_u32_e32 v27, vcc, 0, v25, vcc
	v_mov_b32_e32 v28, s1
	v_add_u32_e32 v12, vcc, s0, v12
	v_addc_u32_e32 v13, vcc, v28, v13, vcc
	flat_load_dwordx2 v[28:29], v[8:9]
	flat_load_dword v22, v[10:11]
	flat_load_dwordx2 v[30:31], v[12:13]
	flat_load_dwordx4 v[12:15], v[16:17]
	flat_load_dwordx4 v[16:19], v[18:19]
	s_brev_b32 s0, 1
	s_mov_b32 s1, 0x3e800000
	v_mul_lo_u32 v21, v21, 6
	s_waitcnt vmcnt(5)
	v_sub_f32_e32 v11, v2, v4
	v_sub_f32_e32 v10, v1, v4
	v_sub_f32_e32 v9, v0, v6
	v_sub_f32_e32 v8, v3, v6
	v_cmp_gt_f32_e32 vcc, v1, v5
	flat_store_dwordx4 v[26:27], v[8:11]
	v_cmp_lt_f32_e64 s[2:3], v3, v7
	v_cndmask_b32_e32 v8, v5, v1, vcc
	v_cmp_gt_f32_e32 vcc, v3, v7
	v_cndmask_b32_e32 v9, v7, v3, vcc
	v_cmp_gt_f32_e32 vcc, v2, v6
	v_cndmask_b32_e32 v10, v6, v2, vcc
	v_cmp_gt_f32_e32 vcc, v0, v4
	v_sub_f32_e32 v11, s0, v9
	v_sub_f32_e32 v9, s0, v8
	v_cndmask_b32_e32 v8, v4, v0, vcc
	v_add_u32_e32 v26, vcc, 32, v24
	v_addc_u32_e32 v27, vcc, 0, v25, vcc
	flat_store_dwordx4 v[26:27], v[8:11]
	s_movk_i32 s0, 0x50
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v8, 1.0, v12
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v12, 1.0, v16
	v_mul_f32_e32 v9, 1.0, v13
	v_min_f32_e32 v8, v8, v12
	v_mul_f32_e32 v12, 1.0, v17
	v_mul_f32_e32 v10, 1.0, v14
	v_min_f32_e32 v9, v9, v12
	v_mul_f32_e32 v12, 1.0, v18
	v_mul_f32_e32 v11, 1.0, v15
	v_min_f32_e32 v10, v10, v12
	v_mul_f32_e32 v12, 1.0, v19
	v_min_f32_e32 v11, v11, v12
	v_add_u32_e32 v12, vcc, s0, v24
	v_add_f32_e32 v11, v19, v11
	v_add_f32_e32 v10, v19, v10
	v_add_f32_e32 v9, v19, v9
	v_add_f32_e32 v8, v19, v8
	v_addc_u32_e32 v13, vcc, 0, v25, vcc
	s_mov_b32 s0, 0x40400000
	flat_store_dwordx4 v[12:13], v[8:11]
	v_add_u32_e64 v14, s[4:5], s4, v24
	v_add_f32_e32 v11, s0, v7
	v_add_f32_e32 v10, s0, v6
	v_cmp_gt_f32_e32 vcc, v3, v11
	v_add_f32_e32 v9, s0, v5
	v_cndmask_b32_e32 v11, v3, v7, vcc
	v_cmp_gt_f32_e32 vcc, v2, v10
	v_add_f32_e32 v8, s0, v4
	v_cndmask_b32_e32 v10, v2, v6, vcc
	v_cmp_gt_f32_e32 vcc, v1, v9
	v_cndmask_b32_e32 v9, v1, v5, vcc
	v_cmp_gt_f32_e32 vcc, v0, v8
	s_movk_i32 s0, 0x60
	v_cndmask_b32_e32 v8, v0, v4, vcc
	v_add_u32_e32 v12, vcc, s0, v24
	v_addc_u32_e32 v13, vcc, 0, v25, vcc
	flat_store_dwordx4 v[12:13], v[8:11]
	s_mov_b32 s0, 0xc1a00000
	v_mul_f32_e32 v8, s1, v0
	v_floor_f32_e32 v8, v8
	v_mul_f32_e32 v9, s1, v1
	v_add_f32_e32 v10, s0, v4
	v_floor_f32_e32 v9, v9
	v_add_f32_e32 v11, s0, v5
	v_add_f32_e64 v8, v8, |v10|
	v_mul_f32_e32 v10, s1, v3
	v_add_f32_e64 v9, v9, |v11|
	v_floor_f32_e32 v10, v10
	v_add_f32_e32 v11, s0, v7
	v_add_f32_e64 v11, v10, |v11|
	v_mul_f32_e32 v10, s1, v2
	v_floor_f32_e32 v10, v10
	v_add_f32_e32 v12, s0, v6
	s_movk_i32 s0, 0x70
	v_add_f32_e64 v10, v10, |v12|
	v_add_u32_e32 v12, vcc, s0, v24
	v_addc_u32_e32 v13, vcc, 0, v25, vcc
	flat_store_dwordx4 v[12:13], v[8:11]
	v_add_f32_e32 v12, 1.0, v22
	v_mad_f32 v11, 2.0, v7, v3
	v_mad_f32 v10, 2.0, v6, v2
	v_mad_f32 v9, 2.0, v5, v1
	v_mad_f32 v8, 2.0, v4, v0
	flat_store_dwordx4 v[24:25], v[8:11]
	v_add_f32_e32 v13, 1.0, v29
	v_add_f32_e32 v9, 1.0, v28
	v_mul_f32_e32 v8, v12, v22
	v_mad_f32 v8, v29, v9, -v8
	v_mul_f32_e32 v9, v9, v28
	v_add_u32_e32 v10, vcc, 48, v24
	v_mad_f32 v9, v22, v13, -v9
	v_addc_u32_e32 v11, vcc, 0, v25, vcc
	flat_store_dwordx2 v[10:11], v[8:9]
	v_mul_f32_e32 v9, v1, v5
	v_mac_f32_e32 v9, v0, v4
	v_mul_f32_e32 v8, v13, v29
	v_add_u32_e32 v10, vcc, 56, v24
	v_mac_f32_e32 v9, v2, v6
	v_mad_f32 v8, v28, v12, -v8
	v_addc_u32_e32 v11, vcc, 0, v25, vcc
	v_mac_f32_e32 v9, v3, v7
	flat_store_dwordx2 v[10:11], v[8:9]
	v_add_u32_e32 v10, vcc, 64, v24
	v_addc_u32_e32 v11, vcc, 0, v25, vcc
	v_addc_u32_e64 v15, s[4:5], 0, v25, s[4:5]
	v_mul_f32_e32 v9, s1, v30
	v_mul_f32_e32 v8, s1, v31
	v_cmp_lt_f32_e32 vcc, v1, v5
	v_cmp_lt_f32_e64 s[4:5], v0, v4
	flat_store_dwordx2 v[10:11], v[8:9]
	v_cvt_f64_f32_e32 v[10:11], v0
	v_cmp_lt_f32_e64 s[0:1], v2, v6
	v_cndmask_b32_e64 v0, 0, -1, s[4:5]
	s_or_b64 s[4:5], s[4:5], vcc
	s_or_b64 s[4:5], s[4:5], s[0:1]
	s_or_b64 s[4:5], s[4:5], s[2:3]
	v_cvt_f64_f32_e32 v[12:13], v3
	v_cndmask_b32_e64 v3, 0, -1, s[4:5]
	s_and_b64 s[0:1], s[2:3], s[0:1]
	v_lshrrev_b32_e32 v3, 31, v3
	s_and_b64 vcc, s[0:1], vcc
	v_cvt_f32_ubyte0_e32 v9, v3
	v_cndmask_b32_e32 v0, 0, v0, vcc
	v_cvt_f64_f32_e32 v[3:4], v31
	v_cvt_f64_f32_e32 v[18:19], v30
	v_mul_f32_e32 v8, v29, v29
	v_lshrrev_b32_e32 v0, 31, v0
	v_mac_f32_e32 v8, v28, v22
	v_cvt_f32_ubyte0_e32 v0, v0
	v_mac_f32_e32 v8, v28, v22
	v_mac_f32_e32 v9, 2.0, v0
	flat_store_dwordx2 v[14:15], v[8:9]
	v_mul_f64 v[3:4], v[3:4], 0.5
	v_mul_f64 v[7:8], v[18:19], 0.5
	v_mad_u64_u32 v[16:17], s[0:1], v20, 6, 0
	v_cvt_f64_f32_e32 v[5:6], v1
	v_cvt_f64_f32_e32 v[1:2], v2
	v_add_u32_e32 v0, vcc, v17, v21
	v_and_b32_e32 v15, 1, v0
	v_add_f64 v[17:18], v[1:2], v[7:8]
	v_mul_f64 v[0:1], v[7:8], v[3:4]
	v_add_f64 v[5:6], v[5:6], v[3:4]
	v_add_f64 v[9:10], v[10:11], v[7:8]
	v_add_f64 v[11:12], v[12:13], v[3:4]
	v_and_b32_e32 v14, -2, v16
	v_lshlrev_b64 v[14:15], 3, v[14:15]
	v_mov_b32_e32 v19, s7
	v_add_u32_e32 v7, vcc, s6, v14
	s_mov_b32 s0, 0
	v_addc_u32_e32 v8, vcc, v19, v15, vcc
	s_mov_b32 s1, 0xbfd00000
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v1
	flat_store_dwordx4 v[7:8], v[0:3]
	s_nop 0
	v_fma_f64 v[0:1], v[17:18], s[0:1], v[5:6]
	v_fma_f64 v[6:7], v[5:6], s[0:1], v[17:18]
	v_fma_f64 v[4:5], v[9:10], s[0:1], v[11:12]
	v_mov_b32_e32 v17, v23
	v_fma_f64 v[2:3], v[11:12], s[0:1], v[9:10]
	v_lshlrev_b64 v[8:9], 3, v[16:17]
	v_add_u32_e32 v10, vcc, s6, v8
	v_addc_u32_e32 v11, vcc, v19, v9, vcc
	v_add_u32_e32 v8, vcc, 16, v10
	v_addc_u32_e32 v9, vcc, 0, v11, vcc
	flat_store_dwordx4 v[8:9], v[4:7]
	s_nop 0
	v_add_u32_e32 v4, vcc, 32, v10
	v_addc_u32_e32 v5, vcc, 0, v11, vcc
	flat_store_dwordx4 v[4:5], v[0:3]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel vectors_float
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
		.amdhsa_next_free_vgpr 32
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
	.size	vectors_float, .Lfunc_end0-vectors_float
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
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'double*'
        .value_kind:     global_buffer
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
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           vectors_float
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         vectors_float.kd
    .vgpr_count:     32
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
