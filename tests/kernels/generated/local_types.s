	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	local_types
	.globl	local_types
	.p2align	8
	.type	local_types,@function
local_types:
	s_load_dword s0, s[4:5], 0x4
	s_mov_b32 s2, 0xffff
	s_mov_b32 s1, 0x846ca68b
	s_mov_b32 m0, -1
	s_mov_b32 s3, 0x9c2d0d6f
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, s2
	s_mul_i32 s8, s8, s0
	v_add_u32_e32 v9, vcc, s8, v0
	v_xor_b32_sdwa v1, v9, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s0, 0x7feb352d
	v_mul_lo_u32 v1, v1, s0
	v_mad_u32_u24 v3, v0, 37, 11
	v_lshlrev_b32_e32 v8, 4, v0
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v2, v2, v1
	v_mul_lo_u32 v1, v2, s1
	v_mul_lo_u32 v2, v2, s3
	s_movk_i32 s3, 0x7f
	v_and_b32_e32 v10, s3, v3
	v_lshrrev_b32_e32 v7, 16, v1
	v_xor_b32_e32 v1, v7, v1
	v_lshrrev_b32_e32 v4, 8, v1
	v_mul_lo_u32 v5, v1, 3
	ds_write_b8 v0, v4 offset:7296
	v_lshlrev_b32_e32 v4, 1, v0
	ds_write_b16 v4, v1 offset:7424
	v_lshlrev_b32_e32 v4, 2, v0
	v_lshlrev_b32_e32 v6, 1, v1
	ds_write2st64_b32 v4, v1, v6 offset1:2
	v_lshlrev_b32_e32 v6, 2, v1
	ds_write2st64_b32 v4, v5, v6 offset0:4 offset1:6
	v_xor_b32_e32 v4, 0x9e3779b9, v1
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v4, v4, s0
	v_lshrrev_b32_e32 v5, 15, v2
	v_xor_b32_e32 v2, v5, v2
	v_mul_lo_u32 v2, v2, s1
	v_lshrrev_b32_e32 v5, 15, v4
	v_xor_b32_e32 v4, v5, v4
	v_cvt_f64_u32_e32 v[5:6], v1
	v_mul_lo_u32 v4, v4, s1
	s_mov_b32 s0, 0
	s_mov_b32 s1, 0x3fd00000
	v_mul_f64 v[5:6], v[5:6], s[0:1]
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v2, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshlrev_b32_e32 v4, 3, v0
	ds_write_b64 v4, v[2:3] offset:6144
	v_lshrrev_b32_e32 v2, 1, v1
	v_lshrrev_b32_e32 v3, 2, v1
	v_lshrrev_b32_e32 v4, 3, v1
	ds_write_b8 v0, v1 offset:7168
	ds_write_b128 v8, v[1:4] offset:2048
	ds_write_b8 v8, v7 offset:4096
	v_lshrrev_b32_e32 v2, 12, v1
	v_not_b32_e32 v1, v1
	v_lshlrev_b32_e32 v11, 4, v10
	ds_write_b16 v8, v2 offset:4098
	ds_write_b32 v8, v1 offset:4100
	ds_write_b64 v8, v[5:6] offset:4104
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read_u16 v12, v11 offset:4098
	ds_read_b32 v13, v11 offset:4100
	ds_read_b128 v[1:4], v11 offset:2048
	ds_read_b128 v[5:8], v8 offset:2048
	ds_read_u8 v14, v10 offset:7296
	v_mad_u32_u24 v0, v0, 37, 12
	v_and_b32_e32 v0, s3, v0
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v17, vcc, v6, v2
	v_add_u32_e32 v18, vcc, v5, v1
	v_lshlrev_b32_e32 v1, 3, v10
	v_lshlrev_b32_e32 v2, 3, v0
	v_add_u32_e32 v16, vcc, v7, v3
	ds_read_b64 v[0:1], v1 offset:6144
	ds_read_b64 v[2:3], v2 offset:6144
	v_add_u32_e32 v15, vcc, v8, v4
	v_lshlrev_b32_e32 v4, 1, v10
	ds_read_u16 v8, v4 offset:7424
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v0, vcc, v2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	v_mov_b32_e32 v3, 0
	v_lshlrev_b32_e32 v4, 2, v9
	v_mov_b32_e32 v5, v3
	v_lshlrev_b64 v[4:5], 3, v[4:5]
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v2, v5, vcc
	ds_read_u8 v2, v11 offset:4096
	ds_read_u8 v9, v10 offset:7168
	ds_read_b64 v[6:7], v11 offset:4104
	v_lshlrev_b32_e32 v11, 8, v14
	v_lshlrev_b32_e32 v10, 2, v10
	s_waitcnt lgkmcnt(2)
	v_and_b32_e32 v2, s2, v2
	v_lshlrev_b64 v[2:3], 16, v[2:3]
	v_bfe_i32 v12, v12, 0, 16
	s_waitcnt lgkmcnt(1)
	v_or_b32_e32 v3, v9, v3
	v_or_b32_e32 v3, v3, v11
	v_or_b32_sdwa v2, v2, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	ds_read2st64_b32 v[8:9], v10 offset1:2
	ds_read2st64_b32 v[10:11], v10 offset0:4 offset1:6
	flat_store_dwordx4 v[4:5], v[0:3]
	v_ashrrev_i32_e32 v14, 31, v12
	v_xor_b32_e32 v2, v16, v15
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v1, vcc, v9, v8
	v_add_u32_e32 v4, vcc, 16, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_add_u32_e32 v8, vcc, v13, v12
	v_addc_u32_e32 v9, vcc, 0, v14, vcc
	v_add_u32_e32 v6, vcc, v8, v6
	v_addc_u32_e32 v7, vcc, v9, v7, vcc
	v_add_u32_e32 v2, vcc, v6, v2
	v_addc_u32_e32 v6, vcc, 0, v7, vcc
	v_xor_b32_e32 v3, v18, v17
	v_add_u32_e32 v2, vcc, 0, v2
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v0, v11, v10
	v_addc_u32_e32 v3, vcc, v6, v3, vcc
	flat_store_dwordx4 v[4:5], v[0:3]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel local_types
		.amdhsa_group_segment_fixed_size 7680
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
		.amdhsa_next_free_vgpr 19
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
	.size	local_types, .Lfunc_end0-local_types
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
        .type_name:      'ulong*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 7680
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           local_types
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         local_types.kd
    .vgpr_count:     19
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
