	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	ok_sense_barrier
	.globl	ok_sense_barrier
	.p2align	8
	.type	ok_sense_barrier,@function
ok_sense_barrier:
.Lfunc_begin0:
	.file	0 "." "ok_sense_barrier.cl" md5 0x3c26e31f549fc0ba7ad67e09e4f9b178
	.loc	0 4 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 5 19 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_mov_b32 s10, 0
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	s_mov_b32 s9, s10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s3
	s_sub_i32 s0, 0, s3
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v16, 1
	v_rcp_iflag_f32_e32 v1, v1
	s_mov_b32 s11, 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s2, v1
	v_mul_lo_u32 v2, v1, s3
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s2, v2
	v_cmp_le_u32_e64 s[0:1], s3, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s3, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s3, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s3, v3, 0
	s_mov_b32 s3, s10
	v_cmp_ne_u64_e32 vcc, s[2:3], v[1:2]
	v_addc_u32_e64 v7, s[0:1], 0, v3, vcc
	v_cvt_f32_u32_e32 v1, v7
	s_mov_b32 s0, 0x4f800000
	v_sub_u32_e64 v9, s[2:3], 0, v7
	v_mac_f32_e64 v1, 0, s0
	v_rcp_f32_e32 v1, v1
	v_subb_u32_e64 v10, s[2:3], 0, 0, s[2:3]
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mul_f32_e32 v1, 0x5f7ffffc, v1
	v_mul_f32_e32 v2, 0x2f800000, v1
	v_trunc_f32_e32 v2, v2
	v_mac_f32_e32 v1, 0xcf800000, v2
	v_cvt_u32_f32_e32 v8, v1
	v_cvt_u32_f32_e32 v11, v2
	v_addc_u32_e32 v12, vcc, -1, v3, vcc
	v_mad_u64_u32 v[1:2], s[2:3], v9, v8, 0
	v_mul_lo_u32 v13, v10, v8
	v_mul_lo_u32 v14, v9, v11
	v_mul_hi_u32 v15, v8, v1
	s_branch .LBB0_2
.LBB0_1:
	.loc	0 0 19 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 9 32 is_stmt 1
	s_cmp_eq_u32 s11, 3
	.loc	0 20 9
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_scc1 .LBB0_11
.LBB0_2:
	.loc	0 10 31
	s_add_u32 s6, s11, s8
	s_mov_b32 s16, s11
	s_addc_u32 s11, 0, s9
	.loc	0 10 40 is_stmt 0
	s_cmp_lg_u64 s[10:11], 0
	s_cbranch_scc0 .LBB0_10
	v_add_u32_e32 v3, vcc, v2, v14
	v_add_u32_e32 v3, vcc, v13, v3
	v_mad_u64_u32 v[5:6], s[2:3], v8, v3, 0
	v_mad_u64_u32 v[17:18], s[2:3], v11, v3, 0
	v_add_u32_e32 v19, vcc, v15, v5
	v_addc_u32_e32 v20, vcc, 0, v6, vcc
	v_mad_u64_u32 v[5:6], s[2:3], v11, v1, 0
	v_add_u32_e32 v3, vcc, v19, v5
	v_addc_u32_e32 v3, vcc, v20, v6, vcc
	v_addc_u32_e32 v5, vcc, v18, v4, vcc
	v_add_u32_e32 v3, vcc, v3, v17
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_add_u32_e32 v3, vcc, v8, v3
	v_addc_u32_e32 v19, vcc, v11, v5, vcc
	v_mad_u64_u32 v[5:6], s[2:3], v9, v3, 0
	v_mul_lo_u32 v17, v9, v19
	v_mul_lo_u32 v18, v10, v3
	v_mul_hi_u32 v21, v3, v5
	v_add_u32_e32 v6, vcc, v6, v17
	v_add_u32_e32 v20, vcc, v18, v6
	v_mad_u64_u32 v[17:18], s[2:3], v3, v20, 0
	v_mad_u64_u32 v[5:6], s[2:3], v19, v5, 0
	v_add_u32_e32 v21, vcc, v21, v17
	v_addc_u32_e32 v22, vcc, 0, v18, vcc
	v_mad_u64_u32 v[17:18], s[2:3], v19, v20, 0
	v_add_u32_e32 v5, vcc, v21, v5
	v_addc_u32_e32 v5, vcc, v22, v6, vcc
	v_addc_u32_e32 v6, vcc, v18, v4, vcc
	v_add_u32_e32 v5, vcc, v5, v17
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	v_add_u32_e32 v3, vcc, v3, v5
	v_addc_u32_e32 v17, vcc, v19, v6, vcc
	v_mad_u64_u32 v[5:6], s[2:3], s6, v17, 0
	v_mul_hi_u32 v18, s6, v3
	v_mul_lo_u32 v3, s11, v3
	v_add_u32_e32 v18, vcc, v18, v5
	v_addc_u32_e32 v19, vcc, 0, v6, vcc
	v_mad_u64_u32 v[5:6], s[2:3], s11, v17, 0
	v_add_u32_e32 v3, vcc, v18, v3
	v_addc_u32_e32 v3, vcc, 0, v19, vcc
	v_addc_u32_e32 v6, vcc, v6, v4, vcc
	v_add_u32_e32 v3, vcc, v3, v5
	v_addc_u32_e32 v5, vcc, 0, v6, vcc
	v_mul_lo_u32 v17, v7, v5
	v_mad_u64_u32 v[5:6], s[2:3], v7, v3, 0
	v_add_u32_e32 v3, vcc, v6, v17
	v_mov_b32_e32 v6, s11
	v_sub_u32_e32 v5, vcc, s6, v5
	v_subb_u32_e32 v3, vcc, v6, v3, vcc
	v_sub_u32_e32 v17, vcc, v5, v7
	v_subbrev_u32_e32 v6, vcc, 0, v3, vcc
	v_sub_u32_e32 v18, vcc, v17, v7
	v_subbrev_u32_e32 v19, vcc, 0, v6, vcc
	v_cmp_ge_u32_e32 vcc, v17, v7
	v_cndmask_b32_e64 v20, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v6
	v_cndmask_b32_e32 v20, -1, v20, vcc
	v_cmp_ne_u32_e32 vcc, 0, v20
	v_cmp_ge_u32_e64 s[2:3], v5, v7
	v_cndmask_b32_e32 v6, v6, v19, vcc
	v_cndmask_b32_e64 v19, 0, -1, s[2:3]
	v_cmp_eq_u32_e64 s[2:3], 0, v3
	v_cndmask_b32_e64 v19, -1, v19, s[2:3]
	v_cmp_ne_u32_e64 s[2:3], 0, v19
	v_cndmask_b32_e64 v6, v3, v6, s[2:3]
	v_cndmask_b32_e32 v3, v17, v18, vcc
	v_cndmask_b32_e64 v5, v5, v3, s[2:3]
	s_cbranch_execnz .LBB0_5
.LBB0_4:
	v_cvt_f32_u32_e32 v3, v7
	v_sub_u32_e32 v5, vcc, 0, v7
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v5, v5, v3
	v_mul_hi_u32 v5, v3, v5
	v_add_u32_e32 v3, vcc, v5, v3
	v_mul_hi_u32 v3, s6, v3
	v_mul_lo_u32 v3, v3, v7
	v_sub_u32_e32 v3, vcc, s6, v3
	v_sub_u32_e32 v5, vcc, v3, v7
	v_cmp_ge_u32_e32 vcc, v3, v7
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_sub_u32_e32 v5, vcc, v3, v7
	v_cmp_ge_u32_e32 vcc, v3, v7
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v5, v3
.LBB0_5:
	.loc	0 10 65
	s_lshl_b32 s2, s16, 6
	.loc	0 10 49
	v_lshlrev_b64 v[5:6], 7, v[5:6]
	.loc	0 10 60
	v_add_u32_e32 v3, vcc, s2, v0
	.loc	0 10 74
	v_and_b32_e32 v3, 0x7f, v3
	.loc	0 10 55
	v_or_b32_e32 v5, v5, v3
	.loc	0 10 9
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_mov_b32_e32 v3, s5
	v_add_u32_e32 v5, vcc, s4, v5
	v_addc_u32_e32 v6, vcc, v3, v6, vcc
	.loc	0 10 81
	flat_load_dword v3, v[5:6]
	.loc	0 10 90
	s_add_i32 s11, s16, 1
	.loc	0 10 81
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, s11, v3
	flat_store_dword v[5:6], v3
	.loc	0 11 9 is_stmt 1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_1
	.loc	0 13 17
	v_mov_b32_e32 v5, s12
	v_mov_b32_e32 v6, s13
	s_waitcnt vmcnt(0)
	flat_atomic_add v3, v[5:6], v16 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 13 70 is_stmt 0
	v_cmp_ne_u32_e32 vcc, v3, v12
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_8
.LBB0_7:
	.loc	0 17 24 is_stmt 1
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v6, s15
	flat_load_dword v3, v[5:6] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 17 69 is_stmt 0
	v_cmp_eq_u32_e32 vcc, s16, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_7
.LBB0_8:
	.loc	0 0 69
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_1
	.loc	0 14 17 is_stmt 1
	v_mov_b32_e32 v5, s12
	v_mov_b32_e32 v6, s13
	flat_store_dword v[5:6], v4
	.loc	0 15 17
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v6, s15
	v_mov_b32_e32 v3, s11
	s_waitcnt vmcnt(0)
	flat_store_dword v[5:6], v3
	s_branch .LBB0_1
.LBB0_10:
	.loc	0 0 17 is_stmt 0
	s_branch .LBB0_4
.LBB0_11:
	.loc	0 22 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ok_sense_barrier
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
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 17
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
	.size	ok_sense_barrier, .Lfunc_end0-ok_sense_barrier
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
        .offset:         0
        .size:           8
        .type_name:      'atomic_uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'atomic_uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ok_sense_barrier
    .private_segment_fixed_size: 0
    .sgpr_count:     19
    .sgpr_spill_count: 0
    .symbol:         ok_sense_barrier.kd
    .vgpr_count:     23
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
