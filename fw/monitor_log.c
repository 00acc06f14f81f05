/* monitor_log.c - entries of the Monitor Log, one at a time. */
#include "monitor_log.h"

#include "condition.h"
#include "policy.h"
#include "workgroup.h"

#include "onward/monitor_log.h"

enum outcome {
    DONE_WITH, /* the entry */
    NOT_NOW    /* it has to be looked at again */
};

bool cp_log_event(struct cp *cp)
{
    if (!cp_policy_watches(cp->config.policy))
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
    struct cp_log *log = &cp->log;

    if (!cp_send_store(cp, cp->config.log_base + __builtin_offsetof(struct cp_log_control, read), log->read, 8))
        return false;
    log->stored = log->read;
    return true;
}

/* Asks how far the log is written. A count that cannot be makes the firmware start again from there. */
static bool look(struct cp *cp)
{
    struct cp_log *log = &cp->log;
    uint64_t written = log->read;

    if (!load(cp, __builtin_offsetof(struct cp_log_control, written), &written, sizeof(written)) ||
        written - log->read > cp->config.log_entries) {
        cp->counters.log_rejected++;
        log->read = written;
    }
    log->written = written;
    if (written == log->read && log->read == log->stored)
        log->pending = false;
    return written != log->read || !log->pending || store_read(cp);
}

static bool is_sound(const struct cp *cp, const struct cp_log_entry *entry)
{
    const struct cp_kernel *k = &cp->kernels[cp->workgroups[entry->slot].kernel];

    return entry->condition >= 1 && entry->condition <= 4 && (entry->bytes == 4 || entry->bytes == 8) &&
           !(entry->address & (entry->bytes - 1u)) &&
           cp_range_holds(&cp->config.queues[k->begin.queue].process, entry->address, entry->bytes);
}

/* There is no record for a wait: it ends, to be tried again. */
static enum outcome turn_away(struct cp *cp, const struct cp_log_entry *entry)
{
    switch (cp_workgroup_end_wait(cp, entry->slot, entry->generation, entry->wait_number)) {
    case CP_END_BLOCKED:
        return NOT_NOW;
    case CP_END_LATCHED:
    case CP_END_LATER:
        cp->log.retry_at = cp->now + CP_LOG_RETRY;
        return NOT_NOW;
    default:
        cp->counters.log_full++;
        return DONE_WITH;
    }
}

static enum outcome take(struct cp *cp, struct cp_log_entry *entry)
{
    if (entry->slot >= cp->config.wg_slots) {
        cp->counters.log_rejected++;
        return DONE_WITH;
    }
    if (!cp_workgroup_may_wait(cp, entry->slot, entry->generation, entry->wait_number)) {
        cp->counters.log_stale++;
        return DONE_WITH;
    }
    if (!is_sound(cp, entry)) {
        cp->counters.log_rejected++;
        return DONE_WITH;
    }
    if (entry->since > cp->now)
        entry->since = cp->now;
    switch (cp_condition_file(cp, entry)) {
    case CP_FILED:
        cp->counters.log_entries++;
        return DONE_WITH;
    case CP_FILED_KNOWN:
        cp->counters.log_stale++;
        return DONE_WITH;
    case CP_FILED_BLOCKED:
        return NOT_NOW;
    default:
        return turn_away(cp, entry);
    }
}

/* The place is claimed, but not filled: patience, for a time. */
static enum outcome miss(struct cp *cp)
{
    if (++cp->log.tries < CP_LOG_TRIES) {
        cp->log.retry_at = cp->now + CP_LOG_RETRY;
        return NOT_NOW;
    }
    cp->counters.log_torn++;
    return DONE_WITH;
}

static enum outcome read_entry(struct cp *cp)
{
    uint64_t n = cp->log.read;
    uint64_t offset = sizeof(struct cp_log_control) + (n & (cp->config.log_entries - 1)) * sizeof(struct cp_log_entry);
    struct cp_log_entry entry;
    uint32_t lap = 0;

    /* The lap is written last, so it is read first. */
    if (!load(cp, offset + __builtin_offsetof(struct cp_log_entry, lap), &lap, sizeof(lap)) ||
        lap != (uint32_t)(1 + (n >> cp_lowest_bit(cp->config.log_entries))) || !load(cp, offset, &entry, sizeof(entry)))
        return miss(cp);
    return take(cp, &entry);
}

bool cp_log_step(struct cp *cp)
{
    struct cp_log *log = &cp->log;

    if (!log->pending || log->retry_at > cp->now)
        return false;
    if (log->read - log->stored >= cp->config.log_entries / 2)
        return store_read(cp);
    if (log->read == log->written)
        return look(cp);
    if (read_entry(cp) == NOT_NOW)
        return !cp->blocked;
    log->read++;
    log->tries = 0;
    return true;
}

uint64_t cp_log_deadline(const struct cp *cp)
{
    return cp->log.pending ? cp->log.retry_at : UINT64_MAX;
}
