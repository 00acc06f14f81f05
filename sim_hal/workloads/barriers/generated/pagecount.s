	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	pagecount
	.globl	pagecount
	.p2align	8
	.type	pagecount,@function
pagecount:
	s_load_dword s22, s[4:5], 0x8
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_or_b32_e32 v3, 0xfffffe00, v0
	v_lshlrev_b32_e32 v4, 2, v0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s6, s6, s22
	s_lshl_b32 s4, s6, 9
	s_mov_b32 s5, 0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v2, 0
	s_movk_i32 s8, 0x5ff
	v_mov_b32_e32 v5, v4
	v_mov_b32_e32 v6, v3
	s_mov_b32 m0, -1
.LBB0_1:
	v_add_u32_e32 v6, vcc, 0x200, v6
	v_cmp_lt_u32_e32 vcc, s8, v6
	ds_write2st64_b32 v5, v1, v2 offset1:32
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_u32_e32 v5, vcc, 0x800, v5
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_1
	s_or_b64 exec, exec, s[6:7]
	v_cmp_gt_u32_e32 vcc, 2, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_4
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	ds_write_b32 v1, v2 offset:16384
.LBB0_4:
	s_or_b64 exec, exec, s[6:7]
	s_cmp_eq_u32 s22, 0
	s_mov_b32 s23, 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_cbranch_scc1 .LBB0_25
	s_lshl_b64 s[4:5], s[4:5], 2
	s_add_u32 s24, s0, s4
	s_addc_u32 s25, s1, s5
	s_cmp_lg_u64 s[2:3], 0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s26, 0x9e3779b9
	v_mov_b32_e32 v5, -1
	v_mov_b32_e32 v6, 1
	s_movk_i32 s27, 0x401
	s_cselect_b64 s[4:5], -1, 0
	s_movk_i32 s28, 0x5ff
	s_branch .LBB0_8
.LBB0_6:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v7, 0
.LBB0_7:
	s_add_i32 s23, s23, 1
	s_cmp_eq_u32 s23, s22
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_cbranch_scc1 .LBB0_25
.LBB0_8:
	s_lshl_b32 s6, s23, 9
	v_or_b32_e32 v1, s6, v0
	v_lshlrev_b64 v[8:9], 2, v[1:2]
	v_mov_b32_e32 v1, s25
	v_add_u32_e32 v8, vcc, s24, v8
	v_addc_u32_e32 v9, vcc, v1, v9, vcc
	flat_load_dword v8, v[8:9]
	s_and_b32 s29, s23, 1
	s_lshl_b32 s30, s29, 2
	s_mov_b64 s[8:9], -1
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v1, v8, s26
	v_lshrrev_b32_e32 v9, 21, v1
	v_lshlrev_b32_e32 v1, 2, v9
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v10, v1, v5, v8
	s_waitcnt lgkmcnt(0)
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s[16:17], -1, v10
	v_cmp_ne_u32_e32 vcc, -1, v10
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_14
	s_mov_b64 s[8:9], 0
	s_branch .LBB0_11
.LBB0_10:
	s_or_b64 exec, exec, s[20:21]
	s_xor_b64 s[20:21], s[12:13], -1
	s_and_b64 s[34:35], exec, s[14:15]
	s_or_b64 s[8:9], s[34:35], s[8:9]
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[34:35], s[18:19], exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[20:21], s[20:21], exec
	s_or_b64 s[16:17], s[16:17], s[34:35]
	s_or_b64 s[10:11], s[10:11], s[20:21]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_13
.LBB0_11:
	v_mov_b32_e32 v1, v9
	v_cmp_ne_u32_e32 vcc, v10, v8
	s_andn2_b64 s[18:19], s[18:19], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_or_b64 s[14:15], s[14:15], exec
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_10
	v_add_u32_e32 v9, vcc, 1, v1
	v_and_b32_e32 v9, 0x7ff, v9
	v_lshlrev_b32_e32 v10, 2, v9
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v10, v10, v5, v8
	s_waitcnt lgkmcnt(0)
	s_andn2_b64 s[16:17], s[18:19], exec
	s_andn2_b64 s[14:15], s[14:15], exec
	s_andn2_b64 s[12:13], s[12:13], exec
	v_cmp_eq_u32_e32 vcc, -1, v10
	s_and_b64 s[34:35], vcc, exec
	s_or_b64 s[18:19], s[16:17], s[34:35]
	s_or_b64 s[14:15], s[14:15], s[34:35]
	s_branch .LBB0_10
.LBB0_13:
	s_or_b64 exec, exec, s[8:9]
	s_orn2_b64 s[8:9], s[10:11], exec
.LBB0_14:
	s_or_b64 exec, exec, s[6:7]
	s_or_b32 s10, s30, 0x4000
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_16
	v_mov_b32_e32 v1, s10
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v1, v6
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, v9
.LBB0_16:
	s_or_b64 exec, exec, s[6:7]
	v_lshlrev_b32_e32 v1, 2, v1
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v1, v6 offset:8192
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s10
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v1, v1
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_18
	s_xor_b32 s8, s29, 1
	s_lshl_b32 s8, s8, 2
	v_mov_b32_e32 v8, s8
	ds_write_b32 v8, v2 offset:16384
.LBB0_18:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v7, vcc, v7, v1
	v_cmp_gt_u32_e32 vcc, s27, v7
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_7
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v7, v4
	v_mov_b32_e32 v8, v3
	s_branch .LBB0_22
.LBB0_20:
	s_or_b64 exec, exec, s[8:9]
.LBB0_21:
	v_add_u32_e32 v8, vcc, 0x200, v8
	v_cmp_lt_u32_e32 vcc, s28, v8
	ds_write2st64_b32 v7, v5, v2 offset1:32
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_u32_e32 v7, vcc, 0x800, v7
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_6
.LBB0_22:
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_21
	ds_read_b32 v1, v7
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, -1, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_20
	ds_read_b32 v11, v7 offset:8192
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_mov_b32_e32 v1, s3
	v_add_u32_e32 v9, vcc, s2, v9
	v_addc_u32_e32 v10, vcc, v1, v10, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[9:10], v11
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_20
.LBB0_25:
	s_cmp_lg_u64 s[2:3], 0
	s_mov_b64 s[0:1], 0
	s_cselect_b64 s[4:5], -1, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, -1
	s_movk_i32 s8, 0x5ff
	s_branch .LBB0_28
.LBB0_26:
	s_or_b64 exec, exec, s[6:7]
.LBB0_27:
	v_add_u32_e32 v3, vcc, 0x200, v3
	v_cmp_lt_u32_e32 vcc, s8, v3
	ds_write2st64_b32 v4, v2, v1 offset1:32
	s_or_b64 s[0:1], vcc, s[0:1]
	v_add_u32_e32 v4, vcc, 0x800, v4
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_31
.LBB0_28:
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_27
	ds_read_b32 v0, v4
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, -1, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_26
	ds_read_b32 v7, v4 offset:8192
	v_lshlrev_b64 v[5:6], 2, v[0:1]
	v_mov_b32_e32 v0, s3
	v_add_u32_e32 v5, vcc, s2, v5
	v_addc_u32_e32 v6, vcc, v0, v6, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[5:6], v7
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_26
.LBB0_31:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel pagecount
		.amdhsa_group_segment_fixed_size 16392
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 36
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
	.size	pagecount, .Lfunc_end0-pagecount
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
      - .offset:         8
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .address_space:  global
        .is_volatile:    true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 16392
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 512
    .name:           pagecount
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 512
      - 1
      - 1
    .sgpr_count:     38
    .sgpr_spill_count: 0
    .symbol:         pagecount.kd
    .vgpr_count:     12
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
