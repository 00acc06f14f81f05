/* counters.c - what a wave has outstanding, as s_waitcnt counts it: vmcnt in order, lgkmcnt in any order. */
#include "cu/counters.h"

#include "engine/require.h"
#include "isa/opcodes.h"

#define RING_MASK 15u

/* s_waitcnt's operand */
#define WAIT_VM(immediate)   ((uint32_t)(immediate)&15u)
#define WAIT_LGKM(immediate) (((uint32_t)(immediate) >> 8) & 15u)

uint32_t cu_counters_add_vm(struct cu_wave_counters *counters, uint64_t done)
{
    uint32_t slot = (uint32_t)(counters->vm_first + counters->vm_count) & RING_MASK;

    SIM_REQUIRE(counters->vm_count <= RING_MASK);
    counters->vm_done[slot] = done;
    counters->vm_count++;
    return slot;
}

void cu_counters_drop_vm(struct cu_wave_counters *counters)
{
    SIM_REQUIRE(counters->vm_count > 0);
    counters->vm_count--;
}

void cu_counters_add_lds(struct cu_wave_counters *counters, uint64_t done)
{
    SIM_REQUIRE(counters->lgkm_total < CU_LGKM_LIMIT);
    SIM_REQUIRE(counters->lds_count <= counters->lgkm_total);
    SIM_REQUIRE(!counters->lds_count ||
                counters->lds_done[(counters->lds_first + counters->lds_count - 1u) & RING_MASK] <= done);
    counters->lds_done[(counters->lds_first + counters->lds_count) & RING_MASK] = done;
    counters->lds_count++;
    counters->lgkm_total++;
}

uint32_t cu_counters_add_other(struct cu_wave_counters *counters, uint32_t weight, uint64_t done)
{
    uint32_t slot = (uint32_t)__builtin_ctz(~(uint32_t)counters->other_used);

    SIM_REQUIRE(weight == 1 || weight == 2);
    SIM_REQUIRE(counters->other_used != UINT16_MAX);
    SIM_REQUIRE(counters->lgkm_total + weight <= CU_LGKM_LIMIT);
    counters->other_used = (uint16_t)(counters->other_used | 1u << slot);
    counters->other_weight[slot] = (uint8_t)weight;
    counters->other_done[slot] = done;
    counters->lgkm_total = (uint8_t)(counters->lgkm_total + weight);
    return slot;
}

void cu_counters_drop_other(struct cu_wave_counters *counters, uint32_t slot)
{
    SIM_REQUIRE(slot <= RING_MASK && (counters->other_used >> slot & 1));
    SIM_REQUIRE(counters->lgkm_total >= counters->other_weight[slot]);
    counters->other_used = (uint16_t)(counters->other_used & ~(1u << slot));
    counters->lgkm_total = (uint8_t)(counters->lgkm_total - counters->other_weight[slot]);
}

static void drop_lds(struct cu_wave_counters *counters, uint32_t count)
{
    SIM_REQUIRE(counters->lds_count >= count);
    SIM_REQUIRE(counters->lgkm_total >= count);
    counters->lds_first = (uint8_t)((counters->lds_first + count) & RING_MASK);
    counters->lds_count = (uint8_t)(counters->lds_count - count);
    counters->lgkm_total = (uint8_t)(counters->lgkm_total - count);
}

/* A vector memory instruction counts until all older ones are done too. */
static uint64_t vm_reach(struct cu_wave_counters *counters, uint32_t wanted, uint64_t now)
{
    uint32_t excess = counters->vm_count - wanted;
    uint64_t at = 0;

    for (uint32_t i = 0; i < excess; i++) {
        uint64_t done = counters->vm_done[(counters->vm_first + i) & RING_MASK];

        if (done > at)
            at = done;
    }
    if (at <= now) {
        counters->vm_first = (uint8_t)((counters->vm_first + excess) & RING_MASK);
        counters->vm_count = (uint8_t)wanted;
    }
    return at;
}

/* With DS instructions only the newest ones are left over. */
static uint64_t lds_reach(struct cu_wave_counters *counters, uint32_t wanted, uint64_t now)
{
    uint32_t excess = counters->lds_count - wanted;
    uint64_t at = counters->lds_done[(counters->lds_first + excess - 1) & RING_MASK];

    SIM_REQUIRE(counters->lds_count == counters->lgkm_total);
    if (at <= now)
        drop_lds(counters, excess);
    return at;
}

static void prune_lgkm(struct cu_wave_counters *counters, uint64_t now)
{
    for (uint32_t used = counters->other_used; used; used &= used - 1) {
        uint32_t slot = (uint32_t)__builtin_ctz(used);

        if (counters->other_done[slot] <= now)
            cu_counters_drop_other(counters, slot);
    }
    while (counters->lds_count && counters->lds_done[counters->lds_first] <= now)
        drop_lds(counters, 1);
}

/* Slot of the first of the others to be done. */
static uint32_t first_other(const struct cu_wave_counters *counters, uint32_t used)
{
    uint32_t first = (uint32_t)__builtin_ctz(used);

    for (used &= used - 1; used; used &= used - 1) {
        uint32_t slot = (uint32_t)__builtin_ctz(used);

        if (counters->other_done[slot] < counters->other_done[first])
            first = slot;
    }
    return first;
}

/* Lets the earliest of both kinds go until few enough are left. */
static uint64_t mixed_reach(struct cu_wave_counters *counters, uint32_t wanted, uint64_t now)
{
    uint32_t used, total, lds = 0;
    uint64_t at = 0;

    prune_lgkm(counters, now);
    used = counters->other_used;
    total = counters->lgkm_total;
    while (total > wanted) {
        uint32_t other = used ? first_other(counters, used) : 0;
        uint64_t other_at = used ? counters->other_done[other] : CLOCK_NEVER;
        uint64_t lds_at = counters->lds_done[(counters->lds_first + lds) & RING_MASK];

        if (lds < counters->lds_count && lds_at <= other_at) {
            at = lds_at;
            lds++;
            total--;
        } else {
            at = other_at;
            used &= ~(1u << other);
            total -= counters->other_weight[other];
        }
    }
    return at;
}

uint64_t cu_counters_reach(struct cu_wave_counters *counters, uint32_t vm, uint32_t lgkm, uint64_t now)
{
    uint64_t at = now, part = 0;

    SIM_REQUIRE(vm <= CU_VM_LIMIT);
    SIM_REQUIRE(lgkm <= CU_LGKM_LIMIT);
    if (counters->vm_count > vm)
        part = vm_reach(counters, vm, now);
    if (part > at)
        at = part;
    if (counters->lgkm_total > lgkm)
        part = counters->other_used ? mixed_reach(counters, lgkm, now) : lds_reach(counters, lgkm, now);
    return part > at ? part : at;
}

void cu_counters_demand(const struct isa_operation *operation, uint32_t *vm, uint32_t *lgkm)
{
    *vm = CU_VM_LIMIT;
    *lgkm = CU_LGKM_LIMIT;
    switch (operation->unit) {
    case ISA_UNIT_SMEM:
        *lgkm = CU_LGKM_LIMIT - 2;
        return;
    case ISA_UNIT_LDS:
        *lgkm = CU_LGKM_LIMIT - 1;
        return;
    case ISA_UNIT_VMEM:
        *vm = operation->modifiers & ISA_MOD_SYNC(ISA_SYNC_RELEASE) ? 0 : CU_VM_LIMIT - 1;
        if (isa_opcodes[operation->opcode].format == ISA_FORMAT_FLAT)
            *lgkm = CU_LGKM_LIMIT - 1;
        return;
    case ISA_UNIT_INTERNAL:
        if (operation->opcode == ISA_OP_s_waitcnt) {
            *vm = WAIT_VM(operation->immediate);
            *lgkm = WAIT_LGKM(operation->immediate);
        } else if (operation->opcode == ISA_OP_s_endpgm || operation->opcode == ISA_OP_onward_message) {
            *vm = *lgkm = 0;
        } else if (operation->opcode == ISA_OP_onward_flush) {
            *vm = 0;
        }
        return;
    default:
        return;
    }
}
