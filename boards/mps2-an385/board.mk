# Arm MPS2 with the Cortex-M3 image AN385. 64 ns an instruction make SysTick's 25 MHz exact to one instruction.
BOARD_CROSS  := arm-none-eabi-
BOARD_CPU    := -mcpu=cortex-m3 -mthumb
BOARD_QEMU   := qemu-system-arm -M mps2-an385 -display none -monitor none -serial stdio -icount shift=6,sleep=off \
    -semihosting-config enable=on,target=native
BOARD_COMMON := cortex_m.c cmsdk_uart.c
BOARD_MEMORY := 0 16777216 16777216
