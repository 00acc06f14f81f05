	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	arguments
	.globl	arguments
	.p2align	8
	.type	arguments,@function
arguments:
	s_load_dword s0, s[6:7], 0x0
	s_load_dword s54, s[6:7], 0x48
	s_load_dword s37, s[6:7], 0x50
	s_mov_b64 s[34:35], 0
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s33, s0, 16
	s_lshr_b32 s55, s54, 16
	s_lshr_b32 s56, s54, 8
	s_add_u32 s0, s6, 0x6a
	s_addc_u32 s1, s7, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_ubyte v4, v[1:2]
	s_add_u32 s0, s6, 0x69
	s_addc_u32 s1, s7, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	s_add_u32 s0, s6, 0x52
	s_addc_u32 s1, s7, 0
	v_mov_b32_e32 v7, s1
	v_mov_b32_e32 v6, s0
	flat_load_ubyte v5, v[1:2]
	flat_load_ushort v1, v[6:7]
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dword s57, s[6:7], 0x68
	s_load_dwordx2 s[38:39], s[6:7], 0x60
	s_load_dword s58, s[6:7], 0x58
	s_load_dword s36, s[6:7], 0x54
	s_load_dwordx2 s[24:25], s[6:7], 0x10
	s_load_dwordx2 s[26:27], s[6:7], 0x18
	s_load_dwordx2 s[28:29], s[6:7], 0x20
	s_load_dwordx4 s[12:15], s[6:7], 0x30
	s_load_dwordx2 s[30:31], s[6:7], 0x40
	s_load_dword s9, s[4:5], 0x4
	s_load_dwordx4 s[16:19], s[6:7], 0x70
	s_load_dwordx4 s[20:23], s[6:7], 0x80
	s_load_dwordx2 s[44:45], s[6:7], 0x90
	s_load_dword s10, s[6:7], 0x98
	s_load_dwordx2 s[4:5], s[6:7], 0xa0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s9, 0xffff
	s_mul_i32 s8, s8, s6
	v_add_u32_e32 v0, vcc, s8, v0
	v_cmp_lt_i32_e32 vcc, 7, v0
	s_mov_b64 s[6:7], 0
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_36
	v_cmp_lt_i32_e32 vcc, 11, v0
	s_mov_b64 s[40:41], 0
	s_and_saveexec_b64 s[34:35], vcc
	s_xor_b64 s[34:35], exec, s[34:35]
	s_cbranch_execz .LBB0_21
	v_cmp_lt_i32_e32 vcc, 13, v0
	s_mov_b64 s[42:43], 0
	s_and_saveexec_b64 s[40:41], vcc
	s_xor_b64 s[40:41], exec, s[40:41]
	s_cbranch_execz .LBB0_14
	v_cmp_lt_i32_e32 vcc, 14, v0
	s_mov_b64 s[46:47], 0
	s_and_saveexec_b64 s[42:43], vcc
	s_xor_b64 s[42:43], exec, s[42:43]
	s_cbranch_execz .LBB0_11
	v_cmp_lt_i32_e32 vcc, 15, v0
	s_mov_b64 s[48:49], 0
	s_and_saveexec_b64 s[46:47], vcc
	s_xor_b64 s[46:47], exec, s[46:47]
	s_cbranch_execz .LBB0_8
	v_cmp_eq_u32_e32 vcc, 16, v0
	s_mov_b64 s[52:53], -1
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_7
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[50:51], s[10:11], 2
	s_add_u32 s50, s44, s50
	s_addc_u32 s51, s45, s51
	s_load_dword s11, s[44:45], 0x0
	s_load_dword s44, s[50:51], 0x0
	s_xor_b64 s[52:53], exec, -1
	s_waitcnt lgkmcnt(0)
	s_add_i32 s50, s44, s11
	s_ashr_i32 s51, s50, 31
.LBB0_7:
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[48:49], s[52:53], exec
.LBB0_8:
	s_or_saveexec_b64 s[44:45], s[46:47]
	v_mov_b32_e32 v2, s50
	v_mov_b32_e32 v3, s51
	s_xor_b64 exec, exec, s[44:45]
	s_xor_b64 s[20:21], s[20:21], s[22:23]
	v_mov_b32_e32 v2, s20
	v_mov_b32_e32 v3, s21
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[46:47], s[48:49], exec
.LBB0_11:
	s_or_saveexec_b64 s[20:21], s[42:43]
	s_xor_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB0_13
	s_bfe_i64 s[48:49], s[18:19], 0x100000
	s_lshr_b32 s18, s18, 16
	s_lshr_b32 s22, s16, 16
	s_bfe_i64 s[42:43], s[16:17], 0x100000
	s_lshr_b32 s16, s17, 16
	s_bfe_i64 s[50:51], s[18:19], 0x100000
	s_lshr_b32 s18, s19, 16
	s_bfe_i64 s[44:45], s[16:17], 0x100000
	s_mov_b32 s16, s17
	s_bfe_i64 s[52:53], s[18:19], 0x100000
	s_mov_b32 s18, s19
	s_bfe_i64 s[22:23], s[22:23], 0x100000
	s_bfe_i64 s[16:17], s[16:17], 0x100000
	s_bfe_i64 s[18:19], s[18:19], 0x100000
	s_add_u32 s11, s16, s42
	s_addc_u32 s16, s17, s43
	s_add_u32 s17, s44, s22
	s_addc_u32 s22, s45, s23
	s_add_u32 s17, s17, s50
	s_addc_u32 s22, s22, s51
	s_add_u32 s11, s11, s48
	s_addc_u32 s16, s16, s49
	s_add_u32 s11, s11, s18
	s_addc_u32 s18, s16, s19
	s_add_u32 s16, s17, s52
	s_addc_u32 s17, s22, s53
	s_sub_u32 s16, s11, s16
	s_subb_u32 s17, s18, s17
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v3, s17
.LBB0_13:
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[42:43], s[46:47], exec
.LBB0_14:
	s_or_saveexec_b64 s[16:17], s[40:41]
	s_xor_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_20
	v_cmp_lt_i32_e32 vcc, 12, v0
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execz .LBB0_17
	s_waitcnt vmcnt(0)
	v_cvt_f64_f32_e32 v[1:2], s58
	s_movk_i32 s11, 0xff
	v_and_b32_e32 v5, s11, v5
	v_mov_b32_e32 v6, 0
	v_add_f64 v[2:3], s[38:39], v[1:2]
	v_lshlrev_b64 v[5:6], 1, v[5:6]
	s_and_b32 s20, s57, s11
	v_add_u32_e32 v5, vcc, s20, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	v_and_b32_e32 v1, s11, v4
	v_mad_u64_u32 v[4:5], s[20:21], v1, 3, v[5:6]
	v_add_u32_e32 v2, vcc, v4, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
.LBB0_17:
	s_or_saveexec_b64 s[18:19], s[18:19]
	s_xor_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_19
	v_mov_b32_e32 v2, s37
	v_bfe_i32 v2, v2, 0, 8
	v_ashrrev_i32_e32 v3, 31, v2
	s_waitcnt vmcnt(0)
	v_bfe_i32 v1, v1, 0, 16
	s_movk_i32 s11, 0x3e8
	v_mad_i64_i32 v[2:3], s[20:21], v1, s11, v[2:3]
	s_ashr_i32 s37, s36, 31
	s_lshl_b64 s[20:21], s[36:37], 16
	v_mov_b32_e32 v1, s21
	v_add_u32_e32 v2, vcc, s20, v2
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
.LBB0_19:
	s_or_b64 exec, exec, s[18:19]
.LBB0_20:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[40:41], s[42:43], exec
.LBB0_21:
	s_or_saveexec_b64 s[16:17], s[34:35]
	s_xor_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_35
	v_cmp_lt_i32_e32 vcc, 9, v0
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execz .LBB0_28
	v_cmp_lt_i32_e32 vcc, 10, v0
	s_and_saveexec_b64 s[20:21], vcc
	s_xor_b64 s[20:21], exec, s[20:21]
	s_movk_i32 s11, 0xff
	s_mov_b32 s23, 0
	s_and_b32 s34, s56, s11
	s_mov_b32 s35, s23
	s_and_b32 s22, s54, s11
	s_lshl_b64 s[34:35], s[34:35], 8
	s_or_b64 s[34:35], s[34:35], s[22:23]
	s_and_b32 s22, s55, s11
	s_lshl_b64 s[22:23], s[22:23], 16
	s_or_b64 s[22:23], s[34:35], s[22:23]
	s_or_saveexec_b64 s[20:21], s[20:21]
	v_mov_b32_e32 v2, s22
	v_mov_b32_e32 v3, s23
	s_xor_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v2, s30
	v_mov_b32_e32 v3, s31
	s_or_b64 exec, exec, s[20:21]
.LBB0_28:
	s_or_saveexec_b64 s[18:19], s[18:19]
	s_xor_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_34
	v_cmp_lt_i32_e32 vcc, 8, v0
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	s_mul_i32 s11, s13, 3
	s_add_i32 s11, s11, s12
	s_mul_i32 s12, s14, 5
	s_add_i32 s11, s11, s12
	s_mul_i32 s12, s15, 7
	s_add_i32 s20, s11, s12
	s_ashr_i32 s21, s20, 31
	s_or_saveexec_b64 s[12:13], s[22:23]
	v_mov_b32_e32 v2, s20
	v_mov_b32_e32 v3, s21
	s_xor_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v2, s28
	v_mov_b32_e32 v3, s29
	s_or_b64 exec, exec, s[12:13]
.LBB0_34:
	s_or_b64 exec, exec, s[18:19]
.LBB0_35:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[34:35], s[40:41], exec
.LBB0_36:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_64
	v_cmp_lt_i32_e32 vcc, 3, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_49
	v_cmp_lt_i32_e32 vcc, 5, v0
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_44
	v_cmp_lt_i32_e32 vcc, 6, v0
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_mov_b32 s17, 0
	s_mov_b32 s16, s27
	s_or_saveexec_b64 s[14:15], s[14:15]
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v3, s17
	s_xor_b64 exec, exec, s[14:15]
	s_and_b32 s16, s26, 0xffff
	s_mov_b32 s17, 0
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v3, s17
	s_or_b64 exec, exec, s[14:15]
.LBB0_44:
	s_or_saveexec_b64 s[12:13], s[12:13]
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_48
	v_mov_b32_e32 v2, s24
	v_cmp_gt_i32_e32 vcc, 5, v0
	v_mov_b32_e32 v3, s25
	s_and_saveexec_b64 s[14:15], vcc
	s_and_b32 s16, s3, 0xff
	s_mov_b32 s17, 0
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v3, s17
	s_or_b64 exec, exec, s[14:15]
.LBB0_48:
	s_or_b64 exec, exec, s[12:13]
.LBB0_49:
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[14:15], s[34:35]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_63
	v_cmp_lt_i32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_56
	v_cmp_lt_i32_e32 vcc, 2, v0
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_mov_b32 s3, 0
	s_or_saveexec_b64 s[14:15], s[14:15]
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	s_xor_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_55
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, s1
	v_bfe_i32 v2, v1, 0, 8
	v_ashrrev_i32_e32 v3, 31, v2
.LBB0_55:
	s_or_b64 exec, exec, s[14:15]
.LBB0_56:
	s_or_saveexec_b64 s[2:3], s[12:13]
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[14:15], s[34:35]
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_62
	v_cmp_lt_i32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_sext_i32_i16 s14, s33
	s_ashr_i32 s15, s14, 31
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v3, s15
	s_or_saveexec_b64 s[14:15], s[12:13]
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[16:17], s[34:35]
	s_xor_b64 exec, exec, s[14:15]
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_andn2_b64 s[16:17], s[34:35], exec
	s_and_b64 s[18:19], vcc, exec
	s_mov_b64 s[12:13], exec
	s_or_b64 s[16:17], s[16:17], s[18:19]
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 s[14:15], s[34:35], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[14:15], s[14:15], s[16:17]
.LBB0_62:
	s_or_b64 exec, exec, s[2:3]
	s_andn2_b64 s[2:3], s[34:35], exec
	s_and_b64 s[14:15], s[14:15], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[14:15], s[2:3], s[14:15]
.LBB0_63:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[6:7], s[12:13], exec
	s_andn2_b64 s[2:3], s[34:35], exec
	s_and_b64 s[12:13], s[14:15], exec
	s_or_b64 s[34:35], s[2:3], s[12:13]
.LBB0_64:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[2:3], s[34:35]
	s_cbranch_execz .LBB0_66
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v1, v0, s10
	s_sext_i32_i8 s8, s0
	s_sext_i32_i16 s9, s33
	s_sext_i32_i8 s1, s1
	s_sub_i32 s8, s8, s9
	s_add_i32 s8, s8, s1
	v_add_u32_e32 v2, vcc, s8, v1
	v_ashrrev_i32_e32 v3, 31, v2
	s_andn2_b64 s[6:7], s[6:7], exec
.LBB0_66:
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_68
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, s0
	v_bfe_i32 v2, v1, 0, 8
	v_ashrrev_i32_e32 v3, 31, v2
.LBB0_68:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_mov_b32_e32 v4, s5
	v_add_u32_e32 v0, vcc, s4, v0
	v_addc_u32_e32 v1, vcc, v4, v1, vcc
	flat_store_dwordx2 v[0:1], v[2:3]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel arguments
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 168
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
		.amdhsa_next_free_sgpr 59
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
	.size	arguments, .Lfunc_end0-arguments
	.section	.AMDGPU.csdata
	.ident	"Debian clang version 14.0.6"
	.section	".note.GNU-stack"
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .offset:         0
        .size:           1
        .type_name:      char
        .value_kind:     by_value
      - .offset:         2
        .size:           2
        .type_name:      short
        .value_kind:     by_value
      - .offset:         4
        .size:           1
        .type_name:      char
        .value_kind:     by_value
      - .offset:         8
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         12
        .size:           1
        .type_name:      uchar
        .value_kind:     by_value
      - .offset:         16
        .size:           8
        .type_name:      ulong
        .value_kind:     by_value
      - .offset:         24
        .size:           2
        .type_name:      ushort
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .offset:         32
        .size:           8
        .type_name:      double
        .value_kind:     by_value
      - .offset:         48
        .size:           16
        .type_name:      int4
        .value_kind:     by_value
      - .offset:         64
        .size:           8
        .type_name:      float2
        .value_kind:     by_value
      - .offset:         72
        .size:           4
        .type_name:      uchar3
        .value_kind:     by_value
      - .offset:         80
        .size:           32
        .type_name:      struct settings
        .value_kind:     by_value
      - .offset:         112
        .size:           16
        .type_name:      short8
        .value_kind:     by_value
      - .offset:         128
        .size:           16
        .type_name:      long2
        .value_kind:     by_value
      - .address_space:  constant
        .is_const:       true
        .offset:         144
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         152
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .offset:         160
        .size:           8
        .type_name:      'ulong*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 16
    .kernarg_segment_size: 168
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           arguments
    .private_segment_fixed_size: 0
    .sgpr_count:     61
    .sgpr_spill_count: 0
    .symbol:         arguments.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
