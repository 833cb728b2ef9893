/*
 * cmd_record - game records in and out of files.
 */
#include "gtp/session_internal.h"
#include "judge/verdict.h"
#include "text/record.h"

/* Read, parse and build the game; s->warnings then holds what to tell. */
static enum status load(struct session *s, const char *path,
                        const struct record_options *opt, struct strbuf *bytes)
{
    struct sgf_error error;
    struct sgf *tree;
    enum status st = s->host.read_file(s->host.context, path, bytes);

    if (st == ST_OK && bytes->failed)
        return ST_NO_MEMORY;
    if (st == ST_CANNOT_LOAD)
        strbuf_addf(&s->warnings, "%s: cannot be read", path);
    if (st != ST_OK)
        return st;
    st = sgf_read(bytes->text, bytes->len, &tree, &error);
    if (st == ST_CANNOT_LOAD)
        strbuf_addf(&s->warnings, "%s:%zu:%zu: %s", path, error.line,
                    error.column, error.text);
    if (st != ST_OK)
        return st;
    st = record_load(s->game, tree, opt, &s->warnings);
    if (st != ST_OK) {
        sgf_free(tree);
        return st;
    }
    session_new_game(s);
    s->record = tree;
    return ST_OK;
}

/* loadsgf file [n]: the position before move n; 0 as if there were none */
static enum status cmd_loadsgf(struct session *s, const struct args *a,
                               struct strbuf *out)
{
    struct record_options opt = {.before_move =
                                     a->n > 1 ? (uint32_t)a->at[1].number : 0,
                                 .lock_rules = s->options.lock_rules};
    struct strbuf path = STRBUF_INIT, bytes = STRBUF_INIT;
    enum status st = ST_NO_MEMORY;

    (void)out;
    strbuf_add(&path, a->at[0].word.text, a->at[0].word.len);
    strbuf_clear(&s->warnings);
    if (!path.failed)
        st = load(s, path.text, &opt, &bytes);
    session_log(s, &s->warnings);
    strbuf_free(&path);
    strbuf_free(&bytes);
    return st;
}

/* The result for RE: when play has stopped, the same that final_score says. */
static enum status add_result(struct session *s, struct strbuf *out)
{
    enum phase phase = game_state(s->game)->phase;
    enum status st;

    if (phase != PHASE_PAUSE && phase != PHASE_ENDED)
        return ST_OK;
    st = verdict_score(s->game, NULL, s->judge, out);
    if (st != ST_CANNOT_SCORE)
        return st;
    strbuf_puts(out, "Void");
    return ST_OK;
}

static enum status write_record(struct session *s, const struct sgf *from,
                                struct strbuf *out)
{
    struct strbuf result = STRBUF_INIT;
    enum status st = add_result(s, &result);

    if (st == ST_OK && result.failed)
        st = ST_NO_MEMORY;
    if (st == ST_OK)
        st = record_save(s->game, from, result.len ? result.text : NULL, out);
    strbuf_free(&result);
    return st;
}

static enum status save(struct session *s, const struct sgf *from,
                        struct word file)
{
    struct strbuf path = STRBUF_INIT, text = STRBUF_INIT;
    enum status st = write_record(s, from, &text);

    strbuf_add(&path, file.text, file.len);
    if (st == ST_OK && (path.failed || text.failed))
        st = ST_NO_MEMORY;
    if (st == ST_OK)
        st =
            s->host.write_file(s->host.context, path.text, text.text, text.len);
    strbuf_free(&path);
    strbuf_free(&text);
    return st;
}

/* A blank line would end the reply. It can only stand inside a value, where a
 * backslash before a blank is that blank: the line is no longer empty, and the
 * value differs by nothing that is seen. */
static void add_without_blank_lines(struct strbuf *out, const char *text)
{
    while (*text) {
        size_t n = strcspn(text, "\n"), blank = strspn(text, " \t\r");

        if (blank >= n)
            strbuf_puts(out, "\\ ");
        strbuf_add(out, text, n);
        text += n;
        if (*text)
            strbuf_putc(out, *text++);
    }
}

/* printsgf [file] */
static enum status cmd_printsgf(struct session *s, const struct args *a,
                                struct strbuf *out)
{
    struct strbuf text = STRBUF_INIT;
    enum status st;

    if (a->n)
        return save(s, NULL, a->at[0].word);
    st = write_record(s, NULL, &text);
    if (st == ST_OK && text.failed)
        st = ST_NO_MEMORY;
    add_without_blank_lines(out, text.text);
    strbuf_free(&text);
    return st;
}

static enum status cmd_savesgf(struct session *s, const struct args *a,
                               struct strbuf *out)
{
    (void)out;
    return save(s, s->record, a->at[0].word);
}

/* clang-format off */
const struct command commands_record[] = {
    {"loadsgf", "file [number]", cmd_loadsgf,
     "Load a record, up to the position before that move."},
    {"printsgf", "[file]", cmd_printsgf,
     "Print the game as a record, or write it to a file."},
    {"caipan-savesgf", "file", cmd_savesgf,
     "Write the game to a file, with what the record loaded had besides."},
    {NULL, NULL, NULL, NULL},
};
/* clang-format on */
