	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	waves                   ; -- Begin function waves
	.globl	waves
	.p2align	8
	.type	waves,@function
waves:                                  ; @waves
; %bb.0:
	s_load_dwordx4 s[28:31], s[6:7], 0x28
	s_load_dword s72, s[4:5], 0x4
	s_load_dword s34, s[4:5], 0xc
	s_load_dwordx4 s[64:67], s[6:7], 0x20
	s_load_dwordx8 s[16:23], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s30, 16
	s_cselect_b64 s[0:1], -1, 0
	s_and_b32 s4, s72, 0xffff
	v_cvt_f32_u32_e32 v2, s4
	s_sub_i32 s2, 0, s4
	s_mov_b32 s35, 0
	v_mov_b32_e32 v4, 0x400
	v_rcp_iflag_f32_e32 v2, v2
	v_mov_b32_e32 v5, 0
	s_mov_b32 s9, s35
	v_cndmask_b32_e64 v35, -1, v4, s[0:1]
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_mov_b64 s[36:37], 0
	s_mov_b64 s[6:7], -1
	v_mul_lo_u32 v3, s2, v2
	v_mul_hi_u32 v3, v2, v3
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_hi_u32 v2, s34, v2
	v_mul_lo_u32 v3, v2, s4
	v_add_u32_e32 v6, vcc, 1, v2
	v_sub_u32_e32 v3, vcc, s34, v3
	v_cmp_le_u32_e64 s[2:3], s4, v3
	v_cndmask_b32_e64 v2, v2, v6, s[2:3]
	v_subrev_u32_e32 v6, vcc, s4, v3
	v_cndmask_b32_e64 v3, v3, v6, s[2:3]
	v_add_u32_e32 v6, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s4, v3
	v_cndmask_b32_e32 v34, v2, v6, vcc
	v_mad_u64_u32 v[2:3], s[2:3], s4, v34, 0
	s_add_i32 s4, s4, 63
	s_lshr_b32 s2, s4, 6
	v_cmp_ne_u64_e64 s[66:67], s[34:35], v[2:3]
	s_cmp_eq_u64 s[16:17], 0
	v_addc_u32_e64 v26, vcc, 0, v34, s[66:67]
	s_cselect_b64 s[4:5], -1, 0
	s_cmp_lg_u64 s[16:17], 0
	v_readfirstlane_b32 s38, v26
	s_cselect_b64 s[26:27], -1, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_12
; %bb.1:
	s_add_u32 s6, s16, 64
	s_addc_u32 s7, s17, 0
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v3, s7
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_add_u32 s10, s16, 8
	s_addc_u32 s11, s17, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	flat_load_dword v3, v[3:4] glc
	s_mov_b32 s33, 0
	v_readfirstlane_b32 s3, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v3
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB0_13
; %bb.2:
	s_add_u32 s10, s16, 24
	s_addc_u32 s11, s17, 0
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	flat_load_dword v4, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v3, s17
	v_readfirstlane_b32 s33, v4
	v_mad_u64_u32 v[2:3], s[10:11], s33, v5, v[2:3]
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v4, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v4
	s_cmp_lg_u32 s10, 0
	s_cbranch_scc0 .LBB0_14
; %bb.3:
	s_add_u32 s10, s16, 0xc0
	s_addc_u32 s11, s17, 0
	v_mov_b32_e32 v4, s10
	v_mov_b32_e32 v5, s11
	flat_load_dword v4, v[4:5] glc
	s_add_i32 s10, s3, 1
	s_mov_b32 s12, s3
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s13, v4
	s_cmp_lg_u32 s13, s10
	s_cbranch_scc1 .LBB0_7
; %bb.4:
	v_lshrrev_b32_e32 v4, 6, v0
	v_readfirstlane_b32 s10, v4
	v_or_b32_e32 v4, s10, v0
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_6
; %bb.5:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v9, s7
	v_mov_b32_e32 v4, -1
	v_mov_b32_e32 v6, s3
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v8, s6
	;;#ASMSTART
	s_and_saveexec_b64 s[6:7], 1
	
.Lawait0:
	onward_wait_load_x2 v[10:11], v[8:9], v[4:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s3, v10
	s_cbranch_vccnz .Lmet0
	onward_wait_x2 v[8:9], v[4:7] ne
	s_sleep 1
	s_branch .Lawait0
.Lmet0:
	v_readfirstlane_b32 s12, v10
	s_mov_b64 exec, s[6:7]
	;;#ASMEND
.LBB0_6:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b32 s12, s13
.LBB0_7:
	s_add_u32 s6, s16, 12
	s_addc_u32 s7, s17, 0
	v_mov_b32_e32 v4, s6
	v_mov_b32_e32 v5, s7
	flat_load_dword v4, v[4:5] glc
	s_cmp_eq_u32 s2, 1
	s_mov_b32 s77, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s38, v4
	s_cbranch_scc1 .LBB0_20
; %bb.8:
	s_mov_b32 s39, 0
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b32 s77, 1
	s_cbranch_vccnz .LBB0_15
; %bb.9:
	v_lshrrev_b32_e32 v4, 6, v0
	v_readfirstlane_b32 s6, v4
	s_cmp_lg_u32 s6, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB0_11
; %bb.10:
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	ds_write_b64 v35, v[4:5]
.LBB0_11:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v35
	s_branch .LBB0_19
.LBB0_12:
	s_mov_b32 s77, 0
	s_mov_b32 s33, 0
	s_branch .LBB0_36
.LBB0_13:
	s_mov_b64 s[36:37], 0
	s_mov_b64 s[6:7], -1
	s_mov_b32 s77, 0
	s_branch .LBB0_35
.LBB0_14:
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr38
                                        ; implicit-def: $sgpr12
                                        ; implicit-def: $sgpr77
	s_branch .LBB0_21
.LBB0_15:
                                        ; implicit-def: $vgpr4_vgpr5
	s_cbranch_execz .LBB0_19
; %bb.16:
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, vcc, 8, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	s_mov_b32 s77, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_18
; %bb.17:
	v_mov_b32_e32 v6, s38
	v_mov_b32_e32 v7, s39
	flat_store_dwordx2 v[4:5], v[6:7]
.LBB0_18:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[4:5] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_19:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s38, v4
.LBB0_20:
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_21:
	s_mov_b64 s[6:7], 0
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_34
; %bb.22:
	s_add_u32 s6, s16, 12
	s_addc_u32 s7, s17, 0
	v_mov_b32_e32 v4, s6
	v_mov_b32_e32 v5, s7
	flat_load_dword v4, v[4:5] glc
	s_cmp_eq_u32 s2, 1
	s_mov_b32 s77, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s38, v4
	s_cbranch_scc1 .LBB0_33
; %bb.23:
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b32 s39, 0
	s_cbranch_vccnz .LBB0_27
; %bb.24:
	v_lshrrev_b32_e32 v4, 6, v0
	v_readfirstlane_b32 s6, v4
	s_cmp_lg_u32 s6, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB0_26
; %bb.25:
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	ds_write_b64 v35, v[4:5]
.LBB0_26:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[4:5], v35
	s_mov_b64 s[6:7], 0
	s_branch .LBB0_28
.LBB0_27:
	s_mov_b64 s[6:7], -1
                                        ; implicit-def: $vgpr4_vgpr5
.LBB0_28:
	s_mov_b32 s77, 1
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_32
; %bb.29:
	v_add_u32_e32 v2, vcc, 8, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_mov_b32 s77, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_31
; %bb.30:
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	flat_store_dwordx2 v[2:3], v[4:5]
.LBB0_31:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[4:5], v[2:3] glc
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_32:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s38, v4
.LBB0_33:
	s_mov_b64 s[6:7], -1
	s_mov_b32 s12, s3
.LBB0_34:
	s_mov_b64 s[36:37], -1
	s_mov_b32 s3, s12
.LBB0_35:
	v_mov_b32_e32 v5, s3
.LBB0_36:
	s_and_b32 s3, s30, 15
	s_xor_b64 s[10:11], s[6:7], -1
	s_and_b64 vcc, exec, s[6:7]
	s_mov_b32 s34, s3
	s_cbranch_vccnz .LBB0_38
; %bb.37:
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s17
	v_mad_u64_u32 v[2:3], s[6:7], s33, v4, v[2:3]
	v_add_u32_e32 v6, vcc, 0x110, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	v_add_u32_e32 v2, vcc, 0x114, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v4, v[6:7] glc
	s_waitcnt vmcnt(0)
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s35, v4
	v_readfirstlane_b32 s34, v2
.LBB0_38:
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_117
; %bb.39:
	s_cmp_lg_u32 s34, s3
	s_cselect_b64 s[6:7], -1, 0
	s_cmp_eq_u32 s35, 0
	s_cselect_b64 s[10:11], -1, 0
	s_or_b64 s[6:7], s[6:7], s[10:11]
	s_cmp_gt_u32 s35, s29
	s_cselect_b64 s[10:11], -1, 0
	s_or_b64 s[6:7], s[6:7], s[10:11]
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_41
; %bb.40:
	v_mov_b32_e32 v2, s64
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v3, s65
	flat_atomic_add v[2:3], v4
.LBB0_41:
	s_cmp_lg_u32 s34, 5
	s_cselect_b64 s[6:7], -1, 0
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_117
; %bb.42:
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	v_cmp_gt_u32_e32 vcc, 2, v0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_91
; %bb.43:
	v_cmp_eq_u32_e64 s[4:5], 0, v0
	v_mov_b32_e32 v6, s38
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_51
; %bb.44:
	s_add_u32 s14, s16, 0x80
	s_addc_u32 s15, s17, 0
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v3, s15
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v2, v[2:3], v4 glc
	s_andn2_b64 vcc, exec, s[36:37]
	v_mov_b32_e32 v6, v26
	s_cbranch_vccnz .LBB0_46
; %bb.45:
	s_add_u32 s10, s16, 12
	s_addc_u32 s11, s17, 0
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	flat_load_dword v6, v[3:4] glc
.LBB0_46:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v2
	v_cmp_eq_u32_e32 vcc, v4, v6
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_50
; %bb.47:
	v_mov_b32_e32 v6, s14
	v_add_u32_e32 v3, vcc, 1, v5
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v7, s15
	flat_atomic_cmpswap_x2 v[6:7], v[6:7], v[2:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[6:7], v[4:5]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_49
; %bb.48:
	s_add_u32 s24, s16, 64
	s_addc_u32 s25, s17, 0
	v_mov_b32_e32 v6, s24
	v_mov_b32_e32 v7, s25
	v_or_b32_e32 v9, 0x10000, v4
	v_mov_b32_e32 v8, v3
	flat_store_dwordx2 v[6:7], v[3:4]
	flat_store_dwordx2 v[6:7], v[8:9]
	v_or_b32_e32 v9, 0x20000, v4
	flat_store_dwordx2 v[6:7], v[8:9]
	v_or_b32_e32 v9, 0x30000, v4
	flat_store_dwordx2 v[6:7], v[8:9]
	v_or_b32_e32 v9, 0x40000, v4
	v_mov_b32_e32 v2, v4
	flat_store_dwordx2 v[6:7], v[8:9]
.LBB0_49:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v6, v4
.LBB0_50:
	s_or_b64 exec, exec, s[10:11]
.LBB0_51:
	s_or_b64 exec, exec, s[6:7]
	v_readfirstlane_b32 s6, v2
	s_mov_b32 s7, 0
	v_mov_b32_e32 v2, s6
	s_cmp_lg_u32 s6, 0
	v_mov_b32_e32 v3, s7
	s_cbranch_scc1 .LBB0_91
; %bb.52:
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[10:11], -1, 0
	s_xor_b64 s[14:15], s[36:37], -1
	s_or_b64 s[10:11], s[10:11], s[14:15]
	s_mov_b64 s[6:7], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_56
; %bb.53:
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[6:7], 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_55
; %bb.54:
	s_add_u32 s14, s16, 64
	s_addc_u32 s15, s17, 0
	v_readfirstlane_b32 s3, v5
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v12, -1
	v_mov_b32_e32 v14, s3
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v3, s15
	;;#ASMSTART
	s_and_saveexec_b64 s[14:15], 1
	
.Lawait1:
	onward_wait_load_x2 v[10:11], v[2:3], v[12:15] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s3, v10
	s_cbranch_vccnz .Lmet1
	onward_wait_x2 v[2:3], v[12:15] ne
	s_sleep 1
	s_branch .Lawait1
.Lmet1:
	v_readfirstlane_b32 s3, v10
	s_mov_b64 exec, s[14:15]
	;;#ASMEND
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, 0xffff, v3
.LBB0_55:
	s_or_b64 exec, exec, s[10:11]
	s_branch .LBB0_57
.LBB0_56:
                                        ; implicit-def: $vgpr2_vgpr3
.LBB0_57:
	s_andn2_b64 vcc, exec, s[6:7]
	s_mov_b32 s14, 1
	s_cbranch_vccnz .LBB0_91
; %bb.58:
	s_add_u32 s40, s16, 0x80
	s_addc_u32 s41, s17, 0
	s_add_u32 s42, s16, 16
	s_addc_u32 s43, s17, 0
	s_add_u32 s44, s16, 64
	s_addc_u32 s45, s17, 0
	s_add_u32 s46, s16, 8
	s_addc_u32 s47, s17, 0
	s_add_u32 s48, s16, 12
	v_cmp_eq_u32_e64 s[6:7], 1, v0
	v_mov_b32_e32 v2, s45
	v_mov_b32_e32 v3, s47
	s_addc_u32 s49, s17, 0
	s_and_b32 s3, s72, 0xfffe
	v_cndmask_b32_e64 v3, v2, v3, s[6:7]
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v4, s46
	s_cmp_lg_u32 s3, 0
	v_readfirstlane_b32 s15, v6
	s_mov_b32 s31, 0
	v_mov_b32_e32 v6, -1
	v_cndmask_b32_e64 v7, 0, -1, s[6:7]
	v_add_u32_e32 v10, vcc, 1, v5
	v_cndmask_b32_e64 v2, v2, v4, s[6:7]
	s_cselect_b64 s[50:51], -1, 0
	s_movk_i32 s3, 0x3bf
	s_movk_i32 s39, 0x3c0
	s_movk_i32 s62, 0x201
	v_mov_b32_e32 v15, 0x400
                                        ; implicit-def: $sgpr52_sgpr53
	s_branch .LBB0_61
.LBB0_59:                               ;   in Loop: Header=BB0_61 Depth=1
	s_mov_b64 s[52:53], s[24:25]
.LBB0_60:                               ;   in Loop: Header=BB0_61 Depth=1
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_90
.LBB0_61:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_76 Depth 2
                                        ;       Child Loop BB0_80 Depth 3
                                        ;       Child Loop BB0_84 Depth 3
	v_mov_b32_e32 v8, s40
	v_mov_b32_e32 v9, s41
	flat_load_dwordx2 v[11:12], v[8:9] glc
	v_mov_b32_e32 v4, s15
	s_mov_b64 s[24:25], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[11:12], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_67
; %bb.62:                               ;   in Loop: Header=BB0_61 Depth=1
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_66
; %bb.63:                               ;   in Loop: Header=BB0_61 Depth=1
	v_mov_b32_e32 v8, s42
	v_mov_b32_e32 v9, s43
	flat_load_dwordx2 v[8:9], v[8:9] glc
	v_mov_b32_e32 v13, s40
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v14, s41
	v_mov_b32_e32 v4, 0
	flat_atomic_cmpswap_x2 v[8:9], v[13:14], v[9:12] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[11:12]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_65
; %bb.64:                               ;   in Loop: Header=BB0_61 Depth=1
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v11, s15
	v_mov_b32_e32 v9, s45
	s_or_b32 s30, s15, 0x10000
	flat_store_dwordx2 v[8:9], v[10:11]
	v_mov_b32_e32 v11, s30
	s_or_b32 s30, s15, 0x20000
	flat_store_dwordx2 v[8:9], v[10:11]
	v_mov_b32_e32 v11, s30
	s_or_b32 s30, s15, 0x30000
	flat_store_dwordx2 v[8:9], v[10:11]
	v_mov_b32_e32 v11, s30
	s_or_b32 s30, s15, 0x40000
	flat_store_dwordx2 v[8:9], v[10:11]
	v_mov_b32_e32 v11, s30
	v_mov_b32_e32 v4, s15
	flat_store_dwordx2 v[8:9], v[10:11]
.LBB0_65:                               ;   in Loop: Header=BB0_61 Depth=1
	s_or_b64 exec, exec, s[24:25]
.LBB0_66:                               ;   in Loop: Header=BB0_61 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s30, v4
	s_cmp_eq_u32 s30, 0
	s_cselect_b64 s[24:25], -1, 0
.LBB0_67:                               ;   in Loop: Header=BB0_61 Depth=1
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_70
; %bb.68:                               ;   in Loop: Header=BB0_61 Depth=1
	v_mov_b32_e32 v4, s15
	v_cndmask_b32_e64 v9, 0, v4, s[6:7]
	v_cndmask_b32_e64 v8, v5, 1, s[6:7]
	s_and_b64 vcc, exec, s[50:51]
	s_cbranch_vccz .LBB0_71
; %bb.69:                               ;   in Loop: Header=BB0_61 Depth=1
	;;#ASMSTART
	onward_wait_load_x2 v[13:14], v[2:3], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[2:3], v[6:9] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_72
	s_branch .LBB0_86
.LBB0_70:                               ;   in Loop: Header=BB0_61 Depth=1
	s_mov_b64 s[52:53], s[30:31]
	s_branch .LBB0_60
.LBB0_71:                               ;   in Loop: Header=BB0_61 Depth=1
                                        ; implicit-def: $vgpr13_vgpr14
.LBB0_72:                               ;   in Loop: Header=BB0_61 Depth=1
	s_mov_b64 s[54:55], 0
	v_mov_b32_e32 v4, 0
                                        ; implicit-def: $sgpr56_sgpr57
                                        ; implicit-def: $vgpr11_vgpr12
	s_branch .LBB0_76
.LBB0_73:                               ;   in Loop: Header=BB0_76 Depth=2
	s_or_b64 exec, exec, s[58:59]
	v_lshlrev_b32_e32 v4, 1, v4
	v_mov_b32_e32 v14, v12
	v_cndmask_b32_e64 v4, v15, v4, s[10:11]
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v13, v11
.LBB0_74:                               ;   in Loop: Header=BB0_76 Depth=2
	s_andn2_b64 s[56:57], s[56:57], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[56:57], s[56:57], s[10:11]
.LBB0_75:                               ;   in Loop: Header=BB0_76 Depth=2
	s_or_b64 exec, exec, s[24:25]
	s_xor_b64 s[10:11], s[56:57], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v11, v13
	s_or_b64 s[54:55], s[10:11], s[54:55]
	v_mov_b32_e32 v12, v14
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_85
.LBB0_76:                               ;   Parent Loop BB0_61 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_80 Depth 3
                                        ;       Child Loop BB0_84 Depth 3
	v_mov_b32_e32 v13, s44
	v_mov_b32_e32 v14, s45
	flat_load_dwordx2 v[13:14], v[13:14] glc
	s_andn2_b64 s[56:57], s[56:57], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v17, v14, v7
	v_and_b32_e32 v16, v13, v6
	v_cmp_eq_u64_e32 vcc, v[16:17], v[8:9]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_75
; %bb.77:                               ;   in Loop: Header=BB0_76 Depth=2
	v_mov_b32_e32 v16, s46
	v_mov_b32_e32 v17, s47
	flat_load_dwordx2 v[16:17], v[16:17] glc
	s_mov_b64 s[10:11], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[14:15], v[16:17]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_74
; %bb.78:                               ;   in Loop: Header=BB0_76 Depth=2
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_cndmask_b32_e32 v4, 64, v4, vcc
	v_cmp_lt_u32_e32 vcc, s3, v4
	v_mov_b32_e32 v13, v4
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_82
; %bb.79:                               ;   in Loop: Header=BB0_76 Depth=2
	s_mov_b64 s[58:59], 0
	v_mov_b32_e32 v13, v4
.LBB0_80:                               ;   Parent Loop BB0_61 Depth=1
                                        ;     Parent Loop BB0_76 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_add_u32_e32 v13, vcc, 0xfffffc40, v13
	v_cmp_gt_u32_e32 vcc, s39, v13
	s_or_b64 s[58:59], vcc, s[58:59]
	s_sleep 15
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execnz .LBB0_80
; %bb.81:                               ;   in Loop: Header=BB0_76 Depth=2
	s_or_b64 exec, exec, s[58:59]
.LBB0_82:                               ;   in Loop: Header=BB0_76 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_cmp_gt_u32_e64 s[10:11], s62, v4
	v_cmp_lt_u32_e32 vcc, 63, v13
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_73
; %bb.83:                               ;   in Loop: Header=BB0_76 Depth=2
	s_mov_b64 s[60:61], 0
.LBB0_84:                               ;   Parent Loop BB0_61 Depth=1
                                        ;     Parent Loop BB0_76 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_subrev_u32_e32 v13, vcc, 64, v13
	v_cmp_gt_u32_e32 vcc, 64, v13
	s_or_b64 s[60:61], vcc, s[60:61]
	s_sleep 1
	s_andn2_b64 exec, exec, s[60:61]
	s_cbranch_execnz .LBB0_84
	s_branch .LBB0_73
.LBB0_85:                               ;   in Loop: Header=BB0_61 Depth=1
	s_or_b64 exec, exec, s[54:55]
.LBB0_86:                               ;   in Loop: Header=BB0_61 Depth=1
	v_readfirstlane_b32 s10, v13
	v_cmp_eq_u32_e32 vcc, s10, v5
	v_readfirstlane_b32 s30, v14
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr24_sgpr25
	s_cbranch_vccnz .LBB0_88
; %bb.87:                               ;   in Loop: Header=BB0_61 Depth=1
	s_and_b32 s30, s30, 0xffff
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[24:25], s[30:31]
.LBB0_88:                               ;   in Loop: Header=BB0_61 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_59
; %bb.89:                               ;   in Loop: Header=BB0_61 Depth=1
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v9, s49
	flat_load_dword v4, v[8:9] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[24:25], s[52:53]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s15, v4
	s_branch .LBB0_59
.LBB0_90:
	v_mov_b32_e32 v2, s52
	v_mov_b32_e32 v3, s53
.LBB0_91:
	s_or_b64 exec, exec, s[12:13]
	s_cmp_lg_u32 s2, 1
	v_readfirstlane_b32 s6, v2
	s_cselect_b64 s[10:11], -1, 0
	s_cmp_eq_u32 s2, 1
	s_mov_b32 s7, 0
	s_cbranch_scc1 .LBB0_102
; %bb.92:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_97
; %bb.93:
	v_lshrrev_b32_e32 v2, 6, v0
	v_readfirstlane_b32 s3, v2
	s_lshl_b32 s4, s77, 3
	v_add_u32_e32 v2, vcc, s4, v35
	s_cmp_lg_u32 s3, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB0_95
; %bb.94:
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v4, s7
	ds_write_b64 v2, v[3:4]
.LBB0_95:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s3, s77, 1
.LBB0_96:
	s_mov_b32 s77, s3
	s_branch .LBB0_101
.LBB0_97:
                                        ; implicit-def: $vgpr2_vgpr3
                                        ; implicit-def: $sgpr3
	s_cbranch_execz .LBB0_96
; %bb.98:
	s_and_b64 s[4:5], s[36:37], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s16
	s_cselect_b32 s3, s33, 64
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s17
	v_mad_u64_u32 v[2:3], s[4:5], s3, v4, v[2:3]
	v_add_u32_e32 v2, vcc, 0x108, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_100
; %bb.99:
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v7, s7
	flat_store_dwordx2 v[2:3], v[6:7]
.LBB0_100:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_and_b64 s[4:5], s[36:37], exec
	s_cselect_b32 s33, s33, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_101:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s7, v3
	v_readfirstlane_b32 s6, v2
.LBB0_102:
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	v_cmp_lt_u64_e32 vcc, s[6:7], v[2:3]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_116
; %bb.103:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s7
	;;#ASMEND
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v7, s7
	v_cmp_eq_u32_e64 s[4:5], 0, v0
	v_mov_b32_e32 v3, s7
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_105
; %bb.104:
	s_add_u32 s12, s16, 64
	s_mov_b32 s14, 0
	s_addc_u32 s13, s17, 0
	s_mov_b32 s15, 0x10000
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v3, s13
	v_mov_b32_e32 v7, s15
	flat_atomic_add_x2 v[2:3], v[6:7]
	flat_atomic_add_x2 v[2:3], v[6:7]
	flat_atomic_add_x2 v[2:3], v[6:7]
	flat_atomic_add_x2 v[2:3], v[6:7]
	v_readfirstlane_b32 s3, v5
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, -1
	v_mov_b32_e32 v8, s3
	v_mov_b32_e32 v9, v7
	;;#ASMSTART
	s_and_saveexec_b64 s[12:13], 1
	
.Lawait2:
	onward_wait_load_x2 v[10:11], v[2:3], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s3, v10
	s_cbranch_vccnz .Lmet2
	onward_wait_x2 v[2:3], v[6:9] ne
	s_sleep 1
	s_branch .Lawait2
.Lmet2:
	v_readfirstlane_b32 s3, v10
	s_mov_b64 exec, s[12:13]
	;;#ASMEND
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, 0xffff, v3
.LBB0_105:
	s_or_b64 exec, exec, s[6:7]
	v_readfirstlane_b32 s7, v7
	s_andn2_b64 vcc, exec, s[10:11]
	v_readfirstlane_b32 s6, v2
	s_cbranch_vccnz .LBB0_116
; %bb.106:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_111
; %bb.107:
	v_lshrrev_b32_e32 v2, 6, v0
	v_readfirstlane_b32 s3, v2
	s_lshl_b32 s10, s77, 3
	v_add_u32_e32 v2, vcc, s10, v35
	s_cmp_lg_u32 s3, 0
	s_mov_b32 m0, -1
	s_cbranch_scc1 .LBB0_109
; %bb.108:
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v4, s7
	ds_write_b64 v2, v[3:4]
.LBB0_109:
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s3, s77, 1
.LBB0_110:
	s_mov_b32 s77, s3
	s_branch .LBB0_115
.LBB0_111:
                                        ; implicit-def: $vgpr2_vgpr3
                                        ; implicit-def: $sgpr3
	s_cbranch_execz .LBB0_110
; %bb.112:
	s_and_b64 s[10:11], s[36:37], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s16
	s_cselect_b32 s3, s33, 64
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s17
	v_mad_u64_u32 v[2:3], s[10:11], s3, v4, v[2:3]
	v_add_u32_e32 v2, vcc, 0x108, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_114
; %bb.113:
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v7, s7
	flat_store_dwordx2 v[2:3], v[6:7]
.LBB0_114:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_and_b64 s[4:5], s[36:37], exec
	s_cselect_b32 s33, s33, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_115:
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s6, v2
.LBB0_116:
	s_and_b64 s[4:5], s[36:37], exec
	v_add_u32_e32 v5, vcc, 1, v5
	s_cselect_b32 s38, s6, s38
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_117:
	s_xor_b64 s[30:31], s[36:37], -1
	s_cmp_ge_u32 s35, s29
	s_cbranch_scc1 .LBB0_818
; %bb.118:
	s_mov_b32 s3, 0xffff
	s_and_b32 s76, s72, s3
	s_mul_i32 s86, s76, s8
	s_cmp_lt_u32 s86, s28
	s_cselect_b64 s[40:41], -1, 0
	s_add_u32 s42, s16, 0x80
	s_addc_u32 s43, s17, 0
	s_add_u32 s44, s16, 64
	s_addc_u32 s45, s17, 0
	s_cmp_lg_u32 s2, 1
	v_writelane_b32 v1, s66, 0
	s_cselect_b64 s[46:47], -1, 0
	s_add_u32 s48, s16, 0x100
	v_writelane_b32 v1, s67, 1
	s_addc_u32 s49, s17, 0
	s_lshl_b64 s[6:7], s[8:9], 6
	v_writelane_b32 v1, s64, 2
	s_add_u32 s2, s48, s6
	v_writelane_b32 v1, s65, 3
	s_addc_u32 s6, s49, s7
	v_writelane_b32 v1, s66, 4
	s_add_u32 s10, s2, 8
	v_writelane_b32 v1, s67, 5
	s_addc_u32 s11, s6, 0
	v_writelane_b32 v1, s10, 6
	s_cmp_eq_u32 s8, 0
	v_writelane_b32 v1, s11, 7
	s_cselect_b64 s[10:11], -1, 0
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[54:55], -1, 0
	s_add_u32 s6, s16, 0xc4
	s_addc_u32 s7, s17, 0
	s_add_u32 s58, s16, 8
	s_addc_u32 s59, s17, 0
	s_add_u32 s12, s16, 0xc0
	s_addc_u32 s13, s17, 0
	v_writelane_b32 v1, s6, 8
	s_add_u32 s62, s16, 16
	v_writelane_b32 v1, s7, 9
	s_addc_u32 s63, s17, 0
	v_writelane_b32 v1, s12, 10
	s_add_u32 s64, s16, 12
	v_writelane_b32 v1, s13, 11
	s_addc_u32 s65, s17, 0
	s_add_u32 s66, s16, 0x110
	v_writelane_b32 v1, s10, 12
	s_addc_u32 s67, s17, 0
	v_writelane_b32 v1, s11, 13
	s_and_b64 s[10:11], s[10:11], s[36:37]
	s_cmp_gt_u32 s34, 3
	s_cselect_b64 s[68:69], -1, 0
	s_cmp_eq_u32 s34, 5
	s_cselect_b64 s[12:13], -1, 0
	s_and_b64 s[70:71], s[36:37], s[12:13]
	s_and_b32 s2, s72, 0xfffe
	s_cmp_lg_u32 s2, 0
	v_not_b32_e32 v2, v0
	s_cselect_b64 s[72:73], -1, 0
	s_add_u32 s74, s16, 0x108
	v_add_u32_e32 v36, vcc, s76, v2
	v_cmp_eq_u32_e64 s[6:7], 1, v0
	v_mov_b32_e32 v2, s43
	v_mov_b32_e32 v3, s59
	s_addc_u32 s75, s17, 0
	s_xor_b64 s[12:13], s[10:11], -1
	v_cmp_eq_u32_e64 s[4:5], 0, v0
	v_cndmask_b32_e64 v29, v2, v3, s[6:7]
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v4, s58
	v_writelane_b32 v1, s12, 14
	v_cndmask_b32_e64 v28, v2, v4, s[6:7]
	v_mov_b32_e32 v2, s45
	v_writelane_b32 v1, s13, 15
	s_and_b64 s[78:79], s[10:11], s[4:5]
	v_cmp_ne_u32_e64 s[10:11], 0, v0
	v_cndmask_b32_e64 v12, 0, -1, s[6:7]
	v_cndmask_b32_e64 v31, v2, v3, s[6:7]
	s_add_u32 s80, s16, 0x114
	v_mov_b32_e32 v2, s44
	v_writelane_b32 v1, s10, 16
	v_mov_b32_e32 v6, -1
	v_mov_b32_e32 v13, -1
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v17, -1
	v_lshlrev_b32_e32 v37, 2, v0
	v_mov_b32_e32 v33, 1
	s_addc_u32 s81, s17, 0
	v_lshlrev_b32_e32 v38, 2, v36
	v_lshrrev_b32_e32 v39, 6, v0
	v_mov_b32_e32 v40, 3
	s_movk_i32 s9, 0x3bf
	v_mov_b32_e32 v41, 2
	s_movk_i32 s56, 0xfc40
	v_mov_b32_e32 v42, 5
	s_movk_i32 s57, 0x3c0
	v_cndmask_b32_e64 v30, v2, v4, s[6:7]
	s_movk_i32 s60, 0x201
	s_movk_i32 s61, 0x400
	v_cmp_gt_u32_e64 s[14:15], 2, v0
	s_mov_b32 s83, 0
	v_writelane_b32 v1, s11, 17
	s_mov_b32 s84, 1
	s_mov_b32 s87, 0x10000
	s_mov_b32 m0, -1
	s_branch .LBB0_123
.LBB0_119:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_and_b64 s[10:11], s[36:37], exec
	s_cselect_b32 s33, s33, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_120:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v2
.LBB0_121:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 s[12:13], s[36:37], exec
	v_add_u32_e32 v5, vcc, 1, v5
	s_cselect_b32 s38, s10, s38
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
.LBB0_122:                              ;   in Loop: Header=BB0_123 Depth=1
	s_cmp_lt_u32 s35, s29
	s_cbranch_scc0 .LBB0_817
.LBB0_123:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_125 Depth 2
                                        ;     Child Loop BB0_189 Depth 2
                                        ;       Child Loop BB0_196 Depth 3
                                        ;         Child Loop BB0_200 Depth 4
                                        ;         Child Loop BB0_204 Depth 4
                                        ;     Child Loop BB0_353 Depth 2
                                        ;     Child Loop BB0_729 Depth 2
                                        ;     Child Loop BB0_761 Depth 2
                                        ;       Child Loop BB0_776 Depth 3
                                        ;         Child Loop BB0_780 Depth 4
                                        ;         Child Loop BB0_784 Depth 4
                                        ;     Child Loop BB0_249 Depth 2
                                        ;     Child Loop BB0_280 Depth 2
                                        ;       Child Loop BB0_287 Depth 3
                                        ;         Child Loop BB0_291 Depth 4
                                        ;         Child Loop BB0_295 Depth 4
                                        ;     Child Loop BB0_310 Depth 2
                                        ;     Child Loop BB0_458 Depth 2
                                        ;       Child Loop BB0_477 Depth 3
                                        ;         Child Loop BB0_481 Depth 4
                                        ;         Child Loop BB0_485 Depth 4
                                        ;     Child Loop BB0_426 Depth 2
                                        ;       Child Loop BB0_441 Depth 3
                                        ;         Child Loop BB0_445 Depth 4
                                        ;         Child Loop BB0_449 Depth 4
                                        ;     Child Loop BB0_555 Depth 2
                                        ;     Child Loop BB0_568 Depth 2
                                        ;     Child Loop BB0_641 Depth 2
                                        ;       Child Loop BB0_656 Depth 3
                                        ;         Child Loop BB0_660 Depth 4
                                        ;         Child Loop BB0_664 Depth 4
	s_andn2_b64 vcc, exec, s[40:41]
	s_cbranch_vccnz .LBB0_126
; %bb.124:                              ;   in Loop: Header=BB0_123 Depth=1
	s_bitcmp0_b32 s35, 0
	v_mov_b32_e32 v4, s21
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s19
	s_cselect_b64 vcc, -1, 0
	v_mov_b32_e32 v9, s20
	v_mov_b32_e32 v10, s18
	v_cndmask_b32_e32 v2, v4, v8, vcc
	v_cndmask_b32_e32 v3, v9, v10, vcc
	v_cndmask_b32_e32 v4, v8, v4, vcc
	v_cndmask_b32_e32 v8, v10, v9, vcc
	s_mov_b32 s2, s86
.LBB0_125:                              ;   Parent Loop BB0_123 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v9, vcc, s2, v0
	v_mov_b32_e32 v10, v7
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	s_sub_i32 s10, 0, s28
	v_add_u32_e32 v9, vcc, v3, v9
	v_addc_u32_e32 v10, vcc, v2, v10, vcc
	flat_load_dword v15, v[9:10] glc
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e32 v10, s28
	v_add_u32_e32 v9, vcc, s2, v36
	v_add_u32_e32 v16, vcc, 1, v9
	v_rcp_iflag_f32_e32 v10, v10
	v_mov_b32_e32 v11, v7
	v_mul_f32_e32 v10, 0x4f7ffffe, v10
	v_cvt_u32_f32_e32 v10, v10
	v_mul_lo_u32 v18, s10, v10
	s_mul_i32 s10, s38, s76
	s_add_i32 s2, s10, s2
	s_cmp_ge_u32 s2, s28
	v_mul_hi_u32 v18, v10, v18
	v_add_u32_e32 v10, vcc, v18, v10
	v_mul_hi_u32 v10, v16, v10
	v_mul_lo_u32 v10, v10, s28
	v_sub_u32_e32 v10, vcc, v16, v10
	v_subrev_u32_e32 v16, vcc, s28, v10
	v_cmp_le_u32_e32 vcc, s28, v10
	v_cndmask_b32_e32 v10, v10, v16, vcc
	v_subrev_u32_e32 v16, vcc, s28, v10
	v_cmp_le_u32_e32 vcc, s28, v10
	v_cndmask_b32_e32 v10, v10, v16, vcc
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_mul_lo_u32 v16, v9, s35
	v_add_u32_e32 v10, vcc, v3, v10
	v_addc_u32_e32 v11, vcc, v2, v11, vcc
	ds_write_b32 v37, v15
	s_waitcnt lgkmcnt(0)
	s_barrier 
	flat_load_dword v15, v[10:11] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v7
	v_lshlrev_b64 v[10:11], 2, v[9:10]
	v_mul_lo_u32 v9, v16, v9
	ds_read_b32 v16, v38
	v_add_u32_e32 v10, vcc, v8, v10
	v_addc_u32_e32 v11, vcc, v4, v11, vcc
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v9, vcc, v16, v9
	v_mul_lo_u32 v15, v15, 3
	v_add_u32_e32 v9, vcc, v9, v15
	flat_store_dword v[10:11], v9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_scc0 .LBB0_125
.LBB0_126:                              ;   in Loop: Header=BB0_123 Depth=1
	s_add_i32 s35, s35, 1
	s_cmp_lt_i32 s34, 2
	s_mov_b64 s[88:89], 0
	s_cbranch_scc1 .LBB0_146
; %bb.127:                              ;   in Loop: Header=BB0_123 Depth=1
	s_cmp_gt_i32 s34, 2
	s_cbranch_scc0 .LBB0_147
; %bb.128:                              ;   in Loop: Header=BB0_123 Depth=1
	s_cmp_eq_u32 s34, 3
	s_mov_b64 s[16:17], 0
	s_cbranch_scc0 .LBB0_149
; %bb.129:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_167
; %bb.130:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b64 s[12:13], 0
	s_and_b64 vcc, exec, s[26:27]
	s_mov_b64 s[94:95], 0
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr85
                                        ; implicit-def: $sgpr39
	s_cbranch_vccz .LBB0_168
; %bb.131:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_cbranch_execz .LBB0_141
; %bb.132:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[24:25], s[4:5]
	s_cbranch_execz .LBB0_138
; %bb.133:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v2, v[2:3], v33 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_eq_u32_e32 vcc, v2, v26
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[90:91], vcc
	s_cbranch_execz .LBB0_137
; %bb.134:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s42
	v_mov_b32_e32 v2, 0
	v_add_u32_e32 v3, vcc, 1, v5
	v_mov_b32_e32 v4, v26
	v_mov_b32_e32 v9, s43
	flat_atomic_cmpswap_x2 v[8:9], v[8:9], v[2:5] glc
	v_mov_b32_e32 v27, v5
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[26:27]
	s_and_saveexec_b64 s[92:93], vcc
	s_cbranch_execz .LBB0_136
; %bb.135:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v4, v26
	v_mov_b32_e32 v9, s45
	flat_store_dwordx2 v[8:9], v[3:4]
	v_or_b32_e32 v4, s87, v26
	s_mov_b32 s2, 0x20000
	flat_store_dwordx2 v[8:9], v[3:4]
	v_or_b32_e32 v4, s2, v26
	s_mov_b32 s2, 0x30000
	flat_store_dwordx2 v[8:9], v[3:4]
	v_or_b32_e32 v4, s2, v26
	s_mov_b32 s2, 0x40000
	flat_store_dwordx2 v[8:9], v[3:4]
	v_or_b32_e32 v4, s2, v26
	v_mov_b32_e32 v2, v26
	flat_store_dwordx2 v[8:9], v[3:4]
.LBB0_136:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[92:93]
.LBB0_137:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[90:91]
.LBB0_138:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[24:25]
	v_readfirstlane_b32 s82, v2
	v_readlane_b32 s50, v1, 16
	s_cmp_eq_u32 s82, 0
	v_readlane_b32 s51, v1, 17
	s_cselect_b64 s[24:25], -1, 0
	s_xor_b64 s[50:51], s[50:51], -1
	v_mov_b32_e32 v2, s82
	s_and_b64 s[50:51], s[24:25], s[50:51]
	v_mov_b32_e32 v3, s83
	s_and_saveexec_b64 s[24:25], s[50:51]
	s_cbranch_execz .LBB0_140
; %bb.139:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s2, v5
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s2
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v3, s45
	;;#ASMSTART
	s_and_saveexec_b64 s[50:51], 1
	
.Lawait3:
	onward_wait_load_x2 v[10:11], v[2:3], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s2, v10
	s_cbranch_vccnz .Lmet3
	onward_wait_x2 v[2:3], v[6:9] ne
	s_sleep 1
	s_branch .Lawait3
.Lmet3:
	v_readfirstlane_b32 s2, v10
	s_mov_b64 exec, s[50:51]
	;;#ASMEND
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
.LBB0_140:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[24:25]
.LBB0_141:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s82, v2
	s_cbranch_vccnz .LBB0_205
; %bb.142:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_319
; %bb.143:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s2, v39
	s_lshl_b32 s10, s77, 3
	s_cmp_lg_u32 s2, 0
	v_add_u32_e32 v2, vcc, s10, v35
	s_cbranch_scc1 .LBB0_145
; %bb.144:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v3, s82
	v_mov_b32_e32 v4, s83
	ds_write_b64 v2, v[3:4]
.LBB0_145:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s39, s77, 1
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_320
.LBB0_146:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $sgpr12
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr85
                                        ; implicit-def: $sgpr39
                                        ; implicit-def: $sgpr90
                                        ; implicit-def: $vgpr21
                                        ; implicit-def: $sgpr2
	s_mov_b64 s[94:95], 0
	s_mov_b64 s[92:93], 0
	s_cbranch_execnz .LBB0_378
	s_branch .LBB0_379
.LBB0_147:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b64 s[16:17], -1
	s_mov_b64 s[94:95], 0
                                        ; implicit-def: $sgpr12
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr85
                                        ; implicit-def: $sgpr39
                                        ; implicit-def: $sgpr90
                                        ; implicit-def: $vgpr21
                                        ; implicit-def: $sgpr2
.LBB0_148:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b64 s[92:93], 0
	s_and_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_150
	s_branch .LBB0_377
.LBB0_149:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b64 s[92:93], -1
                                        ; implicit-def: $sgpr12
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr85
                                        ; implicit-def: $sgpr39
                                        ; implicit-def: $sgpr90
                                        ; implicit-def: $vgpr21
                                        ; implicit-def: $sgpr2
	s_mov_b64 s[94:95], 0
	s_and_b64 vcc, exec, s[16:17]
	s_cbranch_vccz .LBB0_377
.LBB0_150:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_227
; %bb.151:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 vcc, exec, s[26:27]
	s_cbranch_vccz .LBB0_226
; %bb.152:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_cbranch_execz .LBB0_162
; %bb.153:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_159
; %bb.154:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v2, v[2:3], v33 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, 1, v2
	v_cmp_eq_u32_e32 vcc, v2, v26
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_158
; %bb.155:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s42
	v_mov_b32_e32 v2, 0
	v_add_u32_e32 v3, vcc, 1, v5
	v_mov_b32_e32 v4, v26
	v_mov_b32_e32 v9, s43
	flat_atomic_cmpswap_x2 v[8:9], v[8:9], v[2:5] glc
	v_mov_b32_e32 v27, v5
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[26:27]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_157
; %bb.156:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v4, v26
	v_mov_b32_e32 v9, s45
	flat_store_dwordx2 v[8:9], v[3:4]
	v_or_b32_e32 v4, s87, v26
	s_mov_b32 s2, 0x20000
	flat_store_dwordx2 v[8:9], v[3:4]
	v_or_b32_e32 v4, s2, v26
	s_mov_b32 s2, 0x30000
	flat_store_dwordx2 v[8:9], v[3:4]
	v_or_b32_e32 v4, s2, v26
	s_mov_b32 s2, 0x40000
	flat_store_dwordx2 v[8:9], v[3:4]
	v_or_b32_e32 v4, s2, v26
	v_mov_b32_e32 v2, v26
	flat_store_dwordx2 v[8:9], v[3:4]
.LBB0_157:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[24:25]
.LBB0_158:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[16:17]
.LBB0_159:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_readfirstlane_b32 s82, v2
	v_readlane_b32 s16, v1, 16
	s_cmp_eq_u32 s82, 0
	v_readlane_b32 s17, v1, 17
	s_cselect_b64 s[12:13], -1, 0
	s_xor_b64 s[16:17], s[16:17], -1
	v_mov_b32_e32 v2, s82
	s_and_b64 s[16:17], s[12:13], s[16:17]
	v_mov_b32_e32 v3, s83
	s_and_saveexec_b64 s[12:13], s[16:17]
	s_cbranch_execz .LBB0_161
; %bb.160:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s2, v5
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s2
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v3, s45
	;;#ASMSTART
	s_and_saveexec_b64 s[16:17], 1
	
.Lawait4:
	onward_wait_load_x2 v[10:11], v[2:3], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s2, v10
	s_cbranch_vccnz .Lmet4
	onward_wait_x2 v[2:3], v[6:9] ne
	s_sleep 1
	s_branch .Lawait4
.Lmet4:
	v_readfirstlane_b32 s2, v10
	s_mov_b64 exec, s[16:17]
	;;#ASMEND
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
.LBB0_161:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[12:13]
.LBB0_162:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s82, v2
	s_cbranch_vccnz .LBB0_173
; %bb.163:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_206
; %bb.164:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s2, v39
	s_lshl_b32 s10, s77, 3
	s_cmp_lg_u32 s2, 0
	v_add_u32_e32 v2, vcc, s10, v35
	s_cbranch_scc1 .LBB0_166
; %bb.165:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v3, s82
	v_mov_b32_e32 v4, s83
	ds_write_b64 v2, v[3:4]
.LBB0_166:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s39, s77, 1
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_207
.LBB0_167:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b64 s[12:13], -1
	s_mov_b64 s[94:95], 0
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr85
                                        ; implicit-def: $sgpr39
.LBB0_168:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_339
.LBB0_169:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 vcc, exec, s[54:55]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccz .LBB0_174
; %bb.170:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_172
; %bb.171:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v33
	v_readfirstlane_b32 s2, v5
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s2
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v3, s45
	;;#ASMSTART
	s_and_saveexec_b64 s[24:25], 1
	
.Lawait5:
	onward_wait_load_x2 v[10:11], v[2:3], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s2, v10
	s_cbranch_vccnz .Lmet5
	onward_wait_x2 v[2:3], v[6:9] ne
	s_sleep 1
	s_branch .Lawait5
.Lmet5:
	v_readfirstlane_b32 s2, v10
	s_mov_b64 exec, s[24:25]
	;;#ASMEND
	v_readlane_b32 s24, v1, 8
	v_readlane_b32 s25, v1, 9
	v_mov_b32_e32 v8, s24
	flat_load_dwordx2 v[2:3], v[2:3] glc
	v_mov_b32_e32 v9, s25
	flat_load_dword v9, v[8:9] glc
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v2, 0
	v_or_b32_sdwa v8, v2, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB0_172:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_branch .LBB0_175
.LBB0_173:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b64 s[10:11], s[82:83]
	s_mov_b32 s85, s33
	s_mov_b32 s39, s77
	s_branch .LBB0_212
.LBB0_174:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr8_vgpr9
.LBB0_175:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b32 s52, s77
	s_cbranch_vccnz .LBB0_711
; %bb.176:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_saveexec_b64 s[90:91], s[14:15]
	s_cbranch_execz .LBB0_178
; %bb.177:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, s58
	v_mov_b32_e32 v3, s59
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, s42
	flat_load_dwordx2 v[2:3], v[2:3] glc
	v_mov_b32_e32 v9, s43
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v9, vcc, -1, v3
	v_cmp_eq_u32_e32 vcc, v9, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_189
.LBB0_178:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[90:91]
	v_add_u32_e32 v3, vcc, 1, v5
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_180
; %bb.179:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readlane_b32 s12, v1, 10
	v_readlane_b32 s13, v1, 11
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, s12
	v_mov_b32_e32 v9, s13
	flat_store_dword v[8:9], v3
.LBB0_180:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s2, v39
	s_cmp_eq_u32 s2, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, 0
	s_cselect_b64 s[92:93], -1, 0
	s_cmp_lg_u32 s2, 0
	v_mov_b32_e32 v10, 0
	s_cbranch_scc1 .LBB0_182
; %bb.181:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	flat_load_dwordx2 v[10:11], v[8:9] glc
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v9, s65
	flat_load_dword v9, v[8:9] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, s3, v11
	v_lshrrev_b64 v[10:11], 16, v[10:11]
	v_cmp_ne_u64_e32 vcc, 0, v[7:8]
	v_cndmask_b32_e32 v10, 0, v11, vcc
.LBB0_182:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s91, v10
	s_andn2_b64 vcc, exec, s[46:47]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s90, v9
	s_cbranch_vccnz .LBB0_237
; %bb.183:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_340
; %bb.184:                              ;   in Loop: Header=BB0_123 Depth=1
	s_lshl_b32 s2, s77, 3
	v_add_u32_e32 v2, vcc, s2, v35
	s_andn2_b64 vcc, exec, s[92:93]
	s_cbranch_vccnz .LBB0_186
; %bb.185:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s90
	v_mov_b32_e32 v9, s91
	ds_write_b64 v2, v[8:9]
.LBB0_186:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[8:9], v2
	s_xor_b32 s52, s77, 1
	s_branch .LBB0_344
.LBB0_187:                              ;   in Loop: Header=BB0_189 Depth=2
	s_or_b64 exec, exec, s[10:11]
.LBB0_188:                              ;   in Loop: Header=BB0_189 Depth=2
	v_mov_b32_e32 v2, s58
	v_mov_b32_e32 v3, s59
	v_mov_b32_e32 v8, s42
	flat_load_dwordx2 v[2:3], v[2:3] glc
	v_mov_b32_e32 v9, s43
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v9, vcc, -1, v3
	v_cmp_ne_u32_e32 vcc, v9, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_178
.LBB0_189:                              ;   Parent Loop BB0_123 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_196 Depth 3
                                        ;         Child Loop BB0_200 Depth 4
                                        ;         Child Loop BB0_204 Depth 4
	v_cndmask_b32_e64 v16, 0, v3, s[6:7]
	v_cndmask_b32_e64 v15, v8, v2, s[6:7]
	s_and_b64 vcc, exec, s[72:73]
	s_cbranch_vccz .LBB0_191
; %bb.190:                              ;   in Loop: Header=BB0_189 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[28:29], v[13:16] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[28:29], v[13:16] ne
	;;#ASMEND
	s_cbranch_execnz .LBB0_188
	s_branch .LBB0_192
.LBB0_191:                              ;   in Loop: Header=BB0_189 Depth=2
.LBB0_192:                              ;   in Loop: Header=BB0_189 Depth=2
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v8, 0
                                        ; implicit-def: $sgpr92_sgpr93
	s_branch .LBB0_196
.LBB0_193:                              ;   in Loop: Header=BB0_196 Depth=3
	s_or_b64 exec, exec, s[100:101]
	v_lshlrev_b32_e32 v8, 1, v8
	v_mov_b32_e32 v9, s61
	v_cndmask_b32_e64 v8, v9, v8, s[12:13]
	s_mov_b64 s[12:13], -1
.LBB0_194:                              ;   in Loop: Header=BB0_196 Depth=3
	s_andn2_b64 s[50:51], s[92:93], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[92:93], s[50:51], s[12:13]
.LBB0_195:                              ;   in Loop: Header=BB0_196 Depth=3
	s_or_b64 exec, exec, s[24:25]
	s_xor_b64 s[12:13], s[92:93], -1
	s_and_b64 s[12:13], exec, s[12:13]
	s_or_b64 s[10:11], s[12:13], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_187
.LBB0_196:                              ;   Parent Loop BB0_123 Depth=1
                                        ;     Parent Loop BB0_189 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_200 Depth 4
                                        ;         Child Loop BB0_204 Depth 4
	v_mov_b32_e32 v9, s42
	v_mov_b32_e32 v10, s43
	flat_load_dwordx2 v[9:10], v[9:10] glc
	s_andn2_b64 s[92:93], s[92:93], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v10, v10, v12
	v_and_b32_e32 v9, v9, v17
	v_cmp_eq_u64_e32 vcc, v[9:10], v[15:16]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_195
; %bb.197:                              ;   in Loop: Header=BB0_196 Depth=3
	v_mov_b32_e32 v9, s58
	v_mov_b32_e32 v10, s59
	flat_load_dwordx2 v[9:10], v[9:10] glc
	s_mov_b64 s[12:13], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[9:10], v[2:3]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_194
; %bb.198:                              ;   in Loop: Header=BB0_196 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_cndmask_b32_e32 v8, 64, v8, vcc
	v_cmp_lt_u32_e32 vcc, s9, v8
	v_mov_b32_e32 v9, v8
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_202
; %bb.199:                              ;   in Loop: Header=BB0_196 Depth=3
	s_mov_b64 s[52:53], 0
	v_mov_b32_e32 v9, v8
.LBB0_200:                              ;   Parent Loop BB0_123 Depth=1
                                        ;     Parent Loop BB0_189 Depth=2
                                        ;       Parent Loop BB0_196 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v9, vcc, s56, v9
	v_cmp_gt_u32_e32 vcc, s57, v9
	s_or_b64 s[52:53], vcc, s[52:53]
	s_sleep 15
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_200
; %bb.201:                              ;   in Loop: Header=BB0_196 Depth=3
	s_or_b64 exec, exec, s[52:53]
.LBB0_202:                              ;   in Loop: Header=BB0_196 Depth=3
	s_or_b64 exec, exec, s[12:13]
	v_cmp_gt_u32_e64 s[12:13], s60, v8
	v_cmp_lt_u32_e32 vcc, 63, v9
	s_and_saveexec_b64 s[100:101], vcc
	s_cbranch_execz .LBB0_193
; %bb.203:                              ;   in Loop: Header=BB0_196 Depth=3
	s_mov_b64 s[52:53], 0
.LBB0_204:                              ;   Parent Loop BB0_123 Depth=1
                                        ;     Parent Loop BB0_189 Depth=2
                                        ;       Parent Loop BB0_196 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v9, vcc, 64, v9
	v_cmp_gt_u32_e32 vcc, 64, v9
	s_or_b64 s[52:53], vcc, s[52:53]
	s_sleep 1
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_204
	s_branch .LBB0_193
.LBB0_205:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b64 s[10:11], s[82:83]
	s_mov_b32 s85, s33
	s_mov_b32 s39, s77
	s_branch .LBB0_325
.LBB0_206:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr2_vgpr3
                                        ; implicit-def: $sgpr39
.LBB0_207:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 vcc, exec, s[10:11]
	s_mov_b32 s85, s33
	s_cbranch_vccz .LBB0_211
; %bb.208:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_210
; %bb.209:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readlane_b32 s12, v1, 6
	v_readlane_b32 s13, v1, 7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v8, s82
	v_mov_b32_e32 v3, s13
	v_mov_b32_e32 v9, s83
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_210:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s10, v1, 6
	v_readlane_b32 s11, v1, 7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s85, 64
	s_mov_b32 s39, s77
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_211:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v3
	v_readfirstlane_b32 s10, v2
.LBB0_212:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v32, v7
	v_cmp_lt_u64_e32 vcc, s[10:11], v[32:33]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_225
; %bb.213:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v19, s11
	v_mov_b32_e32 v3, s11
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_215
; %bb.214:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s86, s83
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s86
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v9, s87
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	v_readfirstlane_b32 s2, v5
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, s2
	v_mov_b32_e32 v18, v6
	v_mov_b32_e32 v21, v7
	;;#ASMSTART
	s_and_saveexec_b64 s[12:13], 1
	
.Lawait6:
	onward_wait_load_x2 v[10:11], v[2:3], v[18:21] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s2, v10
	s_cbranch_vccnz .Lmet6
	onward_wait_x2 v[2:3], v[18:21] ne
	s_sleep 1
	s_branch .Lawait6
.Lmet6:
	v_readfirstlane_b32 s2, v10
	s_mov_b64 exec, s[12:13]
	;;#ASMEND
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mul_i32 s86, s76, s8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
.LBB0_215:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v19
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s10, v2
	s_cbranch_vccnz .LBB0_225
; %bb.216:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b64 s[12:13], -1
                                        ; implicit-def: $sgpr2
	s_cbranch_vccnz .LBB0_220
; %bb.217:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s2, v39
	s_lshl_b32 s12, s39, 3
	s_cmp_lg_u32 s2, 0
	v_add_u32_e32 v2, vcc, s12, v35
	s_cbranch_scc1 .LBB0_219
; %bb.218:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	ds_write_b64 v2, v[3:4]
.LBB0_219:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s2, s39, 1
	s_mov_b64 s[12:13], 0
.LBB0_220:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_224
; %bb.221:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_223
; %bb.222:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readlane_b32 s16, v1, 6
	v_readlane_b32 s17, v1, 7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v3, s17
	v_mov_b32_e32 v9, s11
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_223:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_readlane_b32 s10, v1, 6
	v_readlane_b32 s11, v1, 7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s85, 64
	s_mov_b32 s2, s39
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_224:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s39, s2
.LBB0_225:                              ;   in Loop: Header=BB0_123 Depth=1
	v_add_u32_e32 v4, vcc, 1, v5
	s_mov_b64 s[94:95], -1
	s_mov_b32 s12, s38
.LBB0_226:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b64 s[10:11], 0
	s_mov_b32 s90, s38
	v_mov_b32_e32 v21, v5
	s_mov_b32 s2, s77
.LBB0_227:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_377
; %bb.228:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[54:55]
	s_mov_b32 s50, s77
	s_cbranch_vccnz .LBB0_262
; %bb.229:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s10, v39
	s_cmp_eq_u32 s10, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, 0
	s_cselect_b64 s[94:95], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v3, 0
	s_cbranch_scc1 .LBB0_231
; %bb.230:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v3, s63
	v_mov_b32_e32 v9, s65
	flat_load_dwordx2 v[3:4], v[2:3] glc
	flat_load_dword v2, v[8:9] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[12:13], 0, v3
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[16:17], 1, v2
	v_add_u32_e32 v3, vcc, -1, v2
	s_and_b64 s[10:11], s[12:13], s[16:17]
	v_cmp_eq_u32_e32 vcc, s8, v3
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s10, 1, 0
	v_mov_b32_e32 v3, s10
.LBB0_231:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s11, v3
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s10, v2
	s_cbranch_vccnz .LBB0_236
; %bb.232:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_238
; %bb.233:                              ;   in Loop: Header=BB0_123 Depth=1
	s_lshl_b32 s12, s77, 3
	v_add_u32_e32 v2, vcc, s12, v35
	s_andn2_b64 vcc, exec, s[94:95]
	s_cbranch_vccnz .LBB0_235
; %bb.234:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	ds_write_b64 v2, v[3:4]
.LBB0_235:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s50, s77, 1
	s_branch .LBB0_242
.LBB0_236:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s50, s77
	s_branch .LBB0_243
.LBB0_237:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s52, s77
	s_branch .LBB0_345
.LBB0_238:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $vgpr2_vgpr3
                                        ; implicit-def: $sgpr50
	s_cbranch_execz .LBB0_242
; %bb.239:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[12:13], s33, v4, v[2:3]
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_241
; %bb.240:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_241:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s50, s77
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_242:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v3
	v_readfirstlane_b32 s10, v2
.LBB0_243:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v32, v7
	v_cmp_lt_u64_e32 vcc, s[10:11], v[32:33]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_262
; %bb.244:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s49
	v_mad_u64_u32 v[2:3], s[10:11], s33, v4, v[2:3]
	v_add_u32_e32 v8, vcc, 4, v2
	v_addc_u32_e32 v9, vcc, 0, v3, vcc
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_246
; %bb.245:                              ;   in Loop: Header=BB0_123 Depth=1
	flat_store_dword v[8:9], v7
.LBB0_246:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s10, 0x1000000
	;;#ASMSTART
	onward_message s10
	;;#ASMEND
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_252
; %bb.247:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $sgpr16_sgpr17
	s_branch .LBB0_249
.LBB0_248:                              ;   in Loop: Header=BB0_249 Depth=2
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[24:25], exec, s[16:17]
	s_or_b64 s[12:13], s[24:25], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_251
.LBB0_249:                              ;   Parent Loop BB0_123 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v11, v[8:9], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[16:17], s[16:17], exec
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_248
; %bb.250:                              ;   in Loop: Header=BB0_249 Depth=2
	;;#ASMSTART
	onward_wait v[8:9], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[16:17], s[16:17], exec
	s_branch .LBB0_248
.LBB0_251:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v9, s65
	flat_load_dword v10, v[8:9] glc
.LBB0_252:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v11
	s_andn2_b64 vcc, exec, s[46:47]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v10
	s_cbranch_vccnz .LBB0_262
; %bb.253:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b64 s[12:13], -1
                                        ; implicit-def: $sgpr16
	s_cbranch_vccnz .LBB0_257
; %bb.254:                              ;   in Loop: Header=BB0_123 Depth=1
	s_lshl_b32 s12, s50, 3
	v_add_u32_e32 v4, vcc, s12, v35
	s_andn2_b64 vcc, exec, s[94:95]
	s_cbranch_vccnz .LBB0_256
; %bb.255:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	ds_write_b64 v4, v[8:9]
.LBB0_256:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[8:9], v4
	s_xor_b32 s16, s50, 1
	s_mov_b64 s[12:13], 0
.LBB0_257:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_261
; %bb.258:                              ;   in Loop: Header=BB0_123 Depth=1
	v_add_u32_e32 v2, vcc, 8, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_260
; %bb.259:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_260:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s16, s50
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_261:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s50, s16
.LBB0_262:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 vcc, exec, s[54:55]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_cbranch_vccz .LBB0_266
; %bb.263:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_265
; %bb.264:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v33
	v_readfirstlane_b32 s24, v5
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s24
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v3, s45
	;;#ASMSTART
	s_and_saveexec_b64 s[16:17], 1
	
.Lawait7:
	onward_wait_load_x2 v[10:11], v[2:3], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s24, v10
	s_cbranch_vccnz .Lmet7
	onward_wait_x2 v[2:3], v[6:9] ne
	s_sleep 1
	s_branch .Lawait7
.Lmet7:
	v_readfirstlane_b32 s24, v10
	s_mov_b64 exec, s[16:17]
	;;#ASMEND
	v_readlane_b32 s16, v1, 8
	v_readlane_b32 s17, v1, 9
	v_mov_b32_e32 v8, s16
	flat_load_dwordx2 v[2:3], v[2:3] glc
	v_mov_b32_e32 v9, s17
	flat_load_dword v9, v[8:9] glc
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v2, 0
	v_or_b32_sdwa v8, v2, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
.LBB0_265:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_267
	s_branch .LBB0_365
.LBB0_266:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $vgpr8_vgpr9
.LBB0_267:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_cbranch_execz .LBB0_269
; %bb.268:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, s58
	v_mov_b32_e32 v3, s59
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, s42
	flat_load_dwordx2 v[2:3], v[2:3] glc
	v_mov_b32_e32 v9, s43
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v4, vcc, -1, v3
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v4, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_280
.LBB0_269:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[16:17]
	v_add_u32_e32 v3, vcc, 1, v5
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_271
; %bb.270:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readlane_b32 s12, v1, 10
	v_readlane_b32 s13, v1, 11
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, s12
	v_mov_b32_e32 v9, s13
	flat_store_dword v[8:9], v3
.LBB0_271:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s10, v39
	s_cmp_eq_u32 s10, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, 0
	s_cselect_b64 s[94:95], -1, 0
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v10, 0
	s_cbranch_scc1 .LBB0_273
; %bb.272:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	flat_load_dwordx2 v[10:11], v[8:9] glc
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v9, s65
	flat_load_dword v9, v[8:9] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, s3, v11
	v_lshrrev_b64 v[10:11], 16, v[10:11]
	v_cmp_ne_u64_e32 vcc, 0, v[7:8]
	v_cndmask_b32_e32 v10, 0, v11, vcc
.LBB0_273:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s17, v10
	s_andn2_b64 vcc, exec, s[46:47]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v9
	s_cbranch_vccnz .LBB0_296
; %bb.274:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_297
; %bb.275:                              ;   in Loop: Header=BB0_123 Depth=1
	s_lshl_b32 s10, s50, 3
	v_add_u32_e32 v2, vcc, s10, v35
	s_andn2_b64 vcc, exec, s[94:95]
	s_cbranch_vccnz .LBB0_277
; %bb.276:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s16
	v_mov_b32_e32 v9, s17
	ds_write_b64 v2, v[8:9]
.LBB0_277:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[8:9], v2
	s_xor_b32 s39, s50, 1
	s_branch .LBB0_301
.LBB0_278:                              ;   in Loop: Header=BB0_280 Depth=2
	s_or_b64 exec, exec, s[10:11]
.LBB0_279:                              ;   in Loop: Header=BB0_280 Depth=2
	v_mov_b32_e32 v2, s58
	v_mov_b32_e32 v3, s59
	v_mov_b32_e32 v8, s42
	flat_load_dwordx2 v[2:3], v[2:3] glc
	v_mov_b32_e32 v9, s43
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v4, vcc, -1, v3
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v4, v8
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccz .LBB0_269
.LBB0_280:                              ;   Parent Loop BB0_123 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_287 Depth 3
                                        ;         Child Loop BB0_291 Depth 4
                                        ;         Child Loop BB0_295 Depth 4
	v_cndmask_b32_e64 v16, 0, v3, s[6:7]
	v_cndmask_b32_e64 v15, v8, v2, s[6:7]
	s_and_b64 vcc, exec, s[72:73]
	s_cbranch_vccz .LBB0_282
; %bb.281:                              ;   in Loop: Header=BB0_280 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[8:9], v[28:29], v[13:16] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[28:29], v[13:16] ne
	;;#ASMEND
	s_cbranch_execnz .LBB0_279
	s_branch .LBB0_283
.LBB0_282:                              ;   in Loop: Header=BB0_280 Depth=2
.LBB0_283:                              ;   in Loop: Header=BB0_280 Depth=2
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v4, 0
                                        ; implicit-def: $sgpr94_sgpr95
	s_branch .LBB0_287
.LBB0_284:                              ;   in Loop: Header=BB0_287 Depth=3
	s_or_b64 exec, exec, s[100:101]
	v_lshlrev_b32_e32 v4, 1, v4
	v_mov_b32_e32 v8, s61
	v_cndmask_b32_e64 v4, v8, v4, s[12:13]
	s_mov_b64 s[12:13], -1
.LBB0_285:                              ;   in Loop: Header=BB0_287 Depth=3
	s_andn2_b64 s[52:53], s[94:95], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[94:95], s[52:53], s[12:13]
.LBB0_286:                              ;   in Loop: Header=BB0_287 Depth=3
	s_or_b64 exec, exec, s[24:25]
	s_xor_b64 s[12:13], s[94:95], -1
	s_and_b64 s[12:13], exec, s[12:13]
	s_or_b64 s[10:11], s[12:13], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_278
.LBB0_287:                              ;   Parent Loop BB0_123 Depth=1
                                        ;     Parent Loop BB0_280 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_291 Depth 4
                                        ;         Child Loop BB0_295 Depth 4
	v_mov_b32_e32 v8, s42
	v_mov_b32_e32 v9, s43
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_andn2_b64 s[94:95], s[94:95], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v9, v12
	v_and_b32_e32 v8, v8, v17
	v_cmp_eq_u64_e32 vcc, v[8:9], v[15:16]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_286
; %bb.288:                              ;   in Loop: Header=BB0_287 Depth=3
	v_mov_b32_e32 v8, s58
	v_mov_b32_e32 v9, s59
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_mov_b64 s[12:13], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[8:9], v[2:3]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_285
; %bb.289:                              ;   in Loop: Header=BB0_287 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_cndmask_b32_e32 v4, 64, v4, vcc
	v_cmp_lt_u32_e32 vcc, s9, v4
	v_mov_b32_e32 v8, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_293
; %bb.290:                              ;   in Loop: Header=BB0_287 Depth=3
	s_mov_b64 s[52:53], 0
	v_mov_b32_e32 v8, v4
.LBB0_291:                              ;   Parent Loop BB0_123 Depth=1
                                        ;     Parent Loop BB0_280 Depth=2
                                        ;       Parent Loop BB0_287 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v8, vcc, s56, v8
	v_cmp_gt_u32_e32 vcc, s57, v8
	s_or_b64 s[52:53], vcc, s[52:53]
	s_sleep 15
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_291
; %bb.292:                              ;   in Loop: Header=BB0_287 Depth=3
	s_or_b64 exec, exec, s[52:53]
.LBB0_293:                              ;   in Loop: Header=BB0_287 Depth=3
	s_or_b64 exec, exec, s[12:13]
	v_cmp_gt_u32_e64 s[12:13], s60, v4
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[100:101], vcc
	s_cbranch_execz .LBB0_284
; %bb.294:                              ;   in Loop: Header=BB0_287 Depth=3
	s_mov_b64 s[52:53], 0
.LBB0_295:                              ;   Parent Loop BB0_123 Depth=1
                                        ;     Parent Loop BB0_280 Depth=2
                                        ;       Parent Loop BB0_287 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[52:53], vcc, s[52:53]
	s_sleep 1
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_295
	s_branch .LBB0_284
.LBB0_296:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s39, s50
	s_branch .LBB0_302
.LBB0_297:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $vgpr8_vgpr9
                                        ; implicit-def: $sgpr39
	s_cbranch_execz .LBB0_301
; %bb.298:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s74
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v9, s75
	v_mad_u64_u32 v[8:9], s[10:11], s33, v2, v[8:9]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_300
; %bb.299:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v10, s16
	v_mov_b32_e32 v11, s17
	flat_store_dwordx2 v[8:9], v[10:11]
.LBB0_300:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_mov_b32 s39, s50
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_301:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s17, v9
	v_readfirstlane_b32 s16, v8
.LBB0_302:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v32, v7
	v_cmp_lt_u64_e64 s[12:13], s[16:17], v[32:33]
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_318
; %bb.303:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v9, s49
	v_mad_u64_u32 v[8:9], s[10:11], s33, v2, v[8:9]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_305
; %bb.304:                              ;   in Loop: Header=BB0_123 Depth=1
	v_add_u32_e32 v10, vcc, 16, v8
	v_addc_u32_e32 v11, vcc, 0, v9, vcc
	v_add_u32_e32 v15, vcc, 20, v8
	v_addc_u32_e32 v16, vcc, 0, v9, vcc
	v_mov_b32_e32 v2, s35
	flat_store_dword v[10:11], v2
	flat_store_dword v[15:16], v41
.LBB0_305:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v10, vcc, 4, v8
	v_addc_u32_e32 v11, vcc, 0, v9, vcc
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_307
; %bb.306:                              ;   in Loop: Header=BB0_123 Depth=1
	flat_store_dword v[10:11], v7
.LBB0_307:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_brev_b32 s10, 64
	s_or_b32 s10, s17, s10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s10
	;;#ASMEND
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	s_mov_b64 s[16:17], 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_313
; %bb.308:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $sgpr24_sgpr25
	s_branch .LBB0_310
.LBB0_309:                              ;   in Loop: Header=BB0_310 Depth=2
	s_or_b64 exec, exec, s[50:51]
	s_and_b64 s[50:51], exec, s[24:25]
	s_or_b64 s[16:17], s[50:51], s[16:17]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_312
.LBB0_310:                              ;   Parent Loop BB0_123 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v16, v[10:11], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v16
	s_or_b64 s[24:25], s[24:25], exec
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB0_309
; %bb.311:                              ;   in Loop: Header=BB0_310 Depth=2
	;;#ASMSTART
	onward_wait v[10:11], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[24:25], s[24:25], exec
	s_branch .LBB0_309
.LBB0_312:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dword v15, v[10:11] glc
.LBB0_313:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s17, v16
	s_andn2_b64 vcc, exec, s[46:47]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v15
	s_cbranch_vccnz .LBB0_318
; %bb.314:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_355
; %bb.315:                              ;   in Loop: Header=BB0_123 Depth=1
	s_lshl_b32 s10, s39, 3
	v_add_u32_e32 v2, vcc, s10, v35
	s_andn2_b64 vcc, exec, s[94:95]
	s_cbranch_vccnz .LBB0_317
; %bb.316:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v10, s16
	v_mov_b32_e32 v11, s17
	ds_write_b64 v2, v[10:11]
.LBB0_317:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[10:11], v2
	s_xor_b32 s50, s39, 1
	s_branch .LBB0_359
.LBB0_318:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s50, s39
	s_branch .LBB0_360
.LBB0_319:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr2_vgpr3
                                        ; implicit-def: $sgpr39
.LBB0_320:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 vcc, exec, s[10:11]
	s_mov_b32 s85, s33
	s_cbranch_vccz .LBB0_324
; %bb.321:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_323
; %bb.322:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readlane_b32 s24, v1, 6
	v_readlane_b32 s25, v1, 7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s24
	v_mov_b32_e32 v8, s82
	v_mov_b32_e32 v3, s25
	v_mov_b32_e32 v9, s83
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_323:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s10, v1, 6
	v_readlane_b32 s11, v1, 7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s85, 64
	s_mov_b32 s39, s77
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_324:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v3
	v_readfirstlane_b32 s10, v2
.LBB0_325:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v32, v7
	v_cmp_lt_u64_e32 vcc, s[10:11], v[32:33]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_338
; %bb.326:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v19, s11
	v_mov_b32_e32 v3, s11
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_328
; %bb.327:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s86, s83
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s86
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v9, s87
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	v_readfirstlane_b32 s2, v5
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, s2
	v_mov_b32_e32 v18, v6
	v_mov_b32_e32 v21, v7
	;;#ASMSTART
	s_and_saveexec_b64 s[24:25], 1
	
.Lawait8:
	onward_wait_load_x2 v[10:11], v[2:3], v[18:21] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s2, v10
	s_cbranch_vccnz .Lmet8
	onward_wait_x2 v[2:3], v[18:21] ne
	s_sleep 1
	s_branch .Lawait8
.Lmet8:
	v_readfirstlane_b32 s2, v10
	s_mov_b64 exec, s[24:25]
	;;#ASMEND
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mul_i32 s86, s76, s8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
.LBB0_328:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v19
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s10, v2
	s_cbranch_vccnz .LBB0_338
; %bb.329:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b64 s[24:25], -1
                                        ; implicit-def: $sgpr2
	s_cbranch_vccnz .LBB0_333
; %bb.330:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s2, v39
	s_lshl_b32 s24, s39, 3
	s_cmp_lg_u32 s2, 0
	v_add_u32_e32 v2, vcc, s24, v35
	s_cbranch_scc1 .LBB0_332
; %bb.331:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	ds_write_b64 v2, v[3:4]
.LBB0_332:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s2, s39, 1
	s_mov_b64 s[24:25], 0
.LBB0_333:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_337
; %bb.334:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_saveexec_b64 s[24:25], s[4:5]
	s_cbranch_execz .LBB0_336
; %bb.335:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readlane_b32 s50, v1, 6
	v_readlane_b32 s51, v1, 7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s50
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v3, s51
	v_mov_b32_e32 v9, s11
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_336:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[24:25]
	v_readlane_b32 s10, v1, 6
	v_readlane_b32 s11, v1, 7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s85, 64
	s_mov_b32 s2, s39
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_337:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s39, s2
.LBB0_338:                              ;   in Loop: Header=BB0_123 Depth=1
	v_add_u32_e32 v4, vcc, 1, v5
	s_mov_b64 s[94:95], -1
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_169
.LBB0_339:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s12, s38
	s_mov_b32 s90, s38
	v_mov_b32_e32 v21, v5
	s_mov_b32 s2, s77
	s_branch .LBB0_148
.LBB0_340:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $vgpr8_vgpr9
                                        ; implicit-def: $sgpr52
	s_cbranch_execz .LBB0_344
; %bb.341:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s74
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v9, s75
	v_mad_u64_u32 v[8:9], s[10:11], s33, v2, v[8:9]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_343
; %bb.342:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v10, s90
	v_mov_b32_e32 v11, s91
	flat_store_dwordx2 v[8:9], v[10:11]
.LBB0_343:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_mov_b32 s52, s77
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_344:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s91, v9
	v_readfirstlane_b32 s90, v8
.LBB0_345:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v32, v7
	v_cmp_lt_u64_e64 s[12:13], s[90:91], v[32:33]
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_706
; %bb.346:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s48
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v9, s49
	v_mad_u64_u32 v[8:9], s[10:11], s33, v2, v[8:9]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_348
; %bb.347:                              ;   in Loop: Header=BB0_123 Depth=1
	v_add_u32_e32 v10, vcc, 16, v8
	v_addc_u32_e32 v11, vcc, 0, v9, vcc
	v_add_u32_e32 v15, vcc, 20, v8
	v_addc_u32_e32 v16, vcc, 0, v9, vcc
	v_mov_b32_e32 v2, s35
	flat_store_dword v[10:11], v2
	flat_store_dword v[15:16], v40
.LBB0_348:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v10, vcc, 4, v8
	v_addc_u32_e32 v11, vcc, 0, v9, vcc
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_350
; %bb.349:                              ;   in Loop: Header=BB0_123 Depth=1
	flat_store_dword v[10:11], v7
.LBB0_350:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_brev_b32 s2, 64
	s_or_b32 s2, s91, s2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s2
	;;#ASMEND
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	s_mov_b64 s[24:25], 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_696
; %bb.351:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $sgpr90_sgpr91
	s_branch .LBB0_353
.LBB0_352:                              ;   in Loop: Header=BB0_353 Depth=2
	s_or_b64 exec, exec, s[50:51]
	s_and_b64 s[50:51], exec, s[90:91]
	s_or_b64 s[24:25], s[50:51], s[24:25]
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB0_695
.LBB0_353:                              ;   Parent Loop BB0_123 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v16, v[10:11], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v16
	s_or_b64 s[90:91], s[90:91], exec
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB0_352
; %bb.354:                              ;   in Loop: Header=BB0_353 Depth=2
	;;#ASMSTART
	onward_wait v[10:11], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[90:91], s[90:91], exec
	s_branch .LBB0_352
.LBB0_355:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $vgpr10_vgpr11
                                        ; implicit-def: $sgpr50
	s_cbranch_execz .LBB0_359
; %bb.356:                              ;   in Loop: Header=BB0_123 Depth=1
	v_add_u32_e32 v8, vcc, 8, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_358
; %bb.357:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s16
	v_mov_b32_e32 v11, s17
	flat_store_dwordx2 v[8:9], v[10:11]
.LBB0_358:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[10:11], v[8:9] glc
	s_mov_b32 s50, s39
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_359:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s17, v11
	v_readfirstlane_b32 s16, v10
.LBB0_360:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_364
; %bb.361:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s24, s83
	s_mov_b32 s25, s17
	s_mov_b32 s52, s83
	s_mov_b32 s53, s84
	s_cmp_eq_u64 s[24:25], s[52:53]
	s_cselect_b64 s[24:25], -1, 0
	s_or_b64 s[12:13], s[12:13], s[24:25]
	s_andn2_b64 vcc, exec, s[12:13]
	v_mov_b32_e32 v9, 0
	s_cbranch_vccnz .LBB0_363
; %bb.362:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v8
.LBB0_363:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readlane_b32 s12, v1, 8
	v_readlane_b32 s13, v1, 9
	v_mov_b32_e32 v10, s12
	v_mov_b32_e32 v11, s13
	flat_store_dword v[10:11], v9
	v_mov_b32_e32 v10, s42
	v_mov_b32_e32 v2, v7
	v_mov_b32_e32 v11, s43
	v_mov_b32_e32 v15, s44
	flat_store_dwordx2 v[10:11], v[2:3]
	v_mov_b32_e32 v11, s16
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v16, s45
	s_or_b32 s12, s16, s87
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[15:16], v[10:11]
	v_mov_b32_e32 v11, s12
	s_mov_b32 s12, 0x20000
	v_mov_b32_e32 v10, v3
	s_or_b32 s12, s16, s12
	flat_store_dwordx2 v[15:16], v[10:11]
	v_mov_b32_e32 v11, s12
	s_mov_b32 s12, 0x30000
	s_or_b32 s12, s16, s12
	flat_store_dwordx2 v[15:16], v[10:11]
	v_mov_b32_e32 v11, s12
	s_mov_b32 s12, 0x40000
	s_or_b32 s12, s16, s12
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v8, s16
	flat_store_dwordx2 v[15:16], v[10:11]
	flat_store_dwordx2 v[15:16], v[3:4]
.LBB0_364:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
.LBB0_365:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s13, v9
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s12, v8
	s_cbranch_vccnz .LBB0_370
; %bb.366:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_371
; %bb.367:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s10, v39
	s_lshl_b32 s11, s50, 3
	s_cmp_lg_u32 s10, 0
	v_add_u32_e32 v2, vcc, s11, v35
	s_cbranch_scc1 .LBB0_369
; %bb.368:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v4, s13
	ds_write_b64 v2, v[3:4]
.LBB0_369:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s39, s50, 1
	s_branch .LBB0_375
.LBB0_370:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s39, s50
	s_branch .LBB0_376
.LBB0_371:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $vgpr2_vgpr3
                                        ; implicit-def: $sgpr39
	s_cbranch_execz .LBB0_375
; %bb.372:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[10:11], s33, v4, v[2:3]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_374
; %bb.373:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s12
	v_mov_b32_e32 v9, s13
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_374:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s39, s50
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_375:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s12, v2
.LBB0_376:                              ;   in Loop: Header=BB0_123 Depth=1
	v_add_u32_e32 v4, vcc, 1, v5
	s_mov_b64 s[94:95], -1
	s_mov_b32 s85, s33
.LBB0_377:                              ;   in Loop: Header=BB0_123 Depth=1
	s_branch .LBB0_379
.LBB0_378:                              ;   in Loop: Header=BB0_123 Depth=1
	s_cmp_lg_u32 s34, 1
	s_mov_b64 s[88:89], -1
	s_cselect_b64 s[92:93], -1, 0
.LBB0_379:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[92:93]
	s_cbranch_vccnz .LBB0_395
; %bb.380:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_519
; %bb.381:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_cbranch_execz .LBB0_492
; %bb.382:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v15, s38
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_390
; %bb.383:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v2, v[2:3], v33 glc
	s_andn2_b64 vcc, exec, s[36:37]
	v_mov_b32_e32 v15, v26
	s_cbranch_vccnz .LBB0_385
; %bb.384:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v3, s64
	v_mov_b32_e32 v4, s65
	flat_load_dword v15, v[3:4] glc
.LBB0_385:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v2
	v_cmp_eq_u32_e32 vcc, v4, v15
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_389
; %bb.386:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s42
	v_add_u32_e32 v3, vcc, 1, v5
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v9, s43
	flat_atomic_cmpswap_x2 v[8:9], v[8:9], v[2:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_388
; %bb.387:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v9, s45
	v_or_b32_e32 v11, s87, v4
	v_mov_b32_e32 v10, v3
	s_mov_b32 s2, 0x20000
	flat_store_dwordx2 v[8:9], v[3:4]
	flat_store_dwordx2 v[8:9], v[10:11]
	v_or_b32_e32 v11, s2, v4
	s_mov_b32 s2, 0x30000
	flat_store_dwordx2 v[8:9], v[10:11]
	v_or_b32_e32 v11, s2, v4
	s_mov_b32 s2, 0x40000
	flat_store_dwordx2 v[8:9], v[10:11]
	v_or_b32_e32 v11, s2, v4
	v_mov_b32_e32 v2, v4
	flat_store_dwordx2 v[8:9], v[10:11]
.LBB0_388:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v15, v4
.LBB0_389:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[12:13]
.LBB0_390:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s82, v2
	v_mov_b32_e32 v2, s82
	s_cmp_lg_u32 s82, 0
	v_mov_b32_e32 v3, s83
	s_cbranch_scc1 .LBB0_492
; %bb.391:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readlane_b32 s10, v1, 14
	v_readlane_b32 s11, v1, 15
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_422
; %bb.392:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_394
; %bb.393:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s2, v5
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s2
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v3, s45
	;;#ASMSTART
	s_and_saveexec_b64 s[24:25], 1
	
.Lawait9:
	onward_wait_load_x2 v[10:11], v[2:3], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s2, v10
	s_cbranch_vccnz .Lmet9
	onward_wait_x2 v[2:3], v[6:9] ne
	s_sleep 1
	s_branch .Lawait9
.Lmet9:
	v_readfirstlane_b32 s2, v10
	s_mov_b64 exec, s[24:25]
	;;#ASMEND
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
.LBB0_394:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_423
	s_branch .LBB0_492
.LBB0_395:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 vcc, exec, s[88:89]
	s_cbranch_vccz .LBB0_520
; %bb.396:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_saveexec_b64 s[10:11], s[78:79]
	s_cbranch_execz .LBB0_398
; %bb.397:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s80
	v_mov_b32_e32 v8, s8
	v_mov_b32_e32 v3, s81
	v_mad_u64_u32 v[2:3], s[16:17], s33, v8, v[2:3]
	v_mov_b32_e32 v8, s66
	v_mov_b32_e32 v9, s67
	v_mov_b32_e32 v10, s35
	flat_store_dword v[8:9], v10
	flat_store_dword v[2:3], v33
.LBB0_398:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_420
; %bb.399:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_cbranch_execz .LBB0_610
; %bb.400:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v4, s38
	s_and_saveexec_b64 s[88:89], s[4:5]
	s_cbranch_execz .LBB0_415
; %bb.401:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, 0
	s_andn2_b64 vcc, exec, s[36:37]
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_cbranch_vccnz .LBB0_403
; %bb.402:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v3, s63
	flat_load_dwordx2 v[2:3], v[2:3] glc
.LBB0_403:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s42
	v_mov_b32_e32 v9, s43
	flat_atomic_add v8, v[8:9], v33 glc
	s_andn2_b64 vcc, exec, s[36:37]
	v_mov_b32_e32 v4, v26
	s_cbranch_vccnz .LBB0_405
; %bb.404:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v9, s64
	v_mov_b32_e32 v10, s65
	flat_load_dword v4, v[9:10] glc
.LBB0_405:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v15, vcc, 1, v8
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_cmp_eq_u32_e32 vcc, v15, v4
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_414
; %bb.406:                              ;   in Loop: Header=BB0_123 Depth=1
	v_cmp_ne_u64_e64 s[12:13], 0, v[2:3]
	v_add_u32_e32 v9, vcc, 1, v5
	s_and_b64 vcc, s[36:37], s[12:13]
	v_mov_b32_e32 v18, s42
	v_cndmask_b32_e32 v8, 0, v15, vcc
	v_mov_b32_e32 v10, v15
	v_mov_b32_e32 v11, v5
	v_mov_b32_e32 v19, s43
	flat_atomic_cmpswap_x2 v[10:11], v[18:19], v[8:11] glc
	v_mov_b32_e32 v4, v15
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v16, v7
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[12:13], v[10:11], v[4:5]
	s_and_saveexec_b64 s[24:25], s[12:13]
	s_cbranch_execz .LBB0_413
; %bb.407:                              ;   in Loop: Header=BB0_123 Depth=1
	s_xor_b64 s[50:51], vcc, -1
	v_mov_b32_e32 v19, v16
	v_mov_b32_e32 v18, v15
	s_mov_b64 s[12:13], -1
	s_and_b64 vcc, exec, s[50:51]
	s_cbranch_vccz .LBB0_409
; %bb.408:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v20, s44
	v_mov_b32_e32 v10, v15
	v_mov_b32_e32 v21, s45
	flat_store_dwordx2 v[20:21], v[9:10]
	v_or_b32_e32 v10, s87, v15
	s_mov_b32 s2, 0x20000
	flat_store_dwordx2 v[20:21], v[9:10]
	v_or_b32_e32 v10, s2, v15
	s_mov_b32 s2, 0x30000
	flat_store_dwordx2 v[20:21], v[9:10]
	v_or_b32_e32 v10, s2, v15
	s_mov_b32 s2, 0x40000
	flat_store_dwordx2 v[20:21], v[9:10]
	v_or_b32_e32 v10, s2, v15
	flat_store_dwordx2 v[20:21], v[9:10]
	s_mov_b64 s[12:13], 0
.LBB0_409:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_413
; %bb.410:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s3, v11
	v_cmp_ne_u32_e32 vcc, v4, v15
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_412
; %bb.411:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v18, s44
	v_sub_u32_e32 v11, vcc, v15, v4
	v_mov_b32_e32 v10, v7
	v_mov_b32_e32 v19, s45
	flat_atomic_add_x2 v[18:19], v[10:11]
.LBB0_412:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_readlane_b32 s12, v1, 10
	v_lshrrev_b64 v[2:3], 16, v[2:3]
	v_readlane_b32 s13, v1, 11
	v_mov_b32_e32 v10, s12
	s_mov_b32 s2, 0x3000000
	v_mov_b32_e32 v11, s13
	v_or_b32_e32 v19, s2, v3
	v_mov_b32_e32 v18, v7
	flat_store_dword v[10:11], v9
.LBB0_413:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v4, v15
.LBB0_414:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
.LBB0_415:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[88:89]
	v_readfirstlane_b32 s10, v18
	v_readfirstlane_b32 s11, v19
	v_mov_b32_e32 v2, s10
	s_cmp_lg_u64 s[10:11], 0
	v_mov_b32_e32 v3, s11
	s_cbranch_scc1 .LBB0_610
; %bb.416:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readlane_b32 s10, v1, 14
	v_readlane_b32 s11, v1, 15
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_455
; %bb.417:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_419
; %bb.418:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s2, v5
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s2
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v3, s45
	;;#ASMSTART
	s_and_saveexec_b64 s[24:25], 1
	
.Lawait10:
	onward_wait_load_x2 v[10:11], v[2:3], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s2, v10
	s_cbranch_vccnz .Lmet10
	onward_wait_x2 v[2:3], v[6:9] ne
	s_sleep 1
	s_branch .Lawait10
.Lmet10:
	v_readfirstlane_b32 s2, v10
	s_mov_b64 exec, s[24:25]
	;;#ASMEND
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
	v_mov_b32_e32 v3, v7
.LBB0_419:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_456
	s_branch .LBB0_610
.LBB0_420:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 vcc, exec, s[94:95]
	s_cbranch_vccz .LBB0_521
.LBB0_421:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s77, s39
	s_mov_b32 s33, s85
	v_mov_b32_e32 v5, v4
	s_mov_b32 s38, s12
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execnz .LBB0_522
	s_branch .LBB0_523
.LBB0_422:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $vgpr2_vgpr3
.LBB0_423:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s85, v15
	v_add_u32_e32 v9, vcc, 1, v5
                                        ; implicit-def: $sgpr88_sgpr89
	s_branch .LBB0_426
.LBB0_424:                              ;   in Loop: Header=BB0_426 Depth=2
	s_mov_b64 s[88:89], s[12:13]
.LBB0_425:                              ;   in Loop: Header=BB0_426 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_491
.LBB0_426:                              ;   Parent Loop BB0_123 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_441 Depth 3
                                        ;         Child Loop BB0_445 Depth 4
                                        ;         Child Loop BB0_449 Depth 4
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	flat_load_dwordx2 v[10:11], v[2:3] glc
	v_mov_b32_e32 v4, s85
	s_mov_b64 s[12:13], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_432
; %bb.427:                              ;   in Loop: Header=BB0_426 Depth=2
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_431
; %bb.428:                              ;   in Loop: Header=BB0_426 Depth=2
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v3, s63
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v3, s43
	flat_atomic_cmpswap_x2 v[2:3], v[2:3], v[8:11] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[2:3], v[10:11]
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_430
; %bb.429:                              ;   in Loop: Header=BB0_426 Depth=2
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v10, s85
	v_mov_b32_e32 v3, s45
	s_or_b32 s2, s85, s87
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s2
	s_mov_b32 s2, 0x20000
	s_or_b32 s2, s85, s2
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s2
	s_mov_b32 s2, 0x30000
	s_or_b32 s2, s85, s2
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s2
	s_mov_b32 s2, 0x40000
	s_or_b32 s2, s85, s2
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s2
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v2, s85
.LBB0_430:                              ;   in Loop: Header=BB0_426 Depth=2
	s_or_b64 exec, exec, s[12:13]
.LBB0_431:                              ;   in Loop: Header=BB0_426 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s82, v2
	s_cmp_eq_u32 s82, 0
	s_cselect_b64 s[12:13], -1, 0
.LBB0_432:                              ;   in Loop: Header=BB0_426 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_435
; %bb.433:                              ;   in Loop: Header=BB0_426 Depth=2
	v_mov_b32_e32 v2, s85
	v_cndmask_b32_e64 v16, 0, v2, s[6:7]
	v_cndmask_b32_e64 v15, v5, 1, s[6:7]
	s_and_b64 vcc, exec, s[72:73]
	s_cbranch_vccz .LBB0_436
; %bb.434:                              ;   in Loop: Header=BB0_426 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[30:31], v[13:16] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[30:31], v[13:16] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_437
	s_branch .LBB0_451
.LBB0_435:                              ;   in Loop: Header=BB0_426 Depth=2
	s_mov_b64 s[88:89], s[82:83]
	s_branch .LBB0_425
.LBB0_436:                              ;   in Loop: Header=BB0_426 Depth=2
                                        ; implicit-def: $vgpr10_vgpr11
.LBB0_437:                              ;   in Loop: Header=BB0_426 Depth=2
	s_mov_b64 s[90:91], 0
	v_mov_b32_e32 v4, 0
                                        ; implicit-def: $sgpr10_sgpr11
                                        ; implicit-def: $vgpr2_vgpr3
	s_branch .LBB0_441
.LBB0_438:                              ;   in Loop: Header=BB0_441 Depth=3
	s_or_b64 exec, exec, s[52:53]
	v_lshlrev_b32_e32 v4, 1, v4
	v_mov_b32_e32 v8, s61
	v_mov_b32_e32 v11, v3
	v_cndmask_b32_e64 v4, v8, v4, s[12:13]
	s_mov_b64 s[12:13], -1
	v_mov_b32_e32 v10, v2
.LBB0_439:                              ;   in Loop: Header=BB0_441 Depth=3
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
.LBB0_440:                              ;   in Loop: Header=BB0_441 Depth=3
	s_or_b64 exec, exec, s[24:25]
	s_xor_b64 s[12:13], s[10:11], -1
	s_and_b64 s[12:13], exec, s[12:13]
	v_mov_b32_e32 v2, v10
	s_or_b64 s[90:91], s[12:13], s[90:91]
	v_mov_b32_e32 v3, v11
	s_andn2_b64 exec, exec, s[90:91]
	s_cbranch_execz .LBB0_450
.LBB0_441:                              ;   Parent Loop BB0_123 Depth=1
                                        ;     Parent Loop BB0_426 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_445 Depth 4
                                        ;         Child Loop BB0_449 Depth 4
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_andn2_b64 s[10:11], s[10:11], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, v11, v12
	v_and_b32_e32 v18, v10, v17
	v_cmp_eq_u64_e32 vcc, v[18:19], v[15:16]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_440
; %bb.442:                              ;   in Loop: Header=BB0_441 Depth=3
	v_mov_b32_e32 v18, s58
	v_mov_b32_e32 v19, s59
	flat_load_dwordx2 v[18:19], v[18:19] glc
	s_mov_b64 s[12:13], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[84:85], v[18:19]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_439
; %bb.443:                              ;   in Loop: Header=BB0_441 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_cndmask_b32_e32 v4, 64, v4, vcc
	v_cmp_lt_u32_e32 vcc, s9, v4
	v_mov_b32_e32 v8, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_447
; %bb.444:                              ;   in Loop: Header=BB0_441 Depth=3
	s_mov_b64 s[52:53], 0
	v_mov_b32_e32 v8, v4
.LBB0_445:                              ;   Parent Loop BB0_123 Depth=1
                                        ;     Parent Loop BB0_426 Depth=2
                                        ;       Parent Loop BB0_441 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v8, vcc, s56, v8
	v_cmp_gt_u32_e32 vcc, s57, v8
	s_or_b64 s[52:53], vcc, s[52:53]
	s_sleep 15
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_445
; %bb.446:                              ;   in Loop: Header=BB0_441 Depth=3
	s_or_b64 exec, exec, s[52:53]
.LBB0_447:                              ;   in Loop: Header=BB0_441 Depth=3
	s_or_b64 exec, exec, s[12:13]
	v_cmp_gt_u32_e64 s[12:13], s60, v4
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_438
; %bb.448:                              ;   in Loop: Header=BB0_441 Depth=3
	s_mov_b64 s[50:51], 0
.LBB0_449:                              ;   Parent Loop BB0_123 Depth=1
                                        ;     Parent Loop BB0_426 Depth=2
                                        ;       Parent Loop BB0_441 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[50:51], vcc, s[50:51]
	s_sleep 1
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execnz .LBB0_449
	s_branch .LBB0_438
.LBB0_450:                              ;   in Loop: Header=BB0_426 Depth=2
	s_or_b64 exec, exec, s[90:91]
.LBB0_451:                              ;   in Loop: Header=BB0_426 Depth=2
	v_readfirstlane_b32 s10, v10
	v_cmp_eq_u32_e32 vcc, s10, v5
	v_readfirstlane_b32 s2, v11
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr12_sgpr13
	s_cbranch_vccnz .LBB0_453
; %bb.452:                              ;   in Loop: Header=BB0_426 Depth=2
	s_and_b32 s82, s2, s3
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[12:13], s[82:83]
.LBB0_453:                              ;   in Loop: Header=BB0_426 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_424
; %bb.454:                              ;   in Loop: Header=BB0_426 Depth=2
	v_mov_b32_e32 v2, s64
	v_mov_b32_e32 v3, s65
	flat_load_dword v2, v[2:3] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[12:13], s[88:89]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s85, v2
	s_branch .LBB0_424
.LBB0_455:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $vgpr2_vgpr3
.LBB0_456:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s82, v4
	v_add_u32_e32 v9, vcc, 1, v5
                                        ; implicit-def: $sgpr88_sgpr89
	s_branch .LBB0_458
.LBB0_457:                              ;   in Loop: Header=BB0_458 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_mov_b64 s[88:89], s[12:13]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_609
.LBB0_458:                              ;   Parent Loop BB0_123 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_477 Depth 3
                                        ;         Child Loop BB0_481 Depth 4
                                        ;         Child Loop BB0_485 Depth 4
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	flat_load_dwordx2 v[10:11], v[2:3] glc
	v_mov_b32_e32 v4, s82
	s_mov_b64 s[24:25], -1
                                        ; implicit-def: $sgpr12_sgpr13
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_469
; %bb.459:                              ;   in Loop: Header=BB0_458 Depth=2
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_468
; %bb.460:                              ;   in Loop: Header=BB0_458 Depth=2
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v3, s63
	flat_load_dwordx2 v[15:16], v[2:3] glc
	v_mov_b32_e32 v4, s82
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, 0, v[15:16]
	v_cndmask_b32_e64 v8, v4, 0, vcc
	flat_atomic_cmpswap_x2 v[2:3], v[2:3], v[8:11] glc
	v_cmp_ne_u64_e32 vcc, 0, v[15:16]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e64 s[12:13], v[2:3], v[10:11]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[24:25], s[12:13]
	s_cbranch_execz .LBB0_467
; %bb.461:                              ;   in Loop: Header=BB0_458 Depth=2
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_465
; %bb.462:                              ;   in Loop: Header=BB0_458 Depth=2
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
	v_cmp_eq_u32_e32 vcc, s82, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_464
; %bb.463:                              ;   in Loop: Header=BB0_458 Depth=2
	v_mov_b32_e32 v10, s44
	v_sub_u32_e32 v3, vcc, s82, v2
	v_mov_b32_e32 v2, v7
	v_mov_b32_e32 v11, s45
	flat_atomic_add_x2 v[10:11], v[2:3]
.LBB0_464:                              ;   in Loop: Header=BB0_458 Depth=2
	v_readlane_b32 s12, v1, 10
	v_readlane_b32 s13, v1, 11
	v_mov_b32_e32 v2, s12
	v_lshrrev_b64 v[10:11], 16, v[15:16]
	v_mov_b32_e32 v3, s13
	s_mov_b32 s2, 0x3000000
	flat_store_dword v[2:3], v9
	v_or_b32_e32 v3, s2, v11
	v_mov_b32_e32 v2, v7
	s_branch .LBB0_467
.LBB0_465:                              ;   in Loop: Header=BB0_458 Depth=2
                                        ; implicit-def: $vgpr2_vgpr3
	s_cbranch_execz .LBB0_467
; %bb.466:                              ;   in Loop: Header=BB0_458 Depth=2
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v10, s82
	v_mov_b32_e32 v3, s45
	s_or_b32 s2, s82, s87
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s2
	s_mov_b32 s2, 0x20000
	s_or_b32 s2, s82, s2
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s2
	s_mov_b32 s2, 0x30000
	s_or_b32 s2, s82, s2
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s2
	s_mov_b32 s2, 0x40000
	s_or_b32 s2, s82, s2
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s2
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v2, s82
	v_mov_b32_e32 v3, s83
.LBB0_467:                              ;   in Loop: Header=BB0_458 Depth=2
	s_or_b64 exec, exec, s[24:25]
.LBB0_468:                              ;   in Loop: Header=BB0_458 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s13, v3
	v_readfirstlane_b32 s12, v2
	s_cmp_eq_u64 s[12:13], 0
	s_cselect_b64 s[24:25], -1, 0
.LBB0_469:                              ;   in Loop: Header=BB0_458 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_457
; %bb.470:                              ;   in Loop: Header=BB0_458 Depth=2
	v_mov_b32_e32 v2, s82
	v_cndmask_b32_e64 v16, 0, v2, s[6:7]
	v_cndmask_b32_e64 v15, v5, 1, s[6:7]
	s_and_b64 vcc, exec, s[72:73]
	s_cbranch_vccz .LBB0_472
; %bb.471:                              ;   in Loop: Header=BB0_458 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[30:31], v[13:16] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[30:31], v[13:16] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_473
	s_branch .LBB0_487
.LBB0_472:                              ;   in Loop: Header=BB0_458 Depth=2
                                        ; implicit-def: $vgpr10_vgpr11
.LBB0_473:                              ;   in Loop: Header=BB0_458 Depth=2
	s_mov_b32 s85, s82
	s_mov_b64 s[90:91], 0
	v_mov_b32_e32 v4, 0
                                        ; implicit-def: $sgpr92_sgpr93
                                        ; implicit-def: $vgpr2_vgpr3
	s_branch .LBB0_477
.LBB0_474:                              ;   in Loop: Header=BB0_477 Depth=3
	s_or_b64 exec, exec, s[24:25]
	v_lshlrev_b32_e32 v4, 1, v4
	v_mov_b32_e32 v8, s61
	v_mov_b32_e32 v11, v3
	v_cndmask_b32_e64 v4, v8, v4, s[12:13]
	s_mov_b64 s[12:13], -1
	v_mov_b32_e32 v10, v2
.LBB0_475:                              ;   in Loop: Header=BB0_477 Depth=3
	s_andn2_b64 s[24:25], s[92:93], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[92:93], s[24:25], s[12:13]
.LBB0_476:                              ;   in Loop: Header=BB0_477 Depth=3
	s_or_b64 exec, exec, s[10:11]
	s_xor_b64 s[10:11], s[92:93], -1
	s_and_b64 s[10:11], exec, s[10:11]
	v_mov_b32_e32 v2, v10
	s_or_b64 s[90:91], s[10:11], s[90:91]
	v_mov_b32_e32 v3, v11
	s_andn2_b64 exec, exec, s[90:91]
	s_cbranch_execz .LBB0_486
.LBB0_477:                              ;   Parent Loop BB0_123 Depth=1
                                        ;     Parent Loop BB0_458 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_481 Depth 4
                                        ;         Child Loop BB0_485 Depth 4
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_andn2_b64 s[92:93], s[92:93], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, v11, v12
	v_and_b32_e32 v18, v10, v17
	v_cmp_eq_u64_e32 vcc, v[18:19], v[15:16]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_476
; %bb.478:                              ;   in Loop: Header=BB0_477 Depth=3
	v_mov_b32_e32 v18, s58
	v_mov_b32_e32 v19, s59
	flat_load_dwordx2 v[18:19], v[18:19] glc
	s_mov_b64 s[12:13], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[84:85], v[18:19]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_475
; %bb.479:                              ;   in Loop: Header=BB0_477 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_cndmask_b32_e32 v4, 64, v4, vcc
	v_cmp_lt_u32_e32 vcc, s9, v4
	v_mov_b32_e32 v8, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_483
; %bb.480:                              ;   in Loop: Header=BB0_477 Depth=3
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v8, v4
.LBB0_481:                              ;   Parent Loop BB0_123 Depth=1
                                        ;     Parent Loop BB0_458 Depth=2
                                        ;       Parent Loop BB0_477 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v8, vcc, s56, v8
	v_cmp_gt_u32_e32 vcc, s57, v8
	s_or_b64 s[24:25], vcc, s[24:25]
	s_sleep 15
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execnz .LBB0_481
; %bb.482:                              ;   in Loop: Header=BB0_477 Depth=3
	s_or_b64 exec, exec, s[24:25]
.LBB0_483:                              ;   in Loop: Header=BB0_477 Depth=3
	s_or_b64 exec, exec, s[12:13]
	v_cmp_gt_u32_e64 s[12:13], s60, v4
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_474
; %bb.484:                              ;   in Loop: Header=BB0_477 Depth=3
	s_mov_b64 s[52:53], 0
.LBB0_485:                              ;   Parent Loop BB0_123 Depth=1
                                        ;     Parent Loop BB0_458 Depth=2
                                        ;       Parent Loop BB0_477 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[52:53], vcc, s[52:53]
	s_sleep 1
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_485
	s_branch .LBB0_474
.LBB0_486:                              ;   in Loop: Header=BB0_458 Depth=2
	s_or_b64 exec, exec, s[90:91]
.LBB0_487:                              ;   in Loop: Header=BB0_458 Depth=2
	v_readfirstlane_b32 s10, v10
	v_cmp_eq_u32_e32 vcc, s10, v5
	v_readfirstlane_b32 s2, v11
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr12_sgpr13
	s_cbranch_vccnz .LBB0_489
; %bb.488:                              ;   in Loop: Header=BB0_458 Depth=2
	s_and_b32 s12, s2, s3
	s_mov_b32 s13, s83
	s_mov_b64 s[10:11], 0
.LBB0_489:                              ;   in Loop: Header=BB0_458 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_457
; %bb.490:                              ;   in Loop: Header=BB0_458 Depth=2
	v_mov_b32_e32 v2, s64
	v_mov_b32_e32 v3, s65
	flat_load_dword v2, v[2:3] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[12:13], s[88:89]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s82, v2
	s_branch .LBB0_457
.LBB0_491:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, s88
	v_mov_b32_e32 v3, s89
.LBB0_492:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[16:17]
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s82, v2
	s_cbranch_vccnz .LBB0_497
; %bb.493:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_498
; %bb.494:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s2, v39
	s_lshl_b32 s10, s77, 3
	s_cmp_lg_u32 s2, 0
	v_add_u32_e32 v2, vcc, s10, v35
	s_cbranch_scc1 .LBB0_496
; %bb.495:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v3, s82
	v_mov_b32_e32 v4, s83
	ds_write_b64 v2, v[3:4]
.LBB0_496:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s39, s77, 1
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_499
.LBB0_497:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b64 s[10:11], s[82:83]
	s_mov_b32 s85, s33
	s_mov_b32 s39, s77
	s_branch .LBB0_504
.LBB0_498:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr2_vgpr3
                                        ; implicit-def: $sgpr39
.LBB0_499:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 vcc, exec, s[10:11]
	s_mov_b32 s85, s33
	s_cbranch_vccz .LBB0_503
; %bb.500:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 s[10:11], s[36:37], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	s_cselect_b32 s2, s33, 64
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[10:11], s2, v4, v[2:3]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_502
; %bb.501:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s82
	v_mov_b32_e32 v9, s83
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_502:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_and_b64 s[10:11], s[36:37], exec
	s_cselect_b32 s85, s33, 64
	s_mov_b32 s39, s77
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_503:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v3
	v_readfirstlane_b32 s10, v2
.LBB0_504:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v32, v7
	v_cmp_lt_u64_e32 vcc, s[10:11], v[32:33]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_518
; %bb.505:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v19, s11
	v_mov_b32_e32 v3, s11
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_507
; %bb.506:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s86, s83
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s86
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v9, s87
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	v_readfirstlane_b32 s2, v5
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, s2
	v_mov_b32_e32 v18, v6
	v_mov_b32_e32 v21, v7
	;;#ASMSTART
	s_and_saveexec_b64 s[12:13], 1
	
.Lawait11:
	onward_wait_load_x2 v[10:11], v[2:3], v[18:21] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s2, v10
	s_cbranch_vccnz .Lmet11
	onward_wait_x2 v[2:3], v[18:21] ne
	s_sleep 1
	s_branch .Lawait11
.Lmet11:
	v_readfirstlane_b32 s2, v10
	s_mov_b64 exec, s[12:13]
	;;#ASMEND
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mul_i32 s86, s76, s8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
.LBB0_507:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v19
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s10, v2
	s_cbranch_vccnz .LBB0_518
; %bb.508:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_513
; %bb.509:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s2, v39
	s_lshl_b32 s12, s39, 3
	s_cmp_lg_u32 s2, 0
	v_add_u32_e32 v2, vcc, s12, v35
	s_cbranch_scc1 .LBB0_511
; %bb.510:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	ds_write_b64 v2, v[3:4]
.LBB0_511:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s2, s39, 1
.LBB0_512:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s39, s2
	s_branch .LBB0_517
.LBB0_513:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $vgpr2_vgpr3
                                        ; implicit-def: $sgpr2
	s_cbranch_execz .LBB0_512
; %bb.514:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 s[12:13], s[36:37], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	s_cselect_b32 s2, s85, 64
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[12:13], s2, v4, v[2:3]
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_516
; %bb.515:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_516:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_and_b64 s[10:11], s[36:37], exec
	s_cselect_b32 s85, s85, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_517:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v2
.LBB0_518:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 s[12:13], s[36:37], exec
	v_add_u32_e32 v4, vcc, 1, v5
	s_cselect_b32 s12, s10, s38
	s_mov_b64 s[94:95], -1
.LBB0_519:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s90, s38
	v_mov_b32_e32 v21, v5
	s_mov_b32 s2, s77
.LBB0_520:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s38, s90
	v_mov_b32_e32 v5, v21
	s_mov_b32 s77, s2
	s_and_b64 vcc, exec, s[94:95]
	s_cbranch_vccnz .LBB0_421
.LBB0_521:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_523
.LBB0_522:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s22
	v_mov_b32_e32 v3, s23
	v_mov_b32_e32 v4, s38
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v[2:3], v4
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_523:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 vcc, exec, s[68:69]
	s_cbranch_vccnz .LBB0_122
; %bb.524:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[70:71]
	s_cbranch_vccnz .LBB0_532
; %bb.525:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s2, v39
	s_cmp_eq_u32 s2, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, 0
	s_cselect_b64 s[12:13], -1, 0
	s_cmp_lg_u32 s2, 0
	v_mov_b32_e32 v3, 0
	s_cbranch_scc1 .LBB0_527
; %bb.526:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v3, s63
	flat_load_dwordx2 v[3:4], v[2:3] glc
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v9, s65
	flat_load_dword v2, v[8:9] glc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, s3, v4
	v_lshrrev_b64 v[3:4], 16, v[3:4]
	v_cmp_ne_u64_e32 vcc, 0, v[7:8]
	v_cndmask_b32_e32 v3, 0, v4, vcc
.LBB0_527:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s39, v3
	s_andn2_b64 vcc, exec, s[46:47]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s38, v2
	s_cbranch_vccnz .LBB0_540
; %bb.528:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_542
; %bb.529:                              ;   in Loop: Header=BB0_123 Depth=1
	s_lshl_b32 s2, s77, 3
	v_add_u32_e32 v2, vcc, s2, v35
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_531
; %bb.530:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v3, s38
	v_mov_b32_e32 v4, s39
	ds_write_b64 v2, v[3:4]
.LBB0_531:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s2, s77, 1
	s_branch .LBB0_546
.LBB0_532:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB0_588
.LBB0_533:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s2, v39
	s_cmp_eq_u32 s2, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, 0
	s_cselect_b64 s[88:89], -1, 0
	s_cmp_lg_u32 s2, 0
	v_mov_b32_e32 v3, 0
	s_cbranch_scc1 .LBB0_535
; %bb.534:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v3, s63
	v_mov_b32_e32 v9, s65
	flat_load_dwordx2 v[3:4], v[2:3] glc
	flat_load_dword v2, v[8:9] glc
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e64 s[12:13], 0, v3
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[16:17], 1, v2
	v_add_u32_e32 v3, vcc, -1, v2
	s_and_b64 s[10:11], s[12:13], s[16:17]
	v_cmp_eq_u32_e32 vcc, s8, v3
	s_and_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], s[10:11], exec
	s_cselect_b32 s2, 1, 0
	v_mov_b32_e32 v3, s2
.LBB0_535:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s39, v3
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s38, v2
	s_cbranch_vccnz .LBB0_541
; %bb.536:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_557
; %bb.537:                              ;   in Loop: Header=BB0_123 Depth=1
	s_lshl_b32 s2, s77, 3
	v_add_u32_e32 v2, vcc, s2, v35
	s_andn2_b64 vcc, exec, s[88:89]
	s_cbranch_vccnz .LBB0_539
; %bb.538:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v3, s38
	v_mov_b32_e32 v4, s39
	ds_write_b64 v2, v[3:4]
.LBB0_539:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s2, s77, 1
	s_branch .LBB0_561
.LBB0_540:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s2, s77
	s_branch .LBB0_547
.LBB0_541:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s2, s77
	s_branch .LBB0_562
.LBB0_542:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $vgpr2_vgpr3
                                        ; implicit-def: $sgpr2
	s_cbranch_execz .LBB0_546
; %bb.543:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[10:11], s33, v4, v[2:3]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_545
; %bb.544:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s38
	v_mov_b32_e32 v9, s39
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_545:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s2, s77
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_546:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s39, v3
	v_readfirstlane_b32 s38, v2
.LBB0_547:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v32, v7
	v_cmp_lt_u64_e32 vcc, s[38:39], v[32:33]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_587
; %bb.548:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s49
	v_mad_u64_u32 v[2:3], s[10:11], s33, v4, v[2:3]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_550
; %bb.549:                              ;   in Loop: Header=BB0_123 Depth=1
	v_add_u32_e32 v8, vcc, 16, v2
	v_addc_u32_e32 v9, vcc, 0, v3, vcc
	v_add_u32_e32 v10, vcc, 20, v2
	v_addc_u32_e32 v11, vcc, 0, v3, vcc
	v_mov_b32_e32 v4, s35
	flat_store_dword v[8:9], v4
	flat_store_dword v[10:11], v42
.LBB0_550:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v8, vcc, 4, v2
	v_addc_u32_e32 v9, vcc, 0, v3, vcc
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_552
; %bb.551:                              ;   in Loop: Header=BB0_123 Depth=1
	flat_store_dword v[8:9], v7
.LBB0_552:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_brev_b32 s10, 64
	s_or_b32 s10, s39, s10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s10
	;;#ASMEND
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[16:17], 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_571
; %bb.553:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $sgpr24_sgpr25
	s_branch .LBB0_555
.LBB0_554:                              ;   in Loop: Header=BB0_555 Depth=2
	s_or_b64 exec, exec, s[38:39]
	s_and_b64 s[38:39], exec, s[24:25]
	s_or_b64 s[16:17], s[38:39], s[16:17]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_570
.LBB0_555:                              ;   Parent Loop BB0_123 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v11, v[8:9], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[24:25], s[24:25], exec
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_554
; %bb.556:                              ;   in Loop: Header=BB0_555 Depth=2
	;;#ASMSTART
	onward_wait v[8:9], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[24:25], s[24:25], exec
	s_branch .LBB0_554
.LBB0_557:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $vgpr2_vgpr3
                                        ; implicit-def: $sgpr2
	s_cbranch_execz .LBB0_561
; %bb.558:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[10:11], s33, v4, v[2:3]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_560
; %bb.559:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s38
	v_mov_b32_e32 v9, s39
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_560:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s2, s77
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_561:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s39, v3
	v_readfirstlane_b32 s38, v2
.LBB0_562:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v32, v7
	v_cmp_lt_u64_e32 vcc, s[38:39], v[32:33]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_594
; %bb.563:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s49
	v_mad_u64_u32 v[2:3], s[10:11], s33, v4, v[2:3]
	v_add_u32_e32 v8, vcc, 4, v2
	v_addc_u32_e32 v9, vcc, 0, v3, vcc
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_565
; %bb.564:                              ;   in Loop: Header=BB0_123 Depth=1
	flat_store_dword v[8:9], v7
.LBB0_565:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_mov_b32 s10, 0x1000000
	;;#ASMSTART
	onward_message s10
	;;#ASMEND
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_577
; %bb.566:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $sgpr16_sgpr17
	s_branch .LBB0_568
.LBB0_567:                              ;   in Loop: Header=BB0_568 Depth=2
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[24:25], exec, s[16:17]
	s_or_b64 s[12:13], s[24:25], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_576
.LBB0_568:                              ;   Parent Loop BB0_123 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v11, v[8:9], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[16:17], s[16:17], exec
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_567
; %bb.569:                              ;   in Loop: Header=BB0_568 Depth=2
	;;#ASMSTART
	onward_wait v[8:9], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[16:17], s[16:17], exec
	s_branch .LBB0_567
.LBB0_570:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v9, s65
	flat_load_dword v10, v[8:9] glc
.LBB0_571:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s39, v11
	s_andn2_b64 vcc, exec, s[46:47]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s38, v10
	s_cbranch_vccnz .LBB0_587
; %bb.572:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_582
; %bb.573:                              ;   in Loop: Header=BB0_123 Depth=1
	s_lshl_b32 s10, s2, 3
	v_add_u32_e32 v4, vcc, s10, v35
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_575
; %bb.574:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s38
	v_mov_b32_e32 v9, s39
	ds_write_b64 v4, v[8:9]
.LBB0_575:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[8:9], v4
	s_xor_b32 s12, s2, 1
	s_branch .LBB0_586
.LBB0_576:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v9, s65
	flat_load_dword v10, v[8:9] glc
.LBB0_577:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s39, v11
	s_andn2_b64 vcc, exec, s[46:47]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s38, v10
	s_cbranch_vccnz .LBB0_594
; %bb.578:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_589
; %bb.579:                              ;   in Loop: Header=BB0_123 Depth=1
	s_lshl_b32 s10, s2, 3
	v_add_u32_e32 v4, vcc, s10, v35
	s_andn2_b64 vcc, exec, s[88:89]
	s_cbranch_vccnz .LBB0_581
; %bb.580:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s38
	v_mov_b32_e32 v9, s39
	ds_write_b64 v4, v[8:9]
.LBB0_581:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[8:9], v4
	s_xor_b32 s12, s2, 1
	s_branch .LBB0_593
.LBB0_582:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $vgpr8_vgpr9
                                        ; implicit-def: $sgpr12
	s_cbranch_execz .LBB0_586
; %bb.583:                              ;   in Loop: Header=BB0_123 Depth=1
	v_add_u32_e32 v2, vcc, 8, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_585
; %bb.584:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s38
	v_mov_b32_e32 v9, s39
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_585:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[8:9], v[2:3] glc
	s_mov_b32 s12, s2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_586:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s38, v8
	s_mov_b32 s2, s12
.LBB0_587:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s77, s2
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccz .LBB0_533
.LBB0_588:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_122
	s_branch .LBB0_595
.LBB0_589:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $vgpr8_vgpr9
                                        ; implicit-def: $sgpr12
	s_cbranch_execz .LBB0_593
; %bb.590:                              ;   in Loop: Header=BB0_123 Depth=1
	v_add_u32_e32 v2, vcc, 8, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_592
; %bb.591:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s38
	v_mov_b32_e32 v9, s39
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_592:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[8:9], v[2:3] glc
	s_mov_b32 s12, s2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_593:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s38, v8
	s_mov_b32 s2, s12
.LBB0_594:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s77, s2
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_122
.LBB0_595:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_cbranch_execz .LBB0_671
; %bb.596:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v15, s38
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_604
; %bb.597:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v2, v[2:3], v33 glc
	s_andn2_b64 vcc, exec, s[36:37]
	v_mov_b32_e32 v15, v26
	s_cbranch_vccnz .LBB0_599
; %bb.598:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v3, s64
	v_mov_b32_e32 v4, s65
	flat_load_dword v15, v[3:4] glc
.LBB0_599:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v2
	v_cmp_eq_u32_e32 vcc, v4, v15
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_603
; %bb.600:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s42
	v_add_u32_e32 v3, vcc, 1, v5
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v9, s43
	flat_atomic_cmpswap_x2 v[8:9], v[8:9], v[2:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_602
; %bb.601:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s44
	v_mov_b32_e32 v9, s45
	v_or_b32_e32 v11, s87, v4
	v_mov_b32_e32 v10, v3
	s_mov_b32 s2, 0x20000
	flat_store_dwordx2 v[8:9], v[3:4]
	flat_store_dwordx2 v[8:9], v[10:11]
	v_or_b32_e32 v11, s2, v4
	s_mov_b32 s2, 0x30000
	flat_store_dwordx2 v[8:9], v[10:11]
	v_or_b32_e32 v11, s2, v4
	s_mov_b32 s2, 0x40000
	flat_store_dwordx2 v[8:9], v[10:11]
	v_or_b32_e32 v11, s2, v4
	v_mov_b32_e32 v2, v4
	flat_store_dwordx2 v[8:9], v[10:11]
.LBB0_602:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v15, v4
.LBB0_603:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[12:13]
.LBB0_604:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s82, v2
	v_mov_b32_e32 v2, s82
	s_cmp_lg_u32 s82, 0
	v_mov_b32_e32 v3, s83
	s_cbranch_scc1 .LBB0_671
; %bb.605:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readlane_b32 s10, v1, 14
	v_readlane_b32 s11, v1, 15
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_637
; %bb.606:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_608
; %bb.607:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s2, v5
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s2
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v3, s45
	;;#ASMSTART
	s_and_saveexec_b64 s[24:25], 1
	
.Lawait12:
	onward_wait_load_x2 v[10:11], v[2:3], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s2, v10
	s_cbranch_vccnz .Lmet12
	onward_wait_x2 v[2:3], v[6:9] ne
	s_sleep 1
	s_branch .Lawait12
.Lmet12:
	v_readfirstlane_b32 s2, v10
	s_mov_b64 exec, s[24:25]
	;;#ASMEND
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
.LBB0_608:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_638
	s_branch .LBB0_671
.LBB0_609:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, s88
	v_mov_b32_e32 v3, s89
.LBB0_610:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[16:17]
	v_readfirstlane_b32 s13, v3
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s12, v2
	s_cbranch_vccnz .LBB0_615
; %bb.611:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_616
; %bb.612:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s2, v39
	s_lshl_b32 s10, s77, 3
	s_cmp_lg_u32 s2, 0
	v_add_u32_e32 v2, vcc, s10, v35
	s_cbranch_scc1 .LBB0_614
; %bb.613:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v4, s13
	ds_write_b64 v2, v[3:4]
.LBB0_614:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s39, s77, 1
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_617
.LBB0_615:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s85, s33
	s_mov_b32 s39, s77
	s_branch .LBB0_622
.LBB0_616:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr2_vgpr3
                                        ; implicit-def: $sgpr39
.LBB0_617:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 vcc, exec, s[10:11]
	s_mov_b32 s85, s33
	s_cbranch_vccz .LBB0_621
; %bb.618:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 s[10:11], s[36:37], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	s_cselect_b32 s2, s33, 64
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[10:11], s2, v4, v[2:3]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_620
; %bb.619:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s12
	v_mov_b32_e32 v9, s13
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_620:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_and_b64 s[10:11], s[36:37], exec
	s_cselect_b32 s85, s33, 64
	s_mov_b32 s39, s77
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_621:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s13, v3
	v_readfirstlane_b32 s12, v2
.LBB0_622:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v32, v7
	v_cmp_lt_u64_e32 vcc, s[12:13], v[32:33]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_636
; %bb.623:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s13
	;;#ASMEND
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v19, s13
	v_mov_b32_e32 v3, s13
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_625
; %bb.624:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s86, s83
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s86
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v9, s87
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	v_readfirstlane_b32 s2, v5
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, s2
	v_mov_b32_e32 v18, v6
	v_mov_b32_e32 v21, v7
	;;#ASMSTART
	s_and_saveexec_b64 s[12:13], 1
	
.Lawait13:
	onward_wait_load_x2 v[10:11], v[2:3], v[18:21] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s2, v10
	s_cbranch_vccnz .Lmet13
	onward_wait_x2 v[2:3], v[18:21] ne
	s_sleep 1
	s_branch .Lawait13
.Lmet13:
	v_readfirstlane_b32 s2, v10
	s_mov_b64 exec, s[12:13]
	;;#ASMEND
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mul_i32 s86, s76, s8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
.LBB0_625:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s13, v19
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s12, v2
	s_cbranch_vccnz .LBB0_636
; %bb.626:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_631
; %bb.627:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s2, v39
	s_lshl_b32 s10, s39, 3
	s_cmp_lg_u32 s2, 0
	v_add_u32_e32 v2, vcc, s10, v35
	s_cbranch_scc1 .LBB0_629
; %bb.628:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v4, s13
	ds_write_b64 v2, v[3:4]
.LBB0_629:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s2, s39, 1
.LBB0_630:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s39, s2
	s_branch .LBB0_635
.LBB0_631:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $vgpr2_vgpr3
                                        ; implicit-def: $sgpr2
	s_cbranch_execz .LBB0_630
; %bb.632:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 s[10:11], s[36:37], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	s_cselect_b32 s2, s85, 64
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[10:11], s2, v4, v[2:3]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_634
; %bb.633:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s12
	v_mov_b32_e32 v9, s13
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_634:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_and_b64 s[10:11], s[36:37], exec
	s_cselect_b32 s85, s85, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_635:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s12, v2
.LBB0_636:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 s[10:11], s[36:37], exec
	v_add_u32_e32 v4, vcc, 1, v5
	s_cselect_b32 s12, s12, s38
	s_cbranch_execz .LBB0_521
	s_branch .LBB0_421
.LBB0_637:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $vgpr2_vgpr3
.LBB0_638:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s85, v15
	v_add_u32_e32 v9, vcc, 1, v5
                                        ; implicit-def: $sgpr88_sgpr89
	s_branch .LBB0_641
.LBB0_639:                              ;   in Loop: Header=BB0_641 Depth=2
	s_mov_b64 s[88:89], s[12:13]
.LBB0_640:                              ;   in Loop: Header=BB0_641 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_670
.LBB0_641:                              ;   Parent Loop BB0_123 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_656 Depth 3
                                        ;         Child Loop BB0_660 Depth 4
                                        ;         Child Loop BB0_664 Depth 4
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	flat_load_dwordx2 v[10:11], v[2:3] glc
	v_mov_b32_e32 v4, s85
	s_mov_b64 s[12:13], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[4:5]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_647
; %bb.642:                              ;   in Loop: Header=BB0_641 Depth=2
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_646
; %bb.643:                              ;   in Loop: Header=BB0_641 Depth=2
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v3, s63
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v3, s43
	flat_atomic_cmpswap_x2 v[2:3], v[2:3], v[8:11] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[2:3], v[10:11]
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_645
; %bb.644:                              ;   in Loop: Header=BB0_641 Depth=2
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v10, s85
	v_mov_b32_e32 v3, s45
	s_or_b32 s2, s85, s87
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s2
	s_mov_b32 s2, 0x20000
	s_or_b32 s2, s85, s2
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s2
	s_mov_b32 s2, 0x30000
	s_or_b32 s2, s85, s2
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s2
	s_mov_b32 s2, 0x40000
	s_or_b32 s2, s85, s2
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s2
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v2, s85
.LBB0_645:                              ;   in Loop: Header=BB0_641 Depth=2
	s_or_b64 exec, exec, s[12:13]
.LBB0_646:                              ;   in Loop: Header=BB0_641 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s82, v2
	s_cmp_eq_u32 s82, 0
	s_cselect_b64 s[12:13], -1, 0
.LBB0_647:                              ;   in Loop: Header=BB0_641 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_650
; %bb.648:                              ;   in Loop: Header=BB0_641 Depth=2
	v_mov_b32_e32 v2, s85
	v_cndmask_b32_e64 v16, 0, v2, s[6:7]
	v_cndmask_b32_e64 v15, v5, 1, s[6:7]
	s_and_b64 vcc, exec, s[72:73]
	s_cbranch_vccz .LBB0_651
; %bb.649:                              ;   in Loop: Header=BB0_641 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[30:31], v[13:16] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[30:31], v[13:16] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_652
	s_branch .LBB0_666
.LBB0_650:                              ;   in Loop: Header=BB0_641 Depth=2
	s_mov_b64 s[88:89], s[82:83]
	s_branch .LBB0_640
.LBB0_651:                              ;   in Loop: Header=BB0_641 Depth=2
                                        ; implicit-def: $vgpr10_vgpr11
.LBB0_652:                              ;   in Loop: Header=BB0_641 Depth=2
	s_mov_b64 s[90:91], 0
	v_mov_b32_e32 v4, 0
                                        ; implicit-def: $sgpr10_sgpr11
                                        ; implicit-def: $vgpr2_vgpr3
	s_branch .LBB0_656
.LBB0_653:                              ;   in Loop: Header=BB0_656 Depth=3
	s_or_b64 exec, exec, s[52:53]
	v_lshlrev_b32_e32 v4, 1, v4
	v_mov_b32_e32 v8, s61
	v_mov_b32_e32 v11, v3
	v_cndmask_b32_e64 v4, v8, v4, s[12:13]
	s_mov_b64 s[12:13], -1
	v_mov_b32_e32 v10, v2
.LBB0_654:                              ;   in Loop: Header=BB0_656 Depth=3
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
.LBB0_655:                              ;   in Loop: Header=BB0_656 Depth=3
	s_or_b64 exec, exec, s[24:25]
	s_xor_b64 s[12:13], s[10:11], -1
	s_and_b64 s[12:13], exec, s[12:13]
	v_mov_b32_e32 v2, v10
	s_or_b64 s[90:91], s[12:13], s[90:91]
	v_mov_b32_e32 v3, v11
	s_andn2_b64 exec, exec, s[90:91]
	s_cbranch_execz .LBB0_665
.LBB0_656:                              ;   Parent Loop BB0_123 Depth=1
                                        ;     Parent Loop BB0_641 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_660 Depth 4
                                        ;         Child Loop BB0_664 Depth 4
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_andn2_b64 s[10:11], s[10:11], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, v11, v12
	v_and_b32_e32 v18, v10, v17
	v_cmp_eq_u64_e32 vcc, v[18:19], v[15:16]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_655
; %bb.657:                              ;   in Loop: Header=BB0_656 Depth=3
	v_mov_b32_e32 v18, s58
	v_mov_b32_e32 v19, s59
	flat_load_dwordx2 v[18:19], v[18:19] glc
	s_mov_b64 s[12:13], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[84:85], v[18:19]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_654
; %bb.658:                              ;   in Loop: Header=BB0_656 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_cndmask_b32_e32 v4, 64, v4, vcc
	v_cmp_lt_u32_e32 vcc, s9, v4
	v_mov_b32_e32 v8, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_662
; %bb.659:                              ;   in Loop: Header=BB0_656 Depth=3
	s_mov_b64 s[52:53], 0
	v_mov_b32_e32 v8, v4
.LBB0_660:                              ;   Parent Loop BB0_123 Depth=1
                                        ;     Parent Loop BB0_641 Depth=2
                                        ;       Parent Loop BB0_656 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v8, vcc, s56, v8
	v_cmp_gt_u32_e32 vcc, s57, v8
	s_or_b64 s[52:53], vcc, s[52:53]
	s_sleep 15
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_660
; %bb.661:                              ;   in Loop: Header=BB0_656 Depth=3
	s_or_b64 exec, exec, s[52:53]
.LBB0_662:                              ;   in Loop: Header=BB0_656 Depth=3
	s_or_b64 exec, exec, s[12:13]
	v_cmp_gt_u32_e64 s[12:13], s60, v4
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_653
; %bb.663:                              ;   in Loop: Header=BB0_656 Depth=3
	s_mov_b64 s[50:51], 0
.LBB0_664:                              ;   Parent Loop BB0_123 Depth=1
                                        ;     Parent Loop BB0_641 Depth=2
                                        ;       Parent Loop BB0_656 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[50:51], vcc, s[50:51]
	s_sleep 1
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execnz .LBB0_664
	s_branch .LBB0_653
.LBB0_665:                              ;   in Loop: Header=BB0_641 Depth=2
	s_or_b64 exec, exec, s[90:91]
.LBB0_666:                              ;   in Loop: Header=BB0_641 Depth=2
	v_readfirstlane_b32 s10, v10
	v_cmp_eq_u32_e32 vcc, s10, v5
	v_readfirstlane_b32 s2, v11
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr12_sgpr13
	s_cbranch_vccnz .LBB0_668
; %bb.667:                              ;   in Loop: Header=BB0_641 Depth=2
	s_and_b32 s82, s2, s3
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[12:13], s[82:83]
.LBB0_668:                              ;   in Loop: Header=BB0_641 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_639
; %bb.669:                              ;   in Loop: Header=BB0_641 Depth=2
	v_mov_b32_e32 v2, s64
	v_mov_b32_e32 v3, s65
	flat_load_dword v2, v[2:3] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[12:13], s[88:89]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s85, v2
	s_branch .LBB0_639
.LBB0_670:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, s88
	v_mov_b32_e32 v3, s89
.LBB0_671:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[16:17]
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s82, v2
	s_cbranch_vccnz .LBB0_677
; %bb.672:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_678
; %bb.673:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s2, v39
	s_lshl_b32 s10, s77, 3
	s_cmp_lg_u32 s2, 0
	v_add_u32_e32 v2, vcc, s10, v35
	s_cbranch_scc1 .LBB0_675
; %bb.674:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v3, s82
	v_mov_b32_e32 v4, s83
	ds_write_b64 v2, v[3:4]
.LBB0_675:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s2, s77, 1
.LBB0_676:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s77, s2
	s_branch .LBB0_682
.LBB0_677:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b64 s[10:11], s[82:83]
	s_branch .LBB0_683
.LBB0_678:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $vgpr2_vgpr3
                                        ; implicit-def: $sgpr2
	s_cbranch_execz .LBB0_676
; %bb.679:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 s[10:11], s[36:37], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	s_cselect_b32 s2, s33, 64
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[10:11], s2, v4, v[2:3]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_681
; %bb.680:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s82
	v_mov_b32_e32 v9, s83
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_681:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_and_b64 s[10:11], s[36:37], exec
	s_cselect_b32 s33, s33, 64
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_682:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s11, v3
	v_readfirstlane_b32 s10, v2
.LBB0_683:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v32, v7
	v_cmp_lt_u64_e32 vcc, s[10:11], v[32:33]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_121
; %bb.684:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s11
	;;#ASMEND
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v19, s11
	v_mov_b32_e32 v3, s11
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_686
; %bb.685:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s86, s83
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s86
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v9, s87
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	v_readfirstlane_b32 s2, v5
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, s2
	v_mov_b32_e32 v18, v6
	v_mov_b32_e32 v21, v7
	;;#ASMSTART
	s_and_saveexec_b64 s[12:13], 1
	
.Lawait14:
	onward_wait_load_x2 v[10:11], v[2:3], v[18:21] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s2, v10
	s_cbranch_vccnz .Lmet14
	onward_wait_x2 v[2:3], v[18:21] ne
	s_sleep 1
	s_branch .Lawait14
.Lmet14:
	v_readfirstlane_b32 s2, v10
	s_mov_b64 exec, s[12:13]
	;;#ASMEND
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mul_i32 s86, s76, s8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
.LBB0_686:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v19
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s10, v2
	s_cbranch_vccnz .LBB0_121
; %bb.687:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_692
; %bb.688:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s2, v39
	s_lshl_b32 s12, s77, 3
	s_cmp_lg_u32 s2, 0
	v_add_u32_e32 v2, vcc, s12, v35
	s_cbranch_scc1 .LBB0_690
; %bb.689:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	ds_write_b64 v2, v[3:4]
.LBB0_690:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s2, s77, 1
.LBB0_691:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s77, s2
	s_branch .LBB0_120
.LBB0_692:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $vgpr2_vgpr3
                                        ; implicit-def: $sgpr2
	s_cbranch_execz .LBB0_691
; %bb.693:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 s[12:13], s[36:37], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	s_cselect_b32 s2, s33, 64
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[12:13], s2, v4, v[2:3]
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_119
; %bb.694:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	flat_store_dwordx2 v[2:3], v[8:9]
	s_branch .LBB0_119
.LBB0_695:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v10, s64
	v_mov_b32_e32 v11, s65
	flat_load_dword v15, v[10:11] glc
.LBB0_696:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s91, v16
	s_andn2_b64 vcc, exec, s[46:47]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s90, v15
	s_cbranch_vccnz .LBB0_706
; %bb.697:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_701
; %bb.698:                              ;   in Loop: Header=BB0_123 Depth=1
	s_lshl_b32 s2, s52, 3
	v_add_u32_e32 v2, vcc, s2, v35
	s_andn2_b64 vcc, exec, s[92:93]
	s_cbranch_vccnz .LBB0_700
; %bb.699:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v10, s90
	v_mov_b32_e32 v11, s91
	ds_write_b64 v2, v[10:11]
.LBB0_700:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[10:11], v2
	s_xor_b32 s2, s52, 1
	s_branch .LBB0_705
.LBB0_701:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $vgpr10_vgpr11
                                        ; implicit-def: $sgpr2
	s_cbranch_execz .LBB0_705
; %bb.702:                              ;   in Loop: Header=BB0_123 Depth=1
	v_add_u32_e32 v8, vcc, 8, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_704
; %bb.703:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s90
	v_mov_b32_e32 v11, s91
	flat_store_dwordx2 v[8:9], v[10:11]
.LBB0_704:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[10:11], v[8:9] glc
	s_mov_b32 s2, s52
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_705:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s91, v11
	v_readfirstlane_b32 s90, v10
	s_mov_b32 s52, s2
.LBB0_706:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_710
; %bb.707:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s24, s83
	s_mov_b32 s25, s91
	s_mov_b32 s50, s83
	s_mov_b32 s51, s84
	s_cmp_eq_u64 s[24:25], s[50:51]
	s_cselect_b64 s[24:25], -1, 0
	s_or_b64 s[12:13], s[12:13], s[24:25]
	s_andn2_b64 vcc, exec, s[12:13]
	v_mov_b32_e32 v9, 0
	s_cbranch_vccnz .LBB0_709
; %bb.708:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s62
	v_mov_b32_e32 v9, s63
	flat_load_dwordx2 v[8:9], v[8:9] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v8
.LBB0_709:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readlane_b32 s12, v1, 8
	v_readlane_b32 s13, v1, 9
	v_mov_b32_e32 v10, s12
	v_mov_b32_e32 v11, s13
	flat_store_dword v[10:11], v9
	v_mov_b32_e32 v10, s42
	v_mov_b32_e32 v2, v7
	v_mov_b32_e32 v11, s43
	v_mov_b32_e32 v15, s44
	flat_store_dwordx2 v[10:11], v[2:3]
	v_mov_b32_e32 v11, s90
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v16, s45
	s_or_b32 s2, s90, s87
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[15:16], v[10:11]
	v_mov_b32_e32 v11, s2
	s_mov_b32 s2, 0x20000
	s_or_b32 s2, s90, s2
	flat_store_dwordx2 v[15:16], v[10:11]
	v_mov_b32_e32 v11, s2
	s_mov_b32 s2, 0x30000
	s_or_b32 s2, s90, s2
	flat_store_dwordx2 v[15:16], v[10:11]
	v_mov_b32_e32 v11, s2
	s_mov_b32 s2, 0x40000
	s_or_b32 s2, s90, s2
	flat_store_dwordx2 v[15:16], v[10:11]
	v_mov_b32_e32 v11, s2
	v_mov_b32_e32 v8, s90
	flat_store_dwordx2 v[15:16], v[10:11]
.LBB0_710:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
.LBB0_711:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s91, v9
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s90, v8
	s_cbranch_vccnz .LBB0_716
; %bb.712:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_717
; %bb.713:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s2, v39
	s_lshl_b32 s10, s52, 3
	s_cmp_lg_u32 s2, 0
	v_add_u32_e32 v2, vcc, s10, v35
	s_cbranch_scc1 .LBB0_715
; %bb.714:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s90
	v_mov_b32_e32 v9, s91
	ds_write_b64 v2, v[8:9]
.LBB0_715:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s2, s52, 1
	s_branch .LBB0_721
.LBB0_716:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s2, s52
	s_branch .LBB0_722
.LBB0_717:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $vgpr2_vgpr3
                                        ; implicit-def: $sgpr2
	s_cbranch_execz .LBB0_721
; %bb.718:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	v_mov_b32_e32 v8, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[10:11], s33, v8, v[2:3]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_720
; %bb.719:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s90
	v_mov_b32_e32 v9, s91
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_720:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s2, s52
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_721:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s91, v3
	v_readfirstlane_b32 s90, v2
.LBB0_722:                              ;   in Loop: Header=BB0_123 Depth=1
	v_add_u32_e32 v21, vcc, 1, v5
	s_cmp_eq_u32 s91, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_cbranch_scc1 .LBB0_731
; %bb.723:                              ;   in Loop: Header=BB0_123 Depth=1
	s_add_i32 s10, s8, s91
	s_cmp_lt_u32 s10, s90
	v_readlane_b32 s12, v1, 12
	s_cselect_b64 s[10:11], -1, 0
	v_readlane_b32 s13, v1, 13
	s_or_b64 s[10:11], s[12:13], s[10:11]
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_743
; %bb.724:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v8, s8
	v_mov_b32_e32 v3, s49
	v_mad_u64_u32 v[2:3], s[10:11], s33, v8, v[2:3]
	v_add_u32_e32 v8, vcc, 4, v2
	v_addc_u32_e32 v9, vcc, 0, v3, vcc
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_726
; %bb.725:                              ;   in Loop: Header=BB0_123 Depth=1
	flat_store_dword v[8:9], v7
.LBB0_726:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_and_b32_e32 v10, 0xffffff, v21
	v_or_b32_e32 v10, 0x4000000, v10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s10, v10
	;;#ASMSTART
	onward_message s10
	;;#ASMEND
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_733
; %bb.727:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $sgpr24_sgpr25
	s_branch .LBB0_729
.LBB0_728:                              ;   in Loop: Header=BB0_729 Depth=2
	s_or_b64 exec, exec, s[50:51]
	s_and_b64 s[50:51], exec, s[24:25]
	s_or_b64 s[12:13], s[50:51], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_732
.LBB0_729:                              ;   Parent Loop BB0_123 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	;;#ASMSTART
	onward_wait_load v11, v[8:9], v[6:7] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[24:25], s[24:25], exec
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB0_728
; %bb.730:                              ;   in Loop: Header=BB0_729 Depth=2
	;;#ASMSTART
	onward_wait v[8:9], v[6:7] ne
	;;#ASMEND
	s_andn2_b64 s[24:25], s[24:25], exec
	s_branch .LBB0_728
.LBB0_731:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s12, s38
	s_branch .LBB0_148
.LBB0_732:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v8, s64
	v_mov_b32_e32 v9, s65
	flat_load_dword v10, v[8:9] glc
.LBB0_733:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s11, v11
	s_andn2_b64 vcc, exec, s[46:47]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v10
	s_cbranch_vccnz .LBB0_743
; %bb.734:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b64 s[12:13], -1
                                        ; implicit-def: $sgpr24
	s_cbranch_vccnz .LBB0_738
; %bb.735:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s12, v39
	s_lshl_b32 s13, s2, 3
	s_cmp_lg_u32 s12, 0
	v_add_u32_e32 v8, vcc, s13, v35
	s_cbranch_scc1 .LBB0_737
; %bb.736:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v10, s11
	ds_write_b64 v8, v[9:10]
.LBB0_737:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[8:9], v8
	s_xor_b32 s24, s2, 1
	s_mov_b64 s[12:13], 0
.LBB0_738:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_742
; %bb.739:                              ;   in Loop: Header=BB0_123 Depth=1
	v_add_u32_e32 v2, vcc, 8, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_741
; %bb.740:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, s11
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_741:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s24, s2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_742:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s2, s24
.LBB0_743:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[26:27]
	s_mov_b32 s12, s38
	s_cbranch_vccnz .LBB0_148
; %bb.744:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[92:93], s[14:15]
	s_cbranch_execz .LBB0_791
; %bb.745:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v4, s90
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_751
; %bb.746:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v8, v[2:3], v33 glc
	v_mov_b32_e32 v2, s64
	v_mov_b32_e32 v3, s65
	flat_load_dword v4, v[2:3] glc
	v_mov_b32_e32 v18, 0
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v20, vcc, 1, v8
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v20, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_750
; %bb.747:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, s42
	v_add_u32_e32 v19, vcc, 2, v5
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v3, s43
	flat_atomic_cmpswap_x2 v[2:3], v[2:3], v[18:21] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[2:3], v[20:21]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_749
; %bb.748:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	v_or_b32_e32 v9, s87, v20
	v_mov_b32_e32 v8, v19
	s_mov_b32 s39, 0x20000
	flat_store_dwordx2 v[2:3], v[19:20]
	flat_store_dwordx2 v[2:3], v[8:9]
	v_or_b32_e32 v9, s39, v20
	s_mov_b32 s39, 0x30000
	flat_store_dwordx2 v[2:3], v[8:9]
	v_or_b32_e32 v9, s39, v20
	s_mov_b32 s39, 0x40000
	flat_store_dwordx2 v[2:3], v[8:9]
	v_or_b32_e32 v9, s39, v20
	v_mov_b32_e32 v18, v20
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_749:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v4, v20
.LBB0_750:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[12:13]
.LBB0_751:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s82, v18
	v_mov_b32_e32 v2, s82
	s_cmp_lg_u32 s82, 0
	v_mov_b32_e32 v3, s83
	s_cbranch_scc1 .LBB0_791
; %bb.752:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_756
; %bb.753:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_755
; %bb.754:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s39, v21
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s39
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v3, s45
	;;#ASMSTART
	s_and_saveexec_b64 s[24:25], 1
	
.Lawait15:
	onward_wait_load_x2 v[10:11], v[2:3], v[6:9] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s39, v10
	s_cbranch_vccnz .Lmet15
	onward_wait_x2 v[2:3], v[6:9] ne
	s_sleep 1
	s_branch .Lawait15
.Lmet15:
	v_readfirstlane_b32 s39, v10
	s_mov_b64 exec, s[24:25]
	;;#ASMEND
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
.LBB0_755:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_branch .LBB0_757
.LBB0_756:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr2_vgpr3
.LBB0_757:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_791
; %bb.758:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s85, v4
	v_add_u32_e32 v9, vcc, 2, v5
                                        ; implicit-def: $sgpr94_sgpr95
	s_branch .LBB0_761
.LBB0_759:                              ;   in Loop: Header=BB0_761 Depth=2
	s_mov_b64 s[94:95], s[12:13]
.LBB0_760:                              ;   in Loop: Header=BB0_761 Depth=2
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_790
.LBB0_761:                              ;   Parent Loop BB0_123 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_776 Depth 3
                                        ;         Child Loop BB0_780 Depth 4
                                        ;         Child Loop BB0_784 Depth 4
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	flat_load_dwordx2 v[10:11], v[2:3] glc
	v_mov_b32_e32 v20, s85
	s_mov_b64 s[12:13], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, v[10:11], v[20:21]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_767
; %bb.762:                              ;   in Loop: Header=BB0_761 Depth=2
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_766
; %bb.763:                              ;   in Loop: Header=BB0_761 Depth=2
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v3, s63
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v3, s43
	flat_atomic_cmpswap_x2 v[2:3], v[2:3], v[8:11] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[2:3], v[10:11]
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_765
; %bb.764:                              ;   in Loop: Header=BB0_761 Depth=2
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v10, s85
	v_mov_b32_e32 v3, s45
	s_or_b32 s24, s85, s87
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s24
	s_mov_b32 s24, 0x20000
	s_or_b32 s24, s85, s24
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s24
	s_mov_b32 s24, 0x30000
	s_or_b32 s24, s85, s24
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s24
	s_mov_b32 s24, 0x40000
	s_or_b32 s24, s85, s24
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v10, s24
	flat_store_dwordx2 v[2:3], v[9:10]
	v_mov_b32_e32 v2, s85
.LBB0_765:                              ;   in Loop: Header=BB0_761 Depth=2
	s_or_b64 exec, exec, s[12:13]
.LBB0_766:                              ;   in Loop: Header=BB0_761 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s82, v2
	s_cmp_eq_u32 s82, 0
	s_cselect_b64 s[12:13], -1, 0
.LBB0_767:                              ;   in Loop: Header=BB0_761 Depth=2
	s_mov_b64 s[10:11], 0
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_770
; %bb.768:                              ;   in Loop: Header=BB0_761 Depth=2
	v_mov_b32_e32 v2, s85
	v_cndmask_b32_e64 v16, 0, v2, s[6:7]
	v_cndmask_b32_e64 v15, v21, 1, s[6:7]
	s_and_b64 vcc, exec, s[72:73]
	s_cbranch_vccz .LBB0_771
; %bb.769:                              ;   in Loop: Header=BB0_761 Depth=2
	;;#ASMSTART
	onward_wait_load_x2 v[10:11], v[30:31], v[13:16] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	;;#ASMSTART
	onward_wait_x2 v[30:31], v[13:16] ne
	;;#ASMEND
	s_cbranch_execz .LBB0_772
	s_branch .LBB0_786
.LBB0_770:                              ;   in Loop: Header=BB0_761 Depth=2
	s_mov_b64 s[94:95], s[82:83]
	s_branch .LBB0_760
.LBB0_771:                              ;   in Loop: Header=BB0_761 Depth=2
                                        ; implicit-def: $vgpr10_vgpr11
.LBB0_772:                              ;   in Loop: Header=BB0_761 Depth=2
	s_mov_b64 s[100:101], 0
	v_mov_b32_e32 v4, 0
                                        ; implicit-def: $sgpr10_sgpr11
                                        ; implicit-def: $vgpr2_vgpr3
	s_branch .LBB0_776
.LBB0_773:                              ;   in Loop: Header=BB0_776 Depth=3
	s_or_b64 exec, exec, s[52:53]
	v_lshlrev_b32_e32 v4, 1, v4
	v_mov_b32_e32 v8, s61
	v_mov_b32_e32 v11, v3
	v_cndmask_b32_e64 v4, v8, v4, s[12:13]
	s_mov_b64 s[12:13], -1
	v_mov_b32_e32 v10, v2
.LBB0_774:                              ;   in Loop: Header=BB0_776 Depth=3
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
.LBB0_775:                              ;   in Loop: Header=BB0_776 Depth=3
	s_or_b64 exec, exec, s[24:25]
	s_xor_b64 s[12:13], s[10:11], -1
	s_and_b64 s[12:13], exec, s[12:13]
	v_mov_b32_e32 v2, v10
	s_or_b64 s[100:101], s[12:13], s[100:101]
	v_mov_b32_e32 v3, v11
	s_andn2_b64 exec, exec, s[100:101]
	s_cbranch_execz .LBB0_785
.LBB0_776:                              ;   Parent Loop BB0_123 Depth=1
                                        ;     Parent Loop BB0_761 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_780 Depth 4
                                        ;         Child Loop BB0_784 Depth 4
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	flat_load_dwordx2 v[10:11], v[10:11] glc
	s_andn2_b64 s[10:11], s[10:11], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, v11, v12
	v_and_b32_e32 v18, v10, v17
	v_cmp_eq_u64_e32 vcc, v[18:19], v[15:16]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_775
; %bb.777:                              ;   in Loop: Header=BB0_776 Depth=3
	v_mov_b32_e32 v18, s58
	v_mov_b32_e32 v19, s59
	flat_load_dwordx2 v[18:19], v[18:19] glc
	s_mov_b64 s[12:13], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, s[84:85], v[18:19]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_774
; %bb.778:                              ;   in Loop: Header=BB0_776 Depth=3
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_cndmask_b32_e32 v4, 64, v4, vcc
	v_cmp_lt_u32_e32 vcc, s9, v4
	v_mov_b32_e32 v8, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_782
; %bb.779:                              ;   in Loop: Header=BB0_776 Depth=3
	s_mov_b64 s[52:53], 0
	v_mov_b32_e32 v8, v4
.LBB0_780:                              ;   Parent Loop BB0_123 Depth=1
                                        ;     Parent Loop BB0_761 Depth=2
                                        ;       Parent Loop BB0_776 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v8, vcc, s56, v8
	v_cmp_gt_u32_e32 vcc, s57, v8
	s_or_b64 s[52:53], vcc, s[52:53]
	s_sleep 15
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB0_780
; %bb.781:                              ;   in Loop: Header=BB0_776 Depth=3
	s_or_b64 exec, exec, s[52:53]
.LBB0_782:                              ;   in Loop: Header=BB0_776 Depth=3
	s_or_b64 exec, exec, s[12:13]
	v_cmp_gt_u32_e64 s[12:13], s60, v4
	v_cmp_lt_u32_e32 vcc, 63, v8
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_773
; %bb.783:                              ;   in Loop: Header=BB0_776 Depth=3
	s_mov_b64 s[50:51], 0
.LBB0_784:                              ;   Parent Loop BB0_123 Depth=1
                                        ;     Parent Loop BB0_761 Depth=2
                                        ;       Parent Loop BB0_776 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_subrev_u32_e32 v8, vcc, 64, v8
	v_cmp_gt_u32_e32 vcc, 64, v8
	s_or_b64 s[50:51], vcc, s[50:51]
	s_sleep 1
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execnz .LBB0_784
	s_branch .LBB0_773
.LBB0_785:                              ;   in Loop: Header=BB0_761 Depth=2
	s_or_b64 exec, exec, s[100:101]
.LBB0_786:                              ;   in Loop: Header=BB0_761 Depth=2
	v_readfirstlane_b32 s10, v10
	v_cmp_eq_u32_e32 vcc, s10, v21
	v_readfirstlane_b32 s24, v11
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $sgpr12_sgpr13
	s_cbranch_vccnz .LBB0_788
; %bb.787:                              ;   in Loop: Header=BB0_761 Depth=2
	s_and_b32 s82, s24, s3
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[12:13], s[82:83]
.LBB0_788:                              ;   in Loop: Header=BB0_761 Depth=2
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_cbranch_vccnz .LBB0_759
; %bb.789:                              ;   in Loop: Header=BB0_761 Depth=2
	v_mov_b32_e32 v2, s64
	v_mov_b32_e32 v3, s65
	flat_load_dword v2, v[2:3] glc
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[12:13], s[94:95]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s85, v2
	s_branch .LBB0_759
.LBB0_790:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v2, s94
	v_mov_b32_e32 v3, s95
.LBB0_791:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[92:93]
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s82, v2
	s_cbranch_vccnz .LBB0_796
; %bb.792:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_797
; %bb.793:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s10, v39
	s_lshl_b32 s11, s2, 3
	s_cmp_lg_u32 s10, 0
	v_add_u32_e32 v2, vcc, s11, v35
	s_cbranch_scc1 .LBB0_795
; %bb.794:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v3, s82
	v_mov_b32_e32 v4, s83
	ds_write_b64 v2, v[3:4]
.LBB0_795:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s39, s2, 1
	s_branch .LBB0_801
.LBB0_796:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b64 s[12:13], s[82:83]
	s_mov_b32 s39, s2
	s_branch .LBB0_802
.LBB0_797:                              ;   in Loop: Header=BB0_123 Depth=1
                                        ; implicit-def: $vgpr2_vgpr3
                                        ; implicit-def: $sgpr39
	s_cbranch_execz .LBB0_801
; %bb.798:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[10:11], s33, v4, v[2:3]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_800
; %bb.799:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s82
	v_mov_b32_e32 v9, s83
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_800:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s39, s2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_801:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s13, v3
	v_readfirstlane_b32 s12, v2
.LBB0_802:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v32, v7
	v_cmp_lt_u64_e32 vcc, s[12:13], v[32:33]
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_816
; %bb.803:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMSTART
	onward_message s13
	;;#ASMEND
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v23, s13
	v_mov_b32_e32 v3, s13
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_805
; %bb.804:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b32 s86, s83
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v8, s86
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v9, s87
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	flat_atomic_add_x2 v[2:3], v[8:9]
	v_readfirstlane_b32 s24, v21
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, s24
	v_mov_b32_e32 v22, v6
	v_mov_b32_e32 v25, v7
	;;#ASMSTART
	s_and_saveexec_b64 s[12:13], 1
	
.Lawait16:
	onward_wait_load_x2 v[10:11], v[2:3], v[22:25] ne
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32 vcc, s24, v10
	s_cbranch_vccnz .Lmet16
	onward_wait_x2 v[2:3], v[22:25] ne
	s_sleep 1
	s_branch .Lawait16
.Lmet16:
	v_readfirstlane_b32 s24, v10
	s_mov_b64 exec, s[12:13]
	;;#ASMEND
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mul_i32 s86, s76, s8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, s3, v3
.LBB0_805:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s13, v23
	s_andn2_b64 vcc, exec, s[46:47]
	v_readfirstlane_b32 s12, v2
	s_cbranch_vccnz .LBB0_816
; %bb.806:                              ;   in Loop: Header=BB0_123 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_810
; %bb.807:                              ;   in Loop: Header=BB0_123 Depth=1
	v_readfirstlane_b32 s10, v39
	s_lshl_b32 s11, s39, 3
	s_cmp_lg_u32 s10, 0
	v_add_u32_e32 v2, vcc, s11, v35
	s_cbranch_scc1 .LBB0_809
; %bb.808:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v4, s13
	ds_write_b64 v2, v[3:4]
.LBB0_809:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b64 v[2:3], v2
	s_xor_b32 s24, s39, 1
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_811
.LBB0_810:                              ;   in Loop: Header=BB0_123 Depth=1
	s_mov_b64 s[10:11], -1
                                        ; implicit-def: $vgpr2_vgpr3
                                        ; implicit-def: $sgpr24
.LBB0_811:                              ;   in Loop: Header=BB0_123 Depth=1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_815
; %bb.812:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s74
	v_mov_b32_e32 v4, s8
	v_mov_b32_e32 v3, s75
	v_mad_u64_u32 v[2:3], s[10:11], s33, v4, v[2:3]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_814
; %bb.813:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v8, s12
	v_mov_b32_e32 v9, s13
	flat_store_dwordx2 v[2:3], v[8:9]
.LBB0_814:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_load_dwordx2 v[2:3], v[2:3] glc
	s_mov_b32 s24, s39
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_815:                              ;   in Loop: Header=BB0_123 Depth=1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s12, v2
	s_mov_b32 s39, s24
.LBB0_816:                              ;   in Loop: Header=BB0_123 Depth=1
	v_add_u32_e32 v4, vcc, 2, v5
	s_mov_b64 s[94:95], -1
	s_mov_b32 s85, s33
	s_branch .LBB0_148
.LBB0_817:
	v_readlane_b32 s64, v1, 2
	v_readlane_b32 s66, v1, 4
	v_readlane_b32 s67, v1, 5
	v_readlane_b32 s66, v1, 0
	v_readlane_b32 s65, v1, 3
	v_readlane_b32 s67, v1, 1
.LBB0_818:
	s_mov_b32 s39, 0
	v_cndmask_b32_e64 v0, 0, 1, s[66:67]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s39
	v_add_u32_e32 v2, vcc, v0, v34
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_cmp_le_u64_e32 vcc, s[38:39], v[2:3]
	s_cmp_lt_u32 s8, s38
	s_cselect_b64 s[0:1], -1, 0
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_820
; %bb.819:
	v_mov_b32_e32 v2, s64
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v3, s65
	flat_atomic_add v[2:3], v0
.LBB0_820:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel waves
		.amdhsa_group_segment_fixed_size 1040
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 52
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
		.amdhsa_next_free_vgpr 43
		.amdhsa_next_free_sgpr 102
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
	.size	waves, .Lfunc_end0-waves
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 21780
; NumSgprs: 104
; NumVgprs: 43
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1040 bytes/workgroup (compile time only)
; SGPRBlocks: 12
; VGPRBlocks: 10
; NumSGPRsForWavesPerEU: 104
; NumVGPRsForWavesPerEU: 43
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
      - .address_space:  global
        .is_volatile:    true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .offset:         32
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         40
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         48
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 1040
    .kernarg_segment_align: 8
    .kernarg_segment_size: 52
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           waves
    .private_segment_fixed_size: 0
    .sgpr_count:     104
    .sgpr_spill_count: 18
    .symbol:         waves.kd
    .vgpr_count:     43
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
