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

/* A stone owns its point; an empty point is his whose stones alone touch it. */
static void score(const struct sand *s, struct sample *out)
{
    for (int y = 0; y < s->height; y++)
        for (int x = 0; x < s->width; x++) {
            vertex v = vertex_at(x, y);
            unsigned owner = s->at[v];

            if (owner == EMPTY) {
                unsigned seen = 0;

                for (int d = 0; d < 4; d++)
                    seen |= 1u << s->at[vertex_next_to(v, d)];
                seen &= 1u << BLACK | 1u << WHITE;
                owner = seen == 1u << BLACK   ? BLACK
                        : seen == 1u << WHITE ? WHITE
                                              : EMPTY;
            }
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
        score(scratch, out);
    }
    out->games += games;
    return moves;
}
