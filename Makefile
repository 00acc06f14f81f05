# Onward: firmware core, simulated GPU and command. `make help` lists the targets.
CC       ?= cc
BUILD    ?= build
PREFIX   ?= /usr/local
WARNINGS := -Wall -Wextra -Wconversion -Wshadow -Wstrict-prototypes -Werror
OPTIMISE ?= -O2
CFLAGS   ?= $(OPTIMISE) -g
STANDARD := -std=c11 -ffp-contract=off
INCLUDES := -Iinclude -Isim_hal -I$(BUILD)
# What the simulated GPU and the boards have beyond the firmware's own defaults (include/onward/config.h).
FEATURES := -DCP_MODELS=1
COMPILE   = $(CC) $(STANDARD) $(WARNINGS) $(FEATURES) $(CFLAGS) $(EXTRA) -MMD -MP
VERSION  := $(shell sed -n 's/.*ONWARD_VERSION "\(.*\)"/\1/p' include/onward/version.h)

FW_SOURCES   := $(wildcard fw/*.c) $(wildcard hal/*.c)
CLI_SOURCES  := $(wildcard sim_hal/cli/*.c)
SIM_SOURCES  := $(filter-out $(CLI_SOURCES),$(wildcard sim_hal/*/*.c))
TEST_SOURCES := $(wildcard tests/test_*.c)
FUZZ_SOURCES := $(wildcard tests/fuzz_*.c)

EXPLORE      := $(wildcard tests/explore/*.c)

FW_OBJECTS   := $(FW_SOURCES:%.c=$(BUILD)/%.o)
SIM_OBJECTS  := $(SIM_SOURCES:%.c=$(BUILD)/%.o)
CLI_OBJECTS  := $(CLI_SOURCES:%.c=$(BUILD)/%.o)
TEST_COMMON  := $(BUILD)/tests/test.o $(patsubst %.c,$(BUILD)/%.o,$(wildcard tests/fake_*.c tests/support_*.c))
TEST_PROGRAMS := $(TEST_SOURCES:tests/%.c=$(BUILD)/tests/%)
FUZZ_PROGRAMS := $(FUZZ_SOURCES:tests/%.c=$(BUILD)/tests/%)
EXPLORE_PROGRAMS := $(BUILD)/explore/small/explore $(BUILD)/explore/large/explore $(BUILD)/explore/cooperative/explore

.PHONY: all run test soak check bench figures costs compare discovery cooperation sizes parameters kernels install clean help sanitize fuzz
all: $(BUILD)/onward $(BUILD)/libonward.a ## build the command and the firmware library for the host

$(BUILD)/onward: $(CLI_OBJECTS) $(BUILD)/libsim.a $(BUILD)/libonward.a
	@echo "  LINK $@"
	@$(CC) $(CFLAGS) $(EXTRA) -o $@ $(CLI_OBJECTS) $(BUILD)/libsim.a $(BUILD)/libonward.a -lm

$(BUILD)/libonward.a: $(FW_OBJECTS)
	@rm -f $@
	@echo "  AR   $@"
	@$(AR) rcs $@ $(FW_OBJECTS)

$(BUILD)/libsim.a: $(SIM_OBJECTS)
	@rm -f $@
	@echo "  AR   $@"
	@$(AR) rcs $@ $(SIM_OBJECTS)

# The rooms on the simulator's hot path are worth the compiler's whole effort.
$(BUILD)/sim_hal/isa/%.o $(BUILD)/sim_hal/mem/%.o $(BUILD)/sim_hal/cu/%.o: OPTIMISE = -O3 -fno-math-errno -fno-trapping-math

$(BUILD)/fw/%.o: fw/%.c
	@mkdir -p $(@D)
	@echo "  CC   $<"
	@$(COMPILE) -ffreestanding -Iinclude -Ifw -c -o $@ $<

$(BUILD)/hal/%.o: hal/%.c
	@mkdir -p $(@D)
	@echo "  CC   $<"
	@$(COMPILE) -ffreestanding -Iinclude -c -o $@ $<

$(BUILD)/sim_hal/%.o: sim_hal/%.c
	@mkdir -p $(@D)
	@echo "  CC   $<"
	@$(COMPILE) $(INCLUDES) -c -o $@ $<

$(BUILD)/tests/%.o: tests/%.c
	@mkdir -p $(@D)
	@echo "  CC   $<"
	@$(COMPILE) $(INCLUDES) -Ifw -Itests -c -o $@ $<

$(BUILD)/tests/%: $(BUILD)/tests/%.o $(TEST_COMMON) $(BUILD)/libsim.a $(BUILD)/libonward.a
	@echo "  LINK $@"
	@$(CC) $(CFLAGS) $(EXTRA) -o $@ $< $(TEST_COMMON) $(BUILD)/libsim.a $(BUILD)/libonward.a -lm

# The exploration has a firmware of its own, with small tables: tests/explore/explore_config.h.
$(BUILD)/explore/large/%.o: SIZE = -DEXPLORE_LARGE
$(BUILD)/explore/cooperative/%.o: SIZE = -DEXPLORE_COOPERATIVE
$(BUILD)/explore/small/%.o $(BUILD)/explore/large/%.o $(BUILD)/explore/cooperative/%.o: OPTIMISE = -O3
$(BUILD)/explore/small/%.o $(BUILD)/explore/large/%.o $(BUILD)/explore/cooperative/%.o: EXPLORED = $(COMPILE) $(SIZE) -DCP_CONFIG_HEADER='"explore_config.h"' -Itests/explore -Iinclude -Ifw
$(BUILD)/explore/small/%.o: %.c
	@mkdir -p $(@D)
	@echo "  CC   $< (explore)"
	@$(EXPLORED) -c -o $@ $<

$(BUILD)/explore/large/%.o: %.c
	@mkdir -p $(@D)
	@echo "  CC   $< (explore, large)"
	@$(EXPLORED) -c -o $@ $<

$(BUILD)/explore/cooperative/%.o: %.c
	@mkdir -p $(@D)
	@echo "  CC   $< (explore, cooperative)"
	@$(EXPLORED) -c -o $@ $<

$(BUILD)/explore/%/explore: $(addprefix $(BUILD)/explore/%/,$(EXPLORE:.c=.o) $(patsubst %.c,%.o,$(wildcard fw/*.c)))
	@echo "  LINK $@"
	@$(CC) $(CFLAGS) $(EXTRA) -o $@ $^

run: all ## the main job: four of HeteroSync under every policy, a table, build/report.html and build/results.csv
	$(BUILD)/onward suite heterosync --benchmark SPM_G,FAM_G,SLM_G,TB_LG --policy baseline,sleep-16k,timeout,awg --scenario steady,cu-loss \
	    --csv $(BUILD)/results.csv --report $(BUILD)/report.html

test: all ## every test; the last line is "N passed, N failed"
	@tests/run.sh $(BUILD) $(MAKE)

tests-built: $(TEST_PROGRAMS) $(FUZZ_PROGRAMS) $(EXPLORE_PROGRAMS)
.PHONY: tests-built

sanitize: ## the unit tests and a fuzz run under the address and undefined-behaviour sanitizers
	$(MAKE) -j$(shell nproc) BUILD=$(BUILD)/sanitize CFLAGS="-O1 -g -fno-omit-frame-pointer" \
	    EXTRA="-fsanitize=address,undefined -fno-sanitize-recover=undefined" all tests-built
	@tests/unit.sh $(BUILD)/sanitize

soak: all $(EXPLORE_PROGRAMS) ## for hours: losses of compute units at 1,000 random cycles a benchmark, longer exploration (3 GB), the checks with a deeper analysis
	$(BUILD)/explore/small/explore --soak
	$(BUILD)/explore/large/explore --soak
	$(BUILD)/explore/cooperative/explore --soak
	POINTS=1000 RANDOM_POINTS=1000 tests/loss_test.sh $(BUILD)
	NODES=225000 tests/check.sh $(BUILD)

check: ## format, static analysis, dependency rules
	@tests/check.sh $(BUILD)

bench: all ## speed of the simulator and of the firmware, with the goals beside
	@tests/bench.sh $(BUILD)

figures: all ## every figure of AWG's paper, measured: docs/results.md and its charts
	$(BUILD)/onward figures docs/results.in.md --out docs

discovery: all ## occupancy discovery beside the thesis's figures: docs/discovery.md
	$(BUILD)/onward figures docs/discovery.in.md --suite discovery --out docs

cooperation: all ## cooperative kernels beside their papers: docs/cooperation.md
	$(BUILD)/onward figures docs/cooperation.in.md --suite cooperative --out docs

costs: all $(BUILD)/tests/bench_costs ## measure the firmware's operations on emulated boards: docs/costs.md and what is charged in process
	@$(MAKE) -s BUILD=$(BUILD) firmware BOARD=qemu-rv32
	@$(MAKE) -s BUILD=$(BUILD) firmware BOARD=mps2-an385
	@$(MAKE) -s BUILD=$(BUILD) BOARD=qemu-rv32 $(BUILD)/boards/qemu-rv32/tests/target/bench_units.elf
	@tests/costs_doc.sh $(BUILD) $(MAKE)

compare: all ## both bindings over the whole suite: docs/compared.in.md, for docs/costs.md and docs/results.md
	@$(MAKE) -s BUILD=$(BUILD) firmware BOARD=qemu-rv32
	@tests/compare.sh $(BUILD)

sizes: ## text of the firmware, its rooms and its switches, for Armv7-M: docs/firmware.md
	@tests/sizes_doc.sh $(BUILD) $(MAKE)

parameters: all ## write the list of parameters into docs/parameters.md
	@tests/parameters_doc.sh $(BUILD)

kernels: ## regenerate every .s from its .cl (needs clang and libclc)
	@sim_hal/workloads/regenerate.sh

install: all ## library, headers, command, workloads and pkg-config file into PREFIX
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/lib/pkgconfig $(DESTDIR)$(PREFIX)/include/onward
	install -d $(DESTDIR)$(PREFIX)/share/onward
	install -m 755 $(BUILD)/onward $(DESTDIR)$(PREFIX)/bin/onward
	install -m 644 $(BUILD)/libonward.a $(DESTDIR)$(PREFIX)/lib/libonward.a
	install -m 644 include/onward/*.h $(DESTDIR)$(PREFIX)/include/onward/
	cp -R sim_hal/workloads $(DESTDIR)$(PREFIX)/share/onward/
	for board in $(BOARDS); do \
	    [ ! -f $(BUILD)/boards/$$board/firmware.elf ] || install -D -m 644 -t $(DESTDIR)$(PREFIX)/share/onward/boards/$$board \
	        $(BUILD)/boards/$$board/firmware.elf $(BUILD)/boards/$$board/cosim.txt || exit 1; \
	done
	printf 'prefix=%s\nName: onward\nDescription: Scheduler core for GPU command processors\nVersion: %s\nLibs: -L$${prefix}/lib -lonward\nCflags: -I$${prefix}/include\n' \
	    '$(PREFIX)' '$(VERSION)' > $(DESTDIR)$(PREFIX)/lib/pkgconfig/onward.pc

clean: ## remove everything generated
	rm -rf $(BUILD)

help: ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 20

include boards/boards.mk

-include $(FW_OBJECTS:.o=.d) $(SIM_OBJECTS:.o=.d) $(CLI_OBJECTS:.o=.d) $(wildcard $(BUILD)/tests/*.d) $(wildcard $(BUILD)/explore/*/*/*.d $(BUILD)/explore/*/*/*/*.d)
.SECONDARY:
