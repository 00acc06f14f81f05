/* test_configuration.c - what cp_init refuses, and what it takes. */
#include "fake_gpu.h"
#include "every_policy.h"
#include "test.h"

#include "onward/context.h"

static struct fake_gpu gpu;
static struct cp cp;

static void wrong_configurations_are_refused(void)
{
    static const struct {
        const char *name;
        enum cp_config_field refused;
        uint32_t offset, bytes;
        uint64_t value;
    } cases[] = {
#define FIELD(refused, field, value)                                                                                   \
    {#field " " #value, refused, __builtin_offsetof(struct cp_config, field), sizeof(((struct cp_config *)0)->field),  \
     value}
        FIELD(CP_FIELD_POLICY, policy_bits, 0),
        FIELD(CP_FIELD_POLICY_PARAMETERS, policy_parameters[0], 1), /* timeout has none */
        FIELD(CP_FIELD_EVENT_MAILBOXES, event_mailboxes, 2),
        FIELD(CP_FIELD_SCRATCH_SLOTS, scratch_slots, CP_MAX_SCRATCH + 1),
        FIELD(CP_FIELD_RESEARCH, research.slice_count, CP_ADVERSARY_SLICES + 1),
        FIELD(CP_FIELD_CUS, cus, 0),
        FIELD(CP_FIELD_CUS, cus, CP_MAX_CUS + 1),
        FIELD(CP_FIELD_SIMDS, simds, 0),
        FIELD(CP_FIELD_SIMDS, simds, CP_MAX_SIMDS + 1),
        FIELD(CP_FIELD_WAVES_PER_SIMD, waves_per_simd, 0),
        FIELD(CP_FIELD_WAVES_PER_SIMD, waves_per_simd, 65),
        FIELD(CP_FIELD_VGPRS_PER_SIMD, vgprs_per_simd, 0),
        FIELD(CP_FIELD_VGPRS_PER_SIMD, vgprs_per_simd, 65536),
        FIELD(CP_FIELD_SGPRS_PER_SIMD, sgprs_per_simd, 0),
        FIELD(CP_FIELD_SGPRS_PER_SIMD, sgprs_per_simd, 65536),
        FIELD(CP_FIELD_LDS_BYTES, lds_bytes, (1u << 20) + 1),
        FIELD(CP_FIELD_BARRIERS, barriers, 512),
        FIELD(CP_FIELD_WG_SLOTS, wg_slots, 0),
        FIELD(CP_FIELD_WG_SLOTS, wg_slots, CP_MAX_WGS + 1),
        FIELD(CP_FIELD_CONTEXT_BYTES, context_bytes, 0),
        FIELD(CP_FIELD_CONTEXT_BYTES, context_bytes, 96),
        FIELD(CP_FIELD_CONTEXT_BASE, context_base, 32),
        FIELD(CP_FIELD_CONTEXT_BASE, context_base, UINT64_MAX - 63),
        FIELD(CP_FIELD_TIMEOUT_INTERVAL, timeout_interval, 0),
        FIELD(CP_FIELD_TIMEOUT_INTERVAL, timeout_interval, UINT64_MAX),
        FIELD(CP_FIELD_LOG_ENTRIES, log_entries, 1),
        FIELD(CP_FIELD_EXTENSIONS, extensions, CP_EXTENSION_ALL + 1),
        FIELD(CP_FIELD_EXTENSIONS_OFF, extensions_off, CP_EXTENSION_ALL + 1),
        FIELD(CP_FIELD_DISPATCHER, dispatcher, 2),
        FIELD(CP_FIELD_RESEARCH, research.restore_same, 2),
        FIELD(CP_FIELD_LOG_ENTRIES, log_entries, 3),
        FIELD(CP_FIELD_LOG_ENTRIES, log_entries, 2 * CP_LOG_MAX_ENTRIES),
        FIELD(CP_FIELD_LOG_ENTRIES, log_entries, 1u << 31),
        FIELD(CP_FIELD_LOG_BASE, log_base, 0x1000 + 32),
        FIELD(CP_FIELD_LOG_BASE, log_base, UINT64_MAX - 1023),
        FIELD(CP_FIELD_CHECK_INTERVAL, check_interval, 0),
        FIELD(CP_FIELD_CHECK_INTERVAL, check_interval, UINT64_MAX),
        FIELD(CP_FIELD_CHECK_INTERVAL, check_interval, UINT64_MAX / CP_MEAN_CHECKS + 1), /* 0 when counted so often */
        FIELD(CP_FIELD_CHECK_INTERVAL, check_interval, 1ull << 48),
        FIELD(CP_FIELD_QUANTUM, quantum, 1ull << 62),
        FIELD(CP_FIELD_WAIT_TIMEOUT, wait_timeout, UINT64_MAX),
        FIELD(CP_FIELD_WAIT_TIMEOUT, wait_timeout, 1ull << 62),
        FIELD(CP_FIELD_QUEUES, queues[0].priority, CP_PRIORITIES),
        FIELD(CP_FIELD_QUEUES, queues[0].weight, 257),
        FIELD(CP_FIELD_QUEUES, queues[0].queue_memory, 4),
        FIELD(CP_FIELD_QUEUES, queues[0].process.bytes, UINT64_MAX),
        FIELD(CP_FIELD_QUEUES, queues[0].scratch.bytes, UINT64_MAX),
        FIELD(CP_FIELD_QUEUES, queues[CP_MAX_QUEUES - 1].queue_memory, 4),
        FIELD(CP_FIELD_QUEUES, queues[CP_MAX_QUEUES - 1].priority, CP_PRIORITIES),
        FIELD(CP_FIELD_QUEUES, queues[CP_MAX_QUEUES - 1].process.bytes, UINT64_MAX),
        FIELD(CP_FIELD_QUEUES, queues[CP_MAX_QUEUES - 1].scratch.bytes, UINT64_MAX),
#undef FIELD
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        fake_gpu_init(&gpu, &cp, 1);
        for (uint32_t queue = 0; queue < CP_MAX_QUEUES; queue++)
            fake_gpu_queue(&gpu, 4, 0);
        __builtin_memcpy((uint8_t *)&gpu.config + cases[i].offset, &cases[i].value, cases[i].bytes);
        CHECK_EQUAL(fake_gpu_start(&gpu), CP_ERROR_CONFIG);
        CHECK_EQUAL(cp_refused_field(&cp), cases[i].refused);
    }
    test_context("a policy that watches, without a log");
    fake_gpu_init(&gpu, &cp, 1);
    gpu.config.policy = &cp_policy_awg;
    gpu.config.log_entries = 0;
    CHECK_EQUAL(fake_gpu_start(&gpu), CP_ERROR_CONFIG);
    CHECK_EQUAL(cp_refused_field(&cp), CP_FIELD_LOG_ENTRIES);
    test_context(0);
}

/* A parameter of 0 is the default. */
static void parameters_of_policies_have_bounds(void)
{
    for (uint32_t i = 0; i < TEST_POLICIES; i++) {
        const struct cp_policy *policy = test_policies[i].policy;

        test_context(test_policies[i].name);
        for (uint32_t j = 0; j < policy->parameter_count; j++) {
            uint64_t least = policy->parameters[j].least, most = policy->parameters[j].most;
            uint64_t values[] = {least, most, least - 1, most + 1}; /* two that are taken, and two that are not */

            for (uint32_t k = 0; k < 4; k++) {
                bool taken = k < 2 || !values[k];

                fake_gpu_init(&gpu, &cp, 1);
                gpu.config.policy = policy;
                gpu.config.policy_parameters[j] = values[k];
                CHECK_EQUAL((uint64_t)(int64_t)fake_gpu_start(&gpu),
                            (uint64_t)(int64_t)(taken ? CP_OK : CP_ERROR_CONFIG));
                CHECK_EQUAL(cp_refused_field(&cp), taken ? CP_FIELD_NONE : CP_FIELD_POLICY_PARAMETERS);
            }
        }
    }
    test_context(0);
}

/* The least and the largest values of the fields that the checks compare with a bound. */
static void configurations_at_the_limits_are_taken(void)
{
    static const struct {
        const char *name;
        uint32_t offset, bytes, value;
    } cases[] = {
#define LIMIT(field, value)                                                                                            \
    {#field " " #value, __builtin_offsetof(struct cp_config, field), sizeof(((struct cp_config *)0)->field), value}
        LIMIT(cus, 1),
        LIMIT(cus, CP_MAX_CUS),
        LIMIT(simds, 1),
        LIMIT(simds, CP_MAX_SIMDS),
        LIMIT(waves_per_simd, 1),
        LIMIT(waves_per_simd, 64),
        LIMIT(vgprs_per_simd, 1),
        LIMIT(vgprs_per_simd, 65535),
        LIMIT(sgprs_per_simd, 1),
        LIMIT(sgprs_per_simd, 65535),
        LIMIT(lds_bytes, 0),
        LIMIT(lds_bytes, 1u << 20),
        LIMIT(barriers, 0),
        LIMIT(barriers, 511),
        LIMIT(wg_slots, 1),
        LIMIT(wg_slots, CP_MAX_WGS),
        LIMIT(context_bytes, CP_CONTEXT_ALIGN),
        LIMIT(log_entries, 0), /* timeout needs no log */
        LIMIT(log_entries, 2),
        LIMIT(log_entries, CP_LOG_MAX_ENTRIES),
        LIMIT(extensions, CP_EXTENSION_ALL),
        LIMIT(extensions_off, CP_EXTENSION_ALL),
        LIMIT(research.restore_same, 1),
        LIMIT(timeout_interval, 1),
        LIMIT(queues[0].priority, CP_PRIORITIES - 1),
        LIMIT(queues[0].weight, 256),
#undef LIMIT
    };
    void *field;

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        fake_gpu_init(&gpu, &cp, 1);
        fake_gpu_queue(&gpu, 4, 0);
        field = (uint8_t *)&gpu.config + cases[i].offset;
        if (cases[i].bytes == 2)
            *(uint16_t *)field = (uint16_t)cases[i].value;
        else
            *(uint32_t *)field = cases[i].value;
        CHECK_EQUAL(fake_gpu_start(&gpu), CP_OK);
        CHECK_EQUAL(cp_refused_field(&cp), CP_FIELD_NONE);
    }
    test_context(0);
}

TEST_MAIN()
{
    return test_run("configuration", (const struct test_case[]){TEST(wrong_configurations_are_refused),
                                                                TEST(parameters_of_policies_have_bounds),
                                                                TEST(configurations_at_the_limits_are_taken),
                                                                {0}});
}
