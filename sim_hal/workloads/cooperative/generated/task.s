	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	task
	.globl	task
	.p2align	8
	.type	task,@function
task:
	s_load_dwordx2 s[12:13], s[6:7], 0x8
	s_load_dwordx2 s[10:11], s[6:7], 0x0
	s_mov_b32 s0, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s13, 0
	s_cbranch_scc1 .LBB0_4
	v_add_u32_e32 v8, vcc, 1, v0
	s_bfe_u32 s9, s12, 0x10008
	s_bfe_u32 s3, s12, 0x10001
	v_mul_u32_u24_e32 v21, s9, v8
	s_bfe_u32 s9, s12, 0x10009
	s_mov_b32 s1, 1
	v_mul_u32_u24_e32 v19, s3, v8
	s_bfe_u32 s18, s12, 0x10002
	s_bfe_u32 s19, s12, 0x10003
	s_bfe_u32 s3, s12, 0x10004
	s_bfe_u32 s20, s12, 0x10006
	s_bfe_u32 s21, s12, 0x10007
	v_mul_u32_u24_e32 v22, s9, v8
	s_bfe_u32 s22, s12, 0x1000b
	s_bfe_u32 s9, s12, 0x1000c
	s_bfe_u32 s24, s12, 0x1000d
	s_bfe_u32 s25, s12, 0x1000e
	s_mov_b32 s15, s0
	s_mov_b32 s16, s0
	s_mov_b32 s17, s0
	s_and_b32 s2, s12, 1
	v_mul_u32_u24_e32 v20, s3, v8
	s_bfe_u32 s3, s12, 0x10005
	s_bfe_u32 s23, s12, 0x1000a
	v_mul_u32_u24_e32 v23, s9, v8
	s_bfe_u32 s12, s12, 0x1000f
	s_mov_b32 s14, s1
	v_mul_u32_u24_e32 v24, s24, v8
	v_mov_b32_e32 v38, s15
	v_mov_b32_e32 v40, s1
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v28, s17
	v_mul_u32_u24_e32 v1, s19, v8
	v_mul_u32_u24_e32 v4, s18, v8
	v_mul_u32_u24_e32 v5, s21, v8
	v_mul_u32_u24_e32 v6, s20, v8
	v_mul_u32_u24_e32 v7, s22, v8
	v_mul_u32_u24_e32 v8, s25, v8
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v47, 1
	s_mov_b32 s9, s13
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v48, 1
	v_mov_b32_e32 v25, v20
	v_mov_b32_e32 v26, v21
	v_mov_b32_e32 v29, v23
	v_mov_b32_e32 v30, v19
	v_mov_b32_e32 v31, v22
	v_mov_b32_e32 v32, v24
	v_mov_b32_e32 v37, s14
	v_mov_b32_e32 v39, s0
	v_mov_b32_e32 v3, s17
	v_mov_b32_e32 v27, s16
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v11, v5
	v_mov_b32_e32 v12, v6
	v_mov_b32_e32 v13, s23
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v15, s23
	v_mov_b32_e32 v16, s12
	v_mov_b32_e32 v17, s12
	v_mov_b32_e32 v18, v8
.LBB0_2:
	v_mul_u32_u24_e32 v33, s2, v39
	v_mul_u32_u24_e32 v34, s2, v40
	v_mul_u32_u24_e32 v35, v19, v39
	v_mul_u32_u24_e32 v36, v30, v40
	v_mul_u32_u24_e32 v49, v1, v39
	v_mul_u32_u24_e32 v39, v4, v39
	v_mul_u32_u24_e32 v50, v9, v40
	v_mul_u32_u24_e32 v40, v10, v40
	v_mad_u32_u24 v34, v25, v38, v34
	v_mad_u32_u24 v33, v20, v37, v33
	v_mad_u32_u24 v36, s3, v38, v36
	v_mad_u32_u24 v35, s3, v37, v35
	v_mad_u32_u24 v40, v12, v38, v40
	v_mad_u32_u24 v38, v11, v38, v50
	v_mad_u32_u24 v39, v6, v37, v39
	v_mad_u32_u24 v37, v5, v37, v49
	v_mad_u32_u24 v33, v21, v27, v33
	v_mad_u32_u24 v34, v26, v28, v34
	v_mad_u32_u24 v35, v22, v27, v35
	v_mad_u32_u24 v36, v31, v28, v36
	v_mad_u32_u24 v38, v14, v28, v38
	v_mad_u32_u24 v28, v15, v28, v40
	v_mad_u32_u24 v37, v7, v27, v37
	v_mad_u32_u24 v27, v13, v27, v39
	v_mad_u32_u24 v34, v29, v3, v34
	v_mad_u32_u24 v33, v23, v2, v33
	v_mad_u32_u24 v36, v32, v3, v36
	v_mad_u32_u24 v35, v24, v2, v35
	v_mad_u32_u24 v28, v18, v3, v28
	v_mad_u32_u24 v3, v17, v3, v38
	v_mad_u32_u24 v27, v8, v2, v27
	v_mad_u32_u24 v2, v16, v2, v37
	v_mul_u32_u24_e32 v37, s2, v45
	v_mul_u32_u24_e32 v38, v19, v45
	v_mul_u32_u24_e32 v39, v4, v45
	v_mul_u32_u24_e32 v40, v1, v45
	v_mad_u32_u24 v37, v20, v46, v37
	v_mad_u32_u24 v38, s3, v46, v38
	v_mad_u32_u24 v39, v6, v46, v39
	v_mad_u32_u24 v40, v5, v46, v40
	v_mad_u32_u24 v37, v21, v47, v37
	v_mad_u32_u24 v38, v22, v47, v38
	v_mad_u32_u24 v39, v13, v47, v39
	v_mad_u32_u24 v40, v7, v47, v40
	v_mad_u32_u24 v45, v23, v42, v37
	v_mad_u32_u24 v46, v24, v42, v38
	v_mad_u32_u24 v47, v8, v42, v39
	v_mad_u32_u24 v42, v16, v42, v40
	v_mul_u32_u24_e32 v37, s2, v44
	v_mul_u32_u24_e32 v38, v19, v44
	v_mul_u32_u24_e32 v39, v4, v44
	v_mul_u32_u24_e32 v40, v1, v44
	v_mad_u32_u24 v37, v20, v43, v37
	v_mad_u32_u24 v38, s3, v43, v38
	v_mad_u32_u24 v39, v6, v43, v39
	v_mad_u32_u24 v40, v5, v43, v40
	v_mad_u32_u24 v37, v21, v41, v37
	v_mad_u32_u24 v38, v22, v41, v38
	v_mad_u32_u24 v39, v13, v41, v39
	v_mad_u32_u24 v40, v7, v41, v40
	v_mad_u32_u24 v44, v23, v48, v37
	v_mad_u32_u24 v43, v24, v48, v38
	v_mad_u32_u24 v41, v8, v48, v39
	v_mad_u32_u24 v48, v16, v48, v40
	s_add_i32 s9, s9, -1
	v_mov_b32_e32 v38, v36
	v_mov_b32_e32 v40, v34
	s_cmp_lg_u32 s9, 0
	v_mov_b32_e32 v37, v35
	v_mov_b32_e32 v39, v33
	s_cbranch_scc1 .LBB0_2
	v_add_u32_e32 v5, vcc, -1, v34
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v27
	v_mov_b32_e32 v4, v28
	v_or_b32_e32 v6, v36, v5
	v_add_u32_e32 v8, vcc, -1, v35
	v_add_u32_e32 v7, vcc, -1, v47
	v_add_u32_e32 v5, vcc, -1, v48
	s_branch .LBB0_5
.LBB0_4:
	s_mov_b32 s3, s0
	s_mov_b32 s1, s0
	s_mov_b32 s2, s0
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v33, 0
.LBB0_5:
	v_not_b32_e32 v9, v0
	v_mul_lo_u32 v9, v9, s13
	s_load_dword s1, s[6:7], 0x14
	s_load_dword s0, s[4:5], 0x4
	v_add_u32_e32 v3, vcc, v9, v3
	v_add_u32_e32 v1, vcc, v9, v1
	v_add_u32_e32 v4, vcc, v9, v4
	v_add_u32_e32 v2, vcc, v9, v2
	v_or_b32_e32 v2, v2, v4
	v_or_b32_e32 v1, v1, v3
	v_or_b32_e32 v1, v1, v2
	v_or_b32_e32 v1, v1, v8
	v_or_b32_e32 v1, v1, v33
	v_or_b32_e32 v1, v1, v6
	v_or_b32_e32 v1, v45, v1
	v_or_b32_e32 v1, v46, v1
	v_or_b32_e32 v1, v7, v1
	v_or_b32_e32 v1, v42, v1
	v_or_b32_e32 v1, v44, v1
	v_or_b32_e32 v1, v43, v1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, vcc, s1, v0
	v_or_b32_e32 v2, v41, v1
	s_and_b32 s2, s0, 0xffff
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	v_mov_b32_e32 v3, s8
	v_mad_u64_u32 v[0:1], s[0:1], s2, v3, v[0:1]
	v_or_b32_e32 v2, v5, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_cndmask_b32_e64 v2, 0, 1, vcc
	v_mov_b32_e32 v3, s11
	v_add_u32_e32 v0, vcc, s10, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel task
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_next_free_vgpr 51
		.amdhsa_next_free_sgpr 26
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
	.size	task, .Lfunc_end0-task
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
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         12
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           task
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         task.kd
    .vgpr_count:     51
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
