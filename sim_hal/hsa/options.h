/*
 * options.h - what the environment says of the GPU: ONWARD_OPTIONS, words KEY=VALUE.
 */
#ifndef SIM_HAL_HSA_OPTIONS_H
#define SIM_HAL_HSA_OPTIONS_H

#include "engine/parameters.h"
#include "host/times.h"

#define HSA_PRESET_BYTES 32
#define HSA_LOSSES_MOST  64u
#define HSA_PATH_BYTES   4200 /* with the key of its word, also */
#define HSA_EXPLAIN_MOST 4u

struct hsa_options {
    struct parameters parameters;
    const struct cp_policy *policy;
    char preset[HSA_PRESET_BYTES];
    bool untimed;                /* timing=off */
    bool quiet;                  /* quiet=on */
    bool debug;                  /* debug=on */
    char script[HSA_PATH_BYTES]; /* of the debugger's commands; "": the terminal, "-": the standard input */
    struct host_loss losses[HSA_LOSSES_MOST];
    uint32_t loss_count;
    uint64_t claimed_cus;       /* that programs are told of; 0: those that there are */
    uint64_t hang_after;        /* seconds during which the program may let kernels go on that hang */
    char board[HSA_PATH_BYTES]; /* folder with the image of the board that runs the firmware; "": none does */
    /* Outputs (outputs.h); "": none. */
    char stats[HSA_PATH_BYTES], sample[HSA_PATH_BYTES], trace[HSA_PATH_BYTES], trace_waves[HSA_PATH_BYTES],
        check[HSA_PATH_BYTES];
    char explain[HSA_EXPLAIN_MOST][HSA_PATH_BYTES];
    uint32_t explain_count;
};

/*
 * Reads the words: policy=NAME, preset=NAME or FILE, timing=on or off, quiet=on or off, debug=on or off, script=FILE,
 * claimed-cus=NUMBER, cp=local or FOLDER, hang-after=SECONDS, lose-cu=CU@TIME[+RETURN] any number of times, stats=FILE, sample=FILE[@TIME],
 * trace=FILE,
 * trace-waves=CU, check=KIND,.., explain=FILE up to HSA_EXPLAIN_MOST times, and any parameter. preset comes before what changes it.
 * Blanks end words; in a text that begins with a newline, newlines do. Returns false with a message.
 */
bool hsa_options_read(struct hsa_options *options, const char *text, char *error, size_t error_bytes);

/* Of the board that runs the firmware: the last part of its folder; "": none does. */
const char *hsa_options_board_name(const struct hsa_options *options);

#endif
