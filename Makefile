# Havelock: `make` builds build/havelock, `make demo` shows it, `make check` tests everything.
#
# Every .c file below src/ belongs to the program; there is no list to maintain. A variant
# (sanitizers, another compiler) is the same build with its own BUILD folder.

CC      = gcc
CFLAGS  = -O2 -g
LDFLAGS =
BUILD   = build
# Of the unit tests' own code, which is short and compiled often.
UNIT_CFLAGS = -O1 -g1
PREFIX  = /usr/local
DESTDIR =

WARN    = -Wall -Wextra -Wno-missing-field-initializers -Werror
COMPILE = $(CC) -std=gnu17 $(WARN) -Isrc -fno-strict-aliasing -ffp-contract=off $(CFLAGS)
LIBS    = -lz -lm -lpthread

# Sanitized builds have line numbers, but no variables, for debuggers; the unit tests' own code is not optimised there.
# The sanitizers' code makes gcc guess wrongly about uninitialized variables.
NO_GUESSES  = -Wno-maybe-uninitialized
ASAN_CFLAGS = -Og -g1 -DXXH_NO_INLINE_HINTS=1 -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer \
              -DHAVELOCK_TRAMPOLINE $(NO_GUESSES)
FUZZ_CFLAGS = -O1 -g -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all -DHAVELOCK_TRAMPOLINE

TSAN_CFLAGS = -O1 -g1 -fsanitize=thread -fno-omit-frame-pointer -DHAVELOCK_TRAMPOLINE

SOURCES = $(sort $(shell find src -name "*.c"))
OBJECTS = $(SOURCES:src/%.c=$(BUILD)/obj/%.o)
MAIN    = $(BUILD)/obj/cli/main.o
LIBRARY = $(BUILD)/libhavelock.a

# The classes by which a program talks to the model checker; the program looks for the jar beside itself.
VERIFY_JAR     = $(BUILD)/havelock-verify.jar
VERIFY_SOURCES = $(sort $(shell find lib/java -name '*.java' -not -path 'lib/java/havelock/junit/*'))

# The annotation @HavelockTest, for test projects. It needs JUnit 5 to be compiled: without, there is no such jar.
JUNIT_JAR      = $(BUILD)/havelock-junit.jar
JUNIT_SOURCES  = $(sort $(wildcard lib/java/havelock/junit/*.java))

UNIT_SOURCES   = $(sort $(shell find test/unit -name "*_test.c"))
UNIT_TESTS     = $(UNIT_SOURCES:test/unit/%.c=$(BUILD)/test/%)
PROBE          = build/probe/VerifyProbe.class
FUZZ_SOURCES   = $(sort $(wildcard test/fuzz/*_fuzz.c))
FUZZERS        = $(FUZZ_SOURCES:test/fuzz/%.c=$(BUILD)/%)
BENCHES        = $(patsubst bench/%.c,$(BUILD)/bench/%,$(sort $(wildcard bench/*_bench.c)))
REPLAYS        = $(FUZZ_SOURCES:test/fuzz/%.c=$(BUILD)/replay/%)

# One short line for each step; `make V=1` shows the commands.
say = $(if $(V),,@printf '  %-8s %s\n' $(1) $@;)

# Uses all cores unless the caller says otherwise; a make called by make inherits.
ifeq ($(MAKELEVEL)$(filter -j%,$(MAKEFLAGS)),0)
MAKEFLAGS += -j$(shell nproc 2>/dev/null || echo 1)
endif

.PHONY: all demo check one bench soak install format lint asan tsan clang fuzz valgrind unit unit-tests replays fuzzers benches clean help
.DELETE_ON_ERROR:

all: $(BUILD)/havelock $(VERIFY_JAR) $(JUNIT_JAR) ## the program, build/havelock (default)

$(BUILD)/havelock: $(MAIN) $(LIBRARY)
	$(call say,link) $(CC) $(CFLAGS) $(LDFLAGS) -o $@ $(MAIN) $(LIBRARY) $(LIBS)

# q, not r: files of different folders may share a name.
$(LIBRARY): $(filter-out $(MAIN),$(OBJECTS))
	@rm -f $@
	$(call say,archive) ar qcs $@ $^

# Once for each build folder: names the packages that are missing, where the compiler would only name a header.
$(BUILD)/setup-checked: scripts/setup
	@mkdir -p $(@D)
	@CC="$(CC)" scripts/setup --check build
	@touch $@

$(OBJECTS) $(VERIFY_JAR) $(JUNIT_JAR): | $(BUILD)/setup-checked

$(BUILD)/obj/%.o: src/%.c Makefile
	@mkdir -p $(@D)
	$(call say,compile) $(COMPILE) -MMD -MP -c -o $@ $<

$(VERIFY_JAR): $(VERIFY_SOURCES)
	@mkdir -p $(BUILD)
	$(call say,jar) scripts/verify-jar $@ $^

$(JUNIT_JAR): $(JUNIT_SOURCES) scripts/junit-jar
	@mkdir -p $(BUILD)
	$(call say,jar) scripts/junit-jar $@ $(JUNIT_SOURCES)

$(BUILD)/test/%: test/unit/%.c $(LIBRARY) | $(PROBE)
	@mkdir -p $(@D)
	$(call say,compile) $(COMPILE) $(UNIT_CFLAGS) -Itest -MMD -MP -MF $@.d $(LDFLAGS) -o $@ $< $(LIBRARY) -lcmocka $(LIBS)

# By which unit tests ask HotSpot what it thinks of a class; one for all variants.
$(PROBE): test/unit/program/java/VerifyProbe.java
	@mkdir -p $(@D)
	$(call say,javac) javac -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC --release 17 -nowarn -d $(@D) $<

# One fuzz target, two programs: libFuzzer's (clang) and one that replays given files (any compiler).
$(FUZZERS): $(BUILD)/%: test/fuzz/%.c $(LIBRARY)
	@mkdir -p $(@D)
	$(call say,compile) $(COMPILE) -fsanitize=fuzzer -MMD -MP -MF $@.d $(LDFLAGS) -o $@ $< $(LIBRARY) $(LIBS)

$(BUILD)/bench/%: bench/%.c $(LIBRARY)
	@mkdir -p $(@D)
	$(call say,compile) $(COMPILE) -MMD -MP -MF $@.d $(LDFLAGS) -o $@ $< $(LIBRARY) $(LIBS)

$(BUILD)/state/probe $(BUILD)/natives/missing: $(BUILD)/%: test/%.c $(LIBRARY)
	@mkdir -p $(@D)
	$(call say,compile) $(COMPILE) -MMD -MP -MF $@.d $(LDFLAGS) -o $@ $< $(LIBRARY) $(LIBS)

$(BUILD)/search/enumerate: $(wildcard test/search/*.c test/search/*.h) $(LIBRARY)
	@mkdir -p $(@D)
	$(call say,compile) $(COMPILE) $(LDFLAGS) -o $@ $(filter %.c,$^) $(LIBRARY) $(LIBS)

$(BUILD)/replay/%: test/fuzz/%.c test/fuzz/replay.c $(LIBRARY)
	@mkdir -p $(@D)
	$(call say,compile) $(COMPILE) $(LDFLAGS) -o $@ $< test/fuzz/replay.c $(LIBRARY) $(LIBS)

unit-tests: $(UNIT_TESTS)
replays: $(REPLAYS)
fuzzers: $(FUZZERS)
benches: $(BENCHES)

unit: unit-tests ## builds and runs the unit tests
	test/unit/run $(BUILD)

asan: ## build/asan/havelock with AddressSanitizer and UndefinedBehaviorSanitizer
	$(MAKE) BUILD=build/asan CFLAGS="$(ASAN_CFLAGS)" UNIT_CFLAGS=-O0 $(or $(GOAL),all)

tsan: ## build/tsan/havelock with ThreadSanitizer, for searches by several workers; compiled by clang
	$(MAKE) BUILD=build/tsan CC=clang CFLAGS="$(TSAN_CFLAGS)" UNIT_CFLAGS=-O0 $(or $(GOAL),all)

clang: ## build/clang/havelock, compiled by clang
	$(MAKE) BUILD=build/clang CC=clang $(or $(GOAL),all)

fuzz: ## libFuzzer programs in build/fuzz, one for each test/fuzz/*_fuzz.c
	$(MAKE) BUILD=build/fuzz CC=clang CFLAGS="$(FUZZ_CFLAGS)" fuzzers

demo: ## sets up, builds and shows what Havelock does
	scripts/setup build
	$(MAKE) all
	@$(BUILD)/havelock demo || [ $$? = 1 ] # it finds something: that is 1

check: ## sets up, builds and runs every test; the last line is the sum
	scripts/setup test
	$(MAKE) all
	test/run

one: all ## a single test of any group: make one T=golden/check/hunt (test/README.md)
	@test/one "$(T)"

bench: all benches ## CPU time against `java -Xint`, the cost of `run`, states per second against spin; bench/*_bench.c
	bench/run
	bench/runtime/run
	bench/search/run
	@for bench in $(BENCHES); do echo "$$bench:"; $$bench; done

soak: ## 5,000 generated programs; then fuzzes and repeats the tests under sanitizers for SOAK_SECONDS (600)
	scripts/setup test
	test/soak

valgrind: unit-tests ## the unit tests of base and classfile under valgrind
	VALGRIND=1 test/unit/run $(BUILD) base classfile

install: all ## into $(DESTDIR)$(PREFIX)
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/doc/havelock
	install -m 755 $(BUILD)/havelock $(DESTDIR)$(PREFIX)/bin/havelock
	install -d $(DESTDIR)$(PREFIX)/lib/havelock
	install -m 644 $(VERIFY_JAR) $(DESTDIR)$(PREFIX)/lib/havelock
	[ ! -e $(JUNIT_JAR) ] || install -m 644 $(JUNIT_JAR) $(DESTDIR)$(PREFIX)/lib/havelock
	install -d $(DESTDIR)$(PREFIX)/share/havelock/examples/real
	install -m 644 examples/*.java $(DESTDIR)$(PREFIX)/share/havelock/examples
	install -m 644 examples/real/*.java $(DESTDIR)$(PREFIX)/share/havelock/examples/real
	install -m 644 README.md LICENSE CHANGELOG.md $(DESTDIR)$(PREFIX)/share/doc/havelock

format: ## clang-format over src, test and bench
	clang-format -i $(shell find src test bench -name '*.[ch]')

lint: compile_commands.json ## the figures of scripts/house, cppcheck and clang-tidy (.clang-tidy)
	scripts/house
	cppcheck --quiet --std=c11 --inline-suppr --error-exitcode=1 --enable=warning,portability \
	    --suppress=missingIncludeSystem --suppressions-list=scripts/cppcheck.suppressions -Isrc src
	clang-tidy --quiet -p . $(SOURCES)

# $(1): files, $(2): more options
commands = for file in $(1); do printf ',\n{"directory": "%s", "file": "%s", "command": "%s"}' "$$PWD" "$$file" \
               "$(strip $(COMPILE) $(2)) -c $$file"; done

compile_commands.json: Makefile $(SOURCES) $(UNIT_SOURCES) ## how each file is compiled, for editors and clang-tidy
	$(call say,write) { echo '['; { $(call commands,$(SOURCES),); $(call commands,$(UNIT_SOURCES),-Itest); } | \
	    sed 1d; printf '\n]\n'; } >$@

clean: ## removes build/
	rm -rf build

help: ## this list
	@sed -n 's/^\([a-z_.-]*\):.*## /\1\t/p' Makefile | expand -t 24

-include $(OBJECTS:.o=.d) $(BUILD)/state/probe.d $(BUILD)/natives/missing.d $(UNIT_TESTS:=.d) $(FUZZERS:=.d) $(BENCHES:=.d)
