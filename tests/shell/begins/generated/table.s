	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	table
	.globl	table
	.p2align	8
	.type	table,@function
table:
	s_load_dword s6, s[4:5], 0x10
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .LBB0_5
	s_movk_i32 s5, 0xfc0
	s_mov_b32 s7, 0
.LBB0_2:
	s_mov_b32 s8, 0
.LBB0_3:
	s_add_i32 s9, s4, s8
	s_and_b32 s10, s9, s5
	s_add_i32 s11, s9, 64
	s_add_i32 s12, s9, 0x80
	s_add_i32 s13, s9, 0xc0
	s_add_i32 s14, s9, 0x100
	s_add_i32 s15, s9, 0x140
	s_add_i32 s16, s9, 0x180
	s_add_i32 s17, s9, 0x1c0
	s_add_i32 s18, s9, 0x200
	s_add_i32 s19, s9, 0x240
	s_add_i32 s20, s9, 0x280
	s_add_i32 s21, s9, 0x2c0
	s_add_i32 s22, s9, 0x300
	s_add_i32 s23, s9, 0x340
	s_add_i32 s24, s9, 0x380
	s_addk_i32 s9, 0x3c0
	v_add_u32_e32 v2, vcc, s10, v0
	s_and_b32 s10, s11, s5
	s_and_b32 s11, s12, s5
	s_and_b32 s12, s13, s5
	s_and_b32 s13, s14, s5
	s_and_b32 s14, s15, s5
	s_and_b32 s15, s16, s5
	s_and_b32 s16, s17, s5
	s_and_b32 s17, s18, s5
	s_and_b32 s18, s19, s5
	s_and_b32 s19, s20, s5
	s_and_b32 s20, s21, s5
	s_and_b32 s21, s22, s5
	s_and_b32 s22, s23, s5
	s_and_b32 s23, s24, s5
	s_and_b32 s9, s9, s5
	v_lshlrev_b32_e32 v2, 2, v2
	v_add_u32_e32 v4, vcc, s10, v0
	v_add_u32_e32 v5, vcc, s11, v0
	v_add_u32_e32 v6, vcc, s12, v0
	v_add_u32_e32 v7, vcc, s13, v0
	v_add_u32_e32 v8, vcc, s14, v0
	v_add_u32_e32 v9, vcc, s15, v0
	v_add_u32_e32 v10, vcc, s16, v0
	v_add_u32_e32 v11, vcc, s17, v0
	v_add_u32_e32 v12, vcc, s18, v0
	v_add_u32_e32 v13, vcc, s19, v0
	v_add_u32_e32 v14, vcc, s20, v0
	v_add_u32_e32 v15, vcc, s21, v0
	v_add_u32_e32 v16, vcc, s22, v0
	v_add_u32_e32 v17, vcc, s23, v0
	v_add_u32_e32 v18, vcc, s9, v0
	v_mov_b32_e32 v31, s3
	v_add_u32_e32 v2, vcc, s2, v2
	v_addc_u32_e32 v3, vcc, 0, v31, vcc
	v_lshlrev_b32_e32 v4, 2, v4
	flat_load_dword v32, v[2:3]
	v_add_u32_e32 v2, vcc, s2, v4
	v_lshlrev_b32_e32 v5, 2, v5
	v_addc_u32_e32 v3, vcc, 0, v31, vcc
	v_add_u32_e32 v4, vcc, s2, v5
	v_lshlrev_b32_e32 v6, 2, v6
	v_addc_u32_e32 v5, vcc, 0, v31, vcc
	v_add_u32_e32 v6, vcc, s2, v6
	v_lshlrev_b32_e32 v19, 2, v7
	v_addc_u32_e32 v7, vcc, 0, v31, vcc
	v_lshlrev_b32_e32 v20, 2, v8
	v_add_u32_e32 v8, vcc, s2, v19
	v_lshlrev_b32_e32 v21, 2, v9
	v_addc_u32_e32 v9, vcc, 0, v31, vcc
	v_lshlrev_b32_e32 v22, 2, v10
	v_add_u32_e32 v10, vcc, s2, v20
	v_lshlrev_b32_e32 v23, 2, v11
	v_addc_u32_e32 v11, vcc, 0, v31, vcc
	v_lshlrev_b32_e32 v24, 2, v12
	v_add_u32_e32 v12, vcc, s2, v21
	v_lshlrev_b32_e32 v25, 2, v13
	v_addc_u32_e32 v13, vcc, 0, v31, vcc
	v_lshlrev_b32_e32 v26, 2, v14
	v_add_u32_e32 v14, vcc, s2, v22
	v_lshlrev_b32_e32 v27, 2, v15
	v_addc_u32_e32 v15, vcc, 0, v31, vcc
	v_lshlrev_b32_e32 v28, 2, v16
	v_add_u32_e32 v16, vcc, s2, v23
	v_lshlrev_b32_e32 v29, 2, v17
	v_addc_u32_e32 v17, vcc, 0, v31, vcc
	v_lshlrev_b32_e32 v30, 2, v18
	v_add_u32_e32 v18, vcc, s2, v24
	v_addc_u32_e32 v19, vcc, 0, v31, vcc
	v_add_u32_e32 v20, vcc, s2, v25
	v_addc_u32_e32 v21, vcc, 0, v31, vcc
	v_add_u32_e32 v22, vcc, s2, v26
	v_addc_u32_e32 v23, vcc, 0, v31, vcc
	v_add_u32_e32 v24, vcc, s2, v27
	v_addc_u32_e32 v25, vcc, 0, v31, vcc
	v_add_u32_e32 v26, vcc, s2, v28
	v_addc_u32_e32 v27, vcc, 0, v31, vcc
	v_add_u32_e32 v28, vcc, s2, v29
	v_addc_u32_e32 v29, vcc, 0, v31, vcc
	v_add_u32_e32 v30, vcc, s2, v30
	v_addc_u32_e32 v31, vcc, 0, v31, vcc
	flat_load_dword v2, v[2:3]
	flat_load_dword v3, v[4:5]
	flat_load_dword v4, v[6:7]
	flat_load_dword v5, v[8:9]
	flat_load_dword v6, v[10:11]
	flat_load_dword v7, v[12:13]
	flat_load_dword v8, v[14:15]
	flat_load_dword v9, v[16:17]
	flat_load_dword v10, v[18:19]
	flat_load_dword v11, v[20:21]
	flat_load_dword v12, v[22:23]
	flat_load_dword v13, v[24:25]
	flat_load_dword v14, v[26:27]
	flat_load_dword v15, v[28:29]
	flat_load_dword v16, v[30:31]
	s_addk_i32 s8, 0x400
	s_cmpk_eq_i32 s8, 0x1000
	s_waitcnt vmcnt(14)
	v_add_u32_e32 v1, vcc, v32, v1
	v_add_u32_e32 v1, vcc, v2, v1
	s_waitcnt vmcnt(13)
	v_add_u32_e32 v1, vcc, v3, v1
	s_waitcnt vmcnt(12)
	v_add_u32_e32 v1, vcc, v4, v1
	s_waitcnt vmcnt(11)
	v_add_u32_e32 v1, vcc, v5, v1
	s_waitcnt vmcnt(10)
	v_add_u32_e32 v1, vcc, v6, v1
	s_waitcnt vmcnt(9)
	v_add_u32_e32 v1, vcc, v7, v1
	s_waitcnt vmcnt(8)
	v_add_u32_e32 v1, vcc, v8, v1
	s_waitcnt vmcnt(7)
	v_add_u32_e32 v1, vcc, v9, v1
	s_waitcnt vmcnt(6)
	v_add_u32_e32 v1, vcc, v10, v1
	s_waitcnt vmcnt(5)
	v_add_u32_e32 v1, vcc, v11, v1
	s_waitcnt vmcnt(4)
	v_add_u32_e32 v1, vcc, v12, v1
	s_waitcnt vmcnt(3)
	v_add_u32_e32 v1, vcc, v13, v1
	s_waitcnt vmcnt(2)
	v_add_u32_e32 v1, vcc, v14, v1
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v1, vcc, v15, v1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, v16, v1
	s_cbranch_scc0 .LBB0_3
	s_add_i32 s7, s7, 1
	s_add_i32 s4, s4, 64
	s_cmp_eq_u32 s7, s6
	s_cbranch_scc0 .LBB0_2
.LBB0_5:
	v_mov_b32_e32 v2, s0
	v_mov_b32_e32 v3, s1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v1
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel table
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
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
		.amdhsa_next_free_vgpr 33
		.amdhsa_next_free_sgpr 25
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
	.size	table, .Lfunc_end0-table
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
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           table
    .private_segment_fixed_size: 0
    .sgpr_count:     27
    .sgpr_spill_count: 0
    .symbol:         table.kd
    .vgpr_count:     33
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
