	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	spin_mutex
	.globl	spin_mutex
	.p2align	8
	.type	spin_mutex,@function
spin_mutex:
	s_mov_b32 s16, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_11
	s_load_dword s7, s[4:5], 0x18
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_mov_b64 s[8:9], 0
	s_movk_i32 s18, 0x3c0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_u32 s7, 63
	s_cselect_b64 s[10:11], -1, 0
	s_lshr_b32 s17, s7, 1
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, -1
	s_branch .LBB0_4
.LBB0_2:
	s_andn2_b64 s[12:13], s[12:13], exec
.LBB0_3:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[8:9], s[14:15], s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_10
.LBB0_4:
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v4, s0
	onward_wait_cmpswap v6, v[4:5], v[0:1], v[2:3] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_3
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v4, s0
	onward_wait v[4:5], v[2:3] eq
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_2
	s_cmp_lg_u32 s16, 0
	s_cselect_b32 s16, s16, 64
	s_cmp_lt_u32 s16, s18
	s_mov_b32 s19, s16
	s_cbranch_scc1 .LBB0_8
.LBB0_7:
	s_addk_i32 s19, 0xfc40
	s_cmp_lt_u32 s19, s18
	s_sleep 15
	s_cbranch_scc0 .LBB0_7
.LBB0_8:
	s_lshl_b32 s20, s16, 1
	s_cmp_gt_u32 s16, s17
	s_cselect_b32 s16, s7, s20
	s_cmp_lt_u32 s19, 64
	s_cbranch_scc1 .LBB0_2
.LBB0_9:
	s_sub_i32 s19, s19, 64
	s_cmp_lt_u32 s19, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_9
	s_branch .LBB0_2
.LBB0_10:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v6, v[0:1]
	v_mov_b32_e32 v3, s1
	s_mov_b32 s7, 0
	v_mov_b32_e32 v2, s0
	s_lshl_b64 s[0:1], s[6:7], 2
	s_add_u32 s0, s4, s0
	s_addc_u32 s1, s5, s1
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v8, 1
	v_mov_b32_e32 v4, s0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, vcc, 1, v6
	flat_store_dword v[0:1], v6
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[2:3], v7
	flat_store_dword v[4:5], v8
.LBB0_11:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel spin_mutex
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 21
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
	.size	spin_mutex, .Lfunc_end0-spin_mutex
	.section	.AMDGPU.csdata
	.text
	.protected	ticket_mutex
	.globl	ticket_mutex
	.p2align	8
	.type	ticket_mutex,@function
ticket_mutex:
	s_mov_b32 s16, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_11
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_mov_b32_e32 v2, 1
	s_load_dword s7, s[4:5], 0x20
	s_mov_b64 s[2:3], 0
	s_movk_i32 s18, 0x3c0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	flat_atomic_add v1, v[0:1], v2 glc
	s_cmp_gt_u32 s7, 63
	v_mov_b32_e32 v0, -1
	s_cselect_b64 s[0:1], -1, 0
	s_lshr_b32 s17, s7, 1
	s_branch .LBB1_4
.LBB1_2:
	s_andn2_b64 s[4:5], s[4:5], exec
.LBB1_3:
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[8:9], exec, s[4:5]
	s_or_b64 s[2:3], s[8:9], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB1_10
.LBB1_4:
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	s_waitcnt vmcnt(0)
	onward_wait_load v4, v[2:3], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v4, v1
	s_or_b64 s[4:5], s[4:5], exec
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB1_3
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	onward_wait v[2:3], v[0:1] eq
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_2
	s_cmp_lg_u32 s16, 0
	s_cselect_b32 s16, s16, 64
	s_cmp_lt_u32 s16, s18
	s_mov_b32 s19, s16
	s_cbranch_scc1 .LBB1_8
.LBB1_7:
	s_addk_i32 s19, 0xfc40
	s_cmp_lt_u32 s19, s18
	s_sleep 15
	s_cbranch_scc0 .LBB1_7
.LBB1_8:
	s_lshl_b32 s20, s16, 1
	s_cmp_gt_u32 s16, s17
	s_cselect_b32 s16, s7, s20
	s_cmp_lt_u32 s19, 64
	s_cbranch_scc1 .LBB1_2
.LBB1_9:
	s_sub_i32 s19, s19, 64
	s_cmp_lt_u32 s19, 64
	s_sleep 1
	s_cbranch_scc0 .LBB1_9
	s_branch .LBB1_2
.LBB1_10:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v3, s13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v6, v[2:3]
	s_mov_b32 s7, 0
	s_lshl_b64 s[0:1], s[6:7], 2
	s_add_u32 s0, s14, s0
	v_add_u32_e32 v7, vcc, 1, v1
	v_mov_b32_e32 v0, s10
	s_addc_u32 s1, s15, s1
	v_mov_b32_e32 v1, s11
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v8, 1
	v_mov_b32_e32 v4, s0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, vcc, 1, v6
	flat_store_dword v[2:3], v6
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v7
	flat_store_dword v[4:5], v8
.LBB1_11:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ticket_mutex
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 36
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
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 21
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
.Lfunc_end1:
	.size	ticket_mutex, .Lfunc_end1-ticket_mutex
	.section	.AMDGPU.csdata
	.ident	"Debian clang version 14.0.6"
	.section	".note.GNU-stack"
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           spin_mutex
    .private_segment_fixed_size: 0
    .sgpr_count:     23
    .sgpr_spill_count: 0
    .symbol:         spin_mutex.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
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
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ticket_mutex
    .private_segment_fixed_size: 0
    .sgpr_count:     23
    .sgpr_spill_count: 0
    .symbol:         ticket_mutex.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
