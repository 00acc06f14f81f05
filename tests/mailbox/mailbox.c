/*
 * mailbox.c - explores hal/mailbox.c: two sides, every order of their accesses, and every value that a load may return;
 * docs/guide/exploration.md.
 *
 *     mailbox [--single] [NAME...]     every scenario and every planted mistake, or those named
 *
 * A step is an atomic access with the plain ones behind it. With --single each access is a step.
 */
#include "memory.h"
#include "space.h"

#include <stdio.h>
#include <string.h>

#define FRAMES_MOST 4u
#define PATH_MOST   2000u

struct scenario {
    const char *name;
    uint32_t entries; /* of both rings */
    uint32_t frames;  /* each way */
    uint32_t first;   /* value of all indices. 0: the rings are created while the other side tries to attach */
    bool checked;
};

static const struct scenario scenarios[] = {
    {"one", 1, 3, 0, false},
    {"two", 2, 3, 0, false},
    {"wrap-one", 1, 4, 0xfffffffeu, false},
    {"wrap-two", 2, 4, 0xfffffffdu, false},
    {"checked", 1, 3, 0, true},
    {"checked-wrap", 2, 4, 0xfffffffdu, true},
};

#define SCENARIOS (sizeof(scenarios) / sizeof(scenarios[0]))

static const char *const call_names[CALLS] = {"",     "create", "attach",         "send",        "receive",
                                              "take", "post",   "count commands", "count events"};
static const char *const mistake_names[MISTAKES] = {
    "",
    "the index is published before the command is written",
    "the index is published before the event is written",
    "the command is read after its place was given back",
    "the event is read after its place was given back",
    "a command is written without asking for room",
};

static struct mailbox_side sides[SIDES];
static const struct scenario *scenario;
static struct space space;
static char **names;
static uint32_t passed, failed, states;

/* Frames in which each word tells which frame it belongs to. */
static struct cp_command command_of(uint32_t n)
{
    struct cp_command command = {.opcode = CP_COMMAND_SAVE, .length = COMMAND_PARTS, .tag = 100 + n};

    for (uint32_t i = 0; i < COMMAND_PARTS - 1; i++)
        command.words[i] = (uint64_t)(10 * n + i + 1) << 32 | (1000 * (n + 1) + i);
    return command;
}

static struct cp_event event_of(uint32_t n)
{
    struct cp_event event = {.kind = n & 1 ? CP_EVENT_WAITING : CP_EVENT_DONE, .tag = 200 + n};

    event.cycle = (uint64_t)(n + 1) << 32 | (n + 50);
    for (uint32_t i = 0; i < 6; i++)
        event.words[i] = (uint64_t)(10 * n + i + 1) << 32 | (2000 * (n + 1) + i);
    return event;
}

static bool is_command(const struct cp_command *command, uint32_t n)
{
    struct cp_command want = command_of(n);

    return !memcmp(command, &want, sizeof(want));
}

static bool is_event(const struct cp_event *event, uint32_t n)
{
    struct cp_event want = event_of(n);

    return !memcmp(event, &want, want.kind == CP_EVENT_DONE ? 32 : sizeof(want));
}

static void refuse(const char *text)
{
    snprintf(memory.failure, sizeof(memory.failure), "%s", text);
}

/* How many frames of a ring were sent and have not arrived. */
static uint32_t waiting_in(const struct memory_state *state, enum side producer)
{
    return (uint32_t)state->sides[producer].sent - state->sides[producer == SIDE_CP ? SIDE_GPU : SIDE_CP].received;
}

static void check_count(const struct memory_state *state, enum side at, enum side producer, int result)
{
    uint32_t count = (uint32_t)result, actual = waiting_in(state, producer);

    if (at == producer ? count < actual || count > scenario->entries : count > actual)
        refuse("a count is wrong");
}

static void check_arrival(struct side_state *side, int result, bool right)
{
    if (result != 1) {
        if (result)
            refuse("a frame is taken for a bad one");
        if (side->sees)
            refuse("a frame that was counted does not come");
        return;
    }
    if (!right)
        refuse("a frame arrives that was not sent so");
    side->received++;
    side->sees = 0;
}

/* What follows from a call that has ended. */
static void end_call(struct memory_state *state, enum side at, int result)
{
    struct side_state *side = &state->sides[at];
    enum call call = (enum call)side->call;

    if (call == CALL_CREATE || call == CALL_ATTACH) {
        side->attached = result == CP_OK;
        if (result != CP_OK && (call == CALL_CREATE || result != CP_ERROR_CONFIG))
            refuse("a side does not attach");
        if (result == CP_OK && sides[at].mailbox.command_mask != scenario->entries - 1)
            refuse("a side attaches to another ring");
    }
    if (call == CALL_SEND)
        side->sent = (uint8_t)(side->sent + (uint32_t)result);
    if (call == CALL_POST && result == CP_OK)
        side->sent++;
    if (call == CALL_TAKE)
        check_arrival(side, result, is_command(&sides[at].command, side->received));
    if (call == CALL_RECEIVE)
        check_arrival(side, result, is_event(&sides[at].event, side->received));
    if (call == CALL_COUNT_COMMANDS || call == CALL_COUNT_EVENTS) {
        enum side producer = call == CALL_COUNT_COMMANDS ? SIDE_CP : SIDE_GPU;

        check_count(state, at, producer, result);
        if (at != producer && result)
            side->sees = 1;
    }
    side->call = CALL_NONE;
    side->accesses = 0;
    side->values_count = 0;
    memset(side->values, 0, sizeof(side->values));
    memset(side->at_begin, 0, sizeof(side->at_begin));
}

static bool may_begin(const struct memory_state *state, enum side at, enum call call)
{
    const struct side_state *side = &state->sides[at];

    switch (call) {
    case CALL_CREATE:
        return at == SIDE_GPU && !side->attached;
    case CALL_ATTACH:
        return at == SIDE_CP && !side->attached;
    case CALL_SEND:
        return at == SIDE_CP && side->attached && side->sent < scenario->frames;
    case CALL_RECEIVE:
        return at == SIDE_CP && side->attached && side->received < scenario->frames;
    case CALL_TAKE:
        return at == SIDE_GPU && side->attached && side->received < scenario->frames;
    case CALL_POST:
        return at == SIDE_GPU && side->attached && side->sent < scenario->frames;
    case CALL_COUNT_COMMANDS:
    case CALL_COUNT_EVENTS:
        return side->attached;
    default:
        return false;
    }
}

static bool is_final(const struct memory_state *state)
{
    for (uint32_t i = 0; i < SIDES; i++) {
        const struct side_state *side = &state->sides[i];

        if (side->call || side->sent != scenario->frames || side->received != scenario->frames)
            return false;
    }
    return true;
}

/* In the end each side must have been seen at each word of a frame: no access has gone past memory.c. */
static void check_final(const struct memory_state *state)
{
    const struct word *command = &state->words[16], *event = command + scenario->entries * 32;

    for (uint32_t i = 0; i < 32; i++) {
        if (!command[i].loaded[SIDE_GPU] || (i < COMMAND_PARTS * 2 && !command[i].stored[SIDE_CP]))
            refuse("an access of a command was not seen");
    }
    for (uint32_t i = 0; i < 8; i++) {
        if (!event[i].loaded[SIDE_CP] || !event[i].stored[SIDE_GPU])
            refuse("an access of an event was not seen");
    }
}

static void prepare(struct mailbox_side *side, const struct side_state *state, enum call call)
{
    memset(&side->command, 0xcc, sizeof(side->command));
    memset(&side->event, 0xcc, sizeof(side->event));
    side->mailbox.sent = side->mailbox.posted = scenario->first + state->sent;
    side->mailbox.taken = side->mailbox.received = scenario->first + state->received;
    if (call == CALL_SEND)
        side->command = command_of(state->sent);
    if (call == CALL_POST)
        side->event = event_of(state->sent);
}

/* A move: one step of a side, in the call under way or a new one. */
static uint16_t move_of(enum side side, enum call call, uint32_t choice)
{
    return (uint16_t)((uint32_t)side << 12 | (uint32_t)call << 8 | choice);
}

static void make_move(struct memory_state *state, uint16_t move)
{
    enum side at = (enum side)(move >> 12);
    struct side_state *side = &state->sides[at];
    int result = 0;

    side->call = move >> 8 & 15;
    prepare(&sides[at], side, (enum call)side->call);
    if (memory_step(state, at, &sides[at], move & 255, &result) && !memory.failure[0])
        end_call(state, at, result);
    if (!memory.failure[0] && is_final(state))
        check_final(state);
}

static uint64_t hash_of(const struct memory_state *state)
{
    const unsigned char *bytes = (const unsigned char *)state;
    uint64_t hash = UINT64_C(0x9e3779b97f4a7c15), word;

    for (size_t i = 0; i < sizeof(*state); i += sizeof(word)) {
        memcpy(&word, bytes + i, sizeof(word));
        hash = (hash ^ word) * UINT64_C(0xff51afd7ed558ccd);
        hash ^= hash >> 32;
    }
    return hash;
}

/* Memory and both sides as the scenario has them at first: rubbish in the rings. */
static void start(struct memory_state *state)
{
    struct cp_mailbox_header *header = (struct cp_mailbox_header *)(void *)memory.bytes;

    memset(memory.bytes, 0xee, sizeof(memory.bytes));
    memset(header, 0, sizeof(*header));
    for (uint32_t i = 0; i < SIDES; i++) {
        sides[i] = (struct mailbox_side){.memory = memory.bytes,
                                         .bytes = cp_mailbox_bytes(scenario->entries, scenario->entries),
                                         .command_entries = scenario->entries,
                                         .event_entries = scenario->entries,
                                         .checked = scenario->checked,
                                         .mistake = sides[i].mistake};
    }
    if (scenario->first) {
        header->command_entries = scenario->entries;
        header->event_entries = scenario->entries;
        header->protocol = CP_PROTOCOL;
        header->checked = scenario->checked;
        header->magic = CP_MAILBOX_MAGIC;
        header->command_produced = header->command_consumed = scenario->first;
        header->event_produced = header->event_consumed = scenario->first;
    }
    memory_start(state);
    if (!scenario->first)
        return;
    for (uint32_t i = 0; i < SIDES; i++) {
        struct cp_mailbox *mailbox = &sides[i].mailbox;

        mailbox->header = header;
        mailbox->commands = (struct cp_command *)(void *)(memory.bytes + 64);
        mailbox->events = (struct cp_event *)(void *)(memory.bytes + 64 + scenario->entries * 128);
        mailbox->command_mask = mailbox->event_mask = scenario->entries - 1;
        if (scenario->checked) {
            mailbox->command_checks = (uint32_t *)(void *)(mailbox->events + scenario->entries);
            mailbox->event_checks = mailbox->command_checks + scenario->entries;
        }
        state->sides[i].attached = 1;
    }
}

/* Prints the moves that lead to a node and one more, calls of one side together. */
static void print_path(uint32_t node, uint16_t last)
{
    static uint16_t moves[PATH_MOST];
    uint32_t count = 0;

    for (moves[count++] = last; space.nodes[node].parent != SPACE_NONE && count < PATH_MOST;
         node = space.nodes[node].parent)
        moves[count++] = space.nodes[node].move;
    printf("   ");
    while (count) {
        uint16_t move = moves[--count];
        uint32_t steps = 1;

        while (count && (moves[count - 1] & 0xff00) == (move & 0xff00)) {
            count--;
            steps++;
        }
        printf(" %s:%s+%u", move >> 12 == SIDE_CP ? "CP" : "GPU", call_names[move >> 8 & 15], steps);
    }
    printf("\n");
}

static bool is_pending(const struct memory_state *state, enum side at, enum call call)
{
    return state->sides[at].call ? state->sides[at].call == (uint8_t)call : may_begin(state, at, call);
}

/* Makes a move and each other choice that its load has. Returns false if one fails. */
static bool expand_call(uint32_t node, const struct memory_state *state, enum side at, enum call call)
{
    uint32_t choice = 0;

    do {
        struct memory_state next = *state;
        uint16_t move = move_of(at, call, choice);
        uint32_t to;
        bool fresh;

        make_move(&next, move);
        if (memory.failure[0]) {
            printf("    %s, after\n", memory.failure);
            print_path(node, move);
            return false;
        }
        to = space_enter(&space, hash_of(&next), &fresh);
        space_edge(&space, to, move);
        if (fresh) {
            space.nodes[to].parent = node;
            space.nodes[to].move = move;
            space.nodes[to].ends = is_final(&next);
            space_push(&space, &next);
        }
    } while (++choice < memory.choices);
    return true;
}

static bool expand(uint32_t node, const struct memory_state *state)
{
    space.nodes[node].first_edge = space.edge_count;
    for (uint32_t at = 0; at < SIDES; at++) {
        for (uint32_t call = CALL_CREATE; call < CALLS; call++) {
            if (is_pending(state, (enum side)at, (enum call)call) &&
                !expand_call(node, state, (enum side)at, (enum call)call))
                return false;
        }
    }
    return true;
}

/* Whether the end can be reached from every state: nodes pass it back along edges until nothing changes. */
static bool all_end(void)
{
    bool changed = true;

    while (changed) {
        changed = false;
        for (uint32_t n = space.count; n-- > 0;) {
            uint32_t end = n + 1 < space.count ? space.nodes[n + 1].first_edge : space.edge_count;

            for (uint32_t e = space.nodes[n].first_edge; e < end && !space.nodes[n].ends; e++) {
                space.nodes[n].ends = space.nodes[space.edges[e].to].ends;
                changed |= space.nodes[n].ends;
            }
        }
    }
    for (uint32_t n = 0; n < space.count; n++) {
        if (!space.nodes[n].ends)
            return false;
    }
    return true;
}

/* Explores the scenario to the end. Returns whether all is well. */
static bool explore(void)
{
    struct memory_state state;
    uint32_t node = 0;
    bool fresh, right = true;

    memory.failure[0] = 0;
    start(&state);
    space_create(&space, sizeof(state));
    space_enter(&space, hash_of(&state), &fresh);
    space.nodes[0].parent = SPACE_NONE;
    space_push(&space, &state);
    while (right && space_pop(&space, &state))
        right = expand(node++, &state);
    if (right && !all_end()) {
        printf("    the end cannot be reached from each state\n");
        right = false;
    }
    return right;
}

static bool is_wanted(const char *name)
{
    for (char **n = names; *n; n++) {
        if (!strcmp(*n, name))
            return true;
    }
    return !*names;
}

static void count(const char *name, bool right, const char *wrong)
{
    if (right) {
        passed++;
        return;
    }
    failed++;
    printf("FAILED %s: %s\n", name, wrong);
}

/* Scenarios as the code is. */
static void explore_all(void)
{
    memory.weakened = SITES_MOST;
    memory.misread = SHARED_WORDS;
    for (uint32_t i = 0; i < SCENARIOS; i++) {
        bool right;

        scenario = &scenarios[i];
        if (!is_wanted(scenario->name))
            continue;
        right = explore();
        printf("%-10s %8u states %9u moves%s\n", scenario->name, space.count, space.edge_count,
               right ? ", complete" : "");
        states += space.count;
        count(scenario->name, right, "see above");
        space_destroy(&space);
    }
}

/* Whether some scenario shows what is planted. */
static bool is_found(void)
{
    bool found = false;

    for (uint32_t i = 0; i < SCENARIOS && !found; i++) {
        scenario = &scenarios[i];
        found = !explore();
        space_destroy(&space);
    }
    return found;
}

/* Each release and acquire taken for relaxed: one that is not missed is one too many. */
static void weaken_each(void)
{
    for (uint32_t i = 0; i < memory.site_count; i++) {
        char name[96];

        snprintf(name, sizeof(name), "%s: %s of %s is relaxed", call_names[memory.sites[i].call],
                 memory.sites[i].store ? "release" : "acquire", shared_names[memory.sites[i].word]);
        printf("%s\n", name);
        memory.weakened = i;
        count(name, is_found(), "nothing breaks, so it is not needed");
    }
    memory.weakened = SITES_MOST;
}

static void plant_each(void)
{
    for (uint32_t m = MISTAKE_NONE + 1; m < MISTAKES; m++) {
        printf("%s\n", mistake_names[m]);
        sides[SIDE_CP].mistake = sides[SIDE_GPU].mistake = (enum mistake)m;
        count(mistake_names[m], is_found(), "not found");
    }
    sides[SIDE_CP].mistake = sides[SIDE_GPU].mistake = MISTAKE_NONE;
    for (uint32_t word = SHARED_COMMAND_PRODUCED; word < SHARED_WORDS; word++) {
        char name[96];

        snprintf(name, sizeof(name), "%s is read one too high", shared_names[word]);
        printf("%s\n", name);
        memory.misread = (enum shared_word)word;
        count(name, is_found(), "not found");
    }
    memory.misread = SHARED_WORDS;
}

int main(int argc, char **argv)
{
    memory.single = argc > 1 && !strcmp(argv[1], "--single");
    names = argv + 1 + memory.single;
    explore_all();
    if (!*names) {
        weaken_each();
        plant_each();
    }
    printf("mailbox_orders %u states: %u passed, %u failed\n", states, passed, failed);
    return failed != 0;
}
