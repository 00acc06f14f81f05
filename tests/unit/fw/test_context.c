/* test_context.c - where contexts lie and how large they are. */
#include "context.h"

#include "fake_port.h"
#include "onward/context.h"
#include "test.h"

static struct fake_port port;
static struct cp cp;

static void bytes_by_the_formula(void)
{
    static const struct {
        const char *name;
        uint32_t waves, vgprs, sgprs, lds, want;
    } cases[] = {
        {"smallest", 1, 4, 16, 0, 64 + 192 + 1024 + 64},
        {"the paper's ten kilobytes", 1, 36, 32, 0, 64 + 192 + 9216 + 128},
        {"lds", 4, 24, 48, 512, 64 + 4 * (192 + 6144 + 192) + 512},
        {"largest", 16, 256, 128, 65536, 64 + 16 * (192 + 65536 + 512) + 65536},
        {"rounded up to 64", 1, 1, 1, 1, 64 + 192 + 256 + 64},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        CHECK_EQUAL(cp_context_bytes(cases[i].waves, cases[i].vgprs, cases[i].sgprs, cases[i].lds), cases[i].want);
    }
    test_context(0);
}

static void addresses_beyond_four_gigabytes(void)
{
    fake_port_init(&port, &cp);
    port.config.context_base = 0x1ffffffc0u;
    port.config.context_bytes = 0x80000000u;
    fake_port_start(&port);
    CHECK_EQUAL(cp_context_address(&cp, 0), 0x1ffffffc0u);
    CHECK_EQUAL(cp_context_address(&cp, 15), 0x1ffffffc0u + 15 * UINT64_C(0x80000000));
}

static void slot_holds_what_fits_exactly(void)
{
    struct cp_shape shape = {.waves = 2, .vgprs = 8, .sgprs = 16, .rest = CP_PAIR(1, 512)};

    fake_port_init(&port, &cp);
    port.config.context_bytes = cp_context_bytes(2, 8, 16, 512);
    fake_port_start(&port);
    CHECK(cp_context_holds(&cp, &shape));
    shape.sgprs = 32;
    CHECK(!cp_context_holds(&cp, &shape));
}

TEST_MAIN()
{
    return test_run("context", (const struct test_case[]){TEST(bytes_by_the_formula),
                                                          TEST(addresses_beyond_four_gigabytes),
                                                          TEST(slot_holds_what_fits_exactly),
                                                          {0}});
}
