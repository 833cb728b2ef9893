/*
 * session - one conversation: a line in, a reply out.
 *
 * A session owns its game and reaches the outside (files, time, stderr) only
 * through `struct host`. Only this module writes "=", "?", the id and the
 * blank line, so that no handler can break the framing.
 */
#ifndef CAIPAN_GTP_SESSION_H
#define CAIPAN_GTP_SESSION_H

#include "base/status.h"
#include "base/strbuf.h"
#include "judge/verdict.h"

#include <stdbool.h>
#include <stddef.h>

/* What the library asks of its surroundings; tests replace it. */
struct host {
    void *context;
    /* Append the content of a file. */
    enum status (*read_file)(void *context, const char *path,
                             struct strbuf *out);
    /* Replace a file's content: all of it or nothing. */
    enum status (*write_file)(void *context, const char *path,
                              const char *bytes, size_t len);
    /* CPU time of this process in microseconds. */
    long long (*cpu_time)(void *context);
    /* A line for stderr, without newline. */
    void (*log)(void *context, const char *line);
    long process_id;
};

/* What the command line says. */
struct session_options {
    const char *rules; /* --rules; NULL: jpd-a */
    const char *komi;  /* --komi; NULL: the rule set's */
    int width, height; /* --size; 0: 19 */
    bool lock_rules, lenient, forfeit;
    enum judge_mode judge;  /* --judge */
    const char *void_score; /* --void-score; NULL: "? cannot score" */
};

struct session; /* opaque */

/* NULL and *why on bad options or without memory. *host is copied; strings of
 * the options must outlive the session. */
struct session *session_new(const struct session_options *opt,
                            const struct host *host, enum status *why);
void session_free(struct session *s);

/* Execute one line (no newline needed; any bytes) and append the reply, or
 * nothing for an empty line. `line` may be overwritten. Returns false after
 * "quit". */
bool session_execute(struct session *s, char *line, size_t len,
                     struct strbuf *out);

/* For completion and the manual: command i of the table, false past the end.
 * The texts are in static storage. */
struct command_info {
    const char *name, *args, *help;
};
bool session_command(size_t i, struct command_info *out);

struct game *session_game(struct session *s);

/* Read the word of a judge mode, in any case. False: no mode that this program
 * has; *out unchanged. */
bool session_judge_read(const char *word, size_t len, enum judge_mode *out);

#endif
