#include "support/settle.h"

#include "judge/owner.h"
#include "support/draw.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void say_mark(struct finish *f, vertex v, enum mark mark)
{
    vertex chain[BOARD_POINTS];
    int n = board_chain(&f->full, v, chain);

    for (int i = 0; i < n; i++) {
        f->mark[chain[i]] = (uint8_t)mark;
        if (mark == MARK_DEAD)
            f->dead[chain[i]] = f->full.at[v];
    }
}

static void say(struct finish *f, const char *word, vertex v)
{
    if (strcmp(word, "dead") == 0)
        say_mark(f, v, MARK_DEAD);
    else if (strcmp(word, "seki") == 0)
        say_mark(f, v, MARK_SEKI);
    else if (strcmp(word, "alive") == 0)
        say_mark(f, v, MARK_ALIVE);
    else if (strcmp(word, "black") == 0)
        f->claim[v] = BLACK;
    else if (strcmp(word, "white") == 0)
        f->claim[v] = WHITE;
    else if (strcmp(word, "public") == 0)
        f->claim[v] = OFF;
    else
        abort();
}

struct finish settle_drawn(const char *rules, const char *rows,
                           const char *said, struct strbuf *warnings)
{
    const struct rules *r = rules_find(rules, strlen(rules));
    struct strbuf none = STRBUF_INIT;
    struct finish f;
    char word[8] = "", next[8];
    int used;

    if (r == NULL)
        abort();
    memset(&f, 0, sizeof f);
    f.rules = *r;
    f.komi = r->komi;
    f.full = draw_board(rows);
    for (; sscanf(said, " %7s%n", next, &used) == 1; said += used)
        if (next[0] >= 'a')
            memcpy(word, next, sizeof word);
        else
            say(&f, word, draw_vertex(next, &f.full));
    if (owner_settle(&f, warnings ? warnings : &none) != ST_OK)
        abort();
    strbuf_free(&none);
    f.hands[BLACK] = f.full.stones[BLACK];
    f.hands[WHITE] = f.full.stones[WHITE];
    return f;
}
