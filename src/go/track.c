#include "go/track.h"

#include "base/mem.h"

#include <assert.h>
#include <string.h>

enum { PERIOD = 64, CHUNK = 8 }; /* placements a frame; points a word */

static size_t chunks(int width)
{
    return (size_t)(width + CHUNK - 1) / CHUNK;
}

/* Two bits from each of eight bytes. A chunk may reach over the end of its row
 * to the border and the next row; what stands there goes along and comes back
 * the same. After the last row BOARD_GRID leaves room for it. */
static uint16_t squeeze(const uint8_t *at)
{
    uint64_t x;

    memcpy(&x, at, sizeof x);
    x = (x | x >> 6) & 0x000f000f000f000fu;
    x = (x | x >> 12) & 0x000000ff000000ffu;
    return (uint16_t)(x | x >> 24);
}

static void spread(uint16_t packed, uint8_t *at)
{
    uint64_t x = packed;

    x = (x | x << 24) & 0x000000ff000000ffu;
    x = (x | x << 12) & 0x000f000f000f000fu;
    x = (x | x << 6) & 0x0303030303030303u;
    memcpy(at, &x, sizeof x);
}

static void pack(const struct board *b, uint8_t *frame)
{
    for (int y = 0; y < b->height; y++)
        for (size_t i = 0; i < chunks(b->width); i++) {
            uint16_t x = squeeze(&b->at[vertex_at(0, y) + (int)i * CHUNK]);

            memcpy(frame, &x, sizeof x);
            frame += sizeof x;
        }
}

static void unpack(const struct track *t, const uint8_t *frame, uint8_t *at)
{
    for (int y = 0; y < t->height; y++)
        for (size_t i = 0; i < chunks(t->width); i++) {
            uint16_t x;

            memcpy(&x, frame, sizeof x);
            frame += sizeof x;
            spread(x, &at[vertex_at(0, y) + (int)i * CHUNK]);
        }
}

void track_free(struct track *t)
{
    mem_free(t->steps);
    mem_free(t->lifted);
    mem_free(t->frames);
    *t = (struct track){0};
}

static size_t frame_size(int width, int height)
{
    return chunks(width) * (size_t)height * sizeof(uint16_t);
}

bool track_room(struct track *t, int width, int height)
{
    return mem_room(&t->frames, &t->frames_cap, frame_size(width, height), 1);
}

void track_start(struct track *t, const struct board *b)
{
    assert(t->frames_cap >= frame_size(b->width, b->height));
    t->width = b->width;
    t->height = b->height;
    t->frame_size = frame_size(b->width, b->height);
    t->n_steps = 0;
    pack(b, t->frames);
}

static size_t lifted_end(const struct track *t, size_t position)
{
    return position ? t->steps[position - 1].lifted_end : 0;
}

bool track_reserve(struct track *t, int lifted)
{
    size_t n = t->n_steps + 1, stones = lifted_end(t, t->n_steps);

    return n < UINT32_MAX && stones < UINT32_MAX - BOARD_POINTS &&
           mem_room(&t->steps, &t->steps_cap, n, sizeof *t->steps) &&
           mem_room(&t->lifted, &t->lifted_cap, stones + (size_t)lifted,
                    sizeof *t->lifted) &&
           mem_room(&t->frames, &t->frames_cap,
                    (n / PERIOD + 1) * t->frame_size, 1);
}

void track_push(struct track *t, vertex v, enum color c, const vertex *lifted,
                int n, const struct board *after)
{
    size_t from = lifted_end(t, t->n_steps), end = from + (size_t)n;

    if (n)
        memcpy(t->lifted + from, lifted, (size_t)n * sizeof *lifted);
    t->steps[t->n_steps++] = (struct track_step){v, (uint8_t)c, (uint32_t)end};
    if (t->n_steps % PERIOD == 0)
        pack(after, t->frames + t->n_steps / PERIOD * t->frame_size);
}

void track_pop(struct track *t)
{
    assert(t->n_steps);
    t->n_steps--;
}

/* The colours of a position, by vertex; the border is not written. */
static void replay(const struct track *t, size_t position, uint8_t *at)
{
    size_t frame = position / PERIOD, i = frame * PERIOD;
    size_t taken = lifted_end(t, i);

    assert(position <= t->n_steps);
    unpack(t, t->frames + frame * t->frame_size, at);
    for (; i < position; i++) {
        at[t->steps[i].v] = t->steps[i].color;
        for (; taken < t->steps[i].lifted_end; taken++)
            at[t->lifted[taken]] = EMPTY;
    }
}

bool track_same(const struct track *t, uint32_t position, const struct board *b)
{
    uint8_t at[BOARD_GRID];

    if (b->width != t->width || b->height != t->height)
        return false;
    replay(t, position, at);
    for (int y = 0; y < t->height; y++)
        if (memcmp(&at[vertex_at(0, y)], &b->at[vertex_at(0, y)],
                   (size_t)t->width) != 0)
            return false;
    return true;
}

void track_board(const struct track *t, uint32_t position, struct board *out)
{
    uint8_t at[BOARD_GRID];

    replay(t, position, at);
    board_init(out, t->width, t->height);
    for (int y = 0; y < t->height; y++)
        for (int x = 0; x < t->width; x++) {
            vertex v = vertex_at(x, y);

            if (at[v] != EMPTY)
                board_add(out, v, (enum color)at[v]);
        }
}

const vertex *track_lifted(const struct track *t, uint32_t position, int *n)
{
    size_t from = lifted_end(t, position - 1);

    assert(position && position <= t->n_steps);
    *n = (int)(lifted_end(t, position) - from);
    return t->lifted + from;
}
