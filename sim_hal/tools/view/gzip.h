/*
 * gzip.h - a file compressed as gzip does it (RFC 1951 and 1952): matches of the last 32 KiB, and the fixed codes.
 */
#ifndef SIM_HAL_TOOLS_VIEW_GZIP_H
#define SIM_HAL_TOOLS_VIEW_GZIP_H

#include <stdbool.h>
#include <stdio.h>

/*
 * Writes what is left of one stream to another one as one gzip member. Returns false if the host has no memory, or the first
 * stream cannot be read. A stream that cannot be written says so by ferror.
 */
bool view_gzip(FILE *from, FILE *to);

#endif
