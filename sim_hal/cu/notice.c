/* notice.c - telling the dispatcher what becomes of work-groups. */
#include "cu/notice.h"

void gpu_resident_unnotify(struct gpu_resident *resident)
{
    struct gpu_compute_unit *cu = resident->cu;
    struct gpu_resident **link = &cu->first_notice, *before = NULL;

    if (!resident->noticed)
        return;
    while (*link != resident) {
        before = *link;
        link = &before->next_notice;
    }
    *link = resident->next_notice;
    if (cu->last_notice == resident)
        cu->last_notice = before;
    resident->noticed = false;
    resident->notices = 0;
}

void gpu_resident_notify(struct gpu_resident *resident, uint32_t notice)
{
    struct gpu_compute_unit *cu = resident->cu;

    resident->notices |= notice;
    if (!resident->noticed) {
        resident->noticed = true;
        resident->next_notice = NULL;
        if (cu->last_notice)
            cu->last_notice->next_notice = resident;
        else
            cu->first_notice = resident;
        cu->last_notice = resident;
    }
    if (!cu->notice_event.scheduled)
        gpu_clock_schedule(cu->clock, &cu->notice_event, cu->clock->now);
}

void gpu_resident_tell(struct gpu_resident *resident, enum gpu_notice notice, uint64_t cycle)
{
    const struct gpu_cu_callbacks *callbacks = resident->cu->callbacks;
    struct gpu_workgroup *workgroup = &resident->workgroup;
    struct gpu_fault fault = resident->fault;

    switch (notice) {
    case GPU_NOTICE_FAULT:
        callbacks->fault(callbacks->context, &fault);
        return;
    case GPU_NOTICE_DONE:
        callbacks->done(callbacks->context, workgroup, cycle);
        return;
    case GPU_NOTICE_STALLED:
        callbacks->stalled(callbacks->context, workgroup, cycle);
        return;
    case GPU_NOTICE_WOKEN:
        callbacks->woken(callbacks->context, workgroup, cycle);
        return;
    case GPU_NOTICE_DRAINED:
        callbacks->drained(callbacks->context, workgroup, cycle);
        return;
    case GPU_NOTICE_MESSAGE:
        callbacks->message(callbacks->context, workgroup, cycle);
        return;
    default:
        return;
    }
}

void gpu_deliver_notices(struct gpu_event *event, uint64_t cycle)
{
    struct gpu_compute_unit *cu = event->owner;

    while (cu->first_notice) {
        struct gpu_resident *resident = cu->first_notice;
        uint32_t notice = resident->notices & -resident->notices;

        resident->notices &= ~notice;
        if (!resident->notices)
            gpu_resident_unnotify(resident);
        gpu_resident_tell(resident, (enum gpu_notice)notice, cycle);
    }
}

void gpu_resident_unstall(struct gpu_resident *resident)
{
    if (!resident->workgroup.stalled)
        return;
    resident->workgroup.stalled = false;
    if (resident->notices & GPU_NOTICE_STALLED)
        resident->notices &= ~(uint32_t)GPU_NOTICE_STALLED; /* the dispatcher has not read it */
    else
        gpu_resident_notify(resident, GPU_NOTICE_WOKEN);
}
