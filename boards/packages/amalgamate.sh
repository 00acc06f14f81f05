#!/bin/bash
# Writes the firmware as onward.h and onward.c into FOLDER: docs/guide/packages.md. Usage, at the top of the tree:
# amalgamate.sh FOLDER VERSION SOURCE...
set -eo pipefail
export LC_ALL=C
folder=$1 version=$2
shift 2

# heading NAME WHAT: the comment at the top.
heading() {
    printf '/* SPDX-License-Identifier: MIT */\n/*\n * %s - %s\n' "$1" "$2"
    printf ' * Onward %s. It is made by "make amalgamation": changes belong into the files that it names.\n *\n' "$version"
    sed -e 's/^/ * /' -e 's/ *$//' LICENSE
    printf ' */\n'
}

mkdir -p "$folder"
{
    heading onward.h "the public headers of Onward's firmware, as one."
    printf '#ifndef ONWARD_H\n#define ONWARD_H\n\n'
    awk -f boards/packages/amalgamate.awk include/onward/*.h
    printf '#endif\n'
} >"$folder/onward.h"
{
    heading onward.c "Onward's firmware, as one translation unit."
    # In the tree functions of headers may be left unused, as some switches leave them.
    printf '\n#pragma GCC diagnostic ignored "-Wunused-function"\n\n#include "onward.h"\n\n'
    awk -v header=onward.h -f boards/packages/amalgamate.awk "$@"
} >"$folder/onward.c"
