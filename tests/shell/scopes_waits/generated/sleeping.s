	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.p2align	2
	.type	work,@function
work:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_and_b32_e32 v9, 1, v9
	v_cmp_eq_u32_e32 vcc, 1, v9
	v_and_b32_e32 v9, 0x3ff, v31
	s_mov_b32 s9, 0
	v_cmp_eq_u32_e64 s[4:5], 0, v9
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_482
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
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_5
.LBB0_3:
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_2
	v_mov_b32_e32 v23, v21
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
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
	onward_sync_store v[12:13], v20 wg rel
	buffer_load_dword v20, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_11
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_9:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_9
	s_or_b64 exec, exec, s[12:13]
.LBB0_11:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_15
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_13:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_13
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
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel
.LBB0_19:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_21
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel remote
.LBB0_21:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_23
.LBB0_22:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_25
.LBB0_23:
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_22
	v_mov_b32_e32 v23, v21
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
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
	onward_sync_store v[12:13], v20 wg rel
	buffer_load_dword v20, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_31
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_29:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_29
	s_or_b64 exec, exec, s[12:13]
.LBB0_31:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_35
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_33:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_33
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
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel
.LBB0_39:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_41
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel remote
.LBB0_41:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_43
.LBB0_42:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_45
.LBB0_43:
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_42
	v_mov_b32_e32 v23, v21
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
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
	onward_sync_store v[12:13], v20 wg rel
	buffer_load_dword v20, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_51
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_49:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_49
	s_or_b64 exec, exec, s[12:13]
.LBB0_51:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_55
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_53:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_53
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
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel
.LBB0_59:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_61
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel remote
.LBB0_61:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_63
.LBB0_62:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_65
.LBB0_63:
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_62
	v_mov_b32_e32 v23, v21
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
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
	onward_sync_store v[12:13], v20 wg rel
	buffer_load_dword v20, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_71
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_69:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_69
	s_or_b64 exec, exec, s[12:13]
.LBB0_71:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_75
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_73:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_73
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
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel
.LBB0_79:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_81
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel remote
.LBB0_81:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_83
.LBB0_82:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_85
.LBB0_83:
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_82
	v_mov_b32_e32 v23, v21
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
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
	onward_sync_store v[12:13], v20 wg rel
	buffer_load_dword v20, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_91
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_89:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_89
	s_or_b64 exec, exec, s[12:13]
.LBB0_91:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_95
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_93:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_93
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
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel
.LBB0_99:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_101
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel remote
.LBB0_101:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_103
.LBB0_102:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_105
.LBB0_103:
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_102
	v_mov_b32_e32 v23, v21
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
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
	onward_sync_store v[12:13], v20 wg rel
	buffer_load_dword v20, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_111
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_109:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_109
	s_or_b64 exec, exec, s[12:13]
.LBB0_111:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_115
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_113:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_113
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
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel
.LBB0_119:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_121
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel remote
.LBB0_121:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_123
.LBB0_122:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_125
.LBB0_123:
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_122
	v_mov_b32_e32 v23, v21
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
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
	onward_sync_store v[12:13], v20 wg rel
	buffer_load_dword v20, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_131
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_129:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_129
	s_or_b64 exec, exec, s[12:13]
.LBB0_131:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_135
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_133:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_133
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
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel
.LBB0_139:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_141
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel remote
.LBB0_141:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_143
.LBB0_142:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_145
.LBB0_143:
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_142
	v_mov_b32_e32 v23, v21
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
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
	onward_sync_store v[12:13], v20 wg rel
	buffer_load_dword v20, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_151
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_149:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_149
	s_or_b64 exec, exec, s[12:13]
.LBB0_151:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_155
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_153:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_153
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
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel
.LBB0_159:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_161
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel remote
.LBB0_161:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_163
.LBB0_162:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_165
.LBB0_163:
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_162
	v_mov_b32_e32 v23, v21
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
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
	onward_sync_store v[12:13], v20 wg rel
	buffer_load_dword v20, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_171
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_169:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_169
	s_or_b64 exec, exec, s[12:13]
.LBB0_171:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_175
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_173:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_173
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
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel
.LBB0_179:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_181
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel remote
.LBB0_181:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_183
.LBB0_182:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_185
.LBB0_183:
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_182
	v_mov_b32_e32 v23, v21
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
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
	onward_sync_store v[12:13], v20 wg rel
	buffer_load_dword v20, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_191
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_189:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_189
	s_or_b64 exec, exec, s[12:13]
.LBB0_191:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_195
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_193:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_193
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
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel
.LBB0_199:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_201
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel remote
.LBB0_201:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_203
.LBB0_202:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_205
.LBB0_203:
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_202
	v_mov_b32_e32 v23, v21
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
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
	onward_sync_store v[12:13], v20 wg rel
	buffer_load_dword v20, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_211
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_209:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_209
	s_or_b64 exec, exec, s[12:13]
.LBB0_211:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_215
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_213:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_213
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
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel
.LBB0_219:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_221
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel remote
.LBB0_221:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_223
.LBB0_222:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_225
.LBB0_223:
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_222
	v_mov_b32_e32 v23, v21
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
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
	onward_sync_store v[12:13], v20 wg rel
	buffer_load_dword v20, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_231
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_229:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_229
	s_or_b64 exec, exec, s[12:13]
.LBB0_231:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_235
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_233:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_233
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
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel
.LBB0_239:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_241
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel remote
.LBB0_241:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_243
.LBB0_242:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_245
.LBB0_243:
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_242
	v_mov_b32_e32 v23, v21
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
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
	onward_sync_store v[12:13], v20 wg rel
	buffer_load_dword v20, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_251
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_249:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_249
	s_or_b64 exec, exec, s[12:13]
.LBB0_251:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_255
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_253:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_253
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
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel
.LBB0_259:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_261
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel remote
.LBB0_261:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_263
.LBB0_262:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_265
.LBB0_263:
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_262
	v_mov_b32_e32 v23, v21
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
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
	onward_sync_store v[12:13], v20 wg rel
	buffer_load_dword v20, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_271
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_269:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_269
	s_or_b64 exec, exec, s[12:13]
.LBB0_271:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_275
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_273:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_273
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
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel
.LBB0_279:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_281
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel remote
.LBB0_281:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_283
.LBB0_282:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_285
.LBB0_283:
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_282
	v_mov_b32_e32 v23, v21
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
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
	onward_sync_store v[12:13], v20 wg rel
	buffer_load_dword v20, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_291
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_289:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_289
	s_or_b64 exec, exec, s[12:13]
.LBB0_291:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_295
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_293:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_293
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
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel
.LBB0_299:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_301
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel remote
.LBB0_301:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_303
.LBB0_302:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_305
.LBB0_303:
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_302
	v_mov_b32_e32 v23, v21
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
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
	onward_sync_store v[12:13], v20 wg rel
	buffer_load_dword v20, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_311
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_309:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_309
	s_or_b64 exec, exec, s[12:13]
.LBB0_311:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_315
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_313:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_313
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
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel
.LBB0_319:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_321
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel remote
.LBB0_321:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_323
.LBB0_322:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_325
.LBB0_323:
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_322
	v_mov_b32_e32 v23, v21
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
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
	onward_sync_store v[12:13], v20 wg rel
	buffer_load_dword v20, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_331
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_329:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_329
	s_or_b64 exec, exec, s[12:13]
.LBB0_331:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_335
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_333:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_333
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
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel
.LBB0_339:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_341
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel remote
.LBB0_341:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_343
.LBB0_342:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_345
.LBB0_343:
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_342
	v_mov_b32_e32 v23, v21
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
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
	onward_sync_store v[12:13], v20 wg rel
	buffer_load_dword v20, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_351
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_349:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_349
	s_or_b64 exec, exec, s[12:13]
.LBB0_351:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_355
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_353:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_353
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
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel
.LBB0_359:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_361
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel remote
.LBB0_361:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_363
.LBB0_362:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_365
.LBB0_363:
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_362
	v_mov_b32_e32 v23, v21
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
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
	onward_sync_store v[12:13], v20 wg rel
	buffer_load_dword v20, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_371
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_369:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_369
	s_or_b64 exec, exec, s[12:13]
.LBB0_371:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_375
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_373:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_373
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
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel
.LBB0_379:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_381
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel remote
.LBB0_381:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_383
.LBB0_382:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_385
.LBB0_383:
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_382
	v_mov_b32_e32 v23, v21
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
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
	onward_sync_store v[12:13], v20 wg rel
	buffer_load_dword v20, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_391
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_389:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_389
	s_or_b64 exec, exec, s[12:13]
.LBB0_391:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_395
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_393:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_393
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
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel
.LBB0_399:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_401
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel remote
.LBB0_401:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_403
.LBB0_402:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_405
.LBB0_403:
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_402
	v_mov_b32_e32 v23, v21
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
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
	onward_sync_store v[12:13], v20 wg rel
	buffer_load_dword v20, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_411
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_409:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_409
	s_or_b64 exec, exec, s[12:13]
.LBB0_411:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_415
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_413:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_413
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
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel
.LBB0_419:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_421
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel remote
.LBB0_421:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_423
.LBB0_422:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_425
.LBB0_423:
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_422
	v_mov_b32_e32 v23, v21
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
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
	onward_sync_store v[12:13], v20 wg rel
	buffer_load_dword v20, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_431
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_429:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_429
	s_or_b64 exec, exec, s[12:13]
.LBB0_431:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_435
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_433:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_433
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
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel
.LBB0_439:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_441
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel remote
.LBB0_441:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_443
.LBB0_442:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_445
.LBB0_443:
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_442
	v_mov_b32_e32 v23, v21
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
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
	onward_sync_store v[12:13], v20 wg rel
	buffer_load_dword v20, off, s[0:3], s32 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, vcc, 1, v20
	buffer_store_dword v20, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_451
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_449:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_449
	s_or_b64 exec, exec, s[12:13]
.LBB0_451:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_455
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, -1
.LBB0_453:
	v_mov_b32_e32 v23, v21
	onward_wait_cmpswap v24, v[0:1], v[20:21], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_453
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
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel
.LBB0_459:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_461
	v_mov_b32_e32 v20, 0
	onward_sync_store v[0:1], v20 agent rel remote
.LBB0_461:
	s_or_b64 exec, exec, s[10:11]
	buffer_load_dword v22, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v20, 1
	v_mov_b32_e32 v21, 0
	v_add_u32_e32 v22, vcc, 1, v22
	buffer_store_dword v22, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, -1
	s_branch .LBB0_463
.LBB0_462:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_465
.LBB0_463:
	onward_sync_cmpswap v23, v[12:13], v[20:21] wg acq
	v_cmp_ne_u32_e32 vcc, 0, v23
	s_or_b64 s[12:13], s[12:13], exec
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_462
	v_mov_b32_e32 v23, v21
	onward_wait_load v24, v[12:13], v[22:23] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
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
	onward_sync_store v[12:13], v14 wg rel
	buffer_load_dword v12, off, s[0:3], s32 offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v12, vcc, 1, v12
	buffer_store_dword v12, off, s[0:3], s32 offset:4
	s_waitcnt vmcnt(0)
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_471
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, 1
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, -1
.LBB0_469:
	v_mov_b32_e32 v15, v13
	onward_wait_cmpswap v16, v[0:1], v[12:13], v[14:15] eq
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v16
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_469
	s_or_b64 exec, exec, s[12:13]
.LBB0_471:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_475
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, 1
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, -1
.LBB0_473:
	v_mov_b32_e32 v15, v13
	onward_wait_cmpswap v16, v[0:1], v[12:13], v[14:15] eq remote
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v16
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_473
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
	v_mov_b32_e32 v2, 0
	onward_sync_store v[0:1], v2 agent rel
.LBB0_479:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_481
	v_mov_b32_e32 v2, 0
	onward_sync_store v[0:1], v2 agent rel remote
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
	.section	.AMDGPU.csdata
	.text
	.protected	sleeping
	.globl	sleeping
	.p2align	8
	.type	sleeping,@function
sleeping:
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
	.section	.AMDGPU.csdata
	.text
	.protected	forgetful
	.globl	forgetful
	.p2align	8
	.type	forgetful,@function
forgetful:
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
