	.text
	.amdgcn_target "amdgcn-unknown-amdhsa--gfx803"
	.protected	btree                   ; -- Begin function btree
	.globl	btree
	.p2align	8
	.type	btree,@function
btree:                                  ; @btree
; %bb.0:
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	s_load_dwordx4 s[0:3], s[4:5], 0x20
	s_load_dword s23, s[4:5], 0x28
	s_load_dwordx2 s[4:5], s[4:5], 0x30
	s_mov_b32 s7, 0
	s_lshl_b64 s[6:7], s[6:7], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, s6
	s_addc_u32 s1, s1, s7
	s_load_dword s22, s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	s_cmp_eq_u32 s23, 0
	v_mov_b32_e32 v2, 0
	s_cbranch_scc1 .LBB0_11
; %bb.1:
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, v2
	s_movk_i32 s0, 0x1ff
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	v_cmp_eq_u32_e64 s[16:17], s0, v0
	v_cmp_ne_u32_e64 s[0:1], s0, v0
	s_mov_b32 s24, 1
	v_mov_b32_e32 v1, 0
	s_mov_b32 m0, -1
	s_branch .LBB0_4
.LBB0_2:                                ;   in Loop: Header=BB0_4 Depth=1
	s_waitcnt vmcnt(0)
	ds_write_b32 v2, v1
.LBB0_3:                                ;   in Loop: Header=BB0_4 Depth=1
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt lgkmcnt(0)
	s_barrier 
	ds_read_b32 v1, v2
	s_add_i32 s24, s24, 1
	s_cmp_gt_u32 s24, s23
	s_waitcnt lgkmcnt(0)
	s_barrier 
	s_cbranch_scc1 .LBB0_10
.LBB0_4:                                ; =>This Inner Loop Header: Depth=1
	s_cmp_lt_u32 s24, s23
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v6, s9
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v7, v5, v6, vcc
	v_mov_b32_e32 v5, s12
	v_mov_b32_e32 v6, s8
	v_lshlrev_b32_e32 v1, 9, v1
	v_cndmask_b32_e32 v8, v5, v6, vcc
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_add_u32_e64 v5, s[2:3], v8, v5
	v_addc_u32_e64 v6, s[2:3], v7, v6, s[2:3]
	v_add_u32_e64 v5, s[2:3], v5, v3
	v_addc_u32_e64 v6, s[2:3], v6, v4, s[2:3]
	flat_load_dword v7, v[5:6]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ge_u32_e64 s[2:3], s22, v7
	s_and_saveexec_b64 s[18:19], s[2:3]
	s_cbranch_execz .LBB0_3
; %bb.5:                                ;   in Loop: Header=BB0_4 Depth=1
	s_mov_b64 s[2:3], s[16:17]
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_7
; %bb.6:                                ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e64 v5, s[2:3], 4, v5
	v_addc_u32_e64 v6, s[2:3], 0, v6, s[2:3]
	flat_load_dword v5, v[5:6]
	s_andn2_b64 s[26:27], s[16:17], exec
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[2:3], s22, v5
	s_and_b64 s[2:3], s[2:3], exec
	s_or_b64 s[2:3], s[26:27], s[2:3]
.LBB0_7:                                ;   in Loop: Header=BB0_4 Depth=1
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_3
; %bb.8:                                ;   in Loop: Header=BB0_4 Depth=1
	s_andn2_b64 vcc, exec, vcc
	v_add_u32_e64 v1, s[2:3], v1, v0
	s_cbranch_vccnz .LBB0_2
; %bb.9:                                ;   in Loop: Header=BB0_4 Depth=1
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_mov_b32_e32 v1, s11
	v_add_u32_e32 v5, vcc, s10, v5
	v_addc_u32_e32 v6, vcc, v1, v6, vcc
	flat_load_dword v1, v[5:6]
	s_branch .LBB0_2
.LBB0_10:
	v_mov_b32_e32 v2, 0
.LBB0_11:
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_15
; %bb.12:
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v2, vcc, s12, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s22, v2
	s_and_b64 vcc, exec, vcc
	v_mov_b32_e32 v2, -1
	s_cbranch_vccnz .LBB0_14
; %bb.13:
	v_mov_b32_e32 v2, s15
	v_add_u32_e32 v0, vcc, s14, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_load_dword v2, v[0:1]
.LBB0_14:
	s_add_u32 s0, s4, s6
	s_addc_u32 s1, s5, s7
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
.LBB0_15:
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6
	.amdhsa_kernel btree
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 56
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
		.amdhsa_next_free_sgpr 28
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
	.size	btree, .Lfunc_end0-btree
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 552
; NumSgprs: 30
; NumVgprs: 9
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 4 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 30
; NumVGPRsForWavesPerEU: 9
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
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         24
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         32
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         40
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .address_space:  global
        .offset:         48
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 56
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 512
    .name:           btree
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 512
      - 1
      - 1
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         btree.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-unknown-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
