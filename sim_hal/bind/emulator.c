/* emulator.c - see emulator.h. */
#define _GNU_SOURCE /* pipe2, strchrnul */
#include "bind/emulator.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/require.h"

#define MEBIBYTE       (UINT64_C(1) << 20)
#define ADDED_WORDS    12u
#define GUEST_REQUESTS 3 /* CP_COSIM_REQUESTS and CP_COSIM_ANSWERS name these */
#define GUEST_ANSWERS  4
#define GUEST_MEMORY   5
#define GUEST_FILES    6
#define OUT_OF_THE_WAY 16

/* The board's description */

static bool split_command(struct bind_board *board, char *words)
{
    uint32_t count = 0;
    char *rest = NULL;

    for (char *word = strtok_r(words, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
        if (count + ADDED_WORDS >= BIND_EMULATOR_WORDS)
            return false;
        board->command[count++] = word;
    }
    board->command[count] = NULL;
    return count > 0;
}

/* The value of a line `name value`, cut out of the text; NULL when there is no such line. */
static char *line_of(char *text, const char *name)
{
    size_t length = strlen(name);

    for (char *line = text; line; line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL)
        if (strncmp(line, name, length) == 0 && line[length] == ' ')
            return line + length + 1;
    return NULL;
}

static bool read_text(char *text, size_t bytes, const char *path)
{
    FILE *file = fopen(path, "r");
    size_t length;

    if (!file)
        return false;
    length = fread(text, 1, bytes - 1, file);
    text[length] = 0;
    fclose(file);
    return length < bytes - 1;
}

bool bind_board_read(struct bind_board *board, const char *folder, char *error, size_t error_bytes)
{
    char path[sizeof(board->image)];
    char *command, *memory;

    memset(board, 0, sizeof(*board));
    if (snprintf(path, sizeof(path), "%s/cosim.txt", folder) >= (int)sizeof(path) ||
        snprintf(board->image, sizeof(board->image), "%s/firmware.elf", folder) >= (int)sizeof(board->image) ||
        !read_text(board->text, sizeof(board->text), path)) {
        snprintf(error, error_bytes, "%s: cannot read it", path);
        return false;
    }
    command = line_of(board->text, "qemu");
    memory = line_of(board->text, "memory");
    if (!command || !memory ||
        sscanf(memory, "%" SCNu64 " %" SCNu64 " %" SCNu64, &board->offset, &board->least, &board->most) != 3 ||
        board->least > board->most || board->offset >= board->most) {
        snprintf(error, error_bytes, "%s: expected a line `qemu COMMAND` and a line `memory OFFSET LEAST MOST`", path);
        return false;
    }
    *strchrnul(command, '\n') = 0;
    if (split_command(board, command))
        return true;
    snprintf(error, error_bytes, "%s: the command has no word, or too many", path);
    return false;
}

/* Starting */

static int duplicate_file(int file)
{
    int copy = fcntl(file, F_DUPFD_CLOEXEC, OUT_OF_THE_WAY);

    if (copy < 0)
        _exit(127);
    return copy;
}

/* Closes, when QEMU starts, every file from GUEST_FILES on. */
static void close_others(void)
{
    DIR *folder = opendir("/proc/self/fd");
    struct dirent *entry;

    if (!folder)
        _exit(127);
    while ((entry = readdir(folder))) {
        int file = atoi(entry->d_name); /* 0 for . and .. */

        if (file >= GUEST_FILES)
            fcntl(file, F_SETFD, FD_CLOEXEC);
    }
    closedir(folder);
}

/* In the child: its console is our error output, so that the report of a fault is seen. Everything else but its three
 * files closes. */
static void arrange_files(const int *guest)
{
    int copies[GUEST_FILES - GUEST_REQUESTS];
    int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);

    for (int i = 0; i < GUEST_FILES - GUEST_REQUESTS; i++)
        copies[i] = duplicate_file(guest[i]);
    if (nothing < 0 || dup2(nothing, STDIN_FILENO) < 0 || dup2(STDERR_FILENO, STDOUT_FILENO) < 0)
        _exit(127);
    for (int i = 0; i < GUEST_FILES - GUEST_REQUESTS; i++)
        if (dup2(copies[i], GUEST_REQUESTS + i) < 0)
            _exit(127);
    close_others();
}

static void tell(int report, int number)
{
    if (write(report, &number, sizeof(number)) != (ssize_t)sizeof(number))
        _exit(127);
}

/* What the other side tells, or 0 when it is gone. */
static int hear(int report)
{
    int number = 0;
    ssize_t got;

    do
        got = read(report, &number, sizeof(number));
    while (got < 0 && errno == EINTR);
    return got == (ssize_t)sizeof(number) ? number : 0;
}

/* Becomes QEMU: tells its process, and then only why it could not. */
static void run_emulator(char *const *command, const int *guest, int report)
{
    int place = duplicate_file(report);

    tell(place, getpid());
    /* A group of its own: an interruption from the keyboard reaches us, and it ends with us. */
    if (setpgid(0, 0) != 0)
        _exit(127);
    arrange_files(guest);
    execvp(command[0], command);
    tell(place, errno);
    _exit(127);
}

static void run_child(char *const *command, const int *guest, int report, pid_t parent)
{
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != parent)
        _exit(127);
    run_emulator(command, guest, report);
}

/* Leaves QEMU behind as a child of no process of ours. */
static void run_apart(char *const *command, const int *guest, int report)
{
    pid_t process = fork();

    if (process == 0)
        run_emulator(command, guest, report);
    if (process < 0) {
        int reason = errno;

        tell(report, 0);
        tell(report, reason);
    }
    _exit(0);
}

static void add_words(struct bind_board *board, char memory[2][160], uint64_t bytes)
{
    uint32_t count = 0;

    while (board->command[count])
        count++;
    SIM_REQUIRE(count + ADDED_WORDS <= BIND_EMULATOR_WORDS);
    snprintf(memory[0], 160, "memory-backend-file,id=ram,size=%" PRIu64 "M,mem-path=/dev/fd/%d,share=on",
             bytes / MEBIBYTE, GUEST_MEMORY);
    snprintf(memory[1], 160, "%" PRIu64 "M", bytes / MEBIBYTE);
    char *const words[ADDED_WORDS] = {"-machine",
                                      "memory-backend=ram",
                                      "-object",
                                      memory[0],
                                      "-m",
                                      memory[1],
                                      "-semihosting-config",
                                      "enable=on,target=native",
                                      "-kernel",
                                      board->image,
                                      NULL};
    memcpy(&board->command[count], words, sizeof(words));
}

static void await(pid_t child)
{
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR)
        ;
}

/* Of one that is apart the child has only told which process it is. */
static void take_process(struct bind_emulator *emulator, pid_t child, pid_t told, int reason)
{
    emulator->process = child;
    if (!emulator->apart)
        return;
    await(child);
    emulator->process = reason ? 0 : told;
}

static bool spawn_emulator(struct bind_emulator *emulator, char *const *command, const int *guest, int *reason)
{
    pid_t parent = getpid(), child, told = 0;
    int report[2];

    *reason = 0;
    if (pipe2(report, O_CLOEXEC) != 0) {
        *reason = errno;
        return false;
    }
    child = fork();
    if (child == 0 && emulator->apart)
        run_apart(command, guest, report[1]);
    if (child == 0)
        run_child(command, guest, report[1], parent);
    if (child < 0)
        *reason = errno;
    close(report[1]);
    if (!*reason) {
        told = hear(report[0]);
        *reason = hear(report[0]);
    }
    close(report[0]);
    if (child > 0)
        take_process(emulator, child, told, *reason);
    return *reason == 0;
}

static bool explain_start(const struct bind_emulator *emulator, int reason, char *error, size_t error_bytes)
{
    const char *advice = reason == ENOENT ? "; Debian has it in qemu-system-misc (RISC-V) or qemu-system-arm" : "";

    snprintf(error, error_bytes, "cannot start %s: %s%s", emulator->program, strerror(reason), advice);
    return false;
}

bool bind_emulator_start(struct bind_emulator *emulator, struct bind_board *board, bool apart, int memory,
                         uint64_t memory_bytes, char *error, size_t error_bytes)
{
    int requests[2], answers[2], reason;
    char words[2][160];
    bool started;

    SIM_REQUIRE(memory_bytes && memory_bytes % MEBIBYTE == 0);
    *emulator = (struct bind_emulator){
        .program = board->command[0], .apart = apart, .requests = -1, .requests_end = -1, .answers = -1};
    if (pipe2(requests, O_CLOEXEC) != 0)
        return explain_start(emulator, errno, error, error_bytes);
    emulator->requests = requests[1];
    emulator->requests_end = requests[0];
    if (pipe2(answers, O_CLOEXEC) != 0)
        return explain_start(emulator, errno, error, error_bytes);
    emulator->answers = answers[0];
    add_words(board, words, memory_bytes);
    started = spawn_emulator(emulator, board->command, (const int[]){requests[0], answers[1], memory}, &reason);
    close(answers[1]);
    return started || explain_start(emulator, reason, error, error_bytes);
}

/* Turns */

/* The emulator has closed its end: writes a message about how it ended. */
static bool explain_end(struct bind_emulator *emulator, char *error, size_t error_bytes)
{
    int status = 0;
    pid_t ended = 0;

    if (emulator->apart) {
        emulator->process = 0;
        snprintf(error, error_bytes, "%s has ended", emulator->program);
        return false;
    }
    for (int tries = 0; tries < 100 && ended == 0; tries++) {
        ended = waitpid(emulator->process, &status, WNOHANG);
        if (ended == 0)
            poll(NULL, 0, 10);
    }
    if (ended == emulator->process)
        emulator->process = 0;
    if (ended <= 0)
        snprintf(error, error_bytes, "%s has stopped to listen", emulator->program);
    else if (WIFSIGNALED(status))
        snprintf(error, error_bytes, "%s was killed by signal %d", emulator->program, WTERMSIG(status));
    else
        snprintf(error, error_bytes, "%s ended with status %d", emulator->program, WEXITSTATUS(status));
    return false;
}

/* Bytes of the answer that are there within the time; 0: none; negative: the other end is closed. */
static ssize_t read_in_time(int file, void *bytes, size_t count)
{
    struct pollfd wanted = {.fd = file, .events = POLLIN};
    int ready = 0;
    ssize_t got;

    /* Second by second: when both of us were stopped for a while, only the second that was under way is lost. */
    for (int second = 0; second < BIND_EMULATOR_SECONDS && ready <= 0; second += ready == 0) {
        ready = poll(&wanted, 1, 1000);
        if (ready < 0 && errno != EINTR)
            break;
    }
    if (ready <= 0)
        return 0;
    got = read(file, bytes, count);
    return got > 0 ? got : -1;
}

static bool take_turn(struct bind_emulator *emulator, uint32_t sequence, char *error, size_t error_bytes)
{
    uint32_t answered = ~sequence;
    ssize_t got;

    if (!emulator->process) {
        snprintf(error, error_bytes, "%s is not running", emulator->program);
        return false;
    }
    if (write(emulator->requests, &sequence, sizeof(sequence)) != (ssize_t)sizeof(sequence))
        return explain_end(emulator, error, error_bytes);
    got = read_in_time(emulator->answers, &answered, sizeof(answered));
    if (got < 0)
        return explain_end(emulator, error, error_bytes);
    if (got == (ssize_t)sizeof(answered) && answered == sequence)
        return true;
    if (got == 0)
        snprintf(error, error_bytes, "%s has not answered for %d seconds", emulator->program, BIND_EMULATOR_SECONDS);
    else
        snprintf(error, error_bytes, "%s answered out of turn", emulator->program);
    return false;
}

bool bind_emulator_turn(struct bind_emulator *emulator, uint32_t sequence, char *error, size_t error_bytes)
{
    bool answered;
    int cancel;

    /* A program may cancel its threads, but not between request and answer. */
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancel);
    answered = take_turn(emulator, sequence, error, error_bytes);
    pthread_setcancelstate(cancel, NULL);
    return answered;
}

static void close_file(int *file)
{
    if (*file >= 0)
        close(*file);
    *file = -1;
}

void bind_emulator_leave(struct bind_emulator *emulator)
{
    close_file(&emulator->requests);
    close_file(&emulator->requests_end);
    close_file(&emulator->answers);
}

/* The number of a process that is apart is not kept for us: another may have it once the end of the pipe is closed. */
static bool is_there(const struct bind_emulator *emulator)
{
    struct pollfd end = {.fd = emulator->answers};

    return emulator->process && (!emulator->apart || poll(&end, 1, 0) == 0);
}

void bind_emulator_stop(struct bind_emulator *emulator)
{
    if (is_there(emulator))
        kill(emulator->process, SIGKILL);
    if (emulator->process && !emulator->apart)
        await(emulator->process);
    emulator->process = 0;
    bind_emulator_leave(emulator);
}
