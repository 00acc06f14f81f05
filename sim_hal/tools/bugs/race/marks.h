/*
 * marks.h - where the value of a load is on its way through the code, as one lane of the wave sees it.
 *
 * The value is followed through moves and private memory at fixed places. What is computed from it is marked, too. The lane may
 * be active or not: what a vector instruction does while it is not is no matter to it.
 */
#ifndef SIM_HAL_TOOLS_BUGS_RACE_MARKS_H
#define SIM_HAL_TOOLS_BUGS_RACE_MARKS_H

#include "isa/program.h"
#include "isa/uses.h"

/* What a register or a place of private memory holds. Those from RACE_MARK_VALUE on depend on the value. */
enum race_mark {
    RACE_MARK_NONE,
    RACE_MARK_FOUND, /* what the compare-and-swap has found: its low or only word */
    RACE_MARK_FOUND_HIGH,
    RACE_MARK_VALUE, /* the value that was loaded: its low or only word */
    RACE_MARK_VALUE_HIGH,
    RACE_MARK_MIXED /* something else that depends on it */
};

#define RACE_PLACES_MOST 16u
#define RACE_MASKS_MOST  8u

/* A word of private memory: an offset from what a register holds. */
struct race_place {
    uint16_t frame;
    uint16_t offset;
    uint8_t mark;
};

/* A pair of scalar registers with one bit a lane: that of the lane is known. */
struct race_mask {
    uint16_t reg;
    bool bit;
};

struct race_marks {
    uint8_t registers[ISA_REGISTERS];           /* enum race_mark */
    struct race_place places[RACE_PLACES_MOST]; /* those that are marked; sorted */
    struct race_mask masks[RACE_MASKS_MOST];    /* sorted */
    uint8_t place_count, mask_count;
    uint8_t words;   /* of the value: 1 or 2 */
    bool active;     /* the lane */
    bool swapped;    /* the compare-and-swap is behind */
    bool overflowed; /* more places are marked than can be kept */
};

enum race_pass {
    RACE_PASS_ON,    /* the value does not matter here */
    RACE_PASS_SWAPS, /* a compare-and-swap that expects the value: it matters no more than that */
    RACE_PASS_USES   /* it may matter otherwise */
};

/* A load has just brought the value of a number of words to a register. */
void race_marks_begin(struct race_marks *marks, uint32_t reg, uint32_t words);

/* The operation is executed. Whether the lane is active then, if it writes EXEC, is for race_marks_lane to say. */
enum race_pass race_marks_pass(struct race_marks *marks, const struct isa_operation *operation);

/* Whether the lane may be active (bit 1) or not (bit 0) behind the operation, which race_marks_pass has not seen yet. */
uint32_t race_marks_lane(const struct race_marks *marks, const struct isa_operation *operation);

/* Adds what another way to the same operation has marked. Returns whether that has changed anything. */
bool race_marks_join(struct race_marks *marks, const struct race_marks *other);

/* Whether nothing is marked as dependent on the value. */
bool race_marks_are_none(const struct race_marks *marks);

/* A function is called or returns: its places in private memory are others. */
void race_marks_leave_frame(struct race_marks *marks);

/* The words that a compare-and-swap expects, and the first of their registers; 0: the operation is none. */
uint32_t race_swap_words(const struct isa_operation *operation, uint16_t *expected);

#endif
