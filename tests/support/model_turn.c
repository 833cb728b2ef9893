#include "support/model_parts.h"

/* Real moves, passes and virtual moves, said again from rules.md. */

static struct ruling because(enum why why, enum rules_setting setting)
{
    return (struct ruling){.why = why, .setting = setting};
}

/* ---- repetition (rules.md 8) --------------------------------------------- */

/* Was world i made by a turn of `color` that creates a position for it, under
 * the natural rule or New Zealand's? */
static bool created_by(const struct model *m, int i, enum color color)
{
    const struct world *w = &m->worlds[i];
    bool starts = i == 0 || (w->event.kind == EV_TRIAL && w->made);

    if (starts)
        return w->to_move != color; /* attributed to the side not to move */
    if (!w->made || w->event.color != color)
        return false;
    if (w->event.kind == EV_MOVE)
        return true;
    return m->rules.ko == KO_NZ &&
           (w->event.kind == EV_PASS || w->event.kind == EV_VIRTUAL);
}

/* Does the ko rule hold world i against a move of `color` that leads to
 * *after? */
static bool forbids(const struct model *m, int i, const struct world *after,
                    enum color color)
{
    const struct world *w = &m->worlds[i];

    if (!plain_equal(&w->board, &after->board))
        return false;
    switch ((enum rules_ko)m->rules.ko) {
    case KO_NONE:
    case KO_SIMPLE:
        return false;
    case KO_POSITIONAL:
        return true;
    case KO_SITUATIONAL:
        return w->to_move == after->to_move;
    case KO_NATURAL:
    case KO_NZ:
        return created_by(m, i, color);
    case KO_FORM:
        return w->virtual_moves[BLACK] == after->virtual_moves[BLACK] &&
               w->virtual_moves[WHITE] == after->virtual_moves[WHITE];
    }
    return false;
}

/* The first event whose world forbids the move, or -1. */
static int repeated(const struct model *m, const struct world *after,
                    enum color color)
{
    int first = -1;

    for (int i = m->n - 1; i >= 0; i = model_before(m, i))
        if (forbids(m, i, after, color))
            first = i;
    return first;
}

static bool is_idle(const struct world *w)
{
    return w->made &&
           (w->event.kind == EV_PASS || w->event.kind == EV_VIRTUAL ||
            w->event.kind == EV_CONVERT);
}

/* How often the situation of the newest world has occurred since the last
 * turn that was no real move. Marks and the like are no occurrence. */
static int occurrences(const struct model *m)
{
    const struct world *now = model_now(m);
    int n = 0;

    for (int i = m->n - 1; i >= 0; i = model_before(m, i)) {
        const struct world *w = &m->worlds[i];
        bool start = model_before(m, i) < 0;

        if ((start || is_idle(w) || (w->made && w->event.kind == EV_MOVE)) &&
            plain_equal(&w->board, &now->board) && w->to_move == now->to_move)
            n++;
        if (is_idle(w))
            break;
    }
    return n;
}

/* ---- the four-virtual end (A 5.3(5)) ------------------------------------- */

/* Virtual moves made so far at the shape now on the board. */
static int virtual_at_shape(const struct model *m)
{
    int n = 0;

    for (int i = m->n - 1; i >= 0; i = model_before(m, i)) {
        const struct world *w = &m->worlds[i];

        n += w->made && !w->as_pass &&
             (w->event.kind == EV_VIRTUAL || w->event.kind == EV_CONVERT) &&
             plain_equal(&w->board, &model_now(m)->board);
    }
    return n;
}

static bool ends_virtual(const struct model *m, int more)
{
    return m->rules.virtual_end && model_now(m)->phase != PHASE_TRIAL &&
           !model_over(model_now(m)) &&
           virtual_at_shape(m) + more >= m->rules.virtual_end;
}

static void virtual_made(struct model *m, struct world *w, enum color c)
{
    w->made = true;
    w->virtual_moves[c]++;
    w->hands[c]++;
    if (ends_virtual(m, 0))
        model_end(w, END_FOUR_VIRTUAL);
}

bool model_convert(struct model *m, int n)
{
    while (n-- > 0 && !model_over(model_now(m))) {
        struct event e = {.kind = EV_CONVERT,
                          .color = model_now(m)->pending[0]};
        struct world *w = model_push(m, &e);

        w->pending[0] = w->pending[1];
        w->pending[1] = w->pending[2];
        w->n_pending--;
        w->row = w->n_pending; /* they are no passes any more */
        w->row_stopped = false;
        virtual_made(m, w, e.color);
    }
    return !model_over(model_now(m));
}

/* ---- judging ------------------------------------------------------------- */

/* Pending abandons that this turn turns into virtual moves. */
static int converted(const struct world *w, const struct event *e)
{
    int n = w->n_pending;

    if (model_over(w) || n == 0)
        return 0;
    if (e->kind != EV_PASS)
        return n;
    if (model_stopped(w) || w->trial_done)
        return 0;
    return w->pending[n - 1] == e->color ? n : n - 1;
}

static bool on_board(const struct world *w, vertex v)
{
    return v >= 0 && vertex_x(v) >= 0 && vertex_x(v) < w->board.width &&
           vertex_y(v) >= 0 && vertex_y(v) < w->board.height;
}

static struct ruling judge_stone(struct model *m, const struct event *e,
                                 int conversions)
{
    const struct world *w = model_now(m);
    int stones, point;
    bool basic = m->rules.ko == KO_SIMPLE ||
                 (m->rules.ko == KO_FORM && m->rules.cycle == CYCLE_VOID);

    if (!on_board(w, e->vertex))
        return because(WHY_OFF_BOARD, SET_NOTHING);
    point = model_point(w, e->vertex);
    if (w->board.at[point])
        return because(WHY_OCCUPIED, SET_NOTHING);
    for (int i = 1; i <= conversions; i++)
        if (ends_virtual(m, i))
            return because(WHY_FOURTH_VIRTUAL, SET_VIRTUAL_END);
    if (plain_is_suicide(&w->board, point, (int)e->color, &stones) &&
        (m->rules.suicide == SUICIDE_NONE ||
         (m->rules.suicide == SUICIDE_MULTI && stones == 1)))
        return because(WHY_SUICIDE, SET_SUICIDE);
    if (basic && w->ko == point && w->ko_color == e->color)
        return because(WHY_KO, SET_KO);
    return because(WHY_LEGAL, SET_NOTHING);
}

static struct ruling judge(struct model *m, const struct event *e,
                           int conversions)
{
    const struct world *w = model_now(m);
    struct ruling r = because(WHY_LEGAL, SET_NOTHING);

    if (model_over(w)) {
        r.why = WHY_GAME_OVER;
        r.end = w->end;
        return r;
    }
    if (w->phase == PHASE_PAUSE && m->rules.stop == STOP_TRIAL &&
        e->kind != EV_PASS)
        return because(WHY_NO_RESUMPTION, SET_STOP);
    if (e->kind == EV_VIRTUAL && m->rules.virtual_moves != RULES_ON)
        return because(WHY_NO_VIRTUAL, SET_VIRTUAL);
    return e->kind == EV_MOVE ? judge_stone(m, e, conversions) : r;
}

/* ---- making -------------------------------------------------------------- */

static void go_on(struct world *w, enum color c)
{
    if (model_stopped(w))
        model_resume(w);
    w->to_move = c == BLACK ? WHITE : BLACK;
    w->ko = -1;
    w->passer = EMPTY;
    w->row = 0;
    w->row_stopped = w->trial_done = false;
}

static void put_stone(struct world *w, enum color c, int point)
{
    int lifted[PLAIN_POINTS], stones[PLAIN_POINTS];
    int n = plain_place(&w->board, point, (int)c, lifted);
    enum color other = c == BLACK ? WHITE : BLACK;
    bool suicide = w->board.at[point] == 0;

    w->made = true;
    w->hands[c]++;
    w->prisoners[suicide ? c : other] += n;
    w->last_real = c;
    w->last_real_number = w->hands[BLACK] + w->hands[WHITE];
    go_on(w, c);
    model_drop_marks(w);
    if (n == 1 && !suicide && plain_chain(&w->board, point, stones) == 1 &&
        plain_liberties(&w->board, point) == 1) {
        w->ko = lifted[0];
        w->ko_color = other;
    }
}

/* What repetition says of the stone just put down in the newest world, the
 * conversions before it included: the world is looked at and put aside. */
static struct ruling judge_repetition(struct model *m, const struct event *e,
                                      int newest, bool *void_game)
{
    struct world after;
    struct ruling r = because(WHY_REPEATS, SET_KO);
    int first;
    bool unchanged;

    after = *model_now(m);
    put_stone(&after, e->color, model_point(&after, e->vertex));
    unchanged = plain_equal(&after.board, &model_now(m)->board);
    first = repeated(m, &after, e->color);
    *void_game = false;
    if (first < 0)
        return because(WHY_LEGAL, SET_NOTHING);
    r.event = (uint32_t)(first > newest ? newest : first);
    if (m->rules.ko != KO_FORM || m->rules.cycle != CYCLE_VOID || unchanged)
        return r;
    *void_game = true;
    return because(WHY_LEGAL, SET_NOTHING);
}

static void after_stone(struct model *m, struct world *w, bool void_game)
{
    bool third = m->rules.cycle == CYCLE_THIRD_VOID ||
                 m->rules.cycle == CYCLE_THIRD_DRAW;

    if (w->phase == PHASE_TRIAL || model_over(w))
        return;
    if (void_game)
        model_end(w, END_VOID);
    else if (third && occurrences(m) >= 3)
        model_end(w, m->rules.cycle == CYCLE_THIRD_VOID ? END_VOID : END_DRAW);
}

static struct world *push_turn(struct model *m, const struct event *e,
                               const struct ruling *r)
{
    struct world *w = model_push(m, e);

    w->ruling = *r;
    w->turn = true;
    w->turns++;
    return w;
}

static enum status stone(struct model *m, const struct event *e,
                         enum model_manner how, int conversions,
                         struct ruling *out)
{
    int before = m->n;
    bool void_game = false;
    struct world *w;

    if (out->why == WHY_OFF_BOARD || out->why == WHY_OCCUPIED ||
        !on_board(model_now(m), e->vertex) ||
        model_now(m)->board.at[model_point(model_now(m), e->vertex)]) {
        if (how == MODEL_REPLAY)
            push_turn(m, e, out);
        else
            *out = because(on_board(model_now(m), e->vertex) ? WHY_OCCUPIED
                                                             : WHY_OFF_BOARD,
                           SET_NOTHING);
        return how == MODEL_REPLAY ? ST_OK : ST_ILLEGAL_MOVE;
    }
    model_convert(m, conversions);
    if (out->why == WHY_LEGAL)
        *out = judge_repetition(m, e, before - 1, &void_game);
    if (out->why != WHY_LEGAL && how == MODEL_PLAY) {
        m->n = before;
        return ST_ILLEGAL_MOVE;
    }
    w = push_turn(m, e, out);
    put_stone(w, e->color, model_point(w, e->vertex));
    after_stone(m, w, void_game);
    return ST_OK;
}

static void pass_in_play(const struct model *m, struct world *w, enum color c)
{
    bool other = w->passer != EMPTY && w->passer != c;
    bool stop = other && (m->rules.stop != STOP_WHITE_LAST || c == WHITE);

    w->to_move = c == BLACK ? WHITE : BLACK;
    w->ko = -1;
    if (m->rules.button == RULES_ON && w->button == EMPTY &&
        w->phase == PHASE_PLAYING) {
        w->button = c;
        w->passer = EMPTY;
        return;
    }
    if (m->rules.virtual_moves == RULES_ON)
        w->pending[w->n_pending++] = c;
    w->passer = c;
    w->row++;
    if (stop)
        w->row_stopped = true;
    if (w->phase == PHASE_TRIAL) {
        w->trial_done = stop;
        return;
    }
    if (stop)
        w->phase = PHASE_PAUSE;
    if (m->rules.pass_end && w->row_stopped && w->row >= m->rules.pass_end)
        model_end(w, END_PASSES);
}

static void pass(struct model *m, const struct event *e, const struct ruling *r,
                 int conversions)
{
    bool goes_on = model_convert(m, conversions);
    struct world *w = push_turn(m, e, r);

    if (!goes_on)
        return;
    if (model_stopped(w) || w->trial_done) { /* it changes nothing */
        w->row++;
        if (w->phase == PHASE_PAUSE && m->rules.pass_end && w->row_stopped &&
            w->row >= m->rules.pass_end)
            model_end(w, END_PASSES);
        return;
    }
    w->made = true;
    w->as_pass = e->kind == EV_VIRTUAL;
    w->passes[e->color]++;
    if (w->first_stop == EMPTY)
        w->first_stop = e->color;
    pass_in_play(m, w, e->color);
}

static void virtual_turn(struct model *m, const struct event *e,
                         const struct ruling *r, int conversions)
{
    bool goes_on = model_convert(m, conversions);
    struct world *w = push_turn(m, e, r);

    if (!goes_on)
        return;
    if (w->first_stop == EMPTY)
        w->first_stop = e->color;
    go_on(w, e->color);
    virtual_made(m, w, e->color);
}

enum status model_turn(struct model *m, const struct event *e,
                       enum model_manner how, struct ruling *out)
{
    int conversions = converted(model_now(m), e);

    *out = judge(m, e, conversions);
    if (how == MODEL_REPLAY && out->why == WHY_NO_VIRTUAL)
        out->why = WHY_LEGAL, out->setting = SET_NOTHING;
    if (out->why != WHY_LEGAL && how == MODEL_PLAY)
        return ST_ILLEGAL_MOVE;
    if (e->kind == EV_MOVE)
        return stone(m, e, how, conversions, out);
    if (e->kind == EV_VIRTUAL && m->rules.virtual_moves == RULES_ON)
        virtual_turn(m, e, out, conversions);
    else
        pass(m, e, out, conversions);
    return ST_OK;
}
