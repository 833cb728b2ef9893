/*
 * json - flat JSON objects read member by member, and JSON strings written.
 *
 * object = "{" [ member { "," member } ] "}"; member = string ":" value; value
 * = string | number | "true" | "false" | "null", as RFC 8259 has them.
 * Objects and arrays inside the object are an error here, so nothing recurses;
 * keys and values longer than JSON_TEXT bytes are an error too, so nothing
 * allocates.
 */
#ifndef CAIPAN_TEXT_JSON_H
#define CAIPAN_TEXT_JSON_H

#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>

enum { JSON_TEXT = 128 };

enum json_type { JSON_STRING, JSON_NUMBER, JSON_BOOL, JSON_NULL };

struct json_member {
    char key[JSON_TEXT];
    size_t key_len;
    enum json_type type;
    char text[JSON_TEXT]; /* a string with escapes resolved, else as written */
    size_t text_len;
};

/* Where a reading stands; `text` is borrowed from the caller. */
struct json {
    const char *text;
    size_t len, at;
    bool started, failed;
};

/* Begin with the object that is the whole of the text. */
void json_start(struct json *j, const char *text, size_t len);

/* The next member. False after the last one, or when the text is no such
 * object: j->failed tells. */
bool json_next(struct json *j, struct json_member *m);

/* Append text as a JSON string with its quotes. Bytes that are no UTF-8 become
 * U+FFFD. */
void json_put(struct strbuf *out, const char *text, size_t len);

#endif
