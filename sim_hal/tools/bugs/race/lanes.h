/*
 * lanes.h - the accesses of an instruction's lanes, noted a line at a time where they stand side by side.
 */
#ifndef SIM_HAL_TOOLS_BUGS_RACE_LANES_H
#define SIM_HAL_TOOLS_BUGS_RACE_LANES_H

#include "mem/request.h"
#include "tools/bugs/race/checker.h"

/* In each of these noted has the thread, site, CU and size of the access. The other fields are changed. */

/* The lanes of a vector memory instruction that reach memory of their process; private memory is not noted. */
void race_note_lanes(struct race_checker *checker, const struct mem_request *request, struct race_access *noted);

/* Lanes of a FLAT instruction that were carried out on the LDS. */
void race_note_shared_lanes(struct race_checker *checker, const struct execute_access *access,
                            struct race_access *noted);

/* The first or second access of a DS instruction, at an address for each of its lanes: a load, or what writes. */
void race_note_lds_load(struct race_checker *checker, const struct execute_lds_access *access,
                        const uint64_t address[ISA_LANES], struct race_access *noted);
void race_note_lds_writes(struct race_checker *checker, const struct execute_lds_access *access, uint32_t number,
                          const uint64_t address[ISA_LANES], struct race_access *noted);

/* Lanes of a vector memory instruction whose accesses are noted. */
uint64_t race_lanes_in_process(const struct mem_request *request);

#endif
