/* Kernels that break the rules of cooperative kernels, each in its own way. */
#include "../../sim_hal/workloads/cooperative.h"

#define PARTLY    0u /* part of a work-group offers itself */
#define UNOFFERED 1u /* a fork that nobody offered */
#define ENDS      2u /* work-group 3 never comes to the barrier */
#define NONSENSE  3u /* no such message */
#define EARLY     4u /* the end of a barrier at which not all are */
#define FLOOD     5u /* messages without end, and nobody listens: no fault, but no harm either */
#define WAVES     6u /* one wave of several sends */

kernel void broken(global void *control, volatile global uint *words, uint how)
{
    onward_coop coop = onward_coop_begin(control);

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
    onward_global_barrier(&coop);
    words[get_global_id(0)] = 1;
}
