	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	ok_deque
	.globl	ok_deque
	.p2align	8
	.type	ok_deque,@function
ok_deque:
.Lfunc_begin0:
	.file	0 "." "ok_deque.cl" md5 0x3da1d05480debd80221b252278f969ac
	.loc	0 4 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 5 25 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10
	.loc	0 5 9 is_stmt 0
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	.loc	0 7 25 is_stmt 1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .LBB0_3
	.loc	0 9 21
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s12
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s13
	flat_store_dword v[0:1], v2
	.loc	0 11 13
	v_mov_b32_e32 v0, s10
	.loc	0 9 13
	s_add_u32 s0, s12, 4
	.loc	0 11 13
	v_mov_b32_e32 v1, s11
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 10 13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v2
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 8
	v_mov_b32_e32 v4, 2
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 12
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 3
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 16
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 4
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 20
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 5
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 24
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 6
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 28
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 7
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 32
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 8
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 36
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 9
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 40
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 10
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 44
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 11
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 48
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 12
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 52
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 13
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 56
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 14
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 60
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 15
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 64
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 16
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 0x44
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 17
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 0x48
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 18
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 0x4c
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 19
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 0x50
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 20
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 0x54
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 21
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 0x58
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 22
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 0x5c
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 23
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 0x60
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 24
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 0x64
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 25
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 0x68
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 26
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 0x6c
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 27
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 0x70
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 28
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 0x74
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 29
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 0x78
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 30
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_add_u32 s0, s12, 0x7c
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 31
	.loc	0 9 13
	s_addc_u32 s1, s13, 0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 9 13
	v_mov_b32_e32 v3, s1
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v4, 32
	.loc	0 9 13
	v_mov_b32_e32 v2, s0
	.loc	0 9 21 is_stmt 0
	flat_store_dword v[2:3], v4
	.loc	0 10 13 is_stmt 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 11 13
	flat_store_dword v[0:1], v4
.LBB0_3:
	.loc	0 5 9
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s14
	v_mov_b32_e32 v1, s15
	.loc	0 13 12
	flat_load_dword v0, v[0:1] glc
	.loc	0 13 56 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, 31, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_10
	.loc	0 0 56
	s_add_u32 s0, s14, 4
	s_addc_u32 s1, s15, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_branch .LBB0_7
.LBB0_5:
	s_or_b64 exec, exec, s[2:3]
.LBB0_6:
	.loc	0 13 12
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	flat_load_dword v0, v[3:4] glc
	.loc	0 13 56
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, 32, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_10
.LBB0_7:
	.loc	0 14 18 is_stmt 1
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v4, s9
	flat_load_dword v0, v[3:4] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 15 18
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	flat_load_dword v3, v[3:4] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 15 15 is_stmt 0
	v_cmp_ge_u32_e32 vcc, v0, v3
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_6
	.loc	0 17 21 is_stmt 1
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v3, vcc, s12, v3
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	.loc	0 18 14
	v_mov_b32_e32 v6, s8
	.loc	0 17 21
	flat_load_dword v3, v[3:4]
	.loc	0 18 58
	v_add_u32_e32 v4, vcc, 1, v0
	.loc	0 18 14 is_stmt 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v7, s9
	s_waitcnt vmcnt(0)
	flat_atomic_cmpswap v4, v[6:7], v[4:5] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, v4, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_5
	.loc	0 20 9 is_stmt 1
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v4, s0
	flat_atomic_add v[4:5], v3
	.loc	0 21 9
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	flat_atomic_add v[3:4], v2
	s_branch .LBB0_5
.LBB0_10:
	.loc	0 23 1
	s_endpgm
.Ltmp0:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ok_deque
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
		.amdhsa_next_free_vgpr 8
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
	.size	ok_deque, .Lfunc_end0-ok_deque
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
        .type_name:      'atomic_uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ok_deque
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         ok_deque.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
