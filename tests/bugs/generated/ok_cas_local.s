	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	ok_cas_local
	.globl	ok_cas_local
	.p2align	8
	.type	ok_cas_local,@function
ok_cas_local:
.Lfunc_begin0:
	.file	0 "." "ok_cas_local.cl" md5 0xc5d6c245a8457a0096099d86e92e6e18
	.loc	0 18 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 20 14 prologue_end
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	.loc	0 22 11
	v_cmp_eq_u32_e32 vcc, 0, v0
.Ltmp0:
	.loc	0 5 16
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
.Ltmp1:
	.loc	0 0 16 is_stmt 0
	v_mov_b32_e32 v1, 0x7f800000
	v_mov_b32_e32 v2, 0
	.loc	0 23 9 is_stmt 1
	ds_write_b32 v2, v1
.LBB0_2:
	.loc	0 0 9 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 25 27 is_stmt 1
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x14
	v_mov_b32_e32 v2, s8
	.loc	0 24 5
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 25 27
	s_and_b32 s2, s0, 0xffff
	v_add_u32_e64 v0, s[0:1], s1, v0
	v_addc_u32_e64 v1, s[0:1], 0, 0, s[0:1]
	v_mad_u64_u32 v[0:1], s[0:1], s2, v2, v[0:1]
	.loc	0 25 24 is_stmt 0
	v_mov_b32_e32 v2, s13
	s_mov_b64 s[2:3], 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e64 v0, s[0:1], s12, v0
	v_addc_u32_e64 v1, s[0:1], v2, v1, s[0:1]
	flat_load_dword v0, v[0:1]
	v_mov_b32_e32 v1, 0
.Ltmp2:
	.loc	0 5 16 is_stmt 1
	ds_read_b32 v2, v1
	s_mov_b32 m0, -1
	s_branch .LBB0_4
.LBB0_3:
	.loc	0 0 16 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[0:1], exec, s[4:5]
	s_or_b64 s[2:3], s[0:1], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_6
.LBB0_4:
	.loc	0 6 18 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_f32_e64 s[0:1], v0, v2
	s_or_b64 s[4:5], s[4:5], exec
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_3
	.loc	0 7 13
	ds_cmpst_rtn_b32 v3, v1, v2, v0
	s_andn2_b64 s[4:5], s[4:5], exec
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], v3, v2
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[4:5], s[4:5], s[0:1]
	v_mov_b32_e32 v2, v3
	s_branch .LBB0_3
.Ltmp3:
.LBB0_6:
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 26 5 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_11
	.loc	0 20 14
	v_mov_b32_e32 v1, s14
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, s15
	.loc	0 28 29
	ds_read_b32 v0, v0
.Ltmp4:
	.loc	0 12 16
	flat_load_dword v1, v[1:2] glc
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_9
.LBB0_8:
	.loc	0 0 16 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[4:5], exec, s[2:3]
	s_or_b64 s[0:1], s[4:5], s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_11
.LBB0_9:
	.loc	0 13 18 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_f32_e32 vcc, v1, v0
	s_or_b64 s[2:3], s[2:3], exec
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_8
	.loc	0 14 13
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v3, s15
	flat_atomic_cmpswap v2, v[2:3], v[0:1] glc
	s_andn2_b64 s[2:3], s[2:3], exec
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v2, v1
	s_and_b64 s[6:7], vcc, exec
	s_or_b64 s[2:3], s[2:3], s[6:7]
	v_mov_b32_e32 v1, v2
	s_branch .LBB0_8
.Ltmp5:
.LBB0_11:
	.loc	0 29 1
	s_endpgm
.Ltmp6:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ok_cas_local
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
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
	.size	ok_cas_local, .Lfunc_end0-ok_cas_local
	.cfi_endproc
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
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'atomic_uint*'
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ok_cas_local
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         ok_cas_local.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
