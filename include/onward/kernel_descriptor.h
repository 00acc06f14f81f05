/* SPDX-License-Identifier: MIT */
/*
 * kernel_descriptor.h - the 64-byte kernel descriptor of AMD's HSA code objects (LLVM AMDGPUUsage, "Kernel
 * Descriptor"), as the firmware reads it from GPU memory at the address a dispatch packet names.
 */
#ifndef ONWARD_KERNEL_DESCRIPTOR_H
#define ONWARD_KERNEL_DESCRIPTOR_H

#include "onward/base.h"

CP_EXTERN_C_BEGIN

struct cp_kernel_descriptor {
    uint32_t group_segment_fixed_size;   /* bytes of LDS that a WG needs, without dynamic LDS */
    uint32_t private_segment_fixed_size; /* bytes of scratch that a work-item needs */
    uint32_t kernarg_size;               /* bytes */
    uint8_t reserved0[4];
    int64_t kernel_code_entry_byte_offset; /* entry point, from the address of this descriptor */
    uint8_t reserved1[20];
    uint32_t compute_pgm_rsrc3;
    uint32_t compute_pgm_rsrc1;
    uint32_t compute_pgm_rsrc2;
    uint16_t kernel_code_properties;
    uint8_t reserved2[6];
};
CP_STATIC_ASSERT(sizeof(struct cp_kernel_descriptor) == 64, "kernel descriptor is 64 bytes");

/* compute_pgm_rsrc1 */
#define CP_RSRC1_VGPRS(rsrc1)      ((((rsrc1)&0x3fu) + 1u) * 4u)               /* VGPRs allocated to a lane */
#define CP_RSRC1_SGPRS(rsrc1)      (((((rsrc1) >> 6) & 0xfu) / 2u + 1u) * 16u) /* SGPRs allocated to a wave */
#define CP_RSRC1_FLOAT_MODE(rsrc1) (((rsrc1) >> 12) & 0xffu)                   /* MODE bits 7:0 */
#define CP_RSRC1_PRIORITY_SHIFT    10u
#define CP_RSRC1_PRIORITY_MASK     (3u << CP_RSRC1_PRIORITY_SHIFT)
#define CP_RSRC1_PRIORITY(rsrc1)   (((rsrc1) >> CP_RSRC1_PRIORITY_SHIFT) & 3u) /* of waves at launch, from the queue */
#define CP_RSRC1_DX10_CLAMP        (1u << 21)
#define CP_RSRC1_IEEE_MODE         (1u << 23)

/* compute_pgm_rsrc2 */
#define CP_RSRC2_PRIVATE_SEGMENT    (1u << 0) /* an SGPR holds the scratch offset of the wave */
#define CP_RSRC2_USER_SGPRS(rsrc2)  (((rsrc2) >> 1) & 0x1fu)
#define CP_RSRC2_WORKGROUP_ID_X     (1u << 7)
#define CP_RSRC2_WORKGROUP_ID_Y     (1u << 8)
#define CP_RSRC2_WORKGROUP_ID_Z     (1u << 9)
#define CP_RSRC2_WORKGROUP_INFO     (1u << 10)
#define CP_RSRC2_WORKITEM_ID(rsrc2) (((rsrc2) >> 11) & 3u) /* 0: x, 1: x y, 2: x y z */

/* kernel_code_properties: user SGPRs, set up in this order */
#define CP_CODE_PRIVATE_SEGMENT_BUFFER (1u << 0)
#define CP_CODE_DISPATCH_PTR           (1u << 1)
#define CP_CODE_QUEUE_PTR              (1u << 2)
#define CP_CODE_KERNARG_SEGMENT_PTR    (1u << 3)
#define CP_CODE_DISPATCH_ID            (1u << 4)
#define CP_CODE_FLAT_SCRATCH_INIT      (1u << 5)
#define CP_CODE_PRIVATE_SEGMENT_SIZE   (1u << 6)

/*
 * kernel_code_properties: a work-item needs more scratch than private_segment_fixed_size. The compiler does not know
 * how much.
 */
#define CP_CODE_DYNAMIC_STACK (1u << 11)

CP_EXTERN_C_END

#endif
