/* SPDX-License-Identifier: MIT */
/* bare.h - a configuration (CP_CONFIG_HEADER) without all optional parts of onward/config.h: BARE=1. */
#ifndef BOARDS_BARE_H
#define BOARDS_BARE_H

/* The compiler's flags may set each to 1, as -DCP_CU_LOSS=1. */
#ifndef CP_TRACE
#define CP_TRACE 0
#endif
#ifndef CP_COUNTERS
#define CP_COUNTERS 0
#endif
#ifndef CP_CHECK_CONFIG
#define CP_CHECK_CONFIG 0
#endif
#ifndef CP_HANDOVER
#define CP_HANDOVER 0
#endif
#ifndef CP_BARRIER_PACKETS
#define CP_BARRIER_PACKETS 0
#endif
#ifndef CP_SCRATCH
#define CP_SCRATCH 0
#endif
#ifndef CP_PREEMPTION
#define CP_PREEMPTION 0
#endif
#ifndef CP_COOPERATIVE
#define CP_COOPERATIVE 0
#endif
#ifndef CP_MODELS
#define CP_MODELS 0
#endif
#ifndef CP_SPILL
#define CP_SPILL 0
#endif
#ifndef CP_CU_LOSS
#define CP_CU_LOSS 0
#endif

#endif
