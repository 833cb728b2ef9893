#include "support/count_check.h"

#include "support/draw.h"

#include <check.h>

static char letter(int w)
{
    static const char letters[] = {
#define X(name, ch) ch,
        WORK_LIST(X)
#undef X
    };

    return letters[w];
}

void count_check_finish(count_procedure *procedure, enum count_kind kind,
                        const struct finish *f, const char *name,
                        const char *work, const char *json)
{
    struct strbuf out = STRBUF_INIT, board = STRBUF_INIT, want = STRBUF_INIT;
    struct count c;

    count_start(&c, kind, f);
    ck_assert_int_eq(procedure(f, -1, &c), ST_OK);
    count_json(&out, &c);
    ck_assert_msg(strcmp(out.text, json) == 0, "%s:\n got %s\nwant %s", name,
                  out.text, json);
    for (int y = c.height - 1; work && y >= 0; y--) {
        for (int x = 0; x < c.width; x++) {
            strbuf_putc(&board, letter(c.work[vertex_at(x, y)]));
            strbuf_putc(&want, draw_letter(work, &f->board, vertex_at(x, y)));
        }
        strbuf_putc(&board, '\n');
        strbuf_putc(&want, '\n');
    }
    ck_assert_msg(strcmp(board.text, want.text) == 0, "%s:\n%s\nwant\n%s", name,
                  board.text, want.text);
    count_free(&c);
    strbuf_free(&out);
    strbuf_free(&board);
    strbuf_free(&want);
}

void count_check(count_procedure *procedure, enum count_kind kind,
                 const struct count_row *row)
{
    struct finish f = finish_drawn(row->rows, &row->facts);

    count_check_finish(procedure, kind, &f, row->name, row->work, row->json);
}

centi count_slow_margin(const struct finish *f)
{
    centi margin = 0;

    for (int y = 0; y < f->board.height; y++)
        for (int x = 0; x < f->board.width; x++) {
            vertex v = vertex_at(x, y);
            int side = f->board.at[v] ? f->board.at[v] : f->owner[v];

            margin += side == BLACK ? 100 : side == WHITE ? -100 : 0;
        }
    return margin;
}
