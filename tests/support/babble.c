#include "support/babble.h"

#include "base/rng.h"
#include "go/coord.h"
#include "gtp/session.h"

static size_t total(void)
{
    struct command_info c;
    size_t n = 0;

    while (session_command(n, &c))
        n++;
    return n;
}

static void add_vertex(struct strbuf *out, uint64_t *seed)
{
    int side = rng_below(seed, 9) ? 5 : 60;

    coord_print(out, vertex_at((int)rng_below(seed, (uint32_t)side) % BOARD_MAX,
                               (int)rng_below(seed, (uint32_t)side)));
}

/* A word for any place of a signature. */
static void add_word(struct strbuf *out, uint64_t *seed)
{
    static const char *const words[] = {
        "b",
        "w",
        "Black",
        "WHITE",
        "pass",
        "virtual",
        "0",
        "1",
        "5",
        "9",
        "2147483647",
        "-1",
        "6.5",
        "default",
        "dead",
        "alive",
        "seki",
        "public",
        "jpd-a",
        "jpd-art",
        "aga",
        "chinese",
        "ko=simple",
        "suicide=any",
        "list",
        "a.sgf",
        "x",
        "A",
        "B",
        "json",
        "area",
        "none",
        "{}",
        "ko",
        "SIMPLE",
        "{\"ko\":1}",
        "tromp-taylor",
        "declared",
        "5 5",
        "territory",
        "true-stones",
        "japanese",
        "lanke",
        "sanqing",
        "resign",
    };

    if (rng_below(seed, 3) == 0)
        add_vertex(out, seed);
    else
        strbuf_puts(out, words[rng_below(seed, sizeof words / sizeof *words)]);
}

/* The place of a signature that fits, as far as it is easily told. */
static void add_fitting(struct strbuf *out, uint64_t *seed, const char *kind)
{
    bool stones = !strncmp(kind, "stone...", 8);
    int n = 1 + (int)rng_below(seed, 4);

    if (!strncmp(kind, "color", 5)) {
        strbuf_puts(out, rng_below(seed, 2) ? "b" : "w");
    } else if (!strncmp(kind, "number", 6) || !strncmp(kind, "size", 4)) {
        strbuf_addf(out, "%u", rng_below(seed, 7));
    } else if (stones || !strncmp(kind, "vertex...", 9)) {
        while (n--) {
            if (stones)
                strbuf_puts(out, rng_below(seed, 2) ? "b " : "w ");
            add_vertex(out, seed);
            strbuf_putc(out, ' ');
        }
    } else if (!strncmp(kind, "turn", 4) || !strncmp(kind, "vertex", 6)) {
        add_vertex(out, seed);
    } else {
        add_word(out, seed);
    }
}

static void add_command(struct strbuf *out, uint64_t *seed)
{
    struct command_info c = {"play", "color turn", ""};

    if (rng_below(seed, 3))
        session_command(rng_below(seed, (uint32_t)total()), &c);
    if (rng_below(seed, 4) == 0)
        strbuf_addf(out, "%u ", rng_below(seed, 1000));
    strbuf_puts(out, c.name);
    for (const char *p = c.args; *p; p += strcspn(p, " "), p += *p == ' ') {
        if (*p == '[' && rng_below(seed, 2))
            break;
        strbuf_putc(out, ' ');
        if (rng_below(seed, 5))
            add_fitting(out, seed, p + (*p == '['));
        else
            add_word(out, seed);
    }
    if (rng_below(seed, 9) == 0)
        add_word(out, seed);
}

void babble_line(struct strbuf *out, uint64_t *seed)
{
    uint32_t kind = rng_below(seed, 20);
    size_t start = out->len;

    if (kind > 0)
        add_command(out, seed);
    else
        for (uint32_t n = rng_below(seed, 40); n > 0; n--)
            strbuf_putc(out, (char)rng_below(seed, 256));
    if (kind == 1 && !out->failed && out->len > start)
        for (int n = 1 + (int)rng_below(seed, 3); n > 0; n--)
            out->text[start + rng_below(seed, (uint32_t)(out->len - start))] =
                (char)rng_below(seed, 256);
}
