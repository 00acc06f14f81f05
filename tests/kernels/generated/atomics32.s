	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	atomics32
	.globl	atomics32
	.p2align	8
	.type	atomics32,@function
atomics32:
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	v_mov_b32_e32 v15, 1
	s_load_dword s0, s[4:5], 0x4
	s_mov_b32 s5, 0xff000000
	s_mov_b32 s3, 0x7feb352d
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v1, v[1:2], v15 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, s19
	s_and_b32 s2, s0, 0xffff
	s_add_u32 s0, s12, 4
	s_addc_u32 s1, s13, 0
	s_mov_b32 s4, 0x846ca68b
	v_mov_b32_e32 v16, 0xabcdef
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	v_add_u32_e32 v3, vcc, s18, v3
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	flat_load_dword v1, v[3:4]
	v_mov_b32_e32 v6, s1
	v_mov_b32_e32 v5, s0
	s_movk_i32 s0, 0x100
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, 1, v1
	flat_store_dword v[3:4], v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v1, v[5:6], v15 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v4, s19
	v_mov_b32_e32 v5, s8
	v_add_u32_e32 v1, vcc, s0, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_load_dword s0, s[6:7], 0x24
	v_add_u32_e32 v3, vcc, s18, v1
	v_addc_u32_e32 v4, vcc, v4, v2, vcc
	flat_load_dword v2, v[3:4]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[0:1], s2, v5, v[0:1]
	s_add_u32 s0, s12, 8
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v6, s1
	v_mov_b32_e32 v5, s0
	s_add_u32 s0, s12, 12
	v_and_b32_e32 v7, 15, v0
	s_addc_u32 s1, s13, 0
	v_xor_b32_sdwa v1, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e64 v17, v7, s5
	v_mov_b32_e32 v8, s1
	v_mul_lo_u32 v1, v1, s3
	v_mov_b32_e32 v7, s0
	s_add_u32 s0, s12, 16
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v10, s1
	v_mov_b32_e32 v9, s0
	s_add_u32 s0, s12, 20
	v_lshrrev_b32_e32 v11, 15, v1
	s_addc_u32 s1, s13, 0
	v_xor_b32_e32 v1, v11, v1
	v_mov_b32_e32 v12, s1
	v_mov_b32_e32 v11, s0
	s_add_u32 s0, s12, 24
	s_addc_u32 s1, s13, 0
	v_mov_b32_e32 v14, s1
	v_mul_lo_u32 v1, v1, s4
	v_mov_b32_e32 v13, s0
	s_add_u32 s0, s12, 28
	s_addc_u32 s1, s13, 0
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v17, v1, v17
	v_and_b32_e32 v18, 0x11111111, v1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, 1, v2
	flat_store_dword v[3:4], v2
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 32
	s_addc_u32 s1, s13, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_sub v[5:6], v1
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v4, s0
	s_add_u32 s0, s12, 36
	s_addc_u32 s1, s13, 0
	s_add_u32 s2, s12, 40
	s_addc_u32 s3, s13, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_sub v[7:8], v15
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v[9:10], v1
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[11:12], v1
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_and v[13:14], v17
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_or v[2:3], v18
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_xor v[4:5], v1
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v4, v[2:3], v16 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 44
	s_addc_u32 s1, s13, 0
	s_mov_b64 s[2:3], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v4
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_1:
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	flat_load_dword v5, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v4, v5, 3
	v_add_u32_e32 v4, vcc, 1, v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v2, v[2:3], v[4:5] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, v2, v5
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_1
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v2, s14
	s_add_u32 s0, s14, 4
	v_mov_b32_e32 v3, s15
	s_addc_u32 s1, s15, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_smin v[2:3], v1
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s14, 8
	s_addc_u32 s1, s15, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_smax v[2:3], v1
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s14, 12
	s_addc_u32 s1, s15, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v1
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_ashrrev_i32_e32 v3, 3, v1
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	s_add_u32 s0, s14, 16
	s_addc_u32 s1, s15, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_sub v[1:2], v3
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	s_add_u32 s0, s14, 20
	v_mov_b32_e32 v3, 1
	s_addc_u32 s1, s15, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[1:2], v3
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_sub v[1:2], v3
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_and_b32_e32 v1, 3, v0
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v3, s15
	v_add_u32_e32 v1, vcc, s14, v1
	v_addc_u32_e32 v2, vcc, v2, v3, vcc
	v_add_u32_e32 v1, vcc, 24, v1
	v_lshlrev_b32_e64 v3, v0, 1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_not_b32_e32 v3, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_and v[1:2], v3
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_and_b32_e32 v2, 7, v0
	v_lshlrev_b32_e32 v0, 2, v2
	v_mov_b32_e32 v1, s17
	v_add_u32_e32 v0, vcc, s16, v0
	v_cvt_f32_ubyte0_e32 v2, v2
	s_add_u32 s0, s14, 40
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_f32_e32 v2, 0.5, v2
	s_addc_u32 s1, s15, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v0, 7
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v2, s0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v0, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_ne_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_4
	s_add_u32 s0, s14, 44
	s_addc_u32 s1, s15, 0
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_4:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel atomics32
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
		.amdhsa_next_free_vgpr 19
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
	.size	atomics32, .Lfunc_end0-atomics32
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
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
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
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           atomics32
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         atomics32.kd
    .vgpr_count:     19
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
