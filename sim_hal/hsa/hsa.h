/*
 * hsa.h - what libhsa-runtime64.so.1 has of the HSA runtime, as far as ROCm 5.2's programs use it (docs/guide/rocm.md).
 * Names of functions and numbers of attributes are HSA's and AMD's; programs are compiled with their headers, not with this one.
 *
 * A queue is a struct cp_queue_memory, a signal the address of a struct cp_signal (onward/aql.h).
 */
#ifndef SIM_HAL_HSA_HSA_H
#define SIM_HAL_HSA_HSA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "onward/aql.h"

#define HSA_EXPORT __attribute__((visibility("default")))

enum hsa_status {
    HSA_SUCCESS = 0,
    HSA_INFO_BREAK = 1,
    HSA_INVALID_POOL = 40,
    HSA_APERTURE_VIOLATION = 41,
    HSA_ILLEGAL_INSTRUCTION = 42,
    HSA_MEMORY_FAULT = 43,
    HSA_ERROR = 0x1000,
    HSA_INVALID_ARGUMENT = 0x1001,
    HSA_INVALID_QUEUE_CREATION = 0x1002,
    HSA_INVALID_ALLOCATION = 0x1003,
    HSA_INVALID_AGENT = 0x1004,
    HSA_INVALID_SIGNAL = 0x1006,
    HSA_INVALID_QUEUE = 0x1007,
    HSA_OUT_OF_RESOURCES = 0x1008,
    HSA_INVALID_PACKET = 0x1009,
    HSA_NOT_INITIALIZED = 0x100b,
    HSA_INVALID_ISA = 0x100f,
    HSA_INVALID_CODE_OBJECT = 0x1010,
    HSA_INVALID_EXECUTABLE = 0x1011,
    HSA_FROZEN = 0x1012,
    HSA_INVALID_SYMBOL_NAME = 0x1013,
    HSA_VARIABLE_DEFINED = 0x1014,
    HSA_VARIABLE_UNDEFINED = 0x1015,
    HSA_EXCEPTION = 0x1016,
    HSA_INVALID_SYMBOL = 0x1019,
    HSA_INVALID_READER = 0x1021
};

/* Agents, pools, signals, executables and the rest are numbers to programs. */
struct hsa_handle {
    uint64_t handle;
};

struct hsa_extent {
    uint32_t x, y, z;
};

struct hsa_pitched {
    void *base;
    size_t pitch, slice;
};

struct hsa_times {
    uint64_t start, end;
};

struct hsa_link {
    uint32_t latency[2], bandwidth[2];
    bool atomics32, atomics64, coherent;
    uint32_t kind; /* 2: PCI Express */
    uint32_t distance;
};

struct hsa_pointer {
    uint32_t size;
    uint32_t kind; /* enum hsa_pointer_kind */
    void *agent_base;
    void *host_base;
    size_t bytes;
    void *user_data;
    struct hsa_handle owner;
    uint32_t flags; /* of the pool */
};
enum hsa_pointer_kind { HSA_POINTER_UNKNOWN = 0, HSA_POINTER_ALLOCATED = 1, HSA_POINTER_LOCKED = 2 };

CP_STATIC_ASSERT(sizeof(struct hsa_handle) == 8, "handles are 64-bit numbers");
CP_STATIC_ASSERT(sizeof(struct hsa_pitched) == 24, "hsa_pitched_ptr_t layout");
CP_STATIC_ASSERT(sizeof(struct hsa_link) == 28, "hsa_amd_memory_pool_link_info_t layout");
CP_STATIC_ASSERT(offsetof(struct hsa_link, kind) == 20, "hsa_amd_memory_pool_link_info_t layout");
CP_STATIC_ASSERT(sizeof(struct hsa_pointer) == 56, "hsa_amd_pointer_info_t layout");
CP_STATIC_ASSERT(offsetof(struct hsa_pointer, flags) == 48, "hsa_amd_pointer_info_t layout");

typedef int hsa_code; /* enum hsa_status */

/* ---- the runtime ---- */

HSA_EXPORT hsa_code hsa_init(void);
HSA_EXPORT hsa_code hsa_shut_down(void);
HSA_EXPORT hsa_code hsa_status_string(hsa_code status, const char **text);
HSA_EXPORT hsa_code hsa_system_get_info(uint32_t attribute, void *value);
HSA_EXPORT hsa_code hsa_system_extension_supported(uint16_t extension, uint16_t major, uint16_t minor, bool *result);
HSA_EXPORT hsa_code hsa_system_get_major_extension_table(uint16_t extension, uint16_t major, size_t bytes, void *table);
HSA_EXPORT hsa_code hsa_amd_register_system_event_handler(hsa_code (*callback)(const void *event, void *data),
                                                          void *data);

/* ---- agents ---- */

HSA_EXPORT hsa_code hsa_iterate_agents(hsa_code (*callback)(struct hsa_handle agent, void *data), void *data);
HSA_EXPORT hsa_code hsa_agent_get_info(struct hsa_handle agent, uint32_t attribute, void *value);
HSA_EXPORT hsa_code hsa_agent_extension_supported(uint16_t extension, struct hsa_handle agent, uint16_t major,
                                                  uint16_t minor, bool *result);
HSA_EXPORT hsa_code hsa_agent_iterate_isas(struct hsa_handle agent,
                                           hsa_code (*callback)(struct hsa_handle isa, void *data), void *data);
HSA_EXPORT hsa_code hsa_isa_get_info_alt(struct hsa_handle isa, uint32_t attribute, void *value);
HSA_EXPORT hsa_code hsa_amd_coherency_set_type(struct hsa_handle agent, uint32_t type);

/* ---- memory ---- */

HSA_EXPORT hsa_code hsa_amd_agent_iterate_memory_pools(struct hsa_handle agent,
                                                       hsa_code (*callback)(struct hsa_handle pool, void *data),
                                                       void *data);
HSA_EXPORT hsa_code hsa_amd_memory_pool_get_info(struct hsa_handle pool, uint32_t attribute, void *value);
HSA_EXPORT hsa_code hsa_amd_agent_memory_pool_get_info(struct hsa_handle agent, struct hsa_handle pool,
                                                       uint32_t attribute, void *value);
HSA_EXPORT hsa_code hsa_amd_memory_pool_allocate(struct hsa_handle pool, size_t bytes, uint32_t flags, void **at);
HSA_EXPORT hsa_code hsa_amd_memory_pool_free(void *at);
HSA_EXPORT hsa_code hsa_amd_agents_allow_access(uint32_t count, const struct hsa_handle *agents, const uint32_t *flags,
                                                const void *at);
HSA_EXPORT hsa_code hsa_amd_memory_lock(void *host, size_t bytes, struct hsa_handle *agents, int count, void **agent);
HSA_EXPORT hsa_code hsa_amd_memory_lock_to_pool(void *host, size_t bytes, struct hsa_handle *agents, int count,
                                                struct hsa_handle pool, uint32_t flags, void **agent);
HSA_EXPORT hsa_code hsa_amd_memory_unlock(void *host);
HSA_EXPORT hsa_code hsa_amd_memory_fill(void *at, uint32_t value, size_t count);
HSA_EXPORT hsa_code hsa_amd_pointer_info(const void *at, struct hsa_pointer *info, void *(*allocate)(size_t),
                                         uint32_t *count, struct hsa_handle **agents);
HSA_EXPORT hsa_code hsa_memory_copy(void *to, const void *from, size_t bytes);
HSA_EXPORT hsa_code hsa_memory_register(void *at, size_t bytes);
HSA_EXPORT hsa_code hsa_memory_deregister(void *at, size_t bytes);

/* ---- copies ---- */

HSA_EXPORT hsa_code hsa_amd_memory_async_copy(void *to, struct hsa_handle to_agent, const void *from,
                                              struct hsa_handle from_agent, size_t bytes, uint32_t count,
                                              const struct hsa_handle *signals, struct hsa_handle completion);
HSA_EXPORT hsa_code hsa_amd_memory_async_copy_rect(const struct hsa_pitched *to, const struct hsa_extent *to_at,
                                                   const struct hsa_pitched *from, const struct hsa_extent *from_at,
                                                   const struct hsa_extent *range, struct hsa_handle agent,
                                                   uint32_t direction, uint32_t count, const struct hsa_handle *signals,
                                                   struct hsa_handle completion);

/* ---- signals ---- */

HSA_EXPORT hsa_code hsa_signal_create(int64_t value, uint32_t count, const struct hsa_handle *consumers,
                                      struct hsa_handle *signal);
HSA_EXPORT hsa_code hsa_amd_signal_create(int64_t value, uint32_t count, const struct hsa_handle *consumers,
                                          uint64_t attributes, struct hsa_handle *signal);
HSA_EXPORT hsa_code hsa_signal_destroy(struct hsa_handle signal);
HSA_EXPORT int64_t hsa_signal_load_relaxed(struct hsa_handle signal);
HSA_EXPORT int64_t hsa_signal_load_scacquire(struct hsa_handle signal);
HSA_EXPORT void hsa_signal_store_relaxed(struct hsa_handle signal, int64_t value);
HSA_EXPORT void hsa_signal_store_screlease(struct hsa_handle signal, int64_t value);
HSA_EXPORT void hsa_signal_silent_store_relaxed(struct hsa_handle signal, int64_t value);
HSA_EXPORT void hsa_signal_add_relaxed(struct hsa_handle signal, int64_t value);
HSA_EXPORT void hsa_signal_subtract_relaxed(struct hsa_handle signal, int64_t value);
HSA_EXPORT int64_t hsa_signal_wait_scacquire(struct hsa_handle signal, uint32_t condition, int64_t value,
                                             uint64_t timeout, uint32_t state);
HSA_EXPORT int64_t hsa_signal_wait_relaxed(struct hsa_handle signal, uint32_t condition, int64_t value,
                                           uint64_t timeout, uint32_t state);
HSA_EXPORT hsa_code hsa_amd_signal_async_handler(struct hsa_handle signal, uint32_t condition, int64_t value,
                                                 bool (*handler)(int64_t value, void *data), void *data);
HSA_EXPORT hsa_code hsa_amd_signal_value_pointer(struct hsa_handle signal, volatile int64_t **value);

/* ---- queues ---- */

typedef void (*hsa_queue_callback)(hsa_code status, struct cp_queue_memory *queue, void *data);

HSA_EXPORT hsa_code hsa_queue_create(struct hsa_handle agent, uint32_t packets, uint32_t type,
                                     hsa_queue_callback callback, void *data, uint32_t private_bytes,
                                     uint32_t group_bytes, struct cp_queue_memory **queue);
HSA_EXPORT hsa_code hsa_queue_destroy(struct cp_queue_memory *queue);
HSA_EXPORT uint64_t hsa_queue_load_read_index_relaxed(const struct cp_queue_memory *queue);
HSA_EXPORT uint64_t hsa_queue_load_read_index_scacquire(const struct cp_queue_memory *queue);
HSA_EXPORT uint64_t hsa_queue_load_write_index_relaxed(const struct cp_queue_memory *queue);
HSA_EXPORT uint64_t hsa_queue_add_write_index_relaxed(struct cp_queue_memory *queue, uint64_t value);
HSA_EXPORT uint64_t hsa_queue_add_write_index_screlease(struct cp_queue_memory *queue, uint64_t value);
HSA_EXPORT hsa_code hsa_amd_queue_set_priority(struct cp_queue_memory *queue, uint32_t priority);
HSA_EXPORT hsa_code hsa_amd_queue_cu_set_mask(const struct cp_queue_memory *queue, uint32_t bits, const uint32_t *mask);
HSA_EXPORT hsa_code hsa_amd_profiling_set_profiler_enabled(struct cp_queue_memory *queue, int enable);
HSA_EXPORT hsa_code hsa_amd_profiling_async_copy_enable(bool enable);
HSA_EXPORT hsa_code hsa_amd_profiling_get_dispatch_time(struct hsa_handle agent, struct hsa_handle signal,
                                                        struct hsa_times *times);
HSA_EXPORT hsa_code hsa_amd_profiling_get_async_copy_time(struct hsa_handle signal, struct hsa_times *times);

/* ---- code ---- */

HSA_EXPORT hsa_code hsa_code_object_reader_create_from_memory(const void *object, size_t bytes,
                                                              struct hsa_handle *reader);
HSA_EXPORT hsa_code hsa_code_object_reader_destroy(struct hsa_handle reader);
HSA_EXPORT hsa_code hsa_code_object_deserialize(void *object, size_t bytes, const char *options,
                                                struct hsa_handle *code_object);
HSA_EXPORT hsa_code hsa_executable_create(uint32_t profile, uint32_t state, const char *options,
                                          struct hsa_handle *executable);
HSA_EXPORT hsa_code hsa_executable_create_alt(uint32_t profile, uint32_t rounding, const char *options,
                                              struct hsa_handle *executable);
HSA_EXPORT hsa_code hsa_executable_destroy(struct hsa_handle executable);
HSA_EXPORT hsa_code hsa_executable_load_agent_code_object(struct hsa_handle executable, struct hsa_handle agent,
                                                          struct hsa_handle reader, const char *options,
                                                          struct hsa_handle *loaded);
HSA_EXPORT hsa_code hsa_executable_load_code_object(struct hsa_handle executable, struct hsa_handle agent,
                                                    struct hsa_handle code_object, const char *options);
HSA_EXPORT hsa_code hsa_executable_global_variable_define(struct hsa_handle executable, const char *name,
                                                          void *address);
HSA_EXPORT hsa_code hsa_executable_readonly_variable_define(struct hsa_handle executable, struct hsa_handle agent,
                                                            const char *name, void *address);
HSA_EXPORT hsa_code hsa_executable_agent_global_variable_define(struct hsa_handle executable, struct hsa_handle agent,
                                                                const char *name, void *address);
HSA_EXPORT hsa_code hsa_executable_freeze(struct hsa_handle executable, const char *options);
HSA_EXPORT hsa_code hsa_executable_get_symbol_by_name(struct hsa_handle executable, const char *name,
                                                      const struct hsa_handle *agent, struct hsa_handle *symbol);
HSA_EXPORT hsa_code hsa_executable_iterate_symbols(struct hsa_handle executable,
                                                   hsa_code (*callback)(struct hsa_handle executable,
                                                                        struct hsa_handle symbol, void *data),
                                                   void *data);
HSA_EXPORT hsa_code hsa_executable_symbol_get_info(struct hsa_handle symbol, uint32_t attribute, void *value);

/* ---- what there is not: each says so once, and answers HSA_ERROR (refused.c) ---- */

#define HSA_REFUSED(name) HSA_EXPORT hsa_code name(void);
#include "hsa/refused.def"
#undef HSA_REFUSED

#endif
