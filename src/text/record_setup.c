#include "text/record_impl.h"

#include "go/coord.h"
#include "text/sgf_point.h"

#include <string.h>

/* Colours by row from the top and column: rectangles are painted by rows. */
struct canvas {
    uint8_t at[BOARD_MAX][BOARD_MAX];
};

/* The colour that a property sets up; OFF: it sets up nothing. */
static enum color setup_color(const char *name)
{
    if (name[0] != 'A' || !name[1] || name[2])
        return OFF;
    return name[1] == 'B'   ? BLACK
           : name[1] == 'W' ? WHITE
           : name[1] == 'E' ? EMPTY
                            : OFF;
}

bool setup_is(const char *name)
{
    return setup_color(name) != OFF;
}

bool setup_in(const struct sgf_node *n)
{
    for (const struct sgf_property *p = n->properties; p; p = p->next)
        if (setup_is(p->name))
            return true;
    return false;
}

bool setup_adds(const struct sgf_node *n)
{
    return sgf_find(n, "AB") || sgf_find(n, "AW");
}

static enum status paint(struct loading *l, const struct sgf_property *p,
                         const struct board *b, struct canvas *canvas)
{
    for (const struct sgf_value *v = p->values; v; v = v->next) {
        vertex first, last;
        size_t len;
        enum status st;
        int left, wide;

        sgf_trim(v, &len);
        if (!len)
            continue; /* AB[] and the like (G5) */
        st = sgf_point_read_range(v, b, &first, &last);
        if (st)
            return loading_fail(
                l, v, st == ST_SYNTAX ? "not a point" : "off the board");
        left = vertex_x(first);
        wide = vertex_x(last) - left + 1;
        for (int y = vertex_y(last); y <= vertex_y(first); y++)
            memset(&canvas->at[y][left], (int)setup_color(p->name),
                   (size_t)wide);
    }
    return ST_OK;
}

/* The board with what the node sets up; later properties win. */
static enum status set_up(struct loading *l, const struct sgf_node *n,
                          const struct board *before, struct board *after)
{
    struct canvas canvas = {0};
    enum status st = ST_OK;

    for (int y = 0; y < before->height; y++)
        memcpy(canvas.at[y], &before->at[vertex_at(0, y)],
               (size_t)before->width);
    for (const struct sgf_property *p = n->properties; p && !st; p = p->next)
        if (setup_is(p->name))
            st = paint(l, p, before, &canvas);
    if (st)
        return st;
    board_init(after, before->width, before->height);
    for (int y = 0; y < before->height; y++)
        for (int x = 0; x < before->width; x++)
            if (canvas.at[y][x] != EMPTY)
                board_add(after, vertex_at(x, y), (enum color)canvas.at[y][x]);
    return ST_OK;
}

bool setup_player(const struct sgf_node *n, enum color *c)
{
    bool found = false;

    for (const struct sgf_property *p = n->properties; p; p = p->next) {
        size_t len;
        const char *text;

        if (strcmp(p->name, "PL"))
            continue;
        text = sgf_trim(p->values, &len);
        found = coord_read_color(text, len, c) || found;
    }
    return found;
}

/* Who makes the first turn from this node on, up to the next set-up: that is
 * the side to move where nothing else tells. EMPTY: nobody. */
static enum color first_turn(const struct loading *l, const struct sgf_node *n)
{
    const struct sgf_node *start = n;

    for (; n && (n == start || !setup_in(n)); n = n->child)
        for (const struct sgf_property *p = n->properties; p; p = p->next) {
            const struct event_property *kind = event_property_find(p->name);
            vertex points[1];
            struct event e;

            if (!kind || !event_property_turn(kind))
                continue;
            event_read(kind, p->values, game_board(l->g), &e, points);
            if (e.color)
                return e.color;
        }
    return EMPTY;
}

/* Black begins on an empty board, White after handicap (rules.md 2), else as
 * the set-up says. */
static enum color who_begins(const struct loading *l, const struct sgf_node *n,
                             const struct sgf_node *next, const struct board *b,
                             int handicap)
{
    bool empty = b->stones[EMPTY] == board_area(b) && handicap < 2;
    enum color c;

    if (setup_player(n, &c) || (!empty && (c = first_turn(l, next)) != EMPTY))
        return c;
    if (game_state(l->g)->events)
        return game_state(l->g)->to_move;
    return handicap > 1 ? WHITE : BLACK;
}

static void note_handicap(struct loading *l, const struct sgf_node *n,
                          const struct board *b, int handicap)
{
    const struct sgf_property *p = sgf_find(n, "HA");

    if (p && handicap > 1 && handicap != b->stones[BLACK] &&
        loading_note(l, p->values))
        strbuf_addf(l->notes, "handicap %d, but %d black stones are set up",
                    handicap, b->stones[BLACK]);
}

enum status setup_make(struct loading *l, const struct sgf_node *n,
                       const struct sgf_node *next)
{
    bool root = !n->parent;
    const struct board *before = game_board(l->g);
    int handicap = root ? root_handicap(l, n) : game_handicap(l->g);
    struct board after;
    enum color begins;
    enum status st = set_up(l, n, before, &after);

    if (st)
        return st;
    note_handicap(l, n, &after, handicap);
    /* AE of stones that are captured anyway, as some programs write, is no
     * set-up. */
    if (!root && board_equal(&after, before))
        return ST_OK;
    begins = who_begins(l, n, next, &after, handicap);
    st = game_new_start(l->g, &after, begins, handicap);
    if (st == ST_NO_LIBERTY)
        return loading_fail(l, NULL, "stones are set up without a liberty");
    l->starts += !st;
    return st;
}

static void write_stones(struct strbuf *out, const struct board *b,
                         enum color c, const char *name)
{
    vertex points[BOARD_POINTS];
    int n = board_points(b, points);

    if (b->stones[c])
        strbuf_puts(out, name);
    for (int i = 0; i < n; i++) {
        if (b->at[points[i]] != c)
            continue;
        strbuf_putc(out, '[');
        sgf_point_print(out, points[i], b);
        strbuf_putc(out, ']');
    }
}

void setup_write_player(struct strbuf *out, enum color c)
{
    strbuf_puts(out, c == BLACK ? "PL[B]" : "PL[W]");
}

void setup_write(struct strbuf *out, const struct game *g)
{
    enum color begins = game_start_to_move(g);
    struct board start;

    game_start_board(g, &start);
    write_stones(out, &start, BLACK, "AB");
    write_stones(out, &start, WHITE, "AW");
    if (begins != BLACK || game_handicap(g) > 1 || start.stones[BLACK] ||
        start.stones[WHITE])
        setup_write_player(out, begins);
}
