	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	bits
	.globl	bits
	.p2align	8
	.type	bits,@function
bits:
	s_load_dword s0, s[4:5], 0x4
	s_mov_b32 s2, 0xffff
	s_mov_b32 s3, 0x33333333
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, s2
	s_mul_i32 s8, s8, s0
	v_add_u32_e32 v8, vcc, s8, v0
	v_xor_b32_sdwa v0, v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s0, 0x7feb352d
	v_mul_lo_u32 v0, v0, s0
	v_not_b32_e32 v1, v8
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s0
	v_lshrrev_b32_e32 v2, 15, v0
	v_xor_b32_e32 v0, v2, v0
	s_mov_b32 s0, 0x846ca68b
	v_mul_lo_u32 v2, v0, s0
	v_lshrrev_b32_e32 v0, 15, v1
	v_xor_b32_e32 v0, v0, v1
	v_mul_lo_u32 v1, v0, s0
	v_mul_lo_u32 v0, v8, 12
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_xor_b32_sdwa v9, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v10, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v4, vcc, s0, v0
	s_mov_b32 s0, 0x7020500
	v_lshrrev_b32_e32 v3, 3, v10
	v_addc_u32_e32 v5, vcc, v2, v1, vcc
	v_bfe_u32 v0, v9, 5, 10
	v_bfe_i32 v1, v9, 15, 10
	v_perm_b32 v2, v9, v10, s0
	v_bfi_b32 v3, v9, v10, v3
	flat_store_dwordx4 v[4:5], v[0:3]
	s_mov_b32 s0, 0x10203
	v_and_b32_e32 v3, s2, v9
	v_lshlrev_b32_e32 v12, 8, v3
	v_perm_b32 v1, 0, v9, s0
	v_or_b32_e32 v3, v12, v3
	s_mov_b32 s0, 0xff00ff
	v_and_b32_e32 v3, s0, v3
	v_lshlrev_b32_e32 v12, 4, v3
	v_or_b32_e32 v3, v12, v3
	s_mov_b32 s1, 0xf0f0f0f
	v_and_b32_e32 v3, s1, v3
	v_lshlrev_b32_e32 v12, 2, v3
	v_or_b32_e32 v3, v12, v3
	v_and_b32_e32 v3, s3, v3
	v_lshlrev_b32_e32 v12, 1, v3
	v_or_b32_e32 v3, v12, v3
	v_and_b32_e32 v12, s2, v10
	v_lshlrev_b32_e32 v13, 8, v12
	v_or_b32_e32 v12, v13, v12
	v_and_b32_e32 v12, s0, v12
	v_lshlrev_b32_e32 v13, 4, v12
	v_or_b32_e32 v12, v13, v12
	v_and_b32_e32 v12, s1, v12
	v_lshlrev_b32_e32 v13, 2, v12
	v_or_b32_e32 v12, v13, v12
	v_and_b32_e32 v12, s3, v12
	v_sub_u32_e32 v0, vcc, 0, v8
	v_lshlrev_b32_e32 v13, 2, v12
	v_lshlrev_b32_e32 v12, 1, v12
	v_add_u32_e32 v6, vcc, 16, v4
	v_or_b32_e32 v12, v13, v12
	s_mov_b32 s0, 0x55555555
	v_alignbit_b32 v0, v9, v9, v0
	v_addc_u32_e32 v7, vcc, 0, v5, vcc
	v_bfrev_b32_e32 v2, v9
	v_bfi_b32 v3, s0, v3, v12
	flat_store_dwordx4 v[6:7], v[0:3]
	v_bfrev_b32_e32 v6, 4
	v_bfe_i32 v0, v9, 8, 8
	v_bfe_i32 v1, v10, 4, 16
	v_add_u32_e32 v0, vcc, v0, v1
	v_add_u32_e32 v4, vcc, 32, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_lshrrev_b32_e32 v1, v8, v9
	v_ffbh_u32_sdwa v2, v1 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD
	v_mov_b32_e32 v3, 0x200000
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, v3, v2, vcc
	v_lshlrev_b32_e32 v2, v8, v10
	v_ffbl_b32_sdwa v3, v2 dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:DWORD
	v_cmp_ne_u32_e32 vcc, 0, v2
	v_cndmask_b32_e32 v2, v6, v3, vcc
	v_bcnt_u32_b32 v6, v10, 0
	v_bcnt_u32_b32 v6, v9, v6
	v_bcnt_u32_b32 v3, v9, 0
	v_lshlrev_b32_e32 v6, 8, v6
	v_or_b32_e32 v3, v6, v3
	v_or_b32_e32 v1, v3, v1
	v_not_b32_e32 v11, v9
	v_or_b32_e32 v1, v1, v2
	v_xor_b32_e32 v2, v9, v10
	v_add_u32_e32 v3, vcc, v9, v10
	v_and_b32_e32 v2, v2, v3
	v_add_u32_e32 v3, vcc, v10, v11
	v_and_b32_e32 v2, v2, v3
	v_sub_u32_e32 v3, vcc, 0, v9
	v_add_u32_e32 v6, vcc, -1, v10
	v_and_b32_e32 v3, v9, v3
	v_and_b32_e32 v6, v6, v10
	v_xor_b32_e32 v3, v6, v3
	flat_store_dwordx4 v[4:5], v[0:3]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bits
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
		.amdhsa_next_free_vgpr 14
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
	.size	bits, .Lfunc_end0-bits
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
    .name:           bits
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         bits.kd
    .vgpr_count:     14
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
