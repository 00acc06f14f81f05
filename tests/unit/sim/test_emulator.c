/* test_emulator.c - the process of an emulated board, as a child and apart. A script that answers what it hears takes its place. */
#define _POSIX_C_SOURCE 200809L
#include "bind/emulator.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "test.h"

#define MEBIBYTE   (UINT64_C(1) << 20)
#define SOON       5000 /* milliseconds */
#define PATH_BYTES 64

static struct test_parameter apart = TEST_RANGE("apart", 0, 2);
static struct bind_board board;
static struct bind_emulator emulator;
static FILE *memory;
static char error[256];

static void write_file(const char *folder, const char *name, const char *format, mode_t mode)
{
    char path[PATH_BYTES];
    FILE *file;

    snprintf(path, sizeof(path), "%s/%s", folder, name);
    file = fopen(path, "w");
    CHECK(file != NULL);
    if (!file)
        abort();
    fprintf(file, format, folder);
    fclose(file);
    CHECK_EQUAL(chmod(path, mode), 0);
}

static void remove_file(const char *folder, const char *name)
{
    char path[PATH_BYTES];

    snprintf(path, sizeof(path), "%s/%s", folder, name);
    remove(path);
}

static bool begin(const char *command)
{
    char folder[] = "/tmp/onward-emulator-XXXXXX";
    bool started;

    CHECK(mkdtemp(folder) != NULL);
    write_file(folder, "cosim.txt", command, 0600);
    write_file(folder, "answers", "#!/bin/sh\n# %s\nexec cat <&3 >&4\n", 0700);
    memory = tmpfile();
    CHECK(memory && bind_board_read(&board, folder, error, sizeof(error)));
    started = bind_emulator_start(&emulator, &board, apart.value, fileno(memory), MEBIBYTE, error, sizeof(error));
    if (started)
        CHECK(bind_emulator_turn(&emulator, 1, error, sizeof(error)));
    remove_file(folder, "answers");
    remove_file(folder, "cosim.txt");
    CHECK_EQUAL(rmdir(folder), 0);
    return started;
}

#define ANSWERS "qemu %s/answers\nmemory 0 1 2\n"

static void end(void)
{
    bind_emulator_stop(&emulator);
    CHECK(!emulator.process);
    CHECK(waitpid(-1, NULL, WNOHANG) == -1 && errno == ECHILD);
    fclose(memory);
}

/* Whether the emulator has closed its end of the pipe. */
static bool ends_soon(int answers)
{
    struct pollfd closed = {.fd = answers};

    return poll(&closed, 1, SOON) == 1;
}

static void it_is_stopped(void)
{
    int answers;

    CHECK(begin(ANSWERS));
    answers = dup(emulator.answers);
    CHECK(bind_emulator_turn(&emulator, 2, error, sizeof(error)));
    end();
    CHECK(ends_soon(answers));
    close(answers);
}

/* A program waits for children of its own only. */
static void it_may_be_no_child(void)
{
    CHECK(begin(ANSWERS));
    if (apart.value)
        CHECK(waitpid(-1, NULL, WNOHANG) == -1 && errno == ECHILD);
    else
        CHECK_EQUAL(waitpid(-1, NULL, WNOHANG), 0);
    end();
}

static void it_is_killed(void)
{
    CHECK(begin(ANSWERS));
    CHECK_EQUAL(kill(emulator.process, SIGKILL), 0);
    CHECK(!bind_emulator_turn(&emulator, 2, error, sizeof(error)));
    CHECK(strstr(error, apart.value ? "answers has ended" : "answers was killed by signal 9"));
    CHECK(!emulator.process);
    CHECK(!bind_emulator_turn(&emulator, 3, error, sizeof(error)));
    CHECK(strstr(error, "is not running"));
    end();
}

/* The parent has gone without a word, and its child lives on. */
static void it_ends_with_its_program(void)
{
    int answers;
    pid_t child;

    CHECK(begin(ANSWERS));
    answers = dup(emulator.answers);
    child = fork();
    if (child == 0) {
        bind_emulator_leave(&emulator);
        pause();
        _exit(0);
    }
    CHECK(child > 0);
    bind_emulator_leave(&emulator);
    CHECK(ends_soon(answers));
    close(answers);
    kill(child, SIGKILL);
    CHECK_EQUAL(waitpid(child, NULL, 0), child);
    end();
}

static void there_is_none(void)
{
    CHECK(!begin("qemu /no-such-emulator %s\nmemory 0 1 2\n"));
    CHECK(strstr(error, "cannot start /no-such-emulator: "));
    CHECK(strstr(error, "Debian has it in"));
    end();
}

TEST_MAIN()
{
    return test_run("emulator", (const struct test_case[]){TEST(it_is_stopped, &apart),
                                                           TEST(it_may_be_no_child, &apart),
                                                           TEST(it_is_killed, &apart),
                                                           TEST(it_ends_with_its_program, &apart),
                                                           TEST(there_is_none, &apart),
                                                           {0}});
}
