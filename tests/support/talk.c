#include "support/talk.h"

#include <check.h>
#include <stdlib.h>

static struct strbuf *find_file(struct talk *t, const char *name, bool make)
{
    for (int i = 0; i < TALK_FILES; i++) {
        struct talk_file *f = &t->file[i];

        if (!*f->name && make && strlen(name) < sizeof f->name)
            memcpy(f->name, name, strlen(name) + 1);
        if (*f->name && !strcmp(f->name, name))
            return &f->text;
    }
    return NULL;
}

static enum status read_file(void *context, const char *path,
                             struct strbuf *out)
{
    struct strbuf *text = find_file(context, path, false);

    if (!text)
        return ST_CANNOT_LOAD;
    strbuf_add(out, text->text, text->len);
    return ST_OK;
}

static enum status write_file(void *context, const char *path,
                              const char *bytes, size_t len)
{
    struct strbuf *text = find_file(context, path, true);

    if (!text)
        return ST_CANNOT_SAVE;
    strbuf_clear(text);
    strbuf_add(text, bytes, len);
    return ST_OK;
}

static long long cpu_time(void *context)
{
    (void)context;
    return 12345678;
}

static void log_line(void *context, const char *line)
{
    struct talk *t = context;

    strbuf_puts(&t->log, line);
    strbuf_putc(&t->log, '\n');
}

void talk_begin(struct talk *t, const struct session_options *opt)
{
    static const struct session_options plain = {.judge = JUDGE_DECLARED};
    struct host host = {t, read_file, write_file, cpu_time, log_line, 1};
    enum status why;

    *t = (struct talk){.out = STRBUF_INIT, .log = STRBUF_INIT, .open = true};
    for (int i = 0; i < TALK_FILES; i++)
        t->file[i].text = (struct strbuf)STRBUF_INIT;
    t->session = session_new(opt ? opt : &plain, &host, &why);
    ck_assert_msg(t->session != NULL, "session_new: %s", status_text(why));
}

void talk_end(struct talk *t)
{
    session_free(t->session);
    strbuf_free(&t->out);
    strbuf_free(&t->log);
    for (int i = 0; i < TALK_FILES; i++)
        strbuf_free(&t->file[i].text);
}

void talk_file(struct talk *t, const char *name, const char *text)
{
    ck_assert(write_file(t, name, text, strlen(text)) == ST_OK);
}

static const char *say(struct talk *t, const char *line, size_t len)
{
    struct strbuf copy = STRBUF_INIT;

    strbuf_add(&copy, line, len);
    strbuf_clear(&t->out);
    t->open = session_execute(t->session, copy.text, len, &t->out);
    strbuf_free(&copy);
    if (t->out.len) {
        ck_assert(t->out.len > 3);
        ck_assert_str_eq(t->out.text + t->out.len - 2, "\n\n");
        strbuf_cut(&t->out, t->out.len - 2);
    }
    return t->out.text;
}

const char *talk_say(struct talk *t, const char *line)
{
    return say(t, line, strlen(line));
}

/* Is the reply the answer of a script? */
static bool matches(const char *want, size_t len, const struct strbuf *reply)
{
    size_t have = reply->len;
    bool start = len >= 3 && !memcmp(want + len - 3, "...", 3);

    if (start)
        len -= 3;
    while (!start && have && reply->text[have - 1] == ' ')
        have--;
    if (start ? have < len : have != len)
        return false;
    for (size_t i = 0; i < len; i++)
        if (reply->text[i] != (want[i] == '|' ? '\n' : want[i]))
            return false;
    return true;
}

void talk_script(struct talk *t, const char *title, const char *script)
{
    while (*script) {
        size_t len = strcspn(script, "\n"), command = 0;
        const char *want = strstr(script, "=>");
        bool has = want && want < script + len;
        size_t skip = has ? (size_t)(want - script) + 3 : len;

        command = has ? (size_t)(want - script) : len;
        want = script + skip;
        say(t, script, command);
        if (!has)
            ck_assert_msg(t->out.text[0] == '=', "%s: %.*s: got '%s'", title,
                          (int)len, script, t->out.text);
        else if (len - skip == 7 && !memcmp(want, "nothing", 7))
            ck_assert_msg(t->out.len == 0, "%s: %.*s: got '%s'", title,
                          (int)len, script, t->out.text);
        else
            ck_assert_msg(matches(want, len - skip, &t->out),
                          "%s: %.*s: got '%s'", title, (int)len, script,
                          t->out.text);
        script += len + (script[len] == '\n');
    }
}
