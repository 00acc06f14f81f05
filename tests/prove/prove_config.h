/*
 * prove_config.h - small tables: what an index can do wrong does not depend on how large a table is. Every source includes this
 * first. An atomic is what it accesses: a harness is one thread.
 */
#define CP_MAX_WGS     40
#define CP_MAX_KERNELS 4
#define CP_MAX_QUEUES  3
#define CP_MAX_CUS     40
#define CP_ROCM        1
#define CP_HOST        1
#define CP_DELEGATION  1

#define __atomic_load_n(from, order)       (*(from))
#define __atomic_store_n(to, value, order) (*(to) = (value))

/* A loop whose accesses are looked at one by one. */
void *any_memset(void *to, int value, __SIZE_TYPE__ count);

#define __builtin_memset any_memset
