/*
 * count - the ways to count a finished position, each a procedure of its own
 * that shows its working board (spec/rules.md 4, 6, 7; A art. 7; LK; SQ; Art).
 *
 * A count is a list of named figures in the order of spec/gtp.md, a margin in
 * hundredths before komi and pay, and the board as the procedure leaves it, so
 * that printing as text or JSON is one loop for all counts.
 */
#ifndef CAIPAN_JUDGE_COUNT_H
#define CAIPAN_JUDGE_COUNT_H

#include "base/centi.h"
#include "base/strbuf.h"
#include "judge/finish.h"

/* Name in caipan-count, a title for people. */
#define COUNT_LIST(X)                                                          \
    X(AREA, "area", "Area count (A 7.2)")                                      \
    X(TERRITORY, "territory", "Territory count, equal stones (A 7.1)")         \
    X(FILL, "fill", "Fill-in count (A 7.3)")                                   \
    X(EMPTIES, "empties", "Equal-empties count (A 7.4)")                       \
    X(STONES, "stones", "Stones and roads (LK 9)")                             \
    X(ROADS, "roads", "Equal roads (LK 8)")                                    \
    X(EQUAL_STONES, "equal-stones", "Equal stones (LK 10)")                    \
    X(TRUE_STONES, "true-stones", "True stones (SQ)")                          \
    X(ART, "art", "Art version (Art 12, 14, 17)")                              \
    X(PASS_STONES, "pass-stones", "Territory with pass stones (AGA)")

enum count_kind {
#define X(name, word, title) COUNT_##name,
    COUNT_LIST(X)
#undef X
        COUNT_KINDS
};

/* FIGURE_CENTI: 2.44 for people, 244 in JSON. FIGURE_MOVES: the lines of
 * `moves`, an array in JSON. FIGURE_TEXT: a number for people only. */
enum figure_type {
    FIGURE_NUMBER,
    FIGURE_CENTI,
    FIGURE_TEXT,
    FIGURE_WORD,
    FIGURE_NULL,
    FIGURE_MOVES
};

struct figure {
    const char *key; /* "b", or "raw.b" for {"raw":{"b":..}} */
    enum figure_type type;
    centi number;     /* a count of 5 is 500 */
    const char *word; /* FIGURE_WORD; static storage */
};

/* What stands on a point of a working board, and its letter. */
#define WORK_LIST(X)                                                           \
    X(OFF, ' ')                                                                \
    X(BLACK, 'X') /* a stone of the game */                                    \
    X(WHITE, 'O')                                                              \
    X(FILL_BLACK, 'x') /* a stone filled in by the count */                    \
    X(FILL_WHITE, 'o')                                                         \
    X(EMPTY_BLACK, '+') /* an empty point of that side */                      \
    X(EMPTY_WHITE, '-')                                                        \
    X(EYE, '#')         /* a basic eye */                                      \
    X(TAKEN_BLACK, 'b') /* a stone was taken off here */                       \
    X(TAKEN_WHITE, 'w')                                                        \
    X(PUBLIC, '.') /* public, or nobody's */

enum work {
#define X(name, letter) WORK_##name,
    WORK_LIST(X)
#undef X
};

enum { COUNT_FIGURES = 32 };

struct count {
    enum count_kind kind;
    centi margin; /* Black's minus White's, before komi and pay */
    int n_figures;
    struct figure figure[COUNT_FIGURES];
    uint8_t work[BOARD_GRID]; /* enum work */
    int width, height;
    struct strbuf moves; /* FIGURE_MOVES: one a line, "A-negative C3" */
};

/* COUNT_KINDS when the word names no count. */
enum count_kind count_find(const char *word, size_t len);
const char *count_name(enum count_kind k);
const char *count_title(enum count_kind k);

/* Is the count one that the rule set has (rules.md 4, 6-8)? */
bool count_applies(const struct rules *r, enum count_kind k);

/* Carry out one count. n: the number for ROADS and EQUAL_STONES, -1 for the
 * default. ST_CANNOT_REACH: no such number; ST_NO_MEMORY. *out is initialised
 * here in any case; count_free afterwards. Any count can be made of any
 * finish. */
enum status count_make(enum count_kind k, const struct finish *f, int n,
                       struct count *out);
void count_free(struct count *c);

/* {"b":..,"w":..,...,"margin":..} with the keys of spec/gtp.md. */
void count_json(struct strbuf *out, const struct count *c);

/* For people: title, the working board, each figure on a line, the margin.
 * No empty line. */
void count_text(struct strbuf *out, const struct count *c);

/* Used by the procedures. A key "raw.b" next to "raw.w" is one object. */
void count_add(struct count *c, const char *key, centi number);
void count_add_centi(struct count *c, const char *key, centi number);
void count_add_text(struct count *c, const char *key, centi number);
void count_add_word(struct count *c, const char *key, const char *word);
void count_add_null(struct count *c, const char *key);
void count_add_moves(struct count *c); /* "moves" stands here */

/* The figure of that key, or NULL. */
const struct figure *count_figure(const struct count *c, const char *key);

#endif
