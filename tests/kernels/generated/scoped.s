	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	scoped
	.globl	scoped
	.p2align	8
	.type	scoped,@function
scoped:
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[2:3], s[6:7], 0x10
	s_load_dword s6, s[6:7], 0x1c
	s_load_dword s0, s[4:5], 0x4
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v15, v3
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, vcc, s6, v0
	s_and_b32 s7, s0, 0xffff
	v_addc_u32_e64 v1, s[4:5], 0, 0, vcc
	v_mad_u64_u32 v[4:5], s[4:5], s7, v2, v[0:1]
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v2, s15
	v_lshlrev_b64 v[0:1], 2, v[4:5]
	s_mov_b32 s4, 0x7feb352d
	v_add_u32_e32 v10, vcc, s12, v0
	v_mov_b32_e32 v0, s13
	v_addc_u32_e32 v11, vcc, v0, v1, vcc
	v_lshlrev_b64 v[0:1], 3, v[4:5]
	s_mov_b32 s5, 0x846ca68b
	v_add_u32_e32 v12, vcc, s14, v0
	v_addc_u32_e32 v13, vcc, v2, v1, vcc
	v_xor_b32_sdwa v2, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s4
	s_movk_i32 s6, 0x3e8
	v_mov_b32_e32 v24, 2
	v_mov_b32_e32 v25, 3
	v_lshrrev_b32_e32 v5, 15, v2
	v_xor_b32_e32 v2, v5, v2
	v_mul_lo_u32 v2, v2, s5
	s_mov_b32 s0, 0
	s_mov_b32 s1, 5
	v_xor_b32_sdwa v7, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v2, vcc, s6, v4
	v_xor_b32_sdwa v5, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v5, v5, s4
	s_mov_b32 s6, 0x9e3779b9
	v_xor_b32_e32 v2, s6, v2
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v6, 15, v5
	v_xor_b32_e32 v5, v6, v5
	v_mul_lo_u32 v5, v5, s5
	v_mul_lo_u32 v2, v2, s4
	v_add_u32_e32 v0, vcc, s2, v0
	v_xor_b32_sdwa v9, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v5, s6, v4
	v_xor_b32_sdwa v5, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v5, v5, s4
	v_mov_b32_e32 v16, v9
	v_lshrrev_b32_e32 v6, 15, v5
	v_xor_b32_e32 v5, v6, v5
	v_mul_lo_u32 v5, v5, s5
	v_xor_b32_sdwa v6, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v5, 15, v2
	v_xor_b32_e32 v2, v5, v2
	v_mul_lo_u32 v2, v2, s5
	v_xor_b32_sdwa v8, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mov_b32_e32 v2, s3
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_mov_b32_e32 v2, 1
	flat_store_dwordx2 v[0:1], v[2:3]
	onward_sync_store v[10:11], v7 wg rlx
	onward_sync_load v14, v[10:11] wg rlx
	v_mad_u64_u32 v[14:15], s[2:3], v4, 31, v[14:15]
	v_mul_lo_u32 v5, v15, 31
	v_mad_u64_u32 v[14:15], s[2:3], v14, 31, 0
	v_add_u32_e32 v5, vcc, v15, v5
	onward_sync_add v15, v[10:11], v9 wg acq
	v_add_u32_e32 v14, vcc, v14, v15
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_mul_lo_u32 v5, v5, 31
	v_mad_u64_u32 v[14:15], s[2:3], v14, 31, 0
	v_add_u32_e32 v5, vcc, v15, v5
	onward_sync_sub v15, v[10:11], v4 wg rel
	v_add_u32_e32 v14, vcc, v14, v15
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_mul_lo_u32 v5, v5, 31
	v_mad_u64_u32 v[14:15], s[2:3], v14, 31, 0
	v_add_u32_e32 v5, vcc, v15, v5
	onward_sync_swap v15, v[10:11], v9 wg ar
	v_add_u32_e32 v14, vcc, v14, v15
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_mul_lo_u32 v5, v5, 31
	v_mad_u64_u32 v[14:15], s[2:3], v14, 31, 0
	v_add_u32_e32 v5, vcc, v15, v5
	v_mov_b32_e32 v15, v7
	onward_sync_cmpswap v17, v[10:11], v[15:16] wg acq
	v_add_u32_e32 v14, vcc, v14, v17
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_mul_lo_u32 v5, v5, 31
	v_mad_u64_u32 v[14:15], s[2:3], v14, 31, 0
	v_add_u32_e32 v5, vcc, v15, v5
	v_mov_b32_e32 v15, v2
	onward_sync_cmpswap v17, v[10:11], v[15:16] agent acq
	v_add_u32_e32 v16, vcc, v14, v17
	flat_load_dwordx2 v[14:15], v[0:1]
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_mul_lo_u32 v5, v5, 31
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v14, vcc, 1, v14
	v_addc_u32_e32 v15, vcc, 0, v15, vcc
	flat_store_dwordx2 v[0:1], v[14:15]
	v_mad_u64_u32 v[14:15], s[2:3], v16, 31, 0
	v_add_u32_e32 v5, vcc, v15, v5
	onward_sync_umin v15, v[10:11], v9 agent rel
	v_add_u32_e32 v14, vcc, v14, v15
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_mul_lo_u32 v5, v5, 31
	v_mad_u64_u32 v[14:15], s[2:3], v14, 31, 0
	v_add_u32_e32 v5, vcc, v15, v5
	v_xor_b32_e32 v15, v9, v7
	onward_sync_umax v16, v[10:11], v15 agent ar
	v_add_u32_e32 v14, vcc, v14, v16
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_mul_lo_u32 v5, v5, 31
	v_mad_u64_u32 v[16:17], s[2:3], v14, 31, 0
	v_add_u32_e32 v5, vcc, v17, v5
	v_not_b32_e32 v17, v9
	onward_sync_and v14, v[10:11], v17 agent rlx
	v_add_u32_e32 v14, vcc, v16, v14
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_mul_lo_u32 v5, v5, 31
	v_mad_u64_u32 v[18:19], s[2:3], v14, 31, 0
	v_add_u32_e32 v5, vcc, v19, v5
	v_mov_b32_e32 v19, 0x10101
	onward_sync_or v14, v[10:11], v19 agent acq remote
	v_add_u32_e32 v14, vcc, v18, v14
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_mul_lo_u32 v5, v5, 31
	v_mad_u64_u32 v[20:21], s[2:3], v14, 31, 0
	onward_sync_xor v14, v[10:11], v7 agent rlx remote
	v_add_u32_e32 v5, vcc, v21, v5
	v_add_u32_e32 v14, vcc, v20, v14
	flat_load_dwordx2 v[20:21], v[0:1]
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_mul_lo_u32 v5, v5, 31
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	v_addc_u32_e32 v21, vcc, 0, v21, vcc
	flat_store_dwordx2 v[0:1], v[20:21]
	v_mad_u64_u32 v[20:21], s[2:3], v14, 31, 0
	v_add_u32_e32 v5, vcc, v21, v5
	v_mov_b32_e32 v21, -1
	onward_sync_inc v14, v[10:11], v21 agent ar remote
	v_add_u32_e32 v14, vcc, v20, v14
	v_mad_u64_u32 v[22:23], s[2:3], v14, 31, 0
	s_mov_b32 s2, 0xaaaaaaab
	v_mul_hi_u32 v14, v4, s2
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_mul_lo_u32 v5, v5, 31
	v_lshrrev_b32_e32 v14, 1, v14
	v_mul_lo_u32 v14, v14, 3
	v_add_u32_e32 v5, vcc, v23, v5
	v_sub_u32_e32 v18, vcc, v4, v14
	onward_sync_swap v14, v[10:11], v18 agent rel remote
	v_add_u32_e32 v14, vcc, v22, v14
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_mul_lo_u32 v5, v5, 31
	v_mad_u64_u32 v[22:23], s[2:3], v14, 31, 0
	onward_sync_inc v14, v[10:11], v24 wg rlx
	v_add_u32_e32 v5, vcc, v23, v5
	v_add_u32_e32 v14, vcc, v22, v14
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_mul_lo_u32 v5, v5, 31
	v_mad_u64_u32 v[22:23], s[2:3], v14, 31, 0
	v_mov_b32_e32 v14, 5
	onward_sync_dec v16, v[10:11], v14 agent acq
	v_add_u32_e32 v5, vcc, v23, v5
	v_add_u32_e32 v16, vcc, v22, v16
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_mul_lo_u32 v5, v5, 31
	v_mad_u64_u32 v[22:23], s[2:3], v16, 31, 0
	onward_sync_dec v16, v[10:11], v14 wg ar
	v_add_u32_e32 v5, vcc, v23, v5
	v_add_u32_e32 v14, vcc, v22, v16
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_mul_lo_u32 v5, v5, 31
	v_mad_u64_u32 v[22:23], s[2:3], v14, 31, 0
	onward_sync_load v14, v[10:11] agent acq remote
	onward_sync_load v16, v[10:11] wg acq
	v_add_u32_e32 v5, vcc, v23, v5
	v_add_u32_e32 v14, vcc, v22, v14
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_mul_lo_u32 v5, v5, 31
	v_mad_u64_u32 v[23:24], s[2:3], v14, 31, 0
	v_add_u32_e32 v16, vcc, v16, v9
	onward_sync_store v[10:11], v16 agent rel remote
	v_add_u32_e32 v5, vcc, v24, v5
	v_mov_b32_e32 v22, v3
	onward_wait_add v14, v[10:11], v25, v[21:22] ge remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v10, vcc, v23, v14
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_mul_lo_u32 v5, v5, 31
	v_mad_u64_u32 v[10:11], s[2:3], v10, 31, 0
	onward_sync_store_x2 v[12:13], v[6:7] agent rlx remote
	onward_sync_load_x2 v[20:21], v[12:13] agent rlx
	v_add_u32_e32 v5, vcc, v11, v5
	v_add_u32_e32 v10, vcc, v10, v20
	v_addc_u32_e32 v5, vcc, v5, v21, vcc
	v_mul_lo_u32 v5, v5, 31
	v_mad_u64_u32 v[10:11], s[2:3], v10, 31, 0
	onward_sync_add_x2 v[20:21], v[12:13], v[8:9] agent rel
	v_xor_b32_e32 v14, v8, v6
	v_add_u32_e32 v5, vcc, v11, v5
	v_add_u32_e32 v10, vcc, v10, v20
	v_addc_u32_e32 v5, vcc, v5, v21, vcc
	v_mul_lo_u32 v5, v5, 31
	v_mad_u64_u32 v[10:11], s[2:3], v10, 31, 0
	v_not_b32_e32 v16, v8
	v_add_u32_e32 v11, vcc, v11, v5
	v_lshlrev_b32_e32 v5, 1, v4
	v_mov_b32_e32 v4, v3
	onward_sync_sub_x2 v[20:21], v[12:13], v[4:5] agent acq
	v_add_u32_e32 v4, vcc, v10, v20
	v_addc_u32_e32 v5, vcc, v11, v21, vcc
	v_mul_lo_u32 v10, v5, 31
	v_mad_u64_u32 v[4:5], s[2:3], v4, 31, 0
	v_add_u32_e32 v5, vcc, v5, v10
	onward_sync_swap_x2 v[10:11], v[12:13], v[8:9] agent ar
	v_add_u32_e32 v4, vcc, v4, v10
	v_addc_u32_e32 v5, vcc, v5, v11, vcc
	v_mul_lo_u32 v10, v5, 31
	v_mad_u64_u32 v[4:5], s[2:3], v4, 31, 0
	v_add_u32_e32 v5, vcc, v5, v10
	onward_sync_cmpswap_x2 v[10:11], v[12:13], v[6:9] agent rlx
	v_add_u32_e32 v4, vcc, v4, v10
	v_addc_u32_e32 v5, vcc, v5, v11, vcc
	v_mul_lo_u32 v5, v5, 31
	v_mad_u64_u32 v[10:11], s[2:3], v4, 31, 0
	v_mov_b32_e32 v4, v8
	v_add_u32_e32 v11, vcc, v11, v5
	v_mov_b32_e32 v5, v9
	onward_sync_cmpswap_x2 v[20:21], v[12:13], v[2:5] wg ar
	flat_load_dwordx2 v[4:5], v[0:1]
	v_add_u32_e32 v2, vcc, v10, v20
	v_addc_u32_e32 v10, vcc, v11, v21, vcc
	v_mul_lo_u32 v10, v10, 31
	v_mov_b32_e32 v20, 0x10000
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	flat_store_dwordx2 v[0:1], v[4:5]
	v_mad_u64_u32 v[4:5], s[2:3], v2, 31, 0
	v_add_u32_e32 v2, vcc, v5, v10
	onward_sync_umin_x2 v[10:11], v[12:13], v[8:9] wg rlx
	v_add_u32_e32 v4, vcc, v4, v10
	v_addc_u32_e32 v2, vcc, v2, v11, vcc
	v_mul_lo_u32 v2, v2, 31
	v_mad_u64_u32 v[4:5], s[2:3], v4, 31, 0
	onward_sync_umax_x2 v[10:11], v[12:13], v[14:15] wg acq
	v_add_u32_e32 v2, vcc, v5, v2
	v_add_u32_e32 v4, vcc, v4, v10
	v_addc_u32_e32 v2, vcc, v2, v11, vcc
	v_mul_lo_u32 v2, v2, 31
	v_mad_u64_u32 v[4:5], s[2:3], v4, 31, 0
	onward_sync_and_x2 v[10:11], v[12:13], v[16:17] wg rel
	v_add_u32_e32 v2, vcc, v5, v2
	v_add_u32_e32 v4, vcc, v4, v10
	v_addc_u32_e32 v2, vcc, v2, v11, vcc
	v_mul_lo_u32 v2, v2, 31
	v_mad_u64_u32 v[4:5], s[2:3], v4, 31, 0
	onward_sync_or_x2 v[10:11], v[12:13], v[19:20] wg ar
	v_mov_b32_e32 v19, v3
	v_add_u32_e32 v2, vcc, v5, v2
	v_add_u32_e32 v4, vcc, v4, v10
	v_addc_u32_e32 v2, vcc, v2, v11, vcc
	v_mul_lo_u32 v2, v2, 31
	v_mad_u64_u32 v[4:5], s[2:3], v4, 31, 0
	onward_sync_xor_x2 v[10:11], v[12:13], v[6:7] agent ar remote
	v_add_u32_e32 v2, vcc, v5, v2
	v_add_u32_e32 v4, vcc, v4, v10
	v_addc_u32_e32 v2, vcc, v2, v11, vcc
	v_mul_lo_u32 v2, v2, 31
	v_mad_u64_u32 v[4:5], s[2:3], v4, 31, 0
	v_mov_b32_e32 v10, -1
	v_mov_b32_e32 v11, -1
	v_add_u32_e32 v2, vcc, v5, v2
	onward_sync_inc_x2 v[14:15], v[12:13], v[10:11] agent acq remote
	v_add_u32_e32 v4, vcc, v4, v14
	v_addc_u32_e32 v2, vcc, v2, v15, vcc
	v_mul_lo_u32 v2, v2, 31
	v_mad_u64_u32 v[4:5], s[2:3], v4, 31, 0
	onward_sync_swap_x2 v[10:11], v[12:13], v[18:19] agent rel remote
	v_add_u32_e32 v2, vcc, v5, v2
	v_add_u32_e32 v4, vcc, v4, v10
	v_addc_u32_e32 v2, vcc, v2, v11, vcc
	v_mul_lo_u32 v2, v2, 31
	v_mad_u64_u32 v[4:5], s[2:3], v4, 31, 0
	v_mov_b32_e32 v10, 2
	v_mov_b32_e32 v11, 0
	v_add_u32_e32 v2, vcc, v5, v2
	onward_sync_inc_x2 v[14:15], v[12:13], v[10:11] agent rlx
	v_add_u32_e32 v4, vcc, v4, v14
	v_addc_u32_e32 v2, vcc, v2, v15, vcc
	v_mul_lo_u32 v2, v2, 31
	v_mad_u64_u32 v[4:5], s[2:3], v4, 31, 0
	v_mov_b32_e32 v11, s1
	v_mov_b32_e32 v10, s0
	v_add_u32_e32 v2, vcc, v5, v2
	onward_sync_dec_x2 v[14:15], v[12:13], v[10:11] agent acq
	v_add_u32_e32 v4, vcc, v4, v14
	v_addc_u32_e32 v2, vcc, v2, v15, vcc
	v_mul_lo_u32 v2, v2, 31
	v_mad_u64_u32 v[4:5], s[0:1], v4, 31, 0
	onward_sync_dec_x2 v[14:15], v[12:13], v[10:11] wg rel
	onward_sync_load_x2 v[10:11], v[12:13] wg acq
	v_add_u32_e32 v2, vcc, v5, v2
	v_add_u32_e32 v4, vcc, v4, v14
	v_addc_u32_e32 v2, vcc, v2, v15, vcc
	v_mul_lo_u32 v2, v2, 31
	v_mad_u64_u32 v[4:5], s[0:1], v4, 31, 0
	v_add_u32_e32 v2, vcc, v5, v2
	v_add_u32_e32 v10, vcc, v4, v10
	v_addc_u32_e32 v2, vcc, v2, v11, vcc
	onward_sync_load_x2 v[4:5], v[12:13] agent acq
	v_add_u32_e32 v4, vcc, v4, v8
	v_addc_u32_e32 v5, vcc, v5, v9, vcc
	v_mul_lo_u32 v2, v2, 31
	v_mad_u64_u32 v[8:9], s[0:1], v10, 31, 0
	onward_sync_store_x2 v[12:13], v[4:5] wg rel
	v_mov_b32_e32 v4, v3
	v_add_u32_e32 v11, vcc, v9, v2
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v3
	onward_wait_swap_x2 v[9:10], v[12:13], v[6:7], v[2:5] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[2:3], v[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, v2, v9
	v_addc_u32_e32 v3, vcc, v3, v10, vcc
	v_add_u32_e32 v2, vcc, v2, v8
	v_addc_u32_e32 v3, vcc, v3, v11, vcc
	flat_store_dwordx2 v[0:1], v[2:3]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel scoped
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 80
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
		.amdhsa_next_free_vgpr 26
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
	.size	scoped, .Lfunc_end0-scoped
	.section	.AMDGPU.csdata
	.ident	"Debian clang version 14.0.6"
	.section	".note.GNU-stack"
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         8
        .size:           8
        .type_name:      'ulong*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'ulong*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         64
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           scoped
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         scoped.kd
    .vgpr_count:     26
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
