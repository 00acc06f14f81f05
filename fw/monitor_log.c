/* monitor_log.c - entries of the Monitor Log, one at a time. */
#include "monitor_log.h"

#include "condition.h"
#include "policy.h"
#include "workgroup.h"

#include "onward/monitor_log.h"

bool cp_log_event(struct cp *cp)
{
    if (!cp_policy_of(cp)->watches)
        return false;
    cp->log.pending = true;
    return true;
}

static bool load(const struct cp *cp, uint64_t offset, void *destination, uint32_t bytes)
{
    return cp->hal.load(cp->hal.context, cp->config.log_base + offset, destination, bytes) == CP_OK;
}

static bool store_read(struct cp *cp)
{
    struct cp_log *log = cp_near(&cp->log);

    if (!cp_send_store(cp, cp->config.log_base + __builtin_offsetof(struct cp_log_control, read), log->read, 8))
        return false;
    log->unstored = 0;
    return true;
}

/* Asks how far the log is written. A count that cannot be makes the firmware start again from there. */
static void look(struct cp *cp)
{
    struct cp_log *log = cp_near(&cp->log);
    uint64_t written = log->read;
    bool readable = load(cp, __builtin_offsetof(struct cp_log_control, written), &written, sizeof(written));
    uint64_t there = written - log->read;

    if (!readable || there > cp->config.log_entries) {
        cp_count(&cp->counters.log_rejected);
        log->read = written;
        log->unstored += readable;
        there = 0;
    }
    log->there = (uint32_t)there;
    /* Without spilled conditions the log must not fill up all the same: waits in it end by wait_timeout, others would spin. */
    if (!CP_SPILL) {
        log->read += log->there;
        log->unstored += log->there;
        log->there = 0;
    }
    log->pending = (log->there | log->unstored) != 0;
}

static bool is_sound(struct cp *cp, const struct cp_workgroup *wg, const struct cp_log_entry *entry)
{
    const struct cp_range *process = cp_keep(&cp->config.queues[cp_kernel_at(cp, wg->kernel)->queue].process);

    return entry->condition - 1u < 4 && (entry->bytes == 4 || entry->bytes == 8) &&
           !(entry->address & (entry->bytes - 1u)) && cp_range_holds(process, entry->address, entry->bytes);
}

/*
 * Takes an entry in, place as in cp_condition_file; its wait ends, to be tried again, when there is no record for it. Where it
 * counts; NULL: not now.
 */
static uint64_t *take(struct cp *cp, struct cp_log_entry *entry, bool place)
{
    struct cp_workgroup *wg;
    enum cp_end end;

    if (entry->slot >= cp->config.wg_slots)
        return &cp->counters.log_rejected;
    wg = cp_workgroup_at(cp, entry->slot);
    if (entry->generation != wg->generation || !cp_workgroup_may_wait(wg, entry->wait_number))
        return &cp->counters.log_stale;
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

/* What the lap of an entry must be: 1 + its number / entries. Shifts of 64 bits would be calls on small cores. */
static uint32_t lap(const struct cp_log *log, uint64_t number)
{
    uint32_t low = (uint32_t)number, high = (uint32_t)(number >> 32), shift = log->shift;

    return 1 + (low >> shift | high << (32 - shift));
}

/* The entry of that number, if there is one by now; place as in cp_condition_file. Where it counts; NULL: not now. */
static uint64_t *take_from(struct cp *cp, struct cp_log *log, uint64_t number, bool place)
{
    uint32_t at = (uint32_t)number & (cp->config.log_entries - 1);
    struct cp_log_entry entry;

    /* The lap is written last, and read first. */
    if (load(cp, sizeof(struct cp_log_control) + at * sizeof(entry), &entry, sizeof(entry)) &&
        entry.lap == lap(log, number))
        return take(cp, &entry, place);
    return ++log->tries < CP_LOG_TRIES ? 0 : &cp->counters.log_torn;
}

/* How many entries are read before the GPU is told of them. */
static uint32_t readable(const struct cp *cp, const struct cp_log *log)
{
    uint32_t half = cp->config.log_entries / 2, room = log->unstored < half ? half - log->unstored : 0;

    return log->there < room ? log->there : room;
}

/* Reads up to so many entries; of several each is put in its place before the next one is read. Units, up to most. */
static uint32_t read_entries(struct cp *cp, struct cp_log *log, uint32_t entries, uint32_t most)
{
    uint64_t *count, *filed = &cp->counters.log_entries;
    uint32_t units = 0, done = 0;
    bool place;

    do {
        units++;
        place = CP_RUNS && units < most;
        count = take_from(cp, log, log->read + done, place);
        if (!count) {
            log->retry_at = cp->now + CP_LOG_RETRY;
            break;
        }
        cp_count(count);
        log->tries = 0;
        done++;
        units += place && count == filed;
    } while (CP_RUNS && count == filed && done < entries && units < most && cp_condition_settled(cp));
    log->read += done;
    log->there -= done;
    log->unstored += done;
    return units;
}

uint32_t cp_log_step(struct cp *cp, uint32_t most)
{
    struct cp_log *log = cp_near(&cp->log);
    uint32_t entries = CP_SPILL ? readable(cp, log) : 0;

    if (entries)
        return read_entries(cp, log, entries, most);
    if (log->there | log->unstored)
        return store_read(cp);
    look(cp);
    return 1;
}

uint64_t cp_log_deadline(const struct cp *cp)
{
    return cp->log.pending ? cp->log.retry_at : UINT64_MAX;
}
