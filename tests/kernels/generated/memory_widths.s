	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	memory_widths
	.globl	memory_widths
	.p2align	8
	.type	memory_widths,@function
memory_widths:
	s_load_dword s0, s[4:5], 0x4
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v9, v5
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add_u32_e32 v4, vcc, s8, v0
	v_mul_lo_u32 v0, v4, 3
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	s_movk_i32 s6, 0x7f
	v_lshlrev_b64 v[2:3], 1, v[4:5]
	v_and_b32_e32 v0, s6, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mov_b32_e32 v7, s1
	v_add_u32_e32 v6, vcc, s0, v2
	v_addc_u32_e32 v7, vcc, v7, v3, vcc
	flat_load_ubyte v18, v[0:1]
	flat_load_ushort v19, v[6:7]
	v_and_b32_e32 v0, 7, v4
	v_lshlrev_b32_e32 v0, 4, v0
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_lshlrev_b64 v[10:11], 5, v[4:5]
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mov_b32_e32 v12, s5
	v_lshrrev_b32_e32 v8, 1, v4
	v_add_u32_e32 v10, vcc, s4, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	v_lshlrev_b64 v[12:13], 2, v[8:9]
	v_mov_b32_e32 v14, s1
	v_add_u32_e32 v12, vcc, s0, v12
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	v_sub_u32_e32 v9, vcc, s6, v4
	flat_load_dwordx4 v[0:3], v[0:1]
	flat_load_dword v20, v[12:13]
	v_mov_b32_e32 v15, s1
	v_add_u32_e32 v14, vcc, s0, v9
	v_addc_u32_e32 v15, vcc, 0, v15, vcc
	v_add_u32_e32 v16, vcc, 2, v10
	v_addc_u32_e32 v17, vcc, 0, v11, vcc
	v_mov_b32_e32 v13, v5
	v_sub_u32_e32 v12, vcc, 63, v4
	v_lshlrev_b64 v[12:13], 1, v[12:13]
	v_mov_b32_e32 v9, s1
	v_add_u32_e32 v12, vcc, s0, v12
	v_addc_u32_e32 v13, vcc, v9, v13, vcc
	v_and_b32_e32 v9, 15, v4
	v_lshlrev_b32_e32 v9, 3, v9
	v_mov_b32_e32 v5, s1
	v_and_b32_e32 v8, 0x7ffffffc, v8
	s_waitcnt vmcnt(3)
	flat_store_byte v[10:11], v18
	s_waitcnt vmcnt(3)
	flat_store_short v[16:17], v19
	flat_load_sbyte v18, v[14:15]
	v_add_u32_e32 v14, vcc, s0, v9
	v_addc_u32_e32 v15, vcc, 0, v5, vcc
	v_add_u32_e32 v16, vcc, 16, v10
	v_addc_u32_e32 v17, vcc, 0, v11, vcc
	flat_load_dwordx2 v[14:15], v[14:15]
	flat_load_ushort v5, v[12:13]
	s_waitcnt vmcnt(6)
	v_add_u32_e32 v13, vcc, v1, v2
	v_and_b32_e32 v1, -4, v4
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_xor_b32_e32 v12, v0, v3
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v8, vcc, s0, v8
	v_addc_u32_e32 v9, vcc, 0, v3, vcc
	flat_store_dwordx2 v[16:17], v[12:13]
	v_lshrrev_b32_e32 v0, v4, v0
	s_waitcnt vmcnt(3)
	v_add_u32_e32 v3, vcc, v20, v18
	v_add_u32_e32 v12, vcc, 4, v10
	v_addc_u32_e32 v13, vcc, 0, v11, vcc
	flat_store_dword v[12:13], v3
	flat_load_dword v3, v[1:2]
	flat_load_dword v16, v[8:9]
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v4
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	s_waitcnt vmcnt(4)
	v_bfe_i32 v5, v5, 0, 16
	v_ashrrev_i32_e32 v9, 31, v5
	v_add_u32_e32 v8, vcc, v14, v5
	v_addc_u32_e32 v9, vcc, v15, v9, vcc
	v_add_u32_e32 v12, vcc, 8, v10
	v_addc_u32_e32 v13, vcc, 0, v11, vcc
	v_add_u32_e32 v10, vcc, 24, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	flat_store_dwordx2 v[12:13], v[8:9]
	v_mov_b32_e32 v5, s3
	s_waitcnt vmcnt(1)
	v_sub_u32_e32 v3, vcc, v3, v16
	flat_store_dword v[10:11], v3
	flat_load_ubyte v3, v[1:2]
	v_add_u32_e32 v1, vcc, 1, v4
	v_mov_b32_e32 v2, s1
	v_lshlrev_b32_e32 v10, 2, v4
	v_add_u32_e32 v1, vcc, s0, v1
	v_or_b32_e32 v8, 1, v10
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_add_u32_e32 v8, vcc, s2, v8
	v_addc_u32_e32 v9, vcc, 0, v5, vcc
	v_mov_b32_e32 v5, s1
	s_waitcnt vmcnt(0)
	flat_store_byte v[8:9], v3
	flat_load_ubyte v3, v[1:2]
	v_add_u32_e32 v8, vcc, 2, v4
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v1, vcc, s2, v10
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_add_u32_e32 v8, vcc, s0, v8
	v_addc_u32_e32 v9, vcc, 0, v5, vcc
	v_mov_b32_e32 v5, s3
	s_waitcnt vmcnt(0)
	v_add_u16_e32 v3, 1, v3
	flat_store_byte v[1:2], v3
	flat_load_ubyte v3, v[8:9]
	v_add_u32_e32 v1, vcc, 3, v4
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_or_b32_e32 v8, 3, v10
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_add_u32_e32 v8, vcc, s2, v8
	v_addc_u32_e32 v9, vcc, 0, v5, vcc
	v_lshlrev_b32_e32 v5, 1, v4
	s_movk_i32 s0, 0x100
	s_waitcnt vmcnt(0)
	v_add_u16_e32 v3, 2, v3
	flat_store_byte v[8:9], v3
	flat_load_ubyte v3, v[1:2]
	v_or_b32_e32 v1, 2, v10
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v1, vcc, s2, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	s_waitcnt vmcnt(0)
	v_add_u16_e32 v3, 3, v3
	flat_store_byte v[1:2], v3
	flat_load_ushort v3, v[6:7]
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v6, vcc, s2, v4
	v_addc_u32_e32 v7, vcc, 0, v2, vcc
	v_mov_b32_e32 v1, s3
	v_add_u32_e32 v2, vcc, s2, v5
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_add_u32_e32 v1, vcc, s0, v2
	v_addc_u32_e32 v2, vcc, 0, v5, vcc
	v_add_u32_e32 v5, vcc, 0x180, v6
	v_addc_u32_e32 v6, vcc, 0, v7, vcc
	s_waitcnt vmcnt(0)
	v_mul_lo_u16_e32 v3, 3, v3
	flat_store_short v[1:2], v3
	flat_store_byte v[5:6], v0
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel memory_widths
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
		.amdhsa_next_free_vgpr 21
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
	.size	memory_widths, .Lfunc_end0-memory_widths
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
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'struct packet*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           memory_widths
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         memory_widths.kd
    .vgpr_count:     21
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
