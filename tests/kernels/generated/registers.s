	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	registers
	.globl	registers
	.p2align	8
	.type	registers,@function
registers:
	s_load_dword s3, s[4:5], 0x4
	s_load_dword s2, s[6:7], 0x8
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 0xffff
	s_mul_i32 s8, s8, s3
	s_cmp_eq_u32 s2, 0
	v_add_u32_e32 v16, vcc, s8, v0
	s_cbranch_scc1 .LBB0_4
	v_lshlrev_b32_e32 v0, 4, v16
	v_bfe_u32 v1, v16, 12, 16
	v_xor_b32_e32 v2, v1, v0
	s_mov_b32 s3, 0x7feb352d
	v_mul_lo_u32 v2, v2, s3
	v_or_b32_e32 v3, 8, v0
	v_xor_b32_e32 v3, v1, v3
	v_mul_lo_u32 v3, v3, s3
	v_lshrrev_b32_e32 v4, 15, v2
	v_xor_b32_e32 v2, v4, v2
	s_mov_b32 s4, 0x846ca68b
	v_mul_lo_u32 v8, v2, s4
	v_lshrrev_b32_e32 v2, 15, v3
	v_xor_b32_e32 v2, v2, v3
	v_or_b32_e32 v3, 1, v0
	v_xor_b32_e32 v3, v1, v3
	v_mul_lo_u32 v3, v3, s3
	v_or_b32_e32 v4, 9, v0
	v_xor_b32_e32 v4, v1, v4
	v_mul_lo_u32 v4, v4, s3
	v_lshrrev_b32_e32 v5, 15, v3
	v_xor_b32_e32 v3, v5, v3
	v_mul_lo_u32 v9, v3, s4
	v_lshrrev_b32_e32 v3, 15, v4
	v_xor_b32_e32 v3, v3, v4
	v_or_b32_e32 v4, 2, v0
	v_xor_b32_e32 v4, v1, v4
	v_mul_lo_u32 v4, v4, s3
	v_or_b32_e32 v5, 10, v0
	v_xor_b32_e32 v5, v1, v5
	v_mul_lo_u32 v5, v5, s3
	v_lshrrev_b32_e32 v6, 15, v4
	v_xor_b32_e32 v4, v6, v4
	v_mul_lo_u32 v10, v4, s4
	v_lshrrev_b32_e32 v4, 15, v5
	v_xor_b32_e32 v4, v4, v5
	v_or_b32_e32 v5, 3, v0
	v_xor_b32_e32 v5, v1, v5
	v_mul_lo_u32 v5, v5, s3
	v_or_b32_e32 v6, 11, v0
	v_xor_b32_e32 v6, v1, v6
	v_mul_lo_u32 v6, v6, s3
	v_lshrrev_b32_e32 v7, 15, v5
	v_xor_b32_e32 v5, v7, v5
	v_mul_lo_u32 v11, v5, s4
	v_lshrrev_b32_e32 v5, 15, v6
	v_xor_b32_e32 v5, v5, v6
	v_or_b32_e32 v6, 4, v0
	v_xor_b32_e32 v6, v1, v6
	v_mul_lo_u32 v6, v6, s3
	v_or_b32_e32 v7, 12, v0
	v_xor_b32_e32 v7, v1, v7
	v_mul_lo_u32 v7, v7, s3
	v_lshrrev_b32_e32 v12, 15, v6
	v_xor_b32_e32 v6, v12, v6
	v_mul_lo_u32 v81, v6, s4
	v_lshrrev_b32_e32 v6, 15, v7
	v_xor_b32_e32 v6, v6, v7
	v_or_b32_e32 v7, 5, v0
	v_xor_b32_e32 v7, v1, v7
	v_mul_lo_u32 v7, v7, s3
	v_or_b32_e32 v12, 13, v0
	v_xor_b32_e32 v12, v1, v12
	v_mul_lo_u32 v12, v12, s3
	v_lshrrev_b32_e32 v13, 15, v7
	v_xor_b32_e32 v7, v13, v7
	v_mul_lo_u32 v82, v7, s4
	v_lshrrev_b32_e32 v7, 15, v12
	v_xor_b32_e32 v7, v7, v12
	v_or_b32_e32 v12, 6, v0
	v_xor_b32_e32 v12, v1, v12
	v_mul_lo_u32 v12, v12, s3
	v_or_b32_e32 v13, 14, v0
	v_xor_b32_e32 v13, v1, v13
	v_mul_lo_u32 v13, v13, s3
	v_lshrrev_b32_e32 v14, 15, v12
	v_xor_b32_e32 v12, v14, v12
	v_mul_lo_u32 v83, v12, s4
	v_lshrrev_b32_e32 v12, 15, v13
	v_xor_b32_e32 v12, v12, v13
	v_or_b32_e32 v13, 7, v0
	v_xor_b32_e32 v13, v1, v13
	v_mul_lo_u32 v13, v13, s3
	v_or_b32_e32 v0, 15, v0
	v_xor_b32_e32 v0, v1, v0
	v_mul_lo_u32 v0, v0, s3
	v_lshrrev_b32_e32 v1, 15, v13
	v_xor_b32_e32 v1, v1, v13
	v_mul_lo_u32 v84, v1, s4
	v_lshrrev_b32_e32 v1, 15, v0
	v_xor_b32_e32 v0, v1, v0
	v_mul_lo_u32 v2, v2, s4
	v_mul_lo_u32 v3, v3, s4
	v_mul_lo_u32 v4, v4, s4
	v_mul_lo_u32 v5, v5, s4
	v_mul_lo_u32 v6, v6, s4
	v_mul_lo_u32 v7, v7, s4
	v_mul_lo_u32 v12, v12, s4
	v_mul_lo_u32 v13, v0, s4
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 1
	v_mov_b32_e32 v19, 2
	v_mov_b32_e32 v20, 3
	v_mov_b32_e32 v21, 4
	v_mov_b32_e32 v22, 5
	v_mov_b32_e32 v23, 6
	v_mov_b32_e32 v24, 7
	v_mov_b32_e32 v25, 1
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 3
	v_mov_b32_e32 v28, 2
	v_mov_b32_e32 v29, 5
	v_mov_b32_e32 v30, 4
	v_mov_b32_e32 v31, 7
	v_mov_b32_e32 v32, 6
	v_mov_b32_e32 v33, 2
	v_mov_b32_e32 v34, 3
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v36, 1
	v_mov_b32_e32 v37, 6
	v_mov_b32_e32 v38, 7
	v_mov_b32_e32 v39, 4
	v_mov_b32_e32 v40, 5
	v_mov_b32_e32 v41, 3
	v_mov_b32_e32 v42, 2
	v_mov_b32_e32 v43, 1
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v45, 7
	v_mov_b32_e32 v46, 6
	v_mov_b32_e32 v47, 5
	v_mov_b32_e32 v48, 4
	v_mov_b32_e32 v49, 4
	v_mov_b32_e32 v50, 5
	v_mov_b32_e32 v51, 6
	v_mov_b32_e32 v52, 7
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v54, 1
	v_mov_b32_e32 v55, 2
	v_mov_b32_e32 v56, 3
	v_mov_b32_e32 v57, 5
	v_mov_b32_e32 v58, 4
	v_mov_b32_e32 v59, 7
	v_mov_b32_e32 v60, 6
	v_mov_b32_e32 v61, 1
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v63, 3
	v_mov_b32_e32 v64, 2
	v_mov_b32_e32 v65, 6
	v_mov_b32_e32 v66, 7
	v_mov_b32_e32 v67, 4
	v_mov_b32_e32 v68, 5
	v_mov_b32_e32 v69, 2
	v_mov_b32_e32 v70, 3
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v72, 1
	v_mov_b32_e32 v73, 7
	v_mov_b32_e32 v74, 6
	v_mov_b32_e32 v75, 5
	v_mov_b32_e32 v76, 4
	v_mov_b32_e32 v77, 3
	v_mov_b32_e32 v78, 2
	v_mov_b32_e32 v79, 1
	v_mov_b32_e32 v80, 0
	v_xor_b32_sdwa v0, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v1, v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v2, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v3, v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v4, v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v5, v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v6, v12, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v7, v13, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v15, v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v14, v9, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v13, v10, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v12, v11, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v11, v81, v81 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v10, v82, v82 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v9, v83, v83 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_xor_b32_sdwa v8, v84, v84 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
.LBB0_2:
	v_mul_lo_u32 v81, v0, v15
	s_add_i32 s2, s2, -1
	s_cmp_lg_u32 s2, 0
	v_add_u32_e32 v80, vcc, v80, v81
	v_mul_lo_u32 v81, v1, v15
	v_add_u32_e32 v79, vcc, v79, v81
	v_mul_lo_u32 v81, v2, v15
	v_add_u32_e32 v78, vcc, v78, v81
	v_mul_lo_u32 v81, v3, v15
	v_add_u32_e32 v77, vcc, v77, v81
	v_mul_lo_u32 v81, v4, v15
	v_add_u32_e32 v76, vcc, v76, v81
	v_mul_lo_u32 v81, v5, v15
	v_add_u32_e32 v75, vcc, v75, v81
	v_mul_lo_u32 v81, v6, v15
	v_mul_lo_u32 v15, v7, v15
	v_add_u32_e32 v74, vcc, v74, v81
	v_add_u32_e32 v73, vcc, v73, v15
	v_mul_lo_u32 v15, v0, v14
	v_add_u32_e32 v72, vcc, v72, v15
	v_mul_lo_u32 v15, v1, v14
	v_add_u32_e32 v71, vcc, v71, v15
	v_mul_lo_u32 v15, v2, v14
	v_add_u32_e32 v70, vcc, v70, v15
	v_mul_lo_u32 v15, v3, v14
	v_add_u32_e32 v69, vcc, v69, v15
	v_mul_lo_u32 v15, v4, v14
	v_add_u32_e32 v68, vcc, v68, v15
	v_mul_lo_u32 v15, v5, v14
	v_add_u32_e32 v67, vcc, v67, v15
	v_mul_lo_u32 v15, v6, v14
	v_mul_lo_u32 v14, v7, v14
	v_add_u32_e32 v66, vcc, v66, v15
	v_add_u32_e32 v65, vcc, v65, v14
	v_mul_lo_u32 v14, v0, v13
	v_add_u32_e32 v64, vcc, v64, v14
	v_mul_lo_u32 v14, v1, v13
	v_add_u32_e32 v63, vcc, v63, v14
	v_mul_lo_u32 v14, v2, v13
	v_add_u32_e32 v62, vcc, v62, v14
	v_mul_lo_u32 v14, v3, v13
	v_add_u32_e32 v61, vcc, v61, v14
	v_mul_lo_u32 v14, v4, v13
	v_add_u32_e32 v60, vcc, v60, v14
	v_mul_lo_u32 v14, v5, v13
	v_add_u32_e32 v59, vcc, v59, v14
	v_mul_lo_u32 v14, v6, v13
	v_mul_lo_u32 v13, v7, v13
	v_add_u32_e32 v58, vcc, v58, v14
	v_add_u32_e32 v57, vcc, v57, v13
	v_mul_lo_u32 v13, v0, v12
	v_add_u32_e32 v56, vcc, v56, v13
	v_mul_lo_u32 v13, v1, v12
	v_add_u32_e32 v55, vcc, v55, v13
	v_mul_lo_u32 v13, v2, v12
	v_add_u32_e32 v54, vcc, v54, v13
	v_mul_lo_u32 v13, v3, v12
	v_add_u32_e32 v53, vcc, v53, v13
	v_mul_lo_u32 v13, v4, v12
	v_add_u32_e32 v52, vcc, v52, v13
	v_mul_lo_u32 v13, v5, v12
	v_add_u32_e32 v51, vcc, v51, v13
	v_mul_lo_u32 v13, v6, v12
	v_mul_lo_u32 v12, v7, v12
	v_add_u32_e32 v50, vcc, v50, v13
	v_add_u32_e32 v49, vcc, v49, v12
	v_mul_lo_u32 v12, v0, v11
	v_add_u32_e32 v48, vcc, v48, v12
	v_mul_lo_u32 v12, v1, v11
	v_add_u32_e32 v47, vcc, v47, v12
	v_mul_lo_u32 v12, v2, v11
	v_add_u32_e32 v46, vcc, v46, v12
	v_mul_lo_u32 v12, v3, v11
	v_add_u32_e32 v45, vcc, v45, v12
	v_mul_lo_u32 v12, v4, v11
	v_add_u32_e32 v44, vcc, v44, v12
	v_mul_lo_u32 v12, v5, v11
	v_add_u32_e32 v43, vcc, v43, v12
	v_mul_lo_u32 v12, v6, v11
	v_mul_lo_u32 v11, v7, v11
	v_add_u32_e32 v42, vcc, v42, v12
	v_add_u32_e32 v41, vcc, v41, v11
	v_mul_lo_u32 v11, v0, v10
	v_add_u32_e32 v40, vcc, v40, v11
	v_mul_lo_u32 v11, v1, v10
	v_add_u32_e32 v39, vcc, v39, v11
	v_mul_lo_u32 v11, v2, v10
	v_add_u32_e32 v38, vcc, v38, v11
	v_mul_lo_u32 v11, v3, v10
	v_add_u32_e32 v37, vcc, v37, v11
	v_mul_lo_u32 v11, v4, v10
	v_add_u32_e32 v36, vcc, v36, v11
	v_mul_lo_u32 v11, v5, v10
	v_add_u32_e32 v35, vcc, v35, v11
	v_mul_lo_u32 v11, v6, v10
	v_mul_lo_u32 v10, v7, v10
	v_add_u32_e32 v34, vcc, v34, v11
	v_add_u32_e32 v33, vcc, v33, v10
	v_mul_lo_u32 v10, v0, v9
	v_add_u32_e32 v32, vcc, v32, v10
	v_mul_lo_u32 v10, v1, v9
	v_add_u32_e32 v31, vcc, v31, v10
	v_mul_lo_u32 v10, v2, v9
	v_add_u32_e32 v30, vcc, v30, v10
	v_mul_lo_u32 v10, v3, v9
	v_add_u32_e32 v29, vcc, v29, v10
	v_mul_lo_u32 v10, v4, v9
	v_add_u32_e32 v28, vcc, v28, v10
	v_mul_lo_u32 v10, v5, v9
	v_add_u32_e32 v27, vcc, v27, v10
	v_mul_lo_u32 v10, v6, v9
	v_mul_lo_u32 v9, v7, v9
	v_add_u32_e32 v26, vcc, v26, v10
	v_add_u32_e32 v25, vcc, v25, v9
	v_mul_lo_u32 v9, v0, v8
	v_add_u32_e32 v24, vcc, v24, v9
	v_mul_lo_u32 v9, v1, v8
	v_add_u32_e32 v23, vcc, v23, v9
	v_mul_lo_u32 v9, v2, v8
	v_add_u32_e32 v22, vcc, v22, v9
	v_mul_lo_u32 v9, v3, v8
	v_add_u32_e32 v21, vcc, v21, v9
	v_mul_lo_u32 v9, v4, v8
	v_add_u32_e32 v20, vcc, v20, v9
	v_mul_lo_u32 v9, v5, v8
	v_add_u32_e32 v19, vcc, v19, v9
	v_mul_lo_u32 v9, v6, v8
	v_mul_lo_u32 v8, v7, v8
	v_add_u32_e32 v18, vcc, v18, v9
	v_add_u32_e32 v17, vcc, v17, v8
	v_lshrrev_b32_e32 v8, 3, v0
	v_xor_b32_e32 v15, v79, v8
	v_lshrrev_b32_e32 v8, 3, v1
	v_xor_b32_e32 v14, v70, v8
	v_lshrrev_b32_e32 v8, 3, v2
	v_xor_b32_e32 v13, v61, v8
	v_lshrrev_b32_e32 v8, 3, v3
	v_xor_b32_e32 v12, v52, v8
	v_lshrrev_b32_e32 v8, 3, v4
	v_xor_b32_e32 v11, v43, v8
	v_lshrrev_b32_e32 v8, 3, v5
	v_xor_b32_e32 v10, v34, v8
	v_lshrrev_b32_e32 v8, 3, v6
	v_xor_b32_e32 v9, v25, v8
	v_lshrrev_b32_e32 v8, 3, v7
	v_add_u32_e32 v0, vcc, v56, v0
	v_add_u32_e32 v1, vcc, v47, v1
	v_add_u32_e32 v2, vcc, v38, v2
	v_add_u32_e32 v3, vcc, v29, v3
	v_add_u32_e32 v4, vcc, v20, v4
	v_add_u32_e32 v5, vcc, v75, v5
	v_add_u32_e32 v6, vcc, v66, v6
	v_xor_b32_e32 v8, v24, v8
	v_add_u32_e32 v7, vcc, v57, v7
	s_cbranch_scc1 .LBB0_2
	v_mul_lo_u32 v0, v80, 33
	v_add_u32_e32 v0, vcc, v79, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v78, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v77, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v76, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v75, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v74, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v73, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v72, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v71, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v70, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v69, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v68, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v67, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v66, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v65, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v64, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v63, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v62, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v61, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v60, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v59, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v58, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v57, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v56, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v55, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v54, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v53, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v52, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v51, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v50, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v49, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v48, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v47, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v46, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v45, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v44, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v43, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v42, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v41, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v40, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v39, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v38, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v37, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v36, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v35, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v34, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v33, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v32, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v31, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v30, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v29, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v28, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v27, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v26, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v25, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v24, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v23, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v22, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v21, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v20, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v19, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v18, v0
	v_mul_lo_u32 v0, v0, 33
	v_add_u32_e32 v0, vcc, v17, v0
	s_branch .LBB0_5
.LBB0_4:
	v_mov_b32_e32 v0, 0x2bb4f2e0
.LBB0_5:
	v_mov_b32_e32 v17, 0
	v_lshlrev_b64 v[1:2], 2, v[16:17]
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel registers
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 12
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
		.amdhsa_next_free_vgpr 85
		.amdhsa_next_free_sgpr 9
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
	.size	registers, .Lfunc_end0-registers
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
      - .offset:         8
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           registers
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         registers.kd
    .vgpr_count:     85
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
