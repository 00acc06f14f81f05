/*
 * syncmon_storage.h - how many bits a SyncMon takes: as AWG V.C counts them, and what the model really keeps.
 */
#ifndef SIM_HAL_SYNCMON_SYNCMON_STORAGE_H
#define SIM_HAL_SYNCMON_SYNCMON_STORAGE_H

#include "engine/parameters.h"

#define SYNCMON_CELLS 1024u /* counters of spilled waits */

#define SYNCMON_STORAGE_AWG        4u  /* rows that AWG V.C counts */
#define SYNCMON_STORAGE_BESIDES    8u  /* rows that awg needs besides, in this model */
#define SYNCMON_STORAGE_EXTENSIONS 12u /* rows that extensions of the SyncMon add */
#define SYNCMON_STORAGE_ROWS       (SYNCMON_STORAGE_AWG + SYNCMON_STORAGE_BESIDES + SYNCMON_STORAGE_EXTENSIONS)

struct syncmon_storage_row {
    const char *part;
    uint64_t entries;
    uint64_t awg_bits; /* an entry. V.C counts pointers only: no tags, no values */
    uint64_t model_bits;
    uint32_t extension;     /* the bit of enum cp_extension that needs it; 0: awg does */
    const char *awg_fields; /* what they are; NULL: V.C does not count it */
    const char *model_fields;
};

/* First what V.C counts: condition cache, list of waiters, Bloom filters, monitored bits. Then what awg needs besides, and
 * what the extensions add. Statistics, reports and what CP_RESUME_EXACT knows are not hardware and not counted. The
 * waits of saved WGs are counted, because a met condition is noted in them without an access to memory. */
void syncmon_storage(const struct parameters *parameters, struct syncmon_storage_row rows[SYNCMON_STORAGE_ROWS]);

#endif
