#include "judge/owner.h"

#include "go/coord.h"
#include "judge/japan.h"
#include "rules/seki.h"

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
    struct position p = {&f->board, f->mark, f->claim};
    bool roads = f->rules.scoring == SCORING_STONES_ROADS, marked;

    region_find(&f->board, &regions);
    points_by_region(&f->board, &regions, f->owner);
    marked = take_seki_marks(f);
    if ((f->rules.liberty_eyes == RULES_ON || roads) &&
        (marked || points_any_mixed(&regions))) {
        seki_find(&p, &regions, &seki);
        seki_mark_stones(&p, &regions, &seki, f->seki);
        if (f->rules.liberty_eyes == RULES_ON)
            seki_settle_eyes(&p, &regions, &seki, f->owner);
        points_by_claim(&p, &regions, f->owner);
        if (roads || f->rules.scoring == SCORING_ART)
            warn_open_dame(f, &regions, &seki, warnings);
    } else {
        points_by_claim(&p, &regions, f->owner);
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
