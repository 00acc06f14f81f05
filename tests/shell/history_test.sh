#!/bin/bash
# What versions measure: recorded, replaced, refused, drawn, and compared with what is committed. Usage: history_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
needs history git arm-none-eabi-gcc
history=$PWD/tests/bench/history.sh
sample=$PWD/tests/bench/history_sample.sh
expect_exit 0 "docs/ has the page of its CSV" "$sample" "$build"

# A small checkout, in which the state of the firmware can be measured, and little else; its build is the command of this one.
export ROOT=$work/root
csv=docs/data/history.csv
mkdir -p "$ROOT/docs/data" "$ROOT/docs/measured" "$ROOT/docs/templates" "$ROOT/boards/common" "$ROOT/build/tests/bench" "$ROOT/fw"
cp -r include "$ROOT/"
cp boards/common/state.c "$ROOT/boards/common/"
make -s BUILD="$build" "$build/tests/bench/bench_run" || exit 1
printf '#!/bin/sh\nexec %s/onward "$@"\n' "$build" >"$ROOT/build/onward" && chmod +x "$ROOT/build/onward"
ln -s "$build/tests/bench/bench_run" "$ROOT/build/tests/bench/bench_run"
cd "$ROOT" || exit 1
printf '/build/\n' >.gitignore
printf '# States\n\n{{csv-lines history-state "State" ../data/history.csv x=version y=value by=measure where=topic=state axis "state (bytes)"}}\n' \
    >docs/templates/history.in.md
git init -q . && git config user.name test && git config user.email test@localhost
# commit NAME: of all that is there.
commit() { git add -A && GIT_COMMITTER_DATE="2026-01-0$1T12:00:00Z" git commit -q -m "$1"; }
# rows TEXT: how many rows have it.
rows() { grep -cF -- "$1" $csv; }
# rows_are NUMBER TEXT TEST
rows_are() { if [ "$(rows "$2")" = "$1" ]; then ok; else not_ok "$3" "$(rows "$2") rows instead of $1: $2"; fi; }

commit 1
first="2026-01-01 $(git rev-parse --short=8 HEAD)"
expect_exit 0 "the first version" "$history" build
expect_words "state,struct cp,305496" "what is recorded is printed"
count=$(rows "$first,1,")
rows_are 1 ",state,struct cp,305496" "the state"
rows_are 1 ",speed,bfs," "a measure that cannot be made"
if grep -q ',speed,bfs,$' $csv; then ok; else not_ok "a measure that cannot be made" "has a value"; fi
if grep -qF "| $first | 305496 |" docs/measured/history.md && [ -s docs/measured/pictures/history-state.svg ]; then ok; else not_ok "the page"; fi
cp $csv "$work/before"
expect_exit 0 "what is written here is no change, and is replaced" "$history" build
if cmp -s "$work/before" $csv; then ok; else not_ok "a version that is recorded twice" "$(diff "$work/before" $csv | head -n 2)"; fi
sed -i 's/305496/7/' $csv
expect_exit 0 "a version whose value was another one" "$history" build
rows_are "$count" "$first,1," "a version that is recorded twice"
rows_are 1 ",state,struct cp,305496" "a version that is recorded twice"

# A second version, with a larger state, stands behind the first one.
echo 'char more[8];' >>boards/common/state.c
expect_exit 2 "a changed file" "$history" build
expect_words "commit or stash boards/common/state.c first" "a changed file"
git checkout -q boards/common/state.c
touch boards/common/new.c
expect_exit 2 "a new file" "$history" build
expect_words "boards/common/new.c" "a new file"
rm boards/common/new.c
echo 'char more[8];' >>boards/common/state.c
commit 2
second="2026-01-02 $(git rev-parse --short=8 HEAD)"
expect_exit 0 "the second version" "$history" build
rows_are "$count" "$first,1," "the first version stays"
rows_are "$count" "$second,2," "the second version is there"
rows_are 1 ",state,struct cp,305504" "the second version's state"
expect_exit 0 "as committed" "$sample" build
expect_words "sizes of $second" "as committed"
sed -i 's/305504/305505/' $csv && "$history" build --page
expect_exit 1 "a size that is not measured" "$sample" build
expect_words "state, struct cp: has 305505, measured is 305504" "a size that is not measured"
sed -i 's/305505/305504/' $csv && "$history" build --page
echo more >>docs/measured/history.md
expect_exit 1 "a page that is not of its CSV" "$sample" build

# Earlier versions are built, and stand before the later ones.
sed -i "/^$first/d" $csv
expect_exit 1 "a version without a build" "$history" build "HEAD~1"
expect_words "HEAD~1 cannot be built" "a version without a build"
printf '%%/onward:\n\tmkdir -p $(@D)\n\tcp %s/build/onward $@\n' "$ROOT" >Makefile
commit 3
third="2026-01-03 $(git rev-parse --short=8 HEAD)"
echo 'char more[16];' >boards/common/state.c
commit 4
fourth="2026-01-04 $(git rev-parse --short=8 HEAD)"
expect_exit 0 "the fourth version" "$history" build
expect_exit 0 "the third version" "$history" build HEAD~1
sed 1d $csv | cut -d , -f 1 | uniq >"$work/order"
if printf '%s\n' "$second" "$third" "$fourth" | cmp -s - "$work/order"; then ok; else not_ok "the order of versions" "$(cat "$work/order")"; fi
expect_exit 2 "no such commit" "$history" build none
expect_words "there is no commit none" "no such commit"

# A CSV that is not as it was written: its line, and what was expected. Nothing is written.
cp $csv "$work/good"
# refused NAME WORDS: $csv is.
refused() {
    cp $csv "$work/bad"
    expect_exit 2 "$1" "$history" build HEAD
    expect_words "$2" "$1"
    if cmp -s "$work/bad" $csv; then ok; else not_ok "$1" "the file is written"; fi
    expect_exit 2 "$1, sampled" "$sample" build
    cp "$work/good" $csv
}
lines=$(wc -l <$csv)
truncate -s -3 $csv
refused "a torn line" "$csv:$lines: the line is torn"
: >$csv
refused "an empty file" "$csv:1: expected the names version,commits,compiler,topic,measure,value"
sed -i 1d $csv
refused "no names" "$csv:1: expected the names version"
while IFS='|' read -r name line edit words; do
    sed -i "$line$edit" $csv
    refused "$name" "$csv:$line: $words"
done <<'end'
a field less|3|s/,[^,]*$//|expected 6 fields, found 5
no hash|4|s/ [0-9a-f]*,/,/|expected a date and the hash of a commit, found '2026-01-02'
no number of commits|5|s/,2,/,two,/|expected the number of commits, found 'two'
no topic|6|s/,speed,/,,/|expected a compiler, a topic and a measure
no number|7|s/[^,]*$/many/|expected a number or nothing, found 'many'
end
sed -i '3h; 4G' $csv
refused "a measure twice" "$csv:5: $second has speed bfs in line 3, too"
cd "$work" && cp -r root bare && rm -rf bare/.git
ROOT=$work/bare GIT_CEILING_DIRECTORIES=$work expect_exit 2 "no checkout" "$history" bare/build
expect_words "needs a checkout of git" "no checkout"
git clone -q --depth 1 "file://$work/root" shallow && cp -r root/build shallow/
ROOT=$work/shallow expect_exit 2 "a shallow checkout" "$history" shallow/build
expect_words "git fetch --unshallow" "a shallow checkout"
finish history
