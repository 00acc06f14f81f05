# text.sh - sourced: what the linker keeps of the firmware. Objects go to the folder $work.

# Everything that onward/config.h has for products and research.
everything="-DCP_MODELS=1 -DCP_DELEGATION=1 -DCP_ROCM=1 -DCP_HOST=1"

# sections FLAGS...: bytes of text and bytes of data, from what an image calls at least. policies: those that it names; all if unset. cross
# and processor: the compiler's prefix and flags; Armv7-M if unset. amalgamated: onward.c, in place of the files of fw/.
sections() {
    local file files named=${policies-}
    local prefix=${cross:-arm-none-eabi-} flags=${processor:--mcpu=cortex-m3 -mthumb}
    # Version 0.1.0 has no folder of policies.
    [ -n "$named" ] || named=$(find fw/policies -name '*.c' 2>/dev/null | sed 's|.*/||; s|\.c$||' | LC_ALL=C sort)
    # shellcheck disable=SC2086
    files=${amalgamated:-$(echo fw/*.c; [ -z "$named" ] || printf 'fw/policies/%s.c ' $named)}
    rm -f "$work"/*.o
    # shellcheck disable=SC2086
    for file in $files; do
        "${prefix}gcc" $flags -Os -std=c11 -ffreestanding -ffunction-sections -fdata-sections -Wall -Wextra \
            -Wconversion -Wshadow -Wstrict-prototypes -Werror -Iinclude -Ifw -Iboards/common "$@" -c "$file" \
            -o "$work/$(basename "$file" .c).o" || return
    done
    # shellcheck disable=SC2046,SC2086
    "${prefix}gcc" $flags -Os -nostdlib -static "$@" -Wl,--gc-sections -Wl,-e,cp_step -Wl,-u,cp_init -Wl,-u,cp_init_with_layout \
        $(printf -- '-Wl,-u,cp_policy_%s ' $named) -Wl,-u,cp_deadline -Wl,-u,cp_panic -Wl,--unresolved-symbols=ignore-all "$work"/*.o -o "$work/image" || return
    # Behind the text an image may have some bytes up to a round address, which are no data.
    "${prefix}size" "$work/image" "$work"/*.o | awk 'NR == 2 {text = $1} NR > 2 {data += $2 + $3} END {print text, data + 0}'
}

# text FLAGS...: of these, the bytes of text.
text() {
    local both
    both=$(sections "$@") || return
    echo "${both% *}"
}

# state FLAGS...: bytes of struct cp. cross and processor as above.
state() {
    # shellcheck disable=SC2086
    "${cross:-arm-none-eabi-}gcc" ${processor:--mcpu=cortex-m3 -mthumb} -std=c11 -ffreestanding -Iinclude -Iboards/common "$@" -c boards/common/state.c \
        -o "$work/state.o" && "${cross:-arm-none-eabi-}size" "$work/state.o" | awk 'NR == 2 {print $3}'
}
