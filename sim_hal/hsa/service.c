/* service.c - see service.h. */
#include "hsa/service.h"

#include <pthread.h>
#include <stdlib.h>

#include "hsa/clock.h"
#include "hsa/signals.h"
#include "hsa/wait.h"

struct entry {
    struct entry *next;
    struct hsa_task task;
};

static struct {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    pthread_t thread;
    bool runs, ends, is_new; /* is_new: a task was added since the thread looked at them */
    struct entry *first, **last;
} service = {.lock = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER, .last = &service.first};

static bool is_ready(const struct hsa_task *task)
{
    for (uint32_t i = 0; i < task->other_count; i++)
        if (task->others[i].handle && hsa_signal_value(hsa_signal(task->others[i])) != 0)
            return false;
    return !task->signal || hsa_signal_meets(hsa_signal_value(task->signal), task->condition, task->value);
}

/* Takes the first ready task out of the list, with or without those of handlers; NULL: there is none. The lock is held. */
static struct entry *take_ready(bool handlers)
{
    for (struct entry **link = &service.first; *link; link = &(*link)->next) {
        struct entry *entry = *link;

        if (!is_ready(&entry->task) || (entry->task.signal && !handlers))
            continue;
        *link = entry->next;
        if (service.last == &entry->next)
            service.last = link;
        return entry;
    }
    return NULL;
}

static void append(struct entry *entry)
{
    entry->next = NULL;
    *service.last = entry;
    service.last = &entry->next;
}

static bool any_ready(void *context)
{
    bool ready;

    (void)context;
    pthread_mutex_lock(&service.lock);
    ready = service.ends || service.is_new;
    for (struct entry *entry = service.first; entry && !ready; entry = entry->next)
        ready = is_ready(&entry->task);
    pthread_mutex_unlock(&service.lock);
    return ready;
}

/* Whether the thread has something to do that does not wait until the program does nothing. */
static bool any_pending(void)
{
    bool pending;

    pthread_mutex_lock(&service.lock);
    pending = service.ends;
    for (struct entry *entry = service.first; entry && !pending; entry = entry->next)
        pending = !entry->task.signal && is_ready(&entry->task);
    pthread_mutex_unlock(&service.lock);
    return pending;
}

/* Does a task, without the lock, and keeps it if it stays. */
static void do_task(struct entry *entry)
{
    int64_t value = entry->task.signal ? hsa_signal_value(entry->task.signal) : 0;
    bool stays;

    pthread_mutex_unlock(&service.lock);
    if (entry->task.signal)
        hsa_clock_note_handler();
    stays = entry->task.handler(value, entry->task.data);
    pthread_mutex_lock(&service.lock);
    if (stays)
        append(entry);
    else
        free(entry);
}

/*
 * HIP gives events that a handler tells it of the time of the host's clock, and those that it has waited for that of the GPU. So
 * handlers are called, and the GPU is advanced for them, when the program itself does nothing.
 */
static void *serve(void *context)
{
    bool quiet = false;

    pthread_mutex_lock(&service.lock);
    while (!service.ends) {
        struct entry *entry = take_ready(quiet);

        if (entry) {
            do_task(entry);
            continue;
        }
        service.is_new = false;
        if (!service.first) {
            pthread_cond_wait(&service.changed, &service.lock);
            continue;
        }
        pthread_mutex_unlock(&service.lock);
        quiet = hsa_is_quiet(any_pending) && hsa_wait_for_work(any_ready, NULL) && hsa_is_quiet(any_pending);
        pthread_mutex_lock(&service.lock);
    }
    pthread_mutex_unlock(&service.lock);
    return context;
}

bool hsa_service_add(const struct hsa_task *task)
{
    struct entry *entry = malloc(sizeof(*entry));

    if (!entry)
        return false;
    entry->task = *task;
    pthread_mutex_lock(&service.lock);
    if (!service.runs)
        service.runs = pthread_create(&service.thread, NULL, serve, NULL) == 0;
    if (!service.runs) {
        pthread_mutex_unlock(&service.lock);
        free(entry);
        return false;
    }
    append(entry);
    service.is_new = true;
    pthread_cond_signal(&service.changed);
    pthread_mutex_unlock(&service.lock);
    hsa_wake();
    return true;
}

bool hsa_service_is_here(void)
{
    bool here;

    pthread_mutex_lock(&service.lock);
    here = service.runs && pthread_equal(service.thread, pthread_self());
    pthread_mutex_unlock(&service.lock);
    return here;
}

void hsa_service_stop(void)
{
    pthread_mutex_lock(&service.lock);
    if (!service.runs) {
        pthread_mutex_unlock(&service.lock);
        return;
    }
    service.ends = true;
    pthread_cond_signal(&service.changed);
    pthread_mutex_unlock(&service.lock);
    hsa_wake();
    pthread_join(service.thread, NULL);
    service.runs = service.ends = false;
    while (service.first) {
        struct entry *next = service.first->next;

        free(service.first);
        service.first = next;
    }
    service.last = &service.first;
}
