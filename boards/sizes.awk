# Sizes of an image's modules. Reads the linker's map (first file) and the output of `size` for the objects (second
# file).
# Prints for each module of fw and hal its text, data and bss, and the text that the linker kept of it.
# Variable board: the name of the image, in whose folder its objects are.
function number(hex, value, i) {
    for (i = 3; i <= length(hex); i++)
        value = value * 16 + index("0123456789abcdef", substr(hex, i, 1)) - 1
    return value
}
function module(path) {
    sub(".*/boards/" board "/", "", path)
    sub("\\.o$", "", path)
    sub("[(]TOTALS[)]", "total", path)
    sub("boards/common/state", "struct_cp", path)
    return path
}
FNR == NR && /^Linker script and memory map/ { kept = 1 }
# A long name of a section has a line for itself.
FNR == NR && kept && /^ \.(text|rodata|start)[^ ]*$/ { wrapped = 1; next }
FNR == NR && kept && (wrapped || /^ \.(text|rodata|start)/) {
    first = wrapped ? 1 : 2
    if ($first ~ /^0x/ && $(first + 2) ~ /\.o$/)
        image[module($(first + 2))] += number($(first + 1))
}
FNR == NR { wrapped = 0; next }
FNR == 1 { printf "%-24s %8s %8s %8s %8s\n", board, "text", "data", "bss", "in image"; next }
{
    name = module($6)
    printf "%-24s %8d %8d %8d %8d\n", name, $1, $2, $3, name == "total" ? all : image[name]
    all += image[name]
    if (name ~ /^fw\//)
        core += image[name]
}
END { print "fw in the image: " core " bytes" }
