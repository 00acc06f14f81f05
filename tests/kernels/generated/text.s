	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	text
	.globl	text
	.p2align	8
	.type	text,@function
text:
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	s_load_dword s14, s[6:7], 0x8
	s_load_dwordx4 s[4:7], s[6:7], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add_u32_e32 v2, vcc, s8, v0
	v_mul_lo_u32 v0, v2, 3
	v_cmp_gt_u32_e32 vcc, s14, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_12
	v_mov_b32_e32 v1, s3
	v_add_u32_e32 v3, vcc, s2, v0
	v_addc_u32_e32 v4, vcc, 0, v1, vcc
	flat_load_ubyte v1, v[3:4]
	v_add_u32_e32 v3, vcc, 1, v0
	v_cmp_gt_u32_e32 vcc, s14, v3
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v1, 16, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_3
	v_mov_b32_e32 v4, s3
	v_add_u32_e32 v3, vcc, s2, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	flat_load_ubyte v3, v[3:4]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v3, 8, v3
	v_or_b32_e32 v1, v3, v1
.LBB0_3:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v3, vcc, 2, v0
	v_cmp_gt_u32_e32 vcc, s14, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_5
	v_mov_b32_e32 v5, s3
	v_add_u32_e32 v4, vcc, s2, v3
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	flat_load_ubyte v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v1, v1, v4
.LBB0_5:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_ge_u32_e32 vcc, s14, v0
	v_mov_b32_e32 v5, 61
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_7
	v_lshrrev_b32_e32 v4, 18, v1
	s_getpc_b64 s[10:11]
	s_add_u32 s10, s10, alphabet@rel32@lo+4
	s_addc_u32 s11, s11, alphabet@rel32@hi+12
	v_mov_b32_e32 v5, s11
	v_add_u32_e32 v4, vcc, s10, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	flat_load_ubyte v5, v[4:5]
.LBB0_7:
	s_or_b64 exec, exec, s[0:1]
	v_bfe_u32 v4, v1, 12, 6
	s_getpc_b64 s[10:11]
	s_add_u32 s10, s10, alphabet@rel32@lo+4
	s_addc_u32 s11, s11, alphabet@rel32@hi+12
	v_mov_b32_e32 v7, s11
	v_add_u32_e32 v6, vcc, s10, v4
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	flat_load_ubyte v8, v[6:7]
	v_lshlrev_b32_e32 v4, 2, v2
	v_mov_b32_e32 v7, s5
	v_add_u32_e64 v6, s[0:1], s4, v4
	v_cmp_ge_u32_e32 vcc, s14, v3
	v_addc_u32_e64 v7, s[0:1], 0, v7, s[0:1]
	v_or_b32_e32 v3, 1, v4
	v_mov_b32_e32 v9, s5
	s_waitcnt vmcnt(1)
	flat_store_byte v[6:7], v5
	v_add_u32_e64 v5, s[0:1], s4, v3
	v_addc_u32_e64 v6, s[0:1], 0, v9, s[0:1]
	v_mov_b32_e32 v3, 61
	s_waitcnt vmcnt(1)
	flat_store_byte v[5:6], v8
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_9
	v_bfe_u32 v3, v1, 6, 6
	v_mov_b32_e32 v6, s11
	v_add_u32_e32 v5, vcc, s10, v3
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	flat_load_ubyte v3, v[5:6]
.LBB0_9:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v5, 2, v4
	v_mov_b32_e32 v6, s5
	v_add_u32_e32 v5, vcc, s4, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	s_waitcnt vmcnt(0)
	flat_store_byte v[5:6], v3
	v_add_u32_e32 v3, vcc, 3, v0
	v_cmp_ge_u32_e32 vcc, s14, v3
	v_mov_b32_e32 v3, 61
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_11
	v_and_b32_e32 v1, 63, v1
	v_mov_b32_e32 v3, s11
	v_add_u32_e32 v5, vcc, s10, v1
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	flat_load_ubyte v3, v[5:6]
.LBB0_11:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v1, 3, v4
	v_mov_b32_e32 v5, s5
	v_add_u32_e32 v4, vcc, s4, v1
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	s_waitcnt vmcnt(0)
	flat_store_byte v[4:5], v3
.LBB0_12:
	s_or_b64 exec, exec, s[8:9]
	v_cmp_gt_u32_e32 vcc, s14, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_32
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, v3
	s_mov_b64 s[0:1], 0
	s_movk_i32 s10, 0xff
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v6, v3
	s_branch .LBB0_15
.LBB0_14:
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[8:9], exec, s[4:5]
	s_or_b64 s[0:1], s[8:9], s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_17
.LBB0_15:
	v_mov_b32_e32 v1, s3
	v_add_u32_e32 v7, vcc, s2, v4
	v_addc_u32_e32 v8, vcc, v1, v5, vcc
	flat_load_ubyte v1, v[7:8]
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_subrev_u16_e32 v7, 48, v1
	v_and_b32_e32 v7, s10, v7
	v_cmp_gt_u16_e32 vcc, 10, v7
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_14
	v_mul_lo_u32 v6, v6, 10
	v_and_b32_e32 v1, s10, v1
	s_andn2_b64 s[4:5], s[4:5], exec
	v_add_u32_e32 v1, vcc, v6, v1
	v_subrev_u32_e32 v6, vcc, 48, v1
	v_add_u32_e32 v4, vcc, 1, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_cmp_le_u32_e32 vcc, s14, v4
	s_and_b64 s[12:13], vcc, exec
	s_or_b64 s[4:5], s[4:5], s[12:13]
	s_branch .LBB0_14
.LBB0_17:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_mov_b32_e32 v1, s7
	v_add_u32_e32 v4, vcc, s6, v4
	v_addc_u32_e32 v5, vcc, v1, v5, vcc
	s_mov_b32 s4, 0
	s_mov_b64 s[0:1], 0
	s_movk_i32 s5, 0x80
	s_mov_b32 s8, 0
	flat_store_dword v[4:5], v6
.LBB0_18:
	s_add_u32 s10, s2, s4
	s_addc_u32 s11, s3, 0
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_load_ubyte v1, v[4:5]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 0xc0, v1
	v_cmp_ne_u16_e32 vcc, s5, v1
	s_cmp_lg_u64 vcc, 0
	s_addc_u32 s8, s8, 0
	s_add_i32 s4, s4, 1
	v_cmp_gt_u32_e32 vcc, s4, v2
	s_or_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v1, s8
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_18
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v4, vcc, 1, v0
	v_mov_b32_e32 v5, 0
	v_lshlrev_b64 v[6:7], 2, v[4:5]
	v_mov_b32_e32 v4, s7
	v_add_u32_e32 v6, vcc, s6, v6
	v_addc_u32_e32 v7, vcc, v4, v7, vcc
	flat_store_dword v[6:7], v1
	v_mov_b32_e32 v1, s3
	v_add_u32_e32 v6, vcc, s2, v2
	v_addc_u32_e32 v7, vcc, v1, v3, vcc
	flat_load_ubyte v1, v[6:7]
	s_movk_i32 s0, 0x57
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 0xdf, v1
	v_cmp_eq_u16_e32 vcc, s0, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_31
	v_add_u32_e32 v1, vcc, 1, v2
	v_cmp_gt_u32_e32 vcc, s14, v1
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_30
	v_mov_b32_e32 v4, s3
	v_add_u32_e32 v3, vcc, s2, v1
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	flat_load_ubyte v1, v[3:4]
	s_movk_i32 s8, 0x41
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 0xdf, v1
	v_cmp_eq_u16_e32 vcc, s8, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_29
	v_add_u32_e32 v1, vcc, 2, v2
	v_cmp_gt_u32_e32 vcc, s14, v1
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_28
	v_mov_b32_e32 v4, s3
	v_add_u32_e32 v3, vcc, s2, v1
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	flat_load_ubyte v1, v[3:4]
	s_movk_i32 s12, 0x56
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 0xdf, v1
	v_cmp_eq_u16_e32 vcc, s12, v1
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_27
	v_add_u32_e32 v1, vcc, 3, v2
	v_cmp_gt_u32_e32 vcc, s14, v1
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_26
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v1, vcc, s2, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_ubyte v1, v[1:2]
	s_movk_i32 s2, 0x45
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 0xdf, v1
	v_cmp_eq_u16_e32 vcc, s2, v1
	v_cndmask_b32_e64 v5, 0, 1, vcc
.LBB0_26:
	s_or_b64 exec, exec, s[14:15]
.LBB0_27:
	s_or_b64 exec, exec, s[12:13]
.LBB0_28:
	s_or_b64 exec, exec, s[10:11]
.LBB0_29:
	s_or_b64 exec, exec, s[8:9]
.LBB0_30:
	s_or_b64 exec, exec, s[4:5]
.LBB0_31:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v0, vcc, 2, v0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s7
	v_add_u32_e32 v0, vcc, s6, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dword v[0:1], v5
.LBB0_32:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel text
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
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
		.amdhsa_next_free_vgpr 10
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
	.size	text, .Lfunc_end0-text
	.section	.AMDGPU.csdata
	.hidden	alphabet
	.type	alphabet,@object
	.section	.rodata,#alloc
	.globl	alphabet
alphabet:
	.asciz	"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
	.size	alphabet, 65

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
        .type_name:      'uchar*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uchar*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           text
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         text.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
