/*
 * sgf - a game record as a tree of nodes with properties, read and written.
 *
 * collection = { game tree }; tree = "(" node {node} {tree} ")"; node = ";"
 * {property}; property = ident value {value}. FF[1] to FF[4] as found in the
 * wild: lower-case letters in identifiers, a missing first ";", text before
 * the first "(;", a byte order mark. Unknown properties are kept. Values are
 * raw bytes as in the file (escapes not resolved), so writing gives them back.
 *
 * A tree owns all its memory (one arena); nesting depth is bounded only by
 * memory: no recursion over the input.
 */
#ifndef CAIPAN_TEXT_SGF_H
#define CAIPAN_TEXT_SGF_H

#include "base/status.h"
#include "base/strbuf.h"

#include <stddef.h>

struct sgf_value {
    struct sgf_value *next;
    const char *text; /* raw; not NUL-terminated */
    size_t len;
};

struct sgf_property {
    struct sgf_property *next;
    const char *name;         /* upper-case letters and digits, e.g. "AB" */
    struct sgf_value *values; /* at least one */
};

struct sgf_node {
    struct sgf_node *parent, *child, *sibling; /* first child: main line */
    struct sgf_property *properties;
};

struct sgf; /* opaque: arena and the roots of a collection */

/* Where and why reading failed: line and column from 1, text for people. */
struct sgf_error {
    size_t line, column;
    const char *text; /* static storage */
};

/* ST_CANNOT_LOAD fills *error; *out is then NULL. */
enum status sgf_read(const char *bytes, size_t len, struct sgf **out,
                     struct sgf_error *error);
void sgf_free(struct sgf *t);

/* The first game's root; further games are its siblings. */
struct sgf_node *sgf_root(const struct sgf *t);

/* NULL where there is none. */
const struct sgf_property *sgf_find(const struct sgf_node *n, const char *name);

/* Line and column, from 1, where a value begins in the file that was read. */
void sgf_where(const struct sgf *t, const struct sgf_value *v, size_t *line,
               size_t *column);

/* Append the text of a value with escapes resolved: "\]" and line breaks
 * (SGF FF[4], SimpleText). */
void sgf_text(struct strbuf *out, const struct sgf_value *v);

/* Append text as a value: "]" and "\" escaped. */
void sgf_escape(struct strbuf *out, const char *text, size_t len);

/* ---- writing (sgf_write.c) --------------------------------------------- */

/* Append "NAME[raw value][raw value]". */
void sgf_write_property(struct strbuf *out, const struct sgf_property *p);

/* Append ";" and the properties of one node. */
void sgf_write_node(struct strbuf *out, const struct sgf_node *n);

/* Append "(", the node with all that hangs below it, ")"; its siblings are
 * not written. */
void sgf_write_tree(struct strbuf *out, const struct sgf_node *top);

/* Begin a new line in front of the next node if the last one is long. */
void sgf_write_break(struct strbuf *out);

#endif
