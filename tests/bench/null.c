/* The floor: reads lines, answers "= " to each, does nothing else. Like the
 * program it writes when no whole line is left to read. */
#include <string.h>
#include <unistd.h>

enum { SIZE = 1 << 16 };

static int put(const char *bytes, size_t len)
{
    while (len > 0) {
        ssize_t n = write(STDOUT_FILENO, bytes, len);

        if (n <= 0)
            return 0;
        bytes += n;
        len -= (size_t)n;
    }
    return 1;
}

int main(void)
{
    static char in[SIZE], out[SIZE];
    size_t have = 0, used = 0;
    ssize_t n;

    while ((n = read(STDIN_FILENO, in + have, SIZE - have)) > 0) {
        char *line = in, *newline;

        have += (size_t)n;
        while ((newline = memchr(line, '\n', (size_t)(in + have - line)))) {
            if (used + 4 > SIZE) {
                if (!put(out, used))
                    return 1;
                used = 0;
            }
            memcpy(out + used, "= \n\n", 4);
            used += 4;
            line = newline + 1;
        }
        have = (size_t)(in + have - line);
        memmove(in, line, have);
        if (!put(out, used))
            return 1;
        used = 0;
    }
    return 0;
}
