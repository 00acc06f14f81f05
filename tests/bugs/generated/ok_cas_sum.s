	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	ok_cas_sum
	.globl	ok_cas_sum
	.p2align	8
	.type	ok_cas_sum,@function
ok_cas_sum:
.Lfunc_begin0:
	.file	0 "." "ok_cas_sum.cl" md5 0xc8331cf44f5012813deccb1a4b4ded91
	.loc	0 4 0
	.cfi_sections .debug_frame
	.cfi_startproc
	s_mov_b32 s33, 0
	s_mov_b32 flat_scratch_lo, s13
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_load_dwordx2 s[4:5], s[8:9], 0x0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:8
.Ltmp0:
	.loc	0 6 10 prologue_end
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	.loc	0 9 9
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 0
	.loc	0 9 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], v0, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v5, s4, 0
	v_writelane_b32 v5, s5, 1
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_2
	.loc	0 0 11
	v_mov_b32_e32 v0, 0
	.loc	0 10 14 is_stmt 1
	s_mov_b32 m0, -1
	ds_write_b32 v0, v0
.LBB0_2:
	.loc	0 0 14 is_stmt 0
	v_readlane_b32 s4, v5, 0
	v_readlane_b32 s5, v5, 1
	s_or_b64 exec, exec, s[4:5]
	.loc	0 11 5 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_mov_b64 s[4:5], 0
	.loc	0 12 5
	v_writelane_b32 v5, s4, 2
	v_writelane_b32 v5, s5, 3
.LBB0_3:
	.loc	0 0 5 is_stmt 0
	v_readlane_b32 s4, v5, 2
	v_readlane_b32 s5, v5, 3
	v_writelane_b32 v5, s4, 4
	v_writelane_b32 v5, s5, 5
	v_mov_b32_e32 v0, 0
	.loc	0 13 15 is_stmt 1
	s_mov_b32 m0, -1
	ds_read_b32 v0, v0
	.loc	0 13 13 is_stmt 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	.loc	0 14 16 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_mov_b32 s4, 1.0
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v0, v0, s4
	.loc	0 14 14 is_stmt 0
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	.loc	0 15 36 is_stmt 1
	v_readlane_b32 s6, v5, 4
	v_readlane_b32 s7, v5, 5
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	.loc	0 15 41 is_stmt 0
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	v_mov_b32_e32 v0, 0
	.loc	0 15 14
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	ds_cmpst_rtn_b32 v0, v0, v1, v2
	s_waitcnt lgkmcnt(0)
	.loc	0 15 50
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	.loc	0 15 47
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], v0, v1
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v5, s6, 2
	v_writelane_b32 v5, s7, 3
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v5, s6, 6
	v_writelane_b32 v5, s7, 7
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_3
	.loc	0 0 47
	v_readlane_b32 s4, v5, 6
	v_readlane_b32 s5, v5, 7
	s_or_b64 exec, exec, s[4:5]
	.loc	0 16 5 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 17 9
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 0
	.loc	0 17 11 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], v0, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v5, s6, 8
	v_writelane_b32 v5, s7, 9
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_9
	s_branch .LBB0_8
.LBB0_7:
	.loc	0 0 11
	s_branch .LBB0_14
.LBB0_8:
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v5, s4, 10
	v_writelane_b32 v5, s5, 11
	s_branch .LBB0_10
.LBB0_9:
	v_readlane_b32 s4, v5, 8
	v_readlane_b32 s5, v5, 9
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v5, s4, 12
	v_writelane_b32 v5, s5, 13
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_14
	s_branch .LBB0_7
.LBB0_10:
	v_readlane_b32 s4, v5, 10
	v_readlane_b32 s5, v5, 11
	.loc	0 20 16 is_stmt 1
	v_writelane_b32 v5, s4, 14
	v_writelane_b32 v5, s5, 15
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	.loc	0 20 15 is_stmt 0
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 20 13
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	.loc	0 21 16 is_stmt 1
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	v_mov_b32_e32 v1, 0
	s_mov_b32 m0, -1
	ds_read_b32 v1, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_f32_e64 v0, v0, v1
	.loc	0 21 14 is_stmt 0
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	.loc	0 22 29 is_stmt 1
	v_readlane_b32 s6, v5, 14
	v_readlane_b32 s7, v5, 15
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v2
	.loc	0 22 36 is_stmt 0
	buffer_load_dword v4, off, s[0:3], s33 offset:20
	.loc	0 22 41
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	.loc	0 22 14
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v3, v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v0, v[0:1], v[2:3] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 22 50
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	.loc	0 22 47
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], v0, v1
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v5, s6, 10
	v_writelane_b32 v5, s7, 11
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v5, s6, 16
	v_writelane_b32 v5, s7, 17
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_10
	.loc	0 0 47
	v_readlane_b32 s4, v5, 16
	v_readlane_b32 s5, v5, 17
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB0_9
.LBB0_14:
	v_readlane_b32 s4, v5, 12
	v_readlane_b32 s5, v5, 13
	s_or_b64 exec, exec, s[4:5]
	.loc	0 23 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ok_cas_sum
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_private_segment_fixed_size 32
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
		.amdhsa_next_free_vgpr 6
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
	.size	ok_cas_sum, .Lfunc_end0-ok_cas_sum
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
        .is_volatile:    true
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ok_cas_sum
    .private_segment_fixed_size: 32
    .sgpr_count:     40
    .sgpr_spill_count: 22
    .symbol:         ok_cas_sum.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
