#include "gtp/complete.h"

#include "go/coord.h"
#include "rules/game.h"
#include "rules/rules.h"

#include <string.h>

/* A piece of text, not terminated. */
struct span {
    const char *text;
    size_t len;
};

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static bool span_is(struct span s, const char *word)
{
    return s.len == strlen(word) && memcmp(s.text, word, s.len) == 0;
}

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* Append `word` if it begins with `start`. */
static void offer(struct strbuf *out, struct span start, struct span word)
{
    if (start.len > word.len)
        return;
    for (size_t i = 0; i < start.len; i++)
        if (lower(start.text[i]) != lower(word.text[i]))
            return;
    strbuf_add(out, word.text, word.len);
    strbuf_putc(out, '\n');
}

static void offer_word(struct strbuf *out, struct span start, const char *word)
{
    offer(out, start, (struct span){word, strlen(word)});
}

static void offer_commands(struct strbuf *out, struct span start)
{
    struct command_info c;

    for (size_t i = 0; session_command(i, &c); i++)
        offer_word(out, start, c.name);
}

static void offer_vertices(struct session *s, struct strbuf *out,
                           struct span start)
{
    const struct board *b = game_board(session_game(s));
    struct strbuf name = STRBUF_INIT;

    for (int x = 0; x < b->width; x++)
        for (int y = 0; y < b->height; y++) {
            strbuf_clear(&name);
            coord_print(&name, vertex_at(x, y));
            offer(out, start, (struct span){name.text, name.len});
        }
    strbuf_free(&name);
}

/* words = word { "|" word } */
static void offer_choice(struct strbuf *out, struct span start,
                         const char *prefix, struct span words)
{
    struct strbuf word = STRBUF_INIT;
    const char *end = words.text + words.len;

    for (const char *p = words.text, *bar; p < end; p = bar + 1) {
        bar = memchr(p, '|', (size_t)(end - p));
        if (!bar)
            bar = end;
        strbuf_clear(&word);
        strbuf_puts(&word, prefix);
        strbuf_add(&word, p, (size_t)(bar - p));
        offer(out, start, (struct span){word.text, word.len});
    }
    strbuf_free(&word);
}

/* "ko=" before the sign is typed, "ko=simple" after it. */
static void offer_setting(struct strbuf *out, struct span start,
                          enum rules_setting set, bool value)
{
    struct strbuf name = STRBUF_INIT, values = STRBUF_INIT;

    strbuf_puts(&name, rules_setting_name(set));
    strbuf_putc(&name, '=');
    if (value) {
        rules_setting_values(&values, set);
        offer_choice(out, start, name.text,
                     (struct span){values.text, values.len});
    } else {
        offer(out, start, (struct span){name.text, name.len});
    }
    strbuf_free(&values);
    strbuf_free(&name);
}

static void offer_rules(struct strbuf *out, struct span start)
{
    bool value = memchr(start.text, '=', start.len) != NULL;

    for (int i = 0; i < rules_total() && !value; i++)
        offer_word(out, start, rules_get(i)->name);
    if (!value) {
        offer_word(out, start, "default");
        offer_word(out, start, "list");
    }
    for (int i = 0; i < SETTINGS; i++)
        offer_setting(out, start, (enum rules_setting)i, value);
}

/* Word number `n` of the signature, without brackets; a kind that takes the
 * rest of the line serves all further words. */
static struct span argument_kind(const char *signature, size_t n)
{
    struct span kind = {signature, 0};
    bool found = false;

    for (const char *p = signature; *p && !found; n--) {
        kind = (struct span){p, strcspn(p, " ")};
        p += kind.len + strspn(p + kind.len, " ");
        found = n == 0;
    }
    if (kind.len && kind.text[0] == '[')
        kind = (struct span){kind.text + 1, kind.len - 2};
    if (!found && !span_is(kind, "vertex...") && !span_is(kind, "stone...") &&
        !span_is(kind, "rules"))
        kind.len = 0;
    return kind;
}

/* False: a file name. */
static bool offer_argument(struct session *s, struct strbuf *out,
                           struct span start, struct span kind)
{
    bool stone = span_is(kind, "stone...");

    if (span_is(kind, "file"))
        return false;
    if (stone || span_is(kind, "color")) {
        offer_word(out, start, "black");
        offer_word(out, start, "white");
    }
    if (stone || span_is(kind, "vertex") || span_is(kind, "vertex...") ||
        span_is(kind, "turn"))
        offer_vertices(s, out, start);
    if (span_is(kind, "turn")) {
        offer_word(out, start, "pass");
        offer_word(out, start, "virtual");
    }
    if (span_is(kind, "command"))
        offer_commands(out, start);
    if (span_is(kind, "rules"))
        offer_rules(out, start);
    if (kind.len && memchr(kind.text, '|', kind.len))
        offer_choice(out, start, "", kind);
    return true;
}

/* The next word from *at, which is moved behind it. */
static struct span next_word(const char **at, const char *end)
{
    struct span word;

    while (*at < end && is_blank(**at))
        (*at)++;
    word.text = *at;
    while (*at < end && !is_blank(**at))
        (*at)++;
    word.len = (size_t)(*at - word.text);
    return word;
}

bool complete_list(struct session *s, const char *line, size_t len,
                   struct strbuf *out)
{
    const char *at = line, *end = line + len;
    struct span name = next_word(&at, end), word = name;
    struct command_info c;
    size_t n = 0;

    if (at == end) { /* still in the first word */
        offer_commands(out, name);
        return true;
    }
    for (;; n++) {
        word = next_word(&at, end);
        if (at == end)
            break;
    }
    for (size_t i = 0; session_command(i, &c); i++)
        if (span_is(name, c.name))
            return offer_argument(s, out, word, argument_kind(c.args, n));
    return true;
}
