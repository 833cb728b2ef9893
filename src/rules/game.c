#include "rules/game_impl.h"

#include "base/mem.h"
#include "base/rng.h"

#include <assert.h>

/* ---- start position ---------------------------------------------------- */

/* The history holds the start alone. Room for it was made before. */
static void record_start(struct game *g)
{
    history_clear(&g->history);
    repeat_start(g, 0);
}

/* No events; the board is the start position. Room for the track's first
 * frame and for two occurrences was made before. */
static void start_here(struct game *g, enum color to_move, int handicap)
{
    const struct board *b = &g->board;

    g->start_to_move = to_move;
    g->handicap = handicap;
    g->hash_bits = g->new_hash_bits;
    g->state = (struct game_state){
        .to_move = to_move,
        .start_stones = {0, b->stones[BLACK], b->stones[WHITE]}};
    g->play = (struct play){0};
    g->n_points = 0;
    g->marks_base = MARKS_STALE;
    track_start(&g->track, b);
    record_start(g);
}

static bool reserve_start(struct game *g, int width, int height)
{
    return track_room(&g->track, width, height) &&
           history_reserve(&g->history, 2);
}

struct game *game_new(int width, int height)
{
    struct game *g = mem_new(1, sizeof *g);

    if (!g)
        return NULL;
    g->rules = *rules_get(0);
    g->hash_bits = g->new_hash_bits = 64;
    if (game_clear(g, width, height) == ST_OK)
        return g;
    game_free(g);
    return NULL;
}

void game_free(struct game *g)
{
    if (!g)
        return;
    track_free(&g->track);
    history_free(&g->history);
    mem_free(g->entries);
    mem_free(g->points);
    mem_free(g);
}

struct game *game_new_like(const struct game *g, int width, int height)
{
    struct game *out = game_new(width, height);

    if (!out)
        return NULL;
    out->rules = g->rules;
    out->komi = g->komi;
    out->komi_explicit = g->komi_explicit;
    out->lenient = g->lenient;
    out->new_hash_bits = g->new_hash_bits;
    if (game_clear(out, width, height) == ST_OK)
        return out;
    game_free(out);
    return NULL;
}

void game_swap(struct game *a, struct game *b)
{
    struct game swap = *a;

    *a = *b;
    *b = swap;
}

enum status game_clear(struct game *g, int width, int height)
{
    if (!reserve_start(g, width, height))
        return ST_NO_MEMORY;
    board_init(&g->board, width, height);
    start_here(g, BLACK, 0);
    return ST_OK;
}

enum status game_new_start(struct game *g, const struct board *stones,
                           enum color to_move, int handicap)
{
    if (board_libertyless(stones) != NO_VERTEX)
        return ST_NO_LIBERTY;
    if (!reserve_start(g, stones->width, stones->height))
        return ST_NO_MEMORY;
    g->board = *stones;
    start_here(g, to_move, handicap);
    return ST_OK;
}

enum status game_setup(struct game *g, const struct board *stones,
                       enum color to_move, int handicap)
{
    if (g->board.stones[BLACK] || g->board.stones[WHITE])
        return ST_BOARD_NOT_EMPTY;
    return game_new_start(g, stones, to_move, handicap);
}

void game_set_to_move(struct game *g, enum color to_move)
{
    g->state.to_move = to_move;
    if (g->state.events)
        return;
    g->start_to_move = to_move;
    record_start(g);
}

/* ---- rules ------------------------------------------------------------- */

const struct rules *game_rules(const struct game *g)
{
    return &g->rules;
}

/* All that happened in `from`, judged again by the rules of g. */
static enum status replay(struct game *g, const struct game *from)
{
    struct ruling ignored;

    for (uint32_t i = 0; i < from->state.events; i++) {
        struct event e = entry_event(from, &from->entries[i]);
        enum status st;

        if (e.kind == EV_CONVERT)
            continue;
        st = event_make(g, &e, REPLAYED, &ignored);
        if (st != ST_OK)
            return st;
    }
    return ST_OK;
}

enum status game_set_rules(struct game *g, const struct rules *r)
{
    struct game *fresh;
    struct board start;
    enum status st;

    if (!g->state.events) {
        g->rules = *r;
        record_start(g);
        return ST_OK;
    }
    fresh = game_new_like(g, g->board.width, g->board.height);
    if (!fresh)
        return ST_NO_MEMORY;
    fresh->rules = *r;
    fresh->new_hash_bits = g->hash_bits;
    game_start_board(g, &start);
    st = game_new_start(fresh, &start, g->start_to_move, g->handicap);
    if (st == ST_OK)
        st = replay(fresh, g);
    fresh->new_hash_bits = g->new_hash_bits;
    if (st == ST_OK)
        game_swap(g, fresh);
    game_free(fresh);
    return st;
}

centi game_komi(const struct game *g)
{
    return g->komi_explicit ? g->komi : g->rules.komi;
}

bool game_komi_explicit(const struct game *g)
{
    return g->komi_explicit;
}

void game_set_komi(struct game *g, centi komi)
{
    g->komi = komi;
    g->komi_explicit = true;
}

void game_default_komi(struct game *g)
{
    g->komi_explicit = false;
}

void game_set_lenient(struct game *g, bool lenient)
{
    g->lenient = lenient;
}

void game_set_hash_bits(struct game *g, int bits)
{
    assert(bits >= 1 && bits <= 64);
    g->new_hash_bits = bits;
}

/* ---- what is known ----------------------------------------------------- */

const struct board *game_board(const struct game *g)
{
    return &g->board;
}

const struct game_state *game_state(const struct game *g)
{
    return &g->state;
}

int game_handicap(const struct game *g)
{
    return g->handicap;
}

enum color game_start_to_move(const struct game *g)
{
    return g->start_to_move;
}

void game_start_board(const struct game *g, struct board *out)
{
    track_board(&g->track, 0, out);
}

static uint64_t mix_in(uint64_t digest, int value)
{
    return rng_mix(digest * 31 + (uint64_t)(int64_t)value);
}

uint64_t game_hash(const struct game *g)
{
    const struct rules *r = &g->rules;
    const struct game_state *s = &g->state;
    const int values[] = {(int)s->to_move,
                          s->virtual_moves[BLACK],
                          s->virtual_moves[WHITE],
                          (int)s->phase,
                          (int)s->end,
                          r->ko,
                          r->cycle,
                          r->suicide,
                          r->virtual_moves,
                          r->virtual_end,
                          r->stop,
                          r->pass_end,
                          r->scoring,
                          r->dead,
                          r->public_points,
                          r->liberty_eyes,
                          r->tax,
                          r->seki_points,
                          r->strict_dame,
                          r->pay,
                          r->button,
                          r->handicap_bonus};
    uint64_t digest = g->board.hash;

    for (size_t i = 0; i < sizeof values / sizeof values[0]; i++)
        digest = mix_in(digest, values[i]);
    return digest;
}

bool game_all_alive(const struct game *g)
{
    enum end end = g->state.end;

    return g->rules.dead == DEAD_NEVER || end == END_AGREED ||
           end == END_FOUR_VIRTUAL ||
           (end == END_PASSES && g->rules.pass_end > 2);
}
