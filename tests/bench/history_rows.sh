# history_rows.sh - sourced: docs/data/history.csv, the rows of all versions that were recorded. Every function is called in the
# root of a checkout.
history_csv=docs/data/history.csv
history_names=version,commits,compiler,topic,measure,value

# check_history: the file is as it was written, or is not there. Else names line and fault, and returns 2.
check_history() {
    [ -e $history_csv ] || return 0
    if [ -s $history_csv ] && [ -n "$(tail -c 1 $history_csv)" ]; then
        echo "$history_csv:$(($(wc -l <$history_csv) + 1)): the line is torn: expected a newline at its end" >&2
        return 2
    fi
    awk -F, -v file=$history_csv -v names=$history_names '
        function refuse(what) { print file ":" (FNR ? FNR : 1) ": " what; wrong = 1; exit 2 }
        NR == 1 { if ($0 != names) refuse("expected the names " names); next }
        NF != 6 { refuse("expected 6 fields, found " NF) }
        $1 !~ /^[0-9]+-[0-9]+-[0-9]+ [0-9a-f]+$/ { refuse("expected a date and the hash of a commit, found \047" $1 "\047") }
        $2 !~ /^[0-9]+$/ { refuse("expected the number of commits, found \047" $2 "\047") }
        $3 == "" || $4 == "" || $5 == "" { refuse("expected a compiler, a topic and a measure") }
        $6 !~ /^([0-9]+([.][0-9]+)?)?$/ { refuse("expected a number or nothing, found \047" $6 "\047") }
        ($1, $4, $5) in seen { refuse($1 " has " $4 " " $5 " in line " seen[$1, $4, $5] ", too") }
        { seen[$1, $4, $5] = FNR }
        END { if (!wrong && !NR) refuse("expected the names " names) }' $history_csv >&2
}

# version_of COMMIT: "DATE HASH,COMMITS", the first two fields of its rows.
version_of() { echo "$(git show -s --format=%cd --date=format:%Y-%m-%d "$1") $(git rev-parse --short=8 "$1^{commit}"),$(git rev-list --count "$1")"; }

# put_rows VERSION,COMMITS: the rows of this version are the lines COMPILER,TOPIC,MEASURE,VALUE of standard input from now on.
# Versions stand in the order of their commits.
put_rows() {
    local version=$1 new=$history_csv.new
    {
        [ ! -e $history_csv ] || awk -F, -v version="${version%,*}" 'NR > 1 && $1 != version' $history_csv
        awk -v version="$version" '{ print version "," $0 }'
    } | sort -s -t , -k 2,2n >"$new.rows" && { echo $history_names && cat "$new.rows"; } >"$new" && rm "$new.rows" && mv "$new" $history_csv
}

# newest_version: the last one's date and hash.
newest_version() { tail -n 1 $history_csv | cut -d , -f 1; }

# write_history_page FOLDER: the page and its pictures, by "$build/onward".
write_history_page() { "$build/onward" figures docs/templates/history.in.md --suite heterosync --out "$1"; }
