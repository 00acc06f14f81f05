	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	walsh_hadamard
	.globl	walsh_hadamard
	.p2align	8
	.type	walsh_hadamard,@function
walsh_hadamard:
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dword s0, s[4:5], 0x8
	s_mov_b32 s7, 0
	s_lshl_b64 s[4:5], s[6:7], 10
	v_lshlrev_b32_e32 v5, 2, v0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s1, s2, s4
	s_addc_u32 s2, s3, s5
	v_mov_b32_e32 v2, s2
	v_add_u32_e32 v1, vcc, s1, v5
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_add_u32_e32 v3, vcc, 0x200, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	flat_load_dword v6, v[1:2]
	flat_load_dword v7, v[3:4]
	s_cmp_eq_u32 s0, 0
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v5, v6, v7 offset1:2
	s_cbranch_scc1 .LBB0_3
	v_lshlrev_b32_e32 v13, 1, v0
	v_and_b32_e32 v7, 1, v0
	v_and_b32_e32 v8, 0x1fc, v13
	v_or_b32_e32 v7, v8, v7
	v_and_b32_e32 v8, 3, v0
	v_and_b32_e32 v9, 0x1f8, v13
	v_or_b32_e32 v8, v9, v8
	v_and_b32_e32 v9, 7, v0
	v_and_b32_e32 v10, 0x1f0, v13
	v_or_b32_e32 v9, v10, v9
	v_and_b32_e32 v10, 15, v0
	v_and_b32_e32 v11, 0x1e0, v13
	v_or_b32_e32 v10, v11, v10
	v_and_b32_e32 v11, 31, v0
	v_and_b32_e32 v12, 0x1c0, v13
	v_or_b32_e32 v11, v12, v11
	v_and_b32_e32 v12, 63, v0
	v_and_b32_e32 v14, 0x180, v13
	v_and_b32_e32 v0, 0x7f, v0
	v_and_b32_e32 v13, 0x100, v13
	v_or_b32_e32 v12, v14, v12
	v_or_b32_e32 v0, v13, v0
	v_add_u32_e32 v6, vcc, v5, v5
	v_lshlrev_b32_e32 v7, 2, v7
	v_lshlrev_b32_e32 v8, 2, v8
	v_lshlrev_b32_e32 v9, 2, v9
	v_lshlrev_b32_e32 v10, 2, v10
	v_lshlrev_b32_e32 v11, 2, v11
	v_lshlrev_b32_e32 v12, 2, v12
	v_lshlrev_b32_e32 v0, 2, v0
.LBB0_2:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[13:14], v6 offset1:1
	s_add_i32 s0, s0, -1
	s_cmp_lg_u32 s0, 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v15, v13, v14
	v_sub_f32_e32 v13, v13, v14
	ds_write2_b32 v6, v15, v13 offset1:1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[13:14], v7 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v15, v13, v14
	v_sub_f32_e32 v13, v13, v14
	ds_write2_b32 v7, v15, v13 offset1:2
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[13:14], v8 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v15, v13, v14
	v_sub_f32_e32 v13, v13, v14
	ds_write2_b32 v8, v15, v13 offset1:4
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[13:14], v9 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v15, v13, v14
	v_sub_f32_e32 v13, v13, v14
	ds_write2_b32 v9, v15, v13 offset1:8
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[13:14], v10 offset1:16
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v15, v13, v14
	v_sub_f32_e32 v13, v13, v14
	ds_write2_b32 v10, v15, v13 offset1:16
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[13:14], v11 offset1:32
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v15, v13, v14
	v_sub_f32_e32 v13, v13, v14
	ds_write2_b32 v11, v15, v13 offset1:32
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[13:14], v12 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v15, v13, v14
	v_sub_f32_e32 v13, v13, v14
	ds_write2st64_b32 v12, v15, v13 offset1:1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[13:14], v0 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v15, v13, v14
	v_sub_f32_e32 v13, v13, v14
	ds_write2st64_b32 v0, v15, v13 offset1:2
	s_cbranch_scc1 .LBB0_2
.LBB0_3:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[5:6], v5 offset1:2
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[1:2], v5
	flat_store_dword v[3:4], v6
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel walsh_hadamard
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 12
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
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 8
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
	.size	walsh_hadamard, .Lfunc_end0-walsh_hadamard
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
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           walsh_hadamard
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         walsh_hadamard.kd
    .vgpr_count:     16
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
