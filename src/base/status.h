/*
 * status - why a request could not be carried out.
 *
 * One row per reason; the text is what a GTP client reads after "? ".
 * A ruling against a move ("repeats move 41") is not a status: it is a
 * result and has its own type (rules/ruling.h). Only GTP's standard answer to
 * it, "illegal move", stands here.
 */
#ifndef CAIPAN_BASE_STATUS_H
#define CAIPAN_BASE_STATUS_H

#define STATUS_LIST(X)                                                         \
    X(OK, "")                                                                  \
    X(NO_MEMORY, "out of memory")                                              \
    X(UNKNOWN_COMMAND, "unknown command")                                      \
    X(SYNTAX, "syntax error")                                                  \
    X(BAD_COORDINATE, "invalid coordinate")                                    \
    X(ILLEGAL_MOVE, "illegal move")                                            \
    X(BAD_SIZE, "unacceptable size")                                           \
    X(UNKNOWN_RULES, "unknown rules")                                          \
    X(RULES_LOCKED, "rules are locked")                                        \
    X(CANNOT_UNDO, "cannot undo")                                              \
    X(CANNOT_LOAD, "cannot load file")                                         \
    X(CANNOT_SAVE, "cannot save file")                                         \
    X(CANNOT_SCORE, "cannot score")                                            \
    X(BOARD_NOT_EMPTY, "board not empty")                                      \
    X(BAD_HANDICAP, "invalid number of stones")                                \
    X(BAD_VERTEX_LIST, "bad vertex list")                                      \
    X(NO_STONE, "no stone there")                                              \
    X(NO_LIBERTY, "stones without a liberty")                                  \
    X(NOT_IN_PAUSE, "not in a pause")                                          \
    X(NO_TRIAL, "no trial")                                                    \
    X(TRIAL_NOT_FINISHED, "trial not finished")                                \
    X(GAME_OVER, "game over")                                                  \
    X(CLAIM_REFUSED, "claim refused")                                          \
    X(NEGATIVE_REFUSED, "negative move refused")                               \
    X(CANNOT_REACH, "that number cannot be reached")                           \
    X(NOT_UNDER_RULES, "not under this rule set")                              \
    X(REFUSED, "refused")

enum status {
#define X(name, text) ST_##name,
    STATUS_LIST(X)
#undef X
};

/* The text of a status; "" for ST_OK. Never NULL; static storage. */
const char *status_text(enum status st);

#endif
