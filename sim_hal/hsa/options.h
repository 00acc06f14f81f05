/*
 * options.h - what the environment says of the GPU: ONWARD_OPTIONS, words KEY=VALUE.
 */
#ifndef SIM_HAL_HSA_OPTIONS_H
#define SIM_HAL_HSA_OPTIONS_H

#include "engine/parameters.h"

#define HSA_PRESET_BYTES 32

struct hsa_options {
    struct parameters parameters;
    const struct cp_policy *policy;
    char preset[HSA_PRESET_BYTES];
    bool untimed; /* timing=off */
    bool quiet;   /* quiet=on */
};

/*
 * Reads the words: policy=NAME, preset=NAME, timing=on or off, quiet=on or off, and any parameter. preset comes before what
 * changes it. Returns false with a message.
 */
bool hsa_options_read(struct hsa_options *options, const char *text, char *error, size_t error_bytes);

#endif
