	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	waiting
	.globl	waiting
	.p2align	8
	.type	waiting,@function
waiting:
	v_mov_b32_e32 v2, 0
	v_and_b32_e32 v1, 63, v0
	v_cmp_eq_u64_e32 vcc, 0, v[1:2]
	s_mov_b64 s[0:1], 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_13
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[6:7], 0x2c
	s_mov_b32 s4, 0xffff
	v_mov_b32_e32 v2, s8
	s_load_dwordx8 s[8:15], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s2, s4
	v_add_u32_e32 v0, vcc, s3, v0
	v_addc_u32_e64 v1, s[2:3], 0, 0, vcc
	v_mad_u64_u32 v[17:18], s[2:3], s5, v2, v[0:1]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s9
	v_alignbit_b32 v5, v18, v17, 6
	v_mul_lo_u32 v1, v5, 12
	v_mov_b32_e32 v4, -1
	v_mov_b32_e32 v8, 0xff00
	s_movk_i32 s5, 0x1234
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	v_mov_b32_e32 v9, 0x1200
	v_add_u32_e32 v14, vcc, s8, v0
	v_addc_u32_e32 v15, vcc, v3, v1, vcc
	v_add_u32_e32 v0, vcc, 24, v14
	v_addc_u32_e32 v1, vcc, 0, v15, vcc
	v_add_u32_e32 v3, vcc, 1, v5
	onward_wait_add v6, v[0:1], v3, v[4:5] ge
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[14:15], v6
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, s5
	onward_wait_swap v3, v[0:1], v7, v[8:9] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v8, vcc, 4, v14
	s_movk_i32 s2, 0x5678
	v_addc_u32_e32 v9, vcc, 0, v15, vcc
	v_add_u32_e32 v6, vcc, s2, v5
	v_add_u32_e32 v11, vcc, 8, v14
	flat_store_dword v[8:9], v3
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, s5
	v_addc_u32_e32 v12, vcc, 0, v15, vcc
	v_mov_b32_e32 v9, s4
	onward_wait_cmpswap v3, v[0:1], v[6:7], v[9:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v10, vcc, 12, v14
	flat_store_dword v[11:12], v3
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v11, vcc, 0, v15, vcc
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v12, 0xff
	v_mov_b32_e32 v13, 0x78
	onward_wait_cmpswap v3, v[0:1], v[6:7], v[12:13] ge
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[10:11], v3
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, 15
	v_mov_b32_e32 v11, 16
	onward_wait_load v3, v[0:1], v[10:11] lt
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v0, vcc, 16, v14
	v_addc_u32_e32 v1, vcc, 0, v15, vcc
	flat_store_dword v[0:1], v3
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 28, v14
	s_mov_b32 s2, -1
	v_addc_u32_e32 v1, vcc, 0, v15, vcc
	s_mov_b32 s3, s2
	v_add_u32_e32 v10, vcc, 20, v14
	v_addc_u32_e32 v11, vcc, 0, v15, vcc
	v_mov_b32_e32 v20, s3
	v_mov_b32_e32 v19, s2
	onward_wait_add v3, v[0:1], v4, v[19:20] eq all
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[10:11], v3
	s_waitcnt vmcnt(0)
	onward_wait v[0:1], v[19:20] eq
	v_mul_lo_u32 v1, v5, 10
	v_mov_b32_e32 v3, s11
	s_mov_b32 s2, 0x56789abc
	s_load_dword s8, s[6:7], 0x20
	v_lshlrev_b64 v[0:1], 3, v[1:2]
	s_movk_i32 s4, 0x48
	v_add_u32_e32 v19, vcc, s10, v0
	v_addc_u32_e32 v20, vcc, v3, v1, vcc
	v_add_u32_e32 v0, vcc, 36, v14
	v_addc_u32_e32 v1, vcc, 0, v15, vcc
	v_mov_b32_e32 v3, 3
	flat_atomic_add v3, v[0:1], v3 glc
	v_add_u32_e32 v10, vcc, 32, v14
	v_addc_u32_e32 v11, vcc, 0, v15, vcc
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_u32 s8, 63
	s_mov_b32 s10, 0
	s_movk_i32 s11, 0x3c0
	s_waitcnt vmcnt(0)
	flat_store_dword v[10:11], v3
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 40
	flat_atomic_swap v3, v[0:1], v3 glc
	flat_load_dword v8, v[10:11] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, v8, v3
	flat_store_dword v[10:11], v3
	s_waitcnt vmcnt(0)
	flat_load_dword v0, v[0:1] glc
	v_add_u32_e32 v10, vcc, 40, v14
	v_addc_u32_e32 v11, vcc, 0, v15, vcc
	v_mov_b32_e32 v3, 0x200
	v_mov_b32_e32 v1, v4
	v_mov_b32_e32 v8, v2
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 2, v0
	v_add_u32_e32 v21, vcc, 48, v19
	flat_store_dword v[10:11], v0
	v_mov_b32_e32 v0, v4
	v_addc_u32_e32 v22, vcc, 0, v20, vcc
	v_mov_b32_e32 v11, 0x100
	v_mov_b32_e32 v10, v2
	onward_wait_add_x2 v[13:14], v[21:22], v[10:11], v[0:3] lt
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v0, s5
	v_add_u32_e32 v15, vcc, s2, v5
	v_addc_u32_e32 v16, vcc, 0, v0, vcc
	flat_store_dwordx2 v[19:20], v[13:14]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, vcc, 8, v19
	v_mov_b32_e32 v11, s5
	onward_wait_swap_x2 v[0:1], v[21:22], v[15:16], v[8:11] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_addc_u32_e32 v8, vcc, 0, v20, vcc
	flat_store_dwordx2 v[7:8], v[0:1]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v13, 0x4d
	v_mov_b32_e32 v7, v4
	v_mov_b32_e32 v14, v2
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v13
	onward_wait_cmpswap_x2 v[0:1], v[21:22], v[13:16], v[7:10] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v7, vcc, 16, v19
	v_addc_u32_e32 v8, vcc, 0, v20, vcc
	flat_store_dwordx2 v[7:8], v[0:1]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v2
	v_mov_b32_e32 v7, 0x4e
	v_mov_b32_e32 v9, 0x4c
	v_mov_b32_e32 v14, 0x46
	v_mov_b32_e32 v15, v2
	v_mov_b32_e32 v13, v2
	onward_wait_cmpswap_x2 v[0:1], v[21:22], v[7:10], v[12:15] ge all
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v8, vcc, 24, v19
	v_addc_u32_e32 v9, vcc, 0, v20, vcc
	flat_store_dwordx2 v[8:9], v[0:1]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v7, v4
	v_mov_b32_e32 v8, v4
	onward_wait_load_x2 v[0:1], v[21:22], v[7:10] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v10, vcc, 32, v19
	v_addc_u32_e32 v11, vcc, 0, v20, vcc
	flat_store_dwordx2 v[10:11], v[0:1]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, 5
	v_mov_b32_e32 v8, v2
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v7, v2
	onward_wait_x2 v[21:22], v[6:9] ne
	v_add_u32_e32 v6, vcc, 56, v19
	v_mov_b32_e32 v1, 0
	v_addc_u32_e32 v7, vcc, 0, v20, vcc
	flat_atomic_add_x2 v[6:7], v[6:7], v[0:1] glc
	flat_load_dwordx2 v[0:1], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, vcc, 64, v19
	v_addc_u32_e32 v9, vcc, 0, v20, vcc
	v_add_u32_e32 v12, vcc, 40, v19
	v_addc_u32_e32 v13, vcc, 0, v20, vcc
	v_add_u32_e32 v14, vcc, s4, v19
	v_addc_u32_e32 v15, vcc, 0, v20, vcc
	s_cselect_b64 s[2:3], -1, 0
	s_lshr_b32 s9, s8, 1
	v_bfrev_b32_e32 v3, 1
	flat_atomic_swap_x2 v[10:11], v[8:9], v[0:1] glc
	flat_load_dwordx2 v[8:9], v[8:9] glc
	v_lshrrev_b64 v[0:1], 6, v[17:18]
	v_mov_b32_e32 v1, v5
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v6, vcc, v10, v6
	v_addc_u32_e32 v7, vcc, v11, v7, vcc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, vcc, v6, v8
	v_addc_u32_e32 v7, vcc, v7, v9, vcc
	flat_store_dwordx2 v[12:13], v[6:7]
	s_waitcnt vmcnt(0)
	flat_store_dwordx2 v[14:15], v[2:3]
	s_branch .LBB0_4
.LBB0_2:
	s_andn2_b64 s[4:5], s[4:5], exec
.LBB0_3:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[6:7], exec, s[4:5]
	s_or_b64 s[0:1], s[6:7], s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_10
.LBB0_4:
	v_mov_b32_e32 v6, s12
	v_mov_b32_e32 v7, s13
	onward_wait_load v3, v[6:7], v[4:5] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v3, v5
	s_or_b64 s[4:5], s[4:5], exec
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_3
	v_mov_b32_e32 v6, s12
	v_mov_b32_e32 v7, s13
	onward_wait v[6:7], v[4:5] eq
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_2
	s_cmp_lg_u32 s10, 0
	s_cselect_b32 s10, s10, 64
	s_cmp_lt_u32 s10, s11
	s_mov_b32 s16, s10
	s_cbranch_scc1 .LBB0_8
.LBB0_7:
	s_addk_i32 s16, 0xfc40
	s_cmp_lt_u32 s16, s11
	s_sleep 15
	s_cbranch_scc0 .LBB0_7
.LBB0_8:
	s_lshl_b32 s17, s10, 1
	s_cmp_gt_u32 s10, s9
	s_cselect_b32 s10, s8, s17
	s_cmp_lt_u32 s16, 64
	s_cbranch_scc1 .LBB0_2
.LBB0_9:
	s_sub_i32 s16, s16, 64
	s_cmp_lt_u32 s16, 64
	s_sleep 1
	s_cbranch_scc0 .LBB0_9
	s_branch .LBB0_2
.LBB0_10:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v5
	v_mov_b32_e32 v3, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_12
	v_add_u32_e32 v3, vcc, -1, v0
	v_mov_b32_e32 v4, 0
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_mov_b32_e32 v0, s15
	v_add_u32_e32 v3, vcc, s14, v3
	v_addc_u32_e32 v4, vcc, v0, v4, vcc
	flat_load_dword v0, v[3:4]
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v0, 3
	v_add_u32_e32 v3, vcc, v0, v5
.LBB0_12:
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	v_mov_b32_e32 v2, s15
	v_add_u32_e32 v0, vcc, s14, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dword v[0:1], v3
	v_mov_b32_e32 v0, s12
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v2
.LBB0_13:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel waiting
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 96
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
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 18
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
	.size	waiting, .Lfunc_end0-waiting
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
        .type_name:      'ulong*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_z
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
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         88
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 96
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           waiting
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         waiting.kd
    .vgpr_count:     23
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
