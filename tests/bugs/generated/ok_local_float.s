	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	ok_local_float
	.globl	ok_local_float
	.p2align	8
	.type	ok_local_float,@function
ok_local_float:
.Lfunc_begin0:
	.file	0 "." "ok_local_float.cl" md5 0x02bcb9887ebc296b07a981e771bbe746
	.loc	0 6 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 11 11 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 16 5
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
	.loc	0 0 5 is_stmt 0
	v_mov_b32_e32 v0, 0
	.loc	0 13 33 is_stmt 1
	v_mov_b32_e32 v1, v0
	.loc	0 12 30
	ds_write_b32 v0, v0 offset:8
	.loc	0 13 33
	ds_write_b64 v0, v[0:1]
.LBB0_2:
	.loc	0 0 33 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v0, 0
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	.loc	0 15 5 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	.loc	0 16 5
	ds_read_b32 v1, v0 offset:8
	s_mov_b64 s[2:3], 0
.LBB0_3:
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, -1.0, v1
	ds_cmpst_rtn_b32 v2, v0, v1, v2 offset:8
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], v2, v1
	s_or_b64 s[2:3], s[0:1], s[2:3]
	v_mov_b32_e32 v1, v2
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_3
	.loc	0 0 5 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v2, 0
	.loc	0 17 5 is_stmt 1
	ds_read_b64 v[0:1], v2
	s_mov_b64 s[2:3], 0
.LBB0_5:
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[3:4], v[0:1], 2.0
	ds_cmpst_rtn_b64 v[3:4], v2, v[0:1], v[3:4]
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u64_e64 s[0:1], v[3:4], v[0:1]
	v_mov_b32_e32 v0, v3
	s_or_b64 s[2:3], s[0:1], s[2:3]
	v_mov_b32_e32 v1, v4
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_5
	.loc	0 0 5 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 18 5 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_8
	.loc	0 20 13
	s_mov_b32 s7, 0
	.loc	0 21 9
	s_lshl_b64 s[0:1], s[6:7], 3
	v_mov_b32_e32 v0, 0
	s_add_u32 s0, s10, s0
	.loc	0 20 32
	ds_read_b32 v4, v0 offset:8
	.loc	0 21 9
	s_addc_u32 s1, s11, s1
	.loc	0 20 9
	s_lshl_b64 s[2:3], s[6:7], 2
	s_add_u32 s2, s8, s2
	.loc	0 21 33
	ds_read_b64 v[0:1], v0
	.loc	0 20 9
	s_addc_u32 s3, s9, s3
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	.loc	0 20 30 is_stmt 0
	s_waitcnt lgkmcnt(1)
	flat_store_dword v[2:3], v4
	.loc	0 21 9 is_stmt 1
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	.loc	0 21 31 is_stmt 0
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx2 v[2:3], v[0:1]
.LBB0_8:
	.loc	0 23 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ok_local_float
		.amdhsa_group_segment_fixed_size 16
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
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
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 12
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
	.size	ok_local_float, .Lfunc_end0-ok_local_float
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
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'double*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 16
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ok_local_float
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         ok_local_float.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
