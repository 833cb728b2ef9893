#include "text/record.h"

#include "text/diagram.h"

#include "support/failing.h"
#include "support/record_check.h"

#include "suites.h"

#include <string.h>

static struct game *new_game(const char *rules)
{
    struct game *g = game_new(9, 9);

    ck_assert_ptr_nonnull(g);
    ck_assert_int_eq(game_set_rules(g, rules_find(rules, strlen(rules))),
                     ST_OK);
    return g;
}

static enum status load(struct game *g, const char *text,
                        const struct record_options *opt, struct strbuf *notes,
                        struct sgf **tree)
{
    struct sgf_error error;
    enum status st = sgf_read(text, strlen(text), tree, &error);

    ck_assert_msg(!st, "%s: %zu:%zu %s", text, error.line, error.column,
                  error.text);
    return record_load(g, *tree, opt, notes);
}

/* "play b C3, pass w" without the conversions. */
static void print_events(struct strbuf *out, const struct game *g)
{
    for (uint32_t i = 1; i <= game_state(g)->events; i++) {
        struct event e = game_event(g, i).event;

        if (e.kind == EV_CONVERT)
            continue;
        strbuf_puts(out, out->len ? ", " : "");
        event_print(out, &e);
    }
}

/* ---- what records say -------------------------------------------------- */

/* Loaded into a 9x9 game of the Chinese rules: rules, komi, side to move and
 * handicap, the board, the events, a part of the notes ("": no note). "G..",
 * "E..": reference page, part 4; 3.2: komi and rules as found in the wild. */
static const struct {
    const char *name, *text, *settings, *board, *events, *note;
} good[] = {
    {"nothing stated", "(;SZ[3])", "chinese komi 7.5 b 0", ".../.../...", "",
     ""},
    {"moves", "(;SZ[3];B[aa];W[bb];B[];W[ca])", "chinese komi 7.5 b 0",
     "X.O/.O./...", "play b A3, play w B2, pass b, play w C3", ""},
    {"passes (G2)", "(;SZ[3];B[aa];W[  ];B[ ];W[tt])", "chinese komi 7.5 w 0",
     "X../.../...", "play b A3, pass w, pass b, pass w", ""},
    {"a rectangle", "(;SZ[4:2];B[da];W[ab])", "chinese komi 7.5 b 0",
     "...X/O...", "play b D2, play w A1", ""},
    {"a rectangle with x", "(;SZ[ 2x3 ];B[bc])", "chinese komi 7.5 w 0",
     "../../.X", "play b B1", ""},
    {"one line", "(;SZ[1])", "chinese komi 7.5 b 0", ".", "", ""},
    {"komi", "(;SZ[1]KM[6.5])", "chinese komi 6.5! b 0", ".", "", ""},
    {"odd komi", "(;SZ[1]KM[0.53])", "chinese komi 0.53! b 0", ".", "", ""},
    {"negative komi", "(;SZ[1]KM[-2.5])", "chinese komi -2.5! b 0", ".", "",
     ""},
    {"decimal comma (G4)", "(;SZ[1]KM[6,5])", "chinese komi 6.5! b 0", ".", "",
     ""},
    {"komi with words", "(;SZ[1]KM[6.5 points])", "chinese komi 6.5! b 0", ".",
     "", ""},
    {"empty komi (G4)", "(;SZ[1]KM[])", "chinese komi 7.5 b 0", ".", "",
     "line 1, column 10: no komi that can be read, kept 7.5"},
    {"no number", "(;SZ[1]KM[much])", "chinese komi 7.5 b 0", ".", "",
     "no komi"},
    {"komi in KO (G4)", "(;SZ[1]KO[5.5])", "chinese komi 5.5! b 0", ".", "",
     ""},
    {"komi in KO, KM empty", "(;SZ[1]KM[]KO[5.5])", "chinese komi 5.5! b 0",
     ".", "", ""},
    {"Fox, half count (3.2)", "(;SZ[1]AP[foxwq]KM[375])",
     "chinese komi 7.5! b 0", ".", "", "komi 375 taken as 7.5"},
    {"Fox, points", "(;SZ[1]KM[650])", "chinese komi 6.5! b 0", ".", "",
     "komi 650 taken as 6.5"},
    {"Fox, 7", "(;SZ[1]AP[SGFC:2.0]KM[350])", "chinese komi 7! b 0", ".", "",
     "taken as 7"},
    {"Fox, even game", "(;SZ[1]AP[foxwq]KM[50])", "chinese komi 0.5! b 0", ".",
     "", "taken as 0.5"},
    {"50 elsewhere", "(;SZ[1]KM[50])", "chinese komi 50! b 0", ".", "", ""},
    {"GoGoD (3.2)", "(;SZ[1]RU[Chinese]KM[3.75])", "chinese komi 7.5! b 0", ".",
     "", "komi 3.75 taken as 7.5"},
    {"7.25 is 7.25", "(;SZ[1]RU[Chinese]KM[7.25])", "chinese komi 7.25! b 0",
     ".", "", ""},
    {"3.75 elsewhere", "(;SZ[1]RU[Japanese]KM[3.75])",
     "japanese komi 3.75! b 0", ".", "", ""},
    {"rules", "(;SZ[1]RU[NZ])", "new-zealand komi 7 b 0", ".", "", ""},
    {"rules and place", "(;SZ[1]RU[Chinese]PC[The KGS Go Server at x])",
     "chinese-kgs komi 7.5 b 0", ".", "", ""},
    {"own rules first", "(;SZ[1]RU[Japanese]CPRU[jpd-a,cycle=void])",
     "jpd-a, except cycle=void komi 6.5 b 0", ".", "", ""},
    {"unknown rules", "(;SZ[1]RU[Martian])", "chinese komi 7.5 b 0", ".", "",
     "unknown rules, kept chinese"},
    {"empty rules", "(;SZ[1]RU[])", "chinese komi 7.5 b 0", ".", "", ""},
    {"handicap", "(;SZ[3]HA[2]AB[aa][cc];W[ba])", "chinese komi 7.5 b 2",
     "XO./.../..X", "play w B3", ""},
    {"who begins after handicap", "(;SZ[3]HA[2]AB[aa][cc])",
     "chinese komi 7.5 w 2", "X../.../..X", "", ""},
    {"handicap 1 is none", "(;SZ[3]HA[1])", "chinese komi 7.5 b 0",
     ".../.../...", "", ""},
    {"handicap is no number", "(;SZ[3]HA[x])", "chinese komi 7.5 b 0",
     ".../.../...", "", "no handicap"},
    {"handicap against stones (E4)",
     "(;SZ[9]HA[2]KM[0.5]RU[Chinese]AB[cc][gg][cg]AW[ee]PL[W];W[eg])",
     "chinese komi 0.5! b 2",
     "........./........./..X....../........./....O..../........./"
     "..X.O.X../........./.........",
     "play w E3", "handicap 2, but 3 black stones are set up"},
    {"AB twice (E5)", "(;SZ[3]HA[3]AB[aa]AB[ba]AB[ca];W[bb])",
     "chinese komi 7.5 b 3", "XXX/.O./...", "play w B2", ""},
    {"empty lists (G5)", "(;SZ[3]AB[]AW[]SQ[]FOO[x];B[aa])",
     "chinese komi 7.5 w 0", "X../.../...", "play b A3", ""},
    {"no first semicolon (G7)", "\xef\xbb\xbf(SZ[3]KM[5.5];B[bb])",
     "chinese komi 5.5! w 0", ".../.X./...", "play b B2", ""},
    {"rectangles of points", "(;SZ[5]AB[aa:cb]AW[ee:de]AE[bb])",
     "chinese komi 7.5 b 0", "XXX../X.X../...../...../...OO", "", ""},
    {"who is on move", "(;SZ[2]PL[W])", "chinese komi 7.5 w 0", "../..", "",
     ""},
    {"the first move tells", "(;SZ[2]AB[aa];W[bb])", "chinese komi 7.5 b 0",
     "X./.O", "play w B1", ""},
    {"PL in a game", "(;SZ[2];B[aa];PL[B])", "chinese komi 7.5 b 0", "X./..",
     "play b A2", ""},
    {"letters beyond z", "(;SZ[28];B[AB];W[Ba];B[bA])", "chinese komi 7.5 w 0",
     NULL, "play b AB1, play w AC28, play b B2", ""},
    {"tt on a large board", "(;SZ[20];B[tt];W[ss])", "chinese komi 7.5 b 0",
     NULL, "play b U1, play w T2", ""},
    {"long names of FF[3]", "(;GaMe[1]SiZe[3]KoMi[5.5];Black[aa];White[bb])",
     "chinese komi 5.5! b 0", "X../.O./...", "play b A3, play w B2", ""},
    {"the main line is the first", "(;SZ[3](;B[aa](;W[ba])(;W[ca]))(;B[bb]))",
     "chinese komi 7.5 b 0", "XO./.../...", "play b A3, play w B3", ""},
    {"the first game", "(;SZ[3];B[aa])(;SZ[3];B[bb])", "chinese komi 7.5 w 0",
     "X../.../...", "play b A3", ""},
    {"moves in the root", "(;SZ[3]B[aa];W[bb])", "chinese komi 7.5 b 0",
     "X../.O./...", "play b A3, play w B2", ""},
    {"two moves in a node", "(;SZ[3];B[aa]W[bb])", "chinese komi 7.5 b 0",
     "X../.O./...", "play b A3, play w B2", ""},
    {"a set-up in the game", "(;SZ[3];B[aa];W[ba];AE[aa]AW[cc]PL[B];B[bb])",
     "chinese komi 7.5 w 0", ".O./.X./..O", "play b B2", ""},
    {"captured stones taken off again",
     "(;SZ[3];B[ba];W[aa];B[ab]AE[aa];W[cc])", "chinese komi 7.5 b 0",
     ".X./X../..O", "play b B3, play w A3, play b A2, play w C1", ""},
    {"handicap in the second node", "(;SZ[3]HA[2];AB[aa][cc];W[bb])",
     "chinese komi 7.5 b 2", "X../.O./..X", "play w B2",
     "handicap 2, but 0 black stones"},
    {"illegal by a rule", "(;SZ[3];B[ba];W[];B[ab];W[aa])",
     "chinese komi 7.5 b 0", ".X./X../...",
     "play b B3, pass w, play b A2, play w A3",
     "line 1, column 26: move 4, W A3: suicide"},
    {"virtual moves", "(;SZ[3]CPRU[jpd-a];B[bb];VX[W];VX[b])",
     "jpd-a komi 6.5 w 0", ".../.X./...", "play b B2, virtual w, virtual b",
     ""},
    {"every kind of event",
     "(;SZ[3]CPRU[jpd-b];B[bb];W[];B[];CPEV[resume];B[];W[];CPDD[bb]"
     ";CPEV[unmark B2];CPSK[bb];CPAL[bb];CPEV[unmark];CPCL[b:aaba:cc];"
     "CPCL[w::bc];CPEV[unclaim];CPEV[negative B B2];CPEV[accept])",
     "jpd-b komi 7.5 b 0", ".../.X./...",
     "play b B2, pass w, pass b, resume, pass b, pass w, mark dead B2, "
     "unmark B2, mark seki B2, mark alive B2, unmark, claim b A3 B3 public C1, "
     "claim w public B1, unclaim, negative B B2, accept",
     ""},
    {"a trial",
     "(;SZ[3]CPRU[jpd-art];B[bb];W[];B[];CPEV[trial];W[aa];B[];W[]"
     ";CPEV[settle];CPEV[agree])",
     "jpd-art komi 6.5 w 0", ".../.X./...",
     "play b B2, pass w, pass b, trial, play w A3, pass b, pass w, settle, "
     "agree",
     ""},
    {"resignation", "(;SZ[3]CPRU[jpd-a];B[bb];CPEV[resign W])",
     "jpd-a komi 6.5 w 0", ".../.X./...", "play b B2, resign w", ""},
    {"a mark on no stone", "(;SZ[3];B[bb];CPDD[aa])", "chinese komi 7.5 w 0",
     ".../.X./...", "play b B2", "no stone"},
    {"a rectangle of marks", "(;SZ[3];B[bb];CPDD[aa:cc])",
     "chinese komi 7.5 w 0", ".../.X./...", "play b B2", "not understood"},
    {"unknown events", "(;SZ[3];B[bb];CPEV[dance])", "chinese komi 7.5 w 0",
     ".../.X./...", "play b B2", "not understood"},
};

START_TEST(records_are_loaded)
{
    struct record_options opt = {0};
    struct strbuf notes = STRBUF_INIT, text = STRBUF_INIT;
    struct game *g = new_game("chinese");
    struct board b;
    struct sgf *t;
    enum status st = load(g, good[_i].text, &opt, &notes, &t);

    ck_assert_msg(!st, "%s: %s", good[_i].name, notes.text);
    rules_print(&text, game_rules(g));
    strbuf_puts(&text, " komi ");
    centi_print(&text, game_komi(g));
    strbuf_addf(&text, "%s %s %d", game_komi_explicit(g) ? "!" : "",
                game_state(g)->to_move == BLACK ? "b" : "w", game_handicap(g));
    ck_assert_msg(!strcmp(text.text, good[_i].settings), "%s: %s",
                  good[_i].name, text.text);
    if (good[_i].board) {
        ck_assert_int_eq(diagram_read(good[_i].board, &b), ST_OK);
        ck_assert_msg(board_equal(&b, game_board(g)), "%s", good[_i].name);
    }
    strbuf_clear(&text);
    print_events(&text, g);
    ck_assert_msg(!strcmp(text.text, good[_i].events), "%s: %s", good[_i].name,
                  text.text);
    ck_assert_msg(*good[_i].note ? strstr(notes.text, good[_i].note) != NULL
                                 : !notes.len,
                  "%s: %s", good[_i].name, notes.text);
    sgf_free(t);
    game_free(g);
    strbuf_free(&notes);
    strbuf_free(&text);
}
END_TEST

/* Records that cannot be a game, and what is said. */
static const struct {
    const char *text, *note;
} bad[] = {
    {"(;SZ[3];B[aa];W[aa])", "line 1, column 16: move 2, W A3: occupied"},
    {"(;SZ[3];B[ad])", "line 1, column 10: off the board"},
    {"(;SZ[3];B[da])", "off the board"},
    {"(;SZ[9]\n;B[tt]\n;W[jj])", "line 3, column 3: off the board"},
    {"(;SZ[20:5];B[tt])", "off the board"},
    {"(;SZ[3];B[a])", "not a move"},
    {"(;SZ[3];B[aab])", "not a move"},
    {"(;SZ[3];VX[green])", "not a move"},
    {"(;SZ[3]AB[ad])", "off the board"},
    {"(;SZ[3]AB[aa:ad])", "off the board"},
    {"(;SZ[3]AB[aa-ad])", "not a point"},
    {"(;SZ[3]AB[aa][ba]AW[ab][bb][ca]PL[B])", "without a liberty"},
    {"(;SZ[3];B[aa];AW[ba][ab])", "without a liberty"},
    {"(;SZ[0])", "unacceptable size"},
    {"(;SZ[53])", "unacceptable size"},
    {"(;SZ[99999999999999999999])", "unacceptable size"},
    {"(;SZ[9:])", "unacceptable size"},
    {"(;SZ[9:0])", "unacceptable size"},
    {"(;SZ[big])", "unacceptable size"},
    {"(;GM[2]SZ[8])", "line 1, column 5: not a game of Go"},
};

START_TEST(impossible_records_change_nothing)
{
    struct record_options opt = {0};
    struct strbuf notes = STRBUF_INIT, before = STRBUF_INIT;
    struct strbuf after = STRBUF_INIT;
    struct game *g = new_game("jpd-a");
    struct sgf *t;

    ck_assert_int_eq(
        load(g, "(;SZ[4]KM[2.5]AB[aa];W[bb];B[];VX[W])", &opt, &notes, &t),
        ST_OK);
    sgf_free(t);
    record_check_print(&before, g);
    ck_assert_int_eq(load(g, bad[_i].text, &opt, &notes, &t), ST_CANNOT_LOAD);
    ck_assert_msg(strstr(notes.text, bad[_i].note) != NULL, "%s: %s",
                  bad[_i].text, notes.text);
    record_check_print(&after, g);
    ck_assert_str_eq(before.text, after.text);
    sgf_free(t);
    game_free(g);
    strbuf_free(&notes);
    strbuf_free(&before);
    strbuf_free(&after);
}
END_TEST

/* loadsgf FILE N stops before move N (G10). */
static const struct {
    const char *text;
    uint32_t before;
    const char *events;
} stops[] = {
    {"(;SZ[9];B[ee];W[cc];B[gg])", 1, ""},
    {"(;SZ[9];B[ee];W[cc];B[gg])", 3, "play b E5, play w C7"},
    {"(;SZ[9];B[ee];W[cc];B[gg])", 4, "play b E5, play w C7, play b G3"},
    {"(;SZ[9];B[ee];W[cc];B[gg])", 99, "play b E5, play w C7, play b G3"},
    {"(;SZ[9];B[ee];W[cc];B[gg])", 0, "play b E5, play w C7, play b G3"},
    {"(;SZ[9];B[ee];CPDD[ee];W[cc];CPDD[cc])", 2, "play b E5, mark dead E5"},
    {"(;SZ[9];B[ee];AW[aa];W[cc];B[gg])", 3, "play w C7"},
    {"(;SZ[9]B[ee]W[cc])", 2, "play b E5"},
    {"(;SZ[9];B[ee];B[ee])", 2, "play b E5"}, /* what is behind may be bad */
};

START_TEST(loading_stops_before_a_move)
{
    struct record_options opt = {.before_move = stops[_i].before};
    struct strbuf text = STRBUF_INIT;
    struct game *g = new_game("chinese");
    struct sgf *t;

    ck_assert_int_eq(load(g, stops[_i].text, &opt, &text, &t), ST_OK);
    strbuf_clear(&text);
    print_events(&text, g);
    ck_assert_msg(!strcmp(text.text, stops[_i].events), "%d: %s", _i,
                  text.text);
    sgf_free(t);
    game_free(g);
    strbuf_free(&text);
}
END_TEST

START_TEST(locked_rules_stay)
{
    struct record_options opt = {.lock_rules = true};
    struct strbuf notes = STRBUF_INIT;
    struct game *g = new_game("aga");
    struct sgf *t;

    ck_assert_int_eq(
        load(g, "(;SZ[9]RU[Japanese]CPRU[jpd-a]KM[6.5])", &opt, &notes, &t),
        ST_OK);
    ck_assert_str_eq(game_rules(g)->name, "aga");
    ck_assert_int_eq(game_komi(g), 650);
    sgf_free(t);
    /* A default komi stays one: that of the rules in force. */
    ck_assert_int_eq(
        load(g, "(;SZ[9]CPRU[jpd-a]KM[6.5]CPKM[default])", &opt, &notes, &t),
        ST_OK);
    ck_assert(!game_komi_explicit(g));
    ck_assert_int_eq(game_komi(g), 750);
    sgf_free(t);
    game_free(g);
    strbuf_free(&notes);
}
END_TEST

START_TEST(notes_do_not_flood)
{
    struct record_options opt = {0};
    struct strbuf text = STRBUF_INIT, notes = STRBUF_INIT;
    struct game *g = new_game("chinese");
    struct sgf *t;
    int lines = 0;

    strbuf_puts(&text, "(;SZ[9]");
    for (int i = 0; i < 1000; i++)
        strbuf_puts(&text, ";CPEV[dance]");
    strbuf_puts(&text, ")");
    ck_assert_int_eq(load(g, text.text, &opt, &notes, &t), ST_OK);
    for (size_t i = 0; i < notes.len; i++)
        lines += notes.text[i] == '\n';
    ck_assert_int_eq(lines, 20);
    ck_assert_ptr_nonnull(strstr(notes.text, "\nand 980 notes more"));
    sgf_free(t);
    game_free(g);
    strbuf_free(&text);
    strbuf_free(&notes);
}
END_TEST

/* ---- saving ------------------------------------------------------------ */

/* A record, what is done then (a number: turns taken back; "+": the moves
 * behind it), and what is saved along the record. Chinese rules. */
static const struct {
    const char *name, *text;
    int undo;
    const char *then, *saved;
} along[] = {
    {"what the root has besides", "(;SZ[3]PB[x\\]y]ZZ[1][2]RE[W+R]FF[3];B[aa])",
     0, "",
     "(;FF[4]GM[1]AP[caipan]SZ[3]RU[Chinese]CPRU[chinese]KM[7.5]CPKM[default]"
     "RE[B+1]PB[x\\]y]ZZ[1][2]\n;B[aa])\n"},
    {"comments, variations, further moves",
     "(;SZ[3](;B[aa]C[one](;W[bb]N[two](;B[cc])(;B[ca]))(;W[cc];B[ac]))(;B[bb])"
     ")",
     0, "W[ac]",
     "(;FF[4]GM[1]AP[caipan]SZ[3]RU[Chinese]CPRU[chinese]KM[7.5]CPKM[default]"
     "RE[B+1]\n(;B[aa]C[one]\n(;W[bb]N[two]\n(;B[cc];W[ac])\n(;B[ca]))\n"
     "(;W[cc];B[ac]))\n(;B[bb]))\n"},
    {"moves taken back", "(;SZ[3];B[aa]C[one];W[bb](;B[cc])(;B[ca]))", 2, "",
     "(;FF[4]GM[1]AP[caipan]SZ[3]RU[Chinese]CPRU[chinese]KM[7.5]CPKM[default]"
     "RE[B+1]\n;B[aa]C[one])\n"},
    {"moves taken back and others made",
     "(;SZ[3];B[aa]C[one];W[bb](;B[cc];W[ba])(;B[ca]))", 2, "B[ac]W[]",
     "(;FF[4]GM[1]AP[caipan]SZ[3]RU[Chinese]CPRU[chinese]KM[7.5]CPKM[default]"
     "RE[B+1]\n;B[aa]C[one];W[bb]\n(;B[ac];W[])\n(;B[ca]))\n"},
    {"a set-up in the game", "(;SZ[3]AB[aa]C[x];W[ba];AE[aa]PL[W]C[y];W[cc])",
     0, "B[bb]",
     "(;FF[4]GM[1]AP[caipan]SZ[3]RU[Chinese]CPRU[chinese]KM[7.5]CPKM[default]"
     "RE[B+1]AB[aa]C[x]\n;W[ba];AE[aa]PL[W]C[y];W[cc];B[bb])\n"},
    {"moves in the root", "(;SZ[3]B[aa]C[x];W[ba]C[y])", 0, "",
     "(;FF[4]GM[1]AP[caipan]SZ[3]RU[Chinese]CPRU[chinese]KM[7.5]CPKM[default]"
     "RE[B+1]C[x]\n;B[aa];W[ba])\n"},
    {"old passes stay", "(;SZ[3];B[tt];W[ ])", 0, "B[]",
     "(;FF[4]GM[1]AP[caipan]SZ[3]RU[Chinese]CPRU[chinese]KM[7.5]CPKM[default]"
     "RE[B+1]\n;B[tt];W[ ];B[])\n"},
    {"PL behind which a move was taken back", "(;SZ[3];B[aa];PL[B];B[bb])", 1,
     "",
     "(;FF[4]GM[1]AP[caipan]SZ[3]RU[Chinese]CPRU[chinese]KM[7.5]CPKM[default]"
     "RE[B+1]\n;B[aa];PL[B])\n"},
};

/* Make the moves "B[aa]W[]". */
static void play(struct game *g, const char *moves)
{
    struct ruling ruling;

    for (; *moves; moves = strchr(moves, ']') + 1) {
        struct event e = {.kind = EV_PASS,
                          .color = *moves == 'B' ? BLACK : WHITE};

        if (moves[2] != ']') {
            e.kind = EV_MOVE;
            e.vertex = vertex_at(moves[2] - 'a',
                                 game_board(g)->height - 1 - (moves[3] - 'a'));
        }
        ck_assert_int_eq(game_apply(g, &e, &ruling), ST_OK);
    }
}

START_TEST(records_are_saved_along_the_old_one)
{
    struct record_options opt = {0};
    struct strbuf notes = STRBUF_INIT, out = STRBUF_INIT;
    struct game *g = new_game("chinese");
    struct sgf *t;

    ck_assert_int_eq(load(g, along[_i].text, &opt, &notes, &t), ST_OK);
    ck_assert_int_eq(game_undo_turns(g, (uint32_t)along[_i].undo), ST_OK);
    play(g, along[_i].then);
    ck_assert_int_eq(record_save(g, t, "B+1", &out), ST_OK);
    ck_assert_msg(!strcmp(out.text, along[_i].saved), "%s:\n%s", along[_i].name,
                  out.text);
    sgf_free(t);
    game_free(g);
    strbuf_free(&notes);
    strbuf_free(&out);
}
END_TEST

/* A record of another size has nothing to do with the game; its root stays. */
START_TEST(a_record_of_another_game)
{
    struct strbuf out = STRBUF_INIT;
    struct game *g = new_game("jpd-a");
    static const char text[] = "(;SZ[3]GN[x]C[y](;B[aa])(;W[bb]))";
    struct sgf_error error;
    struct sgf *t;

    ck_assert_int_eq(sgf_read(text, sizeof text - 1, &t, &error), ST_OK);
    game_set_komi(g, -25);
    play(g, "B[ii]");
    ck_assert_int_eq(record_save(g, t, NULL, &out), ST_OK);
    ck_assert_str_eq(out.text, "(;FF[4]GM[1]AP[caipan]SZ[9]RU[jpd-a]"
                               "CPRU[jpd-a]KM[-0.25]GN[x]C[y];B[ii])\n");
    sgf_free(t);
    game_free(g);
    strbuf_free(&out);
}
END_TEST

/* ---- without memory ---------------------------------------------------- */

static const char large[] =
    "(;SZ[5]KM[6,5]RU[x]CPRU[jpd-b]PB[y]PL[W]AB[aa:bb]AW[ee];W[cc];VX[B]"
    "(;W[];B[];CPDD[aa];CPCL[b:dd];CPEV[resume];B[dd](;W[dc])(;W[cd]))(;W[bb])"
    ")";

/* Whichever allocation fails, nothing has changed; once none does, it works. */
START_TEST(without_memory_nothing_changes)
{
    struct record_options opt = {0};
    struct strbuf before = STRBUF_INIT, after = STRBUF_INIT;
    struct game *g = new_game("chinese");
    enum status st = ST_NO_MEMORY;
    long n = 0;

    play(g, "B[aa]W[bb]");
    record_check_print(&before, g);
    while (st) {
        struct strbuf notes = STRBUF_INIT;
        struct sgf_error error;
        struct sgf *t = NULL;
        bool failed;

        failing_begin(++n);
        st = sgf_read(large, sizeof large - 1, &t, &error);
        if (!st)
            st = record_load(g, t, &opt, &notes);
        failed = failing_end();
        ck_assert_int_eq(st, failed ? ST_NO_MEMORY : ST_OK);
        if (failed) {
            strbuf_clear(&after);
            record_check_print(&after, g);
            ck_assert_str_eq(before.text, after.text);
        }
        strbuf_free(&notes);
        sgf_free(t);
    }
    ck_assert_int_gt(n, 10);
    ck_assert_int_eq(game_board(g)->width, 5);
    game_free(g);
    strbuf_free(&before);
    strbuf_free(&after);
}
END_TEST

START_TEST(without_memory_nothing_is_saved)
{
    struct record_options opt = {0};
    struct strbuf notes = STRBUF_INIT;
    struct game *g = new_game("chinese");
    enum status st = ST_NO_MEMORY;
    struct sgf *t;
    long n = 0;

    ck_assert_int_eq(load(g, large, &opt, &notes, &t), ST_OK);
    while (st) {
        struct strbuf out = STRBUF_INIT;
        bool failed;

        strbuf_puts(&out, "kept");
        failing_begin(++n);
        st = record_save(g, t, "0", &out);
        failed = failing_end();
        ck_assert_int_eq(st, failed ? ST_NO_MEMORY : ST_OK);
        if (failed)
            ck_assert_str_eq(out.text, "kept");
        strbuf_free(&out);
    }
    ck_assert_int_gt(n, 5);
    sgf_free(t);
    game_free(g);
    strbuf_free(&notes);
}
END_TEST

TCase *record_tests(void)
{
    TCase *tc = tcase_create("record");

    tcase_set_timeout(tc, 60);
    tcase_add_loop_test(tc, records_are_loaded, 0,
                        (int)(sizeof good / sizeof good[0]));
    tcase_add_loop_test(tc, impossible_records_change_nothing, 0,
                        (int)(sizeof bad / sizeof bad[0]));
    tcase_add_loop_test(tc, loading_stops_before_a_move, 0,
                        (int)(sizeof stops / sizeof stops[0]));
    tcase_add_test(tc, locked_rules_stay);
    tcase_add_test(tc, notes_do_not_flood);
    tcase_add_loop_test(tc, records_are_saved_along_the_old_one, 0,
                        (int)(sizeof along / sizeof along[0]));
    tcase_add_test(tc, a_record_of_another_game);
    tcase_add_test(tc, without_memory_nothing_changes);
    tcase_add_test(tc, without_memory_nothing_is_saved);
    return tc;
}
