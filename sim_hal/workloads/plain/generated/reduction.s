	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	reduction
	.globl	reduction
	.p2align	8
	.type	reduction,@function
reduction:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x24
	s_load_dword s11, s[6:7], 0x8
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s10, s0, 0xffff
	v_add_u32_e32 v1, vcc, s1, v0
	v_addc_u32_e64 v2, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s10, v3, v[1:2]
	s_mov_b32 s1, 0
	v_mov_b32_e32 v3, 0
	v_cmp_gt_u32_e32 vcc, s11, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_4
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	s_load_dword s4, s[4:5], 0xc
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v4, 0
.LBB0_2:
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s3
	v_add_u32_e32 v5, vcc, s2, v5
	v_addc_u32_e32 v6, vcc, v7, v6, vcc
	flat_load_dword v5, v[5:6]
	v_add_u32_e32 v1, vcc, s4, v1
	v_cmp_le_u32_e32 vcc, s11, v1
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, v5, v4
	v_max_u32_e32 v3, v3, v5
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_2
	s_or_b64 exec, exec, s[8:9]
.LBB0_4:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx4 s[0:3], s[6:7], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 m0, -1
	s_cmp_lt_u32 s10, 2
	ds_write2st64_b32 v1, v4, v3 offset1:4
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_cbranch_scc1 .LBB0_9
	v_or_b32_e32 v2, 0x400, v1
	s_branch .LBB0_7
.LBB0_6:
	s_or_b64 exec, exec, s[4:5]
	s_cmp_lt_u32 s10, 4
	s_mov_b32 s10, s6
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_cbranch_scc1 .LBB0_9
.LBB0_7:
	s_lshr_b32 s6, s10, 1
	v_cmp_gt_u32_e32 vcc, s6, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_6
	s_lshl_b32 s7, s6, 2
	v_add_u32_e32 v3, vcc, s7, v1
	ds_read_b32 v4, v1
	v_add_u32_e32 v5, vcc, s7, v2
	ds_read_b32 v3, v3
	ds_read_b32 v5, v5
	ds_read_b32 v6, v2
	s_waitcnt lgkmcnt(2)
	v_add_u32_e32 v3, vcc, v4, v3
	ds_write_b32 v1, v3
	s_waitcnt lgkmcnt(1)
	v_max_u32_e32 v3, v6, v5
	ds_write_b32 v2, v3
	s_branch .LBB0_6
.LBB0_9:
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_11
	v_mov_b32_e32 v2, 0
	ds_read_b32 v3, v2
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v3
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	ds_read_b32 v2, v2 offset:1024
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_11:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel reduction
		.amdhsa_group_segment_fixed_size 2048
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
		.amdhsa_next_free_vgpr 8
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
	.size	reduction, .Lfunc_end0-reduction
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
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
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
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           reduction
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         reduction.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
