/*
 * memory_ops.h - what memory instructions mean: addresses per lane, data captured at issue, atomics, LDS.
 *
 * A vector or scalar memory instruction is turned into a struct execute_access at issue; the memory system (mem/)
 * carries it out later, in the order in which requests reach L1 and L2, and writes the answer into the wave's
 * registers. DS instructions are carried out at issue: the LDS belongs to one WG and executes its instructions in
 * order.
 */
#ifndef SIM_HAL_EXECUTE_MEMORY_OPS_H
#define SIM_HAL_EXECUTE_MEMORY_OPS_H

#include "execute/atomics.h"
#include "isa/program.h"

#define EXECUTE_GWS_RESOURCES      64u   /* of a queue, as GFX8 numbers them */
#define EXECUTE_GWS_RESOURCE_BYTES 64u   /* a line, so that those who wait for one do not see the others */
#define EXECUTE_GWS_BYTES          4096u /* of all */

enum execute_access_kind {
    EXECUTE_ACCESS_LOAD,
    EXECUTE_ACCESS_STORE,
    EXECUTE_ACCESS_ATOMIC,
    EXECUTE_ACCESS_INVALIDATE_L1,
    EXECUTE_ACCESS_FLUSH_L1,
    EXECUTE_ACCESS_WRITE_BACK /* no instruction: dirty lines on their way out of an L1 */
};

/* Where addresses of the flat address space lie, and which are permitted. Set once a kernel, from its queue. */
struct execute_apertures {
    uint32_t shared_base_hi;  /* upper 32 bits of every flat address that means LDS; 0: none */
    uint32_t private_base_hi; /* upper 32 bits of every flat address that means scratch; 0: none */
    uint64_t
        scratch_base; /* global address of the scratch arena that flat_scratch and the buffer resource count from */
    bool unaligned;   /* vmem.unaligned: what it permits is in alignment.h */
    uint64_t gws;     /* address of the resources of global wave sync, a line each; 0: none */
};

/*
 * One memory instruction on its way. Lanes of .exec take part; inactive lanes' entries are unspecified.
 * Data words lie in rows: data[w][lane] is word w of the lane. Sub-dword stores use the low bits of data[0].
 */
struct execute_access {
    uint8_t kind;           /* enum execute_access_kind */
    uint8_t atomic;         /* enum execute_atomic, for EXECUTE_ACCESS_ATOMIC */
    uint8_t bytes;          /* a lane's access: 1, 2, 4, 8, 12 or 16; 0 of INVALIDATE_L1 and FLUSH_L1 */
    bool sign_extend;       /* sub-dword loads */
    bool glc;               /* loads: bypass L1; stores: stay in no L1; atomics: old value wanted */
    bool wait_all;          /* waiting atomics: wait until every lane's condition is met */
    bool unaligned;         /* vmem.unaligned */
    bool high_half;         /* reserved for d16 hi forms: always false on gfx803 */
    uint8_t wait_condition; /* enum isa_wait_condition; ISA_WAIT_NONE: an ordinary access */
    uint8_t sync;           /* scoped operations and remote waiting atomics: ISA_SYNC and ISA_SYNC_ACQUIRE and so on;
                               0: an ordinary access */
    uint32_t line;          /* source line, for fault reports */
    uint64_t exec;          /* lanes that are still to be carried out */
    uint64_t shared;        /* lanes that have been carried out on the LDS; their addresses are flat ones */
    uint64_t swizzled;      /* lanes in scratch: their successive words lie 256 bytes apart */
    uint64_t address[ISA_LANES];
    uint32_t data[4][ISA_LANES];      /* store data; atomics: operand (one or two words), then compare operand */
    uint32_t wait_mask[2][ISA_LANES]; /* waiting atomics: words of mask and value */
    uint32_t wait_value[2][ISA_LANES];
    uint32_t (*destination)[ISA_LANES]; /* first destination VGPR row, the wave's; NULL: nothing is returned */
};

/*
 * Builds the access of one FLAT or MUBUF instruction, of global wave sync, or of onward_flush, from the wave's registers and advances
 * wave->operation. The operation is of unit ISA_UNIT_VMEM or onward_flush. Flat lanes that fall into the LDS aperture
 * are carried out here at once, on wave->lds, and removed from access->exec; the condition of a waiting atomic counts
 * as met there. Flat scratch lanes and MUBUF lanes are translated to global addresses (4-byte interleaved over 64
 * lanes, ISA 9.4 and 8.1.5). *lds_lanes receives the lanes that went to the LDS, as access->shared does. access->exec
 * may be 0 afterwards.
 *
 * Returns ISA_FAULT_REGISTER if the wave lacks a register that the operation names. Returns ISA_FAULT_MISALIGNED or
 * ISA_FAULT_OUT_OF_BOUNDS for lanes in LDS and scratch and those of MUBUF, also for any lane of a scoped operation or
 * a remote waiting atomic in LDS or scratch. *fault_address is then the first such lane's, flat or, of MUBUF, global;
 * of a buffer whose layout is not supported it is the base. The memory system checks the other lanes. After a fault
 * nothing is carried out, wave->operation stays, and access is unspecified, as is *fault_address of
 * ISA_FAULT_REGISTER.
 */
enum isa_fault execute_prepare_vector_access(struct isa_wave *wave, const struct isa_operation *operation,
                                             const struct execute_apertures *apertures, struct execute_access *access,
                                             uint64_t *lds_lanes, uint64_t *fault_address);

/*
 * The kind of an instruction's accesses, for reports. *bytes receives those of one lane's access: of unit
 * ISA_UNIT_VMEM, for operations that access memory.
 */
enum execute_access_kind execute_vector_access_kind(const struct isa_operation *operation, uint32_t *bytes);

/* The same of unit ISA_UNIT_SMEM, with the bytes of the whole access: 4 to 64; 0 if it accesses no memory. */
enum execute_access_kind execute_scalar_access_kind(const struct isa_operation *operation, uint32_t *bytes);

/*
 * The same of unit ISA_UNIT_LDS, with the bytes of one access, of which a lane may have two. Counters, and operations
 * that access nothing, count as atomics of 4 bytes.
 */
enum execute_access_kind execute_lds_access_kind(const struct isa_operation *operation, uint32_t *bytes);

/* The first active lane of a DS instruction that has faulted with this address, in bytes from the start of the LDS.
 * ISA_LANES: it is a counter, whose address all lanes share, or no lane has the address. */
uint32_t execute_lds_lane_of(const struct isa_wave *wave, const struct isa_operation *operation,
                             uint64_t fault_address);

/* A scalar memory instruction: dwords consecutive words at address, into or from wave->scalar[destination..]. */
struct execute_scalar_access {
    uint8_t kind;   /* EXECUTE_ACCESS_LOAD or _STORE; EXECUTE_ACCESS_INVALIDATE_L1 for s_dcache_inv and s_dcache_wb */
    uint8_t dwords; /* 1, 2, 4, 8 or 16; 0: it accesses no memory, and address and destination are 0 */
    uint16_t destination; /* scalar operand number; the last word's is below ISA_EXEC_LO */
    uint64_t address;     /* a multiple of 4 */
    uint32_t line;        /* source line, for fault reports */
};

/*
 * Builds the access of one SMEM instruction (unit ISA_UNIT_SMEM) and advances wave->operation. s_memtime and
 * s_memrealtime are executed here (from wave->now) and leave dwords 0, as do the instructions of the scalar cache.
 * *fault_address receives the access's address, 0 if there is none. Returns ISA_FAULT_MISALIGNED,
 * ISA_FAULT_OUT_OF_BOUNDS for a buffer that ends before the access does, or ISA_FAULT_REGISTER; wave->operation then
 * stays.
 */
enum isa_fault execute_prepare_scalar_access(struct isa_wave *wave, const struct isa_operation *operation,
                                             struct execute_scalar_access *access, uint64_t *fault_address);

/*
 * Executes one DS instruction (unit ISA_UNIT_LDS) on wave->lds, including ds_bpermute, ds_permute and ds_swizzle, and
 * advances wave->operation. *conflict_cycles receives the bank cycles it occupies: for each half-wave with active
 * lanes the worst bank's distinct dwords (atomics: its lanes), and no fewer than the words a lane moves; at least 1.
 *
 * Returns ISA_FAULT_OUT_OF_BOUNDS if a lane's access ends behind wave->lds_bytes or there is no LDS, and
 * ISA_FAULT_MISALIGNED (alignment.h); *fault_address is then the lane's address in bytes from the start of the LDS.
 * Returns ISA_FAULT_REGISTER if the wave lacks a register; *fault_address is undefined then. After a fault
 * nothing is carried out, and wave->operation stays.
 */
enum isa_fault execute_lds(struct isa_wave *wave, const struct isa_operation *operation, uint32_t *conflict_cycles,
                           uint64_t *fault_address);

/* What a DS instruction accesses, for observers. Lanes of exec access accesses times bytes, at[lane] + offset[i]. */
struct execute_lds_access {
    uint8_t kind;     /* enum execute_access_kind: a load, a store or an atomic */
    uint8_t accesses; /* 1 or 2 a lane */
    uint8_t bytes;    /* of one access: 1, 2, 4, 8, 12 or 16 */
    bool returns;     /* atomics: the old value is wanted */
    uint64_t exec;
    uint32_t at[ISA_LANES]; /* bytes from the start of the LDS; of other lanes than those of exec unspecified */
    uint32_t offset[2];     /* bytes; the second one counts where accesses is 2 */
    const uint32_t (
        *data)[ISA_LANES]; /* stores: rows of what is written, bytes rounded up to words for the first access;
                                          the other's follow in second. Others: NULL */
    const uint32_t (*second)[ISA_LANES];
};

/*
 * Describes the DS instruction (unit ISA_UNIT_LDS) that the wave is about to execute. Returns false, with the
 * description unspecified, if it accesses no memory, no lane is active, or an address of a lane is at fault. A
 * counter (ds_append, ds_consume) is described as an atomic of its first active lane; whether its address is at fault
 * is not looked at. Data rows are the wave's registers; they are NULL also for a store whose registers the wave
 * lacks.
 */
bool execute_describe_lds(const struct isa_wave *wave, const struct isa_operation *operation,
                          struct execute_lds_access *access);

#endif
