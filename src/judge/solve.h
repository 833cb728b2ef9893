/*
 * solve - can the attacker capture the target in a zone? Exact search by
 * depth-first proof numbers (df-pn: Nagai 2002; Kishimoto and Mueller 2005).
 *
 * A position repeated on the path counts for the defender: never for a
 * capture, so that a capture found is one. A survival may rest on a
 * repetition that another path lacks: it is strong evidence, not a proof.
 */
#ifndef CAIPAN_JUDGE_SOLVE_H
#define CAIPAN_JUDGE_SOLVE_H

#include "base/status.h"
#include "judge/local.h"

#include <stdbool.h>
#include <stdint.h>

enum solve_result { SOLVE_UNKNOWN, SOLVE_CAPTURED, SOLVE_SURVIVES };

struct solver; /* opaque: table and stack, kept between searches */

/* NULL without memory. table_bits: 2^bits entries of 16 bytes. */
struct solver *solver_new(int table_bits);
void solver_free(struct solver *s);

/* Forget all, so that what follows does not depend on what was asked before. */
void solver_reset(struct solver *s);

/* Search from *start, at most `budget` positions. *used is increased by the
 * positions looked at. The table holds the results until the next solve. */
enum solve_result solve(struct solver *s, const struct local *z,
                        const struct local_state *start, uint32_t budget,
                        uint32_t *used);

#endif
