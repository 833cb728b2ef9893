#include "rules/game_impl.h"

#include <assert.h>

/* One history serves every rule of repetition. What makes two situations the
 * same besides their stones is a number, and what it counts is told apart by
 * the two low bits of the tag:
 *
 *   the ko rule    positional 0; situational: who moves next; natural and New
 *                  Zealand: who made the position; whole-board form: virtual
 *                  stones so far (of both sides: neither ever gets fewer)
 *   third time     the side to move, among the turns since the last that was
 *                  no real move
 *   four virtual   nothing: virtual moves are counted by shape (A 5.3(5))
 */
enum { ABOUT_KO, ABOUT_THIRD, ABOUT_VIRTUAL, ABOUTS };
enum { THIRD = 3 };

/* What an entry did, as far as repetition goes. */
enum { STONE = 1, PASS = 2, VIRTUAL = 4, CONVERT = 8 };

/* After which of them the ko rule records what they led to. */
static const uint8_t recorded[] = {
    [KO_POSITIONAL] = STONE,
    [KO_SITUATIONAL] = STONE | PASS | VIRTUAL,
    [KO_NATURAL] = STONE,
    [KO_NZ] = STONE | PASS | VIRTUAL,
    [KO_FORM] = STONE | VIRTUAL | CONVERT,
};

static bool counts_third(const struct rules *r)
{
    return r->cycle == CYCLE_THIRD_VOID || r->cycle == CYCLE_THIRD_DRAW;
}

static struct history_query query(const struct game *g, int about,
                                  uint32_t number)
{
    uint64_t mask = ~(uint64_t)0 >> (64 - g->hash_bits);

    return (struct history_query){g->board.hash & mask,
                                  number * 4 + (uint32_t)about, g->play.since,
                                  &g->track, &g->board};
}

/* The query of a position that `maker` has made. */
static struct history_query ko_query(const struct game *g, enum color maker,
                                     enum color next, int virtual_moves)
{
    uint32_t number = 0;

    if (g->rules.ko == KO_SITUATIONAL)
        number = next;
    else if (g->rules.ko == KO_NATURAL || g->rules.ko == KO_NZ)
        number = maker;
    else if (g->rules.ko == KO_FORM)
        number = (uint32_t)virtual_moves;
    return query(g, ABOUT_KO, number);
}

static int virtual_moves(const struct game *g)
{
    return g->state.virtual_moves[BLACK] + g->state.virtual_moves[WHITE];
}

static struct history_query third_query(const struct game *g)
{
    uint32_t idle = (uint32_t)(g->state.passes[BLACK] + g->state.passes[WHITE] +
                               virtual_moves(g));

    return query(g, ABOUT_THIRD, idle * 2 + (g->state.to_move == WHITE));
}

uint8_t repeat_start(struct game *g, uint32_t number)
{
    enum color next = g->state.to_move;
    struct history_query q;
    uint8_t n = 0;

    if (recorded[g->rules.ko]) {
        q = ko_query(g, opponent(next), next, virtual_moves(g));
        history_push(&g->history, &q, number);
        n++;
    }
    if (counts_third(&g->rules)) {
        q = third_query(g);
        history_push(&g->history, &q, number);
        n++;
    }
    return n;
}

struct ruling repeat_judge(const struct game *g, const struct board_delta *d,
                           int conversions, bool *ends)
{
    struct ruling legal = {.why = WHY_LEGAL, .setting = SET_NOTHING};
    struct ruling repeats = {.why = WHY_REPEATS, .setting = SET_KO};
    enum color c = (enum color)d->color;
    bool unchanged = d->suicide && d->stones_lifted == 1;
    const struct situation *s;
    struct history_query q;

    *ends = false;
    if (!recorded[g->rules.ko])
        return legal;
    q = ko_query(g, c, opponent(c), virtual_moves(g) + conversions);
    s = history_find(&g->history, &q);
    if (s)
        repeats.event = s->event;
    else if (g->rules.ko == KO_FORM && conversions && unchanged)
        repeats.event = g->state.events; /* the form the conversion makes */
    else
        return legal;
    if (g->rules.ko != KO_FORM || g->rules.cycle != CYCLE_VOID || unchanged)
        return repeats;
    *ends = true;
    return legal;
}

static int deed(const struct entry *e)
{
    switch ((enum event_kind)e->kind) {
    case EV_MOVE:
        return STONE;
    case EV_PASS:
        return PASS;
    case EV_VIRTUAL:
        return e->detail ? PASS : VIRTUAL;
    case EV_CONVERT:
        return CONVERT;
    case EV_RESUME:
    case EV_TRIAL:
    case EV_SETTLE:
    case EV_ACCEPT:
    case EV_AGREE:
    case EV_RESIGN:
    case EV_FORFEIT:
    case EV_NEGATIVE:
    case EV_MARK:
    case EV_UNMARK:
    case EV_CLAIM:
    case EV_UNCLAIM:
    case EVENT_KINDS:
        break;
    }
    return 0;
}

static uint32_t record(struct game *g, struct entry *e,
                       const struct history_query *q)
{
    e->pushes++;
    return history_push(&g->history, q, g->state.events);
}

void repeat_record(struct game *g, struct entry *e, bool is_new)
{
    const struct rules *r = &g->rules;
    enum color c = (enum color)e->color;
    bool can_end = g->state.phase != PHASE_TRIAL && !is_over(g);
    int what = deed(e);
    struct history_query q;

    if (recorded[r->ko] & what) {
        q = ko_query(g, c, opponent(c), virtual_moves(g));
        if (is_new) {
            e->pushes++;
            history_push_new(&g->history, &q, g->state.events);
        } else {
            record(g, e, &q);
        }
    }
    if (counts_third(r)) {
        q = third_query(g);
        if (record(g, e, &q) >= THIRD && what == STONE && can_end)
            game_end(g, r->cycle == CYCLE_THIRD_VOID ? END_VOID : END_DRAW);
    }
    if (r->virtual_end && (what & (VIRTUAL | CONVERT))) {
        q = query(g, ABOUT_VIRTUAL, 0);
        if (record(g, e, &q) >= (uint32_t)r->virtual_end && can_end)
            game_end(g, END_FOUR_VIRTUAL);
    }
}

bool repeat_ends_virtual(const struct game *g, int n)
{
    struct history_query q = query(g, ABOUT_VIRTUAL, 0);
    const struct situation *s;

    if (!n || !g->rules.virtual_end || g->state.phase == PHASE_TRIAL)
        return false;
    s = history_find(&g->history, &q);
    return (s ? (int)s->count : 0) + n >= g->rules.virtual_end;
}
