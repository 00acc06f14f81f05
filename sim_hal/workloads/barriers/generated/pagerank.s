	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	pagerank                ; -- Begin function pagerank
	.globl	pagerank
	.p2align	8
	.type	pagerank,@function
pagerank:                               ; @pagerank
; %bb.0:
	s_load_dwordx4 s[16:19], s[4:5], 0x0
	s_load_dwordx2 s[20:21], s[4:5], 0x10
	v_lshlrev_b32_e32 v3, 2, v0
	s_lshl_b32 s24, s6, 10
	v_sub_u32_e32 v4, vcc, 0x3ff, v0
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v2, 0
	s_movk_i32 s2, 0x1ff
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v6, v0
	s_mov_b32 m0, -1
.LBB0_1:                                ; =>This Inner Loop Header: Depth=1
	v_add_u32_e32 v1, vcc, s24, v6
	v_lshlrev_b64 v[7:8], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s17
	v_add_u32_e32 v7, vcc, s16, v7
	v_addc_u32_e32 v8, vcc, v9, v8, vcc
	flat_load_dword v1, v[7:8]
	v_add_u32_e32 v7, vcc, 0x200, v6
	v_cmp_lt_u32_e32 vcc, s2, v6
	s_or_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v6, v7
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v1, 10, v1
	v_or_b32_e32 v1, v1, v4
	v_add_u32_e32 v4, vcc, 0xfffffe00, v4
	ds_write_b32 v5, v1
	v_add_u32_e32 v5, vcc, 0x800, v5
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_1
; %bb.2:
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b32_e32 v5, 3, v0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v5 offset1:1
	v_and_b32_e32 v6, 1, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v6
	v_lshlrev_b32_e32 v4, 1, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v1, v2
	s_xor_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_4
; %bb.3:
	ds_write2_b32 v5, v2, v1 offset1:1
.LBB0_4:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v1, 0x3fc, v4
	v_or_b32_e32 v1, v1, v6
	v_lshlrev_b32_e32 v6, 2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v6 offset1:2
	v_and_b32_e32 v7, 2, v0
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
	s_cbranch_execz .LBB0_6
; %bb.5:
	ds_write2_b32 v6, v2, v1 offset1:2
.LBB0_6:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v5 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_8
; %bb.7:
	ds_write2_b32 v5, v2, v1 offset1:1
.LBB0_8:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v1, 3, v0
	v_and_b32_e32 v2, 0x3f8, v4
	v_or_b32_e32 v1, v2, v1
	v_lshlrev_b32_e32 v7, 2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v7 offset1:4
	v_and_b32_e32 v8, 4, v0
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_10
; %bb.9:
	ds_write2_b32 v7, v2, v1 offset1:4
.LBB0_10:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v6 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_12
; %bb.11:
	ds_write2_b32 v6, v2, v1 offset1:2
.LBB0_12:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v5 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_14
; %bb.13:
	ds_write2_b32 v5, v2, v1 offset1:1
.LBB0_14:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v1, 7, v0
	v_and_b32_e32 v2, 0x3f0, v4
	v_or_b32_e32 v1, v2, v1
	v_lshlrev_b32_e32 v8, 2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v8 offset1:8
	v_and_b32_e32 v9, 8, v0
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_16
; %bb.15:
	ds_write2_b32 v8, v2, v1 offset1:8
.LBB0_16:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v7 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_18
; %bb.17:
	ds_write2_b32 v7, v2, v1 offset1:4
.LBB0_18:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v6 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_20
; %bb.19:
	ds_write2_b32 v6, v2, v1 offset1:2
.LBB0_20:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v5 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_22
; %bb.21:
	ds_write2_b32 v5, v2, v1 offset1:1
.LBB0_22:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v1, 15, v0
	v_and_b32_e32 v2, 0x3e0, v4
	v_or_b32_e32 v1, v2, v1
	v_lshlrev_b32_e32 v9, 2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v9 offset1:16
	v_and_b32_e32 v10, 16, v0
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_24
; %bb.23:
	ds_write2_b32 v9, v2, v1 offset1:16
.LBB0_24:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v8 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_26
; %bb.25:
	ds_write2_b32 v8, v2, v1 offset1:8
.LBB0_26:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v7 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_28
; %bb.27:
	ds_write2_b32 v7, v2, v1 offset1:4
.LBB0_28:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v6 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_30
; %bb.29:
	ds_write2_b32 v6, v2, v1 offset1:2
.LBB0_30:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v5 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_32
; %bb.31:
	ds_write2_b32 v5, v2, v1 offset1:1
.LBB0_32:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v1, 31, v0
	v_and_b32_e32 v2, 0x3c0, v4
	v_or_b32_e32 v1, v2, v1
	v_lshlrev_b32_e32 v10, 2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v10 offset1:32
	v_and_b32_e32 v11, 32, v0
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_34
; %bb.33:
	ds_write2_b32 v10, v2, v1 offset1:32
.LBB0_34:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v9 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_36
; %bb.35:
	ds_write2_b32 v9, v2, v1 offset1:16
.LBB0_36:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v8 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_38
; %bb.37:
	ds_write2_b32 v8, v2, v1 offset1:8
.LBB0_38:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v7 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_40
; %bb.39:
	ds_write2_b32 v7, v2, v1 offset1:4
.LBB0_40:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v6 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_42
; %bb.41:
	ds_write2_b32 v6, v2, v1 offset1:2
.LBB0_42:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v5 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_44
; %bb.43:
	ds_write2_b32 v5, v2, v1 offset1:1
.LBB0_44:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v1, 63, v0
	v_and_b32_e32 v2, 0x380, v4
	v_or_b32_e32 v1, v2, v1
	v_lshlrev_b32_e32 v11, 2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[1:2], v11 offset1:1
	v_and_b32_e32 v12, 64, v0
	v_cmp_eq_u32_e32 vcc, 0, v12
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_46
; %bb.45:
	ds_write2st64_b32 v11, v2, v1 offset1:1
.LBB0_46:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v10 offset1:32
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_48
; %bb.47:
	ds_write2_b32 v10, v2, v1 offset1:32
.LBB0_48:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v9 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_50
; %bb.49:
	ds_write2_b32 v9, v2, v1 offset1:16
.LBB0_50:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v8 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_52
; %bb.51:
	ds_write2_b32 v8, v2, v1 offset1:8
.LBB0_52:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v7 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_54
; %bb.53:
	ds_write2_b32 v7, v2, v1 offset1:4
.LBB0_54:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v6 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_56
; %bb.55:
	ds_write2_b32 v6, v2, v1 offset1:2
.LBB0_56:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v5 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_58
; %bb.57:
	ds_write2_b32 v5, v2, v1 offset1:1
.LBB0_58:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v1, 0x7f, v0
	v_and_b32_e32 v2, 0x300, v4
	v_or_b32_e32 v1, v2, v1
	v_lshlrev_b32_e32 v12, 2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[1:2], v12 offset1:2
	v_and_b32_e32 v13, 0x80, v0
	v_cmp_eq_u32_e32 vcc, 0, v13
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_60
; %bb.59:
	ds_write2st64_b32 v12, v2, v1 offset1:2
.LBB0_60:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[1:2], v11 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_62
; %bb.61:
	ds_write2st64_b32 v11, v2, v1 offset1:1
.LBB0_62:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v10 offset1:32
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_64
; %bb.63:
	ds_write2_b32 v10, v2, v1 offset1:32
.LBB0_64:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v9 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_66
; %bb.65:
	ds_write2_b32 v9, v2, v1 offset1:16
.LBB0_66:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v8 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_68
; %bb.67:
	ds_write2_b32 v8, v2, v1 offset1:8
.LBB0_68:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v7 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_70
; %bb.69:
	ds_write2_b32 v7, v2, v1 offset1:4
.LBB0_70:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v6 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_72
; %bb.71:
	ds_write2_b32 v6, v2, v1 offset1:2
.LBB0_72:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v5 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_74
; %bb.73:
	ds_write2_b32 v5, v2, v1 offset1:1
.LBB0_74:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v1, 0x200, v4
	v_or_b32_sdwa v1, v1, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_lshlrev_b32_e32 v13, 2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[1:2], v13 offset1:4
	v_and_b32_e32 v14, 0x100, v0
	v_cmp_eq_u32_e32 vcc, 0, v14
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_76
; %bb.75:
	ds_write2st64_b32 v13, v2, v1 offset1:4
.LBB0_76:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[1:2], v12 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_78
; %bb.77:
	ds_write2st64_b32 v12, v2, v1 offset1:2
.LBB0_78:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[1:2], v11 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_80
; %bb.79:
	ds_write2st64_b32 v11, v2, v1 offset1:1
.LBB0_80:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v10 offset1:32
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_82
; %bb.81:
	ds_write2_b32 v10, v2, v1 offset1:32
.LBB0_82:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v9 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_84
; %bb.83:
	ds_write2_b32 v9, v2, v1 offset1:16
.LBB0_84:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v8 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_86
; %bb.85:
	ds_write2_b32 v8, v2, v1 offset1:8
.LBB0_86:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v7 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_88
; %bb.87:
	ds_write2_b32 v7, v2, v1 offset1:4
.LBB0_88:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v6 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_90
; %bb.89:
	ds_write2_b32 v6, v2, v1 offset1:2
.LBB0_90:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v5 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	s_xor_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_92
; %bb.91:
	ds_write2_b32 v5, v2, v1 offset1:1
.LBB0_92:
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b32_e32 v14, 2, v0
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[1:2], v14 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v1, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_94
; %bb.93:
	ds_write2st64_b32 v14, v2, v1 offset1:8
.LBB0_94:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[1:2], v13 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v1, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_96
; %bb.95:
	ds_write2st64_b32 v13, v2, v1 offset1:4
.LBB0_96:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[1:2], v12 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v1, v2
	s_xor_b64 s[2:3], -1, vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_98
; %bb.97:
	ds_write2st64_b32 v12, v2, v1 offset1:2
.LBB0_98:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2st64_b32 v[1:2], v11 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v1, v2
	s_xor_b64 s[2:3], -1, vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_100
; %bb.99:
	ds_write2st64_b32 v11, v2, v1 offset1:1
.LBB0_100:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v10 offset1:32
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v1, v2
	s_xor_b64 s[2:3], -1, vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_102
; %bb.101:
	ds_write2_b32 v10, v2, v1 offset1:32
.LBB0_102:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v9 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v1, v2
	s_xor_b64 s[2:3], -1, vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_104
; %bb.103:
	ds_write2_b32 v9, v2, v1 offset1:16
.LBB0_104:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v8 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v1, v2
	s_xor_b64 s[2:3], -1, vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_106
; %bb.105:
	ds_write2_b32 v8, v2, v1 offset1:8
.LBB0_106:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v7 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v1, v2
	s_xor_b64 s[2:3], -1, vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_108
; %bb.107:
	ds_write2_b32 v7, v2, v1 offset1:4
.LBB0_108:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v6 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v1, v2
	s_xor_b64 s[2:3], -1, vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_110
; %bb.109:
	ds_write2_b32 v6, v2, v1 offset1:2
.LBB0_110:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[1:2], v5 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v1, v2
	s_xor_b64 s[2:3], -1, vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_112
; %bb.111:
	ds_write2_b32 v5, v2, v1 offset1:1
.LBB0_112:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v1, 0xfffffe00, v0
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v2, v3
	s_waitcnt lgkmcnt(0)
	s_barrier 
.LBB0_113:                              ; =>This Inner Loop Header: Depth=1
	ds_read_b32 v5, v2
	v_add_u32_e32 v1, vcc, 0x200, v1
	s_xor_b64 s[2:3], vcc, -1
	s_and_b64 s[2:3], exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v5, 10, v5
	ds_write_b32 v2, v5 offset:4096
	s_or_b64 s[0:1], s[2:3], s[0:1]
	v_add_u32_e32 v2, vcc, 0x800, v2
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_113
; %bb.114:
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b32_e32 v2, 2, v4
	s_movk_i32 s2, 0x1000
	v_or_b32_e32 v1, s2, v2
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[7:8], v1 offset1:1
	v_or_b32_e32 v5, 1, v4
	v_add_u32_e32 v6, vcc, 2, v4
	s_movk_i32 s0, 0x100
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, vcc, v8, v7
	ds_write_b32 v2, v4 offset:4100
	v_lshlrev_b32_e32 v2, 3, v6
	v_lshlrev_b32_e32 v4, 3, v5
	v_add_u32_e32 v2, vcc, s2, v2
	v_add_u32_e32 v4, vcc, s2, v4
	v_cmp_gt_u32_e64 s[0:1], s0, v0
	v_lshlrev_b32_e32 v7, 1, v6
	v_add_u32_e32 v8, vcc, -4, v2
	v_lshlrev_b32_e32 v2, 1, v5
	v_add_u32_e32 v4, vcc, -4, v4
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_116
; %bb.115:
	ds_read_b32 v9, v4
	ds_read_b32 v10, v8
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v9, vcc, v10, v9
	ds_write_b32 v8, v9
.LBB0_116:
	s_or_b64 exec, exec, s[2:3]
	v_lshlrev_b32_e32 v7, 2, v7
	s_movk_i32 s2, 0x80
	v_add_u32_e32 v7, vcc, v8, v7
	v_lshlrev_b32_e32 v8, 2, v2
	v_cmp_gt_u32_e64 s[2:3], s2, v0
	v_add_u32_e32 v8, vcc, v4, v8
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_118
; %bb.117:
	ds_read_b32 v9, v8
	ds_read_b32 v10, v7
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v9, vcc, v10, v9
	ds_write_b32 v7, v9
.LBB0_118:
	s_or_b64 exec, exec, s[4:5]
	v_lshlrev_b32_e32 v9, 4, v6
	v_add_u32_e32 v7, vcc, v7, v9
	v_lshlrev_b32_e32 v9, 4, v5
	v_cmp_gt_u32_e64 s[4:5], 64, v0
	v_add_u32_e32 v8, vcc, v8, v9
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_120
; %bb.119:
	ds_read_b32 v9, v8
	ds_read_b32 v10, v7
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v9, vcc, v10, v9
	ds_write_b32 v7, v9
.LBB0_120:
	s_or_b64 exec, exec, s[6:7]
	v_lshlrev_b32_e32 v9, 5, v6
	v_add_u32_e64 v7, s[6:7], v7, v9
	v_lshlrev_b32_e32 v9, 5, v5
	v_cmp_gt_u32_e32 vcc, 32, v0
	v_add_u32_e64 v8, s[6:7], v8, v9
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_122
; %bb.121:
	ds_read_b32 v9, v8
	ds_read_b32 v10, v7
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v9, s[6:7], v10, v9
	ds_write_b32 v7, v9
.LBB0_122:
	s_or_b64 exec, exec, s[8:9]
	v_lshlrev_b32_e32 v9, 6, v6
	v_add_u32_e64 v7, s[8:9], v7, v9
	v_lshlrev_b32_e32 v9, 6, v5
	v_cmp_gt_u32_e64 s[6:7], 16, v0
	v_add_u32_e64 v8, s[8:9], v8, v9
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_124
; %bb.123:
	ds_read_b32 v9, v8
	ds_read_b32 v10, v7
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v9, s[8:9], v10, v9
	ds_write_b32 v7, v9
.LBB0_124:
	s_or_b64 exec, exec, s[10:11]
	v_lshlrev_b32_e32 v9, 7, v6
	v_add_u32_e64 v7, s[10:11], v7, v9
	v_lshlrev_b32_e32 v9, 7, v5
	v_cmp_gt_u32_e64 s[8:9], 8, v0
	v_add_u32_e64 v8, s[10:11], v8, v9
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[12:13], s[8:9]
	s_cbranch_execz .LBB0_126
; %bb.125:
	ds_read_b32 v9, v8
	ds_read_b32 v10, v7
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v9, s[10:11], v10, v9
	ds_write_b32 v7, v9
.LBB0_126:
	s_or_b64 exec, exec, s[12:13]
	v_lshlrev_b32_e32 v9, 8, v6
	v_add_u32_e64 v7, s[12:13], v7, v9
	v_lshlrev_b32_e32 v9, 8, v5
	v_cmp_gt_u32_e64 s[10:11], 4, v0
	v_add_u32_e64 v8, s[12:13], v8, v9
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[10:11]
	s_cbranch_execz .LBB0_128
; %bb.127:
	ds_read_b32 v9, v8
	ds_read_b32 v10, v7
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v9, s[12:13], v10, v9
	ds_write_b32 v7, v9
.LBB0_128:
	s_or_b64 exec, exec, s[14:15]
	v_lshlrev_b32_e32 v9, 9, v6
	v_add_u32_e64 v10, s[14:15], v7, v9
	v_lshlrev_b32_e32 v7, 9, v5
	v_cmp_gt_u32_e64 s[12:13], 2, v0
	v_add_u32_e64 v9, s[14:15], v8, v7
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[16:17], s[12:13]
	s_cbranch_execz .LBB0_130
; %bb.129:
	ds_read_b32 v7, v9
	ds_read_b32 v11, v10
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v7, s[14:15], v11, v7
	ds_write_b32 v10, v7
.LBB0_130:
	s_or_b64 exec, exec, s[16:17]
	v_lshlrev_b32_e32 v7, 10, v5
	v_cmp_eq_u32_e64 s[14:15], 0, v0
	v_add_u32_e64 v7, s[16:17], v9, v7
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[22:23], s[14:15]
	s_cbranch_execz .LBB0_132
; %bb.131:
	v_lshlrev_b32_e32 v6, 10, v6
	v_add_u32_e64 v6, s[16:17], v10, v6
	ds_read_b32 v10, v7
	ds_read_b32 v11, v6
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v10, s[16:17], v11, v10
	ds_write_b32 v6, v10
.LBB0_132:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_cbranch_execz .LBB0_134
; %bb.133:
	v_mov_b32_e32 v6, 0
	ds_write_b32 v6, v6 offset:8188
.LBB0_134:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_cbranch_execz .LBB0_136
; %bb.135:
	v_lshlrev_b32_e32 v6, 11, v5
	ds_read_b32 v10, v6 offset:6140
	ds_read_b32 v11, v7
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v7, v10
	s_waitcnt lgkmcnt(1)
	v_add_u32_e64 v10, s[14:15], v10, v11
	ds_write_b32 v6, v10 offset:6140
.LBB0_136:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_138
; %bb.137:
	v_lshlrev_b32_e32 v6, 8, v5
	v_lshlrev_b32_e32 v6, 2, v6
	ds_read_b32 v10, v6 offset:5116
	ds_read_b32 v11, v9
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v9, v10
	s_waitcnt lgkmcnt(1)
	v_add_u32_e64 v9, s[12:13], v10, v11
	ds_write_b32 v6, v9 offset:5116
.LBB0_138:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB0_140
; %bb.139:
	v_lshlrev_b32_e32 v6, 7, v5
	v_lshlrev_b32_e32 v6, 2, v6
	ds_read_b32 v9, v6 offset:4604
	ds_read_b32 v10, v8
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v8, v9
	s_waitcnt lgkmcnt(1)
	v_add_u32_e64 v8, s[10:11], v9, v10
	ds_write_b32 v6, v8 offset:4604
.LBB0_140:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_142
; %bb.141:
	v_mul_i32_i24_e32 v8, 0xfffffe40, v5
	v_lshlrev_b32_e32 v6, 6, v5
	v_lshlrev_b32_e32 v8, 2, v8
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e64 v8, s[8:9], v7, v8
	ds_read_b32 v9, v6 offset:4348
	ds_read_b32 v10, v8
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v8, v9
	s_waitcnt lgkmcnt(1)
	v_add_u32_e64 v8, s[8:9], v9, v10
	ds_write_b32 v6, v8 offset:4348
.LBB0_142:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_144
; %bb.143:
	v_mul_i32_i24_e32 v8, 0xfffffe20, v5
	v_lshlrev_b32_e32 v6, 5, v5
	v_lshlrev_b32_e32 v8, 2, v8
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e64 v7, s[6:7], v7, v8
	ds_read_b32 v9, v6 offset:4220
	ds_read_b32 v8, v7
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v7, v9
	s_waitcnt lgkmcnt(1)
	v_add_u32_e64 v7, s[6:7], v9, v8
	ds_write_b32 v6, v7 offset:4220
.LBB0_144:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_146
; %bb.145:
	v_lshlrev_b32_e32 v6, 4, v5
	v_lshlrev_b32_e32 v6, 2, v6
	s_movk_i32 s8, 0xe00
	v_add_u32_e32 v8, vcc, s8, v6
	ds_read2_b32 v[6:7], v8 offset0:127 offset1:143
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v6, vcc, v7, v6
	ds_write2_b32 v8, v7, v6 offset0:127 offset1:143
.LBB0_146:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_148
; %bb.147:
	v_lshlrev_b32_e32 v6, 3, v5
	v_lshlrev_b32_e32 v6, 2, v6
	s_movk_i32 s4, 0xe00
	v_add_u32_e32 v8, vcc, s4, v6
	ds_read2_b32 v[6:7], v8 offset0:127 offset1:135
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v6, vcc, v7, v6
	ds_write2_b32 v8, v7, v6 offset0:127 offset1:135
.LBB0_148:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_150
; %bb.149:
	v_lshlrev_b32_e32 v5, 2, v5
	v_lshlrev_b32_e32 v5, 2, v5
	s_movk_i32 s2, 0xe00
	v_add_u32_e32 v7, vcc, s2, v5
	ds_read2_b32 v[5:6], v7 offset0:127 offset1:131
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v5, vcc, v6, v5
	ds_write2_b32 v7, v6, v5 offset0:127 offset1:131
.LBB0_150:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_152
; %bb.151:
	v_lshlrev_b32_e32 v2, 2, v2
	ds_read_b32 v5, v2 offset:4100
	ds_read_b32 v6, v4
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v4, v5
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v4, vcc, v5, v6
	ds_write_b32 v2, v4 offset:4100
.LBB0_152:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read2_b32 v[4:5], v1 offset1:1
	s_mov_b64 s[0:1], 0
	s_movk_i32 s2, 0x1ff
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, v5
	v_add_u32_e32 v4, vcc, v5, v4
	v_mov_b32_e32 v2, 0
	ds_write2_b32 v1, v5, v4 offset1:1
	s_waitcnt lgkmcnt(0)
	s_barrier 
.LBB0_153:                              ; =>This Inner Loop Header: Depth=1
	ds_read2st64_b32 v[4:5], v3 offset1:16
	v_add_u32_e32 v1, vcc, s24, v0
	v_add_u32_e32 v8, vcc, 0x200, v0
	v_add_u32_e32 v3, vcc, 0x800, v3
	v_lshlrev_b64 v[6:7], 2, v[1:2]
	v_cmp_lt_u32_e32 vcc, s2, v0
	v_mov_b32_e32 v9, s19
	s_or_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v0, v8
	v_add_u32_e32 v8, vcc, s18, v6
	v_addc_u32_e32 v9, vcc, v9, v7, vcc
	s_waitcnt lgkmcnt(0)
	v_not_b32_e32 v1, v4
	v_mov_b32_e32 v10, s21
	v_add_u32_e32 v6, vcc, s20, v6
	v_lshrrev_b32_e32 v4, 10, v4
	v_and_b32_e32 v1, 0x3ff, v1
	v_addc_u32_e32 v7, vcc, v10, v7, vcc
	v_add_u32_e32 v4, vcc, v5, v4
	flat_store_dword v[8:9], v1
	flat_store_dword v[6:7], v4
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_153
; %bb.154:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel pagerank
		.amdhsa_group_segment_fixed_size 8192
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 25
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
	.size	pagerank, .Lfunc_end0-pagerank
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 5156
; NumSgprs: 27
; NumVgprs: 15
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 8192 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 27
; NumVGPRsForWavesPerEU: 15
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
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 8192
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 512
    .name:           pagerank
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 512
      - 1
      - 1
    .sgpr_count:     27
    .sgpr_spill_count: 0
    .symbol:         pagerank.kd
    .vgpr_count:     15
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
