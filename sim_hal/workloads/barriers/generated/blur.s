	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	blur                    ; -- Begin function blur
	.globl	blur
	.p2align	8
	.type	blur,@function
blur:                                   ; @blur
; %bb.0:
	s_load_dword s12, s[4:5], 0x4
	s_load_dwordx2 s[10:11], s[6:7], 0x1c
	s_load_dwordx2 s[4:5], s[6:7], 0x0
	s_load_dwordx2 s[2:3], s[6:7], 0x8
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s12, 0xffff
	s_mul_i32 s6, s6, s8
	s_add_i32 s6, s6, s10
	v_add_u32_e32 v40, vcc, s6, v0
	s_lshr_b32 s6, s12, 16
	s_mul_i32 s6, s6, s9
	s_add_i32 s6, s11, s6
	v_add_u32_e32 v41, vcc, s6, v1
	s_add_i32 s6, s3, -1
	v_add_u32_e32 v0, vcc, -2, v40
	v_add_u32_e32 v2, vcc, -2, v41
	v_max_i32_e32 v3, 0, v2
	v_mov_b32_e32 v42, s6
	v_cmp_gt_i32_e32 vcc, s3, v2
	v_cndmask_b32_e32 v2, v42, v3, vcc
	v_mul_lo_u32 v9, v2, s2
	s_add_i32 s7, s2, -1
	v_max_i32_e32 v1, 0, v0
	v_mov_b32_e32 v8, s7
	v_cmp_gt_i32_e32 vcc, s2, v0
	v_cndmask_b32_e32 v43, v8, v1, vcc
	v_add_u32_e32 v0, vcc, v43, v9
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v44, s5
	v_add_u32_e32 v0, vcc, s4, v0
	v_max_i32_e32 v2, 1, v40
	v_addc_u32_e32 v1, vcc, v44, v1, vcc
	v_add_u32_e32 v2, vcc, -1, v2
	v_cmp_lt_i32_e32 vcc, s2, v40
	v_cndmask_b32_e32 v45, v2, v8, vcc
	v_add_u32_e32 v2, vcc, v45, v9
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_max_i32_e32 v4, 0, v40
	v_add_u32_e32 v2, vcc, s4, v2
	v_addc_u32_e32 v3, vcc, v44, v3, vcc
	v_cmp_gt_i32_e32 vcc, s2, v40
	v_cndmask_b32_e32 v46, v8, v4, vcc
	v_add_u32_e32 v4, vcc, v46, v9
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_max_i32_e32 v20, 0, v41
	v_add_u32_e32 v4, vcc, s4, v4
	v_addc_u32_e32 v5, vcc, v44, v5, vcc
	v_add_u32_e32 v6, vcc, 1, v40
	v_max_i32_e32 v7, 0, v6
	v_cmp_gt_i32_e32 vcc, s2, v6
	v_cndmask_b32_e32 v47, v8, v7, vcc
	v_add_u32_e32 v6, vcc, v47, v9
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_add_u32_e32 v6, vcc, s4, v6
	v_addc_u32_e32 v7, vcc, v44, v7, vcc
	v_add_u32_e32 v10, vcc, 2, v40
	v_max_i32_e32 v11, 0, v10
	v_cmp_gt_i32_e32 vcc, s2, v10
	v_cndmask_b32_e32 v48, v8, v11, vcc
	v_max_i32_e32 v10, 1, v41
	v_add_u32_e32 v8, vcc, v48, v9
	v_add_u32_e32 v10, vcc, -1, v10
	v_cmp_lt_i32_e32 vcc, s3, v41
	v_cndmask_b32_e32 v10, v10, v42, vcc
	v_ashrrev_i32_e32 v9, 31, v8
	v_mul_lo_u32 v18, v10, s2
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, s4, v8
	v_addc_u32_e32 v9, vcc, v44, v9, vcc
	v_add_u32_e32 v10, vcc, v43, v18
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v10, vcc, s4, v10
	v_addc_u32_e32 v11, vcc, v44, v11, vcc
	v_add_u32_e32 v12, vcc, v45, v18
	v_ashrrev_i32_e32 v13, 31, v12
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e32 v12, vcc, s4, v12
	v_addc_u32_e32 v13, vcc, v44, v13, vcc
	v_add_u32_e32 v14, vcc, v46, v18
	v_ashrrev_i32_e32 v15, 31, v14
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v14, vcc, s4, v14
	v_addc_u32_e32 v15, vcc, v44, v15, vcc
	v_add_u32_e32 v16, vcc, v47, v18
	v_ashrrev_i32_e32 v17, 31, v16
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v16, vcc, s4, v16
	v_addc_u32_e32 v17, vcc, v44, v17, vcc
	v_add_u32_e32 v18, vcc, v48, v18
	v_cmp_gt_i32_e32 vcc, s3, v41
	v_cndmask_b32_e32 v20, v42, v20, vcc
	v_ashrrev_i32_e32 v19, 31, v18
	v_mul_lo_u32 v28, v20, s2
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v18, vcc, s4, v18
	v_addc_u32_e32 v19, vcc, v44, v19, vcc
	v_add_u32_e32 v20, vcc, v43, v28
	v_ashrrev_i32_e32 v21, 31, v20
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_add_u32_e32 v20, vcc, s4, v20
	v_addc_u32_e32 v21, vcc, v44, v21, vcc
	v_add_u32_e32 v22, vcc, v45, v28
	v_ashrrev_i32_e32 v23, 31, v22
	v_lshlrev_b64 v[22:23], 2, v[22:23]
	v_add_u32_e32 v22, vcc, s4, v22
	v_addc_u32_e32 v23, vcc, v44, v23, vcc
	v_add_u32_e32 v24, vcc, v46, v28
	v_ashrrev_i32_e32 v25, 31, v24
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_add_u32_e32 v24, vcc, s4, v24
	v_addc_u32_e32 v25, vcc, v44, v25, vcc
	v_add_u32_e32 v26, vcc, v47, v28
	v_ashrrev_i32_e32 v27, 31, v26
	v_lshlrev_b64 v[26:27], 2, v[26:27]
	v_add_u32_e32 v26, vcc, s4, v26
	v_addc_u32_e32 v27, vcc, v44, v27, vcc
	v_add_u32_e32 v28, vcc, v48, v28
	v_add_u32_e32 v30, vcc, 1, v41
	v_max_i32_e32 v31, 0, v30
	v_cmp_gt_i32_e32 vcc, s3, v30
	v_cndmask_b32_e32 v30, v42, v31, vcc
	v_ashrrev_i32_e32 v29, 31, v28
	v_mul_lo_u32 v38, v30, s2
	v_lshlrev_b64 v[28:29], 2, v[28:29]
	v_add_u32_e32 v28, vcc, s4, v28
	v_addc_u32_e32 v29, vcc, v44, v29, vcc
	v_add_u32_e32 v30, vcc, v43, v38
	v_ashrrev_i32_e32 v31, 31, v30
	v_lshlrev_b64 v[30:31], 2, v[30:31]
	v_add_u32_e32 v30, vcc, s4, v30
	v_addc_u32_e32 v31, vcc, v44, v31, vcc
	v_add_u32_e32 v32, vcc, v45, v38
	v_ashrrev_i32_e32 v33, 31, v32
	v_lshlrev_b64 v[32:33], 2, v[32:33]
	v_add_u32_e32 v32, vcc, s4, v32
	v_addc_u32_e32 v33, vcc, v44, v33, vcc
	v_add_u32_e32 v34, vcc, v46, v38
	v_ashrrev_i32_e32 v35, 31, v34
	v_lshlrev_b64 v[34:35], 2, v[34:35]
	v_add_u32_e32 v34, vcc, s4, v34
	v_addc_u32_e32 v35, vcc, v44, v35, vcc
	v_add_u32_e32 v36, vcc, v47, v38
	v_ashrrev_i32_e32 v37, 31, v36
	v_lshlrev_b64 v[36:37], 2, v[36:37]
	v_add_u32_e32 v36, vcc, s4, v36
	v_addc_u32_e32 v37, vcc, v44, v37, vcc
	v_add_u32_e32 v38, vcc, v48, v38
	v_add_u32_e32 v49, vcc, 2, v41
	v_max_i32_e32 v50, 0, v49
	v_cmp_gt_i32_e32 vcc, s3, v49
	v_cndmask_b32_e32 v42, v42, v50, vcc
	v_ashrrev_i32_e32 v39, 31, v38
	v_mul_lo_u32 v42, v42, s2
	v_lshlrev_b64 v[38:39], 2, v[38:39]
	flat_load_dword v49, v[2:3]
	flat_load_dword v50, v[4:5]
	flat_load_dword v51, v[6:7]
	flat_load_dword v52, v[8:9]
	flat_load_dword v14, v[14:15]
	flat_load_dword v12, v[12:13]
	flat_load_dword v10, v[10:11]
	flat_load_dword v11, v[0:1]
	v_add_u32_e32 v0, vcc, s4, v38
	v_addc_u32_e32 v1, vcc, v44, v39, vcc
	v_add_u32_e32 v2, vcc, v43, v42
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	flat_load_dword v13, v[16:17]
	v_add_u32_e32 v2, vcc, s4, v2
	flat_load_dword v15, v[18:19]
	flat_load_dword v16, v[22:23]
	flat_load_dword v17, v[24:25]
	flat_load_dword v18, v[26:27]
	flat_load_dword v19, v[28:29]
	flat_load_dword v22, v[30:31]
	flat_load_dword v20, v[20:21]
	v_addc_u32_e32 v3, vcc, v44, v3, vcc
	v_add_u32_e32 v4, vcc, v45, v42
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	flat_load_dword v21, v[32:33]
	flat_load_dword v23, v[34:35]
	v_add_u32_e32 v4, vcc, s4, v4
	v_addc_u32_e32 v5, vcc, v44, v5, vcc
	v_add_u32_e32 v6, vcc, v46, v42
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	flat_load_dword v24, v[36:37]
	flat_load_dword v25, v[0:1]
	v_add_u32_e32 v6, vcc, s4, v6
	v_addc_u32_e32 v7, vcc, v44, v7, vcc
	v_add_u32_e32 v8, vcc, v47, v42
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	s_movk_i32 s3, 0x80
	v_add_u32_e32 v0, vcc, s4, v8
	v_addc_u32_e32 v1, vcc, v44, v9, vcc
	v_add_u32_e32 v8, vcc, v48, v42
	v_ashrrev_i32_e32 v9, 31, v8
	flat_load_dword v4, v[4:5]
	flat_load_dword v5, v[6:7]
	flat_load_dword v6, v[0:1]
	flat_load_dword v2, v[2:3]
	v_lshlrev_b64 v[0:1], 2, v[8:9]
	v_add_u32_e32 v0, vcc, s4, v0
	v_addc_u32_e32 v1, vcc, v44, v1, vcc
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(14)
	v_lshlrev_b32_e32 v1, 2, v49
	v_mul_lo_u32 v3, v50, 6
	v_mul_lo_u32 v7, v14, 6
	v_add_u32_e32 v1, vcc, v1, v11
	v_add_u32_e32 v1, vcc, v3, v1
	v_lshlrev_b32_e32 v3, 2, v51
	v_add_u32_e32 v1, vcc, v3, v1
	v_lshlrev_b32_e32 v3, 2, v12
	v_add_u32_e32 v3, vcc, v3, v10
	s_waitcnt vmcnt(13)
	v_mul_lo_u32 v8, v17, 6
	v_add_u32_e32 v3, vcc, v7, v3
	v_lshlrev_b32_e32 v7, 2, v13
	v_add_u32_e32 v3, vcc, v7, v3
	v_lshlrev_b32_e32 v7, 2, v16
	s_waitcnt vmcnt(9)
	v_add_u32_e32 v7, vcc, v7, v20
	v_add_u32_e32 v7, vcc, v8, v7
	v_lshlrev_b32_e32 v8, 2, v18
	v_add_u32_e32 v7, vcc, v8, v7
	v_add_u32_e32 v7, vcc, v19, v7
	v_mul_lo_u32 v7, v7, 6
	v_add_u32_e32 v3, vcc, v15, v3
	v_add_u32_e32 v1, vcc, v52, v1
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v1, vcc, v1, v3
	v_add_u32_e32 v1, vcc, v1, v7
	s_waitcnt vmcnt(7)
	v_mul_lo_u32 v7, v23, 6
	v_lshlrev_b32_e32 v3, 2, v21
	v_add_u32_e32 v3, vcc, v3, v22
	v_add_u32_e32 v3, vcc, v7, v3
	s_waitcnt vmcnt(6)
	v_lshlrev_b32_e32 v7, 2, v24
	v_add_u32_e32 v3, vcc, v7, v3
	s_waitcnt vmcnt(5)
	v_add_u32_e32 v3, vcc, v25, v3
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v1, vcc, v1, v3
	s_waitcnt vmcnt(4)
	v_lshlrev_b32_e32 v3, 2, v4
	s_waitcnt vmcnt(3)
	v_mul_lo_u32 v4, v5, 6
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v2, vcc, v3, v2
	v_lshlrev_b32_e32 v3, 2, v6
	v_add_u32_e32 v2, vcc, v4, v2
	v_add_u32_e32 v2, vcc, v3, v2
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v0, v2
	v_add_u32_e32 v0, vcc, v1, v0
	v_mul_lo_u32 v1, v41, s2
	v_add_u32_e32 v0, vcc, s3, v0
	v_lshrrev_b32_e32 v2, 8, v0
	v_add_u32_e32 v0, vcc, v1, v40
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
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
		.amdhsa_next_free_vgpr 53
		.amdhsa_next_free_sgpr 13
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
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1388
; NumSgprs: 15
; NumVgprs: 53
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 13
; NumSGPRsForWavesPerEU: 15
; NumVGPRsForWavesPerEU: 53
; Occupancy: 4
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 1
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
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         blur.kd
    .vgpr_count:     53
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
