#include "text/sgf.h"

#include "base/arena.h"
#include "base/mem.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

struct sgf {
    struct arena arena;
    char *text; /* copy of the file; values and names point into it */
    size_t len;
    struct sgf_node *root;
};

/* A "(" that is not yet closed. Level 0 stands outside all games. */
struct level {
    struct sgf_node *tail; /* the last node of its sequence */
    struct sgf_node *last; /* the last variation begun at tail */
};

struct reader {
    struct sgf *t;
    char *at, *end;
    struct level *levels;
    size_t n_levels, cap;
    struct sgf_property *last; /* of the tail of the last level */
    const char *error;         /* text; where: error_at */
    const char *error_at;
};

static enum status fail(struct reader *r, const char *at, const char *text)
{
    r->error = text;
    r->error_at = at;
    return ST_CANNOT_LOAD;
}

static bool is_upper(char c)
{
    return c >= 'A' && c <= 'Z';
}

static bool is_lower(char c)
{
    return c >= 'a' && c <= 'z';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Blanks, line breaks and any other control character. */
static bool is_space(char c)
{
    return (unsigned char)c <= ' ';
}

static void skip_space(struct reader *r)
{
    while (r->at < r->end && is_space(*r->at))
        r->at++;
}

/* ---- levels and nodes -------------------------------------------------- */

static struct level *top(struct reader *r)
{
    return &r->levels[r->n_levels - 1];
}

static enum status open_level(struct reader *r)
{
    if (r->n_levels > 1 && !top(r)->tail)
        return fail(r, r->at, "a variation begins without a node");
    if (!mem_grow(&r->levels, &r->cap, r->n_levels + 1, sizeof *r->levels))
        return ST_NO_MEMORY;
    r->levels[r->n_levels++] = (struct level){NULL, NULL};
    return ST_OK;
}

/* The first node of a variation hangs below the node where "(" stood, behind
 * its earlier variations; any other below the node before it. */
static enum status add_node(struct reader *r)
{
    struct level *level = top(r), *outer = level - 1;
    struct sgf_node *n;

    if (level->last)
        return fail(r, r->at, "a node behind a variation");
    n = arena_new(&r->t->arena, sizeof *n);
    if (!n)
        return ST_NO_MEMORY;
    if (level->tail) {
        n->parent = level->tail;
        n->parent->child = n;
    } else {
        n->parent = outer->tail;
        if (outer->last)
            outer->last->sibling = n;
        else if (n->parent)
            n->parent->child = n;
        else
            r->t->root = n;
        outer->last = n;
    }
    level->tail = n;
    r->last = NULL;
    return ST_OK;
}

/* ---- properties -------------------------------------------------------- */

/* ident = letter {letter | digit}, lower-case letters left out as FF[1] to
 * FF[3] ask ("SiZe" is "SZ"), and digits in front of the first letter that
 * stays; without any upper-case one they all count. The name is made in place;
 * *end is where it will end. */
static char *read_name(struct reader *r, char **end)
{
    char *name = r->at, *to = name;
    bool upper = false;

    for (; r->at < r->end; r->at++) {
        if (!is_upper(*r->at) && !is_lower(*r->at) && !is_digit(*r->at))
            break;
        upper = upper || is_upper(*r->at);
    }
    for (char *c = name; c < r->at; c++) {
        if ((is_lower(*c) && upper) || (is_digit(*c) && to == name))
            continue;
        *to++ = is_lower(*c) ? (char)(*c - 'a' + 'A') : *c;
    }
    *end = to;
    return name;
}

/* End a name once its "[" is read; line breaks must stay for sgf_where. */
static const char *end_name(struct reader *r, char *name, char *end)
{
    if (*end == '\n' || *end == '\r')
        return arena_copy(&r->t->arena, name, (size_t)(end - name));
    *end = '\0';
    return name;
}

/* value = "[" {any | "\" any} "]" */
static enum status read_value(struct reader *r, struct sgf_value **out)
{
    char *start = ++r->at;

    while (r->at < r->end && *r->at != ']')
        r->at += *r->at == '\\' ? 2 : 1;
    if (r->at >= r->end)
        return fail(r, start - 1, "a value without end");
    *out = arena_new(&r->t->arena, sizeof **out);
    if (!*out)
        return ST_NO_MEMORY;
    (*out)->text = start;
    (*out)->len = (size_t)(r->at++ - start);
    return ST_OK;
}

/* property = name value {value} */
static enum status read_property(struct reader *r)
{
    struct sgf_property *p = arena_new(&r->t->arena, sizeof *p);
    struct sgf_value **next;
    char *name, *end;
    enum status st;

    if (!p)
        return ST_NO_MEMORY;
    if (!top(r)->tail && (st = add_node(r))) /* the first ";" is missing */
        return st;
    name = read_name(r, &end);
    next = &p->values;
    for (skip_space(r); r->at < r->end && *r->at == '['; skip_space(r)) {
        if ((st = read_value(r, next)))
            return st;
        next = &(*next)->next;
    }
    if (!p->values)
        return fail(r, name, "a property without a value");
    if (!(p->name = end_name(r, name, end)))
        return ST_NO_MEMORY;
    if (r->last)
        r->last->next = p;
    else
        top(r)->tail->properties = p;
    r->last = p;
    return ST_OK;
}

/* ---- the collection ---------------------------------------------------- */

/* Does a game begin at this "("? "(;" or, its ";" missing, "(SZ[". */
static bool begins_game(const char *at, const char *end)
{
    const char *c = at + 1;

    if (c < end && is_upper(*c)) {
        while (c < end && (is_upper(*c) || is_lower(*c)))
            c++;
        return c < end && *c == '[';
    }
    while (c < end && is_space(*c))
        c++;
    return c < end && *c == ';';
}

/* Go to the next game, over a byte order mark, mail and what else there is. */
static bool find_game(struct reader *r)
{
    while (r->at < r->end) {
        char *open = memchr(r->at, '(', (size_t)(r->end - r->at));

        r->at = open ? open : r->end;
        if (open && begins_game(open, r->end))
            return true;
        r->at += open != NULL;
    }
    return false;
}

static enum status read_token(struct reader *r)
{
    enum status st;

    switch (*r->at) {
    case '(':
        st = open_level(r);
        r->at++;
        return st;
    case ')':
        r->n_levels--;
        r->at++;
        return ST_OK;
    case ';':
        st = add_node(r);
        r->at++;
        return st;
    default:
        if (!is_upper(*r->at) && !is_lower(*r->at))
            return fail(r, r->at, "a character that has no place here");
        if (top(r)->last)
            return fail(r, r->at, "a property behind a variation");
        return read_property(r);
    }
}

static enum status read_game(struct reader *r)
{
    char *open = r->at;
    enum status st = open_level(r);

    for (r->at++; !st && r->n_levels > 1;) {
        skip_space(r);
        if (r->at == r->end)
            return fail(r, open, "a game without end");
        st = read_token(r);
    }
    return st;
}

static enum status read_collection(struct reader *r)
{
    enum status st = ST_OK;

    if (!mem_grow(&r->levels, &r->cap, 1, sizeof *r->levels))
        return ST_NO_MEMORY;
    r->levels[r->n_levels++] = (struct level){NULL, NULL};
    while (!st && find_game(r))
        st = read_game(r);
    if (!st && !r->t->root)
        st = fail(r, r->end, "no game record");
    return st;
}

/* Lines end with LF, CR or CR LF; columns count bytes. */
static void locate(const char *text, const char *at, size_t *line,
                   size_t *column)
{
    const char *start = text;

    *line = 1;
    for (const char *c = text; c < at; c++)
        if (*c == '\n' || (*c == '\r' && (c + 1 == at || c[1] != '\n'))) {
            ++*line;
            start = c + 1;
        }
    *column = (size_t)(at - start) + 1;
}

enum status sgf_read(const char *bytes, size_t len, struct sgf **out,
                     struct sgf_error *error)
{
    struct reader r = {0};
    enum status st = ST_NO_MEMORY;

    *out = NULL;
    r.t = mem_new(1, sizeof *r.t);
    if (!r.t || !(r.t->text = arena_copy(&r.t->arena, bytes, len))) {
        mem_free(r.t);
        return st;
    }
    r.t->len = len;
    r.at = r.t->text;
    r.end = r.at + len;
    st = read_collection(&r);
    mem_free(r.levels);
    if (st == ST_CANNOT_LOAD) {
        locate(bytes, bytes + (r.error_at - r.t->text), &error->line,
               &error->column);
        error->text = r.error;
    }
    if (st) {
        sgf_free(r.t);
        return st;
    }
    *out = r.t;
    return ST_OK;
}

void sgf_free(struct sgf *t)
{
    if (!t)
        return;
    arena_free(&t->arena);
    mem_free(t);
}

struct sgf_node *sgf_root(const struct sgf *t)
{
    return t->root;
}

const struct sgf_property *sgf_find(const struct sgf_node *n, const char *name)
{
    for (const struct sgf_property *p = n->properties; p; p = p->next)
        if (!strcmp(p->name, name))
            return p;
    return NULL;
}

void sgf_where(const struct sgf *t, const struct sgf_value *v, size_t *line,
               size_t *column)
{
    locate(t->text, v->text - 1, line, column);
}
