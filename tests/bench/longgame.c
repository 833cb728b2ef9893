/* longgame superko|recur gtp|sgf TURNS
 * A 9x9 game of that many turns: random legal moves under positional superko,
 * or two kos taken and retaken for ever, for ko=none: all positions recur. */
#include "base/rng.h"
#include "go/coord.h"
#include "rules/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 9, TRIES = 400 };

static _Noreturn void fail(const char *what)
{
    fprintf(stderr, "longgame: %s\n", what);
    exit(EXIT_FAILURE);
}

/* v == NO_VERTEX is a pass. */
static void print_turn(bool sgf, enum color c, vertex v)
{
    struct strbuf name = STRBUF_INIT;

    if (sgf && v == NO_VERTEX)
        printf(";%c[]\n", c == BLACK ? 'B' : 'W');
    else if (sgf)
        printf(";%c[%c%c]\n", c == BLACK ? 'B' : 'W', 'a' + vertex_x(v),
               'a' + SIZE - 1 - vertex_y(v));
    else if (v == NO_VERTEX)
        printf("play %s pass\n", color_letter(c));
    else {
        coord_print(&name, v);
        printf("play %s %s\n", color_letter(c), name.text);
    }
    strbuf_free(&name);
}

static struct game *new_game(const char *rules, const char *ko)
{
    struct game *g = game_new(SIZE, SIZE);
    struct rules r = *rules_find(rules, strlen(rules));

    if (!g || rules_set(&r, "ko", 2, ko, strlen(ko)) != ST_OK ||
        game_set_rules(g, &r) != ST_OK)
        fail("no game");
    return g;
}

/* A random legal stone, or NO_VERTEX when TRIES of them were refused. */
static vertex random_move(struct game *g, enum color c, uint64_t *rng)
{
    for (int i = 0; i < TRIES; i++) {
        vertex v =
            vertex_at((int)rng_below(rng, SIZE), (int)rng_below(rng, SIZE));
        struct event e = {.kind = EV_MOVE, .color = c, .vertex = v};
        struct ruling why;

        if (game_apply(g, &e, &why) == ST_OK)
            return v;
    }
    return NO_VERTEX;
}

static void superko(bool sgf, long turns)
{
    struct game *g = new_game("new-zealand", "positional");
    uint64_t rng = 1;
    enum color c = BLACK;

    for (long i = 0; i < turns; i++, c = opponent(c)) {
        vertex v = random_move(g, c, &rng);
        struct event e = {.kind = EV_PASS, .color = c, .vertex = NO_VERTEX};
        struct ruling why;

        if (v == NO_VERTEX && game_apply(g, &e, &why) != ST_OK)
            fail("a pass was refused");
        print_turn(sgf, c, v);
    }
    game_free(g);
}

/* Two kos side by side, taken in turn by Black, each retaken at once. */
static void recur(bool sgf, long turns)
{
    static const struct {
        enum color c;
        int x, y;
    } open[] = {
        {BLACK, 1, 0}, {WHITE, 2, 0}, {BLACK, 0, 1}, {WHITE, 3, 1},
        {BLACK, 1, 2}, {WHITE, 2, 2}, {BLACK, 5, 0}, {WHITE, 6, 0},
        {BLACK, 4, 1}, {WHITE, 7, 1}, {BLACK, 5, 2}, {WHITE, 6, 2},
        {BLACK, 2, 1}, {WHITE, 1, 1}, {BLACK, 6, 1}, {WHITE, 5, 1},
    };
    long n = (long)(sizeof open / sizeof open[0]);

    for (long i = 0; i < turns; i++) {
        enum color c = i % 2 ? WHITE : BLACK;
        int x = i % 4 < 2 ? 1 : 5;

        if (i < n)
            print_turn(sgf, open[i].c, vertex_at(open[i].x, open[i].y));
        else
            print_turn(sgf, c, vertex_at(c == BLACK ? x + 1 : x, 1));
    }
}

int main(int argc, char **argv)
{
    bool sgf;

    if (argc != 4)
        return EXIT_FAILURE;
    sgf = strcmp(argv[2], "sgf") == 0;
    printf(sgf ? "(;GM[1]FF[4]SZ[%d]\n" : "boardsize %d\nclear_board\n", SIZE);
    if (strcmp(argv[1], "superko") == 0)
        superko(sgf, atol(argv[3]));
    else
        recur(sgf, atol(argv[3]));
    if (sgf)
        printf(")\n");
    return EXIT_SUCCESS;
}
