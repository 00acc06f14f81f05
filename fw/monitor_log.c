/* SPDX-License-Identifier: MIT */
/* monitor_log.c - entries of the Monitor Log, one at a time. */
#include "monitor_log.h"

#include "condition.h"
#include "policy.h"
#include "delegation.h"
#include "workgroup.h"

#include "onward/monitor_log.h"

bool cp_log_event(struct cp *cp)
{
    if (!cp_policy_of(cp)->watches)
        return false;
    cp->log.pending = true;
    return true;
}

static bool load_log(const struct cp *cp, uint64_t offset, void *destination, uint32_t bytes)
{
    return cp_load(cp, destination, cp->config.log_base + offset, bytes);
}

static bool store_read(struct cp *cp)
{
    struct cp_log *log = &cp->log;

    if (!cp_send_store(cp, cp->config.log_base + __builtin_offsetof(struct cp_log_control, read), log->read, 8))
        return false;
    log->unstored = 0;
    return true;
}

/* Loads how far the log is written. After an impossible count the firmware begins again from that count. */
static void check_written(struct cp *cp)
{
    struct cp_log *log = &cp->log;
    uint64_t written = log->read;
    bool readable = load_log(cp, __builtin_offsetof(struct cp_log_control, written), &written, sizeof(written));
    uint64_t unread = written - log->read;

    if (!readable || unread > cp->config.log_entries) {
        cp_count(&cp->counters.log_rejected);
        log->read = written;
        log->unstored += readable;
        unread = 0;
    }
    log->unread = (uint32_t)unread;
    /* Without spilled conditions the log must not fill up all the same: waits in it end by wait_timeout, others would spin. */
    if (!CP_SPILL) {
        log->read += log->unread;
        log->unstored += log->unread;
        log->unread = 0;
    }
    log->pending = (log->unread | log->unstored) != 0;
}

static bool is_sound(struct cp *cp, const struct cp_workgroup *wg, const struct cp_log_entry *entry)
{
    const struct cp_range *process = &cp->config.queues[cp_kernel_at(cp, wg->kernel)->queue].process;

    return entry->condition - 1u < 4 && (entry->bytes == 4 || entry->bytes == 8) &&
           !(entry->address & (entry->bytes - 1u)) && cp_range_holds(process, entry->address, entry->bytes);
}

/* Ends a wait whose entry has overtaken the end of an earlier WG in its slot. The WG tries again. */
static uint64_t *end_early(struct cp *cp, const struct cp_workgroup *wg, const struct cp_log_entry *entry)
{
    if (!cp_is_delegated(cp) || (int32_t)(entry->generation - wg->generation) <= 0)
        return &cp->counters.log_stale;
    if (cp_workgroup_resume(cp, entry->slot, entry->generation, entry->wait_number) == CP_END_BLOCKED)
        return 0;
    return &cp->counters.log_full;
}

/*
 * Files an entry. place: as for cp_condition_file. If no record is free, its wait ends, to be tried again. Returns
 * the counter for what was done, or NULL if the ring is full.
 */
static uint64_t *file_entry(struct cp *cp, struct cp_workgroup *wg, struct cp_log_entry *entry, bool place)
{
    enum cp_end end;

    if (entry->generation != wg->generation || !cp_workgroup_may_wait(wg, entry->wait_number))
        return end_early(cp, wg, entry);
    if (!is_sound(cp, wg, entry))
        return &cp->counters.log_rejected;
    if (entry->since > cp->now)
        entry->since = cp->now;
    switch (cp_condition_file(cp, wg, entry, place)) {
    case CP_FILED:
        return &cp->counters.log_entries;
    case CP_FILED_KNOWN:
        return &cp->counters.log_stale;
    case CP_FILED_BLOCKED:
        return 0;
    default:
        end = cp_workgroup_end_wait(cp, wg, entry->slot, entry->wait_number);
        return end == CP_END_RESUMED || end == CP_END_READY ? &cp->counters.log_full : 0;
    }
}

/* The same for an entry of any slot. Returns NULL also if waits of an earlier WG in the slot are to be removed first. */
static uint64_t *take_entry(struct cp *cp, struct cp_log_entry *entry, bool place)
{
    struct cp_workgroup *wg;
    uint64_t *count;

    if (entry->slot >= cp->config.wg_slots)
        return &cp->counters.log_rejected;
    wg = cp_workgroup_at(cp, entry->slot);
    if (CP_DELEGATION && !cp_delegation_watch(cp, entry))
        return 0;
    count = file_entry(cp, wg, entry, place);
    cp_workgroup_end_watch(cp, wg, entry->slot);
    return count;
}

/* Returns the wrap count of an entry: 1 + its number / entries. A 64-bit shift would be a call on small cores. */
static uint32_t wrap_count_of(const struct cp_log *log, uint64_t number)
{
    uint32_t low = (uint32_t)number, high = (uint32_t)(number >> 32), shift = log->shift;

    return 1 + (low >> shift | high << (32 - shift));
}

/*
 * Handles the entry of this number, if it is written. place: as for cp_condition_file. Returns the counter for what
 * was done, or NULL if the entry is not there or the ring is full.
 */
static uint64_t *take_from(struct cp *cp, struct cp_log *log, uint64_t number, bool place)
{
    uint32_t at = (uint32_t)number & (cp->config.log_entries - 1);
    struct cp_log_entry entry;

    /* The wrap count is written last, and read first. */
    if (load_log(cp, sizeof(struct cp_log_control) + at * sizeof(entry), &entry, sizeof(entry)) &&
        entry.wrap_count == wrap_count_of(log, number))
        return take_entry(cp, &entry, place);
    return ++log->tries < CP_LOG_TRIES ? 0 : &cp->counters.log_torn;
}

/* Returns how many entries are read before the GPU is told of them. */
static uint32_t count_readable(const struct cp *cp, const struct cp_log *log)
{
    uint32_t half = cp->config.log_entries / 2, room = log->unstored < half ? half - log->unstored : 0;

    return log->unread < room ? log->unread : room;
}

/*
 * Reads up to this number of entries. In a batch each is put in order of age before the next one is read. Returns the
 * number of work items done, up to most.
 */
static uint32_t read_entries(struct cp *cp, struct cp_log *log, uint32_t entries, uint32_t most)
{
    uint64_t *count, *filed = &cp->counters.log_entries;
    uint32_t units = 0, done = 0;
    bool place;

    CP_REQUIRE(cp, MONITOR_LOG, entries && entries <= log->unread);
    do {
        units++;
        place = CP_BATCHES && units < most;
        count = take_from(cp, log, log->read + done, place);
        if (!count) {
            log->retry_at = cp->now + CP_LOG_RETRY;
            break;
        }
        cp_count(count);
        log->tries = 0;
        done++;
        units += place && count == filed;
    } while (CP_BATCHES && count == filed && done < entries && units < most && cp_condition_settled(cp));
    log->read += done;
    log->unread -= done;
    log->unstored += done;
    return units;
}

uint32_t cp_log_step(struct cp *cp, uint32_t most)
{
    struct cp_log *log = &cp->log;
    uint32_t entries = CP_SPILL ? count_readable(cp, log) : 0;

    CP_REQUIRE(cp, MONITOR_LOG, cp_log_due(cp) && most && (!CP_SPILL || cp_condition_settled(cp)));
    if (entries)
        return read_entries(cp, log, entries, most);
    if (log->unread | log->unstored)
        return store_read(cp);
    check_written(cp);
    return 1;
}

uint64_t cp_log_deadline(const struct cp *cp)
{
    return cp->log.pending ? cp->log.retry_at : UINT64_MAX;
}
