/* notice.c - telling the dispatcher what becomes of work-groups. */
#include "cu/notice.h"

#include "engine/require.h"

void cu_resident_unnotify(struct cu_resident *resident)
{
    struct cu_compute_unit *cu = resident->cu;
    struct cu_resident **link = &cu->first_notice, *before = NULL;

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

void cu_resident_notify(struct cu_resident *resident, uint32_t notice)
{
    struct cu_compute_unit *cu = resident->cu;

    SIM_REQUIRE(notice && !(notice & (notice - 1)));
    SIM_REQUIRE(!resident->removed);
    SIM_REQUIRE(!cu->first_notice == !cu->last_notice);
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
        clock_schedule(cu->clock, &cu->notice_event, cu->clock->now);
}

void cu_resident_tell(struct cu_resident *resident, enum cu_notice notice, uint64_t cycle)
{
    const struct cu_callbacks *callbacks = resident->cu->callbacks;
    struct cu_workgroup *workgroup = &resident->workgroup;
    struct cu_fault fault = resident->fault;

    SIM_REQUIRE(notice && !(notice & (notice - 1)));
    SIM_REQUIRE(!resident->removed);
    switch (notice) {
    case CU_NOTICE_FAULT:
        callbacks->fault(callbacks->context, &fault);
        return;
    case CU_NOTICE_DONE:
        callbacks->done(callbacks->context, workgroup, cycle);
        return;
    case CU_NOTICE_STALLED:
        callbacks->stalled(callbacks->context, workgroup, cycle);
        return;
    case CU_NOTICE_WOKEN:
        callbacks->woken(callbacks->context, workgroup, cycle);
        return;
    case CU_NOTICE_DRAINED:
        callbacks->drained(callbacks->context, workgroup, cycle);
        return;
    case CU_NOTICE_MESSAGE:
        callbacks->message(callbacks->context, workgroup, cycle);
        return;
    default:
        return;
    }
}

void cu_deliver_notices(struct clock_event *event, uint64_t cycle)
{
    struct cu_compute_unit *cu = event->owner;

    while (cu->first_notice) {
        struct cu_resident *resident = cu->first_notice;
        uint32_t notice = resident->notices & -resident->notices;

        SIM_REQUIRE(resident->noticed && notice);
        resident->notices &= ~notice;
        if (!resident->notices)
            cu_resident_unnotify(resident);
        cu_resident_tell(resident, (enum cu_notice)notice, cycle);
    }
}

void cu_resident_unstall(struct cu_resident *resident)
{
    if (!resident->workgroup.stalled)
        return;
    resident->workgroup.stalled = false;
    if (resident->notices & CU_NOTICE_STALLED)
        resident->notices &= ~(uint32_t)CU_NOTICE_STALLED; /* the dispatcher has not read it */
    else
        cu_resident_notify(resident, CU_NOTICE_WOKEN);
}
