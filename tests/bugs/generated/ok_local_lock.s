	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	ok_local_lock
	.globl	ok_local_lock
	.p2align	8
	.type	ok_local_lock,@function
ok_local_lock:
.Lfunc_begin0:
	.file	0 "." "ok_local_lock.cl" md5 0x27479a5d7e2214b8c8ab30a6697226e3
	.loc	0 3 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 8 11 prologue_end
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	.loc	0 14 16
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_2
	.loc	0 0 16 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 9 14 is_stmt 1
	ds_write_b32 v1, v1
	.loc	0 10 15
	ds_write_b32 v1, v1 offset:4
.LBB0_2:
	.loc	0 0 15 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	.loc	0 13 11 is_stmt 1
	v_and_b32_e32 v0, 63, v0
	.loc	0 13 16 is_stmt 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 12 5 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_6
	.loc	0 0 5 is_stmt 0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.LBB0_4:
	.loc	0 14 16 is_stmt 1
	s_waitcnt lgkmcnt(0)
	ds_cmpst_rtn_b32 v2, v1, v1, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_4
	.loc	0 0 16 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v0, 0
	.loc	0 16 15 is_stmt 1
	ds_read_b32 v1, v0 offset:4
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, 1, v1
	ds_write_b32 v0, v1 offset:4
	.loc	0 17 9
	s_waitcnt lgkmcnt(0)
	ds_wrxchg_rtn_b32 v0, v0, v0
	s_waitcnt lgkmcnt(0)
.LBB0_6:
	.loc	0 0 9 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 19 5 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_8
	.loc	0 0 5 is_stmt 0
	v_mov_b32_e32 v0, 0
	.loc	0 21 16 is_stmt 1
	ds_read_b32 v2, v0 offset:4
	.loc	0 21 14 is_stmt 0
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[0:1], v2
.LBB0_8:
	.loc	0 22 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ok_local_lock
		.amdhsa_group_segment_fixed_size 8
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
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 8
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
	.size	ok_local_lock, .Lfunc_end0-ok_local_lock
	.cfi_endproc
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
    .group_segment_fixed_size: 8
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ok_local_lock
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         ok_local_lock.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
