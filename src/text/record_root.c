#include "text/record_impl.h"

#include "text/rules_text.h"
#include "text/sgf_point.h"

#include <string.h>

/* The first value of a root property, blanks trimmed; NULL and *len 0 where
 * there is none or an empty one. */
static const char *root_text(const struct sgf_node *root, const char *name,
                             size_t *len)
{
    const struct sgf_property *p = sgf_find(root, name);
    const char *text = NULL;

    *len = 0;
    if (p)
        text = sgf_trim(p->values, len);
    return *len ? text : NULL;
}

static bool has_text(const struct sgf_node *root, const char *name,
                     const char *word)
{
    size_t len, size = strlen(word);
    const char *text = root_text(root, name, &len);

    for (; text && len >= size; text++, len--)
        if (!memcmp(text, word, size))
            return true;
    return false;
}

/* Digits at *text, of *len left; moves both. False: none, or more than
 * `most`. */
static bool read_number(const char **text, size_t *len, int most, int *out)
{
    size_t before = *len;

    for (*out = 0; *len && **text >= '0' && **text <= '9'; --*len) {
        *out = *out * 10 + (*(*text)++ - '0');
        if (*out > most)
            return false;
    }
    return *len < before;
}

/* size = number [(":" | "x") number] */
enum status root_size(struct loading *l, const struct sgf_node *root,
                      int *width, int *height)
{
    const struct sgf_property *game = sgf_find(root, "GM");
    const struct sgf_property *p = sgf_find(root, "SZ");
    size_t len;
    const char *text = root_text(root, "GM", &len);

    if (text && (len != 1 || *text != '1'))
        return loading_fail(l, game->values, "not a game of Go");
    *width = *height = 19;
    text = root_text(root, "SZ", &len);
    if (!text)
        return ST_OK;
    if (!read_number(&text, &len, BOARD_MAX, width) || !*width)
        return loading_fail(l, p->values, "unacceptable size");
    *height = *width;
    if (!len)
        return ST_OK;
    if (*text != ':' && *text != 'x')
        return loading_fail(l, p->values, "unacceptable size");
    text++;
    len--;
    if (!read_number(&text, &len, BOARD_MAX, height) || !*height || len)
        return loading_fail(l, p->values, "unacceptable size");
    return ST_OK;
}

/* ---- rules ------------------------------------------------------------- */

/* CPRU, else RU and the place; unknown ones leave the rules as they are. */
static enum status load_rules(struct loading *l, const struct sgf_node *root)
{
    const struct sgf_property *own = sgf_find(root, "CPRU");
    const struct sgf_property *p = own ? own : sgf_find(root, "RU");
    const struct sgf_property *place = sgf_find(root, "PC");
    struct strbuf ru = STRBUF_INIT, pc = STRBUF_INIT;
    struct rules r = *game_rules(l->g);
    enum status st = ST_NO_MEMORY;

    if (p)
        sgf_text(&ru, p->values);
    if (place)
        sgf_text(&pc, place->values);
    if (!ru.failed && !pc.failed)
        st = own ? rules_text_load(ru.text, ru.len, &r)
                 : rules_text_sgf(ru.text, pc.text, &r);
    if (st == ST_UNKNOWN_RULES) {
        if (ru.len && loading_note(l, p->values))
            strbuf_addf(l->notes, "unknown rules, kept %s", r.name);
        st = ST_OK;
    } else if (st == ST_OK) {
        st = game_set_rules(l->g, &r);
    }
    strbuf_free(&ru);
    strbuf_free(&pc);
    return st;
}

/* ---- komi -------------------------------------------------------------- */

/* One comma is read as a decimal point (G4); words behind a blank are left
 * out ("6.5 points"). */
static bool read_komi(const char *text, size_t len, centi *komi)
{
    char copy[32];
    size_t n = 0;

    for (; n < len && text[n] != ' ' && n < sizeof copy; n++)
        copy[n] = text[n];
    if (n == sizeof copy)
        return false;
    for (size_t i = 0; i < n; i++)
        if (copy[i] == ',') {
            copy[i] = '.';
            break;
        }
    return centi_read(copy, n, komi);
}

/* Komi that cannot be meant as it stands (reference page, 3.2): the Fox server
 * writes hundredths, of points or of the Chinese half count; the GoGoD
 * collection writes Chinese komi in the half count. */
static centi meant_komi(const struct loading *l, const struct sgf_node *root,
                        centi komi)
{
    static const centi fox[][2] = {{27500, 550}, {55000, 550}, {32500, 650},
                                   {65000, 650}, {37500, 750}, {75000, 750},
                                   {35000, 700}, {70000, 700}};
    const struct board *b = game_board(l->g);
    bool fox_program =
        has_text(root, "AP", "foxwq") || has_text(root, "AP", "SGFC:2.0");
    centi quarter = komi < 0 ? -komi : komi;

    for (size_t i = 0; i < sizeof fox / sizeof fox[0]; i++)
        if (komi == fox[i][0] && (fox_program || board_area(b) <= 361))
            return fox[i][1];
    if (fox_program && komi == 5000)
        return 50;
    if (has_text(root, "RU", "hinese") && quarter % 50 == 25 && quarter <= 425)
        return komi * 2;
    return komi;
}

/* KM, or a number in KO where KM is empty (lizzieyzy). Absent: komi stays. */
static const struct sgf_property *find_komi(const struct sgf_node *root,
                                            centi *komi, bool *known)
{
    size_t len;
    const char *text = root_text(root, "KM", &len);

    *known = text && read_komi(text, len, komi);
    if (text || !(text = root_text(root, "KO", &len)))
        return sgf_find(root, "KM");
    *known = read_komi(text, len, komi);
    return *known ? sgf_find(root, "KO") : sgf_find(root, "KM");
}

static void load_komi(struct loading *l, const struct sgf_node *root)
{
    bool known;
    centi komi = 0, meant;
    const struct sgf_property *p = find_komi(root, &komi, &known);

    if (!p)
        return;
    if (!known) {
        if (loading_note(l, p->values)) {
            strbuf_puts(l->notes, "no komi that can be read, kept ");
            centi_print(l->notes, game_komi(l->g));
        }
        return;
    }
    if (sgf_find(root, "CPKM") &&
        (l->lock_rules || komi == game_rules(l->g)->komi)) {
        game_default_komi(l->g);
        return;
    }
    meant = l->own ? komi : meant_komi(l, root, komi);
    if (meant != komi && loading_note(l, p->values)) {
        strbuf_puts(l->notes, "komi ");
        centi_print(l->notes, komi);
        strbuf_puts(l->notes, " taken as ");
        centi_print(l->notes, meant);
    }
    game_set_komi(l->g, meant);
}

enum status root_settings(struct loading *l, const struct sgf_node *root)
{
    enum status st = l->lock_rules ? ST_OK : load_rules(l, root);

    if (!st)
        load_komi(l, root);
    return st;
}

/* HA, 0 for one stone or none (spec/rules.md 8). */
int root_handicap(struct loading *l, const struct sgf_node *root)
{
    size_t len;
    const char *text = root_text(root, "HA", &len);
    int n;

    if (!text)
        return 0;
    if (!read_number(&text, &len, BOARD_POINTS, &n) || len) {
        if (loading_note(l, sgf_find(root, "HA")->values))
            strbuf_puts(l->notes, "no handicap that can be read");
        return 0;
    }
    return n > 1 ? n : 0;
}

/* ---- writing ----------------------------------------------------------- */

bool root_is_info(const char *name)
{
    static const char *const info[] = {"FF", "GM", "AP", "SZ",   "RU", "CPRU",
                                       "KM", "KO", "HA", "CPKM", "RE"};

    for (size_t i = 0; i < sizeof info / sizeof info[0]; i++)
        if (!strcmp(name, info[i]))
            return true;
    return false;
}

/* RU as other programs know it (FF[4] names AGA, GOE, Japanese and NZ); what
 * they cannot know stands in CPRU. */
static const char *plain_rules(const struct rules *r)
{
    static const char *const names[][2] = {
        {"aga", "AGA"},
        {"ing", "GOE"},
        {"japanese", "Japanese"},
        {"korean", "Korean"},
        {"new-zealand", "NZ"},
        {"chinese", "Chinese"},
        {"chinese-kgs", "Chinese"},
        {"chinese-ogs", "Chinese"},
        {"tromp-taylor", "Tromp-Taylor"},
    };

    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (!strcmp(r->name, names[i][0]))
            return names[i][1];
    return r->name;
}

void root_write(struct strbuf *out, const struct game *g, const char *result)
{
    const struct rules *r = game_rules(g);
    const struct board *b = game_board(g);

    strbuf_puts(out, "FF[4]GM[1]AP[caipan]");
    if (b->width == b->height)
        strbuf_addf(out, "SZ[%d]", b->width);
    else
        strbuf_addf(out, "SZ[%d:%d]", b->width, b->height);
    strbuf_addf(out, "RU[%s]CPRU[", plain_rules(r));
    rules_text_save(out, r);
    strbuf_puts(out, "]KM[");
    centi_print(out, game_komi(g));
    strbuf_puts(out, game_komi_explicit(g) ? "]" : "]CPKM[default]");
    if (game_handicap(g) > 1)
        strbuf_addf(out, "HA[%d]", game_handicap(g));
    if (result) {
        strbuf_puts(out, "RE[");
        sgf_escape(out, result, strlen(result));
        strbuf_putc(out, ']');
    }
}
