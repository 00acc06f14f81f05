# sensitivity_tables.awk - prints one table or chart of docs/measured/robustness.md, "Sensitivity". Reads the parameters (points,
# tests/bench/sensitivity_runs.sh), and then the values of every point (sensitivity_values.awk), the defaults first. Needs -v piece=NAME.

function is_number(text) { return text ~ /^[0-9.]+$/ }

# A corner has several settings with + between, and is none of its parameters' points.
function is_corner(point) { return index(point, "+") > 0 }

function name_of(point) { if (!is_corner(point)) sub(/=.*/, "", point); return point }

function setting_of(point) { sub(/.*=/, "", point); return point }

# A headline relative to the defaults; "-" if it does not exist there, "?" if only the screening was made, "" if there is no such point.
function ratio_of(point, headline,    value) {
    value = values[point, headline]
    return is_number(value) ? sprintf("%.4f", value / values[standard, headline]) : value
}

function distance(ratio) { return !is_number(ratio) ? 0 : ratio < 1 ? 1 / ratio - 1 : ratio - 1 }

# The larger distance of both sides of a parameter.
function farthest(i, headline,    low, high) {
    low = distance(ratio_of(names[i] "=" lows[i], headline))
    high = distance(ratio_of(names[i] "=" highs[i], headline))
    return low > high ? low : high
}

# Points at which the clock of the firmware differs by less than 1 %.
function is_nearby(point) {
    return name_of(point) == "cp.clock_mhz" && distance(sprintf("%.4f", setting_of(point) / clock)) < 0.01
}

# Points are "nearby", "corner", or of one parameter: "none" if that has no source.
function kind_of(point) { return is_nearby(point) ? "nearby" : is_corner(point) ? "corner" : none[name_of(point)] ? "none" : "sourced" }

# least (where) to most (where), over the points of a kind.
function range(headline, kind,    i, value, least, most, least_at, most_at) {
    least = most = values[standard, headline]
    for (i = 2; i <= count; i++) {
        value = values[points[i], headline]
        if (!is_number(value) || kind_of(points[i]) != kind)
            continue
        if (value + 0 < least + 0) { least = value; least_at = points[i] }
        if (value + 0 > most + 0) { most = value; most_at = points[i] }
    }
    if (kind != "none")
        return sprintf("%.2f to %.2f", least, most)
    return sprintf("%.2f%s to %.2f%s", least, least_at ? " (`" least_at "`)" : "", most, most_at ? " (`" most_at "`)" : "")
}

# The parameters of the first corner: `a`, `b`
function corner_names(    i, j, parts, text) {
    for (i = 2; i <= count; i++)
        if (is_corner(points[i])) {
            for (j = 1; j <= split(points[i], parts, "+"); j++)
                text = text (j > 1 ? ", " : "") "`" name_of(parts[j]) "`"
            break
        }
    return text
}

function print_headlines(    i, corners) {
    corners = corner_names()
    print "| headline | at the defaults | chaos | parameters without a source |" (corners ? " all corners of " corners " |" : "")
    print "| --- | ---: | --- | --- |" (corners ? " --- |" : "")
    for (i = 1; i <= 4; i++)
        printf "| %s | %.2f | %s | %s |%s\n", titles[i], values[standard, i], range(i, "nearby"), range(i, "none"),
            corners ? " " range(i, "corner") " |" : ""
}

# The corners of those parameters without a source that move a headline most: each at its low or its high value, or at its
# default where it has one of them only. Parameters of one policy are no hardware.
function print_corners(    i, j, most, order, leading, corner, point, chosen, sides) {
    for (i = 1; i <= parameters; i++) {
        most[i] = 0
        for (j = 1; none[names[i]] && names[i] !~ /:|^timeout\./ && j <= 4; j++)
            if (farthest(i, j) > most[i])
                most[i] = farthest(i, j)
    }
    for (leading = 0; leading < LEADING; leading++) {
        chosen = 0
        for (i = 1; i <= parameters; i++)
            if (most[i] > 0 && (!chosen || most[i] > most[chosen]))
                chosen = i
        if (!chosen)
            break
        order[leading] = chosen
        most[chosen] = 0
    }
    for (corner = 0; leading > 1 && corner < 2 ^ leading; corner++) {
        point = ""
        sides = corner
        for (j = 0; j < leading; j++) {
            i = order[j]
            chosen = sides % 2 ? highs[i] : lows[i]
            point = point (j ? "+" : "") names[i] "=" (chosen == "-" ? defaults[i] : chosen)
            sides = int(sides / 2)
        }
        print point
    }
}

function percent(point, headline,    ratio) {
    ratio = ratio_of(point, headline)
    return !is_number(ratio) ? (ratio == "?" ? "small" : ratio) : sprintf("%+.1f %%", 100 * (ratio - 1))
}

# The change at a parameter's low and high value: "-3.1 %, +2.0 %".
function changes(i, headline,    low, high) {
    low = percent(names[i] "=" lows[i], headline)
    high = percent(names[i] "=" highs[i], headline)
    return low (low != "" && high != "" ? ", " : "") high
}

function is_whole(i) {
    return ratio_of(names[i] "=" lows[i], 1) ~ /[-0-9]/ || ratio_of(names[i] "=" highs[i], 1) ~ /[-0-9]/
}

function values_text(i) { return lows[i] == "-" ? highs[i] : highs[i] == "-" ? lows[i] : lows[i] ", " highs[i] }

# Lines that come with a key before a tab are printed with the largest key first.
function print_turned(    i, j, most, sorter) {
    print "| parameter | default | turned to | source | " titles[1] " | " titles[2] " | " titles[3] " | " titles[4] " |"
    print "| --- | ---: | --- | --- | --- | --- | --- | --- |"
    fflush()
    sorter = "sort -t '\t' -k1,1nr -k2,2 | cut -f2-"
    for (i = 1; i <= parameters; i++) {
        if (!is_whole(i))
            continue
        most = 0
        for (j = 1; j <= 4; j++)
            if (farthest(i, j) > most)
                most = farthest(i, j)
        printf "%.6f\t| `%s` | %s | %s | %s | %s | %s | %s | %s |\n", most, names[i], defaults[i], values_text(i),
            none[names[i]] ? "none" : "", changes(i, 1), changes(i, 2), changes(i, 3), changes(i, 4) | sorter
    }
    close(sorter)
}

function row_ratio(point, headline,    ratio) {
    ratio = ratio_of(point, headline)
    return is_number(ratio) ? ratio : "-"
}

function print_tornado(headline,    i, most, sorter) {
    sorter = "sort -t '\t' -k1,1nr -k2,2 | cut -f2- | head -n 24"
    for (i = 1; i <= parameters; i++) {
        most = farthest(i, headline)
        if (most >= 0.01)
            printf "%.6f\t%s %s %s %s %s\n", most, names[i], lows[i], row_ratio(names[i] "=" lows[i], headline), highs[i],
                row_ratio(names[i] "=" highs[i], headline) | sorter
    }
    close(sorter)
}

function print_sweep(i,    j, point, sorter) {
    sorter = "sort -t '\t' -k1,1n | cut -f2-"
    printf "%s\t| `%s` | %s, the default | %.2f | %.2f | %.2f | %.2f |\n", defaults[i], names[i], defaults[i], values[standard, 1],
        values[standard, 2], values[standard, 3], values[standard, 4] | sorter
    for (j = 2; j <= count; j++) {
        point = points[j]
        if (name_of(point) == names[i] && !is_nearby(point) && values[point, 1] != "?")
            printf "%s\t| `%s` | %s | %s | %s | %s | %s |\n", setting_of(point), names[i], setting_of(point), short(point, 1),
                short(point, 2), short(point, 3), short(point, 4) | sorter
    }
    close(sorter)
}

function short(point, headline) {
    return is_number(values[point, headline]) ? sprintf("%.2f", values[point, headline]) : values[point, headline]
}

function print_sweeps(    i, j, swept) {
    print "| parameter | value | " titles[1] " | " titles[2] " | " titles[3] " | " titles[4] " |"
    print "| --- | ---: | ---: | ---: | ---: | ---: |"
    fflush()
    for (i = 1; i <= parameters; i++) {
        swept = 0
        for (j = 2; j <= count; j++)
            if (name_of(points[j]) == names[i] && setting_of(points[j]) != lows[i] && setting_of(points[j]) != highs[i] &&
                !is_nearby(points[j]))
                swept = 1
        if (swept)
            print_sweep(i)
    }
}

function screened_text(i,    low, high) {
    low = ratio_of(names[i] "=" lows[i], 1) == "?"
    high = ratio_of(names[i] "=" highs[i], 1) == "?"
    return low && high ? lows[i] ", " highs[i] : low ? lows[i] : high ? highs[i] : ""
}

function print_screened(    i) {
    print "| parameter | default | turned to |"
    print "| --- | ---: | --- |"
    for (i = 1; i <= parameters; i++)
        if (screened_text(i) != "")
            printf "| `%s` | %s | %s |\n", names[i], defaults[i], screened_text(i)
}

function print_note(i, side, value, note) {
    if (note != "-")
        printf "| `%s` | %s | %s | %s | %s |\n", names[i], defaults[i], side, value == "-" ? "not turned" : value, note
}

function print_skipped(    i) {
    print "| parameter | default | | turned to | why |"
    print "| --- | ---: | --- | ---: | --- |"
    for (i = 1; i <= parameters; i++) {
        print_note(i, "half", lows[i], low_notes[i])
        print_note(i, "double", highs[i], high_notes[i])
    }
}

BEGIN {
    LEADING = 4
    titles[1] = "awg/baseline, steady"
    titles[2] = "awg/timeout, cu-loss"
    titles[3] = "onward/awg, steady"
    titles[4] = "onward/awg, cu-loss"
}

FNR == NR {
    names[++parameters] = $1
    defaults[parameters] = $2
    lows[parameters] = $3
    highs[parameters] = $4
    low_notes[parameters] = $5
    high_notes[parameters] = $6
    none[$1] = $8 == "none"
    if ($1 == "cp.clock_mhz")
        clock = $2
    next
}

{
    points[++count] = $1
    if (count == 1)
        standard = $1
    for (i = 1; i <= 4; i++)
        values[$1, i] = $(i + 1)
}

END {
    if (piece == "headlines") print_headlines()
    if (piece == "corners") print_corners()
    if (piece == "turned") print_turned()
    if (piece == "sweeps") print_sweeps()
    if (piece == "screened") print_screened()
    if (piece == "skipped") print_skipped()
    if (piece == "steady") print_tornado(1)
    if (piece == "loss") print_tornado(2)
    if (piece == "onward") print_tornado(3)
    if (piece == "onward-loss") print_tornado(4)
}
