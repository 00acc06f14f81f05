#!/bin/bash
# The module of Zephyr, boards/zephyr: its options are those of onward/config.h, and the library has the code that make gives it. Zephyr
# is not there: a stand-in has the functions of CMake that the module calls, as Zephyr has them. Usage: zephyr_test.sh BUILD
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
needs zephyr cmake
LIMIT=300
module=$PWD/boards/zephyr
kconfig=$module/$(sed -n 's/^  kconfig: //p' "$module/zephyr/module.yml")
cmake=$module/$(sed -n 's/^  cmake: //p' "$module/zephyr/module.yml")
[ -f "$kconfig" ] && [ -f "$cmake/CMakeLists.txt" ] && ok || not_ok "module.yml" "names $kconfig and $cmake/CMakeLists.txt"

# Options of Kconfig, NAME DEFAULT a line, and ranges, are those of the headers and of the Makefile's FEATURES.
awk '/^config / { print_one(); name = $2; value = "" }
    /^\t(bool|string) / { value = $1 == "bool" ? "n" : "\"\"" }
    /^\tdefault / { value = $2 }
    END { print_one() }
    function print_one() { if (name) print name, value }' "$kconfig" >"$work/options"
# headers: the same of those.
headers() {
    local features name value
    features=" $(make -s compile-switches) "
    sed -nE 's/^#define CP_([A-Z_]+) ([01])$/\1 \2/p' include/onward/config.h include/onward/mailbox.h | while read -r name value; do
        case $features in *" -DCP_$name="*) value=${features#*" -DCP_$name="} && value=${value%% *} ;; esac
        echo "ONWARD_$name $([ "$value" = 1 ] && echo y || echo n)"
    done
    sed -nE 's/^#define CP_(MAX_[A-Z_]+) ([0-9]+)$/ONWARD_\1 \2/p' include/onward/config.h
    echo 'ONWARD_DEFINITIONS ""'
}
diff <(headers | sort) <(sort "$work/options") >"$work/out" && [ -s "$work/options" ] && ok || not_ok "Kconfig's options" "unlike onward/config.h: $(sed -n 2p "$work/out")"
sed -nE 's/^#error "CP_(MAX_[A-Z]+) must be ([0-9]+)\.\.([0-9]+)"$/ONWARD_\1 \2 \3/p' include/onward/config.h |
    diff - <(awk '/^config / { name = $2 } /^\trange / { print name, $2, $3 }' "$kconfig") >"$work/out" && ok ||
    not_ok "Kconfig's ranges" "unlike onward/config.h: $(sed -n 2p "$work/out")"

# The configurations, as Zephyr's .config: the defaults, and others.
{
    echo CONFIG_ONWARD=y
    sed -E '/ n$/d; s/(.*) (.*)/CONFIG_\1=\2/' "$work/options"
} >"$work/defaults.conf"
{
    grep -vE '_(HOST|MAX_WGS|DEFINITIONS)=' "$work/defaults.conf"
    echo '# CONFIG_ONWARD_HOST is not set'
    printf 'CONFIG_ONWARD_%s\n' MAX_WGS=256 'DEFINITIONS="CP_PRIORITIES=3 CP_SIGNAL_POLL=500"'
} >"$work/others.conf"
if ! lacks "Kconfig in kconfiglib" kconfiglib; then
    printf 'config NO_OPTIMIZATIONS\n\tbool "-O0"\n\nsource "%s"\n' "$kconfig" >"$work/Kconfig"
    cat >"$work/parse.py" <<'P'
import sys
import kconfiglib

options = kconfiglib.Kconfig(sys.argv[1])
options.warn_assign_undef = True
options.load_config(sys.argv[2])
options.write_config(sys.argv[3])
sys.exit("\n".join(options.warnings) or 0)
P
    for name in defaults others; do
        expect_exit 0 "Kconfig in kconfiglib: $name" /usr/bin/python3 "$work/parse.py" "$work/Kconfig" "$work/$name.conf" "$work/$name.config"
        diff <(grep '^CONFIG_' "$work/$name.conf" | sort) <(grep '^CONFIG_' "$work/$name.config" | sort) >"$work/out" && ok ||
            not_ok "Kconfig in kconfiglib: $name" "$(sed -n 2p "$work/out")"
    done
    echo CONFIG_ONWARD=y >"$work/only.conf"
    expect_exit 0 "Kconfig in kconfiglib: only ONWARD" /usr/bin/python3 "$work/parse.py" "$work/Kconfig" "$work/only.conf" "$work/only.config"
    cmp -s "$work/only.config" "$work/defaults.config" && ok || not_ok "Kconfig in kconfiglib" "has other defaults"
    printf 'CONFIG_NO_OPTIMIZATIONS=y\nCONFIG_ONWARD=y\n' >"$work/slow.conf"
    expect_exit 0 "Kconfig in kconfiglib: -O0" /usr/bin/python3 "$work/parse.py" "$work/Kconfig" "$work/slow.conf" "$work/slow.config"
    grep -q ONWARD "$work/slow.config" && not_ok "Kconfig in kconfiglib: -O0" "has ONWARD" || ok
fi

# The stand-in. Options of a library go behind those of all, as they do in Zephyr, which may have an older standard of C.
mkdir "$work/app"
cat >"$work/app/CMakeLists.txt" <<'C'
cmake_minimum_required(VERSION 3.16)
project(app C)
file(STRINGS "${CONF}" lines REGEX "^CONFIG_")
foreach(line IN LISTS lines)
    string(REGEX MATCH "^([^=]+)=\"?([^\"]*)\"?$" line "${line}")
    set(${CMAKE_MATCH_1} "${CMAKE_MATCH_2}")
endforeach()
add_library(zephyr_interface INTERFACE)
target_compile_options(zephyr_interface INTERFACE -std=c99 -Os)
macro(zephyr_library_named name)
    set(ZEPHYR_CURRENT_LIBRARY ${name})
    add_library(${name} STATIC "")
    target_link_libraries(${name} PUBLIC zephyr_interface)
endmacro()
function(zephyr_library_sources)
    target_sources(${ZEPHYR_CURRENT_LIBRARY} PRIVATE ${ARGV})
endfunction()
function(zephyr_library_include_directories)
    target_include_directories(${ZEPHYR_CURRENT_LIBRARY} PRIVATE ${ARGV})
endfunction()
function(zephyr_library_compile_options)
    add_library(library_options INTERFACE)
    target_compile_options(library_options INTERFACE ${ARGV})
    target_link_libraries(${ZEPHYR_CURRENT_LIBRARY} PRIVATE library_options)
endfunction()
function(zephyr_include_directories)
    target_include_directories(zephyr_interface INTERFACE ${ARGV})
endfunction()
function(zephyr_compile_definitions)
    target_compile_definitions(zephyr_interface INTERFACE ${ARGV})
endfunction()
add_subdirectory("${MODULE}" module)
if(TARGET onward)
    add_executable(app app.c)
    target_link_libraries(app onward)
endif()
C
cat >"$work/app/app.c" <<'C'
#include <onward/cp.h>
#include <onward/cp_state.h>
#include <stdio.h>

static struct cp cp;

int main(void)
{
    static const struct cp_hal hal;
    struct cp_config config = CP_CONFIG_DEFAULT;

    config.policy = &cp_policy_awg;
    printf("CP_HOST=%d CP_MAX_WGS=%d CP_PRIORITIES=%d CP_SIGNAL_POLL=%d\n", CP_HOST, CP_MAX_WGS, CP_PRIORITIES, CP_SIGNAL_POLL);
    return cp_init(&cp, &config, &hal) == CP_ERROR_CONFIG && cp_refused_field(&cp) == CP_FIELD_CUS ? 0 : 1;
}
C
# application NAME: builds the one of this configuration in $work/NAME, and runs it.
application() {
    expect_exit 0 "$1: cmake" cmake -S "$work/app" -B "$work/$1" -DCONF="$work/$1.conf" -DMODULE="$cmake"
    expect_exit 0 "$1: build" cmake --build "$work/$1" -j2
    expect_exit 0 "$1: the program" "$work/$1/app"
}
application defaults
expect_words "CP_HOST=1 CP_MAX_WGS=4096 CP_PRIORITIES=5 CP_SIGNAL_POLL=2000" "the defaults"
application others
expect_words "CP_HOST=0 CP_MAX_WGS=256 CP_PRIORITIES=3 CP_SIGNAL_POLL=500" "other values"
: >"$work/none.conf"
expect_exit 0 "without ONWARD" cmake -S "$work/app" -B "$work/none" -DCONF="$work/none.conf" -DMODULE="$cmake"
expect_exit 0 "without ONWARD: build" cmake --build "$work/none"

# members ARCHIVE FOLDER: its objects there, without what is for debuggers.
members() {
    mkdir "$2"
    (cd "$2" && ar x "$1" && for object in *.o; do objcopy --strip-debug "$object" "${object%%.*}.stripped"; done && rm ./*.o)
}
expect_exit 0 "make" make -s -j2 BUILD="$work/make" CFLAGS=-Os "$work/make/libonward.a"
members "$work/make/libonward.a" "$work/by-make"
members "$work/defaults/module/libonward.a" "$work/by-zephyr"
diff -r "$work/by-make" "$work/by-zephyr" >"$work/out" && [ -n "$(ls "$work/by-make")" ] && ok || not_ok "objects" "$(head -n 1 "$work/out")"
finish zephyr
