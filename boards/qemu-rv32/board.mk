# RISC-V RV32IMAC in machine mode: qemu-system-riscv32 -M virt
BOARD_CROSS  := riscv64-unknown-elf-
BOARD_CPU    := -march=rv32imac -misa-spec=2.2 -mabi=ilp32 -mcmodel=medany -msmall-data-limit=0
BOARD_QEMU   := qemu-system-riscv32 -M virt -bios none -display none -monitor none -serial stdio -icount shift=0,sleep=off
BOARD_COMMON :=
BOARD_OPTIMISE ?= -O2
# QEMU writes a device tree of 1 MiB at the end of RAM, from a multiple of 2 MiB on: not into the image or the block.
BOARD_MEMORY := 1048576 8388608 1073741824
