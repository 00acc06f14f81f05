	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	scoped                  ; -- Begin function scoped
	.globl	scoped
	.p2align	8
	.type	scoped,@function
scoped:                                 ; @scoped
; %bb.0:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x1c
	v_mov_b32_e32 v2, s8
	s_mov_b32 s4, 0x7feb352d
	s_mov_b32 s5, 0x9e3779b9
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_add_u32_e32 v0, vcc, s1, v0
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[2:3], s[0:1], s2, v2, v[0:1]
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dwordx2 s[6:7], s[6:7], 0x10
	v_mov_b32_e32 v1, 0
	v_xor_b32_sdwa v0, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v0, v0, s4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s1
	s_movk_i32 s1, 0x3e8
	v_add_u32_e32 v19, vcc, s1, v2
	v_xor_b32_sdwa v8, v19, v19 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v8, v8, s4
	v_lshrrev_b32_e32 v7, 15, v0
	v_mov_b32_e32 v3, v1
	v_xor_b32_e32 v0, v7, v0
	s_mov_b32 s1, 0x846ca68b
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_mul_lo_u32 v0, v0, s1
	v_lshrrev_b32_e32 v7, 15, v8
	v_xor_b32_e32 v7, v7, v8
	v_add_u32_e32 v8, vcc, s0, v4
	v_lshlrev_b64 v[3:4], 3, v[2:3]
	v_addc_u32_e32 v9, vcc, v6, v5, vcc
	v_xor_b32_sdwa v5, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mov_b32_e32 v0, s7
	v_add_u32_e32 v10, vcc, s6, v3
	v_mul_lo_u32 v7, v7, s1
	v_addc_u32_e32 v11, vcc, v0, v4, vcc
	v_mov_b32_e32 v0, 1
	flat_store_dwordx2 v[10:11], v[0:1]
	;;#ASMSTART
	onward_sync_store v[8:9], v5 wg rlx
	;;#ASMEND
	;;#ASMSTART
	onward_sync_load v14, v[8:9] wg rlx
	;;#ASMEND
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	;;#ASMSTART
	onward_sync_add v6, v[8:9], v7 wg acq
	;;#ASMEND
	;;#ASMSTART
	onward_sync_sub v21, v[8:9], v2 wg rel
	;;#ASMEND
	;;#ASMSTART
	onward_sync_swap v23, v[8:9], v7 wg ar
	;;#ASMEND
	v_mov_b32_e32 v12, v5
	v_mov_b32_e32 v13, v7
	;;#ASMSTART
	onward_sync_cmpswap v24, v[8:9], v[12:13] wg acq
	;;#ASMEND
	v_mov_b32_e32 v12, v0
	;;#ASMSTART
	onward_sync_cmpswap v25, v[8:9], v[12:13] agent acq
	;;#ASMEND
	flat_load_dwordx2 v[12:13], v[10:11]
	v_mov_b32_e32 v15, v1
	v_mad_u64_u32 v[14:15], s[6:7], v2, 31, v[14:15]
	v_mov_b32_e32 v20, s3
	v_xor_b32_e32 v30, s5, v19
	v_add_u32_e32 v19, vcc, s2, v3
	v_addc_u32_e32 v20, vcc, v20, v4, vcc
	v_mul_lo_u32 v15, v15, 31
	v_mad_u64_u32 v[3:4], s[2:3], v14, 31, 0
	v_xor_b32_e32 v22, s5, v2
	v_xor_b32_sdwa v22, v22, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v4, vcc, v4, v15
	v_add_u32_e32 v3, vcc, v3, v6
	v_addc_u32_e32 v6, vcc, 0, v4, vcc
	v_mad_u64_u32 v[3:4], s[2:3], v3, 31, 0
	v_mul_lo_u32 v6, v6, 31
	v_xor_b32_e32 v14, v7, v5
	v_mul_lo_u32 v31, v22, s4
	v_not_b32_e32 v22, v7
	v_add_u32_e32 v4, vcc, v4, v6
	v_add_u32_e32 v6, vcc, v3, v21
	v_addc_u32_e32 v15, vcc, 0, v4, vcc
	v_mov_b32_e32 v16, 0x10101
	s_mov_b32 s0, 0xaaaaaaab
	v_mul_hi_u32 v29, v2, s0
	v_xor_b32_sdwa v30, v30, v30 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshlrev_b32_e32 v18, 1, v2
	v_mov_b32_e32 v26, -1
	v_lshrrev_b32_e32 v29, 1, v29
	v_mov_b32_e32 v27, 2
	v_mov_b32_e32 v28, 5
	v_mov_b32_e32 v17, v1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 1, v12
	v_addc_u32_e32 v4, vcc, 0, v13, vcc
	flat_store_dwordx2 v[10:11], v[3:4]
	;;#ASMSTART
	onward_sync_umin v21, v[8:9], v7 agent rel
	;;#ASMEND
	;;#ASMSTART
	onward_sync_umax v32, v[8:9], v14 agent ar
	;;#ASMEND
	;;#ASMSTART
	onward_sync_and v33, v[8:9], v22 agent rlx
	;;#ASMEND
	;;#ASMSTART
	onward_sync_or v34, v[8:9], v16 agent acq remote
	;;#ASMEND
	;;#ASMSTART
	onward_sync_xor v35, v[8:9], v5 agent rlx remote
	;;#ASMEND
	flat_load_dwordx2 v[12:13], v[10:11]
	v_mad_u64_u32 v[3:4], s[2:3], v6, 31, 0
	v_mul_lo_u32 v6, v15, 31
	v_mul_lo_u32 v15, v30, s4
	v_add_u32_e32 v4, vcc, v4, v6
	v_add_u32_e32 v3, vcc, v3, v23
	v_addc_u32_e32 v6, vcc, 0, v4, vcc
	v_mad_u64_u32 v[3:4], s[2:3], v3, 31, 0
	v_mul_lo_u32 v6, v6, 31
	v_mul_lo_u32 v23, v29, 3
	v_lshrrev_b32_e32 v29, 15, v31
	v_add_u32_e32 v4, vcc, v4, v6
	v_add_u32_e32 v3, vcc, v3, v24
	v_addc_u32_e32 v6, vcc, 0, v4, vcc
	v_mad_u64_u32 v[3:4], s[2:3], v3, 31, 0
	v_mul_lo_u32 v6, v6, 31
	v_xor_b32_e32 v24, v29, v31
	v_lshrrev_b32_e32 v29, 15, v15
	v_xor_b32_e32 v15, v29, v15
	v_add_u32_e32 v4, vcc, v4, v6
	v_add_u32_e32 v3, vcc, v3, v25
	v_addc_u32_e32 v6, vcc, 0, v4, vcc
	v_mad_u64_u32 v[3:4], s[2:3], v3, 31, 0
	v_mul_lo_u32 v6, v6, 31
	v_mul_lo_u32 v24, v24, s1
	v_mul_lo_u32 v15, v15, s1
	v_add_u32_e32 v4, vcc, v4, v6
	v_add_u32_e32 v3, vcc, v3, v21
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_mul_lo_u32 v6, v4, 31
	v_mad_u64_u32 v[3:4], s[2:3], v3, 31, 0
	v_sub_u32_e32 v23, vcc, v2, v23
	v_add_u32_e32 v2, vcc, v4, v6
	v_add_u32_e32 v3, vcc, v3, v32
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	v_mad_u64_u32 v[2:3], s[0:1], v3, 31, 0
	v_mul_lo_u32 v21, v4, 31
	v_xor_b32_sdwa v4, v24, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v6, v15, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v3, vcc, v3, v21
	v_add_u32_e32 v2, vcc, v2, v33
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_mad_u64_u32 v[24:25], s[0:1], v2, 31, 0
	v_mul_lo_u32 v15, v3, 31
	v_mov_b32_e32 v3, v7
	v_mov_b32_e32 v2, v6
	v_add_u32_e32 v15, vcc, v25, v15
	v_add_u32_e32 v21, vcc, v24, v34
	v_addc_u32_e32 v15, vcc, 0, v15, vcc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v12, vcc, 1, v12
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	flat_store_dwordx2 v[10:11], v[12:13]
	;;#ASMSTART
	onward_sync_inc v24, v[8:9], v26 agent ar remote
	;;#ASMEND
	;;#ASMSTART
	onward_sync_swap v36, v[8:9], v23 agent rel remote
	;;#ASMEND
	;;#ASMSTART
	onward_sync_inc v37, v[8:9], v27 wg rlx
	;;#ASMEND
	;;#ASMSTART
	onward_sync_dec v38, v[8:9], v28 agent acq
	;;#ASMEND
	;;#ASMSTART
	onward_sync_dec v39, v[8:9], v28 wg ar
	;;#ASMEND
	;;#ASMSTART
	onward_sync_load v40, v[8:9] agent acq remote
	;;#ASMEND
	v_mad_u64_u32 v[12:13], s[0:1], v21, 31, 0
	;;#ASMSTART
	onward_sync_load v21, v[8:9] wg acq
	;;#ASMEND
	v_add_u32_e32 v21, vcc, v21, v7
	;;#ASMSTART
	onward_sync_store v[8:9], v21 agent rel remote
	;;#ASMEND
	;;#ASMSTART
	onward_sync_store_x2 v[19:20], v[4:5] agent rlx remote
	;;#ASMEND
	;;#ASMSTART
	onward_sync_load_x2 v[8:9], v[19:20] agent rlx
	;;#ASMEND
	;;#ASMSTART
	onward_sync_add_x2 v[25:26], v[19:20], v[6:7] agent rel
	;;#ASMEND
	;;#ASMSTART
	onward_sync_sub_x2 v[27:28], v[19:20], v[17:18] agent acq
	;;#ASMEND
	;;#ASMSTART
	onward_sync_swap_x2 v[29:30], v[19:20], v[6:7] agent ar
	;;#ASMEND
	;;#ASMSTART
	onward_sync_cmpswap_x2 v[31:32], v[19:20], v[4:7] agent rlx
	;;#ASMEND
	;;#ASMSTART
	onward_sync_cmpswap_x2 v[33:34], v[19:20], v[0:3] wg ar
	;;#ASMEND
	flat_load_dwordx2 v[2:3], v[10:11]
	v_mul_lo_u32 v15, v15, 31
	v_not_b32_e32 v21, v6
	v_mov_b32_e32 v17, 0x10000
	v_add_u32_e32 v0, vcc, v13, v15
	v_add_u32_e32 v12, vcc, v12, v35
	v_addc_u32_e32 v0, vcc, 0, v0, vcc
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[12:13], s[0:1], v12, 31, 0
	v_add_u32_e32 v0, vcc, v13, v0
	v_add_u32_e32 v12, vcc, v12, v24
	v_addc_u32_e32 v0, vcc, 0, v0, vcc
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[12:13], s[0:1], v12, 31, 0
	v_mov_b32_e32 v24, v1
	v_add_u32_e32 v0, vcc, v13, v0
	v_add_u32_e32 v12, vcc, v12, v36
	v_addc_u32_e32 v0, vcc, 0, v0, vcc
	v_mad_u64_u32 v[12:13], s[0:1], v12, 31, 0
	v_mul_lo_u32 v0, v0, 31
	v_add_u32_e32 v0, vcc, v13, v0
	v_add_u32_e32 v12, vcc, v12, v37
	v_addc_u32_e32 v0, vcc, 0, v0, vcc
	v_mad_u64_u32 v[12:13], s[0:1], v12, 31, 0
	v_mul_lo_u32 v0, v0, 31
	v_add_u32_e32 v0, vcc, v13, v0
	v_add_u32_e32 v12, vcc, v12, v38
	v_addc_u32_e32 v0, vcc, 0, v0, vcc
	v_mad_u64_u32 v[12:13], s[0:1], v12, 31, 0
	v_mul_lo_u32 v0, v0, 31
	s_mov_b32 s0, 0
	s_mov_b32 s1, 5
	v_add_u32_e32 v0, vcc, v13, v0
	v_add_u32_e32 v12, vcc, v12, v39
	v_addc_u32_e32 v0, vcc, 0, v0, vcc
	v_mad_u64_u32 v[12:13], s[2:3], v12, 31, 0
	v_mul_lo_u32 v0, v0, 31
	v_add_u32_e32 v0, vcc, v13, v0
	v_add_u32_e32 v1, vcc, v12, v40
	v_addc_u32_e32 v12, vcc, 0, v0, vcc
	v_mad_u64_u32 v[0:1], s[2:3], v1, 31, 0
	v_mul_lo_u32 v12, v12, 31
	v_xor_b32_e32 v13, v6, v4
	v_add_u32_e32 v1, vcc, v1, v12
	v_add_u32_e32 v8, vcc, v0, v8
	v_addc_u32_e32 v0, vcc, v1, v9, vcc
	v_mul_lo_u32 v15, v0, 31
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 1, v2
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	v_mad_u64_u32 v[2:3], s[2:3], v8, 31, 0
	flat_store_dwordx2 v[10:11], v[0:1]
	;;#ASMSTART
	onward_sync_umin_x2 v[0:1], v[19:20], v[6:7] wg rlx
	;;#ASMEND
	v_add_u32_e32 v3, vcc, v3, v15
	v_add_u32_e32 v2, vcc, v2, v25
	v_addc_u32_e32 v3, vcc, v3, v26, vcc
	v_mul_lo_u32 v18, v3, 31
	v_mad_u64_u32 v[2:3], s[2:3], v2, 31, 0
	;;#ASMSTART
	onward_sync_umax_x2 v[8:9], v[19:20], v[13:14] wg acq
	;;#ASMEND
	;;#ASMSTART
	onward_sync_and_x2 v[12:13], v[19:20], v[21:22] wg rel
	;;#ASMEND
	v_add_u32_e32 v3, vcc, v3, v18
	v_add_u32_e32 v2, vcc, v2, v27
	v_addc_u32_e32 v3, vcc, v3, v28, vcc
	v_mul_lo_u32 v18, v3, 31
	v_mad_u64_u32 v[2:3], s[2:3], v2, 31, 0
	;;#ASMSTART
	onward_sync_or_x2 v[14:15], v[19:20], v[16:17] wg ar
	;;#ASMEND
	v_mov_b32_e32 v16, -1
	v_add_u32_e32 v3, vcc, v3, v18
	v_add_u32_e32 v2, vcc, v2, v29
	v_addc_u32_e32 v3, vcc, v3, v30, vcc
	v_mul_lo_u32 v18, v3, 31
	v_mad_u64_u32 v[2:3], s[2:3], v2, 31, 0
	;;#ASMSTART
	onward_sync_xor_x2 v[21:22], v[19:20], v[4:5] agent ar remote
	;;#ASMEND
	v_mov_b32_e32 v17, -1
	v_add_u32_e32 v3, vcc, v3, v18
	v_add_u32_e32 v2, vcc, v2, v31
	v_addc_u32_e32 v3, vcc, v3, v32, vcc
	v_mul_lo_u32 v18, v3, 31
	v_mad_u64_u32 v[2:3], s[2:3], v2, 31, 0
	;;#ASMSTART
	onward_sync_inc_x2 v[4:5], v[19:20], v[16:17] agent acq remote
	;;#ASMEND
	;;#ASMSTART
	onward_sync_swap_x2 v[16:17], v[19:20], v[23:24] agent rel remote
	;;#ASMEND
	v_mov_b32_e32 v23, 2
	v_add_u32_e32 v3, vcc, v3, v18
	v_mov_b32_e32 v24, 0
	v_add_u32_e32 v2, vcc, v2, v33
	;;#ASMSTART
	onward_sync_inc_x2 v[25:26], v[19:20], v[23:24] agent rlx
	;;#ASMEND
	v_mov_b32_e32 v24, s1
	v_addc_u32_e32 v3, vcc, v3, v34, vcc
	v_mov_b32_e32 v23, s0
	v_mul_lo_u32 v18, v3, 31
	v_mad_u64_u32 v[2:3], s[0:1], v2, 31, 0
	;;#ASMSTART
	onward_sync_dec_x2 v[27:28], v[19:20], v[23:24] agent acq
	;;#ASMEND
	;;#ASMSTART
	onward_sync_dec_x2 v[29:30], v[19:20], v[23:24] wg rel
	;;#ASMEND
	v_add_u32_e32 v3, vcc, v3, v18
	v_add_u32_e32 v0, vcc, v2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	v_mul_lo_u32 v18, v1, 31
	v_mad_u64_u32 v[0:1], s[0:1], v0, 31, 0
	;;#ASMSTART
	onward_sync_load_x2 v[2:3], v[19:20] wg acq
	;;#ASMEND
	;;#ASMSTART
	onward_sync_load_x2 v[23:24], v[19:20] agent acq
	;;#ASMEND
	v_add_u32_e32 v1, vcc, v1, v18
	v_add_u32_e32 v0, vcc, v0, v8
	v_addc_u32_e32 v1, vcc, v1, v9, vcc
	v_add_u32_e32 v6, vcc, v23, v6
	v_addc_u32_e32 v7, vcc, v24, v7, vcc
	;;#ASMSTART
	onward_sync_store_x2 v[19:20], v[6:7] wg rel
	;;#ASMEND
	flat_load_dwordx2 v[6:7], v[10:11]
	v_mul_lo_u32 v8, v1, 31
	v_mad_u64_u32 v[0:1], s[0:1], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v8
	v_add_u32_e32 v0, vcc, v0, v12
	v_addc_u32_e32 v1, vcc, v1, v13, vcc
	v_mul_lo_u32 v8, v1, 31
	v_mad_u64_u32 v[0:1], s[0:1], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v8
	v_add_u32_e32 v0, vcc, v0, v14
	v_addc_u32_e32 v1, vcc, v1, v15, vcc
	v_mul_lo_u32 v8, v1, 31
	v_mad_u64_u32 v[0:1], s[0:1], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v8
	v_add_u32_e32 v0, vcc, v0, v21
	v_addc_u32_e32 v1, vcc, v1, v22, vcc
	v_mul_lo_u32 v8, v1, 31
	v_mad_u64_u32 v[0:1], s[0:1], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v8
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_mul_lo_u32 v4, v1, 31
	v_mad_u64_u32 v[0:1], s[0:1], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v4
	v_add_u32_e32 v0, vcc, v0, v16
	v_addc_u32_e32 v1, vcc, v1, v17, vcc
	v_mul_lo_u32 v4, v1, 31
	v_mad_u64_u32 v[0:1], s[0:1], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v4
	v_add_u32_e32 v0, vcc, v0, v25
	v_addc_u32_e32 v1, vcc, v1, v26, vcc
	v_mul_lo_u32 v4, v1, 31
	v_mad_u64_u32 v[0:1], s[0:1], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v4
	v_add_u32_e32 v0, vcc, v0, v27
	v_addc_u32_e32 v1, vcc, v1, v28, vcc
	v_mul_lo_u32 v4, v1, 31
	v_mad_u64_u32 v[0:1], s[0:1], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v4
	v_add_u32_e32 v0, vcc, v0, v29
	v_addc_u32_e32 v1, vcc, v1, v30, vcc
	v_mul_lo_u32 v4, v1, 31
	v_mad_u64_u32 v[0:1], s[0:1], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, v6, v2
	v_addc_u32_e32 v3, vcc, v7, v3, vcc
	v_add_u32_e32 v0, vcc, v2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dwordx2 v[10:11], v[0:1]
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
		.amdhsa_next_free_vgpr 41
		.amdhsa_next_free_sgpr 9
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
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 2048
; NumSgprs: 11
; NumVgprs: 41
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 10
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 41
; Occupancy: 5
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
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
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         scoped.kd
    .vgpr_count:     41
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
