/* SPDX-License-Identifier: MIT */
/*
 * context.h - the layout of a context slot: the memory that a saved work-group (WG) lies in.
 *
 * The GPU writes a slot at SAVE and reads it at RESTORE. The command processor assigns the slots and never reads
 * them. Slot n begins at cp_config.context_base + n x cp_config.context_bytes and belongs to WG slot n. It holds in
 * this order:
 *
 * - struct cp_context_header;
 * - waves x CP_CONTEXT_WAVE_BYTES: state outside the registers below (PC, EXEC, VCC, M0, mode, status, barrier and wait
 *   state), wave after wave, in the GPU's own format;
 * - waves x vgprs x CP_CONTEXT_VGPR_BYTES: VGPRs, wave after wave, row after row;
 * - waves x sgprs x CP_CONTEXT_SGPR_BYTES: SGPRs, wave after wave;
 * - lds_bytes: LDS.
 *
 * The slot has space for the waves of a whole WG. A partial WG leaves the space of its missing waves unused.
 */
#ifndef ONWARD_CONTEXT_H
#define ONWARD_CONTEXT_H

#include "onward/base.h"

CP_EXTERN_C_BEGIN

#define CP_CONTEXT_MAGIC      0x58435257u /* "WRCX" */
#define CP_CONTEXT_ALIGN      64u         /* of a slot's address and size, bytes */
#define CP_CONTEXT_WAVE_BYTES 192u        /* state of a wave outside its registers */
#define CP_CONTEXT_VGPR_BYTES 256u        /* a row: 64 lanes x 4 bytes */
#define CP_CONTEXT_SGPR_BYTES 4u

struct cp_context_header {
    uint32_t magic;      /* CP_CONTEXT_MAGIC */
    uint32_t generation; /* of the WG slot */
    uint32_t slot;
    uint16_t kernel;       /* the firmware's kernel index */
    uint16_t waves;        /* of a whole WG of the kernel */
    uint16_t vgprs;        /* allocated to a wave */
    uint16_t sgprs;        /* allocated to a wave */
    uint32_t lds_bytes;    /* allocated to the WG */
    uint32_t wait_number;  /* of the last wait; the numbers continue from here after RESTORE */
    uint32_t bytes;        /* of the context, this header included: cp_context_bytes */
    uint32_t workgroup[3]; /* WG id in the grid */
    uint32_t present;      /* waves that exist: fewer than waves in a partial WG */
    uint64_t reserved0;
    /* Over everything but this field, with an algorithm of the GPU's choice. RESTORE checks it. */
    uint64_t checksum;
};
CP_STATIC_ASSERT(sizeof(struct cp_context_header) == 64, "one line");
CP_STATIC_ASSERT(__builtin_offsetof(struct cp_context_header, checksum) == 56, "64-bit fields lie at 8-byte offsets");

/*
 * Returns the bytes of a WG's context, a multiple of CP_CONTEXT_ALIGN. waves: of a whole WG, 1..16. vgprs, sgprs:
 * allocated to a wave, at most 256 and 128. lds_bytes: allocated to the WG, at most 1 MiB. Within these limits
 * nothing overflows.
 */
static inline uint32_t cp_context_bytes(uint32_t waves, uint32_t vgprs, uint32_t sgprs, uint32_t lds_bytes)
{
    uint32_t wave = CP_CONTEXT_WAVE_BYTES + vgprs * CP_CONTEXT_VGPR_BYTES + sgprs * CP_CONTEXT_SGPR_BYTES;
    uint32_t bytes = (uint32_t)sizeof(struct cp_context_header) + waves * wave + lds_bytes;

    return (bytes + CP_CONTEXT_ALIGN - 1) & ~(CP_CONTEXT_ALIGN - 1);
}

CP_EXTERN_C_END

#endif
