#include "support/script.h"

#include "support/draw.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORD = 24 };

static bool take_word(const char **text, char word[WORD])
{
    int used;

    if (sscanf(*text, " %23s%n", word, &used) != 1)
        return false;
    *text += used;
    return true;
}

static enum color color_of(const char *word)
{
    return word[0] == 'b' ? BLACK : WHITE;
}

/* The vertices of a mark or claim, those after "public" last. */
static void take_points(const struct game *g, const char *text, struct event *e,
                        vertex *points)
{
    char word[WORD];
    bool public = false;

    while (take_word(&text, word)) {
        if (strcmp(word, "public") == 0) {
            public = true;
            continue;
        }
        points[e->n_points + e->n_public] = draw_vertex(word, game_board(g));
        if (public)
            e->n_public++;
        else
            e->n_points++;
    }
    e->points = points;
}

static bool take_mark(const char *word, struct event *e)
{
    static const char *const marks[] = {"unmark", "dead", "alive", "seki"};

    for (int m = MARK_DEAD; m <= MARK_SEKI; m++)
        if (strcmp(word, marks[m]) == 0) {
            e->kind = EV_MARK;
            e->detail = m;
            return true;
        }
    return false;
}

static bool take_plain(const char *word, struct event *e)
{
    static const struct {
        const char *word;
        enum event_kind kind;
    } plain[] = {{"resume", EV_RESUME}, {"trial", EV_TRIAL},
                 {"settle", EV_SETTLE}, {"accept", EV_ACCEPT},
                 {"agree", EV_AGREE},   {"resign", EV_RESIGN},
                 {"claim", EV_CLAIM},   {"forfeit", EV_FORFEIT}};

    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
        if (strcmp(word, plain[i].word) == 0) {
            e->kind = plain[i].kind;
            return true;
        }
    return false;
}

static void take_turn(const struct game *g, const char *word, const char **text,
                      struct event *e)
{
    char move[WORD] = "";

    take_word(text, move);
    e->color = color_of(word);
    e->kind = EV_MOVE;
    if (strcmp(move, "pass") == 0)
        e->kind = EV_PASS;
    else if (strcmp(move, "virtual") == 0)
        e->kind = EV_VIRTUAL;
    else
        e->vertex = draw_vertex(move, game_board(g));
}

enum status script_do(struct game *g, const char *command)
{
    struct event e = {.kind = EV_MOVE, .color = EMPTY, .vertex = NO_VERTEX};
    struct ruling ruling;
    vertex points[BOARD_POINTS];
    char word[WORD], side[WORD];

    if (!take_word(&command, word))
        return ST_OK;
    if (take_mark(word, &e)) {
        take_points(g, command, &e, points);
    } else if (take_plain(word, &e)) {
        if (take_word(&command, side))
            e.color = color_of(side);
        take_points(g, command, &e, points);
    } else {
        take_turn(g, word, &command, &e);
    }
    return game_apply(g, &e, &ruling);
}

static void set_rules(struct game *g, const char *text)
{
    char word[WORD];
    struct rules r;
    const struct rules *base;

    take_word(&text, word);
    base = rules_find(word, strlen(word));
    if (!base)
        abort();
    r = *base;
    while (take_word(&text, word)) {
        char *equals = strchr(word, '=');

        if (!equals || rules_set(&r, word, (size_t)(equals - word), equals + 1,
                                 strlen(equals + 1)) != ST_OK)
            abort();
    }
    if (game_set_rules(g, &r) != ST_OK)
        abort();
}

struct game *script_game(const char *rules, const char *rows,
                         const char *script)
{
    struct board start;
    struct game *g;
    int width, height, handicap = 0, used = 0;
    char side = 'b';

    if (sscanf(rows, "%dx%d", &width, &height) == 2)
        board_init(&start, width, height);
    else
        start = draw_board(rows);
    if (sscanf(script, " handicap %d ;%n", &handicap, &used) == 1)
        script += used;
    used = 0;
    if (sscanf(script, " to %c ;%n", &side, &used) == 1)
        script += used;
    g = game_new(start.width, start.height);
    if (!g)
        abort();
    set_rules(g, rules);
    if (game_setup(g, &start, side == 'b' ? BLACK : WHITE, handicap) != ST_OK)
        abort();
    while (*script) {
        char command[200];
        size_t len = strcspn(script, ";");

        if (len >= sizeof command)
            abort();
        memcpy(command, script, len);
        command[len] = '\0';
        script += len + (script[len] == ';');
        if (script_do(g, command) != ST_OK) {
            fprintf(stderr, "refused: %s\n", command);
            abort();
        }
    }
    return g;
}
