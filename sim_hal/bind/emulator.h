/*
 * emulator.h - QEMU as a child process: started with an image, a file as its memory and two pipes, and made to answer in
 * time. It dies with this process, however that ends, and leaves nothing in the file system: the memory is an anonymous
 * file.
 *
 * A child dies with the thread that has started it. One that is apart is no child: the process is a program's, which waits for
 * children of its own, and whose threads come and go. It ends when its end of the pipe tells it that there is no process left to ask.
 */
#ifndef SIM_HAL_BIND_EMULATOR_H
#define SIM_HAL_BIND_EMULATOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#define BIND_EMULATOR_WORDS 64u

/* How a board is started: cosim.txt of its folder, which `make firmware` writes beside the image. */
struct bind_board {
    char text[4096];                    /* the command's words point into it */
    char *command[BIND_EMULATOR_WORDS]; /* NULL-terminated */
    char image[4096];
    uint64_t offset; /* bytes of the board's RAM before the part shared with the GPU */
    uint64_t least;  /* fewest bytes of RAM that QEMU accepts for this board */
    uint64_t most;   /* most bytes of RAM that it accepts */
};

struct bind_emulator {
    const char *program; /* for messages; the board's */
    pid_t process;       /* 0: none */
    bool apart;
    int requests; /* written by us */
    /* Other end of requests, held open so that a write to a dead emulator is an error and no signal. */
    int requests_end;
    int answers; /* read by us */
};

/* Reads the description of a board in folder. Returns false with a message. */
bool bind_board_read(struct bind_board *board, const char *folder, char *error, size_t error_bytes);

/* Starts the board's QEMU over a memory file of memory_bytes, a multiple of 1 MiB. Returns false
 * with a message; the board must outlive the emulator. */
bool bind_emulator_start(struct bind_emulator *emulator, struct bind_board *board, bool apart, int memory,
                         uint64_t memory_bytes, char *error, size_t error_bytes);

/* Sends a sequence number and waits for the same one. Returns false with a message if the
 * emulator has ended, does not answer within BIND_EMULATOR_SECONDS, or answers with another. */
#define BIND_EMULATOR_SECONDS 10
bool bind_emulator_turn(struct bind_emulator *emulator, uint32_t sequence, char *error, size_t error_bytes);

/* In the child of a fork: closes its copies of the files, so that the emulator ends with the parent. */
void bind_emulator_leave(struct bind_emulator *emulator);

/* Kills it, if it was started, and waits until it is gone; not for one that is apart. */
void bind_emulator_stop(struct bind_emulator *emulator);

#endif
