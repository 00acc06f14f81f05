	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	histo
	.globl	histo
	.p2align	8
	.type	histo,@function
histo:
	s_load_dwordx2 s[10:11], s[6:7], 0x8
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_u32 s8, s10
	s_cbranch_scc1 .LBB0_12
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s12, s[4:5], 0xc
	s_mul_i32 s2, s8, s11
	v_mov_b32_e32 v9, s2
	s_load_dwordx2 s[4:5], s[6:7], 0x0
	s_load_dwordx2 s[6:7], s[6:7], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s0, 0, s9
	v_lshlrev_b32_e32 v8, 2, v0
	s_mov_b32 s13, 0
	v_rcp_iflag_f32_e32 v1, v1
	v_or_b32_e32 v7, 0xfffffc00, v0
	v_mov_b32_e32 v10, s8
	s_movk_i32 s8, 0x400
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mov_b32_e32 v14, 1
	s_mov_b32 m0, -1
	v_mul_lo_u32 v2, s0, v1
	v_cmp_gt_u32_e64 s[0:1], s11, v0
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s12, v1
	v_mov_b32_e32 v2, s7
	v_mul_lo_u32 v3, v1, s9
	v_add_u32_e32 v4, vcc, 1, v1
	v_sub_u32_e32 v3, vcc, s12, v3
	v_cmp_le_u32_e64 s[2:3], s9, v3
	v_cndmask_b32_e64 v1, v1, v4, s[2:3]
	v_subrev_u32_e32 v4, vcc, s9, v3
	v_cndmask_b32_e64 v3, v3, v4, s[2:3]
	v_add_u32_e32 v4, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s9, v3
	v_cndmask_b32_e32 v11, v1, v4, vcc
	v_mad_u64_u32 v[3:4], s[2:3], s9, v11, 0
	v_add_u32_e32 v1, vcc, s6, v8
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_ne_u64_e32 vcc, s[12:13], v[3:4]
	v_mov_b32_e32 v4, 0
	v_cndmask_b32_e64 v12, 0, 1, vcc
	v_addc_u32_e32 v3, vcc, 0, v11, vcc
	v_mul_lo_u32 v13, s11, v3
	s_movk_i32 s9, 0x1000
	s_movk_i32 s12, 0xbff
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v3, vcc, v10, v11
	v_add_u32_e32 v10, vcc, v12, v3
	v_add_u32_e32 v9, vcc, v9, v13
	v_cmp_le_u32_e32 vcc, s10, v10
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_12
.LBB0_3:
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v5, v7
.LBB0_4:
	v_add_u32_e32 v5, vcc, s8, v5
	v_cmp_lt_u32_e32 vcc, s12, v5
	ds_write_b32 v3, v4
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add_u32_e32 v3, vcc, s9, v3
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_4
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_8
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v5, v0
.LBB0_7:
	v_add_u32_e32 v3, vcc, v9, v5
	v_lshlrev_b64 v[15:16], 2, v[3:4]
	v_mov_b32_e32 v6, s5
	v_add_u32_e32 v15, vcc, s4, v15
	v_addc_u32_e32 v16, vcc, v6, v16, vcc
	flat_load_dword v3, v[15:16]
	v_add_u32_e32 v5, vcc, s8, v5
	v_cmp_le_u32_e32 vcc, s11, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v3, 2, v3
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v3, v14
	s_waitcnt lgkmcnt(0)
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_7
.LBB0_8:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v6, v2
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v15, v7
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_branch .LBB0_10
.LBB0_9:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v15, vcc, s8, v15
	v_add_u32_e32 v5, vcc, s9, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	v_cmp_lt_u32_e32 vcc, s12, v15
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add_u32_e32 v3, vcc, s9, v3
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_2
.LBB0_10:
	ds_read_b32 v16, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v16
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[5:6], v16
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_9
.LBB0_12:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel histo
		.amdhsa_group_segment_fixed_size 16384
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
		.amdhsa_next_free_vgpr 17
		.amdhsa_next_free_sgpr 14
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
	.size	histo, .Lfunc_end0-histo
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
      - .offset:         12
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .address_space:  global
        .is_volatile:    true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 16384
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 1024
    .name:           histo
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 1024
      - 1
      - 1
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         histo.kd
    .vgpr_count:     17
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
