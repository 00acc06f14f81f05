/* SPDX-License-Identifier: MIT */
/*
 * status.h - the status page: what the firmware tells of a queue's work-groups (WGs) when the host asks with CP_HOST_STATUS
 * (hal.h): where each is, and which word it waits for.
 *
 * The page is one header, then records, CP_STATUS_RECORD bytes each: first the active dispatches of the queue, then their WGs by
 * slot. The firmware writes the records first and the header last, its first word behind everything else; ANSWER follows. So a
 * page with the right magic and the number of the command is whole. A page of another time has another number.
 *
 * A record is written from a copy: it is of one moment. Records are of different moments, and a WG may come or go meanwhile. The
 * page of a suspended queue is of one moment, and tells of each WG that waits what it waits for.
 *
 * cp_status_records and cp_status_line (hal/status_text.c) say it in words. They use no library, so that a driver can take them.
 */
#ifndef ONWARD_STATUS_H
#define ONWARD_STATUS_H

#include "onward/base.h"

CP_EXTERN_C_BEGIN

#define CP_STATUS_MAGIC   0x5347574fu /* "OWGS" */
#define CP_STATUS_VERSION 1u
#define CP_STATUS_RECORD  64u /* bytes of the header and of a record; the page's address is a multiple of it */

enum cp_status_flag {
    CP_STATUS_FRESH = 1,      /* WG: it was launched, and nothing was heard of it yet */
    CP_STATUS_WAITS = 2,      /* WG: it is known to wait. Without: it runs, can run, or its wait was not reported */
    CP_STATUS_SPILLED = 4,    /* WG: the firmware checks a condition of it itself, from the Monitor Log */
    CP_STATUS_PREEMPTED = 16, /* WG: it was saved because its quantum was used up */
    CP_STATUS_SUSPENDED = 32, /* header: the queue is suspended */
    CP_STATUS_GIVEN = 64 /* dispatch: the dispatcher has its WGs. The counts are 0, and records of WGs are missing */
};

struct cp_status_header {
    uint32_t magic; /* CP_STATUS_MAGIC */
    uint16_t version;
    uint16_t queue;
    uint32_t number;   /* the host's, of the command */
    uint32_t flags;    /* enum cp_status_flag */
    uint32_t records;  /* behind the header */
    uint32_t left_out; /* records that did not fit */
    uint64_t cycle;    /* when the last record was made */
    /* The context (context.h) of a saved WG lies at context_base + slot x context_bytes. */
    uint64_t context_base;
    uint32_t context_bytes;
    uint32_t reserved0;
    uint64_t reserved1[2];
};

enum cp_status_kind { CP_STATUS_DISPATCH = 1, CP_STATUS_WORKGROUP = 2 };

struct cp_status_dispatch {
    uint8_t kind;   /* CP_STATUS_DISPATCH */
    uint8_t flags;  /* enum cp_status_flag */
    uint8_t error;  /* enum cp_queue_error (aql.h): it has faulted, and its WGs are being killed */
    uint8_t kernel; /* what the records of its WGs name */
    uint32_t queue;
    uint64_t dispatch_id;
    uint64_t entry;      /* address of its first instruction */
    uint64_t opened;     /* cycle from which on its time counts */
    uint32_t unlaunched; /* WGs that were never launched */
    uint32_t live;       /* WGs that were launched and have not ended */
    uint32_t ready;      /* of these: saved ones that can run and lack a place */
    uint32_t reserved0;
    uint64_t reserved1[2];
};

/* (word & mask) CONDITION value. */
struct cp_status_wait {
    uint64_t address; /* of the word */
    uint64_t value;
    uint64_t mask;
    uint64_t since; /* cycle of the event that has told of the wait */
};

struct cp_status_workgroup {
    uint8_t kind;  /* CP_STATUS_WORKGROUP */
    uint8_t flags; /* enum cp_status_flag */
    uint8_t state; /* enum cp_wg_state (cp.h) */
    uint8_t kernel;
    uint16_t cu;        /* where it is, or was last */
    uint16_t condition; /* enum cp_condition (hal.h). 0: the wait was not told, and `wait` is 0 */
    uint32_t slot;
    uint32_t generation;
    uint32_t workgroup[3]; /* its id in the grid */
    uint32_t wait_number;  /* of its newest wait that the firmware knows of; UINT32_MAX: none */
    /* What its first waiting wave waits for. Without CP_STATUS_WAITS: did, in that wait. */
    struct cp_status_wait wait;
};

CP_STATIC_ASSERT(sizeof(struct cp_status_header) == CP_STATUS_RECORD, "the header is of the size of a record");
CP_STATIC_ASSERT(sizeof(struct cp_status_dispatch) == CP_STATUS_RECORD, "records have one size");
CP_STATIC_ASSERT(sizeof(struct cp_status_workgroup) == CP_STATUS_RECORD, "records have one size");
CP_STATIC_ASSERT(__builtin_offsetof(struct cp_status_header, cycle) == 24, "no hidden padding in cp_status_header");
CP_STATIC_ASSERT(__builtin_offsetof(struct cp_status_dispatch, unlaunched) == 32,
                 "no hidden padding in cp_status_dispatch");
CP_STATIC_ASSERT(__builtin_offsetof(struct cp_status_workgroup, wait) == 32,
                 "no hidden padding in cp_status_workgroup");

#define CP_STATUS_BAD UINT32_MAX

/*
 * Returns the records of a page of `bytes` bytes, 8-byte aligned, that was written for the host's command of that number;
 * CP_STATUS_BAD if that is not there, or was written by other firmware.
 */
uint32_t cp_status_records(const void *page, uint64_t bytes, uint32_t number);

#define CP_STATUS_LINE 320u /* bytes of the longest line, with its end */

/*
 * Writes a line of text without a newline, ended by 0: line 0 is the header's, the others are the records', from 1 on. Call only
 * with lines that cp_status_records allows. The record may have anything. What does not fit is left out. Returns the length.
 */
uint32_t cp_status_line(const void *page, uint32_t line, char *bytes, uint32_t size);

CP_EXTERN_C_END

#endif
