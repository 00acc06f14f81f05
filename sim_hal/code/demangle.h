/*
 * demangle.h - names of C++ as the Itanium ABI encodes them, for readers: kernels and functions that HIP's compiler has made.
 *
 * Names may be hostile: lengths, depths and steps are bounded. What is not understood has no text: it stays as it is.
 */
#ifndef SIM_HAL_CODE_DEMANGLE_H
#define SIM_HAL_CODE_DEMANGLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CODE_DEMANGLED_BYTES 8192u /* texts are shorter */
#define CODE_SHOWN_BYTES     121u  /* of a name in a report: up to 120 characters, and the end */

/* How much of a name: void a::f<int>(int); a::f<int>; f. */
enum code_name_part { CODE_NAME_WHOLE, CODE_NAME_QUALIFIED, CODE_NAME_BASE };

/* Writes a part of an encoded name, as c++filt has it. Returns false if it is none, is not understood, or does not fit. */
bool code_demangle(const char *name, enum code_name_part part, char *text, size_t bytes);

/*
 * The name for a report: the whole of an encoded one, but never more than 120 characters. A longer one loses, until it is short
 * enough, its parameters, which become (...); template arguments in more than two others, which become <...>; those in one other;
 * all of them; its end, which becomes "...". A name that is not encoded stays. Returns name or shown.
 */
const char *code_shown_name(const char *name, char shown[CODE_SHOWN_BYTES]);

/* The same of the last part of its name alone, without template arguments. */
const char *code_base_name(const char *name, char shown[CODE_SHOWN_BYTES]);

enum code_fit { CODE_FITS_NOT, CODE_FITS, CODE_IS };

/* Whether a text means a name: it is the name; or it is a part of it (code_name_part) or what a report shows of it. */
enum code_fit code_name_fits(const char *name, const char *text);

/* Which of several names a text means: the name that it is, else the only one that it fits. Starts as zeros but for text. */
struct code_choice {
    const char *text;
    enum code_fit fit;
    uint32_t fitting; /* names that it fits so far; 1 if it is one. Only then there is a choice */
};

/* Considers a name. Returns true if it is the best so far. */
bool code_choose(struct code_choice *choice, const char *name);

#endif
