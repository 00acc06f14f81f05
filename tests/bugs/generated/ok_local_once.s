	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	ok_local_once
	.globl	ok_local_once
	.p2align	8
	.type	ok_local_once,@function
ok_local_once:
.Lfunc_begin0:
	.file	0 "." "ok_local_once.cl" md5 0x3bad6bcd66c3afdd5b8679ee55ed8bde
	.loc	0 4 0
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	0 8 11 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 15 9
	s_mov_b32 m0, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
	.loc	0 0 9 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 9 9 is_stmt 1
	ds_write_b32 v1, v1
	.loc	0 10 9
	ds_write_b32 v1, v1 offset:4
.LBB0_2:
	.loc	0 0 9 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 13 11 is_stmt 1
	v_and_b32_e32 v1, 63, v0
	.loc	0 13 16 is_stmt 0
	v_cmp_eq_u32_e32 vcc, 0, v1
	.loc	0 12 5 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10
	.loc	0 0 5 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 15 9 is_stmt 1
	ds_read_b32 v2, v1
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 15 54 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_9
	.loc	0 0 54
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v2, 1
.LBB0_5:
	.loc	0 16 17 is_stmt 1
	ds_cmpst_rtn_b32 v3, v1, v1, v2 offset:4
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_5
	.loc	0 0 17 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v1, 0
	.loc	0 18 13 is_stmt 1
	ds_read_b32 v2, v1
	.loc	0 18 58 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_8
	.loc	0 0 58
	v_mov_b32_e32 v2, 1
	.loc	0 20 13 is_stmt 1
	ds_write_b32 v1, v2
.LBB0_8:
	.loc	0 0 13 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 22 9 is_stmt 1
	ds_write_b32 v1, v1 offset:4
.LBB0_9:
	.loc	0 24 5
	v_lshrrev_b32_e32 v0, 4, v0
	.loc	0 24 11 is_stmt 0
	v_and_b32_e32 v0, 12, v0
	.loc	0 24 5
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mov_b32_e32 v2, 7
	.loc	0 24 17
	flat_store_dword v[0:1], v2
.LBB0_10:
	.loc	0 25 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel ok_local_once
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 6
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
	.size	ok_local_once, .Lfunc_end0-ok_local_once
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
    .name:           ok_local_once
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         ok_local_once.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
