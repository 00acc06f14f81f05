	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	fwt
	.globl	fwt
	.p2align	8
	.type	fwt,@function
fwt:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dword s2, s[4:5], 0x8
	s_lshl_b32 s3, s6, 12
	v_or_b32_e32 v1, s3, v0
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	v_lshlrev_b32_e32 v5, 2, v0
	v_or_b32_e32 v6, 0xfffffc00, v0
	v_mov_b32_e32 v4, v2
	v_and_b32_e32 v7, 0x800, v5
	s_mov_b64 s[0:1], 0
	s_movk_i32 s3, 0x1000
	s_movk_i32 s4, 0xbff
	v_mov_b32_e32 v8, v5
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v9, v6
	s_mov_b32 m0, -1
.LBB0_1:
	flat_load_dword v10, v[3:4]
	v_add_u32_e32 v9, vcc, 0x400, v9
	v_add_u32_e32 v3, vcc, s3, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_cmp_lt_u32_e32 vcc, s4, v9
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v10, v10
	ds_write_b32 v8, v10
	v_add_u32_e32 v8, vcc, s3, v8
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_1
	s_or_b64 exec, exec, s[0:1]
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB0_5
	v_and_b32_e32 v10, 0x1ff, v0
	v_lshlrev_b32_e32 v11, 2, v7
	v_and_b32_e32 v7, 0x7f, v0
	v_sub_u32_e32 v8, vcc, v10, v7
	v_lshlrev_b32_e32 v8, 4, v8
	v_add_u32_e32 v8, vcc, v11, v8
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v7, vcc, v8, v7
	v_and_b32_e32 v8, 31, v0
	v_sub_u32_e32 v9, vcc, v10, v8
	v_lshlrev_b32_e32 v9, 4, v9
	v_add_u32_e32 v9, vcc, v11, v9
	v_lshlrev_b32_e32 v8, 2, v8
	v_lshlrev_b32_e32 v3, 3, v0
	v_add_u32_e32 v8, vcc, v9, v8
	v_and_b32_e32 v9, 7, v0
	v_and_b32_e32 v0, 1, v0
	v_lshlrev_b32_e32 v4, 2, v10
	v_sub_u32_e32 v12, vcc, v10, v9
	v_sub_u32_e32 v10, vcc, v10, v0
	v_lshlrev_b32_e32 v12, 4, v12
	v_lshlrev_b32_e32 v10, 4, v10
	v_add_u32_e32 v12, vcc, v11, v12
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e32 v10, vcc, v11, v10
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v4, vcc, v11, v4
	v_add_u32_e32 v9, vcc, v12, v9
	v_add_u32_e32 v0, vcc, v10, v0
	v_or_b32_e32 v10, 0x2000, v3
.LBB0_4:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[11:12], v4 offset1:8
	ds_read2st64_b32 v[13:14], v4 offset0:16 offset1:24
	s_add_i32 s2, s2, -1
	s_cmp_lg_u32 s2, 0
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v15, v11, v12
	v_sub_f32_e32 v11, v11, v12
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v12, v15, v13
	v_add_f32_e32 v16, v11, v13
	v_add_f32_e32 v12, v12, v14
	v_sub_f32_e32 v16, v16, v14
	ds_write2st64_b32 v4, v12, v16 offset1:8
	v_sub_f32_e32 v12, v15, v13
	v_sub_f32_e32 v11, v11, v13
	v_sub_f32_e32 v12, v12, v14
	v_add_f32_e32 v11, v11, v14
	ds_write2st64_b32 v4, v12, v11 offset0:16 offset1:24
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[11:12], v7 offset1:2
	ds_read2st64_b32 v[13:14], v7 offset0:4 offset1:6
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v15, v11, v12
	v_sub_f32_e32 v11, v11, v12
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v16, v15, v13
	v_add_f32_e32 v12, v11, v13
	v_add_f32_e32 v16, v16, v14
	v_sub_f32_e32 v12, v12, v14
	ds_write2st64_b32 v7, v16, v12 offset1:2
	v_sub_f32_e32 v12, v15, v13
	v_sub_f32_e32 v11, v11, v13
	v_sub_f32_e32 v12, v12, v14
	v_add_f32_e32 v11, v11, v14
	ds_write2st64_b32 v7, v12, v11 offset0:4 offset1:6
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[11:12], v8 offset1:32
	ds_read2_b32 v[13:14], v8 offset0:64 offset1:96
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v15, v11, v12
	v_sub_f32_e32 v11, v11, v12
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v16, v15, v13
	v_add_f32_e32 v12, v11, v13
	v_add_f32_e32 v16, v16, v14
	v_sub_f32_e32 v12, v12, v14
	ds_write2_b32 v8, v16, v12 offset1:32
	v_sub_f32_e32 v12, v15, v13
	v_sub_f32_e32 v11, v11, v13
	v_sub_f32_e32 v12, v12, v14
	v_add_f32_e32 v11, v11, v14
	ds_write2_b32 v8, v12, v11 offset0:64 offset1:96
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[11:12], v9 offset1:8
	ds_read2_b32 v[13:14], v9 offset0:16 offset1:24
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v15, v11, v12
	v_sub_f32_e32 v11, v11, v12
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v16, v15, v13
	v_add_f32_e32 v12, v11, v13
	v_add_f32_e32 v16, v16, v14
	v_sub_f32_e32 v12, v12, v14
	ds_write2_b32 v9, v16, v12 offset1:8
	v_sub_f32_e32 v12, v15, v13
	v_sub_f32_e32 v11, v11, v13
	v_sub_f32_e32 v12, v12, v14
	v_add_f32_e32 v11, v11, v14
	ds_write2_b32 v9, v12, v11 offset0:16 offset1:24
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[11:12], v0 offset1:2
	ds_read2_b32 v[13:14], v0 offset0:4 offset1:6
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v15, v11, v12
	v_sub_f32_e32 v11, v11, v12
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v16, v15, v13
	v_add_f32_e32 v12, v11, v13
	v_add_f32_e32 v16, v16, v14
	v_sub_f32_e32 v12, v12, v14
	ds_write2_b32 v0, v16, v12 offset1:2
	v_sub_f32_e32 v12, v15, v13
	v_sub_f32_e32 v11, v11, v13
	v_sub_f32_e32 v12, v12, v14
	v_add_f32_e32 v11, v11, v14
	ds_write2_b32 v0, v12, v11 offset0:4 offset1:6
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[11:12], v3 offset1:1
	ds_read2_b32 v[13:14], v10 offset1:1
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v15, v11, v12
	v_sub_f32_e32 v11, v11, v12
	ds_write2_b32 v3, v15, v11 offset1:1
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v11, v13, v14
	v_sub_f32_e32 v12, v13, v14
	ds_write2_b32 v10, v11, v12 offset1:1
	s_cbranch_scc1 .LBB0_4
.LBB0_5:
	s_mov_b64 s[0:1], 0
	s_movk_i32 s2, 0x1000
	s_movk_i32 s3, 0xbff
	s_waitcnt lgkmcnt(0)
	s_barrier 
.LBB0_6:
	ds_read_b32 v0, v5
	v_add_u32_e32 v6, vcc, 0x400, v6
	v_add_u32_e32 v5, vcc, s2, v5
	s_waitcnt lgkmcnt(0)
	v_cvt_i32_f32_e32 v0, v0
	v_cmp_lt_u32_e32 vcc, s3, v6
	s_or_b64 s[0:1], vcc, s[0:1]
	flat_store_dword v[1:2], v0
	v_add_u32_e32 v1, vcc, s2, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_6
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel fwt
		.amdhsa_group_segment_fixed_size 16384
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 12
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
		.amdhsa_next_free_vgpr 17
		.amdhsa_next_free_sgpr 7
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
	.size	fwt, .Lfunc_end0-fwt
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
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 16384
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 1024
    .name:           fwt
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 1024
      - 1
      - 1
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         fwt.kd
    .vgpr_count:     17
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
