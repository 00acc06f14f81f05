/*
 * hang_sentences.h - where every wave is at the end of an unfinished run, as sentences without line ends.
 */
#ifndef SIM_HAL_TOOLS_EXPLAIN_HANG_SENTENCES_H
#define SIM_HAL_TOOLS_EXPLAIN_HANG_SENTENCES_H

#include <stdio.h>

#include "tools/explain/hang_facts.h"

#define HANG_NAME_BYTES (MEM_NAME_BYTES + 8)

/* The name of a word: "locks[3]", "LDS+0x10", "0x10040". Returns text. */
const char *hang_word_name(const struct hang *hang, const struct hang_word *word, char text[HANG_NAME_BYTES]);

/* What is wanted of a word: "== 2", "& 0xff == 2"; or "2, for example,"; nothing if it is not known. */
void hang_print_wanted(const struct hang_word *word, FILE *stream);

/* "(0,0,0) holds locks[0], waits for locks[1], which (1,0,0) holds, which waits for ...". Only if there is a cycle. */
void hang_print_cycle(const struct hang *hang, FILE *stream);

/* Who changed a word, and where: "(1,0,0) changed it last, from 0, at spin.cl:7 (spin.s:88) in cycle 12"; or "(1,0,0) changed
 * it from 2 to 1, at spin.cl:7 (spin.s:88) in cycle 12; it has changed 3 times since". */
void hang_print_change(const struct hang *hang, const struct hang_change *change, FILE *stream);

/* Who is in a group, and where: "kernel spin, 319 work-groups, first (1,0,0), at spin.cl:7 (spin.s:88)". */
void hang_print_members(const struct hang *hang, const struct hang_group *group, FILE *stream);

/* What they wait for. */
void hang_print_reason(const struct hang *hang, const struct hang_group *group, FILE *stream);

/* "kernel spin, 3 work-groups were never launched: ...". */
void hang_print_unlaunched(const struct hang_unlaunched *unlaunched, FILE *stream);

/* "no progress since cycle 100; 2 work-groups resident and stuck, 0 saved, 0 never launched". Without a deadlock there may
 * be some progress, and none is stuck. */
void hang_print_summary(const struct hang *hang, FILE *stream);

#endif
