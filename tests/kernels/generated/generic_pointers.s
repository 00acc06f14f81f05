	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.p2align	2
	.type	consume,@function
consume:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_4
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v3, 0
.LBB0_2:
	flat_load_dword v4, v[0:1]
	v_mul_lo_u32 v3, v3, 31
	v_add_u32_e32 v2, vcc, -1, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[6:7], vcc, s[6:7]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v3, vcc, v4, v3
	flat_store_dword v[0:1], v3
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_2
	s_or_b64 exec, exec, s[6:7]
.LBB0_4:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v0, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	consume, .Lfunc_end0-consume
	.section	.AMDGPU.csdata
	.text
	.protected	generic_pointers
	.globl	generic_pointers
	.p2align	8
	.type	generic_pointers,@function
generic_pointers:
	s_load_dword s4, s[4:5], 0x4
	s_add_i32 s10, s10, s13
	s_lshr_b32 flat_scratch_hi, s10, 8
	s_add_u32 s0, s0, s13
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v9, vcc, s12, v0
	v_xor_b32_sdwa v1, v9, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s5, 0x7feb352d
	v_mul_lo_u32 v1, v1, s5
	s_mov_b32 flat_scratch_lo, s11
	s_mov_b64 s[10:11], s[6:7]
	s_movk_i32 s6, 0x3e8
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_add_u32_e32 v2, vcc, s6, v9
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s5
	s_movk_i32 s6, 0x7d0
	v_add_u32_e32 v4, vcc, s6, v9
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v5, 15, v2
	s_mov_b32 s4, 0x846ca68b
	v_mul_lo_u32 v4, v4, s5
	v_xor_b32_e32 v2, v5, v2
	v_mul_lo_u32 v2, v2, s4
	v_lshlrev_b32_e32 v10, 3, v0
	v_lshrrev_b32_e32 v5, 15, v4
	v_xor_b32_e32 v4, v5, v4
	v_xor_b32_sdwa v5, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshlrev_b32_e32 v2, 5, v0
	v_add_u32_e32 v0, vcc, 1, v9
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v6, v0, s5
	v_mul_lo_u32 v1, v1, s4
	v_mul_lo_u32 v4, v4, s4
	s_movk_i32 s6, 0x3e9
	v_lshrrev_b32_e32 v7, 15, v6
	v_xor_b32_e32 v6, v7, v6
	v_add_u32_e32 v7, vcc, s6, v9
	s_load_dwordx4 s[12:15], s[8:9], 0x0
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v6, v6, s4
	v_mul_lo_u32 v12, v7, s5
	v_lshlrev_b32_e32 v3, 3, v9
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v11, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mov_b32_e32 v4, 0
	buffer_store_dword v1, off, s[0:3], 0 offset:4
	v_lshlrev_b64 v[0:1], 2, v[3:4]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s13
	v_add_u32_e32 v7, vcc, s12, v0
	v_xor_b32_sdwa v0, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v6, 15, v12
	v_xor_b32_e32 v6, v6, v12
	s_movk_i32 s6, 0x7d1
	v_addc_u32_e32 v8, vcc, v8, v1, vcc
	v_mul_lo_u32 v12, v6, s4
	v_add_u32_e32 v6, vcc, s6, v9
	v_xor_b32_sdwa v6, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v13, v6, s5
	v_mov_b32_e32 v1, 4
	v_add_u32_e32 v6, vcc, 4, v1
	v_lshrrev_b32_e32 v1, 15, v13
	v_xor_b32_e32 v1, v1, v13
	v_mul_lo_u32 v1, v1, s4
	buffer_store_dword v0, off, s[0:3], 0 offset:8
	v_xor_b32_sdwa v0, v12, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v12, vcc, 2, v9
	v_xor_b32_sdwa v12, v12, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_movk_i32 s6, 0x3ea
	v_mul_lo_u32 v13, v12, s5
	s_mov_b32 m0, -1
	v_xor_b32_sdwa v12, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v1, vcc, s6, v9
	s_movk_i32 s6, 0x7d2
	ds_write2_b32 v2, v5, v0 offset1:1
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v5, vcc, s6, v9
	v_mul_lo_u32 v1, v1, s5
	v_xor_b32_sdwa v5, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v5, v5, s5
	v_lshrrev_b32_e32 v0, 15, v13
	v_xor_b32_e32 v0, v0, v13
	v_lshrrev_b32_e32 v13, 15, v1
	v_mul_lo_u32 v0, v0, s4
	v_xor_b32_e32 v1, v13, v1
	v_lshrrev_b32_e32 v13, 15, v5
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_e32 v5, v13, v5
	v_mul_lo_u32 v5, v5, s4
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	buffer_store_dword v0, off, s[0:3], 0 offset:12
	v_xor_b32_sdwa v0, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v1, vcc, 3, v9
	s_movk_i32 s6, 0x3eb
	v_xor_b32_sdwa v13, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v5, vcc, s6, v9
	v_mul_lo_u32 v1, v1, s5
	v_xor_b32_sdwa v5, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v5, v5, s5
	s_movk_i32 s6, 0x7d3
	v_lshrrev_b32_e32 v14, 15, v1
	v_xor_b32_e32 v1, v14, v1
	v_lshrrev_b32_e32 v14, 15, v5
	v_xor_b32_e32 v5, v14, v5
	v_add_u32_e32 v14, vcc, s6, v9
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v14, v14, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v5, v5, s4
	v_mul_lo_u32 v14, v14, s5
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	buffer_store_dword v1, off, s[0:3], 0 offset:16
	v_xor_b32_sdwa v1, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v5, 15, v14
	v_xor_b32_e32 v5, v5, v14
	v_mul_lo_u32 v5, v5, s4
	v_add_u32_e32 v14, vcc, 4, v9
	v_xor_b32_sdwa v14, v14, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_movk_i32 s6, 0x3ec
	v_mul_lo_u32 v15, v14, s5
	ds_write2_b32 v2, v0, v1 offset0:2 offset1:3
	v_add_u32_e32 v1, vcc, s6, v9
	s_movk_i32 s6, 0x7d4
	v_xor_b32_sdwa v14, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v5, vcc, s6, v9
	v_mul_lo_u32 v1, v1, s5
	v_xor_b32_sdwa v5, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v5, v5, s5
	v_lshrrev_b32_e32 v0, 15, v15
	v_xor_b32_e32 v0, v0, v15
	flat_store_dwordx4 v[7:8], v[11:14]
	v_mul_lo_u32 v0, v0, s4
	v_lshrrev_b32_e32 v11, 15, v1
	v_xor_b32_e32 v1, v11, v1
	v_lshrrev_b32_e32 v11, 15, v5
	v_xor_b32_e32 v5, v11, v5
	v_mul_lo_u32 v5, v5, s4
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	buffer_store_dword v0, off, s[0:3], 0 offset:20
	v_add_u32_e32 v0, vcc, 5, v9
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v11, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v5, v0, s5
	v_or_b32_e32 v3, 4, v3
	v_xor_b32_sdwa v12, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshlrev_b64 v[0:1], 2, v[3:4]
	v_lshrrev_b32_e32 v4, 15, v5
	v_xor_b32_e32 v4, v4, v5
	v_mul_lo_u32 v4, v4, s4
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v0, vcc, s12, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	v_xor_b32_sdwa v3, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_movk_i32 s6, 0x3ed
	buffer_store_dword v3, off, s[0:3], 0 offset:24
	v_add_u32_e32 v3, vcc, s6, v9
	s_movk_i32 s6, 0x7d5
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v4, vcc, s6, v9
	v_mul_lo_u32 v3, v3, s5
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v4, v4, s5
	s_movk_i32 s6, 0x3ee
	v_lshrrev_b32_e32 v5, 15, v3
	v_xor_b32_e32 v3, v5, v3
	v_lshrrev_b32_e32 v5, 15, v4
	v_xor_b32_e32 v4, v5, v4
	v_add_u32_e32 v5, vcc, 6, v9
	v_mul_lo_u32 v3, v3, s4
	v_xor_b32_sdwa v5, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v4, v4, s4
	v_mul_lo_u32 v5, v5, s5
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	ds_write2_b32 v2, v12, v3 offset0:4 offset1:5
	v_xor_b32_sdwa v12, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v3, 15, v5
	v_add_u32_e32 v4, vcc, s6, v9
	s_movk_i32 s6, 0x7d6
	v_xor_b32_e32 v3, v3, v5
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v5, vcc, s6, v9
	v_mul_lo_u32 v4, v4, s5
	v_xor_b32_sdwa v5, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v5, v5, s5
	v_mul_lo_u32 v3, v3, s4
	v_lshrrev_b32_e32 v13, 15, v4
	v_xor_b32_e32 v4, v13, v4
	v_lshrrev_b32_e32 v13, 15, v5
	v_mul_lo_u32 v4, v4, s4
	v_xor_b32_e32 v5, v13, v5
	v_mul_lo_u32 v5, v5, s4
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	buffer_store_dword v3, off, s[0:3], 0 offset:28
	v_xor_b32_sdwa v3, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v4, vcc, 7, v9
	s_movk_i32 s6, 0x3ef
	v_xor_b32_sdwa v13, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v5, vcc, s6, v9
	v_mul_lo_u32 v4, v4, s5
	v_xor_b32_sdwa v5, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v5, v5, s5
	s_movk_i32 s6, 0x7d7
	v_lshrrev_b32_e32 v14, 15, v4
	v_xor_b32_e32 v4, v14, v4
	v_lshrrev_b32_e32 v14, 15, v5
	v_xor_b32_e32 v5, v14, v5
	v_add_u32_e32 v14, vcc, s6, v9
	v_mul_lo_u32 v4, v4, s4
	v_xor_b32_sdwa v14, v14, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v5, v5, s4
	v_mul_lo_u32 v14, v14, s5
	s_mov_b32 s5, 0xaaaaaaab
	v_mul_hi_u32 v15, v9, s5
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	buffer_store_dword v4, off, s[0:3], 0 offset:32
	v_xor_b32_sdwa v4, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v5, 15, v14
	ds_write2_b32 v2, v3, v4 offset0:6 offset1:7
	v_lshrrev_b32_e32 v3, 1, v15
	v_xor_b32_e32 v5, v5, v14
	v_mul_lo_u32 v3, v3, 3
	v_mul_lo_u32 v5, v5, s4
	s_movk_i32 s32, 0xc00
	v_sub_u32_e32 v3, vcc, v9, v3
	v_xor_b32_sdwa v14, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_lt_i32_e32 vcc, 0, v3
	flat_store_dwordx4 v[0:1], v[11:14]
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB1_6
	v_cmp_ne_u32_e32 vcc, 1, v3
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v1, v8
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB1_5
	s_load_dword s8, s[10:11], 0x40
	v_cmp_ne_u32_e32 vcc, -1, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s8
	v_cndmask_b32_e32 v1, 0, v0, vcc
	v_cndmask_b32_e32 v0, 0, v2, vcc
.LBB1_5:
	s_or_b64 exec, exec, s[6:7]
.LBB1_6:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_8
	s_load_dword s6, s[10:11], 0x44
	v_mov_b32_e32 v0, 4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s6
.LBB1_8:
	s_or_b64 exec, exec, s[4:5]
	v_and_b32_e32 v11, 7, v9
	v_add_u32_e32 v2, vcc, 1, v11
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, consume@rel32@lo+4
	s_addc_u32 s9, s9, consume@rel32@hi+12
	s_swappc_b64 s[30:31], s[8:9]
	s_load_dword s4, s[10:11], 0x44
	s_load_dword s10, s[10:11], 0x40
	v_cmp_ne_u32_e32 vcc, -1, v6
	v_mov_b32_e32 v5, v0
	v_cndmask_b32_e32 v0, 0, v6, vcc
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v12, s4
	v_cndmask_b32_e32 v1, 0, v12, vcc
	v_mov_b32_e32 v2, 3
	s_swappc_b64 s[30:31], s[8:9]
	v_mov_b32_e32 v6, v0
	v_and_b32_e32 v0, 3, v9
	v_or_b32_e32 v0, v0, v10
	v_lshlrev_b32_e32 v0, 2, v0
	v_cmp_ne_u32_e32 vcc, -1, v0
	v_mov_b32_e32 v1, s10
	v_cndmask_b32_e32 v0, 0, v0, vcc
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_mov_b32_e32 v2, 4
	s_swappc_b64 s[30:31], s[8:9]
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	buffer_load_dword v13, off, s[0:3], 0 offset:16
	buffer_load_dword v14, off, s[0:3], 0 offset:32
	v_xor_b32_e32 v2, v6, v5
	v_or_b32_e32 v10, v11, v10
	v_xor_b32_e32 v0, v2, v0
	v_lshlrev_b32_e32 v2, 2, v10
	v_lshlrev_b32_e32 v3, 2, v9
	v_mov_b32_e32 v4, 0
	ds_read_b32 v2, v2
	v_lshlrev_b32_e32 v11, 2, v11
	v_mov_b32_e32 v16, 4
	v_add_u32_e32 v17, vcc, 8, v7
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_addc_u32_e32 v7, vcc, 0, v8, vcc
	v_add_u32_e32 v8, vcc, v16, v11
	v_mov_b32_e32 v15, s15
	v_and_b32_e32 v9, 1, v9
	v_cmp_ne_u32_e32 vcc, -1, v8
	v_add_u32_e64 v5, s[4:5], s14, v5
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_addc_u32_e64 v6, s[4:5], v15, v6, s[4:5]
	v_cndmask_b32_e32 v10, 0, v12, vcc
	v_cmp_eq_u32_e32 vcc, 0, v9
	v_cndmask_b32_e32 v7, v7, v10, vcc
	v_or_b32_e32 v3, 3, v3
	s_waitcnt vmcnt(1)
	v_xor_b32_e32 v1, v13, v1
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v1, v1, v14
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx3 v[5:6], v[0:2]
	v_cndmask_b32_e32 v6, v17, v8, vcc
	flat_load_dword v2, v[6:7]
	v_lshlrev_b64 v[0:1], 2, v[3:4]
	v_add_u32_e32 v0, vcc, s14, v0
	v_addc_u32_e32 v1, vcc, v15, v1, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel generic_pointers
		.amdhsa_group_segment_fixed_size 2048
		.amdhsa_private_segment_fixed_size 48
		.amdhsa_kernarg_size 16
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
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 18
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
.Lfunc_end1:
	.size	generic_pointers, .Lfunc_end1-generic_pointers
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
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           generic_pointers
    .private_segment_fixed_size: 48
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         generic_pointers.kd
    .vgpr_count:     18
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
