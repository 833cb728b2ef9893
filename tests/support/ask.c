#include "support/ask.h"

#include "go/coord.h"
#include "support/draw.h"
#include "support/script.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void give_up(const char *what)
{
    fprintf(stderr, "ask: %s\n", what);
    abort();
}

/* The rest of a step that begins with that word, else NULL. */
static const char *after(const char *step, const char *word)
{
    size_t len = strlen(word);

    if (strncmp(step, word, len) != 0 || (step[len] && step[len] != ' '))
        return NULL;
    return step + len + (step[len] == ' ');
}

static void say_why(struct game *g, const char *turn, struct strbuf *out)
{
    enum color c = turn[0] == 'b' ? BLACK : WHITE;
    struct ruling r;

    if (strcmp(turn + 2, "pass") == 0)
        r = game_judge(g, EV_PASS, c, NO_VERTEX);
    else if (strcmp(turn + 2, "virtual") == 0)
        r = game_judge(g, EV_VIRTUAL, c, NO_VERTEX);
    else
        r = game_judge(g, EV_MOVE, c, draw_vertex(turn + 2, game_board(g)));
    ruling_print(out, &r, game_rules(g));
}

static void say_events(const struct game *g, struct strbuf *out)
{
    for (uint32_t i = 1; i <= game_state(g)->events; i++) {
        struct event_view v = game_event(g, i);

        strbuf_puts(out, i > 1 ? "; " : "");
        event_print(out, &v.event);
    }
}

static void say_violations(const struct game *g, struct strbuf *out)
{
    for (uint32_t i = 1; i <= game_state(g)->events; i++) {
        struct event_view v = game_event(g, i);

        if (v.ruling.why == WHY_LEGAL)
            continue;
        strbuf_addf(out, "%s%u ", out->len ? "; " : "", (unsigned)i);
        ruling_print(out, &v.ruling, game_rules(g));
    }
}

static void say_points(struct game *g, const uint8_t *at, int value,
                       const char *name, struct strbuf *out)
{
    vertex points[BOARD_POINTS], hits[BOARD_POINTS];
    int n = board_points(game_board(g), points), k = 0;

    for (int i = 0; i < n; i++)
        if (at[points[i]] == value)
            hits[k++] = points[i];
    if (k) {
        strbuf_addf(out, "%s%s", out->len ? " " : "", name);
        coord_print_list(out, hits, k);
    }
}

static void say_board(const struct game *g, struct strbuf *out)
{
    const struct board *b = game_board(g);

    for (int y = b->height; y-- > 0;) {
        for (int x = 0; x < b->width; x++)
            strbuf_putc(out, ".XO"[b->at[vertex_at(x, y)]]);
        strbuf_puts(out, y ? "/" : "");
    }
}

static void say_number(const struct game_state *s, const char *what,
                       struct strbuf *out)
{
    const struct {
        const char *name;
        const int *n;
    } counts[] = {{"hands", s->hands},
                  {"virtual", s->virtual_moves},
                  {"prisoners", s->prisoners},
                  {"passes", s->passes}};

    if (strcmp(what, "turns") == 0) {
        strbuf_addf(out, "%u", (unsigned)s->turns);
        return;
    }
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        if (strcmp(what, counts[i].name) == 0) {
            strbuf_addf(out, "%d %d", counts[i].n[BLACK], counts[i].n[WHITE]);
            return;
        }
    give_up(what);
}

static void say_side(enum color c, struct strbuf *out)
{
    strbuf_puts(out, c == EMPTY ? "nobody" : color_letter(c));
}

static void answer(struct game *g, const char *q, struct strbuf *out)
{
    const struct game_state *s = game_state(g);
    const struct game_marks *m = game_marks(g);

    if (strcmp(q, "phase") == 0)
        phase_print(out, s->phase, s->end);
    else if (strcmp(q, "to_move") == 0)
        say_side(s->to_move, out);
    else if (strcmp(q, "first_stop") == 0)
        say_side(s->first_stop, out);
    else if (strcmp(q, "last_real") == 0) {
        say_side(s->last_real, out);
        strbuf_addf(out, " %d", s->last_real_number);
    } else if (strcmp(q, "pending") == 0) {
        for (int i = 0; i < s->n_pending; i++)
            strbuf_puts(out, color_letter(s->pending[i]));
    } else if (strcmp(q, "events") == 0)
        say_events(g, out);
    else if (strcmp(q, "violations") == 0)
        say_violations(g, out);
    else if (strcmp(q, "board") == 0)
        say_board(g, out);
    else if (strcmp(q, "dead") == 0)
        say_points(g, m->mark, MARK_DEAD, "", out);
    else if (strcmp(q, "claims") == 0) {
        say_points(g, m->claim, BLACK, "b ", out);
        say_points(g, m->claim, WHITE, "w ", out);
        say_points(g, m->claim, OFF, "public ", out);
    } else
        say_number(s, q, out);
}

static void change_rules(struct game *g, const char *name)
{
    const struct rules *r = rules_find(name, strlen(name));

    if (!r || game_set_rules(g, r) != ST_OK)
        give_up(name);
}

static void carry_out(struct game *g, const char *step, struct strbuf *out)
{
    const char *rest;

    strbuf_clear(out);
    if ((rest = after(step, "undo")) && strcmp(rest, "event") == 0) {
        strbuf_puts(out, status_text(game_undo_event(g)));
    } else if (rest) {
        uint32_t n = *rest ? (uint32_t)atoi(rest) : 1;

        strbuf_puts(out, status_text(game_undo_turns(g, n)));
    } else if ((rest = after(step, "rules"))) {
        change_rules(g, rest);
    } else if (after(step, "lenient")) {
        game_set_lenient(g, true);
    } else if ((rest = after(step, "try"))) {
        enum status st = script_do(g, rest);

        strbuf_puts(out, st == ST_OK ? "done" : status_text(st));
    } else if ((rest = after(step, "do"))) {
        if (script_do(g, rest) != ST_OK)
            give_up(rest);
    } else if ((rest = after(step, "why"))) {
        say_why(g, rest, out);
    } else {
        answer(g, step, out);
    }
}

void ask_game(struct game *g, const char *steps, struct strbuf *out)
{
    while (*steps) {
        char step[200];
        size_t len;

        steps += strspn(steps, " ;");
        len = strcspn(steps, ";");
        if (len >= sizeof step)
            give_up(steps);
        memcpy(step, steps, len);
        step[len] = '\0';
        if (*step)
            carry_out(g, step, out);
        steps += len;
    }
}
