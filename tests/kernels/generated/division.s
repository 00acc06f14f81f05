	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	division
	.globl	division
	.p2align	8
	.type	division,@function
division:
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx2 s[4:5], s[6:7], 0x0
	s_load_dword s1, s[6:7], 0xc
	v_lshlrev_b32_e32 v0, 5, v0
	s_mov_b32 s28, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_add_u32 s6, s4, 4
	s_addc_u32 s7, s5, 0
	s_add_u32 s10, s4, 8
	s_addc_u32 s11, s5, 0
	s_add_u32 s12, s4, 12
	s_addc_u32 s13, s5, 0
	s_add_u32 s14, s4, 16
	s_addc_u32 s15, s5, 0
	s_add_u32 s16, s4, 20
	s_mul_i32 s8, s8, s0
	s_addc_u32 s17, s5, 0
	s_lshl_b32 s0, s8, 5
	s_lshl_b32 s1, s1, 5
	s_add_i32 s1, s1, s0
	s_mov_b32 s8, 0xf40d8376
	s_mov_b32 s18, 0xbe769dc0
	s_mov_b32 s20, 0x29a4692b
	s_mov_b32 s24, 0x7569cd7a
	s_mov_b32 s26, 0x4a82e8cc
	v_add_u32_e32 v6, vcc, s1, v0
	s_brev_b32 s29, 8
	s_mov_b32 s30, 0x7feb352d
	s_mov_b32 s31, 0x846ca68b
	s_mov_b32 s33, 0x40900000
	s_mov_b32 s37, 0x6f800000
	s_brev_b32 s34, 1
	s_brev_b32 s35, -2
	s_mov_b32 s9, 0x3e9421f5
	v_mov_b32_e32 v7, 1
	s_mov_b32 s19, 0x3ea828c0
	s_mov_b32 s21, 0x3ea01b2b
	s_mov_b32 s23, 0x7ff00000
	s_mov_b32 s25, 0x3cc03684
	s_mov_b32 s27, 0x3cb092c0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v8, 0x2f800000
	v_mov_b32_e32 v9, 0xffffff80
	s_mov_b32 s36, s28
	s_branch .LBB0_2
.LBB0_1:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s36, s36, 2
	s_cmp_eq_u32 s36, 32
	s_cbranch_scc1 .LBB0_14
.LBB0_2:
	v_add_u32_e32 v12, vcc, s36, v6
	v_lshrrev_b32_e32 v1, 16, v12
	v_xor_b32_e32 v2, v1, v12
	v_mul_lo_u32 v2, v2, s30
	v_add_u32_e32 v3, vcc, 1, v12
	v_xor_b32_e32 v1, v1, v3
	v_lshrrev_b32_e32 v4, 15, v2
	v_xor_b32_e32 v2, v4, v2
	v_mul_lo_u32 v1, v1, s30
	v_mul_lo_u32 v2, v2, s31
	v_mov_b32_e32 v10, s33
	v_lshrrev_b32_e32 v3, 15, v1
	v_lshrrev_b32_e32 v4, 8, v2
	v_xor_b32_e32 v1, v3, v1
	v_xor_b32_sdwa v2, v2, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s31
	v_add_u32_e32 v4, vcc, 7, v12
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v4, v4, s30
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v2, vcc, 1, v2
	v_and_b32_e32 v1, 1, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_lshrrev_b32_e32 v5, 15, v4
	v_cndmask_b32_e32 v1, 1.0, v10, vcc
	v_xor_b32_e32 v4, v5, v4
	v_add_u32_e32 v5, vcc, 8, v12
	v_cvt_f64_u32_e32 v[2:3], v2
	v_mul_lo_u32 v4, v4, s31
	v_xor_b32_sdwa v5, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v5, v5, s30
	v_mul_f64 v[2:3], v[0:1], v[2:3]
	v_lshrrev_b32_e32 v1, 8, v4
	v_xor_b32_sdwa v1, v4, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_lshrrev_b32_e32 v4, 15, v5
	v_xor_b32_e32 v4, v4, v5
	v_mul_lo_u32 v11, v4, s31
	v_add_u32_e32 v1, vcc, 1, v1
	v_cvt_f64_u32_e32 v[4:5], v1
	v_xor_b32_sdwa v1, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v1, 1, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, 1.0, v10, vcc
	v_mul_f64 v[4:5], v[0:1], v[4:5]
	v_cvt_f32_f64_e32 v11, v[2:3]
	v_cvt_f32_f64_e32 v1, v[4:5]
	v_cmp_gt_f32_e64 vcc, |v1|, s37
	v_cndmask_b32_e32 v4, 1.0, v8, vcc
	v_mul_f32_e32 v5, v1, v4
	v_rcp_f32_e32 v5, v5
	v_cvt_f64_f32_e32 v[15:16], v1
	v_mul_f32_e32 v5, v11, v5
	v_mul_f32_e32 v10, v4, v5
	v_cvt_f64_f32_e32 v[13:14], v10
	v_cvt_f64_f32_e32 v[4:5], v11
	v_sqrt_f32_e32 v11, v11
	v_fma_f64 v[13:14], v[13:14], v[15:16], -v[4:5]
	v_and_b32_e32 v16, s35, v14
	v_mov_b32_e32 v15, v13
	v_div_scale_f64 v[17:18], s[0:1], v[4:5], v[4:5], v[15:16]
	v_div_scale_f64 v[15:16], vcc, v[15:16], v[4:5], v[15:16]
	v_rcp_f64_e32 v[19:20], v[17:18]
	v_fma_f64 v[21:22], -v[17:18], v[19:20], 1.0
	v_fma_f64 v[19:20], v[19:20], v[21:22], v[19:20]
	v_fma_f64 v[21:22], -v[17:18], v[19:20], 1.0
	v_fma_f64 v[19:20], v[19:20], v[21:22], v[19:20]
	v_mul_f64 v[21:22], v[15:16], v[19:20]
	v_fma_f64 v[15:16], -v[17:18], v[21:22], v[15:16]
	v_div_fmas_f64 v[15:16], v[15:16], v[19:20], v[21:22]
	v_div_fixup_f64 v[13:14], v[15:16], v[4:5], |v[13:14]|
	v_cmp_lt_f64_e32 vcc, s[8:9], v[13:14]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_4
	v_mov_b32_e32 v14, s5
	v_mov_b32_e32 v13, s4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[13:14], v7
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_4:
	s_or_b64 exec, exec, s[0:1]
	v_cvt_f64_f32_e32 v[13:14], v11
	v_xor_b32_e32 v16, s34, v5
	v_mov_b32_e32 v15, v4
	v_fma_f64 v[13:14], v[13:14], v[13:14], v[15:16]
	v_and_b32_e32 v16, s35, v14
	v_mov_b32_e32 v15, v13
	v_div_scale_f64 v[17:18], s[0:1], v[4:5], v[4:5], v[15:16]
	v_div_scale_f64 v[15:16], vcc, v[15:16], v[4:5], v[15:16]
	v_rcp_f64_e32 v[19:20], v[17:18]
	v_fma_f64 v[21:22], -v[17:18], v[19:20], 1.0
	v_fma_f64 v[19:20], v[19:20], v[21:22], v[19:20]
	v_fma_f64 v[21:22], -v[17:18], v[19:20], 1.0
	v_fma_f64 v[19:20], v[19:20], v[21:22], v[19:20]
	v_mul_f64 v[21:22], v[15:16], v[19:20]
	v_fma_f64 v[15:16], -v[17:18], v[21:22], v[15:16]
	v_div_fmas_f64 v[15:16], v[15:16], v[19:20], v[21:22]
	v_div_fixup_f64 v[13:14], v[15:16], v[4:5], |v[13:14]|
	v_cmp_lt_f64_e32 vcc, s[18:19], v[13:14]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_6
	v_mov_b32_e32 v14, s7
	v_mov_b32_e32 v13, s6
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[13:14], v7
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_6:
	s_or_b64 exec, exec, s[0:1]
	v_div_scale_f32 v1, s[0:1], v11, v11, 1.0
	v_div_scale_f32 v13, vcc, 1.0, v11, 1.0
	v_rcp_f32_e32 v14, v1
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v15, -v1, v14, 1.0
	v_fma_f32 v14, v15, v14, v14
	v_mul_f32_e32 v15, v13, v14
	v_fma_f32 v16, -v1, v15, v13
	v_fma_f32 v15, v16, v14, v15
	v_fma_f32 v1, -v1, v15, v13
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s28
	v_div_fmas_f32 v1, v1, v14, v15
	v_div_fixup_f32 v1, v1, v11, 1.0
	v_cvt_f64_f32_e32 v[13:14], v1
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 0
	v_mul_f64 v[13:14], v[13:14], v[13:14]
	v_fma_f64 v[4:5], v[13:14], v[4:5], -1.0
	v_cmp_gt_f64_e64 s[2:3], |v[4:5]|, s[20:21]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_8
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v7
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_8:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v1, vcc, 5, v12
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s30
	v_add_u32_e32 v4, vcc, 6, v12
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v5, 15, v1
	v_xor_b32_e32 v1, v5, v1
	v_mul_lo_u32 v4, v4, s30
	v_mul_lo_u32 v1, v1, s31
	s_mov_b32 s22, s28
	v_lshrrev_b32_e32 v5, 15, v4
	v_lshrrev_b32_e32 v12, 8, v1
	v_xor_b32_e32 v4, v5, v4
	v_xor_b32_sdwa v1, v1, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_mul_lo_u32 v12, v4, s31
	v_add_u32_e32 v1, vcc, 1, v1
	v_cvt_f64_u32_e32 v[4:5], v1
	v_xor_b32_sdwa v1, v12, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v1, 1, v1
	v_mov_b32_e32 v12, s33
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, 1.0, v12, vcc
	v_mul_f64 v[4:5], v[0:1], v[4:5]
	v_div_scale_f64 v[12:13], s[0:1], v[4:5], v[4:5], 1.0
	v_rcp_f64_e32 v[14:15], v[12:13]
	v_fma_f64 v[16:17], -v[12:13], v[14:15], 1.0
	v_fma_f64 v[14:15], v[14:15], v[16:17], v[14:15]
	v_div_scale_f64 v[16:17], vcc, 1.0, v[4:5], 1.0
	v_fma_f64 v[18:19], -v[12:13], v[14:15], 1.0
	v_fma_f64 v[14:15], v[14:15], v[18:19], v[14:15]
	v_mul_f64 v[18:19], v[16:17], v[14:15]
	v_fma_f64 v[12:13], -v[12:13], v[18:19], v[16:17]
	v_div_fmas_f64 v[12:13], v[12:13], v[14:15], v[18:19]
	v_div_fixup_f64 v[4:5], v[12:13], v[4:5], 1.0
	v_add_f64 v[1:2], v[2:3], v[4:5]
	v_cmp_gt_f64_e32 vcc, s[28:29], v[1:2]
	v_cmp_eq_f64_e64 s[0:1], s[22:23], v[1:2]
	v_cmp_eq_f64_e64 s[2:3], 0, v[1:2]
	v_cndmask_b32_e64 v3, 0, 1, vcc
	v_lshlrev_b32_e32 v3, 8, v3
	v_ldexp_f64 v[3:4], v[1:2], v3
	v_cndmask_b32_e32 v5, 0, v9, vcc
	s_or_b64 vcc, s[0:1], s[2:3]
	v_rsq_f64_e32 v[12:13], v[3:4]
	v_mul_f64 v[14:15], v[3:4], v[12:13]
	v_mul_f64 v[12:13], v[12:13], 0.5
	v_fma_f64 v[16:17], -v[12:13], v[14:15], 0.5
	v_fma_f64 v[14:15], v[14:15], v[16:17], v[14:15]
	v_fma_f64 v[12:13], v[12:13], v[16:17], v[12:13]
	v_fma_f64 v[16:17], -v[14:15], v[14:15], v[3:4]
	v_fma_f64 v[14:15], v[16:17], v[12:13], v[14:15]
	v_fma_f64 v[16:17], -v[14:15], v[14:15], v[3:4]
	v_fma_f64 v[12:13], v[16:17], v[12:13], v[14:15]
	v_mul_f64 v[14:15], v[1:2], s[24:25]
	v_ldexp_f64 v[12:13], v[12:13], v5
	v_cndmask_b32_e32 v4, v13, v4, vcc
	v_cndmask_b32_e32 v3, v12, v3, vcc
	v_fma_f64 v[12:13], v[3:4], v[3:4], -v[1:2]
	v_cmp_gt_f64_e64 s[2:3], |v[12:13]|, v[14:15]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_10
	v_mov_b32_e32 v12, s12
	v_mov_b32_e32 v13, s13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[12:13], v7
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_10:
	s_or_b64 exec, exec, s[0:1]
	v_div_scale_f64 v[12:13], s[0:1], v[3:4], v[3:4], v[1:2]
	v_rcp_f64_e32 v[14:15], v[12:13]
	v_fma_f64 v[16:17], -v[12:13], v[14:15], 1.0
	v_fma_f64 v[14:15], v[14:15], v[16:17], v[14:15]
	v_div_scale_f64 v[16:17], vcc, v[1:2], v[3:4], v[1:2]
	v_fma_f64 v[18:19], -v[12:13], v[14:15], 1.0
	v_fma_f64 v[14:15], v[14:15], v[18:19], v[14:15]
	v_mul_f64 v[18:19], v[16:17], v[14:15]
	v_fma_f64 v[12:13], -v[12:13], v[18:19], v[16:17]
	v_div_fmas_f64 v[12:13], v[12:13], v[14:15], v[18:19]
	v_xor_b32_e32 v15, s34, v2
	v_mov_b32_e32 v14, v1
	v_div_fixup_f64 v[12:13], v[12:13], v[3:4], v[1:2]
	v_mul_f64 v[1:2], v[1:2], s[26:27]
	v_fma_f64 v[12:13], v[12:13], v[3:4], v[14:15]
	v_cmp_gt_f64_e64 s[2:3], |v[12:13]|, v[1:2]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_12
	v_mov_b32_e32 v1, s14
	v_mov_b32_e32 v2, s15
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[1:2], v7
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_12:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_ge_f64_e32 vcc, 0, v[3:4]
	v_mul_f32_e32 v1, 0, v10
	v_cmp_neq_f32_e64 s[0:1], 0, v1
	v_cmp_ge_f32_e64 s[2:3], 0, v11
	s_or_b64 s[0:1], s[0:1], s[2:3]
	s_or_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_1
	v_mov_b32_e32 v1, s16
	v_mov_b32_e32 v2, s17
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[1:2], v7
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_1
.LBB0_14:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel division
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
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 38
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
	.size	division, .Lfunc_end0-division
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
    .name:           division
    .private_segment_fixed_size: 0
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         division.kd
    .vgpr_count:     23
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
