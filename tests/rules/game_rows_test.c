#include "rules/game.h"

#include "suites.h"
#include "support/ask.h"
#include "support/script.h"

/* Single sentences of the rule texts and of spec/rules.md, as rows: source,
 * rules, start position, what is played, question (ask.h), answer. */
struct row {
    const char *source, *rules, *rows, *script, *question, *answer;
};

static void check_row(const struct row *r)
{
    struct strbuf out = STRBUF_INIT;
    struct game *g = script_game(r->rules, r->rows, r->script);

    ask_game(g, r->question, &out);
    ck_assert_msg(strcmp(out.text, r->answer) == 0,
                  "%s, %s: %s | %s: \"%s\", not \"%s\"", r->source, r->rules,
                  r->script, r->question, out.text, r->answer);
    strbuf_free(&out);
    game_free(g);
}

#define KO ".XO../XO.O./.XO../....." /* Black takes at C3 */
#define SEND_TWO                                                               \
    "...../OOO../..O.." /* A1 and B1 are two points without liberty */

/* ---- abandons, virtual moves, pauses (A 2.3, 5) -------------------------- */

static const struct row stops[] = {
    {"Black starts on an empty board", "jpd-a", "5x5", "", "to_move", "b"},
    {"White starts after handicap", "jpd-a", "5x5", "handicap 2;to w;",
     "to_move", "w"},
    {"A 2.3: an abandon is pending", "jpd-a", "5x5", "b C3;w pass", "pending",
     "w"},
    {"A 2.3: a pending abandon is no hand", "jpd-a", "5x5", "b C3;w pass",
     "hands", "1 0"},
    {"A 2.3(2): refused by a real move", "jpd-a", "5x5", "b C3;w pass;b D4",
     "events", "play b C3; pass w; convert w; play b D4"},
    {"A 2.3(2): refused by a real move", "jpd-a", "5x5", "b C3;w pass;b D4",
     "virtual", "0 1"},
    {"A 2.3(2): refused by a virtual move", "jpd-a", "5x5",
     "b C3;w pass;b virtual", "virtual", "1 1"},
    {"A 2.3(2): refused by a virtual move", "jpd-a", "5x5",
     "b C3;w pass;b virtual", "phase", "playing"},
    {"A 5.1(1): two abandons in a row pause", "jpd-a", "5x5",
     "b C3;w pass;b pass", "phase", "pause"},
    {"A 5.1(1): neither has become virtual", "jpd-a", "5x5",
     "b C3;w pass;b pass", "virtual", "0 0"},
    {"A 5.1(1): two virtual moves do not pause", "jpd-a", "5x5",
     "b C3;w virtual;b virtual", "phase", "playing"},
    {"A 5.1(1): virtual and abandon do not pause", "jpd-a", "5x5",
     "b C3;w virtual;b pass", "phase", "playing"},
    {"rules.md 2.1: the same side turns again", "jpd-a", "5x5",
     "b C3;w pass;w pass", "events", "play b C3; pass w; convert w; pass w"},
    {"rules.md 2.1: the same side turns again, then both stop", "jpd-a", "5x5",
     "b C3;w pass;w pass;b pass", "phase", "pause"},
    {"rules.md 2.1: an illegal answer leaves it pending", "jpd-a", SEND_TWO,
     "b pass;w pass;b C3;w pass", "try b A2;pending", "w"},
    {"A 2.3(3): a dispute makes both virtual, in order", "jpd-a", "5x5",
     "b C3;w pass;b pass;resume", "events",
     "play b C3; pass w; pass b; convert w; convert b; resume"},
    {"A 2.3(3): who abandoned first is on move", "jpd-a", "5x5",
     "b C3;w pass;b pass;resume", "to_move", "w"},
    {"rules.md 2.2: a stone in a pause is such a resumption", "jpd-a", "5x5",
     "b C3;w pass;b pass;b D4", "events",
     "play b C3; pass w; pass b; convert w; convert b; play b D4"},
    {"rules.md 2.2: a virtual move in a pause too", "jpd-a", "5x5",
     "b C3;w pass;b pass;w virtual", "virtual", "1 2"},
    {"rules.md 2.2: a pass in a pause changes nothing", "jpd-a", "5x5",
     "b C3;w pass;b pass;w pass", "to_move", "w"},
    {"rules.md 2.2: but it is recorded", "jpd-a", "5x5",
     "b C3;w pass;b pass;w pass", "turns", "4"},
    {"A 5.1(2): accepted", "jpd-a", "5x5", "b C3;w pass;b pass;accept", "phase",
     "ended accepted"},
    {"A 5.2(4): agreed", "jpd-a", "5x5", "b C3;w pass;b pass;agree", "phase",
     "ended agreed"},
    {"rules.md 2.6: pending abandons are not converted by an end", "jpd-a",
     "5x5", "b C3;w pass;b pass;agree", "virtual", "0 0"},
    {"A 6.5: resigning ends at once", "jpd-a", "5x5", "b C3;resign w", "phase",
     "ended resignation"},
    {"gtp.md, phases: no agreement while playing", "jpd-a", "5x5", "b C3",
     "try agree", "not in a pause"},
    {"gtp.md, phases: no dispute while playing", "jpd-a", "5x5", "b C3;w pass",
     "try resume", "not in a pause"},
    {"gtp.md, phases: no settling without a trial", "jpd-a", "5x5",
     "b pass;w pass", "try settle", "no trial"},
    {"gtp.md, phases: no move after an end", "jpd-a", "5x5",
     "b pass;w pass;accept", "why b A1", "game-over accepted"},
    {"gtp.md, phases: no second resignation", "jpd-a", "5x5", "resign b",
     "try resign w", "game over"},
    {"A 2.6: an abandon is the first stop", "jpd-a", "5x5", "b C3;w pass;b D4",
     "first_stop", "w"},
    {"A 2.6: a virtual move is", "jpd-a", "5x5", "b C3;w B2;b virtual;w pass",
     "first_stop", "b"},
    {"A 2.6: real moves are not", "jpd-a", "5x5", "b C3;w B2", "first_stop",
     "nobody"},
    {"A 7.1(1): the last real move and its number", "jpd-a", "5x5",
     "b C3;w pass;b D4;w virtual;b pass;w pass", "last_real", "b 3"},
};

/* ---- four-virtual end (A 5.3(5)) ----------------------------------------- */

#define THREE "b C3;w virtual;b virtual;w virtual"

static const struct row fours[] = {
    {"three at one shape go on", "jpd-a", "5x5", THREE, "phase", "playing"},
    {"the fourth ends", "jpd-a", "5x5", THREE ";b virtual", "phase",
     "ended four-virtual"},
    {"one side alone", "jpd-b", "5x5",
     "b virtual;b virtual;b virtual;b virtual", "phase", "ended four-virtual"},
    {"other shapes do not count", "jpd-a", "5x5",
     THREE ";b D4;w virtual;b virtual;w virtual", "phase", "playing"},
    {"a shape that comes again goes on counting", "jpd-a", KO,
     "b virtual;w virtual;b C3;w virtual;b virtual;w B3;b virtual", "phase",
     "playing"},
    {"a shape that comes again goes on counting", "jpd-a", KO,
     "b virtual;w virtual;b C3;w virtual;b virtual;w B3;b virtual;w virtual",
     "phase", "ended four-virtual"},
    {"a conversion counts: it refuses the stone", "jpd-a", "5x5",
     THREE ";b pass", "why w D4", "fourth-virtual virtual_end=4"},
    {"after occupied", "jpd-a", "5x5", THREE ";b pass", "why w C3", "occupied"},
    {"before suicide", "jpd-a", ".X./X../...",
     "b virtual;w virtual;b virtual;b pass", "why w A3",
     "fourth-virtual virtual_end=4"},
    {"a virtual answer makes it and is not made", "jpd-a", "5x5",
     THREE ";b pass;w virtual", "virtual", "2 2"},
    {"a virtual answer ends the game", "jpd-a", "5x5",
     THREE ";b pass;w virtual", "phase", "ended four-virtual"},
    {"it is a turn for undo", "jpd-a", "5x5", THREE ";b pass;w virtual",
     "undo;events", "play b C3; virtual w; virtual b; virtual w; pass b"},
    {"a second abandon of the same side", "jpd-a", "5x5",
     THREE ";b pass;b pass", "phase", "ended four-virtual"},
    {"a dispute: the second conversion is not made", "jpd-a", "5x5",
     THREE ";b pass;w pass;resume", "virtual", "2 2"},
    {"a dispute that ends is a turn for undo", "jpd-a", "5x5",
     THREE ";b pass;w pass;resume", "undo;phase", "pause"},
    {"both conversions of a stone in a pause", "jpd-a", "5x5",
     "b C3;w virtual;b virtual;w pass;b pass", "why w D4",
     "fourth-virtual virtual_end=4"},
    {"a dispute with the fourth as second conversion", "jpd-a", "5x5",
     "b C3;w virtual;b virtual;w pass;b pass;resume", "virtual", "2 2"},
    {"the second abandon still pauses", "jpd-a", "5x5", THREE ";b pass;w pass",
     "phase", "pause"},
    {"the number is a setting", "jpd-a virtual_end=2", "5x5",
     "b virtual;w virtual", "phase", "ended four-virtual"},
    {"0: never", "jpd-a virtual_end=0", "5x5", THREE ";b virtual;w virtual",
     "phase", "playing"},
};

/* ---- repetition (A 4; rules.md 8) ---------------------------------------- */

#define TWO_STONES_BACK                                                        \
    "....../...XXX/.XXXOO/.XOOO./.XO.OX/.XOXX." /* F3, F1, F2: K10 */

static const struct row repetitions[] = {
    {"A 4: no instant retaking", "jpd-a", KO, "b C3", "why w B3",
     "repeats move 0 ko=form"},
    {"A 4: a ko is retaken after a virtual move", "jpd-a", KO,
     "b C3;w virtual;b E1", "why w B3", "legal"},
    {"A 4: after one's own abandon was refused", "jpd-a", KO,
     "b C3;w pass;b E1", "why w B3", "legal"},
    {"A 4: after the taker's virtual move", "jpd-a", KO, "b C3;w E1;b virtual",
     "why w B3", "legal"},
    {"A 4: a single-stone suicide recreates the form", "jpd-a", ".X./X../...",
     "b C3", "why w A3", "suicide suicide=multi"},
    {"A 3.3: a multi-stone suicide stands", "jpd-a", SEND_TWO, "b A1;w E3;b B1",
     "board", "....O/OOO../..O.."},
    {"A 3.3: its stones are prisoners of their side", "jpd-a", SEND_TWO,
     "b A1;w E3;b B1", "prisoners", "2 0"},
    {"A 4: repeating a longer cycle", "jpd-a", TWO_STONES_BACK, "b F3;w F1",
     "why b F2", "repeats move 0 ko=form"},
    {"A 4.2: a longer cycle voids the game", "jpd-a cycle=void",
     TWO_STONES_BACK, "b F3;w F1;b F2", "phase", "ended void"},
    {"A 4.2: basic ko stays banned", "jpd-a cycle=void", KO, "b C3", "why w B3",
     "ko ko=form"},
    {"A 4.2: single-stone suicide stays banned", "jpd-a cycle=void",
     ".X./X../...", "b C3", "why w A3", "suicide suicide=multi"},
    {"single-stone suicide by form alone", "jpd-a suicide=any", ".X./X../...",
     "b C3", "why w A3", "repeats move 1 ko=form"},
    {"and against the form the conversion makes", "jpd-a suicide=any",
     ".X./X../...", "to w;w pass;b C3;w virtual;b pass", "why w A3",
     "repeats move 5 ko=form"},
    {"simple: not at once", "japanese", KO, "b C3", "why w B3", "ko ko=simple"},
    {"simple: after any other turn", "japanese", KO, "b C3;w E1;b D1",
     "why w B3", "legal"},
    {"simple: a pass lifts it too", "japanese", KO, "b C3;w pass", "why w B3",
     "legal"},
    {"simple: two stones may be retaken", "japanese", "OO.X/XXO./....", "b C3",
     "why w B3", "legal"},
    {"simple: not a stone that joins", "japanese", ".XO../XO.O./XXO../.....",
     "b C3", "why w B3", "ko ko=simple"},
    {"none: at once", "chinese ko=none cycle=ban", KO, "b C3", "why w B3",
     "legal"},
    {"positional: any earlier position", "tromp-taylor", TWO_STONES_BACK,
     "b F3;w F1", "why b F2", "repeats move 0 ko=positional"},
    {"positional: the move it repeats", "tromp-taylor", KO, "w E1;b C3",
     "why w B3", "repeats move 1 ko=positional"},
    {"situational: the other side to move", "aga", TWO_STONES_BACK, "b F3;w F1",
     "why b F2", "legal"},
    {"situational: the same side, after a pass", "aga", TWO_STONES_BACK,
     "b F3;w F1;b F2;w pass", "why b F3", "repeats move 1 ko=situational"},
    {"natural: own board moves only", "bga", KO, "to w;w pass;b C3", "why w B3",
     "legal"},
    {"natural: a set-up is that of the side not to move", "bga", KO, "b C3",
     "why w B3", "repeats move 0 ko=natural"},
    {"nz: a pass is a move", "new-zealand", KO, "to w;w pass;b C3", "why w B3",
     "repeats move 1 ko=nz"},
    {"nz: a single-stone suicide amounts to a pass", "new-zealand",
     ".X./X../...", "b C3", "why w A3", "legal"},
    {"a pass never repeats", "tromp-taylor", "5x5", "b C3;w pass;b D4",
     "why w pass", "legal"},
    {"history is kept over a stop", "chinese-kgs", KO, "b C3;w pass;b pass",
     "why w B3", "repeats move 0 ko=positional"},
};

/* ---- third repetition ---------------------------------------------------- */

#define TRIPLE "OOOOOOO/OXO.O.O/X.XOXOX/XXXXXXX/OOOOOOO/......./......."
#define ROUND "b D6;w B5;b F6;w D5;b B6;w F5"

static const struct row thirds[] = {
    {"the start counts as an occurrence", "chinese", TRIPLE, ROUND ";" ROUND,
     "phase", "ended void"},
    {"twice is not enough", "chinese", TRIPLE,
     ROUND ";b D6;w B5;b F6;w D5;b B6", "phase", "playing"},
    {"korean: a draw", "korean", TRIPLE, ROUND ";" ROUND, "phase",
     "ended draw"},
    {"since the last pass by anyone", "chinese", TRIPLE,
     ROUND ";b pass;w pass;" ROUND, "phase", "playing"},
    {"the situation after a pass counts", "chinese", TRIPLE,
     "b pass;w pass;" ROUND ";" ROUND, "phase", "ended void"},
    {"undone, it goes on", "chinese", TRIPLE, ROUND ";" ROUND,
     "undo;do w A2;phase", "playing"},
    {"lenient: what follows is listed", "chinese", TRIPLE, ROUND ";" ROUND,
     "lenient;do b A1;violations", "13 game-over void"},
};

/* ---- stops of the other sets (rules.md 8, gtp.md phases) ------------------
 */

static const struct row other_stops[] = {
    {"two passes pause", "chinese", "5x5", "b C3;w pass;b pass", "phase",
     "pause"},
    {"of the two sides", "chinese", "5x5", "b pass;b pass", "phase", "playing"},
    {"a move resumes, by whose turn it is", "chinese", "5x5",
     "b C3;w pass;b pass;w D4", "phase", "playing"},
    {"further passes change nothing", "chinese", "5x5",
     "b C3;w pass;b pass;w pass;b pass;w pass", "phase", "pause"},
    {"and are no passes of the game", "chinese", "5x5",
     "b C3;w pass;b pass;w pass", "passes", "1 1"},
    {"a dispute resumes, nothing else", "chinese", "5x5",
     "b C3;w pass;b pass;resume", "events",
     "play b C3; pass w; pass b; resume"},
    {"after it both must pass again", "chinese", "5x5",
     "b C3;w pass;b pass;resume;w pass", "phase", "playing"},
    {"tromp-taylor: a stop is an end", "tromp-taylor", "5x5",
     "b C3;w pass;b pass", "phase", "ended passes"},
    {"tromp-taylor: play resumes", "tromp-taylor", "5x5",
     "b C3;w pass;b pass;w D4", "phase", "playing"},
    {"tromp-taylor: no dispute there", "tromp-taylor", "5x5", "b pass;w pass",
     "try resume", "not in a pause"},
    {"tromp-taylor: agreement is possible", "tromp-taylor", "5x5",
     "b pass;w pass;agree", "phase", "ended agreed"},
    {"aga: White passes last", "aga", "5x5", "b C3;w pass;b pass", "phase",
     "playing"},
    {"aga: White passes last", "aga", "5x5", "b C3;w pass;b pass;w pass",
     "phase", "pause"},
    {"aga: two are enough when White is last", "bga", "5x5", "b pass;w pass",
     "phase", "pause"},
    {"aga: the fourth in a row ends", "aga", "5x5",
     "b pass;w pass;b pass;w pass", "phase", "ended passes"},
    {"aga: also over a dispute", "aga", "5x5",
     "b pass;w pass;resume;b pass;w pass", "phase", "ended passes"},
    {"aga: a stone breaks the row", "aga", "5x5",
     "b pass;w pass;resume;b C3;w pass;b pass;w pass", "phase", "pause"},
    {"aga: every pass up to the stop hands over a stone", "aga", "5x5",
     "b C3;w pass;b pass;w pass", "passes", "1 2"},
    {"button: the first pass takes it", "aga-button", "5x5",
     "b C3;w pass;b pass", "phase", "playing"},
    {"button: two passes after it", "aga-button", "5x5",
     "b C3;w pass;b pass;w pass", "phase", "pause"},
    {"no virtual moves", "chinese", "5x5", "b C3", "why w virtual",
     "no-virtual virtual=false"},
    {"ladder: occupied before suicide", "chinese", ".X./X../...", "",
     "why w B3", "occupied"},
    {"suicide none", "chinese", SEND_TWO, "b A1;w E3", "why b B1",
     "suicide suicide=none"},
    {"suicide multi", "ing", SEND_TWO, "b A1;w E3", "why b B1", "legal"},
    {"suicide multi: one stone", "ing", ".X./X../...", "b C3", "why w A3",
     "suicide suicide=multi"},
    {"suicide any: one stone repeats", "tromp-taylor", ".X./X../...", "b C3",
     "why w A3", "repeats move 1 ko=positional"},
};

/* ---- the Art version (Art 6, 8, 10) -------------------------------------- */

/* A black corner of two stones that a white wall has shut in. */
#define SHUT_IN "XX.O./..OO./OOO../...../....."

static const struct row arts[] = {
    {"Art 8: two abandons pause", "jpd-art", "5x5", "b C3;w pass;b pass",
     "phase", "pause"},
    {"Art 10: no resumption", "jpd-art", "5x5", "b C3;w pass;b pass",
     "why w A1", "no-resumption stop=trial"},
    {"Art 10: nothing is pending, nothing is converted", "jpd-art", "5x5",
     "b C3;w pass;b D4", "virtual", "0 0"},
    {"Art 10: a dispute starts the trial", "jpd-art", "5x5",
     "b C3;w pass;b pass;resume", "phase", "trial"},
    {"Art 10: who abandoned first moves first", "jpd-art", "5x5",
     "b C3;w pass;b pass;trial", "to_move", "w"},
    {"Art 10: not to be settled before two abandons", "jpd-art", "5x5",
     "b C3;w pass;b pass;trial;w pass", "try settle", "trial not finished"},
    {"Art 10: no dispute in a trial", "jpd-art", "5x5", "b pass;w pass;trial",
     "try resume", "not in a pause"},
    {"Art 10: no agreement in a trial", "jpd-art", "5x5", "b pass;w pass;trial",
     "try accept", "not in a pause"},
    {"Art 10: the history is empty but for the pause", "jpd-art", KO,
     "b C3;w pass;b pass;trial", "why w B3", "legal"},
    {"Art 10: and holds the pause", "jpd-art", KO, "b pass;w pass;trial;b C3",
     "why w B3", "repeats move 3 ko=positional"},
    {"Art 10: a move after two abandons goes on", "jpd-art", "5x5",
     "b pass;w pass;trial;b pass;w pass;b A1", "try settle",
     "trial not finished"},
    {"Art 10: the position of the pause comes back", "jpd-art", SHUT_IN,
     "b pass;w pass;trial;b pass;w A4;b pass;w B4;b pass;w C5;b pass;w pass;"
     "settle",
     "board", SHUT_IN},
    {"Art 10: and its prisoners", "jpd-art", SHUT_IN,
     "b pass;w pass;trial;b pass;w A4;b pass;w B4;b pass;w C5;b pass;w pass",
     "prisoners", "2 0"},
    {"Art 10: and its prisoners", "jpd-art", SHUT_IN,
     "b pass;w pass;trial;b pass;w A4;b pass;w B4;b pass;w C5;b pass;w pass;"
     "settle",
     "prisoners", "0 0"},
    {"Art 10: the same side to move", "jpd-art", SHUT_IN,
     "b pass;w pass;trial;b A4;w pass;b pass;settle", "to_move", "b"},
    {"Art 10: pause again", "jpd-art", SHUT_IN,
     "b pass;w pass;trial;b pass;w pass;settle", "phase", "pause"},
    {"Art 10: captured in the trial is dead", "jpd-art", SHUT_IN,
     "b pass;w pass;trial;b pass;w A4;b pass;w B4;b pass;w C5;b pass;w pass;"
     "settle",
     "dead", "A5 B5"},
    {"Art 10: marked at its end is dead", "jpd-art", SHUT_IN,
     "b pass;w pass;trial;b pass;w pass;dead A5;settle", "dead", "A5 B5"},
    {"Art 10: the points of the dead", "jpd-art", "XO./.O./OO.",
     "b pass;w pass;trial;b pass;w pass;dead A3;settle", "claims",
     "w A2 A3 C1 C2 C3"},
    {"Art 10: a stone on the last board owns the point", "jpd-art",
     "X.O/X.O/X.O", "b pass;w pass;trial;b B1;w B3;b pass;w pass;settle",
     "claims", "b B1 w B3 public B2"},
    {"A 6.1, figure: liberty-eyes on the last board", "jpd-art",
     "OOXXOO./OX..XO./OX..XO./OXOOXO./OXXXXO./OOOOOO./.......",
     "b pass;w pass;trial;b pass;w pass;settle", "claims",
     "b C6 D6 w A1 B1 C1 D1 E1 F1 G1 G2 G3 G4 G5 G6 G7 public C5 D5"},
    {"Art 10: claims of the trial count", "jpd-art", "X.O/X.O/X.O",
     "b pass;w pass;trial;claim b B1;b pass;w pass;settle", "claims",
     "b B1 public B2 B3"},
    {"Art 10: a second trial replaces the findings", "jpd-art", SHUT_IN,
     "b pass;w pass;trial;b pass;w pass;dead A5;settle;trial;b pass;w pass;"
     "settle",
     "dead", ""},
    {"undo goes back into the trial", "jpd-art", SHUT_IN,
     "b pass;w pass;trial;b pass;w A4;b pass;w B4;b pass;w C5;b pass;w pass;"
     "settle",
     "undo event;board", "..OO./OOOO./OOO../...../....."},
    {"undo goes back through it", "jpd-art", SHUT_IN,
     "b pass;w pass;trial;b pass;w A4;b pass;w pass;settle", "undo 5;events",
     "pass b"},
    {"resigning leaves the trial unsettled", "jpd-art", SHUT_IN,
     "b pass;w pass;trial;b pass;w A4;resign b", "board", SHUT_IN},
    {"undo of such a resignation", "jpd-art", SHUT_IN,
     "b pass;w pass;trial;b pass;w A4;resign b", "undo event;phase", "trial"},
    {"Art 13.1: accepted", "jpd-art", SHUT_IN,
     "b pass;w pass;trial;b pass;w pass;settle;accept", "phase",
     "ended accepted"},
};

/* ---- undo, other rules, lenience, marks (gtp.md) --------------------------
 */

static const struct row records[] = {
    {"undo restores a pending abandon", "jpd-a", "5x5", "b C3;w pass;b D4",
     "undo;pending", "w"},
    {"undo of a pause", "jpd-a", "5x5", "b C3;w pass;b pass;accept",
     "undo;phase", "playing"},
    {"undo takes later events along", "jpd-a", "5x5",
     "b C3;w pass;b pass;dead C3;accept", "undo;events", "play b C3; pass w"},
    {"undo of the last event alone", "jpd-a", "5x5",
     "b C3;w pass;b pass;accept", "undo event;phase", "pause"},
    {"a conversion goes with its cause", "jpd-a", "5x5",
     "b C3;w pass;b pass;resume", "undo event;events",
     "play b C3; pass w; pass b"},
    {"undo restores the first stop", "jpd-a", "5x5", "b C3;w pass",
     "undo;first_stop", "nobody"},
    {"undo restores ko", "japanese", KO, "b C3;w E1", "undo;why w B3",
     "ko ko=simple"},
    {"undo: the position is out of the history", "tromp-taylor", ".O/..",
     "b B1;w A1", "undo 2;why b B1", "legal"},
    {"nothing to undo", "jpd-a", "5x5", "handicap 2;to w;", "undo",
     "cannot undo"},
    {"too many to undo", "jpd-a", "5x5", "b C3", "undo 2", "cannot undo"},
    {"other rules: an abandon is a pass", "jpd-a", "5x5", "b C3;w pass;b D4",
     "rules chinese;events", "play b C3; pass w; play b D4"},
    {"other rules: a virtual move counts as a pass", "jpd-a", "5x5",
     "b C3;w virtual;b pass", "rules chinese;phase", "pause"},
    {"other rules: and back", "jpd-a", "5x5", "b C3;w pass;b D4",
     "rules chinese;rules jpd-a;events",
     "play b C3; pass w; convert w; play b D4"},
    {"other rules: what they forbid stays", "jpd-a", SEND_TWO, "b A1;w E3;b B1",
     "rules chinese;violations", "3 suicide suicide=none"},
    {"other rules: what they forbid stays", "jpd-a", KO,
     "b C3;w pass;b E1;w B3", "rules chinese-kgs;violations", ""},
    {"other rules: a repetition is found", "japanese", TWO_STONES_BACK,
     "b F3;w F1;b F2", "rules tromp-taylor;violations",
     "3 repeats move 0 ko=positional"},
    {"other rules: events after an end they find", "chinese", "5x5",
     "b pass;w pass;resume;b pass;w pass;resume;b C3", "rules jpd-a;violations",
     "11 game-over four-virtual"},
    {"other rules: they stay made", "chinese", "5x5",
     "b pass;w pass;resume;b pass;w pass;resume;b C3", "rules jpd-a;board",
     "...../...../..X../...../....."},
    {"other rules: a trial becomes a resumption", "jpd-art", "5x5",
     "b pass;w pass;trial;b C3;w pass;b pass;settle",
     "rules chinese;violations", "7 out-of-phase"},
    {"lenient: a repetition is kept and listed", "tromp-taylor", KO, "b C3",
     "lenient;do w B3;violations", "2 repeats move 0 ko=positional"},
    {"lenient: a stone on a stone is refused", "tromp-taylor", "5x5", "b C3",
     "lenient;try w C3", "illegal move"},
    {"lenient: a virtual move counts as a pass", "chinese", "5x5",
     "b C3;w pass", "lenient;do b virtual;phase", "pause"},
    {"lenient: and is listed", "chinese", "5x5", "b C3",
     "lenient;do w virtual;violations", "2 no-virtual virtual=false"},
    {"lenient: the fourth virtual move ends, the stone is listed", "jpd-a",
     "5x5", THREE ";b pass", "lenient;do w D4;violations",
     "7 fourth-virtual virtual_end=4"},
    {"marks are those of the chain", "chinese", "XX./.../...", "dead A3",
     "dead", "A3 B3"},
    {"a stone drops them", "chinese", "XX./.../...", "dead A3;b C1", "dead",
     ""},
    {"undo brings them back", "chinese", "XX./.../...", "dead A3;b C1",
     "undo;dead", "A3 B3"},
    {"a pass does not drop them", "chinese", "XX./.../...", "dead A3;b pass",
     "dead", "A3 B3"},
    {"a resumption drops them", "chinese", "XX./.../...",
     "b pass;w pass;dead A3;resume", "dead", ""},
    {"a mark needs a stone", "chinese", "XX./.../...", "", "try dead C3",
     "no stone there"},
    {"A 6.1: a claim", "jpd-a", "XX./.../OO.", "claim b A2 public B2 C2",
     "claims", "b A2 public B2 C2"},
    {"A 6.1: not a point with a living stone", "jpd-a", "XX./.../OO.", "",
     "try claim b A1", "claim refused"},
    {"A 6.1: with a dead one", "jpd-a", "XX./.../OO.", "dead A1",
     "try claim b A1", "done"},
    {"A 6.1: not what the other claims", "jpd-a", "XX./.../OO.", "claim w A2",
     "try claim b A2", "claim refused"},
    {"A 6.1: not what is named public", "jpd-a", "XX./.../OO.",
     "claim w A2 public B2", "try claim w B2", "claim refused"},
    {"a claim that contradicts itself", "jpd-a", "XX./.../OO.", "",
     "try claim b A2 public A2", "claim refused"},
};

#define TABLES(X)                                                              \
    X(stops)                                                                   \
    X(fours)                                                                   \
    X(repetitions)                                                             \
    X(thirds)                                                                  \
    X(other_stops)                                                             \
    X(arts)                                                                    \
    X(records)

#define X(table)                                                               \
    START_TEST(row_of_##table)                                                 \
    {                                                                          \
        check_row(&table[_i]);                                                 \
    }                                                                          \
    END_TEST
TABLES(X)
#undef X

TCase *game_rows_tests(void)
{
    TCase *tc = tcase_create("game_rows");

#define X(table)                                                               \
    tcase_add_loop_test(tc, row_of_##table, 0,                                 \
                        (int)(sizeof table / sizeof table[0]));
    TABLES(X)
#undef X
    return tc;
}
