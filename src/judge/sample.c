#include "judge/sample.h"

#include "judge/policy.h"

/* A game that runs in circles is cut: three moves a point are enough. */
static uint32_t play_out(struct sand *s, enum color c, const uint8_t *still,
                         uint64_t *random)
{
    uint32_t moves = 0, most = 3 * (uint32_t)(s->width * s->height);

    for (int passes = 0; passes < 2 && moves < most; moves++) {
        vertex v = policy_move(s, c, still, random);

        if (v == NO_VERTEX) {
            sand_pass(s);
            passes++;
        } else {
            sand_play(s, v, c);
            passes = 0;
        }
        c = opponent(c);
    }
    return moves;
}

/* Whose stones alone touch the empty point, or EMPTY. */
static enum color sole_neighbor(const struct sand *s, vertex v)
{
    unsigned seen = 0;

    for (int d = 0; d < 4; d++)
        seen |= 1u << s->at[vertex_next_to(v, d)];
    seen &= 1u << BLACK | 1u << WHITE;
    return seen == 1u << BLACK ? BLACK : seen == 1u << WHITE ? WHITE : EMPTY;
}

/* The name of the group of a chain; names are pointers to a parent. */
static vertex group_of(vertex *parent, vertex head)
{
    while (parent[head] != head)
        head = parent[head] = parent[parent[head]];
    return head;
}

/* Join the chains around each eye; count the eyes of each group at its name.
 * At the end of a game only eyes and shared points are empty. */
static void count_eyes(const struct sand *s, vertex *parent, uint8_t *eyes)
{
    vertex last = vertex_at(s->width - 1, s->height - 1);

    for (vertex v = vertex_at(0, 0); v <= last; v++)
        if (s->at[v] == BLACK || s->at[v] == WHITE) {
            parent[v] = v;
            eyes[v] = 0;
        }
    for (int i = 0; i < s->n_empty; i++) {
        vertex first = NO_VERTEX, v = s->empty[i];

        if (sole_neighbor(s, v) == EMPTY)
            continue;
        for (int d = 0; d < 4; d++) {
            vertex n = vertex_next_to(v, d), group;

            if (s->at[n] != BLACK && s->at[n] != WHITE)
                continue;
            group = group_of(parent, s->head[n]);
            if (first == NO_VERTEX) {
                first = group;
            } else if (group != first) {
                eyes[first] = (uint8_t)(eyes[first] + eyes[group]);
                parent[group] = first;
            }
        }
        if (eyes[first] < 2)
            eyes[first]++;
    }
}

/* A stone owns its point; an empty point is his whose stones alone touch it. */
static void score(const struct sand *s, const struct sand *start,
                  struct sample *out)
{
    vertex parent[BOARD_GRID];
    uint8_t eyes[BOARD_GRID];

    count_eyes(s, parent, eyes);
    for (int y = 0; y < s->height; y++)
        for (int x = 0; x < s->width; x++) {
            vertex v = vertex_at(x, y);
            unsigned owner = s->at[v];

            if (owner == EMPTY)
                owner = sole_neighbor(s, v);
            else if (owner != start->at[v])
                ;
            else if (eyes[group_of(parent, s->head[v])] >= 2)
                out->lives[v]++;
            else
                out->stays[v]++;
            out->owned[owner][v]++;
        }
}

uint32_t sample_add(struct sample *out, const struct sand *start,
                    enum color first, int games, const uint8_t *still,
                    struct sand *scratch, uint64_t *random)
{
    uint32_t moves = 0;

    for (int i = 0; i < games; i++) {
        sand_copy(scratch, start);
        sand_pass(scratch);
        moves += play_out(scratch, first, still, random);
        score(scratch, start, out);
    }
    out->games += games;
    return moves;
}
