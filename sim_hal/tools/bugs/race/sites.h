/*
 * sites.h - the sites of a checker, by program and operation.
 */
#ifndef SIM_HAL_TOOLS_BUGS_RACE_SITES_H
#define SIM_HAL_TOOLS_BUGS_RACE_SITES_H

#include "cu/workgroup.h"
#include "tools/bugs/race/checker.h"
#include "tools/bugs/race/guards.h"

struct race_program_sites {
    const struct isa_program *program;
    uint32_t *numbers;         /* [2 * operation + lds], UINT32_MAX: not known yet */
    struct race_guard *guards; /* [operation], of DS loads whose number is known */
    uint32_t *swaps;           /* [operation], of loads whose number is known: what expects the value */
};

/* Zeros are empty. */
struct race_sites {
    struct race_program_sites *programs;
    uint32_t count;
    uint32_t last; /* the program that was asked for last */
};

/* The number of a site: what a wave's operation does to memory, or to the LDS. The kind and scope are those that the first
 * call gives. Returns UINT32_MAX if the host has no memory. */
uint32_t race_sites_find(struct race_sites *sites, struct race_checker *checker, const struct cu_kernel *kernel,
                         uint32_t operation, bool lds, enum race_kind kind, enum race_scope scope);

/* The guard of a DS load that race_sites_find has been called for just now. */
const struct race_guard *race_sites_guard(const struct race_sites *sites, uint32_t operation);

/* The compare-and-swap that expects what a load brings, which race_sites_find has been called for just now; 0: the load is an
 * access like others. */
uint32_t race_sites_swap(const struct race_sites *sites, uint32_t operation);

void race_sites_free(struct race_sites *sites);

#endif
