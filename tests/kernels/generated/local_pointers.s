	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	local_pointers
	.globl	local_pointers
	.p2align	8
	.type	local_pointers,@function
local_pointers:
	s_load_dword s4, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	s_load_dword s5, s[6:7], 0x0
	s_load_dwordx2 s[2:3], s[6:7], 0x8
	s_load_dword s6, s[6:7], 0x1c
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	v_mul_lo_u32 v1, v0, s1
	v_lshlrev_b32_e32 v2, 2, v0
	v_add_u32_e32 v2, vcc, s5, v2
	s_mov_b32 m0, -1
	s_lshl_b32 s7, s4, 2
	ds_write_b32 v2, v1
	v_subrev_u32_e32 v1, vcc, s1, v0
	v_add_u32_e32 v3, vcc, s7, v2
	v_lshlrev_b32_e32 v4, 3, v0
	ds_write_b32 v3, v1
	v_lshlrev_b32_e32 v2, 1, v0
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v4, vcc, s0, v4
	ds_write_b64 v4, v[1:2]
	v_and_b32_e32 v1, 63, v0
	v_lshlrev_b32_e32 v2, 2, v1
	ds_write_b32 v2, v1
	v_not_b32_e32 v1, v0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_add_u32_e32 v5, vcc, s4, v1
	ds_read_b32 v1, v3
	v_lshlrev_b32_e32 v2, 2, v5
	v_add_u32_e32 v2, vcc, s5, v2
	ds_read_b32 v6, v2
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v7, v1, 3
	v_lshlrev_b32_e32 v1, 3, v5
	v_add_u32_e32 v1, vcc, s0, v1
	ds_read_b64 v[1:2], v1
	ds_read_b32 v4, v4
	s_waitcnt lgkmcnt(2)
	v_add_u32_e32 v6, vcc, v7, v6
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(1)
	v_ashrrev_i64 v[1:2], 33, v[1:2]
	v_mov_b32_e32 v2, s6
	v_add_u32_e32 v1, vcc, v6, v1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, vcc, v1, v4
	v_lshrrev_b32_e32 v1, 26, v5
	v_add_u32_e32 v1, vcc, v5, v1
	v_and_b32_e32 v1, 0x3fffffc0, v1
	v_sub_u32_e32 v1, vcc, v5, v1
	v_lshlrev_b32_e32 v1, 2, v1
	ds_read_b32 v5, v1
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[1:2], s[0:1], s4, v1, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, vcc, v4, v5
	v_add_u32_e32 v0, vcc, v1, v0
	v_addc_u32_e32 v1, vcc, 0, v2, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dword v[0:1], v3
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel local_pointers
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 80
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
		.amdhsa_next_free_vgpr 8
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
	.size	local_pointers, .Lfunc_end0-local_pointers
	.section	.AMDGPU.csdata
	.ident	"Debian clang version 14.0.6"
	.section	".note.GNU-stack"
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  local
        .offset:         0
        .pointee_align:  1
        .size:           4
        .type_name:      'int*'
        .value_kind:     dynamic_shared_pointer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  local
        .offset:         16
        .pointee_align:  1
        .size:           4
        .type_name:      'long*'
        .value_kind:     dynamic_shared_pointer
      - .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_z
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
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           local_pointers
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         local_pointers.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
