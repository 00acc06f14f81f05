/* syncmon.c - the SyncMon: arming, updates, and the waiters that these resume. */
#include "syncmon/syncmon.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"
#include "engine/reserve.h"
#include "syncmon/syncmon_atomics.h"
#include "syncmon/syncmon_resume.h"
#include "syncmon/syncmon_table.h"

static void land(struct clock_event *event, uint64_t cycle);

struct syncmon *syncmon_create(const struct parameters *parameters, struct mem *memory, struct mem_l2 *l2,
                               struct mem_writes *writes, struct clock *clock)
{
    struct syncmon *syncmon = calloc(1, sizeof(*syncmon));

    SIM_REQUIRE(l2->memory == memory);
    if (!syncmon)
        return NULL;
    syncmon->memory = memory;
    syncmon->l2 = l2;
    syncmon->writes = writes;
    syncmon->clock = clock;
    syncmon->grace = parameters->syncmon_grace;
    syncmon->mean_writes = parameters->log_mean_writes;
    syncmon->landing.fire = land;
    syncmon->landing.owner = syncmon;
    if (!syncmon_table_init(syncmon, parameters)) {
        syncmon_free(syncmon);
        return NULL;
    }
    return syncmon;
}

void syncmon_free(struct syncmon *syncmon)
{
    if (!syncmon)
        return;
    clock_cancel(syncmon->clock, &syncmon->landing);
    syncmon_table_free(syncmon);
    free(syncmon->flights);
    free(syncmon);
}

void syncmon_listen(struct syncmon *syncmon, const struct syncmon_callbacks *callbacks)
{
    SIM_REQUIRE(!syncmon->registered && !syncmon->counters.armed);
    syncmon->callbacks = *callbacks;
}

void syncmon_observe(struct syncmon *syncmon, const struct mem_access_observer *accesses)
{
    syncmon->accesses = accesses;
}

void syncmon_set_mode(struct syncmon *syncmon, enum cp_watch watch, enum cp_resume resume)
{
    SIM_REQUIRE(watch == CP_WATCH_VALUE || watch == CP_WATCH_ACCESS);
    SIM_REQUIRE(resume <= CP_RESUME_EXACT);
    syncmon->watch = watch;
    syncmon->resume = resume;
    if (resume != CP_RESUME_EXACT)
        syncmon->flight_count = 0;
}

void syncmon_set_extensions(struct syncmon *syncmon, uint32_t extensions)
{
    syncmon->defers = extensions & CP_EXTENSION_DEFERRED;
    syncmon->graces = extensions & CP_EXTENSION_GRACE;
    syncmon->barges = syncmon->defers && extensions & CP_EXTENSION_BARGING;
    syncmon->gates = syncmon->defers && extensions & CP_EXTENSION_GATES;
    if (!syncmon->watched)
        syncmon->skewed = extensions & CP_EXTENSION_SKEWED;
}

bool syncmon_watches_reads(const struct syncmon *syncmon)
{
    return syncmon->watch == CP_WATCH_ACCESS;
}

bool syncmon_watches_line(const struct syncmon *syncmon, uint32_t line)
{
    return mem_l2_is_pinned(syncmon->l2, line);
}

bool syncmon_logs_line(const struct syncmon *syncmon, uint32_t line)
{
    return syncmon->logged_lines[syncmon_line_cell(line)] != 0;
}

uint32_t syncmon_waiters(const struct syncmon *syncmon)
{
    return syncmon->registered;
}

uint32_t syncmon_waiters_of_line(const struct syncmon *syncmon, uint64_t line)
{
    uint32_t count = 0;

    for (const struct syncmon_word *word = syncmon_words_of_line(syncmon, line); word; word = word->chain)
        count += word->address / MEM_LINE_BYTES == line ? word->registered : 0;
    return count;
}

uint32_t syncmon_waiters_of_word(const struct syncmon *syncmon, uint64_t address)
{
    uint32_t count = 0;

    for (const struct syncmon_word *word = syncmon_words_of_line(syncmon, address / MEM_LINE_BYTES); word;
         word = word->chain)
        count += word->address == address ? word->registered : 0;
    return count;
}

const struct syncmon_counters *syncmon_counters(const struct syncmon *syncmon)
{
    return &syncmon->counters;
}

/* CP_RESUME_EXACT: waiters that are on their way */

/* Returns false if the host has no memory. */
static bool add_flight(struct syncmon *syncmon, const struct syncmon_registration *registration)
{
    SIM_REQUIRE(syncmon->resume == CP_RESUME_EXACT);
    SIM_REQUIRE(syncmon->flight_count <= syncmon->flight_capacity);
    if (registration->waiter.atomic == EXECUTE_ATOMIC_LOAD)
        return true; /* changes nothing for others */
    if (!sim_reserve(&syncmon->flights, &syncmon->flight_capacity, syncmon->flight_count, sizeof *syncmon->flights))
        return false;
    syncmon->flights[syncmon->flight_count++] = (struct syncmon_flight){.waiter = registration->waiter,
                                                                        .address = registration->condition.address,
                                                                        .bytes = registration->condition.bytes,
                                                                        .over = false};
    return true;
}

/* Ends those of a slot that are not the given wait, or a later one, of this generation. What they have left to others
 * is found out by an event, because waits may end inside a report of the monitor. */
static void drop_flights(struct syncmon *syncmon, uint32_t slot, uint32_t generation, uint64_t wait_number)
{
    for (uint32_t i = 0; i < syncmon->flight_count; i++) {
        struct syncmon_flight *flight = &syncmon->flights[i];
        const struct mem_waiter *waiter = &flight->waiter;

        if (flight->over || waiter->slot != slot ||
            (waiter->generation == generation && waiter->wait_number >= wait_number))
            continue;
        flight->over = true;
        if (!syncmon->landing.scheduled)
            clock_schedule(syncmon->clock, &syncmon->landing, syncmon->clock->now);
    }
}

void syncmon_tried(struct syncmon *syncmon, uint32_t slot, uint32_t generation)
{
    drop_flights(syncmon, slot, generation, UINT64_MAX);
}

/* The result of a waiter's atomic on a value. */
static uint64_t tried_on(const struct mem_waiter *waiter, uint32_t bytes, uint64_t value)
{
    return execute_atomic_result((enum execute_atomic)waiter->atomic, bytes, value, waiter->operand[0],
                                 waiter->operand[1]);
}

/* Arming */

static struct mem_condition normal_form(const struct mem_condition *condition)
{
    struct mem_condition normal = *condition;
    uint64_t whole = condition->bytes == 8 ? UINT64_MAX : UINT32_MAX;

    SIM_REQUIRE(condition->bytes == 4 || condition->bytes == 8);
    normal.mask &= whole;
    normal.value &= whole;
    return normal;
}

static enum syncmon_armed spill_wait(struct syncmon *syncmon, const struct mem_condition *condition,
                                     const struct mem_condition *watched, const struct mem_waiter *waiter,
                                     struct syncmon_word *word, uint64_t now)
{
    SIM_REQUIRE(!watched->mask || watched->mask == condition->mask);
    if (!syncmon_log_has_space(syncmon) || !syncmon_registration_log(syncmon, condition, watched, waiter, word, now)) {
        syncmon->counters.log_full++;
        return SYNCMON_ARM_FULL;
    }
    syncmon_log_append(syncmon, condition, waiter, now);
    syncmon->counters.logged++;
    if (syncmon->callbacks.logged)
        syncmon->callbacks.logged(syncmon->callbacks.context, syncmon->log_written, now);
    return SYNCMON_ARM_LOGGED;
}

/* Where any access resumes, waiters for different values of a word wait for the same. */
static struct mem_condition watched_form(const struct syncmon *syncmon, const struct mem_condition *condition)
{
    struct mem_condition watched = *condition;

    if (syncmon->watch != CP_WATCH_ACCESS)
        return watched;
    watched.condition = ISA_WAIT_GE;
    watched.mask = watched.value = 0;
    return watched;
}

enum syncmon_armed syncmon_arm(struct syncmon *syncmon, const struct mem_condition *condition,
                               const struct mem_waiter *waiter, uint64_t now)
{
    struct mem_condition normal = normal_form(condition);
    struct mem_condition watched = watched_form(syncmon, &normal);
    struct syncmon_word *word;
    enum syncmon_armed result;

    SIM_REQUIRE(condition->condition != ISA_WAIT_NONE);
    SIM_REQUIRE(condition->address % condition->bytes == 0);
    SIM_REQUIRE(mem_contains(syncmon->memory, condition->address, condition->bytes));
    SIM_REQUIRE(waiter->lane < ISA_LANES);
    if (syncmon_registration_find(syncmon, waiter, &normal) || syncmon_registration_find(syncmon, waiter, &watched))
        return SYNCMON_ARM_AGAIN;
    drop_flights(syncmon, waiter->slot, waiter->generation, waiter->wait_number);
    word = syncmon_word_get(syncmon, normal.address, normal.bytes);
    if (!word)
        return SYNCMON_ARM_FULL;
    if (!syncmon_condition_is_spilled(syncmon, &watched) &&
        syncmon_registration_watch(syncmon, &watched, waiter, word, now)) {
        syncmon->counters.armed++;
        return SYNCMON_ARM_WATCHED;
    }
    result = spill_wait(syncmon, &normal, &watched, waiter, word, now);
    syncmon_word_release(syncmon, word);
    return result;
}

void syncmon_end(struct syncmon *syncmon, uint32_t slot, uint32_t generation, uint32_t wait_number)
{
    struct syncmon_registration *at = syncmon_registrations_of(syncmon, slot, generation, wait_number);

    drop_flights(syncmon, slot, generation, wait_number);
    while (at) {
        struct syncmon_registration *next = at->chain;
        struct syncmon_word *word = at->word;

        if (syncmon_is_of_wait(at, slot, generation, wait_number)) {
            syncmon_registration_remove(syncmon, at);
            syncmon_word_release(syncmon, word);
        }
        at = next;
    }
}

bool syncmon_any_holds(const struct syncmon *syncmon, uint32_t slot, uint32_t generation, uint32_t wait_number)
{
    const struct syncmon_registration *at = syncmon_registrations_of(syncmon, slot, generation, wait_number);

    for (; at; at = at->chain) {
        const struct mem_condition *condition = &at->condition;

        if (syncmon_is_of_wait(at, slot, generation, wait_number) &&
            execute_wait_satisfied((enum isa_wait_condition)condition->condition, at->word->value, condition->mask,
                                   condition->value))
            return true;
    }
    return false;
}

/* Resuming */

/* How many waiters of a condition that is met go on. */
static uint32_t waiters_to_resume(struct syncmon *syncmon, const struct syncmon_watch *watch)
{
    uint32_t bloom = watch->word->bloom;
    bool all;

    SIM_REQUIRE(watch->count > 0);
    if (syncmon->resume == CP_RESUME_ALL)
        return watch->count;
    if (syncmon->resume == CP_RESUME_ONE || watch->count == 1)
        return 1;
    all = bloom == SYNCMON_BLOOM_NONE || cp_resume_predict_all(watch->count, &syncmon->blooms[bloom]);
    syncmon->counters.resume_all += all;
    syncmon->counters.resume_one += !all;
    return all ? watch->count : 1;
}

/* Those left may have more of them follow: it may be no lock. It is one when the next would take it, and has to try. A
 * monitor that does not keep the atomics cannot tell. */
static bool may_be_no_lock(const struct syncmon *syncmon, const struct syncmon_watch *watch)
{
    return syncmon->graces && syncmon->resume == CP_RESUME_PREDICT && watch->count &&
           !(syncmon->defers && syncmon_must_retry(watch->waiters.first));
}

static void resume_condition(struct syncmon *syncmon, struct syncmon_watch *watch, uint64_t now)
{
    syncmon_note_met(syncmon, watch);
    syncmon_resume_oldest(syncmon, watch, waiters_to_resume(syncmon, watch), now);
    if (may_be_no_lock(syncmon, watch))
        syncmon_more_later(syncmon, watch, 1);
}

/* Looks for met conditions of a word in one set: where equalities with its value lie, or where all others lie. */
static void check_set(struct syncmon *syncmon, const struct syncmon_word *word, uint64_t value, bool by_value,
                      uint64_t now)
{
    for (uint32_t way = 0; way < syncmon->ways; way++) {
        struct syncmon_watch *watch = syncmon_watch_place(syncmon, word->address, by_value ? value : 0, way);
        const struct mem_condition *condition = &watch->condition;

        if (watch->count && watch->word == word && watch->by_value == by_value &&
            execute_wait_satisfied((enum isa_wait_condition)condition->condition, value, condition->mask,
                                   condition->value))
            resume_condition(syncmon, watch, now);
    }
}

static void resume_word(struct syncmon *syncmon, const struct syncmon_word *word, uint64_t now)
{
    while (word->waiters.first)
        syncmon_resume(syncmon, word->waiters.first, now);
}

/* Those whose atomics will find their condition true, one after the other. */
static void resume_exactly(struct syncmon *syncmon, const struct syncmon_word *word, uint64_t value, uint64_t now)
{
    struct syncmon_registration *at = word->waiters.first;

    for (uint32_t i = 0; i < syncmon->flight_count; i++) {
        const struct syncmon_flight *flight = &syncmon->flights[i];

        if (!flight->over && flight->address == word->address && flight->bytes == word->bytes)
            value = tried_on(&flight->waiter, word->bytes, value);
    }
    while (at) {
        struct syncmon_registration *next = at->next[SYNCMON_WAITERS_OF_WORD];
        const struct mem_condition *condition = &at->condition;

        if (execute_wait_satisfied((enum isa_wait_condition)condition->condition, value, condition->mask,
                                   condition->value) &&
            add_flight(syncmon, at)) {
            SIM_REQUIRE(at->watch);
            value = tried_on(&at->waiter, word->bytes, value);
            syncmon_note_met(syncmon, at->watch);
            syncmon_resume(syncmon, at, now);
        }
        at = next;
    }
}

static struct syncmon_word *find_word(const struct syncmon *syncmon, uint64_t address, uint8_t bytes)
{
    struct syncmon_word *word = syncmon_words_of_line(syncmon, address / MEM_LINE_BYTES);

    while (word && (word->address != address || word->bytes != bytes))
        word = word->chain;
    return word;
}

/* Flights are over. Perhaps a waiter that was resumed has not tried its atomic, and left its condition to the next. */
static void land(struct clock_event *event, uint64_t cycle)
{
    struct syncmon *syncmon = event->owner;
    uint32_t i = 0;

    SIM_REQUIRE(syncmon->flight_count <= syncmon->flight_capacity);
    syncmon->resumed_count = 0;
    while (i < syncmon->flight_count) {
        const struct syncmon_flight flight = syncmon->flights[i];
        struct syncmon_word *word;

        if (!flight.over) {
            i++;
            continue;
        }
        memmove(&syncmon->flights[i], &syncmon->flights[i + 1],
                (--syncmon->flight_count - i) * sizeof(*syncmon->flights));
        word = find_word(syncmon, flight.address, flight.bytes);
        if (!word || !word->registered)
            continue;
        resume_exactly(syncmon, word, syncmon_word_read(syncmon, word), cycle);
        syncmon_word_release(syncmon, word);
    }
    syncmon_deliver(syncmon, cycle);
}

static void update_word(struct syncmon *syncmon, struct syncmon_word *word, bool empty_section, uint64_t now)
{
    uint64_t value = syncmon_word_read(syncmon, word);

    SIM_REQUIRE(word->registered > 0);
    syncmon_note_value(syncmon, word, value);
    if (syncmon->barges)
        syncmon_note_section(word, empty_section);
    if (syncmon->defers) {
        syncmon_execute(syncmon, word, now);
        value = word->value;
    }
    if (syncmon->watch == CP_WATCH_ACCESS) {
        resume_word(syncmon, word, now);
    } else if (syncmon->resume == CP_RESUME_EXACT) {
        resume_exactly(syncmon, word, value, now);
    } else {
        check_set(syncmon, word, value, true, now);
        check_set(syncmon, word, value, false, now);
    }
}

static void touch_words(struct syncmon *syncmon, uint64_t address, uint32_t bytes, bool written, bool empty_section,
                        uint64_t now)
{
    struct syncmon_word *word = syncmon_words_of_line(syncmon, address / MEM_LINE_BYTES);

    SIM_REQUIRE(bytes >= 1);
    SIM_REQUIRE(address % MEM_LINE_BYTES + bytes <= MEM_LINE_BYTES);
    syncmon->resumed_count = 0;
    while (word) {
        struct syncmon_word *next = word->chain;

        if (syncmon_word_is_touched(word, address, bytes)) {
            if (written)
                update_word(syncmon, word, empty_section, now);
            else
                resume_word(syncmon, word, now);
            syncmon_word_release(syncmon, word);
        }
        word = next;
    }
    syncmon_deliver(syncmon, now);
}

void syncmon_written(struct syncmon *syncmon, uint64_t address, uint32_t bytes, bool empty_section, uint64_t now)
{
    touch_words(syncmon, address, bytes, true, empty_section, now);
}

void syncmon_read(struct syncmon *syncmon, uint64_t address, uint32_t bytes, uint64_t now)
{
    if (syncmon->watch == CP_WATCH_ACCESS)
        touch_words(syncmon, address, bytes, false, false, now);
}
