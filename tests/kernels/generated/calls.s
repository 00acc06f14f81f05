	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.p2align	2
	.type	area,@function
area:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_sub_u32_e32 v0, vcc, v2, v0
	v_sub_u32_e32 v1, vcc, v3, v1
	v_mul_lo_u32 v0, v1, v0
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	area, .Lfunc_end0-area
	.section	.AMDGPU.csdata
	.text
	.p2align	2
	.type	sum,@function
sum:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v8, v2
	v_add_u32_e32 v0, vcc, v4, v0
	v_mul_lo_u32 v4, v6, v3
	v_mad_u64_u32 v[2:3], s[4:5], v6, v8, 0
	v_add_u32_e32 v1, vcc, v5, v1
	v_mul_lo_u32 v5, v7, v8
	v_add_u32_e32 v3, vcc, v3, v4
	v_add_u32_e32 v3, vcc, v3, v5
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	sum, .Lfunc_end1-sum
	.section	.AMDGPU.csdata
	.text
	.p2align	2
	.type	move,@function
move:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	flat_load_dwordx2 v[0:1], v[4:5]
	v_mov_b32_e32 v3, v2
	s_mov_b64 s[4:5], s[30:31]
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, area@rel32@lo+4
	s_addc_u32 s7, s7, area@rel32@hi+12
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v0, vcc, v0, v2
	v_sub_u32_e32 v1, vcc, v1, v2
	flat_store_dwordx2 v[4:5], v[0:1]
	s_swappc_b64 s[30:31], s[6:7]
	v_add_u32_e32 v1, vcc, 8, v4
	v_addc_u32_e32 v2, vcc, 0, v5, vcc
	flat_load_dwordx2 v[3:4], v[1:2]
	v_ashrrev_i32_e32 v5, 31, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_xor_b32_e32 v4, v4, v5
	v_xor_b32_e32 v3, v3, v0
	flat_store_dwordx2 v[1:2], v[3:4]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_setpc_b64 s[4:5]
.Lfunc_end2:
	.size	move, .Lfunc_end2-move
	.section	.AMDGPU.csdata
	.text
	.p2align	2
	.type	many,@function
many:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mul_lo_u32 v2, v3, v2
	v_mad_u64_u32 v[15:16], s[4:5], v3, v1, 0
	v_ashrrev_i32_e32 v3, 31, v3
	v_mul_lo_u32 v1, v3, v1
	v_add_u32_e32 v2, vcc, v16, v2
	v_ashrrev_i32_e32 v3, 31, v9
	v_add_u32_e32 v1, vcc, v2, v1
	v_add_u32_e32 v0, vcc, v0, v15
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_ashrrev_i32_e32 v2, 31, v4
	v_sub_u32_e32 v0, vcc, v0, v4
	v_subb_u32_e32 v1, vcc, v1, v2, vcc
	v_add_u32_e32 v0, vcc, v0, v5
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, v0, v6
	v_addc_u32_e32 v1, vcc, v1, v7, vcc
	v_add_u32_e32 v0, vcc, v0, v8
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, v0, v9
	v_not_b32_e32 v10, v10
	v_addc_u32_e32 v1, vcc, v1, v3, vcc
	v_add_u32_e32 v0, vcc, v0, v10
	v_not_b32_e32 v11, v11
	v_addc_u32_e32 v1, vcc, -1, v1, vcc
	v_add_u32_e32 v0, vcc, v0, v11
	v_not_b32_e32 v12, v12
	v_addc_u32_e32 v1, vcc, -1, v1, vcc
	v_mul_lo_u32 v14, v14, 3
	v_add_u32_e32 v0, vcc, v0, v12
	v_lshlrev_b32_e32 v13, 1, v13
	v_addc_u32_e32 v1, vcc, -1, v1, vcc
	v_ashrrev_i32_e32 v16, 31, v13
	v_add_u32_e32 v0, vcc, v0, v13
	v_addc_u32_e32 v1, vcc, v1, v16, vcc
	v_sub_u32_e32 v0, vcc, v0, v14
	v_subbrev_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0xffffffe9, v0
	v_addc_u32_e32 v1, vcc, -1, v1, vcc
	s_setpc_b64 s[30:31]
.Lfunc_end3:
	.size	many, .Lfunc_end3-many
	.section	.AMDGPU.csdata
	.text
	.p2align	2
	.type	digits,@function
digits:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s7, 0
	s_mov_b64 s[4:5], 0
	s_mov_b32 s6, 0xcccccccd
.LBB4_1:
	v_mul_hi_u32 v6, v0, s6
	v_add_u32_e32 v4, vcc, s7, v1
	v_addc_u32_e32 v5, vcc, 0, v2, vcc
	v_lshrrev_b32_e32 v6, 3, v6
	v_mul_lo_u32 v7, v6, 10
	s_add_i32 s8, s7, 1
	v_cmp_gt_u32_e32 vcc, 10, v0
	s_or_b64 s[4:5], vcc, s[4:5]
	v_sub_u32_e32 v7, vcc, v0, v7
	v_mov_b32_e32 v3, s8
	s_mov_b32 s7, s8
	v_mov_b32_e32 v0, v6
	v_or_b32_e32 v6, 48, v7
	flat_store_byte v[4:5], v6
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB4_1
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v0, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end4:
	.size	digits, .Lfunc_end4-digits
	.section	.AMDGPU.csdata
	.text
	.p2align	2
	.type	scaled,@function
scaled:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_cvt_f64_f32_e32 v[2:3], v2
	v_fma_f64 v[0:1], v[0:1], v[2:3], 0.5
	s_setpc_b64 s[30:31]
.Lfunc_end5:
	.size	scaled, .Lfunc_end5-scaled
	.section	.AMDGPU.csdata
	.text
	.protected	calls
	.globl	calls
	.p2align	8
	.type	calls,@function
calls:
	s_add_i32 s10, s10, s13
	s_mov_b32 flat_scratch_lo, s11
	s_lshr_b32 flat_scratch_hi, s10, 8
	s_mov_b64 s[10:11], s[6:7]
	s_load_dword s6, s[4:5], 0x4
	s_add_u32 s0, s0, s13
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v13, v0
	v_mov_b32_e32 v12, v1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s6, 0xffff
	s_mul_i32 s12, s12, s6
	v_add_u32_e32 v17, vcc, s12, v13
	v_xor_b32_sdwa v0, v17, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s6, 0x7feb352d
	v_mul_lo_u32 v0, v0, s6
	s_mov_b32 s6, 0x846ca68b
	s_load_dwordx2 s[12:13], s[4:5], 0x4
	s_load_dwordx2 s[4:5], s[8:9], 0x0
	v_mov_b32_e32 v11, v2
	v_lshrrev_b32_e32 v1, 15, v0
	v_xor_b32_e32 v0, v1, v0
	v_mul_lo_u32 v0, v0, s6
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s5
	s_movk_i32 s32, 0x800
	v_lshrrev_b32_e32 v1, 28, v0
	v_lshrrev_b32_e32 v0, 12, v0
	v_xor_b32_e32 v18, v1, v0
	v_mul_lo_u32 v0, v17, 6
	v_mov_b32_e32 v1, 0
	v_sub_u32_e32 v14, vcc, 0, v18
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_and_b32_e32 v3, 15, v18
	v_add_u32_e32 v19, vcc, s4, v0
	v_addc_u32_e32 v20, vcc, v2, v1, vcc
	v_mov_b32_e32 v0, v18
	v_mov_b32_e32 v1, 3
	v_mov_b32_e32 v2, v17
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, area@rel32@lo+4
	s_addc_u32 s5, s5, area@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_ashrrev_i32_e32 v1, 31, v0
	flat_store_dwordx2 v[19:20], v[0:1]
	v_mov_b32_e32 v0, v18
	v_mov_b32_e32 v1, v14
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, v17
	v_mov_b32_e32 v5, 3
	v_mov_b32_e32 v6, 5
	v_mov_b32_e32 v7, 0
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, sum@rel32@lo+4
	s_addc_u32 s9, s9, sum@rel32@hi+12
	s_swappc_b64 s[30:31], s[8:9]
	v_mov_b32_e32 v15, v0
	buffer_store_dword v0, off, s[0:3], 0 offset:8
	buffer_store_dword v1, off, s[0:3], 0 offset:12
	buffer_store_dword v3, off, s[0:3], 0 offset:20
	buffer_store_dword v2, off, s[0:3], 0 offset:16
	v_and_b32_e32 v0, 1, v17
	v_mov_b32_e32 v16, v1
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v10, v3
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[14:15], exec, s[4:5]
	s_cbranch_execz .LBB6_2
	s_load_dword s6, s[10:11], 0x44
	v_mov_b32_e32 v0, 8
	v_mov_b32_e32 v2, v17
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, move@rel32@lo+4
	s_addc_u32 s5, s5, move@rel32@hi+12
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s6
	s_swappc_b64 s[30:31], s[4:5]
	buffer_load_dword v0, off, s[0:3], 0 offset:8
	buffer_load_dword v4, off, s[0:3], 0 offset:12
	buffer_load_dword v2, off, s[0:3], 0 offset:16
	buffer_load_dword v3, off, s[0:3], 0 offset:20
.LBB6_2:
	s_or_saveexec_b64 s[6:7], s[14:15]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB6_4
	s_waitcnt vmcnt(3)
	v_mov_b32_e32 v0, v18
	v_mov_b32_e32 v1, v14
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v2, v17
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, v18
	v_mov_b32_e32 v5, v14
	v_mov_b32_e32 v6, v17
	v_mov_b32_e32 v7, 0
	s_swappc_b64 s[30:31], s[8:9]
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v7, v3
	v_mov_b32_e32 v0, v15
	v_mov_b32_e32 v1, v16
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v3, v10
	s_swappc_b64 s[30:31], s[8:9]
	v_mov_b32_e32 v4, v1
.LBB6_4:
	s_or_b64 exec, exec, s[6:7]
	s_lshr_b32 s4, s12, 16
	s_mul_i32 s4, s4, s13
	v_mul_lo_u32 v5, s4, v13
	s_waitcnt vmcnt(3)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 16, v[0:1]
	v_lshlrev_b32_e32 v6, 1, v17
	v_mad_u32_u24 v5, v12, s13, v5
	v_add_u32_e32 v21, vcc, v5, v11
	s_waitcnt vmcnt(2)
	v_ashrrev_i32_e32 v5, 31, v4
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_add_u32_e32 v4, vcc, 8, v19
	v_addc_u32_e32 v5, vcc, 0, v20, vcc
	s_waitcnt vmcnt(0)
	flat_store_dwordx4 v[4:5], v[0:3]
	v_bfe_i32 v4, v17, 0, 16
	v_bfe_i32 v3, v18, 0, 8
	v_mov_b32_e32 v0, v18
	v_mov_b32_e32 v1, v17
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, v17
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, v18
	v_mov_b32_e32 v9, v17
	v_mov_b32_e32 v10, v18
	v_mov_b32_e32 v11, v18
	v_mov_b32_e32 v12, v18
	v_mov_b32_e32 v13, v17
	v_mov_b32_e32 v14, v18
	v_mul_lo_u32 v22, v21, 12
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, many@rel32@lo+4
	s_addc_u32 s5, s5, many@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_load_dword s4, s[10:11], 0x40
	v_add_u32_e32 v2, vcc, 24, v19
	v_addc_u32_e32 v3, vcc, 0, v20, vcc
	flat_store_dwordx2 v[2:3], v[0:1]
	v_cmp_ne_u32_e32 vcc, -1, v22
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s4
	v_cndmask_b32_e32 v1, 0, v22, vcc
	v_cndmask_b32_e32 v2, 0, v0, vcc
	v_mov_b32_e32 v0, v18
	v_mov_b32_e32 v8, 0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, digits@rel32@lo+4
	s_addc_u32 s5, s5, digits@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_add_u32_e32 v1, vcc, 32, v19
	v_addc_u32_e32 v2, vcc, 0, v20, vcc
	v_mov_b32_e32 v9, v8
	v_cmp_ne_u32_e32 vcc, 0, v0
	flat_store_dwordx2 v[1:2], v[8:9]
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB6_8
	v_mul_lo_u32 v5, v21, 12
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[6:7], 0
	s_mov_b32 m0, -1
.LBB6_6:
	ds_read_u8 v6, v5
	v_lshlrev_b64 v[3:4], 8, v[3:4]
	v_add_u32_e32 v0, vcc, -1, v0
	v_add_u32_e32 v5, vcc, 1, v5
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_or_b64 s[6:7], vcc, s[6:7]
	s_waitcnt lgkmcnt(0)
	v_or_b32_sdwa v3, v3, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB6_6
	s_or_b64 exec, exec, s[6:7]
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB6_8:
	s_or_b64 exec, exec, s[4:5]
	v_cvt_f64_i32_e32 v[0:1], v18
	v_and_b32_e32 v2, 7, v17
	v_cvt_f32_ubyte0_e32 v2, v2
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, scaled@rel32@lo+4
	s_addc_u32 s5, s5, scaled@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_add_u32_e32 v2, vcc, 40, v19
	v_addc_u32_e32 v3, vcc, 0, v20, vcc
	flat_store_dwordx2 v[2:3], v[0:1]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel calls
		.amdhsa_group_segment_fixed_size 3072
		.amdhsa_private_segment_fixed_size 32
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_count 12
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 33
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
.Lfunc_end6:
	.size	calls, .Lfunc_end6-calls
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
        .type_name:      'long*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 3072
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           calls
    .private_segment_fixed_size: 32
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         calls.kd
    .vgpr_count:     23
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
