/*
 * buffer_resource.h - fields of a buffer resource, four words in SGPRs (GCN3 ISA table 8.5).
 */
#ifndef SIM_HAL_EXECUTE_BUFFER_RESOURCE_H
#define SIM_HAL_EXECUTE_BUFFER_RESOURCE_H

#define EXECUTE_RESOURCE_STRIDE(word1)        (((word1) >> 16) & 0x3fffu)
#define EXECUTE_RESOURCE_SWIZZLE(word1)       (((word1) >> 31) & 1u)
#define EXECUTE_RESOURCE_ELEMENT_SIZE(word3)  (((word3) >> 19) & 3u) /* 1: 4 bytes */
#define EXECUTE_RESOURCE_INDEX_STRIDE(word3)  (((word3) >> 21) & 3u) /* 3: 64 lanes */
#define EXECUTE_RESOURCE_ADD_THREAD_ID(word3) (((word3) >> 23) & 1u)

#endif
