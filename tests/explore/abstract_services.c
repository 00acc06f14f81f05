/*
 * abstract_services.c - the host serves agent dispatch packets (docs/reference/hal.md, "Services of the host").
 *
 * A service takes any time. The host may refuse it, and a few times it answers what it need not answer any more, or has answered.
 */
#include "abstract_parts.h"

#include "onward/aql.h"

enum service_answer {
    SERVE,
    REFUSE,
    AGAIN, /* what it has answered, or what its queue was abandoned with */
    OLD    /* with the tag of the AGENT before */
};

bool ag_is_agent(uint32_t kernel)
{
    return ag_scenario()->agents >> kernel & 1u;
}

/* What only a message would need is forgotten. */
static void forget(struct ag_host *host, struct ag_service *service)
{
    if (!host->answers_left)
        service->old = 0;
    if (!host->answers_left && !service->owed)
        service->tag = 0;
}

void ag_check_served(const struct ag_gpu *gpu, uint32_t kernel)
{
    for (uint32_t i = 0; i < kernel; i++) {
        if (ag_is_agent(i) && ag_queue_of(i) == ag_queue_of(kernel) && !gpu->ended[i] && !gpu->host.dropped[i])
            ag_violation("(l) a packet is read before the agent packet ahead of it is complete");
    }
}

void ag_serve(struct ag_gpu *gpu, const struct ag_command *command)
{
    uint32_t kernel = command->number, queue = command->kernel;
    struct ag_service *service = &gpu->host.services[kernel < AG_KERNELS ? kernel : 0];

    if (kernel >= AG_KERNELS || !ag_is_agent(kernel) || !ag_is_dispatched(gpu, kernel) || gpu->ended[kernel] ||
        command->value != AG_DATA || command->mode != kernel + 1 || command->address != kernel + 5) {
        ag_violation("(l) AGENT of no agent packet, or with other fields");
        return;
    }
    ag_check_served(gpu, kernel);
    if (gpu->barred[kernel])
        ag_violation("(k) a queue goes on that is to stop for a restart");
    if (ag_is_removed(gpu, queue))
        ag_violation("(j) AGENT of a queue that was removed");
    if (service->handed && !gpu->host.cleared[queue] && gpu->host.asked[queue] != CP_HOST_CLEAR)
        ag_violation("(l) an agent packet is handed over twice");
    ag_tally.races[AG_RACE_AGENT_AGAIN] += service->handed;
    service->old = service->tag;
    service->tag = command->tag;
    service->handed = service->owed = true;
    service->served = service->refused = false;
    forget(&gpu->host, service);
}

/* Whether a packet that the host has waits for its answer. */
static bool is_awaited(const struct ag_gpu *gpu, uint32_t kernel)
{
    return gpu->host.services[kernel].owed && !gpu->host.dropped[kernel];
}

static uint32_t moves_of(const struct ag_gpu *gpu, uint32_t kernel, uint16_t *moves)
{
    const struct ag_service *service = &gpu->host.services[kernel];
    bool awaited = is_awaited(gpu, kernel);
    uint32_t count = 0;

    if (awaited)
        moves[count++] = AG_MOVE(AG_MOVE_SERVE, AG_SERVICE(SERVE, kernel));
    if (awaited && ag_scenario()->refuses)
        moves[count++] = AG_MOVE(AG_MOVE_SERVE, AG_SERVICE(REFUSE, kernel));
    if (!awaited && service->tag && gpu->host.answers_left)
        moves[count++] = AG_MOVE(AG_MOVE_SERVE, AG_SERVICE(AGAIN, kernel));
    if (service->old && gpu->host.answers_left)
        moves[count++] = AG_MOVE(AG_MOVE_SERVE, AG_SERVICE(OLD, kernel));
    return count;
}

uint32_t ag_service_moves(const struct ag_gpu *gpu, uint16_t *moves)
{
    uint32_t count = 0;

    for (uint32_t kernel = 0; kernel < AG_KERNELS; kernel++)
        count += moves_of(gpu, kernel, &moves[count]);
    return count;
}

bool ag_move_is_order(uint16_t move)
{
    uint32_t operation = AG_HOST_OPERATION(AG_MOVE_WHAT(move));

    if (AG_MOVE_KIND(move) == AG_MOVE_SERVE)
        return AG_SERVICE_ANSWER(AG_MOVE_WHAT(move)) != SERVE;
    return AG_MOVE_KIND(move) == AG_MOVE_RESTART ||
           (AG_MOVE_KIND(move) == AG_MOVE_HOST && operation != CP_HOST_RESUME && operation != AG_HOST_UNMASK);
}

static void count_answer(const struct ag_gpu *gpu, uint32_t kernel, uint32_t answer)
{
    uint32_t queue = ag_queue_of(kernel);

    ag_tally.races[AG_RACE_SERVED_SUSPENDED] += answer == SERVE && gpu->host.suspended[queue];
    ag_tally.races[AG_RACE_SERVED_LATE] += answer >= AGAIN && gpu->host.dropped[kernel];
    ag_tally.races[AG_RACE_SERVED_STOPPED] += answer == SERVE && gpu->error_reason[queue];
}

void ag_answer_service(struct ag_gpu *gpu, uint32_t what)
{
    uint32_t answer = AG_SERVICE_ANSWER(what), kernel = AG_SERVICE_KERNEL(what);
    struct ag_service *service = &gpu->host.services[kernel];
    struct ag_event event = {.kind = CP_EVENT_AGENT_DONE,
                             .cu = (uint8_t)ag_queue_of(kernel),
                             .tag = answer == OLD ? service->old : service->tag,
                             .value = answer == REFUSE};

    count_answer(gpu, kernel, answer);
    service->served |= answer == SERVE;
    service->refused |= answer == REFUSE;
    gpu->host.answers_left = (uint8_t)(gpu->host.answers_left - (answer >= AGAIN));
    service->owed = service->owed && answer == OLD;
    forget(&gpu->host, service);
    ag_post(gpu, &event);
}

void ag_complete_agent(struct ag_gpu *gpu, uint32_t kernel)
{
    if (!gpu->host.services[kernel].served || gpu->ended[kernel])
        ag_violation("(l) the signal of an agent packet too early or twice");
    gpu->begun[kernel] = gpu->ended[kernel] = true;
}

/* The oldest refused packet of a queue that is over, or is not; AG_KERNELS: there is none. */
static uint32_t refused_of(const struct ag_gpu *gpu, uint32_t queue, bool over)
{
    uint32_t kernel = 0;

    while (kernel < AG_KERNELS &&
           (ag_queue_of(kernel) != queue || !gpu->host.services[kernel].refused || gpu->ended[kernel] != over))
        kernel++;
    return kernel;
}

static void set_over(struct ag_gpu *gpu, uint32_t kernel, bool over)
{
    gpu->begun[kernel] = gpu->ended[kernel] = gpu->faulted[kernel] = over;
}

/* The error of an older dispatch replaces that of a refusal: CLEAR does not pass over the packet then. */
void ag_note_error(struct ag_gpu *gpu, uint32_t queue, uint64_t reason)
{
    uint32_t before = refused_of(gpu, queue, true), kernel = refused_of(gpu, queue, false);

    if (reason == CP_QUEUE_AGENT_DISPATCH && kernel == AG_KERNELS)
        ag_violation("(l) a queue stops for a service that was not refused");
    else if (reason == CP_QUEUE_AGENT_DISPATCH)
        set_over(gpu, kernel, true);
    else if (before < AG_KERNELS && reason)
        set_over(gpu, before, false);
    else if (before < AG_KERNELS)
        gpu->host.services[before].refused = false;
}

/* DRAIN of a sound queue waits for the host. */
void ag_check_drained(const struct ag_gpu *gpu, uint32_t queue)
{
    for (uint32_t kernel = 0; kernel < AG_KERNELS; kernel++) {
        if (ag_queue_of(kernel) == queue && gpu->host.services[kernel].handed && !gpu->ended[kernel] &&
            !gpu->host.dropped[kernel])
            ag_violation("(l) a queue is drained while the host has a packet of it");
    }
}

void ag_plant_service(struct ag_state *state, struct cp_event *event)
{
    uint32_t queue = event->cu;

    if (event->kind == CP_EVENT_AGENT_DONE && state->cp.queues[queue].stage == CP_QUEUE_CALLED &&
        event->tag != state->cp.requests[queue].agent_tag && ag_plants(&state->gpu, AG_PLANT_LATE_SERVICE))
        event->tag = state->cp.requests[queue].agent_tag;
}
