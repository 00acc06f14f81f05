/* policy.c - the policies, and telling the GPU how waits behave. */
#include "policy.h"

#include "schedule.h"

static const struct cp_policy_entry policies[CP_POLICY_COUNT] = {
    [CP_POLICY_BASELINE] = {"baseline", CP_WAIT_IGNORE, CP_WATCH_VALUE, CP_RESUME_ALL, false, false, false},
    [CP_POLICY_SLEEP] = {"sleep", CP_WAIT_IGNORE, CP_WATCH_VALUE, CP_RESUME_ALL, false, false, false},
    [CP_POLICY_TIMEOUT] = {"timeout", CP_WAIT_TIMEOUT, CP_WATCH_VALUE, CP_RESUME_ALL, false, true, true},
    [CP_POLICY_MONRS_ALL] = {"monrs-all", CP_WAIT_INSTRUCTION, CP_WATCH_ACCESS, CP_RESUME_ALL, false, true, true},
    [CP_POLICY_MONR_ALL] = {"monr-all", CP_WAIT_INSTRUCTION, CP_WATCH_VALUE, CP_RESUME_ALL, false, true, true},
    [CP_POLICY_MONNR_ALL] = {"monnr-all", CP_WAIT_ATOMIC, CP_WATCH_VALUE, CP_RESUME_ALL, false, true, true},
    [CP_POLICY_MONNR_ONE] = {"monnr-one", CP_WAIT_ATOMIC, CP_WATCH_VALUE, CP_RESUME_ONE, false, true, true},
    [CP_POLICY_AWG] = {"awg", CP_WAIT_ATOMIC, CP_WATCH_VALUE, CP_RESUME_PREDICT, true, true, true},
    [CP_POLICY_MINRESUME] = {"minresume", CP_WAIT_ATOMIC, CP_WATCH_VALUE, CP_RESUME_EXACT, false, true, true},
    [CP_POLICY_ONWARD] = {"onward", CP_WAIT_ATOMIC, CP_WATCH_VALUE, CP_RESUME_PREDICT, true, true, true},
};

const struct cp_policy_entry *cp_policy_entry(enum cp_policy policy)
{
    return &policies[policy];
}

const char *cp_policy_name(enum cp_policy policy)
{
    return (uint32_t)policy < CP_POLICY_COUNT ? policies[policy].name : 0;
}

int cp_policy_preempts(enum cp_policy policy)
{
    return (uint32_t)policy < CP_POLICY_COUNT && policies[policy].preempts;
}

void cp_policy_publish(struct cp *cp)
{
    const struct cp_policy_entry *policy = cp_policy_entry(cp->config.policy);
    struct cp_command command = {.opcode = CP_COMMAND_WAITING};

    command.waiting.mode = policy->wait_mode;
    command.waiting.watch = policy->watch;
    command.waiting.resume = policy->resume;
    command.waiting.oversubscribed = cp->oversubscribed;
    command.waiting.reports = cp_schedule_reports_wanted(cp);
    command.waiting.timeout_cycles = policy->wait_mode == CP_WAIT_TIMEOUT ? cp->config.timeout_interval : 0;
    command.waiting.quantum_cycles = policy->preempts ? cp->config.quantum : 0;
    if (!cp_send(cp, &command))
        return;
    cp->waiting_pending = false;
    cp->reports = command.waiting.reports;
}
