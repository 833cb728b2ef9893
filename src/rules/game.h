/*
 * game - a game as its list of events and the state they lead to.
 *
 * game_apply is the one function that makes anything happen in a game;
 * game_undo_* take events back; game_set_rules judges the same events again
 * under other rules. Each event keeps what it takes to undo it. The
 * specification is spec/rules.md 2-3 and the phase table of spec/gtp.md;
 * articles are those of the A version (A) and the Art version (Art) of the
 * unification rules.
 *
 * A game owns memory. Every function that can fail for want of it returns
 * ST_NO_MEMORY and leaves the game as it was.
 */
#ifndef CAIPAN_RULES_GAME_H
#define CAIPAN_RULES_GAME_H

#include "base/status.h"
#include "base/strbuf.h"
#include "go/board.h"
#include "rules/rules.h"
#include "rules/ruling.h"

#include <stdbool.h>
#include <stdint.h>

struct game; /* opaque */

/* Kind of event and its word in caipan-events. */
#define EVENT_LIST(X)                                                          \
    X(MOVE, "play")       /* color, vertex: a real move */                     \
    X(PASS, "pass")       /* color: a pass; an abandon where there are         \
                             virtual moves (A 2.3) */                          \
    X(VIRTUAL, "virtual") /* color: a virtual move */                          \
    X(CONVERT, "convert") /* color: a pending abandon became virtual; made     \
                             by the game itself, never by game_apply */        \
    X(RESUME, "resume")   /* caipan-dispute: play goes on */                   \
    X(TRIAL, "trial")     /* caipan-dispute under the Art version (Art 10) */  \
    X(SETTLE, "settle")   /* ends a trial */                                   \
    X(ACCEPT, "accept")   /* negotiated end (A 5.1(2)) */                      \
    X(AGREE, "agree")     /* agreed end, all alive (A 5.2(4)) */               \
    X(RESIGN, "resign")   /* color: who resigned (A 6.5) */                    \
    X(FORFEIT, "forfeit") /* color: who lost by an illegal move */             \
    X(NEGATIVE, "negative") /* detail: 'A' or 'B'; vertex: the stone */        \
    X(MARK, "mark")         /* detail: enum mark; points: one stone a chain */ \
    X(UNMARK, "unmark")     /* points, or none: all */                         \
    X(CLAIM, "claim")       /* color; points, then n_public public points */   \
    X(UNCLAIM, "unclaim")

enum event_kind {
#define X(name, word) EV_##name,
    EVENT_LIST(X)
#undef X
        EVENT_KINDS
};

enum mark { MARK_NONE, MARK_DEAD, MARK_ALIVE, MARK_SEKI };

struct event {
    enum event_kind kind;
    enum color color;       /* of the one who acts; EMPTY where nobody does */
    vertex vertex;          /* NO_VERTEX where there is none */
    int detail;             /* see EVENT_LIST */
    int n_points, n_public; /* `points` holds both, one after the other */
    const vertex *points;   /* read from the caller; kept by the game */
};

/* What an event looks like afterwards (game_event). */
struct event_view {
    struct event event;
    struct ruling ruling; /* not legal: it stays as a violation */
};

/* The state after the last event, as plain values. Arrays by enum color. */
struct game_state {
    enum phase phase;
    enum end end;
    enum color to_move;
    enum color loser;      /* of a resignation or forfeit, else EMPTY */
    enum color first_stop; /* maker of the first turn that was no real move
                              (rules.md 2.5), EMPTY: none yet */
    int n_pending;         /* abandons not yet answered, 0..2 */
    enum color pending[2];
    int virtual_moves[3];
    int hands[3];        /* stones put down since the start: real+virtual */
    int start_stones[3]; /* stones of the start position */
    int prisoners[3];    /* [BLACK]: black stones captured */
    int passes[3];       /* all passes, for AGA pass stones */
    uint32_t turns;      /* stones, passes, virtual moves */
    uint32_t events;
    enum color last_real;       /* maker of the last real move before the last
                                   pause, EMPTY: none (A 7.1(1)) */
    int last_real_number;       /* its number among the hands, from 1 */
    enum color button;          /* who took the button (aga-button) */
    int negative_a, negative_b; /* negative moves made as events */
};

/* Marks and claims in force, by vertex of the present board. */
struct game_marks {
    uint8_t mark[BOARD_GRID];  /* enum mark, on every stone of the chain */
    uint8_t claim[BOARD_GRID]; /* BLACK, WHITE, OFF = public, EMPTY = none */
    bool any;                  /* is there any at all? */
    bool any_dead;
};

/* Sizes 1..52; NULL without memory. The default rule set is rules_get(0). */
struct game *game_new(int width, int height);
void game_free(struct game *g);

/* An empty game of that size with the rules, komi (explicit or default),
 * lenience and hash bits of *g; NULL without memory. */
struct game *game_new_like(const struct game *g, int width, int height);

/* Exchange two games, so that a load can be built aside and swapped in. */
void game_swap(struct game *a, struct game *b);

/* ---- start position ---------------------------------------------------- */

/* Empty board of this size, no events; rules and komi stay. */
enum status game_clear(struct game *g, int width, int height);

/* A new start position on an empty board without stones (passes may have been
 * made): ST_BOARD_NOT_EMPTY, ST_NO_LIBERTY. `stones` has the size of the game.
 */
enum status game_setup(struct game *g, const struct board *stones,
                       enum color to_move, int handicap);

/* The same with no demand on what was there before: AE/AB/AW in a record. */
enum status game_new_start(struct game *g, const struct board *stones,
                           enum color to_move, int handicap);

/* Who is on move at the start; only while there is no event, else it only
 * changes who is on move now. */
void game_set_to_move(struct game *g, enum color to_move);

/* ---- rules ------------------------------------------------------------- */

const struct rules *game_rules(const struct game *g);

/* Judge all events again under *r. Nothing is removed: what is now illegal
 * stays and is a violation. */
enum status game_set_rules(struct game *g, const struct rules *r);

/* Komi in force, in hundredths; explicit until set to the default again. */
centi game_komi(const struct game *g);
bool game_komi_explicit(const struct game *g);
void game_set_komi(struct game *g, centi komi);
void game_default_komi(struct game *g);

/* Accept illegal moves and list them (--lenient, records). */
void game_set_lenient(struct game *g, bool lenient);

/* Only the low `bits` bits of position hashes are used: a test makes
 * collisions with it. 64 by default; takes effect at the next clear. */
void game_set_hash_bits(struct game *g, int bits);

/* ---- events ------------------------------------------------------------ */

/* Do what *e says. ST_OK: done, *out is legal (or, in lenient mode, the
 * violation). ST_ILLEGAL_MOVE: a turn was refused, *out says why, nothing
 * changed. Other statuses (ST_NOT_IN_PAUSE, ST_NO_TRIAL, ...): the phase table
 * refuses; nothing changed. */
enum status game_apply(struct game *g, const struct event *e,
                       struct ruling *out);

/* Append an event of a record, which is a fact: kept whatever the rules and
 * the phase table say; *out is legal or the violation. ST_ILLEGAL_MOVE
 * (occupied, off board), ST_BAD_COORDINATE and ST_NO_STONE of marks and
 * negative moves refuse it, unless `forced`: then it stays without effect, as
 * where game_set_rules finds it; else only ST_NO_MEMORY. */
enum status game_restore(struct game *g, const struct event *e, bool forced,
                         struct ruling *out);

/* The ruling game_apply would make on a turn; the game is unchanged. */
struct ruling game_judge(struct game *g, enum event_kind kind, enum color c,
                         vertex v);

/* Take back the last n turns with all later events: ST_CANNOT_UNDO when there
 * are fewer, nothing changed. */
enum status game_undo_turns(struct game *g, uint32_t n);

/* Take back the last event (a conversion with what caused it). */
enum status game_undo_event(struct game *g);

/* ---- what is known ----------------------------------------------------- */

const struct board *game_board(const struct game *g);
const struct game_state *game_state(const struct game *g);
int game_handicap(const struct game *g);
enum color game_start_to_move(const struct game *g);

/* The start position; *out is written whole. */
void game_start_board(const struct game *g, struct board *out);

/* The marks and claims in force. The pointer holds until the next change. */
const struct game_marks *game_marks(struct game *g);

/* Event number 1 .. state.events. The points hold until the next change. */
struct event_view game_event(const struct game *g, uint32_t number);

/* The stones lifted by event `number`; `out` has room for BOARD_POINTS. */
int game_event_lifted(const struct game *g, uint32_t number, vertex *out);

/* "play b D4", "convert w", "mark dead D4 Q16": the text of an event. */
void event_print(struct strbuf *out, const struct event *e);

/* Digest of position, side to move, virtual stones, phase and rules. */
uint64_t game_hash(const struct game *g);

/* Is dead removal off here: rule sets and ends that say "all alive"? */
bool game_all_alive(const struct game *g);

#endif
