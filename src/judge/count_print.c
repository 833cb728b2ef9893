#include "judge/count_internal.h"

#include "go/coord.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static struct figure *add(struct count *c, const char *key,
                          enum figure_type type)
{
    struct figure *fig;

    assert(c->n_figures < COUNT_FIGURES);
    fig = &c->figure[c->n_figures++];
    *fig = (struct figure){key, type, 0, NULL};
    return fig;
}

void count_add(struct count *c, const char *key, centi number)
{
    add(c, key, FIGURE_NUMBER)->number = number;
}

void count_add_centi(struct count *c, const char *key, centi number)
{
    add(c, key, FIGURE_CENTI)->number = number;
}

void count_add_text(struct count *c, const char *key, centi number)
{
    add(c, key, FIGURE_TEXT)->number = number;
}

void count_add_word(struct count *c, const char *key, const char *word)
{
    add(c, key, FIGURE_WORD)->word = word;
}

void count_add_null(struct count *c, const char *key)
{
    add(c, key, FIGURE_NULL);
}

void count_add_moves(struct count *c)
{
    add(c, "moves", FIGURE_MOVES);
}

const struct figure *count_figure(const struct count *c, const char *key)
{
    for (int i = 0; i < c->n_figures; i++)
        if (strcmp(c->figure[i].key, key) == 0)
            return &c->figure[i];
    return NULL;
}

void count_free(struct count *c)
{
    strbuf_free(&c->moves);
    c->n_figures = 0;
}

/* ---- JSON --------------------------------------------------------------- */

/* ["A-negative C3","virtual b"]: the moves hold no character to escape. */
static void json_moves(struct strbuf *out, const struct strbuf *moves)
{
    bool start = true;

    strbuf_putc(out, '[');
    for (size_t i = 0; i < moves->len; i++) {
        if (start)
            strbuf_puts(out, i == 0 ? "\"" : ",\"");
        start = moves->text[i] == '\n';
        strbuf_putc(out, start ? '"' : moves->text[i]);
    }
    if (!start)
        strbuf_putc(out, '"');
    strbuf_putc(out, ']');
}

static void json_value(struct strbuf *out, const struct count *c,
                       const struct figure *fig)
{
    switch (fig->type) {
    case FIGURE_NUMBER:
    case FIGURE_TEXT:
        centi_print(out, fig->number);
        break;
    case FIGURE_CENTI:
        strbuf_addf(out, "%lld", (long long)fig->number);
        break;
    case FIGURE_WORD:
        strbuf_addf(out, "\"%s\"", fig->word);
        break;
    case FIGURE_NULL:
        strbuf_puts(out, "null");
        break;
    case FIGURE_MOVES:
        json_moves(out, &c->moves);
        break;
    }
}

/* Length of the object name in "raw.b", 0 in "b". */
static size_t object_len(const char *key)
{
    const char *dot = strchr(key, '.');

    return dot ? (size_t)(dot - key) : 0;
}

void count_json(struct strbuf *out, const struct count *c)
{
    const char *open = ""; /* key whose object is open */

    strbuf_putc(out, '{');
    for (int i = 0, n = 0; i < c->n_figures; i++) {
        const struct figure *fig = &c->figure[i];
        size_t was = object_len(open), is = object_len(fig->key);
        bool same = is > 0 && is == was && memcmp(open, fig->key, is) == 0;

        if (fig->type == FIGURE_TEXT)
            continue;
        if (was > 0 && !same)
            strbuf_putc(out, '}');
        if (n++ > 0)
            strbuf_putc(out, ',');
        if (is > 0 && !same)
            strbuf_addf(out, "\"%.*s\":{", (int)is, fig->key);
        strbuf_addf(out, "\"%s\":", is > 0 ? fig->key + is + 1 : fig->key);
        json_value(out, c, fig);
        open = fig->key;
    }
    if (object_len(open) > 0)
        strbuf_putc(out, '}');
    if (c->kind != COUNT_TRUE_STONES) {
        strbuf_puts(out, c->n_figures > 0 ? ",\"margin\":" : "\"margin\":");
        centi_print(out, c->margin);
    }
    strbuf_putc(out, '}');
}

/* ---- for people --------------------------------------------------------- */

static char letter(enum work w)
{
    static const char letters[] = {
#define X(name, letter) letter,
        WORK_LIST(X)
#undef X
    };

    return letters[w];
}

static const char *meaning(enum work w)
{
    switch (w) {
    case WORK_OFF:
    case WORK_BLACK:
    case WORK_WHITE:
        return NULL;
    case WORK_FILL_BLACK:
        return "filled in by black";
    case WORK_FILL_WHITE:
        return "filled in by white";
    case WORK_EMPTY_BLACK:
        return "empty, black's";
    case WORK_EMPTY_WHITE:
        return "empty, white's";
    case WORK_EYE:
        return "basic eye";
    case WORK_TAKEN_BLACK:
        return "black stone taken off";
    case WORK_TAKEN_WHITE:
        return "white stone taken off";
    case WORK_PUBLIC:
        return "nobody's";
    }
    return NULL;
}

static void print_columns(struct strbuf *out, const struct count *c, int pitch)
{
    strbuf_puts(out, "  ");
    for (int x = 0; x < c->width; x++) {
        struct strbuf name = STRBUF_INIT;

        coord_print(&name, vertex_at(x, 0)); /* "A1": the row is cut off */
        strbuf_cut(&name, name.len > 0 ? name.len - 1 : 0);
        strbuf_addf(out, "%*s", pitch, name.text);
        strbuf_free(&name);
    }
    strbuf_putc(out, '\n');
}

static void print_board(struct strbuf *out, const struct count *c)
{
    int pitch = c->width > 25 ? 3 : 2; /* AA from the 26th on */

    for (int y = c->height - 1; y >= 0; y--) {
        strbuf_addf(out, "%2d", y + 1);
        for (int x = 0; x < c->width; x++)
            strbuf_addf(out, "%*c", pitch,
                        letter((enum work)c->work[vertex_at(x, y)]));
        strbuf_putc(out, '\n');
    }
    print_columns(out, c, pitch);
    for (int w = WORK_FILL_BLACK; w <= WORK_PUBLIC; w++)
        if (meaning((enum work)w) && count_work_total(c, (enum work)w) > 0)
            strbuf_addf(out, "%c %s: %d\n", letter((enum work)w),
                        meaning((enum work)w),
                        count_work_total(c, (enum work)w));
}

static void print_figure(struct strbuf *out, const struct count *c,
                         const struct figure *fig)
{
    size_t object = object_len(fig->key);

    if (object > 0)
        strbuf_addf(out, "%.*s %s:", (int)object, fig->key,
                    fig->key + object + 1);
    else
        strbuf_addf(out, "%s:", fig->key);
    strbuf_putc(out, ' ');
    switch (fig->type) {
    case FIGURE_NUMBER:
    case FIGURE_TEXT:
        centi_print(out, fig->number);
        break;
    case FIGURE_CENTI: /* both decimals, as SQ prints them */
        strbuf_addf(out, "%s%lld.%02lld", fig->number < 0 ? "-" : "",
                    llabs(fig->number) / 100, llabs(fig->number) % 100);
        break;
    case FIGURE_WORD:
        strbuf_puts(out, fig->word);
        break;
    case FIGURE_NULL:
        strbuf_putc(out, '-');
        break;
    case FIGURE_MOVES:
        for (size_t i = 0; i < c->moves.len; i++) {
            char ch = c->moves.text[i];

            if (ch == '\n' && i + 1 < c->moves.len)
                strbuf_puts(out, ", ");
            else if (ch != '\n')
                strbuf_putc(out, ch);
        }
        if (c->moves.len == 0)
            strbuf_putc(out, '-');
        break;
    }
    strbuf_putc(out, '\n');
}

void count_text(struct strbuf *out, const struct count *c)
{
    strbuf_addf(out, "%s\n", count_title(c->kind));
    print_board(out, c);
    for (int i = 0; i < c->n_figures; i++)
        print_figure(out, c, &c->figure[i]);
    strbuf_puts(out, "margin: ");
    centi_print(out, c->margin);
    strbuf_putc(out, '\n');
}
