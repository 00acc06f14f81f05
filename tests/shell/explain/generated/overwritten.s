	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	overwritten             ; -- Begin function overwritten
	.globl	overwritten
	.p2align	8
	.type	overwritten,@function
overwritten:                            ; @overwritten
.Lfunc_begin0:
	.file	0 "." "overwritten.cl" md5 0x44c6408216f7ea085f5b7d99c36e3c48
	.loc	0 7 0                           ; overwritten.cl:7:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.loc	0 10 25 prologue_end            ; overwritten.cl:10:25
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_110
; %bb.1:
	.loc	0 8 18                          ; overwritten.cl:8:18
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx4 s[8:11], s[4:5], 0x10
	s_load_dwordx2 s[4:5], s[4:5], 0x20
	.loc	0 12 15                         ; overwritten.cl:12:15
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc0 .LBB0_3
; %bb.2:
	.loc	0 17 15                         ; overwritten.cl:17:15
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s6, s11
	s_cbranch_scc0 .LBB0_4
	s_branch .LBB0_6
.LBB0_3:
	.loc	0 13 9                          ; overwritten.cl:13:9
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	.loc	0 8 18                          ; overwritten.cl:8:18
	v_mov_b32_e32 v2, s8
	.loc	0 13 9                          ; overwritten.cl:13:9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 8 18                          ; overwritten.cl:8:18
	v_mov_b32_e32 v2, s9
	.loc	0 14 9                          ; overwritten.cl:14:9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 15 9                          ; overwritten.cl:15:9
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, s3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 17 15                         ; overwritten.cl:17:15
	s_cmp_lg_u32 s6, s11
	s_cbranch_scc1 .LBB0_6
.LBB0_4:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 18 16                         ; overwritten.cl:18:16
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 18 20 is_stmt 0               ; overwritten.cl:18:20
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_4
; %bb.5:
	.loc	0 20 9 is_stmt 1                ; overwritten.cl:20:9
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	.loc	0 8 18                          ; overwritten.cl:8:18
	v_mov_b32_e32 v2, s10
	.loc	0 20 9                          ; overwritten.cl:20:9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 21 9                          ; overwritten.cl:21:9
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v2, 2
	v_mov_b32_e32 v1, s3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_6:
	.loc	0 23 20                         ; overwritten.cl:23:20
	s_or_b32 s4, s6, s4
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc1 .LBB0_110
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 25 12                         ; overwritten.cl:25:12
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 25 16 is_stmt 0               ; overwritten.cl:25:16
	v_cmp_ne_u32_e32 vcc, 2, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_7
; %bb.8:
	.loc	0 0 16                          ; overwritten.cl:0:16
	s_mov_b64 s[18:19], -1
	s_mov_b64 s[10:11], 0
	s_cmp_lt_i32 s5, 4
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[14:15], 0
	s_mov_b64 s[16:17], 0
	s_cbranch_scc1 .LBB0_16
; %bb.9:
	s_mov_b64 s[16:17], -1
	s_mov_b64 s[14:15], 0
	s_cmp_gt_i32 s5, 5
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[12:13], 0
	s_cbranch_scc0 .LBB0_13
; %bb.10:
	s_mov_b64 s[12:13], -1
	s_mov_b64 s[16:17], 0
	s_cmp_gt_i32 s5, 6
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[8:9], 0
	s_cbranch_scc0 .LBB0_13
; %bb.11:
	s_mov_b64 s[8:9], -1
	s_mov_b64 s[12:13], 0
	s_cmp_gt_i32 s5, 7
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[6:7], 0
	s_cbranch_scc0 .LBB0_13
; %bb.12:
	s_cmp_eq_u32 s5, 8
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[2:3], -1
	s_cselect_b64 s[6:7], -1, 0
.LBB0_13:
	s_and_b64 vcc, exec, s[16:17]
	s_mov_b64 s[16:17], 0
	s_cbranch_vccz .LBB0_15
; %bb.14:
	s_cmp_lt_i32 s5, 5
	s_cselect_b64 s[16:17], -1, 0
	s_cmp_gt_i32 s5, 4
	s_cselect_b64 s[14:15], -1, 0
.LBB0_15:
	s_mov_b64 s[18:19], 0
.LBB0_16:
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccz .LBB0_66
; %bb.17:
	s_mov_b64 s[22:23], -1
	s_mov_b64 s[10:11], 0
	s_cmp_gt_i32 s5, 1
	s_mov_b64 s[18:19], 0
	s_mov_b64 s[20:21], 0
	s_cbranch_scc0 .LBB0_19
; %bb.18:
	s_cmp_lt_i32 s5, 3
	s_mov_b64 s[22:23], 0
	s_mov_b64 s[18:19], -1
	s_cselect_b64 s[20:21], -1, 0
.LBB0_19:
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB0_39
; %bb.20:
	s_cmp_gt_i32 s5, 0
	s_mov_b64 s[10:11], -1
	s_cbranch_scc0 .LBB0_39
.LBB0_21:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 31 16 is_stmt 1               ; overwritten.cl:31:16
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 31 22 is_stmt 0               ; overwritten.cl:31:22
	v_cmp_eq_u32_e32 vcc, 9, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_21
; %bb.22:
	.loc	0 0 22                          ; overwritten.cl:0:22
	s_cmp_lt_i32 s5, 5
	s_cbranch_scc1 .LBB0_26
; %bb.23:
	s_cmp_gt_i32 s5, 6
	s_cbranch_scc0 .LBB0_27
; %bb.24:
	s_mov_b64 s[22:23], 0
	s_mov_b64 s[8:9], -1
	s_cmp_gt_i32 s5, 7
	s_mov_b64 s[10:11], 0
	s_cbranch_scc0 .LBB0_28
; %bb.25:
	s_cmp_lg_u32 s5, 8
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[6:7], -1
	s_cselect_b64 s[10:11], -1, 0
	s_branch .LBB0_28
.LBB0_26:
	s_mov_b64 s[22:23], -1
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_31
.LBB0_27:
	s_mov_b64 s[22:23], -1
	s_mov_b64 s[10:11], 0
.LBB0_28:
	s_and_b64 vcc, exec, s[22:23]
	s_cbranch_vccz .LBB0_30
; %bb.29:
	s_cmp_lt_i32 s5, 6
	s_mov_b64 s[12:13], -1
	s_cselect_b64 s[14:15], -1, 0
.LBB0_30:
	s_mov_b64 s[22:23], 0
.LBB0_31:
	s_and_b64 vcc, exec, s[22:23]
	s_cbranch_vccz .LBB0_36
; %bb.32:
	s_cmp_gt_i32 s5, 2
	s_mov_b64 s[22:23], -1
	s_cbranch_scc0 .LBB0_34
; %bb.33:
	s_cmp_lt_i32 s5, 4
	s_mov_b64 s[22:23], 0
	s_mov_b64 s[16:17], -1
	s_cselect_b64 s[18:19], -1, 0
.LBB0_34:
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB0_36
; %bb.35:
	s_cmp_lg_u32 s5, 2
	s_mov_b64 s[20:21], -1
	s_cselect_b64 s[10:11], -1, 0
.LBB0_36:
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_38
; %bb.37:
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[20:21], 0
.LBB0_38:
	s_mov_b64 s[10:11], 0
.LBB0_39:
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccz .LBB0_53
.LBB0_40:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 34 18 is_stmt 1               ; overwritten.cl:34:18
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 34 24 is_stmt 0               ; overwritten.cl:34:24
	v_and_b32_e32 v0, 4, v0
	.loc	0 34 16                         ; overwritten.cl:34:16
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_40
; %bb.41:
	.loc	0 0 16                          ; overwritten.cl:0:16
	s_mov_b64 s[22:23], -1
	s_cmp_lt_i32 s5, 6
	s_mov_b64 s[18:19], 0
	s_cbranch_scc1 .LBB0_45
; %bb.42:
	s_mov_b64 s[22:23], 0
	s_cmp_gt_i32 s5, 6
	s_mov_b64 s[12:13], -1
	s_cbranch_scc0 .LBB0_45
; %bb.43:
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[8:9], -1
	s_cmp_gt_i32 s5, 7
	s_mov_b64 s[20:21], 0
	s_cbranch_scc0 .LBB0_46
; %bb.44:
	s_cmp_lg_u32 s5, 8
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[6:7], -1
	s_cselect_b64 s[20:21], -1, 0
	s_branch .LBB0_46
.LBB0_45:
	s_mov_b64 s[20:21], 0
.LBB0_46:
	s_and_b64 vcc, exec, s[22:23]
	s_cbranch_vccz .LBB0_51
; %bb.47:
	s_cmp_gt_i32 s5, 3
	s_mov_b64 s[18:19], -1
	s_cbranch_scc0 .LBB0_49
; %bb.48:
	s_cmp_lt_i32 s5, 5
	s_mov_b64 s[18:19], 0
	s_mov_b64 s[14:15], -1
	s_cselect_b64 s[16:17], -1, 0
.LBB0_49:
	s_andn2_b64 vcc, exec, s[18:19]
	s_mov_b64 s[18:19], 0
	s_cbranch_vccnz .LBB0_51
; %bb.50:
	s_cmp_lg_u32 s5, 3
	s_mov_b64 s[18:19], -1
	s_cselect_b64 s[20:21], -1, 0
.LBB0_51:
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccz .LBB0_53
; %bb.52:
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[18:19], 0
.LBB0_53:
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccz .LBB0_66
.LBB0_54:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 37 16 is_stmt 1               ; overwritten.cl:37:16
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 37 22 is_stmt 0               ; overwritten.cl:37:22
	v_cmp_lt_u32_e32 vcc, 2, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_54
; %bb.55:
	.loc	0 0 22                          ; overwritten.cl:0:22
	s_mov_b64 s[20:21], -1
	s_cmp_lt_i32 s5, 6
	s_mov_b64 s[16:17], 0
	s_cbranch_scc1 .LBB0_59
; %bb.56:
	s_mov_b64 s[20:21], 0
	s_cmp_gt_i32 s5, 6
	s_mov_b64 s[12:13], -1
	s_cbranch_scc0 .LBB0_59
; %bb.57:
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[8:9], -1
	s_cmp_gt_i32 s5, 7
	s_mov_b64 s[18:19], 0
	s_cbranch_scc0 .LBB0_60
; %bb.58:
	s_cmp_lg_u32 s5, 8
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[6:7], -1
	s_cselect_b64 s[18:19], -1, 0
	s_branch .LBB0_60
.LBB0_59:
	s_mov_b64 s[18:19], 0
.LBB0_60:
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccz .LBB0_64
; %bb.61:
	s_cmp_lt_i32 s5, 5
	s_cbranch_scc0 .LBB0_63
; %bb.62:
	s_cmp_lg_u32 s5, 4
	s_mov_b64 s[16:17], -1
	s_mov_b64 s[14:15], 0
	s_cselect_b64 s[18:19], -1, 0
	s_branch .LBB0_64
.LBB0_63:
	s_mov_b64 s[16:17], 0
	s_mov_b64 s[14:15], -1
.LBB0_64:
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccz .LBB0_66
; %bb.65:
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[16:17], 0
.LBB0_66:
	s_and_b64 vcc, exec, s[16:17]
	s_cbranch_vccz .LBB0_78
.LBB0_67:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 40 16 is_stmt 1               ; overwritten.cl:40:16
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 40 45 is_stmt 0               ; overwritten.cl:40:45
	v_cmp_lt_i32_e32 vcc, 2, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_67
; %bb.68:
	.loc	0 0 45                          ; overwritten.cl:0:45
	s_mov_b64 s[18:19], -1
	s_cmp_lt_i32 s5, 7
	s_mov_b64 s[14:15], 0
	s_cbranch_scc1 .LBB0_71
; %bb.69:
	s_mov_b64 s[18:19], 0
	s_mov_b64 s[8:9], -1
	s_cmp_gt_i32 s5, 7
	s_mov_b64 s[16:17], 0
	s_cbranch_scc0 .LBB0_72
; %bb.70:
	s_cmp_lg_u32 s5, 8
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[6:7], -1
	s_cselect_b64 s[16:17], -1, 0
	s_branch .LBB0_72
.LBB0_71:
	s_mov_b64 s[16:17], 0
.LBB0_72:
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccz .LBB0_76
; %bb.73:
	s_cmp_lt_i32 s5, 6
	s_cbranch_scc0 .LBB0_75
; %bb.74:
	s_cmp_lg_u32 s5, 5
	s_mov_b64 s[14:15], -1
	s_mov_b64 s[12:13], 0
	s_cselect_b64 s[16:17], -1, 0
	s_branch .LBB0_76
.LBB0_75:
	s_mov_b64 s[14:15], 0
	s_mov_b64 s[12:13], -1
.LBB0_76:
	s_and_b64 vcc, exec, s[16:17]
	s_cbranch_vccz .LBB0_78
; %bb.77:
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[14:15], 0
.LBB0_78:
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB0_89
; %bb.79:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v0, 8
	v_mov_b32_e32 v1, 2
.LBB0_80:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 43 16 is_stmt 1               ; overwritten.cl:43:16
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v2, v[2:3], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, 2, v2
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_80
; %bb.81:
	.loc	0 0 16 is_stmt 0                ; overwritten.cl:0:16
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[14:15], -1
	s_cmp_lt_i32 s5, 7
	s_mov_b64 s[12:13], 0
	s_cbranch_scc1 .LBB0_84
; %bb.82:
	s_mov_b64 s[14:15], 0
	s_mov_b64 s[8:9], -1
	s_cmp_gt_i32 s5, 7
	s_mov_b64 s[16:17], 0
	s_cbranch_scc0 .LBB0_85
; %bb.83:
	s_cmp_lg_u32 s5, 8
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[6:7], -1
	s_cselect_b64 s[16:17], -1, 0
	s_branch .LBB0_85
.LBB0_84:
	s_mov_b64 s[16:17], 0
.LBB0_85:
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB0_87
; %bb.86:
	s_cmp_lg_u32 s5, 6
	s_mov_b64 s[12:13], -1
	s_cselect_b64 s[16:17], -1, 0
.LBB0_87:
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_89
; %bb.88:
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[12:13], 0
.LBB0_89:
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_98
; %bb.90:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v0, -1
	v_mov_b32_e32 v1, 2
.LBB0_91:                               ; =>This Inner Loop Header: Depth=1
.Ltmp0:
	.file	1 "./../../../sim_hal/workloads" "onward.h" md5 0x29a18c95dff6b8d973f0d88cd490468e
	.loc	1 392 1 is_stmt 1               ; ./../../../sim_hal/workloads/onward.h:392:1
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	;;#ASMSTART
	onward_wait_load v4, v[2:3], v[0:1] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
.Ltmp1:
	.loc	0 46 51                         ; overwritten.cl:46:51
	v_cmp_eq_u32_e32 vcc, 2, v4
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_91
; %bb.92:
	.loc	0 0 51 is_stmt 0                ; overwritten.cl:0:51
	s_or_b64 exec, exec, s[12:13]
	s_cmp_lt_i32 s5, 8
	s_cbranch_scc1 .LBB0_94
; %bb.93:
	s_cmp_lg_u32 s5, 8
	s_mov_b64 s[6:7], -1
	s_cselect_b64 s[12:13], -1, 0
	s_cbranch_execz .LBB0_95
	s_branch .LBB0_96
.LBB0_94:
	s_mov_b64 s[12:13], 0
.LBB0_95:
	s_cmp_lg_u32 s5, 7
	s_mov_b64 s[8:9], -1
	s_cselect_b64 s[12:13], -1, 0
.LBB0_96:
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_98
; %bb.97:
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[8:9], 0
.LBB0_98:
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_102
; %bb.99:
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v0, 4
	v_mov_b32_e32 v1, 0
.LBB0_100:                              ; =>This Inner Loop Header: Depth=1
.Ltmp2:
	.loc	1 393 1 is_stmt 1               ; ./../../../sim_hal/workloads/onward.h:393:1
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	;;#ASMSTART
	onward_wait_load v4, v[2:3], v[0:1] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
.Ltmp3:
	.loc	0 49 16                         ; overwritten.cl:49:16
	v_lshrrev_b32_e32 v2, 2, v4
	v_and_b32_e32 v2, 1, v2
	v_cmp_eq_u32_e32 vcc, 1, v2
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_100
; %bb.101:
	.loc	0 0 16 is_stmt 0                ; overwritten.cl:0:16
	s_or_b64 exec, exec, s[6:7]
	.loc	0 51 14 is_stmt 1               ; overwritten.cl:51:14
	s_cmp_eq_u32 s5, 8
	s_cselect_b64 s[6:7], -1, 0
.LBB0_102:
	.loc	0 0 14 is_stmt 0                ; overwritten.cl:0:14
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_106
; %bb.103:
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, -1
	v_mov_b32_e32 v1, 3
.LBB0_104:                              ; =>This Inner Loop Header: Depth=1
.Ltmp4:
	.loc	1 394 1 is_stmt 1               ; ./../../../sim_hal/workloads/onward.h:394:1
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	;;#ASMSTART
	onward_wait_load v4, v[2:3], v[0:1] lt
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
.Ltmp5:
	.loc	0 52 51                         ; overwritten.cl:52:51
	v_cmp_gt_u32_e32 vcc, 3, v4
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_104
; %bb.105:
	.loc	0 0 51 is_stmt 0                ; overwritten.cl:0:51
	s_or_b64 exec, exec, s[2:3]
	s_mov_b64 s[2:3], 0
.LBB0_106:
	s_mov_b64 s[6:7], 0
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_111
; %bb.107:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_112
.LBB0_108:
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_110
.LBB0_109:                              ; =>This Inner Loop Header: Depth=1
	.loc	0 28 16 is_stmt 1               ; overwritten.cl:28:16
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 28 22 is_stmt 0               ; overwritten.cl:28:22
	v_cmp_eq_u32_e32 vcc, 2, v0
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_109
.LBB0_110:
	.loc	0 54 1 is_stmt 1                ; overwritten.cl:54:1
	s_endpgm
.Ltmp6:
.LBB0_111:
	.loc	0 0 1 is_stmt 0                 ; overwritten.cl:0:1
	s_cmp_lg_u32 s5, 0
	s_mov_b64 s[6:7], -1
	s_cselect_b64 s[2:3], -1, 0
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_108
.LBB0_112:
	s_cbranch_execz .LBB0_109
	s_branch .LBB0_110
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel overwritten
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
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
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 24
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
	.size	overwritten, .Lfunc_end0-overwritten
	.cfi_endproc
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1832
; NumSgprs: 26
; NumVgprs: 5
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 26
; NumVGPRsForWavesPerEU: 5
; Occupancy: 10
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.section	.debug_abbrev
	.byte	1                               ; Abbreviation Code
	.byte	17                              ; DW_TAG_compile_unit
	.byte	1                               ; DW_CHILDREN_yes
	.byte	37                              ; DW_AT_producer
	.byte	37                              ; DW_FORM_strx1
	.byte	19                              ; DW_AT_language
	.byte	5                               ; DW_FORM_data2
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	114                             ; DW_AT_str_offsets_base
	.byte	23                              ; DW_FORM_sec_offset
	.byte	16                              ; DW_AT_stmt_list
	.byte	23                              ; DW_FORM_sec_offset
	.byte	27                              ; DW_AT_comp_dir
	.byte	37                              ; DW_FORM_strx1
	.byte	17                              ; DW_AT_low_pc
	.byte	27                              ; DW_FORM_addrx
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	115                             ; DW_AT_addr_base
	.byte	23                              ; DW_FORM_sec_offset
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	2                               ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	32                              ; DW_AT_inline
	.byte	33                              ; DW_FORM_implicit_const
	.byte	1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	3                               ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	1                               ; DW_CHILDREN_yes
	.byte	17                              ; DW_AT_low_pc
	.byte	27                              ; DW_FORM_addrx
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	122                             ; DW_AT_call_all_calls
	.byte	25                              ; DW_FORM_flag_present
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	4                               ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	0                               ; DW_CHILDREN_no
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	17                              ; DW_AT_low_pc
	.byte	27                              ; DW_FORM_addrx
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	11                              ; DW_FORM_data1
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	0                               ; EOM(3)
	.section	.debug_info
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	5                               ; DWARF version number
	.byte	1                               ; DWARF Unit Type
	.byte	8                               ; Address Size (in bytes)
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	1                               ; Abbrev [1] 0xc:0x4d DW_TAG_compile_unit
	.byte	0                               ; DW_AT_producer
	.short	21                              ; DW_AT_language
	.byte	1                               ; DW_AT_name
	.long	.Lstr_offsets_base0             ; DW_AT_str_offsets_base
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.byte	2                               ; DW_AT_comp_dir
	.byte	0                               ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	.Laddr_table_base0              ; DW_AT_addr_base
	.byte	2                               ; Abbrev [2] 0x23:0x2 DW_TAG_subprogram
	.byte	3                               ; DW_AT_name
                                        ; DW_AT_inline
	.byte	2                               ; Abbrev [2] 0x25:0x2 DW_TAG_subprogram
	.byte	4                               ; DW_AT_name
                                        ; DW_AT_inline
	.byte	2                               ; Abbrev [2] 0x27:0x2 DW_TAG_subprogram
	.byte	5                               ; DW_AT_name
                                        ; DW_AT_inline
	.byte	3                               ; Abbrev [3] 0x29:0x2f DW_TAG_subprogram
	.byte	0                               ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
                                        ; DW_AT_call_all_calls
	.byte	6                               ; DW_AT_name
	.byte	4                               ; Abbrev [4] 0x30:0xd DW_TAG_inlined_subroutine
	.long	35                              ; DW_AT_abstract_origin
	.byte	1                               ; DW_AT_low_pc
	.long	.Ltmp1-.Ltmp0                   ; DW_AT_high_pc
	.byte	0                               ; DW_AT_call_file
	.byte	46                              ; DW_AT_call_line
	.byte	16                              ; DW_AT_call_column
	.byte	4                               ; Abbrev [4] 0x3d:0xd DW_TAG_inlined_subroutine
	.long	37                              ; DW_AT_abstract_origin
	.byte	2                               ; DW_AT_low_pc
	.long	.Ltmp3-.Ltmp2                   ; DW_AT_high_pc
	.byte	0                               ; DW_AT_call_file
	.byte	49                              ; DW_AT_call_line
	.byte	18                              ; DW_AT_call_column
	.byte	4                               ; Abbrev [4] 0x4a:0xd DW_TAG_inlined_subroutine
	.long	39                              ; DW_AT_abstract_origin
	.byte	3                               ; DW_AT_low_pc
	.long	.Ltmp5-.Ltmp4                   ; DW_AT_high_pc
	.byte	0                               ; DW_AT_call_file
	.byte	52                              ; DW_AT_call_line
	.byte	16                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_str_offsets
	.long	32                              ; Length of String Offsets Set
	.short	5
	.short	0
.Lstr_offsets_base0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"Debian clang version 14.0.6"   ; string offset=0
.Linfo_string1:
	.asciz	"overwritten.cl"                ; string offset=28
.Linfo_string2:
	.asciz	"."                             ; string offset=43
.Linfo_string3:
	.asciz	"onward_wait_load_eq"           ; string offset=45
.Linfo_string4:
	.asciz	"onward_wait_load_ne"           ; string offset=65
.Linfo_string5:
	.asciz	"onward_wait_load_lt"           ; string offset=85
.Linfo_string6:
	.asciz	"overwritten"                   ; string offset=105
	.section	.debug_str_offsets
	.long	.Linfo_string0
	.long	.Linfo_string1
	.long	.Linfo_string2
	.long	.Linfo_string3
	.long	.Linfo_string4
	.long	.Linfo_string5
	.long	.Linfo_string6
	.section	.debug_addr
	.long	.Ldebug_addr_end0-.Ldebug_addr_start0 ; Length of contribution
.Ldebug_addr_start0:
	.short	5                               ; DWARF version number
	.byte	8                               ; Address size
	.byte	0                               ; Segment selector size
.Laddr_table_base0:
	.quad	.Lfunc_begin0
	.quad	.Ltmp0
	.quad	.Ltmp2
	.quad	.Ltmp4
.Ldebug_addr_end0:
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
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         32
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           overwritten
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         overwritten.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
	.section	.debug_line
.Lline_table_start0:
