#!/bin/bash
# make prove: Frama-C's Eva over the harnesses of tests/prove, then over planted mistakes. An alarm that is not in tests/prove/accepted.txt
# is a failure, and so is one there that does not come any more. Usage: prove.sh BUILD [NAME...]
cd "$(dirname "$0")/../.." || exit 1
out=$1/prove
shift
if ! command -v frama-c >/dev/null 2>&1; then
    echo "SKIPPED prove: needs frama-c (Debian: apt-get install --no-install-recommends frama-c-base)"
    exit 0
fi
mkdir -p "$out"
passed=0
failed=0

# count STATUS TEXT: a case; its text is printed if it has failed.
count() {
    if [ "$1" = 0 ]; then
        passed=$((passed + 1))
    else
        echo "FAILED $2"
        failed=$((failed + 1))
    fi
}

wanted() {
    local harness=$1
    shift
    [ $# = 0 ] || [[ " $* " = *" $harness "* ]]
}

# analyse HARNESS AS OPTIONS SOURCES: writes AS.log, AS.csv and, one a line and without line numbers, AS.alarms.
analyse() {
    rm -f "$out/$2.csv"
    # shellcheck disable=SC2086
    # Headers of the firmware come before those of the C library that Frama-C has: -iquote.
    timeout "${LIMIT:-600}" frama-c -c11 -machdep gcc_x86_32 -cpp-extra-args="-include tests/prove/prove_config.h -iquote fw -iquote tests/prove -Iinclude" \
        -eva $3 -main prove "tests/prove/$1.c" tests/prove/any.c $4 -then -report-csv "$out/$2.csv" >"$out/$2.log" 2>&1
    [ -s "$out/$2.csv" ] || return 1
    awk -F'\t' -v name="$1" 'NR > 1 && $6 !~ /^(Valid|Considered valid|Dead)$/ {print name ": " $2 " " $4 ": " $5 ": " $7}' "$out/$2.csv" | sort >"$out/$2.alarms"
}

# of_harness NAME: sets its options and sources.
of_harness() {
    IFS='|' read -r _ options sources < <(grep "^$1 |" tests/prove/harnesses.txt)
}

mapfile -t harnesses < <(sed -nE 's/^([a-z]+) \|.*/\1/p' tests/prove/harnesses.txt)
for name in "${harnesses[@]}"; do
    wanted "$name" "$@" || continue
    begin=$SECONDS
    of_harness "$name"
    if ! analyse "$name" "$name" "$options" "$sources"; then
        count 1 "$name: no result; $out/$name.log"
        continue
    fi
    echo "$name: $(sed -nE 's/^ *([0-9]+) functions analyzed.*/\1/p' "$out/$name.log") functions, $(wc -l <"$out/$name.alarms") alarms, $((SECONDS - begin)) s"
    differences=$(diff <(grep "^$name: " tests/prove/accepted.txt | sort) "$out/$name.alarms" | grep '^[<>]')
    count $((${#differences} != 0)) "$name: other alarms than those of tests/prove/accepted.txt:"$'\n'"$differences"
done

while IFS='|' read -r name source script; do
    name=${name// /}
    source=${source// /}
    wanted "$name" "$@" || continue
    of_harness "$name"
    copy=$out/planted_$(basename "$source")
    # Without the harness's own run, all alarms of the plant are new.
    [ -e "$out/$name.alarms" ] || : >"$out/$name.alarms"
    sed "$script" "$source" >"$copy"
    cmp -s "$source" "$copy" && count 1 "the plant in $source has nothing to change"
    analyse "$name" "$name.planted" "$options" "${sources/"$source"/"$copy"}" &&
        diff "$out/$name.alarms" "$out/$name.planted.alarms" | grep -q '^>'
    count $? "planted in $source:$script is not found"
done < <(grep -v '^#' tests/prove/plants.txt)
echo "prove: $passed passed, $failed failed"
[ "$failed" = 0 ]
