/*
 * game_impl - what the game_*.c files share; nobody else includes it.
 *
 * The list of events is the game; board, track, history and state are what it
 * leads to. An event that takes effect changes them, and its entry keeps what
 * it takes to change them back (entry_retract). An entry without effect is
 * there all the same: a turn that was not made because a conversion ended the
 * game (A 5.3(5)), or an event that the rules in force give no meaning.
 */
#ifndef CAIPAN_RULES_GAME_IMPL_H
#define CAIPAN_RULES_GAME_IMPL_H

#include "go/track.h"
#include "rules/game.h"
#include "rules/history.h"

/* The state of play that only these files look at. */
struct play {
    uint32_t since;      /* repetition looks back to this event: 0, in a trial
                            the trial's own */
    uint32_t marks_from; /* marks and claims of earlier events are dropped */
    vertex ko;           /* where ko_color may not retake now, NO_VERTEX */
    uint8_t ko_color;
    uint8_t passer;  /* who made the last turn, when it is half of a stop */
    uint8_t row;     /* passes in a row, over a dispute too; 255: many */
    bool row_stops;  /* has that row stopped the game? */
    bool trial_done; /* two passes have stopped the trial */
};

/* What an event may change and cannot be counted back, packed. */
struct mood {
    struct play play;
    int32_t last_real_number, negative_b;
    uint8_t phase, end, to_move, loser, first_stop, last_real, button;
    uint8_t n_pending, pending[2], negative_a;
};

struct entry {
    uint8_t kind, color, detail;
    uint8_t why, end, setting;  /* struct ruling */
    bool made;                  /* it changed board or counters */
    bool turn;                  /* `undo` counts it */
    uint8_t pushes;             /* occurrences it added to the history */
    uint32_t repeats;           /* struct ruling: event */
    uint32_t first;             /* its list in `points` */
    int32_t n_points, n_public; /* of a stone: those it lifted */
    vertex vertex;
    struct mood before;
    struct board_delta delta; /* of a stone that was put down */
};

struct game {
    struct rules rules;
    centi komi; /* when explicit */
    bool komi_explicit, lenient;
    int hash_bits, new_hash_bits; /* in force; from the next clear on */
    enum color start_to_move;
    int handicap;
    struct game_state state;
    struct play play;
    struct board board;
    struct track track;
    struct history history;
    struct entry *entries;
    vertex *points; /* the lists of the entries, one after another */
    size_t entries_cap, n_points, points_cap;
    struct game_marks marks; /* of the entries marks_base .. marks_done - 1 */
    uint32_t marks_base, marks_done;
};

#define MARKS_STALE UINT32_MAX /* marks_base: nothing is folded */

/* How an event comes about. PLAYED: what the rules forbid is refused. KEPT
 * (lenient mode, records): it stays as a violation, unless it cannot be made
 * on the board. REPLAYED (other rules): it stays in any case. */
enum manner { PLAYED, KEPT, REPLAYED };

static inline bool vertex_on_board(const struct board *b, vertex v)
{
    return v >= 0 && v < BOARD_GRID && b->at[v] != OFF;
}

/* Has play stopped so that a turn may resume it? */
static inline bool is_stopped(const struct game *g)
{
    return g->state.phase == PHASE_PAUSE ||
           (g->state.phase == PHASE_ENDED && g->state.end == END_PASSES);
}

static inline bool is_over(const struct game *g)
{
    return g->state.phase == PHASE_ENDED && g->state.end != END_PASSES;
}

/* ---- game_log.c: the list of entries ----------------------------------- */

/* Room for one event with what it causes and a list of `points`. */
bool log_reserve(struct game *g, int points);

/* Append an entry; it remembers the mood of now. Room was made before. */
struct entry *log_append(struct game *g, enum event_kind kind, enum color c,
                         vertex v);
void log_rule(struct entry *e, const struct ruling *r);
void log_points(struct game *g, struct entry *e, const vertex *points, int n,
                int n_public);

/* Take back what an entry changed, but leave it in the list. */
void entry_retract(struct game *g, const struct entry *e);
void mood_restore(struct game *g, const struct mood *m);

/* An entry as the event that made it. */
struct event entry_event(const struct game *g, const struct entry *e);

/* Make the event happen, in this manner (game_events.c). */
enum status event_make(struct game *g, const struct event *e, enum manner how,
                       struct ruling *out);

/* ---- game_repeat.c: repetition (A 4; spec/rules.md 8) ------------------- */

/* The history now holds the present position alone, made by event `number`.
 * Returns the occurrences recorded. Room was made before. */
uint8_t repeat_start(struct game *g, uint32_t number);

/* The stone of *d has been put down, after `conversions` of abandons: may it
 * stay? *ends: it may, and the game ends without result (A 4.2). */
struct ruling repeat_judge(const struct game *g, const struct board_delta *d,
                           int conversions, bool *ends);

/* Record what the newest entry has led to, and end the game where the rules
 * say so: third repetition, four virtual moves at one shape. `is_new`: a stone
 * that repeat_judge has found to repeat nothing. */
void repeat_record(struct game *g, struct entry *e, bool is_new);

/* Would n more virtual moves at this shape end the game (A 5.3(5))? */
bool repeat_ends_virtual(const struct game *g, int n);

/* ---- game_turn.c: real moves, passes, virtual moves --------------------- */

enum status turn_make(struct game *g, const struct event *e, enum manner how,
                      struct ruling *out);

/* The n oldest pending abandons become virtual moves (A 2.3(2)). False: that
 * ended the game, the rest is not made. */
bool turn_convert(struct game *g, int n);

/* Play goes on after a stop. */
void turn_resume(struct game *g);

/* ---- game_other.c: everything that is no turn --------------------------- */

enum status other_make(struct game *g, const struct event *e, enum manner how,
                       struct ruling *out);
void game_end(struct game *g, enum end end);

/* ---- game_trial.c: verification by play (Art 10) ------------------------ */

void trial_start(struct game *g);
enum status trial_settle(struct game *g);
/* Back to the pause: the newest entry ends the trial. */
void trial_leave(struct game *g);
/* The newest entry, which ended a trial, is taken back. */
void trial_reenter(struct game *g);

/* ---- game_marks.c ------------------------------------------------------- */

/* May this mark or claim be made? */
enum status marks_check(struct game *g, const struct event *e);

/* The findings of a trial as the list of its entry: four counts, then one
 * stone of each dead chain, the points of Black, of White, of nobody. */
enum { FINDING_DEAD, FINDING_BLACK, FINDING_WHITE, FINDING_PUBLIC, FINDINGS };

#endif
