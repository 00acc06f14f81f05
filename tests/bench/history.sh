#!/bin/bash
# What versions of Onward measure: docs/data/history.csv, a row a version and measure, and docs/measured/history.md, which draws it.
# Usage: history.sh BUILD             records this version, whose build that is, in place of the rows that it had
#        history.sh BUILD COMMIT...   builds each of these versions in a folder of its own, and records it
#        history.sh BUILD --page      only writes the page anew
# Exit status 2: the tree has changes, the CSV is not as it was written, or there is no such commit; 1: a version cannot be built or
# measured. Takes a minute or two a version.
set -o pipefail
build=$(cd "$1" && pwd) || exit 2
shift
tools=$(cd "$(dirname "$0")/.." && pwd)
cd "${ROOT:-$tools/..}" || exit 2
root=$PWD
runner=$build/tests/bench/bench_run
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
. "$tools/bench/history_rows.sh"
. "$tools/bench/history_measure.sh"

# refuse STATUS TEXT
refuse() {
    echo "history: $2" >&2
    exit "$1"
}

# check_tree: no file but those that are written here differs from the commit.
check_tree() {
    local changed
    changed=$(git status --porcelain -- . ":!$history_csv" ':!docs/measured/history.md' ':!docs/measured/pictures/history-*') || refuse 2 "needs a checkout of git"
    [ -z "$changed" ] || refuse 2 "the tree is not that of a commit: commit or stash $(head -n 1 <<<"${changed:3}") first"
}

# build_parts OPTION...: what is measured beside the command, where the version has it.
build_parts() {
    make -s -k "$@" -C "$tree" BUILD="$build" "$build/tests/bench/bench_fw" "$build/tests/bench/bench_costs" &&
        make -s "$@" -C "$tree" BUILD="$build" BOARD=qemu-rv32 firmware
}

build_runner() { make -s -C "$tools/.." BUILD="$build" "$runner" || refuse 1 "cannot build $runner"; }

# record COMMIT: measures what was built of $tree in $build, and prints its rows.
record() {
    local version
    version=$(version_of "$1")
    measure_version >"$work/rows" || refuse 1 "$1 cannot be measured"
    [ -n "$(cut -d , -f 4 "$work/rows" | tr -d '\n')" ] || refuse 1 "$1: nothing can be measured"
    put_rows "$version" <"$work/rows" || refuse 2 "cannot write $history_csv"
    sed "s/^/${version%,*}: /" "$work/rows"
}

# record_old COMMIT
record_old() {
    local tree=$work/tree build=$work/tree/build jobs
    jobs=$(getconf _NPROCESSORS_ONLN)
    rm -rf "$tree"
    mkdir "$tree" && git archive "$1" | tar -x -C "$tree" || refuse 2 "cannot unpack $1"
    make -s "-j$jobs" -C "$tree" BUILD="$build" "$build/onward" >"$work/log" 2>&1 || refuse 1 "$1 cannot be built: $(grep -m 1 -i error "$work/log")"
    build_parts "-j$jobs" >/dev/null 2>&1
    record "$1"
}

failed=0
check_history || exit 2
[ "$(git rev-parse --is-shallow-repository 2>/dev/null)" != true ] || refuse 2 "this checkout lacks older commits: git fetch --unshallow"
for commit; do
    [ "$commit" = --page ] || git rev-parse -q --verify "$commit^{commit}" >/dev/null || refuse 2 "there is no commit $commit"
done
if [ $# = 0 ]; then
    check_tree
    tree=$root
    build_runner
    build_parts >/dev/null || echo "history: not all that is measured can be built, its values are left empty" >&2
    record HEAD
elif [ "$1" != --page ]; then
    build_runner
    for commit; do (record_old "$commit") || failed=1; done
fi
write_history_page docs/measured && exit $failed
