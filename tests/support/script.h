/*
 * script - a game for tests, from a few words.
 */
#ifndef CAIPAN_TESTS_SUPPORT_SCRIPT_H
#define CAIPAN_TESTS_SUPPORT_SCRIPT_H

#include "rules/game.h"

/* rules: the name of a set, then settings: "jpd-a cycle=void". rows: the start
 * position as in draw.h, "5x5" for an empty board; Black to move there unless
 * the script begins with "to w". Commands are separated by ";":
 *   b C3, w pass, b virtual, resign b, resume, trial, settle, accept, agree,
 *   dead A1 B2, alive C3, seki C3, claim b C3 D4 public E5, handicap 2
 * Any refusal aborts. */
struct game *script_game(const char *rules, const char *rows,
                         const char *script);

/* One command more; returns what game_apply says. */
enum status script_do(struct game *g, const char *command);

#endif
