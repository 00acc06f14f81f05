	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	switches
	.globl	switches
	.p2align	8
	.type	switches,@function
switches:
	s_load_dword s0, s[4:5], 0x4
	v_mov_b32_e32 v1, 0x4f800000
	s_mov_b32 s2, 0x7feb352d
	v_madak_f32 v1, 0, v1, 0x40400000
	v_rcp_f32_e32 v1, v1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add_u32_e32 v5, vcc, s8, v0
	v_xor_b32_sdwa v0, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v0, v0, s2
	v_mul_f32_e32 v1, 0x5f7ffffc, v1
	s_mov_b32 s4, 0x846ca68b
	s_mov_b32 s5, 0xcccccccd
	v_lshrrev_b32_e32 v2, 15, v0
	v_xor_b32_e32 v0, v2, v0
	v_mul_f32_e32 v2, 0x2f800000, v1
	v_mul_lo_u32 v0, v0, s4
	v_trunc_f32_e32 v2, v2
	v_mac_f32_e32 v1, 0xcf800000, v2
	v_cvt_u32_f32_e32 v7, v1
	v_cvt_u32_f32_e32 v9, v2
	v_xor_b32_sdwa v6, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v0, 0x9e3779b9, v5
	v_xor_b32_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v8, v0, s2
	v_mad_u64_u32 v[0:1], s[2:3], v7, -3, 0
	v_mul_lo_u32 v3, v9, -3
	v_lshrrev_b32_e32 v2, 15, v8
	v_subrev_u32_e32 v1, vcc, v7, v1
	v_add_u32_e32 v10, vcc, v3, v1
	v_mad_u64_u32 v[3:4], s[2:3], v7, v10, 0
	v_mul_hi_u32 v1, v7, v0
	v_xor_b32_e32 v8, v2, v8
	v_mov_b32_e32 v2, 0
	v_mul_lo_u32 v8, v8, s4
	v_add_u32_e32 v11, vcc, v1, v3
	v_mad_u64_u32 v[0:1], s[2:3], v9, v0, 0
	v_addc_u32_e32 v12, vcc, 0, v4, vcc
	v_mad_u64_u32 v[3:4], s[2:3], v9, v10, 0
	v_add_u32_e32 v0, vcc, v11, v0
	v_addc_u32_e32 v0, vcc, v12, v1, vcc
	v_addc_u32_e32 v1, vcc, v4, v2, vcc
	v_add_u32_e32 v0, vcc, v0, v3
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v7, vcc, v7, v0
	v_addc_u32_e32 v9, vcc, v9, v1, vcc
	v_mad_u64_u32 v[0:1], s[2:3], v7, -3, 0
	v_mul_lo_u32 v3, v9, -3
	v_xor_b32_sdwa v8, v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_subrev_u32_e32 v1, vcc, v7, v1
	v_add_u32_e32 v10, vcc, v1, v3
	v_mad_u64_u32 v[3:4], s[2:3], v7, v10, 0
	v_mul_hi_u32 v1, v7, v0
	v_mul_hi_u32 v11, v6, s5
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_add_u32_e32 v12, vcc, v1, v3
	v_mad_u64_u32 v[0:1], s[2:3], v9, v0, 0
	v_addc_u32_e32 v13, vcc, 0, v4, vcc
	v_mad_u64_u32 v[3:4], s[2:3], v9, v10, 0
	v_add_u32_e32 v0, vcc, v12, v0
	v_addc_u32_e32 v0, vcc, v13, v1, vcc
	v_addc_u32_e32 v1, vcc, v4, v2, vcc
	v_add_u32_e32 v0, vcc, v0, v3
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v3, vcc, v7, v0
	v_addc_u32_e32 v4, vcc, v9, v1, vcc
	v_mad_u64_u32 v[0:1], s[2:3], v8, v4, 0
	v_mul_hi_u32 v7, v8, v3
	v_lshrrev_b32_e32 v9, 2, v11
	v_mul_lo_u32 v9, v9, 5
	v_add_u32_e32 v7, vcc, v7, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	v_mad_u64_u32 v[0:1], s[2:3], v6, v3, 0
	v_mad_u64_u32 v[3:4], s[2:3], v6, v4, 0
	v_add_u32_e32 v0, vcc, v7, v0
	v_addc_u32_e32 v0, vcc, v10, v1, vcc
	v_addc_u32_e32 v1, vcc, v4, v2, vcc
	v_add_u32_e32 v0, vcc, v0, v3
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mul_lo_u32 v3, v1, 3
	v_mad_u64_u32 v[0:1], s[2:3], v0, 3, 0
	v_sub_u32_e32 v4, vcc, v6, v9
	v_add_u32_e32 v1, vcc, v1, v3
	v_sub_u32_e32 v3, vcc, v8, v0
	v_subb_u32_e32 v0, vcc, v6, v1, vcc
	v_subrev_u32_e32 v1, vcc, 3, v3
	v_subbrev_u32_e32 v7, vcc, 0, v0, vcc
	v_cmp_lt_u32_e32 vcc, 2, v1
	v_cndmask_b32_e64 v8, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v7
	v_cndmask_b32_e32 v7, -1, v8, vcc
	v_add_u32_e32 v8, vcc, -3, v1
	v_cmp_ne_u32_e32 vcc, 0, v7
	v_cndmask_b32_e32 v1, v1, v8, vcc
	v_cmp_lt_u32_e32 vcc, 2, v3
	v_cndmask_b32_e64 v7, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v7, -1, v7, vcc
	v_mul_lo_u32 v0, v5, 5
	v_cmp_ne_u32_e32 vcc, 0, v7
	v_cndmask_b32_e32 v1, v3, v1, vcc
	v_lshlrev_b32_e32 v3, 8, v1
	v_mov_b32_e32 v1, v2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_and_b32_e32 v6, -16, v6
	v_addc_u32_e32 v1, vcc, v7, v1, vcc
	v_add_u32_e32 v6, vcc, v6, v5
	v_and_b32_e32 v8, 15, v6
	v_cmp_lt_i32_e32 vcc, 4, v8
	s_mov_b64 s[2:3], 0
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_26
	v_cmp_lt_i32_e32 vcc, 8, v8
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_15
	v_cmp_lt_i32_e32 vcc, 9, v8
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[4:5], 0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_8
	v_cmp_lt_i32_e32 vcc, 10, v8
	s_mov_b64 s[8:9], -1
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_7
	v_cmp_ne_u32_e32 vcc, 11, v8
	s_mov_b64 s[8:9], -1
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[8:9], exec, -1
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], s[8:9], exec
	s_xor_b64 s[8:9], exec, -1
.LBB0_7:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[4:5], s[10:11], exec
	s_and_b64 s[8:9], s[8:9], exec
.LBB0_8:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v7, v6
	s_xor_b64 exec, exec, s[6:7]
	s_mov_b32 s10, 0x5e1d27b
	v_mul_hi_u32 v7, v6, s10
	s_or_b64 s[8:9], s[8:9], exec
	v_sub_u32_e32 v8, vcc, v6, v7
	v_lshrrev_b32_e32 v8, 1, v8
	v_add_u32_e32 v7, vcc, v8, v7
	v_lshrrev_b32_e32 v7, 9, v7
	v_mul_u32_u24_e32 v7, 0x3e9, v7
	v_sub_u32_e32 v7, vcc, v6, v7
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[8:9]
	v_add_u32_e32 v6, vcc, 10, v7
	s_or_b64 s[4:5], s[4:5], exec
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[6:7], s[4:5]
	v_add_u32_e32 v7, vcc, 11, v6
	s_or_b64 exec, exec, s[6:7]
.LBB0_15:
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_25
	v_cmp_lt_i32_e32 vcc, 5, v8
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_22
	v_cmp_lt_i32_e32 vcc, 7, v8
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_mov_b32 s8, 0x38e38e39
	v_mul_hi_u32 v6, v6, s8
	v_lshrrev_b32_e32 v7, 1, v6
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_xor_b64 exec, exec, s[6:7]
	v_not_b32_e32 v7, v6
	s_or_b64 exec, exec, s[6:7]
.LBB0_22:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	v_lshrrev_b32_e32 v7, 7, v6
	v_sub_u32_e32 v7, vcc, v6, v7
	s_or_b64 exec, exec, s[4:5]
.LBB0_25:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b64 s[2:3], exec
.LBB0_26:
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_42
	v_cmp_lt_i32_e32 vcc, 1, v8
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[6:7], s[2:3]
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_33
	v_cmp_lt_i32_e32 vcc, 2, v8
	s_mov_b64 s[8:9], -1
	s_mov_b64 s[12:13], s[2:3]
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_32
	v_cmp_lt_i32_e32 vcc, 3, v8
	s_mov_b64 s[8:9], s[2:3]
	s_and_saveexec_b64 s[12:13], vcc
	v_alignbit_b32 v7, v6, v6, 29
	s_or_b64 s[8:9], s[2:3], exec
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[12:13], s[2:3], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[12:13], s[12:13], s[8:9]
	s_xor_b64 s[8:9], exec, -1
.LBB0_32:
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 s[6:7], s[2:3], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[6:7], s[6:7], s[12:13]
	s_and_b64 s[8:9], s[8:9], exec
.LBB0_33:
	s_or_saveexec_b64 s[10:11], s[10:11]
	v_mov_b32_e32 v9, v6
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_37
	v_cmp_lt_i32_e32 vcc, 0, v8
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[12:13], s[8:9]
	v_mov_b32_e32 v9, v6
	s_and_saveexec_b64 s[14:15], vcc
	v_mul_lo_u32 v9, v6, 5
	s_xor_b64 s[4:5], exec, -1
	s_or_b64 s[12:13], s[8:9], exec
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[8:9], s[8:9], s[12:13]
.LBB0_37:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_xor_b64 s[8:9], exec, s[10:11]
	v_xor_b32_e32 v7, 0x55, v9
	s_or_b64 s[6:7], s[6:7], exec
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[4:5]
	v_add_u32_e32 v7, vcc, 3, v6
	s_or_b64 s[6:7], s[6:7], exec
	s_or_b64 exec, exec, s[8:9]
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[4:5], s[6:7], exec
	s_or_b64 s[2:3], s[2:3], s[4:5]
.LBB0_42:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v6, 7
	s_and_saveexec_b64 s[0:1], s[2:3]
	v_add_u32_e32 v6, vcc, 1, v7
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v7, 7, v5
	v_lshlrev_b32_e32 v7, 2, v7
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, keys@rel32@lo+4
	s_addc_u32 s1, s1, keys@rel32@hi+12
	v_mov_b32_e32 v8, s1
	v_add_u32_e32 v7, vcc, s0, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dword v7, v[7:8]
	flat_store_dword v[0:1], v6
	v_bfe_u32 v6, v5, 6, 1
	s_mov_b64 s[2:3], 0
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v6, vcc, v7, v6
	v_cmp_lt_i32_e32 vcc, 30, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_60
	s_mov_b32 s2, 0x1869f
	v_cmp_lt_i32_e32 vcc, s2, v6
	s_mov_b64 s[2:3], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_51
	s_brev_b32 s2, -2
	v_cmp_eq_u32_e32 vcc, s2, v6
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v7, 7
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_50
	s_mov_b32 s6, 0x186a0
	v_cmp_eq_u32_e32 vcc, s6, v6
	s_mov_b64 s[6:7], -1
	v_mov_b32_e32 v7, 7
	s_and_saveexec_b64 s[8:9], vcc
	v_mov_b32_e32 v7, 6
	s_xor_b64 s[6:7], exec, -1
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[6:7], s[6:7], exec
.LBB0_50:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[2:3], s[6:7], exec
.LBB0_51:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_59
	v_cmp_lt_i32_e32 vcc, 31, v6
	s_mov_b64 s[8:9], s[2:3]
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_56
	v_cmp_eq_u32_e32 vcc, 32, v6
	s_mov_b64 s[8:9], -1
	s_and_saveexec_b64 s[10:11], vcc
	v_mov_b32_e32 v7, 5
	s_xor_b64 s[8:9], exec, -1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[10:11], s[2:3], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[8:9], s[10:11], s[8:9]
.LBB0_56:
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_xor_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v7, 4
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[6:7], s[8:9], exec
	s_or_b64 s[2:3], s[2:3], s[6:7]
.LBB0_59:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[2:3], s[2:3], exec
.LBB0_60:
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_74
	v_cmp_lt_i32_e32 vcc, -8, v6
	s_mov_b64 s[6:7], s[2:3]
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_71
	v_cmp_lt_i32_e32 vcc, -1, v6
	s_mov_b64 s[6:7], s[2:3]
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_66
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_mov_b64 s[6:7], -1
	s_and_saveexec_b64 s[10:11], vcc
	v_mov_b32_e32 v7, 3
	s_xor_b64 s[6:7], exec, -1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[10:11], s[2:3], exec
	s_and_b64 s[6:7], s[6:7], exec
	s_or_b64 s[6:7], s[10:11], s[6:7]
.LBB0_66:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_70
	v_cmp_eq_u32_e32 vcc, -7, v6
	s_mov_b64 s[10:11], -1
	s_and_saveexec_b64 s[12:13], vcc
	v_mov_b32_e32 v7, 2
	s_xor_b64 s[10:11], exec, -1
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[6:7], s[6:7], s[10:11]
.LBB0_70:
	s_or_b64 exec, exec, s[8:9]
	s_andn2_b64 s[8:9], s[2:3], exec
	s_and_b64 s[6:7], s[6:7], exec
	s_or_b64 s[6:7], s[8:9], s[6:7]
.LBB0_71:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_movk_i32 s8, 0xfc18
	v_cmp_ne_u32_e32 vcc, s8, v6
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], vcc, exec
	v_mov_b32_e32 v7, 1
	s_or_b64 s[6:7], s[6:7], s[8:9]
	s_or_b64 exec, exec, s[4:5]
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[4:5], s[6:7], exec
	s_or_b64 s[2:3], s[2:3], s[4:5]
.LBB0_74:
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_80
	v_cmp_lt_i32_e32 vcc, -1, v6
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	v_lshrrev_b32_e32 v7, 1, v6
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_xor_b64 exec, exec, s[2:3]
	v_sub_u32_e32 v7, vcc, 0, v6
	s_or_b64 exec, exec, s[2:3]
.LBB0_80:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v8, vcc, 4, v0
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	v_bfe_i32 v6, v5, 0, 8
	v_cmp_lt_i32_e32 vcc, 64, v6
	s_mov_b64 s[0:1], 0
	flat_store_dword v[8:9], v7
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_90
	s_movk_i32 s0, 0x60
	v_cmp_lt_i32_e32 vcc, s0, v6
	s_mov_b64 s[0:1], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_85
	s_movk_i32 s0, 0x67
	v_cmp_gt_i32_e32 vcc, s0, v6
	s_mov_b64 s[0:1], -1
	s_and_saveexec_b64 s[6:7], vcc
	v_add_u32_e32 v5, vcc, 0xffffffa9, v6
	s_xor_b64 s[0:1], exec, -1
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[0:1], s[0:1], exec
.LBB0_85:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_89
	s_movk_i32 s6, 0x47
	v_cmp_gt_i32_e32 vcc, s6, v6
	s_mov_b64 s[6:7], -1
	s_and_saveexec_b64 s[8:9], vcc
	v_subrev_u32_e32 v5, vcc, 55, v6
	s_xor_b64 s[6:7], exec, -1
	s_or_b64 exec, exec, s[8:9]
	s_andn2_b64 s[0:1], s[0:1], exec
	s_and_b64 s[6:7], s[6:7], exec
	s_or_b64 s[0:1], s[0:1], s[6:7]
.LBB0_89:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[0:1], s[0:1], exec
.LBB0_90:
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_98
	v_cmp_lt_i32_e32 vcc, 47, v6
	s_mov_b64 s[4:5], s[0:1]
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_95
	v_cmp_gt_i32_e32 vcc, 58, v6
	s_mov_b64 s[4:5], -1
	s_and_saveexec_b64 s[8:9], vcc
	v_subrev_u32_e32 v5, vcc, 48, v6
	s_xor_b64 s[4:5], exec, -1
	s_or_b64 exec, exec, s[8:9]
	s_andn2_b64 s[8:9], s[0:1], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[4:5], s[8:9], s[4:5]
.LBB0_95:
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_xor_b64 exec, exec, s[6:7]
	v_cmp_ne_u32_e32 vcc, 32, v6
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[8:9], vcc, exec
	v_mov_b32_e32 v5, 0x64
	s_or_b64 s[4:5], s[4:5], s[8:9]
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 s[0:1], s[0:1], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[0:1], s[0:1], s[4:5]
.LBB0_98:
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[0:1]
	v_mov_b32_e32 v5, 0xc8
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v6, vcc, 8, v0
	v_addc_u32_e32 v7, vcc, 0, v1, vcc
	flat_store_dword v[6:7], v5
	v_cmp_lt_i32_e32 vcc, 0, v4
	v_mov_b32_e32 v5, 10
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_112
	v_cmp_lt_i32_e32 vcc, 2, v4
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[4:5], 0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_105
	v_cmp_eq_u32_e32 vcc, 3, v4
	s_mov_b64 s[4:5], -1
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[4:5], exec, -1
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[4:5], s[4:5], exec
.LBB0_105:
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_xor_b64 exec, exec, s[6:7]
	v_cmp_ne_u32_e32 vcc, 1, v4
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[8:9], vcc, exec
	s_mov_b64 s[2:3], exec
	s_or_b64 s[4:5], s[4:5], s[8:9]
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v5, 30
	s_and_saveexec_b64 s[6:7], s[4:5]
	v_mov_b32_e32 v5, 40
	s_andn2_b64 s[2:3], s[2:3], exec
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[4:5], s[2:3]
	v_mov_b32_e32 v5, 20
	s_or_b64 exec, exec, s[4:5]
.LBB0_112:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v6, vcc, 12, v0
	v_addc_u32_e32 v7, vcc, 0, v1, vcc
	s_movk_i32 s7, 0xff
	s_mov_b32 s6, -1
	v_cmp_lt_i64_e32 vcc, s[6:7], v[2:3]
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[2:3], 0
	flat_store_dword v[6:7], v5
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_120
	s_movk_i32 s7, 0x1ff
	v_cmp_lt_i64_e32 vcc, s[6:7], v[2:3]
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[2:3], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_mov_b64 s[2:3], exec
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_mov_b32_e32 v4, 3
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_119
	s_mov_b32 s6, 0
	s_movk_i32 s7, 0x100
	v_cmp_eq_u64_e32 vcc, s[6:7], v[2:3]
	s_mov_b64 s[6:7], -1
	v_mov_b32_e32 v4, 3
	s_mov_b64 s[8:9], s[2:3]
	s_and_saveexec_b64 s[10:11], vcc
	v_mov_b32_e32 v4, 2
	s_or_b64 s[8:9], s[2:3], exec
	s_xor_b64 s[6:7], exec, -1
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[2:3], s[2:3], s[8:9]
	s_and_b64 s[6:7], s[6:7], exec
.LBB0_119:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[2:3], s[2:3], exec
	s_and_b64 s[4:5], s[6:7], exec
.LBB0_120:
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_xor_b64 exec, exec, s[0:1]
	v_cmp_ne_u64_e32 vcc, 0, v[2:3]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[6:7], vcc, exec
	v_mov_b32_e32 v4, 1
	s_or_b64 s[2:3], s[2:3], exec
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_xor_b64 s[0:1], exec, s[0:1]
	s_andn2_b64 s[2:3], s[2:3], exec
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_126
	v_add_u32_e32 v0, vcc, 16, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dword v[0:1], v4
.LBB0_126:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel switches
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
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 16
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
	.size	switches, .Lfunc_end0-switches
	.section	.AMDGPU.csdata
	.type	keys,@object
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	2
keys:
	.long	4294966296
	.long	4294967289
	.long	0
	.long	31
	.long	32
	.long	100000
	.long	2147483647
	.long	55
	.size	keys, 32

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
    .name:           switches
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         switches.kd
    .vgpr_count:     14
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
