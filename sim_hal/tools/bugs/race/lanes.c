/* lanes.c - lanes that stand side by side make up a line, and are noted at once. */
#include "tools/bugs/race/lanes.h"

#include "engine/require.h"
#include "tools/bugs/race/lines.h"

static bool is_in_process(const struct mem_request *request, uint64_t address)
{
    return address >= request->process_base &&
           address - request->process_base + request->access.bytes <= request->process_bytes;
}

/* Lanes of a load: those that load an address first, and those of them that stand for several. */
struct joined_lanes {
    uint64_t firsts, several;
};

/* Lanes that load the same address are noted once, as several; not all of them are found. */
static struct joined_lanes join_loads(const uint64_t address[ISA_LANES], uint64_t exec)
{
    struct joined_lanes joined = {.firsts = 0};
    uint8_t last[ISA_LANES] = {0}; /* by address: the first lane of the last one */
    uint64_t known = 0;

    for (uint64_t left = exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left), slot = (uint32_t)(address[lane] / 4) % ISA_LANES;

        if (known >> slot & 1 && address[last[slot]] == address[lane]) {
            joined.several |= 1ull << last[slot];
            continue;
        }
        known |= 1ull << slot;
        last[slot] = (uint8_t)lane;
        joined.firsts |= 1ull << lane;
    }
    return joined;
}

/* Lanes of an instruction that stand side by side and make up a line are noted at once. left: the lanes that are still to be
 * noted; data: what they store, or NULL. Returns the lanes that were noted; none if the first one is to be looked at alone. */
static uint64_t note_line(struct race_checker *checker, const uint64_t address[ISA_LANES], uint64_t left,
                          uint64_t several, const uint32_t (*data)[ISA_LANES], struct race_access *noted)
{
    struct race_run run = race_run_at(address, left, noted->bytes);
    uint32_t first = (uint32_t)__builtin_ctzll(left), values[RACE_LINE_WORDS];
    uint64_t lanes = ((UINT64_C(1) << run.lanes) - 1) << first;

    if (!run.lanes || ((several & lanes) != 0 && (several & lanes) != lanes))
        return 0;
    for (uint32_t i = 0; data && i < RACE_LINE_WORDS; i++)
        values[i] = data[i & ((1u << run.spread) - 1)][first + (i >> run.spread)];
    noted->lane = several & lanes ? RACE_MANY_LANES : (uint8_t)first;
    noted->address = address[first];
    noted->values = data ? values : NULL;
    if (!race_access_line(checker, noted, run.spread))
        lanes = 0;
    noted->values = NULL;
    return lanes;
}

static inline uint64_t note_run(struct race_checker *checker, const uint64_t address[ISA_LANES], uint64_t left,
                                uint64_t several, const uint32_t (*data)[ISA_LANES], struct race_access *noted)
{
    if (address[__builtin_ctzll(left)] % RACE_LINE_BYTES)
        return 0;
    return note_line(checker, address, left, several, data, noted);
}

/* Fetches what is known of the words of lanes, once an instruction. */
static void fetch(struct race_checker *checker, const uint64_t address[ISA_LANES], uint64_t left, uint64_t *fetched,
                  const struct race_access *noted)
{
    if (!*fetched)
        race_access_ahead(checker, noted, address, left);
    *fetched = left;
}

/* Lanes whose accesses do not fault. */
uint64_t race_lanes_in_process(const struct mem_request *request)
{
    uint64_t lanes = 0;

    for (uint64_t left = request->access.exec & ~request->access.swizzled; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        lanes |= (uint64_t)is_in_process(request, request->access.address[lane]) << lane;
    }
    return lanes;
}

void race_note_lanes(struct race_checker *checker, const struct mem_request *request, struct race_access *noted)
{
    const struct execute_access *access = &request->access;
    uint32_t mask = access->bytes < 4 ? (1u << 8 * access->bytes) - 1 : UINT32_MAX, values[4];
    bool stores = access->kind == EXECUTE_ACCESS_STORE;
    struct joined_lanes lanes = {.firsts = race_lanes_in_process(request)};

    if (access->kind == EXECUTE_ACCESS_LOAD)
        lanes = join_loads(access->address, lanes.firsts);
    for (uint64_t left = lanes.firsts, fetched = 0, done; left; left &= ~done) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        done = note_run(checker, access->address, left, lanes.several, stores ? access->data : NULL, noted);
        if (done)
            continue;
        fetch(checker, access->address, left, &fetched, noted);
        done = UINT64_C(1) << lane;
        noted->address = access->address[lane];
        for (uint32_t i = 0; stores && i < 4; i++)
            values[i] = access->data[i][lane] & mask;
        noted->lane = lanes.several >> lane & 1 ? RACE_MANY_LANES : (uint8_t)lane;
        noted->values = stores ? values : NULL;
        race_access(checker, noted);
    }
    noted->values = NULL;
}

void race_note_shared_lanes(struct race_checker *checker, const struct execute_access *access,
                            struct race_access *noted)
{
    uint32_t mask = access->bytes < 4 ? (1u << 8 * access->bytes) - 1 : UINT32_MAX, values[4];
    bool stores = access->kind == EXECUTE_ACCESS_STORE;

    noted->values = stores ? values : NULL;
    for (uint64_t left = access->shared; left; left &= left - 1) {
        noted->lane = (uint8_t)__builtin_ctzll(left);
        noted->address = (uint32_t)access->address[noted->lane];
        for (uint32_t i = 0; stores && i < 4; i++)
            values[i] = access->data[i][noted->lane] & mask;
        race_access(checker, noted);
    }
    noted->values = NULL;
}

void race_note_lds_load(struct race_checker *checker, const struct execute_lds_access *access,
                        const uint64_t address[ISA_LANES], struct race_access *noted)
{
    struct joined_lanes lanes = join_loads(address, access->exec);

    for (uint64_t left = lanes.firsts, fetched = 0, done; left; left &= ~done) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        done = note_run(checker, address, left, lanes.several, NULL, noted);
        if (done)
            continue;
        fetch(checker, address, left, &fetched, noted);
        done = UINT64_C(1) << lane;
        noted->lane = lanes.several >> lane & 1 ? RACE_MANY_LANES : (uint8_t)lane;
        noted->address = address[lane];
        race_access(checker, noted);
    }
}

static void note_lds_lane(struct race_checker *checker, const struct execute_lds_access *access, uint32_t number,
                          uint32_t lane, struct race_access *noted)
{
    const uint32_t(*data)[ISA_LANES] = number ? access->second : access->data;
    uint32_t mask = access->bytes < 4 ? (1u << 8 * access->bytes) - 1 : UINT32_MAX, values[4];

    for (uint32_t i = 0; data && i < (access->bytes + 3u) / 4; i++)
        values[i] = data[i][lane] & mask;
    noted->lane = (uint8_t)lane;
    noted->address = access->at[lane] + access->offset[number];
    noted->values = data ? values : NULL;
    race_access(checker, noted);
    noted->values = NULL;
    if (access->kind == EXECUTE_ACCESS_ATOMIC && access->returns)
        race_lds_atomic(checker, noted->thread, noted->address);
}

void race_note_lds_writes(struct race_checker *checker, const struct execute_lds_access *access, uint32_t number,
                          const uint64_t address[ISA_LANES], struct race_access *noted)
{
    const uint32_t(*data)[ISA_LANES] = number ? access->second : access->data;

    SIM_REQUIRE(number < access->accesses);
    for (uint64_t left = access->exec, fetched = 0, done; left; left &= ~done) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        done = access->kind == EXECUTE_ACCESS_STORE ? note_run(checker, address, left, 0, data, noted) : 0;
        if (done)
            continue;
        fetch(checker, address, left, &fetched, noted);
        done = UINT64_C(1) << lane;
        note_lds_lane(checker, access, number, lane, noted);
    }
}
