	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	stencil7
	.globl	stencil7
	.p2align	8
	.type	stencil7,@function
stencil7:
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx4 s[12:15], s[4:5], 0x10
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s15, s6, 5
	v_or_b32_e32 v2, s15, v0
	s_lshl_b32 s19, s7, 4
	v_or_b32_e32 v11, s19, v1
	s_add_i32 s0, s12, -1
	v_cmp_gt_u32_e64 s[4:5], s0, v2
	s_add_i32 s0, s13, -1
	v_cmp_ne_u32_e64 s[2:3], 0, v2
	v_cmp_ne_u32_e32 vcc, 0, v11
	v_cmp_gt_u32_e64 s[0:1], s0, v11
	s_mov_b64 s[16:17], 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_and_b64 s[16:17], s[4:5], vcc
	s_and_b64 s[16:17], s[16:17], s[0:1]
	s_and_b64 s[16:17], s[16:17], exec
	s_or_b64 exec, exec, s[6:7]
	v_mul_lo_u32 v4, v11, s12
	v_mov_b32_e32 v3, 0
	s_mul_i32 s18, s13, s12
	s_cmp_lt_u32 s14, 3
	v_add_u32_e64 v2, s[6:7], v4, v2
	v_lshlrev_b64 v[5:6], 2, v[2:3]
	v_mov_b32_e32 v4, s9
	v_add_u32_e64 v7, s[6:7], s8, v5
	v_addc_u32_e64 v8, s[6:7], v4, v6, s[6:7]
	v_add_u32_e64 v2, s[6:7], s18, v2
	v_lshlrev_b64 v[9:10], 2, v[2:3]
	v_add_u32_e64 v12, s[6:7], s8, v9
	v_addc_u32_e64 v13, s[6:7], v4, v10, s[6:7]
	flat_load_dword v10, v[7:8]
	flat_load_dword v4, v[12:13]
	v_mov_b32_e32 v7, s11
	v_add_u32_e64 v5, s[6:7], s10, v5
	v_addc_u32_e64 v6, s[6:7], v7, v6, s[6:7]
	s_waitcnt vmcnt(1)
	flat_store_dword v[5:6], v10
	s_cbranch_scc1 .LBB0_16
	v_lshlrev_b32_e32 v5, 2, v0
	s_movk_i32 s6, 0x88
	v_mad_u32_u24 v6, v1, s6, v5
	v_mul_u32_u24_e32 v7, s6, v1
	v_cmp_eq_u32_e64 s[6:7], 0, v0
	s_and_b64 s[6:7], s[6:7], s[2:3]
	v_cmp_eq_u32_e64 s[2:3], 31, v0
	s_and_b64 s[4:5], s[2:3], s[4:5]
	v_cmp_eq_u32_e64 s[2:3], 0, v1
	s_and_b64 s[2:3], s[2:3], vcc
	v_cmp_eq_u32_e32 vcc, 15, v1
	s_add_i32 s19, s19, s13
	s_and_b64 s[0:1], vcc, s[0:1]
	v_add_u32_e32 v1, vcc, s19, v1
	v_mul_lo_u32 v2, s12, v1
	v_add_u32_e32 v8, vcc, 1, v1
	s_lshl_b32 s13, s13, 1
	v_mul_lo_u32 v9, s12, v8
	v_add_u32_e32 v8, vcc, v0, v2
	v_add_u32_e32 v1, vcc, -1, v1
	v_add_u32_e32 v2, vcc, s13, v11
	v_mul_lo_u32 v1, s12, v1
	v_mul_lo_u32 v2, s12, v2
	s_add_i32 s14, s14, -2
	v_add_u32_e32 v9, vcc, v0, v9
	v_add_u32_e32 v11, vcc, v0, v1
	v_add_u32_e32 v12, vcc, v0, v2
	s_mov_b32 m0, -1
.LBB0_4:
	v_add_u32_e32 v2, vcc, s15, v12
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_mov_b32_e32 v13, s9
	v_add_u32_e32 v0, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, v13, v1, vcc
	flat_load_dword v13, v[0:1]
	v_add_u32_e32 v0, vcc, s15, v8
	s_waitcnt vmcnt(2)
	ds_write_b32 v6, v4 offset:140
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_cbranch_execz .LBB0_6
	v_add_u32_e32 v14, vcc, -1, v0
	v_mov_b32_e32 v15, v3
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_mov_b32_e32 v1, s9
	v_add_u32_e32 v14, vcc, s8, v14
	v_addc_u32_e32 v15, vcc, v1, v15, vcc
	flat_load_dword v1, v[14:15]
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v1 offset:136
.LBB0_6:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_8
	v_add_u32_e32 v14, vcc, 1, v0
	v_mov_b32_e32 v15, v3
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_mov_b32_e32 v1, s9
	v_add_u32_e32 v14, vcc, s8, v14
	v_addc_u32_e32 v15, vcc, v1, v15, vcc
	flat_load_dword v1, v[14:15]
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v1 offset:268
.LBB0_8:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_10
	v_add_u32_e32 v14, vcc, s15, v11
	v_mov_b32_e32 v15, v3
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_mov_b32_e32 v1, s9
	v_add_u32_e32 v14, vcc, s8, v14
	v_addc_u32_e32 v15, vcc, v1, v15, vcc
	flat_load_dword v1, v[14:15]
	s_waitcnt vmcnt(0)
	ds_write_b32 v5, v1 offset:4
.LBB0_10:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_12
	v_add_u32_e32 v14, vcc, s15, v9
	v_mov_b32_e32 v15, v3
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_mov_b32_e32 v1, s9
	v_add_u32_e32 v14, vcc, s8, v14
	v_addc_u32_e32 v15, vcc, v1, v15, vcc
	flat_load_dword v1, v[14:15]
	s_waitcnt vmcnt(0)
	ds_write_b32 v5, v1 offset:2316
.LBB0_12:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v14, v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[12:13], s[16:17]
	s_cbranch_execz .LBB0_14
	v_mul_lo_u32 v1, v4, -6
	ds_read2_b32 v[14:15], v6 offset0:1 offset1:34
	ds_read2_b32 v[16:17], v6 offset0:36 offset1:69
	v_add_u32_e32 v1, vcc, v10, v1
	v_add_u32_e32 v1, vcc, v1, v13
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v1, vcc, v1, v14
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v1, v17
	v_add_u32_e32 v1, vcc, v1, v15
	v_add_u32_e32 v14, vcc, v1, v16
.LBB0_14:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v1, v3
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v10, s11
	v_add_u32_e32 v0, vcc, s10, v0
	s_add_i32 s14, s14, -1
	v_addc_u32_e32 v1, vcc, v10, v1, vcc
	v_add_u32_e32 v8, vcc, s18, v8
	v_add_u32_e32 v9, vcc, s18, v9
	v_add_u32_e32 v11, vcc, s18, v11
	s_cmp_eq_u32 s14, 0
	v_add_u32_e32 v12, vcc, s18, v12
	flat_store_dword v[0:1], v14
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_scc1 .LBB0_17
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v4, v13
	s_branch .LBB0_4
.LBB0_16:
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v13, v4
.LBB0_17:
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_mov_b32_e32 v2, s11
	v_add_u32_e32 v0, vcc, s10, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dword v[0:1], v13
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel stencil7
		.amdhsa_group_segment_fixed_size 2448
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 18
		.amdhsa_next_free_sgpr 20
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
	.size	stencil7, .Lfunc_end0-stencil7
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
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 2448
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 512
    .name:           stencil7
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 32
      - 16
      - 1
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         stencil7.kd
    .vgpr_count:     18
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
