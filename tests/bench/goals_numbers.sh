#!/bin/bash
# Writes the numbers of docs/measured/goals.md that are not of runs: lines "KEY VALUE"; and the first table of docs/measured/bench.md and
# its goals about other tables. Usage: goals_numbers.sh BUILD OUT
#
# Speeds and instruction counts are those of bench.sh, sizes those of the test of bare images. Whether a cost is flat is read from
# the tables of docs/measured/costs.md that should be flat: flat_TABLE_OPERATION is the largest number of a row over the smallest.
build=$1
out=$2
cd "$(dirname "$0")/../.." || exit 1
: >"$out.new"
VALUES=$out.new tests/bench/bench.sh "$build" | tee "$out.table" || exit 1
awk -v table="$out.table" '
    /^\| what \| measured/ && !tables++ { while ((getline line < table) > 0) if (line ~ /^\|/) print line; inside = 1 }
    !/^\|/ { inside = 0 }
    !inside' docs/measured/bench.md >"$out.bench" && rm "$out.table" &&
    awk -f tests/bench/worst_rows.awk "$out.bench" >docs/measured/bench.md && rm "$out.bench" || exit 1
SAMPLE=all bash tests/shell/bare_test.sh "$build" | sed -nE 's/^(.*): text ([0-9]+) bytes, at most [0-9]+$/text_\1 \2/p; s/^.*: struct cp ([0-9]+) bytes.*/struct_cp \1/p' |
    awk '{ value = $NF; sub(/ [^ ]*$/, ""); gsub(/[^A-Za-z0-9]+/, "_"); print $0, value }' >>"$out.new"
awk -F ' *[|] *' '
    /^<!-- (work-groups|grid|compute-units) -->$/ { split($0, mark, " "); table = mark[2] }
    /^<!-- end -->/ { table = "" }
    table && NF > 3 && $2 !~ /median/ && $3 ~ /^[0-9-]+$/ {
        least = most = count = 0
        for (i = 3; i < NF; i++) if ($i ~ /^[0-9]+$/) {
            if (!count++ || $i + 0 < least) least = $i + 0
            if ($i + 0 > most) most = $i + 0
        }
        name = $2
        gsub(/[^A-Za-z0-9]+/, "_", name)
        if (count > 1 && least > 0) printf "flat_%s_%s %.3f\n", table, name, most / least
    }' docs/measured/costs.md >>"$out.new"
mv "$out.new" "$out"
