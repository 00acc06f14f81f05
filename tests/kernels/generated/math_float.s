	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	math_float
	.globl	math_float
	.p2align	8
	.type	math_float,@function
math_float:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x24
	s_load_dwordx8 s[24:31], s[6:7], 0x0
	s_load_dword s2, s[4:5], 0xc
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s0, 0xffff
	v_add_u32_e32 v0, vcc, s1, v0
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[0:1], s3, v2, v[0:1]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, v2
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	v_mov_b32_e32 v1, s25
	v_add_u32_e32 v3, vcc, s24, v3
	v_addc_u32_e32 v4, vcc, v1, v4, vcc
	v_add_u32_e32 v1, vcc, s2, v0
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_mov_b32_e32 v7, s25
	v_add_u32_e32 v5, vcc, s24, v5
	v_addc_u32_e32 v6, vcc, v7, v6, vcc
	v_add_u32_e32 v1, vcc, s2, v1
	v_lshlrev_b64 v[7:8], 2, v[1:2]
	v_mov_b32_e32 v9, s25
	v_add_u32_e32 v7, vcc, s24, v7
	v_addc_u32_e32 v8, vcc, v9, v8, vcc
	v_add_u32_e32 v1, vcc, s2, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_mov_b32 s0, 0x4b000000
	v_add_u32_e32 v1, vcc, s24, v1
	v_addc_u32_e32 v2, vcc, v9, v2, vcc
	flat_load_dword v27, v[3:4]
	flat_load_dword v25, v[5:6]
	flat_load_dword v30, v[7:8]
	flat_load_dword v23, v[1:2]
	s_waitcnt vmcnt(3)
	v_and_b32_e32 v24, 0x7fffffff, v27
	v_cmp_nlt_f32_e64 s[0:1], |v27|, s0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_2
	v_and_b32_e32 v2, 0x7fffff, v27
	v_or_b32_e32 v2, 0x800000, v2
	s_mov_b32 s4, 0xfe5163ab
	v_mul_lo_u32 v3, v2, s4
	v_mul_hi_u32 v4, v2, s4
	s_mov_b32 s4, 0x3c439041
	v_mul_lo_u32 v5, v2, s4
	v_mul_hi_u32 v6, v2, s4
	s_mov_b32 s4, 0xdb629599
	v_mul_lo_u32 v7, v2, s4
	v_add_u32_e32 v4, vcc, v5, v4
	v_lshrrev_b32_e32 v1, 23, v24
	v_addc_u32_e32 v5, vcc, v7, v6, vcc
	v_mul_hi_u32 v6, v2, s4
	s_mov_b32 s4, 0xf534ddc0
	v_mul_lo_u32 v7, v2, s4
	v_mul_hi_u32 v8, v2, s4
	s_mov_b32 s4, 0xfc2757d1
	v_mul_lo_u32 v9, v2, s4
	v_addc_u32_e32 v6, vcc, v7, v6, vcc
	s_mov_b32 s5, 0x33a22168
	v_addc_u32_e32 v7, vcc, v9, v8, vcc
	v_mul_hi_u32 v8, v2, s4
	s_mov_b32 s4, 0x4e441529
	v_mul_lo_u32 v9, v2, s4
	v_mul_hi_u32 v10, v2, s4
	s_mov_b32 s4, 0xa2f9836e
	v_mul_lo_u32 v11, v2, s4
	v_mul_hi_u32 v2, v2, s4
	v_addc_u32_e32 v8, vcc, v9, v8, vcc
	v_addc_u32_e32 v9, vcc, v11, v10, vcc
	s_movk_i32 s4, 0xff88
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_add_u32_e32 v1, vcc, s4, v1
	v_cmp_lt_u32_e32 vcc, 31, v1
	v_cndmask_b32_e32 v2, v2, v9, vcc
	v_cndmask_b32_e32 v9, v9, v8, vcc
	v_cndmask_b32_e32 v8, v8, v7, vcc
	v_cndmask_b32_e32 v7, v7, v6, vcc
	v_cndmask_b32_e32 v6, v6, v5, vcc
	v_cndmask_b32_e32 v5, v5, v4, vcc
	v_cndmask_b32_e32 v3, v4, v3, vcc
	v_mov_b32_e32 v4, 0xffffffe0
	v_cndmask_b32_e32 v10, 0, v4, vcc
	v_add_u32_e32 v1, vcc, v10, v1
	v_cmp_lt_u32_e32 vcc, 31, v1
	v_cndmask_b32_e32 v2, v2, v9, vcc
	v_cndmask_b32_e32 v9, v9, v8, vcc
	v_cndmask_b32_e32 v8, v8, v7, vcc
	v_cndmask_b32_e32 v7, v7, v6, vcc
	v_cndmask_b32_e32 v6, v6, v5, vcc
	v_cndmask_b32_e32 v3, v5, v3, vcc
	v_cndmask_b32_e32 v5, 0, v4, vcc
	v_add_u32_e32 v1, vcc, v5, v1
	v_cmp_lt_u32_e32 vcc, 31, v1
	v_cndmask_b32_e32 v5, v9, v8, vcc
	v_cndmask_b32_e32 v8, v8, v7, vcc
	v_cndmask_b32_e32 v7, v7, v6, vcc
	v_cndmask_b32_e32 v3, v6, v3, vcc
	v_cndmask_b32_e32 v6, 0, v4, vcc
	v_cndmask_b32_e32 v2, v2, v9, vcc
	v_add_u32_e32 v1, vcc, v6, v1
	v_cmp_lt_u32_e32 vcc, 31, v1
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_cndmask_b32_e32 v2, v2, v5, vcc
	v_cndmask_b32_e32 v5, v5, v8, vcc
	v_cndmask_b32_e32 v6, v8, v7, vcc
	v_cndmask_b32_e32 v3, v7, v3, vcc
	v_add_u32_e32 v1, vcc, v4, v1
	v_sub_u32_e32 v4, vcc, 0, v1
	v_lshlrev_b32_e32 v7, v1, v2
	v_lshrrev_b32_e32 v8, v4, v5
	v_or_b32_e32 v7, v7, v8
	v_lshlrev_b32_e32 v8, v1, v5
	v_lshrrev_b32_e32 v9, v4, v6
	v_or_b32_e32 v8, v8, v9
	v_lshlrev_b32_e32 v9, v1, v6
	v_lshrrev_b32_e32 v4, v4, v3
	v_or_b32_e32 v4, v9, v4
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, v7, v2, vcc
	v_cndmask_b32_e32 v2, v8, v5, vcc
	v_cndmask_b32_e32 v4, v4, v6, vcc
	v_alignbit_b32 v6, v1, v2, 30
	v_alignbit_b32 v2, v2, v4, 30
	v_alignbit_b32 v3, v4, v3, 30
	v_bfe_u32 v4, v1, 29, 1
	v_sub_u32_e32 v7, vcc, 0, v4
	v_xor_b32_e32 v6, v6, v7
	v_xor_b32_e32 v2, v2, v7
	v_xor_b32_e32 v3, v3, v7
	v_ffbh_u32_e32 v7, v6
	v_min_u32_e32 v7, 32, v7
	v_add_u32_e32 v8, vcc, 1, v7
	v_sub_u32_e32 v9, vcc, 31, v7
	v_lshrrev_b32_e32 v5, 29, v1
	v_lshlrev_b32_e32 v6, v8, v6
	v_lshrrev_b32_e32 v10, v9, v2
	v_lshlrev_b32_e32 v2, v8, v2
	v_lshrrev_b32_e32 v3, v9, v3
	s_mov_b32 s4, 0xff800000
	v_lshlrev_b32_e32 v5, 31, v5
	v_or_b32_e32 v6, v6, v10
	v_or_b32_e32 v2, v2, v3
	v_mad_i32_i24 v3, v7, s4, 0.5
	v_or_b32_e32 v3, v3, v5
	v_lshrrev_b32_e32 v8, 9, v6
	v_alignbit_b32 v6, v6, v2, 9
	v_or_b32_e32 v3, v3, v8
	v_ffbh_u32_e32 v8, v6
	v_min_u32_e32 v8, 32, v8
	v_not_b32_e32 v9, v8
	v_add_u32_e32 v10, vcc, 1, v8
	v_sub_u32_e32 v8, vcc, 31, v8
	v_lshlrev_b32_e32 v6, v10, v6
	v_lshrrev_b32_e32 v2, v8, v2
	v_or_b32_e32 v2, v6, v2
	v_sub_u32_e32 v6, vcc, v9, v7
	v_lshlrev_b32_e32 v6, 23, v6
	v_add_u32_e32 v6, vcc, 0x33800000, v6
	v_or_b32_e32 v5, v6, v5
	v_lshrrev_b32_e32 v2, 9, v2
	s_mov_b32 s4, 0x3fc90fda
	v_or_b32_e32 v2, v5, v2
	v_mul_f32_e32 v5, s4, v3
	v_fma_f32 v5, v3, s4, -v5
	v_fma_f32 v5, v3, s5, v5
	v_fma_f32 v5, v2, s4, v5
	v_mad_f32 v2, s4, v3, v5
	v_mad_f32 v3, -v3, s4, v2
	v_lshrrev_b32_e32 v1, 30, v1
	v_sub_f32_e32 v3, v5, v3
	v_add_u32_e32 v1, vcc, v4, v1
.LBB0_2:
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_4
	s_mov_b32 s4, 0x3f22f983
	v_mad_f32 v1, v24, s4, 0.5
	v_trunc_f32_e32 v2, v1
	s_mov_b32 s4, 0x3fc90fda
	v_mad_f32 v3, -v2, s4, v24
	v_mul_f32_e32 v1, s4, v2
	v_sub_f32_e32 v4, v24, v3
	v_fma_f32 v1, v2, s4, -v1
	v_mad_f32 v4, -v2, s4, v4
	v_sub_f32_e32 v1, v4, v1
	v_add_f32_e32 v1, v3, v1
	s_mov_b32 s4, 0x33a22168
	v_mad_f32 v4, -v2, s4, v1
	v_mul_f32_e32 v3, s4, v2
	v_sub_f32_e32 v1, v1, v4
	v_fma_f32 v3, v2, s4, -v3
	v_mad_f32 v1, -v2, s4, v1
	v_sub_f32_e32 v1, v1, v3
	v_add_f32_e32 v1, v4, v1
	s_mov_b32 s4, 0x27c234c4
	v_mad_f32 v4, -v2, s4, v1
	v_sub_f32_e32 v5, v1, v4
	v_cvt_i32_f32_e32 v1, v2
	v_mul_f32_e32 v3, s4, v2
	v_fma_f32 v3, v2, s4, -v3
	v_mad_f32 v2, -v2, s4, v5
	v_add_f32_e32 v2, v4, v2
	v_xor_b32_e32 v3, 0x80000000, v3
.LBB0_4:
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
	s_cbranch_execz .LBB0_6
	v_and_b32_e32 v5, 0x7fffff, v27
	v_or_b32_e32 v5, 0x800000, v5
	s_mov_b32 s2, 0xfe5163ab
	v_mul_lo_u32 v6, v5, s2
	v_mul_hi_u32 v7, v5, s2
	s_mov_b32 s2, 0x3c439041
	v_mul_lo_u32 v8, v5, s2
	v_mul_hi_u32 v9, v5, s2
	s_mov_b32 s2, 0xdb629599
	v_mul_lo_u32 v10, v5, s2
	v_add_u32_e32 v7, vcc, v8, v7
	v_lshrrev_b32_e32 v4, 23, v24
	v_addc_u32_e32 v8, vcc, v10, v9, vcc
	v_mul_hi_u32 v9, v5, s2
	s_mov_b32 s2, 0xf534ddc0
	v_mul_lo_u32 v10, v5, s2
	v_mul_hi_u32 v11, v5, s2
	s_mov_b32 s2, 0xfc2757d1
	v_mul_lo_u32 v12, v5, s2
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	s_mov_b32 s3, 0x33a22168
	v_addc_u32_e32 v10, vcc, v12, v11, vcc
	v_mul_hi_u32 v11, v5, s2
	s_mov_b32 s2, 0x4e441529
	v_mul_lo_u32 v12, v5, s2
	v_mul_hi_u32 v13, v5, s2
	s_mov_b32 s2, 0xa2f9836e
	v_mul_lo_u32 v14, v5, s2
	v_mul_hi_u32 v5, v5, s2
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	v_addc_u32_e32 v12, vcc, v14, v13, vcc
	s_movk_i32 s2, 0xff88
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_add_u32_e32 v4, vcc, s2, v4
	v_cmp_lt_u32_e32 vcc, 31, v4
	v_cndmask_b32_e32 v5, v5, v12, vcc
	v_cndmask_b32_e32 v12, v12, v11, vcc
	v_cndmask_b32_e32 v11, v11, v10, vcc
	v_cndmask_b32_e32 v10, v10, v9, vcc
	v_cndmask_b32_e32 v9, v9, v8, vcc
	v_cndmask_b32_e32 v8, v8, v7, vcc
	v_cndmask_b32_e32 v6, v7, v6, vcc
	v_mov_b32_e32 v7, 0xffffffe0
	v_cndmask_b32_e32 v13, 0, v7, vcc
	v_add_u32_e32 v4, vcc, v13, v4
	v_cmp_lt_u32_e32 vcc, 31, v4
	v_cndmask_b32_e32 v5, v5, v12, vcc
	v_cndmask_b32_e32 v12, v12, v11, vcc
	v_cndmask_b32_e32 v11, v11, v10, vcc
	v_cndmask_b32_e32 v10, v10, v9, vcc
	v_cndmask_b32_e32 v9, v9, v8, vcc
	v_cndmask_b32_e32 v6, v8, v6, vcc
	v_cndmask_b32_e32 v8, 0, v7, vcc
	v_add_u32_e32 v4, vcc, v8, v4
	v_cmp_lt_u32_e32 vcc, 31, v4
	v_cndmask_b32_e32 v8, v12, v11, vcc
	v_cndmask_b32_e32 v11, v11, v10, vcc
	v_cndmask_b32_e32 v10, v10, v9, vcc
	v_cndmask_b32_e32 v6, v9, v6, vcc
	v_cndmask_b32_e32 v9, 0, v7, vcc
	v_cndmask_b32_e32 v5, v5, v12, vcc
	v_add_u32_e32 v4, vcc, v9, v4
	v_cmp_lt_u32_e32 vcc, 31, v4
	v_cndmask_b32_e32 v7, 0, v7, vcc
	v_cndmask_b32_e32 v5, v5, v8, vcc
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_cndmask_b32_e32 v9, v11, v10, vcc
	v_cndmask_b32_e32 v6, v10, v6, vcc
	v_add_u32_e32 v4, vcc, v7, v4
	v_sub_u32_e32 v7, vcc, 0, v4
	v_lshlrev_b32_e32 v10, v4, v5
	v_lshrrev_b32_e32 v11, v7, v8
	v_or_b32_e32 v10, v10, v11
	v_lshlrev_b32_e32 v11, v4, v8
	v_lshrrev_b32_e32 v12, v7, v9
	v_or_b32_e32 v11, v11, v12
	v_lshlrev_b32_e32 v12, v4, v9
	v_lshrrev_b32_e32 v7, v7, v6
	v_or_b32_e32 v7, v12, v7
	v_cmp_eq_u32_e32 vcc, 0, v4
	v_cndmask_b32_e32 v4, v10, v5, vcc
	v_cndmask_b32_e32 v5, v11, v8, vcc
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_alignbit_b32 v9, v4, v5, 30
	v_alignbit_b32 v5, v5, v7, 30
	v_alignbit_b32 v6, v7, v6, 30
	v_bfe_u32 v7, v4, 29, 1
	v_sub_u32_e32 v10, vcc, 0, v7
	v_xor_b32_e32 v9, v9, v10
	v_xor_b32_e32 v5, v5, v10
	v_xor_b32_e32 v6, v6, v10
	v_ffbh_u32_e32 v10, v9
	v_min_u32_e32 v10, 32, v10
	v_add_u32_e32 v11, vcc, 1, v10
	v_sub_u32_e32 v12, vcc, 31, v10
	v_lshrrev_b32_e32 v8, 29, v4
	v_lshlrev_b32_e32 v9, v11, v9
	v_lshrrev_b32_e32 v13, v12, v5
	v_lshlrev_b32_e32 v5, v11, v5
	v_lshrrev_b32_e32 v6, v12, v6
	s_mov_b32 s2, 0xff800000
	v_lshlrev_b32_e32 v8, 31, v8
	v_or_b32_e32 v9, v9, v13
	v_or_b32_e32 v5, v5, v6
	v_mad_i32_i24 v6, v10, s2, 0.5
	v_or_b32_e32 v6, v6, v8
	v_lshrrev_b32_e32 v11, 9, v9
	v_alignbit_b32 v9, v9, v5, 9
	v_or_b32_e32 v6, v6, v11
	v_ffbh_u32_e32 v11, v9
	v_min_u32_e32 v11, 32, v11
	v_not_b32_e32 v12, v11
	v_add_u32_e32 v13, vcc, 1, v11
	v_sub_u32_e32 v11, vcc, 31, v11
	v_lshlrev_b32_e32 v9, v13, v9
	v_lshrrev_b32_e32 v5, v11, v5
	v_or_b32_e32 v5, v9, v5
	v_sub_u32_e32 v9, vcc, v12, v10
	v_lshlrev_b32_e32 v9, 23, v9
	v_add_u32_e32 v9, vcc, 0x33800000, v9
	v_or_b32_e32 v8, v9, v8
	v_lshrrev_b32_e32 v5, 9, v5
	s_mov_b32 s2, 0x3fc90fda
	v_or_b32_e32 v5, v8, v5
	v_mul_f32_e32 v8, s2, v6
	v_fma_f32 v8, v6, s2, -v8
	v_fma_f32 v8, v6, s3, v8
	v_fma_f32 v5, v5, s2, v8
	v_mad_f32 v70, s2, v6, v5
	v_mad_f32 v6, -v6, s2, v70
	v_lshrrev_b32_e32 v4, 30, v4
	v_sub_f32_e32 v71, v5, v6
	v_add_u32_e32 v69, vcc, v7, v4
.LBB0_6:
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_8
	s_mov_b32 s2, 0x3f22f983
	v_mad_f32 v4, v24, s2, 0.5
	v_trunc_f32_e32 v4, v4
	s_mov_b32 s2, 0x3fc90fda
	v_mad_f32 v6, -v4, s2, v24
	v_mul_f32_e32 v5, s2, v4
	v_sub_f32_e32 v7, v24, v6
	v_fma_f32 v5, v4, s2, -v5
	v_mad_f32 v7, -v4, s2, v7
	v_sub_f32_e32 v5, v7, v5
	v_add_f32_e32 v5, v6, v5
	s_mov_b32 s2, 0x33a22168
	v_mad_f32 v7, -v4, s2, v5
	v_mul_f32_e32 v6, s2, v4
	v_sub_f32_e32 v5, v5, v7
	v_fma_f32 v6, v4, s2, -v6
	v_mad_f32 v5, -v4, s2, v5
	v_sub_f32_e32 v5, v5, v6
	v_add_f32_e32 v5, v7, v5
	s_mov_b32 s2, 0x27c234c4
	v_mad_f32 v7, -v4, s2, v5
	v_cvt_i32_f32_e32 v69, v4
	v_mul_f32_e32 v6, s2, v4
	v_sub_f32_e32 v5, v5, v7
	v_fma_f32 v6, v4, s2, -v6
	v_mad_f32 v4, -v4, s2, v5
	v_add_f32_e32 v70, v7, v4
	v_xor_b32_e32 v71, 0x80000000, v6
.LBB0_8:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b32 s0, 0x4b000000
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v42, 0x7fffffff, v30
	v_cmp_nlt_f32_e64 s[0:1], |v30|, s0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
	s_cbranch_execz .LBB0_10
	v_and_b32_e32 v5, 0x7fffff, v30
	v_or_b32_e32 v5, 0x800000, v5
	s_mov_b32 s2, 0xfe5163ab
	v_mul_lo_u32 v6, v5, s2
	v_mul_hi_u32 v7, v5, s2
	s_mov_b32 s2, 0x3c439041
	v_mul_lo_u32 v8, v5, s2
	v_mul_hi_u32 v9, v5, s2
	s_mov_b32 s2, 0xdb629599
	v_mul_lo_u32 v10, v5, s2
	v_add_u32_e32 v7, vcc, v8, v7
	v_lshrrev_b32_e32 v4, 23, v42
	v_addc_u32_e32 v8, vcc, v10, v9, vcc
	v_mul_hi_u32 v9, v5, s2
	s_mov_b32 s2, 0xf534ddc0
	v_mul_lo_u32 v10, v5, s2
	v_mul_hi_u32 v11, v5, s2
	s_mov_b32 s2, 0xfc2757d1
	v_mul_lo_u32 v12, v5, s2
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	s_mov_b32 s3, 0x33a22168
	v_addc_u32_e32 v10, vcc, v12, v11, vcc
	v_mul_hi_u32 v11, v5, s2
	s_mov_b32 s2, 0x4e441529
	v_mul_lo_u32 v12, v5, s2
	v_mul_hi_u32 v13, v5, s2
	s_mov_b32 s2, 0xa2f9836e
	v_mul_lo_u32 v14, v5, s2
	v_mul_hi_u32 v5, v5, s2
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	v_addc_u32_e32 v12, vcc, v14, v13, vcc
	s_movk_i32 s2, 0xff88
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_add_u32_e32 v4, vcc, s2, v4
	v_cmp_lt_u32_e32 vcc, 31, v4
	v_cndmask_b32_e32 v5, v5, v12, vcc
	v_cndmask_b32_e32 v12, v12, v11, vcc
	v_cndmask_b32_e32 v11, v11, v10, vcc
	v_cndmask_b32_e32 v10, v10, v9, vcc
	v_cndmask_b32_e32 v9, v9, v8, vcc
	v_cndmask_b32_e32 v8, v8, v7, vcc
	v_cndmask_b32_e32 v6, v7, v6, vcc
	v_mov_b32_e32 v7, 0xffffffe0
	v_cndmask_b32_e32 v13, 0, v7, vcc
	v_add_u32_e32 v4, vcc, v13, v4
	v_cmp_lt_u32_e32 vcc, 31, v4
	v_cndmask_b32_e32 v5, v5, v12, vcc
	v_cndmask_b32_e32 v12, v12, v11, vcc
	v_cndmask_b32_e32 v11, v11, v10, vcc
	v_cndmask_b32_e32 v10, v10, v9, vcc
	v_cndmask_b32_e32 v9, v9, v8, vcc
	v_cndmask_b32_e32 v6, v8, v6, vcc
	v_cndmask_b32_e32 v8, 0, v7, vcc
	v_add_u32_e32 v4, vcc, v8, v4
	v_cmp_lt_u32_e32 vcc, 31, v4
	v_cndmask_b32_e32 v8, v12, v11, vcc
	v_cndmask_b32_e32 v11, v11, v10, vcc
	v_cndmask_b32_e32 v10, v10, v9, vcc
	v_cndmask_b32_e32 v6, v9, v6, vcc
	v_cndmask_b32_e32 v9, 0, v7, vcc
	v_cndmask_b32_e32 v5, v5, v12, vcc
	v_add_u32_e32 v4, vcc, v9, v4
	v_cmp_lt_u32_e32 vcc, 31, v4
	v_cndmask_b32_e32 v7, 0, v7, vcc
	v_cndmask_b32_e32 v5, v5, v8, vcc
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_cndmask_b32_e32 v9, v11, v10, vcc
	v_cndmask_b32_e32 v6, v10, v6, vcc
	v_add_u32_e32 v4, vcc, v7, v4
	v_sub_u32_e32 v7, vcc, 0, v4
	v_lshlrev_b32_e32 v10, v4, v5
	v_lshrrev_b32_e32 v11, v7, v8
	v_or_b32_e32 v10, v10, v11
	v_lshlrev_b32_e32 v11, v4, v8
	v_lshrrev_b32_e32 v12, v7, v9
	v_or_b32_e32 v11, v11, v12
	v_lshlrev_b32_e32 v12, v4, v9
	v_lshrrev_b32_e32 v7, v7, v6
	v_or_b32_e32 v7, v12, v7
	v_cmp_eq_u32_e32 vcc, 0, v4
	v_cndmask_b32_e32 v4, v10, v5, vcc
	v_cndmask_b32_e32 v5, v11, v8, vcc
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_alignbit_b32 v9, v4, v5, 30
	v_alignbit_b32 v5, v5, v7, 30
	v_alignbit_b32 v6, v7, v6, 30
	v_bfe_u32 v7, v4, 29, 1
	v_sub_u32_e32 v10, vcc, 0, v7
	v_xor_b32_e32 v9, v9, v10
	v_xor_b32_e32 v5, v5, v10
	v_xor_b32_e32 v6, v6, v10
	v_ffbh_u32_e32 v10, v9
	v_min_u32_e32 v10, 32, v10
	v_add_u32_e32 v11, vcc, 1, v10
	v_sub_u32_e32 v12, vcc, 31, v10
	v_lshrrev_b32_e32 v8, 29, v4
	v_lshlrev_b32_e32 v9, v11, v9
	v_lshrrev_b32_e32 v13, v12, v5
	v_lshlrev_b32_e32 v5, v11, v5
	v_lshrrev_b32_e32 v6, v12, v6
	s_mov_b32 s2, 0xff800000
	v_lshlrev_b32_e32 v8, 31, v8
	v_or_b32_e32 v9, v9, v13
	v_or_b32_e32 v5, v5, v6
	v_mad_i32_i24 v6, v10, s2, 0.5
	v_or_b32_e32 v6, v6, v8
	v_lshrrev_b32_e32 v11, 9, v9
	v_alignbit_b32 v9, v9, v5, 9
	v_or_b32_e32 v6, v6, v11
	v_ffbh_u32_e32 v11, v9
	v_min_u32_e32 v11, 32, v11
	v_not_b32_e32 v12, v11
	v_add_u32_e32 v13, vcc, 1, v11
	v_sub_u32_e32 v11, vcc, 31, v11
	v_lshlrev_b32_e32 v9, v13, v9
	v_lshrrev_b32_e32 v5, v11, v5
	v_or_b32_e32 v5, v9, v5
	v_sub_u32_e32 v9, vcc, v12, v10
	v_lshlrev_b32_e32 v9, 23, v9
	v_add_u32_e32 v9, vcc, 0x33800000, v9
	v_or_b32_e32 v8, v9, v8
	v_lshrrev_b32_e32 v5, 9, v5
	s_mov_b32 s2, 0x3fc90fda
	v_or_b32_e32 v5, v8, v5
	v_mul_f32_e32 v8, s2, v6
	v_fma_f32 v8, v6, s2, -v8
	v_fma_f32 v8, v6, s3, v8
	v_fma_f32 v5, v5, s2, v8
	v_mad_f32 v73, s2, v6, v5
	v_mad_f32 v6, -v6, s2, v73
	v_lshrrev_b32_e32 v4, 30, v4
	v_sub_f32_e32 v74, v5, v6
	v_add_u32_e32 v72, vcc, v7, v4
.LBB0_10:
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_12
	s_mov_b32 s2, 0x3f22f983
	v_mad_f32 v4, v42, s2, 0.5
	v_trunc_f32_e32 v4, v4
	s_mov_b32 s2, 0x3fc90fda
	v_mad_f32 v6, -v4, s2, v42
	v_mul_f32_e32 v5, s2, v4
	v_sub_f32_e32 v7, v42, v6
	v_fma_f32 v5, v4, s2, -v5
	v_mad_f32 v7, -v4, s2, v7
	v_sub_f32_e32 v5, v7, v5
	v_add_f32_e32 v5, v6, v5
	s_mov_b32 s2, 0x33a22168
	v_mad_f32 v7, -v4, s2, v5
	v_mul_f32_e32 v6, s2, v4
	v_sub_f32_e32 v5, v5, v7
	v_fma_f32 v6, v4, s2, -v6
	v_mad_f32 v5, -v4, s2, v5
	v_sub_f32_e32 v5, v5, v6
	v_add_f32_e32 v5, v7, v5
	s_mov_b32 s2, 0x27c234c4
	v_mad_f32 v7, -v4, s2, v5
	v_cvt_i32_f32_e32 v72, v4
	v_mul_f32_e32 v6, s2, v4
	v_sub_f32_e32 v5, v5, v7
	v_fma_f32 v6, v4, s2, -v6
	v_mad_f32 v4, -v4, s2, v5
	v_add_f32_e32 v73, v7, v4
	v_xor_b32_e32 v74, 0x80000000, v6
.LBB0_12:
	s_or_b64 exec, exec, s[0:1]
	s_brev_b32 s16, -2
	v_and_b32_e32 v26, s16, v25
	s_mov_b32 s12, 0x800000
	v_or_b32_e32 v4, 1.0, v26
	v_add_f32_e32 v19, -1.0, v4
	v_cmp_gt_u32_e32 vcc, s12, v26
	v_cndmask_b32_e32 v12, v26, v19, vcc
	s_mov_b32 s14, 0x7f0000
	s_mov_b32 s15, 0x10000
	v_lshlrev_b32_e32 v5, 1, v12
	v_and_b32_e32 v4, s14, v12
	v_and_b32_e32 v5, s15, v5
	v_add_u32_e64 v20, s[0:1], v5, v4
	v_lshrrev_b32_e32 v6, 13, v20
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, LOG_INV_TBL_EP@rel32@lo+4
	s_addc_u32 s9, s9, LOG_INV_TBL_EP@rel32@hi+12
	v_mov_b32_e32 v5, s9
	v_add_u32_e64 v4, s[0:1], s8, v6
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	flat_load_dwordx2 v[4:5], v[4:5]
	s_getpc_b64 s[2:3]
	s_add_u32 s2, s2, EXP_TBL@rel32@lo+4
	s_addc_u32 s3, s3, EXP_TBL@rel32@hi+12
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, LOG2_TBL@rel32@lo+4
	s_addc_u32 s7, s7, LOG2_TBL@rel32@hi+12
	s_getpc_b64 s[10:11]
	s_add_u32 s10, s10, LOGE_TBL@rel32@lo+4
	s_addc_u32 s11, s11, LOGE_TBL@rel32@hi+12
	v_mov_b32_e32 v29, s11
	v_add_u32_e64 v6, s[0:1], s10, v6
	v_addc_u32_e64 v7, s[0:1], 0, v29, s[0:1]
	flat_load_dwordx2 v[6:7], v[6:7]
	v_cvt_i32_f32_e32 v10, v42
	v_or_b32_e32 v9, 1.0, v25
	v_mul_f32_e32 v8, 0x43549a78, v30
	v_add_f32_e32 v62, -1.0, v9
	v_cmp_gt_u32_e64 s[4:5], s12, v25
	v_cvt_i32_f32_e32 v67, v8
	v_cndmask_b32_e64 v61, v25, v62, s[4:5]
	v_cmp_gt_u32_e64 s[0:1], 37, v10
	v_mov_b32_e32 v11, 0
	v_lshlrev_b32_e32 v8, 1, v61
	v_cndmask_b32_e64 v10, 0, v10, s[0:1]
	v_and_b32_e32 v17, s14, v61
	v_and_b32_e32 v18, s15, v8
	v_lshlrev_b64 v[8:9], 3, v[10:11]
	s_mov_b32 s17, 0x7fffff
	s_getpc_b64 s[18:19]
	s_add_u32 s18, s18, SINHCOSH_TBL@rel32@lo+4
	s_addc_u32 s19, s19, SINHCOSH_TBL@rel32@hi+12
	v_add_u32_e64 v63, s[0:1], v18, v17
	v_mov_b32_e32 v13, s19
	v_and_b32_e32 v11, s17, v12
	v_and_b32_e32 v12, 63, v67
	v_add_u32_e64 v8, s[0:1], s18, v8
	v_or_b32_e32 v28, 0.5, v11
	v_lshlrev_b32_e32 v11, 2, v12
	v_addc_u32_e64 v9, s[0:1], v9, v13, s[0:1]
	v_mov_b32_e32 v14, s3
	v_add_u32_e64 v11, s[0:1], s2, v11
	v_lshrrev_b32_e32 v17, 13, v63
	v_addc_u32_e64 v12, s[0:1], 0, v14, s[0:1]
	v_mov_b32_e32 v15, s7
	v_add_u32_e64 v13, s[0:1], s6, v17
	s_getpc_b64 s[20:21]
	s_add_u32 s20, s20, LOG10_TBL@rel32@lo+4
	s_addc_u32 s21, s21, LOG10_TBL@rel32@hi+12
	v_addc_u32_e64 v14, s[0:1], 0, v15, s[0:1]
	v_mov_b32_e32 v16, s21
	v_add_u32_e64 v15, s[0:1], s20, v17
	s_getpc_b64 s[22:23]
	s_add_u32 s22, s22, LOG_INV_TBL@rel32@lo+4
	s_addc_u32 s23, s23, LOG_INV_TBL@rel32@hi+12
	v_lshrrev_b32_e32 v18, 14, v63
	v_addc_u32_e64 v16, s[0:1], 0, v16, s[0:1]
	v_or_b32_e32 v20, 0.5, v20
	v_mov_b32_e32 v31, s23
	v_add_u32_e64 v17, s[0:1], s22, v18
	flat_load_dword v68, v[11:12]
	v_sub_f32_e32 v11, v20, v28
	v_addc_u32_e64 v18, s[0:1], 0, v31, s[0:1]
	v_mov_b32_e32 v21, 0x3e800000
	v_mov_b32_e32 v22, 0x3eaaaaab
	flat_load_dword v64, v[17:18]
	s_movk_i32 s6, 0xff81
	v_ashrrev_i32_e32 v18, 23, v19
	s_movk_i32 s0, 0xff03
	v_bfe_u32 v28, v25, 23, 8
	v_add_u32_e64 v18, s[0:1], s0, v18
	v_add_u32_e64 v19, s[0:1], s6, v28
	v_cndmask_b32_e32 v18, v19, v18, vcc
	v_cvt_f32_i32_e32 v18, v18
	s_mov_b32 s0, 0x3805fdf4
	v_cmp_gt_u32_e64 s[2:3], s12, v24
	v_add_f32_e32 v39, 1.0, v25
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v12, v11, v5
	v_mac_f32_e32 v12, v11, v4
	v_mad_f32 v4, v11, v4, -v12
	v_mac_f32_e32 v22, v12, v21
	v_mul_f32_e32 v20, v12, v12
	v_mac_f32_e32 v4, v11, v5
	v_mad_f32 v5, v12, v22, 0.5
	v_mac_f32_e32 v4, v20, v5
	v_sub_f32_e64 v5, 1.0, |v25|
	v_mov_b32_e32 v11, 0x3e2aaaab
	v_mac_f32_e32 v11, 0x3e124925, v5
	v_madak_f32 v11, v5, v11, 0x3e4ccccd
	v_madak_f32 v11, v5, v11, 0x3e800000
	v_mul_f32_e32 v17, v5, v5
	v_madak_f32 v11, v5, v11, 0x3eaaaaab
	v_mul_f32_e32 v19, v5, v17
	v_mad_f32 v4, v18, s0, -v4
	s_mov_b32 s0, 0x3d800000
	v_mul_f32_e64 v11, v19, -v11
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v6, 0x3f317000, v18
	v_mul_f32_e32 v18, -0.5, v17
	v_add_f32_e32 v4, v7, v4
	v_cmp_lt_f32_e64 vcc, |v5|, s0
	v_mad_f32 v17, -0.5, v17, v11
	v_cndmask_b32_e64 v7, -v12, v18, vcc
	v_sub_f32_e32 v12, v4, v12
	v_cndmask_b32_e32 v4, v4, v11, vcc
	v_add_f32_e32 v11, v6, v12
	v_cndmask_b32_e64 v6, v6, -v5, vcc
	v_sub_f32_e32 v5, v17, v5
	v_cndmask_b32_e32 v12, v12, v17, vcc
	v_cndmask_b32_e32 v5, v11, v5, vcc
	v_sub_f32_e32 v7, v12, v7
	v_sub_f32_e32 v6, v6, v5
	s_movk_i32 s0, 0xf000
	v_sub_f32_e32 v4, v4, v7
	v_add_f32_e32 v6, v12, v6
	v_and_b32_e32 v57, s0, v5
	v_add_f32_e32 v4, v4, v6
	v_sub_f32_e32 v5, v5, v57
	v_and_b32_e32 v58, s0, v23
	v_add_f32_e32 v4, v4, v5
	v_sub_f32_e32 v5, v23, v58
	v_mul_f32_e32 v59, v5, v4
	v_mac_f32_e32 v59, v57, v5
	v_mac_f32_e32 v59, v4, v58
	v_or_b32_e32 v4, 1.0, v24
	v_add_f32_e32 v51, -1.0, v4
	v_cndmask_b32_e64 v48, v24, v51, s[2:3]
	v_lshlrev_b32_e32 v4, 1, v48
	v_and_b32_e32 v4, s15, v4
	v_and_b32_e32 v5, s14, v48
	v_add_u32_e32 v49, vcc, v4, v5
	v_lshrrev_b32_e32 v4, 14, v49
	v_add_u32_e32 v4, vcc, s22, v4
	v_addc_u32_e32 v5, vcc, 0, v31, vcc
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, CBRT_TBL@rel32@lo+4
	s_addc_u32 s1, s1, CBRT_TBL@rel32@hi+12
	flat_load_dword v50, v[4:5]
	v_mov_b32_e32 v5, s1
	s_mov_b32 s1, 0x42b8aa3b
	v_mad_f32 v56, v58, v57, v59
	v_mul_f32_e32 v6, s1, v56
	v_cvt_i32_f32_e32 v60, v6
	v_mul_f32_e32 v7, s1, v23
	v_cvt_i32_f32_e32 v43, v7
	v_lshrrev_b32_e32 v4, 13, v49
	v_add_u32_e32 v4, vcc, s0, v4
	v_and_b32_e32 v6, 63, v60
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_lshlrev_b32_e32 v6, 3, v6
	s_getpc_b64 s[12:13]
	s_add_u32 s12, s12, EXP_TBL_EP@rel32@lo+4
	s_addc_u32 s13, s13, EXP_TBL_EP@rel32@hi+12
	v_mov_b32_e32 v11, s13
	v_add_u32_e32 v6, vcc, s12, v6
	v_and_b32_e32 v12, 63, v43
	v_addc_u32_e32 v7, vcc, 0, v11, vcc
	v_lshlrev_b32_e32 v12, 3, v12
	v_add_u32_e32 v19, vcc, s12, v12
	v_addc_u32_e32 v20, vcc, 0, v11, vcc
	v_lshlrev_b32_e32 v11, 1, v39
	v_and_b32_e32 v11, s15, v11
	v_and_b32_e32 v12, s14, v39
	v_add_u32_e32 v41, vcc, v11, v12
	v_lshrrev_b32_e32 v11, 14, v41
	v_add_u32_e32 v11, vcc, s22, v11
	v_addc_u32_e32 v12, vcc, 0, v31, vcc
	flat_load_dword v40, v[11:12]
	v_lshrrev_b32_e32 v11, 13, v41
	v_add_u32_e32 v21, vcc, s10, v11
	v_addc_u32_e32 v22, vcc, 0, v29, vcc
	flat_load_dwordx2 v[17:18], v[13:14]
	flat_load_dwordx2 v[15:16], v[15:16]
	flat_load_dwordx2 v[13:14], v[6:7]
	flat_load_dwordx2 v[11:12], v[8:9]
	flat_load_dwordx2 v[8:9], v[4:5]
	flat_load_dwordx2 v[6:7], v[19:20]
	flat_load_dwordx2 v[4:5], v[21:22]
	v_max_u32_e32 v44, v24, v26
	v_lshrrev_b32_e32 v19, 23, v44
	v_mov_b32_e32 v20, 0xfd
	v_med3_u32 v19, v19, 1, v20
	v_add_u32_e32 v19, vcc, s6, v19
	v_lshlrev_b32_e32 v20, 23, v19
	v_add_u32_e32 v46, vcc, 1.0, v20
	v_lshlrev_b32_e32 v19, 24, v19
	v_sub_u32_e32 v19, vcc, v46, v19
	v_min_u32_e32 v45, v24, v26
	v_mul_f32_e32 v20, v44, v19
	v_mul_f32_e32 v19, v45, v19
	v_lshrrev_b32_e32 v29, 23, v24
	v_mul_f32_e32 v21, v19, v19
	v_sub_u32_e32 v19, vcc, v29, v28
	v_cmp_lt_i32_e32 vcc, 0, v19
	s_mov_b32 s0, 0x3effffff
	v_and_b32_e32 v35, s16, v23
	v_sub_f32_e64 v19, 1.0, |v23|
	v_mac_f32_e32 v21, v20, v20
	v_mul_f32_e64 v38, |v23|, |v23|
	v_mul_f32_e32 v20, 0.5, v19
	v_cmp_lt_u32_e64 s[14:15], s0, v35
	v_cndmask_b32_e64 v52, v38, v20, s[14:15]
	v_sqrt_f32_e32 v47, v21
	v_sqrt_f32_e32 v55, v25
	v_sqrt_f32_e32 v53, v52
	v_and_b32_e32 v20, s17, v27
	v_or_b32_e32 v31, 1.0, v20
	v_and_b32_e32 v20, s17, v25
	v_or_b32_e32 v33, 1.0, v20
	v_rndne_f32_e32 v75, v30
	v_add_f32_e32 v65, -1.0, v25
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_16
	v_sub_u32_e32 v20, vcc, v29, v28
	v_add_u32_e32 v20, vcc, 1, v20
	s_mov_b64 s[6:7], 0
.LBB0_14:
	v_cmp_ge_f32_e32 vcc, v31, v33
	v_cndmask_b32_e32 v21, 0, v33, vcc
	v_add_u32_e32 v20, vcc, -1, v20
	v_sub_f32_e32 v21, v31, v21
	v_cmp_gt_u32_e32 vcc, 2, v20
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_f32_e32 v31, v21, v21
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_14
	s_or_b64 exec, exec, s[6:7]
.LBB0_16:
	s_or_b64 exec, exec, s[0:1]
	v_mul_f32_e32 v20, v2, v2
	v_mov_b32_e32 v22, 0xb2d72f34
	v_mac_f32_e32 v22, 0x2f2ec9d3, v20
	v_madak_f32 v22, v20, v22, 0x3636df25
	v_madak_f32 v22, v20, v22, 0xb95009d4
	v_mul_f32_e32 v21, v2, v20
	v_madak_f32 v22, v20, v22, 0x3c088887
	v_mul_f32_e32 v22, v22, v21
	v_mad_f32 v22, v3, 0.5, -v22
	v_mad_f32 v22, v20, v22, -v3
	v_mov_b32_e32 v32, 0x3e2aaaab
	v_mac_f32_e32 v22, v21, v32
	v_sub_f32_e32 v21, v2, v22
	v_mov_b32_e32 v22, 0x310f74f6
	s_brev_b32 s20, -2
	v_mac_f32_e32 v22, 0xad47d74e, v20
	v_and_b32_e32 v34, s20, v2
	s_mov_b32 s6, 0xff000000
	v_madak_f32 v22, v20, v22, 0xb492923a
	v_add_u32_e32 v36, vcc, s6, v34
	s_mov_b32 s6, 0xc1666666
	v_madak_f32 v22, v20, v22, 0x37d00ae2
	v_add_u32_e32 v37, vcc, s6, v34
	s_mov_b32 s6, 0xae6667
	v_madak_f32 v22, v20, v22, 0xbab60b60
	v_cmp_gt_u32_e32 vcc, s6, v37
	s_mov_b32 s6, 0x3f480001
	v_madak_f32 v22, v20, v22, 0x3d2aaaab
	v_cndmask_b32_e32 v36, 0, v36, vcc
	v_cmp_gt_u32_e32 vcc, s6, v34
	v_mov_b32_e32 v34, 0x3e900000
	v_mul_f32_e32 v22, v20, v22
	v_cndmask_b32_e32 v34, v34, v36, vcc
	v_mul_f32_e32 v2, v3, v2
	v_mad_f32 v36, v20, 0.5, -v34
	v_mad_f32 v2, v20, v22, -v2
	v_sub_f32_e32 v34, 1.0, v34
	v_sub_f32_e32 v2, v36, v2
	v_and_b32_e32 v3, 1, v1
	v_lshlrev_b32_e32 v1, 30, v1
	v_sub_f32_e32 v2, v34, v2
	v_cmp_eq_u32_e32 vcc, 0, v3
	v_xor_b32_e32 v1, v1, v27
	s_mov_b32 s0, 0x7f7fffff
	v_cndmask_b32_e32 v2, v2, v21, vcc
	v_and_b32_e32 v1, 0x80000000, v1
	v_cmp_lt_u32_e64 s[0:1], s0, v24
	v_xor_b32_e32 v1, v1, v2
	v_mov_b32_e32 v2, 0x7fc00000
	v_mac_f32_e32 v32, 0x3e124925, v19
	v_and_b32_e32 v66, s16, v65
	v_and_b32_e32 v54, s16, v27
	v_cmp_eq_f32_e64 s[16:17], 0, v27
	v_cndmask_b32_e64 v1, v1, v2, s[0:1]
	v_madak_f32 v2, v19, v32, 0x3e4ccccd
	v_cndmask_b32_e64 v76, v1, v27, s[16:17]
	v_mul_f32_e32 v1, v19, v19
	v_madak_f32 v2, v19, v2, 0x3e800000
	v_madak_f32 v2, v19, v2, 0x3eaaaaab
	v_mul_f32_e32 v3, v19, v1
	s_mov_b32 s6, 0x3d800000
	v_mul_f32_e64 v32, v3, -v2
	v_cmp_lt_f32_e64 vcc, |v19|, s6
	v_mul_f32_e32 v22, -0.5, v1
	v_mad_f32 v34, -0.5, v1, v32
	v_lshrrev_b32_e32 v1, 23, v35
	s_movk_i32 s6, 0xff81
	v_or_b32_e32 v2, 1.0, v35
	v_add_u32_e64 v1, s[6:7], s6, v1
	v_add_f32_e32 v2, -1.0, v2
	v_ashrrev_i32_e32 v3, 23, v2
	s_movk_i32 s6, 0xff03
	v_add_u32_e64 v3, s[6:7], s6, v3
	s_mov_b32 s6, 0x800000
	v_cmp_gt_u32_e64 s[6:7], s6, v35
	v_cndmask_b32_e64 v2, v35, v2, s[6:7]
	v_cndmask_b32_e64 v1, v1, v3, s[6:7]
	v_lshlrev_b32_e32 v3, 1, v2
	v_cvt_f32_i32_e32 v37, v1
	v_and_b32_e32 v1, 0x7f0000, v2
	v_and_b32_e32 v3, 0x10000, v3
	v_add_u32_e64 v1, s[6:7], v3, v1
	v_and_b32_e32 v2, 0x7fffff, v2
	v_or_b32_e32 v3, 0.5, v1
	v_or_b32_e32 v2, 0.5, v2
	v_lshrrev_b32_e32 v78, 13, v1
	v_sub_f32_e32 v77, v3, v2
	v_add_u32_e64 v2, s[6:7], s8, v78
	v_mov_b32_e32 v3, s9
	v_addc_u32_e64 v3, s[6:7], 0, v3, s[6:7]
	flat_load_dwordx2 v[2:3], v[2:3]
	v_mov_b32_e32 v20, 0x3e800000
	v_mov_b32_e32 v21, 0x3eaaaaab
	v_sub_f32_e32 v36, v34, v19
	v_mul_lo_u32 v0, v0, 26
	v_mov_b32_e32 v1, 0
	s_mov_b32 s19, 0x41cdcd65
	s_mov_b32 s18, 0
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v79, v77, v3
	v_mac_f32_e32 v79, v77, v2
	v_mad_f32 v80, v77, v2, -v79
	v_mac_f32_e32 v80, v77, v3
	v_add_u32_e64 v2, s[6:7], s10, v78
	v_mov_b32_e32 v3, s11
	v_addc_u32_e64 v3, s[6:7], 0, v3, s[6:7]
	flat_load_dwordx2 v[2:3], v[2:3]
	v_mac_f32_e32 v21, v79, v20
	v_mad_f32 v20, v79, v21, 0.5
	v_mul_f32_e32 v21, v79, v79
	v_mac_f32_e32 v80, v21, v20
	s_mov_b32 s6, 0x3805fdf4
	v_mad_f32 v20, v37, s6, -v80
	v_cndmask_b32_e64 v22, -v79, v22, vcc
	s_mov_b32 s6, 0x40a00000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, v3, v20
	v_sub_f32_e32 v20, v3, v79
	v_mac_f32_e32 v2, 0x3f317000, v37
	v_add_f32_e32 v21, v2, v20
	v_cndmask_b32_e32 v20, v20, v34, vcc
	v_cndmask_b32_e64 v2, v2, -v19, vcc
	v_cndmask_b32_e32 v19, v21, v36, vcc
	v_cndmask_b32_e32 v3, v3, v32, vcc
	v_sub_f32_e32 v21, v20, v22
	v_sub_f32_e32 v2, v2, v19
	v_and_b32_e32 v36, 0xfffff000, v19
	v_sub_f32_e32 v3, v3, v21
	v_add_f32_e32 v2, v20, v2
	v_add_f32_e32 v2, v3, v2
	v_sub_f32_e32 v3, v19, v36
	v_add_f32_e32 v2, v2, v3
	v_mul_f32_e32 v37, 0, v2
	v_mac_f32_e32 v37, 0, v36
	v_mac_f32_e32 v37, s6, v2
	v_mad_f32 v32, s6, v36, v37
	v_mul_f32_e32 v2, 0x42b8aa3b, v32
	v_cvt_i32_f32_e32 v34, v2
	v_mov_b32_e32 v3, s13
	v_lshlrev_b64 v[19:20], 3, v[0:1]
	v_mov_b32_e32 v1, s27
	v_and_b32_e32 v2, 63, v34
	v_lshlrev_b32_e32 v2, 3, v2
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v19, vcc, s26, v19
	v_addc_u32_e32 v20, vcc, v1, v20, vcc
	flat_load_dwordx2 v[2:3], v[2:3]
	flat_load_dwordx2 v[21:22], v[19:20]
	v_mov_b32_e32 v20, s19
	v_cmp_o_f32_e32 vcc, v76, v76
	v_mov_b32_e32 v19, s18
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_18
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, s20, v22
	v_and_b32_e32 v20, 0x7ff00000, v1
	v_mov_b32_e32 v19, 0
	s_mov_b32 s19, 0x3e800000
	v_mul_f64 v[19:20], v[19:20], s[18:19]
	v_cvt_f64_f32_e32 v[76:77], v76
	s_mov_b32 s19, 0x36a00000
	v_mov_b32_e32 v1, s19
	v_add_f64 v[21:22], v[76:77], -v[21:22]
	v_cmp_ngt_f64_e32 vcc, s[18:19], v[19:20]
	v_and_b32_e32 v77, s20, v22
	v_mov_b32_e32 v76, v21
	v_cndmask_b32_e32 v20, v1, v20, vcc
	v_cndmask_b32_e32 v19, 0, v19, vcc
	v_div_scale_f64 v[78:79], s[8:9], v[19:20], v[19:20], v[76:77]
	v_div_scale_f64 v[76:77], vcc, v[76:77], v[19:20], v[76:77]
	v_rcp_f64_e32 v[80:81], v[78:79]
	v_fma_f64 v[82:83], -v[78:79], v[80:81], 1.0
	v_fma_f64 v[80:81], v[80:81], v[82:83], v[80:81]
	v_fma_f64 v[82:83], -v[78:79], v[80:81], 1.0
	v_fma_f64 v[80:81], v[80:81], v[82:83], v[80:81]
	v_mul_f64 v[82:83], v[76:77], v[80:81]
	v_fma_f64 v[76:77], -v[78:79], v[82:83], v[76:77]
	v_div_fmas_f64 v[76:77], v[76:77], v[80:81], v[82:83]
	v_div_fixup_f64 v[19:20], v[76:77], v[19:20], |v[21:22]|
.LBB0_18:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_lt_f64_e32 vcc, 4.0, v[19:20]
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v21, s28
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v22, s29
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[21:22], v1
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_20:
	s_or_b64 exec, exec, s[6:7]
	v_max_f64 v[19:20], v[19:20], v[19:20]
	s_mov_b32 s24, 0
	s_mov_b32 s25, 0x412e8480
	s_mov_b32 s7, 0x40500000
	s_mov_b32 s6, s24
	v_or_b32_e32 v76, 1, v0
	v_mov_b32_e32 v77, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v21, s30
	v_min_f64 v[19:20], v[19:20], s[24:25]
	v_mov_b32_e32 v22, s31
	v_mov_b32_e32 v78, s27
	s_brev_b32 s8, -2
	v_mul_f64 v[19:20], v[19:20], s[6:7]
	s_mov_b32 s6, 0xff000000
	s_mov_b32 s7, 0x41cdcd65
	v_cvt_u32_f64_e32 v1, v[19:20]
	v_lshlrev_b64 v[19:20], 3, v[76:77]
	v_and_b32_e32 v76, s8, v70
	v_add_u32_e32 v19, vcc, s26, v19
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[21:22], v1
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v20, vcc, v78, v20, vcc
	flat_load_dwordx2 v[21:22], v[19:20]
	v_mul_f32_e32 v1, v70, v70
	v_mov_b32_e32 v20, 0xb2d72f34
	v_mac_f32_e32 v20, 0x2f2ec9d3, v1
	v_madak_f32 v20, v1, v20, 0x3636df25
	v_madak_f32 v20, v1, v20, 0xb95009d4
	v_mul_f32_e32 v19, v70, v1
	v_madak_f32 v20, v1, v20, 0x3c088887
	v_mul_f32_e32 v20, v20, v19
	v_mad_f32 v20, v71, 0.5, -v20
	v_mad_f32 v20, v1, v20, -v71
	v_mac_f32_e32 v20, 0x3e2aaaab, v19
	v_sub_f32_e32 v19, v70, v20
	v_mov_b32_e32 v20, 0x310f74f6
	v_mac_f32_e32 v20, 0xad47d74e, v1
	v_madak_f32 v20, v1, v20, 0xb492923a
	v_add_u32_e32 v77, vcc, s6, v76
	s_mov_b32 s6, 0xc1666666
	v_madak_f32 v20, v1, v20, 0x37d00ae2
	v_add_u32_e32 v78, vcc, s6, v76
	s_mov_b32 s6, 0xae6667
	v_madak_f32 v20, v1, v20, 0xbab60b60
	v_cmp_gt_u32_e32 vcc, s6, v78
	s_mov_b32 s6, 0x3f480001
	v_madak_f32 v20, v1, v20, 0x3d2aaaab
	v_cndmask_b32_e32 v77, 0, v77, vcc
	v_mov_b32_e32 v78, 0x3e900000
	v_cmp_gt_u32_e32 vcc, s6, v76
	v_mul_f32_e32 v20, v1, v20
	v_cndmask_b32_e32 v76, v78, v77, vcc
	v_mul_f32_e32 v70, v71, v70
	v_mad_f32 v77, v1, 0.5, -v76
	v_mad_f32 v1, v1, v20, -v70
	v_sub_f32_e32 v76, 1.0, v76
	v_sub_f32_e32 v1, v77, v1
	v_and_b32_e32 v20, 1, v69
	v_sub_f32_e32 v1, v76, v1
	v_cmp_eq_u32_e32 vcc, 0, v20
	v_cndmask_b32_e64 v1, -v19, v1, vcc
	v_lshlrev_b32_e32 v19, 30, v69
	v_and_b32_e32 v19, 0x80000000, v19
	v_xor_b32_e32 v1, v19, v1
	v_mov_b32_e32 v19, 0x7fc00000
	v_cndmask_b32_e64 v1, v1, v19, s[0:1]
	s_mov_b32 s6, s24
	v_mov_b32_e32 v20, s7
	v_cmp_o_f32_e32 vcc, v1, v1
	v_mov_b32_e32 v19, s6
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_22
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, s8, v22
	v_and_b32_e32 v20, 0x7ff00000, v19
	v_mov_b32_e32 v19, 0
	s_mov_b32 s11, 0x3e800000
	s_mov_b32 s10, s24
	v_mul_f64 v[19:20], v[19:20], s[10:11]
	v_cvt_f64_f32_e32 v[69:70], v1
	s_mov_b32 s11, 0x36a00000
	v_mov_b32_e32 v1, s11
	v_add_f64 v[21:22], v[69:70], -v[21:22]
	v_cmp_ngt_f64_e32 vcc, s[10:11], v[19:20]
	v_and_b32_e32 v70, s8, v22
	v_mov_b32_e32 v69, v21
	v_cndmask_b32_e32 v20, v1, v20, vcc
	v_cndmask_b32_e32 v19, 0, v19, vcc
	v_div_scale_f64 v[76:77], s[8:9], v[19:20], v[19:20], v[69:70]
	v_div_scale_f64 v[69:70], vcc, v[69:70], v[19:20], v[69:70]
	v_rcp_f64_e32 v[78:79], v[76:77]
	v_fma_f64 v[80:81], -v[76:77], v[78:79], 1.0
	v_fma_f64 v[78:79], v[78:79], v[80:81], v[78:79]
	v_fma_f64 v[80:81], -v[76:77], v[78:79], 1.0
	v_fma_f64 v[78:79], v[78:79], v[80:81], v[78:79]
	v_mul_f64 v[80:81], v[69:70], v[78:79]
	v_fma_f64 v[69:70], -v[76:77], v[80:81], v[69:70]
	v_div_fmas_f64 v[69:70], v[69:70], v[78:79], v[80:81]
	v_div_fixup_f64 v[19:20], v[69:70], v[19:20], |v[21:22]|
.LBB0_22:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_lt_f64_e32 vcc, 4.0, v[19:20]
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_24
	s_add_u32 s8, s28, 4
	s_addc_u32 s9, s29, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, s9
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v21, s8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[21:22], v1
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_24:
	s_or_b64 exec, exec, s[6:7]
	v_add_f32_e32 v1, v73, v74
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v21, v1, v1
	v_mov_b32_e32 v22, 0xbf039337
	v_mac_f32_e32 v22, 0x3c971480, v21
	v_madak_f32 v22, v21, v22, 0x3f93f425
	s_mov_b32 s6, 0x6f800000
	v_mov_b32_e32 v69, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v22|, s6
	v_cndmask_b32_e32 v69, 1.0, v69, vcc
	v_mul_f32_e32 v22, v22, v69
	v_rcp_f32_e32 v22, v22
	v_mov_b32_e32 v70, 0x3ec54587
	v_mac_f32_e32 v70, 0xbc8cedd3, v21
	v_mul_f32_e32 v21, v1, v21
	v_mul_f32_e32 v22, v70, v22
	v_mul_f32_e32 v22, v69, v22
	v_mac_f32_e32 v1, v21, v22
	v_div_scale_f32 v21, s[6:7], v1, v1, -1.0
	v_div_scale_f32 v22, vcc, -1.0, v1, -1.0
	s_mov_b32 s8, 0
	s_mov_b32 s9, 0x40500000
	s_add_u32 s10, s30, 4
	s_addc_u32 s11, s31, 0
	v_mov_b32_e32 v73, s27
	v_rcp_f32_e32 v69, v21
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v70, -v21, v69, 1.0
	v_fma_f32 v69, v70, v69, v69
	v_mul_f32_e32 v70, v22, v69
	v_fma_f32 v71, -v21, v70, v22
	v_fma_f32 v70, v71, v69, v70
	v_fma_f32 v71, -v21, v70, v22
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s8
	v_max_f64 v[19:20], v[19:20], v[19:20]
	v_max_f64 v[21:22], s[24:25], s[24:25]
	v_min_f64 v[19:20], v[19:20], v[21:22]
	v_add_u32_e64 v21, s[6:7], 2, v0
	v_mov_b32_e32 v22, 0
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 0
	v_mul_f64 v[19:20], v[19:20], s[8:9]
	s_mov_b32 s9, 0x41cdcd65
	v_cvt_u32_f64_e32 v74, v[19:20]
	v_lshlrev_b64 v[19:20], 3, v[21:22]
	v_mov_b32_e32 v22, s11
	v_mov_b32_e32 v21, s10
	v_add_u32_e64 v19, s[6:7], s26, v19
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[21:22], v74
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e64 v20, s[6:7], v73, v20, s[6:7]
	flat_load_dwordx2 v[21:22], v[19:20]
	v_div_fmas_f32 v19, v71, v69, v70
	v_and_b32_e32 v20, 1, v72
	v_cmp_eq_u32_e32 vcc, 0, v20
	s_mov_b32 s6, 0x7f800000
	v_mov_b32_e32 v20, 0x7fc00000
	v_div_fixup_f32 v19, v19, v1, -1.0
	v_cndmask_b32_e32 v19, v19, v1, vcc
	v_and_b32_e32 v1, 0x80000000, v30
	v_xor_b32_e32 v19, v1, v19
	v_cmp_gt_u32_e32 vcc, s6, v42
	v_cndmask_b32_e32 v19, v20, v19, vcc
	v_cmp_eq_f32_e32 vcc, 0, v30
	v_cndmask_b32_e32 v69, v19, v30, vcc
	v_mov_b32_e32 v20, s9
	v_cmp_o_f32_e32 vcc, v69, v69
	v_mov_b32_e32 v19, s8
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_26
	s_brev_b32 s10, -2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, s10, v22
	v_and_b32_e32 v20, 0x7ff00000, v19
	v_mov_b32_e32 v19, 0
	s_mov_b32 s9, 0x3e800000
	v_mul_f64 v[19:20], v[19:20], s[8:9]
	v_cvt_f64_f32_e32 v[69:70], v69
	s_mov_b32 s9, 0x36a00000
	v_add_f64 v[21:22], v[69:70], -v[21:22]
	v_mov_b32_e32 v69, s9
	v_cmp_ngt_f64_e32 vcc, s[8:9], v[19:20]
	v_and_b32_e32 v70, s10, v22
	v_cndmask_b32_e32 v20, v69, v20, vcc
	v_mov_b32_e32 v69, v21
	v_cndmask_b32_e32 v19, 0, v19, vcc
	v_div_scale_f64 v[71:72], s[10:11], v[19:20], v[19:20], v[69:70]
	v_div_scale_f64 v[69:70], vcc, v[69:70], v[19:20], v[69:70]
	v_rcp_f64_e32 v[73:74], v[71:72]
	v_fma_f64 v[76:77], -v[71:72], v[73:74], 1.0
	v_fma_f64 v[73:74], v[73:74], v[76:77], v[73:74]
	v_fma_f64 v[76:77], -v[71:72], v[73:74], 1.0
	v_fma_f64 v[73:74], v[73:74], v[76:77], v[73:74]
	v_mul_f64 v[76:77], v[69:70], v[73:74]
	v_fma_f64 v[69:70], -v[71:72], v[76:77], v[69:70]
	v_div_fmas_f64 v[69:70], v[69:70], v[73:74], v[76:77]
	v_div_fixup_f64 v[19:20], v[69:70], v[19:20], |v[21:22]|
.LBB0_26:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s9, 0x40140000
	v_cmp_lt_f64_e32 vcc, s[8:9], v[19:20]
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_28
	s_add_u32 s8, s28, 8
	s_addc_u32 s9, s29, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, s9
	v_mov_b32_e32 v69, 1
	v_mov_b32_e32 v21, s8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[21:22], v69
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_28:
	s_or_b64 exec, exec, s[6:7]
	v_max_f64 v[19:20], v[19:20], v[19:20]
	s_waitcnt vmcnt(0)
	v_max_f64 v[21:22], s[24:25], s[24:25]
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0x40500000
	s_add_u32 s6, s30, 8
	s_addc_u32 s7, s31, 0
	v_mov_b32_e32 v69, s27
	v_mov_b32_e32 v72, 0xb5ddea0e
	v_mov_b32_e32 v73, 0x2f800000
	v_min_f64 v[19:20], v[19:20], v[21:22]
	v_add_u32_e32 v21, vcc, 3, v0
	v_mov_b32_e32 v22, 0
	v_mul_f64 v[19:20], v[19:20], s[10:11]
	s_mov_b32 s11, 0x41cdcd65
	v_cvt_u32_f64_e32 v70, v[19:20]
	v_lshlrev_b64 v[19:20], 3, v[21:22]
	v_mov_b32_e32 v22, s7
	v_mov_b32_e32 v21, s6
	v_add_u32_e32 v19, vcc, s26, v19
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[21:22], v70
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v20, vcc, v69, v20, vcc
	flat_load_dwordx2 v[21:22], v[19:20]
	v_cmp_gt_f32_e32 vcc, 0, v30
	v_cndmask_b32_e64 v19, 0.5, -0.5, vcc
	v_mac_f32_e32 v19, 0x3fb8aa3b, v30
	v_cvt_i32_f32_e32 v19, v19
	v_mov_b32_e32 v69, v30
	s_mov_b32 s6, 0xb717f7d1
	s_mov_b32 s7, 0x6f800000
	v_cvt_f32_i32_e32 v20, v19
	v_lshlrev_b32_e32 v19, 23, v19
	v_mac_f32_e32 v69, 0xbf317180, v20
	v_mad_f32 v70, s6, v20, v69
	v_mul_f32_e32 v71, v70, v70
	v_mac_f32_e32 v72, 0x3331bb4c, v71
	v_madak_f32 v72, v71, v72, 0x388ab355
	v_madak_f32 v72, v71, v72, 0xbb360b61
	v_madak_f32 v72, v71, v72, 0x3e2aaaab
	v_mad_f32 v71, -v71, v72, v70
	v_sub_f32_e32 v72, 2.0, v71
	v_cmp_gt_f32_e64 vcc, |v72|, s7
	v_cndmask_b32_e32 v73, 1.0, v73, vcc
	v_mul_f32_e32 v72, v72, v73
	v_rcp_f32_e32 v72, v72
	v_mul_f32_e32 v70, v70, v71
	v_mul_f32_e32 v20, s6, v20
	s_mov_b32 s6, 0xc2aeac4f
	v_mul_f32_e32 v70, v70, v72
	v_mad_f32 v20, -v73, v70, -v20
	v_sub_f32_e32 v20, v69, v20
	v_add_f32_e32 v20, 1.0, v20
	v_add_u32_e32 v19, vcc, v19, v20
	v_cmp_ngt_f32_e32 vcc, s6, v30
	s_mov_b32 s6, 0x42b17218
	v_cndmask_b32_e32 v19, 0, v19, vcc
	v_mov_b32_e32 v20, 0x7f800000
	v_cmp_gt_f32_e32 vcc, s6, v30
	v_cndmask_b32_e32 v19, v20, v19, vcc
	v_cmp_o_f32_e64 s[6:7], v30, v30
	v_cndmask_b32_e64 v69, v30, v19, s[6:7]
	v_mov_b32_e32 v20, s11
	v_cmp_o_f32_e32 vcc, v69, v69
	v_mov_b32_e32 v19, s10
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_30
	s_brev_b32 s12, -2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, s12, v22
	v_and_b32_e32 v20, 0x7ff00000, v19
	v_mov_b32_e32 v19, 0
	s_mov_b32 s11, 0x3e800000
	v_mul_f64 v[19:20], v[19:20], s[10:11]
	v_cvt_f64_f32_e32 v[69:70], v69
	s_mov_b32 s11, 0x36a00000
	v_add_f64 v[21:22], v[69:70], -v[21:22]
	v_mov_b32_e32 v69, s11
	v_cmp_ngt_f64_e32 vcc, s[10:11], v[19:20]
	v_and_b32_e32 v70, s12, v22
	v_cndmask_b32_e32 v20, v69, v20, vcc
	v_mov_b32_e32 v69, v21
	v_cndmask_b32_e32 v19, 0, v19, vcc
	v_div_scale_f64 v[71:72], s[12:13], v[19:20], v[19:20], v[69:70]
	v_div_scale_f64 v[69:70], vcc, v[69:70], v[19:20], v[69:70]
	v_rcp_f64_e32 v[73:74], v[71:72]
	v_fma_f64 v[76:77], -v[71:72], v[73:74], 1.0
	v_fma_f64 v[73:74], v[73:74], v[76:77], v[73:74]
	v_fma_f64 v[76:77], -v[71:72], v[73:74], 1.0
	v_fma_f64 v[73:74], v[73:74], v[76:77], v[73:74]
	v_mul_f64 v[76:77], v[69:70], v[73:74]
	v_fma_f64 v[69:70], -v[71:72], v[76:77], v[69:70]
	v_div_fmas_f64 v[69:70], v[69:70], v[73:74], v[76:77]
	v_div_fixup_f64 v[19:20], v[69:70], v[19:20], |v[21:22]|
.LBB0_30:
	s_or_b64 exec, exec, s[8:9]
	s_mov_b32 s11, 0x40080000
	v_cmp_lt_f64_e32 vcc, s[10:11], v[19:20]
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_32
	s_add_u32 s10, s28, 12
	s_addc_u32 s11, s29, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, s11
	v_mov_b32_e32 v69, 1
	v_mov_b32_e32 v21, s10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[21:22], v69
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_32:
	s_or_b64 exec, exec, s[8:9]
	v_max_f64 v[19:20], v[19:20], v[19:20]
	s_waitcnt vmcnt(0)
	v_max_f64 v[21:22], s[24:25], s[24:25]
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0x40500000
	s_add_u32 s8, s30, 12
	s_addc_u32 s9, s31, 0
	v_mov_b32_e32 v69, s27
	v_mov_b32_e32 v71, 0xb5ddea0e
	v_mov_b32_e32 v72, 0x2f800000
	v_min_f64 v[19:20], v[19:20], v[21:22]
	v_add_u32_e32 v21, vcc, 4, v0
	v_mov_b32_e32 v22, 0
	v_cvt_i32_f32_e32 v73, v75
	v_mul_f64 v[19:20], v[19:20], s[10:11]
	s_mov_b32 s11, 0x41cdcd65
	v_cvt_u32_f64_e32 v70, v[19:20]
	v_lshlrev_b64 v[19:20], 3, v[21:22]
	v_mov_b32_e32 v22, s9
	v_mov_b32_e32 v21, s8
	v_add_u32_e32 v19, vcc, s26, v19
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[21:22], v70
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v20, vcc, v69, v20, vcc
	flat_load_dwordx2 v[21:22], v[19:20]
	v_sub_f32_e32 v19, v30, v75
	v_mul_f32_e32 v20, 0x3717f7d1, v19
	s_mov_b32 s8, 0x3f317180
	v_mad_f32 v69, s8, v19, v20
	v_mul_f32_e32 v70, v69, v69
	v_mac_f32_e32 v71, 0x3331bb4c, v70
	v_madak_f32 v71, v70, v71, 0x388ab355
	v_madak_f32 v71, v70, v71, 0xbb360b61
	v_madak_f32 v71, v70, v71, 0x3e2aaaab
	v_mad_f32 v70, -v70, v71, v69
	v_sub_f32_e32 v71, 2.0, v70
	s_mov_b32 s9, 0x6f800000
	v_cmp_gt_f32_e64 vcc, |v71|, s9
	v_cndmask_b32_e32 v72, 1.0, v72, vcc
	v_mul_f32_e32 v71, v71, v72
	v_rcp_f32_e32 v71, v71
	v_mul_f32_e32 v69, v69, v70
	v_mul_f32_e32 v69, v69, v71
	v_mad_f32 v20, -v72, v69, -v20
	v_mad_f32 v19, v19, s8, -v20
	v_add_f32_e32 v19, 1.0, v19
	v_lshlrev_b32_e32 v20, 23, v73
	v_add_u32_e32 v19, vcc, v20, v19
	s_mov_b32 s8, 0xc2fc0000
	v_cmp_ngt_f32_e32 vcc, s8, v30
	s_mov_b32 s8, 0x43000000
	v_cndmask_b32_e32 v19, 0, v19, vcc
	v_mov_b32_e32 v20, 0x7f800000
	v_cmp_gt_f32_e32 vcc, s8, v30
	v_cndmask_b32_e32 v19, v20, v19, vcc
	v_cndmask_b32_e64 v69, v30, v19, s[6:7]
	v_mov_b32_e32 v20, s11
	v_cmp_o_f32_e32 vcc, v69, v69
	v_mov_b32_e32 v19, s10
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_34
	s_brev_b32 s12, -2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, s12, v22
	v_and_b32_e32 v20, 0x7ff00000, v19
	v_mov_b32_e32 v19, 0
	s_mov_b32 s11, 0x3e800000
	v_mul_f64 v[19:20], v[19:20], s[10:11]
	v_cvt_f64_f32_e32 v[69:70], v69
	s_mov_b32 s11, 0x36a00000
	v_add_f64 v[21:22], v[69:70], -v[21:22]
	v_mov_b32_e32 v69, s11
	v_cmp_ngt_f64_e32 vcc, s[10:11], v[19:20]
	v_and_b32_e32 v70, s12, v22
	v_cndmask_b32_e32 v20, v69, v20, vcc
	v_mov_b32_e32 v69, v21
	v_cndmask_b32_e32 v19, 0, v19, vcc
	v_div_scale_f64 v[71:72], s[12:13], v[19:20], v[19:20], v[69:70]
	v_div_scale_f64 v[69:70], vcc, v[69:70], v[19:20], v[69:70]
	v_rcp_f64_e32 v[73:74], v[71:72]
	v_fma_f64 v[75:76], -v[71:72], v[73:74], 1.0
	v_fma_f64 v[73:74], v[73:74], v[75:76], v[73:74]
	v_fma_f64 v[75:76], -v[71:72], v[73:74], 1.0
	v_fma_f64 v[73:74], v[73:74], v[75:76], v[73:74]
	v_mul_f64 v[75:76], v[69:70], v[73:74]
	v_fma_f64 v[69:70], -v[71:72], v[75:76], v[69:70]
	v_div_fmas_f64 v[69:70], v[69:70], v[73:74], v[75:76]
	v_div_fixup_f64 v[19:20], v[69:70], v[19:20], |v[21:22]|
.LBB0_34:
	s_or_b64 exec, exec, s[8:9]
	s_mov_b32 s11, 0x40080000
	v_cmp_lt_f64_e32 vcc, s[10:11], v[19:20]
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_36
	s_add_u32 s10, s28, 16
	s_addc_u32 s11, s29, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, s11
	v_mov_b32_e32 v69, 1
	v_mov_b32_e32 v21, s10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[21:22], v69
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_36:
	s_or_b64 exec, exec, s[8:9]
	v_max_f64 v[19:20], v[19:20], v[19:20]
	s_waitcnt vmcnt(0)
	v_max_f64 v[21:22], s[24:25], s[24:25]
	s_mov_b32 s8, 0
	s_mov_b32 s9, 0x40500000
	s_add_u32 s10, s30, 16
	s_addc_u32 s11, s31, 0
	v_mov_b32_e32 v69, s27
	v_min_f64 v[19:20], v[19:20], v[21:22]
	v_add_u32_e32 v21, vcc, 5, v0
	v_mov_b32_e32 v22, 0
	v_mul_f64 v[19:20], v[19:20], s[8:9]
	s_movk_i32 s9, 0xe0c0
	v_cvt_u32_f64_e32 v70, v[19:20]
	v_lshlrev_b64 v[19:20], 3, v[21:22]
	v_mov_b32_e32 v22, s11
	v_mov_b32_e32 v21, s10
	v_add_u32_e32 v19, vcc, s26, v19
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[21:22], v70
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v20, vcc, v69, v20, vcc
	flat_load_dwordx2 v[21:22], v[19:20]
	v_cvt_f32_i32_e32 v19, v67
	v_mov_b32_e32 v70, v30
	v_ashrrev_i32_e32 v20, 6, v67
	v_lshlrev_b32_e32 v69, 23, v20
	v_mac_f32_e32 v70, 0xbb9a0000, v19
	v_mac_f32_e32 v70, 0xb6826a13, v19
	v_mul_f32_e32 v19, 0x40135d8e, v70
	v_mov_b32_e32 v70, 0x3e2aaaab
	v_mac_f32_e32 v70, 0x3d2aaaab, v19
	v_mad_f32 v70, v70, v19, 0.5
	v_mul_f32_e32 v71, v19, v19
	v_mac_f32_e32 v19, v70, v71
	v_mac_f32_e32 v68, v68, v19
	v_add_u32_e32 v19, vcc, 21, v20
	v_lshlrev_b32_e64 v19, v19, 1
	v_add_u32_e32 v20, vcc, v69, v68
	v_mul_f32_e32 v19, v68, v19
	v_cmp_gt_i32_e32 vcc, s9, v67
	s_mov_b32 s9, 0x421a209a
	v_cndmask_b32_e32 v19, v20, v19, vcc
	v_mov_b32_e32 v20, 0x7f800000
	v_cmp_nlt_f32_e32 vcc, s9, v30
	s_mov_b32 s9, 0xc23369f4
	v_cndmask_b32_e32 v19, v20, v19, vcc
	v_cmp_ngt_f32_e32 vcc, s9, v30
	v_cndmask_b32_e32 v19, 0, v19, vcc
	s_mov_b32 s9, 0x41cdcd65
	v_cndmask_b32_e64 v67, v30, v19, s[6:7]
	v_mov_b32_e32 v20, s9
	v_cmp_o_f32_e32 vcc, v67, v67
	v_mov_b32_e32 v19, s8
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_38
	s_brev_b32 s10, -2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, s10, v22
	v_and_b32_e32 v20, 0x7ff00000, v19
	v_mov_b32_e32 v19, 0
	s_mov_b32 s9, 0x3e800000
	v_mul_f64 v[19:20], v[19:20], s[8:9]
	v_cvt_f64_f32_e32 v[67:68], v67
	s_mov_b32 s9, 0x36a00000
	v_add_f64 v[21:22], v[67:68], -v[21:22]
	v_mov_b32_e32 v67, s9
	v_cmp_ngt_f64_e32 vcc, s[8:9], v[19:20]
	v_and_b32_e32 v68, s10, v22
	v_cndmask_b32_e32 v20, v67, v20, vcc
	v_mov_b32_e32 v67, v21
	v_cndmask_b32_e32 v19, 0, v19, vcc
	v_div_scale_f64 v[69:70], s[10:11], v[19:20], v[19:20], v[67:68]
	v_div_scale_f64 v[67:68], vcc, v[67:68], v[19:20], v[67:68]
	v_rcp_f64_e32 v[71:72], v[69:70]
	v_fma_f64 v[73:74], -v[69:70], v[71:72], 1.0
	v_fma_f64 v[71:72], v[71:72], v[73:74], v[71:72]
	v_fma_f64 v[73:74], -v[69:70], v[71:72], 1.0
	v_fma_f64 v[71:72], v[71:72], v[73:74], v[71:72]
	v_mul_f64 v[73:74], v[67:68], v[71:72]
	v_fma_f64 v[67:68], -v[69:70], v[73:74], v[67:68]
	v_div_fmas_f64 v[67:68], v[67:68], v[71:72], v[73:74]
	v_div_fixup_f64 v[19:20], v[67:68], v[19:20], |v[21:22]|
.LBB0_38:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s9, 0x40080000
	v_cmp_lt_f64_e32 vcc, s[8:9], v[19:20]
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_40
	s_add_u32 s8, s28, 20
	s_addc_u32 s9, s29, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, s9
	v_mov_b32_e32 v67, 1
	v_mov_b32_e32 v21, s8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[21:22], v67
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_40:
	s_or_b64 exec, exec, s[6:7]
	v_max_f64 v[19:20], v[19:20], v[19:20]
	s_waitcnt vmcnt(0)
	v_max_f64 v[21:22], s[24:25], s[24:25]
	s_mov_b32 s6, 0
	s_mov_b32 s7, 0x40500000
	s_add_u32 s8, s30, 20
	s_addc_u32 s9, s31, 0
	v_mov_b32_e32 v67, s27
	v_lshrrev_b32_e32 v62, 23, v62
	v_and_b32_e32 v61, 0x7fffff, v61
	v_min_f64 v[19:20], v[19:20], v[21:22]
	v_add_u32_e32 v21, vcc, 6, v0
	v_mov_b32_e32 v22, 0
	v_or_b32_e32 v63, 0.5, v63
	v_or_b32_e32 v61, 0.5, v61
	v_sub_f32_e32 v61, v63, v61
	v_mul_f32_e32 v61, v61, v64
	v_mul_f64 v[19:20], v[19:20], s[6:7]
	s_mov_b32 s7, 0x6f800000
	v_mul_f32_e32 v64, v61, v61
	v_cmp_lt_i32_e64 s[18:19], -1, v25
	v_cmp_eq_u32_e64 s[10:11], 0, v26
	v_cvt_u32_f64_e32 v68, v[19:20]
	v_lshlrev_b64 v[19:20], 3, v[21:22]
	v_mov_b32_e32 v22, s9
	v_mov_b32_e32 v21, s8
	v_add_u32_e32 v19, vcc, s26, v19
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[21:22], v68
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v20, vcc, v67, v20, vcc
	flat_load_dwordx2 v[19:20], v[19:20]
	v_add_f32_e32 v21, 2.0, v65
	v_mov_b32_e32 v22, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v21|, s7
	v_cndmask_b32_e32 v22, 1.0, v22, vcc
	v_mul_f32_e32 v21, v21, v22
	v_rcp_f32_e32 v21, v21
	v_mov_b32_e32 v68, 0x3daaaaab
	s_mov_b32 s7, 0x3baa3b29
	s_mov_b32 s8, 0x3d800000
	v_mul_f32_e32 v21, v65, v21
	v_mul_f32_e32 v67, v22, v21
	v_mad_f32 v21, v22, v21, v67
	v_mul_f32_e32 v22, v21, v21
	v_mac_f32_e32 v68, 0x3c4ccccd, v22
	v_mul_f32_e32 v22, v22, v68
	v_mul_f32_e32 v67, v65, v67
	v_mad_f32 v22, v21, v22, -v67
	v_and_b32_e32 v21, 0xffff0000, v65
	v_sub_f32_e32 v65, v65, v21
	v_add_f32_e32 v22, v65, v22
	v_mul_f32_e32 v65, s7, v22
	v_mac_f32_e32 v65, s7, v21
	s_mov_b32 s7, 0x3fb80000
	v_mac_f32_e32 v65, s7, v22
	v_mac_f32_e32 v65, s7, v21
	v_lshrrev_b32_e32 v67, 23, v25
	s_movk_i32 s7, 0xff81
	v_add_u32_e32 v67, vcc, s7, v67
	s_movk_i32 s7, 0xff03
	v_add_u32_e32 v62, vcc, s7, v62
	v_cndmask_b32_e64 v62, v67, v62, s[4:5]
	v_cvt_f32_i32_e32 v62, v62
	s_mov_b32 s4, 0x3eaaaaab
	v_mad_f32 v63, v61, s4, 0.5
	v_mac_f32_e32 v61, v63, v64
	v_add_f32_e32 v17, v17, v62
	v_mac_f32_e32 v18, 0xbfb8aa3b, v61
	v_add_f32_e32 v17, v17, v18
	v_cmp_gt_f32_e64 s[4:5], s8, v66
	s_mov_b32 s7, 0x7f7fffff
	v_cndmask_b32_e64 v17, v17, v65, s[4:5]
	v_cmp_lt_u32_e64 s[12:13], s7, v26
	v_cndmask_b32_e64 v63, v17, v25, s[12:13]
	v_mul_f32_e32 v17, 0x3f317218, v63
	v_mov_b32_e32 v18, 0x7fc00000
	v_cndmask_b32_e64 v17, v18, v17, s[18:19]
	v_mov_b32_e32 v18, 0xff800000
	s_mov_b32 s7, 0x41cdcd65
	v_cndmask_b32_e64 v64, v17, v18, s[10:11]
	v_mov_b32_e32 v18, s7
	v_cmp_o_f32_e32 vcc, v64, v64
	v_mov_b32_e32 v17, s6
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_42
	s_brev_b32 s20, -2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v17, s20, v20
	v_and_b32_e32 v18, 0x7ff00000, v17
	v_mov_b32_e32 v17, 0
	s_mov_b32 s7, 0x3e800000
	v_mul_f64 v[17:18], v[17:18], s[6:7]
	v_cvt_f64_f32_e32 v[64:65], v64
	s_mov_b32 s7, 0x36a00000
	v_add_f64 v[19:20], v[64:65], -v[19:20]
	v_mov_b32_e32 v64, s7
	v_cmp_ngt_f64_e32 vcc, s[6:7], v[17:18]
	v_and_b32_e32 v65, s20, v20
	v_cndmask_b32_e32 v18, v64, v18, vcc
	v_mov_b32_e32 v64, v19
	v_cndmask_b32_e32 v17, 0, v17, vcc
	v_div_scale_f64 v[66:67], s[20:21], v[17:18], v[17:18], v[64:65]
	v_div_scale_f64 v[64:65], vcc, v[64:65], v[17:18], v[64:65]
	v_rcp_f64_e32 v[68:69], v[66:67]
	v_fma_f64 v[70:71], -v[66:67], v[68:69], 1.0
	v_fma_f64 v[68:69], v[68:69], v[70:71], v[68:69]
	v_fma_f64 v[70:71], -v[66:67], v[68:69], 1.0
	v_fma_f64 v[68:69], v[68:69], v[70:71], v[68:69]
	v_mul_f64 v[70:71], v[64:65], v[68:69]
	v_fma_f64 v[64:65], -v[66:67], v[70:71], v[64:65]
	v_div_fmas_f64 v[64:65], v[64:65], v[68:69], v[70:71]
	v_div_fixup_f64 v[17:18], v[64:65], v[17:18], |v[19:20]|
.LBB0_42:
	s_or_b64 exec, exec, s[8:9]
	s_mov_b32 s7, 0x40080000
	v_cmp_lt_f64_e32 vcc, s[6:7], v[17:18]
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_44
	s_add_u32 s8, s28, 24
	s_addc_u32 s9, s29, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v20, s9
	v_mov_b32_e32 v64, 1
	v_mov_b32_e32 v19, s8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[19:20], v64
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_44:
	s_or_b64 exec, exec, s[6:7]
	v_max_f64 v[17:18], v[17:18], v[17:18]
	s_waitcnt vmcnt(0)
	v_max_f64 v[19:20], s[24:25], s[24:25]
	s_mov_b32 s7, 0x40500000
	s_mov_b32 s6, 0
	s_add_u32 s8, s30, 24
	s_addc_u32 s9, s31, 0
	v_mov_b32_e32 v64, s27
	v_min_f64 v[17:18], v[17:18], v[19:20]
	v_add_u32_e32 v19, vcc, 7, v0
	v_mov_b32_e32 v20, 0
	v_mul_f64 v[17:18], v[17:18], s[6:7]
	s_mov_b32 s7, 0x41cdcd65
	v_cvt_u32_f64_e32 v65, v[17:18]
	v_lshlrev_b64 v[17:18], 3, v[19:20]
	v_mov_b32_e32 v20, s9
	v_mov_b32_e32 v19, s8
	v_add_u32_e32 v17, vcc, s26, v17
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[19:20], v65
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v18, vcc, v64, v18, vcc
	flat_load_dwordx2 v[19:20], v[17:18]
	v_mov_b32_e32 v17, 0x7fc00000
	v_cndmask_b32_e64 v17, v17, v63, s[18:19]
	v_mov_b32_e32 v18, 0xff800000
	v_cndmask_b32_e64 v63, v17, v18, s[10:11]
	v_mov_b32_e32 v18, s7
	v_cmp_o_f32_e32 vcc, v63, v63
	v_mov_b32_e32 v17, s6
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_46
	s_brev_b32 s20, -2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v17, s20, v20
	v_and_b32_e32 v18, 0x7ff00000, v17
	v_mov_b32_e32 v17, 0
	s_mov_b32 s7, 0x3e800000
	v_mul_f64 v[17:18], v[17:18], s[6:7]
	v_cvt_f64_f32_e32 v[63:64], v63
	s_mov_b32 s7, 0x36a00000
	v_add_f64 v[19:20], v[63:64], -v[19:20]
	v_mov_b32_e32 v63, s7
	v_cmp_ngt_f64_e32 vcc, s[6:7], v[17:18]
	v_and_b32_e32 v64, s20, v20
	v_cndmask_b32_e32 v18, v63, v18, vcc
	v_mov_b32_e32 v63, v19
	v_cndmask_b32_e32 v17, 0, v17, vcc
	v_div_scale_f64 v[65:66], s[20:21], v[17:18], v[17:18], v[63:64]
	v_div_scale_f64 v[63:64], vcc, v[63:64], v[17:18], v[63:64]
	v_rcp_f64_e32 v[67:68], v[65:66]
	v_fma_f64 v[69:70], -v[65:66], v[67:68], 1.0
	v_fma_f64 v[67:68], v[67:68], v[69:70], v[67:68]
	v_fma_f64 v[69:70], -v[65:66], v[67:68], 1.0
	v_fma_f64 v[67:68], v[67:68], v[69:70], v[67:68]
	v_mul_f64 v[69:70], v[63:64], v[67:68]
	v_fma_f64 v[63:64], -v[65:66], v[69:70], v[63:64]
	v_div_fmas_f64 v[63:64], v[63:64], v[67:68], v[69:70]
	v_div_fixup_f64 v[17:18], v[63:64], v[17:18], |v[19:20]|
.LBB0_46:
	s_or_b64 exec, exec, s[8:9]
	s_mov_b32 s7, 0x40080000
	v_cmp_lt_f64_e32 vcc, s[6:7], v[17:18]
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_48
	s_add_u32 s8, s28, 28
	s_addc_u32 s9, s29, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v20, s9
	v_mov_b32_e32 v63, 1
	v_mov_b32_e32 v19, s8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[19:20], v63
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_48:
	s_or_b64 exec, exec, s[6:7]
	v_max_f64 v[17:18], v[17:18], v[17:18]
	s_waitcnt vmcnt(0)
	v_max_f64 v[19:20], s[24:25], s[24:25]
	s_mov_b32 s7, 0x40500000
	s_mov_b32 s6, 0
	s_add_u32 s8, s30, 28
	s_addc_u32 s9, s31, 0
	v_mov_b32_e32 v63, s27
	v_mac_f32_e32 v15, 0x3e9a0000, v62
	v_min_f64 v[17:18], v[17:18], v[19:20]
	v_add_u32_e32 v19, vcc, 8, v0
	v_mov_b32_e32 v20, 0
	v_mul_f64 v[17:18], v[17:18], s[6:7]
	s_mov_b32 s7, 0x3a37b152
	v_cvt_u32_f64_e32 v64, v[17:18]
	v_lshlrev_b64 v[17:18], 3, v[19:20]
	v_mov_b32_e32 v20, s9
	v_mov_b32_e32 v19, s8
	v_add_u32_e32 v17, vcc, s26, v17
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[19:20], v64
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v18, vcc, v63, v18, vcc
	flat_load_dwordx2 v[17:18], v[17:18]
	v_mul_f32_e32 v19, s7, v22
	v_mul_f32_e32 v20, 0x39826a13, v62
	v_mac_f32_e32 v19, s7, v21
	s_mov_b32 s7, 0x3ede0000
	v_mac_f32_e32 v20, 0xbede5bd9, v61
	v_mac_f32_e32 v19, s7, v22
	v_add_f32_e32 v16, v20, v16
	v_mac_f32_e32 v19, s7, v21
	v_add_f32_e32 v15, v15, v16
	v_cndmask_b32_e64 v15, v15, v19, s[4:5]
	v_cndmask_b32_e64 v15, v15, v25, s[12:13]
	v_mov_b32_e32 v16, 0x7fc00000
	v_cndmask_b32_e64 v15, v16, v15, s[18:19]
	v_mov_b32_e32 v16, 0xff800000
	s_mov_b32 s7, 0x41cdcd65
	v_cndmask_b32_e64 v19, v15, v16, s[10:11]
	v_mov_b32_e32 v16, s7
	v_cmp_o_f32_e32 vcc, v19, v19
	v_mov_b32_e32 v15, s6
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_50
	s_brev_b32 s8, -2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v15, s8, v18
	v_and_b32_e32 v16, 0x7ff00000, v15
	v_mov_b32_e32 v15, 0
	s_mov_b32 s7, 0x3e800000
	v_mul_f64 v[15:16], v[15:16], s[6:7]
	v_cvt_f64_f32_e32 v[19:20], v19
	s_mov_b32 s7, 0x36a00000
	v_add_f64 v[17:18], v[19:20], -v[17:18]
	v_mov_b32_e32 v19, s7
	v_cmp_ngt_f64_e32 vcc, s[6:7], v[15:16]
	v_and_b32_e32 v20, s8, v18
	v_cndmask_b32_e32 v16, v19, v16, vcc
	v_mov_b32_e32 v19, v17
	v_cndmask_b32_e32 v15, 0, v15, vcc
	v_div_scale_f64 v[21:22], s[8:9], v[15:16], v[15:16], v[19:20]
	v_div_scale_f64 v[19:20], vcc, v[19:20], v[15:16], v[19:20]
	v_rcp_f64_e32 v[61:62], v[21:22]
	v_fma_f64 v[63:64], -v[21:22], v[61:62], 1.0
	v_fma_f64 v[61:62], v[61:62], v[63:64], v[61:62]
	v_fma_f64 v[63:64], -v[21:22], v[61:62], 1.0
	v_fma_f64 v[61:62], v[61:62], v[63:64], v[61:62]
	v_mul_f64 v[63:64], v[19:20], v[61:62]
	v_fma_f64 v[19:20], -v[21:22], v[63:64], v[19:20]
	v_div_fmas_f64 v[19:20], v[19:20], v[61:62], v[63:64]
	v_div_fixup_f64 v[15:16], v[19:20], v[15:16], |v[17:18]|
.LBB0_50:
	s_or_b64 exec, exec, s[4:5]
	s_mov_b32 s7, 0x40080000
	v_cmp_lt_f64_e32 vcc, s[6:7], v[15:16]
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_52
	s_add_u32 s6, s28, 32
	s_addc_u32 s7, s29, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v18, s7
	v_mov_b32_e32 v19, 1
	v_mov_b32_e32 v17, s6
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[17:18], v19
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_52:
	s_or_b64 exec, exec, s[4:5]
	v_cvt_f32_i32_e32 v19, v60
	v_mov_b32_e32 v22, v56
	s_waitcnt vmcnt(0)
	v_mad_f32 v18, v58, v57, -v56
	v_add_f32_e32 v18, v59, v18
	v_mac_f32_e32 v22, 0xbc310000, v19
	v_mac_f32_e32 v22, 0xb7e42fef, v19
	v_add_f32_e32 v19, v18, v22
	v_mov_b32_e32 v22, 0x3e2aaaab
	v_mac_f32_e32 v22, 0x3d2aaaab, v19
	v_mad_f32 v22, v22, v19, 0.5
	v_mul_f32_e32 v57, v19, v19
	v_mac_f32_e32 v19, v22, v57
	v_mad_f32 v14, v14, v19, v14
	v_ashrrev_i32_e32 v20, 6, v60
	v_mac_f32_e32 v14, v13, v19
	v_add_f32_e32 v13, v13, v14
	v_add_u32_e32 v14, vcc, 21, v20
	v_lshlrev_b32_e32 v21, 23, v20
	v_lshlrev_b32_e64 v14, v14, 1
	v_mul_f32_e32 v14, v13, v14
	v_add_u32_e32 v13, vcc, v21, v13
	s_movk_i32 s20, 0xe0c0
	v_cmp_gt_i32_e32 vcc, s20, v60
	s_mov_b32 s20, 0x42b17218
	s_mov_b32 s22, 0xb482e308
	v_cndmask_b32_e32 v13, v13, v14, vcc
	v_cmp_lt_f32_e32 vcc, s20, v56
	v_cmp_eq_f32_e64 s[20:21], s20, v56
	v_cmp_lt_f32_e64 s[22:23], s22, v18
	s_and_b64 s[20:21], s[20:21], s[22:23]
	v_mov_b32_e32 v14, 0x7f800000
	s_or_b64 vcc, vcc, s[20:21]
	s_mov_b32 s20, 0xc2ce8ed0
	v_cndmask_b32_e32 v13, v13, v14, vcc
	v_cmp_ngt_f32_e32 vcc, s20, v56
	v_lshrrev_b32_e32 v14, 23, v23
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_sub_u32_e32 v14, vcc, 22, v14
	v_and_b32_e32 v14, 31, v14
	v_bfe_u32 v18, v23, v14, 1
	v_cmp_eq_u32_e32 vcc, 0, v18
	v_bfe_u32 v14, v23, 0, v14
	s_mov_b32 s20, 0x3f7fffff
	v_cndmask_b32_e64 v18, 1, 2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v14
	v_cmp_lt_u32_e64 s[20:21], s20, v35
	s_and_b64 vcc, s[20:21], vcc
	s_mov_b32 s20, 0x4b800000
	v_cndmask_b32_e32 v14, 0, v18, vcc
	v_cmp_gt_u32_e32 vcc, s20, v35
	v_cndmask_b32_e32 v14, 2, v14, vcc
	s_brev_b32 s35, 1
	v_cmp_eq_u32_e32 vcc, 1, v14
	s_xor_b64 s[20:21], s[18:19], -1
	v_xor_b32_e32 v18, s35, v13
	v_cndmask_b32_e64 v19, 0, 1, vcc
	s_and_b64 vcc, vcc, s[20:21]
	v_cndmask_b32_e32 v13, v13, v18, vcc
	v_cmp_ne_u32_e32 vcc, 0, v14
	s_mov_b32 s33, 0xff800000
	v_mov_b32_e32 v18, 0x7fc00000
	s_or_b64 vcc, s[18:19], vcc
	v_cmp_eq_u32_e64 s[4:5], s33, v23
	s_mov_b32 s38, 0x7f800000
	v_cndmask_b32_e32 v13, v18, v13, vcc
	v_cmp_gt_u32_e32 vcc, 1.0, v26
	v_mov_b32_e32 v18, s38
	s_and_b64 s[20:21], vcc, s[4:5]
	v_cmp_eq_u32_e64 s[6:7], s38, v23
	v_cndmask_b32_e64 v13, v13, v18, s[20:21]
	v_cmp_lt_u32_e64 s[20:21], 1.0, v26
	s_and_b64 s[22:23], s[20:21], s[4:5]
	s_and_b64 s[36:37], vcc, s[6:7]
	v_cndmask_b32_e64 v22, 0, 1, s[10:11]
	v_lshrrev_b32_e32 v56, 31, v23
	s_or_b64 s[22:23], s[36:37], s[22:23]
	v_and_b32_e32 v57, v56, v22
	v_cndmask_b32_e64 v13, v13, 0, s[22:23]
	s_and_b64 vcc, s[20:21], s[6:7]
	v_mov_b32_e32 v20, s33
	v_and_b32_e32 v58, v57, v19
	v_cndmask_b32_e32 v13, v13, v18, vcc
	v_cndmask_b32_e64 v21, v20, v18, s[18:19]
	v_cmp_eq_u32_e32 vcc, 0, v58
	v_not_b32_e32 v17, v23
	v_cndmask_b32_e32 v13, v21, v13, vcc
	v_cmp_ne_u32_e32 vcc, 1, v14
	v_lshrrev_b32_e32 v17, 31, v17
	v_cndmask_b32_e64 v21, 0, 1, vcc
	v_and_b32_e32 v14, v57, v21
	v_and_b32_e32 v22, v17, v22
	v_cmp_eq_u32_e32 vcc, 0, v14
	v_and_b32_e32 v57, v22, v19
	v_cndmask_b32_e32 v13, v18, v13, vcc
	v_and_b32_e32 v14, s35, v25
	v_cmp_eq_u32_e32 vcc, 0, v57
	v_cndmask_b32_e32 v13, v14, v13, vcc
	v_and_b32_e32 v14, v22, v21
	v_cmp_eq_u32_e32 vcc, 0, v14
	v_cndmask_b32_e32 v13, 0, v13, vcc
	s_and_b64 vcc, s[10:11], s[4:5]
	v_cndmask_b32_e32 v13, v13, v18, vcc
	v_cmp_eq_u32_e32 vcc, -1.0, v25
	v_cmp_eq_u32_e64 s[10:11], s38, v35
	s_and_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, s33, v25
	v_cndmask_b32_e64 v22, 0, 1, vcc
	v_and_b32_e32 v14, v56, v22
	v_and_b32_e32 v57, v14, v19
	v_cndmask_b32_e64 v13, v13, 1.0, s[10:11]
	v_mov_b32_e32 v58, s35
	v_cmp_eq_u32_e32 vcc, 0, v57
	v_and_b32_e32 v14, v14, v21
	v_cndmask_b32_e32 v13, v58, v13, vcc
	v_cmp_eq_u32_e32 vcc, 0, v14
	v_cndmask_b32_e32 v57, 0, v13, vcc
	v_max_f64 v[13:14], v[15:16], v[15:16]
	v_max_f64 v[15:16], s[24:25], s[24:25]
	v_and_b32_e32 v22, v17, v22
	v_and_b32_e32 v19, v22, v19
	v_cmp_eq_u32_e32 vcc, 0, v19
	s_mov_b32 s34, 0
	v_cndmask_b32_e32 v19, v20, v57, vcc
	v_and_b32_e32 v20, v22, v21
	s_mov_b32 s35, 0x40500000
	v_min_f64 v[13:14], v[13:14], v[15:16]
	v_cmp_eq_u32_e32 vcc, 0, v20
	v_cndmask_b32_e32 v19, v18, v19, vcc
	v_cmp_eq_u32_e32 vcc, s38, v25
	v_cndmask_b32_e64 v15, 0, 1, vcc
	v_and_b32_e32 v16, v56, v15
	v_cmp_eq_u32_e32 vcc, 0, v16
	v_and_b32_e32 v15, v17, v15
	v_mul_f64 v[13:14], v[13:14], s[34:35]
	v_cndmask_b32_e32 v16, 0, v19, vcc
	v_cmp_eq_u32_e32 vcc, 0, v15
	v_cndmask_b32_e32 v15, v18, v16, vcc
	v_cmp_lt_u32_e32 vcc, s38, v26
	v_cmp_eq_u32_e64 s[8:9], 0, v35
	v_cndmask_b32_e32 v15, v15, v25, vcc
	v_cmp_lt_u32_e64 s[10:11], s38, v35
	v_cmp_eq_u32_e32 vcc, 1.0, v25
	v_cndmask_b32_e64 v17, v15, v23, s[10:11]
	s_or_b64 s[18:19], vcc, s[8:9]
	v_cvt_u32_f64_e32 v15, v[13:14]
	s_add_u32 s20, s30, 32
	s_addc_u32 s21, s31, 0
	v_mov_b32_e32 v13, s20
	v_mov_b32_e32 v14, s21
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[13:14], v15
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v13, vcc, 9, v0
	v_mov_b32_e32 v14, 0
	v_lshlrev_b64 v[13:14], 3, v[13:14]
	v_mov_b32_e32 v15, s27
	v_add_u32_e32 v13, vcc, s26, v13
	v_addc_u32_e32 v14, vcc, v15, v14, vcc
	flat_load_dwordx2 v[15:16], v[13:14]
	v_cndmask_b32_e64 v17, v17, 1.0, s[18:19]
	s_mov_b32 s35, 0x41cdcd65
	v_mov_b32_e32 v13, s34
	v_cmp_o_f32_e32 vcc, v17, v17
	v_mov_b32_e32 v14, s35
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_54
	s_brev_b32 s20, -2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v13, s20, v16
	v_and_b32_e32 v14, 0x7ff00000, v13
	v_mov_b32_e32 v13, 0
	s_mov_b32 s35, 0x3e800000
	v_mul_f64 v[13:14], v[13:14], s[34:35]
	v_cvt_f64_f32_e32 v[17:18], v17
	s_mov_b32 s35, 0x36a00000
	v_add_f64 v[15:16], v[17:18], -v[15:16]
	v_mov_b32_e32 v17, s35
	v_cmp_ngt_f64_e32 vcc, s[34:35], v[13:14]
	v_and_b32_e32 v18, s20, v16
	v_cndmask_b32_e32 v14, v17, v14, vcc
	v_mov_b32_e32 v17, v15
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_div_scale_f64 v[19:20], s[20:21], v[13:14], v[13:14], v[17:18]
	v_div_scale_f64 v[17:18], vcc, v[17:18], v[13:14], v[17:18]
	v_rcp_f64_e32 v[21:22], v[19:20]
	v_fma_f64 v[56:57], -v[19:20], v[21:22], 1.0
	v_fma_f64 v[21:22], v[21:22], v[56:57], v[21:22]
	v_fma_f64 v[56:57], -v[19:20], v[21:22], 1.0
	v_fma_f64 v[21:22], v[21:22], v[56:57], v[21:22]
	v_mul_f64 v[56:57], v[17:18], v[21:22]
	v_fma_f64 v[17:18], -v[19:20], v[56:57], v[17:18]
	v_div_fmas_f64 v[17:18], v[17:18], v[21:22], v[56:57]
	v_div_fixup_f64 v[13:14], v[17:18], v[13:14], |v[15:16]|
.LBB0_54:
	s_or_b64 exec, exec, s[18:19]
	s_mov_b32 s35, 0x40300000
	v_cmp_lt_f64_e32 vcc, s[34:35], v[13:14]
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_56
	s_add_u32 s20, s28, 36
	s_addc_u32 s21, s29, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, s20
	v_mov_b32_e32 v17, 1
	v_mov_b32_e32 v16, s21
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[15:16], v17
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_56:
	s_or_b64 exec, exec, s[18:19]
	v_max_f64 v[13:14], v[13:14], v[13:14]
	s_waitcnt vmcnt(0)
	v_max_f64 v[15:16], s[24:25], s[24:25]
	s_mov_b32 s22, 0
	s_mov_b32 s23, 0x40500000
	s_add_u32 s18, s30, 36
	s_addc_u32 s19, s31, 0
	v_mov_b32_e32 v17, s27
	v_min_f64 v[13:14], v[13:14], v[15:16]
	v_add_u32_e32 v15, vcc, 10, v0
	v_mov_b32_e32 v16, 0
	v_mul_f64 v[13:14], v[13:14], s[22:23]
	s_mov_b32 s23, 0x41cdcd65
	v_cvt_u32_f64_e32 v18, v[13:14]
	v_lshlrev_b64 v[13:14], 3, v[15:16]
	v_mov_b32_e32 v15, s18
	v_mov_b32_e32 v16, s19
	v_add_u32_e32 v13, vcc, s26, v13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[15:16], v18
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v14, vcc, v17, v14, vcc
	flat_load_dwordx2 v[15:16], v[13:14]
	v_mov_b32_e32 v13, 0x7fc00000
	v_cmp_gt_f32_e64 s[18:19], 0, v25
	v_cndmask_b32_e64 v17, v55, v13, s[18:19]
	v_mov_b32_e32 v13, s22
	v_cmp_o_f32_e32 vcc, v17, v17
	v_mov_b32_e32 v14, s23
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_58
	s_brev_b32 s33, -2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v13, s33, v16
	v_and_b32_e32 v14, 0x7ff00000, v13
	v_mov_b32_e32 v13, 0
	s_mov_b32 s23, 0x3e800000
	v_mul_f64 v[13:14], v[13:14], s[22:23]
	v_cvt_f64_f32_e32 v[17:18], v17
	s_mov_b32 s23, 0x36a00000
	v_add_f64 v[15:16], v[17:18], -v[15:16]
	v_mov_b32_e32 v17, s23
	v_cmp_ngt_f64_e32 vcc, s[22:23], v[13:14]
	v_and_b32_e32 v18, s33, v16
	v_cndmask_b32_e32 v14, v17, v14, vcc
	v_mov_b32_e32 v17, v15
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_div_scale_f64 v[19:20], s[34:35], v[13:14], v[13:14], v[17:18]
	v_div_scale_f64 v[17:18], vcc, v[17:18], v[13:14], v[17:18]
	v_rcp_f64_e32 v[21:22], v[19:20]
	v_fma_f64 v[56:57], -v[19:20], v[21:22], 1.0
	v_fma_f64 v[21:22], v[21:22], v[56:57], v[21:22]
	v_fma_f64 v[56:57], -v[19:20], v[21:22], 1.0
	v_fma_f64 v[21:22], v[21:22], v[56:57], v[21:22]
	v_mul_f64 v[56:57], v[17:18], v[21:22]
	v_fma_f64 v[17:18], -v[19:20], v[56:57], v[17:18]
	v_div_fmas_f64 v[17:18], v[17:18], v[21:22], v[56:57]
	v_div_fixup_f64 v[13:14], v[17:18], v[13:14], |v[15:16]|
.LBB0_58:
	s_or_b64 exec, exec, s[20:21]
	s_mov_b32 s23, 0x40080000
	v_cmp_lt_f64_e32 vcc, s[22:23], v[13:14]
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_60
	s_add_u32 s22, s28, 40
	s_addc_u32 s23, s29, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, s22
	v_mov_b32_e32 v17, 1
	v_mov_b32_e32 v16, s23
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[15:16], v17
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_60:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_div_scale_f32 v15, s[20:21], v55, v55, 1.0
	v_div_scale_f32 v16, vcc, 1.0, v55, 1.0
	s_mov_b32 s22, 0
	s_mov_b32 s23, 0x40500000
	s_add_u32 s34, s30, 40
	s_addc_u32 s35, s31, 0
	v_mov_b32_e32 v20, s27
	v_rcp_f32_e32 v17, v15
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v18, -v15, v17, 1.0
	v_fma_f32 v17, v18, v17, v17
	v_mul_f32_e32 v18, v16, v17
	v_fma_f32 v19, -v15, v18, v16
	v_fma_f32 v18, v19, v17, v18
	v_fma_f32 v19, -v15, v18, v16
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s22
	v_max_f64 v[13:14], v[13:14], v[13:14]
	v_max_f64 v[15:16], s[24:25], s[24:25]
	v_min_f64 v[13:14], v[13:14], v[15:16]
	v_add_u32_e64 v15, s[20:21], 11, v0
	v_mov_b32_e32 v16, 0
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 0
	v_mul_f64 v[13:14], v[13:14], s[22:23]
	s_mov_b32 s23, 0x41cdcd65
	v_cvt_u32_f64_e32 v21, v[13:14]
	v_lshlrev_b64 v[13:14], 3, v[15:16]
	v_mov_b32_e32 v15, s34
	v_mov_b32_e32 v16, s35
	v_add_u32_e64 v13, s[20:21], s26, v13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[15:16], v21
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e64 v14, s[20:21], v20, v14, s[20:21]
	flat_load_dwordx2 v[15:16], v[13:14]
	v_div_fmas_f32 v13, v19, v17, v18
	v_mov_b32_e32 v14, 0x7fc00000
	v_div_fixup_f32 v13, v13, v55, 1.0
	v_cndmask_b32_e64 v17, v13, v14, s[18:19]
	v_mov_b32_e32 v13, s22
	v_cmp_o_f32_e32 vcc, v17, v17
	v_mov_b32_e32 v14, s23
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_62
	s_brev_b32 s33, -2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v13, s33, v16
	v_and_b32_e32 v14, 0x7ff00000, v13
	v_mov_b32_e32 v13, 0
	s_mov_b32 s23, 0x3e800000
	v_mul_f64 v[13:14], v[13:14], s[22:23]
	v_cvt_f64_f32_e32 v[17:18], v17
	s_mov_b32 s23, 0x36a00000
	v_add_f64 v[15:16], v[17:18], -v[15:16]
	v_mov_b32_e32 v17, s23
	v_cmp_ngt_f64_e32 vcc, s[22:23], v[13:14]
	v_and_b32_e32 v18, s33, v16
	v_cndmask_b32_e32 v14, v17, v14, vcc
	v_mov_b32_e32 v17, v15
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_div_scale_f64 v[19:20], s[22:23], v[13:14], v[13:14], v[17:18]
	v_div_scale_f64 v[17:18], vcc, v[17:18], v[13:14], v[17:18]
	v_rcp_f64_e32 v[21:22], v[19:20]
	v_fma_f64 v[55:56], -v[19:20], v[21:22], 1.0
	v_fma_f64 v[21:22], v[21:22], v[55:56], v[21:22]
	v_fma_f64 v[55:56], -v[19:20], v[21:22], 1.0
	v_fma_f64 v[21:22], v[21:22], v[55:56], v[21:22]
	v_mul_f64 v[55:56], v[17:18], v[21:22]
	v_fma_f64 v[17:18], -v[19:20], v[55:56], v[17:18]
	v_div_fmas_f64 v[17:18], v[17:18], v[21:22], v[55:56]
	v_div_fixup_f64 v[13:14], v[17:18], v[13:14], |v[15:16]|
.LBB0_62:
	s_or_b64 exec, exec, s[20:21]
	v_cmp_lt_f64_e32 vcc, 2.0, v[13:14]
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_64
	s_add_u32 s22, s28, 44
	s_addc_u32 s23, s29, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, s22
	v_mov_b32_e32 v17, 1
	v_mov_b32_e32 v16, s23
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[15:16], v17
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_64:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_div_scale_f32 v15, s[20:21], v24, v24, -1.0
	v_div_scale_f32 v16, vcc, -1.0, v24, -1.0
	s_mov_b32 s22, 0
	s_mov_b32 s23, 0x40500000
	s_add_u32 s34, s30, 44
	s_addc_u32 s35, s31, 0
	v_mov_b32_e32 v20, s27
	v_rcp_f32_e32 v17, v15
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v18, -v15, v17, 1.0
	v_fma_f32 v17, v18, v17, v17
	v_mul_f32_e32 v18, v16, v17
	v_fma_f32 v19, -v15, v18, v16
	v_fma_f32 v18, v19, v17, v18
	v_fma_f32 v19, -v15, v18, v16
	s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s22
	v_max_f64 v[13:14], v[13:14], v[13:14]
	v_max_f64 v[15:16], s[24:25], s[24:25]
	v_div_fmas_f32 v18, v19, v17, v18
	v_and_b32_e32 v17, 0x80000000, v27
	v_mov_b32_e32 v19, 0x2f800000
	v_min_f64 v[13:14], v[13:14], v[15:16]
	v_add_u32_e64 v15, s[20:21], 12, v0
	v_mov_b32_e32 v16, 0
	v_lshlrev_b64 v[15:16], 3, v[15:16]
	s_mov_b32 s20, 0x7f800001
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 0
	v_mul_f64 v[13:14], v[13:14], s[22:23]
	s_mov_b32 s23, 0x6f800000
	v_div_fixup_f32 v18, v18, v24, -1.0
	v_cvt_u32_f64_e32 v21, v[13:14]
	v_mov_b32_e32 v13, s34
	v_mov_b32_e32 v14, s35
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[13:14], v21
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v13, vcc, s26, v15
	v_addc_u32_e32 v14, vcc, v20, v16, vcc
	flat_load_dwordx2 v[15:16], v[13:14]
	v_cmp_gt_u32_e32 vcc, s20, v24
	s_mov_b32 s20, 0x3fc00000
	v_or_b32_e32 v13, 0x3fc90fdb, v17
	v_mad_f32 v14, v24, s20, 1.0
	v_cndmask_b32_e32 v13, v27, v13, vcc
	v_cmp_gt_f32_e64 vcc, |v14|, s23
	v_cndmask_b32_e32 v20, 1.0, v19, vcc
	v_mul_f32_e32 v14, v14, v20
	v_rcp_f32_e32 v14, v14
	v_add_f32_e32 v21, 0xbfc00000, v24
	s_mov_b32 s20, 0x401c0000
	v_cmp_gt_u32_e32 vcc, s20, v24
	v_mul_f32_e32 v14, v21, v14
	v_add_f32_e32 v21, 1.0, v24
	v_cmp_gt_f32_e64 s[20:21], |v21|, s23
	v_cndmask_b32_e64 v22, 1.0, v19, s[20:21]
	v_mul_f32_e32 v21, v21, v22
	v_rcp_f32_e32 v21, v21
	v_mul_f32_e32 v14, v20, v14
	v_cndmask_b32_e32 v14, v18, v14, vcc
	v_mov_b32_e32 v18, 0x3fc90fdb
	v_mov_b32_e32 v20, 0x3f7b985f
	v_cndmask_b32_e32 v18, v18, v20, vcc
	v_add_f32_e32 v20, -1.0, v24
	s_mov_b32 s20, 0x3f980000
	v_mul_f32_e32 v20, v20, v21
	v_add_f32_e32 v21, 2.0, v24
	v_cmp_gt_u32_e32 vcc, s20, v24
	v_cmp_gt_f32_e64 s[20:21], |v21|, s23
	v_mul_f32_e32 v20, v22, v20
	v_cndmask_b32_e64 v22, 1.0, v19, s[20:21]
	v_mul_f32_e32 v21, v21, v22
	v_rcp_f32_e32 v21, v21
	v_cndmask_b32_e32 v14, v14, v20, vcc
	v_mov_b32_e32 v20, 0x3f490fdb
	v_cndmask_b32_e32 v18, v18, v20, vcc
	v_mad_f32 v20, v24, 2.0, -1.0
	s_mov_b32 s20, 0x3f300000
	v_mul_f32_e32 v20, v20, v21
	v_mul_f32_e32 v20, v22, v20
	v_cmp_gt_u32_e32 vcc, s20, v24
	v_cndmask_b32_e32 v14, v14, v20, vcc
	v_mov_b32_e32 v20, 0x3eed6338
	s_mov_b32 s20, 0x3ee00000
	v_cndmask_b32_e32 v18, v18, v20, vcc
	v_cmp_gt_u32_e32 vcc, s20, v24
	v_cndmask_b32_e32 v14, v14, v24, vcc
	v_mul_f32_e32 v20, v14, v14
	v_mov_b32_e32 v22, 0x3f8e2c3d
	v_mac_f32_e32 v22, 0x3e993f1f, v20
	v_madak_f32 v22, v20, v22, 0x3f63bbe5
	v_cndmask_b32_e64 v18, v18, 0, vcc
	v_cmp_gt_f32_e64 vcc, |v22|, s23
	v_cndmask_b32_e32 v19, 1.0, v19, vcc
	v_mul_f32_e32 v22, v22, v19
	v_rcp_f32_e32 v22, v22
	v_mov_b32_e32 v21, 0x3e44f0ba
	v_mac_f32_e32 v21, 0x3b9a3b54, v20
	v_madak_f32 v21, v20, v21, 0x3e97d299
	v_mul_f32_e32 v21, v21, v22
	v_mul_f32_e32 v20, v14, v20
	v_mul_f32_e32 v19, v19, v21
	v_mad_f32 v14, v20, v19, -v14
	v_sub_f32_e32 v14, v18, v14
	s_mov_b32 s20, 0x4c800000
	v_or_b32_e32 v14, v17, v14
	v_cmp_gt_u32_e32 vcc, s20, v24
	s_mov_b32 s20, 0x36000000
	v_cndmask_b32_e32 v13, v13, v14, vcc
	v_cmp_gt_u32_e32 vcc, s20, v24
	v_cndmask_b32_e32 v18, v13, v27, vcc
	s_mov_b32 s23, 0x41cdcd65
	v_mov_b32_e32 v13, s22
	v_cmp_o_f32_e32 vcc, v18, v18
	v_mov_b32_e32 v14, s23
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_66
	s_brev_b32 s33, -2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v13, s33, v16
	v_and_b32_e32 v14, 0x7ff00000, v13
	v_mov_b32_e32 v13, 0
	s_mov_b32 s23, 0x3e800000
	v_mul_f64 v[13:14], v[13:14], s[22:23]
	v_cvt_f64_f32_e32 v[18:19], v18
	s_mov_b32 s23, 0x36a00000
	v_add_f64 v[15:16], v[18:19], -v[15:16]
	v_mov_b32_e32 v18, s23
	v_cmp_ngt_f64_e32 vcc, s[22:23], v[13:14]
	v_and_b32_e32 v19, s33, v16
	v_cndmask_b32_e32 v14, v18, v14, vcc
	v_mov_b32_e32 v18, v15
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_div_scale_f64 v[20:21], s[34:35], v[13:14], v[13:14], v[18:19]
	v_div_scale_f64 v[18:19], vcc, v[18:19], v[13:14], v[18:19]
	v_rcp_f64_e32 v[55:56], v[20:21]
	v_fma_f64 v[57:58], -v[20:21], v[55:56], 1.0
	v_fma_f64 v[55:56], v[55:56], v[57:58], v[55:56]
	v_fma_f64 v[57:58], -v[20:21], v[55:56], 1.0
	v_fma_f64 v[55:56], v[55:56], v[57:58], v[55:56]
	v_mul_f64 v[57:58], v[18:19], v[55:56]
	v_fma_f64 v[18:19], -v[20:21], v[57:58], v[18:19]
	v_div_fmas_f64 v[18:19], v[18:19], v[55:56], v[57:58]
	v_div_fixup_f64 v[13:14], v[18:19], v[13:14], |v[15:16]|
.LBB0_66:
	s_or_b64 exec, exec, s[20:21]
	s_mov_b32 s23, 0x40140000
	v_cmp_lt_f64_e32 vcc, s[22:23], v[13:14]
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_68
	s_add_u32 s22, s28, 48
	s_addc_u32 s23, s29, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, s22
	v_mov_b32_e32 v18, 1
	v_mov_b32_e32 v16, s23
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[15:16], v18
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_68:
	s_or_b64 exec, exec, s[20:21]
	v_cmp_lt_f32_e32 vcc, v54, v26
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e32 v16, v54, v26, vcc
	s_mov_b32 s20, 0x6f800000
	v_cndmask_b32_e32 v15, v26, v54, vcc
	v_mov_b32_e32 v18, 0x2f800000
	v_cmp_lt_f32_e32 vcc, s20, v16
	v_cndmask_b32_e32 v19, 1.0, v18, vcc
	v_mul_f32_e32 v16, v16, v19
	v_cmp_gt_f32_e64 vcc, |v16|, s20
	v_cndmask_b32_e32 v18, 1.0, v18, vcc
	v_mul_f32_e32 v16, v16, v18
	v_rcp_f32_e32 v16, v16
	v_max_f64 v[13:14], v[13:14], v[13:14]
	v_cmp_gt_f32_e32 vcc, v54, v26
	s_mov_b32 s20, 0x40490fdb
	v_mul_f32_e32 v15, v15, v16
	v_mul_f32_e32 v15, v18, v15
	v_mul_f32_e32 v18, v19, v15
	v_mul_f32_e32 v15, v18, v18
	v_mov_b32_e32 v16, 0xbe3e8dcc
	v_mac_f32_e32 v16, 0xbb3f0fbc, v15
	v_mov_b32_e32 v19, 0x3f943e2b
	v_madak_f32 v16, v15, v16, 0xbeaaaa68
	v_mac_f32_e32 v19, 0x3e8d38a6, v15
	v_mul_f32_e32 v16, v15, v16
	v_mad_f32 v15, v15, v19, 1.0
	v_rcp_f32_e32 v19, v15
	v_mul_f32_e32 v20, v18, v16
	v_max_f64 v[15:16], s[24:25], s[24:25]
	v_mac_f32_e32 v18, v20, v19
	v_sub_f32_e32 v19, 0x3fc90fdb, v18
	v_cndmask_b32_e32 v18, v18, v19, vcc
	v_sub_f32_e32 v19, s20, v18
	v_cndmask_b32_e64 v18, v18, v19, s[18:19]
	s_mov_b32 s18, 0
	v_min_f64 v[13:14], v[13:14], v[15:16]
	s_mov_b32 s19, 0x40500000
	v_mov_b32_e32 v15, s20
	v_cmp_gt_i32_e32 vcc, 0, v25
	v_cndmask_b32_e32 v15, 0, v15, vcc
	v_cndmask_b32_e64 v18, v18, v15, s[16:17]
	v_mov_b32_e32 v15, 0x4016cbe4
	v_mov_b32_e32 v16, 0x3f490fdb
	v_mul_f64 v[13:14], v[13:14], s[18:19]
	v_cmp_lt_f32_e32 vcc, 0, v25
	s_mov_b32 s16, 0x7f800000
	v_cndmask_b32_e32 v19, v15, v16, vcc
	v_cmp_eq_f32_e32 vcc, s16, v26
	v_cmp_eq_f32_e64 s[16:17], s16, v54
	s_and_b64 vcc, s[16:17], vcc
	s_add_u32 s16, s30, 48
	v_cvt_u32_f64_e32 v15, v[13:14]
	s_addc_u32 s17, s31, 0
	v_mov_b32_e32 v13, s16
	v_mov_b32_e32 v14, s17
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[13:14], v15
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e64 v13, s[16:17], 13, v0
	v_mov_b32_e32 v14, 0
	v_lshlrev_b64 v[13:14], 3, v[13:14]
	v_mov_b32_e32 v15, s27
	v_add_u32_e64 v13, s[16:17], s26, v13
	v_addc_u32_e64 v14, s[16:17], v15, v14, s[16:17]
	flat_load_dwordx2 v[15:16], v[13:14]
	v_cndmask_b32_e32 v13, v18, v19, vcc
	v_mov_b32_e32 v14, 0x7fc00000
	v_cmp_o_f32_e32 vcc, v27, v25
	v_cndmask_b32_e32 v13, v14, v13, vcc
	s_brev_b32 s20, -2
	v_bfi_b32 v18, s20, v13, v27
	s_mov_b32 s19, 0x41cdcd65
	v_mov_b32_e32 v13, s18
	v_cmp_o_f32_e32 vcc, v18, v18
	v_mov_b32_e32 v14, s19
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_70
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v13, s20, v16
	v_and_b32_e32 v14, 0x7ff00000, v13
	v_mov_b32_e32 v13, 0
	s_mov_b32 s19, 0x3e800000
	v_mul_f64 v[13:14], v[13:14], s[18:19]
	v_cvt_f64_f32_e32 v[18:19], v18
	s_mov_b32 s19, 0x36a00000
	v_add_f64 v[15:16], v[18:19], -v[15:16]
	v_mov_b32_e32 v18, s19
	v_cmp_ngt_f64_e32 vcc, s[18:19], v[13:14]
	v_and_b32_e32 v19, s20, v16
	v_cndmask_b32_e32 v14, v18, v14, vcc
	v_mov_b32_e32 v18, v15
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_div_scale_f64 v[20:21], s[20:21], v[13:14], v[13:14], v[18:19]
	v_div_scale_f64 v[18:19], vcc, v[18:19], v[13:14], v[18:19]
	v_rcp_f64_e32 v[54:55], v[20:21]
	v_fma_f64 v[56:57], -v[20:21], v[54:55], 1.0
	v_fma_f64 v[54:55], v[54:55], v[56:57], v[54:55]
	v_fma_f64 v[56:57], -v[20:21], v[54:55], 1.0
	v_fma_f64 v[54:55], v[54:55], v[56:57], v[54:55]
	v_mul_f64 v[56:57], v[18:19], v[54:55]
	v_fma_f64 v[18:19], -v[20:21], v[56:57], v[18:19]
	v_div_fmas_f64 v[18:19], v[18:19], v[54:55], v[56:57]
	v_div_fixup_f64 v[13:14], v[18:19], v[13:14], |v[15:16]|
.LBB0_70:
	s_or_b64 exec, exec, s[16:17]
	s_mov_b32 s19, 0x40180000
	v_cmp_lt_f64_e32 vcc, s[18:19], v[13:14]
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_72
	s_add_u32 s18, s28, 52
	s_addc_u32 s19, s29, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, s18
	v_mov_b32_e32 v18, 1
	v_mov_b32_e32 v16, s19
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[15:16], v18
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_72:
	s_or_b64 exec, exec, s[16:17]
	v_max_f64 v[13:14], v[13:14], v[13:14]
	s_waitcnt vmcnt(0)
	v_max_f64 v[15:16], s[24:25], s[24:25]
	s_mov_b32 s20, 0
	s_mov_b32 s21, 0x40500000
	s_add_u32 s16, s30, 52
	s_addc_u32 s17, s31, 0
	v_mov_b32_e32 v18, s27
	v_mov_b32_e32 v21, 0x2f800000
	v_mov_b32_e32 v54, 0x7fc00000
	v_min_f64 v[13:14], v[13:14], v[15:16]
	v_add_u32_e32 v15, vcc, 14, v0
	v_mov_b32_e32 v16, 0
	v_cmp_lt_u32_e64 s[18:19], 1.0, v35
	v_mul_f64 v[13:14], v[13:14], s[20:21]
	s_mov_b32 s21, 0x41cdcd65
	v_cvt_u32_f64_e32 v19, v[13:14]
	v_lshlrev_b64 v[13:14], 3, v[15:16]
	v_mov_b32_e32 v15, s16
	v_mov_b32_e32 v16, s17
	v_add_u32_e32 v13, vcc, s26, v13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[15:16], v19
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v14, vcc, v18, v14, vcc
	flat_load_dwordx2 v[15:16], v[13:14]
	v_mov_b32_e32 v19, 0x3f8d6fa5
	v_mac_f32_e32 v19, 0xbf561f0d, v52
	s_mov_b32 s16, 0x6f800000
	v_cmp_gt_f32_e64 vcc, |v19|, s16
	v_cndmask_b32_e32 v22, 1.0, v21, vcc
	v_mul_f32_e32 v19, v19, v22
	v_mov_b32_e32 v14, 0xbc5b3fe1
	v_rcp_f32_e32 v19, v19
	v_mac_f32_e32 v14, 0xbb81ce6b, v52
	v_madak_f32 v14, v52, v14, 0xbd678bdd
	v_madak_f32 v14, v52, v14, 0x3e3c94dc
	v_cmp_ngt_f32_e32 vcc, 0, v52
	v_mul_f32_e32 v14, v14, v19
	v_cndmask_b32_e32 v19, v54, v53, vcc
	v_and_b32_e32 v20, 0xffff0000, v19
	v_add_f32_e32 v53, v19, v20
	v_cmp_gt_f32_e64 vcc, |v53|, s16
	v_cndmask_b32_e32 v55, 1.0, v21, vcc
	v_mul_f32_e32 v21, v53, v55
	v_rcp_f32_e32 v53, v21
	v_mul_f32_e32 v14, v22, v14
	v_mul_f32_e32 v21, v52, v14
	v_mad_f32 v14, -v20, v20, v52
	v_mul_f32_e32 v14, v14, v53
	v_mul_f32_e32 v22, v55, v14
	v_mov_b32_e32 v52, 0x33a22168
	v_add_f32_e32 v14, v19, v19
	v_mac_f32_e32 v52, -2.0, v22
	v_mad_f32 v14, v14, v21, -v52
	v_madak_f32 v53, -2.0, v20, 0x3f490fda
	v_mov_b32_e32 v52, 0x3f490fda
	v_sub_f32_e32 v14, v53, v14
	v_add_f32_e32 v14, v14, v52
	v_mad_f32 v52, v35, v21, v35
	v_and_b32_e32 v18, 0x80000000, v23
	v_cndmask_b32_e64 v14, v52, v14, s[14:15]
	v_or_b32_e32 v14, v18, v14
	v_or_b32_e32 v13, 0x3fc90fdb, v18
	v_cndmask_b32_e64 v14, v14, v54, s[18:19]
	v_cmp_eq_u32_e32 vcc, 1.0, v35
	s_mov_b32 s16, 0x38800000
	v_cndmask_b32_e32 v13, v14, v13, vcc
	v_cmp_gt_u32_e32 vcc, s16, v35
	v_cndmask_b32_e32 v52, v13, v23, vcc
	v_mov_b32_e32 v13, s20
	v_cmp_o_f32_e32 vcc, v52, v52
	v_mov_b32_e32 v14, s21
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_74
	s_brev_b32 s22, -2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v13, s22, v16
	v_and_b32_e32 v14, 0x7ff00000, v13
	v_mov_b32_e32 v13, 0
	s_mov_b32 s21, 0x3e800000
	v_mul_f64 v[13:14], v[13:14], s[20:21]
	v_cvt_f64_f32_e32 v[52:53], v52
	s_mov_b32 s21, 0x36a00000
	v_add_f64 v[15:16], v[52:53], -v[15:16]
	v_mov_b32_e32 v52, s21
	v_cmp_ngt_f64_e32 vcc, s[20:21], v[13:14]
	v_and_b32_e32 v53, s22, v16
	v_cndmask_b32_e32 v14, v52, v14, vcc
	v_mov_b32_e32 v52, v15
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_div_scale_f64 v[54:55], s[20:21], v[13:14], v[13:14], v[52:53]
	v_div_scale_f64 v[52:53], vcc, v[52:53], v[13:14], v[52:53]
	v_rcp_f64_e32 v[56:57], v[54:55]
	v_fma_f64 v[58:59], -v[54:55], v[56:57], 1.0
	v_fma_f64 v[56:57], v[56:57], v[58:59], v[56:57]
	v_fma_f64 v[58:59], -v[54:55], v[56:57], 1.0
	v_fma_f64 v[56:57], v[56:57], v[58:59], v[56:57]
	v_mul_f64 v[58:59], v[52:53], v[56:57]
	v_fma_f64 v[52:53], -v[54:55], v[58:59], v[52:53]
	v_div_fmas_f64 v[52:53], v[52:53], v[56:57], v[58:59]
	v_div_fixup_f64 v[13:14], v[52:53], v[13:14], |v[15:16]|
.LBB0_74:
	s_or_b64 exec, exec, s[16:17]
	v_cmp_lt_f64_e32 vcc, 4.0, v[13:14]
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_76
	s_add_u32 s20, s28, 56
	s_addc_u32 s21, s29, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, s20
	v_mov_b32_e32 v52, 1
	v_mov_b32_e32 v16, s21
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[15:16], v52
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_76:
	s_or_b64 exec, exec, s[16:17]
	v_max_f64 v[13:14], v[13:14], v[13:14]
	s_waitcnt vmcnt(0)
	v_max_f64 v[15:16], s[24:25], s[24:25]
	s_mov_b32 s20, 0
	s_mov_b32 s21, 0x40500000
	s_add_u32 s16, s30, 56
	s_addc_u32 s17, s31, 0
	v_mov_b32_e32 v52, s27
	v_mac_f32_e32 v22, v19, v21
	v_min_f64 v[13:14], v[13:14], v[15:16]
	v_add_u32_e32 v15, vcc, 15, v0
	v_mov_b32_e32 v16, 0
	v_mul_f64 v[13:14], v[13:14], s[20:21]
	s_mov_b32 s21, 0x248d3132
	v_cvt_u32_f64_e32 v53, v[13:14]
	v_lshlrev_b64 v[13:14], 3, v[15:16]
	v_mov_b32_e32 v15, s16
	v_mov_b32_e32 v16, s17
	v_add_u32_e32 v13, vcc, s26, v13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[15:16], v53
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v14, vcc, v52, v14, vcc
	flat_load_dwordx2 v[15:16], v[13:14]
	v_madak_f32 v13, v19, v21, 0xa48d3132
	v_add_f32_e32 v13, v19, v13
	v_add_f32_e32 v19, v22, v20
	v_madak_f32 v13, -2.0, v13, 0x40490fdb
	v_add_f32_e32 v19, v19, v19
	v_cmp_gt_i32_e64 s[16:17], 0, v23
	v_cndmask_b32_e64 v13, v19, v13, s[16:17]
	v_mad_f32 v19, -v23, v21, s21
	v_sub_f32_e32 v19, v19, v23
	s_mov_b32 s21, 0x3fc90fdb
	v_add_f32_e32 v19, s21, v19
	v_cndmask_b32_e64 v13, v19, v13, s[14:15]
	v_mov_b32_e32 v19, 0x7fc00000
	v_cndmask_b32_e64 v13, v13, v19, s[18:19]
	v_cmp_ne_u32_e32 vcc, 1.0, v23
	v_mov_b32_e32 v14, 0x40490fdb
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_cmp_ne_u32_e32 vcc, -1.0, v23
	s_mov_b32 s14, 0x327fffff
	v_cndmask_b32_e32 v13, v14, v13, vcc
	v_mov_b32_e32 v14, s21
	v_cmp_lt_u32_e32 vcc, s14, v35
	v_cndmask_b32_e32 v19, v14, v13, vcc
	s_mov_b32 s21, 0x41cdcd65
	v_mov_b32_e32 v13, s20
	v_cmp_o_f32_e32 vcc, v19, v19
	v_mov_b32_e32 v14, s21
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_78
	s_brev_b32 s18, -2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v13, s18, v16
	v_and_b32_e32 v14, 0x7ff00000, v13
	v_mov_b32_e32 v13, 0
	s_mov_b32 s21, 0x3e800000
	v_mul_f64 v[13:14], v[13:14], s[20:21]
	v_cvt_f64_f32_e32 v[19:20], v19
	s_mov_b32 s21, 0x36a00000
	v_add_f64 v[15:16], v[19:20], -v[15:16]
	v_mov_b32_e32 v19, s21
	v_cmp_ngt_f64_e32 vcc, s[20:21], v[13:14]
	v_and_b32_e32 v20, s18, v16
	v_cndmask_b32_e32 v14, v19, v14, vcc
	v_mov_b32_e32 v19, v15
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_div_scale_f64 v[21:22], s[18:19], v[13:14], v[13:14], v[19:20]
	v_div_scale_f64 v[19:20], vcc, v[19:20], v[13:14], v[19:20]
	v_rcp_f64_e32 v[52:53], v[21:22]
	v_fma_f64 v[54:55], -v[21:22], v[52:53], 1.0
	v_fma_f64 v[52:53], v[52:53], v[54:55], v[52:53]
	v_fma_f64 v[54:55], -v[21:22], v[52:53], 1.0
	v_fma_f64 v[52:53], v[52:53], v[54:55], v[52:53]
	v_mul_f64 v[54:55], v[19:20], v[52:53]
	v_fma_f64 v[19:20], -v[21:22], v[54:55], v[19:20]
	v_div_fmas_f64 v[19:20], v[19:20], v[52:53], v[54:55]
	v_div_fixup_f64 v[13:14], v[19:20], v[13:14], |v[15:16]|
.LBB0_78:
	s_or_b64 exec, exec, s[14:15]
	v_cmp_lt_f64_e32 vcc, 4.0, v[13:14]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_80
	s_add_u32 s18, s28, 60
	s_addc_u32 s19, s29, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, s18
	v_mov_b32_e32 v19, 1
	v_mov_b32_e32 v16, s19
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[15:16], v19
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_80:
	s_or_b64 exec, exec, s[14:15]
	v_max_f64 v[13:14], v[13:14], v[13:14]
	s_waitcnt vmcnt(0)
	v_max_f64 v[15:16], s[24:25], s[24:25]
	s_mov_b32 s22, 0
	s_mov_b32 s23, 0x40500000
	s_add_u32 s14, s30, 60
	s_addc_u32 s15, s31, 0
	v_mov_b32_e32 v19, s27
	v_cvt_f32_i32_e32 v10, v10
	v_mov_b32_e32 v55, 0xb5ddea0e
	v_min_f64 v[13:14], v[13:14], v[15:16]
	v_add_u32_e32 v15, vcc, 16, v0
	v_mov_b32_e32 v16, 0
	v_lshlrev_b64 v[15:16], 3, v[15:16]
	v_sub_f32_e32 v10, v42, v10
	v_mul_f32_e32 v21, v10, v10
	s_mov_b32 s18, 0x42b2d4fd
	v_mul_f64 v[13:14], v[13:14], s[22:23]
	v_cmp_le_f32_e64 s[18:19], s18, v42
	s_mov_b32 s20, 0x807fffff
	s_mov_b32 s23, 0x41cdcd65
	v_cvt_u32_f64_e32 v20, v[13:14]
	v_mov_b32_e32 v13, s14
	v_mov_b32_e32 v14, s15
	s_mov_b32 s14, 0xb717f7d1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[13:14], v20
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v13, vcc, s26, v15
	v_addc_u32_e32 v14, vcc, v19, v16, vcc
	flat_load_dwordx2 v[13:14], v[13:14]
	v_mov_b32_e32 v15, 0x2f308e59
	v_mac_f32_e32 v15, 0x2b5a092d, v21
	v_madak_f32 v15, v21, v15, 0x32d73230
	v_madak_f32 v15, v21, v15, 0x3638ef1d
	v_madak_f32 v15, v21, v15, 0x39500d01
	v_madak_f32 v15, v21, v15, 0x3c088889
	v_madak_f32 v15, v21, v15, 0x3e2aaaab
	v_mul_f32_e32 v19, v10, v21
	v_mac_f32_e32 v10, v15, v19
	v_add_f32_e32 v19, 0xbf317280, v42
	v_cmp_gt_f32_e32 vcc, 0, v19
	v_cndmask_b32_e64 v20, 0.5, -0.5, vcc
	v_mac_f32_e32 v20, 0x3fb8aa3b, v19
	v_mov_b32_e32 v15, 0x310f72b2
	v_cvt_i32_f32_e32 v22, v20
	v_mac_f32_e32 v15, 0x2d4cc25c, v21
	v_madak_f32 v15, v21, v15, 0x3493f283
	v_madak_f32 v15, v21, v15, 0x37d00d01
	v_madak_f32 v15, v21, v15, 0x3ab60b61
	v_cvt_f32_i32_e32 v52, v22
	v_madak_f32 v15, v21, v15, 0x3d2aaaab
	v_mad_f32 v15, v21, v15, 0.5
	v_mad_f32 v20, v15, v21, 1.0
	v_mov_b32_e32 v21, v19
	v_mac_f32_e32 v21, 0xbf317180, v52
	v_mad_f32 v53, s14, v52, v21
	v_mul_f32_e32 v54, v53, v53
	v_mac_f32_e32 v55, 0x3331bb4c, v54
	v_madak_f32 v55, v54, v55, 0x388ab355
	v_mov_b32_e32 v16, 0x3e2aaaab
	v_madak_f32 v55, v54, v55, 0xbb360b61
	v_mac_f32_e32 v16, v54, v55
	v_mad_f32 v16, -v54, v16, v53
	v_sub_f32_e32 v54, 2.0, v16
	s_mov_b32 s15, 0x6f800000
	v_mov_b32_e32 v55, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v54|, s15
	v_cndmask_b32_e32 v55, 1.0, v55, vcc
	v_mul_f32_e32 v54, v54, v55
	v_rcp_f32_e32 v54, v54
	v_mul_f32_e32 v16, v53, v16
	v_mul_f32_e32 v52, s14, v52
	s_mov_b32 s14, 0xc2aeac4f
	v_mul_f32_e32 v16, v16, v54
	v_mad_f32 v16, -v55, v16, -v52
	v_sub_f32_e32 v16, v21, v16
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v21, 23, v22
	v_add_u32_e32 v16, vcc, v21, v16
	v_cmp_ngt_f32_e32 vcc, s14, v19
	s_mov_b32 s14, 0x42b17218
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_mov_b32_e32 v22, 0x7f800000
	v_cmp_gt_f32_e32 vcc, s14, v19
	v_cndmask_b32_e32 v16, v22, v16, vcc
	v_cmp_o_f32_e32 vcc, v19, v19
	v_mul_f32_e32 v15, v20, v11
	v_cndmask_b32_e32 v21, v19, v16, vcc
	s_mov_b32 s14, 0x41051592
	v_mac_f32_e32 v15, v12, v10
	v_mac_f32_e32 v21, 0x36d01087, v21
	v_cmp_le_f32_e64 s[14:15], s14, v42
	v_cndmask_b32_e64 v15, v15, v21, s[14:15]
	v_cndmask_b32_e64 v15, v15, v22, s[18:19]
	v_add_u32_e32 v19, vcc, s20, v42
	s_mov_b32 s20, 0xb8ffffff
	v_or_b32_e32 v15, v15, v1
	v_cmp_gt_u32_e32 vcc, s20, v19
	v_cndmask_b32_e32 v22, v15, v30, vcc
	v_mov_b32_e32 v15, s22
	v_cmp_o_f32_e32 vcc, v22, v22
	v_mov_b32_e32 v16, s23
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_82
	s_brev_b32 s33, -2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v15, s33, v14
	v_and_b32_e32 v16, 0x7ff00000, v15
	v_mov_b32_e32 v15, 0
	s_mov_b32 s23, 0x3e800000
	v_mul_f64 v[15:16], v[15:16], s[22:23]
	v_cvt_f64_f32_e32 v[52:53], v22
	s_mov_b32 s23, 0x36a00000
	v_mov_b32_e32 v22, s23
	v_add_f64 v[13:14], v[52:53], -v[13:14]
	v_cmp_ngt_f64_e32 vcc, s[22:23], v[15:16]
	v_and_b32_e32 v53, s33, v14
	v_mov_b32_e32 v52, v13
	v_cndmask_b32_e32 v16, v22, v16, vcc
	v_cndmask_b32_e32 v15, 0, v15, vcc
	v_div_scale_f64 v[54:55], s[22:23], v[15:16], v[15:16], v[52:53]
	v_div_scale_f64 v[52:53], vcc, v[52:53], v[15:16], v[52:53]
	v_rcp_f64_e32 v[56:57], v[54:55]
	v_fma_f64 v[58:59], -v[54:55], v[56:57], 1.0
	v_fma_f64 v[56:57], v[56:57], v[58:59], v[56:57]
	v_fma_f64 v[58:59], -v[54:55], v[56:57], 1.0
	v_fma_f64 v[56:57], v[56:57], v[58:59], v[56:57]
	v_mul_f64 v[58:59], v[52:53], v[56:57]
	v_fma_f64 v[52:53], -v[54:55], v[58:59], v[52:53]
	v_div_fmas_f64 v[52:53], v[52:53], v[56:57], v[58:59]
	v_div_fixup_f64 v[15:16], v[52:53], v[15:16], |v[13:14]|
.LBB0_82:
	s_or_b64 exec, exec, s[20:21]
	v_cmp_lt_f64_e32 vcc, 4.0, v[15:16]
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_84
	s_add_u32 s22, s28, 64
	s_addc_u32 s23, s29, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v13, s22
	v_mov_b32_e32 v22, 1
	v_mov_b32_e32 v14, s23
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[13:14], v22
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_84:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_max_f64 v[13:14], v[15:16], v[15:16]
	v_max_f64 v[15:16], s[24:25], s[24:25]
	s_mov_b32 s21, 0x40500000
	s_mov_b32 s20, 0
	s_add_u32 s22, s30, 64
	s_addc_u32 s23, s31, 0
	v_mov_b32_e32 v22, s27
	v_mul_f32_e32 v12, v20, v12
	v_mac_f32_e32 v12, v11, v10
	v_min_f64 v[13:14], v[13:14], v[15:16]
	v_add_u32_e32 v15, vcc, 17, v0
	v_mov_b32_e32 v16, 0
	v_cndmask_b32_e64 v10, v12, v21, s[14:15]
	v_mov_b32_e32 v11, 0x7f800000
	s_mov_b32 s14, 0x7f800001
	v_cndmask_b32_e64 v10, v10, v11, s[18:19]
	v_mul_f64 v[13:14], v[13:14], s[20:21]
	v_mov_b32_e32 v11, 0x7fc00000
	s_mov_b32 s21, 0x41cdcd65
	v_cvt_u32_f64_e32 v52, v[13:14]
	v_lshlrev_b64 v[13:14], 3, v[15:16]
	v_mov_b32_e32 v15, s22
	v_mov_b32_e32 v16, s23
	v_add_u32_e32 v13, vcc, s26, v13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[15:16], v52
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v14, vcc, v22, v14, vcc
	flat_load_dwordx2 v[13:14], v[13:14]
	v_cmp_gt_u32_e32 vcc, s14, v42
	s_mov_b32 s14, 0x387fffff
	v_cndmask_b32_e32 v10, v11, v10, vcc
	v_cmp_lt_u32_e32 vcc, s14, v42
	v_cndmask_b32_e32 v12, 1.0, v10, vcc
	v_mov_b32_e32 v10, s20
	v_cmp_o_f32_e32 vcc, v12, v12
	v_mov_b32_e32 v11, s21
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_86
	s_brev_b32 s18, -2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v10, s18, v14
	v_and_b32_e32 v11, 0x7ff00000, v10
	v_mov_b32_e32 v10, 0
	s_mov_b32 s21, 0x3e800000
	v_mul_f64 v[10:11], v[10:11], s[20:21]
	v_cvt_f64_f32_e32 v[15:16], v12
	s_mov_b32 s21, 0x36a00000
	v_add_f64 v[12:13], v[15:16], -v[13:14]
	v_mov_b32_e32 v14, s21
	v_cmp_ngt_f64_e32 vcc, s[20:21], v[10:11]
	v_and_b32_e32 v15, s18, v13
	v_cndmask_b32_e32 v11, v14, v11, vcc
	v_mov_b32_e32 v14, v12
	v_cndmask_b32_e32 v10, 0, v10, vcc
	v_div_scale_f64 v[20:21], s[18:19], v[10:11], v[10:11], v[14:15]
	v_div_scale_f64 v[14:15], vcc, v[14:15], v[10:11], v[14:15]
	v_rcp_f64_e32 v[52:53], v[20:21]
	v_fma_f64 v[54:55], -v[20:21], v[52:53], 1.0
	v_fma_f64 v[52:53], v[52:53], v[54:55], v[52:53]
	v_fma_f64 v[54:55], -v[20:21], v[52:53], 1.0
	v_fma_f64 v[52:53], v[52:53], v[54:55], v[52:53]
	v_mul_f64 v[54:55], v[14:15], v[52:53]
	v_fma_f64 v[14:15], -v[20:21], v[54:55], v[14:15]
	v_div_fmas_f64 v[14:15], v[14:15], v[52:53], v[54:55]
	v_div_fixup_f64 v[10:11], v[14:15], v[10:11], |v[12:13]|
.LBB0_86:
	s_or_b64 exec, exec, s[14:15]
	v_cmp_lt_f64_e32 vcc, 4.0, v[10:11]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_88
	s_add_u32 s18, s28, 0x44
	s_addc_u32 s19, s29, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v12, s18
	v_mov_b32_e32 v14, 1
	v_mov_b32_e32 v13, s19
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[12:13], v14
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_88:
	s_or_b64 exec, exec, s[14:15]
	v_max_f64 v[10:11], v[10:11], v[10:11]
	s_waitcnt vmcnt(0)
	v_max_f64 v[12:13], s[24:25], s[24:25]
	s_mov_b32 s18, 0
	s_mov_b32 s19, 0x40500000
	s_add_u32 s14, s30, 0x44
	s_addc_u32 s15, s31, 0
	v_mov_b32_e32 v20, s27
	v_mul_f32_e32 v14, v42, v42
	v_mov_b32_e32 v15, 0xbabfbc9e
	v_min_f64 v[10:11], v[10:11], v[12:13]
	v_add_u32_e32 v12, vcc, 18, v0
	v_mov_b32_e32 v13, 0
	v_mac_f32_e32 v15, 0x384d2b7d, v14
	v_mov_b32_e32 v16, 0x3f588550
	v_madak_f32 v15, v14, v15, 0xbe9058e0
	v_mac_f32_e32 v16, 0x3eaf769c, v14
	v_mul_f64 v[10:11], v[10:11], s[18:19]
	v_mov_b32_e32 v55, 0xb5ddea0e
	s_mov_b32 s19, 0x41cdcd65
	v_cvt_u32_f64_e32 v21, v[10:11]
	v_lshlrev_b64 v[10:11], 3, v[12:13]
	v_mov_b32_e32 v12, s14
	v_mov_b32_e32 v13, s15
	v_add_u32_e32 v10, vcc, s26, v10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[12:13], v21
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v11, vcc, v20, v11, vcc
	flat_load_dwordx2 v[12:13], v[10:11]
	v_mov_b32_e32 v10, 0xbaa18e00
	v_mac_f32_e32 v10, 0x382089d8, v14
	s_mov_b32 s14, 0x3f666666
	v_madak_f32 v10, v14, v10, 0xbe7679b1
	v_mov_b32_e32 v11, 0x3f38db60
	v_cmp_gt_f32_e32 vcc, s14, v42
	v_mac_f32_e32 v11, 0x3e95c65f, v14
	v_cndmask_b32_e32 v10, v10, v15, vcc
	v_add_f32_e32 v15, v42, v42
	v_cndmask_b32_e32 v11, v11, v16, vcc
	v_cmp_gt_f32_e32 vcc, 0, v15
	v_cndmask_b32_e64 v16, 0.5, -0.5, vcc
	v_mac_f32_e32 v16, 0x3fb8aa3b, v15
	v_cvt_i32_f32_e32 v16, v16
	v_mov_b32_e32 v52, v15
	s_mov_b32 s15, 0xb717f7d1
	s_mov_b32 s14, 0x6f800000
	v_cvt_f32_i32_e32 v22, v16
	v_mov_b32_e32 v20, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v11|, s14
	v_cndmask_b32_e32 v21, 1.0, v20, vcc
	v_mac_f32_e32 v52, 0xbf317180, v22
	v_mad_f32 v53, s15, v22, v52
	v_mul_f32_e32 v54, v53, v53
	v_mac_f32_e32 v55, 0x3331bb4c, v54
	v_madak_f32 v55, v54, v55, 0x388ab355
	v_madak_f32 v55, v54, v55, 0xbb360b61
	v_madak_f32 v55, v54, v55, 0x3e2aaaab
	v_mad_f32 v54, -v54, v55, v53
	v_sub_f32_e32 v55, 2.0, v54
	v_cmp_gt_f32_e64 vcc, |v55|, s14
	v_mul_f32_e32 v11, v11, v21
	v_cndmask_b32_e32 v56, 1.0, v20, vcc
	v_rcp_f32_e32 v11, v11
	v_mul_f32_e32 v55, v55, v56
	v_rcp_f32_e32 v55, v55
	v_lshlrev_b32_e32 v16, 23, v16
	v_mul_f32_e32 v10, v10, v11
	v_mul_f32_e32 v11, s15, v22
	v_mul_f32_e32 v22, v53, v54
	v_mul_f32_e32 v22, v22, v55
	v_mad_f32 v11, -v56, v22, -v11
	v_sub_f32_e32 v11, v52, v11
	v_add_f32_e32 v11, 1.0, v11
	v_add_u32_e32 v11, vcc, v16, v11
	s_mov_b32 s15, 0xc2aeac4f
	v_cmp_ngt_f32_e32 vcc, s15, v15
	s_mov_b32 s15, 0x42b17218
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_mov_b32_e32 v16, 0x7f800000
	v_cmp_gt_f32_e32 vcc, s15, v15
	v_cndmask_b32_e32 v11, v16, v11, vcc
	v_cmp_o_f32_e32 vcc, v15, v15
	v_cndmask_b32_e32 v11, v15, v11, vcc
	v_add_f32_e32 v11, 1.0, v11
	v_cmp_gt_f32_e64 vcc, |v11|, s14
	v_cndmask_b32_e32 v15, 1.0, v20, vcc
	v_mul_f32_e32 v11, v11, v15
	v_rcp_f32_e32 v11, v11
	v_mul_f32_e32 v10, v21, v10
	v_mul_f32_e32 v14, v14, v42
	v_mad_f32 v10, v10, v14, v42
	v_add_f32_e32 v11, v11, v11
	v_mad_f32 v11, -v15, v11, 1.0
	v_cmp_ge_f32_e32 vcc, 1.0, v42
	s_mov_b32 s14, 0x41051592
	v_cndmask_b32_e32 v10, v11, v10, vcc
	v_cmp_nlt_f32_e32 vcc, s14, v42
	v_cndmask_b32_e32 v10, 1.0, v10, vcc
	s_mov_b32 s14, 0xb97fffff
	v_or_b32_e32 v1, v10, v1
	v_cmp_gt_u32_e32 vcc, s14, v19
	v_cndmask_b32_e32 v1, v1, v30, vcc
	v_mov_b32_e32 v10, s18
	v_cmp_o_f32_e32 vcc, v1, v1
	v_mov_b32_e32 v11, s19
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_90
	s_brev_b32 s20, -2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v10, s20, v13
	v_and_b32_e32 v11, 0x7ff00000, v10
	v_mov_b32_e32 v10, 0
	s_mov_b32 s19, 0x3e800000
	v_mul_f64 v[10:11], v[10:11], s[18:19]
	v_cvt_f64_f32_e32 v[14:15], v1
	s_mov_b32 s19, 0x36a00000
	v_mov_b32_e32 v1, s19
	v_add_f64 v[12:13], v[14:15], -v[12:13]
	v_cmp_ngt_f64_e32 vcc, s[18:19], v[10:11]
	v_and_b32_e32 v15, s20, v13
	v_mov_b32_e32 v14, v12
	v_cndmask_b32_e32 v11, v1, v11, vcc
	v_cndmask_b32_e32 v10, 0, v10, vcc
	v_div_scale_f64 v[19:20], s[20:21], v[10:11], v[10:11], v[14:15]
	v_div_scale_f64 v[14:15], vcc, v[14:15], v[10:11], v[14:15]
	v_rcp_f64_e32 v[21:22], v[19:20]
	v_fma_f64 v[52:53], -v[19:20], v[21:22], 1.0
	v_fma_f64 v[21:22], v[21:22], v[52:53], v[21:22]
	v_fma_f64 v[52:53], -v[19:20], v[21:22], 1.0
	v_fma_f64 v[21:22], v[21:22], v[52:53], v[21:22]
	v_mul_f64 v[52:53], v[14:15], v[21:22]
	v_fma_f64 v[14:15], -v[19:20], v[52:53], v[14:15]
	v_div_fmas_f64 v[14:15], v[14:15], v[21:22], v[52:53]
	v_div_fixup_f64 v[10:11], v[14:15], v[10:11], |v[12:13]|
.LBB0_90:
	s_or_b64 exec, exec, s[14:15]
	s_mov_b32 s19, 0x40140000
	v_cmp_lt_f64_e32 vcc, s[18:19], v[10:11]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_92
	s_add_u32 s18, s28, 0x48
	s_addc_u32 s19, s29, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v12, s18
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v13, s19
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[12:13], v1
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_92:
	s_or_b64 exec, exec, s[14:15]
	v_max_f64 v[10:11], v[10:11], v[10:11]
	s_waitcnt vmcnt(0)
	v_max_f64 v[12:13], s[24:25], s[24:25]
	s_mov_b32 s14, 0
	s_mov_b32 s15, 0x40500000
	s_add_u32 s18, s30, 0x48
	s_addc_u32 s19, s31, 0
	v_mov_b32_e32 v1, s27
	v_mov_b32_e32 v16, 0x397f529f
	v_min_f64 v[10:11], v[10:11], v[12:13]
	v_add_u32_e32 v12, vcc, 19, v0
	v_mov_b32_e32 v13, 0
	v_mul_f64 v[10:11], v[10:11], s[14:15]
	s_movk_i32 s15, 0xff03
	v_cvt_u32_f64_e32 v14, v[10:11]
	v_lshlrev_b64 v[10:11], 3, v[12:13]
	v_mov_b32_e32 v12, s18
	v_mov_b32_e32 v13, s19
	v_add_u32_e32 v10, vcc, s26, v10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[12:13], v14
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v11, vcc, v1, v11, vcc
	flat_load_dwordx2 v[10:11], v[10:11]
	v_lshrrev_b32_e32 v12, 23, v51
	v_add_u32_e32 v1, vcc, 0xffffff81, v29
	v_add_u32_e32 v12, vcc, s15, v12
	v_cndmask_b32_e64 v1, v1, v12, s[2:3]
	v_mul_i32_i24_e32 v12, 0x5556, v1
	v_lshrrev_b32_e32 v13, 31, v12
	v_add_u16_sdwa v12, v12, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v13, 0x7fffff, v48
	v_or_b32_e32 v13, 0.5, v13
	v_or_b32_e32 v14, 0.5, v49
	v_bfe_i32 v12, v12, 0, 16
	v_sub_f32_e32 v13, v13, v14
	v_mad_i32_i24 v1, v12, -3, v1
	v_lshlrev_b32_e32 v12, 23, v12
	v_mul_f32_e32 v13, v13, v50
	v_mov_b32_e32 v14, 0xbde38e39
	v_add_u32_e32 v12, vcc, 1.0, v12
	v_mac_f32_e32 v14, 0x3d7cd6ea, v13
	v_mul_f32_e32 v15, v13, v13
	v_mul_f32_e32 v13, 0x3eaaaaab, v13
	v_mac_f32_e32 v13, v14, v15
	v_mov_b32_e32 v14, 0x3f214000
	v_mov_b32_e32 v15, 0x3f4b2000
	v_cmp_eq_u32_e32 vcc, -1, v1
	v_cndmask_b32_e32 v14, v14, v15, vcc
	v_mov_b32_e32 v15, 0x38a2f98d
	v_cndmask_b32_e32 v15, v15, v16, vcc
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cndmask_b32_e64 v14, v14, 1.0, vcc
	v_cndmask_b32_e64 v15, v15, 0, vcc
	v_mov_b32_e32 v16, 0x3fa14000
	v_cmp_eq_u32_e32 vcc, 1, v1
	v_cndmask_b32_e32 v14, v14, v16, vcc
	v_mov_b32_e32 v16, 0x3922f98d
	v_cndmask_b32_e32 v15, v15, v16, vcc
	v_mov_b32_e32 v16, 0x3fcb2000
	v_cmp_eq_u32_e32 vcc, 2, v1
	v_cndmask_b32_e32 v1, v14, v16, vcc
	v_mov_b32_e32 v14, 0x39ff529f
	v_cndmask_b32_e32 v14, v15, v14, vcc
	v_mul_f32_e32 v16, v14, v9
	v_mac_f32_e32 v16, v9, v1
	v_mac_f32_e32 v16, v8, v14
	v_mul_f32_e32 v15, v1, v8
	v_mac_f32_e32 v16, v13, v16
	v_mac_f32_e32 v16, v13, v15
	v_mac_f32_e32 v16, v1, v8
	s_mov_b32 s2, 0x80800000
	v_mul_f32_e32 v1, v16, v12
	v_add_u32_e32 v8, vcc, s2, v24
	s_mov_b32 s2, 0x80800001
	v_or_b32_e32 v1, v17, v1
	v_cmp_gt_u32_e32 vcc, s2, v8
	v_cndmask_b32_e32 v1, v1, v27, vcc
	s_mov_b32 s15, 0x41cdcd65
	v_mov_b32_e32 v8, s14
	v_cmp_o_f32_e32 vcc, v1, v1
	v_mov_b32_e32 v9, s15
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_94
	s_brev_b32 s18, -2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v8, s18, v11
	v_and_b32_e32 v9, 0x7ff00000, v8
	v_mov_b32_e32 v8, 0
	s_mov_b32 s15, 0x3e800000
	v_mul_f64 v[8:9], v[8:9], s[14:15]
	v_cvt_f64_f32_e32 v[12:13], v1
	s_mov_b32 s15, 0x36a00000
	v_mov_b32_e32 v1, s15
	v_add_f64 v[10:11], v[12:13], -v[10:11]
	v_cmp_ngt_f64_e32 vcc, s[14:15], v[8:9]
	v_and_b32_e32 v13, s18, v11
	v_mov_b32_e32 v12, v10
	v_cndmask_b32_e32 v9, v1, v9, vcc
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_div_scale_f64 v[14:15], s[14:15], v[8:9], v[8:9], v[12:13]
	v_div_scale_f64 v[12:13], vcc, v[12:13], v[8:9], v[12:13]
	v_rcp_f64_e32 v[19:20], v[14:15]
	v_fma_f64 v[21:22], -v[14:15], v[19:20], 1.0
	v_fma_f64 v[19:20], v[19:20], v[21:22], v[19:20]
	v_fma_f64 v[21:22], -v[14:15], v[19:20], 1.0
	v_fma_f64 v[19:20], v[19:20], v[21:22], v[19:20]
	v_mul_f64 v[21:22], v[12:13], v[19:20]
	v_fma_f64 v[12:13], -v[14:15], v[21:22], v[12:13]
	v_div_fmas_f64 v[12:13], v[12:13], v[19:20], v[21:22]
	v_div_fixup_f64 v[8:9], v[12:13], v[8:9], |v[10:11]|
.LBB0_94:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_lt_f64_e32 vcc, 2.0, v[8:9]
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_96
	s_add_u32 s14, s28, 0x4c
	s_addc_u32 s15, s29, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v11, s15
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[10:11], v1
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_96:
	s_or_b64 exec, exec, s[2:3]
	v_max_f64 v[8:9], v[8:9], v[8:9]
	s_waitcnt vmcnt(0)
	v_max_f64 v[10:11], s[24:25], s[24:25]
	s_mov_b32 s20, 0
	s_mov_b32 s21, 0x40500000
	s_mov_b32 s18, 0x7f800000
	v_cmp_eq_u32_e32 vcc, 0, v45
	v_mul_f32_e32 v1, v47, v46
	v_cmp_eq_u32_e64 s[14:15], s18, v44
	v_mov_b32_e32 v13, s27
	v_min_f64 v[8:9], v[8:9], v[10:11]
	v_add_u32_e64 v10, s[2:3], 20, v0
	v_cmp_lt_u32_e64 s[2:3], s18, v44
	v_cmp_eq_u32_e64 s[18:19], s18, v45
	s_or_b64 vcc, s[2:3], vcc
	v_cndmask_b32_e32 v1, v1, v44, vcc
	s_or_b64 vcc, s[14:15], s[18:19]
	v_mul_f64 v[8:9], v[8:9], s[20:21]
	s_add_u32 s2, s30, 0x4c
	v_mov_b32_e32 v11, 0
	s_addc_u32 s3, s31, 0
	v_lshlrev_b64 v[10:11], 3, v[10:11]
	v_mov_b32_e32 v12, 0x7f800000
	v_cndmask_b32_e32 v1, v1, v12, vcc
	s_mov_b32 s21, 0x41cdcd65
	v_cvt_u32_f64_e32 v14, v[8:9]
	v_mov_b32_e32 v9, s3
	v_mov_b32_e32 v8, s2
	v_cmp_o_f32_e32 vcc, v1, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[8:9], v14
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e64 v8, s[2:3], s26, v10
	v_addc_u32_e64 v9, s[2:3], v13, v11, s[2:3]
	flat_load_dwordx2 v[10:11], v[8:9]
	v_mov_b32_e32 v8, s20
	v_mov_b32_e32 v9, s21
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_98
	s_brev_b32 s14, -2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v8, s14, v11
	v_and_b32_e32 v9, 0x7ff00000, v8
	v_mov_b32_e32 v8, 0
	s_mov_b32 s21, 0x3e800000
	v_mul_f64 v[8:9], v[8:9], s[20:21]
	v_cvt_f64_f32_e32 v[12:13], v1
	s_mov_b32 s21, 0x36a00000
	v_mov_b32_e32 v1, s21
	v_add_f64 v[10:11], v[12:13], -v[10:11]
	v_cmp_ngt_f64_e32 vcc, s[20:21], v[8:9]
	v_and_b32_e32 v13, s14, v11
	v_mov_b32_e32 v12, v10
	v_cndmask_b32_e32 v9, v1, v9, vcc
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_div_scale_f64 v[14:15], s[14:15], v[8:9], v[8:9], v[12:13]
	v_div_scale_f64 v[12:13], vcc, v[12:13], v[8:9], v[12:13]
	v_rcp_f64_e32 v[19:20], v[14:15]
	v_fma_f64 v[21:22], -v[14:15], v[19:20], 1.0
	v_fma_f64 v[19:20], v[19:20], v[21:22], v[19:20]
	v_fma_f64 v[21:22], -v[14:15], v[19:20], 1.0
	v_fma_f64 v[19:20], v[19:20], v[21:22], v[19:20]
	v_mul_f64 v[21:22], v[12:13], v[19:20]
	v_fma_f64 v[12:13], -v[14:15], v[21:22], v[12:13]
	v_div_fmas_f64 v[12:13], v[12:13], v[19:20], v[21:22]
	v_div_fixup_f64 v[8:9], v[12:13], v[8:9], |v[10:11]|
.LBB0_98:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_lt_f64_e32 vcc, 4.0, v[8:9]
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_100
	s_add_u32 s14, s28, 0x50
	s_addc_u32 s15, s29, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v11, s15
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[10:11], v1
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_100:
	s_or_b64 exec, exec, s[2:3]
	v_max_f64 v[8:9], v[8:9], v[8:9]
	s_waitcnt vmcnt(0)
	v_max_f64 v[10:11], s[24:25], s[24:25]
	v_cvt_f32_i32_e32 v1, v43
	v_mov_b32_e32 v12, v23
	v_mov_b32_e32 v13, 0x3e2aaaab
	s_mov_b32 s18, 0
	v_mac_f32_e32 v12, 0xbc310000, v1
	v_mac_f32_e32 v12, 0xb7e42fef, v1
	v_mac_f32_e32 v13, 0x3d2aaaab, v12
	v_min_f64 v[8:9], v[8:9], v[10:11]
	v_mul_f32_e32 v1, v12, v12
	v_mad_f32 v13, v12, v13, 0.5
	v_mac_f32_e32 v12, v1, v13
	v_lshlrev_b32_e32 v1, 17, v43
	v_add_u32_e32 v1, vcc, 1.0, v1
	v_and_b32_e32 v1, 0xff800000, v1
	v_mul_f32_e32 v7, v7, v1
	v_mad_f32 v10, v6, v1, v7
	v_mac_f32_e32 v7, v12, v10
	v_mad_f32 v1, v6, v1, -1.0
	s_mov_b32 s19, 0x40500000
	v_add_f32_e32 v1, v1, v7
	v_mul_f64 v[6:7], v[8:9], s[18:19]
	v_cmp_eq_f32_e32 vcc, 0, v23
	s_mov_b32 s2, 0xc2ce8ed0
	v_cndmask_b32_e32 v1, v1, v23, vcc
	v_cmp_gt_f32_e32 vcc, s2, v23
	s_movk_i32 s2, 0xfa00
	v_cmp_gt_i32_e64 s[2:3], s2, v43
	s_or_b64 s[2:3], vcc, s[2:3]
	v_cvt_u32_f64_e32 v8, v[6:7]
	s_add_u32 s14, s30, 0x50
	s_addc_u32 s15, s31, 0
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v7, s15
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[6:7], v8
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e32 v6, vcc, 21, v0
	v_mov_b32_e32 v7, 0
	v_lshlrev_b64 v[6:7], 3, v[6:7]
	v_mov_b32_e32 v8, s27
	v_add_u32_e32 v6, vcc, s26, v6
	v_addc_u32_e32 v7, vcc, v8, v7, vcc
	flat_load_dwordx2 v[8:9], v[6:7]
	v_cndmask_b32_e64 v1, v1, -1.0, s[2:3]
	s_mov_b32 s2, 0x42b17217
	v_mov_b32_e32 v6, 0x7f800000
	v_cmp_nlt_f32_e32 vcc, s2, v23
	v_cndmask_b32_e32 v1, v6, v1, vcc
	v_cmp_o_f32_e64 s[2:3], v23, v23
	v_cndmask_b32_e64 v1, v23, v1, s[2:3]
	s_mov_b32 s19, 0x41cdcd65
	v_mov_b32_e32 v6, s18
	v_cmp_o_f32_e32 vcc, v1, v1
	v_mov_b32_e32 v7, s19
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_102
	s_brev_b32 s20, -2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s20, v9
	v_and_b32_e32 v7, 0x7ff00000, v6
	v_mov_b32_e32 v6, 0
	s_mov_b32 s19, 0x3e800000
	v_mul_f64 v[6:7], v[6:7], s[18:19]
	v_cvt_f64_f32_e32 v[10:11], v1
	s_mov_b32 s19, 0x36a00000
	v_mov_b32_e32 v1, s19
	v_add_f64 v[8:9], v[10:11], -v[8:9]
	v_cmp_ngt_f64_e32 vcc, s[18:19], v[6:7]
	v_and_b32_e32 v11, s20, v9
	v_mov_b32_e32 v10, v8
	v_cndmask_b32_e32 v7, v1, v7, vcc
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_div_scale_f64 v[12:13], s[20:21], v[6:7], v[6:7], v[10:11]
	v_div_scale_f64 v[10:11], vcc, v[10:11], v[6:7], v[10:11]
	v_rcp_f64_e32 v[14:15], v[12:13]
	v_fma_f64 v[19:20], -v[12:13], v[14:15], 1.0
	v_fma_f64 v[14:15], v[14:15], v[19:20], v[14:15]
	v_fma_f64 v[19:20], -v[12:13], v[14:15], 1.0
	v_fma_f64 v[14:15], v[14:15], v[19:20], v[14:15]
	v_mul_f64 v[19:20], v[10:11], v[14:15]
	v_fma_f64 v[10:11], -v[12:13], v[19:20], v[10:11]
	v_div_fmas_f64 v[10:11], v[10:11], v[14:15], v[19:20]
	v_div_fixup_f64 v[6:7], v[10:11], v[6:7], |v[8:9]|
.LBB0_102:
	s_or_b64 exec, exec, s[14:15]
	s_mov_b32 s19, 0x40080000
	v_cmp_lt_f64_e32 vcc, s[18:19], v[6:7]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_104
	s_add_u32 s18, s28, 0x54
	s_addc_u32 s19, s29, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, s18
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v9, s19
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[8:9], v1
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_104:
	s_or_b64 exec, exec, s[14:15]
	v_max_f64 v[6:7], v[6:7], v[6:7]
	s_waitcnt vmcnt(0)
	v_max_f64 v[8:9], s[24:25], s[24:25]
	s_mov_b32 s14, 0
	s_mov_b32 s15, 0x40500000
	s_add_u32 s18, s30, 0x54
	s_addc_u32 s19, s31, 0
	v_mov_b32_e32 v1, s27
	v_and_b32_e32 v12, 0xffff8000, v39
	v_sub_f32_e32 v12, 1.0, v12
	v_min_f64 v[6:7], v[6:7], v[8:9]
	v_add_u32_e32 v8, vcc, 22, v0
	v_mov_b32_e32 v9, 0
	v_add_f32_e32 v12, v25, v12
	v_and_b32_e32 v11, 0x7fffff, v39
	v_or_b32_e32 v11, 0.5, v11
	v_mul_f64 v[6:7], v[6:7], s[14:15]
	s_mov_b32 s15, 0x6f800000
	v_cvt_u32_f64_e32 v10, v[6:7]
	v_lshlrev_b64 v[6:7], 3, v[8:9]
	v_mov_b32_e32 v8, s18
	v_mov_b32_e32 v9, s19
	v_add_u32_e32 v6, vcc, s26, v6
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[8:9], v10
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_addc_u32_e32 v7, vcc, v1, v7, vcc
	flat_load_dwordx2 v[6:7], v[6:7]
	v_add_f32_e32 v1, 2.0, v25
	v_mov_b32_e32 v8, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v1|, s15
	v_cndmask_b32_e32 v8, 1.0, v8, vcc
	v_mul_f32_e32 v1, v1, v8
	v_rcp_f32_e32 v1, v1
	v_mov_b32_e32 v10, 0x3daaaaab
	s_movk_i32 s15, 0xff81
	s_mov_b32 s18, 0x7f7fffff
	v_mul_f32_e32 v1, v25, v1
	v_mul_f32_e32 v9, v8, v1
	v_mad_f32 v1, v8, v1, v9
	v_mul_f32_e32 v8, v1, v1
	v_mac_f32_e32 v10, 0x3c4ccccd, v8
	v_mul_f32_e32 v8, v8, v10
	v_mul_f32_e32 v9, v9, v25
	v_mad_f32 v1, v1, v8, -v9
	v_bfe_u32 v8, v39, 23, 8
	v_add_u32_e32 v9, vcc, s15, v8
	s_mov_b32 s15, 0x7f800000
	v_and_b32_e32 v13, s15, v39
	v_sub_u32_e32 v13, vcc, s18, v13
	v_and_b32_e32 v13, s15, v13
	v_mul_f32_e32 v12, v12, v13
	v_and_b32_e32 v13, 0x7f8000, v39
	v_or_b32_e32 v10, 0.5, v41
	v_or_b32_e32 v13, 0.5, v13
	v_sub_f32_e32 v11, v10, v11
	v_sub_f32_e32 v10, v10, v13
	s_movk_i32 s15, 0x97
	v_mad_f32 v10, -v12, 0.5, v10
	v_cmp_lt_u32_e32 vcc, s15, v8
	v_cvt_f32_i32_e32 v9, v9
	v_cndmask_b32_e32 v8, v10, v11, vcc
	v_mul_f32_e32 v8, v8, v40
	s_mov_b32 s15, 0x3eaaaaab
	v_mad_f32 v10, v8, s15, 0.5
	v_mul_f32_e32 v11, v8, v8
	v_mac_f32_e32 v8, v10, v11
	s_mov_b32 s15, 0x3805fdf4
	v_mad_f32 v8, v9, s15, -v8
	v_mac_f32_e32 v4, 0x3f317000, v9
	v_add_f32_e32 v5, v5, v8
	s_mov_b32 s15, 0x3d800000
	v_add_f32_e32 v1, v25, v1
	v_add_f32_e32 v4, v4, v5
	v_cmp_gt_u32_e32 vcc, s15, v26
	v_cndmask_b32_e32 v1, v4, v1, vcc
	v_cndmask_b32_e64 v1, v1, v25, s[12:13]
	v_mov_b32_e32 v4, 0x7fc00000
	v_cmp_ngt_f32_e32 vcc, -1.0, v25
	v_cndmask_b32_e32 v1, v4, v1, vcc
	v_mov_b32_e32 v4, 0xff800000
	v_cmp_neq_f32_e32 vcc, -1.0, v25
	s_mov_b32 s12, 0x33800000
	v_cndmask_b32_e32 v1, v4, v1, vcc
	v_cmp_gt_u32_e32 vcc, s12, v26
	v_cndmask_b32_e32 v1, v1, v25, vcc
	s_mov_b32 s15, 0x41cdcd65
	v_mov_b32_e32 v4, s14
	v_cmp_o_f32_e32 vcc, v1, v1
	v_mov_b32_e32 v5, s15
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_106
	s_brev_b32 s18, -2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s18, v7
	v_and_b32_e32 v5, 0x7ff00000, v4
	v_mov_b32_e32 v4, 0
	s_mov_b32 s15, 0x3e800000
	v_mul_f64 v[4:5], v[4:5], s[14:15]
	v_cvt_f64_f32_e32 v[8:9], v1
	s_mov_b32 s15, 0x36a00000
	v_mov_b32_e32 v1, s15
	v_add_f64 v[6:7], v[8:9], -v[6:7]
	v_cmp_ngt_f64_e32 vcc, s[14:15], v[4:5]
	v_and_b32_e32 v9, s18, v7
	v_mov_b32_e32 v8, v6
	v_cndmask_b32_e32 v5, v1, v5, vcc
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_div_scale_f64 v[10:11], s[14:15], v[4:5], v[4:5], v[8:9]
	v_div_scale_f64 v[8:9], vcc, v[8:9], v[4:5], v[8:9]
	v_rcp_f64_e32 v[12:13], v[10:11]
	v_fma_f64 v[14:15], -v[10:11], v[12:13], 1.0
	v_fma_f64 v[12:13], v[12:13], v[14:15], v[12:13]
	v_fma_f64 v[14:15], -v[10:11], v[12:13], 1.0
	v_fma_f64 v[12:13], v[12:13], v[14:15], v[12:13]
	v_mul_f64 v[14:15], v[8:9], v[12:13]
	v_fma_f64 v[8:9], -v[10:11], v[14:15], v[8:9]
	v_div_fmas_f64 v[8:9], v[8:9], v[12:13], v[14:15]
	v_div_fixup_f64 v[4:5], v[8:9], v[4:5], |v[6:7]|
.LBB0_106:
	s_or_b64 exec, exec, s[12:13]
	v_cmp_lt_f64_e32 vcc, 2.0, v[4:5]
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_108
	s_add_u32 s14, s28, 0x58
	s_addc_u32 s15, s29, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v7, s15
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[6:7], v1
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_108:
	s_or_b64 exec, exec, s[12:13]
	v_rcp_f32_e32 v1, v38
	s_mov_b32 s12, 0x3fa00000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, -1.0, v35
	v_cmp_gt_f32_e32 vcc, s12, v35
	s_mov_b32 s12, 0x3f580000
	v_cndmask_b32_e32 v1, v1, v6, vcc
	v_cmp_gt_f32_e64 s[12:13], s12, v35
	v_cndmask_b32_e64 v1, v1, v38, s[12:13]
	v_mov_b32_e32 v9, 0x40d23f7c
	v_mov_b32_e32 v7, 0x43ed43a7
	v_mov_b32_e32 v8, 0xc2a2932b
	v_mac_f32_e32 v9, 0xbd777f97, v1
	v_mov_b32_e32 v6, 0xc480230b
	v_mac_f32_e32 v7, 0xc1b38712, v1
	v_mac_f32_e32 v8, 0xc11d077e, v1
	v_madak_f32 v9, v1, v9, 0x42d9451f
	v_mac_f32_e32 v6, 0xc3f1c275, v1
	v_madak_f32 v7, v1, v7, 0x451f90ce
	v_madak_f32 v8, v1, v8, 0xc3389ae7
	v_madak_f32 v9, v1, v9, 0x43d6810b
	v_madak_f32 v6, v1, v6, 0xc41f6441
	v_madak_f32 v7, v1, v7, 0x4547fdbb
	v_madak_f32 v8, v1, v8, 0xc322658c
	v_madak_f32 v9, v1, v9, 0x442158c9
	v_madak_f32 v6, v1, v6, 0xc320a2ea
	v_madak_f32 v7, v1, v7, 0x44c01759
	v_madak_f32 v8, v1, v8, 0xc2798057
	v_madak_f32 v9, v1, v9, 0x43d9486f
	v_madak_f32 v6, v1, v6, 0xc18e104b
	v_madak_f32 v7, v1, v7, 0x43a2e571
	v_madak_f32 v8, v1, v8, 0xc128f022
	v_madak_f32 v9, v1, v9, 0x4309a863
	s_mov_b32 s14, 0x4036db6e
	v_madak_f32 v6, v1, v6, 0xbf4c9dd4
	v_madak_f32 v7, v1, v7, 0x41f2b459
	v_madak_f32 v8, v1, v8, 0xbf31a0b7
	v_madak_f32 v9, v1, v9, 0x419d35ce
	v_cmp_gt_f32_e64 s[14:15], s14, v35
	v_madak_f32 v6, v1, v6, 0xbc21a092
	v_madak_f32 v8, v1, v8, 0xbc21a093
	v_cndmask_b32_e64 v7, v7, v9, s[14:15]
	v_mov_b32_e32 v9, 0x3c5f6e13
	v_cndmask_b32_e64 v6, v6, v8, s[14:15]
	v_mov_b32_e32 v8, 0x3d1151b3
	v_mac_f32_e32 v9, 0x3c445aa3, v1
	v_mac_f32_e32 v8, 0xbb0df9c0, v1
	v_madak_f32 v9, v1, v9, 0x3e013307
	v_madak_f32 v8, v1, v8, 0xbde31cc2
	v_madak_f32 v9, v1, v9, 0x3d931ae7
	v_madak_f32 v8, v1, v8, 0x3ea2fe54
	v_madak_f32 v9, v1, v9, 0x3f0a5785
	v_madak_f32 v8, v1, v8, 0xbebe9208
	v_madak_f32 v9, v1, v9, 0x3dd9f331
	v_madak_f32 v8, v1, v8, 0x3ed46805
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_mov_b32_e32 v9, 0x390aee49
	v_madak_f32 v8, v1, v8, 0xbb1acdc6
	v_mac_f32_e32 v9, 0xb684e21a, v1
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_mov_b32_e32 v8, 0xbbbd1489
	v_madak_f32 v9, v1, v9, 0x3ba68116
	v_mac_f32_e32 v8, 0xb7c756b1, v1
	v_madak_f32 v9, v1, v9, 0x3d852a63
	v_madak_f32 v8, v1, v8, 0xbce9528f
	v_madak_f32 v9, v1, v9, 0x3ecbbbce
	v_madak_f32 v8, v1, v8, 0xbea66beb
	v_cndmask_b32_e64 v7, v7, v9, s[12:13]
	v_madak_f32 v8, v1, v8, 0x3e0375d4
	v_mad_f32 v1, v1, v7, 1.0
	s_mov_b32 s20, 0x6f800000
	v_cndmask_b32_e64 v6, v6, v8, s[12:13]
	v_mov_b32_e32 v8, 0x2f800000
	v_cmp_gt_f32_e64 s[14:15], |v1|, s20
	v_cndmask_b32_e64 v9, 1.0, v8, s[14:15]
	v_mul_f32_e32 v1, v1, v9
	v_and_b32_e32 v10, 0x7ffff000, v23
	s_mov_b32 s14, 0xbf100000
	v_rcp_f32_e32 v1, v1
	v_mad_f32 v11, -v10, v10, s14
	v_cmp_gt_f32_e64 s[14:15], 0, v11
	v_cndmask_b32_e64 v7, 0.5, -0.5, s[14:15]
	s_mov_b32 s21, 0x3fb8aa3b
	v_mac_f32_e32 v7, s21, v11
	v_cvt_i32_f32_e32 v12, v7
	v_mul_f32_e32 v1, v6, v1
	v_max_f64 v[4:5], v[4:5], v[4:5]
	v_max_f64 v[6:7], s[24:25], s[24:25]
	v_cvt_f32_i32_e32 v14, v12
	s_mov_b32 s22, 0xbf317180
	s_mov_b32 s18, 0
	s_mov_b32 s23, 0xb717f7d1
	v_mad_f32 v15, s22, v14, v11
	s_mov_b32 s19, 0x40500000
	v_mul_f32_e32 v16, s23, v14
	v_min_f64 v[4:5], v[4:5], v[6:7]
	v_mad_f32 v14, s23, v14, v15
	v_mul_f32_e32 v19, v14, v14
	v_mov_b32_e32 v20, 0xb5ddea0e
	s_mov_b32 s33, 0x3331bb4c
	v_mad_f32 v6, s33, v19, v20
	v_madak_f32 v6, v19, v6, 0x388ab355
	v_madak_f32 v6, v19, v6, 0xbb360b61
	v_mul_f64 v[4:5], v[4:5], s[18:19]
	v_madak_f32 v6, v19, v6, 0x3e2aaaab
	v_mad_f32 v6, -v19, v6, v14
	v_sub_f32_e32 v19, 2.0, v6
	v_cmp_gt_f32_e64 s[14:15], |v19|, s20
	v_cndmask_b32_e64 v22, 1.0, v8, s[14:15]
	s_add_u32 s14, s30, 0x58
	s_addc_u32 s15, s31, 0
	v_cvt_u32_f64_e32 v27, v[4:5]
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, s15
	v_mul_f32_e32 v19, v19, v22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[4:5], v27
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e64 v4, s[14:15], 23, v0
	v_mov_b32_e32 v5, 0
	v_lshlrev_b64 v[4:5], 3, v[4:5]
	v_mov_b32_e32 v27, s27
	v_add_u32_e64 v4, s[14:15], s26, v4
	v_addc_u32_e64 v5, s[14:15], v27, v5, s[14:15]
	flat_load_dwordx2 v[4:5], v[4:5]
	v_rcp_f32_e32 v19, v19
	v_mul_f32_e32 v6, v14, v6
	v_lshlrev_b32_e32 v12, 23, v12
	v_mul_f32_e32 v13, v9, v1
	v_mul_f32_e32 v6, v6, v19
	v_mad_f32 v6, -v22, v6, -v16
	v_sub_f32_e32 v6, v15, v6
	v_add_f32_e32 v6, 1.0, v6
	v_add_u32_e64 v6, s[14:15], v12, v6
	v_sub_f32_e32 v12, v10, v35
	v_add_f32_e32 v10, v10, v35
	v_mad_f32 v10, v12, v10, v13
	v_cmp_gt_f32_e64 s[14:15], 0, v10
	v_cndmask_b32_e64 v12, 0.5, -0.5, s[14:15]
	v_mac_f32_e32 v12, s21, v10
	v_cvt_i32_f32_e32 v12, v12
	v_mov_b32_e32 v7, 0x388ab355
	v_mov_b32_e32 v21, 0xbb360b61
	v_mov_b32_e32 v27, 0x3e2aaaab
	v_cvt_f32_i32_e32 v14, v12
	s_mov_b32 s19, 0xc2aeac4f
	v_cmp_ngt_f32_e64 s[14:15], s19, v11
	s_mov_b32 s21, 0x42b17218
	v_mad_f32 v16, s22, v14, v10
	v_mad_f32 v19, s23, v14, v16
	v_mul_f32_e32 v22, v19, v19
	v_mac_f32_e32 v20, s33, v22
	v_mac_f32_e32 v7, v22, v20
	v_mac_f32_e32 v21, v22, v7
	v_mac_f32_e32 v27, v22, v21
	v_mad_f32 v7, -v22, v27, v19
	v_cndmask_b32_e64 v6, 0, v6, s[14:15]
	v_mov_b32_e32 v15, 0x7f800000
	v_cmp_gt_f32_e64 s[14:15], s21, v11
	v_sub_f32_e32 v20, 2.0, v7
	v_cndmask_b32_e64 v6, v15, v6, s[14:15]
	v_cmp_gt_f32_e64 s[14:15], |v20|, s20
	v_cndmask_b32_e64 v21, 1.0, v8, s[14:15]
	v_mul_f32_e32 v20, v20, v21
	v_rcp_f32_e32 v20, v20
	v_cmp_o_f32_e64 s[14:15], v11, v11
	v_mul_f32_e32 v7, v19, v7
	v_cndmask_b32_e64 v6, v11, v6, s[14:15]
	v_mul_f32_e32 v11, s23, v14
	v_mul_f32_e32 v7, v7, v20
	v_mad_f32 v7, -v21, v7, -v11
	v_sub_f32_e32 v7, v16, v7
	v_add_f32_e32 v7, 1.0, v7
	v_lshlrev_b32_e32 v11, 23, v12
	v_add_u32_e64 v7, s[14:15], v11, v7
	v_cmp_ngt_f32_e64 s[14:15], s19, v10
	v_cndmask_b32_e64 v7, 0, v7, s[14:15]
	v_cmp_gt_f32_e64 s[14:15], s21, v10
	v_cndmask_b32_e64 v7, v15, v7, s[14:15]
	v_cmp_gt_f32_e64 s[14:15], |v35|, s20
	v_cndmask_b32_e64 v8, 1.0, v8, s[14:15]
	v_mul_f32_e32 v11, v35, v8
	v_rcp_f32_e32 v11, v11
	v_cmp_o_f32_e64 s[14:15], v10, v10
	v_cndmask_b32_e64 v7, v10, v7, s[14:15]
	v_mul_f32_e32 v6, v6, v7
	v_mul_f32_e32 v6, v6, v11
	s_mov_b32 s14, 0x40c00000
	v_mad_f32 v6, -v8, v6, 1.0
	v_cmp_gt_f32_e64 s[14:15], s14, v35
	v_cndmask_b32_e64 v6, 1.0, v6, s[14:15]
	v_madak_f32 v1, v9, v1, 0x3f58560b
	v_cndmask_b32_e32 v1, v6, v1, vcc
	v_or_b32_e32 v1, v18, v1
	v_mad_f32 v6, v23, v13, v23
	v_cndmask_b32_e64 v1, v1, v6, s[12:13]
	v_mul_f32_e32 v6, 0x3f8375d4, v23
	v_mac_f32_e32 v6, 0x41000000, v23
	s_mov_b32 s12, 0x31800000
	v_mul_f32_e32 v6, 0x3e000000, v6
	v_cmp_gt_f32_e32 vcc, s12, v35
	v_cndmask_b32_e32 v1, v1, v6, vcc
	v_cndmask_b32_e64 v1, v23, v1, s[2:3]
	s_mov_b32 s19, 0x41cdcd65
	v_mov_b32_e32 v6, s18
	v_cmp_o_f32_e32 vcc, v1, v1
	v_mov_b32_e32 v7, s19
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_110
	s_brev_b32 s12, -2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, s12, v5
	v_and_b32_e32 v7, 0x7ff00000, v6
	v_mov_b32_e32 v6, 0
	s_mov_b32 s19, 0x3e800000
	v_mul_f64 v[6:7], v[6:7], s[18:19]
	v_cvt_f64_f32_e32 v[8:9], v1
	s_mov_b32 s19, 0x36a00000
	v_mov_b32_e32 v1, s19
	v_add_f64 v[4:5], v[8:9], -v[4:5]
	v_cmp_ngt_f64_e32 vcc, s[18:19], v[6:7]
	v_and_b32_e32 v9, s12, v5
	v_mov_b32_e32 v8, v4
	v_cndmask_b32_e32 v7, v1, v7, vcc
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_div_scale_f64 v[10:11], s[12:13], v[6:7], v[6:7], v[8:9]
	v_div_scale_f64 v[8:9], vcc, v[8:9], v[6:7], v[8:9]
	v_rcp_f64_e32 v[12:13], v[10:11]
	v_fma_f64 v[14:15], -v[10:11], v[12:13], 1.0
	v_fma_f64 v[12:13], v[12:13], v[14:15], v[12:13]
	v_fma_f64 v[14:15], -v[10:11], v[12:13], 1.0
	v_fma_f64 v[12:13], v[12:13], v[14:15], v[12:13]
	v_mul_f64 v[14:15], v[8:9], v[12:13]
	v_fma_f64 v[8:9], -v[10:11], v[14:15], v[8:9]
	v_div_fmas_f64 v[8:9], v[8:9], v[12:13], v[14:15]
	v_div_fixup_f64 v[6:7], v[8:9], v[6:7], |v[4:5]|
.LBB0_110:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s19, 0x40300000
	v_cmp_lt_f64_e32 vcc, s[18:19], v[6:7]
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_112
	s_add_u32 s12, s28, 0x5c
	s_addc_u32 s13, s29, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v5, s13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[4:5], v1
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_112:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0)
	v_max_f64 v[4:5], v[6:7], v[6:7]
	v_max_f64 v[6:7], s[24:25], s[24:25]
	s_mov_b32 s12, 0
	s_mov_b32 s13, 0x40500000
	v_cmp_ge_f32_e32 vcc, v31, v33
	v_cndmask_b32_e32 v1, 0, v33, vcc
	v_add_u32_e32 v9, vcc, 0x807fffff, v26
	s_mov_b32 s2, 0x80800000
	v_min_f64 v[4:5], v[4:5], v[6:7]
	v_add_u32_e32 v6, vcc, 24, v0
	v_cmp_gt_u32_e32 vcc, s2, v9
	s_or_b64 vcc, s[0:1], vcc
	s_add_u32 s0, s30, 0x5c
	s_addc_u32 s1, s31, 0
	v_and_b32_e32 v8, 0x7f800000, v25
	v_mul_f64 v[4:5], v[4:5], s[12:13]
	v_sub_f32_e32 v1, v31, v1
	v_mul_f32_e32 v1, v1, v8
	v_cmp_lt_u32_e64 s[2:3], v29, v28
	v_cndmask_b32_e64 v1, v1, v24, s[2:3]
	v_cmp_ne_u32_e64 s[2:3], v24, v26
	v_cndmask_b32_e64 v1, 0, v1, s[2:3]
	v_mov_b32_e32 v10, 0x7fc00000
	v_cvt_u32_f64_e32 v7, v[4:5]
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v4, s0
	v_xor_b32_e32 v1, v1, v17
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[4:5], v7
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v7, 0
	v_lshlrev_b64 v[4:5], 3, v[6:7]
	v_mov_b32_e32 v6, s27
	v_add_u32_e64 v4, s[0:1], s26, v4
	v_addc_u32_e64 v5, s[0:1], v6, v5, s[0:1]
	flat_load_dwordx2 v[6:7], v[4:5]
	v_cndmask_b32_e32 v1, v1, v10, vcc
	s_mov_b32 s13, 0x41cdcd65
	v_mov_b32_e32 v4, s12
	v_cmp_o_f32_e32 vcc, v1, v1
	v_mov_b32_e32 v5, s13
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_114
	s_brev_b32 s2, -2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, s2, v7
	v_and_b32_e32 v5, 0x7ff00000, v4
	v_mov_b32_e32 v4, 0
	s_mov_b32 s13, 0x3e800000
	v_mul_f64 v[4:5], v[4:5], s[12:13]
	v_cvt_f64_f32_e32 v[8:9], v1
	s_mov_b32 s13, 0x36a00000
	v_mov_b32_e32 v1, s13
	v_add_f64 v[6:7], v[8:9], -v[6:7]
	v_cmp_ngt_f64_e32 vcc, s[12:13], v[4:5]
	v_and_b32_e32 v9, s2, v7
	v_mov_b32_e32 v8, v6
	v_cndmask_b32_e32 v5, v1, v5, vcc
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_div_scale_f64 v[10:11], s[2:3], v[4:5], v[4:5], v[8:9]
	v_div_scale_f64 v[8:9], vcc, v[8:9], v[4:5], v[8:9]
	v_rcp_f64_e32 v[12:13], v[10:11]
	v_fma_f64 v[14:15], -v[10:11], v[12:13], 1.0
	v_fma_f64 v[12:13], v[12:13], v[14:15], v[12:13]
	v_fma_f64 v[14:15], -v[10:11], v[12:13], 1.0
	v_fma_f64 v[12:13], v[12:13], v[14:15], v[12:13]
	v_mul_f64 v[14:15], v[8:9], v[12:13]
	v_fma_f64 v[8:9], -v[10:11], v[14:15], v[8:9]
	v_div_fmas_f64 v[8:9], v[8:9], v[12:13], v[14:15]
	v_div_fixup_f64 v[4:5], v[8:9], v[4:5], |v[6:7]|
.LBB0_114:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_lt_f64_e32 vcc, 0, v[4:5]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_116
	s_add_u32 s2, s28, 0x60
	s_addc_u32 s3, s29, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, s3
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v6, s2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[6:7], v1
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_116:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b32 s0, 0x40a00000
	v_mad_f32 v1, v36, s0, -v32
	v_add_f32_e32 v8, v37, v1
	v_cvt_f32_i32_e32 v1, v34
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v32
	v_max_f64 v[4:5], v[4:5], v[4:5]
	v_ashrrev_i32_e32 v9, 6, v34
	v_mac_f32_e32 v6, 0xbc310000, v1
	v_mac_f32_e32 v6, 0xb7e42fef, v1
	v_add_f32_e32 v1, v8, v6
	v_mov_b32_e32 v6, 0x3e2aaaab
	v_mac_f32_e32 v6, 0x3d2aaaab, v1
	v_mad_f32 v6, v6, v1, 0.5
	v_mul_f32_e32 v7, v1, v1
	v_mac_f32_e32 v1, v6, v7
	v_max_f64 v[6:7], s[24:25], s[24:25]
	v_mad_f32 v3, v3, v1, v3
	v_mac_f32_e32 v3, v2, v1
	v_add_u32_e32 v1, vcc, 21, v9
	v_add_f32_e32 v3, v2, v3
	v_lshlrev_b32_e64 v1, v1, 1
	v_lshlrev_b32_e32 v10, 23, v9
	v_mul_f32_e32 v9, v3, v1
	v_min_f64 v[1:2], v[4:5], v[6:7]
	s_mov_b32 s12, 0
	s_mov_b32 s13, 0x40500000
	v_add_u32_e32 v3, vcc, v10, v3
	s_movk_i32 s0, 0xe0c0
	v_cmp_gt_i32_e32 vcc, s0, v34
	s_mov_b32 s0, 0x42b17218
	v_mul_f64 v[1:2], v[1:2], s[12:13]
	s_mov_b32 s2, 0xb482e308
	v_cndmask_b32_e32 v4, v3, v9, vcc
	v_cmp_lt_f32_e32 vcc, s0, v32
	v_cmp_eq_f32_e64 s[0:1], s0, v32
	v_cmp_lt_f32_e64 s[2:3], s2, v8
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_or_b64 vcc, vcc, s[0:1]
	v_cvt_u32_f64_e32 v3, v[1:2]
	s_add_u32 s0, s30, 0x60
	s_addc_u32 s1, s31, 0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[1:2], v3
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_add_u32_e64 v0, s[0:1], 25, v0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_mov_b32_e32 v2, s27
	v_add_u32_e64 v0, s[0:1], s26, v0
	v_addc_u32_e64 v1, s[0:1], v2, v1, s[0:1]
	flat_load_dwordx2 v[2:3], v[0:1]
	v_mov_b32_e32 v5, 0x7f800000
	s_mov_b32 s0, 0xc2ce8ed0
	v_cndmask_b32_e32 v0, v4, v5, vcc
	v_cmp_ngt_f32_e32 vcc, s0, v32
	v_cndmask_b32_e32 v0, 0, v0, vcc
	v_xor_b32_e32 v1, 0x80000000, v0
	v_cndmask_b32_e64 v0, v0, v1, s[16:17]
	v_cndmask_b32_e64 v0, v0, v18, s[8:9]
	v_mov_b32_e32 v1, 0xff800000
	v_cndmask_b32_e64 v0, v0, v1, s[4:5]
	v_cndmask_b32_e64 v0, v0, v5, s[6:7]
	v_cndmask_b32_e64 v4, v0, v23, s[10:11]
	s_mov_b32 s13, 0x41cdcd65
	v_mov_b32_e32 v0, s12
	v_cmp_o_f32_e32 vcc, v4, v4
	v_mov_b32_e32 v1, s13
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_118
	s_brev_b32 s2, -2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, s2, v3
	v_and_b32_e32 v1, 0x7ff00000, v0
	v_mov_b32_e32 v0, 0
	s_mov_b32 s13, 0x3e800000
	v_mul_f64 v[0:1], v[0:1], s[12:13]
	v_cvt_f64_f32_e32 v[4:5], v4
	s_mov_b32 s13, 0x36a00000
	v_add_f64 v[2:3], v[4:5], -v[2:3]
	v_mov_b32_e32 v4, s13
	v_cmp_ngt_f64_e32 vcc, s[12:13], v[0:1]
	v_and_b32_e32 v5, s2, v3
	v_cndmask_b32_e32 v1, v4, v1, vcc
	v_mov_b32_e32 v4, v2
	v_cndmask_b32_e32 v0, 0, v0, vcc
	v_div_scale_f64 v[6:7], s[2:3], v[0:1], v[0:1], v[4:5]
	v_div_scale_f64 v[4:5], vcc, v[4:5], v[0:1], v[4:5]
	v_rcp_f64_e32 v[8:9], v[6:7]
	v_fma_f64 v[10:11], -v[6:7], v[8:9], 1.0
	v_fma_f64 v[8:9], v[8:9], v[10:11], v[8:9]
	v_fma_f64 v[10:11], -v[6:7], v[8:9], 1.0
	v_fma_f64 v[8:9], v[8:9], v[10:11], v[8:9]
	v_mul_f64 v[10:11], v[4:5], v[8:9]
	v_fma_f64 v[4:5], -v[6:7], v[10:11], v[4:5]
	v_div_fmas_f64 v[4:5], v[4:5], v[8:9], v[10:11]
	v_div_fixup_f64 v[0:1], v[4:5], v[0:1], |v[2:3]|
.LBB0_118:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b32 s13, 0x40300000
	v_cmp_lt_f64_e32 vcc, s[12:13], v[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_120
	s_add_u32 s2, s28, 0x64
	s_addc_u32 s3, s29, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v3, s3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[2:3], v4
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB0_120:
	s_or_b64 exec, exec, s[0:1]
	v_max_f64 v[0:1], v[0:1], v[0:1]
	s_waitcnt vmcnt(0)
	v_max_f64 v[2:3], s[24:25], s[24:25]
	s_mov_b32 s0, 0
	s_mov_b32 s1, 0x40500000
	v_min_f64 v[0:1], v[0:1], v[2:3]
	v_mul_f64 v[0:1], v[0:1], s[0:1]
	s_add_u32 s0, s30, 0x64
	s_addc_u32 s1, s31, 0
	v_cvt_u32_f64_e32 v2, v[0:1]
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_umax v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel math_float
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
		.amdhsa_next_free_vgpr 84
		.amdhsa_next_free_sgpr 39
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
	.size	math_float, .Lfunc_end0-math_float
	.section	.AMDGPU.csdata
	.type	LOGE_TBL,@object
	.section	.rodata,#alloc
	.p2align	3
LOGE_TBL:
	.zero	8
	.long	0x3bff0000
	.long	0x3429ac41
	.long	0x3c7e0000
	.long	0x35a8b0fc
	.long	0x3cbdc000
	.long	0x368d83ea
	.long	0x3cfc1000
	.long	0x361b0e78
	.long	0x3d1cf000
	.long	0x3687b9fe
	.long	0x3d3ba000
	.long	0x3631ec65
	.long	0x3d5a1000
	.long	0x36dd7119
	.long	0x3d785000
	.long	0x35c30045
	.long	0x3d8b2000
	.long	0x379b7751
	.long	0x3d9a0000
	.long	0x37ebcb0d
	.long	0x3da8d000
	.long	0x37839f83
	.long	0x3db78000
	.long	0x37528ae5
	.long	0x3dc61000
	.long	0x37a2eb18
	.long	0x3dd49000
	.long	0x36da7495
	.long	0x3de2f000
	.long	0x36a91eb7
	.long	0x3df13000
	.long	0x3783b715
	.long	0x3dff6000
	.long	0x371131db
	.long	0x3e06b000
	.long	0x383f3e68
	.long	0x3e0db000
	.long	0x38156a97
	.long	0x3e14a000
	.long	0x38297c0f
	.long	0x3e1b8000
	.long	0x387e100f
	.long	0x3e226000
	.long	0x3815b665
	.long	0x3e293000
	.long	0x37e5e3a1
	.long	0x3e2ff000
	.long	0x38183853
	.long	0x3e36b000
	.long	0x35fe719d
	.long	0x3e3d5000
	.long	0x38448108
	.long	0x3e43f000
	.long	0x38503290
	.long	0x3e4a9000
	.long	0x373539e8
	.long	0x3e511000
	.long	0x385e0ff1
	.long	0x3e579000
	.long	0x3864a740
	.long	0x3e5e1000
	.long	0x3786742d
	.long	0x3e647000
	.long	0x387be3cd
	.long	0x3e6ae000
	.long	0x3685ad3e
	.long	0x3e713000
	.long	0x3803b715
	.long	0x3e778000
	.long	0x37adcbdc
	.long	0x3e7dc000
	.long	0x380c36af
	.long	0x3e820000
	.long	0x371652d3
	.long	0x3e851000
	.long	0x38927139
	.long	0x3e882000
	.long	0x38c5fcd7
	.long	0x3e8b3000
	.long	0x38ae55d5
	.long	0x3e8e4000
	.long	0x3818c169
	.long	0x3e914000
	.long	0x38a0fde7
	.long	0x3e944000
	.long	0x38ad09ef
	.long	0x3e974000
	.long	0x3862bae1
	.long	0x3e9a3000
	.long	0x38eecd4c
	.long	0x3e9d3000
	.long	0x3798aad2
	.long	0x3ea02000
	.long	0x37421a1a
	.long	0x3ea30000
	.long	0x38c5e10e
	.long	0x3ea5f000
	.long	0x37bf2aee
	.long	0x3ea8d000
	.long	0x382d872d
	.long	0x3eabb000
	.long	0x37ee2e8a
	.long	0x3eae8000
	.long	0x38dedfac
	.long	0x3eb16000
	.long	0x3802f2b9
	.long	0x3eb43000
	.long	0x38481e9b
	.long	0x3eb70000
	.long	0x380eaa2b
	.long	0x3eb9c000
	.long	0x38ebfb5d
	.long	0x3ebc9000
	.long	0x38255fdd
	.long	0x3ebf5000
	.long	0x38783b82
	.long	0x3ec21000
	.long	0x3851da1e
	.long	0x3ec4d000
	.long	0x374e1b05
	.long	0x3ec78000
	.long	0x388f439b
	.long	0x3eca3000
	.long	0x38ca0e10
	.long	0x3ecce000
	.long	0x38cac08b
	.long	0x3ecf9000
	.long	0x3891f65f
	.long	0x3ed24000
	.long	0x378121cb
	.long	0x3ed4e000
	.long	0x386c9a9a
	.long	0x3ed78000
	.long	0x38949923
	.long	0x3eda2000
	.long	0x38777bcc
	.long	0x3edcc000
	.long	0x37b12d26
	.long	0x3edf5000
	.long	0x38a6ced3
	.long	0x3ee1e000
	.long	0x38ebd3e6
	.long	0x3ee47000
	.long	0x38fbe3cd
	.long	0x3ee70000
	.long	0x38d785c2
	.long	0x3ee99000
	.long	0x387e7e00
	.long	0x3eec1000
	.long	0x38f392c5
	.long	0x3eeea000
	.long	0x37d40983
	.long	0x3ef12000
	.long	0x38081a7c
	.long	0x3ef3a000
	.long	0x3784c3ad
	.long	0x3ef61000
	.long	0x38cce923
	.long	0x3ef89000
	.long	0x380f5faf
	.long	0x3efb0000
	.long	0x3891fd38
	.long	0x3efd7000
	.long	0x38ac47bc
	.long	0x3effe000
	.long	0x3897042b
	.long	0x3f012000
	.long	0x392952d2
	.long	0x3f025000
	.long	0x396fced4
	.long	0x3f039000
	.long	0x37f97073
	.long	0x3f04c000
	.long	0x385e9eae
	.long	0x3f05f000
	.long	0x3865c84a
	.long	0x3f072000
	.long	0x38130ba3
	.long	0x3f084000
	.long	0x3979cf16
	.long	0x3f097000
	.long	0x3938cac9
	.long	0x3f0aa000
	.long	0x38c3d2f4
	.long	0x3f0bc000
	.long	0x39755dec
	.long	0x3f0cf000
	.long	0x38e6b467
	.long	0x3f0e1000
	.long	0x395c0fb8
	.long	0x3f0f4000
	.long	0x383ebce0
	.long	0x3f106000
	.long	0x38dcd192
	.long	0x3f118000
	.long	0x39186bdf
	.long	0x3f12a000
	.long	0x392de74c
	.long	0x3f13c000
	.long	0x392f0944
	.long	0x3f14e000
	.long	0x391bff61
	.long	0x3f160000
	.long	0x38e9ed44
	.long	0x3f172000
	.long	0x38686dc8
	.long	0x3f183000
	.long	0x396b99a7
	.long	0x3f195000
	.long	0x39099c89
	.long	0x3f1a7000
	.long	0x37a27673
	.long	0x3f1b8000
	.long	0x390bdaa3
	.long	0x3f1c9000
	.long	0x397069ab
	.long	0x3f1db000
	.long	0x388449ff
	.long	0x3f1ec000
	.long	0x39013538
	.long	0x3f1fd000
	.long	0x392dc268
	.long	0x3f20e000
	.long	0x3947f423
	.long	0x3f21f000
	.long	0x394ff17c
	.long	0x3f230000
	.long	0x3945e10e
	.long	0x3f241000
	.long	0x3929e8f5
	.long	0x3f252000
	.long	0x38f85db0
	.long	0x3f263000
	.long	0x38735f99
	.long	0x3f273000
	.long	0x396c08db
	.long	0x3f284000
	.long	0x3909e600
	.long	0x3f295000
	.long	0x37b4996f
	.long	0x3f2a5000
	.long	0x391233cc
	.long	0x3f2b5000
	.long	0x397cead9
	.long	0x3f2c6000
	.long	0x38adb5cd
	.long	0x3f2d6000
	.long	0x3920261a
	.long	0x3f2e6000
	.long	0x3958ee36
	.long	0x3f2f7000
	.long	0x35aa4905
	.long	0x3f307000
	.long	0x37cbd11e
	.long	0x3f317000
	.long	0x3805fdf4
	.size	LOGE_TBL, 1032

	.type	LOG_INV_TBL,@object
	.p2align	2
LOG_INV_TBL:
	.long	0x40000000
	.long	0x3ffe03f8
	.long	0x3ffc0fc1
	.long	0x3ffa232d
	.long	0x3ff83e10
	.long	0x3ff6603e
	.long	0x3ff4898d
	.long	0x3ff2b9d6
	.long	0x3ff0f0f1
	.long	0x3fef2eb7
	.long	0x3fed7304
	.long	0x3febbdb3
	.long	0x3fea0ea1
	.long	0x3fe865ac
	.long	0x3fe6c2b4
	.long	0x3fe52598
	.long	0x3fe38e39
	.long	0x3fe1fc78
	.long	0x3fe07038
	.long	0x3fdee95c
	.long	0x3fdd67c9
	.long	0x3fdbeb62
	.long	0x3fda740e
	.long	0x3fd901b2
	.long	0x3fd79436
	.long	0x3fd62b81
	.long	0x3fd4c77b
	.long	0x3fd3680d
	.long	0x3fd20d21
	.long	0x3fd0b6a0
	.long	0x3fcf6475
	.long	0x3fce168a
	.long	0x3fcccccd
	.long	0x3fcb8728
	.long	0x3fca4588
	.long	0x3fc907da
	.long	0x3fc7ce0c
	.long	0x3fc6980c
	.long	0x3fc565c8
	.long	0x3fc43730
	.long	0x3fc30c31
	.long	0x3fc1e4bc
	.long	0x3fc0c0c1
	.long	0x3fbfa030
	.long	0x3fbe82fa
	.long	0x3fbd6910
	.long	0x3fbc5264
	.long	0x3fbb3ee7
	.long	0x3fba2e8c
	.long	0x3fb92144
	.long	0x3fb81703
	.long	0x3fb70fbb
	.long	0x3fb60b61
	.long	0x3fb509e7
	.long	0x3fb40b41
	.long	0x3fb30f63
	.long	0x3fb21643
	.long	0x3fb11fd4
	.long	0x3fb02c0b
	.long	0x3faf3ade
	.long	0x3fae4c41
	.long	0x3fad602b
	.long	0x3fac7692
	.long	0x3fab8f6a
	.long	0x3faaaaab
	.long	0x3fa9c84a
	.long	0x3fa8e83f
	.long	0x3fa80a81
	.long	0x3fa72f05
	.long	0x3fa655c4
	.long	0x3fa57eb5
	.long	0x3fa4a9cf
	.long	0x3fa3d70a
	.long	0x3fa3065e
	.long	0x3fa237c3
	.long	0x3fa16b31
	.long	0x3fa0a0a1
	.long	0x3f9fd80a
	.long	0x3f9f1166
	.long	0x3f9e4cad
	.long	0x3f9d89d9
	.long	0x3f9cc8e1
	.long	0x3f9c09c1
	.long	0x3f9b4c70
	.long	0x3f9a90e8
	.long	0x3f99d723
	.long	0x3f991f1a
	.long	0x3f9868c8
	.long	0x3f97b426
	.long	0x3f97012e
	.long	0x3f964fda
	.long	0x3f95a025
	.long	0x3f94f209
	.long	0x3f944581
	.long	0x3f939a86
	.long	0x3f92f114
	.long	0x3f924925
	.long	0x3f91a2b4
	.long	0x3f90fdbc
	.long	0x3f905a38
	.long	0x3f8fb824
	.long	0x3f8f177a
	.long	0x3f8e7835
	.long	0x3f8dda52
	.long	0x3f8d3dcb
	.long	0x3f8ca29c
	.long	0x3f8c08c1
	.long	0x3f8b7034
	.long	0x3f8ad8f3
	.long	0x3f8a42f8
	.long	0x3f89ae41
	.long	0x3f891ac7
	.long	0x3f888889
	.long	0x3f87f781
	.long	0x3f8767ab
	.long	0x3f86d905
	.long	0x3f864b8a
	.long	0x3f85bf37
	.long	0x3f853408
	.long	0x3f84a9fa
	.long	0x3f842108
	.long	0x3f839930
	.long	0x3f83126f
	.long	0x3f828cc0
	.long	0x3f820821
	.long	0x3f81848e
	.long	0x3f810204
	.long	0x3f808081
	.long	0x3f800000
	.size	LOG_INV_TBL, 516

	.type	LOG_INV_TBL_EP,@object
	.p2align	3
LOG_INV_TBL_EP:
	.long	0x40000000
	.long	0x00000000
	.long	0x3ffe0000
	.long	0x38fe03f8
	.long	0x3ffc0000
	.long	0x39fc0fc1
	.long	0x3ffa0000
	.long	0x3a8cb3c9
	.long	0x3ff80000
	.long	0x3af83e10
	.long	0x3ff60000
	.long	0x3b407b30
	.long	0x3ff40000
	.long	0x3b898d60
	.long	0x3ff20000
	.long	0x3bb9d648
	.long	0x3ff00000
	.long	0x3bf0f0f1
	.long	0x3fef0000
	.long	0x3abadc7f
	.long	0x3fed0000
	.long	0x3b66076c
	.long	0x3feb0000
	.long	0x3bbdb2a6
	.long	0x3fea0000
	.long	0x39ea0ea1
	.long	0x3fe80000
	.long	0x3b4b58f7
	.long	0x3fe60000
	.long	0x3bc2b448
	.long	0x3fe50000
	.long	0x3a9660ac
	.long	0x3fe30000
	.long	0x3b8e38e4
	.long	0x3fe10000
	.long	0x3bfc780e
	.long	0x3fe00000
	.long	0x3b607038
	.long	0x3fde0000
	.long	0x3be95c4d
	.long	0x3fdd0000
	.long	0x3b4f914c
	.long	0x3fdb0000
	.long	0x3beb61ef
	.long	0x3fda0000
	.long	0x3b681b4f
	.long	0x3fd90000
	.long	0x385901b2
	.long	0x3fd70000
	.long	0x3b9435e5
	.long	0x3fd60000
	.long	0x3aae0359
	.long	0x3fd40000
	.long	0x3bc77b03
	.long	0x3fd30000
	.long	0x3b501a6d
	.long	0x3fd20000
	.long	0x39d20d21
	.long	0x3fd00000
	.long	0x3bb69fcc
	.long	0x3fcf0000
	.long	0x3b48e951
	.long	0x3fce0000
	.long	0x3a3453b9
	.long	0x3fcc0000
	.long	0x3bcccccd
	.long	0x3fcb0000
	.long	0x3b8727c0
	.long	0x3fca0000
	.long	0x3b0b0fcd
	.long	0x3fc90000
	.long	0x397b49d1
	.long	0x3fc70000
	.long	0x3bce0c7d
	.long	0x3fc60000
	.long	0x3b980c6a
	.long	0x3fc50000
	.long	0x3b4b90f7
	.long	0x3fc40000
	.long	0x3adcbe15
	.long	0x3fc30000
	.long	0x39c30c31
	.long	0x3fc10000
	.long	0x3be4bbd6
	.long	0x3fc00000
	.long	0x3bc0c0c1
	.long	0x3fbf0000
	.long	0x3ba02fe8
	.long	0x3fbe0000
	.long	0x3b82fa0c
	.long	0x3fbd0000
	.long	0x3b52208e
	.long	0x3fbc0000
	.long	0x3b24c818
	.long	0x3fbb0000
	.long	0x3afb9c87
	.long	0x3fba0000
	.long	0x3aba2e8c
	.long	0x3fb90000
	.long	0x3a850fe9
	.long	0x3fb80000
	.long	0x3a381703
	.long	0x3fb70000
	.long	0x39fbb5a2
	.long	0x3fb60000
	.long	0x39b60b61
	.long	0x3fb50000
	.long	0x399e68aa
	.long	0x3fb40000
	.long	0x39b40b41
	.long	0x3fb30000
	.long	0x39f63529
	.long	0x3fb20000
	.long	0x3a321643
	.long	0x3fb10000
	.long	0x3a7e9dc0
	.long	0x3fb00000
	.long	0x3ab02c0b
	.long	0x3faf0000
	.long	0x3aeb771a
	.long	0x3fae0000
	.long	0x3b1882b9
	.long	0x3fad0000
	.long	0x3b4056b0
	.long	0x3fac0000
	.long	0x3b6d2308
	.long	0x3fab0000
	.long	0x3b8f69e3
	.long	0x3faa0000
	.long	0x3baaaaab
	.long	0x3fa90000
	.long	0x3bc84a48
	.long	0x3fa80000
	.long	0x3be83f57
	.long	0x3fa80000
	.long	0x39a80a81
	.long	0x3fa70000
	.long	0x3abc14e6
	.long	0x3fa60000
	.long	0x3b2b8872
	.long	0x3fa50000
	.long	0x3b7d6a05
	.long	0x3fa40000
	.long	0x3ba9cf1e
	.long	0x3fa30000
	.long	0x3bd70a3d
	.long	0x3fa30000
	.long	0x394bc7f6
	.long	0x3fa20000
	.long	0x3adf0cac
	.long	0x3fa10000
	.long	0x3b56625d
	.long	0x3fa00000
	.long	0x3ba0a0a1
	.long	0x3f9f0000
	.long	0x3bd809fe
	.long	0x3f9f0000
	.long	0x3a0b2f39
	.long	0x3f9e0000
	.long	0x3b195a48
	.long	0x3f9d0000
	.long	0x3b89d89e
	.long	0x3f9c0000
	.long	0x3bc8e161
	.long	0x3f9c0000
	.long	0x399c09c1
	.long	0x3f9b0000
	.long	0x3b18df3e
	.long	0x3f9a0000
	.long	0x3b90e7d9
	.long	0x3f990000
	.long	0x3bd722db
	.long	0x3f990000
	.long	0x3a78d28b
	.long	0x3f980000
	.long	0x3b519013
	.long	0x3f970000
	.long	0x3bb425ed
	.long	0x3f970000
	.long	0x3817012e
	.long	0x3f960000
	.long	0x3b1fb4d8
	.long	0x3f950000
	.long	0x3ba02568
	.long	0x3f940000
	.long	0x3bf2094f
	.long	0x3f940000
	.long	0x3b0b0129
	.long	0x3f930000
	.long	0x3b9a85c4
	.long	0x3f920000
	.long	0x3bf11384
	.long	0x3f920000
	.long	0x3b124925
	.long	0x3f910000
	.long	0x3ba2b3c5
	.long	0x3f900000
	.long	0x3bfdbc09
	.long	0x3f900000
	.long	0x3b3470c6
	.long	0x3f8f0000
	.long	0x3bb823ee
	.long	0x3f8f0000
	.long	0x3a3bced0
	.long	0x3f8e0000
	.long	0x3b706ada
	.long	0x3f8d0000
	.long	0x3bda5202
	.long	0x3f8d0000
	.long	0x3af72c23
	.long	0x3f8c0000
	.long	0x3ba29c04
	.long	0x3f8c0000
	.long	0x398c08c1
	.long	0x3f8b0000
	.long	0x3b606894
	.long	0x3f8a0000
	.long	0x3bd8f2fc
	.long	0x3f8a0000
	.long	0x3b05f0e1
	.long	0x3f890000
	.long	0x3bae408a
	.long	0x3f890000
	.long	0x3a5639d7
	.long	0x3f880000
	.long	0x3b888889
	.long	0x3f870000
	.long	0x3bf78088
	.long	0x3f870000
	.long	0x3b4f56be
	.long	0x3f860000
	.long	0x3bd90544
	.long	0x3f860000
	.long	0x3b1714fc
	.long	0x3f850000
	.long	0x3bbf3761
	.long	0x3f850000
	.long	0x3ad0214d
	.long	0x3f840000
	.long	0x3ba9f9c8
	.long	0x3f840000
	.long	0x3a842108
	.long	0x3f830000
	.long	0x3b993052
	.long	0x3f830000
	.long	0x3a1374bc
	.long	0x3f820000
	.long	0x3b8cbfbf
	.long	0x3f820000
	.long	0x39820821
	.long	0x3f810000
	.long	0x3b848da9
	.long	0x3f810000
	.long	0x38810204
	.long	0x3f800000
	.long	0x3b808081
	.long	0x3f800000
	.long	0x00000000
	.size	LOG_INV_TBL_EP, 1032

	.type	LOG2_TBL,@object
	.p2align	3
LOG2_TBL:
	.zero	8
	.long	0x3c37c000
	.long	0x374a16dd
	.long	0x3cb70000
	.long	0x37f2d0b8
	.long	0x3d08c000
	.long	0x381a3aa2
	.long	0x3d35c000
	.long	0x37b4dd63
	.long	0x3d624000
	.long	0x383f5721
	.long	0x3d874000
	.long	0x384e27e8
	.long	0x3d9d4000
	.long	0x380bf749
	.long	0x3db30000
	.long	0x387dbeb2
	.long	0x3dc8c000
	.long	0x37216e46
	.long	0x3dde4000
	.long	0x3684815b
	.long	0x3df38000
	.long	0x383b045f
	.long	0x3e044000
	.long	0x390b119b
	.long	0x3e0ec000
	.long	0x391a32ea
	.long	0x3e194000
	.long	0x38ba789e
	.long	0x3e238000
	.long	0x39553f30
	.long	0x3e2e0000
	.long	0x3651cfde
	.long	0x3e380000
	.long	0x39685a9d
	.long	0x3e424000
	.long	0x39057a05
	.long	0x3e4c4000
	.long	0x395ba0ef
	.long	0x3e564000
	.long	0x396bc5b6
	.long	0x3e604000
	.long	0x3936d9bb
	.long	0x3e6a4000
	.long	0x38772619
	.long	0x3e740000
	.long	0x39017ce9
	.long	0x3e7dc000
	.long	0x3902d720
	.long	0x3e83c000
	.long	0x38856dd8
	.long	0x3e888000
	.long	0x3941f6b4
	.long	0x3e8d4000
	.long	0x3980b652
	.long	0x3e920000
	.long	0x3980f561
	.long	0x3e96c000
	.long	0x39443f13
	.long	0x3e9b8000
	.long	0x38926752
	.long	0x3ea00000
	.long	0x39c8c763
	.long	0x3ea4c000
	.long	0x391e12f3
	.long	0x3ea94000
	.long	0x39b7bf89
	.long	0x3eae0000
	.long	0x36d1cfde
	.long	0x3eb28000
	.long	0x38c7f233
	.long	0x3eb70000
	.long	0x39087367
	.long	0x3ebb8000
	.long	0x38e95d3f
	.long	0x3ec00000
	.long	0x38256316
	.long	0x3ec44000
	.long	0x39d38e5c
	.long	0x3ec8c000
	.long	0x396ea247
	.long	0x3ecd4000
	.long	0x350e4788
	.long	0x3ed18000
	.long	0x395d829f
	.long	0x3ed5c000
	.long	0x39c30f2f
	.long	0x3eda0000
	.long	0x39fd7ee7
	.long	0x3ede8000
	.long	0x3872e9e7
	.long	0x3ee2c000
	.long	0x3897d694
	.long	0x3ee70000
	.long	0x3824923a
	.long	0x3eeb0000
	.long	0x39ea7c06
	.long	0x3eef4000
	.long	0x39a7fa88
	.long	0x3ef38000
	.long	0x391aa879
	.long	0x3ef78000
	.long	0x39dace65
	.long	0x3efbc000
	.long	0x39215a32
	.long	0x3effc000
	.long	0x39af3350
	.long	0x3f01c000
	.long	0x3a7b5172
	.long	0x3f040000
	.long	0x389cf27f
	.long	0x3f060000
	.long	0x3902806b
	.long	0x3f080000
	.long	0x3909d8a9
	.long	0x3f0a0000
	.long	0x38c9faa1
	.long	0x3f0c0000
	.long	0x37a33dca
	.long	0x3f0dc000
	.long	0x3a6623d2
	.long	0x3f0fc000
	.long	0x3a3c7a61
	.long	0x3f11c000
	.long	0x3a083a84
	.long	0x3f13c000
	.long	0x39930161
	.long	0x3f15c000
	.long	0x35d1cfde
	.long	0x3f178000
	.long	0x3a2d0ebd
	.long	0x3f198000
	.long	0x399f1aad
	.long	0x3f1b4000
	.long	0x3a67ff6d
	.long	0x3f1d4000
	.long	0x39ecfea8
	.long	0x3f1f0000
	.long	0x3a7b26f3
	.long	0x3f210000
	.long	0x39ec1fa6
	.long	0x3f22c000
	.long	0x3a675314
	.long	0x3f24c000
	.long	0x399e12f3
	.long	0x3f268000
	.long	0x3a2d4b66
	.long	0x3f288000
	.long	0x370c3845
	.long	0x3f2a4000
	.long	0x399ba329
	.long	0x3f2c0000
	.long	0x3a1044d3
	.long	0x3f2dc000
	.long	0x3a49a196
	.long	0x3f2f8000
	.long	0x3a79fe83
	.long	0x3f318000
	.long	0x3905c7aa
	.long	0x3f334000
	.long	0x39802391
	.long	0x3f350000
	.long	0x39abe796
	.long	0x3f36c000
	.long	0x39c65a9d
	.long	0x3f388000
	.long	0x39cfa6c5
	.long	0x3f3a4000
	.long	0x39c7f593
	.long	0x3f3c0000
	.long	0x39af6ff7
	.long	0x3f3dc000
	.long	0x39863e4d
	.long	0x3f3f8000
	.long	0x391910c1
	.long	0x3f414000
	.long	0x369d5be7
	.long	0x3f42c000
	.long	0x3a541616
	.long	0x3f448000
	.long	0x3a1ee960
	.long	0x3f464000
	.long	0x39c38ed2
	.long	0x3f480000
	.long	0x38e61600
	.long	0x3f498000
	.long	0x3a4fedb4
	.long	0x3f4b4000
	.long	0x39f6b4ab
	.long	0x3f4d0000
	.long	0x38f8d3b0
	.long	0x3f4e8000
	.long	0x3a3b3faa
	.long	0x3f504000
	.long	0x399fb693
	.long	0x3f51c000
	.long	0x3a5cfe71
	.long	0x3f538000
	.long	0x39c5740b
	.long	0x3f550000
	.long	0x3a611eb0
	.long	0x3f56c000
	.long	0x39b079c4
	.long	0x3f584000
	.long	0x3a4824d7
	.long	0x3f5a0000
	.long	0x39439a54
	.long	0x3f5b8000
	.long	0x3a1291ea
	.long	0x3f5d0000
	.long	0x3a6d3673
	.long	0x3f5ec000
	.long	0x3981c731
	.long	0x3f604000
	.long	0x3a0da88f
	.long	0x3f61c000
	.long	0x3a53945c
	.long	0x3f638000
	.long	0x3895ae91
	.long	0x3f650000
	.long	0x3996372a
	.long	0x3f668000
	.long	0x39f9a832
	.long	0x3f680000
	.long	0x3a27eda4
	.long	0x3f698000
	.long	0x3a4c764f
	.long	0x3f6b0000
	.long	0x3a6a7c06
	.long	0x3f6cc000
	.long	0x370321eb
	.long	0x3f6e4000
	.long	0x3899ab3f
	.long	0x3f6fc000
	.long	0x38f02086
	.long	0x3f714000
	.long	0x390a1707
	.long	0x3f72c000
	.long	0x39031e44
	.long	0x3f744000
	.long	0x38c6b362
	.long	0x3f75c000
	.long	0x382bf195
	.long	0x3f770000
	.long	0x3a768e36
	.long	0x3f788000
	.long	0x3a5c503b
	.long	0x3f7a0000
	.long	0x3a3c1179
	.long	0x3f7b8000
	.long	0x3a15de1d
	.long	0x3f7d0000
	.long	0x39d3845d
	.long	0x3f7e8000
	.long	0x395f263f
	.long	0x3f800000
	.long	0x00000000
	.size	LOG2_TBL, 1032

	.type	LOG10_TBL,@object
	.p2align	3
LOG10_TBL:
	.zero	8
	.long	0x3b5d4000
	.long	0x367a8e44
	.long	0x3bdc8000
	.long	0x368ed49f
	.long	0x3c24c000
	.long	0x36c21451
	.long	0x3c5ac000
	.long	0x375211d6
	.long	0x3c884000
	.long	0x3720ea11
	.long	0x3ca2c000
	.long	0x37e9eb59
	.long	0x3cbd4000
	.long	0x37b87be7
	.long	0x3cd78000
	.long	0x37bf2560
	.long	0x3cf1c000
	.long	0x33d597a0
	.long	0x3d05c000
	.long	0x37806a05
	.long	0x3d128000
	.long	0x3820581f
	.long	0x3d1f4000
	.long	0x38223334
	.long	0x3d2c0000
	.long	0x378e3bac
	.long	0x3d388000
	.long	0x3810684f
	.long	0x3d450000
	.long	0x37feb7ae
	.long	0x3d518000
	.long	0x36a9d609
	.long	0x3d5dc000
	.long	0x37a68163
	.long	0x3d6a0000
	.long	0x376a8b27
	.long	0x3d760000
	.long	0x384c8fd6
	.long	0x3d810000
	.long	0x3885183e
	.long	0x3d870000
	.long	0x3874a760
	.long	0x3d8d0000
	.long	0x380d1154
	.long	0x3d92c000
	.long	0x38ea42bd
	.long	0x3d98c000
	.long	0x384c1571
	.long	0x3d9e8000
	.long	0x38ba66b8
	.long	0x3da44000
	.long	0x38e7da3b
	.long	0x3daa0000
	.long	0x38eee632
	.long	0x3dafc000
	.long	0x38d00911
	.long	0x3db58000
	.long	0x388bbede
	.long	0x3dbb4000
	.long	0x378a0512
	.long	0x3dc0c000
	.long	0x3894c7a0
	.long	0x3dc64000
	.long	0x38e30710
	.long	0x3dcc0000
	.long	0x36db2829
	.long	0x3dd18000
	.long	0x3729d609
	.long	0x3dd6c000
	.long	0x38fa0e82
	.long	0x3ddc4000
	.long	0x38bc9a75
	.long	0x3de1c000
	.long	0x383a9297
	.long	0x3de70000
	.long	0x38dc83c8
	.long	0x3dec8000
	.long	0x37eac335
	.long	0x3df1c000
	.long	0x38706ac3
	.long	0x3df70000
	.long	0x389574c2
	.long	0x3dfc4000
	.long	0x3892d068
	.long	0x3e00c000
	.long	0x38615032
	.long	0x3e034000
	.long	0x3917acf4
	.long	0x3e05c000
	.long	0x3967a126
	.long	0x3e088000
	.long	0x38217840
	.long	0x3e0b0000
	.long	0x38b420ab
	.long	0x3e0d8000
	.long	0x38f9c7b2
	.long	0x3e100000
	.long	0x391103bd
	.long	0x3e128000
	.long	0x39169a6b
	.long	0x3e150000
	.long	0x390dd194
	.long	0x3e178000
	.long	0x38eda471
	.long	0x3e1a0000
	.long	0x38a38950
	.long	0x3e1c8000
	.long	0x37f6844a
	.long	0x3e1ec000
	.long	0x395e1cdb
	.long	0x3e214000
	.long	0x390fcffc
	.long	0x3e23c000
	.long	0x38503e9d
	.long	0x3e260000
	.long	0x394b00fd
	.long	0x3e288000
	.long	0x38a9910a
	.long	0x3e2ac000
	.long	0x39518a31
	.long	0x3e2d4000
	.long	0x3882d2c2
	.long	0x3e2f8000
	.long	0x392488e4
	.long	0x3e31c000
	.long	0x397b0aff
	.long	0x3e344000
	.long	0x388a22d8
	.long	0x3e368000
	.long	0x3902bd5e
	.long	0x3e38c000
	.long	0x39342f85
	.long	0x3e3b0000
	.long	0x39598811
	.long	0x3e3d4000
	.long	0x3972e6b1
	.long	0x3e3fc000
	.long	0x34d53654
	.long	0x3e420000
	.long	0x360ca25e
	.long	0x3e440000
	.long	0x39785cc0
	.long	0x3e464000
	.long	0x39630710
	.long	0x3e488000
	.long	0x39424ed7
	.long	0x3e4ac000
	.long	0x39165101
	.long	0x3e4d0000
	.long	0x38be5421
	.long	0x3e4f4000
	.long	0x37e7b0c0
	.long	0x3e514000
	.long	0x394fd0c3
	.long	0x3e538000
	.long	0x38efaaaa
	.long	0x3e55c000
	.long	0x37a8f566
	.long	0x3e57c000
	.long	0x3927c744
	.long	0x3e5a0000
	.long	0x383fa4d5
	.long	0x3e5c0000
	.long	0x392d9e39
	.long	0x3e5e4000
	.long	0x3803feae
	.long	0x3e604000
	.long	0x390a268c
	.long	0x3e624000
	.long	0x39692b80
	.long	0x3e648000
	.long	0x38789b4f
	.long	0x3e668000
	.long	0x3909307d
	.long	0x3e688000
	.long	0x394a601c
	.long	0x3e6ac000
	.long	0x35e67edc
	.long	0x3e6cc000
	.long	0x383e386d
	.long	0x3e6ec000
	.long	0x38a7743d
	.long	0x3e70c000
	.long	0x38dccec3
	.long	0x3e72c000
	.long	0x38ff57e0
	.long	0x3e74c000
	.long	0x39079d8b
	.long	0x3e76c000
	.long	0x390651a6
	.long	0x3e78c000
	.long	0x38f7bad9
	.long	0x3e7ac000
	.long	0x38d0ab82
	.long	0x3e7cc000
	.long	0x38979e7d
	.long	0x3e7ec000
	.long	0x381978ee
	.long	0x3e804000
	.long	0x397816c8
	.long	0x3e814000
	.long	0x39410cb2
	.long	0x3e824000
	.long	0x39015384
	.long	0x3e834000
	.long	0x3863fa28
	.long	0x3e840000
	.long	0x39f41065
	.long	0x3e850000
	.long	0x39c7668a
	.long	0x3e860000
	.long	0x39968afa
	.long	0x3e870000
	.long	0x39430db9
	.long	0x3e880000
	.long	0x38a18cf3
	.long	0x3e88c000
	.long	0x39eb2907
	.long	0x3e89c000
	.long	0x39a9e10c
	.long	0x3e8ac000
	.long	0x39492800
	.long	0x3e8bc000
	.long	0x385a53d1
	.long	0x3e8c8000
	.long	0x39ce0cf7
	.long	0x3e8d8000
	.long	0x3979c7b2
	.long	0x3e8e8000
	.long	0x389f5d99
	.long	0x3e8f4000
	.long	0x39ceefcb
	.long	0x3e904000
	.long	0x39646a39
	.long	0x3e914000
	.long	0x380d7a9b
	.long	0x3e920000
	.long	0x39ad6650
	.long	0x3e930000
	.long	0x390ac3b8
	.long	0x3e93c000
	.long	0x39d9a9a8
	.long	0x3e94c000
	.long	0x39548a99
	.long	0x3e958000
	.long	0x39f73c4b
	.long	0x3e968000
	.long	0x3980960e
	.long	0x3e978000
	.long	0x374b3d5a
	.long	0x3e984000
	.long	0x39888f1e
	.long	0x3e994000
	.long	0x37679a07
	.long	0x3e9a0000
	.long	0x39826a13
	.size	LOG10_TBL, 1032

	.type	SINHCOSH_TBL,@object
	.p2align	3
SINHCOSH_TBL:
	.long	0x00000000
	.long	0x3f800000
	.long	0x3f966cfe
	.long	0x3fc583ab
	.long	0x40681e7b
	.long	0x4070c7d0
	.long	0x41204937
	.long	0x41211525
	.long	0x41da51c0
	.long	0x41da7743
	.long	0x4294680b
	.long	0x42946b7e
	.long	0x4349b691
	.long	0x4349b734
	.long	0x4409143b
	.long	0x4409144a
	.long	0x44ba4f53
	.long	0x44ba4f55
	.long	0x457d38ac
	.long	0x457d38ac
	.long	0x462c14ee
	.long	0x462c14ef
	.long	0x46e9e224
	.long	0x46e9e224
	.long	0x479ef0b3
	.long	0x479ef0b3
	.long	0x485805ad
	.long	0x485805ad
	.long	0x4912cd62
	.long	0x4912cd62
	.long	0x49c78665
	.long	0x49c78665
	.long	0x4a87975f
	.long	0x4a87975f
	.long	0x4b3849a4
	.long	0x4b3849a4
	.long	0x4bfa7910
	.long	0x4bfa7910
	.long	0x4caa36c8
	.long	0x4caa36c8
	.long	0x4d675844
	.long	0x4d675844
	.long	0x4e1d3710
	.long	0x4e1d3710
	.long	0x4ed5ad6e
	.long	0x4ed5ad6e
	.long	0x4f91357a
	.long	0x4f91357a
	.long	0x50455bfe
	.long	0x50455bfe
	.long	0x51061e9d
	.long	0x51061e9d
	.long	0x51b64993
	.long	0x51b64993
	.long	0x5277c118
	.long	0x5277c118
	.long	0x53285dd2
	.long	0x53285dd2
	.long	0x53e4d572
	.long	0x53e4d572
	.long	0x549b8238
	.long	0x549b8238
	.long	0x55535bb3
	.long	0x55535bb3
	.long	0x560fa1fe
	.long	0x560fa1fe
	.long	0x56c3379a
	.long	0x56c3379a
	.long	0x5784a9f1
	.long	0x5784a9f1
	.long	0x58344f11
	.long	0x58344f11
	.long	0x58f510ad
	.long	0x58f510ad
	.size	SINHCOSH_TBL, 296

	.type	CBRT_TBL,@object
	.p2align	3
CBRT_TBL:
	.long	0x3f800000
	.long	0x00000000
	.long	0x3f804000
	.long	0x3a28e585
	.long	0x3f80a000
	.long	0x399c910f
	.long	0x3f80e000
	.long	0x3a703484
	.long	0x3f814000
	.long	0x3a0eb4bc
	.long	0x3f81a000
	.long	0x392750df
	.long	0x3f81e000
	.long	0x3a419dc7
	.long	0x3f824000
	.long	0x39ac3801
	.long	0x3f828000
	.long	0x3a675948
	.long	0x3f82e000
	.long	0x39eabf9a
	.long	0x3f834000
	.long	0x356629d6
	.long	0x3f838000
	.long	0x3a07f04c
	.long	0x3f83e000
	.long	0x3848dac3
	.long	0x3f842000
	.long	0x3a0e1b17
	.long	0x3f848000
	.long	0x384a1cc7
	.long	0x3f84c000
	.long	0x3a082ade
	.long	0x3f852000
	.long	0x363f31e5
	.long	0x3f856000
	.long	0x39eccf0d
	.long	0x3f85a000
	.long	0x3a692c6f
	.long	0x3f860000
	.long	0x39b22cb1
	.long	0x3f864000
	.long	0x3a462d87
	.long	0x3f86a000
	.long	0x3941e864
	.long	0x3f86e000
	.long	0x3a180409
	.long	0x3f872000
	.long	0x3a7cd32d
	.long	0x3f878000
	.long	0x39bdde6c
	.long	0x3f87c000
	.long	0x3a3e5fb4
	.long	0x3f882000
	.long	0x38d960b3
	.long	0x3f886000
	.long	0x39eab752
	.long	0x3f88a000
	.long	0x3a4cf599
	.long	0x3f890000
	.long	0x390803d1
	.long	0x3f894000
	.long	0x39e90955
	.long	0x3f898000
	.long	0x3a44878c
	.long	0x3f89e000
	.long	0x38908271
	.long	0x3f8a2000
	.long	0x39ba4b0f
	.long	0x3f8a6000
	.long	0x3a25cdb3
	.long	0x3f8aa000
	.long	0x3a6c0f33
	.long	0x3f8b0000
	.long	0x393fc12e
	.long	0x3f8b4000
	.long	0x39e2ee51
	.long	0x3f8b8000
	.long	0x3a30a9dd
	.long	0x3f8bc000
	.long	0x3a6d8e61
	.long	0x3f8c2000
	.long	0x3920aa58
	.long	0x3f8c6000
	.long	0x39c1088a
	.long	0x3f8ca000
	.long	0x3a16a120
	.long	0x3f8ce000
	.long	0x3a4a86c1
	.long	0x3f8d2000
	.long	0x3a7c3aae
	.long	0x3f8d8000
	.long	0x392f0952
	.long	0x3f8dc000
	.long	0x39b2461c
	.long	0x3f8e0000
	.long	0x3a04621f
	.long	0x3f8e4000
	.long	0x3a2d84b8
	.long	0x3f8e8000
	.long	0x3a548ff4
	.long	0x3f8ec000
	.long	0x3a7988db
	.long	0x3f8f2000
	.long	0x38e3a30c
	.long	0x3f8f6000
	.long	0x39755daa
	.long	0x3f8fa000
	.long	0x39b86d8a
	.long	0x3f8fe000
	.long	0x39f22e5e
	.long	0x3f902000
	.long	0x3a13fd53
	.long	0x3f906000
	.long	0x3a2cedcc
	.long	0x3f90a000
	.long	0x3a43ed23
	.long	0x3f90e000
	.long	0x3a58ffd0
	.long	0x3f912000
	.long	0x3a6c2a3c
	.long	0x3f916000
	.long	0x3a7d70bf
	.long	0x3f91c000
	.long	0x384d7a06
	.long	0x3f920000
	.long	0x38d318cf
	.long	0x3f924000
	.long	0x39185d53
	.long	0x3f928000
	.long	0x393fe1b1
	.long	0x3f92c000
	.long	0x396029b1
	.long	0x3f930000
	.long	0x3979454c
	.long	0x3f934000
	.long	0x3985a221
	.long	0x3f938000
	.long	0x398b1b0d
	.long	0x3f93c000
	.long	0x398d1515
	.long	0x3f940000
	.long	0x398b97c7
	.long	0x3f944000
	.long	0x3986aa98
	.long	0x3f948000
	.long	0x397ca9c7
	.long	0x3f94c000
	.long	0x39653bd8
	.long	0x3f950000
	.long	0x394719b5
	.long	0x3f954000
	.long	0x39225182
	.long	0x3f958000
	.long	0x38ede264
	.long	0x3f95c000
	.long	0x388a0d15
	.long	0x3f960000
	.long	0x3749f226
	.long	0x3f962000
	.long	0x3a737219
	.long	0x3f966000
	.long	0x3a6223e3
	.long	0x3f96a000
	.long	0x3a4f406c
	.long	0x3f96e000
	.long	0x3a3acaee
	.long	0x3f972000
	.long	0x3a24c698
	.long	0x3f976000
	.long	0x3a0d368f
	.long	0x3f97a000
	.long	0x39e83bdd
	.long	0x3f97e000
	.long	0x39b2ff8f
	.long	0x3f982000
	.long	0x39757c89
	.long	0x3f986000
	.long	0x38fdf7dc
	.long	0x3f98a000
	.long	0x3622482d
	.long	0x3f98c000
	.long	0x3a600bf3
	.long	0x3f990000
	.long	0x3a3dfedf
	.long	0x3f994000
	.long	0x3a1a7de3
	.long	0x3f998000
	.long	0x39eb17a4
	.long	0x3f99c000
	.long	0x399e56e3
	.long	0x3f9a0000
	.long	0x391d7e03
	.long	0x3f9a2000
	.long	0x3a7e2ab7
	.long	0x3f9a6000
	.long	0x3a538fc2
	.long	0x3f9aa000
	.long	0x3a279148
	.long	0x3f9ae000
	.long	0x39f463ce
	.long	0x3f9b2000
	.long	0x3996e86c
	.long	0x3f9b6000
	.long	0x38dad617
	.long	0x3f9b8000
	.long	0x3a69e815
	.long	0x3f9bc000
	.long	0x3a371eac
	.long	0x3f9c0000
	.long	0x3a030100
	.long	0x3f9c4000
	.long	0x399b2304
	.long	0x3f9c8000
	.long	0x38b694db
	.long	0x3f9ca000
	.long	0x3a5ec6af
	.long	0x3f9ce000
	.long	0x3a257018
	.long	0x3f9d2000
	.long	0x39d5a259
	.long	0x3f9d6000
	.long	0x393bb0e7
	.long	0x3f9d8000
	.long	0x3a71c388
	.long	0x3f9dc000
	.long	0x3a335958
	.long	0x3f9e0000
	.long	0x39e75fcb
	.long	0x3f9e4000
	.long	0x394b2590
	.long	0x3f9e6000
	.long	0x3a70a802
	.long	0x3f9ea000
	.long	0x3a2d4de7
	.long	0x3f9ee000
	.long	0x39d17a6c
	.long	0x3f9f2000
	.long	0x390be02b
	.long	0x3f9f4000
	.long	0x3a5c007c
	.long	0x3f9f8000
	.long	0x3a13d899
	.long	0x3f9fc000
	.long	0x399504dc
	.long	0x3fa00000
	.long	0x00000000
	.long	0x3fa02000
	.long	0x3a34534e
	.long	0x3fa06000
	.long	0x39cefca8
	.long	0x3fa0a000
	.long	0x38cc1828
	.long	0x3fa0c000
	.long	0x3a4a6352
	.long	0x3fa10000
	.long	0x39f4424a
	.long	0x3fa14000
	.long	0x3922f98d
	.size	CBRT_TBL, 1032

	.type	EXP_TBL,@object
	.p2align	2
EXP_TBL:
	.long	0x3f800000
	.long	0x3f8164d2
	.long	0x3f82cd87
	.long	0x3f843a29
	.long	0x3f85aac3
	.long	0x3f871f62
	.long	0x3f88980f
	.long	0x3f8a14d5
	.long	0x3f8b95c2
	.long	0x3f8d1adf
	.long	0x3f8ea43a
	.long	0x3f9031dc
	.long	0x3f91c3d3
	.long	0x3f935a2b
	.long	0x3f94f4f0
	.long	0x3f96942d
	.long	0x3f9837f0
	.long	0x3f99e046
	.long	0x3f9b8d3a
	.long	0x3f9d3eda
	.long	0x3f9ef532
	.long	0x3fa0b051
	.long	0x3fa27043
	.long	0x3fa43516
	.long	0x3fa5fed7
	.long	0x3fa7cd94
	.long	0x3fa9a15b
	.long	0x3fab7a3a
	.long	0x3fad583f
	.long	0x3faf3b79
	.long	0x3fb123f6
	.long	0x3fb311c4
	.long	0x3fb504f3
	.long	0x3fb6fd92
	.long	0x3fb8fbaf
	.long	0x3fbaff5b
	.long	0x3fbd08a4
	.long	0x3fbf179a
	.long	0x3fc12c4d
	.long	0x3fc346cd
	.long	0x3fc5672a
	.long	0x3fc78d75
	.long	0x3fc9b9be
	.long	0x3fcbec15
	.long	0x3fce248c
	.long	0x3fd06334
	.long	0x3fd2a81e
	.long	0x3fd4f35b
	.long	0x3fd744fd
	.long	0x3fd99d16
	.long	0x3fdbfbb8
	.long	0x3fde60f5
	.long	0x3fe0ccdf
	.long	0x3fe33f89
	.long	0x3fe5b907
	.long	0x3fe8396a
	.long	0x3feac0c7
	.long	0x3fed4f30
	.long	0x3fefe4ba
	.long	0x3ff28177
	.long	0x3ff5257d
	.long	0x3ff7d0df
	.long	0x3ffa83b3
	.long	0x3ffd3e0c
	.long	0x40000000
	.size	EXP_TBL, 260

	.type	EXP_TBL_EP,@object
	.p2align	3
EXP_TBL_EP:
	.long	0x3f800000
	.long	0x00000000
	.long	0x3f816000
	.long	0x391a3e77
	.long	0x3f82c000
	.long	0x39d8698a
	.long	0x3f842000
	.long	0x3a51461d
	.long	0x3f85a000
	.long	0x39ac367c
	.long	0x3f870000
	.long	0x3a7b0cb4
	.long	0x3f888000
	.long	0x3a407404
	.long	0x3f8a0000
	.long	0x3a26abaa
	.long	0x3f8b8000
	.long	0x3a2e0f1f
	.long	0x3f8d0000
	.long	0x3a56fadb
	.long	0x3f8ea000
	.long	0x39073168
	.long	0x3f902000
	.long	0x3a0ee218
	.long	0x3f91c000
	.long	0x38f4dcea
	.long	0x3f934000
	.long	0x3a515978
	.long	0x3f94e000
	.long	0x3a277d47
	.long	0x3f968000
	.long	0x3a2169b9
	.long	0x3f982000
	.long	0x3a3f828c
	.long	0x3f99e000
	.long	0x370b2641
	.long	0x3f9b8000
	.long	0x39d39b9d
	.long	0x3f9d2000
	.long	0x3a76cd39
	.long	0x3f9ee000
	.long	0x3a299304
	.long	0x3fa0a000
	.long	0x3a02887d
	.long	0x3fa26000
	.long	0x3a021818
	.long	0x3fa42000
	.long	0x3a28ad70
	.long	0x3fa5e000
	.long	0x3a76b54d
	.long	0x3fa7c000
	.long	0x39d93b4e
	.long	0x3fa9a000
	.long	0x382d5a75
	.long	0x3fab6000
	.long	0x3a51cdad
	.long	0x3fad4000
	.long	0x3a41f752
	.long	0x3faf2000
	.long	0x3a5bc56b
	.long	0x3fb12000
	.long	0x38fd6074
	.long	0x3fb30000
	.long	0x3a0e2095
	.long	0x3fb50000
	.long	0x391e667f
	.long	0x3fb6e000
	.long	0x3a6c8f19
	.long	0x3fb8e000
	.long	0x3a5d7a3b
	.long	0x3fbae000
	.long	0x3a7ad590
	.long	0x3fbd0000
	.long	0x398a39f5
	.long	0x3fbf0000
	.long	0x3a3ccdb3
	.long	0x3fc12000
	.long	0x39c4cca6
	.long	0x3fc34000
	.long	0x39599b44
	.long	0x3fc56000
	.long	0x3965422a
	.long	0x3fc78000
	.long	0x39d74c8a
	.long	0x3fc9a000
	.long	0x3a4dec33
	.long	0x3fcbe000
	.long	0x39c14fef
	.long	0x3fce2000
	.long	0x391182a3
	.long	0x3fd06000
	.long	0x38ccf6bb
	.long	0x3fd2a000
	.long	0x3981d91f
	.long	0x3fd4e000
	.long	0x3a1ad55e
	.long	0x3fd74000
	.long	0x391f995a
	.long	0x3fd98000
	.long	0x3a68ae13
	.long	0x3fdbe000
	.long	0x3a5dbcbe
	.long	0x3fde6000
	.long	0x37f4825e
	.long	0x3fe0c000
	.long	0x39cdeec2
	.long	0x3fe32000
	.long	0x3a7c4b95
	.long	0x3fe5a000
	.long	0x3a48373b
	.long	0x3fe82000
	.long	0x3a4b5281
	.long	0x3feac000
	.long	0x37c6e7dd
	.long	0x3fed4000
	.long	0x39f301ed
	.long	0x3fefe000
	.long	0x3917337b
	.long	0x3ff28000
	.long	0x383b9e2c
	.long	0x3ff52000
	.long	0x392fa2a4
	.long	0x3ff7c000
	.long	0x3a06fb98
	.long	0x3ffa8000
	.long	0x38ecb6dc
	.long	0x3ffd2000
	.long	0x3a706067
	.long	0x40000000
	.long	0x00000000
	.size	EXP_TBL_EP, 520

	.ident	"Debian clang version 14.0.6"
	.section	".note.GNU-stack"
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'double*'
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
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
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
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           math_float
    .private_segment_fixed_size: 0
    .sgpr_count:     41
    .sgpr_spill_count: 0
    .symbol:         math_float.kd
    .vgpr_count:     84
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
