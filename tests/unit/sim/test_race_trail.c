/* test_race_trail.c - which fence is missing between two accesses: ways through atomics of the latest synchronisation. */
#include "tools/bugs/race/kinds.h"
#include "tools/bugs/race/trail.h"

#include "test.h"

enum { WRITER, READER, THREADS };
enum { LOCK_SITE = 1, UNLOCK_SITE, TAKE_SITE };

#define FIRST  0x100u /* a word that the writer has taken */
#define SECOND 0x200u /* a word that it gives back */

/* An atomic of a thread at an instruction; the writer's access before all is instruction 1. */
static struct race_event atomic_of(uint32_t thread, uint32_t instruction, uint64_t address, uint32_t site)
{
    return (struct race_event){.kind = RACE_EVENT_ATOMIC,
                               .scope = RACE_SCOPE_AGENT,
                               .address = address,
                               .thread = thread,
                               .group = thread,
                               .instruction = instruction,
                               .site = site,
                               .reads = true,
                               .writes = true,
                               .answers = true};
}

/*
 * The writer takes a lock behind its access, without a fence, and gives another one back with its fences. The reader has had the
 * first, and then the second, with an acquire of each or not.
 */
static void names_what_the_reader_relied_on(void)
{
    static const struct {
        const char *name;
        bool releases, acquires;
        uint32_t count, lack, site;
    } rows[] = {
        {"nothing is missing", true, true, 0, 0, 0},
        {"the acquire of the lock that was given back", true, false, 1, RACE_LACKS_ACQUIRE, TAKE_SITE},
        {"the release of it, or of the first lock", false, true, 1, RACE_LACKS_RELEASE, LOCK_SITE},
    };

    for (uint32_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct race_trail trail = {0};
        struct race_missing missing;
        bool failed = false;
        struct race_event events[] = {atomic_of(WRITER, 2, FIRST, LOCK_SITE), atomic_of(READER, 1, FIRST, LOCK_SITE),
                                      atomic_of(WRITER, 3, SECOND, UNLOCK_SITE),
                                      atomic_of(READER, 2, SECOND, TAKE_SITE)};

        test_context(rows[i].name);
        events[1].acquires = true;
        events[2].releases = rows[i].releases;
        events[3].acquires = rows[i].acquires;
        for (uint32_t event = 0; event < sizeof(events) / sizeof(events[0]); event++)
            CHECK(race_trail_note(&trail, &events[event]));
        missing = race_trail_missing(&trail, WRITER, 1, READER, THREADS, &failed);
        CHECK(!failed);
        CHECK_EQUAL(missing.count, rows[i].count);
        if (rows[i].count) {
            CHECK_EQUAL(missing.lacks[0].lack, rows[i].lack);
            CHECK_EQUAL(missing.lacks[0].site, rows[i].site);
        }
        race_trail_free(&trail);
    }
    test_context(NULL);
}

TEST_MAIN()
{
    return test_run("race_trail", (const struct test_case[]){TEST(names_what_the_reader_relied_on), {0}});
}
