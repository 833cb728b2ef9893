#include "app/pipe.h"

#include "base/mem.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

enum { BLOCK = 1 << 16 };

struct pipe {
    struct session *session;
    char *in;
    size_t have, cap; /* bytes in `in` that are not executed yet */
    struct strbuf out;
    bool open, failed; /* open: neither "quit" nor the end */
};

/* Wait on a descriptor that somebody made non-blocking. */
static bool try_again(int fd, short what)
{
    struct pollfd p = {.fd = fd, .events = what};

    if (errno == EINTR)
        return true;
    if (errno != EAGAIN && errno != EWOULDBLOCK)
        return false;
    return poll(&p, 1, -1) >= 0 || errno == EINTR;
}

static void flush(struct pipe *p)
{
    const char *text = p->out.text, *end = text + p->out.len;

    while (text < end) {
        ssize_t n = write(STDOUT_FILENO, text, (size_t)(end - text));

        if (n >= 0) {
            text += n;
        } else if (!try_again(STDOUT_FILENO, POLLOUT)) {
            p->open = false;
            p->failed = errno != EPIPE && errno != EBADF;
            break;
        }
    }
    strbuf_clear(&p->out);
}

static void execute(struct pipe *p, char *line, size_t len)
{
    if (!session_execute(p->session, line, len, &p->out))
        p->open = false;
    if (p->out.failed) {
        p->open = false;
        p->failed = true;
        errno = ENOMEM;
    }
    if (p->out.len >= BLOCK)
        flush(p);
}

/* Execute the whole lines; the bytes before `old` hold no line end. */
static void execute_lines(struct pipe *p, size_t old)
{
    char *line = p->in, *end = p->in + p->have, *from = p->in + old, *nl;

    while (p->open && (nl = memchr(from, '\n', (size_t)(end - from)))) {
        execute(p, line, (size_t)(nl - line));
        from = line = nl + 1;
    }
    p->have = (size_t)(end - line);
    if (p->have && line != p->in)
        memmove(p->in, line, p->have);
}

/* Read once. False at the end of input. */
static bool fill(struct pipe *p)
{
    ssize_t n;

    if (!mem_grow(&p->in, &p->cap, p->have + BLOCK, 1)) {
        p->failed = true;
        errno = ENOMEM;
        return false;
    }
    do
        n = read(STDIN_FILENO, p->in + p->have, p->cap - p->have);
    while (n < 0 && try_again(STDIN_FILENO, POLLIN));
    if (n <= 0)
        return false;
    p->have += (size_t)n;
    return true;
}

bool pipe_run(struct session *s)
{
    struct pipe p = {.session = s, .out = STRBUF_INIT, .open = true};

    while (p.open) {
        size_t old = p.have;

        if (!fill(&p))
            break;
        execute_lines(&p, old);
        flush(&p);
    }
    if (p.open && p.have && !p.failed) {
        execute(&p, p.in, p.have);
        flush(&p);
    }
    mem_free(p.in);
    strbuf_free(&p.out);
    return !p.failed;
}
