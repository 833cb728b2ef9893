# make              build/caipan and build/libcaipan.a
# make deps         install what is missing to build and test (Debian)
# make demo         a real game through the referee, under several rule sets
# make check        unit tests, gtp-scripts, README        (a minute)
# make regress      the suites of regress/
# make sanitize     check and regress under ASan and UBSan
# make lint         layers, headers, gcc and clang without warnings, format
# make clients      @sabaki/gtp and two GNU Gos as clients (GAMES=n each)
# make coverage     line coverage of src, file by file
# make fuzz         random input to the parsers, by clang (FUZZ_TIME=s each)
# make bench        speed and size, as figures and ratios (CORPUS=file.gtp)
# make install      into DESTDIR, PREFIX=/usr/local; also: uninstall
# make format       clang-format on everything
# make clean        remove build/
# make help         this list

MODE    ?= release
PREFIX  ?= /usr/local
FUZZ_TIME ?= 20
CFLAGS  ?= $(CFLAGS_$(MODE))
B       := $(if $(filter release,$(MODE)),build,build/$(MODE))
O       := $(B)/obj

CFLAGS_release  := -O3 -g
CFLAGS_debug    := -O0 -g
CFLAGS_sanitize := -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all
CFLAGS_coverage := -O0 -g --coverage
CFLAGS_warn     := -O1

# ---- programs ------------------------------------------------------------

STD  := -std=c11 -D_POSIX_C_SOURCE=200809L -Isrc
WARN := -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes \
        -Wmissing-prototypes -Wswitch-enum -Wvla
CC_   = $(CC) $(STD) $(WARN) $(CFLAGS) -MMD -MP

LIB_SRC   := $(sort $(filter-out $(wildcard src/app/*.c),$(wildcard src/*/*.c)))
APP_SRC   := $(sort $(wildcard src/app/*.c))
TEST_SRC  := $(sort $(wildcard tests/*/*_test.c))
SUPPORT   := $(sort $(wildcard tests/support/*.c))
BENCH_SRC := $(sort $(wildcard tests/bench/*.c))
MODULES   := $(patsubst %_test,X(%),$(basename $(notdir $(TEST_SRC))))
ALL_SRC   := $(LIB_SRC) $(APP_SRC) $(TEST_SRC) $(SUPPORT) $(BENCH_SRC) \
             tests/main.c
obj        = $(1:%.c=$(O)/%.o)

all: $(B)/libcaipan.a $(B)/caipan

$(B)/caipan: $(call obj,$(APP_SRC)) $(B)/libcaipan.a
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $(filter %.o %.a,$^) -lreadline

$(B)/libcaipan.a: $(call obj,$(LIB_SRC))
	@rm -f $@
	$(AR) rcs $@ $^

$(B)/check: $(call obj,$(TEST_SRC) $(SUPPORT) tests/main.c) $(B)/libcaipan.a
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $(filter %.o %.a,$^) \
	    -Wl,--wrap=malloc,--wrap=realloc $$(pkg-config --libs check)

$(B)/bench/%: $(O)/tests/bench/%.o $(B)/libcaipan.a
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $(filter %.o %.a,$^)

$(O)/tests/%.o: private STD += -Itests '-DTEST_MODULES=$(MODULES)'

$(O)/%.o: %.c $(O)/inputs
	@mkdir -p $(@D)
	$(CC_) -c -o $@ $<

# Changes when a flag changes or a source file comes or goes; all depends on it.
$(O)/inputs: FORCE $(filter deps,$(MAKECMDGOALS))
	@mkdir -p $(@D)
	@echo '$(CC) $(STD) $(WARN) $(CFLAGS) $(ALL_SRC)' >$@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

# ---- what it takes ---------------------------------------------------------

DEPS := gcc libc6-dev make pkg-config libreadline-dev check

deps:
	@missing=; for p in $(DEPS); do \
	    dpkg-query -W -f '$${Status}' $$p 2>/dev/null | \
	        grep -q 'ok installed' || missing="$$missing $$p"; \
	done; \
	if [ -z "$$missing" ]; then \
	    echo 'deps: nothing is missing'; exit; fi; \
	echo "deps: installing$$missing"; \
	sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
	$$sudo apt-get -q update && \
	    $$sudo env DEBIAN_FRONTEND=noninteractive \
	        apt-get -qy --no-install-recommends install $$missing

# ---- tests -----------------------------------------------------------------

demo: $(B)/caipan
	@gtp-scripts/show $(B)/caipan gtp-scripts/12-a-real-game.gtp

check: all $(B)/check
	$(B)/check
	@for t in tests/app/*.sh; do $$t $(B)/caipan || exit 1; done
	@gtp-scripts/replay $(B)/caipan gtp-scripts/*.gtp

regress: $(B)/caipan
	regress/run $(B)/caipan

sanitize:
	ASAN_OPTIONS=allocator_may_return_null=1 CK_FORK=no \
	    $(MAKE) MODE=sanitize check regress

clients: $(B)/caipan
	tests/clients/run $(B)/caipan $(GAMES)

# Each fuzzer for FUZZ_TIME seconds.
fuzz:
	@mkdir -p build/fuzz
	@for f in tests/fuzz/*_fuzz.c; do \
	    clang $(STD) -Itests -g -O1 -fsanitize=fuzzer,address,undefined \
	        -fno-sanitize-recover=all -o build/fuzz/run $$f $(LIB_SRC) \
	        $(SUPPORT) -Wl,--wrap=malloc,--wrap=realloc \
	        $$(pkg-config --libs check) && \
	    build/fuzz/run -max_total_time=$(FUZZ_TIME) -max_len=2000 \
	        -verbosity=0 || exit 1; done

coverage:
	CK_FORK=no $(MAKE) MODE=coverage check regress
	@gcov -n $$(find build/coverage/obj/src -name '*.gcda') 2>/dev/null | \
	    awk -F"'" '/^File .src/ {f = $$2} /^Lines/ && f {print $$1, f; f = ""}'

bench: all $(BENCH_SRC:tests/%.c=$(B)/%)
	tests/bench/run $(B) $(CORPUS)

lint: $(B)/libcaipan.a
	tests/lint/layers.sh $(B)/libcaipan.a
	tests/lint/size.sh
	@for h in $$(find src tests -name '*.h'); do \
	    $(CC) $(STD) -Itests '-DTEST_MODULES=$(MODULES)' $(WARN) -Werror \
	        -Wno-pragmas -fsyntax-only -x c $$h || exit 1; done
	+@for cc in gcc clang; do \
	    $(MAKE) --no-print-directory -s MODE=warn B=build/$$cc CC=$$cc \
	        WARN='$(WARN) -Werror' objects || exit 1; \
	    echo "$$cc: no warnings"; done
	clang-format --dry-run -Werror $$(find src tests -name '*.[ch]' \
	    -not -path '*/node_modules/*')

objects: $(call obj,$(ALL_SRC))

format:
	clang-format -i $$(find src tests -name '*.[ch]' \
	    -not -path '*/node_modules/*')

# ---- the rest --------------------------------------------------------------

install: all
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/lib
	install $(B)/caipan $(DESTDIR)$(PREFIX)/bin/caipan
	install -m 644 $(B)/libcaipan.a $(DESTDIR)$(PREFIX)/lib/libcaipan.a

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/caipan $(DESTDIR)$(PREFIX)/lib/libcaipan.a

clean:
	rm -rf build

help:
	@sed -n 's/^# \(make .*\)/\1/p' Makefile

-include $(patsubst %.o,%.d,$(call obj,$(ALL_SRC)))
FORCE:
.PHONY: FORCE all deps demo check regress sanitize clients fuzz coverage \
        bench lint objects format install uninstall clean help
