	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	uneven_code
	.globl	uneven_code
	.p2align	8
	.type	uneven_code,@function
uneven_code:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	s_lshl_b32 s4, s6, 9
	v_or_b32_e32 v1, s4, v0
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_load_dword v5, v[1:2]
	v_lshrrev_b32_e32 v3, 6, v0
	v_lshlrev_b32_e32 v4, 2, v0
	v_add_u32_e32 v0, vcc, 64, v0
	v_and_b32_e32 v0, 0x1ff, v0
	s_sub_i32 s4, s2, s3
	s_lshl_b32 s5, s3, 1
	v_lshlrev_b32_e32 v0, 2, v0
	s_mov_b32 s6, 0
	s_mov_b32 s7, 0x24924925
	s_mov_b32 s8, 0x19660d
	s_mov_b32 s9, 0x3c6ef35f
	s_mov_b32 m0, -1
	s_branch .LBB0_2
.LBB0_1:
	s_or_b64 exec, exec, s[0:1]
	ds_write_b32 v4, v5
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v6, v0
	s_add_i32 s6, s6, 2
	s_cmp_eq_u32 s6, 16
	s_waitcnt lgkmcnt(0)
	s_barrier 
	v_lshrrev_b32_e32 v6, 1, v6
	v_xor_b32_e32 v5, v6, v5
	s_cbranch_scc1 .LBB0_10
.LBB0_2:
	s_mul_i32 s0, s6, 3
	v_add_u32_e32 v6, vcc, s0, v3
	v_and_b32_e32 v7, 7, v6
	v_mul_lo_u32 v7, s5, v7
	v_mul_hi_u32 v8, v7, s7
	v_sub_u32_e32 v7, vcc, v7, v8
	v_lshrrev_b32_e32 v7, 1, v7
	v_add_u32_e32 v7, vcc, v7, v8
	v_lshrrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v7, vcc, s4, v7
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_6
	s_mov_b32 s10, 0
	s_mov_b64 s[2:3], 0
.LBB0_4:
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v5, v5, s8
	s_add_i32 s10, s10, 1
	v_cmp_ge_u32_e32 vcc, s10, v7
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add_u32_e32 v5, vcc, s9, v5
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_4
	s_or_b64 exec, exec, s[2:3]
.LBB0_6:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v5
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v7, v0
	v_add_u32_e32 v6, vcc, 3, v6
	v_and_b32_e32 v6, 7, v6
	v_mul_lo_u32 v6, s5, v6
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v7, 1, v7
	v_xor_b32_e32 v5, v7, v5
	s_waitcnt lgkmcnt(0)
	v_mul_hi_u32 v7, v6, s7
	s_barrier 
	v_sub_u32_e32 v6, vcc, v6, v7
	v_lshrrev_b32_e32 v6, 1, v6
	v_add_u32_e32 v6, vcc, v6, v7
	v_lshrrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s4, v6
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_1
	s_mov_b32 s10, 0
	s_mov_b64 s[2:3], 0
.LBB0_8:
	v_mul_lo_u32 v5, v5, s8
	s_add_i32 s10, s10, 1
	v_cmp_ge_u32_e32 vcc, s10, v6
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add_u32_e32 v5, vcc, s9, v5
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_8
	s_or_b64 exec, exec, s[2:3]
	s_branch .LBB0_1
.LBB0_10:
	flat_store_dword v[1:2], v5
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel uneven_code
		.amdhsa_group_segment_fixed_size 2048
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
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 11
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
	.size	uneven_code, .Lfunc_end0-uneven_code
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
      - .offset:         8
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         12
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 512
    .name:           uneven_code
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 512
      - 1
      - 1
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         uneven_code.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
