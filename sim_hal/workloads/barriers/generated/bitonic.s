	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	bitonic_sort            ; -- Begin function bitonic_sort
	.globl	bitonic_sort
	.p2align	8
	.type	bitonic_sort,@function
bitonic_sort:                           ; @bitonic_sort
; %bb.0:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_lshl_b32 s2, s6, 10
	s_mov_b32 s3, 0
	s_lshl_b64 s[2:3], s[2:3], 2
	v_lshlrev_b32_e32 v7, 2, v0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v7
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	s_movk_i32 s0, 0x800
	v_add_u32_e32 v3, vcc, s0, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	flat_load_dword v5, v[1:2]
	flat_load_dword v6, v[3:4]
	v_add_u32_e32 v8, vcc, v7, v7
	s_mov_b32 m0, -1
	v_and_b32_e32 v9, 1, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v9
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v7, v5, v6 offset1:8
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v8 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v5, v6
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_2
; %bb.1:
	ds_write2_b32 v8, v6, v5 offset1:1
.LBB0_2:
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b32_e32 v13, 1, v0
	v_and_b32_e32 v5, 0x3fc, v13
	v_or_b32_e32 v5, v5, v9
	v_lshlrev_b32_e32 v9, 2, v5
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v9 offset1:2
	v_and_b32_e32 v10, 2, v0
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[0:1], s[0:1], vcc
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
	s_cbranch_execz .LBB0_4
; %bb.3:
	ds_write2_b32 v9, v6, v5 offset1:2
.LBB0_4:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v8 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_6
; %bb.5:
	ds_write2_b32 v8, v6, v5 offset1:1
.LBB0_6:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v5, 3, v0
	v_and_b32_e32 v6, 0x3f8, v13
	v_or_b32_e32 v5, v6, v5
	v_lshlrev_b32_e32 v10, 2, v5
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v10 offset1:4
	v_and_b32_e32 v11, 4, v0
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_8
; %bb.7:
	ds_write2_b32 v10, v6, v5 offset1:4
.LBB0_8:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v9 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_10
; %bb.9:
	ds_write2_b32 v9, v6, v5 offset1:2
.LBB0_10:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v8 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_12
; %bb.11:
	ds_write2_b32 v8, v6, v5 offset1:1
.LBB0_12:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v5, 7, v0
	v_and_b32_e32 v6, 0x3f0, v13
	v_or_b32_e32 v5, v6, v5
	v_lshlrev_b32_e32 v11, 2, v5
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v11 offset1:8
	v_and_b32_e32 v12, 8, v0
	v_cmp_eq_u32_e32 vcc, 0, v12
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_14
; %bb.13:
	ds_write2_b32 v11, v6, v5 offset1:8
.LBB0_14:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v10 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_16
; %bb.15:
	ds_write2_b32 v10, v6, v5 offset1:4
.LBB0_16:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v9 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_18
; %bb.17:
	ds_write2_b32 v9, v6, v5 offset1:2
.LBB0_18:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v8 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_20
; %bb.19:
	ds_write2_b32 v8, v6, v5 offset1:1
.LBB0_20:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v5, 15, v0
	v_and_b32_e32 v6, 0x3e0, v13
	v_or_b32_e32 v5, v6, v5
	v_lshlrev_b32_e32 v12, 2, v5
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v12 offset1:16
	v_and_b32_e32 v14, 16, v0
	v_cmp_eq_u32_e32 vcc, 0, v14
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_22
; %bb.21:
	ds_write2_b32 v12, v6, v5 offset1:16
.LBB0_22:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v11 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_24
; %bb.23:
	ds_write2_b32 v11, v6, v5 offset1:8
.LBB0_24:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v10 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_26
; %bb.25:
	ds_write2_b32 v10, v6, v5 offset1:4
.LBB0_26:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v9 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_28
; %bb.27:
	ds_write2_b32 v9, v6, v5 offset1:2
.LBB0_28:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v8 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_30
; %bb.29:
	ds_write2_b32 v8, v6, v5 offset1:1
.LBB0_30:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v5, 31, v0
	v_and_b32_e32 v6, 0x3c0, v13
	v_or_b32_e32 v5, v6, v5
	v_lshlrev_b32_e32 v14, 2, v5
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v14 offset1:32
	v_and_b32_e32 v15, 32, v0
	v_cmp_eq_u32_e32 vcc, 0, v15
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_32
; %bb.31:
	ds_write2_b32 v14, v6, v5 offset1:32
.LBB0_32:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v12 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_34
; %bb.33:
	ds_write2_b32 v12, v6, v5 offset1:16
.LBB0_34:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v11 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_36
; %bb.35:
	ds_write2_b32 v11, v6, v5 offset1:8
.LBB0_36:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v10 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_38
; %bb.37:
	ds_write2_b32 v10, v6, v5 offset1:4
.LBB0_38:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v9 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_40
; %bb.39:
	ds_write2_b32 v9, v6, v5 offset1:2
.LBB0_40:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v8 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_42
; %bb.41:
	ds_write2_b32 v8, v6, v5 offset1:1
.LBB0_42:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v5, 63, v0
	v_and_b32_e32 v6, 0x380, v13
	v_or_b32_e32 v5, v6, v5
	v_lshlrev_b32_e32 v15, 2, v5
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[5:6], v15 offset1:1
	v_and_b32_e32 v16, 64, v0
	v_cmp_eq_u32_e32 vcc, 0, v16
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_44
; %bb.43:
	ds_write2st64_b32 v15, v6, v5 offset1:1
.LBB0_44:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v14 offset1:32
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_46
; %bb.45:
	ds_write2_b32 v14, v6, v5 offset1:32
.LBB0_46:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v12 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_48
; %bb.47:
	ds_write2_b32 v12, v6, v5 offset1:16
.LBB0_48:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v11 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_50
; %bb.49:
	ds_write2_b32 v11, v6, v5 offset1:8
.LBB0_50:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v10 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_52
; %bb.51:
	ds_write2_b32 v10, v6, v5 offset1:4
.LBB0_52:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v9 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_54
; %bb.53:
	ds_write2_b32 v9, v6, v5 offset1:2
.LBB0_54:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v8 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_56
; %bb.55:
	ds_write2_b32 v8, v6, v5 offset1:1
.LBB0_56:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v5, 0x7f, v0
	v_and_b32_e32 v6, 0x300, v13
	v_or_b32_e32 v5, v6, v5
	v_lshlrev_b32_e32 v16, 2, v5
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[5:6], v16 offset1:2
	v_and_b32_e32 v17, 0x80, v0
	v_cmp_eq_u32_e32 vcc, 0, v17
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_58
; %bb.57:
	ds_write2st64_b32 v16, v6, v5 offset1:2
.LBB0_58:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[5:6], v15 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_60
; %bb.59:
	ds_write2st64_b32 v15, v6, v5 offset1:1
.LBB0_60:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v14 offset1:32
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_62
; %bb.61:
	ds_write2_b32 v14, v6, v5 offset1:32
.LBB0_62:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v12 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_64
; %bb.63:
	ds_write2_b32 v12, v6, v5 offset1:16
.LBB0_64:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v11 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_66
; %bb.65:
	ds_write2_b32 v11, v6, v5 offset1:8
.LBB0_66:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v10 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_68
; %bb.67:
	ds_write2_b32 v10, v6, v5 offset1:4
.LBB0_68:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v9 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_70
; %bb.69:
	ds_write2_b32 v9, v6, v5 offset1:2
.LBB0_70:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v8 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_72
; %bb.71:
	ds_write2_b32 v8, v6, v5 offset1:1
.LBB0_72:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v5, 0x200, v13
	v_or_b32_sdwa v5, v5, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_lshlrev_b32_e32 v13, 2, v5
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[5:6], v13 offset1:4
	v_and_b32_e32 v17, 0x100, v0
	v_cmp_eq_u32_e32 vcc, 0, v17
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_74
; %bb.73:
	ds_write2st64_b32 v13, v6, v5 offset1:4
.LBB0_74:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[5:6], v16 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_76
; %bb.75:
	ds_write2st64_b32 v16, v6, v5 offset1:2
.LBB0_76:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[5:6], v15 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_78
; %bb.77:
	ds_write2st64_b32 v15, v6, v5 offset1:1
.LBB0_78:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v14 offset1:32
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_80
; %bb.79:
	ds_write2_b32 v14, v6, v5 offset1:32
.LBB0_80:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v12 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_82
; %bb.81:
	ds_write2_b32 v12, v6, v5 offset1:16
.LBB0_82:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v11 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_84
; %bb.83:
	ds_write2_b32 v11, v6, v5 offset1:8
.LBB0_84:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v10 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_86
; %bb.85:
	ds_write2_b32 v10, v6, v5 offset1:4
.LBB0_86:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v9 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_88
; %bb.87:
	ds_write2_b32 v9, v6, v5 offset1:2
.LBB0_88:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v8 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e64 s[0:1], v5, v6
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_90
; %bb.89:
	ds_write2_b32 v8, v6, v5 offset1:1
.LBB0_90:
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[5:6], v0 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, v5, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_92
; %bb.91:
	ds_write2st64_b32 v0, v6, v5 offset1:8
.LBB0_92:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[5:6], v13 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, v5, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_94
; %bb.93:
	ds_write2st64_b32 v13, v6, v5 offset1:4
.LBB0_94:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[5:6], v16 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v5, v6
	s_xor_b64 s[2:3], vcc, -1
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_96
; %bb.95:
	ds_write2st64_b32 v16, v6, v5 offset1:2
.LBB0_96:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[5:6], v15 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v5, v6
	s_xor_b64 s[2:3], vcc, -1
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_98
; %bb.97:
	ds_write2st64_b32 v15, v6, v5 offset1:1
.LBB0_98:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v14 offset1:32
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v5, v6
	s_xor_b64 s[2:3], vcc, -1
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_100
; %bb.99:
	ds_write2_b32 v14, v6, v5 offset1:32
.LBB0_100:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v12 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v5, v6
	s_xor_b64 s[2:3], vcc, -1
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_102
; %bb.101:
	ds_write2_b32 v12, v6, v5 offset1:16
.LBB0_102:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v11 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v5, v6
	s_xor_b64 s[2:3], vcc, -1
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_104
; %bb.103:
	ds_write2_b32 v11, v6, v5 offset1:8
.LBB0_104:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v10 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v5, v6
	s_xor_b64 s[2:3], vcc, -1
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_106
; %bb.105:
	ds_write2_b32 v10, v6, v5 offset1:4
.LBB0_106:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v9 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v5, v6
	s_xor_b64 s[2:3], vcc, -1
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_108
; %bb.107:
	ds_write2_b32 v9, v6, v5 offset1:2
.LBB0_108:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[5:6], v8 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, v5, v6
	s_xor_b64 s[2:3], vcc, -1
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_110
; %bb.109:
	v_mov_b32_e32 v0, v6
	ds_write2_b32 v8, v6, v5 offset1:1
.LBB0_110:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[5:6], v7 offset1:8
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[1:2], v5
	flat_store_dword v[3:4], v6
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel bitonic_sort
		.amdhsa_group_segment_fixed_size 4096
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
		.amdhsa_next_free_vgpr 18
		.amdhsa_next_free_sgpr 7
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
	.size	bitonic_sort, .Lfunc_end0-bitonic_sort
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 3212
; NumSgprs: 9
; NumVgprs: 18
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 4096 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 9
; NumVGPRsForWavesPerEU: 18
; Occupancy: 10
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
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
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 512
    .name:           bitonic_sort
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 512
      - 1
      - 1
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         bitonic_sort.kd
    .vgpr_count:     18
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
