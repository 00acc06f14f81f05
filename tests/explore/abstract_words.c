/* abstract_words.c - moves in words, for replays. */
#include "abstract_parts.h"

#include <stdio.h>

static void describe_slot(const struct ag_state *state, uint32_t slot, const char *what, char *text, uint32_t bytes)
{
    const struct ag_slot *s = &state->gpu.slots[slot];

    snprintf(text, bytes, "WG %u (slot %u, wait %u) %s", s->number, slot, s->wait_number, what);
}

void ag_describe(const struct ag_state *state, uint16_t move, char *text, uint32_t bytes)
{
    static const char *const ops[] = {"ends",
                                      "stores",
                                      "adds",
                                      "tries the lock",
                                      "tests its wait",
                                      "takes one down",
                                      "spins",
                                      "looks again",
                                      "puts",
                                      "gets back",
                                      "faults",
                                      "begins",
                                      "offers to be killed",
                                      "asks for a fork",
                                      "takes a task",
                                      "is at a resizing barrier",
                                      "is at a barrier of its own",
                                      "offers itself"};
    static const char *const of_slot[] = {[AG_MOVE_SAVED] = "is saved",
                                          [AG_MOVE_RESTORED] = "is restored",
                                          [AG_MOVE_KILLED] = "is killed",
                                          [AG_MOVE_TIMEOUT] = "times out",
                                          [AG_MOVE_REPORT] = "is reported waiting, or saved for that",
                                          [AG_MOVE_MESSAGE] = "has its message posted",
                                          [AG_MOVE_HEAR] = "gets its result",
                                          [AG_MOVE_QUANTUM] = "has used up its quantum, or is saved for that"};
    static const char *const commands[] = {
        "",       "KERNEL_BEGIN", "KERNEL_END", "LAUNCH",     "SAVE",    "RESTORE", "RESUME", "KILL", "WAITING",
        "STORE",  "ADD",          "COPY",       "CU_RELEASE", "MONITOR", "LIST",    "GIVE",   "TAKE", "DROP",
        "ANSWER", "OVERDUE",      "NOTIFY",     "AGENT",      "RESET",   "HALT",    "GO"};
    uint32_t kind = AG_MOVE_KIND(move), what = AG_MOVE_WHAT(move);

    switch (kind) {
    case AG_MOVE_FIRMWARE:
        snprintf(text, bytes, "firmware, %u units; next event %u of %u", 1 + what, state->gpu.events[0].kind,
                 state->gpu.event_count);
        break;
    case AG_MOVE_COMMAND:
        snprintf(text, bytes, "GPU executes %s of slot %u, wait %u", commands[state->gpu.commands[0].opcode],
                 state->gpu.commands[0].slot, state->gpu.commands[0].wait_number);
        break;
    case AG_MOVE_OP:
    case AG_MOVE_OP_ONE:
    case AG_MOVE_OP_LAST:
    case AG_MOVE_OP_BARGE:
        describe_slot(state, what, ops[ag_op_of(&state->gpu, state->gpu.slots[what].number)->kind], text, bytes);
        break;
    case AG_MOVE_FILL:
        snprintf(text, bytes, "log place %u is filled", what);
        break;
    case AG_MOVE_GRACE:
        snprintf(text, bytes, "one more goes on that waits for word %u", what);
        break;
    case AG_MOVE_PLACE:
        snprintf(text, bytes, "the dispatcher launches WG %u of kernel %u on CU %u",
                 state->gpu.shares[AG_PLACE_WHAT(what)].next, AG_PLACE_WHAT(what), AG_PLACE_CU(what));
        break;
    case AG_MOVE_READ_BACK:
        describe_slot(state, AG_PLACE_WHAT(what), "is read back by the dispatcher", text, bytes);
        break;
    case AG_MOVE_TICK:
        snprintf(text, bytes, "time passes");
        break;
    case AG_MOVE_LOSE:
    case AG_MOVE_RETURN:
        snprintf(text, bytes, "CU %u %s", what, kind == AG_MOVE_LOSE ? "is lost" : "returns");
        break;
    case AG_MOVE_ANSWER:
        snprintf(text, bytes, "the GPU answers RESET");
        break;
    case AG_MOVE_RESTART:
        snprintf(text, bytes, "the firmware begins anew");
        break;
    case AG_MOVE_DISPATCH:
        snprintf(text, bytes, "another kernel is dispatched");
        break;
    case AG_MOVE_HOST:
        snprintf(text, bytes, "the host commands operation %u of queue %u", AG_HOST_OPERATION(what),
                 AG_HOST_QUEUE(what));
        break;
    case AG_MOVE_SERVE:
        snprintf(text, bytes, "the host gives answer %u to the agent packet %u", AG_SERVICE_ANSWER(what),
                 AG_SERVICE_KERNEL(what));
        break;
    default:
        describe_slot(state, what, of_slot[kind], text, bytes);
    }
}
