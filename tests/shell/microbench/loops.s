; loops.s - the loops with which Linux's trap handler for gfx8 saves and restores registers and LDS (cwsr_trap_handler_gfx8.asm), as
; kernels of one wave. A round moves 64 KiB of a buffer that the L2 holds. Registers have their numbers here, where the handler has m0.
; Loads to the LDS are not simulated: restore_lds has loads to a register in their place.
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"

save_registers:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	s_load_dword s8, s[0:1], 0x8
	s_mov_b32 s6, -1
	s_mov_b32 s7, 0
	v_lshlrev_b32_e32 v4, 2, v0
	s_waitcnt lgkmcnt(0)
.Lsave_registers_round:
	s_mov_b32 s9, 0
	s_mov_b32 s10, 0
.Lsave_registers_pass:
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v2, v10
	v_mov_b32_e32 v3, v11
	buffer_store_dword v0, v4, s[4:7], s10 offen glc slc
	buffer_store_dword v1, v4, s[4:7], s10 offen offset:256 glc slc
	buffer_store_dword v2, v4, s[4:7], s10 offen offset:512 glc slc
	buffer_store_dword v3, v4, s[4:7], s10 offen offset:768 glc slc
	s_add_u32 s9, s9, 4
	s_add_u32 s10, s10, 0x400
	s_cmp_lt_u32 s9, 0x100
	s_cbranch_scc1 .Lsave_registers_pass
	s_sub_u32 s8, s8, 1
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .Lsave_registers_round
	s_endpgm

save_lds:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	s_load_dword s8, s[0:1], 0x8
	s_mov_b32 s6, -1
	s_mov_b32 s7, 0
	s_mov_b32 s10, 0x10000
	s_mov_b32 m0, -1
	v_mov_b32_e32 v3, 0x200
	v_lshlrev_b32_e32 v4, 3, v0
	s_waitcnt lgkmcnt(0)
.Lsave_lds_round:
	v_mov_b32_e32 v2, v4
.Lsave_lds_pass:
	ds_read_b64 v[0:1], v2
	s_waitcnt lgkmcnt(0)
	buffer_store_dwordx2 v[0:1], v2, s[4:7], 0 offen glc slc
	v_add_u32_e32 v2, vcc, v2, v3
	v_cmp_gt_u32_e32 vcc, s10, v2
	s_cbranch_vccnz .Lsave_lds_pass
	s_sub_u32 s8, s8, 1
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .Lsave_lds_round
	s_endpgm

restore_registers:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	s_load_dword s8, s[0:1], 0x8
	s_mov_b32 s6, -1
	s_mov_b32 s7, 0
	v_lshlrev_b32_e32 v4, 2, v0
	s_waitcnt lgkmcnt(0)
.Lrestore_registers_round:
	s_mov_b32 s9, 0
	s_mov_b32 s10, 0
.Lrestore_registers_pass:
	buffer_load_dword v0, v4, s[4:7], s10 offen glc slc
	buffer_load_dword v1, v4, s[4:7], s10 offen offset:256 glc slc
	buffer_load_dword v2, v4, s[4:7], s10 offen offset:512 glc slc
	buffer_load_dword v3, v4, s[4:7], s10 offen offset:768 glc slc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v10, v2
	v_mov_b32_e32 v11, v3
	s_add_u32 s9, s9, 4
	s_add_u32 s10, s10, 0x400
	s_cmp_lt_u32 s9, 0x100
	s_cbranch_scc1 .Lrestore_registers_pass
	s_sub_u32 s8, s8, 1
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .Lrestore_registers_round
	s_endpgm

restore_lds:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	s_load_dword s8, s[0:1], 0x8
	s_mov_b32 s6, -1
	s_mov_b32 s7, 0
	v_lshlrev_b32_e32 v4, 2, v0
	s_waitcnt lgkmcnt(0)
.Lrestore_lds_round:
	s_mov_b32 s9, 0
	s_mov_b32 s10, 0
.Lrestore_lds_pass:
	buffer_load_dword v0, v4, s[4:7], s10 offen
	buffer_load_dword v0, v4, s[4:7], s10 offen offset:256
	s_add_u32 s9, s9, 0x200
	s_add_u32 s10, s10, 0x200
	s_cmp_lt_u32 s9, 0x10000
	s_cbranch_scc1 .Lrestore_lds_pass
	s_sub_u32 s8, s8, 1
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .Lrestore_lds_round
	s_endpgm

	.section .rodata,#alloc
	.amdhsa_kernel save_registers
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel save_lds
		.amdhsa_group_segment_fixed_size 65536
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel restore_registers
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel restore_lds
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel

	.amdgpu_metadata
amdhsa.kernels:
  - .args:
      - .name: buffer
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .name: rounds
        .offset: 8
        .size: 4
        .value_kind: by_value
    .kernarg_segment_size: 12
    .name: save_registers
  - .args:
      - .name: buffer
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .name: rounds
        .offset: 8
        .size: 4
        .value_kind: by_value
    .kernarg_segment_size: 12
    .name: save_lds
  - .args:
      - .name: buffer
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .name: rounds
        .offset: 8
        .size: 4
        .value_kind: by_value
    .kernarg_segment_size: 12
    .name: restore_registers
  - .args:
      - .name: buffer
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .name: rounds
        .offset: 8
        .size: 4
        .value_kind: by_value
    .kernarg_segment_size: 12
    .name: restore_lds
	.end_amdgpu_metadata
