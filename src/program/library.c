#include "program/library.h"

#include <string.h>

static bool is_named(const struct class *c, const char *name) { return strcmp(c->name->text, name) == 0; }

static bool begins(const char *text, const char *with) { return strncmp(text, with, strlen(with)) == 0; }

struct library_method {
    const char *holder, *name;
};

static bool is_in_list(const struct class *c, const struct method *m, const struct library_method *list) {
    for (; list->holder; list++)
        if (strcmp(m->name->text, list->name) == 0 && is_named(c, list->holder)) return true;
    return false;
}

/* ---- quiet ---- */

/* What the library notes about its own threads when they start and end: other threads see nothing of it but through
 * ThreadGroup's lists and counts. */
static bool keeps_groups(const struct class *c, const struct method *m) {
    static const struct library_method groups[] = {
        {"java/lang/Thread", "exit"},
        {"java/lang/ThreadGroup", "add"},
        {"java/lang/ThreadGroup", "addUnstarted"},
        {"java/lang/ThreadGroup", "threadStartFailed"},
        {"java/lang/ThreadGroup", "threadTerminated"},
        {NULL, NULL},
    };
    return is_in_list(c, m, groups);
}

/* The accounts of memory outside the heap, which matter only when that is used up. */
static bool is_quiet(const struct class *c, const struct method *m) {
    static const struct library_method quiet[] = {
        {"java/nio/Bits", "reserveMemory"},
        {"java/nio/Bits", "unreserveMemory"},
        {NULL, NULL},
    };
    return is_in_list(c, m, quiet);
}

/* ---- operations ---- */

static bool is_one_of(const struct class *c, const char *const *names) {
    for (; *names; names++)
        if (strcmp(c->name->text, *names) == 0) return true;
    return false;
}

static bool is_in_one_of(const struct class *c, const char *const *packages) {
    for (; *packages; packages++)
        if (begins(c->name->text, *packages)) return true;
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

/* Of a class that is searched access by access: what changes the stack of dependents once, and the wait of a thread
 * that is on it already. */
static bool is_operation(const struct class *c, const struct method *m) {
    static const struct library_method list[] = {
        {"java/util/concurrent/CompletableFuture", "cleanStack"},
        {"java/util/concurrent/CompletableFuture", "postComplete"},
        {"java/util/concurrent/CompletableFuture", "tryPushStack"},
        {"java/util/concurrent/CompletableFuture$Signaller", "block"},
        {NULL, NULL},
    };
    return is_in_list(c, m, list);
}

/* These call the program again and again. Not so a worker of a ForkJoinPool: to look for work is an operation of it,
 * and running a task is apart. */
static bool goes_on_for_ever(const struct class *c, const struct method *m) {
    return strcmp(m->name->text, "runWorker") == 0 && !is_named(c, "java/util/concurrent/ForkJoinPool");
}

/* ---- linking ---- */

/* Caches of what follows from classes and names alone: whoever asks gets the same, whether it was there or is made now.
 * What these methods call of the program (initialisers, class loaders, bootstrap methods) is searched as always. */
static bool is_in_linker(const struct class *c) {
    static const char *const classes[] = {
        "java/lang/Class",
        "java/lang/ClassLoader",
        "java/lang/invoke/BoundMethodHandle",
        "java/lang/invoke/BoundMethodHandle$SpeciesData",
        "java/lang/invoke/BoundMethodHandle$Specializer",
        "java/lang/invoke/ClassSpecializer",
        "java/lang/invoke/ClassSpecializer$Factory",
        "java/lang/invoke/ClassSpecializer$SpeciesData",
        "java/lang/invoke/DirectMethodHandle",
        "java/lang/invoke/InnerClassLambdaMetafactory",
        "java/lang/invoke/InvokerBytecodeGenerator",
        "java/lang/invoke/Invokers",
        "java/lang/invoke/LambdaForm",
        "java/lang/invoke/LambdaForm$NamedFunction",
        "java/lang/invoke/LambdaFormEditor",
        "java/lang/invoke/LambdaMetafactory",
        "java/lang/invoke/LazyInitializingVarHandle",
        "java/lang/invoke/MemberName",
        "java/lang/invoke/MemberName$Factory",
        "java/lang/invoke/MethodHandle",
        "java/lang/invoke/MethodHandleNatives",
        "java/lang/invoke/MethodHandles",
        "java/lang/invoke/MethodHandles$Lookup",
        "java/lang/invoke/MethodType",
        "java/lang/invoke/MethodTypeForm",
        "java/lang/invoke/StringConcatFactory",
        "java/lang/invoke/VarForm",
        "java/lang/invoke/VarHandle",
        "java/lang/invoke/VarHandles",
        "java/lang/reflect/Proxy",
        "java/lang/runtime/ObjectMethods",
        NULL,
    };
    static const char *const packages[] = {
        "java/lang/module/", "jdk/internal/jimage/", "jdk/internal/loader/", "jdk/internal/module/", NULL,
    };
    return is_one_of(c, classes) || is_in_one_of(c, packages);
}

/* Likewise the data of locales and time zones, which come from files of the JDK. Not what works on objects that a
 * program may share between its threads: buffers, builders, calendars, formats. */
static bool is_in_locales(const struct class *c) {
    static const char *const packages[] = {
        "java/time/zone/", "sun/util/cldr/", "sun/util/locale/provider/", "sun/util/resources/", NULL,
    };
    static const char *const classes[] = {
        "java/time/format/DateTimeTextProvider",
        "java/time/format/DecimalStyle",
        "java/time/format/ZoneName",
        "java/util/Currency",
        "java/util/ListResourceBundle",
        "java/util/ResourceBundle",
        "sun/util/calendar/ZoneInfoFile",
        "sun/util/locale/BaseLocale",
        NULL,
    };
    return is_one_of(c, classes) || is_in_one_of(c, packages);
}

/* What a handle or a reflected member stands for is not linking. */
static bool runs_what_is_linked(const struct method *m) {
    const char *name = m->name->text;
    return begins(name, "invoke") || begins(name, "interpret") || begins(name, "newInstance");
}

static bool is_linking(const struct class *c, const struct method *m) {
    static const struct library_method some[] = {
        {"java/lang/reflect/Constructor", "acquireConstructorAccessor"},
        {"java/lang/reflect/Constructor", "copy"},
        {"java/lang/reflect/Executable", "declaredAnnotations"},
        {"java/lang/reflect/Field", "acquireFieldAccessor"},
        {"java/lang/reflect/Field", "acquireOverrideFieldAccessor"},
        {"java/lang/reflect/Field", "declaredAnnotations"},
        {"java/lang/reflect/Field", "copy"},
        {"java/lang/reflect/Method", "acquireMethodAccessor"},
        {"java/lang/reflect/Method", "copy"},
        {"java/net/URL", "getURLStreamHandler"},
        {"java/nio/charset/Charset", "forName"},
        {"java/nio/charset/Charset", "isSupported"},
        {"java/nio/charset/Charset", "lookup"},
        {"java/text/DateFormatSymbols", "initializeData"},
        {"java/text/DecimalFormatSymbols", "initialize"},
        {"java/time/format/DateTimeFormatterBuilder", "getLocalizedDateTimePattern"},
        {"java/time/format/DateTimeFormatterBuilder$LocalizedPrinterParser", "getFormatter"},
        {"java/time/format/DateTimeFormatterBuilder$ZoneIdPrinterParser", "getTree"},
        {"java/time/format/DateTimeFormatterBuilder$ZoneTextPrinterParser", "getDisplayName"},
        {"java/time/format/DateTimeFormatterBuilder$ZoneTextPrinterParser", "getTree"},
        {"java/util/Formatter", "getDecimalFormatSymbols"},
        {"java/util/Formatter", "getZero"},
        {"java/util/Locale", "createConstant"},
        {"java/util/Locale", "forLanguageTag"},
        {"java/util/Locale", "getDefault"},
        {"java/util/Locale", "getInstance"},
        {"java/util/Locale", "hashCode"},
        {"java/util/Locale", "initDefault"},
        {"java/util/Locale", "of"},
        {"java/util/Locale", "toLanguageTag"},
        {"java/util/TimeZone", "getTimeZone"},
        {"java/util/TimeZone", "setDefaultZone"},
        {"sun/util/calendar/CalendarSystem", "forName"},
        {"sun/util/calendar/ZoneInfo", "getTimeZone"},
        {NULL, NULL},
    };
    if (is_in_linker(c) || is_in_locales(c)) return !runs_what_is_linked(m);
    return is_in_list(c, m, some);
}

/* ---- workers that look for work ---- */

static bool scans_for_work(const struct class *c, const struct method *m) {
    static const struct library_method list[] = {
        {"java/util/concurrent/ForkJoinPool", "helpComplete"},
        {"java/util/concurrent/ForkJoinPool", "helpJoin"},
        {"java/util/concurrent/ForkJoinPool", "runWorker"},
        {NULL, NULL},
    };
    return is_in_list(c, m, list);
}

/* ---- tasks ---- */

static bool extends(const struct class *c, const char *name) {
    for (c = c->super; c; c = c->super)
        if (is_named(c, name)) return true;
    return false;
}

static bool implements(const struct class *c, const char *name) {
    for (u32 i = 0; i < c->all_interface_count; i++)
        if (is_named(c->all_interfaces[i], name)) return true;
    return false;
}

/* Work that executors do for somebody else, who may be another part of the JDK: the pieces of a parallel stream or of
 * a parallel sort. Other workers do their pieces at the same time. */
static bool is_task(const struct class *c, const struct method *m) {
    const char *name = m->name->text;
    if (strcmp(name, "exec") == 0) return extends(c, "java/util/concurrent/ForkJoinTask");
    if (has_operations(c)) return false;
    if (strcmp(name, "run") == 0) return implements(c, "java/lang/Runnable");
    return strcmp(name, "call") == 0 && implements(c, "java/util/concurrent/Callable");
}

/* ---- on behalf of others ---- */

static bool is_in_package(const struct class *c, const char *package) {
    return begins(c->name->text, package) && !strchr(c->name->text + strlen(package), '/');
}

/* Code that does nothing with an array but what it is asked for. */
static bool passes_on(const struct class *c) {
    static const char *const prefixes[] = {
        "java/lang/invoke/",
        "java/lang/reflect/",
        "java/util/Arrays",
        "java/util/zip/Adler32",
        "java/util/zip/CRC32",
        "jdk/internal/misc/ScopedMemoryAccess",
        "jdk/internal/misc/Unsafe",
        "jdk/internal/reflect/",
        "jdk/internal/util/ArraysSupport",
        "sun/misc/Unsafe",
        NULL,
    };
    static const char *const classes[] = {
        "java/io/FileInputStream",
        "java/io/FileOutputStream",
        "java/io/PrintStream",
        "java/io/RandomAccessFile",
        "java/util/zip/Deflater",
        "java/util/zip/Inflater",
        NULL,
    };
    return is_in_one_of(c, prefixes) || is_one_of(c, classes) || is_in_package(c, "java/nio/");
}

/* ---- more than one moment ---- */

/* These take effect at several moments, between which other threads can look: a pool is shut down before it is
 * terminated, a task is cancelled before its thread is interrupted, elements are removed one lock after the other. What
 * they call are operations again. Decision 0014 goes through the others. */
static bool has_several_moments(const struct class *c, const struct method *m) {
    static const struct library_method list[] = {
        {"java/util/concurrent/CompletableFuture", "pushStack"},
        {"java/util/concurrent/ForkJoinPool", "invokeAll"},
        {"java/util/concurrent/ForkJoinPool", "invokeAny"},
        {"java/util/concurrent/ForkJoinTask", "doExec"},
        {"java/util/concurrent/FutureTask", "cancel"},
        {"java/util/concurrent/FutureTask", "run"},
        {"java/util/concurrent/FutureTask", "runAndReset"},
        {"java/util/concurrent/LinkedBlockingDeque", "bulkRemove"},
        {"java/util/concurrent/LinkedBlockingDeque", "forEachFrom"},
        {"java/util/concurrent/LinkedBlockingQueue", "bulkRemove"},
        {"java/util/concurrent/LinkedBlockingQueue", "forEachFrom"},
        {"java/util/concurrent/ScheduledThreadPoolExecutor", "delayedExecute"},
        {"java/util/concurrent/ScheduledThreadPoolExecutor", "onShutdown"},
        {"java/util/concurrent/ScheduledThreadPoolExecutor", "reExecutePeriodic"},
        {"java/util/concurrent/ThreadPerTaskExecutor", "close"},
        {"java/util/concurrent/ThreadPerTaskExecutor", "shutdown"},
        {"java/util/concurrent/ThreadPerTaskExecutor", "shutdownNow"},
        {"java/util/concurrent/ThreadPerTaskExecutor", "taskComplete"},
        {"java/util/concurrent/ThreadPerTaskExecutor", "tryTerminate"},
        {"java/util/concurrent/ThreadPoolExecutor", "allowCoreThreadTimeOut"},
        {"java/util/concurrent/ThreadPoolExecutor", "prestartAllCoreThreads"},
        {"java/util/concurrent/ThreadPoolExecutor", "processWorkerExit"},
        {"java/util/concurrent/ThreadPoolExecutor", "purge"},
        {"java/util/concurrent/ThreadPoolExecutor", "remove"},
        {"java/util/concurrent/ThreadPoolExecutor", "setCorePoolSize"},
        {"java/util/concurrent/ThreadPoolExecutor", "setMaximumPoolSize"},
        {"java/util/concurrent/ThreadPoolExecutor", "shutdown"},
        {"java/util/concurrent/ThreadPoolExecutor", "shutdownNow"},
        {NULL, NULL},
    };
    if (begins(c->name->text, "java/util/concurrent/CompletableFuture$") && strcmp(m->name->text, "tryFire") == 0)
        return true;
    return is_in_list(c, m, list);
}

/* Likewise of a lock, of which every access is one to the whole: the last party to arrive makes the count zero first,
 * and begins the next phase then; who waits on a condition gives up the lock first, and cancels its wait then, at once
 * if its time is already over. */
static bool is_cut(const struct class *c, const struct method *m) {
    static const struct library_method list[] = {
        {"java/util/concurrent/Phaser", "arriveAndAwaitAdvance"},
        {"java/util/concurrent/Phaser", "doArrive"},
        {"java/util/concurrent/locks/AbstractQueuedLongSynchronizer$ConditionObject", "await"},
        {"java/util/concurrent/locks/AbstractQueuedLongSynchronizer$ConditionObject", "awaitUntil"},
        {"java/util/concurrent/locks/AbstractQueuedLongSynchronizer$Node", "getAndUnsetStatus"},
        {"java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject", "await"},
        {"java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject", "awaitUntil"},
        {"java/util/concurrent/locks/AbstractQueuedSynchronizer$Node", "getAndUnsetStatus"},
        {NULL, NULL},
    };
    return is_in_list(c, m, list);
}

/* Interrupts that workers of a pool get and are not told of: only those without a task are interrupted, and whoever has
 * waited for one clears its status before it begins it. */
static bool is_about_idle_workers(const struct class *c, const struct method *m) {
    static const struct library_method list[] = {
        {"java/util/concurrent/ForkJoinPool", "awaitWork"},
        {"java/util/concurrent/ForkJoinPool", "deregisterWorker"},
        {"java/util/concurrent/ForkJoinPool", "shutdown"},
        {"java/util/concurrent/ThreadPoolExecutor", "getTask"},
        {"java/util/concurrent/ThreadPoolExecutor", "interruptIdleWorkers"},
        {NULL, NULL},
    };
    return is_in_list(c, m, list);
}

static u16 concurrent_flags(const struct class *c, const struct method *m) {
    u16 flags = (scans_for_work(c, m) ? METHOD_SCANS : 0) | (is_about_idle_workers(c, m) ? METHOD_IDLE : 0);
    if (is_cut(c, m)) flags |= METHOD_CUT;
    if (is_lock(c)) return flags | METHOD_OPERATION | METHOD_LOCK;
    return is_operation(c, m) || (has_operations(c) && !goes_on_for_ever(c, m)) ? flags | METHOD_OPERATION : flags;
}

static u16 operation_flags(const struct class *c, const struct method *m) {
    if (is_quiet(c, m)) return METHOD_UNOBSERVED;
    if (keeps_groups(c, m)) return METHOD_UNOBSERVED | METHOD_GROUPS;
    if (is_linking(c, m)) return METHOD_OPERATION;
    if (is_task(c, m) || has_several_moments(c, m)) return METHOD_APART;
    if (!begins(c->name->text, "java/util/concurrent/") || (m->access & ACC_STATIC)) return 0;
    return concurrent_flags(c, m);
}

u16 library_flags(const struct class *c, const struct method *m) {
    if (!begins(c->name->text, "java/") && !begins(c->name->text, "jdk/") && !begins(c->name->text, "sun/")) return 0;
    return operation_flags(c, m) | (passes_on(c) ? METHOD_PASSES_ON : 0);
}
