/* Kernels that break the rules of cooperative kernels, each in its own way. */
/* The protocol is tested under every policy, so no predictor may take a barrier for a lock. */
#define ONWARD_TRAINED
#include "../../../sim_hal/workloads/cooperative.h"

#define PARTLY    0u  /* part of a work-group offers itself */
#define UNOFFERED 1u  /* a fork that was not offered */
#define ENDS      2u  /* work-group 3 never comes to the barrier */
#define NONSENSE  3u  /* no such message */
#define EARLY     4u  /* the end of a barrier at which not all are */
#define FLOOD     5u  /* messages without end, and no wait for answers: no fault, but no harm either */
#define WAVES     6u  /* one wave of several sends */
#define LAST      7u  /* the last wave does, a while after the others have come to the barrier */
#define WORDS     8u  /* each wave sends another word */
#define GONE      9u  /* the first wave sends; the others have ended */
#define SPINNING  10u /* the first wave sends; the others wait for something else, for ever */
#define OFFER     11u /* when work-groups are wanted, the first wave of the last one offers it to be killed */
#define REQUEST   12u /* the last one offers itself, and when its place is offered, the first wave of work-group 0 asks for it */
#define LOST      13u /* work-group 3 waits for a word that is never written, and never comes to the barrier */
#define SLAVE     14u /* work-group 3 never comes to a barrier of master and slaves */
#define MASTER    15u /* work-group 0 does not */

ONWARD_INLINE bool is_last_wave(void)
{
    return onward_coop_uniform((uint)get_local_id(0) + ONWARD_WAVE) >= get_local_size(0);
}

/* Sends nothing, whatever is wanted or offered. */
ONWARD_INLINE void await_demand(const onward_coop *coop, ulong mask)
{
    while ((onward_load64(&coop->control->demand) & mask) == 0)
        ;
}

kernel void broken(global void *control, volatile global uint *words, uint how)
{
    onward_coop coop = onward_coop_begin(control);
    bool is_last = onward_id(&coop) + 1 == onward_active(&coop);

    if (how == PARTLY && get_local_id(0) < 7)
        onward_coop_message(ONWARD_MESSAGE_KILL);
    if (how == UNOFFERED && onward_id(&coop) == 1)
        onward_coop_message(ONWARD_MESSAGE_FORK | 77);
    if (how == ENDS && onward_id(&coop) == 3)
        return;
    if (how == NONSENSE && onward_id(&coop) == 2)
        onward_coop_message(0xff000000);
    if (how == EARLY && onward_id(&coop) == 2)
        onward_coop_message(ONWARD_MESSAGE_RESIZE);
    if (how == FLOOD)
        for (uint i = 0; i < 100; i++)
            onward_coop_message(ONWARD_MESSAGE_KILL);
    if (how == WAVES && onward_coop_first_wave())
        onward_coop_message(ONWARD_MESSAGE_KILL);
    if (how == LAST && is_last_wave()) {
        uint pause = 4096;

        onward_backoff(&pause, 4096);
        onward_coop_message(ONWARD_MESSAGE_KILL);
    }
    if (how == WORDS)
        onward_coop_message(ONWARD_MESSAGE_FORK | ((uint)get_local_id(0) / ONWARD_WAVE + 1));
    if (how == GONE && !onward_coop_first_wave())
        return;
    if (how == SPINNING && !onward_coop_first_wave())
        while (onward_load(&words[0]) == 0)
            ;
    if (how == GONE || how == SPINNING)
        onward_coop_message(ONWARD_MESSAGE_KILL);
    if ((how == OFFER && is_last && onward_coop_first_wave()) || (how == REQUEST && is_last)) {
        await_demand(&coop, 0xffffffff);
        onward_offer_kill(&coop);
    }
    if (how == REQUEST && onward_id(&coop) == 0 && onward_coop_first_wave()) {
        await_demand(&coop, 0xfffful << 32);
        onward_request_fork(&coop, 0, 0);
    }
    if (how == LOST && onward_id(&coop) == 3)
        while (onward_load(&words[0]) == 0)
            ;
    if (how == SLAVE || how == MASTER) {
        if (onward_id(&coop) == (how == SLAVE ? 3 : 0))
            return;
        onward_resizing_barrier_simple(&coop, 0, 0);
    }
    onward_global_barrier(&coop);
    words[get_global_id(0)] = 1;
}
