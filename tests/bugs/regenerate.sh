#!/bin/sh
# Makes generated/NAME.s of every NAME.cl here, and generated/NAME_fixed.s with FIXED defined, with line tables. A comment
# "compile: -O0" in the first three lines chooses the level, else it is -O2. Needs clang 14 and libclc.
#
#     regenerate.sh [-n | -o FOLDER] [NAME]..
#
# With -n it only says which committed .s differ from what the compiler prints now (exit 1). With -o all .s go to a folder instead.
# CLANG names another clang.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
compile=$here/../../sim_hal/workloads/compile.sh
only_compare=
generated=$here/generated
case ${1:-} in
-n) only_compare=-n; shift ;;
-o) generated=$(cd "$2" && pwd); shift 2 ;;
esac
# shellcheck disable=SC2046
[ $# -gt 0 ] || set -- $(find "$here" -name "*.cl" | sort | sed "s|.*/||; s|\.cl$||")

temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
touch "$temporary/clang"
chmod +x "$temporary/clang"
different=0
failed=0

# make_text NAME TEXT OPTION..: compile.sh calls this clang, which adds the options.
make_text() {
    source=$1.cl
    text=$2
    shift 2
    level=$(sed -nE '1,3s/.*compile: (-O[0-9a-z]+).*/\1/p' "$here/$source" | head -n 1)
    cat >"$temporary/clang" <<END
#!/bin/sh
exec ${CLANG:-clang} -gline-tables-only -fdebug-compilation-dir=. $* "\$@"
END
    CLANG=$temporary/clang "$compile" "$here/$source" "$temporary/new.s" "${level:--O2}" || { failed=1; return 0; }
    cmp -s "$temporary/new.s" "$generated/$text" && return 0
    different=$((different + 1))
    echo "tests/bugs/generated/$text"
    [ -n "$only_compare" ] || cp "$temporary/new.s" "$generated/$text"
}

for name; do
    make_text "$name" "$name.s"
    case $name in
    ok_*) ;;
    *) make_text "$name" "${name}_fixed.s" -DFIXED ;;
    esac
done
[ $failed = 0 ] || exit 1
[ -z "$only_compare" ] || [ $different = 0 ]
