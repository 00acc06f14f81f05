	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	dot_product
	.globl	dot_product
	.p2align	8
	.type	dot_product,@function
dot_product:
	s_load_dwordx2 s[24:25], s[6:7], 0x10
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_u32 s8, s24
	s_cbranch_scc1 .LBB0_27
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s16, s[4:5], 0xc
	s_load_dwordx4 s[20:23], s[6:7], 0x0
	s_load_dwordx2 s[26:27], s[6:7], 0x18
	s_mov_b32 s17, 0
	s_movk_i32 s12, 0x100
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s0, 0, s9
	s_movk_i32 s14, 0x80
	v_lshlrev_b32_e32 v5, 2, v0
	v_rcp_iflag_f32_e32 v1, v1
	v_cmp_gt_u32_e64 s[2:3], 32, v0
	v_cmp_gt_u32_e64 s[4:5], 16, v0
	v_cmp_gt_u32_e64 s[6:7], 8, v0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_cmp_gt_u32_e64 s[18:19], 4, v0
	v_cmp_gt_u32_e64 s[12:13], s12, v0
	v_cmp_gt_u32_e64 s[14:15], s14, v0
	v_mul_lo_u32 v2, s0, v1
	v_cmp_gt_u32_e64 s[0:1], 64, v0
	s_movk_i32 s33, 0x1ff
	s_mov_b32 m0, -1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s16, v1
	v_mul_lo_u32 v2, v1, s9
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s16, v2
	v_cmp_le_u32_e64 s[10:11], s9, v2
	v_cndmask_b32_e64 v1, v1, v3, s[10:11]
	v_subrev_u32_e32 v3, vcc, s9, v2
	v_cndmask_b32_e64 v2, v2, v3, s[10:11]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s9, v2
	v_cndmask_b32_e32 v6, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[10:11], s9, v6, 0
	v_cmp_gt_u32_e64 s[10:11], 2, v0
	v_mov_b32_e32 v3, s8
	v_cmp_ne_u64_e32 vcc, s[16:17], v[1:2]
	v_cmp_eq_u32_e64 s[16:17], 0, v0
	v_cndmask_b32_e64 v7, 0, 1, vcc
	v_mov_b32_e32 v2, 0
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v1, vcc, v3, v6
	v_add_u32_e32 v3, vcc, v7, v1
	v_cmp_le_u32_e32 vcc, s24, v3
	s_and_b64 vcc, exec, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccnz .LBB0_27
.LBB0_3:
	v_mul_lo_u32 v4, v3, s25
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v9, v0
	v_add_u32_e32 v8, vcc, s25, v4
	s_branch .LBB0_5
.LBB0_4:
	s_or_b64 exec, exec, s[28:29]
	v_lshlrev_b32_e32 v1, 2, v9
	ds_write_b32 v1, v10
	v_add_u32_e32 v1, vcc, 0x200, v9
	v_cmp_lt_u32_e32 vcc, s33, v9
	s_or_b64 s[8:9], vcc, s[8:9]
	v_mov_b32_e32 v9, v1
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_9
.LBB0_5:
	v_add_u32_e32 v1, vcc, v9, v4
	v_cmp_lt_u32_e32 vcc, v1, v8
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_4
	s_mov_b64 s[30:31], 0
	v_mov_b32_e32 v10, 0
.LBB0_7:
	v_lshlrev_b64 v[11:12], 2, v[1:2]
	v_mov_b32_e32 v14, s21
	v_add_u32_e32 v13, vcc, s20, v11
	v_addc_u32_e32 v14, vcc, v14, v12, vcc
	v_mov_b32_e32 v15, s23
	v_add_u32_e32 v11, vcc, s22, v11
	v_addc_u32_e32 v12, vcc, v15, v12, vcc
	flat_load_dword v13, v[13:14]
	flat_load_dword v11, v[11:12]
	v_add_u32_e32 v1, vcc, 0x400, v1
	v_cmp_ge_u32_e32 vcc, v1, v8
	s_or_b64 s[30:31], vcc, s[30:31]
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v11, v11, v13
	v_add_u32_e32 v10, vcc, v11, v10
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execnz .LBB0_7
	s_or_b64 exec, exec, s[30:31]
	s_branch .LBB0_4
.LBB0_9:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[8:9], v5 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v8, v9
	ds_write_b32 v5, v1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[12:13]
	s_cbranch_execz .LBB0_11
	ds_read2st64_b32 v[8:9], v5 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v8, v9
	ds_write_b32 v5, v1
.LBB0_11:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[14:15]
	s_cbranch_execz .LBB0_13
	ds_read2st64_b32 v[8:9], v5 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v8, v9
	ds_write_b32 v5, v1
.LBB0_13:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_15
	ds_read2st64_b32 v[8:9], v5 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v8, v9
	ds_write_b32 v5, v1
.LBB0_15:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[2:3]
	s_cbranch_execz .LBB0_17
	ds_read2_b32 v[8:9], v5 offset1:32
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v8, v9
	ds_write_b32 v5, v1
.LBB0_17:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB0_19
	ds_read2_b32 v[8:9], v5 offset1:16
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v8, v9
	ds_write_b32 v5, v1
.LBB0_19:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_21
	ds_read2_b32 v[8:9], v5 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v8, v9
	ds_write_b32 v5, v1
.LBB0_21:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[18:19]
	s_cbranch_execz .LBB0_23
	ds_read2_b32 v[8:9], v5 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v8, v9
	ds_write_b32 v5, v1
.LBB0_23:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[10:11]
	s_cbranch_execz .LBB0_25
	ds_read2_b32 v[8:9], v5 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v8, v9
	ds_write_b32 v5, v1
.LBB0_25:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[16:17]
	s_cbranch_execz .LBB0_2
	ds_read2_b32 v[8:9], v5 offset1:1
	v_mov_b32_e32 v4, v2
	v_lshlrev_b64 v[10:11], 2, v[3:4]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v8, v9
	ds_write_b32 v5, v1
	ds_read_b32 v4, v2
	v_mov_b32_e32 v1, s27
	v_add_u32_e32 v8, vcc, s26, v10
	v_addc_u32_e32 v9, vcc, v1, v11, vcc
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[8:9], v4
	s_branch .LBB0_2
.LBB0_27:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel dot_product
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
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
	.size	dot_product, .Lfunc_end0-dot_product
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
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 512
    .name:           dot_product
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 512
      - 1
      - 1
    .sgpr_count:     36
    .sgpr_spill_count: 0
    .symbol:         dot_product.kd
    .vgpr_count:     16
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
