	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	wave_ops
	.globl	wave_ops
	.p2align	8
	.type	wave_ops,@function
wave_ops:
	s_load_dword s0, s[4:5], 0x4
	s_mov_b32 s2, 0x7feb352d
	s_mov_b32 s3, 0x846ca68b
	v_mov_b32_e32 v10, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add_u32_e32 v4, vcc, s8, v0
	v_xor_b32_sdwa v0, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v0, v0, s2
	v_mul_lo_u32 v9, v4, 20
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_lshrrev_b32_e32 v1, 15, v0
	v_xor_b32_e32 v0, v1, v0
	v_mul_lo_u32 v0, v0, s3
	v_mbcnt_lo_u32_b32 v1, -1, 0
	v_mbcnt_hi_u32_b32 v6, -1, v1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_xor_b32_sdwa v5, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshlrev_b64 v[0:1], 2, v[9:10]
	v_readlane_b32 s1, v5, 17
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_mul_u32_u24_e32 v2, 52, v6
	ds_bpermute_b32 v9, v2, v5 offset:20
	v_readfirstlane_b32 s0, v5
	v_lshlrev_b32_e32 v2, 2, v6
	v_mov_b32_e32 v7, s0
	v_mov_b32_e32 v8, s1
	v_xor_b32_e32 v2, 0x54, v2
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx4 v[0:1], v[6:9]
	ds_permute_b32 v6, v2, v5
	ds_swizzle_b32 v7, v5 offset:swizzle(SWAP,1)
	ds_swizzle_b32 v8, v5 offset:swizzle(QUAD_PERM,3,2,1,0)
	v_add_u32_e32 v2, vcc, 16, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_mov_b32_dpp v9, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx4 v[2:3], v[6:9]
	v_add_u32_e32 v2, vcc, 32, v0
	v_mov_b32_e32 v9, 7
	v_mov_b32_dpp v6, v5 row_ror:1 row_mask:0xf bank_mask:0xf
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_mov_b32_dpp v7, v5 row_mirror row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v8, v5 row_half_mirror row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v9, v5 row_shl:4 row_mask:0xf bank_mask:0xf
	flat_store_dwordx4 v[2:3], v[6:9]
	v_add_u32_e32 v2, vcc, 48, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_add_u32_dpp v9, vcc, v5, v5 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v6, 9
	s_nop 0
	v_add_u32_dpp v9, vcc, v9, v9 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v7, 11
	s_nop 0
	v_add_u32_dpp v9, vcc, v9, v9 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v8, 5
	s_nop 0
	v_add_u32_dpp v9, vcc, v9, v9 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v6, v5 wave_shr:1 row_mask:0xf bank_mask:0xf
	s_nop 0
	v_add_u32_dpp v9, vcc, v9, v9 row_bcast:15 row_mask:0xa bank_mask:0xf
	v_mov_b32_dpp v7, v5 wave_rol:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v8, v5 quad_perm:[2,3,0,1] row_mask:0x5 bank_mask:0x3
	v_add_u32_dpp v9, vcc, v9, v9 row_bcast:31 row_mask:0xc bank_mask:0xf
	flat_store_dwordx4 v[2:3], v[6:9]
	v_add_u32_e32 v2, vcc, 64, v0
	v_lshrrev_b32_e32 v6, 2, v5
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_and_b32_e32 v6, 1, v6
	v_mov_b32_e32 v9, v10
	v_cmp_eq_u32_e32 vcc, 1, v6
	flat_store_dwordx2 v[2:3], v[9:10]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
	v_and_b32_e32 v6, 0xff, v5
	s_movk_i32 s4, 0x64
	v_cmp_gt_u32_e64 s[4:5], s4, v6
	v_mbcnt_lo_u32_b32 v7, s4, 0
	v_mov_b32_e32 v6, s5
	v_xor_b32_e32 v7, s4, v7
	flat_store_dwordx2 v[2:3], v[6:7]
.LBB0_2:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v2, vcc, 5, v4
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s2
	v_add_u32_e32 v0, vcc, 0x48, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s3
	v_and_b32_e32 v3, 3, v4
	v_or_b32_e32 v3, 0x5040100, v3
	v_perm_b32 v3, v5, v4, v3
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_alignbyte_b32 v4, v5, v4, 3
	v_sad_u8 v2, v5, v2, 3
	v_add_u32_e32 v3, vcc, v4, v3
	s_xor_b32 s0, exec_hi, exec_lo
	v_bfe_u32 v5, v5, 5, 9
	v_add_u32_e32 v2, vcc, v3, v2
	v_add_u32_e32 v3, vcc, v2, v5
	v_mov_b32_e32 v2, s0
	flat_store_dwordx2 v[0:1], v[2:3]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel wave_ops
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
		.amdhsa_next_free_vgpr 11
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
	.size	wave_ops, .Lfunc_end0-wave_ops
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           wave_ops
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         wave_ops.kd
    .vgpr_count:     11
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
