/* The answers of the referee as JSON; keys in the order of spec/gtp.md. */
#include "text/report.h"

#include "go/coord.h"
#include "text/json.h"

#include <inttypes.h>
#include <string.h>

/* "key":{"b":x,"w":y} */
static void put_pair(struct strbuf *out, const char *key, const int figure[3])
{
    strbuf_addf(out, "\"%s\":{\"b\":%d,\"w\":%d}", key, figure[BLACK],
                figure[WHITE]);
}

/* "key":"text of x", written by the function of x */
static void put_rules(struct strbuf *out, const struct rules *r)
{
    struct strbuf text = STRBUF_INIT;

    rules_print(&text, r);
    strbuf_puts(out, "\"rules\":");
    json_put(out, text.text, text.len);
    out->failed |= text.failed;
    strbuf_free(&text);
}

static void put_phase(struct strbuf *out, const struct game_state *s)
{
    strbuf_puts(out, "\"phase\":\"");
    phase_print(out, s->phase, s->end);
    strbuf_putc(out, '"');
}

static void put_pending(struct strbuf *out, const struct game_state *s)
{
    strbuf_puts(out, "\"pending\":[");
    for (int i = 0; i < s->n_pending; i++)
        strbuf_addf(out, "%s\"%s\"", i ? "," : "", color_letter(s->pending[i]));
    strbuf_putc(out, ']');
}

void report_state(struct strbuf *out, const struct game *g)
{
    const struct game_state *s = game_state(g);
    const struct board *b = game_board(g);

    strbuf_putc(out, '{');
    put_rules(out, game_rules(g));
    strbuf_addf(out, ",\"komi\":%" PRId64 ",\"size\":[%d,%d],\"handicap\":%d,",
                game_komi(g), b->width, b->height, game_handicap(g));
    put_phase(out, s);
    strbuf_addf(
        out, ",\"to_move\":\"%s\",\"first_stop\":", color_letter(s->to_move));
    if (s->first_stop == EMPTY)
        strbuf_puts(out, "null,");
    else
        strbuf_addf(out, "\"%s\",", color_letter(s->first_stop));
    put_pending(out, s);
    strbuf_putc(out, ',');
    put_pair(out, "stones", b->stones);
    strbuf_putc(out, ',');
    put_pair(out, "hands", s->hands);
    strbuf_putc(out, ',');
    put_pair(out, "virtual", s->virtual_moves);
    strbuf_putc(out, ',');
    put_pair(out, "prisoners", s->prisoners);
    strbuf_addf(out, ",\"moves\":%" PRIu32 ",\"hash\":\"%016" PRIx64 "\"}",
                s->turns, game_hash(g));
}

/* ---- verdict ------------------------------------------------------------- */

static void put_vertices(struct strbuf *out, const char *key, const vertex *v,
                         int n)
{
    strbuf_addf(out, ",\"%s\":[", key);
    for (int i = 0; i < n; i++) {
        strbuf_puts(out, i ? ",\"" : "\"");
        coord_print(out, v[i]);
        strbuf_putc(out, '"');
    }
    strbuf_putc(out, ']');
}

/* A living stone, else the small letter of who owns the point. */
static char owner_letter(const struct finish *f, vertex v)
{
    if (f->board.at[v] != EMPTY)
        return f->board.at[v] == BLACK ? 'X' : 'O';
    return f->owner[v] == BLACK ? 'x' : f->owner[v] == WHITE ? 'o' : '.';
}

static void put_ownership(struct strbuf *out, const struct finish *f)
{
    strbuf_puts(out, ",\"ownership\":[");
    for (int y = f->full.height - 1; y >= 0; y--) {
        for (int x = 0; x < f->full.width; x++) {
            if (!x)
                strbuf_puts(out, y == f->full.height - 1 ? "\"" : ",\"");
            strbuf_putc(out, owner_letter(f, vertex_at(x, y)));
        }
        strbuf_putc(out, '"');
    }
    strbuf_putc(out, ']');
}

static void put_warnings(struct strbuf *out, const struct strbuf *lines)
{
    const char *p = lines->text;

    strbuf_puts(out, ",\"warnings\":[");
    while (*p) {
        size_t n = strcspn(p, "\n");

        if (p > lines->text)
            strbuf_putc(out, ',');
        json_put(out, p, n);
        p += n + (p[n] == '\n');
    }
    strbuf_putc(out, ']');
}

void report_counts(struct strbuf *out, const struct verdict *v)
{
    strbuf_putc(out, '{');
    for (int i = 0; i < v->n_counts; i++) {
        strbuf_addf(out, "%s\"%s\":", i ? "," : "",
                    count_name(v->counts[i].kind));
        count_json(out, &v->counts[i]);
    }
    strbuf_putc(out, '}');
}

void report_verdict(struct strbuf *out, const struct game *g,
                    const struct verdict *v)
{
    const struct finish *f = &v->finish;
    vertex list[BOARD_POINTS];

    strbuf_putc(out, '{');
    put_rules(out, &f->rules);
    strbuf_putc(out, ',');
    put_phase(out, game_state(g));
    strbuf_puts(out, ",\"result\":\"");
    verdict_print_result(out, v);
    strbuf_addf(
        out,
        "\",\"margin\":%" PRId64 ",\"komi\":%" PRId64 ",\"pay\":%" PRId64
        ",\"handicap_bonus\":%" PRId64 ",\"judge\":\"%s\"",
        v->margin, f->komi, f->pay, f->bonus, report_judge_word(v->mode));
    put_vertices(out, "dead", list, report_vertices(f, REPORT_DEAD, list));
    put_vertices(out, "seki", list, report_vertices(f, REPORT_SEKI, list));
    put_ownership(out, f);
    put_vertices(out, "public", list, report_public(f, list));
    put_warnings(out, &v->warnings);
    strbuf_puts(out, ",\"counts\":");
    report_counts(out, v);
    strbuf_addf(out, ",\"agree\":%s}", v->agree ? "true" : "false");
}
