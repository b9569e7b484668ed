#include "program/library.h"

#include <string.h>

static bool is_named(const struct class *c, const char *name) { return strcmp(c->name->text, name) == 0; }

/* ---- quiet ---- */

/* What the library notes about its own threads when they start and end: other threads see nothing of it but through
 * ThreadGroup's lists and counts, where the order of two such entries makes no difference that programs rely on. And its
 * accounts of memory outside the heap, which matter only when that is used up. */
static bool is_quiet(const struct class *c, const struct method *m) {
    static const struct {
        const char *holder, *name;
    } quiet[] = {
        {"java/lang/Thread", "exit"},
        {"java/lang/ThreadGroup", "add"},
        {"java/lang/ThreadGroup", "addUnstarted"},
        {"java/lang/ThreadGroup", "threadStartFailed"},
        {"java/lang/ThreadGroup", "threadTerminated"},
        {"java/nio/Bits", "reserveMemory"},
        {"java/nio/Bits", "unreserveMemory"},
    };
    for (u32 i = 0; i < sizeof quiet / sizeof quiet[0]; i++)
        if (strcmp(m->name->text, quiet[i].name) == 0 && is_named(c, quiet[i].holder)) return true;
    return false;
}

/* ---- operations ---- */

static bool is_one_of(const struct class *c, const char *const *names) {
    for (; *names; names++)
        if (strcmp(c->name->text, *names) == 0) return true;
    return false;
}

static bool is_synchronizer(const struct class *c) {
    return is_named(c, "java/util/concurrent/locks/AbstractQueuedSynchronizer") ||
           is_named(c, "java/util/concurrent/locks/AbstractQueuedLongSynchronizer");
}

/* Of what is built on queued synchronizers: the parts called Sync, not the tasks that are one besides. */
static bool is_lock(const struct class *c) {
    static const char *const locks[] = {
        "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject",
        "java/util/concurrent/locks/AbstractQueuedLongSynchronizer$ConditionObject",
        "java/util/concurrent/locks/StampedLock",
        "java/util/concurrent/Phaser",
        "java/util/concurrent/Exchanger",
        NULL,
    };
    size_t length = strlen(c->name->text);
    if (length > 4 && strcmp(c->name->text + length - 4, "Sync") == 0)
        for (const struct class *super = c->super; super; super = super->super)
            if (is_synchronizer(super)) return true;
    return is_synchronizer(c) || is_one_of(c, locks);
}

/* Queues with locks, and what runs tasks: it must not matter for users of these classes in how many steps they do their
 * work between one call of the program's code and the next. */
static bool has_operations(const struct class *c) {
    static const char *const classes[] = {
        "java/util/concurrent/ArrayBlockingQueue",
        "java/util/concurrent/CyclicBarrier",
        "java/util/concurrent/DelayQueue",
        "java/util/concurrent/FutureTask",
        "java/util/concurrent/LinkedBlockingDeque",
        "java/util/concurrent/LinkedBlockingQueue",
        "java/util/concurrent/PriorityBlockingQueue",
        "java/util/concurrent/ScheduledThreadPoolExecutor",
        "java/util/concurrent/ScheduledThreadPoolExecutor$DelayedWorkQueue",
        "java/util/concurrent/SynchronousQueue",
        "java/util/concurrent/ThreadPerTaskExecutor",
        "java/util/concurrent/ThreadPoolExecutor",
        "java/util/concurrent/ForkJoinPool",
        "java/util/concurrent/ForkJoinTask",
        NULL,
    };
    return is_one_of(c, classes);
}

/* These call the program again and again. */
static bool goes_on_for_ever(const struct method *m) { return strcmp(m->name->text, "runWorker") == 0; }

u16 library_flags(const struct class *c, const struct method *m) {
    if (strncmp(c->name->text, "java/", 5) != 0) return 0;
    if (is_quiet(c, m)) return METHOD_QUIET;
    if (strncmp(c->name->text, "java/util/concurrent/", 21) != 0 || (m->access & ACC_STATIC)) return 0;
    if (is_lock(c)) return METHOD_OPERATION | METHOD_LOCK;
    return has_operations(c) && !goes_on_for_ever(m) ? METHOD_OPERATION : 0;
}
