/*
 * report.h - findings as text and as JSON, and the parties of findings from waves.
 */
#ifndef SIM_HAL_TOOLS_BUGS_CHECK_REPORT_H
#define SIM_HAL_TOOLS_BUGS_CHECK_REPORT_H

#include <stdio.h>

#include "tools/bugs/check/findings.h"
#include "cu/workgroup.h"

/*
 * A party: a wave's operation, on behalf of a lane or CHECK_NO_LANE. The caller writes .text. The operation is its index
 * in the program; that of an instruction that has issued is one before state.operation.
 */
struct check_party check_party_of(const struct cu_wave *wave, uint32_t operation, uint32_t lane);

/* Writes "spin.cl:7 (spin.s:88): store to flag by kernel k, work-group 0,0,0, wave 0", cut off at bytes. Returns text. */
const char *check_party_text(const struct check_party *party, char *text, size_t bytes);

/* Writes at most limit findings, each with its first line behind "onward: ", and how many more there are. */
void check_findings_print(const struct check_findings *findings, uint64_t limit, FILE *stream);

/* Writes all findings as the elements of a JSON array, separated by commas, without the brackets. */
void check_findings_json(const struct check_findings *findings, FILE *stream);

/* Writes all findings as a heading and a table of an HTML page; nothing if there are none. */
void check_findings_html(const struct check_findings *findings, FILE *stream);

#endif
