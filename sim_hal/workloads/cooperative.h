/*
 * cooperative.h - cooperative kernels for OpenCL C 2.0: work-groups that offer to be killed or ask for forks, and
 * global barriers that may change their number (Sorensen et al., Cooperative Kernels, FSE 2017; docs/guide/cooperative.md).
 *
 * The kernel gets a control block (.sim: the word cooperative) with N records, one for each work-group. It
 * begins with
 *
 *     struct carried { uint level; } carried = {0};
 *     onward_coop coop = onward_coop_begin(control);
 *     onward_forked(&coop, &carried, sizeof(carried));
 *
 * M work-groups with the ids 0..M-1 are active. onward_active(&coop) is M as of the last primitive's return.
 * A forked work-group starts at the kernel's entry with the structure that work-item 0 of its forker
 * transmitted. A kernel with several fork points transmits the number of the fork point, and switches on it.
 *
 * Every work-item of a work-group executes each primitive: a message from part of a work-group is a fault of the
 * kernel. A barrier is for all active work-groups. transmit is a private structure. Its size is a multiple of 4 bytes
 * and at most that of a record less 16 bytes of head.
 *
 * Memory order: all accesses before a barrier are visible behind it, and all accesses before a request to fork are
 * visible to the forked work-groups. offer_kill orders nothing.
 *
 * ONWARD_STABLE, defined as 1 before this file, makes barriers shorter. It is for kernels that change M at native
 * resizing barriers only: global barriers are their only other primitive. A waiting work-group does not read M, and
 * reads it behind the barrier only if it may have changed. Only the last work-group to arrive transmits, when forks
 * are offered. So all must transmit the same, and such a kernel needs its control block.
 *
 * ONWARD_TRAINED, defined before this file, lets a barrier's release word take further values (onward.h).
 *
 * Work-groups have one dimension. The waves of a work-group agree through its record in the L2, or, faster,
 * through the two words of local memory of onward_coop_begin_shared. In an ordinary launch a record has 64
 * bytes. Where __AMDGCN__ is not defined, or the kernel is not managed (an ordinary launch), M is
 * get_num_groups(0), no work-group is killed or forked, and a resizing barrier is a global barrier. control
 * may be 0 when there is one work-group.
 */
#ifndef COOPERATIVE_H
#define COOPERATIVE_H

#include "cooperative_barriers.h"
#include "cooperative_messages.h"
#include "cooperative_protocol.h"

#endif
