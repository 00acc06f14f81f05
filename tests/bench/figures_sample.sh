#!/bin/bash
# Compares the measured pages with what is committed. Usage: figures_sample.sh BUILD MAKE PAGE...
#
# PAGE is NAME=SUITE,..: docs/NAME.md and its charts must be what `onward figures` writes from docs/data/NAME.txt, the runs
# behind the page, to the byte; and about SAMPLE of these runs are made again and must give the same numbers. Which ones
# follows from the number of commits, so that all come round. PAGE is NAME@TARGET where a target of make compares by itself.
build=$1
make=$2
shift 2
cd "$(dirname "$0")/../.." || exit 1
sample=${SAMPLE:-16}
turn=${TURN:-$(git rev-list --count HEAD 2>/dev/null || echo 0)}
out=$build/figures-sample
rm -rf "$out"
mkdir -p "$out"

# again NAME SUITES: one page.
again() {
    local name=$1 suites=$2 data=docs/data/$1.txt runs stride chart status=0
    if [ ! -s "$data" ]; then
        echo "$data: is missing; the target that writes docs/measured/$name.md writes it"
        return 1
    fi
    runs=$(grep -vc '^#' "$data")
    stride=$(((runs + sample - 1) / sample))
    [ "$stride" -gt 0 ] || stride=1
    "$build/onward" figures "docs/templates/$name.in.md" --suite "$suites" --out "$out/$name" --from "$data" \
        --again "$((turn % stride))/$stride" || status=1
    cmp "$out/$name/$name.md" "docs/measured/$name.md" || status=1
    for chart in "$out/$name"/pictures/*; do
        [ ! -e "$chart" ] || cmp "$chart" "docs/measured/pictures/$(basename "$chart")" || status=1
    done
    return "$status"
}

failed=()
for page in "$@"; do
    case $page in
    *=*) again "${page%%=*}" "${page#*=}" ;;
    *@*) "$make" -s BUILD="$build" "${page#*@}" ;;
    *) false ;;
    esac || failed+=("${page%%[=@]*}")
done
if [ ${#failed[@]} -gt 0 ]; then
    echo "not as measured: ${failed[*]}"
    exit 1
fi
echo "$# pages: docs/ holds what is measured"
