	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	MM16F
	.globl	MM16F
	.p2align	8
	.type	MM16F,@function
MM16F:
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
	v_add_u32_e32 v4, vcc, s7, v1
	v_mul_lo_u32 v6, v4, s12
	v_add_u32_e32 v7, vcc, s14, v0
	s_cmp_lt_i32 s12, 16
	v_mov_b32_e32 v5, 0
	s_cbranch_scc1 .LBB0_3
	v_lshlrev_b32_e32 v8, 6, v1
	v_mul_lo_u32 v1, v1, s12
	s_ashr_i32 s7, s12, 31
	s_lshr_b32 s7, s7, 28
	v_lshlrev_b32_e32 v2, 2, v0
	s_add_i32 s7, s12, s7
	v_add_u32_e32 v9, vcc, v8, v2
	s_movk_i32 s8, 0x400
	v_add_u32_e32 v1, vcc, v7, v1
	s_ashr_i32 s7, s7, 4
	v_add_u32_e32 v10, vcc, s8, v9
	v_or_b32_e32 v11, s8, v2
	v_add_u32_e32 v0, vcc, v0, v6
	v_add_u32_e32 v2, vcc, s6, v1
	s_lshl_b32 s8, s12, 4
	v_mov_b32_e32 v5, 0
	s_mov_b32 m0, -1
.LBB0_2:
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[12:13], 2, v[0:1]
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v12, vcc, s0, v12
	v_addc_u32_e32 v13, vcc, v1, v13, vcc
	v_ashrrev_i32_e32 v3, 31, v2
	flat_load_dword v1, v[12:13]
	v_lshlrev_b64 v[12:13], 2, v[2:3]
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v12, vcc, s2, v12
	v_addc_u32_e32 v13, vcc, v3, v13, vcc
	flat_load_dword v3, v[12:13]
	s_add_i32 s7, s7, -1
	v_add_u32_e32 v0, vcc, 16, v0
	s_cmp_eq_u32 s7, 0
	v_add_u32_e32 v2, vcc, s8, v2
	s_waitcnt vmcnt(1)
	ds_write_b32 v9, v1
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v3
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[12:13], v11 offset1:16
	ds_read2_b32 v[14:15], v8 offset1:1
	ds_read2_b32 v[16:17], v8 offset0:2 offset1:3
	ds_read2_b32 v[18:19], v8 offset0:4 offset1:5
	ds_read2_b32 v[20:21], v8 offset0:6 offset1:7
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v5, v14, v12
	v_mac_f32_e32 v5, v15, v13
	ds_read2_b32 v[12:13], v11 offset0:32 offset1:48
	ds_read2_b32 v[14:15], v11 offset0:64 offset1:80
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v5, v16, v12
	v_mac_f32_e32 v5, v17, v13
	ds_read2_b32 v[12:13], v11 offset0:96 offset1:112
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v5, v18, v14
	ds_read2_b32 v[16:17], v11 offset0:128 offset1:144
	v_mac_f32_e32 v5, v19, v15
	ds_read2_b32 v[14:15], v8 offset0:8 offset1:9
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v5, v20, v12
	v_mac_f32_e32 v5, v21, v13
	ds_read2_b32 v[12:13], v8 offset0:10 offset1:11
	ds_read2_b32 v[18:19], v8 offset0:12 offset1:13
	ds_read2_b32 v[20:21], v8 offset0:14 offset1:15
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v5, v14, v16
	v_mac_f32_e32 v5, v15, v17
	ds_read2_b32 v[14:15], v11 offset0:160 offset1:176
	ds_read2_b32 v[16:17], v11 offset0:192 offset1:208
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v5, v12, v14
	v_mac_f32_e32 v5, v13, v15
	ds_read2_b32 v[12:13], v11 offset0:224 offset1:240
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v5, v18, v16
	v_mac_f32_e32 v5, v19, v17
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_mac_f32_e32 v5, v20, v12
	v_mac_f32_e32 v5, v21, v13
	s_cbranch_scc0 .LBB0_2
.LBB0_3:
	v_add_u32_e32 v2, vcc, s6, v7
	v_add_u32_e32 v0, vcc, v6, v2
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s11
	v_add_u32_e32 v0, vcc, s10, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	v_cvt_f32_i32_e32 v3, s12
	flat_store_dword v[0:1], v5
	v_cvt_f32_i32_e32 v0, v4
	v_cvt_f32_i32_e32 v1, v2
	v_add_f32_e32 v2, -1.0, v3
	v_mul_f32_e32 v2, v2, v3
	v_mad_f32 v6, v3, 2.0, -1.0
	v_mul_f32_e32 v6, v6, v2
	v_mul_f32_e32 v6, 0x3e2aaaab, v6
	v_mul_f32_e32 v0, v3, v0
	v_mul_f32_e32 v4, 0.5, v2
	v_mul_f32_e32 v0, v0, v3
	v_mad_f32 v2, 0.5, v2, v1
	v_mul_f32_e32 v3, v6, v3
	v_mac_f32_e32 v3, v0, v2
	v_mac_f32_e32 v3, v1, v4
	v_sub_f32_e32 v0, v5, v3
	v_mul_f32_e32 v1, 0x38d1b717, v5
	v_cmp_gt_f32_e64 s[0:1], |v0|, v1
	s_and_saveexec_b64 s[2:3], s[0:1]
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
	.amdhsa_kernel MM16F
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
		.amdhsa_next_free_vgpr 22
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
	.size	MM16F, .Lfunc_end0-MM16F
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
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'float*'
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
    .name:           MM16F
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         MM16F.kd
    .vgpr_count:     22
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
