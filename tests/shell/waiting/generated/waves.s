	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	waves
	.globl	waves
	.p2align	8
	.type	waves,@function
waves:
	s_load_dword s18, s[4:5], 0x18
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s19, v1
	s_mov_b32 s7, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s18, 0
	s_cbranch_scc1 .LBB0_9
	s_lshl_b32 s0, s6, 2
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_add_i32 s19, s19, s0
	s_cmp_eq_u32 s19, 0
	s_cselect_b64 s[4:5], -1, 0
	s_lshl_b32 s6, s19, 6
	v_cndmask_b32_e64 v3, 0, -1, s[4:5]
	s_lshl_b64 s[4:5], s[6:7], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s8, s4
	s_addc_u32 s5, s9, s5
	s_add_i32 s6, s6, 64
	s_and_b32 s6, s6, 0x1c0
	s_lshl_b32 s6, s6, 2
	v_and_b32_e32 v0, 63, v0
	s_add_u32 s6, s8, s6
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_addc_u32 s7, s9, 0
	s_mov_b32 s20, 1
	v_mov_b32_e32 v0, -1
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v2, 0
	s_branch .LBB0_4
.LBB0_2:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v6, s3
	v_mov_b32_e32 v5, s2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_atomic_add v1, v[5:6], v4 glc
	v_mov_b32_e32 v9, s11
	v_mov_b32_e32 v5, s6
	v_mov_b32_e32 v6, s7
	v_mov_b32_e32 v10, s20
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, -8, v1
	v_lshlrev_b64 v[7:8], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s19, v11
	v_add_u32_e32 v7, vcc, s10, v7
	v_addc_u32_e32 v8, vcc, v9, v8, vcc
	flat_store_dword v[7:8], v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[5:6], v10
.LBB0_3:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s20, s20, 1
	s_cmp_gt_u32 s20, s18
	s_waitcnt vmcnt(0)
	s_barrier 
	s_cbranch_scc1 .LBB0_9
.LBB0_4:
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_3
	v_add_u32_e32 v1, vcc, s20, v3
	s_mov_b64 s[12:13], 0
	s_branch .LBB0_7
.LBB0_6:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], exec, s[14:15]
	s_or_b64 s[12:13], s[16:17], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_2
.LBB0_7:
	v_mov_b32_e32 v6, s5
	v_mov_b32_e32 v5, s4
	onward_wait_load v7, v[5:6], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v7, v1
	s_or_b64 s[14:15], s[14:15], exec
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_6
	v_mov_b32_e32 v6, s5
	v_mov_b32_e32 v5, s4
	onward_wait v[5:6], v[0:1] eq
	s_andn2_b64 s[14:15], s[14:15], exec
	s_branch .LBB0_6
.LBB0_9:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel waves
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
		.amdhsa_next_free_vgpr 12
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
	.size	waves, .Lfunc_end0-waves
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
        .is_volatile:    true
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
    .name:           waves
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     23
    .sgpr_spill_count: 0
    .symbol:         waves.kd
    .vgpr_count:     12
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
