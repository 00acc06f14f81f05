/* SPDX-License-Identifier: MIT */
/*
 * status_text.c - a status page in words. It uses no library and no memory but the caller's, so that a driver can take it as it
 * is. Every field of the page may have any value.
 */
#include "onward/status.h"

#include "onward/cp.h"

#if CP_HOST

/* A text of a fixed size. What does not fit is left out; one byte is kept for its end. */
struct text {
    char *bytes;
    uint32_t size;
    uint32_t used;
};

static void put(struct text *text, const char *words)
{
    for (; *words && text->used + 1 < text->size; words++)
        text->bytes[text->used++] = *words;
}

/* Divides by 10 or 16 and returns the rest, 16 bits at a time: a core of 32 bits has no instruction for 64. */
static uint32_t divide(uint64_t *number, uint32_t base)
{
    uint64_t quotient = 0;
    uint32_t rest = 0;

    for (uint32_t i = 4; i--;) {
        uint32_t piece = rest << 16 | (uint32_t)(*number >> (16 * i) & 0xffff);

        quotient = quotient << 16 | piece / base;
        rest = piece % base;
    }
    *number = quotient;
    return rest;
}

static void put_number(struct text *text, uint64_t number, uint32_t base)
{
    char digits[24];
    uint32_t at = sizeof(digits) - 1;

    digits[at] = '\0';
    do
        digits[--at] = "0123456789abcdef"[divide(&number, base)];
    while (number);
    put(text, &digits[at]);
}

static void put_decimal(struct text *text, const char *before, uint64_t number)
{
    put(text, before);
    put_number(text, number, 10);
}

static void put_hexadecimal(struct text *text, const char *before, uint64_t number)
{
    put(text, before);
    put(text, "0x");
    put_number(text, number, 16);
}

static const struct cp_status_header *header_of(const void *page)
{
    return (const struct cp_status_header *)page;
}

/* Records count from 1 on; 0 is the header. */
static const void *record_at(const void *page, uint32_t record)
{
    return (const unsigned char *)page + (uint64_t)record * CP_STATUS_RECORD;
}

uint32_t cp_status_records(const void *page, uint64_t bytes, uint32_t number)
{
    const struct cp_status_header *header = header_of(page);

    if (bytes < CP_STATUS_RECORD || header->magic != CP_STATUS_MAGIC || header->version != CP_STATUS_VERSION ||
        header->number != number || header->records > bytes / CP_STATUS_RECORD - 1)
        return CP_STATUS_BAD;
    return header->records;
}

static void put_header(struct text *text, const struct cp_status_header *header)
{
    put_decimal(text, "queue ", header->queue);
    put_decimal(text, " at cycle ", header->cycle);
    put(text, header->flags & CP_STATUS_SUSPENDED ? ": suspended" : ": not suspended, its work-groups may move");
    if (header->left_out)
        put_decimal(text, "; records that did not fit: ", header->left_out);
}

static void put_dispatch(struct text *text, const struct cp_status_dispatch *dispatch)
{
    put_decimal(text, "dispatch ", dispatch->dispatch_id);
    put_hexadecimal(text, ", code at ", dispatch->entry);
    put_decimal(text, ", since cycle ", dispatch->opened);
    if (dispatch->error)
        put_decimal(text, ", stopped with error ", dispatch->error);
    if (dispatch->flags & CP_STATUS_GIVEN) {
        put(text, ": the dispatcher has its work-groups");
        return;
    }
    put_decimal(text, ": ", dispatch->live);
    put_decimal(text, " work-groups launched and not ended, of these ", dispatch->ready);
    put_decimal(text, " can run and have no place, ", dispatch->unlaunched);
    put(text, " never launched");
}

static void put_place(struct text *text, const struct cp_status_workgroup *wg)
{
    static const char *const states[] = {
        [CP_WG_FREE] = "ended",
        [CP_WG_RUNNING] = "on CU ",
        [CP_WG_STALLED] = "on CU ",
        [CP_WG_SAVING] = "being saved from CU ",
        [CP_WG_SWAPPED] = "saved",
        [CP_WG_READY] = "saved, can run and has no place",
        [CP_WG_RESTORING] = "being restored on CU ",
        [CP_WG_KILLING] = "being killed",
        [CP_WG_WATCHED] = "the dispatcher's",
    };
    bool on_cu = wg->state == CP_WG_RUNNING || wg->state == CP_WG_STALLED || wg->state == CP_WG_SAVING ||
                 wg->state == CP_WG_RESTORING;

    if (wg->state >= sizeof(states) / sizeof(states[0]))
        put_decimal(text, "in state ", wg->state);
    else if (wg->state == CP_WG_READY && wg->flags & CP_STATUS_FRESH)
        put(text, "has no place and was never started");
    else
        put(text, states[wg->state]);
    if (on_cu)
        put_number(text, wg->cu, 10);
    if (wg->flags & CP_STATUS_PREEMPTED)
        put(text, ", its quantum was over");
}

/* "[0x1000] == 5 (32 bits)". 0 is no condition. */
static void put_condition(struct text *text, const struct cp_status_workgroup *wg)
{
    static const char *const comparisons[] = {[CP_CONDITION_EQ] = "] == ",
                                              [CP_CONDITION_NE] = "] != ",
                                              [CP_CONDITION_LT] = "] < ",
                                              [CP_CONDITION_GE] = "] >= "};
    bool known = wg->condition <= CP_CONDITION_GE;

    put_hexadecimal(text, "[", wg->wait.address);
    put_decimal(text, known ? comparisons[wg->condition] : "] ? ", wg->wait.value);
    if (wg->wait.mask == UINT64_MAX)
        put(text, " (64 bits)");
    else if (wg->wait.mask == UINT32_MAX)
        put(text, " (32 bits)");
    else
        put_hexadecimal(text, " with mask ", wg->wait.mask);
    put_decimal(text, ", known since cycle ", wg->wait.since);
}

static void put_wait(struct text *text, const struct cp_status_workgroup *wg)
{
    bool waits = wg->flags & CP_STATUS_WAITS;

    if (wg->condition) {
        put(text, waits ? ", waits for " : ", has waited last for ");
        put_condition(text, wg);
    } else if (waits) {
        put(text, ", waits, and for what was not told");
    }
    if (wg->flags & CP_STATUS_SPILLED)
        put(text, ", which the firmware checks");
}

/* The dispatch of a WG comes before it. */
static void put_workgroup(struct text *text, const void *page, uint32_t record, const struct cp_status_workgroup *wg)
{
    const struct cp_status_header *header = header_of(page);
    const struct cp_status_dispatch *dispatch;

    for (uint32_t i = 0; i < 3; i++)
        put_decimal(text, i ? "," : "work-group (", wg->workgroup[i]);
    put(text, ")");
    for (uint32_t i = 1; i < record; i++) {
        dispatch = (const struct cp_status_dispatch *)record_at(page, i);
        if (dispatch->kind != CP_STATUS_DISPATCH)
            break;
        if (dispatch->kernel == wg->kernel)
            put_decimal(text, " of dispatch ", dispatch->dispatch_id);
    }
    put(text, ": ");
    put_place(text, wg);
    put_wait(text, wg);
    put_decimal(text, "; slot ", wg->slot);
    if (wg->state == CP_WG_SWAPPED || (wg->state == CP_WG_READY && !(wg->flags & CP_STATUS_FRESH)))
        put_hexadecimal(text, ", context at ", header->context_base + (uint64_t)wg->slot * header->context_bytes);
}

uint32_t cp_status_line(const void *page, uint32_t line, char *bytes, uint32_t size)
{
    const struct cp_status_dispatch *dispatch = (const struct cp_status_dispatch *)record_at(page, line);
    struct text text = {bytes, size, 0};

    if (!size)
        return 0;
    if (!line)
        put_header(&text, header_of(page));
    else if (dispatch->kind == CP_STATUS_DISPATCH)
        put_dispatch(&text, dispatch);
    else if (dispatch->kind == CP_STATUS_WORKGROUP)
        put_workgroup(&text, page, line, (const struct cp_status_workgroup *)(const void *)dispatch);
    else
        put_decimal(&text, "a record of kind ", dispatch->kind);
    bytes[text.used] = '\0';
    return text.used;
}

#endif
