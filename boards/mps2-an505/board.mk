# Arm MPS2 with the Cortex-M33 image AN505, all in the Secure state.
BOARD_CROSS  := arm-none-eabi-
BOARD_CPU    := -mcpu=cortex-m33 -mthumb -mfloat-abi=soft
BOARD_QEMU   := qemu-system-arm -M mps2-an505 -display none -monitor none -serial stdio -icount shift=6,sleep=off \
    -semihosting-config enable=on,target=native
BOARD_COMMON := cortex_m.c cmsdk_uart.c
BOARD_MEMORY := 0 16777216 16777216
