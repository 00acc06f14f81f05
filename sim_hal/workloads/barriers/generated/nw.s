	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	nw
	.globl	nw
	.p2align	8
	.type	nw,@function
nw:
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_lshl_b32 s0, s6, 7
	v_or_b32_e32 v1, s0, v0
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s11
	v_add_u32_e32 v5, vcc, s10, v3
	v_addc_u32_e32 v6, vcc, v6, v4, vcc
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v3, vcc, s8, v3
	flat_load_dword v9, v[5:6]
	v_addc_u32_e32 v4, vcc, v7, v4, vcc
	flat_load_dword v3, v[3:4]
	v_not_b32_e32 v6, v0
	v_lshlrev_b32_e32 v11, 2, v0
	v_add_u32_e32 v4, vcc, -1, v0
	s_mov_b32 m0, -1
	s_mov_b32 s8, 0
	s_movk_i32 s9, 0x80
	v_mul_i32_i24_e32 v10, -4, v0
	v_cmp_ne_u32_e64 s[0:1], 0, v0
	v_sub_u32_e32 v5, vcc, 0, v0
	v_lshlrev_b32_e32 v8, 2, v6
	v_add_u32_e32 v6, vcc, -12, v11
	v_sub_u32_e32 v7, vcc, 0x400, v11
	s_waitcnt vmcnt(1)
	ds_write_b32 v11, v9 offset:1024
	v_lshlrev_b32_e32 v9, 2, v4
	s_branch .LBB0_3
.LBB0_1:
	s_or_b64 exec, exec, s[6:7]
	ds_read_b32 v13, v7 offset:8
	s_waitcnt lgkmcnt(1)
	v_max_i32_e32 v8, v11, v8
	v_lshlrev_b32_e32 v12, 9, v12
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, v3, v13
	v_cndmask_b32_e64 v13, -3, 5, vcc
	v_add_u32_e32 v10, vcc, v13, v10
	v_add_u32_e32 v8, vcc, -4, v8
	v_max_i32_e32 v8, v10, v8
	v_lshlrev_b32_e32 v10, 2, v0
	v_or_b32_e32 v10, v12, v10
	ds_write_b32 v10, v8
	v_mov_b32_e32 v10, v11
.LBB0_2:
	s_or_b64 exec, exec, s[4:5]
	s_add_i32 s8, s8, 3
	v_add_u32_e32 v6, vcc, -12, v6
	s_cmpk_eq_i32 s8, 0xff
	v_add_u32_e32 v7, vcc, 12, v7
	s_cbranch_scc1 .LBB0_20
.LBB0_3:
	v_add_u32_e32 v11, vcc, s8, v5
	v_cmp_gt_u32_e32 vcc, s9, v11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_9
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_6
	s_and_b32 s10, s8, 1
	s_xor_b32 s11, s10, 1
	s_lshl_b32 s11, s11, 9
	v_add_u32_e32 v12, vcc, s11, v9
	ds_read_b32 v12, v12
.LBB0_6:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v13, s10
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_8
	s_and_b32 s10, s8, 1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, 8, v6
	v_mov_b32_e32 v13, s10
.LBB0_8:
	s_or_b64 exec, exec, s[6:7]
	ds_read_b32 v14, v7
	s_waitcnt lgkmcnt(1)
	v_max_i32_e32 v8, v12, v8
	v_lshlrev_b32_e32 v13, 9, v13
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, v3, v14
	v_cndmask_b32_e64 v14, -3, 5, vcc
	v_add_u32_e32 v10, vcc, v14, v10
	v_add_u32_e32 v8, vcc, -4, v8
	v_max_i32_e32 v8, v10, v8
	v_lshlrev_b32_e32 v10, 2, v0
	v_or_b32_e32 v10, v13, v10
	ds_write_b32 v10, v8
	v_mov_b32_e32 v10, v12
.LBB0_9:
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e32 v12, vcc, 1, v11
	v_cmp_gt_u32_e32 vcc, s9, v12
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_15
	s_add_i32 s10, s8, 1
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_12
	s_and_b32 s11, s10, 1
	s_xor_b32 s12, s11, 1
	v_lshlrev_b32_e32 v12, 2, v4
	s_lshl_b32 s12, s12, 9
	v_add_u32_e32 v12, vcc, s12, v12
	ds_read_b32 v12, v12
.LBB0_12:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v13, s11
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_14
	s_and_b32 s10, s10, 1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v12, vcc, 4, v6
	v_mov_b32_e32 v13, s10
.LBB0_14:
	s_or_b64 exec, exec, s[6:7]
	ds_read_b32 v14, v7 offset:4
	s_waitcnt lgkmcnt(1)
	v_max_i32_e32 v8, v12, v8
	v_lshlrev_b32_e32 v13, 9, v13
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, v3, v14
	v_cndmask_b32_e64 v14, -3, 5, vcc
	v_add_u32_e32 v10, vcc, v14, v10
	v_add_u32_e32 v8, vcc, -4, v8
	v_max_i32_e32 v8, v10, v8
	v_lshlrev_b32_e32 v10, 2, v0
	v_or_b32_e32 v10, v13, v10
	ds_write_b32 v10, v8
	v_mov_b32_e32 v10, v12
.LBB0_15:
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e32 v11, vcc, 2, v11
	v_cmp_gt_u32_e32 vcc, s9, v11
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_2
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_18
	s_and_b32 s10, s8, 1
	s_xor_b32 s11, s10, 1
	v_lshlrev_b32_e32 v11, 2, v4
	s_lshl_b32 s11, s11, 9
	v_add_u32_e32 v11, vcc, s11, v11
	ds_read_b32 v11, v11
.LBB0_18:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v12, s10
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_1
	s_and_b32 s10, s8, 1
	v_mov_b32_e32 v12, s10
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v11, v6
	s_branch .LBB0_1
.LBB0_20:
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dword v[0:1], v8
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel nw
		.amdhsa_group_segment_fixed_size 1536
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
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 13
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
	.size	nw, .Lfunc_end0-nw
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
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 1536
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 128
    .name:           nw
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         nw.kd
    .vgpr_count:     15
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
