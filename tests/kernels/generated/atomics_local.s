	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	atomics_local
	.globl	atomics_local
	.p2align	8
	.type	atomics_local,@function
atomics_local:
	v_lshlrev_b32_e32 v1, 2, v0
	v_cmp_gt_u32_e64 s[0:1], 16, v0
	v_add_u32_e32 v6, vcc, 0x200, v1
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_2
	v_and_b32_e32 v1, 0xfd, v0
	v_cmp_eq_u32_e32 vcc, 4, v1
	v_cndmask_b32_e64 v1, 0, -1, vcc
	ds_write_b32 v6, v1
.LBB0_2:
	s_or_b64 exec, exec, s[2:3]
	s_load_dword s9, s[6:7], 0x14
	s_load_dword s4, s[4:5], 0x4
	v_lshlrev_b32_e32 v1, 3, v0
	v_cmp_gt_u32_e64 s[0:1], 4, v0
	v_add_u32_e32 v5, vcc, 0x240, v1
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_4
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v1, 0
	ds_write_b32 v2, v1 offset:608
	v_mov_b32_e32 v2, v1
	ds_write_b64 v5, v[1:2]
.LBB0_4:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s2, 0xffff
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, s9, v0
	s_and_b32 s3, s4, s2
	v_addc_u32_e64 v2, s[0:1], 0, 0, vcc
	v_mov_b32_e32 v3, s8
	v_mad_u64_u32 v[1:2], s[0:1], s3, v3, v[1:2]
	s_mov_b32 s0, 0x7feb352d
	v_mov_b32_e32 v7, 1
	v_xor_b32_sdwa v3, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v3, v3, s0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_mov_b32 s0, 0x846ca68b
	v_lshrrev_b32_e32 v4, 15, v3
	v_xor_b32_e32 v3, v4, v3
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	ds_add_rtn_u32 v8, v4, v7 offset:512
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v3, v3, s0
	s_mov_b32 m0, -1
	s_mov_b32 s9, 0
	s_mov_b64 s[4:5], 0
	v_lshlrev_b32_e32 v8, 2, v8
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	ds_write_b32 v8, v7
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v4, v3 offset:516
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v8, 1, v3
	s_waitcnt lgkmcnt(0)
	ds_sub_u32 v4, v8 offset:520
	s_waitcnt lgkmcnt(0)
	ds_sub_u32 v4, v7 offset:524
	s_waitcnt lgkmcnt(0)
	ds_min_u32 v4, v3 offset:528
	s_waitcnt lgkmcnt(0)
	ds_max_u32 v4, v3 offset:532
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v7, 15, v0
	v_lshlrev_b32_e64 v7, v7, s2
	v_or_b32_e32 v7, v3, v7
	s_waitcnt lgkmcnt(0)
	ds_and_b32 v4, v7 offset:536
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e64 v7, v3, 1
	s_waitcnt lgkmcnt(0)
	ds_or_b32 v4, v7 offset:540
	s_waitcnt lgkmcnt(0)
	ds_xor_b32 v4, v3 offset:544
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v7, v4, v3 offset:552
	s_waitcnt lgkmcnt(0)
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v4, v7 offset:548
	s_waitcnt lgkmcnt(0)
.LBB0_5:
	ds_read_b32 v7, v4 offset:556
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v8, v7, 3
	v_add_u32_e32 v8, vcc, 1, v8
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v8, v4, v7, v8 offset:556
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, v8, v7
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_5
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	ds_min_i32 v4, v3 offset:608
	s_waitcnt lgkmcnt(0)
	ds_max_i32 v4, v3 offset:612
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v9, 4, v3
	v_lshlrev_b64 v[7:8], 16, v[3:4]
	s_waitcnt lgkmcnt(0)
	ds_sub_u32 v4, v9 offset:616
	s_waitcnt lgkmcnt(0)
	ds_add_u64 v4, v[7:8] offset:576
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b64 v[7:8], 20, v[3:4]
	v_lshlrev_b64 v[9:10], 31, v[3:4]
	s_waitcnt lgkmcnt(0)
	ds_sub_u64 v4, v[7:8] offset:584
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b64 v[7:8], v4, v[9:10] offset:600
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, 8, v0
	s_waitcnt lgkmcnt(0)
	ds_add_u64 v4, v[7:8] offset:592
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_18
	v_cmp_lt_i32_e32 vcc, 10, v0
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_11
	v_cmp_eq_u32_e32 vcc, 11, v0
	s_mov_b64 s[10:11], -1
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_10
	v_mov_b32_e32 v3, 0
	ds_read_b32 v3, v3 offset:556
	s_xor_b64 s[10:11], exec, -1
.LBB0_10:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[10:11], s[10:11], exec
.LBB0_11:
	s_or_saveexec_b64 s[12:13], s[12:13]
	s_xor_b64 exec, exec, s[12:13]
	v_cmp_ne_u32_e32 vcc, 9, v0
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[14:15], vcc, exec
	s_mov_b64 s[6:7], exec
	s_or_b64 s[10:11], s[10:11], s[14:15]
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB0_15
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v3, 2, v0
	ds_read_b32 v3, v3
	s_andn2_b64 s[6:7], s[6:7], exec
.LBB0_15:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_17
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, 0
	ds_read2_b32 v[3:4], v3 offset0:137 offset1:138
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, vcc, v4, v3
.LBB0_17:
	s_or_b64 exec, exec, s[10:11]
.LBB0_18:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_20
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v3, v6
.LBB0_20:
	s_or_b64 exec, exec, s[4:5]
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, v4, v2, vcc
	v_cmp_gt_u32_e32 vcc, 3, v0
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[1:2], v3
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_26
	v_cmp_ne_u32_e32 vcc, 2, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_23
	ds_read_b64 v[1:2], v5
.LBB0_23:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_25
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, 0
	ds_read_b128 v[1:4], v1 offset:592
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v3, v1
	v_addc_u32_e32 v2, vcc, v4, v2, vcc
.LBB0_25:
	s_or_b64 exec, exec, s[4:5]
	s_lshl_b64 s[4:5], s[8:9], 2
	v_mov_b32_e32 v4, s5
	v_add_u32_e32 v3, vcc, s4, v0
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_lshlrev_b64 v[3:4], 3, v[3:4]
	v_mov_b32_e32 v5, s3
	v_add_u32_e32 v3, vcc, s2, v3
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx2 v[3:4], v[1:2]
.LBB0_26:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_eq_u32_e32 vcc, 3, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_28
	v_mov_b32_e32 v3, 0
	ds_read_b96 v[0:2], v3 offset:608
	s_lshl_b64 s[0:1], s[8:9], 5
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	s_add_u32 s0, s0, 24
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b64 v[2:3], 16, v[2:3]
	s_addc_u32 s1, s1, 0
	v_xor_b32_e32 v1, v2, v1
	v_xor_b32_e32 v2, v3, v0
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v3, s0
	flat_store_dwordx2 v[3:4], v[1:2]
.LBB0_28:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel atomics_local
		.amdhsa_group_segment_fixed_size 624
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
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
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 16
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
	.size	atomics_local, .Lfunc_end0-atomics_local
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
        .type_name:      'ulong*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     hidden_none
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
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 624
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           atomics_local
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         atomics_local.kd
    .vgpr_count:     11
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
