# worst_rows.awk - the goals of docs/measured/bench.md that are about the largest value of a table before them on the page.
#
#     awk -f worst_rows.awk PAGE
#
# Prints the page with the value of these rows put in: the largest number of the cells in the table's columns, and which cell it is.
# Cells may hold several numbers; the last one counts.

# The last number of a cell, with what is behind it, and without a plus.
function last_number(cell) {
    sub(/^.*, /, "", cell)
    sub(/^\+/, "", cell)
    return cell
}

# take FIRST LAST LABELLED: the largest of the columns, and whether its column is named beside its row.
function take(first, last, labelled,   i, number) {
    for (i = first; i <= last; i++) {
        number = last_number($i)
        if (worst == "" || number + 0 > worst + 0) {
            worst = number
            where = labelled ? $2 ", " names[i] : $2
        }
    }
}

BEGIN { FS = " *[|] *" }
!/^\|/ { table = "" }
/^\| run \| base, million / { table = "additions" }
/^\| instructions a wave instruction, over / { table = "schedulers" }
/^\| with timing, without, ratio / { table = "timing" }
table && (/^\| (run|with timing, without, ratio|instructions a wave instruction, over [a-z-]*) \|/) {
    worst = where = ""
    for (i = 3; i < NF; i++) names[i] = $i
    print
    next
}
/^\| ---/ { print; next }
table == "additions" { take(5, 5, 0) }
table == "schedulers" || table == "timing" { take(3, NF - 1, 1) }
!table && /, most of all (rows|policies) \|/ {
    if (worst == "") {
        print "worst_rows.awk: no table is before: " $0 >"/dev/stderr"
        failed = 1
        exit
    }
    printf "| %s | %s (%s) | %s |\n", $2, worst, where, $4
    next
}
{ print }
END { exit failed }
