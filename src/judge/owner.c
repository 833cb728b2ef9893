#include "judge/owner.h"

#include "go/coord.h"
#include "judge/japan.h"
#include "judge/seki.h"

#include <string.h>

void warnings_add(struct strbuf *warnings, const char *text)
{
    if (warnings->len > 0)
        strbuf_putc(warnings, '\n');
    strbuf_puts(warnings, text);
}

/* ---- dead stones -------------------------------------------------------- */

static void lift_dead(struct finish *f)
{
    const struct board *full = &f->full;
    bool any = false;

    memset(f->dead_stones, 0, sizeof f->dead_stones);
    for (int y = 0; y < full->height; y++)
        for (int x = 0; x < full->width; x++) {
            int dead = f->dead[vertex_at(x, y)];

            if (dead != EMPTY) {
                f->dead_stones[dead]++;
                any = true;
            }
        }
    f->board = *full;
    if (!any)
        return;
    board_init(&f->board, full->width, full->height);
    for (int y = 0; y < full->height; y++)
        for (int x = 0; x < full->width; x++) {
            vertex v = vertex_at(x, y);

            if (full->at[v] != EMPTY && f->dead[v] == EMPTY)
                board_add(&f->board, v, (enum color)full->at[v]);
        }
}

static void tally(struct finish *f)
{
    const struct board *b = &f->board;

    memset(f->stones, 0, sizeof f->stones);
    memset(f->empties, 0, sizeof f->empties);
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++) {
            vertex v = vertex_at(x, y);

            if (b->at[v] != EMPTY)
                f->stones[b->at[v]]++;
            else
                f->empties[f->owner[v]]++;
        }
}

/* ---- area (rules.md 5) -------------------------------------------------- */

static bool has_mixed(const struct regions *r)
{
    for (int i = 1; i <= r->n; i++)
        if (r->touch[i] == REGION_BOTH)
            return true;
    return false;
}

static void own_regions(struct finish *f, const struct regions *r)
{
    const struct board *b = &f->board;

    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++) {
            vertex v = vertex_at(x, y);

            f->owner[v] = b->at[v] != EMPTY
                              ? b->at[v]
                              : (uint8_t)region_owner(r, r->of[v]);
        }
}

/* Rules.md 5.3. In a mixed region with a claim, what is not claimed is public
 * unless public points were named there. */
static void own_claims(struct finish *f, const struct regions *r)
{
    const struct board *b = &f->board;
    bool claimed[BOARD_POINTS + 1], named[BOARD_POINTS + 1];

    memset(claimed, 0, (size_t)r->n + 1);
    memset(named, 0, (size_t)r->n + 1);
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++) {
            int claim = f->claim[vertex_at(x, y)];
            int region = r->of[vertex_at(x, y)];

            claimed[region] |= claim == BLACK || claim == WHITE;
            named[region] |= claim == OFF;
        }
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++) {
            vertex v = vertex_at(x, y);
            int region = r->of[v], claim = f->claim[v];

            if (b->at[v] != EMPTY)
                continue;
            if (claim != EMPTY)
                f->owner[v] = claim == OFF ? EMPTY : (uint8_t)claim;
            else if (claimed[region] && !named[region] &&
                     r->touch[region] == REGION_BOTH)
                f->owner[v] = EMPTY;
        }
}

/* Public points that nobody named and no seki explains: Art art. 7 has them
 * reported, the counts of the essay suppose that there are none. */
static void warn_open_dame(const struct finish *f, const struct regions *r,
                           const struct seki *s, struct strbuf *warnings)
{
    const struct board *b = &f->board;
    vertex dame[BOARD_POINTS];
    int n = 0;

    for (int x = 0; x < b->width; x++)
        for (int y = 0; y < b->height; y++) {
            vertex v = vertex_at(x, y);

            if (b->at[v] == EMPTY && f->owner[v] == EMPTY &&
                f->claim[v] == EMPTY && r->touch[r->of[v]] == REGION_BOTH &&
                !seki_is_region(s, r->of[v]))
                dame[n++] = v;
        }
    if (n == 0)
        return;
    warnings_add(warnings, f->rules.scoring == SCORING_ART
                               ? "unfilled dame are public and halved: "
                               : "open dame count for nobody: ");
    coord_print_list(warnings, dame, n);
}

/* Marks seki as they are; returns whether there are any. */
static bool take_seki_marks(struct finish *f)
{
    bool any = false;

    memset(f->seki, 0, sizeof f->seki);
    for (int y = 0; y < f->board.height; y++)
        for (int x = 0; x < f->board.width; x++) {
            vertex v = vertex_at(x, y);

            f->seki[v] = f->board.at[v] != EMPTY && f->mark[v] == MARK_SEKI;
            any |= f->seki[v];
        }
    return any;
}

/* Groups are looked for only where something depends on their life. */
static void settle_area(struct finish *f, struct strbuf *warnings)
{
    struct regions regions;
    struct seki seki;
    bool roads = f->rules.scoring == SCORING_STONES_ROADS, marked;

    region_find(&f->board, &regions);
    own_regions(f, &regions);
    marked = take_seki_marks(f);
    if ((f->rules.liberty_eyes == RULES_ON || roads) &&
        (marked || has_mixed(&regions))) {
        seki_find(f, &regions, &seki);
        seki_mark_stones(f, &regions, &seki);
        if (f->rules.liberty_eyes == RULES_ON)
            seki_settle_eyes(f, &regions, &seki);
        own_claims(f, &regions);
        if (roads || f->rules.scoring == SCORING_ART)
            warn_open_dame(f, &regions, &seki, warnings);
    } else {
        own_claims(f, &regions);
    }
    tally(f);
}

/* ---- Japanese and Korean territory (rules.md 8) ------------------------- */

static enum status settle_territory(struct finish *f, struct strbuf *warnings)
{
    const struct board *b = &f->board;
    struct japan j;
    bool strict = f->rules.strict_dame == RULES_ON;
    enum status st = japan_territory(&f->full, f->dead, f->mark, strict, &j);

    if (st != ST_OK)
        return st;
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++) {
            vertex v = vertex_at(x, y);

            f->seki[v] = b->at[v] != EMPTY && j.seki[v];
            f->owner[v] = b->at[v] != EMPTY ? b->at[v] : j.territory[v];
            if (b->at[v] == EMPTY && f->rules.seki_points == RULES_ON &&
                j.seki_eye[v] != EMPTY && j.enclosed[v])
                f->owner[v] = j.seki_eye[v];
        }
    if (j.touches_dame && !strict)
        warnings_add(warnings,
                     "a living group touches unfilled dame: by the text of "
                     "1989 it is in seki (strict_dame=true scores it so)");
    tally(f);
    return ST_OK;
}

enum status owner_settle(struct finish *f, struct strbuf *warnings)
{
    lift_dead(f);
    memset(f->owner, EMPTY, sizeof f->owner);
    if (f->rules.scoring == SCORING_TERRITORY)
        return settle_territory(f, warnings);
    settle_area(f, warnings);
    return ST_OK;
}
