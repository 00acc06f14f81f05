/* heir.c - work-groups that have taken a word on which others wait go first until they write it. */
#include "cu/heir.h"

#include "cu/wheel.h"
#include "engine/require.h"

static void set_rank(struct cu_resident *resident, uint32_t rank)
{
    SIM_REQUIRE(rank <= MEM_HEIRS_MOST);
    resident->heir.rank = (uint8_t)rank;
    for (uint32_t i = 0; i < resident->workgroup.wave_count; i++)
        cu_simd_prioritise(resident->workgroup.waves[i].issue->simd, resident->workgroup.waves[i].issue);
}

/* The next change of the rank happens: it begins, and its time runs, or it ends. */
static void change_rank(struct clock_event *event, uint64_t cycle)
{
    struct cu_resident *resident = event->owner;
    struct cu_compute_unit *cu = resident->cu;
    struct cu_heir *heir = &resident->heir;
    uint32_t next = heir->next;

    heir->next = 0;
    cu->counters.heirs_timed_out += heir->rank && !next && !heir->written;
    set_rank(resident, next);
    if (next && !clock_schedule(cu->clock, event, cycle + cu->parameters->kin_heir))
        set_rank(resident, 0);
}

/* From cycle on the rank is the next one. */
static void change_at(struct cu_resident *resident, uint32_t next, uint64_t cycle)
{
    struct cu_heir *heir = &resident->heir;

    SIM_REQUIRE(next <= MEM_HEIRS_MOST);
    SIM_REQUIRE(!resident->workgroup.frozen);
    clock_cancel(resident->cu->clock, &heir->change);
    heir->next = (uint8_t)next;
    heir->change.fire = change_rank;
    heir->change.owner = resident;
    if (!clock_schedule(resident->cu->clock, &heir->change, cycle))
        cu_heir_end(resident);
}

static void take(struct cu_resident *resident, uint64_t address, uint32_t others, uint64_t cycle)
{
    SIM_REQUIRE(others > 0);
    SIM_REQUIRE(cycle >= resident->cu->clock->now);
    if (resident->heir.rank)
        set_rank(resident, 0);
    resident->cu->counters.heirs++;
    resident->heir.address = address;
    resident->heir.written = false;
    change_at(resident, others < MEM_HEIRS_MOST ? others : MEM_HEIRS_MOST, cycle);
}

static bool writes_memory(const struct execute_access *access)
{
    return access->kind == EXECUTE_ACCESS_STORE ||
           (access->kind == EXECUTE_ACCESS_ATOMIC && access->atomic != EXECUTE_ATOMIC_LOAD);
}

/* Whether a lane's bytes have the first one of the word. */
static bool writes_word(const struct execute_access *access, uint64_t address)
{
    for (uint64_t left = writes_memory(access) ? access->exec : 0; left; left &= left - 1) {
        uint64_t from = access->address[__builtin_ctzll(left)];

        if (address >= from && address - from < access->bytes)
            return true;
    }
    return false;
}

void cu_heir_answered(struct cu_resident *resident, const struct mem_request *request, uint64_t cycle)
{
    struct cu_heir *heir = &resident->heir;

    SIM_REQUIRE(resident->cu->parameters->kin_heir);
    SIM_REQUIRE(request->awaited <= MEM_HEIRS_MOST);
    SIM_REQUIRE(request->awaited_lane < ISA_LANES);
    if (resident->removed || resident->workgroup.frozen)
        return;
    if (request->awaited && request->wait_answer == MEM_WAIT_MET) {
        take(resident, request->access.address[request->awaited_lane], request->awaited, cycle);
        return;
    }
    if (heir->written || (!heir->rank && !heir->next) || !writes_word(&request->access, heir->address))
        return;
    resident->cu->counters.heirs_written++;
    heir->written = true;
    change_at(resident, 0, cycle);
}

void cu_heir_end(struct cu_resident *resident)
{
    clock_cancel(resident->cu->clock, &resident->heir.change);
    resident->heir.next = 0;
    if (resident->heir.rank)
        set_rank(resident, 0);
}

void cu_inherit(struct cu_workgroup *workgroup, uint64_t address, uint32_t others, uint64_t cycle)
{
    struct cu_resident *resident = (struct cu_resident *)workgroup;

    if (others && resident->cu->parameters->kin_heir && !workgroup->frozen)
        take(resident, address, others, cycle);
}
