/* freeze.c - freezing, faulting and thawing work-groups. */
#include "cu/freeze.h"

#include "cu/barrier.h"
#include "cu/counters.h"
#include "cu/fetch.h"
#include "cu/heir.h"
#include "cu/imbalance.h"
#include "cu/notice.h"
#include "cu/resident.h"
#include "cu/wait.h"
#include "cu/wave_time.h"
#include "cu/wheel.h"

/* Cycle at which the last answer is in the registers or acknowledged. Nothing is outstanding. */
static uint64_t settled_at(const struct gpu_workgroup *workgroup)
{
    uint64_t at = 0;

    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        uint64_t reached = gpu_counters_reach(&workgroup->waves[i].issue->counters, 0, 0, 0);

        if (reached > at)
            at = reached;
    }
    return at;
}

static void fire_drain(struct gpu_event *event, uint64_t cycle)
{
    struct gpu_resident *resident = event->owner;

    resident->workgroup.drained = true;
    gpu_resident_tell(resident, GPU_NOTICE_DRAINED, cycle);
}

/* Whether a frozen WG is drained now. If only time is missing, arranges for it. */
static bool drained_now(struct gpu_resident *resident, uint64_t now)
{
    uint64_t settled;

    if (resident->outstanding || resident->drain.scheduled)
        return false;
    settled = settled_at(&resident->workgroup);
    resident->drain.fire = fire_drain;
    resident->drain.owner = resident;
    if (settled > now && gpu_clock_schedule(resident->cu->clock, &resident->drain, settled))
        return false;
    resident->workgroup.drained = true;
    return true;
}

void gpu_resident_settle(struct gpu_resident *resident)
{
    if (resident->removed) {
        if (resident->outstanding == 0)
            gpu_resident_recycle(resident);
        return;
    }
    if (resident->workgroup.frozen && !resident->workgroup.drained && drained_now(resident, resident->cu->clock->now))
        gpu_resident_notify(resident, GPU_NOTICE_DRAINED);
}

static void halt_waves(struct gpu_resident *resident, uint64_t now)
{
    struct gpu_workgroup *workgroup = &resident->workgroup;

    gpu_heir_end(resident);
    workgroup->frozen = true;
    for (uint32_t i = 0; i < workgroup->wave_count; i++)
        gpu_wave_halt(workgroup->waves[i].issue, now);
}

void gpu_cu_freeze(struct gpu_compute_unit *cu, struct gpu_workgroup *workgroup, uint64_t now)
{
    struct gpu_resident *resident = (struct gpu_resident *)workgroup;
    bool woken;

    if (workgroup->frozen) {
        if (workgroup->drained && !(resident->notices & (GPU_NOTICE_FAULT | GPU_NOTICE_DRAINED)))
            cu->callbacks->drained(cu->callbacks->context, workgroup, now);
        return;
    }
    woken = resident->notices & GPU_NOTICE_WOKEN;
    gpu_resident_unnotify(resident); /* gpu_cu_thaw finds it all again, but for a reported end of a wait */
    if (woken)
        gpu_resident_notify(resident, GPU_NOTICE_WOKEN);
    halt_waves(resident, now);
    if (drained_now(resident, now))
        cu->callbacks->drained(cu->callbacks->context, workgroup, now);
}

void gpu_resident_fault_in_lane(struct gpu_wave_issue *issue, enum isa_fault fault,
                                const struct isa_operation *operation, uint64_t address, uint32_t lane, uint64_t cycle)
{
    struct gpu_resident *resident = issue->resident;

    if (resident->faulted)
        return;
    resident->faulted = true;
    resident->fault.fault = fault;
    resident->fault.workgroup = &resident->workgroup;
    resident->fault.wave = issue->wave->index;
    resident->fault.line = operation ? operation->line : 0;
    resident->fault.operation = operation ? (uint32_t)(operation - issue->operations) : UINT32_MAX;
    resident->fault.address = address;
    resident->fault.lane = lane;
    resident->fault.cycle = cycle;
    halt_waves(resident, cycle);
    gpu_resident_notify(resident, GPU_NOTICE_FAULT);
    if (drained_now(resident, cycle))
        gpu_resident_notify(resident, GPU_NOTICE_DRAINED);
}

void gpu_resident_fault(struct gpu_wave_issue *issue, enum isa_fault fault, const struct isa_operation *operation,
                        uint64_t address, uint64_t cycle)
{
    bool lds = operation && operation->unit == ISA_UNIT_LDS && fault != ISA_FAULT_REGISTER;
    uint32_t lane = lds ? isa_lds_lane_of(&issue->wave->state, operation, address) : ISA_LANES;

    gpu_resident_fault_in_lane(issue, fault, operation, address, lane, cycle);
}

static void recount_states(struct gpu_workgroup *workgroup)
{
    workgroup->ended = workgroup->at_barrier = workgroup->at_message = workgroup->waiting = 0;
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        uint8_t status = workgroup->waves[i].status;

        workgroup->ended += status == GPU_WAVE_ENDED;
        workgroup->at_barrier += status == GPU_WAVE_BARRIER;
        workgroup->at_message += status == GPU_WAVE_MESSAGE;
        workgroup->waiting += status == GPU_WAVE_WAITING;
    }
}

enum gpu_wave_class gpu_class_of_status(enum gpu_wave_status status)
{
    switch (status) {
    case GPU_WAVE_BARRIER:
        return GPU_CLASS_BARRIER;
    case GPU_WAVE_MESSAGE:
        return GPU_CLASS_MESSAGE;
    case GPU_WAVE_WAITING:
        return GPU_CLASS_WAITING;
    case GPU_WAVE_ENDED:
        return GPU_CLASS_ENDED;
    default:
        return GPU_CLASS_MEMORY;
    }
}

static void thaw_wave(struct gpu_wave *wave, uint64_t now)
{
    struct gpu_wave_issue *issue = wave->issue;

    gpu_simd_prioritise(issue->simd, issue);
    gpu_fetch_restart(issue);
    if (wave->status == GPU_WAVE_SLEEPING)
        wave->status = GPU_WAVE_ACTIVE;
    if (wave->status == GPU_WAVE_ACTIVE && !issue->in_atomic) {
        gpu_wave_ready(issue, now);
        return;
    }
    gpu_time_enter(issue, gpu_class_of_status((enum gpu_wave_status)wave->status));
    gpu_fetch_ahead(issue, now);
    if (wave->status == GPU_WAVE_WAITING)
        gpu_wave_start_timeout(issue, now);
}

void gpu_cu_thaw(struct gpu_compute_unit *cu, struct gpu_workgroup *workgroup, uint64_t now)
{
    struct gpu_resident *resident = (struct gpu_resident *)workgroup;

    gpu_clock_cancel(cu->clock, &resident->drain);
    gpu_resident_unnotify(resident);
    workgroup->frozen = workgroup->drained = workgroup->stalled = false;
    gpu_phase_interrupt(resident);
    recount_states(workgroup);
    for (uint32_t i = 0; i < workgroup->wave_count; i++)
        thaw_wave(&workgroup->waves[i], now);
    if (resident->faulted)
        return;
    if (workgroup->ended == workgroup->wave_count)
        gpu_resident_notify(resident, GPU_NOTICE_DONE);
    else
        gpu_barrier_check(resident, now);
    gpu_message_check(resident);
    gpu_resident_check_stall(resident);
}

void gpu_cu_resume(struct gpu_compute_unit *cu, struct gpu_workgroup *workgroup, uint64_t now)
{
    struct gpu_resident *resident = (struct gpu_resident *)workgroup;

    (void)cu;
    workgroup->stalled = false;
    resident->notices &= ~(uint32_t)GPU_NOTICE_STALLED;
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        struct gpu_wave *wave = &workgroup->waves[i];

        if (wave->status != GPU_WAVE_WAITING)
            continue;
        gpu_wave_stop_waiting(wave->issue, now);
        if (!workgroup->frozen)
            gpu_wave_ready(wave->issue, now);
    }
}
