/*
 * counters.h - what a wave has outstanding, as s_waitcnt counts it: vmcnt and lgkmcnt.
 */
#ifndef SIM_HAL_CU_COUNTERS_H
#define SIM_HAL_CU_COUNTERS_H

#include "cu/cu_state.h"
#include "engine/require.h"

/* Takes a slot; done may be CLOCK_NEVER, then it is set later. A slot must be free. */
uint32_t cu_counters_add_vm(struct cu_wave_counters *counters, uint64_t done);
uint32_t cu_counters_add_other(struct cu_wave_counters *counters, uint32_t weight, uint64_t done);

/* A DS instruction, done not before the one before it. */
void cu_counters_add_lds(struct cu_wave_counters *counters, uint64_t done);

/* Takes back the newest vm slot, and a slot of the others. */
void cu_counters_drop_vm(struct cu_wave_counters *counters);
void cu_counters_drop_other(struct cu_wave_counters *counters, uint32_t slot);

/* Cycle (>= now) from which at most these many are outstanding; CLOCK_NEVER when that is not known yet. */
uint64_t cu_counters_reach(struct cu_wave_counters *counters, uint32_t vm, uint32_t lgkm, uint64_t now);

/* How far the counters must have come down before the operation can issue (s_waitcnt, onward_flush, scoped
 * operations that release, s_endpgm; for memory instructions: that a slot is free). */
void cu_counters_demand(const struct isa_operation *operation, uint32_t *vm, uint32_t *lgkm);

/* Whether so little is outstanding that the operation can issue, without a closer look. */
static inline bool cu_counters_allow(const struct cu_wave_counters *counters, const struct isa_operation *operation)
{
    static const uint8_t vm[ISA_UNIT_COUNT] = {
        CU_VM_LIMIT, CU_VM_LIMIT, CU_VM_LIMIT, CU_VM_LIMIT - 1, CU_VM_LIMIT, CU_VM_LIMIT, 0};
    static const uint8_t lgkm[ISA_UNIT_COUNT] = {
        CU_LGKM_LIMIT, CU_LGKM_LIMIT - 2, CU_LGKM_LIMIT, CU_LGKM_LIMIT - 1, CU_LGKM_LIMIT - 1, CU_LGKM_LIMIT, 0};

    SIM_REQUIRE(operation->unit < ISA_UNIT_COUNT);
    SIM_REQUIRE(counters->lgkm_total <= CU_LGKM_LIMIT);
    if (operation->modifiers & ISA_MOD_SYNC(ISA_SYNC_RELEASE) && counters->vm_count)
        return false;
    return counters->vm_count <= vm[operation->unit] && counters->lgkm_total <= lgkm[operation->unit];
}

#endif
