	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	program_scope
	.globl	program_scope
	.p2align	8
	.type	program_scope,@function
program_scope:
	s_load_dword s0, s[4:5], 0x4
	v_mov_b32_e32 v3, 0
	s_movk_i32 s4, 0x3e8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add_u32_e32 v0, vcc, s8, v0
	s_mov_b32 s0, 0xcccccccd
	v_mul_hi_u32 v2, v0, s0
	v_and_b32_e32 v1, 7, v0
	v_lshlrev_b32_e32 v1, 2, v1
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, table@rel32@lo+4
	s_addc_u32 s1, s1, table@rel32@hi+12
	v_lshrrev_b32_e32 v2, 5, v2
	v_mul_lo_u32 v5, v2, 40
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, 0, v4, vcc
	v_sub_u32_e32 v4, vcc, v0, v5
	v_mov_b32_e32 v5, v3
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, zeros@rel32@lo+4
	s_addc_u32 s1, s1, zeros@rel32@hi+12
	flat_load_dword v2, v[1:2]
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v5, v1, vcc
	v_lshrrev_b32_e32 v1, 1, v0
	flat_load_dword v6, v[4:5]
	v_and_b32_e32 v1, 6, v1
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, offsets@rel32@lo+4
	s_addc_u32 s1, s1, offsets@rel32@hi+12
	v_mov_b32_e32 v5, s1
	v_add_u32_e32 v4, vcc, s0, v1
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	flat_load_ushort v7, v[4:5]
	s_getpc_b64 s[2:3]
	s_add_u32 s2, s2, mixed@rel32@lo+4
	s_addc_u32 s3, s3, mixed@rel32@hi+12
	s_load_dwordx2 s[2:3], s[2:3], 0x0
	v_and_b32_e32 v4, 31, v0
	v_mov_b32_e32 v1, v3
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b64 v[4:5], v4, s[2:3]
	v_mov_b32_e32 v8, s1
	s_waitcnt vmcnt(1)
	v_mad_u64_u32 v[2:3], s[2:3], v6, s4, v[2:3]
	s_waitcnt vmcnt(0)
	v_bfe_i32 v6, v7, 0, 16
	v_ashrrev_i32_e32 v7, 31, v6
	v_add_u32_e32 v2, vcc, v2, v6
	v_addc_u32_e32 v3, vcc, v3, v7, vcc
	v_add_u32_e32 v2, vcc, v2, v4
	v_addc_u32_e32 v3, vcc, v3, v5, vcc
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v8, v1, vcc
	flat_store_dwordx2 v[0:1], v[2:3]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel program_scope
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 8
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
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 9
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
	.size	program_scope, .Lfunc_end0-program_scope
	.section	.AMDGPU.csdata
	.hidden	table
	.type	table,@object
	.data
	.globl	table
	.p2align	2
table:
	.long	2
	.long	3
	.long	5
	.long	7
	.long	11
	.long	13
	.long	17
	.long	19
	.size	table, 32

	.hidden	mixed
	.type	mixed,@object
	.globl	mixed
	.p2align	3
mixed:
	.quad	1234605616436508552
	.size	mixed, 8

	.hidden	zeros
	.type	zeros,@object
	.section	.bss,#alloc,#write
	.globl	zeros
	.p2align	2
zeros:
	.zero	160
	.size	zeros, 160

	.type	offsets,@object
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	1
offsets:
	.short	65535
	.short	20000
	.short	35536
	.short	7
	.size	offsets, 8

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
        .type_name:      'ulong*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           program_scope
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         program_scope.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
