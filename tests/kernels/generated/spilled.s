	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	spilled
	.globl	spilled
	.p2align	8
	.type	spilled,@function
spilled:
	s_mov_b64 s[10:11], s[2:3]
	s_mov_b64 s[8:9], s[0:1]
	s_add_u32 s8, s8, s7
	s_addc_u32 s9, s9, 0
	s_lshl_b32 s2, s6, 10
	v_or_b32_e32 v1, s2, v0
	v_mul_lo_u32 v33, v1, 48
	buffer_store_dword v1, off, s[8:11], 0 offset:340
	s_mov_b32 s3, 0x7feb352d
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshrrev_b32_e32 v1, 16, v33
	v_xor_b32_e32 v2, v1, v33
	v_mul_lo_u32 v2, v2, s3
	s_mov_b32 s4, 0x846ca68b
	s_mov_b32 s5, 0x9e3779b9
	s_mov_b32 s2, 3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v38, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v2, s5, v33
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v37, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v2, 1, v33
	v_xor_b32_e32 v2, v1, v2
	v_mul_lo_u32 v2, v2, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v4, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v2, 0x9e3779b8, v33
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	buffer_store_dword v3, off, s[8:11], 0 offset:4
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:8
	v_or_b32_e32 v2, 2, v33
	v_xor_b32_e32 v2, v1, v2
	v_mul_lo_u32 v2, v2, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v4, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v2, 0x9e3779bb, v33
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v2, 3, v33
	v_xor_b32_e32 v2, v1, v2
	v_mul_lo_u32 v2, v2, s3
	buffer_store_dword v3, off, s[8:11], 0 offset:12
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:16
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v4, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v2, 0x9e3779ba, v33
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v2, 4, v33
	v_xor_b32_e32 v2, v1, v2
	v_mul_lo_u32 v2, v2, s3
	buffer_store_dword v3, off, s[8:11], 0 offset:20
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:24
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v4, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v2, 0x9e3779bd, v33
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v2, 5, v33
	v_xor_b32_e32 v2, v1, v2
	v_mul_lo_u32 v2, v2, s3
	buffer_store_dword v3, off, s[8:11], 0 offset:28
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:32
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v4, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v2, 0x9e3779bc, v33
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v2, 6, v33
	v_xor_b32_e32 v2, v1, v2
	v_mul_lo_u32 v2, v2, s3
	buffer_store_dword v3, off, s[8:11], 0 offset:36
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:40
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v4, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v2, 0x9e3779bf, v33
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v2, 7, v33
	v_xor_b32_e32 v2, v1, v2
	v_mul_lo_u32 v2, v2, s3
	buffer_store_dword v3, off, s[8:11], 0 offset:44
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:48
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v4, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v2, 0x9e3779be, v33
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v2, 8, v33
	v_xor_b32_e32 v2, v1, v2
	v_mul_lo_u32 v2, v2, s3
	buffer_store_dword v3, off, s[8:11], 0 offset:52
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:56
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v4, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v2, 0x9e3779b1, v33
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v2, 9, v33
	v_xor_b32_e32 v2, v1, v2
	v_mul_lo_u32 v2, v2, s3
	buffer_store_dword v3, off, s[8:11], 0 offset:60
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:64
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v4, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v2, 0x9e3779b0, v33
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v2, 10, v33
	v_xor_b32_e32 v2, v1, v2
	v_mul_lo_u32 v2, v2, s3
	buffer_store_dword v3, off, s[8:11], 0 offset:68
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:72
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v4, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v2, 0x9e3779b3, v33
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v2, 11, v33
	v_xor_b32_e32 v2, v1, v2
	v_mul_lo_u32 v2, v2, s3
	buffer_store_dword v3, off, s[8:11], 0 offset:76
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:80
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v56, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v2, 0x9e3779b2, v33
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v55, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v2, 12, v33
	v_xor_b32_e32 v2, v1, v2
	v_mul_lo_u32 v2, v2, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v4, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v2, 0x9e3779b5, v33
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v2, 13, v33
	v_xor_b32_e32 v2, v1, v2
	v_mul_lo_u32 v2, v2, s3
	buffer_store_dword v3, off, s[8:11], 0 offset:84
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:88
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v4, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v2, 0x9e3779b4, v33
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v2, 14, v33
	v_xor_b32_e32 v2, v1, v2
	v_mul_lo_u32 v2, v2, s3
	buffer_store_dword v3, off, s[8:11], 0 offset:124
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:128
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v4, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v2, 0x9e3779b7, v33
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v2, 15, v33
	v_xor_b32_e32 v1, v1, v2
	v_mul_lo_u32 v1, v1, s3
	buffer_store_dword v3, off, s[8:11], 0 offset:132
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:136
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v48, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v1, 0x9e3779b6, v33
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s3
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v47, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v1, vcc, 16, v33
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_xor_b32_e32 v1, s5, v1
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v1, vcc, 17, v33
	buffer_store_dword v2, off, s[8:11], 0 offset:140
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[8:11], 0 offset:144
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_xor_b32_e32 v1, s5, v1
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v52, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v51, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v1, vcc, 18, v33
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_xor_b32_e32 v1, s5, v1
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v1, vcc, 19, v33
	buffer_store_dword v2, off, s[8:11], 0 offset:156
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[8:11], 0 offset:160
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_xor_b32_e32 v1, s5, v1
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v58, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v57, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v1, vcc, 20, v33
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_xor_b32_e32 v1, s5, v1
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v1, vcc, 21, v33
	buffer_store_dword v2, off, s[8:11], 0 offset:148
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[8:11], 0 offset:152
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_xor_b32_e32 v1, s5, v1
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v1, vcc, 22, v33
	buffer_store_dword v2, off, s[8:11], 0 offset:164
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[8:11], 0 offset:168
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_xor_b32_e32 v1, s5, v1
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v1, vcc, 23, v33
	buffer_store_dword v2, off, s[8:11], 0 offset:92
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[8:11], 0 offset:96
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_xor_b32_e32 v1, s5, v1
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v1, vcc, 24, v33
	buffer_store_dword v2, off, s[8:11], 0 offset:204
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[8:11], 0 offset:208
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_xor_b32_e32 v1, s5, v1
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v40, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v39, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v1, vcc, 25, v33
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_xor_b32_e32 v1, s5, v1
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v1, vcc, 26, v33
	buffer_store_dword v2, off, s[8:11], 0 offset:100
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[8:11], 0 offset:104
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_xor_b32_e32 v1, s5, v1
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v60, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v59, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v1, vcc, 27, v33
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_xor_b32_e32 v1, s5, v1
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v1, vcc, 28, v33
	buffer_store_dword v2, off, s[8:11], 0 offset:108
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[8:11], 0 offset:112
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_xor_b32_e32 v1, s5, v1
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v1, vcc, 29, v33
	buffer_store_dword v2, off, s[8:11], 0 offset:116
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[8:11], 0 offset:120
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_xor_b32_e32 v1, s5, v1
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v1, vcc, 30, v33
	buffer_store_dword v2, off, s[8:11], 0 offset:212
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[8:11], 0 offset:216
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v2, v2, s3
	v_xor_b32_e32 v1, s5, v1
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_mul_lo_u32 v2, v2, s4
	v_xor_b32_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v2, 15, v1
	v_xor_b32_e32 v1, v2, v1
	v_mul_lo_u32 v1, v1, s4
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v1, vcc, 31, v33
	buffer_store_dword v2, off, s[8:11], 0 offset:220
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[8:11], 0 offset:224
	v_xor_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v1, s5, v1
	v_mul_lo_u32 v2, v2, s3
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v1, v1, s3
	v_lshrrev_b32_e32 v3, 15, v2
	v_xor_b32_e32 v2, v3, v2
	v_lshrrev_b32_e32 v3, 15, v1
	v_xor_b32_e32 v1, v3, v1
	v_add_u32_e32 v3, vcc, 32, v33
	v_xor_b32_sdwa v4, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v3, s5, v3
	v_mul_lo_u32 v4, v4, s3
	v_xor_b32_sdwa v3, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v3, v3, s3
	v_mul_lo_u32 v2, v2, s4
	v_lshrrev_b32_e32 v5, 15, v4
	v_xor_b32_e32 v4, v5, v4
	v_lshrrev_b32_e32 v5, 15, v3
	v_xor_b32_e32 v3, v5, v3
	v_add_u32_e32 v5, vcc, 33, v33
	v_xor_b32_sdwa v6, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v5, s5, v5
	v_mul_lo_u32 v6, v6, s3
	v_xor_b32_sdwa v5, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v5, v5, s3
	v_mul_lo_u32 v1, v1, s4
	v_lshrrev_b32_e32 v7, 15, v6
	v_xor_b32_e32 v6, v7, v6
	v_lshrrev_b32_e32 v7, 15, v5
	v_xor_b32_e32 v5, v7, v5
	v_mul_lo_u32 v4, v4, s4
	v_mul_lo_u32 v3, v3, s4
	v_mul_lo_u32 v6, v6, s4
	v_mul_lo_u32 v5, v5, s4
	v_xor_b32_sdwa v2, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u32_e32 v7, vcc, 34, v33
	v_xor_b32_sdwa v8, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v7, s5, v7
	v_mul_lo_u32 v8, v8, s3
	v_xor_b32_sdwa v7, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v7, v7, s3
	buffer_store_dword v1, off, s[8:11], 0 offset:228
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[8:11], 0 offset:232
	v_xor_b32_sdwa v2, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v1, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v4, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v3, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	buffer_store_dword v3, off, s[8:11], 0 offset:236
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:240
	v_lshrrev_b32_e32 v9, 15, v8
	v_xor_b32_e32 v8, v9, v8
	v_lshrrev_b32_e32 v9, 15, v7
	v_xor_b32_e32 v7, v9, v7
	v_mul_lo_u32 v8, v8, s4
	v_mul_lo_u32 v7, v7, s4
	v_add_u32_e32 v9, vcc, 35, v33
	v_xor_b32_sdwa v4, v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v3, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v10, v9, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v9, s5, v9
	v_mul_lo_u32 v10, v10, s3
	v_xor_b32_sdwa v9, v9, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v9, v9, s3
	buffer_store_dword v3, off, s[8:11], 0 offset:244
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:248
	v_lshrrev_b32_e32 v11, 15, v10
	v_xor_b32_e32 v10, v11, v10
	v_lshrrev_b32_e32 v11, 15, v9
	v_xor_b32_e32 v9, v11, v9
	v_mul_lo_u32 v10, v10, s4
	v_mul_lo_u32 v9, v9, s4
	v_add_u32_e32 v11, vcc, 36, v33
	v_xor_b32_sdwa v4, v10, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v3, v9, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v12, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v11, s5, v11
	v_mul_lo_u32 v12, v12, s3
	v_xor_b32_sdwa v11, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v11, v11, s3
	buffer_store_dword v3, off, s[8:11], 0 offset:252
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:256
	v_lshrrev_b32_e32 v13, 15, v12
	v_xor_b32_e32 v12, v13, v12
	v_lshrrev_b32_e32 v13, 15, v11
	v_xor_b32_e32 v11, v13, v11
	v_add_u32_e32 v13, vcc, 37, v33
	v_xor_b32_sdwa v14, v13, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v13, s5, v13
	v_mul_lo_u32 v14, v14, s3
	v_xor_b32_sdwa v13, v13, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v13, v13, s3
	v_mul_lo_u32 v12, v12, s4
	v_lshrrev_b32_e32 v15, 15, v14
	v_xor_b32_e32 v14, v15, v14
	v_lshrrev_b32_e32 v15, 15, v13
	v_xor_b32_e32 v13, v15, v13
	v_add_u32_e32 v15, vcc, 38, v33
	v_mul_lo_u32 v11, v11, s4
	v_xor_b32_sdwa v16, v15, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v15, s5, v15
	v_mul_lo_u32 v16, v16, s3
	v_xor_b32_sdwa v15, v15, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v15, v15, s3
	v_xor_b32_sdwa v4, v12, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v3, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v17, 15, v16
	v_xor_b32_e32 v16, v17, v16
	v_lshrrev_b32_e32 v17, 15, v15
	v_xor_b32_e32 v15, v17, v15
	v_add_u32_e32 v17, vcc, 39, v33
	v_xor_b32_sdwa v18, v17, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v17, s5, v17
	v_mul_lo_u32 v18, v18, s3
	v_xor_b32_sdwa v17, v17, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v17, v17, s3
	v_mul_lo_u32 v14, v14, s4
	v_lshrrev_b32_e32 v19, 15, v18
	v_xor_b32_e32 v18, v19, v18
	v_lshrrev_b32_e32 v19, 15, v17
	v_xor_b32_e32 v17, v19, v17
	v_add_u32_e32 v19, vcc, 40, v33
	v_xor_b32_sdwa v20, v19, v19 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v19, s5, v19
	v_mul_lo_u32 v20, v20, s3
	v_xor_b32_sdwa v19, v19, v19 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v19, v19, s3
	v_mul_lo_u32 v13, v13, s4
	v_lshrrev_b32_e32 v21, 15, v20
	v_xor_b32_e32 v20, v21, v20
	v_lshrrev_b32_e32 v21, 15, v19
	v_xor_b32_e32 v19, v21, v19
	v_add_u32_e32 v21, vcc, 41, v33
	v_xor_b32_sdwa v22, v21, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v21, s5, v21
	v_mul_lo_u32 v22, v22, s3
	v_xor_b32_sdwa v21, v21, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v21, v21, s3
	v_mul_lo_u32 v16, v16, s4
	v_lshrrev_b32_e32 v23, 15, v22
	v_xor_b32_e32 v22, v23, v22
	v_lshrrev_b32_e32 v23, 15, v21
	v_xor_b32_e32 v21, v23, v21
	v_add_u32_e32 v23, vcc, 42, v33
	v_xor_b32_sdwa v24, v23, v23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v23, s5, v23
	v_mul_lo_u32 v24, v24, s3
	buffer_store_dword v3, off, s[8:11], 0 offset:260
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:264
	v_xor_b32_sdwa v23, v23, v23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v23, v23, s3
	v_lshrrev_b32_e32 v25, 15, v24
	v_xor_b32_e32 v24, v25, v24
	v_mul_lo_u32 v15, v15, s4
	v_lshrrev_b32_e32 v25, 15, v23
	v_xor_b32_e32 v23, v25, v23
	v_add_u32_e32 v25, vcc, 43, v33
	v_xor_b32_sdwa v26, v25, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v25, s5, v25
	v_mul_lo_u32 v26, v26, s3
	v_xor_b32_sdwa v25, v25, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v25, v25, s3
	v_mul_lo_u32 v18, v18, s4
	v_lshrrev_b32_e32 v27, 15, v26
	v_xor_b32_e32 v26, v27, v26
	v_lshrrev_b32_e32 v27, 15, v25
	v_xor_b32_e32 v25, v27, v25
	v_add_u32_e32 v27, vcc, 44, v33
	v_xor_b32_sdwa v28, v27, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v27, s5, v27
	v_mul_lo_u32 v28, v28, s3
	v_xor_b32_sdwa v27, v27, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v27, v27, s3
	v_mul_lo_u32 v17, v17, s4
	v_lshrrev_b32_e32 v29, 15, v28
	v_xor_b32_e32 v28, v29, v28
	v_lshrrev_b32_e32 v29, 15, v27
	v_xor_b32_e32 v27, v29, v27
	v_add_u32_e32 v29, vcc, 45, v33
	v_xor_b32_sdwa v30, v29, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v29, s5, v29
	v_mul_lo_u32 v30, v30, s3
	v_xor_b32_sdwa v29, v29, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v29, v29, s3
	v_mul_lo_u32 v20, v20, s4
	v_lshrrev_b32_e32 v31, 15, v30
	v_xor_b32_e32 v30, v31, v30
	v_lshrrev_b32_e32 v31, 15, v29
	v_xor_b32_e32 v29, v31, v29
	v_add_u32_e32 v31, vcc, 46, v33
	v_xor_b32_sdwa v32, v31, v31 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v31, s5, v31
	v_mul_lo_u32 v32, v32, s3
	v_xor_b32_sdwa v31, v31, v31 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v31, v31, s3
	v_add_u32_e32 v33, vcc, 47, v33
	v_lshrrev_b32_e32 v34, 15, v32
	v_xor_b32_e32 v32, v34, v32
	v_lshrrev_b32_e32 v34, 15, v31
	v_xor_b32_e32 v31, v34, v31
	v_xor_b32_sdwa v34, v33, v33 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_e32 v33, s5, v33
	v_mul_lo_u32 v34, v34, s3
	v_xor_b32_sdwa v33, v33, v33 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v33, v33, s3
	v_mul_lo_u32 v19, v19, s4
	v_lshrrev_b32_e32 v35, 15, v34
	v_xor_b32_e32 v34, v35, v34
	v_lshrrev_b32_e32 v35, 15, v33
	v_xor_b32_e32 v33, v35, v33
	v_mul_lo_u32 v22, v22, s4
	v_mul_lo_u32 v21, v21, s4
	v_mul_lo_u32 v24, v24, s4
	v_mul_lo_u32 v23, v23, s4
	v_mul_lo_u32 v26, v26, s4
	v_mul_lo_u32 v25, v25, s4
	v_mul_lo_u32 v28, v28, s4
	v_mul_lo_u32 v27, v27, s4
	v_mul_lo_u32 v30, v30, s4
	v_mul_lo_u32 v29, v29, s4
	v_mul_lo_u32 v32, v32, s4
	v_mul_lo_u32 v31, v31, s4
	v_mul_lo_u32 v34, v34, s4
	v_mul_lo_u32 v33, v33, s4
	v_xor_b32_sdwa v4, v14, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v3, v13, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v14, v16, v16 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v13, v15, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v18, v18, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v17, v17, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v44, v20, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v43, v19, v19 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v20, v22, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v19, v21, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v42, v24, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v41, v23, v23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v24, v26, v26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v23, v25, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v26, v28, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v25, v27, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v28, v30, v30 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v27, v29, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v30, v32, v32 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v29, v31, v31 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v8, v34, v34 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v7, v33, v33 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	buffer_store_dword v3, off, s[8:11], 0 offset:268
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:272
.LBB0_1:
	buffer_store_dword v19, off, s[8:11], 0 offset:332
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[8:11], 0 offset:336
	buffer_store_dword v29, off, s[8:11], 0 offset:324
	s_waitcnt vmcnt(0)
	buffer_store_dword v30, off, s[8:11], 0 offset:328
	buffer_store_dword v25, off, s[8:11], 0 offset:316
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, off, s[8:11], 0 offset:320
	buffer_store_dword v27, off, s[8:11], 0 offset:308
	s_waitcnt vmcnt(0)
	buffer_store_dword v28, off, s[8:11], 0 offset:312
	buffer_store_dword v7, off, s[8:11], 0 offset:300
	s_waitcnt vmcnt(0)
	buffer_store_dword v8, off, s[8:11], 0 offset:304
	buffer_store_dword v43, off, s[8:11], 0 offset:196
	s_waitcnt vmcnt(0)
	buffer_store_dword v44, off, s[8:11], 0 offset:200
	buffer_store_dword v41, off, s[8:11], 0 offset:188
	s_waitcnt vmcnt(0)
	buffer_store_dword v42, off, s[8:11], 0 offset:192
	v_mov_b32_e32 v34, v18
	v_mov_b32_e32 v16, v2
	v_mov_b32_e32 v7, v39
	buffer_load_dword v41, off, s[8:11], 0 offset:124
	buffer_load_dword v42, off, s[8:11], 0 offset:128
	v_mov_b32_e32 v33, v17
	buffer_load_dword v43, off, s[8:11], 0 offset:132
	buffer_load_dword v44, off, s[8:11], 0 offset:136
	v_mov_b32_e32 v15, v1
	buffer_load_dword v1, off, s[8:11], 0 offset:84
	buffer_load_dword v2, off, s[8:11], 0 offset:88
	buffer_load_dword v25, off, s[8:11], 0 offset:268
	buffer_load_dword v26, off, s[8:11], 0 offset:272
	buffer_load_dword v21, off, s[8:11], 0 offset:260
	buffer_load_dword v22, off, s[8:11], 0 offset:264
	buffer_load_dword v19, off, s[8:11], 0 offset:252
	buffer_load_dword v20, off, s[8:11], 0 offset:256
	buffer_load_dword v17, off, s[8:11], 0 offset:244
	buffer_load_dword v18, off, s[8:11], 0 offset:248
	v_mov_b32_e32 v8, v40
	buffer_load_dword v39, off, s[8:11], 0 offset:52
	buffer_load_dword v40, off, s[8:11], 0 offset:56
	buffer_load_dword v31, off, s[8:11], 0 offset:212
	buffer_load_dword v32, off, s[8:11], 0 offset:216
	v_mov_b32_e32 v30, v24
	v_mov_b32_e32 v29, v23
	v_mov_b32_e32 v23, v59
	v_mov_b32_e32 v24, v60
	v_mov_b32_e32 v60, v56
	v_mov_b32_e32 v59, v55
	v_mov_b32_e32 v28, v14
	v_mov_b32_e32 v27, v13
	s_add_i32 s2, s2, -1
	s_cmp_lg_u32 s2, 0
	s_waitcnt vmcnt(2)
	v_mul_lo_u32 v63, v41, v40
	v_mad_u64_u32 v[35:36], s[4:5], v41, v39, 0
	v_add_u32_e32 v36, vcc, v36, v63
	v_mul_lo_u32 v63, v42, v39
	v_add_u32_e32 v36, vcc, v36, v63
	v_add_u32_e32 v63, vcc, v35, v37
	v_addc_u32_e32 v37, vcc, v36, v38, vcc
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[35:36], 5, v[31:32]
	v_xor_b32_e32 v4, v37, v36
	v_xor_b32_e32 v3, v63, v35
	buffer_store_dword v3, off, s[8:11], 0 offset:180
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:184
	buffer_load_dword v5, off, s[8:11], 0 offset:164
	buffer_load_dword v6, off, s[8:11], 0 offset:168
	buffer_load_dword v61, off, s[8:11], 0 offset:156
	buffer_load_dword v62, off, s[8:11], 0 offset:160
	buffer_load_dword v53, off, s[8:11], 0 offset:140
	buffer_load_dword v54, off, s[8:11], 0 offset:144
	buffer_load_dword v49, off, s[8:11], 0 offset:68
	buffer_load_dword v50, off, s[8:11], 0 offset:72
	buffer_load_dword v45, off, s[8:11], 0 offset:60
	buffer_load_dword v46, off, s[8:11], 0 offset:64
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v37, v43, v46
	v_mad_u64_u32 v[35:36], s[4:5], v43, v45, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v44, v45
	v_add_u32_e32 v36, vcc, v36, v37
	buffer_load_dword v37, off, s[8:11], 0 offset:4
	buffer_load_dword v38, off, s[8:11], 0 offset:8
	buffer_load_dword v9, off, s[8:11], 0 offset:220
	buffer_load_dword v10, off, s[8:11], 0 offset:224
	s_waitcnt vmcnt(2)
	v_add_u32_e32 v37, vcc, v35, v37
	v_addc_u32_e32 v38, vcc, v36, v38, vcc
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[35:36], 5, v[9:10]
	v_xor_b32_e32 v4, v38, v36
	v_xor_b32_e32 v3, v37, v35
	v_mul_lo_u32 v37, v47, v50
	v_mad_u64_u32 v[35:36], s[4:5], v47, v49, 0
	buffer_store_dword v3, off, s[8:11], 0 offset:4
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:8
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v48, v49
	v_add_u32_e32 v36, vcc, v36, v37
	buffer_load_dword v37, off, s[8:11], 0 offset:12
	buffer_load_dword v38, off, s[8:11], 0 offset:16
	buffer_load_dword v11, off, s[8:11], 0 offset:228
	buffer_load_dword v12, off, s[8:11], 0 offset:232
	s_waitcnt vmcnt(2)
	v_add_u32_e32 v37, vcc, v35, v37
	v_addc_u32_e32 v38, vcc, v36, v38, vcc
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[35:36], 5, v[11:12]
	v_xor_b32_e32 v4, v38, v36
	v_xor_b32_e32 v3, v37, v35
	buffer_store_dword v3, off, s[8:11], 0 offset:12
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:16
	buffer_load_dword v3, off, s[8:11], 0 offset:148
	buffer_load_dword v4, off, s[8:11], 0 offset:152
	buffer_load_dword v55, off, s[8:11], 0 offset:76
	buffer_load_dword v56, off, s[8:11], 0 offset:80
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v37, v53, v56
	v_mad_u64_u32 v[35:36], s[4:5], v53, v55, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v54, v55
	v_add_u32_e32 v36, vcc, v36, v37
	buffer_load_dword v37, off, s[8:11], 0 offset:20
	buffer_load_dword v38, off, s[8:11], 0 offset:24
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v37, vcc, v35, v37
	v_addc_u32_e32 v38, vcc, v36, v38, vcc
	v_lshrrev_b64 v[35:36], 5, v[15:16]
	v_xor_b32_e32 v14, v38, v36
	v_xor_b32_e32 v13, v37, v35
	v_mul_lo_u32 v37, v51, v60
	v_mad_u64_u32 v[35:36], s[4:5], v51, v59, 0
	buffer_store_dword v13, off, s[8:11], 0 offset:20
	s_waitcnt vmcnt(0)
	buffer_store_dword v14, off, s[8:11], 0 offset:24
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v52, v59
	v_add_u32_e32 v36, vcc, v36, v37
	buffer_load_dword v37, off, s[8:11], 0 offset:28
	buffer_load_dword v38, off, s[8:11], 0 offset:32
	buffer_load_dword v13, off, s[8:11], 0 offset:236
	buffer_load_dword v14, off, s[8:11], 0 offset:240
	s_waitcnt vmcnt(2)
	v_add_u32_e32 v37, vcc, v35, v37
	v_addc_u32_e32 v38, vcc, v36, v38, vcc
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[35:36], 5, v[13:14]
	v_xor_b32_e32 v36, v38, v36
	v_xor_b32_e32 v35, v37, v35
	buffer_store_dword v35, off, s[8:11], 0 offset:28
	s_waitcnt vmcnt(0)
	buffer_store_dword v36, off, s[8:11], 0 offset:32
	v_mul_lo_u32 v37, v61, v2
	v_mad_u64_u32 v[35:36], s[4:5], v61, v1, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v62, v1
	v_add_u32_e32 v36, vcc, v36, v37
	buffer_load_dword v37, off, s[8:11], 0 offset:36
	buffer_load_dword v38, off, s[8:11], 0 offset:40
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v37, vcc, v35, v37
	v_addc_u32_e32 v38, vcc, v36, v38, vcc
	v_lshrrev_b64 v[35:36], 5, v[17:18]
	v_xor_b32_e32 v36, v38, v36
	v_xor_b32_e32 v35, v37, v35
	buffer_store_dword v35, off, s[8:11], 0 offset:36
	s_waitcnt vmcnt(0)
	buffer_store_dword v36, off, s[8:11], 0 offset:40
	v_mul_lo_u32 v37, v57, v42
	v_mad_u64_u32 v[35:36], s[4:5], v57, v41, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v58, v41
	v_add_u32_e32 v36, vcc, v36, v37
	buffer_load_dword v37, off, s[8:11], 0 offset:44
	buffer_load_dword v38, off, s[8:11], 0 offset:48
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v37, vcc, v35, v37
	v_addc_u32_e32 v38, vcc, v36, v38, vcc
	v_lshrrev_b64 v[35:36], 5, v[19:20]
	v_xor_b32_e32 v36, v38, v36
	v_xor_b32_e32 v35, v37, v35
	buffer_store_dword v35, off, s[8:11], 0 offset:44
	s_waitcnt vmcnt(0)
	buffer_store_dword v36, off, s[8:11], 0 offset:48
	v_mul_lo_u32 v37, v3, v44
	v_mad_u64_u32 v[35:36], s[4:5], v3, v43, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v4, v43
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v37, vcc, v35, v39
	v_addc_u32_e32 v38, vcc, v36, v40, vcc
	v_lshrrev_b64 v[35:36], 5, v[21:22]
	v_xor_b32_e32 v36, v38, v36
	v_xor_b32_e32 v35, v37, v35
	buffer_store_dword v35, off, s[8:11], 0 offset:52
	s_waitcnt vmcnt(0)
	buffer_store_dword v36, off, s[8:11], 0 offset:56
	v_mul_lo_u32 v37, v5, v48
	v_mad_u64_u32 v[35:36], s[4:5], v5, v47, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v6, v47
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v37, vcc, v35, v45
	v_addc_u32_e32 v38, vcc, v36, v46, vcc
	v_lshrrev_b64 v[35:36], 5, v[25:26]
	v_xor_b32_e32 v36, v38, v36
	v_xor_b32_e32 v35, v37, v35
	buffer_store_dword v35, off, s[8:11], 0 offset:60
	s_waitcnt vmcnt(0)
	buffer_store_dword v36, off, s[8:11], 0 offset:64
	buffer_load_dword v45, off, s[8:11], 0 offset:92
	buffer_load_dword v46, off, s[8:11], 0 offset:96
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v37, v45, v54
	v_mad_u64_u32 v[35:36], s[4:5], v45, v53, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v46, v53
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v37, vcc, v35, v49
	v_addc_u32_e32 v38, vcc, v36, v50, vcc
	v_lshrrev_b64 v[35:36], 5, v[27:28]
	v_xor_b32_e32 v36, v38, v36
	v_xor_b32_e32 v35, v37, v35
	buffer_store_dword v35, off, s[8:11], 0 offset:68
	s_waitcnt vmcnt(0)
	buffer_store_dword v36, off, s[8:11], 0 offset:72
	buffer_load_dword v39, off, s[8:11], 0 offset:204
	buffer_load_dword v40, off, s[8:11], 0 offset:208
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v37, v39, v52
	v_mad_u64_u32 v[35:36], s[4:5], v39, v51, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v40, v51
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v37, vcc, v35, v55
	v_addc_u32_e32 v38, vcc, v36, v56, vcc
	v_lshrrev_b64 v[35:36], 5, v[33:34]
	v_xor_b32_e32 v36, v38, v36
	v_xor_b32_e32 v35, v37, v35
	buffer_store_dword v35, off, s[8:11], 0 offset:76
	s_waitcnt vmcnt(0)
	buffer_store_dword v36, off, s[8:11], 0 offset:80
	v_mul_lo_u32 v37, v7, v62
	v_mad_u64_u32 v[35:36], s[4:5], v7, v61, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v8, v61
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v37, vcc, v35, v59
	v_addc_u32_e32 v38, vcc, v36, v60, vcc
	buffer_load_dword v35, off, s[8:11], 0 offset:196
	buffer_load_dword v36, off, s[8:11], 0 offset:200
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[35:36], 5, v[35:36]
	v_xor_b32_e32 v36, v38, v36
	v_xor_b32_e32 v35, v37, v35
	buffer_store_dword v35, off, s[8:11], 0 offset:172
	s_waitcnt vmcnt(0)
	buffer_store_dword v36, off, s[8:11], 0 offset:176
	buffer_load_dword v59, off, s[8:11], 0 offset:100
	buffer_load_dword v60, off, s[8:11], 0 offset:104
	buffer_load_dword v55, off, s[8:11], 0 offset:332
	buffer_load_dword v56, off, s[8:11], 0 offset:336
	s_waitcnt vmcnt(2)
	v_mul_lo_u32 v37, v59, v58
	v_mad_u64_u32 v[35:36], s[4:5], v59, v57, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v60, v57
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v37, vcc, v35, v1
	v_addc_u32_e32 v38, vcc, v36, v2, vcc
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[35:36], 5, v[55:56]
	v_xor_b32_e32 v2, v38, v36
	v_xor_b32_e32 v1, v37, v35
	buffer_store_dword v1, off, s[8:11], 0 offset:84
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[8:11], 0 offset:88
	buffer_load_dword v1, off, s[8:11], 0 offset:188
	buffer_load_dword v2, off, s[8:11], 0 offset:192
	v_mul_lo_u32 v37, v23, v4
	v_mad_u64_u32 v[35:36], s[4:5], v23, v3, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v24, v3
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v37, vcc, v35, v41
	v_addc_u32_e32 v38, vcc, v36, v42, vcc
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[35:36], 5, v[1:2]
	v_xor_b32_e32 v2, v38, v36
	v_xor_b32_e32 v1, v37, v35
	buffer_store_dword v1, off, s[8:11], 0 offset:124
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[8:11], 0 offset:128
	buffer_load_dword v1, off, s[8:11], 0 offset:108
	buffer_load_dword v2, off, s[8:11], 0 offset:112
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v37, v1, v6
	v_mad_u64_u32 v[35:36], s[4:5], v1, v5, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v2, v5
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v37, vcc, v35, v43
	v_addc_u32_e32 v38, vcc, v36, v44, vcc
	v_lshrrev_b64 v[35:36], 5, v[29:30]
	v_xor_b32_e32 v36, v38, v36
	v_xor_b32_e32 v35, v37, v35
	buffer_store_dword v35, off, s[8:11], 0 offset:132
	s_waitcnt vmcnt(0)
	buffer_store_dword v36, off, s[8:11], 0 offset:136
	buffer_load_dword v49, off, s[8:11], 0 offset:116
	buffer_load_dword v50, off, s[8:11], 0 offset:120
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v37, v49, v46
	v_mad_u64_u32 v[35:36], s[4:5], v49, v45, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v50, v45
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v37, vcc, v35, v47
	v_addc_u32_e32 v38, vcc, v36, v48, vcc
	buffer_load_dword v47, off, s[8:11], 0 offset:316
	buffer_load_dword v48, off, s[8:11], 0 offset:320
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[35:36], 5, v[47:48]
	v_xor_b32_e32 v36, v38, v36
	v_xor_b32_e32 v35, v37, v35
	buffer_store_dword v35, off, s[8:11], 0 offset:276
	s_waitcnt vmcnt(0)
	buffer_store_dword v36, off, s[8:11], 0 offset:280
	buffer_load_dword v43, off, s[8:11], 0 offset:308
	buffer_load_dword v44, off, s[8:11], 0 offset:312
	v_mul_lo_u32 v37, v31, v40
	v_mad_u64_u32 v[35:36], s[4:5], v31, v39, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v32, v39
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v37, vcc, v35, v53
	v_addc_u32_e32 v38, vcc, v36, v54, vcc
	v_mov_b32_e32 v54, v48
	v_mov_b32_e32 v53, v47
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[35:36], 5, v[43:44]
	v_xor_b32_e32 v36, v38, v36
	v_xor_b32_e32 v35, v37, v35
	buffer_store_dword v35, off, s[8:11], 0 offset:140
	s_waitcnt vmcnt(0)
	buffer_store_dword v36, off, s[8:11], 0 offset:144
	v_mul_lo_u32 v37, v9, v8
	v_mad_u64_u32 v[35:36], s[4:5], v9, v7, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v10, v7
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v37, vcc, v35, v51
	v_addc_u32_e32 v38, vcc, v36, v52, vcc
	buffer_load_dword v51, off, s[8:11], 0 offset:324
	buffer_load_dword v52, off, s[8:11], 0 offset:328
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[35:36], 5, v[51:52]
	v_xor_b32_e32 v36, v38, v36
	v_xor_b32_e32 v35, v37, v35
	buffer_store_dword v35, off, s[8:11], 0 offset:284
	s_waitcnt vmcnt(0)
	buffer_store_dword v36, off, s[8:11], 0 offset:288
	buffer_load_dword v41, off, s[8:11], 0 offset:300
	buffer_load_dword v42, off, s[8:11], 0 offset:304
	v_mul_lo_u32 v37, v11, v60
	v_mad_u64_u32 v[35:36], s[4:5], v11, v59, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v12, v59
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v37, vcc, v35, v61
	v_addc_u32_e32 v38, vcc, v36, v62, vcc
	v_mov_b32_e32 v62, v52
	v_mov_b32_e32 v61, v51
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[35:36], 5, v[41:42]
	v_xor_b32_e32 v36, v38, v36
	v_xor_b32_e32 v35, v37, v35
	buffer_store_dword v35, off, s[8:11], 0 offset:156
	s_waitcnt vmcnt(0)
	buffer_store_dword v36, off, s[8:11], 0 offset:160
	v_mul_lo_u32 v37, v15, v24
	v_mad_u64_u32 v[35:36], s[4:5], v15, v23, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v16, v23
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v37, vcc, v35, v57
	v_addc_u32_e32 v38, vcc, v36, v58, vcc
	buffer_load_dword v35, off, s[8:11], 0 offset:180
	buffer_load_dword v36, off, s[8:11], 0 offset:184
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[35:36], 5, v[35:36]
	v_xor_b32_e32 v58, v38, v36
	v_xor_b32_e32 v57, v37, v35
	v_mul_lo_u32 v37, v13, v2
	v_mad_u64_u32 v[35:36], s[4:5], v13, v1, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v14, v1
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v37, vcc, v35, v3
	v_addc_u32_e32 v38, vcc, v36, v4, vcc
	buffer_load_dword v3, off, s[8:11], 0 offset:4
	buffer_load_dword v4, off, s[8:11], 0 offset:8
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[35:36], 5, v[3:4]
	v_xor_b32_e32 v4, v38, v36
	v_xor_b32_e32 v3, v37, v35
	buffer_store_dword v3, off, s[8:11], 0 offset:148
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:152
	buffer_load_dword v3, off, s[8:11], 0 offset:12
	buffer_load_dword v4, off, s[8:11], 0 offset:16
	v_mul_lo_u32 v37, v17, v50
	v_mad_u64_u32 v[35:36], s[4:5], v17, v49, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v18, v49
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v37, vcc, v35, v5
	v_addc_u32_e32 v38, vcc, v36, v6, vcc
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[35:36], 5, v[3:4]
	v_xor_b32_e32 v4, v38, v36
	v_xor_b32_e32 v3, v37, v35
	buffer_store_dword v3, off, s[8:11], 0 offset:164
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:168
	buffer_load_dword v3, off, s[8:11], 0 offset:20
	buffer_load_dword v4, off, s[8:11], 0 offset:24
	v_mul_lo_u32 v37, v19, v32
	v_mad_u64_u32 v[35:36], s[4:5], v19, v31, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v20, v31
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v37, vcc, v35, v45
	v_addc_u32_e32 v38, vcc, v36, v46, vcc
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[35:36], 5, v[3:4]
	v_xor_b32_e32 v4, v38, v36
	v_xor_b32_e32 v3, v37, v35
	buffer_store_dword v3, off, s[8:11], 0 offset:92
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:96
	buffer_load_dword v3, off, s[8:11], 0 offset:28
	buffer_load_dword v4, off, s[8:11], 0 offset:32
	v_mul_lo_u32 v37, v21, v10
	v_mad_u64_u32 v[35:36], s[4:5], v21, v9, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v22, v9
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v37, vcc, v35, v39
	v_addc_u32_e32 v38, vcc, v36, v40, vcc
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[35:36], 5, v[3:4]
	buffer_load_dword v3, off, s[8:11], 0 offset:36
	buffer_load_dword v4, off, s[8:11], 0 offset:40
	v_xor_b32_e32 v46, v38, v36
	v_xor_b32_e32 v45, v37, v35
	v_mul_lo_u32 v37, v25, v12
	v_mad_u64_u32 v[35:36], s[4:5], v25, v11, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v26, v11
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v37, vcc, v35, v7
	v_addc_u32_e32 v38, vcc, v36, v8, vcc
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[35:36], 5, v[3:4]
	v_xor_b32_e32 v4, v38, v36
	v_xor_b32_e32 v3, v37, v35
	buffer_store_dword v3, off, s[8:11], 0 offset:292
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:296
	buffer_load_dword v3, off, s[8:11], 0 offset:44
	buffer_load_dword v4, off, s[8:11], 0 offset:48
	v_mul_lo_u32 v37, v27, v16
	v_mad_u64_u32 v[35:36], s[4:5], v27, v15, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v28, v15
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v37, vcc, v35, v59
	v_addc_u32_e32 v38, vcc, v36, v60, vcc
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[35:36], 5, v[3:4]
	v_xor_b32_e32 v4, v38, v36
	v_xor_b32_e32 v3, v37, v35
	buffer_store_dword v3, off, s[8:11], 0 offset:100
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:104
	buffer_load_dword v3, off, s[8:11], 0 offset:52
	buffer_load_dword v4, off, s[8:11], 0 offset:56
	buffer_load_dword v39, off, s[8:11], 0 offset:196
	buffer_load_dword v40, off, s[8:11], 0 offset:200
	v_mul_lo_u32 v37, v33, v14
	v_mad_u64_u32 v[35:36], s[4:5], v33, v13, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v34, v13
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v37, vcc, v35, v23
	v_addc_u32_e32 v38, vcc, v36, v24, vcc
	s_waitcnt vmcnt(2)
	v_lshrrev_b64 v[35:36], 5, v[3:4]
	v_xor_b32_e32 v60, v38, v36
	v_xor_b32_e32 v59, v37, v35
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v37, v39, v18
	v_mad_u64_u32 v[35:36], s[4:5], v39, v17, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v40, v17
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v37, vcc, v35, v1
	v_addc_u32_e32 v38, vcc, v36, v2, vcc
	buffer_load_dword v1, off, s[8:11], 0 offset:60
	buffer_load_dword v2, off, s[8:11], 0 offset:64
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[35:36], 5, v[1:2]
	v_xor_b32_e32 v2, v38, v36
	v_xor_b32_e32 v1, v37, v35
	buffer_store_dword v1, off, s[8:11], 0 offset:108
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[8:11], 0 offset:112
	buffer_load_dword v1, off, s[8:11], 0 offset:68
	buffer_load_dword v2, off, s[8:11], 0 offset:72
	v_mul_lo_u32 v37, v55, v20
	v_mad_u64_u32 v[35:36], s[4:5], v55, v19, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v56, v19
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v37, vcc, v35, v49
	v_addc_u32_e32 v38, vcc, v36, v50, vcc
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[35:36], 5, v[1:2]
	v_xor_b32_e32 v2, v38, v36
	v_xor_b32_e32 v1, v37, v35
	buffer_store_dword v1, off, s[8:11], 0 offset:116
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[8:11], 0 offset:120
	buffer_load_dword v23, off, s[8:11], 0 offset:188
	buffer_load_dword v24, off, s[8:11], 0 offset:192
	buffer_load_dword v1, off, s[8:11], 0 offset:76
	buffer_load_dword v2, off, s[8:11], 0 offset:80
	s_waitcnt vmcnt(2)
	v_mul_lo_u32 v37, v23, v22
	v_mad_u64_u32 v[35:36], s[4:5], v23, v21, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v24, v21
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v37, vcc, v35, v31
	v_addc_u32_e32 v38, vcc, v36, v32, vcc
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[35:36], 5, v[1:2]
	v_mov_b32_e32 v31, v43
	v_xor_b32_e32 v2, v38, v36
	v_xor_b32_e32 v1, v37, v35
	buffer_store_dword v1, off, s[8:11], 0 offset:212
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[8:11], 0 offset:216
	buffer_load_dword v1, off, s[8:11], 0 offset:172
	buffer_load_dword v2, off, s[8:11], 0 offset:176
	v_mul_lo_u32 v37, v29, v26
	v_mad_u64_u32 v[35:36], s[4:5], v29, v25, 0
	v_mov_b32_e32 v32, v44
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v30, v25
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v37, vcc, v35, v9
	v_addc_u32_e32 v38, vcc, v36, v10, vcc
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[35:36], 5, v[1:2]
	v_xor_b32_e32 v2, v38, v36
	v_xor_b32_e32 v1, v37, v35
	buffer_store_dword v1, off, s[8:11], 0 offset:220
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[8:11], 0 offset:224
	buffer_load_dword v1, off, s[8:11], 0 offset:84
	buffer_load_dword v2, off, s[8:11], 0 offset:88
	v_mul_lo_u32 v37, v47, v28
	v_mad_u64_u32 v[35:36], s[4:5], v47, v27, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v48, v27
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v35, vcc, v35, v11
	v_addc_u32_e32 v36, vcc, v36, v12, vcc
	v_mul_lo_u32 v37, v43, v34
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[1:2], 5, v[1:2]
	v_xor_b32_e32 v2, v36, v2
	v_xor_b32_e32 v1, v35, v1
	buffer_store_dword v1, off, s[8:11], 0 offset:228
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[8:11], 0 offset:232
	buffer_load_dword v1, off, s[8:11], 0 offset:124
	buffer_load_dword v2, off, s[8:11], 0 offset:128
	v_mad_u64_u32 v[35:36], s[4:5], v43, v33, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v44, v33
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v35, vcc, v35, v15
	v_addc_u32_e32 v36, vcc, v36, v16, vcc
	v_mul_lo_u32 v37, v51, v40
	v_lshrrev_b64 v[15:16], 5, v[57:58]
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[3:4], 5, v[1:2]
	v_xor_b32_e32 v2, v36, v4
	v_xor_b32_e32 v1, v35, v3
	buffer_load_dword v3, off, s[8:11], 0 offset:132
	buffer_load_dword v4, off, s[8:11], 0 offset:136
	v_mad_u64_u32 v[35:36], s[4:5], v51, v39, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v52, v39
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v35, vcc, v35, v13
	v_addc_u32_e32 v36, vcc, v36, v14, vcc
	v_mul_lo_u32 v37, v41, v56
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[5:6], 5, v[3:4]
	v_xor_b32_e32 v4, v36, v6
	v_xor_b32_e32 v3, v35, v5
	buffer_store_dword v3, off, s[8:11], 0 offset:236
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:240
	buffer_load_dword v5, off, s[8:11], 0 offset:276
	buffer_load_dword v6, off, s[8:11], 0 offset:280
	v_mad_u64_u32 v[35:36], s[4:5], v41, v55, 0
	v_mov_b32_e32 v3, v41
	v_mov_b32_e32 v4, v42
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v42, v55
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v35, vcc, v35, v17
	v_addc_u32_e32 v36, vcc, v36, v18, vcc
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[7:8], 5, v[5:6]
	v_mov_b32_e32 v48, v6
	v_mov_b32_e32 v47, v5
	v_xor_b32_e32 v6, v36, v8
	v_xor_b32_e32 v5, v35, v7
	buffer_store_dword v5, off, s[8:11], 0 offset:244
	s_waitcnt vmcnt(0)
	buffer_store_dword v6, off, s[8:11], 0 offset:248
	buffer_load_dword v5, off, s[8:11], 0 offset:180
	buffer_load_dword v6, off, s[8:11], 0 offset:184
	buffer_load_dword v7, off, s[8:11], 0 offset:140
	buffer_load_dword v8, off, s[8:11], 0 offset:144
	s_waitcnt vmcnt(2)
	v_mul_lo_u32 v37, v5, v24
	v_mad_u64_u32 v[35:36], s[4:5], v5, v23, 0
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[9:10], 5, v[7:8]
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v6, v23
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v35, vcc, v35, v19
	v_addc_u32_e32 v36, vcc, v36, v20, vcc
	v_xor_b32_e32 v8, v36, v10
	v_xor_b32_e32 v7, v35, v9
	buffer_store_dword v7, off, s[8:11], 0 offset:252
	s_waitcnt vmcnt(0)
	buffer_store_dword v8, off, s[8:11], 0 offset:256
	buffer_load_dword v41, off, s[8:11], 0 offset:4
	buffer_load_dword v42, off, s[8:11], 0 offset:8
	buffer_load_dword v7, off, s[8:11], 0 offset:284
	buffer_load_dword v8, off, s[8:11], 0 offset:288
	s_waitcnt vmcnt(2)
	v_mul_lo_u32 v37, v41, v30
	v_mad_u64_u32 v[35:36], s[4:5], v41, v29, 0
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[11:12], 5, v[7:8]
	v_mov_b32_e32 v52, v8
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v42, v29
	v_mov_b32_e32 v51, v7
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v35, vcc, v35, v21
	v_addc_u32_e32 v36, vcc, v36, v22, vcc
	v_xor_b32_e32 v8, v36, v12
	v_xor_b32_e32 v7, v35, v11
	buffer_store_dword v7, off, s[8:11], 0 offset:260
	s_waitcnt vmcnt(0)
	buffer_store_dword v8, off, s[8:11], 0 offset:264
	buffer_load_dword v7, off, s[8:11], 0 offset:12
	buffer_load_dword v8, off, s[8:11], 0 offset:16
	buffer_load_dword v9, off, s[8:11], 0 offset:156
	buffer_load_dword v10, off, s[8:11], 0 offset:160
	s_waitcnt vmcnt(2)
	v_mul_lo_u32 v37, v7, v54
	v_mad_u64_u32 v[35:36], s[4:5], v7, v53, 0
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[13:14], 5, v[9:10]
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v8, v53
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v35, vcc, v35, v25
	v_addc_u32_e32 v36, vcc, v36, v26, vcc
	v_xor_b32_e32 v10, v36, v14
	v_xor_b32_e32 v9, v35, v13
	buffer_store_dword v9, off, s[8:11], 0 offset:268
	s_waitcnt vmcnt(0)
	buffer_store_dword v10, off, s[8:11], 0 offset:272
	buffer_load_dword v9, off, s[8:11], 0 offset:20
	buffer_load_dword v10, off, s[8:11], 0 offset:24
	buffer_load_dword v49, off, s[8:11], 0 offset:28
	buffer_load_dword v50, off, s[8:11], 0 offset:32
	buffer_load_dword v11, off, s[8:11], 0 offset:148
	buffer_load_dword v12, off, s[8:11], 0 offset:152
	s_waitcnt vmcnt(4)
	v_mul_lo_u32 v37, v9, v32
	v_mad_u64_u32 v[35:36], s[4:5], v9, v31, 0
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[17:18], 5, v[11:12]
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v10, v31
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v35, vcc, v35, v27
	v_addc_u32_e32 v36, vcc, v36, v28, vcc
	v_xor_b32_e32 v14, v36, v16
	v_xor_b32_e32 v13, v35, v15
	v_mul_lo_u32 v37, v49, v62
	v_mad_u64_u32 v[35:36], s[4:5], v49, v61, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v50, v61
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v35, vcc, v35, v33
	v_addc_u32_e32 v36, vcc, v36, v34, vcc
	buffer_load_dword v33, off, s[8:11], 0 offset:36
	buffer_load_dword v34, off, s[8:11], 0 offset:40
	buffer_load_dword v11, off, s[8:11], 0 offset:164
	buffer_load_dword v12, off, s[8:11], 0 offset:168
	v_xor_b32_e32 v18, v36, v18
	v_xor_b32_e32 v17, v35, v17
	s_waitcnt vmcnt(2)
	v_mul_lo_u32 v37, v33, v4
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[19:20], 5, v[11:12]
	buffer_load_dword v11, off, s[8:11], 0 offset:44
	buffer_load_dword v12, off, s[8:11], 0 offset:48
	buffer_load_dword v15, off, s[8:11], 0 offset:92
	buffer_load_dword v16, off, s[8:11], 0 offset:96
	v_mad_u64_u32 v[35:36], s[4:5], v33, v3, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v34, v3
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v35, vcc, v35, v39
	v_addc_u32_e32 v36, vcc, v36, v40, vcc
	v_xor_b32_e32 v44, v36, v20
	v_xor_b32_e32 v43, v35, v19
	s_waitcnt vmcnt(2)
	v_mul_lo_u32 v37, v11, v6
	v_mad_u64_u32 v[35:36], s[4:5], v11, v5, 0
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[21:22], 5, v[15:16]
	v_mov_b32_e32 v16, v8
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v12, v5
	v_mov_b32_e32 v15, v7
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v35, vcc, v35, v55
	v_addc_u32_e32 v36, vcc, v36, v56, vcc
	v_xor_b32_e32 v20, v36, v22
	v_xor_b32_e32 v19, v35, v21
	buffer_load_dword v21, off, s[8:11], 0 offset:52
	buffer_load_dword v22, off, s[8:11], 0 offset:56
	buffer_store_dword v45, off, s[8:11], 0 offset:204
	s_waitcnt vmcnt(0)
	buffer_store_dword v46, off, s[8:11], 0 offset:208
	buffer_load_dword v7, off, s[8:11], 0 offset:60
	buffer_load_dword v8, off, s[8:11], 0 offset:64
	v_mul_lo_u32 v37, v21, v42
	v_mad_u64_u32 v[35:36], s[4:5], v21, v41, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v22, v41
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v35, vcc, v35, v23
	v_addc_u32_e32 v36, vcc, v36, v24, vcc
	v_lshrrev_b64 v[23:24], 5, v[45:46]
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v37, v7, v16
	v_xor_b32_e32 v42, v36, v24
	v_xor_b32_e32 v41, v35, v23
	v_mad_u64_u32 v[35:36], s[4:5], v7, v15, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v8, v15
	buffer_load_dword v7, off, s[8:11], 0 offset:292
	buffer_load_dword v8, off, s[8:11], 0 offset:296
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v35, vcc, v35, v29
	v_addc_u32_e32 v36, vcc, v36, v30, vcc
	v_lshrrev_b64 v[29:30], 5, v[59:60]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v40, v8
	v_mov_b32_e32 v39, v7
	v_lshrrev_b64 v[25:26], 5, v[7:8]
	buffer_load_dword v7, off, s[8:11], 0 offset:68
	buffer_load_dword v8, off, s[8:11], 0 offset:72
	v_xor_b32_e32 v24, v36, v26
	v_xor_b32_e32 v23, v35, v25
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v37, v7, v10
	v_mad_u64_u32 v[35:36], s[4:5], v7, v9, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v8, v9
	buffer_load_dword v7, off, s[8:11], 0 offset:100
	buffer_load_dword v8, off, s[8:11], 0 offset:104
	v_mov_b32_e32 v9, v33
	v_mov_b32_e32 v10, v34
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v35, vcc, v35, v53
	v_addc_u32_e32 v36, vcc, v36, v54, vcc
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[27:28], 5, v[7:8]
	buffer_load_dword v7, off, s[8:11], 0 offset:76
	buffer_load_dword v8, off, s[8:11], 0 offset:80
	v_xor_b32_e32 v26, v36, v28
	v_xor_b32_e32 v25, v35, v27
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v37, v7, v50
	v_mad_u64_u32 v[35:36], s[4:5], v7, v49, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v8, v49
	buffer_load_dword v7, off, s[8:11], 0 offset:172
	buffer_load_dword v8, off, s[8:11], 0 offset:176
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v35, vcc, v35, v31
	v_addc_u32_e32 v36, vcc, v36, v32, vcc
	v_xor_b32_e32 v28, v36, v30
	v_xor_b32_e32 v27, v35, v29
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v37, v7, v10
	v_mad_u64_u32 v[35:36], s[4:5], v7, v9, 0
	v_mov_b32_e32 v56, v8
	v_mov_b32_e32 v55, v7
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v8, v9
	buffer_load_dword v7, off, s[8:11], 0 offset:108
	buffer_load_dword v8, off, s[8:11], 0 offset:112
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v35, vcc, v35, v61
	v_addc_u32_e32 v36, vcc, v36, v62, vcc
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[31:32], 5, v[7:8]
	buffer_load_dword v7, off, s[8:11], 0 offset:84
	buffer_load_dword v8, off, s[8:11], 0 offset:88
	v_xor_b32_e32 v30, v36, v32
	v_xor_b32_e32 v29, v35, v31
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v37, v7, v12
	v_mad_u64_u32 v[35:36], s[4:5], v7, v11, 0
	v_add_u32_e32 v36, vcc, v36, v37
	v_mul_lo_u32 v37, v8, v11
	v_add_u32_e32 v36, vcc, v36, v37
	v_add_u32_e32 v35, vcc, v35, v3
	v_addc_u32_e32 v36, vcc, v36, v4, vcc
	buffer_load_dword v3, off, s[8:11], 0 offset:116
	buffer_load_dword v4, off, s[8:11], 0 offset:120
	v_mov_b32_e32 v38, v6
	v_mov_b32_e32 v37, v5
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[33:34], 5, v[3:4]
	v_xor_b32_e32 v8, v36, v34
	v_xor_b32_e32 v7, v35, v33
	s_cbranch_scc1 .LBB0_1
	buffer_store_dword v1, off, s[8:11], 0 offset:196
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[8:11], 0 offset:200
	buffer_store_dword v59, off, s[8:11], 0 offset:188
	s_waitcnt vmcnt(0)
	buffer_store_dword v60, off, s[8:11], 0 offset:192
	buffer_load_dword v15, off, s[8:11], 0 offset:204
	buffer_load_dword v16, off, s[8:11], 0 offset:208
	buffer_load_dword v1, off, s[8:11], 0 offset:92
	buffer_load_dword v2, off, s[8:11], 0 offset:96
	v_mov_b32_e32 v5, v39
	v_and_b32_e32 v0, 15, v0
	v_mov_b32_e32 v6, v40
	v_cmp_eq_u32_e32 vcc, 5, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_4
	v_mul_lo_u32 v0, v38, 31
	v_mad_u64_u32 v[35:36], s[2:3], v37, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	buffer_load_dword v36, off, s[8:11], 0 offset:4
	buffer_load_dword v37, off, s[8:11], 0 offset:8
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v35, vcc, v36, v35
	v_addc_u32_e32 v0, vcc, v37, v0, vcc
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	buffer_load_dword v36, off, s[8:11], 0 offset:12
	buffer_load_dword v37, off, s[8:11], 0 offset:16
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v35, vcc, v36, v35
	v_addc_u32_e32 v0, vcc, v37, v0, vcc
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	buffer_load_dword v36, off, s[8:11], 0 offset:20
	buffer_load_dword v37, off, s[8:11], 0 offset:24
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v35, vcc, v36, v35
	v_addc_u32_e32 v0, vcc, v37, v0, vcc
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	buffer_load_dword v36, off, s[8:11], 0 offset:28
	buffer_load_dword v37, off, s[8:11], 0 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v35, vcc, v36, v35
	v_addc_u32_e32 v0, vcc, v37, v0, vcc
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	buffer_load_dword v36, off, s[8:11], 0 offset:36
	buffer_load_dword v37, off, s[8:11], 0 offset:40
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v35, vcc, v36, v35
	v_addc_u32_e32 v0, vcc, v37, v0, vcc
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	buffer_load_dword v36, off, s[8:11], 0 offset:44
	buffer_load_dword v37, off, s[8:11], 0 offset:48
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v35, vcc, v36, v35
	v_addc_u32_e32 v0, vcc, v37, v0, vcc
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	buffer_load_dword v36, off, s[8:11], 0 offset:52
	buffer_load_dword v37, off, s[8:11], 0 offset:56
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v35, vcc, v36, v35
	v_addc_u32_e32 v0, vcc, v37, v0, vcc
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	buffer_load_dword v36, off, s[8:11], 0 offset:60
	buffer_load_dword v37, off, s[8:11], 0 offset:64
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v35, vcc, v36, v35
	v_addc_u32_e32 v0, vcc, v37, v0, vcc
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	buffer_load_dword v36, off, s[8:11], 0 offset:68
	buffer_load_dword v37, off, s[8:11], 0 offset:72
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v35, vcc, v36, v35
	v_addc_u32_e32 v0, vcc, v37, v0, vcc
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	buffer_load_dword v36, off, s[8:11], 0 offset:76
	buffer_load_dword v37, off, s[8:11], 0 offset:80
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v35, vcc, v36, v35
	v_addc_u32_e32 v0, vcc, v37, v0, vcc
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	buffer_load_dword v36, off, s[8:11], 0 offset:172
	buffer_load_dword v37, off, s[8:11], 0 offset:176
	buffer_load_dword v3, off, s[8:11], 0 offset:84
	buffer_load_dword v4, off, s[8:11], 0 offset:88
	s_waitcnt vmcnt(2)
	v_add_u32_e32 v35, vcc, v36, v35
	v_addc_u32_e32 v0, vcc, v37, v0, vcc
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v35, vcc, v3, v35
	v_addc_u32_e32 v0, vcc, v4, v0, vcc
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	buffer_load_dword v36, off, s[8:11], 0 offset:124
	buffer_load_dword v37, off, s[8:11], 0 offset:128
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v35, vcc, v36, v35
	v_addc_u32_e32 v0, vcc, v37, v0, vcc
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	buffer_load_dword v36, off, s[8:11], 0 offset:132
	buffer_load_dword v37, off, s[8:11], 0 offset:136
	buffer_load_dword v21, off, s[8:11], 0 offset:140
	buffer_load_dword v22, off, s[8:11], 0 offset:144
	buffer_load_dword v3, off, s[8:11], 0 offset:156
	buffer_load_dword v4, off, s[8:11], 0 offset:160
	s_waitcnt vmcnt(4)
	v_add_u32_e32 v35, vcc, v36, v35
	v_addc_u32_e32 v0, vcc, v37, v0, vcc
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	v_add_u32_e32 v35, vcc, v47, v35
	v_addc_u32_e32 v0, vcc, v48, v0, vcc
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	s_waitcnt vmcnt(2)
	v_add_u32_e32 v35, vcc, v21, v35
	v_addc_u32_e32 v0, vcc, v22, v0, vcc
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	v_add_u32_e32 v35, vcc, v51, v35
	v_addc_u32_e32 v0, vcc, v52, v0, vcc
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v35, vcc, v3, v35
	v_addc_u32_e32 v0, vcc, v4, v0, vcc
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	v_add_u32_e32 v35, vcc, v57, v35
	v_addc_u32_e32 v0, vcc, v58, v0, vcc
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	buffer_load_dword v36, off, s[8:11], 0 offset:148
	buffer_load_dword v37, off, s[8:11], 0 offset:152
	buffer_load_dword v3, off, s[8:11], 0 offset:164
	buffer_load_dword v4, off, s[8:11], 0 offset:168
	s_waitcnt vmcnt(2)
	v_add_u32_e32 v35, vcc, v36, v35
	v_addc_u32_e32 v0, vcc, v37, v0, vcc
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v35, vcc, v3, v35
	v_addc_u32_e32 v0, vcc, v4, v0, vcc
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	v_add_u32_e32 v35, vcc, v1, v35
	v_addc_u32_e32 v0, vcc, v2, v0, vcc
	buffer_load_dword v1, off, s[8:11], 0 offset:100
	buffer_load_dword v2, off, s[8:11], 0 offset:104
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	v_add_u32_e32 v35, vcc, v15, v35
	v_addc_u32_e32 v0, vcc, v16, v0, vcc
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	v_add_u32_e32 v35, vcc, v5, v35
	v_addc_u32_e32 v0, vcc, v6, v0, vcc
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v35, vcc, v1, v35
	v_addc_u32_e32 v0, vcc, v2, v0, vcc
	buffer_load_dword v1, off, s[8:11], 0 offset:188
	buffer_load_dword v2, off, s[8:11], 0 offset:192
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v35, vcc, v1, v35
	v_addc_u32_e32 v0, vcc, v2, v0, vcc
	buffer_load_dword v1, off, s[8:11], 0 offset:108
	buffer_load_dword v2, off, s[8:11], 0 offset:112
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v35, vcc, v1, v35
	v_addc_u32_e32 v0, vcc, v2, v0, vcc
	buffer_load_dword v1, off, s[8:11], 0 offset:116
	buffer_load_dword v2, off, s[8:11], 0 offset:120
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v35, vcc, v1, v35
	v_addc_u32_e32 v0, vcc, v2, v0, vcc
	buffer_load_dword v1, off, s[8:11], 0 offset:212
	buffer_load_dword v2, off, s[8:11], 0 offset:216
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v35, vcc, v1, v35
	v_addc_u32_e32 v0, vcc, v2, v0, vcc
	buffer_load_dword v1, off, s[8:11], 0 offset:220
	buffer_load_dword v2, off, s[8:11], 0 offset:224
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v35, vcc, v1, v35
	v_addc_u32_e32 v0, vcc, v2, v0, vcc
	buffer_load_dword v1, off, s[8:11], 0 offset:228
	buffer_load_dword v2, off, s[8:11], 0 offset:232
	buffer_load_dword v5, off, s[8:11], 0 offset:196
	buffer_load_dword v6, off, s[8:11], 0 offset:200
	v_mul_lo_u32 v0, v0, 31
	v_mad_u64_u32 v[35:36], s[2:3], v35, 31, 0
	v_add_u32_e32 v0, vcc, v36, v0
	s_waitcnt vmcnt(2)
	v_add_u32_e32 v1, vcc, v1, v35
	v_addc_u32_e32 v0, vcc, v2, v0, vcc
	v_mul_lo_u32 v2, v0, 31
	v_mad_u64_u32 v[0:1], s[2:3], v1, 31, 0
	v_add_u32_e32 v1, vcc, v1, v2
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v5, v0
	v_addc_u32_e32 v1, vcc, v6, v1, vcc
	buffer_load_dword v5, off, s[8:11], 0 offset:236
	buffer_load_dword v6, off, s[8:11], 0 offset:240
	v_mul_lo_u32 v2, v1, 31
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v2
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v5, v0
	v_addc_u32_e32 v1, vcc, v6, v1, vcc
	v_mul_lo_u32 v2, v1, 31
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v2
	buffer_load_dword v2, off, s[8:11], 0 offset:244
	buffer_load_dword v3, off, s[8:11], 0 offset:248
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	v_mul_lo_u32 v2, v1, 31
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v2
	buffer_load_dword v2, off, s[8:11], 0 offset:252
	buffer_load_dword v3, off, s[8:11], 0 offset:256
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	v_mul_lo_u32 v2, v1, 31
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v2
	buffer_load_dword v2, off, s[8:11], 0 offset:260
	buffer_load_dword v3, off, s[8:11], 0 offset:264
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	v_mul_lo_u32 v2, v1, 31
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v2
	buffer_load_dword v2, off, s[8:11], 0 offset:268
	buffer_load_dword v3, off, s[8:11], 0 offset:272
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	v_mul_lo_u32 v2, v1, 31
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v1, vcc, v1, v2
	v_add_u32_e32 v0, vcc, v13, v0
	v_addc_u32_e32 v1, vcc, v14, v1, vcc
	v_mul_lo_u32 v2, v1, 31
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_add_u32_e32 v0, vcc, v17, v0
	v_addc_u32_e32 v1, vcc, v18, v1, vcc
	v_mul_lo_u32 v2, v1, 31
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_add_u32_e32 v0, vcc, v43, v0
	v_addc_u32_e32 v1, vcc, v44, v1, vcc
	v_mul_lo_u32 v2, v1, 31
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_add_u32_e32 v0, vcc, v19, v0
	v_addc_u32_e32 v1, vcc, v20, v1, vcc
	v_mul_lo_u32 v2, v1, 31
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_add_u32_e32 v0, vcc, v41, v0
	v_addc_u32_e32 v1, vcc, v42, v1, vcc
	v_mul_lo_u32 v2, v1, 31
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_add_u32_e32 v0, vcc, v23, v0
	v_addc_u32_e32 v1, vcc, v24, v1, vcc
	v_mul_lo_u32 v2, v1, 31
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_add_u32_e32 v0, vcc, v25, v0
	v_addc_u32_e32 v1, vcc, v26, v1, vcc
	v_mul_lo_u32 v2, v1, 31
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_add_u32_e32 v0, vcc, v27, v0
	v_addc_u32_e32 v1, vcc, v28, v1, vcc
	v_mul_lo_u32 v2, v1, 31
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_add_u32_e32 v0, vcc, v29, v0
	v_addc_u32_e32 v1, vcc, v30, v1, vcc
	v_mul_lo_u32 v2, v1, 31
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v2
	buffer_load_dword v2, off, s[8:11], 0 offset:340
	v_add_u32_e32 v0, vcc, v7, v0
	v_addc_u32_e32 v1, vcc, v8, v1, vcc
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v2, 1, v2
	v_and_b32_e32 v2, 0x7ffffff8, v2
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_store_dwordx2 v[2:3], v[0:1]
.LBB0_4:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel spilled
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 344
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 64
		.amdhsa_next_free_sgpr 12
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
	.size	spilled, .Lfunc_end0-spilled
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 1024
    .name:           spilled
    .private_segment_fixed_size: 344
    .reqd_workgroup_size:
      - 1024
      - 1
      - 1
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         spilled.kd
    .vgpr_count:     64
    .vgpr_spill_count: 149
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
