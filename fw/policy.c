/* policy.c - the policies, and telling the GPU how waits behave. */
#include "policy.h"

#include "progress_model.h"
#include "schedule.h"

#include "onward/monitor_log.h"

int cp_policy_preempts(enum cp_policy policy)
{
    return CP_PREEMPTION && cp_policy_exists(policy) && cp_policy_entry(policy)->preempts;
}

int cp_policy_is_model(enum cp_policy policy)
{
    return cp_policy_exists(policy) && cp_policy_entry(policy)->promise;
}

#ifndef CP_ONLY_POLICY
bool cp_policy_exists(enum cp_policy policy)
{
    return (uint32_t)policy < CP_POLICY_COUNT;
}

const struct cp_policy_entry *cp_policy_entry(enum cp_policy policy)
{
    return &cp_policies[policy];
}
#endif

uint64_t cp_policy_wait_limit(const struct cp *cp)
{
    if (cp_policy_of(cp)->watches)
        return cp->config.wait_timeout;
    return cp_policy_of(cp)->wait_mode == CP_WAIT_TIMEOUT ? cp->config.timeout_interval : 0;
}

static bool predicts_now(const struct cp *cp)
{
    return cp->oversubscribed && cp_policy_of(cp)->predicts;
}

/* The GPU's and the firmware's own mean time to a condition's being met, the larger one, within bounds. */
static uint32_t predict(struct cp *cp)
{
    uint64_t mean = 0;
    uint32_t stall = cp_stall_predictor_mean(&cp->spill.met_times);

    cp_count(&cp->counters.checks);
    if (cp->hal.load(cp->hal.context, cp->config.log_base + __builtin_offsetof(struct cp_log_control, met_mean), &mean,
                     sizeof(mean)) == CP_OK &&
        mean > stall)
        stall = mean >> 32 ? UINT32_MAX : (uint32_t)mean;
    if (!stall)
        return CP_STALL_FIRST;
    if (stall < CP_STALL_MIN)
        return CP_STALL_MIN;
    return stall < CP_STALL_MAX ? stall : CP_STALL_MAX;
}

bool cp_policy_stall_step(struct cp *cp)
{
    uint32_t stall, change;

    if (!predicts_now(cp) || cp->stall_at > cp->now)
        return false;
    cp->stall_at = cp->now + cp->config.check_interval;
    stall = predict(cp);
    change = stall > cp->stall ? stall - cp->stall : cp->stall - stall;
    if (change > cp->stall / 4) {
        cp->stall = stall;
        cp_count(&cp->counters.stall_updates);
        cp->waiting_pending = true;
    }
    return true;
}

uint64_t cp_policy_deadline(const struct cp *cp)
{
    return predicts_now(cp) ? cp->stall_at : UINT64_MAX;
}

static uint64_t quantum(const struct cp *cp)
{
    return cp_model_restricts(cp) ? cp_model_quantum(cp) : cp->config.quantum;
}

static void announce_log(struct cp *cp)
{
    struct cp_command *command = cp_command_begin(cp, CP_COMMAND_MONITOR, CP_COMMAND_LENGTH(monitor));

    if (!command)
        return;
    command->monitor.log = cp->config.log_base;
    command->monitor.entries = cp->config.log_entries;
    command->monitor.reserved0 = 0;
    cp_command_send(cp);
    cp->monitor_pending = false;
}

void cp_policy_publish(struct cp *cp)
{
    const struct cp_policy_entry *policy = cp_policy_of(cp);
    struct cp_command *command;

    if (cp->monitor_pending) {
        announce_log(cp);
        return;
    }
    cp_policy_stall_step(cp);
    command = cp_command_begin(cp, CP_COMMAND_WAITING, CP_COMMAND_LENGTH(waiting));
    if (!command)
        return;
    command->waiting.reserved0 = 0;
    command->waiting.mode = policy->wait_mode;
    command->waiting.watch = policy->watch;
    command->waiting.resume = policy->resume;
    command->waiting.oversubscribed = cp->oversubscribed;
    command->waiting.reports = cp->reports = cp_schedule_reports_wanted(cp);
    command->waiting.stall_cycles = predicts_now(cp) ? cp->stall : 0;
    command->waiting.timeout_cycles = cp_policy_wait_limit(cp);
    command->waiting.quantum_cycles = CP_PREEMPTION && policy->preempts ? quantum(cp) : 0;
    cp_command_send(cp);
    cp->waiting_pending = false;
}
