/* SPDX-License-Identifier: MIT */
/*
 * research.h - what no product needs: models of forward progress as policies, the adversary that gives each model
 * exactly what it promises (Sorensen, "Inter-workgroup Barrier Synchronisation on GPUs", chapter 6;
 * docs/guide/progress.md), and a choice of compute units that measures the worth of kept caches.
 *
 * The firmware has the models only when it is compiled with CP_MODELS=1. The configuration has the fields always, so
 * that its layout does not depend on that.
 */
#ifndef ONWARD_RESEARCH_H
#define ONWARD_RESEARCH_H

#include "onward/base.h"
#include "onward/config.h"

CP_EXTERN_C_BEGIN

/* One piece of an adversary's schedule: one WG runs alone until it ends or is saved. */
struct cp_slice {
    uint32_t workgroup; /* its number in the grid, x fastest; a number that the grid does not have is skipped */
    uint32_t cycles;    /* GPU cycles from its placement until it is saved; 0 counts as 1 */
};

/* All zeros: none of it. The adversary says how a dispatch that is alone is scheduled under a model. */
struct cp_research {
    uint16_t adversary;   /* 1: no WG gets more than the model promises; 0: the models add resources as needed */
    uint16_t slice_count; /* 0..CP_ADVERSARY_SLICES; the slices come before anything else */
    uint32_t
        restore_same; /* 1: a WG is restored on the CU that it left, when that has room; 0: docs/guide/firmware.md */
    struct cp_slice slices[CP_ADVERSARY_SLICES];
};

CP_EXTERN_C_END

#endif
