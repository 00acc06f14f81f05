/*
 * explore_config.h - the firmware's capacities in the exploration (CP_CONFIG_HEADER): as small as its behaviour allows,
 * so that a state takes about 2 KB, and with bounds and intervals that small runs reach. EXPLORE_LARGE: for random
 * walks. EXPLORE_COOPERATIVE: for kernels whose number of work-groups changes, and others of higher priority.
 */
#ifndef TESTS_EXPLORE_CONFIG_H
#define TESTS_EXPLORE_CONFIG_H

#ifdef EXPLORE_LARGE
#define CP_MAX_WGS        12
#define CP_MAX_CUS        4
#define CP_MAX_CONDITIONS 9
#define CP_MAX_WAITS      24
#elif defined(EXPLORE_COOPERATIVE)
#define CP_MAX_WGS          5
#define CP_MAX_CUS          2
#define CP_MAX_CONDITIONS   3
#define CP_MAX_WAITS        6
#define CP_MAX_KERNELS      3
#define CP_MAX_QUEUES       2
#define CP_PRIORITIES       2
#define CP_COOPERATIVE_POLL 1
#else
#define CP_MAX_WGS        4
#define CP_MAX_CUS        2
#define CP_MAX_CONDITIONS 3
#define CP_MAX_WAITS      6
#endif
#ifndef EXPLORE_COOPERATIVE
#define CP_MAX_KERNELS 2
#define CP_MAX_QUEUES  1
#define CP_PRIORITIES  1
#endif
#define CP_MAX_SIMDS         1
#define CP_MAX_SCRATCH       32
#define CP_QUEUE_KERNELS     2
#define CP_SIGNAL_POLL       1
#define CP_MEAN_CHECKS       1
#define CP_ORDER_LAUNCH      2
#define CP_ORDER_PREEMPTED   4
#define CP_ORDER_TURN        4
#define CP_ORDER_SLOT        0x80000000u /* of slot time only what counts in advance: cycles do not matter */
#define CP_WAIT_REPORTS      2
#define CP_CONDITION_BUCKETS 1
#define CP_CONDITION_CHAIN   4
#define CP_LOG_RETRY         1
#define CP_LOG_TRIES         2

#endif
