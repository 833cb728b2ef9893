/*
 * ask - questions to a game, in a few words, for rows of tests.
 *
 * Steps separated by ";", the last of which is the question whose answer is
 * written:
 *   undo [N]           take back N turns (1)      undo event
 *   rules NAME         judge again under this set
 *   lenient            from now on
 *   do COMMAND         as in script.h, must succeed
 *   try COMMAND        answers the status text, "done" when it is none
 *   why b C3|pass|virtual      phase      events      violations
 *   to_move  first_stop  last_real  pending
 *   turns  hands  virtual  prisoners  passes     "black white" or one number
 *   dead  claims  board
 */
#ifndef CAIPAN_TESTS_SUPPORT_ASK_H
#define CAIPAN_TESTS_SUPPORT_ASK_H

#include "rules/game.h"

/* Append the answer of the last step; aborts on what it does not know. */
void ask_game(struct game *g, const char *steps, struct strbuf *out);

#endif
