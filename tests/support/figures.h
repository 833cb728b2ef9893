/*
 * figures - positions printed in the rule texts, as drawings (draw.h).
 */
#ifndef CAIPAN_TESTS_SUPPORT_FIGURES_H
#define CAIPAN_TESTS_SUPPORT_FIGURES_H

/* The essay on ancient counting (LK): the game after the dead are off (figure
 * 5), equal roads (figure 7) and equal stones (figure 8); # a basic eye. */
extern const char figure_lanke_5[], figure_lanke_7[], figure_lanke_8[];

/* A art. 6.1: C6 and D6 are Black's liberty-eyes, C5 and D5 are public. */
extern const char figure_liberty_eyes[];

/* San-Qing: boards made to the figures of SQ examples 2, 3 and 5 and of its
 * figure 8; the drawings of the text are lost. 184 : 177 each. */
extern const char figure_sq_2[], figure_sq_3[], figure_sq_5[], figure_sq_8[];

#endif
