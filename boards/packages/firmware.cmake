# The firmware's sources, version, switches and capacities, for CMakeLists.txt and boards/zephyr.
get_filename_component(ONWARD_ROOT "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
file(GLOB ONWARD_SOURCES CONFIGURE_DEPENDS "${ONWARD_ROOT}/fw/*.c" "${ONWARD_ROOT}/fw/policies/*.c" "${ONWARD_ROOT}/hal/*.c")

file(STRINGS "${ONWARD_ROOT}/include/onward/version.h" ONWARD_VERSION REGEX "ONWARD_VERSION \"")
string(REGEX MATCH "[0-9]+\\.[0-9]+\\.[0-9]+" ONWARD_VERSION "${ONWARD_VERSION}")

# Switches are what the headers define as 0 or 1, unless someone else has: NAME=DEFAULT.
file(STRINGS "${ONWARD_ROOT}/include/onward/config.h" switches REGEX "^#define CP_[A-Z_]+ [01]$")
file(STRINGS "${ONWARD_ROOT}/include/onward/mailbox.h" mailbox_switches REGEX "^#define CP_[A-Z_]+ [01]$")
list(APPEND switches ${mailbox_switches})
# The library of `make install` has more of them on.
file(STRINGS "${ONWARD_ROOT}/Makefile" features REGEX "^FEATURES +:=")
set(ONWARD_SWITCHES "")
foreach(switch IN LISTS switches)
    string(REGEX REPLACE "#define (CP_[A-Z_]+) ([01])" "\\1" name "${switch}")
    set(value "${CMAKE_MATCH_2}")
    if(features MATCHES "-D${name}=([01])")
        set(value "${CMAKE_MATCH_1}")
    endif()
    list(APPEND ONWARD_SWITCHES "${name}=${value}")
endforeach()

# Capacities whose default is a number, by name.
file(STRINGS "${ONWARD_ROOT}/include/onward/config.h" ONWARD_CAPACITIES REGEX "^#define CP_MAX_[A-Z_]+ [0-9]+$")
list(TRANSFORM ONWARD_CAPACITIES REPLACE "^#define (CP_[A-Z_]+) .*" "\\1")
