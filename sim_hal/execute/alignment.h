/*
 * alignment.h - which addresses an access may have. All checks of alignment use it; docs/reference/isa.md, "Alignment", is the
 * same rule as a table.
 *
 * The GCN3 memory units have a mode (SH_MEM_CONFIG.alignment_mode), which Linux sets to "unaligned" for compute and for
 * which clang compiles amdhsa code; `vmem.unaligned` is that mode. It lets loads and stores of global memory have any
 * address. LLVM has unaligned scratch and unaligned LDS from gfx9 on only (unaligned-scratch-access,
 * unaligned-ds-access), yet its code for gfx8 has two-byte accesses at odd addresses inside one dword. Therefore scratch,
 * whose dwords lie apart, and the LDS behind flat addresses take any address whose dwords are whole.
 *
 * Hardware ignores low address bits, where this rule is violated, and accesses another place than the program meant
 * (GCN3 ISA 8.1.6). Here it is a fault, because no program means that.
 */
#ifndef SIM_HAL_EXECUTE_ALIGNMENT_H
#define SIM_HAL_EXECUTE_ALIGNMENT_H

#include <stdbool.h>
#include <stdint.h>

/* Where an access goes, and through which instructions. */
enum execute_path {
    EXECUTE_PATH_GLOBAL,   /* flat, and buffers that are linear */
    EXECUTE_PATH_SCRATCH,  /* flat, and buffers with the layout of scratch */
    EXECUTE_PATH_FLAT_LDS, /* flat */
    EXECUTE_PATH_DS,       /* DS instructions */
    EXECUTE_PATH_SCALAR    /* scalar loads and stores, whatever their size */
};

struct execute_alignment {
    uint32_t zeros;  /* bits of the address that have to be 0 */
    uint32_t inside; /* this number of bytes from the address on has to lie in one dword */
};

#define EXECUTE_DWORD_BYTES 4u

/* The rule for an access of bytes a lane. unaligned: vmem.unaligned. */
static inline struct execute_alignment execute_alignment(enum execute_path path, bool atomic, uint32_t bytes,
                                                         bool unaligned)
{
    uint32_t dword = bytes < EXECUTE_DWORD_BYTES ? bytes : EXECUTE_DWORD_BYTES;

    if (path == EXECUTE_PATH_SCALAR)
        return (struct execute_alignment){.zeros = EXECUTE_DWORD_BYTES - 1};
    if (path == EXECUTE_PATH_DS)
        return (struct execute_alignment){.zeros = bytes == 12 ? 15 : bytes - 1};
    if (atomic) /* the dwords of a wider one would lie apart in scratch */
        return (struct execute_alignment){.zeros = bytes - 1, .inside = path == EXECUTE_PATH_SCRATCH ? bytes : 0};
    if (!unaligned)
        return (struct execute_alignment){.zeros = dword - 1};
    return (struct execute_alignment){.inside = path == EXECUTE_PATH_GLOBAL ? 0 : dword};
}

static inline bool execute_is_aligned(struct execute_alignment alignment, uint64_t address)
{
    return !(address & alignment.zeros) && address % EXECUTE_DWORD_BYTES + alignment.inside <= EXECUTE_DWORD_BYTES;
}

#endif
