# strip.awk - leaves the compiler's comments out of assembly text. The program stays as it is.
#
#     awk -f strip.awk FILE.s
#
# A comment behind .loc stays if it says where the line was inlined, "file:line:column @[ file:line:column ]": onward reads it.
# Metadata are YAML, in which a semicolon begins no comment.
$1 == ".amdgpu_metadata" { metadata = 1 }
$1 == ".end_amdgpu_metadata" { metadata = 0 }
!/;/ || metadata || /^[ \t]*\.loc[ \t].*;.* @\[ / { print; next }
{
    quoted = 0
    for (i = 1; i <= length($0); i++) {
        c = substr($0, i, 1)
        if (quoted && c == "\\")
            i++
        else if (c == "\"")
            quoted = !quoted
        else if (c == ";" && !quoted)
            break
    }
    text = substr($0, 1, i - 1)
    if (i <= length($0))
        sub(/[ \t]+$/, "", text)
    if (text != "")
        print text
}
