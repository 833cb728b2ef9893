/*
 * tax - points that a group does not count (KataGo's "tax"; rules.md 8).
 *
 * An independent region, here: a connected own area (stones and own empty
 * points) that touches no dame and contains no own chain in atari. Marks
 * seki and alive override that.
 */
#ifndef CAIPAN_JUDGE_TAX_H
#define CAIPAN_JUDGE_TAX_H

#include "judge/finish.h"

/* tax[side]: what the rule set takes from its points. tax=seki takes the empty
 * points of regions that are not independent, tax=all besides two for each
 * that is. Territory scoring has its own rule for seki (seki_points). */
void tax_points(const struct finish *f, int tax[3]);

#endif
