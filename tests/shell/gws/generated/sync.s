	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	sync
	.globl	sync
	.p2align	8
	.type	sync,@function
sync:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s16, s[4:5], 0xc
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s17, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s17
	s_sub_i32 s0, 0, s17
	s_mul_i32 s8, s8, s17
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v2, s16, v1
	v_add_u32_e32 v1, vcc, s8, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	v_mul_lo_u32 v3, v2, s17
	v_add_u32_e32 v4, vcc, 1, v2
	v_sub_u32_e32 v3, vcc, s16, v3
	v_cmp_le_u32_e64 s[2:3], s17, v3
	v_cndmask_b32_e64 v2, v2, v4, s[2:3]
	v_subrev_u32_e32 v4, vcc, s17, v3
	v_cndmask_b32_e64 v3, v3, v4, s[2:3]
	v_add_u32_e32 v4, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s17, v3
	v_cndmask_b32_e32 v4, v2, v4, vcc
	v_add_u32_e32 v6, vcc, -1, v4
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_4
	s_lshl_b32 s0, s5, 16
	s_mov_b32 m0, s0
.LBB0_2:
	s_setreg_imm32_b32 hwreg(HW_REG_TRAPSTS, 8, 1), 0
	ds_gws_init v6 gds
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_getreg_b32 s0, hwreg(HW_REG_TRAPSTS, 8, 1)
	s_cmp_lg_u32 s0, 0
	s_cbranch_scc1 .LBB0_2
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v3, s15
	flat_store_dword v[2:3], v5
.LBB0_4:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_9
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v2, -1
	v_mov_b32_e32 v3, 1
	s_branch .LBB0_7
.LBB0_6:
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], exec, s[8:9]
	s_or_b64 s[6:7], s[10:11], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_9
.LBB0_7:
	v_mov_b32_e32 v7, s14
	v_mov_b32_e32 v8, s15
	onward_wait_load v5, v[7:8], v[2:3] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v5
	s_or_b64 s[8:9], s[8:9], exec
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_6
	v_mov_b32_e32 v7, s14
	v_mov_b32_e32 v8, s15
	onward_wait v[7:8], v[2:3] eq
	s_andn2_b64 s[8:9], s[8:9], exec
	s_branch .LBB0_6
.LBB0_9:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v7, vcc, 1, v1
	s_cmp_eq_u32 s4, 0
	s_mov_b32 s7, 0
	s_cbranch_scc1 .LBB0_18
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, v3
	s_cmp_ge_u32 s16, s17
	v_max_u32_e32 v8, 1, v4
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	s_cselect_b64 s[8:9], -1, 0
	s_lshl_b32 s5, s5, 16
	s_mov_b32 s10, 0
	s_branch .LBB0_12
.LBB0_11:
	v_mul_lo_u32 v2, v7, 3
	v_add_u32_e32 v2, vcc, s10, v2
	s_add_i32 s10, s10, 1
	s_cmp_eq_u32 s10, s4
	v_add_u32_e32 v7, vcc, v2, v9
	s_cbranch_scc1 .LBB0_18
.LBB0_12:
	s_and_b32 s2, s10, 1
	s_mul_i32 s6, s2, s16
	s_lshl_b64 s[2:3], s[6:7], 2
	s_add_u32 s6, s12, s2
	s_addc_u32 s11, s13, s3
	v_mov_b32_e32 v2, s11
	v_add_u32_e32 v9, vcc, s6, v4
	v_addc_u32_e32 v10, vcc, v2, v5, vcc
	flat_store_dword v[9:10], v7
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_15
	s_mov_b32 m0, s5
.LBB0_14:
	s_setreg_imm32_b32 hwreg(HW_REG_TRAPSTS, 8, 1), 0
	ds_gws_barrier v6 gds
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_getreg_b32 s14, hwreg(HW_REG_TRAPSTS, 8, 1)
	s_cmp_lg_u32 s14, 0
	s_cbranch_scc1 .LBB0_14
.LBB0_15:
	s_or_b64 exec, exec, s[2:3]
	s_andn2_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v9, 0
	s_barrier 
	s_cbranch_vccnz .LBB0_11
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v10, v8
.LBB0_17:
	v_lshlrev_b64 v[11:12], 2, v[2:3]
	v_mov_b32_e32 v13, s11
	v_add_u32_e32 v11, vcc, s6, v11
	v_addc_u32_e32 v12, vcc, v13, v12, vcc
	flat_load_dword v11, v[11:12]
	v_add_u32_e32 v10, vcc, -1, v10
	v_add_u32_e32 v2, vcc, s17, v2
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_and_b64 vcc, exec, vcc
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v9, s[2:3], v11, v9
	s_cbranch_vccz .LBB0_17
	s_branch .LBB0_11
.LBB0_18:
	s_and_b32 s0, s4, 1
	s_mul_i32 s16, s16, s0
	v_add_u32_e32 v0, vcc, s16, v1
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s13
	v_add_u32_e32 v0, vcc, s12, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dword v[0:1], v7
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel sync
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_next_free_vgpr 14
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
	.size	sync, .Lfunc_end0-sync
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           sync
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         sync.kd
    .vgpr_count:     14
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
