# sensitivity_values.awk - reads docs/data/sensitivity.csv; prints a line for each point: its name, what it sets, and the four headlines: awg over baseline in steady, awg over timeout in cu-loss, onward over awg in steady, and in cu-loss. A headline is
# a geometric mean of quotients of cycles; "-" if a run did not end well, "?" if it was not made. A benchmark that only one of the two
# policies has a column of is left out.
function mean(slow, fast, scenario,    i, sum, count, a, b) {
    for (i = 2; i <= columns; i++) {
        if (column[i] !~ "^" scenario " " fast " ")
            continue
        if (!((scenario " " slow " " benchmark[i]) in place))
            continue
        a = $(place[scenario " " slow " " benchmark[i]])
        b = $i
        if (a == "" || b == "")
            return "?"
        if (a !~ /^[0-9]+$/ || b !~ /^[0-9]+$/)
            return "-"
        sum += log(a / b)
        count++
    }
    return sprintf("%.6f", exp(sum / count))
}
BEGIN { FS = "," }
NR == 1 {
    columns = NF
    for (i = 2; i <= NF; i++) {
        column[i] = $i
        place[$i] = i
        benchmark[i] = $i
        sub(/^[^ ]+ [^ ]+ /, "", benchmark[i])
    }
    next
}
{ print $1, mean("baseline", "awg", "steady"), mean("timeout", "awg", "cu-loss"), mean("awg", "onward", "steady"),
    mean("awg", "onward", "cu-loss") }
