#include "support/record_check.h"

#include "go/coord.h"
#include "text/diagram.h"
#include "text/record.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static void print_state(struct strbuf *out, const struct game_state *s)
{
    phase_print(out, s->phase, s->end);
    strbuf_addf(out, "\nto move %d loser %d first %d pending %d", s->to_move,
                s->loser, s->first_stop, s->n_pending);
    for (int i = 0; i < s->n_pending; i++)
        strbuf_addf(out, " %d", s->pending[i]);
    for (int c = BLACK; c <= WHITE; c++)
        strbuf_addf(out,
                    "\nvirtual %d hands %d start %d prisoners %d passes %d",
                    s->virtual_moves[c], s->hands[c], s->start_stones[c],
                    s->prisoners[c], s->passes[c]);
    strbuf_addf(out, "\nturns %u last real %d %d button %d negative %d %d\n",
                (unsigned)s->turns, s->last_real, s->last_real_number,
                s->button, s->negative_a, s->negative_b);
}

static void print_events(struct strbuf *out, const struct game *g)
{
    for (uint32_t i = 1; i <= game_state(g)->events; i++) {
        struct event_view v = game_event(g, i);

        event_print(out, &v.event);
        strbuf_puts(out, ": ");
        ruling_print(out, &v.ruling, game_rules(g));
        strbuf_putc(out, '\n');
    }
}

static void print_marks(struct strbuf *out, struct game *g)
{
    const struct game_marks *m = game_marks(g);

    strbuf_addf(out, "marks %d %d:", m->any, m->any_dead);
    for (int v = 0; v < BOARD_GRID; v++)
        if (m->mark[v] || m->claim[v]) {
            strbuf_putc(out, ' ');
            coord_print(out, (vertex)v);
            strbuf_addf(out, "=%d%d", m->mark[v], m->claim[v]);
        }
    strbuf_putc(out, '\n');
}

void record_check_print(struct strbuf *out, struct game *g)
{
    struct board start;

    game_start_board(g, &start);
    rules_print(out, game_rules(g));
    strbuf_addf(out, "\nkomi %d ", game_komi_explicit(g));
    centi_print(out, game_komi(g));
    strbuf_addf(out, " handicap %d begins %d\n", game_handicap(g),
                game_start_to_move(g));
    diagram_print(out, &start);
    strbuf_putc(out, '\n');
    diagram_print(out, game_board(g));
    print_events(out, g);
    print_state(out, game_state(g));
    print_marks(out, g);
    strbuf_addf(out, "%" PRIx64 "\n", game_hash(g));
}

/* ---- the round trip ---------------------------------------------------- */

/* A game that has nothing in common with the one to be read. */
static struct game *other_game(void)
{
    struct game *g = game_new(5, 3);

    if (g)
        game_set_komi(g, 12345);
    return g;
}

/* Read `text` into a game and compare; *tree is what was read. */
static bool reads_as(const struct strbuf *text, const char *wanted,
                     struct sgf **tree, struct strbuf *difference)
{
    struct record_options opt = {0};
    struct strbuf notes = STRBUF_INIT, got = STRBUF_INIT;
    struct sgf_error error = {0};
    struct game *g = other_game();
    enum status st = sgf_read(text->text, text->len, tree, &error);
    bool same;

    if (!st)
        st = record_load(g, *tree, &opt, &notes);
    if (!st)
        record_check_print(&got, g);
    same = !st && !got.failed && !strcmp(got.text, wanted);
    if (!same)
        strbuf_addf(difference, "%s%s\n%s\nread as:\n%s\ninstead of:\n%s",
                    status_text(st), notes.text, text->text, got.text, wanted);
    game_free(g);
    strbuf_free(&notes);
    strbuf_free(&got);
    return same;
}

bool record_check_round_trip(struct game *g, struct strbuf *difference)
{
    struct strbuf once = STRBUF_INIT, twice = STRBUF_INIT, is = STRBUF_INIT;
    struct sgf *tree = NULL, *again = NULL;
    bool good;

    record_check_print(&is, g);
    good = !record_save(g, NULL, "B+1", &once) &&
           reads_as(&once, is.text, &tree, difference) &&
           !record_save(g, tree, "B+1", &twice) &&
           reads_as(&twice, is.text, &again, difference);
    if (good && strcmp(once.text, twice.text)) {
        strbuf_addf(difference, "saved as:\n%s\nand then as:\n%s", once.text,
                    twice.text);
        good = false;
    }
    sgf_free(tree);
    sgf_free(again);
    strbuf_free(&once);
    strbuf_free(&twice);
    strbuf_free(&is);
    return good;
}

static void must(bool good, const char *what, const struct strbuf *details)
{
    if (good)
        return;
    fprintf(stderr, "record_check: %s\n%s\n", what, details->text);
    abort();
}

/* Save along the record the game came from; that must read as the game. */
static bool saves_along(struct game *g, const struct sgf *tree,
                        struct strbuf *difference)
{
    struct strbuf is = STRBUF_INIT, text = STRBUF_INIT;
    struct sgf *again = NULL;
    bool good;

    record_check_print(&is, g);
    good = !record_save(g, tree, NULL, &text) &&
           reads_as(&text, is.text, &again, difference);
    sgf_free(again);
    strbuf_free(&is);
    strbuf_free(&text);
    return good;
}

bool record_check_bytes(const char *bytes, size_t len)
{
    struct record_options opt = {0};
    struct strbuf notes = STRBUF_INIT, before = STRBUF_INIT;
    struct strbuf after = STRBUF_INIT, difference = STRBUF_INIT;
    struct sgf_error error = {0};
    struct game *g = other_game();
    struct sgf *tree;
    enum status st = sgf_read(bytes, len, &tree, &error);
    bool loaded = false;

    record_check_print(&before, g);
    if (st) {
        must(st == ST_CANNOT_LOAD && error.line && error.column && error.text,
             "an error without its place", &notes);
    } else if ((st = record_load(g, tree, &opt, &notes))) {
        must(st == ST_CANNOT_LOAD && notes.len, "no reason given", &notes);
        record_check_print(&after, g);
        must(!strcmp(before.text, after.text), "the game changed", &after);
    } else {
        must(record_check_round_trip(g, &difference) &&
                 saves_along(g, tree, &difference) &&
                 (!game_state(g)->events || !game_undo_event(g)) &&
                 saves_along(g, tree, &difference),
             "not the same", &difference);
        loaded = true;
    }
    sgf_free(tree);
    game_free(g);
    strbuf_free(&notes);
    strbuf_free(&before);
    strbuf_free(&after);
    strbuf_free(&difference);
    return loaded;
}
