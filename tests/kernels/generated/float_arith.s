	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	float_arith
	.globl	float_arith
	.p2align	8
	.type	float_arith,@function
float_arith:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0xc
	s_mov_b32 s2, 0x7feb352d
	s_movk_i32 s4, 0x64
	s_mov_b32 s3, 0x846ca68b
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s0, s0, s8
	s_add_i32 s0, s0, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_xor_b32_sdwa v1, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s2
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_add_u32_e32 v2, vcc, s4, v0
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s2
	v_mul_lo_u32 v1, v1, s3
	s_movk_i32 s4, 0xc8
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_add_u32_e32 v3, vcc, s4, v0
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_mul_lo_u32 v3, v3, s2
	v_xor_b32_sdwa v12, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v1, 15, v12
	v_ashrrev_i32_e32 v1, v1, v12
	v_cvt_f32_i32_e32 v13, v1
	v_xor_b32_sdwa v1, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v2, 15, v3
	v_xor_b32_e32 v2, v2, v3
	v_mul_lo_u32 v2, v2, s3
	v_and_b32_e32 v3, 15, v1
	v_ashrrev_i32_e32 v1, v3, v1
	v_cvt_f32_i32_e32 v14, v1
	v_xor_b32_sdwa v1, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v2, 15, v1
	v_ashrrev_i32_e32 v1, v2, v1
	v_cvt_f32_i32_e32 v1, v1
	v_mul_lo_u32 v0, v0, 24
	s_mov_b32 s2, 0x37800000
	v_mul_f32_e32 v2, s2, v13
	v_mul_f32_e32 v16, s2, v1
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v10, vcc, s0, v0
	v_mul_f32_e32 v0, 0.5, v2
	v_addc_u32_e32 v11, vcc, v3, v1, vcc
	v_trunc_f32_e32 v1, v0
	v_mad_f32 v3, v2, 0.5, -v1
	s_brev_b32 s0, -2
	v_bfi_b32 v0, s0, 1.0, v0
	v_cmp_ge_f32_e64 vcc, |v3|, 0.5
	v_cndmask_b32_e32 v0, 0, v0, vcc
	v_add_f32_e32 v0, v1, v0
	v_add_f32_e32 v3, 0, v0
	v_add_u32_e32 v0, vcc, 48, v10
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	v_cmp_ngt_f32_e32 vcc, -1.0, v2
	v_mul_f32_e32 v15, s2, v14
	v_cndmask_b32_e32 v6, -1.0, v2, vcc
	v_cmp_nlt_f32_e32 vcc, 1.0, v2
	v_sub_f32_e64 v4, |v2|, |v15|
	v_bfi_b32 v5, s0, v2, v15
	v_cndmask_b32_e32 v6, 1.0, v6, vcc
	flat_store_dwordx4 v[0:1], v[3:6]
	s_mov_b32 s0, 0xcccccccd
	v_mad_f32 v3, s2, v14, v2
	v_mad_f32 v4, -v14, s2, v2
	v_mul_f32_e32 v5, v2, v15
	v_fma_f32 v6, v2, v15, v16
	flat_store_dwordx4 v[10:11], v[3:6]
	v_mad_f32 v0, v14, s2, -v2
	v_max_f32_e32 v6, 0, v4
	v_mul_hi_u32 v4, v12, s0
	v_mad_f32 v3, 0.5, v0, v2
	v_add_u32_e32 v0, vcc, 64, v10
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	v_lshrrev_b32_e32 v4, 5, v4
	v_cmp_lt_f32_e32 vcc, v15, v2
	v_mul_lo_u32 v8, v4, 40
	v_cndmask_b32_e64 v5, 1.0, 0, vcc
	v_cmp_ngt_f32_e32 vcc, 0, v16
	v_cndmask_b32_e32 v7, -1.0, v16, vcc
	v_cmp_nlt_f32_e32 vcc, 0, v16
	v_cndmask_b32_e32 v4, 1.0, v7, vcc
	v_add_f32_e32 v4, v5, v4
	v_sub_u32_e32 v5, vcc, v12, v8
	v_subrev_u32_e32 v5, vcc, 20, v5
	v_ldexp_f32 v5, v2, v5
	flat_store_dwordx4 v[0:1], v[3:6]
	v_add_u32_e32 v0, vcc, 16, v10
	v_max_f32_e32 v5, v2, v15
	v_min_f32_e32 v4, v2, v15
	v_min_f32_e32 v6, v5, v16
	v_fma_f32 v3, -v2, v15, -v16
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	v_max_f32_e32 v6, v4, v6
	flat_store_dwordx4 v[0:1], v[3:6]
	v_mul_f32_e32 v0, 0x3e800000, v2
	v_rndne_f32_e32 v9, v0
	v_add_u32_e32 v0, vcc, 32, v10
	v_floor_f32_e32 v6, v2
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	v_ceil_f32_e32 v7, v2
	v_trunc_f32_e32 v8, v2
	flat_store_dwordx4 v[0:1], v[6:9]
	v_and_b32_e32 v0, 0xfff, v12
	v_cmp_ngt_f32_e64 vcc, |v2|, |v15|
	v_cvt_f32_u32_e32 v3, v0
	v_cndmask_b32_e32 v0, v2, v15, vcc
	v_cmp_neq_f32_e64 vcc, |v2|, |v15|
	v_cndmask_b32_e32 v0, v5, v0, vcc
	v_cmp_nlt_f32_e64 vcc, |v2|, |v16|
	v_cndmask_b32_e32 v1, v2, v16, vcc
	v_min_f32_e32 v4, v2, v16
	v_cmp_neq_f32_e64 vcc, |v2|, |v16|
	v_cndmask_b32_e32 v1, v4, v1, vcc
	v_sub_f32_e32 v0, v0, v1
	v_mad_f32 v1, v13, s2, -v6
	v_add_u32_e32 v4, vcc, 0x50, v10
	v_add_f32_e32 v1, v1, v1
	v_mac_f32_e32 v2, s2, v13
	v_mul_f32_e32 v3, v3, v3
	v_addc_u32_e32 v5, vcc, 0, v11, vcc
	v_mad_f32 v1, -v15, 0.5, v1
	v_mac_f32_e32 v2, s2, v14
	v_mul_f32_e32 v3, 0x3d800000, v3
	flat_store_dwordx4 v[4:5], v[0:3]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel float_arith
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
	.size	float_arith, .Lfunc_end0-float_arith
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
    .name:           float_arith
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         float_arith.kd
    .vgpr_count:     17
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
