/* SPDX-License-Identifier: MIT */
/* waiting.c - telling the GPU how waits behave, and predicting how long they last. */
#include "waiting.h"

#include "policy.h"
#include "progress_model.h"
#include "schedule.h"

#include "onward/monitor_log.h"

/* Returns whether WGs keep their slots while they wait. If the dispatcher swaps, they do not keep them from other queues. */
static bool predicts_now(const struct cp *cp)
{
    bool holds = cp_is_delegated(cp) ? cp->first_kernel != CP_KERNEL_NONE && !cp->shared : cp->oversubscribed;

    return holds && cp_policy_of(cp)->stall_cycles;
}

/* Predicts from the larger mean time until a condition was met: the GPU's or the firmware's own. */
static uint32_t predict_stall(struct cp *cp)
{
    uint64_t mean = 0;
    uint32_t larger = cp_stall_predictor_mean(&cp->spill.met_times);

    cp_count(&cp->counters.checks);
    if (cp_load(cp, &mean, cp->config.log_base + __builtin_offsetof(struct cp_log_control, met_mean), sizeof(mean)) &&
        mean > larger)
        larger = mean >> 32 ? UINT32_MAX : (uint32_t)mean;
    return cp_policy_of(cp)->stall_cycles(cp, larger);
}

bool cp_waiting_predict_step(struct cp *cp)
{
    uint32_t stall, change;

    if (!predicts_now(cp) || cp->stall_at > cp->now)
        return false;
    cp->stall_at = cp->now + cp->config.check_interval * (cp_is_delegated(cp) ? CP_MEAN_CHECKS : 1u);
    stall = predict_stall(cp);
    change = stall > cp->stall ? stall - cp->stall : cp->stall - stall;
    if (change > cp->stall / 4) {
        cp->stall = stall;
        cp_count(&cp->counters.stall_updates);
        cp->waiting_pending = true;
    }
    return true;
}

uint64_t cp_waiting_deadline(const struct cp *cp)
{
    return predicts_now(cp) ? cp->stall_at : UINT64_MAX;
}

static uint64_t quantum_cycles_of(const struct cp *cp)
{
    return cp_policy_has_adversary(cp) ? cp_model_quantum(cp) : cp->config.quantum;
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

void cp_waiting_publish(struct cp *cp)
{
    const struct cp_policy *policy = cp_policy_of(cp);
    struct cp_command *command;

    CP_REQUIRE(cp, WAITING, !cp->blocked);
    if (cp->monitor_pending) {
        announce_log(cp);
        return;
    }
    cp_waiting_predict_step(cp);
    command = cp_command_begin(cp, CP_COMMAND_WAITING, CP_COMMAND_LENGTH(waiting));
    if (!command)
        return;
    command->waiting.extensions = cp_policy_extensions(cp);
    command->waiting.mode = policy->wait_mode;
    command->waiting.watch = policy->watch;
    command->waiting.resume = policy->resume;
    command->waiting.oversubscribed = cp->oversubscribed;
    command->waiting.reports = cp->reports = cp_schedule_reports_wanted(cp);
    command->waiting.stall_cycles = predicts_now(cp) ? cp->stall : 0;
    command->waiting.timeout_cycles = cp_policy_wait_limit(cp, CP_NONE);
    command->waiting.quantum_cycles = CP_PREEMPTION && policy->preempts ? quantum_cycles_of(cp) : 0;
    cp_command_send(cp);
    cp->waiting_pending = false;
}
