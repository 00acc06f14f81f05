# Prints FILE... as one file of C. A header of the tree stands where it is included first; one of the C library's is included there and
# nowhere else. Variable header: the name of a file that has the public headers already; without it they are printed, too.
# Usage, at the top of the tree: awk [-v header=NAME] -f amalgamate.awk FILE...

# A header for inlining has two places, and the compiler's options choose one: core.h, "core_inline.h says what these do".
function enter(path) {
    if (path in entered && path !~ /_inline\.h$/)
        return
    entered[path] = 1
    paths[++depth] = path
}

function include(line, name) {
    name = line
    gsub(/^[^"<]*["<]|[">].*$/, "", name)
    if (line ~ /</) {
        if (!(name in included))
            print line
        included[name] = 1
    } else if (name !~ /^onward\//)
        enter("fw/" name)
    else if (!header)
        enter("include/" name)
}

# The licence is at the top of the whole. Where lines are left out no two empty ones follow each other.
function put(line) {
    if (line ~ /^\/\* SPDX-License-Identifier/ || line == "" && last == "")
        return
    print line
    last = line
}

BEGIN {
    for (i = 1; i < ARGC; i++) {
        enter(ARGV[i])
        while (depth) {
            status = getline line < paths[depth]
            if (status < 0) {
                print "amalgamate.awk: expected a file " paths[depth] > "/dev/stderr"
                exit 2
            }
            if (!status)
                close(paths[depth--])
            else if (line ~ /^#include ["<]/)
                include(line)
            else
                put(line)
        }
        put("")
    }
}
