	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	libclc_atomics
	.globl	libclc_atomics
	.p2align	8
	.type	libclc_atomics,@function
libclc_atomics:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[8:9], 0x1c
	v_mov_b32_e32 v2, s10
	s_load_dwordx4 s[12:15], s[8:9], 0x0
	s_load_dwordx2 s[16:17], s[8:9], 0x10
	v_mov_b32_e32 v11, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_add_u32_e32 v0, vcc, s1, v0
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[8:9], s[0:1], s2, v2, v[0:1]
	v_mov_b32_e32 v9, v11
	s_load_dword s0, s[6:7], 0x40
	v_lshlrev_b64 v[0:1], 3, v[8:9]
	v_mov_b32_e32 v2, s15
	v_add_u32_e32 v14, vcc, s14, v0
	v_addc_u32_e32 v15, vcc, v2, v1, vcc
	v_lshlrev_b32_e32 v10, 3, v8
	v_and_b32_e32 v0, 1, v8
	v_cmp_ne_u32_e32 vcc, -1, v10
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v13, s0
	v_cndmask_b32_e32 v12, 0, v10, vcc
	v_cndmask_b32_e32 v30, 0, v13, vcc
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_cndmask_b32_e64 v17, v15, v30, s[0:1]
	v_cndmask_b32_e64 v16, v14, v12, s[0:1]
	flat_store_dword v[16:17], v8
	v_add_u32_e32 v18, vcc, 1, v8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v0, v[16:17] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[16:17], v18
	v_add_u32_e32 v20, vcc, 2, v8
	flat_load_dword v2, v[16:17] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0)
	flat_store_dword v[16:17], v20
	v_add_u32_e32 v22, vcc, 3, v8
	flat_load_dword v19, v[16:17]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[16:17], v22
	v_mov_b32_e32 v25, 7
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v21, v[16:17], v25 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v35, 8
	s_mov_b32 s6, 9
	s_waitcnt vmcnt(0)
	flat_atomic_swap v23, v[16:17], v35 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v36, 9
	s_mov_b32 s7, 5
	v_mov_b32_e32 v6, s6
	flat_atomic_swap v24, v[16:17], v36 glc
	v_mov_b32_e32 v7, s7
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v5, v[16:17], v[6:7] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v4, 11
	s_mov_b32 s9, 0
	v_mov_b32_e32 v37, 3
	v_mov_b32_e32 v38, 4
	v_mov_b32_e32 v39, 5
	v_mov_b32_e32 v40, 64
	v_mov_b32_e32 v41, 0x41
	v_mov_b32_e32 v42, 0x42
	v_mov_b32_e32 v43, 21
	v_mov_b32_e32 v44, 22
	v_mov_b32_e32 v45, 23
	v_mov_b32_e32 v46, 0x7d
	v_mov_b32_e32 v47, 0x7e
	v_mov_b32_e32 v48, 0x7f
	s_mov_b32 s15, 0x694faa2c
	s_mov_b32 s14, 0x8ca02b01
	v_mov_b32_e32 v52, s15
	s_mov_b32 s11, s9
	s_mov_b32 s8, s6
	s_mov_b32 s10, s7
	v_mov_b32_e32 v53, 64
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v63, 21
	v_mov_b32_e32 v64, 0
	s_mov_b32 s7, 0x40140000
	s_mov_b32 s6, s9
	s_mov_b32 m0, -1
	v_ashrrev_i32_e32 v3, 31, v2
	v_mad_i64_i32 v[2:3], s[2:3], v0, 31, v[2:3]
	v_ashrrev_i32_e32 v26, 31, v19
	v_mul_lo_u32 v0, v3, 31
	v_mad_u64_u32 v[2:3], s[2:3], v2, 31, 0
	v_add_u32_e32 v0, vcc, v3, v0
	v_add_u32_e32 v2, vcc, v2, v19
	v_addc_u32_e32 v0, vcc, v0, v26, vcc
	flat_atomic_cmpswap v1, v[16:17], v[4:5] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mad_u64_u32 v[2:3], s[2:3], v2, 31, 0
	v_mul_lo_u32 v0, v0, 31
	v_ashrrev_i32_e32 v19, 31, v21
	v_add_u32_e32 v0, vcc, v3, v0
	v_add_u32_e32 v2, vcc, v2, v21
	v_addc_u32_e32 v0, vcc, v0, v19, vcc
	v_mad_u64_u32 v[2:3], s[2:3], v2, 31, 0
	v_mul_lo_u32 v0, v0, 31
	v_ashrrev_i32_e32 v19, 31, v23
	v_ashrrev_i32_e32 v21, 31, v24
	v_add_u32_e32 v0, vcc, v3, v0
	v_add_u32_e32 v2, vcc, v2, v23
	v_addc_u32_e32 v0, vcc, v0, v19, vcc
	v_mad_u64_u32 v[2:3], s[2:3], v2, 31, 0
	v_mul_lo_u32 v0, v0, 31
	v_mov_b32_e32 v19, s9
	v_add_u32_e32 v0, vcc, v3, v0
	v_add_u32_e32 v2, vcc, v2, v24
	v_addc_u32_e32 v0, vcc, v0, v21, vcc
	v_mad_u64_u32 v[2:3], s[2:3], v2, 31, 0
	v_mul_lo_u32 v0, v0, 31
	v_cmp_eq_u32_e32 vcc, 5, v5
	v_cndmask_b32_e64 v21, 0, 1, vcc
	v_add_u32_e32 v0, vcc, v3, v0
	v_add_u32_e32 v2, vcc, v2, v21
	v_addc_u32_e32 v0, vcc, v0, v19, vcc
	v_mad_u64_u32 v[2:3], s[2:3], v2, 31, 0
	v_mul_lo_u32 v19, v0, 31
	v_mov_b32_e32 v0, 12
	v_ashrrev_i32_e32 v21, 31, v5
	v_add_u32_e32 v3, vcc, v3, v19
	v_add_u32_e64 v19, s[4:5], v2, v5
	v_addc_u32_e64 v3, s[4:5], v3, v21, s[4:5]
	v_mad_u64_u32 v[23:24], s[4:5], v19, 31, 0
	v_mul_lo_u32 v21, v3, 31
	v_mov_b32_e32 v2, s9
	v_mov_b32_e32 v3, s9
	v_mov_b32_e32 v19, s9
	v_add_u32_e64 v21, s[4:5], v24, v21
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v27, v[16:17], v[0:1] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, v1, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v28, v[16:17] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v5, v[16:17], v[6:7] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_cndmask_b32_e64 v24, 0, 1, vcc
	v_add_u32_e32 v23, vcc, v23, v24
	v_addc_u32_e32 v2, vcc, v21, v2, vcc
	v_mul_lo_u32 v26, v2, 31
	v_mad_u64_u32 v[23:24], s[4:5], v23, 31, 0
	v_mov_b32_e32 v2, s9
	v_mov_b32_e32 v21, s9
	v_add_u32_e32 v24, vcc, v24, v26
	v_cmp_eq_u32_e64 s[2:3], v27, v1
	v_cndmask_b32_e64 v26, 0, 1, s[2:3]
	v_add_u32_e32 v23, vcc, v23, v26
	flat_atomic_cmpswap v1, v[16:17], v[4:5] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v3, vcc, v24, v3, vcc
	v_mul_lo_u32 v3, v3, 31
	v_mad_u64_u32 v[23:24], s[2:3], v23, 31, 0
	v_sub_u32_e32 v26, vcc, 40, v8
	v_add_u32_e32 v3, vcc, v24, v3
	v_ashrrev_i32_e32 v31, 31, v27
	v_add_u32_e32 v23, vcc, v23, v27
	v_addc_u32_e32 v3, vcc, v3, v31, vcc
	v_mad_u64_u32 v[23:24], s[2:3], v23, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_sub_u32_e32 v49, vcc, 41, v8
	v_ashrrev_i32_e32 v27, 31, v28
	v_add_u32_e32 v3, vcc, v24, v3
	v_add_u32_e32 v23, vcc, v23, v28
	v_addc_u32_e32 v3, vcc, v3, v27, vcc
	v_mad_u64_u32 v[23:24], s[2:3], v23, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_cmp_eq_u32_e32 vcc, 5, v5
	v_cndmask_b32_e64 v27, 0, 1, vcc
	v_add_u32_e32 v3, vcc, v24, v3
	v_add_u32_e32 v23, vcc, v23, v27
	v_addc_u32_e32 v3, vcc, v3, v19, vcc
	v_mad_u64_u32 v[23:24], s[2:3], v23, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_sub_u32_e32 v50, vcc, 42, v8
	v_ashrrev_i32_e32 v27, 31, v5
	v_add_u32_e32 v3, vcc, v24, v3
	v_add_u32_e32 v23, vcc, v23, v5
	v_addc_u32_e32 v3, vcc, v3, v27, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v23, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_subrev_u32_e32 v24, vcc, 30, v8
	v_add_u32_e32 v3, vcc, v28, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v29, v[16:17], v[0:1] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v31, v[16:17] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v32, v[16:17], v8 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0)
	flat_atomic_add v19, v[16:17], v18 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	flat_atomic_add v33, v[16:17], v20 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_sub v23, v[16:17], v37 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, v1, v5
	v_cndmask_b32_e64 v5, 0, 1, vcc
	v_add_u32_e32 v5, vcc, v27, v5
	v_mad_u64_u32 v[27:28], s[2:3], v5, 31, 0
	s_waitcnt vmcnt(0)
	flat_atomic_sub v5, v[16:17], v38 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	v_mul_lo_u32 v3, v2, 31
	flat_atomic_sub v34, v[16:17], v39 glc
	v_subrev_u32_e32 v2, vcc, 29, v8
	v_add_u32_e32 v3, vcc, v28, v3
	v_cmp_eq_u32_e32 vcc, v29, v1
	v_cndmask_b32_e64 v1, 0, 1, vcc
	v_add_u32_e32 v1, vcc, v27, v1
	v_addc_u32_e32 v3, vcc, v3, v21, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v1, 31, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_or v1, v[16:17], v40 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mul_lo_u32 v3, v3, 31
	v_ashrrev_i32_e32 v21, 31, v29
	v_add_u32_e32 v3, vcc, v28, v3
	v_add_u32_e32 v27, vcc, v27, v29
	v_addc_u32_e32 v3, vcc, v3, v21, vcc
	s_waitcnt vmcnt(0)
	flat_atomic_or v21, v[16:17], v41 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mad_u64_u32 v[27:28], s[2:3], v27, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_ashrrev_i32_e32 v29, 31, v31
	v_add_u32_e32 v3, vcc, v28, v3
	v_add_u32_e32 v27, vcc, v27, v31
	v_addc_u32_e32 v3, vcc, v3, v29, vcc
	flat_atomic_or v29, v[16:17], v42 glc
	v_mad_u64_u32 v[27:28], s[2:3], v27, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_ashrrev_i32_e32 v31, 31, v32
	v_add_u32_e32 v3, vcc, v28, v3
	v_add_u32_e32 v27, vcc, v27, v32
	v_addc_u32_e32 v3, vcc, v3, v31, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_xor v31, v[16:17], v43 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mad_u64_u32 v[27:28], s[2:3], v27, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_ashrrev_i32_e32 v32, 31, v19
	v_add_u32_e32 v3, vcc, v28, v3
	v_add_u32_e32 v19, vcc, v27, v19
	v_addc_u32_e32 v3, vcc, v3, v32, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v19, 31, 0
	s_waitcnt vmcnt(0)
	flat_atomic_xor v19, v[16:17], v44 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mul_lo_u32 v3, v3, 31
	v_ashrrev_i32_e32 v32, 31, v33
	v_add_u32_e32 v3, vcc, v28, v3
	v_add_u32_e32 v27, vcc, v27, v33
	v_addc_u32_e32 v3, vcc, v3, v32, vcc
	flat_atomic_xor v32, v[16:17], v45 glc
	v_mad_u64_u32 v[27:28], s[2:3], v27, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_ashrrev_i32_e32 v33, 31, v23
	v_add_u32_e32 v3, vcc, v28, v3
	v_add_u32_e32 v23, vcc, v27, v23
	v_addc_u32_e32 v3, vcc, v3, v33, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v23, 31, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_and v23, v[16:17], v46 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mul_lo_u32 v3, v3, 31
	v_ashrrev_i32_e32 v33, 31, v5
	v_add_u32_e32 v3, vcc, v28, v3
	v_add_u32_e32 v5, vcc, v27, v5
	v_mad_u64_u32 v[27:28], s[2:3], v5, 31, 0
	s_waitcnt vmcnt(0)
	flat_atomic_and v5, v[16:17], v47 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v3, vcc, v3, v33, vcc
	v_mul_lo_u32 v3, v3, 31
	v_ashrrev_i32_e32 v33, 31, v34
	v_add_u32_e32 v3, vcc, v28, v3
	v_add_u32_e32 v27, vcc, v27, v34
	v_addc_u32_e32 v3, vcc, v3, v33, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v27, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_ashrrev_i32_e32 v34, 31, v1
	flat_atomic_and v33, v[16:17], v48 glc
	v_add_u32_e32 v3, vcc, v28, v3
	v_add_u32_e32 v1, vcc, v27, v1
	v_addc_u32_e32 v3, vcc, v3, v34, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v1, 31, 0
	v_mul_lo_u32 v1, v3, 31
	v_ashrrev_i32_e32 v3, 31, v21
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_smin v34, v[16:17], v26 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v1, vcc, v28, v1
	v_add_u32_e32 v21, vcc, v27, v21
	v_addc_u32_e32 v1, vcc, v1, v3, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v21, 31, 0
	v_mul_lo_u32 v1, v1, 31
	v_ashrrev_i32_e32 v3, 31, v29
	s_waitcnt vmcnt(0)
	flat_atomic_smin v21, v[16:17], v49 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v1, vcc, v28, v1
	v_add_u32_e32 v27, vcc, v27, v29
	v_addc_u32_e32 v1, vcc, v1, v3, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v27, 31, 0
	v_mul_lo_u32 v1, v1, 31
	v_ashrrev_i32_e32 v3, 31, v31
	flat_atomic_smin v29, v[16:17], v50 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_smax v51, v[16:17], v24 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v1, vcc, v28, v1
	v_add_u32_e32 v27, vcc, v27, v31
	v_addc_u32_e32 v1, vcc, v1, v3, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v27, 31, 0
	v_mul_lo_u32 v1, v1, 31
	v_ashrrev_i32_e32 v3, 31, v19
	v_add_u32_e32 v1, vcc, v28, v1
	v_add_u32_e32 v19, vcc, v27, v19
	v_addc_u32_e32 v1, vcc, v1, v3, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v19, 31, 0
	v_mul_lo_u32 v1, v1, 31
	v_subrev_u32_e32 v3, vcc, 28, v8
	v_ashrrev_i32_e32 v19, 31, v32
	v_add_u32_e32 v1, vcc, v28, v1
	v_add_u32_e32 v27, vcc, v27, v32
	v_addc_u32_e32 v1, vcc, v1, v19, vcc
	s_waitcnt vmcnt(0)
	flat_atomic_smax v19, v[16:17], v2 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mad_u64_u32 v[27:28], s[2:3], v27, 31, 0
	v_mul_lo_u32 v1, v1, 31
	v_ashrrev_i32_e32 v31, 31, v23
	v_add_u32_e32 v1, vcc, v28, v1
	v_add_u32_e32 v23, vcc, v27, v23
	v_addc_u32_e32 v1, vcc, v1, v31, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v23, 31, 0
	flat_atomic_smax v23, v[16:17], v3 glc
	v_mul_lo_u32 v1, v1, 31
	v_ashrrev_i32_e32 v31, 31, v5
	v_add_u32_e32 v1, vcc, v28, v1
	v_add_u32_e32 v5, vcc, v27, v5
	v_mad_u64_u32 v[27:28], s[2:3], v5, 31, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v5, v[16:17] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v1, vcc, v1, v31, vcc
	v_mul_lo_u32 v1, v1, 31
	v_ashrrev_i32_e32 v31, 31, v33
	v_add_u32_e32 v1, vcc, v28, v1
	v_add_u32_e32 v27, vcc, v27, v33
	v_addc_u32_e32 v1, vcc, v1, v31, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v27, 31, 0
	v_mul_lo_u32 v1, v1, 31
	v_ashrrev_i32_e32 v31, 31, v34
	v_mov_b32_e32 v33, s13
	v_add_u32_e32 v1, vcc, v28, v1
	v_add_u32_e32 v27, vcc, v27, v34
	v_addc_u32_e32 v1, vcc, v1, v31, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v27, 31, 0
	v_mul_lo_u32 v1, v1, 31
	v_ashrrev_i32_e32 v31, 31, v21
	v_add_u32_e32 v1, vcc, v28, v1
	v_add_u32_e32 v21, vcc, v27, v21
	v_addc_u32_e32 v1, vcc, v1, v31, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v21, 31, 0
	v_mul_lo_u32 v1, v1, 31
	v_ashrrev_i32_e32 v21, 31, v29
	v_lshlrev_b64 v[31:32], 3, v[10:11]
	v_add_u32_e32 v1, vcc, v28, v1
	v_add_u32_e32 v27, vcc, v27, v29
	v_addc_u32_e32 v1, vcc, v1, v21, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v27, 31, 0
	v_mul_lo_u32 v1, v1, 31
	v_ashrrev_i32_e32 v29, 31, v51
	v_and_b32_e32 v21, 1, v18
	v_add_u32_e32 v1, vcc, v28, v1
	v_add_u32_e32 v27, vcc, v27, v51
	v_addc_u32_e32 v1, vcc, v1, v29, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v27, 31, 0
	v_mul_lo_u32 v1, v1, 31
	v_add_u32_e32 v31, vcc, s12, v31
	v_addc_u32_e32 v32, vcc, v33, v32, vcc
	v_add_u32_e32 v1, vcc, v28, v1
	v_ashrrev_i32_e32 v29, 31, v19
	v_add_u32_e32 v19, vcc, v27, v19
	v_addc_u32_e32 v1, vcc, v1, v29, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v19, 31, 0
	v_mul_lo_u32 v1, v1, 31
	v_cmp_eq_u32_e32 vcc, 0, v21
	v_ashrrev_i32_e32 v19, 31, v23
	v_cndmask_b32_e32 v29, v15, v30, vcc
	v_add_u32_e64 v1, s[2:3], v28, v1
	v_add_u32_e64 v21, s[2:3], v27, v23
	v_addc_u32_e64 v1, s[2:3], v1, v19, s[2:3]
	v_mad_u64_u32 v[33:34], s[2:3], v21, 31, 0
	v_mul_lo_u32 v1, v1, 31
	v_cndmask_b32_e32 v28, v14, v12, vcc
	v_ashrrev_i32_e32 v19, 31, v5
	v_add_u32_e32 v1, vcc, v34, v1
	v_add_u32_e32 v5, vcc, v33, v5
	v_addc_u32_e32 v1, vcc, v1, v19, vcc
	v_add_u32_e32 v33, vcc, s14, v5
	v_addc_u32_e32 v34, vcc, v1, v52, vcc
	flat_store_dwordx2 v[31:32], v[33:34]
	flat_store_dword v[28:29], v8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v19, v[28:29] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[28:29], v18
	flat_load_dword v31, v[28:29] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0)
	flat_store_dword v[28:29], v20
	flat_load_dword v21, v[28:29]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[28:29], v22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v23, v[28:29], v25 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0)
	flat_atomic_swap v25, v[28:29], v35 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	flat_atomic_swap v27, v[28:29], v36 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v5, v[28:29], v[6:7] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v32, v11
	v_mov_b32_e32 v35, 7
	v_mov_b32_e32 v36, 0
	v_mad_u64_u32 v[31:32], s[2:3], v19, 31, v[31:32]
	flat_atomic_cmpswap v1, v[28:29], v[4:5] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mul_lo_u32 v19, v32, 31
	v_mad_u64_u32 v[31:32], s[2:3], v31, 31, 0
	v_add_u32_e32 v19, vcc, v32, v19
	v_add_u32_e32 v21, vcc, v31, v21
	v_addc_u32_e32 v19, vcc, 0, v19, vcc
	v_mad_u64_u32 v[31:32], s[2:3], v21, 31, 0
	v_mul_lo_u32 v19, v19, 31
	v_add_u32_e32 v19, vcc, v32, v19
	v_add_u32_e32 v21, vcc, v31, v23
	v_addc_u32_e32 v19, vcc, 0, v19, vcc
	v_mad_u64_u32 v[31:32], s[2:3], v21, 31, 0
	v_mul_lo_u32 v19, v19, 31
	v_add_u32_e32 v19, vcc, v32, v19
	v_add_u32_e32 v21, vcc, v31, v25
	v_addc_u32_e32 v19, vcc, 0, v19, vcc
	v_mad_u64_u32 v[31:32], s[2:3], v21, 31, 0
	v_mul_lo_u32 v21, v19, 31
	v_mov_b32_e32 v19, s9
	v_add_u32_e32 v21, vcc, v32, v21
	v_add_u32_e32 v23, vcc, v31, v27
	v_addc_u32_e32 v21, vcc, 0, v21, vcc
	v_mad_u64_u32 v[31:32], s[2:3], v23, 31, 0
	v_mul_lo_u32 v21, v21, 31
	v_cmp_eq_u32_e32 vcc, 5, v5
	v_cndmask_b32_e64 v23, 0, 1, vcc
	v_add_u32_e32 v21, vcc, v32, v21
	v_add_u32_e32 v23, vcc, v31, v23
	v_addc_u32_e32 v19, vcc, v21, v19, vcc
	v_mad_u64_u32 v[31:32], s[2:3], v23, 31, 0
	v_mul_lo_u32 v19, v19, 31
	v_add_u32_e64 v25, s[2:3], v31, v5
	v_add_u32_e32 v19, vcc, v32, v19
	v_addc_u32_e64 v19, s[2:3], 0, v19, s[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v21, v[28:29], v[0:1] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, v1, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v23, v[28:29] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v5, v[28:29], v[6:7] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mad_u64_u32 v[6:7], s[2:3], v25, 31, 0
	v_mul_lo_u32 v25, v19, 31
	v_mov_b32_e32 v19, s9
	v_add_u32_e64 v7, s[2:3], v7, v25
	v_cndmask_b32_e64 v25, 0, 1, vcc
	v_add_u32_e32 v6, vcc, v6, v25
	v_addc_u32_e32 v7, vcc, v7, v19, vcc
	v_mul_lo_u32 v25, v7, 31
	v_mad_u64_u32 v[6:7], s[2:3], v6, 31, 0
	v_add_u32_e32 v7, vcc, v7, v25
	v_cmp_eq_u32_e64 s[4:5], v21, v1
	v_cndmask_b32_e64 v25, 0, 1, s[4:5]
	v_add_u32_e32 v6, vcc, v6, v25
	flat_atomic_cmpswap v1, v[28:29], v[4:5] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v7, vcc, v7, v19, vcc
	v_mul_lo_u32 v19, v7, 31
	v_mad_u64_u32 v[6:7], s[2:3], v6, 31, 0
	v_add_u32_e32 v7, vcc, v7, v19
	v_add_u32_e32 v6, vcc, v6, v21
	v_addc_u32_e32 v19, vcc, 0, v7, vcc
	v_mad_u64_u32 v[6:7], s[2:3], v6, 31, 0
	v_mul_lo_u32 v21, v19, 31
	v_mov_b32_e32 v19, s9
	v_add_u32_e32 v7, vcc, v7, v21
	v_add_u32_e32 v6, vcc, v6, v23
	v_addc_u32_e32 v21, vcc, 0, v7, vcc
	v_mad_u64_u32 v[6:7], s[2:3], v6, 31, 0
	v_mul_lo_u32 v21, v21, 31
	v_cmp_eq_u32_e32 vcc, 5, v5
	v_cndmask_b32_e64 v31, 0, 1, vcc
	v_add_u32_e32 v7, vcc, v7, v21
	v_add_u32_e32 v6, vcc, v6, v31
	v_addc_u32_e32 v19, vcc, v7, v19, vcc
	v_mad_u64_u32 v[6:7], s[2:3], v6, 31, 0
	v_mul_lo_u32 v19, v19, 31
	v_add_u32_e32 v7, vcc, v7, v19
	v_add_u32_e32 v6, vcc, v6, v5
	v_addc_u32_e32 v19, vcc, 0, v7, vcc
	v_mad_u64_u32 v[6:7], s[2:3], v6, 31, 0
	v_mul_lo_u32 v32, v19, 31
	v_mov_b32_e32 v19, s9
	v_add_u32_e32 v7, vcc, v7, v32
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v27, v[28:29], v[0:1] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v25, v[28:29] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v23, v[28:29], v8 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0)
	flat_atomic_add v21, v[28:29], v18 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	flat_atomic_add v31, v[28:29], v20 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_sub v32, v[28:29], v37 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, v1, v5
	v_cndmask_b32_e64 v5, 0, 1, vcc
	v_add_u32_e32 v5, vcc, v6, v5
	v_addc_u32_e32 v6, vcc, v7, v19, vcc
	v_mul_lo_u32 v19, v6, 31
	v_mad_u64_u32 v[5:6], s[2:3], v5, 31, 0
	s_waitcnt vmcnt(0)
	flat_atomic_sub v33, v[28:29], v38 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v6, vcc, v6, v19
	v_mov_b32_e32 v37, 8
	v_mov_b32_e32 v38, 0
	v_cmp_eq_u32_e32 vcc, v27, v1
	v_cndmask_b32_e64 v1, 0, 1, vcc
	v_add_u32_e32 v1, vcc, v5, v1
	v_addc_u32_e32 v5, vcc, v6, v7, vcc
	v_mul_lo_u32 v7, v5, 31
	v_mad_u64_u32 v[5:6], s[2:3], v1, 31, 0
	flat_atomic_sub v1, v[28:29], v39 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_or v19, v[28:29], v40 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v6, vcc, v6, v7
	v_add_u32_e32 v5, vcc, v5, v27
	v_addc_u32_e32 v7, vcc, 0, v6, vcc
	v_mad_u64_u32 v[5:6], s[2:3], v5, 31, 0
	v_mul_lo_u32 v7, v7, 31
	v_mov_b32_e32 v39, 9
	v_mov_b32_e32 v40, 0
	v_add_u32_e32 v6, vcc, v6, v7
	v_add_u32_e32 v5, vcc, v5, v25
	v_addc_u32_e32 v7, vcc, 0, v6, vcc
	v_mad_u64_u32 v[5:6], s[2:3], v5, 31, 0
	v_mul_lo_u32 v7, v7, 31
	s_waitcnt vmcnt(0)
	flat_atomic_or v25, v[28:29], v41 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v6, vcc, v6, v7
	v_add_u32_e32 v5, vcc, v5, v23
	v_addc_u32_e32 v7, vcc, 0, v6, vcc
	v_mad_u64_u32 v[5:6], s[2:3], v5, 31, 0
	v_mul_lo_u32 v7, v7, 31
	flat_atomic_or v23, v[28:29], v42 glc
	v_add_u32_e32 v6, vcc, v6, v7
	v_add_u32_e32 v5, vcc, v5, v21
	v_addc_u32_e32 v7, vcc, 0, v6, vcc
	v_mad_u64_u32 v[5:6], s[2:3], v5, 31, 0
	v_mul_lo_u32 v7, v7, 31
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_xor v21, v[28:29], v43 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0)
	flat_atomic_xor v27, v[28:29], v44 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v6, vcc, v6, v7
	v_add_u32_e32 v5, vcc, v5, v31
	v_addc_u32_e32 v7, vcc, 0, v6, vcc
	v_mad_u64_u32 v[5:6], s[2:3], v5, 31, 0
	v_mul_lo_u32 v7, v7, 31
	flat_atomic_xor v31, v[28:29], v45 glc
	v_add_u32_e32 v6, vcc, v6, v7
	v_add_u32_e32 v5, vcc, v5, v32
	v_addc_u32_e32 v7, vcc, 0, v6, vcc
	v_mad_u64_u32 v[5:6], s[2:3], v5, 31, 0
	v_mul_lo_u32 v7, v7, 31
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_and v32, v[28:29], v46 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v6, vcc, v6, v7
	v_add_u32_e32 v5, vcc, v5, v33
	v_addc_u32_e32 v7, vcc, 0, v6, vcc
	v_mad_u64_u32 v[5:6], s[2:3], v5, 31, 0
	v_mul_lo_u32 v7, v7, 31
	v_add_u32_e32 v6, vcc, v6, v7
	v_add_u32_e32 v1, vcc, v5, v1
	v_addc_u32_e32 v7, vcc, 0, v6, vcc
	v_mad_u64_u32 v[5:6], s[2:3], v1, 31, 0
	v_mul_lo_u32 v1, v7, 31
	s_waitcnt vmcnt(0)
	flat_atomic_and v7, v[28:29], v47 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v1, vcc, v6, v1
	v_add_u32_e32 v5, vcc, v5, v19
	flat_atomic_and v19, v[28:29], v48 glc
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mad_u64_u32 v[5:6], s[2:3], v5, 31, 0
	v_mul_lo_u32 v1, v1, 31
	v_add_u32_e32 v1, vcc, v6, v1
	v_add_u32_e32 v5, vcc, v5, v25
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin v25, v[28:29], v26 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mad_u64_u32 v[5:6], s[2:3], v5, 31, 0
	v_mul_lo_u32 v1, v1, 31
	v_add_u32_e32 v1, vcc, v6, v1
	v_add_u32_e32 v5, vcc, v5, v23
	s_waitcnt vmcnt(0)
	flat_atomic_umin v23, v[28:29], v49 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mad_u64_u32 v[5:6], s[2:3], v5, 31, 0
	v_mul_lo_u32 v1, v1, 31
	flat_atomic_umin v33, v[28:29], v50 glc
	v_add_u32_e32 v1, vcc, v6, v1
	v_add_u32_e32 v5, vcc, v5, v21
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mad_u64_u32 v[5:6], s[2:3], v5, 31, 0
	v_mul_lo_u32 v1, v1, 31
	v_mov_b32_e32 v21, v11
	v_add_u32_e32 v1, vcc, v6, v1
	v_add_u32_e32 v5, vcc, v5, v27
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v27, v[28:29], v24 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mad_u64_u32 v[5:6], s[2:3], v5, 31, 0
	v_mul_lo_u32 v1, v1, 31
	s_waitcnt vmcnt(0)
	flat_atomic_umax v41, v[28:29], v2 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	flat_atomic_umax v42, v[28:29], v3 glc
	v_add_u32_e32 v1, vcc, v6, v1
	v_add_u32_e32 v5, vcc, v5, v31
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mad_u64_u32 v[5:6], s[2:3], v5, 31, 0
	v_mul_lo_u32 v1, v1, 31
	v_add_u32_e32 v1, vcc, v6, v1
	v_add_u32_e32 v2, vcc, v5, v32
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_mad_u64_u32 v[1:2], s[2:3], v2, 31, 0
	v_mul_lo_u32 v5, v5, 31
	v_add_u32_e32 v2, vcc, v2, v5
	v_add_u32_e32 v1, vcc, v1, v7
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v7, v[28:29] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v3, vcc, 0, v2, vcc
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_mov_b32_e32 v28, s15
	v_add_u32_e32 v2, vcc, v2, v3
	v_add_u32_e32 v1, vcc, v1, v19
	v_addc_u32_e32 v3, vcc, 0, v2, vcc
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_mul_lo_u32 v5, v3, 31
	v_mov_b32_e32 v3, v11
	v_mov_b32_e32 v19, v11
	v_add_u32_e32 v2, vcc, v2, v5
	v_add_u32_e32 v1, vcc, v1, v25
	v_addc_u32_e32 v5, vcc, 0, v2, vcc
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_mul_lo_u32 v5, v5, 31
	v_mov_b32_e32 v25, s13
	v_add_u32_e32 v2, vcc, v2, v5
	v_add_u32_e32 v1, vcc, v1, v23
	v_addc_u32_e32 v5, vcc, 0, v2, vcc
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_mul_lo_u32 v5, v5, 31
	v_mov_b32_e32 v23, v11
	v_add_u32_e32 v2, vcc, v2, v5
	v_add_u32_e32 v1, vcc, v1, v33
	v_addc_u32_e32 v5, vcc, 0, v2, vcc
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_mul_lo_u32 v5, v5, 31
	v_mov_b32_e32 v34, s11
	v_mov_b32_e32 v33, s10
	v_mov_b32_e32 v32, s9
	v_add_u32_e32 v2, vcc, v2, v5
	v_add_u32_e32 v1, vcc, v1, v27
	v_addc_u32_e32 v5, vcc, 0, v2, vcc
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_mul_lo_u32 v5, v5, 31
	v_mov_b32_e32 v31, s8
	s_movk_i32 s8, 0x41
	s_mov_b32 s11, 0x2f800000
	v_add_u32_e32 v2, vcc, v2, v5
	v_add_u32_e32 v1, vcc, v1, v41
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_mad_u64_u32 v[5:6], s[2:3], v1, 31, 0
	v_mul_lo_u32 v27, v2, 31
	v_or_b32_e32 v2, 1, v10
	v_lshlrev_b64 v[1:2], 3, v[2:3]
	s_mov_b32 s10, 0xaca19d5e
	v_add_u32_e32 v3, vcc, v6, v27
	v_add_u32_e32 v5, vcc, v5, v42
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_mad_u64_u32 v[5:6], s[2:3], v5, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_add_u32_e32 v1, vcc, s12, v1
	v_addc_u32_e32 v2, vcc, v25, v2, vcc
	v_add_u32_e32 v3, vcc, v6, v3
	v_add_u32_e32 v5, vcc, v5, v7
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v5, vcc, s14, v5
	v_addc_u32_e32 v6, vcc, v3, v28, vcc
	flat_store_dwordx2 v[1:2], v[5:6]
	flat_store_dwordx2 v[16:17], v[8:9]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[27:28], v[16:17] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[16:17], v[18:19]
	flat_load_dwordx2 v[41:42], v[16:17] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0)
	flat_store_dwordx2 v[16:17], v[20:21]
	flat_load_dwordx2 v[43:44], v[16:17]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[16:17], v[22:23]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap_x2 v[45:46], v[16:17], v[35:36] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0)
	flat_atomic_swap_x2 v[47:48], v[16:17], v[37:38] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	flat_atomic_swap_x2 v[49:50], v[16:17], v[39:40] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap_x2 v[6:7], v[16:17], v[31:34] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v5, v11
	v_mul_lo_u32 v1, v28, 31
	v_mad_u64_u32 v[27:28], s[2:3], v27, 31, 0
	v_add_u32_e32 v1, vcc, v28, v1
	flat_atomic_cmpswap_x2 v[2:3], v[16:17], v[4:7] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v5, vcc, v27, v41
	v_addc_u32_e32 v1, vcc, v1, v42, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v5, 31, 0
	v_mul_lo_u32 v1, v1, 31
	v_add_u32_e32 v1, vcc, v28, v1
	v_add_u32_e32 v5, vcc, v27, v43
	v_addc_u32_e32 v1, vcc, v1, v44, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v5, 31, 0
	v_mul_lo_u32 v1, v1, 31
	v_mov_b32_e32 v43, 3
	v_mov_b32_e32 v44, 0
	v_add_u32_e32 v1, vcc, v28, v1
	v_add_u32_e32 v5, vcc, v27, v45
	v_addc_u32_e32 v1, vcc, v1, v46, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v5, 31, 0
	v_mul_lo_u32 v1, v1, 31
	v_mov_b32_e32 v45, 4
	v_mov_b32_e32 v46, 0
	v_add_u32_e32 v1, vcc, v28, v1
	v_add_u32_e32 v5, vcc, v27, v47
	v_addc_u32_e32 v1, vcc, v1, v48, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v5, 31, 0
	v_mul_lo_u32 v5, v1, 31
	v_mov_b32_e32 v1, s9
	v_mov_b32_e32 v47, 5
	v_mov_b32_e32 v48, 0
	v_add_u32_e32 v5, vcc, v28, v5
	v_add_u32_e32 v25, vcc, v27, v49
	v_addc_u32_e32 v5, vcc, v5, v50, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v25, 31, 0
	v_mul_lo_u32 v5, v5, 31
	v_cmp_eq_u64_e32 vcc, 5, v[6:7]
	v_cndmask_b32_e64 v25, 0, 1, vcc
	v_add_u32_e32 v5, vcc, v28, v5
	v_add_u32_e32 v25, vcc, v27, v25
	v_addc_u32_e32 v1, vcc, v5, v1, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v25, 31, 0
	v_mul_lo_u32 v5, v1, 31
	v_mov_b32_e32 v1, v11
	v_add_u32_e32 v5, vcc, v28, v5
	v_add_u32_e32 v25, vcc, v27, v6
	v_addc_u32_e32 v29, vcc, v5, v7, vcc
	v_mov_b32_e32 v5, v11
	v_mad_u64_u32 v[49:50], s[4:5], v25, 31, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap_x2 v[27:28], v[16:17], v[0:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[41:42], v[16:17] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u64_e32 vcc, v[2:3], v[6:7]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap_x2 v[6:7], v[16:17], v[31:34] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mul_lo_u32 v25, v29, 31
	v_cndmask_b32_e64 v29, 0, 1, vcc
	v_mov_b32_e32 v1, s9
	v_add_u32_e32 v29, vcc, v49, v29
	v_add_u32_e64 v25, s[4:5], v50, v25
	v_addc_u32_e32 v1, vcc, v25, v1, vcc
	v_mul_lo_u32 v25, v1, 31
	v_mov_b32_e32 v1, v11
	v_mad_u64_u32 v[49:50], s[4:5], v29, 31, 0
	v_cmp_eq_u64_e64 s[2:3], v[27:28], v[2:3]
	flat_atomic_cmpswap_x2 v[2:3], v[16:17], v[4:7] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v5, s9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap_x2 v[51:52], v[16:17], v[0:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v1, vcc, v50, v25
	v_cndmask_b32_e64 v25, 0, 1, s[2:3]
	v_add_u32_e32 v25, vcc, v49, v25
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_mul_lo_u32 v5, v1, 31
	v_mad_u64_u32 v[49:50], s[2:3], v25, 31, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[55:56], v[16:17] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v1, s9
	v_add_u32_e32 v5, vcc, v50, v5
	v_add_u32_e32 v25, vcc, v49, v27
	v_addc_u32_e32 v5, vcc, v5, v28, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v25, 31, 0
	v_mul_lo_u32 v5, v5, 31
	v_add_u32_e32 v49, vcc, 1, v8
	v_addc_u32_e64 v50, s[2:3], 0, 0, vcc
	v_add_u32_e32 v5, vcc, v28, v5
	v_add_u32_e32 v25, vcc, v27, v41
	v_addc_u32_e32 v5, vcc, v5, v42, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add_x2 v[41:42], v[16:17], v[8:9] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mad_u64_u32 v[27:28], s[2:3], v25, 31, 0
	v_mul_lo_u32 v5, v5, 31
	v_cmp_eq_u64_e32 vcc, 5, v[6:7]
	s_waitcnt vmcnt(0)
	flat_atomic_add_x2 v[57:58], v[16:17], v[49:50] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cndmask_b32_e64 v25, 0, 1, vcc
	v_add_u32_e32 v5, vcc, v28, v5
	v_add_u32_e32 v25, vcc, v27, v25
	v_addc_u32_e32 v1, vcc, v5, v1, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v25, 31, 0
	v_mul_lo_u32 v1, v1, 31
	v_add_u32_e32 v59, vcc, 2, v8
	v_addc_u32_e64 v60, s[2:3], 0, 0, vcc
	v_add_u32_e32 v1, vcc, v28, v1
	v_add_u32_e32 v5, vcc, v27, v6
	flat_atomic_add_x2 v[27:28], v[16:17], v[59:60] glc
	v_addc_u32_e32 v1, vcc, v1, v7, vcc
	v_mad_u64_u32 v[61:62], s[2:3], v5, 31, 0
	v_mul_lo_u32 v5, v1, 31
	v_mov_b32_e32 v1, s9
	v_add_u32_e32 v25, vcc, v62, v5
	v_cmp_eq_u64_e32 vcc, v[2:3], v[6:7]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_sub_x2 v[5:6], v[16:17], v[43:44] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_cndmask_b32_e64 v7, 0, 1, vcc
	v_add_u32_e32 v7, vcc, v61, v7
	v_addc_u32_e32 v1, vcc, v25, v1, vcc
	v_mul_lo_u32 v25, v1, 31
	v_mad_u64_u32 v[61:62], s[2:3], v7, 31, 0
	s_waitcnt vmcnt(0)
	flat_atomic_sub_x2 v[65:66], v[16:17], v[45:46] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v1, s9
	v_add_u32_e32 v7, vcc, v62, v25
	v_cmp_eq_u64_e32 vcc, v[51:52], v[2:3]
	v_mov_b32_e32 v25, s13
	v_cndmask_b32_e64 v2, 0, 1, vcc
	v_add_u32_e32 v2, vcc, v61, v2
	v_addc_u32_e32 v1, vcc, v7, v1, vcc
	v_mul_lo_u32 v3, v1, 31
	v_mad_u64_u32 v[1:2], s[2:3], v2, 31, 0
	flat_atomic_sub_x2 v[61:62], v[16:17], v[47:48] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_or_x2 v[67:68], v[16:17], v[53:54] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v2, vcc, v2, v3
	v_add_u32_e32 v1, vcc, v1, v51
	v_addc_u32_e32 v3, vcc, v2, v52, vcc
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_mov_b32_e32 v52, s9
	v_mov_b32_e32 v51, s8
	s_movk_i32 s8, 0x42
	v_add_u32_e32 v2, vcc, v2, v3
	v_add_u32_e32 v1, vcc, v1, v55
	v_addc_u32_e32 v3, vcc, v2, v56, vcc
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_mul_lo_u32 v3, v3, 31
	s_waitcnt vmcnt(0)
	flat_atomic_or_x2 v[55:56], v[16:17], v[51:52] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v2, vcc, v2, v3
	v_add_u32_e32 v1, vcc, v1, v41
	v_addc_u32_e32 v3, vcc, v2, v42, vcc
	v_mov_b32_e32 v42, s9
	v_mov_b32_e32 v41, s8
	flat_atomic_or_x2 v[69:70], v[16:17], v[41:42] glc
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_mul_lo_u32 v3, v3, 31
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_xor_x2 v[71:72], v[16:17], v[63:64] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_movk_i32 s8, 0x7d
	v_add_u32_e32 v2, vcc, v2, v3
	v_add_u32_e32 v1, vcc, v1, v57
	v_addc_u32_e32 v3, vcc, v2, v58, vcc
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_mov_b32_e32 v57, 22
	v_mov_b32_e32 v58, 0
	v_add_u32_e32 v2, vcc, v2, v3
	v_add_u32_e32 v1, vcc, v1, v27
	v_addc_u32_e32 v3, vcc, v2, v28, vcc
	s_waitcnt vmcnt(0)
	flat_atomic_xor_x2 v[27:28], v[16:17], v[57:58] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_add_u32_e32 v2, vcc, v2, v3
	v_add_u32_e32 v1, vcc, v1, v5
	v_addc_u32_e32 v3, vcc, v2, v6, vcc
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_add_u32_e32 v2, vcc, v2, v3
	v_add_u32_e32 v1, vcc, v1, v65
	v_addc_u32_e32 v3, vcc, v2, v66, vcc
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_mov_b32_e32 v65, 23
	v_mov_b32_e32 v66, 0
	flat_atomic_xor_x2 v[5:6], v[16:17], v[65:66] glc
	v_add_u32_e32 v2, vcc, v2, v3
	v_add_u32_e32 v1, vcc, v1, v61
	v_addc_u32_e32 v3, vcc, v2, v62, vcc
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_mov_b32_e32 v62, s9
	v_mov_b32_e32 v61, s8
	s_movk_i32 s8, 0x7e
	v_add_u32_e32 v2, vcc, v2, v3
	v_add_u32_e32 v1, vcc, v1, v67
	v_addc_u32_e32 v3, vcc, v2, v68, vcc
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_mov_b32_e32 v68, s9
	v_mov_b32_e32 v67, s8
	s_movk_i32 s8, 0x7f
	v_add_u32_e32 v2, vcc, v2, v3
	v_add_u32_e32 v1, vcc, v1, v55
	v_addc_u32_e32 v3, vcc, v2, v56, vcc
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_mul_lo_u32 v3, v3, 31
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_and_x2 v[55:56], v[16:17], v[61:62] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v2, vcc, v2, v3
	v_add_u32_e32 v1, vcc, v1, v69
	v_addc_u32_e32 v3, vcc, v2, v70, vcc
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_mul_lo_u32 v3, v3, 31
	s_waitcnt vmcnt(0)
	flat_atomic_and_x2 v[69:70], v[16:17], v[67:68] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v2, vcc, v2, v3
	v_add_u32_e32 v1, vcc, v1, v71
	v_addc_u32_e32 v3, vcc, v2, v72, vcc
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_mov_b32_e32 v72, s9
	v_mov_b32_e32 v71, s8
	s_mov_b32 s8, 0xcdaa61c1
	v_add_u32_e32 v3, vcc, v2, v3
	v_add_u32_e32 v7, vcc, v1, v27
	flat_atomic_and_x2 v[1:2], v[16:17], v[71:72] glc
	v_addc_u32_e32 v3, vcc, v3, v28, vcc
	v_mad_u64_u32 v[27:28], s[2:3], v7, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_mov_b32_e32 v7, v11
	v_add_u32_e32 v3, vcc, v28, v3
	v_add_u32_e32 v5, vcc, v27, v5
	v_addc_u32_e32 v3, vcc, v3, v6, vcc
	v_mad_u64_u32 v[28:29], s[2:3], v5, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_or_b32_e32 v6, 2, v10
	v_lshlrev_b64 v[5:6], 3, v[6:7]
	v_ashrrev_i32_e32 v27, 31, v26
	v_add_u32_e32 v3, vcc, v29, v3
	v_add_u32_e32 v7, vcc, v28, v55
	v_addc_u32_e32 v3, vcc, v3, v56, vcc
	v_mad_u64_u32 v[28:29], s[2:3], v7, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_add_u32_e32 v5, vcc, s12, v5
	v_addc_u32_e32 v6, vcc, v25, v6, vcc
	v_add_u32_e32 v3, vcc, v29, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_smin_x2 v[55:56], v[16:17], v[26:27] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v7, vcc, v28, v69
	v_addc_u32_e32 v3, vcc, v3, v70, vcc
	v_mad_u64_u32 v[28:29], s[2:3], v7, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_add_u32_e32 v69, vcc, 1, v26
	v_addc_u32_e32 v70, vcc, 0, v27, vcc
	v_add_u32_e32 v3, vcc, v29, v3
	v_ashrrev_i32_e32 v25, 31, v24
	v_add_u32_e32 v1, vcc, v28, v1
	s_waitcnt vmcnt(0)
	flat_atomic_smin_x2 v[28:29], v[16:17], v[69:70] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v3, vcc, v3, v2, vcc
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_add_u32_e32 v2, vcc, v2, v3
	v_add_u32_e32 v1, vcc, v1, v55
	v_addc_u32_e32 v3, vcc, v2, v56, vcc
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_add_u32_e32 v55, vcc, 2, v26
	v_addc_u32_e32 v56, vcc, 0, v27, vcc
	v_add_u32_e32 v3, vcc, v2, v3
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v7, vcc, v1, v28
	flat_atomic_smin_x2 v[1:2], v[16:17], v[55:56] glc
	v_addc_u32_e32 v3, vcc, v3, v29, vcc
	v_mad_u64_u32 v[28:29], s[2:3], v7, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_add_u32_e32 v3, vcc, v29, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v28, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_smax_x2 v[28:29], v[16:17], v[24:25] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v3, vcc, v3, v2, vcc
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_add_u32_e32 v2, vcc, v2, v3
	v_add_u32_e32 v1, vcc, v1, v28
	v_addc_u32_e32 v3, vcc, v2, v29, vcc
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_add_u32_e32 v73, vcc, 1, v24
	v_addc_u32_e32 v74, vcc, 0, v25, vcc
	v_add_u32_e32 v7, vcc, v2, v3
	s_waitcnt vmcnt(0)
	flat_atomic_smax_x2 v[2:3], v[16:17], v[73:74] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v1, v2
	v_addc_u32_e32 v2, vcc, v7, v3, vcc
	v_mul_lo_u32 v3, v2, 31
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_add_u32_e32 v28, vcc, 2, v24
	v_addc_u32_e32 v29, vcc, 0, v25, vcc
	v_add_u32_e32 v7, vcc, v2, v3
	flat_atomic_smax_x2 v[2:3], v[16:17], v[28:29] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v1, v2
	v_addc_u32_e32 v2, vcc, v7, v3, vcc
	v_mul_lo_u32 v3, v2, 31
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_add_u32_e32 v7, vcc, v2, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[2:3], v[16:17] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v1, vcc, v1, v2
	v_addc_u32_e32 v2, vcc, v7, v3, vcc
	v_mov_b32_e32 v3, s15
	v_add_u32_e32 v1, vcc, s14, v1
	v_addc_u32_e32 v2, vcc, v2, v3, vcc
	flat_store_dwordx2 v[5:6], v[1:2]
	v_and_b32_e32 v1, 1, v22
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v76, v15, v30, vcc
	v_cndmask_b32_e32 v75, v14, v12, vcc
	flat_store_dwordx2 v[75:76], v[8:9]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[1:2], v[75:76] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[75:76], v[18:19]
	v_mul_lo_u32 v3, v2, 31
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_add_u32_e32 v5, vcc, v2, v3
	flat_load_dwordx2 v[2:3], v[75:76] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0)
	flat_store_dwordx2 v[75:76], v[20:21]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, v1, v2
	v_addc_u32_e32 v2, vcc, v5, v3, vcc
	v_mul_lo_u32 v3, v2, 31
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_add_u32_e32 v5, vcc, v2, v3
	flat_load_dwordx2 v[2:3], v[75:76]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[75:76], v[22:23]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap_x2 v[35:36], v[75:76], v[35:36] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0)
	flat_atomic_swap_x2 v[37:38], v[75:76], v[37:38] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	flat_atomic_swap_x2 v[39:40], v[75:76], v[39:40] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap_x2 v[6:7], v[75:76], v[31:34] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v1, vcc, v1, v2
	v_addc_u32_e32 v2, vcc, v5, v3, vcc
	v_mul_lo_u32 v3, v2, 31
	v_mad_u64_u32 v[1:2], s[2:3], v1, 31, 0
	v_mov_b32_e32 v5, v11
	v_add_u32_e32 v19, vcc, v2, v3
	flat_atomic_cmpswap_x2 v[2:3], v[75:76], v[4:7] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v1, vcc, v1, v35
	v_addc_u32_e32 v5, vcc, v19, v36, vcc
	v_mad_u64_u32 v[35:36], s[2:3], v1, 31, 0
	v_mul_lo_u32 v1, v5, 31
	v_add_u32_e32 v1, vcc, v36, v1
	v_add_u32_e32 v5, vcc, v35, v37
	v_addc_u32_e32 v1, vcc, v1, v38, vcc
	v_mad_u64_u32 v[35:36], s[2:3], v5, 31, 0
	v_mul_lo_u32 v5, v1, 31
	v_mov_b32_e32 v1, s9
	v_add_u32_e32 v5, vcc, v36, v5
	v_add_u32_e32 v19, vcc, v35, v39
	v_addc_u32_e32 v5, vcc, v5, v40, vcc
	v_mad_u64_u32 v[35:36], s[2:3], v19, 31, 0
	v_mul_lo_u32 v5, v5, 31
	v_cmp_eq_u64_e32 vcc, 5, v[6:7]
	v_cndmask_b32_e64 v19, 0, 1, vcc
	v_add_u32_e32 v5, vcc, v36, v5
	v_add_u32_e32 v19, vcc, v35, v19
	v_addc_u32_e32 v1, vcc, v5, v1, vcc
	v_mad_u64_u32 v[35:36], s[2:3], v19, 31, 0
	v_mul_lo_u32 v5, v1, 31
	v_mov_b32_e32 v1, v11
	v_add_u32_e32 v5, vcc, v36, v5
	v_add_u32_e32 v19, vcc, v35, v6
	v_addc_u32_e32 v21, vcc, v5, v7, vcc
	v_mov_b32_e32 v5, v11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap_x2 v[35:36], v[75:76], v[0:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[37:38], v[75:76] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u64_e32 vcc, v[2:3], v[6:7]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap_x2 v[6:7], v[75:76], v[31:34] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mul_lo_u32 v1, v21, 31
	v_cndmask_b32_e64 v21, 0, 1, vcc
	v_cmp_eq_u64_e64 s[2:3], v[35:36], v[2:3]
	flat_atomic_cmpswap_x2 v[2:3], v[75:76], v[4:7] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mad_u64_u32 v[4:5], s[4:5], v19, 31, 0
	v_mov_b32_e32 v19, s9
	v_add_u32_e64 v5, s[4:5], v5, v1
	v_mov_b32_e32 v1, v11
	v_add_u32_e32 v4, vcc, v4, v21
	v_addc_u32_e32 v5, vcc, v5, v19, vcc
	v_mul_lo_u32 v21, v5, 31
	v_mad_u64_u32 v[4:5], s[4:5], v4, 31, 0
	v_add_u32_e32 v5, vcc, v5, v21
	v_cndmask_b32_e64 v21, 0, 1, s[2:3]
	v_add_u32_e32 v4, vcc, v4, v21
	v_addc_u32_e32 v5, vcc, v5, v19, vcc
	v_mul_lo_u32 v19, v5, 31
	v_mad_u64_u32 v[4:5], s[2:3], v4, 31, 0
	v_add_u32_e32 v5, vcc, v5, v19
	v_add_u32_e32 v4, vcc, v4, v35
	v_addc_u32_e32 v19, vcc, v5, v36, vcc
	v_mad_u64_u32 v[4:5], s[2:3], v4, 31, 0
	v_mul_lo_u32 v21, v19, 31
	v_mov_b32_e32 v19, s9
	v_add_u32_e32 v5, vcc, v5, v21
	v_add_u32_e32 v4, vcc, v4, v37
	v_addc_u32_e32 v21, vcc, v5, v38, vcc
	v_mad_u64_u32 v[4:5], s[2:3], v4, 31, 0
	v_mul_lo_u32 v21, v21, 31
	v_cmp_eq_u64_e32 vcc, 5, v[6:7]
	v_cndmask_b32_e64 v23, 0, 1, vcc
	v_add_u32_e32 v5, vcc, v5, v21
	v_add_u32_e32 v21, vcc, v4, v23
	v_addc_u32_e32 v19, vcc, v5, v19, vcc
	v_mad_u64_u32 v[35:36], s[2:3], v21, 31, 0
	v_mul_lo_u32 v19, v19, 31
	v_add_u32_e32 v19, vcc, v36, v19
	v_add_u32_e32 v21, vcc, v35, v6
	v_addc_u32_e32 v19, vcc, v19, v7, vcc
	v_mad_u64_u32 v[37:38], s[2:3], v21, 31, 0
	v_mul_lo_u32 v21, v19, 31
	v_mov_b32_e32 v19, s9
	v_add_u32_e32 v21, vcc, v38, v21
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap_x2 v[0:1], v[75:76], v[0:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[31:32], v[75:76] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add_x2 v[33:34], v[75:76], v[8:9] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0)
	flat_atomic_add_x2 v[4:5], v[75:76], v[49:50] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	flat_atomic_add_x2 v[35:36], v[75:76], v[59:60] glc
	v_cmp_eq_u64_e32 vcc, v[2:3], v[6:7]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_sub_x2 v[6:7], v[75:76], v[43:44] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_cndmask_b32_e64 v23, 0, 1, vcc
	v_add_u32_e32 v23, vcc, v37, v23
	v_addc_u32_e32 v19, vcc, v21, v19, vcc
	v_mul_lo_u32 v21, v19, 31
	v_mad_u64_u32 v[37:38], s[2:3], v23, 31, 0
	s_waitcnt vmcnt(0)
	flat_atomic_sub_x2 v[39:40], v[75:76], v[45:46] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v19, s9
	v_add_u32_e32 v21, vcc, v38, v21
	v_mov_b32_e32 v44, 0x40a00000
	v_mov_b32_e32 v50, s10
	v_cmp_eq_u64_e32 vcc, v[0:1], v[2:3]
	v_cndmask_b32_e64 v2, 0, 1, vcc
	v_add_u32_e32 v2, vcc, v37, v2
	v_addc_u32_e32 v3, vcc, v21, v19, vcc
	v_mul_lo_u32 v19, v3, 31
	v_mad_u64_u32 v[2:3], s[2:3], v2, 31, 0
	flat_atomic_sub_x2 v[37:38], v[75:76], v[47:48] glc
	v_mov_b32_e32 v21, 0x40e00000
	v_add_u32_e32 v3, vcc, v3, v19
	v_add_u32_e32 v0, vcc, v2, v0
	v_addc_u32_e32 v2, vcc, v3, v1, vcc
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_mul_lo_u32 v19, v2, 31
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_or_x2 v[2:3], v[75:76], v[53:54] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v1, vcc, v1, v19
	v_add_u32_e32 v0, vcc, v0, v31
	v_addc_u32_e32 v19, vcc, v1, v32, vcc
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_mul_lo_u32 v19, v19, 31
	s_waitcnt vmcnt(0)
	flat_atomic_or_x2 v[31:32], v[75:76], v[51:52] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v51, s13
	v_add_u32_e32 v1, vcc, v1, v19
	v_add_u32_e32 v0, vcc, v0, v33
	v_addc_u32_e32 v19, vcc, v1, v34, vcc
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_mul_lo_u32 v19, v19, 31
	flat_atomic_or_x2 v[33:34], v[75:76], v[41:42] glc
	v_add_u32_e32 v1, vcc, v1, v19
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v4, vcc, v1, v5, vcc
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_mul_lo_u32 v19, v4, 31
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_xor_x2 v[4:5], v[75:76], v[63:64] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v1, vcc, v1, v19
	v_add_u32_e32 v0, vcc, v0, v35
	v_addc_u32_e32 v19, vcc, v1, v36, vcc
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_mul_lo_u32 v19, v19, 31
	s_waitcnt vmcnt(0)
	flat_atomic_xor_x2 v[35:36], v[75:76], v[57:58] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v1, vcc, v1, v19
	v_add_u32_e32 v0, vcc, v0, v6
	v_addc_u32_e32 v6, vcc, v1, v7, vcc
	v_mul_lo_u32 v19, v6, 31
	flat_atomic_xor_x2 v[6:7], v[75:76], v[65:66] glc
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v19
	v_add_u32_e32 v0, vcc, v0, v39
	v_addc_u32_e32 v19, vcc, v1, v40, vcc
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_mul_lo_u32 v19, v19, 31
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_and_x2 v[39:40], v[75:76], v[61:62] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v1, vcc, v1, v19
	v_add_u32_e32 v0, vcc, v0, v37
	v_addc_u32_e32 v19, vcc, v1, v38, vcc
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_mul_lo_u32 v19, v19, 31
	s_waitcnt vmcnt(0)
	flat_atomic_and_x2 v[37:38], v[75:76], v[67:68] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v1, vcc, v1, v19
	v_add_u32_e32 v0, vcc, v0, v2
	v_addc_u32_e32 v2, vcc, v1, v3, vcc
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_mul_lo_u32 v19, v2, 31
	flat_atomic_and_x2 v[2:3], v[75:76], v[71:72] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umin_x2 v[26:27], v[75:76], v[26:27] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v1, vcc, v1, v19
	v_add_u32_e32 v0, vcc, v0, v31
	v_addc_u32_e32 v19, vcc, v1, v32, vcc
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_mul_lo_u32 v19, v19, 31
	s_waitcnt vmcnt(0)
	flat_atomic_umin_x2 v[31:32], v[75:76], v[69:70] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v1, vcc, v1, v19
	v_add_u32_e32 v0, vcc, v0, v33
	v_addc_u32_e32 v19, vcc, v1, v34, vcc
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_mul_lo_u32 v19, v19, 31
	v_add_u32_e32 v1, vcc, v1, v19
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v4, vcc, v1, v5, vcc
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_mul_lo_u32 v19, v4, 31
	flat_atomic_umin_x2 v[4:5], v[75:76], v[55:56] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax_x2 v[23:24], v[75:76], v[24:25] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v1, vcc, v1, v19
	v_add_u32_e32 v0, vcc, v0, v35
	v_addc_u32_e32 v19, vcc, v1, v36, vcc
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_mul_lo_u32 v19, v19, 31
	v_mov_b32_e32 v35, 0x41000000
	v_add_u32_e32 v1, vcc, v1, v19
	v_add_u32_e32 v0, vcc, v0, v6
	v_addc_u32_e32 v6, vcc, v1, v7, vcc
	v_mul_lo_u32 v19, v6, 31
	s_waitcnt vmcnt(0)
	flat_atomic_umax_x2 v[6:7], v[75:76], v[73:74] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	flat_atomic_umax_x2 v[28:29], v[75:76], v[28:29] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[33:34], v[75:76] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_add_u32_e32 v1, vcc, v1, v19
	v_add_u32_e32 v0, vcc, v0, v39
	v_addc_u32_e32 v19, vcc, v1, v40, vcc
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_mul_lo_u32 v19, v19, 31
	v_add_u32_e32 v1, vcc, v1, v19
	v_add_u32_e32 v0, vcc, v0, v37
	v_addc_u32_e32 v19, vcc, v1, v38, vcc
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_mul_lo_u32 v19, v19, 31
	v_cvt_f64_u32_e32 v[36:37], v8
	v_add_u32_e32 v1, vcc, v1, v19
	v_add_u32_e32 v0, vcc, v0, v2
	v_addc_u32_e32 v2, vcc, v1, v3, vcc
	v_mad_u64_u32 v[0:1], s[2:3], v0, 31, 0
	v_mul_lo_u32 v3, v2, 31
	v_mov_b32_e32 v2, v11
	v_mov_b32_e32 v19, s15
	s_mov_b32 s2, 0x41100000
	v_add_u32_e32 v1, vcc, v1, v3
	v_add_u32_e32 v0, vcc, v0, v26
	v_addc_u32_e32 v3, vcc, v1, v27, vcc
	v_mad_u64_u32 v[0:1], s[4:5], v0, 31, 0
	v_mul_lo_u32 v3, v3, 31
	s_mov_b32 s3, 0x40a00000
	v_mov_b32_e32 v26, s3
	v_mov_b32_e32 v27, s2
	v_add_u32_e32 v1, vcc, v1, v3
	v_add_u32_e32 v0, vcc, v0, v31
	v_addc_u32_e32 v3, vcc, v1, v32, vcc
	v_mad_u64_u32 v[0:1], s[4:5], v0, 31, 0
	v_mul_lo_u32 v3, v3, 31
	v_mov_b32_e32 v31, s13
	v_mov_b32_e32 v25, s2
	s_mov_b32 s2, 0xcf800000
	v_add_u32_e32 v1, vcc, v1, v3
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_mad_u64_u32 v[3:4], s[4:5], v0, 31, 0
	v_mul_lo_u32 v0, v1, 31
	v_or_b32_e32 v1, 3, v10
	v_cvt_f32_u32_e32 v5, v8
	v_mov_b32_e32 v32, s9
	v_add_u32_e32 v0, vcc, v4, v0
	v_add_u32_e32 v3, vcc, v3, v23
	v_addc_u32_e32 v0, vcc, v0, v24, vcc
	v_mad_u64_u32 v[3:4], s[4:5], v3, 31, 0
	v_mul_lo_u32 v0, v0, 31
	v_cvt_f32_u32_e32 v23, v18
	v_cvt_f32_u32_e32 v24, v20
	v_add_u32_e32 v0, vcc, v4, v0
	v_add_u32_e32 v3, vcc, v3, v6
	v_addc_u32_e32 v0, vcc, v0, v7, vcc
	v_mad_u64_u32 v[3:4], s[4:5], v3, 31, 0
	v_mul_lo_u32 v6, v0, 31
	v_lshlrev_b64 v[0:1], 3, v[1:2]
	v_cvt_f32_u32_e32 v7, v22
	v_add_u32_e32 v2, vcc, v4, v6
	v_add_u32_e32 v3, vcc, v3, v28
	v_addc_u32_e32 v4, vcc, v2, v29, vcc
	v_mad_u64_u32 v[2:3], s[4:5], v3, 31, 0
	v_mul_lo_u32 v4, v4, 31
	v_add_u32_e32 v0, vcc, s12, v0
	v_addc_u32_e32 v1, vcc, v31, v1, vcc
	v_add_u32_e32 v3, vcc, v3, v4
	v_add_u32_e32 v2, vcc, v2, v33
	v_addc_u32_e32 v3, vcc, v3, v34, vcc
	v_add_u32_e32 v2, vcc, s14, v2
	v_addc_u32_e32 v3, vcc, v3, v19, vcc
	flat_store_dwordx2 v[0:1], v[2:3]
	flat_store_dword v[16:17], v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v38, v[16:17] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[16:17], v23
	flat_load_dword v39, v[16:17] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0)
	flat_store_dword v[16:17], v24
	flat_load_dword v40, v[16:17]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[16:17], v7
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v41, v[16:17], v21 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0)
	flat_atomic_swap v42, v[16:17], v35 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	flat_atomic_swap v43, v[16:17], v27 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v0, v[16:17], v[25:26] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v4, 0x41300000
	v_mov_b32_e32 v6, 0x41400000
	s_mov_b32 s4, s9
	s_mov_b32 s5, 0x40220000
	v_mov_b32_e32 v35, s5
	v_mov_b32_e32 v19, s9
	v_mov_b32_e32 v21, s9
	v_mov_b32_e32 v29, s9
	v_mov_b32_e32 v31, s9
	v_mov_b32_e32 v28, v11
	v_or_b32_e32 v27, 4, v10
	v_lshlrev_b64 v[27:28], 3, v[27:28]
	v_mov_b32_e32 v33, s9
	v_mov_b32_e32 v24, 0x401c0000
	v_mov_b32_e32 v23, v11
	v_mov_b32_e32 v34, v11
	v_trunc_f32_e32 v38, v38
	v_mul_f32_e32 v52, s11, v38
	v_floor_f32_e32 v52, v52
	v_trunc_f32_e32 v39, v39
	v_fma_f32 v38, v52, s2, v38
	v_mul_f32_e32 v53, s11, v39
	v_cmp_eq_u32_e32 vcc, s3, v0
	v_cndmask_b32_e32 v5, v0, v44, vcc
	flat_atomic_cmpswap v0, v[16:17], v[4:5] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cndmask_b32_e64 v45, 0, 1, vcc
	v_trunc_f32_e32 v40, v40
	v_cvt_u32_f32_e32 v52, v52
	v_cvt_u32_f32_e32 v38, v38
	v_floor_f32_e32 v53, v53
	v_mul_f32_e32 v54, s11, v40
	v_fma_f32 v39, v53, s2, v39
	v_floor_f32_e32 v54, v54
	v_cvt_u32_f32_e32 v56, v39
	v_fma_f32 v39, v54, s2, v40
	v_cvt_u32_f32_e32 v57, v39
	v_mul_lo_u32 v52, v52, 31
	v_cvt_u32_f32_e32 v53, v53
	v_trunc_f32_e32 v41, v41
	v_mul_f32_e32 v55, s11, v41
	v_trunc_f32_e32 v42, v42
	v_cvt_u32_f32_e32 v40, v54
	v_floor_f32_e32 v54, v55
	v_mul_f32_e32 v55, s11, v42
	v_floor_f32_e32 v55, v55
	v_fma_f32 v42, v55, s2, v42
	v_fma_f32 v41, v54, s2, v41
	v_cvt_u32_f32_e32 v41, v41
	v_cvt_u32_f32_e32 v54, v54
	v_cvt_u32_f32_e32 v42, v42
	v_trunc_f32_e32 v43, v43
	v_mul_f32_e32 v58, s11, v43
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, v0, v5
	v_cndmask_b32_e32 v7, v0, v5, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v47, v[16:17], v[6:7] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v48, v[16:17] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v49, v[16:17], v[25:26] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v3, s7
	v_mad_u64_u32 v[38:39], s[4:5], v38, 31, 0
	v_cndmask_b32_e64 v46, 0, 1, vcc
	v_mov_b32_e32 v25, v11
	v_add_u32_e32 v39, vcc, v39, v52
	v_add_u32_e32 v38, vcc, v38, v56
	v_addc_u32_e32 v52, vcc, v39, v53, vcc
	v_mad_u64_u32 v[38:39], s[4:5], v38, 31, 0
	v_mul_lo_u32 v52, v52, 31
	v_cvt_u32_f32_e32 v53, v55
	v_trunc_f32_e32 v55, v5
	v_mov_b32_e32 v26, 0x40200000
	v_add_u32_e32 v39, vcc, v39, v52
	v_mov_b32_e32 v56, 1
	v_cmp_eq_u32_e32 vcc, s3, v49
	v_cndmask_b32_e32 v5, v49, v44, vcc
	flat_atomic_cmpswap v4, v[16:17], v[4:5] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cndmask_b32_e64 v52, 0, 1, vcc
	v_add_u32_e32 v38, vcc, v38, v57
	v_addc_u32_e32 v40, vcc, v39, v40, vcc
	v_mad_u64_u32 v[38:39], s[4:5], v38, 31, 0
	v_mul_lo_u32 v40, v40, 31
	v_floor_f32_e32 v44, v58
	s_mov_b32 s3, 0x3df00000
	v_add_u32_e32 v39, vcc, v39, v40
	v_add_u32_e32 v38, vcc, v38, v41
	v_addc_u32_e32 v40, vcc, v39, v54, vcc
	v_mad_u64_u32 v[38:39], s[4:5], v38, 31, 0
	v_mul_lo_u32 v40, v40, 31
	v_fma_f32 v41, v44, s2, v43
	v_cvt_u32_f32_e32 v41, v41
	v_cvt_u32_f32_e32 v43, v44
	v_add_u32_e32 v39, vcc, v39, v40
	v_add_u32_e32 v38, vcc, v38, v42
	v_addc_u32_e32 v40, vcc, v39, v53, vcc
	v_mad_u64_u32 v[38:39], s[4:5], v38, 31, 0
	v_mul_lo_u32 v40, v40, 31
	v_mul_f32_e32 v42, s11, v55
	v_trunc_f32_e32 v44, v5
	v_mov_b32_e32 v53, s7
	v_add_u32_e32 v39, vcc, v39, v40
	v_add_u32_e32 v38, vcc, v38, v41
	v_addc_u32_e32 v40, vcc, v39, v43, vcc
	v_mad_u64_u32 v[38:39], s[4:5], v38, 31, 0
	v_mul_lo_u32 v40, v40, 31
	v_floor_f32_e32 v41, v42
	v_fma_f32 v42, v41, s2, v55
	v_add_u32_e32 v39, vcc, v39, v40
	v_add_u32_e32 v38, vcc, v38, v45
	v_addc_u32_e32 v19, vcc, v39, v19, vcc
	v_mad_u64_u32 v[38:39], s[4:5], v38, 31, 0
	v_mul_lo_u32 v19, v19, 31
	v_cvt_u32_f32_e32 v40, v41
	v_cvt_u32_f32_e32 v41, v42
	v_add_u32_e32 v19, vcc, v39, v19
	v_add_u32_e32 v38, vcc, v38, v41
	v_addc_u32_e32 v19, vcc, v19, v40, vcc
	v_mad_u64_u32 v[38:39], s[4:5], v38, 31, 0
	v_mul_lo_u32 v42, v19, 31
	v_cvt_f64_u32_e32 v[40:41], v20
	v_cvt_f64_u32_e32 v[18:19], v18
	v_add_u32_e32 v20, vcc, v39, v42
	v_add_u32_e32 v38, vcc, v38, v46
	v_addc_u32_e32 v20, vcc, v20, v21, vcc
	v_mul_lo_u32 v42, v20, 31
	v_mad_u64_u32 v[20:21], s[4:5], v38, 31, 0
	v_cvt_f64_u32_e32 v[38:39], v22
	v_add_u32_e32 v21, vcc, v21, v42
	v_cmp_eq_u32_e32 vcc, v47, v7
	v_cndmask_b32_e64 v22, 0, 1, vcc
	v_cndmask_b32_e32 v42, v47, v7, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, v4, v5
	v_cndmask_b32_e32 v7, v4, v5, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v6, v[16:17], v[6:7] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_cndmask_b32_e64 v43, 0, 1, vcc
	v_add_u32_e32 v4, vcc, v20, v22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dword v22, v[16:17] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v20, vcc, v21, v29, vcc
	v_trunc_f32_e32 v21, v48
	v_trunc_f32_e32 v29, v42
	v_mad_u64_u32 v[16:17], s[4:5], v4, 31, 0
	v_mul_f32_e32 v4, s11, v21
	v_mul_f32_e32 v42, s11, v29
	v_floor_f32_e32 v4, v4
	v_floor_f32_e32 v5, v42
	v_mul_lo_u32 v20, v20, 31
	v_fma_f32 v21, v4, s2, v21
	v_cvt_u32_f32_e32 v42, v4
	v_fma_f32 v4, v5, s2, v29
	v_cvt_u32_f32_e32 v4, v4
	v_cvt_u32_f32_e32 v5, v5
	v_add_u32_e32 v17, vcc, v17, v20
	v_add_u32_e32 v4, vcc, v16, v4
	v_addc_u32_e32 v5, vcc, v17, v5, vcc
	v_mul_lo_u32 v16, v5, 31
	v_mad_u64_u32 v[4:5], s[4:5], v4, 31, 0
	v_cvt_u32_f32_e32 v20, v21
	v_mul_f32_e32 v17, s11, v44
	v_add_u32_e32 v5, vcc, v5, v16
	v_add_u32_e32 v4, vcc, v4, v20
	v_addc_u32_e32 v16, vcc, v5, v42, vcc
	v_mad_u64_u32 v[4:5], s[4:5], v4, 31, 0
	v_mul_lo_u32 v16, v16, 31
	v_floor_f32_e32 v17, v17
	v_fma_f32 v20, v17, s2, v44
	v_cvt_u32_f32_e32 v20, v20
	v_add_u32_e32 v5, vcc, v5, v16
	v_add_u32_e32 v4, vcc, v4, v52
	v_addc_u32_e32 v16, vcc, v5, v31, vcc
	v_mad_u64_u32 v[4:5], s[4:5], v4, 31, 0
	v_mul_lo_u32 v16, v16, 31
	v_cvt_u32_f32_e32 v17, v17
	v_cndmask_b32_e64 v21, v30, v15, s[0:1]
	v_add_u32_e32 v5, vcc, v5, v16
	v_add_u32_e32 v4, vcc, v4, v20
	v_addc_u32_e32 v16, vcc, v5, v17, vcc
	v_mad_u64_u32 v[4:5], s[4:5], v4, 31, 0
	v_mul_lo_u32 v16, v16, 31
	v_cndmask_b32_e64 v20, v12, v14, s[0:1]
	v_add_u32_e32 v5, vcc, v5, v16
	v_add_u32_e32 v4, vcc, v4, v43
	v_addc_u32_e32 v5, vcc, v5, v32, vcc
	v_mul_lo_u32 v12, v5, 31
	v_mad_u64_u32 v[4:5], s[0:1], v4, 31, 0
	v_add_u32_e32 v16, vcc, s12, v27
	v_addc_u32_e32 v17, vcc, v51, v28, vcc
	v_add_u32_e32 v5, vcc, v5, v12
	v_cmp_eq_u32_e32 vcc, v6, v7
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_cndmask_b32_e64 v12, 0, 1, vcc
	v_trunc_f32_e32 v6, v6
	v_add_u32_e64 v4, s[0:1], v4, v12
	v_mul_f32_e32 v27, s11, v6
	v_addc_u32_e64 v5, s[0:1], v5, v33, s[0:1]
	v_floor_f32_e32 v27, v27
	v_mul_lo_u32 v12, v5, 31
	v_mad_u64_u32 v[4:5], s[0:1], v4, 31, 0
	v_fma_f32 v6, v27, s2, v6
	v_cvt_u32_f32_e32 v6, v6
	v_cvt_u32_f32_e32 v27, v27
	v_trunc_f32_e32 v7, v22
	v_add_u32_e32 v5, vcc, v5, v12
	v_mul_f32_e32 v22, s11, v7
	v_add_u32_e32 v4, vcc, v4, v6
	v_floor_f32_e32 v22, v22
	v_addc_u32_e32 v5, vcc, v5, v27, vcc
	v_fma_f32 v7, v22, s2, v7
	v_mul_lo_u32 v6, v5, 31
	v_mad_u64_u32 v[4:5], s[0:1], v4, 31, 0
	v_cvt_u32_f32_e32 v7, v7
	v_cvt_u32_f32_e32 v12, v22
	v_add_u32_e32 v5, vcc, v5, v6
	v_add_u32_e32 v4, vcc, v4, v7
	v_addc_u32_e32 v5, vcc, v5, v12, vcc
	v_add_u32_e32 v4, vcc, s8, v4
	v_addc_u32_e32 v5, vcc, v5, v50, vcc
	flat_store_dwordx2 v[16:17], v[4:5]
	flat_store_dwordx2 v[20:21], v[36:37]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[27:28], v[20:21] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[20:21], v[18:19]
	flat_load_dwordx2 v[29:30], v[20:21] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0)
	flat_store_dwordx2 v[20:21], v[40:41]
	flat_load_dwordx2 v[31:32], v[20:21]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[20:21], v[38:39]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap_x2 v[22:23], v[20:21], v[23:24] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0)
	flat_atomic_swap_x2 v[24:25], v[20:21], v[25:26] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	flat_atomic_swap_x2 v[33:34], v[20:21], v[34:35] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap_x2 v[6:7], v[20:21], v[0:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v5, 0x40260000
	v_mov_b32_e32 v4, v11
	v_mov_b32_e32 v17, 0x40280000
	v_mov_b32_e32 v16, v11
	s_mov_b32 s2, s9
	s_mov_b32 s1, 0xc1f00000
	s_mov_b32 s0, s9
	v_mov_b32_e32 v12, s9
	v_trunc_f64_e32 v[26:27], v[27:28]
	v_trunc_f64_e32 v[28:29], v[29:30]
	v_trunc_f64_e32 v[22:23], v[22:23]
	v_trunc_f64_e32 v[30:31], v[31:32]
	v_trunc_f64_e32 v[24:25], v[24:25]
	v_cmp_eq_u64_e32 vcc, s[6:7], v[6:7]
	v_trunc_f64_e32 v[32:33], v[33:34]
	v_cndmask_b32_e32 v7, v7, v53, vcc
	v_cndmask_b32_e64 v6, v6, 0, vcc
	flat_atomic_cmpswap_x2 v[18:19], v[20:21], v[4:7] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cndmask_b32_e64 v54, 0, 1, vcc
	v_mul_f64 v[39:40], v[26:27], s[2:3]
	v_mul_f64 v[41:42], v[28:29], s[2:3]
	v_trunc_f64_e32 v[43:44], v[6:7]
	v_mul_f64 v[45:46], v[22:23], s[2:3]
	v_mul_f64 v[47:48], v[24:25], s[2:3]
	v_mul_f64 v[49:50], v[32:33], s[2:3]
	v_mov_b32_e32 v34, s9
	v_floor_f64_e32 v[39:40], v[39:40]
	v_floor_f64_e32 v[41:42], v[41:42]
	v_mul_f64 v[51:52], v[43:44], s[2:3]
	v_floor_f64_e32 v[45:46], v[45:46]
	v_floor_f64_e32 v[47:48], v[47:48]
	v_floor_f64_e32 v[49:50], v[49:50]
	v_fma_f64 v[26:27], v[39:40], s[0:1], v[26:27]
	v_fma_f64 v[28:29], v[41:42], s[0:1], v[28:29]
	v_cvt_u32_f64_e32 v41, v[41:42]
	v_fma_f64 v[22:23], v[45:46], s[0:1], v[22:23]
	v_cvt_u32_f64_e32 v45, v[45:46]
	v_fma_f64 v[24:25], v[47:48], s[0:1], v[24:25]
	v_cvt_u32_f64_e32 v28, v[28:29]
	v_cvt_u32_f64_e32 v22, v[22:23]
	v_cvt_u32_f64_e32 v24, v[24:25]
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[18:19], v[6:7]
	v_cndmask_b32_e32 v19, v19, v7, vcc
	v_cndmask_b32_e32 v18, v18, v6, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap_x2 v[35:36], v[20:21], v[16:19] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[37:38], v[20:21] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap_x2 v[0:1], v[20:21], v[0:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mul_f64 v[6:7], v[30:31], s[2:3]
	v_cndmask_b32_e64 v55, 0, 1, vcc
	v_cvt_u32_f64_e32 v16, v[39:40]
	v_floor_f64_e32 v[39:40], v[51:52]
	v_mov_b32_e32 v3, s9
	v_mov_b32_e32 v2, v11
	v_mul_lo_u32 v16, v16, 31
	v_floor_f64_e32 v[6:7], v[6:7]
	v_fma_f64 v[30:31], v[6:7], s[0:1], v[30:31]
	v_cvt_u32_f64_e32 v42, v[6:7]
	v_cvt_u32_f64_e32 v6, v[26:27]
	v_mad_u64_u32 v[26:27], s[4:5], v6, 31, 0
	v_cmp_eq_u64_e32 vcc, s[6:7], v[0:1]
	v_cndmask_b32_e32 v7, v1, v53, vcc
	v_cndmask_b32_e64 v6, v0, 0, vcc
	flat_atomic_cmpswap_x2 v[0:1], v[20:21], v[4:7] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cndmask_b32_e64 v46, 0, 1, vcc
	v_add_u32_e32 v4, vcc, v27, v16
	v_add_u32_e32 v5, vcc, v26, v28
	v_addc_u32_e32 v16, vcc, v4, v41, vcc
	v_mad_u64_u32 v[4:5], s[4:5], v5, 31, 0
	v_mul_lo_u32 v16, v16, 31
	v_cvt_u32_f64_e32 v26, v[30:31]
	v_add_u32_e32 v5, vcc, v5, v16
	v_add_u32_e32 v4, vcc, v4, v26
	v_addc_u32_e32 v16, vcc, v5, v42, vcc
	v_mad_u64_u32 v[4:5], s[4:5], v4, 31, 0
	v_mul_lo_u32 v16, v16, 31
	v_cvt_u32_f64_e32 v26, v[47:48]
	v_add_u32_e32 v5, vcc, v5, v16
	v_add_u32_e32 v4, vcc, v4, v22
	v_addc_u32_e32 v16, vcc, v5, v45, vcc
	v_mad_u64_u32 v[4:5], s[4:5], v4, 31, 0
	v_mul_lo_u32 v16, v16, 31
	v_fma_f64 v[22:23], v[49:50], s[0:1], v[32:33]
	v_mov_b32_e32 v32, v11
	v_mov_b32_e32 v33, v11
	v_add_u32_e32 v5, vcc, v5, v16
	v_add_u32_e32 v4, vcc, v4, v24
	v_addc_u32_e32 v16, vcc, v5, v26, vcc
	v_mad_u64_u32 v[4:5], s[4:5], v4, 31, 0
	v_mul_lo_u32 v16, v16, 31
	v_cvt_u32_f64_e32 v22, v[22:23]
	v_cvt_u32_f64_e32 v24, v[49:50]
	v_add_u32_e32 v5, vcc, v5, v16
	v_add_u32_e32 v4, vcc, v4, v22
	v_addc_u32_e32 v16, vcc, v5, v24, vcc
	v_mad_u64_u32 v[4:5], s[4:5], v4, 31, 0
	v_mul_lo_u32 v16, v16, 31
	v_fma_f64 v[23:24], v[39:40], s[0:1], v[43:44]
	v_mov_b32_e32 v22, s9
	v_add_u32_e32 v5, vcc, v5, v16
	v_add_u32_e32 v4, vcc, v4, v54
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	v_mad_u64_u32 v[3:4], s[4:5], v4, 31, 0
	v_mul_lo_u32 v5, v5, 31
	v_cvt_u32_f64_e32 v23, v[23:24]
	v_cvt_u32_f64_e32 v16, v[39:40]
	v_add_u32_e32 v4, vcc, v4, v5
	v_add_u32_e32 v3, vcc, v3, v23
	v_addc_u32_e32 v5, vcc, v4, v16, vcc
	v_cmp_eq_u64_e32 vcc, v[35:36], v[18:19]
	v_mov_b32_e32 v16, v11
	v_cndmask_b32_e64 v28, 0, 1, vcc
	v_cndmask_b32_e32 v24, v36, v19, vcc
	v_cndmask_b32_e32 v23, v35, v18, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[0:1], v[6:7]
	v_mad_u64_u32 v[3:4], s[4:5], v3, 31, 0
	v_cndmask_b32_e32 v19, v1, v7, vcc
	v_cndmask_b32_e32 v18, v0, v6, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap_x2 v[0:1], v[20:21], v[16:19] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[20:21], v[20:21] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mul_lo_u32 v25, v5, 31
	v_trunc_f64_e32 v[16:17], v[23:24]
	v_cndmask_b32_e64 v35, 0, 1, vcc
	v_trunc_f64_e32 v[6:7], v[6:7]
	v_add_u32_e32 v4, vcc, v4, v25
	v_add_u32_e32 v25, vcc, v3, v55
	v_addc_u32_e32 v3, vcc, v4, v12, vcc
	v_mul_lo_u32 v27, v3, 31
	v_trunc_f64_e32 v[3:4], v[37:38]
	v_mul_f64 v[23:24], v[16:17], s[2:3]
	v_mad_u64_u32 v[25:26], s[4:5], v25, 31, 0
	v_mov_b32_e32 v5, s9
	v_mov_b32_e32 v36, s10
	v_add_u32_e32 v29, vcc, v26, v27
	v_mul_f64 v[26:27], v[3:4], s[2:3]
	v_floor_f64_e32 v[23:24], v[23:24]
	v_add_u32_e32 v30, vcc, v25, v28
	v_addc_u32_e32 v25, vcc, v29, v34, vcc
	v_mul_lo_u32 v34, v25, 31
	v_mul_f64 v[28:29], v[6:7], s[2:3]
	v_floor_f64_e32 v[25:26], v[26:27]
	v_fma_f64 v[16:17], v[23:24], s[0:1], v[16:17]
	v_mad_u64_u32 v[30:31], s[4:5], v30, 31, 0
	v_add_u32_e32 v31, vcc, v31, v34
	v_fma_f64 v[3:4], v[25:26], s[0:1], v[3:4]
	v_cvt_u32_f64_e32 v16, v[16:17]
	v_cvt_u32_f64_e32 v17, v[23:24]
	v_floor_f64_e32 v[27:28], v[28:29]
	v_cvt_u32_f64_e32 v24, v[25:26]
	v_add_u32_e32 v16, vcc, v30, v16
	v_addc_u32_e32 v17, vcc, v31, v17, vcc
	v_mul_lo_u32 v23, v17, 31
	v_mad_u64_u32 v[16:17], s[4:5], v16, 31, 0
	v_cvt_u32_f64_e32 v3, v[3:4]
	v_fma_f64 v[6:7], v[27:28], s[0:1], v[6:7]
	v_add_u32_e32 v4, vcc, v17, v23
	v_add_u32_e32 v3, vcc, v16, v3
	v_addc_u32_e32 v16, vcc, v4, v24, vcc
	v_mad_u64_u32 v[3:4], s[4:5], v3, 31, 0
	v_mul_lo_u32 v16, v16, 31
	v_cvt_u32_f64_e32 v6, v[6:7]
	v_cvt_u32_f64_e32 v17, v[27:28]
	v_mov_b32_e32 v23, s13
	v_add_u32_e32 v4, vcc, v4, v16
	v_add_u32_e32 v3, vcc, v3, v46
	v_addc_u32_e32 v16, vcc, v4, v22, vcc
	v_mad_u64_u32 v[3:4], s[4:5], v3, 31, 0
	v_mul_lo_u32 v16, v16, 31
	v_add_u32_e32 v4, vcc, v4, v16
	v_add_u32_e32 v3, vcc, v3, v6
	v_addc_u32_e32 v6, vcc, v4, v17, vcc
	v_cmp_eq_u64_e32 vcc, v[0:1], v[18:19]
	v_mul_lo_u32 v16, v6, 31
	v_cndmask_b32_e32 v1, v1, v19, vcc
	v_cndmask_b32_e32 v0, v0, v18, vcc
	v_trunc_f64_e32 v[6:7], v[0:1]
	v_mad_u64_u32 v[3:4], s[4:5], v3, 31, 0
	v_cndmask_b32_e64 v22, 0, 1, vcc
	v_add_u32_e32 v0, vcc, v4, v16
	v_add_u32_e32 v1, vcc, v3, v35
	v_trunc_f64_e32 v[3:4], v[20:21]
	v_mul_f64 v[16:17], v[6:7], s[2:3]
	v_addc_u32_e32 v0, vcc, v0, v5, vcc
	v_mul_lo_u32 v5, v0, 31
	v_mad_u64_u32 v[18:19], s[4:5], v1, 31, 0
	v_or_b32_e32 v1, 5, v10
	v_lshlrev_b64 v[0:1], 3, v[1:2]
	v_add_u32_e32 v2, vcc, v19, v5
	v_mul_f64 v[19:20], v[3:4], s[2:3]
	v_floor_f64_e32 v[16:17], v[16:17]
	v_add_u32_e32 v5, vcc, v18, v22
	v_mad_u64_u32 v[21:22], s[2:3], v5, 31, 0
	v_addc_u32_e32 v2, vcc, v2, v12, vcc
	v_floor_f64_e32 v[18:19], v[19:20]
	v_fma_f64 v[5:6], v[16:17], s[0:1], v[6:7]
	v_mul_lo_u32 v2, v2, 31
	v_add_u32_e32 v0, vcc, s12, v0
	v_addc_u32_e32 v1, vcc, v23, v1, vcc
	v_add_u32_e32 v7, vcc, v22, v2
	v_fma_f64 v[2:3], v[18:19], s[0:1], v[3:4]
	v_cvt_u32_f64_e32 v5, v[5:6]
	v_cvt_u32_f64_e32 v4, v[16:17]
	v_mov_b32_e32 v17, s9
	v_add_u32_e32 v5, vcc, v21, v5
	v_addc_u32_e32 v4, vcc, v7, v4, vcc
	v_mul_lo_u32 v6, v4, 31
	v_mad_u64_u32 v[4:5], s[0:1], v5, 31, 0
	v_cvt_u32_f64_e32 v2, v[2:3]
	v_cvt_u32_f64_e32 v7, v[18:19]
	v_add_u32_e32 v3, vcc, v5, v6
	v_add_u32_e32 v2, vcc, v4, v2
	v_addc_u32_e32 v3, vcc, v3, v7, vcc
	v_add_u32_e32 v2, vcc, s8, v2
	v_addc_u32_e32 v3, vcc, v3, v36, vcc
	flat_store_dwordx2 v[0:1], v[2:3]
	flat_store_dwordx2 v[14:15], v[32:33]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v4, v[14:15], v56 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_atomic_swap v16, v[14:15], v56 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[14:15], v11
	flat_atomic_swap v20, v[14:15], v56 glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt vmcnt(0)
	flat_store_dword v[14:15], v11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v21, v[14:15], v56 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_store_dword v[14:15], v11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v22, v[14:15], v56 glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v7, v11
	v_or_b32_e32 v6, 6, v10
	v_lshlrev_b64 v[6:7], 3, v[6:7]
	v_mov_b32_e32 v5, s9
	v_add_u32_e32 v6, vcc, s12, v6
	v_addc_u32_e32 v7, vcc, v23, v7, vcc
	v_mov_b32_e32 v18, s9
	v_mov_b32_e32 v19, s9
	v_mov_b32_e32 v0, 0x3e8
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, v11
	v_mov_b32_e32 v3, 0
	v_or_b32_e32 v10, 7, v10
	s_add_u32 s0, s16, 4
	s_addc_u32 s1, s17, 0
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_lshlrev_b64 v[4:5], 1, v[4:5]
	v_cmp_ne_u32_e32 vcc, 0, v16
	v_cndmask_b32_e64 v23, 0, 1, vcc
	v_cmp_ne_u32_e32 vcc, 0, v20
	v_cndmask_b32_e64 v16, 0, 1, vcc
	v_or_b32_e32 v5, v5, v12
	v_or_b32_e32 v4, v4, v23
	v_lshlrev_b64 v[16:17], 1, v[16:17]
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_cmp_ne_u32_e32 vcc, 0, v21
	v_cndmask_b32_e64 v12, 0, 1, vcc
	v_or_b32_e32 v5, v5, v17
	v_or_b32_e32 v4, v4, v16
	v_or_b32_e32 v5, v5, v18
	v_or_b32_e32 v4, v4, v12
	v_lshlrev_b64 v[4:5], 1, v[4:5]
	v_cmp_ne_u32_e32 vcc, 0, v22
	v_cndmask_b32_e64 v12, 0, 1, vcc
	v_or_b32_e32 v5, v5, v19
	v_or_b32_e32 v4, v4, v12
	flat_store_dwordx2 v[6:7], v[4:5]
	flat_store_dwordx2 v[14:15], v[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add_x2 v[14:15], v[8:9]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	flat_atomic_sub_x2 v[14:15], v[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[0:1], v[14:15] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	v_lshlrev_b64 v[6:7], 3, v[10:11]
	v_mov_b32_e32 v15, s13
	v_add_u32_e32 v6, vcc, s12, v6
	v_mov_b32_e32 v2, s16
	v_addc_u32_e32 v7, vcc, v15, v7, vcc
	v_mov_b32_e32 v3, s17
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v9, 2
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v12, 0x200
	v_mov_b32_e32 v4, s0
	v_add_u32_e32 v10, vcc, 4, v8
	flat_store_dwordx2 v[6:7], v[0:1]
	flat_atomic_add v[2:3], v8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_smax v[4:5], v8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	ds_write_b32 v14, v11 offset:512
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[12:13], v9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v0, v14 offset:512
	v_mul_lo_u32 v1, v8, 3
	v_mov_b32_e32 v3, s17
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, vcc, v0, v1
	v_lshlrev_b64 v[0:1], 2, v[10:11]
	v_add_u32_e32 v0, vcc, s16, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v8
	flat_store_dword v[0:1], v2
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
	s_add_u32 s0, s16, 8
	s_addc_u32 s1, s17, 0
	s_add_u32 s2, s16, 0x10c
	s_addc_u32 s3, s17, 0
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v2, v[0:1]
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
.LBB0_2:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel libclc_atomics
		.amdhsa_group_segment_fixed_size 520
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 80
		.amdhsa_user_sgpr_count 10
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
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
		.amdhsa_next_free_vgpr 77
		.amdhsa_next_free_sgpr 18
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
	.size	libclc_atomics, .Lfunc_end0-libclc_atomics
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
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         64
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 520
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           libclc_atomics
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         libclc_atomics.kd
    .vgpr_count:     77
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
