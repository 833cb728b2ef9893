/* Finished random games with the figures of another program: the boards at the
 * end, whose points are whose, prisoners (dead stones among them) and virtual
 * moves. All halves are doubled, so that the figures are whole. */
#include "judge/count_internal.h"

#include "suites.h"
#include "support/count_check.h"

/* Rules A and B: does Black pay; margin before komi and pay; territory, stones
 * left out; area twice, by territory and by fill-in; stones at equal empties.
 * The area of a side does not show half points booked without a stone. That
 * program leaves the open mouths of kos empty at the equal-empties count;
 * `mouths` is by how many points more both sides are filled when they are not
 * (A 7.4(3)). */
/* clang-format off */
static const struct {
    const char *name, *rows;
    int prisoners[3], virtual_moves[3];
    bool pays;
    int margin, b, w, left_out, area_b2, area_w2, fill_b2, fill_w2,
        stones_b, stones_w, mouths;
} games[] = {
    {"line 1, jpd-a 19x19",
     "oOOOOoOOXxXXXXXxXXX/OOOoOOOOOXxXXxXXXxX/OOOOOOOXXxXxXXXXXXX/OOOOOoOXxX"
     "XXXXXOXxX/OOOoOOOXXXO.XOXOXXX/OOoOoOOXXX.XXOOOOOX/OoOOOOOOOOXXOOXXXXX/"
     "oOoOoOOOOOXOOoOXXXx/OOOOOOOXOXXXOOXXOXX/XXXOOXXXXxXXXOOXOOX/XxXXXXXXXX"
     "..XXXXXOO/XXXxXxXXXOO.O.XOOoO/XOXXXXXOX....XXXOOO/XOXXXOOOX.XXXXxXXOX/"
     "OOOXOoOXXXOXXXxXXXx/OOXXOOOOXO.OXXxXxXX/OOXOOOOXxXXXXxXXXXX/oOXOXXXXXX"
     "xXxXXXXXX/OoOOOOXXXXXXXXXxXXx",
     {0, 37, 82}, {0, 13, 15}, true, 57, 56, 0, 81, 417, 305, 417, 305, 186, 130, 2},
    {"line 2, jpd-a 6x6",
     "oooOOo/oooOoO/ooooOo/oooOOO/OOOOOo/OoOOoO",
     {0, 24, 3}, {0, 0, 4}, true, -36, 0, 36, 24, 0, 72, 0, 72, 0, 36, 0},
    {"line 3, jpd-a 5x3",
     "OXX.O/..O.O/XOX.X",
     {0, 0, 0}, {0, 1, 0}, false, 0, 0, 0, 0, 15, 15, 15, 15, 5, 5, 0},
    {"line 4, jpd-a 8x5",
     "XXXXxXxX/xXXxXXXX/XXXXXXOO/OOOXXXOO/oOOOOOOo",
     {0, 7, 12}, {0, 2, 4}, true, 10, 9, 0, 14, 49, 31, 49, 31, 22, 13, 0},
    {"line 5, jpd-a 5x5",
     "OOO../XXOX./x.O../.OX.O/X....",
     {0, 2, 1}, {0, 1, 0}, false, -1, 0, 1, 2, 24, 26, 24, 26, 6, 7, 0},
    {"line 6, jpd-a 4x9",
     "xx.O/.XX./OXOO/OOOO/OoOO/OOOO/OOoO/OoOO/OOOo",
     {0, 22, 2}, {0, 3, 1}, false, -23, 0, 23, 22, 13, 59, 13, 59, 5, 28, 0},
    {"line 7, jpd-a 5x3",
     "O..OO/O..Oo/O..XO",
     {0, 7, 0}, {0, 0, 0}, true, -7, 0, 8, 7, 7, 23, 7, 23, 0, 8, 0},
    {"line 8, jpd-a 8x5",
     "...OOOOo/.O.OOOOO/...OOOOO/XOOOOOoO/..OoOOOo",
     {0, 27, 4}, {0, 3, 2}, false, -28, 0, 28, 30, 12, 68, 12, 68, 1, 29, 0},
    {"line 9, jpd-a 8x5",
     "OoOOOXXX/oOOoOXXx/OoOOXXxX/OOoOOXXx/oOOoOXxX",
     {0, 8, 3}, {0, 3, 3}, false, -8, 0, 8, 7, 32, 48, 32, 48, 12, 20, 0},
    {"line 10, jpd-b 5x3",
     ".OOOO/XOOoO/XOoOo",
     {0, 9, 0}, {0, 0, 1}, false, -10, 0, 10, 8, 5, 25, 5, 25, 2, 12, 0},
    {"line 11, jpd-b 19x19",
     "ooOoOOoOOOOOoOOoOOO/oOoOOOOOOOOOOOOOOoO/OOOOOOOOOOOOOOOOOOO/oOOOOOOOOO"
     "OoOOOOOOO/OOOOoOOOOOOOOXOOOOo/oOoOOOOoOOOOOXOOOOO/OOOoOOOOOOOOOXXOXXO/"
     "OOOOOOoOOXOOXXxXxXO/OOoOoOOXXXOOXXXXXXX/OOOOOOOXXXOOXXOXXXX/OoOXXXXXXX"
     "XOOXOOXXX/oOOOXXXXXXXXOOOOOXX/OOOOOXXXxXxXXOOOXXX/OoOOXXXXXXXXXXXOXXX/"
     "oOOOXXXXXXXXXXOOXXX/OOOOOXXXxXXXXXXXXXX/OoOOXXXXXXXXXXXXxXX/OOOXXXXXXX"
     "XXXXXXXXX/OOoOXxXXXXxXxXXXXxX",
     {0, 128, 88}, {0, 24, 23}, false, -57, 0, 57, 142, 304, 418, 304, 418, 142, 199, 0},
    {"line 12, jpd-b 19x19",
     ".................../O....O............./X.......O........../.........."
     "...X.X..X/.X..OO......X.XOO../......O............/.X.X.XO....OOX...../"
     "..O.XXXOOX...O...../...XX..X.........../XO.....O.O........./.....XO..."
     "O......X./.XXX...X......OO.../..............X..../...O.............../"
     "..O....OXO........./..X.....OoO....X.../..X...X..O........./.........O"
     "X...X..../..............X.X.X",
     {0, 4, 6}, {0, 1, 5}, false, 5, 5, 0, 10, 366, 356, 366, 356, 36, 31, 0},
    {"line 21, jpd-a 19x19",
     "oO.X....O..OX...X.O/O....X..XO..X..OOX./.X...OX.......X...o/o.XX.O...."
     "...XX..Oo/OO.....OX.O.......O/.XOO..X.........O../...X....X..O......./"
     ".....X....O..XO..../..OO..O..O...X....X/......X..O.OX....../...X..XXO."
     "X......X./........X...X...O../.X.....XO..O......./XO............X..../"
     ".............OO.X../....XOO............/.....O........X..../X........O"
     ".OO....../O..O.O.XO..X.....XX",
     {0, 5, 5}, {0, 5, 4}, false, -5, 0, 5, 10, 356, 366, 356, 366, 44, 49, 0},
    {"line 22, jpd-a 19x19",
     "...XXxx.X..X...OXOX/....O.XOX..OX.XO.O./OOX.XO.X.O.....XO../OX.O.....O"
     "..XXXXX.X/oO.OOXOXOXOX.XOO.O./OOX.O....X.O....oOO/..xX.......X..XXOO./"
     "XXX...XX....OXxX.X./..X.X.....OXXXxX.X./....O....XO.XOXXO../..XOO.XOO."
     "Oo....X../XO.OOoOOO.ooO.XX.OO/.OX.O.XXXX.OoOX.O.O/OOXX..OOO.XXOOXxXX./"
     ".XO.X.XXOO.OX.XXO.o/X..OOXOXOO.OO.X.OoO/XX..X.OO..XO.XOoO.o/OOOXX.OOXO"
     "OoOOO.XXO/.XOOXOOoOOoOX..XXOo",
     {0, 3, 3}, {0, 13, 6}, true, -16, 0, 17, 11, 344, 378, 344, 378, 99, 116, 0},
    {"line 23, jpd-a 6x6",
     "...X.O/...XO./....XX/.O.OXx/OOO.XX/oO.Xxx",
     {0, 1, 3}, {0, 2, 0}, false, 2, 2, 0, 2, 38, 34, 38, 34, 10, 8, 0},
    {"line 24, jpd-a 6x6",
     "XOX.X./X...../.X..XX/O...OO/OO.OOo/oOX.oO",
     {0, 2, 1}, {0, 3, 2}, false, -5, 0, 5, 5, 31, 41, 31, 41, 8, 13, 0},
    {"line 25, jpd-a 13x13",
     "XOoOXO.XXO.X./xX.OXXOXXXOX./xXOO.XOOXOOO./X.X.oOXO.OX.O/XOXOOXXO.XXXO/"
     "x.XXX.OoOXXXO/XOO.OXOOO.XOo/XO.OX.oOXO.Oo/XXXOXO.X.OOoO/OOXXO.XOXOOOX/"
     "oOOXXOX.OOoOX/OXXXXOX.OX.XX/O.OXX.OX.XOXx",
     {0, 4, 4}, {0, 5, 7}, true, -3, 0, 4, 6, 165, 173, 165, 173, 65, 69, 1},
    {"line 26, jpd-a 19x19",
     "OOOOoOOOOXXxXxxXXXx/oOXXOXOOOOXXxXXXxxX/OoOXXxXXO.XxXxXXxXX/oOXXOXXOOX"
     "XXXXXOXOO/OoOOOXxXOXxX.OXOO.O/OOOXOOXXOOXxXOXXXXO/OXXXXXXXXXXxXXXxXXO/"
     "OXXxXO...XxX.XXXXXO/OOXXO.XX..XXOXOXXXO/O.OXXXXX.XXOXX.XOOO/.XOOXXXXX."
     "X.XxXXO.X/OOOoOXxX...XXXXXXOO/OoOOXOXXXXOXxXXXOOO/OOOX.OOOXXXXXOXOOOO/"
     "ooOXXOOOOOXOO.XXOOO/OoOXOXOOOXXOOXXXOoO/OOXOOX.OOXOOXXXXXOO/OOX.OOXXXX"
     ".OO.OOOXX/OOOOoOXOOO.XXOX.Xxx",
     {0, 22, 48}, {0, 12, 12}, true, 37, 36, 0, 48, 397, 325, 397, 325, 172, 136, 3},
    {"line 27, jpd-a 5x3",
     "oOOOo/OOOOO/OOOoO",
     {0, 11, 0}, {0, 1, 0}, false, -15, 0, 15, 12, 0, 30, 0, 30, 0, 15, 0},
    {"line 28, jpd-a 3x3",
     "XO./X../xxX",
     {0, 0, 0}, {0, 0, 1}, true, 4, 3, 0, 1, 12, 6, 12, 6, 4, 1, 0},
    {"line 29, jpd-a 4x4",
     "OoOo/Oooo/OOOo/oOoO",
     {0, 8, 1}, {0, 1, 0}, false, -16, 0, 16, 9, 0, 32, 0, 32, 0, 16, 0},
    {"line 30, jpd-b 5x3",
     "XXXxX/.OXX./OoO.O",
     {0, 0, 1}, {0, 0, 0}, false, 2, 2, 0, 0, 17, 13, 17, 13, 6, 4, 0},
    {"line 31, jpd-b 8x5",
     "OoOOXXXx/OOO.XXXX/.XOOXOOX/OXOoOOoO/OOOOoOOO",
     {0, 9, 0}, {0, 2, 0}, false, -14, 0, 14, 10, 26, 54, 26, 54, 11, 25, 0},
    {"line 32, jpd-b 4x4",
     "..../XOOX/X..O/O..X",
     {0, 1, 0}, {0, 0, 0}, false, 0, 0, 0, 0, 16, 16, 16, 16, 4, 4, 0},
    {"line 41, jpd-a 6x6",
     "XO.OOO/XX.XOo/xX.XXO/XxXXOO/.XOOXX/OOOoO.",
     {0, 4, 1}, {0, 1, 2}, true, -1, 0, 2, 3, 34, 38, 34, 38, 12, 14, 1},
    {"line 42, jpd-a 8x5",
     "OoOOOoOO/OOoOoOOO/oOOOOoOO/OoOOOOOO/oOoOOoOo",
     {0, 28, 1}, {0, 4, 2}, false, -40, 0, 40, 32, 0, 80, 0, 80, 0, 40, 0},
    {"line 43, jpd-a 5x5",
     ".OOOo/X.oOO/OX.XX/.OOXX/XX.xx",
     {0, 0, 0}, {0, 2, 1}, false, 0, 1, 1, 0, 25, 25, 25, 25, 10, 10, 0},
    {"line 44, jpd-a 5x5",
     "OOoOo/oOOXO/OO.XO/OOOOO/oOOOo",
     {0, 18, 2}, {0, 1, 1}, false, -20, 0, 20, 18, 5, 45, 5, 45, 2, 22, 0},
    {"line 45, jpd-a 19x19",
     ".................../.................../.................../.......X.."
     "X...O...X/..O.......X......../X............O...../...........O...XX.X/"
     "....XXX..O........./.........O........./..........O....XO../.........."
     "........./.................../.................../......OX......X..../"
     "....O............../....X..........O.../....X.....O......../.........."
     "....X..../..........X......O.",
     {0, 1, 4}, {0, 1, 2}, false, 5, 5, 0, 6, 366, 356, 366, 356, 18, 13, 0},
    {"line 46, jpd-a 3x3",
     ".OO/XOo/OOO",
     {0, 5, 0}, {0, 1, 1}, true, -6, 0, 7, 7, 2, 16, 2, 16, 0, 7, 0},
    {"line 47, jpd-a 19x19",
     "OOXXxXXOOoooOX.X.XX/oOXXxxXXOOooOXOOOXX/OXXxXXXOOOOOXXXOO.X/XxXXOOOOo."
     "XOOOXOOXx/.XX.X.o.OOXOXXXOOXx/.XOO.OOXO.XXXOOoOXX/.X.OOOOXOXXOOXXO.Xx/"
     "OXOOoOOOXOOOXxXXxXX/XXO.OOXXXXOXx.O.XOX/OXXXXXXxXXOXXXX.XOO/OXxXXxXXx."
     "OO...OX.O/O.XxXXO.XXOXXOXXxXX/OOXXXOOXXXOXXOOOXxX/oOOXOX.OXXOOXO.X.X./"
     "OO.XOOOOX..oOoOXOXO/O.oOXXOOXOXO.OOX.OO/OXOXxXX.OOO.XXOXXOX/oOoOXOXOX."
     "oOOX.xXO./OOOXX.OOXO.XOOOXXOO",
     {0, 9, 14}, {0, 10, 11}, false, 9, 9, 0, 8, 370, 352, 370, 352, 152, 143, 3},
    {"line 48, jpd-a 8x5",
     "XXX.OOX./xXO.OOOO/XOOX..XX/XOXXXXOO/OOO.OXX.",
     {0, 0, 0}, {0, 3, 3}, false, 1, 1, 0, 3, 41, 39, 41, 39, 17, 16, 0},
    {"line 49, jpd-a 7x7",
     "XXXXXxX/XxXxXXx/xXXXXxX/XXXXXXX/XXxXXXx/XXXXxXX/xXxXXXX",
     {0, 0, 33}, {0, 0, 4}, true, 49, 48, 0, 37, 97, 1, 97, 1, 48, 0, 0},
    {"line 50, jpd-b 5x5",
     "XxXXX/xXXxX/XXxXx/xXXXX/XXXxX",
     {0, 1, 15}, {0, 4, 7}, false, 25, 25, 0, 22, 50, 0, 50, 0, 25, 0, 0},
    {"line 51, jpd-b 4x4",
     ".OX./XX../XO../O.XO",
     {0, 0, 0}, {0, 0, 1}, false, 1, 1, 0, 1, 17, 15, 17, 15, 5, 4, 0},
    {"line 52, jpd-b 8x5",
     "O..XxXO./X..XxXXX/XO..XX.O/OXOOXxXO/o.OoOXOo",
     {0, 1, 4}, {0, 2, 1}, false, 3, 3, 0, 2, 43, 37, 43, 37, 15, 12, 2},
    {"line 61, jpd-a 19x19",
     "XXXOOoOOXXXXOoOOOoO/xXOOoOOXXOOXXO..OOO/XxXOOOOOXOoOOO..OOo/XXOOOXXOXO"
     "OOOoOX.OO/xXXXXOXXXXOX.O.XOOO/XXOOXO.OXOXXXOX.O.X/xXOXXOXOOOXxXXOOXXX/"
     "XXOX.XO.XX.XXXOXXXx/XOOO..OOXXOXXXOXXXX/OOOOOX.XOOOXO.XXxXX/OXXXOXOOOO"
     "OXXOXXXXx/OOXXOXXXXXXXOOXOOXX/oOXXXXXOOOXXO.OOXxX/OO.OXXxXOoOOXXXOOXO/"
     "XXxXOOXXOOOoOOXOOXO/XXXXXOOOOXOOoOOoOOO/OXXOXOOXOXX.OOOO.XO/OOOoOOOX.O"
     "OOOoOoO.O/oOoOoOoOOOoOoooOOOO",
     {0, 50, 21}, {0, 12, 12}, true, -40, 0, 41, 51, 320, 402, 320, 402, 138, 179, 3},
    {"line 62, jpd-a 4x4",
     "xXXx/XXXX/OOOO/oOOo",
     {0, 5, 4}, {0, 2, 3}, true, 0, 0, 1, 6, 15, 17, 15, 17, 5, 6, 0},
    {"line 63, jpd-a 13x13",
     "oOOOOOXXXxXxX/OOOOOOXXXXxXX/OOOXXXXxXXXXO/oOXXOOOXXXXXO/OOOOOOXXOXOOO/"
     "OoOoOOOOOOOOO/OOoOOOOXOOOOO/OOOOOoOXOOOOo/OoOXXOOXXOOOO/OOOXOOXXXXOOO/"
     "OoOXXXXxXxXOO/OOOOOXXXXXXXX/OoOOoOXXXXXXX",
     {0, 52, 27}, {0, 17, 11}, true, -35, 0, 36, 63, 133, 205, 133, 205, 60, 96, 0},
    {"line 64, jpd-a 7x7",
     "xXxXXxX/xxXXxXx/xXXXXOX/XXXXOOO/XXXXXOO/XOOOOOo/OOOoOoo",
     {0, 14, 18}, {0, 5, 7}, false, 11, 11, 0, 21, 60, 38, 60, 38, 26, 15, 0},
    {"line 65, jpd-a 5x5",
     "XXxXx/OXXXX/oOXXx/OOXXX/oOOOO",
     {0, 3, 7}, {0, 1, 1}, true, 5, 4, 0, 6, 29, 21, 29, 21, 12, 8, 0},
    {"line 66, jpd-a 5x3",
     "X.OXx/O.XxX/oOXxX",
     {0, 0, 2}, {0, 0, 1}, true, 5, 4, 0, 2, 19, 11, 19, 11, 7, 3, 0},
    {"line 67, jpd-a 13x13",
     "OOoOOOOOOOXXX/XOOOoOOOOXXXx/XOOOOOoOOOXxX/XXXOXXOOXXXXX/XxXXXXXXXxXXx/"
     "XXXxXXxXXXXXX/OXxXXXXXOXXXX/OOXXXxXOOXXXx/OOXOOXXOOOXXX/oOOOOOOoOOOOX/"
     "OOOOOoOOOoOXX/oOOOOOOOOOOOO/OoOOoOOOoOOOo",
     {0, 47, 32}, {0, 8, 10}, true, -15, 0, 16, 46, 153, 185, 153, 185, 66, 82, 0},
    {"line 68, jpd-a 6x6",
     ".X.O../..X..X/OO.OOO/O...../.XO..X/..O.XX",
     {0, 0, 0}, {0, 3, 1}, false, -2, 0, 2, 3, 34, 38, 34, 38, 7, 9, 0},
    {"line 69, jpd-a 4x9",
     "OOOo/OoOO/oOOO/OOoO/OOOO/OOXO/XOXX/XXXX/xXxX",
     {0, 8, 1}, {0, 6, 3}, false, -12, 0, 12, 12, 24, 48, 24, 48, 10, 22, 0},
    {"line 70, jpd-b 8x5",
     "OoOXXXXX/oOOXxXXX/OOoOXxXx/oOOXXXXX/OoOOOXXx",
     {0, 5, 7}, {0, 3, 6}, false, 4, 4, 0, 8, 44, 36, 44, 36, 18, 14, 0},
    {"line 71, jpd-b 13x13",
     "oOOoOXXXXOoOO/OOOOOXxXXOOOo/OoOOXXXXxXOOO/OOXXXxXXXxXXX/OOOOXXXXxXxXx/"
     "OOOOOXXxXXXXX/OOXXOOXXXxX../OOOXOXXxXXXOX/XOOXOXXXXXXXx/XXXXXXXXxXXxX/"
     "XXXxXXxXXXXXX/XXXXXXXXXXXxX/XxXxXXXxXXXXx",
     {0, 9, 71}, {0, 13, 6}, false, 71, 71, 0, 72, 240, 98, 240, 98, 114, 43, 0},
    {"line 72, jpd-b 3x3",
     "OOX/O.X/...",
     {0, 0, 0}, {0, 2, 0}, false, -1, 0, 1, 1, 8, 10, 8, 10, 2, 3, 0},
};

/* The Art version: margin before komi, territory, points twice. */
static const struct {
    const char *name, *rows;
    int prisoners[3];
    int margin, b, w, points_b2, points_w2;
} art_games[] = {
    {"line 13, jpd-art 13x13",
     ".XOO.XO.XOO.O/OX.o.XXOOX..X/XxXOOOXOXXOX./O..OoOXXXOOOO/OXX.OXXO.X.Oo/"
     "..X.OXOOOOXOO/.XXXXxXX.XxXO/XOXxXXO.OXXXX/OO.XXO.OXXXOX/.oO.x.XOOXO../"
     "XOOX.OOOX.O../OOXXXXXOO.X../oOXxxxxX...OO",
     {0, 1, 5}, 8, 8, 0, 177, 161},
    {"line 14, jpd-art 8x5",
     "XXxXXXXX/XXXXOXxx/xXOOOOXX/xXOoOoOX/XOOOOOXx",
     {0, 6, 14}, 12, 12, 0, 52, 28},
    {"line 15, jpd-art 5x5",
     "xXXXX/XxXXX/XXXXX/XXXXX/XXxXX",
     {0, 0, 13}, 16, 16, 0, 41, 9},
    {"line 33, jpd-art 5x5",
     "XO.X./.XO.O/.OO.o/.X.X./....O",
     {0, 1, 0}, -2, 0, 2, 23, 27},
    {"line 34, jpd-art 5x5",
     "xxxxX/xXxXx/xXXXX/xxX.O/XXxXX",
     {0, 1, 11}, 21, 21, 0, 46, 4},
    {"line 35, jpd-art 7x7",
     "XXXxXXx/xXXXOXx/XXXOOOX/OOOO.OO/OOO...O/OO..XOo/ooOOOOo",
     {0, 13, 6}, -7, 0, 7, 42, 56},
    {"line 53, jpd-art 9x9",
     "XxXOOXXXx/XXXXOOOXX/xXxXXX.XX/XXXXXXXXx/XXxXxXXXX/XXXxXXxXx/OXXXXXXxX/"
     ".XXXxXXXx/XXxXXXXXX",
     {0, 1, 51}, 64, 64, 0, 145, 17},
    {"line 54, jpd-art 7x7",
     "OOOX..O/oOoOOOO/OoOO.XO/OOOOOOO/..OoOOo/.OoO.XO/.X.OOOO",
     {0, 30, 3}, -33, 0, 33, 16, 82},
    {"line 55, jpd-art 19x19",
     "XXxXXOoOXXXXXXxXxXX/OOXOOOOXXXXxXXXOXXx/oOOXOoOXXXXXOOXOOXX/OXXxXOXxXO"
     "OOooOOOXx/XXxX.XXXXOoOOoOXXxX/xXXXOXXxXOOoOOXxXXX/XXXXXXOXXXXOoOXXXOO/"
     "XxXXOOOXOOOOOXOOXOO/XXXXOoOXOoOOOX.OOOo/XOOOoOOOXOOOoOOOOoO/XOoOOXXXXO"
     "XXOoOOoOO/OOOOXXXOXXXXXOoOOOO/X.OOXOOOOXOOOoO.XXX/OOOXXXOOXOOoOOOOOOO/"
     "oOXXxXXOX.XOoOOXXXO/OOXXXxXOXXXXOOXxXXO/OOXXXXOOOXOXXOXXxXO/OOXXXXOOoO"
     "OOOOXxXXO/OOOOOXOOOOOoOOXXXXO",
     {0, 39, 29}, -16, 0, 16, 345, 377},
    {"line 73, jpd-art 5x3",
     "X.OXx/OXO.x/oO..X",
     {0, 0, 0}, 1, 2, 1, 16, 14},
    {"line 74, jpd-art 7x7",
     "OOOX..O/oOoOOOo/OoO..Oo/OOOX.OO/XXXOOOo/XxXXXOO/xXOOOOO",
     {0, 16, 2}, -18, 0, 18, 31, 67},
    {"line 75, jpd-art 7x7",
     "XXO.XOo/O.O.X.O/oO..OOo/O.....O/O.XX.O./XXXXX../xXxXXOO",
     {0, 1, 0}, -2, 1, 3, 47, 51},
};

/* AGA: passes; empties, prisoners and pass stones of the other side. */
static const struct {
    const char *name, *rows;
    int prisoners[3], passes[3];
    int margin, b, w;
} aga_games[] = {
    {"line 20, aga 3x3", "XXO/.OO/XOo", {0, 1, 0}, {0, 1, 1}, -2, 1, 3},
    {"line 40, aga 7x7",
     "XXXxXxX/XxXXXXX/XXXxXXX/xXxX.Xx/XxXXOXX/XXXXXOX/xXXXOoO",
     {0, 0, 27}, {0, 2, 5}, 38, 41, 3},
    {"line 60, aga 5x5", ".X..O/..X.O/.XXO./OOXOX/OXxXx", {0, 0, 2},
     {0, 2, 1}, 3, 5, 2},
    {"line 80, aga 4x4", "XOOO/XXOo/XXOO/.OOO", {0, 3, 0}, {0, 2, 1}, -5, 1,
     6},
};
/* clang-format on */

static void make(enum count_kind kind, const struct finish *f, struct count *c,
                 int margin, const char *name)
{
    ck_assert_int_eq(count_make(kind, f, -1, c), ST_OK);
    ck_assert_msg(c->margin == 100 * margin, "%s, %s: margin %d", name,
                  count_name(kind), (int)c->margin);
}

/* `doubled`: twice the figure, in points. */
static void expect(const struct count *c, const char *key, int doubled,
                   const char *name)
{
    const struct figure *found = count_figure(c, key);

    ck_assert_msg(found && found->number == 50 * doubled,
                  "%s, %s %s: got %d, want %d hundredths", name,
                  count_name(c->kind), key, found ? (int)found->number : -1,
                  50 * doubled);
}

static struct finish_facts facts_of(const int prisoners[3],
                                    const int virtual_moves[3])
{
    struct finish_facts facts = {{0}, {0}, {0}, false, NULL};

    for (int s = BLACK; s <= WHITE; s++) {
        facts.prisoners[s] = prisoners[s];
        facts.virtual_moves[s] = virtual_moves ? virtual_moves[s] : 0;
    }
    return facts;
}

START_TEST(figures_of_rules_a_and_b)
{
    struct finish_facts facts =
        facts_of(games[_i].prisoners, games[_i].virtual_moves);
    const char *name = games[_i].name;
    struct finish f;
    struct count c;
    int booked;

    facts.black_pays = games[_i].pays;
    f = finish_drawn(games[_i].rows, &facts);
    booked = f.black_pays && f.board.stones[BLACK] == 0;
    make(COUNT_TERRITORY, &f, &c, games[_i].margin, name);
    expect(&c, "b", 2 * games[_i].b, name);
    expect(&c, "w", 2 * games[_i].w, name);
    expect(&c, "left_out", 2 * games[_i].left_out, name);
    expect(&c, "area.b", games[_i].area_b2 - booked, name);
    expect(&c, "area.w", games[_i].area_w2 + booked, name);
    count_free(&c);
    make(COUNT_FILL, &f, &c, games[_i].margin, name);
    expect(&c, "b", games[_i].fill_b2, name);
    expect(&c, "w", games[_i].fill_w2, name);
    count_free(&c);
    make(COUNT_EMPTIES, &f, &c, games[_i].margin, name);
    expect(&c, "b", 2 * (games[_i].stones_b + games[_i].mouths), name);
    expect(&c, "w", 2 * (games[_i].stones_w + games[_i].mouths), name);
    count_free(&c);
}
END_TEST

START_TEST(figures_of_the_art_version)
{
    struct finish_facts facts = facts_of(art_games[_i].prisoners, NULL);
    const char *name = art_games[_i].name;
    struct finish f = finish_drawn(art_games[_i].rows, &facts);
    struct count c;

    make(COUNT_ART, &f, &c, art_games[_i].margin, name);
    expect(&c, "territory.b", 2 * art_games[_i].b, name);
    expect(&c, "territory.w", 2 * art_games[_i].w, name);
    expect(&c, "points.b", art_games[_i].points_b2, name);
    expect(&c, "points.w", art_games[_i].points_w2, name);
    count_free(&c);
}
END_TEST

START_TEST(figures_of_pass_stones)
{
    const char *name = aga_games[_i].name;
    struct finish_facts facts = facts_of(aga_games[_i].prisoners, NULL);
    const int *passes = aga_games[_i].passes;
    struct finish f;
    struct count c;

    facts.passes[BLACK] = passes[BLACK];
    facts.passes[WHITE] = passes[WHITE];
    f = finish_drawn(aga_games[_i].rows, &facts);
    make(COUNT_PASS_STONES, &f, &c, aga_games[_i].margin, name);
    expect(&c, "b", 2 * (aga_games[_i].b - f.prisoners[WHITE] - passes[WHITE]),
           name);
    expect(&c, "w", 2 * (aga_games[_i].w - f.prisoners[BLACK] - passes[BLACK]),
           name);
    count_free(&c);
}
END_TEST

TCase *count_games_tests(void)
{
    TCase *tc = tcase_create("count_games");

    tcase_add_loop_test(tc, figures_of_rules_a_and_b, 0,
                        (int)(sizeof games / sizeof games[0]));
    tcase_add_loop_test(tc, figures_of_the_art_version, 0,
                        (int)(sizeof art_games / sizeof art_games[0]));
    tcase_add_loop_test(tc, figures_of_pass_stones, 0,
                        (int)(sizeof aga_games / sizeof aga_games[0]));
    return tc;
}
