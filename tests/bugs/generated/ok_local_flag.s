	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.p2align	2
	.type	await,@function
await:
.Lfunc_begin0:
	.file	0 "." "ok_local_flag.cl" md5 0xaa1f0f2480fa5040381975e5d78ebc9f
	.loc	0 5 0
	.cfi_sections .debug_frame
	.cfi_startproc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_or_saveexec_b64 s[4:5], -1
	buffer_store_dword v2, off, s[0:3], s32 offset:12
	s_mov_b64 exec, s[4:5]
	v_writelane_b32 v2, s33, 16
	s_mov_b32 s33, s32
	s_add_i32 s32, s32, 0x500
	v_writelane_b32 v2, s30, 0
	v_writelane_b32 v2, s31, 1
	buffer_store_dword v0, off, s[0:3], s33
	buffer_store_dword v1, off, s[0:3], s33 offset:4
	s_mov_b64 s[4:5], 0
.Ltmp0:
	.loc	0 6 5 prologue_end
	v_writelane_b32 v2, s4, 2
	v_writelane_b32 v2, s5, 3
.LBB0_1:
	.loc	0 0 5 is_stmt 0
	v_readlane_b32 s4, v2, 4
	v_readlane_b32 s5, v2, 5
	v_readlane_b32 s6, v2, 2
	v_readlane_b32 s7, v2, 3
	v_writelane_b32 v2, s6, 6
	v_writelane_b32 v2, s7, 7
	.loc	0 6 33
	buffer_load_dword v0, off, s[0:3], s33
	.loc	0 6 12
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(0)
	ds_read_b32 v0, v0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	.loc	0 6 58
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	.loc	0 6 55
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v0, v1
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v2, s4, 8
	v_writelane_b32 v2, s5, 9
	v_writelane_b32 v2, s4, 10
	v_writelane_b32 v2, s5, 11
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v2, s4, 12
	v_writelane_b32 v2, s5, 13
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_3
	.loc	0 0 55
	v_readlane_b32 s4, v2, 8
	v_readlane_b32 s5, v2, 9
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v2, s4, 10
	v_writelane_b32 v2, s5, 11
.LBB0_3:
	v_readlane_b32 s4, v2, 12
	v_readlane_b32 s5, v2, 13
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v2, 6
	v_readlane_b32 s9, v2, 7
	v_readlane_b32 s6, v2, 10
	v_readlane_b32 s7, v2, 11
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v2, s6, 4
	v_writelane_b32 v2, s7, 5
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v2, s6, 2
	v_writelane_b32 v2, s7, 3
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v2, s6, 14
	v_writelane_b32 v2, s7, 15
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_1
	v_readlane_b32 s4, v2, 14
	v_readlane_b32 s5, v2, 15
	s_or_b64 exec, exec, s[4:5]
	.loc	0 8 1 is_stmt 1
	v_readlane_b32 s4, v2, 0
	v_readlane_b32 s5, v2, 1
	s_add_i32 s32, s32, 0xfffffb00
	v_readlane_b32 s33, v2, 16
	s_or_saveexec_b64 s[6:7], -1
	buffer_load_dword v2, off, s[0:3], s32 offset:12
	s_mov_b64 exec, s[6:7]
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[4:5]
.Ltmp1:
.Lfunc_end0:
	.size	await, .Lfunc_end0-await
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	ok_local_flag
	.globl	ok_local_flag
	.p2align	8
	.type	ok_local_flag,@function
ok_local_flag:
.Lfunc_begin1:
	.loc	0 10 0
	.cfi_startproc
	s_mov_b32 s32, 0xc00
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_writelane_b32 v4, s16, 0
	v_writelane_b32 v4, s15, 1
	v_writelane_b32 v4, s14, 2
	v_writelane_b32 v4, s10, 3
	v_writelane_b32 v4, s11, 4
	v_writelane_b32 v4, s8, 5
	v_writelane_b32 v4, s9, 6
	v_writelane_b32 v4, s6, 7
	v_writelane_b32 v4, s7, 8
	v_writelane_b32 v4, s4, 9
	v_writelane_b32 v4, s5, 10
	buffer_store_dword v2, off, s[0:3], s33 offset:36
	buffer_store_dword v1, off, s[0:3], s33 offset:32
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_load_dwordx2 s[4:5], s[8:9], 0x0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:8
.Ltmp2:
	.loc	0 13 10 prologue_end
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	.loc	0 14 9
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 3
	.loc	0 14 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[6:7], v0, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v4, s4, 11
	v_writelane_b32 v4, s5, 12
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_2
	.loc	0 15 37 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 2
	.loc	0 15 32 is_stmt 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v0
	v_mov_b32_e32 v1, 0
	.loc	0 15 9
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v1
.LBB1_2:
	.loc	0 0 9
	v_readlane_b32 s4, v4, 11
	v_readlane_b32 s5, v4, 12
	s_or_b64 exec, exec, s[4:5]
	.loc	0 16 5 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 17 9
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 0
	.loc	0 17 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v0, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v4, s4, 13
	v_writelane_b32 v4, s5, 14
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_4
	.loc	0 0 11
	v_mov_b32_e32 v1, 5
	v_mov_b32_e32 v0, 0
	.loc	0 18 14 is_stmt 1
	s_mov_b32 m0, -1
	ds_write_b32 v0, v1 offset:12
	v_mov_b32_e32 v1, 1
	.loc	0 19 9
	buffer_store_dword v1, off, s[0:3], s33 offset:24
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v1 offset:8
.LBB1_4:
	.loc	0 0 9 is_stmt 0
	v_readlane_b32 s4, v4, 13
	v_readlane_b32 s5, v4, 14
	s_or_b64 exec, exec, s[4:5]
	.loc	0 21 9 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 64
	.loc	0 21 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v0, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v4, s4, 15
	v_writelane_b32 v4, s5, 16
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_6
	.loc	0 0 11
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	v_readlane_b32 s16, v4, 5
	v_readlane_b32 s17, v4, 6
	s_mov_b64 s[18:19], 8
	.loc	0 22 9 is_stmt 1
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, await@rel32@lo+4
	s_addc_u32 s17, s17, await@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s15, v1
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v2, s15, v2
	v_or_b32_e64 v0, v0, v2
	v_or_b32_e64 v31, v0, v1
	v_mov_b32_e32 v0, 8
	v_mov_b32_e32 v1, 1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v0, 0
	.loc	0 23 16
	s_mov_b32 m0, -1
	ds_read_b32 v2, v0 offset:12
	.loc	0 23 10 is_stmt 0
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v3, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v3
	.loc	0 23 14
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[0:1], v2
.LBB1_6:
	.loc	0 0 14
	v_readlane_b32 s4, v4, 15
	v_readlane_b32 s5, v4, 16
	s_or_b64 exec, exec, s[4:5]
	.loc	0 25 1 is_stmt 1
	s_endpgm
.Ltmp3:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ok_local_flag
		.amdhsa_group_segment_fixed_size 16
		.amdhsa_private_segment_fixed_size 68
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 32
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
.Lfunc_end1:
	.size	ok_local_flag, .Lfunc_end1-ok_local_flag
	.cfi_endproc
	.section	.AMDGPU.csdata
	.ident	"Debian clang version 14.0.6"
	.ident	"Debian clang version 14.0.6"
	.section	".note.GNU-stack"
	.addrsig
	.addrsig_sym await
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
    .group_segment_fixed_size: 16
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ok_local_flag
    .private_segment_fixed_size: 68
    .sgpr_count:     40
    .sgpr_spill_count: 17
    .symbol:         ok_local_flag.kd
    .vgpr_count:     32
    .vgpr_spill_count: 3
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
