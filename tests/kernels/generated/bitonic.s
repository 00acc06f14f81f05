	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	bitonic
	.globl	bitonic
	.p2align	8
	.type	bitonic,@function
bitonic:
	s_lshl_b32 s2, s6, 11
	v_or_b32_e32 v1, s2, v0
	s_bfe_u32 s0, s6, 0x100005
	v_xor_b32_e32 v2, s0, v1
	s_mov_b32 s1, 0x7feb352d
	v_mul_lo_u32 v2, v2, s1
	s_mov_b32 s3, 0x846ca68b
	v_lshlrev_b32_e32 v8, 3, v0
	s_mov_b32 m0, -1
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_xor_b32_e32 v3, 0x9e3779b9, v1
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v3, v3, s1
	v_mul_lo_u32 v2, v2, s3
	v_add_u32_e32 v10, vcc, v8, v8
	v_lshrrev_b32_e32 v4, 15, v3
	v_xor_b32_e32 v3, v4, v3
	v_or_b32_e32 v4, 0x400, v1
	v_xor_b32_e32 v4, s0, v4
	v_xor_b32_e32 v1, 0x9e377db9, v1
	v_mul_lo_u32 v4, v4, s1
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s1
	v_mul_lo_u32 v3, v3, s3
	v_lshrrev_b32_e32 v5, 15, v4
	v_xor_b32_e32 v4, v5, v4
	v_lshrrev_b32_e32 v5, 15, v1
	v_xor_b32_e32 v1, v5, v1
	v_mul_lo_u32 v4, v4, s3
	v_mul_lo_u32 v5, v1, s3
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v1, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v4, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v3, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	ds_write2st64_b64 v8, v[1:2], v[3:4] offset1:16
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v10 offset1:1
	v_and_b32_e32 v6, 1, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v6
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e32 vcc, v[1:2], v[3:4]
	s_xor_b64 s[6:7], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_2
	v_mov_b32_e32 v11, v1
	v_mov_b32_e32 v12, v2
	ds_write2_b64 v10, v[3:4], v[11:12] offset1:1
.LBB0_2:
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b32_e32 v5, 1, v0
	v_and_b32_e32 v1, 0x7fc, v5
	v_or_b32_e32 v1, v1, v6
	v_lshlrev_b32_e32 v6, 3, v1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v6 offset1:2
	v_and_b32_e32 v7, 2, v0
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_xor_b64 s[0:1], exec, s[6:7]
	s_cbranch_execz .LBB0_4
	ds_write2_b64 v6, v[3:4], v[1:2] offset1:2
.LBB0_4:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v10 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_6
	v_mov_b32_e32 v11, v1
	v_mov_b32_e32 v12, v2
	ds_write2_b64 v10, v[3:4], v[11:12] offset1:1
.LBB0_6:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v1, 3, v0
	v_and_b32_e32 v2, 0x7f8, v5
	v_or_b32_e32 v1, v2, v1
	v_lshlrev_b32_e32 v7, 3, v1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v7 offset1:4
	v_and_b32_e32 v9, 4, v0
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_8
	ds_write2_b64 v7, v[3:4], v[1:2] offset1:4
.LBB0_8:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v6 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_10
	ds_write2_b64 v6, v[3:4], v[1:2] offset1:2
.LBB0_10:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v10 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_12
	v_mov_b32_e32 v11, v1
	v_mov_b32_e32 v12, v2
	ds_write2_b64 v10, v[3:4], v[11:12] offset1:1
.LBB0_12:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v9, 7, v0
	v_and_b32_e32 v1, 0x7f0, v5
	v_or_b32_e32 v1, v1, v9
	v_lshlrev_b32_e32 v11, 3, v1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v11 offset1:8
	v_and_b32_e32 v12, 8, v0
	v_cmp_eq_u32_e32 vcc, 0, v12
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_14
	ds_write2_b64 v11, v[3:4], v[1:2] offset1:8
.LBB0_14:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v7 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_16
	ds_write2_b64 v7, v[3:4], v[1:2] offset1:4
.LBB0_16:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v6 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_18
	ds_write2_b64 v6, v[3:4], v[1:2] offset1:2
.LBB0_18:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v10 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_20
	v_mov_b32_e32 v12, v1
	v_mov_b32_e32 v13, v2
	ds_write2_b64 v10, v[3:4], v[12:13] offset1:1
.LBB0_20:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v1, 15, v0
	v_and_b32_e32 v2, 0x7e0, v5
	v_or_b32_e32 v1, v2, v1
	v_lshlrev_b32_e32 v12, 3, v1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v12 offset1:16
	v_and_b32_e32 v13, 16, v0
	v_cmp_eq_u32_e32 vcc, 0, v13
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_22
	ds_write2_b64 v12, v[3:4], v[1:2] offset1:16
.LBB0_22:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v11 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_24
	ds_write2_b64 v11, v[3:4], v[1:2] offset1:8
.LBB0_24:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v7 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_26
	ds_write2_b64 v7, v[3:4], v[1:2] offset1:4
.LBB0_26:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v6 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_28
	ds_write2_b64 v6, v[3:4], v[1:2] offset1:2
.LBB0_28:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v10 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_30
	v_mov_b32_e32 v13, v1
	v_mov_b32_e32 v14, v2
	ds_write2_b64 v10, v[3:4], v[13:14] offset1:1
.LBB0_30:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v1, 31, v0
	v_and_b32_e32 v2, 0x7c0, v5
	v_or_b32_e32 v1, v2, v1
	v_lshlrev_b32_e32 v13, 3, v1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v13 offset1:32
	v_and_b32_e32 v14, 32, v0
	v_cmp_eq_u32_e32 vcc, 0, v14
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_32
	ds_write2_b64 v13, v[3:4], v[1:2] offset1:32
.LBB0_32:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v12 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_34
	ds_write2_b64 v12, v[3:4], v[1:2] offset1:16
.LBB0_34:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v11 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_36
	ds_write2_b64 v11, v[3:4], v[1:2] offset1:8
.LBB0_36:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v7 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_38
	ds_write2_b64 v7, v[3:4], v[1:2] offset1:4
.LBB0_38:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v6 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_40
	ds_write2_b64 v6, v[3:4], v[1:2] offset1:2
.LBB0_40:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v10 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_42
	v_mov_b32_e32 v14, v1
	v_mov_b32_e32 v15, v2
	ds_write2_b64 v10, v[3:4], v[14:15] offset1:1
.LBB0_42:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v1, 63, v0
	v_and_b32_e32 v2, 0x780, v5
	v_or_b32_e32 v1, v2, v1
	v_lshlrev_b32_e32 v14, 3, v1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2st64_b64 v[1:4], v14 offset1:1
	v_and_b32_e32 v15, 64, v0
	v_cmp_eq_u32_e32 vcc, 0, v15
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_44
	ds_write2st64_b64 v14, v[3:4], v[1:2] offset1:1
.LBB0_44:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v13 offset1:32
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_46
	ds_write2_b64 v13, v[3:4], v[1:2] offset1:32
.LBB0_46:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v12 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_48
	ds_write2_b64 v12, v[3:4], v[1:2] offset1:16
.LBB0_48:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v11 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_50
	ds_write2_b64 v11, v[3:4], v[1:2] offset1:8
.LBB0_50:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v7 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_52
	ds_write2_b64 v7, v[3:4], v[1:2] offset1:4
.LBB0_52:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v6 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_54
	ds_write2_b64 v6, v[3:4], v[1:2] offset1:2
.LBB0_54:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v10 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_56
	v_mov_b32_e32 v15, v1
	v_mov_b32_e32 v16, v2
	ds_write2_b64 v10, v[3:4], v[15:16] offset1:1
.LBB0_56:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v1, 0x7f, v0
	v_and_b32_e32 v2, 0x700, v5
	v_or_b32_e32 v1, v2, v1
	v_lshlrev_b32_e32 v15, 3, v1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2st64_b64 v[1:4], v15 offset1:2
	v_and_b32_e32 v16, 0x80, v0
	v_cmp_eq_u32_e32 vcc, 0, v16
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_58
	ds_write2st64_b64 v15, v[3:4], v[1:2] offset1:2
.LBB0_58:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2st64_b64 v[1:4], v14 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_60
	ds_write2st64_b64 v14, v[3:4], v[1:2] offset1:1
.LBB0_60:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v13 offset1:32
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_62
	ds_write2_b64 v13, v[3:4], v[1:2] offset1:32
.LBB0_62:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v12 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_64
	ds_write2_b64 v12, v[3:4], v[1:2] offset1:16
.LBB0_64:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v11 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_66
	ds_write2_b64 v11, v[3:4], v[1:2] offset1:8
.LBB0_66:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v7 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_68
	ds_write2_b64 v7, v[3:4], v[1:2] offset1:4
.LBB0_68:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v6 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_70
	ds_write2_b64 v6, v[3:4], v[1:2] offset1:2
.LBB0_70:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v10 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_72
	v_mov_b32_e32 v16, v1
	v_mov_b32_e32 v17, v2
	ds_write2_b64 v10, v[3:4], v[16:17] offset1:1
.LBB0_72:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v1, 0x600, v5
	v_or_b32_sdwa v1, v1, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_lshlrev_b32_e32 v16, 3, v1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2st64_b64 v[1:4], v16 offset1:4
	v_and_b32_e32 v17, 0x100, v0
	v_cmp_eq_u32_e32 vcc, 0, v17
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_74
	ds_write2st64_b64 v16, v[3:4], v[1:2] offset1:4
.LBB0_74:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2st64_b64 v[1:4], v15 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_76
	ds_write2st64_b64 v15, v[3:4], v[1:2] offset1:2
.LBB0_76:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2st64_b64 v[1:4], v14 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_78
	ds_write2st64_b64 v14, v[3:4], v[1:2] offset1:1
.LBB0_78:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v13 offset1:32
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_80
	ds_write2_b64 v13, v[3:4], v[1:2] offset1:32
.LBB0_80:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v12 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_82
	ds_write2_b64 v12, v[3:4], v[1:2] offset1:16
.LBB0_82:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v11 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_84
	ds_write2_b64 v11, v[3:4], v[1:2] offset1:8
.LBB0_84:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v7 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_86
	ds_write2_b64 v7, v[3:4], v[1:2] offset1:4
.LBB0_86:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v6 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_88
	ds_write2_b64 v6, v[3:4], v[1:2] offset1:2
.LBB0_88:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v10 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_90
	v_mov_b32_e32 v17, v1
	v_mov_b32_e32 v18, v2
	ds_write2_b64 v10, v[3:4], v[17:18] offset1:1
.LBB0_90:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v1, 0x1ff, v0
	v_and_b32_e32 v18, 0x400, v5
	v_or_b32_e32 v1, v18, v1
	v_lshlrev_b32_e32 v17, 3, v1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2st64_b64 v[1:4], v17 offset1:8
	v_cmp_eq_u32_e64 s[0:1], 0, v18
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e32 vcc, v[1:2], v[3:4]
	s_xor_b64 s[6:7], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_92
	ds_write2st64_b64 v17, v[3:4], v[1:2] offset1:8
.LBB0_92:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2st64_b64 v[1:4], v16 offset1:4
	v_and_b32_e32 v18, 0x200, v0
	v_cmp_eq_u32_e32 vcc, 0, v18
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_94
	ds_write2st64_b64 v16, v[3:4], v[1:2] offset1:4
.LBB0_94:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2st64_b64 v[1:4], v15 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_96
	ds_write2st64_b64 v15, v[3:4], v[1:2] offset1:2
.LBB0_96:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2st64_b64 v[1:4], v14 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_98
	ds_write2st64_b64 v14, v[3:4], v[1:2] offset1:1
.LBB0_98:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v13 offset1:32
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_100
	ds_write2_b64 v13, v[3:4], v[1:2] offset1:32
.LBB0_100:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v12 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_102
	ds_write2_b64 v12, v[3:4], v[1:2] offset1:16
.LBB0_102:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v11 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_104
	ds_write2_b64 v11, v[3:4], v[1:2] offset1:8
.LBB0_104:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v7 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_106
	ds_write2_b64 v7, v[3:4], v[1:2] offset1:4
.LBB0_106:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v6 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_108
	ds_write2_b64 v6, v[3:4], v[1:2] offset1:2
.LBB0_108:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v10 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u64_e64 s[0:1], v[1:2], v[3:4]
	s_xor_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_110
	v_mov_b32_e32 v18, v1
	v_mov_b32_e32 v19, v2
	ds_write2_b64 v10, v[3:4], v[18:19] offset1:1
.LBB0_110:
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b32_e32 v1, 3, v0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v10, vcc, v10, v1
	ds_read_b64 v[1:2], v8
	ds_read_b64 v[3:4], v10 offset:8192
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u64_e32 vcc, v[1:2], v[3:4]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_112
	ds_write_b64 v8, v[3:4]
	ds_write_b64 v10, v[1:2] offset:8192
.LBB0_112:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2st64_b64 v[1:4], v17 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u64_e32 vcc, v[1:2], v[3:4]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_114
	ds_write2st64_b64 v17, v[3:4], v[1:2] offset1:8
.LBB0_114:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2st64_b64 v[1:4], v16 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u64_e32 vcc, v[1:2], v[3:4]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_116
	ds_write2st64_b64 v16, v[3:4], v[1:2] offset1:4
.LBB0_116:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2st64_b64 v[1:4], v15 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u64_e32 vcc, v[1:2], v[3:4]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_118
	ds_write2st64_b64 v15, v[3:4], v[1:2] offset1:2
.LBB0_118:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2st64_b64 v[1:4], v14 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u64_e32 vcc, v[1:2], v[3:4]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_120
	ds_write2st64_b64 v14, v[3:4], v[1:2] offset1:1
.LBB0_120:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v13 offset1:32
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u64_e32 vcc, v[1:2], v[3:4]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_122
	ds_write2_b64 v13, v[3:4], v[1:2] offset1:32
.LBB0_122:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v12 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u64_e32 vcc, v[1:2], v[3:4]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_124
	ds_write2_b64 v12, v[3:4], v[1:2] offset1:16
.LBB0_124:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v11 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u64_e32 vcc, v[1:2], v[3:4]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_126
	ds_write2_b64 v11, v[3:4], v[1:2] offset1:8
.LBB0_126:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v7 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u64_e32 vcc, v[1:2], v[3:4]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_128
	ds_write2_b64 v7, v[3:4], v[1:2] offset1:4
.LBB0_128:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[1:4], v6 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u64_e32 vcc, v[1:2], v[3:4]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_130
	ds_write2_b64 v6, v[3:4], v[1:2] offset1:2
.LBB0_130:
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b32_e32 v0, 3, v0
	v_add_u32_e32 v4, vcc, v10, v0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	ds_read2_b64 v[0:3], v4 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u64_e32 vcc, v[0:1], v[2:3]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_132
	ds_write2_b64 v4, v[2:3], v[0:1] offset1:1
.LBB0_132:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_134
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_or_b32_e32 v2, s2, v5
	ds_read_b64 v[0:1], v4
	v_lshrrev_b32_e32 v2, 1, v2
	v_and_b32_e32 v2, 0x7ffffff8, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_store_dwordx2 v[2:3], v[0:1]
.LBB0_134:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bitonic
		.amdhsa_group_segment_fixed_size 16384
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 8
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
		.amdhsa_next_free_vgpr 20
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
	.size	bitonic, .Lfunc_end0-bitonic
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
    .group_segment_fixed_size: 16384
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 1024
    .name:           bitonic
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 1024
      - 1
      - 1
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         bitonic.kd
    .vgpr_count:     20
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
