/*
 * rows.h - the litmus tests of scoped synchronisation: a table.
 */
#ifndef TESTS_LITMUS_ROWS_H
#define TESTS_LITMUS_ROWS_H

#include "machine.h"

#define LITMUS_BITES 4u

/* Bits of the modes in litmus_modes. */
enum {
    THROUGH = 1,
    GLOBAL = 2,
    BROADCAST = 4,
    SELECTIVE = 8,
    HINTED = 16,
    REGISTERED = 32,
    LAZY = 64,
    IDEAL = 128,
    NO_PA = 256,    /* selective without PA-TBL */
    ONE_HOME = 512, /* registered with one entry at the home */
    HANDED = 1024,  /* registered, with one of its switches, or two */
    EPOCH = 2048,
    HANDED_EPOCH = 4096,
    MERGED = 8192,     /* registered, releases without entries of their own where these say nothing */
    DELEGATED = 16384, /* registered, other CUs' operations performed by the owner's L1 */
    DELEGATED_NO_PA = 32768,
    EVERY_MODE = 65535
};

struct litmus_mode {
    const char *name;
    const char *settings[10]; /* name and value, in turn */
};

extern const struct litmus_mode litmus_modes[];
extern const uint32_t litmus_mode_count;

/* The row with one text in place of another, wherever that stands in statements and in cus: an order that is missing. The
 * row's forbidden outcome, or a hang, must then be seen. */
struct litmus_bite {
    const char *from, *to;
    uint32_t modes; /* in which it is seen */
};

struct litmus_row {
    const char *name;
    struct litmus_actor actors[LITMUS_ACTORS]; /* those behind the first without statements do not count */
    /* The CU of each work-group, a digit each; '+' before one that is launched when the one before it is done. */
    const char *cus;
    enum litmus_wait wait;
    struct litmus_move move;
    uint64_t move_span;    /* cycles over which moves begin; 0: as long as the row takes without one */
    const char *forbidden; /* an outcome; a hang is always forbidden */
    uint32_t modes;        /* that forbid it; 0: all */
    const char *seen;      /* an outcome that must be seen; NULL: none */
    uint32_t seen_in;      /* in these modes */
    bool deep;             /* with the largest sFIFO and L1 alone */
    struct litmus_bite bites[LITMUS_BITES];
};

extern const struct litmus_row litmus_rows[];
extern const uint32_t litmus_row_count;

#endif
