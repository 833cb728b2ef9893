#include "support/slow_area.h"

#include <string.h>

bool slow_near(const struct slow *s, int a, int b)
{
    int dx = a % s->w - b % s->w, dy = a / s->w - b / s->w;

    return dx * dx + dy * dy == 1;
}

static int area(const struct slow *s)
{
    return s->w * s->h;
}

static bool touches(const struct slow *s, const char *set, int p)
{
    for (int i = 0; i < area(s); i++)
        if (set[i] && slow_near(s, i, p))
            return true;
    return false;
}

/* Adds to `set` the connected part around p of the points i with
 * is[i] == want. */
static void flood(const struct slow *s, const char *is, char want, int p,
                  char *set)
{
    char part[SLOW_POINTS] = {0};
    bool grown = true;

    part[p] = 1;
    while (grown) {
        grown = false;
        for (int i = 0; i < area(s); i++)
            if (is[i] == want && !part[i] && touches(s, part, i)) {
                part[i] = 1;
                grown = true;
            }
    }
    for (int i = 0; i < area(s); i++)
        set[i] |= part[i];
}

bool slow_own_region(const struct slow *s, int p, char color)
{
    char region[SLOW_POINTS] = {0};
    bool own = false;

    flood(s, s->at, '.', p, region);
    for (int i = 0; i < area(s); i++)
        if (s->at[i] != '.' && touches(s, region, i)) {
            if (s->at[i] != color)
                return false;
            own = true;
        }
    return own;
}

void slow_group(const struct slow *s, int stone, char group[SLOW_POINTS])
{
    char color = s->at[stone];
    bool grown = true;

    memset(group, 0, SLOW_POINTS);
    flood(s, s->at, color, stone, group);
    while (grown) {
        grown = false;
        for (int i = 0; i < area(s); i++) {
            if (group[i] || !touches(s, group, i))
                continue;
            if (s->at[i] == color ||
                (s->at[i] == '.' && slow_own_region(s, i, color))) {
                flood(s, s->at, s->at[i], i, group);
                grown = true;
            }
        }
    }
}

bool slow_two_eyes(const struct slow *s, const char *group, int p, int q)
{
    char filled[SLOW_POINTS] = {0}, seen[SLOW_POINTS] = {0};

    for (int i = 0; i < area(s); i++)
        filled[i] = group[i] && i != p && i != q;
    for (int i = 0; i < area(s); i++) {
        char chain[SLOW_POINTS] = {0};

        if (!filled[i] || seen[i])
            continue;
        flood(s, filled, 1, i, chain);
        if (!touches(s, chain, p) || !touches(s, chain, q))
            return false;
        for (int k = 0; k < area(s); k++)
            seen[k] |= chain[k];
    }
    return true;
}

bool slow_independent(const struct slow *s, const char *group)
{
    for (int p = 0; p < area(s); p++)
        for (int q = p + 1; q < area(s); q++)
            if (group[p] && group[q] && s->at[p] == '.' && s->at[q] == '.' &&
                !slow_near(s, p, q) && slow_two_eyes(s, group, p, q))
                return true;
    return false;
}

/* Rules.md 5.2: marks say whether a group lives by itself, else independence
 * does; where marks contradict each other, seki. */
static bool by_itself(const struct slow *s, int stone)
{
    char group[SLOW_POINTS];
    bool alive = false;

    slow_group(s, stone, group);
    for (int i = 0; i < area(s); i++) {
        if (group[i] && s->at[i] != '.' && s->mark[i] == 's')
            return false;
        alive |= group[i] && s->at[i] != '.' && s->mark[i] == 'a';
    }
    return alive || slow_independent(s, group);
}

static bool seki_region(const struct slow *s, const char *region)
{
    bool black = false, white = false;

    for (int i = 0; i < area(s); i++)
        if (s->at[i] != '.' && touches(s, region, i) && !by_itself(s, i)) {
            black |= s->at[i] == 'X';
            white |= s->at[i] == 'O';
        }
    return black && white;
}

bool slow_in_seki(const struct slow *s, int stone)
{
    char group[SLOW_POINTS];
    bool need = !by_itself(s, stone), in_seki = false;

    slow_group(s, stone, group);
    for (int i = 0; i < area(s); i++) {
        char region[SLOW_POINTS] = {0};

        if (group[i] && s->at[i] != '.' && s->mark[i] == 's')
            return true;
        if (!need || s->at[i] != '.' || group[i] || !touches(s, group, i))
            continue;
        flood(s, s->at, '.', i, region);
        in_seki = in_seki || seki_region(s, region);
    }
    return in_seki;
}

/* The liberty-eyes of a seki region: on a board where claimed points are
 * stones, take out what is public and see whom each part touches. */
static void liberty_eyes(const struct slow *s, const char *region, char *owner)
{
    char open[SLOW_POINTS] = {0}, as[SLOW_POINTS];

    for (int i = 0; i < area(s); i++)
        as[i] = s->at[i] == '.' && s->claim[i] ? s->claim[i] : s->at[i];
    for (int i = 0; i < area(s); i++) {
        bool black = false, white = false;

        for (int k = 0; k < area(s); k++)
            if (slow_near(s, i, k)) {
                black |= as[k] == 'X';
                white |= as[k] == 'O';
            }
        open[i] = region[i] && s->claim[i] == 0 && !(black && white);
    }
    for (int i = 0; i < area(s); i++) {
        char part[SLOW_POINTS] = {0};
        bool black = false, white = false;

        if (!open[i])
            continue;
        flood(s, open, 1, i, part);
        for (int k = 0; k < area(s); k++)
            if (touches(s, part, k)) {
                black |= as[k] == 'X';
                white |= as[k] == 'O';
            }
        owner[i] = black && !white ? 'X' : white && !black ? 'O' : '.';
    }
}

/* One mixed region: dame, or the eyes of a seki, unless someone claims. */
static void settle_mixed(const struct slow *s, const char *region, bool eyes,
                         char *owner)
{
    bool claims = false, named = false;

    for (int i = 0; i < area(s); i++) {
        claims |= region[i] && (s->claim[i] == 'X' || s->claim[i] == 'O');
        named |= region[i] && s->claim[i] == '.';
    }
    if (eyes && (!claims || named) && seki_region(s, region))
        liberty_eyes(s, region, owner);
}

void slow_owner(const struct slow *s, bool eyes, char owner[SLOW_POINTS])
{
    struct slow left = *s;
    char done[SLOW_POINTS] = {0};

    for (int i = 0; i < area(s); i++)
        if (s->mark[i] == 'd')
            left.at[i] = '.';
    for (int i = 0; i < area(s); i++)
        owner[i] = left.at[i];
    for (int i = 0; i < area(s); i++) {
        char region[SLOW_POINTS] = {0};
        char whose = '.';

        if (left.at[i] != '.' || done[i])
            continue;
        flood(&left, left.at, '.', i, region);
        whose = slow_own_region(&left, i, 'X')   ? 'X'
                : slow_own_region(&left, i, 'O') ? 'O'
                                                 : '.';
        for (int k = 0; k < area(s); k++) {
            done[k] |= region[k];
            owner[k] = region[k] ? whose : owner[k];
        }
        if (whose == '.')
            settle_mixed(&left, region, eyes, owner);
    }
    for (int i = 0; i < area(s); i++)
        if (left.at[i] == '.' && s->claim[i])
            owner[i] = s->claim[i];
}
