	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	pathfinder
	.globl	pathfinder
	.p2align	8
	.type	pathfinder,@function
pathfinder:
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x8
	s_lshl_b32 s10, s6, 8
	v_add_u32_e32 v1, vcc, s10, v0
	v_add_u32_e32 v1, vcc, 0xffffff80, v1
	v_cmp_lt_i32_e32 vcc, -1, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], s8, v1
	s_and_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, 2.0
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_2
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	v_mov_b32_e32 v5, s3
	v_add_u32_e32 v3, vcc, s2, v3
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	flat_load_dword v5, v[3:4]
.LBB0_2:
	s_or_b64 exec, exec, s[6:7]
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_cmp_lt_i32 s9, 2
	s_cbranch_scc1 .LBB0_8
	v_max_u32_e32 v3, 1, v0
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v7, vcc, -4, v3
	v_min_u32_e32 v3, 0x1fe, v0
	s_add_i32 s10, s10, s8
	v_lshlrev_b32_e32 v8, 2, v3
	v_add_u32_e32 v3, vcc, s10, v0
	v_lshlrev_b32_e32 v6, 2, v0
	s_add_i32 s9, s9, -1
	v_add_u32_e32 v3, vcc, 0xffffff80, v3
	s_mov_b32 m0, -1
.LBB0_4:
	v_mov_b32_e32 v4, 2.0
	s_waitcnt vmcnt(0)
	ds_write_b32 v6, v5
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_6
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[9:10], 2, v[3:4]
	v_mov_b32_e32 v4, s3
	v_add_u32_e32 v9, vcc, s2, v9
	v_addc_u32_e32 v10, vcc, v4, v10, vcc
	flat_load_dword v4, v[9:10]
	ds_read_b32 v9, v7
	ds_read_b32 v10, v8 offset:4
	s_waitcnt lgkmcnt(0)
	v_min3_i32 v5, v10, v9, v5
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, v4, v5
.LBB0_6:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s9, s9, -1
	s_cmp_eq_u32 s9, 0
	v_add_u32_e32 v3, vcc, s8, v3
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_cbranch_scc1 .LBB0_9
	v_mov_b32_e32 v5, v4
	s_branch .LBB0_4
.LBB0_8:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v5
.LBB0_9:
	s_movk_i32 s2, 0x7f
	v_cmp_lt_u32_e32 vcc, s2, v0
	s_movk_i32 s2, 0x180
	s_and_b64 s[0:1], s[0:1], vcc
	v_cmp_gt_u32_e32 vcc, s2, v0
	s_and_b64 s[0:1], s[0:1], vcc
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_11
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s5
	v_add_u32_e32 v0, vcc, s4, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dword v[0:1], v4
.LBB0_11:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel pathfinder
		.amdhsa_group_segment_fixed_size 2048
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
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 11
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
	.size	pathfinder, .Lfunc_end0-pathfinder
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
        .type_name:      'int*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 512
    .name:           pathfinder
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 512
      - 1
      - 1
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         pathfinder.kd
    .vgpr_count:     11
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
