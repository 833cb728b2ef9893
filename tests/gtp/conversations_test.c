#include "suites.h"
#include "support/talk.h"

/* Conversations: a title with its source, then lines as talk.h has them. The
 * rules of the program's default are jpd-a. "GTP" is version 2, draft 2. */
/* clang-format off */
static const struct {
    const char *title, *script;
} scripts[] = {
    {"who is it (GTP 6.3.1)",
     "protocol_version => = 2\n"
     "name => = Caipan\n"
     "version => = 0...\n"
     "known_command play => = true\n"
     "known_command genmove => = false\n"
     "known_command kgs-chat => = false\n"
     "known_command Play => = false\n"
     "known_command => = false\n"
     "known_command play x => = false\n"
     "Name => ? unknown command\n"
     "name and more => = Caipan\n"},
    {"ids (GTP 2.4)",
     "7 name => =7 Caipan\n"
     "12name => =12 Caipan\n"
     "0 play => ?0 syntax error\n"
     "13 nosuch => ?13 unknown command\n"
     "2147483647 name => =2147483647 Caipan\n"
     "42 => nothing\n"
     "42 # name => nothing\n"
     "# name => nothing\n"
     " \t => nothing\n"
     "\tname\r => = Caipan\n"},
    {"size (gtp.md, principles)",
     "query_boardsize => = 19\n"
     "boardsize 13\n"
     "query_boardsize => = 13\n"
     "boardsize 13 9\n"
     "query_boardsize => = 13 9\n"
     "boardsize 5:7\n"
     "query_boardsize => = 5 7\n"
     "rectangular_boardsize 9 5\n"
     "query_boardsize => = 9 5\n"
     "gogui-rules_board_size => = 9 5\n"
     "boardsize 0 => ? unacceptable size\n"
     "boardsize 53 => ? unacceptable size\n"
     "boardsize 1 53 => ? unacceptable size\n"
     "boardsize => ? syntax error\n"
     "boardsize x => ? syntax error\n"
     "boardsize -1 => ? syntax error\n"
     "boardsize 9:x => ? syntax error\n"
     "boardsize 9 9 9 => ? syntax error\n"
     "boardsize 99999999999 => ? syntax error\n"
     "query_boardsize => = 9 5\n"
     "boardsize 52\n"
     "play b BB52\n"
     "play w az1\n"
     "list_stones b => = BB52\n"
     "list_stones white => = AZ1\n"
     "boardsize 1\n"
     "play b A1 => ? illegal move\n"},
    {"a size always clears, komi stays",
     "play b D4\n"
     "komi 0.53\n"
     "boardsize 19\n"
     "list_stones b => =\n"
     "get_komi => = 0.53\n"
     "play b D4\n"
     "clear_board\n"
     "list_stones b => =\n"
     "get_komi => = 0.53\n"
     "boardsize 99 => ? unacceptable size\n"
     "query_boardsize => = 19\n"},
    {"komi (gtp.md, principles)",
     "get_komi => = 6.5\n"
     "komi 7.50000\n"
     "get_komi => = 7.5\n"
     "komi -3\n"
     "get_komi => = -3\n"
     "komi 7,5 => ? syntax error\n"
     "komi nan => ? syntax error\n"
     "komi 1e3 => ? syntax error\n"
     "komi 6.501 => ? syntax error\n"
     "komi => ? syntax error\n"
     "komi 1 2 => ? syntax error\n"
     "get_komi => = -3\n"
     "komi default\n"
     "get_komi => = 6.5\n"},
    {"a word, a vertex, a move (gtp.md)",
     "boardsize 9\n"
     "play b D4\n"
     "play w d4 => ? illegal move\n"
     "play w D10 => ? invalid coordinate\n"
     "play w K1 => ? invalid coordinate\n"
     "play w I1 => ? syntax error\n"
     "play w D => ? syntax error\n"
     "play w 4D => ? syntax error\n"
     "play w D4x => ? syntax error\n"
     "play w resign => ? syntax error\n"
     "play w => ? syntax error\n"
     "play => ? syntax error\n"
     "play x E5 => ? syntax error\n"
     "play w E5 E6 => ? syntax error\n"
     "play WHITE e5\n"
     "play  b  pAsS\n"
     "play w E6\n"
     "play w F6\n"
     "list_stones w => = E5 E6 F6\n"},
    {"turns (gtp.md, turns)",
     "boardsize 9\n"
     "play b virtual\n"
     "play w pass\n"
     "play b E5\n"
     "last_move => = black E5\n"
     "move_history => = black E5|white PASS|black VIRTUAL\n"},
    {"undo (gtp.md, state)",
     "boardsize 9\n"
     "last_move => ? no previous move known\n"
     "move_history => =\n"
     "undo => ? cannot undo\n"
     "gg-undo 2 => ? cannot undo\n"
     "play b E5\n"
     "play w pass\n"
     "play b C3\n"
     "undo\n"
     "last_move => = white PASS\n"
     "gg-undo 3 => ? cannot undo\n"
     "gg-undo 0\n"
     "gg-undo 2\n"
     "undo => ? cannot undo\n"
     "gg-undo x => ? syntax error\n"},
    {"liberties and captures (GNU Go)",
     "boardsize 5\n"
     "play b B1\n"
     "play w A1\n"
     "countlib B1 => = 2\n"
     "countlib A1 => = 1\n"
     "countlib C3 => ? no stone there\n"
     "countlib F1 => ? invalid coordinate\n"
     "countlib pass => ? syntax error\n"
     "captures b => = 0\n"
     "play b A2\n"
     "captures black => = 1\n"
     "captures white => = 0\n"
     "what_color A1 => = empty\n"
     "what_color B1 => = black\n"
     "gogui-rules_captured_count => = 1 0\n"
     "is_legal w A1 => = 0\n"
     "is_legal w C2 => = 1\n"
     "is_legal w B1 => = 0\n"
     "is_legal w pass => = 1\n"
     "is_legal w Z9 => = 0\n"
     "is_legal w x => ? syntax error\n"},
    {"all legal, by column, then row",
     "boardsize 2\n"
     "all_legal b => = A1 A2 B1 B2\n"
     "play b B1\n"
     "play b A2\n"
     "all_legal w => =\n"
     "all_legal b => = A1 B2\n"
     "all_legal => ? syntax error\n"},
    {"fixed handicap (GTP 4.1.1)",
     "fixed_handicap 3 => = D4 Q16 D16\n"
     "get_handicap => = 3\n"
     "fixed_handicap 2 => ? board not empty\n"
     "gogui-rules_side_to_move => = white\n"
     "undo => ? cannot undo\n"
     "clear_board\n"
     "get_handicap => = 0\n"
     "fixed_handicap 10 => ? invalid number of stones\n"
     "fixed_handicap 1 => ? invalid number of stones\n"
     "fixed_handicap x => ? syntax error\n"
     "boardsize 7\n"
     "fixed_handicap 5 => ? invalid number of stones\n"
     "fixed_handicap 4 => = C3 E5 C5 E3\n"},
    {"free handicap (GTP 4.1.2)",
     "boardsize 9\n"
     "set_free_handicap C3 => ? bad vertex list\n"
     "set_free_handicap C3 C3 => ? bad vertex list\n"
     "set_free_handicap C3 pass => ? bad vertex list\n"
     "set_free_handicap C3 Z9 => ? invalid coordinate\n"
     "set_free_handicap C3 x => ? syntax error\n"
     "list_stones b => =\n"
     "set_free_handicap G7 c3\n"
     "list_stones b => = C3 G7\n"
     "get_handicap => = 2\n"
     "clear_board\n"
     "place_free_handicap 1 => ? invalid number of stones\n"
     "place_free_handicap 81 => ? invalid number of stones\n"
     "place_free_handicap 2 => = C3 G7\n"
     "place_free_handicap 2 => ? board not empty\n"
     "boardsize 2\n"
     "place_free_handicap 3 => = A1 A2 B1\n"
     "get_handicap => = 3\n"
     "boardsize 1 4\n"
     "place_free_handicap 3\n"
     "set_free_handicap A1 A2 => ? board not empty\n"},
    {"set-up (GoGui)",
     "boardsize 9\n"
     "play b pass\n"
     "gogui-setup b D4 w E5 BLACK F6\n"
     "list_stones b => = D4 F6\n"
     "list_stones w => = E5\n"
     "gogui-rules_side_to_move => = black\n"
     "gogui-setup_player W\n"
     "gogui-rules_side_to_move => = white\n"
     "get_handicap => = 0\n"
     "undo => ? cannot undo\n"
     "gogui-setup b A1 => ? board not empty\n"
     "clear_board\n"
     "gogui-setup b A1 w A1 => ? bad vertex list\n"
     "gogui-setup b => ? syntax error\n"
     "gogui-setup b x1 => ? invalid coordinate\n"
     "gogui-setup x A1 => ? syntax error\n"
     "gogui-setup b A1 w A2 w B1 => ? stones without a liberty\n"
     "list_stones b => =\n"
     "gogui-setup\n"
     "gogui-setup_player x => ? syntax error\n"},
    {"set_position (KataGo)",
     "boardsize 9\n"
     "play b D4\n"
     "play w D5\n"
     "set_position w C3 b G7\n"
     "list_stones w => = C3\n"
     "list_stones b => = G7\n"
     "gogui-rules_side_to_move => = black\n"
     "undo => ? cannot undo\n"
     "set_position w A1 w A1 => ? bad vertex list\n"
     "list_stones b => = G7\n"
     "set_position\n"
     "list_stones b => =\n"},
    {"a sequence, all or nothing (GoGui)",
     "boardsize 9\n"
     "play b E5\n"
     "gogui-play_sequence W D4 B PASS W E5 => ? illegal move\n"
     "last_move => = black E5\n"
     "gogui-play_sequence W D4 B => ? syntax error\n"
     "gogui-play_sequence W D4 B Z9 => ? invalid coordinate\n"
     "gogui-play_sequence W D4 B nowhere => ? syntax error\n"
     "last_move => = black E5\n"
     "gogui-play_sequence W D4 B PASS W E6\n"
     "list_stones w => = D4 E6\n"
     "gogui-play_sequence\n"
     "gg-undo 4\n"
     "undo => ? cannot undo\n"},
    {"the ruler (GoGui)",
     "boardsize 2 3\n"
     "gogui-rules_game_id => = Go\n"
     "gogui-rules_side_to_move => = black\n"
     "play b B3\n"
     "gogui-rules_side_to_move => = white\n"
     "gogui-rules_board => = . X|. .|. .\n"
     "gogui-rules_legal_moves => = A1 A2 A3 B1 B2 pass\n"
     "play w pass\n"
     "play b pass\n"
     "gogui-rules_legal_moves => =\n"},
    {"showboard (GNU Go)",
     "boardsize 3 2\n"
     "play b B2\n"
     "showboard => = |   A B C| 2 . X . 2     WHITE (O) has captured 0 stones| 1 . . . 1     BLACK (X) has captured 0 stones|   A B C\n"},
    {"clocks are not kept (GTP 6.3.5)",
     "time_settings 600 30 5\n"
     "time_settings 0 1 0\n"
     "time_settings 600.5 0 0\n"
     "time_settings 1 2 => ? syntax error\n"
     "time_left b 321 0\n"
     "time_left x 1 2 => ? syntax error\n"
     "kgs-time_settings byoyomi 600 30 5\n"
     "kata-time_settings none\n"},
    {"odds and ends (GNU Go)",
     "cputime => = 12.345678\n"
     "echo hello  there => = hello  there\n"
     "echo => =\n"
     "echo_err to you => = to you\n"
     "gogui-interrupt => =\n"
     "gogui-version 1.6.0 => =\n"
     "gogui-title => = Referee: jpd-a\n"
     "help play => = play color turn: Rule on...\n"
     "help nosuch => ? unknown command\n"},
    {"a referee makes no moves (gtp.md)",
     "genmove b => ? this is a referee: it makes no moves\n"
     "reg_genmove w => ? this is a referee: it makes no moves\n"
     "kgs-genmove_cleanup b => ? this is a referee: it makes no moves\n"},
    {"records (gtp.md)",
     "boardsize 9\n"
     "loadsgf nosuch.sgf => ? cannot load file\n"
     "loadsgf => ? syntax error\n"
     "loadsgf a x => ? syntax error\n"
     "play b E5\n"
     "play w C7\n"
     "printsgf out.sgf\n"
     "clear_board\n"
     "loadsgf out.sgf\n"
     "list_stones b => = E5\n"
     "list_stones w => = C7\n"
     "loadsgf out.sgf 1\n"
     "list_stones b => =\n"
     "loadsgf out.sgf 2\n"
     "list_stones b => = E5\n"
     "list_stones w => =\n"
     "loadsgf out.sgf 99\n"
     "list_stones w => = C7\n"
     "caipan-savesgf other.sgf\n"
     "printsgf => = (;...\n"},
};
/* clang-format on */

START_TEST(conversations_go_as_they_should)
{
    struct talk t;

    talk_begin(&t, NULL);
    talk_script(&t, scripts[_i].title, scripts[_i].script);
    talk_end(&t);
}
END_TEST

TCase *conversations_tests(void)
{
    TCase *tc = tcase_create("conversations");

    tcase_add_loop_test(tc, conversations_go_as_they_should, 0,
                        (int)(sizeof scripts / sizeof scripts[0]));
    return tc;
}
