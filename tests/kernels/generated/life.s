	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	life
	.globl	life
	.p2align	8
	.type	life,@function
life:
	s_load_dword s10, s[4:5], 0x4
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dwordx2 s[6:7], s[6:7], 0x14
	s_load_dwordx2 s[4:5], s[4:5], 0xc
	v_mov_b32_e32 v4, s9
	s_waitcnt lgkmcnt(0)
	s_and_b32 s12, s10, 0xffff
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, s7
	s_ashr_i32 s7, s5, 31
	s_add_i32 s9, s5, s7
	s_xor_b32 s9, s9, s7
	v_cvt_f32_u32_e32 v5, s9
	s_lshr_b32 s10, s10, 16
	v_mad_u64_u32 v[2:3], s[10:11], s10, v4, v[2:3]
	v_add_u32_e32 v3, vcc, s6, v0
	v_rcp_iflag_f32_e32 v0, v5
	s_mov_b32 s10, 0x4f7ffffe
	v_addc_u32_e64 v4, s[6:7], 0, 0, vcc
	v_mul_f32_e32 v0, s10, v0
	v_cvt_u32_f32_e32 v0, v0
	v_add_u32_e32 v2, vcc, v2, v1
	v_add_u32_e32 v9, vcc, s5, v2
	s_sub_i32 s5, 0, s9
	v_mul_lo_u32 v1, s5, v0
	s_ashr_i32 s5, s4, 31
	v_add_u32_e32 v5, vcc, -1, v9
	v_mul_hi_u32 v1, v0, v1
	v_ashrrev_i32_e32 v6, 31, v5
	v_add_u32_e32 v5, vcc, v5, v6
	v_add_u32_e32 v10, vcc, v1, v0
	v_mov_b32_e32 v0, s8
	v_mad_u64_u32 v[0:1], s[6:7], s12, v0, v[3:4]
	s_add_i32 s6, s4, s5
	s_xor_b32 s5, s6, s5
	v_cvt_f32_u32_e32 v3, s5
	v_xor_b32_e32 v5, v5, v6
	v_mul_hi_u32 v7, v5, v10
	s_sub_i32 s6, 0, s5
	v_rcp_iflag_f32_e32 v3, v3
	v_mov_b32_e32 v12, s1
	v_mul_lo_u32 v1, v7, s9
	v_add_u32_e32 v7, vcc, s4, v0
	v_mul_f32_e32 v3, s10, v3
	v_cvt_u32_f32_e32 v3, v3
	v_sub_u32_e32 v1, vcc, v5, v1
	v_subrev_u32_e32 v4, vcc, s9, v1
	v_mul_lo_u32 v5, s6, v3
	v_cmp_le_u32_e32 vcc, s9, v1
	v_cndmask_b32_e32 v1, v1, v4, vcc
	v_add_u32_e32 v8, vcc, -1, v7
	v_mul_hi_u32 v5, v3, v5
	v_ashrrev_i32_e32 v11, 31, v8
	v_add_u32_e32 v8, vcc, v8, v11
	v_xor_b32_e32 v8, v8, v11
	v_add_u32_e32 v5, vcc, v5, v3
	v_mul_hi_u32 v3, v8, v5
	v_subrev_u32_e32 v4, vcc, s9, v1
	v_cmp_le_u32_e32 vcc, s9, v1
	v_mul_lo_u32 v3, v3, s5
	v_cndmask_b32_e32 v1, v1, v4, vcc
	v_xor_b32_e32 v1, v1, v6
	v_sub_u32_e32 v1, vcc, v1, v6
	v_sub_u32_e32 v3, vcc, v8, v3
	v_subrev_u32_e32 v4, vcc, s5, v3
	v_cmp_le_u32_e32 vcc, s5, v3
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_subrev_u32_e32 v4, vcc, s5, v3
	v_cmp_le_u32_e32 vcc, s5, v3
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_xor_b32_e32 v3, v3, v11
	v_ashrrev_i32_e32 v6, 31, v7
	v_sub_u32_e32 v13, vcc, v3, v11
	v_add_u32_e32 v3, vcc, v7, v6
	v_xor_b32_e32 v8, v3, v6
	v_mul_hi_u32 v3, v8, v5
	v_mul_lo_u32 v1, v1, s4
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[10:11], 0
	v_mul_lo_u32 v14, v3, s5
	v_add_u32_e32 v4, vcc, v1, v13
	v_ashrrev_i32_e32 v11, 31, v4
	v_add_u32_e32 v3, vcc, s0, v4
	v_addc_u32_e32 v4, vcc, v12, v11, vcc
	v_sub_u32_e32 v8, vcc, v8, v14
	v_subrev_u32_e32 v11, vcc, s5, v8
	v_cmp_le_u32_e32 vcc, s5, v8
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_subrev_u32_e32 v11, vcc, s5, v8
	v_cmp_le_u32_e32 vcc, s5, v8
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_xor_b32_e32 v8, v8, v6
	v_sub_u32_e32 v15, vcc, v8, v6
	v_add_u32_e32 v6, vcc, 1, v7
	v_ashrrev_i32_e32 v7, 31, v6
	v_add_u32_e32 v6, vcc, v6, v7
	v_xor_b32_e32 v8, v6, v7
	v_mul_hi_u32 v5, v8, v5
	v_add_u32_e32 v6, vcc, v1, v15
	v_ashrrev_i32_e32 v11, 31, v6
	v_mul_lo_u32 v14, v5, s5
	v_add_u32_e32 v5, vcc, s0, v6
	v_addc_u32_e32 v6, vcc, v12, v11, vcc
	v_sub_u32_e32 v8, vcc, v8, v14
	v_subrev_u32_e32 v11, vcc, s5, v8
	v_cmp_le_u32_e32 vcc, s5, v8
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_subrev_u32_e32 v11, vcc, s5, v8
	v_cmp_le_u32_e32 vcc, s5, v8
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_ashrrev_i32_e32 v11, 31, v9
	v_add_u32_e32 v12, vcc, v9, v11
	v_xor_b32_e32 v12, v12, v11
	v_mul_hi_u32 v14, v12, v10
	v_xor_b32_e32 v8, v8, v7
	v_sub_u32_e32 v17, vcc, v8, v7
	v_mul_lo_u32 v7, v14, s9
	v_add_u32_e32 v1, vcc, v1, v17
	v_ashrrev_i32_e32 v8, 31, v1
	v_sub_u32_e32 v7, vcc, v12, v7
	v_subrev_u32_e32 v12, vcc, s9, v7
	v_cmp_le_u32_e32 vcc, s9, v7
	v_cndmask_b32_e32 v7, v7, v12, vcc
	v_subrev_u32_e32 v12, vcc, s9, v7
	v_cmp_le_u32_e32 vcc, s9, v7
	v_cndmask_b32_e32 v7, v7, v12, vcc
	v_xor_b32_e32 v7, v7, v11
	v_sub_u32_e32 v7, vcc, v7, v11
	v_mov_b32_e32 v14, s1
	v_mul_lo_u32 v11, v7, s4
	v_add_u32_e32 v7, vcc, s0, v1
	v_addc_u32_e32 v8, vcc, v14, v8, vcc
	v_add_u32_e32 v9, vcc, 1, v9
	v_ashrrev_i32_e32 v16, 31, v9
	v_add_u32_e32 v9, vcc, v9, v16
	v_xor_b32_e32 v18, v9, v16
	v_mul_hi_u32 v19, v18, v10
	v_add_u32_e32 v1, vcc, v11, v13
	v_ashrrev_i32_e32 v12, 31, v1
	v_add_u32_e32 v9, vcc, s0, v1
	v_addc_u32_e32 v10, vcc, v14, v12, vcc
	v_add_u32_e32 v1, vcc, v11, v17
	v_mul_lo_u32 v11, v19, s9
	v_ashrrev_i32_e32 v12, 31, v1
	v_mov_b32_e32 v19, s1
	v_sub_u32_e32 v11, vcc, v18, v11
	v_subrev_u32_e32 v18, vcc, s9, v11
	v_cmp_le_u32_e32 vcc, s9, v11
	v_cndmask_b32_e32 v11, v11, v18, vcc
	v_subrev_u32_e32 v18, vcc, s9, v11
	v_cmp_le_u32_e32 vcc, s9, v11
	v_cndmask_b32_e32 v11, v11, v18, vcc
	v_xor_b32_e32 v11, v11, v16
	v_sub_u32_e32 v11, vcc, v11, v16
	v_mul_lo_u32 v18, v11, s4
	v_add_u32_e32 v11, vcc, s0, v1
	v_addc_u32_e32 v12, vcc, v14, v12, vcc
	v_add_u32_e32 v1, vcc, v18, v13
	v_ashrrev_i32_e32 v14, 31, v1
	v_mov_b32_e32 v16, s1
	v_add_u32_e32 v13, vcc, s0, v1
	v_addc_u32_e32 v14, vcc, v16, v14, vcc
	v_add_u32_e32 v1, vcc, v18, v15
	v_ashrrev_i32_e32 v16, 31, v1
	v_add_u32_e32 v15, vcc, s0, v1
	v_addc_u32_e32 v16, vcc, v19, v16, vcc
	flat_load_ubyte v1, v[3:4]
	flat_load_ubyte v5, v[5:6]
	flat_load_ubyte v6, v[7:8]
	flat_load_ubyte v7, v[9:10]
	flat_load_ubyte v8, v[11:12]
	flat_load_ubyte v9, v[13:14]
	flat_load_ubyte v10, v[15:16]
	v_add_u32_e32 v3, vcc, v18, v17
	v_ashrrev_i32_e32 v4, 31, v3
	v_mov_b32_e32 v11, s1
	v_add_u32_e32 v3, vcc, s0, v3
	v_addc_u32_e32 v4, vcc, v11, v4, vcc
	flat_load_ubyte v3, v[3:4]
	s_waitcnt vmcnt(7)
	v_and_b32_e32 v1, 1, v1
	s_waitcnt vmcnt(6)
	v_and_b32_e32 v4, 1, v5
	v_add_u16_e32 v1, v1, v4
	s_waitcnt vmcnt(5)
	v_and_b32_e32 v4, 1, v6
	v_add_u16_e32 v1, v1, v4
	s_waitcnt vmcnt(4)
	v_and_b32_e32 v4, 1, v7
	v_add_u16_e32 v1, v1, v4
	s_waitcnt vmcnt(3)
	v_and_b32_e32 v4, 1, v8
	v_add_u16_e32 v1, v1, v4
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v4, 1, v9
	v_add_u16_e32 v1, v1, v4
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v4, 1, v10
	v_add_u16_e32 v1, v1, v4
	v_and_b32_e32 v1, 0xff, v1
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 1, v3
	v_add_u32_e32 v1, vcc, v1, v3
	v_cmp_lt_i32_e32 vcc, 2, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	v_cmp_ne_u32_e32 vcc, 3, v1
	s_and_b64 s[10:11], vcc, exec
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	v_cmp_ne_u32_e32 vcc, 2, v1
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], vcc, exec
	s_mov_b64 s[6:7], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
	s_or_b64 exec, exec, s[8:9]
	s_mov_b64 s[8:9], -1
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[8:9], exec, -1
	s_andn2_b64 s[6:7], s[6:7], exec
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_8
	v_mul_lo_u32 v1, v2, s4
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v1, vcc, v1, v0
	v_ashrrev_i32_e32 v5, 31, v1
	v_add_u32_e32 v3, vcc, s0, v1
	v_addc_u32_e32 v4, vcc, v4, v5, vcc
	flat_load_ubyte v1, v[3:4]
	s_andn2_b64 s[0:1], s[8:9], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 1, v1
	v_cmp_eq_u32_e32 vcc, 1, v1
	s_and_b64 s[6:7], vcc, exec
	s_or_b64 s[8:9], s[0:1], s[6:7]
.LBB0_8:
	s_or_b64 exec, exec, s[10:11]
	v_mul_lo_u32 v1, v2, s4
	v_mov_b32_e32 v3, s3
	v_cndmask_b32_e64 v2, 0, 1, s[8:9]
	v_add_u32_e32 v0, vcc, v1, v0
	v_ashrrev_i32_e32 v1, 31, v0
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_byte v[0:1], v2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel life
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 20
		.amdhsa_next_free_sgpr 14
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
	.size	life, .Lfunc_end0-life
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
    .name:           life
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         life.kd
    .vgpr_count:     20
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
