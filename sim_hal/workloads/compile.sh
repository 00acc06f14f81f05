#!/bin/sh
# Compiles one OpenCL C kernel file to gfx803 assembly text.
#
#     compile.sh FILE.cl OUT.s [-O0|-O1|-O2|-O3|-Oz]
#
# Kernels that include bare.h take their ids from compiler builtins and are compiled as they are; all others get
# Debian's libclc linked in. The language is OpenCL C 2.0, or the one that a comment "cl-std=CL1.2" in the first two lines
# asks for: libclc has vloadn, vstoren, modf and other functions with pointers only for 1.2. A comment "-gline-tables-only"
# there asks for source lines, "-g" for source lines and variables. A file that calls what libclc lacks is compiled with
# libclc.h, one that prints with printf.h. CLANG names another clang, LIBCLC another
# amdgcn--amdhsa.bc, DEFINES has further options of the compiler, -DNAME. The code object version is 4: libclc's get_global_id knows the arguments of no later one. The text
# holds no paths.
set -eu

[ $# -ge 2 ] || { echo "usage: compile.sh FILE.cl OUT.s [-O0|-O1|-O2|-O3|-Oz]" >&2; exit 2; }
source=$1
output=$2
level=${3:--O2}
clang=${CLANG:-clang}
libclc=${LIBCLC:-/usr/lib/clc/amdgcn--amdhsa.bc}

case $output in
/*) ;;
*) output=$PWD/$output ;;
esac
here=$(cd "$(dirname "$0")" && pwd)
cd "$(dirname "$source")"
file=$(basename "$source")

standard=$(sed -nE '1,2s/.*(cl-std=CL[0-9.]+).*/\1/p' "$file" | head -n 1)

lines=
if sed -n 1,2p "$file" | grep -q -e '-gline-tables-only'; then
    lines='-gline-tables-only -fdebug-compilation-dir=.'
elif sed -n 1,2p "$file" | grep -qE '(^| )-g( |$)'; then
    lines="-g -fdebug-compilation-dir=. -fdebug-prefix-map=$("$clang" -print-resource-dir)=."
fi

# shellcheck disable=SC2086
set -- $lines ${DEFINES:-} -x cl "-${standard:-cl-std=CL2.0}" -Xclang -finclude-default-header -mcpu=gfx803 -nogpulib "$level" -mcode-object-version=4 \
    -fno-integrated-as -Wno-unused-command-line-argument -S "$file" -o "$output.tmp"
if grep -qE '#include "(\.\./\.\./kernels/)?bare.h"' "$file"; then
    set -- -target amdgcn-amd-amdhsa "$@"
else
    [ -r "$libclc" ] || { echo "compile.sh: no libclc at $libclc (Debian: libclc-14; or set LIBCLC)" >&2; exit 2; }
    set -- -target amdgcn--amdhsa -Xclang -mlink-builtin-bitcode -Xclang "$libclc" "$@"
fi
# Kernels that print take their space from printf.h.
grep -qE '(^|[^A-Za-z0-9_])printf *\(' "$file" && set -- "$@" -include "$here/printf.h"
trap 'rm -f "$output.tmp"' EXIT
# The functions that are called and that neither the file nor libclc has.
missing() {
    sed -nE 's/.*[ ,]([A-Za-z_.$][A-Za-z0-9_.$]*)@(gotpc)?rel32(@lo)?(\+.*)?$/\1/p' "$output.tmp" | sort -u | while read -r symbol; do
        grep -qF "$symbol:" "$output.tmp" || echo " $symbol"
    done
}
"$clang" "$@"
missing=$(missing)
if [ -n "$missing" ]; then
    "$clang" "$@" -include "$here/libclc.h"
    missing=$(missing)
fi

# They are called all the same: say so here, not when the kernel runs.
[ -z "$missing" ] || { echo "compile.sh: $file: no definition of$missing" >&2; exit 1; }
mv "$output.tmp" "$output"
