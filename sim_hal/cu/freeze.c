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
#include "engine/require.h"

/* Cycle at which the last answer is in the registers or acknowledged. Nothing is outstanding. */
static uint64_t settled_at(const struct cu_workgroup *workgroup)
{
    uint64_t at = 0;

    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        uint64_t reached = cu_counters_reach(&workgroup->waves[i].issue->counters, 0, 0, 0);

        if (reached > at)
            at = reached;
    }
    return at;
}

static void fire_drain(struct clock_event *event, uint64_t cycle)
{
    struct cu_resident *resident = event->owner;

    SIM_REQUIRE(resident->workgroup.frozen);
    SIM_REQUIRE(!resident->workgroup.drained);
    SIM_REQUIRE(!resident->outstanding);
    resident->workgroup.drained = true;
    cu_resident_tell(resident, CU_NOTICE_DRAINED, cycle);
}

/* Whether a frozen WG is drained now. If only time is missing, arranges for it. */
static bool drained_now(struct cu_resident *resident, uint64_t now)
{
    uint64_t settled;

    SIM_REQUIRE(resident->workgroup.frozen);
    SIM_REQUIRE(!resident->workgroup.drained);
    if (resident->outstanding || resident->drain.scheduled)
        return false;
    settled = settled_at(&resident->workgroup);
    resident->drain.fire = fire_drain;
    resident->drain.owner = resident;
    if (settled > now && clock_schedule(resident->cu->clock, &resident->drain, settled))
        return false;
    resident->workgroup.drained = true;
    return true;
}

void cu_resident_settle(struct cu_resident *resident)
{
    if (resident->removed) {
        if (resident->outstanding == 0)
            cu_resident_recycle(resident);
        return;
    }
    if (resident->workgroup.frozen && !resident->workgroup.drained && drained_now(resident, resident->cu->clock->now))
        cu_resident_notify(resident, CU_NOTICE_DRAINED);
}

static void halt_waves(struct cu_resident *resident, uint64_t now)
{
    struct cu_workgroup *workgroup = &resident->workgroup;

    SIM_REQUIRE(!workgroup->frozen);
    cu_heir_end(resident);
    workgroup->frozen = true;
    for (uint32_t i = 0; i < workgroup->wave_count; i++)
        cu_wave_halt(workgroup->waves[i].issue, now);
}

void cu_freeze(struct cu_compute_unit *cu, struct cu_workgroup *workgroup, uint64_t now)
{
    struct cu_resident *resident = (struct cu_resident *)workgroup;
    bool woken;

    SIM_REQUIRE(!resident->removed);
    if (workgroup->frozen) {
        if (workgroup->drained && !(resident->notices & (CU_NOTICE_FAULT | CU_NOTICE_DRAINED)))
            cu->callbacks->drained(cu->callbacks->context, workgroup, now);
        return;
    }
    woken = resident->notices & CU_NOTICE_WOKEN;
    cu_resident_unnotify(resident); /* cu_thaw finds it all again, but for a reported end of a wait */
    if (woken)
        cu_resident_notify(resident, CU_NOTICE_WOKEN);
    halt_waves(resident, now);
    if (drained_now(resident, now))
        cu->callbacks->drained(cu->callbacks->context, workgroup, now);
}

void cu_resident_fault_in_lane(struct cu_wave_issue *issue, enum isa_fault fault, const struct isa_operation *operation,
                               uint64_t address, uint32_t lane, uint64_t cycle)
{
    struct cu_resident *resident = issue->resident;

    SIM_REQUIRE(fault != ISA_FAULT_NONE);
    SIM_REQUIRE(lane <= ISA_LANES);
    SIM_REQUIRE(!resident->removed);
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
    if (resident->cu->control->steps)
        resident->cu->control->steps->fault(resident->cu->control->steps->context, &resident->fault);
    halt_waves(resident, cycle);
    cu_resident_notify(resident, CU_NOTICE_FAULT);
    if (drained_now(resident, cycle))
        cu_resident_notify(resident, CU_NOTICE_DRAINED);
}

void cu_resident_fault(struct cu_wave_issue *issue, enum isa_fault fault, const struct isa_operation *operation,
                       uint64_t address, uint64_t cycle)
{
    bool lds = operation && operation->unit == ISA_UNIT_LDS && fault != ISA_FAULT_REGISTER;
    uint32_t lane = lds ? execute_lds_lane_of(&issue->wave->state, operation, address) : ISA_LANES;

    cu_resident_fault_in_lane(issue, fault, operation, address, lane, cycle);
}

/* Its waves have counted the message already. */
void cu_message_refuse(struct cu_workgroup *workgroup, uint64_t now)
{
    const struct cu_wave *wave = &workgroup->waves[0];

    SIM_REQUIRE(workgroup->at_message == workgroup->wave_count);
    SIM_REQUIRE(wave->state.operation);
    cu_resident_fault(wave->issue, ISA_FAULT_MESSAGE, &wave->issue->operations[wave->state.operation - 1], 0, now);
}

static void recount_states(struct cu_workgroup *workgroup)
{
    workgroup->ended = workgroup->at_barrier = workgroup->at_message = workgroup->waiting = 0;
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        uint8_t status = workgroup->waves[i].status;

        workgroup->ended += status == CU_WAVE_ENDED;
        workgroup->at_barrier += status == CU_WAVE_BARRIER;
        workgroup->at_message += status == CU_WAVE_MESSAGE;
        workgroup->waiting += status == CU_WAVE_WAITING;
    }
}

enum cu_wave_class cu_class_of_status(enum cu_wave_status status)
{
    SIM_REQUIRE(status <= CU_WAVE_ENDED);
    switch (status) {
    case CU_WAVE_BARRIER:
        return CU_CLASS_BARRIER;
    case CU_WAVE_MESSAGE:
        return CU_CLASS_MESSAGE;
    case CU_WAVE_WAITING:
        return CU_CLASS_WAITING;
    case CU_WAVE_ENDED:
        return CU_CLASS_ENDED;
    default:
        return CU_CLASS_MEMORY;
    }
}

static void thaw_wave(struct cu_wave *wave, uint64_t now)
{
    struct cu_wave_issue *issue = wave->issue;

    cu_simd_prioritise(issue->simd, issue);
    cu_fetch_restart(issue);
    if (wave->status == CU_WAVE_SLEEPING)
        wave->status = CU_WAVE_ACTIVE;
    if (wave->status == CU_WAVE_ACTIVE && !issue->in_atomic) {
        cu_wave_ready(issue, now);
        return;
    }
    cu_time_enter(issue, cu_class_of_status((enum cu_wave_status)wave->status));
    cu_fetch_ahead(issue, now);
    if (wave->status == CU_WAVE_WAITING)
        cu_wave_start_timeout(issue, now);
}

void cu_thaw(struct cu_compute_unit *cu, struct cu_workgroup *workgroup, uint64_t now)
{
    struct cu_resident *resident = (struct cu_resident *)workgroup;

    SIM_REQUIRE(workgroup->frozen);
    SIM_REQUIRE(!resident->removed);
    clock_cancel(cu->clock, &resident->drain);
    cu_resident_unnotify(resident);
    workgroup->frozen = workgroup->drained = workgroup->stalled = false;
    cu_phase_interrupt(resident);
    recount_states(workgroup);
    for (uint32_t i = 0; i < workgroup->wave_count; i++)
        thaw_wave(&workgroup->waves[i], now);
    if (resident->faulted)
        return;
    SIM_REQUIRE(workgroup->ended + workgroup->at_barrier + workgroup->at_message + workgroup->waiting <=
                workgroup->wave_count);
    if (workgroup->ended == workgroup->wave_count)
        cu_resident_notify(resident, CU_NOTICE_DONE);
    else
        cu_barrier_check(resident, now);
    cu_message_check(resident);
    cu_resident_check_stall(resident);
}

void cu_resume(struct cu_compute_unit *cu, struct cu_workgroup *workgroup, uint64_t now)
{
    struct cu_resident *resident = (struct cu_resident *)workgroup;

    SIM_REQUIRE(!resident->removed);
    (void)cu;
    workgroup->stalled = false;
    resident->notices &= ~(uint32_t)CU_NOTICE_STALLED;
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        struct cu_wave *wave = &workgroup->waves[i];

        if (wave->status != CU_WAVE_WAITING)
            continue;
        cu_wave_stop_waiting(wave->issue, now);
        if (!workgroup->frozen)
            cu_wave_ready(wave->issue, now);
    }
}
