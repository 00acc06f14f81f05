	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	libclc_pointers
	.globl	libclc_pointers
	.p2align	8
	.type	libclc_pointers,@function
libclc_pointers:
	s_add_i32 s10, s10, s13
	s_mov_b32 flat_scratch_lo, s11
	s_lshr_b32 flat_scratch_hi, s10, 8
	s_load_dword s10, s[4:5], 0x4
	s_load_dword s11, s[8:9], 0x1c
	s_add_u32 s0, s0, s13
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v5, s12
	s_waitcnt lgkmcnt(0)
	s_and_b32 s13, s10, 0xffff
	v_add_u32_e32 v3, vcc, s11, v0
	v_addc_u32_e64 v4, s[10:11], 0, 0, vcc
	v_mad_u64_u32 v[4:5], s[10:11], s13, v5, v[3:4]
	s_mov_b32 s10, 0xaaaaaaab
	s_load_dwordx4 s[12:15], s[8:9], 0x0
	s_load_dwordx2 s[16:17], s[8:9], 0x10
	v_mul_hi_u32 v3, v4, s10
	v_lshrrev_b32_e32 v3, 1, v3
	v_mul_lo_u32 v3, v3, 3
	v_sub_u32_e32 v14, vcc, v4, v3
	v_cmp_eq_u32_e64 s[8:9], 0, v14
	v_cmp_ne_u32_e64 s[10:11], 0, v14
	s_and_saveexec_b64 s[18:19], s[10:11]
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execz .LBB0_2
	s_load_dwordx2 s[20:21], s[4:5], 0x4
	s_load_dword s22, s[6:7], 0x40
	v_lshlrev_b32_e32 v3, 5, v4
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s4, s20, 16
	s_mul_i32 s4, s4, s21
	v_mul_lo_u32 v0, s4, v0
	v_cmp_ne_u32_e64 s[4:5], -1, v3
	v_mov_b32_e32 v5, s22
	v_cndmask_b32_e64 v3, 0, v3, s[4:5]
	v_mad_u32_u24 v0, v1, s21, v0
	v_add_u32_e32 v0, vcc, v0, v2
	v_lshlrev_b32_e32 v0, 4, v0
	v_add_u32_e32 v0, vcc, 0x800, v0
	v_cmp_ne_u32_e32 vcc, -1, v0
	v_cndmask_b32_e64 v1, 0, v5, s[4:5]
	v_cndmask_b32_e32 v0, 0, v0, vcc
	v_cndmask_b32_e32 v2, 0, v5, vcc
	v_cmp_eq_u32_e32 vcc, 1, v14
	v_cndmask_b32_e32 v6, v2, v1, vcc
	v_cndmask_b32_e32 v5, v0, v3, vcc
.LBB0_2:
	s_or_saveexec_b64 s[4:5], s[18:19]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_4
	v_mov_b32_e32 v5, 0
	v_lshlrev_b64 v[0:1], 5, v[4:5]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s15
	v_add_u32_e32 v5, vcc, s14, v0
	v_addc_u32_e32 v6, vcc, v2, v1, vcc
.LBB0_4:
	s_or_b64 exec, exec, s[4:5]
	v_cvt_f32_u32_e32 v0, v4
	s_movk_i32 s4, 0x204
	s_mov_b32 s5, 0x7f800000
	v_lshlrev_b32_e32 v15, 2, v4
	v_add_f32_e32 v1, 0.5, v0
	v_add_f32_e32 v0, 0xbe800000, v0
	v_trunc_f32_e32 v2, v1
	v_trunc_f32_e32 v3, v0
	v_sub_f32_e32 v7, v0, v3
	v_sub_f32_e32 v8, v1, v2
	v_cmp_neq_f32_e32 vcc, s5, v1
	v_cmp_class_f32_e64 s[4:5], v0, s4
	v_cndmask_b32_e32 v13, 0, v8, vcc
	v_cndmask_b32_e64 v1, v7, 0, s[4:5]
	v_add_u32_e32 v7, vcc, 12, v5
	v_addc_u32_e32 v8, vcc, 0, v6, vcc
	v_add_u32_e32 v9, vcc, 8, v5
	s_brev_b32 s4, -2
	v_addc_u32_e32 v10, vcc, 0, v6, vcc
	v_bfi_b32 v19, s4, v1, v0
	v_mov_b32_e32 v0, 0x40400000
	v_add_u32_e32 v11, vcc, 4, v5
	flat_store_dword v[7:8], v0
	v_mov_b32_e32 v0, -1.0
	v_addc_u32_e32 v12, vcc, 0, v6, vcc
	flat_store_dword v[9:10], v0
	flat_store_dword v[11:12], v3
	flat_store_dword v[5:6], v2
	v_mov_b32_e32 v16, 0
	s_load_dword s23, s[6:7], 0x40
	s_load_dword s22, s[6:7], 0x44
	v_lshlrev_b64 v[0:1], 2, v[15:16]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v17, vcc, s16, v0
	v_addc_u32_e32 v18, vcc, v3, v1, vcc
	v_and_b32_e32 v1, 1, v4
	v_mov_b32_e32 v2, s17
	v_mov_b32_e32 v0, s23
	v_cmp_eq_u32_e64 s[6:7], 0, v1
	v_cndmask_b32_e64 v20, v2, v0, s[8:9]
	v_cndmask_b32_e64 v1, v2, v0, s[6:7]
	v_mul_f32_e32 v2, 0x41800000, v19
	v_cmp_ne_u32_e32 vcc, s22, v20
	v_mad_f32 v2, |v13|, 4.0, v2
	v_mov_b32_e32 v13, 0xc2800000
	v_cndmask_b32_e64 v0, 0, 1, vcc
	v_madmk_f32 v2, v13, 0x3f400000, v2
	v_mov_b32_e32 v13, 0x43800000
	v_lshlrev_b32_e32 v0, 1, v0
	v_mac_f32_e32 v2, 0, v13
	v_cmp_ne_u32_e32 vcc, s23, v20
	v_cndmask_b32_e32 v0, 1, v0, vcc
	v_cvt_u32_f32_e32 v2, v2
	v_cmp_ne_u32_e32 vcc, s22, v1
	v_cndmask_b32_e64 v13, 0, 1, vcc
	v_lshlrev_b32_e32 v13, 1, v13
	v_cmp_ne_u32_e32 vcc, s23, v1
	v_cndmask_b32_e32 v1, 1, v13, vcc
	flat_store_dwordx3 v[17:18], v[0:2]
	flat_load_dword v2, v[5:6]
	flat_load_dword v5, v[11:12]
	flat_load_dword v6, v[9:10]
	flat_load_dword v7, v[7:8]
	v_or_b32_e32 v15, 3, v15
	v_lshlrev_b64 v[0:1], 2, v[15:16]
	v_add_u32_e32 v0, vcc, s16, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mac_f32_e32 v2, 0x41200000, v5
	v_mac_f32_e32 v2, 0x447a0000, v6
	v_mac_f32_e32 v2, 0x42c80000, v7
	v_cvt_i32_f32_e32 v2, v2
	flat_store_dword v[0:1], v2
	s_and_saveexec_b64 s[4:5], s[10:11]
	s_xor_b64 s[4:5], exec, s[4:5]
	v_lshlrev_b32_e32 v0, 5, v4
	v_cmp_ne_u32_e32 vcc, -1, v0
	v_mov_b32_e32 v1, s23
	v_cndmask_b32_e32 v0, 0, v0, vcc
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_mov_b32_e32 v2, s22
	v_cmp_eq_u32_e32 vcc, 1, v14
	v_cndmask_b32_e32 v13, v2, v1, vcc
	v_mov_b32_e32 v1, 8
	v_cndmask_b32_e32 v12, v1, v0, vcc
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v5, 0
	v_lshlrev_b64 v[0:1], 5, v[4:5]
	v_mov_b32_e32 v2, s15
	v_add_u32_e32 v12, vcc, s14, v0
	v_addc_u32_e32 v13, vcc, v2, v1, vcc
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[10:11]
	s_xor_b64 s[4:5], exec, s[4:5]
	v_lshlrev_b32_e32 v0, 5, v4
	v_cmp_ne_u32_e32 vcc, -1, v0
	v_mov_b32_e32 v1, s23
	v_cndmask_b32_e32 v0, 0, v0, vcc
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_mov_b32_e32 v2, s22
	v_cmp_eq_u32_e32 vcc, 1, v14
	v_cndmask_b32_e32 v3, v2, v1, vcc
	v_mov_b32_e32 v1, 4
	v_cndmask_b32_e32 v2, v1, v0, vcc
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v5, 0
	v_lshlrev_b64 v[0:1], 5, v[4:5]
	v_mov_b32_e32 v3, s15
	v_add_u32_e32 v2, vcc, s14, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	s_or_b64 exec, exec, s[4:5]
	v_xor_b32_sdwa v0, v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b32 s17, 0x7feb352d
	v_mul_lo_u32 v0, v0, s17
	s_mov_b32 s18, 0x846ca68b
	v_mul_lo_u32 v9, v4, 24
	v_mov_b32_e32 v1, 0x39800000
	v_lshrrev_b32_e32 v5, 15, v0
	v_xor_b32_e32 v0, v5, v0
	v_mul_lo_u32 v0, v0, s18
	v_mov_b32_e32 v10, 0
	v_cndmask_b32_e64 v8, 1.0, v1, s[6:7]
	v_mov_b32_e32 v5, s13
	v_xor_b32_sdwa v15, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cvt_f32_i32_e32 v6, v15
	v_lshlrev_b64 v[0:1], 3, v[9:10]
	s_mov_b32 s13, 0x7f800000
	s_brev_b32 s16, -2
	v_mul_f32_e32 v9, 0x35800000, v6
	v_mul_f32_e32 v21, v8, v9
	v_trunc_f32_e32 v6, v21
	v_mad_f32 v7, v8, v9, -v6
	v_cmp_neq_f32_e64 vcc, |v21|, s13
	v_cndmask_b32_e32 v7, 0, v7, vcc
	v_bfi_b32 v7, s16, v7, v21
	v_cvt_f64_f32_e32 v[16:17], v7
	v_cvt_f64_f32_e32 v[18:19], v6
	v_add_u32_e64 v6, s[4:5], s12, v0
	v_floor_f32_e32 v0, v21
	v_addc_u32_e64 v7, s[4:5], v5, v1, s[4:5]
	v_mad_f32 v1, v8, v9, -v0
	v_min_f32_e32 v1, 0x3f7fffff, v1
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_cmp_o_f32_e32 vcc, v21, v21
	flat_store_dwordx4 v[6:7], v[16:19]
	v_cndmask_b32_e32 v1, v21, v1, vcc
	flat_store_dword v[12:13], v0
	v_cvt_f64_f32_e32 v[18:19], v0
	v_add_u32_e32 v0, vcc, 16, v6
	v_and_b32_e32 v5, s16, v21
	s_mov_b32 s4, 0xff800000
	v_cvt_f64_f32_e32 v[16:17], v1
	v_addc_u32_e32 v1, vcc, 0, v7, vcc
	v_add_u32_e32 v8, vcc, s4, v5
	s_mov_b32 s4, 0xff800001
	v_or_b32_e32 v9, 0xd800000, v5
	v_add_f32_e32 v9, 0x8d800000, v9
	v_cmp_gt_u32_e32 vcc, s4, v8
	v_cndmask_b32_e32 v5, v9, v5, vcc
	v_mov_b32_e32 v9, 0xffffff68
	v_mov_b32_e32 v11, 0xffffff82
	v_ashrrev_i32_e32 v8, 23, v5
	v_cndmask_b32_e32 v9, v9, v11, vcc
	s_movk_i32 s8, 0x63
	v_add_u32_e32 v8, vcc, v8, v9
	v_add_u32_e64 v9, s[8:9], s8, v4
	v_xor_b32_sdwa v9, v9, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mul_lo_u32 v9, v9, s17
	flat_store_dwordx4 v[0:1], v[16:19]
	s_brev_b32 s19, 1
	s_mov_b32 s20, 0x7fffff
	v_lshrrev_b32_e32 v16, 15, v9
	v_xor_b32_e32 v9, v16, v9
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_movk_i32 s4, 0x81
	v_and_b32_e32 v11, s19, v21
	v_and_b32_e32 v5, s20, v5
	v_mul_lo_u32 v9, v9, s18
	v_cmp_ne_u32_e64 s[4:5], s4, v8
	v_or_b32_e32 v5, v11, v5
	v_or_b32_e32 v5, 0.5, v5
	s_and_b64 vcc, vcc, s[4:5]
	v_cndmask_b32_e32 v5, v21, v5, vcc
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cvt_f64_f32_e32 v[17:18], v5
	v_xor_b32_sdwa v5, v9, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cvt_f64_i32_e32 v[19:20], v8
	v_or_b32_e32 v16, 1, v5
	v_cvt_f32_i32_e32 v5, v16
	flat_store_dword v[2:3], v8
	v_add_u32_e32 v8, vcc, 32, v6
	v_addc_u32_e32 v9, vcc, 0, v7, vcc
	flat_store_dwordx4 v[8:9], v[17:20]
	v_mul_f32_e32 v5, 0x31800000, v5
	v_and_b32_e32 v17, s13, v21
	v_cmp_ne_u32_e32 vcc, 0, v17
	v_and_b32_e32 v17, s20, v21
	v_cmp_eq_u32_e64 s[4:5], 0, v17
	v_and_b32_e32 v17, s13, v5
	v_and_b32_e32 v18, s20, v5
	v_cmp_ne_u32_e64 s[8:9], 0, v17
	v_cmp_eq_u32_e64 s[12:13], 0, v18
	s_or_b64 vcc, s[4:5], vcc
	v_cndmask_b32_e32 v23, v11, v21, vcc
	v_and_b32_e32 v17, s19, v5
	s_or_b64 vcc, s[12:13], s[8:9]
	v_cndmask_b32_e32 v19, v17, v5, vcc
	v_bfe_u32 v20, v23, 23, 8
	v_bfe_u32 v21, v19, 23, 8
	v_sub_u32_e32 v22, vcc, v20, v21
	v_cmp_lt_i32_e32 vcc, 0, v22
	v_and_b32_e32 v22, s20, v23
	v_or_b32_e32 v24, 1.0, v22
	v_and_b32_e32 v22, s20, v19
	v_or_b32_e32 v22, 1.0, v22
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_16
	v_sub_u32_e32 v10, vcc, v20, v21
	v_add_u32_e32 v25, vcc, 1, v10
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v10, 0
.LBB0_14:
	v_cmp_ge_f32_e32 vcc, v24, v22
	v_cndmask_b32_e64 v26, 0, 1, vcc
	v_or_b32_e32 v10, v10, v26
	v_cndmask_b32_e32 v26, 0, v22, vcc
	v_add_u32_e32 v25, vcc, -1, v25
	v_sub_f32_e32 v24, v24, v26
	v_cmp_gt_u32_e32 vcc, 2, v25
	v_add_f32_e32 v24, v24, v24
	s_or_b64 s[8:9], vcc, s[8:9]
	v_lshlrev_b32_e32 v10, 1, v10
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_14
	s_or_b64 exec, exec, s[8:9]
.LBB0_16:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_f32_e32 vcc, v24, v22
	v_cndmask_b32_e64 v26, 0, 1, vcc
	v_or_b32_e32 v10, v10, v26
	v_cndmask_b32_e32 v26, 0, v22, vcc
	v_and_b32_e32 v25, s16, v23
	v_sub_f32_e32 v24, v24, v26
	v_cmp_lt_u32_e32 vcc, v20, v21
	v_and_b32_e32 v23, s16, v19
	v_cndmask_b32_e32 v20, v24, v25, vcc
	v_cndmask_b32_e32 v21, v22, v23, vcc
	v_add_f32_e32 v22, v20, v20
	v_cmp_lt_f32_e64 s[4:5], v21, v22
	v_cndmask_b32_e64 v24, 0, 1, s[4:5]
	v_cmp_eq_f32_e64 s[4:5], v21, v22
	v_cndmask_b32_e64 v10, v10, 0, vcc
	v_cndmask_b32_e64 v22, 0, 1, s[4:5]
	v_and_b32_e32 v22, v10, v22
	v_or_b32_e32 v22, v22, v24
	v_cmp_ne_u32_e64 s[4:5], 0, v22
	v_cndmask_b32_e64 v21, 0, v21, s[4:5]
	v_add_u32_e64 v10, s[4:5], v22, v10
	v_and_b32_e32 v19, 0x7f800000, v19
	v_cndmask_b32_e64 v19, v19, 1.0, vcc
	v_and_b32_e32 v10, 0x7f, v10
	v_cmp_eq_u32_e32 vcc, v25, v23
	v_sub_f32_e32 v20, v20, v21
	v_cndmask_b32_e64 v10, v10, 1, vcc
	v_mul_f32_e32 v19, v19, v20
	v_sub_u32_e64 v20, s[4:5], 0, v10
	v_cmp_eq_u32_e64 s[4:5], v11, v17
	v_cndmask_b32_e64 v17, v20, v10, s[4:5]
	s_mov_b32 s4, 0x7f7fffff
	v_cndmask_b32_e64 v10, v19, 0, vcc
	v_cmp_lt_u32_e32 vcc, s4, v25
	s_mov_b32 s4, 0x807fffff
	v_xor_b32_e32 v10, v10, v11
	v_add_u32_e64 v11, s[4:5], s4, v23
	s_mov_b32 s4, 0x80800000
	v_cmp_gt_u32_e64 s[4:5], s4, v11
	v_cvt_f64_f32_e32 v[10:11], v10
	s_or_b64 vcc, vcc, s[4:5]
	v_cndmask_b32_e64 v17, v17, 0, vcc
	v_mov_b32_e32 v19, 0x7ff80000
	v_cndmask_b32_e32 v20, v11, v19, vcc
	v_cndmask_b32_e64 v19, v10, 0, vcc
	v_and_b32_e32 v10, 7, v17
	v_cvt_f64_i32_e32 v[21:22], v10
	flat_store_dword v[2:3], v17
	v_add_u32_e32 v10, vcc, 48, v6
	v_and_b32_e32 v17, 0x7fffffff, v5
	s_mov_b32 s4, 0x4b000000
	v_addc_u32_e32 v11, vcc, 0, v7, vcc
	v_cmp_ngt_f32_e64 s[8:9], s4, v17
	flat_store_dwordx4 v[10:11], v[19:22]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_18
	v_or_b32_e32 v20, 0x800000, v18
	s_mov_b32 s12, 0xfe5163ab
	v_mul_lo_u32 v21, v20, s12
	v_mul_hi_u32 v22, v20, s12
	s_mov_b32 s12, 0x3c439041
	v_mul_lo_u32 v23, v20, s12
	v_mul_hi_u32 v24, v20, s12
	s_mov_b32 s12, 0xdb629599
	v_mul_lo_u32 v25, v20, s12
	v_add_u32_e32 v22, vcc, v23, v22
	v_lshrrev_b32_e32 v19, 23, v17
	v_addc_u32_e32 v23, vcc, v25, v24, vcc
	v_mul_hi_u32 v24, v20, s12
	s_mov_b32 s12, 0xf534ddc0
	v_mul_lo_u32 v25, v20, s12
	v_mul_hi_u32 v26, v20, s12
	s_mov_b32 s12, 0xfc2757d1
	v_mul_lo_u32 v27, v20, s12
	v_addc_u32_e32 v24, vcc, v25, v24, vcc
	s_mov_b32 s13, 0x33a22168
	v_addc_u32_e32 v25, vcc, v27, v26, vcc
	v_mul_hi_u32 v26, v20, s12
	s_mov_b32 s12, 0x4e441529
	v_mul_lo_u32 v27, v20, s12
	v_mul_hi_u32 v28, v20, s12
	s_mov_b32 s12, 0xa2f9836e
	v_mul_lo_u32 v29, v20, s12
	v_mul_hi_u32 v20, v20, s12
	v_addc_u32_e32 v26, vcc, v27, v26, vcc
	v_addc_u32_e32 v27, vcc, v29, v28, vcc
	s_movk_i32 s12, 0xff88
	v_addc_u32_e32 v20, vcc, 0, v20, vcc
	v_add_u32_e32 v19, vcc, s12, v19
	v_cmp_lt_u32_e32 vcc, 31, v19
	v_cndmask_b32_e32 v20, v20, v27, vcc
	v_cndmask_b32_e32 v27, v27, v26, vcc
	v_cndmask_b32_e32 v26, v26, v25, vcc
	v_cndmask_b32_e32 v25, v25, v24, vcc
	v_cndmask_b32_e32 v24, v24, v23, vcc
	v_cndmask_b32_e32 v23, v23, v22, vcc
	v_cndmask_b32_e32 v21, v22, v21, vcc
	v_mov_b32_e32 v22, 0xffffffe0
	v_cndmask_b32_e32 v28, 0, v22, vcc
	v_add_u32_e32 v19, vcc, v28, v19
	v_cmp_lt_u32_e32 vcc, 31, v19
	v_cndmask_b32_e32 v20, v20, v27, vcc
	v_cndmask_b32_e32 v27, v27, v26, vcc
	v_cndmask_b32_e32 v26, v26, v25, vcc
	v_cndmask_b32_e32 v25, v25, v24, vcc
	v_cndmask_b32_e32 v24, v24, v23, vcc
	v_cndmask_b32_e32 v21, v23, v21, vcc
	v_cndmask_b32_e32 v23, 0, v22, vcc
	v_add_u32_e32 v19, vcc, v23, v19
	v_cmp_lt_u32_e32 vcc, 31, v19
	v_cndmask_b32_e32 v23, v27, v26, vcc
	v_cndmask_b32_e32 v26, v26, v25, vcc
	v_cndmask_b32_e32 v25, v25, v24, vcc
	v_cndmask_b32_e32 v21, v24, v21, vcc
	v_cndmask_b32_e32 v24, 0, v22, vcc
	v_cndmask_b32_e32 v20, v20, v27, vcc
	v_add_u32_e32 v19, vcc, v24, v19
	v_cmp_lt_u32_e32 vcc, 31, v19
	v_cndmask_b32_e32 v22, 0, v22, vcc
	v_cndmask_b32_e32 v20, v20, v23, vcc
	v_cndmask_b32_e32 v23, v23, v26, vcc
	v_cndmask_b32_e32 v24, v26, v25, vcc
	v_cndmask_b32_e32 v21, v25, v21, vcc
	v_add_u32_e32 v19, vcc, v22, v19
	v_sub_u32_e32 v22, vcc, 0, v19
	v_lshlrev_b32_e32 v25, v19, v20
	v_lshrrev_b32_e32 v26, v22, v23
	v_or_b32_e32 v25, v25, v26
	v_lshlrev_b32_e32 v26, v19, v23
	v_lshrrev_b32_e32 v27, v22, v24
	v_or_b32_e32 v26, v26, v27
	v_lshlrev_b32_e32 v27, v19, v24
	v_lshrrev_b32_e32 v22, v22, v21
	v_or_b32_e32 v22, v27, v22
	v_cmp_eq_u32_e32 vcc, 0, v19
	v_cndmask_b32_e32 v25, v25, v20, vcc
	v_cndmask_b32_e32 v19, v26, v23, vcc
	v_cndmask_b32_e32 v20, v22, v24, vcc
	v_alignbit_b32 v23, v25, v19, 30
	v_alignbit_b32 v19, v19, v20, 30
	v_alignbit_b32 v20, v20, v21, 30
	v_bfe_u32 v21, v25, 29, 1
	v_sub_u32_e32 v24, vcc, 0, v21
	v_xor_b32_e32 v23, v23, v24
	v_xor_b32_e32 v19, v19, v24
	v_xor_b32_e32 v20, v20, v24
	v_ffbh_u32_e32 v24, v23
	v_min_u32_e32 v24, 32, v24
	v_add_u32_e32 v26, vcc, 1, v24
	v_sub_u32_e32 v27, vcc, 31, v24
	v_lshrrev_b32_e32 v22, 29, v25
	v_lshlrev_b32_e32 v23, v26, v23
	v_lshrrev_b32_e32 v28, v27, v19
	v_lshlrev_b32_e32 v19, v26, v19
	v_lshrrev_b32_e32 v20, v27, v20
	s_mov_b32 s12, 0xff800000
	v_lshlrev_b32_e32 v22, 31, v22
	v_or_b32_e32 v23, v23, v28
	v_or_b32_e32 v19, v19, v20
	v_mad_i32_i24 v20, v24, s12, 0.5
	v_or_b32_e32 v20, v20, v22
	v_lshrrev_b32_e32 v26, 9, v23
	v_alignbit_b32 v23, v23, v19, 9
	v_or_b32_e32 v20, v20, v26
	v_ffbh_u32_e32 v26, v23
	v_min_u32_e32 v26, 32, v26
	v_not_b32_e32 v27, v26
	v_add_u32_e32 v28, vcc, 1, v26
	v_sub_u32_e32 v26, vcc, 31, v26
	v_lshlrev_b32_e32 v23, v28, v23
	v_lshrrev_b32_e32 v19, v26, v19
	v_or_b32_e32 v19, v23, v19
	v_sub_u32_e32 v23, vcc, v27, v24
	v_lshlrev_b32_e32 v23, 23, v23
	v_add_u32_e32 v23, vcc, 0x33800000, v23
	v_or_b32_e32 v22, v23, v22
	v_lshrrev_b32_e32 v19, 9, v19
	s_mov_b32 s12, 0x3fc90fda
	v_or_b32_e32 v19, v22, v19
	v_mul_f32_e32 v22, s12, v20
	v_fma_f32 v22, v20, s12, -v22
	v_fma_f32 v22, v20, s13, v22
	v_fma_f32 v22, v19, s12, v22
	v_mad_f32 v19, s12, v20, v22
	v_mad_f32 v20, -v20, s12, v19
	v_sub_f32_e32 v20, v22, v20
	v_lshrrev_b32_e32 v22, 30, v25
	v_add_u32_e32 v21, vcc, v21, v22
.LBB0_18:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_20
	s_mov_b32 s12, 0x3f22f983
	v_mad_f32 v19, v17, s12, 0.5
	v_trunc_f32_e32 v19, v19
	s_mov_b32 s12, 0x3fc90fda
	v_mad_f32 v21, -v19, s12, v17
	v_mul_f32_e32 v20, s12, v19
	v_sub_f32_e32 v22, v17, v21
	v_fma_f32 v20, v19, s12, -v20
	v_mad_f32 v22, -v19, s12, v22
	v_sub_f32_e32 v20, v22, v20
	v_add_f32_e32 v20, v21, v20
	s_mov_b32 s12, 0x33a22168
	v_mad_f32 v22, -v19, s12, v20
	v_mul_f32_e32 v21, s12, v19
	v_sub_f32_e32 v20, v20, v22
	v_fma_f32 v21, v19, s12, -v21
	v_mad_f32 v20, -v19, s12, v20
	v_sub_f32_e32 v20, v20, v21
	s_mov_b32 s12, 0x27c234c4
	v_add_f32_e32 v20, v22, v20
	v_mul_f32_e32 v21, s12, v19
	v_fma_f32 v22, v19, s12, -v21
	v_mad_f32 v23, -v19, s12, v20
	v_cvt_i32_f32_e32 v21, v19
	v_sub_f32_e32 v20, v20, v23
	v_mad_f32 v19, -v19, s12, v20
	v_add_f32_e32 v19, v23, v19
	v_xor_b32_e32 v20, 0x80000000, v22
.LBB0_20:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_22
	v_or_b32_e32 v18, 0x800000, v18
	s_mov_b32 s8, 0xfe5163ab
	v_mul_lo_u32 v23, v18, s8
	v_mul_hi_u32 v24, v18, s8
	s_mov_b32 s8, 0x3c439041
	v_mul_lo_u32 v25, v18, s8
	v_mul_hi_u32 v26, v18, s8
	s_mov_b32 s8, 0xdb629599
	v_mul_lo_u32 v27, v18, s8
	v_add_u32_e32 v24, vcc, v25, v24
	v_lshrrev_b32_e32 v22, 23, v17
	v_addc_u32_e32 v25, vcc, v27, v26, vcc
	v_mul_hi_u32 v26, v18, s8
	s_mov_b32 s8, 0xf534ddc0
	v_mul_lo_u32 v27, v18, s8
	v_mul_hi_u32 v28, v18, s8
	s_mov_b32 s8, 0xfc2757d1
	v_mul_lo_u32 v29, v18, s8
	v_addc_u32_e32 v26, vcc, v27, v26, vcc
	s_mov_b32 s9, 0x33a22168
	v_addc_u32_e32 v27, vcc, v29, v28, vcc
	v_mul_hi_u32 v28, v18, s8
	s_mov_b32 s8, 0x4e441529
	v_mul_lo_u32 v29, v18, s8
	v_mul_hi_u32 v30, v18, s8
	s_mov_b32 s8, 0xa2f9836e
	v_mul_lo_u32 v31, v18, s8
	v_mul_hi_u32 v18, v18, s8
	v_addc_u32_e32 v28, vcc, v29, v28, vcc
	v_addc_u32_e32 v29, vcc, v31, v30, vcc
	s_movk_i32 s8, 0xff88
	v_addc_u32_e32 v18, vcc, 0, v18, vcc
	v_add_u32_e32 v22, vcc, s8, v22
	v_cmp_lt_u32_e32 vcc, 31, v22
	v_cndmask_b32_e32 v18, v18, v29, vcc
	v_cndmask_b32_e32 v29, v29, v28, vcc
	v_cndmask_b32_e32 v28, v28, v27, vcc
	v_cndmask_b32_e32 v27, v27, v26, vcc
	v_cndmask_b32_e32 v26, v26, v25, vcc
	v_cndmask_b32_e32 v25, v25, v24, vcc
	v_cndmask_b32_e32 v23, v24, v23, vcc
	v_mov_b32_e32 v24, 0xffffffe0
	v_cndmask_b32_e32 v30, 0, v24, vcc
	v_add_u32_e32 v22, vcc, v30, v22
	v_cmp_lt_u32_e32 vcc, 31, v22
	v_cndmask_b32_e32 v18, v18, v29, vcc
	v_cndmask_b32_e32 v29, v29, v28, vcc
	v_cndmask_b32_e32 v28, v28, v27, vcc
	v_cndmask_b32_e32 v27, v27, v26, vcc
	v_cndmask_b32_e32 v26, v26, v25, vcc
	v_cndmask_b32_e32 v23, v25, v23, vcc
	v_cndmask_b32_e32 v25, 0, v24, vcc
	v_add_u32_e32 v22, vcc, v25, v22
	v_cmp_lt_u32_e32 vcc, 31, v22
	v_cndmask_b32_e32 v25, v29, v28, vcc
	v_cndmask_b32_e32 v28, v28, v27, vcc
	v_cndmask_b32_e32 v27, v27, v26, vcc
	v_cndmask_b32_e32 v23, v26, v23, vcc
	v_cndmask_b32_e32 v26, 0, v24, vcc
	v_cndmask_b32_e32 v18, v18, v29, vcc
	v_add_u32_e32 v22, vcc, v26, v22
	v_cmp_lt_u32_e32 vcc, 31, v22
	v_cndmask_b32_e32 v24, 0, v24, vcc
	v_cndmask_b32_e32 v18, v18, v25, vcc
	v_cndmask_b32_e32 v25, v25, v28, vcc
	v_cndmask_b32_e32 v26, v28, v27, vcc
	v_cndmask_b32_e32 v23, v27, v23, vcc
	v_add_u32_e32 v22, vcc, v24, v22
	v_sub_u32_e32 v24, vcc, 0, v22
	v_lshlrev_b32_e32 v27, v22, v18
	v_lshrrev_b32_e32 v28, v24, v25
	v_or_b32_e32 v27, v27, v28
	v_lshlrev_b32_e32 v28, v22, v25
	v_lshrrev_b32_e32 v29, v24, v26
	v_or_b32_e32 v28, v28, v29
	v_lshlrev_b32_e32 v29, v22, v26
	v_lshrrev_b32_e32 v24, v24, v23
	v_cmp_eq_u32_e32 vcc, 0, v22
	v_or_b32_e32 v24, v29, v24
	v_cndmask_b32_e32 v18, v27, v18, vcc
	v_cndmask_b32_e32 v22, v28, v25, vcc
	v_cndmask_b32_e32 v24, v24, v26, vcc
	v_bfe_u32 v27, v18, 29, 1
	v_alignbit_b32 v26, v18, v22, 30
	v_alignbit_b32 v22, v22, v24, 30
	v_alignbit_b32 v23, v24, v23, 30
	v_sub_u32_e32 v24, vcc, 0, v27
	v_xor_b32_e32 v26, v26, v24
	v_xor_b32_e32 v22, v22, v24
	v_xor_b32_e32 v23, v23, v24
	v_ffbh_u32_e32 v24, v26
	v_min_u32_e32 v24, 32, v24
	v_add_u32_e32 v28, vcc, 1, v24
	v_sub_u32_e32 v29, vcc, 31, v24
	v_lshrrev_b32_e32 v25, 29, v18
	v_lshlrev_b32_e32 v26, v28, v26
	v_lshrrev_b32_e32 v30, v29, v22
	v_lshlrev_b32_e32 v22, v28, v22
	v_lshrrev_b32_e32 v23, v29, v23
	s_mov_b32 s8, 0xff800000
	v_lshlrev_b32_e32 v25, 31, v25
	v_or_b32_e32 v26, v26, v30
	v_or_b32_e32 v22, v22, v23
	v_mad_i32_i24 v23, v24, s8, 0.5
	v_or_b32_e32 v23, v23, v25
	v_lshrrev_b32_e32 v28, 9, v26
	v_or_b32_e32 v28, v23, v28
	v_alignbit_b32 v23, v26, v22, 9
	v_ffbh_u32_e32 v26, v23
	v_min_u32_e32 v26, 32, v26
	v_not_b32_e32 v29, v26
	v_add_u32_e32 v30, vcc, 1, v26
	v_sub_u32_e32 v26, vcc, 31, v26
	v_lshlrev_b32_e32 v23, v30, v23
	v_lshrrev_b32_e32 v22, v26, v22
	v_or_b32_e32 v22, v23, v22
	v_sub_u32_e32 v23, vcc, v29, v24
	v_lshlrev_b32_e32 v23, 23, v23
	v_add_u32_e32 v23, vcc, 0x33800000, v23
	v_or_b32_e32 v23, v23, v25
	v_lshrrev_b32_e32 v22, 9, v22
	s_mov_b32 s8, 0x3fc90fda
	v_or_b32_e32 v22, v23, v22
	v_mul_f32_e32 v23, s8, v28
	v_fma_f32 v23, v28, s8, -v23
	v_fma_f32 v23, v28, s9, v23
	v_fma_f32 v22, v22, s8, v23
	v_mad_f32 v23, s8, v28, v22
	v_mad_f32 v24, -v28, s8, v23
	v_lshrrev_b32_e32 v18, 30, v18
	v_sub_f32_e32 v24, v22, v24
	v_add_u32_e32 v22, vcc, v27, v18
.LBB0_22:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_24
	s_mov_b32 s8, 0x3f22f983
	v_mad_f32 v18, v17, s8, 0.5
	v_trunc_f32_e32 v18, v18
	s_mov_b32 s8, 0x3fc90fda
	v_mad_f32 v23, -v18, s8, v17
	v_mul_f32_e32 v22, s8, v18
	v_sub_f32_e32 v24, v17, v23
	v_fma_f32 v22, v18, s8, -v22
	v_mad_f32 v24, -v18, s8, v24
	v_sub_f32_e32 v22, v24, v22
	v_add_f32_e32 v22, v23, v22
	s_mov_b32 s8, 0x33a22168
	v_mad_f32 v24, -v18, s8, v22
	v_mul_f32_e32 v23, s8, v18
	v_sub_f32_e32 v22, v22, v24
	v_fma_f32 v23, v18, s8, -v23
	v_mad_f32 v22, -v18, s8, v22
	v_sub_f32_e32 v22, v22, v23
	s_mov_b32 s8, 0x27c234c4
	v_add_f32_e32 v22, v24, v22
	v_mul_f32_e32 v23, s8, v18
	v_fma_f32 v24, v18, s8, -v23
	v_mad_f32 v23, -v18, s8, v22
	v_sub_f32_e32 v25, v22, v23
	v_cvt_i32_f32_e32 v22, v18
	v_mad_f32 v18, -v18, s8, v25
	v_add_f32_e32 v23, v23, v18
	v_xor_b32_e32 v24, 0x80000000, v24
.LBB0_24:
	s_or_b64 exec, exec, s[4:5]
	v_mul_f32_e32 v18, v19, v19
	v_mov_b32_e32 v30, 0x310f74f6
	s_mov_b32 s17, 0xad47d74e
	s_brev_b32 s8, -2
	v_mad_f32 v31, s17, v18, v30
	v_and_b32_e32 v26, s8, v19
	s_mov_b32 s4, 0xff000000
	s_mov_b32 s9, 0xc1666666
	v_madak_f32 v31, v18, v31, 0xb492923a
	v_add_u32_e32 v27, vcc, s4, v26
	v_add_u32_e32 v28, vcc, s9, v26
	s_mov_b32 s12, 0xae6667
	v_madak_f32 v31, v18, v31, 0x37d00ae2
	v_cmp_gt_u32_e32 vcc, s12, v28
	s_mov_b32 s13, 0x3f480001
	v_madak_f32 v31, v18, v31, 0xbab60b60
	v_cndmask_b32_e32 v27, 0, v27, vcc
	v_mov_b32_e32 v28, 0x3e900000
	v_cmp_gt_u32_e32 vcc, s13, v26
	v_madak_f32 v31, v18, v31, 0x3d2aaaab
	v_cndmask_b32_e32 v26, v28, v27, vcc
	v_mul_f32_e32 v31, v18, v31
	v_mul_f32_e32 v36, v20, v19
	v_sub_f32_e32 v29, 1.0, v26
	v_mad_f32 v26, v18, 0.5, -v26
	v_mad_f32 v31, v18, v31, -v36
	v_sub_f32_e32 v26, v26, v31
	v_sub_f32_e32 v26, v29, v26
	v_mov_b32_e32 v29, 0xb2d72f34
	s_mov_b32 s18, 0x2f2ec9d3
	v_mad_f32 v31, s18, v18, v29
	v_madak_f32 v31, v18, v31, 0x3636df25
	v_madak_f32 v31, v18, v31, 0xb95009d4
	v_mul_f32_e32 v25, v19, v18
	v_madak_f32 v31, v18, v31, 0x3c088887
	v_mul_f32_e32 v31, v31, v25
	v_mad_f32 v31, v20, 0.5, -v31
	v_mad_f32 v18, v18, v31, -v20
	s_mov_b32 s19, 0x3e2aaaab
	v_lshlrev_b32_e32 v27, 30, v21
	v_and_b32_e32 v21, 1, v21
	v_mac_f32_e32 v18, s19, v25
	s_mov_b32 s5, 0x7f7fffff
	v_sub_f32_e32 v18, v19, v18
	v_cmp_eq_u32_e32 vcc, 0, v21
	v_cndmask_b32_e64 v18, -v18, v26, vcc
	v_cmp_lt_u32_e32 vcc, s5, v17
	v_mul_f32_e32 v17, v23, v23
	s_brev_b32 s16, 1
	v_mov_b32_e32 v36, 0x3636df25
	v_mac_f32_e32 v29, s18, v17
	v_and_b32_e32 v27, s16, v27
	v_mov_b32_e32 v37, 0xb95009d4
	v_mac_f32_e32 v36, v17, v29
	v_mov_b32_e32 v38, 0x3c088887
	v_xor_b32_e32 v18, v27, v18
	v_mov_b32_e32 v19, 0x7fc00000
	v_mac_f32_e32 v37, v17, v36
	v_mov_b32_e32 v32, 0xb492923a
	v_cndmask_b32_e32 v20, v18, v19, vcc
	v_mul_f32_e32 v18, v23, v17
	v_mac_f32_e32 v38, v17, v37
	v_mac_f32_e32 v30, s17, v17
	v_mov_b32_e32 v33, 0x37d00ae2
	v_mul_f32_e32 v21, v38, v18
	v_mac_f32_e32 v32, v17, v30
	v_and_b32_e32 v25, s8, v23
	v_mov_b32_e32 v34, 0xbab60b60
	v_mad_f32 v21, v24, 0.5, -v21
	v_mac_f32_e32 v33, v17, v32
	v_add_u32_e64 v26, s[4:5], s4, v25
	v_add_u32_e64 v27, s[4:5], s9, v25
	v_mov_b32_e32 v35, 0x3d2aaaab
	v_mad_f32 v21, v17, v21, -v24
	v_mac_f32_e32 v34, v17, v33
	v_cmp_gt_u32_e64 s[4:5], s12, v27
	v_mac_f32_e32 v21, s19, v18
	v_mac_f32_e32 v35, v17, v34
	v_cndmask_b32_e64 v26, 0, v26, s[4:5]
	v_cmp_gt_u32_e64 s[4:5], s13, v25
	v_sub_f32_e32 v18, v23, v21
	v_mul_f32_e32 v21, v17, v35
	v_cndmask_b32_e64 v25, v28, v26, s[4:5]
	v_mul_f32_e32 v23, v24, v23
	v_mad_f32 v26, v17, 0.5, -v25
	v_mad_f32 v17, v17, v21, -v23
	v_sub_f32_e32 v25, 1.0, v25
	v_sub_f32_e32 v17, v26, v17
	v_and_b32_e32 v21, 1, v22
	v_sub_f32_e32 v17, v25, v17
	v_cmp_eq_u32_e64 s[4:5], 0, v21
	v_cndmask_b32_e64 v17, v17, v18, s[4:5]
	v_lshlrev_b32_e32 v18, 30, v22
	v_xor_b32_e32 v18, v18, v5
	v_and_b32_e32 v18, s16, v18
	v_xor_b32_e32 v17, v18, v17
	v_cndmask_b32_e32 v17, v17, v19, vcc
	v_cmp_eq_f32_e32 vcc, 0, v5
	v_cndmask_b32_e32 v17, v17, v5, vcc
	s_mov_b32 s4, 0x447a0000
	flat_store_dword v[12:13], v20
	v_mul_f32_e32 v12, s4, v17
	v_rndne_f32_e32 v12, v12
	v_cvt_f64_f32_e32 v[17:18], v12
	v_mul_f32_e32 v12, s4, v20
	v_rndne_f32_e32 v12, v12
	v_cvt_f64_f32_e32 v[19:20], v12
	v_add_u32_e32 v12, vcc, 64, v6
	v_addc_u32_e32 v13, vcc, 0, v7, vcc
	v_madak_f32 v5, 4.0, v5, 0x3e000000
	flat_store_dwordx4 v[12:13], v[17:20]
	s_mov_b32 s4, 0x7f800000
	v_and_b32_e32 v17, s8, v5
	v_cmp_gt_u32_e32 vcc, s4, v17
	v_mov_b32_e32 v19, 1
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_54
	s_mov_b32 s4, 0x1c800000
	v_cmp_ngt_f32_e32 vcc, s4, v17
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[16:17], exec, s[4:5]
	s_cbranch_execz .LBB0_51
	v_cmp_neq_f32_e32 vcc, 1.0, v17
	v_cmp_neq_f32_e64 s[4:5], 2.0, v17
	s_and_b64 s[4:5], vcc, s[4:5]
	v_mov_b32_e32 v18, 0
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB0_48
	v_cmp_ngt_f32_e32 vcc, 2.0, v17
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_37
	s_mov_b32 s18, 0x41000000
	v_cmp_ngt_f32_e32 vcc, s18, v17
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execz .LBB0_34
	s_mov_b32 s20, 0x5c800000
	v_cmp_ngt_f32_e32 vcc, s20, v17
	s_and_saveexec_b64 s[20:21], vcc
	s_xor_b64 s[20:21], exec, s[20:21]
	s_cbranch_execz .LBB0_31
	v_or_b32_e32 v19, 1.0, v17
	v_lshrrev_b32_e32 v18, 23, v17
	s_movk_i32 s24, 0xff81
	v_add_f32_e32 v19, -1.0, v19
	v_add_u32_e32 v18, vcc, s24, v18
	v_lshrrev_b32_e32 v20, 23, v19
	s_movk_i32 s24, 0xff03
	v_add_u32_e32 v20, vcc, s24, v20
	s_mov_b32 s24, 0x800000
	v_cmp_gt_u32_e32 vcc, s24, v17
	v_cndmask_b32_e32 v21, v17, v19, vcc
	v_lshlrev_b32_e32 v19, 1, v21
	v_cndmask_b32_e32 v20, v18, v20, vcc
	v_and_b32_e32 v18, 0x7f0000, v21
	v_and_b32_e32 v19, 0x10000, v19
	v_add_u32_e32 v22, vcc, v19, v18
	v_lshrrev_b32_e32 v18, 14, v22
	s_getpc_b64 s[24:25]
	s_add_u32 s24, s24, LOG_INV_TBL@rel32@lo+4
	s_addc_u32 s25, s25, LOG_INV_TBL@rel32@hi+12
	v_mov_b32_e32 v19, s25
	v_add_u32_e32 v18, vcc, s24, v18
	v_addc_u32_e32 v19, vcc, 0, v19, vcc
	flat_load_dword v23, v[18:19]
	v_lshrrev_b32_e32 v18, 13, v22
	s_getpc_b64 s[24:25]
	s_add_u32 s24, s24, LOG2_TBL@rel32@lo+4
	s_addc_u32 s25, s25, LOG2_TBL@rel32@hi+12
	v_mov_b32_e32 v19, s25
	v_add_u32_e32 v18, vcc, s24, v18
	v_addc_u32_e32 v19, vcc, 0, v19, vcc
	flat_load_dwordx2 v[18:19], v[18:19]
	v_add_f32_e32 v24, -1.0, v17
	s_mov_b32 s25, 0x6f800000
	v_add_f32_e32 v28, 2.0, v24
	v_mov_b32_e32 v25, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v28|, s25
	v_cndmask_b32_e32 v25, 1.0, v25, vcc
	v_mul_f32_e32 v28, v28, v25
	v_rcp_f32_e32 v28, v28
	v_and_b32_e32 v21, 0x7fffff, v21
	v_or_b32_e32 v21, 0.5, v21
	v_or_b32_e32 v22, 0.5, v22
	v_mul_f32_e32 v28, v24, v28
	v_mul_f32_e32 v31, v25, v28
	v_sub_f32_e32 v21, v22, v21
	v_mad_f32 v22, v25, v28, v31
	v_mov_b32_e32 v26, 0x3daaaaab
	v_mul_f32_e32 v28, v22, v22
	v_mac_f32_e32 v26, 0x3c4ccccd, v28
	v_and_b32_e32 v29, 0xffff0000, v24
	v_mul_f32_e32 v25, v24, v31
	v_mul_f32_e32 v26, v28, v26
	v_sub_f32_e32 v30, v24, v29
	v_cvt_f32_i32_e32 v20, v20
	v_mad_f32 v22, v22, v26, -v25
	s_mov_b32 s26, 0x3baa3b29
	v_add_f32_e32 v22, v30, v22
	v_mul_f32_e32 v25, s26, v22
	s_mov_b32 s27, 0x3fb80000
	s_mov_b32 s28, 0x3eaaaaab
	v_mac_f32_e32 v25, s26, v29
	v_mac_f32_e32 v25, s27, v22
	s_mov_b32 s24, 0x3d800000
	v_mac_f32_e32 v25, s27, v29
	v_cmp_lt_f32_e64 vcc, |v24|, s24
	s_mov_b32 s29, 0x3f317218
	v_mov_b32_e32 v27, 0xff800000
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v21, v21, v23
	v_mul_f32_e32 v22, v21, v21
	v_add_f32_e32 v18, v18, v20
	v_mad_f32 v20, v21, s28, 0.5
	v_mac_f32_e32 v21, v20, v22
	v_mac_f32_e32 v19, 0xbfb8aa3b, v21
	v_add_f32_e32 v18, v18, v19
	v_cndmask_b32_e32 v18, v18, v25, vcc
	v_mad_f32 v18, v18, s29, -1.0
	v_cmp_ne_u32_e32 vcc, 0, v17
	v_cndmask_b32_e32 v18, v27, v18, vcc
	v_mul_f32_e32 v18, v18, v17
.LBB0_31:
	s_or_saveexec_b64 s[20:21], s[20:21]
	s_xor_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB0_33
	v_or_b32_e32 v19, 1.0, v17
	v_lshrrev_b32_e32 v18, 23, v17
	s_movk_i32 s24, 0xff81
	v_add_f32_e32 v19, -1.0, v19
	v_add_u32_e32 v18, vcc, s24, v18
	v_lshrrev_b32_e32 v20, 23, v19
	s_movk_i32 s24, 0xff03
	v_add_u32_e32 v20, vcc, s24, v20
	s_mov_b32 s24, 0x800000
	v_cmp_gt_u32_e32 vcc, s24, v17
	v_cndmask_b32_e32 v22, v17, v19, vcc
	v_lshlrev_b32_e32 v19, 1, v22
	v_cndmask_b32_e32 v21, v18, v20, vcc
	v_and_b32_e32 v18, 0x7f0000, v22
	v_and_b32_e32 v19, 0x10000, v19
	v_add_u32_e32 v23, vcc, v19, v18
	v_lshrrev_b32_e32 v18, 14, v23
	s_getpc_b64 s[24:25]
	s_add_u32 s24, s24, LOG_INV_TBL@rel32@lo+4
	s_addc_u32 s25, s25, LOG_INV_TBL@rel32@hi+12
	v_mov_b32_e32 v19, s25
	v_add_u32_e32 v18, vcc, s24, v18
	v_addc_u32_e32 v19, vcc, 0, v19, vcc
	flat_load_dword v24, v[18:19]
	v_lshrrev_b32_e32 v18, 13, v23
	s_getpc_b64 s[24:25]
	s_add_u32 s24, s24, LOG2_TBL@rel32@lo+4
	s_addc_u32 s25, s25, LOG2_TBL@rel32@hi+12
	v_mov_b32_e32 v19, s25
	v_add_u32_e32 v18, vcc, s24, v18
	v_addc_u32_e32 v19, vcc, 0, v19, vcc
	flat_load_dwordx2 v[19:20], v[18:19]
	v_add_f32_e32 v28, -1.0, v17
	v_rcp_f32_e32 v18, v17
	s_mov_b32 s25, 0x6f800000
	v_add_f32_e32 v31, 2.0, v28
	v_mov_b32_e32 v29, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v31|, s25
	v_cndmask_b32_e32 v29, 1.0, v29, vcc
	v_mul_f32_e32 v31, v31, v29
	v_mov_b32_e32 v25, 0x3a5b3dd2
	v_mul_f32_e32 v34, v18, v18
	v_rcp_f32_e32 v31, v31
	v_mac_f32_e32 v25, 0xbad5c4e8, v34
	v_madak_f32 v25, v34, v25, 0xba1c065c
	v_madak_f32 v25, v34, v25, 0x3a500cfd
	v_and_b32_e32 v22, 0x7fffff, v22
	v_madak_f32 v25, v34, v25, 0xbb360b61
	v_mul_f32_e32 v31, v28, v31
	v_or_b32_e32 v22, 0.5, v22
	v_or_b32_e32 v23, 0.5, v23
	v_madak_f32 v25, v34, v25, 0x3daaaaab
	v_mul_f32_e32 v34, v29, v31
	v_sub_f32_e32 v22, v23, v22
	v_mad_f32 v23, v29, v31, v34
	v_mov_b32_e32 v26, 0x3daaaaab
	v_mul_f32_e32 v29, v23, v23
	v_mac_f32_e32 v26, 0x3c4ccccd, v29
	v_and_b32_e32 v32, 0xffff0000, v28
	v_madak_f32 v18, v18, v25, 0x3ed67f1d
	v_mul_f32_e32 v25, v28, v34
	v_mul_f32_e32 v26, v29, v26
	v_sub_f32_e32 v33, v28, v32
	v_cvt_f32_i32_e32 v21, v21
	v_mad_f32 v23, v23, v26, -v25
	s_mov_b32 s26, 0x3baa3b29
	v_add_f32_e32 v23, v33, v23
	v_mul_f32_e32 v25, s26, v23
	s_mov_b32 s27, 0x3fb80000
	s_mov_b32 s28, 0x3eaaaaab
	v_mac_f32_e32 v25, s26, v32
	v_mac_f32_e32 v25, s27, v23
	s_mov_b32 s24, 0x3d800000
	v_mac_f32_e32 v25, s27, v32
	v_cmp_lt_f32_e64 vcc, |v28|, s24
	s_mov_b32 s29, 0x3f317218
	v_mov_b32_e32 v30, 0xff800000
	v_add_f32_e32 v27, -0.5, v17
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v22, v22, v24
	v_mul_f32_e32 v23, v22, v22
	v_add_f32_e32 v19, v19, v21
	v_mad_f32 v21, v22, s28, 0.5
	v_mac_f32_e32 v22, v21, v23
	v_mac_f32_e32 v20, 0xbfb8aa3b, v22
	v_add_f32_e32 v19, v19, v20
	v_cndmask_b32_e32 v19, v19, v25, vcc
	v_mad_f32 v19, v19, s29, -1.0
	v_cmp_ne_u32_e32 vcc, 0, v17
	v_cndmask_b32_e32 v19, v30, v19, vcc
	v_mac_f32_e32 v18, v27, v19
.LBB0_33:
	s_or_b64 exec, exec, s[20:21]
.LBB0_34:
	s_or_saveexec_b64 s[18:19], s[18:19]
	s_xor_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_36
	v_cvt_i32_f32_e32 v18, v17
	s_movk_i32 s20, 0xff81
	v_mov_b32_e32 v29, 0x3a4beed6
	v_mov_b32_e32 v28, 0x3af135b4
	v_cvt_f32_i32_e32 v19, v18
	v_cmp_lt_i32_e32 vcc, 6, v18
	v_mov_b32_e32 v30, 0x2f800000
	v_sub_f32_e32 v20, v17, v19
	v_add_f32_e32 v19, 0x40c00000, v20
	v_add_f32_e32 v21, 0x40a00000, v20
	v_cndmask_b32_e32 v19, 1.0, v19, vcc
	v_cmp_lt_i32_e32 vcc, 5, v18
	v_add_f32_e32 v22, 4.0, v20
	v_cndmask_b32_e32 v21, 1.0, v21, vcc
	v_cmp_lt_i32_e32 vcc, 4, v18
	v_add_f32_e32 v23, 0x40400000, v20
	v_mul_f32_e32 v19, v19, v21
	v_cndmask_b32_e32 v21, 1.0, v22, vcc
	v_cmp_lt_i32_e32 vcc, 3, v18
	v_add_f32_e32 v24, 2.0, v20
	v_mul_f32_e32 v19, v21, v19
	v_cndmask_b32_e32 v21, 1.0, v23, vcc
	v_cmp_lt_i32_e32 vcc, 2, v18
	v_mul_f32_e32 v21, v21, v19
	v_cndmask_b32_e32 v22, 1.0, v24, vcc
	v_mul_f32_e32 v23, v22, v21
	v_or_b32_e32 v19, 1.0, v23
	v_lshrrev_b32_e32 v18, 23, v23
	v_add_f32_e32 v19, -1.0, v19
	v_add_u32_e32 v18, vcc, s20, v18
	v_lshrrev_b32_e32 v24, 23, v19
	s_movk_i32 s20, 0xff03
	v_add_u32_e32 v24, vcc, s20, v24
	s_mov_b32 s20, 0x800000
	v_cmp_gt_u32_e32 vcc, s20, v23
	v_cndmask_b32_e32 v25, v23, v19, vcc
	v_lshlrev_b32_e32 v19, 1, v25
	v_cndmask_b32_e32 v24, v18, v24, vcc
	v_and_b32_e32 v18, 0x7f0000, v25
	v_and_b32_e32 v19, 0x10000, v19
	v_add_u32_e32 v26, vcc, v19, v18
	v_lshrrev_b32_e32 v18, 14, v26
	s_getpc_b64 s[20:21]
	s_add_u32 s20, s20, LOG_INV_TBL@rel32@lo+4
	s_addc_u32 s21, s21, LOG_INV_TBL@rel32@hi+12
	v_mov_b32_e32 v19, s21
	v_add_u32_e32 v18, vcc, s20, v18
	v_addc_u32_e32 v19, vcc, 0, v19, vcc
	flat_load_dword v27, v[18:19]
	v_lshrrev_b32_e32 v18, 13, v26
	s_getpc_b64 s[20:21]
	s_add_u32 s20, s20, LOG2_TBL@rel32@lo+4
	s_addc_u32 s21, s21, LOG2_TBL@rel32@hi+12
	v_mov_b32_e32 v19, s21
	v_add_u32_e32 v18, vcc, s20, v18
	v_addc_u32_e32 v19, vcc, 0, v19, vcc
	flat_load_dwordx2 v[18:19], v[18:19]
	v_mac_f32_e32 v29, 0x36f5d7bd, v20
	v_madak_f32 v29, v20, v29, 0x3c98bf54
	v_madak_f32 v29, v20, v29, 0x3e300f6e
	v_madak_f32 v29, v20, v29, 0x3f38d0c5
	v_madak_f32 v29, v20, v29, 0x3fb22d3b
	v_mad_f32 v29, v20, v29, 1.0
	s_mov_b32 s20, 0x6f800000
	v_mac_f32_e32 v28, 0x3805ff67, v20
	v_cmp_gt_f32_e64 vcc, |v29|, s20
	v_madak_f32 v28, v20, v28, 0x3cda40e4
	v_cndmask_b32_e32 v31, 1.0, v30, vcc
	v_madak_f32 v28, v20, v28, 0x3e15dce6
	v_mul_f32_e32 v29, v29, v31
	v_madak_f32 v28, v20, v28, 0x3ea6cc7a
	v_rcp_f32_e32 v29, v29
	v_madak_f32 v28, v20, v28, 0x3e5c245a
	v_mad_f32 v21, v22, v21, -1.0
	v_madak_f32 v28, v20, v28, 0xbd9e233f
	v_add_f32_e32 v22, 2.0, v21
	v_mul_f32_e32 v28, v20, v28
	v_cmp_gt_f32_e64 vcc, |v22|, s20
	v_mul_f32_e32 v28, v28, v29
	v_cndmask_b32_e32 v29, 1.0, v30, vcc
	v_mul_f32_e32 v22, v22, v29
	v_rcp_f32_e32 v22, v22
	v_mul_f32_e32 v28, v31, v28
	v_mov_b32_e32 v31, 0x3daaaaab
	s_mov_b32 s21, 0x3baa3b29
	v_mul_f32_e32 v22, v21, v22
	v_mul_f32_e32 v30, v29, v22
	v_mad_f32 v22, v29, v22, v30
	v_mul_f32_e32 v29, v22, v22
	v_mac_f32_e32 v31, 0x3c4ccccd, v29
	v_mul_f32_e32 v29, v29, v31
	v_mul_f32_e32 v30, v21, v30
	v_mad_f32 v22, v22, v29, -v30
	v_and_b32_e32 v29, 0xffff0000, v21
	v_sub_f32_e32 v30, v21, v29
	v_add_f32_e32 v22, v30, v22
	v_mul_f32_e32 v30, s21, v22
	v_mac_f32_e32 v30, s21, v29
	s_mov_b32 s21, 0x3fb80000
	v_and_b32_e32 v25, 0x7fffff, v25
	v_mac_f32_e32 v30, s21, v22
	v_cvt_f32_i32_e32 v22, v24
	v_or_b32_e32 v24, 0.5, v26
	v_or_b32_e32 v25, 0.5, v25
	v_sub_f32_e32 v24, v24, v25
	v_mac_f32_e32 v30, s21, v29
	s_mov_b32 s21, 0x3eaaaaab
	s_mov_b32 s20, 0x3d800000
	v_mac_f32_e32 v28, 0.5, v20
	v_and_b32_e32 v20, 0x7fffffff, v23
	v_cmp_lt_f32_e64 vcc, |v21|, s20
	s_mov_b32 s20, 0x7f7fffff
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, v24, v27
	v_mad_f32 v25, v24, s21, 0.5
	v_mul_f32_e32 v26, v24, v24
	v_mac_f32_e32 v24, v25, v26
	v_add_f32_e32 v18, v18, v22
	v_mac_f32_e32 v19, 0xbfb8aa3b, v24
	v_add_f32_e32 v18, v18, v19
	v_cndmask_b32_e32 v18, v18, v30, vcc
	v_cmp_lt_u32_e32 vcc, s20, v20
	v_cndmask_b32_e32 v18, v18, v23, vcc
	v_mul_f32_e32 v18, 0x3f317218, v18
	v_mov_b32_e32 v19, 0x7fc00000
	v_cmp_lt_i32_e32 vcc, -1, v23
	v_cndmask_b32_e32 v18, v19, v18, vcc
	v_mov_b32_e32 v19, 0xff800000
	v_cmp_ne_u32_e32 vcc, 0, v20
	v_cndmask_b32_e32 v18, v19, v18, vcc
	v_add_f32_e32 v18, v28, v18
.LBB0_36:
	s_or_b64 exec, exec, s[18:19]
.LBB0_37:
	s_or_saveexec_b64 s[18:19], s[4:5]
	s_xor_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_47
	v_or_b32_e32 v19, 1.0, v17
	v_lshrrev_b32_e32 v18, 23, v17
	s_movk_i32 s4, 0xff81
	v_add_f32_e32 v19, -1.0, v19
	v_add_u32_e32 v18, vcc, s4, v18
	v_lshrrev_b32_e32 v20, 23, v19
	s_movk_i32 s4, 0xff03
	v_add_u32_e32 v20, vcc, s4, v20
	s_mov_b32 s4, 0x800000
	v_cmp_gt_u32_e32 vcc, s4, v17
	v_cndmask_b32_e32 v21, v17, v19, vcc
	v_lshlrev_b32_e32 v19, 1, v21
	v_cndmask_b32_e32 v20, v18, v20, vcc
	v_and_b32_e32 v18, 0x7f0000, v21
	v_and_b32_e32 v19, 0x10000, v19
	v_add_u32_e32 v22, vcc, v19, v18
	v_lshrrev_b32_e32 v18, 14, v22
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, LOG_INV_TBL@rel32@lo+4
	s_addc_u32 s5, s5, LOG_INV_TBL@rel32@hi+12
	v_mov_b32_e32 v19, s5
	v_add_u32_e32 v18, vcc, s4, v18
	v_addc_u32_e32 v19, vcc, 0, v19, vcc
	flat_load_dword v23, v[18:19]
	v_lshrrev_b32_e32 v18, 13, v22
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, LOG2_TBL@rel32@lo+4
	s_addc_u32 s5, s5, LOG2_TBL@rel32@hi+12
	v_mov_b32_e32 v19, s5
	v_add_u32_e32 v18, vcc, s4, v18
	v_addc_u32_e32 v19, vcc, 0, v19, vcc
	flat_load_dwordx2 v[18:19], v[18:19]
	s_mov_b32 s4, 0x3fdda618
	v_sub_f32_e32 v24, 2.0, v17
	v_add_f32_e32 v25, 0xbfbb16c3, v17
	v_add_f32_e32 v26, -1.0, v17
	v_cmp_gt_f32_e32 vcc, s4, v17
	s_mov_b32 s5, 0x3f9da620
	s_mov_b32 s21, 0x6f800000
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_add_f32_e32 v25, 2.0, v26
	v_mov_b32_e32 v27, 0x2f800000
	v_cndmask_b32_e64 v33, 0, 1, vcc
	v_cmp_gt_f32_e32 vcc, s5, v17
	v_cmp_gt_f32_e64 s[4:5], |v25|, s21
	v_cndmask_b32_e64 v27, 1.0, v27, s[4:5]
	v_mul_f32_e32 v25, v25, v27
	v_rcp_f32_e32 v25, v25
	v_and_b32_e32 v21, 0x7fffff, v21
	v_or_b32_e32 v21, 0.5, v21
	v_or_b32_e32 v22, 0.5, v22
	v_mul_f32_e32 v25, v26, v25
	v_mul_f32_e32 v35, v27, v25
	v_sub_f32_e32 v21, v22, v21
	v_mad_f32 v22, v27, v25, v35
	v_mov_b32_e32 v28, 0x3daaaaab
	v_mul_f32_e32 v27, v22, v22
	v_mac_f32_e32 v28, 0x3c4ccccd, v27
	v_and_b32_e32 v31, 0xffff0000, v26
	v_mul_f32_e32 v25, v26, v35
	v_mul_f32_e32 v27, v27, v28
	v_sub_f32_e32 v34, v26, v31
	v_cvt_f32_i32_e32 v20, v20
	v_mad_f32 v22, v22, v27, -v25
	s_mov_b32 s24, 0x3baa3b29
	v_add_f32_e32 v22, v34, v22
	v_mul_f32_e32 v25, s24, v22
	s_mov_b32 s25, 0x3fb80000
	s_mov_b32 s26, 0x3eaaaaab
	v_mac_f32_e32 v25, s24, v31
	v_mac_f32_e32 v25, s25, v22
	s_mov_b32 s20, 0x3d800000
	v_cndmask_b32_e32 v24, v24, v26, vcc
	v_cndmask_b32_e64 v33, v33, 2, vcc
	v_mac_f32_e32 v25, s25, v31
	v_cmp_lt_f32_e64 vcc, |v26|, s20
	v_mov_b32_e32 v29, 0xff800000
	s_mov_b32 s27, 0x3f666666
	s_brev_b32 s28, 1
	v_mov_b32_e32 v32, s28
	v_sub_f32_e32 v30, 1.0, v17
	s_mov_b32 s4, 0x3f3b4a20
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v21, v21, v23
	v_mul_f32_e32 v22, v21, v21
	v_add_f32_e32 v18, v18, v20
	v_mad_f32 v20, v21, s26, 0.5
	v_mac_f32_e32 v21, v20, v22
	v_mac_f32_e32 v19, 0xbfb8aa3b, v21
	v_add_f32_e32 v18, v18, v19
	v_cndmask_b32_e32 v18, v18, v25, vcc
	v_mul_f32_e32 v18, 0x3f317218, v18
	v_cmp_ne_u32_e32 vcc, 0, v17
	v_cndmask_b32_e32 v18, v29, v18, vcc
	v_cmp_ge_f32_e32 vcc, s27, v17
	v_cndmask_b32_e32 v18, v32, v18, vcc
	v_cndmask_b32_e32 v20, v24, v30, vcc
	v_cndmask_b32_e64 v21, v33, 0, vcc
	v_xor_b32_e32 v19, s28, v18
	v_add_f32_e32 v18, 0xbeec5b0c, v17
	v_cmp_gt_f32_e32 vcc, s4, v17
	s_mov_b32 s4, 0x3e6d3308
	v_cndmask_b32_e32 v18, v20, v18, vcc
	v_cndmask_b32_e64 v21, v21, 1, vcc
	v_cmp_gt_f32_e32 vcc, s4, v17
	v_cndmask_b32_e64 v21, v21, 2, vcc
	v_cndmask_b32_e32 v20, v18, v17, vcc
	v_cmp_lt_i32_e32 vcc, 1, v21
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_40
	v_mov_b32_e32 v21, 0x3dd572af
	v_mac_f32_e32 v21, 0x3b52d5db, v20
	v_madak_f32 v21, v20, v21, 0x3f44efdf
	v_madak_f32 v21, v20, v21, 0x4008392d
	v_madak_f32 v21, v20, v21, 0x401d2ebe
	v_mad_f32 v21, v20, v21, 1.0
	s_mov_b32 s20, 0x6f800000
	v_mov_b32_e32 v18, 0x3e6a7578
	v_mov_b32_e32 v22, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v21|, s20
	v_mac_f32_e32 v18, 0x3c5b3c5e, v20
	v_cndmask_b32_e32 v22, 1.0, v22, vcc
	v_madak_f32 v18, v20, v18, 0x3f7a4bb2
	v_mul_f32_e32 v21, v21, v22
	v_madak_f32 v18, v20, v18, 0x3fba3ae7
	v_rcp_f32_e32 v21, v21
	v_madak_f32 v18, v20, v18, 0x3f2200f4
	v_madak_f32 v18, v20, v18, 0xbd9e233f
	v_mul_f32_e32 v18, v20, v18
	v_mul_f32_e32 v18, v18, v21
	v_mul_f32_e32 v18, v22, v18
	v_mac_f32_e32 v18, -0.5, v20
	v_add_f32_e32 v18, v18, v19
.LBB0_40:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_46
	v_cmp_ne_u32_e32 vcc, 1, v21
	s_and_saveexec_b64 s[20:21], vcc
	s_xor_b64 s[20:21], exec, s[20:21]
	s_cbranch_execz .LBB0_43
	v_mul_f32_e32 v18, v20, v20
	v_mov_b32_e32 v22, 0x38e28445
	v_mov_b32_e32 v21, 0x39679767
	v_mac_f32_e32 v22, 0x383c2c75, v18
	v_mac_f32_e32 v21, 0x37d383a2, v18
	v_madak_f32 v22, v18, v22, 0x3a05b634
	v_madak_f32 v21, v18, v21, 0x3a9c54a1
	v_madak_f32 v22, v18, v22, 0x3b3d6ec6
	v_madak_f32 v21, v18, v21, 0x3bf2027e
	v_madak_f32 v22, v18, v22, 0x3ca89915
	v_madak_f32 v21, v18, v21, 0x3d89f001
	v_madak_f32 v22, v18, v22, 0x3ea51a66
	v_madak_f32 v21, v18, v21, 0x3d9e233f
	v_mul_f32_e32 v18, v18, v22
	v_mac_f32_e32 v18, v20, v21
	v_mac_f32_e32 v18, -0.5, v20
	v_add_f32_e32 v18, v18, v19
.LBB0_43:
	s_or_saveexec_b64 s[20:21], s[20:21]
	s_xor_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB0_45
	v_mul_f32_e32 v18, v20, v20
	v_mul_f32_e32 v21, v20, v18
	v_mov_b32_e32 v23, 0x3a66f867
	v_mov_b32_e32 v24, 0xba0d3085
	v_mac_f32_e32 v23, 0xb9a3f927, v21
	v_mac_f32_e32 v24, 0x39afe9f7, v21
	v_mov_b32_e32 v22, 0xbab7f476
	v_madak_f32 v23, v21, v23, 0xbb7177fe
	v_madak_f32 v24, v21, v24, 0x3b141699
	v_mac_f32_e32 v22, 0x39a57b6b, v21
	v_madak_f32 v23, v21, v23, 0x3c93373d
	v_madak_f32 v24, v21, v24, 0xbc28fcfe
	v_madak_f32 v22, v21, v22, 0x3bc7e707
	v_madak_f32 v23, v21, v23, 0xbe17213c
	v_madak_f32 v24, v21, v24, 0x3d845a15
	v_madak_f32 v22, v21, v22, 0xbd064d47
	v_mac_f32_e32 v23, v20, v24
	s_mov_b32 s24, 0x31e61c52
	v_madak_f32 v22, v21, v22, 0x3ef7b95e
	v_mad_f32 v20, -v21, v23, s24
	v_mad_f32 v18, v18, v22, -v20
	v_add_f32_e32 v18, 0xbdf8cdcd, v18
	v_add_f32_e32 v18, v18, v19
.LBB0_45:
	s_or_b64 exec, exec, s[20:21]
.LBB0_46:
	s_or_b64 exec, exec, s[4:5]
.LBB0_47:
	s_or_b64 exec, exec, s[18:19]
.LBB0_48:
	s_or_b64 exec, exec, s[8:9]
	v_cmp_gt_f32_e32 vcc, 0, v5
	v_mov_b32_e32 v19, 1
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_50
	v_cvt_i32_f32_e32 v19, v17
	s_mov_b32 s4, 0x3f400000
	s_mov_b32 s8, 0x3e800000
	v_mov_b32_e32 v24, 0xb95009d4
	v_cvt_f32_i32_e32 v21, v19
	v_and_b32_e32 v20, 0x80000000, v5
	v_lshlrev_b32_e32 v19, 31, v19
	v_xor_b32_e32 v19, v19, v20
	v_sub_f32_e32 v21, v17, v21
	v_sub_f32_e32 v22, 1.0, v21
	v_add_f32_e32 v23, -0.5, v21
	v_cmp_ge_f32_e32 vcc, s4, v21
	v_cndmask_b32_e32 v22, v22, v23, vcc
	v_sub_f32_e32 v23, 0.5, v21
	v_cmp_gt_f32_e64 s[4:5], 0.5, v21
	v_cndmask_b32_e64 v22, v22, v23, s[4:5]
	v_cmp_nge_f32_e64 s[4:5], s8, v21
	v_cmp_ge_f32_e64 s[8:9], s8, v21
	v_cndmask_b32_e64 v21, v22, v21, s[8:9]
	s_mov_b32 s8, 0x40490fdb
	v_mul_f32_e32 v21, s8, v21
	v_mul_f32_e32 v22, v21, v21
	v_mac_f32_e32 v24, 0x3636df25, v22
	v_madak_f32 v24, v22, v24, 0x3c088887
	v_mul_f32_e32 v23, v21, v22
	v_madak_f32 v24, v22, v24, 0xbe2aaaab
	v_mac_f32_e32 v21, v23, v24
	v_mov_b32_e32 v24, 0x37d00ae3
	v_mac_f32_e32 v24, 0xb492923a, v22
	v_madak_f32 v24, v22, v24, 0xbab60b60
	v_mul_f32_e32 v23, v22, v22
	v_madak_f32 v24, v22, v24, 0x3d2aaaab
	v_mad_f32 v22, v22, -0.5, 1.0
	v_mac_f32_e32 v22, v23, v24
	s_and_b64 vcc, vcc, s[4:5]
	v_cndmask_b32_e32 v21, v21, v22, vcc
	s_mov_b32 s4, 0x4b000000
	v_xor_b32_e32 v19, v19, v21
	v_cmp_gt_u32_e32 vcc, s4, v17
	v_cndmask_b32_e32 v17, v20, v19, vcc
	v_mul_f32_e32 v5, v5, v17
	s_mov_b32 s9, 0x6f800000
	v_mov_b32_e32 v21, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v5|, s9
	v_cndmask_b32_e32 v22, 1.0, v21, vcc
	v_mul_f32_e64 v5, |v5|, v22
	v_rcp_f32_e32 v5, v5
	s_movk_i32 s4, 0xff81
	v_mov_b32_e32 v28, 0x3daaaaab
	s_mov_b32 s20, 0x3fb80000
	v_mul_f32_e32 v5, s8, v5
	v_mul_f32_e32 v23, v22, v5
	v_or_b32_e32 v20, 1.0, v23
	v_lshrrev_b32_e32 v19, 23, v23
	v_add_f32_e32 v20, -1.0, v20
	v_add_u32_e32 v19, vcc, s4, v19
	v_lshrrev_b32_e32 v24, 23, v20
	s_movk_i32 s4, 0xff03
	v_add_u32_e32 v24, vcc, s4, v24
	s_mov_b32 s4, 0x800000
	v_cmp_gt_u32_e32 vcc, s4, v23
	v_cndmask_b32_e32 v25, v23, v20, vcc
	v_lshlrev_b32_e32 v20, 1, v25
	v_cndmask_b32_e32 v24, v19, v24, vcc
	v_and_b32_e32 v19, 0x7f0000, v25
	v_and_b32_e32 v20, 0x10000, v20
	v_add_u32_e32 v26, vcc, v20, v19
	v_lshrrev_b32_e32 v19, 14, v26
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, LOG_INV_TBL@rel32@lo+4
	s_addc_u32 s5, s5, LOG_INV_TBL@rel32@hi+12
	v_mov_b32_e32 v20, s5
	v_add_u32_e32 v19, vcc, s4, v19
	v_addc_u32_e32 v20, vcc, 0, v20, vcc
	flat_load_dword v27, v[19:20]
	v_lshrrev_b32_e32 v19, 13, v26
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, LOG2_TBL@rel32@lo+4
	s_addc_u32 s5, s5, LOG2_TBL@rel32@hi+12
	v_mov_b32_e32 v20, s5
	v_add_u32_e32 v19, vcc, s4, v19
	v_addc_u32_e32 v20, vcc, 0, v20, vcc
	flat_load_dwordx2 v[19:20], v[19:20]
	v_mad_f32 v5, v22, v5, -1.0
	v_add_f32_e32 v29, 2.0, v5
	v_cmp_gt_f32_e64 vcc, |v29|, s9
	v_cndmask_b32_e32 v21, 1.0, v21, vcc
	v_mul_f32_e32 v29, v29, v21
	v_rcp_f32_e32 v29, v29
	v_and_b32_e32 v25, 0x7fffff, v25
	v_or_b32_e32 v25, 0.5, v25
	v_or_b32_e32 v26, 0.5, v26
	v_mul_f32_e32 v29, v5, v29
	v_mul_f32_e32 v32, v21, v29
	v_mad_f32 v21, v21, v29, v32
	v_sub_f32_e32 v25, v26, v25
	v_mul_f32_e32 v26, v21, v21
	v_mac_f32_e32 v28, 0x3c4ccccd, v26
	v_and_b32_e32 v30, 0xffff0000, v5
	v_mul_f32_e32 v29, v5, v32
	v_mul_f32_e32 v26, v26, v28
	v_sub_f32_e32 v31, v5, v30
	v_mad_f32 v21, v21, v26, -v29
	s_mov_b32 s8, 0x3baa3b29
	v_cvt_f32_i32_e32 v24, v24
	v_add_f32_e32 v21, v31, v21
	v_mul_f32_e32 v26, s8, v21
	v_mac_f32_e32 v26, s8, v30
	s_mov_b32 s21, 0x3eaaaaab
	v_mac_f32_e32 v26, s20, v21
	s_mov_b32 s5, 0x3d800000
	s_mov_b32 s4, 0x7f7fffff
	v_and_b32_e32 v22, 0x7fffffff, v23
	v_mac_f32_e32 v26, s20, v30
	v_cmp_lt_f32_e64 vcc, |v5|, s5
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v21, v25, v27
	v_mul_f32_e32 v25, v21, v21
	v_add_f32_e32 v19, v19, v24
	v_mad_f32 v24, v21, s21, 0.5
	v_mac_f32_e32 v21, v24, v25
	v_mac_f32_e32 v20, 0xbfb8aa3b, v21
	v_add_f32_e32 v19, v19, v20
	v_cndmask_b32_e32 v5, v19, v26, vcc
	v_cmp_lt_u32_e32 vcc, s4, v22
	v_cndmask_b32_e32 v5, v5, v23, vcc
	v_mul_f32_e32 v5, 0x3f317218, v5
	v_mov_b32_e32 v19, 0x7fc00000
	v_cmp_lt_i32_e32 vcc, -1, v23
	v_cndmask_b32_e32 v5, v19, v5, vcc
	v_mov_b32_e32 v19, 0xff800000
	v_cmp_ne_u32_e32 vcc, 0, v22
	v_cndmask_b32_e32 v5, v19, v5, vcc
	v_sub_f32_e32 v5, v5, v18
	v_mov_b32_e32 v18, 0x7f800000
	v_cmp_neq_f32_e32 vcc, 0, v17
	v_cndmask_b32_e32 v18, v18, v5, vcc
	v_cmp_gt_f32_e32 vcc, 0, v17
	v_cndmask_b32_e64 v19, 1, -1, vcc
.LBB0_50:
	s_or_b64 exec, exec, s[18:19]
.LBB0_51:
	s_or_saveexec_b64 s[4:5], s[16:17]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_53
	v_or_b32_e32 v19, 1.0, v17
	v_lshrrev_b32_e32 v18, 23, v17
	s_movk_i32 s8, 0xff81
	v_add_f32_e32 v19, -1.0, v19
	v_add_u32_e32 v18, vcc, s8, v18
	v_lshrrev_b32_e32 v20, 23, v19
	s_movk_i32 s8, 0xff03
	v_add_u32_e32 v20, vcc, s8, v20
	s_mov_b32 s8, 0x800000
	v_cmp_gt_u32_e32 vcc, s8, v17
	v_cndmask_b32_e32 v23, v17, v19, vcc
	v_lshlrev_b32_e32 v19, 1, v23
	v_cndmask_b32_e32 v22, v18, v20, vcc
	v_and_b32_e32 v18, 0x7f0000, v23
	v_and_b32_e32 v19, 0x10000, v19
	v_add_u32_e32 v24, vcc, v19, v18
	v_lshrrev_b32_e32 v18, 14, v24
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, LOG_INV_TBL@rel32@lo+4
	s_addc_u32 s9, s9, LOG_INV_TBL@rel32@hi+12
	v_mov_b32_e32 v19, s9
	v_add_u32_e32 v18, vcc, s8, v18
	v_addc_u32_e32 v19, vcc, 0, v19, vcc
	flat_load_dword v25, v[18:19]
	v_lshrrev_b32_e32 v18, 13, v24
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, LOG2_TBL@rel32@lo+4
	s_addc_u32 s9, s9, LOG2_TBL@rel32@hi+12
	v_mov_b32_e32 v19, s9
	v_add_u32_e32 v18, vcc, s8, v18
	v_addc_u32_e32 v19, vcc, 0, v19, vcc
	flat_load_dwordx2 v[20:21], v[18:19]
	v_cmp_lt_i32_e32 vcc, -1, v5
	v_add_f32_e32 v5, -1.0, v17
	s_mov_b32 s9, 0x6f800000
	v_add_f32_e32 v28, 2.0, v5
	v_cndmask_b32_e64 v19, -1, 1, vcc
	v_mov_b32_e32 v18, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v28|, s9
	v_cndmask_b32_e32 v18, 1.0, v18, vcc
	v_mul_f32_e32 v28, v28, v18
	v_rcp_f32_e32 v28, v28
	v_mov_b32_e32 v26, 0x3daaaaab
	v_and_b32_e32 v23, 0x7fffff, v23
	v_or_b32_e32 v23, 0.5, v23
	v_mul_f32_e32 v28, v5, v28
	v_mul_f32_e32 v31, v18, v28
	v_mad_f32 v18, v18, v28, v31
	v_mul_f32_e32 v28, v18, v18
	v_or_b32_e32 v24, 0.5, v24
	v_mac_f32_e32 v26, 0x3c4ccccd, v28
	v_and_b32_e32 v29, 0xffff0000, v5
	v_sub_f32_e32 v23, v24, v23
	v_mul_f32_e32 v24, v5, v31
	v_mul_f32_e32 v26, v28, v26
	v_sub_f32_e32 v30, v5, v29
	v_mad_f32 v18, v18, v26, -v24
	s_mov_b32 s16, 0x3baa3b29
	v_cvt_f32_i32_e32 v22, v22
	v_add_f32_e32 v18, v30, v18
	v_mul_f32_e32 v24, s16, v18
	s_mov_b32 s17, 0x3fb80000
	v_mac_f32_e32 v24, s16, v29
	s_mov_b32 s18, 0x3eaaaaab
	v_mac_f32_e32 v24, s17, v18
	s_mov_b32 s8, 0x3d800000
	v_mac_f32_e32 v24, s17, v29
	v_cmp_lt_f32_e64 vcc, |v5|, s8
	v_mov_b32_e32 v27, 0xff800000
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v18, v23, v25
	v_mul_f32_e32 v23, v18, v18
	v_add_f32_e32 v20, v20, v22
	v_mad_f32 v22, v18, s18, 0.5
	v_mac_f32_e32 v18, v22, v23
	v_mac_f32_e32 v21, 0xbfb8aa3b, v18
	v_add_f32_e32 v18, v20, v21
	v_cndmask_b32_e32 v5, v18, v24, vcc
	v_mul_f32_e32 v5, 0x3f317218, v5
	v_cmp_ne_u32_e32 vcc, 0, v17
	v_cndmask_b32_e32 v5, v27, v5, vcc
	v_xor_b32_e32 v18, 0x80000000, v5
.LBB0_53:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v5, v18
.LBB0_54:
	s_or_b64 exec, exec, s[12:13]
	flat_store_dword v[2:3], v19
	v_add_u32_e32 v2, vcc, 32, v6
	v_addc_u32_e32 v3, vcc, 0, v7, vcc
	flat_load_dwordx4 v[20:23], v[2:3]
	v_add_u32_e32 v2, vcc, 16, v6
	v_addc_u32_e32 v3, vcc, 0, v7, vcc
	flat_load_dwordx4 v[24:27], v[6:7]
	flat_load_dwordx4 v[28:31], v[2:3]
	v_add_u32_e32 v2, vcc, 48, v6
	v_addc_u32_e32 v3, vcc, 0, v7, vcc
	flat_load_dwordx4 v[32:35], v[2:3]
	flat_load_dwordx4 v[36:39], v[12:13]
	v_mul_f32_e32 v2, 0x42c80000, v5
	v_rndne_f32_e32 v2, v2
	v_cvt_f64_f32_e32 v[2:3], v2
	v_cvt_f64_i32_e32 v[42:43], v19
	v_add_u32_e32 v44, vcc, 0x50, v6
	v_add_f64 v[40:41], v[2:3], 0
	v_addc_u32_e32 v45, vcc, 0, v7, vcc
	s_waitcnt vmcnt(0)
	v_add_f64 v[17:18], v[20:21], 0
	v_add_f64 v[19:20], v[22:23], 0
	v_add_f64 v[24:25], v[24:25], 0
	v_add_f64 v[26:27], v[26:27], 0
	v_add_f64 v[28:29], v[28:29], 0
	v_add_f64 v[30:31], v[30:31], 0
	v_add_f64 v[32:33], v[32:33], 0
	v_add_f64 v[34:35], v[34:35], 0
	v_add_f64 v[36:37], v[36:37], 0
	v_add_f64 v[38:39], v[38:39], 0
	flat_store_dwordx4 v[6:7], v[24:27]
	flat_store_dwordx4 v[0:1], v[28:31]
	flat_store_dwordx4 v[8:9], v[17:20]
	flat_store_dwordx4 v[10:11], v[32:35]
	flat_store_dwordx4 v[12:13], v[36:39]
	flat_store_dwordx4 v[44:45], v[40:43]
	s_and_saveexec_b64 s[4:5], s[10:11]
	s_xor_b64 s[4:5], exec, s[4:5]
	v_lshlrev_b32_e32 v0, 5, v4
	v_cmp_ne_u32_e32 vcc, -1, v0
	v_mov_b32_e32 v1, s23
	v_cndmask_b32_e32 v0, 0, v0, vcc
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_mov_b32_e32 v2, s22
	v_cmp_eq_u32_e32 vcc, 1, v14
	v_cndmask_b32_e32 v11, v2, v1, vcc
	v_mov_b32_e32 v1, 8
	v_cndmask_b32_e32 v10, v1, v0, vcc
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v5, 0
	v_lshlrev_b64 v[0:1], 5, v[4:5]
	v_mov_b32_e32 v2, s15
	v_add_u32_e32 v10, vcc, s14, v0
	v_addc_u32_e32 v11, vcc, v2, v1, vcc
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[10:11]
	s_xor_b64 s[4:5], exec, s[4:5]
	v_lshlrev_b32_e32 v0, 5, v4
	v_cmp_ne_u32_e32 vcc, -1, v0
	v_mov_b32_e32 v1, s23
	v_cndmask_b32_e32 v0, 0, v0, vcc
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_mov_b32_e32 v2, s22
	v_cmp_eq_u32_e32 vcc, 1, v14
	v_cndmask_b32_e32 v3, v2, v1, vcc
	v_mov_b32_e32 v1, 4
	v_cndmask_b32_e32 v2, v1, v0, vcc
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v5, 0
	v_lshlrev_b64 v[0:1], 5, v[4:5]
	v_mov_b32_e32 v3, s15
	v_add_u32_e32 v2, vcc, s14, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	s_or_b64 exec, exec, s[4:5]
	v_cvt_f64_i32_e32 v[0:1], v15
	s_mov_b32 s9, 0x3eb00000
	s_mov_b32 s8, 0
	v_mov_b32_e32 v4, 0x3ff00000
	v_mul_f64 v[0:1], v[0:1], s[8:9]
	v_mov_b32_e32 v5, 0x3f300000
	v_mov_b32_e32 v14, 0
	v_cndmask_b32_e64 v15, v4, v5, s[6:7]
	s_mov_b32 s9, 0x3e300000
	s_movk_i32 s4, 0x60
	s_brev_b32 s18, -2
	s_mov_b32 s14, -1
	v_mul_f64 v[8:9], v[14:15], v[0:1]
	v_cvt_f64_i32_e32 v[0:1], v16
	v_add_u32_e32 v15, vcc, 4, v10
	v_addc_u32_e32 v16, vcc, 0, v11, vcc
	v_mul_f64 v[12:13], v[0:1], s[8:9]
	s_mov_b32 s9, 0x7ff00000
	v_trunc_f64_e32 v[4:5], v[8:9]
	v_cmp_neq_f64_e64 vcc, |v[8:9]|, s[8:9]
	v_add_u32_e64 v0, s[4:5], s4, v6
	v_addc_u32_e64 v1, s[4:5], 0, v7, s[4:5]
	v_floor_f64_e32 v[19:20], v[8:9]
	s_mov_b32 s15, 0x3fefffff
	v_add_f64 v[17:18], v[8:9], -v[4:5]
	flat_store_dword v[15:16], v5
	flat_store_dword v[10:11], v4
	v_cmp_o_f64_e64 s[4:5], v[8:9], v[8:9]
	s_movk_i32 s6, 0x68
	s_movk_i32 s9, 0x70
	s_movk_i32 s17, 0x78
	s_mov_b32 s19, 0xfffff
	s_movk_i32 s20, 0x88
	v_cndmask_b32_e32 v5, 0, v18, vcc
	v_cndmask_b32_e32 v4, 0, v17, vcc
	v_bfi_b32 v5, s18, v5, v9
	flat_store_dwordx2 v[0:1], v[4:5]
	flat_load_dword v18, v[15:16]
	flat_load_dword v17, v[10:11]
	v_add_f64 v[4:5], v[8:9], -v[19:20]
	s_mov_b32 s12, 1
	v_and_b32_e32 v31, s19, v9
	v_ffbh_u32_e32 v32, v8
	s_mov_b32 s13, 0xfff00000
	v_ffbh_u32_e32 v31, v31
	v_mov_b32_e32 v33, 0xfffffbcc
	v_mov_b32_e32 v34, 0xfffffc02
	v_min_f64 v[21:22], v[4:5], s[14:15]
	s_movk_i32 s16, 0x401
	s_mov_b64 s[10:11], 0
	v_cndmask_b32_e32 v24, 0, v22, vcc
	v_add_u32_e64 v22, s[6:7], s6, v6
	v_addc_u32_e64 v23, s[6:7], 0, v7, s[6:7]
	v_add_u32_e64 v4, s[6:7], s9, v6
	v_cndmask_b32_e32 v21, 0, v21, vcc
	v_addc_u32_e64 v5, s[6:7], 0, v7, s[6:7]
	v_cndmask_b32_e64 v25, v9, v24, s[4:5]
	v_cndmask_b32_e64 v24, v8, v21, s[4:5]
	v_add_u32_e64 v32, s[4:5], v32, 32 clamp
	v_mov_b32_e32 v21, s13
	v_min3_u32 v31, v32, v31, 64
	s_mov_b32 s9, 0x83700000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[22:23], v[17:18]
	flat_store_dword v[15:16], v20
	flat_store_dword v[10:11], v19
	flat_store_dwordx2 v[4:5], v[24:25]
	flat_load_dword v28, v[15:16]
	flat_load_dword v27, v[10:11]
	v_add_u32_e32 v22, vcc, s17, v6
	v_and_b32_e32 v17, s19, v13
	v_ffbh_u32_e32 v18, v12
	v_addc_u32_e32 v23, vcc, 0, v7, vcc
	v_add_u32_e64 v18, s[4:5], v18, 32 clamp
	v_ffbh_u32_e32 v17, v17
	v_add_u32_e32 v6, vcc, s20, v6
	v_min3_u32 v17, v18, v17, 64
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_bfe_u32 v24, v13, 20, 11
	v_sub_u32_e32 v17, vcc, 11, v17
	v_cmp_eq_u32_e32 vcc, 0, v24
	v_mov_b32_e32 v18, v8
	v_cndmask_b32_e32 v26, v24, v17, vcc
	v_and_b32_e32 v19, s18, v9
	v_add_u32_e32 v29, vcc, 0, v18
	v_mov_b32_e32 v20, v8
	v_bfe_u32 v25, v9, 20, 11
	v_addc_u32_e32 v30, vcc, v19, v21, vcc
	v_or_b32_e32 v21, 0x3700000, v19
	v_sub_u32_e32 v31, vcc, 11, v31
	v_cmp_eq_u32_e32 vcc, 0, v25
	v_add_f64 v[20:21], v[20:21], s[8:9]
	v_cndmask_b32_e32 v31, v25, v31, vcc
	v_sub_u32_e32 v35, vcc, v31, v26
	v_mul_i32_i24_e32 v26, 0x4d49, v35
	v_lshrrev_b32_e32 v31, 31, v26
	v_ashrrev_i32_e32 v26, 20, v26
	v_add_u16_e32 v26, v26, v31
	v_cmp_lt_i16_e64 s[4:5], 52, v35
	v_cndmask_b32_e64 v26, 0, v26, s[4:5]
	v_cmp_gt_u64_e32 vcc, s[12:13], v[29:30]
	v_bfe_i32 v26, v26, 0, 16
	v_mul_i32_i24_e32 v31, 53, v26
	v_cndmask_b32_e32 v30, v21, v19, vcc
	v_cndmask_b32_e32 v29, v20, v8, vcc
	v_ldexp_f64 v[31:32], |v[12:13]|, v31
	v_ashrrev_i64 v[20:21], 52, v[29:30]
	v_cndmask_b32_e32 v33, v33, v34, vcc
	v_add_u32_e32 v33, vcc, v20, v33
	s_mov_b32 s17, s8
	v_addc_u32_e32 v34, vcc, -1, v21, vcc
	v_cmp_ne_u64_e64 s[6:7], 0, v[29:30]
	v_cmp_ne_u64_e64 s[8:9], s[16:17], v[33:34]
	v_and_b32_e32 v16, s18, v13
	s_and_b64 s[6:7], s[6:7], s[8:9]
	v_mov_b32_e32 v15, v12
	v_cmp_gt_i16_e32 vcc, 53, v35
	v_cndmask_b32_e64 v33, 0, v33, s[6:7]
	v_and_b32_e32 v17, 0x80000000, v9
	v_and_b32_e32 v30, s19, v30
	v_cndmask_b32_e32 v21, v32, v16, vcc
	v_cndmask_b32_e32 v20, v31, v15, vcc
	v_cvt_f64_i32_e32 v[31:32], v33
	v_or_b32_e32 v30, v17, v30
	v_or_b32_e32 v30, 0x3fe00000, v30
	v_cndmask_b32_e64 v29, v8, v29, s[6:7]
	v_cndmask_b32_e64 v30, v9, v30, s[6:7]
	flat_store_dword v[2:3], v33
	flat_store_dwordx2 v[6:7], v[31:32]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx4 v[22:23], v[27:30]
	v_mov_b32_e32 v6, v18
	v_mov_b32_e32 v7, v19
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_66
	v_mov_b32_e32 v6, 0x3ca00000
	v_mov_b32_e32 v7, 0x3ff00000
	v_cndmask_b32_e32 v23, v6, v7, vcc
	v_mov_b32_e32 v6, v18
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v7, v19
.LBB0_64:
	v_div_scale_f64 v[27:28], s[4:5], v[20:21], v[20:21], v[6:7]
	v_rcp_f64_e32 v[29:30], v[27:28]
	v_fma_f64 v[31:32], -v[27:28], v[29:30], 1.0
	v_fma_f64 v[29:30], v[29:30], v[31:32], v[29:30]
	v_div_scale_f64 v[31:32], vcc, v[6:7], v[20:21], v[6:7]
	v_fma_f64 v[33:34], -v[27:28], v[29:30], 1.0
	v_fma_f64 v[29:30], v[29:30], v[33:34], v[29:30]
	v_mul_f64 v[33:34], v[31:32], v[29:30]
	v_fma_f64 v[27:28], -v[27:28], v[33:34], v[31:32]
	v_div_fmas_f64 v[27:28], v[27:28], v[29:30], v[33:34]
	v_div_fixup_f64 v[27:28], v[27:28], v[20:21], v[6:7]
	v_trunc_f64_e32 v[27:28], v[27:28]
	v_mul_f64 v[29:30], v[20:21], v[27:28]
	v_add_f64 v[31:32], v[6:7], -v[29:30]
	v_fma_f64 v[27:28], v[20:21], v[27:28], -v[29:30]
	v_add_f64 v[6:7], v[6:7], -v[31:32]
	v_add_f64 v[6:7], v[6:7], -v[29:30]
	v_add_f64 v[6:7], v[6:7], -v[27:28]
	v_add_f64 v[6:7], v[31:32], v[6:7]
	v_cmp_gt_f64_e32 vcc, 0, v[6:7]
	v_cndmask_b32_e32 v28, 0, v21, vcc
	v_cndmask_b32_e32 v27, 0, v20, vcc
	v_add_f64 v[6:7], v[6:7], v[27:28]
	v_mul_f64 v[20:21], v[22:23], v[20:21]
	v_add_u32_e32 v26, vcc, -1, v26
	v_cmp_eq_u32_e32 vcc, 0, v26
	s_or_b64 s[10:11], vcc, s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_64
	s_or_b64 exec, exec, s[10:11]
.LBB0_66:
	s_or_b64 exec, exec, s[6:7]
	v_div_scale_f64 v[22:23], s[4:5], v[20:21], v[20:21], v[6:7]
	s_mov_b32 s17, 0x3df00000
	s_mov_b32 s16, 0
	v_mul_f64 v[33:34], v[20:21], 0.5
	v_mov_b32_e32 v37, 0x3ff00000
	v_mov_b32_e32 v38, 0xbff00000
	s_movk_i32 s8, 0x3ff
	v_cmp_gt_u32_e64 s[8:9], s8, v24
	v_mov_b32_e32 v39, 0x7ff80000
	s_movk_i32 s18, 0x7ff
	v_rcp_f64_e32 v[26:27], v[22:23]
	v_fma_f64 v[28:29], -v[22:23], v[26:27], 1.0
	v_fma_f64 v[26:27], v[26:27], v[28:29], v[26:27]
	v_div_scale_f64 v[28:29], vcc, v[6:7], v[20:21], v[6:7]
	v_fma_f64 v[30:31], -v[22:23], v[26:27], 1.0
	v_fma_f64 v[26:27], v[26:27], v[30:31], v[26:27]
	v_mul_f64 v[30:31], v[28:29], v[26:27]
	v_fma_f64 v[22:23], -v[22:23], v[30:31], v[28:29]
	v_div_fmas_f64 v[22:23], v[22:23], v[26:27], v[30:31]
	v_div_fixup_f64 v[22:23], v[22:23], v[20:21], v[6:7]
	v_floor_f64_e32 v[22:23], v[22:23]
	v_mul_f64 v[26:27], v[20:21], v[22:23]
	v_add_f64 v[28:29], v[6:7], -v[26:27]
	v_fma_f64 v[30:31], v[20:21], v[22:23], -v[26:27]
	v_add_f64 v[6:7], v[6:7], -v[28:29]
	v_add_f64 v[6:7], v[6:7], -v[26:27]
	v_mul_f64 v[26:27], v[22:23], s[16:17]
	s_mov_b32 s17, 0xc1f00000
	v_add_f64 v[6:7], v[6:7], -v[30:31]
	v_floor_f64_e32 v[26:27], v[26:27]
	v_add_f64 v[31:32], v[18:19], v[18:19]
	v_xor_b32_e32 v30, v13, v9
	v_add_f64 v[6:7], v[28:29], v[6:7]
	v_fma_f64 v[22:23], v[26:27], s[16:17], v[22:23]
	s_mov_b32 s17, 0x7fd00000
	v_mul_f64 v[26:27], v[15:16], 0.5
	v_cmp_gt_f64_e64 s[10:11], v[31:32], v[15:16]
	v_xor_b32_e32 v29, v12, v8
	v_cmp_lt_i64_e64 s[6:7], -1, v[29:30]
	v_mov_b32_e32 v28, 0
	v_cmp_gt_f64_e32 vcc, 0, v[6:7]
	v_cvt_u32_f64_e32 v40, v[22:23]
	v_cndmask_b32_e64 v29, v37, v38, s[6:7]
	v_cmp_lt_f64_e64 s[12:13], v[26:27], v[18:19]
	v_cndmask_b32_e64 v30, -1, 1, s[6:7]
	v_and_b32_e32 v36, 1, v40
	s_and_b64 s[6:7], s[10:11], s[8:9]
	v_cmp_eq_f64_e64 s[8:9], 0, v[15:16]
	v_cndmask_b32_e32 v23, 0, v21, vcc
	v_cndmask_b32_e32 v22, 0, v20, vcc
	v_add_f64 v[22:23], v[6:7], v[22:23]
	v_add_u32_e64 v6, s[4:5], 48, v0
	v_addc_u32_e64 v7, s[4:5], 0, v1, s[4:5]
	v_cndmask_b32_e64 v35, 0, 1, vcc
	v_xor_b32_e32 v41, v36, v35
	v_subbrev_u32_e32 v26, vcc, 0, v40, vcc
	v_cmp_gt_f64_e64 s[4:5], v[22:23], v[33:34]
	v_add_f64 v[35:36], v[22:23], v[22:23]
	s_or_b64 s[6:7], s[12:13], s[6:7]
	v_cndmask_b32_e64 v42, 0, 1, s[4:5]
	v_cmp_eq_f64_e64 s[4:5], v[22:23], v[33:34]
	v_cndmask_b32_e64 v33, 0, 1, s[4:5]
	v_and_b32_e32 v33, v41, v33
	v_or_b32_e32 v33, v33, v42
	v_cmp_ne_u32_e64 s[4:5], 0, v33
	v_cndmask_b32_e64 v34, 0, v20, s[4:5]
	v_cndmask_b32_e64 v42, 0, v21, s[4:5]
	v_cmp_gt_f64_e64 s[4:5], v[35:36], v[20:21]
	v_cndmask_b32_e64 v43, 0, 1, s[4:5]
	v_cmp_eq_f64_e64 s[4:5], v[35:36], v[20:21]
	v_cndmask_b32_e64 v35, 0, 1, s[4:5]
	v_and_b32_e32 v35, v41, v35
	v_or_b32_e32 v35, v35, v43
	v_cmp_ne_u32_e64 s[4:5], 0, v35
	v_cndmask_b32_e64 v20, 0, v20, s[4:5]
	v_cndmask_b32_e64 v21, 0, v21, s[4:5]
	v_cmp_gt_f64_e64 s[4:5], s[16:17], v[15:16]
	s_mov_b32 s17, 0x42e00000
	v_cmp_nlt_f64_e64 s[10:11], |v[12:13]|, s[16:17]
	v_cndmask_b32_e64 v21, v42, v21, s[4:5]
	v_cndmask_b32_e64 v20, v34, v20, s[4:5]
	v_cndmask_b32_e64 v27, v33, v35, s[4:5]
	v_add_f64 v[20:21], v[22:23], -v[20:21]
	v_add_u32_e32 v22, vcc, v27, v26
	v_cmp_eq_f64_e32 vcc, v[18:19], v[15:16]
	v_cmp_lt_f64_e64 s[4:5], v[18:19], v[15:16]
	v_fma_f64 v[18:19], v[12:13], v[28:29], v[8:9]
	v_and_b32_e32 v22, 0x7f, v22
	v_cndmask_b32_e64 v21, v21, 0, vcc
	v_cndmask_b32_e64 v15, v20, 0, vcc
	v_xor_b32_e32 v17, v21, v17
	v_xor_b32_e32 v14, v15, v14
	v_cndmask_b32_e64 v17, v17, v9, s[4:5]
	s_and_b64 s[6:7], s[4:5], s[6:7]
	v_cndmask_b32_e64 v14, v14, v8, s[4:5]
	v_cndmask_b32_e64 v22, v22, 1, vcc
	v_cndmask_b32_e64 v17, v17, v19, s[6:7]
	v_cndmask_b32_e64 v14, v14, v18, s[6:7]
	v_mul_i32_i24_e32 v22, v22, v30
	v_cndmask_b32_e64 v15, v17, v39, s[8:9]
	v_cndmask_b32_e64 v14, v14, 0, s[8:9]
	v_cmp_eq_u32_e32 vcc, s18, v24
	v_cndmask_b32_e64 v22, v22, 0, s[4:5]
	v_cndmask_b32_e32 v8, v14, v8, vcc
	s_or_b64 s[4:5], s[8:9], vcc
	v_cndmask_b32_e32 v9, v15, v9, vcc
	v_cmp_eq_u32_e32 vcc, s18, v25
	v_cndmask_b32_e64 v21, v22, v30, s[6:7]
	s_or_b64 s[4:5], vcc, s[4:5]
	v_cndmask_b32_e64 v18, v21, 0, s[4:5]
	v_cndmask_b32_e32 v15, v9, v39, vcc
	v_and_b32_e32 v9, 7, v18
	v_cvt_f64_i32_e32 v[16:17], v9
	v_and_b32_e32 v9, 0x7fffffff, v13
	v_cndmask_b32_e64 v14, v8, 0, vcc
	v_mov_b32_e32 v8, v12
	flat_store_dword v[2:3], v18
	flat_store_dwordx4 v[6:7], v[14:17]
	s_and_saveexec_b64 s[4:5], s[10:11]
	s_xor_b64 s[6:7], exec, s[4:5]
	s_cbranch_execz .LBB0_68
	v_ashrrev_i64 v[14:15], 52, v[8:9]
	s_movk_i32 s4, 0x85
	v_add_u32_e32 v14, vcc, 0xfffffc01, v14
	v_ashrrev_i32_e32 v14, 3, v14
	v_max_i32_e32 v26, 6, v14
	v_sub_u32_e32 v27, vcc, s4, v26
	v_and_b32_e32 v22, -16, v27
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, PIBITS_TBL@rel32@lo+4
	s_addc_u32 s5, s5, PIBITS_TBL@rel32@hi+12
	v_mov_b32_e32 v14, s5
	v_add_u32_e32 v18, vcc, s4, v22
	v_addc_u32_e32 v19, vcc, 0, v14, vcc
	flat_load_dwordx4 v[14:17], v[18:19]
	v_add_u32_e32 v18, vcc, 16, v18
	v_addc_u32_e32 v19, vcc, 0, v19, vcc
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, PIBITS_TBL@rel32@lo+36
	s_addc_u32 s5, s5, PIBITS_TBL@rel32@hi+44
	v_mov_b32_e32 v23, s5
	v_add_u32_e32 v22, vcc, s4, v22
	v_addc_u32_e32 v23, vcc, 0, v23, vcc
	flat_load_dwordx4 v[18:21], v[18:19]
	flat_load_dwordx4 v[22:25], v[22:23]
	s_movk_i32 s4, 0x6e
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v25, 0x88
	v_cmp_lt_u32_e32 vcc, s4, v26
	v_lshlrev_b32_e32 v29, 3, v26
	v_cndmask_b32_e32 v25, 0, v25, vcc
	v_mov_b32_e32 v46, 0x3ff00000
	v_mov_b32_e32 v28, 0x37700000
	v_sub_u32_e64 v29, s[4:5], v25, v29
	v_mov_b32_e32 v24, 0
	s_mov_b32 s8, 0x3a900000
	v_lshlrev_b32_e32 v26, 3, v27
	v_cndmask_b32_e32 v25, v46, v28, vcc
	v_lshlrev_b32_e32 v32, 20, v29
	v_bfe_u32 v30, v27, 2, 2
	v_and_b32_e32 v31, 24, v26
	v_cmp_eq_u32_e64 s[4:5], 2, v30
	s_mov_b32 s12, 0x3d900000
	s_mov_b32 s9, 0x40900000
	s_mov_b32 s13, 0x43900000
	s_mov_b32 s17, 0x3f500000
	v_max_f64 v[38:39], s[14:15], s[14:15]
	v_mul_f64 v[26:27], v[8:9], v[24:25]
	v_add_u32_e32 v25, vcc, s8, v32
	v_cmp_eq_u32_e32 vcc, 1, v30
	v_cndmask_b32_e32 v14, v14, v15, vcc
	v_cndmask_b32_e32 v15, v15, v16, vcc
	v_cndmask_b32_e32 v28, v16, v17, vcc
	v_cndmask_b32_e64 v14, v14, v16, s[4:5]
	v_cndmask_b32_e64 v15, v15, v17, s[4:5]
	v_cndmask_b32_e64 v16, v28, v18, s[4:5]
	v_cndmask_b32_e32 v28, v17, v18, vcc
	v_cndmask_b32_e32 v29, v18, v19, vcc
	v_cndmask_b32_e32 v33, v19, v20, vcc
	v_cndmask_b32_e32 v34, v20, v21, vcc
	v_cmp_eq_u32_e32 vcc, 3, v30
	v_cndmask_b32_e32 v14, v14, v17, vcc
	v_cndmask_b32_e32 v15, v15, v18, vcc
	v_cndmask_b32_e32 v16, v16, v19, vcc
	v_cndmask_b32_e64 v17, v28, v19, s[4:5]
	v_cndmask_b32_e64 v19, v29, v20, s[4:5]
	v_cndmask_b32_e64 v28, v33, v21, s[4:5]
	v_cndmask_b32_e64 v29, v34, v22, s[4:5]
	v_cndmask_b32_e32 v18, v17, v20, vcc
	v_cndmask_b32_e32 v19, v19, v21, vcc
	v_cndmask_b32_e32 v21, v28, v22, vcc
	v_cndmask_b32_e32 v23, v29, v23, vcc
	v_ashrrev_i64 v[28:29], v31, v[14:15]
	v_mov_b32_e32 v17, v16
	v_ashrrev_i64 v[14:15], v31, v[15:16]
	v_ashrrev_i64 v[15:16], v31, v[17:18]
	v_mov_b32_e32 v20, v19
	v_ashrrev_i64 v[16:17], v31, v[18:19]
	v_mov_b32_e32 v22, v21
	v_ashrrev_i64 v[17:18], v31, v[20:21]
	v_ashrrev_i64 v[18:19], v31, v[22:23]
	v_or_b32_sdwa v29, v14, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_add_f64 v[19:20], v[28:29], -v[24:25]
	v_add_u32_e32 v25, vcc, s12, v32
	v_alignbit_b32 v14, v15, v14, 16
	v_or_b32_sdwa v15, v15, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_f64 v[14:15], v[14:15], -v[24:25]
	v_add_u32_e32 v25, vcc, s9, v32
	v_alignbit_b32 v21, v18, v17, 16
	v_or_b32_sdwa v17, v17, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_add_f64 v[16:17], v[16:17], -v[24:25]
	v_add_u32_e32 v25, vcc, s13, v32
	v_or_b32_sdwa v22, v18, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_f64 v[21:22], v[21:22], -v[24:25]
	s_mov_b32 s8, s16
	v_mul_f64 v[28:29], v[26:27], v[16:17]
	v_mul_f64 v[30:31], v[26:27], v[21:22]
	v_fma_f64 v[16:17], v[16:17], v[26:27], -v[28:29]
	v_add_f64 v[32:33], v[30:31], v[28:29]
	v_fma_f64 v[21:22], v[21:22], v[26:27], -v[30:31]
	v_mul_f64 v[34:35], v[32:33], s[16:17]
	v_add_f64 v[32:33], v[32:33], -v[30:31]
	s_mov_b32 s17, 0x7ff00000
	v_floor_f64_e32 v[36:37], v[34:35]
	v_add_f64 v[30:31], v[28:29], -v[32:33]
	v_cmp_neq_f64_e64 vcc, |v[34:35]|, s[16:17]
	v_add_f64 v[36:37], v[34:35], -v[36:37]
	v_add_f64 v[40:41], v[21:22], v[30:31]
	v_min_f64 v[32:33], v[36:37], v[38:39]
	v_mul_f64 v[36:37], v[26:27], v[14:15]
	v_add_f64 v[21:22], v[40:41], -v[21:22]
	v_cndmask_b32_e32 v18, 0, v32, vcc
	v_cndmask_b32_e32 v23, 0, v33, vcc
	v_cmp_o_f64_e32 vcc, v[34:35], v[34:35]
	v_add_f64 v[32:33], v[36:37], v[40:41]
	v_add_f64 v[21:22], v[30:31], -v[21:22]
	v_fma_f64 v[14:15], v[14:15], v[26:27], -v[36:37]
	v_cndmask_b32_e32 v35, v35, v23, vcc
	v_cndmask_b32_e32 v34, v34, v18, vcc
	v_mul_f64 v[34:35], v[34:35], s[8:9]
	v_mov_b32_e32 v18, s9
	v_add_f64 v[40:41], v[32:33], -v[40:41]
	s_mov_b32 s8, 0x33145c06
	s_mov_b32 s9, 0x3c91a626
	v_add_f64 v[42:43], v[32:33], v[34:35]
	v_add_f64 v[30:31], v[36:37], -v[40:41]
	v_cmp_gt_f64_e32 vcc, 0, v[42:43]
	v_add_f64 v[21:22], v[21:22], v[30:31]
	v_mul_f64 v[30:31], v[26:27], v[19:20]
	v_cndmask_b32_e32 v25, 0, v18, vcc
	v_add_f64 v[34:35], v[34:35], v[24:25]
	v_add_f64 v[42:43], v[32:33], v[34:35]
	v_floor_f64_e32 v[44:45], v[42:43]
	v_cmp_neq_f64_e64 vcc, |v[42:43]|, s[16:17]
	v_add_f64 v[44:45], v[42:43], -v[44:45]
	v_min_f64 v[38:39], v[44:45], v[38:39]
	v_cndmask_b32_e32 v18, 0, v38, vcc
	v_cndmask_b32_e32 v23, 0, v39, vcc
	v_cmp_o_f64_e32 vcc, v[42:43], v[42:43]
	v_add_f64 v[38:39], v[16:17], v[21:22]
	v_cndmask_b32_e32 v29, v43, v23, vcc
	v_cndmask_b32_e32 v28, v42, v18, vcc
	v_add_f64 v[28:29], v[42:43], -v[28:29]
	v_add_f64 v[40:41], v[30:31], v[38:39]
	v_add_f64 v[16:17], v[38:39], -v[16:17]
	v_add_f64 v[34:35], v[34:35], -v[28:29]
	v_add_f64 v[38:39], v[40:41], -v[38:39]
	v_cvt_f32_f64_e32 v18, v[28:29]
	v_add_f64 v[16:17], v[21:22], -v[16:17]
	v_cvt_i32_f32_e32 v18, v18
	v_add_f64 v[42:43], v[32:33], v[34:35]
	v_add_f64 v[21:22], v[30:31], -v[38:39]
	v_add_f64 v[34:35], v[42:43], -v[34:35]
	v_cmp_le_f64_e32 vcc, 0.5, v[42:43]
	v_add_f64 v[16:17], v[16:17], v[21:22]
	v_add_f64 v[28:29], v[32:33], -v[34:35]
	v_cndmask_b32_e32 v25, 0, v46, vcc
	v_add_f64 v[23:24], v[42:43], -v[24:25]
	v_addc_u32_e64 v32, s[4:5], 0, v18, vcc
	v_fma_f64 v[18:19], v[19:20], v[26:27], -v[30:31]
	v_add_f64 v[14:15], v[14:15], v[16:17]
	s_mov_b32 s4, 0x54442d18
	v_add_f64 v[21:22], v[40:41], v[28:29]
	s_mov_b32 s5, 0x3ff921fb
	v_add_f64 v[14:15], v[18:19], v[14:15]
	v_add_f64 v[16:17], v[21:22], -v[28:29]
	v_add_f64 v[25:26], v[23:24], v[21:22]
	v_add_f64 v[16:17], v[40:41], -v[16:17]
	v_add_f64 v[18:19], v[25:26], -v[23:24]
	v_mul_f64 v[23:24], v[25:26], s[4:5]
	v_add_f64 v[14:15], v[14:15], v[16:17]
	v_add_f64 v[16:17], v[21:22], -v[18:19]
	v_fma_f64 v[18:19], v[25:26], s[4:5], -v[23:24]
	v_add_f64 v[14:15], v[16:17], v[14:15]
	v_fma_f64 v[16:17], v[25:26], s[8:9], v[18:19]
	v_fma_f64 v[16:17], v[14:15], s[4:5], v[16:17]
	v_add_f64 v[14:15], v[23:24], v[16:17]
	v_add_f64 v[18:19], v[14:15], -v[23:24]
	v_add_f64 v[24:25], v[16:17], -v[18:19]
.LBB0_68:
	s_or_saveexec_b64 s[4:5], s[6:7]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_70
	s_mov_b32 s6, 0x6dc9c883
	s_mov_b32 s7, 0x3fe45f30
	v_fma_f64 v[14:15], v[8:9], s[6:7], 0.5
	s_mov_b32 s6, 0x54442d18
	s_mov_b32 s7, 0xbff921fb
	s_mov_b32 s8, 0x33145c06
	s_mov_b32 s9, 0xbc91a626
	v_trunc_f64_e32 v[16:17], v[14:15]
	v_mul_f64 v[14:15], v[16:17], s[6:7]
	v_mul_f64 v[18:19], v[16:17], s[8:9]
	v_fma_f64 v[20:21], v[16:17], s[6:7], -v[14:15]
	s_mov_b32 s6, 0x29024e08
	s_mov_b32 s7, 0xb94c1cd1
	v_mul_f64 v[24:25], v[16:17], s[6:7]
	v_add_f64 v[22:23], v[18:19], v[20:21]
	v_add_f64 v[20:21], v[22:23], -v[20:21]
	v_add_f64 v[26:27], v[14:15], v[22:23]
	v_add_f64 v[20:21], v[18:19], -v[20:21]
	v_fma_f64 v[18:19], v[16:17], s[8:9], -v[18:19]
	v_add_f64 v[14:15], v[26:27], -v[14:15]
	v_add_f64 v[20:21], v[24:25], v[20:21]
	v_fma_f64 v[24:25], v[16:17], s[6:7], -v[24:25]
	s_mov_b32 s7, 0x3df00000
	s_mov_b32 s6, 0
	v_add_f64 v[18:19], v[18:19], v[20:21]
	v_add_f64 v[20:21], v[22:23], -v[14:15]
	v_add_f64 v[18:19], v[24:25], v[18:19]
	v_add_f64 v[24:25], v[8:9], v[26:27]
	v_mul_f64 v[26:27], v[16:17], s[6:7]
	s_mov_b32 s7, 0xc1f00000
	v_add_f64 v[22:23], v[20:21], v[18:19]
	v_floor_f64_e32 v[26:27], v[26:27]
	v_add_f64 v[14:15], v[24:25], v[22:23]
	v_add_f64 v[20:21], v[22:23], -v[20:21]
	v_fma_f64 v[16:17], v[26:27], s[6:7], v[16:17]
	v_add_f64 v[24:25], v[14:15], -v[24:25]
	v_add_f64 v[18:19], v[18:19], -v[20:21]
	v_cvt_u32_f64_e32 v32, v[16:17]
	v_add_f64 v[20:21], v[22:23], -v[24:25]
	v_add_f64 v[24:25], v[18:19], v[20:21]
.LBB0_70:
	s_or_b64 exec, exec, s[4:5]
	v_mul_f64 v[28:29], v[14:15], v[14:15]
	s_mov_b32 s4, 0xf9a43bb8
	v_mov_b32_e32 v16, 0xb42fdfa7
	v_mov_b32_e32 v17, 0xbe5ae600
	s_mov_b32 s5, 0x3de5e0b2
	s_mov_b32 s6, 0x46cc5e42
	v_mov_b32_e32 v18, 0x9037ab78
	v_mov_b32_e32 v19, 0x3e21eeb6
	v_fma_f64 v[16:17], v[28:29], s[4:5], v[16:17]
	s_mov_b32 s4, 0x796cde01
	s_mov_b32 s5, 0x3ec71de3
	s_mov_b32 s7, 0xbda907db
	v_fma_f64 v[18:19], v[28:29], s[6:7], v[18:19]
	v_mul_f64 v[20:21], v[28:29], 0.5
	s_mov_b32 s6, 0xa17f65f6
	s_mov_b32 s7, 0xbe927e4f
	v_fma_f64 v[22:23], v[16:17], v[28:29], s[4:5]
	s_mov_b32 s4, 0x19e83e5c
	s_mov_b32 s5, 0xbf2a01a0
	v_mul_f64 v[33:34], v[24:25], 0.5
	v_fma_f64 v[26:27], v[18:19], v[28:29], s[6:7]
	v_add_f64 v[16:17], -v[20:21], 1.0
	s_mov_b32 s6, 0x19f4ec90
	s_mov_b32 s7, 0x3efa01a0
	v_fma_f64 v[22:23], v[22:23], v[28:29], s[4:5]
	s_mov_b32 s4, 0x11110bb3
	s_mov_b32 s5, 0x3f811111
	v_mul_f64 v[18:19], v[14:15], -v[28:29]
	v_fma_f64 v[26:27], v[26:27], v[28:29], s[6:7]
	v_add_f64 v[30:31], -v[16:17], 1.0
	s_mov_b32 s7, 0x3fa55555
	s_mov_b32 s6, 0x55555555
	v_fma_f64 v[22:23], v[22:23], v[28:29], s[4:5]
	s_mov_b32 s4, 0x16c16967
	s_mov_b32 s5, 0xbf56c16c
	v_fma_f64 v[26:27], v[26:27], v[28:29], s[4:5]
	v_add_f64 v[30:31], v[30:31], -v[20:21]
	v_fma_f64 v[33:34], v[18:19], v[22:23], v[33:34]
	v_mul_f64 v[22:23], v[28:29], v[28:29]
	v_fma_f64 v[20:21], v[26:27], v[28:29], s[6:7]
	v_fma_f64 v[26:27], v[14:15], v[24:25], v[30:31]
	s_mov_b32 s7, 0xbfc55555
	v_fma_f64 v[24:25], v[33:34], v[28:29], -v[24:25]
	s_and_saveexec_b64 s[4:5], s[10:11]
	s_xor_b64 s[8:9], exec, s[4:5]
	s_cbranch_execz .LBB0_72
	v_ashrrev_i64 v[28:29], 52, v[8:9]
	s_movk_i32 s4, 0x85
	v_add_u32_e32 v28, vcc, 0xfffffc01, v28
	v_ashrrev_i32_e32 v28, 3, v28
	v_max_i32_e32 v41, 6, v28
	v_sub_u32_e32 v42, vcc, s4, v41
	v_and_b32_e32 v37, -16, v42
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, PIBITS_TBL@rel32@lo+4
	s_addc_u32 s5, s5, PIBITS_TBL@rel32@hi+12
	v_mov_b32_e32 v28, s5
	v_add_u32_e32 v33, vcc, s4, v37
	v_addc_u32_e32 v34, vcc, 0, v28, vcc
	flat_load_dwordx4 v[28:31], v[33:34]
	v_add_u32_e32 v33, vcc, 16, v33
	v_addc_u32_e32 v34, vcc, 0, v34, vcc
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, PIBITS_TBL@rel32@lo+36
	s_addc_u32 s5, s5, PIBITS_TBL@rel32@hi+44
	v_mov_b32_e32 v38, s5
	v_add_u32_e32 v37, vcc, s4, v37
	v_addc_u32_e32 v38, vcc, 0, v38, vcc
	flat_load_dwordx4 v[33:36], v[33:34]
	flat_load_dwordx4 v[37:40], v[37:38]
	s_movk_i32 s4, 0x6e
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v40, 0x88
	v_cmp_lt_u32_e32 vcc, s4, v41
	v_lshlrev_b32_e32 v44, 3, v41
	v_cndmask_b32_e32 v40, 0, v40, vcc
	v_mov_b32_e32 v59, 0x3ff00000
	v_mov_b32_e32 v43, 0x37700000
	v_sub_u32_e64 v44, s[4:5], v40, v44
	v_mov_b32_e32 v39, 0
	s_mov_b32 s10, 0x3a900000
	v_lshlrev_b32_e32 v41, 3, v42
	v_cndmask_b32_e32 v40, v59, v43, vcc
	v_lshlrev_b32_e32 v47, 20, v44
	v_bfe_u32 v45, v42, 2, 2
	v_and_b32_e32 v46, 24, v41
	v_cmp_eq_u32_e64 s[4:5], 2, v45
	s_mov_b32 s12, 0x3d900000
	s_mov_b32 s11, 0x40900000
	s_mov_b32 s13, 0x43900000
	v_max_f64 v[51:52], s[14:15], s[14:15]
	v_mul_f64 v[41:42], v[8:9], v[39:40]
	v_add_u32_e32 v40, vcc, s10, v47
	v_cmp_eq_u32_e32 vcc, 1, v45
	v_cndmask_b32_e32 v28, v28, v29, vcc
	v_cndmask_b32_e32 v29, v29, v30, vcc
	v_cndmask_b32_e32 v43, v30, v31, vcc
	v_cndmask_b32_e64 v28, v28, v30, s[4:5]
	v_cndmask_b32_e64 v29, v29, v31, s[4:5]
	v_cndmask_b32_e64 v30, v43, v33, s[4:5]
	v_cndmask_b32_e32 v43, v31, v33, vcc
	v_cndmask_b32_e32 v44, v33, v34, vcc
	v_cndmask_b32_e32 v48, v34, v35, vcc
	v_cndmask_b32_e32 v49, v35, v36, vcc
	v_cmp_eq_u32_e32 vcc, 3, v45
	v_cndmask_b32_e32 v28, v28, v31, vcc
	v_cndmask_b32_e32 v29, v29, v33, vcc
	v_cndmask_b32_e32 v30, v30, v34, vcc
	v_cndmask_b32_e64 v31, v43, v34, s[4:5]
	v_cndmask_b32_e64 v33, v44, v35, s[4:5]
	v_cndmask_b32_e64 v43, v48, v36, s[4:5]
	v_cndmask_b32_e64 v44, v49, v37, s[4:5]
	v_cndmask_b32_e32 v34, v31, v35, vcc
	v_cndmask_b32_e32 v31, v33, v36, vcc
	v_cndmask_b32_e32 v35, v43, v37, vcc
	v_cndmask_b32_e32 v37, v44, v38, vcc
	v_ashrrev_i64 v[43:44], v46, v[28:29]
	v_mov_b32_e32 v33, v30
	v_ashrrev_i64 v[28:29], v46, v[29:30]
	v_ashrrev_i64 v[29:30], v46, v[33:34]
	v_mov_b32_e32 v30, v34
	v_mov_b32_e32 v34, v31
	v_mov_b32_e32 v36, v35
	v_ashrrev_i64 v[33:34], v46, v[34:35]
	v_ashrrev_i64 v[34:35], v46, v[36:37]
	v_or_b32_sdwa v44, v28, v40 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_add_f64 v[35:36], v[43:44], -v[39:40]
	v_add_u32_e32 v40, vcc, s12, v47
	v_alignbit_b32 v28, v29, v28, 16
	v_or_b32_sdwa v29, v29, v40 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_ashrrev_i64 v[30:31], v46, v[30:31]
	v_add_f64 v[28:29], v[28:29], -v[39:40]
	v_add_u32_e32 v40, vcc, s11, v47
	v_or_b32_sdwa v31, v33, v40 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_add_f64 v[30:31], v[30:31], -v[39:40]
	v_add_u32_e32 v40, vcc, s13, v47
	v_alignbit_b32 v37, v34, v33, 16
	v_or_b32_sdwa v38, v34, v40 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_f64 v[33:34], v[37:38], -v[39:40]
	s_mov_b32 s4, 0
	s_mov_b32 s5, 0x3f500000
	v_mul_f64 v[37:38], v[41:42], v[30:31]
	s_mov_b32 s10, s4
	v_mul_f64 v[43:44], v[41:42], v[33:34]
	v_fma_f64 v[30:31], v[30:31], v[41:42], -v[37:38]
	v_add_f64 v[45:46], v[43:44], v[37:38]
	v_fma_f64 v[33:34], v[33:34], v[41:42], -v[43:44]
	v_mul_f64 v[47:48], v[45:46], s[4:5]
	v_add_f64 v[45:46], v[45:46], -v[43:44]
	s_mov_b32 s5, 0x7ff00000
	v_floor_f64_e32 v[49:50], v[47:48]
	v_add_f64 v[43:44], v[37:38], -v[45:46]
	v_cmp_neq_f64_e64 vcc, |v[47:48]|, s[4:5]
	v_add_f64 v[49:50], v[47:48], -v[49:50]
	v_add_f64 v[53:54], v[33:34], v[43:44]
	v_min_f64 v[45:46], v[49:50], v[51:52]
	v_mul_f64 v[49:50], v[41:42], v[28:29]
	v_add_f64 v[33:34], v[53:54], -v[33:34]
	v_cndmask_b32_e32 v40, 0, v45, vcc
	v_cndmask_b32_e32 v55, 0, v46, vcc
	v_cmp_o_f64_e32 vcc, v[47:48], v[47:48]
	v_add_f64 v[45:46], v[49:50], v[53:54]
	v_add_f64 v[33:34], v[43:44], -v[33:34]
	v_fma_f64 v[28:29], v[28:29], v[41:42], -v[49:50]
	v_cndmask_b32_e32 v48, v48, v55, vcc
	v_cndmask_b32_e32 v47, v47, v40, vcc
	v_mul_f64 v[47:48], v[47:48], s[10:11]
	v_mov_b32_e32 v40, s11
	v_add_f64 v[53:54], v[45:46], -v[53:54]
	s_mov_b32 s10, 0x33145c06
	s_mov_b32 s11, 0x3c91a626
	v_add_f64 v[55:56], v[45:46], v[47:48]
	v_add_f64 v[43:44], v[49:50], -v[53:54]
	v_cmp_gt_f64_e32 vcc, 0, v[55:56]
	v_add_f64 v[33:34], v[33:34], v[43:44]
	v_mul_f64 v[43:44], v[41:42], v[35:36]
	v_cndmask_b32_e32 v40, 0, v40, vcc
	v_add_f64 v[47:48], v[47:48], v[39:40]
	v_add_f64 v[55:56], v[45:46], v[47:48]
	v_floor_f64_e32 v[57:58], v[55:56]
	v_cmp_neq_f64_e64 vcc, |v[55:56]|, s[4:5]
	v_add_f64 v[57:58], v[55:56], -v[57:58]
	v_min_f64 v[51:52], v[57:58], v[51:52]
	v_cndmask_b32_e32 v40, 0, v51, vcc
	v_cndmask_b32_e32 v51, 0, v52, vcc
	v_cmp_o_f64_e32 vcc, v[55:56], v[55:56]
	v_cndmask_b32_e32 v38, v56, v51, vcc
	v_cndmask_b32_e32 v37, v55, v40, vcc
	v_add_f64 v[37:38], v[55:56], -v[37:38]
	v_add_f64 v[51:52], v[30:31], v[33:34]
	v_add_f64 v[47:48], v[47:48], -v[37:38]
	v_add_f64 v[53:54], v[43:44], v[51:52]
	v_add_f64 v[30:31], v[51:52], -v[30:31]
	v_cvt_f32_f64_e32 v37, v[37:38]
	v_cvt_i32_f32_e32 v40, v37
	v_add_f64 v[55:56], v[45:46], v[47:48]
	v_add_f64 v[51:52], v[53:54], -v[51:52]
	v_add_f64 v[30:31], v[33:34], -v[30:31]
	v_add_f64 v[47:48], v[55:56], -v[47:48]
	v_add_f64 v[33:34], v[43:44], -v[51:52]
	v_cmp_le_f64_e32 vcc, 0.5, v[55:56]
	v_add_f64 v[37:38], v[45:46], -v[47:48]
	v_add_f64 v[30:31], v[30:31], v[33:34]
	v_addc_u32_e64 v33, s[4:5], 0, v40, vcc
	v_cndmask_b32_e32 v40, 0, v59, vcc
	v_add_f64 v[39:40], v[55:56], -v[39:40]
	v_fma_f64 v[34:35], v[35:36], v[41:42], -v[43:44]
	s_mov_b32 s4, 0x54442d18
	v_add_f64 v[45:46], v[53:54], v[37:38]
	v_add_f64 v[28:29], v[28:29], v[30:31]
	s_mov_b32 s5, 0x3ff921fb
	v_add_f64 v[30:31], v[45:46], -v[37:38]
	v_add_f64 v[36:37], v[39:40], v[45:46]
	v_add_f64 v[28:29], v[34:35], v[28:29]
	v_add_f64 v[30:31], v[53:54], -v[30:31]
	v_add_f64 v[34:35], v[36:37], -v[39:40]
	v_mul_f64 v[38:39], v[36:37], s[4:5]
	v_add_f64 v[28:29], v[28:29], v[30:31]
	v_add_f64 v[30:31], v[45:46], -v[34:35]
	v_fma_f64 v[34:35], v[36:37], s[4:5], -v[38:39]
	v_add_f64 v[28:29], v[30:31], v[28:29]
	v_fma_f64 v[30:31], v[36:37], s[10:11], v[34:35]
	v_fma_f64 v[30:31], v[28:29], s[4:5], v[30:31]
	v_add_f64 v[28:29], v[38:39], v[30:31]
	v_add_f64 v[34:35], v[28:29], -v[38:39]
	v_add_f64 v[30:31], v[30:31], -v[34:35]
.LBB0_72:
	s_or_saveexec_b64 s[4:5], s[8:9]
	v_fma_f64 v[20:21], v[20:21], v[22:23], v[26:27]
	v_fma_f64 v[18:19], v[18:19], s[6:7], v[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_74
	s_mov_b32 s6, 0x6dc9c883
	s_mov_b32 s7, 0x3fe45f30
	v_fma_f64 v[22:23], v[8:9], s[6:7], 0.5
	s_mov_b32 s6, 0x54442d18
	s_mov_b32 s7, 0xbff921fb
	s_mov_b32 s8, 0x33145c06
	s_mov_b32 s9, 0xbc91a626
	v_trunc_f64_e32 v[22:23], v[22:23]
	v_mul_f64 v[24:25], v[22:23], s[6:7]
	v_mul_f64 v[26:27], v[22:23], s[8:9]
	v_fma_f64 v[28:29], v[22:23], s[6:7], -v[24:25]
	s_mov_b32 s6, 0x29024e08
	s_mov_b32 s7, 0xb94c1cd1
	v_mul_f64 v[33:34], v[22:23], s[6:7]
	v_add_f64 v[30:31], v[26:27], v[28:29]
	v_add_f64 v[28:29], v[30:31], -v[28:29]
	v_add_f64 v[35:36], v[24:25], v[30:31]
	v_add_f64 v[28:29], v[26:27], -v[28:29]
	v_fma_f64 v[26:27], v[22:23], s[8:9], -v[26:27]
	v_add_f64 v[24:25], v[35:36], -v[24:25]
	v_add_f64 v[28:29], v[33:34], v[28:29]
	v_fma_f64 v[33:34], v[22:23], s[6:7], -v[33:34]
	v_add_f64 v[24:25], v[30:31], -v[24:25]
	s_mov_b32 s7, 0x3df00000
	s_mov_b32 s6, 0
	v_add_f64 v[26:27], v[26:27], v[28:29]
	v_add_f64 v[26:27], v[33:34], v[26:27]
	v_add_f64 v[33:34], v[8:9], v[35:36]
	v_mul_f64 v[35:36], v[22:23], s[6:7]
	s_mov_b32 s7, 0xc1f00000
	v_add_f64 v[30:31], v[24:25], v[26:27]
	v_floor_f64_e32 v[35:36], v[35:36]
	v_add_f64 v[28:29], v[33:34], v[30:31]
	v_add_f64 v[24:25], v[30:31], -v[24:25]
	v_fma_f64 v[22:23], v[35:36], s[6:7], v[22:23]
	v_add_f64 v[33:34], v[28:29], -v[33:34]
	v_add_f64 v[24:25], v[26:27], -v[24:25]
	v_add_f64 v[26:27], v[30:31], -v[33:34]
	v_cvt_u32_f64_e32 v33, v[22:23]
	v_add_f64 v[30:31], v[24:25], v[26:27]
.LBB0_74:
	s_or_b64 exec, exec, s[4:5]
	v_mul_f64 v[22:23], v[28:29], v[28:29]
	s_mov_b32 s4, 0xf9a43bb8
	v_mov_b32_e32 v24, 0xb42fdfa7
	v_mov_b32_e32 v25, 0xbe5ae600
	s_mov_b32 s5, 0x3de5e0b2
	s_mov_b32 s6, 0x46cc5e42
	v_mov_b32_e32 v26, 0x9037ab78
	v_mov_b32_e32 v27, 0x3e21eeb6
	v_fma_f64 v[24:25], v[22:23], s[4:5], v[24:25]
	s_mov_b32 s4, 0x796cde01
	s_mov_b32 s5, 0x3ec71de3
	s_mov_b32 s7, 0xbda907db
	v_mul_f64 v[34:35], v[22:23], 0.5
	v_fma_f64 v[26:27], v[22:23], s[6:7], v[26:27]
	s_mov_b32 s6, 0xa17f65f6
	s_mov_b32 s7, 0xbe927e4f
	v_fma_f64 v[24:25], v[24:25], v[22:23], s[4:5]
	s_mov_b32 s4, 0x19e83e5c
	s_mov_b32 s5, 0xbf2a01a0
	v_mul_f64 v[38:39], v[30:31], 0.5
	v_add_f64 v[36:37], -v[34:35], 1.0
	v_fma_f64 v[26:27], v[26:27], v[22:23], s[6:7]
	s_mov_b32 s6, 0x19f4ec90
	s_mov_b32 s7, 0x3efa01a0
	v_fma_f64 v[24:25], v[24:25], v[22:23], s[4:5]
	s_mov_b32 s4, 0x11110bb3
	s_mov_b32 s5, 0x3f811111
	v_mul_f64 v[40:41], v[28:29], -v[22:23]
	v_add_f64 v[42:43], -v[36:37], 1.0
	v_fma_f64 v[26:27], v[26:27], v[22:23], s[6:7]
	v_add_f64 v[16:17], v[16:17], v[20:21]
	v_add_f64 v[14:15], v[14:15], -v[18:19]
	v_fma_f64 v[24:25], v[24:25], v[22:23], s[4:5]
	s_mov_b32 s4, 0x16c16967
	s_mov_b32 s5, 0xbf56c16c
	v_cmp_gt_f64_e32 vcc, 0, v[12:13]
	v_add_f64 v[20:21], v[42:43], -v[34:35]
	v_fma_f64 v[18:19], v[26:27], v[22:23], s[4:5]
	s_mov_b32 s5, 0x3fa55555
	s_mov_b32 s4, 0x55555555
	v_fma_f64 v[24:25], v[40:41], v[24:25], v[38:39]
	v_mul_f64 v[26:27], v[22:23], v[22:23]
	s_brev_b32 s6, 1
	v_and_b32_e32 v34, 1, v32
	v_fma_f64 v[20:21], v[28:29], v[30:31], v[20:21]
	v_fma_f64 v[18:19], v[18:19], v[22:23], s[4:5]
	s_mov_b32 s5, 0xbfc55555
	s_mov_b32 s14, 0
	v_fma_f64 v[22:23], v[24:25], v[22:23], -v[30:31]
	v_lshlrev_b32_e32 v24, 30, v32
	v_and_b32_e32 v30, 1, v33
	v_lshlrev_b32_e32 v31, 30, v33
	s_mov_b32 s15, 0x7ff00000
	v_fma_f64 v[18:19], v[18:19], v[26:27], v[20:21]
	v_xor_b32_e32 v15, s6, v15
	s_mov_b32 s7, 0x408f4000
	v_fma_f64 v[20:21], v[40:41], s[4:5], v[22:23]
	v_cndmask_b32_e64 v22, 0, 1, vcc
	v_and_b32_e32 v23, s6, v24
	v_and_b32_e32 v24, s6, v31
	v_lshlrev_b32_e32 v22, 31, v22
	v_add_f64 v[18:19], v[36:37], v[18:19]
	v_cmp_eq_u32_e32 vcc, 0, v34
	v_cmp_eq_u32_e64 s[4:5], 0, v30
	v_add_f64 v[20:21], v[28:29], -v[20:21]
	v_xor_b32_e32 v22, v24, v22
	v_cndmask_b32_e32 v24, v14, v16, vcc
	v_cndmask_b32_e32 v14, v15, v17, vcc
	v_cmp_neq_f64_e32 vcc, s[14:15], v[8:9]
	s_mov_b32 s6, s14
	v_mov_b32_e32 v25, 0x7ff80000
	v_xor_b32_e32 v16, v14, v23
	v_cndmask_b32_e64 v9, v19, v21, s[4:5]
	v_cndmask_b32_e64 v8, v18, v20, s[4:5]
	v_xor_b32_e32 v9, v22, v9
	v_mul_f64 v[8:9], v[8:9], s[6:7]
	v_cndmask_b32_e32 v18, v25, v16, vcc
	v_add_u32_e64 v14, s[4:5], 4, v10
	v_addc_u32_e64 v15, s[4:5], 0, v11, s[4:5]
	flat_store_dword v[14:15], v18
	v_cndmask_b32_e32 v18, 0, v24, vcc
	v_cndmask_b32_e32 v9, v25, v9, vcc
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_rndne_f64_e32 v[16:17], v[8:9]
	v_add_u32_e64 v8, s[4:5], 64, v0
	v_addc_u32_e64 v9, s[4:5], 0, v1, s[4:5]
	flat_store_dword v[10:11], v18
	flat_store_dwordx2 v[8:9], v[16:17]
	flat_load_dword v15, v[14:15]
	flat_load_dword v14, v[10:11]
	s_movk_i32 s4, 0x48
	v_add_u32_e32 v16, vcc, s4, v0
	v_addc_u32_e32 v17, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mul_f64 v[10:11], v[14:15], s[6:7]
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0x3fc00000
	v_fma_f64 v[12:13], v[12:13], 4.0, v[14:15]
	v_rndne_f64_e32 v[14:15], v[10:11]
	v_and_b32_e32 v11, 0x7fffffff, v13
	v_mov_b32_e32 v10, v12
	v_cmp_gt_u64_e32 vcc, s[14:15], v[10:11]
	flat_store_dwordx2 v[16:17], v[14:15]
	v_mov_b32_e32 v16, 1
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_98
	s_mov_b32 s15, 0x3b900000
	v_cmp_ngt_f64_e32 vcc, s[14:15], v[10:11]
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[18:19], exec, s[4:5]
	s_cbranch_execz .LBB0_95
	v_cmp_ngt_f64_e32 vcc, 2.0, v[10:11]
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[12:13], exec, s[4:5]
	s_cbranch_execz .LBB0_82
	s_mov_b32 s21, 0x40200000
	s_mov_b32 s20, 0
	v_cmp_ngt_f64_e32 vcc, s[20:21], v[10:11]
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[10:11], exec, s[4:5]
	s_cbranch_execz .LBB0_79
	v_or_b32_e32 v15, 0x3d00000, v11
	v_mov_b32_e32 v14, v10
	s_mov_b32 s5, 0x83d00000
	s_mov_b32 s4, s20
	v_add_f64 v[14:15], v[14:15], s[4:5]
	s_mov_b32 s5, 0x100000
	v_cmp_gt_u64_e64 s[4:5], s[4:5], v[10:11]
	v_add_f64 v[18:19], v[10:11], -1.0
	v_div_scale_f64 v[24:25], s[6:7], v[10:11], v[10:11], 1.0
	s_getpc_b64 s[22:23]
	s_add_u32 s22, s22, LN_TBL@rel32@lo+4
	s_addc_u32 s23, s23, LN_TBL@rel32@hi+12
	s_mov_b32 s21, 0x3fee0faa
	v_cndmask_b32_e64 v21, v11, v15, s[4:5]
	v_cndmask_b32_e64 v20, v10, v14, s[4:5]
	v_ashrrev_i64 v[14:15], 45, v[20:21]
	v_add_f64 v[22:23], v[18:19], 2.0
	v_bfe_u32 v15, v14, 1, 6
	v_and_b32_e32 v14, 1, v14
	v_add_u32_e32 v14, vcc, v14, v15
	v_addc_u32_e64 v15, s[6:7], 0, 0, vcc
	v_add_u32_e32 v16, vcc, 64, v14
	v_cvt_f64_i32_e32 v[16:17], v16
	s_mov_b32 s7, 1.0
	s_mov_b32 s6, s20
	v_and_b32_e32 v28, 0xfffff, v21
	v_mul_f64 v[16:17], v[16:17], s[6:7]
	v_div_scale_f64 v[26:27], s[6:7], v[22:23], v[22:23], v[18:19]
	v_or_b32_e32 v29, 0x3fe00000, v28
	v_mov_b32_e32 v28, v20
	v_rcp_f64_e32 v[30:31], v[24:25]
	v_div_scale_f64 v[40:41], vcc, 1.0, v[10:11], 1.0
	v_add_f64 v[28:29], v[28:29], -v[16:17]
	v_lshlrev_b64 v[14:15], 4, v[14:15]
	v_mov_b32_e32 v20, s23
	v_fma_f64 v[32:33], v[28:29], 0.5, v[16:17]
	v_rcp_f64_e32 v[16:17], v[26:27]
	v_fma_f64 v[36:37], -v[24:25], v[30:31], 1.0
	v_div_scale_f64 v[34:35], s[6:7], v[32:33], v[32:33], v[28:29]
	v_fma_f64 v[30:31], v[30:31], v[36:37], v[30:31]
	v_fma_f64 v[36:37], -v[26:27], v[16:17], 1.0
	v_fma_f64 v[42:43], -v[24:25], v[30:31], 1.0
	v_rcp_f64_e32 v[38:39], v[34:35]
	v_fma_f64 v[16:17], v[16:17], v[36:37], v[16:17]
	v_div_scale_f64 v[36:37], s[6:7], v[18:19], v[22:23], v[18:19]
	v_fma_f64 v[30:31], v[30:31], v[42:43], v[30:31]
	v_fma_f64 v[42:43], -v[26:27], v[16:17], 1.0
	v_mul_f64 v[46:47], v[40:41], v[30:31]
	v_fma_f64 v[44:45], -v[34:35], v[38:39], 1.0
	v_fma_f64 v[16:17], v[16:17], v[42:43], v[16:17]
	v_div_scale_f64 v[42:43], s[8:9], v[28:29], v[32:33], v[28:29]
	v_fma_f64 v[24:25], -v[24:25], v[46:47], v[40:41]
	v_fma_f64 v[38:39], v[38:39], v[44:45], v[38:39]
	v_mul_f64 v[40:41], v[36:37], v[16:17]
	v_div_fmas_f64 v[24:25], v[24:25], v[30:31], v[46:47]
	s_mov_b64 vcc, s[6:7]
	s_mov_b32 s6, 0xb9e43e4
	v_fma_f64 v[44:45], -v[34:35], v[38:39], 1.0
	v_fma_f64 v[26:27], -v[26:27], v[40:41], v[36:37]
	s_mov_b32 s7, 0xbf5ab89d
	v_fma_f64 v[30:31], v[38:39], v[44:45], v[38:39]
	v_div_fmas_f64 v[26:27], v[26:27], v[16:17], v[40:41]
	v_add_u32_e32 v14, vcc, s22, v14
	v_addc_u32_e32 v15, vcc, v15, v20, vcc
	flat_load_dwordx4 v[14:17], v[14:15]
	v_div_fixup_f64 v[24:25], v[24:25], v[10:11], 1.0
	v_mul_f64 v[36:37], v[42:43], v[30:31]
	s_mov_b64 vcc, s[8:9]
	v_mov_b32_e32 v40, 0x4cdad5d1
	v_mov_b32_e32 v41, 0x3f4b67ba
	s_mov_b32 s8, 0x16b02e5c
	s_mov_b32 s9, 0xbf66c16c
	v_mov_b32_e32 v20, 0xfffffc01
	v_mul_f64 v[38:39], v[24:25], v[24:25]
	v_fma_f64 v[34:35], -v[34:35], v[36:37], v[42:43]
	v_div_fixup_f64 v[22:23], v[26:27], v[22:23], v[18:19]
	v_div_fmas_f64 v[26:27], v[34:35], v[30:31], v[36:37]
	v_fma_f64 v[30:31], v[38:39], s[6:7], v[40:41]
	v_add_f64 v[34:35], v[22:23], v[22:23]
	s_mov_b32 s6, 0x8c0fe741
	s_mov_b32 s7, 0xbf4380cb
	v_mov_b32_e32 v40, 0x99865ede
	v_mul_f64 v[22:23], v[22:23], -v[18:19]
	v_cmp_le_f64_e32 vcc, s[20:21], v[10:11]
	s_mov_b32 s21, 0x3ff1082c
	v_fma_f64 v[30:31], v[38:39], v[30:31], s[6:7]
	v_mul_f64 v[36:37], v[34:35], v[34:35]
	s_mov_b32 s6, 0x98cf38b6
	s_mov_b32 s7, 0x3f4a019f
	v_div_fixup_f64 v[26:27], v[26:27], v[32:33], v[28:29]
	v_fma_f64 v[30:31], v[38:39], v[30:31], s[6:7]
	s_mov_b32 s6, 0xc85dfff0
	v_mov_b32_e32 v28, 0x7f1519f
	v_mov_b32_e32 v29, 0x3f624923
	s_mov_b32 s7, 0x3f3c8034
	v_fma_f64 v[28:29], v[36:37], s[6:7], v[28:29]
	s_mov_b32 s6, 0x99bac6d4
	v_mul_f64 v[32:33], v[26:27], v[26:27]
	s_mov_b32 s7, 0x3f899999
	v_fma_f64 v[30:31], v[38:39], v[30:31], s[8:9]
	s_mov_b32 s8, 0x3bd94741
	s_mov_b32 s9, 0x3f624942
	v_mov_b32_e32 v41, s7
	v_fma_f64 v[28:29], v[36:37], v[28:29], s[6:7]
	s_mov_b32 s7, 0x3fb55555
	v_fma_f64 v[40:41], v[32:33], s[8:9], v[40:41]
	s_mov_b32 s6, 0x5555553b
	v_fma_f64 v[30:31], v[38:39], v[30:31], s[6:7]
	s_mov_b32 s6, 0x555554e6
	v_mul_f64 v[34:35], v[34:35], v[36:37]
	v_fma_f64 v[28:29], v[36:37], v[28:29], s[6:7]
	s_mov_b32 s6, 0x55555557
	v_fma_f64 v[38:39], v[32:33], v[40:41], s[6:7]
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v37, v19
	v_add_f64 v[18:19], v[18:19], -v[36:37]
	s_mov_b32 s6, 0x17f0bbbe
	s_mov_b32 s7, 0x3ecb295c
	v_fma_f64 v[22:23], v[34:35], v[28:29], v[22:23]
	v_mov_b32_e32 v28, 0xfffffbc5
	v_mul_f64 v[32:33], v[32:33], v[38:39]
	v_cndmask_b32_e64 v28, v20, v28, s[4:5]
	v_bfe_u32 v29, v21, 20, 11
	v_add_f64 v[18:19], v[18:19], v[22:23]
	v_fma_f64 v[26:27], v[26:27], v[32:33], v[26:27]
	v_mul_f64 v[22:23], v[18:19], s[6:7]
	s_waitcnt vmcnt(0)
	v_add_f64 v[16:17], v[26:27], v[16:17]
	v_fma_f64 v[20:21], v[36:37], s[6:7], v[22:23]
	v_mul_f64 v[26:27], v[16:17], s[6:7]
	v_fma_f64 v[22:23], v[14:15], s[6:7], v[26:27]
	v_add_u32_e64 v26, s[4:5], v29, v28
	v_cvt_f64_i32_e32 v[26:27], v26
	v_cmp_ge_f64_e64 s[4:5], s[20:21], v[10:11]
	s_mov_b32 s21, 0x3ff71544
	v_fma_f64 v[18:19], v[18:19], s[20:21], v[20:21]
	v_fma_f64 v[14:15], v[14:15], s[20:21], v[26:27]
	v_fma_f64 v[16:17], v[16:17], s[20:21], v[22:23]
	s_mov_b32 s6, 0xfefa39ef
	s_mov_b32 s7, 0x3fe62e42
	v_mov_b32_e32 v21, 0x7ff80000
	s_and_b64 vcc, vcc, s[4:5]
	v_mov_b32_e32 v22, 0xfff00000
	v_fma_f64 v[18:19], v[36:37], s[20:21], v[18:19]
	s_mov_b32 s21, 0x7ff00000
	v_add_f64 v[14:15], v[14:15], v[16:17]
	v_cmp_neq_f64_e64 s[4:5], |v[10:11]|, s[20:21]
	v_mov_b32_e32 v20, s21
	v_add_f64 v[16:17], v[10:11], -0.5
	v_cndmask_b32_e32 v15, v15, v19, vcc
	v_cndmask_b32_e32 v14, v14, v18, vcc
	v_mul_f64 v[14:15], v[14:15], s[6:7]
	v_cmp_lt_f64_e32 vcc, 0, v[10:11]
	s_mov_b32 s6, 0x90c97d69
	s_mov_b32 s7, 0x3fdacfe3
	v_fma_f64 v[18:19], v[24:25], v[30:31], s[6:7]
	v_add_f64 v[14:15], v[14:15], -1.0
	s_and_b64 vcc, vcc, s[4:5]
	v_cndmask_b32_e32 v14, 0, v14, vcc
	v_cmp_le_f64_e32 vcc, 0, v[10:11]
	v_cndmask_b32_e64 v15, v20, v15, s[4:5]
	v_cndmask_b32_e32 v15, v21, v15, vcc
	v_cmp_neq_f64_e32 vcc, 0, v[10:11]
	v_cndmask_b32_e32 v15, v22, v15, vcc
	v_fma_f64 v[14:15], v[16:17], v[14:15], v[18:19]
.LBB0_79:
	s_or_saveexec_b64 s[20:21], s[10:11]
	s_xor_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB0_81
	v_cvt_i32_f64_e32 v26, v[10:11]
	s_mov_b32 s4, 0xdd17e945
	v_mov_b32_e32 v14, 0x7368f239
	v_mov_b32_e32 v15, 0x3f5e26b6
	v_cvt_f64_i32_e32 v[16:17], v26
	s_mov_b32 s5, 0x3f00bfec
	s_mov_b32 s23, 0x40180000
	s_mov_b32 s22, 0
	v_add_f64 v[18:19], v[10:11], -v[16:17]
	s_mov_b32 s6, 0x7e939961
	s_mov_b32 s7, 0x3f9b481c
	v_mov_b32_e32 v27, 0x3ff00000
	v_cmp_lt_i32_e32 vcc, 6, v26
	v_mov_b32_e32 v16, 0xca41a95b
	v_mov_b32_e32 v17, 0x3f497dda
	s_mov_b32 s8, 0xbee5f2f7
	v_fma_f64 v[14:15], v[18:19], s[4:5], v[14:15]
	v_add_f64 v[20:21], v[18:19], s[22:23]
	s_mov_b32 s23, 0x40140000
	v_add_f64 v[22:23], v[18:19], s[22:23]
	s_mov_b32 s4, 0xa5b38140
	s_mov_b32 s5, 0x3edebaf7
	v_add_f64 v[24:25], v[18:19], 4.0
	v_fma_f64 v[16:17], v[18:19], s[4:5], v[16:17]
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[6:7]
	v_cndmask_b32_e32 v21, v27, v21, vcc
	v_cndmask_b32_e32 v20, 0, v20, vcc
	v_cmp_lt_i32_e32 vcc, 5, v26
	v_cndmask_b32_e32 v23, v27, v23, vcc
	v_cndmask_b32_e32 v22, 0, v22, vcc
	v_mul_f64 v[20:21], v[20:21], v[22:23]
	s_mov_b32 s9, 0x3fc2bb9c
	s_mov_b32 s26, 0x742ed475
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[8:9]
	s_mov_b32 s23, 0x40080000
	v_cmp_lt_i32_e32 vcc, 4, v26
	s_mov_b32 s27, 0x3f9317ea
	v_add_f64 v[22:23], v[18:19], s[22:23]
	v_cndmask_b32_e32 v25, v27, v25, vcc
	v_cndmask_b32_e32 v24, 0, v24, vcc
	v_fma_f64 v[16:17], v[18:19], v[16:17], s[26:27]
	v_mul_f64 v[20:21], v[24:25], v[20:21]
	s_mov_b32 s10, 0x4f139f59
	s_mov_b32 s11, 0x3fd4d98f
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[10:11]
	s_mov_b32 s4, 0xccfbdf27
	v_cmp_lt_i32_e32 vcc, 3, v26
	s_mov_b32 s5, 0x3fc601ed
	v_add_f64 v[24:25], v[18:19], 2.0
	v_cndmask_b32_e32 v23, v27, v23, vcc
	v_cndmask_b32_e32 v22, 0, v22, vcc
	v_fma_f64 v[16:17], v[18:19], v[16:17], s[4:5]
	v_mul_f64 v[20:21], v[22:23], v[20:21]
	s_mov_b32 s24, 0x36e20878
	s_mov_b32 s25, 0x3fcb848b
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[24:25]
	s_mov_b32 s4, 0x93d3dcdc
	v_cmp_lt_i32_e32 vcc, 2, v26
	s_mov_b32 s5, 0x3fe71a18
	v_cndmask_b32_e32 v23, v27, v25, vcc
	v_cndmask_b32_e32 v22, 0, v24, vcc
	v_fma_f64 v[16:17], v[18:19], v[16:17], s[4:5]
	v_mul_f64 v[20:21], v[22:23], v[20:21]
	s_mov_b32 s4, 0xe37db0c8
	s_mov_b32 s5, 0xbfb3c467
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[4:5]
	s_mov_b32 s4, 0x62c4ab74
	s_mov_b32 s5, 0x3ff645a7
	s_getpc_b64 s[10:11]
	s_add_u32 s10, s10, LN_TBL@rel32@lo+4
	s_addc_u32 s11, s11, LN_TBL@rel32@hi+12
	v_fma_f64 v[16:17], v[18:19], v[16:17], s[4:5]
	v_or_b32_e32 v23, 0x3d00000, v21
	v_mov_b32_e32 v22, v20
	s_mov_b32 s5, 0x83d00000
	s_mov_b32 s4, s22
	v_add_f64 v[22:23], v[22:23], s[4:5]
	s_mov_b32 s5, 0x100000
	v_cmp_gt_u64_e64 s[4:5], s[4:5], v[20:21]
	v_mul_f64 v[24:25], v[18:19], v[14:15]
	v_add_f64 v[26:27], v[20:21], -1.0
	v_fma_f64 v[28:29], v[18:19], v[16:17], 1.0
	s_mov_b32 s23, 0x3fee0faa
	v_cndmask_b32_e64 v23, v21, v23, s[4:5]
	v_cndmask_b32_e64 v22, v20, v22, s[4:5]
	v_ashrrev_i64 v[14:15], 45, v[22:23]
	v_and_b32_e32 v36, 0xfffff, v23
	v_bfe_u32 v15, v14, 1, 6
	v_and_b32_e32 v14, 1, v14
	v_add_u32_e32 v14, vcc, v14, v15
	v_addc_u32_e64 v15, s[6:7], 0, 0, vcc
	v_add_u32_e32 v16, vcc, 64, v14
	v_cvt_f64_i32_e32 v[16:17], v16
	v_add_f64 v[30:31], v[26:27], 2.0
	s_mov_b32 s7, 1.0
	s_mov_b32 s6, s22
	v_mul_f64 v[16:17], v[16:17], s[6:7]
	v_div_scale_f64 v[32:33], s[6:7], v[28:29], v[28:29], v[24:25]
	v_or_b32_e32 v37, 0x3fe00000, v36
	v_mov_b32_e32 v36, v22
	v_div_scale_f64 v[34:35], s[6:7], v[30:31], v[30:31], v[26:27]
	v_lshlrev_b64 v[14:15], 4, v[14:15]
	v_add_f64 v[36:37], v[36:37], -v[16:17]
	v_mov_b32_e32 v22, s11
	v_add_u32_e64 v14, s[10:11], s10, v14
	v_addc_u32_e64 v15, s[10:11], v15, v22, s[10:11]
	v_mov_b32_e32 v22, 0xfffffc01
	v_fma_f64 v[38:39], v[36:37], 0.5, v[16:17]
	v_rcp_f64_e32 v[16:17], v[32:33]
	v_rcp_f64_e32 v[40:41], v[34:35]
	v_div_scale_f64 v[42:43], s[6:7], v[38:39], v[38:39], v[36:37]
	v_div_scale_f64 v[56:57], s[8:9], v[36:37], v[38:39], v[36:37]
	v_fma_f64 v[44:45], -v[32:33], v[16:17], 1.0
	v_fma_f64 v[46:47], -v[34:35], v[40:41], 1.0
	v_rcp_f64_e32 v[48:49], v[42:43]
	v_fma_f64 v[16:17], v[16:17], v[44:45], v[16:17]
	v_div_scale_f64 v[44:45], vcc, v[24:25], v[28:29], v[24:25]
	v_fma_f64 v[40:41], v[40:41], v[46:47], v[40:41]
	v_div_scale_f64 v[46:47], s[6:7], v[26:27], v[30:31], v[26:27]
	v_fma_f64 v[50:51], -v[32:33], v[16:17], 1.0
	v_fma_f64 v[52:53], -v[34:35], v[40:41], 1.0
	v_fma_f64 v[54:55], -v[42:43], v[48:49], 1.0
	v_fma_f64 v[16:17], v[16:17], v[50:51], v[16:17]
	v_fma_f64 v[40:41], v[40:41], v[52:53], v[40:41]
	v_fma_f64 v[48:49], v[48:49], v[54:55], v[48:49]
	v_mul_f64 v[50:51], v[44:45], v[16:17]
	v_mul_f64 v[52:53], v[46:47], v[40:41]
	v_fma_f64 v[54:55], -v[42:43], v[48:49], 1.0
	v_fma_f64 v[32:33], -v[32:33], v[50:51], v[44:45]
	v_fma_f64 v[34:35], -v[34:35], v[52:53], v[46:47]
	v_fma_f64 v[44:45], v[48:49], v[54:55], v[48:49]
	v_div_fmas_f64 v[32:33], v[32:33], v[16:17], v[50:51]
	s_mov_b64 vcc, s[6:7]
	flat_load_dwordx4 v[14:17], v[14:15]
	s_mov_b32 s6, 0xc85dfff0
	v_div_fmas_f64 v[34:35], v[34:35], v[40:41], v[52:53]
	s_mov_b64 vcc, s[8:9]
	s_mov_b32 s7, 0x3f3c8034
	v_mul_f64 v[40:41], v[56:57], v[44:45]
	s_mov_b32 s8, 0x3bd94741
	s_mov_b32 s9, 0x3f624942
	v_fma_f64 v[42:43], -v[42:43], v[40:41], v[56:57]
	v_div_fixup_f64 v[30:31], v[34:35], v[30:31], v[26:27]
	v_div_fmas_f64 v[34:35], v[42:43], v[44:45], v[40:41]
	v_mov_b32_e32 v44, 0x99865ede
	v_cmp_le_f64_e32 vcc, s[22:23], v[20:21]
	s_mov_b32 s23, 0x3ff1082c
	v_add_f64 v[40:41], v[30:31], v[30:31]
	v_mul_f64 v[30:31], v[30:31], -v[26:27]
	v_mul_f64 v[42:43], v[40:41], v[40:41]
	v_div_fixup_f64 v[34:35], v[34:35], v[38:39], v[36:37]
	v_mov_b32_e32 v36, 0x7f1519f
	v_mov_b32_e32 v37, 0x3f624923
	v_fma_f64 v[36:37], v[42:43], s[6:7], v[36:37]
	s_mov_b32 s6, 0x99bac6d4
	s_mov_b32 s7, 0x3f899999
	v_mul_f64 v[38:39], v[34:35], v[34:35]
	v_mov_b32_e32 v45, s7
	v_mul_f64 v[40:41], v[40:41], v[42:43]
	v_fma_f64 v[36:37], v[42:43], v[36:37], s[6:7]
	s_mov_b32 s7, 0x3fb55555
	s_mov_b32 s6, 0x555554e6
	v_fma_f64 v[44:45], v[38:39], s[8:9], v[44:45]
	s_mov_b32 s8, 0xfefa39ef
	s_mov_b32 s9, 0x3fe62e42
	v_fma_f64 v[36:37], v[42:43], v[36:37], s[6:7]
	s_mov_b32 s6, 0x55555557
	v_mov_b32_e32 v42, 0
	v_fma_f64 v[44:45], v[38:39], v[44:45], s[6:7]
	v_mov_b32_e32 v43, v27
	v_add_f64 v[26:27], v[26:27], -v[42:43]
	s_mov_b32 s6, 0x17f0bbbe
	s_mov_b32 s7, 0x3ecb295c
	v_fma_f64 v[30:31], v[40:41], v[36:37], v[30:31]
	v_mov_b32_e32 v36, 0xfffffbc5
	v_cndmask_b32_e64 v36, v22, v36, s[4:5]
	v_mul_f64 v[38:39], v[38:39], v[44:45]
	v_bfe_u32 v37, v23, 20, 11
	v_add_f64 v[26:27], v[26:27], v[30:31]
	v_fma_f64 v[34:35], v[34:35], v[38:39], v[34:35]
	v_mul_f64 v[30:31], v[26:27], s[6:7]
	s_waitcnt vmcnt(0)
	v_add_f64 v[16:17], v[34:35], v[16:17]
	v_fma_f64 v[22:23], v[42:43], s[6:7], v[30:31]
	v_mul_f64 v[34:35], v[16:17], s[6:7]
	v_fma_f64 v[30:31], v[14:15], s[6:7], v[34:35]
	v_add_u32_e64 v34, s[4:5], v37, v36
	v_cvt_f64_i32_e32 v[34:35], v34
	v_cmp_ge_f64_e64 s[4:5], s[22:23], v[20:21]
	s_mov_b32 s23, 0x3ff71544
	v_fma_f64 v[22:23], v[26:27], s[22:23], v[22:23]
	v_fma_f64 v[14:15], v[14:15], s[22:23], v[34:35]
	v_fma_f64 v[16:17], v[16:17], s[22:23], v[30:31]
	v_cmp_lt_f64_e64 s[6:7], 0, v[20:21]
	s_and_b64 vcc, vcc, s[4:5]
	v_fma_f64 v[22:23], v[42:43], s[22:23], v[22:23]
	s_mov_b32 s23, 0x7ff00000
	v_add_f64 v[14:15], v[14:15], v[16:17]
	v_div_fixup_f64 v[16:17], v[32:33], v[28:29], v[24:25]
	v_mov_b32_e32 v24, s23
	v_cndmask_b32_e32 v15, v15, v23, vcc
	v_cndmask_b32_e32 v14, v14, v22, vcc
	v_mul_f64 v[14:15], v[14:15], s[8:9]
	v_cmp_neq_f64_e64 vcc, |v[20:21]|, s[22:23]
	v_mov_b32_e32 v22, 0x7ff80000
	v_fma_f64 v[16:17], v[18:19], 0.5, v[16:17]
	v_mov_b32_e32 v23, 0xfff00000
	v_cndmask_b32_e32 v15, v24, v15, vcc
	s_and_b64 vcc, s[6:7], vcc
	v_cndmask_b32_e32 v14, 0, v14, vcc
	v_cmp_le_f64_e32 vcc, 0, v[20:21]
	v_cndmask_b32_e32 v15, v22, v15, vcc
	v_cmp_neq_f64_e32 vcc, 0, v[20:21]
	v_cndmask_b32_e32 v15, v23, v15, vcc
	v_add_f64 v[14:15], v[16:17], v[14:15]
.LBB0_81:
	s_or_b64 exec, exec, s[20:21]
.LBB0_82:
	s_or_saveexec_b64 s[20:21], s[12:13]
	s_xor_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB0_92
	s_mov_b32 s12, 0
	v_or_b32_e32 v15, 0x3d00000, v11
	v_mov_b32_e32 v14, v10
	s_mov_b32 s5, 0x83d00000
	s_mov_b32 s4, s12
	v_add_f64 v[14:15], v[14:15], s[4:5]
	s_mov_b32 s5, 0x100000
	v_cmp_gt_u64_e64 s[4:5], s[4:5], v[10:11]
	v_add_f64 v[18:19], v[10:11], -1.0
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, LN_TBL@rel32@lo+4
	s_addc_u32 s9, s9, LN_TBL@rel32@hi+12
	s_mov_b32 s22, 0x17f0bbbe
	s_mov_b32 s23, 0x3ecb295c
	s_mov_b32 s13, 0x3ffbb4c3
	v_cndmask_b32_e64 v21, v11, v15, s[4:5]
	v_cndmask_b32_e64 v20, v10, v14, s[4:5]
	v_ashrrev_i64 v[14:15], 45, v[20:21]
	v_add_f64 v[22:23], v[18:19], 2.0
	v_bfe_u32 v15, v14, 1, 6
	v_and_b32_e32 v14, 1, v14
	v_add_u32_e32 v14, vcc, v14, v15
	v_addc_u32_e64 v15, s[6:7], 0, 0, vcc
	v_add_u32_e32 v16, vcc, 64, v14
	v_cvt_f64_i32_e32 v[16:17], v16
	s_mov_b32 s7, 1.0
	s_mov_b32 s6, s12
	v_and_b32_e32 v26, 0xfffff, v21
	v_mul_f64 v[16:17], v[16:17], s[6:7]
	v_div_scale_f64 v[24:25], s[6:7], v[22:23], v[22:23], v[18:19]
	v_or_b32_e32 v27, 0x3fe00000, v26
	v_mov_b32_e32 v26, v20
	v_lshlrev_b64 v[14:15], 4, v[14:15]
	v_mov_b32_e32 v20, s9
	v_add_u32_e64 v14, s[8:9], s8, v14
	v_add_f64 v[26:27], v[26:27], -v[16:17]
	v_addc_u32_e64 v15, s[8:9], v15, v20, s[8:9]
	s_mov_b32 s8, 0x3bd94741
	s_mov_b32 s9, 0x3f624942
	v_mov_b32_e32 v20, 0xfffffc01
	s_mov_b32 s24, 0xfefa39ef
	s_mov_b32 s25, 0x3fe62e42
	v_fma_f64 v[28:29], v[26:27], 0.5, v[16:17]
	v_rcp_f64_e32 v[16:17], v[24:25]
	s_brev_b32 s15, 1
	v_div_scale_f64 v[30:31], s[6:7], v[28:29], v[28:29], v[26:27]
	v_fma_f64 v[32:33], -v[24:25], v[16:17], 1.0
	v_rcp_f64_e32 v[34:35], v[30:31]
	v_fma_f64 v[16:17], v[16:17], v[32:33], v[16:17]
	v_div_scale_f64 v[32:33], vcc, v[18:19], v[22:23], v[18:19]
	v_fma_f64 v[36:37], -v[24:25], v[16:17], 1.0
	v_fma_f64 v[38:39], -v[30:31], v[34:35], 1.0
	v_fma_f64 v[16:17], v[16:17], v[36:37], v[16:17]
	v_fma_f64 v[34:35], v[34:35], v[38:39], v[34:35]
	v_mul_f64 v[36:37], v[32:33], v[16:17]
	v_div_scale_f64 v[38:39], s[6:7], v[26:27], v[28:29], v[26:27]
	v_fma_f64 v[40:41], -v[30:31], v[34:35], 1.0
	v_fma_f64 v[24:25], -v[24:25], v[36:37], v[32:33]
	v_fma_f64 v[32:33], v[34:35], v[40:41], v[34:35]
	v_div_fmas_f64 v[24:25], v[24:25], v[16:17], v[36:37]
	flat_load_dwordx4 v[14:17], v[14:15]
	s_mov_b64 vcc, s[6:7]
	s_mov_b32 s6, 0xc85dfff0
	s_mov_b32 s7, 0x3f3c8034
	v_mul_f64 v[34:35], v[38:39], v[32:33]
	v_fma_f64 v[30:31], -v[30:31], v[34:35], v[38:39]
	v_div_fixup_f64 v[22:23], v[24:25], v[22:23], v[18:19]
	v_div_fmas_f64 v[24:25], v[30:31], v[32:33], v[34:35]
	v_add_f64 v[30:31], v[22:23], v[22:23]
	v_mov_b32_e32 v34, 0x99865ede
	v_mul_f64 v[22:23], v[22:23], -v[18:19]
	v_cmp_gt_f64_e32 vcc, s[12:13], v[10:11]
	s_mov_b32 s13, 0x3ff3b4c4
	v_mul_f64 v[32:33], v[30:31], v[30:31]
	v_div_fixup_f64 v[24:25], v[24:25], v[28:29], v[26:27]
	v_mov_b32_e32 v26, 0x7f1519f
	v_mov_b32_e32 v27, 0x3f624923
	v_fma_f64 v[26:27], v[32:33], s[6:7], v[26:27]
	s_mov_b32 s6, 0x99bac6d4
	s_mov_b32 s7, 0x3f899999
	v_mov_b32_e32 v35, s7
	v_mul_f64 v[30:31], v[30:31], v[32:33]
	v_mul_f64 v[28:29], v[24:25], v[24:25]
	v_fma_f64 v[26:27], v[32:33], v[26:27], s[6:7]
	s_mov_b32 s7, 0x3fb55555
	s_mov_b32 s6, 0x555554e6
	v_fma_f64 v[34:35], v[28:29], s[8:9], v[34:35]
	v_fma_f64 v[26:27], v[32:33], v[26:27], s[6:7]
	s_mov_b32 s6, 0x55555557
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, v19
	v_fma_f64 v[34:35], v[28:29], v[34:35], s[6:7]
	v_cmp_gt_f64_e64 s[6:7], s[12:13], v[10:11]
	s_mov_b32 s13, 0x3feccccc
	v_fma_f64 v[22:23], v[30:31], v[26:27], v[22:23]
	v_mov_b32_e32 v30, 0xfffffbc5
	v_cndmask_b32_e64 v30, v20, v30, s[4:5]
	v_cmp_ge_f64_e64 s[8:9], s[12:13], v[10:11]
	s_mov_b32 s13, 0x3fee0faa
	v_mul_f64 v[28:29], v[28:29], v[34:35]
	v_add_f64 v[34:35], v[18:19], -v[32:33]
	v_cmp_le_f64_e64 s[10:11], s[12:13], v[10:11]
	s_mov_b32 s13, 0x3ff1082c
	v_add_f64 v[26:27], -v[10:11], 2.0
	v_cndmask_b32_e64 v31, 0, 1, vcc
	v_fma_f64 v[24:25], v[24:25], v[28:29], v[24:25]
	v_add_f64 v[22:23], v[34:35], v[22:23]
	v_bfe_u32 v35, v21, 20, 11
	v_mov_b32_e32 v34, s15
	s_waitcnt vmcnt(0)
	v_add_f64 v[16:17], v[24:25], v[16:17]
	v_mul_f64 v[24:25], v[22:23], s[22:23]
	v_mul_f64 v[28:29], v[16:17], s[22:23]
	v_fma_f64 v[20:21], v[32:33], s[22:23], v[24:25]
	v_fma_f64 v[24:25], v[14:15], s[22:23], v[28:29]
	v_add_u32_e64 v28, s[4:5], v35, v30
	v_cvt_f64_i32_e32 v[28:29], v28
	v_cmp_ge_f64_e64 s[4:5], s[12:13], v[10:11]
	s_mov_b32 s13, 0x3ff71544
	v_fma_f64 v[20:21], v[22:23], s[12:13], v[20:21]
	v_fma_f64 v[14:15], v[14:15], s[12:13], v[28:29]
	v_fma_f64 v[16:17], v[16:17], s[12:13], v[24:25]
	s_mov_b32 s22, 0x6356be3f
	s_mov_b32 s23, 0xbff762d8
	v_add_f64 v[22:23], v[10:11], s[22:23]
	s_and_b64 s[4:5], s[10:11], s[4:5]
	v_cndmask_b32_e64 v30, v31, 2, s[6:7]
	v_fma_f64 v[20:21], v[32:33], s[12:13], v[20:21]
	s_mov_b32 s13, 0x7ff00000
	v_add_f64 v[14:15], v[14:15], v[16:17]
	s_mov_b32 s22, 0x8d5af8fc
	v_add_f64 v[16:17], -v[10:11], 1.0
	v_cndmask_b32_e32 v23, v27, v23, vcc
	v_cndmask_b32_e64 v19, v23, v19, s[6:7]
	s_mov_b32 s23, 0xbfdd8b61
	v_add_f64 v[24:25], v[10:11], s[22:23]
	v_mov_b32_e32 v28, 0x7ff80000
	v_cndmask_b32_e64 v15, v15, v21, s[4:5]
	v_cndmask_b32_e64 v14, v14, v20, s[4:5]
	v_mul_f64 v[14:15], v[14:15], s[24:25]
	v_cndmask_b32_e32 v20, v26, v22, vcc
	v_cmp_neq_f64_e64 vcc, |v[10:11]|, s[12:13]
	v_cmp_le_f64_e64 s[4:5], 0, v[10:11]
	v_cndmask_b32_e64 v18, v20, v18, s[6:7]
	v_cmp_neq_f64_e64 s[6:7], 0, v[10:11]
	v_mov_b32_e32 v20, s13
	s_mov_b32 s13, 0x3fe76944
	v_cmp_gt_f64_e64 s[10:11], s[12:13], v[10:11]
	s_mov_b32 s13, 0x3fcda661
	v_cmp_gt_f64_e64 s[12:13], s[12:13], v[10:11]
	v_cndmask_b32_e32 v15, v20, v15, vcc
	v_mov_b32_e32 v29, 0xfff00000
	v_cndmask_b32_e64 v15, v28, v15, s[4:5]
	v_cndmask_b32_e64 v15, v29, v15, s[6:7]
	s_and_b64 s[6:7], s[8:9], s[6:7]
	v_cndmask_b32_e64 v15, v34, v15, s[8:9]
	v_cndmask_b32_e64 v20, v30, 0, s[8:9]
	s_and_b64 s[4:5], s[6:7], s[4:5]
	v_cndmask_b32_e64 v19, v19, v17, s[8:9]
	v_cndmask_b32_e64 v18, v18, v16, s[8:9]
	v_xor_b32_e32 v17, s15, v15
	v_cndmask_b32_e64 v15, v20, 1, s[10:11]
	s_and_b64 vcc, s[4:5], vcc
	v_cndmask_b32_e64 v20, v15, 2, s[12:13]
	v_cndmask_b32_e32 v16, 0, v14, vcc
	v_cndmask_b32_e64 v14, v18, v24, s[10:11]
	v_cndmask_b32_e64 v15, v19, v25, s[10:11]
	v_cndmask_b32_e64 v19, v15, v11, s[12:13]
	v_cndmask_b32_e64 v18, v14, v10, s[12:13]
	v_cmp_lt_i32_e32 vcc, 1, v20
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_85
	s_mov_b32 s6, 0xbf2bab09
	v_mov_b32_e32 v14, 0xf6010924
	v_mov_b32_e32 v15, 0x3fcd4eae
	s_mov_b32 s7, 0x3f8b678b
	v_fma_f64 v[14:15], v[18:19], s[6:7], v[14:15]
	s_mov_b32 s6, 0x44ea8450
	s_mov_b32 s8, 0x57d0cf61
	s_mov_b32 s7, 0x3fef4976
	v_mov_b32_e32 v20, 0xd6537c88
	v_mov_b32_e32 v21, 0x3fbaae55
	s_mov_b32 s9, 0x3f6a5abb
	v_fma_f64 v[20:21], v[18:19], s[8:9], v[20:21]
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[6:7]
	s_mov_b32 s6, 0xd119bd6f
	s_mov_b32 s8, 0xe45050af
	s_mov_b32 s7, 0x3ff7475c
	s_mov_b32 s9, 0x3fe89dfb
	v_fma_f64 v[20:21], v[18:19], v[20:21], s[8:9]
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[6:7]
	s_mov_b32 s6, 0x8b005dff
	s_mov_b32 s8, 0xa42b18f5
	s_mov_b32 s7, 0x3fe4401e
	s_mov_b32 s9, 0x40010725
	v_fma_f64 v[20:21], v[18:19], v[20:21], s[8:9]
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[6:7]
	s_mov_b32 s6, 0xe37db0c8
	s_mov_b32 s8, 0xc2bd619c
	s_mov_b32 s7, 0xbfb3c467
	s_mov_b32 s9, 0x4003a5d7
	v_fma_f64 v[20:21], v[18:19], v[20:21], s[8:9]
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[6:7]
	v_fma_f64 v[20:21], v[18:19], v[20:21], 1.0
	v_mul_f64 v[14:15], v[18:19], v[14:15]
	v_div_scale_f64 v[22:23], s[6:7], v[20:21], v[20:21], v[14:15]
	v_div_scale_f64 v[28:29], vcc, v[14:15], v[20:21], v[14:15]
	v_rcp_f64_e32 v[24:25], v[22:23]
	v_fma_f64 v[26:27], -v[22:23], v[24:25], 1.0
	v_fma_f64 v[24:25], v[24:25], v[26:27], v[24:25]
	v_fma_f64 v[26:27], -v[22:23], v[24:25], 1.0
	v_fma_f64 v[24:25], v[24:25], v[26:27], v[24:25]
	v_mul_f64 v[26:27], v[28:29], v[24:25]
	v_fma_f64 v[22:23], -v[22:23], v[26:27], v[28:29]
	v_div_fmas_f64 v[22:23], v[22:23], v[24:25], v[26:27]
	v_div_fixup_f64 v[14:15], v[22:23], v[20:21], v[14:15]
	v_fma_f64 v[14:15], v[18:19], -0.5, v[14:15]
	v_add_f64 v[14:15], v[14:15], v[16:17]
.LBB0_85:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_91
	v_cmp_ne_u32_e32 vcc, 1, v20
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_88
	s_mov_b32 s8, 0x90a45837
	v_mov_b32_e32 v14, 0x428cfa52
	v_mov_b32_e32 v15, 0x3efa7074
	s_mov_b32 s9, 0x3f07858e
	v_fma_f64 v[14:15], v[18:19], s[8:9], v[14:15]
	s_mov_b32 s8, 0x987dfb07
	s_mov_b32 s9, 0x3f1c5088
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[8:9]
	s_mov_b32 s8, 0xed10e54d
	s_mov_b32 s9, 0x3f2cf2ec
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[8:9]
	s_mov_b32 s8, 0x89b99c00
	s_mov_b32 s9, 0x3f40b6c6
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[8:9]
	s_mov_b32 s8, 0x116f3f5d
	s_mov_b32 s9, 0x3f538a94
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[8:9]
	s_mov_b32 s8, 0xccb7926b
	s_mov_b32 s9, 0x3f67add8
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[8:9]
	s_mov_b32 s8, 0xb68fefe8
	s_mov_b32 s9, 0x3f7e404f
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[8:9]
	s_mov_b32 s8, 0xac92547b
	s_mov_b32 s9, 0x3f951322
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[8:9]
	s_mov_b32 s8, 0x1a5562a7
	s_mov_b32 s9, 0x3fb13e00
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[8:9]
	s_mov_b32 s8, 0xc4a60fad
	s_mov_b32 s9, 0x3fd4a34c
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[8:9]
	s_mov_b32 s8, 0xe37db0c8
	s_mov_b32 s9, 0x3fb3c467
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[8:9]
	v_add_f64 v[14:15], v[14:15], -0.5
	v_fma_f64 v[14:15], v[18:19], v[14:15], v[16:17]
.LBB0_88:
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_90
	s_mov_b32 s8, 0xe8c2d3f4
	v_mov_b32_e32 v14, 0xecc38c38
	v_mov_b32_e32 v15, 0xbf347f24
	s_mov_b32 s9, 0x3f35fd3e
	v_fma_f64 v[14:15], v[18:19], s[8:9], v[14:15]
	s_mov_b32 s8, 0x6c0ebbf7
	s_mov_b32 s9, 0x3f34af6d
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[8:9]
	s_mov_b32 s8, 0x9c73e0ec
	s_mov_b32 s9, 0xbf41a610
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[8:9]
	s_mov_b32 s8, 0xef61a8e9
	s_mov_b32 s9, 0x3f4cdf0c
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[8:9]
	s_mov_b32 s8, 0xbf2d1af1
	s_mov_b32 s9, 0xbf56fe8e
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[8:9]
	s_mov_b32 s8, 0x2e15c915
	s_mov_b32 s9, 0x3f6282d3
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[8:9]
	s_mov_b32 s8, 0xb3e914d7
	s_mov_b32 s9, 0xbf6e2eff
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[8:9]
	s_mov_b32 s8, 0xe370e344
	s_mov_b32 s9, 0x3f78fce0
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[8:9]
	s_mov_b32 s8, 0xba91ec6a
	s_mov_b32 s9, 0xbf851f9f
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[8:9]
	s_mov_b32 s8, 0x970af9ec
	s_mov_b32 s9, 0x3f9266e7
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[8:9]
	s_mov_b32 s8, 0xdf35b713
	s_mov_b32 s9, 0xbfa0c9a8
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[8:9]
	s_mov_b32 s8, 0x94d5419b
	s_mov_b32 s9, 0x3fb08b42
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[8:9]
	s_mov_b32 s8, 0x8dc6c509
	s_mov_b32 s9, 0xbfc2e427
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[8:9]
	s_mov_b32 s8, 0xc8ee38a2
	s_mov_b32 s9, 0x3fdef72b
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[8:9]
	v_mul_f64 v[18:19], v[18:19], v[18:19]
	s_mov_b32 s8, 0xa48a971f
	s_mov_b32 s9, 0x3c50c7ca
	v_fma_f64 v[14:15], v[18:19], v[14:15], s[8:9]
	s_mov_b32 s8, 0xbcc38a42
	s_mov_b32 s9, 0xbfbf19b9
	v_add_f64 v[14:15], v[14:15], s[8:9]
	v_add_f64 v[14:15], v[14:15], v[16:17]
.LBB0_90:
	s_or_b64 exec, exec, s[6:7]
.LBB0_91:
	s_or_b64 exec, exec, s[4:5]
.LBB0_92:
	s_or_b64 exec, exec, s[20:21]
	v_cmp_gt_f64_e32 vcc, 0, v[12:13]
	v_mov_b32_e32 v16, 1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_94
	v_trunc_f64_e32 v[16:17], v[10:11]
	s_mov_b32 s12, 0
	s_mov_b32 s13, 0x3df00000
	s_mov_b32 s6, 0x54442d18
	s_mov_b32 s7, 0x400921fb
	s_mov_b32 s8, 0x46cc5e42
	v_mov_b32_e32 v24, 0x9037ab78
	v_mov_b32_e32 v25, 0x3e21eeb6
	v_mul_f64 v[18:19], v[16:17], s[12:13]
	s_mov_b32 s13, 0xc1f00000
	s_mov_b32 s9, 0xbda907db
	v_floor_f64_e32 v[18:19], v[18:19]
	v_fma_f64 v[16:17], v[18:19], s[12:13], v[16:17]
	v_cvt_i32_f64_e32 v18, v[18:19]
	s_mov_b32 s13, 0x3fe80000
	v_cvt_f64_i32_e32 v[18:19], v18
	v_cvt_u32_f64_e32 v36, v[16:17]
	v_ldexp_f64 v[16:17], v[18:19], 32
	v_cvt_f64_u32_e32 v[18:19], v36
	v_add_f64 v[16:17], v[16:17], v[18:19]
	v_add_f64 v[16:17], v[10:11], -v[16:17]
	v_add_f64 v[18:19], -v[16:17], 1.0
	v_add_f64 v[20:21], v[16:17], -0.5
	v_cmp_ge_f64_e32 vcc, s[12:13], v[16:17]
	v_add_f64 v[22:23], -v[16:17], 0.5
	v_cmp_gt_f64_e64 s[4:5], 0.5, v[16:17]
	s_mov_b32 s13, 0x3fd00000
	v_cndmask_b32_e32 v19, v19, v21, vcc
	v_cndmask_b32_e32 v18, v18, v20, vcc
	v_cndmask_b32_e64 v18, v18, v22, s[4:5]
	v_cndmask_b32_e64 v19, v19, v23, s[4:5]
	v_cmp_ge_f64_e64 s[4:5], s[12:13], v[16:17]
	v_mov_b32_e32 v22, 0xb42fdfa7
	v_mov_b32_e32 v23, 0xbe5ae600
	v_cndmask_b32_e64 v19, v19, v17, s[4:5]
	v_cndmask_b32_e64 v18, v18, v16, s[4:5]
	v_mul_f64 v[18:19], v[18:19], s[6:7]
	s_mov_b32 s4, 0xf9a43bb8
	s_mov_b32 s5, 0x3de5e0b2
	v_mul_f64 v[20:21], v[18:19], v[18:19]
	v_fma_f64 v[22:23], v[20:21], s[4:5], v[22:23]
	s_mov_b32 s4, 0x796cde01
	s_mov_b32 s5, 0x3ec71de3
	v_fma_f64 v[24:25], v[20:21], s[8:9], v[24:25]
	s_mov_b32 s8, 0xa17f65f6
	s_mov_b32 s9, 0xbe927e4f
	v_mul_f64 v[26:27], v[20:21], -0.5
	v_mul_f64 v[28:29], v[18:19], -v[20:21]
	v_fma_f64 v[22:23], v[22:23], v[20:21], s[4:5]
	s_mov_b32 s4, 0x19e83e5c
	s_mov_b32 s5, 0xbf2a01a0
	v_fma_f64 v[24:25], v[24:25], v[20:21], s[8:9]
	s_mov_b32 s8, 0x19f4ec90
	s_mov_b32 s9, 0x3efa01a0
	v_add_f64 v[30:31], v[26:27], 1.0
	v_mul_f64 v[34:35], v[20:21], v[20:21]
	v_fma_f64 v[22:23], v[22:23], v[20:21], s[4:5]
	s_mov_b32 s4, 0x11110bb3
	s_mov_b32 s5, 0x3f811111
	v_fma_f64 v[24:25], v[24:25], v[20:21], s[8:9]
	v_add_f64 v[32:33], -v[30:31], 1.0
	v_fma_f64 v[22:23], v[22:23], v[20:21], s[4:5]
	s_mov_b32 s4, 0x16c16967
	s_mov_b32 s5, 0xbf56c16c
	v_fma_f64 v[24:25], v[24:25], v[20:21], s[4:5]
	s_mov_b32 s5, 0x3fa55555
	s_mov_b32 s4, 0x55555555
	v_add_f64 v[26:27], v[32:33], v[26:27]
	v_mul_f64 v[22:23], v[28:29], v[22:23]
	v_fma_f64 v[24:25], v[24:25], v[20:21], s[4:5]
	s_mov_b32 s5, 0xbfc55555
	v_mul_f64 v[20:21], v[20:21], v[22:23]
	v_fma_f64 v[22:23], v[24:25], v[34:35], v[26:27]
	v_fma_f64 v[20:21], v[28:29], s[4:5], v[20:21]
	v_cmp_nge_f64_e64 s[4:5], s[12:13], v[16:17]
	s_mov_b32 s13, 0x43300000
	v_add_f64 v[16:17], v[30:31], v[22:23]
	v_add_f64 v[18:19], v[18:19], -v[20:21]
	s_and_b64 vcc, vcc, s[4:5]
	v_cmp_gt_f64_e64 s[4:5], s[12:13], v[10:11]
	v_and_b32_e32 v20, 0x80000000, v13
	v_lshlrev_b32_e32 v21, 31, v36
	v_xor_b32_e32 v21, v21, v20
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, LN_TBL@rel32@lo+4
	s_addc_u32 s9, s9, LN_TBL@rel32@hi+12
	s_mov_b32 s13, 0x3fee0faa
	v_cndmask_b32_e32 v17, v19, v17, vcc
	v_xor_b32_e32 v17, v21, v17
	v_cndmask_b32_e32 v10, v18, v16, vcc
	v_cndmask_b32_e64 v17, v20, v17, s[4:5]
	v_cndmask_b32_e64 v16, 0, v10, s[4:5]
	v_mul_f64 v[10:11], v[12:13], v[16:17]
	v_and_b32_e32 v13, 0x7fffffff, v11
	v_mov_b32_e32 v12, v10
	v_div_scale_f64 v[18:19], s[4:5], v[12:13], v[12:13], s[6:7]
	v_div_scale_f64 v[12:13], vcc, s[6:7], v[12:13], s[6:7]
	s_mov_b32 s5, 0x83d00000
	s_mov_b32 s4, s12
	v_rcp_f64_e32 v[20:21], v[18:19]
	v_fma_f64 v[22:23], -v[18:19], v[20:21], 1.0
	v_fma_f64 v[20:21], v[20:21], v[22:23], v[20:21]
	v_fma_f64 v[22:23], -v[18:19], v[20:21], 1.0
	v_fma_f64 v[20:21], v[20:21], v[22:23], v[20:21]
	v_mul_f64 v[22:23], v[12:13], v[20:21]
	v_fma_f64 v[12:13], -v[18:19], v[22:23], v[12:13]
	v_div_fmas_f64 v[12:13], v[12:13], v[20:21], v[22:23]
	v_div_fixup_f64 v[18:19], v[12:13], |v[10:11]|, s[6:7]
	v_or_b32_e32 v11, 0x3d00000, v19
	v_mov_b32_e32 v10, v18
	v_add_f64 v[10:11], v[10:11], s[4:5]
	s_mov_b32 s5, 0x100000
	v_cmp_gt_u64_e64 s[4:5], s[4:5], v[18:19]
	v_add_f64 v[22:23], v[18:19], -1.0
	v_cndmask_b32_e64 v21, v19, v11, s[4:5]
	v_cndmask_b32_e64 v20, v18, v10, s[4:5]
	v_ashrrev_i64 v[10:11], 45, v[20:21]
	v_add_f64 v[24:25], v[22:23], 2.0
	v_bfe_u32 v11, v10, 1, 6
	v_and_b32_e32 v10, 1, v10
	v_add_u32_e32 v10, vcc, v10, v11
	v_addc_u32_e64 v11, s[6:7], 0, 0, vcc
	v_add_u32_e32 v12, vcc, 64, v10
	v_cvt_f64_i32_e32 v[12:13], v12
	s_mov_b32 s7, 1.0
	s_mov_b32 s6, s12
	v_and_b32_e32 v29, 0xfffff, v21
	v_mul_f64 v[12:13], v[12:13], s[6:7]
	v_div_scale_f64 v[26:27], s[6:7], v[24:25], v[24:25], v[22:23]
	v_mov_b32_e32 v28, v20
	v_or_b32_e32 v29, 0x3fe00000, v29
	v_lshlrev_b64 v[10:11], 4, v[10:11]
	v_mov_b32_e32 v20, s9
	v_add_u32_e64 v10, s[8:9], s8, v10
	v_add_f64 v[28:29], v[28:29], -v[12:13]
	v_addc_u32_e64 v11, s[8:9], v11, v20, s[8:9]
	s_mov_b32 s8, 0x3bd94741
	s_mov_b32 s9, 0x3f624942
	v_mov_b32_e32 v20, 0xfffffc01
	v_fma_f64 v[30:31], v[28:29], 0.5, v[12:13]
	v_rcp_f64_e32 v[12:13], v[26:27]
	v_div_scale_f64 v[32:33], s[6:7], v[30:31], v[30:31], v[28:29]
	v_fma_f64 v[34:35], -v[26:27], v[12:13], 1.0
	v_rcp_f64_e32 v[36:37], v[32:33]
	v_fma_f64 v[12:13], v[12:13], v[34:35], v[12:13]
	v_div_scale_f64 v[34:35], vcc, v[22:23], v[24:25], v[22:23]
	v_fma_f64 v[38:39], -v[26:27], v[12:13], 1.0
	v_fma_f64 v[40:41], -v[32:33], v[36:37], 1.0
	v_fma_f64 v[12:13], v[12:13], v[38:39], v[12:13]
	v_fma_f64 v[36:37], v[36:37], v[40:41], v[36:37]
	v_mul_f64 v[38:39], v[34:35], v[12:13]
	v_div_scale_f64 v[40:41], s[6:7], v[28:29], v[30:31], v[28:29]
	v_fma_f64 v[42:43], -v[32:33], v[36:37], 1.0
	v_fma_f64 v[26:27], -v[26:27], v[38:39], v[34:35]
	v_fma_f64 v[34:35], v[36:37], v[42:43], v[36:37]
	v_div_fmas_f64 v[26:27], v[26:27], v[12:13], v[38:39]
	flat_load_dwordx4 v[10:13], v[10:11]
	s_mov_b64 vcc, s[6:7]
	s_mov_b32 s6, 0xc85dfff0
	s_mov_b32 s7, 0x3f3c8034
	v_mul_f64 v[36:37], v[40:41], v[34:35]
	v_fma_f64 v[32:33], -v[32:33], v[36:37], v[40:41]
	v_div_fixup_f64 v[24:25], v[26:27], v[24:25], v[22:23]
	v_div_fmas_f64 v[26:27], v[32:33], v[34:35], v[36:37]
	v_add_f64 v[32:33], v[24:25], v[24:25]
	v_mov_b32_e32 v36, 0x99865ede
	v_mul_f64 v[24:25], v[24:25], -v[22:23]
	v_cmp_le_f64_e32 vcc, s[12:13], v[18:19]
	s_mov_b32 s13, 0x3ff1082c
	v_mul_f64 v[34:35], v[32:33], v[32:33]
	v_div_fixup_f64 v[26:27], v[26:27], v[30:31], v[28:29]
	v_mov_b32_e32 v28, 0x7f1519f
	v_mov_b32_e32 v29, 0x3f624923
	v_fma_f64 v[28:29], v[34:35], s[6:7], v[28:29]
	s_mov_b32 s6, 0x99bac6d4
	s_mov_b32 s7, 0x3f899999
	v_mov_b32_e32 v37, s7
	v_mul_f64 v[32:33], v[32:33], v[34:35]
	v_mul_f64 v[30:31], v[26:27], v[26:27]
	v_fma_f64 v[28:29], v[34:35], v[28:29], s[6:7]
	s_mov_b32 s7, 0x3fb55555
	s_mov_b32 s6, 0x555554e6
	v_fma_f64 v[36:37], v[30:31], s[8:9], v[36:37]
	s_mov_b32 s8, 0xfefa39ef
	s_mov_b32 s9, 0x3fe62e42
	v_fma_f64 v[28:29], v[34:35], v[28:29], s[6:7]
	s_mov_b32 s6, 0x55555557
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v35, v23
	v_add_f64 v[22:23], v[22:23], -v[34:35]
	v_fma_f64 v[36:37], v[30:31], v[36:37], s[6:7]
	s_mov_b32 s6, 0x17f0bbbe
	s_mov_b32 s7, 0x3ecb295c
	v_fma_f64 v[24:25], v[32:33], v[28:29], v[24:25]
	v_mov_b32_e32 v28, 0xfffffbc5
	v_cndmask_b32_e64 v28, v20, v28, s[4:5]
	v_bfe_u32 v29, v21, 20, 11
	v_mul_f64 v[30:31], v[30:31], v[36:37]
	v_add_f64 v[22:23], v[22:23], v[24:25]
	v_fma_f64 v[26:27], v[26:27], v[30:31], v[26:27]
	v_mul_f64 v[24:25], v[22:23], s[6:7]
	s_waitcnt vmcnt(0)
	v_add_f64 v[12:13], v[26:27], v[12:13]
	v_fma_f64 v[20:21], v[34:35], s[6:7], v[24:25]
	v_mul_f64 v[26:27], v[12:13], s[6:7]
	v_fma_f64 v[24:25], v[10:11], s[6:7], v[26:27]
	v_add_u32_e64 v26, s[4:5], v29, v28
	v_cvt_f64_i32_e32 v[26:27], v26
	v_cmp_ge_f64_e64 s[4:5], s[12:13], v[18:19]
	s_mov_b32 s13, 0x3ff71544
	v_fma_f64 v[20:21], v[22:23], s[12:13], v[20:21]
	v_fma_f64 v[10:11], v[10:11], s[12:13], v[26:27]
	v_fma_f64 v[12:13], v[12:13], s[12:13], v[24:25]
	v_cmp_lt_f64_e64 s[6:7], 0, v[18:19]
	s_and_b64 vcc, vcc, s[4:5]
	v_fma_f64 v[20:21], v[34:35], s[12:13], v[20:21]
	s_mov_b32 s13, 0x7ff00000
	v_add_f64 v[10:11], v[10:11], v[12:13]
	v_mov_b32_e32 v12, s13
	v_mov_b32_e32 v13, 0x7ff80000
	v_cndmask_b32_e32 v11, v11, v21, vcc
	v_cndmask_b32_e32 v10, v10, v20, vcc
	v_mul_f64 v[10:11], v[10:11], s[8:9]
	v_cmp_neq_f64_e32 vcc, s[12:13], v[18:19]
	v_mov_b32_e32 v20, 0xfff00000
	v_cndmask_b32_e32 v11, v12, v11, vcc
	s_and_b64 vcc, s[6:7], vcc
	v_cndmask_b32_e32 v10, 0, v10, vcc
	v_cmp_le_f64_e32 vcc, 0, v[18:19]
	v_cndmask_b32_e32 v11, v13, v11, vcc
	v_cmp_neq_f64_e32 vcc, 0, v[18:19]
	v_cndmask_b32_e32 v11, v20, v11, vcc
	v_add_f64 v[10:11], v[10:11], -v[14:15]
	v_cmp_neq_f64_e32 vcc, 0, v[16:17]
	v_cndmask_b32_e32 v15, v12, v11, vcc
	v_cndmask_b32_e32 v14, 0, v10, vcc
	v_cmp_gt_f64_e32 vcc, 0, v[16:17]
	v_cndmask_b32_e64 v16, 1, -1, vcc
.LBB0_94:
	s_or_b64 exec, exec, s[10:11]
.LBB0_95:
	s_or_saveexec_b64 s[10:11], s[18:19]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_97
	s_mov_b32 s12, 0
	v_or_b32_e32 v15, 0x3d00000, v11
	v_mov_b32_e32 v14, v10
	s_mov_b32 s5, 0x83d00000
	s_mov_b32 s4, s12
	v_add_f64 v[14:15], v[14:15], s[4:5]
	s_mov_b32 s5, 0x100000
	v_cmp_gt_u64_e64 s[4:5], s[4:5], v[10:11]
	v_add_f64 v[18:19], v[10:11], -1.0
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, LN_TBL@rel32@lo+4
	s_addc_u32 s9, s9, LN_TBL@rel32@hi+12
	s_mov_b32 s13, 0x3fee0faa
	v_cndmask_b32_e64 v21, v11, v15, s[4:5]
	v_cndmask_b32_e64 v20, v10, v14, s[4:5]
	v_ashrrev_i64 v[14:15], 45, v[20:21]
	v_add_f64 v[22:23], v[18:19], 2.0
	v_bfe_u32 v15, v14, 1, 6
	v_and_b32_e32 v14, 1, v14
	v_add_u32_e32 v14, vcc, v14, v15
	v_addc_u32_e64 v15, s[6:7], 0, 0, vcc
	v_add_u32_e32 v16, vcc, 64, v14
	v_cvt_f64_i32_e32 v[16:17], v16
	s_mov_b32 s7, 1.0
	s_mov_b32 s6, s12
	v_and_b32_e32 v26, 0xfffff, v21
	v_mul_f64 v[16:17], v[16:17], s[6:7]
	v_div_scale_f64 v[24:25], s[6:7], v[22:23], v[22:23], v[18:19]
	v_or_b32_e32 v27, 0x3fe00000, v26
	v_mov_b32_e32 v26, v20
	v_lshlrev_b64 v[14:15], 4, v[14:15]
	v_mov_b32_e32 v20, s9
	v_add_u32_e64 v14, s[8:9], s8, v14
	v_add_f64 v[26:27], v[26:27], -v[16:17]
	v_addc_u32_e64 v15, s[8:9], v15, v20, s[8:9]
	s_mov_b32 s8, 0x3bd94741
	s_mov_b32 s9, 0x3f624942
	v_mov_b32_e32 v20, 0xfffffc01
	v_fma_f64 v[28:29], v[26:27], 0.5, v[16:17]
	v_rcp_f64_e32 v[16:17], v[24:25]
	v_div_scale_f64 v[30:31], s[6:7], v[28:29], v[28:29], v[26:27]
	v_fma_f64 v[32:33], -v[24:25], v[16:17], 1.0
	v_rcp_f64_e32 v[34:35], v[30:31]
	v_fma_f64 v[16:17], v[16:17], v[32:33], v[16:17]
	v_div_scale_f64 v[32:33], vcc, v[18:19], v[22:23], v[18:19]
	v_fma_f64 v[36:37], -v[24:25], v[16:17], 1.0
	v_fma_f64 v[38:39], -v[30:31], v[34:35], 1.0
	v_fma_f64 v[16:17], v[16:17], v[36:37], v[16:17]
	v_fma_f64 v[34:35], v[34:35], v[38:39], v[34:35]
	v_mul_f64 v[36:37], v[32:33], v[16:17]
	v_div_scale_f64 v[38:39], s[6:7], v[26:27], v[28:29], v[26:27]
	v_fma_f64 v[40:41], -v[30:31], v[34:35], 1.0
	v_fma_f64 v[24:25], -v[24:25], v[36:37], v[32:33]
	v_fma_f64 v[32:33], v[34:35], v[40:41], v[34:35]
	v_div_fmas_f64 v[24:25], v[24:25], v[16:17], v[36:37]
	flat_load_dwordx4 v[14:17], v[14:15]
	s_mov_b64 vcc, s[6:7]
	s_mov_b32 s6, 0xc85dfff0
	s_mov_b32 s7, 0x3f3c8034
	v_mul_f64 v[34:35], v[38:39], v[32:33]
	v_fma_f64 v[30:31], -v[30:31], v[34:35], v[38:39]
	v_div_fixup_f64 v[22:23], v[24:25], v[22:23], v[18:19]
	v_div_fmas_f64 v[24:25], v[30:31], v[32:33], v[34:35]
	v_add_f64 v[30:31], v[22:23], v[22:23]
	v_mov_b32_e32 v34, 0x99865ede
	v_mul_f64 v[22:23], v[22:23], -v[18:19]
	v_cmp_le_f64_e32 vcc, s[12:13], v[10:11]
	s_mov_b32 s13, 0x3ff1082c
	v_mul_f64 v[32:33], v[30:31], v[30:31]
	v_div_fixup_f64 v[24:25], v[24:25], v[28:29], v[26:27]
	v_mov_b32_e32 v26, 0x7f1519f
	v_mov_b32_e32 v27, 0x3f624923
	v_fma_f64 v[26:27], v[32:33], s[6:7], v[26:27]
	s_mov_b32 s6, 0x99bac6d4
	s_mov_b32 s7, 0x3f899999
	v_mov_b32_e32 v35, s7
	v_mul_f64 v[30:31], v[30:31], v[32:33]
	v_mul_f64 v[28:29], v[24:25], v[24:25]
	v_fma_f64 v[26:27], v[32:33], v[26:27], s[6:7]
	s_mov_b32 s7, 0x3fb55555
	s_mov_b32 s6, 0x555554e6
	v_fma_f64 v[34:35], v[28:29], s[8:9], v[34:35]
	s_mov_b32 s8, 0xfefa39ef
	s_mov_b32 s9, 0x3fe62e42
	v_fma_f64 v[26:27], v[32:33], v[26:27], s[6:7]
	s_mov_b32 s6, 0x55555557
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, v19
	v_add_f64 v[18:19], v[18:19], -v[32:33]
	v_fma_f64 v[34:35], v[28:29], v[34:35], s[6:7]
	s_mov_b32 s6, 0x17f0bbbe
	s_mov_b32 s7, 0x3ecb295c
	v_fma_f64 v[22:23], v[30:31], v[26:27], v[22:23]
	v_mov_b32_e32 v26, 0xfffffbc5
	v_cndmask_b32_e64 v26, v20, v26, s[4:5]
	v_bfe_u32 v27, v21, 20, 11
	v_mul_f64 v[28:29], v[28:29], v[34:35]
	v_add_f64 v[18:19], v[18:19], v[22:23]
	v_fma_f64 v[24:25], v[24:25], v[28:29], v[24:25]
	v_mul_f64 v[22:23], v[18:19], s[6:7]
	s_waitcnt vmcnt(0)
	v_add_f64 v[16:17], v[24:25], v[16:17]
	v_fma_f64 v[20:21], v[32:33], s[6:7], v[22:23]
	v_mul_f64 v[24:25], v[16:17], s[6:7]
	v_fma_f64 v[22:23], v[14:15], s[6:7], v[24:25]
	v_add_u32_e64 v24, s[4:5], v27, v26
	v_cvt_f64_i32_e32 v[24:25], v24
	v_cmp_ge_f64_e64 s[4:5], s[12:13], v[10:11]
	s_mov_b32 s13, 0x3ff71544
	v_fma_f64 v[18:19], v[18:19], s[12:13], v[20:21]
	v_fma_f64 v[14:15], v[14:15], s[12:13], v[24:25]
	v_fma_f64 v[16:17], v[16:17], s[12:13], v[22:23]
	v_cmp_lt_f64_e64 s[6:7], 0, v[10:11]
	s_and_b64 vcc, vcc, s[4:5]
	v_cmp_lt_i64_e64 s[4:5], -1, v[12:13]
	v_fma_f64 v[18:19], v[32:33], s[12:13], v[18:19]
	s_mov_b32 s13, 0x7ff00000
	v_add_f64 v[14:15], v[14:15], v[16:17]
	v_mov_b32_e32 v17, s13
	v_mov_b32_e32 v12, 0x7ff80000
	v_mov_b32_e32 v13, 0xfff00000
	v_cndmask_b32_e64 v16, -1, 1, s[4:5]
	v_cndmask_b32_e32 v15, v15, v19, vcc
	v_cndmask_b32_e32 v14, v14, v18, vcc
	v_mul_f64 v[14:15], v[14:15], s[8:9]
	v_cmp_neq_f64_e64 vcc, |v[10:11]|, s[12:13]
	v_cndmask_b32_e32 v15, v17, v15, vcc
	s_and_b64 vcc, s[6:7], vcc
	v_cndmask_b32_e32 v14, 0, v14, vcc
	v_cmp_le_f64_e32 vcc, 0, v[10:11]
	v_cndmask_b32_e32 v12, v12, v15, vcc
	v_cmp_neq_f64_e32 vcc, 0, v[10:11]
	v_cndmask_b32_e32 v10, v13, v12, vcc
	v_xor_b32_e32 v15, 0x80000000, v10
.LBB0_97:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v10, v14
	v_mov_b32_e32 v11, v15
.LBB0_98:
	s_or_b64 exec, exec, s[16:17]
	v_add_u32_e32 v37, vcc, 32, v0
	v_addc_u32_e32 v38, vcc, 0, v1, vcc
	flat_store_dword v[2:3], v16
	v_add_u32_e32 v2, vcc, 16, v0
	flat_load_dwordx4 v[12:15], v[37:38]
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_load_dwordx4 v[17:20], v[0:1]
	flat_load_dwordx4 v[21:24], v[2:3]
	v_add_u32_e32 v2, vcc, 48, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_load_dwordx4 v[25:28], v[2:3]
	flat_load_dwordx4 v[29:32], v[8:9]
	s_mov_b32 s15, 0x40590000
	v_mul_f64 v[2:3], v[10:11], s[14:15]
	v_cvt_f64_i32_e32 v[35:36], v16
	v_add_u32_e32 v39, vcc, 0x50, v0
	v_addc_u32_e32 v40, vcc, 0, v1, vcc
	v_rndne_f64_e32 v[2:3], v[2:3]
	v_add_f64 v[33:34], v[2:3], 0
	s_waitcnt vmcnt(0)
	v_add_f64 v[10:11], v[12:13], 0
	v_add_f64 v[12:13], v[14:15], 0
	v_add_f64 v[16:17], v[17:18], 0
	v_add_f64 v[18:19], v[19:20], 0
	v_add_f64 v[20:21], v[21:22], 0
	v_add_f64 v[22:23], v[23:24], 0
	v_add_f64 v[24:25], v[25:26], 0
	v_add_f64 v[26:27], v[27:28], 0
	v_add_f64 v[28:29], v[29:30], 0
	v_add_f64 v[30:31], v[31:32], 0
	flat_store_dwordx4 v[0:1], v[16:19]
	flat_store_dwordx4 v[4:5], v[20:23]
	flat_store_dwordx4 v[37:38], v[10:13]
	flat_store_dwordx4 v[6:7], v[24:27]
	flat_store_dwordx4 v[8:9], v[28:31]
	flat_store_dwordx4 v[39:40], v[33:36]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel libclc_pointers
		.amdhsa_group_segment_fixed_size 6144
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_kernarg_size 80
		.amdhsa_user_sgpr_count 12
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 60
		.amdhsa_next_free_sgpr 30
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
	.size	libclc_pointers, .Lfunc_end0-libclc_pointers
	.section	.AMDGPU.csdata
	.type	LOG_INV_TBL,@object
	.section	.rodata,#alloc
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

	.type	PIBITS_TBL,@object
PIBITS_TBL:
	.asciz	"\340\361\033\301\fX!t5~\304~\355\257\251KJ)\336\347\034\364\354\305\227\257\037\353\236\324\265\250\177y\232\375\030=\335&,\237<\373\331\264}\264)h-F\274\274?`\026x\377_\342\177\354\240\344\367.~\021r\322\347L\r\346XG\346\004\371}\321\232\300q\246\023\022\355\272\324\327\b\242\373\234\246\304r\254w\370sHF'\250\273$\031\200K7\t\351\270\221\334\206\025\357z\257\216E\371\007A\016\361dV\212m\003w\323\324G_\235\360\247T\0209\271\r\346\213\002\000\000\000\000\000\000"
	.size	PIBITS_TBL, 158

	.type	LN_TBL,@object
	.p2align	4
LN_TBL:
	.zero	16
	.quad	0x3f8fc0a800000000
	.quad	0x3e361f807c79f3db
	.quad	0x3f9f829800000000
	.quad	0x3e6873c1980267c8
	.quad	0x3fa7745800000000
	.quad	0x3e5ec65b9f88c69e
	.quad	0x3faf0a3000000000
	.quad	0x3e58022c54cc2f99
	.quad	0x3fb341d700000000
	.quad	0x3e62c37a3a125330
	.quad	0x3fb6f0d200000000
	.quad	0x3e615cad69737c93
	.quad	0x3fba926d00000000
	.quad	0x3e4d256ab1b285e9
	.quad	0x3fbe270700000000
	.quad	0x3e5b8abcb97a7aa2
	.quad	0x3fc0d77e00000000
	.quad	0x3e6f34239659a5dc
	.quad	0x3fc2955280000000
	.quad	0x3e6e07fd48d30177
	.quad	0x3fc44d2b00000000
	.quad	0x3e6b32df4799f4f6
	.quad	0x3fc5ff3000000000
	.quad	0x3e6c29e4f4f21cf8
	.quad	0x3fc7ab8900000000
	.quad	0x3e1086c848df1b59
	.quad	0x3fc9525a80000000
	.quad	0x3e4cf456b4764130
	.quad	0x3fcaf3c900000000
	.quad	0x3e63a02ffcb63398
	.quad	0x3fcc8ff780000000
	.quad	0x3e61e6a6886b0976
	.quad	0x3fce270700000000
	.quad	0x3e6b8abcb97a7aa2
	.quad	0x3fcfb91800000000
	.quad	0x3e6b578f8aa35552
	.quad	0x3fd0a324c0000000
	.quad	0x3e6139c871afb9fc
	.quad	0x3fd1675c80000000
	.quad	0x3e65d5d30701ce64
	.quad	0x3fd22941c0000000
	.quad	0x3e6de7bcb2d12142
	.quad	0x3fd2e8e280000000
	.quad	0x3e6d708e984e1664
	.quad	0x3fd3a64c40000000
	.quad	0x3e556945e9c72f36
	.quad	0x3fd4618bc0000000
	.quad	0x3e20e2f613e85bda
	.quad	0x3fd51aad80000000
	.quad	0x3e3cb7e0b42724f6
	.quad	0x3fd5d1bd80000000
	.quad	0x3e6fac04e52846c7
	.quad	0x3fd686c800000000
	.quad	0x3e5e9b14aec442be
	.quad	0x3fd739d7c0000000
	.quad	0x3e6b5de8034e7126
	.quad	0x3fd7eaf800000000
	.quad	0x3e6dc157e1b259d3
	.quad	0x3fd89a3380000000
	.quad	0x3e3b05096ad69c62
	.quad	0x3fd9479400000000
	.quad	0x3e5c2116faba4cdd
	.quad	0x3fd9f323c0000000
	.quad	0x3e665fcc25f95b47
	.quad	0x3fda9cec80000000
	.quad	0x3e5a9a08498d4850
	.quad	0x3fdb44f740000000
	.quad	0x3e6de647b1465f77
	.quad	0x3fdbeb4d80000000
	.quad	0x3e5da71b7bf7861d
	.quad	0x3fdc8ff7c0000000
	.quad	0x3e3e6a6886b09760
	.quad	0x3fdd32fe40000000
	.quad	0x3e6f0075eab0ef64
	.quad	0x3fddd46a00000000
	.quad	0x3e33071282fb989b
	.quad	0x3fde744240000000
	.quad	0x3e60eb43c3f1bed2
	.quad	0x3fdf128f40000000
	.quad	0x3e5faf06ecb35c84
	.quad	0x3fdfaf5880000000
	.quad	0x3e4ef1e63db35f68
	.quad	0x3fe02552a0000000
	.quad	0x3e469743fb1a71a5
	.quad	0x3fe0723e40000000
	.quad	0x3e6c1cdf404e5796
	.quad	0x3fe0be72e0000000
	.quad	0x3e4094aa0ada625e
	.quad	0x3fe109f380000000
	.quad	0x3e6e2d4c96fde3ec
	.quad	0x3fe154c3c0000000
	.quad	0x3e62f4d5e9a98f34
	.quad	0x3fe19ee6a0000000
	.quad	0x3e6467c96ecc5cbe
	.quad	0x3fe1e85f40000000
	.quad	0x3e6e7040d03dec5a
	.quad	0x3fe23130c0000000
	.quad	0x3e67bebf4282de36
	.quad	0x3fe2795e00000000
	.quad	0x3e6289b11aeb783f
	.quad	0x3fe2c0e9e0000000
	.quad	0x3e5a891d1772f538
	.quad	0x3fe307d720000000
	.quad	0x3e634f10be1fb591
	.quad	0x3fe34e2880000000
	.quad	0x3e6d9ce1d316eb93
	.quad	0x3fe393e0c0000000
	.quad	0x3e63562a19a9c442
	.quad	0x3fe3d90260000000
	.quad	0x3e54e2adf548084c
	.quad	0x3fe41d8fe0000000
	.quad	0x3e508ce55cc8c97a
	.quad	0x3fe4618bc0000000
	.quad	0x3e30e2f613e85bda
	.quad	0x3fe4a4f840000000
	.quad	0x3e6db03ebb0227bf
	.quad	0x3fe4e7d800000000
	.quad	0x3e61b75bb09cb098
	.quad	0x3fe52a2d20000000
	.quad	0x3e496f16abb9df22
	.quad	0x3fe56bf9c0000000
	.quad	0x3e65b3f399411c62
	.quad	0x3fe5ad4040000000
	.quad	0x3e586b3e59f65355
	.quad	0x3fe5ee02a0000000
	.quad	0x3e52482ceae1ac12
	.quad	0x3fe62e42e0000000
	.quad	0x3e6efa39ef35793c
	.size	LN_TBL, 1040

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
        .type_name:      'double*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'double4*'
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
    .group_segment_fixed_size: 6144
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           libclc_pointers
    .private_segment_fixed_size: 16
    .sgpr_count:     36
    .sgpr_spill_count: 0
    .symbol:         libclc_pointers.kd
    .vgpr_count:     60
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
