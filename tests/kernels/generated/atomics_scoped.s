	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	atomics_scoped
	.globl	atomics_scoped
	.p2align	8
	.type	atomics_scoped,@function
atomics_scoped:
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	s_load_dwordx4 s[0:3], s[6:7], 0x20
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_2
	v_mov_b32_e32 v1, 0
	ds_write_b32 v1, v1 offset:16
.LBB0_2:
	s_or_b64 exec, exec, s[2:3]
	v_and_b32_e32 v1, 63, v0
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_8
	v_lshrrev_b32_e32 v1, 6, v0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v2, 0
.LBB0_4:
	ds_read_b32 v3, v2 offset:16
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, v3, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_4
	s_or_b64 exec, exec, s[6:7]
	v_cmp_lt_u32_e32 vcc, 63, v0
	v_mov_b32_e32 v2, 31
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_7
	v_lshlrev_b32_e32 v2, 2, v1
	v_add_u32_e32 v2, vcc, -4, v2
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v2, v2, 31
.LBB0_7:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v2, vcc, s8, v2
	v_lshlrev_b32_e32 v3, 2, v1
	ds_write_b32 v3, v2
	v_add_u32_e32 v1, vcc, 1, v1
	v_mov_b32_e32 v2, 0
	ds_write_b32 v2, v1 offset:16
.LBB0_8:
	s_or_b64 exec, exec, s[2:3]
	s_load_dword s2, s[4:5], 0x4
	s_mov_b32 s7, 0x7feb352d
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v4, s19
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, 0xffff, s2
	s_mul_i32 s8, s8, s6
	v_add_u32_e32 v5, vcc, s8, v0
	v_xor_b32_sdwa v1, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s7
	s_mov_b32 s8, 0x846ca68b
	s_barrier 
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v1, v1, s8
	v_lshlrev_b64 v[2:3], 2, v[5:6]
	s_add_u32 s2, s12, 4
	v_add_u32_e32 v7, vcc, s18, v2
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_addc_u32_e32 v8, vcc, v4, v3, vcc
	v_mov_b32_e32 v2, s12
	flat_store_dword v[7:8], v1
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v3, s13
	s_waitcnt vmcnt(0)
	flat_atomic_add v[2:3], v4
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	s_add_u32 s2, s12, 8
	flat_atomic_sub v[2:3], v1
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v2, s2
	v_lshlrev_b32_e64 v4, v1, 1
	v_mov_b32_e32 v3, s3
	s_add_u32 s2, s12, 12
	s_waitcnt vmcnt(0)
	flat_atomic_or v[2:3], v4
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	s_add_u32 s2, s12, 16
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_xor v[2:3], v1
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v2, s2
	v_or_b32_e32 v4, 0xff0, v1
	v_mov_b32_e32 v3, s3
	s_add_u32 s2, s12, 20
	flat_atomic_and v[2:3], v4
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	s_add_u32 s2, s12, 24
	flat_atomic_umax v[2:3], v1
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	flat_atomic_umin v[2:3], v1
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v3, s15
	s_add_u32 s2, s14, 4
	flat_atomic_smin v[2:3], v1
	s_addc_u32 s3, s15, 0
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	s_add_u32 s2, s14, 8
	flat_atomic_smax v[2:3], v1
	s_addc_u32 s3, s15, 0
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	s_add_u32 s2, s12, 28
	s_addc_u32 s3, s13, 0
	s_add_u32 s4, s12, 32
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v1
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_addc_u32 s5, s13, 0
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v4, 0x1234567
	v_mov_b32_e32 v3, s5
	s_waitcnt vmcnt(0)
	flat_atomic_swap v15, v[2:3], v4 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_xor_b32_e32 v2, 0x9e3779b9, v5
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s7
	v_mov_b32_e32 v12, v1
	s_mov_b64 s[4:5], 0
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v11, v2, s8
	v_mov_b32_e32 v2, v6
	v_lshlrev_b64 v[9:10], 20, v[1:2]
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	s_add_u32 s2, s16, 8
	s_addc_u32 s3, s17, 0
	v_mov_b32_e32 v14, s3
	v_mov_b32_e32 v3, s16
	v_mov_b32_e32 v13, s2
	s_add_u32 s2, s12, 36
	v_mov_b32_e32 v4, s17
	v_xor_b32_sdwa v11, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_addc_u32 s3, s13, 0
	flat_atomic_add v[1:2], v15
	s_waitcnt vmcnt(0)
	flat_atomic_add_x2 v[3:4], v[9:10]
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	flat_atomic_umax_x2 v[13:14], v[11:12]
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v2, v[1:2] glc
.LBB0_9:
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v1, v2, 7
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v3, s2
	v_add_u32_e32 v1, vcc, 3, v1
	s_waitcnt vmcnt(0)
	flat_atomic_cmpswap v1, v[3:4], v[1:2] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, v1, v2
	s_or_b64 s[4:5], vcc, s[4:5]
	v_mov_b32_e32 v2, v1
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_9
	s_or_b64 exec, exec, s[4:5]
	s_add_u32 s2, s16, 16
	s_addc_u32 s3, s17, 0
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dwordx2 v[3:4], v[1:2] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b64 s[4:5], 0
.LBB0_11:
	v_mul_lo_u32 v11, v4, 7
	v_mad_u64_u32 v[1:2], s[8:9], v3, 7, 0
	v_mov_b32_e32 v10, s3
	v_mov_b32_e32 v9, s2
	v_add_u32_e32 v2, vcc, v2, v11
	v_add_u32_e32 v1, vcc, 3, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap_x2 v[1:2], v[9:10], v[1:4] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u64_e32 vcc, v[1:2], v[3:4]
	v_mov_b32_e32 v4, v2
	s_or_b64 s[4:5], vcc, s[4:5]
	v_mov_b32_e32 v3, v1
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_11
	s_or_b64 exec, exec, s[4:5]
	flat_load_dword v2, v[7:8]
	s_lshr_b32 s2, s6, 6
	v_cvt_f32_u32_e32 v1, s2
	v_cvt_f32_ubyte0_e32 v4, v0
	v_rcp_iflag_f32_e32 v3, v1
	v_mul_f32_e32 v3, v4, v3
	v_trunc_f32_e32 v3, v3
	v_cvt_u32_f32_e32 v7, v3
	v_mad_f32 v3, -v3, v1, v4
	v_cmp_ge_f32_e64 vcc, |v3|, v1
	v_mov_b32_e32 v4, s1
	v_addc_u32_e32 v1, vcc, 0, v7, vcc
	v_mul_lo_u32 v1, v1, s2
	v_sub_u32_e32 v0, vcc, v0, v1
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v0, 2, v0
	ds_read_b32 v3, v0
	v_lshlrev_b64 v[0:1], 2, v[5:6]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v2, vcc, v2, v3
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v4, v1, vcc
	flat_store_dword v[0:1], v2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel atomics_scoped
		.amdhsa_group_segment_fixed_size 20
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
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
		.amdhsa_next_free_sgpr 20
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
	.size	atomics_scoped, .Lfunc_end0-atomics_scoped
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
        .type_name:      'atomic_uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'atomic_int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'atomic_ulong*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         32
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 20
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           atomics_scoped
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         atomics_scoped.kd
    .vgpr_count:     16
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
