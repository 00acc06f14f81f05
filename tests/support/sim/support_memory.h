/*
 * support_memory.h - a memory system with nothing around it, and waves whose memory instructions go straight into it.
 */
#ifndef TESTS_SUPPORT_MEMORY_H
#define TESTS_SUPPORT_MEMORY_H

#include "isa/opcodes.h"
#include "path/memory_system.h"
#include "random.h"

#define RIG_VECTORS    64u
#define RIG_LDS        65536u
#define RIG_ACCESSES   1024u
#define RIG_MEMORY     (64u << 20)
#define RIG_SHARED_HI  0x10000u
#define RIG_PRIVATE_HI 0x20000u

struct rig_access;

struct rig {
    struct parameters parameters;
    struct mem memory;
    struct clock clock;
    struct path_system *system;
    struct execute_apertures apertures;
    struct clock_event tick; /* moves time where nothing happens */
    uint64_t ticks;
    bool scoped;  /* instructions are of a scoped program; set by the test after rig_start */
    uint8_t arms; /* enum mem_arming: what waiting atomics do that fail */
    struct mem_waiter waiter;
    uint32_t workgroup[3];                     /* id of the work-group that all instructions belong to */
    struct rig_access *accesses[RIG_ACCESSES]; /* under way, by tag */
    uint32_t next_access;
};

struct rig_wave {
    struct isa_wave wave;
    uint32_t vectors[RIG_VECTORS][ISA_LANES];
    uint8_t lds[RIG_LDS];
};

/* What became of one instruction. Must stay where it is until completed. */
struct rig_access {
    struct rig *rig;
    enum isa_fault fault;
    uint64_t fault_address;
    uint64_t lds_lanes;
    bool completed;
    uint64_t cycle;  /* when it counts as done */
    uint64_t called; /* when complete was called */
    uint32_t order;  /* number of completion */
    uint8_t wait_answer;
    uint8_t wait_lane;
    uint32_t waited_high; /* upper half of what that lane's condition compares with, of a wait on 64 bits */
};

/* Default parameters with settings "name value" on top, ended by NULL; settings may be NULL. Stops the test program on
 * an error. */
void rig_start(struct rig *rig, const char *const *settings);
void rig_stop(struct rig *rig);

/* A wave with all lanes active, registers and LDS zero. */
void rig_wave_init(struct rig_wave *wave);

/* Writes 64-bit addresses into a pair of vector registers. */
void rig_set_addresses(struct rig_wave *wave, uint32_t vector, const uint64_t *addresses);

/* Writes the addresses base + lane * step into registers 0 and 1. */
void rig_set_lanes(struct rig_wave *wave, uint64_t base, uint64_t step);

void rig_set_exec(struct rig_wave *wave, uint64_t exec);

/* A dword of memory, past all caches. */
uint32_t rig_read_word(const struct rig *rig, uint64_t address);
void rig_write_word(struct rig *rig, uint64_t address, uint32_t word);

/* Issues a vector memory instruction of a CU at cycle now, after time has been moved there. */
void rig_issue(struct rig *rig, struct rig_wave *wave, const struct isa_operation *operation, uint32_t cu, uint64_t now,
               struct rig_access *access);

/* Fires events until none is left, or up to a cycle, which is then the present. */
void rig_run(struct rig *rig);
void rig_run_to(struct rig *rig, uint64_t cycle);

/* Issue, then run until it is complete. Returns the cycles from issue to completion. */
uint64_t rig_execute(struct rig *rig, struct rig_wave *wave, const struct isa_operation *operation, uint32_t cu,
                     struct rig_access *access);

/* An instruction with these operands (vector register numbers), other operands absent. */
struct isa_operation rig_flat(enum isa_opcode opcode, uint32_t destination, uint32_t address, uint32_t data);

#endif
