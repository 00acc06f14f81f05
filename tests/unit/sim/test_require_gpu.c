/* test_require_gpu.c - the dispatcher and its parts notice what their callers may not do. */
#include "gpu/away.h"
#include "gpu/dispatcher.h"
#include "gpu/lives.h"
#include "gpu/move.h"
#include "support_require.h"
#include "test.h"

static struct parameters parameters = {.cus = 2};
static struct cu_kernel kernel;
static struct gpu_dispatcher dispatcher = {.parts = {.parameters = &parameters}};
static struct gpu_slot slot = {.dispatcher = &dispatcher, .kernel = &kernel, .state = GPU_SLOT_RESIDENT};

static void takes_an_event_that_is_not_there(void)
{
    gpu_dispatcher_event_taken(&dispatcher);
}

static void removes_from_an_empty_list(void)
{
    struct gpu_event_list list;

    if (gpu_event_list_init(&list, 1))
        gpu_event_list_remove_first(&list);
}

static void loses_a_cu_that_does_not_exist(void)
{
    gpu_dispatcher_lose_cu(&dispatcher, 2, 0);
}

static void host_answered(void *context, const struct cp_answer *answer, uint64_t now)
{
    (void)context, (void)answer, (void)now;
}

static void asks_before_the_answer(void)
{
    dispatcher.parts.host_answered = host_answered;
    dispatcher.host[1].awaits = true;
    gpu_dispatcher_host(&dispatcher, &(struct cp_event){.kind = CP_EVENT_HOST, .cu = 1});
}

static void lists_a_resident(void)
{
    gpu_away_can_run(&slot, 0);
}

static void saves_a_resident_that_is_not_given(void)
{
    slot.kernel = &kernel;
    gpu_slot_save(&slot, 0);
}

static void finishes_a_saved_workgroup(void)
{
    slot.state = GPU_SLOT_AWAY;
    gpu_slot_finish(&slot, 0);
}

static void stalls_without_a_launch(void)
{
    const struct gpu_observer next = {.context = NULL};
    struct gpu_lives lives;

    if (gpu_lives_init(&lives, 1, &next))
        lives.observer.life(&lives, 0, GPU_LIFE_STALLED, 0, 0, 0, "k", (const uint32_t[3]){0}, 0);
}

static void broken_promises_are_noticed(void)
{
    static const struct {
        void (*breaks)(void);
        const char *text;
    } cases[] = {{takes_an_event_that_is_not_there, "event\n"},
                 {removes_from_an_empty_list, "list->first != list->end"},
                 {loses_a_cu_that_does_not_exist, "cu < dispatcher->parts.parameters->cus"},
                 {asks_before_the_answer, "!dispatcher->host[event->cu].awaits"},
                 {lists_a_resident, "slot->state == GPU_SLOT_AWAY"},
                 {saves_a_resident_that_is_not_given, "gpu_shares_has"},
                 {finishes_a_saved_workgroup, "slot->state == GPU_SLOT_RESIDENT"},
                 {stalls_without_a_launch, "(life == GPU_LIFE_LAUNCHED)"}};

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        CHECK(support_requires(cases[i].breaks, cases[i].text));
}

TEST_MAIN()
{
    return test_run("require_gpu", (const struct test_case[]){TEST(broken_promises_are_noticed), {0}});
}
