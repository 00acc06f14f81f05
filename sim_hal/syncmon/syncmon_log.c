/* syncmon_log.c - the Monitor Log as the SyncMon writes it. */
#include "syncmon/syncmon_log.h"

#include "engine/require.h"
#include "syncmon/syncmon_state.h"

/* Writing the log is no progress of the program (deadlock detection), and no wave can wait on words of the log. */
static void write_bytes(struct syncmon *syncmon, uint64_t address, const void *source, size_t bytes, uint64_t now)
{
    struct mem *memory = syncmon->memory;
    uint64_t last_change = memory->last_change;
    uint64_t changes = memory->changes;

    mem_write(memory, address, source, bytes, now);
    memory->last_change = last_change;
    memory->changes = changes;
}

/* Entries not read; more than there are when the word that the command processor stores makes no sense. */
static uint64_t unread_entries(const struct syncmon *syncmon)
{
    uint64_t read;

    mem_read(syncmon->memory, syncmon->log + offsetof(struct cp_log_control, read), &read, sizeof(read));
    return syncmon->log_written - read;
}

bool syncmon_log_has_space(const struct syncmon *syncmon)
{
    return syncmon->log_entries && unread_entries(syncmon) < syncmon->log_entries;
}

uint64_t syncmon_unread(const struct syncmon *syncmon)
{
    uint64_t entries = syncmon->log_entries ? unread_entries(syncmon) : 0;

    return entries < syncmon->log_entries ? entries : syncmon->log_entries;
}

static void write_written(struct syncmon *syncmon, uint64_t now)
{
    SIM_REQUIRE(syncmon->log_entries);
    write_bytes(syncmon, syncmon->log + offsetof(struct cp_log_control, written), &syncmon->log_written,
                sizeof(syncmon->log_written), now);
}

void syncmon_set_log(struct syncmon *syncmon, uint64_t log, uint32_t entries)
{
    SIM_REQUIRE(!(entries & (entries - 1)));
    SIM_REQUIRE(!entries || mem_contains(syncmon->memory, log, cp_log_bytes(entries)));
    SIM_REQUIRE(log % sizeof(struct cp_log_entry) == 0);
    syncmon->log = log;
    syncmon->log_entries = entries;
    if (!entries)
        return;
    mem_read(syncmon->memory, log + offsetof(struct cp_log_control, written), &syncmon->log_written,
             sizeof(syncmon->log_written));
    syncmon_log_publish(syncmon, syncmon->memory->last_change);
}

void syncmon_log_append(struct syncmon *syncmon, const struct mem_condition *condition, const struct mem_waiter *waiter,
                        uint64_t now)
{
    uint64_t number = syncmon->log_written++;
    uint64_t address = syncmon->log + sizeof(struct cp_log_control) +
                       (number & (syncmon->log_entries - 1)) * sizeof(struct cp_log_entry);
    uint32_t wrap_count = 1 + (uint32_t)(number >> __builtin_ctz(syncmon->log_entries));
    struct cp_log_entry entry = {.address = condition->address,
                                 .mask = condition->mask,
                                 .value = condition->value,
                                 .since = waiter->since,
                                 .slot = waiter->slot,
                                 .generation = waiter->generation,
                                 .wait_number = waiter->wait_number,
                                 .condition = condition->condition,
                                 .bytes = condition->bytes,
                                 .kernel = (uint16_t)waiter->kernel};

    SIM_REQUIRE(syncmon->log_entries && unread_entries(syncmon) <= syncmon->log_entries);
    if (syncmon_unread(syncmon) > syncmon->counters.log_peak)
        syncmon->counters.log_peak = syncmon_unread(syncmon);
    write_written(syncmon, now);
    write_bytes(syncmon, address, &entry, sizeof(entry), now);
    write_bytes(syncmon, address + offsetof(struct cp_log_entry, wrap_count), &wrap_count, sizeof(wrap_count), now);
    mem_l2_access(syncmon->l2, (uint32_t)(syncmon->log / MEM_LINE_BYTES), MEM_L2_WRITE_PART, now, now);
    mem_l2_access(syncmon->l2, (uint32_t)(address / MEM_LINE_BYTES), MEM_L2_WRITE_LINE, now, now);
}

void syncmon_log_publish(struct syncmon *syncmon, uint64_t now)
{
    const uint64_t stall[2] = {cp_stall_predictor_mean(&syncmon->stall), syncmon->stall.samples};

    _Static_assert(offsetof(struct cp_log_control, met_count) == offsetof(struct cp_log_control, met_mean) + 8, "");
    if (!syncmon->log_entries)
        return;
    write_bytes(syncmon, syncmon->log + offsetof(struct cp_log_control, met_mean), stall, sizeof(stall), now);
    if (syncmon->mean_writes && syncmon->resume == CP_RESUME_PREDICT)
        mem_l2_access(syncmon->l2, (uint32_t)(syncmon->log / MEM_LINE_BYTES), MEM_L2_WRITE_PART, now, now);
}
