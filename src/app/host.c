#include "app/host.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

static enum status read_all(int fd, struct strbuf *out)
{
    char chunk[1 << 16];
    ssize_t n;

    while ((n = read(fd, chunk, sizeof chunk)) != 0) {
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return ST_CANNOT_LOAD;
        strbuf_add(out, chunk, (size_t)n);
        if (out->failed)
            return ST_NO_MEMORY;
    }
    return ST_OK;
}

/* Regular files only: a pipe or a device may never end. */
static enum status read_file(void *context, const char *path,
                             struct strbuf *out)
{
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    enum status st = ST_CANNOT_LOAD;
    struct stat info;

    (void)context;
    if (fd < 0)
        return ST_CANNOT_LOAD;
    if (!fstat(fd, &info) && S_ISREG(info.st_mode))
        st = read_all(fd, out);
    close(fd);
    return st;
}

static bool write_all(int fd, const char *bytes, size_t len)
{
    while (len) {
        ssize_t n = write(fd, bytes, len);

        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return false;
        bytes += n;
        len -= (size_t)n;
    }
    return true;
}

/* What is there and no regular file, a device, is written to as it is. */
static bool write_through(const char *path, const char *bytes, size_t len)
{
    int fd = open(path, O_WRONLY | O_CLOEXEC);
    bool ok;

    if (fd < 0)
        return false;
    ok = write_all(fd, bytes, len);
    return !close(fd) && ok;
}

/* The mode of the file replaced, or that of a new one. */
static mode_t mode_like(const struct stat *old)
{
    mode_t mask;

    if (old)
        return old->st_mode & 07777;
    mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

/* A new file beside the old one takes its place when all is written. */
static bool replace(const char *path, const struct stat *old, const char *bytes,
                    size_t len)
{
    struct strbuf beside = STRBUF_INIT;
    int fd = -1;
    bool ok;

    strbuf_addf(&beside, "%s.XXXXXX", path);
    if (!beside.failed)
        fd = mkstemp(beside.text);
    ok = fd >= 0 && write_all(fd, bytes, len) && !fchmod(fd, mode_like(old));
    if (fd >= 0) {
        ok = !close(fd) && ok && !rename(beside.text, path);
        if (!ok)
            unlink(beside.text);
    }
    strbuf_free(&beside);
    return ok;
}

static enum status write_file(void *context, const char *path,
                              const char *bytes, size_t len)
{
    struct stat info;
    bool exists = !stat(path, &info), ok;

    (void)context;
    if (exists && !S_ISREG(info.st_mode))
        ok = write_through(path, bytes, len);
    else
        ok = replace(path, exists ? &info : NULL, bytes, len);
    return ok ? ST_OK : ST_CANNOT_SAVE;
}

static long long cpu_time(void *context)
{
    struct rusage used;

    (void)context;
    if (getrusage(RUSAGE_SELF, &used))
        return 0;
    return (used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 1000000LL +
           used.ru_utime.tv_usec + used.ru_stime.tv_usec;
}

static void log_line(void *context, const char *line)
{
    (void)context;
    fprintf(stderr, "%s\n", line);
}

void host_init(struct host *out)
{
    *out = (struct host){.read_file = read_file,
                         .write_file = write_file,
                         .cpu_time = cpu_time,
                         .log = log_line,
                         .process_id = (long)getpid()};
}
