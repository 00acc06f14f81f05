	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	double_arith
	.globl	double_arith
	.p2align	8
	.type	double_arith,@function
double_arith:
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[6:7], 0x14
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s4, 0xffff
	v_add_u32_e32 v0, vcc, s5, v0
	v_addc_u32_e64 v1, s[4:5], 0, 0, vcc
	v_mad_u64_u32 v[2:3], s[4:5], s6, v2, v[0:1]
	v_cmp_lt_u32_e32 vcc, 7, v2
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_2
	v_xor_b32_sdwa v0, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s6, 0x7feb352d
	v_mul_lo_u32 v0, v0, s6
	s_mov_b32 s7, 0x846ca68b
	v_xor_b32_e32 v1, 0x9e3779b9, v2
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v3, 15, v0
	v_xor_b32_e32 v0, v3, v0
	v_mul_lo_u32 v0, v0, s7
	v_mul_lo_u32 v1, v1, s6
	s_mov_b32 s6, 0xae4c415d
	v_xor_b32_sdwa v4, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v0, v4, s6
	v_lshrrev_b32_e32 v3, 15, v1
	v_xor_b32_e32 v1, v3, v1
	v_mul_lo_u32 v1, v1, s7
	v_lshrrev_b32_e32 v0, 5, v0
	v_mul_lo_u32 v3, v0, 47
	v_xor_b32_sdwa v0, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v1, 0x800fffff, v4
	v_sub_u32_e32 v3, vcc, v4, v3
	v_lshlrev_b32_e32 v3, 20, v3
	v_add_u32_e32 v3, vcc, 0x3e800000, v3
	v_or_b32_e32 v1, v1, v3
.LBB0_2:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_4
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[0:1], 3, v[2:3]
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_load_dwordx2 v[0:1], v[0:1]
.LBB0_4:
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e32 v6, vcc, 9, v2
	s_mov_b32 s4, 0x7feb352d
	v_xor_b32_sdwa v6, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v6, v6, s4
	v_add_u32_e32 v3, vcc, 0x63, v2
	v_xor_b32_sdwa v4, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v7, 15, v6
	v_mul_lo_u32 v4, v4, s4
	s_mov_b32 s5, 0x846ca68b
	v_xor_b32_e32 v6, v7, v6
	v_mul_lo_u32 v6, v6, s5
	v_xor_b32_e32 v3, 0x9e3779b9, v3
	v_lshrrev_b32_e32 v5, 15, v4
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v3, v3, s4
	v_xor_b32_e32 v4, v5, v4
	v_xor_b32_sdwa v5, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s4, 0xae4c415d
	v_mul_hi_u32 v6, v5, s4
	v_mul_lo_u32 v24, v4, s5
	v_lshrrev_b32_e32 v4, 15, v3
	v_xor_b32_e32 v3, v4, v3
	v_lshrrev_b32_e32 v6, 5, v6
	v_mul_lo_u32 v3, v3, s5
	v_mul_lo_u32 v6, v6, 47
	v_xor_b32_sdwa v4, v24, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s4, 0x3e800000
	v_xor_b32_sdwa v14, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v3, 0x800fffff, v4
	v_sub_u32_e32 v4, vcc, v5, v6
	v_lshlrev_b32_e32 v4, 20, v4
	v_add_u32_e32 v5, vcc, s4, v4
	v_or_b32_e32 v15, v3, v5
	s_waitcnt vmcnt(0)
	v_div_scale_f64 v[8:9], s[4:5], v[14:15], v[14:15], v[0:1]
	v_mov_b32_e32 v4, 0
	v_and_b32_e32 v3, 7, v2
	v_lshlrev_b64 v[6:7], 3, v[3:4]
	v_mul_lo_u32 v3, v2, 20
	s_mov_b32 s4, 0
	s_mov_b32 s5, 0x40080000
	v_div_scale_f64 v[12:13], s[6:7], s[4:5], s[4:5], v[14:15]
	v_lshlrev_b64 v[10:11], 3, v[3:4]
	v_ceil_f64_e32 v[2:3], v[0:1]
	v_trunc_f64_e32 v[4:5], v[0:1]
	v_mov_b32_e32 v17, s3
	v_add_u32_e32 v16, vcc, s2, v10
	v_addc_u32_e32 v17, vcc, v17, v11, vcc
	s_movk_i32 s2, 0x50
	v_add_u32_e32 v18, vcc, s2, v16
	v_addc_u32_e32 v19, vcc, 0, v17, vcc
	flat_store_dwordx4 v[18:19], v[2:5]
	v_rcp_f64_e32 v[10:11], v[8:9]
	v_rndne_f64_e32 v[2:3], v[0:1]
	v_add_f64 v[4:5], |v[14:15]|, |v[0:1]|
	s_movk_i32 s2, 0x60
	v_add_u32_e32 v20, vcc, s2, v16
	v_addc_u32_e32 v21, vcc, 0, v17, vcc
	v_rcp_f64_e32 v[18:19], v[12:13]
	flat_store_dwordx4 v[20:21], v[2:5]
	s_nop 0
	v_mov_b32_e32 v5, s1
	v_add_u32_e32 v4, vcc, s0, v6
	v_addc_u32_e32 v5, vcc, v5, v7, vcc
	flat_load_dwordx2 v[20:21], v[4:5]
	v_fma_f64 v[2:3], -v[8:9], v[10:11], 1.0
	v_fma_f64 v[4:5], -v[12:13], v[18:19], 1.0
	v_fma_f64 v[2:3], v[10:11], v[2:3], v[10:11]
	v_div_scale_f64 v[10:11], vcc, v[0:1], v[14:15], v[0:1]
	v_fma_f64 v[4:5], v[18:19], v[4:5], v[18:19]
	v_fma_f64 v[6:7], -v[8:9], v[2:3], 1.0
	v_div_scale_f64 v[18:19], s[0:1], v[14:15], s[4:5], v[14:15]
	v_fma_f64 v[2:3], v[2:3], v[6:7], v[2:3]
	v_fma_f64 v[6:7], -v[12:13], v[4:5], 1.0
	v_fma_f64 v[4:5], v[4:5], v[6:7], v[4:5]
	v_mul_f64 v[6:7], v[10:11], v[2:3]
	v_fma_f64 v[8:9], -v[8:9], v[6:7], v[10:11]
	v_mul_f64 v[10:11], v[18:19], v[4:5]
	v_div_fmas_f64 v[22:23], v[8:9], v[2:3], v[6:7]
	v_fma_f64 v[12:13], -v[12:13], v[10:11], v[18:19]
	v_max_f64 v[18:19], v[0:1], v[0:1]
	v_max_f64 v[6:7], v[14:15], v[14:15]
	s_mov_b64 vcc, s[0:1]
	v_fma_f64 v[2:3], -v[0:1], v[14:15], v[0:1]
	v_floor_f64_e32 v[8:9], v[0:1]
	s_movk_i32 s1, 0xfbf0
	s_brev_b32 s0, -2
	v_div_fmas_f64 v[10:11], v[12:13], v[4:5], v[10:11]
	v_add_u32_e32 v12, vcc, 48, v16
	v_min_f64 v[4:5], v[18:19], v[6:7]
	v_max_f64 v[6:7], v[18:19], v[6:7]
	v_addc_u32_e32 v13, vcc, 0, v17, vcc
	flat_store_dwordx4 v[12:13], v[2:5]
	v_add_u32_e32 v12, vcc, 64, v16
	v_mul_f64 v[2:3], v[0:1], v[14:15]
	v_div_fixup_f64 v[4:5], v[22:23], v[14:15], v[0:1]
	v_addc_u32_e32 v13, vcc, 0, v17, vcc
	flat_store_dwordx4 v[12:13], v[6:9]
	v_div_fixup_f64 v[10:11], v[10:11], s[4:5], v[14:15]
	v_add_f64 v[6:7], v[0:1], v[14:15]
	v_add_f64 v[8:9], v[0:1], -v[14:15]
	s_waitcnt vmcnt(2)
	v_fma_f64 v[12:13], v[0:1], v[14:15], v[20:21]
	v_add_u32_e32 v18, vcc, 16, v16
	v_addc_u32_e32 v19, vcc, 0, v17, vcc
	flat_store_dwordx4 v[18:19], v[2:5]
	s_mov_b32 s5, 0x300000
	v_add_u32_e32 v4, vcc, 32, v16
	v_addc_u32_e32 v5, vcc, 0, v17, vcc
	flat_store_dwordx4 v[16:17], v[6:9]
	flat_store_dwordx4 v[4:5], v[10:13]
	v_ldexp_f64 v[4:5], v[14:15], s1
	v_bfi_b32 v3, s0, v1, v15
	s_movk_i32 s0, 0x70
	v_add_u32_e32 v6, vcc, s0, v16
	v_addc_u32_e32 v7, vcc, 0, v17, vcc
	v_mov_b32_e32 v2, v0
	s_movk_i32 s0, 0x80
	flat_store_dwordx4 v[6:7], v[2:5]
	v_add_u32_e32 v6, vcc, s0, v16
	v_mul_f64 v[8:9], v[14:15], 1
	v_mul_f64 v[10:11], v[0:1], s[4:5]
	v_addc_u32_e32 v7, vcc, 0, v17, vcc
	v_ldexp_f64 v[2:3], v[14:15], 20
	v_cmp_lt_f64_e32 vcc, v[0:1], v[14:15]
	s_movk_i32 s0, 0x204
	v_cmp_class_f64_e64 s[0:1], v[20:21], s0
	s_mov_b32 s5, 0xc1cdcd65
	v_xor_b32_e32 v5, v11, v9
	v_xor_b32_e32 v4, v10, v8
	v_mov_b32_e32 v8, s4
	flat_store_dwordx4 v[6:7], v[2:5]
	v_cndmask_b32_e64 v9, 0, 1, vcc
	v_add_f64 v[2:3], v[0:1], -v[0:1]
	v_cmp_le_f64_e32 vcc, v[0:1], v[20:21]
	v_lshrrev_b32_e32 v7, 28, v24
	v_and_b32_e32 v10, 8, v7
	v_or_b32_e32 v9, v9, v10
	v_mov_b32_e32 v10, s5
	v_cndmask_b32_e64 v7, 0, 1, s[0:1]
	v_mov_b32_e32 v6, s4
	v_mov_b32_e32 v4, s4
	v_cndmask_b32_e64 v5, 0, 1, vcc
	v_cmp_u_f64_e32 vcc, v[2:3], v[2:3]
	v_lshlrev_b64 v[5:6], 1, v[5:6]
	v_mov_b32_e32 v3, s4
	v_lshlrev_b64 v[7:8], 4, v[7:8]
	v_or_b32_e32 v4, v4, v6
	v_or_b32_e32 v5, v9, v5
	v_cndmask_b32_e64 v2, 0, 1, vcc
	v_cmp_ngt_f64_e32 vcc, s[4:5], v[14:15]
	s_mov_b32 s5, 0x41cdcd65
	v_cmp_nlt_f64_e64 s[0:1], s[4:5], v[14:15]
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v11, s5
	v_or_b32_e32 v3, v4, v3
	v_or_b32_e32 v4, v5, v2
	v_or_b32_e32 v2, v3, v8
	v_cndmask_b32_e32 v10, v10, v15, vcc
	v_cvt_f32_f64_e32 v3, v[0:1]
	s_and_b64 vcc, s[0:1], vcc
	v_cndmask_b32_e64 v1, v11, v10, s[0:1]
	v_cndmask_b32_e32 v0, 0, v14, vcc
	v_cvt_i32_f64_e32 v0, v[0:1]
	v_or_b32_e32 v1, v4, v7
	v_cvt_f64_f32_e32 v[3:4], v3
	s_movk_i32 s0, 0x90
	v_cvt_f64_i32_e32 v[5:6], v0
	v_add_u32_e32 v7, vcc, s0, v16
	v_addc_u32_e32 v8, vcc, 0, v17, vcc
	v_xor_b32_e32 v4, v4, v6
	v_xor_b32_e32 v3, v3, v5
	flat_store_dwordx4 v[7:8], v[1:4]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel double_arith
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
		.amdhsa_next_free_vgpr 25
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
	.size	double_arith, .Lfunc_end0-double_arith
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
        .type_name:      'double*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'ulong*'
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
    .name:           double_arith
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         double_arith.kd
    .vgpr_count:     25
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
