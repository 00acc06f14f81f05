	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	keccak
	.globl	keccak
	.p2align	8
	.type	keccak,@function
keccak:
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[6:7], 0xc
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v50, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_mul_i32 s2, s2, s8
	s_add_i32 s2, s2, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_mul_lo_u32 v4, v0, 3
	v_mul_lo_u32 v8, v0, 5
	v_mul_lo_u32 v40, v0, 6
	v_mul_lo_u32 v22, v0, 7
	v_mul_lo_u32 v6, v0, 9
	v_mul_lo_u32 v18, v0, 10
	v_mul_lo_u32 v42, v0, 11
	v_mul_lo_u32 v30, v0, 12
	v_mul_lo_u32 v16, v0, 13
	v_mul_lo_u32 v12, v0, 14
	v_mul_lo_u32 v26, v0, 15
	v_mul_lo_u32 v36, v0, 17
	v_mul_lo_u32 v24, v0, 18
	v_mul_lo_u32 v20, v0, 19
	v_mul_lo_u32 v34, v0, 20
	v_mul_lo_u32 v44, v0, 21
	v_mul_lo_u32 v38, v0, 22
	v_mul_lo_u32 v32, v0, 23
	v_mul_lo_u32 v28, v0, 24
	v_mov_b32_e32 v49, v1
	v_lshlrev_b32_e32 v14, 1, v0
	v_mov_b32_e32 v15, v1
	v_mov_b32_e32 v5, v1
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v41, v1
	v_mov_b32_e32 v23, v1
	v_lshlrev_b32_e32 v10, 3, v0
	v_mov_b32_e32 v11, v1
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v19, v1
	v_mov_b32_e32 v43, v1
	v_mov_b32_e32 v31, v1
	v_mov_b32_e32 v17, v1
	v_mov_b32_e32 v13, v1
	v_mov_b32_e32 v27, v1
	v_lshlrev_b32_e32 v46, 4, v0
	v_mov_b32_e32 v47, v1
	v_mov_b32_e32 v37, v1
	v_mov_b32_e32 v25, v1
	v_mov_b32_e32 v21, v1
	v_mov_b32_e32 v35, v1
	v_mov_b32_e32 v45, v1
	v_mov_b32_e32 v39, v1
	v_mov_b32_e32 v33, v1
	v_mov_b32_e32 v29, v1
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v51, 0
	v_mov_b32_e32 v48, v0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, constants_of_rounds@rel32@lo+4
	s_addc_u32 s5, s5, constants_of_rounds@rel32@hi+12
.LBB0_1:
	v_xor_b32_e32 v1, v9, v51
	v_xor_b32_e32 v1, v1, v19
	v_xor_b32_e32 v1, v1, v27
	v_xor_b32_e32 v53, v1, v35
	v_xor_b32_e32 v1, v41, v49
	v_xor_b32_e32 v1, v1, v43
	v_xor_b32_e32 v1, v1, v47
	v_xor_b32_e32 v55, v1, v45
	v_xor_b32_e32 v1, v23, v15
	v_xor_b32_e32 v56, v22, v14
	v_xor_b32_e32 v1, v1, v31
	v_xor_b32_e32 v56, v56, v30
	v_xor_b32_e32 v1, v1, v37
	v_xor_b32_e32 v56, v56, v36
	v_xor_b32_e32 v52, v8, v50
	v_xor_b32_e32 v57, v1, v39
	v_xor_b32_e32 v56, v56, v38
	v_xor_b32_e32 v52, v52, v18
	v_lshlrev_b64 v[58:59], 1, v[56:57]
	v_xor_b32_e32 v52, v52, v26
	v_xor_b32_e32 v54, v40, v48
	v_lshrrev_b32_e32 v1, 31, v57
	v_xor_b32_e32 v52, v52, v34
	v_xor_b32_e32 v54, v54, v42
	v_or_b32_e32 v1, v58, v1
	v_xor_b32_e32 v54, v54, v46
	v_xor_b32_e32 v1, v1, v52
	v_xor_b32_e32 v54, v54, v44
	v_xor_b32_e32 v58, v1, v48
	v_xor_b32_e32 v40, v1, v40
	v_xor_b32_e32 v42, v1, v42
	v_xor_b32_e32 v46, v1, v46
	v_xor_b32_e32 v48, v11, v5
	v_xor_b32_e32 v44, v1, v44
	v_xor_b32_e32 v1, v10, v4
	v_xor_b32_e32 v48, v48, v17
	v_xor_b32_e32 v1, v1, v16
	v_xor_b32_e32 v60, v59, v53
	v_xor_b32_e32 v48, v48, v25
	v_xor_b32_e32 v1, v1, v24
	v_xor_b32_e32 v59, v60, v49
	v_xor_b32_e32 v49, v48, v33
	v_xor_b32_e32 v48, v1, v32
	v_xor_b32_e32 v41, v60, v41
	v_xor_b32_e32 v43, v60, v43
	v_xor_b32_e32 v47, v60, v47
	v_xor_b32_e32 v45, v60, v45
	v_lshlrev_b64 v[60:61], 1, v[48:49]
	v_lshrrev_b32_e32 v1, 31, v49
	v_or_b32_e32 v1, v60, v1
	v_xor_b32_e32 v1, v1, v54
	v_xor_b32_e32 v60, v1, v14
	v_xor_b32_e32 v62, v1, v22
	v_xor_b32_e32 v14, v1, v30
	v_xor_b32_e32 v36, v1, v36
	v_xor_b32_e32 v22, v1, v38
	v_xor_b32_e32 v1, v7, v3
	v_xor_b32_e32 v64, v61, v55
	v_xor_b32_e32 v30, v6, v2
	v_xor_b32_e32 v1, v1, v13
	v_xor_b32_e32 v63, v64, v23
	v_xor_b32_e32 v23, v64, v39
	v_xor_b32_e32 v30, v30, v12
	v_xor_b32_e32 v1, v1, v21
	v_lshlrev_b64 v[38:39], 1, v[54:55]
	v_xor_b32_e32 v61, v64, v15
	v_xor_b32_e32 v15, v64, v31
	v_xor_b32_e32 v30, v30, v20
	v_xor_b32_e32 v31, v1, v29
	v_lshrrev_b32_e32 v1, 31, v55
	v_xor_b32_e32 v30, v30, v28
	v_or_b32_e32 v1, v38, v1
	v_xor_b32_e32 v37, v64, v37
	v_xor_b32_e32 v64, v39, v31
	v_xor_b32_e32 v1, v1, v30
	v_xor_b32_e32 v55, v64, v27
	v_xor_b32_e32 v54, v1, v26
	v_lshlrev_b64 v[26:27], 1, v[30:31]
	v_xor_b32_e32 v38, v1, v8
	v_xor_b32_e32 v8, v1, v18
	v_xor_b32_e32 v18, v1, v34
	v_xor_b32_e32 v65, v1, v50
	v_lshrrev_b32_e32 v1, 31, v31
	v_or_b32_e32 v1, v26, v1
	v_xor_b32_e32 v30, v27, v57
	v_xor_b32_e32 v1, v1, v56
	v_xor_b32_e32 v39, v64, v9
	v_xor_b32_e32 v9, v64, v19
	v_xor_b32_e32 v19, v64, v35
	v_xor_b32_e32 v35, v30, v11
	v_xor_b32_e32 v34, v1, v10
	v_lshlrev_b64 v[10:11], 1, v[52:53]
	v_xor_b32_e32 v26, v1, v4
	v_xor_b32_e32 v16, v1, v16
	v_xor_b32_e32 v4, v1, v24
	v_xor_b32_e32 v24, v1, v32
	v_lshrrev_b32_e32 v1, 31, v53
	v_or_b32_e32 v1, v10, v1
	v_xor_b32_e32 v27, v30, v5
	v_xor_b32_e32 v17, v30, v17
	v_xor_b32_e32 v5, v30, v25
	v_xor_b32_e32 v25, v30, v33
	v_xor_b32_e32 v10, v11, v49
	v_xor_b32_e32 v30, v1, v48
	v_xor_b32_e32 v64, v64, v51
	v_xor_b32_e32 v51, v10, v13
	v_xor_b32_e32 v50, v30, v12
	v_lshlrev_b64 v[12:13], 3, v[8:9]
	v_xor_b32_e32 v33, v10, v3
	v_lshrrev_b32_e32 v3, 29, v9
	v_xor_b32_e32 v32, v30, v2
	v_xor_b32_e32 v2, v10, v7
	v_xor_b32_e32 v1, v30, v6
	v_xor_b32_e32 v7, v10, v21
	v_xor_b32_e32 v6, v30, v20
	v_xor_b32_e32 v11, v10, v29
	v_xor_b32_e32 v10, v30, v28
	v_or_b32_e32 v30, v12, v3
	v_lshlrev_b64 v[3:4], 21, v[4:5]
	v_lshrrev_b32_e32 v5, 11, v5
	v_lshlrev_b64 v[8:9], 14, v[10:11]
	v_or_b32_e32 v3, v3, v5
	v_lshrrev_b32_e32 v5, 18, v11
	v_lshlrev_b64 v[11:12], 8, v[6:7]
	v_or_b32_e32 v10, v8, v5
	v_lshrrev_b64 v[5:6], 21, v[14:15]
	v_or_b32_sdwa v66, v11, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b32_e32 v7, 11, v14
	v_or_b32_e32 v8, v7, v6
	v_lshrrev_b64 v[6:7], 20, v[40:41]
	v_lshlrev_b32_e32 v11, 12, v40
	v_not_b32_e32 v14, v4
	v_not_b32_e32 v15, v3
	v_or_b32_e32 v11, v11, v7
	v_and_b32_e32 v14, v9, v14
	v_and_b32_e32 v20, v10, v15
	v_not_b32_e32 v7, v11
	v_xor_b32_e32 v15, v8, v14
	v_xor_b32_e32 v14, v5, v20
	v_not_b32_e32 v20, v6
	v_and_b32_e32 v31, v8, v7
	v_and_b32_e32 v28, v5, v20
	v_not_b32_e32 v7, v8
	v_not_b32_e32 v8, v5
	v_not_b32_e32 v5, v9
	v_and_b32_e32 v5, v64, v5
	v_and_b32_e32 v29, v4, v7
	v_xor_b32_e32 v5, v4, v5
	v_not_b32_e32 v4, v10
	v_and_b32_e32 v4, v65, v4
	v_xor_b32_e32 v4, v3, v4
	v_lshlrev_b64 v[20:21], 28, v[26:27]
	v_and_b32_e32 v3, v3, v8
	v_lshrrev_b64 v[7:8], 19, v[46:47]
	v_lshrrev_b32_e32 v40, 4, v27
	v_lshlrev_b32_e32 v26, 13, v46
	v_or_b32_e32 v56, v20, v40
	v_or_b32_e32 v20, v26, v8
	v_xor_b32_e32 v67, v65, v28
	v_not_b32_e32 v8, v65
	v_xor_b32_e32 v49, v11, v29
	v_lshlrev_b64 v[28:29], 20, v[1:2]
	v_and_b32_e32 v8, v6, v8
	v_xor_b32_e32 v48, v6, v3
	v_lshrrev_b64 v[26:27], 3, v[22:23]
	v_lshrrev_b32_e32 v6, 12, v2
	v_not_b32_e32 v2, v64
	v_lshlrev_b32_e32 v3, 29, v22
	v_or_b32_e32 v6, v28, v6
	v_and_b32_e32 v2, v11, v2
	v_or_b32_e32 v1, v3, v27
	v_xor_b32_e32 v3, v9, v2
	v_xor_b32_e32 v2, v10, v8
	v_not_b32_e32 v8, v29
	v_not_b32_e32 v9, v6
	v_and_b32_e32 v8, v13, v8
	v_and_b32_e32 v10, v30, v9
	v_xor_b32_e32 v9, v21, v8
	v_xor_b32_e32 v8, v56, v10
	v_not_b32_e32 v10, v20
	v_and_b32_e32 v10, v1, v10
	v_xor_b32_e32 v23, v13, v10
	v_not_b32_e32 v10, v7
	v_and_b32_e32 v10, v26, v10
	v_xor_b32_e32 v22, v30, v10
	v_not_b32_e32 v10, v30
	v_xor_b32_e32 v65, v64, v31
	v_not_b32_e32 v31, v13
	v_and_b32_e32 v13, v7, v10
	v_not_b32_e32 v10, v26
	v_and_b32_e32 v10, v56, v10
	v_xor_b32_e32 v10, v7, v10
	v_not_b32_e32 v7, v1
	v_and_b32_e32 v7, v21, v7
	v_lshlrev_b64 v[27:28], 1, v[58:59]
	v_xor_b32_e32 v11, v20, v7
	v_lshrrev_b32_e32 v7, 31, v59
	v_and_b32_e32 v30, v20, v31
	v_lshlrev_b64 v[46:47], 6, v[62:63]
	v_or_b32_e32 v27, v27, v7
	v_not_b32_e32 v7, v21
	v_lshlrev_b64 v[52:53], 18, v[18:19]
	v_lshrrev_b32_e32 v20, 26, v63
	v_and_b32_e32 v7, v29, v7
	v_xor_b32_e32 v41, v29, v30
	v_lshrrev_b32_e32 v29, 7, v17
	v_lshlrev_b64 v[16:17], 25, v[16:17]
	v_xor_b32_e32 v40, v6, v13
	v_lshrrev_b32_e32 v13, 14, v19
	v_or_b32_e32 v46, v46, v20
	v_or_b32_e32 v52, v52, v13
	v_not_b32_e32 v13, v56
	v_or_b32_e32 v29, v16, v29
	v_and_b32_e32 v6, v6, v13
	v_not_b32_e32 v13, v46
	v_and_b32_e32 v13, v29, v13
	v_xor_b32_e32 v18, v27, v13
	v_not_b32_e32 v13, v12
	v_and_b32_e32 v13, v53, v13
	v_xor_b32_e32 v31, v17, v13
	v_not_b32_e32 v13, v66
	v_xor_b32_e32 v7, v1, v7
	v_not_b32_e32 v1, v47
	v_and_b32_e32 v13, v52, v13
	v_and_b32_e32 v1, v17, v1
	v_xor_b32_e32 v30, v29, v13
	v_not_b32_e32 v13, v53
	v_xor_b32_e32 v19, v28, v1
	v_not_b32_e32 v1, v17
	v_and_b32_e32 v13, v28, v13
	v_and_b32_e32 v1, v12, v1
	v_xor_b32_e32 v17, v12, v13
	v_not_b32_e32 v12, v52
	v_and_b32_e32 v12, v27, v12
	v_lshlrev_b64 v[56:57], 15, v[36:37]
	v_xor_b32_e32 v16, v66, v12
	v_lshrrev_b32_e32 v12, 17, v37
	v_lshlrev_b32_e32 v13, 4, v38
	v_lshrrev_b64 v[38:39], 28, v[38:39]
	v_or_b32_e32 v56, v56, v12
	v_not_b32_e32 v12, v29
	v_lshlrev_b64 v[20:21], 10, v[42:43]
	v_and_b32_e32 v12, v66, v12
	v_or_b32_e32 v39, v13, v39
	v_lshrrev_b32_e32 v58, 22, v43
	v_xor_b32_e32 v6, v26, v6
	v_not_b32_e32 v26, v28
	v_lshlrev_b32_e32 v36, 23, v34
	v_lshrrev_b64 v[28:29], 9, v[34:35]
	v_xor_b32_e32 v43, v47, v1
	v_lshrrev_b32_e32 v1, 5, v33
	v_lshlrev_b64 v[32:33], 27, v[32:33]
	v_xor_b32_e32 v42, v46, v12
	v_lshlrev_b32_e32 v12, 24, v24
	v_lshrrev_b64 v[34:35], 8, v[24:25]
	v_not_b32_e32 v24, v39
	v_and_b32_e32 v24, v21, v24
	v_or_b32_e32 v35, v12, v35
	v_not_b32_e32 v12, v27
	v_xor_b32_e32 v27, v33, v24
	v_not_b32_e32 v24, v21
	v_or_b32_e32 v1, v32, v1
	v_and_b32_e32 v32, v57, v24
	v_not_b32_e32 v24, v57
	v_and_b32_e32 v24, v35, v24
	v_xor_b32_e32 v37, v21, v24
	v_not_b32_e32 v21, v56
	v_or_b32_e32 v20, v20, v58
	v_not_b32_e32 v25, v38
	v_and_b32_e32 v21, v34, v21
	v_or_b32_e32 v29, v36, v29
	v_and_b32_e32 v25, v20, v25
	v_xor_b32_e32 v36, v20, v21
	v_not_b32_e32 v21, v35
	v_not_b32_e32 v20, v20
	v_and_b32_e32 v21, v33, v21
	v_and_b32_e32 v20, v56, v20
	v_and_b32_e32 v13, v47, v26
	v_and_b32_e32 v12, v46, v12
	v_xor_b32_e32 v26, v1, v25
	v_xor_b32_e32 v25, v57, v21
	v_not_b32_e32 v21, v34
	v_xor_b32_e32 v46, v38, v20
	v_lshlrev_b32_e32 v20, 9, v54
	v_lshrrev_b64 v[54:55], 23, v[54:55]
	v_xor_b32_e32 v13, v53, v13
	v_xor_b32_e32 v12, v52, v12
	v_and_b32_e32 v21, v1, v21
	v_lshlrev_b64 v[52:53], 2, v[44:45]
	v_xor_b32_e32 v24, v56, v21
	v_lshrrev_b32_e32 v21, 30, v45
	v_xor_b32_e32 v47, v39, v32
	v_or_b32_e32 v57, v20, v55
	v_not_b32_e32 v20, v33
	v_lshrrev_b64 v[55:56], 2, v[60:61]
	v_lshrrev_b64 v[32:33], 25, v[50:51]
	v_not_b32_e32 v1, v1
	v_or_b32_e32 v52, v52, v21
	v_lshlrev_b32_e32 v21, 30, v60
	v_and_b32_e32 v20, v39, v20
	v_lshlrev_b32_e32 v39, 7, v50
	v_and_b32_e32 v1, v38, v1
	v_or_b32_e32 v50, v21, v56
	v_or_b32_e32 v33, v39, v33
	v_xor_b32_e32 v21, v35, v20
	v_xor_b32_e32 v20, v34, v1
	v_not_b32_e32 v1, v29
	v_and_b32_e32 v1, v33, v1
	v_xor_b32_e32 v35, v50, v1
	v_not_b32_e32 v1, v33
	v_and_b32_e32 v1, v57, v1
	v_not_b32_e32 v38, v32
	v_xor_b32_e32 v45, v29, v1
	v_not_b32_e32 v1, v54
	v_and_b32_e32 v38, v54, v38
	v_and_b32_e32 v1, v52, v1
	s_add_u32 s6, s2, s4
	v_xor_b32_e32 v44, v28, v38
	v_xor_b32_e32 v38, v32, v1
	v_not_b32_e32 v1, v57
	s_addc_u32 s7, s3, s5
	v_and_b32_e32 v1, v53, v1
	s_load_dwordx2 s[6:7], s[6:7], 0x0
	v_xor_b32_e32 v39, v33, v1
	v_not_b32_e32 v1, v53
	v_not_b32_e32 v34, v28
	v_and_b32_e32 v1, v50, v1
	v_and_b32_e32 v34, v32, v34
	v_not_b32_e32 v32, v52
	v_xor_b32_e32 v33, v57, v1
	v_not_b32_e32 v1, v50
	v_not_b32_e32 v50, v55
	s_add_u32 s2, s2, 8
	v_and_b32_e32 v32, v55, v32
	v_and_b32_e32 v1, v29, v1
	v_and_b32_e32 v28, v28, v50
	s_addc_u32 s3, s3, 0
	v_xor_b32_e32 v34, v55, v34
	v_xor_b32_e32 v32, v54, v32
	v_xor_b32_e32 v29, v53, v1
	v_xor_b32_e32 v28, v52, v28
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v51, s7, v65
	s_cmpk_lg_i32 s2, 0xc0
	v_xor_b32_e32 v50, s6, v67
	s_cbranch_scc1 .LBB0_1
	v_mul_lo_u32 v0, v0, 25
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v54, s1
	v_lshlrev_b64 v[52:53], 3, v[0:1]
	v_add_u32_e32 v52, vcc, s0, v52
	v_addc_u32_e32 v53, vcc, v54, v53, vcc
	flat_store_dwordx2 v[52:53], v[50:51]
	v_add_u32_e32 v50, vcc, 1, v0
	v_mov_b32_e32 v51, v1
	v_lshlrev_b64 v[50:51], 3, v[50:51]
	v_add_u32_e32 v50, vcc, s0, v50
	v_addc_u32_e32 v51, vcc, v54, v51, vcc
	flat_store_dwordx2 v[50:51], v[48:49]
	v_add_u32_e32 v48, vcc, 2, v0
	v_mov_b32_e32 v49, v1
	v_lshlrev_b64 v[48:49], 3, v[48:49]
	v_add_u32_e32 v48, vcc, s0, v48
	v_addc_u32_e32 v49, vcc, v54, v49, vcc
	flat_store_dwordx2 v[48:49], v[14:15]
	v_add_u32_e32 v14, vcc, 3, v0
	v_mov_b32_e32 v15, v1
	v_lshlrev_b64 v[14:15], 3, v[14:15]
	v_add_u32_e32 v14, vcc, s0, v14
	v_addc_u32_e32 v15, vcc, v54, v15, vcc
	flat_store_dwordx2 v[14:15], v[4:5]
	v_add_u32_e32 v4, vcc, 4, v0
	v_mov_b32_e32 v5, v1
	v_lshlrev_b64 v[4:5], 3, v[4:5]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v54, v5, vcc
	flat_store_dwordx2 v[4:5], v[2:3]
	v_add_u32_e32 v2, vcc, 5, v0
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 3, v[2:3]
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v54, v3, vcc
	flat_store_dwordx2 v[2:3], v[8:9]
	v_add_u32_e32 v2, vcc, 6, v0
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 3, v[2:3]
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v54, v3, vcc
	flat_store_dwordx2 v[2:3], v[40:41]
	v_add_u32_e32 v2, vcc, 7, v0
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 3, v[2:3]
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v54, v3, vcc
	flat_store_dwordx2 v[2:3], v[22:23]
	v_add_u32_e32 v2, vcc, 8, v0
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 3, v[2:3]
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v54, v3, vcc
	flat_store_dwordx2 v[2:3], v[10:11]
	v_add_u32_e32 v2, vcc, 9, v0
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 3, v[2:3]
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v54, v3, vcc
	flat_store_dwordx2 v[2:3], v[6:7]
	v_add_u32_e32 v2, vcc, 10, v0
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 3, v[2:3]
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v54, v3, vcc
	flat_store_dwordx2 v[2:3], v[18:19]
	v_add_u32_e32 v2, vcc, 11, v0
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 3, v[2:3]
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v54, v3, vcc
	flat_store_dwordx2 v[2:3], v[42:43]
	v_add_u32_e32 v2, vcc, 12, v0
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 3, v[2:3]
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v54, v3, vcc
	flat_store_dwordx2 v[2:3], v[30:31]
	v_add_u32_e32 v2, vcc, 13, v0
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 3, v[2:3]
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v54, v3, vcc
	flat_store_dwordx2 v[2:3], v[16:17]
	v_add_u32_e32 v2, vcc, 14, v0
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 3, v[2:3]
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v54, v3, vcc
	flat_store_dwordx2 v[2:3], v[12:13]
	v_add_u32_e32 v2, vcc, 15, v0
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 3, v[2:3]
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v54, v3, vcc
	flat_store_dwordx2 v[2:3], v[26:27]
	v_add_u32_e32 v2, vcc, 16, v0
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 3, v[2:3]
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v54, v3, vcc
	flat_store_dwordx2 v[2:3], v[46:47]
	v_add_u32_e32 v2, vcc, 17, v0
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 3, v[2:3]
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v54, v3, vcc
	flat_store_dwordx2 v[2:3], v[36:37]
	v_add_u32_e32 v2, vcc, 18, v0
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 3, v[2:3]
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v54, v3, vcc
	flat_store_dwordx2 v[2:3], v[24:25]
	v_add_u32_e32 v2, vcc, 19, v0
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 3, v[2:3]
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v54, v3, vcc
	flat_store_dwordx2 v[2:3], v[20:21]
	v_add_u32_e32 v2, vcc, 20, v0
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 3, v[2:3]
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v54, v3, vcc
	flat_store_dwordx2 v[2:3], v[34:35]
	v_add_u32_e32 v2, vcc, 21, v0
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 3, v[2:3]
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v54, v3, vcc
	flat_store_dwordx2 v[2:3], v[44:45]
	v_add_u32_e32 v2, vcc, 22, v0
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 3, v[2:3]
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v54, v3, vcc
	flat_store_dwordx2 v[2:3], v[38:39]
	v_add_u32_e32 v2, vcc, 23, v0
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 3, v[2:3]
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v54, v3, vcc
	v_add_u32_e32 v0, vcc, 24, v0
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	flat_store_dwordx2 v[2:3], v[32:33]
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v54, v1, vcc
	flat_store_dwordx2 v[0:1], v[28:29]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel keccak
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
		.amdhsa_next_free_vgpr 68
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
	.size	keccak, .Lfunc_end0-keccak
	.section	.AMDGPU.csdata
	.hidden	constants_of_rounds
	.type	constants_of_rounds,@object
	.section	.rodata,#alloc
	.globl	constants_of_rounds
	.p2align	3
constants_of_rounds:
	.quad	1
	.quad	32898
	.quad	-9223372036854742902
	.quad	-9223372034707259392
	.quad	32907
	.quad	2147483649
	.quad	-9223372034707259263
	.quad	-9223372036854743031
	.quad	138
	.quad	136
	.quad	2147516425
	.quad	2147483658
	.quad	2147516555
	.quad	-9223372036854775669
	.quad	-9223372036854742903
	.quad	-9223372036854743037
	.quad	-9223372036854743038
	.quad	-9223372036854775680
	.quad	32778
	.quad	-9223372034707292150
	.quad	-9223372034707259263
	.quad	-9223372036854742912
	.quad	2147483649
	.quad	-9223372034707259384
	.size	constants_of_rounds, 192

	.hidden	rotations
	.type	rotations,@object
	.globl	rotations
rotations:
	.ascii	"\001\003\006\n\017\025\034$-7\002\016\033)8\b\031+>\022'=\024,"
	.size	rotations, 24

	.hidden	places
	.type	places,@object
	.globl	places
places:
	.ascii	"\n\007\013\021\022\003\005\020\b\025\030\004\017\027\023\r\f\002\024\016\026\t\006\001"
	.size	places, 24

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
        .value_kind:     hidden_none
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
    .name:           keccak
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         keccak.kd
    .vgpr_count:     68
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
