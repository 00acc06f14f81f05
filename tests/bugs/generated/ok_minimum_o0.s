	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	ok_minimum_o0
	.globl	ok_minimum_o0
	.p2align	8
	.type	ok_minimum_o0,@function
ok_minimum_o0:
.Lfunc_begin0:
	.file	0 "." "ok_minimum_o0.cl" md5 0x3b89ecb917a4b7d80259288ac3177751
	.loc	0 7 0
	.cfi_sections .debug_frame
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_load_dwordx2 s[16:17], s[8:9], 0x0
	s_load_dwordx2 s[12:13], s[8:9], 0x8
	s_load_dwordx2 s[10:11], s[8:9], 0x10
	s_load_dwordx2 s[6:7], s[8:9], 0x18
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s15, s17
	v_mov_b32_e32 v1, s15
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	s_mov_b32 s15, s16
	v_mov_b32_e32 v1, s15
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s15, s13
	v_mov_b32_e32 v1, s15
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	v_mov_b32_e32 v1, s12
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	s_mov_b32 s12, s11
	v_mov_b32_e32 v1, s12
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v1, s10
	buffer_store_dword v1, off, s[0:3], s33 offset:24
	s_mov_b32 s10, s7
	v_mov_b32_e32 v1, s10
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:32
.Ltmp0:
	.loc	0 8 13 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_mov_b32 s5, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s4, s5
	s_load_dword s4, s[8:9], 0x24
	s_mul_i32 s5, s5, s14
	v_add_u32_e64 v0, s[6:7], s5, v0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v0, s[4:5], v0, s4
	.loc	0 8 9 is_stmt 0
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	.loc	0 9 45 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	.loc	0 9 54 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	.loc	0 9 18
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	flat_atomic_smin v0, v[0:1], v2 glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	.loc	0 9 9
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	.loc	0 11 32 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	s_mov_b64 s[6:7], 4
	v_mov_b32_e32 v0, v1
	s_mov_b32 s4, s6
	v_mov_b32_e32 v1, v2
	s_mov_b32 s6, s7
	v_add_u32_e64 v0, s[4:5], v0, s4
	v_mov_b32_e32 v2, s6
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	.loc	0 11 41 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	.loc	0 11 5
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	flat_atomic_smax v0, v[0:1], v2 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	.loc	0 12 32 is_stmt 1
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	.loc	0 12 38 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_mov_b32 s6, 31
	.loc	0 12 40
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e64 v0, s6, v2
	v_add_u32_e64 v0, s[4:5], v2, v0
	s_mov_b32 s5, -2
	v_and_b32_e64 v0, v0, s5
	v_sub_u32_e64 v0, s[8:9], v2, v0
	.loc	0 12 32
	v_ashrrev_i32_e64 v3, 31, v0
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[8:9], v0, v4
	v_addc_u32_e64 v3, s[8:9], v1, v3, s[8:9]
	v_mov_b32_e32 v1, v3
	.loc	0 12 5
	buffer_store_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	flat_atomic_umin v0, v[0:1], v2 glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	.loc	0 13 32 is_stmt 1
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v0
	.loc	0 13 38 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v0
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v1
	.loc	0 13 40
	v_lshrrev_b32_e64 v1, s6, v0
	v_add_u32_e64 v1, s[6:7], v0, v1
	v_and_b32_e64 v1, v1, s5
	v_sub_u32_e64 v0, s[6:7], v0, v1
	.loc	0 13 32
	v_ashrrev_i32_e64 v4, 31, v0
	v_mov_b32_e32 v1, v4
	s_mov_b32 s5, 3
	v_lshlrev_b64 v[6:7], s5, v[0:1]
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v4, v7
	v_add_u32_e64 v0, s[6:7], v0, v5
	v_addc_u32_e64 v4, s[6:7], v1, v4, s[6:7]
	v_mov_b32_e32 v1, v4
	.loc	0 13 5
	v_mov_b32_e32 v4, v3
	buffer_store_dword v4, off, s[0:3], s33 offset:76
	buffer_store_dword v2, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	buffer_load_dword v4, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v4
	flat_atomic_smax_x2 v[0:1], v[0:1], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:84
	buffer_store_dword v0, off, s[0:3], s33 offset:80
	.loc	0 14 14 is_stmt 1
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	.loc	0 14 5 is_stmt 0
	buffer_load_dword v7, off, s[0:3], s33 offset:32
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	.loc	0 14 9
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v3, 31, v0
	v_mov_b32_e32 v1, v3
	.loc	0 14 5
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 14 12
	flat_store_dword v[0:1], v2
	.loc	0 15 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ok_minimum_o0
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 88
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 0
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
	.size	ok_minimum_o0, .Lfunc_end0-ok_minimum_o0
	.cfi_endproc
	.section	.AMDGPU.csdata
	.ident	"Debian clang version 14.0.6"
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
        .type_name:      'atomic_int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'atomic_uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'atomic_long*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
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
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ok_minimum_o0
    .private_segment_fixed_size: 88
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         ok_minimum_o0.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
