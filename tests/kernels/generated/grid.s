	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	grid
	.globl	grid
	.p2align	8
	.type	grid,@function
grid:
	s_load_dword s16, s[6:7], 0x14
	s_load_dwordx4 s[0:3], s[4:5], 0x4
	s_load_dword s12, s[4:5], 0x14
	s_load_dwordx2 s[14:15], s[6:7], 0x0
	s_load_dwordx2 s[4:5], s[6:7], 0xc
	s_mov_b32 s11, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s13, s0, s11
	s_and_b32 s11, s1, s11
	s_mul_i32 s1, s11, s10
	s_add_i32 s1, s1, s16
	v_add_u32_e32 v5, vcc, s1, v2
	s_lshr_b32 s17, s0, 16
	v_mul_lo_u32 v3, v5, s3
	s_mul_i32 s0, s17, s9
	s_add_i32 s0, s5, s0
	v_add_u32_e32 v6, vcc, s0, v1
	v_add_u32_e32 v3, vcc, v3, v6
	v_mul_lo_u32 v3, v3, s2
	s_mul_i32 s6, s13, s8
	s_add_i32 s6, s6, s4
	v_add_u32_e32 v9, vcc, s6, v0
	v_add_u32_e32 v3, vcc, v3, v9
	v_mul_lo_u32 v3, v3, 6
	v_mov_b32_e32 v4, 0
	v_lshlrev_b32_e32 v1, 8, v1
	v_or_b32_e32 v0, v1, v0
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_lshlrev_b32_e32 v1, 16, v2
	v_cvt_f32_u32_e32 v2, s13
	v_mov_b32_e32 v8, s15
	v_add_u32_e32 v7, vcc, s14, v3
	v_lshlrev_b32_e32 v3, 8, v6
	v_addc_u32_e32 v8, vcc, v8, v4, vcc
	v_or_b32_e32 v3, v3, v9
	v_lshlrev_b32_e32 v4, 16, v5
	v_or_b32_e32 v3, v3, v4
	v_or_b32_e32 v4, v0, v1
	v_rcp_iflag_f32_e32 v0, v2
	s_lshl_b32 s0, s9, 8
	s_or_b32 s0, s0, s8
	s_mov_b32 s8, 0x4f7ffffe
	v_mul_f32_e32 v0, s8, v0
	v_cvt_u32_f32_e32 v0, v0
	s_sub_i32 s6, 0, s13
	v_cvt_f32_u32_e32 v2, s17
	s_lshl_b32 s1, s10, 16
	v_mul_lo_u32 v1, s6, v0
	s_or_b32 s0, s0, s1
	s_lshl_b32 s1, s17, 8
	s_or_b32 s1, s1, s13
	v_mul_hi_u32 v1, v0, v1
	s_lshl_b32 s6, s11, 16
	s_or_b32 s1, s1, s6
	v_mov_b32_e32 v5, s0
	v_add_u32_e32 v0, vcc, v1, v0
	v_rcp_iflag_f32_e32 v1, v2
	v_mov_b32_e32 v6, s1
	s_sub_i32 s0, 0, s17
	flat_store_dwordx4 v[7:8], v[3:6]
	v_mul_f32_e32 v1, s8, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_hi_u32 v0, s2, v0
	v_cvt_f32_u32_e32 v5, s11
	s_mov_b32 s7, 0
	v_mul_lo_u32 v3, s0, v1
	v_mul_lo_u32 v2, v0, s13
	v_add_u32_e32 v4, vcc, 1, v0
	v_mul_hi_u32 v3, v1, v3
	v_sub_u32_e32 v2, vcc, s2, v2
	v_cmp_le_u32_e64 s[0:1], s13, v2
	v_add_u32_e32 v1, vcc, v3, v1
	v_mul_hi_u32 v3, s3, v1
	v_cndmask_b32_e64 v0, v0, v4, s[0:1]
	v_subrev_u32_e32 v4, vcc, s13, v2
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	v_add_u32_e32 v1, vcc, 1, v0
	v_rcp_iflag_f32_e32 v5, v5
	v_cmp_le_u32_e32 vcc, s13, v2
	v_mul_lo_u32 v2, v3, s17
	v_cndmask_b32_e32 v4, v0, v1, vcc
	v_mul_f32_e32 v5, s8, v5
	v_mad_u64_u32 v[0:1], s[0:1], v4, s13, 0
	v_sub_u32_e32 v2, vcc, s3, v2
	v_cvt_u32_f32_e32 v5, v5
	v_add_u32_e32 v6, vcc, 1, v3
	v_cmp_le_u32_e64 s[0:1], s17, v2
	v_cndmask_b32_e64 v3, v3, v6, s[0:1]
	v_subrev_u32_e32 v6, vcc, s17, v2
	v_cndmask_b32_e64 v2, v2, v6, s[0:1]
	s_sub_i32 s0, 0, s11
	v_mul_lo_u32 v6, s0, v5
	v_add_u32_e32 v9, vcc, 1, v3
	v_cmp_le_u32_e32 vcc, s17, v2
	v_mul_hi_u32 v6, v5, v6
	v_cndmask_b32_e32 v9, v3, v9, vcc
	s_mov_b32 s6, s2
	v_mad_u64_u32 v[2:3], s[0:1], v9, s17, 0
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_hi_u32 v5, s12, v5
	v_cmp_ne_u64_e32 vcc, s[6:7], v[0:1]
	s_mov_b32 s6, s3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_mul_lo_u32 v0, v5, s11
	v_cmp_ne_u64_e32 vcc, s[6:7], v[2:3]
	s_mov_b32 s13, s7
	v_addc_u32_e32 v2, vcc, 0, v9, vcc
	v_sub_u32_e32 v0, vcc, s12, v0
	v_add_u32_e32 v1, vcc, 1, v5
	v_cmp_le_u32_e64 s[0:1], s11, v0
	v_cndmask_b32_e64 v1, v5, v1, s[0:1]
	v_subrev_u32_e32 v3, vcc, s11, v0
	v_cndmask_b32_e64 v0, v0, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s11, v0
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[0:1], s[0:1], v3, s11, 0
	v_lshlrev_b32_e32 v2, 8, v2
	v_or_b32_e32 v2, v2, v4
	v_cmp_ne_u64_e32 vcc, s[12:13], v[0:1]
	s_add_i32 s0, s5, s4
	v_addc_u32_e32 v0, vcc, 0, v3, vcc
	v_lshlrev_b32_e32 v0, 16, v0
	v_or_b32_e32 v0, v2, v0
	v_add_u32_e32 v2, vcc, 16, v7
	s_add_i32 s0, s0, s16
	v_addc_u32_e32 v3, vcc, 0, v8, vcc
	v_mov_b32_e32 v1, s0
	flat_store_dwordx2 v[2:3], v[0:1]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel grid
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 10
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
	.size	grid, .Lfunc_end0-grid
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
        .type_name:      'uint*'
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
    .name:           grid
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         grid.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
