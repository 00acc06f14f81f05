	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	btree
	.globl	btree
	.p2align	8
	.type	btree,@function
btree:
	s_load_dwordx2 s[10:11], s[6:7], 0x28
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_u32 s8, s10
	s_cbranch_scc1 .LBB0_18
	s_load_dword s0, s[4:5], 0x4
	s_cmp_lg_u32 s11, 0
	s_cselect_b64 s[24:25], -1, 0
	s_load_dword s4, s[4:5], 0xc
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s0, 0, s9
	s_load_dwordx4 s[20:23], s[6:7], 0x20
	s_load_dwordx2 s[6:7], s[6:7], 0x30
	s_mov_b32 s5, 0
	v_rcp_iflag_f32_e32 v1, v1
	s_waitcnt lgkmcnt(0)
	s_movk_i32 s22, 0x1ff
	s_mov_b32 m0, -1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mul_hi_u32 v3, v1, v2
	v_mov_b32_e32 v2, 0
	v_add_u32_e32 v1, vcc, v3, v1
	v_mul_hi_u32 v4, s4, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v3, s8
	v_mul_lo_u32 v5, v4, s9
	v_add_u32_e32 v6, vcc, 1, v4
	v_sub_u32_e32 v5, vcc, s4, v5
	v_cmp_le_u32_e64 s[2:3], s9, v5
	v_cndmask_b32_e64 v4, v4, v6, s[2:3]
	v_subrev_u32_e32 v6, vcc, s9, v5
	v_cndmask_b32_e64 v5, v5, v6, s[2:3]
	v_add_u32_e32 v6, vcc, 1, v4
	v_cmp_le_u32_e32 vcc, s9, v5
	v_cndmask_b32_e32 v9, v4, v6, vcc
	v_mad_u64_u32 v[7:8], s[2:3], s9, v9, 0
	v_lshlrev_b64 v[5:6], 2, v[0:1]
	v_cmp_eq_u32_e64 s[8:9], s22, v0
	v_cmp_ne_u64_e32 vcc, s[4:5], v[7:8]
	v_cmp_ne_u32_e64 s[2:3], s22, v0
	v_cndmask_b32_e64 v10, 0, 1, vcc
	s_branch .LBB0_4
.LBB0_2:
	v_lshlrev_b64 v[7:8], 2, v[3:4]
	v_mov_b32_e32 v4, s7
	v_add_u32_e32 v7, vcc, s6, v7
	v_addc_u32_e32 v8, vcc, v4, v8, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v1
.LBB0_3:
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e32 v1, vcc, v3, v9
	v_add_u32_e32 v3, vcc, v10, v1
	v_cmp_le_u32_e32 vcc, s10, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_18
.LBB0_4:
	v_mov_b32_e32 v4, v2
	v_lshlrev_b64 v[7:8], 2, v[3:4]
	v_mov_b32_e32 v1, s21
	v_add_u32_e32 v7, vcc, s20, v7
	v_addc_u32_e32 v8, vcc, v1, v8, vcc
	s_waitcnt vmcnt(0)
	flat_load_dword v11, v[7:8]
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_14
	s_mov_b32 s28, 1
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_8
.LBB0_6:
	s_waitcnt vmcnt(0)
	ds_write_b32 v2, v1
.LBB0_7:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v1, v2
	s_add_i32 s28, s28, 1
	s_cmp_gt_u32 s28, s11
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_cbranch_scc1 .LBB0_15
.LBB0_8:
	s_cmp_lt_u32 s28, s11
	v_mov_b32_e32 v7, s17
	v_mov_b32_e32 v8, s13
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v12, v7, v8, vcc
	v_mov_b32_e32 v7, s16
	v_mov_b32_e32 v8, s12
	v_lshlrev_b32_e32 v1, 9, v1
	v_cndmask_b32_e32 v13, v7, v8, vcc
	v_lshlrev_b64 v[7:8], 2, v[1:2]
	v_add_u32_e64 v7, s[4:5], v13, v7
	v_addc_u32_e64 v8, s[4:5], v12, v8, s[4:5]
	v_add_u32_e64 v7, s[4:5], v7, v5
	v_addc_u32_e64 v8, s[4:5], v8, v6, s[4:5]
	flat_load_dword v12, v[7:8]
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e64 s[4:5], v12, v11
	s_and_saveexec_b64 s[22:23], s[4:5]
	s_cbranch_execz .LBB0_7
	s_mov_b64 s[4:5], s[8:9]
	s_and_saveexec_b64 s[26:27], s[2:3]
	s_cbranch_execz .LBB0_11
	v_add_u32_e64 v7, s[4:5], 4, v7
	v_addc_u32_e64 v8, s[4:5], 0, v8, s[4:5]
	flat_load_dword v7, v[7:8]
	s_andn2_b64 s[30:31], s[8:9], exec
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[4:5], v11, v7
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[4:5], s[30:31], s[4:5]
.LBB0_11:
	s_or_b64 exec, exec, s[26:27]
	s_and_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_7
	s_andn2_b64 vcc, exec, vcc
	v_add_u32_e64 v1, s[4:5], v1, v0
	s_cbranch_vccnz .LBB0_6
	v_lshlrev_b64 v[7:8], 2, v[1:2]
	v_mov_b32_e32 v1, s15
	v_add_u32_e32 v7, vcc, s14, v7
	v_addc_u32_e32 v8, vcc, v1, v8, vcc
	flat_load_dword v1, v[7:8]
	s_branch .LBB0_6
.LBB0_14:
	v_mov_b32_e32 v1, 0
.LBB0_15:
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_3
	v_lshlrev_b64 v[7:8], 2, v[1:2]
	v_mov_b32_e32 v1, s17
	v_add_u32_e32 v12, vcc, s16, v7
	v_addc_u32_e32 v13, vcc, v1, v8, vcc
	flat_load_dword v1, v[12:13]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v1, v11
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v1, -1
	s_cbranch_vccnz .LBB0_2
	v_mov_b32_e32 v1, s19
	v_add_u32_e32 v7, vcc, s18, v7
	v_addc_u32_e32 v8, vcc, v1, v8, vcc
	flat_load_dword v1, v[7:8]
	s_branch .LBB0_2
.LBB0_18:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel btree
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 56
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
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 32
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
	.size	btree, .Lfunc_end0-btree
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
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         32
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         40
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .address_space:  global
        .offset:         48
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 56
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 512
    .name:           btree
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 512
      - 1
      - 1
    .sgpr_count:     34
    .sgpr_spill_count: 0
    .symbol:         btree.kd
    .vgpr_count:     14
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
