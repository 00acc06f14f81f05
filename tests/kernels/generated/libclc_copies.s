	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	libclc_copies
	.globl	libclc_copies
	.p2align	8
	.type	libclc_copies,@function
libclc_copies:
	s_load_dword s12, s[4:5], 0x4
	s_load_dwordx4 s[8:11], s[6:7], 0x0
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v14, v0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s12, 0xffff
	s_mov_b32 s3, 0
	s_mov_b64 s[6:7], 0
	s_movk_i32 s13, 0x31f
	v_mov_b32_e32 v4, v0
.LBB0_1:
	v_mul_lo_u16_e32 v8, 7, v4
	v_mov_b32_e32 v7, s9
	v_mov_b32_e32 v9, s3
	v_add_u32_e32 v6, vcc, s8, v4
	v_add_u32_e64 v4, s[0:1], s2, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	v_addc_u32_e64 v5, vcc, v5, v9, s[0:1]
	v_cmp_lt_u32_e32 vcc, s13, v4
	s_or_b64 s[6:7], vcc, s[6:7]
	flat_store_byte v[6:7], v8
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_1
	s_or_b64 exec, exec, s[6:7]
	s_lshr_b32 s16, s12, 16
	s_mov_b32 s6, 0xffff
	v_mad_u32_u24 v15, s16, v2, v3
	s_and_b32 s18, s12, s6
	v_mad_u64_u32 v[4:5], s[0:1], v15, s18, v[0:1]
	s_mul_i32 s17, s18, s16
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_u64_e64 s[0:1], 40, v[4:5]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_5
	s_load_dword s7, s[4:5], 0x8
	v_mul_lo_u32 v8, v15, s18
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v10, s9
	v_mov_b32_e32 v13, v5
	s_waitcnt lgkmcnt(0)
	s_and_b32 s12, s7, s6
	v_mad_u64_u32 v[6:7], s[6:7], s12, v1, 0
	v_add_u32_e32 v1, vcc, v0, v8
	v_lshlrev_b64 v[8:9], 2, v[4:5]
	s_mul_i32 s6, s17, s12
	v_add_u32_e32 v8, vcc, s8, v8
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_lshlrev_b64 v[10:11], 2, v[6:7]
	v_lshlrev_b32_e32 v1, 2, v1
	s_lshl_b32 s12, s6, 2
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v12, v4
.LBB0_4:
	flat_load_dword v16, v[8:9]
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v11, vcc
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_or_b64 s[6:7], vcc, s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v16
	v_add_u32_e32 v1, vcc, s12, v1
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_4
.LBB0_5:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_8
	s_load_dword s6, s[4:5], 0x8
	v_mov_b32_e32 v1, s17
	v_lshlrev_b64 v[8:9], 2, v[4:5]
	v_mov_b32_e32 v10, s11
	v_add_u32_e32 v8, vcc, s10, v8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s12, s6, 0xffff
	v_mad_u64_u32 v[6:7], s[6:7], s12, v1, 0
	v_mul_lo_u32 v1, v15, s18
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_lshlrev_b64 v[10:11], 2, v[6:7]
	v_add_u32_e32 v1, vcc, v0, v1
	s_mul_i32 s6, s17, s12
	v_mov_b32_e32 v13, v5
	v_lshlrev_b32_e32 v1, 2, v1
	s_lshl_b32 s12, s6, 2
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v12, v4
.LBB0_7:
	ds_read_b32 v16, v1
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v1, vcc, s12, v1
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[8:9], v16
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v11, vcc
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_7
.LBB0_8:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_11
	s_load_dword s6, s[4:5], 0x8
	v_mov_b32_e32 v1, s17
	v_lshlrev_b64 v[8:9], 3, v[4:5]
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v8, vcc, s8, v8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s12, s6, 0xffff
	v_mad_u64_u32 v[6:7], s[6:7], s12, v1, 0
	v_mul_lo_u32 v1, v15, s18
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_lshlrev_b64 v[10:11], 3, v[6:7]
	v_add_u32_e32 v1, vcc, v0, v1
	s_mul_i32 s6, s17, s12
	v_mov_b32_e32 v13, v5
	v_lshlrev_b32_e32 v1, 2, v1
	s_lshl_b32 s12, s6, 2
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v12, v4
.LBB0_10:
	flat_load_dword v16, v[8:9]
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v11, vcc
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_or_b64 s[6:7], vcc, s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v16
	v_add_u32_e32 v1, vcc, s12, v1
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_10
.LBB0_11:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_14
	s_load_dword s6, s[4:5], 0x8
	v_mov_b32_e32 v1, s17
	v_mul_lo_u32 v8, v5, 12
	v_mul_lo_u32 v13, v15, s18
	s_waitcnt lgkmcnt(0)
	s_and_b32 s12, s6, 0xffff
	v_mad_u64_u32 v[6:7], s[6:7], s12, v1, 0
	v_mad_u64_u32 v[10:11], s[6:7], v4, 12, 0
	s_add_u32 s13, s10, 0xa0
	s_addc_u32 s6, s11, 0
	v_add_u32_e32 v1, vcc, v11, v8
	v_mov_b32_e32 v11, s6
	v_mul_lo_u32 v12, v7, 12
	v_mad_u64_u32 v[8:9], s[6:7], v6, 12, 0
	v_add_u32_e32 v10, vcc, s13, v10
	v_addc_u32_e32 v11, vcc, v11, v1, vcc
	v_add_u32_e32 v1, vcc, v9, v12
	v_add_u32_e32 v9, vcc, v0, v13
	s_mul_i32 s6, s17, s12
	v_mov_b32_e32 v13, v5
	v_lshlrev_b32_e32 v9, 2, v9
	s_lshl_b32 s12, s6, 2
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v12, v4
.LBB0_13:
	ds_read_b32 v16, v9
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v9, vcc, s12, v9
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[10:11], v16
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_u32_e32 v10, vcc, v10, v8
	v_addc_u32_e32 v11, vcc, v11, v1, vcc
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_13
.LBB0_14:
	s_or_b64 exec, exec, s[2:3]
	s_movk_i32 s2, 0xa0
	v_cmp_gt_u32_e64 s[2:3], s2, v0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_17
	v_lshlrev_b32_e32 v1, 2, v0
	v_or_b32_e32 v1, 3, v1
	s_lshl_b32 s19, s18, 2
	s_mov_b64 s[14:15], 0
	s_movk_i32 s20, 0x9f
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, v14
.LBB0_16:
	v_add_u32_e32 v7, vcc, s18, v7
	v_mov_b32_e32 v9, s11
	v_add_u32_e32 v8, vcc, s10, v1
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_cmp_lt_u32_e32 vcc, s20, v7
	v_add_u32_e64 v1, s[6:7], s19, v1
	s_or_b64 s[14:15], vcc, s[14:15]
	flat_store_byte v[8:9], v6
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_16
.LBB0_17:
	s_or_b64 exec, exec, s[12:13]
	s_add_u32 s19, s10, 0x1900
	s_addc_u32 s20, s11, 0
	s_mov_b64 s[12:13], 0
	s_movk_i32 s14, 0x31f
	v_mov_b32_e32 v1, v14
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_18:
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v6, vcc, s8, v1
	v_mad_u16 v8, v1, 7, 1
	v_add_u32_e64 v1, s[6:7], s18, v1
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_cmp_lt_u32_e32 vcc, s14, v1
	s_or_b64 s[12:13], vcc, s[12:13]
	flat_store_byte v[6:7], v8
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_18
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_22
	s_load_dword s12, s[4:5], 0x8
	v_mul_lo_u32 v8, v15, s18
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v10, s9
	v_mov_b32_e32 v13, v5
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s12, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_add_u32_e32 v1, vcc, v0, v8
	v_lshlrev_b64 v[8:9], 2, v[4:5]
	s_mul_i32 s12, s17, s14
	v_add_u32_e32 v8, vcc, s8, v8
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_lshlrev_b64 v[10:11], 2, v[6:7]
	v_lshlrev_b32_e32 v1, 2, v1
	s_lshl_b32 s14, s12, 2
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, v4
.LBB0_21:
	flat_load_dword v16, v[8:9]
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v11, vcc
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_or_b64 s[12:13], vcc, s[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v16
	v_add_u32_e32 v1, vcc, s14, v1
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_21
.LBB0_22:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_25
	s_load_dword s12, s[4:5], 0x8
	v_mov_b32_e32 v1, s17
	v_lshlrev_b64 v[8:9], 2, v[4:5]
	v_mov_b32_e32 v10, s20
	v_add_u32_e32 v8, vcc, s19, v8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s12, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_mul_lo_u32 v1, v15, s18
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_lshlrev_b64 v[10:11], 2, v[6:7]
	v_add_u32_e32 v1, vcc, v0, v1
	s_mul_i32 s12, s17, s14
	v_mov_b32_e32 v13, v5
	v_lshlrev_b32_e32 v1, 2, v1
	s_lshl_b32 s14, s12, 2
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, v4
.LBB0_24:
	ds_read_b32 v16, v1
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v1, vcc, s14, v1
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[8:9], v16
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v11, vcc
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_24
.LBB0_25:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_28
	s_load_dword s12, s[4:5], 0x8
	v_mov_b32_e32 v1, s17
	v_lshlrev_b64 v[8:9], 3, v[4:5]
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v8, vcc, s8, v8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s12, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_mul_lo_u32 v1, v15, s18
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_lshlrev_b64 v[10:11], 3, v[6:7]
	v_add_u32_e32 v1, vcc, v0, v1
	s_mul_i32 s12, s17, s14
	v_mov_b32_e32 v13, v5
	v_lshlrev_b32_e32 v1, 2, v1
	s_lshl_b32 s14, s12, 2
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, v4
.LBB0_27:
	flat_load_dword v16, v[8:9]
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v11, vcc
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_or_b64 s[12:13], vcc, s[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v16
	v_add_u32_e32 v1, vcc, s14, v1
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_27
.LBB0_28:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_31
	s_load_dword s12, s[4:5], 0x8
	v_mov_b32_e32 v1, s17
	v_mul_lo_u32 v8, v5, 12
	v_mul_lo_u32 v13, v15, s18
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s12, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_mad_u64_u32 v[10:11], s[12:13], v4, 12, 0
	s_add_u32 s15, s10, 0x19a0
	s_addc_u32 s12, s11, 0
	v_add_u32_e32 v1, vcc, v11, v8
	v_mov_b32_e32 v11, s12
	v_mul_lo_u32 v12, v7, 12
	v_mad_u64_u32 v[8:9], s[12:13], v6, 12, 0
	v_add_u32_e32 v10, vcc, s15, v10
	v_addc_u32_e32 v11, vcc, v11, v1, vcc
	v_add_u32_e32 v1, vcc, v9, v12
	v_add_u32_e32 v9, vcc, v0, v13
	s_mul_i32 s12, s17, s14
	v_mov_b32_e32 v13, v5
	v_lshlrev_b32_e32 v9, 2, v9
	s_lshl_b32 s14, s12, 2
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, v4
.LBB0_30:
	ds_read_b32 v16, v9
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v9, vcc, s14, v9
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[10:11], v16
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v10, vcc, v10, v8
	v_addc_u32_e32 v11, vcc, v11, v1, vcc
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_30
.LBB0_31:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_34
	v_lshlrev_b32_e32 v1, 2, v0
	v_or_b32_e32 v1, 3, v1
	s_lshl_b32 s21, s18, 2
	s_mov_b64 s[14:15], 0
	s_movk_i32 s22, 0x9f
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, v14
.LBB0_33:
	v_add_u32_e32 v7, vcc, s18, v7
	v_mov_b32_e32 v9, s20
	v_add_u32_e32 v8, vcc, s19, v1
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_cmp_lt_u32_e32 vcc, s22, v7
	v_add_u32_e64 v1, s[6:7], s21, v1
	s_or_b64 s[14:15], vcc, s[14:15]
	flat_store_byte v[8:9], v6
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_33
.LBB0_34:
	s_or_b64 exec, exec, s[12:13]
	s_add_u32 s19, s10, 0x3200
	s_addc_u32 s20, s11, 0
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v7, 0
	s_movk_i32 s14, 0x31f
	v_mov_b32_e32 v6, v14
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_35:
	v_lshlrev_b64 v[8:9], 1, v[6:7]
	v_mad_u16 v1, v6, 7, 2
	v_add_u32_e32 v6, vcc, s18, v6
	v_mov_b32_e32 v10, s9
	v_cmp_lt_u32_e32 vcc, s14, v6
	v_add_u32_e64 v8, s[6:7], s8, v8
	v_addc_u32_e64 v9, s[6:7], v10, v9, s[6:7]
	s_or_b64 s[12:13], vcc, s[12:13]
	flat_store_short v[8:9], v1
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_35
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_39
	s_load_dword s12, s[4:5], 0x8
	v_mov_b32_e32 v1, s17
	v_lshlrev_b64 v[8:9], 3, v[4:5]
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v8, vcc, s8, v8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s12, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_mul_lo_u32 v1, v15, s18
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_lshlrev_b64 v[10:11], 3, v[6:7]
	v_add_u32_e32 v1, vcc, v0, v1
	s_mul_i32 s12, s17, s14
	v_mov_b32_e32 v13, v5
	v_lshlrev_b32_e32 v1, 3, v1
	s_lshl_b32 s14, s12, 3
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, v4
.LBB0_38:
	flat_load_dwordx2 v[16:17], v[8:9]
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v11, vcc
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_or_b64 s[12:13], vcc, s[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b64 v1, v[16:17]
	v_add_u32_e32 v1, vcc, s14, v1
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_38
.LBB0_39:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_42
	s_load_dword s12, s[4:5], 0x8
	v_lshlrev_b64 v[8:9], 3, v[4:5]
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v10, s11
	v_mov_b32_e32 v13, v5
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s12, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_add_u32_e32 v1, vcc, s10, v8
	v_addc_u32_e32 v9, vcc, v9, v10, vcc
	v_add_u32_e32 v8, vcc, 0x3200, v1
	v_mul_lo_u32 v1, v15, s18
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_lshlrev_b64 v[10:11], 3, v[6:7]
	v_add_u32_e32 v1, vcc, v0, v1
	s_mul_i32 s12, s17, s14
	v_lshlrev_b32_e32 v1, 3, v1
	s_lshl_b32 s14, s12, 3
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, v4
.LBB0_41:
	ds_read_b64 v[16:17], v1
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v1, vcc, s14, v1
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx2 v[8:9], v[16:17]
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v11, vcc
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_41
.LBB0_42:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_45
	s_load_dword s12, s[4:5], 0x8
	v_mov_b32_e32 v1, s17
	v_lshlrev_b64 v[8:9], 4, v[4:5]
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v8, vcc, s8, v8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s12, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_mul_lo_u32 v1, v15, s18
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_lshlrev_b64 v[10:11], 4, v[6:7]
	v_add_u32_e32 v1, vcc, v0, v1
	s_mul_i32 s12, s17, s14
	v_mov_b32_e32 v13, v5
	v_lshlrev_b32_e32 v1, 3, v1
	s_lshl_b32 s14, s12, 3
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, v4
.LBB0_44:
	flat_load_dwordx2 v[16:17], v[8:9]
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v11, vcc
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_or_b64 s[12:13], vcc, s[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b64 v1, v[16:17]
	v_add_u32_e32 v1, vcc, s14, v1
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_44
.LBB0_45:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_48
	s_load_dword s14, s[4:5], 0x8
	v_mov_b32_e32 v1, s17
	v_mul_lo_u32 v10, v5, 24
	v_mad_u64_u32 v[8:9], s[12:13], v4, 24, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s14, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_add_u32_e32 v1, vcc, v9, v10
	v_mul_lo_u32 v12, v7, 24
	v_mad_u64_u32 v[10:11], s[12:13], v6, 24, 0
	v_mul_lo_u32 v13, v15, s18
	v_mov_b32_e32 v9, s11
	v_add_u32_e32 v8, vcc, s10, v8
	v_addc_u32_e32 v1, vcc, v1, v9, vcc
	v_add_u32_e32 v8, vcc, 0x3340, v8
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	v_add_u32_e32 v1, vcc, v11, v12
	v_add_u32_e32 v11, vcc, v0, v13
	v_lshlrev_b32_e32 v13, 3, v11
	s_mul_i32 s12, s17, s14
	v_mov_b32_e32 v12, v5
	s_lshl_b32 s14, s12, 3
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v11, v4
.LBB0_47:
	ds_read_b64 v[16:17], v13
	v_add_u32_e32 v11, vcc, v11, v6
	v_addc_u32_e32 v12, vcc, v12, v7, vcc
	v_add_u32_e32 v13, vcc, s14, v13
	v_cmp_lt_u64_e32 vcc, 39, v[11:12]
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx2 v[8:9], v[16:17]
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v1, vcc
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_47
.LBB0_48:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_51
	v_lshlrev_b32_e32 v1, 2, v0
	v_or_b32_e32 v6, 3, v1
	s_lshl_b32 s21, s18, 2
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v7, 0
	s_movk_i32 s22, 0x9f
	v_mov_b32_e32 v1, v14
.LBB0_50:
	v_lshlrev_b64 v[8:9], 1, v[6:7]
	v_add_u32_e32 v1, vcc, s18, v1
	v_add_u32_e32 v6, vcc, s21, v6
	v_mov_b32_e32 v10, s20
	v_cmp_lt_u32_e32 vcc, s22, v1
	v_add_u32_e64 v8, s[6:7], s19, v8
	v_addc_u32_e64 v9, s[6:7], v10, v9, s[6:7]
	s_or_b64 s[14:15], vcc, s[14:15]
	flat_store_short v[8:9], v7
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_50
.LBB0_51:
	s_or_b64 exec, exec, s[12:13]
	s_add_u32 s19, s10, 0x4b00
	s_addc_u32 s20, s11, 0
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v7, 0
	s_movk_i32 s14, 0x31f
	v_mov_b32_e32 v6, v14
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_52:
	v_lshlrev_b64 v[8:9], 1, v[6:7]
	v_mad_u16 v1, v6, 7, 3
	v_add_u32_e32 v6, vcc, s18, v6
	v_mov_b32_e32 v10, s9
	v_cmp_lt_u32_e32 vcc, s14, v6
	v_add_u32_e64 v8, s[6:7], s8, v8
	v_addc_u32_e64 v9, s[6:7], v10, v9, s[6:7]
	s_or_b64 s[12:13], vcc, s[12:13]
	flat_store_short v[8:9], v1
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_52
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_56
	s_load_dword s12, s[4:5], 0x8
	v_mov_b32_e32 v1, s17
	v_lshlrev_b64 v[8:9], 3, v[4:5]
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v8, vcc, s8, v8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s12, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_mul_lo_u32 v1, v15, s18
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_lshlrev_b64 v[10:11], 3, v[6:7]
	v_add_u32_e32 v1, vcc, v0, v1
	s_mul_i32 s12, s17, s14
	v_mov_b32_e32 v13, v5
	v_lshlrev_b32_e32 v1, 3, v1
	s_lshl_b32 s14, s12, 3
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, v4
.LBB0_55:
	flat_load_dwordx2 v[16:17], v[8:9]
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v11, vcc
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_or_b64 s[12:13], vcc, s[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b64 v1, v[16:17]
	v_add_u32_e32 v1, vcc, s14, v1
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_55
.LBB0_56:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_59
	s_load_dword s12, s[4:5], 0x8
	v_lshlrev_b64 v[8:9], 3, v[4:5]
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v10, s11
	v_mov_b32_e32 v13, v5
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s12, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_add_u32_e32 v1, vcc, s10, v8
	v_addc_u32_e32 v9, vcc, v9, v10, vcc
	v_add_u32_e32 v8, vcc, 0x4b00, v1
	v_mul_lo_u32 v1, v15, s18
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_lshlrev_b64 v[10:11], 3, v[6:7]
	v_add_u32_e32 v1, vcc, v0, v1
	s_mul_i32 s12, s17, s14
	v_lshlrev_b32_e32 v1, 3, v1
	s_lshl_b32 s14, s12, 3
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, v4
.LBB0_58:
	ds_read_b64 v[16:17], v1
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v1, vcc, s14, v1
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx2 v[8:9], v[16:17]
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v11, vcc
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_58
.LBB0_59:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_62
	s_load_dword s12, s[4:5], 0x8
	v_mov_b32_e32 v1, s17
	v_lshlrev_b64 v[8:9], 4, v[4:5]
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v8, vcc, s8, v8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s12, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_mul_lo_u32 v1, v15, s18
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_lshlrev_b64 v[10:11], 4, v[6:7]
	v_add_u32_e32 v1, vcc, v0, v1
	s_mul_i32 s12, s17, s14
	v_mov_b32_e32 v13, v5
	v_lshlrev_b32_e32 v1, 3, v1
	s_lshl_b32 s14, s12, 3
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, v4
.LBB0_61:
	flat_load_dwordx2 v[16:17], v[8:9]
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v11, vcc
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_or_b64 s[12:13], vcc, s[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b64 v1, v[16:17]
	v_add_u32_e32 v1, vcc, s14, v1
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_61
.LBB0_62:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_65
	s_load_dword s14, s[4:5], 0x8
	v_mov_b32_e32 v1, s17
	v_mul_lo_u32 v10, v5, 24
	v_mad_u64_u32 v[8:9], s[12:13], v4, 24, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s14, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_add_u32_e32 v1, vcc, v9, v10
	v_mul_lo_u32 v12, v7, 24
	v_mad_u64_u32 v[10:11], s[12:13], v6, 24, 0
	v_mul_lo_u32 v13, v15, s18
	v_mov_b32_e32 v9, s11
	v_add_u32_e32 v8, vcc, s10, v8
	v_addc_u32_e32 v1, vcc, v1, v9, vcc
	v_add_u32_e32 v8, vcc, 0x4c40, v8
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	v_add_u32_e32 v1, vcc, v11, v12
	v_add_u32_e32 v11, vcc, v0, v13
	v_lshlrev_b32_e32 v13, 3, v11
	s_mul_i32 s12, s17, s14
	v_mov_b32_e32 v12, v5
	s_lshl_b32 s14, s12, 3
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v11, v4
.LBB0_64:
	ds_read_b64 v[16:17], v13
	v_add_u32_e32 v11, vcc, v11, v6
	v_addc_u32_e32 v12, vcc, v12, v7, vcc
	v_add_u32_e32 v13, vcc, s14, v13
	v_cmp_lt_u64_e32 vcc, 39, v[11:12]
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx2 v[8:9], v[16:17]
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v1, vcc
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_64
.LBB0_65:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_68
	v_lshlrev_b32_e32 v1, 2, v0
	v_or_b32_e32 v6, 3, v1
	s_lshl_b32 s21, s18, 2
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v7, 0
	s_movk_i32 s22, 0x9f
	v_mov_b32_e32 v1, v14
.LBB0_67:
	v_lshlrev_b64 v[8:9], 1, v[6:7]
	v_add_u32_e32 v1, vcc, s18, v1
	v_add_u32_e32 v6, vcc, s21, v6
	v_mov_b32_e32 v10, s20
	v_cmp_lt_u32_e32 vcc, s22, v1
	v_add_u32_e64 v8, s[6:7], s19, v8
	v_addc_u32_e64 v9, s[6:7], v10, v9, s[6:7]
	s_or_b64 s[14:15], vcc, s[14:15]
	flat_store_short v[8:9], v7
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_67
.LBB0_68:
	s_or_b64 exec, exec, s[12:13]
	s_add_u32 s20, s10, 0x6400
	s_addc_u32 s21, s11, 0
	v_mad_u32_u24 v1, v0, 7, 4
	s_mul_i32 s19, s18, 7
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v7, 0
	s_movk_i32 s14, 0x31f
	v_mov_b32_e32 v6, v14
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_69:
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v6, vcc, s18, v6
	v_add_u32_e64 v8, s[6:7], s8, v8
	v_cmp_lt_u32_e32 vcc, s14, v6
	v_addc_u32_e64 v9, s[6:7], v10, v9, s[6:7]
	s_or_b64 s[12:13], vcc, s[12:13]
	flat_store_dword v[8:9], v1
	v_add_u32_e32 v1, vcc, s19, v1
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_69
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_73
	s_load_dword s12, s[4:5], 0x8
	v_mul_lo_u32 v8, v15, s18
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v10, s9
	v_mov_b32_e32 v13, v5
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s12, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_add_u32_e32 v1, vcc, v0, v8
	v_lshlrev_b64 v[8:9], 4, v[4:5]
	s_mul_i32 s12, s17, s14
	v_add_u32_e32 v8, vcc, s8, v8
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_lshlrev_b64 v[10:11], 4, v[6:7]
	v_lshlrev_b32_e32 v1, 4, v1
	s_lshl_b32 s14, s12, 4
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, v4
.LBB0_72:
	flat_load_dwordx4 v[16:19], v[8:9]
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v11, vcc
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_or_b64 s[12:13], vcc, s[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b128 v1, v[16:19]
	v_add_u32_e32 v1, vcc, s14, v1
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_72
.LBB0_73:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_76
	s_load_dword s12, s[4:5], 0x8
	v_lshlrev_b64 v[8:9], 4, v[4:5]
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v10, s11
	v_mov_b32_e32 v13, v5
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s12, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_add_u32_e32 v1, vcc, s10, v8
	v_addc_u32_e32 v9, vcc, v9, v10, vcc
	v_add_u32_e32 v8, vcc, 0x6400, v1
	v_mul_lo_u32 v1, v15, s18
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_lshlrev_b64 v[10:11], 4, v[6:7]
	v_add_u32_e32 v1, vcc, v0, v1
	s_mul_i32 s12, s17, s14
	v_lshlrev_b32_e32 v1, 4, v1
	s_lshl_b32 s14, s12, 4
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, v4
.LBB0_75:
	ds_read_b128 v[16:19], v1
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v1, vcc, s14, v1
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx4 v[8:9], v[16:19]
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v11, vcc
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_75
.LBB0_76:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_79
	s_load_dword s12, s[4:5], 0x8
	v_mov_b32_e32 v1, s17
	v_lshlrev_b64 v[8:9], 5, v[4:5]
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v8, vcc, s8, v8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s12, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_mul_lo_u32 v1, v15, s18
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_lshlrev_b64 v[10:11], 5, v[6:7]
	v_add_u32_e32 v1, vcc, v0, v1
	s_mul_i32 s12, s17, s14
	v_mov_b32_e32 v13, v5
	v_lshlrev_b32_e32 v1, 4, v1
	s_lshl_b32 s14, s12, 4
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, v4
.LBB0_78:
	flat_load_dwordx4 v[16:19], v[8:9]
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v11, vcc
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_or_b64 s[12:13], vcc, s[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b128 v1, v[16:19]
	v_add_u32_e32 v1, vcc, s14, v1
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_78
.LBB0_79:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_82
	s_load_dword s14, s[4:5], 0x8
	v_mov_b32_e32 v1, s17
	v_mul_lo_u32 v10, v5, 48
	v_mad_u64_u32 v[8:9], s[12:13], v4, 48, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s14, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_add_u32_e32 v1, vcc, v9, v10
	v_mul_lo_u32 v12, v7, 48
	v_mad_u64_u32 v[10:11], s[12:13], v6, 48, 0
	v_mul_lo_u32 v13, v15, s18
	v_mov_b32_e32 v9, s11
	v_add_u32_e32 v8, vcc, s10, v8
	v_addc_u32_e32 v1, vcc, v1, v9, vcc
	v_add_u32_e32 v8, vcc, 0x6680, v8
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	v_add_u32_e32 v1, vcc, v11, v12
	v_add_u32_e32 v11, vcc, v0, v13
	v_lshlrev_b32_e32 v13, 4, v11
	s_mul_i32 s12, s17, s14
	v_mov_b32_e32 v12, v5
	s_lshl_b32 s14, s12, 4
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v11, v4
.LBB0_81:
	ds_read_b128 v[16:19], v13
	v_add_u32_e32 v11, vcc, v11, v6
	v_addc_u32_e32 v12, vcc, v12, v7, vcc
	v_add_u32_e32 v13, vcc, s14, v13
	v_cmp_lt_u64_e32 vcc, 39, v[11:12]
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx4 v[8:9], v[16:19]
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v1, vcc
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_81
.LBB0_82:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_85
	v_lshlrev_b32_e32 v1, 2, v0
	v_or_b32_e32 v6, 3, v1
	s_lshl_b32 s22, s18, 2
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v7, 0
	s_movk_i32 s23, 0x9f
	v_mov_b32_e32 v1, v14
.LBB0_84:
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	v_add_u32_e32 v1, vcc, s18, v1
	v_add_u32_e32 v6, vcc, s22, v6
	v_mov_b32_e32 v10, s21
	v_cmp_lt_u32_e32 vcc, s23, v1
	v_add_u32_e64 v8, s[6:7], s20, v8
	v_addc_u32_e64 v9, s[6:7], v10, v9, s[6:7]
	s_or_b64 s[14:15], vcc, s[14:15]
	flat_store_dword v[8:9], v7
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_84
.LBB0_85:
	s_or_b64 exec, exec, s[12:13]
	s_add_u32 s20, s10, 0x7d00
	s_addc_u32 s21, s11, 0
	v_mad_u32_u24 v1, v0, 7, 5
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v7, 0
	s_movk_i32 s14, 0x31f
	v_mov_b32_e32 v6, v14
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_86:
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v6, vcc, s18, v6
	v_add_u32_e64 v8, s[6:7], s8, v8
	v_cmp_lt_u32_e32 vcc, s14, v6
	v_addc_u32_e64 v9, s[6:7], v10, v9, s[6:7]
	s_or_b64 s[12:13], vcc, s[12:13]
	flat_store_dword v[8:9], v1
	v_add_u32_e32 v1, vcc, s19, v1
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_86
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_90
	s_load_dword s12, s[4:5], 0x8
	v_mul_lo_u32 v8, v15, s18
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v10, s9
	v_mov_b32_e32 v13, v5
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s12, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_add_u32_e32 v1, vcc, v0, v8
	v_lshlrev_b64 v[8:9], 4, v[4:5]
	s_mul_i32 s12, s17, s14
	v_add_u32_e32 v8, vcc, s8, v8
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_lshlrev_b64 v[10:11], 4, v[6:7]
	v_lshlrev_b32_e32 v1, 4, v1
	s_lshl_b32 s14, s12, 4
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, v4
.LBB0_89:
	flat_load_dwordx4 v[16:19], v[8:9]
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v11, vcc
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_or_b64 s[12:13], vcc, s[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b128 v1, v[16:19]
	v_add_u32_e32 v1, vcc, s14, v1
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_89
.LBB0_90:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_93
	s_load_dword s12, s[4:5], 0x8
	v_lshlrev_b64 v[8:9], 4, v[4:5]
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v10, s11
	v_mov_b32_e32 v13, v5
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s12, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_add_u32_e32 v1, vcc, s10, v8
	v_addc_u32_e32 v9, vcc, v9, v10, vcc
	v_add_u32_e32 v8, vcc, 0x7d00, v1
	v_mul_lo_u32 v1, v15, s18
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_lshlrev_b64 v[10:11], 4, v[6:7]
	v_add_u32_e32 v1, vcc, v0, v1
	s_mul_i32 s12, s17, s14
	v_lshlrev_b32_e32 v1, 4, v1
	s_lshl_b32 s14, s12, 4
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, v4
.LBB0_92:
	ds_read_b128 v[16:19], v1
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v1, vcc, s14, v1
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx4 v[8:9], v[16:19]
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v11, vcc
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_92
.LBB0_93:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_96
	s_load_dword s12, s[4:5], 0x8
	v_mov_b32_e32 v1, s17
	v_lshlrev_b64 v[8:9], 5, v[4:5]
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v8, vcc, s8, v8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s12, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_mul_lo_u32 v1, v15, s18
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_lshlrev_b64 v[10:11], 5, v[6:7]
	v_add_u32_e32 v1, vcc, v0, v1
	s_mul_i32 s12, s17, s14
	v_mov_b32_e32 v13, v5
	v_lshlrev_b32_e32 v1, 4, v1
	s_lshl_b32 s14, s12, 4
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, v4
.LBB0_95:
	flat_load_dwordx4 v[16:19], v[8:9]
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v11, vcc
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_or_b64 s[12:13], vcc, s[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b128 v1, v[16:19]
	v_add_u32_e32 v1, vcc, s14, v1
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_95
.LBB0_96:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_99
	s_load_dword s14, s[4:5], 0x8
	v_mov_b32_e32 v1, s17
	v_mul_lo_u32 v10, v5, 48
	v_mad_u64_u32 v[8:9], s[12:13], v4, 48, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s14, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_add_u32_e32 v1, vcc, v9, v10
	v_mul_lo_u32 v12, v7, 48
	v_mad_u64_u32 v[10:11], s[12:13], v6, 48, 0
	v_mul_lo_u32 v13, v15, s18
	v_mov_b32_e32 v9, s11
	v_add_u32_e32 v8, vcc, s10, v8
	v_addc_u32_e32 v1, vcc, v1, v9, vcc
	v_add_u32_e32 v8, vcc, 0x7f80, v8
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	v_add_u32_e32 v1, vcc, v11, v12
	v_add_u32_e32 v11, vcc, v0, v13
	v_lshlrev_b32_e32 v13, 4, v11
	s_mul_i32 s12, s17, s14
	v_mov_b32_e32 v12, v5
	s_lshl_b32 s14, s12, 4
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v11, v4
.LBB0_98:
	ds_read_b128 v[16:19], v13
	v_add_u32_e32 v11, vcc, v11, v6
	v_addc_u32_e32 v12, vcc, v12, v7, vcc
	v_add_u32_e32 v13, vcc, s14, v13
	v_cmp_lt_u64_e32 vcc, 39, v[11:12]
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx4 v[8:9], v[16:19]
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v1, vcc
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_98
.LBB0_99:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_102
	v_lshlrev_b32_e32 v1, 2, v0
	v_or_b32_e32 v6, 3, v1
	s_lshl_b32 s22, s18, 2
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v7, 0
	s_movk_i32 s23, 0x9f
	v_mov_b32_e32 v1, v14
.LBB0_101:
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	v_add_u32_e32 v1, vcc, s18, v1
	v_add_u32_e32 v6, vcc, s22, v6
	v_mov_b32_e32 v10, s21
	v_cmp_lt_u32_e32 vcc, s23, v1
	v_add_u32_e64 v8, s[6:7], s20, v8
	v_addc_u32_e64 v9, s[6:7], v10, v9, s[6:7]
	s_or_b64 s[14:15], vcc, s[14:15]
	flat_store_dword v[8:9], v7
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_101
.LBB0_102:
	s_or_b64 exec, exec, s[12:13]
	s_add_u32 s20, s10, 0x9600
	s_addc_u32 s21, s11, 0
	v_mad_u32_u24 v6, v0, 7, 6
	s_mov_b64 s[6:7], 0
	s_movk_i32 s12, 0x31f
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, v14
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_103:
	v_mov_b32_e32 v9, v7
	v_lshlrev_b64 v[9:10], 3, v[8:9]
	v_mov_b32_e32 v1, s9
	v_add_u32_e32 v9, vcc, s8, v9
	v_addc_u32_e32 v10, vcc, v1, v10, vcc
	v_add_u32_e32 v8, vcc, s18, v8
	v_cmp_lt_u32_e32 vcc, s12, v8
	flat_store_dwordx2 v[9:10], v[6:7]
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_u32_e32 v6, vcc, s19, v6
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_103
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_107
	s_load_dword s6, s[4:5], 0x8
	v_mul_lo_u32 v8, v15, s18
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v10, s9
	v_mov_b32_e32 v13, v5
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s6, 0xffff
	v_mad_u64_u32 v[6:7], s[6:7], s14, v1, 0
	v_add_u32_e32 v1, vcc, v0, v8
	v_lshlrev_b64 v[8:9], 5, v[4:5]
	s_mul_i32 s6, s17, s14
	v_add_u32_e32 v8, vcc, s8, v8
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_lshlrev_b64 v[10:11], 5, v[6:7]
	v_lshlrev_b32_e32 v1, 5, v1
	s_lshl_b32 s22, s6, 5
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v12, v4
.LBB0_106:
	v_add_u32_e32 v20, vcc, 16, v8
	v_addc_u32_e32 v21, vcc, 0, v9, vcc
	flat_load_dwordx4 v[16:19], v[8:9]
	flat_load_dwordx4 v[20:23], v[20:21]
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	v_add_u32_e64 v8, s[6:7], v8, v10
	v_addc_u32_e64 v9, s[6:7], v9, v11, s[6:7]
	s_or_b64 s[14:15], vcc, s[14:15]
	s_waitcnt vmcnt(1)
	ds_write_b128 v1, v[16:19]
	s_waitcnt vmcnt(0)
	ds_write_b128 v1, v[20:23] offset:16
	v_add_u32_e32 v1, vcc, s22, v1
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_106
.LBB0_107:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_110
	s_load_dword s12, s[4:5], 0x8
	v_lshlrev_b64 v[8:9], 5, v[4:5]
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v10, s11
	v_mov_b32_e32 v13, v5
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s12, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_add_u32_e32 v1, vcc, s10, v8
	v_addc_u32_e32 v9, vcc, v9, v10, vcc
	v_add_u32_e32 v8, vcc, 0x9600, v1
	v_mul_lo_u32 v1, v15, s18
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_lshlrev_b64 v[10:11], 5, v[6:7]
	v_add_u32_e32 v1, vcc, v0, v1
	s_mul_i32 s12, s17, s14
	v_lshlrev_b32_e32 v1, 5, v1
	s_lshl_b32 s14, s12, 5
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, v4
.LBB0_109:
	v_add_u32_e32 v24, vcc, 16, v8
	ds_read_b128 v[16:19], v1
	ds_read_b128 v[20:23], v1 offset:16
	v_addc_u32_e32 v25, vcc, 0, v9, vcc
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v1, vcc, s14, v1
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx4 v[24:25], v[20:23]
	flat_store_dwordx4 v[8:9], v[16:19]
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v11, vcc
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_109
.LBB0_110:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_113
	s_load_dword s6, s[4:5], 0x8
	v_mov_b32_e32 v1, s17
	v_lshlrev_b64 v[8:9], 6, v[4:5]
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v8, vcc, s8, v8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s6, 0xffff
	v_mad_u64_u32 v[6:7], s[6:7], s14, v1, 0
	v_mul_lo_u32 v1, v15, s18
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_lshlrev_b64 v[10:11], 6, v[6:7]
	v_add_u32_e32 v1, vcc, v0, v1
	s_mul_i32 s6, s17, s14
	v_mov_b32_e32 v13, v5
	v_lshlrev_b32_e32 v1, 5, v1
	s_lshl_b32 s22, s6, 5
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v12, v4
.LBB0_112:
	v_add_u32_e32 v20, vcc, 16, v8
	v_addc_u32_e32 v21, vcc, 0, v9, vcc
	flat_load_dwordx4 v[16:19], v[8:9]
	flat_load_dwordx4 v[20:23], v[20:21]
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	v_add_u32_e64 v8, s[6:7], v8, v10
	v_addc_u32_e64 v9, s[6:7], v9, v11, s[6:7]
	s_or_b64 s[14:15], vcc, s[14:15]
	s_waitcnt vmcnt(1)
	ds_write_b128 v1, v[16:19]
	s_waitcnt vmcnt(0)
	ds_write_b128 v1, v[20:23] offset:16
	v_add_u32_e32 v1, vcc, s22, v1
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_112
.LBB0_113:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_116
	s_load_dword s12, s[4:5], 0x8
	v_mov_b32_e32 v1, s17
	s_movk_i32 s15, 0x60
	v_mul_lo_u32 v10, v5, s15
	v_mul_lo_u32 v13, v15, s18
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s12, 0xffff
	v_mad_u64_u32 v[8:9], s[12:13], v4, s15, 0
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_add_u32_e32 v1, vcc, v9, v10
	v_mul_lo_u32 v12, v7, s15
	v_mad_u64_u32 v[10:11], s[12:13], v6, s15, 0
	v_mov_b32_e32 v9, s11
	v_add_u32_e32 v8, vcc, s10, v8
	v_addc_u32_e32 v1, vcc, v1, v9, vcc
	v_add_u32_e32 v8, vcc, 0x9b00, v8
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	v_add_u32_e32 v1, vcc, v11, v12
	v_add_u32_e32 v11, vcc, v0, v13
	v_lshlrev_b32_e32 v13, 5, v11
	s_mul_i32 s12, s17, s14
	v_mov_b32_e32 v12, v5
	s_lshl_b32 s14, s12, 5
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v11, v4
.LBB0_115:
	v_add_u32_e32 v24, vcc, 16, v8
	ds_read_b128 v[16:19], v13
	ds_read_b128 v[20:23], v13 offset:16
	v_addc_u32_e32 v25, vcc, 0, v9, vcc
	v_add_u32_e32 v11, vcc, v11, v6
	v_addc_u32_e32 v12, vcc, v12, v7, vcc
	v_add_u32_e32 v13, vcc, s14, v13
	v_cmp_lt_u64_e32 vcc, 39, v[11:12]
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx4 v[24:25], v[20:23]
	flat_store_dwordx4 v[8:9], v[16:19]
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v1, vcc
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_115
.LBB0_116:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_119
	v_lshlrev_b32_e32 v1, 2, v0
	v_or_b32_e32 v6, 3, v1
	s_lshl_b32 s22, s18, 2
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v7, 0
	s_movk_i32 s23, 0x9f
	v_mov_b32_e32 v1, v14
.LBB0_118:
	v_lshlrev_b64 v[8:9], 3, v[6:7]
	v_add_u32_e32 v1, vcc, s18, v1
	v_add_u32_e32 v6, vcc, s22, v6
	v_mov_b32_e32 v12, s21
	v_cmp_lt_u32_e32 vcc, s23, v1
	v_add_u32_e64 v8, s[6:7], s20, v8
	v_mov_b32_e32 v10, v7
	v_mov_b32_e32 v11, v7
	v_addc_u32_e64 v9, s[6:7], v12, v9, s[6:7]
	s_or_b64 s[14:15], vcc, s[14:15]
	flat_store_dwordx2 v[8:9], v[10:11]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_118
.LBB0_119:
	s_or_b64 exec, exec, s[12:13]
	s_add_u32 s20, s10, 0xaf00
	s_addc_u32 s21, s11, 0
	v_mad_u32_u24 v6, v0, 7, 7
	s_mov_b64 s[6:7], 0
	s_movk_i32 s12, 0x31f
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, v14
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_120:
	v_mov_b32_e32 v9, v7
	v_lshlrev_b64 v[9:10], 3, v[8:9]
	v_mov_b32_e32 v1, s9
	v_add_u32_e32 v9, vcc, s8, v9
	v_addc_u32_e32 v10, vcc, v1, v10, vcc
	v_add_u32_e32 v8, vcc, s18, v8
	v_cmp_lt_u32_e32 vcc, s12, v8
	flat_store_dwordx2 v[9:10], v[6:7]
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_u32_e32 v6, vcc, s19, v6
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_120
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_124
	s_load_dword s6, s[4:5], 0x8
	v_mul_lo_u32 v8, v15, s18
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v10, s9
	v_mov_b32_e32 v13, v5
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s6, 0xffff
	v_mad_u64_u32 v[6:7], s[6:7], s14, v1, 0
	v_add_u32_e32 v1, vcc, v0, v8
	v_lshlrev_b64 v[8:9], 5, v[4:5]
	s_mul_i32 s6, s17, s14
	v_add_u32_e32 v8, vcc, s8, v8
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_lshlrev_b64 v[10:11], 5, v[6:7]
	v_lshlrev_b32_e32 v1, 5, v1
	s_lshl_b32 s22, s6, 5
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v12, v4
.LBB0_123:
	v_add_u32_e32 v20, vcc, 16, v8
	v_addc_u32_e32 v21, vcc, 0, v9, vcc
	flat_load_dwordx4 v[16:19], v[8:9]
	flat_load_dwordx4 v[20:23], v[20:21]
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	v_add_u32_e64 v8, s[6:7], v8, v10
	v_addc_u32_e64 v9, s[6:7], v9, v11, s[6:7]
	s_or_b64 s[14:15], vcc, s[14:15]
	s_waitcnt vmcnt(1)
	ds_write_b128 v1, v[16:19]
	s_waitcnt vmcnt(0)
	ds_write_b128 v1, v[20:23] offset:16
	v_add_u32_e32 v1, vcc, s22, v1
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_123
.LBB0_124:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_127
	s_load_dword s12, s[4:5], 0x8
	v_lshlrev_b64 v[8:9], 5, v[4:5]
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v10, s11
	v_mov_b32_e32 v13, v5
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s12, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_add_u32_e32 v1, vcc, s10, v8
	v_addc_u32_e32 v9, vcc, v9, v10, vcc
	v_add_u32_e32 v8, vcc, 0xaf00, v1
	v_mul_lo_u32 v1, v15, s18
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_lshlrev_b64 v[10:11], 5, v[6:7]
	v_add_u32_e32 v1, vcc, v0, v1
	s_mul_i32 s12, s17, s14
	v_lshlrev_b32_e32 v1, 5, v1
	s_lshl_b32 s14, s12, 5
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, v4
.LBB0_126:
	v_add_u32_e32 v24, vcc, 16, v8
	ds_read_b128 v[16:19], v1
	ds_read_b128 v[20:23], v1 offset:16
	v_addc_u32_e32 v25, vcc, 0, v9, vcc
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v1, vcc, s14, v1
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx4 v[24:25], v[20:23]
	flat_store_dwordx4 v[8:9], v[16:19]
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v11, vcc
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_126
.LBB0_127:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_130
	s_load_dword s6, s[4:5], 0x8
	v_mov_b32_e32 v1, s17
	v_lshlrev_b64 v[8:9], 6, v[4:5]
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v8, vcc, s8, v8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s6, 0xffff
	v_mad_u64_u32 v[6:7], s[6:7], s14, v1, 0
	v_mul_lo_u32 v1, v15, s18
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_lshlrev_b64 v[10:11], 6, v[6:7]
	v_add_u32_e32 v1, vcc, v0, v1
	s_mul_i32 s6, s17, s14
	v_mov_b32_e32 v13, v5
	v_lshlrev_b32_e32 v1, 5, v1
	s_lshl_b32 s22, s6, 5
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v12, v4
.LBB0_129:
	v_add_u32_e32 v20, vcc, 16, v8
	v_addc_u32_e32 v21, vcc, 0, v9, vcc
	flat_load_dwordx4 v[16:19], v[8:9]
	flat_load_dwordx4 v[20:23], v[20:21]
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	v_add_u32_e64 v8, s[6:7], v8, v10
	v_addc_u32_e64 v9, s[6:7], v9, v11, s[6:7]
	s_or_b64 s[14:15], vcc, s[14:15]
	s_waitcnt vmcnt(1)
	ds_write_b128 v1, v[16:19]
	s_waitcnt vmcnt(0)
	ds_write_b128 v1, v[20:23] offset:16
	v_add_u32_e32 v1, vcc, s22, v1
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_129
.LBB0_130:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_133
	s_load_dword s12, s[4:5], 0x8
	v_mov_b32_e32 v1, s17
	s_movk_i32 s15, 0x60
	v_mul_lo_u32 v10, v5, s15
	v_mul_lo_u32 v13, v15, s18
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s12, 0xffff
	v_mad_u64_u32 v[8:9], s[12:13], v4, s15, 0
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_add_u32_e32 v1, vcc, v9, v10
	v_mul_lo_u32 v12, v7, s15
	v_mad_u64_u32 v[10:11], s[12:13], v6, s15, 0
	v_mov_b32_e32 v9, s11
	v_add_u32_e32 v8, vcc, s10, v8
	v_addc_u32_e32 v1, vcc, v1, v9, vcc
	v_add_u32_e32 v8, vcc, 0xb400, v8
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	v_add_u32_e32 v1, vcc, v11, v12
	v_add_u32_e32 v11, vcc, v0, v13
	v_lshlrev_b32_e32 v13, 5, v11
	s_mul_i32 s12, s17, s14
	v_mov_b32_e32 v12, v5
	s_lshl_b32 s14, s12, 5
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v11, v4
.LBB0_132:
	v_add_u32_e32 v24, vcc, 16, v8
	ds_read_b128 v[16:19], v13
	ds_read_b128 v[20:23], v13 offset:16
	v_addc_u32_e32 v25, vcc, 0, v9, vcc
	v_add_u32_e32 v11, vcc, v11, v6
	v_addc_u32_e32 v12, vcc, v12, v7, vcc
	v_add_u32_e32 v13, vcc, s14, v13
	v_cmp_lt_u64_e32 vcc, 39, v[11:12]
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx4 v[24:25], v[20:23]
	flat_store_dwordx4 v[8:9], v[16:19]
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v1, vcc
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_132
.LBB0_133:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_136
	v_lshlrev_b32_e32 v1, 2, v0
	v_or_b32_e32 v6, 3, v1
	s_lshl_b32 s22, s18, 2
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v7, 0
	s_movk_i32 s23, 0x9f
	v_mov_b32_e32 v1, v14
.LBB0_135:
	v_lshlrev_b64 v[8:9], 3, v[6:7]
	v_add_u32_e32 v1, vcc, s18, v1
	v_add_u32_e32 v6, vcc, s22, v6
	v_mov_b32_e32 v12, s21
	v_cmp_lt_u32_e32 vcc, s23, v1
	v_add_u32_e64 v8, s[6:7], s20, v8
	v_mov_b32_e32 v10, v7
	v_mov_b32_e32 v11, v7
	v_addc_u32_e64 v9, s[6:7], v12, v9, s[6:7]
	s_or_b64 s[14:15], vcc, s[14:15]
	flat_store_dwordx2 v[8:9], v[10:11]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_135
.LBB0_136:
	s_or_b64 exec, exec, s[12:13]
	s_add_u32 s20, s10, 0xc800
	s_addc_u32 s21, s11, 0
	v_mad_u32_u24 v1, v0, 7, 8
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v7, 0
	s_movk_i32 s14, 0x31f
	v_mov_b32_e32 v6, v14
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_137:
	v_cvt_f32_u32_e32 v10, v1
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	v_add_u32_e32 v6, vcc, s18, v6
	v_add_u32_e32 v1, vcc, s19, v1
	v_mov_b32_e32 v11, s9
	v_cmp_lt_u32_e32 vcc, s14, v6
	v_add_u32_e64 v8, s[6:7], s8, v8
	v_addc_u32_e64 v9, s[6:7], v11, v9, s[6:7]
	s_or_b64 s[12:13], vcc, s[12:13]
	flat_store_dword v[8:9], v10
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_137
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_141
	s_load_dword s12, s[4:5], 0x8
	v_mul_lo_u32 v8, v15, s18
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v10, s9
	v_mov_b32_e32 v13, v5
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s12, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_add_u32_e32 v1, vcc, v0, v8
	v_lshlrev_b64 v[8:9], 4, v[4:5]
	s_mul_i32 s12, s17, s14
	v_add_u32_e32 v8, vcc, s8, v8
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_lshlrev_b64 v[10:11], 4, v[6:7]
	v_lshlrev_b32_e32 v1, 4, v1
	s_lshl_b32 s14, s12, 4
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, v4
.LBB0_140:
	flat_load_dwordx4 v[16:19], v[8:9]
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v11, vcc
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_or_b64 s[12:13], vcc, s[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b128 v1, v[16:19]
	v_add_u32_e32 v1, vcc, s14, v1
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_140
.LBB0_141:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_144
	s_load_dword s12, s[4:5], 0x8
	v_lshlrev_b64 v[8:9], 4, v[4:5]
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v10, s11
	v_mov_b32_e32 v13, v5
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s12, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_add_u32_e32 v1, vcc, s10, v8
	v_addc_u32_e32 v9, vcc, v9, v10, vcc
	v_add_u32_e32 v8, vcc, 0xc800, v1
	v_mul_lo_u32 v1, v15, s18
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_lshlrev_b64 v[10:11], 4, v[6:7]
	v_add_u32_e32 v1, vcc, v0, v1
	s_mul_i32 s12, s17, s14
	v_lshlrev_b32_e32 v1, 4, v1
	s_lshl_b32 s14, s12, 4
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, v4
.LBB0_143:
	ds_read_b128 v[16:19], v1
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v1, vcc, s14, v1
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx4 v[8:9], v[16:19]
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v11, vcc
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_143
.LBB0_144:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_147
	s_load_dword s12, s[4:5], 0x8
	v_mov_b32_e32 v1, s17
	v_lshlrev_b64 v[8:9], 5, v[4:5]
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v8, vcc, s8, v8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s12, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_mul_lo_u32 v1, v15, s18
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_lshlrev_b64 v[10:11], 5, v[6:7]
	v_add_u32_e32 v1, vcc, v0, v1
	s_mul_i32 s12, s17, s14
	v_mov_b32_e32 v13, v5
	v_lshlrev_b32_e32 v1, 4, v1
	s_lshl_b32 s14, s12, 4
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, v4
.LBB0_146:
	flat_load_dwordx4 v[16:19], v[8:9]
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v11, vcc
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_or_b64 s[12:13], vcc, s[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b128 v1, v[16:19]
	v_add_u32_e32 v1, vcc, s14, v1
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_146
.LBB0_147:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_150
	s_load_dword s14, s[4:5], 0x8
	v_mov_b32_e32 v1, s17
	v_mul_lo_u32 v10, v5, 48
	v_mad_u64_u32 v[8:9], s[12:13], v4, 48, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s14, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_add_u32_e32 v1, vcc, v9, v10
	v_mul_lo_u32 v12, v7, 48
	v_mad_u64_u32 v[10:11], s[12:13], v6, 48, 0
	v_mul_lo_u32 v13, v15, s18
	v_mov_b32_e32 v9, s11
	v_add_u32_e32 v8, vcc, s10, v8
	v_addc_u32_e32 v1, vcc, v1, v9, vcc
	v_add_u32_e32 v8, vcc, 0xca80, v8
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	v_add_u32_e32 v1, vcc, v11, v12
	v_add_u32_e32 v11, vcc, v0, v13
	v_lshlrev_b32_e32 v13, 4, v11
	s_mul_i32 s12, s17, s14
	v_mov_b32_e32 v12, v5
	s_lshl_b32 s14, s12, 4
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v11, v4
.LBB0_149:
	ds_read_b128 v[16:19], v13
	v_add_u32_e32 v11, vcc, v11, v6
	v_addc_u32_e32 v12, vcc, v12, v7, vcc
	v_add_u32_e32 v13, vcc, s14, v13
	v_cmp_lt_u64_e32 vcc, 39, v[11:12]
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx4 v[8:9], v[16:19]
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v1, vcc
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_149
.LBB0_150:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_153
	v_lshlrev_b32_e32 v1, 2, v0
	v_or_b32_e32 v6, 3, v1
	s_lshl_b32 s22, s18, 2
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v7, 0
	s_movk_i32 s23, 0x9f
	v_mov_b32_e32 v1, v14
.LBB0_152:
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	v_add_u32_e32 v1, vcc, s18, v1
	v_add_u32_e32 v6, vcc, s22, v6
	v_mov_b32_e32 v10, s21
	v_cmp_lt_u32_e32 vcc, s23, v1
	v_add_u32_e64 v8, s[6:7], s20, v8
	v_addc_u32_e64 v9, s[6:7], v10, v9, s[6:7]
	s_or_b64 s[14:15], vcc, s[14:15]
	flat_store_dword v[8:9], v7
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_152
.LBB0_153:
	s_or_b64 exec, exec, s[12:13]
	s_add_u32 s20, s10, 0xe100
	s_addc_u32 s21, s11, 0
	v_mad_u32_u24 v1, v0, 7, 9
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v7, 0
	s_movk_i32 s14, 0x31f
	v_mov_b32_e32 v6, v14
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
.LBB0_154:
	v_cvt_f64_u32_e32 v[8:9], v1
	v_lshlrev_b64 v[10:11], 3, v[6:7]
	v_add_u32_e32 v6, vcc, s18, v6
	v_add_u32_e32 v1, vcc, s19, v1
	v_mov_b32_e32 v12, s9
	v_cmp_lt_u32_e32 vcc, s14, v6
	v_add_u32_e64 v10, s[6:7], s8, v10
	v_addc_u32_e64 v11, s[6:7], v12, v11, s[6:7]
	s_or_b64 s[12:13], vcc, s[12:13]
	flat_store_dwordx2 v[10:11], v[8:9]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_154
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_158
	s_load_dword s6, s[4:5], 0x8
	v_mul_lo_u32 v8, v15, s18
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v10, s9
	v_mov_b32_e32 v13, v5
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s6, 0xffff
	v_mad_u64_u32 v[6:7], s[6:7], s14, v1, 0
	v_add_u32_e32 v1, vcc, v0, v8
	v_lshlrev_b64 v[8:9], 5, v[4:5]
	s_mul_i32 s6, s17, s14
	v_add_u32_e32 v8, vcc, s8, v8
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_lshlrev_b64 v[10:11], 5, v[6:7]
	v_lshlrev_b32_e32 v1, 5, v1
	s_lshl_b32 s19, s6, 5
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v12, v4
.LBB0_157:
	v_add_u32_e32 v20, vcc, 16, v8
	v_addc_u32_e32 v21, vcc, 0, v9, vcc
	flat_load_dwordx4 v[16:19], v[8:9]
	flat_load_dwordx4 v[20:23], v[20:21]
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	v_add_u32_e64 v8, s[6:7], v8, v10
	v_addc_u32_e64 v9, s[6:7], v9, v11, s[6:7]
	s_or_b64 s[14:15], vcc, s[14:15]
	s_waitcnt vmcnt(1)
	ds_write_b128 v1, v[16:19]
	s_waitcnt vmcnt(0)
	ds_write_b128 v1, v[20:23] offset:16
	v_add_u32_e32 v1, vcc, s19, v1
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_157
.LBB0_158:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_161
	s_load_dword s12, s[4:5], 0x8
	v_lshlrev_b64 v[8:9], 5, v[4:5]
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v10, s11
	v_mov_b32_e32 v13, v5
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s12, 0xffff
	v_mad_u64_u32 v[6:7], s[12:13], s14, v1, 0
	v_add_u32_e32 v1, vcc, s10, v8
	v_addc_u32_e32 v9, vcc, v9, v10, vcc
	v_add_u32_e32 v8, vcc, 0xe100, v1
	v_mul_lo_u32 v1, v15, s18
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_lshlrev_b64 v[10:11], 5, v[6:7]
	v_add_u32_e32 v1, vcc, v0, v1
	s_mul_i32 s12, s17, s14
	v_lshlrev_b32_e32 v1, 5, v1
	s_lshl_b32 s14, s12, 5
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, v4
.LBB0_160:
	v_add_u32_e32 v24, vcc, 16, v8
	ds_read_b128 v[16:19], v1
	ds_read_b128 v[20:23], v1 offset:16
	v_addc_u32_e32 v25, vcc, 0, v9, vcc
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_add_u32_e32 v1, vcc, s14, v1
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx4 v[24:25], v[20:23]
	flat_store_dwordx4 v[8:9], v[16:19]
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v11, vcc
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_160
.LBB0_161:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_164
	s_load_dword s6, s[4:5], 0x8
	v_mov_b32_e32 v1, s17
	v_lshlrev_b64 v[8:9], 6, v[4:5]
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v8, vcc, s8, v8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s6, 0xffff
	v_mad_u64_u32 v[6:7], s[6:7], s14, v1, 0
	v_mul_lo_u32 v1, v15, s18
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_lshlrev_b64 v[10:11], 6, v[6:7]
	v_add_u32_e32 v1, vcc, v0, v1
	s_mul_i32 s6, s17, s14
	v_mov_b32_e32 v13, v5
	v_lshlrev_b32_e32 v1, 5, v1
	s_lshl_b32 s19, s6, 5
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v12, v4
.LBB0_163:
	v_add_u32_e32 v20, vcc, 16, v8
	v_addc_u32_e32 v21, vcc, 0, v9, vcc
	flat_load_dwordx4 v[16:19], v[8:9]
	flat_load_dwordx4 v[20:23], v[20:21]
	v_add_u32_e32 v12, vcc, v12, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	v_cmp_lt_u64_e32 vcc, 39, v[12:13]
	v_add_u32_e64 v8, s[6:7], v8, v10
	v_addc_u32_e64 v9, s[6:7], v9, v11, s[6:7]
	s_or_b64 s[14:15], vcc, s[14:15]
	s_waitcnt vmcnt(1)
	ds_write_b128 v1, v[16:19]
	s_waitcnt vmcnt(0)
	ds_write_b128 v1, v[20:23] offset:16
	v_add_u32_e32 v1, vcc, s19, v1
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_163
.LBB0_164:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_167
	s_load_dword s0, s[4:5], 0x8
	v_mov_b32_e32 v1, s17
	s_movk_i32 s13, 0x60
	v_mul_lo_u32 v10, v5, s13
	v_mul_lo_u32 v13, v15, s18
	s_waitcnt lgkmcnt(0)
	s_and_b32 s12, s0, 0xffff
	v_mad_u64_u32 v[8:9], s[0:1], v4, s13, 0
	v_mad_u64_u32 v[6:7], s[0:1], s12, v1, 0
	v_add_u32_e32 v1, vcc, v9, v10
	v_mul_lo_u32 v12, v7, s13
	v_mad_u64_u32 v[10:11], s[0:1], v6, s13, 0
	v_mov_b32_e32 v9, s11
	v_add_u32_e32 v8, vcc, s10, v8
	v_addc_u32_e32 v1, vcc, v1, v9, vcc
	v_add_u32_e32 v8, vcc, 0xe600, v8
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	v_add_u32_e32 v1, vcc, v11, v12
	v_add_u32_e32 v11, vcc, v0, v13
	s_mul_i32 s0, s17, s12
	v_lshlrev_b32_e32 v11, 5, v11
	s_lshl_b32 s12, s0, 5
	s_mov_b64 s[0:1], 0
.LBB0_166:
	v_add_u32_e32 v12, vcc, 16, v8
	ds_read_b128 v[15:18], v11
	ds_read_b128 v[19:22], v11 offset:16
	v_addc_u32_e32 v13, vcc, 0, v9, vcc
	v_add_u32_e32 v4, vcc, v4, v6
	v_addc_u32_e32 v5, vcc, v5, v7, vcc
	v_add_u32_e32 v11, vcc, s12, v11
	v_cmp_lt_u64_e32 vcc, 39, v[4:5]
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx4 v[12:13], v[19:22]
	flat_store_dwordx4 v[8:9], v[15:18]
	s_or_b64 s[0:1], vcc, s[0:1]
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, v9, v1, vcc
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_166
.LBB0_167:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_170
	v_lshlrev_b32_e32 v1, 2, v0
	v_or_b32_e32 v4, 3, v1
	s_lshl_b32 s12, s18, 2
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v5, 0
	s_movk_i32 s13, 0x9f
.LBB0_169:
	v_lshlrev_b64 v[6:7], 3, v[4:5]
	v_add_u32_e32 v14, vcc, s18, v14
	v_add_u32_e32 v4, vcc, s12, v4
	v_mov_b32_e32 v1, s21
	v_cmp_lt_u32_e32 vcc, s13, v14
	v_add_u32_e64 v6, s[0:1], s20, v6
	v_mov_b32_e32 v8, v5
	v_mov_b32_e32 v9, v5
	v_addc_u32_e64 v7, s[0:1], v1, v7, s[0:1]
	s_or_b64 s[2:3], vcc, s[2:3]
	flat_store_dwordx2 v[6:7], v[8:9]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_169
.LBB0_170:
	s_or_b64 exec, exec, s[6:7]
	s_load_dword s0, s[4:5], 0x8
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v4, s17
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_b32 s6, s0, 0xffff
	s_mul_i32 s0, s6, s16
	v_mad_u32_u24 v5, s6, v3, v2
	v_mad_u64_u32 v[1:2], s[0:1], s0, v0, v[5:6]
	v_mad_u64_u32 v[3:4], s[0:1], s6, v4, 0
	v_cmp_gt_u64_e32 vcc, 40, v[1:2]
	s_mul_i32 s17, s17, s6
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_173
	v_mul_u32_u24_e32 v6, s16, v0
	v_mad_u32_u24 v6, v6, s6, v5
	v_lshlrev_b32_e32 v12, 4, v6
	v_lshlrev_b64 v[6:7], 4, v[1:2]
	v_mov_b32_e32 v8, s9
	v_add_u32_e64 v6, s[0:1], s8, v6
	v_addc_u32_e64 v7, s[0:1], v8, v7, s[0:1]
	v_lshlrev_b64 v[8:9], 4, v[3:4]
	v_mov_b32_e32 v11, v2
	s_lshl_b32 s7, s17, 4
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v10, v1
.LBB0_172:
	flat_load_dwordx4 v[13:16], v[6:7]
	v_add_u32_e64 v10, s[0:1], v10, v3
	v_addc_u32_e64 v11, s[0:1], v11, v4, s[0:1]
	v_add_u32_e64 v6, s[0:1], v6, v8
	v_addc_u32_e64 v7, s[0:1], v7, v9, s[0:1]
	v_cmp_lt_u64_e64 s[0:1], 39, v[10:11]
	s_or_b64 s[4:5], s[0:1], s[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b128 v12, v[13:16]
	v_add_u32_e64 v12, s[0:1], s7, v12
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_172
.LBB0_173:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_176
	v_lshlrev_b64 v[6:7], 4, v[1:2]
	v_mov_b32_e32 v8, s11
	v_add_u32_e32 v6, vcc, s10, v6
	v_addc_u32_e32 v7, vcc, v7, v8, vcc
	v_mul_u32_u24_e32 v0, s16, v0
	v_add_u32_e32 v6, vcc, 0xfa00, v6
	v_lshlrev_b64 v[8:9], 4, v[3:4]
	v_mad_u32_u24 v0, v0, s6, v5
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_lshlrev_b32_e32 v0, 4, v0
	s_lshl_b32 s4, s17, 4
	s_mov_b64 s[2:3], 0
.LBB0_175:
	ds_read_b128 v[10:13], v0
	v_add_u32_e32 v1, vcc, v1, v3
	v_addc_u32_e32 v2, vcc, v2, v4, vcc
	v_add_u32_e32 v0, vcc, s4, v0
	v_cmp_lt_u64_e32 vcc, 39, v[1:2]
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx4 v[6:7], v[10:13]
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add_u32_e32 v6, vcc, v6, v8
	v_addc_u32_e32 v7, vcc, v7, v9, vcc
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_175
.LBB0_176:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel libclc_copies
		.amdhsa_group_segment_fixed_size 1280
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
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
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 26
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
	.size	libclc_copies, .Lfunc_end0-libclc_copies
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
        .type_name:      'ulong*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'ulong*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 1280
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           libclc_copies
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         libclc_copies.kd
    .vgpr_count:     26
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
