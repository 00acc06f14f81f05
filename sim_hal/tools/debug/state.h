/*
 * state.h - what the debugger keeps: where the run is, what stops it, and the stops that there were.
 *
 * The run calls the debugger before each event of the clock and before each instruction (struct cu_step_observer). These
 * calls are counted, and the count is a place in the run: runs are deterministic, so a new run comes to the same place
 * at the same count. To go back is to begin anew and to stop at a count.
 */
#ifndef SIM_HAL_TOOLS_DEBUG_STATE_H
#define SIM_HAL_TOOLS_DEBUG_STATE_H

#include "tools/bugs/check/fan.h"
#include "cu/workgroup.h"
#include "host/session.h"

#define DEBUG_BREAKS_MOST  32u /* bits of a mark */
#define DEBUG_HITS_MOST    64u /* accesses to watched words between two calls; further ones are not reported */
#define DEBUG_REASON_BYTES 1024u

struct debug_variables;

/* A program that kernels are of. */
struct debug_program {
    const struct isa_program *program;
    uint32_t *marks;                   /* of each operation: a bit for each stop there */
    struct debug_variables *variables; /* of its debug sections */
};

/* What commands are about. */
struct debug_focus {
    bool set;
    uint32_t slot, generation; /* of the work-group */
    uint32_t wave, lane;
};

enum debug_break_kind {
    DEBUG_BREAK_PLACE,
    DEBUG_BREAK_WORKGROUP,
    DEBUG_BREAK_KERNEL,
    DEBUG_BREAK_CYCLE,
    DEBUG_BREAK_FAULT,
    DEBUG_BREAK_HANG,
    DEBUG_BREAK_WATCH
};

enum debug_watch_kind { DEBUG_WATCH_READ, DEBUG_WATCH_WRITE, DEBUG_WATCH_CHANGE, DEBUG_WATCH_FAILED };

/* An element of memory, with its name. */
struct debug_element {
    char name[96]; /* "locks[3]", or its address */
    uint64_t address;
    enum host_type type;
    bool hex;
};

/* What stops the run. Its number is its index plus 1. */
struct debug_break {
    bool set;
    enum debug_break_kind kind;
    char text[128];  /* as it was asked for */
    char place[256]; /* DEBUG_BREAK_PLACE: where, for programs that are loaded later */
    uint64_t cycle;
    uint32_t workgroup[3];
    enum debug_watch_kind watch;
    struct debug_element element;
};

/* A stop that there was. */
struct debug_stop {
    uint64_t ordinal; /* calls up to it */
    struct debug_focus focus;
    char reason[DEBUG_REASON_BYTES];
};

/* An access to a watched element that has taken effect, or a load that has begun. */
struct debug_hit {
    uint32_t index; /* of the stop that watches */
    bool failed, reads;
    bool ahead; /* noted before the instruction, the wave's operation: */
    uint32_t operation;
    uint64_t old;             /* the element before it */
    char who[320];            /* "work-group (1,0,0) wave 0 lane 3 at spin.s:12" */
    struct debug_focus focus; /* .set: of the wave, if there is one */
};

/* The wave of a vector memory instruction under way that touches a watched element. */
struct debug_access {
    struct debug_focus focus;
    const struct isa_program *program;
    uint32_t operation;
};

/* What the run goes on to. */
enum debug_goal {
    DEBUG_TO_STOP,
    DEBUG_TO_KERNEL,      /* the first instruction of a kernel */
    DEBUG_TO_INSTRUCTION, /* of the wave */
    DEBUG_TO_LANE,        /* of the wave, with the lane active */
    DEBUG_TO_LINE,        /* of the wave, at another line */
    DEBUG_TO_CYCLE,       /* the first event at .until or later, or a stop */
    DEBUG_AT_CYCLE,       /* the same, past all stops */
    DEBUG_AT_ORDINAL,     /* call number .until, past all stops */
    DEBUG_LAST_STOP,      /* notes the last stop before call number .until, and then ends the run */
    DEBUG_LAST_STEP       /* notes the last instruction of the wave before call number .until */
};

enum debug_phase {
    DEBUG_READY,   /* the run has not begun */
    DEBUG_STOPPED, /* inside a call of the run */
    DEBUG_ENDED
};

/* What ends the run under way. */
enum debug_leave { DEBUG_STAYS, DEBUG_AGAIN, DEBUG_QUITS };

struct debug {
    struct host_session *session; /* prepared, with its observers; NULL: a program beside the GPU advances it */
    struct gpu *gpu;
    uint64_t cus;
    const struct host_launch *launches; /* of the session */
    uint32_t launch_count;
    struct debug_program *programs;
    uint32_t program_count, program_most;
    struct cu_step_observer steps;
    struct mem_access_observer accesses;
    struct check_fan fan; /* of accesses alone: it has functions where that has none */

    FILE *input;
    const char *script; /* the name of the input for messages; NULL: it is no script, wrong commands are no end */
    bool prompts;       /* the input is a terminal */
    uint32_t line;      /* of the input */
    bool wrong;         /* a wrong command has ended the script */

    /* Called at each stop, inside the run; returns when the run is to go on, or to end if .leave says so. */
    void (*halted)(struct debug *debug);
    void (*quit)(int status); /* ends the program beside the GPU, and does not return */
    enum debug_phase phase;
    enum debug_leave leave;
    uint64_t ordinal;  /* calls so far */
    uint64_t cycle;    /* of the last one */
    uint64_t previous; /* of the one before */
    struct debug_focus focus;
    enum debug_goal goal;
    uint64_t until;
    uint64_t left;           /* steps */
    uint32_t left_operation; /* DEBUG_TO_LINE: the operation that the wave was at */
    struct debug_stop last;  /* of DEBUG_LAST_STOP and DEBUG_LAST_STEP; ordinal 0: none */

    struct debug_break breaks[DEBUG_BREAKS_MOST];

    struct debug_hit hits[DEBUG_HITS_MOST];
    uint32_t hit_count;
    bool watches; /* one of the stops is a watch */
    struct debug_access *access;
    uint32_t access_count, access_most;

    struct debug_stop *history; /* all stops up to this one */
    uint32_t history_count, history_most;

    enum host_status status; /* of the last run that has ended */
    char message[HOST_ERROR_BYTES];
};

/* The wave in focus, and its work-group; NULL if it is not on a compute unit. */
const struct cu_wave *debug_wave(const struct debug *debug);
const struct cu_workgroup *debug_workgroup(const struct debug *debug, uint32_t slot, uint32_t generation);

/* Focuses a wave: its first active lane, or the lane that is focused already if that is active. */
void debug_focus_wave(struct debug *debug, const struct cu_wave *wave);

/* Focuses the first wave that has not ended of the first resident work-group, if what is focused is not resident. */
void debug_focus_any(struct debug *debug);

/* What is known of a program, which was added. */
const struct debug_program *debug_program(const struct debug *debug, const struct isa_program *program);

/* Whether the wave is at the first instruction of its kernel: that of work-group (0,0,0). */
bool debug_begins_kernel(const struct cu_wave *wave);

#endif
