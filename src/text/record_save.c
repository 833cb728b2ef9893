#include "text/record_impl.h"

#include "base/mem.h"

/*
 * The record that a game came from is followed along its main line as far as
 * it still tells this game: from the start position that both have, node by
 * node, while the events are the same. Those nodes are copied as they are,
 * with the variations beside them; the events that are left are written
 * behind. So what is read back is the game, and nothing else of the record is
 * lost that does not contradict it.
 */
struct kept {
    const struct sgf_node *root; /* NULL: there is no record */
    const struct sgf_node *base; /* sets up the game's start; NULL: none does */
    const struct sgf_node *last; /* of the nodes that are copied */
    uint32_t events;             /* of the game that these tell */
    enum color to_move;          /* behind them */
    bool player;                 /* one of them says who is on move */
};

/* ---- following the record ---------------------------------------------- */

/* The number of the next event that is written, from `number` on; beyond the
 * last when there is none. Conversions are recomputed by whoever reads. */
static uint32_t next_event(const struct game *g, uint32_t number)
{
    uint32_t last = game_state(g)->events;

    while (number <= last && game_event(g, number).event.kind == EV_CONVERT)
        number++;
    return number;
}

static bool same_start(const struct game *a, const struct game *b)
{
    struct board left, right;

    game_start_board(a, &left);
    game_start_board(b, &right);
    return game_start_to_move(a) == game_start_to_move(b) &&
           game_handicap(a) == game_handicap(b) && board_equal(&left, &right);
}

/* Compare the events of `now` behind *from with those of `g` behind *at; both
 * are moved on when they agree as far as `now` goes. */
static bool same_events(const struct game *now, uint32_t *from,
                        const struct game *g, uint32_t *at)
{
    uint32_t i = next_event(now, *from + 1), k = next_event(g, *at + 1);
    uint32_t seen = *from, reached = *at;

    for (; i <= game_state(now)->events; i = next_event(now, i + 1)) {
        struct event_view left = game_event(now, i), right;

        if (k > game_state(g)->events)
            return false;
        right = game_event(g, k);
        if (!event_equal(&left.event, &right.event) ||
            left.ruling.why != right.ruling.why)
            return false;
        seen = i;
        reached = k;
        k = next_event(g, k + 1);
    }
    *from = seen;
    *at = reached;
    return true;
}

static bool has_events(const struct sgf_node *n)
{
    for (const struct sgf_property *p = n->properties; p; p = p->next)
        if (event_property_find(p->name))
            return true;
    return false;
}

/* Nothing but the root's other properties is kept. */
static void keep_nothing(struct kept *kept)
{
    kept->base = NULL;
    kept->last = kept->root;
    kept->events = 0;
    kept->player = false;
}

static void keep_node(struct kept *kept, const struct sgf_node *n,
                      const struct game *now)
{
    enum color ignored;

    kept->last = n;
    kept->to_move = game_state(now)->to_move;
    if (n != kept->base && setup_player(n, &ignored))
        kept->player = true;
}

static enum status follow(struct loading *l, const struct game *g,
                          struct kept *kept)
{
    uint32_t seen = 0;
    bool same = false;

    for (const struct sgf_node *n = kept->root; n; n = n->child) {
        uint32_t starts = l->starts;
        enum status st = loading_node(l, n);

        if (st)
            return st;
        if (l->starts != starts && (same = same_start(l->g, g))) {
            keep_nothing(kept);
            kept->base = n;
            seen = 0;
        }
        if (!same)
            continue;
        /* The root is written anew, its moves behind it. */
        same = (n != kept->root || !has_events(n)) &&
               same_events(l->g, &seen, g, &kept->events);
        if (same)
            keep_node(kept, n, l->g);
        else if (n == kept->base)
            keep_nothing(kept);
    }
    return ST_OK;
}

/* Find what is kept of the record. */
static enum status find_kept(const struct game *g, const struct sgf *from,
                             struct kept *kept)
{
    struct record_options opt = {.lock_rules = true};
    struct strbuf notes = STRBUF_INIT;
    struct loading l;
    enum status st;

    *kept = (struct kept){0};
    if (!from)
        return ST_OK;
    kept->root = sgf_root(from);
    keep_nothing(kept);
    st = loading_open(&l, g, from, &opt, &notes);
    l.own = true; /* as what is written will be */
    if (!st)
        st = follow(&l, g, kept);
    loading_close(&l);
    strbuf_free(&notes);
    return st == ST_NO_MEMORY ? st : ST_OK;
}

/* ---- writing ----------------------------------------------------------- */

/* The root: what the game says, then what else the record had there. When the
 * start position is set up further on, the root's own stays. */
static void write_root(struct strbuf *out, const struct game *g,
                       const struct kept *kept, const char *result)
{
    bool whole = kept->base && kept->base != kept->root;

    strbuf_puts(out, "(;");
    root_write(out, g, result);
    if (!whole)
        setup_write(out, g);
    if (!kept->root)
        return;
    for (const struct sgf_property *p = kept->root->properties; p;
         p = p->next) {
        bool of_game = setup_is(p->name) || event_property_find(p->name) ||
                       !strcmp(p->name, "PL");

        if (!root_is_info(p->name) && (whole || !of_game))
            sgf_write_property(out, p);
    }
}

/* Write the nodes from the root to the last kept one. Where there are
 * variations the main line becomes the first of them. A set-up must say by
 * itself who begins: the move that told it may be another now. */
static void write_kept(struct strbuf *out, const struct game *g,
                       const struct kept *kept)
{
    const struct sgf_node *n = kept->root;
    enum color ignored;

    while (n && n != kept->last) {
        n = n->child;
        strbuf_puts(out, n->sibling ? "\n(" : "");
        sgf_write_break(out);
        sgf_write_node(out, n);
        if (n == kept->base && !setup_player(n, &ignored))
            setup_write_player(out, game_start_to_move(g));
    }
}

/* Who is on move behind the events alone, played from the start? */
static enum status replay_player(const struct game *g, enum color *to_move)
{
    const struct board *b = game_board(g);
    struct game *other = game_new_like(g, b->width, b->height);
    struct board start;
    struct ruling ignored;
    enum status st = ST_NO_MEMORY;

    game_start_board(g, &start);
    if (other)
        st = game_new_start(other, &start, game_start_to_move(g),
                            game_handicap(g));
    for (uint32_t i = next_event(g, 1);
         st != ST_NO_MEMORY && i <= game_state(g)->events;
         i = next_event(g, i + 1)) {
        struct event e = game_event(g, i).event;

        st = game_restore(other, &e, event_is_forced(g, i), &ignored);
    }
    if (st != ST_NO_MEMORY)
        *to_move = game_state(other)->to_move;
    game_free(other);
    return st == ST_NO_MEMORY ? st : ST_OK;
}

/* Will whoever reads the nodes find the side on move that the game has? If
 * not, somebody has set it (game_set_to_move), which is no event. */
static enum status find_player(const struct game *g, const struct kept *kept,
                               bool *set)
{
    enum color to_move = kept->to_move;
    enum status st = ST_OK;
    bool more = next_event(g, kept->events + 1) <= game_state(g)->events;

    if (!kept->base || (more && !kept->player))
        st = replay_player(g, &to_move);
    *set = to_move != game_state(g)->to_move || (more && kept->player);
    return st;
}

/* The events that the kept nodes do not tell. */
static void write_events(struct strbuf *out, const struct game *g,
                         uint32_t first, bool player)
{
    uint32_t i = next_event(g, first);

    for (; i <= game_state(g)->events; i = next_event(g, i + 1)) {
        sgf_write_break(out);
        event_write(out, g, i);
    }
    if (player) {
        sgf_write_break(out);
        strbuf_putc(out, ';');
        setup_write_player(out, game_state(g)->to_move);
    }
}

static void write_siblings(struct strbuf *out, const struct sgf_node *n)
{
    for (n = n->sibling; n; n = n->sibling) {
        strbuf_putc(out, '\n');
        sgf_write_tree(out, n);
    }
}

/* Close the main line: back from the last node to the root, behind each node
 * the variations beside it. */
static void close_kept(struct strbuf *out, const struct kept *kept)
{
    const struct sgf_node *n = kept->last;

    for (; n && n != kept->root; n = n->parent)
        if (n->parent->child->sibling) {
            strbuf_putc(out, ')');
            write_siblings(out, n);
        }
}

enum status record_save(struct game *g, const struct sgf *from,
                        const char *result, struct strbuf *out)
{
    const struct sgf_node *replaced; /* where the record goes on otherwise */
    size_t start, length;
    struct kept kept;
    bool player = false;
    enum status st = find_kept(g, from, &kept);

    if (!st)
        st = find_player(g, &kept, &player);
    if (st)
        return st;
    start = out->len;
    write_root(out, g, &kept, result);
    write_kept(out, g, &kept);
    replaced = kept.base ? kept.last->child : NULL;
    if (replaced && replaced->sibling)
        strbuf_puts(out, "\n(");
    length = out->len;
    write_events(out, g, kept.events + 1, player);
    if (replaced && replaced->sibling) {
        if (out->len > length) {
            strbuf_putc(out, ')');
            write_siblings(out, replaced);
        } else {
            strbuf_cut(out, length - 2); /* no move may follow here */
        }
    }
    close_kept(out, &kept);
    strbuf_puts(out, ")\n");
    if (!out->failed)
        return ST_OK;
    strbuf_cut(out, start);
    return ST_NO_MEMORY;
}
