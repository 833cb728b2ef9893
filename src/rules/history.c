#include "rules/history.h"

#include "base/mem.h"

#include <assert.h>
#include <string.h>

void history_free(struct history *h)
{
    mem_free(h->list);
    mem_free(h->slots);
    mem_free(h->log);
    *h = (struct history){0};
}

/* The first slot to look at: the top bits of a product, so that keys cut down
 * to a few low bits spread as well. */
static size_t first_slot(const struct history *h, uint64_t key, uint32_t tag)
{
    uint64_t x = (key + tag * 0x9e3779b97f4a7c15u) * 0xd6e8feb86659fd93u;

    return (size_t)(x >> (64 - h->slot_bits));
}

static size_t next_slot(const struct history *h, size_t slot)
{
    return (slot + 1) & (((size_t)1 << h->slot_bits) - 1);
}

/* The slot that holds place i of the list. */
static size_t slot_of(const struct history *h, size_t i)
{
    size_t slot = first_slot(h, h->list[i].key, h->list[i].tag);

    while (h->slots[slot] != i + 1)
        slot = next_slot(h, slot);
    return slot;
}

static void occupy(struct history *h, size_t i)
{
    size_t slot = first_slot(h, h->list[i].key, h->list[i].tag);

    while (h->slots[slot])
        slot = next_slot(h, slot);
    h->slots[slot] = (uint32_t)i + 1;
}

/* Frees the slots one by one in the reverse order, which leaves no gap before
 * a slot in use; small games then cost little after a large one. */
void history_clear(struct history *h)
{
    while (h->n)
        h->slots[slot_of(h, --h->n)] = 0;
    h->n_log = 0;
}

/* Rehash in the order of the list, so that the last of the list is still the
 * last on its way through the slots. */
static bool grow_slots(struct history *h, size_t need)
{
    int bits = h->slots ? h->slot_bits : 7;
    uint32_t *slots;

    if (need <= h->limit)
        return true;
    while (need > (size_t)1 << (bits - 2))
        bits++;
    slots = mem_new((size_t)1 << bits, sizeof *slots);
    if (!slots)
        return false;
    mem_free(h->slots);
    h->slots = slots;
    h->slot_bits = bits;
    h->limit = (size_t)1 << (bits - 2);
    for (size_t i = 0; i < h->n; i++)
        occupy(h, i);
    return true;
}

bool history_reserve(struct history *h, size_t more)
{
    if (h->n_log + more <= h->log_cap && h->n + more <= h->cap &&
        h->n + more <= h->limit)
        return true; /* the usual case, without a call */
    return h->n_log + more < UINT32_MAX / 2 &&
           mem_grow(&h->log, &h->log_cap, h->n_log + more, sizeof *h->log) &&
           mem_grow(&h->list, &h->cap, h->n + more, sizeof *h->list) &&
           grow_slots(h, h->n + more);
}

const struct situation *history_find(const struct history *h,
                                     const struct history_query *q)
{
    size_t slot;

    if (!h->slots)
        return NULL;
    for (slot = first_slot(h, q->key, q->tag); h->slots[slot];
         slot = next_slot(h, slot)) {
        const struct situation *s = &h->list[h->slots[slot] - 1];

        if (s->key == q->key && s->tag == q->tag && s->event >= q->since &&
            track_same(q->track, s->position, q->board))
            return s;
    }
    return NULL;
}

void history_push_new(struct history *h, const struct history_query *q,
                      uint32_t event)
{
    size_t i = h->n++;

    assert(h->n_log < h->log_cap && i < h->cap);
    h->list[i] =
        (struct situation){q->key, q->tag, event, 1, track_newest(q->track)};
    occupy(h, i);
    h->log[h->n_log++] = (uint32_t)i;
}

uint32_t history_push(struct history *h, const struct history_query *q,
                      uint32_t event)
{
    const struct situation *found = history_find(h, q);
    size_t i;

    if (!found) {
        history_push_new(h, q, event);
        return 1;
    }
    assert(h->n_log < h->log_cap);
    i = (size_t)(found - h->list);
    h->log[h->n_log++] = (uint32_t)i;
    return ++h->list[i].count;
}

void history_pop(struct history *h)
{
    uint32_t i;

    assert(h->n_log);
    i = h->log[--h->n_log];
    if (--h->list[i].count)
        return;
    assert(i == h->n - 1);
    h->slots[slot_of(h, i)] = 0;
    h->n--;
}
