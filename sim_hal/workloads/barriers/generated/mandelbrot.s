	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	mandelbrot
	.globl	mandelbrot
	.p2align	8
	.type	mandelbrot,@function
mandelbrot:
	s_load_dwordx2 s[36:37], s[6:7], 0x0
	s_load_dwordx2 s[2:3], s[6:7], 0x8
	s_load_dword s0, s[6:7], 0x14
	s_load_dword s1, s[4:5], 0x4
	v_mov_b32_e32 v3, s8
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s36
	s_mov_b32 s33, 7
	v_add_u32_e32 v0, vcc, s0, v0
	v_rcp_iflag_f32_e32 v1, v1
	s_and_b32 s4, s1, 0xffff
	s_sub_i32 s1, 0, s36
	s_mov_b64 s[14:15], 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v2, v1
	v_mov_b32_e32 v5, 0
	v_mul_lo_u32 v4, s1, v2
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[0:1], s4, v3, v[0:1]
	v_mul_hi_u32 v4, v2, v4
	v_add_u32_e32 v1, vcc, v4, v2
	v_mul_hi_u32 v1, v0, v1
	v_mov_b32_e32 v4, 0
	v_mul_lo_u32 v2, v1, s36
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, v0, v2
	v_cmp_le_u32_e32 vcc, s36, v2
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_subrev_u32_e64 v3, s[0:1], s36, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s36, v2
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_mul_lo_u32 v2, v1, s36
	v_cvt_f32_u32_e32 v1, v1
	v_sub_u32_e32 v2, vcc, v0, v2
	v_cvt_f32_u32_e32 v2, v2
	v_mad_f32 v1, v1, s37, -1.0
	v_mad_f32 v2, v2, s37, -2.0
	s_branch .LBB0_9
.LBB0_1:
	s_or_b64 exec, exec, s[50:51]
	s_xor_b64 s[50:51], exec, -1
	s_orn2_b64 s[52:53], s[52:53], exec
.LBB0_2:
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[48:49], s[50:51], exec
	s_xor_b64 s[50:51], exec, -1
	s_orn2_b64 s[52:53], s[52:53], exec
.LBB0_3:
	s_or_b64 exec, exec, s[46:47]
	s_and_b64 s[54:55], s[48:49], exec
	s_and_b64 s[48:49], s[50:51], exec
	s_xor_b64 s[50:51], exec, -1
	s_orn2_b64 s[46:47], s[52:53], exec
.LBB0_4:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[52:53], s[54:55], exec
	s_and_b64 s[48:49], s[48:49], exec
	s_and_b64 s[44:45], s[50:51], exec
	s_xor_b64 s[50:51], exec, -1
	s_orn2_b64 s[46:47], s[46:47], exec
.LBB0_5:
	s_or_b64 exec, exec, s[42:43]
	s_and_b64 s[54:55], s[52:53], exec
	s_and_b64 s[52:53], s[48:49], exec
	s_and_b64 s[48:49], s[44:45], exec
	s_and_b64 s[42:43], s[50:51], exec
	s_xor_b64 s[44:45], exec, -1
	s_orn2_b64 s[50:51], s[46:47], exec
.LBB0_6:
	s_or_b64 exec, exec, s[40:41]
	s_and_b64 s[54:55], s[54:55], exec
	s_and_b64 s[52:53], s[52:53], exec
	s_and_b64 s[48:49], s[48:49], exec
	s_and_b64 s[46:47], s[42:43], exec
	s_and_b64 s[42:43], s[44:45], exec
	s_xor_b64 s[44:45], exec, -1
	s_orn2_b64 s[40:41], s[50:51], exec
.LBB0_7:
	s_or_b64 exec, exec, s[38:39]
	s_andn2_b64 s[34:35], s[34:35], exec
	s_and_b64 s[38:39], s[54:55], exec
	s_or_b64 s[34:35], s[34:35], s[38:39]
	s_andn2_b64 s[30:31], s[30:31], exec
	s_and_b64 s[38:39], s[52:53], exec
	s_or_b64 s[30:31], s[30:31], s[38:39]
	s_andn2_b64 s[28:29], s[28:29], exec
	s_and_b64 s[38:39], s[48:49], exec
	s_or_b64 s[28:29], s[28:29], s[38:39]
	s_andn2_b64 s[26:27], s[26:27], exec
	s_and_b64 s[38:39], s[46:47], exec
	s_or_b64 s[26:27], s[26:27], s[38:39]
	s_andn2_b64 s[24:25], s[24:25], exec
	s_and_b64 s[38:39], s[42:43], exec
	s_or_b64 s[24:25], s[24:25], s[38:39]
	s_andn2_b64 s[22:23], s[22:23], exec
	s_and_b64 s[38:39], s[44:45], exec
	s_or_b64 s[22:23], s[22:23], s[38:39]
	s_andn2_b64 s[20:21], s[20:21], exec
	s_and_b64 s[38:39], s[40:41], exec
	s_andn2_b64 s[18:19], s[18:19], exec
	s_or_b64 s[20:21], s[20:21], s[38:39]
.LBB0_8:
	s_or_b64 exec, exec, s[36:37]
	s_and_b64 s[36:37], exec, s[20:21]
	s_or_b64 s[14:15], s[36:37], s[14:15]
	s_andn2_b64 s[0:1], s[0:1], exec
	s_and_b64 s[36:37], s[34:35], exec
	s_or_b64 s[0:1], s[0:1], s[36:37]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[36:37], s[30:31], exec
	s_or_b64 s[4:5], s[4:5], s[36:37]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[36:37], s[28:29], exec
	s_or_b64 s[6:7], s[6:7], s[36:37]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[36:37], s[26:27], exec
	s_or_b64 s[8:9], s[8:9], s[36:37]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[36:37], s[24:25], exec
	s_or_b64 s[10:11], s[10:11], s[36:37]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[36:37], s[22:23], exec
	s_or_b64 s[12:13], s[12:13], s[36:37]
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[36:37], s[18:19], exec
	v_mov_b32_e32 v6, s33
	s_or_b64 s[16:17], s[16:17], s[36:37]
	s_mov_b32 s33, s56
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_18
.LBB0_9:
	v_mul_f32_e32 v6, v4, v4
	v_mad_f32 v3, v5, v5, v6
	v_cmp_ge_f32_e32 vcc, 4.0, v3
	s_andn2_b64 s[34:35], s[34:35], exec
	s_andn2_b64 s[30:31], s[30:31], exec
	s_andn2_b64 s[28:29], s[28:29], exec
	s_andn2_b64 s[26:27], s[26:27], exec
	s_andn2_b64 s[24:25], s[24:25], exec
	s_andn2_b64 s[22:23], s[22:23], exec
	s_or_b64 s[18:19], s[18:19], exec
	s_or_b64 s[20:21], s[20:21], exec
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_8
	v_mul_f32_e32 v3, v5, v5
	v_sub_f32_e32 v3, v6, v3
	v_add_f32_e32 v6, v2, v3
	v_add_f32_e32 v3, v4, v4
	v_mad_f32 v7, v5, v3, v1
	v_mul_f32_e32 v8, v6, v6
	v_mad_f32 v3, v7, v7, v8
	v_cmp_ge_f32_e32 vcc, 4.0, v3
	s_mov_b64 s[40:41], -1
	s_mov_b64 s[42:43], 0
	s_mov_b64 s[44:45], -1
	s_mov_b64 s[46:47], 0
	s_mov_b64 s[48:49], 0
	s_mov_b64 s[52:53], 0
	s_mov_b64 s[54:55], 0
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_7
	v_mul_f32_e32 v3, v7, v7
	v_sub_f32_e32 v3, v8, v3
	v_add_f32_e32 v8, v2, v3
	v_add_f32_e32 v3, v6, v6
	v_mad_f32 v6, v7, v3, v1
	v_mul_f32_e32 v7, v8, v8
	v_mad_f32 v3, v6, v6, v7
	v_cmp_ge_f32_e32 vcc, 4.0, v3
	s_mov_b64 s[50:51], -1
	s_mov_b64 s[42:43], 0
	s_mov_b64 s[44:45], -1
	s_mov_b64 s[48:49], 0
	s_mov_b64 s[52:53], 0
	s_mov_b64 s[54:55], 0
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB0_6
	v_mul_f32_e32 v3, v6, v6
	v_sub_f32_e32 v3, v7, v3
	v_add_f32_e32 v7, v2, v3
	v_add_f32_e32 v3, v8, v8
	v_mad_f32 v6, v6, v3, v1
	v_mul_f32_e32 v8, v7, v7
	v_mad_f32 v3, v6, v6, v8
	v_cmp_ge_f32_e32 vcc, 4.0, v3
	s_mov_b64 s[46:47], -1
	s_mov_b64 s[44:45], 0
	s_mov_b64 s[50:51], -1
	s_mov_b64 s[48:49], 0
	s_mov_b64 s[52:53], 0
	s_and_saveexec_b64 s[42:43], vcc
	s_cbranch_execz .LBB0_5
	v_mul_f32_e32 v3, v6, v6
	v_sub_f32_e32 v3, v8, v3
	v_add_f32_e32 v8, v2, v3
	v_add_f32_e32 v3, v7, v7
	v_mad_f32 v6, v6, v3, v1
	v_mul_f32_e32 v7, v8, v8
	v_mad_f32 v3, v6, v6, v7
	v_cmp_ge_f32_e32 vcc, 4.0, v3
	s_mov_b64 s[46:47], -1
	s_mov_b64 s[48:49], 0
	s_mov_b64 s[50:51], -1
	s_mov_b64 s[54:55], 0
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_4
	v_mul_f32_e32 v3, v6, v6
	v_sub_f32_e32 v3, v7, v3
	v_add_f32_e32 v7, v2, v3
	v_add_f32_e32 v3, v8, v8
	v_mad_f32 v6, v6, v3, v1
	v_mul_f32_e32 v8, v7, v7
	v_mad_f32 v3, v6, v6, v8
	v_cmp_ge_f32_e32 vcc, 4.0, v3
	s_mov_b64 s[52:53], -1
	s_mov_b64 s[48:49], 0
	s_mov_b64 s[50:51], -1
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_3
	v_mul_f32_e32 v3, v6, v6
	v_sub_f32_e32 v3, v8, v3
	v_add_f32_e32 v8, v2, v3
	v_add_f32_e32 v3, v7, v7
	v_mad_f32 v7, v6, v3, v1
	v_mul_f32_e32 v6, v8, v8
	v_mad_f32 v3, v7, v7, v6
	v_cmp_ge_f32_e32 vcc, 4.0, v3
	s_mov_b64 s[52:53], -1
	s_mov_b64 s[50:51], -1
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_2
	v_mul_f32_e32 v3, v7, v7
	v_sub_f32_e32 v3, v6, v3
	v_add_f32_e32 v6, v2, v3
	v_add_f32_e32 v3, v8, v8
	v_mad_f32 v7, v7, v3, v1
	v_mul_f32_e32 v8, v6, v6
	v_mad_f32 v3, v7, v7, v8
	v_cmp_ge_f32_e32 vcc, 4.0, v3
	s_mov_b64 s[52:53], -1
	v_mov_b32_e32 v3, s33
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB0_1
	v_mul_f32_e32 v3, v7, v7
	s_add_i32 s56, s33, 8
	v_sub_f32_e32 v3, v8, v3
	s_cmpk_eq_i32 s56, 0x87
	v_add_f32_e32 v4, v2, v3
	v_add_f32_e32 v3, v6, v6
	s_cselect_b64 s[52:53], -1, 0
	v_mad_f32 v5, v7, v3, v1
	v_mov_b32_e32 v3, 0x80
	s_orn2_b64 s[52:53], s[52:53], exec
	s_branch .LBB0_1
.LBB0_18:
	s_or_b64 exec, exec, s[14:15]
	s_xor_b64 s[14:15], s[16:17], -1
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_xor_b64 s[14:15], exec, s[16:17]
	s_cbranch_execz .LBB0_42
	s_xor_b64 s[12:13], s[12:13], -1
	s_and_saveexec_b64 s[16:17], s[12:13]
	s_xor_b64 s[12:13], exec, s[16:17]
	s_cbranch_execz .LBB0_39
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_saveexec_b64 s[16:17], s[10:11]
	s_xor_b64 s[10:11], exec, s[16:17]
	s_cbranch_execz .LBB0_36
	s_xor_b64 s[8:9], s[8:9], -1
	s_and_saveexec_b64 s[16:17], s[8:9]
	s_xor_b64 s[8:9], exec, s[16:17]
	s_cbranch_execz .LBB0_33
	s_xor_b64 s[6:7], s[6:7], -1
	s_and_saveexec_b64 s[16:17], s[6:7]
	s_xor_b64 s[6:7], exec, s[16:17]
	s_cbranch_execz .LBB0_30
	s_xor_b64 s[4:5], s[4:5], -1
	s_and_saveexec_b64 s[16:17], s[4:5]
	s_xor_b64 s[4:5], exec, s[16:17]
	s_cbranch_execz .LBB0_27
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_xor_b64 s[0:1], exec, s[16:17]
	v_add_u32_e32 v3, vcc, -1, v6
	s_or_b64 exec, exec, s[0:1]
.LBB0_27:
	s_or_saveexec_b64 s[0:1], s[4:5]
	s_xor_b64 exec, exec, s[0:1]
	v_add_u32_e32 v3, vcc, -2, v6
	s_or_b64 exec, exec, s[0:1]
.LBB0_30:
	s_or_saveexec_b64 s[0:1], s[6:7]
	s_xor_b64 exec, exec, s[0:1]
	v_add_u32_e32 v3, vcc, -3, v6
	s_or_b64 exec, exec, s[0:1]
.LBB0_33:
	s_or_saveexec_b64 s[0:1], s[8:9]
	s_xor_b64 exec, exec, s[0:1]
	v_add_u32_e32 v3, vcc, -4, v6
	s_or_b64 exec, exec, s[0:1]
.LBB0_36:
	s_or_saveexec_b64 s[0:1], s[10:11]
	s_xor_b64 exec, exec, s[0:1]
	v_add_u32_e32 v3, vcc, -5, v6
	s_or_b64 exec, exec, s[0:1]
.LBB0_39:
	s_or_saveexec_b64 s[0:1], s[12:13]
	s_xor_b64 exec, exec, s[0:1]
	v_add_u32_e32 v3, vcc, -6, v6
	s_or_b64 exec, exec, s[0:1]
.LBB0_42:
	s_or_saveexec_b64 s[0:1], s[14:15]
	s_xor_b64 exec, exec, s[0:1]
	v_add_u32_e32 v3, vcc, -7, v6
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dword v[0:1], v3
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel mandelbrot
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_next_free_sgpr 57
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
	.size	mandelbrot, .Lfunc_end0-mandelbrot
	.section	.AMDGPU.csdata
	.ident	"Debian clang version 14.0.6"
	.section	".note.GNU-stack"
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .offset:         0
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         4
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           mandelbrot
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     59
    .sgpr_spill_count: 0
    .symbol:         mandelbrot.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
