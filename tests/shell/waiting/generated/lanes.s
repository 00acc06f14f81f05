	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	any
	.globl	any
	.p2align	8
	.type	any,@function
any:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_cmp_lg_u32 s6, 1
	s_mov_b64 s[6:7], -1
	s_cbranch_scc0 .LBB0_6
	v_lshlrev_b32_e32 v6, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v2, vcc, s0, v6
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_mov_b32_e32 v4, -1
	v_mov_b32_e32 v5, 1
	onward_wait_load v1, v[2:3], v[4:5] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v8, v[2:3] glc
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v7, s3
	v_add_u32_e32 v6, vcc, s2, v6
	v_mov_b32_e32 v1, 0
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	s_mov_b64 s[2:3], 0
	s_waitcnt vmcnt(0)
	flat_store_dword v[6:7], v8
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[8:9], exec, s[6:7]
	s_or_b64 s[2:3], s[8:9], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_5
.LBB0_3:
	onward_wait_load v6, v[2:3], v[4:5] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v6
	s_or_b64 s[6:7], s[6:7], exec
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_2
	onward_wait v[2:3], v[4:5] eq
	s_andn2_b64 s[6:7], s[6:7], exec
	s_branch .LBB0_2
.LBB0_5:
	s_or_b64 exec, exec, s[2:3]
	flat_load_dword v3, v[2:3] glc
	v_lshlrev_b64 v[1:2], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s5
	v_add_u32_e32 v1, vcc, s4, v1
	v_addc_u32_e32 v2, vcc, v4, v2, vcc
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(0)
	flat_store_dword v[1:2], v3
.LBB0_6:
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_25
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, 1
	s_branch .LBB0_9
.LBB0_8:
	s_or_b64 exec, exec, s[4:5]
	s_add_u32 s2, s2, 32
	s_addc_u32 s3, s3, 0
	s_cmpk_eq_i32 s2, 0x100
	s_cbranch_scc1 .LBB0_25
.LBB0_9:
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_13
	s_add_u32 s6, s0, s2
	s_addc_u32 s7, s1, s3
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	s_add_u32 s6, s6, 4
	flat_store_dword v[1:2], v0
	s_addc_u32 s7, s7, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 15
	flat_store_dword v[1:2], v0
.LBB0_13:
	s_or_b64 exec, exec, s[4:5]
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_17
	s_add_u32 s8, s0, s2
	s_addc_u32 s9, s1, s3
	s_add_u32 s6, s8, 8
	s_addc_u32 s7, s9, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	s_add_u32 s6, s8, 12
	flat_store_dword v[1:2], v0
	s_addc_u32 s7, s9, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 15
	flat_store_dword v[1:2], v0
.LBB0_17:
	s_or_b64 exec, exec, s[4:5]
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_21
	s_add_u32 s8, s0, s2
	s_addc_u32 s9, s1, s3
	s_add_u32 s6, s8, 16
	s_addc_u32 s7, s9, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	s_add_u32 s6, s8, 20
	flat_store_dword v[1:2], v0
	s_addc_u32 s7, s9, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 15
	flat_store_dword v[1:2], v0
.LBB0_21:
	s_or_b64 exec, exec, s[4:5]
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_8
	s_add_u32 s8, s0, s2
	s_addc_u32 s9, s1, s3
	s_add_u32 s6, s8, 24
	s_addc_u32 s7, s9, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	s_add_u32 s6, s8, 28
	flat_store_dword v[1:2], v0
	s_addc_u32 s7, s9, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 15
	flat_store_dword v[1:2], v0
	s_branch .LBB0_8
.LBB0_25:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel any
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 10
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
	.size	any, .Lfunc_end0-any
	.section	.AMDGPU.csdata
	.text
	.protected	all_lanes
	.globl	all_lanes
	.p2align	8
	.type	all_lanes,@function
all_lanes:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_cmp_lg_u32 s6, 1
	s_mov_b64 s[6:7], -1
	s_cbranch_scc0 .LBB1_6
	v_lshlrev_b32_e32 v6, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v2, vcc, s0, v6
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_mov_b32_e32 v4, -1
	v_mov_b32_e32 v5, 1
	onward_wait_load v1, v[2:3], v[4:5] eq all
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v8, v[2:3] glc
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v7, s3
	v_add_u32_e32 v6, vcc, s2, v6
	v_mov_b32_e32 v1, 0
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	s_mov_b64 s[2:3], 0
	s_waitcnt vmcnt(0)
	flat_store_dword v[6:7], v8
	s_branch .LBB1_3
.LBB1_2:
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[8:9], exec, s[6:7]
	s_or_b64 s[2:3], s[8:9], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB1_5
.LBB1_3:
	onward_wait_load v6, v[2:3], v[4:5] eq all
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v6
	s_or_b64 s[6:7], s[6:7], exec
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB1_2
	onward_wait v[2:3], v[4:5] eq all
	s_andn2_b64 s[6:7], s[6:7], exec
	s_branch .LBB1_2
.LBB1_5:
	s_or_b64 exec, exec, s[2:3]
	flat_load_dword v3, v[2:3] glc
	v_lshlrev_b64 v[1:2], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s5
	v_add_u32_e32 v1, vcc, s4, v1
	v_addc_u32_e32 v2, vcc, v4, v2, vcc
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(0)
	flat_store_dword v[1:2], v3
.LBB1_6:
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB1_25
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, 1
	s_branch .LBB1_9
.LBB1_8:
	s_or_b64 exec, exec, s[4:5]
	s_add_u32 s2, s2, 32
	s_addc_u32 s3, s3, 0
	s_cmpk_eq_i32 s2, 0x100
	s_cbranch_scc1 .LBB1_25
.LBB1_9:
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_13
	s_add_u32 s6, s0, s2
	s_addc_u32 s7, s1, s3
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	s_add_u32 s6, s6, 4
	flat_store_dword v[1:2], v0
	s_addc_u32 s7, s7, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 15
	flat_store_dword v[1:2], v0
.LBB1_13:
	s_or_b64 exec, exec, s[4:5]
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_17
	s_add_u32 s8, s0, s2
	s_addc_u32 s9, s1, s3
	s_add_u32 s6, s8, 8
	s_addc_u32 s7, s9, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	s_add_u32 s6, s8, 12
	flat_store_dword v[1:2], v0
	s_addc_u32 s7, s9, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 15
	flat_store_dword v[1:2], v0
.LBB1_17:
	s_or_b64 exec, exec, s[4:5]
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_21
	s_add_u32 s8, s0, s2
	s_addc_u32 s9, s1, s3
	s_add_u32 s6, s8, 16
	s_addc_u32 s7, s9, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	s_add_u32 s6, s8, 20
	flat_store_dword v[1:2], v0
	s_addc_u32 s7, s9, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 15
	flat_store_dword v[1:2], v0
.LBB1_21:
	s_or_b64 exec, exec, s[4:5]
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_8
	s_add_u32 s8, s0, s2
	s_addc_u32 s9, s1, s3
	s_add_u32 s6, s8, 24
	s_addc_u32 s7, s9, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	s_add_u32 s6, s8, 28
	flat_store_dword v[1:2], v0
	s_addc_u32 s7, s9, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	s_sleep 15
	s_sleep 15
	s_sleep 15
	s_sleep 15
	flat_store_dword v[1:2], v0
	s_branch .LBB1_8
.LBB1_25:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel all_lanes
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 10
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
	.size	all_lanes, .Lfunc_end1-all_lanes
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           any
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         any.kd
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
        .offset:         8
        .size:           8
        .type_name:      'uint*'
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
    .name:           all_lanes
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         all_lanes.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
