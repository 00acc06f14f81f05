	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	uneven_cache
	.globl	uneven_cache
	.p2align	8
	.type	uneven_cache,@function
uneven_cache:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s7, s[4:5], 0x10
	s_lshl_b32 s4, s6, 10
	v_or_b32_e32 v3, s4, v0
	v_mov_b32_e32 v4, 0
	v_lshlrev_b64 v[1:2], 2, v[3:4]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_load_dword v3, v[1:2]
	v_lshrrev_b32_e32 v11, 6, v0
	v_lshlrev_b32_e32 v5, 2, v0
	v_add_u32_e32 v6, vcc, 64, v0
	s_movk_i32 s0, 0x3ff
	v_bfe_u32 v8, v0, 6, 2
	v_and_b32_e32 v0, 64, v0
	v_and_b32_e32 v6, s0, v6
	v_mov_b32_e32 v7, s7
	v_mov_b32_e32 v9, s0
	v_cmp_eq_u32_e32 vcc, 0, v0
	v_lshlrev_b32_e32 v6, 2, v6
	v_cndmask_b32_e32 v0, v7, v9, vcc
	s_mov_b32 s6, -1
	s_mov_b64 s[4:5], 0
.LBB0_1:
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, v3, v0
	v_lshlrev_b64 v[9:10], 2, v[3:4]
	v_mov_b32_e32 v7, s3
	v_add_u32_e64 v9, s[0:1], s2, v9
	v_addc_u32_e64 v10, s[0:1], v7, v10, s[0:1]
	flat_load_dword v7, v[9:10]
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, s[0:1], s6, v7
	s_add_i32 s6, s6, 1
	v_add_u32_e64 v3, s[0:1], 1, v3
	v_cmp_eq_u32_e64 s[0:1], s6, v8
	s_or_b64 s[4:5], s[0:1], s[4:5]
	v_mov_b32_e32 v9, s6
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_1
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e64 v3, s[0:1], v7, v9
	s_mov_b32 m0, -1
	ds_write_b32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v4, v6
	v_mov_b32_e32 v7, s7
	s_mov_b32 s4, -1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_lshrrev_b32_e32 v4, 1, v4
	v_xor_b32_e32 v3, v4, v3
	v_add_u32_e64 v4, s[0:1], -1, v11
	v_and_b32_e32 v9, 3, v4
	v_mov_b32_e32 v4, 0x3ff
	v_cndmask_b32_e32 v7, v4, v7, vcc
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v4, 0
.LBB0_3:
	v_and_b32_e32 v3, v3, v7
	v_lshlrev_b64 v[12:13], 2, v[3:4]
	v_mov_b32_e32 v10, s3
	v_add_u32_e32 v12, vcc, s2, v12
	v_addc_u32_e32 v13, vcc, v10, v13, vcc
	flat_load_dword v10, v[12:13]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, s4, v10
	s_add_i32 s4, s4, 1
	v_add_u32_e32 v3, vcc, 1, v3
	v_cmp_eq_u32_e32 vcc, s4, v9
	s_or_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v12, s4
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_3
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v3, vcc, v10, v12
	ds_write_b32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v4, v6
	v_xor_b32_e32 v10, 2, v8
	s_mov_b32 s4, -1
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v4, 1, v4
	v_xor_b32_e32 v3, v4, v3
	v_mov_b32_e32 v4, 0
	s_barrier 
.LBB0_5:
	v_and_b32_e32 v3, v3, v0
	v_lshlrev_b64 v[12:13], 2, v[3:4]
	v_mov_b32_e32 v14, s3
	v_add_u32_e32 v12, vcc, s2, v12
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	flat_load_dword v12, v[12:13]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, s4, v12
	s_add_i32 s4, s4, 1
	v_add_u32_e32 v3, vcc, 1, v3
	v_cmp_eq_u32_e32 vcc, s4, v10
	s_or_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v13, s4
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_5
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v3, vcc, v12, v13
	ds_write_b32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v4, v6
	s_mov_b32 s4, -1
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_lshrrev_b32_e32 v4, 1, v4
	v_xor_b32_e32 v3, v4, v3
	v_add_u32_e32 v4, vcc, 1, v11
	v_and_b32_e32 v11, 3, v4
	v_mov_b32_e32 v4, 0
.LBB0_7:
	v_and_b32_e32 v3, v3, v7
	v_lshlrev_b64 v[12:13], 2, v[3:4]
	v_mov_b32_e32 v14, s3
	v_add_u32_e32 v12, vcc, s2, v12
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	flat_load_dword v12, v[12:13]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, s4, v12
	s_add_i32 s4, s4, 1
	v_add_u32_e32 v3, vcc, 1, v3
	v_cmp_eq_u32_e32 vcc, s4, v11
	s_or_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v13, s4
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_7
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v3, vcc, v12, v13
	ds_write_b32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v4, v6
	s_mov_b32 s4, -1
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_lshrrev_b32_e32 v4, 1, v4
	v_xor_b32_e32 v3, v4, v3
	v_mov_b32_e32 v4, 0
.LBB0_9:
	v_and_b32_e32 v3, v3, v0
	v_lshlrev_b64 v[12:13], 2, v[3:4]
	v_mov_b32_e32 v14, s3
	v_add_u32_e32 v12, vcc, s2, v12
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	flat_load_dword v12, v[12:13]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, s4, v12
	s_add_i32 s4, s4, 1
	v_add_u32_e32 v3, vcc, 1, v3
	v_cmp_eq_u32_e32 vcc, s4, v8
	s_or_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v13, s4
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_9
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v3, vcc, v12, v13
	ds_write_b32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v4, v6
	s_mov_b32 s4, -1
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_lshrrev_b32_e32 v4, 1, v4
	v_xor_b32_e32 v3, v4, v3
	v_mov_b32_e32 v4, 0
.LBB0_11:
	v_and_b32_e32 v3, v3, v7
	v_lshlrev_b64 v[12:13], 2, v[3:4]
	v_mov_b32_e32 v14, s3
	v_add_u32_e32 v12, vcc, s2, v12
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	flat_load_dword v12, v[12:13]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, s4, v12
	s_add_i32 s4, s4, 1
	v_add_u32_e32 v3, vcc, 1, v3
	v_cmp_eq_u32_e32 vcc, s4, v9
	s_or_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v13, s4
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_11
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v3, vcc, v12, v13
	ds_write_b32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v4, v6
	s_mov_b32 s4, -1
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_lshrrev_b32_e32 v4, 1, v4
	v_xor_b32_e32 v3, v4, v3
	v_mov_b32_e32 v4, 0
.LBB0_13:
	v_and_b32_e32 v3, v3, v0
	v_lshlrev_b64 v[12:13], 2, v[3:4]
	v_mov_b32_e32 v14, s3
	v_add_u32_e32 v12, vcc, s2, v12
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	flat_load_dword v12, v[12:13]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, s4, v12
	s_add_i32 s4, s4, 1
	v_add_u32_e32 v3, vcc, 1, v3
	v_cmp_eq_u32_e32 vcc, s4, v10
	s_or_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v13, s4
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_13
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v3, vcc, v12, v13
	ds_write_b32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v4, v6
	s_mov_b32 s4, -1
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_lshrrev_b32_e32 v4, 1, v4
	v_xor_b32_e32 v3, v4, v3
	v_mov_b32_e32 v4, 0
.LBB0_15:
	v_and_b32_e32 v3, v3, v7
	v_lshlrev_b64 v[12:13], 2, v[3:4]
	v_mov_b32_e32 v14, s3
	v_add_u32_e32 v12, vcc, s2, v12
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	flat_load_dword v12, v[12:13]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, s4, v12
	s_add_i32 s4, s4, 1
	v_add_u32_e32 v3, vcc, 1, v3
	v_cmp_eq_u32_e32 vcc, s4, v11
	s_or_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v13, s4
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_15
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v3, vcc, v12, v13
	ds_write_b32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v4, v6
	s_mov_b32 s4, -1
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_lshrrev_b32_e32 v4, 1, v4
	v_xor_b32_e32 v3, v4, v3
	v_mov_b32_e32 v4, 0
.LBB0_17:
	v_and_b32_e32 v3, v3, v0
	v_lshlrev_b64 v[12:13], 2, v[3:4]
	v_mov_b32_e32 v14, s3
	v_add_u32_e32 v12, vcc, s2, v12
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	flat_load_dword v12, v[12:13]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, s4, v12
	s_add_i32 s4, s4, 1
	v_add_u32_e32 v3, vcc, 1, v3
	v_cmp_eq_u32_e32 vcc, s4, v8
	s_or_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v13, s4
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_17
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v3, vcc, v12, v13
	ds_write_b32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v4, v6
	s_mov_b32 s4, -1
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_lshrrev_b32_e32 v4, 1, v4
	v_xor_b32_e32 v3, v4, v3
	v_mov_b32_e32 v4, 0
.LBB0_19:
	v_and_b32_e32 v3, v3, v7
	v_lshlrev_b64 v[12:13], 2, v[3:4]
	v_mov_b32_e32 v14, s3
	v_add_u32_e32 v12, vcc, s2, v12
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	flat_load_dword v12, v[12:13]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, s4, v12
	s_add_i32 s4, s4, 1
	v_add_u32_e32 v3, vcc, 1, v3
	v_cmp_eq_u32_e32 vcc, s4, v9
	s_or_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v13, s4
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_19
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v3, vcc, v12, v13
	ds_write_b32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v4, v6
	s_mov_b32 s4, -1
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_lshrrev_b32_e32 v4, 1, v4
	v_xor_b32_e32 v3, v4, v3
	v_mov_b32_e32 v4, 0
.LBB0_21:
	v_and_b32_e32 v3, v3, v0
	v_lshlrev_b64 v[12:13], 2, v[3:4]
	v_mov_b32_e32 v14, s3
	v_add_u32_e32 v12, vcc, s2, v12
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	flat_load_dword v12, v[12:13]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, s4, v12
	s_add_i32 s4, s4, 1
	v_add_u32_e32 v3, vcc, 1, v3
	v_cmp_eq_u32_e32 vcc, s4, v10
	s_or_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v13, s4
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_21
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v3, vcc, v12, v13
	ds_write_b32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v4, v6
	s_mov_b32 s4, -1
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_lshrrev_b32_e32 v4, 1, v4
	v_xor_b32_e32 v3, v4, v3
	v_mov_b32_e32 v4, 0
.LBB0_23:
	v_and_b32_e32 v3, v3, v7
	v_lshlrev_b64 v[12:13], 2, v[3:4]
	v_mov_b32_e32 v14, s3
	v_add_u32_e32 v12, vcc, s2, v12
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	flat_load_dword v12, v[12:13]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, s4, v12
	s_add_i32 s4, s4, 1
	v_add_u32_e32 v3, vcc, 1, v3
	v_cmp_eq_u32_e32 vcc, s4, v11
	s_or_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v13, s4
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_23
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v3, vcc, v12, v13
	ds_write_b32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v4, v6
	s_mov_b32 s4, -1
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_lshrrev_b32_e32 v4, 1, v4
	v_xor_b32_e32 v3, v4, v3
	v_mov_b32_e32 v4, 0
.LBB0_25:
	v_and_b32_e32 v3, v3, v0
	v_lshlrev_b64 v[12:13], 2, v[3:4]
	v_mov_b32_e32 v14, s3
	v_add_u32_e32 v12, vcc, s2, v12
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	flat_load_dword v12, v[12:13]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, s4, v12
	s_add_i32 s4, s4, 1
	v_add_u32_e32 v3, vcc, 1, v3
	v_cmp_eq_u32_e32 vcc, s4, v8
	s_or_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v13, s4
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_25
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v3, vcc, v12, v13
	ds_write_b32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v4, v6
	s_mov_b32 s4, -1
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_lshrrev_b32_e32 v4, 1, v4
	v_xor_b32_e32 v3, v4, v3
	v_mov_b32_e32 v4, 0
.LBB0_27:
	v_and_b32_e32 v3, v3, v7
	v_lshlrev_b64 v[12:13], 2, v[3:4]
	v_mov_b32_e32 v8, s3
	v_add_u32_e32 v12, vcc, s2, v12
	v_addc_u32_e32 v13, vcc, v8, v13, vcc
	flat_load_dword v8, v[12:13]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, s4, v8
	s_add_i32 s4, s4, 1
	v_add_u32_e32 v3, vcc, 1, v3
	v_cmp_eq_u32_e32 vcc, s4, v9
	s_or_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v12, s4
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_27
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v3, vcc, v8, v12
	ds_write_b32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v4, v6
	s_mov_b32 s4, -1
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_lshrrev_b32_e32 v4, 1, v4
	v_xor_b32_e32 v3, v4, v3
	v_mov_b32_e32 v4, 0
.LBB0_29:
	v_and_b32_e32 v3, v3, v0
	v_lshlrev_b64 v[8:9], 2, v[3:4]
	v_mov_b32_e32 v12, s3
	v_add_u32_e32 v8, vcc, s2, v8
	v_addc_u32_e32 v9, vcc, v12, v9, vcc
	flat_load_dword v8, v[8:9]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, s4, v8
	s_add_i32 s4, s4, 1
	v_add_u32_e32 v3, vcc, 1, v3
	v_cmp_eq_u32_e32 vcc, s4, v10
	s_or_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v9, s4
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_29
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v0, vcc, v8, v9
	ds_write_b32 v5, v0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v3, v6
	s_mov_b32 s4, -1
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v3, 1, v3
	v_xor_b32_e32 v0, v3, v0
	s_barrier 
.LBB0_31:
	v_and_b32_e32 v3, v0, v7
	v_lshlrev_b64 v[8:9], 2, v[3:4]
	v_mov_b32_e32 v0, s3
	v_add_u32_e32 v8, vcc, s2, v8
	v_addc_u32_e32 v9, vcc, v0, v9, vcc
	flat_load_dword v3, v[8:9]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, s4, v3
	s_add_i32 s4, s4, 1
	v_add_u32_e32 v0, vcc, 1, v0
	v_cmp_eq_u32_e32 vcc, s4, v11
	s_or_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v8, s4
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_31
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v0, vcc, v3, v8
	ds_write_b32 v5, v0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v3, v6
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_lshrrev_b32_e32 v3, 1, v3
	v_xor_b32_e32 v0, v3, v0
	flat_store_dword v[1:2], v0
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel uneven_cache
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
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
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 8
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
	.size	uneven_cache, .Lfunc_end0-uneven_cache
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
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 1024
    .name:           uneven_cache
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 1024
      - 1
      - 1
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         uneven_cache.kd
    .vgpr_count:     15
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
