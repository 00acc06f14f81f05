/* compute_unit.c - making a compute unit out of its blocks. */
#include "cu/compute_unit.h"

#include <stdlib.h>
#include <string.h>

#include "cu/fetch_unit.h"
#include "cu/functional.h"
#include "cu/notice.h"
#include "cu/scheduler.h"
#include "cu/shown.h"
#include "cu/spin_last.h"
#include "cu/wave_scheduler.h"
#include "engine/require.h"

static uint32_t turns_of(const struct cu_compute_unit *cu, uint64_t cycles)
{
    uint64_t turns;

    SIM_REQUIRE(cu->period);
    turns = (cycles + cu->period - 1) / cu->period;
    return turns ? (uint32_t)turns : 1;
}

static void read_parameters(struct cu_compute_unit *cu, const struct parameters *parameters)
{
    SIM_REQUIRE(parameters->spin <= CU_SPIN_DELAYED);
    cu->period = (uint32_t)parameters->issue_period;
    cu->period_shift = UINT32_MAX;
    if (!(cu->period & (cu->period - 1)))
        cu->period_shift = (uint32_t)__builtin_ctz(cu->period);
    cu->valu_cycles[ISA_RATE_FULL] = (uint32_t)parameters->valu_full_cycles;
    cu->valu_cycles[ISA_RATE_QUARTER] = (uint32_t)parameters->valu_quarter_cycles;
    cu->valu_cycles[ISA_RATE_F64_ADD] = (uint32_t)parameters->valu_f64_add_cycles;
    cu->valu_cycles[ISA_RATE_F64_MUL] = (uint32_t)parameters->valu_f64_mul_cycles;
    for (uint32_t rate = 0; rate < ISA_RATE_COUNT; rate++) {
        cu->valu_turns[rate] = turns_of(cu, cu->valu_cycles[rate]);
        cu->valu_wave_turns[rate] = turns_of(cu, parameters->valu_latency);
        if (cu->valu_wave_turns[rate] < cu->valu_turns[rate])
            cu->valu_wave_turns[rate] = cu->valu_turns[rate];
    }
    cu->salu_turns = turns_of(cu, parameters->salu_cycles);
    cu->branch_turns = turns_of(cu, parameters->branch_cycles);
    cu->taken_turns = turns_of(cu, parameters->branch_taken_cycles);
    cu->patience = (uint32_t)parameters->patience;
    cu->reuse_percent = (uint32_t)parameters->kin_reuse;
    cu->spin = (uint32_t)parameters->spin;
    cu->spin_delay = parameters->spin_delay;
}

/* Returns false if the host has no memory. */
static bool set_scheduler(struct cu_compute_unit *cu, const struct cu_wave_scheduler *scheduler)
{
    SIM_REQUIRE(scheduler && scheduler->pick);
    cu->scheduler = scheduler;
    if (cu->spin != CU_SPIN_EQUAL) {
        cu->spin_last = malloc(sizeof(*cu->spin_last));
        if (!cu->spin_last)
            return false;
        cu_spin_make_last(cu, cu->spin_last);
    }
    if (cu->control->steps) {
        cu->shown = malloc(sizeof(*cu->shown));
        if (!cu->shown)
            return false;
        cu_show_make(cu, cu->shown);
    }
    return true;
}

struct cu_compute_unit *cu_create(uint32_t index, const struct parameters *parameters, struct path_system *memory,
                                  struct clock *clock, const struct cu_control *control,
                                  const struct cu_callbacks *callbacks)
{
    struct cu_compute_unit *cu = calloc(1, sizeof(*cu));

    SIM_REQUIRE(parameters->simds >= 1 && parameters->simds <= 4);
    SIM_REQUIRE(!control->functional || !control->timed_from);
    if (!cu)
        return NULL;
    cu->simd_count = (uint32_t)parameters->simds;
    cu->simds = calloc(cu->simd_count, sizeof(*cu->simds));
    if (!cu->simds) {
        free(cu);
        return NULL;
    }
    cu->index = index;
    cu->parameters = parameters;
    cu->memory = memory;
    cu->reuse = path_vector_reuse(memory, index);
    cu->clock = clock;
    cu->control = control;
    cu->callbacks = callbacks;
    cu->notice_event.fire = cu_deliver_notices;
    cu->notice_event.owner = cu;
    cu->fetch.event.fire = cu_fetch_unit_grant;
    cu->fetch.event.owner = cu;
    cu->fetch.grants = control->functional ? CU_FETCHES_ALL : (uint32_t)parameters->fetch_grants;
    read_parameters(cu, parameters);
    if (!set_scheduler(cu, cu_wave_scheduler(parameters->scheduler))) {
        cu_free(cu);
        return NULL;
    }
    for (uint32_t i = 0; i < cu->simd_count; i++) {
        cu->simds[i].cu = cu;
        cu->simds[i].phase = i % cu->period;
        cu->simds[i].time.observed = control->waves && control->waves->cu == index;
        cu->simds[i].event.fire = control->functional
                                      ? cu_functional_turns(control)
                                      : cu_simd_turns(parameters->issue_width, cu->simds[i].time.observed);
        cu->simds[i].event.owner = &cu->simds[i];
        cu->simds[i].next_scan = cu->scheduler->scan ? 0 : CLOCK_NEVER;
        memset(cu->simds[i].rotation, CU_POSITIONS, sizeof(cu->simds[i].rotation));
        memset(cu->simds[i].spin_rotation, CU_POSITIONS, sizeof(cu->simds[i].spin_rotation));
    }
    return cu;
}

void cu_free(struct cu_compute_unit *cu)
{
    if (!cu)
        return;
    cu_residents_free(cu);
    free(cu->spin_last);
    free(cu->shown);
    free(cu->simds);
    free(cu);
}
