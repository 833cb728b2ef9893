/* The equal-empties count: make both sides have equally many empty points,
 * then the one with more stones on the board wins (A 7.4, 6.2). Liberty-eyes,
 * claimed one-sided points and the open mouths of kos are filled first
 * (A 6.2, 7.4(3)), before the rest is made equal. */
#include "judge/count_internal.h"
#include "judge/negative.h"
#include "judge/work_tally.h"

/* A region of empty points, and who has to do with it: a bit for the owner of
 * each point and for the colour of each stone around. */
struct region {
    int n;
    unsigned sides;
    vertex point[BOARD_POINTS];
};

/* The empty region of v, over the board of the finish; marks `seen`. */
static void region_find(const struct finish *f, vertex v, uint8_t *seen,
                        struct region *r)
{
    r->n = 1;
    r->sides = 0;
    r->point[0] = v;
    seen[v] = 1;
    for (int i = 0; i < r->n; i++) {
        r->sides |= 1u << f->owner[r->point[i]];
        for (int d = 0; d < 4; d++) {
            vertex next = vertex_next_to(r->point[i], d);

            if (f->board.at[next] == BLACK || f->board.at[next] == WHITE)
                r->sides |= 1u << f->board.at[next];
            if (f->board.at[next] != EMPTY || seen[next])
                continue;
            seen[next] = 1;
            r->point[r->n++] = next;
        }
    }
}

/* Own points in a region where more than one side has a part are liberty-eyes
 * or were claimed (A 6.1). */
static void fill_shared_regions(const struct finish *f, struct count *c)
{
    uint8_t seen[BOARD_GRID] = {0};
    struct region r;

    for (int x = 0; x < c->width; x++)
        for (int y = 0; y < c->height; y++) {
            vertex v = vertex_at(x, y);

            if (f->board.at[v] != EMPTY || seen[v])
                continue;
            region_find(f, v, seen, &r);
            if ((r.sides & (r.sides - 1)) == 0)
                continue; /* one side alone */
            for (int i = 0; i < r.n; i++)
                if (f->owner[r.point[i]] != EMPTY)
                    c->work[r.point[i]] =
                        (uint8_t)work_fill((enum color)f->owner[r.point[i]]);
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
