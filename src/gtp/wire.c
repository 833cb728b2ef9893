#include "gtp/wire.h"

#include "base/status.h"

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Does a line of GTP keep this byte as it is? */
static bool is_plain(char c)
{
    return (unsigned char)c >= ' ' && c != '#' && c != 127;
}

/* How many bytes are plain for certain, eight at a time: most lines are. The
 * top bit of a byte of `bad` tells that it is below 32, "#" or 127; a borrow
 * can only come from a byte that is bad itself. */
static size_t plain_start(const char *line, size_t len)
{
    const uint64_t ones = 0x0101010101010101u, tops = ones << 7;
    size_t i;

    for (i = 0; len - i >= 8; i += 8) {
        uint64_t x, hash, del, bad;

        memcpy(&x, line + i, 8);
        hash = x ^ ones * '#';
        del = x ^ ones * 127;
        bad = ((x - ones * ' ') & ~x) | ((hash - ones) & ~hash) |
              ((del - ones) & ~del);
        if (bad & tops)
            break;
    }
    return i;
}

size_t wire_clean(char *line, size_t len)
{
    size_t i = plain_start(line, len), n;

    while (i < len && is_plain(line[i]))
        i++;
    for (n = i; i < len && line[i] != '#'; i++)
        if (line[i] == '\t')
            line[n++] = ' ';
        else if (is_plain(line[i]))
            line[n++] = line[i];
    return n;
}

bool wire_word(struct word *rest, struct word *out)
{
    const char *p = rest->text, *end = p + rest->len;

    while (p < end && *p == ' ')
        p++;
    out->text = p;
    while (p < end && *p != ' ')
        p++;
    out->len = (size_t)(p - out->text);
    rest->text = p;
    rest->len = (size_t)(end - p);
    return out->len;
}

static struct word trim(struct word w)
{
    while (w.len && w.text[w.len - 1] == ' ')
        w.len--;
    while (w.len && *w.text == ' ')
        w.text++, w.len--;
    return w;
}

/* Take an id off the line; it may touch the name ("12name"). A negative
 * number is no id: dropped, as GNU Go does. */
static struct word take_id(struct word *line)
{
    const char *p = line->text, *end = p + line->len;
    bool negative = line->len > 1 && *p == '-' && is_digit(p[1]);
    struct word id = {p, 0};
    int32_t value;

    if (negative)
        p++;
    while (p < end && is_digit(*p))
        p++;
    id.len = (size_t)(p - id.text);
    line->text = p;
    line->len = (size_t)(end - p);
    if (negative)
        id.len = 0;
    else if (id.len && !wire_number(id, &value))
        id = (struct word){"2147483647", 10}; /* clipped, as GNU Go does */
    return id;
}

/* line = [id] name {argument} */
bool wire_split(const char *line, size_t len, struct request *out)
{
    struct word rest = trim((struct word){line, len});

    out->id = take_id(&rest);
    if (!wire_word(&rest, &out->name))
        return false;
    out->rest = trim(rest);
    return true;
}

bool wire_is(struct word w, const char *text)
{
    return w.len == strlen(text) && !memcmp(w.text, text, w.len);
}

bool wire_spells(struct word w, const char *lower)
{
    if (w.len != strlen(lower))
        return false;
    for (size_t i = 0; i < w.len; i++) {
        char c = w.text[i];

        if (c >= 'A' && c <= 'Z')
            c = (char)(c - 'A' + 'a');
        if (c != lower[i])
            return false;
    }
    return true;
}

bool wire_number(struct word w, int32_t *out)
{
    int64_t value = 0;

    for (size_t i = 0; i < w.len; i++) {
        if (!is_digit(w.text[i]))
            return false;
        value = value * 10 + (w.text[i] - '0');
        if (value > INT32_MAX)
            return false;
    }
    if (w.len)
        *out = (int32_t)value;
    return w.len;
}

/* Append the text line by line; a blank line but the first gets a ".". */
static void add_lines(struct strbuf *out, const char *text, size_t len)
{
    const char *end = text + len;

    for (bool first = true; text < end; first = false) {
        const char *nl = memchr(text, '\n', (size_t)(end - text));
        size_t n = (size_t)((nl ? nl + 1 : end) - text), blank = 0;

        while (blank < n && (text[blank] == ' ' || text[blank] == '\t'))
            blank++;
        if (!first && blank < n && text[blank] == '\n')
            strbuf_putc(out, '.');
        strbuf_add(out, text, n);
        text += n;
    }
}

void wire_reply(struct strbuf *out, bool success, struct word id,
                const char *text, size_t len)
{
    size_t start = out->len;

    if (success && !len && !id.len) {
        strbuf_add(out, "= \n\n", 4); /* most replies: in one go */
        return;
    }
    while (len && (text[len - 1] == '\n' || text[len - 1] == ' '))
        len--;
    strbuf_putc(out, success ? '=' : '?');
    strbuf_add(out, id.text, id.len);
    strbuf_putc(out, ' ');
    add_lines(out, text, len);
    strbuf_add(out, "\n\n", 2);
    if (!out->failed)
        return;
    out->failed = false;
    strbuf_cut(out, start);
    strbuf_putc(out, '?');
    strbuf_add(out, id.text, id.len);
    strbuf_addf(out, " %s\n\n", status_text(ST_NO_MEMORY));
}
