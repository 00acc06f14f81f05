/* syncmon_resume.c - waiters that go on. */
#include "syncmon/syncmon_resume.h"

#include "engine/require.h"
#include "syncmon/syncmon_log.h"
#include "syncmon/syncmon_table.h"

void syncmon_resume(struct syncmon *syncmon, struct syncmon_registration *registration, uint64_t cycle)
{
    const struct syncmon_registration *oldest = registration->watch->waiters.first;

    SIM_REQUIRE(registration->watch->count > 0);
    SIM_REQUIRE(syncmon->resumed_count < syncmon->waiters);
    syncmon->counters.overtaken += oldest->waiter.since < registration->waiter.since;
    syncmon->counters.resumed++;
    cp_stall_predictor_note(&syncmon->stall, cycle - registration->armed);
    syncmon->resumed[syncmon->resumed_count++] =
        (struct syncmon_resumed){.waiter = registration->waiter, .cycle = cycle};
    syncmon_registration_remove(syncmon, registration);
}

void syncmon_note_met(struct syncmon *syncmon, struct syncmon_watch *watch)
{
    SIM_REQUIRE(watch->count > 0);
    SIM_REQUIRE(watch->met_at <= syncmon->counters.updates);
    SIM_REQUIRE(watch->word->changes >= watch->changes);
    if (watch->met_at == syncmon->counters.updates)
        return;
    watch->met_at = syncmon->counters.updates;
    syncmon->counters.met++;
    syncmon->counters.updates_until_met += watch->word->changes - watch->changes;
    watch->changes = watch->word->changes;
}

void syncmon_note_value(struct syncmon *syncmon, struct syncmon_word *word, uint64_t value)
{
    SIM_REQUIRE(word->registered > 0);
    syncmon->counters.updates++;
    word->changes += value != word->value;
    word->value = value;
    if (word->bloom != SYNCMON_BLOOM_NONE)
        cp_bloom_add(&syncmon->blooms[word->bloom], value);
}

/* All is in order again: reports the resumed waiters. */
void syncmon_deliver(struct syncmon *syncmon, uint64_t now)
{
    uint32_t count = syncmon->resumed_count;

    SIM_REQUIRE(count <= syncmon->waiters);
    if (!count)
        return;
    syncmon_log_publish(syncmon, now);
    for (uint32_t i = 0; i < count && syncmon->callbacks.met; i++)
        syncmon->callbacks.met(syncmon->callbacks.context, &syncmon->resumed[i].waiter, syncmon->resumed[i].cycle);
}

bool syncmon_word_is_touched(const struct syncmon_word *word, uint64_t address, uint32_t bytes)
{
    SIM_REQUIRE(bytes >= 1);
    return word->registered && word->address < address + bytes && address < word->address + word->bytes;
}
