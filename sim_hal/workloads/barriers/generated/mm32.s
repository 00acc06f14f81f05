	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	mm32
	.globl	mm32
	.p2align	8
	.type	mm32,@function
mm32:
	s_load_dword s8, s[4:5], 0x18
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_lshl_b32 s6, s6, 5
	v_or_b32_e32 v2, s6, v0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s8, 0
	s_mov_b32 s6, 0
	s_cbranch_scc1 .LBB0_3
	s_lshl_b32 s7, s7, 5
	v_or_b32_e32 v3, s7, v1
	v_mul_lo_u32 v4, v3, s8
	v_or_b32_e32 v9, 16, v1
	s_lshl_b32 s7, s8, 4
	v_mul_lo_u32 v9, s8, v9
	v_mul_lo_u32 v10, v1, s8
	v_lshlrev_b32_e32 v8, 2, v0
	v_lshlrev_b32_e32 v5, 7, v1
	v_add_u32_e32 v3, vcc, s7, v4
	s_movk_i32 s7, 0x1000
	s_movk_i32 s18, 0x810
	v_or_b32_e32 v6, v5, v8
	v_or_b32_e32 v8, s7, v8
	s_movk_i32 s9, 0x800
	s_movk_i32 s19, 0x818
	s_movk_i32 s20, 0x820
	s_movk_i32 s21, 0x828
	s_movk_i32 s22, 0x830
	v_add_u32_e32 v15, vcc, s18, v5
	s_movk_i32 s18, 0x400
	v_or_b32_e32 v7, s7, v6
	s_lshl_b32 s7, s8, 5
	v_add_u32_e32 v11, vcc, v0, v3
	v_add_u32_e32 v12, vcc, v0, v4
	v_or_b32_e32 v13, s9, v5
	v_add_u32_e32 v14, vcc, 0x808, v5
	s_movk_i32 s10, 0x838
	s_movk_i32 s11, 0x840
	s_movk_i32 s12, 0x848
	s_movk_i32 s13, 0x854
	s_movk_i32 s14, 0x85c
	s_movk_i32 s15, 0x864
	s_movk_i32 s16, 0x86c
	s_movk_i32 s17, 0x874
	v_add_u32_e32 v16, vcc, s19, v5
	v_add_u32_e32 v17, vcc, s20, v5
	v_add_u32_e32 v18, vcc, s18, v8
	v_add_u32_e32 v19, vcc, s21, v5
	v_add_u32_e32 v20, vcc, s22, v5
	s_movk_i32 s18, 0xc00
	v_mov_b32_e32 v21, v2
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v1, 0
	s_mov_b32 m0, -1
.LBB0_2:
	v_add_u32_e32 v0, vcc, s6, v12
	v_lshlrev_b64 v[24:25], 2, v[0:1]
	v_mov_b32_e32 v26, s1
	v_add_u32_e32 v24, vcc, s0, v24
	v_addc_u32_e32 v25, vcc, v26, v25, vcc
	v_add_u32_e32 v0, vcc, s6, v11
	flat_load_dword v27, v[24:25]
	v_lshlrev_b64 v[24:25], 2, v[0:1]
	s_add_i32 s6, s6, 32
	v_add_u32_e32 v24, vcc, s0, v24
	v_addc_u32_e32 v25, vcc, v26, v25, vcc
	flat_load_dword v0, v[24:25]
	v_mov_b32_e32 v26, s3
	s_cmp_ge_u32 s6, s8
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v6, v27, v0 offset1:8
	v_add_u32_e32 v0, vcc, v10, v21
	v_lshlrev_b64 v[24:25], 2, v[0:1]
	v_add_u32_e32 v24, vcc, s2, v24
	v_addc_u32_e32 v25, vcc, v26, v25, vcc
	v_add_u32_e32 v0, vcc, v9, v21
	flat_load_dword v27, v[24:25]
	v_lshlrev_b64 v[24:25], 2, v[0:1]
	v_add_u32_e32 v24, vcc, s2, v24
	v_addc_u32_e32 v25, vcc, v26, v25, vcc
	flat_load_dword v0, v[24:25]
	v_add_u32_e32 v33, vcc, s18, v8
	v_add_u32_e32 v21, vcc, s7, v21
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v7, v27, v0 offset1:8
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[24:25], v5 offset1:1
	ds_read2_b32 v[26:27], v13 offset1:1
	ds_read2_b32 v[28:29], v8 offset1:32
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v0, v28, v24
	v_add_u32_e32 v0, vcc, v0, v22
	v_mul_lo_u32 v22, v26, v28
	v_add_u32_e32 v22, vcc, v22, v23
	v_mul_lo_u32 v23, v29, v25
	v_add_u32_e32 v0, vcc, v23, v0
	v_mul_lo_u32 v23, v27, v29
	v_add_u32_e32 v29, vcc, s9, v8
	v_add_u32_e32 v28, vcc, v23, v22
	ds_read2_b32 v[22:23], v5 offset0:2 offset1:3
	ds_read2_b32 v[24:25], v14 offset1:1
	ds_read2_b32 v[26:27], v8 offset0:64 offset1:96
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v22, v26, v22
	v_mul_lo_u32 v23, v27, v23
	v_add_u32_e32 v0, vcc, v22, v0
	v_mul_lo_u32 v22, v24, v26
	v_add_u32_e32 v0, vcc, v23, v0
	v_mul_lo_u32 v23, v25, v27
	v_add_u32_e32 v22, vcc, v22, v28
	v_add_u32_e32 v28, vcc, v23, v22
	ds_read2_b32 v[22:23], v5 offset0:4 offset1:5
	ds_read2_b32 v[24:25], v15 offset1:1
	ds_read2_b32 v[26:27], v8 offset0:128 offset1:160
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v22, v26, v22
	v_mul_lo_u32 v23, v27, v23
	v_add_u32_e32 v0, vcc, v22, v0
	v_mul_lo_u32 v22, v24, v26
	v_add_u32_e32 v0, vcc, v23, v0
	v_mul_lo_u32 v23, v25, v27
	v_add_u32_e32 v22, vcc, v22, v28
	v_add_u32_e32 v28, vcc, v23, v22
	ds_read2_b32 v[22:23], v5 offset0:6 offset1:7
	ds_read2_b32 v[24:25], v16 offset1:1
	ds_read2_b32 v[26:27], v8 offset0:192 offset1:224
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v22, v26, v22
	v_mul_lo_u32 v23, v27, v23
	v_add_u32_e32 v0, vcc, v22, v0
	v_mul_lo_u32 v22, v24, v26
	v_add_u32_e32 v0, vcc, v23, v0
	v_mul_lo_u32 v23, v25, v27
	v_add_u32_e32 v22, vcc, v22, v28
	v_add_u32_e32 v28, vcc, v23, v22
	ds_read2_b32 v[22:23], v5 offset0:8 offset1:9
	ds_read2_b32 v[24:25], v17 offset1:1
	ds_read2_b32 v[26:27], v18 offset1:32
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v22, v26, v22
	v_mul_lo_u32 v23, v27, v23
	v_add_u32_e32 v0, vcc, v22, v0
	v_mul_lo_u32 v22, v24, v26
	v_add_u32_e32 v0, vcc, v23, v0
	v_mul_lo_u32 v23, v25, v27
	v_add_u32_e32 v22, vcc, v22, v28
	v_add_u32_e32 v28, vcc, v23, v22
	ds_read2_b32 v[22:23], v5 offset0:10 offset1:11
	ds_read2_b32 v[24:25], v19 offset1:1
	ds_read2_b32 v[26:27], v18 offset0:64 offset1:96
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v22, v26, v22
	v_mul_lo_u32 v23, v27, v23
	v_add_u32_e32 v0, vcc, v22, v0
	v_mul_lo_u32 v22, v24, v26
	v_add_u32_e32 v0, vcc, v23, v0
	v_mul_lo_u32 v23, v25, v27
	v_add_u32_e32 v22, vcc, v22, v28
	v_add_u32_e32 v28, vcc, v23, v22
	ds_read2_b32 v[22:23], v5 offset0:12 offset1:13
	ds_read2_b32 v[24:25], v20 offset1:1
	ds_read2_b32 v[26:27], v18 offset0:128 offset1:160
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v22, v26, v22
	v_mul_lo_u32 v23, v27, v23
	v_add_u32_e32 v0, vcc, v22, v0
	v_mul_lo_u32 v22, v24, v26
	v_add_u32_e32 v0, vcc, v23, v0
	v_mul_lo_u32 v23, v25, v27
	v_add_u32_e32 v22, vcc, v22, v28
	v_add_u32_e32 v24, vcc, s10, v5
	v_add_u32_e32 v28, vcc, v23, v22
	ds_read2_b32 v[22:23], v5 offset0:14 offset1:15
	ds_read2_b32 v[24:25], v24 offset1:1
	ds_read2_b32 v[26:27], v18 offset0:192 offset1:224
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v22, v26, v22
	v_mul_lo_u32 v23, v27, v23
	v_add_u32_e32 v0, vcc, v22, v0
	v_mul_lo_u32 v22, v24, v26
	v_add_u32_e32 v0, vcc, v23, v0
	v_mul_lo_u32 v23, v25, v27
	v_add_u32_e32 v22, vcc, v22, v28
	ds_read2_b32 v[26:27], v29 offset1:32
	v_add_u32_e32 v28, vcc, v23, v22
	ds_read2_b32 v[22:23], v5 offset0:16 offset1:17
	v_add_u32_e32 v24, vcc, s11, v5
	ds_read2_b32 v[24:25], v24 offset1:1
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v22, v26, v22
	v_mul_lo_u32 v23, v27, v23
	v_add_u32_e32 v0, vcc, v22, v0
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v22, v24, v26
	v_add_u32_e32 v0, vcc, v23, v0
	v_mul_lo_u32 v23, v25, v27
	v_add_u32_e32 v22, vcc, v22, v28
	v_add_u32_e32 v24, vcc, s12, v5
	v_add_u32_e32 v28, vcc, v23, v22
	ds_read2_b32 v[22:23], v5 offset0:18 offset1:19
	ds_read2_b32 v[24:25], v24 offset1:1
	ds_read2_b32 v[26:27], v29 offset0:64 offset1:96
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v22, v26, v22
	v_mul_lo_u32 v23, v27, v23
	v_add_u32_e32 v0, vcc, v22, v0
	v_mul_lo_u32 v22, v24, v26
	v_add_u32_e32 v0, vcc, v23, v0
	v_mul_lo_u32 v23, v25, v27
	v_add_u32_e32 v22, vcc, v22, v28
	v_add_u32_e32 v30, vcc, v23, v22
	ds_read2_b32 v[22:23], v5 offset0:20 offset1:21
	ds_read2_b32 v[24:25], v29 offset0:128 offset1:160
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v22, v24, v22
	v_add_u32_e32 v0, vcc, v22, v0
	v_mul_lo_u32 v22, v25, v23
	v_add_u32_e32 v0, vcc, v22, v0
	v_add_u32_e32 v22, vcc, s13, v5
	ds_read2_b32 v[22:23], v22 offset1:1
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v31, v22, v25
	ds_read2_b32 v[25:26], v5 offset0:22 offset1:23
	ds_read2_b32 v[27:28], v29 offset0:192 offset1:224
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v22, v27, v25
	v_mul_lo_u32 v29, v23, v27
	v_add_u32_e32 v0, vcc, v22, v0
	v_mul_lo_u32 v22, v28, v26
	ds_read2_b32 v[25:26], v5 offset0:24 offset1:25
	v_add_u32_e32 v0, vcc, v22, v0
	v_add_u32_e32 v22, vcc, s14, v5
	ds_read2_b32 v[22:23], v22 offset1:1
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v32, v22, v28
	ds_read2_b32 v[27:28], v33 offset1:32
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v22, v27, v25
	v_mul_lo_u32 v34, v23, v27
	v_add_u32_e32 v0, vcc, v22, v0
	v_mul_lo_u32 v22, v28, v26
	v_add_u32_e32 v0, vcc, v22, v0
	v_add_u32_e32 v22, vcc, s15, v5
	ds_read2_b32 v[22:23], v22 offset1:1
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v35, v22, v28
	ds_read2_b32 v[25:26], v5 offset0:26 offset1:27
	ds_read2_b32 v[27:28], v33 offset0:64 offset1:96
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v22, v27, v25
	v_mul_lo_u32 v36, v23, v27
	v_add_u32_e32 v0, vcc, v22, v0
	v_mul_lo_u32 v22, v28, v26
	v_add_u32_e32 v0, vcc, v22, v0
	v_add_u32_e32 v22, vcc, s16, v5
	ds_read2_b32 v[22:23], v22 offset1:1
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v37, v22, v28
	ds_read2_b32 v[25:26], v5 offset0:28 offset1:29
	ds_read2_b32 v[27:28], v33 offset0:128 offset1:160
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v22, v27, v25
	v_mul_lo_u32 v38, v23, v27
	v_add_u32_e32 v0, vcc, v22, v0
	v_mul_lo_u32 v22, v28, v26
	v_add_u32_e32 v0, vcc, v22, v0
	v_add_u32_e32 v22, vcc, s17, v5
	ds_read2_b32 v[22:23], v22 offset1:1
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v39, v22, v28
	ds_read2_b32 v[25:26], v5 offset0:30 offset1:31
	ds_read2_b32 v[27:28], v33 offset0:192 offset1:224
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v22, v27, v25
	v_mul_lo_u32 v23, v23, v27
	v_add_u32_e32 v0, vcc, v22, v0
	v_mul_lo_u32 v22, v28, v26
	v_add_u32_e32 v22, vcc, v22, v0
	v_add_u32_e32 v0, vcc, s9, v5
	ds_read2_b32 v[25:26], v0 offset0:20 offset1:31
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_mul_lo_u32 v0, v25, v24
	v_add_u32_e32 v0, vcc, v0, v30
	v_add_u32_e32 v0, vcc, v31, v0
	v_add_u32_e32 v0, vcc, v29, v0
	v_add_u32_e32 v0, vcc, v32, v0
	v_add_u32_e32 v0, vcc, v34, v0
	v_add_u32_e32 v0, vcc, v35, v0
	v_add_u32_e32 v0, vcc, v36, v0
	v_add_u32_e32 v0, vcc, v37, v0
	v_add_u32_e32 v0, vcc, v38, v0
	v_add_u32_e32 v0, vcc, v39, v0
	v_add_u32_e32 v0, vcc, v23, v0
	v_mul_lo_u32 v23, v26, v28
	v_add_u32_e32 v23, vcc, v23, v0
	s_cbranch_scc0 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
.LBB0_4:
	v_add_u32_e32 v0, vcc, v4, v2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_mov_b32_e32 v6, s5
	v_add_u32_e32 v4, vcc, s4, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	v_add_u32_e32 v0, vcc, v3, v2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	flat_store_dword v[4:5], v22
	v_add_u32_e32 v0, vcc, s4, v0
	v_addc_u32_e32 v1, vcc, v6, v1, vcc
	flat_store_dword v[0:1], v23
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel mm32
		.amdhsa_group_segment_fixed_size 8192
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 40
		.amdhsa_next_free_sgpr 23
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
	.size	mm32, .Lfunc_end0-mm32
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
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 8192
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 512
    .name:           mm32
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 32
      - 16
      - 1
    .sgpr_count:     25
    .sgpr_spill_count: 0
    .symbol:         mm32.kd
    .vgpr_count:     40
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
