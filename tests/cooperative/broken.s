	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	broken                  ; -- Begin function broken
	.globl	broken
	.p2align	8
	.type	broken,@function
broken:                                 ; @broken
; %bb.0:
	s_load_dword s34, s[4:5], 0x4
	s_load_dword s10, s[4:5], 0xc
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_mov_b32 s11, 0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s34, 0xffff
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s0, 0, s9
	s_mov_b64 s[2:3], 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	s_add_i32 s0, s9, 63
	s_lshr_b32 s33, s0, 6
	s_cmp_lg_u64 s[12:13], 0
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s10, v1
	v_mul_lo_u32 v2, v1, s9
	v_add_u32_e32 v3, vcc, 1, v1
	v_sub_u32_e32 v2, vcc, s10, v2
	v_cmp_le_u32_e64 s[0:1], s9, v2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_subrev_u32_e32 v3, vcc, s9, v2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s9, v2
	v_cndmask_b32_e32 v3, v1, v3, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s9, v3, 0
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_eq_u64 s[12:13], 0
	v_cmp_ne_u64_e32 vcc, s[10:11], v[1:2]
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	v_readfirstlane_b32 s10, v5
	s_cbranch_scc1 .LBB0_12
; %bb.1:
	s_add_u32 s4, s12, 64
	s_addc_u32 s5, s13, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_add_u32 s16, s12, 8
	s_addc_u32 s17, s13, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v3, s17
	flat_load_dword v2, v[2:3] glc
	v_readfirstlane_b32 s16, v1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v2
	s_cmp_eq_u32 s11, 0
	s_mov_b32 s11, 0
	s_cbranch_scc1 .LBB0_20
; %bb.2:
	s_add_u32 s2, s12, 24
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v2, s13
	v_readfirstlane_b32 s11, v3
	v_mad_u64_u32 v[1:2], s[2:3], s11, v4, v[1:2]
	v_add_u32_e32 v1, vcc, 0x100, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB0_13
; %bb.3:
	s_add_u32 s2, s12, 0xc0
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v3, s2
	flat_load_dword v3, v[3:4] glc
	s_add_i32 s2, s16, 1
	s_mov_b32 s17, s16
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v3
	s_cmp_lg_u32 s10, s2
	s_cbranch_scc1 .LBB0_7
; %bb.4:
	v_lshrrev_b32_e32 v3, 6, v0
	v_readfirstlane_b32 s2, v3
	v_or_b32_e32 v3, s2, v0
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_6
; %bb.5:
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v6, -1
	v_mov_b32_e32 v8, s16
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v4, s5
	;;#ASMSTART
	s_and_saveexec_b64 s[4:5], 1
	
.Lawait0:
	onward_wait_load_x2 v[10:11], v[3:4], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s16, v10
	s_cbranch_vccnz .Lmet0
	onward_wait_x2 v[3:4], v[6:9] ne
	s_sleep 1
	s_branch .Lawait0
.Lmet0:
	v_readfirstlane_b32 s17, v10
	s_mov_b64 exec, s[4:5]
	;;#ASMEND
.LBB0_6:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s17, s10
.LBB0_7:
	s_add_u32 s2, s12, 12
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v3, s2
	flat_load_dword v3, v[3:4] glc
	s_cmp_eq_u32 s33, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v3
	s_cbranch_scc1 .LBB0_11
; %bb.8:
	v_add_u32_e32 v3, vcc, 8, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_10
; %bb.9:
	v_mov_b32_e32 v6, s10
	v_mov_b32_e32 v7, 0
	flat_store_dwordx2 v[3:4], v[6:7]
.LBB0_10:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[3:4], v[3:4] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s10, v3
.LBB0_11:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_19
.LBB0_12:
	s_mov_b64 s[2:3], 0
	s_branch .LBB0_21
.LBB0_13:
                                        ; implicit-def: $sgpr10
                                        ; implicit-def: $sgpr17
	s_cbranch_execz .LBB0_19
; %bb.14:
	s_add_u32 s2, s12, 12
	s_addc_u32 s3, s13, 0
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v3, s2
	flat_load_dword v3, v[3:4] glc
	s_cmp_eq_u32 s33, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v3
	s_cbranch_scc1 .LBB0_18
; %bb.15:
	v_add_u32_e32 v1, vcc, 8, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_17
; %bb.16:
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, 0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_17:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s10, v1
.LBB0_18:
	s_mov_b32 s17, s16
.LBB0_19:
	s_mov_b64 s[2:3], -1
	s_mov_b32 s16, s17
.LBB0_20:
	v_mov_b32_e32 v4, s16
.LBB0_21:
	s_load_dword s22, s[6:7], 0x10
	s_mov_b64 s[20:21], -1
	s_mov_b64 s[16:17], 0
	s_mov_b64 s[18:19], 0
	s_mov_b64 s[4:5], 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s22, 3
	s_cbranch_scc1 .LBB0_44
; %bb.22:
	s_cmp_gt_i32 s22, 4
	s_cbranch_scc0 .LBB0_28
; %bb.23:
	s_cmp_gt_i32 s22, 5
	s_cbranch_scc0 .LBB0_29
; %bb.24:
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[20:21], 0
	s_cmp_eq_u32 s22, 6
	s_mov_b64 s[18:19], 0
	s_cbranch_scc0 .LBB0_30
; %bb.25:
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s4, v1
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .LBB0_27
; %bb.26:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s4, 0x1000000
	;;#ASMSTART
	onward_message s4
	;;#ASMEND
.LBB0_27:
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[18:19], -1
	s_branch .LBB0_30
.LBB0_28:
	s_mov_b64 s[18:19], 0
	s_mov_b64 s[4:5], 0
	s_cbranch_execnz .LBB0_35
	s_branch .LBB0_43
.LBB0_29:
	s_mov_b64 s[20:21], -1
	s_mov_b64 s[18:19], 0
	s_mov_b64 s[4:5], 0
.LBB0_30:
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccz .LBB0_34
; %bb.31:
	s_movk_i32 s18, 0x64
	s_mov_b32 s19, 0x1000000
.LBB0_32:                               ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s19
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s19
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s19
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s19
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s19
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s19
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s19
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s19
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s19
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s19
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s19
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s19
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s19
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s19
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s19
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s19
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s19
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s19
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s19
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s19
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s19
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s19
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s19
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s19
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s19
	;;#ASMEND
	s_sub_i32 s18, s18, 25
	s_cmp_eq_u32 s18, 0
	s_cbranch_scc0 .LBB0_32
; %bb.33:
	s_mov_b64 s[18:19], -1
.LBB0_34:
	s_branch .LBB0_43
.LBB0_35:
	s_cmp_gt_i32 s22, 3
	s_mov_b64 s[18:19], -1
	s_cbranch_scc0 .LBB0_39
; %bb.36:
	s_cmp_lg_u32 s8, 2
	s_cbranch_scc1 .LBB0_38
; %bb.37:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s18, 0x3000000
	;;#ASMSTART
	onward_message s18
	;;#ASMEND
.LBB0_38:
	s_mov_b64 s[18:19], 0
.LBB0_39:
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_42
; %bb.40:
	s_cmp_lg_u32 s8, 2
	s_cbranch_scc1 .LBB0_42
; %bb.41:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s18, 0xff000000
	;;#ASMSTART
	onward_message s18
	;;#ASMEND
.LBB0_42:
	s_mov_b64 s[18:19], -1
.LBB0_43:
	s_mov_b64 s[20:21], 0
.LBB0_44:
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccz .LBB0_55
; %bb.45:
	s_cmp_gt_i32 s22, 0
	s_mov_b64 s[20:21], -1
	s_cbranch_scc0 .LBB0_53
; %bb.46:
	s_cmp_gt_i32 s22, 1
	s_mov_b64 s[16:17], -1
	s_cbranch_scc0 .LBB0_48
; %bb.47:
	s_cmp_lg_u32 s8, 3
	s_mov_b64 s[16:17], 0
	s_cselect_b64 s[18:19], -1, 0
.LBB0_48:
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_52
; %bb.49:
	s_cmp_lg_u32 s8, 1
	s_cbranch_scc1 .LBB0_51
; %bb.50:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s16, 0x200004d
	;;#ASMSTART
	onward_message s16
	;;#ASMEND
.LBB0_51:
	s_mov_b64 s[18:19], -1
.LBB0_52:
	s_mov_b64 s[20:21], 0
.LBB0_53:
	s_mov_b64 s[16:17], 0
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccz .LBB0_55
; %bb.54:
	s_cmp_lg_u32 s22, 0
	s_mov_b64 s[16:17], -1
	s_cselect_b64 s[4:5], -1, 0
.LBB0_55:
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_59
; %bb.56:
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccz .LBB0_60
.LBB0_57:
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccz .LBB0_63
; %bb.58:
	s_endpgm
.LBB0_59:
	s_mov_b64 s[18:19], -1
	s_cbranch_execnz .LBB0_57
.LBB0_60:
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_62
; %bb.61:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s16, 0x1000000
	;;#ASMSTART
	onward_message s16
	;;#ASMEND
.LBB0_62:
	s_or_b64 exec, exec, s[4:5]
.LBB0_63:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_78
; %bb.64:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_cmp_gt_u32_e32 vcc, 2, v0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_114
; %bb.65:
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_73
; %bb.66:
	s_add_u32 s20, s12, 0x80
	s_addc_u32 s21, s13, 0
	v_mov_b32_e32 v1, s20
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v2, s21
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v1, v[1:2], v3 glc
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_68
; %bb.67:
	s_add_u32 s18, s12, 12
	s_addc_u32 s19, s13, 0
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v3, s19
	flat_load_dword v5, v[2:3] glc
.LBB0_68:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 1, v1
	v_cmp_eq_u32_e32 vcc, v3, v5
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_72
; %bb.69:
	v_mov_b32_e32 v5, s20
	v_add_u32_e32 v2, vcc, 1, v4
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v6, s21
	flat_atomic_cmpswap_x2 v[5:6], v[5:6], v[1:4] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[5:6], v[3:4]
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_71
; %bb.70:
	s_add_u32 s22, s12, 64
	s_addc_u32 s23, s13, 0
	v_mov_b32_e32 v5, s22
	v_mov_b32_e32 v6, s23
	v_or_b32_e32 v8, 0x10000, v3
	v_mov_b32_e32 v7, v2
	flat_store_dwordx2 v[5:6], v[2:3]
	flat_store_dwordx2 v[5:6], v[7:8]
	v_or_b32_e32 v8, 0x20000, v3
	flat_store_dwordx2 v[5:6], v[7:8]
	v_or_b32_e32 v8, 0x30000, v3
	flat_store_dwordx2 v[5:6], v[7:8]
	v_or_b32_e32 v8, 0x40000, v3
	v_mov_b32_e32 v1, v3
	flat_store_dwordx2 v[5:6], v[7:8]
.LBB0_71:
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v5, v3
.LBB0_72:
	s_or_b64 exec, exec, s[18:19]
	v_mov_b32_e32 v3, v5
.LBB0_73:
	s_or_b64 exec, exec, s[4:5]
	v_readfirstlane_b32 s4, v1
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, s4
	s_cmp_lg_u32 s4, 0
	v_mov_b32_e32 v2, s5
	s_cbranch_scc1 .LBB0_114
; %bb.74:
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[18:19], -1, 0
	s_xor_b64 s[2:3], s[2:3], -1
	s_or_b64 s[2:3], s[18:19], s[2:3]
	s_mov_b64 s[4:5], -1
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_79
; %bb.75:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[4:5], 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_77
; %bb.76:
	s_add_u32 s18, s12, 64
	s_addc_u32 s19, s13, 0
	v_readfirstlane_b32 s10, v4
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v5, -1
	v_mov_b32_e32 v7, s10
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v2, s19
	;;#ASMSTART
	s_and_saveexec_b64 s[18:19], 1
	
.Lawait1:
	onward_wait_load_x2 v[10:11], v[1:2], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s10, v10
	s_cbranch_vccnz .Lmet1
	onward_wait_x2 v[1:2], v[5:8] ne
	s_sleep 1
	s_branch .Lawait1
.Lmet1:
	v_readfirstlane_b32 s10, v10
	s_mov_b64 exec, s[18:19]
	;;#ASMEND
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 0xffff, v2
.LBB0_77:
	s_or_b64 exec, exec, s[2:3]
	s_branch .LBB0_80
.LBB0_78:
	s_mov_b64 s[0:1], -1
	s_branch .LBB0_126
.LBB0_79:
                                        ; implicit-def: $vgpr1_vgpr2
.LBB0_80:
	s_andn2_b64 vcc, exec, s[4:5]
	s_mov_b32 s18, 1
	s_cbranch_vccnz .LBB0_114
; %bb.81:
	s_add_u32 s22, s12, 0x80
	s_addc_u32 s23, s13, 0
	s_add_u32 s24, s12, 16
	s_addc_u32 s25, s13, 0
	s_add_u32 s26, s12, 64
	s_addc_u32 s27, s13, 0
	s_add_u32 s28, s12, 8
	s_addc_u32 s29, s13, 0
	s_add_u32 s30, s12, 12
	v_cmp_eq_u32_e64 s[2:3], 1, v0
	v_mov_b32_e32 v1, s27
	v_mov_b32_e32 v2, s29
	s_addc_u32 s31, s13, 0
	s_and_b32 s4, s34, 0xfffe
	v_readfirstlane_b32 s19, v3
	v_cndmask_b32_e64 v2, v1, v2, s[2:3]
	v_mov_b32_e32 v1, s26
	v_mov_b32_e32 v3, s28
	s_cmp_lg_u32 s4, 0
	s_mov_b32 s21, 0
	v_mov_b32_e32 v5, -1
	v_cndmask_b32_e64 v6, 0, -1, s[2:3]
	v_add_u32_e32 v9, vcc, 1, v4
	v_cndmask_b32_e64 v1, v1, v3, s[2:3]
	s_cselect_b64 s[34:35], -1, 0
	s_movk_i32 s10, 0x3bf
	s_movk_i32 s48, 0x3c0
	s_movk_i32 s49, 0x201
	v_mov_b32_e32 v14, 0x400
                                        ; implicit-def: $sgpr36_sgpr37
	s_branch .LBB0_84
.LBB0_82:                               ;   in Loop: Header=BB0_84 Depth=1
	s_mov_b64 s[36:37], s[38:39]
.LBB0_83:                               ;   in Loop: Header=BB0_84 Depth=1
	s_xor_b64 s[4:5], s[4:5], -1
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_113
.LBB0_84:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_99 Depth 2
                                        ;       Child Loop BB0_103 Depth 3
                                        ;       Child Loop BB0_107 Depth 3
	v_mov_b32_e32 v7, s22
	v_mov_b32_e32 v8, s23
	flat_load_dwordx2 v[10:11], v[7:8] glc
	v_mov_b32_e32 v3, s19
	s_mov_b64 s[38:39], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[3:4]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_90
; %bb.85:                               ;   in Loop: Header=BB0_84 Depth=1
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_89
; %bb.86:                               ;   in Loop: Header=BB0_84 Depth=1
	v_mov_b32_e32 v7, s24
	v_mov_b32_e32 v8, s25
	flat_load_dwordx2 v[7:8], v[7:8] glc
	v_mov_b32_e32 v12, s22
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v13, s23
	v_mov_b32_e32 v3, 0
	flat_atomic_cmpswap_x2 v[7:8], v[12:13], v[8:11] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[7:8], v[10:11]
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_88
; %bb.87:                               ;   in Loop: Header=BB0_84 Depth=1
	v_mov_b32_e32 v7, s26
	v_mov_b32_e32 v10, s19
	v_mov_b32_e32 v8, s27
	s_or_b32 s20, s19, 0x10000
	flat_store_dwordx2 v[7:8], v[9:10]
	v_mov_b32_e32 v10, s20
	s_or_b32 s20, s19, 0x20000
	flat_store_dwordx2 v[7:8], v[9:10]
	v_mov_b32_e32 v10, s20
	s_or_b32 s20, s19, 0x30000
	flat_store_dwordx2 v[7:8], v[9:10]
	v_mov_b32_e32 v10, s20
	s_or_b32 s20, s19, 0x40000
	flat_store_dwordx2 v[7:8], v[9:10]
	v_mov_b32_e32 v10, s20
	v_mov_b32_e32 v3, s19
	flat_store_dwordx2 v[7:8], v[9:10]
.LBB0_88:                               ;   in Loop: Header=BB0_84 Depth=1
	s_or_b64 exec, exec, s[38:39]
.LBB0_89:                               ;   in Loop: Header=BB0_84 Depth=1
	s_or_b64 exec, exec, s[4:5]
	v_readfirstlane_b32 s20, v3
	s_cmp_eq_u32 s20, 0
	s_cselect_b64 s[38:39], -1, 0
.LBB0_90:                               ;   in Loop: Header=BB0_84 Depth=1
	s_mov_b64 s[4:5], 0
	s_and_b64 vcc, exec, s[38:39]
	s_cbranch_vccz .LBB0_93
; %bb.91:                               ;   in Loop: Header=BB0_84 Depth=1
	v_mov_b32_e32 v3, s19
	v_cndmask_b32_e64 v8, 0, v3, s[2:3]
	v_cndmask_b32_e64 v7, v4, 1, s[2:3]
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_94
; %bb.92:                               ;   in Loop: Header=BB0_84 Depth=1
	;;#ASMSTART
	onward_wait_load_x2 v[12:13], v[1:2], v[5:8] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[1:2], v[5:8] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_95
	s_branch .LBB0_109
.LBB0_93:                               ;   in Loop: Header=BB0_84 Depth=1
	s_mov_b64 s[36:37], s[20:21]
	s_branch .LBB0_83
.LBB0_94:                               ;   in Loop: Header=BB0_84 Depth=1
                                        ; implicit-def: $vgpr12_vgpr13
.LBB0_95:                               ;   in Loop: Header=BB0_84 Depth=1
	s_mov_b64 s[38:39], 0
	v_mov_b32_e32 v3, 0
                                        ; implicit-def: $sgpr40_sgpr41
                                        ; implicit-def: $vgpr10_vgpr11
	s_branch .LBB0_99
.LBB0_96:                               ;   in Loop: Header=BB0_99 Depth=2
	s_or_b64 exec, exec, s[44:45]
	v_lshlrev_b32_e32 v3, 1, v3
	v_mov_b32_e32 v13, v11
	v_cndmask_b32_e64 v3, v14, v3, s[4:5]
	s_mov_b64 s[4:5], -1
	v_mov_b32_e32 v12, v10
.LBB0_97:                               ;   in Loop: Header=BB0_99 Depth=2
	s_andn2_b64 s[40:41], s[40:41], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[40:41], s[40:41], s[4:5]
.LBB0_98:                               ;   in Loop: Header=BB0_99 Depth=2
	s_or_b64 exec, exec, s[42:43]
	s_xor_b64 s[4:5], s[40:41], -1
	s_and_b64 s[4:5], exec, s[4:5]
	v_mov_b32_e32 v10, v12
	s_or_b64 s[38:39], s[4:5], s[38:39]
	v_mov_b32_e32 v11, v13
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execz .LBB0_108
.LBB0_99:                               ;   Parent Loop BB0_84 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_103 Depth 3
                                        ;       Child Loop BB0_107 Depth 3
	v_mov_b32_e32 v12, s26
	v_mov_b32_e32 v13, s27
	flat_load_dwordx2 v[12:13], v[12:13] glc
	s_andn2_b64 s[40:41], s[40:41], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v16, v13, v6
	v_and_b32_e32 v15, v12, v5
	v_cmp_eq_u64_e32 vcc, v[15:16], v[7:8]
	s_and_saveexec_b64 s[42:43], vcc
	s_cbranch_execz .LBB0_98
; %bb.100:                              ;   in Loop: Header=BB0_99 Depth=2
	v_mov_b32_e32 v15, s28
	v_mov_b32_e32 v16, s29
	flat_load_dwordx2 v[15:16], v[15:16] glc
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[18:19], v[15:16]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_97
; %bb.101:                              ;   in Loop: Header=BB0_99 Depth=2
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_cndmask_b32_e32 v3, 64, v3, vcc
	v_cmp_lt_u32_e32 vcc, s10, v3
	v_mov_b32_e32 v12, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_105
; %bb.102:                              ;   in Loop: Header=BB0_99 Depth=2
	s_mov_b64 s[44:45], 0
	v_mov_b32_e32 v12, v3
.LBB0_103:                              ;   Parent Loop BB0_84 Depth=1
                                        ;     Parent Loop BB0_99 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_add_u32_e32 v12, vcc, 0xfffffc40, v12
	v_cmp_gt_u32_e32 vcc, s48, v12
	s_or_b64 s[44:45], vcc, s[44:45]
	s_sleep 15
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execnz .LBB0_103
; %bb.104:                              ;   in Loop: Header=BB0_99 Depth=2
	s_or_b64 exec, exec, s[44:45]
.LBB0_105:                              ;   in Loop: Header=BB0_99 Depth=2
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_u32_e64 s[4:5], s49, v3
	v_cmp_lt_u32_e32 vcc, 63, v12
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_96
; %bb.106:                              ;   in Loop: Header=BB0_99 Depth=2
	s_mov_b64 s[46:47], 0
.LBB0_107:                              ;   Parent Loop BB0_84 Depth=1
                                        ;     Parent Loop BB0_99 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_subrev_u32_e32 v12, vcc, 64, v12
	v_cmp_gt_u32_e32 vcc, 64, v12
	s_or_b64 s[46:47], vcc, s[46:47]
	s_sleep 1
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execnz .LBB0_107
	s_branch .LBB0_96
.LBB0_108:                              ;   in Loop: Header=BB0_84 Depth=1
	s_or_b64 exec, exec, s[38:39]
.LBB0_109:                              ;   in Loop: Header=BB0_84 Depth=1
	v_readfirstlane_b32 s4, v12
	v_cmp_eq_u32_e32 vcc, s4, v4
	v_readfirstlane_b32 s20, v13
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[4:5], -1
                                        ; implicit-def: $sgpr38_sgpr39
	s_cbranch_vccnz .LBB0_111
; %bb.110:                              ;   in Loop: Header=BB0_84 Depth=1
	s_and_b32 s20, s20, 0xffff
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[38:39], s[20:21]
.LBB0_111:                              ;   in Loop: Header=BB0_84 Depth=1
	s_andn2_b64 vcc, exec, s[4:5]
	s_mov_b64 s[4:5], 0
	s_cbranch_vccnz .LBB0_82
; %bb.112:                              ;   in Loop: Header=BB0_84 Depth=1
	v_mov_b32_e32 v7, s30
	v_mov_b32_e32 v8, s31
	flat_load_dword v3, v[7:8] glc
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[38:39], s[36:37]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s19, v3
	s_branch .LBB0_82
.LBB0_113:
	v_mov_b32_e32 v1, s36
	v_mov_b32_e32 v2, s37
.LBB0_114:
	s_or_b64 exec, exec, s[16:17]
	s_cmp_lg_u32 s33, 1
	v_readfirstlane_b32 s4, v1
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_eq_u32 s33, 1
	s_mov_b32 s5, 0
	s_cbranch_scc1 .LBB0_118
; %bb.115:
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[0:1], s11, v3, v[1:2]
	v_add_u32_e32 v1, vcc, 0x108, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_117
; %bb.116:
	v_mov_b32_e32 v6, s5
	v_mov_b32_e32 v5, s4
	flat_store_dwordx2 v[1:2], v[5:6]
.LBB0_117:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	v_readfirstlane_b32 s5, v2
	v_readfirstlane_b32 s4, v1
.LBB0_118:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_cmp_lt_u64_e32 vcc, s[4:5], v[1:2]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_125
; %bb.119:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s5
	;;#ASMEND
	v_mov_b32_e32 v6, s5
	v_mov_b32_e32 v2, s5
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_mov_b32_e32 v5, s4
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_121
; %bb.120:
	s_add_u32 s16, s12, 64
	s_mov_b32 s18, 0
	s_addc_u32 s17, s13, 0
	s_mov_b32 s19, 0x10000
	v_mov_b32_e32 v5, s16
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v6, s17
	v_mov_b32_e32 v2, s19
	flat_atomic_add_x2 v[5:6], v[1:2]
	flat_atomic_add_x2 v[5:6], v[1:2]
	flat_atomic_add_x2 v[5:6], v[1:2]
	flat_atomic_add_x2 v[5:6], v[1:2]
	v_readfirstlane_b32 s10, v4
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, -1
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, v2
	;;#ASMSTART
	s_and_saveexec_b64 s[16:17], 1
	
.Lawait2:
	onward_wait_load_x2 v[10:11], v[5:6], v[1:4] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s10, v10
	s_cbranch_vccnz .Lmet2
	onward_wait_x2 v[5:6], v[1:4] ne
	s_sleep 1
	s_branch .Lawait2
.Lmet2:
	v_readfirstlane_b32 s10, v10
	s_mov_b64 exec, s[16:17]
	;;#ASMEND
	flat_load_dwordx2 v[3:4], v[5:6] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0xffff, v4
.LBB0_121:
	s_or_b64 exec, exec, s[4:5]
	v_readfirstlane_b32 s4, v2
	s_andn2_b64 vcc, exec, s[2:3]
	v_readfirstlane_b32 s5, v5
	s_cbranch_vccnz .LBB0_125
; %bb.122:
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v2, s13
	v_mad_u64_u32 v[1:2], s[2:3], s11, v3, v[1:2]
	v_add_u32_e32 v1, vcc, 0x108, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_124
; %bb.123:
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v4, s4
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB0_124:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[1:2], v[1:2] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_125:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b64 s[0:1], 0
.LBB0_126:
	s_and_b64 vcc, exec, s[0:1]
	s_load_dword s0, s[6:7], 0x1c
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s8
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s0
	v_mad_u64_u32 v[1:2], s[0:1], s9, v3, v[1:2]
	v_mov_b32_e32 v3, s15
	v_add_u32_e32 v0, vcc, v1, v0
	v_addc_u32_e32 v1, vcc, 0, v2, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, 1
	v_add_u32_e32 v0, vcc, s14, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
	s_waitcnt vmcnt(0)
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel broken
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
		.amdhsa_next_free_vgpr 17
		.amdhsa_next_free_sgpr 50
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
	.size	broken, .Lfunc_end0-broken
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 3672
; NumSgprs: 52
; NumVgprs: 17
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 52
; NumVGPRsForWavesPerEU: 17
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
        .type_name:      'void*'
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
    .name:           broken
    .private_segment_fixed_size: 0
    .sgpr_count:     52
    .sgpr_spill_count: 0
    .symbol:         broken.kd
    .vgpr_count:     17
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
