	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	again
	.globl	again
	.p2align	8
	.type	again,@function
again:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[4:5], -1
	s_cmp_lg_u32 s6, 1
	s_mov_b32 m0, 0
	s_cbranch_scc0 .LBB0_11
	v_mov_b32_e32 v0, 8
.LBB0_2:
	s_setreg_imm32_b32 hwreg(HW_REG_TRAPSTS, 8, 1), 0
	ds_gws_init v0 gds
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_getreg_b32 s4, hwreg(HW_REG_TRAPSTS, 8, 1)
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .LBB0_2
	v_mov_b32_e32 v3, s1
	s_add_u32 s4, s0, 64
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, s0
	s_addc_u32 s5, s1, 0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v0, -1
	flat_store_dword v[2:3], v1
	s_branch .LBB0_5
.LBB0_4:
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[12:13], exec, s[10:11]
	s_or_b64 s[8:9], s[12:13], s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_7
.LBB0_5:
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
	onward_wait_load v4, v[2:3], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v4
	s_or_b64 s[10:11], s[10:11], exec
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_4
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
	onward_wait v[2:3], v[0:1] eq
	s_andn2_b64 s[10:11], s[10:11], exec
	s_branch .LBB0_4
.LBB0_7:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v0, 0
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
	s_sleep 8
.LBB0_8:
	s_setreg_imm32_b32 hwreg(HW_REG_TRAPSTS, 8, 1), 0
	ds_gws_init v0 gds
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_getreg_b32 s4, hwreg(HW_REG_TRAPSTS, 8, 1)
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .LBB0_8
.LBB0_9:
	s_setreg_imm32_b32 hwreg(HW_REG_TRAPSTS, 8, 1), 0
	ds_gws_barrier v0 gds
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_getreg_b32 s4, hwreg(HW_REG_TRAPSTS, 8, 1)
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .LBB0_9
	s_mov_b64 s[4:5], 0
.LBB0_11:
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB0_18
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, -1
	v_mov_b32_e32 v1, 1
	s_branch .LBB0_14
.LBB0_13:
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], exec, s[8:9]
	s_or_b64 s[4:5], s[10:11], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_16
.LBB0_14:
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	onward_wait_load v4, v[2:3], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v4
	s_or_b64 s[8:9], s[8:9], exec
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	onward_wait v[2:3], v[0:1] eq
	s_andn2_b64 s[8:9], s[8:9], exec
	s_branch .LBB0_13
.LBB0_16:
	s_or_b64 exec, exec, s[4:5]
	s_add_u32 s0, s0, 64
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s1
	flat_store_dword v[0:1], v2
	v_mov_b32_e32 v0, 8
.LBB0_17:
	s_setreg_imm32_b32 hwreg(HW_REG_TRAPSTS, 8, 1), 0
	ds_gws_barrier v0 gds
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_getreg_b32 s0, hwreg(HW_REG_TRAPSTS, 8, 1)
	s_cmp_lg_u32 s0, 0
	s_cbranch_scc1 .LBB0_17
.LBB0_18:
	s_mov_b32 s7, 0
	s_waitcnt lgkmcnt(0)
	s_lshl_b64 s[0:1], s[6:7], 2
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s1
	flat_store_dword v[0:1], v2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel again
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 5
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
	.size	again, .Lfunc_end0-again
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
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           again
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         again.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
