	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	scoped_locks
	.globl	scoped_locks
	.p2align	8
	.type	scoped_locks,@function
scoped_locks:
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_load_dwordx4 s[0:3], s[6:7], 0x20
	v_and_b32_e32 v1, 63, v0
	s_mov_b32 s9, 0
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_14
	s_lshl_b64 s[10:11], s[8:9], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s12, s12, s10
	s_addc_u32 s13, s13, s11
	s_lshl_b32 s10, s8, 2
	s_mov_b32 s11, s9
	s_lshl_b64 s[10:11], s[10:11], 2
	s_add_u32 s14, s14, s10
	s_addc_u32 s15, s15, s11
	s_add_u32 s20, s14, 12
	v_lshrrev_b32_e32 v1, 6, v0
	s_addc_u32 s21, s15, 0
	v_mov_b32_e32 v5, 0
	s_and_b32 s10, s8, 1
	v_add_u32_e32 v3, vcc, 1, v1
	v_mov_b32_e32 v4, v5
	s_mul_i32 s10, s10, 20
	v_lshlrev_b64 v[1:2], s10, v[3:4]
	s_add_u32 s10, s18, 16
	s_addc_u32 s11, s19, 0
	s_mov_b64 s[22:23], 0
	v_mov_b32_e32 v4, 1
.LBB0_2:
	v_mov_b32_e32 v6, s12
	v_mov_b32_e32 v7, s13
	onward_sync_cmpswap v8, v[6:7], v[4:5] wg acq
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_or_b64 s[22:23], vcc, s[22:23]
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execnz .LBB0_2
	s_or_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v4, s20
	v_mov_b32_e32 v5, s21
	flat_load_dword v8, v[4:5]
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	flat_load_dwordx2 v[6:7], v[4:5]
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[22:23], 0
	s_waitcnt vmcnt(1)
	v_mul_lo_u32 v8, v8, v3
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, vcc, 1, v6
	v_add_u32_e32 v7, vcc, v7, v8
	flat_store_dwordx2 v[4:5], v[6:7]
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v5, s13
	onward_sync_store v[4:5], v9 wg rel
	v_mov_b32_e32 v4, 1
.LBB0_4:
	v_mov_b32_e32 v5, s16
	v_mov_b32_e32 v6, s17
	onward_sync_swap v7, v[5:6], v4 agent acq
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_or_b64 s[22:23], vcc, s[22:23]
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execnz .LBB0_4
	s_or_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v10, s18
	v_mov_b32_e32 v11, s19
	flat_load_dwordx4 v[6:9], v[10:11]
	s_add_u32 s22, s18, 16
	s_addc_u32 s23, s19, 0
	v_mov_b32_e32 v4, s22
	v_mov_b32_e32 v5, s23
	flat_load_dwordx2 v[12:13], v[4:5]
	v_mov_b32_e32 v15, s11
	v_mov_b32_e32 v14, s10
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[22:23], 0
	v_mov_b32_e32 v4, 1
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v6, vcc, 1, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_add_u32_e32 v8, vcc, v8, v1
	v_addc_u32_e32 v9, vcc, v9, v2, vcc
	flat_store_dwordx4 v[10:11], v[6:9]
	s_waitcnt vmcnt(1)
	v_xor_b32_e32 v6, v12, v6
	v_xor_b32_e32 v7, v13, v7
	flat_store_dwordx2 v[14:15], v[6:7]
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v7, s17
	onward_sync_store v[6:7], v5 agent rel
.LBB0_6:
	v_mov_b32_e32 v6, s12
	v_mov_b32_e32 v7, s13
	onward_sync_cmpswap v8, v[6:7], v[4:5] wg acq
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_or_b64 s[22:23], vcc, s[22:23]
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execnz .LBB0_6
	s_or_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v4, s20
	v_mov_b32_e32 v5, s21
	flat_load_dword v8, v[4:5]
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	flat_load_dwordx2 v[6:7], v[4:5]
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[22:23], 0
	s_waitcnt vmcnt(1)
	v_mul_lo_u32 v8, v8, v3
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, vcc, 1, v6
	v_add_u32_e32 v7, vcc, v7, v8
	flat_store_dwordx2 v[4:5], v[6:7]
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v5, s13
	onward_sync_store v[4:5], v9 wg rel
	v_mov_b32_e32 v4, 1
.LBB0_8:
	v_mov_b32_e32 v5, s16
	v_mov_b32_e32 v6, s17
	onward_sync_swap v7, v[5:6], v4 agent acq
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_or_b64 s[22:23], vcc, s[22:23]
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execnz .LBB0_8
	s_or_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v10, s18
	v_mov_b32_e32 v11, s19
	flat_load_dwordx4 v[6:9], v[10:11]
	s_add_u32 s22, s18, 16
	s_addc_u32 s23, s19, 0
	v_mov_b32_e32 v4, s22
	v_mov_b32_e32 v5, s23
	flat_load_dwordx2 v[12:13], v[4:5]
	v_mov_b32_e32 v15, s11
	v_mov_b32_e32 v14, s10
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[22:23], 0
	v_mov_b32_e32 v4, 1
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v6, vcc, 1, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_add_u32_e32 v8, vcc, v8, v1
	v_addc_u32_e32 v9, vcc, v9, v2, vcc
	flat_store_dwordx4 v[10:11], v[6:9]
	s_waitcnt vmcnt(1)
	v_xor_b32_e32 v6, v12, v6
	v_xor_b32_e32 v7, v13, v7
	flat_store_dwordx2 v[14:15], v[6:7]
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v7, s17
	onward_sync_store v[6:7], v5 agent rel
.LBB0_10:
	v_mov_b32_e32 v6, s12
	v_mov_b32_e32 v7, s13
	onward_sync_cmpswap v8, v[6:7], v[4:5] wg acq
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_or_b64 s[22:23], vcc, s[22:23]
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execnz .LBB0_10
	s_or_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v4, s20
	v_mov_b32_e32 v5, s21
	flat_load_dword v8, v[4:5]
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	flat_load_dwordx2 v[6:7], v[4:5]
	v_mov_b32_e32 v9, 0
	s_waitcnt vmcnt(1)
	v_mul_lo_u32 v3, v8, v3
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, vcc, 1, v6
	v_add_u32_e32 v7, vcc, v7, v3
	flat_store_dwordx2 v[4:5], v[6:7]
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v4, s13
	onward_sync_store v[3:4], v9 wg rel
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v3, 1
.LBB0_12:
	v_mov_b32_e32 v4, s16
	v_mov_b32_e32 v5, s17
	onward_sync_swap v6, v[4:5], v3 agent acq
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_12
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v7, s18
	v_mov_b32_e32 v8, s19
	flat_load_dwordx4 v[3:6], v[7:8]
	s_add_u32 s12, s18, 16
	s_addc_u32 s13, s19, 0
	v_mov_b32_e32 v9, s12
	v_mov_b32_e32 v10, s13
	flat_load_dwordx2 v[9:10], v[9:10]
	v_mov_b32_e32 v12, s11
	v_mov_b32_e32 v11, s10
	v_mov_b32_e32 v13, 0
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v3, vcc, 1, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_add_u32_e32 v5, vcc, v5, v1
	v_addc_u32_e32 v6, vcc, v6, v2, vcc
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v1, v9, v3
	v_xor_b32_e32 v2, v10, v4
	flat_store_dwordx4 v[7:8], v[3:6]
	flat_store_dwordx2 v[11:12], v[1:2]
	v_mov_b32_e32 v1, s16
	v_mov_b32_e32 v2, s17
	onward_sync_store v[1:2], v13 agent rel
.LBB0_14:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_27
	s_add_u32 s6, s2, 60
	s_addc_u32 s7, s3, 0
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	flat_load_dword v0, v[0:1]
	s_mov_b64 s[6:7], 0
.LBB0_16:
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	onward_sync_load v3, v[1:2] wg acq
	v_cmp_eq_u32_e32 vcc, s8, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_16
	s_or_b64 exec, exec, s[6:7]
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[10:11], -1, 0
	s_cmp_eq_u32 s8, 0
	s_mov_b32 s7, 0
	s_cbranch_scc1 .LBB0_19
	s_add_i32 s6, s8, -1
	s_lshl_b64 s[6:7], s[6:7], 2
	s_add_u32 s6, s2, s6
	s_addc_u32 s7, s3, s7
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	flat_load_dword v1, v[1:2]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v0, vcc, s8, v0
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v1, v1, 3
	v_add_u32_e32 v0, vcc, v1, v0
	s_branch .LBB0_20
.LBB0_19:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, 1
.LBB0_20:
	s_lshl_b64 s[6:7], s[8:9], 2
	s_add_u32 s6, s2, s6
	s_addc_u32 s7, s3, s7
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	flat_store_dword v[1:2], v0
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_add_u32 s6, s2, 0x7c
	v_mov_b32_e32 v2, 1
	onward_sync_add v3, v[0:1], v2 agent rel remote
	s_addc_u32 s7, s3, 0
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	flat_load_dword v1, v[0:1]
	s_add_u32 s6, s0, 64
	s_addc_u32 s7, s1, 0
.LBB0_21:
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v3, s7
	flat_load_dword v0, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s8, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_21
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v0, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_cbranch_vccnz .LBB0_24
	s_add_i32 s0, s8, 15
	s_mov_b32 s1, 0
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	flat_load_dword v0, v[2:3]
	v_add_u32_e32 v1, vcc, s8, v1
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v0, 5
	v_add_u32_e32 v0, vcc, v0, v1
.LBB0_24:
	s_load_dword s9, s[4:5], 0x4
	s_add_i32 s10, s8, 16
	s_mov_b32 s11, 0
	s_lshl_b64 s[0:1], s[10:11], 2
	s_load_dword s10, s[4:5], 0xc
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s9, 0xffff
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s3, 0, s2
	v_mov_b32_e32 v5, s11
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v3, v1
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	v_mul_lo_u32 v4, s3, v3
	s_add_i32 s3, s8, 1
	v_mul_hi_u32 v6, v3, v4
	v_mov_b32_e32 v4, 0
	v_add_u32_e32 v3, vcc, v6, v3
	v_mul_hi_u32 v8, s10, v3
	v_mov_b32_e32 v7, s1
	v_mov_b32_e32 v6, s0
	flat_store_dword v[6:7], v0
	v_mul_lo_u32 v9, v8, s2
	v_add_u32_e32 v10, vcc, 1, v8
	v_mov_b32_e32 v3, s3
	v_sub_u32_e32 v9, vcc, s10, v9
	v_cmp_le_u32_e64 s[0:1], s2, v9
	v_cndmask_b32_e64 v8, v8, v10, s[0:1]
	v_subrev_u32_e32 v10, vcc, s2, v9
	v_cndmask_b32_e64 v9, v9, v10, s[0:1]
	v_add_u32_e32 v10, vcc, 1, v8
	v_cmp_le_u32_e32 vcc, s2, v9
	v_cndmask_b32_e32 v10, v8, v10, vcc
	v_mad_u64_u32 v[8:9], s[0:1], s2, v10, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	onward_flush
	v_cmp_ne_u64_e32 vcc, s[10:11], v[8:9]
	flat_store_dword v[1:2], v3 glc
	v_cndmask_b32_e64 v0, 0, 1, vcc
	v_add_u32_e32 v6, vcc, v0, v10
	v_addc_u32_e32 v7, vcc, 0, v5, vcc
	v_cmp_le_u64_e32 vcc, v[6:7], v[3:4]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_27
	s_add_i32 s0, s8, 2
.LBB0_26:
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, s0, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_26
.LBB0_27:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel scoped_locks
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 48
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
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
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
	.size	scoped_locks, .Lfunc_end0-scoped_locks
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
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'ulong*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         32
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         40
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 48
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           scoped_locks
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         scoped_locks.kd
    .vgpr_count:     16
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
