/* signals.c - signals in GPU memory. */
#include "hsa/signals.h"

#include <inttypes.h>

#include "hsa/clock.h"
#include "hsa/queues.h"
#include "hsa/service.h"
#include "hsa/wait.h"

#define POLL_CYCLES 1000u /* by which reading a signal that is not 0 advances the GPU */

struct cp_signal *hsa_signal(struct hsa_handle signal)
{
    return hsa_pointer(signal.handle);
}

bool hsa_signal_exists(struct hsa_handle signal)
{
    struct cp_range range;

    return runtime_find(hsa_front()->runtime, signal.handle, &range) && range.base == signal.handle &&
           range.bytes == sizeof(struct cp_signal);
}

int64_t hsa_signal_value(const struct cp_signal *signal)
{
    return __atomic_load_n(&signal->value, __ATOMIC_SEQ_CST);
}

bool hsa_signal_meets(int64_t value, uint32_t condition, int64_t compared)
{
    switch (condition) {
    case CP_SIGNAL_EQ:
        return value == compared;
    case CP_SIGNAL_NE:
        return value != compared;
    case CP_SIGNAL_LT:
        return value < compared;
    default:
        return value >= compared;
    }
}

void hsa_signal_finish(struct hsa_handle signal, uint64_t start)
{
    struct cp_signal *stored = hsa_signal(signal);

    if (!stored)
        return;
    stored->start_timestamp = start;
    stored->end_timestamp = runtime_cycles(hsa_front()->runtime);
    __atomic_fetch_sub(&stored->value, 1, __ATOMIC_SEQ_CST);
    hsa_wake();
}

hsa_code hsa_signal_create(int64_t value, uint32_t count, const struct hsa_handle *consumers, struct hsa_handle *signal)
{
    uint64_t address;

    (void)count, (void)consumers;
    if (!hsa_is_up())
        return HSA_NOT_INITIALIZED;
    if (!signal)
        return HSA_INVALID_ARGUMENT;
    address = runtime_allocate(hsa_front()->runtime, sizeof(struct cp_signal), sizeof(struct cp_signal));
    if (!address)
        return HSA_OUT_OF_RESOURCES;
    signal->handle = address;
    *hsa_signal(*signal) = (struct cp_signal){.kind = HSA_SIGNAL_USER, .value = value};
    return HSA_SUCCESS;
}

hsa_code hsa_amd_signal_create(int64_t value, uint32_t count, const struct hsa_handle *consumers, uint64_t attributes,
                               struct hsa_handle *signal)
{
    (void)attributes;
    return hsa_signal_create(value, count, consumers, signal);
}

hsa_code hsa_signal_destroy(struct hsa_handle signal)
{
    if (!hsa_is_up())
        return HSA_NOT_INITIALIZED;
    if (hsa_signal_exists(signal) && runtime_release(hsa_front()->runtime, signal.handle))
        return HSA_SUCCESS;
    hsa_say("hsa_signal_destroy: no signal at 0x%" PRIx64, signal.handle);
    return HSA_INVALID_SIGNAL;
}

hsa_code hsa_amd_signal_value_pointer(struct hsa_handle signal, volatile int64_t **value)
{
    if (!value)
        return HSA_INVALID_ARGUMENT;
    if (!hsa_signal_exists(signal))
        return HSA_INVALID_SIGNAL;
    *value = &hsa_signal(signal)->value;
    return HSA_SUCCESS;
}

struct watched {
    const struct cp_signal *signal;
    uint32_t condition;
    int64_t value;
    int64_t seen; /* of the signal; 0 without a GPU, so that programs do not wait for ever */
};

static bool is_met(void *context)
{
    struct watched *watched = context;

    watched->seen = hsa_signal_value(watched->signal);
    return hsa_signal_meets(watched->seen, watched->condition, watched->value);
}

int64_t hsa_signal_wait_scacquire(struct hsa_handle signal, uint32_t condition, int64_t value, uint64_t timeout,
                                  uint32_t state)
{
    struct watched watched = {hsa_signal(signal), condition, value, 0};

    (void)state;
    hsa_wait(is_met, &watched, timeout);
    return watched.seen;
}

int64_t hsa_signal_wait_relaxed(struct hsa_handle signal, uint32_t condition, int64_t value, uint64_t timeout,
                                uint32_t state)
{
    return hsa_signal_wait_scacquire(signal, condition, value, timeout, state);
}

/* Programs look until there is a 0: looking takes time, also the GPU's. */
int64_t hsa_signal_load_relaxed(struct hsa_handle handle)
{
    struct watched watched = {hsa_signal(handle), CP_SIGNAL_NE, 0, 0};

    if (!hsa_is_up())
        return 0;
    watched.value = watched.seen = hsa_signal_value(watched.signal);
    if (watched.value && watched.signal->kind == HSA_SIGNAL_USER)
        hsa_advance(is_met, &watched, POLL_CYCLES);
    return watched.seen;
}

int64_t hsa_signal_load_scacquire(struct hsa_handle signal)
{
    return hsa_signal_load_relaxed(signal);
}

void hsa_signal_store_screlease(struct hsa_handle handle, int64_t value)
{
    struct cp_signal *signal = hsa_signal(handle);

    if (!hsa_is_up()) {
        hsa_note_forked();
        return;
    }
    if (signal->kind == HSA_SIGNAL_DOORBELL)
        hsa_queue_ring(signal, (uint64_t)value);
    else
        __atomic_store_n(&signal->value, value, __ATOMIC_SEQ_CST);
    hsa_wake();
}

void hsa_signal_store_relaxed(struct hsa_handle signal, int64_t value)
{
    hsa_signal_store_screlease(signal, value);
}

void hsa_signal_silent_store_relaxed(struct hsa_handle signal, int64_t value)
{
    if (!hsa_is_up())
        return;
    __atomic_store_n(&hsa_signal(signal)->value, value, __ATOMIC_SEQ_CST);
}

void hsa_signal_add_relaxed(struct hsa_handle signal, int64_t value)
{
    if (!hsa_is_up())
        return;
    __atomic_fetch_add(&hsa_signal(signal)->value, value, __ATOMIC_SEQ_CST);
    hsa_wake();
}

void hsa_signal_subtract_relaxed(struct hsa_handle signal, int64_t value)
{
    hsa_signal_add_relaxed(signal, -value);
}

hsa_code hsa_amd_signal_async_handler(struct hsa_handle signal, uint32_t condition, int64_t value,
                                      bool (*handler)(int64_t value, void *data), void *data)
{
    const struct hsa_task task = {
        .signal = hsa_signal(signal), .condition = condition, .value = value, .handler = handler, .data = data};

    if (!hsa_is_up())
        return HSA_NOT_INITIALIZED;
    if (!handler)
        return HSA_INVALID_ARGUMENT;
    if (!hsa_signal_exists(signal))
        return HSA_INVALID_SIGNAL;
    return hsa_service_add(&task) ? HSA_SUCCESS : HSA_OUT_OF_RESOURCES;
}

static hsa_code read_times(struct hsa_handle handle, struct hsa_times *times)
{
    const struct cp_signal *signal = hsa_signal(handle);

    if (!hsa_is_up())
        return HSA_NOT_INITIALIZED;
    if (!times)
        return HSA_INVALID_ARGUMENT;
    if (!hsa_signal_exists(handle))
        return HSA_INVALID_SIGNAL;
    times->start = hsa_time(signal->start_timestamp);
    times->end = hsa_time(signal->end_timestamp);
    return HSA_SUCCESS;
}

hsa_code hsa_amd_profiling_get_dispatch_time(struct hsa_handle agent, struct hsa_handle signal, struct hsa_times *times)
{
    return agent.handle == HSA_GPU ? read_times(signal, times) : HSA_INVALID_AGENT;
}

hsa_code hsa_amd_profiling_get_async_copy_time(struct hsa_handle signal, struct hsa_times *times)
{
    return read_times(signal, times);
}
