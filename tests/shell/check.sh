#!/bin/bash
# Format, static analysis, dependency rules. Usage: check.sh BUILD
cd "$(dirname "$0")/../.." || exit 1
failed=0
fail() {
    echo "FAILED $*"
    failed=1
}
. tests/support/packages.sh
# shellcheck disable=SC2086
missing=$(missing_packages git clang $check_tools)
[ -z "$missing" ] || { echo "make check needs these Debian packages (make deps installs them): $missing"; exit 1; }

sources=$(git ls-files 'include/*.h' 'fw/*.[ch]' 'hal/*.[ch]' 'sim_hal/*.[ch]' 'tests/*.[ch]' | grep -vE '^tests/(kernels|prove|rocm|unit/target|port/board_run)')
# workloads are OpenCL C and their headers
sources=$(grep -v '^sim_hal/workloads/' <<<"$sources")

# shellcheck disable=SC2086,SC2046
clang-format --dry-run --Werror $sources $(git ls-files 'boards/*.[ch]' 'tests/unit/target/*.c' 'tests/port/board_run.c' 'tests/prove/*.[ch]') || fail "format: run clang-format -i on the files above"

tests/shell/tree.sh || fail "the tree as files"

# Dependencies point one way.
git grep -nE '#include *[<"](\.\./)*(sim_hal|hal|boards|tests)/' -- fw include && fail "fw or include reaches up"
git grep -nE '#include *[<"](\.\./)*(fw|sim_hal|boards|tests)/' -- hal && fail "hal reaches past include"
git grep -nE '#include *[<"](\.\./)*fw/' -- sim_hal boards && fail "a header of fw is included from outside"
git grep -nE '#include *<(stdio|stdlib|string|math|time|unistd|errno|assert)\.h>' -- fw include hal && fail "libc in the freestanding part"
git grep -nwE '(float|double)' -- 'fw/*.c' 'fw/*.h' && fail "floating point in fw"
git grep -nE '\b(malloc|calloc|realloc|free) *\(' -- fw hal && fail "heap in the firmware"
git grep -nE 'SIM_REQUIRE\(.*(, error|\+\+|--|[^=!<>]=[^=])' -- sim_hal ':!sim_hal/engine/require.h' && fail "a promise with an effect: without checks it is not evaluated"
git grep -nE '#include *"(onward/|[a-z_]+\.h")' -- 'fw/*.[ch]' | grep -vE '#include "(onward/)?[a-z_]+\.h"' && fail "an odd include in fw"

# Boards are code for their own processors: both compilers look at it, and an analyser.
# shellcheck disable=SC2046
cppcheck --quiet --std=c11 --error-exitcode=1 --inline-suppr --enable=warning,portability --suppress=missingIncludeSystem -UCP_CONFIG_HEADER \
    -Iinclude -Iboards/common $(git ls-files 'boards/*.c') || fail "cppcheck of boards"
for board in $(make -s board-list); do
    processor=$(sed -n 's/^BOARD_CPU *:= *//p' "boards/$board/board.mk" | sed 's/-misa-spec=[0-9.]*//')
    case $processor in -march=rv32*) target=riscv32-unknown-elf ;; *) target=arm-none-eabi ;; esac
    # shellcheck disable=SC2046,SC2086
    clang --target=$target $processor -std=c11 -ffreestanding -Wall -Wextra -Wconversion -Wshadow -Wstrict-prototypes -Werror \
        -Iinclude -Ifw -Iboards/common -I"$1" -Itests/support -fsyntax-only $(make -s board-sources BOARD="$board") $(git ls-files 'tests/unit/target/*.c') || fail "clang warns of $board"
done

# Layers: each module includes and calls modules of lower layers only.
tests/shell/layers.sh "${1:-build}" || fail layers
tests/shell/prefixes.sh "${1:-build}" || fail "public names"

tests/bench/goals_rows.sh --check || fail "goals: docs/measured/goals.md has those of all pages"

# Words and sentences, by the glossary and the rules for prose. Only pages that fail are printed.
tests/shell/words.sh || fail "retired words: docs/reference/glossary.md has the terms"
# shellcheck disable=SC2046
tests/shell/sentences.sh 20 README.md CONTRIBUTING.md docs/*.md docs/{guide,reference,measured}/*.md >"${1:-build}/sentences.txt" || {
    grep -E '^[^ ]+:[0-9]+:' "${1:-build}/sentences.txt"
    fail "sentences too long"
}

# Markers of unfinished work (written so that this line is none).
git grep -nE '(^|[^A-Za-z])(TO[D]O|FIX[M]E|X[X]X|HA[C]K)([^A-Za-z]|$)' -- . && fail "markers left"

# All is looked at with the features of the simulated build. The firmware is also looked at without, as most boards have it.
plain="-std=c11 -Iinclude -Isim_hal -Ifw -Itests/support -Itests/support/sim -Itests/explore -Itests/scopes -Itests/fuzz/firmware -I$1"
features=$(make -s compile-switches)
flags="$plain $features"
firmware=$(grep -E '^(fw|hal)/.*\.c$' <<<"$sources")
quietly="cppcheck --quiet --std=c11 --error-exitcode=1 --inline-suppr --enable=warning,portability --suppress=missingIncludeSystem \
    --suppress=normalCheckLevelMaxBranches -UCP_CONFIG_HEADER -USCOPES_SIZES -j 2 -Iinclude -Isim_hal -Ifw -I$1"
# shellcheck disable=SC2086
$quietly $(grep '\.c$' <<<"$sources" | grep -v '^tests/') || fail cppcheck
# shellcheck disable=SC2086
$quietly $features $firmware || fail "cppcheck with all features"

# Nearly all of clang-tidy's time is the analyser's, in a dozen functions that have more paths than it will ever take. NODES is where
# it stops in each; 225000 is its own default, and what make soak asks for.
analyser="-Xclang -analyzer-config -Xclang max-nodes=${NODES:-75000}"
# tidy FLAGS [OPTION]: clang-tidy of the files that come on standard input.
tidy() {
    xargs -r -P 2 -n 1 sh -c 'clang-tidy --quiet --warnings-as-errors="*" '"${2:-}"' "$@" -- '"$1 $analyser"' 2>/dev/null' sh
}
# The analyser looks at the firmware, at what the last fifty commits have changed, and at a quarter of the other files, others at each
# commit, or by TURN. SAMPLE=all: at all files.
turn=${TURN:-$(git rev-list --count HEAD)}
all=$(grep '\.c$' <<<"$sources" | grep -v '^tests/')
changed=$(git diff --name-only HEAD~50 2>/dev/null) || changed=$all
analysed=$(awk -v turn="$turn" -v sample="${SAMPLE:-}" 'changed { new[$0] = 1; next } sample == "all" || new[$0] || /^(fw|hal)\// || (FNR + turn) % 4 == 0' \
    changed=1 <(echo "$changed") changed=0 - <<<"$all")
tidy "$flags" <<<"$analysed" || fail clang-tidy
grep -vxF "$analysed" <<<"$all" | tidy "$flags" '--checks=-clang-analyzer-*' || fail "clang-tidy without its analyser"
tidy "$plain" <<<"$firmware" || fail "clang-tidy without features"

# Both compilers, without warnings; gcc also with what it sees only as it optimises, and as the simulated GPU is built.
warned="$(make -s compile-warnings) -ffp-contract=off -Werror"
for compiler in gcc clang; do
    command -v $compiler >/dev/null 2>&1 || continue
    # shellcheck disable=SC2086
    grep '\.c$' <<<"$sources" | xargs -P 2 -n 8 $compiler $flags $warned -fsyntax-only || fail "$compiler warns"
    # shellcheck disable=SC2086
    $compiler $plain $warned -fsyntax-only $firmware || fail "$compiler warns without features"
done
# shellcheck disable=SC2046,SC2086
grep '\.c$' <<<"$sources" | grep -v '^tests/' | xargs -P 2 -n 1 gcc $plain $(make -s compile-features) $warned -O2 -S -o /dev/null ||
    fail "gcc warns as it optimises"
[ $failed = 0 ] && echo "check: clean"
exit $failed
