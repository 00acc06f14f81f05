	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	brief
	.globl	brief
	.p2align	8
	.type	brief,@function
brief:
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dword s1, s[6:7], 0x14
	v_mov_b32_e32 v4, s8
	s_load_dword s2, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s0, 0xffff
	v_cvt_f32_u32_e32 v3, s3
	v_add_u32_e32 v1, vcc, s1, v0
	v_addc_u32_e64 v2, s[0:1], 0, 0, vcc
	v_rcp_iflag_f32_e32 v3, v3
	v_mad_u64_u32 v[1:2], s[0:1], s3, v4, v[1:2]
	s_mov_b32 s4, 0x4f7ffffe
	v_mov_b32_e32 v7, 0
	v_mul_f32_e32 v2, s4, v3
	v_cvt_u32_f32_e32 v5, v2
	v_mov_b32_e32 v2, v7
	v_lshlrev_b64 v[2:3], 2, v[1:2]
	v_mov_b32_e32 v4, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	flat_load_dword v4, v[2:3]
	s_sub_i32 s0, 0, s3
	v_mul_lo_u32 v6, s0, v5
	s_add_i32 s8, s8, 1
	v_mul_hi_u32 v6, v5, v6
	v_add_u32_e32 v5, vcc, v6, v5
	v_mul_hi_u32 v5, s2, v5
	v_mul_lo_u32 v6, v5, s3
	v_add_u32_e32 v8, vcc, 1, v5
	v_sub_u32_e32 v6, vcc, s2, v6
	v_cmp_le_u32_e64 s[0:1], s3, v6
	v_cndmask_b32_e64 v5, v5, v8, s[0:1]
	v_subrev_u32_e32 v8, vcc, s3, v6
	v_cndmask_b32_e64 v6, v6, v8, s[0:1]
	v_add_u32_e32 v8, vcc, 1, v5
	v_cmp_le_u32_e32 vcc, s3, v6
	v_cndmask_b32_e32 v8, v5, v8, vcc
	v_mad_u64_u32 v[5:6], s[0:1], v8, s3, 0
	s_mov_b32 s3, 0
	s_lshl_b64 s[0:1], s[2:3], 2
	v_cmp_ne_u64_e32 vcc, s[2:3], v[5:6]
	s_add_u32 s3, s12, s0
	v_addc_u32_e32 v5, vcc, 0, v8, vcc
	v_cvt_f32_u32_e32 v6, v5
	v_sub_u32_e32 v8, vcc, 0, v5
	v_rcp_iflag_f32_e32 v6, v6
	v_mul_f32_e32 v6, s4, v6
	v_cvt_u32_f32_e32 v6, v6
	s_addc_u32 s4, s13, s1
	v_mul_lo_u32 v8, v8, v6
	v_mul_hi_u32 v8, v6, v8
	v_add_u32_e32 v6, vcc, v8, v6
	v_mul_hi_u32 v6, s8, v6
	v_mov_b32_e32 v8, s4
	v_mul_lo_u32 v6, v6, v5
	v_sub_u32_e32 v6, vcc, s8, v6
	v_sub_u32_e32 v9, vcc, v6, v5
	v_cmp_ge_u32_e32 vcc, v6, v5
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_sub_u32_e32 v9, vcc, v6, v5
	v_cmp_ge_u32_e32 vcc, v6, v5
	v_cndmask_b32_e32 v5, v6, v9, vcc
	v_lshlrev_b32_e32 v6, 6, v5
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 1, v4
	v_mul_lo_u32 v9, v5, s2
	v_add_u32_e32 v0, vcc, v6, v0
	v_add_u32_e32 v6, vcc, v0, v9
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_add_u32_e32 v6, vcc, s3, v6
	v_addc_u32_e32 v7, vcc, v8, v7, vcc
	flat_load_dword v0, v[6:7]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v0, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v7, s15
	v_mov_b32_e32 v0, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[6:7], v0
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_2:
	s_or_b64 exec, exec, s[0:1]
	v_xor_b32_e32 v0, 1, v5
	v_mul_lo_u32 v0, v0, s2
	v_add_u32_e32 v4, vcc, 1, v4
	v_mov_b32_e32 v5, s4
	v_add_u32_e32 v0, vcc, v0, v1
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s3, v0
	v_addc_u32_e32 v1, vcc, v5, v1, vcc
	flat_store_dword v[0:1], v4
	flat_store_dword v[2:3], v4
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel brief
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
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 10
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
	.size	brief, .Lfunc_end0-brief
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
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
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
    .name:           brief
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         brief.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
