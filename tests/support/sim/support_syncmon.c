/* support_syncmon.c - see support_syncmon.h. */
#include "support_syncmon.h"

#include "test.h"

struct monitor monitor;

static void note_met(void *context, const struct mem_waiter *waiter, uint64_t cycle)
{
    CHECK(context == &monitor);
    CHECK(monitor.met_count < MONITOR_MOST);
    if (monitor.met_count == MONITOR_MOST)
        return;
    monitor.met_cycle[monitor.met_count] = cycle;
    monitor.met[monitor.met_count++] = *waiter;
}

static bool note_answer(void *context, const struct mem_waiter *waiter, const struct mem_condition *condition,
                        uint64_t old, bool takes)
{
    CHECK(context == &monitor && condition->address);
    CHECK(monitor.answer_count < MONITOR_MOST);
    if (monitor.away >> waiter->slot & 1 || monitor.answer_count == MONITOR_MOST)
        return false;
    monitor.takes[monitor.answer_count] = takes;
    monitor.answers[monitor.answer_count++] = (struct monitor_answer){waiter->slot, old};
    return true;
}

static void note_logged(void *context, uint64_t written, uint64_t cycle)
{
    (void)cycle;
    CHECK(context == &monitor);
    CHECK_EQUAL(written, monitor.logged + 1);
    monitor.logged = written;
}

void monitor_start(const char *const *settings)
{
    const struct syncmon_callbacks callbacks = {
        .context = &monitor, .met = note_met, .execute = note_answer, .logged = note_logged};

    rig_start(&monitor.rig, settings);
    mem_allow(&monitor.rig.memory, MONITOR_WORD, 256, MEM_RIGHTS_READ_WRITE);
    monitor.syncmon = path_syncmon(monitor.rig.system);
    syncmon_listen(monitor.syncmon, &callbacks);
    monitor.met_count = 0;
    monitor.logged = 0;
    monitor.away = 0;
    monitor.answer_count = 0;
}

void monitor_stop(void)
{
    rig_stop(&monitor.rig);
}

void monitor_store(uint64_t address, uint64_t value, uint32_t bytes, uint64_t now)
{
    path_cp_store(monitor.rig.system, address, &value, bytes, now);
}

void monitor_store_read(uint64_t read)
{
    monitor_store(MONITOR_LOG + offsetof(struct cp_log_control, read), read, sizeof(read), 1000);
}

bool monitor_watches(uint64_t address)
{
    return syncmon_watches_line(monitor.syncmon, (uint32_t)(address / MEM_LINE_BYTES));
}

const struct syncmon_counters *monitor_counters(void)
{
    return syncmon_counters(monitor.syncmon);
}
