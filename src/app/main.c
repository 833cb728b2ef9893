/*
 * main - options of the command line, then a session.
 */
#include "app/console.h"
#include "app/host.h"
#include "app/pipe.h"
#include "base/version.h"
#include "gtp/wire.h"
#include "rules/rules.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { EXIT_USAGE = 2 };

struct settings {
    struct session_options session;
    bool help, version;
};

/* ---- options ------------------------------------------------------------- */

static bool set_rules(struct settings *o, const char *value)
{
    o->session.rules = value;
    return true;
}

static bool set_komi(struct settings *o, const char *value)
{
    centi komi;

    o->session.komi = value;
    return centi_read(value, strlen(value), &komi);
}

/* size = n | w ("x" | ":") h */
static bool set_size(struct settings *o, const char *value)
{
    size_t n = strcspn(value, "x:");
    int32_t width, height;

    if (!wire_number((struct word){value, n}, &width))
        return false;
    height = width;
    if (value[n] &&
        !wire_number((struct word){value + n + 1, strlen(value + n + 1)},
                     &height))
        return false;
    o->session.width = width;
    o->session.height = height;
    return width >= 1 && width <= BOARD_MAX && height >= 1 &&
           height <= BOARD_MAX;
}

static bool set_judge(struct settings *o, const char *value)
{
    return session_judge_read(value, strlen(value), &o->session.judge);
}

static bool set_void_score(struct settings *o, const char *value)
{
    o->session.void_score = value;
    return !strpbrk(value, "\r\n");
}

static bool set_lock_rules(struct settings *o, const char *value)
{
    (void)value;
    return o->session.lock_rules = true;
}

static bool set_lenient(struct settings *o, const char *value)
{
    (void)value;
    return o->session.lenient = true;
}

static bool set_forfeit(struct settings *o, const char *value)
{
    (void)value;
    return o->session.forfeit = true;
}

static bool set_help(struct settings *o, const char *value)
{
    (void)value;
    return o->help = true;
}

static bool set_version(struct settings *o, const char *value)
{
    (void)value;
    return o->version = true;
}

/* value NULL: the option takes none. */
static const struct option {
    const char *name, *value;
    bool (*set)(struct settings *o, const char *value);
    const char *help;
} options[] = {
    {"rules", "RULES", set_rules,
     "the rule set, with settings that differ: 'jpd-a cycle=void' (jpd-a)"},
    {"komi", "POINTS", set_komi, "the komi (as the rule set has it)"},
    {"size", "N|WxH", set_size, "the size of the board, 1 to 52 (19)"},
    {"judge", "none|declared|auto", set_judge,
     "which stones are dead at the end (declared: as marked)"},
    {"lock-rules", NULL, set_lock_rules, "no command or record changes them"},
    {"lenient", NULL, set_lenient,
     "accept what only a rule forbids and list it"},
    {"forfeit", NULL, set_forfeit, "an illegal move loses the game"},
    {"void-score", "TEXT", set_void_score,
     "the score of a game without result (an error)"},
    {"help", NULL, set_help, "print this and exit"},
    {"version", NULL, set_version, "print the version and exit"},
};

static const struct option *find_option(const char *name, size_t len)
{
    for (size_t i = 0; i < sizeof options / sizeof options[0]; i++)
        if (strlen(options[i].name) == len &&
            !memcmp(options[i].name, name, len))
            return &options[i];
    return NULL;
}

static bool complain(const char *what, const char *about)
{
    fprintf(stderr, "caipan: %s: %s (see caipan --help)\n", what, about);
    return false;
}

/* arguments = { "--" name [ "=" value | blank value ] } */
static bool read_options(char **argv, struct settings *o)
{
    for (; *argv; argv++) {
        const char *arg = *argv, *value = NULL;
        size_t len = strcspn(arg, "=");
        const struct option *found =
            strncmp(arg, "--", 2) ? NULL : find_option(arg + 2, len - 2);

        if (!found)
            return complain("unknown option", arg);
        if (arg[len])
            value = arg + len + 1;
        else if (found->value && !(value = *++argv))
            return complain("a value is missing", arg);
        if (!found->value && value)
            return complain("takes no value", arg);
        if (!found->set(o, value))
            return complain("bad value", arg);
    }
    return true;
}

static void print_help(void)
{
    printf("usage: caipan [option]...\n"
           "A referee for the game of Go, speaking the Go Text Protocol.\n\n");
    for (size_t i = 0; i < sizeof options / sizeof options[0]; i++) {
        const struct option *o = &options[i];
        int used = printf("  --%s%s%s", o->name, o->value ? " " : "",
                          o->value ? o->value : "");

        printf("%*s %s\n", used < 26 ? 26 - used : 0, "", o->help);
    }
}

/* ---- a session ----------------------------------------------------------- */

static void name_rules(struct session *s)
{
    struct strbuf line = STRBUF_INIT;

    strbuf_puts(&line, "caipan: rules: ");
    rules_print(&line, game_rules(session_game(s)));
    fprintf(stderr, "%s\n", line.text);
    strbuf_free(&line);
}

static int run(const struct settings *o)
{
    enum status why;
    struct host host;
    struct session *s;
    bool terminal = isatty(STDIN_FILENO), ok;

    host_init(&host);
    s = session_new(&o->session, &host, &why);
    if (!s) {
        fprintf(stderr, "caipan: %s\n", status_text(why));
        return why == ST_NO_MEMORY ? EXIT_FAILURE : EXIT_USAGE;
    }
    if (!terminal && !o->session.rules)
        name_rules(s);
    ok = terminal ? console_run(s) : pipe_run(s);
    if (!ok)
        perror("caipan");
    session_free(s);
    return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}

int main(int argc, char **argv)
{
    struct settings o = {.session = {.judge = JUDGE_DECLARED}};

    signal(SIGPIPE, SIG_IGN);
    if (!read_options(argc ? argv + 1 : argv, &o))
        return EXIT_USAGE;
    if (o.help)
        print_help();
    else if (o.version)
        printf("%s %s\n", CAIPAN_NAME, CAIPAN_VERSION);
    else
        return run(&o);
    return fflush(stdout) ? EXIT_FAILURE : EXIT_SUCCESS;
}
