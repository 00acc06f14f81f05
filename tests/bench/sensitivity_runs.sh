# sensitivity_runs.sh - sourced: the runs of the headlines, each kept once it is done. Needs $onward, and $rows, the file of those kept.
#
# A run is named by four words: SETTING SCENARIO POLICY BENCHMARK. SETTING is KEY=VALUE, several with + between, or "-" for the
# defaults. A line of $rows
# is a run's name and its cycles, or how it ended.

. tests/bench/turn.sh

suite=heterosync
pairs="steady:baseline steady:awg steady:onward cu-loss:timeout cu-loss:awg cu-loss:onward"
intervals=timeout-1k,timeout-2k,timeout-4k,timeout-8k,timeout-16k,timeout-32k,timeout-64k
benchmarks=$("$onward" list benchmarks | awk -v suite=$suite '$1 == suite { printf "%s ", $2 }')

# The runs that say whether a parameter needs all of them: the cheap ones of each kind, a local lock, two barriers, a global lock.
is_screened() {
    case $3 in
    TB_LG | LFTBEX_LG | SPM_L) true ;;
    FAM_G) [ "$2" = awg ] || [ "$2" = onward ] ;;
    *) false ;;
    esac
}

# setting_of POLICY POINT: what a point sets for runs of a policy. The point awg:policy.x=1 sets nothing for other policies.
setting_of() {
    case $2 in
    "$1":*) echo "${2#*:}" ;;
    *:*) echo - ;;
    *) echo "$2" ;;
    esac
}

# runs_of POINT [screened]: the names of its runs, all or those of the screening.
runs_of() {
    local pair scenario policy benchmark setting
    for pair in $pairs; do
        scenario=${pair%:*} policy=${pair#*:}
        setting=$(setting_of "$policy" "$1")
        for benchmark in $benchmarks; do
            [ "$2" != screened ] || is_screened "$scenario" "$policy" "$benchmark" || continue
            echo "$setting $scenario $policy $benchmark"
        done
    done
}

# best_interval FOLDER: the interval of timeout with the least geometric mean of cycles in cu-loss, as a number.
best_interval() {
    mkdir -p "$1"
    echo "{{family timeout $intervals}}{{best timeout-best cu-loss}}" >"$1/best.in.md"
    "$onward" figures "$1/best.in.md" --suite $suite --out "$1" >/dev/null || return 1
    sed -nE 's/^timeout-([0-9]+)k$/\1000/p' "$1/best.md"
}

# as_holes INTERVAL: a page with a line for each run that comes in.
as_holes() {
    awk -v interval="$1" '
    {
        settings = $1 == "-" ? "" : " " $1
        gsub(/\+/, " ", settings)
        if ($3 == "timeout" && settings !~ / timeout\.interval=/)
            settings = settings " timeout.interval=" interval
        print $0 " {{value cycles " $3 " " $2 " of=" $4 settings "}}"
    }'
}

# do_runs INTERVAL: does those runs that come in and are not kept, some at a time, and keeps them.
do_runs() {
    local work count
    work=$(dirname "$rows")/now
    mkdir -p "$work"
    touch "$rows"
    awk 'old { kept[$1, $2, $3, $4] = 1; next } !kept[$1, $2, $3, $4]++' old=1 "$rows" old=0 - >"$work/wanted"
    count=$(wc -l <"$work/wanted")
    [ "$count" = 0 ] || echo "$(date +%H:%M:%S) $count runs" >&2
    rm -f "$work"/part.*
    split -l 60 -a 4 "$work/wanted" "$work/part."
    for part in "$work"/part.*; do
        [ -e "$part" ] || break
        as_holes "$1" <"$part" >"$work/part.in.md"
        rm -f "$work/part.md"
        # A run that ends badly is a result; a refused one leaves no page.
        "$onward" figures "$work/part.in.md" --suite $suite --out "$work" >/dev/null
        [ -f "$work/part.md" ] || return 1
        grep -v '^<!--' "$work/part.md" >>"$rows"
    done
}

# like_default POINT: says that a point's runs of baseline take the cycles that they take at the defaults, if those of the screening do:
# a line for each of its runs of baseline that is not kept.
like_default() {
    local setting
    setting=$(setting_of baseline "$1")
    [ "$setting" != - ] || return 0
    { runs_of "$1" screened | sed 's/^/screened /' && runs_of "$1"; } | grep -E "^(screened )?$setting steady baseline " | awk '
        old { cycles[$1, $4] = $3 == "baseline" ? $5 : cycles[$1, $4]; next }
        $1 == "screened" { if (cycles[$2, $5] != cycles["-", $5]) exit; next }
        cycles[$1, $4] == "" { print $0, cycles["-", $4] }' old=1 "$rows" old=0 -
}

# table_of INTERVAL WHICH POINT...: CSV of what is kept of these points: a column for each run of a point, a line for each point.
# WHICH is "all", or "screened" for the columns of the screening. The point "-", the defaults, is written as what it sets nonetheless:
# the interval of timeout.
table_of() {
    local point default="timeout.interval=$1" which=$2
    shift 2
    { echo setting && runs_of - "$which" | cut -d' ' -f2-; } | paste -sd,
    for point in "$@"; do
        runs_of "$point" "$which" | awk -v point="${point/#-/$default}" '
            old { cycles[$1, $2, $3, $4] = $5; next }
            { line = line "," cycles[$1, $2, $3, $4] }
            END { print point line }' old=1 "$rows" old=0 -
    done
}

# rows_of_table CSV: its runs as lines of $rows.
rows_of_table() {
    local point values first=-
    sed 1d "$1" | while IFS=, read -r point values; do
        paste -d' ' <(runs_of "${first:-$point}") <(tr , '\n' <<<"$values") | grep -v ' $'
        first=""
    done
}

# interval_of CSV: the interval of timeout; the first point, the defaults, sets it.
interval_of() { sed -n '2s/^timeout.interval=\([0-9]*\),.*/\1/p' "$1"; }

# points: a line for each parameter, with tabs between: name, default, low value, high value, why these are not half and double,
# source, "none" if it has none. Needs the interval of timeout, which takes the place of that parameter's default.
points() {
    local name default least most power unit source
    parameters | while IFS=$'\t' read -r name default least most power unit source; do
        [ "$name" != timeout.interval ] || default=$1
        turn "$name" "$default" "$least" "$most" "$power" "$unit"
        printf '%s\t' "$name" "$default" "$low" "$high" "${low_note:--}" "${high_note:--}" "$source"
        if has_no_source "$source"; then echo none; else echo -; fi
    done
}
