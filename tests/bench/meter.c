/* meter cost FILE PROGRAM [ARG ...]
 *     runs the program on the file, output thrown away: prints its CPU time in
 *     microseconds and the largest memory it held, in KiB.
 * meter first PROGRAM [ARG ...]
 *     prints the microseconds from start to the first whole answer. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static _Noreturn void fail(const char *what)
{
    perror(what);
    exit(EXIT_FAILURE);
}

/* Start the program on two descriptors. */
static pid_t start(char **argv, int in, int out)
{
    pid_t pid = fork();

    if (pid < 0)
        fail("fork");
    if (pid == 0) {
        int none = open("/dev/null", O_WRONLY);

        if (dup2(in, STDIN_FILENO) < 0 || dup2(out, STDOUT_FILENO) < 0 ||
            dup2(none, STDERR_FILENO) < 0)
            fail("dup2");
        execvp(argv[0], argv);
        fail(argv[0]);
    }
    return pid;
}

static void finish(pid_t pid)
{
    int status;

    if (waitpid(pid, &status, 0) < 0)
        fail("waitpid");
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        fprintf(stderr, "meter: the program failed\n");
        exit(EXIT_FAILURE);
    }
}

static long long micros(struct timeval t)
{
    return (long long)t.tv_sec * 1000000 + t.tv_usec;
}

static void cost(const char *file, char **argv)
{
    int in = open(file, O_RDONLY), out = open("/dev/null", O_WRONLY);
    struct rusage r;

    if (in < 0)
        fail(file);
    finish(start(argv, in, out));
    getrusage(RUSAGE_CHILDREN, &r);
    printf("%lld %ld\n", micros(r.ru_utime) + micros(r.ru_stime), r.ru_maxrss);
}

static long long now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (long long)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

static void first(char **argv)
{
    static const char question[] = "1 protocol_version\n";
    static const char answer[] = "=1 2\n\n";
    char got[sizeof answer] = "";
    int to[2], from[2];
    size_t have = 0;
    long long begin = now();
    pid_t pid;

    if (pipe(to) || pipe(from))
        fail("pipe");
    fcntl(to[1], F_SETFD, FD_CLOEXEC);
    fcntl(from[0], F_SETFD, FD_CLOEXEC);
    pid = start(argv, to[0], from[1]);
    close(to[0]);
    close(from[1]);
    if (write(to[1], question, sizeof question - 1) < 0)
        fail("write");
    while (have < sizeof answer - 1) {
        ssize_t n = read(from[0], got + have, sizeof answer - 1 - have);

        if (n <= 0)
            fail("read");
        have += (size_t)n;
    }
    if (strcmp(got, answer) != 0)
        fail("answer");
    printf("%lld\n", now() - begin);
    close(to[1]);
    finish(pid);
}

int main(int argc, char **argv)
{
    if (argc >= 4 && strcmp(argv[1], "cost") == 0)
        cost(argv[2], argv + 3);
    else if (argc >= 3 && strcmp(argv[1], "first") == 0)
        first(argv + 2);
    else
        return EXIT_FAILURE;
    return EXIT_SUCCESS;
}
