	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	spmv
	.globl	spmv
	.p2align	8
	.type	spmv,@function
spmv:
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s0, s[6:7], 0x3c
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	v_mov_b32_e32 v3, s8
	s_mov_b32 s5, 0x7feb352d
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s4, 0xffff
	v_add_u32_e32 v1, vcc, s0, v0
	v_addc_u32_e64 v2, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s2, v3, v[1:2]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, s13
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	s_mov_b32 s8, 0x846ca68b
	v_add_u32_e32 v3, vcc, s12, v3
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	flat_load_dword v3, v[3:4]
	v_xor_b32_sdwa v4, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v4, v4, s5
	v_mov_b32_e32 v9, v2
	v_lshrrev_b32_e32 v5, 15, v4
	v_xor_b32_e32 v4, v5, v4
	v_mul_lo_u32 v4, v4, s8
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v4, 31, v4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, v3, v4
	v_add_u32_e32 v5, vcc, 1, v5
	v_cmp_lt_u32_e32 vcc, v3, v5
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_4
	v_add_u32_e32 v10, vcc, 1, v4
	v_mov_b32_e32 v4, 0
	v_lshlrev_b64 v[7:8], 2, v[3:4]
	s_load_dword s9, s[6:7], 0x20
	v_mov_b32_e32 v3, s15
	v_add_u32_e32 v5, vcc, s14, v7
	v_addc_u32_e32 v6, vcc, v3, v8, vcc
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v7, vcc, s16, v7
	v_addc_u32_e32 v8, vcc, v3, v8, vcc
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v9, 0
.LBB0_2:
	flat_load_dword v3, v[5:6]
	v_mov_b32_e32 v14, s19
	flat_load_dword v13, v[7:8]
	s_waitcnt vmcnt(1)
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v3, v3, s5
	v_lshrrev_b32_e32 v11, 15, v3
	v_xor_b32_e32 v3, v11, v3
	v_mul_lo_u32 v3, v3, s8
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v3, s9, v3
	v_lshlrev_b64 v[11:12], 2, v[3:4]
	v_add_u32_e32 v11, vcc, s18, v11
	v_addc_u32_e32 v12, vcc, v14, v12, vcc
	flat_load_dword v3, v[11:12]
	v_add_u32_e32 v10, vcc, -1, v10
	v_add_u32_e32 v5, vcc, 4, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	v_add_u32_e32 v7, vcc, 4, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v3, v3, v13
	v_add_u32_e32 v9, vcc, v3, v9
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_2
	s_or_b64 exec, exec, s[2:3]
.LBB0_4:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx4 s[0:3], s[6:7], 0x28
	v_lshlrev_b64 v[2:3], 2, v[1:2]
	v_lshlrev_b32_e32 v1, 1, v1
	v_or_b32_e32 v1, 1, v1
	s_bfe_u32 s4, s4, 0xf0001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	flat_store_dword v[2:3], v9
	v_mul_lo_u32 v2, v9, v1
	v_lshlrev_b32_e32 v1, 2, v0
	s_cmp_eq_u32 s4, 0
	s_mov_b32 m0, -1
	ds_write_b32 v1, v2
	s_cbranch_scc0 .LBB0_9
.LBB0_5:
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_7
	v_mov_b32_e32 v0, 0
	ds_read_b32 v2, v0
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_7:
	s_endpgm
.LBB0_8:
	s_or_b64 exec, exec, s[0:1]
	s_lshr_b32 s0, s4, 1
	s_cmp_lt_u32 s4, 2
	s_mov_b32 s4, s0
	s_cbranch_scc1 .LBB0_5
.LBB0_9:
	v_cmp_gt_u32_e32 vcc, s4, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_8
	s_lshl_b32 s5, s4, 2
	v_add_u32_e32 v2, vcc, s5, v1
	ds_read_b32 v2, v2
	ds_read_b32 v3, v1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, vcc, v3, v2
	ds_write_b32 v1, v2
	s_branch .LBB0_8
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel spmv
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 112
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
		.amdhsa_next_free_vgpr 15
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
	.size	spmv, .Lfunc_end0-spmv
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
      - .offset:         32
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .address_space:  global
        .offset:         40
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         48
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         88
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         96
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         104
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 112
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           spmv
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         spmv.kd
    .vgpr_count:     15
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
