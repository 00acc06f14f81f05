/*
 * context.h - the layout of a context slot: where a saved work-group (WG) lies in GPU memory.
 *
 * The GPU writes a slot at SAVE and reads it at RESTORE; the command processor only hands out the slots and never looks
 * into them. Slot n begins at cp_config.context_base + n x cp_config.context_bytes and belongs to WG slot n. It holds,
 * one behind the other,
 *
 * - struct cp_context_header;
 * - waves x CP_CONTEXT_WAVE_BYTES: what is in no register below (PC, EXEC, VCC, M0, mode, status, barrier and wait
 *   state), wave after wave, in the GPU's own format;
 * - waves x vgprs x 256 bytes: VGPRs, wave after wave, row after row;
 * - waves x sgprs x 4 bytes: SGPRs, wave after wave;
 * - lds_bytes: LDS;
 *
 * for the waves of a whole WG: a partial WG leaves the places of the waves it lacks unused.
 */
#ifndef ONWARD_CONTEXT_H
#define ONWARD_CONTEXT_H

#include <stdint.h>

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
    uint16_t waves;        /* a whole WG of the kernel */
    uint16_t vgprs;        /* allocated a wave */
    uint16_t sgprs;        /* allocated a wave */
    uint32_t lds_bytes;    /* allocated to the WG */
    uint32_t wait_number;  /* of the last wait; the numbers go on from here after RESTORE */
    uint32_t bytes;        /* of the context, this header included: cp_context_bytes */
    uint32_t workgroup[3]; /* WG id in the grid */
    uint32_t present;      /* waves that exist: fewer than waves in a partial WG */
    uint64_t reserved0;
    uint64_t checksum; /* over everything but this field; the GPU's choice which; RESTORE checks it */
};
_Static_assert(sizeof(struct cp_context_header) == 64, "one line");
_Static_assert(__builtin_offsetof(struct cp_context_header, checksum) == 56, "64-bit fields lie at 8-byte offsets");

/*
 * Bytes a WG's context takes, a multiple of CP_CONTEXT_ALIGN. waves: of a whole WG, at most 16; vgprs, sgprs: allocated
 * a wave, at most 256 and 128; lds_bytes: allocated to the WG, at most 1 MiB. Within these limits nothing overflows.
 */
static inline uint32_t cp_context_bytes(uint32_t waves, uint32_t vgprs, uint32_t sgprs, uint32_t lds_bytes)
{
    uint32_t wave = CP_CONTEXT_WAVE_BYTES + vgprs * CP_CONTEXT_VGPR_BYTES + sgprs * CP_CONTEXT_SGPR_BYTES;
    uint32_t bytes = (uint32_t)sizeof(struct cp_context_header) + waves * wave + lds_bytes;

    return (bytes + CP_CONTEXT_ALIGN - 1) & ~(CP_CONTEXT_ALIGN - 1);
}

#endif
