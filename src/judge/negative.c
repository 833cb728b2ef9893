#include "judge/negative.h"

#include "judge/count_internal.h"

/* How near a black stone is to White: the border of A 2.5(1) is where it
 * touches him, in want of that where it touches a public point. */
enum border { INSIDE, AT_PUBLIC, AT_WHITE };

static enum border border_of(const struct finish *f, vertex v)
{
    enum border found = INSIDE;

    for (int d = 0; d < 4; d++) {
        vertex n = vertex_next_to(v, d);

        if (f->board.at[n] == WHITE)
            return AT_WHITE;
        if (f->board.at[n] == EMPTY && f->owner[n] == EMPTY)
            found = AT_PUBLIC;
    }
    return found;
}

/* The points named for negative moves of this kind where a living black stone
 * still stands; *first is the first of them. */
static int named(const struct finish *f, char kind, vertex *first)
{
    int n = 0;

    *first = NO_VERTEX;
    for (int x = 0; x < f->board.width; x++)
        for (int y = 0; y < f->board.height; y++) {
            vertex v = vertex_at(x, y);

            if (f->negative[v] != kind || f->board.at[v] != BLACK)
                continue;
            if (!n++)
                *first = v;
        }
    return n;
}

vertex negative_a_stone(const struct finish *f)
{
    enum border best = INSIDE;
    vertex stone;

    if (!f->black_pays || named(f, 'A', &stone))
        return f->black_pays ? stone : NO_VERTEX;
    for (int x = 0; x < f->board.width; x++)
        for (int y = 0; y < f->board.height && best != AT_WHITE; y++) {
            vertex v = vertex_at(x, y);
            enum border here;

            if (f->board.at[v] != BLACK)
                continue;
            here = border_of(f, v);
            if (stone != NO_VERTEX && here <= best)
                continue;
            stone = v;
            best = here;
        }
    return stone;
}

vertex negative_pay(struct count *c, const struct finish *f)
{
    vertex stone = negative_a_stone(f);

    if (stone != NO_VERTEX)
        c->work[stone] = WORK_PUBLIC;
    return stone;
}

bool negative_booked(const struct finish *f)
{
    return f->black_pays && f->board.stones[BLACK] == 0;
}

centi negative_paid(const struct finish *f)
{
    return f->black_pays && !negative_booked(f) ? 100 : 0;
}

int negative_b_due(const struct finish *f)
{
    int ahead = f->hands[BLACK] - f->hands[WHITE];

    if (f->rules.scoring != SCORING_EQUAL_STONES)
        return 0; /* hands are balanced by rules A and B only */
    if (ahead > 0 && f->black_pays && !negative_booked(f))
        ahead--; /* the A-type stone goes back to the bowl (A 7.1(2)) */
    return ahead > 0 ? ahead : 0;
}

static bool on_border(const struct count *c, vertex v)
{
    return count_work_touches(c, v, WHITE) || count_work_touches_public(c, v);
}

vertex negative_b_stone(const struct finish *f, const struct count *c,
                        struct negative_walk *walk)
{
    enum { NAMED, AWAY_FROM_BORDER, ANY, PASSES };

    for (; walk->pass < PASSES; walk->pass++, walk->at = 0)
        while (walk->at < c->width * c->height) {
            vertex v = vertex_at(walk->at / c->height, walk->at % c->height);

            walk->at++;
            if (c->work[v] != WORK_BLACK)
                continue;
            if (walk->pass == ANY ||
                (walk->pass == NAMED && f->negative[v] == 'B') ||
                (walk->pass == AWAY_FROM_BORDER && !on_border(c, v)))
                return v;
        }
    return NO_VERTEX;
}

vertex negative_next(const struct finish *f, char kind)
{
    struct count c;
    struct negative_walk walk = {0, 0};
    vertex stone;
    int done = named(f, kind, &stone);

    if (kind == 'A')
        return done ? NO_VERTEX : negative_a_stone(f);
    if (done >= negative_b_due(f))
        return NO_VERTEX;
    count_start(&c, COUNT_TERRITORY, f);
    negative_pay(&c, f);
    do {
        stone = negative_b_stone(f, &c, &walk);
        if (stone != NO_VERTEX)
            c.work[stone] = WORK_TAKEN_BLACK;
    } while (stone != NO_VERTEX && done-- > 0);
    count_free(&c);
    return stone;
}

/* Is some black stone nearer to White than the one at v? */
static bool nearer_stone(const struct finish *f, vertex v)
{
    if (border_of(f, v) != INSIDE)
        return false;
    for (int x = 0; x < f->board.width; x++)
        for (int y = 0; y < f->board.height; y++) {
            vertex other = vertex_at(x, y);

            if (f->board.at[other] == BLACK && border_of(f, other) != INSIDE)
                return true;
        }
    return false;
}

const char *negative_refusal(const struct finish *f, char kind, vertex v)
{
    vertex first;

    if (kind == 'A' && !f->black_pays)
        return "Black does not pay a point";
    if (kind == 'A' && named(f, 'A', &first))
        return "the A-type negative move is made already";
    if (kind == 'B' && f->rules.scoring != SCORING_EQUAL_STONES)
        return "this rule set balances no hands";
    if (kind == 'B' && named(f, 'B', &first) >= negative_b_due(f))
        return "Black has no hand too many";
    if (f->board.at[v] != BLACK)
        return "no living black stone there";
    if (f->negative[v])
        return "that stone is taken already";
    if (kind == 'A' && nearer_stone(f, v))
        return "not on the border with White (A 2.5(1))";
    return NULL;
}
