/* apply RULES TIMES < GTP
 * The time of game_apply alone: the plays of a GTP script, and as many undos,
 * median of TIMES runs. Prints nanoseconds a play and an undo. */
#include "base/mem.h"
#include "go/coord.h"
#include "rules/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static _Noreturn void fail(const char *what)
{
    fprintf(stderr, "apply: %s\n", what);
    exit(EXIT_FAILURE);
}

/* A script as events; a clear is kind EVENT_KINDS. */
struct script {
    struct event *events;
    size_t n, cap, plays;
};

static void read_line(struct script *s, const char *line, struct board *b)
{
    struct event e = {.kind = EVENT_KINDS};
    char color[8], word[8];
    int size;

    if (sscanf(line, "boardsize %d", &size) == 1)
        board_init(b, size, size);
    else if (sscanf(line, "play %7s %7s", color, word) == 2) {
        e.kind = EV_PASS;
        if (!coord_read_color(color, strlen(color), &e.color))
            fail("a colour that is none");
        if (coord_read(word, strlen(word), b, &e.vertex) == ST_OK)
            e.kind = EV_MOVE;
        s->plays++;
    } else if (strncmp(line, "clear_board", 11) != 0)
        return;
    if (!mem_grow(&s->events, &s->cap, s->n + 1, sizeof *s->events))
        fail("no memory");
    s->events[s->n++] = e;
}

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static void run(const struct script *s, struct game *g, int size, bool undo)
{
    struct ruling why;

    for (size_t i = 0; i < s->n; i++) {
        const struct event *e = &s->events[i];

        if (e->kind != EVENT_KINDS) {
            if (game_apply(g, e, &why) != ST_OK)
                fail("refused");
            continue;
        }
        while (undo && game_undo_turns(g, 1) == ST_OK)
            ;
        if (game_clear(g, size, size) != ST_OK)
            fail("no clear");
    }
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* Nanoseconds of the whole script, median of `times` runs. */
static double median(const struct script *s, struct game *g, int size,
                     bool undo, int times)
{
    double *cost = mem_new((size_t)times, sizeof *cost), out;

    if (!cost)
        fail("no memory");
    for (int i = 0; i < times; i++) {
        double start = now();

        run(s, g, size, undo);
        cost[i] = now() - start;
    }
    qsort(cost, (size_t)times, sizeof *cost, by_size);
    out = cost[times / 2];
    mem_free(cost);
    return out;
}

int main(int argc, char **argv)
{
    struct script s = {0};
    const struct rules *rules;
    struct board b;
    struct game *g;
    char line[128];
    int times;
    double plain, with_undo;

    if (argc != 3 || (times = atoi(argv[2])) < 1)
        fail("usage: apply RULES TIMES < GTP");
    board_init(&b, 19, 19);
    while (fgets(line, sizeof line, stdin))
        read_line(&s, line, &b);
    rules = rules_find(argv[1], strlen(argv[1]));
    g = game_new(b.width, b.height);
    if (!s.plays || !g || !rules || game_set_rules(g, rules) != ST_OK)
        fail("no game");
    plain = median(&s, g, b.width, false, times);
    with_undo = median(&s, g, b.width, true, times);
    printf("%.1f ns a play, %.1f ns an undo\n", plain / (double)s.plays,
           (with_undo - plain) / (double)s.plays);
    game_free(g);
    mem_free(s.events);
    return EXIT_SUCCESS;
}
