/*
 * argument_contents.h - what an argument of a .sim file holds before the run, and what it must hold after it.
 */
#ifndef SIM_HAL_HOST_ARGUMENT_CONTENTS_H
#define SIM_HAL_HOST_ARGUMENT_CONTENTS_H

#include "host/argument_header.h"

/* Reads the values of the header's expectations. Returns false with a message when one is wrong. */
bool host_argument_expectation_read(const struct host_argument_header *header);

/* Reads the argument's contents: from the header's tokens, or the data words behind it. Returns false with a message. */
bool host_argument_contents_read(const struct host_argument_header *header);

#endif
