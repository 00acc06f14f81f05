	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	waves
	.globl	waves
	.p2align	8
	.type	waves,@function
waves:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s9, s[6:7], 0x8
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	v_add_u32_e32 v1, vcc, 1, v0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s0, 0xffff
	s_cmp_eq_u32 s9, 0
	s_mov_b32 s7, 0
	s_cbranch_scc1 .LBB0_7
	v_cvt_f32_u32_e32 v2, s6
	s_sub_i32 s4, 0, s6
	v_not_b32_e32 v7, v0
	v_lshrrev_b32_e32 v3, 6, v0
	v_rcp_iflag_f32_e32 v4, v2
	v_add_u32_e32 v7, vcc, s6, v7
	v_lshlrev_b32_e32 v2, 2, v0
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_mul_u32_u24_e32 v5, 7, v0
	v_cmp_eq_u32_e64 s[0:1], 1, v3
	v_lshlrev_b32_e32 v7, 2, v7
	v_mul_lo_u32 v6, s4, v4
	s_mov_b32 s10, 0x7feb352d
	s_mov_b32 s11, 0x846ca68b
	s_mov_b32 m0, -1
	v_mul_hi_u32 v6, v4, v6
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v9, v7
	v_lshrrev_b32_e32 v8, 3, v8
	v_add_u32_e32 v1, vcc, v8, v1
	s_add_i32 s7, s7, 1
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v1, v9, v1
	s_cmp_eq_u32 s7, s9
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_cbranch_scc1 .LBB0_7
.LBB0_3:
	s_and_b32 s4, s7, 3
	v_cmp_eq_u32_e32 vcc, s4, v3
	v_cndmask_b32_e64 v8, 1, 40, vcc
	s_mov_b32 s12, 0
	s_mov_b64 s[4:5], 0
	ds_write_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
.LBB0_4:
	v_add_u32_e32 v1, vcc, s12, v1
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s10
	s_add_i32 s12, s12, 1
	v_cmp_eq_u32_e32 vcc, s12, v8
	s_or_b64 s[4:5], vcc, s[4:5]
	v_lshrrev_b32_e32 v9, 15, v1
	v_xor_b32_e32 v1, v9, v1
	v_mul_lo_u32 v1, v1, s11
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_4
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e32 v8, vcc, s7, v5
	v_add_u32_e32 v9, vcc, v6, v4
	v_mul_hi_u32 v9, v8, v9
	s_mul_i32 s4, s7, 0xaaaaaaab
	s_add_i32 s4, s4, 0xaaaaaaaa
	s_cmp_lt_u32 s4, 0x55555555
	v_mul_lo_u32 v9, v9, s6
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 s[12:13], s[4:5], s[0:1]
	v_sub_u32_e32 v8, vcc, v8, v9
	v_subrev_u32_e32 v9, vcc, s6, v8
	v_cmp_le_u32_e32 vcc, s6, v8
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_subrev_u32_e32 v9, vcc, s6, v8
	v_cmp_le_u32_e32 vcc, s6, v8
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_lshlrev_b32_e32 v8, 2, v8
	ds_read_b32 v8, v8
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[4:5], s[12:13]
	s_cbranch_execz .LBB0_2
	ds_read_b32 v9, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v9, vcc, 5, v9
	ds_write_b32 v2, v9
	s_branch .LBB0_2
.LBB0_7:
	s_mul_i32 s8, s8, s6
	v_add_u32_e32 v2, vcc, s8, v0
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v0, s3
	v_add_u32_e32 v2, vcc, s2, v2
	v_addc_u32_e32 v3, vcc, v0, v3, vcc
	flat_store_dword v[2:3], v1
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel waves
		.amdhsa_group_segment_fixed_size 800
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 12
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
		.amdhsa_next_free_vgpr 10
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
	.size	waves, .Lfunc_end0-waves
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
      - .offset:         8
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 800
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           waves
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         waves.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
