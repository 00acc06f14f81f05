	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	hash_table
	.globl	hash_table
	.p2align	8
	.type	hash_table,@function
hash_table:
	s_load_dwordx2 s[10:11], s[6:7], 0x10
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s11, 0
	s_cbranch_scc1 .LBB0_23
	s_load_dword s9, s[4:5], 0x4
	s_load_dword s12, s[6:7], 0x24
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dwordx2 s[4:5], s[6:7], 0x18
	s_mov_b32 s19, 0xaaaaaaab
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s9, 0xffff
	s_mul_i32 s6, s6, s8
	s_add_i32 s6, s6, s12
	v_add_u32_e32 v0, vcc, s6, v0
	v_mul_lo_u32 v4, v0, s11
	s_add_u32 s6, s4, 4
	s_addc_u32 s7, s5, 0
	s_mov_b32 s20, 0x7feb352d
	s_mov_b32 s21, 0x846ca68b
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, 1
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s18, s18, 1
	s_cmp_eq_u32 s18, s11
	s_cbranch_scc1 .LBB0_13
.LBB0_3:
	v_add_u32_e32 v0, vcc, s18, v4
	v_mul_hi_u32 v0, v0, s19
	s_mov_b64 s[8:9], 0
	v_lshrrev_b32_e32 v2, 1, v0
	v_lshrrev_b32_e32 v0, 17, v0
	v_xor_b32_e32 v0, v0, v2
	v_mul_lo_u32 v0, v0, s20
	v_lshrrev_b32_e32 v2, 15, v0
	v_xor_b32_e32 v0, v2, v0
	v_mul_lo_u32 v0, v0, s21
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v2, 1, v0
	v_lshrrev_b32_e32 v0, 5, v0
	v_and_b32_e32 v0, s10, v0
	s_branch .LBB0_5
.LBB0_4:
	s_or_b64 exec, exec, s[14:15]
	s_xor_b64 s[12:13], s[12:13], -1
	s_and_b64 s[12:13], exec, s[12:13]
	s_or_b64 s[8:9], s[12:13], s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_11
.LBB0_5:
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v6, vcc, s0, v6
	v_addc_u32_e32 v7, vcc, v3, v7, vcc
	v_mov_b32_e32 v3, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v3, v[6:7], v[2:3] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB0_9
	v_cmp_ne_u32_e32 vcc, v3, v2
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[16:17], vcc
	v_add_u32_e32 v0, vcc, 1, v0
	s_mov_b64 s[12:13], exec
	v_and_b32_e32 v0, s10, v0
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[12:13], s[12:13], exec
.LBB0_9:
	s_or_saveexec_b64 s[14:15], s[14:15]
	s_xor_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_4
	v_mov_b32_e32 v7, s5
	v_mov_b32_e32 v6, s4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[6:7], v5
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_andn2_b64 s[12:13], s[12:13], exec
	s_branch .LBB0_4
.LBB0_11:
	s_or_b64 exec, exec, s[8:9]
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v0, s3
	v_add_u32_e32 v2, vcc, s2, v2
	v_addc_u32_e32 v3, vcc, v0, v3, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v0, v[2:3], v5 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_lt_u32_e32 vcc, 2, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_2
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v3, s7
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v5
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_2
.LBB0_13:
	s_add_u32 s2, s4, 8
	s_addc_u32 s3, s5, 0
	s_add_u32 s4, s4, 12
	s_addc_u32 s5, s5, 0
	s_mov_b32 s16, 0
	s_mov_b32 s17, 0xaaaaaaab
	s_mov_b32 s18, 0x7feb352d
	s_mov_b32 s19, 0x846ca68b
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, 1
	s_branch .LBB0_15
.LBB0_14:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v6
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_add_i32 s16, s16, 1
	s_cmp_eq_u32 s16, s11
	s_cbranch_scc1 .LBB0_23
.LBB0_15:
	v_add_u32_e32 v0, vcc, s16, v4
	v_mul_hi_u32 v0, v0, s17
	v_mov_b32_e32 v3, s1
	v_lshrrev_b32_e32 v2, 1, v0
	v_lshrrev_b32_e32 v0, 17, v0
	v_xor_b32_e32 v0, v0, v2
	v_mul_lo_u32 v0, v0, s18
	v_lshrrev_b32_e32 v2, 15, v0
	v_xor_b32_e32 v0, v2, v0
	v_mul_lo_u32 v0, v0, s19
	v_xor_b32_sdwa v6, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v0, 5, v6
	v_and_b32_e32 v0, s10, v0
	v_lshlrev_b32_e32 v2, 2, v0
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v7, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v6, 1, v6
	v_cmp_ne_u32_e32 vcc, v7, v6
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_21
	s_mov_b64 s[8:9], 0
	s_branch .LBB0_18
.LBB0_17:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[8:9], s[14:15], s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_20
.LBB0_18:
	flat_load_dword v7, v[2:3] glc
	s_waitcnt vmcnt(0)
	s_or_b64 s[12:13], s[12:13], exec
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_17
	v_add_u32_e32 v0, vcc, 1, v0
	v_and_b32_e32 v0, s10, v0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v7, s1
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v7, v3, vcc
	flat_load_dword v7, v[2:3] glc
	s_waitcnt vmcnt(0)
	s_andn2_b64 s[12:13], s[12:13], exec
	v_cmp_eq_u32_e32 vcc, v7, v6
	s_and_b64 s[20:21], vcc, exec
	s_or_b64 s[12:13], s[12:13], s[20:21]
	s_branch .LBB0_17
.LBB0_20:
	s_or_b64 exec, exec, s[8:9]
.LBB0_21:
	s_or_b64 exec, exec, s[6:7]
	flat_load_dword v0, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v0, v6
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_14
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v5
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_14
.LBB0_23:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel hash_table
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
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 22
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
	.size	hash_table, .Lfunc_end0-hash_table
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
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
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
    .name:           hash_table
    .private_segment_fixed_size: 0
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         hash_table.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
