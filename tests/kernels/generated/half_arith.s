	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	half_arith
	.globl	half_arith
	.p2align	8
	.type	half_arith,@function
half_arith:
	s_load_dword s0, s[4:5], 0x4
	s_mov_b32 s1, 0xffff
	s_mov_b32 s2, 0x7feb352d
	s_movk_i32 s5, 0xc8
	s_mov_b32 s3, 0x846ca68b
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, s1
	s_mul_i32 s8, s8, s0
	v_add_u32_e32 v0, vcc, s8, v0
	v_add_u32_e32 v1, vcc, 0x64, v0
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v2, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s2
	v_mul_lo_u32 v2, v2, s2
	v_add_u32_e32 v5, vcc, s5, v0
	v_xor_b32_sdwa v5, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v5, v5, s2
	v_lshrrev_b32_e32 v4, 15, v1
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v1, v4, v1
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v1, v1, s3
	v_mul_lo_u32 v2, v2, s3
	v_lshrrev_b32_e32 v8, 15, v5
	v_xor_b32_e32 v5, v8, v5
	v_mul_lo_u32 v5, v5, s3
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_movk_i32 s4, 0x7c00
	v_xor_b32_sdwa v4, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v2, s4, v1
	s_mov_b32 s2, 0xbfff
	v_and_b32_e32 v7, s2, v1
	v_cmp_eq_u32_e32 vcc, s4, v2
	v_and_b32_e32 v3, s4, v4
	v_cndmask_b32_e32 v7, v1, v7, vcc
	v_xor_b32_sdwa v1, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v0, v0, 12
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_and_b32_e32 v6, s2, v4
	v_cmp_eq_u32_e32 vcc, s4, v3
	v_and_b32_e32 v2, s4, v1
	v_cndmask_b32_e32 v6, v4, v6, vcc
	v_and_b32_e32 v3, s2, v1
	v_cmp_eq_u32_e32 vcc, s4, v2
	v_cndmask_b32_e32 v5, v1, v3, vcc
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 1, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_add_f16_e32 v2, v6, v7
	flat_store_short v[0:1], v2
	v_add_u32_e32 v2, vcc, 2, v0
	v_cvt_f32_f16_e32 v10, v7
	v_sub_f16_e32 v8, v6, v7
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_cvt_f32_f16_e32 v9, v6
	flat_store_short v[2:3], v8
	v_add_u32_e32 v2, vcc, 4, v0
	v_mul_f16_e32 v8, v6, v7
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_store_short v[2:3], v8
	v_mov_b32_e32 v2, v10
	v_mac_f32_e32 v2, 0x40400000, v9
	v_cvt_f16_f32_e32 v8, v2
	v_add_u32_e32 v2, vcc, 6, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_cmp_le_f16_e64 s[0:1], v6, v5
	flat_store_short v[2:3], v8
	v_cndmask_b32_e64 v3, 0, 1, s[0:1]
	v_cmp_gt_f16_e64 s[0:1], v7, v5
	v_cndmask_b32_e64 v8, 0, 1, s[0:1]
	v_cmp_o_f16_e64 s[0:1], v6, v6
	v_cmp_lt_f16_e32 vcc, v6, v7
	v_cndmask_b32_e64 v11, 0, 1, s[0:1]
	v_cndmask_b32_e64 v2, 0, 1, vcc
	v_lshlrev_b16_e32 v11, 3, v11
	v_lshlrev_b16_e32 v3, 1, v3
	v_cmp_neq_f16_e64 s[0:1], v6, v7
	v_or_b32_e32 v2, v11, v2
	v_lshlrev_b16_e32 v8, 2, v8
	v_cndmask_b32_e64 v12, 0, 1, s[0:1]
	v_or_b32_e32 v2, v2, v3
	v_lshlrev_b16_e32 v12, 4, v12
	v_or_b32_e32 v2, v2, v8
	v_or_b32_e32 v8, v2, v12
	v_add_u32_e64 v2, s[0:1], 8, v0
	v_addc_u32_e64 v3, s[0:1], 0, v1, s[0:1]
	flat_store_short v[2:3], v8
	v_cndmask_b32_e32 v8, v7, v6, vcc
	v_add_u32_e32 v2, vcc, 10, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_store_short v[2:3], v8
	v_add_u32_e32 v2, vcc, 12, v0
	v_mul_f16_e32 v8, 0x3000, v6
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_cvt_f32_i32_sdwa v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0
	flat_store_short v[2:3], v8
	v_mul_f32_e32 v2, 0.5, v10
	v_cvt_i32_f32_e32 v8, v2
	v_add_u32_e32 v2, vcc, 14, v0
	v_cvt_f16_f32_e32 v4, v4
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_store_short v[2:3], v8
	v_add_u32_e32 v2, vcc, 16, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_store_short v[2:3], v4
	v_add_u32_e32 v2, vcc, 18, v0
	v_sub_f16_e32 v4, v5, v6
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_store_short v[2:3], v4
	v_add_u32_e32 v2, vcc, 20, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_lshrrev_b32_e32 v4, 13, v9
	v_add_u32_e32 v0, vcc, 22, v0
	flat_store_short v[2:3], v4
	v_add_f16_e32 v2, v7, v5
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_short v[0:1], v2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel half_arith
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 8
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
		.amdhsa_next_free_vgpr 13
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
	.size	half_arith, .Lfunc_end0-half_arith
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
        .type_name:      'ushort*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           half_arith
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         half_arith.kd
    .vgpr_count:     13
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
