/*
 * json_check - is a text one whole JSON value? A slow reader of its own, for
 * what the program writes (RFC 8259).
 */
#ifndef CAIPAN_TESTS_SUPPORT_JSON_CHECK_H
#define CAIPAN_TESTS_SUPPORT_JSON_CHECK_H

#include <stdbool.h>

bool json_check(const char *text);

/* The text of the value that follows "key": in an object, cut off where the
 * value ends; keys of inner objects count too. Aborts when there is none. The
 * result is in static storage. */
const char *json_value_of(const char *text, const char *key);

#endif
