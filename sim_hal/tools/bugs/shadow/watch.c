/* watch.c - see watch.h. */
#include "tools/bugs/shadow/watch.h"

#include <stdlib.h>

#include "tools/bugs/shadow/accesses.h"
#include "tools/bugs/shadow/barriers.h"
#include "tools/bugs/shadow/ds.h"
#include "tools/bugs/shadow/faults.h"
#include "tools/bugs/shadow/groups.h"
#include "tools/bugs/shadow/local.h"
#include "tools/bugs/shadow/pointers.h"
#include "tools/bugs/shadow/scalar.h"
#include "tools/bugs/shadow/vector.h"

struct shadow_watch {
    struct shadow shadow;
    struct mem_access_observer accesses;
    struct cu_step_observer steps;
};

/* Returns false if the host has no memory. */
static bool begin_step(struct shadow_watch *watch, const struct cu_wave *wave, const struct isa_operation *operation,
                       struct shadow_step *step)
{
    step->shadow = &watch->shadow;
    step->group = shadow_group_of(&watch->shadow, wave->workgroup);
    step->wave = wave;
    step->operation = operation;
    if (!step->group)
        return false;
    step->registers = &step->group->waves[wave->index];
    return true;
}

/* ---- instructions ---- */

/* Of what has no unit of those below, barriers and ends matter; waits, sleeps and their like do not. */
static bool is_looked_at(const struct isa_operation *operation)
{
    switch ((enum isa_unit)operation->unit) {
    case ISA_UNIT_VALU:
    case ISA_UNIT_SALU:
    case ISA_UNIT_BRANCH:
    case ISA_UNIT_LDS:
    case ISA_UNIT_VMEM:
    case ISA_UNIT_SMEM:
        return true;
    default:
        return operation->opcode == ISA_OP_s_barrier || operation->opcode == ISA_OP_s_endpgm;
    }
}

static void execute(void *context, const struct cu_wave *wave, uint64_t cycle)
{
    const struct isa_operation *operation = &wave->state.program->operations[wave->state.operation];
    struct shadow_step step;

    (void)cycle;
    if (!is_looked_at(operation) || !begin_step(context, wave, operation, &step))
        return;
    switch ((enum isa_unit)operation->unit) {
    case ISA_UNIT_VALU:
        if (operation->vgprs > wave->state.vector_count)
            return;
        shadow_vector(&step);
        shadow_follow_pointers(&step);
        return;
    case ISA_UNIT_SALU:
        shadow_scalar_step(&step);
        shadow_follow_pointers(&step);
        return;
    case ISA_UNIT_BRANCH:
        shadow_branch(&step);
        return;
    case ISA_UNIT_LDS:
        shadow_ds(&step);
        shadow_follow_pointers(&step);
        return;
    case ISA_UNIT_VMEM:
        shadow_check_addresses(&step);
        return;
    case ISA_UNIT_SMEM:
        shadow_check_scalar_address(&step);
        shadow_follow_pointers(&step);
        return;
    default:
        shadow_arrive(&step);
        return;
    }
}

static void faulted(void *context, const struct cu_fault *fault)
{
    const struct cu_wave *wave = &fault->workgroup->waves[fault->wave];
    struct shadow_step step;

    /* UINT32_MAX: the wave ran out of its program. */
    if (fault->operation != UINT32_MAX &&
        begin_step(context, wave, &wave->state.program->operations[fault->operation], &step))
        shadow_fault(&step, fault);
}

/* ---- accesses ---- */

/* The wave is behind the operation. */
static const struct isa_operation *issued_operation(const struct cu_wave *wave)
{
    return &wave->state.program->operations[wave->state.operation - 1];
}

static uint32_t issued(void *context, const struct cu_wave *wave, const struct mem_request *request)
{
    struct shadow_step step;

    if (begin_step(context, wave, issued_operation(wave), &step))
        shadow_access(&step, &request->access);
    return 0;
}

static void issued_scalar(void *context, const struct cu_wave *wave, const struct execute_scalar_access *access)
{
    struct shadow_step step;

    if (!access->dwords || !begin_step(context, wave, issued_operation(wave), &step))
        return;
    shadow_scalar_access(&step, access);
    if (access->kind == EXECUTE_ACCESS_LOAD)
        shadow_find_pointers(&step, access);
}

static void commanded(void *context, uint64_t address, uint32_t bytes, bool adds)
{
    struct shadow_watch *watch = context;

    if (!adds)
        shadow_bytes_define(&watch->shadow.bytes, address, bytes);
}

static void met(void *context, const struct cu_workgroup *workgroup)
{
    struct shadow_watch *watch = context;
    struct shadow_group *group = shadow_group_find(&watch->shadow, workgroup);

    if (!group)
        return;
    shadow_meet(&watch->shadow, group, workgroup);
    group->lds_defined = group->lds_defined || shadow_local_is_defined(group);
}

/* ---- making and taking apart ---- */

struct shadow_watch *shadow_watch_create(uint32_t kinds, struct check_findings *findings)
{
    struct shadow_watch *watch = calloc(1, sizeof(*watch));

    if (!watch)
        return NULL;
    shadow_init(&watch->shadow, kinds, findings);
    watch->steps = (struct cu_step_observer){.context = watch, .instruction = execute, .fault = faulted};
    watch->accesses = (struct mem_access_observer){
        .context = watch, .issued = issued, .issued_scalar = issued_scalar, .commanded = commanded, .met = met};
    return watch;
}

void shadow_watch_free(struct shadow_watch *watch)
{
    if (!watch)
        return;
    shadow_release(&watch->shadow);
    free(watch);
}

const struct mem_access_observer *shadow_watch_accesses(const struct shadow_watch *watch)
{
    return &watch->accesses;
}

const struct cu_step_observer *shadow_watch_steps(const struct shadow_watch *watch)
{
    return &watch->steps;
}

void shadow_watch_memory(struct shadow_watch *watch, const struct mem *memory)
{
    watch->shadow.memory = memory;
}

void shadow_watch_undefined(struct shadow_watch *watch, uint64_t address, uint64_t bytes)
{
    shadow_bytes_undefine(&watch->shadow.bytes, address, bytes);
}

bool shadow_watch_failed(const struct shadow_watch *watch)
{
    return watch->shadow.failed || watch->shadow.bytes.failed;
}
