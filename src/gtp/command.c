#include "gtp/command.h"

#include "base/mem.h"
#include "go/coord.h"

static const struct command *const tables[] = {
    commands_std,     commands_board,  commands_setup,
    commands_gogui,   commands_record, commands_rules,
    commands_referee, commands_marks,  commands_score,
};

const struct command *command_at(size_t i)
{
    for (size_t t = 0; t < sizeof tables / sizeof tables[0]; t++)
        for (const struct command *c = tables[t]; c->name; c++)
            if (!i--)
                return c;
    return NULL;
}

/* ---- signatures ---------------------------------------------------------- */

static enum arg_kind find_kind(struct word w)
{
    static const char *const name[] = {
#define X(name, word) word,
        ARG_LIST(X)
#undef X
    };

    for (enum arg_kind k = ARG_COLOR; k < ARG_CHOICE; k++)
        if (wire_is(w, name[k]))
            return k;
    return memchr(w.text, '|', w.len) ? ARG_CHOICE : ARG_NONE;
}

static bool takes_rest(enum arg_kind k)
{
    return k == ARG_TEXT || k == ARG_RULES || k == ARG_COMMAND ||
           k == ARG_SIZE || k == ARG_VERTICES || k == ARG_STONES;
}

/* signature = { kind | "[" kind "]" } */
bool command_signature(const char *text, struct signature *out)
{
    struct word rest = {text, strlen(text)}, w;

    *out = (struct signature){.n = 0};
    while (wire_word(&rest, &w)) {
        bool optional = w.text[0] == '[' && w.text[w.len - 1] == ']';
        int i = out->n;

        if (optional)
            w = (struct word){w.text + 1, w.len - 2};
        if (i == COMMAND_ARGS || (!optional && out->needed < i) ||
            (i && takes_rest((enum arg_kind)out->kind[i - 1])))
            return false;
        out->kind[i] = (uint8_t)find_kind(w);
        out->spec[i] = w.text;
        if (out->kind[i] == ARG_NONE)
            return false;
        out->n++;
        out->needed = (uint8_t)(out->needed + !optional);
    }
    return true;
}

/* ---- conversion ---------------------------------------------------------- */

enum status command_turn(struct word w, const struct board *b, struct turn *out)
{
    enum status st = coord_read(w.text, w.len, b, &out->vertex);

    out->kind = EV_MOVE;
    if (st == ST_OK)
        return ST_OK;
    out->vertex = NO_VERTEX;
    if (st == ST_BAD_COORDINATE)
        return ST_OK;
    if (wire_spells(w, "pass"))
        out->kind = EV_PASS;
    else if (wire_spells(w, "virtual"))
        out->kind = EV_VIRTUAL;
    else
        return st;
    return ST_OK;
}

/* real = [+|-] digit {digit} [. {digit}], or a leading point. */
static bool is_real(struct word w)
{
    size_t digits = 0, points = 0;
    size_t i = w.len && (w.text[0] == '-' || w.text[0] == '+') ? 1 : 0;

    for (; i < w.len; i++)
        if (w.text[i] >= '0' && w.text[i] <= '9')
            digits++;
        else if (w.text[i] == '.')
            points++;
        else
            return false;
    return digits && points <= 1;
}

/* size = n | w blank h | w ":" h; `w` holds the whole of it */
static enum status read_size(struct word w, struct arg *out)
{
    struct word part[2], more;
    int32_t side[2];
    const char *colon = memchr(w.text, ':', w.len);
    int n = 1;

    if (colon) {
        part[0] = (struct word){w.text, (size_t)(colon - w.text)};
        part[1] = (struct word){colon + 1, w.len - part[0].len - 1};
        n = 2;
    } else {
        wire_word(&w, &part[0]);
        n += wire_word(&w, &part[1]);
        if (wire_word(&w, &more))
            return ST_SYNTAX;
    }
    for (int i = 0; i < n; i++)
        if (!wire_number(part[i], &side[i]))
            return ST_SYNTAX;
    if (n == 1)
        side[1] = side[0];
    if (side[0] < 1 || side[0] > BOARD_MAX || side[1] < 1 ||
        side[1] > BOARD_MAX)
        return ST_BAD_SIZE;
    out->size.width = side[0];
    out->size.height = side[1];
    return ST_OK;
}

/* "pass" is a vertex of GTP, but none that a list may hold. */
static enum status read_vertices(struct word w, const struct board *b,
                                 struct vertex_list *list)
{
    struct word one;
    enum status st;

    list->n = 0;
    while (wire_word(&w, &one)) {
        if (!mem_grow(&list->v, &list->cap, list->n + 1, sizeof *list->v))
            return ST_NO_MEMORY;
        st = coord_read(one.text, one.len, b, &list->v[list->n]);
        if (st != ST_OK)
            return wire_spells(one, "pass") ? ST_BAD_VERTEX_LIST : st;
        list->n++;
        if (list->n > 2 * BOARD_POINTS)
            return ST_BAD_VERTEX_LIST;
    }
    return ST_OK;
}

/* choice = word { "|" word }, up to a blank, a bracket or the end */
static bool read_choice(const char *spec, struct word w, int *choice)
{
    char lower[32];

    for (*choice = 0;; ++*choice) {
        size_t n = strcspn(spec, "|] ");

        if (n < sizeof lower) {
            for (size_t i = 0; i < n; i++)
                lower[i] = (char)(spec[i] >= 'A' && spec[i] <= 'Z'
                                      ? spec[i] - 'A' + 'a'
                                      : spec[i]);
            lower[n] = '\0';
            if (wire_spells(w, lower))
                return true;
        }
        if (spec[n] != '|')
            return false;
        spec += n + 1;
    }
}

static enum status convert(enum arg_kind kind, const char *spec,
                           const struct board *b, struct vertex_list *list,
                           struct arg *out)
{
    struct word w = out->word;

    switch (kind) {
    case ARG_COLOR:
        return coord_read_color(w.text, w.len, &out->color) ? ST_OK : ST_SYNTAX;
    case ARG_VERTEX:
        return coord_read(w.text, w.len, b, &out->vertex);
    case ARG_TURN:
        return command_turn(w, b, &out->turn);
    case ARG_NUMBER:
        return wire_number(w, &out->number) ? ST_OK : ST_SYNTAX;
    case ARG_DECIMAL:
        return centi_read(w.text, w.len, &out->decimal) ? ST_OK : ST_SYNTAX;
    case ARG_REAL:
        return is_real(w) ? ST_OK : ST_SYNTAX;
    case ARG_SIZE:
        return read_size(w, out);
    case ARG_VERTICES:
        return read_vertices(w, b, list);
    case ARG_CHOICE:
        return read_choice(spec, w, &out->choice) ? ST_OK : ST_SYNTAX;
    case ARG_NONE:
    case ARG_WORD:
    case ARG_FILE:
    case ARG_COMMAND:
    case ARG_RULES:
    case ARG_TEXT:
    case ARG_STONES:
    case ARG_KINDS:
        break;
    }
    return ST_OK;
}

enum status command_args(const struct signature *sig, struct word rest,
                         const struct board *b, struct vertex_list *list,
                         struct args *out)
{
    enum status st;

    out->n = 0;
    list->n = 0;
    for (int i = 0; i < sig->n && rest.len; i++) {
        enum arg_kind kind = (enum arg_kind)sig->kind[i];
        struct arg *a = &out->at[i];

        wire_word(&rest, &a->word);
        if (takes_rest(kind)) {
            a->word.len += rest.len;
            rest.len = 0;
        }
        if ((st = convert(kind, sig->spec[i], b, list, a)) != ST_OK)
            return st;
        out->n++;
    }
    out->vertices = list->v;
    out->n_vertices = (int)list->n;
    if (out->n < sig->needed || (sig->n && rest.len))
        return ST_SYNTAX;
    return ST_OK;
}
