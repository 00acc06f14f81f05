/*
 * fake_events.h - the fake GPU's timers and the events that wait for the firmware.
 */
#ifndef TESTS_FAKE_EVENTS_H
#define TESTS_FAKE_EVENTS_H

#include "fake_gpu.h"

/* Sets a timer: what it is about, and a stamp by which an outdated one is known. */
void fake_set_timer(struct fake_gpu *gpu, enum fake_timer_kind kind, uint32_t what, uint32_t stamp, uint64_t cycle);

/* Takes the next timer; there must be one. */
struct fake_timer fake_pop_timer(struct fake_gpu *gpu);

/* Posts a state event of a slot, filled in from the slot; a newer state takes an older one's place. */
void fake_post_state(struct fake_gpu *gpu, uint32_t slot, enum cp_event_kind kind);

/* Answers a command with a refusal. */
void fake_refuse(struct fake_gpu *gpu, const struct cp_command *command, enum cp_refusal reason);

/* Posts a level; a newer one of the same kind takes the older one's place. */
void fake_post_level(struct fake_gpu *gpu, const struct cp_event *event);

/* Posts an event that makes no sense. */
void fake_post_garbage(struct fake_gpu *gpu);

#endif
