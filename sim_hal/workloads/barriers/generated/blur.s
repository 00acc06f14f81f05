	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	blur
	.globl	blur
	.p2align	8
	.type	blur,@function
blur:
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x1c
	s_load_dwordx2 s[10:11], s[6:7], 0x8
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s3, s2, 16
	s_mul_i32 s3, s3, s9
	s_add_i32 s1, s1, s3
	v_add_u32_e32 v12, vcc, s1, v1
	v_cmp_gt_i32_e32 vcc, s11, v12
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_3
	s_and_b32 s1, s2, 0xffff
	s_mul_i32 s1, s1, s8
	v_add_u32_e32 v0, vcc, s0, v0
	v_add_u32_e32 v3, vcc, s1, v0
	s_add_i32 s0, s10, -1
	v_add_u32_e32 v1, vcc, -2, v3
	v_max_i32_e32 v2, 0, v1
	v_mov_b32_e32 v10, s0
	v_cmp_gt_i32_e32 vcc, s10, v1
	v_max_i32_e32 v4, 1, v3
	v_cndmask_b32_e32 v1, v10, v2, vcc
	v_add_u32_e32 v4, vcc, -1, v4
	v_cmp_lt_i32_e32 vcc, s10, v3
	v_cndmask_b32_e32 v4, v4, v10, vcc
	v_max_i32_e32 v6, 0, v3
	v_cmp_gt_i32_e32 vcc, s10, v3
	v_cndmask_b32_e32 v6, v10, v6, vcc
	v_add_u32_e32 v8, vcc, 1, v3
	v_max_i32_e32 v9, 0, v8
	v_cmp_gt_i32_e32 vcc, s10, v8
	s_load_dword s15, s[4:5], 0x10
	v_cndmask_b32_e32 v8, v10, v9, vcc
	v_add_u32_e32 v3, vcc, 2, v3
	v_mul_lo_u32 v13, s10, v12
	s_load_dwordx2 s[12:13], s[6:7], 0x0
	s_load_dwordx2 s[6:7], s[6:7], 0x10
	v_max_i32_e32 v11, 0, v3
	v_cmp_gt_i32_e32 vcc, s10, v3
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_ashrrev_i32_e32 v2, 31, v1
	v_ashrrev_i32_e32 v5, 31, v4
	v_ashrrev_i32_e32 v7, 31, v6
	v_ashrrev_i32_e32 v9, 31, v8
	v_ashrrev_i32_e32 v11, 31, v10
	v_add_u32_e32 v0, vcc, v0, v13
	v_lshlrev_b64 v[2:3], 2, v[1:2]
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	s_add_i32 s14, s11, -1
	v_add_u32_e32 v0, vcc, s1, v0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s16, s15, s10
	s_mov_b64 s[8:9], 0
	s_movk_i32 s17, 0x80
.LBB0_2:
	v_max_i32_e32 v13, 1, v12
	v_max_i32_e32 v15, 0, v12
	v_add_u32_e32 v19, vcc, -1, v13
	v_mul_lo_u32 v13, v15, s10
	v_add_u32_e32 v1, vcc, -2, v12
	v_add_u32_e32 v16, vcc, 1, v12
	v_add_u32_e32 v17, vcc, 2, v12
	v_mov_b32_e32 v14, s14
	v_max_i32_e32 v18, 0, v1
	v_cmp_lt_i32_e32 vcc, s11, v12
	v_max_i32_e32 v15, 0, v16
	v_cmp_gt_i32_e64 s[0:1], s11, v16
	v_max_i32_e32 v16, 0, v17
	v_cmp_gt_i32_e64 s[2:3], s11, v17
	v_cmp_gt_i32_e64 s[4:5], s11, v1
	v_cndmask_b32_e64 v1, v14, v18, s[4:5]
	v_cndmask_b32_e32 v17, v19, v14, vcc
	v_cndmask_b32_e64 v18, v14, v15, s[0:1]
	v_cndmask_b32_e64 v14, v14, v16, s[2:3]
	v_mul_lo_u32 v19, v18, s10
	v_mul_lo_u32 v21, v14, s10
	v_ashrrev_i32_e32 v14, 31, v13
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_mov_b32_e32 v31, s13
	v_mul_lo_u32 v15, v1, s10
	v_add_u32_e32 v1, vcc, s12, v13
	v_ashrrev_i32_e32 v20, 31, v19
	v_ashrrev_i32_e32 v22, 31, v21
	v_addc_u32_e32 v30, vcc, v31, v14, vcc
	v_lshlrev_b64 v[13:14], 2, v[19:20]
	v_lshlrev_b64 v[19:20], 2, v[21:22]
	v_add_u32_e32 v21, vcc, v1, v2
	v_addc_u32_e32 v22, vcc, v30, v3, vcc
	v_add_u32_e32 v23, vcc, v1, v4
	v_addc_u32_e32 v24, vcc, v30, v5, vcc
	v_add_u32_e32 v25, vcc, v1, v6
	v_mul_lo_u32 v17, v17, s10
	v_addc_u32_e32 v26, vcc, v30, v7, vcc
	v_add_u32_e32 v27, vcc, v1, v8
	v_ashrrev_i32_e32 v16, 31, v15
	v_addc_u32_e32 v28, vcc, v30, v9, vcc
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v29, vcc, v1, v10
	v_ashrrev_i32_e32 v18, 31, v17
	v_addc_u32_e32 v30, vcc, v30, v11, vcc
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_add_u32_e32 v1, vcc, s12, v15
	v_addc_u32_e32 v32, vcc, v31, v16, vcc
	v_add_u32_e32 v41, vcc, s12, v17
	v_addc_u32_e32 v42, vcc, v31, v18, vcc
	v_add_u32_e32 v51, vcc, s12, v13
	v_addc_u32_e32 v52, vcc, v31, v14, vcc
	v_add_u32_e32 v61, vcc, s12, v19
	v_addc_u32_e32 v62, vcc, v31, v20, vcc
	v_add_u32_e32 v13, vcc, v1, v2
	v_addc_u32_e32 v14, vcc, v32, v3, vcc
	v_add_u32_e32 v15, vcc, v1, v4
	v_addc_u32_e32 v16, vcc, v32, v5, vcc
	v_add_u32_e32 v17, vcc, v1, v6
	v_addc_u32_e32 v18, vcc, v32, v7, vcc
	v_add_u32_e32 v19, vcc, v1, v8
	v_addc_u32_e32 v20, vcc, v32, v9, vcc
	v_add_u32_e32 v31, vcc, v1, v10
	v_addc_u32_e32 v32, vcc, v32, v11, vcc
	v_add_u32_e32 v33, vcc, v41, v2
	v_addc_u32_e32 v34, vcc, v42, v3, vcc
	v_add_u32_e32 v35, vcc, v41, v4
	v_addc_u32_e32 v36, vcc, v42, v5, vcc
	v_add_u32_e32 v37, vcc, v41, v6
	v_addc_u32_e32 v38, vcc, v42, v7, vcc
	v_add_u32_e32 v39, vcc, v41, v8
	v_addc_u32_e32 v40, vcc, v42, v9, vcc
	flat_load_dword v63, v[13:14]
	flat_load_dword v15, v[15:16]
	flat_load_dword v16, v[17:18]
	v_add_u32_e32 v41, vcc, v41, v10
	v_addc_u32_e32 v42, vcc, v42, v11, vcc
	v_add_u32_e32 v43, vcc, v51, v2
	v_addc_u32_e32 v44, vcc, v52, v3, vcc
	flat_load_dword v17, v[19:20]
	v_add_u32_e32 v45, vcc, v51, v4
	flat_load_dword v19, v[31:32]
	flat_load_dword v20, v[33:34]
	v_addc_u32_e32 v46, vcc, v52, v5, vcc
	v_add_u32_e32 v47, vcc, v51, v6
	v_addc_u32_e32 v48, vcc, v52, v7, vcc
	v_add_u32_e32 v49, vcc, v51, v8
	v_addc_u32_e32 v50, vcc, v52, v9, vcc
	v_add_u32_e32 v51, vcc, v51, v10
	v_addc_u32_e32 v52, vcc, v52, v11, vcc
	v_add_u32_e32 v53, vcc, v61, v2
	v_addc_u32_e32 v54, vcc, v62, v3, vcc
	v_add_u32_e32 v55, vcc, v61, v4
	v_addc_u32_e32 v56, vcc, v62, v5, vcc
	v_add_u32_e32 v57, vcc, v61, v6
	v_addc_u32_e32 v58, vcc, v62, v7, vcc
	v_add_u32_e32 v59, vcc, v61, v8
	v_addc_u32_e32 v60, vcc, v62, v9, vcc
	v_add_u32_e32 v61, vcc, v61, v10
	v_ashrrev_i32_e32 v1, 31, v0
	v_addc_u32_e32 v62, vcc, v62, v11, vcc
	v_lshlrev_b64 v[13:14], 2, v[0:1]
	flat_load_dword v1, v[35:36]
	flat_load_dword v31, v[37:38]
	flat_load_dword v32, v[39:40]
	flat_load_dword v33, v[41:42]
	flat_load_dword v21, v[21:22]
	flat_load_dword v22, v[23:24]
	flat_load_dword v23, v[25:26]
	flat_load_dword v24, v[27:28]
	flat_load_dword v25, v[29:30]
	flat_load_dword v26, v[43:44]
	flat_load_dword v27, v[45:46]
	flat_load_dword v28, v[47:48]
	flat_load_dword v29, v[49:50]
	flat_load_dword v30, v[51:52]
	flat_load_dword v34, v[53:54]
	flat_load_dword v35, v[55:56]
	flat_load_dword v36, v[57:58]
	flat_load_dword v37, v[59:60]
	flat_load_dword v38, v[61:62]
	v_add_u32_e32 v12, vcc, s15, v12
	v_add_u32_e32 v0, vcc, s16, v0
	v_cmp_le_i32_e32 vcc, s11, v12
	s_or_b64 s[8:9], vcc, s[8:9]
	v_mov_b32_e32 v18, s7
	v_add_u32_e64 v13, s[0:1], s6, v13
	v_addc_u32_e64 v14, s[0:1], v18, v14, s[0:1]
	s_waitcnt vmcnt(14)
	v_lshlrev_b32_e32 v15, 2, v15
	v_mul_lo_u32 v16, v16, 6
	v_add_u32_e32 v15, vcc, v63, v15
	v_add_u32_e32 v15, vcc, v15, v16
	v_lshlrev_b32_e32 v17, 2, v17
	v_add_u32_e32 v15, vcc, v15, v17
	v_lshlrev_b32_e32 v18, 2, v20
	v_add_u32_e32 v15, vcc, v15, v19
	v_add_u32_e32 v15, vcc, v15, v18
	v_lshlrev_b32_e32 v1, 4, v1
	v_mul_lo_u32 v20, v31, 24
	v_add_u32_e32 v1, vcc, v15, v1
	v_mul_lo_u32 v21, v21, 6
	v_lshlrev_b32_e32 v31, 4, v32
	s_waitcnt vmcnt(13)
	v_mul_lo_u32 v22, v22, 24
	v_add_u32_e32 v1, vcc, v1, v20
	v_lshlrev_b32_e32 v32, 2, v33
	s_waitcnt vmcnt(12)
	v_mul_lo_u32 v23, v23, 36
	v_add_u32_e32 v1, vcc, v1, v31
	s_waitcnt vmcnt(11)
	v_mul_lo_u32 v24, v24, 24
	v_add_u32_e32 v1, vcc, v1, v32
	s_waitcnt vmcnt(10)
	v_mul_lo_u32 v25, v25, 6
	v_add_u32_e32 v1, vcc, v1, v21
	v_add_u32_e32 v1, vcc, v1, v22
	v_add_u32_e32 v1, vcc, v1, v23
	s_waitcnt vmcnt(7)
	v_mul_lo_u32 v28, v28, 24
	v_add_u32_e32 v1, vcc, v1, v24
	v_lshlrev_b32_e32 v26, 2, v26
	v_add_u32_e32 v1, vcc, v1, v25
	v_lshlrev_b32_e32 v27, 4, v27
	v_add_u32_e32 v1, vcc, v1, v26
	v_add_u32_e32 v1, vcc, v1, v27
	s_waitcnt vmcnt(6)
	v_lshlrev_b32_e32 v29, 4, v29
	v_add_u32_e32 v1, vcc, v1, v28
	s_waitcnt vmcnt(5)
	v_lshlrev_b32_e32 v30, 2, v30
	s_waitcnt vmcnt(3)
	v_lshlrev_b32_e32 v33, 2, v35
	s_waitcnt vmcnt(2)
	v_mul_lo_u32 v35, v36, 6
	v_add_u32_e32 v1, vcc, v1, v29
	v_add_u32_e32 v1, vcc, v1, v30
	v_add_u32_e32 v1, vcc, v1, v34
	v_add_u32_e32 v1, vcc, v1, v33
	s_waitcnt vmcnt(1)
	v_lshlrev_b32_e32 v36, 2, v37
	v_add_u32_e32 v1, vcc, v1, v35
	v_add_u32_e32 v1, vcc, v1, v36
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, v1, v38
	v_add_u32_e32 v1, vcc, s17, v1
	v_lshrrev_b32_e32 v1, 8, v1
	flat_store_dword v[13:14], v1
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_2
.LBB0_3:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel blur
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 64
		.amdhsa_next_free_sgpr 18
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
	.size	blur, .Lfunc_end0-blur
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
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         12
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           blur
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 32
      - 8
      - 1
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         blur.kd
    .vgpr_count:     64
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
