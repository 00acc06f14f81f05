# Images for boards. BOARD names a folder of boards/ whose board.mk sets:
#   BOARD_CROSS   prefix of the cross compiler
#   BOARD_CPU     flags that choose the processor
#   BOARD_COMMON  files of boards/common for its processor family
#   BOARD_QEMU    how QEMU starts it; an image and -kernel are added
#   BOARD_MEMORY  for co-simulation: bytes of the board's RAM before board_shared, fewest and most bytes of that RAM
BOARD  ?= qemu-rv32
BOARDS := $(patsubst boards/%/board.mk,%,$(wildcard boards/*/board.mk))
ifneq ($(filter $(BOARD),$(BOARDS)),$(BOARD))
$(error no board $(BOARD); there are: $(BOARDS))
endif
include boards/$(BOARD)/board.mk

# POLICY=awg: an image for one policy only. BARE=1: without all that may be left out. These are boards by their own names, for
# `onward run --cp`, as mps2-an385-awg-bare.
POLICY ?=
BARE   ?=
# SMALL=1: test images for 128 KB of RAM. Tables of the firmware and of the tests' fakes are small; tests that need larger ones
# say so in a line "/* Large: ... */".
SMALL  ?=
# FRAME_CHECKS=1: an image that can use a checked mailbox.
FRAME_CHECKS ?=
BOARD_IMAGE    := $(BOARD)$(addprefix -,$(POLICY))$(if $(BARE),-bare)$(if $(SMALL),-small)$(if $(FRAME_CHECKS),-checked)
BOARD_BUILD    := $(BUILD)/boards/$(BOARD_IMAGE)
BOARD_OPTIMISE ?= -Os
# Values of onward/config.h for this image, as -DCP_MAX_WGS=512.
BOARD_CONFIG   ?= $(if $(SMALL),-DCP_MAX_WGS=64 -DCP_MAX_CUS=16 -DCP_MAX_QUEUES=8 -DCP_MAX_KERNELS=8 -DCP_MAX_CONDITIONS=64)
# The memory of test images; on qemu-rv32 it may be more.
BOARD_TEST_BYTES ?= 4M
BOARD_CHOICES  := $(if $(BARE),-DCP_CONFIG_HEADER='"bare.h"') $(if $(FRAME_CHECKS),-DCP_MAILBOX_CHECKS=1)
BOARD_COMPILE   = $(BOARD_CROSS)gcc $(BOARD_CPU) -std=c11 $(WARNINGS) $(BOARD_OPTIMISE) -g -ffreestanding \
    -ffunction-sections -fdata-sections -fcallgraph-info=su -Iinclude -Iboards/common -I$(BOARD_BUILD) $(if $(BARE),,-DCP_DELEGATION=1 -DCP_ROCM=1 -DCP_HOST=1) $(if $(BARE)$(POLICY),,-DCP_MODELS=1) $(BOARD_CHOICES) $(BOARD_CONFIG) -MMD -MP
BOARD_LINK      = $(BOARD_CROSS)gcc $(BOARD_CPU) -nostdlib -static -Wl,--gc-sections -Wl,--fatal-warnings \
    -Lboards/common -T boards/$(BOARD)/link.ld

BOARD_START   := boards/$(BOARD)/board.c $(addprefix boards/common/,console.c memory.c run.c $(BOARD_COMMON))
BOARD_MAIN    := $(addprefix boards/common/,firmware_main.c cosim.c policies.c semihosting.c)
BOARD_OBJECT   = $(1:%.c=$(BOARD_BUILD)/%.o)
# Policies of the image: all, or the one of POLICY.
BOARD_POLICIES := $(if $(POLICY),$(subst +,_,$(subst -,_,$(POLICY))),$(POLICIES))
BOARD_FW      := $(call BOARD_OBJECT,$(filter-out fw/policies/%,$(FW_SOURCES)) $(BOARD_POLICIES:%=fw/policies/%.c))

# Tests of fw and hal use no C library and no part of the simulator: those run on boards as they are.
TARGET_TESTS  := $(shell grep -LE '^.include (<(stdio|stdlib|string|math)\.h>|"support_)' $(filter tests/unit/fw/%,$(TEST_SOURCES)))
ifneq ($(SMALL),)
TARGET_TESTS  := $(shell grep -L '^/\* Large: ' $(TARGET_TESTS))
endif
TARGET_COMMON := tests/support/test.c $(wildcard tests/support/fake_*.c) boards/common/test_print.c
TARGET_IMAGES := $(patsubst tests/%.c,$(BOARD_BUILD)/tests/%.elf,$(TARGET_TESTS) $(wildcard tests/unit/target/*.c))

.PHONY: firmware firmware-sizes board-tests board-qemu board-list board-tools board-sources stack gdb
firmware: $(BOARD_BUILD)/firmware.elf $(BOARD_BUILD)/cosim.txt firmware-sizes ## the image for BOARD (see docs/guide/boards.md), and its sizes

# Text, data and bss of each room and of the whole core, and how much of the text is left when the linker has dropped what the
# image does not use; and struct cp.
BOARD_STATE := $(BOARD_BUILD)/boards/common/state.o
firmware-sizes: $(BOARD_FW) $(BOARD_STATE) $(BOARD_BUILD)/firmware.elf
	@$(BOARD_CROSS)size -t $(BOARD_FW) $(BOARD_STATE) | awk -v board=$(BOARD_IMAGE) -f boards/sizes.awk $(BOARD_BUILD)/firmware.map -

# With the HAL of the co-simulation, the board's own.
STACK_HAL := $(foreach call,now send receive load,--hal $(call)=boards/common/cosim.c:hal_$(call))
stack: $(BOARD_FW) $(call BOARD_OBJECT,$(BOARD_MAIN) $(BOARD_START)) ## the deepest stack of a step of the firmware on BOARD
	@python3 tests/shell/stack.py --limit 1024 $(STACK_HAL) --hook stall_cycles=cp_policy_bounded_stall --root cp_step --root cp_init_with_layout --root cp_deadline -- $(patsubst %.o,%.ci,$^)

# gdb owns QEMU, over a pipe: no port is taken, and neither outlives the other. The console goes to a file.
IMAGE   ?= $(BOARD_BUILD)/firmware.elf
GDB     ?= gdb-multiarch
GDB_ARGS ?=
gdb: $(IMAGE) ## stop BOARD at its first instruction in a debugger; IMAGE and GDB_ARGS choose others
	@command -v $(GDB) >/dev/null || { echo "make gdb needs the Debian package gdb-multiarch" >&2; exit 1; }
	@$(GDB) -q -x boards/onward.gdb $(IMAGE) \
	    -ex 'target remote | exec $(subst -serial stdio,-serial file:$(BOARD_BUILD)/console.txt,$(BOARD_QEMU)) -gdb stdio -S -kernel $(IMAGE)' $(GDB_ARGS)

board-tests: $(TARGET_IMAGES)

board-qemu:
	@echo $(BOARD_QEMU)

board-sources:
	@echo $(BOARD_MAIN) $(BOARD_START)

# What has to be installed to build images for BOARD and to run them.
board-tools:
	@echo $(BOARD_CROSS)gcc $(firstword $(BOARD_QEMU))

board-list:
	@echo $(BOARDS)

$(BOARD_BUILD)/firmware.elf: $(call BOARD_OBJECT,$(BOARD_MAIN) $(BOARD_START)) $(BOARD_FW) boards/$(BOARD)/link.ld boards/common/sections.ld
	@echo "  LINK $@"
	@$(BOARD_LINK) -Wl,-Map=$(@:.elf=.map) -o $@ $(filter %.o,$^) -lgcc

# What the simulator has to know to start it.
$(BOARD_BUILD)/cosim.txt: boards/$(BOARD)/board.mk boards/boards.mk
	@mkdir -p $(@D)
	@printf 'qemu %s\nmemory %s\n' '$(BOARD_QEMU)' '$(BOARD_MEMORY)' > $@

$(BOARD_BUILD)/tests/%.elf: $(BOARD_BUILD)/tests/%.o $(call BOARD_OBJECT,$(TARGET_COMMON) $(BOARD_START)) $(BOARD_FW) \
    boards/$(BOARD)/link.ld boards/common/sections.ld
	@$(BOARD_LINK) -Wl,--defsym=board_image_bytes=$(BOARD_TEST_BYTES) -o $@ $(filter %.o,$^) -lgcc

# The conformance kit for ports, over the mailbox. It shares only the firmware's objects with other images.
PORT_KIT := tests/port/board_run.c tests/port/mailbox_port.c $(filter-out %/port_main.c,$(wildcard tests/port/port_*.c))
$(BOARD_BUILD)/tests/port/board_run.elf: $(call BOARD_OBJECT,$(PORT_KIT) $(BOARD_START)) $(BOARD_FW) boards/$(BOARD)/link.ld boards/common/sections.ld
	@$(BOARD_LINK) -Wl,--defsym=board_image_bytes=$(BOARD_TEST_BYTES) -o $@ $(filter %.o,$^) -lgcc

$(BOARD_BUILD)/tests/%.o: BOARD_CONFIG += -DTEST_ROUNDS_DIVISOR=50u

# The compiler may not turn memcpy's loops into calls of memcpy.
$(BOARD_BUILD)/boards/common/memory.o: BOARD_OPTIMISE += -fno-tree-loop-distribute-patterns

$(BOARD_BUILD)/policy_list.def: FORCE
	@mkdir -p $(@D)
	@printf 'POLICY(%s)\n' $(BOARD_POLICIES) >$@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

$(BOARD_BUILD)/%.o: %.c boards/$(BOARD)/board.mk | $(BOARD_BUILD)/policy_list.def
	@mkdir -p $(@D)
	@$(BOARD_COMPILE) -Ifw -Itests/support -c -o $@ $<

-include $(shell find $(BOARD_BUILD) -name '*.d' 2>/dev/null)
