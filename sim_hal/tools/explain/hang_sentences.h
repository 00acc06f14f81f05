/*
 * hang_sentences.h - where every wave is at the end of an unfinished run, as sentences without line ends.
 */
#ifndef SIM_HAL_TOOLS_EXPLAIN_HANG_SENTENCES_H
#define SIM_HAL_TOOLS_EXPLAIN_HANG_SENTENCES_H

#include <stdio.h>

#include "tools/explain/hang_facts.h"

#define VIEW_HANG_NAME_BYTES (GPU_NAME_BYTES + 8)

/* The name of a word: "locks[3]", "LDS+0x10", "0x10040". Returns text. */
const char *view_hang_name(const struct gpu_hang *hang, const struct gpu_hang_word *word,
                           char text[VIEW_HANG_NAME_BYTES]);

/* What is wanted of a word: "== 2", "& 0xff == 2"; or "2, for example,"; nothing if it is not known. */
void view_hang_wanted(const struct gpu_hang_word *word, FILE *stream);

/* "(0,0,0) holds locks[0], waits for locks[1], which (1,0,0) holds, which waits for ...". Only if there is a cycle. */
void view_hang_cycle(const struct gpu_hang *hang, FILE *stream);

/* Who changed a word, and where: "(1,0,0) changed it last, from 0, at spin.cl:7 (spin.s:88) in cycle 12"; or "(1,0,0) changed
 * it from 2 to 1, at spin.cl:7 (spin.s:88) in cycle 12; it has changed 3 times since". */
void view_hang_change(const struct gpu_hang *hang, const struct gpu_hang_change *change, FILE *stream);

/* Who is in a group, and where: "kernel spin, 319 work-groups, first (1,0,0), at spin.cl:7 (spin.s:88)". */
void view_hang_members(const struct gpu_hang *hang, const struct gpu_hang_group *group, FILE *stream);

/* What they wait for. */
void view_hang_reason(const struct gpu_hang *hang, const struct gpu_hang_group *group, FILE *stream);

/* "kernel spin, 3 work-groups were never launched: ...". */
void view_hang_unlaunched(const struct gpu_hang_unlaunched *unlaunched, FILE *stream);

/* "no progress since cycle 100; 2 work-groups resident and stuck, 0 saved, 0 never launched". Without a deadlock there may
 * be some progress, and none is stuck. */
void view_hang_summary(const struct gpu_hang *hang, FILE *stream);

#endif
