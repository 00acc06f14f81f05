/* agents.c - the host's processor and the GPU, and the instruction set. */
#include <string.h>

#include "hsa/answers.h"
#include "hsa/attributes.h"
#include "hsa/front.h"

#define COUNT(table) (uint32_t)(sizeof(table) / sizeof((table)[0]))
#define ISA_NAME     "amdgcn-amd-amdhsa--gfx803"
#define SIMDS        4u /* as HIP counts: occupancy is that of a real gfx803 */
#define WAVES        40u

typedef uint16_t triple16[3];
typedef uint32_t four32[4];
typedef bool two_bools[2];
typedef bool three_bools[3];
typedef void *two_pointers[2];
typedef uint8_t extensions[128];

static uint32_t told_cus(void)
{
    const struct hsa_options *options = &hsa_front()->options;

    return (uint32_t)(options->claimed_cus ? options->claimed_cus : options->parameters.cus);
}

static hsa_code answer_gpu(uint32_t attribute, void *value)
{
    const struct parameters *gpu = &hsa_front()->options.parameters;
    const struct hsa_answer table[] = {
        {HSA_AGENT_NAME, HSA_FIELD(64, "gfx803")},
        {HSA_AGENT_VENDOR_NAME, HSA_FIELD(64, "Onward")},
        {HSA_AGENT_FEATURE, HSA_VALUE(uint32_t, 1)},                     /* kernel dispatch */
        {HSA_AGENT_MACHINE_MODEL, HSA_VALUE(uint32_t, 1)},               /* large */
        {HSA_AGENT_PROFILE, HSA_VALUE(uint32_t, 0)},                     /* base */
        {HSA_AGENT_DEFAULT_FLOAT_ROUNDING_MODE, HSA_VALUE(uint32_t, 2)}, /* near */
        {HSA_AGENT_WAVEFRONT_SIZE, HSA_VALUE(uint32_t, 64)},
        {HSA_AGENT_WORKGROUP_MAX_DIM, HSA_VALUE(triple16, 1024, 1024, 1024)},
        {HSA_AGENT_WORKGROUP_MAX_SIZE, HSA_VALUE(uint32_t, 1024)},
        {HSA_AGENT_GRID_MAX_DIM, HSA_VALUE(struct hsa_extent, UINT32_MAX, UINT32_MAX, UINT32_MAX)},
        {HSA_AGENT_GRID_MAX_SIZE, HSA_VALUE(uint32_t, UINT32_MAX)},
        {HSA_AGENT_FBARRIER_MAX_SIZE, HSA_VALUE(uint32_t, 32)},
        {HSA_AGENT_QUEUES_MAX, HSA_VALUE(uint32_t, CP_MAX_QUEUES)},
        {HSA_AGENT_QUEUE_MIN_SIZE, HSA_VALUE(uint32_t, 64)},
        {HSA_AGENT_QUEUE_MAX_SIZE, HSA_VALUE(uint32_t, 131072)},
        {HSA_AGENT_QUEUE_TYPE, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_NODE, HSA_VALUE(uint32_t, 1)},
        {HSA_AGENT_DEVICE, HSA_VALUE(uint32_t, 1)}, /* GPU */
        {HSA_AGENT_CACHE_SIZE, HSA_VALUE(four32, (uint32_t)gpu->l1_bytes, (uint32_t)gpu->l2_bytes, 0, 0)},
        {HSA_AGENT_ISA, HSA_VALUE(uint64_t, HSA_ISA)},
        {HSA_AGENT_EXTENSIONS, HSA_VALUE(extensions, 0)},
        {HSA_AGENT_VERSION_MAJOR, HSA_VALUE(uint16_t, 1)},
        {HSA_AGENT_VERSION_MINOR, HSA_VALUE(uint16_t, 1)},
        {HSA_AGENT_BASE_PROFILE_DEFAULT_FLOAT_ROUNDING_MODES, HSA_VALUE(uint32_t, 2)},
        {HSA_AGENT_FAST_F16_OPERATION, HSA_VALUE(bool, true)},
        {HSA_AGENT_CHIP_ID, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_CACHELINE_SIZE, HSA_VALUE(uint32_t, MEM_LINE_BYTES)},
        {HSA_AGENT_COMPUTE_UNIT_COUNT, HSA_VALUE(uint32_t, told_cus())},
        {HSA_AGENT_MAX_CLOCK_FREQUENCY, HSA_VALUE(uint32_t, (uint32_t)gpu->clock_mhz)},
        {HSA_AGENT_DRIVER_NODE_ID, HSA_VALUE(uint32_t, 1)},
        {HSA_AGENT_MAX_ADDRESS_WATCH_POINTS, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_BDFID, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_MEMORY_WIDTH, HSA_VALUE(uint32_t, 256)},
        {HSA_AGENT_MEMORY_MAX_FREQUENCY, HSA_VALUE(uint32_t, 1000)},
        {HSA_AGENT_PRODUCT_NAME, HSA_FIELD(64, "Onward simulated GPU")},
        {HSA_AGENT_MAX_WAVES_PER_CU, HSA_VALUE(uint32_t, WAVES)},
        {HSA_AGENT_NUM_SIMDS_PER_CU, HSA_VALUE(uint32_t, SIMDS)},
        {HSA_AGENT_NUM_SHADER_ENGINES, HSA_VALUE(uint32_t, 1)},
        {HSA_AGENT_NUM_SHADER_ARRAYS_PER_SE, HSA_VALUE(uint32_t, 1)},
        {HSA_AGENT_HDP_FLUSH, HSA_VALUE(two_pointers, NULL, NULL)},
        {HSA_AGENT_DOMAIN, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_COOPERATIVE_QUEUES, HSA_VALUE(bool, true)},
        {HSA_AGENT_UUID, HSA_FIELD(21, "GPU-0000000000000001")},
        {HSA_AGENT_ASIC_REVISION, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_SVM_DIRECT_HOST_ACCESS, HSA_VALUE(bool, false)},
        {HSA_AGENT_COOPERATIVE_COMPUTE_UNIT_COUNT, HSA_VALUE(uint32_t, told_cus())},
    };

    return hsa_answer(table, COUNT(table), attribute, value);
}

static hsa_code answer_cpu(uint32_t attribute, void *value)
{
    const struct hsa_answer table[] = {
        {HSA_AGENT_NAME, HSA_FIELD(64, "the host's processor")},
        {HSA_AGENT_VENDOR_NAME, HSA_FIELD(64, "CPU")},
        {HSA_AGENT_FEATURE, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_MACHINE_MODEL, HSA_VALUE(uint32_t, 1)},
        {HSA_AGENT_PROFILE, HSA_VALUE(uint32_t, 1)}, /* full */
        {HSA_AGENT_DEFAULT_FLOAT_ROUNDING_MODE, HSA_VALUE(uint32_t, 2)},
        {HSA_AGENT_WAVEFRONT_SIZE, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_WORKGROUP_MAX_DIM, HSA_VALUE(triple16, 0)},
        {HSA_AGENT_WORKGROUP_MAX_SIZE, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_GRID_MAX_DIM, HSA_VALUE(struct hsa_extent, 0, 0, 0)},
        {HSA_AGENT_GRID_MAX_SIZE, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_FBARRIER_MAX_SIZE, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_QUEUES_MAX, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_QUEUE_MIN_SIZE, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_QUEUE_MAX_SIZE, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_QUEUE_TYPE, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_NODE, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_DEVICE, HSA_VALUE(uint32_t, 0)}, /* CPU */
        {HSA_AGENT_CACHE_SIZE, HSA_VALUE(four32, 32768, 0, 0, 0)},
        {HSA_AGENT_ISA, HSA_VALUE(uint64_t, 0)},
        {HSA_AGENT_EXTENSIONS, HSA_VALUE(extensions, 0)},
        {HSA_AGENT_VERSION_MAJOR, HSA_VALUE(uint16_t, 1)},
        {HSA_AGENT_VERSION_MINOR, HSA_VALUE(uint16_t, 1)},
        {HSA_AGENT_BASE_PROFILE_DEFAULT_FLOAT_ROUNDING_MODES, HSA_VALUE(uint32_t, 2)},
        {HSA_AGENT_FAST_F16_OPERATION, HSA_VALUE(bool, false)},
        {HSA_AGENT_CHIP_ID, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_CACHELINE_SIZE, HSA_VALUE(uint32_t, 64)},
        {HSA_AGENT_COMPUTE_UNIT_COUNT, HSA_VALUE(uint32_t, 1)},
        {HSA_AGENT_MAX_CLOCK_FREQUENCY, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_DRIVER_NODE_ID, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_MAX_ADDRESS_WATCH_POINTS, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_BDFID, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_MEMORY_WIDTH, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_MEMORY_MAX_FREQUENCY, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_PRODUCT_NAME, HSA_FIELD(64, "the host's processor")},
        {HSA_AGENT_MAX_WAVES_PER_CU, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_NUM_SIMDS_PER_CU, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_NUM_SHADER_ENGINES, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_NUM_SHADER_ARRAYS_PER_SE, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_DOMAIN, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_COOPERATIVE_QUEUES, HSA_VALUE(bool, false)},
        {HSA_AGENT_UUID, HSA_FIELD(21, "CPU-0000000000000000")},
        {HSA_AGENT_ASIC_REVISION, HSA_VALUE(uint32_t, 0)},
        {HSA_AGENT_SVM_DIRECT_HOST_ACCESS, HSA_VALUE(bool, false)},
        {HSA_AGENT_COOPERATIVE_COMPUTE_UNIT_COUNT, HSA_VALUE(uint32_t, 0)},
    };

    return hsa_answer(table, COUNT(table), attribute, value);
}

hsa_code hsa_iterate_agents(hsa_code (*callback)(struct hsa_handle agent, void *data), void *data)
{
    hsa_code status;

    if (!hsa_is_up())
        return HSA_NOT_INITIALIZED;
    status = callback((struct hsa_handle){HSA_CPU}, data);
    return status == HSA_SUCCESS ? callback((struct hsa_handle){HSA_GPU}, data) : status;
}

hsa_code hsa_agent_get_info(struct hsa_handle agent, uint32_t attribute, void *value)
{
    if (!hsa_is_up())
        return HSA_NOT_INITIALIZED;
    if (agent.handle == HSA_GPU)
        return answer_gpu(attribute, value);
    return agent.handle == HSA_CPU ? answer_cpu(attribute, value) : HSA_INVALID_AGENT;
}

hsa_code hsa_agent_extension_supported(uint16_t extension, struct hsa_handle agent, uint16_t major, uint16_t minor,
                                       bool *result)
{
    (void)agent;
    return hsa_system_extension_supported(extension, major, minor, result);
}

hsa_code hsa_agent_iterate_isas(struct hsa_handle agent, hsa_code (*callback)(struct hsa_handle isa, void *data),
                                void *data)
{
    if (agent.handle == HSA_CPU)
        return HSA_SUCCESS;
    return agent.handle == HSA_GPU ? callback((struct hsa_handle){HSA_ISA}, data) : HSA_INVALID_AGENT;
}

hsa_code hsa_isa_get_info_alt(struct hsa_handle isa, uint32_t attribute, void *value)
{
    const struct hsa_answer table[] = {
        {HSA_ISA_NAME_LENGTH, HSA_VALUE(uint32_t, sizeof(ISA_NAME))},
        {HSA_ISA_NAME, HSA_TEXT(ISA_NAME)},
        {HSA_ISA_MACHINE_MODELS, HSA_VALUE(two_bools, false, true)},
        {HSA_ISA_PROFILES, HSA_VALUE(two_bools, true, false)},
        {HSA_ISA_DEFAULT_FLOAT_ROUNDING_MODES, HSA_VALUE(three_bools, false, false, true)},
        {HSA_ISA_BASE_PROFILE_DEFAULT_FLOAT_ROUNDING_MODES, HSA_VALUE(three_bools, false, false, true)},
        {HSA_ISA_FAST_F16_OPERATION, HSA_VALUE(bool, true)},
        {HSA_ISA_WORKGROUP_MAX_DIM, HSA_VALUE(triple16, 1024, 1024, 1024)},
        {HSA_ISA_WORKGROUP_MAX_SIZE, HSA_VALUE(uint32_t, 1024)},
        {HSA_ISA_GRID_MAX_DIM, HSA_VALUE(struct hsa_extent, UINT32_MAX, UINT32_MAX, UINT32_MAX)},
        {HSA_ISA_GRID_MAX_SIZE, HSA_VALUE(uint64_t, UINT32_MAX)},
        {HSA_ISA_FBARRIER_MAX_SIZE, HSA_VALUE(uint32_t, 32)},
    };

    return isa.handle == HSA_ISA ? hsa_answer(table, COUNT(table), attribute, value) : HSA_INVALID_ISA;
}

hsa_code hsa_amd_coherency_set_type(struct hsa_handle agent, uint32_t type)
{
    (void)agent, (void)type;
    return HSA_SUCCESS;
}
