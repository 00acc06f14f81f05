/* barrier.c - meetings of a work-group's waves: the barrier, a message to the command processor, the end. */
#include "cu/barrier.h"

#include "cu/fetch.h"
#include "cu/imbalance.h"
#include "cu/notice.h"
#include "cu/scheduler.h"
#include "cu/spin_watch.h"
#include "cu/wait.h"
#include "cu/wave.h"
#include "cu/wave_time.h"
#include "cu/wheel.h"
#include "engine/require.h"
#include "execute/scalar_operands.h"

static void release_barrier(struct cu_resident *resident, uint64_t cycle)
{
    struct cu_workgroup *workgroup = &resident->workgroup;
    const struct mem_access_observer *accesses = resident->cu->control->accesses;

    SIM_REQUIRE(!workgroup->frozen);
    workgroup->at_barrier = 0;
    workgroup->met = resident->cu->control->observation;
    resident->cu->counters.barriers++;
    if (accesses)
        accesses->met(accesses->context, workgroup);
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        if (workgroup->waves[i].status == CU_WAVE_BARRIER)
            cu_wave_wake(workgroup->waves[i].issue, cycle);
    }
}

static void check_barrier(struct cu_resident *resident, uint64_t now)
{
    const struct cu_workgroup *workgroup = &resident->workgroup;

    SIM_REQUIRE(workgroup->at_barrier + workgroup->ended <= workgroup->wave_count);
    if (!workgroup->at_barrier || workgroup->at_barrier + workgroup->ended != workgroup->wave_count)
        return;
    cu_phase_meet(resident, now, now + resident->cu->parameters->barrier_cycles);
    release_barrier(resident, now + resident->cu->parameters->barrier_cycles);
}

void cu_barrier_check(struct cu_resident *resident, uint64_t now)
{
    check_barrier(resident, now);
    if (resident->cu->scheduler->meets)
        resident->cu->scheduler->meets(resident);
}

void cu_wave_arrive(struct cu_wave_issue *issue, uint64_t now)
{
    struct cu_workgroup *workgroup = issue->wave->workgroup;

    SIM_REQUIRE(issue->wave->status == CU_WAVE_ACTIVE);
    SIM_REQUIRE(!workgroup->frozen);
    SIM_REQUIRE(workgroup->at_barrier < workgroup->wave_count);
    if (workgroup->wave_count == 1) {
        cu_wave_advance(issue, 1);
        return;
    }
    cu_spin_watch_barrier(issue, issue->wave->state.operation - 1);
    if (issue->simd->cu->scheduler->barrier)
        issue->simd->cu->scheduler->barrier(issue->simd, issue);
    issue->wave->status = CU_WAVE_BARRIER;
    cu_time_enter(issue, CU_CLASS_BARRIER);
    cu_fetch_ahead(issue, now);
    cu_phase_arrive(issue->resident, issue->wave->index, now);
    workgroup->at_barrier++;
    cu_barrier_check(issue->resident, now);
    cu_resident_check_stall(issue->resident);
}

void cu_message_check(struct cu_resident *resident)
{
    const struct cu_workgroup *workgroup = &resident->workgroup;

    SIM_REQUIRE(workgroup->at_message <= workgroup->wave_count);
    if (workgroup->at_message && workgroup->at_message == workgroup->wave_count)
        cu_resident_notify(resident, CU_NOTICE_MESSAGE);
}

/* A work-group sends a message as a whole: no lane and no wave may be elsewhere, and all of them say the same. */
static bool sends_alone(const struct cu_wave *wave, uint32_t word)
{
    const struct cu_workgroup *workgroup = wave->workgroup;

    return isa_exec(&wave->state) != cu_wave_launch_mask(wave) || workgroup->at_barrier || workgroup->ended ||
           (workgroup->at_message && workgroup->message != word);
}

bool cu_wave_send(struct cu_wave_issue *issue, const struct isa_operation *operation)
{
    struct cu_wave *wave = issue->wave;
    struct cu_workgroup *workgroup = wave->workgroup;
    uint32_t word = execute_scalar_value(&wave->state, operation, operation->source[0]);

    SIM_REQUIRE(wave->status == CU_WAVE_ACTIVE);
    SIM_REQUIRE(workgroup->at_message < workgroup->wave_count);
    if (sends_alone(wave, word))
        return false;
    cu_spin_watch_forget(issue);
    wave->status = CU_WAVE_MESSAGE;
    cu_time_enter(issue, CU_CLASS_MESSAGE);
    cu_fetch_ahead(issue, issue->simd->cu->clock->now);
    workgroup->message = word;
    workgroup->at_message++;
    cu_message_check(issue->resident);
    return true;
}

void cu_message_retry(struct cu_workgroup *workgroup)
{
    cu_message_check((struct cu_resident *)workgroup);
}

void cu_message_posted(struct cu_compute_unit *cu, struct cu_workgroup *workgroup, uint64_t now)
{
    SIM_REQUIRE(!workgroup->frozen);
    SIM_REQUIRE(workgroup->at_message == workgroup->wave_count);
    cu->counters.messages++;
    workgroup->at_message = 0;
    for (uint32_t i = 0; i < workgroup->wave_count; i++)
        cu_wave_wake(workgroup->waves[i].issue, now + cu->parameters->barrier_cycles);
}

void cu_wave_end(struct cu_wave_issue *issue, uint64_t now)
{
    struct cu_workgroup *workgroup = issue->wave->workgroup;

    SIM_REQUIRE(issue->wave->status == CU_WAVE_ACTIVE);
    cu_wait_drop_part(issue);
    SIM_REQUIRE(workgroup->ended < workgroup->wave_count);
    issue->wave->status = CU_WAVE_ENDED;
    cu_time_enter(issue, CU_CLASS_ENDED);
    cu_fetch_ahead(issue, now);
    cu_phase_end(issue->resident, issue->wave->index, now);
    if (++workgroup->ended == workgroup->wave_count) {
        cu_phase_exit(issue->resident, now);
        cu_resident_notify(issue->resident, CU_NOTICE_DONE);
        return;
    }
    cu_barrier_check(issue->resident, now);
    cu_resident_check_stall(issue->resident);
}
