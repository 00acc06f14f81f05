/* SPDX-License-Identifier: MIT */
/* fuzz_gpu_parts.h - inside of fuzz_gpu.h: what fuzz_gpu.c and fuzz_dispatcher.c call of one another. */
#ifndef FUZZ_GPU_PARTS_H
#define FUZZ_GPU_PARTS_H

#include "fuzz_gpu.h"

/* fuzz_gpu.c */

void fuzz_refuse(struct fuzz *f, const struct cp_command *command, enum cp_refusal reason);

/* An honest WG that has a slot runs at a place. */
void fuzz_place(struct fuzz *f, struct fuzz_honest *h, const struct cp_place *p);

/* A WG of an honest dispatch gets a slot, once. */
void fuzz_start(struct fuzz *f, const struct cp_place *p);

/* fuzz_dispatcher.c */

/* Commands. */
void fuzz_give(struct fuzz *f, const struct cp_command *command);
void fuzz_drop(struct fuzz *f, const struct cp_command *command);
void fuzz_list(struct fuzz *f, const struct cp_command *command);
void fuzz_take(struct fuzz *f);
void fuzz_halt(struct fuzz *f, const struct cp_command *command);
void fuzz_go(struct fuzz *f, const struct cp_command *command);

/* Of a kernel that the dispatcher has, the last WG may have ended. */
void fuzz_end_if_empty(struct fuzz *f, uint32_t kernel);

/* A resident WG of a given kernel is saved. */
void fuzz_leave(struct fuzz_honest *h, bool preempted);

/* A saved WG of a given kernel can run. */
void fuzz_make_listed(struct fuzz_honest *h, bool preempted);

/* Places one WG of the honest kernels that were given, listed ones first. Returns true if it did. */
bool fuzz_place_given(struct fuzz *f);

/* Returns how many honest WGs of given kernels lack a place. */
uint32_t fuzz_count_lacking(const struct fuzz *f);

#endif
