#include "rules/game_impl.h"

#include "go/coord.h"

#include <assert.h>
#include <string.h>

/* Making events, taking them back, and looking at them. */

enum status event_make(struct game *g, const struct event *e, enum manner how,
                       struct ruling *out)
{
    switch (e->kind) {
    case EV_MOVE:
    case EV_PASS:
    case EV_VIRTUAL:
        return turn_make(g, e, how, out);
    case EV_RESUME:
    case EV_TRIAL:
    case EV_SETTLE:
    case EV_ACCEPT:
    case EV_AGREE:
    case EV_RESIGN:
    case EV_FORFEIT:
    case EV_NEGATIVE:
    case EV_MARK:
    case EV_UNMARK:
    case EV_CLAIM:
    case EV_UNCLAIM:
        return other_make(g, e, how, out);
    case EV_CONVERT: /* comes from the game itself */
    case EVENT_KINDS:
        break;
    }
    return ST_REFUSED;
}

enum status game_apply(struct game *g, const struct event *e,
                       struct ruling *out)
{
    bool turn =
        e->kind == EV_MOVE || e->kind == EV_PASS || e->kind == EV_VIRTUAL;

    return event_make(g, e, g->lenient && turn ? KEPT : PLAYED, out);
}

enum status game_restore(struct game *g, const struct event *e, bool forced,
                         struct ruling *out)
{
    return event_make(g, e, forced ? REPLAYED : KEPT, out);
}

/* Take back the newest entry. */
static void pop(struct game *g)
{
    const struct entry *e = &g->entries[g->state.events - 1];
    bool left_trial =
        e->made && e->before.phase == PHASE_TRIAL &&
        (e->kind == EV_SETTLE || e->kind == EV_RESIGN || e->kind == EV_FORFEIT);

    g->marks_base = MARKS_STALE;
    if (left_trial) {
        trial_reenter(g);
        return;
    }
    entry_retract(g, e);
    g->n_points = e->first;
    g->state.events--;
}

/* Take back the newest event with the conversions it caused. */
static void pop_event(struct game *g)
{
    pop(g);
    while (g->state.events &&
           g->entries[g->state.events - 1].kind == EV_CONVERT)
        pop(g);
}

enum status game_undo_event(struct game *g)
{
    if (!g->state.events)
        return ST_CANNOT_UNDO;
    pop_event(g);
    return ST_OK;
}

enum status game_undo_turns(struct game *g, uint32_t n)
{
    uint32_t left;

    if (n > g->state.turns)
        return ST_CANNOT_UNDO;
    left = g->state.turns - n;
    while (g->state.turns > left)
        pop_event(g);
    return ST_OK;
}

struct event_view game_event(const struct game *g, uint32_t number)
{
    const struct entry *e = &g->entries[number - 1];

    assert(number >= 1 && number <= g->state.events);
    return (struct event_view){.event = entry_event(g, e),
                               .ruling = {(enum why)e->why, e->repeats,
                                          (enum end)e->end,
                                          (enum rules_setting)e->setting}};
}

int game_event_lifted(const struct game *g, uint32_t number, vertex *out)
{
    const struct entry *e = &g->entries[number - 1];

    assert(number >= 1 && number <= g->state.events);
    if (e->kind != EV_MOVE || !e->n_points)
        return 0;
    memcpy(out, g->points + e->first, (size_t)e->n_points * sizeof *out);
    return e->n_points;
}

/* word {word}; the vertices as they were given. */
void event_print(struct strbuf *out, const struct event *e)
{
    static const char *const word[EVENT_KINDS] = {
#define X(name, text) [EV_##name] = text,
        EVENT_LIST(X)
#undef X
    };
    static const char *const marks[] = {
        [MARK_DEAD] = "dead", [MARK_ALIVE] = "alive", [MARK_SEKI] = "seki"};

    strbuf_puts(out, word[e->kind]);
    if (e->kind == EV_MARK)
        strbuf_addf(out, " %s", marks[e->detail]);
    if (e->kind == EV_NEGATIVE)
        strbuf_addf(out, " %c", e->detail);
    else if (e->color == BLACK || e->color == WHITE)
        strbuf_addf(out, " %s", color_letter(e->color));
    if (e->vertex != NO_VERTEX) {
        strbuf_putc(out, ' ');
        coord_print(out, e->vertex);
    }
    if (e->n_points) {
        strbuf_putc(out, ' ');
        coord_print_list(out, e->points, e->n_points);
    }
    if (e->n_public) {
        strbuf_puts(out, " public ");
        coord_print_list(out, e->points + e->n_points, e->n_public);
    }
}
