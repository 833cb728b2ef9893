#include "gtp/session.h"

#include "base/mem.h"
#include "go/coord.h"
#include "gtp/session_internal.h"
#include "text/report.h"
#include "text/rules_text.h"

#include <assert.h>
#include <stdlib.h>

/* ---- commands by name ---------------------------------------------------- */

struct entry {
    const struct command *command;
    struct signature signature;
    size_t name_len;
};

/* Open addressing; at most half full. `listed` is in the order of names. */
struct command_index {
    struct entry *entry;
    size_t n_entries, mask, n_listed;
    const struct entry **slot;
    const struct entry *last; /* found: clients repeat themselves */
    const struct command **listed;
};

static size_t hash_name(struct word w)
{
    size_t h = w.len;

    for (size_t i = 0; i < w.len; i++)
        h = h * 31 + (unsigned char)w.text[i];
    return h ^ h >> 7;
}

static int by_name(const void *a, const void *b)
{
    return strcmp((*(const struct command *const *)a)->name,
                  (*(const struct command *const *)b)->name);
}

static void index_free(struct command_index *x)
{
    if (!x)
        return;
    mem_free(x->entry);
    mem_free(x->slot);
    mem_free(x->listed);
    mem_free(x);
}

static void index_add(struct command_index *x, const struct command *c)
{
    struct entry *e = &x->entry[x->n_entries++];
    struct word name = {c->name, strlen(c->name)};
    size_t i = hash_name(name) & x->mask;
    bool well_formed = command_signature(c->args, &e->signature);

    assert(well_formed);
    e->command = c;
    e->name_len = name.len;
    while (x->slot[i])
        i = (i + 1) & x->mask;
    x->slot[i] = e;
    if (c->help)
        x->listed[x->n_listed++] = c;
}

static struct command_index *index_new(void)
{
    struct command_index *x = mem_new(1, sizeof *x);
    size_t n = 0, slots = 1;

    if (!x)
        return NULL;
    while (command_at(n))
        n++;
    while (slots < 4 * n)
        slots *= 2;
    x->mask = slots - 1;
    x->entry = mem_new(n, sizeof *x->entry);
    x->slot = mem_new(slots, sizeof *x->slot);
    x->listed = mem_new(n, sizeof *x->listed);
    if (!x->entry || !x->slot || !x->listed) {
        index_free(x);
        return NULL;
    }
    for (size_t i = 0; i < n; i++)
        index_add(x, command_at(i));
    qsort(x->listed, x->n_listed, sizeof *x->listed, by_name);
    return x;
}

static bool is_named(const struct entry *e, struct word name)
{
    return e->name_len == name.len &&
           !memcmp(e->command->name, name.text, name.len);
}

static const struct entry *index_find(struct command_index *x, struct word name)
{
    size_t i;

    if (x->last && is_named(x->last, name))
        return x->last;
    for (i = hash_name(name) & x->mask; x->slot[i]; i = (i + 1) & x->mask)
        if (is_named(x->slot[i], name))
            return x->last = x->slot[i];
    return NULL;
}

const struct command *session_find(const struct session *s, struct word name)
{
    const struct entry *e = index_find(s->index, name);

    return e ? e->command : NULL;
}

const struct command *session_listed(const struct session *s, size_t i)
{
    return i < s->index->n_listed ? s->index->listed[i] : NULL;
}

bool session_command(size_t i, struct command_info *out)
{
    const struct command *c;

    for (size_t n = 0; (c = command_at(n)); n++)
        if (c->help && !i--) {
            *out = (struct command_info){c->name, c->args, c->help};
            return true;
        }
    return false;
}

/* ---- life ---------------------------------------------------------------- */

void session_add_size(const struct session *s, struct strbuf *out)
{
    const struct board *b = game_board(s->game);

    strbuf_addf(out, "%d", b->width);
    if (b->height != b->width)
        strbuf_addf(out, " %d", b->height);
}

void session_set_komi(struct session *s, centi komi)
{
    if (komi == RULES_TEXT_KOMI_DEFAULT)
        game_default_komi(s->game);
    else
        game_set_komi(s->game, komi);
}

static enum status apply_options(struct session *s)
{
    const struct session_options *o = &s->options;
    struct rules r = *rules_get(0);
    bool komi_set = false;
    centi komi = 0;
    enum status st;

    if (o->rules && (st = rules_text_merge(o->rules, strlen(o->rules), &r,
                                           &komi_set, &komi)) != ST_OK)
        return st;
    if (o->komi) {
        if (!centi_read(o->komi, strlen(o->komi), &komi))
            return ST_SYNTAX;
        komi_set = true;
    }
    if ((st = game_set_rules(s->game, &r)) != ST_OK)
        return st;
    if (komi_set)
        session_set_komi(s, komi);
    game_set_lenient(s->game, o->lenient);
    s->default_rules = r;
    s->judge = o->judge;
    return ST_OK;
}

static bool fits(int side)
{
    return side >= 1 && side <= BOARD_MAX;
}

struct session *session_new(const struct session_options *opt,
                            const struct host *host, enum status *why)
{
    struct session *s = mem_new(1, sizeof *s);
    int width = opt->width ? opt->width : 19;
    int height = opt->height ? opt->height : width;

    *why = ST_NO_MEMORY;
    if (!s)
        return NULL;
    s->host = *host;
    s->options = *opt;
    s->reply = s->warnings = (struct strbuf)STRBUF_INIT;
    if (!fits(width) || !fits(height))
        *why = ST_BAD_SIZE;
    else if ((s->index = index_new()) && (s->game = game_new(width, height)))
        *why = apply_options(s);
    if (*why == ST_OK)
        return s;
    session_free(s);
    return NULL;
}

void session_free(struct session *s)
{
    if (!s)
        return;
    game_free(s->game);
    sgf_free(s->record);
    index_free(s->index);
    strbuf_free(&s->reply);
    strbuf_free(&s->warnings);
    mem_free(s->list.v);
    mem_free(s);
}

struct game *session_game(struct session *s)
{
    return s->game;
}

void session_new_game(struct session *s)
{
    sgf_free(s->record);
    s->record = NULL;
    s->refused.any = false;
}

/* ---- judge modes --------------------------------------------------------- */

bool session_judge_read(const char *word, size_t len, enum judge_mode *out)
{
    for (enum judge_mode m = JUDGE_NONE; m <= JUDGE_AUTO; m++)
        if (wire_spells((struct word){word, len}, report_judge_word(m))) {
            *out = m;
            return true;
        }
    return false;
}

/* ---- turns --------------------------------------------------------------- */

/* --forfeit: does a move refused for this reason lose the game? Not what the
 * phase refuses, nor the stone that a four-virtual end would answer. */
static bool forfeits(const struct session *s, enum phase phase, enum why why)
{
    if (!s->options.forfeit || (phase != PHASE_PLAYING && phase != PHASE_PAUSE))
        return false;
    switch (why) {
    case WHY_OCCUPIED:
    case WHY_SUICIDE:
    case WHY_KO:
    case WHY_REPEATS:
        return true;
    case WHY_LEGAL:
    case WHY_OFF_BOARD:
    case WHY_NO_VIRTUAL:
    case WHY_NO_RESUMPTION:
    case WHY_GAME_OVER:
    case WHY_FOURTH_VIRTUAL:
    case WHY_OUT_OF_PHASE:
        break;
    }
    return false;
}

static void note_refusal(struct session *s, enum color c, struct turn t,
                         const struct ruling *ruling)
{
    enum phase phase = game_state(s->game)->phase;

    s->refused = (struct refusal){.any = true,
                                  .loses = forfeits(s, phase, ruling->why),
                                  .color = c,
                                  .turn = t,
                                  .ruling = *ruling,
                                  .rules = *game_rules(s->game)};
}

enum status session_try(struct session *s, enum color c, struct turn t)
{
    struct event e = {.kind = t.kind, .color = c, .vertex = t.vertex};
    struct ruling ruling;
    enum status st = game_apply(s->game, &e, &ruling);

    if (st != ST_ILLEGAL_MOVE)
        return st;
    note_refusal(s, c, t, &ruling);
    return ruling.why == WHY_OFF_BOARD ? ST_BAD_COORDINATE : st;
}

enum status session_lose(struct session *s)
{
    struct event loss = {.kind = EV_FORFEIT, .color = s->refused.color};
    struct ruling ignored;

    if (!s->refused.loses)
        return ST_ILLEGAL_MOVE;
    s->refused.loses = false;
    if (game_apply(s->game, &loss, &ignored) == ST_NO_MEMORY)
        return ST_NO_MEMORY;
    return ST_ILLEGAL_MOVE;
}

enum status session_turn(struct session *s, enum color c, struct turn t)
{
    enum status st = session_try(s, c, t);

    return st == ST_ILLEGAL_MOVE ? session_lose(s) : st;
}

/* ---- one line ------------------------------------------------------------ */

void session_log(struct session *s, const struct strbuf *lines)
{
    struct strbuf line = STRBUF_INIT;

    for (const char *p = lines->text; *p; p += strspn(p, "\n")) {
        size_t n = strcspn(p, "\n");

        strbuf_clear(&line);
        strbuf_add(&line, p, n);
        s->host.log(s->host.context, line.text);
        p += n;
    }
    strbuf_free(&line);
}

/* Carry out a request; the text of the answer is then in s->reply. */
static enum status run(struct session *s, const struct request *r)
{
    const struct entry *e = index_find(s->index, r->name);
    struct args args;
    enum status st;

    if (!e)
        return ST_UNKNOWN_COMMAND;
    st = command_args(&e->signature, r->rest, game_board(s->game), &s->list,
                      &args);
    if (st == ST_OK)
        st = e->command->run(s, &args, &s->reply);
    if (st == ST_OK && s->reply.failed)
        st = ST_NO_MEMORY;
    return st;
}

/* What nearly every line is, as nearly every client writes it: "play B Q16".
 * It is ruled on without a look at the tables, for games are read a thousand
 * times as often as all else. False: nothing was done, and the line goes the
 * long way, which would have come to the same. */
static bool play_plainly(struct session *s, const char *line, size_t len,
                         enum status *st)
{
    struct turn t = {EV_MOVE, NO_VERTEX};
    char color;

    if (len < sizeof "play B A1" - 1 || memcmp(line, "play ", 5) ||
        line[6] != ' ')
        return false;
    color = line[5] | 0x20;
    if ((color != 'b' && color != 'w') ||
        coord_read(line + 7, len - 7, game_board(s->game), &t.vertex) != ST_OK)
        return false;
    *st = session_turn(s, color == 'b' ? BLACK : WHITE, t);
    return true;
}

bool session_execute(struct session *s, char *line, size_t len,
                     struct strbuf *out)
{
    struct request r = {.id = {"", 0}};
    enum status st;

    strbuf_clear(&s->reply);
    if (!play_plainly(s, line, len, &st)) {
        if (!wire_split(line, wire_clean(line, len), &r))
            return true;
        st = run(s, &r);
    }
    if (st != ST_OK && (st != ST_REFUSED || !s->reply.len)) {
        strbuf_clear(&s->reply);
        strbuf_puts(&s->reply, status_text(st));
    }
    wire_reply(out, st == ST_OK, r.id, s->reply.text, s->reply.len);
    return !s->quit;
}
