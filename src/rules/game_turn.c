#include "rules/game_impl.h"

static struct ruling ruled(enum why why, enum rules_setting setting)
{
    return (struct ruling){.why = why, .setting = setting};
}

/* How many pending abandons this turn answers, so that they become virtual
 * moves before it (A 2.3(2)). A pass answers none that it agrees with. */
static int due(const struct game *g, enum event_kind kind, enum color c)
{
    int n = g->state.n_pending;

    if (!n || is_over(g))
        return 0;
    if (kind != EV_PASS)
        return n;
    if (is_stopped(g) || g->play.trial_done)
        return 0;
    return g->state.pending[n - 1] == opponent(c) ? n - 1 : n;
}

/* Basic ko is its own rule, and what a void cycle leaves banned (A 4.2). */
static bool bans_retaking(const struct rules *r)
{
    return r->ko == KO_SIMPLE || (r->ko == KO_FORM && r->cycle == CYCLE_VOID);
}

static bool bans_suicide(const struct game *g, enum color c, vertex v)
{
    int stones;

    return g->rules.suicide != SUICIDE_ANY &&
           board_is_suicide(&g->board, v, c, &stones) &&
           (g->rules.suicide == SUICIDE_NONE || stones == 1);
}

/* What can be said of a turn before a stone is put down, in the order of
 * checks of spec/rules.md 8. */
static struct ruling judge_turn(const struct game *g, enum event_kind kind,
                                enum color c, vertex v, int conversions)
{
    if (is_over(g))
        return (struct ruling){
            .why = WHY_GAME_OVER, .end = g->state.end, .setting = SET_NOTHING};
    if (g->state.phase == PHASE_PAUSE && g->rules.stop == STOP_TRIAL &&
        kind != EV_PASS)
        return ruled(WHY_NO_RESUMPTION, SET_STOP);
    if (kind == EV_VIRTUAL && g->rules.virtual_moves != RULES_ON)
        return ruled(WHY_NO_VIRTUAL, SET_VIRTUAL);
    if (kind != EV_MOVE)
        return ruled(WHY_LEGAL, SET_NOTHING);
    if (!vertex_on_board(&g->board, v))
        return ruled(WHY_OFF_BOARD, SET_NOTHING);
    if (g->board.at[v] != EMPTY)
        return ruled(WHY_OCCUPIED, SET_NOTHING);
    if (conversions && repeat_ends_virtual(g, conversions))
        return ruled(WHY_FOURTH_VIRTUAL, SET_VIRTUAL_END);
    if (bans_suicide(g, c, v))
        return ruled(WHY_SUICIDE, SET_SUICIDE);
    if (v == g->play.ko && c == (enum color)g->play.ko_color &&
        bans_retaking(&g->rules))
        return ruled(WHY_KO, SET_KO);
    return ruled(WHY_LEGAL, SET_NOTHING);
}

void turn_resume(struct game *g)
{
    g->state.phase = PHASE_PLAYING;
    g->state.end = END_NONE;
    g->state.negative_a = g->state.negative_b = 0;
    g->play.marks_from = g->state.events;
}

/* What every turn does that is not a pass. */
static void go_on(struct game *g, enum color c)
{
    if (is_stopped(g))
        turn_resume(g);
    g->state.to_move = opponent(c);
    g->play.ko = NO_VERTEX;
    g->play.passer = EMPTY;
    g->play.row = 0;
    g->play.row_stops = g->play.trial_done = false;
}

static void make_virtual(struct game *g, struct entry *e)
{
    e->made = true;
    g->state.virtual_moves[e->color]++;
    g->state.hands[e->color]++;
    repeat_record(g, e, false);
}

bool turn_convert(struct game *g, int n)
{
    for (int i = 0; i < n && !is_over(g); i++) {
        struct entry *e =
            log_append(g, EV_CONVERT, g->state.pending[0], NO_VERTEX);

        g->state.pending[0] = g->state.pending[1];
        g->state.n_pending--;
        g->play.row = (uint8_t)g->state.n_pending;
        g->play.row_stops = false;
        make_virtual(g, e);
    }
    return !is_over(g);
}

static struct entry *append_turn(struct game *g, enum event_kind kind,
                                 enum color c, vertex v, const struct ruling *r)
{
    struct entry *e = log_append(g, kind, c, v);

    log_rule(e, r);
    e->turn = true;
    g->state.turns++;
    return e;
}

/* The single stone that has captured one stone, alone and with one liberty,
 * may not be retaken by the very next turn. */
static void set_ko(struct game *g, const struct board_delta *d)
{
    const struct board *b = &g->board;

    if (d->stones_lifted == 1 && !d->suicide && !d->n_absorbed &&
        b->libs[d->v] == 1) {
        g->play.ko = d->lifted[0];
        g->play.ko_color = (uint8_t)opponent((enum color)d->color);
    }
}

static void commit_stone(struct game *g, const struct board_delta *d,
                         const struct ruling *r, bool ends)
{
    enum color c = (enum color)d->color;
    struct entry *e = append_turn(g, EV_MOVE, c, d->v, r);
    vertex *lifted = g->points + g->n_points;

    e->made = true;
    e->delta = *d;
    e->n_points = d->stones_lifted;
    if (d->n_lifted)
        g->n_points += (size_t)board_lifted(&g->board, d, lifted);
    track_push(&g->track, d->v, c, lifted, d->stones_lifted, &g->board);
    g->state.hands[c]++;
    g->state.prisoners[d->suicide ? c : opponent(c)] += d->stones_lifted;
    g->state.last_real = c;
    g->state.last_real_number = g->state.hands[BLACK] + g->state.hands[WHITE];
    go_on(g, c);
    set_ko(g, d);
    g->play.marks_from = g->state.events;
    repeat_record(g, e, r->why == WHY_LEGAL && !ends);
    if (ends && g->state.phase != PHASE_TRIAL)
        game_end(g, END_VOID);
}

static enum status make_stone(struct game *g, enum color c, vertex v, int n,
                              enum manner how, struct ruling *r)
{
    struct board_delta d;
    bool ends = false;

    board_place(&g->board, v, c, &d);
    if (r->why == WHY_LEGAL)
        *r = repeat_judge(g, &d, n, &ends);
    if (r->why != WHY_LEGAL && how == PLAYED) {
        board_undo(&g->board, &d);
        return ST_ILLEGAL_MOVE;
    }
    if (d.n_lifted && !(track_reserve(&g->track, d.stones_lifted) &&
                        log_reserve(g, d.stones_lifted))) {
        board_undo(&g->board, &d);
        return ST_NO_MEMORY;
    }
    if (n) { /* the conversions come before the stone */
        board_undo(&g->board, &d);
        turn_convert(g, n);
        board_place(&g->board, v, c, &d);
    }
    commit_stone(g, &d, r, ends);
    return ST_OK;
}

/* A pass while play has stopped changes nothing, but the fourth in a row ends
 * the game where the rules say so (spec/rules.md 8). */
static void pass_again(struct game *g)
{
    if (g->play.row < UINT8_MAX)
        g->play.row++;
    if (g->state.phase == PHASE_PAUSE && g->play.row_stops &&
        g->rules.pass_end && g->play.row >= g->rules.pass_end)
        game_end(g, END_PASSES);
}

/* Does a pass of c now stop play? Consecutive passes of the two sides do, and
 * under `two-passes-white-last` White's is the last. */
static bool stops(const struct game *g, enum color c)
{
    return g->play.passer == opponent(c) &&
           (g->rules.stop != STOP_WHITE_LAST || c == WHITE);
}

static void pass_in_play(struct game *g, enum color c)
{
    bool stop = stops(g, c);
    bool button = g->rules.button == RULES_ON && !g->state.button &&
                  g->state.phase == PHASE_PLAYING;

    g->state.to_move = opponent(c);
    g->play.ko = NO_VERTEX;
    if (button) { /* it is taken instead of passing */
        g->state.button = c;
        g->play.passer = EMPTY;
        return;
    }
    if (g->rules.virtual_moves == RULES_ON)
        g->state.pending[g->state.n_pending++] = c;
    g->play.passer = (uint8_t)c;
    if (g->play.row < UINT8_MAX)
        g->play.row++;
    g->play.row_stops = g->play.row_stops || stop;
    if (g->state.phase == PHASE_TRIAL)
        g->play.trial_done = stop;
    else if (stop)
        g->state.phase = PHASE_PAUSE;
    if (g->state.phase != PHASE_TRIAL && g->play.row_stops &&
        g->rules.pass_end && g->play.row >= g->rules.pass_end)
        game_end(g, END_PASSES);
}

static void make_pass(struct game *g, enum event_kind kind, enum color c, int n,
                      const struct ruling *r)
{
    bool goes_on = turn_convert(g, n);
    struct entry *e = append_turn(g, kind, c, NO_VERTEX, r);

    if (!goes_on)
        return;
    if (is_stopped(g) || g->play.trial_done) {
        pass_again(g);
        return;
    }
    e->made = true;
    e->detail = kind == EV_VIRTUAL; /* it counts as a pass */
    g->state.passes[c]++;
    if (!g->state.first_stop)
        g->state.first_stop = c;
    pass_in_play(g, c);
    repeat_record(g, e, false);
}

static void make_virtual_turn(struct game *g, enum color c, int n,
                              const struct ruling *r)
{
    bool goes_on = turn_convert(g, n);
    struct entry *e = append_turn(g, EV_VIRTUAL, c, NO_VERTEX, r);

    if (!goes_on)
        return;
    if (!g->state.first_stop)
        g->state.first_stop = c;
    go_on(g, c);
    make_virtual(g, e);
}

static bool can_be_put(const struct game *g, vertex v)
{
    return vertex_on_board(&g->board, v) && g->board.at[v] == EMPTY;
}

/* A stone for which there is no room: refused even as a fact, because no
 * board follows from it; under new rules it is listed and has no effect. */
static enum status make_impossible(struct game *g, const struct event *e,
                                   enum manner how, struct ruling *r)
{
    bool off = !vertex_on_board(&g->board, e->vertex);

    if (how != REPLAYED) {
        *r = ruled(off ? WHY_OFF_BOARD : WHY_OCCUPIED, SET_NOTHING);
        return ST_ILLEGAL_MOVE;
    }
    append_turn(g, EV_MOVE, e->color, e->vertex, r);
    return ST_OK;
}

enum status turn_make(struct game *g, const struct event *e, enum manner how,
                      struct ruling *out)
{
    int n = due(g, e->kind, e->color);

    *out = judge_turn(g, e->kind, e->color, e->vertex, n);
    if (out->why == WHY_NO_VIRTUAL && how == REPLAYED)
        *out = ruled(WHY_LEGAL, SET_NOTHING); /* it counts as a pass */
    if (out->why != WHY_LEGAL && how == PLAYED)
        return ST_ILLEGAL_MOVE;
    if (!log_reserve(g, 0) || !track_reserve(&g->track, 0))
        return ST_NO_MEMORY;
    if (e->kind == EV_MOVE)
        return can_be_put(g, e->vertex)
                   ? make_stone(g, e->color, e->vertex, n, how, out)
                   : make_impossible(g, e, how, out);
    if (e->kind == EV_VIRTUAL && g->rules.virtual_moves == RULES_ON)
        make_virtual_turn(g, e->color, n, out);
    else
        make_pass(g, e->kind, e->color, n, out);
    return ST_OK;
}

struct ruling game_judge(struct game *g, enum event_kind kind, enum color c,
                         vertex v)
{
    int n = due(g, kind, c);
    struct ruling r = judge_turn(g, kind, c, v, n);
    struct board_delta d;
    bool ends;

    if (kind != EV_MOVE || r.why != WHY_LEGAL)
        return r;
    board_place(&g->board, v, c, &d);
    r = repeat_judge(g, &d, n, &ends);
    board_undo(&g->board, &d);
    return r;
}
