/* abstract_parts.h - what the files of the abstract GPU share. */
#ifndef TESTS_EXPLORE_ABSTRACT_PARTS_H
#define TESTS_EXPLORE_ABSTRACT_PARTS_H

#include "abstract_gpu.h"

/* Where things lie in the abstract memory. */
#define AG_QUEUE        0x1000u /* of each queue, so far apart: */
#define AG_QUEUE_STEP   0x400u
#define AG_PACKETS      0x2000u /* the same */
#define AG_DESCRIPTOR   0x3000u
#define AG_SIGNALS      0x4000u /* 64 bytes each */
#define AG_MAILBOXES    0x4800u /* 8 bytes a kernel, of its signal */
#define AG_DATA         0x5000u /* the words, 4 bytes each: all on one line */
#define AG_CONTROL      0x6000u /* of the first cooperative kernel, with its records; of the second: */
#define AG_CONTROL_STEP 0x400u
#define AG_OPTIONS      0x7000u /* 64 bytes a kernel */
#define AG_DATA_END     0x8000u
#define AG_MASK         0x8f00u  /* behind the log: a mask of CUs, of the last one */
#define AG_PAGES        0x9000u  /* status pages: AG_QUEUE_STEP for each queue */
#define AG_SCRATCH      0x80000u /* a range each time that a queue is given one, so far apart: */
#define AG_SCRATCH_STEP 0x1000u
#define AG_SCRATCH_UNIT 256u /* bytes of a wave whose work-items have a dword each */
#define AG_RECORD       64u  /* bytes of a cooperative kernel's records */
#define AG_CONTEXTS     0x100000u

/* Records the first thing that went wrong in this move; tells and forgets it, NULL: nothing. */
void ag_violation(const char *what);
const char *ag_take_violation(void);

/* Operation that a WG, by its number, is at; of a cooperative one that waits for memory, that wait. */
const struct ag_op *ag_op_of(const struct ag_gpu *gpu, uint32_t number);

/* Program of a WG, by its number. */
const struct ag_op *ag_program_of(uint32_t number);

/* A word is written: waiters are resumed. */
void ag_write_word(struct ag_gpu *gpu, uint32_t word, uint32_t value, enum ag_choice choice);

/* The WG of a slot executes its operation. choice: who is resumed by that. */
void ag_run_op(struct ag_gpu *gpu, uint32_t slot, enum ag_choice choice);

/* The WG of a slot ends with an event: DONE or FAULT. */
void ag_finish(struct ag_gpu *gpu, uint32_t slot, enum cp_event_kind kind);

/* Moves events into the ring as far as there is room. */
void ag_fill_ring(struct ag_gpu *gpu);

/* Posts an event about a slot's WG as it is now. */
void ag_post_state(struct ag_gpu *gpu, uint32_t slot, enum cp_event_kind kind);
void ag_post(struct ag_gpu *gpu, const struct ag_event *event);

/* A wait of a slot's WG is over, wherever the WG is. Its waiters at the SyncMon are gone. If executed, it continues. */
void ag_end_wait(struct ag_gpu *gpu, uint32_t slot);

/* The SyncMon has found the condition of a slot's WG met: it is to try again. */
void ag_wake(struct ag_gpu *gpu, uint32_t slot);

/* Forgets what the SyncMon holds of a slot. */
void ag_unregister(struct ag_gpu *gpu, uint32_t slot);

/* The WG is gone. */
void ag_leave(struct ag_gpu *gpu, uint32_t slot);

/* The event of a kernel's signal is stored in its mailbox, and the host is told: abstract_host.c. */
void ag_mailbox_store(struct ag_gpu *gpu, const struct ag_command *command);
void ag_notify(struct ag_gpu *gpu, const struct ag_command *command);

/* Whether a kernel's signal has come, and all that it tells. */
bool ag_is_told(const struct ag_gpu *gpu, uint32_t kernel);

/* Executes a command. */
void ag_execute(struct ag_gpu *gpu, const struct ag_command *command);

/* A WG that is away is read back on a CU. Its wait is over, as it is when it stays away and can run. */
void ag_start_restore(struct ag_gpu *gpu, uint32_t slot, uint32_t cu);
void ag_end_wait_away(struct ag_gpu *gpu, uint32_t slot);

/* Whether a kernel has faulted. */
bool ag_some_fault(const struct ag_gpu *gpu);

/* A slot has been used. */
void ag_note_slot(struct ag_gpu *gpu, uint32_t slot);

/* Waves of a kernel's WGs; waves on a CU. */
uint32_t ag_waves_of(uint32_t kernel);
uint32_t ag_waves_on(const struct ag_gpu *gpu, uint32_t cu);

/* A step of some units of the firmware, and the units after it that touch nothing but its own memory. */
bool ag_step_firmware(struct ag_state *state, uint32_t units);

/* Whether a unit of the firmware would find nothing to do now. */
bool ag_firmware_is_idle(const struct ag_state *state);

/* The firmware's lists of WGs, after a unit of it: abstract_lists.c. */
void ag_check_lists(const struct cp *cp);

/* Queue of a kernel, number of its first WG, number of kernels dispatched through a queue, and the kernel that a packet there stands for. */
uint32_t ag_queue_of(uint32_t kernel);
uint32_t ag_first_number(uint32_t kernel);
uint32_t ag_dispatched(const struct ag_gpu *gpu, uint32_t queue);
uint32_t ag_kernel_of(uint32_t queue, uint32_t packet);

/* The kernel that is dispatched at a turn, counted from 0; whether a kernel has been. */
uint32_t ag_kernel_at(uint32_t turn);
bool ag_is_dispatched(const struct ag_gpu *gpu, uint32_t kernel);

/* Atomics that the SyncMon performs: abstract_perform.c. */

/* A waiting atomic is performed with success, by its WG or by the SyncMon; the WG goes on behind it, with what the word had. */
void ag_take_effect(struct ag_gpu *gpu, uint32_t number);
bool ag_plants(struct ag_gpu *gpu, enum ag_plant plant);
/* What the WG of a slot waits for. */
struct ag_op ag_wait_of(const struct ag_gpu *gpu, uint32_t slot);
void ag_pass_wait(struct ag_gpu *gpu, uint32_t slot, uint32_t told);

/* What a waiting operation makes of a word's value when its condition holds. */
uint32_t ag_result_of(uint32_t kind, uint32_t value);

/* A word was written: performs what waits for that, and lets others go on. */
void ag_perform(struct ag_gpu *gpu, uint32_t word, enum ag_choice choice);

/* Whether some were left waiting on a condition of a word that still holds; the oldest of them goes on. */
bool ag_grace_is_due(const struct ag_gpu *gpu, uint32_t word);
void ag_end_grace(struct ag_gpu *gpu, uint32_t word);

/* The dispatcher: abstract_dispatcher.c. */

/* Whether it places a kernel's WGs. */
bool ag_is_given(const struct ag_gpu *gpu, uint32_t kernel);

/* Whether it places any kernel's. */
bool ag_gives_any(const struct ag_gpu *gpu);

/* Whether a resident has to leave: its CU is lost and its kernel given, or its queue halted. */
bool ag_must_leave(const struct ag_gpu *gpu, uint32_t slot);

/* HALT and GO. After each move: answers those whose last WG has left. */
void ag_halt(struct ag_gpu *gpu, const struct ag_command *command);
void ag_go(struct ag_gpu *gpu, const struct ag_command *command);
void ag_review_halts(struct ag_gpu *gpu);

/* The host has suspended the kernel's queue, or its mask bars the CU. Tells of a WG that is placed nevertheless. */
void ag_check_held(const struct ag_gpu *gpu, uint32_t kernel, uint32_t cu);

/* Its moves that may come next: it launches the next WG of a kernel, or reads one back. Whether it may save a resident. */
uint32_t ag_dispatcher_moves(const struct ag_gpu *gpu, uint16_t *moves);
void ag_place_next(struct ag_gpu *gpu, uint32_t kernel, uint32_t cu);
void ag_read_back(struct ag_gpu *gpu, uint32_t slot, uint32_t cu);
bool ag_may_leave(const struct ag_gpu *gpu, uint32_t slot);
void ag_start_leaving(struct ag_gpu *gpu, uint32_t slot, bool preempted);

/* A WG of a given kernel that is away can run: it waits no more, if it did. */
void ag_can_run(struct ag_gpu *gpu, uint32_t slot);

/* A WG has to leave a lost CU. One has left that was to be killed. The last one of a given kernel may have ended. */
void ag_evict(struct ag_gpu *gpu, uint32_t slot);
void ag_execute_killed(struct ag_gpu *gpu, uint32_t slot);
void ag_end_if_empty(struct ag_gpu *gpu, uint32_t kernel);

/* Its commands. */
void ag_give(struct ag_gpu *gpu, const struct ag_command *command, uint32_t kernel);
void ag_drop(struct ag_gpu *gpu, const struct ag_command *command);
void ag_list(struct ag_gpu *gpu, const struct ag_command *command);
void ag_take(struct ag_gpu *gpu);

/* Whether the books of firmware and GPU agree, when nothing is under way. */
void ag_check_books(const struct ag_state *state);

/* The host: abstract_host.c. */

/* Whether there is one; its moves that may come next; it gives a command; whether a command has no answer yet. */
bool ag_host_is_there(void);
uint32_t ag_host_moves(const struct ag_gpu *gpu, uint16_t *moves);
void ag_host_commands(struct ag_gpu *gpu, uint32_t what);
bool ag_host_waits(const struct ag_gpu *gpu);

/* What a queue is, at the start or changed by an update; whether the firmware has none of that number. */
struct cp_queue_config ag_queue_config(const struct ag_gpu *gpu, uint32_t queue, bool changed);

/* Scratch of a kernel's waves, in units of AG_SCRATCH_UNIT. */
uint32_t ag_scratch_of(uint32_t kernel);

/* A dispatch begins with scratch there. */
void ag_take_scratch(struct ag_gpu *gpu, uint32_t kernel, uint64_t base);
bool ag_is_absent(const struct ag_state *state, uint32_t queue);

/* Whether the host knows that the queue is gone, and has not asked for it again. */
bool ag_is_removed(const struct ag_gpu *gpu, uint32_t queue);

/* The firmware sends a command; ANSWER arrives. */
void ag_check_answer(const struct ag_state *state, const struct ag_command *command);
void ag_answer(struct ag_gpu *gpu, const struct ag_command *command);

/* A kernel is dispatched; whether it need not complete, and is not under way: its queue was removed, or has stopped. */
void ag_host_dispatched(struct ag_gpu *gpu, uint32_t kernel);
bool ag_is_left_out(const struct ag_gpu *gpu, uint32_t kernel);

/* The firmware begins anew: abstract_restart.c. */

/* RESET is executed; a queue has stopped with CP_QUEUE_RESET; whether its answer may come now; it comes. */
void ag_reset(struct ag_gpu *gpu, const struct ag_command *command);
void ag_stopped_by_restart(struct ag_gpu *gpu, uint32_t queue);
bool ag_may_answer_reset(const struct ag_gpu *gpu);
void ag_answer_reset(struct ag_state *state);

/* Whether the port may call cp_init again; it does: the move, before the firmware's own part of it. */
bool ag_may_restart(const struct ag_gpu *gpu);
void ag_note_restart(const struct ag_state *state);

/* The firmware sends a command; one arrives: whether it may, while a restart is under way. */
void ag_check_restarting(const struct ag_state *state, const struct ag_command *command);
void ag_check_resetting(const struct ag_gpu *gpu, const struct ag_command *command);

/* Whether the firmware knows of each CU whether it is lost, when nothing is under way. */
void ag_check_losses(const struct ag_state *state);

/* Bugs planted there: the firmware takes an event, or has made a step. */
void ag_plant_nonce(struct ag_state *state, const struct ag_event *event);
void ag_plant_early(struct ag_state *state);

/* The firmware begins, or begins anew (enum cp_restart): abstract_port.c. False: cp_init has refused. */
bool ag_begin_firmware(struct ag_state *state, uint32_t restart);

/* Limits: abstract_limits.c. */

/* Whether the host sets any; they are always the same. */
bool ag_has_limits(void);
struct cp_limits ag_limits(void);

/* Time passes; the firmware may have stopped a dispatch; OVERDUE arrives; the firmware has nothing to do. */
void ag_note_tick(struct ag_state *state);
void ag_note_overdue(struct ag_state *state);
void ag_overdue(struct ag_gpu *gpu, const struct ag_command *command);

/* The host has commanded this: WGs of the queue may have to leave, and what was told once is told once more. */
void ag_note_move(struct ag_gpu *gpu, uint32_t queue, uint32_t operation);
void ag_check_limits(const struct ag_state *state);

/* Bugs planted in the firmware's memory. */
void ag_plant_limits(struct ag_state *state);

/* Status pages: abstract_status.c. */

/* Whether the host asks for any. */
bool ag_has_pages(void);

/* Looks at what the firmware has of a page: before each of its calls, and behind each unit. It sends a command. */
void ag_note_page(struct ag_state *state);
void ag_check_page(struct ag_state *state, struct ag_command *command);

/* Bugs planted in the firmware's memory. A STORE arrives. Where a queue's page lies. */
void ag_plant_page(struct ag_state *state);
void ag_page_store(struct ag_gpu *gpu, const struct ag_command *command);
struct cp_range ag_page_of(uint32_t queue);

/* Services of the host: abstract_services.c. */

/* Whether a kernel stands for an agent packet. AGENT arrives; the host's moves that may come next; it answers. */
bool ag_is_agent(uint32_t kernel);
void ag_serve(struct ag_gpu *gpu, const struct ag_command *command);
uint32_t ag_service_moves(const struct ag_gpu *gpu, uint16_t *moves);
void ag_answer_service(struct ag_gpu *gpu, uint32_t what);

/* A packet is begun: those ahead of it that ask for services are complete. A signal is decremented; a queue has another
 * error, or none; a sound queue is drained. */
void ag_check_served(const struct ag_gpu *gpu, uint32_t kernel);
void ag_complete_agent(struct ag_gpu *gpu, uint32_t kernel);
void ag_note_error(struct ag_gpu *gpu, uint32_t queue, uint64_t reason);
void ag_check_drained(const struct ag_gpu *gpu, uint32_t queue);

/* A planted bug: what an event becomes. */
void ag_plant_service(struct ag_state *state, struct cp_event *event);

/* Cooperative kernels: abstract_cooperative.c. */

/* How many there are; whether a WG, by its number, is one of them; of which one. */
uint32_t ag_cooperatives(void);
bool ag_is_member(uint32_t number);
uint32_t ag_member_kernel(uint32_t number);

/* Whether a kernel may break the protocol at any time. Of such a one nothing is checked but that it harms no other. */
bool ag_is_hostile(uint32_t kernel);

/* Of a WG of such a kernel: its id, its control block, the words that it waits on for a barrier's end and for an answer;
 * whether it offers to be killed. */
uint32_t ag_id_of(uint32_t number);
struct ag_control *ag_control_of(struct ag_gpu *gpu, uint32_t number);
uint32_t ag_release_word(uint32_t number);
uint32_t ag_answer_word(uint32_t number);
bool ag_has_offered(const struct ag_thread *t);

/* What such WGs do: abstract_members.c. */

/* Parts of the operations. What is looked at may be stale when the next part comes. */
enum ag_stage {
    STAGE_LOOK,
    STAGE_SEND,   /* the message */
    STAGE_ANSWER, /* wait for it */
    STAGE_ARRIVE,
    STAGE_COUNT,   /* whether all others have arrived */
    STAGE_WATCH,   /* WG 0: whether M has changed, or the barrier has ended */
    STAGE_RELEASE, /* the barrier, by a WG */
    STAGE_WAIT     /* for the barrier's end */
};

/* One part of such a WG's operation. */
void ag_run_member(struct ag_gpu *gpu, uint32_t slot, const struct ag_op *op);

/* Its waiting atomic has succeeded. */
void ag_member_goes_on(struct ag_gpu *gpu, uint32_t slot);

/* The wait that it is in, or NULL. */
const struct ag_op *ag_member_wait(const struct ag_gpu *gpu, uint32_t number, const struct ag_op *op);

/* Its message is posted; the firmware takes an event: whether the offer that it asks for still stands. */
void ag_post_message(struct ag_gpu *gpu, uint32_t slot);
void ag_note_heard(struct ag_state *state, const struct ag_event *event);

/* Commands on the control block and its records, and what they may be: abstract_cooperative.c again. */
void ag_control_store(struct ag_gpu *gpu, const struct ag_command *command);
void ag_control_add(struct ag_gpu *gpu, const struct ag_command *command);
void ag_control_copy(struct ag_gpu *gpu, const struct ag_command *command);
void ag_member_launched(const struct ag_gpu *gpu, uint32_t number);
void ag_member_killed(struct ag_gpu *gpu, uint32_t slot);

/* The kernel whose control block or records are at an address, and where in them that is. */
uint32_t ag_control_kernel(uint64_t address);
uint32_t ag_control_offset(uint64_t address);

/* Whether all WGs of a kernel that are active have ended, and no other is left. */
bool ag_members_done(const struct ag_gpu *gpu, uint32_t kernel);

/* What must hold in every state. */
void ag_check_members(const struct ag_state *state);

/* What the firmware tells a cooperative kernel, with the state in which it does: abstract_demand.c. A unit of it has gone by:
 * places for a maximal kernel are counted on the GPU while the firmware does so; there were many offers. */
void ag_check_demand(const struct ag_state *state, const struct ag_command *command);
void ag_note_unit(struct ag_state *state);

/* The record of the firmware that stands for a kernel, or AG_KERNELS. */
uint32_t ag_record_of(const struct ag_gpu *gpu, uint32_t kernel);

/* The firmware's record of a cooperative kernel, once it was accepted; or NULL. */
struct cp_cooperative *ag_cooperative_of(struct ag_state *state, uint32_t kernel);

/* Bugs planted for such kernels: abstract_plants.c. How often a command arrives, changed or not; whether the one that was
 * held back comes behind it; what an event becomes; and bugs in the firmware's memory. */
uint32_t ag_plant_command(struct ag_gpu *gpu, struct ag_command *command);
bool ag_plant_let_go(struct ag_gpu *gpu, const struct ag_command *command);
void ag_plant_event(struct ag_state *state, struct cp_event *event);
void ag_plant_firmware(struct ag_state *state);
void ag_plant_maximal(struct ag_state *state);

/* The GPU's answer to a command. */
void ag_refuse(struct ag_gpu *gpu, const struct ag_command *command, enum cp_refusal reason);

#endif
