/* agents.c - the host's processor and the GPU, and the instruction set. */
#include <string.h>

#include "hsa/answers.h"
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
        {0x0, HSA_FIELD(64, "gfx803")},
        {0x1, HSA_FIELD(64, "Onward")},
        {0x2, HSA_VALUE(uint32_t, 1)}, /* feature: kernel dispatch */
        {0x3, HSA_VALUE(uint32_t, 1)}, /* machine model: large */
        {0x4, HSA_VALUE(uint32_t, 0)}, /* profile: base */
        {0x5, HSA_VALUE(uint32_t, 2)}, /* rounding: near */
        {0x6, HSA_VALUE(uint32_t, 64)},
        {0x7, HSA_VALUE(triple16, 1024, 1024, 1024)},
        {0x8, HSA_VALUE(uint32_t, 1024)},
        {0x9, HSA_VALUE(struct hsa_extent, UINT32_MAX, UINT32_MAX, UINT32_MAX)},
        {0xa, HSA_VALUE(uint32_t, UINT32_MAX)},
        {0xb, HSA_VALUE(uint32_t, 32)},
        {0xc, HSA_VALUE(uint32_t, CP_MAX_QUEUES)},
        {0xd, HSA_VALUE(uint32_t, 64)},
        {0xe, HSA_VALUE(uint32_t, 131072)},
        {0xf, HSA_VALUE(uint32_t, 0)},
        {0x10, HSA_VALUE(uint32_t, 1)},
        {0x11, HSA_VALUE(uint32_t, 1)}, /* device: GPU */
        {0x12, HSA_VALUE(four32, (uint32_t)gpu->l1_bytes, (uint32_t)gpu->l2_bytes, 0, 0)},
        {0x13, HSA_VALUE(uint64_t, HSA_ISA)},
        {0x14, HSA_VALUE(extensions, 0)},
        {0x15, HSA_VALUE(uint16_t, 1)},
        {0x16, HSA_VALUE(uint16_t, 1)},
        {0x17, HSA_VALUE(uint32_t, 2)},
        {0x18, HSA_VALUE(bool, true)},
        {0xa000, HSA_VALUE(uint32_t, 0)},
        {0xa001, HSA_VALUE(uint32_t, MEM_LINE_BYTES)},
        {0xa002, HSA_VALUE(uint32_t, told_cus())},
        {0xa003, HSA_VALUE(uint32_t, (uint32_t)gpu->clock_mhz)},
        {0xa004, HSA_VALUE(uint32_t, 1)},
        {0xa005, HSA_VALUE(uint32_t, 0)},
        {0xa006, HSA_VALUE(uint32_t, 0)},
        {0xa007, HSA_VALUE(uint32_t, 256)},
        {0xa008, HSA_VALUE(uint32_t, 1000)},
        {0xa009, HSA_FIELD(64, "Onward simulated GPU")},
        {0xa00a, HSA_VALUE(uint32_t, WAVES)},
        {0xa00b, HSA_VALUE(uint32_t, SIMDS)},
        {0xa00c, HSA_VALUE(uint32_t, 1)},
        {0xa00d, HSA_VALUE(uint32_t, 1)},
        {0xa00e, HSA_VALUE(two_pointers, NULL, NULL)},
        {0xa00f, HSA_VALUE(uint32_t, 0)},
        {0xa010, HSA_VALUE(bool, true)},
        {0xa011, HSA_FIELD(21, "GPU-0000000000000001")},
        {0xa012, HSA_VALUE(uint32_t, 0)},
        {0xa013, HSA_VALUE(bool, false)},
        {0xa014, HSA_VALUE(uint32_t, told_cus())},
    };

    return hsa_answer(table, COUNT(table), attribute, value);
}

static hsa_code answer_cpu(uint32_t attribute, void *value)
{
    const struct hsa_answer table[] = {
        {0x0, HSA_FIELD(64, "the host's processor")},
        {0x1, HSA_FIELD(64, "CPU")},
        {0x2, HSA_VALUE(uint32_t, 0)},
        {0x3, HSA_VALUE(uint32_t, 1)},
        {0x4, HSA_VALUE(uint32_t, 1)}, /* profile: full */
        {0x5, HSA_VALUE(uint32_t, 2)},
        {0x6, HSA_VALUE(uint32_t, 0)},
        {0x7, HSA_VALUE(triple16, 0)},
        {0x8, HSA_VALUE(uint32_t, 0)},
        {0x9, HSA_VALUE(struct hsa_extent, 0, 0, 0)},
        {0xa, HSA_VALUE(uint32_t, 0)},
        {0xb, HSA_VALUE(uint32_t, 0)},
        {0xc, HSA_VALUE(uint32_t, 0)},
        {0xd, HSA_VALUE(uint32_t, 0)},
        {0xe, HSA_VALUE(uint32_t, 0)},
        {0xf, HSA_VALUE(uint32_t, 0)},
        {0x10, HSA_VALUE(uint32_t, 0)},
        {0x11, HSA_VALUE(uint32_t, 0)}, /* device: CPU */
        {0x12, HSA_VALUE(four32, 32768, 0, 0, 0)},
        {0x13, HSA_VALUE(uint64_t, 0)},
        {0x14, HSA_VALUE(extensions, 0)},
        {0x15, HSA_VALUE(uint16_t, 1)},
        {0x16, HSA_VALUE(uint16_t, 1)},
        {0x17, HSA_VALUE(uint32_t, 2)},
        {0x18, HSA_VALUE(bool, false)},
        {0xa000, HSA_VALUE(uint32_t, 0)},
        {0xa001, HSA_VALUE(uint32_t, 64)},
        {0xa002, HSA_VALUE(uint32_t, 1)},
        {0xa003, HSA_VALUE(uint32_t, 0)},
        {0xa004, HSA_VALUE(uint32_t, 0)},
        {0xa005, HSA_VALUE(uint32_t, 0)},
        {0xa006, HSA_VALUE(uint32_t, 0)},
        {0xa007, HSA_VALUE(uint32_t, 0)},
        {0xa008, HSA_VALUE(uint32_t, 0)},
        {0xa009, HSA_FIELD(64, "the host's processor")},
        {0xa00a, HSA_VALUE(uint32_t, 0)},
        {0xa00b, HSA_VALUE(uint32_t, 0)},
        {0xa00c, HSA_VALUE(uint32_t, 0)},
        {0xa00d, HSA_VALUE(uint32_t, 0)},
        {0xa00f, HSA_VALUE(uint32_t, 0)},
        {0xa010, HSA_VALUE(bool, false)},
        {0xa011, HSA_FIELD(21, "CPU-0000000000000000")},
        {0xa012, HSA_VALUE(uint32_t, 0)},
        {0xa013, HSA_VALUE(bool, false)},
        {0xa014, HSA_VALUE(uint32_t, 0)},
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
        {0, HSA_VALUE(uint32_t, sizeof(ISA_NAME))},
        {1, HSA_TEXT(ISA_NAME)},
        {5, HSA_VALUE(two_bools, false, true)},
        {6, HSA_VALUE(two_bools, true, false)},
        {7, HSA_VALUE(three_bools, false, false, true)},
        {8, HSA_VALUE(three_bools, false, false, true)},
        {9, HSA_VALUE(bool, true)},
        {12, HSA_VALUE(triple16, 1024, 1024, 1024)},
        {13, HSA_VALUE(uint32_t, 1024)},
        {14, HSA_VALUE(struct hsa_extent, UINT32_MAX, UINT32_MAX, UINT32_MAX)},
        {16, HSA_VALUE(uint64_t, UINT32_MAX)},
        {17, HSA_VALUE(uint32_t, 32)},
    };

    return isa.handle == HSA_ISA ? hsa_answer(table, COUNT(table), attribute, value) : HSA_INVALID_ISA;
}

hsa_code hsa_amd_coherency_set_type(struct hsa_handle agent, uint32_t type)
{
    (void)agent, (void)type;
    return HSA_SUCCESS;
}
