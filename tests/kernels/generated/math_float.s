	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	math_float              ; -- Begin function math_float
	.globl	math_float
	.p2align	8
	.type	math_float,@function
math_float:                             ; @math_float
; %bb.0:
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
                                        ; implicit-def: $vgpr1
                                        ; implicit-def: $vgpr3
                                        ; implicit-def: $vgpr2
	s_waitcnt vmcnt(3)
	v_and_b32_e32 v24, 0x7fffffff, v27
	v_cmp_nlt_f32_e64 s[0:1], |v27|, s0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_2
; %bb.1:
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
; %bb.3:
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
                                        ; implicit-def: $vgpr69
                                        ; implicit-def: $vgpr71
                                        ; implicit-def: $vgpr70
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
	s_cbranch_execz .LBB0_6
; %bb.5:
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
; %bb.7:
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
                                        ; implicit-def: $vgpr72
                                        ; implicit-def: $vgpr74
                                        ; implicit-def: $vgpr73
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
	s_cbranch_execz .LBB0_10
; %bb.9:
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
; %bb.11:
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
; %bb.13:
	v_sub_u32_e32 v20, vcc, v29, v28
	v_add_u32_e32 v20, vcc, 1, v20
	s_mov_b64 s[6:7], 0
.LBB0_14:                               ; =>This Inner Loop Header: Depth=1
	v_cmp_ge_f32_e32 vcc, v31, v33
	v_cndmask_b32_e32 v21, 0, v33, vcc
	v_add_u32_e32 v20, vcc, -1, v20
	v_sub_f32_e32 v21, v31, v21
	v_cmp_gt_u32_e32 vcc, 2, v20
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_f32_e32 v31, v21, v21
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_14
; %bb.15:
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
; %bb.17:
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
; %bb.19:
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
; %bb.21:
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
; %bb.23:
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
; %bb.25:
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
; %bb.27:
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
; %bb.29:
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
; %bb.31:
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
; %bb.33:
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
; %bb.35:
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
; %bb.37:
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
; %bb.39:
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
; %bb.41:
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
; %bb.43:
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
; %bb.45:
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
; %bb.47:
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
; %bb.49:
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
; %bb.51:
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
; %bb.53:
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
; %bb.55:
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
; %bb.57:
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
; %bb.59:
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
; %bb.61:
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
; %bb.63:
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
; %bb.65:
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
; %bb.67:
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
; %bb.69:
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
; %bb.71:
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
; %bb.73:
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
; %bb.75:
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
; %bb.77:
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
; %bb.79:
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
; %bb.81:
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
; %bb.83:
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
; %bb.85:
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
; %bb.87:
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
; %bb.89:
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
; %bb.91:
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
; %bb.93:
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
; %bb.95:
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
; %bb.97:
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
; %bb.99:
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
; %bb.101:
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
; %bb.103:
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
; %bb.105:
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
; %bb.107:
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
; %bb.109:
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
; %bb.111:
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
; %bb.113:
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
; %bb.115:
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
; %bb.117:
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
; %bb.119:
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
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 26260
; NumSgprs: 41
; NumVgprs: 84
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 20
; NumSGPRsForWavesPerEU: 41
; NumVGPRsForWavesPerEU: 84
; Occupancy: 3
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.type	LOGE_TBL,@object                ; @LOGE_TBL
	.section	.rodata,#alloc
	.p2align	3
LOGE_TBL:
	.zero	8
	.long	0x3bff0000                      ; float 0.00778198242
	.long	0x3429ac41                      ; float 1.58020171E-7
	.long	0x3c7e0000                      ; float 0.0155029297
	.long	0x35a8b0fc                      ; float 1.25684846E-6
	.long	0x3cbdc000                      ; float 0.0231628418
	.long	0x368d83ea                      ; float 4.21748427E-6
	.long	0x3cfc1000                      ; float 0.0307693481
	.long	0x361b0e78                      ; float 2.31052218E-6
	.long	0x3d1cf000                      ; float 0.0383148193
	.long	0x3687b9fe                      ; float 4.04496586E-6
	.long	0x3d3ba000                      ; float 0.0458068848
	.long	0x3631ec65                      ; float 2.6512655E-6
	.long	0x3d5a1000                      ; float 0.053237915
	.long	0x36dd7119                      ; float 6.59947955E-6
	.long	0x3d785000                      ; float 0.0606231689
	.long	0x35c30045                      ; float 1.45287106E-6
	.long	0x3d8b2000                      ; float 0.0679321289
	.long	0x379b7751                      ; float 1.85330009E-5
	.long	0x3d9a0000                      ; float 0.0751953125
	.long	0x37ebcb0d                      ; float 2.81087359E-5
	.long	0x3da8d000                      ; float 0.0824279785
	.long	0x37839f83                      ; float 1.56906954E-5
	.long	0x3db78000                      ; float 0.0895996093
	.long	0x37528ae5                      ; float 1.25493143E-5
	.long	0x3dc61000                      ; float 0.096710205
	.long	0x37a2eb18                      ; float 1.9421379E-5
	.long	0x3dd49000                      ; float 0.103790283
	.long	0x36da7495                      ; float 6.51047822E-6
	.long	0x3de2f000                      ; float 0.110809326
	.long	0x36a91eb7                      ; float 5.04016816E-6
	.long	0x3df13000                      ; float 0.117767334
	.long	0x3783b715                      ; float 1.57016711E-5
	.long	0x3dff6000                      ; float 0.124694824
	.long	0x371131db                      ; float 8.65428137E-6
	.long	0x3e06b000                      ; float 0.131530762
	.long	0x383f3e68                      ; float 4.5596069E-5
	.long	0x3e0db000                      ; float 0.138366699
	.long	0x38156a97                      ; float 3.56236378E-5
	.long	0x3e14a000                      ; float 0.145141602
	.long	0x38297c0f                      ; float 4.04082784E-5
	.long	0x3e1b8000                      ; float 0.151855469
	.long	0x387e100f                      ; float 6.05732748E-5
	.long	0x3e226000                      ; float 0.158569336
	.long	0x3815b665                      ; float 3.56942364E-5
	.long	0x3e293000                      ; float 0.165222168
	.long	0x37e5e3a1                      ; float 2.74049253E-5
	.long	0x3e2ff000                      ; float 0.171813965
	.long	0x38183853                      ; float 3.629208E-5
	.long	0x3e36b000                      ; float 0.178405762
	.long	0x35fe719d                      ; float 1.89575405E-6
	.long	0x3e3d5000                      ; float 0.184875488
	.long	0x38448108                      ; float 4.68502112E-5
	.long	0x3e43f000                      ; float 0.191345215
	.long	0x38503290                      ; float 4.96381545E-5
	.long	0x3e4a9000                      ; float 0.197814941
	.long	0x373539e8                      ; float 1.08019231E-5
	.long	0x3e511000                      ; float 0.204162598
	.long	0x385e0ff1                      ; float 5.29437712E-5
	.long	0x3e579000                      ; float 0.210510254
	.long	0x3864a740                      ; float 5.45151997E-5
	.long	0x3e5e1000                      ; float 0.21685791
	.long	0x3786742d                      ; float 1.60281434E-5
	.long	0x3e647000                      ; float 0.223083496
	.long	0x387be3cd                      ; float 6.00552194E-5
	.long	0x3e6ae000                      ; float 0.229370117
	.long	0x3685ad3e                      ; float 3.98387692E-6
	.long	0x3e713000                      ; float 0.235534668
	.long	0x3803b715                      ; float 3.14033423E-5
	.long	0x3e778000                      ; float 0.241699219
	.long	0x37adcbdc                      ; float 2.07181365E-5
	.long	0x3e7dc000                      ; float 0.247802734
	.long	0x380c36af                      ; float 3.34295291E-5
	.long	0x3e820000                      ; float 0.25390625
	.long	0x371652d3                      ; float 8.95998073E-6
	.long	0x3e851000                      ; float 0.259887695
	.long	0x38927139                      ; float 6.98291187E-5
	.long	0x3e882000                      ; float 0.265869141
	.long	0x38c5fcd7                      ; float 9.4407871E-5
	.long	0x3e8b3000                      ; float 0.271850586
	.long	0x38ae55d5                      ; float 8.31295401E-5
	.long	0x3e8e4000                      ; float 0.277832031
	.long	0x3818c169                      ; float 3.64197513E-5
	.long	0x3e914000                      ; float 0.283691406
	.long	0x38a0fde7                      ; float 7.67668752E-5
	.long	0x3e944000                      ; float 0.289550781
	.long	0x38ad09ef                      ; float 8.25113311E-5
	.long	0x3e974000                      ; float 0.295410156
	.long	0x3862bae1                      ; float 5.40566434E-5
	.long	0x3e9a3000                      ; float 0.301147461
	.long	0x38eecd4c                      ; float 1.13869639E-4
	.long	0x3e9d3000                      ; float 0.307006836
	.long	0x3798aad2                      ; float 1.81993564E-5
	.long	0x3ea02000                      ; float 0.312744141
	.long	0x37421a1a                      ; float 1.15693783E-5
	.long	0x3ea30000                      ; float 0.318359375
	.long	0x38c5e10e                      ; float 9.43561171E-5
	.long	0x3ea5f000                      ; float 0.32409668
	.long	0x37bf2aee                      ; float 2.2788965E-5
	.long	0x3ea8d000                      ; float 0.329711914
	.long	0x382d872d                      ; float 4.13723064E-5
	.long	0x3eabb000                      ; float 0.335327148
	.long	0x37ee2e8a                      ; float 2.83934824E-5
	.long	0x3eae8000                      ; float 0.340820313
	.long	0x38dedfac                      ; float 1.0627447E-4
	.long	0x3eb16000                      ; float 0.346435547
	.long	0x3802f2b9                      ; float 3.12204684E-5
	.long	0x3eb43000                      ; float 0.351928711
	.long	0x38481e9b                      ; float 4.77122194E-5
	.long	0x3eb70000                      ; float 0.357421875
	.long	0x380eaa2b                      ; float 3.40139195E-5
	.long	0x3eb9c000                      ; float 0.362792969
	.long	0x38ebfb5d                      ; float 1.12524933E-4
	.long	0x3ebc9000                      ; float 0.368286133
	.long	0x38255fdd                      ; float 3.94283452E-5
	.long	0x3ebf5000                      ; float 0.373657227
	.long	0x38783b82                      ; float 5.91832286E-5
	.long	0x3ec21000                      ; float 0.37902832
	.long	0x3851da1e                      ; float 5.00326205E-5
	.long	0x3ec4d000                      ; float 0.384399414
	.long	0x374e1b05                      ; float 1.22848478E-5
	.long	0x3ec78000                      ; float 0.389648438
	.long	0x388f439b                      ; float 6.83136386E-5
	.long	0x3eca3000                      ; float 0.394897461
	.long	0x38ca0e10                      ; float 9.63472994E-5
	.long	0x3ecce000                      ; float 0.400146484
	.long	0x38cac08b                      ; float 9.66797451E-5
	.long	0x3ecf9000                      ; float 0.405395508
	.long	0x3891f65f                      ; float 6.96002898E-5
	.long	0x3ed24000                      ; float 0.410644531
	.long	0x378121cb                      ; float 1.53937344E-5
	.long	0x3ed4e000                      ; float 0.415771484
	.long	0x386c9a9a                      ; float 5.64107686E-5
	.long	0x3ed78000                      ; float 0.420898438
	.long	0x38949923                      ; float 7.08571387E-5
	.long	0x3eda2000                      ; float 0.426025391
	.long	0x38777bcc                      ; float 5.90046839E-5
	.long	0x3edcc000                      ; float 0.431152344
	.long	0x37b12d26                      ; float 2.11210681E-5
	.long	0x3edf5000                      ; float 0.436157227
	.long	0x38a6ced3                      ; float 7.95402083E-5
	.long	0x3ee1e000                      ; float 0.441162109
	.long	0x38ebd3e6                      ; float 1.12451424E-4
	.long	0x3ee47000                      ; float 0.446166992
	.long	0x38fbe3cd                      ; float 1.20110439E-4
	.long	0x3ee70000                      ; float 0.451171875
	.long	0x38d785c2                      ; float 1.02769132E-4
	.long	0x3ee99000                      ; float 0.456176758
	.long	0x387e7e00                      ; float 6.06756657E-5
	.long	0x3eec1000                      ; float 0.46105957
	.long	0x38f392c5                      ; float 1.16144809E-4
	.long	0x3eeea000                      ; float 0.466064453
	.long	0x37d40983                      ; float 2.52767986E-5
	.long	0x3ef12000                      ; float 0.470947266
	.long	0x38081a7c                      ; float 3.24495923E-5
	.long	0x3ef3a000                      ; float 0.475830078
	.long	0x3784c3ad                      ; float 1.58267449E-5
	.long	0x3ef61000                      ; float 0.48059082
	.long	0x38cce923                      ; float 9.77090312E-5
	.long	0x3ef89000                      ; float 0.485473633
	.long	0x380f5faf                      ; float 3.41829691E-5
	.long	0x3efb0000                      ; float 0.490234375
	.long	0x3891fd38                      ; float 6.96130446E-5
	.long	0x3efd7000                      ; float 0.494995117
	.long	0x38ac47bc                      ; float 8.21496069E-5
	.long	0x3effe000                      ; float 0.499755859
	.long	0x3897042b                      ; float 7.20101743E-5
	.long	0x3f012000                      ; float 0.504394531
	.long	0x392952d2                      ; float 1.61479489E-4
	.long	0x3f025000                      ; float 0.509033203
	.long	0x396fced4                      ; float 2.28698656E-4
	.long	0x3f039000                      ; float 0.513916016
	.long	0x37f97073                      ; float 2.97354763E-5
	.long	0x3f04c000                      ; float 0.518554688
	.long	0x385e9eae                      ; float 5.30767065E-5
	.long	0x3f05f000                      ; float 0.523193359
	.long	0x3865c84a                      ; float 5.47843883E-5
	.long	0x3f072000                      ; float 0.527832031
	.long	0x38130ba3                      ; float 3.50583687E-5
	.long	0x3f084000                      ; float 0.532226563
	.long	0x3979cf16                      ; float 2.3823636E-4
	.long	0x3f097000                      ; float 0.536865234
	.long	0x3938cac9                      ; float 1.76231508E-4
	.long	0x3f0aa000                      ; float 0.541503906
	.long	0x38c3d2f4                      ; float 9.33761767E-5
	.long	0x3f0bc000                      ; float 0.545898438
	.long	0x39755dec                      ; float 2.34000094E-4
	.long	0x3f0cf000                      ; float 0.550537109
	.long	0x38e6b467                      ; float 1.10008572E-4
	.long	0x3f0e1000                      ; float 0.55493164
	.long	0x395c0fb8                      ; float 2.09866907E-4
	.long	0x3f0f4000                      ; float 0.559570313
	.long	0x383ebce0                      ; float 4.54754336E-5
	.long	0x3f106000                      ; float 0.563964844
	.long	0x38dcd192                      ; float 1.0529453E-4
	.long	0x3f118000                      ; float 0.568359375
	.long	0x39186bdf                      ; float 1.45360347E-4
	.long	0x3f12a000                      ; float 0.572753906
	.long	0x392de74c                      ; float 1.65847305E-4
	.long	0x3f13c000                      ; float 0.577148438
	.long	0x392f0944                      ; float 1.66927523E-4
	.long	0x3f14e000                      ; float 0.581542969
	.long	0x391bff61                      ; float 1.4877088E-4
	.long	0x3f160000                      ; float 0.5859375
	.long	0x38e9ed44                      ; float 1.11545E-4
	.long	0x3f172000                      ; float 0.590332031
	.long	0x38686dc8                      ; float 5.54153521E-5
	.long	0x3f183000                      ; float 0.594482421
	.long	0x396b99a7                      ; float 2.24685864E-4
	.long	0x3f195000                      ; float 0.598876953
	.long	0x39099c89                      ; float 1.3123652E-4
	.long	0x3f1a7000                      ; float 0.603271484
	.long	0x37a27673                      ; float 1.93670621E-5
	.long	0x3f1b8000                      ; float 0.607421875
	.long	0x390bdaa3                      ; float 1.33375215E-4
	.long	0x3f1c9000                      ; float 0.611572265
	.long	0x397069ab                      ; float 2.2927548E-4
	.long	0x3f1db000                      ; float 0.615966796
	.long	0x388449ff                      ; float 6.30803333E-5
	.long	0x3f1ec000                      ; float 0.620117188
	.long	0x39013538                      ; float 1.23222242E-4
	.long	0x3f1fd000                      ; float 0.624267578
	.long	0x392dc268                      ; float 1.65709876E-4
	.long	0x3f20e000                      ; float 0.628417969
	.long	0x3947f423                      ; float 1.90690669E-4
	.long	0x3f21f000                      ; float 0.632568359
	.long	0x394ff17c                      ; float 1.98310183E-4
	.long	0x3f230000                      ; float 0.63671875
	.long	0x3945e10e                      ; float 1.88712234E-4
	.long	0x3f241000                      ; float 0.64086914
	.long	0x3929e8f5                      ; float 1.62038792E-4
	.long	0x3f252000                      ; float 0.645019531
	.long	0x38f85db0                      ; float 1.18430122E-4
	.long	0x3f263000                      ; float 0.649169921
	.long	0x38735f99                      ; float 5.8024747E-5
	.long	0x3f273000                      ; float 0.653076171
	.long	0x396c08db                      ; float 2.25100128E-4
	.long	0x3f284000                      ; float 0.657226563
	.long	0x3909e600                      ; float 1.31510198E-4
	.long	0x3f295000                      ; float 0.661376953
	.long	0x37b4996f                      ; float 2.15291202E-5
	.long	0x3f2a5000                      ; float 0.665283203
	.long	0x391233cc                      ; float 1.39429409E-4
	.long	0x3f2b5000                      ; float 0.669189453
	.long	0x397cead9                      ; float 2.41200803E-4
	.long	0x3f2c6000                      ; float 0.673339844
	.long	0x38adb5cd                      ; float 8.28314587E-5
	.long	0x3f2d6000                      ; float 0.677246094
	.long	0x3920261a                      ; float 1.5272983E-4
	.long	0x3f2e6000                      ; float 0.681152344
	.long	0x3958ee36                      ; float 2.06881057E-4
	.long	0x3f2f7000                      ; float 0.685302734
	.long	0x35aa4905                      ; float 1.26872385E-6
	.long	0x3f307000                      ; float 0.689208984
	.long	0x37cbd11e                      ; float 2.42968636E-5
	.long	0x3f317000                      ; float 0.693115234
	.long	0x3805fdf4                      ; float 3.19461833E-5
	.size	LOGE_TBL, 1032

	.type	LOG_INV_TBL,@object             ; @LOG_INV_TBL
	.p2align	2
LOG_INV_TBL:
	.long	0x40000000                      ; float 2
	.long	0x3ffe03f8                      ; float 1.98449612
	.long	0x3ffc0fc1                      ; float 1.96923077
	.long	0x3ffa232d                      ; float 1.95419848
	.long	0x3ff83e10                      ; float 1.939394
	.long	0x3ff6603e                      ; float 1.92481208
	.long	0x3ff4898d                      ; float 1.91044772
	.long	0x3ff2b9d6                      ; float 1.89629626
	.long	0x3ff0f0f1                      ; float 1.88235295
	.long	0x3fef2eb7                      ; float 1.86861312
	.long	0x3fed7304                      ; float 1.8550725
	.long	0x3febbdb3                      ; float 1.84172666
	.long	0x3fea0ea1                      ; float 1.82857144
	.long	0x3fe865ac                      ; float 1.81560278
	.long	0x3fe6c2b4                      ; float 1.80281687
	.long	0x3fe52598                      ; float 1.79020977
	.long	0x3fe38e39                      ; float 1.77777779
	.long	0x3fe1fc78                      ; float 1.76551723
	.long	0x3fe07038                      ; float 1.75342464
	.long	0x3fdee95c                      ; float 1.74149656
	.long	0x3fdd67c9                      ; float 1.72972977
	.long	0x3fdbeb62                      ; float 1.71812081
	.long	0x3fda740e                      ; float 1.70666671
	.long	0x3fd901b2                      ; float 1.69536424
	.long	0x3fd79436                      ; float 1.68421054
	.long	0x3fd62b81                      ; float 1.67320263
	.long	0x3fd4c77b                      ; float 1.66233766
	.long	0x3fd3680d                      ; float 1.65161288
	.long	0x3fd20d21                      ; float 1.64102566
	.long	0x3fd0b6a0                      ; float 1.63057327
	.long	0x3fcf6475                      ; float 1.62025321
	.long	0x3fce168a                      ; float 1.61006284
	.long	0x3fcccccd                      ; float 1.60000002
	.long	0x3fcb8728                      ; float 1.59006214
	.long	0x3fca4588                      ; float 1.58024693
	.long	0x3fc907da                      ; float 1.57055211
	.long	0x3fc7ce0c                      ; float 1.56097555
	.long	0x3fc6980c                      ; float 1.5515151
	.long	0x3fc565c8                      ; float 1.54216862
	.long	0x3fc43730                      ; float 1.53293419
	.long	0x3fc30c31                      ; float 1.52380955
	.long	0x3fc1e4bc                      ; float 1.51479292
	.long	0x3fc0c0c1                      ; float 1.50588238
	.long	0x3fbfa030                      ; float 1.49707603
	.long	0x3fbe82fa                      ; float 1.48837209
	.long	0x3fbd6910                      ; float 1.47976875
	.long	0x3fbc5264                      ; float 1.47126436
	.long	0x3fbb3ee7                      ; float 1.46285713
	.long	0x3fba2e8c                      ; float 1.4545455
	.long	0x3fb92144                      ; float 1.44632769
	.long	0x3fb81703                      ; float 1.43820226
	.long	0x3fb70fbb                      ; float 1.43016756
	.long	0x3fb60b61                      ; float 1.42222226
	.long	0x3fb509e7                      ; float 1.4143647
	.long	0x3fb40b41                      ; float 1.40659344
	.long	0x3fb30f63                      ; float 1.39890707
	.long	0x3fb21643                      ; float 1.39130437
	.long	0x3fb11fd4                      ; float 1.38378382
	.long	0x3fb02c0b                      ; float 1.37634408
	.long	0x3faf3ade                      ; float 1.36898398
	.long	0x3fae4c41                      ; float 1.36170208
	.long	0x3fad602b                      ; float 1.35449731
	.long	0x3fac7692                      ; float 1.34736848
	.long	0x3fab8f6a                      ; float 1.34031415
	.long	0x3faaaaab                      ; float 1.33333337
	.long	0x3fa9c84a                      ; float 1.32642484
	.long	0x3fa8e83f                      ; float 1.31958759
	.long	0x3fa80a81                      ; float 1.31282055
	.long	0x3fa72f05                      ; float 1.30612242
	.long	0x3fa655c4                      ; float 1.29949236
	.long	0x3fa57eb5                      ; float 1.29292929
	.long	0x3fa4a9cf                      ; float 1.28643215
	.long	0x3fa3d70a                      ; float 1.27999997
	.long	0x3fa3065e                      ; float 1.27363181
	.long	0x3fa237c3                      ; float 1.26732671
	.long	0x3fa16b31                      ; float 1.26108372
	.long	0x3fa0a0a1                      ; float 1.25490201
	.long	0x3f9fd80a                      ; float 1.24878049
	.long	0x3f9f1166                      ; float 1.24271846
	.long	0x3f9e4cad                      ; float 1.23671496
	.long	0x3f9d89d9                      ; float 1.23076928
	.long	0x3f9cc8e1                      ; float 1.22488034
	.long	0x3f9c09c1                      ; float 1.21904767
	.long	0x3f9b4c70                      ; float 1.21327019
	.long	0x3f9a90e8                      ; float 1.20754719
	.long	0x3f99d723                      ; float 1.20187795
	.long	0x3f991f1a                      ; float 1.19626164
	.long	0x3f9868c8                      ; float 1.19069767
	.long	0x3f97b426                      ; float 1.18518519
	.long	0x3f97012e                      ; float 1.1797235
	.long	0x3f964fda                      ; float 1.17431188
	.long	0x3f95a025                      ; float 1.16894972
	.long	0x3f94f209                      ; float 1.16363633
	.long	0x3f944581                      ; float 1.15837109
	.long	0x3f939a86                      ; float 1.15315318
	.long	0x3f92f114                      ; float 1.14798212
	.long	0x3f924925                      ; float 1.14285719
	.long	0x3f91a2b4                      ; float 1.13777781
	.long	0x3f90fdbc                      ; float 1.13274336
	.long	0x3f905a38                      ; float 1.12775326
	.long	0x3f8fb824                      ; float 1.12280703
	.long	0x3f8f177a                      ; float 1.11790395
	.long	0x3f8e7835                      ; float 1.11304343
	.long	0x3f8dda52                      ; float 1.10822511
	.long	0x3f8d3dcb                      ; float 1.10344827
	.long	0x3f8ca29c                      ; float 1.09871244
	.long	0x3f8c08c1                      ; float 1.09401715
	.long	0x3f8b7034                      ; float 1.08936167
	.long	0x3f8ad8f3                      ; float 1.08474576
	.long	0x3f8a42f8                      ; float 1.08016872
	.long	0x3f89ae41                      ; float 1.07563031
	.long	0x3f891ac7                      ; float 1.07112968
	.long	0x3f888889                      ; float 1.06666672
	.long	0x3f87f781                      ; float 1.06224072
	.long	0x3f8767ab                      ; float 1.0578512
	.long	0x3f86d905                      ; float 1.05349791
	.long	0x3f864b8a                      ; float 1.04918027
	.long	0x3f85bf37                      ; float 1.04489791
	.long	0x3f853408                      ; float 1.04065037
	.long	0x3f84a9fa                      ; float 1.03643727
	.long	0x3f842108                      ; float 1.03225803
	.long	0x3f839930                      ; float 1.02811241
	.long	0x3f83126f                      ; float 1.02400005
	.long	0x3f828cc0                      ; float 1.01992035
	.long	0x3f820821                      ; float 1.01587307
	.long	0x3f81848e                      ; float 1.01185775
	.long	0x3f810204                      ; float 1.00787401
	.long	0x3f808081                      ; float 1.00392163
	.long	0x3f800000                      ; float 1
	.size	LOG_INV_TBL, 516

	.type	LOG_INV_TBL_EP,@object          ; @LOG_INV_TBL_EP
	.p2align	3
LOG_INV_TBL_EP:
	.long	0x40000000                      ; float 2
	.long	0x00000000                      ; float 0
	.long	0x3ffe0000                      ; float 1.984375
	.long	0x38fe03f8                      ; float 1.21124031E-4
	.long	0x3ffc0000                      ; float 1.96875
	.long	0x39fc0fc1                      ; float 4.80769231E-4
	.long	0x3ffa0000                      ; float 1.953125
	.long	0x3a8cb3c9                      ; float 0.00107347325
	.long	0x3ff80000                      ; float 1.9375
	.long	0x3af83e10                      ; float 0.00189393945
	.long	0x3ff60000                      ; float 1.921875
	.long	0x3b407b30                      ; float 0.00293703005
	.long	0x3ff40000                      ; float 1.90625
	.long	0x3b898d60                      ; float 0.00419776142
	.long	0x3ff20000                      ; float 1.890625
	.long	0x3bb9d648                      ; float 0.00567129627
	.long	0x3ff00000                      ; float 1.875
	.long	0x3bf0f0f1                      ; float 0.0073529412
	.long	0x3fef0000                      ; float 1.8671875
	.long	0x3abadc7f                      ; float 0.00142563868
	.long	0x3fed0000                      ; float 1.8515625
	.long	0x3b66076c                      ; float 0.00350996386
	.long	0x3feb0000                      ; float 1.8359375
	.long	0x3bbdb2a6                      ; float 0.00578911882
	.long	0x3fea0000                      ; float 1.828125
	.long	0x39ea0ea1                      ; float 4.46428574E-4
	.long	0x3fe80000                      ; float 1.8125
	.long	0x3b4b58f7                      ; float 0.0031028369
	.long	0x3fe60000                      ; float 1.796875
	.long	0x3bc2b448                      ; float 0.00594190136
	.long	0x3fe50000                      ; float 1.7890625
	.long	0x3a9660ac                      ; float 0.00114729023
	.long	0x3fe30000                      ; float 1.7734375
	.long	0x3b8e38e4                      ; float 0.00434027798
	.long	0x3fe10000                      ; float 1.7578125
	.long	0x3bfc780e                      ; float 0.00770474132
	.long	0x3fe00000                      ; float 1.75
	.long	0x3b607038                      ; float 0.00342465751
	.long	0x3fde0000                      ; float 1.734375
	.long	0x3be95c4d                      ; float 0.00712159881
	.long	0x3fdd0000                      ; float 1.7265625
	.long	0x3b4f914c                      ; float 0.0031672297
	.long	0x3fdb0000                      ; float 1.7109375
	.long	0x3beb61ef                      ; float 0.00718330545
	.long	0x3fda0000                      ; float 1.703125
	.long	0x3b681b4f                      ; float 0.00354166678
	.long	0x3fd90000                      ; float 1.6953125
	.long	0x385901b2                      ; float 5.17384105E-5
	.long	0x3fd70000                      ; float 1.6796875
	.long	0x3b9435e5                      ; float 0.00452302629
	.long	0x3fd60000                      ; float 1.671875
	.long	0x3aae0359                      ; float 0.00132761442
	.long	0x3fd40000                      ; float 1.65625
	.long	0x3bc77b03                      ; float 0.00608766219
	.long	0x3fd30000                      ; float 1.6484375
	.long	0x3b501a6d                      ; float 0.00317540322
	.long	0x3fd20000                      ; float 1.640625
	.long	0x39d20d21                      ; float 4.00641031E-4
	.long	0x3fd00000                      ; float 1.625
	.long	0x3bb69fcc                      ; float 0.00557324849
	.long	0x3fcf0000                      ; float 1.6171875
	.long	0x3b48e951                      ; float 0.00306566455
	.long	0x3fce0000                      ; float 1.609375
	.long	0x3a3453b9                      ; float 6.87893073E-4
	.long	0x3fcc0000                      ; float 1.59375
	.long	0x3bcccccd                      ; float 0.00625000009
	.long	0x3fcb0000                      ; float 1.5859375
	.long	0x3b8727c0                      ; float 0.00412461162
	.long	0x3fca0000                      ; float 1.578125
	.long	0x3b0b0fcd                      ; float 0.00212191348
	.long	0x3fc90000                      ; float 1.5703125
	.long	0x397b49d1                      ; float 2.39647241E-4
	.long	0x3fc70000                      ; float 1.5546875
	.long	0x3bce0c7d                      ; float 0.00628810981
	.long	0x3fc60000                      ; float 1.546875
	.long	0x3b980c6a                      ; float 0.00464015175
	.long	0x3fc50000                      ; float 1.5390625
	.long	0x3b4b90f7                      ; float 0.00310617476
	.long	0x3fc40000                      ; float 1.53125
	.long	0x3adcbe15                      ; float 0.00168413168
	.long	0x3fc30000                      ; float 1.5234375
	.long	0x39c30c31                      ; float 3.72023816E-4
	.long	0x3fc10000                      ; float 1.5078125
	.long	0x3be4bbd6                      ; float 0.0069803996
	.long	0x3fc00000                      ; float 1.5
	.long	0x3bc0c0c1                      ; float 0.00588235306
	.long	0x3fbf0000                      ; float 1.4921875
	.long	0x3ba02fe8                      ; float 0.00488852337
	.long	0x3fbe0000                      ; float 1.484375
	.long	0x3b82fa0c                      ; float 0.00399709307
	.long	0x3fbd0000                      ; float 1.4765625
	.long	0x3b52208e                      ; float 0.00320628611
	.long	0x3fbc0000                      ; float 1.46875
	.long	0x3b24c818                      ; float 0.00251436792
	.long	0x3fbb0000                      ; float 1.4609375
	.long	0x3afb9c87                      ; float 0.00191964291
	.long	0x3fba0000                      ; float 1.453125
	.long	0x3aba2e8c                      ; float 0.00142045459
	.long	0x3fb90000                      ; float 1.4453125
	.long	0x3a850fe9                      ; float 0.00101518363
	.long	0x3fb80000                      ; float 1.4375
	.long	0x3a381703                      ; float 7.02247198E-4
	.long	0x3fb70000                      ; float 1.4296875
	.long	0x39fbb5a2                      ; float 4.80097777E-4
	.long	0x3fb60000                      ; float 1.421875
	.long	0x39b60b61                      ; float 3.47222231E-4
	.long	0x3fb50000                      ; float 1.4140625
	.long	0x399e68aa                      ; float 3.02140892E-4
	.long	0x3fb40000                      ; float 1.40625
	.long	0x39b40b41                      ; float 3.43406602E-4
	.long	0x3fb30000                      ; float 1.3984375
	.long	0x39f63529                      ; float 4.69603838E-4
	.long	0x3fb20000                      ; float 1.390625
	.long	0x3a321643                      ; float 6.79347839E-4
	.long	0x3fb10000                      ; float 1.3828125
	.long	0x3a7e9dc0                      ; float 9.71283763E-4
	.long	0x3fb00000                      ; float 1.375
	.long	0x3ab02c0b                      ; float 0.00134408602
	.long	0x3faf0000                      ; float 1.3671875
	.long	0x3aeb771a                      ; float 0.00179645722
	.long	0x3fae0000                      ; float 1.359375
	.long	0x3b1882b9                      ; float 0.00232712761
	.long	0x3fad0000                      ; float 1.3515625
	.long	0x3b4056b0                      ; float 0.00293485448
	.long	0x3fac0000                      ; float 1.34375
	.long	0x3b6d2308                      ; float 0.00361842103
	.long	0x3fab0000                      ; float 1.3359375
	.long	0x3b8f69e3                      ; float 0.00437663635
	.long	0x3faa0000                      ; float 1.328125
	.long	0x3baaaaab                      ; float 0.00520833349
	.long	0x3fa90000                      ; float 1.3203125
	.long	0x3bc84a48                      ; float 0.00611237064
	.long	0x3fa80000                      ; float 1.3125
	.long	0x3be83f57                      ; float 0.00708762882
	.long	0x3fa80000                      ; float 1.3125
	.long	0x39a80a81                      ; float 3.20512831E-4
	.long	0x3fa70000                      ; float 1.3046875
	.long	0x3abc14e6                      ; float 0.00143494899
	.long	0x3fa60000                      ; float 1.296875
	.long	0x3b2b8872                      ; float 0.0026173857
	.long	0x3fa50000                      ; float 1.2890625
	.long	0x3b7d6a05                      ; float 0.00386679289
	.long	0x3fa40000                      ; float 1.28125
	.long	0x3ba9cf1e                      ; float 0.005182161
	.long	0x3fa30000                      ; float 1.2734375
	.long	0x3bd70a3d                      ; float 0.0065624998
	.long	0x3fa30000                      ; float 1.2734375
	.long	0x394bc7f6                      ; float 1.94340799E-4
	.long	0x3fa20000                      ; float 1.265625
	.long	0x3adf0cac                      ; float 0.00170173263
	.long	0x3fa10000                      ; float 1.2578125
	.long	0x3b56625d                      ; float 0.00327124377
	.long	0x3fa00000                      ; float 1.25
	.long	0x3ba0a0a1                      ; float 0.00490196096
	.long	0x3f9f0000                      ; float 1.2421875
	.long	0x3bd809fe                      ; float 0.00659298804
	.long	0x3f9f0000                      ; float 1.2421875
	.long	0x3a0b2f39                      ; float 5.30946592E-4
	.long	0x3f9e0000                      ; float 1.234375
	.long	0x3b195a48                      ; float 0.00233997591
	.long	0x3f9d0000                      ; float 1.2265625
	.long	0x3b89d89e                      ; float 0.00420673098
	.long	0x3f9c0000                      ; float 1.21875
	.long	0x3bc8e161                      ; float 0.00613038288
	.long	0x3f9c0000                      ; float 1.21875
	.long	0x399c09c1                      ; float 2.97619059E-4
	.long	0x3f9b0000                      ; float 1.2109375
	.long	0x3b18df3e                      ; float 0.00233264221
	.long	0x3f9a0000                      ; float 1.203125
	.long	0x3b90e7d9                      ; float 0.00442216964
	.long	0x3f990000                      ; float 1.1953125
	.long	0x3bd722db                      ; float 0.00656543439
	.long	0x3f990000                      ; float 1.1953125
	.long	0x3a78d28b                      ; float 9.49182257E-4
	.long	0x3f980000                      ; float 1.1875
	.long	0x3b519013                      ; float 0.00319767441
	.long	0x3f970000                      ; float 1.1796875
	.long	0x3bb425ed                      ; float 0.00549768517
	.long	0x3f970000                      ; float 1.1796875
	.long	0x3817012e                      ; float 3.60023041E-5
	.long	0x3f960000                      ; float 1.171875
	.long	0x3b1fb4d8                      ; float 0.00243692659
	.long	0x3f950000                      ; float 1.1640625
	.long	0x3ba02568                      ; float 0.00488727167
	.long	0x3f940000                      ; float 1.15625
	.long	0x3bf2094f                      ; float 0.00738636358
	.long	0x3f940000                      ; float 1.15625
	.long	0x3b0b0129                      ; float 0.00212104083
	.long	0x3f930000                      ; float 1.1484375
	.long	0x3b9a85c4                      ; float 0.00471565314
	.long	0x3f920000                      ; float 1.140625
	.long	0x3bf11384                      ; float 0.00735706277
	.long	0x3f920000                      ; float 1.140625
	.long	0x3b124925                      ; float 0.00223214296
	.long	0x3f910000                      ; float 1.1328125
	.long	0x3ba2b3c5                      ; float 0.00496527785
	.long	0x3f900000                      ; float 1.125
	.long	0x3bfdbc09                      ; float 0.0077433628
	.long	0x3f900000                      ; float 1.125
	.long	0x3b3470c6                      ; float 0.00275330385
	.long	0x3f8f0000                      ; float 1.1171875
	.long	0x3bb823ee                      ; float 0.00561951753
	.long	0x3f8f0000                      ; float 1.1171875
	.long	0x3a3bced0                      ; float 7.16430135E-4
	.long	0x3f8e0000                      ; float 1.109375
	.long	0x3b706ada                      ; float 0.00366847822
	.long	0x3f8d0000                      ; float 1.1015625
	.long	0x3bda5202                      ; float 0.00666260812
	.long	0x3f8d0000                      ; float 1.1015625
	.long	0x3af72c23                      ; float 0.00188577583
	.long	0x3f8c0000                      ; float 1.09375
	.long	0x3ba29c04                      ; float 0.00496244617
	.long	0x3f8c0000                      ; float 1.09375
	.long	0x398c08c1                      ; float 2.6709403E-4
	.long	0x3f8b0000                      ; float 1.0859375
	.long	0x3b606894                      ; float 0.00342420209
	.long	0x3f8a0000                      ; float 1.078125
	.long	0x3bd8f2fc                      ; float 0.00662076286
	.long	0x3f8a0000                      ; float 1.078125
	.long	0x3b05f0e1                      ; float 0.00204377645
	.long	0x3f890000                      ; float 1.0703125
	.long	0x3bae408a                      ; float 0.00531775225
	.long	0x3f890000                      ; float 1.0703125
	.long	0x3a5639d7                      ; float 8.17207096E-4
	.long	0x3f880000                      ; float 1.0625
	.long	0x3b888889                      ; float 0.00416666688
	.long	0x3f870000                      ; float 1.0546875
	.long	0x3bf78088                      ; float 0.00755316392
	.long	0x3f870000                      ; float 1.0546875
	.long	0x3b4f56be                      ; float 0.00316373957
	.long	0x3f860000                      ; float 1.046875
	.long	0x3bd90544                      ; float 0.00662294216
	.long	0x3f860000                      ; float 1.046875
	.long	0x3b1714fc                      ; float 0.00230532791
	.long	0x3f850000                      ; float 1.0390625
	.long	0x3bbf3761                      ; float 0.0058354591
	.long	0x3f850000                      ; float 1.0390625
	.long	0x3ad0214d                      ; float 0.0015879065
	.long	0x3f840000                      ; float 1.03125
	.long	0x3ba9f9c8                      ; float 0.00518724695
	.long	0x3f840000                      ; float 1.03125
	.long	0x3a842108                      ; float 0.00100806449
	.long	0x3f830000                      ; float 1.0234375
	.long	0x3b993052                      ; float 0.00467494968
	.long	0x3f830000                      ; float 1.0234375
	.long	0x3a1374bc                      ; float 5.62499976E-4
	.long	0x3f820000                      ; float 1.015625
	.long	0x3b8cbfbf                      ; float 0.00429531885
	.long	0x3f820000                      ; float 1.015625
	.long	0x39820821                      ; float 2.48015887E-4
	.long	0x3f810000                      ; float 1.0078125
	.long	0x3b848da9                      ; float 0.00404520752
	.long	0x3f810000                      ; float 1.0078125
	.long	0x38810204                      ; float 6.15157478E-5
	.long	0x3f800000                      ; float 1
	.long	0x3b808081                      ; float 0.00392156886
	.long	0x3f800000                      ; float 1
	.long	0x00000000                      ; float 0
	.size	LOG_INV_TBL_EP, 1032

	.type	LOG2_TBL,@object                ; @LOG2_TBL
	.p2align	3
LOG2_TBL:
	.zero	8
	.long	0x3c37c000                      ; float 0.01121521
	.long	0x374a16dd                      ; float 1.20454615E-5
	.long	0x3cb70000                      ; float 0.0223388672
	.long	0x37f2d0b8                      ; float 2.89458403E-5
	.long	0x3d08c000                      ; float 0.0333862305
	.long	0x381a3aa2                      ; float 3.67710672E-5
	.long	0x3d35c000                      ; float 0.0443725586
	.long	0x37b4dd63                      ; float 2.15607633E-5
	.long	0x3d624000                      ; float 0.0552368164
	.long	0x383f5721                      ; float 4.56190937E-5
	.long	0x3d874000                      ; float 0.066040039
	.long	0x384e27e8                      ; float 4.91513929E-5
	.long	0x3d9d4000                      ; float 0.0767822265
	.long	0x380bf749                      ; float 3.33704847E-5
	.long	0x3db30000                      ; float 0.0874023437
	.long	0x387dbeb2                      ; float 6.04974994E-5
	.long	0x3dc8c000                      ; float 0.0980224609
	.long	0x37216e46                      ; float 9.62202284E-6
	.long	0x3dde4000                      ; float 0.108520508
	.long	0x3684815b                      ; float 3.94896551E-6
	.long	0x3df38000                      ; float 0.118896484
	.long	0x383b045f                      ; float 4.45883452E-5
	.long	0x3e044000                      ; float 0.129150391
	.long	0x390b119b                      ; float 1.32626315E-4
	.long	0x3e0ec000                      ; float 0.139404297
	.long	0x391a32ea                      ; float 1.47055514E-4
	.long	0x3e194000                      ; float 0.149658203
	.long	0x38ba789e                      ; float 8.89163784E-5
	.long	0x3e238000                      ; float 0.159667969
	.long	0x39553f30                      ; float 2.03368021E-4
	.long	0x3e2e0000                      ; float 0.169921875
	.long	0x3651cfde                      ; float 3.12644215E-6
	.long	0x3e380000                      ; float 0.1796875
	.long	0x39685a9d                      ; float 2.21590002E-4
	.long	0x3e424000                      ; float 0.189697266
	.long	0x39057a05                      ; float 1.27293242E-4
	.long	0x3e4c4000                      ; float 0.199462891
	.long	0x395ba0ef                      ; float 2.094542E-4
	.long	0x3e564000                      ; float 0.209228516
	.long	0x396bc5b6                      ; float 2.24849995E-4
	.long	0x3e604000                      ; float 0.218994141
	.long	0x3936d9bb                      ; float 1.74379835E-4
	.long	0x3e6a4000                      ; float 0.228759766
	.long	0x38772619                      ; float 5.89248702E-5
	.long	0x3e740000                      ; float 0.23828125
	.long	0x39017ce9                      ; float 1.23489313E-4
	.long	0x3e7dc000                      ; float 0.247802734
	.long	0x3902d720                      ; float 1.24779064E-4
	.long	0x3e83c000                      ; float 0.257324219
	.long	0x38856dd8                      ; float 6.36239419E-5
	.long	0x3e888000                      ; float 0.266601563
	.long	0x3941f6b4                      ; float 1.84978184E-4
	.long	0x3e8d4000                      ; float 0.275878906
	.long	0x3980b652                      ; float 2.45499017E-4
	.long	0x3e920000                      ; float 0.28515625
	.long	0x3980f561                      ; float 2.4596884E-4
	.long	0x3e96c000                      ; float 0.294433594
	.long	0x39443f13                      ; float 1.87155136E-4
	.long	0x3e9b8000                      ; float 0.303710938
	.long	0x38926752                      ; float 6.98106742E-5
	.long	0x3ea00000                      ; float 0.3125
	.long	0x39c8c763                      ; float 3.82955273E-4
	.long	0x3ea4c000                      ; float 0.321777344
	.long	0x391e12f3                      ; float 1.50751133E-4
	.long	0x3ea94000                      ; float 0.330566406
	.long	0x39b7bf89                      ; float 3.50471848E-4
	.long	0x3eae0000                      ; float 0.33984375
	.long	0x36d1cfde                      ; float 6.2528843E-6
	.long	0x3eb28000                      ; float 0.348632813
	.long	0x38c7f233                      ; float 9.53417256E-5
	.long	0x3eb70000                      ; float 0.357421875
	.long	0x39087367                      ; float 1.30129614E-4
	.long	0x3ebb8000                      ; float 0.366210938
	.long	0x38e95d3f                      ; float 1.11276742E-4
	.long	0x3ec00000                      ; float 0.375
	.long	0x38256316                      ; float 3.94313465E-5
	.long	0x3ec44000                      ; float 0.383300781
	.long	0x39d38e5c                      ; float 4.03511222E-4
	.long	0x3ec8c000                      ; float 0.392089844
	.long	0x396ea247                      ; float 2.27579018E-4
	.long	0x3ecd4000                      ; float 0.400878906
	.long	0x350e4788                      ; float 5.30032139E-7
	.long	0x3ed18000                      ; float 0.409179688
	.long	0x395d829f                      ; float 2.11248625E-4
	.long	0x3ed5c000                      ; float 0.417480469
	.long	0x39c30f2f                      ; float 3.7204611E-4
	.long	0x3eda0000                      ; float 0.42578125
	.long	0x39fd7ee7                      ; float 4.835047E-4
	.long	0x3ede8000                      ; float 0.434570313
	.long	0x3872e9e7                      ; float 5.79151347E-5
	.long	0x3ee2c000                      ; float 0.442871094
	.long	0x3897d694                      ; float 7.24020938E-5
	.long	0x3ee70000                      ; float 0.451171875
	.long	0x3824923a                      ; float 3.92368311E-5
	.long	0x3eeb0000                      ; float 0.458984375
	.long	0x39ea7c06                      ; float 4.47243627E-4
	.long	0x3eef4000                      ; float 0.467285156
	.long	0x39a7fa88                      ; float 3.20393825E-4
	.long	0x3ef38000                      ; float 0.475585938
	.long	0x391aa879                      ; float 1.47493454E-4
	.long	0x3ef78000                      ; float 0.483398438
	.long	0x39dace65                      ; float 4.17339761E-4
	.long	0x3efbc000                      ; float 0.491699219
	.long	0x39215a32                      ; float 1.53877569E-4
	.long	0x3effc000                      ; float 0.499511719
	.long	0x39af3350                      ; float 3.34168319E-4
	.long	0x3f01c000                      ; float 0.506835938
	.long	0x3a7b5172                      ; float 9.58702643E-4
	.long	0x3f040000                      ; float 0.515625
	.long	0x389cf27f                      ; float 7.48382808E-5
	.long	0x3f060000                      ; float 0.5234375
	.long	0x3902806b                      ; float 1.24456055E-4
	.long	0x3f080000                      ; float 0.53125
	.long	0x3909d8a9                      ; float 1.31460503E-4
	.long	0x3f0a0000                      ; float 0.5390625
	.long	0x38c9faa1                      ; float 9.63111015E-5
	.long	0x3f0c0000                      ; float 0.546875
	.long	0x37a33dca                      ; float 1.9459887E-5
	.long	0x3f0dc000                      ; float 0.553710938
	.long	0x3a6623d2                      ; float 8.77914135E-4
	.long	0x3f0fc000                      ; float 0.561523438
	.long	0x3a3c7a61                      ; float 7.18986674E-4
	.long	0x3f11c000                      ; float 0.569335938
	.long	0x3a083a84                      ; float 5.19670779E-4
	.long	0x3f13c000                      ; float 0.577148438
	.long	0x39930161                      ; float 2.80390523E-4
	.long	0x3f15c000                      ; float 0.584960938
	.long	0x35d1cfde                      ; float 1.56322108E-6
	.long	0x3f178000                      ; float 0.591796875
	.long	0x3a2d0ebd                      ; float 6.60162244E-4
	.long	0x3f198000                      ; float 0.599609375
	.long	0x399f1aad                      ; float 3.03467183E-4
	.long	0x3f1b4000                      ; float 0.606445313
	.long	0x3a67ff6d                      ; float 8.85001209E-4
	.long	0x3f1d4000                      ; float 0.614257813
	.long	0x39ecfea8                      ; float 4.52031614E-4
	.long	0x3f1f0000                      ; float 0.62109375
	.long	0x3a7b26f3                      ; float 9.58069402E-4
	.long	0x3f210000                      ; float 0.62890625
	.long	0x39ec1fa6                      ; float 4.50370077E-4
	.long	0x3f22c000                      ; float 0.635742188
	.long	0x3a675314                      ; float 8.82433028E-4
	.long	0x3f24c000                      ; float 0.643554688
	.long	0x399e12f3                      ; float 3.01502267E-4
	.long	0x3f268000                      ; float 0.650390625
	.long	0x3a2d4b66                      ; float 6.61066151E-4
	.long	0x3f288000                      ; float 0.658203125
	.long	0x370c3845                      ; float 8.35775153E-6
	.long	0x3f2a4000                      ; float 0.665039063
	.long	0x399ba329                      ; float 2.96854676E-4
	.long	0x3f2c0000                      ; float 0.671875
	.long	0x3a1044d3                      ; float 5.50341967E-4
	.long	0x3f2dc000                      ; float 0.678710938
	.long	0x3a49a196                      ; float 7.69161968E-4
	.long	0x3f2f8000                      ; float 0.685546875
	.long	0x3a79fe83                      ; float 9.53652139E-4
	.long	0x3f318000                      ; float 0.693359375
	.long	0x3905c7aa                      ; float 1.27582491E-4
	.long	0x3f334000                      ; float 0.700195313
	.long	0x39802391                      ; float 2.44405615E-4
	.long	0x3f350000                      ; float 0.70703125
	.long	0x39abe796                      ; float 3.27882066E-4
	.long	0x3f36c000                      ; float 0.713867188
	.long	0x39c65a9d                      ; float 3.78330151E-4
	.long	0x3f388000                      ; float 0.720703125
	.long	0x39cfa6c5                      ; float 3.96063697E-4
	.long	0x3f3a4000                      ; float 0.727539063
	.long	0x39c7f593                      ; float 3.81392048E-4
	.long	0x3f3c0000                      ; float 0.734375
	.long	0x39af6ff7                      ; float 3.34620214E-4
	.long	0x3f3dc000                      ; float 0.741210938
	.long	0x39863e4d                      ; float 2.56048894E-4
	.long	0x3f3f8000                      ; float 0.748046875
	.long	0x391910c1                      ; float 1.45974584E-4
	.long	0x3f414000                      ; float 0.754882813
	.long	0x369d5be7                      ; float 4.68966346E-6
	.long	0x3f42c000                      ; float 0.760742188
	.long	0x3a541616                      ; float 8.09044926E-4
	.long	0x3f448000                      ; float 0.767578125
	.long	0x3a1ee960                      ; float 6.06199726E-4
	.long	0x3f464000                      ; float 0.774414063
	.long	0x39c38ed2                      ; float 3.72997078E-4
	.long	0x3f480000                      ; float 0.78125
	.long	0x38e61600                      ; float 1.09713525E-4
	.long	0x3f498000                      ; float 0.787109375
	.long	0x3a4fedb4                      ; float 7.93184386E-4
	.long	0x3f4b4000                      ; float 0.793945313
	.long	0x39f6b4ab                      ; float 4.70553845E-4
	.long	0x3f4d0000                      ; float 0.80078125
	.long	0x38f8d3b0                      ; float 1.18649914E-4
	.long	0x3f4e8000                      ; float 0.806640625
	.long	0x3a3b3faa                      ; float 7.14297057E-4
	.long	0x3f504000                      ; float 0.813476563
	.long	0x399fb693                      ; float 3.04628717E-4
	.long	0x3f51c000                      ; float 0.819335938
	.long	0x3a5cfe71                      ; float 8.43024871E-4
	.long	0x3f538000                      ; float 0.826171875
	.long	0x39c5740b                      ; float 3.76612268E-4
	.long	0x3f550000                      ; float 0.83203125
	.long	0x3a611eb0                      ; float 8.58764164E-4
	.long	0x3f56c000                      ; float 0.838867188
	.long	0x39b079c4                      ; float 3.36600584E-4
	.long	0x3f584000                      ; float 0.844726563
	.long	0x3a4824d7                      ; float 7.6348841E-4
	.long	0x3f5a0000                      ; float 0.8515625
	.long	0x39439a54                      ; float 1.86541409E-4
	.long	0x3f5b8000                      ; float 0.857421875
	.long	0x3a1291ea                      ; float 5.5912009E-4
	.long	0x3f5d0000                      ; float 0.86328125
	.long	0x3a6d3673                      ; float 9.04894609E-4
	.long	0x3f5ec000                      ; float 0.870117187
	.long	0x3981c731                      ; float 2.47532065E-4
	.long	0x3f604000                      ; float 0.875976562
	.long	0x3a0da88f                      ; float 5.40384033E-4
	.long	0x3f61c000                      ; float 0.881835937
	.long	0x3a53945c                      ; float 8.0711185E-4
	.long	0x3f638000                      ; float 0.888671875
	.long	0x3895ae91                      ; float 7.13738918E-5
	.long	0x3f650000                      ; float 0.89453125
	.long	0x3996372a                      ; float 2.86513299E-4
	.long	0x3f668000                      ; float 0.900390625
	.long	0x39f9a832                      ; float 4.76182962E-4
	.long	0x3f680000                      ; float 0.90625
	.long	0x3a27eda4                      ; float 6.40595565E-4
	.long	0x3f698000                      ; float 0.912109375
	.long	0x3a4c764f                      ; float 7.79961178E-4
	.long	0x3f6b0000                      ; float 0.91796875
	.long	0x3a6a7c06                      ; float 8.94487253E-4
	.long	0x3f6cc000                      ; float 0.924804687
	.long	0x370321eb                      ; float 7.81610561E-6
	.long	0x3f6e4000                      ; float 0.930664062
	.long	0x3899ab3f                      ; float 7.32750559E-5
	.long	0x3f6fc000                      ; float 0.936523437
	.long	0x38f02086                      ; float 1.14501498E-4
	.long	0x3f714000                      ; float 0.942382812
	.long	0x390a1707                      ; float 1.31692839E-4
	.long	0x3f72c000                      ; float 0.948242187
	.long	0x39031e44                      ; float 1.25044084E-4
	.long	0x3f744000                      ; float 0.954101562
	.long	0x38c6b362                      ; float 9.47478838E-5
	.long	0x3f75c000                      ; float 0.959960937
	.long	0x382bf195                      ; float 4.09945678E-5
	.long	0x3f770000                      ; float 0.96484375
	.long	0x3a768e36                      ; float 9.40534635E-4
	.long	0x3f788000                      ; float 0.970703125
	.long	0x3a5c503b                      ; float 8.40428926E-4
	.long	0x3f7a0000                      ; float 0.9765625
	.long	0x3a3c1179                      ; float 7.17423449E-4
	.long	0x3f7b8000                      ; float 0.982421875
	.long	0x3a15de1d                      ; float 5.71699638E-4
	.long	0x3f7d0000                      ; float 0.98828125
	.long	0x39d3845d                      ; float 4.03436745E-4
	.long	0x3f7e8000                      ; float 0.994140625
	.long	0x395f263f                      ; float 2.1281185E-4
	.long	0x3f800000                      ; float 1
	.long	0x00000000                      ; float 0
	.size	LOG2_TBL, 1032

	.type	LOG10_TBL,@object               ; @LOG10_TBL
	.p2align	3
LOG10_TBL:
	.zero	8
	.long	0x3b5d4000                      ; float 0.00337600708
	.long	0x367a8e44                      ; float 3.73357125E-6
	.long	0x3bdc8000                      ; float 0.00672912598
	.long	0x368ed49f                      ; float 4.25668213E-6
	.long	0x3c24c000                      ; float 0.010055542
	.long	0x36c21451                      ; float 5.78401568E-6
	.long	0x3c5ac000                      ; float 0.0133514404
	.long	0x375211d6                      ; float 1.25211282E-5
	.long	0x3c884000                      ; float 0.0166320801
	.long	0x3720ea11                      ; float 9.59124099E-6
	.long	0x3ca2c000                      ; float 0.0198669434
	.long	0x37e9eb59                      ; float 2.78853568E-5
	.long	0x3cbd4000                      ; float 0.0231018066
	.long	0x37b87be7                      ; float 2.19922058E-5
	.long	0x3cd78000                      ; float 0.0263061523
	.long	0x37bf2560                      ; float 2.27863784E-5
	.long	0x3cf1c000                      ; float 0.029510498
	.long	0x33d597a0                      ; float 9.94616584E-8
	.long	0x3d05c000                      ; float 0.0326538086
	.long	0x37806a05                      ; float 1.53081583E-5
	.long	0x3d128000                      ; float 0.0357666016
	.long	0x3820581f                      ; float 3.82290418E-5
	.long	0x3d1f4000                      ; float 0.0388793945
	.long	0x38223334                      ; float 3.86714964E-5
	.long	0x3d2c0000                      ; float 0.0419921875
	.long	0x378e3bac                      ; float 1.6955506E-5
	.long	0x3d388000                      ; float 0.0450439453
	.long	0x3810684f                      ; float 3.44294203E-5
	.long	0x3d450000                      ; float 0.0480957031
	.long	0x37feb7ae                      ; float 3.03646921E-5
	.long	0x3d518000                      ; float 0.0511474609
	.long	0x36a9d609                      ; float 5.06150946E-6
	.long	0x3d5dc000                      ; float 0.0541381836
	.long	0x37a68163                      ; float 1.98489925E-5
	.long	0x3d6a0000                      ; float 0.0571289063
	.long	0x376a8b27                      ; float 1.39798858E-5
	.long	0x3d760000                      ; float 0.0600585938
	.long	0x384c8fd6                      ; float 4.87713478E-5
	.long	0x3d810000                      ; float 0.0629882813
	.long	0x3885183e                      ; float 6.34644966E-5
	.long	0x3d870000                      ; float 0.0659179688
	.long	0x3874a760                      ; float 5.83300134E-5
	.long	0x3d8d0000                      ; float 0.0688476563
	.long	0x380d1154                      ; float 3.36331577E-5
	.long	0x3d92c000                      ; float 0.0716552734
	.long	0x38ea42bd                      ; float 1.11704205E-4
	.long	0x3d98c000                      ; float 0.0745849609
	.long	0x384c1571                      ; float 4.8657359E-5
	.long	0x3d9e8000                      ; float 0.0773925781
	.long	0x38ba66b8                      ; float 8.888304E-5
	.long	0x3da44000                      ; float 0.0802001953
	.long	0x38e7da3b                      ; float 1.10555869E-4
	.long	0x3daa0000                      ; float 0.0830078125
	.long	0x38eee632                      ; float 1.13916016E-4
	.long	0x3dafc000                      ; float 0.0858154296
	.long	0x38d00911                      ; float 9.91990164E-5
	.long	0x3db58000                      ; float 0.0886230468
	.long	0x388bbede                      ; float 6.66358828E-5
	.long	0x3dbb4000                      ; float 0.091430664
	.long	0x378a0512                      ; float 1.6453243E-5
	.long	0x3dc0c000                      ; float 0.0941162109
	.long	0x3894c7a0                      ; float 7.094373E-5
	.long	0x3dc64000                      ; float 0.0968017578
	.long	0x38e30710                      ; float 1.0825519E-4
	.long	0x3dcc0000                      ; float 0.099609375
	.long	0x36db2829                      ; float 6.53138386E-6
	.long	0x3dd18000                      ; float 0.102294922
	.long	0x3729d609                      ; float 1.01230189E-5
	.long	0x3dd6c000                      ; float 0.104858398
	.long	0x38fa0e82                      ; float 1.19236312E-4
	.long	0x3ddc4000                      ; float 0.107543945
	.long	0x38bc9a75                      ; float 8.99330843E-5
	.long	0x3de1c000                      ; float 0.110229492
	.long	0x383a9297                      ; float 4.44823781E-5
	.long	0x3de70000                      ; float 0.112792969
	.long	0x38dc83c8                      ; float 1.05149637E-4
	.long	0x3dec8000                      ; float 0.115478516
	.long	0x37eac335                      ; float 2.79858741E-5
	.long	0x3df1c000                      ; float 0.118041992
	.long	0x38706ac3                      ; float 5.73198886E-5
	.long	0x3df70000                      ; float 0.120605469
	.long	0x389574c2                      ; float 7.12662149E-5
	.long	0x3dfc4000                      ; float 0.123168945
	.long	0x3892d068                      ; float 7.00064119E-5
	.long	0x3e00c000                      ; float 0.125732422
	.long	0x38615032                      ; float 5.3718868E-5
	.long	0x3e034000                      ; float 0.128173828
	.long	0x3917acf4                      ; float 1.44649122E-4
	.long	0x3e05c000                      ; float 0.130615234
	.long	0x3967a126                      ; float 2.20899092E-4
	.long	0x3e088000                      ; float 0.133300781
	.long	0x38217840                      ; float 3.84973828E-5
	.long	0x3e0b0000                      ; float 0.135742188
	.long	0x38b420ab                      ; float 8.58915373E-5
	.long	0x3e0d8000                      ; float 0.138183594
	.long	0x38f9c7b2                      ; float 1.19104414E-4
	.long	0x3e100000                      ; float 0.140625
	.long	0x391103bd                      ; float 1.38296702E-4
	.long	0x3e128000                      ; float 0.143066406
	.long	0x39169a6b                      ; float 1.43626399E-4
	.long	0x3e150000                      ; float 0.145507813
	.long	0x390dd194                      ; float 1.35248818E-4
	.long	0x3e178000                      ; float 0.147949219
	.long	0x38eda471                      ; float 1.13316702E-4
	.long	0x3e1a0000                      ; float 0.150390625
	.long	0x38a38950                      ; float 7.79802212E-5
	.long	0x3e1c8000                      ; float 0.152832031
	.long	0x37f6844a                      ; float 2.93870871E-5
	.long	0x3e1ec000                      ; float 0.155029297
	.long	0x395e1cdb                      ; float 2.11823193E-4
	.long	0x3e214000                      ; float 0.157470703
	.long	0x390fcffc                      ; float 1.37150229E-4
	.long	0x3e23c000                      ; float 0.159912109
	.long	0x38503e9d                      ; float 4.96493776E-5
	.long	0x3e260000                      ; float 0.162109375
	.long	0x394b00fd                      ; float 1.93599568E-4
	.long	0x3e288000                      ; float 0.164550781
	.long	0x38a9910a                      ; float 8.0855636E-5
	.long	0x3e2ac000                      ; float 0.166748047
	.long	0x39518a31                      ; float 1.99832735E-4
	.long	0x3e2d4000                      ; float 0.169189453
	.long	0x3882d2c2                      ; float 6.23813976E-5
	.long	0x3e2f8000                      ; float 0.171386719
	.long	0x392488e4                      ; float 1.56912545E-4
	.long	0x3e31c000                      ; float 0.173583984
	.long	0x397b0aff                      ; float 2.39413217E-4
	.long	0x3e344000                      ; float 0.176025391
	.long	0x388a22d8                      ; float 6.58684293E-5
	.long	0x3e368000                      ; float 0.178222656
	.long	0x3902bd5e                      ; float 1.24683109E-4
	.long	0x3e38c000                      ; float 0.180419922
	.long	0x39342f85                      ; float 1.71838401E-4
	.long	0x3e3b0000                      ; float 0.182617188
	.long	0x39598811                      ; float 2.07454214E-4
	.long	0x3e3d4000                      ; float 0.184814453
	.long	0x3972e6b1                      ; float 2.31648577E-4
	.long	0x3e3fc000                      ; float 0.187255859
	.long	0x34d53654                      ; float 3.97138706E-7
	.long	0x3e420000                      ; float 0.189453125
	.long	0x360ca25e                      ; float 2.09561358E-6
	.long	0x3e440000                      ; float 0.19140625
	.long	0x39785cc0                      ; float 2.36856751E-4
	.long	0x3e464000                      ; float 0.193603516
	.long	0x39630710                      ; float 2.1651038E-4
	.long	0x3e488000                      ; float 0.195800781
	.long	0x39424ed7                      ; float 1.85306519E-4
	.long	0x3e4ac000                      ; float 0.197998047
	.long	0x39165101                      ; float 1.43352911E-4
	.long	0x3e4d0000                      ; float 0.200195313
	.long	0x38be5421                      ; float 9.07557623E-5
	.long	0x3e4f4000                      ; float 0.202392578
	.long	0x37e7b0c0                      ; float 2.76196515E-5
	.long	0x3e514000                      ; float 0.204345703
	.long	0x394fd0c3                      ; float 1.98188282E-4
	.long	0x3e538000                      ; float 0.206542969
	.long	0x38efaaaa                      ; float 1.14281967E-4
	.long	0x3e55c000                      ; float 0.208740234
	.long	0x37a8f566                      ; float 2.01414332E-5
	.long	0x3e57c000                      ; float 0.210693359
	.long	0x3927c744                      ; float 1.60005933E-4
	.long	0x3e5a0000                      ; float 0.212890625
	.long	0x383fa4d5                      ; float 4.56914604E-5
	.long	0x3e5c0000                      ; float 0.21484375
	.long	0x392d9e39                      ; float 1.65575082E-4
	.long	0x3e5e4000                      ; float 0.217041016
	.long	0x3803feae                      ; float 3.14700228E-5
	.long	0x3e604000                      ; float 0.218994141
	.long	0x390a268c                      ; float 1.31750654E-4
	.long	0x3e624000                      ; float 0.220947266
	.long	0x39692b80                      ; float 2.22368166E-4
	.long	0x3e648000                      ; float 0.223144531
	.long	0x38789b4f                      ; float 5.927245E-5
	.long	0x3e668000                      ; float 0.225097656
	.long	0x3909307d                      ; float 1.30834014E-4
	.long	0x3e688000                      ; float 0.227050781
	.long	0x394a601c                      ; float 1.93000247E-4
	.long	0x3e6ac000                      ; float 0.229248047
	.long	0x35e67edc                      ; float 1.71732563E-6
	.long	0x3e6cc000                      ; float 0.231201172
	.long	0x383e386d                      ; float 4.53520806E-5
	.long	0x3e6ec000                      ; float 0.233154297
	.long	0x38a7743d                      ; float 7.9848316E-5
	.long	0x3e70c000                      ; float 0.235107422
	.long	0x38dccec3                      ; float 1.05289299E-4
	.long	0x3e72c000                      ; float 0.237060547
	.long	0x38ff57e0                      ; float 1.21757155E-4
	.long	0x3e74c000                      ; float 0.239013672
	.long	0x39079d8b                      ; float 1.29332926E-4
	.long	0x3e76c000                      ; float 0.240966797
	.long	0x390651a6                      ; float 1.28096523E-4
	.long	0x3e78c000                      ; float 0.242919922
	.long	0x38f7bad9                      ; float 1.18126809E-4
	.long	0x3e7ac000                      ; float 0.244873047
	.long	0x38d0ab82                      ; float 9.95015871E-5
	.long	0x3e7cc000                      ; float 0.246826172
	.long	0x38979e7d                      ; float 7.22976183E-5
	.long	0x3e7ec000                      ; float 0.248779297
	.long	0x381978ee                      ; float 3.65906672E-5
	.long	0x3e804000                      ; float 0.250488281
	.long	0x397816c8                      ; float 2.36596097E-4
	.long	0x3e814000                      ; float 0.252441406
	.long	0x39410cb2                      ; float 1.84106437E-4
	.long	0x3e824000                      ; float 0.254394531
	.long	0x39015384                      ; float 1.23335107E-4
	.long	0x3e834000                      ; float 0.256347656
	.long	0x3863fa28                      ; float 5.43539936E-5
	.long	0x3e840000                      ; float 0.2578125
	.long	0x39f41065                      ; float 4.65515215E-4
	.long	0x3e850000                      ; float 0.259765625
	.long	0x39c7668a                      ; float 3.80326353E-4
	.long	0x3e860000                      ; float 0.26171875
	.long	0x39968afa                      ; float 2.87137751E-4
	.long	0x3e870000                      ; float 0.263671875
	.long	0x39430db9                      ; float 1.86017613E-4
	.long	0x3e880000                      ; float 0.265625
	.long	0x38a18cf3                      ; float 7.70333208E-5
	.long	0x3e88c000                      ; float 0.267089844
	.long	0x39eb2907                      ; float 4.48532606E-4
	.long	0x3e89c000                      ; float 0.269042969
	.long	0x39a9e10c                      ; float 3.24018649E-4
	.long	0x3e8ac000                      ; float 0.270996094
	.long	0x39492800                      ; float 1.91837549E-4
	.long	0x3e8bc000                      ; float 0.272949219
	.long	0x385a53d1                      ; float 5.20533104E-5
	.long	0x3e8c8000                      ; float 0.274414063
	.long	0x39ce0cf7                      ; float 3.93010414E-4
	.long	0x3e8d8000                      ; float 0.276367188
	.long	0x3979c7b2                      ; float 2.38208828E-4
	.long	0x3e8e8000                      ; float 0.278320313
	.long	0x389f5d99                      ; float 7.59914473E-5
	.long	0x3e8f4000                      ; float 0.279785156
	.long	0x39ceefcb                      ; float 3.94700415E-4
	.long	0x3e904000                      ; float 0.281738281
	.long	0x39646a39                      ; float 2.17833454E-4
	.long	0x3e914000                      ; float 0.283691406
	.long	0x380d7a9b                      ; float 3.37312049E-5
	.long	0x3e920000                      ; float 0.28515625
	.long	0x39ad6650                      ; float 3.30733601E-4
	.long	0x3e930000                      ; float 0.287109375
	.long	0x390ac3b8                      ; float 1.32336165E-4
	.long	0x3e93c000                      ; float 0.288574219
	.long	0x39d9a9a8                      ; float 4.15158691E-4
	.long	0x3e94c000                      ; float 0.290527344
	.long	0x39548a99                      ; float 2.02695272E-4
	.long	0x3e958000                      ; float 0.291992188
	.long	0x39f73c4b                      ; float 4.7156433E-4
	.long	0x3e968000                      ; float 0.293945313
	.long	0x3980960e                      ; float 2.4525862E-4
	.long	0x3e978000                      ; float 0.295898438
	.long	0x374b3d5a                      ; float 1.21140274E-5
	.long	0x3e984000                      ; float 0.297363281
	.long	0x39888f1e                      ; float 2.6046572E-4
	.long	0x3e994000                      ; float 0.299316406
	.long	0x37679a07                      ; float 1.38045352E-5
	.long	0x3e9a0000                      ; float 0.30078125
	.long	0x39826a13                      ; float 2.48745637E-4
	.size	LOG10_TBL, 1032

	.type	SINHCOSH_TBL,@object            ; @SINHCOSH_TBL
	.p2align	3
SINHCOSH_TBL:
	.long	0x00000000                      ; float 0
	.long	0x3f800000                      ; float 1
	.long	0x3f966cfe                      ; float 1.17520118
	.long	0x3fc583ab                      ; float 1.54308069
	.long	0x40681e7b                      ; float 3.62686038
	.long	0x4070c7d0                      ; float 3.76219559
	.long	0x41204937                      ; float 10.0178747
	.long	0x41211525                      ; float 10.0676622
	.long	0x41da51c0                      ; float 27.289917
	.long	0x41da7743                      ; float 27.3082333
	.long	0x4294680b                      ; float 74.2032089
	.long	0x42946b7e                      ; float 74.2099456
	.long	0x4349b691                      ; float 201.71315
	.long	0x4349b734                      ; float 201.715637
	.long	0x4409143b                      ; float 548.316101
	.long	0x4409144a                      ; float 548.317017
	.long	0x44ba4f53                      ; float 1490.47888
	.long	0x44ba4f55                      ; float 1490.47913
	.long	0x457d38ac                      ; float 4051.54199
	.long	0x457d38ac                      ; float 4051.54199
	.long	0x462c14ee                      ; float 11013.2324
	.long	0x462c14ef                      ; float 11013.2334
	.long	0x46e9e224                      ; float 29937.0703
	.long	0x46e9e224                      ; float 29937.0703
	.long	0x479ef0b3                      ; float 81377.3984
	.long	0x479ef0b3                      ; float 81377.3984
	.long	0x485805ad                      ; float 221206.703
	.long	0x485805ad                      ; float 221206.703
	.long	0x4912cd62                      ; float 601302.125
	.long	0x4912cd62                      ; float 601302.125
	.long	0x49c78665                      ; float 1634508.63
	.long	0x49c78665                      ; float 1634508.63
	.long	0x4a87975f                      ; float 4443055.5
	.long	0x4a87975f                      ; float 4443055.5
	.long	0x4b3849a4                      ; float 12077476
	.long	0x4b3849a4                      ; float 12077476
	.long	0x4bfa7910                      ; float 32829984
	.long	0x4bfa7910                      ; float 32829984
	.long	0x4caa36c8                      ; float 89241152
	.long	0x4caa36c8                      ; float 89241152
	.long	0x4d675844                      ; float 242582592
	.long	0x4d675844                      ; float 242582592
	.long	0x4e1d3710                      ; float 659407872
	.long	0x4e1d3710                      ; float 659407872
	.long	0x4ed5ad6e                      ; float 1.79245645E+9
	.long	0x4ed5ad6e                      ; float 1.79245645E+9
	.long	0x4f91357a                      ; float 4.87240192E+9
	.long	0x4f91357a                      ; float 4.87240192E+9
	.long	0x50455bfe                      ; float 1.32445614E+10
	.long	0x50455bfe                      ; float 1.32445614E+10
	.long	0x51061e9d                      ; float 3.60024515E+10
	.long	0x51061e9d                      ; float 3.60024515E+10
	.long	0x51b64993                      ; float 9.78648023E+10
	.long	0x51b64993                      ; float 9.78648023E+10
	.long	0x5277c118                      ; float 2.66024124E+11
	.long	0x5277c118                      ; float 2.66024124E+11
	.long	0x53285dd2                      ; float 7.23128549E+11
	.long	0x53285dd2                      ; float 7.23128549E+11
	.long	0x53e4d572                      ; float 1.96566712E+12
	.long	0x53e4d572                      ; float 1.96566712E+12
	.long	0x549b8238                      ; float 5.34323711E+12
	.long	0x549b8238                      ; float 5.34323711E+12
	.long	0x55535bb3                      ; float 1.45244249E+13
	.long	0x55535bb3                      ; float 1.45244249E+13
	.long	0x560fa1fe                      ; float 3.94814785E+13
	.long	0x560fa1fe                      ; float 3.94814785E+13
	.long	0x56c3379a                      ; float 1.07321787E+14
	.long	0x56c3379a                      ; float 1.07321787E+14
	.long	0x5784a9f1                      ; float 2.91730855E+14
	.long	0x5784a9f1                      ; float 2.91730855E+14
	.long	0x58344f11                      ; float 7.93006722E+14
	.long	0x58344f11                      ; float 7.93006722E+14
	.long	0x58f510ad                      ; float 2.15561577E+15
	.long	0x58f510ad                      ; float 2.15561577E+15
	.size	SINHCOSH_TBL, 296

	.type	CBRT_TBL,@object                ; @CBRT_TBL
	.p2align	3
CBRT_TBL:
	.long	0x3f800000                      ; float 1
	.long	0x00000000                      ; float 0
	.long	0x3f804000                      ; float 1.00195313
	.long	0x3a28e585                      ; float 6.44289248E-4
	.long	0x3f80a000                      ; float 1.00488281
	.long	0x399c910f                      ; float 2.98627157E-4
	.long	0x3f80e000                      ; float 1.00683594
	.long	0x3a703484                      ; float 9.16309887E-4
	.long	0x3f814000                      ; float 1.00976563
	.long	0x3a0eb4bc                      ; float 5.44380164E-4
	.long	0x3f81a000                      ; float 1.01269531
	.long	0x392750df                      ; float 1.59564879E-4
	.long	0x3f81e000                      ; float 1.01464844
	.long	0x3a419dc7                      ; float 7.38587638E-4
	.long	0x3f824000                      ; float 1.01757813
	.long	0x39ac3801                      ; float 3.28481226E-4
	.long	0x3f828000                      ; float 1.01953125
	.long	0x3a675948                      ; float 8.82525463E-4
	.long	0x3f82e000                      ; float 1.02246094
	.long	0x39eabf9a                      ; float 4.47747123E-4
	.long	0x3f834000                      ; float 1.02539063
	.long	0x356629d6                      ; float 8.57425562E-7
	.long	0x3f838000                      ; float 1.02734375
	.long	0x3a07f04c                      ; float 5.18564833E-4
	.long	0x3f83e000                      ; float 1.03027344
	.long	0x3848dac3                      ; float 4.78874535E-5
	.long	0x3f842000                      ; float 1.03222656
	.long	0x3a0e1b17                      ; float 5.42090682E-4
	.long	0x3f848000                      ; float 1.03515625
	.long	0x384a1cc7                      ; float 4.8187354E-5
	.long	0x3f84c000                      ; float 1.03710938
	.long	0x3a082ade                      ; float 5.19437599E-4
	.long	0x3f852000                      ; float 1.04003906
	.long	0x363f31e5                      ; float 2.84902603E-6
	.long	0x3f856000                      ; float 1.04199219
	.long	0x39eccf0d                      ; float 4.51676926E-4
	.long	0x3f85a000                      ; float 1.04394531
	.long	0x3a692c6f                      ; float 8.89486575E-4
	.long	0x3f860000                      ; float 1.046875
	.long	0x39b22cb1                      ; float 3.39841034E-4
	.long	0x3f864000                      ; float 1.04882813
	.long	0x3a462d87                      ; float 7.55988469E-4
	.long	0x3f86a000                      ; float 1.05175781
	.long	0x3941e864                      ; float 1.84924866E-4
	.long	0x3f86e000                      ; float 1.05371094
	.long	0x3a180409                      ; float 5.79894113E-4
	.long	0x3f872000                      ; float 1.05566406
	.long	0x3a7cd32d                      ; float 9.64450475E-4
	.long	0x3f878000                      ; float 1.05859375
	.long	0x39bdde6c                      ; float 3.62146064E-4
	.long	0x3f87c000                      ; float 1.06054688
	.long	0x3a3e5fb4                      ; float 7.26218568E-4
	.long	0x3f882000                      ; float 1.06347656
	.long	0x38d960b3                      ; float 1.0365378E-4
	.long	0x3f886000                      ; float 1.06542969
	.long	0x39eab752                      ; float 4.47685423E-4
	.long	0x3f88a000                      ; float 1.06738281
	.long	0x3a4cf599                      ; float 7.81857932E-4
	.long	0x3f890000                      ; float 1.0703125
	.long	0x390803d1                      ; float 1.29713924E-4
	.long	0x3f894000                      ; float 1.07226563
	.long	0x39e90955                      ; float 4.4448176E-4
	.long	0x3f898000                      ; float 1.07421875
	.long	0x3a44878c                      ; float 7.4970047E-4
	.long	0x3f89e000                      ; float 1.07714844
	.long	0x38908271                      ; float 6.89075168E-5
	.long	0x3f8a2000                      ; float 1.07910156
	.long	0x39ba4b0f                      ; float 3.55326076E-4
	.long	0x3f8a6000                      ; float 1.08105469
	.long	0x3a25cdb3                      ; float 6.32490206E-4
	.long	0x3f8aa000                      ; float 1.08300781
	.long	0x3a6c0f33                      ; float 9.00495041E-4
	.long	0x3f8b0000                      ; float 1.0859375
	.long	0x393fc12e                      ; float 1.82871445E-4
	.long	0x3f8b4000                      ; float 1.08789063
	.long	0x39e2ee51                      ; float 4.32836387E-4
	.long	0x3f8b8000                      ; float 1.08984375
	.long	0x3a30a9dd                      ; float 6.73917879E-4
	.long	0x3f8bc000                      ; float 1.09179688
	.long	0x3a6d8e61                      ; float 9.06204863E-4
	.long	0x3f8c2000                      ; float 1.09472656
	.long	0x3920aa58                      ; float 1.53222471E-4
	.long	0x3f8c6000                      ; float 1.09667969
	.long	0x39c1088a                      ; float 3.68181907E-4
	.long	0x3f8ca000                      ; float 1.09863281
	.long	0x3a16a120                      ; float 5.74605539E-4
	.long	0x3f8ce000                      ; float 1.10058594
	.long	0x3a4a86c1                      ; float 7.72576837E-4
	.long	0x3f8d2000                      ; float 1.10253906
	.long	0x3a7c3aae                      ; float 9.62178106E-4
	.long	0x3f8d8000                      ; float 1.10546875
	.long	0x392f0952                      ; float 1.66927726E-4
	.long	0x3f8dc000                      ; float 1.10742188
	.long	0x39b2461c                      ; float 3.40030412E-4
	.long	0x3f8e0000                      ; float 1.109375
	.long	0x3a04621f                      ; float 5.05002157E-4
	.long	0x3f8e4000                      ; float 1.11132813
	.long	0x3a2d84b8                      ; float 6.6192029E-4
	.long	0x3f8e8000                      ; float 1.11328125
	.long	0x3a548ff4                      ; float 8.10860889E-4
	.long	0x3f8ec000                      ; float 1.11523438
	.long	0x3a7988db                      ; float 9.51898925E-4
	.long	0x3f8f2000                      ; float 1.11816406
	.long	0x38e3a30c                      ; float 1.08545733E-4
	.long	0x3f8f6000                      ; float 1.12011719
	.long	0x39755daa                      ; float 2.33999133E-4
	.long	0x3f8fa000                      ; float 1.12207031
	.long	0x39b86d8a                      ; float 3.51768278E-4
	.long	0x3f8fe000                      ; float 1.12402344
	.long	0x39f22e5e                      ; float 4.61923832E-4
	.long	0x3f902000                      ; float 1.12597656
	.long	0x3a13fd53                      ; float 5.64535323E-4
	.long	0x3f906000                      ; float 1.12792969
	.long	0x3a2cedcc                      ; float 6.59671379E-4
	.long	0x3f90a000                      ; float 1.12988281
	.long	0x3a43ed23                      ; float 7.47399579E-4
	.long	0x3f90e000                      ; float 1.13183594
	.long	0x3a58ffd0                      ; float 8.27786512E-4
	.long	0x3f912000                      ; float 1.13378906
	.long	0x3a6c2a3c                      ; float 9.00897895E-4
	.long	0x3f916000                      ; float 1.13574219
	.long	0x3a7d70bf                      ; float 9.66798456E-4
	.long	0x3f91c000                      ; float 1.13867188
	.long	0x384d7a06                      ; float 4.89894519E-5
	.long	0x3f920000                      ; float 1.140625
	.long	0x38d318cf                      ; float 1.0065885E-4
	.long	0x3f924000                      ; float 1.14257813
	.long	0x39185d53                      ; float 1.45306156E-4
	.long	0x3f928000                      ; float 1.14453125
	.long	0x393fe1b1                      ; float 1.8299256E-4
	.long	0x3f92c000                      ; float 1.14648438
	.long	0x396029b1                      ; float 2.13778359E-4
	.long	0x3f930000                      ; float 1.1484375
	.long	0x3979454c                      ; float 2.37723056E-4
	.long	0x3f934000                      ; float 1.15039063
	.long	0x3985a221                      ; float 2.54885323E-4
	.long	0x3f938000                      ; float 1.15234375
	.long	0x398b1b0d                      ; float 2.65323004E-4
	.long	0x3f93c000                      ; float 1.15429688
	.long	0x398d1515                      ; float 2.69093231E-4
	.long	0x3f940000                      ; float 1.15625
	.long	0x398b97c7                      ; float 2.66252289E-4
	.long	0x3f944000                      ; float 1.15820313
	.long	0x3986aa98                      ; float 2.56855739E-4
	.long	0x3f948000                      ; float 1.16015625
	.long	0x397ca9c7                      ; float 2.40958398E-4
	.long	0x3f94c000                      ; float 1.16210938
	.long	0x39653bd8                      ; float 2.18614354E-4
	.long	0x3f950000                      ; float 1.1640625
	.long	0x394719b5                      ; float 1.89876955E-4
	.long	0x3f954000                      ; float 1.16601563
	.long	0x39225182                      ; float 1.5479888E-4
	.long	0x3f958000                      ; float 1.16796875
	.long	0x38ede264                      ; float 1.13432092E-4
	.long	0x3f95c000                      ; float 1.16992188
	.long	0x388a0d15                      ; float 6.5827895E-5
	.long	0x3f960000                      ; float 1.171875
	.long	0x3749f226                      ; float 1.20369132E-5
	.long	0x3f962000                      ; float 1.17285156
	.long	0x3a737219                      ; float 9.28671623E-4
	.long	0x3f966000                      ; float 1.17480469
	.long	0x3a6223e3                      ; float 8.62656336E-4
	.long	0x3f96a000                      ; float 1.17675781
	.long	0x3a4f406c                      ; float 7.90602295E-4
	.long	0x3f96e000                      ; float 1.17871094
	.long	0x3a3acaee                      ; float 7.12557579E-4
	.long	0x3f972000                      ; float 1.18066406
	.long	0x3a24c698                      ; float 6.28569629E-4
	.long	0x3f976000                      ; float 1.18261719
	.long	0x3a0d368f                      ; float 5.38685301E-4
	.long	0x3f97a000                      ; float 1.18457031
	.long	0x39e83bdd                      ; float 4.42950899E-4
	.long	0x3f97e000                      ; float 1.18652344
	.long	0x39b2ff8f                      ; float 3.41412117E-4
	.long	0x3f982000                      ; float 1.18847656
	.long	0x39757c89                      ; float 2.34114137E-4
	.long	0x3f986000                      ; float 1.19042969
	.long	0x38fdf7dc                      ; float 1.21101475E-4
	.long	0x3f98a000                      ; float 1.19238281
	.long	0x3622482d                      ; float 2.4181893E-6
	.long	0x3f98c000                      ; float 1.19335938
	.long	0x3a600bf3                      ; float 8.54670245E-4
	.long	0x3f990000                      ; float 1.1953125
	.long	0x3a3dfedf                      ; float 7.24775658E-4
	.long	0x3f994000                      ; float 1.19726563
	.long	0x3a1a7de3                      ; float 5.89339237E-4
	.long	0x3f998000                      ; float 1.19921875
	.long	0x39eb17a4                      ; float 4.48403065E-4
	.long	0x3f99c000                      ; float 1.20117188
	.long	0x399e56e3                      ; float 3.0200844E-4
	.long	0x3f9a0000                      ; float 1.203125
	.long	0x391d7e03                      ; float 1.50196298E-4
	.long	0x3f9a2000                      ; float 1.20410156
	.long	0x3a7e2ab7                      ; float 9.69569606E-4
	.long	0x3f9a6000                      ; float 1.20605469
	.long	0x3a538fc2                      ; float 8.07043281E-4
	.long	0x3f9aa000                      ; float 1.20800781
	.long	0x3a279148                      ; float 6.39219303E-4
	.long	0x3f9ae000                      ; float 1.20996094
	.long	0x39f463ce                      ; float 4.66136669E-4
	.long	0x3f9b2000                      ; float 1.21191406
	.long	0x3996e86c                      ; float 2.87833973E-4
	.long	0x3f9b6000                      ; float 1.21386719
	.long	0x38dad617                      ; float 1.04349274E-4
	.long	0x3f9b8000                      ; float 1.21484375
	.long	0x3a69e815                      ; float 8.92282755E-4
	.long	0x3f9bc000                      ; float 1.21679688
	.long	0x3a371eac                      ; float 6.98546646E-4
	.long	0x3f9c0000                      ; float 1.21875
	.long	0x3a030100                      ; float 4.99740243E-4
	.long	0x3f9c4000                      ; float 1.22070313
	.long	0x399b2304                      ; float 2.95899925E-4
	.long	0x3f9c8000                      ; float 1.22265625
	.long	0x38b694db                      ; float 8.70616277E-5
	.long	0x3f9ca000                      ; float 1.22363281
	.long	0x3a5ec6af                      ; float 8.49823409E-4
	.long	0x3f9ce000                      ; float 1.22558594
	.long	0x3a257018                      ; float 6.31095376E-4
	.long	0x3f9d2000                      ; float 1.22753906
	.long	0x39d5a259                      ; float 4.07474843E-4
	.long	0x3f9d6000                      ; float 1.22949219
	.long	0x393bb0e7                      ; float 1.7899611E-4
	.long	0x3f9d8000                      ; float 1.23046875
	.long	0x3a71c388                      ; float 9.22255684E-4
	.long	0x3f9dc000                      ; float 1.23242188
	.long	0x3a335958                      ; float 6.84162136E-4
	.long	0x3f9e0000                      ; float 1.234375
	.long	0x39e75fcb                      ; float 4.41311247E-4
	.long	0x3f9e4000                      ; float 1.23632813
	.long	0x394b2590                      ; float 1.93735817E-4
	.long	0x3f9e6000                      ; float 1.23730469
	.long	0x3a70a802                      ; float 9.18030855E-4
	.long	0x3f9ea000                      ; float 1.23925781
	.long	0x3a2d4de7                      ; float 6.61103462E-4
	.long	0x3f9ee000                      ; float 1.24121094
	.long	0x39d17a6c                      ; float 3.99547978E-4
	.long	0x3f9f2000                      ; float 1.24316406
	.long	0x390be02b                      ; float 1.33395821E-4
	.long	0x3f9f4000                      ; float 1.24414063
	.long	0x3a5c007c                      ; float 8.39240616E-4
	.long	0x3f9f8000                      ; float 1.24609375
	.long	0x3a13d899                      ; float 5.63988055E-4
	.long	0x3f9fc000                      ; float 1.24804688
	.long	0x399504dc                      ; float 2.84231151E-4
	.long	0x3fa00000                      ; float 1.25
	.long	0x00000000                      ; float 0
	.long	0x3fa02000                      ; float 1.25097656
	.long	0x3a34534e                      ; float 6.87886844E-4
	.long	0x3fa06000                      ; float 1.25292969
	.long	0x39cefca8                      ; float 3.94796254E-4
	.long	0x3fa0a000                      ; float 1.25488281
	.long	0x38cc1828                      ; float 9.73197747E-5
	.long	0x3fa0c000                      ; float 1.25585938
	.long	0x3a4a6352                      ; float 7.72048835E-4
	.long	0x3fa10000                      ; float 1.2578125
	.long	0x39f4424a                      ; float 4.65886958E-4
	.long	0x3fa14000                      ; float 1.25976563
	.long	0x3922f98d                      ; float 1.55424888E-4
	.size	CBRT_TBL, 1032

	.type	EXP_TBL,@object                 ; @EXP_TBL
	.p2align	2
EXP_TBL:
	.long	0x3f800000                      ; float 1
	.long	0x3f8164d2                      ; float 1.01088929
	.long	0x3f82cd87                      ; float 1.0218972
	.long	0x3f843a29                      ; float 1.03302491
	.long	0x3f85aac3                      ; float 1.04427373
	.long	0x3f871f62                      ; float 1.05564523
	.long	0x3f88980f                      ; float 1.06714046
	.long	0x3f8a14d5                      ; float 1.07876074
	.long	0x3f8b95c2                      ; float 1.09050775
	.long	0x3f8d1adf                      ; float 1.10238254
	.long	0x3f8ea43a                      ; float 1.1143868
	.long	0x3f9031dc                      ; float 1.12652159
	.long	0x3f91c3d3                      ; float 1.13878858
	.long	0x3f935a2b                      ; float 1.15118921
	.long	0x3f94f4f0                      ; float 1.1637249
	.long	0x3f96942d                      ; float 1.17639697
	.long	0x3f9837f0                      ; float 1.18920708
	.long	0x3f99e046                      ; float 1.20215678
	.long	0x3f9b8d3a                      ; float 1.21524739
	.long	0x3f9d3eda                      ; float 1.22848058
	.long	0x3f9ef532                      ; float 1.24185777
	.long	0x3fa0b051                      ; float 1.25538075
	.long	0x3fa27043                      ; float 1.26905096
	.long	0x3fa43516                      ; float 1.28287005
	.long	0x3fa5fed7                      ; float 1.29683959
	.long	0x3fa7cd94                      ; float 1.31096125
	.long	0x3fa9a15b                      ; float 1.32523668
	.long	0x3fab7a3a                      ; float 1.33966756
	.long	0x3fad583f                      ; float 1.35425556
	.long	0x3faf3b79                      ; float 1.36900246
	.long	0x3fb123f6                      ; float 1.38390994
	.long	0x3fb311c4                      ; float 1.39897966
	.long	0x3fb504f3                      ; float 1.41421354
	.long	0x3fb6fd92                      ; float 1.42961335
	.long	0x3fb8fbaf                      ; float 1.44518077
	.long	0x3fbaff5b                      ; float 1.46091783
	.long	0x3fbd08a4                      ; float 1.47682619
	.long	0x3fbf179a                      ; float 1.49290776
	.long	0x3fc12c4d                      ; float 1.50916445
	.long	0x3fc346cd                      ; float 1.52559817
	.long	0x3fc5672a                      ; float 1.54221082
	.long	0x3fc78d75                      ; float 1.55900443
	.long	0x3fc9b9be                      ; float 1.5759809
	.long	0x3fcbec15                      ; float 1.59314215
	.long	0x3fce248c                      ; float 1.61049032
	.long	0x3fd06334                      ; float 1.62802744
	.long	0x3fd2a81e                      ; float 1.64575553
	.long	0x3fd4f35b                      ; float 1.66367662
	.long	0x3fd744fd                      ; float 1.68179286
	.long	0x3fd99d16                      ; float 1.70010638
	.long	0x3fdbfbb8                      ; float 1.71861935
	.long	0x3fde60f5                      ; float 1.73733389
	.long	0x3fe0ccdf                      ; float 1.75625217
	.long	0x3fe33f89                      ; float 1.77537644
	.long	0x3fe5b907                      ; float 1.79470909
	.long	0x3fe8396a                      ; float 1.81425214
	.long	0x3feac0c7                      ; float 1.8340081
	.long	0x3fed4f30                      ; float 1.85397911
	.long	0x3fefe4ba                      ; float 1.87416768
	.long	0x3ff28177                      ; float 1.89457595
	.long	0x3ff5257d                      ; float 1.91520655
	.long	0x3ff7d0df                      ; float 1.93606174
	.long	0x3ffa83b3                      ; float 1.95714414
	.long	0x3ffd3e0c                      ; float 1.97845602
	.long	0x40000000                      ; float 2
	.size	EXP_TBL, 260

	.type	EXP_TBL_EP,@object              ; @EXP_TBL_EP
	.p2align	3
EXP_TBL_EP:
	.long	0x3f800000                      ; float 1
	.long	0x00000000                      ; float 0
	.long	0x3f816000                      ; float 1.01074219
	.long	0x391a3e77                      ; float 1.47098544E-4
	.long	0x3f82c000                      ; float 1.02148438
	.long	0x39d8698a                      ; float 4.12773632E-4
	.long	0x3f842000                      ; float 1.03222656
	.long	0x3a51461d                      ; float 7.98316498E-4
	.long	0x3f85a000                      ; float 1.04394531
	.long	0x39ac367c                      ; float 3.28469905E-4
	.long	0x3f870000                      ; float 1.0546875
	.long	0x3a7b0cb4                      ; float 9.57678304E-4
	.long	0x3f888000                      ; float 1.06640625
	.long	0x3a407404                      ; float 7.34150643E-4
	.long	0x3f8a0000                      ; float 1.078125
	.long	0x3a26abaa                      ; float 6.35797739E-4
	.long	0x3f8b8000                      ; float 1.08984375
	.long	0x3a2e0f1f                      ; float 6.63982646E-4
	.long	0x3f8d0000                      ; float 1.1015625
	.long	0x3a56fadb                      ; float 8.20083253E-4
	.long	0x3f8ea000                      ; float 1.11425781
	.long	0x39073168                      ; float 1.28930085E-4
	.long	0x3f902000                      ; float 1.12597656
	.long	0x3a0ee218                      ; float 5.45056071E-4
	.long	0x3f91c000                      ; float 1.13867188
	.long	0x38f4dcea                      ; float 1.16759751E-4
	.long	0x3f934000                      ; float 1.15039063
	.long	0x3a515978                      ; float 7.98604917E-4
	.long	0x3f94e000                      ; float 1.16308594
	.long	0x3a277d47                      ; float 6.38921221E-4
	.long	0x3f968000                      ; float 1.17578125
	.long	0x3a2169b9                      ; float 6.1574165E-4
	.long	0x3f982000                      ; float 1.18847656
	.long	0x3a3f828c                      ; float 7.30552478E-4
	.long	0x3f99e000                      ; float 1.20214844
	.long	0x370b2641                      ; float 8.29395231E-6
	.long	0x3f9b8000                      ; float 1.21484375
	.long	0x39d39b9d                      ; float 4.03609971E-4
	.long	0x3f9d2000                      ; float 1.22753906
	.long	0x3a76cd39                      ; float 9.41473583E-4
	.long	0x3f9ee000                      ; float 1.24121094
	.long	0x3a299304                      ; float 6.46874541E-4
	.long	0x3fa0a000                      ; float 1.25488281
	.long	0x3a02887d                      ; float 4.97944478E-4
	.long	0x3fa26000                      ; float 1.26855469
	.long	0x3a021818                      ; float 4.96269669E-4
	.long	0x3fa42000                      ; float 1.28222656
	.long	0x3a28ad70                      ; float 6.4345356E-4
	.long	0x3fa5e000                      ; float 1.29589844
	.long	0x3a76b54d                      ; float 9.4111712E-4
	.long	0x3fa7c000                      ; float 1.31054688
	.long	0x39d93b4e                      ; float 4.14336508E-4
	.long	0x3fa9a000                      ; float 1.32519531
	.long	0x382d5a75                      ; float 4.13306589E-5
	.long	0x3fab6000                      ; float 1.33886719
	.long	0x3a51cdad                      ; float 8.00336536E-4
	.long	0x3fad4000                      ; float 1.35351563
	.long	0x3a41f752                      ; float 7.39921932E-4
	.long	0x3faf2000                      ; float 1.36816406
	.long	0x3a5bc56b                      ; float 8.38360458E-4
	.long	0x3fb12000                      ; float 1.38378906
	.long	0x38fd6074                      ; float 1.20819459E-4
	.long	0x3fb30000                      ; float 1.3984375
	.long	0x3a0e2095                      ; float 5.42172522E-4
	.long	0x3fb50000                      ; float 1.4140625
	.long	0x391e667f                      ; float 1.5106237E-4
	.long	0x3fb6e000                      ; float 1.42871094
	.long	0x3a6c8f19                      ; float 9.02400876E-4
	.long	0x3fb8e000                      ; float 1.44433594
	.long	0x3a5d7a3b                      ; float 8.44869472E-4
	.long	0x3fbae000                      ; float 1.45996094
	.long	0x3a7ad590                      ; float 9.56856645E-4
	.long	0x3fbd0000                      ; float 1.4765625
	.long	0x398a39f5                      ; float 2.63645925E-4
	.long	0x3fbf0000                      ; float 1.4921875
	.long	0x3a3ccdb3                      ; float 7.20228243E-4
	.long	0x3fc12000                      ; float 1.50878906
	.long	0x39c4cca6                      ; float 3.75365082E-4
	.long	0x3fc34000                      ; float 1.52539063
	.long	0x39599b44                      ; float 2.07525736E-4
	.long	0x3fc56000                      ; float 1.54199219
	.long	0x3965422a                      ; float 2.18637899E-4
	.long	0x3fc78000                      ; float 1.55859375
	.long	0x39d74c8a                      ; float 4.10650217E-4
	.long	0x3fc9a000                      ; float 1.57519531
	.long	0x3a4dec33                      ; float 7.85532582E-4
	.long	0x3fcbe000                      ; float 1.59277344
	.long	0x39c14fef                      ; float 3.68713838E-4
	.long	0x3fce2000                      ; float 1.61035156
	.long	0x391182a3                      ; float 1.38769436E-4
	.long	0x3fd06000                      ; float 1.62792969
	.long	0x38ccf6bb                      ; float 9.77343515E-5
	.long	0x3fd2a000                      ; float 1.64550781
	.long	0x3981d91f                      ; float 2.47665652E-4
	.long	0x3fd4e000                      ; float 1.66308594
	.long	0x3a1ad55e                      ; float 5.90642798E-4
	.long	0x3fd74000                      ; float 1.68164063
	.long	0x391f995a                      ; float 1.52205495E-4
	.long	0x3fd98000                      ; float 1.69921875
	.long	0x3a68ae13                      ; float 8.87603674E-4
	.long	0x3fdbe000                      ; float 1.71777344
	.long	0x3a5dbcbe                      ; float 8.45860573E-4
	.long	0x3fde6000                      ; float 1.73730469
	.long	0x37f4825e                      ; float 2.91477736E-5
	.long	0x3fe0c000                      ; float 1.75585938
	.long	0x39cdeec2                      ; float 3.92785354E-4
	.long	0x3fe32000                      ; float 1.77441406
	.long	0x3a7c4b95                      ; float 9.62429971E-4
	.long	0x3fe5a000                      ; float 1.79394531
	.long	0x3a48373b                      ; float 7.63762451E-4
	.long	0x3fe82000                      ; float 1.81347656
	.long	0x3a4b5281                      ; float 7.75612949E-4
	.long	0x3feac000                      ; float 1.83398438
	.long	0x37c6e7dd                      ; float 2.37114091E-5
	.long	0x3fed4000                      ; float 1.85351563
	.long	0x39f301ed                      ; float 4.63500066E-4
	.long	0x3fefe000                      ; float 1.87402344
	.long	0x3917337b                      ; float 1.44196601E-4
	.long	0x3ff28000                      ; float 1.89453125
	.long	0x383b9e2c                      ; float 4.47315833E-5
	.long	0x3ff52000                      ; float 1.91503906
	.long	0x392fa2a4                      ; float 1.67498889E-4
	.long	0x3ff7c000                      ; float 1.93554688
	.long	0x3a06fb98                      ; float 5.14918473E-4
	.long	0x3ffa8000                      ; float 1.95703125
	.long	0x38ecb6dc                      ; float 1.12874171E-4
	.long	0x3ffd2000                      ; float 1.97753906
	.long	0x3a706067                      ; float 9.16963851E-4
	.long	0x40000000                      ; float 2
	.long	0x00000000                      ; float 0
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
