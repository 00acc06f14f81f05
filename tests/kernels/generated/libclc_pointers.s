	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	libclc_pointers         ; -- Begin function libclc_pointers
	.globl	libclc_pointers
	.p2align	8
	.type	libclc_pointers,@function
libclc_pointers:                        ; @libclc_pointers
; %bb.0:
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
                                        ; implicit-def: $vgpr5_vgpr6
	v_lshrrev_b32_e32 v3, 1, v3
	v_mul_lo_u32 v3, v3, 3
	v_sub_u32_e32 v14, vcc, v4, v3
	v_cmp_eq_u32_e64 s[8:9], 0, v14
	v_cmp_ne_u32_e64 s[10:11], 0, v14
	s_and_saveexec_b64 s[18:19], s[10:11]
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execz .LBB0_2
; %bb.1:
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
; %bb.3:
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
                                        ; implicit-def: $vgpr12_vgpr13
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
; %bb.5:
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
; %bb.6:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
; %bb.7:
	v_mov_b32_e32 v5, 0
	v_lshlrev_b64 v[0:1], 5, v[4:5]
	v_mov_b32_e32 v2, s15
	v_add_u32_e32 v12, vcc, s14, v0
	v_addc_u32_e32 v13, vcc, v2, v1, vcc
; %bb.8:
	s_or_b64 exec, exec, s[4:5]
                                        ; implicit-def: $vgpr2_vgpr3
	s_and_saveexec_b64 s[4:5], s[10:11]
	s_xor_b64 s[4:5], exec, s[4:5]
; %bb.9:
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
; %bb.10:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
; %bb.11:
	v_mov_b32_e32 v5, 0
	v_lshlrev_b64 v[0:1], 5, v[4:5]
	v_mov_b32_e32 v3, s15
	v_add_u32_e32 v2, vcc, s14, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
; %bb.12:
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
; %bb.13:
	v_sub_u32_e32 v10, vcc, v20, v21
	v_add_u32_e32 v25, vcc, 1, v10
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v10, 0
.LBB0_14:                               ; =>This Inner Loop Header: Depth=1
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
; %bb.15:
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
                                        ; implicit-def: $vgpr21
                                        ; implicit-def: $vgpr20
                                        ; implicit-def: $vgpr19
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_18
; %bb.17:
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
; %bb.19:
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
                                        ; implicit-def: $vgpr22
                                        ; implicit-def: $vgpr24
                                        ; implicit-def: $vgpr23
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_22
; %bb.21:
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
; %bb.23:
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
; %bb.25:
	s_mov_b32 s4, 0x1c800000
	v_cmp_ngt_f32_e32 vcc, s4, v17
                                        ; implicit-def: $vgpr18
                                        ; implicit-def: $vgpr19
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[16:17], exec, s[4:5]
	s_cbranch_execz .LBB0_51
; %bb.26:
	v_cmp_neq_f32_e32 vcc, 1.0, v17
	v_cmp_neq_f32_e64 s[4:5], 2.0, v17
	s_and_b64 s[4:5], vcc, s[4:5]
	v_mov_b32_e32 v18, 0
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB0_48
; %bb.27:
	v_cmp_ngt_f32_e32 vcc, 2.0, v17
                                        ; implicit-def: $vgpr18
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_37
; %bb.28:
	s_mov_b32 s18, 0x41000000
	v_cmp_ngt_f32_e32 vcc, s18, v17
                                        ; implicit-def: $vgpr18
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execz .LBB0_34
; %bb.29:
	s_mov_b32 s20, 0x5c800000
	v_cmp_ngt_f32_e32 vcc, s20, v17
                                        ; implicit-def: $vgpr18
	s_and_saveexec_b64 s[20:21], vcc
	s_xor_b64 s[20:21], exec, s[20:21]
	s_cbranch_execz .LBB0_31
; %bb.30:
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
; %bb.32:
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
; %bb.35:
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
; %bb.38:
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
                                        ; implicit-def: $vgpr18
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_40
; %bb.39:
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
                                        ; implicit-def: $vgpr20
                                        ; implicit-def: $vgpr19
                                        ; implicit-def: $vgpr21
.LBB0_40:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_46
; %bb.41:
	v_cmp_ne_u32_e32 vcc, 1, v21
                                        ; implicit-def: $vgpr18
	s_and_saveexec_b64 s[20:21], vcc
	s_xor_b64 s[20:21], exec, s[20:21]
	s_cbranch_execz .LBB0_43
; %bb.42:
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
                                        ; implicit-def: $vgpr20
                                        ; implicit-def: $vgpr19
.LBB0_43:
	s_or_saveexec_b64 s[20:21], s[20:21]
	s_xor_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB0_45
; %bb.44:
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
; %bb.49:
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
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $vgpr17
.LBB0_51:
	s_or_saveexec_b64 s[4:5], s[16:17]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_53
; %bb.52:
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
                                        ; implicit-def: $vgpr10_vgpr11
	s_and_saveexec_b64 s[4:5], s[10:11]
	s_xor_b64 s[4:5], exec, s[4:5]
; %bb.55:
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
; %bb.56:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
; %bb.57:
	v_mov_b32_e32 v5, 0
	v_lshlrev_b64 v[0:1], 5, v[4:5]
	v_mov_b32_e32 v2, s15
	v_add_u32_e32 v10, vcc, s14, v0
	v_addc_u32_e32 v11, vcc, v2, v1, vcc
; %bb.58:
	s_or_b64 exec, exec, s[4:5]
                                        ; implicit-def: $vgpr2_vgpr3
	s_and_saveexec_b64 s[4:5], s[10:11]
	s_xor_b64 s[4:5], exec, s[4:5]
; %bb.59:
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
                                        ; implicit-def: $vgpr4_vgpr5
; %bb.60:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
; %bb.61:
	v_mov_b32_e32 v5, 0
	v_lshlrev_b64 v[0:1], 5, v[4:5]
	v_mov_b32_e32 v3, s15
	v_add_u32_e32 v2, vcc, s14, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
; %bb.62:
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
; %bb.63:
	v_mov_b32_e32 v6, 0x3ca00000
	v_mov_b32_e32 v7, 0x3ff00000
	v_cndmask_b32_e32 v23, v6, v7, vcc
	v_mov_b32_e32 v6, v18
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v7, v19
.LBB0_64:                               ; =>This Inner Loop Header: Depth=1
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
; %bb.65:
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
                                        ; implicit-def: $vgpr32
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
                                        ; implicit-def: $vgpr24_vgpr25
                                        ; implicit-def: $vgpr14_vgpr15
	s_and_saveexec_b64 s[4:5], s[10:11]
	s_xor_b64 s[6:7], exec, s[4:5]
	s_cbranch_execz .LBB0_68
; %bb.67:
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
; %bb.69:
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
                                        ; implicit-def: $vgpr30_vgpr31
	v_fma_f64 v[24:25], v[33:34], v[28:29], -v[24:25]
                                        ; implicit-def: $vgpr33
                                        ; implicit-def: $vgpr28_vgpr29
	s_and_saveexec_b64 s[4:5], s[10:11]
	s_xor_b64 s[8:9], exec, s[4:5]
	s_cbranch_execz .LBB0_72
; %bb.71:
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
; %bb.73:
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
; %bb.75:
	s_mov_b32 s15, 0x3b900000
	v_cmp_ngt_f64_e32 vcc, s[14:15], v[10:11]
                                        ; implicit-def: $vgpr14_vgpr15
                                        ; implicit-def: $vgpr16
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[18:19], exec, s[4:5]
	s_cbranch_execz .LBB0_95
; %bb.76:
	v_cmp_ngt_f64_e32 vcc, 2.0, v[10:11]
                                        ; implicit-def: $vgpr14_vgpr15
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[12:13], exec, s[4:5]
	s_cbranch_execz .LBB0_82
; %bb.77:
	s_mov_b32 s21, 0x40200000
	s_mov_b32 s20, 0
	v_cmp_ngt_f64_e32 vcc, s[20:21], v[10:11]
                                        ; implicit-def: $vgpr14_vgpr15
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[10:11], exec, s[4:5]
	s_cbranch_execz .LBB0_79
; %bb.78:
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
; %bb.80:
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
; %bb.83:
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
                                        ; implicit-def: $vgpr14_vgpr15
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_85
; %bb.84:
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
                                        ; implicit-def: $vgpr20
	v_fma_f64 v[14:15], v[18:19], -0.5, v[14:15]
                                        ; implicit-def: $vgpr18_vgpr19
	v_add_f64 v[14:15], v[14:15], v[16:17]
                                        ; implicit-def: $vgpr16_vgpr17
.LBB0_85:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_91
; %bb.86:
	v_cmp_ne_u32_e32 vcc, 1, v20
                                        ; implicit-def: $vgpr14_vgpr15
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_88
; %bb.87:
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
                                        ; implicit-def: $vgpr18_vgpr19
                                        ; implicit-def: $vgpr16_vgpr17
.LBB0_88:
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_90
; %bb.89:
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
; %bb.93:
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
                                        ; implicit-def: $vgpr12_vgpr13
                                        ; implicit-def: $vgpr10_vgpr11
.LBB0_95:
	s_or_saveexec_b64 s[10:11], s[18:19]
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_97
; %bb.96:
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
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 27208
; NumSgprs: 36
; NumVgprs: 60
; ScratchSize: 16
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 6144 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 14
; NumSGPRsForWavesPerEU: 36
; NumVGPRsForWavesPerEU: 60
; Occupancy: 4
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 12
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
	.type	LOG_INV_TBL,@object             ; @LOG_INV_TBL
	.section	.rodata,#alloc
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

	.type	PIBITS_TBL,@object              ; @PIBITS_TBL
PIBITS_TBL:
	.asciz	"\340\361\033\301\fX!t5~\304~\355\257\251KJ)\336\347\034\364\354\305\227\257\037\353\236\324\265\250\177y\232\375\030=\335&,\237<\373\331\264}\264)h-F\274\274?`\026x\377_\342\177\354\240\344\367.~\021r\322\347L\r\346XG\346\004\371}\321\232\300q\246\023\022\355\272\324\327\b\242\373\234\246\304r\254w\370sHF'\250\273$\031\200K7\t\351\270\221\334\206\025\357z\257\216E\371\007A\016\361dV\212m\003w\323\324G_\235\360\247T\0209\271\r\346\213\002\000\000\000\000\000\000"
	.size	PIBITS_TBL, 158

	.type	LN_TBL,@object                  ; @LN_TBL
	.p2align	4
LN_TBL:
	.zero	16
	.quad	0x3f8fc0a800000000              ; double 0.015504181385040283
	.quad	0x3e361f807c79f3db              ; double 5.1509249709477288E-9
	.quad	0x3f9f829800000000              ; double 0.030771613121032715
	.quad	0x3e6873c1980267c8              ; double 4.5545720973527279E-8
	.quad	0x3fa7745800000000              ; double 0.045809507369995117
	.quad	0x3e5ec65b9f88c69e              ; double 2.8661299085979178E-8
	.quad	0x3faf0a3000000000              ; double 0.060624599456787109
	.quad	0x3e58022c54cc2f99              ; double 2.2359647733205606E-8
	.quad	0x3fb341d700000000              ; double 0.075223386287689209
	.quad	0x3e62c37a3a125330              ; double 3.4949898316714227E-8
	.quad	0x3fb6f0d200000000              ; double 0.089612126350402832
	.quad	0x3e615cad69737c93              ; double 3.23392843005887E-8
	.quad	0x3fba926d00000000              ; double 0.10379678010940552
	.quad	0x3e4d256ab1b285e9              ; double 1.3572238047247937E-8
	.quad	0x3fbe270700000000              ; double 0.11778301000595093
	.quad	0x3e5b8abcb97a7aa2              ; double 2.5650432526804419E-8
	.quad	0x3fc0d77e00000000              ; double 0.1315762996673584
	.quad	0x3e6f34239659a5dc              ; double 5.8121360874151214E-8
	.quad	0x3fc2955280000000              ; double 0.14518195390701294
	.quad	0x3e6e07fd48d30177              ; double 5.5937484957828809E-8
	.quad	0x3fc44d2b00000000              ; double 0.15860497951507568
	.quad	0x3e6b32df4799f4f6              ; double 5.0661562900499619E-8
	.quad	0x3fc5ff3000000000              ; double 0.17185020446777344
	.quad	0x3e6c29e4f4f21cf8              ; double 5.2458885784840096E-8
	.quad	0x3fc7ab8900000000              ; double 0.18492233753204346
	.quad	0x3e1086c848df1b59              ; double 9.6196853563265351E-10
	.quad	0x3fc9525a80000000              ; double 0.19782572984695435
	.quad	0x3e4cf456b4764130              ; double 1.3482965534659446E-8
	.quad	0x3fcaf3c900000000              ; double 0.21056473255157471
	.quad	0x3e63a02ffcb63398              ; double 3.6555774930638303E-8
	.quad	0x3fcc8ff780000000              ; double 0.22314351797103882
	.quad	0x3e61e6a6886b0976              ; double 3.334317093740692E-8
	.quad	0x3fce270700000000              ; double 0.23556602001190186
	.quad	0x3e6b8abcb97a7aa2              ; double 5.1300865053608838E-8
	.quad	0x3fcfb91800000000              ; double 0.24783611297607422
	.quad	0x3e6b578f8aa35552              ; double 5.0928507038030605E-8
	.quad	0x3fd0a324c0000000              ; double 0.25995749235153198
	.quad	0x3e6139c871afb9fc              ; double 3.2085394084550206E-8
	.quad	0x3fd1675c80000000              ; double 0.27193367481231689
	.quad	0x3e65d5d30701ce64              ; double 4.067132486430042E-8
	.quad	0x3fd22941c0000000              ; double 0.28376811742782593
	.quad	0x3e6de7bcb2d12142              ; double 5.5702818670612522E-8
	.quad	0x3fd2e8e280000000              ; double 0.2954641580581665
	.quad	0x3e6d708e984e1664              ; double 5.4835669372480428E-8
	.quad	0x3fd3a64c40000000              ; double 0.30702501535415649
	.quad	0x3e556945e9c72f36              ; double 1.99407553679345E-8
	.quad	0x3fd4618bc0000000              ; double 0.31845372915267944
	.quad	0x3e20e2f613e85bda              ; double 1.9658551724508723E-9
	.quad	0x3fd51aad80000000              ; double 0.32975327968597412
	.quad	0x3e3cb7e0b42724f6              ; double 6.6864938607206732E-9
	.quad	0x3fd5d1bd80000000              ; double 0.34092652797698975
	.quad	0x3e6fac04e52846c7              ; double 5.8993603464211339E-8
	.quad	0x3fd686c800000000              ; double 0.35197639465332031
	.quad	0x3e5e9b14aec442be              ; double 2.8503857872155447E-8
	.quad	0x3fd739d7c0000000              ; double 0.36290544271469116
	.quad	0x3e6b5de8034e7126              ; double 5.0974677291028448E-8
	.quad	0x3fd7eaf800000000              ; double 0.37371635437011719
	.quad	0x3e6dc157e1b259d3              ; double 5.5423466893321017E-8
	.quad	0x3fd89a3380000000              ; double 0.38441169261932373
	.quad	0x3e3b05096ad69c62              ; double 6.29100830926604E-9
	.quad	0x3fd9479400000000              ; double 0.39499378204345703
	.quad	0x3e5c2116faba4cdd              ; double 2.6197411946856394E-8
	.quad	0x3fd9f323c0000000              ; double 0.40546506643295288
	.quad	0x3e665fcc25f95b47              ; double 4.167521150111864E-8
	.quad	0x3fda9cec80000000              ; double 0.41582787036895752
	.quad	0x3e5a9a08498d4850              ; double 2.4774753446082079E-8
	.quad	0x3fdb44f740000000              ; double 0.42608433961868286
	.quad	0x3e6de647b1465f77              ; double 5.5692217201796421E-8
	.quad	0x3fdbeb4d80000000              ; double 0.43623673915863037
	.quad	0x3e5da71b7bf7861d              ; double 2.7616287699255291E-8
	.quad	0x3fdc8ff7c0000000              ; double 0.44628709554672241
	.quad	0x3e3e6a6886b09760              ; double 7.0816970994232148E-9
	.quad	0x3fdd32fe40000000              ; double 0.45623737573623657
	.quad	0x3e6f0075eab0ef64              ; double 5.7745351022115178E-8
	.quad	0x3fddd46a00000000              ; double 0.46608972549438477
	.quad	0x3e33071282fb989b              ; double 4.4302144589336196E-9
	.quad	0x3fde744240000000              ; double 0.47584587335586548
	.quad	0x3e60eb43c3f1bed2              ; double 3.1514098435749586E-8
	.quad	0x3fdf128f40000000              ; double 0.4855077862739563
	.quad	0x3e5faf06ecb35c84              ; double 2.9507744508973667E-8
	.quad	0x3fdfaf5880000000              ; double 0.49507725238800049
	.quad	0x3e4ef1e63db35f68              ; double 1.4409851026316715E-8
	.quad	0x3fe02552a0000000              ; double 0.50455600023269653
	.quad	0x3e469743fb1a71a5              ; double 1.0519698753855183E-8
	.quad	0x3fe0723e40000000              ; double 0.51394569873809814
	.quad	0x3e6c1cdf404e5796              ; double 5.2364136172269755E-8
	.quad	0x3fe0be72e0000000              ; double 0.52324813604354858
	.quad	0x3e4094aa0ada625e              ; double 7.7209992525324307E-9
	.quad	0x3fe109f380000000              ; double 0.53246474266052246
	.quad	0x3e6e2d4c96fde3ec              ; double 5.620894938293642E-8
	.quad	0x3fe154c3c0000000              ; double 0.54159724712371826
	.quad	0x3e62f4d5e9a98f34              ; double 3.5309026109857795E-8
	.quad	0x3fe19ee6a0000000              ; double 0.5506470799446106
	.quad	0x3e6467c96ecc5cbe              ; double 3.8008051683556824E-8
	.quad	0x3fe1e85f40000000              ; double 0.55961573123931885
	.quad	0x3e6e7040d03dec5a              ; double 5.6696103838614641E-8
	.quad	0x3fe23130c0000000              ; double 0.5685046911239624
	.quad	0x3e67bebf4282de36              ; double 4.4228706309734985E-8
	.quad	0x3fe2795e00000000              ; double 0.57731533050537109
	.quad	0x3e6289b11aeb783f              ; double 3.452945251056811E-8
	.quad	0x3fe2c0e9e0000000              ; double 0.58604902029037476
	.quad	0x3e5a891d1772f538              ; double 2.4713203453044743E-8
	.quad	0x3fe307d720000000              ; double 0.59470707178115845
	.quad	0x3e634f10be1fb591              ; double 3.5965534342248721E-8
	.quad	0x3fe34e2880000000              ; double 0.60329079627990723
	.quad	0x3e6d9ce1d316eb93              ; double 5.5158177035778086E-8
	.quad	0x3fe393e0c0000000              ; double 0.61180150508880615
	.quad	0x3e63562a19a9c442              ; double 3.6017186751186137E-8
	.quad	0x3fe3d90260000000              ; double 0.62024039030075073
	.quad	0x3e54e2adf548084c              ; double 1.9451106796429618E-8
	.quad	0x3fe41d8fe0000000              ; double 0.62860864400863647
	.quad	0x3e508ce55cc8c97a              ; double 1.5413737663134935E-8
	.quad	0x3fe4618bc0000000              ; double 0.63690745830535889
	.quad	0x3e30e2f613e85bda              ; double 3.9317103449017446E-9
	.quad	0x3fe4a4f840000000              ; double 0.64513790607452393
	.quad	0x3e6db03ebb0227bf              ; double 5.5299060775883977E-8
	.quad	0x3fe4e7d800000000              ; double 0.65330123901367188
	.quad	0x3e61b75bb09cb098              ; double 3.2999073763758614E-8
	.quad	0x3fe52a2d20000000              ; double 0.66139847040176392
	.quad	0x3e496f16abb9df22              ; double 1.184360109224461E-8
	.quad	0x3fe56bf9c0000000              ; double 0.66943061351776123
	.quad	0x3e65b3f399411c62              ; double 4.0424868036830135E-8
	.quad	0x3fe5ad4040000000              ; double 0.67739880084991455
	.quad	0x3e586b3e59f65355              ; double 2.2741891590028432E-8
	.quad	0x3fe5ee02a0000000              ; double 0.68530398607254028
	.quad	0x3e52482ceae1ac12              ; double 1.7026379133340921E-8
	.quad	0x3fe62e42e0000000              ; double 0.69314712285995483
	.quad	0x3e6efa39ef35793c              ; double 5.7699990475432854E-8
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
