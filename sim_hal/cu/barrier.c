/* barrier.c - meetings of a work-group's waves: the barrier, a message to the command processor, the end. */
#include "cu/barrier.h"

#include "cu/fetch.h"
#include "cu/imbalance.h"
#include "cu/notice.h"
#include "cu/scheduler.h"
#include "cu/wait.h"
#include "cu/wave.h"
#include "cu/wave_time.h"
#include "cu/wheel.h"
#include "execute/scalar_operands.h"

static void release_barrier(struct gpu_resident *resident, uint64_t cycle)
{
    struct gpu_workgroup *workgroup = &resident->workgroup;
    const struct gpu_access_observer *accesses = resident->cu->control->accesses;

    workgroup->at_barrier = 0;
    workgroup->met = resident->cu->control->observation;
    resident->cu->counters.barriers++;
    if (accesses)
        accesses->met(accesses->context, workgroup);
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        if (workgroup->waves[i].status == GPU_WAVE_BARRIER)
            gpu_wave_wake(workgroup->waves[i].issue, cycle);
    }
}

static void check_barrier(struct gpu_resident *resident, uint64_t now)
{
    const struct gpu_workgroup *workgroup = &resident->workgroup;

    if (!workgroup->at_barrier || workgroup->at_barrier + workgroup->ended != workgroup->wave_count)
        return;
    gpu_phase_meet(resident, now, now + resident->cu->parameters->barrier_cycles);
    release_barrier(resident, now + resident->cu->parameters->barrier_cycles);
}

void gpu_barrier_check(struct gpu_resident *resident, uint64_t now)
{
    check_barrier(resident, now);
    if (resident->cu->scheduler->meets)
        resident->cu->scheduler->meets(resident);
}

void gpu_wave_arrive(struct gpu_wave_issue *issue, uint64_t now)
{
    struct gpu_workgroup *workgroup = issue->wave->workgroup;

    if (workgroup->wave_count == 1) {
        gpu_wave_advance(issue, 1);
        return;
    }
    if (issue->simd->cu->scheduler->barrier)
        issue->simd->cu->scheduler->barrier(issue->simd, issue);
    issue->wave->status = GPU_WAVE_BARRIER;
    gpu_time_enter(issue, GPU_CLASS_BARRIER);
    gpu_fetch_ahead(issue, now);
    gpu_phase_arrive(issue->resident, issue->wave->index, now);
    workgroup->at_barrier++;
    gpu_barrier_check(issue->resident, now);
    gpu_resident_check_stall(issue->resident);
}

void gpu_message_check(struct gpu_resident *resident)
{
    const struct gpu_workgroup *workgroup = &resident->workgroup;

    if (workgroup->at_message && workgroup->at_message == workgroup->wave_count)
        gpu_resident_notify(resident, GPU_NOTICE_MESSAGE);
}

/* A work-group sends a message as a whole: no lane and no wave may be elsewhere, and all of them say the same. */
static bool sends_alone(const struct gpu_wave *wave, uint32_t word)
{
    const struct gpu_workgroup *workgroup = wave->workgroup;

    return isa_exec(&wave->state) != gpu_wave_launch_mask(wave) || workgroup->at_barrier || workgroup->ended ||
           (workgroup->at_message && workgroup->message != word);
}

bool gpu_wave_send(struct gpu_wave_issue *issue, const struct isa_operation *operation)
{
    struct gpu_wave *wave = issue->wave;
    struct gpu_workgroup *workgroup = wave->workgroup;
    uint32_t word = isa_scalar_value(&wave->state, operation, operation->source[0]);

    if (sends_alone(wave, word))
        return false;
    wave->status = GPU_WAVE_MESSAGE;
    gpu_time_enter(issue, GPU_CLASS_MESSAGE);
    gpu_fetch_ahead(issue, issue->simd->cu->clock->now);
    workgroup->message = word;
    workgroup->at_message++;
    gpu_message_check(issue->resident);
    return true;
}

void gpu_cu_message_retry(struct gpu_workgroup *workgroup)
{
    gpu_message_check((struct gpu_resident *)workgroup);
}

void gpu_cu_message_posted(struct gpu_compute_unit *cu, struct gpu_workgroup *workgroup, uint64_t now)
{
    cu->counters.messages++;
    workgroup->at_message = 0;
    for (uint32_t i = 0; i < workgroup->wave_count; i++)
        gpu_wave_wake(workgroup->waves[i].issue, now + cu->parameters->barrier_cycles);
}

void gpu_wave_end(struct gpu_wave_issue *issue, uint64_t now)
{
    struct gpu_workgroup *workgroup = issue->wave->workgroup;

    issue->wave->status = GPU_WAVE_ENDED;
    gpu_time_enter(issue, GPU_CLASS_ENDED);
    gpu_fetch_ahead(issue, now);
    gpu_phase_end(issue->resident, issue->wave->index, now);
    if (++workgroup->ended == workgroup->wave_count) {
        gpu_phase_exit(issue->resident, now);
        gpu_resident_notify(issue->resident, GPU_NOTICE_DONE);
        return;
    }
    gpu_barrier_check(issue->resident, now);
    gpu_resident_check_stall(issue->resident);
}
