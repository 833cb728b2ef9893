#include "judge/japan.h"

#include "base/rng.h"
#include "rules/game.h"
#include "support/draw.h"
#include "suites.h"

#include <string.h>
#include <time.h>

/*
 * A row of a drawing is "board|answer". Board: X O living stones, b w dead
 * ones, . empty. Answer: X O living stones, # @ black and white ones in seki,
 * + - territory of Black and White, x o eye points of a black and a white
 * group in seki, : dame, f false eye or teire, . closed to an enemy who passes
 * by, yet not territory.
 */
struct drawing {
    const char *name, *rows;
};

/* Positions and results of the tests of lightvector's goscorer, by the names
 * they have there; then, for each rule that values an eye, a small position of
 * our own that shows it, with what that program says of it. */
static const struct drawing known[] = {
#include "data/japan_eyes.inc"
#include "data/japan_false.inc"
#include "data/japan_values.inc"
};

/* By the 1989 text: eye points surrounded by living stones of one player are
 * territory unless the stones are in seki (art. 8); what the owner must still
 * connect is not (teire; comments on art. 9). All positions are our own.
 * Marks name one stone of a group each. */
static const struct {
    const char *name, *rows;
    const char *seki, *alive; /* marks, NULL: none */
    bool strict, touches_dame;
} own[] = {
    {"two eyes each and no dame left",
     ".X.XO.O.|+X+XO-O-/"
     "XXXXOOOO|XXXXOOOO",
     NULL, NULL, false, false},
    {"an open dame costs nothing, as players expect",
     ".X.X.O.O.|+X+X:O-O-/"
     "XXXX.OOOO|XXXX:OOOO",
     NULL, NULL, false, true},
    {"read strictly, stones that possess dame are in seki",
     ".X.X.O.O.|x#x#:@o@o/"
     "XXXX.OOOO|####:@@@@",
     NULL, NULL, true, true},
    {"a mark makes one of them seki",
     ".X.X.O.O.|x#x#:O-O-/"
     "XXXX.OOOO|####:OOOO",
     "A1", NULL, false, true},
    {"a mark makes one of them alive in the strict reading",
     ".X.X.O.O.|x#x#:O-O-/"
     "XXXX.OOOO|####:OOOO",
     NULL, "J1", true, true},
    {"one eye each and a common dame: seki, no points in the eyes",
     ".X.O.|x#:@o/"
     "XX.OO|##:@@",
     NULL, NULL, false, false},
    {"a dead stone in the eye of a seki is no point either",
     "w.X.O.|xx#:@o/"
     "XXX.OO|###:@@",
     NULL, NULL, false, false},
    {"a mark makes one side of a seki alive",
     ".X.O.|+X:@o/"
     "XX.OO|XX:@@",
     NULL, "B2", false, true},
    {"false eye: the stone beyond must be connected",
     ".X.XX.XO|+X+XXfXO/"
     "XXXXXXOO|XXXXXXOO/"
     "OOOOOOOO|OOOOOOOO/"
     "........|--------",
     NULL, NULL, false, false},
    {"a dead stone thrown into it does not help",
     ".X.XXwXO|+X+XXfXO/"
     "XXXXXXOO|XXXXXXOO/"
     "OOOOOOOO|OOOOOOOO/"
     "........|--------",
     NULL, NULL, false, false},
    {"no false eye: the stone beyond is connected the other way round",
     ".X.XX.XXO|+X+XX+XXO/"
     "XXXXXX.XO|XXXXXX+XO/"
     "OOOOOXXXO|OOOOOXXXO/"
     "....OOOOO|----OOOOO",
     NULL, NULL, false, false},
    {"a false eye between two real ones is never filled: territory",
     "XXXOOOOO|XXXOOOOO/"
     "XXXOXXXO|XXXOXXXO/"
     ".X.XX.XO|+X+XX+XO/"
     "XXXOXXXO|XXXOXXXO/"
     "OOOOOOOO|OOOOOOOO/"
     "........|--------",
     NULL, NULL, false, false},
    {"a mark reaches as far as a group does, not over dame",
     ".X.X...X.X.|x#x#:::X+X+/"
     "XXXX...XXXX|####:::XXXX/"
     "...........|:::::::::::/"
     "OOOOOOOOOOO|OOOOOOOOOOO/"
     "...........|-----------",
     "A4", NULL, false, true},
};

/* The left or the right half of each row. */
static void half(const char *rows, bool right, char *out)
{
    bool in_right = false;

    for (; *rows; rows++) {
        if (*rows == '|')
            in_right = true;
        else if (*rows == '/')
            in_right = false;
        if (*rows == '/' || (*rows != '|' && in_right == right))
            *out++ = *rows;
    }
    *out = '\0';
}

struct position {
    struct board b;
    uint8_t dead[BOARD_GRID], mark[BOARD_GRID];
};

static struct position read_drawing(const char *rows)
{
    struct position p;
    vertex points[BOARD_POINTS];
    char drawn[2 * BOARD_POINTS];

    half(rows, false, drawn);
    memset(&p, 0, sizeof p);
    p.b = draw_board(drawn);
    for (int i = board_points(&p.b, points); i-- > 0;) {
        char ch = draw_letter(drawn, &p.b, points[i]);

        if (ch != 'b' && ch != 'w')
            continue;
        board_add(&p.b, points[i], ch == 'b' ? BLACK : WHITE);
        p.dead[points[i]] = 1;
    }
    return p;
}

/* The letter of the answer at v; '?' when two maps contradict each other. */
static char answer_at(const struct position *p, const struct japan *j, vertex v)
{
    int c = p->dead[v] ? EMPTY : p->b.at[v];

    if (!!j->territory[v] + j->seki[v] + !!j->seki_eye[v] + j->dame[v] +
                j->false_eye[v] >
            1 ||
        (c == EMPTY ? j->seki[v]
                    : j->territory[v] || j->seki_eye[v] || j->dame[v] ||
                          j->false_eye[v]))
        return '?';
    if (c != EMPTY)
        return "XO#@"[c - BLACK + 2 * j->seki[v]];
    if (j->territory[v])
        return ".+-"[j->territory[v]];
    if (j->seki_eye[v])
        return ".xo"[j->seki_eye[v]];
    return j->dame[v] ? ':' : j->false_eye[v] ? 'f' : '.';
}

static struct japan judge(const struct position *p, bool strict)
{
    struct japan j;

    ck_assert_int_eq(japan_territory(&p->b, p->dead, p->mark, strict, &j),
                     ST_OK);
    return j;
}

static void check_answer(const char *name, const char *rows,
                         const struct position *p, const struct japan *j)
{
    vertex points[BOARD_POINTS];
    char answer[2 * BOARD_POINTS];

    half(rows, true, answer);
    for (int i = board_points(&p->b, points); i-- > 0;) {
        char want = draw_letter(answer, &p->b, points[i]);
        char got = answer_at(p, j, points[i]);

        ck_assert_msg(want == got, "%s: column %d, row %d: %c, not %c", name,
                      vertex_x(points[i]) + 1, vertex_y(points[i]) + 1, got,
                      want);
    }
}

START_TEST(known_positions)
{
    struct position p = read_drawing(known[_i].rows);
    struct japan j = judge(&p, false);

    check_answer(known[_i].name, known[_i].rows, &p, &j);
}
END_TEST

static void mark_chain(struct position *p, const char *name, enum mark mark)
{
    vertex stones[BOARD_POINTS];

    if (!name)
        return;
    for (int n = board_chain(&p->b, draw_vertex(name, &p->b), stones); n-- > 0;)
        p->mark[stones[n]] = (uint8_t)mark;
}

START_TEST(own_positions)
{
    struct position p = read_drawing(own[_i].rows);
    struct japan j;

    mark_chain(&p, own[_i].seki, MARK_SEKI);
    mark_chain(&p, own[_i].alive, MARK_ALIVE);
    j = judge(&p, own[_i].strict);
    check_answer(own[_i].name, own[_i].rows, &p, &j);
    ck_assert_msg(j.touches_dame == own[_i].touches_dame, "%s: dame",
                  own[_i].name);
}
END_TEST

/* ---- random positions --------------------------------------------------- */

/* Clumps of stones, some chains dead; `max` columns and rows at most. */
static struct position random_position(uint64_t *seed, int max)
{
    struct position p;
    vertex points[BOARD_POINTS], stones[BOARD_POINTS];
    uint32_t empty = 1 + rng_below(seed, 8), dead = rng_below(seed, 12);
    int n;

    memset(&p, 0, sizeof p);
    board_init(&p.b, 1 + (int)rng_below(seed, (uint32_t)max),
               1 + (int)rng_below(seed, (uint32_t)max));
    n = board_points(&p.b, points);
    for (int i = 0; i < n; i++) {
        vertex v = points[i], near = vertex_next_to(v, (int)rng_below(seed, 2));
        int c = p.b.at[near];

        if (rng_below(seed, 3) || (c != BLACK && c != WHITE))
            c = rng_below(seed, 2) ? BLACK : WHITE;
        if (rng_below(seed, 8) >= empty)
            board_add(&p.b, v, (enum color)c);
    }
    for (int i = 0; i < n; i++) {
        vertex v = points[i];

        if (p.b.at[v] == EMPTY || p.b.head[v] != v ||
            rng_below(seed, 20) >= dead)
            continue;
        for (int k = board_chain(&p.b, v, stones); k-- > 0;)
            p.dead[stones[k]] = 1;
    }
    return p;
}

/* Where v lands on a board of w x h turned `turn` of eight ways. */
static vertex turned(vertex v, int w, int h, int turn)
{
    int x = vertex_x(v), y = vertex_y(v);

    if (turn & 1)
        x = w - 1 - x;
    if (turn & 2)
        y = h - 1 - y;
    return turn & 4 ? vertex_at(y, x) : vertex_at(x, y);
}

static struct position turn_position(const struct position *p, int turn,
                                     bool swap)
{
    struct position q;
    vertex points[BOARD_POINTS];
    int w = p->b.width, h = p->b.height;

    memset(&q, 0, sizeof q);
    board_init(&q.b, turn & 4 ? h : w, turn & 4 ? w : h);
    for (int i = board_points(&p->b, points); i-- > 0;) {
        vertex v = points[i], to = turned(v, w, h, turn);
        enum color c = (enum color)p->b.at[v];

        if (c != EMPTY)
            board_add(&q.b, to, swap ? opponent(c) : c);
        q.dead[to] = p->dead[v];
    }
    return q;
}

static char swapped(char letter)
{
    static const char a[] = "XO#@+-xo", b[] = "OX@#-+ox";
    const char *at = strchr(a, letter);

    return at ? b[at - a] : letter;
}

/* Turning, mirroring and changing the colours changes no answer. */
START_TEST(symmetry)
{
    uint64_t seed = (uint64_t)_i;
    struct position p = random_position(&seed, 13);
    struct japan j = judge(&p, false);
    vertex points[BOARD_POINTS];
    int n = board_points(&p.b, points);

    for (int turn = 0; turn < 16; turn++) {
        struct position q = turn_position(&p, turn & 7, turn & 8);
        struct japan k = judge(&q, false);

        ck_assert(j.touches_dame == k.touches_dame);
        for (int i = 0; i < n; i++) {
            vertex v = points[i];
            vertex to = turned(v, p.b.width, p.b.height, turn & 7);
            char want = answer_at(&p, &j, v);

            ck_assert_int_ne(want, '?');
            if (turn & 8)
                want = swapped(want);
            ck_assert_int_eq(answer_at(&q, &k, to), want);
        }
    }
}
END_TEST

/* Territory is enclosed by one side: spread from it over what is no living
 * stone and only living stones of that side are met. No stones, no points. */
START_TEST(territory_is_enclosed)
{
    uint64_t seed = 1000 + (uint64_t)_i;
    struct position p = random_position(&seed, _i % 16 ? 19 : BOARD_MAX);
    struct japan j = judge(&p, _i & 1);
    vertex points[BOARD_POINTS];

    for (int i = board_points(&p.b, points); i-- > 0;) {
        vertex v = points[i];

        if (j.territory[v] == EMPTY)
            continue;
        for (int d = 0; d < 4; d++) {
            vertex n = vertex_next_to(v, d);

            if (p.b.at[n] == OFF)
                continue;
            if (p.b.at[n] != EMPTY && !p.dead[n])
                ck_assert(p.b.at[n] == j.territory[v] && !j.seki[n]);
            else
                ck_assert(j.territory[n] == j.territory[v] || j.false_eye[n]);
        }
    }
}
END_TEST

/* ---- the largest board -------------------------------------------------- */

/* Rows of false eyes over the whole board, each an eye point that holds four
 * stones together: nobody has a real eye. */
static struct position lattice_of_false_eyes(void)
{
    struct position p;

    memset(&p, 0, sizeof p);
    board_init(&p.b, BOARD_MAX, BOARD_MAX);
    for (int y = 0; y < BOARD_MAX; y++)
        for (int x = 0; x < BOARD_MAX; x++) {
            bool black = y % 4 == 1 ? x % 2 : y % 4 != 3 && x % 2 == 0;

            if (y % 4 != 1 || black)
                board_add(&p.b, vertex_at(x, y), black ? BLACK : WHITE);
        }
    return p;
}

/* 50 ms at most for 52 x 52 (measured: below 1 ms). */
START_TEST(lattice)
{
    struct position p = lattice_of_false_eyes();
    struct japan j;
    clock_t start = clock();
    int eyes = 0;

    for (int i = 0; i < 10; i++)
        j = judge(&p, false);
    ck_assert_int_lt((clock() - start) * 1000 / CLOCKS_PER_SEC, 10 * 50);
    for (int y = 0; y < BOARD_MAX; y++)
        for (int x = 0; x < BOARD_MAX; x++) {
            vertex v = vertex_at(x, y);

            eyes += j.seki_eye[v] == BLACK;
            ck_assert_int_eq(j.territory[v], EMPTY);
            ck_assert_int_eq(j.seki[v], p.b.at[v] != EMPTY);
        }
    ck_assert_int_eq(eyes, p.b.stones[EMPTY]);
}
END_TEST

TCase *japan_tests(void)
{
    TCase *tc = tcase_create("japan");

    tcase_add_loop_test(tc, known_positions, 0,
                        (int)(sizeof known / sizeof known[0]));
    tcase_add_loop_test(tc, own_positions, 0,
                        (int)(sizeof own / sizeof own[0]));
    tcase_add_loop_test(tc, symmetry, 0, 60);
    tcase_add_loop_test(tc, territory_is_enclosed, 0, 160);
    tcase_add_test(tc, lattice);
    return tc;
}
