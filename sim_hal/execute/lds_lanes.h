/*
 * lds_lanes.h - the lanes of one DS instruction: addresses, checked against the LDS.
 */
#ifndef SIM_HAL_EXECUTE_LDS_LANES_H
#define SIM_HAL_EXECUTE_LDS_LANES_H

#include "engine/require.h"
#include "execute/vector_registers.h"

#define EXECUTE_LDS_WORD_BYTES 4u
#define EXECUTE_QUARTER_LANES  16u
#define EXECUTE_QUARTERS       (ISA_LANES / EXECUTE_QUARTER_LANES)
#define EXECUTE_LDS_HALF_LANES 32u

/* The accesses of the opcode. */
struct execute_lds_form {
    uint8_t kind;     /* enum lds_kind of memory_ops_lds.c */
    uint8_t function; /* enum lds_function of memory_ops_lds.c, for LDS_ATOMIC */
    uint8_t bytes;    /* of one access */
    uint8_t stride;   /* LDS_*2: bytes an offset counts */
    bool sign_extend;
};

/* One DS instruction's lanes. */
struct execute_lds_lanes {
    uint64_t exec;
    uint32_t at[ISA_LANES];      /* byte address, an offset that all accesses share included */
    uint32_t offset[2];          /* of each access, behind .at */
    uint32_t accesses;           /* 1 or 2 a lane */
    uint32_t bytes;              /* of one access */
    uint32_t words;              /* of one access, rounded up */
    bool lone;                   /* there is one lane; only its .at is filled */
    bool grouped;                /* every 16 lanes have one address or consecutive ones */
    bool same[EXECUTE_QUARTERS]; /* when grouped: the first */
};

static inline size_t execute_lds_first_lane(uint32_t quarter)
{
    SIM_REQUIRE(quarter < EXECUTE_QUARTERS);
    return (size_t)quarter * EXECUTE_QUARTER_LANES;
}

/*
 * Fills lanes with the addresses of the active lanes, and checks their alignment and bounds. On a fault of an address
 * *fault_address is that address.
 */
enum isa_fault execute_lds_gather(const struct isa_wave *wave, const struct isa_operation *operation,
                                  const struct execute_lds_form *form, struct execute_lds_lanes *lanes,
                                  uint64_t *fault_address);

/* The first active lane that has the address of such a fault; ISA_LANES: none. */
uint32_t execute_lds_lane_at(const struct isa_wave *wave, const struct isa_operation *operation,
                             const struct execute_lds_form *form, uint64_t fault_address);

#endif
