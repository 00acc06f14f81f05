	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bug
	.globl	bug
	.p2align	8
	.type	bug,@function
bug:
.Lfunc_begin0:
	.file	0 "." "race_ring_tail.cl" md5 0xebbb1629740dcebb1a70017e18de9769
	.loc	0 5 0
	.cfi_sections .debug_frame
	.cfi_startproc
	s_mov_b32 s1, 0
.Ltmp0:
	.loc	0 6 25 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_9
	.loc	0 6 9 is_stmt 0
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[2:3], -1, 0
	s_mov_b32 s0, s1
	s_branch .LBB0_3
.LBB0_2:
	.loc	0 9 24 is_stmt 1
	s_cmp_lg_u32 s6, 16
	s_mov_b32 s0, s6
	s_cbranch_scc0 .LBB0_9
.LBB0_3:
	.loc	0 0 24 is_stmt 0
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_6
.LBB0_4:
	.loc	0 16 20 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 16 64 is_stmt 0
	v_cmp_eq_u32_e32 vcc, s0, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_4
	.loc	0 18 29 is_stmt 1
	s_and_b32 s4, s0, 3
	.loc	0 18 22 is_stmt 0
	s_lshl_b32 s4, s4, 2
	s_add_u32 s4, s12, s4
	s_addc_u32 s5, s13, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	flat_load_dword v4, v[0:1]
	.loc	0 18 13
	s_lshl_b64 s[4:5], s[0:1], 2
	s_add_u32 s4, s14, s4
	s_addc_u32 s5, s15, s5
	v_mov_b32_e32 v2, s4
	.loc	0 19 13 is_stmt 1
	v_mov_b32_e32 v0, s10
	.loc	0 19 43 is_stmt 0
	s_add_i32 s6, s0, 1
	.loc	0 18 13 is_stmt 1
	v_mov_b32_e32 v3, s5
	.loc	0 19 13
	v_mov_b32_e32 v1, s11
	.loc	0 19 43 is_stmt 0
	v_mov_b32_e32 v5, s6
	.loc	0 18 20 is_stmt 1
	s_waitcnt vmcnt(0)
	flat_store_dword v[2:3], v4
	.loc	0 19 13
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v5
	s_branch .LBB0_2
.LBB0_6:
	.loc	0 0 13 is_stmt 0
	s_cbranch_execz .LBB0_2
.LBB0_7:
	.loc	0 11 24 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	.loc	0 11 22 is_stmt 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v0, vcc, s0, v0
	.loc	0 11 68
	v_cmp_eq_u32_e32 vcc, 4, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_7
	.loc	0 13 20 is_stmt 1
	s_and_b32 s4, s0, 3
	.loc	0 13 13 is_stmt 0
	s_lshl_b32 s4, s4, 2
	s_add_u32 s4, s12, s4
	s_addc_u32 s5, s13, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	.loc	0 13 20
	v_mov_b32_e32 v2, s0
	.loc	0 13 25
	flat_store_dword v[0:1], v2
	.loc	0 14 43 is_stmt 1
	s_add_i32 s6, s0, 1
	.loc	0 14 13 is_stmt 0
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	.loc	0 14 43
	v_mov_b32_e32 v2, s6
	.loc	0 14 13
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
	s_branch .LBB0_2
.LBB0_9:
	.loc	0 21 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bug
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
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
		.amdhsa_next_free_vgpr 6
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
	.size	bug, .Lfunc_end0-bug
	.cfi_endproc
	.section	.AMDGPU.csdata
	.text
	.protected	fixed
	.globl	fixed
	.p2align	8
	.type	fixed,@function
fixed:
.Lfunc_begin1:
	.loc	0 24 0
	.cfi_startproc
	s_mov_b32 s1, 0
.Ltmp2:
	.loc	0 25 25 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_9
	.loc	0 25 9 is_stmt 0
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[2:3], -1, 0
	s_mov_b32 s0, s1
	s_branch .LBB1_3
.LBB1_2:
	.loc	0 28 24 is_stmt 1
	s_cmp_lg_u32 s6, 16
	s_mov_b32 s0, s6
	s_cbranch_scc0 .LBB1_9
.LBB1_3:
	.loc	0 0 24 is_stmt 0
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_6
.LBB1_4:
	.loc	0 35 20 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 35 64 is_stmt 0
	v_cmp_eq_u32_e32 vcc, s0, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_4
	.loc	0 37 29 is_stmt 1
	s_and_b32 s4, s0, 3
	.loc	0 37 22 is_stmt 0
	s_lshl_b32 s4, s4, 2
	s_add_u32 s4, s12, s4
	s_addc_u32 s5, s13, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	flat_load_dword v4, v[0:1]
	.loc	0 37 13
	s_lshl_b64 s[4:5], s[0:1], 2
	s_add_u32 s4, s14, s4
	s_addc_u32 s5, s15, s5
	v_mov_b32_e32 v2, s4
	.loc	0 38 13 is_stmt 1
	v_mov_b32_e32 v0, s10
	.loc	0 38 43 is_stmt 0
	s_add_i32 s6, s0, 1
	.loc	0 37 13 is_stmt 1
	v_mov_b32_e32 v3, s5
	.loc	0 38 13
	v_mov_b32_e32 v1, s11
	.loc	0 38 43 is_stmt 0
	v_mov_b32_e32 v5, s6
	.loc	0 37 20 is_stmt 1
	s_waitcnt vmcnt(0)
	flat_store_dword v[2:3], v4
	.loc	0 38 13
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v5
	s_branch .LBB1_2
.LBB1_6:
	.loc	0 0 13 is_stmt 0
	s_cbranch_execz .LBB1_2
.LBB1_7:
	.loc	0 30 24 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 30 22 is_stmt 0
	v_sub_u32_e32 v0, vcc, s0, v0
	.loc	0 30 68
	v_cmp_eq_u32_e32 vcc, 4, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB1_7
	.loc	0 32 20 is_stmt 1
	s_and_b32 s4, s0, 3
	.loc	0 32 13 is_stmt 0
	s_lshl_b32 s4, s4, 2
	s_add_u32 s4, s12, s4
	s_addc_u32 s5, s13, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	.loc	0 32 20
	v_mov_b32_e32 v2, s0
	.loc	0 32 25
	flat_store_dword v[0:1], v2
	.loc	0 33 43 is_stmt 1
	s_add_i32 s6, s0, 1
	.loc	0 33 13 is_stmt 0
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	.loc	0 33 43
	v_mov_b32_e32 v2, s6
	.loc	0 33 13
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
	s_branch .LBB1_2
.LBB1_9:
	.loc	0 40 1 is_stmt 1
	s_endpgm
.Ltmp3:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
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
		.amdhsa_next_free_vgpr 6
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
.Lfunc_end1:
	.size	fixed, .Lfunc_end1-fixed
	.cfi_endproc
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
        .type_name:      'atomic_uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           bug
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         bug.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'atomic_uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'atomic_uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           fixed
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         fixed.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
