	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	sha256
	.globl	sha256
	.p2align	8
	.type	sha256,@function
sha256:
	s_add_i32 s8, s8, s11
	s_lshr_b32 flat_scratch_hi, s8, 8
	s_load_dword s8, s[4:5], 0x4
	s_load_dwordx2 s[4:5], s[6:7], 0x0
	s_add_u32 s0, s0, s11
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v11, 0x6a09e667
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s8, 0xffff
	s_mul_i32 s10, s10, s6
	v_add_u32_e32 v4, vcc, s10, v0
	v_mov_b32_e32 v0, 4
	v_subrev_u32_e32 v6, vcc, 64, v0
	s_mov_b32 s10, 0
	v_mov_b32_e32 v3, 0xbb67ae85
	v_mov_b32_e32 v2, 0x3c6ef372
	v_mov_b32_e32 v8, 0xa54ff53a
	v_mov_b32_e32 v10, 0x510e527f
	v_mov_b32_e32 v9, 0x5be0cd19
	v_mov_b32_e32 v0, 0x1f83d9ab
	v_mov_b32_e32 v1, 0x9b05688c
	s_mov_b32 flat_scratch_lo, s9
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, rounds@rel32@lo+4
	s_addc_u32 s7, s7, rounds@rel32@hi+12
.LBB0_1:
	v_mov_b32_e32 v5, v10
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v3
	s_cmp_gt_u32 s10, 15
	v_mov_b32_e32 v3, v11
	s_cbranch_scc0 .LBB0_3
	v_add_u32_e32 v10, vcc, 4, v6
	buffer_load_dword v10, v10, s[0:3], 0 offen
	v_add_u32_e32 v11, vcc, 56, v6
	buffer_load_dword v12, v6, s[0:3], 0 offen
	buffer_load_dword v11, v11, s[0:3], 0 offen
	v_add_u32_e32 v13, vcc, 36, v6
	buffer_load_dword v13, v13, s[0:3], 0 offen
	s_waitcnt vmcnt(3)
	v_alignbit_b32 v14, v10, v10, 7
	v_alignbit_b32 v15, v10, v10, 18
	v_lshrrev_b32_e32 v10, 3, v10
	v_xor_b32_e32 v14, v14, v15
	s_waitcnt vmcnt(1)
	v_alignbit_b32 v16, v11, v11, 17
	v_alignbit_b32 v17, v11, v11, 19
	v_xor_b32_e32 v10, v14, v10
	v_lshrrev_b32_e32 v11, 10, v11
	v_xor_b32_e32 v15, v16, v17
	v_add_u32_e32 v10, vcc, v10, v12
	v_xor_b32_e32 v11, v15, v11
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v10, vcc, v10, v13
	v_add_u32_e32 v10, vcc, v10, v11
	s_cbranch_execz .LBB0_4
	s_branch .LBB0_9
.LBB0_3:
.LBB0_4:
	s_cmp_lt_i32 s10, 1
	v_mov_b32_e32 v10, v4
	s_cbranch_scc1 .LBB0_9
	s_cmp_eq_u32 s10, 1
	s_cbranch_scc1 .LBB0_7
	s_cmp_eq_u32 s10, 15
	s_cselect_b64 s[8:9], -1, 0
	v_cndmask_b32_e64 v10, 0, 1, s[8:9]
	v_lshlrev_b32_e32 v10, 5, v10
	s_branch .LBB0_9
.LBB0_7:
	s_cbranch_execz .LBB0_9
	v_bfrev_b32_e32 v10, 1
.LBB0_9:
	v_add_u32_e32 v11, vcc, 64, v6
	buffer_store_dword v10, v11, s[0:3], 0 offen
	v_alignbit_b32 v11, v5, v5, 6
	v_alignbit_b32 v12, v5, v5, 11
	v_not_b32_e32 v13, v5
	s_load_dword s8, s[6:7], 0x0
	v_xor_b32_e32 v11, v11, v12
	v_alignbit_b32 v12, v5, v5, 25
	v_and_b32_e32 v13, v0, v13
	v_xor_b32_e32 v11, v11, v12
	v_and_b32_e32 v12, v5, v1
	v_add_u32_e32 v9, vcc, v13, v9
	v_add_u32_e32 v9, vcc, v9, v12
	v_add_u32_e32 v9, vcc, v9, v11
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v9, vcc, s8, v9
	v_add_u32_e32 v9, vcc, v9, v10
	v_alignbit_b32 v10, v3, v3, 2
	v_alignbit_b32 v11, v3, v3, 13
	v_xor_b32_e32 v10, v10, v11
	v_alignbit_b32 v11, v3, v3, 22
	v_xor_b32_e32 v10, v10, v11
	v_xor_b32_e32 v11, v2, v7
	v_and_b32_e32 v11, v3, v11
	v_and_b32_e32 v12, v2, v7
	s_add_i32 s10, s10, 1
	v_xor_b32_e32 v11, v11, v12
	s_add_u32 s6, s6, 4
	v_add_u32_e32 v11, vcc, v10, v11
	s_addc_u32 s7, s7, 0
	v_add_u32_e32 v10, vcc, v9, v8
	v_add_u32_e32 v11, vcc, v11, v9
	s_cmp_eq_u32 s10, 64
	v_add_u32_e32 v6, vcc, 4, v6
	s_cbranch_scc1 .LBB0_11
	v_mov_b32_e32 v8, v7
	v_mov_b32_e32 v9, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, v5
	s_branch .LBB0_1
.LBB0_11:
	v_lshlrev_b32_e32 v8, 3, v4
	v_mov_b32_e32 v9, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_mov_b32_e32 v4, s5
	v_add_u32_e32 v8, vcc, s4, v8
	s_mov_b32 s4, 0xbb67ae85
	v_addc_u32_e32 v9, vcc, v4, v9, vcc
	v_add_u32_e32 v12, vcc, s4, v3
	s_mov_b32 s4, 0x3c6ef372
	v_add_u32_e32 v13, vcc, s4, v2
	s_mov_b32 s4, 0xa54ff53a
	v_add_u32_e32 v14, vcc, s4, v7
	s_mov_b32 s4, 0x510e527f
	v_add_u32_e32 v11, vcc, 0x6a09e667, v11
	v_add_u32_e32 v2, vcc, s4, v10
	v_add_u32_e32 v6, vcc, 16, v8
	v_addc_u32_e32 v7, vcc, 0, v9, vcc
	v_add_u32_e32 v3, vcc, 0x9b05688c, v5
	v_add_u32_e32 v4, vcc, 0x1f83d9ab, v1
	v_add_u32_e32 v5, vcc, 0x5be0cd19, v0
	flat_store_dwordx4 v[8:9], v[11:14]
	flat_store_dwordx4 v[6:7], v[2:5]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel sha256
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 260
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_count 10
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 18
		.amdhsa_next_free_sgpr 12
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
	.size	sha256, .Lfunc_end0-sha256
	.section	.AMDGPU.csdata
	.hidden	rounds
	.type	rounds,@object
	.section	.rodata,#alloc
	.globl	rounds
	.p2align	2
rounds:
	.long	1116352408
	.long	1899447441
	.long	3049323471
	.long	3921009573
	.long	961987163
	.long	1508970993
	.long	2453635748
	.long	2870763221
	.long	3624381080
	.long	310598401
	.long	607225278
	.long	1426881987
	.long	1925078388
	.long	2162078206
	.long	2614888103
	.long	3248222580
	.long	3835390401
	.long	4022224774
	.long	264347078
	.long	604807628
	.long	770255983
	.long	1249150122
	.long	1555081692
	.long	1996064986
	.long	2554220882
	.long	2821834349
	.long	2952996808
	.long	3210313671
	.long	3336571891
	.long	3584528711
	.long	113926993
	.long	338241895
	.long	666307205
	.long	773529912
	.long	1294757372
	.long	1396182291
	.long	1695183700
	.long	1986661051
	.long	2177026350
	.long	2456956037
	.long	2730485921
	.long	2820302411
	.long	3259730800
	.long	3345764771
	.long	3516065817
	.long	3600352804
	.long	4094571909
	.long	275423344
	.long	430227734
	.long	506948616
	.long	659060556
	.long	883997877
	.long	958139571
	.long	1322822218
	.long	1537002063
	.long	1747873779
	.long	1955562222
	.long	2024104815
	.long	2227730452
	.long	2361852424
	.long	2428436474
	.long	2756734187
	.long	3204031479
	.long	3329325298
	.size	rounds, 256

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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           sha256
    .private_segment_fixed_size: 260
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         sha256.kd
    .vgpr_count:     18
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
