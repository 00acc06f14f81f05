#!/bin/bash
# Packages: the firmware in programs that are built with CMake and as one translation unit, the archive of the tree, the manual
# page and completions, what make uninstall leaves, and what describes the project. Usage: packages_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
root=$PWD
LIMIT=300

# The consumer: it agrees with the library, and is refused if it does not.
mkdir "$work/user"
cat >"$work/user/user.c" <<'C'
#include <onward/cp.h>
#include <onward/cp_state.h>

static struct cp cp;

int main(void)
{
    static const struct cp_hal hal;
    struct cp_config config = CP_CONFIG_DEFAULT;

    config.policy = &cp_policy_awg;
    return CP_HOST == WANT_HOST && cp_init(&cp, &config, &hal) == CP_ERROR_CONFIG && cp_refused_field(&cp) == CP_FIELD_CUS ? 0 : 1;
}
C
# consumer NAME LINE ARGUMENT...: a program that has the library by this line of CMake builds and runs.
consumer() {
    local name=$1 line=$2 host=1
    shift 2
    case " $* " in *" -DCP_HOST=OFF "*) host=0 ;; esac
    printf 'cmake_minimum_required(VERSION 3.16)\nproject(user C)\n%s\nadd_executable(user user.c)\n%s\n%s\n' "$line" \
        "target_compile_definitions(user PRIVATE WANT_HOST=$host)" 'target_link_libraries(user Onward::onward)' >"$work/user/CMakeLists.txt"
    rm -rf "$work/user-build"
    expect_exit 0 "$name: cmake" cmake -S "$work/user" -B "$work/user-build" "$@"
    expect_exit 0 "$name: build" cmake --build "$work/user-build" -j2
    expect_exit 0 "$name: the program" "$work/user-build/user"
}
mkdir -p "$work/made/lib"
expect_exit 0 "make install" make -s BUILD="$build" PREFIX="$work/made" install
if ! lacks "CMake" cmake; then
    consumer "find_package after make install" "find_package(Onward 0.2 REQUIRED)" -DCMAKE_PREFIX_PATH="$work/made"
    expect_exit 0 "cmake" cmake -S . -B "$work/cmake" -DCMAKE_INSTALL_PREFIX="$work/prefix" -DCMAKE_EXPORT_COMPILE_COMMANDS=ON
    expect_exit 0 "cmake --build" cmake --build "$work/cmake" -j2
    expect_exit 0 "cmake --install" cmake --install "$work/cmake"
    consumer "find_package after cmake --install" "find_package(Onward REQUIRED)" -DCMAKE_PREFIX_PATH="$work/prefix"
    for file in lib/pkgconfig/onward.pc lib/cmake/Onward/OnwardConfigVersion.cmake; do
        cmp -s <(sed "s|$work/made|PREFIX|" "$work/made/$file") <(sed "s|$work/prefix|PREFIX|" "$work/prefix/$file") && ok ||
            not_ok "$file" "differs between make and cmake"
    done
    diff -r "$work/made/include" "$work/prefix/include" >"$work/out" && ok || not_ok "headers" "$(head -n 1 "$work/out")"
    # Both libraries are of the same sources, with the same switches.
    diff <(ar t "$work/made/lib/libonward.a" | sort) <(ar t "$work/prefix/lib/libonward.a" | sed 's/\.c\.o$/.o/' | sort) >"$work/out" && ok ||
        not_ok "sources" "$(head -n 2 "$work/out" | tail -n 1)"
    grep -oE -- '-DCP_[A-Z_]+=1' "$work/cmake/compile_commands.json" | sort -u >"$work/switches"
    for switch in $(make -s compile-switches); do
        grep -qxF -- "$switch" "$work/switches" && ok || not_ok "$switch" "is not what cmake has"
    done
    # What the headers define by themselves has the headers' value unless the Makefile has another.
    sed -nE 's/^#define (CP_[A-Z_]+) ([01])$/-D\1=\2/p' include/onward/config.h include/onward/mailbox.h | while read -r switch; do
        case " $(make -s compile-switches) " in *" ${switch%=*}="*) continue ;; esac
        grep -qF -- "$switch " "$work/cmake/compile_commands.json" || echo "$switch"
    done >"$work/out"
    [ ! -s "$work/out" ] && ok || not_ok "$(head -n 1 "$work/out")" "is not what cmake has"

    ! in_turn 3 || consumer "add_subdirectory" "add_subdirectory($root onward)" -DCP_HOST=OFF "-DONWARD_DEFINITIONS=CP_MAX_WGS=256;CP_MAX_CUS=8"
    ! in_turn 3 || consumer "FetchContent" "include(FetchContent)
FetchContent_Declare(onward SOURCE_DIR $root)
FetchContent_MakeAvailable(onward)"
    mkdir "$work/older"
    printf 'cmake_minimum_required(VERSION 3.16)\nproject(older C)\nfind_package(Onward 0.1 REQUIRED)\n' >"$work/older/CMakeLists.txt"
    expect_exit 1 "another series" cmake -S "$work/older" -B "$work/none" -DCMAKE_PREFIX_PATH="$work/made"
    expect_words "version: $(sed -n 's/.*ONWARD_VERSION "\(.*\)"/\1/p' include/onward/version.h)" "another series"
    if in_turn 3 && ! lacks "CMake: Armv7-M" arm-none-eabi-gcc; then
        printf 'set(CMAKE_SYSTEM_NAME Generic)\nset(CMAKE_SYSTEM_PROCESSOR arm)\nset(CMAKE_C_COMPILER arm-none-eabi-gcc)\n%s\n%s\n' \
            'set(CMAKE_C_FLAGS_INIT "-mcpu=cortex-m3 -mthumb")' 'set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)' >"$work/armv7-m.cmake"
        expect_exit 0 "a toolchain file" cmake -S . -B "$work/arm" -DCMAKE_TOOLCHAIN_FILE="$work/armv7-m.cmake" -DCMAKE_BUILD_TYPE=MinSizeRel
        expect_exit 0 "the library for Armv7-M" cmake --build "$work/arm" -j2
        arm-none-eabi-readelf -A "$work/arm/libonward.a" | grep -q 'Tag_CPU_name: "7-M\|Tag_CPU_name: "Cortex-M3' && ok || not_ok "the library for Armv7-M" "is for another processor"
    fi
fi

# The manual page and completions have every option of --help, and the page has it with the same words.
share=$work/made/share
bash_file=$share/bash-completion/completions/onward
zsh_file=$share/zsh/site-functions/_onward
fish_file=$share/fish/vendor_completions.d/onward.fish
verbs=$("$build/onward" --help | sed -n 's/^  onward \([a-z]*\) .*/\1/p')
for verb in $verbs; do
    # A long option has its description in the next line.
    "$build/onward" "$verb" --help | sed -n "/^  --/ { /^.\{34\} /!N; s/\n//; s/  */ /g; s/^/$verb/p; }"
done | sort >"$work/described"
cut -d ' ' -f 1-2 "$work/described" | sed 's/\[.*//' | sort >"$work/options"
# page_options FILE: the options of a manual page, as those of --help above.
page_options() {
    awk '/^\./ && text { print text; text = "" }
        /^\.SS onward/ { verb = $3 }
        /^\.BI / { text = verb " " substr($0, 5); sub(/ "/, "", text); sub(/"$/, "", text); next }
        text { sub(/^\\&/, ""); text = text " " $0 }
        END { if (text) print text }' "$1" | sed "s/\\\\-/-/g; s/\\\\(aq/'/g; s/\\\\(ga/\`/g; s/\\\\(ha/^/g; s/\\\\e/\\\\/g" | sort
}
page_options "$share/man/man1/onward.1" | diff "$work/described" - >"$work/out" && [ -s "$work/described" ] && ok ||
    not_ok "the manual page" "unlike --help: $(sed -n 2p "$work/out")"
for verb in $verbs; do
    grep -q "^\.SS onward $verb " "$share/man/man1/onward.1" && grep -q "^onward $verb " "$share/man/man1/onward.1" && ok ||
        not_ok "the manual page" "lacks $verb"
done
# complete_words WORD...: what bash offers for the last of these words behind onward, each in a line.
complete_words() {
    # shellcheck disable=SC2016
    bash -c '. "$1" && shift && COMP_WORDS=("$@") && COMP_CWORD=$(($# - 1)) && _onward
        [ ${#COMPREPLY[@]} = 0 ] || printf "%s\n" "${COMPREPLY[@]}"' - "$bash_file" onward "$@" 2>&1
}
for verb in $verbs; do complete_words "$verb" - | sed "s/^/$verb /"; done | sort | diff "$work/options" - >"$work/out" && ok ||
    not_ok "bash: options" "$(sed -n 2p "$work/out")"
sed -nE "s/^([a-z]+)\)$/\1/; t verb; s/^        '\*?(--[a-z-]*[a-z]).*/\1/; t option; b; :verb; h; b; :option; G; s/(.*)\n(.*)/\2 \1/p" \
    "$zsh_file" | sort | diff "$work/options" - >"$work/out" && ok || not_ok "zsh: options" "$(sed -n 2p "$work/out")"
sed -nE "s/.*'__onward_verb ([a-z]*)' -l ([a-z-]*).*/\1 --\2/p" "$fish_file" | sort | diff "$work/options" - >"$work/out" && ok ||
    not_ok "fish: options" "$(sed -n 2p "$work/out")"

# expect_offer SHELL WORDS OFFERED: it is the output in $work/out, whatever the order.
expect_offer() {
    local offered
    offered=$(sort "$work/out" | tr '\n' ' ')
    [ "${offered% }" = "$3" ] && ok || not_ok "$1: $2" "offers '${offered% }', not '$3'"
}
policies=$("$build/onward" list policies | sed -n 's/^\([a-z][^ ]*\) .*/\1/p' | grep -v N | sort | tr '\n' ' ')
while IFS='|' read -r words offered; do
    # The empty word is written as _.
    read -ra typed <<<"$words"
    [ "${typed[-1]}" != _ ] || typed[-1]=
    complete_words "${typed[@]}" >"$work/out"
    expect_offer bash "$words" "$offered"
done <<END
su|suite
--|--help --version
run --policy _|${policies% }
run --policy =|${policies% }
run --policy = monnr-|monnr-all monnr-one
run a.sim --max|--max-cycles
run a.sim --timing _|off on
run --adversary = 3 --max-c|--max-cycles
run a.sim --stats _|
suite heterosync --policy awg,time|awg,timeout awg,timeout-hysteresis
suite --jobs 2 litm|litmus
suite litmus _|
debug --scheduler mwf|mwf-gto mwf-lrr
exec --preset awg-|awg-gem5 awg-hw
exec ls --pre|
sweep _|merge plan run status
none _|
END
if ! lacks "the completion of fish" fish; then
    while IFS='|' read -r words offered; do
        HOME=$work timeout 60 fish --no-config -c "source $fish_file; complete -C '$words'" 2>&1 | cut -f 1 >"$work/out"
        expect_offer fish "$words" "$offered"
    done <<'END'
onward su|suite
onward run a.sim --max|--max-cycles
onward suite --policy awg,time|awg,timeout awg,timeout-hysteresis
onward suite --jobs 2 litm|litmus
onward run --groups |
END
fi
# silent NAME COMMAND...: it ends well and says nothing.
silent() {
    expect_exit 0 "$@"
    [ ! -s "$work/out" ] && ok || not_ok "$1" "$(head -n 1 "$work/out")"
}
lacks "the manual page in mandoc" mandoc || silent "the manual page in mandoc" mandoc -T lint "$share/man/man1/onward.1"
lacks "the manual page in groff" groff || silent "the manual page in groff" groff -man -ww -z "$share/man/man1/onward.1"
silent "bash -n" bash -n "$bash_file"
lacks "zsh -n" zsh || silent "zsh -n" zsh -n "$zsh_file"
lacks "fish --no-execute" fish || silent "fish --no-execute" fish --no-execute "$fish_file"

# Each program of awk that is there writes the same.
for awk in "mawk" "gawk --posix" "busybox awk"; do
    command -v "${awk%% *}" >/dev/null || continue
    # shellcheck disable=SC2086
    $awk -v command="$build/onward" -v form=man -v date=2000-01-01 -f boards/packages/usage.awk | page_options /dev/stdin |
        diff "$work/described" - >"$work/out" && ok || not_ok "the manual page by $awk" "$(sed -n 2p "$work/out")"
done
printf '#!/bin/sh\necho "onward 0.0.0"\n' >"$work/other" && chmod +x "$work/other"
expect_exit 2 "a command that is not onward" awk -v command="$work/other" -v form=man -f boards/packages/usage.awk
expect_words "usage.awk: expected verbs and exit statuses from $work/other --help" "a command that is not onward"

# A command for another processor cannot say what it has.
mkdir -p "$work/cross" && cp "$build/libonward.a" "$work/cross" && printf '\177ELF\002\001\001' >"$work/cross/onward"
chmod +x "$work/cross/onward"
expect_exit 0 "a command that does not run here" boards/packages/install.sh "$work/cross" "$work/foreign" lib ""
printf '%s\n' "make install: $work/cross/onward does not run on this machine; installed without manual page and completions" |
    cmp -s - "$work/out" && ok || not_ok "a command that does not run here" "$(tail -n 1 "$work/out")"
[ -x "$work/foreign/bin/onward" ] && ! grep -qE 'onward\.1|completions|zsh|fish' "$work/foreign/share/onward/installed.txt" && ok ||
    not_ok "a command that does not run here" "is installed with what it has not said"

# make uninstall leaves what was there before make install, and what others have put there since.
touch "$work/made/share/onward/foreign"
if in_turn 3; then
    touch "$work/made/share/onward/earlier" && echo share/onward/earlier >>"$work/made/share/onward/installed.txt"
    expect_exit 0 "make install over an earlier version" make -s BUILD="$build" PREFIX="$work/made" install
fi
expect_exit 0 "make uninstall" make -s DESTDIR="$work" PREFIX=/made uninstall
(cd "$work/made" && find . -mindepth 1 | sort) >"$work/left"
printf '%s\n' ./lib ./share ./share/onward ./share/onward/foreign | diff - "$work/left" >"$work/out" && ok ||
    not_ok "make uninstall" "leaves other files: $(tail -n 1 "$work/out")"
expect_exit 2 "make uninstall without an installation" make -s PREFIX="$work/made" uninstall
expect_words "expected $work/made/share/onward/installed.txt, which make install writes" "make uninstall without an installation"

# The firmware as one translation unit: no two of its modules have a name in common, and no configuration has warnings.
expect_exit 0 "make amalgamation" make -s BUILD="$work/one" amalgamation
one=$work/one/dist
grep -E '^#include ["<]' "$one"/onward.[ch] | sed 's/.*#include //' | sort >"$work/includes"
printf '%s\n' '"onward.h"' '<stdbool.h>' '<stddef.h>' '<stdint.h>' | diff - <(sort -u "$work/includes") >"$work/out" && ok ||
    not_ok "includes of onward.c and onward.h" "$(tail -n 1 "$work/out")"
# compiles NAME COMPILER OPTION...: with the warnings of the tree, into $work/one/NAME.o.
compiles() {
    local name=$1
    shift
    # shellcheck disable=SC2046
    expect_exit 0 "onward.c, $name" "$@" -std=c11 -ffreestanding $(make -s compile-warnings) -Werror -c "$one/onward.c" -o "$work/one/$name.o"
}
compiles defaults cc -O1
compiles bare cc -Os '-DCP_CONFIG_HEADER="bare.h"' -Iboards/common
# shellcheck disable=SC2046
compiles checked cc -O1 $(make -s compile-features) -DCP_CHECKS=1
lacks "onward.c: clang" clang || compiles clang clang -Og
lacks "onward.c: Armv7-M" arm-none-eabi-gcc || compiles Armv7-M arm-none-eabi-gcc -mcpu=cortex-m3 -mthumb -Os
! command -v c++ >/dev/null || expect_exit 0 "onward.h as C++17" c++ -std=c++17 -Wall -Wextra -Werror -fsyntax-only -x c++ -include "$one/onward.h" /dev/null
sed '/cp_state.h/d; s|<onward/cp.h>|"onward.h"|' "$work/user/user.c" >"$work/one/user.c"
expect_exit 0 "a program with onward.h" cc -std=c11 -Wall -Wextra -Werror -DWANT_HOST=0 "-I$one" "$work/one/user.c" "$work/one/defaults.o" -o "$work/one/user"
expect_exit 0 "the program with onward.h" "$work/one/user"
# Unit tests of the firmware, with that instead of the library.
common=$(for source in tests/support/*.c; do echo "$build/${source%.c}.o"; done)
for test in cp host mailbox; do
    expect_exit 0 "test_$test" make -s BUILD="$build" "$build/tests/unit/fw/test_$test"
    # shellcheck disable=SC2086
    expect_exit 0 "test_$test with onward.c" cc "$build/tests/unit/fw/test_$test.o" $common "$work/one/checked.o" -o "$work/one/test_$test"
    expect_exit 0 "test_$test of onward.c" "$work/one/test_$test"
done

# The archive has what git tracks, has the same bytes each time, and is a tree that builds.
if [ -e .git ]; then
    archive=onward-$(sed -n 's/.*ONWARD_VERSION "\(.*\)"/\1/p' include/onward/version.h)
    expect_exit 0 "make dist" make -s BUILD="$work/one" dist
    # shellcheck disable=SC2016
    expect_exit 0 "make dist again" env TZ=Asia/Tokyo bash -c 'umask 077 && make -s BUILD="$1" dist' bash "$work/again"
    cmp "$one/$archive.tar.gz" "$work/again/dist/$archive.tar.gz" >"$work/out" 2>&1 && ok || not_ok "two archives" "$(cat "$work/out")"
    tar -xzf "$one/$archive.tar.gz" -C "$work/one"
    diff <(git ls-tree -r --name-only HEAD | LC_ALL=C sort) <(cd "$work/one/$archive" && find . ! -type d | sed 's|^\./||' | LC_ALL=C sort) >"$work/out" && ok ||
        not_ok "files of the archive" "$(tail -n 1 "$work/out")"
    expect_exit 0 "the library of the archive" make -s -j2 -C "$work/one/$archive" OPTIMISE=-O1 build/libonward.a
    expect_exit 0 "make amalgamation in the archive" make -s -C "$work/one/$archive" amalgamation
    expect_exit 2 "make dist in the archive" make -s -C "$work/one/$archive" dist
    expect_words "expected a checkout of git, whose last commit it packs" "make dist in the archive"
else
    skipped=$((skipped + 1))
    echo "SKIPPED make dist: needs a checkout of git"
fi

# What is cited has the project's version, and the keys that the format's version 1.2.0 requires.
for key in "cff-version: 1.2.0" "message: ." "title: ." "authors:" "version: $(sed -n 's/.*ONWARD_VERSION "\(.*\)"/\1/p' include/onward/version.h)\$"; do
    grep -q "^$key" CITATION.cff && ok || not_ok "CITATION.cff" "has no line '$key'"
done
grep -q "^license: MIT\$" CITATION.cff && grep -q "^MIT License" LICENSE && ok || not_ok "CITATION.cff" "has another licence than LICENSE"
sed -n '/^authors:/,/^[a-z]/p' CITATION.cff | grep -q "^  - name: $(sed -n 's/^Copyright (c) [0-9]* //p' LICENSE)\$" && ok ||
    not_ok "CITATION.cff" "has other authors than LICENSE"
finish packages
