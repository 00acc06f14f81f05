/*
 * translate.h - a litmus row's statements as a kernel in assembly text.
 *
 * Statements are separated by ';', their words by blanks. ORDER stands for the scope and order of a scoped operation as
 * docs/reference/isa.md has them ("wg rel", "agent acq remote"). Without it an access is an ordinary one.
 *
 *     X = 1 [ORDER|glc]          store
 *     r1 = X [ORDER|glc]         load; the wave waits for the value
 *     r1 = add X 1 ORDER|stock   the old value of a fetch-and-add, exchange (swap) or compare-and-swap (cas X 0 1); stock:
 *     r1 = swap X 1 ORDER        an atomic of gfx803 itself
 *     r1 = cas X 0 1 ORDER
 *     until X 1 ORDER|glc        loads X until it is 1
 *     lock L ORDER               compare-and-swap from 0 to 1 until it succeeds
 *     grab L ORDER               the same by exchange
 *     sleep L [remote]           the same by a waiting compare-and-swap, and an acquire fence behind it
 *     doze F 1 [remote]          waits until F is 1, and an acquire fence behind it
 *     turn L agent ORDER         compare-and-swap from 0 to 1 until it succeeds, and a waiting load between two tries; with
 *                                `remote` in place of `agent` the waiting load is remote
 *     take T S ORDER             ticket lock: draws a ticket from T, then loads S until it is that
 *     give S ORDER               ticket lock: the next ticket is served
 *     bump X [N]                 a critical section: adds 1 to N words, a line apart; r7 gets 1 << what the words were,
 *                                r6 whether they differed
 *     draw F ORDER               fetch-and-add of 1; r7 gets 1 << the old value
 *     fill X N V                 stores V to N words, a line apart, in one instruction
 *     r1 = wrong X N V           whether one of N words, a line apart, is not V
 *     touch X                    a load that no instruction waits for
 *     byte X 3 V                 stores V to byte 3 of the word
 *     flush, invalidate, barrier, message
 *     pause N                    some cycles for each of N
 *     spill V, r1 = spilled      a private variable: stores and loads scratch
 *     park                       runs until it is killed
 *     repeat N ... again         a loop
 *
 * Words of memory: F G L T S in the nearest bank of the L2, X Y Z W in the farthest, each in a line of its own; D, lines in
 * all banks. X.1 is the next word of X's line, D@5 the fifth line behind D.
 *
 * An actor is one wave; the first lane executes it, but for statements of N words. It begins with a delay of its own. At its
 * end it stores r0..r7 past the L1.
 */
#ifndef TESTS_LITMUS_TRANSLATE_H
#define TESTS_LITMUS_TRANSLATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define LITMUS_ACTORS    6u
#define LITMUS_WAVES     4u /* of a work-group, at most */
#define LITMUS_REGISTERS 8u
#define LITMUS_TEXT      1024u

/* Offsets in the data of the kernel. */
#define LITMUS_RESULTS 3584u /* a word for each register of each actor */
#define LITMUS_DELAYS  3840u /* a word for each actor */
#define LITMUS_BYTES   4096u

/* One wave. */
struct litmus_actor {
    uint32_t group; /* its work-group */
    const char *statements;
};

/* The offset of a word ("X", "X.1", "D@5") in the data of the kernel. Returns false if there is no such word. */
bool litmus_word(const char *name, uint32_t *offset);

/* Writes the kernel, from its label to the end of its descriptor. Returns false with a message that names the statement
 * that is not understood, or if text is too small. */
bool litmus_translate(const struct litmus_actor *actors, uint32_t count, char *text, size_t size, char *error,
                      size_t error_size);

#endif
