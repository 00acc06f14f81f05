# text.sh - sourced: what the linker keeps of the firmware for Armv7-M. Objects go to the folder $work.

# text FLAGS...: bytes of text, from what an image calls at least. policies: those that it names; all if unset.
text() {
    local file named=${policies:-$(basename -s .c fw/policies/*.c)}
    rm -f "$work"/*.o
    # shellcheck disable=SC2086
    for file in fw/*.c $(printf 'fw/policies/%s.c ' $named); do
        arm-none-eabi-gcc -mcpu=cortex-m3 -mthumb -Os -std=c11 -ffreestanding -ffunction-sections -fdata-sections -Wall -Wextra \
            -Wconversion -Wshadow -Wstrict-prototypes -Werror -Iinclude -Ifw -Iboards/common "$@" -c "$file" \
            -o "$work/$(basename "$file" .c).o" || return
    done
    # shellcheck disable=SC2046,SC2086
    arm-none-eabi-gcc -mcpu=cortex-m3 -mthumb -Os -nostdlib -static "$@" -Wl,--gc-sections -Wl,-e,cp_step -Wl,-u,cp_init_with_layout \
        $(printf -- '-Wl,-u,cp_policy_%s ' $named) -Wl,-u,cp_deadline -Wl,-u,cp_panic -Wl,--unresolved-symbols=ignore-all "$work"/*.o -o "$work/image" || return
    arm-none-eabi-size "$work/image" | awk 'NR == 2 {print $1}'
}
