/* signals.c - signals in GPU memory. */
#include "hsa/signals.h"

#include "hsa/queues.h"
#include "hsa/service.h"
#include "hsa/wait.h"

#define POLL_CYCLES 1000u /* by which reading a signal that is not 0 advances the GPU */

struct cp_signal *hsa_signal(struct hsa_handle signal)
{
    return (struct cp_signal *)(uintptr_t)signal.handle; /* NOLINT(performance-no-int-to-ptr): handles are addresses */
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
    return runtime_release(hsa_front()->runtime, signal.handle) ? HSA_SUCCESS : HSA_INVALID_SIGNAL;
}

hsa_code hsa_amd_signal_value_pointer(struct hsa_handle signal, volatile int64_t **value)
{
    *value = &hsa_signal(signal)->value;
    return HSA_SUCCESS;
}

struct watched {
    const struct cp_signal *signal;
    uint32_t condition;
    int64_t value;
};

static bool is_met(void *context)
{
    const struct watched *watched = context;

    return hsa_signal_meets(hsa_signal_value(watched->signal), watched->condition, watched->value);
}

int64_t hsa_signal_wait_scacquire(struct hsa_handle signal, uint32_t condition, int64_t value, uint64_t timeout,
                                  uint32_t state)
{
    struct watched watched = {hsa_signal(signal), condition, value};

    (void)state;
    hsa_wait(is_met, &watched, timeout);
    return hsa_signal_value(watched.signal);
}

int64_t hsa_signal_wait_relaxed(struct hsa_handle signal, uint32_t condition, int64_t value, uint64_t timeout,
                                uint32_t state)
{
    return hsa_signal_wait_scacquire(signal, condition, value, timeout, state);
}

/* Programs look until there is a 0: looking takes time, also the GPU's. */
int64_t hsa_signal_load_relaxed(struct hsa_handle handle)
{
    struct cp_signal *signal = hsa_signal(handle);
    struct watched watched = {signal, CP_SIGNAL_NE, hsa_signal_value(signal)};

    if (watched.value == 0 || signal->kind != HSA_SIGNAL_USER || !hsa_is_up())
        return watched.value;
    runtime_wait(hsa_front()->runtime, is_met, &watched, POLL_CYCLES);
    hsa_queues_check();
    return hsa_signal_value(signal);
}

int64_t hsa_signal_load_scacquire(struct hsa_handle signal)
{
    return hsa_signal_load_relaxed(signal);
}

void hsa_signal_store_screlease(struct hsa_handle handle, int64_t value)
{
    struct cp_signal *signal = hsa_signal(handle);

    if (signal->kind == HSA_SIGNAL_DOORBELL)
        hsa_queue_ring(signal);
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
    __atomic_store_n(&hsa_signal(signal)->value, value, __ATOMIC_SEQ_CST);
}

void hsa_signal_add_relaxed(struct hsa_handle signal, int64_t value)
{
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
    return hsa_service_add(&task) ? HSA_SUCCESS : HSA_OUT_OF_RESOURCES;
}

static void read_times(const struct cp_signal *signal, struct hsa_times *times)
{
    times->start = hsa_time(signal->start_timestamp);
    times->end = hsa_time(signal->end_timestamp);
}

hsa_code hsa_amd_profiling_get_dispatch_time(struct hsa_handle agent, struct hsa_handle signal, struct hsa_times *times)
{
    (void)agent;
    read_times(hsa_signal(signal), times);
    return HSA_SUCCESS;
}

hsa_code hsa_amd_profiling_get_async_copy_time(struct hsa_handle signal, struct hsa_times *times)
{
    read_times(hsa_signal(signal), times);
    return HSA_SUCCESS;
}
