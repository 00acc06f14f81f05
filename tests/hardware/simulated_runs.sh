# simulated_runs.sh - sourced: the programs on the simulated GPU, and what docs/data/hardware/simulated.txt has of them.
# Needs $build and $work. A line is "NAME VALUE UNIT RUNS", as in the files of cards.

# Half a nanosecond for a tick, and a host that waits for a simulation.
export COMPILER=hipcc ARCH=gfx803 FLAGS="-DGPU_TICK_NS=1 -DGPU_TICKS=2 -DHOST_LIMIT_S=3000" BUILD_ONLY=1

# The time after which a WG has to leave for others is shorter than by default, so that waits and simulations are.
gpu="--set cp.quantum=20000"
deadline_ms=1
policies="baseline awg onward"
limit=1800 # seconds of a run, beyond any on a busy machine
recall_runs=3

# make_programs NAME..: compiles; false without the packages, which it names.
make_programs() {
    local packages
    . tests/support/packages.sh
    packages=$(missing_packages hipcc)
    if [ -n "$packages" ]; then
        echo "SKIPPED programs of tests/hardware: needs $packages"
        return 1
    fi
    tests/hardware/run.sh "$work" "$@" >"$work/log" || { cat "$work/log" >&2; exit 1; }
}

# simulate POLICY PROGRAM ARGUMENT..: what it prints.
simulate() {
    # shellcheck disable=SC2086 # options are words
    timeout $limit "$build/onward" exec --quiet --policy "$1" $gpu "$work/hardware/$2" "${@:3}" </dev/null
}

# idioms POLICY: how many launches with twice the blocks that fit ended, of each idiom. Columns of litmus have widths.
idioms() {
    simulate "$1" litmus 1 $deadline_ms brief once | awk -v policy="$1" '
        substr($0, 42, 30) ~ /^2x resident *$/ {
            name = substr($0, 1, 40)
            sub(/\(.*/, "", name)
            sub(/, barrier/, "", name)
            gsub(/[^a-z]+/, "_", name)
            sub(/_$/, "", name)
            match($0, /finished +[0-9]+ /)
            split(substr($0, RSTART, RLENGTH), words)
            match($0, /wrong [0-9]+/)
            if (substr($0, RSTART + 6, RLENGTH - 6) > 0)
                words[2] = "wrong"
            print "progress." policy "." name, words[2], "of_1", 1
        }'
}

# latencies: cycles of dependent accesses of one lane.
latencies() {
    simulate baseline micro 20 latencies | awk '
        function cycles(name) { print "latency." name, $(NF - 1), "cycles", 1 }
        /^L1 hit/ { cycles("l1") }
        /^L2 hit, ld.cg, 64/ { cycles("l2") }
        /^L2 hit, ld.relaxed/ { cycles("relaxed") }
        /^atomic, one word/ { cycles("atomic") }'
}

# lower: $1 as in a NAME of the file.
names='function lower(word) { word = tolower(word); gsub(/[^a-z0-9]+/, "_", word); return word }'

# operations MOST: microseconds of a critical section, or of a barrier, of up to MOST blocks that spin.
operations() {
    simulate baseline heterosync few 1 0 "$1" | awk -F, "$names"'
        $1 == "prim" { begun = 1; next }
        begun { printf "%s.%s.%s %.2f us %s\n", $1 ~ /^(SRB|TB|LFTB)/ ? "barrier" : "section", lower($1), $3, $8 + $9 ? "wrong" : $5, $7 }'
}

# recalls MOST: how many blocks discovery found, and when all were told, in launches of twice as many as fit, of up to MOST.
# Columns have widths.
recalls() {
    simulate baseline discovery "$recall_runs" 1000 "$1" | awk -v runs="$recall_runs" "$names"'
        NR > 2 && $2 * 2 == $3 {
            name = lower($1) "." lower(substr($0, 18, 26))
            sub(/_$/, "", name)
            split(substr($0, 44), value)
            printf "recall.%s %.1f of_%d %d\n", name, value[1], $2, runs
            printf "told.%s %.1f us %d\n", name, $NF ? "wrong" : value[6], runs
        }'
}
