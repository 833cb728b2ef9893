/* The equal-empties count: make both sides have equally many empty points,
 * then the one with more stones on the board wins (A 7.4, 6.2). Liberty-eyes,
 * claimed one-sided points and the open mouths of kos are filled first
 * (A 6.2, 7.4(3)), before the rest is made equal. */
#include "judge/count_internal.h"
#include "judge/negative.h"
#include "go/region.h"
#include "judge/work_tally.h"

#include <string.h>

/* Own points in a region where more than one side has a part are liberty-eyes
 * or were claimed (A 6.1). */
static void fill_shared_regions(const struct finish *f, struct count *c)
{
    struct regions r;
    uint8_t sides[BOARD_POINTS + 1]; /* by region: a bit for who touches or
                                        owns any of it */

    region_find(&f->board, &r);
    memcpy(sides, r.touch, (size_t)r.n + 1);
    for (int x = 0; x < c->width; x++)
        for (int y = 0; y < c->height; y++) {
            vertex v = vertex_at(x, y);

            sides[r.of[v]] |= (uint8_t)(1u << f->owner[v]);
        }
    for (int x = 0; x < c->width; x++)
        for (int y = 0; y < c->height; y++) {
            vertex v = vertex_at(x, y);
            unsigned all = sides[r.of[v]];

            if (f->board.at[v] == EMPTY && f->owner[v] != EMPTY &&
                (all & (all - 1)) != 0)
                c->work[v] = (uint8_t)work_fill((enum color)f->owner[v]);
        }
}

/* Does the chain at v touch the point p, or hold it? */
static bool chain_meets(const struct board *b, vertex v, vertex p)
{
    if (b->at[p] == b->at[v] && b->head[p] == b->head[v])
        return true;
    for (int d = 0; d < 4; d++) {
        vertex n = vertex_next_to(p, d);

        if (b->at[n] == b->at[v] && b->head[n] == b->head[v])
            return true;
    }
    return false;
}

/* Is v the only liberty of a chain of `side`? The point of the A-type move is
 * a liberty of every chain that met its stone. */
static bool is_mouth(const struct board *b, vertex v, enum color side,
                     vertex a_stone)
{
    for (int d = 0; d < 4; d++) {
        vertex n = vertex_next_to(v, d);

        if (b->at[n] != side || b->libs[b->head[n]] > 4)
            continue; /* one liberty counts at most four times */
        if (a_stone != NO_VERTEX && chain_meets(b, n, a_stone))
            continue;
        if (board_liberties(b, n, NULL) == 1)
            return true;
    }
    return false;
}

static void fill_mouths(const struct finish *f, struct count *c, vertex a_stone)
{
    for (int x = 0; x < c->width; x++)
        for (int y = 0; y < c->height; y++) {
            vertex v = vertex_at(x, y);
            enum color side = (enum color)f->owner[v];

            if (f->board.at[v] == EMPTY && side != EMPTY &&
                is_mouth(&f->board, v, side, a_stone))
                c->work[v] = (uint8_t)work_fill(side);
        }
}

enum status count_empties(const struct finish *f, int n, struct count *c)
{
    vertex a_stone = negative_pay(c, f);
    struct work_tally t;
    int more;

    (void)n;
    fill_shared_regions(f, c);
    fill_mouths(f, c, a_stone);
    t = work_read(c);
    more = t.empties[BLACK] - t.empties[WHITE];
    count_work_fill(c, more > 0 ? BLACK : WHITE, more > 0 ? more : -more);
    t = work_read(c);
    count_add(c, "empties", centi_of(t.empties[BLACK]));
    count_add(c, "b", centi_of(t.stones[BLACK]));
    count_add(c, "w", centi_of(t.stones[WHITE]));
    c->margin = centi_of(t.stones[BLACK] - t.stones[WHITE]) + negative_paid(f);
    return ST_OK;
}
