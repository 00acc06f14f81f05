	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	histogram
	.globl	histogram
	.p2align	8
	.type	histogram,@function
histogram:
	v_cmp_gt_u32_e64 s[0:1], 64, v0
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_3
	s_load_dword s9, s[4:5], 0x4
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s9, 0xffff
	s_lshl_b32 s12, s9, 2
.LBB0_2:
	v_add_u32_e32 v3, vcc, s9, v3
	v_cmp_lt_u32_e32 vcc, 63, v3
	ds_write_b32 v1, v2
	s_or_b64 s[10:11], vcc, s[10:11]
	v_add_u32_e32 v1, vcc, s12, v1
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_2
.LBB0_3:
	s_or_b64 exec, exec, s[2:3]
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dword s9, s[6:7], 0x10
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_5
	v_bfrev_b32_e32 v1, -2
	v_mov_b32_e32 v2, 0x80000001
	v_mov_b32_e32 v3, 0
	ds_write_b64 v3, v[1:2] offset:256
.LBB0_5:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s9, 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB0_12
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[6:7], 0x1c
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_mul_i32 s2, s2, s8
	s_add_i32 s2, s2, s3
	v_add_u32_e64 v1, s[2:3], s2, v0
	v_mul_lo_u32 v1, v1, s9
	s_add_i32 s2, s9, -1
	s_cmp_lt_u32 s2, 3
	s_cbranch_scc1 .LBB0_9
	s_and_b32 s7, s9, -4
	s_mov_b32 s6, 0
	s_mov_b32 s8, 0x7feb352d
	s_mov_b32 s10, 0x846ca68b
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
.LBB0_8:
	v_add_u32_e64 v4, s[2:3], s6, v1
	v_xor_b32_sdwa v5, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e64 v6, s[2:3], 1, v4
	v_add_u32_e64 v7, s[2:3], 2, v4
	v_add_u32_e64 v4, s[2:3], 3, v4
	v_mul_lo_u32 v5, v5, s8
	v_xor_b32_sdwa v6, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v6, v6, s8
	v_mul_lo_u32 v7, v7, s8
	v_mul_lo_u32 v4, v4, s8
	v_lshrrev_b32_e32 v8, 15, v5
	v_xor_b32_e32 v5, v8, v5
	v_lshrrev_b32_e32 v8, 15, v6
	v_lshrrev_b32_e32 v9, 15, v7
	v_lshrrev_b32_e32 v10, 15, v4
	v_mul_lo_u32 v5, v5, s10
	v_xor_b32_e32 v6, v8, v6
	v_xor_b32_e32 v7, v9, v7
	v_xor_b32_e32 v4, v10, v4
	v_mul_lo_u32 v6, v6, s10
	v_mul_lo_u32 v7, v7, s10
	v_mul_lo_u32 v4, v4, s10
	v_xor_b32_sdwa v5, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v8, 7, v5
	v_bfe_u32 v9, v5, 8, 3
	v_xor_b32_sdwa v6, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_u32_u24_e32 v8, v9, v8
	v_and_b32_e32 v9, 7, v6
	v_bfe_u32 v10, v6, 8, 3
	v_and_b32_e32 v11, 7, v7
	v_bfe_u32 v12, v7, 8, 3
	v_and_b32_e32 v13, 7, v4
	v_bfe_u32 v14, v4, 8, 3
	v_lshlrev_b32_e32 v8, 2, v8
	v_mul_u32_u24_e32 v9, v10, v9
	v_mul_u32_u24_e32 v10, v12, v11
	v_mul_u32_u24_e32 v11, v14, v13
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v8, v2
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v8, 2, v9
	v_lshlrev_b32_e32 v9, 2, v10
	v_lshlrev_b32_e32 v10, 2, v11
	s_waitcnt lgkmcnt(0)
	ds_min_i32 v3, v5 offset:256
	s_waitcnt lgkmcnt(0)
	ds_max_i32 v3, v5 offset:260
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v8, v2
	s_waitcnt lgkmcnt(0)
	ds_min_i32 v3, v6 offset:256
	s_waitcnt lgkmcnt(0)
	ds_max_i32 v3, v6 offset:260
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v9, v2
	s_waitcnt lgkmcnt(0)
	ds_min_i32 v3, v7 offset:256
	s_waitcnt lgkmcnt(0)
	ds_max_i32 v3, v7 offset:260
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v10, v2
	s_waitcnt lgkmcnt(0)
	ds_min_i32 v3, v4 offset:256
	s_waitcnt lgkmcnt(0)
	ds_max_i32 v3, v4 offset:260
	s_waitcnt lgkmcnt(0)
	s_add_i32 s6, s6, 4
	s_cmp_eq_u32 s7, s6
	s_cbranch_scc0 .LBB0_8
.LBB0_9:
	s_and_b32 s7, s9, 3
	s_cmp_eq_u32 s7, 0
	s_cbranch_scc1 .LBB0_12
	v_add_u32_e64 v1, s[2:3], s6, v1
	s_mov_b32 s6, 0x7feb352d
	s_mov_b32 s8, 0x846ca68b
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
.LBB0_11:
	v_xor_b32_sdwa v4, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v4, v4, s6
	s_add_i32 s7, s7, -1
	s_cmp_lg_u32 s7, 0
	v_add_u32_e64 v1, s[2:3], 1, v1
	v_lshrrev_b32_e32 v5, 15, v4
	v_xor_b32_e32 v4, v5, v4
	v_mul_lo_u32 v4, v4, s8
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v5, 7, v4
	v_bfe_u32 v6, v4, 8, 3
	v_mul_u32_u24_e32 v5, v6, v5
	v_lshlrev_b32_e32 v5, 2, v5
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v5, v2
	s_waitcnt lgkmcnt(0)
	ds_min_i32 v3, v4 offset:256
	s_waitcnt lgkmcnt(0)
	ds_max_i32 v3, v4 offset:260
	s_waitcnt lgkmcnt(0)
	s_cbranch_scc1 .LBB0_11
.LBB0_12:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_15
	s_load_dword s0, s[4:5], 0x4
	v_lshlrev_b32_e32 v3, 2, v0
	v_mov_b32_e32 v2, s13
	s_mov_b32 s5, 0
	s_mov_b64 s[8:9], 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s0, 0xffff
	v_add_u32_e64 v1, s[0:1], s12, v3
	v_addc_u32_e64 v2, s[0:1], 0, v2, s[0:1]
	s_lshl_b64 s[6:7], s[4:5], 2
	s_lshl_b32 s5, s4, 2
.LBB0_14:
	ds_read_b32 v4, v3
	v_add_u32_e64 v3, s[0:1], s5, v3
	v_add_u32_e64 v0, s[0:1], s4, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[1:2], v4
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_lt_u32_e64 s[0:1], 63, v0
	v_mov_b32_e32 v4, s7
	s_or_b64 s[8:9], s[0:1], s[8:9]
	v_add_u32_e64 v1, s[0:1], s6, v1
	v_addc_u32_e64 v2, s[0:1], v2, v4, s[0:1]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_14
.LBB0_15:
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_17
	v_mov_b32_e32 v2, 0
	s_mov_b32 m0, -1
	ds_read_b32 v3, v2 offset:256
	v_mov_b32_e32 v0, s14
	v_mov_b32_e32 v1, s15
	s_add_u32 s0, s14, 4
	s_addc_u32 s1, s15, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_smin v[0:1], v3
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	ds_read_b32 v2, v2 offset:260
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_smax v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_17:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel histogram
		.amdhsa_group_segment_fixed_size 264
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 80
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
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 16
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
	.size	histogram, .Lfunc_end0-histogram
	.section	.AMDGPU.csdata
	.ident	"Debian clang version 14.0.6"
	.section	".note.GNU-stack"
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uint*'
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
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_z
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
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 264
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           histogram
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         histogram.kd
    .vgpr_count:     15
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
