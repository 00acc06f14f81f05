	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	reduce_group
	.globl	reduce_group
	.p2align	8
	.type	reduce_group,@function
reduce_group:
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[6:7], 0x14
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v3, s8
	s_mov_b32 s9, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s4, 0xffff
	v_add_u32_e32 v1, vcc, s5, v0
	v_addc_u32_e64 v2, s[4:5], 0, 0, vcc
	v_mad_u64_u32 v[1:2], s[4:5], s6, v3, v[1:2]
	v_mov_b32_e32 v3, s1
	s_mov_b32 m0, -1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_load_dword v3, v[1:2]
	v_lshlrev_b32_e32 v1, 3, v0
	v_lshlrev_b32_e32 v2, 2, v0
	s_waitcnt vmcnt(0)
	v_mad_i64_i32 v[4:5], s[0:1], v3, v3, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	ds_write_b32 v2, v3 offset:1536
	ds_write_b64 v1, v[4:5]
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_2
	v_mov_b32_e32 v4, 0
	ds_write_b32 v4, v4 offset:2304
.LBB0_2:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e32 vcc, 0, v3
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_4
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v4, v3 offset:2304
	s_waitcnt lgkmcnt(0)
.LBB0_4:
	s_or_b64 exec, exec, s[4:5]
	s_cmp_lt_u32 s6, 2
	s_cbranch_scc1 .LBB0_9
	v_add_u32_e32 v2, vcc, 0x600, v2
	s_mov_b32 s7, s6
	s_branch .LBB0_7
.LBB0_6:
	s_or_b64 exec, exec, s[4:5]
	s_cmp_lt_u32 s7, 3
	s_mov_b32 s7, s10
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_cbranch_scc1 .LBB0_9
.LBB0_7:
	s_lshr_b32 s4, s7, 1
	v_cmp_gt_u32_e32 vcc, s4, v0
	s_add_i32 s4, s7, 1
	s_lshr_b32 s10, s4, 1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_6
	s_lshl_b32 s11, s10, 3
	v_add_u32_e32 v5, vcc, s11, v1
	ds_read_b64 v[3:4], v1
	ds_read_b64 v[5:6], v5
	s_lshl_b32 s11, s10, 2
	v_add_u32_e32 v7, vcc, s11, v2
	ds_read_b32 v7, v7
	ds_read_b32 v8, v2
	s_waitcnt lgkmcnt(2)
	v_add_u32_e32 v3, vcc, v3, v5
	v_addc_u32_e32 v4, vcc, v4, v6, vcc
	ds_write_b64 v1, v[3:4]
	s_waitcnt lgkmcnt(1)
	v_min_i32_e32 v3, v7, v8
	ds_write_b32 v2, v3
	s_branch .LBB0_6
.LBB0_9:
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_11
	v_mov_b32_e32 v0, 0
	s_lshl_b64 s[0:1], s[8:9], 5
	ds_read2st64_b32 v[4:5], v0 offset0:6 offset1:9
	s_add_u32 s0, s2, s0
	ds_read_b64 v[0:1], v0
	s_addc_u32 s1, s3, s1
	v_mov_b32_e32 v7, s1
	v_mov_b32_e32 v6, s0
	s_add_u32 s0, s0, 16
	s_waitcnt lgkmcnt(1)
	v_ashrrev_i32_e32 v3, 31, v4
	v_mov_b32_e32 v2, v4
	v_cmp_eq_u32_e32 vcc, s6, v5
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx4 v[6:7], v[0:3]
	s_mov_b32 s2, 0
	v_cndmask_b32_e64 v0, 0, 1, vcc
	v_cmp_ne_u32_e32 vcc, 0, v5
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v1, s2
	v_cndmask_b32_e64 v2, 0, 1, vcc
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v4, s0
	flat_store_dwordx4 v[4:5], v[0:3]
.LBB0_11:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel reduce_group
		.amdhsa_group_segment_fixed_size 2312
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
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 12
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
	.size	reduce_group, .Lfunc_end0-reduce_group
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
        .type_name:      'long*'
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
    .group_segment_fixed_size: 2312
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           reduce_group
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         reduce_group.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
