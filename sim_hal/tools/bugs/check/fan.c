/* fan.c - one observer of accesses for several: each function calls that of every member which has it. */
#include "tools/bugs/check/fan.h"

#include "engine/require.h"

void check_fan_add(struct check_fan *fan, const struct mem_access_observer *member)
{
    SIM_REQUIRE(fan->count < CHECK_FAN_MOST);
    fan->members[fan->count++] = member;
}

static void kernel_begins(void *context)
{
    const struct check_fan *fan = context;

    for (uint32_t i = 0; i < fan->count; i++) {
        const struct mem_access_observer *member = fan->members[i];

        if (member->kernel_begins)
            member->kernel_begins(member->context);
    }
}

static void kernel_ends(void *context, uint32_t kernel)
{
    const struct check_fan *fan = context;

    for (uint32_t i = 0; i < fan->count; i++) {
        const struct mem_access_observer *member = fan->members[i];

        if (member->kernel_ends)
            member->kernel_ends(member->context, kernel);
    }
}

/* One member at most numbers instructions. */
static uint32_t issued(void *context, const struct cu_wave *wave, const struct mem_request *request)
{
    const struct check_fan *fan = context;
    uint32_t number = 0;

    for (uint32_t i = 0; i < fan->count; i++) {
        const struct mem_access_observer *member = fan->members[i];

        if (member->issued)
            number |= member->issued(member->context, wave, request);
    }
    return number;
}

static void issued_scalar(void *context, const struct cu_wave *wave, const struct execute_scalar_access *access)
{
    const struct check_fan *fan = context;

    for (uint32_t i = 0; i < fan->count; i++) {
        const struct mem_access_observer *member = fan->members[i];

        if (member->issued_scalar)
            member->issued_scalar(member->context, wave, access);
    }
}

static void issues_lds(void *context, const struct cu_wave *wave, const struct isa_operation *operation)
{
    const struct check_fan *fan = context;

    for (uint32_t i = 0; i < fan->count; i++) {
        const struct mem_access_observer *member = fan->members[i];

        if (member->issues_lds)
            member->issues_lds(member->context, wave, operation);
    }
}

static void stale(void *context, const struct mem_request *request, uint32_t lane, uint64_t address)
{
    const struct check_fan *fan = context;

    for (uint32_t i = 0; i < fan->count; i++) {
        const struct mem_access_observer *member = fan->members[i];

        if (member->stale)
            member->stale(member->context, request, lane, address);
    }
}

static void stale_scalar(void *context, uint64_t address)
{
    const struct check_fan *fan = context;

    for (uint32_t i = 0; i < fan->count; i++) {
        const struct mem_access_observer *member = fan->members[i];

        if (member->stale_scalar)
            member->stale_scalar(member->context, address);
    }
}

static void waited(void *context, const struct cu_wave *wave, bool vmcnt, bool lgkmcnt, bool flushes)
{
    const struct check_fan *fan = context;

    for (uint32_t i = 0; i < fan->count; i++) {
        const struct mem_access_observer *member = fan->members[i];

        if (member->waited)
            member->waited(member->context, wave, vmcnt, lgkmcnt, flushes);
    }
}

static void performed(void *context, const struct mem_request *request, uint32_t lane, bool writes)
{
    const struct check_fan *fan = context;

    for (uint32_t i = 0; i < fan->count; i++) {
        const struct mem_access_observer *member = fan->members[i];

        if (member->performed)
            member->performed(member->context, request, lane, writes);
    }
}

static void deferred(void *context, const struct mem_waiter *waiter, uint64_t address, uint32_t bytes, bool writes)
{
    const struct check_fan *fan = context;

    for (uint32_t i = 0; i < fan->count; i++) {
        const struct mem_access_observer *member = fan->members[i];

        if (member->deferred)
            member->deferred(member->context, waiter, address, bytes, writes);
    }
}

static void commanded(void *context, uint64_t address, uint32_t bytes, bool adds)
{
    const struct check_fan *fan = context;

    for (uint32_t i = 0; i < fan->count; i++) {
        const struct mem_access_observer *member = fan->members[i];

        if (member->commanded)
            member->commanded(member->context, address, bytes, adds);
    }
}

static void met(void *context, const struct cu_workgroup *workgroup)
{
    const struct check_fan *fan = context;

    for (uint32_t i = 0; i < fan->count; i++) {
        const struct mem_access_observer *member = fan->members[i];

        if (member->met)
            member->met(member->context, workgroup);
    }
}

static void sent(void *context, const struct cu_workgroup *workgroup)
{
    const struct check_fan *fan = context;

    for (uint32_t i = 0; i < fan->count; i++) {
        const struct mem_access_observer *member = fan->members[i];

        if (member->sent)
            member->sent(member->context, workgroup);
    }
}

const struct mem_access_observer *check_fan_observer(struct check_fan *fan)
{
    fan->observer = (struct mem_access_observer){.context = fan,
                                                 .kernel_begins = kernel_begins,
                                                 .kernel_ends = kernel_ends,
                                                 .issued = issued,
                                                 .issued_scalar = issued_scalar,
                                                 .issues_lds = issues_lds,
                                                 .waited = waited,
                                                 .stale = stale,
                                                 .stale_scalar = stale_scalar,
                                                 .performed = performed,
                                                 .deferred = deferred,
                                                 .commanded = commanded,
                                                 .met = met,
                                                 .sent = sent};
    return &fan->observer;
}
