# text.sh - sourced: what the linker keeps of the firmware. Objects go to the folder $work.

# text FLAGS...: bytes of text, from what an image calls at least. policies: those that it names; all if unset. cross and processor: the
# compiler's prefix and flags; Armv7-M if unset.
text() {
    local file named=${policies:-$(basename -s .c fw/policies/*.c)}
    local prefix=${cross:-arm-none-eabi-} flags=${processor:--mcpu=cortex-m3 -mthumb}
    rm -f "$work"/*.o
    # shellcheck disable=SC2086
    for file in fw/*.c $(printf 'fw/policies/%s.c ' $named); do
        "${prefix}gcc" $flags -Os -std=c11 -ffreestanding -ffunction-sections -fdata-sections -Wall -Wextra \
            -Wconversion -Wshadow -Wstrict-prototypes -Werror -Iinclude -Ifw -Iboards/common "$@" -c "$file" \
            -o "$work/$(basename "$file" .c).o" || return
    done
    # shellcheck disable=SC2046,SC2086
    "${prefix}gcc" $flags -Os -nostdlib -static "$@" -Wl,--gc-sections -Wl,-e,cp_step -Wl,-u,cp_init_with_layout \
        $(printf -- '-Wl,-u,cp_policy_%s ' $named) -Wl,-u,cp_deadline -Wl,-u,cp_panic -Wl,--unresolved-symbols=ignore-all "$work"/*.o -o "$work/image" || return
    "${prefix}size" "$work/image" | awk 'NR == 2 {print $1}'
}
