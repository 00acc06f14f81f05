; resource.s - a load inside of a buffer, but outside of what the 64 bytes of its buffer resource describe.
	.text
	.type	k,@function
k:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b32 s2, 64
	s_mov_b32 s3, 0
	v_mov_b32 v1, 128
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v0, v1, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
amdhsa.kernels:
  - .args:
      - .name: data
        .offset: 0
        .size: 8
        .value_kind: global_buffer
    .kernarg_segment_size: 8
    .name: k
	.end_amdgpu_metadata
