/* test_hsa_agents.c - agents, pools and the system, as programs ask for them. */
#define _POSIX_C_SOURCE 200809L
#include <stdlib.h>
#include <string.h>

#include "hsa_bench.h"

static hsa_code note_handle(struct hsa_handle handle, void *data)
{
    uint64_t *noted = data;

    *noted = *noted * 10 + handle.handle;
    return handle.handle == 3 ? HSA_INFO_BREAK : HSA_SUCCESS;
}

static void programs_are_told_of_more_cus(void)
{
    uint32_t cus = 0, cooperative = 0;

    setenv("ONWARD_OPTIONS", "quiet=on gpu.memory_mb=512 claimed-cus=80", 1);
    CHECK_EQUAL(hsa_init(), HSA_SUCCESS);
    CHECK_EQUAL(hsa_agent_get_info(gpu, HSA_AGENT_COMPUTE_UNIT_COUNT, &cus), HSA_SUCCESS);
    CHECK_EQUAL(hsa_agent_get_info(gpu, HSA_AGENT_COOPERATIVE_COMPUTE_UNIT_COUNT, &cooperative), HSA_SUCCESS);
    CHECK(cus == 80 && cooperative == 80);
    end();
}

static void agents_and_pools(void)
{
    uint64_t noted = 0;
    char name[64];
    uint32_t number;
    uint16_t dimensions[3];

    CHECK_EQUAL(hsa_iterate_agents(note_handle, &noted), HSA_NOT_INITIALIZED);
    begin();
    CHECK_EQUAL(hsa_iterate_agents(note_handle, &noted), HSA_SUCCESS);
    CHECK_EQUAL(noted, 12);
    CHECK_EQUAL(hsa_agent_get_info(gpu, HSA_AGENT_NAME, name), HSA_SUCCESS);
    CHECK(strcmp(name, "gfx803") == 0);
    CHECK_EQUAL(hsa_agent_get_info(gpu, HSA_AGENT_COMPUTE_UNIT_COUNT, &number), HSA_SUCCESS);
    CHECK_EQUAL(number, 8);
    CHECK_EQUAL(hsa_agent_get_info(gpu, HSA_AGENT_WORKGROUP_MAX_DIM, dimensions), HSA_SUCCESS);
    CHECK_EQUAL(dimensions[2], 1024);
    CHECK_EQUAL(hsa_agent_get_info((struct hsa_handle){CPU}, HSA_AGENT_DEVICE, &number), HSA_SUCCESS);
    CHECK_EQUAL(number, 0);
    CHECK_EQUAL(hsa_agent_get_info(gpu, 0x7777, &number), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_agent_get_info(gpu, HSA_AGENT_NAME, NULL), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_agent_get_info(none, HSA_AGENT_NAME, name), HSA_INVALID_AGENT);
    noted = 0;
    CHECK_EQUAL(hsa_agent_iterate_isas((struct hsa_handle){CPU}, note_handle, &noted), HSA_SUCCESS);
    CHECK_EQUAL(hsa_agent_iterate_isas(gpu, note_handle, &noted), HSA_SUCCESS);
    CHECK_EQUAL(noted, 1);
    CHECK_EQUAL(hsa_isa_get_info_alt((struct hsa_handle){1}, HSA_ISA_NAME, name), HSA_SUCCESS);
    CHECK(strcmp(name, "amdgcn-amd-amdhsa--gfx803") == 0);
    noted = 0;
    CHECK_EQUAL(hsa_amd_agent_iterate_memory_pools(gpu, note_handle, &noted), HSA_SUCCESS);
    CHECK_EQUAL(noted, 45);
    noted = 0;
    CHECK_EQUAL(hsa_amd_agent_iterate_memory_pools((struct hsa_handle){CPU}, note_handle, &noted), HSA_INFO_BREAK);
    CHECK_EQUAL(noted, 123);
    end();
    CHECK_EQUAL(hsa_shut_down(), HSA_NOT_INITIALIZED);
}

static void the_system(void)
{
    struct {
        hsa_code (*host_address)(const void *device, const void **host);
        void *rest[2];
    } loader;
    const void *host = NULL;
    uint64_t number;
    const char *text;
    bool has;

    begin();
    CHECK_EQUAL(hsa_system_get_info(HSA_SYSTEM_TIMESTAMP_FREQUENCY, &number), HSA_SUCCESS);
    CHECK_EQUAL(number, 1000000000);
    CHECK_EQUAL(hsa_system_get_info(99, &number), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_system_extension_supported(HSA_EXTENSION_LOADER, 1, 0, &has), HSA_SUCCESS);
    CHECK(has);
    CHECK_EQUAL(hsa_agent_extension_supported(0x200, gpu, 1, 0, &has), HSA_SUCCESS);
    CHECK(!has);
    CHECK_EQUAL(hsa_system_get_major_extension_table(HSA_EXTENSION_LOADER, 1, sizeof(loader), &loader), HSA_SUCCESS);
    CHECK_EQUAL(loader.host_address(&number, &host), HSA_SUCCESS);
    CHECK(host == &number);
    CHECK_EQUAL(hsa_system_get_major_extension_table(0x200, 1, sizeof(loader), &loader), HSA_ERROR);
    CHECK_EQUAL(hsa_status_string(HSA_INVALID_POOL, &text), HSA_SUCCESS);
    CHECK(strcmp(text, "invalid memory pool") == 0);
    CHECK_EQUAL(hsa_status_string(7, &text), HSA_INVALID_ARGUMENT);
    CHECK_EQUAL(hsa_ext_image_create(), HSA_ERROR);
    end();
}

TEST_MAIN()
{
    return test_run(
        "hsa_agents",
        (const struct test_case[]){TEST(programs_are_told_of_more_cus), TEST(agents_and_pools), TEST(the_system), {0}});
}
