# layers.awk - checks the layers of one tree. Variables: tree, build. Input, a record a line, fields by tabs:
#   module LAYER NAME
#   file PATH                     a source file of the tree
#   include PATH TEXT             PATH has #include "TEXT"
#   symbol PATH NAME TYPE         the object of PATH defines (T, D, R, B, ...) or needs (U) NAME
# PATH is below the tree's directory. Prints the faults; status 1 if there are any.
BEGIN { FS = "\t" }

function fault(text) {
    print tree ": " text
    faults++
}

# The module of a file: the innermost listed folder that it is in, the listed one of its name, or the one whose internal or
# inline header it is; "": none.
function module_of(path,    name) {
    name = path
    while (sub(/\/[^\/]*$/, "", name))
        if (name in layer)
            return name
    if (folders || path ~ /\//)
        return ""
    name = path
    sub(/\.[a-z]+$/, "", name)
    if (name in layer)
        return name
    sub(/_(internal|inline)$/, "", name)
    return name in layer ? name : ""
}

# "upward" or "between peers" if a file must not use the other one; "" if it may.
function wrong_way(path, other,    from, to) {
    from = module_of(path)
    to = module_of(other)
    if (from == "" || to == "" || from == to)
        return ""
    if (layer[to] == layer[from])
        return "between peers"
    return layer[to] + 0 > layer[from] + 0 || layer[to] == "-" ? "upward" : ""
}

function at(path) {
    return path " (" layer[module_of(path)] ")"
}

# The file of the tree that an include names, seen from a file; "": it is of no tree, or of another one.
function included(path, text,    folder) {
    folder = path
    if (!sub(/\/[^\/]*$/, "/", folder))
        folder = ""
    if (folder text in file)
        return folder text
    if (index(text, below) == 1)
        text = substr(text, length(below) + 1)
    else if (!rooted)
        return ""
    return text in file ? text : ""
}

$1 == "module" {
    if ($3 in layer)
        fault("module " $3 " is listed twice")
    layer[$3] = $2
    next
}
$1 == "file" {
    file[$2] = 1
    next
}
$1 == "include" {
    includes[++include_count] = $2 "\t" $3
    next
}
$1 == "symbol" {
    object[$2] = 1
    if ($4 == "U" || $4 == "w" || $4 == "v")
        needs[++need_count] = $2 "\t" $3
    else if ($4 ~ /[A-Z]/)
        home[$3] = $2
}

END {
    folders = 1
    for (path in file) {
        if (path !~ /\//)
            folders = 0
    }
    # Includes are relative to fw/, or to sim_hal/ with the folder's name before them.
    below = tree "/"
    sub(/^sim_hal\//, "", below)
    rooted = tree !~ /\//
    for (path in file) {
        module = module_of(path)
        if (module == "")
            fault("not in layers.txt: " path)
        used[module] = 1
        if (path ~ /\.c$/ && module != "" && layer[module] != "-" && !(path in object))
            fault("no object of " path " in " build ": run make")
    }
    for (module in layer) {
        if (!(module in used) && layer[module] != "-")
            fault("module " module " has no file")
    }
    for (i = 1; i <= include_count; i++) {
        split(includes[i], part, "\t")
        other = included(part[1], part[2])
        way = other == "" ? "" : wrong_way(part[1], other)
        if (way != "")
            fault("include " way ": " at(part[1]) " includes " at(other))
    }
    for (i = 1; i <= need_count; i++) {
        split(needs[i], part, "\t")
        if (!(part[2] in home))
            continue
        way = wrong_way(part[1], home[part[2]])
        if (way != "")
            fault("call " way ": " at(part[1]) " calls " part[2] " in " at(home[part[2]]))
    }
    exit faults != 0
}
