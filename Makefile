# Onward: firmware core, simulated GPU and command. `make help` lists the targets.
CC       ?= cc
BUILD    ?= build
PREFIX   ?= /usr/local
# Where the library goes in PREFIX.
LIBDIR   ?= lib
WARNINGS := -Wall -Wextra -Wconversion -Wshadow -Wstrict-prototypes
OPTIMISE ?= -O2
# Lines and calls for debuggers and profilers; CFLAGS="-O0 -g" adds variables.
CFLAGS   ?= $(OPTIMISE) -g1
STANDARD := -std=c11 -ffp-contract=off
INCLUDES := -Iinclude -Isim_hal -I$(BUILD)
# What the simulated GPU and the boards have beyond the firmware's own defaults (include/onward/config.h).
FEATURES := -DCP_MODELS=1 -DCP_NAMES=1 -DCP_DELEGATION=1 -DCP_ROCM=1 -DCP_HOST=1 -DCP_MAILBOX_CHECKS=1
# The firmware of the simulated GPU has room for the largest one (PARAMETERS_CUS_MOST, PARAMETERS_SLOTS_MOST). The library that is installed
# and the boards have the default.
SIMULATED := -DCP_MAX_CUS=1024 -DCP_MAX_WGS=65535
# Objects are the same in whatever folder they are built.
COMPILE   = $(CC) $(STANDARD) $(WARNINGS) $(FEATURES) -ffile-prefix-map=$(CURDIR)=. $(CFLAGS) $(EXTRA) -MMD -MP
VERSION  := $(shell sed -n 's/.*ONWARD_VERSION "\(.*\)"/\1/p' include/onward/version.h)

POLICIES     := $(sort $(patsubst fw/policies/%.c,%,$(wildcard fw/policies/*.c)))
FW_SOURCES   := $(wildcard fw/*.c) $(POLICIES:%=fw/policies/%.c) $(wildcard hal/*.c)
CLI_SOURCES  := sim_hal/main.c $(wildcard sim_hal/cli/*.c sim_hal/tools/figures/*.c sim_hal/tools/sweep/*.c)
SCHEDULERS   := $(wildcard sim_hal/cu/schedulers/*.c)
SIM_SOURCES  := $(filter-out $(CLI_SOURCES) sim_hal/preload/%,$(wildcard sim_hal/*/*.c sim_hal/tools/*/*.c sim_hal/tools/bugs/*/*.c)) $(SCHEDULERS)
TEST_SOURCES := $(wildcard tests/unit/fw/*.c tests/unit/sim/*.c)
FUZZ_SOURCES := $(wildcard tests/fuzz/*.c)

EXPLORE      := $(wildcard tests/explore/*.c)

FW_OBJECTS   := $(FW_SOURCES:%.c=$(BUILD)/%.o)
SIM_OBJECTS  := $(SIM_SOURCES:%.c=$(BUILD)/%.o)
CLI_OBJECTS  := $(CLI_SOURCES:%.c=$(BUILD)/%.o)
# What tests of the firmware are linked with, and what those of the simulated GPU need beside it.
FW_COMMON    := $(patsubst %.c,$(BUILD)/%.o,$(wildcard tests/support/*.c))
TEST_COMMON  := $(FW_COMMON) $(patsubst %.c,$(BUILD)/%.o,$(wildcard tests/support/sim/*.c))
TEST_PROGRAMS := $(TEST_SOURCES:tests/%.c=$(BUILD)/tests/%)
FUZZ_PROGRAMS := $(FUZZ_SOURCES:tests/%.c=$(BUILD)/tests/%)
FW_TEST_PROGRAMS := $(filter $(BUILD)/tests/unit/fw/%,$(TEST_PROGRAMS))
FW_PROGRAMS  := $(FW_TEST_PROGRAMS) $(BUILD)/tests/fuzz/fuzz_monitor_log
SCOPES       := $(wildcard tests/scopes/*.c) tests/explore/space.c $(addprefix sim_hal/scopes/,scopes.c scopes_home.c fifo.c) sim_hal/engine/require.c
LITMUS       := $(wildcard tests/litmus/*.c)
EXPLORE_PROGRAMS := $(BUILD)/mailbox/explore $(BUILD)/scopes/scopes $(BUILD)/tests/litmus/litmus $(BUILD)/explore/small/explore $(BUILD)/explore/large/explore $(BUILD)/explore/cooperative/explore

.PHONY: all run hsa deps test inject all-schedulers mutate coverage soak check layers modules bench figures pages figures-sample costs growth tenants stock stock-sample rocsparse rocsparse-sample compare delegation discovery cooperation scopes barriers robustness goals sizes misra oclgrind microbench hardware hardware-page hardware-simulated parameters kernels sensitivity sensitivity-sample sweep sweep-sample history history-sample install uninstall amalgamation dist deb clean help sanitize threads hosts fuzz prove
all: $(BUILD)/onward ## build the command

$(BUILD)/onward: $(CLI_OBJECTS) $(BUILD)/libsim.a $(BUILD)/simulated/libonward.a
	@echo "  LINK $@"
	@$(CC) $(CFLAGS) $(EXTRA) -o $@ $(CLI_OBJECTS) $(BUILD)/libsim.a $(BUILD)/simulated/libonward.a -lm
	@ln -sfn "$(CURDIR)/sim_hal/workloads" $(BUILD)/workloads

$(BUILD)/libonward.a: $(FW_OBJECTS)
	@rm -f $@
	@echo "  AR   $@"
	@$(AR) rcs $@ $(FW_OBJECTS)

$(BUILD)/simulated/libonward.a: $(FW_SOURCES:%.c=$(BUILD)/simulated/%.o)
	@rm -f $@
	@echo "  AR   $@"
	@$(AR) rcs $@ $^

$(BUILD)/simulated/%.o: %.c
	@mkdir -p $(@D)
	@echo "  CC   $< (simulated)"
	@$(COMPILE) $(SIMULATED) -ffreestanding -Iinclude -Ifw -c -o $@ $<

# Firmware and simulated GPU of the unit tests and fuzz drivers check their preconditions (CP_REQUIRE in fw/core.h, SIM_REQUIRE in
# sim_hal/engine/require.h).
CHECKED := -DCP_CHECKS=1 -DSIM_CHECKS=1
$(BUILD)/checked/libonward.a: $(FW_SOURCES:%.c=$(BUILD)/checked/%.o)
	@rm -f $@
	@echo "  AR   $@"
	@$(AR) rcs $@ $^

$(BUILD)/checked/%.o: %.c
	@mkdir -p $(@D)
	@echo "  CC   $< (checked)"
	@$(COMPILE) $(SIMULATED) $(CHECKED) -ffreestanding -Iinclude -Ifw -c -o $@ $<

$(BUILD)/libsim.a: $(SIM_OBJECTS)
	@rm -f $@
	@echo "  AR   $@"
	@$(AR) rcs $@ $(SIM_OBJECTS)

$(BUILD)/checked/libsim.a: $(SIM_SOURCES:%.c=$(BUILD)/checked/%.o)
	@rm -f $@
	@echo "  AR   $@"
	@$(AR) rcs $@ $^

$(BUILD)/checked/sim_hal/%.o: sim_hal/%.c | $(BUILD)/wave_schedulers.def $(BUILD)/policy_list.def
	@mkdir -p $(@D)
	@echo "  CC   $< (checked)"
	@$(COMPILE) $(SIMULATED) $(CHECKED) $(INCLUDES) -c -o $@ $<

# The GPU as the library of HSA that ROCm's programs load: docs/guide/rocm.md.
HSA_OBJECTS := $(SIM_SOURCES:%.c=$(BUILD)/pic/%.o) $(FW_SOURCES:%.c=$(BUILD)/pic/%.o)
$(BUILD)/pic/%.o: %.c | $(BUILD)/wave_schedulers.def $(BUILD)/policy_list.def $(BUILD)/host.ok
	@mkdir -p $(@D)
	@echo "  CC   $< (position-independent)"
	@$(COMPILE) $(SIMULATED) $(INCLUDES) $(if $(filter fw/% hal/%,$<),-ffreestanding -Ifw) -fPIC -fvisibility=hidden -c -o $@ $<

$(BUILD)/libhsa-runtime64.so.1: sim_hal/hsa/exports.map $(HSA_OBJECTS)
	@echo "  LINK $@"
	@$(CC) $(CFLAGS) $(EXTRA) -shared -Wl,-soname,libhsa-runtime64.so.1 -Wl,--version-script=$< -Wl,-z,defs -o $@ $(HSA_OBJECTS) -lm -lpthread
	@ln -sf $(@F) $(@:.1=)

# What rocminfo looks for before it calls that library: onward exec --pretend-kfd.
$(BUILD)/libonward-kfd.so: sim_hal/preload/kfd.c | $(BUILD)/host.ok
	@echo "  LINK $@"
	@$(COMPILE) -shared -fPIC -fvisibility=hidden -o $@ $< -ldl

# What a bare machine lacks is said in a sentence, before a compiler says it of every file.
$(BUILD)/host.ok:
	@mkdir -p $(@D)
	@echo '#include <stdio.h>' | $(CC) -E -x c -o $@.c - 2>/dev/null || \
	    { echo "make: $(CC) does not work, or finds no headers of the C library (Debian: apt-get install gcc libc6-dev)" >&2; exit 1; }
	@echo '#include "onward/base.h"' | $(CC) -Iinclude -fsyntax-only -x c -
	@mv $@.c $@
$(FW_OBJECTS) $(FW_SOURCES:%.c=$(BUILD)/checked/%.o) $(FW_SOURCES:%.c=$(BUILD)/simulated/%.o) $(SIM_OBJECTS) $(SIM_SOURCES:%.c=$(BUILD)/checked/%.o) $(CLI_OBJECTS): | $(BUILD)/host.ok

# The modules on the simulator's hot path are worth the compiler's whole effort.
$(BUILD)/sim_hal/assembler/%.o $(BUILD)/sim_hal/execute/%.o $(BUILD)/sim_hal/isa/%.o $(BUILD)/sim_hal/mem/%.o $(BUILD)/sim_hal/scopes/%.o $(BUILD)/sim_hal/syncmon/%.o $(BUILD)/sim_hal/path/%.o $(BUILD)/sim_hal/cu/%.o \
    $(addprefix $(BUILD)/pic/sim_hal/,$(addsuffix /%.o,execute isa mem scopes syncmon path cu)): OPTIMISE = -O3 -fno-math-errno -fno-trapping-math
# What runs once a command is not.
$(BUILD)/sim_hal/cli/%.o $(BUILD)/sim_hal/tools/explain/%.o $(BUILD)/sim_hal/tools/debug/%.o $(BUILD)/sim_hal/tools/figures/%.o $(BUILD)/sim_hal/tools/outputs/%.o $(BUILD)/sim_hal/tools/sweep/%.o $(BUILD)/sim_hal/tools/view/%.o: OPTIMISE = -O1

$(BUILD)/fw/%.o: fw/%.c
	@mkdir -p $(@D)
	@echo "  CC   $<"
	@$(COMPILE) -ffreestanding -Iinclude -Ifw -c -o $@ $<

$(BUILD)/hal/%.o: hal/%.c
	@mkdir -p $(@D)
	@echo "  CC   $<"
	@$(COMPILE) -ffreestanding -Iinclude -c -o $@ $<

# The table of wave schedulers: a file of cu/schedulers/ each, the default first.
$(BUILD)/wave_schedulers.def: FORCE
	@mkdir -p $(@D)
	@for name in oldest $(filter-out oldest,$(sort $(basename $(notdir $(SCHEDULERS))))); do \
	    echo "WAVE_SCHEDULER($$name, \"$$(echo $$name | tr _ -)\")"; done >$@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# The table of policies: a file of fw/policies/ each. Another table is written only if it differs.
$(BUILD)/policy_list.def: FORCE
	@mkdir -p $(@D)
	@printf 'POLICY(%s)\n' $(POLICIES) >$@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi
.PHONY: FORCE

# The style and the program of the page of a run, as C strings, a line each.
VIEWER := style.css model.js draw.js panel.js viewer.js
$(BUILD)/viewer/%.def: sim_hal/tools/view/viewer/%
	@mkdir -p $(@D)
	@sed -e 's/\\/\\\\/g' -e 's/"/\\"/g' -e 's/.*/"&\\n",/' $< >$@.new && mv $@.new $@

$(BUILD)/sim_hal/tools/view/page_text.o $(BUILD)/pic/sim_hal/tools/view/page_text.o $(BUILD)/checked/sim_hal/tools/view/page_text.o: $(VIEWER:%=$(BUILD)/viewer/%.def)

$(BUILD)/sim_hal/%.o: sim_hal/%.c | $(BUILD)/wave_schedulers.def $(BUILD)/policy_list.def
	@mkdir -p $(@D)
	@echo "  CC   $<"
	@$(COMPILE) $(SIMULATED) $(INCLUDES) -c -o $@ $<

$(BUILD)/tests/%.o: tests/%.c | $(BUILD)/policy_list.def
	@mkdir -p $(@D)
	@echo "  CC   $<"
	@$(COMPILE) $(SIMULATED) $(CHECKS) $(TEST_INCLUDES) -Ifw -Itests/support -c -o $@ $<

# Tests of the firmware see nothing of the simulated GPU, and are built without it.
TEST_INCLUDES = $(INCLUDES) -Itests/support/sim
$(FW_COMMON) $(FW_PROGRAMS:=.o): TEST_INCLUDES = -Iinclude -I$(BUILD)
$(BUILD)/tests/unit/%.o $(BUILD)/tests/fuzz/%.o $(BUILD)/tests/litmus/%.o: CHECKS = $(CHECKED)
$(BUILD)/tests/unit/%.o $(BUILD)/tests/support/%.o: OPTIMISE = -O1
$(FW_PROGRAMS): $(BUILD)/tests/%: $(BUILD)/tests/%.o $(FW_COMMON) $(BUILD)/checked/libonward.a
	@echo "  LINK $@"
	@$(CC) $(CFLAGS) $(EXTRA) -o $@ $^

# A test of what is above the simulated GPU is linked with the parts of the command, too.
$(BUILD)/tests/unit/sim/test_sweep: $(filter-out $(BUILD)/sim_hal/main.o,$(CLI_OBJECTS))

$(filter-out $(FW_PROGRAMS),$(TEST_PROGRAMS) $(FUZZ_PROGRAMS)): $(BUILD)/tests/%: $(BUILD)/tests/%.o $(TEST_COMMON) $(BUILD)/checked/libsim.a $(BUILD)/checked/libonward.a
	@echo "  LINK $@"
	@$(CC) $(CFLAGS) $(EXTRA) -o $@ $(filter %.o,$^) $(filter %.a,$^) -lm

$(BUILD)/tests/%: $(BUILD)/tests/%.o $(TEST_COMMON) $(BUILD)/libsim.a $(BUILD)/simulated/libonward.a
	@echo "  LINK $@"
	@$(CC) $(CFLAGS) $(EXTRA) -o $@ $^ -lm

# The exploration has a firmware of its own, with small tables: tests/explore/explore_config.h.
$(BUILD)/explore/large/%.o: SIZE = -DEXPLORE_LARGE
$(BUILD)/explore/cooperative/%.o: SIZE = -DEXPLORE_COOPERATIVE
$(BUILD)/explore/small/%.o $(BUILD)/explore/large/%.o $(BUILD)/explore/cooperative/%.o: OPTIMISE = -O3
$(BUILD)/explore/small/%.o $(BUILD)/explore/large/%.o $(BUILD)/explore/cooperative/%.o: EXPLORED = $(COMPILE) $(SIZE) $(CHECKED) -DCP_CONFIG_HEADER='"explore_config.h"' -I$(BUILD) -Itests/explore -Itests/support -Iinclude -Ifw
$(BUILD)/explore/small/tests/explore/explore.o $(BUILD)/explore/large/tests/explore/explore.o \
    $(BUILD)/explore/cooperative/tests/explore/explore.o: $(BUILD)/policy_list.def
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

$(BUILD)/explore/%/explore: $(addprefix $(BUILD)/explore/%/,$(EXPLORE:.c=.o) $(patsubst %.c,%.o,$(wildcard fw/*.c fw/policies/*.c)))
	@echo "  LINK $@"
	@$(CC) $(CFLAGS) $(EXTRA) -o $@ $^

# The protocol of scoped synchronisation is explored with small tables: tests/scopes/sizes.h.
$(BUILD)/scopes/%.o: OPTIMISE = -O3
$(BUILD)/scopes/%.o: %.c
	@mkdir -p $(@D)
	@echo "  CC   $< (scopes)"
	@$(COMPILE) -DSCOPES_SIZES='"sizes.h"' $(CHECKED) $(INCLUDES) -Itests/scopes -Itests/explore -c -o $@ $<

$(BUILD)/scopes/scopes: $(SCOPES:%.c=$(BUILD)/scopes/%.o)
	@echo "  LINK $@"
	@$(CC) $(CFLAGS) $(EXTRA) -o $@ $^

# The mailbox is explored as the compiler makes it for the thread sanitizer, whose functions tests/mailbox/memory.c has.
OBJCOPY ?= objcopy
$(BUILD)/mailbox/%.o: %.c
	@mkdir -p $(@D)
	@echo "  CC   $< (mailbox)"
	@$(COMPILE) -Iinclude -Itests/explore -c -o $@ $<

$(BUILD)/mailbox/seen/%.o: %.c
	@mkdir -p $(@D)
	@echo "  CC   $< (mailbox, seen)"
	@$(COMPILE) -O1 -fsanitize=thread -ffreestanding -Iinclude -c -o $@ $<
	@$(OBJCOPY) --redefine-sym memcpy=__tsan_memcpy --redefine-sym memset=__tsan_memset $@

$(BUILD)/mailbox/explore: $(addprefix $(BUILD)/mailbox/,tests/mailbox/mailbox.o tests/mailbox/memory.o tests/explore/space.o seen/tests/mailbox/sides.o seen/hal/mailbox.o)
	@echo "  LINK $@"
	@$(CC) $(CFLAGS) $(EXTRA) -o $@ $^

# The litmus tests of scoped synchronisation: docs/guide/scopes.md.
$(BUILD)/tests/litmus/litmus: $(LITMUS:%.c=$(BUILD)/%.o) $(TEST_COMMON) $(BUILD)/checked/libsim.a $(BUILD)/checked/libonward.a
	@echo "  LINK $@"
	@$(CC) $(CFLAGS) $(EXTRA) -o $@ $^ -lm

# Faults of hardware: docs/guide/reliability.md. The injector stands between the firmware and its HAL.
INJECT := $(wildcard tests/inject/*.c)
$(BUILD)/tests/inject/inject: $(INJECT:%.c=$(BUILD)/%.o) $(BUILD)/libsim.a $(BUILD)/simulated/libonward.a
	@echo "  LINK $@"
	@$(CC) $(CFLAGS) $(EXTRA) -Wl,--wrap=cp_init_with_layout,--wrap=cp_deadline,--wrap=cp_mailbox_reserve,--wrap=cp_mailbox_commit,--wrap=cp_mailbox_post -o $@ $^ -lm

# A build that was not asked for processors takes all of them.
in_parallel = $(if $(filter -j%,$(MAKEFLAGS)),,-j$(shell getconf _NPROCESSORS_ONLN))

run: ## the main job: four of HeteroSync under four policies, a table, build/report.html and build/results.csv
	@echo "make run: four HeteroSync kernels on a simulated GPU, under four policies. All compute units stay (steady), or one is lost"
	@echo "(cu-loss). You will see speedups, and 'deadlock' where a policy leaves a kernel hanging. It takes less than a minute on two idle"
	@echo "cores: 45 s of processor time to build, 25 s to simulate. The kernels go round twice, those of docs/measured/results.md ten times."
	@$(MAKE) --no-print-directory $(in_parallel) $(BUILD)/onward
	$(BUILD)/onward suite heterosync --benchmark SPM_G,FAM_G,SLM_G,TB_LG --policy baseline,sleep-16k,timeout,awg --scenario steady,cu-loss \
	    --factor 1 --csv $(BUILD)/results.csv --report $(BUILD)/report.html
	@echo "Charts of this table, and where each kernel hung: $(BUILD)/report.html. All rows: $(BUILD)/results.csv."

hsa: $(BUILD)/libhsa-runtime64.so.1 $(BUILD)/libonward-kfd.so ## the simulated GPU as the library of HSA that ROCm's programs load: docs/guide/rocm.md

deps: ## install the Debian packages that tests and checks need; without root it names them and fails
	@tests/shell/deps.sh $(filter coverage,$(MAKECMDGOALS))

# make -j deps test
test check coverage: | $(filter deps,$(MAKECMDGOALS))

test: all ## every test; what needs a missing package is skipped; the last line is "N passed, N failed"
	@tests/shell/run.sh $(BUILD) $(MAKE)

# For make check, which takes warnings for errors.
compile-warnings:
	@echo $(WARNINGS)
compile-switches:
	@echo $(FEATURES)
compile-features:
	@echo $(FEATURES) $(SIMULATED)

units-built: $(TEST_PROGRAMS) $(FUZZ_PROGRAMS)
tests-built: units-built $(EXPLORE_PROGRAMS) $(BUILD)/tests/inject/inject
.PHONY: compile-warnings compile-switches compile-features units-built tests-built

mutate: $(FW_TEST_PROGRAMS) ## one-token mutants of the firmware that its unit tests must notice: docs/guide/testing.md; COUNT=n (200), SEED=n (1), ONLY=FILE,FILE:LINE,..
	@COUNT="$(COUNT)" SEED="$(SEED)" ONLY="$(ONLY)" python3 tests/shell/mutate.py $(BUILD) \
	    '$(filter-out -MMD -MP,$(COMPILE)) $(SIMULATED) $(CHECKED) -ffreestanding -Iinclude -Ifw' '$(CC) $(CFLAGS) $(EXTRA)'

coverage: $(FW_TEST_PROGRAMS) ## lines, branches and MC/DC of the firmware that its unit tests reach, and each place left: docs/guide/testing.md; FILES="FILE..", WRITE=1
	@FILES="$(FILES)" WRITE="$(WRITE)" tests/shell/coverage.sh $(BUILD) '$(STANDARD) $(FEATURES) $(SIMULATED) $(CHECKED) -ffreestanding -Iinclude -Ifw' \
	    '$(STANDARD) $(FEATURES) $(SIMULATED) $(CHECKED) $(INCLUDES) -Ifw -Itests/support'

sanitize: ## the unit tests, with a quarter of their random rounds, and a fuzz run under the address and undefined-behaviour sanitizers
	$(MAKE) -j$(shell nproc) BUILD=$(BUILD)/sanitize CFLAGS="-O1 -g1 -fno-omit-frame-pointer" \
	    EXTRA="-fsanitize=address,undefined -fno-sanitize-recover=undefined -DTEST_ROUNDS_DIVISOR=4u" units-built
	@tests/shell/unit.sh $(BUILD)/sanitize

THREADED := hsa_memory hsa_process hsa_queues runtime
threads: ## cases with several threads of the library of HSA and its runtime, under the thread sanitizer
	$(MAKE) -j$(shell nproc) BUILD=$(BUILD)/threads CFLAGS="-O1 -g -fno-omit-frame-pointer" EXTRA=-fsanitize=thread \
	    $(THREADED:%=$(BUILD)/threads/tests/unit/sim/test_%)
	@tests/shell/threads.sh $(BUILD)/threads

hosts: ## the unit tests with another C library (musl) and on another processor (aarch64, under qemu-user)
	@mkdir -p $(BUILD)
	@tests/shell/hosts.sh $(BUILD) $(make_program)

inject: $(BUILD)/tests/inject/inject ## faults of hardware at every point of small runs: the table of docs/guide/reliability.md; ONLY=FAULT: one, by its name
	$(if $(ONLY),$< $(ONLY),@tests/shell/inject_doc.sh $(BUILD))

MINUTES ?= 2
fuzz: ## the whole firmware behind a hostile GPU and hostile tenants, for MINUTES=n: docs/guide/testing.md
	@tests/fuzz/firmware/run.sh $(BUILD)/fuzz/firmware $(MINUTES)

all-schedulers: all ## every launch of every suite under every wave scheduler: the same dumps; for hours
	tests/shell/all_schedulers_test.sh $(BUILD) all

# Suites of which make test takes a part.
SAMPLED := stealing libraries explain cosim boards bare broken barriers_oclgrind fences kernels libclc microbench opcodes pictures schedulers timing models \
    waves bugs scopes_plants spins inject sparse hip packages deb sizes
soak: all tests-built ## for hours: what make test takes a part of at each commit, losses of compute units at 1,000 random cycles a benchmark, longer exploration (3 GB), `--check all` on every small benchmark, the suite stealing in every mode of scopes, every level of the compiler, 200 mutants of the firmware, both other hosts, the checks with a deeper analysis
	$(BUILD)/explore/small/explore --soak
	$(BUILD)/explore/large/explore --soak
	$(BUILD)/explore/cooperative/explore --soak
	$(BUILD)/tests/litmus/litmus --rounds 256
	POINTS=1000 RANDOM_POINTS=1000 tests/shell/loss_test.sh $(BUILD)
	SAMPLE=all tests/shell/scopes_test.sh $(BUILD)
	LIMIT=600 LEVELS="O0 O1 O2 O3 Oz" SAMPLE=all tests/shell/levels_test.sh $(BUILD)
	for suite in $(SAMPLED); do LIMIT=600 SAMPLE=all bash tests/shell/$${suite}_test.sh $(BUILD) || exit 1; done
	LIMIT=600 SAMPLE=all tests/shell/check_test.sh $(BUILD)
	LIMIT=600 SAMPLE=all tests/shell/stealing_modes_test.sh $(BUILD)
	NODES=225000 SAMPLE=all tests/shell/check.sh $(BUILD)
	SAMPLE=all $(MAKE) hosts
	$(MAKE) mutate

check: all $(BUILD)/libonward.a ## format, static analysis, dependency rules
	@tests/shell/check.sh $(BUILD)

layers: all $(BUILD)/libonward.a ## only the layers of tests/layers.txt: modules that include or call upward
	@tests/shell/layers.sh $(BUILD)

modules: ## write the tables of modules of tests/layers.txt into docs/
	@tests/shell/layers_doc.sh

bench: all ## speed of the simulator and of the firmware, with the goals beside; RECORD=1: what docs/measured/history.md has of it, recorded there
	@$(if $(RECORD),tests/bench/history.sh,tests/bench/bench.sh) $(BUILD)

history: all ## what was measured from version to version: docs/measured/history.md; COMMITS="COMMIT..": of these, too, built and measured first
	@tests/bench/history.sh $(BUILD) $(or $(COMMITS),--page)

history-sample: all ## that page rendered again, and sizes measured again, compared with docs/
	@tests/bench/history_sample.sh $(BUILD)

# The measured pages. NAME=SUITE,..: docs/measured/NAME.md, written by `onward figures` from docs/templates/NAME.in.md with the runs
# behind it in docs/data/NAME.txt. NAME@TARGET: tables in docs/data/NAME, of which that target compares a sample.
PAGES := results=heterosync,heterosync-more delegation=plain,heterosync,heterosync-more discovery=discovery cooperation=cooperative \
    goals=heterosync,heterosync-more,cooperative robustness=heterosync,heterosync-more \
    scopes-results=stealing,stealing-grain barriers=barriers,heterosync-wide hardware=hardware \
    sensitivity@sensitivity-sample stock@stock-sample rocsparse@rocsparse-sample sweep@sweep-sample \
    history@history-sample
suites_of = $(patsubst $(1)=%,%,$(filter $(1)=%,$(PAGES)))
# Runs that have ended are kept for all pages of the same model: an interrupted page goes on, and a second call makes no run.
write_page = @mkdir -p docs/data; set -x; \
    $(BUILD)/onward figures docs/templates/$(1).in.md --suite $(call suites_of,$(1)) --out docs/measured --data docs/data/$(1).txt --store $(BUILD)/runs $(2)

figures: $(BUILD)/onward ## every figure of AWG's paper, measured: docs/measured/results.md and its charts; ONLY=15 or ONLY=figure15: only that, into build/figures; POLICY=awg: measured anew is that policy alone
	$(if $(ONLY),$(call some_figures,$(ONLY)),$(call write_page,results))

# Pages that take runs or numbers of others stand behind them.
EVERY_PAGE := figures delegation discovery cooperation scopes barriers hardware-page robustness stock rocsparse sensitivity \
    sweep compare growth tenants microbench oclgrind sizes history goals
pages: all ## every measured page, after a change of cycles or costs: for hours; one that was stopped goes on
	for page in $(EVERY_PAGE); do $(make_program) $$page || exit 1; done

# One figure, away from docs/. With POLICY the runs of the others are those behind docs/measured/results.md.
some_figures = @set -x; $(BUILD)/onward figures docs/templates/results.in.md --suite $(call suites_of,results) --only $(1) \
    --out $(BUILD)/figures $(if $(POLICY),--from docs/data/results.txt --anew $(POLICY))

# A recipe that names MAKE runs even with make -n.
make_program := $(MAKE)
figures-sample: all ## every measured page rendered from its runs, SAMPLE=n of them made again, compared with docs/: what CI runs
	@tests/bench/figures_sample.sh $(BUILD) $(make_program) $(PAGES)

sensitivity: all ## every parameter at half and double, and how far the headlines move: docs/measured/robustness.md, for hours
	@tests/bench/sensitivity.sh $(BUILD) $(if $(TRUST),--trust)
	$(BUILD)/onward figures docs/templates/robustness.in.md --suite $(call suites_of,robustness) --from docs/data/robustness.txt --out docs/measured

sensitivity-sample: all ## some of it measured again, and compared with docs/
	@tests/bench/sensitivity_sample.sh $(BUILD)

delegation: all ## what the GPU's dispatcher gives, and where the firmware still bounds: docs/measured/delegation.md
	$(call write_page,delegation,--from docs/data/results.txt)

discovery: all ## occupancy discovery beside the thesis's figures: docs/measured/discovery.md
	$(call write_page,discovery)

cooperation: all ## cooperative kernels beside their papers: docs/measured/cooperation.md
	$(call write_page,cooperation)

scopes: all ## scoped synchronisation beside sRSP's paper: docs/measured/scopes-results.md
	$(call write_page,scopes-results)

hardware-simulated: all hsa ## tests/hardware on the simulated GPU, by hipcc for gfx803: docs/data/hardware/simulated.txt
	@tests/hardware/simulated.sh $(BUILD)

hardware-page: all ## what tests/hardware measured on a card, beside the simulated GPU: docs/measured/hardware.md
	$(call write_page,hardware)

barriers: all ## wave schedulers beside BAWS's paper: docs/measured/barriers.md
	$(call write_page,barriers)

robustness: all ## onward idea by idea, many losses of a compute unit, some thousands of runs: docs/measured/robustness.md; LOSSES=n: only losses, at fewer moments, into build/losses
	$(if $(LOSSES),$(call few_losses,$(LOSSES)),$(call write_page,robustness,--from docs/data/results.txt))

# The charts of the template with other losses: n moments over the same time.
few_losses = @mkdir -p $(BUILD)/losses; \
    sed 's/@20000+40000\*10/@20000+'$$((400000 / $(1)))'*$(1)/g' docs/templates/robustness.in.md >$(BUILD)/losses/losses.in.md; \
    $(BUILD)/onward figures $(BUILD)/losses/losses.in.md --suite $(call suites_of,robustness) --only losses,losses-more --out $(BUILD)/losses

goals: all ## goals, values, met or missed: docs/measured/goals.md, from the runs behind the other pages, `make bench` and docs/measured/costs.md
	@mkdir -p docs/data
	@tests/bench/goals_numbers.sh $(BUILD) docs/data/numbers.txt
	@tests/bench/goals_rows.sh
	$(call write_page,goals,$(addprefix --from ,$(wildcard docs/data/results.txt docs/data/cooperation.txt)))

costs: all $(BUILD)/tests/bench/bench_costs ## measure the firmware's operations on emulated boards: docs/measured/costs.md and what is charged in process
	@$(MAKE) -s BUILD=$(BUILD) firmware BOARD=qemu-rv32
	@$(MAKE) -s BUILD=$(BUILD) firmware BOARD=mps2-an385
	@$(MAKE) -s BUILD=$(BUILD) BOARD=qemu-rv32 $(BUILD)/boards/qemu-rv32/tests/unit/target/bench_units.elf
	@tests/bench/costs_doc.sh $(BUILD) $(MAKE)

growth: all $(BUILD)/tests/bench/bench_growth ## the firmware's operations from 64 to 32,768 work-groups and from 8 to 512 compute units, and launches beside 1 to 255 tenants: docs/measured/costs.md
	@tests/bench/growth.sh $(BUILD) $(MAKE)

tenants: all ## how much 2 to 8 tenants of a GPU slow each other down under each policy, and Jain's index: docs/measured/costs.md
	@tests/bench/tenants.sh $(BUILD)

stock: all ## code that spins, the suites' stock twins, beside waiting atomics and timeout: a section of docs/measured/results.md; needs clang
	@tests/bench/stock.sh $(BUILD)
	$(BUILD)/onward figures docs/templates/results.in.md --suite $(call suites_of,results) --from docs/data/results.txt --out docs/measured

stock-sample: all ## a row of each suite of it measured again, and compared with docs/
	@tests/bench/stock_sample.sh $(BUILD)

rocsparse: all hsa ## AMD's solves that wait between work-groups, steady and with a compute unit lost: docs/measured/rocsparse.md; needs rocSPARSE
	@tests/bench/rocsparse.sh $(BUILD)

rocsparse-sample: all hsa ## some of them measured again, and compared with docs/
	@tests/bench/rocsparse_sample.sh $(BUILD)

sweep: all ## where each policy wins, over atomics, patience and sizes of the GPU, on Slurm if it answers: docs/measured/sweep.md
	@tests/bench/sweep.sh $(BUILD)

sweep-sample: all ## some of its runs made again, and compared with docs/
	@tests/bench/sweep_sample.sh $(BUILD)

compare: all ## both bindings over the whole suite: docs/templates/compared.in.md, for docs/measured/costs.md and docs/measured/results.md
	@$(MAKE) -s BUILD=$(BUILD) firmware BOARD=qemu-rv32
	@tests/bench/compare.sh $(BUILD)

sizes: ## sizes of the firmware by switch, with their changes since the last version, and by module: docs/measured/costs.md; COMMIT=..: only those of that commit's version, for the changes
	@COMMIT=$(COMMIT) tests/bench/sizes_doc.sh $(BUILD) $(MAKE)

prove: ## no run-time error for any input in the parts that read what others write, by Frama-C: docs/guide/testing.md; ONLY="NAME.."
	@tests/shell/prove.sh $(BUILD) $(ONLY)

misra: ## findings of cppcheck's MISRA addon in the firmware, by rule: docs/reference/misra.md
	@tests/bench/misra_doc.sh

oclgrind: all ## the kernels of tests/bugs under --check all and under oclgrind: a table of docs/guide/check.md
	@tests/bench/oclgrind_doc.sh $(BUILD)

microbench: all $(BUILD)/tests/bench/bench_micro ## latencies and bandwidths that kernels measure, beside what the parameters say: docs/measured/microbench.md
	@tests/bench/microbench_doc.sh $(BUILD)

hardware: ## the idioms of waiting, HeteroSync's primitives and small measurements on a real GPU, by nvcc or hipcc: docs/guide/testing.md; ONLY="PROGRAM.."
	@tests/hardware/run.sh $(BUILD) $(ONLY)

parameters: all ## write the list of parameters into docs/reference/parameters.md
	@tests/shell/parameters_doc.sh $(BUILD)

kernels: ## regenerate every .s from its .cl (needs clang and libclc)
	@sim_hal/workloads/regenerate.sh
	@tests/bugs/regenerate.sh

install: all $(BUILD)/libonward.a ## library, headers, command with manual page and completions, workloads, files for pkg-config and CMake into PREFIX
	boards/packages/install.sh $(BUILD) $(DESTDIR)$(PREFIX) $(LIBDIR) '$(fill)' $(BOARDS)

uninstall: ## remove what `make install` has put into PREFIX, and nothing else
	boards/packages/uninstall.sh $(DESTDIR)$(PREFIX)

amalgamation: ## the firmware as one translation unit, build/dist/onward.c, and its header onward.h: docs/guide/packages.md
	@boards/packages/amalgamate.sh $(BUILD)/dist $(VERSION) $(sort $(FW_SOURCES))

dist: amalgamation ## the same, and the tree of the last commit as build/dist/onward-VERSION.tar.gz
	@boards/packages/archive.sh $(BUILD)/dist $(VERSION)

deb: dist ## the Debian packages onward and libonward-dev of the last commit, into build/deb: docs/guide/packages.md
	@boards/packages/deb.sh $(BUILD)/deb $(BUILD)/dist $(VERSION)

# The script of sed for files of boards/packages with what CMakeLists.txt fills in, too.
fill = s|@PREFIX@|$(PREFIX)|; s|@LIBDIR@|$(LIBDIR)|; s|@VERSION@|$(VERSION)|; s|@HOST@|$(patsubst -D%,%,$(filter -DCP_HOST=%,$(FEATURES)))|; \
    s|@DEFINITIONS@|$(subst $(eval) ,;,$(FEATURES:-D%=%))|

clean: ## remove everything generated
	rm -rf $(BUILD)

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 20

include boards/boards.mk

-include $(FW_OBJECTS:.o=.d) $(HSA_OBJECTS:.o=.d) $(FW_SOURCES:%.c=$(BUILD)/checked/%.d) $(FW_SOURCES:%.c=$(BUILD)/simulated/%.d) $(SIM_OBJECTS:.o=.d) $(SIM_SOURCES:%.c=$(BUILD)/checked/%.d) $(CLI_OBJECTS:.o=.d) $(wildcard $(BUILD)/tests/*/*.d $(BUILD)/tests/*/*/*.d) $(wildcard $(BUILD)/scopes/*/*/*.d $(BUILD)/mailbox/*/*.d $(BUILD)/mailbox/*/*/*.d $(BUILD)/mailbox/*/*/*/*.d) $(wildcard $(BUILD)/explore/*/*/*.d $(BUILD)/explore/*/*/*/*.d)
.SECONDARY:
