/*
 * local.h - which bits of a work-group's LDS are undefined; accesses of lanes to it, whatever instruction makes them.
 */
#ifndef SIM_HAL_TOOLS_BUGS_SHADOW_LOCAL_H
#define SIM_HAL_TOOLS_BUGS_SHADOW_LOCAL_H

#include <string.h>

#include "tools/bugs/shadow/shadow.h"

/* Undefined bits on their way between memory and registers: bytes in the order of memory. */
#define SHADOW_LANE_BYTES 16u

struct shadow_lane_data {
    uint8_t bytes[SHADOW_LANE_BYTES];
    uint32_t origin;
    bool any;
};

/* How an access moves data between bytes of memory and words of registers. */
struct shadow_width {
    uint32_t bytes;
    bool sign_extend;
};

/* Writes what a lane has loaded to its registers, from an operand on. */
void shadow_write_lane_data(const struct shadow_step *step, uint32_t operand, uint32_t lane, struct shadow_width width,
                            const struct shadow_lane_data *data);

/* Makes the registers of an access defined in some lanes, from an operand on. */
void shadow_define_lanes(const struct shadow_step *step, uint32_t operand, uint64_t lanes, uint32_t bytes);

/* Reads what a lane stores. */
void shadow_read_lane_data(const struct shadow_step *step, uint32_t operand, uint32_t lane, uint32_t bytes,
                           struct shadow_lane_data *data);

/* Whether any of the lanes has undefined bits in the registers of an access from an operand on. */
bool shadow_any_lane_data(const struct shadow_step *step, uint32_t operand, uint64_t lanes, uint32_t bytes);

/* Whether some bit of count bytes is one; an access may have as many. */
static inline bool shadow_any_byte(const uint8_t *bytes, uint32_t count)
{
    uint64_t two[2] = {0, 0};

    switch (count) {
    case 4:
        memcpy(two, bytes, 4);
        return two[0] != 0;
    case 8:
        memcpy(two, bytes, 8);
        return two[0] != 0;
    default:
        memcpy(two, bytes, count);
        return (two[0] | two[1]) != 0;
    }
}

/* LDS: [at, at + bytes) is inside that of the work-group. */
void shadow_local_load(const struct shadow_step *step, uint32_t at, uint32_t bytes, struct shadow_lane_data *data);
void shadow_local_store(const struct shadow_step *step, uint32_t at, uint32_t bytes,
                        const struct shadow_lane_data *data);

/* Whether all LDS that the work-group asked for is defined. */
bool shadow_local_is_defined(const struct shadow_group *group);

/* An atomic operation on the LDS: replaces: it stores its data, whatever was there. found receives what it returns. */
void shadow_local_atomic(const struct shadow_step *step, uint32_t at, uint32_t bytes, bool replaces,
                         const struct shadow_lane_data *data, struct shadow_lane_data *found);

/* Reports an access that is in the LDS of the work-group, but behind what the kernel asked for. */
void shadow_local_bounds(const struct shadow_step *step, uint32_t at, uint32_t bytes, uint32_t lane, const char *what);

#endif
