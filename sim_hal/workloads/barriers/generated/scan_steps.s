	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	scan_steps
	.globl	scan_steps
	.p2align	8
	.type	scan_steps,@function
scan_steps:
	s_load_dword s0, s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s24, s6, s0
	s_add_i32 s25, s24, s0
	s_cmp_ge_u32 s24, s25
	s_cbranch_scc1 .LBB0_21
	s_load_dwordx2 s[18:19], s[4:5], 0x0
	s_load_dwordx2 s[20:21], s[4:5], 0x10
	v_lshlrev_b32_e32 v3, 2, v0
	s_movk_i32 s14, 0xff00
	v_add_u32_e32 v7, vcc, s14, v3
	s_movk_i32 s14, 0x7f
	s_movk_i32 s16, 0xff
	v_cmp_ne_u32_e64 s[0:1], 0, v0
	v_add_u32_e32 v4, vcc, -4, v3
	v_cmp_lt_u32_e64 s[2:3], 1, v0
	v_cmp_lt_u32_e64 s[4:5], 3, v0
	v_add_u32_e32 v5, vcc, -16, v3
	v_cmp_lt_u32_e64 s[6:7], 7, v0
	v_cmp_lt_u32_e64 s[8:9], 15, v0
	v_subrev_u32_e32 v6, vcc, 64, v3
	v_cmp_lt_u32_e64 s[10:11], 31, v0
	v_cmp_lt_u32_e64 s[12:13], 63, v0
	v_cmp_lt_u32_e64 s[14:15], s14, v0
	v_cmp_lt_u32_e64 s[16:17], s16, v0
	v_add_u32_e32 v8, vcc, 0xfffffc00, v3
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 m0, -1
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[22:23]
	ds_write_b32 v3, v10 offset:2048
	v_add_u32_e32 v12, vcc, v10, v9
	v_lshlrev_b64 v[10:11], 2, v[1:2]
	v_mov_b32_e32 v1, s21
	v_add_u32_e32 v10, vcc, s20, v10
	v_addc_u32_e32 v11, vcc, v1, v11, vcc
	flat_store_dword v[10:11], v12
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b32 v1, v2 offset:4092
	s_addk_i32 s24, 0x200
	s_cmp_ge_u32 s24, s25
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v9, vcc, v9, v1
	s_cbranch_scc1 .LBB0_21
.LBB0_3:
	v_add_u32_e32 v1, vcc, s24, v0
	v_lshlrev_b64 v[10:11], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v12, s19
	v_add_u32_e32 v10, vcc, s18, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	flat_load_dword v10, v[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v3, v10
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[0:1]
	s_cbranch_execz .LBB0_5
	ds_read_b32 v11, v4
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v10, vcc, v11, v10
.LBB0_5:
	s_or_b64 exec, exec, s[22:23]
	ds_write_b32 v3, v10 offset:2048
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[2:3]
	s_cbranch_execz .LBB0_7
	ds_read_b32 v11, v3 offset:2040
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v10, vcc, v11, v10
.LBB0_7:
	s_or_b64 exec, exec, s[22:23]
	ds_write_b32 v3, v10
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[4:5]
	s_cbranch_execz .LBB0_9
	ds_read_b32 v11, v5
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v10, vcc, v11, v10
.LBB0_9:
	s_or_b64 exec, exec, s[22:23]
	ds_write_b32 v3, v10 offset:2048
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[6:7]
	s_cbranch_execz .LBB0_11
	ds_read_b32 v11, v3 offset:2016
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v10, vcc, v11, v10
.LBB0_11:
	s_or_b64 exec, exec, s[22:23]
	ds_write_b32 v3, v10
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[8:9]
	s_cbranch_execz .LBB0_13
	ds_read_b32 v11, v6
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v10, vcc, v11, v10
.LBB0_13:
	s_or_b64 exec, exec, s[22:23]
	ds_write_b32 v3, v10 offset:2048
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[10:11]
	s_cbranch_execz .LBB0_15
	ds_read_b32 v11, v3 offset:1920
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v10, vcc, v11, v10
.LBB0_15:
	s_or_b64 exec, exec, s[22:23]
	ds_write_b32 v3, v10
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[12:13]
	s_cbranch_execz .LBB0_17
	ds_read_b32 v11, v7
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v10, vcc, v11, v10
.LBB0_17:
	s_or_b64 exec, exec, s[22:23]
	ds_write_b32 v3, v10 offset:2048
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[14:15]
	s_cbranch_execz .LBB0_19
	ds_read_b32 v11, v3 offset:1536
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v10, vcc, v11, v10
.LBB0_19:
	s_or_b64 exec, exec, s[22:23]
	ds_write_b32 v3, v10
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[16:17]
	s_cbranch_execz .LBB0_2
	ds_read_b32 v11, v8
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v10, vcc, v11, v10
	s_branch .LBB0_2
.LBB0_21:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel scan_steps
		.amdhsa_group_segment_fixed_size 4096
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
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 26
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
	.size	scan_steps, .Lfunc_end0-scan_steps
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
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 512
    .name:           scan_steps
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 512
      - 1
      - 1
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         scan_steps.kd
    .vgpr_count:     13
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
