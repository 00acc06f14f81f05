/* test_require_scopes.c - broken promises of sim_hal/scopes are noticed. */
#include "scopes/scopes_home.h"

#include "support_require.h"
#include "test.h"

static const struct scopes_config two_cus = {.mode = SCOPES_SELECTIVE, .cus = 2, .pa = 1, .owner = 1};
static struct scopes_port port; /* not called: the promise is broken before */
static struct scopes protocol;
static uint32_t lines[2];

static struct scopes_fifo empty_fifo(void)
{
    return (struct scopes_fifo){.lines = lines, .size = 2};
}

static void start(void)
{
    scopes_init(&protocol, &two_cus, &port, NULL);
}

static void pushes_into_a_full_fifo(void)
{
    struct scopes_fifo fifo = empty_fifo();

    scopes_fifo_push(&fifo, 1);
    scopes_fifo_push(&fifo, 2);
    scopes_fifo_push(&fifo, 3);
}

static void pops_an_empty_fifo(void)
{
    struct scopes_fifo fifo = empty_fifo();
    uint64_t number;

    scopes_fifo_pop(&fifo, &number);
}

static void names_a_cu_beyond_the_set(void)
{
    scopes_cu_set_of(SCOPES_CU_SET_WORDS * 64u);
}

static void starts_on_a_cu_that_is_not_there(void)
{
    start();
    scopes_start(&protocol, 2, 0, 1, 0);
}

static void acknowledges_an_unsent_write(void)
{
    start();
    scopes_written(&protocol, 0, 0);
}

static void returns_a_cu_that_was_not_lost(void)
{
    start();
    scopes_home_return(&protocol, 1);
}

static void broken_promises_are_noticed(void)
{
    static const struct {
        void (*breaks)(void);
        const char *text;
    } cases[] = {
        {pushes_into_a_full_fifo, "!scopes_fifo_full(fifo)"},
        {pops_an_empty_fifo, "scopes_fifo_count(fifo) > 0"},
        {names_a_cu_beyond_the_set, "cu < SCOPES_CU_SET_WORDS * 64u"},
        {starts_on_a_cu_that_is_not_there, "cu < scopes->config.cus"},
        {acknowledges_an_unsent_write, "number < l1->sent"},
        {returns_a_cu_that_was_not_lost, "!scopes_cu_set_has(scopes->home.live, cu)"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        CHECK(support_requires(cases[i].breaks, cases[i].text));
}

TEST_MAIN()
{
    return test_run("require_scopes", (const struct test_case[]){TEST(broken_promises_are_noticed), {0}});
}
