/*
 * talk - a conversation with a session in a test: files in memory, no clock.
 *
 * script = { line LF }; line = command [ "=>" answer ]. An answer is what the
 * session replies, without the blanks at its end, "|" for a line end inside
 * it; "..." at its end stands for anything. A line without answer must
 * succeed; one whose answer is "nothing" must not be answered at all.
 */
#ifndef CAIPAN_TESTS_TALK_H
#define CAIPAN_TESTS_TALK_H

#include "gtp/session.h"

enum { TALK_FILES = 4 };

struct talk_file {
    char name[64];
    struct strbuf text;
};

struct talk {
    struct session *session;
    struct strbuf out; /* the last reply */
    struct strbuf log; /* all that went to stderr, a line each */
    struct talk_file file[TALK_FILES];
    bool open; /* false after "quit" */
};

/* A session with these options; NULL: the default of the program. */
void talk_begin(struct talk *t, const struct session_options *opt);
void talk_end(struct talk *t);

/* A file for the session to read. */
void talk_file(struct talk *t, const char *name, const char *text);

/* The reply to one line, without the blank line; until the next call. */
const char *talk_say(struct talk *t, const char *line);

/* Hold a conversation; a failed check names `title` and the line. */
void talk_script(struct talk *t, const char *title, const char *script);

#endif
