/* programs.h - what work-groups do. */
#ifndef TESTS_EXPLORE_PROGRAMS_H
#define TESTS_EXPLORE_PROGRAMS_H

#include "abstract_gpu.h"

enum { EQ = 1, NE = 2, LT = 3, GE = 4 };

/* A lock that is taken and given back. */
static const struct ag_op lock[] = {{AG_LOCK, 0, 0, EQ}, {AG_STORE, 0, 0, 0}, {AG_END, 0, 0, 0}};

/* A flag that the last WG sets, then another on the same line; a value of its own goes through the L1s meanwhile. */
static const struct ag_op waiter[] = {{AG_PUT, 0, 1, 0},   {AG_WAIT, 0, 1, EQ}, {AG_GET, 0, 0, 0}, {AG_PUT, 0, 2, 0},
                                      {AG_WAIT, 1, 0, NE}, {AG_GET, 0, 0, 0},   {AG_END, 0, 0, 0}};
static const struct ag_op setter[] = {{AG_STORE, 0, 1, 0}, {AG_STORE, 1, 2, 0}, {AG_END, 0, 0, 0}};

/* Each on a flag of its own: two conditions on one line. */
static const struct ag_op first_flag[] = {{AG_WAIT, 0, 1, EQ}, {AG_END, 0, 0, 0}};
static const struct ag_op second_flag[] = {{AG_WAIT, 1, 1, GE}, {AG_END, 0, 0, 0}};

/* Sets a flag, then is wrong. */
static const struct ag_op faulty[] = {{AG_STORE, 0, 1, 0}, {AG_FAULT, 0, 0, 0}};

#endif
