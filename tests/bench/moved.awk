# moved.awk - the numbers in tables of two versions of a page that differ by more than a part: a line for each row of a table.
# Usage: awk -v part=0.03 -v causes=FILE -v page=NAME -f moved.awk OLD NEW. FILE has lines of four fields with tabs between: a page,
# and regular expressions of a table's place, a row and a column's name, and the cause. The first that fits counts.

function number(text) {
    if (text ~ /%|[0-9] of [0-9]/)
        return ""
    gsub(/[*`,~ ]/, "", text)
    return match(text, /^[-+]?[0-9]+(\.[0-9]+)?/) ? substr(text, RSTART, RLENGTH) + 0 : ""
}

# The best interval alone in a table has had its length in its name.
function name_columns(policy,    i, at, count) {
    for (i = 3; i < NF; i++)
        if ($i ~ "^" policy "-[0-9]+k$") {
            at = i
            count++
        }
    if (count == 1)
        $at = policy "-best"
}

# Rows of one name are told apart by their order.
function row_name(text) {
    if (text == "geometric mean")
        text = "mean, heterosync"
    if (text == "")
        text = last_row
    last_row = text
    return text (rows[FILENAME, place, text]++ ? " (" rows[FILENAME, place, text] ")" : "")
}

function moved(old, new) {
    return old == 0 || new == 0 ? old != new : new / old > 1 + part || old / new > 1 + part
}

function cause_of(place, row, column,    i) {
    for (i = 1; i <= rules; i++)
        if (rule_page[i] == page && place ~ rule_place[i] && row ~ rule_row[i] && column ~ rule_column[i])
            return rule_cause[i]
    return "?"
}

function cell(i,    old, new, key) {
    key = place SUBSEP row SUBSEP column[i] SUBSEP same[i]
    if (FILENAME == ARGV[1]) {
        known[key] = $i
        return
    }
    if (!(key in known))
        return
    old = known[key]
    new = $i
    if (number(old) == "" || number(new) == "" || !moved(number(old), number(new)))
        return
    cause = cause_of(place, row, column[i])
    line[cause] = line[cause] (line[cause] == "" ? "" : ", ") column[i] " " old " → " new
}

BEGIN {
    while ((getline text < causes) > 0) {
        if (text ~ /^#/ || split(text, field, "\t") != 5)
            continue
        rule_page[++rules] = field[1]
        rule_place[rules] = field[2]
        rule_row[rules] = field[3]
        rule_column[rules] = field[4]
        rule_cause[rules] = field[5]
    }
    FS = " *\\| *"
}
FNR == 1 { section = title = "" }
/^##+ / { section = $0; sub(/^#+ /, "", section); title = "" }
/^\*\*[a-z_]+\*\*:/ { title = section ", " substr($0, 3, index($0, ":") - 5) }
/^!\[/ { title = $0; sub(/^!\[/, "", title); sub(/\].*/, "", title) }
!/^\|/ { head = 0; next }
!head {
    head = 1
    place = title != "" ? title : section
    tables = ++count[FILENAME, place, $0]
    place = place (tables > 1 ? " (" tables ")" : "")
    title = ""
    name_columns("timeout")
    name_columns("sleep")
    for (i in header)
        delete header[i]
    for (i = 3; i < NF; i++) {
        column[i] = $i == "" ? "column " i - 1 : $i
        same[i] = header[$i]++
    }
    next
}
/^\| *:?-/ { next }
{
    row = row_name($2)
    for (cause in line)
        delete line[cause]
    for (i = 3; i < NF; i++)
        cell(i)
    for (cause in line)
        printf "| %s | %s | %s | %s |\n", place, row, line[cause], cause
}
