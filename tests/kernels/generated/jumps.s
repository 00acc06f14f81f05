	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	jumps
	.globl	jumps
	.p2align	8
	.type	jumps,@function
jumps:
	s_load_dword s0, s[4:5], 0x4
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v6, 1
	s_movk_i32 s33, 0x47
	s_mov_b32 s48, 0xcccccccd
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add_u32_e32 v0, vcc, s8, v0
	v_xor_b32_sdwa v1, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s0, 0x7feb352d
	v_mul_lo_u32 v1, v1, s0
	s_mov_b32 s0, 0x846ca68b
	s_mov_b32 s49, 0x33333333
	v_mov_b32_e32 v8, v0
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v1, v1, s0
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_lshrrev_b32_e32 v2, 8, v1
	v_xor_b32_sdwa v1, v1, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_branch .LBB0_2
.LBB0_1:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[4:5], exec, s[6:7]
	s_or_b64 s[2:3], s[4:5], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_92
.LBB0_2:
	v_mul_lo_u32 v1, v1, 5
	s_mov_b64 s[20:21], -1
	s_mov_b64 s[6:7], 0
	v_add_u32_e32 v1, vcc, 3, v1
	v_and_b32_e32 v2, 16, v1
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[4:5], vcc
	v_and_b32_e32 v2, 64, v1
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_mov_b64 s[6:7], exec
	s_orn2_b64 s[20:21], vcc, exec
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[16:17], 0
	s_mov_b64 s[18:19], s[6:7]
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v3, v6
	s_mov_b64 s[22:23], 0
	v_mov_b32_e32 v11, v8
	s_and_saveexec_b64 s[8:9], s[20:21]
	s_cbranch_execnz .LBB0_7
	s_branch .LBB0_49
.LBB0_5:
	s_or_b64 exec, exec, s[30:31]
	s_andn2_b64 s[24:25], s[24:25], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_orn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_andn2_b64 s[20:21], s[20:21], exec
	s_andn2_b64 s[22:23], s[22:23], exec
	s_or_b64 s[24:25], s[24:25], s[28:29]
.LBB0_6:
	s_or_b64 exec, exec, s[4:5]
	s_xor_b64 s[4:5], s[26:27], -1
	s_xor_b64 s[20:21], s[20:21], -1
	s_xor_b64 s[22:23], s[22:23], -1
	s_and_b64 s[24:25], exec, s[24:25]
	s_or_b64 s[16:17], s[24:25], s[16:17]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[10:11], s[10:11], s[4:5]
	s_andn2_b64 s[4:5], s[12:13], exec
	s_and_b64 s[12:13], s[20:21], exec
	s_or_b64 s[12:13], s[4:5], s[12:13]
	s_andn2_b64 s[4:5], s[14:15], exec
	s_and_b64 s[14:15], s[22:23], exec
	s_or_b64 s[14:15], s[4:5], s[14:15]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_40
.LBB0_7:
	s_mov_b64 s[4:5], s[18:19]
	v_mov_b32_e32 v4, v3
	v_mov_b32_e32 v3, v6
	s_mov_b64 s[18:19], -1
	s_xor_b64 s[4:5], s[4:5], -1
	s_mov_b64 s[24:25], -1
	s_and_saveexec_b64 s[26:27], s[4:5]
	s_xor_b64 s[4:5], exec, s[26:27]
	s_cbranch_execz .LBB0_37
	v_and_b32_e32 v7, 7, v1
	v_cmp_ne_u32_e32 vcc, 0, v7
	v_mov_b32_e32 v8, 7
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_30
	s_mov_b32 s51, 0
	s_mov_b32 s50, -1
	s_mov_b64 s[26:27], 0
	s_branch .LBB0_12
.LBB0_10:
	s_or_b64 exec, exec, s[42:43]
	s_andn2_b64 s[36:37], s[36:37], exec
	s_and_b64 s[42:43], s[44:45], exec
	s_or_b64 s[36:37], s[36:37], s[42:43]
	s_andn2_b64 s[34:35], s[34:35], exec
	s_andn2_b64 s[30:31], s[30:31], exec
	s_orn2_b64 s[40:41], s[40:41], exec
.LBB0_11:
	s_or_b64 exec, exec, s[38:39]
	s_and_b64 s[38:39], exec, s[40:41]
	s_or_b64 s[26:27], s[38:39], s[26:27]
	s_andn2_b64 s[22:23], s[22:23], exec
	s_and_b64 s[38:39], s[36:37], exec
	s_or_b64 s[22:23], s[22:23], s[38:39]
	s_andn2_b64 s[24:25], s[24:25], exec
	s_and_b64 s[38:39], s[34:35], exec
	s_or_b64 s[24:25], s[24:25], s[38:39]
	s_andn2_b64 s[28:29], s[28:29], exec
	s_and_b64 s[38:39], s[30:31], exec
	v_mov_b32_e32 v10, s50
	v_mov_b32_e32 v9, s51
	s_or_b64 s[28:29], s[28:29], s[38:39]
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_19
.LBB0_12:
	v_mul_lo_u32 v6, v2, 3
	s_mov_b64 s[38:39], 0
	s_mov_b64 s[42:43], 0
	v_add_u32_e32 v5, vcc, s51, v6
	v_and_b32_e32 v2, 31, v5
	v_cmp_lt_i32_e32 vcc, 16, v2
	s_and_saveexec_b64 s[40:41], vcc
	s_xor_b64 s[40:41], exec, s[40:41]
	v_cmp_ne_u32_e32 vcc, 17, v2
	s_and_b64 s[42:43], vcc, exec
	s_or_saveexec_b64 s[44:45], s[40:41]
	s_mov_b64 s[40:41], -1
	s_mov_b64 s[46:47], -1
	s_xor_b64 exec, exec, s[44:45]
	v_cmp_ne_u32_e32 vcc, 9, v2
	s_andn2_b64 s[42:43], s[42:43], exec
	s_and_b64 s[52:53], vcc, exec
	s_mov_b64 s[38:39], exec
	s_xor_b64 s[46:47], exec, -1
	s_or_b64 s[42:43], s[42:43], s[52:53]
	s_or_b64 exec, exec, s[44:45]
	s_andn2_b64 s[34:35], s[34:35], exec
	s_and_b64 s[38:39], s[38:39], exec
	s_or_b64 s[34:35], s[34:35], s[38:39]
	s_andn2_b64 s[30:31], s[30:31], exec
	s_and_b64 s[38:39], s[46:47], exec
	s_andn2_b64 s[36:37], s[36:37], exec
	s_or_b64 s[30:31], s[30:31], s[38:39]
	s_and_saveexec_b64 s[38:39], s[42:43]
	s_cbranch_execz .LBB0_11
	v_and_b32_e32 v2, 63, v5
	v_cmp_ne_u32_e32 vcc, 40, v2
	s_mov_b64 s[40:41], -1
	s_mov_b64 s[44:45], -1
	s_and_saveexec_b64 s[42:43], vcc
	s_cbranch_execz .LBB0_10
	v_lshrrev_b32_e32 v2, 8, v5
	v_and_b32_e32 v2, 1, v2
	v_cmp_eq_u32_e32 vcc, 1, v2
	s_not_b64 s[40:41], vcc
	v_cndmask_b32_e64 v2, 0, 1, s[40:41]
	v_add_u32_e32 v2, vcc, s51, v2
	s_add_i32 s46, s51, 1
	v_add_u32_e32 v2, vcc, v2, v6
	v_cmp_eq_u32_e32 vcc, s46, v7
	s_add_i32 s50, s50, 1
	s_xor_b64 s[44:45], exec, -1
	s_orn2_b64 s[40:41], vcc, exec
	s_mov_b32 s51, s46
	s_branch .LBB0_10
.LBB0_19:
	s_or_b64 exec, exec, s[26:27]
	s_xor_b64 s[26:27], s[28:29], -1
	s_and_saveexec_b64 s[28:29], s[26:27]
	s_xor_b64 s[26:27], exec, s[28:29]
	s_cbranch_execz .LBB0_27
	s_xor_b64 s[24:25], s[24:25], -1
	s_and_saveexec_b64 s[30:31], s[24:25]
	s_xor_b64 s[24:25], exec, s[30:31]
	s_cbranch_execz .LBB0_24
	s_xor_b64 s[22:23], s[22:23], -1
	s_mov_b32 s28, 7
	v_mov_b32_e32 v2, v5
	s_and_saveexec_b64 s[30:31], s[22:23]
	s_xor_b64 s[22:23], exec, s[30:31]
	v_add_u32_e32 v2, vcc, v10, v6
	v_lshrrev_b32_e32 v2, 8, v2
	v_and_b32_e32 v2, 1, v2
	v_cmp_eq_u32_e32 vcc, 1, v2
	s_not_b64 s[30:31], vcc
	v_cndmask_b32_e64 v2, 0, 1, s[30:31]
	v_add_u32_e32 v2, vcc, v2, v6
	v_add_u32_e32 v2, vcc, v2, v9
	v_add_u32_e32 v2, vcc, -1, v2
	s_or_b64 exec, exec, s[22:23]
.LBB0_24:
	s_or_saveexec_b64 s[22:23], s[24:25]
	v_mov_b32_e32 v8, s28
	s_xor_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v8, 2
	v_mov_b32_e32 v2, v5
	s_or_b64 exec, exec, s[22:23]
.LBB0_27:
	s_or_saveexec_b64 s[22:23], s[26:27]
	s_xor_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v8, 10
	v_mov_b32_e32 v2, v5
	s_or_b64 exec, exec, s[22:23]
.LBB0_30:
	s_or_b64 exec, exec, s[20:21]
	v_cmp_gt_i32_e32 vcc, 10, v8
	s_mov_b64 s[24:25], -1
	s_mov_b64 s[22:23], 0
	s_mov_b64 s[28:29], -1
	v_mov_b32_e32 v6, v4
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_36
	v_cmp_eq_u32_e32 vcc, 7, v8
	s_mov_b64 s[24:25], 0
	s_mov_b64 s[26:27], -1
	s_mov_b64 s[28:29], -1
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_35
	v_lshrrev_b32_e32 v5, 9, v1
	v_and_b32_e32 v5, 1, v5
	v_cmp_eq_u32_e32 vcc, 1, v5
	s_mov_b64 s[26:27], -1
	v_mov_b32_e32 v6, v4
	s_and_saveexec_b64 s[24:25], vcc
	s_xor_b64 s[24:25], exec, s[24:25]
	v_add_u32_e32 v6, vcc, 1, v4
	v_cmp_lt_u32_e32 vcc, 49, v4
	s_orn2_b64 s[26:27], vcc, exec
	s_or_b64 exec, exec, s[24:25]
	s_mov_b64 s[24:25], exec
	s_xor_b64 s[28:29], exec, -1
	s_orn2_b64 s[26:27], s[26:27], exec
.LBB0_35:
	s_or_b64 exec, exec, s[22:23]
	s_and_b64 s[22:23], s[28:29], exec
	s_orn2_b64 s[28:29], s[24:25], exec
	s_orn2_b64 s[24:25], s[26:27], exec
.LBB0_36:
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[20:21], s[22:23], exec
	s_and_b64 s[22:23], s[28:29], exec
	s_orn2_b64 s[24:25], s[24:25], exec
	v_mov_b32_e32 v8, v2
.LBB0_37:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_mov_b64 s[26:27], 0
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_6
	v_lshrrev_b32_e32 v2, 7, v1
	v_add_u32_e32 v2, vcc, v8, v2
	v_and_b32_e32 v5, 1, v2
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_mov_b64 s[26:27], 0
	s_mov_b64 s[18:19], -1
	s_mov_b64 s[28:29], s[24:25]
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_5
	v_and_b32_e32 v5, 12, v2
	v_cmp_eq_u32_e32 vcc, 4, v5
	s_andn2_b64 s[28:29], s[24:25], exec
	s_and_b64 s[34:35], vcc, exec
	s_mov_b64 s[26:27], exec
	s_xor_b64 s[18:19], exec, -1
	s_or_b64 s[28:29], s[28:29], s[34:35]
	s_branch .LBB0_5
.LBB0_40:
	s_or_b64 exec, exec, s[16:17]
	s_mov_b64 s[18:19], 0
	s_mov_b64 s[16:17], -1
	s_mov_b64 s[20:21], -1
	s_and_saveexec_b64 s[4:5], s[14:15]
	s_cbranch_execz .LBB0_48
	s_mov_b64 s[14:15], 0
	s_mov_b64 s[16:17], -1
	s_mov_b64 s[18:19], 0
	s_and_saveexec_b64 s[20:21], s[12:13]
	s_xor_b64 s[12:13], exec, s[20:21]
	s_cbranch_execz .LBB0_45
	s_mov_b64 s[14:15], 0
	s_mov_b64 s[18:19], -1
	s_and_saveexec_b64 s[16:17], s[10:11]
	s_xor_b64 s[10:11], exec, s[16:17]
	s_mov_b64 s[14:15], exec
	v_xor_b32_e32 v11, v2, v3
	s_xor_b64 s[18:19], exec, -1
	s_or_b64 exec, exec, s[10:11]
	s_orn2_b64 s[16:17], s[18:19], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_and_b64 s[14:15], s[14:15], exec
.LBB0_45:
	s_or_saveexec_b64 s[10:11], s[12:13]
	v_mov_b32_e32 v7, v3
	s_xor_b64 exec, exec, s[10:11]
	s_or_b64 s[18:19], s[18:19], exec
	v_mov_b32_e32 v7, v4
	v_mov_b32_e32 v2, v8
	s_or_b64 exec, exec, s[10:11]
	s_orn2_b64 s[20:21], s[16:17], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_orn2_b64 s[16:17], s[14:15], exec
.LBB0_48:
	s_or_b64 exec, exec, s[4:5]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[10:11], s[16:17], exec
	s_and_b64 s[22:23], s[20:21], exec
	s_and_b64 s[4:5], s[18:19], exec
	s_or_b64 s[6:7], s[6:7], s[10:11]
.LBB0_49:
	s_or_b64 exec, exec, s[8:9]
	s_mov_b64 s[20:21], 0
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execnz .LBB0_51
	s_branch .LBB0_90
.LBB0_50:
	s_or_b64 exec, exec, s[22:23]
	s_xor_b64 s[22:23], s[34:35], -1
	s_xor_b64 s[30:31], s[30:31], -1
	s_xor_b64 s[28:29], s[28:29], -1
	s_xor_b64 s[26:27], s[26:27], -1
	s_xor_b64 s[24:25], s[24:25], -1
	s_and_b64 s[34:35], exec, s[36:37]
	s_or_b64 s[20:21], s[34:35], s[20:21]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_or_b64 s[10:11], s[10:11], s[22:23]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[22:23], s[30:31], exec
	s_or_b64 s[12:13], s[12:13], s[22:23]
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[22:23], s[28:29], exec
	s_or_b64 s[14:15], s[14:15], s[22:23]
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[22:23], s[26:27], exec
	s_or_b64 s[16:17], s[16:17], s[22:23]
	s_andn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[22:23], s[24:25], exec
	s_or_b64 s[18:19], s[18:19], s[22:23]
	s_mov_b64 s[22:23], s[6:7]
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v3, v10
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB0_65
.LBB0_51:
	v_mov_b32_e32 v4, v11
	v_mov_b32_e32 v10, v6
	s_mov_b64 s[6:7], -1
	s_xor_b64 s[22:23], s[22:23], -1
	s_mov_b64 s[36:37], -1
	s_and_saveexec_b64 s[38:39], s[22:23]
	s_xor_b64 s[22:23], exec, s[38:39]
	s_cbranch_execz .LBB0_63
	v_add_u32_e32 v5, vcc, 1, v3
	v_cmp_gt_u32_e32 vcc, s33, v5
	s_mov_b64 s[36:37], 0
	s_mov_b64 s[38:39], -1
	s_mov_b64 s[26:27], 0
	s_mov_b64 s[28:29], 0
	s_mov_b64 s[30:31], 0
	s_mov_b64 s[40:41], -1
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_62
	v_and_b32_e32 v9, 7, v4
	v_cmp_lt_i32_e32 vcc, 1, v9
	s_mov_b64 s[34:35], 0
	s_mov_b64 s[38:39], -1
	s_mov_b64 s[36:37], 0
	s_mov_b64 s[28:29], 0
	s_mov_b64 s[42:43], -1
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_61
	v_cmp_lt_i32_e32 vcc, 2, v9
	s_mov_b64 s[30:31], 0
	s_mov_b64 s[38:39], -1
	s_mov_b64 s[36:37], 0
	s_mov_b64 s[40:41], -1
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_60
	v_cmp_gt_i32_e32 vcc, 5, v9
	s_mov_b64 s[34:35], 0
	s_mov_b64 s[38:39], -1
	s_mov_b64 s[36:37], -1
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_59
	v_cmp_eq_u32_e32 vcc, 3, v9
	s_mov_b64 s[38:39], -1
	s_and_saveexec_b64 s[34:35], vcc
	s_xor_b64 s[34:35], exec, s[34:35]
	v_add_u32_e32 v6, vcc, 3, v3
	s_xor_b64 s[38:39], exec, -1
	s_or_b64 exec, exec, s[34:35]
	s_mov_b64 s[34:35], exec
	s_xor_b64 s[36:37], exec, -1
	s_orn2_b64 s[38:39], s[38:39], exec
.LBB0_59:
	s_or_b64 exec, exec, s[30:31]
	s_xor_b64 s[40:41], exec, -1
	s_and_b64 s[36:37], s[36:37], exec
	s_and_b64 s[30:31], s[34:35], exec
	s_orn2_b64 s[38:39], s[38:39], exec
.LBB0_60:
	s_or_b64 exec, exec, s[28:29]
	s_xor_b64 s[42:43], exec, -1
	s_and_b64 s[28:29], s[40:41], exec
	s_and_b64 s[36:37], s[36:37], exec
	s_and_b64 s[34:35], s[30:31], exec
	s_orn2_b64 s[38:39], s[38:39], exec
.LBB0_61:
	s_or_b64 exec, exec, s[26:27]
	s_xor_b64 s[40:41], exec, -1
	s_and_b64 s[30:31], s[42:43], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_and_b64 s[26:27], s[36:37], exec
	s_and_b64 s[36:37], s[34:35], exec
	s_orn2_b64 s[38:39], s[38:39], exec
.LBB0_62:
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[34:35], s[40:41], exec
	s_and_b64 s[30:31], s[30:31], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_and_b64 s[24:25], s[36:37], exec
	s_orn2_b64 s[36:37], s[38:39], exec
.LBB0_63:
	s_or_saveexec_b64 s[22:23], s[22:23]
	v_mov_b32_e32 v3, v4
	s_xor_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB0_50
	v_add_u32_e32 v11, vcc, -7, v8
	v_xor_b32_e32 v3, v11, v1
	v_lshrrev_b32_e32 v3, 1, v3
	v_and_b32_e32 v3, 1, v3
	v_cmp_eq_u32_e32 vcc, 1, v3
	s_andn2_b64 s[36:37], s[36:37], exec
	s_and_b64 s[38:39], vcc, exec
	s_xor_b64 s[6:7], exec, -1
	s_andn2_b64 s[34:35], s[34:35], exec
	s_andn2_b64 s[30:31], s[30:31], exec
	s_andn2_b64 s[28:29], s[28:29], exec
	s_andn2_b64 s[26:27], s[26:27], exec
	s_andn2_b64 s[24:25], s[24:25], exec
	s_or_b64 s[36:37], s[36:37], s[38:39]
	v_mov_b32_e32 v6, v10
	v_mov_b32_e32 v3, v8
	s_branch .LBB0_50
.LBB0_65:
	s_or_b64 exec, exec, s[20:21]
	s_mov_b64 s[24:25], -1
	s_mov_b64 s[22:23], 0
	s_mov_b64 s[20:21], s[4:5]
	s_and_saveexec_b64 s[6:7], s[18:19]
	s_cbranch_execz .LBB0_81
	s_mov_b64 s[18:19], 0
	s_mov_b64 s[22:23], 0
	s_mov_b64 s[20:21], s[4:5]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_xor_b64 s[16:17], exec, s[24:25]
	s_cbranch_execz .LBB0_78
	s_mov_b64 s[24:25], -1
	s_mov_b64 s[22:23], s[4:5]
	v_mov_b32_e32 v6, v4
	s_and_saveexec_b64 s[20:21], s[14:15]
	s_cbranch_execz .LBB0_75
	s_mov_b64 s[14:15], s[4:5]
	s_and_saveexec_b64 s[22:23], s[12:13]
	s_xor_b64 s[12:13], exec, s[22:23]
	s_andn2_b64 s[14:15], s[4:5], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[14:15], s[14:15], s[10:11]
	v_mov_b32_e32 v7, v10
	v_mov_b32_e32 v2, v11
	s_or_saveexec_b64 s[10:11], s[12:13]
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v6, v4
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_74
	v_cmp_lt_i32_e32 vcc, 0, v9
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[22:23], -1
	v_mov_b32_e32 v6, v4
	s_and_saveexec_b64 s[24:25], vcc
	s_mov_b64 s[12:13], exec
	v_add_u32_e32 v6, vcc, 1, v4
	s_xor_b64 s[22:23], exec, -1
	s_or_b64 exec, exec, s[24:25]
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_or_b64 s[14:15], s[14:15], s[22:23]
	s_and_b64 s[12:13], s[12:13], exec
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v2, v4
.LBB0_74:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[10:11], s[4:5], exec
	s_and_b64 s[14:15], s[14:15], exec
	s_or_b64 s[22:23], s[10:11], s[14:15]
	s_orn2_b64 s[24:25], s[12:13], exec
.LBB0_75:
	s_or_b64 exec, exec, s[20:21]
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[12:13], s[24:25]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_mov_b64 s[10:11], exec
	v_add_u32_e32 v3, vcc, 5, v6
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[12:13], s[4:5], exec
	s_and_b64 s[14:15], s[22:23], exec
	s_or_b64 s[20:21], s[12:13], s[14:15]
	s_and_b64 s[22:23], s[10:11], exec
.LBB0_78:
	s_or_saveexec_b64 s[10:11], s[16:17]
	s_xor_b64 exec, exec, s[10:11]
	v_cmp_ne_u32_e32 vcc, 5, v9
	s_and_b64 s[18:19], vcc, exec
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[10:11], s[4:5], exec
	s_and_b64 s[12:13], s[20:21], exec
	s_or_b64 s[20:21], s[10:11], s[12:13]
	s_and_b64 s[22:23], s[22:23], exec
	s_orn2_b64 s[24:25], s[18:19], exec
.LBB0_81:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[24:25]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_87
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v2, v4
	s_branch .LBB0_84
.LBB0_83:
	s_or_b64 exec, exec, s[18:19]
	s_xor_b64 s[18:19], s[14:15], -1
	s_and_b64 s[24:25], exec, s[16:17]
	s_or_b64 s[12:13], s[24:25], s[12:13]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_or_b64 s[10:11], s[10:11], s[18:19]
	v_mov_b32_e32 v1, v3
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_86
.LBB0_84:
	v_lshrrev_b32_e32 v3, 1, v1
	v_xor_b32_e32 v2, v2, v3
	v_mul_lo_u32 v6, v2, s48
	s_or_b64 s[14:15], s[14:15], exec
	s_or_b64 s[16:17], s[16:17], exec
	v_cmp_lt_u32_e32 vcc, s49, v6
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_83
	v_and_b32_e32 v1, 6, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[24:25], vcc, exec
	s_andn2_b64 s[14:15], s[14:15], exec
	s_or_b64 s[16:17], s[16:17], s[24:25]
	s_branch .LBB0_83
.LBB0_86:
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[12:13], s[22:23], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[20:21], s[20:21], exec
	s_or_b64 s[22:23], s[12:13], s[10:11]
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v3, v2
.LBB0_87:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[22:23]
	s_xor_b64 s[6:7], exec, s[6:7]
	v_cmp_gt_u32_e32 vcc, 50, v5
	s_andn2_b64 s[10:11], s[20:21], exec
	s_and_b64 s[12:13], vcc, exec
	s_or_b64 s[20:21], s[10:11], s[12:13]
	v_mov_b32_e32 v4, v3
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v2, v3
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[6:7], s[20:21], exec
	s_or_b64 s[4:5], s[4:5], s[6:7]
.LBB0_90:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v8, v2
	s_mov_b64 s[6:7], -1
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_xor_b64 s[4:5], exec, s[8:9]
	s_cbranch_execz .LBB0_1
	v_add_u32_e32 v6, vcc, 1, v7
	v_cmp_lt_u32_e32 vcc, 60, v6
	s_orn2_b64 s[6:7], vcc, exec
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v4, v8
	s_branch .LBB0_1
.LBB0_92:
	s_or_b64 exec, exec, s[2:3]
	v_lshlrev_b32_e32 v1, 7, v4
	v_add_u32_e32 v2, vcc, v1, v5
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel jumps
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 8
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
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 54
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
	.size	jumps, .Lfunc_end0-jumps
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           jumps
    .private_segment_fixed_size: 0
    .sgpr_count:     56
    .sgpr_spill_count: 0
    .symbol:         jumps.kd
    .vgpr_count:     12
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
