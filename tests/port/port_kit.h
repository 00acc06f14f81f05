/*
 * port_kit.h - the conformance kit for ports: tells what an implementation of struct cp_hal gets wrong, by name.
 *
 * The porter fills a struct port_bench: the HAL under test, and the other side, a small model of the GPU that takes commands, posts
 * events and owns some memory. port_kit_run drives every call, looks whether the rules of docs/reference/hal.md hold, then runs the
 * whole firmware over the port with a GPU of its own that completes two kernels. It prints a line for each broken rule and, last,
 * "N passed, N failed". It uses no heap and no C library: memcpy and memset, which every compiler asks for, and print are enough.
 *
 * mailbox_port.c is an example to start from.
 */
#ifndef TESTS_PORT_KIT_H
#define TESTS_PORT_KIT_H

#include "onward/cp.h"

#define PORT_MEMORY_LEAST 16384u /* bytes of GPU memory that the model must have */

/* Commands and events that go through the port in each long check. Slow machines set fewer; indices of 16 bits need 70,000. */
#ifndef PORT_KIT_ROUNDS
#define PORT_KIT_ROUNDS 70000u
#endif

/* The port and the model. All functions run on one thread. The kit calls the HAL only between begin_step and the next one. */
struct port_bench {
    const char *name;
    struct cp_hal hal;       /* under test */
    void *gpu;               /* handed to the functions below */
    void (*print)(char one); /* where the kit's lines go */

    /* Both sides as after a start: no command and no event is under way. The clock goes on, and memory may keep what it has. */
    void (*reset)(void *gpu);
    /* The GPU's clock, 0 at first, goes on to a cycle, never back; at times while a step runs. */
    void (*set_clock)(void *gpu, uint64_t cycle);
    /* What the port does before it calls cp_step. NULL: nothing. */
    void (*begin_step)(void *gpu);
    /* The GPU takes the oldest command that it has been told of. Returns 1, or 0 if there is none. */
    int (*take)(void *gpu, struct cp_command *command);
    /* The GPU posts an event. Returns CP_OK, or CP_ERROR_FULL if there is no space. */
    int (*post)(void *gpu, const struct cp_event *event);
    /* The GPU's own accesses to its memory, inside the range below. */
    void (*write)(void *gpu, uint64_t address, const void *from, uint32_t bytes);
    void (*read)(void *gpu, uint64_t address, void *to, uint32_t bytes);
    /* All the memory that the model's GPU has: multiples of 64, PORT_MEMORY_LEAST or more bytes. The kit overwrites it. */
    uint64_t memory_base;
    uint32_t memory_bytes;
    /*
     * From now on the model calls access(argument) before each access to its memory that hal.load makes; access NULL: no more.
     * watch NULL: it cannot say, because the port reads the memory itself. Two rules are not looked at then.
     */
    void (*watch)(void *gpu, void (*access)(void *argument), void *argument);

    /* For the runs of the firmware. NULL: cp_policy_awg. */
    const struct cp_policy *policy;
};

/* Fills the bench. Each port supplies it; port_main.c and plants.c call it. */
void port_open(struct port_bench *bench);

/* Runs everything. Returns the number of rules that are broken. */
uint32_t port_kit_run(const struct port_bench *bench);

/*
 * For a watchdog: a call of the port has not returned. Prints which rule was looked at, and the closing line. The run cannot go on.
 */
void port_kit_timeout(void);

#endif
