/* instant.c - see instant.h. */
#include "path/instant.h"

#include <string.h>

#include "engine/require.h"
#include "execute/quick_lds.h"
#include "path/l1_queue.h"
#include "path/l2_atomics.h"
#include "mem/lane_data.h"
#include "path/waiting.h"

static const uint8_t *line_bytes(const struct path_system *system, const struct mem_transaction *transaction)
{
    return system->memory->bytes + (uint64_t)transaction->line * MEM_LINE_BYTES;
}

static void load_line(struct path_system *system, const struct mem_request *request,
                      struct mem_transaction *transaction, uint64_t now)
{
    if (request->access.glc)
        mem_writes_follow(system->writes, transaction->line);
    mem_lanes_load(request, transaction, line_bytes(system, transaction));
    transaction->entry = MEM_CACHE_NONE;
    if (mem_l2_is_pinned(&system->l2, transaction->line))
        path_show_load(system, request, transaction, false, now);
}

static void store_line(struct path_system *system, const struct mem_request *request,
                       const struct mem_transaction *transaction, uint64_t now)
{
    uint8_t bytes[MEM_LINE_BYTES];
    uint64_t bits = mem_lanes_collect(request, transaction, bytes);

    path_write_bits(system, (uint64_t)transaction->line * MEM_LINE_BYTES, bytes, bits, request->workgroup,
                    request->access.line, request->empty_section, now);
}

static void perform_line(struct path_system *system, struct mem_request *request,
                         const struct mem_transaction *transaction, uint64_t now)
{
    bool succeeded;

    if (request->arms == MEM_ARMS_UNSEEN) {
        for (uint64_t left = transaction->lanes; left; left &= left - 1)
            path_wait_arm(system, request, (uint32_t)__builtin_ctzll(left), now);
        return;
    }
    if (request->arms == MEM_ARMS_FAILED)
        syncmon_tried(system->syncmon, request->waiter.slot, request->waiter.generation);
    path_l2_execute(system, request, transaction, now, &succeeded);
}

void path_instant_lines(struct path_system *system, struct mem_request *request, uint64_t now)
{
    struct mem_request_path *path = request->path;
    uint8_t kind = request->access.kind;

    SIM_REQUIRE(system->instant);
    SIM_REQUIRE(path->count > 0);
    SIM_REQUIRE(kind == EXECUTE_ACCESS_LOAD || kind == EXECUTE_ACCESS_STORE || kind == EXECUTE_ACCESS_ATOMIC);
    system->counters.loads += kind == EXECUTE_ACCESS_LOAD;
    system->counters.stores += kind == EXECUTE_ACCESS_STORE;
    system->counters.atomics += kind == EXECUTE_ACCESS_ATOMIC;
    for (uint32_t i = 0; i < path->count; i++) {
        if (kind == EXECUTE_ACCESS_LOAD)
            load_line(system, request, &path->transactions[i], now);
        else if (kind == EXECUTE_ACCESS_STORE)
            store_line(system, request, &path->transactions[i], now);
        else
            perform_line(system, request, &path->transactions[i], now);
    }
    path_finish_request(system, request);
}

/* ---- the short way ---- */

#define QUARTER_LANES 16u
#define QUARTERS      (ISA_LANES / QUARTER_LANES)
#define WORD_BYTES    ((uint32_t)sizeof(uint32_t))

static bool takes_short_way(const struct path_system *system, const struct path_instant_words *words, uint64_t line,
                            bool writes)
{
    const struct mem *memory = system->memory;

    if (line - words->first_line >= words->lines || mem_l2_is_pinned(&system->l2, (uint32_t)line))
        return false;
    if (!writes)
        return mem_rights_whole(&memory->readable, (uint32_t)line);
    return mem_rights_whole(&memory->writable, (uint32_t)line) && !mem_writes_follows(system->writes, line);
}

/* Finds each lane's address. Neighbours mostly share their line. */
static bool find_lanes(const struct path_system *system, const struct path_instant_words *words, bool writes,
                       uint64_t address[ISA_LANES])
{
    uint64_t last = UINT64_MAX, unaligned = words->words * WORD_BYTES - 1;

    for (uint64_t left = words->exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);
        uint64_t at = (uint64_t)words->high[lane] << 32 | words->low[lane];

        address[lane] = at;
        if (at & unaligned)
            return false;
        if (at / MEM_LINE_BYTES == last)
            continue;
        last = at / MEM_LINE_BYTES;
        if (!takes_short_way(system, words, last, writes))
            return false;
    }
    return true;
}

/* Whether 16 lanes' dwords follow each other in memory, and may be accessed. */
static bool find_quarter(const struct path_system *system, const struct path_instant_words *words, uint32_t first,
                         bool writes, uint64_t *address)
{
    uint64_t at = (uint64_t)words->high[first] << 32 | words->low[first];
    uint32_t last = first + QUARTER_LANES - 1;

    *address = at;
    return at % WORD_BYTES == 0 && words->low[last] - words->low[first] == (QUARTER_LANES - 1) * WORD_BYTES &&
           words->low[first] < words->low[last] &&
           execute_quick_shape_of(&words->low[first]) == EXECUTE_SHAPE_FOLLOWS &&
           execute_quick_shape_of(&words->high[first]) == EXECUTE_SHAPE_SAME &&
           takes_short_way(system, words, at / MEM_LINE_BYTES, writes) &&
           takes_short_way(system, words, at / MEM_LINE_BYTES + (at % MEM_LINE_BYTES != 0), writes);
}

/* The same for all lanes, a dword each. */
static bool find_quarters(const struct path_system *system, const struct path_instant_words *words, bool writes,
                          uint64_t address[QUARTERS])
{
    if (words->exec != UINT64_MAX || words->words != 1)
        return false;
    for (uint32_t quarter = 0; quarter < QUARTERS; quarter++) {
        if (!find_quarter(system, words, quarter * QUARTER_LANES, writes, &address[quarter]))
            return false;
    }
    return true;
}

bool path_instant_load(struct path_system *system, const struct path_instant_words *words)
{
    const uint8_t *bytes = system->memory->bytes;
    uint64_t address[ISA_LANES];

    SIM_REQUIRE(words->words == 1 || words->words == 2 || words->words == 4);
    if (find_quarters(system, words, false, address)) {
        for (uint32_t quarter = 0; quarter < QUARTERS; quarter++)
            memcpy(&words->rows[0][(size_t)quarter * QUARTER_LANES], bytes + address[quarter], MEM_LINE_BYTES);
        system->counters.loads++;
        return true;
    }
    if (!find_lanes(system, words, false, address))
        return false;
    for (uint64_t left = words->exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        for (uint32_t word = 0; word < words->words; word++)
            memcpy(&words->rows[word][lane], bytes + address[lane] + (uint64_t)word * WORD_BYTES, WORD_BYTES);
    }
    system->counters.loads++;
    return true;
}

/* Later lanes write over earlier ones. */
bool path_instant_store(struct path_system *system, const struct path_instant_words *words, uint64_t now)
{
    struct mem *memory = system->memory;
    uint64_t address[ISA_LANES];

    SIM_REQUIRE(words->words == 1 || words->words == 2 || words->words == 4);
    if (find_quarters(system, words, true, address)) {
        for (uint32_t quarter = 0; quarter < QUARTERS; quarter++)
            mem_write(memory, address[quarter], &words->rows[0][(size_t)quarter * QUARTER_LANES], MEM_LINE_BYTES, now);
        system->counters.stores++;
        return true;
    }
    if (!find_lanes(system, words, true, address))
        return false;
    for (uint64_t left = words->exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        for (uint32_t word = 0; word < words->words; word++)
            mem_write(memory, address[lane] + (uint64_t)word * WORD_BYTES, &words->rows[word][lane], WORD_BYTES, now);
    }
    system->counters.stores++;
    return true;
}
