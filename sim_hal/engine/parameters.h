/*
 * parameters.h - every parameter of the simulated GPU, with unit, range, default and source; presets.
 *
 * Cycles are GPU cycles (gpu.clock_mhz). The table in parameters.c is the only place that knows names and ranges;
 * `onward list parameters` and docs/reference/parameters.md print it.
 */
#ifndef SIM_HAL_ENGINE_PARAMETERS_H
#define SIM_HAL_ENGINE_PARAMETERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "engine/policies.h"

/* Compute units of the largest GPU, and of the largest one whose L1s combine. */
#define PARAMETERS_CUS_MOST    1024
#define PARAMETERS_CUS_COMBINE 128

/* Context slots of the largest GPU. */
#define PARAMETERS_SLOTS_MOST 65535

/* l1.mode */
enum parameters_l1_mode { PARAMETERS_L1_THROUGH, PARAMETERS_L1_COMBINE };

/* The largest sizes of tables of scoped synchronisation (scopes/scopes.h). */
#define PARAMETERS_PA     64u
#define PARAMETERS_HOME   256u
#define PARAMETERS_HINTS  64u
#define PARAMETERS_SCOPES 6u /* values of scopes.mode: enum scopes_mode */

struct parameters {
    /* gpu.* */
    uint64_t cus, clock_mhz, memory_mb;
    /* cu.* */
    uint64_t simds, lds_bytes, barriers, issue_period, issue_width, launch_cycles, barrier_cycles, scheduler, patience,
        queue_priority, fetcher, spin, spin_delay;
    /* fetch.* */
    uint64_t fetch_grants, fetch_bytes, fetch_buffer, fetch_refill, fetch_at_barrier;
    /* kin.* */
    uint64_t kin_reuse, kin_heir;
    /* simd.* */
    uint64_t waves, vgprs, sgprs;
    /* valu.* salu.* branch.* sleep.* */
    uint64_t valu_full_cycles, valu_quarter_cycles, valu_f64_add_cycles, valu_f64_mul_cycles, valu_latency;
    uint64_t salu_cycles, branch_cycles, branch_taken_cycles, sleep_cycles, sleep_mask;
    /* icache.* scache.* (instruction and scalar cache, each shared by .cus compute units) */
    uint64_t icache_bytes, icache_ways, icache_latency, icache_cus;
    uint64_t scache_bytes, scache_ways, scache_latency, scache_cus;
    /* lds.* */
    uint64_t lds_latency;
    /* vmem.* : cycles the address unit is busy with one instruction */
    uint64_t vmem_coalesced_cycles, vmem_scattered_cycles, vmem_wide_cycles, vmem_store_cycles, vmem_atomic_cycles,
        vmem_cmpswap_cycles, vmem_atomic_loads, vmem_empty_quarters, vmem_unaligned;
    /* l1.* */
    uint64_t l1_bytes, l1_ways, l1_latency, l1_mshrs, l1_mode, l1_fifo, l1_atomic_cycles, l1_restore_keeps,
        l1_begin_keeps;
    /* scopes.* */
    uint64_t scopes_mode, scopes_pa, scopes_home, scopes_hint, scopes_probe_cycles, scopes_block_requester,
        scopes_block_all, scopes_failed_acquire, scopes_hand_over, scopes_epoch, scopes_merge, scopes_delegate;
    /* l2.* */
    uint64_t l2_bytes, l2_ways, l2_latency, l2_banks, l2_interleave, l2_mshrs, l2_atomic_interval, l2_atomic_lanes,
        l2_distance;
    /* dram.* */
    uint64_t dram_channels, dram_banks, dram_row_bytes, dram_trcd_ns, dram_tcl_ns, dram_trp_ns, dram_tras_ns,
        dram_burst_ns, dram_twr_ns, dram_twtr_ns, dram_trtp_ns, dram_trfc_ns, dram_trefi_ns, dram_controller_ns,
        dram_write_queue;
    /* syncmon.* log.* wait.* */
    uint64_t syncmon_sets, syncmon_ways, syncmon_waiters, syncmon_blooms, syncmon_notify, syncmon_grace, syncmon_scan,
        log_entries, log_mean_writes, wait_timeout, wait_retry;
    /* context.* cp.* timeout.* deadlock.* mailbox.* loss.* scratch.* */
    uint64_t context_bytes, context_slots, context_wave_cycles, context_save_line, context_restore_line,
        dispatcher_wave_cycles, dispatcher_leaving, dispatcher_slot_cycles, dispatcher;
    uint64_t cp_clock_mhz, cp_cpi, cp_load_cycles, cp_event_cycles, cp_command_cycles, cp_word_cycles, cp_budget,
        cp_trace, cp_quantum, cp_check_interval, cp_restore_same;
    uint64_t timeout_interval, deadlock_window, loss_deadline;
    uint64_t mailbox_commands, mailbox_events, mailbox_checked;
    uint64_t scratch_mb, scratch_stack;
    /* policy.* */
    struct policy_setting policy_settings[POLICY_SETTINGS];
};

struct parameter {
    const char *name; /* as on the command line, "gpu.cus" */
    const char *unit;
    uint64_t minimum;
    uint64_t maximum;
    uint64_t value; /* default: the awg preset */
    size_t offset;  /* of the uint64_t in struct parameters */
    bool power_of_two;
    const char *description;
    const char *source; /* key of hardware documents or paper, see docs/reference/parameters.md */
};

/* The table; *count receives its length. */
const struct parameter *parameter_table(size_t *count);

/* The default, AWG's Table 1. */
void parameters_default(struct parameters *parameters);

/* Sets one parameter from text: a number as engine/quantity.h reads it, or a name where values have names. Returns false
 * with a message that names the parameter and its range. */
bool parameters_set(struct parameters *parameters, const char *name, const char *value, char *error,
                    size_t error_bytes);

/* Applies a preset by name. Returns false with a message listing the names if there is none. */
bool parameters_preset(struct parameters *parameters, const char *name, char *error, size_t error_bytes);

/* Applies a preset file: lines "name value # comment". False with file:line and message. */
bool parameters_file(struct parameters *parameters, const char *path, char *error, size_t error_bytes);

/* Checks rules that involve several parameters (cache geometry for example). Returns false with a message. */
bool parameters_check(const struct parameters *parameters, char *error, size_t error_bytes);

/* Name of preset number index with its one-line description; NULL beyond the last. */
const char *parameters_preset_name(size_t index, const char **description);

/* Reads the value of one row of the table. */
uint64_t parameter_value(const struct parameters *parameters, const struct parameter *row);

/* The name that a value of the row stands for, of rows whose values have names; else NULL. */
const char *parameter_name_of(const struct parameter *row, uint64_t value);

/* What values of cu.fetcher stand for. */
enum parameters_fetcher {
    PARAMETERS_FETCHER_OLDEST,
    PARAMETERS_FETCHER_RR,
    PARAMETERS_FETCHER_LEAST_RECENT,
    PARAMETERS_FETCHER_ORDER, /* that of cu.scheduler */
    PARAMETERS_FETCHERS
};

/* The name of a value of cu.scheduler. */
const char *parameters_scheduler_name(uint64_t value);

/* Nanoseconds to cycles, rounded up. */
uint64_t parameters_cycles_from_ns(const struct parameters *parameters, uint64_t nanoseconds);

#endif
