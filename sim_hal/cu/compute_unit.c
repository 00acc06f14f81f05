/* compute_unit.c - making a compute unit out of its blocks. */
#include "cu/compute_unit.h"

#include <stdlib.h>
#include <string.h>

#include "cu/notice.h"
#include "cu/scheduler.h"
#include "cu/wave_scheduler.h"

static uint32_t turns_of(const struct gpu_compute_unit *cu, uint64_t cycles)
{
    uint64_t turns = (cycles + cu->period - 1) / cu->period;

    return turns ? (uint32_t)turns : 1;
}

static void read_parameters(struct gpu_compute_unit *cu, const struct gpu_parameters *parameters)
{
    cu->period = (uint32_t)parameters->issue_period;
    cu->period_shift = UINT32_MAX;
    if (!(cu->period & (cu->period - 1)))
        cu->period_shift = (uint32_t)__builtin_ctz(cu->period);
    cu->valu_cycles[ISA_RATE_FULL] = (uint32_t)parameters->valu_full_cycles;
    cu->valu_cycles[ISA_RATE_QUARTER] = (uint32_t)parameters->valu_quarter_cycles;
    cu->valu_cycles[ISA_RATE_F64_ADD] = (uint32_t)parameters->valu_f64_add_cycles;
    cu->valu_cycles[ISA_RATE_F64_MUL] = (uint32_t)parameters->valu_f64_mul_cycles;
    for (uint32_t rate = 0; rate < ISA_RATE_COUNT; rate++)
        cu->valu_turns[rate] = turns_of(cu, cu->valu_cycles[rate]);
    cu->salu_turns = turns_of(cu, parameters->salu_cycles);
    cu->branch_turns = turns_of(cu, parameters->branch_cycles);
    cu->taken_turns = turns_of(cu, parameters->branch_taken_cycles);
    cu->patience = (uint32_t)parameters->patience;
}

struct gpu_compute_unit *gpu_cu_create(uint32_t index, const struct gpu_parameters *parameters,
                                       struct gpu_memory_system *memory, struct gpu_clock *clock,
                                       const struct gpu_cu_control *control, const struct gpu_cu_callbacks *callbacks)
{
    struct gpu_compute_unit *cu = calloc(1, sizeof(*cu));

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
    cu->clock = clock;
    cu->control = control;
    cu->callbacks = callbacks;
    cu->scheduler = gpu_wave_scheduler(parameters->scheduler);
    cu->notice_event.fire = gpu_deliver_notices;
    cu->notice_event.owner = cu;
    read_parameters(cu, parameters);
    for (uint32_t i = 0; i < cu->simd_count; i++) {
        cu->simds[i].cu = cu;
        cu->simds[i].phase = i % cu->period;
        cu->simds[i].event.fire = gpu_simd_turn;
        cu->simds[i].event.owner = &cu->simds[i];
        cu->simds[i].next_scan = cu->scheduler->scan ? 0 : GPU_NEVER;
        memset(cu->simds[i].rotation, GPU_POSITIONS, sizeof(cu->simds[i].rotation));
        cu->simds[i].time.observed = control->waves && control->waves->cu == index;
    }
    return cu;
}

void gpu_cu_free(struct gpu_compute_unit *cu)
{
    if (!cu)
        return;
    gpu_residents_free(cu);
    free(cu->simds);
    free(cu);
}
