#include "app/console.h"

#include "gtp/complete.h"

#include <stdio.h>
#include <readline/history.h>
#include <readline/readline.h>
#include <stdlib.h>
#include <unistd.h>

/* readline hands no context to its callbacks: set only while it reads. */
static struct session *reading;

/* A copy that readline will free. */
static char *copy(const char *text, size_t len)
{
    char *out = malloc(len + 1);

    if (out) {
        memcpy(out, text, len);
        out[len] = '\0';
    }
    return out;
}

/* Called with state 0, 1, 2 ...: candidate number `state`, then NULL. */
static char *candidate(const char *word, int state)
{
    static struct strbuf list = STRBUF_INIT; /* from state 0 to the NULL */
    static size_t at;
    const char *start, *newline;

    (void)word;
    if (state == 0) {
        strbuf_clear(&list);
        at = 0;
        complete_list(reading, rl_line_buffer, (size_t)rl_point, &list);
        rl_completion_suppress_append =
            list.len > 1 && list.text[list.len - 2] == '=';
    }
    start = list.text + at;
    newline = memchr(start, '\n', list.len - at);
    if (!newline || list.failed) {
        strbuf_free(&list);
        return NULL;
    }
    at += (size_t)(newline - start) + 1;
    return copy(start, (size_t)(newline - start));
}

static char **complete(const char *word, int start, int end)
{
    struct strbuf list = STRBUF_INIT;
    bool file = !complete_list(reading, rl_line_buffer, (size_t)end, &list);

    (void)start;
    strbuf_free(&list);
    if (file)
        return NULL; /* readline's own completion of file names */
    rl_attempted_completion_over = 1;
    return rl_completion_matches(word, candidate);
}

static bool answer(const struct strbuf *out)
{
    return !out->failed && fwrite(out->text, 1, out->len, stdout) == out->len &&
           fflush(stdout) == 0;
}

bool console_run(struct session *s)
{
    struct strbuf out = STRBUF_INIT;
    bool ok = true, more = true;
    char *line;

    rl_readline_name = "caipan";
    rl_attempted_completion_function = complete;
    rl_basic_word_break_characters = " \t";
    rl_variable_bind("completion-ignore-case", "on");
    if (!isatty(STDOUT_FILENO))
        rl_outstream = stderr; /* answers go to a file: the prompt does not */
    reading = s;
    while (ok && more && (line = readline("caipan> "))) {
        if (*line)
            add_history(line);
        strbuf_clear(&out);
        more = session_execute(s, line, strlen(line), &out);
        ok = answer(&out);
        free(line);
    }
    reading = NULL;
    if (more)
        fputc('\n', stderr); /* the shell's prompt on a line of its own */
    strbuf_free(&out);
    rl_clear_history();
    return ok;
}
