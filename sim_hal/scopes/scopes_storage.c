/* scopes_storage.c - see scopes_storage.h. */
#include "scopes/scopes_storage.h"

#include "engine/require.h"
#include "scopes/scopes.h"

#define LINE_BYTES      64u
#define MEBIBYTE_BITS   20u
#define LINE_BITS       6u /* of an address, inside a line */
#define FLAG_BITS       17u
#define LOCK_STATE_BITS 3u
#define KIND_BITS       2u
#define STAMP_BITS      UINT64_C(32)
#define RUN_BITS        4u

static uint64_t bits_for(uint64_t values)
{
    return values > 1 ? 64 - (uint64_t)__builtin_clzll(values - 1) : 0;
}

static uint64_t line_bits(const struct parameters *parameters)
{
    return bits_for(parameters->memory_mb) + MEBIBYTE_BITS - LINE_BITS;
}

static void count_l1s(const struct parameters *parameters, struct scopes_storage_row *rows)
{
    uint64_t line = line_bits(parameters), cus = parameters->cus, fifo = parameters->l1_fifo;
    uint64_t lines = parameters->l1_bytes / LINE_BYTES;

    rows[0] = (struct scopes_storage_row){"dirty masks", cus * lines, LINE_BYTES, "all", "one an L1 line"};
    rows[1] = (struct scopes_storage_row){"sFIFO", cus * fifo, line, "all", "line"};
    rows[2] = (struct scopes_storage_row){"LR-TBL", cus * fifo, line + bits_for(2 * fifo),
                                          "selective, registered, lazy", "line, marker"};
    rows[3] =
        (struct scopes_storage_row){"PA-TBL", cus * parameters->scopes_pa, line, "selective; scopes.delegate", "line"};
    rows[4] =
        (struct scopes_storage_row){"stamps", cus * lines, STAMP_BITS, "scopes.epoch", "when an L1 line was read"};
}

static void count_home(const struct parameters *parameters, struct scopes_storage_row *rows)
{
    uint64_t line = line_bits(parameters), cus = parameters->cus, cu = bits_for(cus + 1);
    uint64_t waves = parameters->simds * parameters->waves, request = bits_for(cus) + bits_for(waves) + FLAG_BITS;

    rows[0] = (struct scopes_storage_row){"registered lines", parameters->scopes_home, line + 2 * cu + 2,
                                          "registered, lazy", "line, owner, last owner, changed, used"};
    rows[1] = (struct scopes_storage_row){
        "locks", SCOPES_LOCKS, line + LOCK_STATE_BITS + 2 + 2 * cus + request, "all but global and ideal",
        "line, state, hit, done, CUs that were probed and that owe an answer, request"};
    rows[2] = (struct scopes_storage_row){"requests", cus * waves, KIND_BITS + line + request,
                                          "all but global and ideal", "that wait for a locked line, one a wave"};
    rows[3] = (struct scopes_storage_row){"hints", parameters->scopes_hint, line + cu + 1, "selective, scopes.hint",
                                          "line, CU of the last marker, used"};
    rows[4] = (struct scopes_storage_row){"rows of a CU", parameters->scopes_home, cu + RUN_BITS, "scopes.hand_over",
                                          "CU of the last remote operations, how many"};
    rows[5] = (struct scopes_storage_row){"transfers", parameters->scopes_home, 2 * STAMP_BITS + cu, "scopes.epoch",
                                          "the last one, its CU, the last one by another CU"};
}

void scopes_storage(const struct parameters *parameters, struct scopes_storage_row rows[SCOPES_STORAGE_ROWS])
{
    SIM_REQUIRE(parameters->cus > 0);
    count_l1s(parameters, rows);
    count_home(parameters, rows + 5);
}
