/* flush.c - counting write-backs and their acknowledgements. */
#include "mem/flush.h"

#include "engine/require.h"

static uint64_t later_cycle(uint64_t a, uint64_t b)
{
    return a > b ? a : b;
}

uint64_t mem_write_back_sent(struct mem_write_backs *write_backs)
{
    SIM_REQUIRE(write_backs->under_way <= write_backs->next);
    write_backs->under_way++;
    return write_backs->next++;
}

static void schedule_end(struct mem_flush *flush)
{
    SIM_REQUIRE(flush->waiting);
    SIM_REQUIRE(!flush->left);
    /* Without memory for the far future the event comes early, and is scheduled again. */
    if (!clock_schedule(flush->clock, &flush->event, later_cycle(flush->done, flush->clock->now)))
        clock_schedule(flush->clock, &flush->event, flush->clock->now + CLOCK_BUCKETS - 1);
}

static void remove_flush(struct mem_flush *flush)
{
    struct mem_flush **link = &flush->of->flushes;

    SIM_REQUIRE(flush->of->flushes);
    while (*link != flush)
        link = &(*link)->next;
    *link = flush->next;
}

static void flush_fired(struct clock_event *event, uint64_t cycle)
{
    struct mem_flush *flush = event->owner;

    SIM_REQUIRE(flush->waiting);
    if (cycle < flush->done) {
        schedule_end(flush);
        return;
    }
    remove_flush(flush);
    flush->waiting = false;
    flush->finished(flush->owner, cycle);
}

void mem_write_back_served(struct mem_write_backs *write_backs, uint64_t number, uint64_t done)
{
    SIM_REQUIRE(write_backs->under_way > 0);
    SIM_REQUIRE(number < write_backs->next);
    write_backs->under_way--;
    write_backs->acknowledged = later_cycle(write_backs->acknowledged, done);
    for (struct mem_flush *flush = write_backs->flushes; flush; flush = flush->next) {
        if (number >= flush->mark)
            continue;
        SIM_REQUIRE(flush->left > 0);
        flush->done = later_cycle(flush->done, done);
        if (--flush->left == 0)
            schedule_end(flush);
    }
}

bool mem_flush_wait(struct mem_write_backs *write_backs, struct clock *clock, struct mem_flush *flush, uint64_t now)
{
    SIM_REQUIRE(!flush->waiting);
    SIM_REQUIRE(!flush->event.scheduled);
    SIM_REQUIRE(flush->finished);
    if (!write_backs->under_way && write_backs->acknowledged <= now)
        return false;
    flush->of = write_backs;
    flush->clock = clock;
    flush->mark = write_backs->next;
    flush->left = write_backs->under_way;
    flush->done = write_backs->acknowledged;
    flush->waiting = true;
    flush->event.fire = flush_fired;
    flush->event.owner = flush;
    flush->next = write_backs->flushes;
    write_backs->flushes = flush;
    if (!flush->left)
        schedule_end(flush);
    return true;
}

void mem_flush_stop(struct mem_flush *flush)
{
    if (!flush->waiting)
        return;
    clock_cancel(flush->clock, &flush->event);
    remove_flush(flush);
    flush->waiting = false;
}
