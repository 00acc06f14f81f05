/*
 * shadow.h - the state of the checks of one run: shadows of work-groups and of memory, origins, and where findings go.
 */
#ifndef SIM_HAL_TOOLS_BUGS_SHADOW_SHADOW_H
#define SIM_HAL_TOOLS_BUGS_SHADOW_SHADOW_H

#include "tools/bugs/check/findings.h"
#include "cu/workgroup.h"
#include "mem/memory.h"
#include "tools/bugs/shadow/bytes.h"
#include "tools/bugs/shadow/forms.h"
#include "tools/bugs/shadow/registers.h"

#define SHADOW_TEXT_BYTES   160u
#define SHADOW_NO_OPERATION UINT32_MAX

/* Where undefined bits come from. */
enum shadow_source {
    SHADOW_SOURCE_REGISTER, /* of vectors, never written */
    SHADOW_SOURCE_SCALAR,
    SHADOW_SOURCE_LDS,
    SHADOW_SOURCE_MEMORY,
    SHADOW_SOURCE_SCRATCH
};

struct shadow_origin {
    uint8_t source; /* enum shadow_source */
    const struct isa_program *program;
    uint32_t operation; /* that brought them into the wave */
    uint64_t number;    /* of the register, or address */
    const struct isa_kernel *kernel;
};

/* Set in the number of an origin: the bits were worked out from undefined ones, not copied. */
#define SHADOW_WORKED_OUT 0x80000000u

/* A work-group. It keeps its shadow wherever it goes. */
struct shadow_group {
    const struct cu_kernel *kernel; /* NULL: not in use */
    const struct isa_kernel *code;  /* its kernel file's part; NULL: it is not known */
    uint64_t dispatch;
    uint32_t generation;
    uint32_t id[3];
    uint32_t wave_count;
    struct shadow_registers waves[CU_MAX_WAVES];
    uint32_t arrived[CU_MAX_WAVES]; /* operation of the barrier that the wave is at, or of its end */
    struct shadow_row *rows;        /* of all waves */
    uint32_t *row_bits;             /* of these rows; few are used */
    size_t row_capacity;
    uint8_t *lds;          /* undefined bits */
    uint32_t *lds_origins; /* of each dword, 0: it was never written */
    uint32_t lds_capacity, lds_bytes;
    bool lds_defined;  /* what the dispatch asked for has no undefined bits: known since a barrier */
    uint32_t lds_used; /* bytes that the dispatch asked for; the rest is there as LDS is given in larger pieces */
};

/* A misaligned load whose value is stored as it is (alignment.c). */
#define SHADOW_DEFERRED 16u

struct shadow_deferred {
    const struct isa_program *program; /* NULL: none */
    uint32_t load, store;              /* operations */
    uint32_t bytes, size, lane;
    uint64_t address;
};

struct shadow {
    uint32_t kinds; /* CHECK_BIT of those that are looked for */
    struct check_findings *findings;
    const struct mem *memory;
    struct shadow_bytes bytes;
    struct shadow_group **groups; /* by the firmware's slot */
    uint32_t group_count;
    struct shadow_origin *origins; /* numbers from 1 on */
    uint32_t origin_count, origin_capacity;
    bool failed; /* the host had no memory */
    struct shadow_deferred deferred[SHADOW_DEFERRED];
    struct shadow_form forms[ISA_OP_COUNT];
};

/* One instruction of one wave, before it is executed. */
struct shadow_step {
    struct shadow *shadow;
    struct shadow_group *group;
    struct shadow_registers *registers;
    const struct cu_wave *wave;
    const struct isa_operation *operation;
};

void shadow_init(struct shadow *shadow, uint32_t kinds, struct check_findings *findings);
void shadow_release(struct shadow *shadow);

static inline bool shadow_looks_for(const struct shadow *shadow, enum check_kind kind)
{
    return shadow->kinds & CHECK_BIT(kind);
}

/* The operation of a step, by its number. */
static inline uint32_t shadow_operation(const struct shadow_step *step)
{
    return (uint32_t)(step->operation - step->wave->state.program->operations);
}

/* The number of an origin whose bits come into the wave by this step. 0 if the host has no memory. */
uint32_t shadow_origin(const struct shadow_step *step, enum shadow_source source, uint64_t number);

/* The origin of a vector or scalar register that the step reads. A register that was never written gets one. */
uint32_t shadow_origin_of(const struct shadow_step *step, uint32_t origin, uint32_t operand);

/* What a step does that is worth a finding. */
struct shadow_report {
    enum check_kind kind;
    uint32_t lane;       /* CHECK_NO_LANE: the wave as a whole */
    uint32_t second;     /* another operation of the program that has to do with it; SHADOW_NO_OPERATION: none */
    const char *text;    /* "barrier that 32 work-items do not reach" */
    const char *other;   /* the same of the second one */
    const char *missing; /* what would have avoided it; NULL: nothing to say */
};

/* Reports a step, if the kind is looked for. */
void shadow_report(const struct shadow_step *step, const struct shadow_report *report);

/* Reports that undefined bits of an origin matter: text is "branch on an undefined value". */
void shadow_report_undefined(const struct shadow_step *step, uint32_t origin, uint32_t lane, const char *text);

/* The first lane of a set; CHECK_NO_LANE: it is empty. */
static inline uint32_t shadow_first_lane(uint64_t lanes)
{
    return lanes ? (uint32_t)__builtin_ctzll(lanes) : CHECK_NO_LANE;
}

#endif
