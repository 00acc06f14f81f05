/* SPDX-License-Identifier: MIT */
/* configuration.c - every check of the configuration that cp_init is given. */
#include "configuration.h"

#include "onward/context.h"
#include "onward/monitor_log.h"

/* Ranges of the fields of 32 bits. */
struct field_range {
    uint8_t field; /* enum cp_config_field */
    uint8_t offset;
    uint32_t least, most;
};

#define FIELD_RANGE(field, name, least, most)                                                                          \
    {                                                                                                                  \
        field, __builtin_offsetof(struct cp_config, name), least, most                                                 \
    }

static const struct field_range field_ranges[] = {
    FIELD_RANGE(CP_FIELD_CUS, cus, 1, CP_MAX_CUS),
    FIELD_RANGE(CP_FIELD_SIMDS, simds, 1, CP_MAX_SIMDS),
    FIELD_RANGE(CP_FIELD_WAVES_PER_SIMD, waves_per_simd, 1, 64),
    FIELD_RANGE(CP_FIELD_VGPRS_PER_SIMD, vgprs_per_simd, 1, 65535),
    FIELD_RANGE(CP_FIELD_SGPRS_PER_SIMD, sgprs_per_simd, 1, 65535),
    FIELD_RANGE(CP_FIELD_LDS_BYTES, lds_bytes, 0, 1u << 20),
    FIELD_RANGE(CP_FIELD_BARRIERS, barriers, 0, 511),
    FIELD_RANGE(CP_FIELD_WG_SLOTS, wg_slots, 1, CP_MAX_WGS),
    FIELD_RANGE(CP_FIELD_CONTEXT_BYTES, context_bytes, CP_CONTEXT_ALIGN, UINT32_MAX),
    FIELD_RANGE(CP_FIELD_LOG_ENTRIES, log_entries, 0, CP_LOG_MAX_ENTRIES),
    FIELD_RANGE(CP_FIELD_EXTENSIONS, extensions, 0, CP_EXTENSION_ALL),
    FIELD_RANGE(CP_FIELD_EXTENSIONS_OFF, extensions_off, 0, CP_EXTENSION_ALL),
    FIELD_RANGE(CP_FIELD_DISPATCHER, dispatcher, 0, CP_DELEGATION),
    FIELD_RANGE(CP_FIELD_RESTART, restart, 0, CP_HOST ? CP_RESTART_REPLAY : 0),
#if CP_HOST
    FIELD_RANGE(CP_FIELD_EVENT_MAILBOXES, event_mailboxes, 0, 1),
    FIELD_RANGE(CP_FIELD_SCRATCH_SLOTS, scratch_slots, 0, CP_MAX_SCRATCH),
#endif
    FIELD_RANGE(CP_FIELD_RESEARCH, research.restore_same, 0, 1),
};

/* Returns the first of these fields that is out of range. */
static enum cp_config_field check_ranges(const struct cp_config *config)
{
    for (uint32_t i = 0; i < sizeof(field_ranges) / sizeof(field_ranges[0]); i++) {
        const struct field_range *range = &field_ranges[i];
        uint32_t value = *(const uint32_t *)(const void *)((const unsigned char *)config + range->offset);

        if (value < range->least || value > range->most)
            return (enum cp_config_field)range->field;
    }
    return CP_FIELD_NONE;
}

/* Returns whether the range goes beyond the last address. */
static bool range_wraps(uint64_t base, uint64_t bytes)
{
    return bytes > UINT64_MAX - base;
}

/* Returns whether the number of cycles can be added to any cycle that is reached. */
static bool is_addable(uint64_t cycles)
{
    return !(cycles >> 62);
}

static bool is_interval(uint64_t cycles)
{
    return cycles && is_addable(cycles);
}

static enum cp_config_field check_context(const struct cp_config *config)
{
    if (config->context_bytes % CP_CONTEXT_ALIGN)
        return CP_FIELD_CONTEXT_BYTES;
    if (config->context_base % CP_CONTEXT_ALIGN ||
        range_wraps(config->context_base, (uint64_t)config->wg_slots * config->context_bytes))
        return CP_FIELD_CONTEXT_BASE;
    return CP_FIELD_NONE;
}

/* The Monitor Log. Policies that watch need one; the others may have one. */
static enum cp_config_field check_log(const struct cp_config *config)
{
    uint32_t entries = config->log_entries;

    if (!entries)
        return config->policy->watches ? CP_FIELD_LOG_ENTRIES : CP_FIELD_NONE;
    if (entries < 2 || entries & (entries - 1))
        return CP_FIELD_LOG_ENTRIES;
    if (config->log_base % 64 || range_wraps(config->log_base, cp_log_bytes(entries)))
        return CP_FIELD_LOG_BASE;
    /* It is added CP_MEAN_CHECKS times at once. */
    if (!config->check_interval || config->check_interval >> 48)
        return CP_FIELD_CHECK_INTERVAL;
    return CP_FIELD_NONE;
}

static enum cp_config_field check_times(const struct cp_config *config)
{
    if (config->policy->wait_mode == CP_WAIT_TIMEOUT && !is_interval(config->timeout_interval))
        return CP_FIELD_TIMEOUT_INTERVAL;
    if (!is_addable(config->quantum))
        return CP_FIELD_QUANTUM;
    return is_addable(config->wait_timeout) ? CP_FIELD_NONE : CP_FIELD_WAIT_TIMEOUT;
}

static bool takes_queue(const struct cp_queue_config *queue)
{
    return !(queue->queue_memory & 7) && queue->priority < CP_PRIORITIES && queue->weight <= CP_WEIGHT_MOST &&
           !range_wraps(queue->process.base, queue->process.bytes) &&
           !range_wraps(queue->scratch.base, queue->scratch.bytes);
}

#if CP_HOST
bool cp_configuration_takes_queue(const struct cp_queue_config *queue)
{
    return takes_queue(queue);
}
#endif

static enum cp_config_field check_queues(const struct cp_config *config)
{
    for (uint32_t i = 0; i < CP_MAX_QUEUES; i++) {
        if (config->queues[i].queue_memory && !takes_queue(&config->queues[i]))
            return CP_FIELD_QUEUES;
    }
    return CP_FIELD_NONE;
}

enum cp_config_field cp_configuration_check(const struct cp_config *config)
{
    enum cp_config_field refused;

    if (!config->policy || (!CP_MODELS && config->policy->promise))
        return CP_FIELD_POLICY;
    /* Without the table of spilled conditions only this limit ends waits in the log. */
    if (!CP_SPILL && config->policy->watches && !config->wait_timeout)
        return CP_FIELD_WAIT_TIMEOUT;
    if (config->research.slice_count > CP_ADVERSARY_SLICES)
        return CP_FIELD_RESEARCH;
    if (!CP_CHECK_CONFIG)
        return CP_FIELD_NONE;
    refused = check_ranges(config);
    if (!refused)
        refused = check_context(config);
    if (!refused)
        refused = check_log(config);
    if (!refused)
        refused = check_times(config);
    if (!refused)
        refused = check_queues(config);
    return refused;
}
