/*
 * file.h - a file with code objects, in memory while it is read.
 */
#ifndef SIM_HAL_CODE_FILE_H
#define SIM_HAL_CODE_FILE_H

#include "code/bundle.h"

#define CODE_FILE_PATH_BYTES 4224

struct code_file {
    void *mapped;            /* owned: the file; NULL: it is not open */
    struct code_bytes bytes; /* the same */
    struct code_found found; /* the objects for gfx803 */
};

/*
 * Whether a name is that of a file with code objects, by how the file begins. A name may have the GPU behind it, FILE#gfx803, unless
 * there is a file of the whole name; then *length receives the length of FILE, else that of the name. A file that cannot be
 * read is none.
 */
bool code_file_is(const char *name, size_t *length);

/* Opens such a file and finds its code objects. Returns false with an error. The caller closes it in either case. */
bool code_file_open(struct code_file *file, const char *name, const struct code_error *error);

void code_file_close(struct code_file *file);

/* The path for errors about an object: that of the file and, if the object is a part of it, where it begins. */
const char *code_file_path(const struct code_file *file, const char *name, uint32_t object,
                           char path[CODE_FILE_PATH_BYTES]);

#endif
