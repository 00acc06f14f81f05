	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	atomics64
	.globl	atomics64
	.p2align	8
	.type	atomics64,@function
atomics64:
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dwordx2 s[10:11], s[6:7], 0x10
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
	s_load_dword s4, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add_x2 v[1:2], v[1:2], v[3:4] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v6, s11
	s_load_dword s5, s[6:7], 0x1c
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s4, s4, s8
	s_mov_b32 s9, 0x7feb352d
	s_mov_b32 s12, 0x846ca68b
	s_waitcnt lgkmcnt(0)
	s_add_i32 s4, s4, s5
	v_mov_b32_e32 v7, 0x89abcdef
	v_mov_b32_e32 v8, 0x1234567
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v5, vcc, s10, v1
	v_addc_u32_e32 v6, vcc, v6, v2, vcc
	flat_load_dword v19, v[5:6]
	v_add_u32_e32 v2, vcc, s4, v0
	v_xor_b32_sdwa v0, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v1, 0x9e3779b9, v2
	s_add_u32 s4, s0, 8
	v_mul_lo_u32 v0, v0, s9
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_addc_u32 s5, s1, 0
	v_mul_lo_u32 v1, v1, s9
	v_mov_b32_e32 v10, s5
	v_mov_b32_e32 v9, s4
	s_add_u32 s4, s0, 16
	s_addc_u32 s5, s1, 0
	v_lshrrev_b32_e32 v17, 15, v0
	v_mov_b32_e32 v14, s5
	v_xor_b32_e32 v0, v17, v0
	v_lshrrev_b32_e32 v17, 15, v1
	v_mov_b32_e32 v13, s4
	s_add_u32 s4, s0, 24
	v_xor_b32_e32 v1, v17, v1
	s_addc_u32 s5, s1, 0
	v_mul_lo_u32 v0, v0, s12
	v_mul_lo_u32 v17, v1, s12
	v_mov_b32_e32 v16, s5
	v_mov_b32_e32 v15, s4
	s_add_u32 s4, s0, 32
	s_addc_u32 s5, s1, 0
	v_xor_b32_sdwa v1, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v0, v17, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mov_b32_e32 v18, s5
	v_mov_b32_e32 v17, s4
	s_add_u32 s4, s0, 40
	s_addc_u32 s5, s1, 0
	s_mov_b32 s10, 0x11111111
	s_mov_b32 s11, s10
	v_and_b32_e32 v11, 3, v2
	v_lshlrev_b64 v[11:12], v11, s[10:11]
	v_and_b32_e32 v12, v1, v12
	v_and_b32_e32 v11, v0, v11
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v19, vcc, 1, v19
	flat_store_dword v[5:6], v19
	v_mov_b32_e32 v6, s5
	v_mov_b32_e32 v5, s4
	s_add_u32 s4, s0, 48
	s_addc_u32 s5, s1, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add_x2 v[9:10], v[0:1]
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v10, s5
	v_mov_b32_e32 v9, s4
	s_add_u32 s4, s0, 56
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_sub_x2 v[13:14], v[0:1]
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_addc_u32 s5, s1, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_sub_x2 v[15:16], v[3:4]
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v4, s5
	s_add_u32 s4, s0, 64
	s_addc_u32 s5, s1, 0
	v_mov_b32_e32 v16, s5
	v_mov_b32_e32 v15, s4
	s_add_u32 s4, s0, 0x48
	s_addc_u32 s5, s1, 0
	s_add_u32 s6, s0, 0x50
	v_or_b32_e32 v14, v0, v1
	v_or_b32_e32 v13, 0xf0f0, v0
	s_addc_u32 s7, s1, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin_x2 v[17:18], v[0:1]
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax_x2 v[5:6], v[0:1]
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_and_x2 v[9:10], v[13:14]
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_or_x2 v[3:4], v[11:12]
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_xor_x2 v[15:16], v[0:1]
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v4, s7
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap_x2 v[3:4], v[3:4], v[7:8] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v6, s5
	v_mov_b32_e32 v5, s4
	s_add_u32 s0, s0, 0x58
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add_x2 v[5:6], v[3:4]
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_1:
	v_mov_b32_e32 v8, s1
	v_mov_b32_e32 v7, s0
	flat_load_dwordx2 v[5:6], v[7:8] glc
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v9, v6, 5
	v_mad_u64_u32 v[3:4], s[6:7], v5, 5, 0
	v_add_u32_e32 v4, vcc, v4, v9
	v_add_u32_e32 v3, vcc, 1, v3
	v_addc_u32_e32 v4, vcc, 1, v4, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap_x2 v[3:4], v[7:8], v[3:6] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u64_e32 vcc, v[3:4], v[5:6]
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_1
	s_or_b64 exec, exec, s[4:5]
	s_mov_b32 s0, 0xaaaaaaab
	v_mul_hi_u32 v5, v2, s0
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v3, s2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_smin_x2 v[3:4], v[0:1]
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_lshrrev_b32_e32 v3, 1, v5
	v_mul_lo_u32 v5, v3, 3
	s_add_u32 s0, s2, 8
	s_addc_u32 s1, s3, 0
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v3, s0
	v_sub_u32_e32 v2, vcc, v2, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_smax_x2 v[3:4], v[0:1]
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v2, vcc, 2, v2
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[4:5], 3, v[2:3]
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v4, vcc, s2, v4
	v_addc_u32_e32 v5, vcc, v2, v5, vcc
	v_sub_u32_e32 v0, vcc, 0, v0
	s_add_u32 s0, s2, 40
	v_subb_u32_e32 v1, vcc, 0, v1, vcc
	s_addc_u32 s1, s3, 0
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add_x2 v[4:5], v[0:1]
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_movk_i32 s5, 0x100
	v_mov_b32_e32 v6, s1
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v4, s5
	v_mov_b32_e32 v5, s0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap_x2 v[0:1], v[5:6], v[1:4] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_ne_u64_e32 vcc, s[4:5], v[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_4
	s_add_u32 s0, s2, 48
	s_addc_u32 s1, s3, 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add_x2 v[2:3], v[0:1]
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_4:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel atomics64
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 80
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
		.amdhsa_next_free_vgpr 20
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
	.size	atomics64, .Lfunc_end0-atomics64
	.section	.AMDGPU.csdata
	.ident	"Debian clang version 14.0.6"
	.section	".note.GNU-stack"
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .offset:         0
        .size:           8
        .type_name:      'ulong*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         8
        .size:           8
        .type_name:      'long*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_z
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
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           atomics64
    .private_segment_fixed_size: 0
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         atomics64.kd
    .vgpr_count:     20
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
