#include "judge/count.h"

#include "judge/count_internal.h"

#include <string.h>

static const char *const names[COUNT_KINDS] = {
#define X(kind, word, title) word,
    COUNT_LIST(X)
#undef X
};

static const char *const titles[COUNT_KINDS] = {
#define X(kind, word, title) title,
    COUNT_LIST(X)
#undef X
};

/* clang-format off */
static enum status (*const procedures[COUNT_KINDS])(const struct finish *f,
                                                    int n, struct count *c) = {
    [COUNT_AREA] = count_area,
    [COUNT_TERRITORY] = count_territory,
    [COUNT_FILL] = count_fill,
    [COUNT_EMPTIES] = count_empties,
    [COUNT_STONES] = count_stones,
    [COUNT_ROADS] = count_roads,
    [COUNT_EQUAL_STONES] = count_equal_stones,
    [COUNT_TRUE_STONES] = count_true_stones,
    [COUNT_ART] = count_art,
    [COUNT_PASS_STONES] = count_pass_stones,
};
/* clang-format on */

enum count_kind count_find(const char *word, size_t len)
{
    for (int k = 0; k < COUNT_KINDS; k++)
        if (strlen(names[k]) == len && memcmp(names[k], word, len) == 0)
            return (enum count_kind)k;
    return COUNT_KINDS;
}

const char *count_name(enum count_kind k)
{
    return names[k];
}

const char *count_title(enum count_kind k)
{
    return titles[k];
}

/* The counts a rule set has, by how it scores: the four of A and B (A art. 7),
 * the three of the essay (LK), Ing's fill-in where public points are halved
 * (Ing, WMSG), pass stones where White passes last (AGA). */
bool count_applies(const struct rules *r, enum count_kind k)
{
    bool area = r->scoring == SCORING_AREA;
    bool equal = r->scoring == SCORING_EQUAL_STONES;
    bool roads = r->scoring == SCORING_STONES_ROADS;
    bool untaxed = r->tax == TAX_NONE;

    switch (k) {
    case COUNT_AREA:
        return area || equal || r->scoring == SCORING_TRUE_STONES;
    case COUNT_TERRITORY:
        return (equal && untaxed) || r->scoring == SCORING_TERRITORY;
    case COUNT_FILL:
        return untaxed &&
               (equal || (area && r->public_points == PUBLIC_HALVED));
    case COUNT_EMPTIES:
        return equal && untaxed;
    case COUNT_STONES:
    case COUNT_ROADS:
    case COUNT_EQUAL_STONES:
        return roads;
    case COUNT_TRUE_STONES:
        return r->scoring == SCORING_TRUE_STONES;
    case COUNT_ART:
        return r->scoring == SCORING_ART;
    case COUNT_PASS_STONES:
        return area && untaxed && r->stop == STOP_WHITE_LAST;
    case COUNT_KINDS:
        break;
    }
    return false;
}

enum status count_make(enum count_kind k, const struct finish *f, int n,
                       struct count *out)
{
    enum status st;

    count_start(out, k, f);
    st = procedures[k](f, n, out);
    if (st == ST_OK && out->moves.failed)
        st = ST_NO_MEMORY;
    return st;
}
