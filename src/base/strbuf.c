#include "base/strbuf.h"

#include "base/mem.h"

#include <stdarg.h>
#include <stdio.h>

char strbuf_empty[1];

void strbuf_free(struct strbuf *sb)
{
    if (sb->cap)
        mem_free(sb->text);
    *sb = (struct strbuf)STRBUF_INIT;
}

void strbuf_clear(struct strbuf *sb)
{
    sb->failed = false;
    strbuf_cut(sb, 0);
}

void strbuf_cut(struct strbuf *sb, size_t len)
{
    if (len >= sb->len)
        return;
    sb->len = len;
    sb->text[len] = '\0';
}

bool strbuf_reserve(struct strbuf *sb, size_t extra)
{
    char *own = sb->cap ? sb->text : NULL;

    if (!sb->failed && extra < sb->cap - sb->len)
        return true;
    if (sb->failed || extra >= (size_t)-1 - sb->len ||
        !mem_grow(&own, &sb->cap, sb->len + extra + 1, 1)) {
        sb->failed = true;
        return false;
    }
    sb->text = own;
    return true;
}

void strbuf_addf(struct strbuf *sb, const char *fmt, ...)
{
    va_list ap;
    int n;

    va_start(ap, fmt);
    n = vsnprintf(NULL, 0, fmt, ap);
    va_end(ap);
    if (n < 0 || !strbuf_reserve(sb, (size_t)n))
        return;
    va_start(ap, fmt);
    vsnprintf(sb->text + sb->len, (size_t)n + 1, fmt, ap);
    va_end(ap);
    sb->len += (size_t)n;
}
