/* variables.c - defines the variable that a code object leaves to the program, and runs its kernel. Usage: variables FILE */
#include <hsa/hsa.h>
#include <hsa/hsa_ext_amd.h>
#include <stdio.h>
#include <stdlib.h>

#define ITEMS 64

static void call(const char *what, hsa_status_t status)
{
    if (status == HSA_STATUS_SUCCESS)
        return;
    printf("%s: status 0x%x\n", what, status);
    exit(1);
}

#define CALL(expression) call(#expression, expression)

static hsa_status_t take_gpu(hsa_agent_t agent, void *data)
{
    hsa_device_type_t type;

    CALL(hsa_agent_get_info(agent, HSA_AGENT_INFO_DEVICE, &type));
    if (type != HSA_DEVICE_TYPE_GPU)
        return HSA_STATUS_SUCCESS;
    *(hsa_agent_t *)data = agent;
    return HSA_STATUS_INFO_BREAK;
}

static hsa_status_t take_pool(hsa_amd_memory_pool_t pool, void *data)
{
    *(hsa_amd_memory_pool_t *)data = pool;
    return HSA_STATUS_INFO_BREAK;
}

static hsa_code_object_reader_t reader_of(const char *name)
{
    static char bytes[65536];
    hsa_code_object_reader_t reader;
    FILE *file = fopen(name, "rb");

    if (!file) {
        perror(name);
        exit(1);
    }
    CALL(hsa_code_object_reader_create_from_memory(bytes, fread(bytes, 1, sizeof(bytes), file), &reader));
    fclose(file);
    return reader;
}

/* Loads the code object, at first without its variable. */
static uint64_t load(const char *name, hsa_agent_t gpu, int *counters)
{
    hsa_code_object_reader_t reader = reader_of(name);
    hsa_executable_t executable;
    hsa_executable_symbol_t symbol;
    uint64_t kernel;

    CALL(hsa_executable_create_alt(HSA_PROFILE_BASE, HSA_DEFAULT_FLOAT_ROUNDING_MODE_NEAR, NULL, &executable));
    if (hsa_executable_load_agent_code_object(executable, gpu, reader, NULL, NULL) !=
        HSA_STATUS_ERROR_VARIABLE_UNDEFINED) {
        printf("a code object was loaded without its variable\n");
        exit(1);
    }
    CALL(hsa_executable_agent_global_variable_define(executable, gpu, "counters", counters));
    CALL(hsa_executable_load_agent_code_object(executable, gpu, reader, NULL, NULL));
    CALL(hsa_executable_freeze(executable, NULL));
    CALL(hsa_executable_get_symbol_by_name(executable, "count.kd", &gpu, &symbol));
    CALL(hsa_executable_symbol_get_info(symbol, HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_OBJECT, &kernel));
    return kernel;
}

static void launch(hsa_agent_t gpu, uint64_t kernel, void *arguments)
{
    hsa_queue_t *queue;
    hsa_signal_t done;
    hsa_kernel_dispatch_packet_t *packet;
    uint16_t header = HSA_PACKET_TYPE_KERNEL_DISPATCH |
                      HSA_FENCE_SCOPE_SYSTEM << HSA_PACKET_HEADER_SCACQUIRE_FENCE_SCOPE |
                      HSA_FENCE_SCOPE_SYSTEM << HSA_PACKET_HEADER_SCRELEASE_FENCE_SCOPE;

    CALL(hsa_queue_create(gpu, 64, HSA_QUEUE_TYPE_SINGLE, NULL, NULL, UINT32_MAX, UINT32_MAX, &queue));
    CALL(hsa_signal_create(1, 0, NULL, &done));
    packet = (hsa_kernel_dispatch_packet_t *)queue->base_address + hsa_queue_add_write_index_relaxed(queue, 1);
    *packet = (hsa_kernel_dispatch_packet_t){.header = HSA_PACKET_TYPE_INVALID,
                                             .setup = 1,
                                             .workgroup_size_x = ITEMS,
                                             .workgroup_size_y = 1,
                                             .workgroup_size_z = 1,
                                             .grid_size_x = ITEMS,
                                             .grid_size_y = 1,
                                             .grid_size_z = 1,
                                             .kernel_object = kernel,
                                             .kernarg_address = arguments,
                                             .completion_signal = done};
    __atomic_store_n(&packet->header, header, __ATOMIC_RELEASE);
    hsa_signal_store_screlease(queue->doorbell_signal, 0);
    hsa_signal_wait_scacquire(done, HSA_SIGNAL_CONDITION_LT, 1, UINT64_MAX, HSA_WAIT_STATE_BLOCKED);
}

int main(int count, char **words)
{
    hsa_agent_t gpu = {0};
    hsa_amd_memory_pool_t pool = {0};
    int *counters, *arguments;

    if (count != 2)
        return 2;
    CALL(hsa_init());
    hsa_iterate_agents(take_gpu, &gpu);
    hsa_amd_agent_iterate_memory_pools(gpu, take_pool, &pool);
    CALL(hsa_amd_memory_pool_allocate(pool, ITEMS * sizeof(int), 0, (void **)&counters));
    CALL(hsa_amd_memory_pool_allocate(pool, 64, 0, (void **)&arguments));
    for (int i = 0; i < ITEMS; i++)
        counters[i] = i;
    *arguments = 100;
    launch(gpu, load(words[1], gpu, counters), arguments);
    for (int i = 0; i < ITEMS; i++)
        if (counters[i] != i + 100) {
            printf("counter %d is %d instead of %d\n", i, counters[i], i + 100);
            return 1;
        }
    CALL(hsa_shut_down());
    printf("variables: good\n");
    return 0;
}
