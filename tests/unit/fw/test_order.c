/* test_order.c - the order of dispatches of several tenants: slot time, weights, CUs that are full for all. */
#include "order.h"

#include "compute_unit.h"
#include "schedule_bench.h"

#define RATE  256u                 /* units of slot time in a unit of time, of a queue of weight 1 */
#define UNIT  (CP_ORDER_SLOT / 8u) /* of time, in cycles */
#define LAG   (4u * RATE)          /* units of slot time that a queue may be behind */
#define SLOTS 32u                  /* with 16 waves on each of two SIMDs */

/* Each tenant has a queue and a kernel of this many WGs. */
static void open_tenants(uint32_t count, uint32_t groups)
{
    fake_port_start(&port);
    for (uint32_t i = 0; i < count; i++)
        fake_port_open_in(&port, i, groups, 1);
    fake_port_settle(&port);
    fake_port_forget(&port);
}

static void expect_order(const char *order)
{
    uint32_t k = cp.first_kernel;

    for (; *order && k != CP_KERNEL_NONE; order++, k = cp.kernels[k].after)
        CHECK_EQUAL(k, (uint32_t)(*order - '0'));
    CHECK(!*order && k == CP_KERNEL_NONE);
}

/* By priority, by slots, by slot time, which may wrap; and what is equal by turns. */
static void slot_time_decides(void)
{
    static const struct {
        const char *name;
        uint32_t priorities[4], slots[4], behind[4], slot_time;
        const char *order;
    } rows[] = {
        {"equal: as sorted", {1, 1, 1, 1}, {0, 0, 0, 0}, {0, 0, 0, 0}, 5, "0123"},
        {"fewest slots first", {1, 1, 1, 1}, {4, 1, 3, 2}, {0, 0, 0, 0}, 5, "1320"},
        {"furthest behind first", {1, 1, 1, 1}, {1, 1, 1, 1}, {4, 7, 5, 6}, 9, "1320"},
        {"around zero", {1, 1, 1, 1}, {0, 0, 0, 0}, {4, 7, 5, 6}, 5, "1320"},
        {"no time is worth a slot", {1, 1, 1, 1}, {1, 0, 1, 0}, {LAG, 0, 9 * LAG, 3}, 5, "3102"},
        {"no time is more than the bound", {1, 1, 1, 1}, {0, 0, 0, 0}, {LAG, LAG + 1, 1u << 31, LAG - 1}, 5, "0123"},
        {"priority first", {1, 3, 1, 3}, {0, 2000, 1, 1000}, {0, 0, 0, 0}, 5, "3102"},
    };

    for (uint32_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        test_context(rows[i].name);
        init();
        for (uint32_t k = 0; k < 4; k++)
            port.config.queues[k].priority = rows[i].priorities[k];
        fake_port_start(&port);
        for (uint32_t k = 0; k < 4; k++)
            fake_port_open_in(&port, k, 1, 1);
        cp.slot_time = rows[i].slot_time;
        for (uint32_t k = 0; k < 4; k++) {
            cp.queues[k].load = rows[i].slots[k] * RATE;
            cp.queues[k].used = cp.slot_time - rows[i].behind[k];
        }
        for (uint32_t k = 0; k < 4; k++)
            cp_order_sort(&cp, &cp.kernels[k], false);
        expect_order(rows[i].order);
    }
    test_context(0);
}

/* The dispatches of a queue go together, the oldest first, whichever of them has changed. */
static void dispatches_of_a_queue_stay_together(void)
{
    init();
    fake_port_start(&port);
    fake_port_open_in(&port, 0, 1, 1);
    fake_port_open_in(&port, 1, 1, 1);
    fake_port_open_in(&port, 0, 1, 1);
    expect_order("102");
    fake_port_open_in(&port, 2, 1, 1);
    expect_order("1023");
    cp.queues[0].load = RATE;
    cp_order_sort(&cp, &cp.kernels[2], false);
    expect_order("1302");
    cp.queues[1].load = 2 * RATE;
    cp_order_sort(&cp, &cp.kernels[1], false);
    expect_order("3021");
    cp.queues[0].load = 0;
    cp_order_sort(&cp, &cp.kernels[0], false);
    expect_order("3021");
    cp.queues[0].used = cp.slot_time - 1;
    cp_order_sort(&cp, &cp.kernels[0], false);
    expect_order("0231");
}

static void a_charge_is_slots_by_time_over_weight(void)
{
    static const struct {
        const char *name;
        uint16_t weight;
        uint32_t waves, units, load, used;
    } rows[] = {{"weight 1", 1, 2, 3, 2 * 256, 3 * 2 * 256},
                {"none is 1", 0, 2, 3, 2 * 256, 3 * 2 * 256},
                {"weight 2", 2, 2, 3, 2 * 128, 3 * 2 * 128},
                {"weight 256", 256, 4, 7, 4, 4 * 7},
                {"no time", 1, 3, 0, 3 * 256, 0},
                {"no more than counts in advance", 1, 1, 100, 256, 8 * 256}};

    for (uint32_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct cp_queue *q = &cp.queues[1];

        test_context(rows[i].name);
        init();
        port.config.queues[1].weight = rows[i].weight;
        port.now = 0x1fff0ull * UNIT; /* the time of the queue wraps */
        fake_port_start(&port);
        fake_port_open_in(&port, 1, 1, rows[i].waves);
        fake_port_open_in(&port, 0, 1, 1);        /* of a tenant alone no time is counted */
        cp.slot_time = q->used = UINT32_MAX - 10; /* it wraps, too */
        cp_order_charge(&cp, &cp.kernels[0], 1);
        CHECK_EQUAL(q->load, rows[i].load);
        CHECK_EQUAL(q->used, UINT32_MAX - 10);
        cp.now += rows[i].units * UNIT;
        cp_order_charge(&cp, &cp.kernels[0], UINT32_MAX);
        CHECK_EQUAL(q->used - (UINT32_MAX - 10), rows[i].used);
        CHECK_EQUAL(q->load, 0);
        CHECK_EQUAL(cp.slot_time, q->used);
    }
    test_context(0);
}

/* How far a queue is behind is bounded when it is charged, however long ago that was. */
static void no_queue_stays_further_behind(void)
{
    static const uint32_t behind[] = {0, 1, LAG, LAG + 1, 1u << 30, (1u << 31) + 5, UINT32_MAX - 7};

    init();
    fake_port_start(&port);
    fake_port_open_in(&port, 0, 1, 1);
    fake_port_open_in(&port, 1, 1, 1);
    for (uint32_t i = 0; i < sizeof(behind) / sizeof(behind[0]); i++) {
        cp.slot_time = 3;
        cp.queues[1].used = cp.slot_time - behind[i];
        cp_order_charge(&cp, &cp.kernels[1], 0);
        CHECK_EQUAL(cp.slot_time, 3);
        CHECK_EQUAL(cp.slot_time - cp.queues[1].used, behind[i] < LAG ? behind[i] : LAG);
    }
}

static uint32_t slots_of(uint32_t queue)
{
    return cp.queues[queue].load / RATE;
}

/* The oldest resident of the CU ends, some cycles later. */
static void replace_oldest(uint32_t cycles)
{
    port.now += cycles;
    done(cp.cus[0].residents.head);
    fake_port_forget(&port);
}

static void init_slots(void)
{
    init();
    port.config.waves_per_simd = 16;
    port.config.wg_slots = 64;
}

/* One tenant has had all slots for long. Another one comes and has its share, not all. */
static void a_new_tenant_has_its_share(void)
{
    uint32_t most = 0;

    init_slots();
    fill(10000);
    for (uint32_t i = 0; i < 1000; i++)
        replace_oldest(5000);
    fake_port_open_in(&port, 1, 10000, 1);
    fake_port_settle(&port);
    for (uint32_t i = 0; i < 400; i++) {
        replace_oldest(5000);
        most = slots_of(1) > most ? slots_of(1) : most;
        CHECK_EQUAL(slots_of(0) + slots_of(1), SLOTS);
    }
    CHECK(most <= SLOTS / 2 + 1);
    CHECK_EQUAL(slots_of(1), SLOTS / 2);
}

/* Many tenants of one priority hold slots by their weights. */
static void slots_follow_weights(void)
{
    static const uint16_t weights[] = {1, 2, 4, 1};

    init_slots();
    for (uint32_t i = 0; i < 4; i++)
        port.config.queues[i].weight = weights[i];
    open_tenants(4, 10000);
    for (uint32_t i = 0; i < 800; i++)
        replace_oldest(1000);
    for (uint32_t i = 0; i < 4; i++) {
        uint32_t slots = cp.queues[i].load / (RATE / weights[i]);

        CHECK(slots + 1 >= SLOTS / 8 * weights[i] && slots <= SLOTS / 8 * weights[i] + 1);
    }
}

/* Slots that are not enough for one a tenant: as much time of them each, whether its WGs are long or short. */
static void few_slots_go_by_time(void)
{
    static const uint32_t lengths[] = {4 * UNIT, UNIT, 2 * UNIT};
    uint64_t used[3] = {0};

    init();
    port.config.simds = 1;
    port.config.waves_per_simd = 1;
    open_tenants(3, 10000);
    for (uint32_t i = 0; i < 700; i++) {
        uint32_t tenant = cp.workgroups[cp.cus[0].residents.head].kernel;

        used[tenant] += lengths[tenant];
        replace_oldest(lengths[tenant]);
    }
    for (uint32_t i = 1; i < 3; i++)
        CHECK(used[i] * 10 > used[0] * 9 && used[i] * 9 < used[0] * 10);
}

/* The slot that is over goes round, although the WG that ends might have a successor at once. */
static void slots_that_are_over_go_round(void)
{
    uint32_t held[3] = {0};

    init();
    open_tenants(3, 10000);
    for (uint32_t i = 0; i < 600; i++) {
        replace_oldest(UNIT / 2);
        for (uint32_t k = 0; k < 3; k++)
            held[k] += slots_of(k);
    }
    for (uint32_t k = 0; k < 3; k++)
        CHECK(held[k] >= 750 && held[k] <= 850);
    CHECK_EQUAL(cp_counters_of(&cp)->handovers > 100, CP_BATCHES);
}

/* The younger dispatch of a queue has its turn, although the WGs of another queue have successors at once. */
static void passed_over_dispatch_of_a_queue_has_a_turn(void)
{
    init();
    fake_port_start(&port);
    fake_port_open_in(&port, 0, 10000, 1);
    fake_port_open_in(&port, 1, 10000, 1);
    fake_port_open_in(&port, 1, 10000, 1);
    fake_port_settle(&port);
    fake_port_forget(&port);
    for (uint32_t i = 0; i < 2 * CP_ORDER_TURN + 2; i++) {
        CHECK(!cp.kernels[2].workgroups.count);
        done(cp.kernels[0].workgroups.head);
        fake_port_forget(&port);
        if (cp.kernels[2].workgroups.count)
            return;
    }
    CHECK(false);
}

/* A CU that is full for one shape is full for shapes that are as large, and for no others. */
static void full_is_full_for_larger_shapes(void)
{
    init();
    fake_port_start(&port);
    for (uint32_t i = 0; i < 3; i++)
        fake_port_open_in(&port, i, 1, 1 + i);
    fake_port_open_in(&port, 3, 1, 2);
    cp.kernels[3].shape.vgprs++;
    cp_cu_refused(&cp, 1, 0);
    CHECK(cp_cu_may_have_room(&cp, &cp.kernels[0]));
    for (uint32_t i = 1; i < 4; i++)
        CHECK(!cp_cu_may_have_room(&cp, &cp.kernels[i]));
    CHECK(!cp.full);
    cp_cu_refused(&cp, 0, 0);
    CHECK(cp.full);
    cp_cu_note_room(&cp, 0);
    CHECK(!cp.full);
    cp_cu_refused(&cp, 3, 0);
    for (uint32_t i = 0; i < 4; i++)
        CHECK_EQUAL(cp_cu_may_have_room(&cp, &cp.kernels[i]), i != 3);
}

static bool is_review_due(void)
{
    return cp.placements - cp.reviewed >= CP_ORDER_TURN;
}

static struct test_parameter with_scratch = TEST_VALUES("scratch", 0, 1);

/*
 * All records of kernels, each a tenant: each end compares few of them, and all are served alike. WGs with scratch have no successor at
 * once, nor has any WG without batches.
 */
static void as_many_tenants_as_there_can_be(void)
{
    bool scratch = with_scratch.value;

    init_slots();
    port.scratch_slots = scratch ? 8 : 0;
    for (uint32_t i = 0; i < CP_MAX_KERNELS; i++)
        port.config.queues[i].priority = 2;
    open_tenants(CP_MAX_KERNELS, 10000);
    for (uint32_t i = 0; i < 640; i++) {
        uint64_t surveys = cp_counters_of(&cp)->surveys;
        bool review = is_review_due();

        replace_oldest(1000);
        review |= is_review_due();
        CHECK(review || cp_counters_of(&cp)->surveys - surveys <= 6);
    }
    CHECK_EQUAL(cp_counters_of(&cp)->handovers == 0, scratch || !CP_BATCHES);
    for (uint32_t i = 0; i < CP_MAX_KERNELS; i++)
        CHECK_EQUAL(slots_of(i), SLOTS / CP_MAX_KERNELS);
}

TEST_MAIN()
{
    return test_run("order", (const struct test_case[]){TEST(slot_time_decides),
                                                        TEST(dispatches_of_a_queue_stay_together),
                                                        TEST(a_charge_is_slots_by_time_over_weight),
                                                        TEST(no_queue_stays_further_behind),
                                                        TEST(a_new_tenant_has_its_share),
                                                        TEST(slots_follow_weights),
                                                        TEST(few_slots_go_by_time),
                                                        TEST(slots_that_are_over_go_round),
                                                        TEST(passed_over_dispatch_of_a_queue_has_a_turn),
                                                        TEST(full_is_full_for_larger_shapes),
                                                        TEST(as_many_tenants_as_there_can_be, &with_scratch),
                                                        {0}});
}
