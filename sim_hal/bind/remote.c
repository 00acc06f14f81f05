/*
 * remote.c - the firmware on an emulated microcontroller that shares memory with the simulated GPU. onward/cosim.h says
 * how the two take turns; emulator.h runs the other one.
 */
#define _GNU_SOURCE /* memfd_create */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "bind/binding.h"
#include "bind/emulator.h"
#include "engine/policies.h"
#include "engine/require.h"
#include "onward/cosim.h"

#define MEBIBYTE  (UINT64_C(1) << 20)
#define ALIGNMENT UINT64_C(65536) /* of the window in the file: a multiple of any host's page */

_Static_assert(BIND_LOAD_BYTES == CP_COSIM_LOAD_BYTES, "a load fits the place that the block has for it");

struct remote {
    struct bind_board board;
    struct bind_emulator emulator;
    struct cp_cosim *block;
    uint64_t block_bytes; /* of block and mailbox, which are mapped here */
    struct cp_mailbox mailbox;
    uint32_t commands, events; /* entries of the rings */
    bool checked;              /* frames have check values */
    const struct mem *memory;
    struct bind_loads loads; /* of the step */
    uint64_t sequence;
    struct cp_counters earlier, total; /* before the last restart, and with it */
};

static uint64_t round_up(uint64_t value, uint64_t unit)
{
    return (value + unit - 1) / unit * unit;
}

/* Turns */

static void serve_load(struct remote *remote)
{
    struct cp_cosim *block = remote->block;

    block->load_result = CP_ERROR_ADDRESS;
    if (!bind_loads_permit(remote->memory, block->load_address, block->load_bytes))
        return;
    mem_read(remote->memory, block->load_address, block->load_data, block->load_bytes);
    block->load_result = CP_OK;
}

/* Takes over the loads that the board has noted, and leaves its list empty. */
static void take_loads(struct remote *remote)
{
    struct cp_cosim *block = remote->block;
    uint32_t count = block->load_count < CP_COSIM_LOADS ? block->load_count : CP_COSIM_LOADS;

    for (uint32_t i = 0; i < count; i++) {
        const struct cp_cosim_load *load = &block->loads[i];

        if (bind_loads_permit(remote->memory, load->address, load->bytes))
            bind_loads_add(&remote->loads, load->address, load->bytes);
    }
    block->load_count = 0;
}

/* Has the board carry out a request, and reads GPU memory for it meanwhile. Returns false with a message. */
static bool ask_board(struct remote *remote, enum cp_cosim_request request, char *error, size_t error_bytes)
{
    struct cp_cosim *block = remote->block;

    for (;;) {
        block->request = request;
        block->sequence++;
        if (!bind_emulator_turn(&remote->emulator, block->sequence, error, error_bytes))
            return false;
        take_loads(remote);
        if (block->answer == CP_COSIM_LOAD)
            serve_load(remote);
        else if (block->answer != CP_COSIM_LOADS_FULL)
            break;
        request = CP_COSIM_LOADED;
    }
    if (block->answer == CP_COSIM_DONE)
        return true;
    snprintf(error, error_bytes, "%s: the image does not know a request of this simulator; build it again",
             remote->board.image);
    return false;
}

/* The binding */

static bool fits_image(const struct remote *remote, const struct cp_config *config, char *error, size_t error_bytes)
{
    const struct cp_cosim *block = remote->block;

    if (config->wg_slots > block->max_wgs)
        snprintf(error, error_bytes, "%s holds %" PRIu32 " work-groups: --set context.slots=%" PRIu32 " or less",
                 remote->board.image, block->max_wgs, block->max_wgs);
    else if (config->cus > block->max_cus)
        snprintf(error, error_bytes, "%s knows %" PRIu32 " compute units: --set gpu.cus=%" PRIu32 " or less",
                 remote->board.image, block->max_cus, block->max_cus);
    else
        return true;
    return false;
}

static bool init_firmware(struct remote *remote, const struct cp_config *config, char *error, size_t error_bytes)
{
    struct cp_cosim *block = remote->block;

    block->config = *config;
    snprintf(block->policy, sizeof(block->policy), "%s", policy_symbol(config->policy));
    if (!ask_board(remote, CP_COSIM_INIT, error, error_bytes))
        return false;
    if (block->result == CP_OK)
        return true;
    if (block->result == CP_ERROR_LAYOUT)
        snprintf(error, error_bytes, "%s was built without check values of frames (CP_MAILBOX_CHECKS)",
                 remote->board.image);
    else if (block->refused_field == CP_FIELD_DISPATCHER)
        snprintf(error, error_bytes, "%s was built without delegation (CP_DELEGATION): set gpu.dispatcher=0",
                 remote->board.image);
    else if (block->refused_field == CP_FIELD_RESTART)
        snprintf(error, error_bytes, "%s was built without restarts (CP_HOST)", remote->board.image);
    else
        snprintf(error, error_bytes, "%s: the firmware refuses its configuration (%s)", remote->board.image,
                 cp_config_field_name((enum cp_config_field)block->refused_field));
    return false;
}

static bool remote_start(void *self, const struct cp_config *config, char *error, size_t error_bytes)
{
    struct remote *remote = self;
    struct cp_cosim *block = remote->block;

    if (!fits_image(remote, config, error, error_bytes))
        return false;
    if (cp_mailbox_create(&remote->mailbox, (char *)block + block->mailbox_offset, remote->commands, remote->events,
                          remote->checked) != CP_OK) {
        snprintf(error, error_bytes, "mailbox.commands and mailbox.events must be powers of two");
        return false;
    }
    return init_firmware(remote, config, error, error_bytes);
}

static bool remote_restart(void *self, const struct cp_config *config, char *error, size_t error_bytes)
{
    struct remote *remote = self;

    bind_counters_add(&remote->earlier, &remote->block->counters);
    return init_firmware(remote, config, error, error_bytes);
}

static bool remote_step(void *self, uint64_t cycle, uint32_t budget, struct bind_step_record *record, char *error,
                        size_t error_bytes)
{
    struct remote *remote = self;
    struct cp_cosim *block = remote->block;

    SIM_REQUIRE(cycle >= remote->block->cycle);
    bind_loads_clear(&remote->loads);
    block->cycle = cycle;
    block->budget = budget;
    remote->mailbox.header->now = cycle;
    if (!ask_board(remote, CP_COSIM_STEP, error, error_bytes))
        return false;
    *record = (struct bind_step_record){.sequence = ++remote->sequence,
                                        .cycle = cycle,
                                        .budget = budget,
                                        .result = block->result,
                                        .deadline = block->deadline,
                                        .instructions = block->instructions,
                                        .loads = &remote->loads};
    if (!remote->loads.lost)
        return true;
    snprintf(error, error_bytes, "no room for the loads of a step");
    return false;
}

static const struct cp_counters *remote_counters(void *self)
{
    struct remote *remote = self;

    remote->total = remote->earlier;
    bind_counters_add(&remote->total, &remote->block->counters);
    return &remote->total;
}

static uint32_t remote_ready(void *self)
{
    return ((struct remote *)self)->block->ready;
}

static uint64_t remote_unlaunched(void *self)
{
    return ((struct remote *)self)->block->unlaunched;
}

static uint32_t remote_wanting(void *self)
{
    return ((struct remote *)self)->block->wanting;
}

static uint32_t remote_panic(void *self)
{
    return ((struct remote *)self)->block->panic;
}

static void remote_leave(void *self)
{
    bind_emulator_leave(&((struct remote *)self)->emulator);
}

static void remote_free(void *self)
{
    struct remote *remote = self;

    bind_emulator_stop(&remote->emulator);
    if (remote->block)
        munmap(remote->block, remote->block_bytes);
    bind_loads_free(&remote->loads);
    free(remote);
}

/* Setting up */

/* As much of GPU memory as fits beside the image. A program's window has a file of its own, at addresses that no board has. */
static uint64_t window_bytes(const struct bind_board *board, uint64_t offset, const struct mem *memory)
{
    uint64_t room = board->most > offset ? (board->most - offset) / ALIGNMENT * ALIGNMENT : 0;

    if (memory->start)
        return 0;
    return room < memory->size ? room : memory->size;
}

/* Shares a part of GPU memory; the rest is fetched through the block. */
static bool share_memory(struct remote *remote, int file, uint64_t *file_bytes, struct mem *memory)
{
    const struct bind_board *board = &remote->board;
    uint64_t window_offset = board->offset + remote->block_bytes;
    uint64_t window = window_bytes(board, window_offset, memory);

    *file_bytes = round_up(window_offset + window, MEBIBYTE);
    if (*file_bytes < board->least)
        *file_bytes = board->least;
    if ((window == 0 && !memory->start) || *file_bytes > board->most || ftruncate(file, (off_t)*file_bytes) != 0)
        return false;
    remote->block = mmap(NULL, remote->block_bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, (off_t)board->offset);
    if (remote->block == MAP_FAILED) {
        remote->block = NULL;
        return false;
    }
    remote->block->window_offset = (uint32_t)remote->block_bytes;
    remote->block->window_bytes = (uint32_t)window;
    remote->block->memory_bytes = memory->size;
    return window == 0 || mem_share(memory, window, file, window_offset);
}

static void fill_block(struct remote *remote, const struct parameters *parameters)
{
    struct cp_cosim *block = remote->block;

    remote->commands = (uint32_t)parameters->mailbox_commands;
    remote->events = (uint32_t)parameters->mailbox_events;
    remote->checked = parameters->mailbox_checked != 0;
    block->magic = CP_COSIM_MAGIC;
    block->host = CP_COSIM_LAYOUT;
    block->mailbox_offset = (uint32_t)sizeof(*block);
    block->mailbox_bytes = cp_mailbox_bytes(remote->commands, remote->events);
    block->trace_offset = block->mailbox_offset + (block->mailbox_bytes + 7) / 8 * 8;
    block->trace_bytes = bind_trace_bytes(parameters);
}

static bool greet_board(struct remote *remote, char *error, size_t error_bytes)
{
    struct cp_cosim_layout own = CP_COSIM_LAYOUT;

    if (!ask_board(remote, CP_COSIM_HELLO, error, error_bytes))
        return false;
    if (memcmp(&own, &remote->block->board, sizeof(own)) == 0)
        return true;
    snprintf(error, error_bytes, "%s was built from other headers, or with other limits, than this simulator",
             remote->board.image);
    return false;
}

static bool set_up(struct remote *remote, const struct parameters *parameters, struct mem *memory, const char *folder,
                   char *error, size_t error_bytes)
{
    uint64_t file_bytes;
    bool good;
    int file;

    if (!bind_board_read(&remote->board, folder, error, error_bytes))
        return false;
    file = memfd_create("onward", MFD_CLOEXEC);
    remote->block_bytes =
        round_up(sizeof(struct cp_cosim) +
                     cp_mailbox_bytes((uint32_t)parameters->mailbox_commands, (uint32_t)parameters->mailbox_events) +
                     8 + bind_trace_bytes(parameters),
                 ALIGNMENT);
    good = file >= 0 && share_memory(remote, file, &file_bytes, memory);
    if (!good)
        snprintf(error, error_bytes, "cannot share memory with the board");
    if (good) {
        fill_block(remote, parameters);
        good = bind_emulator_start(&remote->emulator, &remote->board, memory->start != 0, file, file_bytes, error,
                                   error_bytes);
    }
    if (file >= 0)
        close(file);
    return good && greet_board(remote, error, error_bytes);
}

static const void *trace_of(const struct remote *remote)
{
    const struct cp_cosim *block = remote->block;

    return block->trace_bytes ? (const char *)block + block->trace_offset : NULL;
}

bool bind_remote(struct binding *binding, const struct parameters *parameters, struct mem *memory, const char *folder,
                 char *error, size_t error_bytes)
{
    struct remote *remote = calloc(1, sizeof(*remote));

    if (!remote) {
        snprintf(error, error_bytes, "no room for the binding");
        return false;
    }
    remote->memory = memory;
    remote->emulator = (struct bind_emulator){.requests = -1, .requests_end = -1, .answers = -1};
    if (!set_up(remote, parameters, memory, folder, error, error_bytes)) {
        remote_free(remote);
        return false;
    }
    *binding = (struct binding){.self = remote,
                                .mailbox = &remote->mailbox,
                                .trace = trace_of(remote),
                                .counted = "firmware instructions, counted on the emulated board",
                                .start = remote_start,
                                .restart = remote_restart,
                                .step = remote_step,
                                .counters = remote_counters,
                                .ready = remote_ready,
                                .unlaunched = remote_unlaunched,
                                .wanting = remote_wanting,
                                .panic = remote_panic,
                                .leave = remote_leave,
                                .free = remote_free};
    return true;
}
