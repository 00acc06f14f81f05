/*
 * lines.h - accesses of whole lines by lanes that stand side by side: which of them need not be looked at word by word.
 */
#ifndef SIM_HAL_TOOLS_BUGS_RACE_LINES_H
#define SIM_HAL_TOOLS_BUGS_RACE_LINES_H

#include "isa/operation.h"
#include "tools/bugs/race/state.h"

/*
 * Whether an access of all words of a line leaves it whole: it is a load or an ordinary store, finds nothing to report and
 * nothing that differs from word to word. record: as of a line.
 */
bool race_line_stays_whole(const struct race_checker *checker, const struct race_line *line,
                           const struct race_record *record, bool lds);

/* Lanes that access whole lines side by side. */
struct race_run {
    uint32_t lanes;  /* 0: there is no such run */
    uint32_t spread; /* as of a record */
};

/* The run of lanes that begins with a lane, the lowest one of a set, and makes up a line. bytes: of a lane's access. */
struct race_run race_run_at(const uint64_t address[ISA_LANES], uint64_t lanes, uint32_t bytes);

#endif
