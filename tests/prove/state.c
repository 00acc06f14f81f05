/* state.c - see state.h. */
#include "state.h"

#include "onward/policy.h"

struct cp cp;

static struct cp_command frame;
static struct cp_policy policy;

static uint64_t now(void *context)
{
    (void)context;
    return cp.now;
}

static struct cp_command *reserve(void *context)
{
    (void)context;
    any_bytes(&frame, sizeof(frame));
    return any_bool() ? &frame : 0;
}

static void commit(void *context)
{
    (void)context;
}

static int receive(void *context, struct cp_event *event)
{
    (void)context;
    any_bytes(event, sizeof(*event));
    return any_bool();
}

static int load(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    (void)context;
    (void)address;
    /*@ assert 1 <= bytes <= 4096; */
    if (any_bool())
        return CP_ERROR_ADDRESS;
    any_bytes(destination, bytes);
    return CP_OK;
}

static uint32_t up_to(uint32_t least, uint32_t most)
{
    return (uint32_t)any_between(least, most);
}

static struct cp_range any_range(void)
{
    struct cp_range range;

    range.base = any_word;
    range.bytes = any_between(0, UINT64_MAX - range.base);
    return range;
}

static void configure(struct cp_config *config)
{
    config->policy = &policy;
    config->cus = up_to(1, CP_MAX_CUS);
    config->simds = up_to(1, CP_MAX_SIMDS);
    config->waves_per_simd = up_to(1, 64);
    config->vgprs_per_simd = up_to(1, 65535);
    config->sgprs_per_simd = up_to(1, 65535);
    config->lds_bytes = up_to(0, 1u << 20);
    config->barriers = up_to(0, 511);
    config->wg_slots = up_to(1, CP_MAX_WGS);
    for (uint32_t i = 0; i < CP_MAX_QUEUES; i++) {
        config->queues[i].process = any_range();
        config->queues[i].scratch = any_range();
        config->queues[i].priority = up_to(0, CP_PRIORITIES - 1);
        config->queues[i].weight = (uint16_t)up_to(0, CP_WEIGHT_MOST);
    }
}

/* A number of a kernel, or none. */
static uint8_t any_kernel(void)
{
    return any_bool() ? CP_KERNEL_NONE : (uint8_t)up_to(0, CP_MAX_KERNELS - 1);
}

static void fill_kernels(void)
{
    cp.first_kernel = any_kernel();
    cp.reserved_kernel = any_kernel();
    cp.growing = any_kernel();
    cp.reclaiming = any_kernel();
    for (uint32_t i = 0; i < CP_MAX_KERNELS; i++) {
        cp.kernels[i].number = (uint8_t)i;
        cp.kernels[i].after = any_kernel();
        cp.kernels[i].queue = (uint8_t)up_to(0, CP_MAX_QUEUES - 1);
        cp.kernels[i].priority = (uint8_t)up_to(0, CP_PRIORITIES - 1);
    }
}

/* Bits of records that there are. */
static uint32_t any_bits(uint32_t records)
{
    return (uint32_t)any_word & ((1u << records) - 1);
}

static void fill_bitmaps(void)
{
    cp.queues_pending[0] = any_bits(CP_MAX_QUEUES);
    cp.queues_starved[0] = any_bits(CP_MAX_QUEUES);
    cp.queues_polling[0] = any_bits(CP_MAX_QUEUES);
    cp.queues_due[0] = any_bits(CP_MAX_QUEUES);
    cp.queues_storing[0] = any_bits(CP_MAX_QUEUES);
    cp.requests_due[0] = any_bits(CP_MAX_QUEUES);
    cp.suspending[0] = any_bits(CP_MAX_QUEUES);
    cp.kernels_pending[0] = any_bits(CP_MAX_KERNELS);
    cp.kernels_free[0] = any_bits(CP_MAX_KERNELS);
    cp.overdue[0] = any_bits(CP_MAX_KERNELS);
}

static void fill_bools(void)
{
    bool *const of_state[] = {&cp.blocked,          &cp.work_left,     &cp.drained,
                              &cp.commands_pending, &cp.place_pending, &cp.waiting_pending,
                              &cp.monitor_pending,  &cp.events_first,  &cp.log_first,
                              &cp.oversubscribed,   &cp.full,          &cp.host_due,
                              &cp.any_suspending,   &cp.limits,        &cp.limits_pending};

    for (uint32_t i = 0; i < sizeof(of_state) / sizeof(of_state[0]); i++)
        *of_state[i] = any_bool();
    for (uint32_t i = 0; i < CP_MAX_QUEUES; i++)
        cp.queues[i].profiled = any_bool();
}

void any_state(void)
{
    any_bytes(&policy, sizeof(policy));
    any_bytes(&cp, sizeof(cp));
    cp.trace = 0;
    cp.hal = (struct cp_hal){
        .context = 0, .now = now, .reserve = reserve, .commit = commit, .receive = receive, .load = load};
    configure(&cp.config);
    fill_kernels();
    fill_bitmaps();
    cp.last_queue = (uint16_t)up_to(0, CP_MAX_QUEUES - 1);
    fill_bools();
    for (uint32_t i = 0; i < CP_MAX_QUEUES; i++) {
        cp.queues[i].size = 1u << up_to(0, 24);
    }
}
