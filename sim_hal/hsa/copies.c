/* copies.c - copies, done by the host: at once, or by the service thread when the signals that they wait for are 0. */
#include <stdlib.h>
#include <string.h>

#include "hsa/front.h"
#include "hsa/pools.h"
#include "hsa/service.h"
#include "hsa/signals.h"

struct copy {
    const char *function; /* that was called */
    uint8_t *to;
    const uint8_t *from;
    size_t bytes; /* of a row */
    size_t to_pitch, to_slice, from_pitch, from_slice;
    uint32_t rows, slices;
    struct hsa_handle completion;
    struct hsa_handle *signals;
};

static void move(const struct copy *copy)
{
    uint64_t start = runtime_cycles(hsa_front()->runtime);

    for (uint32_t z = 0; z < copy->slices; z++)
        for (uint32_t y = 0; y < copy->rows; y++)
            memmove(copy->to + z * copy->to_slice + y * copy->to_pitch,
                    copy->from + z * copy->from_slice + y * copy->from_pitch, copy->bytes);
    hsa_signal_finish(copy->completion, start);
}

static bool move_later(int64_t value, void *data)
{
    struct copy *copy = data;

    (void)value;
    move(copy);
    free(copy->signals);
    free(copy);
    return false;
}

static bool are_ready(uint32_t count, const struct hsa_handle *signals)
{
    for (uint32_t i = 0; i < count; i++)
        if (signals[i].handle && hsa_signal_value(hsa_signal(signals[i])) != 0)
            return false;
    return true;
}

static hsa_code schedule(const struct copy *wanted, uint32_t count, const struct hsa_handle *signals)
{
    struct copy *copy = malloc(sizeof(*copy));
    struct hsa_handle *kept = malloc((count + 1) * sizeof(*kept));
    const struct hsa_task task = {.handler = move_later, .data = copy, .others = kept, .other_count = count};

    if (copy && kept) {
        *copy = *wanted;
        copy->signals = memcpy(kept, signals, count * sizeof(*kept));
        if (hsa_service_add(&task))
            return HSA_SUCCESS;
    }
    free(copy);
    free(kept);
    return HSA_OUT_OF_RESOURCES;
}

/* From the first byte of the first row to the last one of the last. */
static size_t span(const struct copy *copy, size_t pitch, size_t slice)
{
    return copy->bytes && copy->rows && copy->slices
               ? (copy->slices - 1) * slice + (copy->rows - 1) * pitch + copy->bytes
               : 0;
}

static bool is_memory(const char *function, const void *at, size_t bytes)
{
    if (hsa_is_memory(at, bytes))
        return true;
    hsa_say("%s: no memory of %zu bytes at %p", function, bytes, at);
    return false;
}

static hsa_code check(const struct copy *copy, uint32_t count, const struct hsa_handle *signals)
{
    if (!hsa_is_up())
        return HSA_NOT_INITIALIZED;
    if (count && !signals)
        return HSA_INVALID_ARGUMENT;
    for (uint32_t i = 0; i < count; i++)
        if (signals[i].handle && !hsa_signal_exists(signals[i]))
            return HSA_INVALID_SIGNAL;
    if (copy->completion.handle && !hsa_signal_exists(copy->completion))
        return HSA_INVALID_SIGNAL;
    return is_memory(copy->function, copy->to, span(copy, copy->to_pitch, copy->to_slice)) &&
                   is_memory(copy->function, copy->from, span(copy, copy->from_pitch, copy->from_slice))
               ? HSA_SUCCESS
               : HSA_INVALID_ARGUMENT;
}

static hsa_code begin(const struct copy *wanted, uint32_t count, const struct hsa_handle *signals)
{
    hsa_code status = check(wanted, count, signals);
    struct copy copy = *wanted;

    if (status != HSA_SUCCESS)
        return status;
    copy.to = hsa_own_memory(copy.to);
    copy.from = hsa_own_memory(copy.from);
    if (!are_ready(count, signals))
        return schedule(&copy, count, signals);
    move(&copy);
    return HSA_SUCCESS;
}

hsa_code hsa_amd_memory_async_copy(void *to, struct hsa_handle to_agent, const void *from, struct hsa_handle from_agent,
                                   size_t bytes, uint32_t count, const struct hsa_handle *signals,
                                   struct hsa_handle completion)
{
    const struct copy copy = {.function = "hsa_amd_memory_async_copy",
                              .to = to,
                              .from = from,
                              .bytes = bytes,
                              .rows = 1,
                              .slices = 1,
                              .completion = completion};

    (void)to_agent, (void)from_agent;
    return begin(&copy, count, signals);
}

static size_t place(const struct hsa_pitched *area, const struct hsa_extent *at)
{
    return at->z * area->slice + at->y * area->pitch + at->x;
}

hsa_code hsa_amd_memory_async_copy_rect(const struct hsa_pitched *to, const struct hsa_extent *to_at,
                                        const struct hsa_pitched *from, const struct hsa_extent *from_at,
                                        const struct hsa_extent *range, struct hsa_handle agent, uint32_t direction,
                                        uint32_t count, const struct hsa_handle *signals, struct hsa_handle completion)
{
    const struct copy copy = {.function = "hsa_amd_memory_async_copy_rect",
                              .to = (uint8_t *)to->base + place(to, to_at),
                              .from = (const uint8_t *)from->base + place(from, from_at),
                              .bytes = range->x,
                              .to_pitch = to->pitch,
                              .to_slice = to->slice,
                              .from_pitch = from->pitch,
                              .from_slice = from->slice,
                              .rows = range->y,
                              .slices = range->z,
                              .completion = completion};

    (void)agent, (void)direction;
    return begin(&copy, count, signals);
}

hsa_code hsa_amd_profiling_async_copy_enable(bool enable)
{
    (void)enable; /* times are always taken */
    return HSA_SUCCESS;
}

hsa_code hsa_memory_copy(void *to, const void *from, size_t bytes)
{
    if (!hsa_is_up())
        return HSA_NOT_INITIALIZED;
    if (!is_memory("hsa_memory_copy", to, bytes) || !is_memory("hsa_memory_copy", from, bytes))
        return HSA_INVALID_ARGUMENT;
    memmove(to, from, bytes);
    return HSA_SUCCESS;
}

hsa_code hsa_amd_memory_fill(void *at, uint32_t value, size_t count)
{
    if (!hsa_is_up())
        return HSA_NOT_INITIALIZED;
    if (!is_memory("hsa_amd_memory_fill", at, count * sizeof(value)))
        return HSA_INVALID_ARGUMENT;
    for (size_t i = 0; i < count; i++)
        memcpy((uint8_t *)at + i * sizeof(value), &value, sizeof(value));
    return HSA_SUCCESS;
}
