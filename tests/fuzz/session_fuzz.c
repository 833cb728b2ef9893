/*
 * session_fuzz - whatever arrives on the wire, each line gets at most one
 * reply, well framed. Build with clang -fsanitize=fuzzer: make fuzz.
 */
#include "gtp/session.h"

#include <assert.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static enum status read_file(void *context, const char *path,
                             struct strbuf *out)
{
    struct strbuf *file = context;

    (void)path;
    strbuf_add(out, file->text, file->len);
    return ST_OK;
}

static enum status write_file(void *context, const char *path,
                              const char *bytes, size_t len)
{
    struct strbuf *file = context;

    (void)path;
    strbuf_clear(file);
    strbuf_add(file, bytes, len);
    return ST_OK;
}

static long long cpu_time(void *context)
{
    (void)context;
    return 0;
}

static void log_line(void *context, const char *line)
{
    (void)context, (void)line;
}

static void check_reply(const struct strbuf *out)
{
    if (!out->len)
        return;
    assert(out->text[0] == '=' || out->text[0] == '?');
    assert(strstr(out->text, "\n\n") == out->text + out->len - 2);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct session_options options = {.width = 5, .judge = JUDGE_DECLARED};
    struct strbuf file = STRBUF_INIT, text = STRBUF_INIT, out = STRBUF_INIT;
    struct host host = {&file, read_file, write_file, cpu_time, log_line, 1};
    enum status why;
    struct session *s = session_new(&options, &host, &why);
    char *line, *end;

    assert(s);
    strbuf_add(&text, (const char *)data, size);
    line = text.text;
    end = line + text.len;
    while (line < end) {
        char *nl = memchr(line, '\n', (size_t)(end - line));
        size_t len = (size_t)((nl ? nl : end) - line);

        strbuf_clear(&out);
        if (!session_execute(s, line, len, &out))
            break;
        check_reply(&out);
        line += len + 1;
    }
    session_free(s);
    strbuf_free(&file);
    strbuf_free(&text);
    strbuf_free(&out);
    return 0;
}
