	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	scan_tree
	.globl	scan_tree
	.p2align	8
	.type	scan_tree,@function
scan_tree:
	s_load_dword s0, s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s24, s6, s0
	s_add_i32 s25, s24, s0
	s_cmp_ge_u32 s24, s25
	s_cbranch_scc1 .LBB0_39
	v_lshlrev_b32_e32 v1, 1, v0
	v_or_b32_e32 v2, 1, v1
	v_add_u32_e32 v1, vcc, 2, v1
	v_lshlrev_b32_e32 v3, 3, v2
	v_lshlrev_b32_e32 v4, 3, v1
	v_add_u32_e32 v5, vcc, -4, v3
	v_add_u32_e32 v6, vcc, -4, v4
	v_add_u32_e32 v7, vcc, v6, v4
	v_lshlrev_b32_e32 v4, 4, v2
	v_add_u32_e32 v16, vcc, v5, v3
	v_lshlrev_b32_e32 v29, 5, v2
	v_add_u32_e32 v17, vcc, v16, v4
	v_lshlrev_b32_e32 v28, 6, v2
	v_add_u32_e32 v18, vcc, v17, v29
	v_lshlrev_b32_e32 v27, 7, v2
	v_add_u32_e32 v19, vcc, v18, v28
	v_lshlrev_b32_e32 v26, 8, v2
	v_add_u32_e32 v20, vcc, v19, v27
	v_lshlrev_b32_e32 v25, 9, v2
	v_add_u32_e32 v21, vcc, v20, v26
	v_lshlrev_b32_e32 v24, 10, v2
	v_lshlrev_b32_e32 v15, 11, v2
	v_add_u32_e32 v22, vcc, v21, v25
	v_lshlrev_b32_e32 v8, 4, v1
	v_add_u32_e32 v23, vcc, v22, v24
	v_sub_u32_e32 v24, vcc, v15, v24
	v_add_u32_e32 v8, vcc, v7, v8
	v_lshlrev_b32_e32 v9, 5, v1
	v_sub_u32_e32 v25, vcc, v24, v25
	v_add_u32_e32 v9, vcc, v8, v9
	v_lshlrev_b32_e32 v10, 6, v1
	v_sub_u32_e32 v26, vcc, v25, v26
	s_load_dwordx2 s[18:19], s[4:5], 0x0
	s_load_dwordx2 s[20:21], s[4:5], 0x10
	v_add_u32_e32 v10, vcc, v9, v10
	v_lshlrev_b32_e32 v11, 7, v1
	v_sub_u32_e32 v27, vcc, v26, v27
	v_add_u32_e32 v11, vcc, v10, v11
	v_lshlrev_b32_e32 v12, 8, v1
	v_sub_u32_e32 v28, vcc, v27, v28
	v_add_u32_e32 v12, vcc, v11, v12
	v_lshlrev_b32_e32 v13, 9, v1
	v_sub_u32_e32 v29, vcc, v28, v29
	s_movk_i32 s0, 0x100
	s_movk_i32 s2, 0x80
	v_add_u32_e32 v13, vcc, v12, v13
	v_lshlrev_b32_e32 v1, 10, v1
	v_sub_u32_e32 v30, vcc, v29, v4
	v_lshlrev_b32_e32 v32, 2, v0
	v_cmp_gt_u32_e64 s[0:1], s0, v0
	v_cmp_gt_u32_e64 s[2:3], s2, v0
	v_cmp_gt_u32_e64 s[4:5], 64, v0
	v_cmp_gt_u32_e64 s[6:7], 32, v0
	v_cmp_gt_u32_e64 s[8:9], 16, v0
	v_cmp_gt_u32_e64 s[10:11], 8, v0
	v_cmp_gt_u32_e64 s[12:13], 4, v0
	v_cmp_gt_u32_e64 s[14:15], 2, v0
	v_cmp_eq_u32_e64 s[16:17], 0, v0
	v_add_u32_e32 v14, vcc, v13, v1
	v_sub_u32_e32 v31, vcc, v30, v3
	v_add_u32_e32 v33, vcc, v32, v32
	v_lshlrev_b32_e32 v34, 3, v0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 m0, -1
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[40:41], v34 offset1:1
	v_add_u32_e32 v38, vcc, v38, v36
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_addk_i32 s24, 0x400
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v42, vcc, v41, v40
	v_mov_b32_e32 v40, v41
	ds_write2_b32 v34, v41, v42 offset1:1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[42:43], v32 offset1:8
	v_lshlrev_b64 v[40:41], 2, v[1:2]
	v_mov_b32_e32 v1, s21
	v_add_u32_e32 v40, vcc, s20, v40
	v_addc_u32_e32 v41, vcc, v1, v41, vcc
	v_add_u32_e32 v37, vcc, v37, v36
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v38, vcc, v38, v42
	v_add_u32_e32 v37, vcc, v37, v43
	v_add_u32_e32 v3, vcc, s20, v3
	v_addc_u32_e32 v4, vcc, v1, v4, vcc
	s_cmp_ge_u32 s24, s25
	v_add_u32_e32 v36, vcc, v36, v39
	flat_store_dword v[40:41], v38
	flat_store_dword v[3:4], v37
	s_cbranch_scc1 .LBB0_39
.LBB0_3:
	v_add_u32_e32 v1, vcc, s24, v0
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v41, s19
	v_add_u32_e32 v37, vcc, s18, v3
	v_addc_u32_e32 v38, vcc, v41, v4, vcc
	v_add_u32_e32 v3, vcc, 0x200, v1
	v_mov_b32_e32 v4, v2
	v_lshlrev_b64 v[39:40], 2, v[3:4]
	v_add_u32_e32 v39, vcc, s18, v39
	v_addc_u32_e32 v40, vcc, v41, v40, vcc
	flat_load_dword v38, v[37:38]
	flat_load_dword v37, v[39:40]
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v32, v38, v37 offset1:8
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[39:40], v33 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v39, vcc, v40, v39
	ds_write_b32 v33, v39 offset:4
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[0:1]
	s_cbranch_execz .LBB0_5
	ds_read_b32 v39, v5
	ds_read_b32 v40, v6
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v39, vcc, v40, v39
	ds_write_b32 v6, v39
.LBB0_5:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[2:3]
	s_cbranch_execz .LBB0_7
	ds_read_b32 v39, v16
	ds_read_b32 v40, v7
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v39, vcc, v40, v39
	ds_write_b32 v7, v39
.LBB0_7:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[4:5]
	s_cbranch_execz .LBB0_9
	ds_read_b32 v39, v17
	ds_read_b32 v40, v8
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v39, vcc, v40, v39
	ds_write_b32 v8, v39
.LBB0_9:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[6:7]
	s_cbranch_execz .LBB0_11
	ds_read_b32 v39, v18
	ds_read_b32 v40, v9
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v39, vcc, v40, v39
	ds_write_b32 v9, v39
.LBB0_11:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[8:9]
	s_cbranch_execz .LBB0_13
	ds_read_b32 v39, v19
	ds_read_b32 v40, v10
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v39, vcc, v40, v39
	ds_write_b32 v10, v39
.LBB0_13:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[10:11]
	s_cbranch_execz .LBB0_15
	ds_read_b32 v39, v20
	ds_read_b32 v40, v11
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v39, vcc, v40, v39
	ds_write_b32 v11, v39
.LBB0_15:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[12:13]
	s_cbranch_execz .LBB0_17
	ds_read_b32 v39, v21
	ds_read_b32 v40, v12
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v39, vcc, v40, v39
	ds_write_b32 v12, v39
.LBB0_17:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[14:15]
	s_cbranch_execz .LBB0_19
	ds_read_b32 v39, v22
	ds_read_b32 v40, v13
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v39, vcc, v40, v39
	ds_write_b32 v13, v39
.LBB0_19:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[16:17]
	s_cbranch_execz .LBB0_21
	ds_read_b32 v39, v23
	ds_read_b32 v40, v14
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v39, vcc, v40, v39
	ds_write_b32 v14, v39
.LBB0_21:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v39, v35 offset:4092
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[16:17]
	s_cbranch_execz .LBB0_23
	ds_read_b32 v40, v23
	ds_write_b32 v23, v35
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v15, v40 offset:2044
.LBB0_23:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[14:15]
	s_cbranch_execz .LBB0_25
	ds_read_b32 v40, v24 offset:1020
	ds_read_b32 v41, v22
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v22, v40
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v40, vcc, v40, v41
	ds_write_b32 v24, v40 offset:1020
.LBB0_25:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[12:13]
	s_cbranch_execz .LBB0_27
	ds_read_b32 v40, v25 offset:508
	ds_read_b32 v41, v21
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v21, v40
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v40, vcc, v40, v41
	ds_write_b32 v25, v40 offset:508
.LBB0_27:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[10:11]
	s_cbranch_execz .LBB0_29
	ds_read_b32 v40, v26 offset:252
	ds_read_b32 v41, v20
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v20, v40
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v40, vcc, v40, v41
	ds_write_b32 v26, v40 offset:252
.LBB0_29:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[8:9]
	s_cbranch_execz .LBB0_31
	ds_read_b32 v40, v27 offset:124
	ds_read_b32 v41, v19
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v19, v40
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v40, vcc, v40, v41
	ds_write_b32 v27, v40 offset:124
.LBB0_31:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[6:7]
	s_cbranch_execz .LBB0_33
	ds_read_b32 v40, v28 offset:60
	ds_read_b32 v41, v18
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v18, v40
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v40, vcc, v40, v41
	ds_write_b32 v28, v40 offset:60
.LBB0_33:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[4:5]
	s_cbranch_execz .LBB0_35
	ds_read_b32 v40, v29 offset:28
	ds_read_b32 v41, v17
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v17, v40
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v40, vcc, v40, v41
	ds_write_b32 v29, v40 offset:28
.LBB0_35:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[2:3]
	s_cbranch_execz .LBB0_37
	ds_read_b32 v40, v30 offset:12
	ds_read_b32 v41, v16
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v16, v40
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v40, vcc, v40, v41
	ds_write_b32 v30, v40 offset:12
.LBB0_37:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[0:1]
	s_cbranch_execz .LBB0_2
	ds_read_b32 v40, v31 offset:4
	ds_read_b32 v41, v5
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v5, v40
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v40, vcc, v40, v41
	ds_write_b32 v31, v40 offset:4
	s_branch .LBB0_2
.LBB0_39:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel scan_tree
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 44
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
	.size	scan_tree, .Lfunc_end0-scan_tree
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
        .type_name:      uint
        .value_kind:     by_value
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 512
    .name:           scan_tree
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 512
      - 1
      - 1
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         scan_tree.kd
    .vgpr_count:     44
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
