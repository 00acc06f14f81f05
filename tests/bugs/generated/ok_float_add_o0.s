	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	ok_float_add_o0
	.globl	ok_float_add_o0
	.p2align	8
	.type	ok_float_add_o0,@function
ok_float_add_o0:
.Lfunc_begin0:
	.file	0 "." "ok_float_add_o0.cl" md5 0x9fb3842306587101708b5db23cf10dd6
	.loc	0 8 0
	.cfi_sections .debug_frame
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v13, s14, 0
	v_writelane_b32 v13, s8, 1
	v_writelane_b32 v13, s9, 2
	s_mov_b64 s[6:7], s[4:5]
	v_readlane_b32 s4, v13, 1
	v_readlane_b32 s5, v13, 2
	v_writelane_b32 v13, s6, 3
	v_writelane_b32 v13, s7, 4
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	s_load_dwordx2 s[10:11], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x8
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_load_dwordx2 s[4:5], s[4:5], 0x18
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s12, s11
	v_mov_b32_e32 v1, s12
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v1, s10
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s10, s9
	v_mov_b32_e32 v1, s10
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	v_mov_b32_e32 v1, s8
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	s_mov_b32 s8, s7
	v_mov_b32_e32 v1, s8
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:24
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:36
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:32
.Ltmp0:
	.loc	0 9 10 prologue_end
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	.loc	0 10 46
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, v0
	buffer_store_dword v2, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:92
	v_mov_b32_e32 v2, 1.0
	.loc	0 10 20 is_stmt 0
	buffer_store_dword v2, off, s[0:3], s33 offset:48
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	.loc	0 10 46
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:84
	.loc	0 10 20
	flat_load_dword v0, v[0:1]
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v13, s4, 5
	v_writelane_b32 v13, s5, 6
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:80
.LBB0_1:
	.loc	0 0 20
	buffer_load_dword v1, off, s[0:3], s33 offset:80
	v_readlane_b32 s6, v13, 5
	v_readlane_b32 s7, v13, 6
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	buffer_load_dword v3, off, s[0:3], s33 offset:92
	buffer_load_dword v0, off, s[0:3], s33 offset:84
	.loc	0 10 20
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v4, v1, v0
	v_mov_b32_e32 v5, v1
	buffer_store_dword v4, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, off, s[0:3], s33 offset:108
	flat_atomic_cmpswap v0, v[2:3], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], v0, v1
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v13, s6, 5
	v_writelane_b32 v13, s7, 6
	v_mov_b32_e32 v1, v0
	buffer_store_dword v1, off, s[0:3], s33 offset:80
	buffer_store_dword v0, off, s[0:3], s33 offset:100
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v13, s6, 7
	v_writelane_b32 v13, s7, 8
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_1
	.loc	0 0 20
	v_readlane_b32 s4, v13, 7
	v_readlane_b32 s5, v13, 8
	s_or_b64 exec, exec, s[4:5]
	.loc	0 10 20
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:52
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	.loc	0 10 11
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	.loc	0 12 32 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 12 37 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 3
	.loc	0 12 39
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v0, s4
	.loc	0 12 32
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:120
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:124
	v_mov_b32_e32 v2, 2.0
	.loc	0 12 5
	buffer_store_dword v2, off, s[0:3], s33 offset:56
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:116
	flat_load_dword v0, v[0:1]
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v13, s4, 9
	v_writelane_b32 v13, s5, 10
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:112
.LBB0_4:
	.loc	0 0 5
	buffer_load_dword v1, off, s[0:3], s33 offset:112
	v_readlane_b32 s6, v13, 9
	v_readlane_b32 s7, v13, 10
	buffer_load_dword v2, off, s[0:3], s33 offset:120
	buffer_load_dword v3, off, s[0:3], s33 offset:124
	buffer_load_dword v0, off, s[0:3], s33 offset:116
	.loc	0 12 5
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v4, v1, v0
	v_mov_b32_e32 v5, v1
	buffer_store_dword v4, off, s[0:3], s33 offset:132
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, off, s[0:3], s33 offset:136
	s_waitcnt vmcnt(0)
	flat_atomic_cmpswap v0, v[2:3], v[4:5] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e64 s[4:5], v0, v1
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v13, s6, 9
	v_writelane_b32 v13, s7, 10
	v_mov_b32_e32 v1, v0
	buffer_store_dword v1, off, s[0:3], s33 offset:112
	buffer_store_dword v0, off, s[0:3], s33 offset:128
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v13, s6, 11
	v_writelane_b32 v13, s7, 12
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_4
	.loc	0 0 5
	v_readlane_b32 s4, v13, 11
	v_readlane_b32 s5, v13, 12
	s_or_b64 exec, exec, s[4:5]
	.loc	0 12 5
	buffer_load_dword v0, off, s[0:3], s33 offset:128
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	.loc	0 13 32 is_stmt 1
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	.loc	0 13 37 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 1
	.loc	0 13 39
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v0, s4
	.loc	0 13 32
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 3
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_u32_e64 v0, s[4:5], v0, v3
	v_addc_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:156
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:160
	s_mov_b64 s[4:5], 1.0
	.loc	0 13 5
	s_mov_b32 s6, s5
	v_mov_b32_e32 v2, s6
	buffer_store_dword v2, off, s[0:3], s33 offset:68
	v_mov_b32_e32 v2, s4
	buffer_store_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v4, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v4
	buffer_store_dword v2, off, s[0:3], s33 offset:148
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:152
	flat_load_dwordx2 v[0:1], v[0:1]
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v13, s4, 13
	v_writelane_b32 v13, s5, 14
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:140
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:144
.LBB0_7:
	.loc	0 0 5
	buffer_load_dword v2, off, s[0:3], s33 offset:140
	buffer_load_dword v3, off, s[0:3], s33 offset:144
	v_readlane_b32 s6, v13, 13
	v_readlane_b32 s7, v13, 14
	buffer_load_dword v0, off, s[0:3], s33 offset:156
	buffer_load_dword v1, off, s[0:3], s33 offset:160
	buffer_load_dword v4, off, s[0:3], s33 offset:148
	buffer_load_dword v5, off, s[0:3], s33 offset:152
	.loc	0 13 5
	s_waitcnt vmcnt(0)
	v_add_f64 v[4:5], v[2:3], -v[4:5]
	v_mov_b32_e32 v10, v5
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v5, v10
	v_mov_b32_e32 v6, v9
	v_mov_b32_e32 v7, v8
	buffer_store_dword v4, off, s[0:3], s33 offset:172
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, off, s[0:3], s33 offset:176
	buffer_store_dword v6, off, s[0:3], s33 offset:180
	buffer_store_dword v7, off, s[0:3], s33 offset:184
	flat_atomic_cmpswap_x2 v[0:1], v[0:1], v[4:7] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[4:5], v[0:1], v[2:3]
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v13, s6, 13
	v_writelane_b32 v13, s7, 14
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, v0
	buffer_store_dword v2, off, s[0:3], s33 offset:140
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:144
	buffer_store_dword v0, off, s[0:3], s33 offset:164
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:168
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v13, s6, 15
	v_writelane_b32 v13, s7, 16
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_7
	.loc	0 0 5
	v_readlane_b32 s4, v13, 15
	v_readlane_b32 s5, v13, 16
	s_or_b64 exec, exec, s[4:5]
	.loc	0 13 5
	buffer_load_dword v5, off, s[0:3], s33 offset:96
	v_readlane_b32 s8, v13, 0
	v_readlane_b32 s6, v13, 1
	v_readlane_b32 s7, v13, 2
	v_readlane_b32 s4, v13, 3
	v_readlane_b32 s5, v13, 4
	buffer_load_dword v0, off, s[0:3], s33 offset:164
	buffer_load_dword v1, off, s[0:3], s33 offset:168
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:76
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	.loc	0 14 29 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:44
	s_mov_b32 s12, 0
	.loc	0 14 36 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ge_f32_e64 s[10:11], v0, s12
	s_mov_b32 s9, 1.0
	.loc	0 14 29
	v_mov_b32_e32 v0, s12
	v_mov_b32_e32 v1, s9
	v_cndmask_b32_e64 v2, v0, v1, s[10:11]
	.loc	0 14 5
	buffer_load_dword v7, off, s[0:3], s33 offset:32
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	.loc	0 14 9
	s_load_dword s4, s[4:5], 0x4
	s_mov_b32 s5, 0xffff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s4, s5
	s_load_dword s6, s[6:7], 0x24
	s_mov_b32 s4, 0
	s_mov_b32 s7, s4
	v_mov_b32_e32 v0, s8
	v_mad_u64_u32 v[0:1], s[8:9], s5, v0, 0
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v1, v3
	s_mov_b32 s5, 32
	v_lshlrev_b64 v[9:10], s5, v[0:1]
	v_mov_b32_e32 v0, v11
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v1, v12
	v_mov_b32_e32 v3, v10
	v_or_b32_e64 v0, v0, v4
	v_or_b32_e64 v3, v1, v3
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v6
	v_add_u32_e64 v3, s[4:5], v3, v4
	v_addc_u32_e64 v0, s[4:5], v0, v1, s[4:5]
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v0, v3
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s4, s6
	v_mov_b32_e32 v1, v4
	s_mov_b32 s6, s7
	v_add_u32_e64 v0, s[4:5], v0, s4
	v_mov_b32_e32 v3, s6
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 2
	.loc	0 14 5
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_u32_e64 v0, s[4:5], v0, v4
	v_addc_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	.loc	0 14 27
	flat_store_dword v[0:1], v2
	.loc	0 15 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ok_float_add_o0
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 192
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
		.amdhsa_next_free_vgpr 14
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
	.size	ok_float_add_o0, .Lfunc_end0-ok_float_add_o0
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
        .type_name:      'atomic_float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'atomic_float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'atomic_double*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'float*'
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
    .name:           ok_float_add_o0
    .private_segment_fixed_size: 192
    .sgpr_count:     40
    .sgpr_spill_count: 23
    .symbol:         ok_float_add_o0.kd
    .vgpr_count:     14
    .vgpr_spill_count: 31
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
