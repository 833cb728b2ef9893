# make            build build/caipan and build/libcaipan.a
# make check      unit tests            make sanitize   check under ASan + UBSan
# make lint       layers, headers, format                make format
# make clean

MODE    ?= release
CFLAGS  ?= $(CFLAGS_$(MODE))
B       := $(if $(filter release,$(MODE)),build,build/$(MODE))
O       := $(B)/obj

CFLAGS_release  := -O2 -g
CFLAGS_debug    := -O0 -g
CFLAGS_sanitize := -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all
CFLAGS_coverage := -O0 -g --coverage

STD  := -std=c11 -D_POSIX_C_SOURCE=200809L -Isrc
WARN := -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes \
        -Wmissing-prototypes -Wswitch-enum -Wvla
CC_   = $(CC) $(STD) $(WARN) $(CFLAGS) -MMD -MP

LIB_SRC  := $(sort $(filter-out $(wildcard src/app/*.c),$(wildcard src/*/*.c)))
APP_SRC  := $(sort $(wildcard src/app/*.c))
TEST_SRC := $(sort $(wildcard tests/*/*_test.c))
SUPPORT  := $(sort $(wildcard tests/support/*.c))
MODULES  := $(patsubst %_test,X(%),$(basename $(notdir $(TEST_SRC))))
obj       = $(1:%.c=$(O)/%.o)

all: $(B)/libcaipan.a $(if $(APP_SRC),$(B)/caipan)

$(B)/caipan: $(call obj,$(APP_SRC)) $(B)/libcaipan.a
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $(filter %.o %.a,$^) -lreadline

$(B)/libcaipan.a: $(call obj,$(LIB_SRC))
	@rm -f $@
	$(AR) rcs $@ $^

$(B)/check: $(call obj,$(TEST_SRC) $(SUPPORT) tests/main.c) $(B)/libcaipan.a
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $(filter %.o %.a,$^) \
	    $$(pkg-config --libs check)

$(O)/tests/%.o: STD += -Itests '-DTEST_MODULES=$(MODULES)'

$(O)/%.o: %.c $(O)/inputs
	@mkdir -p $(@D)
	$(CC_) -c -o $@ $<

# Changes when a flag changes or a source file comes or goes; all depends on it.
$(O)/inputs: FORCE
	@mkdir -p $(@D)
	@echo '$(CC) $(STD) $(WARN) $(CFLAGS) $(LIB_SRC) $(APP_SRC) $(MODULES)' >$@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

check: all $(B)/check
	$(B)/check

sanitize:
	CK_FORK=no $(MAKE) MODE=sanitize check

lint: $(B)/libcaipan.a
	tests/lint/layers.sh $(B)/libcaipan.a
	@for h in $$(find src -name '*.h'); do \
	    $(CC) $(STD) $(WARN) -Wno-pragmas -fsyntax-only -x c $$h || exit 1; done
	clang-format --dry-run -Werror $$(find src tests -name '*.[ch]')

format:
	clang-format -i $$(find src tests -name '*.[ch]')

clean:
	rm -rf build

-include $(patsubst %.o,%.d,$(call obj,$(LIB_SRC) $(APP_SRC) $(TEST_SRC) $(SUPPORT) tests/main.c))
FORCE:
.PHONY: FORCE all check sanitize lint format clean
