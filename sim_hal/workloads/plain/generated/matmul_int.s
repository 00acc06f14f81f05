	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	MM16
	.globl	MM16
	.p2align	8
	.type	MM16,@function
MM16:
	s_load_dword s13, s[4:5], 0x4
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dwordx2 s[10:11], s[6:7], 0x10
	s_load_dword s12, s[6:7], 0x18
	s_load_dwordx2 s[4:5], s[6:7], 0x20
	s_load_dwordx2 s[14:15], s[6:7], 0x2c
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s7, s13, 16
	s_mul_i32 s7, s7, s9
	s_and_b32 s6, s13, 0xffff
	s_mul_i32 s6, s6, s8
	s_add_i32 s7, s15, s7
	v_add_u32_e32 v2, vcc, s7, v1
	v_mul_lo_u32 v4, v2, s12
	v_add_u32_e32 v5, vcc, s14, v0
	s_cmp_lt_i32 s12, 16
	v_mov_b32_e32 v6, 0
	s_cbranch_scc1 .LBB0_3
	v_lshlrev_b32_e32 v7, 6, v1
	v_mul_lo_u32 v1, v1, s12
	s_ashr_i32 s7, s12, 31
	s_lshr_b32 s7, s7, 28
	v_lshlrev_b32_e32 v2, 2, v0
	s_add_i32 s7, s12, s7
	v_add_u32_e32 v8, vcc, v7, v2
	s_movk_i32 s8, 0x400
	v_add_u32_e32 v1, vcc, v5, v1
	s_ashr_i32 s7, s7, 4
	v_add_u32_e32 v9, vcc, s8, v8
	v_or_b32_e32 v10, s8, v2
	v_add_u32_e32 v0, vcc, v0, v4
	v_add_u32_e32 v2, vcc, s6, v1
	s_lshl_b32 s8, s12, 4
	v_mov_b32_e32 v6, 0
	s_mov_b32 m0, -1
.LBB0_2:
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[11:12], 2, v[0:1]
	v_ashrrev_i32_e32 v3, 31, v2
	v_mov_b32_e32 v15, s1
	v_lshlrev_b64 v[13:14], 2, v[2:3]
	v_add_u32_e32 v11, vcc, s0, v11
	v_addc_u32_e32 v12, vcc, v15, v12, vcc
	v_mov_b32_e32 v16, s3
	v_add_u32_e32 v13, vcc, s2, v13
	v_addc_u32_e32 v14, vcc, v16, v14, vcc
	flat_load_dword v1, v[11:12]
	flat_load_dword v3, v[13:14]
	s_add_i32 s7, s7, -1
	v_add_u32_e32 v0, vcc, 16, v0
	v_add_u32_e32 v2, vcc, s8, v2
	s_cmp_eq_u32 s7, 0
	s_waitcnt vmcnt(1)
	ds_write_b32 v8, v1
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v3
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[11:12], v10 offset1:16
	ds_read2_b32 v[13:14], v7 offset1:1
	ds_read2_b32 v[15:16], v7 offset0:2 offset1:3
	ds_read2_b32 v[17:18], v7 offset0:4 offset1:5
	ds_read2_b32 v[19:20], v7 offset0:6 offset1:7
	ds_read2_b32 v[21:22], v10 offset0:32 offset1:48
	ds_read2_b32 v[23:24], v10 offset0:64 offset1:80
	s_waitcnt lgkmcnt(5)
	v_mul_lo_u32 v1, v11, v13
	v_mul_lo_u32 v3, v12, v14
	ds_read2_b32 v[11:12], v10 offset0:96 offset1:112
	s_waitcnt lgkmcnt(2)
	v_mul_lo_u32 v21, v21, v15
	v_mul_lo_u32 v22, v22, v16
	ds_read2_b32 v[13:14], v10 offset0:128 offset1:144
	ds_read2_b32 v[15:16], v7 offset0:8 offset1:9
	s_waitcnt lgkmcnt(3)
	v_mul_lo_u32 v23, v23, v17
	v_mul_lo_u32 v24, v24, v18
	s_waitcnt lgkmcnt(2)
	v_mul_lo_u32 v25, v11, v19
	v_mul_lo_u32 v26, v12, v20
	ds_read2_b32 v[11:12], v7 offset0:10 offset1:11
	ds_read2_b32 v[17:18], v7 offset0:12 offset1:13
	ds_read2_b32 v[19:20], v7 offset0:14 offset1:15
	s_waitcnt lgkmcnt(3)
	v_mul_lo_u32 v15, v13, v15
	v_mul_lo_u32 v16, v14, v16
	ds_read2_b32 v[13:14], v10 offset0:160 offset1:176
	v_add_u32_e32 v1, vcc, v1, v6
	v_add_u32_e32 v1, vcc, v3, v1
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v13, v13, v11
	v_mul_lo_u32 v14, v14, v12
	ds_read2_b32 v[11:12], v10 offset0:192 offset1:208
	v_add_u32_e32 v1, vcc, v21, v1
	v_add_u32_e32 v1, vcc, v22, v1
	v_add_u32_e32 v1, vcc, v23, v1
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v17, v11, v17
	v_mul_lo_u32 v18, v12, v18
	ds_read2_b32 v[11:12], v10 offset0:224 offset1:240
	v_add_u32_e32 v1, vcc, v24, v1
	v_add_u32_e32 v1, vcc, v25, v1
	v_add_u32_e32 v1, vcc, v26, v1
	v_add_u32_e32 v1, vcc, v15, v1
	v_add_u32_e32 v1, vcc, v16, v1
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v11, v11, v19
	v_add_u32_e32 v1, vcc, v13, v1
	v_mul_lo_u32 v12, v12, v20
	v_add_u32_e32 v1, vcc, v14, v1
	v_add_u32_e32 v1, vcc, v17, v1
	v_add_u32_e32 v1, vcc, v18, v1
	v_add_u32_e32 v1, vcc, v11, v1
	v_add_u32_e32 v6, vcc, v12, v1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_cbranch_scc0 .LBB0_2
.LBB0_3:
	s_add_i32 s0, s12, -1
	s_mul_i32 s1, s0, s12
	s_add_i32 s0, s0, s12
	v_add_u32_e32 v2, vcc, s6, v5
	s_lshr_b32 s2, s1, 1
	s_mul_i32 s1, s1, s0
	v_mov_b32_e32 v5, 0xaaaaaaab
	v_mul_hi_u32 v5, s1, v5
	v_add_u32_e32 v7, vcc, s2, v2
	v_add_u32_e32 v0, vcc, v4, v2
	v_mul_lo_u32 v4, v4, v7
	v_lshrrev_b32_e32 v5, 2, v5
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v4, vcc, v4, v5
	v_mul_lo_u32 v2, v2, s2
	v_mul_lo_u32 v4, v4, s12
	v_mov_b32_e32 v3, s11
	v_add_u32_e32 v0, vcc, s10, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v6
	v_add_u32_e32 v0, vcc, v4, v2
	v_cmp_ne_u32_e32 vcc, v6, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_5
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_5:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel MM16
		.amdhsa_group_segment_fixed_size 2048
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 27
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
	.size	MM16, .Lfunc_end0-MM16
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
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      int
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
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 96
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           MM16
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         MM16.kd
    .vgpr_count:     27
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
