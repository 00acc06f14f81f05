#!/bin/sh
# Makes generated/NAME.s of every NAME.cl here, with source lines and without the compiler's comments. A comment
# "compile: -O0" in the first three lines chooses the level, else it is -O2. Needs clang 14 and libclc.
#
#     regenerate.sh [-n | -o FOLDER] [NAME]..
#
# With -n it only says which committed .s differ from what the compiler prints now (exit 1). With -o all .s go to a folder instead.
# CLANG names another clang.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
workloads=$here/../../sim_hal/workloads
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
# compile.sh calls this clang, which adds the options.
cat >"$temporary/clang" <<END
#!/bin/sh
exec ${CLANG:-clang} -gline-directives-only -fdebug-compilation-dir=. "\$@"
END
chmod +x "$temporary/clang"
different=0
failed=0

for name; do
    level=$(sed -nE '1,3s/.*compile: (-O[0-9a-z]+).*/\1/p' "$here/$name.cl" | head -n 1)
    CLANG=$temporary/clang "$workloads/compile.sh" "$here/$name.cl" "$temporary/full.s" "${level:--O2}" || { failed=1; continue; }
    awk -f "$workloads/strip.awk" "$temporary/full.s" >"$temporary/new.s"
    cmp -s "$temporary/new.s" "$generated/$name.s" && continue
    different=$((different + 1))
    echo "tests/bugs/generated/$name.s"
    [ -n "$only_compare" ] || cp "$temporary/new.s" "$generated/$name.s"
done
[ $failed = 0 ] || exit 1
[ -z "$only_compare" ] || [ $different = 0 ]
