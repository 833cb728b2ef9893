#include "text/record_impl.h"

#include "go/coord.h"
#include "text/sgf_point.h"

#include <string.h>

/* How the values of a property say an event. */
enum form {
    FORM_MOVE,    /* B[pd], B[]: a stone, a pass */
    FORM_VIRTUAL, /* VX[B] */
    FORM_WORDS,   /* CPEV[negative A C3] */
    FORM_LIST,    /* CPDD[pd][dd]: all values one mark */
    FORM_CLAIM    /* CPCL[b:aabb:cc] */
};

struct event_property {
    const char *name;
    enum form form;
    int detail; /* colour or mark */
};

static const struct event_property properties[] = {
    {"B", FORM_MOVE, BLACK},         {"W", FORM_MOVE, WHITE},
    {"VX", FORM_VIRTUAL, 0},         {"CPEV", FORM_WORDS, 0},
    {"CPDD", FORM_LIST, MARK_DEAD},  {"CPSK", FORM_LIST, MARK_SEKI},
    {"CPAL", FORM_LIST, MARK_ALIVE}, {"CPCL", FORM_CLAIM, 0},
};
enum { PROPERTIES = sizeof properties / sizeof properties[0] };

/* The events of CPEV: their words, and which words may follow. */
static const struct {
    const char *word;
    enum event_kind kind;
    bool color, detail, vertex, points;
} events[] = {
    {"resume", EV_RESUME, true, false, false, false},
    {"trial", EV_TRIAL, true, false, false, false},
    {"settle", EV_SETTLE, true, false, false, false},
    {"accept", EV_ACCEPT, true, false, false, false},
    {"agree", EV_AGREE, true, false, false, false},
    {"resign", EV_RESIGN, true, false, false, false},
    {"forfeit", EV_FORFEIT, true, false, false, false},
    {"negative", EV_NEGATIVE, false, true, true, false},
    {"unmark", EV_UNMARK, false, false, false, true},
    {"unclaim", EV_UNCLAIM, true, false, false, true},
};
enum { EVENTS = sizeof events / sizeof events[0] };

const struct event_property *event_property_find(const char *name)
{
    for (int i = 0; i < PROPERTIES; i++)
        if (!strcmp(name, properties[i].name))
            return &properties[i];
    return NULL;
}

bool event_property_each(const struct event_property *p)
{
    return p->form == FORM_WORDS || p->form == FORM_CLAIM;
}

bool event_property_turn(const struct event_property *p)
{
    return p->form == FORM_MOVE || p->form == FORM_VIRTUAL;
}

bool event_is_turn(const struct event *e)
{
    return e->kind == EV_MOVE || e->kind == EV_PASS || e->kind == EV_VIRTUAL;
}

/* ---- reading ----------------------------------------------------------- */

/* "tt" is a pass on boards up to 19 (FF[1] to FF[3]), nothing or blanks on all
 * (FF[4]; reference page G2). */
static enum status read_move(const struct sgf_value *v, const struct board *b,
                             struct event *e)
{
    size_t len;
    const char *text = sgf_trim(v, &len);

    e->kind = EV_PASS;
    if (!len || (len == 2 && !memcmp(text, "tt", 2) && b->width <= 19 &&
                 b->height <= 19))
        return ST_OK;
    e->kind = EV_MOVE;
    return sgf_point_read(text, len, b, &e->vertex);
}

/* One point a value. No rectangles: a few bytes would be thousands of points,
 * and a mark needs one stone a chain. */
static enum status read_list(const struct sgf_value *v, const struct board *b,
                             struct event *e, vertex *points)
{
    for (; v; v = v->next) {
        size_t len;
        const char *text = sgf_trim(v, &len);
        enum status st;

        if (e->n_points == BOARD_POINTS)
            return ST_SYNTAX;
        st = sgf_point_read(text, len, b, &points[e->n_points]);
        if (st)
            return st;
        e->n_points++;
    }
    return ST_OK;
}

/* Points one after another, "aabbcc"; `n` are in `points` already. */
static enum status read_row(const char *text, size_t len, const struct board *b,
                            vertex *points, int *n)
{
    if (len % 2 || len / 2 > (size_t)(BOARD_POINTS - *n))
        return ST_SYNTAX;
    for (; len; text += 2, len -= 2) {
        enum status st = sgf_point_read(text, 2, b, &points[*n]);

        if (st)
            return st;
        ++*n;
    }
    return ST_OK;
}

/* claim = [colour] ":" {point} [":" {point}]; without a colour the points are
 * public. */
static enum status read_claim(const struct sgf_value *v, const struct board *b,
                              struct event *e, vertex *points)
{
    size_t len, size;
    const char *text = sgf_trim(v, &len), *colon = memchr(text, ':', len);
    const char *second;
    enum status st;
    int n = 0;

    e->kind = EV_CLAIM;
    if (!colon || (colon != text &&
                   !coord_read_color(text, (size_t)(colon - text), &e->color)))
        return ST_SYNTAX;
    len -= (size_t)(colon + 1 - text);
    text = colon + 1;
    second = memchr(text, ':', len);
    size = second ? (size_t)(second - text) : len;
    if ((st = read_row(text, size, b, points, &n)))
        return st;
    e->n_points = e->color ? n : 0;
    if (second && (st = read_row(second + 1, len - size - 1, b, points, &n)))
        return st;
    e->n_public = n - e->n_points;
    return ST_OK;
}

/* The next word of *text, of *len bytes left; *size 0: none. */
static const char *next_word(const char **text, size_t *len, size_t *size)
{
    const char *word;

    while (*len && (unsigned char)**text <= ' ') {
        ++*text;
        --*len;
    }
    for (word = *text; *len && (unsigned char)**text > ' '; --*len)
        ++*text;
    *size = (size_t)(*text - word);
    return word;
}

/* One word behind the name of event i. */
static enum status read_argument(int i, const char *word, size_t size,
                                 const struct board *b, struct event *e,
                                 vertex *points)
{
    if (events[i].detail && !e->detail) {
        if (size != 1 || (*word != 'A' && *word != 'B'))
            return ST_SYNTAX;
        e->detail = *word;
        return ST_OK;
    }
    if (events[i].color && !e->color && !e->n_points &&
        coord_read_color(word, size, &e->color))
        return ST_OK;
    if (events[i].vertex && !e->vertex)
        return coord_read(word, size, b, &e->vertex);
    if (!events[i].points || e->n_points == BOARD_POINTS)
        return ST_SYNTAX;
    return coord_read(word, size, b, &points[e->n_points++]);
}

/* CPEV = word {argument} */
static enum status read_words(const struct sgf_value *v, const struct board *b,
                              struct event *e, vertex *points)
{
    const char *text = v->text, *word;
    size_t len = v->len, size;
    enum status st = ST_OK;
    int i = 0;

    word = next_word(&text, &len, &size);
    while (i < EVENTS && (size != strlen(events[i].word) ||
                          memcmp(word, events[i].word, size)))
        i++;
    if (i == EVENTS)
        return ST_SYNTAX;
    e->kind = events[i].kind;
    while (!st && (word = next_word(&text, &len, &size), size))
        st = read_argument(i, word, size, b, e, points);
    if (!st && ((e->kind == EV_RESIGN || e->kind == EV_FORFEIT) && !e->color))
        st = ST_SYNTAX;
    if (!st && events[i].detail && !e->detail)
        st = ST_SYNTAX;
    return st;
}

enum status event_read(const struct event_property *p,
                       const struct sgf_value *value, const struct board *b,
                       struct event *e, vertex *points)
{
    size_t len;
    const char *text = sgf_trim(value, &len);

    *e = (struct event){.kind = EV_PASS, .points = points};
    switch (p->form) {
    case FORM_MOVE:
        e->color = (enum color)p->detail;
        return read_move(value, b, e);
    case FORM_VIRTUAL:
        e->kind = EV_VIRTUAL;
        return coord_read_color(text, len, &e->color) ? ST_OK : ST_SYNTAX;
    case FORM_WORDS:
        return read_words(value, b, e, points);
    case FORM_LIST:
        e->kind = EV_MARK;
        e->detail = p->detail;
        return read_list(value, b, e, points);
    case FORM_CLAIM:
        return read_claim(value, b, e, points);
    }
    return ST_SYNTAX;
}

/* ---- writing ----------------------------------------------------------- */

static const char *letter(enum color c)
{
    return c == BLACK ? "B" : "W";
}

static void write_words(struct strbuf *out, const struct event *e)
{
    int i = 0;

    while (events[i].kind != e->kind)
        i++;
    strbuf_addf(out, "CPEV[%s", events[i].word);
    if (events[i].detail)
        strbuf_addf(out, " %c", e->detail);
    if (events[i].color && e->color)
        strbuf_addf(out, " %s", letter(e->color));
    if (events[i].vertex && e->vertex) {
        strbuf_putc(out, ' ');
        coord_print(out, e->vertex);
    }
    for (int k = 0; events[i].points && k < e->n_points; k++) {
        strbuf_putc(out, ' ');
        coord_print(out, e->points[k]);
    }
    strbuf_putc(out, ']');
}

static void write_mark(struct strbuf *out, const struct event *e,
                       const struct board *b)
{
    int i = 0;

    while (properties[i].form != FORM_LIST || properties[i].detail != e->detail)
        i++;
    strbuf_puts(out, properties[i].name);
    for (int k = 0; k < e->n_points; k++) {
        strbuf_putc(out, '[');
        sgf_point_print(out, e->points[k], b);
        strbuf_putc(out, ']');
    }
}

static void write_claim(struct strbuf *out, const struct event *e,
                        const struct board *b)
{
    strbuf_addf(out, "CPCL[%s:", e->color ? color_letter(e->color) : "");
    for (int k = 0; k < e->n_points + e->n_public; k++) {
        if (k == e->n_points && e->color)
            strbuf_putc(out, ':');
        sgf_point_print(out, e->points[k], b);
    }
    strbuf_putc(out, ']');
}

/* A turn that cannot be made, or a virtual move that counts as a pass. What
 * is no turn is forced in all own records, which costs nothing. */
bool event_is_forced(const struct game *g, uint32_t number)
{
    struct event_view v = game_event(g, number);

    if (!event_is_turn(&v.event))
        return true;
    return v.ruling.why == WHY_OCCUPIED || v.ruling.why == WHY_OFF_BOARD ||
           (v.event.kind == EV_VIRTUAL && v.ruling.why == WHY_LEGAL &&
            game_rules(g)->virtual_moves == RULES_OFF);
}

static void write_event(struct strbuf *out, const struct event *e,
                        const struct board *b)
{
    switch (e->kind) {
    case EV_MOVE:
        strbuf_addf(out, "%s[", letter(e->color));
        sgf_point_print(out, e->vertex, b);
        strbuf_putc(out, ']');
        break;
    case EV_PASS:
        strbuf_addf(out, "%s[]", letter(e->color));
        break;
    case EV_VIRTUAL:
        strbuf_addf(out, "VX[%s]", letter(e->color));
        break;
    case EV_MARK:
        write_mark(out, e, b);
        break;
    case EV_CLAIM:
        write_claim(out, e, b);
        break;
    case EV_RESUME:
    case EV_TRIAL:
    case EV_SETTLE:
    case EV_ACCEPT:
    case EV_AGREE:
    case EV_RESIGN:
    case EV_FORFEIT:
    case EV_NEGATIVE:
    case EV_UNMARK:
    case EV_UNCLAIM:
        write_words(out, e);
        break;
    case EV_CONVERT: /* the game makes them again */
    case EVENT_KINDS:
        break;
    }
}

void event_write(struct strbuf *out, const struct game *g, uint32_t number)
{
    struct event e = game_event(g, number).event;

    strbuf_putc(out, ';');
    write_event(out, &e, game_board(g));
    if (event_is_turn(&e) && event_is_forced(g, number))
        strbuf_puts(out, "CPKP[]");
}

bool event_equal(const struct event *a, const struct event *b)
{
    int n = a->n_points + a->n_public;

    if (a->kind != b->kind || a->color != b->color || a->vertex != b->vertex)
        return false;
    if (event_is_turn(a))
        return true;
    return a->detail == b->detail && a->n_points == b->n_points &&
           a->n_public == b->n_public &&
           (!n || !memcmp(a->points, b->points, (size_t)n * sizeof(vertex)));
}
