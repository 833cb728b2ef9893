#include "support/json_check.h"

#include <ctype.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *value(const char *p);

static const char *string(const char *p)
{
    if (*p++ != '"')
        return NULL;
    for (; *p != '"'; p++) {
        if ((unsigned char)*p < ' ')
            return NULL;
        if (*p == '\\' && !strchr("\"\\/bfnrtu", *++p))
            return NULL;
    }
    return p + 1;
}

static const char *digits(const char *p)
{
    if (!isdigit((unsigned char)*p))
        return NULL;
    while (isdigit((unsigned char)*p))
        p++;
    return p;
}

static const char *number(const char *p)
{
    p += *p == '-';
    p = *p == '0' ? p + 1 : digits(p);
    return p && *p == '.' ? digits(p + 1) : p;
}

/* Members or elements up to the closing bracket. */
static const char *list(const char *p, char close)
{
    if (*p == close)
        return p + 1;
    for (;; p++) {
        if (close == '}') {
            p = string(p);
            if (!p || *p++ != ':')
                return NULL;
        }
        p = value(p);
        if (!p || (*p != ',' && *p != close))
            return NULL;
        if (*p == close)
            return p + 1;
    }
}

static const char *value(const char *p)
{
    static const char *const words[] = {"true", "false", "null"};

    if (*p == '{' || *p == '[')
        return list(p + 1, *p == '{' ? '}' : ']');
    if (*p == '"')
        return string(p);
    for (size_t i = 0; i < 3; i++)
        if (!strncmp(p, words[i], strlen(words[i])))
            return p + strlen(words[i]);
    return number(p);
}

bool json_check(const char *text)
{
    const char *end = value(text);

    return end && !*end;
}

const char *json_value_of(const char *text, const char *key)
{
    static char found[1 << 16];
    char quoted[64];
    const char *start, *end;

    snprintf(quoted, sizeof quoted, "\"%s\":", key);
    start = strstr(text, quoted);
    end = start ? value(start += strlen(quoted)) : NULL;
    if (!end || (size_t)(end - start) >= sizeof found) {
        fprintf(stderr, "no %s in %s\n", quoted, text);
        abort();
    }
    memcpy(found, start, (size_t)(end - start));
    found[end - start] = '\0';
    return found;
}
