#include "judge/finish.h"

#include "base/mem.h"
#include "go/coord.h"
#include "judge/life.h"
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

/* ---- the judge ------------------------------------------------------------*/

/* Who would have to move first if the game were settled by play: in the
 * unification rules the first to abandon (A 2.3(3), Art 10). */
static struct life_question question(const struct finish *f,
                                     const struct game *g)
{
    bool by_play =
        f->rules.virtual_moves == RULES_ON || f->rules.stop == STOP_TRIAL;

    return (struct life_question){
        .first = by_play ? first_stop(game_state(g)) : EMPTY,
        .suicide = f->rules.suicide != SUICIDE_NONE,
    };
}

static void warn_of_doubt(const struct finish *f, const struct life *life,
                          vertex v, struct strbuf *warnings)
{
    enum { SURE = 90 };
    struct strbuf line = STRBUF_INIT;

    if (life->evidence[v] == EVIDENCE_PROVED || life->percent[v] >= SURE ||
        f->full.head[v] != v)
        return;
    coord_print(&line, v);
    strbuf_addf(&line, " %s: %s, %d per cent of the games played out",
                life_word((enum life_status)life->status[v]),
                evidence_word((enum evidence)life->evidence[v]),
                life->percent[v]);
    warnings_add(warnings, line.text);
    warnings->failed |= line.failed;
    strbuf_free(&line);
}

/* Take over what the judge says of the chains that nobody marked. */
static void take_judgement(struct finish *f, const struct life *life,
                           struct strbuf *warnings)
{
    for (int x = 0; x < f->full.width; x++)
        for (int y = 0; y < f->full.height; y++) {
            vertex v = vertex_at(x, y);

            if (f->full.at[v] == EMPTY)
                continue;
            if (f->mark[v] != MARK_NONE) {
                f->evidence[v] = EVIDENCE_MARKED;
                continue;
            }
            f->evidence[v] = life->evidence[v];
            f->percent[v] = life->percent[v];
            if (life->status[v] == LIFE_DEAD)
                f->dead[v] = f->full.at[v];
            warn_of_doubt(f, life, v, warnings);
        }
}

static enum status ask_judge(struct finish *f, const struct game *g,
                             struct strbuf *warnings)
{
    struct life_question q = question(f, g);
    struct judge *judge = judge_new();
    struct life *life = mem_new(1, sizeof *life);

    if (judge && life) {
        judge_life(judge, &f->full, &q, life);
        take_judgement(f, life, warnings);
    }
    judge_free(judge);
    mem_free(life);
    return judge && life ? ST_OK : ST_NO_MEMORY;
}

enum status finish_make(struct game *g, const struct rules *as,
                        enum judge_mode mode, struct finish *out,
                        struct strbuf *warnings)
{
    bool alive, dead_marks = game_marks(g)->any_dead;
    enum status st = ST_OK;

    out->rules = as ? *as : *game_rules(g);
    out->full = *game_board(g);
    alive = all_alive(g, as, &out->rules);
    out->marks_ignored = alive && dead_marks;
    take_marks(out, g, !alive && mode != JUDGE_NONE);
    take_negatives(out, g);
    take_figures(out, g);
    take_points(out, g);
    memset(out->evidence, EVIDENCE_NONE, sizeof out->evidence);
    memset(out->percent, 0, sizeof out->percent);
    if (mode == JUDGE_AUTO && !alive)
        st = ask_judge(out, g, warnings);
    if (st == ST_OK)
        st = owner_settle(out, warnings);
    if (out->marks_ignored)
        warnings_add(warnings, "dead marks are ignored: every stone is alive");
    else if (dead_marks && mode == JUDGE_NONE)
        warnings_add(warnings, "dead marks are ignored: nobody judges");
    return st == ST_OK && warnings->failed ? ST_NO_MEMORY : st;
}
