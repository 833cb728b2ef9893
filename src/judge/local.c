#include "judge/local.h"

#include "base/bits.h"
#include "base/rng.h"

uint64_t local_key(const struct local_state *s)
{
    return rng_mix(s->stones[0] * 0x9e3779b97f4a7c15u ^
                   rng_mix(s->stones[1] + ((uint64_t)s->ko << 1) + s->to_move));
}

uint64_t local_border(const struct local *z, uint64_t set)
{
    uint64_t all = 0;

    for (uint64_t left = set; left; left &= left - 1)
        all |= z->nbr[bits_lowest(left)];
    return all & ~set;
}

uint64_t local_chain(const struct local *z, uint64_t own, uint64_t seed)
{
    uint64_t chain = seed, fresh = seed;

    while (fresh) {
        uint64_t near = 0;

        for (; fresh; fresh &= fresh - 1)
            near |= z->nbr[bits_lowest(fresh)];
        fresh = near & own & ~chain;
        chain |= fresh;
    }
    return chain;
}

static uint64_t all_points(const struct local *z)
{
    return z->n == 64 ? ~(uint64_t)0 : ((uint64_t)1 << z->n) - 1;
}

/* Is the chain without any liberty, inside or outside? */
static bool is_breathless(const struct local *z, uint64_t chain,
                          enum local_side side, uint64_t empty)
{
    return !(chain & z->outside[side]) && !(local_border(z, chain) & empty);
}

/* Lift the chains of `side` next to `point` that have no liberty. */
static uint64_t lift_next_to(const struct local *z, struct local_state *s,
                             int point, enum local_side side)
{
    uint64_t empty = all_points(z) & ~s->stones[0] & ~s->stones[1];
    uint64_t near = z->nbr[point] & s->stones[side], lifted = 0;

    while (near) {
        uint64_t seed = near & -near;
        uint64_t chain = local_chain(z, s->stones[side], seed);

        if (is_breathless(z, chain, side, empty))
            lifted |= chain;
        near &= ~chain;
    }
    s->stones[side] &= ~lifted;
    return lifted;
}

bool local_move(const struct local *z, struct local_state *s, int move)
{
    enum local_side me = (enum local_side)s->to_move;
    struct local_state next = *s;
    uint64_t bit, lifted, chain, empty;

    next.to_move ^= 1;
    next.ko = LOCAL_NO_KO;
    if (move == LOCAL_PASS) {
        *s = next;
        return true;
    }
    bit = (uint64_t)1 << move;
    if (((s->stones[0] | s->stones[1]) & bit) || (z->bans[me] && s->ko == move))
        return false;
    next.stones[me] |= bit;
    lifted = lift_next_to(z, &next, move, (enum local_side) !me);
    chain = local_chain(z, next.stones[me], bit);
    empty = all_points(z) & ~next.stones[0] & ~next.stones[1];
    if (!lifted && is_breathless(z, chain, me, empty)) {
        if (!z->suicide || chain == bit)
            return false;
        next.stones[me] &= ~chain;
    }
    if (lifted && !(lifted & (lifted - 1)) && chain == bit &&
        !(bit & z->outside[me]) && (local_border(z, chain) & empty) == lifted)
        next.ko = (uint8_t)bits_lowest(lifted);
    *s = next;
    return true;
}

struct eyes {
    int n;
    uint64_t region[LOCAL_POINTS], border[LOCAL_POINTS];
};

/* The regions that the defender's stones enclose: what an attacker cannot
 * enter from outside. */
static void find_regions(const struct local *z, const struct local_state *s,
                         struct eyes *e)
{
    uint64_t open = all_points(z) & ~s->stones[DEFENDER];

    e->n = 0;
    while (open) {
        uint64_t region = local_chain(z, open, open & -open);

        open &= ~region;
        if (region & z->outside[ATTACKER])
            continue;
        e->region[e->n] = region;
        e->border[e->n++] = local_border(z, region);
    }
}

/* Is the region vital to the chain: each of its points that must be a liberty
 * is one? With suicide legal all its points count, else the empty ones. */
static bool is_vital(const struct local *z, const struct local_state *s,
                     uint64_t region, uint64_t chain)
{
    uint64_t must = z->suicide ? region : region & ~s->stones[ATTACKER];

    return !(must & ~local_border(z, chain));
}

bool local_alive(const struct local *z, const struct local_state *s)
{
    struct eyes e;
    uint64_t safe = s->stones[DEFENDER], left;
    uint64_t target = local_chain(z, safe, z->target & -z->target);
    bool changed = true;

    if (target & z->outside[DEFENDER])
        return true;
    find_regions(z, s, &e);
    while (changed && (safe & target)) {
        changed = false;
        for (left = safe; left;) {
            uint64_t chain = local_chain(z, safe, left & -left);
            int vital = 0;

            left &= ~chain;
            if (chain & z->outside[DEFENDER])
                continue;
            for (int i = 0; i < e.n && vital < 2; i++)
                vital += !(e.border[i] & ~safe) &&
                         is_vital(z, s, e.region[i], chain);
            if (vital < 2) {
                safe &= ~chain;
                changed = true;
            }
        }
    }
    return (safe & target) != 0;
}
