/*
 * apertures.h - where LDS and scratch lie in the flat address space.
 */
#ifndef SIM_HAL_GPU_APERTURES_H
#define SIM_HAL_GPU_APERTURES_H

/* Upper 32 bits of the LDS and scratch apertures, for cp_queue_memory and hidden arguments. */
#define GPU_SHARED_APERTURE_HI  0x00010000u
#define GPU_PRIVATE_APERTURE_HI 0x00020000u

#endif
