	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.p2align	2
	.type	sum,@function
sum:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mul_lo_u32 v0, v0, 3
	v_add_u32_e32 v0, vcc, v0, v1
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	sum, .Lfunc_end0-sum
	.section	.AMDGPU.csdata
	.text
	.p2align	2
	.type	through_memory,@function
through_memory:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, 7
	buffer_store_dword v0, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s32 offset:8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 9
	buffer_store_dword v2, off, s[0:3], s32 offset:12
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, 3, v0
	v_lshlrev_b32_e32 v2, 2, v2
	v_lshrrev_b32_e64 v3, 6, s32
	v_and_b32_e32 v4, 3, v1
	v_add_u32_e32 v2, vcc, v3, v2
	v_lshlrev_b32_e32 v4, 2, v4
	buffer_store_dword v1, v2, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, v3, v4
	buffer_load_dword v4, v3, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v1, 1, v1
	v_xor_b32_e32 v4, v4, v0
	buffer_store_dword v4, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	buffer_load_dword v2, v2, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e32 v3, v1
	v_sub_u32_e32 v4, vcc, 0, v1
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v4, v4, v3
	v_mul_hi_u32 v4, v3, v4
	v_add_u32_e32 v3, vcc, v3, v4
	v_mul_hi_u32 v3, v0, v3
	v_mul_lo_u32 v4, v3, v1
	v_sub_u32_e32 v0, vcc, v0, v4
	v_add_u32_e32 v4, vcc, 1, v3
	v_cmp_ge_u32_e32 vcc, v0, v1
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_sub_u32_e64 v4, s[4:5], v0, v1
	v_cndmask_b32_e32 v0, v0, v4, vcc
	v_add_u32_e32 v4, vcc, 1, v3
	v_cmp_ge_u32_e32 vcc, v0, v1
	v_cndmask_b32_e32 v0, v3, v4, vcc
	v_add_u32_e32 v0, vcc, v0, v2
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	through_memory, .Lfunc_end1-through_memory
	.section	.AMDGPU.csdata
	.text
	.p2align	2
	.type	nested,@function
nested:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v3, 7
	v_add_u32_e32 v2, vcc, 1, v1
	buffer_store_dword v0, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s32 offset:8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 9
	buffer_store_dword v3, off, s[0:3], s32 offset:12
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 3, v0
	v_lshlrev_b32_e32 v3, 2, v3
	v_lshrrev_b32_e64 v4, 6, s32
	v_and_b32_e32 v5, 3, v2
	v_add_u32_e32 v3, vcc, v4, v3
	v_lshlrev_b32_e32 v5, 2, v5
	buffer_store_dword v2, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, v4, v5
	buffer_load_dword v5, v4, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v2, 1, v2
	v_mul_lo_u32 v1, v1, 3
	v_xor_b32_e32 v5, v5, v0
	buffer_store_dword v5, v4, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	buffer_load_dword v3, v3, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e32 v4, v2
	v_sub_u32_e32 v5, vcc, 0, v2
	v_rcp_iflag_f32_e32 v4, v4
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_mul_lo_u32 v5, v5, v4
	v_mul_hi_u32 v5, v4, v5
	v_add_u32_e32 v4, vcc, v4, v5
	v_mul_hi_u32 v4, v0, v4
	v_mul_lo_u32 v5, v4, v2
	v_add_u32_e32 v6, vcc, 1, v4
	v_sub_u32_e32 v5, vcc, v0, v5
	v_cmp_ge_u32_e32 vcc, v5, v2
	v_cndmask_b32_e32 v4, v4, v6, vcc
	v_sub_u32_e64 v6, s[4:5], v5, v2
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_add_u32_e32 v6, vcc, 1, v4
	v_cmp_ge_u32_e32 vcc, v5, v2
	v_cndmask_b32_e32 v2, v4, v6, vcc
	v_add_u32_e32 v0, vcc, v1, v0
	v_add_u32_e32 v2, vcc, v2, v3
	v_xor_b32_e32 v0, v2, v0
	s_setpc_b64 s[30:31]
.Lfunc_end2:
	.size	nested, .Lfunc_end2-nested
	.section	.AMDGPU.csdata
	.text
	.p2align	2
	.type	shifted,@function
shifted:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_lshrrev_b32_e32 v2, 3, v0
	v_mul_lo_u32 v1, v2, v1
	v_lshlrev_b32_e32 v0, 5, v0
	v_sub_u32_e32 v0, vcc, v1, v0
	s_setpc_b64 s[30:31]
.Lfunc_end3:
	.size	shifted, .Lfunc_end3-shifted
	.section	.AMDGPU.csdata
	.text
	.p2align	2
	.type	both,@function
both:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_or_saveexec_b64 s[16:17], -1
	buffer_store_dword v40, off, s[0:3], s32
	s_mov_b64 exec, s[16:17]
	v_mov_b32_e32 v42, v1
	v_mov_b32_e32 v41, v0
	v_mov_b32_e32 v44, v2
	flat_load_dwordx2 v[2:3], v[41:42]
	v_writelane_b32 v40, s33, 2
	v_writelane_b32 v40, s30, 0
	v_writelane_b32 v40, s31, 1
	v_mov_b32_e32 v43, v31
	s_mov_b32 s42, s14
	s_mov_b32 s43, s13
	s_mov_b32 s44, s12
	s_mov_b64 s[34:35], s[10:11]
	s_mov_b64 s[36:37], s[8:9]
	s_mov_b64 s[38:39], s[6:7]
	s_mov_b64 s[40:41], s[4:5]
	s_mov_b64 s[46:47], exec
	v_mov_b32_e32 v1, 11
	s_mov_b32 s33, s32
	s_addk_i32 s32, 0x400
.LBB4_1:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s16, v2
	v_readfirstlane_b32 s17, v3
	v_cmp_eq_u64_e32 vcc, s[16:17], v[2:3]
	s_and_saveexec_b64 s[48:49], vcc
	s_mov_b64 s[4:5], s[40:41]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s44
	s_mov_b32 s13, s43
	s_mov_b32 s14, s42
	v_mov_b32_e32 v31, v43
	v_mov_b32_e32 v0, v44
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v45, v0
	s_xor_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB4_1
	s_mov_b64 exec, s[46:47]
	v_add_u32_e32 v0, vcc, 8, v41
	v_addc_u32_e32 v1, vcc, 0, v42, vcc
	flat_load_dwordx2 v[2:3], v[0:1]
	s_mov_b64 s[46:47], exec
	v_mov_b32_e32 v1, 13
.LBB4_3:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s16, v2
	v_readfirstlane_b32 s17, v3
	v_cmp_eq_u64_e32 vcc, s[16:17], v[2:3]
	s_and_saveexec_b64 s[48:49], vcc
	s_mov_b64 s[4:5], s[40:41]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s44
	s_mov_b32 s13, s43
	s_mov_b32 s14, s42
	v_mov_b32_e32 v31, v43
	v_mov_b32_e32 v0, v44
	s_swappc_b64 s[30:31], s[16:17]
	s_xor_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB4_3
	s_mov_b64 exec, s[46:47]
	v_readlane_b32 s4, v40, 0
	v_xor_b32_e32 v0, v0, v45
	v_readlane_b32 s5, v40, 1
	s_addk_i32 s32, 0xfc00
	v_readlane_b32 s33, v40, 2
	s_or_saveexec_b64 s[6:7], -1
	buffer_load_dword v40, off, s[0:3], s32
	s_mov_b64 exec, s[6:7]
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[4:5]
.Lfunc_end4:
	.size	both, .Lfunc_end4-both
	.section	.AMDGPU.csdata
	.text
	.protected	pointers
	.globl	pointers
	.p2align	8
	.type	pointers,@function
pointers:
	s_mov_b64 s[50:51], s[4:5]
	s_load_dword s4, s[4:5], 0x4
	s_add_i32 s12, s12, s17
	s_lshr_b32 flat_scratch_hi, s12, 8
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	v_mov_b32_e32 v57, v0
	s_mul_i32 s4, s14, s4
	v_add_u32_e32 v46, vcc, s4, v57
	v_xor_b32_sdwa v0, v46, v46 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s4, 0x7feb352d
	v_mul_lo_u32 v0, v0, s4
	v_mov_b32_e32 v58, v1
	s_mov_b32 s4, 0x846ca68b
	s_getpc_b64 s[64:65]
	s_add_u32 s64, s64, steps@rel32@lo+4
	s_addc_u32 s65, s65, steps@rel32@hi+12
	v_lshrrev_b32_e32 v1, 15, v0
	v_xor_b32_e32 v0, v1, v0
	v_mul_lo_u32 v0, v0, s4
	v_mov_b32_e32 v3, s65
	s_mov_b32 flat_scratch_lo, s13
	v_mov_b32_e32 v59, v2
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v1, 1, v0
	v_and_b32_e32 v1, 24, v1
	v_add_u32_e32 v1, vcc, s64, v1
	v_addc_u32_e32 v2, vcc, 0, v3, vcc
	flat_load_dwordx2 v[4:5], v[1:2]
	v_and_b32_e32 v1, 3, v0
	v_lshlrev_b32_e32 v1, 3, v1
	v_add_u32_e32 v1, vcc, s64, v1
	v_addc_u32_e32 v2, vcc, 0, v3, vcc
	flat_load_dwordx2 v[2:3], v[1:2]
	s_load_dwordx2 s[4:5], s[50:51], 0x4
	s_mov_b64 s[52:53], s[6:7]
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, sum@rel32@lo+4
	s_addc_u32 s7, s7, sum@rel32@hi+12
	s_mov_b64 s[56:57], s[8:9]
	s_load_dwordx2 s[60:61], s[8:9], 0x0
	s_load_dword s8, s[52:53], 0x40
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s4, s4, 16
	s_mul_i32 s4, s4, s5
	v_mul_lo_u32 v1, s4, v57
	s_add_u32 s34, s56, 8
	v_mov_b32_e32 v8, s8
	s_mov_b32 s45, s16
	v_mad_u32_u24 v1, v58, s5, v1
	v_add_u32_e32 v1, vcc, v1, v59
	v_lshlrev_b32_e32 v60, 4, v1
	v_cmp_ne_u32_e32 vcc, -1, v60
	s_mov_b32 s58, s14
	s_mov_b32 s59, s15
	s_mov_b64 s[54:55], s[10:11]
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v7, s7
	s_addc_u32 s35, s57, 0
	v_cndmask_b32_e32 v56, 0, v60, vcc
	s_mov_b32 m0, -1
	v_cndmask_b32_e32 v47, 0, v8, vcc
	s_mov_b64 s[36:37], exec
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(1)
	ds_write2_b64 v60, v[4:5], v[6:7] offset1:1
.LBB5_1:
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v2
	v_readfirstlane_b32 s17, v3
	v_cmp_eq_u64_e32 vcc, s[16:17], v[2:3]
	s_and_saveexec_b64 s[38:39], vcc
	v_lshlrev_b32_e32 v2, 10, v58
	v_lshlrev_b32_e32 v1, 20, v59
	v_or_b32_e32 v2, v57, v2
	v_or_b32_e32 v31, v2, v1
	s_mov_b64 s[4:5], s[50:51]
	s_mov_b64 s[6:7], s[52:53]
	s_mov_b64 s[8:9], s[34:35]
	s_mov_b64 s[10:11], s[54:55]
	s_mov_b32 s12, s58
	s_mov_b32 s13, s59
	s_mov_b32 s14, s45
	v_mov_b32_e32 v1, v46
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	s_xor_b64 exec, exec, s[38:39]
	s_cbranch_execnz .LBB5_1
	s_mov_b64 exec, s[36:37]
	v_add_u32_e32 v2, vcc, 1, v1
	v_and_b32_e32 v0, 1, v2
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB5_4
	v_lshlrev_b32_e32 v1, 10, v58
	s_add_u32 s8, s56, 8
	v_lshlrev_b32_e32 v0, 20, v59
	v_or_b32_e32 v1, v57, v1
	s_addc_u32 s9, s57, 0
	v_or_b32_e32 v31, v1, v0
	s_mov_b64 s[4:5], s[50:51]
	s_mov_b64 s[6:7], s[52:53]
	s_mov_b64 s[10:11], s[54:55]
	s_mov_b32 s12, s58
	s_mov_b32 s13, s59
	s_mov_b32 s14, s45
	v_mov_b32_e32 v0, v56
	v_mov_b32_e32 v1, v47
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, both@rel32@lo+4
	s_addc_u32 s17, s17, both@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
.LBB5_4:
	s_or_b64 exec, exec, s[62:63]
	v_and_b32_e32 v0, 15, v2
	v_cmp_ne_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[62:63], exec, s[4:5]
	s_cbranch_execz .LBB5_28
	v_lshrrev_b32_e32 v0, 1, v2
	v_and_b32_e32 v0, 24, v0
	v_mov_b32_e32 v3, s65
	v_add_u32_e32 v0, vcc, s64, v0
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_load_dwordx2 v[5:6], v[0:1]
	v_and_b32_e32 v0, 3, v2
	v_lshlrev_b32_e32 v0, 3, v0
	v_add_u32_e32 v0, vcc, s64, v0
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_load_dwordx2 v[3:4], v[0:1]
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, through_memory@rel32@lo+4
	s_addc_u32 s5, s5, through_memory@rel32@hi+12
	v_lshlrev_b32_e32 v9, 10, v58
	v_lshlrev_b32_e32 v0, 20, v59
	s_add_u32 s34, s56, 8
	v_or_b32_e32 v9, v57, v9
	v_add_u32_e32 v1, vcc, 1, v46
	s_mov_b64 s[36:37], exec
	v_mov_b32_e32 v7, s4
	v_mov_b32_e32 v8, s5
	s_addc_u32 s35, s57, 0
	v_or_b32_e32 v31, v9, v0
	s_waitcnt vmcnt(1)
	ds_write2_b64 v60, v[5:6], v[7:8] offset1:1
.LBB5_6:
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v3
	v_readfirstlane_b32 s17, v4
	v_cmp_eq_u64_e32 vcc, s[16:17], v[3:4]
	s_and_saveexec_b64 s[38:39], vcc
	s_mov_b64 s[4:5], s[50:51]
	s_mov_b64 s[6:7], s[52:53]
	s_mov_b64 s[8:9], s[34:35]
	s_mov_b64 s[10:11], s[54:55]
	s_mov_b32 s12, s58
	s_mov_b32 s13, s59
	s_mov_b32 s14, s45
	v_mov_b32_e32 v0, v2
	s_swappc_b64 s[30:31], s[16:17]
	s_xor_b64 exec, exec, s[38:39]
	s_cbranch_execnz .LBB5_6
	s_mov_b64 exec, s[36:37]
	v_add_u32_e32 v2, vcc, 1, v0
	v_and_b32_e32 v0, 1, v2
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB5_9
	v_lshlrev_b32_e32 v1, 10, v58
	s_add_u32 s8, s56, 8
	v_lshlrev_b32_e32 v0, 20, v59
	v_or_b32_e32 v1, v57, v1
	s_addc_u32 s9, s57, 0
	v_or_b32_e32 v31, v1, v0
	s_mov_b64 s[4:5], s[50:51]
	s_mov_b64 s[6:7], s[52:53]
	s_mov_b64 s[10:11], s[54:55]
	s_mov_b32 s12, s58
	s_mov_b32 s13, s59
	s_mov_b32 s14, s45
	v_mov_b32_e32 v0, v56
	v_mov_b32_e32 v1, v47
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, both@rel32@lo+4
	s_addc_u32 s17, s17, both@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
.LBB5_9:
	s_or_b64 exec, exec, s[66:67]
	v_and_b32_e32 v0, 15, v2
	v_cmp_ne_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB5_27
	v_lshrrev_b32_e32 v0, 1, v2
	v_and_b32_e32 v0, 24, v0
	v_mov_b32_e32 v3, s65
	v_add_u32_e32 v0, vcc, s64, v0
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_load_dwordx2 v[5:6], v[0:1]
	v_and_b32_e32 v0, 3, v2
	v_lshlrev_b32_e32 v0, 3, v0
	v_add_u32_e32 v0, vcc, s64, v0
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_load_dwordx2 v[3:4], v[0:1]
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, nested@rel32@lo+4
	s_addc_u32 s5, s5, nested@rel32@hi+12
	v_lshlrev_b32_e32 v9, 10, v58
	v_lshlrev_b32_e32 v0, 20, v59
	s_add_u32 s34, s56, 8
	v_or_b32_e32 v9, v57, v9
	v_add_u32_e32 v1, vcc, 2, v46
	s_mov_b64 s[36:37], exec
	v_mov_b32_e32 v7, s4
	v_mov_b32_e32 v8, s5
	s_addc_u32 s35, s57, 0
	v_or_b32_e32 v31, v9, v0
	s_waitcnt vmcnt(1)
	ds_write2_b64 v60, v[5:6], v[7:8] offset1:1
.LBB5_11:
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v3
	v_readfirstlane_b32 s17, v4
	v_cmp_eq_u64_e32 vcc, s[16:17], v[3:4]
	s_and_saveexec_b64 s[38:39], vcc
	s_mov_b64 s[4:5], s[50:51]
	s_mov_b64 s[6:7], s[52:53]
	s_mov_b64 s[8:9], s[34:35]
	s_mov_b64 s[10:11], s[54:55]
	s_mov_b32 s12, s58
	s_mov_b32 s13, s59
	s_mov_b32 s14, s45
	v_mov_b32_e32 v0, v2
	s_swappc_b64 s[30:31], s[16:17]
	s_xor_b64 exec, exec, s[38:39]
	s_cbranch_execnz .LBB5_11
	s_mov_b64 exec, s[36:37]
	v_add_u32_e32 v2, vcc, 1, v0
	v_and_b32_e32 v0, 1, v2
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[68:69], vcc
	s_cbranch_execz .LBB5_14
	v_lshlrev_b32_e32 v1, 10, v58
	s_add_u32 s8, s56, 8
	v_lshlrev_b32_e32 v0, 20, v59
	v_or_b32_e32 v1, v57, v1
	s_addc_u32 s9, s57, 0
	v_or_b32_e32 v31, v1, v0
	s_mov_b64 s[4:5], s[50:51]
	s_mov_b64 s[6:7], s[52:53]
	s_mov_b64 s[10:11], s[54:55]
	s_mov_b32 s12, s58
	s_mov_b32 s13, s59
	s_mov_b32 s14, s45
	v_mov_b32_e32 v0, v56
	v_mov_b32_e32 v1, v47
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, both@rel32@lo+4
	s_addc_u32 s17, s17, both@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
.LBB5_14:
	s_or_b64 exec, exec, s[68:69]
	v_and_b32_e32 v0, 15, v2
	v_cmp_ne_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[68:69], vcc
	s_cbranch_execz .LBB5_26
	v_lshrrev_b32_e32 v0, 1, v2
	v_and_b32_e32 v0, 24, v0
	v_mov_b32_e32 v3, s65
	v_add_u32_e32 v0, vcc, s64, v0
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_load_dwordx2 v[5:6], v[0:1]
	v_and_b32_e32 v0, 3, v2
	v_lshlrev_b32_e32 v0, 3, v0
	v_add_u32_e32 v0, vcc, s64, v0
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_load_dwordx2 v[3:4], v[0:1]
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, shifted@rel32@lo+4
	s_addc_u32 s5, s5, shifted@rel32@hi+12
	v_lshlrev_b32_e32 v9, 10, v58
	v_lshlrev_b32_e32 v0, 20, v59
	s_add_u32 s34, s56, 8
	v_or_b32_e32 v9, v57, v9
	v_add_u32_e32 v1, vcc, 3, v46
	s_mov_b64 s[36:37], exec
	v_mov_b32_e32 v7, s4
	v_mov_b32_e32 v8, s5
	s_addc_u32 s35, s57, 0
	v_or_b32_e32 v31, v9, v0
	s_waitcnt vmcnt(1)
	ds_write2_b64 v60, v[5:6], v[7:8] offset1:1
.LBB5_16:
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v3
	v_readfirstlane_b32 s17, v4
	v_cmp_eq_u64_e32 vcc, s[16:17], v[3:4]
	s_and_saveexec_b64 s[38:39], vcc
	s_mov_b64 s[4:5], s[50:51]
	s_mov_b64 s[6:7], s[52:53]
	s_mov_b64 s[8:9], s[34:35]
	s_mov_b64 s[10:11], s[54:55]
	s_mov_b32 s12, s58
	s_mov_b32 s13, s59
	s_mov_b32 s14, s45
	v_mov_b32_e32 v0, v2
	s_swappc_b64 s[30:31], s[16:17]
	s_xor_b64 exec, exec, s[38:39]
	s_cbranch_execnz .LBB5_16
	s_mov_b64 exec, s[36:37]
	v_add_u32_e32 v2, vcc, 1, v0
	v_and_b32_e32 v0, 1, v2
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB5_19
	v_lshlrev_b32_e32 v1, 10, v58
	s_add_u32 s8, s56, 8
	v_lshlrev_b32_e32 v0, 20, v59
	v_or_b32_e32 v1, v57, v1
	s_addc_u32 s9, s57, 0
	v_or_b32_e32 v31, v1, v0
	s_mov_b64 s[4:5], s[50:51]
	s_mov_b64 s[6:7], s[52:53]
	s_mov_b64 s[10:11], s[54:55]
	s_mov_b32 s12, s58
	s_mov_b32 s13, s59
	s_mov_b32 s14, s45
	v_mov_b32_e32 v0, v56
	v_mov_b32_e32 v1, v47
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, both@rel32@lo+4
	s_addc_u32 s17, s17, both@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
.LBB5_19:
	s_or_b64 exec, exec, s[70:71]
	v_and_b32_e32 v0, 15, v2
	v_cmp_ne_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB5_25
	v_lshrrev_b32_e32 v0, 1, v2
	v_and_b32_e32 v0, 24, v0
	v_mov_b32_e32 v3, s65
	v_add_u32_e32 v0, vcc, s64, v0
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_load_dwordx2 v[5:6], v[0:1]
	v_and_b32_e32 v0, 3, v2
	v_lshlrev_b32_e32 v0, 3, v0
	v_add_u32_e32 v0, vcc, s64, v0
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_load_dwordx2 v[3:4], v[0:1]
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, sum@rel32@lo+4
	s_addc_u32 s5, s5, sum@rel32@hi+12
	v_lshlrev_b32_e32 v9, 10, v58
	v_lshlrev_b32_e32 v0, 20, v59
	s_add_u32 s34, s56, 8
	v_or_b32_e32 v9, v57, v9
	v_add_u32_e32 v1, vcc, 4, v46
	s_mov_b64 s[36:37], exec
	v_mov_b32_e32 v7, s4
	v_mov_b32_e32 v8, s5
	s_addc_u32 s35, s57, 0
	v_or_b32_e32 v31, v9, v0
	s_waitcnt vmcnt(1)
	ds_write2_b64 v60, v[5:6], v[7:8] offset1:1
.LBB5_21:
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v3
	v_readfirstlane_b32 s17, v4
	v_cmp_eq_u64_e32 vcc, s[16:17], v[3:4]
	s_and_saveexec_b64 s[38:39], vcc
	s_mov_b64 s[4:5], s[50:51]
	s_mov_b64 s[6:7], s[52:53]
	s_mov_b64 s[8:9], s[34:35]
	s_mov_b64 s[10:11], s[54:55]
	s_mov_b32 s12, s58
	s_mov_b32 s13, s59
	s_mov_b32 s14, s45
	v_mov_b32_e32 v0, v2
	s_swappc_b64 s[30:31], s[16:17]
	s_xor_b64 exec, exec, s[38:39]
	s_cbranch_execnz .LBB5_21
	s_mov_b64 exec, s[36:37]
	v_add_u32_e32 v2, vcc, 1, v0
	v_and_b32_e32 v0, 1, v2
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB5_24
	v_lshlrev_b32_e32 v1, 10, v58
	s_add_u32 s8, s56, 8
	v_lshlrev_b32_e32 v0, 20, v59
	v_or_b32_e32 v1, v57, v1
	s_addc_u32 s9, s57, 0
	v_or_b32_e32 v31, v1, v0
	s_mov_b64 s[4:5], s[50:51]
	s_mov_b64 s[6:7], s[52:53]
	s_mov_b64 s[10:11], s[54:55]
	s_mov_b32 s12, s58
	s_mov_b32 s13, s59
	s_mov_b32 s14, s45
	v_mov_b32_e32 v0, v56
	v_mov_b32_e32 v1, v47
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, both@rel32@lo+4
	s_addc_u32 s17, s17, both@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
.LBB5_24:
	s_or_b64 exec, exec, s[64:65]
.LBB5_25:
	s_or_b64 exec, exec, s[70:71]
.LBB5_26:
	s_or_b64 exec, exec, s[68:69]
.LBB5_27:
	s_or_b64 exec, exec, s[66:67]
.LBB5_28:
	s_or_b64 exec, exec, s[62:63]
	v_mov_b32_e32 v47, 0
	v_lshlrev_b64 v[0:1], 2, v[46:47]
	v_mov_b32_e32 v3, s61
	v_add_u32_e32 v0, vcc, s60, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel pointers
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_private_segment_fixed_size 16400
		.amdhsa_kernarg_size 64
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 61
		.amdhsa_next_free_sgpr 72
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
.Lfunc_end5:
	.size	pointers, .Lfunc_end5-pointers
	.section	.AMDGPU.csdata
	.hidden	steps
	.type	steps,@object
	.section	.data.rel.ro,#alloc,#write
	.globl	steps
	.p2align	3
steps:
	.quad	sum
	.quad	through_memory
	.quad	nested
	.quad	shifted
	.size	steps, 32

	.ident	"Debian clang version 14.0.6"
	.section	".note.GNU-stack"
	.addrsig
	.addrsig_sym sum
	.addrsig_sym through_memory
	.addrsig_sym nested
	.addrsig_sym shifted
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           pointers
    .private_segment_fixed_size: 16400
    .sgpr_count:     78
    .sgpr_spill_count: 0
    .symbol:         pointers.kd
    .vgpr_count:     61
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
