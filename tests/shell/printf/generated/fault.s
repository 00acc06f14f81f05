	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.hidden	__printf_alloc
	.globl	__printf_alloc
	.p2align	2
	.type	__printf_alloc,@function
__printf_alloc:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dwordx2 s[4:5], s[8:9], 0x18
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[4:5], 0
	s_cbranch_scc1 .LBB0_3
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	s_add_u32 s6, s4, 4
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	s_addc_u32 s7, s5, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v3, v1
	s_and_b64 vcc, exec, vcc
	s_cbranch_vccnz .LBB0_3
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	flat_atomic_add v3, v[1:2], v0 glc
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	s_add_u32 s4, s4, 8
	s_addc_u32 s5, s5, 0
	v_mov_b32_e32 v2, s5
	v_add_u32_e32 v0, vcc, v3, v0
	v_add_u32_e32 v3, vcc, s4, v3
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_le_u32_e32 vcc, v0, v1
	v_cndmask_b32_e32 v1, 0, v2, vcc
	v_cndmask_b32_e32 v0, 0, v3, vcc
	s_setpc_b64 s[30:31]
.LBB0_3:
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	__printf_alloc, .Lfunc_end0-__printf_alloc
	.section	.AMDGPU.csdata
	.text
	.protected	fault
	.globl	fault
	.p2align	8
	.type	fault,@function
fault:
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	s_load_dwordx2 s[10:11], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u64 s[0:1], 0
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_eq_u64 s[0:1], 0
	s_cbranch_scc1 .LBB1_3
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	s_add_u32 s12, s0, 4
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	s_addc_u32 s13, s1, 0
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v3, v1
	v_mov_b32_e32 v1, 0
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v2, 0
	s_cbranch_vccnz .LBB1_3
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v3, 8
	v_mov_b32_e32 v1, s0
	flat_atomic_add v3, v[1:2], v3 glc
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	s_add_u32 s9, s0, 8
	s_addc_u32 s12, s1, 0
	v_mov_b32_e32 v2, s12
	v_add_u32_e32 v4, vcc, 8, v3
	v_add_u32_e32 v3, vcc, s9, v3
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_le_u32_e32 vcc, v4, v1
	v_cndmask_b32_e32 v2, 0, v2, vcc
	v_cndmask_b32_e32 v1, 0, v3, vcc
.LBB1_3:
	v_cmp_ne_u64_e32 vcc, 0, v[1:2]
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_5
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[6:7], 0xc
	v_mov_b32_e32 v3, 2
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s4, s4, s8
	s_add_i32 s4, s4, s5
	v_add_u32_e32 v4, vcc, s4, v0
	flat_store_dwordx2 v[1:2], v[3:4]
.LBB1_5:
	s_or_b64 exec, exec, s[12:13]
	s_add_u32 s4, s10, 0x400000
	s_addc_u32 s5, s11, 0
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v4, 1
	s_andn2_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v1, 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier 
	flat_store_dword v[2:3], v4
	s_cbranch_vccnz .LBB1_8
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_add_u32 s2, s0, 4
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_addc_u32 s3, s1, 0
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v2, v0
	v_mov_b32_e32 v0, 0
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_8
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, 4
	v_mov_b32_e32 v1, s1
	flat_atomic_add v2, v[0:1], v2 glc
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	s_add_u32 s0, s0, 8
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v3, vcc, 4, v2
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_cmp_le_u32_e32 vcc, v3, v0
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_cndmask_b32_e32 v0, 0, v2, vcc
.LBB1_8:
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_10
	v_mov_b32_e32 v2, 1
	flat_store_dword v[0:1], v2
.LBB1_10:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel fault
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 14
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
.Lfunc_end1:
	.size	fault, .Lfunc_end1-fault
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
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     hidden_printf_buffer
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           fault
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         fault.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.printf:
  - '1:0:never\n'
  - '2:1:4:before the fault\72 %d\n'
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
