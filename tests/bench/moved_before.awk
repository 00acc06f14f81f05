# moved_before.awk - writes the numbers of an old docs/measured/results.md into the second column of the tables of docs/templates/moved.in.md, whose
# headings are "### POLICY over REFERENCE, SCENARIO". Usage: awk -f moved_before.awk OLD TEMPLATE.
BEGIN { FS = " *\\| *"; OFS = " | " }
NR == FNR && /^!\[/ { title = $0; sub(/^!\[/, "", title); sub(/\].*/, "", title); head = 0 }
NR == FNR && !/^\|/ { head = 0 }
NR == FNR && /^\|/ {
    for (i = 3; i < NF; i++) {
        if (!head)
            column[i] = $i
        else
            known[title, $2, column[i]] = $i
    }
    head = 1
}
NR == FNR { next }
/^### / {
    split($0, words, "[ ,]+")
    policy = words[2]
    sub(/-[0-9]+k$/, "", words[4])
    title = "Speedup over " words[4] ", " words[5]
}
/^## / { policy = "" }
policy != "" && (title, $2, policy) in known { sub(/^\| [^|]* \| [^|]* \|/, "| " $2 " | " known[title, $2, policy] " |") }
{ print }
