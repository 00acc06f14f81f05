	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bfs
	.globl	bfs
	.p2align	8
	.type	bfs,@function
bfs:
	s_load_dword s2, s[6:7], 0x8
	s_load_dwordx2 s[10:11], s[6:7], 0x0
	s_load_dwordx8 s[12:19], s[6:7], 0x10
	s_mov_b32 s3, 0
	s_mov_b32 s1, s3
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s20, 0, s2
	s_mul_i32 s6, s8, s2
	s_lshl_b32 s0, s6, 1
	v_rcp_iflag_f32_e32 v1, v1
	s_lshl_b64 s[0:1], s[0:1], 2
	s_mov_b32 s7, s3
	s_mov_b32 s9, 1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s20, v1
	s_add_u32 s20, s14, s0
	s_addc_u32 s21, s15, s1
	s_lshl_b64 s[0:1], s[6:7], 2
	v_mul_hi_u32 v2, v1, v2
	s_add_u32 s30, s12, s0
	s_addc_u32 s31, s13, s1
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_add_u32_e32 v10, vcc, v2, v1
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_2
	s_add_i32 s7, s8, 1
	s_lshr_b32 s14, s7, 16
	s_xor_b32 s7, s14, s7
	s_mul_i32 s7, s7, 0x7feb352d
	s_lshr_b32 s14, s7, 15
	s_xor_b32 s7, s14, s7
	s_mul_i32 s7, s7, 0x846ca68b
	s_lshr_b32 s14, s7, 16
	s_xor_b32 s7, s14, s7
	v_mul_hi_u32 v1, s7, v10
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, s31
	v_mul_lo_u32 v1, v1, s2
	v_sub_u32_e32 v1, vcc, s7, v1
	v_subrev_u32_e32 v3, vcc, s2, v1
	v_cmp_le_u32_e32 vcc, s2, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_subrev_u32_e32 v3, vcc, s2, v1
	v_cmp_le_u32_e32 vcc, s2, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	v_add_u32_e32 v3, vcc, s30, v3
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	flat_store_dword v[3:4], v2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s20
	v_mov_b32_e32 v3, s21
	flat_store_dword v[2:3], v1
.LBB0_2:
	s_or_b64 exec, exec, s[12:13]
	s_lshl_b64 s[12:13], s[2:3], 2
	s_add_u32 s12, s20, s12
	s_addc_u32 s13, s21, s13
	v_mov_b32_e32 v12, 1
	v_mov_b32_e32 v2, 0
	s_mov_b32 s3, 0x7feb352d
	s_mov_b32 s7, 0x846ca68b
	v_mov_b32_e32 v13, 1
	v_mov_b32_e32 v4, -1
	v_mov_b32_e32 v11, 0
.LBB0_3:
	s_mov_b64 s[14:15], s[20:21]
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_5
	ds_write_b32 v2, v2 offset:1024
.LBB0_5:
	s_or_b64 exec, exec, s[20:21]
	v_cmp_lt_u32_e32 vcc, v0, v12
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_14
	s_load_dword s24, s[4:5], 0x4
	s_mov_b64 s[22:23], 0
	v_mov_b32_e32 v5, v0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s33, s24, 0xffff
	s_branch .LBB0_8
.LBB0_7:
	s_or_b64 exec, exec, s[24:25]
	v_add_u32_e32 v5, vcc, s33, v5
	v_cmp_ge_u32_e32 vcc, v5, v12
	s_or_b64 s[22:23], vcc, s[22:23]
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB0_14
.LBB0_8:
	v_mov_b32_e32 v6, v2
	v_lshlrev_b64 v[6:7], 2, v[5:6]
	v_mov_b32_e32 v1, s15
	v_add_u32_e32 v6, vcc, s14, v6
	v_addc_u32_e32 v7, vcc, v1, v7, vcc
	flat_load_dword v1, v[6:7]
	s_waitcnt vmcnt(0)
	v_xor_b32_sdwa v3, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v3, v3, s3
	v_lshlrev_b32_e32 v1, 3, v1
	v_lshrrev_b32_e32 v6, 15, v3
	v_xor_b32_e32 v3, v6, v3
	v_mul_lo_u32 v3, v3, s7
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v3, 7, v3
	v_or_b32_e32 v6, v3, v1
	v_add_u32_e32 v6, vcc, 1, v6
	v_cmp_lt_u32_e32 vcc, v1, v6
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_7
	v_lshlrev_b64 v[6:7], 2, v[1:2]
	v_add_u32_e32 v14, vcc, 1, v3
	v_mov_b32_e32 v1, s11
	v_add_u32_e32 v6, vcc, s10, v6
	v_addc_u32_e32 v7, vcc, v1, v7, vcc
	s_mov_b64 s[26:27], 0
	s_branch .LBB0_11
.LBB0_10:
	s_or_b64 exec, exec, s[28:29]
	v_add_u32_e32 v14, vcc, -1, v14
	v_cmp_eq_u32_e32 vcc, 0, v14
	s_or_b64 s[26:27], vcc, s[26:27]
	v_add_u32_e32 v6, vcc, 4, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_7
.LBB0_11:
	flat_load_dword v1, v[6:7]
	v_mov_b32_e32 v15, s31
	s_waitcnt vmcnt(0)
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s3
	v_lshrrev_b32_e32 v3, 15, v1
	v_xor_b32_e32 v1, v3, v1
	v_mul_lo_u32 v1, v1, s7
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_hi_u32 v3, v1, v10
	v_mul_lo_u32 v3, v3, s2
	v_sub_u32_e32 v1, vcc, v1, v3
	v_subrev_u32_e32 v3, vcc, s2, v1
	v_cmp_le_u32_e32 vcc, s2, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_subrev_u32_e32 v3, vcc, s2, v1
	v_cmp_le_u32_e32 vcc, s2, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_lshlrev_b64 v[8:9], 2, v[1:2]
	v_add_u32_e32 v8, vcc, s30, v8
	v_addc_u32_e32 v9, vcc, v15, v9, vcc
	flat_load_dword v3, v[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, -1, v3
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_10
	v_mov_b32_e32 v3, s9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v3, v[8:9], v[3:4] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, -1, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_10
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v8, v2, v13 offset:1024
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v3, s13
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, s12, v8
	v_addc_u32_e32 v9, vcc, v3, v9, vcc
	flat_store_dword v[8:9], v1
	s_branch .LBB0_10
.LBB0_14:
	s_or_b64 exec, exec, s[20:21]
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_add_u32_e32 v11, vcc, v11, v12
	ds_read_b32 v12, v2 offset:1024
	s_add_i32 s9, s9, 1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_cmp_eq_u32_e32 vcc, 0, v12
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_16
	s_mov_b64 s[20:21], s[12:13]
	s_mov_b64 s[12:13], s[14:15]
	s_branch .LBB0_3
.LBB0_16:
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_18
	s_mov_b32 s9, 0
	s_lshl_b64 s[8:9], s[8:9], 2
	s_add_u32 s8, s16, s8
	s_addc_u32 s9, s17, s9
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v2, s9
	flat_store_dword v[1:2], v11
.LBB0_18:
	s_or_b64 exec, exec, s[10:11]
	s_load_dword s3, s[4:5], 0x4
	v_cmp_gt_u32_e32 vcc, s2, v0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_22
	v_add_u32_e32 v1, vcc, s6, v0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s8, s3, 0xffff
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v2, 0
	v_or_b32_e32 v4, 1, v1
	s_lshl_b32 s9, s8, 1
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v3, v2
.LBB0_20:
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_mov_b32_e32 v7, s31
	v_add_u32_e32 v5, vcc, s30, v5
	v_addc_u32_e32 v6, vcc, v7, v6, vcc
	flat_load_dword v5, v[5:6] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, s8, v1
	v_cmp_le_u32_e32 vcc, s2, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mul_lo_u32 v5, v5, v4
	v_add_u32_e32 v4, vcc, s9, v4
	v_add_u32_e32 v3, vcc, v5, v3
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_20
	s_or_b64 exec, exec, s[6:7]
.LBB0_22:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_bfe_u32 s4, s3, 0xf0001
	v_lshlrev_b32_e32 v1, 2, v0
	s_cmp_eq_u32 s4, 0
	ds_write_b32 v1, v3
	s_cbranch_scc0 .LBB0_27
.LBB0_23:
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_25
	v_mov_b32_e32 v0, 0
	ds_read_b32 v2, v0
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v1, s19
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_25:
	s_endpgm
.LBB0_26:
	s_or_b64 exec, exec, s[2:3]
	s_lshr_b32 s2, s4, 1
	s_cmp_lt_u32 s4, 2
	s_mov_b32 s4, s2
	s_cbranch_scc1 .LBB0_23
.LBB0_27:
	v_cmp_gt_u32_e32 vcc, s4, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_26
	s_lshl_b32 s5, s4, 2
	v_add_u32_e32 v2, vcc, s5, v1
	ds_read_b32 v2, v2
	ds_read_b32 v3, v1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, vcc, v3, v2
	ds_write_b32 v1, v2
	s_branch .LBB0_26
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bfs
		.amdhsa_group_segment_fixed_size 1028
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
		.amdhsa_next_free_sgpr 34
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
	.size	bfs, .Lfunc_end0-bfs
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
        .is_volatile:    true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         32
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         40
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 1028
    .kernarg_segment_align: 8
    .kernarg_segment_size: 48
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           bfs
    .private_segment_fixed_size: 0
    .sgpr_count:     36
    .sgpr_spill_count: 0
    .symbol:         bfs.kd
    .vgpr_count:     16
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
