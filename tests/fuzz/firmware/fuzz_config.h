/* SPDX-License-Identifier: MIT */
/* fuzz_config.h - small tables, so that they fill up, and so that an audit after each step takes little time. */
#ifndef TESTS_FUZZ_CONFIG_H
#define TESTS_FUZZ_CONFIG_H

#define CP_CHECKS            1
#define CP_DELEGATION        1
#define CP_ROCM              1
#define CP_HOST              1
#define CP_MAX_WGS           24
#define CP_MAX_KERNELS       6
#define CP_MAX_QUEUES        3
#define CP_MAX_CUS           4
#define CP_QUEUE_KERNELS     2
#define CP_MAX_SCRATCH       32
#define CP_MAX_CONDITIONS    6
#define CP_MAX_WAITS         8
#define CP_CONDITION_BUCKETS 2
#define CP_CONDITION_CHAIN   3
#define CP_ORDER_PREEMPTED   64
#define CP_ORDER_TURN        8
#define CP_LOG_TRIES         4
#define CP_COOPERATIVE_POLL  2000

#endif
