#include "support/finishes.h"

#include "base/rng.h"
#include "support/draw.h"

#include <stdio.h>
#include <string.h>

static void tally(struct finish *f)
{
    const struct board *b = &f->board;

    for (int s = EMPTY; s <= WHITE; s++)
        f->stones[s] = f->empties[s] = f->dead_stones[s] = 0;
    for (int x = 0; x < b->width; x++)
        for (int y = 0; y < b->height; y++) {
            vertex v = vertex_at(x, y);

            if (b->at[v] == EMPTY)
                f->empties[f->owner[v]]++;
            else
                f->stones[b->at[v]]++;
            if (f->dead[v])
                f->dead_stones[f->dead[v]]++;
        }
    for (int s = BLACK; s <= WHITE; s++)
        f->hands[s] = f->stones[s] + f->dead_stones[s] + f->prisoners[s] +
                      f->virtual_moves[s];
}

static void bare(struct finish *f)
{
    memset(f, 0, sizeof *f);
    f->rules.scoring = SCORING_EQUAL_STONES;
    f->rules.public_points = PUBLIC_HALVED;
    f->rules.tax = TAX_NONE;
}

static void name_stones(struct finish *f, const char *named)
{
    char kind, stone[8];
    int used;

    while (named && sscanf(named, " %c %7s%n", &kind, stone, &used) == 2) {
        f->negative[draw_vertex(stone, &f->board)] = (uint8_t)kind;
        named += used;
    }
}

struct finish finish_drawn(const char *rows, const struct finish_facts *facts)
{
    static const struct finish_facts none;
    struct finish f;

    bare(&f);
    facts = facts ? facts : &none;
    f.board = f.full = draw_board(rows);
    for (int x = 0; x < f.board.width; x++)
        for (int y = 0; y < f.board.height; y++) {
            vertex v = vertex_at(x, y);
            char ch = draw_letter(rows, &f.board, v);

            f.owner[v] = ch == 'X' || ch == 'x' || ch == 'w'   ? BLACK
                         : ch == 'O' || ch == 'o' || ch == 'b' ? WHITE
                                                               : EMPTY;
            f.dead[v] = ch == 'b' ? BLACK : ch == 'w' ? WHITE : EMPTY;
            if (f.dead[v])
                board_add(&f.full, v, (enum color)f.dead[v]);
        }
    memcpy(f.prisoners, facts->prisoners, sizeof f.prisoners);
    memcpy(f.virtual_moves, facts->virtual_moves, sizeof f.virtual_moves);
    memcpy(f.passes, facts->passes, sizeof f.passes);
    f.black_pays = facts->black_pays;
    f.pay = facts->black_pays ? 100 : 0;
    tally(&f);
    name_stones(&f, facts->named);
    return f;
}

/* Whose an empty point is: most often as its neighbours say, seen from there
 * alone; no count may depend on more. */
static uint8_t random_owner(const struct board *b, vertex v, uint64_t *seed)
{
    unsigned seen = 0;

    for (int d = 0; d < 4; d++)
        seen |= 1u << b->at[vertex_next_to(v, d)];
    seen &= 1u << BLACK | 1u << WHITE;
    if (rng_below(seed, 4) && seen == 1u << BLACK)
        return BLACK;
    if (rng_below(seed, 4) && seen == 1u << WHITE)
        return WHITE;
    return (uint8_t)rng_below(seed, 3);
}

static void random_board(struct finish *f, uint64_t *seed, int max)
{
    int lean = (int)rng_below(seed, 11), full = (int)rng_below(seed, 11);

    board_init(&f->board, 1 + (int)rng_below(seed, (uint32_t)max),
               1 + (int)rng_below(seed, (uint32_t)max));
    for (int x = 0; x < f->board.width; x++)
        for (int y = 0; y < f->board.height; y++)
            if ((int)rng_below(seed, 10) < full)
                board_add(&f->board, vertex_at(x, y),
                          (int)rng_below(seed, 10) < lean ? BLACK : WHITE);
    f->full = f->board;
}

static void random_owners(struct finish *f, uint64_t *seed)
{
    int n_dead = (int)rng_below(seed, 4);

    for (int x = 0; x < f->board.width; x++)
        for (int y = 0; y < f->board.height; y++) {
            vertex v = vertex_at(x, y);
            enum color at = (enum color)f->board.at[v];

            f->owner[v] =
                at == EMPTY ? random_owner(&f->board, v, seed) : (uint8_t)at;
            if (at != EMPTY || f->owner[v] == EMPTY ||
                (int)rng_below(seed, 8) >= n_dead)
                continue;
            f->dead[v] = (uint8_t)opponent((enum color)f->owner[v]);
            board_add(&f->full, v, (enum color)f->dead[v]);
        }
}

struct finish finish_random(uint64_t *seed, int max)
{
    struct finish f;
    uint32_t many = 1 + rng_below(seed, 40);

    bare(&f);
    random_board(&f, seed, max);
    random_owners(&f, seed);
    for (int s = BLACK; s <= WHITE; s++) {
        f.prisoners[s] = (int)rng_below(seed, many);
        f.virtual_moves[s] = (int)rng_below(seed, 4);
        f.passes[s] = (int)rng_below(seed, 5);
    }
    tally(&f);
    if (rng_below(seed, 2)) { /* as after one move each: at most one apart */
        int lack = f.hands[BLACK] - f.hands[WHITE];

        f.prisoners[lack > 0 ? WHITE : BLACK] += lack > 0 ? lack : -lack;
        f.prisoners[BLACK] += (int)rng_below(seed, 2);
        tally(&f);
    }
    f.black_pays = rng_below(seed, 2);
    f.pay = f.black_pays ? 100 : 0;
    return f;
}
