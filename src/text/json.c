#include "text/json.h"

#include <stdint.h>
#include <string.h>

void json_start(struct json *j, const char *text, size_t len)
{
    *j = (struct json){.text = text, .len = len};
}

static int peek(const struct json *j)
{
    return j->at < j->len ? (unsigned char)j->text[j->at] : -1;
}

static void skip_blanks(struct json *j)
{
    while (peek(j) == ' ' || peek(j) == '\t' || peek(j) == '\n' ||
           peek(j) == '\r')
        j->at++;
}

/* Skip blanks and take c, if it is next. */
static bool take(struct json *j, int c)
{
    skip_blanks(j);
    if (peek(j) != c)
        return false;
    j->at++;
    return true;
}

/* ---- strings ------------------------------------------------------------ */

struct text {
    char *bytes; /* JSON_TEXT of them */
    size_t len;
};

static bool add(struct text *t, unsigned char c)
{
    if (t->len == JSON_TEXT - 1)
        return false;
    t->bytes[t->len++] = (char)c;
    t->bytes[t->len] = '\0';
    return true;
}

/* UTF-8 of a code point. */
static bool add_code(struct text *t, uint32_t code)
{
    if (code < 0x80)
        return add(t, (unsigned char)code);
    if (code < 0x800)
        return add(t, (unsigned char)(0xc0 | code >> 6)) &&
               add(t, (unsigned char)(0x80 | (code & 63)));
    if (code < 0x10000)
        return add(t, (unsigned char)(0xe0 | code >> 12)) &&
               add(t, (unsigned char)(0x80 | (code >> 6 & 63))) &&
               add(t, (unsigned char)(0x80 | (code & 63)));
    return add(t, (unsigned char)(0xf0 | code >> 18)) &&
           add(t, (unsigned char)(0x80 | (code >> 12 & 63))) &&
           add(t, (unsigned char)(0x80 | (code >> 6 & 63))) &&
           add(t, (unsigned char)(0x80 | (code & 63)));
}

static bool read_hex(struct json *j, uint32_t *out)
{
    *out = 0;
    for (int i = 0; i < 4; i++) {
        int c = peek(j);
        uint32_t digit;

        if (c >= '0' && c <= '9')
            digit = (uint32_t)(c - '0');
        else if (c >= 'a' && c <= 'f')
            digit = (uint32_t)(c - 'a' + 10);
        else if (c >= 'A' && c <= 'F')
            digit = (uint32_t)(c - 'A' + 10);
        else
            return false;
        *out = *out * 16 + digit;
        j->at++;
    }
    return true;
}

/* What follows "\u": one code point, perhaps as a pair of surrogates. */
static bool read_unicode(struct json *j, struct text *t)
{
    uint32_t high, low;

    if (!read_hex(j, &high) || (high >= 0xdc00 && high < 0xe000))
        return false;
    if (high < 0xd800 || high >= 0xe000)
        return add_code(t, high);
    if (j->len - j->at < 2 || memcmp(j->text + j->at, "\\u", 2) != 0)
        return false;
    j->at += 2;
    if (!read_hex(j, &low) || low < 0xdc00 || low >= 0xe000)
        return false;
    return add_code(t, 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00));
}

static bool read_escape(struct json *j, struct text *t)
{
    static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
    int c = peek(j);
    const char *found = c > 0 ? strchr(from, c) : NULL;

    if (c < 0)
        return false;
    j->at++;
    if (c == 'u')
        return read_unicode(j, t);
    return found && add(t, (unsigned char)to[found - from]);
}

static bool read_string(struct json *j, char *bytes, size_t *len)
{
    struct text t = {bytes, 0};
    int c;

    bytes[0] = '\0';
    if (!take(j, '"'))
        return false;
    while ((c = peek(j)) != '"') {
        if (c < ' ') /* a control character, or the end of the text */
            return false;
        j->at++;
        if (!(c == '\\' ? read_escape(j, &t) : add(&t, (unsigned char)c)))
            return false;
    }
    j->at++;
    *len = t.len;
    return true;
}

/* ---- values ------------------------------------------------------------- */

static bool is_digit(int c)
{
    return c >= '0' && c <= '9';
}

static bool skip_digits(struct json *j)
{
    size_t start = j->at;

    while (is_digit(peek(j)))
        j->at++;
    return j->at > start;
}

/* number = ["-"] int ["." digits] [("e"|"E") ["+"|"-"] digits] */
static bool skip_number(struct json *j)
{
    if (peek(j) == '-')
        j->at++;
    if (peek(j) == '0')
        j->at++;
    else if (!skip_digits(j))
        return false;
    if (peek(j) == '.') {
        j->at++;
        if (!skip_digits(j))
            return false;
    }
    if (peek(j) == 'e' || peek(j) == 'E') {
        j->at++;
        if (peek(j) == '+' || peek(j) == '-')
            j->at++;
        return skip_digits(j);
    }
    return true;
}

static bool skip_word(struct json *j, const char *word)
{
    size_t n = strlen(word);

    if (j->len - j->at < n || memcmp(j->text + j->at, word, n) != 0)
        return false;
    j->at += n;
    return true;
}

static bool read_value(struct json *j, struct json_member *m)
{
    size_t start;

    skip_blanks(j);
    start = j->at;
    if (peek(j) == '"') {
        m->type = JSON_STRING;
        return read_string(j, m->text, &m->text_len);
    }
    if (skip_word(j, "true") || skip_word(j, "false"))
        m->type = JSON_BOOL;
    else if (skip_word(j, "null"))
        m->type = JSON_NULL;
    else if (skip_number(j))
        m->type = JSON_NUMBER;
    else
        return false;
    m->text_len = j->at - start;
    if (m->text_len >= JSON_TEXT)
        return false;
    memcpy(m->text, j->text + start, m->text_len);
    m->text[m->text_len] = '\0';
    return true;
}

/* After the closing brace nothing but blanks may follow. */
static bool finish(struct json *j)
{
    skip_blanks(j);
    j->failed = j->at < j->len;
    j->at = j->len;
    return false;
}

bool json_next(struct json *j, struct json_member *m)
{
    bool first = !j->started;

    if (j->failed || (!first && j->at == j->len))
        return false;
    j->started = true;
    j->failed = true; /* until the member has been read */
    if (first && !take(j, '{'))
        return false;
    if (take(j, '}'))
        return finish(j);
    if (!first && !take(j, ','))
        return false;
    if (!read_string(j, m->key, &m->key_len) || !take(j, ':') ||
        !read_value(j, m))
        return false;
    skip_blanks(j);
    j->failed = j->at == j->len; /* the object is not closed */
    return !j->failed;
}

/* ---- writing ------------------------------------------------------------ */

/* The length of the UTF-8 sequence at s, 0 if it is none. */
static size_t utf8_len(const unsigned char *s, size_t len)
{
    size_t n = s[0] < 0x80   ? 1
               : s[0] < 0xc2 ? 0
               : s[0] < 0xe0 ? 2
               : s[0] < 0xf0 ? 3
               : s[0] < 0xf5 ? 4
                             : 0;

    if (n > len)
        return 0;
    for (size_t i = 1; i < n; i++)
        if ((s[i] & 0xc0) != 0x80)
            return 0;
    if ((s[0] == 0xe0 && s[1] < 0xa0) || (s[0] == 0xed && s[1] >= 0xa0) ||
        (s[0] == 0xf0 && s[1] < 0x90) || (s[0] == 0xf4 && s[1] >= 0x90))
        return 0; /* overlong, a surrogate, or beyond U+10FFFF */
    return n;
}

void json_put(struct strbuf *out, const char *text, size_t len)
{
    const unsigned char *s = (const unsigned char *)text;

    strbuf_putc(out, '"');
    for (size_t i = 0, n; i < len; i += n ? n : 1) {
        n = utf8_len(s + i, len - i);
        if (s[i] == '"' || s[i] == '\\')
            strbuf_addf(out, "\\%c", s[i]);
        else if (s[i] == '\n')
            strbuf_puts(out, "\\n");
        else if (s[i] < ' ' || s[i] == 127)
            strbuf_addf(out, "\\u%04x", (unsigned)s[i]);
        else if (!n)
            strbuf_puts(out, "\\ufffd");
        else
            strbuf_add(out, text + i, n);
    }
    strbuf_putc(out, '"');
}
