/*
 * phases.h - kernels whose waves need unlike times between barriers. In each phase a wave works on its numbers, and then
 * takes those of the next wave of its work-group. PHASES are 16.
 */
#ifndef PHASES_H
#define PHASES_H

#include "groups.h"

#define PHASES 16

/* A step of a linear congruential generator. */
static inline uint step_of(uint value)
{
    return value * 1664525u + 1013904223u;
}

/* Mixes in what the same lane of the next wave has. Two barriers. */
static inline uint exchange(local uint *values, uint items, uint value)
{
    uint item = item_id();

    values[item] = value;
    meet(); /* values are complete */
    value ^= values[(item + WAVE) % items] >> 1;
    meet(); /* values are read */
    return value;
}

#endif
