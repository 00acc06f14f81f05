/*
 * cooperative.h - launch options of a dispatch, and the memory that a cooperative kernel shares with the command
 * processor (CP). docs/cooperative.md has the protocol.
 *
 * A cooperative kernel is launched with as many of its N work-groups (WGs) as fit, M of them are active, and M changes:
 * WGs offer to be killed and ask for others to be forked (Sorensen et al., Cooperative Kernels, FSE 2017). Ids are the
 * WG numbers of the grid; the active ones are always 0..M-1, and WG 0 lives as long as the kernel.
 *
 * Everything here is written by processes. The firmware reads options and control block once, when it accepts the
 * packet, and verifies them; whatever is written there later can only hurt the kernel itself.
 */
#ifndef ONWARD_COOPERATIVE_H
#define ONWARD_COOPERATIVE_H

#include <stdint.h>

#define CP_OPTIONS_MAGIC 0x4f4e5744u /* "ONWD" */
#define CP_OPTIONS_ALIGN 64u

enum cp_launch_flag {
    CP_LAUNCH_COOPERATIVE = 1, /* M changes while it runs */
    CP_LAUNCH_MAXIMAL = 2      /* as many WGs as fit at the start, no more and no fewer; COOPERATIVE goes before it */
};

/* What cp_dispatch_packet.options points to, 64-byte aligned. Reserved fields must be 0. */
struct cp_launch_options {
    uint32_t magic;        /* CP_OPTIONS_MAGIC */
    uint32_t flags;        /* enum cp_launch_flag; 0: an ordinary kernel */
    uint64_t control;      /* address of a struct cp_cooperative_control, 64-byte aligned, when flags is not 0 */
    uint32_t record_bytes; /* of a WG's record behind it: a power of two, 64..4096 */
    uint32_t reserved0;
    uint64_t gather_cycles; /* of any kernel: places that its first WGs still lack so many GPU cycles after it began are
                                taken from kernels of lower priority by force; below 2^62, 0: never */
    uint64_t reserved1[4];
};

#define CP_CONTROL_MAGIC      0x434f4f50u /* "COOP" */
#define CP_CONTROL_ALIGN      64u
#define CP_RECORD_LEAST_BYTES 64u
#define CP_RECORD_MOST_BYTES  4096u
#define CP_RECORD_HEAD_BYTES  16u /* transmitted variables begin behind them */

/* Followed by maximum records. The host writes magic, maximum and record_bytes, and zeroes the rest. */
struct cp_cooperative_control {
    /* Line 0 is written by the CP. */
    uint32_t magic;    /* CP_CONTROL_MAGIC */
    uint32_t maximum;  /* N: WGs of the grid, which has one dimension */
    uint32_t attended; /* 1 once the CP takes part; 0: the primitives do nothing, and M = N */
    uint32_t active;   /* M */
    uint64_t demand;   /* 31:0: WGs the CP wants back now; 47:32: WGs it offers to fork; 63:48: ticket of that offer,
                          not 0 when there is one */
    uint32_t record_bytes; /* written by the host, as in the options: for the kernel, which finds its record by it */
    uint32_t unused0[9];
    /* Line 1: the barriers' release word, waited on with the 64-bit waiting load. */
    uint64_t release; /* 31:0: generation; 47:32: M behind that barrier; 63:48: nothing, changes as it is released */
    uint32_t unused1[14];
    /* Line 2: WGs that have arrived at the running barrier instance. Who sends RESIZE leaves it at M; the CP sets it to
     * 0 before it releases the barrier. */
    uint32_t arrived;
    uint32_t ended; /* the kernel's own: barrier instances that some WG has begun to end */
    uint32_t unused2[14];
    /* Line 3: words of barriers that kernels build themselves; the CP never looks at them. */
    uint32_t variant[16];
};

/* Head of a WG's record, at control + sizeof(struct cp_cooperative_control) + id * record_bytes. */
struct cp_cooperative_record {
    uint32_t born;   /* 0: launched with the kernel; else forked: the kernel's count of forked WGs so far */
    uint32_t answer; /* of the CP to the WG's last message, 0: not yet; the WG sets it to 0 before it sends */
    uint32_t unused[2];
};

/* A message is one 32-bit word: operation in 31:24, argument in 23:0. */
enum cp_message {
    CP_MESSAGE_KILL = 1,   /* the WG offers to be killed; argument 0. Answer 1: it stays */
    CP_MESSAGE_FORK = 2,   /* the WG asks for WGs to be forked from its record; argument: ticket of the offer it has
                              seen. Answer 1 + k: k were forked */
    CP_MESSAGE_RESIZE = 3, /* all active WGs are at a resizing barrier; argument: ticket of the offer seen, or 0.
                              Answered by the release word */
    CP_MESSAGE_STAND = 4   /* the WG offers to be killed, and the offer stands until the WG is the last one, and killed,
                              or nobody is wanted any more. Argument: the round, a number that all have in common who
                              offer themselves together, other than the last one's. Answer 1: it stays alive */
};
#define CP_MESSAGE(operation, argument) ((uint32_t)(operation) << 24 | (uint32_t)(argument))
#define CP_MESSAGE_OPERATION(word)      ((word) >> 24)
#define CP_MESSAGE_ARGUMENT(word)       ((word)&0xffffffu)

#define CP_DEMAND_WANTED(demand)  ((uint32_t)(demand))
#define CP_DEMAND_OFFERED(demand) ((uint32_t)((demand) >> 32) & 0xffffu)
#define CP_DEMAND_TICKET(demand)  ((uint32_t)((demand) >> 48))

_Static_assert(sizeof(struct cp_launch_options) == 64, "one line");
_Static_assert(sizeof(struct cp_cooperative_control) == 256, "four lines");
_Static_assert(sizeof(struct cp_cooperative_record) == CP_RECORD_HEAD_BYTES, "head of a record");
_Static_assert(__builtin_offsetof(struct cp_cooperative_control, release) == 64 &&
                   __builtin_offsetof(struct cp_cooperative_control, arrived) == 128 &&
                   __builtin_offsetof(struct cp_cooperative_control, variant) == 192,
               "lines of their own");

#endif
