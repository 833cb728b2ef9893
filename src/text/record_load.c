#include "text/record_impl.h"

#include "go/coord.h"

/* ---- notes ------------------------------------------------------------- */

/* Start a line, with the place if there is one. */
static void begin_line(struct loading *l, const struct sgf_value *v)
{
    struct strbuf *notes = l->notes;
    size_t line, column;

    if (notes->len && notes->text[notes->len - 1] != '\n')
        strbuf_putc(notes, '\n');
    if (!v)
        return;
    sgf_where(l->tree, v, &line, &column);
    strbuf_addf(notes, "line %zu, column %zu: ", line, column);
}

bool loading_note(struct loading *l, const struct sgf_value *v)
{
    if (++l->n_notes > LOADING_NOTES)
        return false;
    begin_line(l, v);
    return true;
}

enum status loading_fail(struct loading *l, const struct sgf_value *v,
                         const char *text)
{
    begin_line(l, v);
    strbuf_puts(l->notes, text);
    return ST_CANNOT_LOAD;
}

/* "move 12, W C3: " */
static void note_event(struct loading *l, const struct event *e)
{
    if (!event_is_turn(e)) {
        event_print(l->notes, e);
        strbuf_puts(l->notes, ": ");
        return;
    }
    strbuf_addf(l->notes, "move %u, %s ", (unsigned)l->turns,
                e->color == BLACK ? "B" : "W");
    if (e->kind == EV_MOVE)
        coord_print(l->notes, e->vertex);
    else
        strbuf_puts(l->notes, e->kind == EV_PASS ? "pass" : "virtual");
    strbuf_puts(l->notes, ": ");
}

/* ---- events ------------------------------------------------------------ */

static enum status make_event(struct loading *l, const struct event *e,
                              const struct sgf_value *v, bool kept)
{
    bool forced = event_is_turn(e) ? kept : l->own;
    struct ruling ruling;
    enum status st = game_restore(l->g, e, forced, &ruling);

    if (st == ST_OK) {
        if (ruling.why != WHY_LEGAL && loading_note(l, v)) {
            note_event(l, e);
            ruling_print(l->notes, &ruling, game_rules(l->g));
        }
        return ST_OK;
    }
    if (st == ST_NO_MEMORY)
        return st;
    if (st == ST_ILLEGAL_MOVE) {
        begin_line(l, v);
        note_event(l, e);
        ruling_print(l->notes, &ruling, game_rules(l->g));
        return ST_CANNOT_LOAD;
    }
    if (loading_note(l, v)) {
        note_event(l, e);
        strbuf_addf(l->notes, "left out (%s)", status_text(st));
    }
    return ST_OK;
}

static enum status load_event(struct loading *l,
                              const struct event_property *kind,
                              const struct sgf_value *v, bool kept)
{
    struct event e;
    enum status st;

    st = event_read(kind, v, game_board(l->g), &e, l->points);
    if (st && event_property_turn(kind))
        return loading_fail(l, v,
                            st == ST_SYNTAX ? "not a move" : "off the board");
    if (st) {
        if (loading_note(l, v))
            strbuf_puts(l->notes, "not understood, left out");
        return ST_OK;
    }
    if (event_is_turn(&e)) {
        if (l->before_move && l->turns + 1 >= l->before_move) {
            l->stopped = true;
            return ST_OK;
        }
        l->turns++;
    }
    return make_event(l, &e, v, kept);
}

static enum status load_property(struct loading *l,
                                 const struct sgf_property *p, bool kept)
{
    const struct event_property *kind = event_property_find(p->name);
    enum status st = ST_OK;

    if (!kind)
        return ST_OK;
    if (!event_property_each(kind))
        return load_event(l, kind, p->values, kept);
    for (const struct sgf_value *v = p->values; v && !st; v = v->next)
        st = load_event(l, kind, v, kept);
    return st;
}

static enum status load_events(struct loading *l, const struct sgf_node *n)
{
    bool kept = sgf_find(n, "CPKP") != NULL;
    enum status st = ST_OK;

    for (const struct sgf_property *p = n->properties; p && !st && !l->stopped;
         p = p->next)
        st = load_property(l, p, kept);
    return st;
}

/* A set-up first, then what is played, then who is on move. Where stones are
 * only taken off, what is played comes first: some programs write the stones
 * that a move captures. */
enum status loading_node(struct loading *l, const struct sgf_node *n)
{
    bool first = !n->parent || setup_adds(n);
    uint32_t starts = l->starts;
    enum status st = ST_OK;
    enum color c;

    if (first)
        st = setup_make(l, n, n);
    if (!st)
        st = load_events(l, n);
    if (!st && !l->stopped && !first && setup_in(n))
        st = setup_make(l, n, n->child);
    if (!st && !l->stopped && l->starts == starts && setup_player(n, &c))
        game_set_to_move(l->g, c);
    return st;
}

/* ---- the game ---------------------------------------------------------- */

enum status loading_open(struct loading *l, const struct game *like,
                         const struct sgf *tree,
                         const struct record_options *opt, struct strbuf *notes)
{
    const struct sgf_node *root = sgf_root(tree);
    int width, height;
    enum status st;

    l->g = NULL;
    l->tree = tree;
    l->notes = notes;
    l->n_notes = 0;
    l->lock_rules = opt->lock_rules;
    l->own = sgf_find(root, "CPRU") != NULL;
    l->before_move = opt->before_move;
    l->turns = l->starts = 0;
    l->stopped = false;
    st = root_size(l, root, &width, &height);
    if (st)
        return st;
    l->g = game_new_like(like, width, height);
    return l->g ? root_settings(l, root) : ST_NO_MEMORY;
}

void loading_close(struct loading *l)
{
    if (l->n_notes > LOADING_NOTES) {
        begin_line(l, NULL);
        strbuf_addf(l->notes, "and %d notes more", l->n_notes - LOADING_NOTES);
    }
    game_free(l->g);
}

enum status record_load(struct game *g, const struct sgf *tree,
                        const struct record_options *opt, struct strbuf *notes)
{
    struct loading l;
    enum status st = loading_open(&l, g, tree, opt, notes);

    for (const struct sgf_node *n = sgf_root(tree); n && !st && !l.stopped;
         n = n->child)
        st = loading_node(&l, n);
    if (!st && notes->failed)
        st = ST_NO_MEMORY;
    if (!st)
        game_swap(g, l.g);
    loading_close(&l);
    return st;
}
