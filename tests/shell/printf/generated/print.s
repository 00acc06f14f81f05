	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.hidden	__printf_alloc
	.globl	__printf_alloc
	.p2align	2
	.type	__printf_alloc,@function
__printf_alloc:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dwordx2 s[4:5], s[8:9], 0x18
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[4:5], 0
	s_cbranch_scc1 .LBB0_3
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	s_add_u32 s6, s4, 4
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	s_addc_u32 s7, s5, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v3, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_3
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	flat_atomic_add v3, v[1:2], v0 glc
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	s_add_u32 s4, s4, 8
	s_addc_u32 s5, s5, 0
	v_mov_b32_e32 v2, s5
	v_add_u32_e32 v0, vcc, v3, v0
	v_add_u32_e32 v3, vcc, s4, v3
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_le_u32_e32 vcc, v0, v1
	v_cndmask_b32_e32 v1, 0, v2, vcc
	v_cndmask_b32_e32 v0, 0, v3, vcc
	s_setpc_b64 s[30:31]
.LBB0_3:
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	__printf_alloc, .Lfunc_end0-__printf_alloc
	.section	.AMDGPU.csdata
	.text
	.protected	print
	.globl	print
	.p2align	8
	.type	print,@function
print:
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_load_dword s3, s[6:7], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_add_u32 s6, s6, 8
	s_mul_i32 s2, s2, s8
	s_addc_u32 s7, s7, 0
	s_add_i32 s2, s2, s3
	v_add_u32_e32 v1, vcc, s2, v0
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_mov_b64 s[2:3], 0
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB1_9
	v_ashrrev_i32_e32 v0, 31, v1
	v_lshrrev_b32_e32 v0, 26, v0
	v_add_u32_e32 v0, vcc, v1, v0
	v_and_b32_e32 v2, 0xffffffc0, v0
	v_sub_u32_e32 v2, vcc, v1, v2
	v_cmp_eq_u32_e32 vcc, 63, v2
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_8
	s_load_dwordx2 s[10:11], s[6:7], 0x18
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[10:11], 0
	s_cbranch_scc1 .LBB1_5
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	s_add_u32 s12, s10, 4
	flat_load_dword v4, v[2:3] glc
	s_waitcnt vmcnt(0)
	s_addc_u32 s13, s11, 0
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v3, s13
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v4, v2
	v_mov_b32_e32 v3, 0
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v4, 0
	s_cbranch_vccnz .LBB1_5
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v4, 12
	v_mov_b32_e32 v3, s11
	flat_atomic_add v4, v[2:3], v4 glc
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v3, s13
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	s_add_u32 s10, s10, 8
	s_addc_u32 s11, s11, 0
	v_mov_b32_e32 v3, s11
	v_add_u32_e32 v5, vcc, 12, v4
	v_add_u32_e32 v6, vcc, s10, v4
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_cmp_le_u32_e32 vcc, v5, v2
	v_cndmask_b32_e32 v4, 0, v3, vcc
	v_cndmask_b32_e32 v3, 0, v6, vcc
.LBB1_5:
	v_cmp_ne_u64_e32 vcc, 0, v[3:4]
	v_ashrrev_i32_e32 v5, 6, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_7
	s_load_dword s4, s[4:5], 0xc
	v_mov_b32_e32 v0, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s4
	flat_store_dwordx3 v[3:4], v[0:2]
.LBB1_7:
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v0, vcc, 1, v5
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v2, vcc, s0, v0
	s_mov_b64 s[10:11], exec
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
.LBB1_8:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[2:3], s[10:11], exec
.LBB1_9:
	s_or_saveexec_b64 s[4:5], s[8:9]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_86
	s_load_dwordx2 s[6:7], s[6:7], 0x18
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u64 s[6:7], 0
	s_cselect_b64 s[8:9], -1, 0
	s_cmp_eq_u64 s[6:7], 0
	s_cbranch_scc1 .LBB1_13
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	s_add_u32 s10, s6, 4
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v2, v0
	v_mov_b32_e32 v0, 0
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_13
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v2, 4
	v_mov_b32_e32 v1, s7
	flat_atomic_add v2, v[0:1], v2 glc
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_add_u32 s10, s6, 8
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v1, s11
	v_add_u32_e32 v3, vcc, 4, v2
	v_add_u32_e32 v2, vcc, s10, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_cmp_le_u32_e32 vcc, v3, v0
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_cndmask_b32_e32 v0, 0, v2, vcc
.LBB1_13:
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_15
	v_mov_b32_e32 v2, 16
	flat_store_dword v[0:1], v2
.LBB1_15:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v0, 0
	s_andn2_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_18
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	s_add_u32 s10, s6, 4
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v2, v0
	v_mov_b32_e32 v0, 0
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_18
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v2, 56
	v_mov_b32_e32 v1, s7
	flat_atomic_add v2, v[0:1], v2 glc
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_add_u32 s10, s6, 8
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v1, s11
	v_add_u32_e32 v3, vcc, 56, v2
	v_add_u32_e32 v2, vcc, s10, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_cmp_le_u32_e32 vcc, v3, v0
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_cndmask_b32_e32 v0, 0, v2, vcc
.LBB1_18:
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_20
	v_add_u32_e32 v6, vcc, 16, v0
	v_addc_u32_e32 v7, vcc, 0, v1, vcc
	v_mov_b32_e32 v2, 15
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v4, -2
	v_mov_b32_e32 v5, 3
	v_add_u32_e32 v10, vcc, 32, v0
	flat_store_dwordx4 v[0:1], v[2:5]
	v_addc_u32_e32 v11, vcc, 0, v1, vcc
	v_mov_b32_e32 v3, 0xff
	v_mov_b32_e32 v2, 8
	v_mov_b32_e32 v5, 42
	v_mov_b32_e32 v4, v3
	v_add_u32_e32 v0, vcc, 48, v0
	flat_store_dwordx4 v[6:7], v[2:5]
	v_mov_b32_e32 v6, v5
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v8, v5
	v_mov_b32_e32 v9, v5
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mov_b32_e32 v2, 7
	flat_store_dwordx4 v[10:11], v[6:9]
	flat_store_dwordx2 v[0:1], v[2:3]
.LBB1_20:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v0, 0
	s_andn2_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_23
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	s_add_u32 s10, s6, 4
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v2, v0
	v_mov_b32_e32 v0, 0
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_23
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v2, 20
	v_mov_b32_e32 v1, s7
	flat_atomic_add v2, v[0:1], v2 glc
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_add_u32 s10, s6, 8
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v1, s11
	v_add_u32_e32 v3, vcc, 20, v2
	v_add_u32_e32 v2, vcc, s10, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_cmp_le_u32_e32 vcc, v3, v0
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_cndmask_b32_e32 v0, 0, v2, vcc
.LBB1_23:
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_25
	v_mov_b32_e32 v2, 14
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v4, -2
	v_mov_b32_e32 v5, 0xff
	flat_store_dwordx4 v[0:1], v[2:5]
	v_add_u32_e32 v0, vcc, 16, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mov_b32_e32 v2, 0xffff
	flat_store_dword v[0:1], v2
.LBB1_25:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v0, 0
	s_andn2_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_28
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	s_add_u32 s10, s6, 4
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v2, v0
	v_mov_b32_e32 v0, 0
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_28
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v2, 36
	v_mov_b32_e32 v1, s7
	flat_atomic_add v2, v[0:1], v2 glc
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_add_u32 s10, s6, 8
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v1, s11
	v_add_u32_e32 v3, vcc, 36, v2
	v_add_u32_e32 v2, vcc, s10, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_cmp_le_u32_e32 vcc, v3, v0
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_cndmask_b32_e32 v0, 0, v2, vcc
.LBB1_28:
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_30
	v_mov_b32_e32 v2, 13
	flat_store_dword v[0:1], v2
	v_add_u32_e32 v6, vcc, 4, v0
	v_mov_b32_e32 v2, -1
	v_addc_u32_e32 v7, vcc, 0, v1, vcc
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, v2
	flat_store_dwordx4 v[6:7], v[2:5]
	s_nop 0
	v_add_u32_e32 v4, vcc, 20, v0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_mov_b32_e32 v0, 0x9abcdef0
	v_mov_b32_e32 v1, 0x12345678
	v_mov_b32_e32 v2, 8
	v_mov_b32_e32 v3, 0
	flat_store_dwordx4 v[4:5], v[0:3]
.LBB1_30:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v0, 0
	s_andn2_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_33
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	s_add_u32 s10, s6, 4
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v2, v0
	v_mov_b32_e32 v0, 0
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_33
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v2, 60
	v_mov_b32_e32 v1, s7
	flat_atomic_add v2, v[0:1], v2 glc
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_add_u32 s10, s6, 8
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v1, s11
	v_add_u32_e32 v3, vcc, 60, v2
	v_add_u32_e32 v2, vcc, s10, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_cmp_le_u32_e32 vcc, v3, v0
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_cndmask_b32_e32 v0, 0, v2, vcc
.LBB1_33:
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_35
	v_mov_b32_e32 v2, 12
	v_mov_b32_e32 v3, 0x3fc00000
	v_mov_b32_e32 v4, 0x40100000
	v_mov_b32_e32 v5, 0x40480000
	flat_store_dwordx4 v[0:1], v[2:5]
	s_nop 0
	v_add_u32_e32 v2, vcc, 16, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_add_u32_e32 v6, vcc, 20, v0
	flat_store_dword v[2:3], v5
	v_addc_u32_e32 v7, vcc, 0, v1, vcc
	v_bfrev_b32_e32 v2, 4
	v_mov_b32_e32 v3, 0x4202a05f
	v_bfrev_b32_e32 v4, 7
	v_mov_b32_e32 v5, 0x3ddb7cdf
	flat_store_dwordx4 v[6:7], v[2:5]
	v_bfrev_b32_e32 v6, 1
	v_add_u32_e32 v2, vcc, 36, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_mov_b32_e32 v5, 0x3f1a36e2
	v_mov_b32_e32 v7, 0x4415af1d
	v_add_u32_e32 v0, vcc, 52, v0
	flat_store_dwordx4 v[2:3], v[4:7]
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0x3ff00000
	flat_store_dwordx2 v[0:1], v[2:3]
.LBB1_35:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v0, 0
	s_andn2_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_38
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	s_add_u32 s10, s6, 4
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v2, v0
	v_mov_b32_e32 v0, 0
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_38
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v2, 20
	v_mov_b32_e32 v1, s7
	flat_atomic_add v2, v[0:1], v2 glc
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_add_u32 s10, s6, 8
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v1, s11
	v_add_u32_e32 v3, vcc, 20, v2
	v_add_u32_e32 v2, vcc, s10, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_cmp_le_u32_e32 vcc, v3, v0
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_cndmask_b32_e32 v0, 0, v2, vcc
.LBB1_38:
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_40
	v_mov_b32_e32 v2, 11
	v_mov_b32_e32 v3, 0x7f800000
	v_mov_b32_e32 v4, 0xff800000
	v_bfrev_b32_e32 v5, -2
	flat_store_dwordx4 v[0:1], v[2:5]
	v_add_u32_e32 v0, vcc, 16, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_bfrev_b32_e32 v2, 1
	flat_store_dword v[0:1], v2
.LBB1_40:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v0, 0
	s_andn2_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_43
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	s_add_u32 s10, s6, 4
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v2, v0
	v_mov_b32_e32 v0, 0
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_43
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v2, 16
	v_mov_b32_e32 v1, s7
	flat_atomic_add v2, v[0:1], v2 glc
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_add_u32 s10, s6, 8
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v1, s11
	v_add_u32_e32 v3, vcc, 16, v2
	v_add_u32_e32 v2, vcc, s10, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_cmp_le_u32_e32 vcc, v3, v0
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_cndmask_b32_e32 v0, 0, v2, vcc
.LBB1_43:
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_45
	v_add_u32_e32 v2, vcc, 8, v0
	v_mov_b32_e32 v4, 10
	v_mov_b32_e32 v5, 0x40490fdb
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_store_dwordx2 v[0:1], v[4:5]
	v_mov_b32_e32 v0, 0x8800759c
	v_mov_b32_e32 v1, 0x7e37e43c
	flat_store_dwordx2 v[2:3], v[0:1]
.LBB1_45:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v0, 0
	s_andn2_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_48
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	s_add_u32 s10, s6, 4
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v2, v0
	v_mov_b32_e32 v0, 0
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_48
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v2, 20
	v_mov_b32_e32 v1, s7
	flat_atomic_add v2, v[0:1], v2 glc
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_add_u32 s10, s6, 8
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v1, s11
	v_add_u32_e32 v3, vcc, 20, v2
	v_add_u32_e32 v2, vcc, s10, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_cmp_le_u32_e32 vcc, v3, v0
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_cndmask_b32_e32 v0, 0, v2, vcc
.LBB1_48:
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_50
	v_mov_b32_e32 v2, 9
	v_mov_b32_e32 v3, 0x6f
	v_mov_b32_e32 v4, 0x6b
	v_mov_b32_e32 v5, 0x78
	flat_store_dwordx4 v[0:1], v[2:5]
	v_add_u32_e32 v0, vcc, 16, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mov_b32_e32 v2, 0x79
	flat_store_dword v[0:1], v2
.LBB1_50:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v0, 0
	s_andn2_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_53
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	s_add_u32 s10, s6, 4
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v2, v0
	v_mov_b32_e32 v0, 0
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_53
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v2, 36
	v_mov_b32_e32 v1, s7
	flat_atomic_add v2, v[0:1], v2 glc
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_add_u32 s10, s6, 8
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v1, s11
	v_add_u32_e32 v3, vcc, 36, v2
	v_add_u32_e32 v2, vcc, s10, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_cmp_le_u32_e32 vcc, v3, v0
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_cndmask_b32_e32 v0, 0, v2, vcc
.LBB1_53:
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_55
	v_add_u32_e32 v6, vcc, 16, v0
	v_mov_b32_e32 v2, 8
	v_mov_b32_e32 v3, 0x74786574
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0x68676972
	v_addc_u32_e32 v7, vcc, 0, v1, vcc
	flat_store_dwordx4 v[0:1], v[2:5]
	v_add_u32_e32 v0, vcc, 32, v0
	v_mov_b32_e32 v2, 0x74
	v_mov_b32_e32 v3, 0x7466656c
	v_mov_b32_e32 v5, 0x747563
	flat_store_dwordx4 v[6:7], v[2:5]
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mov_b32_e32 v2, 0xffffff00
	flat_store_dword v[0:1], v2
.LBB1_55:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v0, 0
	s_andn2_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_58
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	s_add_u32 s10, s6, 4
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v2, v0
	v_mov_b32_e32 v0, 0
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_58
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v2, 0x4c
	v_mov_b32_e32 v1, s7
	flat_atomic_add v3, v[0:1], v2 glc
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_add_u32 s10, s6, 8
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v1, s11
	v_add_u32_e32 v2, vcc, v3, v2
	v_add_u32_e32 v3, vcc, s10, v3
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_cmp_le_u32_e32 vcc, v2, v0
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_cndmask_b32_e32 v0, 0, v3, vcc
.LBB1_58:
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_60
	v_add_u32_e32 v3, vcc, 4, v0
	v_addc_u32_e32 v4, vcc, 0, v1, vcc
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v7, -2
	v_mov_b32_e32 v8, 3
	v_mov_b32_e32 v9, -4
	flat_store_dwordx4 v[3:4], v[6:9]
	v_add_u32_e32 v3, vcc, 20, v0
	v_addc_u32_e32 v4, vcc, 0, v1, vcc
	v_mov_b32_e32 v9, 5
	v_mov_b32_e32 v10, 6
	flat_store_dwordx2 v[3:4], v[9:10]
	v_add_u32_e32 v11, vcc, 28, v0
	v_mov_b32_e32 v4, 9
	v_mov_b32_e32 v2, 7
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	v_mov_b32_e32 v3, 8
	v_mov_b32_e32 v5, v4
	flat_store_dwordx4 v[11:12], v[2:5]
	flat_store_dword v[0:1], v2
	v_add_u32_e32 v4, vcc, 44, v0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 60, v0
	v_mov_b32_e32 v11, v2
	v_mov_b32_e32 v12, v3
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[0:1], v[9:12]
	v_mov_b32_e32 v7, 2
	v_mov_b32_e32 v9, 4
	flat_store_dwordx4 v[4:5], v[6:9]
.LBB1_60:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v0, 0
	s_andn2_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_63
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	s_add_u32 s10, s6, 4
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v2, v0
	v_mov_b32_e32 v0, 0
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_63
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v2, 44
	v_mov_b32_e32 v1, s7
	flat_atomic_add v2, v[0:1], v2 glc
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_add_u32 s10, s6, 8
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v1, s11
	v_add_u32_e32 v3, vcc, 44, v2
	v_add_u32_e32 v2, vcc, s10, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_cmp_le_u32_e32 vcc, v3, v0
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_cndmask_b32_e32 v0, 0, v2, vcc
.LBB1_63:
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_65
	v_mov_b32_e32 v2, 6
	v_mov_b32_e32 v3, 0xfc03fe01
	flat_store_dwordx2 v[0:1], v[2:3]
	v_add_u32_e32 v3, vcc, 8, v0
	v_addc_u32_e32 v4, vcc, 0, v1, vcc
	v_mov_b32_e32 v5, -5
	v_mov_b32_e32 v6, v2
	flat_store_dwordx2 v[3:4], v[5:6]
	v_add_u32_e32 v6, vcc, 16, v0
	v_mov_b32_e32 v2, -1
	v_addc_u32_e32 v7, vcc, 0, v1, vcc
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, v2
	flat_store_dwordx4 v[6:7], v[2:5]
	s_nop 0
	v_add_u32_e32 v2, vcc, 32, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_mov_b32_e32 v4, 0x2ffff
	v_add_u32_e32 v0, vcc, 36, v0
	flat_store_dword v[2:3], v4
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mov_b32_e32 v2, 0x20001
	v_mov_b32_e32 v3, 0xffff0003
	flat_store_dwordx2 v[0:1], v[2:3]
.LBB1_65:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v0, 0
	s_andn2_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_68
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	s_add_u32 s10, s6, 4
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v2, v0
	v_mov_b32_e32 v0, 0
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_68
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v2, 44
	v_mov_b32_e32 v1, s7
	flat_atomic_add v2, v[0:1], v2 glc
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_add_u32 s10, s6, 8
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v1, s11
	v_add_u32_e32 v3, vcc, 44, v2
	v_add_u32_e32 v2, vcc, s10, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_cmp_le_u32_e32 vcc, v3, v0
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_cndmask_b32_e32 v0, 0, v2, vcc
.LBB1_68:
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_70
	v_add_u32_e32 v4, vcc, 28, v0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_add_u32_e32 v6, vcc, 12, v0
	v_addc_u32_e32 v7, vcc, 0, v1, vcc
	v_add_u32_e32 v2, vcc, 4, v0
	v_mov_b32_e32 v8, 5
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_store_dword v[0:1], v8
	v_mov_b32_e32 v0, 0x3fc00000
	v_mov_b32_e32 v1, 0xc0200000
	flat_store_dwordx2 v[2:3], v[0:1]
	v_mov_b32_e32 v0, 1.0
	v_mov_b32_e32 v1, 2.0
	v_mov_b32_e32 v2, 0x40400000
	v_mov_b32_e32 v3, 4.0
	flat_store_dwordx4 v[6:7], v[0:3]
	s_nop 0
	v_mov_b32_e32 v0, 0.5
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v0
	flat_store_dwordx4 v[4:5], v[0:3]
.LBB1_70:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v0, 0
	s_andn2_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_73
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	s_add_u32 s10, s6, 4
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v2, v0
	v_mov_b32_e32 v0, 0
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_73
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v2, 52
	v_mov_b32_e32 v1, s7
	flat_atomic_add v2, v[0:1], v2 glc
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_add_u32 s10, s6, 8
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v1, s11
	v_add_u32_e32 v3, vcc, 52, v2
	v_add_u32_e32 v2, vcc, s10, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_cmp_le_u32_e32 vcc, v3, v0
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_cndmask_b32_e32 v0, 0, v2, vcc
.LBB1_73:
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_75
	v_add_u32_e32 v5, vcc, 36, v0
	v_addc_u32_e32 v6, vcc, 0, v1, vcc
	v_add_u32_e32 v7, vcc, 20, v0
	v_addc_u32_e32 v8, vcc, 0, v1, vcc
	v_mov_b32_e32 v2, 4
	v_add_u32_e32 v9, vcc, 4, v0
	flat_store_dword v[0:1], v2
	v_mov_b32_e32 v0, -1
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v1, v0
	flat_store_dwordx4 v[9:10], v[0:3]
	v_mov_b32_e32 v4, 0xbfd00000
	v_mov_b32_e32 v0, 2
	v_mov_b32_e32 v2, 3
	v_mov_b32_e32 v1, v3
	flat_store_dwordx4 v[7:8], v[0:3]
	s_nop 0
	v_mov_b32_e32 v2, 0x3fe00000
	flat_store_dwordx4 v[5:6], v[1:4]
.LBB1_75:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v0, 0
	s_andn2_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_78
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	s_add_u32 s10, s6, 4
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v2, v0
	v_mov_b32_e32 v0, 0
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_78
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v2, 28
	v_mov_b32_e32 v1, s7
	flat_atomic_add v2, v[0:1], v2 glc
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_add_u32 s10, s6, 8
	s_addc_u32 s11, s7, 0
	v_mov_b32_e32 v1, s11
	v_add_u32_e32 v3, vcc, 28, v2
	v_add_u32_e32 v2, vcc, s10, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_cmp_le_u32_e32 vcc, v3, v0
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_cndmask_b32_e32 v0, 0, v2, vcc
.LBB1_78:
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_80
	v_add_u32_e32 v4, vcc, 20, v0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_mov_b32_e32 v2, 3
	v_add_u32_e32 v6, vcc, 4, v0
	flat_store_dword v[0:1], v2
	v_mov_b32_e32 v0, 1
	v_addc_u32_e32 v7, vcc, 0, v1, vcc
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v0
	flat_store_dwordx4 v[6:7], v[0:3]
	s_nop 0
	v_mov_b32_e32 v1, 2
	flat_store_dwordx2 v[4:5], v[0:1]
.LBB1_80:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v0, 0
	s_andn2_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_83
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	s_add_u32 s8, s6, 4
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_addc_u32 s9, s7, 0
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v2, v0
	v_mov_b32_e32 v0, 0
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_83
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v2, 12
	v_mov_b32_e32 v1, s7
	flat_atomic_add v2, v[0:1], v2 glc
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_add_u32 s6, s6, 8
	s_addc_u32 s7, s7, 0
	v_mov_b32_e32 v1, s7
	v_add_u32_e32 v3, vcc, 12, v2
	v_add_u32_e32 v2, vcc, s6, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_cmp_le_u32_e32 vcc, v3, v0
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_cndmask_b32_e32 v0, 0, v2, vcc
.LBB1_83:
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_85
	v_mov_b32_e32 v4, 2
	v_add_u32_e32 v2, vcc, 4, v0
	flat_store_dword v[0:1], v4
	v_mov_b32_e32 v0, 0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_mov_b32_e32 v1, v0
	flat_store_dwordx2 v[2:3], v[0:1]
.LBB1_85:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	s_or_b64 s[2:3], s[2:3], exec
.LBB1_86:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB1_88
	v_mov_b32_e32 v0, 1
	flat_store_dword v[2:3], v0
.LBB1_88:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel print
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 14
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
.Lfunc_end1:
	.size	print, .Lfunc_end1-print
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
        .type_name:      'int*'
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
        .value_kind:     hidden_printf_buffer
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           print
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         print.kd
    .vgpr_count:     13
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.printf:
  - '1:2:4:4:item %d of %d\n'
  - '2:1:8:%p\n'
  - '3:2:16:8:%v4hld|%3v2hld|\n'
  - '4:3:16:16:16:%v2ld|%v2lu|%v2lf\n'
  - '5:3:8:16:16:%v2hlf|%v4hlf|%.1v4hlf\n'
  - '6:5:4:8:16:4:8:%v4hhd|%v2hhd|%v16hhx|%v2hd|%v4hu\n'
  - '7:4:16:8:16:32:%v4d|%v2d|%v3d|%v8d\n'
  - '8:5:8:8:8:4:4:%s|%10s|%-10s|%.2s|%s\n'
  - '9:4:4:4:4:4:%c%c%5c|%-5c|\n'
  - '10:2:4:8:%f %g\n'
  - '11:4:4:4:4:4:%f %f %f %f\n'
  - '12:9:4:4:4:4:8:8:8:8:8:%f %.2f %10.3f|%-10.3f|%e %E %g %G %a\n'
  - '13:4:8:8:8:8:%ld %lu %lx %lo\n'
  - '14:4:4:4:4:4:%hhd %hd %hhu %hu\n'
  - '15:13:4:4:4:4:4:4:4:4:4:4:4:4:4:%d %i %u %o %x %X|%5d|%-5d|%05d|%+d|% d|%.3d|%#x\n'
  - '16:0:no arguments\72 ''single'' "double" back\slash	tab 100%% A\n'
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
