	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	jumps                   ; -- Begin function jumps
	.globl	jumps
	.p2align	8
	.type	jumps,@function
jumps:                                  ; @jumps
; %bb.0:
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
.LBB0_1:                                ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[4:5], exec, s[6:7]
	s_or_b64 s[2:3], s[4:5], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_92
.LBB0_2:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_7 Depth 2
                                        ;       Child Loop BB0_12 Depth 3
                                        ;     Child Loop BB0_51 Depth 2
                                        ;     Child Loop BB0_84 Depth 2
	v_mul_lo_u32 v1, v1, 5
	s_mov_b64 s[20:21], -1
	s_mov_b64 s[6:7], 0
	v_add_u32_e32 v1, vcc, 3, v1
	v_and_b32_e32 v2, 16, v1
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[4:5], vcc
; %bb.3:                                ;   in Loop: Header=BB0_2 Depth=1
	v_and_b32_e32 v2, 64, v1
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_mov_b64 s[6:7], exec
	s_orn2_b64 s[20:21], vcc, exec
; %bb.4:                                ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[16:17], 0
	s_mov_b64 s[18:19], s[6:7]
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v3, v6
	s_mov_b64 s[22:23], 0
	v_mov_b32_e32 v11, v8
                                        ; implicit-def: $sgpr14_sgpr15
                                        ; implicit-def: $sgpr12_sgpr13
                                        ; implicit-def: $sgpr10_sgpr11
                                        ; implicit-def: $vgpr7
	s_and_saveexec_b64 s[8:9], s[20:21]
	s_cbranch_execnz .LBB0_7
	s_branch .LBB0_49
.LBB0_5:                                ;   in Loop: Header=BB0_7 Depth=2
	s_or_b64 exec, exec, s[30:31]
	s_andn2_b64 s[24:25], s[24:25], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_orn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_andn2_b64 s[20:21], s[20:21], exec
	s_andn2_b64 s[22:23], s[22:23], exec
	s_or_b64 s[24:25], s[24:25], s[28:29]
.LBB0_6:                                ;   in Loop: Header=BB0_7 Depth=2
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
.LBB0_7:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_12 Depth 3
	s_mov_b64 s[4:5], s[18:19]
	v_mov_b32_e32 v4, v3
	v_mov_b32_e32 v3, v6
	s_mov_b64 s[18:19], -1
	s_xor_b64 s[4:5], s[4:5], -1
	s_mov_b64 s[24:25], -1
                                        ; implicit-def: $sgpr22_sgpr23
                                        ; implicit-def: $sgpr20_sgpr21
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[26:27], s[4:5]
	s_xor_b64 s[4:5], exec, s[26:27]
	s_cbranch_execz .LBB0_37
; %bb.8:                                ;   in Loop: Header=BB0_7 Depth=2
	v_and_b32_e32 v7, 7, v1
	v_cmp_ne_u32_e32 vcc, 0, v7
	v_mov_b32_e32 v8, 7
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_30
; %bb.9:                                ;   in Loop: Header=BB0_7 Depth=2
	s_mov_b32 s51, 0
	s_mov_b32 s50, -1
	s_mov_b64 s[26:27], 0
                                        ; implicit-def: $sgpr28_sgpr29
                                        ; implicit-def: $sgpr24_sgpr25
                                        ; implicit-def: $sgpr22_sgpr23
                                        ; implicit-def: $sgpr30_sgpr31
                                        ; implicit-def: $sgpr34_sgpr35
                                        ; implicit-def: $sgpr36_sgpr37
	s_branch .LBB0_12
.LBB0_10:                               ;   in Loop: Header=BB0_12 Depth=3
	s_or_b64 exec, exec, s[42:43]
	s_andn2_b64 s[36:37], s[36:37], exec
	s_and_b64 s[42:43], s[44:45], exec
	s_or_b64 s[36:37], s[36:37], s[42:43]
	s_andn2_b64 s[34:35], s[34:35], exec
	s_andn2_b64 s[30:31], s[30:31], exec
	s_orn2_b64 s[40:41], s[40:41], exec
.LBB0_11:                               ;   in Loop: Header=BB0_12 Depth=3
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
.LBB0_12:                               ;   Parent Loop BB0_2 Depth=1
                                        ;     Parent Loop BB0_7 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_mul_lo_u32 v6, v2, 3
	s_mov_b64 s[38:39], 0
	s_mov_b64 s[42:43], 0
	v_add_u32_e32 v5, vcc, s51, v6
	v_and_b32_e32 v2, 31, v5
	v_cmp_lt_i32_e32 vcc, 16, v2
	s_and_saveexec_b64 s[40:41], vcc
	s_xor_b64 s[40:41], exec, s[40:41]
; %bb.13:                               ;   in Loop: Header=BB0_12 Depth=3
	v_cmp_ne_u32_e32 vcc, 17, v2
	s_and_b64 s[42:43], vcc, exec
                                        ; implicit-def: $vgpr2
; %bb.14:                               ;   in Loop: Header=BB0_12 Depth=3
	s_or_saveexec_b64 s[44:45], s[40:41]
	s_mov_b64 s[40:41], -1
	s_mov_b64 s[46:47], -1
	s_xor_b64 exec, exec, s[44:45]
; %bb.15:                               ;   in Loop: Header=BB0_12 Depth=3
	v_cmp_ne_u32_e32 vcc, 9, v2
	s_andn2_b64 s[42:43], s[42:43], exec
	s_and_b64 s[52:53], vcc, exec
	s_mov_b64 s[38:39], exec
	s_xor_b64 s[46:47], exec, -1
	s_or_b64 s[42:43], s[42:43], s[52:53]
; %bb.16:                               ;   in Loop: Header=BB0_12 Depth=3
	s_or_b64 exec, exec, s[44:45]
	s_andn2_b64 s[34:35], s[34:35], exec
	s_and_b64 s[38:39], s[38:39], exec
	s_or_b64 s[34:35], s[34:35], s[38:39]
	s_andn2_b64 s[30:31], s[30:31], exec
	s_and_b64 s[38:39], s[46:47], exec
	s_andn2_b64 s[36:37], s[36:37], exec
	s_or_b64 s[30:31], s[30:31], s[38:39]
                                        ; implicit-def: $vgpr2
	s_and_saveexec_b64 s[38:39], s[42:43]
	s_cbranch_execz .LBB0_11
; %bb.17:                               ;   in Loop: Header=BB0_12 Depth=3
	v_and_b32_e32 v2, 63, v5
	v_cmp_ne_u32_e32 vcc, 40, v2
	s_mov_b64 s[40:41], -1
	s_mov_b64 s[44:45], -1
                                        ; implicit-def: $vgpr2
	s_and_saveexec_b64 s[42:43], vcc
	s_cbranch_execz .LBB0_10
; %bb.18:                               ;   in Loop: Header=BB0_12 Depth=3
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
.LBB0_19:                               ;   in Loop: Header=BB0_7 Depth=2
	s_or_b64 exec, exec, s[26:27]
	s_xor_b64 s[26:27], s[28:29], -1
                                        ; implicit-def: $vgpr8
                                        ; implicit-def: $vgpr2
	s_and_saveexec_b64 s[28:29], s[26:27]
	s_xor_b64 s[26:27], exec, s[28:29]
	s_cbranch_execz .LBB0_27
; %bb.20:                               ;   in Loop: Header=BB0_7 Depth=2
	s_xor_b64 s[24:25], s[24:25], -1
                                        ; implicit-def: $sgpr28
                                        ; implicit-def: $vgpr2
	s_and_saveexec_b64 s[30:31], s[24:25]
	s_xor_b64 s[24:25], exec, s[30:31]
	s_cbranch_execz .LBB0_24
; %bb.21:                               ;   in Loop: Header=BB0_7 Depth=2
	s_xor_b64 s[22:23], s[22:23], -1
	s_mov_b32 s28, 7
	v_mov_b32_e32 v2, v5
	s_and_saveexec_b64 s[30:31], s[22:23]
	s_xor_b64 s[22:23], exec, s[30:31]
; %bb.22:                               ;   in Loop: Header=BB0_7 Depth=2
	v_add_u32_e32 v2, vcc, v10, v6
	v_lshrrev_b32_e32 v2, 8, v2
	v_and_b32_e32 v2, 1, v2
	v_cmp_eq_u32_e32 vcc, 1, v2
	s_not_b64 s[30:31], vcc
	v_cndmask_b32_e64 v2, 0, 1, s[30:31]
	v_add_u32_e32 v2, vcc, v2, v6
	v_add_u32_e32 v2, vcc, v2, v9
	v_add_u32_e32 v2, vcc, -1, v2
; %bb.23:                               ;   in Loop: Header=BB0_7 Depth=2
	s_or_b64 exec, exec, s[22:23]
.LBB0_24:                               ;   in Loop: Header=BB0_7 Depth=2
	s_or_saveexec_b64 s[22:23], s[24:25]
	v_mov_b32_e32 v8, s28
	s_xor_b64 exec, exec, s[22:23]
; %bb.25:                               ;   in Loop: Header=BB0_7 Depth=2
	v_mov_b32_e32 v8, 2
	v_mov_b32_e32 v2, v5
; %bb.26:                               ;   in Loop: Header=BB0_7 Depth=2
	s_or_b64 exec, exec, s[22:23]
.LBB0_27:                               ;   in Loop: Header=BB0_7 Depth=2
	s_or_saveexec_b64 s[22:23], s[26:27]
	s_xor_b64 exec, exec, s[22:23]
; %bb.28:                               ;   in Loop: Header=BB0_7 Depth=2
	v_mov_b32_e32 v8, 10
	v_mov_b32_e32 v2, v5
; %bb.29:                               ;   in Loop: Header=BB0_7 Depth=2
	s_or_b64 exec, exec, s[22:23]
.LBB0_30:                               ;   in Loop: Header=BB0_7 Depth=2
	s_or_b64 exec, exec, s[20:21]
	v_cmp_gt_i32_e32 vcc, 10, v8
	s_mov_b64 s[24:25], -1
	s_mov_b64 s[22:23], 0
	s_mov_b64 s[28:29], -1
	v_mov_b32_e32 v6, v4
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_36
; %bb.31:                               ;   in Loop: Header=BB0_7 Depth=2
	v_cmp_eq_u32_e32 vcc, 7, v8
	s_mov_b64 s[24:25], 0
	s_mov_b64 s[26:27], -1
	s_mov_b64 s[28:29], -1
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_35
; %bb.32:                               ;   in Loop: Header=BB0_7 Depth=2
	v_lshrrev_b32_e32 v5, 9, v1
	v_and_b32_e32 v5, 1, v5
	v_cmp_eq_u32_e32 vcc, 1, v5
	s_mov_b64 s[26:27], -1
	v_mov_b32_e32 v6, v4
	s_and_saveexec_b64 s[24:25], vcc
	s_xor_b64 s[24:25], exec, s[24:25]
; %bb.33:                               ;   in Loop: Header=BB0_7 Depth=2
	v_add_u32_e32 v6, vcc, 1, v4
	v_cmp_lt_u32_e32 vcc, 49, v4
	s_orn2_b64 s[26:27], vcc, exec
; %bb.34:                               ;   in Loop: Header=BB0_7 Depth=2
	s_or_b64 exec, exec, s[24:25]
	s_mov_b64 s[24:25], exec
	s_xor_b64 s[28:29], exec, -1
	s_orn2_b64 s[26:27], s[26:27], exec
.LBB0_35:                               ;   in Loop: Header=BB0_7 Depth=2
	s_or_b64 exec, exec, s[22:23]
	s_and_b64 s[22:23], s[28:29], exec
	s_orn2_b64 s[28:29], s[24:25], exec
	s_orn2_b64 s[24:25], s[26:27], exec
.LBB0_36:                               ;   in Loop: Header=BB0_7 Depth=2
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[20:21], s[22:23], exec
	s_and_b64 s[22:23], s[28:29], exec
	s_orn2_b64 s[24:25], s[24:25], exec
	v_mov_b32_e32 v8, v2
.LBB0_37:                               ;   in Loop: Header=BB0_7 Depth=2
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_mov_b64 s[26:27], 0
                                        ; implicit-def: $vgpr2
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_6
; %bb.38:                               ;   in Loop: Header=BB0_7 Depth=2
	v_lshrrev_b32_e32 v2, 7, v1
	v_add_u32_e32 v2, vcc, v8, v2
	v_and_b32_e32 v5, 1, v2
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_mov_b64 s[26:27], 0
	s_mov_b64 s[18:19], -1
	s_mov_b64 s[28:29], s[24:25]
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_5
; %bb.39:                               ;   in Loop: Header=BB0_7 Depth=2
	v_and_b32_e32 v5, 12, v2
	v_cmp_eq_u32_e32 vcc, 4, v5
	s_andn2_b64 s[28:29], s[24:25], exec
	s_and_b64 s[34:35], vcc, exec
	s_mov_b64 s[26:27], exec
	s_xor_b64 s[18:19], exec, -1
	s_or_b64 s[28:29], s[28:29], s[34:35]
	s_branch .LBB0_5
.LBB0_40:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[16:17]
	s_mov_b64 s[18:19], 0
	s_mov_b64 s[16:17], -1
	s_mov_b64 s[20:21], -1
                                        ; implicit-def: $vgpr7
                                        ; implicit-def: $vgpr11
	s_and_saveexec_b64 s[4:5], s[14:15]
	s_cbranch_execz .LBB0_48
; %bb.41:                               ;   in Loop: Header=BB0_2 Depth=1
	s_mov_b64 s[14:15], 0
	s_mov_b64 s[16:17], -1
	s_mov_b64 s[18:19], 0
                                        ; implicit-def: $vgpr11
	s_and_saveexec_b64 s[20:21], s[12:13]
	s_xor_b64 s[12:13], exec, s[20:21]
	s_cbranch_execz .LBB0_45
; %bb.42:                               ;   in Loop: Header=BB0_2 Depth=1
	s_mov_b64 s[14:15], 0
	s_mov_b64 s[18:19], -1
                                        ; implicit-def: $vgpr11
	s_and_saveexec_b64 s[16:17], s[10:11]
	s_xor_b64 s[10:11], exec, s[16:17]
; %bb.43:                               ;   in Loop: Header=BB0_2 Depth=1
	s_mov_b64 s[14:15], exec
	v_xor_b32_e32 v11, v2, v3
	s_xor_b64 s[18:19], exec, -1
; %bb.44:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_orn2_b64 s[16:17], s[18:19], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_and_b64 s[14:15], s[14:15], exec
.LBB0_45:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_saveexec_b64 s[10:11], s[12:13]
	v_mov_b32_e32 v7, v3
	s_xor_b64 exec, exec, s[10:11]
; %bb.46:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 s[18:19], s[18:19], exec
	v_mov_b32_e32 v7, v4
	v_mov_b32_e32 v2, v8
; %bb.47:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_orn2_b64 s[20:21], s[16:17], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_orn2_b64 s[16:17], s[14:15], exec
.LBB0_48:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[10:11], s[16:17], exec
	s_and_b64 s[22:23], s[20:21], exec
	s_and_b64 s[4:5], s[18:19], exec
	s_or_b64 s[6:7], s[6:7], s[10:11]
.LBB0_49:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[8:9]
	s_mov_b64 s[20:21], 0
                                        ; implicit-def: $sgpr18_sgpr19
                                        ; implicit-def: $sgpr16_sgpr17
                                        ; implicit-def: $sgpr14_sgpr15
                                        ; implicit-def: $sgpr12_sgpr13
                                        ; implicit-def: $sgpr10_sgpr11
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $vgpr4
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execnz .LBB0_51
	s_branch .LBB0_90
.LBB0_50:                               ;   in Loop: Header=BB0_51 Depth=2
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
.LBB0_51:                               ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v4, v11
	v_mov_b32_e32 v10, v6
	s_mov_b64 s[6:7], -1
	s_xor_b64 s[22:23], s[22:23], -1
	s_mov_b64 s[36:37], -1
                                        ; implicit-def: $sgpr24_sgpr25
                                        ; implicit-def: $sgpr26_sgpr27
                                        ; implicit-def: $sgpr28_sgpr29
                                        ; implicit-def: $sgpr30_sgpr31
                                        ; implicit-def: $sgpr34_sgpr35
                                        ; implicit-def: $vgpr6
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $vgpr9
	s_and_saveexec_b64 s[38:39], s[22:23]
	s_xor_b64 s[22:23], exec, s[38:39]
	s_cbranch_execz .LBB0_63
; %bb.52:                               ;   in Loop: Header=BB0_51 Depth=2
	v_add_u32_e32 v5, vcc, 1, v3
	v_cmp_gt_u32_e32 vcc, s33, v5
	s_mov_b64 s[36:37], 0
	s_mov_b64 s[38:39], -1
	s_mov_b64 s[26:27], 0
	s_mov_b64 s[28:29], 0
	s_mov_b64 s[30:31], 0
	s_mov_b64 s[40:41], -1
                                        ; implicit-def: $vgpr6
                                        ; implicit-def: $vgpr9
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_62
; %bb.53:                               ;   in Loop: Header=BB0_51 Depth=2
	v_and_b32_e32 v9, 7, v4
	v_cmp_lt_i32_e32 vcc, 1, v9
	s_mov_b64 s[34:35], 0
	s_mov_b64 s[38:39], -1
	s_mov_b64 s[36:37], 0
	s_mov_b64 s[28:29], 0
	s_mov_b64 s[42:43], -1
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_61
; %bb.54:                               ;   in Loop: Header=BB0_51 Depth=2
	v_cmp_lt_i32_e32 vcc, 2, v9
	s_mov_b64 s[30:31], 0
	s_mov_b64 s[38:39], -1
	s_mov_b64 s[36:37], 0
	s_mov_b64 s[40:41], -1
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_60
; %bb.55:                               ;   in Loop: Header=BB0_51 Depth=2
	v_cmp_gt_i32_e32 vcc, 5, v9
	s_mov_b64 s[34:35], 0
	s_mov_b64 s[38:39], -1
	s_mov_b64 s[36:37], -1
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_59
; %bb.56:                               ;   in Loop: Header=BB0_51 Depth=2
	v_cmp_eq_u32_e32 vcc, 3, v9
	s_mov_b64 s[38:39], -1
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[34:35], vcc
	s_xor_b64 s[34:35], exec, s[34:35]
; %bb.57:                               ;   in Loop: Header=BB0_51 Depth=2
	v_add_u32_e32 v6, vcc, 3, v3
	s_xor_b64 s[38:39], exec, -1
; %bb.58:                               ;   in Loop: Header=BB0_51 Depth=2
	s_or_b64 exec, exec, s[34:35]
	s_mov_b64 s[34:35], exec
	s_xor_b64 s[36:37], exec, -1
	s_orn2_b64 s[38:39], s[38:39], exec
.LBB0_59:                               ;   in Loop: Header=BB0_51 Depth=2
	s_or_b64 exec, exec, s[30:31]
	s_xor_b64 s[40:41], exec, -1
	s_and_b64 s[36:37], s[36:37], exec
	s_and_b64 s[30:31], s[34:35], exec
	s_orn2_b64 s[38:39], s[38:39], exec
.LBB0_60:                               ;   in Loop: Header=BB0_51 Depth=2
	s_or_b64 exec, exec, s[28:29]
	s_xor_b64 s[42:43], exec, -1
	s_and_b64 s[28:29], s[40:41], exec
	s_and_b64 s[36:37], s[36:37], exec
	s_and_b64 s[34:35], s[30:31], exec
	s_orn2_b64 s[38:39], s[38:39], exec
.LBB0_61:                               ;   in Loop: Header=BB0_51 Depth=2
	s_or_b64 exec, exec, s[26:27]
	s_xor_b64 s[40:41], exec, -1
	s_and_b64 s[30:31], s[42:43], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_and_b64 s[26:27], s[36:37], exec
	s_and_b64 s[36:37], s[34:35], exec
	s_orn2_b64 s[38:39], s[38:39], exec
.LBB0_62:                               ;   in Loop: Header=BB0_51 Depth=2
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[34:35], s[40:41], exec
	s_and_b64 s[30:31], s[30:31], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_and_b64 s[24:25], s[36:37], exec
	s_orn2_b64 s[36:37], s[38:39], exec
                                        ; implicit-def: $vgpr8
.LBB0_63:                               ;   in Loop: Header=BB0_51 Depth=2
	s_or_saveexec_b64 s[22:23], s[22:23]
	v_mov_b32_e32 v3, v4
                                        ; implicit-def: $vgpr11
	s_xor_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB0_50
; %bb.64:                               ;   in Loop: Header=BB0_51 Depth=2
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
.LBB0_65:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[20:21]
	s_mov_b64 s[24:25], -1
	s_mov_b64 s[22:23], 0
	s_mov_b64 s[20:21], s[4:5]
                                        ; implicit-def: $vgpr3
	s_and_saveexec_b64 s[6:7], s[18:19]
	s_cbranch_execz .LBB0_81
; %bb.66:                               ;   in Loop: Header=BB0_2 Depth=1
	s_mov_b64 s[18:19], 0
	s_mov_b64 s[22:23], 0
	s_mov_b64 s[20:21], s[4:5]
                                        ; implicit-def: $vgpr3
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_xor_b64 s[16:17], exec, s[24:25]
	s_cbranch_execz .LBB0_78
; %bb.67:                               ;   in Loop: Header=BB0_2 Depth=1
	s_mov_b64 s[24:25], -1
	s_mov_b64 s[22:23], s[4:5]
	v_mov_b32_e32 v6, v4
	s_and_saveexec_b64 s[20:21], s[14:15]
	s_cbranch_execz .LBB0_75
; %bb.68:                               ;   in Loop: Header=BB0_2 Depth=1
	s_mov_b64 s[14:15], s[4:5]
	s_and_saveexec_b64 s[22:23], s[12:13]
	s_xor_b64 s[12:13], exec, s[22:23]
; %bb.69:                               ;   in Loop: Header=BB0_2 Depth=1
	s_andn2_b64 s[14:15], s[4:5], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[14:15], s[14:15], s[10:11]
	v_mov_b32_e32 v7, v10
	v_mov_b32_e32 v2, v11
; %bb.70:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_saveexec_b64 s[10:11], s[12:13]
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v6, v4
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_74
; %bb.71:                               ;   in Loop: Header=BB0_2 Depth=1
	v_cmp_lt_i32_e32 vcc, 0, v9
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[22:23], -1
	v_mov_b32_e32 v6, v4
	s_and_saveexec_b64 s[24:25], vcc
; %bb.72:                               ;   in Loop: Header=BB0_2 Depth=1
	s_mov_b64 s[12:13], exec
	v_add_u32_e32 v6, vcc, 1, v4
	s_xor_b64 s[22:23], exec, -1
; %bb.73:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[24:25]
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_or_b64 s[14:15], s[14:15], s[22:23]
	s_and_b64 s[12:13], s[12:13], exec
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v2, v4
.LBB0_74:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[10:11], s[4:5], exec
	s_and_b64 s[14:15], s[14:15], exec
	s_or_b64 s[22:23], s[10:11], s[14:15]
	s_orn2_b64 s[24:25], s[12:13], exec
.LBB0_75:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[20:21]
	s_mov_b64 s[10:11], 0
                                        ; implicit-def: $vgpr3
	s_and_saveexec_b64 s[12:13], s[24:25]
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.76:                               ;   in Loop: Header=BB0_2 Depth=1
	s_mov_b64 s[10:11], exec
	v_add_u32_e32 v3, vcc, 5, v6
; %bb.77:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[12:13], s[4:5], exec
	s_and_b64 s[14:15], s[22:23], exec
	s_or_b64 s[20:21], s[12:13], s[14:15]
	s_and_b64 s[22:23], s[10:11], exec
.LBB0_78:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_saveexec_b64 s[10:11], s[16:17]
	s_xor_b64 exec, exec, s[10:11]
; %bb.79:                               ;   in Loop: Header=BB0_2 Depth=1
	v_cmp_ne_u32_e32 vcc, 5, v9
	s_and_b64 s[18:19], vcc, exec
; %bb.80:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[10:11], s[4:5], exec
	s_and_b64 s[12:13], s[20:21], exec
	s_or_b64 s[20:21], s[10:11], s[12:13]
	s_and_b64 s[22:23], s[22:23], exec
	s_orn2_b64 s[24:25], s[18:19], exec
.LBB0_81:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[24:25]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_87
; %bb.82:                               ;   in Loop: Header=BB0_2 Depth=1
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v2, v4
                                        ; implicit-def: $sgpr10_sgpr11
                                        ; implicit-def: $sgpr16_sgpr17
                                        ; implicit-def: $sgpr14_sgpr15
	s_branch .LBB0_84
.LBB0_83:                               ;   in Loop: Header=BB0_84 Depth=2
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
.LBB0_84:                               ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshrrev_b32_e32 v3, 1, v1
	v_xor_b32_e32 v2, v2, v3
	v_mul_lo_u32 v6, v2, s48
	s_or_b64 s[14:15], s[14:15], exec
	s_or_b64 s[16:17], s[16:17], exec
	v_cmp_lt_u32_e32 vcc, s49, v6
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_83
; %bb.85:                               ;   in Loop: Header=BB0_84 Depth=2
	v_and_b32_e32 v1, 6, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[24:25], vcc, exec
	s_andn2_b64 s[14:15], s[14:15], exec
	s_or_b64 s[16:17], s[16:17], s[24:25]
	s_branch .LBB0_83
.LBB0_86:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[12:13], s[22:23], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[20:21], s[20:21], exec
	s_or_b64 s[22:23], s[12:13], s[10:11]
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v3, v2
.LBB0_87:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[22:23]
	s_xor_b64 s[6:7], exec, s[6:7]
; %bb.88:                               ;   in Loop: Header=BB0_2 Depth=1
	v_cmp_gt_u32_e32 vcc, 50, v5
	s_andn2_b64 s[10:11], s[20:21], exec
	s_and_b64 s[12:13], vcc, exec
	s_or_b64 s[20:21], s[10:11], s[12:13]
	v_mov_b32_e32 v4, v3
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v2, v3
; %bb.89:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[6:7], s[20:21], exec
	s_or_b64 s[4:5], s[4:5], s[6:7]
.LBB0_90:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v8, v2
	s_mov_b64 s[6:7], -1
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_xor_b64 s[4:5], exec, s[8:9]
	s_cbranch_execz .LBB0_1
; %bb.91:                               ;   in Loop: Header=BB0_2 Depth=1
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
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 2388
; NumSgprs: 56
; NumVgprs: 12
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 56
; NumVGPRsForWavesPerEU: 12
; Occupancy: 10
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
