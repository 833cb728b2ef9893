#include "text/sgf.h"

#include <stdbool.h>

enum { LONG_LINE = 70 };

void sgf_write_break(struct strbuf *out)
{
    size_t limit = out->len > LONG_LINE ? out->len - LONG_LINE : 0;

    for (size_t i = out->len; i > limit; i--)
        if (out->text[i - 1] == '\n')
            return;
    if (limit)
        strbuf_putc(out, '\n');
}

void sgf_write_property(struct strbuf *out, const struct sgf_property *p)
{
    strbuf_puts(out, p->name);
    for (const struct sgf_value *v = p->values; v; v = v->next) {
        strbuf_putc(out, '[');
        strbuf_add(out, v->text, v->len);
        strbuf_putc(out, ']');
    }
}

void sgf_write_node(struct strbuf *out, const struct sgf_node *n)
{
    strbuf_putc(out, ';');
    for (const struct sgf_property *p = n->properties; p; p = p->next)
        sgf_write_property(out, p);
}

/* Does the node begin a variation, one of several? */
static bool is_variation(const struct sgf_node *n)
{
    return n->parent && n->parent->child->sibling;
}

/* Depth first, climbing by the parents: no recursion. */
void sgf_write_tree(struct strbuf *out, const struct sgf_node *top)
{
    const struct sgf_node *n = top;

    strbuf_putc(out, '(');
    for (;;) {
        sgf_write_break(out);
        sgf_write_node(out, n);
        if (n->child) {
            n = n->child;
            if (n->sibling)
                strbuf_puts(out, "\n(");
            continue;
        }
        for (; n != top && !n->sibling; n = n->parent)
            if (is_variation(n))
                strbuf_putc(out, ')');
        if (n == top)
            break;
        strbuf_puts(out, ")\n(");
        n = n->sibling;
    }
    strbuf_putc(out, ')');
}

/* ---- the text of values ------------------------------------------------ */

/* Length of the line break at text: LF, CR, CR LF or LF CR; 0: none. */
static size_t line_break(const char *text, size_t len)
{
    if (!len || (text[0] != '\n' && text[0] != '\r'))
        return 0;
    if (len > 1 && (text[1] == '\n' || text[1] == '\r') && text[1] != text[0])
        return 2;
    return 1;
}

void sgf_text(struct strbuf *out, const struct sgf_value *v)
{
    for (size_t i = 0; i < v->len;) {
        bool escaped = v->text[i] == '\\' && i + 1 < v->len;
        size_t step;

        i += escaped;
        step = line_break(v->text + i, v->len - i);
        if (!step) {
            strbuf_putc(out, v->text[i] == '\t' ? ' ' : v->text[i]);
            step = 1;
        } else if (!escaped) {
            strbuf_putc(out, ' ');
        }
        i += step;
    }
}

void sgf_escape(struct strbuf *out, const char *text, size_t len)
{
    for (size_t i = 0; i < len; i++) {
        if (text[i] == ']' || text[i] == '\\')
            strbuf_putc(out, '\\');
        strbuf_putc(out, text[i]);
    }
}
