/* SPDX-License-Identifier: MIT */
/*
 * cooperative.h - launch options of a dispatch, and the memory that a cooperative kernel shares with the command
 * processor (CP). docs/guide/cooperative.md has the protocol.
 *
 * A cooperative kernel has N work-groups (WGs) in its grid. M of them are active, at first as many as fit. M changes:
 * WGs offer to be killed, and ask for others to be forked (Sorensen et al., Cooperative Kernels, FSE 2017). Ids are
 * the WG numbers of the grid. The active ids are always 0..M-1, and WG 0 lives as long as the kernel.
 *
 * Processes write everything here. The firmware reads options and control block once, when it accepts the packet, and
 * verifies them. Later writes can only harm the kernel itself.
 */
#ifndef ONWARD_COOPERATIVE_H
#define ONWARD_COOPERATIVE_H

#include "onward/base.h"

CP_EXTERN_C_BEGIN

#define CP_OPTIONS_MAGIC 0x4f4e5744u /* "ONWD" */
#define CP_OPTIONS_ALIGN 64u

enum cp_launch_flag {
    CP_LAUNCH_COOPERATIVE = 1, /* M changes while it runs */
    CP_LAUNCH_MAXIMAL = 2      /* as many WGs as fit at the start, and M never changes; ignored with COOPERATIVE */
};

/*
 * What cp_dispatch_packet.options points to, CP_OPTIONS_ALIGN-byte aligned, in the process. If nothing with the magic number is
 * there, the launch has no options. Reserved fields must be 0.
 */
struct cp_launch_options {
    uint32_t magic; /* CP_OPTIONS_MAGIC */
    /* enum cp_launch_flag; 0: an ordinary kernel. */
    uint32_t flags;
    /* With a flag: address of a struct cp_cooperative_control, CP_CONTROL_ALIGN-byte aligned. */
    uint64_t control;
    /* With a flag: bytes of a WG's record behind the control block. A power of two, 64..4096. */
    uint32_t record_bytes;
    uint32_t reserved0;
    /*
     * For any kernel: GPU cycles from its start until the slots that its WGs still lack are taken from kernels of
     * lower priority by force. Below 2^62; 0: never.
     */
    uint64_t gather_cycles;
    uint64_t reserved1[4];
};

#define CP_CONTROL_MAGIC      0x434f4f50u /* "COOP" */
#define CP_CONTROL_ALIGN      64u
#define CP_RECORD_LEAST_BYTES 64u
#define CP_RECORD_MOST_BYTES  4096u
#define CP_RECORD_HEAD_BYTES  16u /* the transmitted structure begins behind them */

/* `maximum` records follow it. The host writes magic, maximum and record_bytes, and sets the rest to 0. */
struct cp_cooperative_control {
    /* Line 0: after the start only the CP writes it. CP_CONTROL_MAGIC. */
    uint32_t magic;
    /* N: WGs of the grid, which has one dimension. */
    uint32_t maximum;
    /* 1: the CP takes part. 0: the primitives do nothing, and M = N. */
    uint32_t managed;
    /* M. */
    uint32_t active;
    /*
     * 31:0: WGs that are wanted back now; 47:32: WGs that the CP offers to fork; 63:48: ticket of the offer, not 0 if
     * there is one.
     */
    uint64_t demand;
    /* As in the options. The host writes it, and the kernel finds its record by it. */
    uint32_t record_bytes;
    uint32_t unused0[9];
    /*
     * Line 1: the barriers' release word, on which WGs wait with the 64-bit waiting load. 31:0: generation; 47:32: M
     * behind that barrier; 63:48: no meaning, they change when the barrier is released.
     */
    uint64_t release;
    uint32_t unused1[14];
    /*
     * Line 2: WGs that have arrived at the running barrier instance. The sender of RESIZE leaves it at M; the CP sets
     * it to 0 before it releases the barrier.
     */
    uint32_t arrived;
    /* The kernel's own: barrier instances that some WG has begun to end. */
    uint32_t ended;
    uint32_t unused2[14];
    /* Line 3: words of barriers that kernels build themselves. The CP never reads them. */
    uint32_t variant[16];
};

/* Head of a WG's record, at control + sizeof(struct cp_cooperative_control) + id * record_bytes. */
struct cp_cooperative_record {
    /*
     * 0: launched with the kernel. Otherwise the WG was forked: the kernel's count of forked WGs, this one included.
     */
    uint32_t born;
    /* The CP's answer to the WG's last message; 0: none yet. The WG sets it to 0 before it sends. */
    uint32_t answer;
    uint32_t unused[2];
};

/* Operations of messages. A message is one 32-bit word: operation in 31:24, argument in 23:0. */
enum cp_message {
    /* The WG offers to be killed. Argument: 0. Answer 1: it stays. */
    CP_MESSAGE_KILL = 1,
    /*
     * The WG asks for WGs to be forked with its transmitted structure. Argument: ticket of the offer. Answer 1 + k: k
     * were.
     */
    CP_MESSAGE_FORK = 2,
    /* All active WGs are at a resizing barrier. Argument: ticket of the offer, or 0. Answered by the release word. */
    CP_MESSAGE_RESIZE = 3,
    /*
     * The WG offers to be killed, and the offer stands. Either the WG becomes the last one and is killed, or the
     * round ends and the answer is 1: it stays. Argument: the round, the same number for all WGs that offer together,
     * and another one than the last round's.
     */
    CP_MESSAGE_STAND = 4
};
#define CP_MESSAGE(operation, argument) ((uint32_t)(operation) << 24 | (uint32_t)(argument))
#define CP_MESSAGE_OPERATION(word)      ((word) >> 24)
#define CP_MESSAGE_ARGUMENT(word)       ((word)&0xffffffu)

/* The parts of cp_cooperative_control.demand. */
#define CP_DEMAND_WANTED(demand)  ((uint32_t)(demand))
#define CP_DEMAND_OFFERED(demand) ((uint32_t)((demand) >> 32) & 0xffffu)
#define CP_DEMAND_TICKET(demand)  ((uint32_t)((demand) >> 48))

CP_STATIC_ASSERT(sizeof(struct cp_launch_options) == 64, "one line");
CP_STATIC_ASSERT(sizeof(struct cp_cooperative_control) == 256, "four lines");
CP_STATIC_ASSERT(sizeof(struct cp_cooperative_record) == CP_RECORD_HEAD_BYTES, "head of a record");
CP_STATIC_ASSERT(__builtin_offsetof(struct cp_cooperative_control, release) == 64 &&
                     __builtin_offsetof(struct cp_cooperative_control, arrived) == 128 &&
                     __builtin_offsetof(struct cp_cooperative_control, variant) == 192,
                 "lines of their own");

CP_EXTERN_C_END

#endif
