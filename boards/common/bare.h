/* bare.h - a configuration (CP_CONFIG_HEADER) that leaves out all that onward/config.h allows to leave out: BARE=1. */
#ifndef BOARDS_BARE_H
#define BOARDS_BARE_H

#define CP_TRACE           0
#define CP_COUNTERS        0
#define CP_CHECK_CONFIG    0
#define CP_SUCCESSION      0
#define CP_BARRIER_PACKETS 0
#define CP_SCRATCH         0
#define CP_PREEMPTION      0
#define CP_SPILL           0
#define CP_CU_LOSS         0

#endif
