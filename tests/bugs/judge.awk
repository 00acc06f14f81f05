# judge.awk - compares what a run with --check said with what a kernel's source expects.
#
#     awk -v name=NAME -v status=STATUS [-v twin=1] -f judge.awk NAME.cl OUTPUT
#
# Marks in the source: /* A */ names its line. /* expect: KIND A [B] */ is a finding at line A with line B as other party; the parties of
# races and stale have no order. /* expect?: .. */ may be found or not;
# "*" is any line. /* exit: N */ is the exit status, 1 if there is none.
# /* says: TEXT */ is text of the output. KIND hang wants line A in the report of a hang. Prints a line for each difference. A twin has to end with 0 and without findings.
function letter_line(letter) {
    if (letter == "" || letter == "*")
        return letter
    if (!(letter in mark))
        print "no line has the mark " letter
    return mark[letter]
}
function key(kind, first, second, swap) {
    if (kind ~ /^(races|stale)$/ && second != "" && second + 0 < first + 0) {
        swap = first
        first = second
        second = swap
    }
    return kind " " first (second == "" ? "" : " " second)
}
# Line number of the first place in the text, or "".
function place(text) {
    if (!match(text, "(^|[^a-z_])" name "\\.cl:[0-9]+"))
        return ""
    text = substr(text, RSTART, RLENGTH)
    sub(/.*:/, "", text)
    return text
}
function end_finding() {
    if (kind == "")
        return
    found[key(kind, first, second)] = 1
    found[key(kind, first, "")] = 1
    said[++count] = kind
    said_first[count] = first
    said_second[count] = second
    kind = ""
}
function known(i) {
    return key(said[i], said_first[i], said_second[i]) in allowed || key(said[i], said_first[i], "") in allowed ||
        key(said[i], "*", "") in allowed
}
BEGIN { want_status = twin ? 0 : 1 }
FILENAME != last { files++; last = FILENAME }
files > 1 { output = output $0 "\n" }
files == 1 {
    rest = $0
    while (match(rest, /\/\* [A-Z] \*\//)) {
        mark[substr(rest, RSTART + 3, 1)] = FNR
        rest = substr(rest, RSTART + RLENGTH)
    }
    if (twin)
        next
    if ($2 == "expect:" || $2 == "expect?:") {
        expected++
        optional[expected] = $2 == "expect?:"
        kinds[expected] = $3
        firsts[expected] = $4
        seconds[expected] = $5 == "*/" ? "" : $5
    }
    if ($2 == "exit:")
        want_status = $3
    if ($2 == "says:")
        words[++texts] = substr($0, 10, length($0) - 12)
    next
}
/^onward: (races|stale|uninitialised|barriers|alignment|bounds): / {
    end_finding()
    kind = $2
    sub(/:$/, "", kind)
    first = place($0)
    second = ""
    next
}
kind != "" && /^    / && !/^    missing:/ && !/^    [0-9]+ times/ { if (second == "") second = place($0); next }
kind != "" && /^    / { next }
{
    end_finding()
    rest = $0
    while ((at = place(rest)) != "") {
        hangs[at] = 1
        rest = substr(rest, RSTART + RLENGTH)
    }
}
END {
    end_finding()
    if (status != want_status)
        print "exit status " status " instead of " want_status
    for (i = 1; i <= expected; i++) {
        first = letter_line(firsts[i])
        second = letter_line(seconds[i])
        allowed[key(kinds[i], first, second)] = 1
        if (optional[i])
            continue
        if (kinds[i] == "hang" ? !(first in hangs) : !(key(kinds[i], first, second) in found))
            print "missing: " kinds[i] " at line " first (second == "" ? "" : " with line " second)
    }
    for (i = 1; i <= texts; i++)
        if (!index(output, words[i]))
            print "the report has no \"" words[i] "\""
    for (i = 1; i <= count; i++)
        if (!known(i))
            print "not expected: " said[i] " at line " (said_first[i] == "" ? "?" : said_first[i]) \
                (said_second[i] == "" ? "" : " with line " said_second[i])
}
