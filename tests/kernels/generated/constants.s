	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	constants
	.globl	constants
	.p2align	8
	.type	constants,@function
constants:
	s_load_dword s0, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add_u32_e32 v6, vcc, s8, v0
	s_mov_b32 s0, 0xa0a0a0a1
	v_mul_hi_u32 v0, v6, s0
	v_not_b32_e32 v4, v6
	v_lshrrev_b32_e32 v0, 5, v0
	v_mul_lo_u32 v0, v0, 51
	v_sub_u32_e32 v0, vcc, v6, v0
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_4
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, text@rel32@lo+4
	s_addc_u32 s5, s5, text@rel32@hi+12
	s_mov_b64 s[2:3], 0
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, crc_nibbles@rel32@lo+4
	s_addc_u32 s9, s9, crc_nibbles@rel32@hi+12
.LBB0_2:
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	flat_load_ubyte v1, v[1:2]
	v_mov_b32_e32 v3, s9
	s_add_u32 s4, s4, 1
	s_addc_u32 s5, s5, 0
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v4, v4, v1
	v_and_b32_e32 v1, 15, v4
	v_lshlrev_b32_e32 v1, 2, v1
	v_add_u32_e32 v1, vcc, s8, v1
	v_addc_u32_e32 v2, vcc, 0, v3, vcc
	flat_load_dword v1, v[1:2]
	v_lshrrev_b32_e32 v2, 4, v4
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v4, v2, v1
	v_and_b32_e32 v1, 15, v4
	v_lshlrev_b32_e32 v1, 2, v1
	v_add_u32_e32 v1, vcc, s8, v1
	v_addc_u32_e32 v2, vcc, 0, v3, vcc
	flat_load_dword v1, v[1:2]
	v_add_u32_e32 v0, vcc, -1, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	v_lshrrev_b32_e32 v2, 4, v4
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v4, v2, v1
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_2
	s_or_b64 exec, exec, s[2:3]
.LBB0_4:
	s_or_b64 exec, exec, s[0:1]
	v_xor_b32_sdwa v0, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s5, 0x7feb352d
	v_mul_lo_u32 v0, v0, s5
	s_mov_b32 s5, 0x846ca68b
	v_mul_lo_u32 v2, v6, 6
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dword s4, s[6:7], 0x10
	v_lshrrev_b32_e32 v1, 15, v0
	v_xor_b32_e32 v0, v1, v0
	v_mul_lo_u32 v5, v0, s5
	v_mov_b32_e32 v3, 0
	s_mov_b32 s6, 0xaaaaaaab
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_xor_b32_sdwa v5, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v7, v5, s6
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	s_mov_b32 s0, 0x55555556
	v_cmp_gt_u32_e32 vcc, s0, v7
	s_mov_b32 s0, 0xcccccccd
	v_lshlrev_b32_e32 v2, 1, v5
	v_mul_lo_u32 v8, v5, s0
	v_not_b32_e32 v2, v2
	v_and_b32_e32 v2, 2, v2
	v_cndmask_b32_e64 v7, 0, 3, vcc
	v_add_u32_e32 v2, vcc, v7, v2
	s_mov_b32 s0, 0x33333334
	v_cmp_gt_u32_e32 vcc, s0, v8
	s_mov_b32 s0, 0xb6db6db7
	v_mul_lo_u32 v8, v5, s0
	v_cndmask_b32_e64 v7, 0, 5, vcc
	v_add_u32_e32 v2, vcc, v7, v2
	s_mov_b32 s0, 0x24924925
	v_cmp_gt_u32_e32 vcc, s0, v8
	s_mov_b32 s0, 0xba2e8ba3
	v_mul_lo_u32 v8, v5, s0
	v_cndmask_b32_e64 v7, 0, 7, vcc
	v_add_u32_e32 v2, vcc, v7, v2
	s_mov_b32 s0, 0x1745d175
	v_cmp_gt_u32_e32 vcc, s0, v8
	s_mov_b32 s0, 0xc4ec4ec5
	v_mul_lo_u32 v8, v5, s0
	v_cndmask_b32_e64 v7, 0, 11, vcc
	v_add_u32_e32 v2, vcc, v7, v2
	s_mov_b32 s0, 0x13b13b14
	v_cmp_gt_u32_e32 vcc, s0, v8
	s_mov_b32 s0, 0xf0f0f0f1
	v_mul_lo_u32 v8, v5, s0
	v_cndmask_b32_e64 v7, 0, 13, vcc
	v_add_u32_e32 v2, vcc, v7, v2
	s_mov_b32 s0, 0xf0f0f10
	v_cmp_gt_u32_e32 vcc, s0, v8
	s_mov_b32 s0, 0x286bca1b
	v_mul_lo_u32 v8, v5, s0
	v_cndmask_b32_e64 v7, 0, 17, vcc
	v_add_u32_e32 v2, vcc, v7, v2
	s_mov_b32 s0, 0xd79435f
	v_cmp_gt_u32_e32 vcc, s0, v8
	s_mov_b32 s0, 0xe9bd37a7
	v_mul_lo_u32 v8, v5, s0
	v_cndmask_b32_e64 v7, 0, 19, vcc
	v_add_u32_e32 v2, vcc, v7, v2
	s_mov_b32 s0, 0xb21642d
	v_cmp_gt_u32_e32 vcc, s0, v8
	s_mov_b32 s0, 0x4f72c235
	v_mul_lo_u32 v8, v5, s0
	v_cndmask_b32_e64 v7, 0, 23, vcc
	v_add_u32_e32 v2, vcc, v7, v2
	s_mov_b32 s0, 0x8d3dcb1
	v_cmp_gt_u32_e32 vcc, s0, v8
	s_mov_b32 s0, 0xbdef7bdf
	v_mul_lo_u32 v8, v5, s0
	v_cndmask_b32_e64 v7, 0, 29, vcc
	v_add_u32_e32 v2, vcc, v7, v2
	s_mov_b32 s0, 0x8421085
	v_cmp_gt_u32_e32 vcc, s0, v8
	s_mov_b32 s0, 0x914c1bad
	v_mul_lo_u32 v8, v5, s0
	v_cndmask_b32_e64 v7, 0, 31, vcc
	v_add_u32_e32 v2, vcc, v7, v2
	s_mov_b32 s0, 0x6eb3e46
	v_cmp_gt_u32_e32 vcc, s0, v8
	s_mov_b32 s0, 0xc18f9c19
	v_mul_lo_u32 v8, v5, s0
	v_cndmask_b32_e64 v7, 0, 37, vcc
	v_add_u32_e32 v2, vcc, v7, v2
	s_mov_b32 s0, 0x63e7064
	v_cmp_gt_u32_e32 vcc, s0, v8
	s_mov_b32 s0, 0x2fa0be83
	v_mul_lo_u32 v8, v5, s0
	v_cndmask_b32_e64 v7, 0, 41, vcc
	v_add_u32_e32 v2, vcc, v7, v2
	s_mov_b32 s0, 0x5f417d1
	v_cmp_gt_u32_e32 vcc, s0, v8
	s_mov_b32 s0, 0x677d46cf
	v_mul_lo_u32 v8, v5, s0
	v_cndmask_b32_e64 v7, 0, 43, vcc
	v_add_u32_e32 v2, vcc, v7, v2
	s_mov_b32 s0, 0x572620b
	v_cmp_gt_u32_e32 vcc, s0, v8
	s_mov_b32 s0, 0x8c13521d
	v_mul_lo_u32 v8, v5, s0
	v_cndmask_b32_e64 v7, 0, 47, vcc
	v_add_u32_e32 v15, vcc, v7, v2
	v_and_b32_e32 v2, 3, v6
	s_mov_b32 s0, 0x4d4873f
	v_bfe_u32 v7, v6, 2, 2
	v_mul_u32_u24_e32 v9, 24, v2
	v_cmp_gt_u32_e32 vcc, s0, v8
	v_or_b32_e32 v7, v9, v7
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, shapes@rel32@lo+4
	s_addc_u32 s1, s1, shapes@rel32@hi+12
	v_cndmask_b32_e64 v16, 0, 53, vcc
	v_mul_hi_u32_u24_e32 v8, 24, v2
	v_mov_b32_e32 v9, s1
	v_add_u32_e32 v7, vcc, s0, v7
	v_addc_u32_e32 v8, vcc, v8, v9, vcc
	v_and_b32_e32 v9, 3, v5
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, shapes@rel32@lo+10
	s_addc_u32 s1, s1, shapes@rel32@hi+18
	v_mad_u64_u32 v[9:10], s[0:1], v9, 24, s[0:1]
	v_mul_hi_u32 v17, v6, s6
	v_bfe_u32 v11, v5, 4, 2
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, shapes@rel32@lo+12
	s_addc_u32 s1, s1, shapes@rel32@hi+20
	v_mad_u64_u32 v[11:12], s[0:1], v11, 24, s[0:1]
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, shapes@rel32@lo+20
	s_addc_u32 s1, s1, shapes@rel32@hi+28
	v_mad_u64_u32 v[13:14], s[0:1], v2, 24, s[0:1]
	v_lshrrev_b32_e32 v2, 1, v17
	v_mul_lo_u32 v2, v2, 3
	flat_load_sbyte v7, v[7:8]
	flat_load_ushort v17, v[9:10]
	flat_load_dword v12, v[11:12]
	flat_load_dwordx2 v[8:9], v[13:14]
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, big@rel32@lo+4
	s_addc_u32 s1, s1, big@rel32@hi+12
	s_mov_b32 s7, 0xa08ad8f3
	v_sub_u32_e32 v2, vcc, v6, v2
	v_lshlrev_b64 v[10:11], 3, v[2:3]
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v10, vcc, s0, v10
	v_addc_u32_e32 v11, vcc, v11, v2, vcc
	flat_load_dwordx2 v[10:11], v[10:11]
	v_mul_lo_u32 v2, v5, s7
	v_add_u32_e32 v13, vcc, v16, v15
	s_mov_b32 s0, 0x456c798
	v_cmp_gt_u32_e32 vcc, s0, v2
	s_mov_b32 s0, 0xc10c9715
	v_mul_lo_u32 v14, v5, s0
	v_cndmask_b32_e64 v2, 0, 59, vcc
	v_add_u32_e32 v2, vcc, v2, v13
	s_mov_b32 s0, 0x4325c54
	v_cmp_gt_u32_e32 vcc, s0, v14
	s_mov_b32 s0, 0x7a44c6b
	v_mul_lo_u32 v14, v5, s0
	v_cndmask_b32_e64 v13, 0, 61, vcc
	v_add_u32_e32 v2, vcc, v13, v2
	s_mov_b32 s0, 0x3d22636
	v_cmp_gt_u32_e32 vcc, s0, v14
	s_mov_b32 s0, 0xe327a977
	v_mul_lo_u32 v14, v5, s0
	v_mov_b32_e32 v13, 0x43
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_add_u32_e32 v2, vcc, v13, v2
	s_mov_b32 s0, 0x39b0ad2
	v_cmp_gt_u32_e32 vcc, s0, v14
	s_mov_b32 s0, 0xc7e3f1f9
	v_mul_lo_u32 v14, v5, s0
	v_mov_b32_e32 v13, 0x47
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_add_u32_e32 v2, vcc, v13, v2
	s_mov_b32 s0, 0x381c0e1
	v_cmp_gt_u32_e32 vcc, s0, v14
	s_mov_b32 s0, 0x613716af
	v_mul_lo_u32 v14, v5, s0
	v_mov_b32_e32 v13, 0x49
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_add_u32_e32 v2, vcc, v13, v2
	s_mov_b32 s0, 0x33d91d3
	v_cmp_gt_u32_e32 vcc, s0, v14
	s_mov_b32 s0, 0x2b2e43db
	v_mul_lo_u32 v14, v5, s0
	v_mov_b32_e32 v13, 0x4f
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_add_u32_e32 v2, vcc, v13, v2
	s_mov_b32 s0, 0x3159722
	v_cmp_gt_u32_e32 vcc, s0, v14
	s_mov_b32 s0, 0xfa3f47e9
	v_mul_lo_u32 v14, v5, s0
	v_mov_b32_e32 v13, 0x53
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_add_u32_e32 v2, vcc, v13, v2
	s_mov_b32 s0, 0x2e05c0c
	v_cmp_gt_u32_e32 vcc, s0, v14
	s_mov_b32 s0, 0x5f02a3a1
	v_mul_lo_u32 v5, v5, s0
	v_mov_b32_e32 v13, 0x59
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_add_u32_e32 v2, vcc, v13, v2
	s_mov_b32 s0, 0x2a3a0fe
	v_mov_b32_e32 v13, 0x61
	v_cmp_gt_u32_e32 vcc, s0, v5
	v_cndmask_b32_e32 v5, 0, v13, vcc
	v_add_u32_e32 v5, vcc, v5, v2
	s_waitcnt vmcnt(4)
	v_lshlrev_b32_e32 v2, 16, v7
	s_waitcnt vmcnt(3)
	v_or_b32_e32 v7, v2, v17
	s_waitcnt vmcnt(1)
	v_xor_b32_e32 v2, v12, v8
	v_and_b32_e32 v8, 31, v6
	v_not_b32_e32 v4, v4
	flat_store_dwordx2 v[0:1], v[4:5]
	v_add_u32_e32 v4, vcc, 8, v0
	s_waitcnt vmcnt(1)
	v_ashrrev_i64 v[10:11], v8, v[10:11]
	s_mov_b32 s5, 0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_xor_b32_e32 v8, v2, v9
	v_mov_b32_e32 v9, v10
	s_cmp_eq_u32 s4, 0
	flat_store_dwordx3 v[4:5], v[7:9]
	s_cbranch_scc1 .LBB0_7
	s_sub_i32 s6, 0, s4
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[0:1], s[2:3]
	v_mov_b32_e32 v2, v6
.LBB0_6:
	v_cvt_f32_u32_e32 v4, s4
	v_add_u32_e32 v7, vcc, s5, v6
	v_mov_b32_e32 v9, s3
	v_rcp_iflag_f32_e32 v4, v4
	s_load_dword s7, s[0:1], 0x0
	v_mul_lo_u32 v3, v3, 31
	s_add_i32 s5, s5, 1
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	s_add_u32 s0, s0, 4
	s_addc_u32 s1, s1, 0
	s_cmp_eq_u32 s4, s5
	v_mul_lo_u32 v8, s6, v4
	v_mul_hi_u32 v8, v4, v8
	v_add_u32_e32 v4, vcc, v8, v4
	v_mul_hi_u32 v4, v2, v4
	v_mul_lo_u32 v8, s6, v4
	v_not_b32_e32 v4, v4
	v_mul_lo_u32 v4, s4, v4
	v_add_u32_e32 v8, vcc, v7, v8
	v_add_u32_e32 v4, vcc, v7, v4
	v_cmp_le_u32_e32 vcc, s4, v8
	v_cndmask_b32_e32 v4, v8, v4, vcc
	v_subrev_u32_e32 v7, vcc, s4, v4
	v_cmp_le_u32_e32 vcc, s4, v4
	v_cndmask_b32_e32 v4, v4, v7, vcc
	v_lshlrev_b64 v[7:8], 2, v[4:5]
	v_add_u32_e32 v7, vcc, s2, v7
	v_addc_u32_e32 v8, vcc, v9, v8, vcc
	flat_load_dword v4, v[7:8]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, vcc, s7, v3
	v_add_u32_e32 v2, vcc, 1, v2
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, v3, v4
	s_cbranch_scc0 .LBB0_6
.LBB0_7:
	v_add_u32_e32 v0, vcc, 20, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dword v[0:1], v3
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel constants
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
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
		.amdhsa_next_free_vgpr 18
		.amdhsa_next_free_sgpr 10
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
	.size	constants, .Lfunc_end0-constants
	.section	.AMDGPU.csdata
	.hidden	shapes
	.type	shapes,@object
	.section	.rodata,#alloc
	.globl	shapes
	.p2align	3
shapes:
	.asciz	"line\000"
	.short	2
	.long	0x3f000000
	.zero	4
	.quad	0x3fc0000000000000
	.asciz	"trig\000"
	.short	3
	.long	0x3fc00000
	.zero	4
	.quad	0x4004000000000000
	.asciz	"quad\000"
	.short	4
	.long	0x40800000
	.zero	4
	.quad	0xc202a05f20000000
	.asciz	"many\000"
	.short	65535
	.long	0xc1000000
	.zero	4
	.quad	0x3f50624dd2f1a9fc
	.size	shapes, 96

	.hidden	crc_nibbles
	.type	crc_nibbles,@object
	.globl	crc_nibbles
	.p2align	2
crc_nibbles:
	.long	0
	.long	498536548
	.long	997073096
	.long	651767980
	.long	1994146192
	.long	1802195444
	.long	1303535960
	.long	1342533948
	.long	3988292384
	.long	4027552580
	.long	3604390888
	.long	3412177804
	.long	2607071920
	.long	2262029012
	.long	2685067896
	.long	3183342108
	.size	crc_nibbles, 64

	.hidden	text
	.type	text,@object
	.globl	text
text:
	.asciz	"Every work-group makes progress.\tEven this \"one\".\n"
	.size	text, 51

	.hidden	primes
	.type	primes,@object
	.globl	primes
primes:
	.ascii	"\002\003\005\007\013\r\021\023\027\035\037%)+/5;=CGIOSYa"
	.size	primes, 25

	.hidden	big
	.type	big,@object
	.globl	big
	.p2align	3
big:
	.quad	81985529216486895
	.quad	-1
	.quad	4611686018427387904
	.size	big, 24

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
      - .address_space:  constant
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           constants
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         constants.kd
    .vgpr_count:     18
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
