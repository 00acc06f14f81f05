/*
 * packet.c - the checks of queue memory, packets, kernel descriptors, launch options and signals, for any bytes.
 *
 * Assumed: state.h.
 */
#include "packet.h"
#include "state.h"

void prove(void)
{
    struct cp_dispatch_packet dispatch_packet;
    struct cp_barrier_packet barrier;
    struct cp_barrier_value_packet value;
    struct cp_dispatch dispatch;
    uint32_t queue = (uint32_t)any_between(0, CP_MAX_QUEUES - 1);

    any_state();
    any_bytes(&dispatch_packet, sizeof(dispatch_packet));
    any_bytes(&barrier, sizeof(barrier));
    any_bytes(&value, sizeof(value));
    cp_packet_check_queue(&cp, queue);
    cp_packet_check_signal(&cp, queue, any_word);
    if (cp_packet_check_dispatch(&cp, queue, &dispatch_packet, &dispatch) == CP_QUEUE_OK) {
        /*@ assert 1 <= dispatch.shape.waves <= 16; */
        /*@ assert dispatch.scratch_slots <= CP_MAX_SCRATCH; */
    }
    cp_packet_check_barrier(&cp, queue, &barrier);
    cp_packet_check_vendor(&cp, queue, &value);
}
