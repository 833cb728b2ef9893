#include "judge/life.h"

#include "base/mem.h"
#include "judge/benson.h"
#include "judge/sample.h"
#include "judge/solve.h"
#include "judge/zone.h"

#include <string.h>

enum {
    GAMES = 400,        /* played out on 19x19 and below */
    WALL_PERCENT = 97,  /* ends in a group of two eyes: safe by itself */
    DOUBT_PERCENT = 20, /* dead in so many games, or alive: look closer */
    SEKI_PERCENT = 20,  /* ends in a group of one eye or none: look closer */
    TABLE_BITS = 16,
    SEARCH = 5000, /* positions of one search */
    CHAINS = BOARD_POINTS
};

struct judge {
    struct sand start, scratch;
    struct sample sample[3]; /* by colour that moved first */
    struct benson benson;
    struct solver *solver;
};

/* What is known of a chain; figures in games out of `games`. */
struct chain {
    vertex head;
    int size;
    int dead, stays, lives;
    enum solve_result attacked, defended; /* attacker first, defender first */
    bool searched, is_dead;
};

struct work {
    struct judge *judge;
    const struct board *b;
    const struct life_question *q;
    struct life *life;
    int games, n;
    uint32_t left; /* positions that may still be searched */
    uint8_t wall[BOARD_GRID];
    uint8_t dead[BOARD_GRID];
    struct chain chain[CHAINS];
};

const char *life_word(enum life_status s)
{
    static const char *const word[] = {
#define X(name, text) [LIFE_##name] = text,
        LIFE_LIST(X)
#undef X
    };

    return word[s];
}

const char *evidence_word(enum evidence e)
{
    static const char *const word[] = {
#define X(name, short, text) [EVIDENCE_##name] = short,
        EVIDENCE_LIST(X)
#undef X
    };

    return word[e];
}

const char *evidence_text(enum evidence e)
{
    static const char *const text_of[] = {
#define X(name, word, text) [EVIDENCE_##name] = text,
        EVIDENCE_LIST(X)
#undef X
    };

    return text_of[e];
}

struct judge *judge_new(void)
{
    struct judge *j = mem_new(1, sizeof *j);

    if (!j)
        return NULL;
    j->solver = solver_new(TABLE_BITS);
    if (j->solver)
        return j;
    mem_free(j);
    return NULL;
}

void judge_free(struct judge *j)
{
    if (!j)
        return;
    solver_free(j->solver);
    mem_free(j);
}

/* ---- games played out ----------------------------------------------------*/

/* The seed is a function of the position alone. */
static void play_games(struct work *w)
{
    struct judge *j = w->judge;
    uint64_t random = w->b->hash;
    int area = board_area(w->b);

    w->games = area <= 361 ? GAMES : GAMES * 361 / area / 2 * 2;
    memset(j->sample, 0, sizeof j->sample);
    sand_init(&j->start, w->b);
    for (enum color first = BLACK; first <= WHITE; first++)
        w->life->work += sample_add(&j->sample[first], &j->start, first,
                                    w->games / 2, NULL, &j->scratch, &random);
}

static int owned(const struct work *w, enum color c, vertex v)
{
    const struct sample *s = w->judge->sample;

    return s[BLACK].owned[c][v] + s[WHITE].owned[c][v];
}

static void measure(struct work *w, struct chain *c)
{
    const struct sample *s = w->judge->sample;
    enum color enemy = opponent((enum color)w->b->at[c->head]);
    long dead = 0, stays = 0, lives = 0;
    vertex v = c->head;

    do {
        dead += owned(w, enemy, v);
        stays += s[BLACK].stays[v] + s[WHITE].stays[v];
        lives += s[BLACK].lives[v] + s[WHITE].lives[v];
        v = w->b->next[v];
    } while (v != c->head);
    c->dead = (int)(dead / c->size);
    c->stays = (int)(stays / c->size);
    c->lives = (int)(lives / c->size);
}

static bool at_least(const struct work *w, int games, int percent)
{
    return games * 100 >= w->games * percent;
}

/* Inside a region that the enemy holds for ever, where it cannot live. */
static bool is_lost(const struct work *w, vertex v)
{
    return w->judge->benson.owner[v] == opponent((enum color)w->b->at[v]);
}

static void find_chains(struct work *w)
{
    w->n = 0;
    for (int x = 0; x < w->b->width; x++)
        for (int y = 0; y < w->b->height; y++) {
            vertex v = vertex_at(x, y), s = v;
            struct chain *c = &w->chain[w->n];

            if ((w->b->at[v] != BLACK && w->b->at[v] != WHITE) ||
                w->b->head[v] != v)
                continue;
            *c = (struct chain){.head = v, .size = w->b->size[v]};
            measure(w, c);
            c->is_dead = 2 * c->dead > w->games || is_lost(w, v);
            do {
                w->wall[s] = w->judge->benson.alive[s] ||
                             at_least(w, c->lives, WALL_PERCENT);
                w->dead[s] = c->is_dead;
                s = w->b->next[s];
            } while (s != v);
            w->n++;
        }
}

/* ---- exact search --------------------------------------------------------*/

static bool in_doubt(const struct work *w, const struct chain *c)
{
    return !w->wall[c->head] && !is_lost(w, c->head) &&
           (at_least(w, c->stays, SEKI_PERCENT) ||
            (at_least(w, c->dead, DOUBT_PERCENT) &&
             at_least(w, w->games - c->dead, DOUBT_PERCENT)));
}

static enum solve_result search(struct work *w, const struct local *z,
                                const struct local_state *s)
{
    uint32_t most = w->left < SEARCH ? w->left : SEARCH, used = 0;
    enum solve_result r =
        most ? solve(w->judge->solver, z, s, most, &used) : SOLVE_UNKNOWN;

    w->left -= used < w->left ? used : w->left;
    w->life->work += used;
    return r;
}

static void search_chain(struct work *w, struct chain *c)
{
    struct local z;
    struct local_state s;

    if (!in_doubt(w, c) || !zone_cut(w->b, c->head, w->wall, &z, &s))
        return;
    z.suicide = w->q->suicide;
    c->searched = true;
    c->attacked = search(w, &z, &s);
    s.to_move = DEFENDER;
    c->defended =
        c->attacked == SOLVE_SURVIVES ? SOLVE_SURVIVES : search(w, &z, &s);
}

/* Larger chains first: what a large dead chain can still capture is captured
 * in vain. */
static void sort_by_size(struct work *w)
{
    for (int i = 1; i < w->n; i++)
        for (int k = i; k > 0 && w->chain[k].size > w->chain[k - 1].size; k--) {
            struct chain swap = w->chain[k];

            w->chain[k] = w->chain[k - 1];
            w->chain[k - 1] = swap;
        }
}

/* Is there a living enemy next to the chain, to take it off? */
static bool has_living_enemy(const struct work *w, const struct chain *c)
{
    enum color enemy = opponent((enum color)w->b->at[c->head]);
    vertex v = c->head;

    do {
        for (int d = 0; d < 4; d++) {
            vertex n = vertex_next_to(v, d);

            if (w->b->at[n] == enemy && !w->dead[n])
                return true;
        }
        v = w->b->next[v];
    } while (v != c->head);
    return false;
}

/* Under rules that settle by play it is known who would have to move first. */
static void decide_critical(const struct work *w, struct chain *c)
{
    if (w->q->first != EMPTY)
        c->is_dead = w->q->first != w->b->at[c->head];
}

static void decide(struct work *w, struct chain *c)
{
    vertex v = c->head;

    if (c->attacked == SOLVE_SURVIVES)
        c->is_dead = false;
    else if (c->attacked == SOLVE_CAPTURED && c->defended == SOLVE_CAPTURED &&
             has_living_enemy(w, c))
        c->is_dead = true;
    else if (c->attacked == SOLVE_CAPTURED && c->defended == SOLVE_SURVIVES)
        decide_critical(w, c);
    do {
        w->dead[v] = c->is_dead;
        v = w->b->next[v];
    } while (v != c->head);
}

/* ---- answers -------------------------------------------------------------*/

static enum evidence evidence_of(const struct work *w, const struct chain *c)
{
    if (w->judge->benson.alive[c->head] || is_lost(w, c->head))
        return EVIDENCE_PROVED;
    if (c->attacked == SOLVE_CAPTURED && c->defended == SOLVE_SURVIVES)
        return EVIDENCE_CRITICAL;
    if (c->searched && (c->is_dead ? c->defended == SOLVE_CAPTURED
                                   : c->attacked == SOLVE_SURVIVES))
        return EVIDENCE_CONDITIONAL;
    return EVIDENCE_ESTIMATED;
}

static void answer(struct work *w, const struct chain *c)
{
    enum life_status status = c->is_dead ? LIFE_DEAD : LIFE_ALIVE;
    enum evidence evidence = evidence_of(w, c);
    int right = c->is_dead ? c->dead : w->games - c->dead;
    int percent = right * 100 / w->games;
    vertex v = c->head;

    if (!c->is_dead && !w->judge->benson.alive[v] && 2 * c->stays > w->games)
        status = LIFE_SEKI;
    if (evidence == EVIDENCE_PROVED)
        percent = 100;
    do {
        w->life->status[v] = (uint8_t)status;
        w->life->evidence[v] = (uint8_t)evidence;
        w->life->percent[v] = (uint8_t)(percent < 50 ? 50 : percent);
        v = w->b->next[v];
    } while (v != c->head);
}

void judge_life(struct judge *j, const struct board *b,
                const struct life_question *q, struct life *out)
{
    struct work w = {.judge = j, .b = b, .q = q, .life = out};

    w.left = 1000 * (q->budget ? q->budget : LIFE_BUDGET);
    memset(out, 0, sizeof *out);
    solver_reset(j->solver);
    benson_find(b, q->suicide, &j->benson);
    play_games(&w);
    find_chains(&w);
    for (int i = 0; i < w.n; i++)
        search_chain(&w, &w.chain[i]);
    sort_by_size(&w);
    for (int i = 0; i < w.n; i++)
        decide(&w, &w.chain[i]);
    for (int i = 0; i < w.n; i++)
        answer(&w, &w.chain[i]);
}
