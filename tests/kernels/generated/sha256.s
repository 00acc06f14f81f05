	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	sha256                  ; -- Begin function sha256
	.globl	sha256
	.p2align	8
	.type	sha256,@function
sha256:                                 ; @sha256
; %bb.0:
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
.LBB0_1:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v5, v10
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v3
	s_cmp_gt_u32 s10, 15
	v_mov_b32_e32 v3, v11
	s_cbranch_scc0 .LBB0_3
; %bb.2:                                ;   in Loop: Header=BB0_1 Depth=1
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
.LBB0_3:                                ;   in Loop: Header=BB0_1 Depth=1
                                        ; implicit-def: $vgpr10
.LBB0_4:                                ;   in Loop: Header=BB0_1 Depth=1
	s_cmp_lt_i32 s10, 1
	v_mov_b32_e32 v10, v4
	s_cbranch_scc1 .LBB0_9
; %bb.5:                                ;   in Loop: Header=BB0_1 Depth=1
	s_cmp_eq_u32 s10, 1
	s_cbranch_scc1 .LBB0_7
; %bb.6:                                ;   in Loop: Header=BB0_1 Depth=1
	s_cmp_eq_u32 s10, 15
	s_cselect_b64 s[8:9], -1, 0
	v_cndmask_b32_e64 v10, 0, 1, s[8:9]
	v_lshlrev_b32_e32 v10, 5, v10
	s_branch .LBB0_9
.LBB0_7:                                ;   in Loop: Header=BB0_1 Depth=1
                                        ; implicit-def: $vgpr10
	s_cbranch_execz .LBB0_9
; %bb.8:                                ;   in Loop: Header=BB0_1 Depth=1
	v_bfrev_b32_e32 v10, 1
.LBB0_9:                                ;   in Loop: Header=BB0_1 Depth=1
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
; %bb.10:                               ;   in Loop: Header=BB0_1 Depth=1
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
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 684
; NumSgprs: 18
; NumVgprs: 18
; ScratchSize: 260
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 18
; Occupancy: 10
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 10
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.hidden	rounds                          ; @rounds
	.type	rounds,@object
	.section	.rodata,#alloc
	.globl	rounds
	.p2align	2
rounds:
	.long	1116352408                      ; 0x428a2f98
	.long	1899447441                      ; 0x71374491
	.long	3049323471                      ; 0xb5c0fbcf
	.long	3921009573                      ; 0xe9b5dba5
	.long	961987163                       ; 0x3956c25b
	.long	1508970993                      ; 0x59f111f1
	.long	2453635748                      ; 0x923f82a4
	.long	2870763221                      ; 0xab1c5ed5
	.long	3624381080                      ; 0xd807aa98
	.long	310598401                       ; 0x12835b01
	.long	607225278                       ; 0x243185be
	.long	1426881987                      ; 0x550c7dc3
	.long	1925078388                      ; 0x72be5d74
	.long	2162078206                      ; 0x80deb1fe
	.long	2614888103                      ; 0x9bdc06a7
	.long	3248222580                      ; 0xc19bf174
	.long	3835390401                      ; 0xe49b69c1
	.long	4022224774                      ; 0xefbe4786
	.long	264347078                       ; 0xfc19dc6
	.long	604807628                       ; 0x240ca1cc
	.long	770255983                       ; 0x2de92c6f
	.long	1249150122                      ; 0x4a7484aa
	.long	1555081692                      ; 0x5cb0a9dc
	.long	1996064986                      ; 0x76f988da
	.long	2554220882                      ; 0x983e5152
	.long	2821834349                      ; 0xa831c66d
	.long	2952996808                      ; 0xb00327c8
	.long	3210313671                      ; 0xbf597fc7
	.long	3336571891                      ; 0xc6e00bf3
	.long	3584528711                      ; 0xd5a79147
	.long	113926993                       ; 0x6ca6351
	.long	338241895                       ; 0x14292967
	.long	666307205                       ; 0x27b70a85
	.long	773529912                       ; 0x2e1b2138
	.long	1294757372                      ; 0x4d2c6dfc
	.long	1396182291                      ; 0x53380d13
	.long	1695183700                      ; 0x650a7354
	.long	1986661051                      ; 0x766a0abb
	.long	2177026350                      ; 0x81c2c92e
	.long	2456956037                      ; 0x92722c85
	.long	2730485921                      ; 0xa2bfe8a1
	.long	2820302411                      ; 0xa81a664b
	.long	3259730800                      ; 0xc24b8b70
	.long	3345764771                      ; 0xc76c51a3
	.long	3516065817                      ; 0xd192e819
	.long	3600352804                      ; 0xd6990624
	.long	4094571909                      ; 0xf40e3585
	.long	275423344                       ; 0x106aa070
	.long	430227734                       ; 0x19a4c116
	.long	506948616                       ; 0x1e376c08
	.long	659060556                       ; 0x2748774c
	.long	883997877                       ; 0x34b0bcb5
	.long	958139571                       ; 0x391c0cb3
	.long	1322822218                      ; 0x4ed8aa4a
	.long	1537002063                      ; 0x5b9cca4f
	.long	1747873779                      ; 0x682e6ff3
	.long	1955562222                      ; 0x748f82ee
	.long	2024104815                      ; 0x78a5636f
	.long	2227730452                      ; 0x84c87814
	.long	2361852424                      ; 0x8cc70208
	.long	2428436474                      ; 0x90befffa
	.long	2756734187                      ; 0xa4506ceb
	.long	3204031479                      ; 0xbef9a3f7
	.long	3329325298                      ; 0xc67178f2
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
