/* statistics.c - tables from counters to named statistics. */
#include "gpu/statistics.h"

#include <string.h>

typedef void (*visitor)(void *context, const char *name, uint64_t value, const char *description);

struct row {
    size_t offset;
    const char *name;
    const char *description;
};

#define CU_ROW(field, name, description)                                                                               \
    {                                                                                                                  \
        offsetof(struct cu_counters, field), name, description                                                         \
    }
#define MEMORY_ROW(field, name, description)                                                                           \
    {                                                                                                                  \
        offsetof(struct mem_counters, field), name, description                                                        \
    }
#define DISPATCHER_ROW(field, name, description)                                                                       \
    {                                                                                                                  \
        offsetof(struct gpu_dispatcher_counters, field), name, description                                             \
    }
#define FIRMWARE_ROW(field, name, description)                                                                         \
    {                                                                                                                  \
        offsetof(struct cp_counters, field), name, description                                                         \
    }

static const struct row cu_rows[] = {
    CU_ROW(wave_instructions, "wave_instructions", "instructions issued by all waves"),
    CU_ROW(by_unit[ISA_UNIT_SALU], "salu_instructions", "scalar ALU"),
    CU_ROW(by_unit[ISA_UNIT_SMEM], "smem_instructions", "scalar memory"),
    CU_ROW(by_unit[ISA_UNIT_VALU], "valu_instructions", "vector ALU"),
    CU_ROW(by_unit[ISA_UNIT_VMEM], "vmem_instructions", "vector memory: FLAT and MUBUF"),
    CU_ROW(by_unit[ISA_UNIT_LDS], "lds_instructions", "LDS"),
    CU_ROW(by_unit[ISA_UNIT_BRANCH], "branch_instructions", "branches"),
    CU_ROW(by_unit[ISA_UNIT_INTERNAL], "internal_instructions", "waits, barriers, sleeps, ends"),
    CU_ROW(issue_turns, "issue_turns", "issue turns with at least one wave ready"),
    CU_ROW(valu_busy_cycles, "valu_busy_cycles", "cycles of SIMDs busy with vector instructions"),
    CU_ROW(lds_conflict_cycles, "lds_conflict_cycles", "LDS bank cycles beyond the first of each half-wave"),
    CU_ROW(barriers, "barriers", "barriers completed"),
    CU_ROW(messages, "messages", "messages sent by work-groups of cooperative kernels"),
    CU_ROW(waits, "waits", "waves that began to wait in a failed waiting atomic"),
    CU_ROW(spin_waits, "spin_waits", "of these, of waves that were found to spin (policy.spins)"),
    CU_ROW(wait_timeouts, "wait_timeouts", "waits that ended by wait timeout while resident"),
    CU_ROW(wait_retries, "wait_retries", "waits that ended by wait.retry"),
    CU_ROW(heirs, "heirs", "work-groups that took a word on which others waited (kin.heir)"),
    CU_ROW(heirs_written, "heirs_written", "of these, heirs until they wrote the word"),
    CU_ROW(heirs_timed_out, "heirs_timed_out", "heirs for kin.heir cycles"),
    CU_ROW(wave_cycles_resident, "wave_cycles_resident", "cycles waves held a wave slot"),
    CU_ROW(wave_cycles_waiting, "wave_cycles_waiting", "of these, cycles spent waiting"),
    CU_ROW(fetch_grants, "fetch_grants", "requests that fetch units granted, with fetch.grants"),
    CU_ROW(fetch_grants_at_barrier, "fetch_grants_at_barrier", "of these, for waves at a barrier"),
};

#define TIME_ROW(field, name, description)                                                                             \
    {                                                                                                                  \
        offsetof(struct cu_wave_times, field), name, description                                                       \
    }
#define CLASS_ROW(class, name, description) TIME_ROW(classes[CU_CLASS_##class], "wave_time_" name, description)
#define PASSED_ROW(unit, name, description) TIME_ROW(passed_over[ISA_UNIT_##unit], "passed_over_" name, description)
#define BUSY_ROW(unit, name, description)   TIME_ROW(busy[ISA_UNIT_##unit], "unit_busy_" name, description)
#define TURNS_ROW(count, name, description) TIME_ROW(turns[count], "turns_issued_" name, description)
#define PHASE_ROW(kind, field, name, description)                                                                      \
    {                                                                                                                  \
        offsetof(struct cu_wave_times, kind) + offsetof(struct cu_imbalance, field), name, description                 \
    }
#define SPREAD_ROW(kind, prefix, bucket, from)                                                                         \
    PHASE_ROW(kind, spreads[bucket], prefix "_spread_" #from,                                                          \
              "phases by spread: of this number of cycles up to the next")
#define SPREAD_ROWS(kind, prefix)                                                                                      \
    SPREAD_ROW(kind, prefix, 0, 0), SPREAD_ROW(kind, prefix, 1, 1), SPREAD_ROW(kind, prefix, 2, 2),                    \
        SPREAD_ROW(kind, prefix, 3, 4), SPREAD_ROW(kind, prefix, 4, 8), SPREAD_ROW(kind, prefix, 5, 16),               \
        SPREAD_ROW(kind, prefix, 6, 32), SPREAD_ROW(kind, prefix, 7, 64), SPREAD_ROW(kind, prefix, 8, 128),            \
        SPREAD_ROW(kind, prefix, 9, 256), SPREAD_ROW(kind, prefix, 10, 512), SPREAD_ROW(kind, prefix, 11, 1024),       \
        SPREAD_ROW(kind, prefix, 12, 2048), SPREAD_ROW(kind, prefix, 13, 4096), SPREAD_ROW(kind, prefix, 14, 8192),    \
        SPREAD_ROW(kind, prefix, 15, 16384)
#define LAST_ROW(kind, prefix, wave)                                                                                   \
    PHASE_ROW(kind, last[wave], prefix "_last_" #wave, "phases in which this wave was last")
#define LAST_ROWS(kind, prefix)                                                                                        \
    LAST_ROW(kind, prefix, 0), LAST_ROW(kind, prefix, 1), LAST_ROW(kind, prefix, 2), LAST_ROW(kind, prefix, 3),        \
        LAST_ROW(kind, prefix, 4), LAST_ROW(kind, prefix, 5), LAST_ROW(kind, prefix, 6), LAST_ROW(kind, prefix, 7),    \
        LAST_ROW(kind, prefix, 8), LAST_ROW(kind, prefix, 9), LAST_ROW(kind, prefix, 10), LAST_ROW(kind, prefix, 11),  \
        LAST_ROW(kind, prefix, 12), LAST_ROW(kind, prefix, 13), LAST_ROW(kind, prefix, 14), LAST_ROW(kind, prefix, 15)
#define IMBALANCE_ROWS(kind, prefix)                                                                                   \
    PHASE_ROW(kind, interrupted, prefix "_interrupted",                                                                \
              "phases not measured, as their work-group was frozen in them"),                                          \
        PHASE_ROW(kind, spread, prefix "_spread", "cycles from the first to the last wave, all phases added up"),      \
        PHASE_ROW(kind, spread_most, prefix "_spread_most", "of the phase that had most"),                             \
        PHASE_ROW(kind, wait, prefix "_wait", "cycles that waves waited for the last one, all added up"),              \
        PHASE_ROW(kind, longest, prefix "_longest", "waves x cycles of the last one, all phases added up"),            \
        PHASE_ROW(kind, millionths, prefix "_rtru_millionths",                                                         \
                  "RTRU of each phase, wait / longest, x 10^6, added up"),                                             \
        SPREAD_ROWS(kind, prefix), LAST_ROWS(kind, prefix)

/* Where the time of waves went, for all SIMDs together, and for each. */
static const struct row simd_rows[] = {
    CLASS_ROW(ISSUING, "issuing", "cycles of resident waves by class: from an issue to the SIMD's next turn"),
    CLASS_ROW(PASSED_OVER, "passed_over", "ready, and the unit took another wave"),
    CLASS_ROW(UNIT_BUSY, "unit_busy", "ready, and the unit took none"),
    CLASS_ROW(RESULT, "result", "until the result of the last instruction was there"),
    CLASS_ROW(MEMORY, "memory", "for vmcnt, or the answer to a waiting atomic, scoped operation or flush"),
    CLASS_ROW(LDS_SCALAR, "lds_scalar", "for lgkmcnt"),
    CLASS_ROW(FETCH_QUEUE, "fetch_queue", "for a grant of the fetch unit"),
    CLASS_ROW(FETCH_HIT, "fetch_hit", "for a line that the instruction cache had, also behind a taken branch"),
    CLASS_ROW(FETCH_MISS, "fetch_miss", "for one that it did not have"),
    CLASS_ROW(BARRIER, "barrier", "at a barrier"),
    CLASS_ROW(MESSAGE, "message", "at a message"),
    CLASS_ROW(SLEEP, "sleep", "in s_sleep"),
    CLASS_ROW(WAITING, "waiting", "in a failed waiting atomic"),
    CLASS_ROW(ENDED, "ended", "ended, while others of the work-group ran"),
    CLASS_ROW(STOPPED, "stopped", "launched and not started, or frozen; wave_time_* are all cycles of waves"),
    TIME_ROW(unfinished, "wave_time_unfinished", "of these, of waves that were there at the end of the run"),
    PASSED_ROW(BRANCH, "branch", "cycles passed over, by unit: branches"),
    PASSED_ROW(SALU, "salu", "scalar ALU, which shares its turn with scalar memory"),
    PASSED_ROW(SMEM, "smem", "scalar memory"),
    PASSED_ROW(VALU, "valu", "vector ALU"),
    PASSED_ROW(VMEM, "vmem", "vector memory"),
    PASSED_ROW(LDS, "lds", "LDS"),
    PASSED_ROW(INTERNAL, "internal", "instructions that need no unit, with cu.issue_width=1"),
    BUSY_ROW(VALU, "valu", "cycles of busy units, by unit: vector ALU"),
    BUSY_ROW(VMEM, "vmem", "vector memory"),
    BUSY_ROW(LDS, "lds", "LDS"),
    TURNS_ROW(0, "0", "issue turns"),
    TURNS_ROW(1, "1", "issue turns by instructions issued"),
    TURNS_ROW(2, "2", "issue turns"),
    TURNS_ROW(3, "3", "issue turns"),
    TURNS_ROW(4, "4", "issue turns"),
    TURNS_ROW(5, "5", "issue turns"),
    TURNS_ROW(6, "6", "issue turns"),
    TURNS_ROW(7, "7_or_more", "issue turns"),
};

/* For all SIMDs together alone. */
static const struct row time_rows[] = {
    TIME_ROW(held, "cu_cycles_held", "cycles in which a compute unit held a wave"),
    TIME_ROW(idle, "cu_cycles_idle", "of these, none of its SIMDs issued; each has one cycle of an issue period"),
    TIME_ROW(barriers.phases, "barrier_phases", "phases up to a barrier, in work-groups of several waves"),
    IMBALANCE_ROWS(barriers, "barrier"),
    TIME_ROW(exits.phases, "exit_phases", "phases up to the end of the work-group"),
    IMBALANCE_ROWS(exits, "exit"),
};

static const struct row memory_rows[] = {
    MEMORY_ROW(loads, "vector_loads", "vector load instructions"),
    MEMORY_ROW(stores, "vector_stores", "vector store instructions"),
    MEMORY_ROW(atomics, "atomic_instructions", "vector atomic instructions"),
    MEMORY_ROW(atomic_lanes, "atomics", "read-modify-writes and compare-and-waits at the L2, one an active lane"),
    MEMORY_ROW(l1_hits, "l1_hits", "lines"),
    MEMORY_ROW(l1_misses, "l1_misses", "lines"),
    MEMORY_ROW(l1_write_backs[MEM_WRITE_BACK_OVERFLOW], "l1_write_backs_overflow",
               "dirty lines that a combining L1 wrote to the L2: its sFIFO was full"),
    MEMORY_ROW(l1_write_backs[MEM_WRITE_BACK_EVICT], "l1_write_backs_evict", "another line took their place"),
    MEMORY_ROW(l1_write_backs[MEM_WRITE_BACK_BYPASS], "l1_write_backs_bypass",
               "an access of their own CU went past the L1"),
    MEMORY_ROW(l1_write_backs[MEM_WRITE_BACK_FLUSH], "l1_lines_flushed", "at a release"),
    MEMORY_ROW(l1_write_backs[MEM_WRITE_BACK_INVALIDATE], "l1_write_backs_invalidate", "before an invalidation"),
    MEMORY_ROW(l1_write_backs[MEM_WRITE_BACK_PROBE], "l1_write_backs_probe", "a probe of another CU's operation"),
    MEMORY_ROW(l1_invalidations[MEM_INVALIDATE_ACQUIRE], "l1_invalidations_acquire",
               "by buffer_wbinvl1, and by scoped operations at the L2 that acquire"),
    MEMORY_ROW(l1_invalidations[MEM_INVALIDATE_RESTORE], "l1_invalidations_restore", "after restores"),
    MEMORY_ROW(l1_invalidations[MEM_INVALIDATE_KERNEL], "l1_invalidations_kernel",
               "at the start of kernels, of each CU"),
    MEMORY_ROW(l1_invalidations[MEM_INVALIDATE_PROMOTED], "l1_invalidations_promoted",
               "by local acquires that were promoted"),
    MEMORY_ROW(l1_invalidations[MEM_INVALIDATE_PA_FULL], "l1_invalidations_pa_full",
               "by remote releases that found PA-TBL full"),
    MEMORY_ROW(l1_invalidations[MEM_INVALIDATE_MOVED], "l1_invalidations_moved",
               "by registrations of lines that others had, or changed"),
    MEMORY_ROW(l1_invalidations[MEM_INVALIDATE_BROADCAST], "l1_invalidations_broadcast",
               "by remote operations of mode broadcast, of each CU"),
    MEMORY_ROW(l1_invalidations[MEM_INVALIDATE_LOSS], "l1_invalidations_loss", "when CUs were lost, and returned"),
    MEMORY_ROW(scoped.lines_lost, "l1_lines_lost", "whole lines that invalidations of a combining L1 took away"),
    MEMORY_ROW(scoped.l1_atomics, "l1_atomics", "lines on which scoped operations were performed in an L1"),
    MEMORY_ROW(scoped.promoted, "scoped_promoted", "scoped operations of scope wg that were performed at the L2"),
    MEMORY_ROW(scoped.pa_hits, "scoped_pa_hits", "of these, because PA-TBL had their line"),
    MEMORY_ROW(scoped.remote_acquires, "remote_acquires", "remote operations that acquire"),
    MEMORY_ROW(scoped.remote_releases, "remote_releases", "remote operations that release"),
    MEMORY_ROW(scoped.remote_failed, "remote_failed", "remote compare-and-swaps that found another value, by lines"),
    MEMORY_ROW(scoped.remote_cycles, "remote_cycles", "cycles from issue to answer of remote operations, all added up"),
    MEMORY_ROW(scoped.blocked_cycles, "l1_blocked_cycles",
               "cycles in which a remote operation kept an L1 from taking instructions, all L1s added up"),
    MEMORY_ROW(scoped.probes, "probes", "probes of L1s"),
    MEMORY_ROW(scoped.probe_hits, "probe_hits", "of these, the L1 had a marker of the line"),
    MEMORY_ROW(scoped.registrations, "registrations", "lines that the home gave to an L1 for its operations"),
    MEMORY_ROW(scoped.recalls, "recalls", "of these, another CU had the line"),
    MEMORY_ROW(scoped.delegated, "delegated",
               "lines on which an L1 performed another CU's operation (scopes.delegate)"),
    MEMORY_ROW(scoped.home_wait_cycles, "home_wait_cycles",
               "cycles that requests and loads waited at the home for locks and probes, all added up"),
    MEMORY_ROW(scalar_hits, "scalar_cache_hits", "lines"),
    MEMORY_ROW(scalar_misses, "scalar_cache_misses", "lines"),
    MEMORY_ROW(fetch_hits, "instruction_cache_hits", "lines"),
    MEMORY_ROW(fetch_misses, "instruction_cache_misses", "lines"),
    MEMORY_ROW(l2_accesses, "l2_accesses", "requests and messages that L2 banks took"),
    MEMORY_ROW(l2_hits, "l2_hits", "lines"),
    MEMORY_ROW(l2_misses, "l2_misses", "lines"),
    MEMORY_ROW(l2_writebacks, "l2_writebacks", "dirty lines evicted"),
    MEMORY_ROW(dram_reads, "dram_reads", "lines"),
    MEMORY_ROW(dram_writes, "dram_writes", "lines"),
    MEMORY_ROW(dram_row_hits, "dram_row_hits", "accesses that found their row open"),
    MEMORY_ROW(stream_bytes, "context_stream_bytes", "bytes moved by saves and restores"),
    MEMORY_ROW(cp_loads, "cp_loads", "loads of GPU memory by the firmware that accessed the L2"),
    MEMORY_ROW(waits_failed, "waits_failed", "waiting atomics whose condition was false"),
};

#define SYNCMON_ROW(field, name, description)                                                                          \
    {                                                                                                                  \
        offsetof(struct syncmon_counters, field), name, description                                                    \
    }

static const struct row syncmon_rows[] = {
    SYNCMON_ROW(armed, "waits_armed", "conditions registered with the SyncMon"),
    SYNCMON_ROW(logged, "spilled", "conditions spilled to the Monitor Log"),
    SYNCMON_ROW(log_full, "log_full", "conditions that found the Monitor Log full: the wave tried again"),
    SYNCMON_ROW(updates, "monitored_updates", "changes of monitored words"),
    SYNCMON_ROW(met, "conditions_found_met", "monitored conditions found met by an update"),
    SYNCMON_ROW(resumed, "waiters_resumed", "waits ended by the SyncMon"),
    SYNCMON_ROW(executed, "answered_late", "of these, with an atomic that the SyncMon executed in place of the wave"),
    SYNCMON_ROW(resume_all, "predicted_all", "predictions to resume all of several waiters"),
    SYNCMON_ROW(resume_one, "predicted_one", "predictions to resume one of several waiters"),
    SYNCMON_ROW(overtaken, "waiters_overtaken", "times a waiter was resumed before an older one of its condition"),
    SYNCMON_ROW(conditions_peak, "monitored_conditions_peak", "most conditions in the SyncMon at one time"),
    SYNCMON_ROW(waiters_peak, "monitored_waiters_peak", "most waiters in the SyncMon at one time"),
    SYNCMON_ROW(log_peak, "log_unread_peak", "entries of the Monitor Log written and not yet read, most at one time"),
    SYNCMON_ROW(no_bloom, "without_bloom", "words monitored without a Bloom filter"),
    SYNCMON_ROW(variables, "sync_variables", "different words waited on"),
    SYNCMON_ROW(conditions, "sync_conditions", "different conditions waited on"),
    SYNCMON_ROW(waiters_most, "waiters_of_a_condition", "most waiters on one condition at one time"),
    SYNCMON_ROW(updates_until_met, "updates_until_met", "updates of words from watching a condition to its being met"),
};

static const struct row dispatcher_rows[] = {
    DISPATCHER_ROW(launched, "workgroups_launched", "first launches"),
    DISPATCHER_ROW(finished, "workgroups_finished", "work-groups that ran to their end"),
    DISPATCHER_ROW(killed, "workgroups_killed", "work-groups killed"),
    DISPATCHER_ROW(l1s_kept_begin, "l1_kept_kernel",
                   "L1s that the start of a kernel did not invalidate: l1.begin_keeps"),
    DISPATCHER_ROW(l1s_kept_restore, "l1_kept_restore", "L1s that a restore did not invalidate: l1.restore_keeps"),
    DISPATCHER_ROW(saved, "switches_out", "work-group contexts saved"),
    DISPATCHER_ROW(restored, "switches_in", "work-group contexts restored"),
    DISPATCHER_ROW(restored_same, "switches_in_same", "of these, on the compute unit that the work-group had left"),
    DISPATCHER_ROW(refused, "commands_refused", "commands the GPU refused"),
    DISPATCHER_ROW(bytes_saved, "context_bytes_saved", "bytes"),
    DISPATCHER_ROW(bytes_restored, "context_bytes_restored", "bytes"),
    DISPATCHER_ROW(conditions_met, "away_conditions_met", "saved work-groups that the SyncMon found ready"),
    DISPATCHER_ROW(deadlines_missed, "loss_deadlines_missed", "compute units that left after their deadline"),
};

static const struct row firmware_rows[] = {
    FIRMWARE_ROW(steps, "cp_steps", "firmware steps"),
    FIRMWARE_ROW(events, "cp_events", "events handled"),
    FIRMWARE_ROW(commands, "cp_commands", "commands sent"),
    FIRMWARE_ROW(packets, "cp_packets", "queue packets accepted"),
    FIRMWARE_ROW(rejected_packets, "cp_rejected_packets", "queue packets refused"),
    FIRMWARE_ROW(host_commands, "cp_host_commands", "commands of the host for queues"),
    FIRMWARE_ROW(launches, "cp_launches", "launches"),
    FIRMWARE_ROW(retires, "cp_retires", "work-groups retired"),
    FIRMWARE_ROW(waits, "cp_waits", "waits reported"),
    FIRMWARE_ROW(timeouts, "cp_timeouts", "waits of swapped work-groups that ended by the interval"),
    FIRMWARE_ROW(quantum_expiries, "cp_quantum_expiries", "work-groups that used up their quantum"),
    FIRMWARE_ROW(surveys, "cp_surveys", "kernels compared in searches for the work-group that is next"),
    FIRMWARE_ROW(conditions_met, "cp_conditions_met", "swapped work-groups made ready by the SyncMon's word"),
    FIRMWARE_ROW(fallbacks, "cp_fallbacks", "waits of swapped work-groups that wait.timeout ended"),
    FIRMWARE_ROW(resumes, "cp_resumes", "waits of resident work-groups that the firmware ended"),
    FIRMWARE_ROW(log_entries, "cp_log_entries", "Monitor Log entries filed"),
    FIRMWARE_ROW(log_rejected, "cp_log_rejected", "Monitor Log entries that made no sense"),
    FIRMWARE_ROW(log_stale, "cp_log_stale", "Monitor Log entries whose wait was over"),
    FIRMWARE_ROW(log_torn, "cp_log_torn", "Monitor Log entries that were never filled"),
    FIRMWARE_ROW(log_full, "cp_log_full", "Monitor Log entries that the firmware had no space for"),
    FIRMWARE_ROW(checks, "cp_checks", "words loaded for spilled conditions and predictions"),
    FIRMWARE_ROW(spilled_resumes, "cp_spilled_resumes", "waits ended because a spilled condition was met"),
    FIRMWARE_ROW(stall_updates, "cp_stall_updates", "stall times published"),
    FIRMWARE_ROW(conditions_peak, "cp_conditions_peak", "records of spilled conditions in use, most at one time"),
    FIRMWARE_ROW(waits_peak, "cp_waits_peak", "records of waits on spilled conditions in use, most at one time"),
    FIRMWARE_ROW(messages, "cp_messages", "messages of cooperative kernels handled"),
    FIRMWARE_ROW(coop_kills, "cp_coop_kills", "work-groups of cooperative kernels killed because they were wanted"),
    FIRMWARE_ROW(coop_forks, "cp_coop_forks", "work-groups of cooperative kernels forked"),
    FIRMWARE_ROW(coop_resizes, "cp_coop_resizes", "resizing barriers that the firmware ended"),
    FIRMWARE_ROW(coop_places, "cp_coop_places", "slots counted for cooperative kernels that may have more work-groups"),
    FIRMWARE_ROW(demand_reviews, "cp_demand_reviews",
                 "kernels gone through to work out what cooperative ones are asked"),
    FIRMWARE_ROW(reclaims, "cp_gathers", "ordinary kernels whose first work-groups had to wait for places"),
    FIRMWARE_ROW(reclaim_cycles, "cp_gather_cycles", "cycles from their beginning until they had them, all added up"),
    FIRMWARE_ROW(reclaim_most, "cp_gather_most", "the longest of these"),
    FIRMWARE_ROW(reclaim_saves, "cp_gather_saves", "work-groups saved by force for them"),
    FIRMWARE_ROW(stale, "cp_stale_events", "events dropped because they were not current"),
    FIRMWARE_ROW(full, "cp_ring_full", "sends put off because the command ring was full"),
};

static uint64_t value_at(const void *counters, size_t offset)
{
    return *(const uint64_t *)(const void *)((const char *)counters + offset);
}

static void visit_rows(const struct row *rows, size_t count, const void *counters, visitor visit, void *context)
{
    for (size_t i = 0; i < count; i++)
        visit(context, rows[i].name, value_at(counters, rows[i].offset), rows[i].description);
}

static void visit_cus(const struct gpu_statistics_sources *sources, visitor visit, void *context)
{
    for (size_t i = 0; i < sizeof(cu_rows) / sizeof(cu_rows[0]); i++) {
        uint64_t sum = 0;

        for (uint32_t cu = 0; cu < sources->parameters->cus; cu++)
            sum += value_at(cu_counters(gpu_dispatcher_cu(sources->dispatcher, cu)), cu_rows[i].offset);
        visit(context, cu_rows[i].name, sum, cu_rows[i].description);
    }
}

static void visit_times(const struct gpu_statistics_sources *sources, visitor visit, void *context)
{
    struct cu_wave_times times = {0};

    for (uint32_t cu = 0; cu < sources->parameters->cus; cu++)
        cu_add_times(gpu_dispatcher_cu(sources->dispatcher, cu), &times);
    visit_rows(simd_rows, sizeof(simd_rows) / sizeof(simd_rows[0]), &times, visit, context);
    visit_rows(time_rows, sizeof(time_rows) / sizeof(time_rows[0]), &times, visit, context);
}

#define LENGTHS_ROW(field, name, description)                                                                          \
    {                                                                                                                  \
        offsetof(struct lengths, field), name, description                                                             \
    }
#define LENGTH_ROW(prefix, class, from)                                                                                \
    LENGTHS_ROW(classes[class], prefix "_" #from, "by length: of this number of cycles up to the next")
#define LENGTH_ROWS(prefix, counted)                                                                                   \
    LENGTHS_ROW(count, prefix "s", counted), LENGTHS_ROW(sum, prefix "_cycles", "their cycles, all added up"),         \
        LENGTHS_ROW(most, prefix "_most", "cycles of the longest"), LENGTH_ROW(prefix, 0, 0),                          \
        LENGTH_ROW(prefix, 1, 1), LENGTH_ROW(prefix, 2, 4), LENGTH_ROW(prefix, 3, 16), LENGTH_ROW(prefix, 4, 64),      \
        LENGTH_ROW(prefix, 5, 256), LENGTH_ROW(prefix, 6, 1024), LENGTH_ROW(prefix, 7, 4096),                          \
        LENGTH_ROW(prefix, 8, 16384), LENGTH_ROW(prefix, 9, 65536), LENGTH_ROW(prefix, 10, 262144),                    \
        LENGTH_ROW(prefix, 11, 1048576), LENGTH_ROW(prefix, 12, 4194304), LENGTH_ROW(prefix, 13, 16777216)

static const struct row wait_rows[] = {
    LENGTH_ROWS("workgroup_wait", "waits of work-groups that are over, on a compute unit or in memory")};
static const struct row stay_rows[] = {
    LENGTH_ROWS("workgroup_stay", "stays on a compute unit that are over, from launch or restore to save or end")};
static const struct row return_rows[] = {
    LENGTH_ROWS("workgroup_return", "saved work-groups that ran again, from the time when they could")};

/* From issue to data. */
static const struct row latency_rows[MEM_SOURCES][LENGTHS_CLASSES + 3u] = {
    [MEM_SOURCE_L1] = {LENGTH_ROWS("l1_load", "vector loads whose lines the L1 had, from issue to data")},
    [MEM_SOURCE_L1_PENDING] = {LENGTH_ROWS("l1_pending_load", "of which a line was on its way to the L1 already")},
    [MEM_SOURCE_L2] = {LENGTH_ROWS("l2_load", "that asked the L2 for a line, which it had, or had asked DRAM for")},
    [MEM_SOURCE_DRAM] = {LENGTH_ROWS("dram_load", "of which a line came from DRAM")},
    [MEM_SOURCE_SCALAR] = {LENGTH_ROWS("scalar_cache_load",
                                       "scalar loads whose lines the scalar cache had, from issue to data")},
    [MEM_SOURCE_SCALAR_PENDING] = {LENGTH_ROWS("scalar_pending_load",
                                               "of which a line was on its way to the scalar cache already")},
    [MEM_SOURCE_SCALAR_L2] = {LENGTH_ROWS("scalar_l2_load",
                                          "that asked the L2 for a line, which it had, or had asked DRAM for")},
    [MEM_SOURCE_SCALAR_DRAM] = {LENGTH_ROWS("scalar_dram_load", "of which a line came from DRAM")},
    [MEM_SOURCE_ATOMIC] = {LENGTH_ROWS("l2_atomic", "atomics performed at the L2, from issue to the old values")},
};

bool gpu_statistic_is_latency(const char *name)
{
    for (size_t i = 0; i < MEM_SOURCES; i++)
        for (size_t j = 0; j < sizeof(latency_rows[i]) / sizeof(latency_rows[i][0]); j++)
            if (strcmp(latency_rows[i][j].name, name) == 0)
                return true;
    return false;
}

/* Times and counts of work-groups by state. */
static void visit_lives(const struct gpu_statistics_sources *sources, visitor visit, void *context)
{
    static const struct {
        enum gpu_lives_state state;
        const char *name;
        const char *description;
    } states[] = {
        {GPU_LIVES_RUNNING, "workgroup_cycles_running",
         "cycles work-groups ran or spun on a compute unit, all added up"},
        {GPU_LIVES_STALLED, "workgroup_cycles_stalled", "waited on a compute unit"},
        {GPU_LIVES_SAVING, "workgroup_cycles_saving", "were being saved"},
        {GPU_LIVES_SWAPPED, "workgroup_cycles_swapped", "waited in memory"},
        {GPU_LIVES_READY, "workgroup_cycles_ready", "were in memory, and able to run as far as the GPU knew"},
        {GPU_LIVES_RESTORING, "workgroup_cycles_restoring", "were being restored"},
    };
    const struct gpu_lives *lives = sources->lives;

    for (size_t i = 0; i < sizeof(states) / sizeof(states[0]); i++)
        visit(context, states[i].name, gpu_lives_cycles(lives, states[i].state, sources->cycles),
              states[i].description);
    visit(context, "workgroups_alive_peak", lives->alive_peak, "work-groups launched and not over, most at one time");
    visit(context, "workgroups_stalled_peak", lives->stalled_peak, "of these, waiting on a compute unit");
    visit(context, "workgroups_swapped_peak", lives->swapped_peak, "of these, waiting in memory");
    visit(context, "workgroups_ready_peak", lives->ready_peak, "of these, in memory and able to run");
    visit(context, "workgroups_away_peak", lives->away_peak, "of these, saved or being saved or restored");
}

void gpu_statistics_visit_cu(const struct gpu_statistics_sources *sources, uint32_t cu, visitor visit, void *context)
{
    struct cu_compute_unit *unit = gpu_dispatcher_cu(sources->dispatcher, cu);

    visit_rows(cu_rows, sizeof(cu_rows) / sizeof(cu_rows[0]), cu_counters(unit), visit, context);
}

void gpu_statistics_visit_simd(const struct gpu_statistics_sources *sources, uint32_t cu, uint32_t simd, visitor visit,
                               void *context)
{
    struct cu_wave_times times = {0};

    cu_add_simd_times(gpu_dispatcher_cu(sources->dispatcher, cu), simd, &times);
    visit_rows(simd_rows, sizeof(simd_rows) / sizeof(simd_rows[0]), &times, visit, context);
}

#define VISIT(rows, counters) visit_rows(rows, sizeof(rows) / sizeof((rows)[0]), counters, visit, context)

void gpu_statistics_visit(const struct gpu_statistics_sources *sources, visitor visit, void *context)
{
    visit(context, "cycles", sources->cycles, "GPU cycles simulated");
    if (!sources->dispatcher || !sources->firmware)
        return;
    visit_cus(sources, visit, context);
    visit_times(sources, visit, context);
    VISIT(memory_rows, sources->memory);
    VISIT(dispatcher_rows, gpu_dispatcher_counters(sources->dispatcher));
    VISIT(syncmon_rows, sources->syncmon);
    visit_lives(sources, visit, context);
    VISIT(wait_rows, &sources->lives->lengths[GPU_LIVES_WAIT]);
    VISIT(stay_rows, &sources->lives->lengths[GPU_LIVES_STAY]);
    VISIT(return_rows, &sources->lives->lengths[GPU_LIVES_RETURN]);
    for (size_t i = 0; sources->latencies && i < MEM_SOURCES; i++)
        VISIT(latency_rows[i], &sources->latencies->of[i]);
    VISIT(firmware_rows, sources->firmware);
    visit(context, "cp_instructions", sources->cp_instructions, sources->cp_counted);
    visit(context, "cp_busy_cycles", sources->cp_busy, "GPU cycles in which the firmware worked");
    visit(context, "simulator_events", sources->events, "events fired by the simulator's clock");
}
