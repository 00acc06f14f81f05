#!/bin/bash
# Mean length of the sentences of pages, in words. Usage: sentences.sh [MOST] FILE...
# With MOST it fails if a page's mean is above, and prints FILE:LINE of the longest sentence's paragraph. Code blocks, tables, headings and generated blocks do not count.
most=0
case $1 in '' | *[!0-9]*) ;; *) most=$1 && shift ;; esac
awk -v most="$most" '
    # Ends a paragraph or a list item: its sentences are counted.
    function count_paragraph(    parts, i, n, words) {
        gsub(/`[^`]*`/, "code", text)
        gsub(/\]\([^)]*\)/, "]", text)
        n = split(text, parts, /[.!?]([ )*"]|$)/)
        for (i = 1; i <= n; i++) {
            words = split(parts[i], _, /[ \t]+/)
            words -= (parts[i] ~ /^[ \t]/) + (parts[i] ~ /[ \t]$/)
            if (parts[i] !~ /[a-z]/)
                continue
            sentences++
            total += words
            if (words > longest) {
                longest = words
                longest_line = line
            }
        }
        text = ""
        line = 0
    }
    function report() {
        count_paragraph()
        if (!sentences)
            return
        printf "%s: %d sentences, %.1f words in the mean\n", page, sentences, total / sentences
        if (most && total / sentences > most) {
            printf "%s:%d: the longest sentence has %d words; the mean must not be above %d\n", page, longest_line, longest, most
            failed = 1
        }
    }
    FNR == 1 { if (page) report(); page = FILENAME; sentences = total = longest = code = 0 }
    /^```/ { code = !code; count_paragraph(); next }
    code || /^(\||#|    |<!--|!\[)/ { count_paragraph(); next }
    /^[ \t]*([-*]|[0-9]+\.) / { count_paragraph(); sub(/^[ \t]*([-*]|[0-9]+\.) /, "") }
    /^[ \t]*$/ { count_paragraph(); next }
    { line = line ? line : FNR; text = text " " $0 }
    END { report(); exit failed }
' "$@"
