# stock_tables.awk - the tables about code that spins, from docs/data/stock.csv: a line for each suite, benchmark and scenario, a column
# for the cycles of each kind of run, or how it ended. Of timeout that column counts which has the least geometric mean, once for all
# rows of a suite and a scenario.
BEGIN {
    FS = ","
    cases = split("heterosync steady,heterosync cu-loss,heterosync-more steady,heterosync-more cu-loss", group, ",")
    title["heterosync"] = "the ten"
    title["heterosync-more"] = "`heterosync-more`"
}

NR == 1 { for (i = 4; i <= NF; i++) column[i] = $i; last = NF; next }

{
    key = $1 " " $3
    if (!($2 in suite_of)) { suite_of[$2] = $1; benchmark[++benchmarks] = $2 }
    row[key, ++rows[key]] = $2
    for (i = 4; i <= last; i++) cycles[key, $2, column[i]] = $i
}

function ended(value) { return value ~ /^[0-9]+$/ }

# ratio KEY BENCHMARK OF OVER: of their cycles, or 0 where one of them has not ended.
function ratio(key, name, of, over) {
    return ended(cycles[key, name, of]) && ended(cycles[key, name, over]) ? cycles[key, name, of] / cycles[key, name, over] : 0
}

# measure KEY OF OVER: sets mean, of the rows that ended, their number, and the least and the most with their names.
function measure(key, of, over,    i, value) {
    mean = number = least = most = 0
    for (i = 1; i <= rows[key]; i++) {
        value = ratio(key, row[key, i], of, over)
        if (!value) continue
        mean += log(value)
        if (!number++ || value < least) { least = value; least_name = row[key, i] }
        if (value > most) { most = value; most_name = row[key, i] }
    }
    mean = number ? exp(mean / number) : 0
}

# rival KEY: the column of timeout that is the best of those of which every row ends.
function rival(key,    i, best, found) {
    for (i = 4; i <= last; i++) {
        if (column[i] !~ /^timeout-/) continue
        measure(key, column[i], "onward")
        if (number != rows[key] || (found && mean >= best)) continue
        best = mean
        found = column[i]
    }
    return found
}

function named(key,    part) { split(key, part, " "); return title[part[1]] ", " part[2] }
function form(name) { sub(/^timeout-/, "", name); return name == "spinning" ? "spins off" : name " cycles, spins on" }
function shown(value) { return value ? sprintf("%.2f", value) : "-" }
function goal(text, bound, value, name, met) {
    printf "| %s | %s | %.2f%s | %s |\n", text, bound, value, (name ? " (" name ")" : ""), (met ? "met" : "**missed**")
}

# below KEY OF OVER: the rows under 1, the least first.
function below(key, of, over,    i, value, text, count, taken, next_one, low) {
    while (1) {
        low = 1
        next_one = ""
        for (i = 1; i <= rows[key]; i++) {
            value = ratio(key, row[key, i], of, over)
            if (value && value < low && !(row[key, i] in taken)) { low = value; next_one = row[key, i] }
        }
        if (next_one == "") return text == "" ? "none" : text
        taken[next_one] = 1
        text = text (text == "" ? "" : ", ") next_one " " sprintf(low < 0.995 ? "%.2f" : "%.3f", low)
    }
}

END {
    print "| | onward | awg, `policy.spins=on` | onward over timeout | rows under 1 | onward over baseline |"
    print "| --- | --- | --- | --- | --- | --- |"
    for (i = 1; i <= cases; i++) {
        key = group[i]
        best[key] = rival(key)
        printf "| %s |", named(key)
        measure(key, "onward", "waiting-onward")
        printf " %.2f, most %.2f (%s) |", mean, most, most_name
        measure(key, "awg", "waiting-awg")
        printf " %.2f, most %.2f (%s) |", mean, most, most_name
        measure(key, best[key], "onward")
        printf " %.2f (%s) | %s |", mean, form(best[key]), below(key, best[key], "onward")
        measure(key, "baseline", "onward")
        printf " %s |\n", (number ? sprintf("%.2f, %d of %d rows end", mean, number, rows[key]) : "no row ends")
    }

    print "\n| goal | bound | value | |\n| --- | --- | --- | --- |"
    for (i = 1; i <= cases; i++) {
        measure(group[i], "onward", "waiting-onward")
        goal("code that spins over code with waiting atomics, onward, " named(group[i]) ", mean", "at most 1.3", mean, "", mean <= 1.3)
    }
    for (i = 1; i <= cases; i++) {
        measure(group[i], "awg", "waiting-awg")
        goal("the same, awg with `policy.spins=on`, " named(group[i]) ", mean", "at most 1.3", mean, "", mean <= 1.3)
    }
    for (i = 1; i <= cases; i++) {
        measure(group[i], best[group[i]], "onward")
        goal("code that spins, onward over timeout at its best, " named(group[i]) ", least", "at least 1", least, least_name, least >= 1)
    }

    print "\n| benchmark | steady: onward | awg | over timeout | over baseline | cu-loss: onward | awg | over timeout | over baseline |"
    print "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    for (i = 1; i <= benchmarks; i++) {
        name = benchmark[i]
        printf "| %s |", name
        for (j = 1; j <= 2; j++) {
            key = suite_of[name] (j == 1 ? " steady" : " cu-loss")
            printf " %s | %s | %s | %s |", shown(ratio(key, name, "onward", "waiting-onward")), shown(ratio(key, name, "awg", "waiting-awg")),
                shown(ratio(key, name, best[key], "onward")), shown(ratio(key, name, "baseline", "onward"))
        }
        print ""
    }
}
