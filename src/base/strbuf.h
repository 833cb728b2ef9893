/*
 * strbuf - growable text.
 *
 * Invariants: `text` is never NULL and always NUL-terminated at `len`; it may
 * hold NUL bytes before that. A failed allocation sets `failed`, and every
 * later write is ignored, so a writer checks once, at the end. A zero state is
 * STRBUF_INIT; strbuf_free leaves that state.
 */
#ifndef CAIPAN_BASE_STRBUF_H
#define CAIPAN_BASE_STRBUF_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

struct strbuf {
    char *text;
    size_t len, cap; /* cap 0: text is not ours to free */
    bool failed;
};

/* The shared empty text of a fresh strbuf; nothing is ever written to it. */
extern char strbuf_empty[1];
#define STRBUF_INIT                                                            \
    {                                                                          \
        strbuf_empty, 0, 0, false                                              \
    }

void strbuf_free(struct strbuf *sb);

/* Forget the text and a failure, keep the memory. */
void strbuf_clear(struct strbuf *sb);

/* Shorten to `len` bytes; no effect when it is not longer. */
void strbuf_cut(struct strbuf *sb, size_t len);

void strbuf_addf(struct strbuf *sb, const char *fmt, ...)
    __attribute__((format(printf, 2, 3)));

/* Make room for `extra` more bytes and the NUL. False: `failed` is set. */
bool strbuf_reserve(struct strbuf *sb, size_t extra);

/* Append `len` bytes. */
static inline void strbuf_add(struct strbuf *sb, const char *bytes, size_t len)
{
    bool fits = !sb->failed && len < sb->cap - sb->len;

    if (!fits && !strbuf_reserve(sb, len))
        return;
    memcpy(sb->text + sb->len, bytes, len);
    sb->len += len;
    sb->text[sb->len] = '\0';
}

static inline void strbuf_puts(struct strbuf *sb, const char *text)
{
    strbuf_add(sb, text, strlen(text));
}

static inline void strbuf_putc(struct strbuf *sb, char c)
{
    strbuf_add(sb, &c, 1);
}

#endif
