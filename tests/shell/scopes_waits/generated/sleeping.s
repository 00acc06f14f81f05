	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.p2align	2                               ; -- Begin function work
	.type	work,@function
work:                                   ; @work
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_and_b32_e32 v9, 1, v9
	v_cmp_eq_u32_e32 vcc, 1, v9
	v_and_b32_e32 v9, 0x3ff, v31
	s_mov_b32 s9, 0
	v_cmp_eq_u32_e64 s[4:5], 0, v9
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_482
; %bb.1:
	v_cvt_f32_u32_e32 v9, v8
	s_xor_b64 s[4:5], vcc, -1
	v_sub_u32_e32 v10, vcc, 0, v8
	v_rcp_iflag_f32_e32 v9, v9
	s_add_i32 s13, s12, 1
	s_lshl_b32 s8, s12, 4
	s_lshl_b64 s[10:11], s[8:9], 2
	v_mul_f32_e32 v9, 0x4f7ffffe, v9
	v_cvt_u32_f32_e32 v9, v9
	s_mul_i32 s8, s12, 48
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
	v_mul_lo_u32 v10, v10, v9
	buffer_store_dword v21, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	buffer_store_dword v21, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v10, v9, v10
	v_add_u32_e32 v9, vcc, v9, v10
	v_mul_hi_u32 v9, s13, v9
	v_mov_b32_e32 v10, s11
	v_add_u32_e32 v12, vcc, s10, v0
	v_mul_lo_u32 v9, v9, v8
	v_addc_u32_e32 v13, vcc, v1, v10, vcc
	s_lshl_b64 s[10:11], s[8:9], 2
	v_sub_u32_e32 v9, vcc, s13, v9
	v_sub_u32_e32 v10, vcc, v9, v8
	v_cmp_ge_u32_e32 vcc, v9, v8
	v_cndmask_b32_e32 v9, v9, v10, vcc
	v_sub_u32_e32 v10, vcc, v9, v8
	v_cmp_ge_u32_e32 vcc, v9, v8
	v_cndmask_b32_e32 v10, v9, v10, vcc
	v_mov_b32_e32 v8, s11
	v_add_u32_e32 v14, vcc, s10, v2
	s_mov_b32 s13, s9
	v_addc_u32_e32 v15, vcc, v3, v8, vcc
	s_lshl_b64 s[8:9], s[12:13], 2
	v_mov_b32_e32 v8, s9
	v_add_u32_e32 v4, vcc, s8, v4
	v_addc_u32_e32 v5, vcc, v5, v8, vcc
	v_add_u32_e32 v16, vcc, 64, v14
	v_lshlrev_b32_e32 v20, 4, v10
	v_addc_u32_e32 v17, vcc, 0, v15, vcc
	s_movk_i32 s10, 0x80
	v_lshlrev_b64 v[8:9], 2, v[20:21]
	v_mul_lo_u32 v20, v10, 48
	v_add_u32_e32 v18, vcc, s10, v14
	v_addc_u32_e32 v19, vcc, 0, v15, vcc
	v_add_u32_e32 v0, vcc, v0, v8
	v_addc_u32_e32 v1, vcc, v1, v9, vcc
	v_lshlrev_b64 v[8:9], 2, v[20:21]
	v_mov_b32_e32 v20, 1
	v_add_u32_e32 v2, vcc, v2, v8
	v_addc_u32_e32 v3, vcc, v3, v9, vcc
	v_add_u32_e32 v10, vcc, 64, v2
	v_addc_u32_e32 v11, vcc, 0, v3, vcc
	v_add_u32_e32 v8, vcc, s10, v2
	v_addc_u32_e32 v9, vcc, 0, v3, vcc
	s_mov_b64 s[10:11], 0
                                        ; implicit-def: $sgpr12_sgpr13
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_5
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_2
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	s_andn2_b64 s[12:13], s[12:13], exec
	s_branch .LBB0_2
.LBB0_5:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dword v22, v[18:19]
	flat_load_dword v20, v[16:17]
	flat_load_dword v21, v[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v22, v20
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_7
; %bb.6:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[14:15]
	flat_load_dword v20, v[16:17]
.LBB0_7:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[14:15], v21
	flat_store_dword v[16:17], v20
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[12:13], v20 wg rel
	;;#ASMEND
	buffer_load_dword v20, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_11
; %bb.8:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_9:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_9
; %bb.10:
	s_or_b64 exec, exec, s[12:13]
.LBB0_11:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_15
; %bb.12:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_13:                               ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_13
; %bb.14:
	s_or_b64 exec, exec, s[12:13]
.LBB0_15:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v20, v[8:9]
	flat_load_dword v22, v[10:11]
	flat_load_dword v21, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v20, v22
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_17
; %bb.16:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[2:3]
	flat_load_dword v20, v[8:9]
.LBB0_17:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[2:3], v21
	flat_store_dword v[8:9], v20
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_19
; %bb.18:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel
	;;#ASMEND
.LBB0_19:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_21
; %bb.20:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel remote
	;;#ASMEND
.LBB0_21:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
                                        ; implicit-def: $sgpr12_sgpr13
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_23
.LBB0_22:                               ;   in Loop: Header=BB0_23 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_25
.LBB0_23:                               ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_22
; %bb.24:                               ;   in Loop: Header=BB0_23 Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	s_andn2_b64 s[12:13], s[12:13], exec
	s_branch .LBB0_22
.LBB0_25:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dword v22, v[18:19]
	flat_load_dword v20, v[16:17]
	flat_load_dword v21, v[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v22, v20
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_27
; %bb.26:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[14:15]
	flat_load_dword v20, v[16:17]
.LBB0_27:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[14:15], v21
	flat_store_dword v[16:17], v20
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[12:13], v20 wg rel
	;;#ASMEND
	buffer_load_dword v20, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_31
; %bb.28:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_29:                               ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_29
; %bb.30:
	s_or_b64 exec, exec, s[12:13]
.LBB0_31:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_35
; %bb.32:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_33:                               ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_33
; %bb.34:
	s_or_b64 exec, exec, s[12:13]
.LBB0_35:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v20, v[8:9]
	flat_load_dword v22, v[10:11]
	flat_load_dword v21, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v20, v22
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_37
; %bb.36:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[2:3]
	flat_load_dword v20, v[8:9]
.LBB0_37:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[2:3], v21
	flat_store_dword v[8:9], v20
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_39
; %bb.38:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel
	;;#ASMEND
.LBB0_39:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_41
; %bb.40:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel remote
	;;#ASMEND
.LBB0_41:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
                                        ; implicit-def: $sgpr12_sgpr13
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_43
.LBB0_42:                               ;   in Loop: Header=BB0_43 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_45
.LBB0_43:                               ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_42
; %bb.44:                               ;   in Loop: Header=BB0_43 Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	s_andn2_b64 s[12:13], s[12:13], exec
	s_branch .LBB0_42
.LBB0_45:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dword v22, v[18:19]
	flat_load_dword v20, v[16:17]
	flat_load_dword v21, v[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v22, v20
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_47
; %bb.46:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[14:15]
	flat_load_dword v20, v[16:17]
.LBB0_47:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[14:15], v21
	flat_store_dword v[16:17], v20
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[12:13], v20 wg rel
	;;#ASMEND
	buffer_load_dword v20, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_51
; %bb.48:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_49:                               ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_49
; %bb.50:
	s_or_b64 exec, exec, s[12:13]
.LBB0_51:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_55
; %bb.52:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_53:                               ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_53
; %bb.54:
	s_or_b64 exec, exec, s[12:13]
.LBB0_55:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v20, v[8:9]
	flat_load_dword v22, v[10:11]
	flat_load_dword v21, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v20, v22
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_57
; %bb.56:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[2:3]
	flat_load_dword v20, v[8:9]
.LBB0_57:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[2:3], v21
	flat_store_dword v[8:9], v20
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_59
; %bb.58:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel
	;;#ASMEND
.LBB0_59:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_61
; %bb.60:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel remote
	;;#ASMEND
.LBB0_61:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
                                        ; implicit-def: $sgpr12_sgpr13
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_63
.LBB0_62:                               ;   in Loop: Header=BB0_63 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_65
.LBB0_63:                               ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_62
; %bb.64:                               ;   in Loop: Header=BB0_63 Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	s_andn2_b64 s[12:13], s[12:13], exec
	s_branch .LBB0_62
.LBB0_65:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dword v22, v[18:19]
	flat_load_dword v20, v[16:17]
	flat_load_dword v21, v[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v22, v20
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_67
; %bb.66:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[14:15]
	flat_load_dword v20, v[16:17]
.LBB0_67:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[14:15], v21
	flat_store_dword v[16:17], v20
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[12:13], v20 wg rel
	;;#ASMEND
	buffer_load_dword v20, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_71
; %bb.68:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_69:                               ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_69
; %bb.70:
	s_or_b64 exec, exec, s[12:13]
.LBB0_71:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_75
; %bb.72:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_73:                               ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_73
; %bb.74:
	s_or_b64 exec, exec, s[12:13]
.LBB0_75:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v20, v[8:9]
	flat_load_dword v22, v[10:11]
	flat_load_dword v21, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v20, v22
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_77
; %bb.76:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[2:3]
	flat_load_dword v20, v[8:9]
.LBB0_77:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[2:3], v21
	flat_store_dword v[8:9], v20
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_79
; %bb.78:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel
	;;#ASMEND
.LBB0_79:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_81
; %bb.80:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel remote
	;;#ASMEND
.LBB0_81:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
                                        ; implicit-def: $sgpr12_sgpr13
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_83
.LBB0_82:                               ;   in Loop: Header=BB0_83 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_85
.LBB0_83:                               ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_82
; %bb.84:                               ;   in Loop: Header=BB0_83 Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	s_andn2_b64 s[12:13], s[12:13], exec
	s_branch .LBB0_82
.LBB0_85:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dword v22, v[18:19]
	flat_load_dword v20, v[16:17]
	flat_load_dword v21, v[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v22, v20
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_87
; %bb.86:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[14:15]
	flat_load_dword v20, v[16:17]
.LBB0_87:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[14:15], v21
	flat_store_dword v[16:17], v20
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[12:13], v20 wg rel
	;;#ASMEND
	buffer_load_dword v20, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_91
; %bb.88:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_89:                               ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_89
; %bb.90:
	s_or_b64 exec, exec, s[12:13]
.LBB0_91:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_95
; %bb.92:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_93:                               ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_93
; %bb.94:
	s_or_b64 exec, exec, s[12:13]
.LBB0_95:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v20, v[8:9]
	flat_load_dword v22, v[10:11]
	flat_load_dword v21, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v20, v22
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_97
; %bb.96:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[2:3]
	flat_load_dword v20, v[8:9]
.LBB0_97:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[2:3], v21
	flat_store_dword v[8:9], v20
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_99
; %bb.98:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel
	;;#ASMEND
.LBB0_99:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_101
; %bb.100:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel remote
	;;#ASMEND
.LBB0_101:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
                                        ; implicit-def: $sgpr12_sgpr13
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_103
.LBB0_102:                              ;   in Loop: Header=BB0_103 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_105
.LBB0_103:                              ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_102
; %bb.104:                              ;   in Loop: Header=BB0_103 Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	s_andn2_b64 s[12:13], s[12:13], exec
	s_branch .LBB0_102
.LBB0_105:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dword v22, v[18:19]
	flat_load_dword v20, v[16:17]
	flat_load_dword v21, v[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v22, v20
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_107
; %bb.106:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[14:15]
	flat_load_dword v20, v[16:17]
.LBB0_107:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[14:15], v21
	flat_store_dword v[16:17], v20
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[12:13], v20 wg rel
	;;#ASMEND
	buffer_load_dword v20, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_111
; %bb.108:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_109:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_109
; %bb.110:
	s_or_b64 exec, exec, s[12:13]
.LBB0_111:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_115
; %bb.112:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_113:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_113
; %bb.114:
	s_or_b64 exec, exec, s[12:13]
.LBB0_115:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v20, v[8:9]
	flat_load_dword v22, v[10:11]
	flat_load_dword v21, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v20, v22
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_117
; %bb.116:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[2:3]
	flat_load_dword v20, v[8:9]
.LBB0_117:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[2:3], v21
	flat_store_dword v[8:9], v20
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_119
; %bb.118:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel
	;;#ASMEND
.LBB0_119:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_121
; %bb.120:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel remote
	;;#ASMEND
.LBB0_121:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
                                        ; implicit-def: $sgpr12_sgpr13
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_123
.LBB0_122:                              ;   in Loop: Header=BB0_123 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_125
.LBB0_123:                              ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_122
; %bb.124:                              ;   in Loop: Header=BB0_123 Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	s_andn2_b64 s[12:13], s[12:13], exec
	s_branch .LBB0_122
.LBB0_125:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dword v22, v[18:19]
	flat_load_dword v20, v[16:17]
	flat_load_dword v21, v[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v22, v20
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_127
; %bb.126:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[14:15]
	flat_load_dword v20, v[16:17]
.LBB0_127:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[14:15], v21
	flat_store_dword v[16:17], v20
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[12:13], v20 wg rel
	;;#ASMEND
	buffer_load_dword v20, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_131
; %bb.128:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_129:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_129
; %bb.130:
	s_or_b64 exec, exec, s[12:13]
.LBB0_131:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_135
; %bb.132:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_133:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_133
; %bb.134:
	s_or_b64 exec, exec, s[12:13]
.LBB0_135:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v20, v[8:9]
	flat_load_dword v22, v[10:11]
	flat_load_dword v21, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v20, v22
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_137
; %bb.136:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[2:3]
	flat_load_dword v20, v[8:9]
.LBB0_137:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[2:3], v21
	flat_store_dword v[8:9], v20
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_139
; %bb.138:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel
	;;#ASMEND
.LBB0_139:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_141
; %bb.140:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel remote
	;;#ASMEND
.LBB0_141:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
                                        ; implicit-def: $sgpr12_sgpr13
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_143
.LBB0_142:                              ;   in Loop: Header=BB0_143 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_145
.LBB0_143:                              ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_142
; %bb.144:                              ;   in Loop: Header=BB0_143 Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	s_andn2_b64 s[12:13], s[12:13], exec
	s_branch .LBB0_142
.LBB0_145:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dword v22, v[18:19]
	flat_load_dword v20, v[16:17]
	flat_load_dword v21, v[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v22, v20
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_147
; %bb.146:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[14:15]
	flat_load_dword v20, v[16:17]
.LBB0_147:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[14:15], v21
	flat_store_dword v[16:17], v20
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[12:13], v20 wg rel
	;;#ASMEND
	buffer_load_dword v20, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_151
; %bb.148:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_149:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_149
; %bb.150:
	s_or_b64 exec, exec, s[12:13]
.LBB0_151:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_155
; %bb.152:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_153:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_153
; %bb.154:
	s_or_b64 exec, exec, s[12:13]
.LBB0_155:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v20, v[8:9]
	flat_load_dword v22, v[10:11]
	flat_load_dword v21, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v20, v22
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_157
; %bb.156:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[2:3]
	flat_load_dword v20, v[8:9]
.LBB0_157:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[2:3], v21
	flat_store_dword v[8:9], v20
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_159
; %bb.158:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel
	;;#ASMEND
.LBB0_159:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_161
; %bb.160:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel remote
	;;#ASMEND
.LBB0_161:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
                                        ; implicit-def: $sgpr12_sgpr13
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_163
.LBB0_162:                              ;   in Loop: Header=BB0_163 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_165
.LBB0_163:                              ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_162
; %bb.164:                              ;   in Loop: Header=BB0_163 Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	s_andn2_b64 s[12:13], s[12:13], exec
	s_branch .LBB0_162
.LBB0_165:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dword v22, v[18:19]
	flat_load_dword v20, v[16:17]
	flat_load_dword v21, v[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v22, v20
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_167
; %bb.166:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[14:15]
	flat_load_dword v20, v[16:17]
.LBB0_167:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[14:15], v21
	flat_store_dword v[16:17], v20
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[12:13], v20 wg rel
	;;#ASMEND
	buffer_load_dword v20, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_171
; %bb.168:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_169:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_169
; %bb.170:
	s_or_b64 exec, exec, s[12:13]
.LBB0_171:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_175
; %bb.172:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_173:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_173
; %bb.174:
	s_or_b64 exec, exec, s[12:13]
.LBB0_175:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v20, v[8:9]
	flat_load_dword v22, v[10:11]
	flat_load_dword v21, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v20, v22
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_177
; %bb.176:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[2:3]
	flat_load_dword v20, v[8:9]
.LBB0_177:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[2:3], v21
	flat_store_dword v[8:9], v20
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_179
; %bb.178:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel
	;;#ASMEND
.LBB0_179:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_181
; %bb.180:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel remote
	;;#ASMEND
.LBB0_181:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
                                        ; implicit-def: $sgpr12_sgpr13
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_183
.LBB0_182:                              ;   in Loop: Header=BB0_183 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_185
.LBB0_183:                              ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_182
; %bb.184:                              ;   in Loop: Header=BB0_183 Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	s_andn2_b64 s[12:13], s[12:13], exec
	s_branch .LBB0_182
.LBB0_185:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dword v22, v[18:19]
	flat_load_dword v20, v[16:17]
	flat_load_dword v21, v[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v22, v20
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_187
; %bb.186:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[14:15]
	flat_load_dword v20, v[16:17]
.LBB0_187:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[14:15], v21
	flat_store_dword v[16:17], v20
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[12:13], v20 wg rel
	;;#ASMEND
	buffer_load_dword v20, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_191
; %bb.188:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_189:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_189
; %bb.190:
	s_or_b64 exec, exec, s[12:13]
.LBB0_191:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_195
; %bb.192:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_193:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_193
; %bb.194:
	s_or_b64 exec, exec, s[12:13]
.LBB0_195:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v20, v[8:9]
	flat_load_dword v22, v[10:11]
	flat_load_dword v21, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v20, v22
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_197
; %bb.196:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[2:3]
	flat_load_dword v20, v[8:9]
.LBB0_197:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[2:3], v21
	flat_store_dword v[8:9], v20
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_199
; %bb.198:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel
	;;#ASMEND
.LBB0_199:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_201
; %bb.200:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel remote
	;;#ASMEND
.LBB0_201:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
                                        ; implicit-def: $sgpr12_sgpr13
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_203
.LBB0_202:                              ;   in Loop: Header=BB0_203 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_205
.LBB0_203:                              ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_202
; %bb.204:                              ;   in Loop: Header=BB0_203 Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	s_andn2_b64 s[12:13], s[12:13], exec
	s_branch .LBB0_202
.LBB0_205:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dword v22, v[18:19]
	flat_load_dword v20, v[16:17]
	flat_load_dword v21, v[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v22, v20
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_207
; %bb.206:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[14:15]
	flat_load_dword v20, v[16:17]
.LBB0_207:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[14:15], v21
	flat_store_dword v[16:17], v20
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[12:13], v20 wg rel
	;;#ASMEND
	buffer_load_dword v20, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_211
; %bb.208:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_209:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_209
; %bb.210:
	s_or_b64 exec, exec, s[12:13]
.LBB0_211:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_215
; %bb.212:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_213:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_213
; %bb.214:
	s_or_b64 exec, exec, s[12:13]
.LBB0_215:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v20, v[8:9]
	flat_load_dword v22, v[10:11]
	flat_load_dword v21, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v20, v22
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_217
; %bb.216:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[2:3]
	flat_load_dword v20, v[8:9]
.LBB0_217:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[2:3], v21
	flat_store_dword v[8:9], v20
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_219
; %bb.218:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel
	;;#ASMEND
.LBB0_219:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_221
; %bb.220:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel remote
	;;#ASMEND
.LBB0_221:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
                                        ; implicit-def: $sgpr12_sgpr13
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_223
.LBB0_222:                              ;   in Loop: Header=BB0_223 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_225
.LBB0_223:                              ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_222
; %bb.224:                              ;   in Loop: Header=BB0_223 Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	s_andn2_b64 s[12:13], s[12:13], exec
	s_branch .LBB0_222
.LBB0_225:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dword v22, v[18:19]
	flat_load_dword v20, v[16:17]
	flat_load_dword v21, v[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v22, v20
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_227
; %bb.226:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[14:15]
	flat_load_dword v20, v[16:17]
.LBB0_227:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[14:15], v21
	flat_store_dword v[16:17], v20
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[12:13], v20 wg rel
	;;#ASMEND
	buffer_load_dword v20, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_231
; %bb.228:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_229:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_229
; %bb.230:
	s_or_b64 exec, exec, s[12:13]
.LBB0_231:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_235
; %bb.232:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_233:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_233
; %bb.234:
	s_or_b64 exec, exec, s[12:13]
.LBB0_235:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v20, v[8:9]
	flat_load_dword v22, v[10:11]
	flat_load_dword v21, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v20, v22
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_237
; %bb.236:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[2:3]
	flat_load_dword v20, v[8:9]
.LBB0_237:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[2:3], v21
	flat_store_dword v[8:9], v20
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_239
; %bb.238:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel
	;;#ASMEND
.LBB0_239:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_241
; %bb.240:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel remote
	;;#ASMEND
.LBB0_241:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
                                        ; implicit-def: $sgpr12_sgpr13
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_243
.LBB0_242:                              ;   in Loop: Header=BB0_243 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_245
.LBB0_243:                              ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_242
; %bb.244:                              ;   in Loop: Header=BB0_243 Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	s_andn2_b64 s[12:13], s[12:13], exec
	s_branch .LBB0_242
.LBB0_245:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dword v22, v[18:19]
	flat_load_dword v20, v[16:17]
	flat_load_dword v21, v[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v22, v20
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_247
; %bb.246:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[14:15]
	flat_load_dword v20, v[16:17]
.LBB0_247:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[14:15], v21
	flat_store_dword v[16:17], v20
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[12:13], v20 wg rel
	;;#ASMEND
	buffer_load_dword v20, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_251
; %bb.248:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_249:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_249
; %bb.250:
	s_or_b64 exec, exec, s[12:13]
.LBB0_251:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_255
; %bb.252:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_253:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_253
; %bb.254:
	s_or_b64 exec, exec, s[12:13]
.LBB0_255:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v20, v[8:9]
	flat_load_dword v22, v[10:11]
	flat_load_dword v21, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v20, v22
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_257
; %bb.256:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[2:3]
	flat_load_dword v20, v[8:9]
.LBB0_257:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[2:3], v21
	flat_store_dword v[8:9], v20
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_259
; %bb.258:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel
	;;#ASMEND
.LBB0_259:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_261
; %bb.260:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel remote
	;;#ASMEND
.LBB0_261:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
                                        ; implicit-def: $sgpr12_sgpr13
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_263
.LBB0_262:                              ;   in Loop: Header=BB0_263 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_265
.LBB0_263:                              ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_262
; %bb.264:                              ;   in Loop: Header=BB0_263 Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	s_andn2_b64 s[12:13], s[12:13], exec
	s_branch .LBB0_262
.LBB0_265:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dword v22, v[18:19]
	flat_load_dword v20, v[16:17]
	flat_load_dword v21, v[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v22, v20
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_267
; %bb.266:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[14:15]
	flat_load_dword v20, v[16:17]
.LBB0_267:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[14:15], v21
	flat_store_dword v[16:17], v20
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[12:13], v20 wg rel
	;;#ASMEND
	buffer_load_dword v20, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_271
; %bb.268:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_269:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_269
; %bb.270:
	s_or_b64 exec, exec, s[12:13]
.LBB0_271:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_275
; %bb.272:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_273:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_273
; %bb.274:
	s_or_b64 exec, exec, s[12:13]
.LBB0_275:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v20, v[8:9]
	flat_load_dword v22, v[10:11]
	flat_load_dword v21, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v20, v22
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_277
; %bb.276:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[2:3]
	flat_load_dword v20, v[8:9]
.LBB0_277:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[2:3], v21
	flat_store_dword v[8:9], v20
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_279
; %bb.278:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel
	;;#ASMEND
.LBB0_279:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_281
; %bb.280:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel remote
	;;#ASMEND
.LBB0_281:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
                                        ; implicit-def: $sgpr12_sgpr13
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_283
.LBB0_282:                              ;   in Loop: Header=BB0_283 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_285
.LBB0_283:                              ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_282
; %bb.284:                              ;   in Loop: Header=BB0_283 Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	s_andn2_b64 s[12:13], s[12:13], exec
	s_branch .LBB0_282
.LBB0_285:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dword v22, v[18:19]
	flat_load_dword v20, v[16:17]
	flat_load_dword v21, v[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v22, v20
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_287
; %bb.286:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[14:15]
	flat_load_dword v20, v[16:17]
.LBB0_287:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[14:15], v21
	flat_store_dword v[16:17], v20
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[12:13], v20 wg rel
	;;#ASMEND
	buffer_load_dword v20, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_291
; %bb.288:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_289:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_289
; %bb.290:
	s_or_b64 exec, exec, s[12:13]
.LBB0_291:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_295
; %bb.292:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_293:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_293
; %bb.294:
	s_or_b64 exec, exec, s[12:13]
.LBB0_295:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v20, v[8:9]
	flat_load_dword v22, v[10:11]
	flat_load_dword v21, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v20, v22
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_297
; %bb.296:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[2:3]
	flat_load_dword v20, v[8:9]
.LBB0_297:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[2:3], v21
	flat_store_dword v[8:9], v20
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_299
; %bb.298:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel
	;;#ASMEND
.LBB0_299:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_301
; %bb.300:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel remote
	;;#ASMEND
.LBB0_301:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
                                        ; implicit-def: $sgpr12_sgpr13
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_303
.LBB0_302:                              ;   in Loop: Header=BB0_303 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_305
.LBB0_303:                              ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_302
; %bb.304:                              ;   in Loop: Header=BB0_303 Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	s_andn2_b64 s[12:13], s[12:13], exec
	s_branch .LBB0_302
.LBB0_305:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dword v22, v[18:19]
	flat_load_dword v20, v[16:17]
	flat_load_dword v21, v[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v22, v20
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_307
; %bb.306:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[14:15]
	flat_load_dword v20, v[16:17]
.LBB0_307:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[14:15], v21
	flat_store_dword v[16:17], v20
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[12:13], v20 wg rel
	;;#ASMEND
	buffer_load_dword v20, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_311
; %bb.308:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_309:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_309
; %bb.310:
	s_or_b64 exec, exec, s[12:13]
.LBB0_311:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_315
; %bb.312:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_313:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_313
; %bb.314:
	s_or_b64 exec, exec, s[12:13]
.LBB0_315:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v20, v[8:9]
	flat_load_dword v22, v[10:11]
	flat_load_dword v21, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v20, v22
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_317
; %bb.316:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[2:3]
	flat_load_dword v20, v[8:9]
.LBB0_317:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[2:3], v21
	flat_store_dword v[8:9], v20
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_319
; %bb.318:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel
	;;#ASMEND
.LBB0_319:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_321
; %bb.320:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel remote
	;;#ASMEND
.LBB0_321:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
                                        ; implicit-def: $sgpr12_sgpr13
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_323
.LBB0_322:                              ;   in Loop: Header=BB0_323 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_325
.LBB0_323:                              ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_322
; %bb.324:                              ;   in Loop: Header=BB0_323 Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	s_andn2_b64 s[12:13], s[12:13], exec
	s_branch .LBB0_322
.LBB0_325:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dword v22, v[18:19]
	flat_load_dword v20, v[16:17]
	flat_load_dword v21, v[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v22, v20
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_327
; %bb.326:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[14:15]
	flat_load_dword v20, v[16:17]
.LBB0_327:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[14:15], v21
	flat_store_dword v[16:17], v20
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[12:13], v20 wg rel
	;;#ASMEND
	buffer_load_dword v20, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_331
; %bb.328:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_329:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_329
; %bb.330:
	s_or_b64 exec, exec, s[12:13]
.LBB0_331:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_335
; %bb.332:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_333:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_333
; %bb.334:
	s_or_b64 exec, exec, s[12:13]
.LBB0_335:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v20, v[8:9]
	flat_load_dword v22, v[10:11]
	flat_load_dword v21, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v20, v22
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_337
; %bb.336:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[2:3]
	flat_load_dword v20, v[8:9]
.LBB0_337:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[2:3], v21
	flat_store_dword v[8:9], v20
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_339
; %bb.338:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel
	;;#ASMEND
.LBB0_339:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_341
; %bb.340:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel remote
	;;#ASMEND
.LBB0_341:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
                                        ; implicit-def: $sgpr12_sgpr13
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_343
.LBB0_342:                              ;   in Loop: Header=BB0_343 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_345
.LBB0_343:                              ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_342
; %bb.344:                              ;   in Loop: Header=BB0_343 Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	s_andn2_b64 s[12:13], s[12:13], exec
	s_branch .LBB0_342
.LBB0_345:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dword v22, v[18:19]
	flat_load_dword v20, v[16:17]
	flat_load_dword v21, v[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v22, v20
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_347
; %bb.346:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[14:15]
	flat_load_dword v20, v[16:17]
.LBB0_347:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[14:15], v21
	flat_store_dword v[16:17], v20
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[12:13], v20 wg rel
	;;#ASMEND
	buffer_load_dword v20, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_351
; %bb.348:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_349:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_349
; %bb.350:
	s_or_b64 exec, exec, s[12:13]
.LBB0_351:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_355
; %bb.352:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_353:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_353
; %bb.354:
	s_or_b64 exec, exec, s[12:13]
.LBB0_355:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v20, v[8:9]
	flat_load_dword v22, v[10:11]
	flat_load_dword v21, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v20, v22
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_357
; %bb.356:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[2:3]
	flat_load_dword v20, v[8:9]
.LBB0_357:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[2:3], v21
	flat_store_dword v[8:9], v20
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_359
; %bb.358:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel
	;;#ASMEND
.LBB0_359:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_361
; %bb.360:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel remote
	;;#ASMEND
.LBB0_361:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
                                        ; implicit-def: $sgpr12_sgpr13
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_363
.LBB0_362:                              ;   in Loop: Header=BB0_363 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_365
.LBB0_363:                              ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_362
; %bb.364:                              ;   in Loop: Header=BB0_363 Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	s_andn2_b64 s[12:13], s[12:13], exec
	s_branch .LBB0_362
.LBB0_365:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dword v22, v[18:19]
	flat_load_dword v20, v[16:17]
	flat_load_dword v21, v[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v22, v20
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_367
; %bb.366:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[14:15]
	flat_load_dword v20, v[16:17]
.LBB0_367:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[14:15], v21
	flat_store_dword v[16:17], v20
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[12:13], v20 wg rel
	;;#ASMEND
	buffer_load_dword v20, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_371
; %bb.368:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_369:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_369
; %bb.370:
	s_or_b64 exec, exec, s[12:13]
.LBB0_371:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_375
; %bb.372:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_373:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_373
; %bb.374:
	s_or_b64 exec, exec, s[12:13]
.LBB0_375:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v20, v[8:9]
	flat_load_dword v22, v[10:11]
	flat_load_dword v21, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v20, v22
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_377
; %bb.376:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[2:3]
	flat_load_dword v20, v[8:9]
.LBB0_377:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[2:3], v21
	flat_store_dword v[8:9], v20
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_379
; %bb.378:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel
	;;#ASMEND
.LBB0_379:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_381
; %bb.380:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel remote
	;;#ASMEND
.LBB0_381:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
                                        ; implicit-def: $sgpr12_sgpr13
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_383
.LBB0_382:                              ;   in Loop: Header=BB0_383 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_385
.LBB0_383:                              ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_382
; %bb.384:                              ;   in Loop: Header=BB0_383 Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	s_andn2_b64 s[12:13], s[12:13], exec
	s_branch .LBB0_382
.LBB0_385:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dword v22, v[18:19]
	flat_load_dword v20, v[16:17]
	flat_load_dword v21, v[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v22, v20
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_387
; %bb.386:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[14:15]
	flat_load_dword v20, v[16:17]
.LBB0_387:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[14:15], v21
	flat_store_dword v[16:17], v20
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[12:13], v20 wg rel
	;;#ASMEND
	buffer_load_dword v20, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_391
; %bb.388:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_389:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_389
; %bb.390:
	s_or_b64 exec, exec, s[12:13]
.LBB0_391:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_395
; %bb.392:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_393:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_393
; %bb.394:
	s_or_b64 exec, exec, s[12:13]
.LBB0_395:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v20, v[8:9]
	flat_load_dword v22, v[10:11]
	flat_load_dword v21, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v20, v22
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_397
; %bb.396:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[2:3]
	flat_load_dword v20, v[8:9]
.LBB0_397:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[2:3], v21
	flat_store_dword v[8:9], v20
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_399
; %bb.398:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel
	;;#ASMEND
.LBB0_399:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_401
; %bb.400:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel remote
	;;#ASMEND
.LBB0_401:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
                                        ; implicit-def: $sgpr12_sgpr13
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_403
.LBB0_402:                              ;   in Loop: Header=BB0_403 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_405
.LBB0_403:                              ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_402
; %bb.404:                              ;   in Loop: Header=BB0_403 Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	s_andn2_b64 s[12:13], s[12:13], exec
	s_branch .LBB0_402
.LBB0_405:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dword v22, v[18:19]
	flat_load_dword v20, v[16:17]
	flat_load_dword v21, v[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v22, v20
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_407
; %bb.406:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[14:15]
	flat_load_dword v20, v[16:17]
.LBB0_407:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[14:15], v21
	flat_store_dword v[16:17], v20
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[12:13], v20 wg rel
	;;#ASMEND
	buffer_load_dword v20, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_411
; %bb.408:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_409:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_409
; %bb.410:
	s_or_b64 exec, exec, s[12:13]
.LBB0_411:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_415
; %bb.412:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_413:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_413
; %bb.414:
	s_or_b64 exec, exec, s[12:13]
.LBB0_415:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v20, v[8:9]
	flat_load_dword v22, v[10:11]
	flat_load_dword v21, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v20, v22
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_417
; %bb.416:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[2:3]
	flat_load_dword v20, v[8:9]
.LBB0_417:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[2:3], v21
	flat_store_dword v[8:9], v20
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_419
; %bb.418:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel
	;;#ASMEND
.LBB0_419:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_421
; %bb.420:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel remote
	;;#ASMEND
.LBB0_421:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
                                        ; implicit-def: $sgpr12_sgpr13
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_423
.LBB0_422:                              ;   in Loop: Header=BB0_423 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_425
.LBB0_423:                              ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_422
; %bb.424:                              ;   in Loop: Header=BB0_423 Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	s_andn2_b64 s[12:13], s[12:13], exec
	s_branch .LBB0_422
.LBB0_425:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dword v22, v[18:19]
	flat_load_dword v20, v[16:17]
	flat_load_dword v21, v[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v22, v20
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_427
; %bb.426:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[14:15]
	flat_load_dword v20, v[16:17]
.LBB0_427:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[14:15], v21
	flat_store_dword v[16:17], v20
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[12:13], v20 wg rel
	;;#ASMEND
	buffer_load_dword v20, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_431
; %bb.428:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_429:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_429
; %bb.430:
	s_or_b64 exec, exec, s[12:13]
.LBB0_431:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_435
; %bb.432:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_433:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_433
; %bb.434:
	s_or_b64 exec, exec, s[12:13]
.LBB0_435:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v20, v[8:9]
	flat_load_dword v22, v[10:11]
	flat_load_dword v21, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v20, v22
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_437
; %bb.436:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[2:3]
	flat_load_dword v20, v[8:9]
.LBB0_437:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[2:3], v21
	flat_store_dword v[8:9], v20
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_439
; %bb.438:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel
	;;#ASMEND
.LBB0_439:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_441
; %bb.440:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel remote
	;;#ASMEND
.LBB0_441:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
                                        ; implicit-def: $sgpr12_sgpr13
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_443
.LBB0_442:                              ;   in Loop: Header=BB0_443 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_445
.LBB0_443:                              ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_442
; %bb.444:                              ;   in Loop: Header=BB0_443 Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	s_andn2_b64 s[12:13], s[12:13], exec
	s_branch .LBB0_442
.LBB0_445:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dword v22, v[18:19]
	flat_load_dword v20, v[16:17]
	flat_load_dword v21, v[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v22, v20
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_447
; %bb.446:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[14:15]
	flat_load_dword v20, v[16:17]
.LBB0_447:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[14:15], v21
	flat_store_dword v[16:17], v20
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[12:13], v20 wg rel
	;;#ASMEND
	buffer_load_dword v20, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_451
; %bb.448:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_449:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_449
; %bb.450:
	s_or_b64 exec, exec, s[12:13]
.LBB0_451:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_455
; %bb.452:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_453:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_453
; %bb.454:
	s_or_b64 exec, exec, s[12:13]
.LBB0_455:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v20, v[8:9]
	flat_load_dword v22, v[10:11]
	flat_load_dword v21, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, vcc, v20, v22
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v21, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_457
; %bb.456:
	flat_load_dword v20, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[4:5], v20
	flat_load_dword v21, v[2:3]
	flat_load_dword v20, v[8:9]
.LBB0_457:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v21, vcc, 1, v21
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	flat_store_dword v[2:3], v21
	flat_store_dword v[8:9], v20
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_459
; %bb.458:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel
	;;#ASMEND
.LBB0_459:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_461
; %bb.460:
	v_mov_b32_e32 v20, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v20 agent rel remote
	;;#ASMEND
.LBB0_461:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
                                        ; implicit-def: $sgpr12_sgpr13
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_463
.LBB0_462:                              ;   in Loop: Header=BB0_463 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_465
.LBB0_463:                              ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	;;#ASMEND
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_462
; %bb.464:                              ;   in Loop: Header=BB0_463 Depth=1
	v_mov_b32_e32 v23, v21
	;;#ASMSTART
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	s_andn2_b64 s[12:13], s[12:13], exec
	s_branch .LBB0_462
.LBB0_465:
	s_or_b64 exec, exec, s[10:11]
	flat_load_dword v20, v[18:19]
	flat_load_dword v18, v[16:17]
	flat_load_dword v19, v[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v20, vcc, v20, v18
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v19, v20
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_467
; %bb.466:
	flat_load_dword v18, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v18, vcc, 1, v18
	flat_store_dword v[4:5], v18
	flat_load_dword v19, v[14:15]
	flat_load_dword v18, v[16:17]
.LBB0_467:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v19, vcc, 1, v19
	flat_store_dword v[14:15], v19
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v14, vcc, 1, v18
	flat_store_dword v[16:17], v14
	v_mov_b32_e32 v14, 0
	;;#ASMSTART
	onward_sync_store v[12:13], v14 wg rel
	;;#ASMEND
	buffer_load_dword v12, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v12, vcc, 1, v12
	buffer_store_dword v12, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_471
; %bb.468:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, 1
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, -1
.LBB0_469:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v15, v13
	;;#ASMSTART
	onward_wait_cmpswap v16, v[0:1], v[12:13], v[14:15] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v16
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_469
; %bb.470:
	s_or_b64 exec, exec, s[12:13]
.LBB0_471:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_475
; %bb.472:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, 1
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, -1
.LBB0_473:                              ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v15, v13
	;;#ASMSTART
	onward_wait_cmpswap v16, v[0:1], v[12:13], v[14:15] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	;;#ASMEND
	v_cmp_eq_u32_e32 vcc, 0, v16
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_473
; %bb.474:
	s_or_b64 exec, exec, s[12:13]
.LBB0_475:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_load_dword v12, v[8:9]
	flat_load_dword v11, v[10:11]
	flat_load_dword v10, v[2:3]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v11, vcc, v12, v11
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v10, v11
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_477
; %bb.476:
	flat_load_dword v10, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v10, vcc, 1, v10
	flat_store_dword v[4:5], v10
	flat_load_dword v10, v[2:3]
	flat_load_dword v12, v[8:9]
.LBB0_477:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v4, vcc, 1, v10
	flat_store_dword v[2:3], v4
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v2, vcc, 1, v12
	flat_store_dword v[8:9], v2
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[4:5], exec, s[10:11]
	s_cbranch_execz .LBB0_479
; %bb.478:
	v_mov_b32_e32 v2, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v2 agent rel
	;;#ASMEND
                                        ; implicit-def: $vgpr0_vgpr1
.LBB0_479:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_481
; %bb.480:
	v_mov_b32_e32 v2, 0
	;;#ASMSTART
	onward_sync_store v[0:1], v2 agent rel remote
	;;#ASMEND
.LBB0_481:
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	s_movk_i32 s4, 0x64
	v_mov_b32_e32 v2, s9
	v_add_u32_e32 v0, vcc, 1, v0
	buffer_store_dword v0, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v1, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v0, s4
	v_add_u32_e32 v3, vcc, v0, v1
	v_add_u32_e32 v0, vcc, s8, v6
	v_addc_u32_e32 v1, vcc, v7, v2, vcc
	flat_store_dword v[0:1], v3
.LBB0_482:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	work, .Lfunc_end0-work
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 15164
; NumSgprs: 35
; NumVgprs: 32
; ScratchSize: 12
; MemoryBound: 0
	.text
	.protected	sleeping                ; -- Begin function sleeping
	.globl	sleeping
	.p2align	8
	.type	sleeping,@function
sleeping:                               ; @sleeping
; %bb.0:
	s_add_i32 s6, s6, s9
	s_lshr_b32 flat_scratch_hi, s6, 8
	s_load_dwordx8 s[16:23], s[4:5], 0x0
	s_load_dword s6, s[4:5], 0x20
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_mov_b32 s12, s8
	v_mov_b32_e32 v31, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s16
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v3, s19
	v_mov_b32_e32 v4, s20
	v_mov_b32_e32 v5, s21
	v_mov_b32_e32 v6, s22
	v_mov_b32_e32 v7, s23
	v_mov_b32_e32 v8, s6
	v_mov_b32_e32 v9, 1
	s_mov_b32 s32, 0
	s_mov_b32 flat_scratch_lo, s7
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, work@rel32@lo+4
	s_addc_u32 s5, s5, work@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel sleeping
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 12
		.amdhsa_kernarg_size 36
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
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
		.amdhsa_next_free_vgpr 32
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
	.size	sleeping, .Lfunc_end1-sleeping
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 112
; NumSgprs: 39
; NumVgprs: 32
; ScratchSize: 12
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 39
; NumVGPRsForWavesPerEU: 32
; Occupancy: 8
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	forgetful               ; -- Begin function forgetful
	.globl	forgetful
	.p2align	8
	.type	forgetful,@function
forgetful:                              ; @forgetful
; %bb.0:
	s_add_i32 s6, s6, s9
	s_lshr_b32 flat_scratch_hi, s6, 8
	s_load_dwordx8 s[16:23], s[4:5], 0x0
	s_load_dword s6, s[4:5], 0x20
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_mov_b32 s12, s8
	v_mov_b32_e32 v31, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s16
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v3, s19
	v_mov_b32_e32 v4, s20
	v_mov_b32_e32 v5, s21
	v_mov_b32_e32 v6, s22
	v_mov_b32_e32 v7, s23
	v_mov_b32_e32 v8, s6
	v_mov_b32_e32 v9, 0
	s_mov_b32 s32, 0
	s_mov_b32 flat_scratch_lo, s7
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, work@rel32@lo+4
	s_addc_u32 s5, s5, work@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel forgetful
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 12
		.amdhsa_kernarg_size 36
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
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
		.amdhsa_next_free_vgpr 32
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
.Lfunc_end2:
	.size	forgetful, .Lfunc_end2-forgetful
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 112
; NumSgprs: 39
; NumVgprs: 32
; ScratchSize: 12
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 39
; NumVGPRsForWavesPerEU: 32
; Occupancy: 8
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
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
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           sleeping
    .private_segment_fixed_size: 12
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         sleeping.kd
    .vgpr_count:     32
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           forgetful
    .private_segment_fixed_size: 12
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         forgetful.kd
    .vgpr_count:     32
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
