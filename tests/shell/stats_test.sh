#!/bin/bash
# Files of statistics: their heading, and their two forms. Usage: stats_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
onward=$build/onward

cp sim_hal/workloads/plain/bfs_small.sim "$work/bfs.sim"
cp sim_hal/workloads/plain/generated/bfs.s "$work/"
sed -i 's,[^ ]*bfs\.\(cl\|s\)\b,bfs.s,' "$work/bfs.sim"
cd "$work" || exit 1

# heading NAME: its value in the heading of $work/stats.
heading() { sed -n "s/^# $1: //p" stats; }
# says NAME VALUE: the heading says so.
says() { if [ "$(heading "$1")" = "$2" ]; then ok; else not_ok "heading: $1" "'$(heading "$1")' instead of '$2'"; fi; }

# ---- the heading ----

expect_exit 0 "a run" "$onward" run bfs.sim --stats stats
says version "$("$onward" --version | cut -d' ' -f2)"
says command "onward run bfs.sim --stats stats"
says preset awg
says policy baseline
if grep -q '^# parameter' stats; then not_ok "defaults are not named"; else ok; fi
input=$(heading "input bfs.sim") kernel=$(heading "input bfs.s")
cp stats first
expect_exit 0 "the same run" "$onward" run bfs.sim --stats stats
if cmp -s stats first; then ok; else not_ok "the same run gives the same file"; fi

expect_exit 0 "another GPU" "$onward" run bfs.sim --preset awg-hw --set cu.scheduler=lrr --set gpu.cus=3 --policy awg --set policy.spins=on --stats stats
says preset awg-hw
says policy awg
says "parameter gpu.cus" 3
says "parameter cu.scheduler" lrr
says "parameter policy.spins" 1
if grep "^# parameter" stats | sort | uniq -d | grep -q .; then not_ok "a parameter is named twice"; else ok; fi

# Words are quoted as a shell needs it, and a line stays a line.
cp bfs.sim "b f's.sim"
expect_exit 0 "a name with blanks" "$onward" run "b f's.sim" --stats $'sta\nts'
if grep -qxF "# command: onward run 'b f'\\''s.sim' --stats 'sta ts'" $'sta\nts'; then ok; else not_ok "quotes" "$(grep command $'sta\nts')"; fi

# Each input has its hash, once.
echo "# changed" >>bfs.sim
expect_exit 0 "another input" "$onward" run bfs.sim --with bfs.sim@100000000 --stats stats
if [ "$(heading "input bfs.sim")" != "$input" ] && [ "$(heading "input bfs.s")" = "$kernel" ]; then ok; else not_ok "hashes of inputs"; fi
if [ "$(grep -c '^# input' stats)" = 2 ]; then ok; else not_ok "inputs" "$(grep '^# input' stats)"; fi

# ---- JSON ----

if lacks "JSON" python3; then :; else
    expect_exit 0 "JSON" "$onward" run bfs.sim --policy awg --lose-cu 1@10us --set gpu.cus=2 --stats stats.json
    expect_exit 0 "text" "$onward" run bfs.sim --policy awg --lose-cu 1@10us --set gpu.cus=2 --stats stats
    expect_exit 0 "valid JSON" python3 -m json.tool stats.json
    python3 - stats.json >from_json <<'PYTHON'
import json, sys
file = json.load(open(sys.argv[1]))
for name, value in file['heading'].items():
    print(f'# {name}: {value}')
for name, row in file['statistics'].items():
    print(name, row['value'], '#', row['description'])
PYTHON
    if diff <(sed 's/  */ /g' stats) <(sed 's/stats\.json/stats/' from_json) >differs; then ok; else not_ok "the same content" "$(head -n 2 differs)"; fi
fi

finish stats
