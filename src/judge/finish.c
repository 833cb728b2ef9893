#include "judge/finish.h"

#include "judge/owner.h"

#include <string.h>

/* Do the rules that score say that every stone is alive? Under the game's own
 * rules the game knows; under others the end counts where they have it too. */
static bool all_alive(const struct game *g, const struct rules *as,
                      const struct rules *rules)
{
    enum end end = game_state(g)->end;

    if (rules->dead == DEAD_NEVER)
        return true;
    if (as == NULL)
        return game_all_alive(g);
    return end == END_AGREED ||
           (end == END_FOUR_VIRTUAL && rules->virtual_end > 0) ||
           (end == END_PASSES && game_rules(g)->pass_end > 2 &&
            rules->pass_end > 2);
}

static bool has_claims(const struct rules *r)
{
    return r->scoring == SCORING_EQUAL_STONES || r->scoring == SCORING_ART;
}

static void take_marks(struct finish *f, struct game *g, bool remove)
{
    const struct game_marks *m = game_marks(g);
    const struct board *b = &f->full;

    memset(f->dead, EMPTY, sizeof f->dead);
    memset(f->mark, MARK_NONE, sizeof f->mark);
    memset(f->claim, EMPTY, sizeof f->claim);
    if (!m->any)
        return;
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++) {
            vertex v = vertex_at(x, y);

            if (has_claims(&f->rules))
                f->claim[v] = m->claim[v];
            if (b->at[v] == EMPTY || (m->mark[v] == MARK_DEAD && !remove))
                continue;
            f->mark[v] = m->mark[v];
            if (m->mark[v] == MARK_DEAD)
                f->dead[v] = b->at[v];
        }
}

/* The stones that caipan-negative named (A 2.5), the last ones made. */
static void take_negatives(struct finish *f, const struct game *g)
{
    const struct game_state *s = game_state(g);
    int left = s->negative_a + s->negative_b;

    memset(f->negative, 0, sizeof f->negative);
    for (uint32_t i = s->events; i > 0 && left > 0; i--) {
        struct event e = game_event(g, i).event;

        if (e.kind != EV_NEGATIVE)
            continue;
        f->negative[e.vertex] = (uint8_t)e.detail;
        left--;
    }
}

static void take_figures(struct finish *f, const struct game *g)
{
    const struct game_state *s = game_state(g);
    bool virtual_moves = f->rules.virtual_moves == RULES_ON;

    for (int c = EMPTY; c <= WHITE; c++) {
        f->prisoners[c] = s->prisoners[c];
        f->passes[c] = s->passes[c];
        f->virtual_moves[c] = virtual_moves ? s->virtual_moves[c] : 0;
        /* under a set without them a virtual move is a pass: no hand */
        f->hands[c] = s->hands[c] + s->start_stones[c] -
                      (virtual_moves ? 0 : s->virtual_moves[c]);
    }
    f->last_real = s->last_real;
    f->last_real_number = s->last_real_number;
}

/* Rules.md 2.5: who has not stopped is asked to, from the one to move on. */
static enum color first_stop(const struct game_state *s)
{
    return s->first_stop != EMPTY ? s->first_stop : s->to_move;
}

static void take_points(struct finish *f, const struct game *g)
{
    const struct game_state *s = game_state(g);
    const struct rules *r = &f->rules;

    f->komi = game_komi_explicit(g) ? game_komi(g) : r->komi;
    f->handicap = game_handicap(g);
    f->bonus = rules_handicap_points(r, f->handicap);
    f->black_pays = r->pay == PAY_WHITE_FIRST && first_stop(s) == WHITE;
    f->pay = f->black_pays ? 100 : 0;
    f->button_taker = EMPTY;
    if (r->button == RULES_ON)
        f->button_taker = s->button != EMPTY ? s->button : s->first_stop;
    f->button = f->button_taker == BLACK   ? 50
                : f->button_taker == WHITE ? -50
                                           : 0;
}

enum status finish_make(struct game *g, const struct rules *as,
                        enum judge_mode mode, struct finish *out,
                        struct strbuf *warnings)
{
    bool alive, dead_marks = game_marks(g)->any_dead;
    enum status st;

    out->rules = as ? *as : *game_rules(g);
    out->full = *game_board(g);
    alive = all_alive(g, as, &out->rules);
    out->marks_ignored = alive && dead_marks;
    take_marks(out, g, !alive && mode != JUDGE_NONE);
    take_negatives(out, g);
    take_figures(out, g);
    take_points(out, g);
    st = owner_settle(out, warnings);
    if (out->marks_ignored)
        warnings_add(warnings, "dead marks are ignored: every stone is alive");
    else if (dead_marks && mode == JUDGE_NONE)
        warnings_add(warnings, "dead marks are ignored: nobody judges");
    return st == ST_OK && warnings->failed ? ST_NO_MEMORY : st;
}
