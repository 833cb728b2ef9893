#include "support/plain.h"

#include <string.h>

void plain_init(struct plain *p, int width, int height)
{
    memset(p, 0, sizeof *p);
    p->width = width;
    p->height = height;
}

int plain_next_to(const struct plain *p, int point, int out[4])
{
    int x = point % p->width, y = point / p->width, n = 0;

    if (x > 0)
        out[n++] = point - 1;
    if (x < p->width - 1)
        out[n++] = point + 1;
    if (y > 0)
        out[n++] = point - p->width;
    if (y < p->height - 1)
        out[n++] = point + p->width;
    return n;
}

/* The chain at `point` in stones[], its liberties counted in *liberties. */
static int flood(const struct plain *p, int point, int *stones, int *liberties)
{
    unsigned char seen[PLAIN_POINTS];
    int n = 0;

    memset(seen, 0, (size_t)(p->width * p->height));
    *liberties = 0;
    seen[point] = 1;
    stones[n++] = point;
    for (int i = 0; i < n; i++) {
        int next[4], k = plain_next_to(p, stones[i], next);

        while (k-- > 0) {
            if (seen[next[k]])
                continue;
            if (p->at[next[k]] == 0)
                ++*liberties;
            else if (p->at[next[k]] == p->at[point])
                stones[n++] = next[k];
            else
                continue;
            seen[next[k]] = 1;
        }
    }
    return n;
}

int plain_chain(const struct plain *p, int point, int *stones)
{
    int liberties;

    return flood(p, point, stones, &liberties);
}

int plain_liberties(const struct plain *p, int point)
{
    int stones[PLAIN_POINTS], liberties;

    flood(p, point, stones, &liberties);
    return liberties;
}

/* Take the chain at `point` off if it has no liberty. */
static int lift(struct plain *p, int point, int *lifted)
{
    int liberties, n = flood(p, point, lifted, &liberties);

    if (liberties)
        return 0;
    for (int i = 0; i < n; i++)
        p->at[lifted[i]] = 0;
    return n;
}

int plain_place(struct plain *p, int point, int color, int *lifted)
{
    int next[4], k = plain_next_to(p, point, next), n = 0;

    p->at[point] = (unsigned char)color;
    while (k-- > 0)
        if (p->at[next[k]] == 3 - color)
            n += lift(p, next[k], lifted + n);
    return n ? n : lift(p, point, lifted);
}

bool plain_is_suicide(const struct plain *p, int point, int color, int *stones)
{
    struct plain after = *p;
    int lifted[PLAIN_POINTS], n = plain_place(&after, point, color, lifted);

    if (after.at[point])
        return false;
    *stones = n;
    return true;
}

bool plain_equal(const struct plain *a, const struct plain *b)
{
    return a->width == b->width && a->height == b->height &&
           memcmp(a->at, b->at, (size_t)(a->width * a->height)) == 0;
}
