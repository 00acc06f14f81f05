/*
 * taps.c - stands between the firmware and its HAL, and between both sides of the mailbox. The linker gives it the calls that it
 * stands behind (--wrap), so that neither the firmware nor the simulated GPU is another one than without it.
 */
#include "inject.h"

#include <stdio.h>
#include <string.h>

#include "core.h"
#include "onward/context.h"
#include "onward/mailbox.h"

int __real_cp_init_with_layout(struct cp *cp, const struct cp_config *config, const struct cp_hal *hal,
                               uint32_t layout);
int __wrap_cp_init_with_layout(struct cp *cp, const struct cp_config *config, const struct cp_hal *hal,
                               uint32_t layout);
uint64_t __real_cp_deadline(const struct cp *cp);
uint64_t __wrap_cp_deadline(const struct cp *cp);

struct cp_command *__real_cp_mailbox_reserve(struct cp_mailbox *mailbox);
struct cp_command *__wrap_cp_mailbox_reserve(struct cp_mailbox *mailbox);
void __real_cp_mailbox_commit(struct cp_mailbox *mailbox);
void __wrap_cp_mailbox_commit(struct cp_mailbox *mailbox);
int __real_cp_mailbox_post(struct cp_mailbox *mailbox, const struct cp_event *event);
int __wrap_cp_mailbox_post(struct cp_mailbox *mailbox, const struct cp_event *event);

#define NO_CU UINT32_MAX

static struct {
    struct host_session *session;
    struct cp *cp;
    struct cp_hal hal; /* the real one */
    struct cp_config config;

    const struct fault *fault;
    uint32_t moment, way; /* at which it is put in */
    uint64_t end;         /* no moment is later */
    uint32_t moments;     /* so far */
    uint32_t ways[MOMENTS_MOST];

    struct moment put; /* where it was */
    uint64_t put_at;   /* cycle */
    uint8_t command, event;

    struct cp_mailbox *mailbox;
    struct slot {
        uint32_t number;
        bool known;
        uint32_t check;
        union {
            struct cp_command command;
            struct cp_event event;
        } frame;
    } before; /* what the slot of the frame under way held */
    struct cp_event kept;
    bool held;  /* kept goes behind the next event */
    bool again; /* kept is the next event */
    int64_t shift;
    bool stopped;
    uint64_t stopped_at;
    uint16_t cu_of[CP_MAX_WGS];
    bool deaf;
    uint32_t mute; /* CU that does not answer SAVE; NO_CU: none */
} taps;

void taps_begin(struct host_session *session, uint64_t end, const struct fault *fault, uint32_t moment, uint32_t way)
{
    memset(&taps, 0, sizeof(taps));
    taps.session = session;
    taps.end = end;
    taps.fault = fault;
    taps.moment = moment;
    taps.way = way;
    taps.mute = NO_CU;
}

uint32_t taps_ways(const uint32_t **ways)
{
    *ways = taps.ways;
    return taps.moments;
}

static void note_put(const struct moment *moment)
{
    taps.put = *moment;
    taps.put_at = gpu_cycles(taps.session->gpu);
    taps.command = moment->command ? moment->command->opcode : 0;
    taps.event = moment->event ? moment->event->kind : 0;
}

void taps_print(void)
{
    if (taps.moments <= taps.moment)
        printf("not put in: there is no such moment\n");
    else if (taps.command)
        printf("put in at cycle %llu, command %u\n", (unsigned long long)taps.put_at, taps.command);
    else if (taps.event)
        printf("put in at cycle %llu, event %u\n", (unsigned long long)taps.put_at, taps.event);
    else
        printf("put in at cycle %llu, %u bytes at address 0x%llx\n", (unsigned long long)taps.put_at, taps.put.bytes,
               (unsigned long long)taps.put.address);
}

enum fate taps_pass(const struct moment *moment)
{
    uint32_t ways, number = taps.moments;

    if (!taps.fault || taps.fault->tap != moment->tap || gpu_cycles(taps.session->gpu) >= taps.end)
        return FATE_PASS;
    ways = taps.fault->ways(moment);
    if (!ways || number == MOMENTS_MOST)
        return FATE_PASS;
    taps.ways[taps.moments++] = ways;
    if (number != taps.moment)
        return FATE_PASS;
    note_put(moment);
    return taps.fault->put(moment, taps.way);
}

const struct host_launch *taps_launch(void)
{
    return &taps.session->launches[0];
}

const struct cp_config *taps_config(void)
{
    return &taps.config;
}

void taps_flip(uint64_t address, uint32_t bit)
{
    struct mem *memory = gpu_memory(taps.session->gpu);
    uint8_t byte;

    address += bit / 8;
    mem_read(memory, address, &byte, 1);
    byte ^= (uint8_t)(1u << bit % 8);
    mem_write(memory, address, &byte, 1, gpu_cycles(taps.session->gpu));
}

void taps_deafen(void)
{
    taps.deaf = true;
}

void taps_panic(void)
{
    cp_fail(taps.cp, CP_MODULE_CP, 1);
}

/* The clock */

static uint64_t read_clock(uint64_t real)
{
    return taps.stopped ? taps.stopped_at : real + (uint64_t)taps.shift;
}

void taps_shift_clock(int64_t cycles)
{
    taps.shift += cycles;
}

void taps_stop_clock(void)
{
    taps.stopped_at = read_clock(gpu_cycles(taps.session->gpu));
    taps.stopped = true;
}

static uint64_t now(void *context)
{
    taps_pass(&(struct moment){.tap = TAP_NOW});
    return read_clock(taps.hal.now(context));
}

/* The timer that wakes the firmware runs with its clock. */
uint64_t __wrap_cp_deadline(const struct cp *cp)
{
    uint64_t deadline = __real_cp_deadline(cp);

    if (deadline == UINT64_MAX || (taps.stopped && deadline > taps.stopped_at))
        return UINT64_MAX;
    return taps.stopped ? 0 : deadline - (uint64_t)taps.shift;
}

/* Commands */

/* Notes where a work-group is. */
static void note_place(const struct cp_command *command)
{
    bool placed = command->opcode == CP_COMMAND_LAUNCH || command->opcode == CP_COMMAND_RESTORE;

    if (placed && command->place.slot < CP_MAX_WGS)
        taps.cu_of[command->place.slot] = command->place.cu;
}

void taps_mute(uint32_t slot)
{
    taps.mute = taps.cu_of[slot];
}

static void commit(void *context)
{
    struct cp_command *command = taps.hal.reserve(context), copy;
    enum fate fate;

    note_place(command);
    fate = taps_pass(&(struct moment){.tap = TAP_COMMAND, .command = command});
    copy = *command;
    if (fate != FATE_LOST)
        taps.hal.commit(context);
    if (fate != FATE_DOUBLED || !(command = taps.hal.reserve(context)))
        return;
    *command = copy;
    taps.hal.commit(context);
}

/* The mailbox. Its slots keep what they had if the stores of a frame are lost, and its index if that one's store is. */

struct cp_command *__wrap_cp_mailbox_reserve(struct cp_mailbox *mailbox)
{
    struct cp_command *command = __real_cp_mailbox_reserve(mailbox);

    if (!command || (taps.before.known && taps.before.number == mailbox->sent))
        return command;
    taps.before.known = true;
    taps.before.number = mailbox->sent;
    taps.before.check = mailbox->command_checks ? mailbox->command_checks[mailbox->sent & mailbox->command_mask] : 0;
    taps.before.frame.command = *command;
    return command;
}

static void lose_command(const struct cp_mailbox *mailbox, enum part part, struct cp_command *command)
{
    if (part == PART_INDEX) {
        mailbox->header->command_produced = mailbox->sent - 1;
        return;
    }
    *command = taps.before.frame.command;
    if (mailbox->command_checks)
        mailbox->command_checks[(mailbox->sent - 1) & mailbox->command_mask] = taps.before.check;
}

static void lose_event(const struct cp_mailbox *mailbox, enum part part, struct cp_event *event)
{
    if (part == PART_INDEX) {
        mailbox->header->event_produced = mailbox->posted - 1;
        return;
    }
    *event = taps.before.frame.event;
    if (mailbox->event_checks)
        mailbox->event_checks[(mailbox->posted - 1) & mailbox->event_mask] = taps.before.check;
}

void taps_lose(const struct moment *moment, enum part part)
{
    if (moment->command)
        lose_command(taps.mailbox, part, moment->command);
    else
        lose_event(taps.mailbox, part, moment->event);
}

bool taps_has_mailbox(void)
{
    return taps.mailbox != NULL;
}

void taps_flip_header(uint32_t bit)
{
    uint32_t *indices = &taps.mailbox->header->command_produced;

    indices[bit / 32] ^= 1u << bit % 32;
}

void __wrap_cp_mailbox_commit(struct cp_mailbox *mailbox)
{
    taps.mailbox = mailbox;
    __real_cp_mailbox_commit(mailbox);
    taps_pass(
        &(struct moment){.tap = TAP_SENT, .command = &mailbox->commands[(mailbox->sent - 1) & mailbox->command_mask]});
}

int __wrap_cp_mailbox_post(struct cp_mailbox *mailbox, const struct cp_event *event)
{
    uint32_t place = mailbox->posted & mailbox->event_mask;
    struct slot before = {.check = mailbox->event_checks ? mailbox->event_checks[place] : 0,
                          .frame.event = mailbox->events[place]};
    int result = __real_cp_mailbox_post(mailbox, event);

    taps.mailbox = mailbox;
    if (result != CP_OK)
        return result;
    taps.before = before;
    taps_pass(&(struct moment){.tap = TAP_POSTED, .event = &mailbox->events[place]});
    return CP_OK;
}

/* Events */

static bool is_mute(const struct cp_event *event)
{
    return event->kind == CP_EVENT_SAVED && event->cu == taps.mute;
}

/* Gives the kept event after this one. Returns 1. */
static int keep(const struct cp_event *event)
{
    taps.kept = *event;
    taps.again = true;
    return 1;
}

static int receive(void *context, struct cp_event *event)
{
    enum fate fate;

    if (taps.again) {
        *event = taps.kept;
        taps.again = false;
        return 1;
    }
    while (taps.hal.receive(context, event) == 1) {
        fate = is_mute(event) || taps.deaf ? FATE_LOST : taps_pass(&(struct moment){.tap = TAP_EVENT, .event = event});
        if (fate == FATE_DOUBLED)
            return keep(event);
        if (fate == FATE_LATE) {
            taps.kept = *event;
            taps.held = true;
        } else if (fate == FATE_PASS) {
            taps.again = taps.held;
            taps.held = false;
            return 1;
        }
    }
    return 0;
}

static int load(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    taps_pass(&(struct moment){.tap = TAP_LOAD, .address = address, .bytes = bytes});
    return taps.hal.load(context, address, destination, bytes);
}

/* Beginning */

static void note_life(void *context, uint64_t cycle, enum gpu_life life, uint32_t slot, uint32_t generation,
                      uint32_t queue, const char *kernel, const uint32_t workgroup[3], uint32_t cu)
{
    struct cp_context_header header;
    uint64_t address = taps.config.context_base + (uint64_t)slot * taps.config.context_bytes;

    (void)context, (void)cycle, (void)generation, (void)queue, (void)kernel, (void)workgroup, (void)cu;
    if (life != GPU_LIFE_SWAPPED && life != GPU_LIFE_READY)
        return;
    mem_read(gpu_memory(taps.session->gpu), address, &header, sizeof(header));
    if (header.magic == CP_CONTEXT_MAGIC)
        taps_pass(&(struct moment){.tap = TAP_SAVED, .address = address, .bytes = header.bytes});
}

int __wrap_cp_init_with_layout(struct cp *cp, const struct cp_config *config, const struct cp_hal *hal, uint32_t layout)
{
    struct cp_hal tapped = {.context = hal->context,
                            .now = now,
                            .reserve = hal->reserve,
                            .commit = commit,
                            .receive = receive,
                            .load = load};

    taps.cp = cp;
    taps.hal = *hal;
    taps.config = *config;
    return __real_cp_init_with_layout(cp, config, &tapped, layout);
}

struct gpu_observer taps_observer(void)
{
    return (struct gpu_observer){.life = note_life};
}

const struct gpu *taps_gpu(void)
{
    return taps.session->gpu;
}
