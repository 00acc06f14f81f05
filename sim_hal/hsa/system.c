/* system.c - what is asked of the runtime as a whole. */
#include <string.h>

#include "hsa/answers.h"
#include "hsa/attributes.h"
#include "hsa/clock.h"
#include "hsa/front.h"

#define COUNT(table) (uint32_t)(sizeof(table) / sizeof((table)[0]))

typedef uint8_t extensions[128];

hsa_code hsa_system_get_info(uint32_t attribute, void *value)
{
    uint64_t now;

    if (!hsa_is_up())
        return HSA_NOT_INITIALIZED;
    now = hsa_time(runtime_cycles(hsa_front()->runtime));
    const struct hsa_answer table[] = {
        {HSA_SYSTEM_VERSION_MAJOR, HSA_VALUE(uint16_t, 1)},
        {HSA_SYSTEM_VERSION_MINOR, HSA_VALUE(uint16_t, 1)},
        {HSA_SYSTEM_TIMESTAMP, HSA_VALUE(uint64_t, now)},
        {HSA_SYSTEM_TIMESTAMP_FREQUENCY, HSA_VALUE(uint64_t, 1000000000)},
        {HSA_SYSTEM_SIGNAL_MAX_WAIT, HSA_VALUE(uint64_t, UINT64_MAX)},
        {HSA_SYSTEM_ENDIANNESS, HSA_VALUE(uint32_t, 0)},    /* little-endian */
        {HSA_SYSTEM_MACHINE_MODEL, HSA_VALUE(uint32_t, 1)}, /* large */
        {HSA_SYSTEM_EXTENSIONS, HSA_VALUE(extensions, 0)},
        {HSA_SYSTEM_BUILD_VERSION, HSA_TEXT("Onward")},
        {HSA_SYSTEM_SVM_SUPPORTED, HSA_VALUE(bool, false)},
        {HSA_SYSTEM_SVM_ACCESSIBLE_BY_DEFAULT, HSA_VALUE(bool, false)},
    };

    return hsa_answer(table, COUNT(table), attribute, value);
}

hsa_code hsa_system_extension_supported(uint16_t extension, uint16_t major, uint16_t minor, bool *result)
{
    (void)minor;
    *result = extension == HSA_EXTENSION_LOADER && major == 1;
    return HSA_SUCCESS;
}

/* ---- AMD's extension of the loader: addresses of the GPU are those of the host ---- */

static hsa_code query_host_address(const void *device, const void **host)
{
    *host = device;
    return HSA_SUCCESS;
}

static hsa_code query_segments(void *segments, size_t *count)
{
    (void)segments;
    *count = 0;
    return HSA_SUCCESS;
}

static hsa_code query_executable(const void *device, struct hsa_handle *executable)
{
    (void)device, (void)executable;
    return HSA_INVALID_ARGUMENT;
}

struct loader_table {
    hsa_code (*query_host_address)(const void *device, const void **host);
    hsa_code (*query_segments)(void *segments, size_t *count);
    hsa_code (*query_executable)(const void *device, struct hsa_handle *executable);
};

hsa_code hsa_system_get_major_extension_table(uint16_t extension, uint16_t major, size_t bytes, void *table)
{
    static const struct loader_table loader = {query_host_address, query_segments, query_executable};

    if (!table || extension != HSA_EXTENSION_LOADER || major != 1)
        return HSA_ERROR;
    memset(table, 0, bytes);
    memcpy(table, &loader, bytes < sizeof(loader) ? bytes : sizeof(loader));
    return HSA_SUCCESS;
}

hsa_code hsa_amd_register_system_event_handler(hsa_code (*callback)(const void *event, void *data), void *data)
{
    (void)callback, (void)data; /* faults are told to the queue's callback */
    return HSA_SUCCESS;
}

hsa_code hsa_status_string(hsa_code status, const char **text)
{
    static const struct {
        hsa_code status;
        const char *text;
    } rows[] = {
        {HSA_SUCCESS, "success"},
        {HSA_INFO_BREAK, "ended by a callback"},
        {HSA_INVALID_POOL, "invalid memory pool"},
        {HSA_MEMORY_FAULT, "memory fault"},
        {HSA_ERROR, "error"},
        {HSA_INVALID_ARGUMENT, "invalid argument"},
        {HSA_INVALID_QUEUE_CREATION, "the queue cannot be created"},
        {HSA_INVALID_ALLOCATION, "invalid allocation"},
        {HSA_INVALID_AGENT, "invalid agent"},
        {HSA_INVALID_SIGNAL, "invalid signal"},
        {HSA_INVALID_QUEUE, "invalid queue"},
        {HSA_OUT_OF_RESOURCES, "out of resources"},
        {HSA_INVALID_PACKET, "invalid packet"},
        {HSA_NOT_INITIALIZED, "not initialised"},
        {HSA_INVALID_ISA, "invalid instruction set"},
        {HSA_INVALID_CODE_OBJECT, "invalid code object"},
        {HSA_INVALID_EXECUTABLE, "invalid executable"},
        {HSA_FROZEN, "the executable is frozen"},
        {HSA_INVALID_SYMBOL_NAME, "no such symbol"},
        {HSA_VARIABLE_DEFINED, "the variable is defined already"},
        {HSA_VARIABLE_UNDEFINED, "a variable is not defined"},
        {HSA_EXCEPTION, "a kernel faulted"},
        {HSA_INVALID_SYMBOL, "invalid symbol"},
        {HSA_INVALID_READER, "invalid reader of code objects"},
    };

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        if (rows[i].status != status)
            continue;
        *text = rows[i].text;
        return HSA_SUCCESS;
    }
    return HSA_INVALID_ARGUMENT;
}
