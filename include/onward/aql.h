/* SPDX-License-Identifier: MIT */
/*
 * aql.h - HSA user-mode queues, byte for byte: packets, signals and the queue structure (HSA Platform System
 * Architecture 1.2, sections 2.8 and 2.9; AMD's amd_queue_t and amd_signal_t).
 */
#ifndef ONWARD_AQL_H
#define ONWARD_AQL_H

#include "onward/base.h"

CP_EXTERN_C_BEGIN

/* Packet header, 16 bits: type 7:0, barrier 8, acquire fence scope 10:9, release fence scope 12:11. */
enum cp_packet_type {
    CP_PACKET_VENDOR = 0,
    CP_PACKET_INVALID = 1,
    CP_PACKET_KERNEL_DISPATCH = 2,
    CP_PACKET_BARRIER_AND = 3,
    CP_PACKET_AGENT_DISPATCH = 4,
    CP_PACKET_BARRIER_OR = 5
};
enum cp_fence_scope { CP_FENCE_NONE = 0, CP_FENCE_AGENT = 1, CP_FENCE_SYSTEM = 2 };
#define CP_PACKET_BARRIER_BIT     (1u << 8)
#define CP_PACKET_TYPE(header)    ((header)&0xffu)
#define CP_PACKET_ACQUIRE(header) (((header) >> 9) & 3u)
#define CP_PACKET_RELEASE(header) (((header) >> 11) & 3u)
#define CP_PACKET_HEADER(type, barrier, acquire, release)                                                              \
    ((uint16_t)((uint32_t)(type) | (uint32_t)(barrier) << 8 | (uint32_t)(acquire) << 9 | (uint32_t)(release) << 11))
#define CP_PACKET_BYTES 64u

struct cp_dispatch_packet {
    uint16_t header;
    uint16_t setup; /* dimensions, bits 1:0 */
    uint16_t workgroup_size[3];
    uint16_t reserved0;
    uint32_t grid_size[3];         /* work-items */
    uint32_t private_segment_size; /* bytes of a work-item */
    uint32_t group_segment_size;   /* bytes of LDS of a WG, static and dynamic */
    uint64_t kernel_object;        /* address of a struct cp_kernel_descriptor */
    uint64_t kernarg_address;
    uint64_t options;           /* Onward: address of a struct cp_launch_options (cooperative.h). All else is ignored */
    uint64_t completion_signal; /* address of a struct cp_signal, or 0 */
};

struct cp_barrier_packet {
    uint16_t header;
    uint16_t reserved0;
    uint32_t reserved1;
    uint64_t dependency[5]; /* addresses of signals; 0: none. AND: the values of all must be 0, OR: of one */
    uint64_t reserved2;
    uint64_t completion_signal;
};

/* hsa_agent_dispatch_packet_t: with CP_HOST the host is asked for a service. No later packet is read until it is done. */
struct cp_agent_packet {
    uint16_t header;
    uint16_t type; /* of the service, as process and host have agreed */
    uint32_t reserved0;
    uint64_t return_address; /* where the service stores what it returns, or 0 */
    uint64_t argument[4];
    uint64_t reserved1;
    uint64_t completion_signal;
};

/* AMD's packets of type CP_PACKET_VENDOR differ by this byte. */
enum cp_vendor_format { CP_VENDOR_BARRIER_VALUE = 2 };

/* hsa_signal_condition_t. */
enum cp_signal_condition { CP_SIGNAL_EQ = 0, CP_SIGNAL_NE = 1, CP_SIGNAL_LT = 2, CP_SIGNAL_GTE = 3 };

/* hsa_amd_barrier_value_packet_t. No later packet is read until (value of the signal & mask) condition value, signed. */
struct cp_barrier_value_packet {
    uint16_t header;
    uint8_t format; /* enum cp_vendor_format */
    uint8_t reserved0;
    uint32_t reserved1;
    uint64_t signal; /* address of a signal; 0: none, the condition is met */
    int64_t value;
    uint64_t mask;
    uint32_t condition; /* enum cp_signal_condition */
    uint32_t reserved2[5];
    uint64_t completion_signal;
};

/* A signal: amd_signal_t. The firmware decrements `value` when a packet is complete. */
struct cp_signal {
    int64_t kind; /* 1: user signal */
    int64_t value;
    uint64_t event_mailbox; /* 0: none. With CP_HOST event_id is stored there, 8 bytes, and the host is told: NOTIFY */
    uint32_t event_id;
    uint32_t reserved0;
    uint64_t start_timestamp; /* GPU cycles */
    uint64_t end_timestamp;
    uint64_t reserved1[2];
};

/* queue_properties: timestamps are stored in completion signals (AMD_QUEUE_PROPERTIES_ENABLE_PROFILING). */
#define CP_QUEUE_PROFILING (1u << 3)

/* Global wave sync: 64 resources of a line each. The GPU looks at the address when a dispatch begins. */
#define CP_GWS_BYTES 4096u

/*
 * The part of a queue that is in memory: hsa_queue_t, then the fields of amd_queue_t that Onward uses, at
 * amd_queue_t's offsets. Kernels find the apertures through queue_ptr at +0x40.
 */
struct cp_queue_memory {
    uint32_t type;
    uint32_t features;
    uint64_t base_address; /* ring of 64-byte packets */
    uint64_t doorbell_signal;
    uint32_t size; /* packets, a power of two */
    uint32_t reserved0;
    uint64_t id;
    uint32_t caps;
    uint32_t reserved1[3];
    uint64_t write_dispatch_id;                /* +0x38 */
    uint32_t group_segment_aperture_base_hi;   /* +0x40 */
    uint32_t private_segment_aperture_base_hi; /* +0x44 */
    uint32_t max_cu_id;
    uint32_t max_wave_id;
    uint64_t max_legacy_doorbell_dispatch_id_plus_1;
    uint32_t legacy_doorbell_lock;
    uint32_t reserved2;
    uint64_t gws; /* +0x60. Onward: CP_GWS_BYTES of the process for global wave sync, zeros at first; 0: none */
    uint32_t reserved3[6];
    uint64_t read_dispatch_id; /* +0x80 */
    uint32_t read_dispatch_id_field_base_byte_offset;
    uint32_t compute_tmpring_size;
    uint32_t scratch_resource_descriptor[4];
    uint64_t scratch_backing_memory_location;
    uint64_t scratch_backing_memory_byte_size;
    uint32_t scratch_wave64_lane_byte_size;
    uint32_t queue_properties; /* CP_QUEUE_PROFILING; the rest is not looked at */
    uint64_t error_reason;     /* Onward: 0, or enum cp_queue_error after the queue has stopped; stored last */
    uint64_t error_packet;     /* Onward: dispatch id of the packet that stopped it */
    uint64_t error_detail;     /* Onward: more about the error, as its comment says; otherwise 0 */
};

/*
 * With CP_HOST: the first 32 bits of a complete packet, beside the type INVALID. They name the round of the ring, so that after a
 * restart a complete packet is told from a place whose packet the host has not written yet. size: of the ring.
 */
static inline uint32_t cp_packet_complete(uint64_t dispatch_id, uint32_t size)
{
    return CP_PACKET_INVALID | 1u << 31 | (uint32_t)(dispatch_id >> __builtin_ctz(size)) << 16;
}

CP_STATIC_ASSERT(sizeof(struct cp_dispatch_packet) == CP_PACKET_BYTES, "packets are 64 bytes");
CP_STATIC_ASSERT(sizeof(struct cp_barrier_packet) == CP_PACKET_BYTES, "packets are 64 bytes");
CP_STATIC_ASSERT(sizeof(struct cp_agent_packet) == CP_PACKET_BYTES, "packets are 64 bytes");
CP_STATIC_ASSERT(sizeof(struct cp_barrier_value_packet) == CP_PACKET_BYTES, "packets are 64 bytes");
CP_STATIC_ASSERT(__builtin_offsetof(struct cp_barrier_value_packet, mask) == 24,
                 "hsa_amd_barrier_value_packet_t layout");
CP_STATIC_ASSERT(sizeof(struct cp_signal) == 64, "amd_signal_t is 64 bytes");
CP_STATIC_ASSERT(__builtin_offsetof(struct cp_queue_memory, write_dispatch_id) == 0x38, "amd_queue_t layout");
CP_STATIC_ASSERT(__builtin_offsetof(struct cp_queue_memory, group_segment_aperture_base_hi) == 0x40,
                 "amd_queue_t layout");
CP_STATIC_ASSERT(__builtin_offsetof(struct cp_queue_memory, gws) == 0x60, "where amd_queue_t reserves words");
CP_STATIC_ASSERT(__builtin_offsetof(struct cp_queue_memory, read_dispatch_id) == 0x80, "amd_queue_t layout");
CP_STATIC_ASSERT(__builtin_offsetof(struct cp_queue_memory, queue_properties) == 0xb4, "amd_queue_t layout");
CP_STATIC_ASSERT(__builtin_offsetof(struct cp_signal, end_timestamp) == 0x28, "amd_signal_t layout");

/* The reason why a queue stopped, which the host reads in error_reason. */
enum cp_queue_error {
    CP_QUEUE_OK = 0,
    CP_QUEUE_BAD_DESCRIPTOR = 1,    /* the queue's own memory: size, addresses */
    CP_QUEUE_BAD_PACKET_TYPE = 2,   /* an unknown type or fence scope, or the packet cannot be read */
    CP_QUEUE_BAD_DIMENSIONS = 3,    /* setup not 1..3, WG size 0 or over 1024, grid size 0, or 2^32 WGs or more */
    CP_QUEUE_BAD_KERNEL_OBJECT = 4, /* the descriptor is outside the process's memory, or a field of it is impossible */
    CP_QUEUE_BAD_KERNARG = 5,       /* the kernel arguments are outside the process's memory, or misaligned */
    CP_QUEUE_BAD_SIGNAL = 6,        /* a signal is outside the process's memory, or misaligned */
    CP_QUEUE_RESOURCES = 7,         /* a WG needs more registers, LDS, scratch or context than a CU or the GPU has, or
                                       with CP_HOST more scratch than its queue has: error_detail is what it wants */
    CP_QUEUE_KERNEL_FAULT = 8,      /* a WG of the kernel faulted */
    CP_QUEUE_BAD_OPTIONS = 9,       /* launch options or control block: fields, sizes, or a grid that does not fit */
    CP_QUEUE_COOPERATIVE = 10, /* the kernel broke the protocol of cooperative kernels; error_detail says how, below */
    CP_QUEUE_BAD_FORMAT = 11,  /* a vendor packet of an unknown format */
    CP_QUEUE_BAD_CONDITION = 12,  /* a barrier-value packet with a condition that does not exist */
    CP_QUEUE_AGENT_DISPATCH = 13, /* an agent dispatch packet that the host refused, with status error_detail; 0: the
                                     firmware hands none to it (CP_HOST) */
    CP_QUEUE_ABANDONED = 14,      /* the host has abandoned the queue: CP_HOST_ABANDON */
    CP_QUEUE_OVERDUE = 15,        /* a dispatch has reached its hard limit: CP_HOST_LIMIT */
    CP_QUEUE_RESET = 16,          /* the firmware has begun anew, and the packet may have been under way */
    CP_QUEUE_BAD_RETURN = 17      /* the return address of an agent dispatch packet is outside the process's memory */
};

/* error_detail of CP_QUEUE_COOPERATIVE: 63:32 is the reason, one of these; 31:0 is the number of the WG. */
enum cp_cooperative_error {
    CP_COOPERATIVE_ORDINARY = 1,  /* a message of a kernel that is not cooperative */
    CP_COOPERATIVE_OPERATION = 2, /* an operation that does not exist */
    CP_COOPERATIVE_TICKET = 3,    /* FORK or RESIZE with a ticket that was never issued */
    CP_COOPERATIVE_BARRIER = 4,   /* RESIZE when not all active WGs have arrived at the barrier */
    CP_COOPERATIVE_ENDED = 5,     /* the other WGs are at a barrier; this WG, the lowest that has ended, is missing */
    CP_COOPERATIVE_PENDING = 6    /* a message before the WG's last one was answered, or while its offer stands */
};

CP_EXTERN_C_END

#endif
