#!/bin/bash
# The numbers of sim_hal/hsa/attributes.h are those of AMD's headers. Usage: attributes_test.sh BUILD
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh

# assertions HEADER: one about each name of it. "OURS for THEIRS" before an enumeration says how their beginnings differ.
assertions() {
    awk '$1 == "/*" && $3 == "for" {ours = $2; theirs = $4}
        {for (i = 2; i < NF; i++) if ($i == "=") compare($(i - 1))}
        function compare(name) {print "_Static_assert((int)" name " == (int)" theirs substr(name, length(ours) + 1) ", \"" name "\");"}' "$1"
}

# same HEADER: all of them hold.
same() {
    {
        printf '#include <hsa/hsa.h>\n#include <hsa/hsa_ext_amd.h>\n#include "%s"\n' "$1"
        assertions "$1"
    } >"$work/same.c"
    "${CC:-cc}" -std=c11 -fsyntax-only "$work/same.c" >"$work/out" 2>&1
}

header=$PWD/sim_hal/hsa/attributes.h
if [ "$(assertions "$header" | wc -l)" = "$(grep -o ' = ' "$header" | wc -l)" ]; then ok; else not_ok "attributes of HSA" "not all are compared"; fi
if [ -e /usr/include/hsa/hsa_ext_amd.h ]; then
    if same "$header"; then ok; else not_ok "attributes of HSA" "$(grep -m 1 error "$work/out")"; fi
    sed 's/HSA_AGENT_NODE = 16/HSA_AGENT_NODE = 17/' "$header" >"$work/wrong.h"
    if ! same "$work/wrong.h" && grep -q HSA_AGENT_NODE "$work/out"; then ok; else not_ok "a wrong number" "it was not found"; fi
else
    skipped=$((skipped + 1))
    echo "SKIPPED attributes of HSA: needs libhsa-runtime-dev"
fi
finish attributes
