	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	ok_local_float_o0
	.globl	ok_local_float_o0
	.p2align	8
	.type	ok_local_float_o0,@function
ok_local_float_o0:
.Lfunc_begin0:
	.file	0 "." "ok_local_float_o0.cl" md5 0x2fac41eb24a306a748e5f29cdc32557d
	.loc	0 7 0
	.cfi_sections .debug_frame
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v6, s14, 0
	s_load_dwordx2 s[6:7], s[8:9], 0x0
	s_load_dwordx2 s[4:5], s[8:9], 0x8
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s8, s7
	v_mov_b32_e32 v1, s8
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:16
.Ltmp0:
	.loc	0 10 10 prologue_end
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	.loc	0 12 9
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b32 s4, 0
	.loc	0 12 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v0, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v6, s4, 1
	v_writelane_b32 v6, s5, 2
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_2
	.loc	0 0 11
	v_mov_b32_e32 v0, 0
	.loc	0 13 30 is_stmt 1
	s_mov_b32 m0, -1
	ds_write_b32 v0, v0 offset:8
	s_mov_b64 s[4:5], 0
	.loc	0 14 33
	s_mov_b32 m0, -1
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	ds_write_b64 v0, v[1:2]
.LBB0_2:
	.loc	0 0 33 is_stmt 0
	v_readlane_b32 s4, v6, 1
	v_readlane_b32 s5, v6, 2
	s_or_b64 exec, exec, s[4:5]
	.loc	0 16 5 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_mov_b32_e32 v0, 1.0
	.loc	0 17 5
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v0, 0
	s_mov_b32 m0, -1
	ds_read_b32 v0, v0 offset:8
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v6, s4, 3
	v_writelane_b32 v6, s5, 4
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:56
.LBB0_3:
	.loc	0 0 5 is_stmt 0
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	v_readlane_b32 s6, v6, 3
	v_readlane_b32 s7, v6, 4
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	.loc	0 17 5
	s_waitcnt vmcnt(0)
	v_sub_f32_e64 v2, v1, v0
	v_mov_b32_e32 v0, 0
	s_mov_b32 m0, -1
	ds_cmpst_rtn_b32 v0, v0, v1, v2 offset:8
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], v0, v1
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v6, s6, 3
	v_writelane_b32 v6, s7, 4
	v_mov_b32_e32 v1, v0
	buffer_store_dword v1, off, s[0:3], s33 offset:56
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v6, s6, 5
	v_writelane_b32 v6, s7, 6
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_3
	.loc	0 0 5
	v_readlane_b32 s4, v6, 5
	v_readlane_b32 s5, v6, 6
	s_or_b64 exec, exec, s[4:5]
	.loc	0 17 5
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 s[4:5], 2.0
	.loc	0 18 5 is_stmt 1
	s_mov_b32 s6, s5
	v_mov_b32_e32 v0, s6
	buffer_store_dword v0, off, s[0:3], s33 offset:44
	v_mov_b32_e32 v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:80
	v_mov_b32_e32 v0, 0
	s_mov_b32 m0, -1
	ds_read_b64 v[0:1], v0
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v6, s4, 7
	v_writelane_b32 v6, s5, 8
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:72
.LBB0_6:
	.loc	0 0 5 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	buffer_load_dword v3, off, s[0:3], s33 offset:72
	v_readlane_b32 s6, v6, 7
	v_readlane_b32 s7, v6, 8
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:80
	.loc	0 18 5
	s_waitcnt vmcnt(0)
	v_add_f64 v[4:5], v[2:3], v[0:1]
	v_mov_b32_e32 v0, 0
	s_mov_b32 m0, -1
	ds_cmpst_rtn_b64 v[0:1], v0, v[2:3], v[4:5]
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u64_e64 s[4:5], v[0:1], v[2:3]
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v6, s6, 7
	v_writelane_b32 v6, s7, 8
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, v0
	buffer_store_dword v2, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s33 offset:72
	buffer_store_dword v0, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v6, s6, 9
	v_writelane_b32 v6, s7, 10
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_6
	.loc	0 0 5
	v_readlane_b32 s4, v6, 9
	v_readlane_b32 s5, v6, 10
	s_or_b64 exec, exec, s[4:5]
	.loc	0 18 5
	buffer_load_dword v0, off, s[0:3], s33 offset:84
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:52
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	.loc	0 19 5 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	.loc	0 20 9
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b32 s4, 0
	.loc	0 20 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v0, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v6, s4, 11
	v_writelane_b32 v6, s5, 12
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_10
	.loc	0 0 11
	v_readlane_b32 s4, v6, 0
	v_mov_b32_e32 v0, 0
	.loc	0 21 32 is_stmt 1
	s_mov_b32 m0, -1
	ds_read_b32 v3, v0 offset:8
	.loc	0 21 9 is_stmt 0
	buffer_load_dword v4, off, s[0:3], s33 offset:8
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v1
	.loc	0 21 13
	s_mov_b32 s6, 0
	s_mov_b32 s5, s6
	s_mov_b32 s6, 2
	.loc	0 21 9
	s_lshl_b64 s[8:9], s[4:5], s6
	v_mov_b32_e32 v1, v4
	s_mov_b32 s6, s8
	v_mov_b32_e32 v2, v5
	s_mov_b32 s8, s9
	v_add_u32_e64 v1, s[6:7], v1, s6
	v_mov_b32_e32 v4, s8
	v_addc_u32_e64 v4, s[6:7], v2, v4, s[6:7]
	v_mov_b32_e32 v2, v4
	.loc	0 21 30
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[1:2], v3
	.loc	0 22 33 is_stmt 1
	s_mov_b32 m0, -1
	ds_read_b64 v[2:3], v0
	.loc	0 22 9 is_stmt 0
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v0
	s_mov_b32 s6, 3
	s_lshl_b64 s[6:7], s[4:5], s6
	v_mov_b32_e32 v0, v4
	s_mov_b32 s4, s6
	v_mov_b32_e32 v1, v5
	s_mov_b32 s6, s7
	v_add_u32_e64 v0, s[4:5], v0, s4
	v_mov_b32_e32 v4, s6
	v_addc_u32_e64 v4, s[4:5], v1, v4, s[4:5]
	v_mov_b32_e32 v1, v4
	.loc	0 22 31
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx2 v[0:1], v[2:3]
.LBB0_10:
	.loc	0 0 31
	v_readlane_b32 s4, v6, 11
	v_readlane_b32 s5, v6, 12
	s_or_b64 exec, exec, s[4:5]
	.loc	0 24 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ok_local_float_o0
		.amdhsa_group_segment_fixed_size 16
		.amdhsa_private_segment_fixed_size 96
		.amdhsa_kernarg_size 72
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
		.amdhsa_next_free_vgpr 7
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
	.size	ok_local_float_o0, .Lfunc_end0-ok_local_float_o0
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
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'double*'
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
    .group_segment_fixed_size: 16
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ok_local_float_o0
    .private_segment_fixed_size: 96
    .sgpr_count:     40
    .sgpr_spill_count: 17
    .symbol:         ok_local_float_o0.kd
    .vgpr_count:     7
    .vgpr_spill_count: 12
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
