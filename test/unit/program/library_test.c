/* Which methods of the JDK a search takes as a whole. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "program/library.h"

static const char synchronizer[] = "java/util/concurrent/locks/AbstractQueuedSynchronizer";

/* Of a method of a class that extends another, which extends nothing. */
static u16 flags_of(const char *holder, const char *super, const char *name, u16 access) {
    struct symtab *table = symtab_new();
    struct class above = {.name = sym_literal(table, super)};
    struct class c = {.name = sym_literal(table, holder), .super = &above};
    struct method m = {.holder = &c, .name = sym_literal(table, name), .access = access};
    u16 flags = library_flags(&c, &m);
    symtab_free(table);
    return flags;
}

static void locks_are_operations_on_themselves(void **state) {
    (void)state;
    u16 lock = METHOD_OPERATION | METHOD_LOCK;
    assert_int_equal(flags_of(synchronizer, "java/lang/Object", "acquire", 0), lock);
    assert_int_equal(flags_of("java/util/concurrent/Semaphore$FairSync", synchronizer, "tryAcquireShared", 0), lock);
    assert_int_equal(flags_of("java/util/concurrent/locks/StampedLock", "java/lang/Object", "validate", 0), lock);
    assert_int_equal(
        flags_of("java/util/concurrent/locks/StampedLock", "java/lang/Object", "isReadLockStamp", ACC_STATIC), 0);
}

static void what_is_a_lock_besides_is_none(void **state) {
    (void)state;
    assert_int_equal(flags_of("java/util/concurrent/ThreadPoolExecutor$Worker", synchronizer, "run", 0), 0);
    assert_int_equal(flags_of("java/util/concurrent/NoSync", "java/lang/Object", "run", 0), 0);
    assert_int_equal(flags_of("com/example/MySync", synchronizer, "tryAcquire", 0), 0);
}

static void pools_and_queues_have_operations(void **state) {
    (void)state;
    assert_int_equal(flags_of("java/util/concurrent/ThreadPoolExecutor", "java/lang/Object", "execute", 0),
                     METHOD_OPERATION);
    assert_int_equal(flags_of("java/util/concurrent/ThreadPoolExecutor", "java/lang/Object", "runWorker", 0), 0);
    assert_int_equal(flags_of("java/util/concurrent/ForkJoinPool", "java/lang/Object", "runWorker", 0),
                     METHOD_OPERATION | METHOD_SCANS);
    assert_int_equal(flags_of("java/util/concurrent/ThreadPerTaskExecutor", "java/lang/Object", "start", 0),
                     METHOD_OPERATION);
    assert_int_equal(flags_of("java/util/concurrent/LinkedBlockingQueue", "java/lang/Object", "put", 0),
                     METHOD_OPERATION);
    assert_int_equal(flags_of("java/util/concurrent/CompletableFuture", "java/lang/Object", "tryPushStack", 0),
                     METHOD_OPERATION);
    assert_int_equal(flags_of("java/util/concurrent/CompletableFuture", "java/lang/Object", "complete", 0), 0);
    assert_int_equal(flags_of("java/util/concurrent/ConcurrentHashMap", "java/lang/Object", "put", 0), 0);
}

static void what_takes_effect_at_several_moments_is_cut(void **state) {
    (void)state;
    assert_int_equal(flags_of("java/util/concurrent/ThreadPerTaskExecutor", "java/lang/Object", "close", 0),
                     METHOD_APART);
    assert_int_equal(flags_of("java/util/concurrent/ThreadPoolExecutor", "java/lang/Object", "shutdown", 0),
                     METHOD_APART);
    assert_int_equal(flags_of("java/util/concurrent/FutureTask", "java/lang/Object", "cancel", 0), METHOD_APART);
    assert_int_equal(flags_of("java/util/concurrent/CompletableFuture$UniRun", "java/lang/Object", "tryFire", 0),
                     METHOD_APART);
    assert_int_equal(flags_of("java/util/concurrent/ForkJoinTask", "java/lang/Object", "doExec", 0), METHOD_APART);
    assert_int_equal(flags_of("java/util/concurrent/Phaser", "java/lang/Object", "doArrive", 0),
                     METHOD_OPERATION | METHOD_LOCK | METHOD_CUT);
}

static void bookkeeping_is_quiet(void **state) {
    (void)state;
    assert_int_equal(flags_of("java/lang/ThreadGroup", "java/lang/Object", "add", 0),
                     METHOD_UNOBSERVED | METHOD_GROUPS); /* unless somebody looks */
    assert_int_equal(flags_of("java/lang/ThreadGroup", "java/lang/Object", "list", 0), 0);
    assert_int_equal(flags_of("java/lang/Thread", "java/lang/Object", "exit", 0), METHOD_UNOBSERVED | METHOD_GROUPS);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(locks_are_operations_on_themselves),
        cmocka_unit_test(what_is_a_lock_besides_is_none),
        cmocka_unit_test(pools_and_queues_have_operations),
        cmocka_unit_test(what_takes_effect_at_several_moments_is_cut),
        cmocka_unit_test(bookkeeping_is_quiet),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
