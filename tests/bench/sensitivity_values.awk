# sensitivity_values.awk - reads docs/sensitivity.csv; prints a line for each point: its name, what it sets, and the four headlines
# of the ten benchmarks: awg over baseline in steady, awg over timeout in cu-loss, onward over awg in steady, and in cu-loss. A headline is
# a geometric mean of quotients of cycles; "-" if a run did not end well, "?" if it was not made.
# Then comes the largest change of a run from the default, as a fraction, "-" if one ends otherwise.
function mean(slow, fast, scenario,    i, sum, count, a, b) {
    for (i = 2; i <= columns; i++) {
        if (column[i] !~ "^" scenario " " fast " ")
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
function largest(    i, change, most) {
    for (i = 2; i <= columns; i++) {
        if ($i == "" || $i == standard[i])
            continue
        if ($i !~ /^[0-9]+$/ || standard[i] !~ /^[0-9]+$/)
            return "-"
        change = $i / standard[i] - 1
        if (change < 0)
            change = -change
        if (change > most)
            most = change
    }
    return sprintf("%.6f", most)
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
NR == 2 {
    for (i = 2; i <= NF; i++)
        standard[i] = $i
}
{ print $1, mean("baseline", "awg", "steady"), mean("timeout", "awg", "cu-loss"), mean("awg", "onward", "steady"),
    mean("awg", "onward", "cu-loss"), largest() }
