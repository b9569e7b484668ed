#include "vm/listen/juc_locks.h"

#include <assert.h>

#include "base/map.h"
#include "program/link/resolve.h"
#include "vm/listen/library_holds.h"
#include "vm/listen/listen.h"

enum action {
    TAKES,  /* holds the lock when it returns */
    TRIES,  /* likewise, if what it returns is not false or 0 */
    GIVES,  /* does not hold it any more once it is entered */
    AWAITS, /* gives it, and has it again whichever way it ends */
    MAKES,  /* the constructor of a semaphore: with one permit it may be a lock */
    COUNTS, /* takes or gives any number of permits: then it is none */
    HANDS,  /* no lock: what was done before is known to whoever receives its argument */
    RECEIVES,
    ORDERS,  /* no lock: whoever uses the object knows what was done before others used it */
    SUBMITS, /* no lock: hands on a task, an argument */
    EXECUTES,
    COMPLETES, /* hands on a result, when it is entered */
    COMPUTES,  /* likewise, when it returns true */
    COLLECTS,  /* has the result when it returns, not when it throws; with a time limit it might have come too early */
    ASKS       /* whether there is a result: if it returns true in invokeAll, which does not return before */
};

struct juc_method {
    const char *holder, *name, *descriptor; /* name, descriptor: NULL: any */
    enum action action;
    const char *part; /* the field with the synchronizer that all parts of the lock share; NULL: the object itself */
    u8 flags;         /* of the events */
    bool semaphore;   /* a lock only while it has one permit, which its taker gives back */
    u8 argument;      /* the task; 0: the object itself */
};

#define LIBRARY "java/util/concurrent/"
#define LOCKS   LIBRARY "locks/"
#define SYNC_LOCK(class, flags) \
    {LOCKS class, "lock", NULL, TAKES, "sync", flags}, {LOCKS class, "lockInterruptibly", NULL, TAKES, "sync", flags}, \
        {LOCKS class, "tryLock", NULL, TRIES, "sync", flags}, { \
        LOCKS class, "unlock", NULL, GIVES, "sync", flags \
    }
#define CONDITION(class) \
    {LOCKS class, "await", NULL, AWAITS, "this$0", 0}, {LOCKS class, "awaitNanos", NULL, AWAITS, "this$0", 0}, \
        {LOCKS class, "awaitUntil", NULL, AWAITS, "this$0", 0}, { \
        LOCKS class, "awaitUninterruptibly", NULL, AWAITS, "this$0", 0 \
    }
#define STAMPED LOCKS "StampedLock"
#define SEMAPHORE(name, descriptor, action) \
    { "java/util/concurrent/Semaphore", name, descriptor, action, "sync", 0, true }

#define RESULT(class, name, action) \
    { LIBRARY class, name, NULL, action }
#define COLLECTED(class, name, result) \
    { LIBRARY class, name, "()" result, COLLECTS }
#define TASK(class, name, action, at) \
    { LIBRARY class, name, NULL, action, .argument = at }

static const struct juc_method table[] = {
    SYNC_LOCK("ReentrantLock", 0),
    SYNC_LOCK("ReentrantReadWriteLock$WriteLock", 0),
    SYNC_LOCK("ReentrantReadWriteLock$ReadLock", EVENT_SHARED),
    CONDITION("AbstractQueuedSynchronizer$ConditionObject"),
    CONDITION("AbstractQueuedLongSynchronizer$ConditionObject"),
    {STAMPED, "writeLock", NULL, TAKES, NULL, 0},
    {STAMPED, "writeLockInterruptibly", NULL, TAKES, NULL, 0},
    {STAMPED, "tryWriteLock", NULL, TRIES, NULL, 0},
    {STAMPED, "unlockWrite", NULL, GIVES, NULL, 0},
    {STAMPED, "readLock", NULL, TAKES, NULL, EVENT_SHARED},
    {STAMPED, "readLockInterruptibly", NULL, TAKES, NULL, EVENT_SHARED},
    {STAMPED, "tryReadLock", NULL, TRIES, NULL, EVENT_SHARED},
    {STAMPED, "unlockRead", NULL, GIVES, NULL, EVENT_SHARED},
    SEMAPHORE("<init>", NULL, MAKES),
    SEMAPHORE("acquire", "()V", TAKES),
    SEMAPHORE("acquireUninterruptibly", "()V", TAKES),
    SEMAPHORE("tryAcquire", "()Z", TRIES),
    SEMAPHORE("tryAcquire", "(JLjava/util/concurrent/TimeUnit;)Z", TRIES),
    SEMAPHORE("release", "()V", GIVES),
    SEMAPHORE("acquire", NULL, COUNTS),
    SEMAPHORE("acquireUninterruptibly", NULL, COUNTS),
    SEMAPHORE("tryAcquire", NULL, COUNTS),
    SEMAPHORE("release", NULL, COUNTS),
    SEMAPHORE("drainPermits", NULL, COUNTS),
    SEMAPHORE("reducePermits", NULL, COUNTS),
    /* These order by plain accesses and fences of their own. */
    TASK("ForkJoinPool$WorkQueue", "push", HANDS, 1),
    TASK("ForkJoinPool$WorkQueue", "lockedPush", HANDS, 1),
    TASK("ForkJoinTask", "doExec", RECEIVES, 0),
    {LIBRARY "ConcurrentSkipListMap", NULL, NULL, ORDERS},
    {LIBRARY "ConcurrentSkipListMap$Iter", "advance", NULL, ORDERS, "this$0"},
    TASK("ThreadPoolExecutor", "execute", SUBMITS, 1),
    TASK("ScheduledThreadPoolExecutor", "decorateTask", SUBMITS, 2),
    TASK("ThreadPoolExecutor", "beforeExecute", EXECUTES, 2),
    RESULT("FutureTask", "set", COMPLETES),
    RESULT("FutureTask", "setException", COMPLETES),
    COLLECTED("FutureTask", "get", "Ljava/lang/Object;"),
    RESULT("FutureTask", "isDone", ASKS),
    RESULT("CompletableFuture", "completeNull", COMPLETES),
    RESULT("CompletableFuture", "completeValue", COMPLETES),
    RESULT("CompletableFuture", "completeRelay", COMPLETES),
    RESULT("CompletableFuture", "completeThrowable", COMPLETES),
    COLLECTED("CompletableFuture", "get", "Ljava/lang/Object;"),
    COLLECTED("CompletableFuture", "join", "Ljava/lang/Object;"),
    RESULT("RecursiveAction", "exec", COMPUTES),
    RESULT("RecursiveTask", "exec", COMPUTES),
    RESULT("ForkJoinTask$AdaptedRunnable", "exec", COMPUTES),
    RESULT("ForkJoinTask$AdaptedRunnableAction", "exec", COMPUTES),
    RESULT("ForkJoinTask$AdaptedCallable", "exec", COMPUTES),
    RESULT("ForkJoinTask$InterruptibleTask", "exec", COMPUTES),
    COLLECTED("ForkJoinTask", "get", "Ljava/lang/Object;"),
    COLLECTED("ForkJoinTask", "join", "Ljava/lang/Object;"),
    COLLECTED("ForkJoinTask", "quietlyJoin", "V"),
};
enum { ROWS = sizeof table / sizeof *table };

static const struct juc_method *row_of(const struct method *m) {
    const char *holder = m->holder->name->text;
    if (!m->holder->module || strncmp(holder, LIBRARY, sizeof LIBRARY - 1) != 0 ||
        m->access & (ACC_PRIVATE | ACC_STATIC))
        return NULL;
    for (u32 i = 0; i < ROWS; i++)
        if ((!table[i].name || strcmp(table[i].name, m->name->text) == 0) && strcmp(table[i].holder, holder) == 0 &&
            (!table[i].descriptor || strcmp(table[i].descriptor, m->descriptor->text) == 0))
            return &table[i];
    return NULL;
}

bool juc_locks_bind(struct method *m) {
    if (!row_of(m) || !m->cf->code.at) return false;
    m->native = (void (*)(void))juc_locks_enter;
    m->native_flags = TOUCHES(NOTHING);
    return true;
}

static bool is_text(struct slice text, const char *wanted) {
    return text.length == strlen(wanted) && memcmp(text.at, wanted, text.length) == 0;
}

bool juc_locks_takes(struct slice holder, struct slice name) {
    if (is_text(holder, LOCKS "Lock"))
        return is_text(name, "lock") || is_text(name, "lockInterruptibly") || is_text(name, "tryLock");
    for (u32 i = 0; i < ROWS; i++)
        if ((table[i].action == TAKES || table[i].action == TRIES) && is_text(holder, table[i].holder) &&
            is_text(name, table[i].name))
            return true;
    return false;
}

void juc_locks_reset(struct vm *vm) {
    struct class **classes = program_arrivals(vm->program);
    for (u32 i = 0, count = program_arrival_count(vm->program); i < count; i++)
        for (u32 k = 0; k < classes[i]->method_count; k++)
            if (row_of(classes[i]->methods[k])) classes[i]->methods[k]->code = NULL;
}

/* ---- holding ---- */

static ref lock_of(struct vm *vm, const struct juc_method *row, ref object) {
    for (struct class *c = class_of(vm, object); c && row->part; c = c->super)
        for (u32 i = 0; i < c->field_count; i++)
            if (strcmp(c->fields[i].name->text, row->part) == 0)
                return get32(object_at(vm, object), c->fields[i].offset);
    return object;
}

static u64 hold_count(struct thread *t, ref lock, u32 flags) {
    return library_holds_count(t->vm->listener, listen_thread(t)->number, lock, flags & EVENT_SHARED);
}

static void set_hold_count(struct thread *t, ref lock, u32 flags, u64 count) {
    library_holds_set(t->vm->listener, listen_thread(t)->number, lock, flags & EVENT_SHARED, count);
}

static void take(struct thread *t, ref lock, u32 flags) {
    u64 held = hold_count(t, lock, flags);
    set_hold_count(t, lock, flags, held + 1);
    if (!held) listen_lock(t, lock, 1, flags);
}

/* A thread that does not hold the lock (an exception will say so) gives nothing. */
static void give(struct thread *t, ref lock, u32 flags) {
    u64 held = hold_count(t, lock, flags);
    if (!held) return;
    set_hold_count(t, lock, flags, held - 1);
    if (held == 1) listen_unlock(t, lock, 1, flags);
}

/* ---- semaphores ---- */

/* Those made with one permit are locks until they are used otherwise: object -> 1 + the thread that holds it. */
static bool is_lock(struct thread *t, const struct juc_method *row, ref lock) {
    u64 holder;
    return !row->semaphore || map_get(t->vm->listener->semaphores, lock, &holder);
}

/* It is no lock any more: whoever holds it does not. */
static void disown(struct thread *t, ref lock) {
    struct listener *l = t->vm->listener;
    u64 holder = 0;
    if (!map_get(l->semaphores, lock, &holder)) return;
    map_remove(l->semaphores, lock);
    if (!holder) return;
    library_holds_set(l, (u32)holder - 1, lock, false, 0);
    struct event event = {.kind = EVENT_UNLOCK, .thread = (u32)holder - 1, .object = lock, .slot = 1};
    if (!listen_wants(t->vm, EVENT_UNLOCK)) return;
    if (l->threads.items[event.thread]->holds) l->threads.items[event.thread]->holds--;
    listen_pass(l, &event);
}

/* Before the call: a permit that somebody else gives, or several of them, are signals. */
static void use_semaphore(struct thread *t, const struct juc_method *row, ref lock) {
    u64 holder = 0, self = (u64)listen_thread(t)->number + 1;
    if (row->action == COUNTS) disown(t, lock);
    else if (row->action == GIVES && map_get(t->vm->listener->semaphores, lock, &holder) && holder != self)
        disown(t, lock);
    else if (row->action == GIVES && holder) map_put(t->vm->listener->semaphores, lock, 0);
}

static void note_taken(struct thread *t, const struct juc_method *row, ref lock) {
    if (row->semaphore) map_put(t->vm->listener->semaphores, lock, (u64)listen_thread(t)->number + 1);
}

/* ---- tasks and results ---- */

static bool is_order(const struct juc_method *row) { return row->action >= HANDS; }

static void enter_order(struct thread *t, const struct juc_method *row, const u32 *args) {
    ref object = lock_of(t->vm, row, args[row->argument]);
    if (!object) return;
    switch (row->action) {
    case HANDS:
    case ORDERS: listen_order(t, object, EVENT_RELEASE); break;
    case RECEIVES: listen_order(t, object, EVENT_ACQUIRE); break;
    default: break;
    }
    if (row->action == HANDS || row->action == SUBMITS) listen_handover(t, object, false, EVENT_HAND);
    if (row->action == RECEIVES || row->action == EXECUTES) listen_handover(t, object, false, EVENT_RECEIVE);
    if (row->action == COMPLETES) listen_handover(t, object, true, EVENT_HAND);
}

static bool is_invoke_all(const struct method *m) {
    return strcmp(m->holder->name->text, LIBRARY "AbstractExecutorService") == 0 &&
           strcmp(m->name->text, "invokeAll") == 0 &&
           strcmp(m->descriptor->text, "(Ljava/util/Collection;)Ljava/util/List;") == 0;
}

static void leave_order(struct thread *t, const struct juc_method *row, struct frame *f, bool result) {
    ref object = frame_locals(f)[0];
    if (row->action == COMPUTES && result) listen_handover(t, object, true, EVENT_HAND);
    bool has = row->action == COLLECTS || (row->action == ASKS && result && is_invoke_all(frame_caller(f)->method));
    if (has) listen_handover(t, object, true, EVENT_RECEIVE);
}

/* ---- entering and leaving ---- */

enum native_status juc_locks_enter(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    if (!t->vm->listener) return NATIVE_BYTECODE;
    const struct juc_method *row = row_of(t->native);
    struct listened_thread *listened = listen_thread(t);
    if (is_order(row)) {
        enter_order(t, row, args);
        return NATIVE_BYTECODE;
    }
    if (!listened->juc_depth && row->action >= GIVES && row->action != MAKES) {
        ref lock = lock_of(t->vm, row, args[0]);
        if (row->semaphore) use_semaphore(t, row, lock);
        if (row->action == GIVES) give(t, lock, row->flags);
        else if (row->action == AWAITS && hold_count(t, lock, row->flags))
            listen_unlock(t, lock, 1, row->flags | EVENT_WAIT);
    }
    listened->juc_depth++;
    return NATIVE_BYTECODE;
}

/* The event belongs to the call. */
static void emit_from_caller(struct thread *t, const struct juc_method *row, ref lock) {
    struct frame *f = t->fp;
    const struct insn *pc = t->pc;
    t->fp = frame_caller(f);
    t->pc = t->fp->pc;
    if (row->action == AWAITS) listen_lock(t, lock, 1, row->flags | EVENT_WAIT);
    else {
        note_taken(t, row, lock);
        take(t, lock, row->flags | (row->action == TRIES ? EVENT_TRY : 0));
    }
    t->fp = f;
    t->pc = pc;
}

void juc_locks_leave(struct thread *t, struct frame *f, bool result, bool thrown) {
    if (!t->vm->listener) return;
    const struct juc_method *row = row_of(f->method);
    struct listened_thread *listened = listen_thread(t);
    if (is_order(row)) {
        if (row->action == ORDERS) listen_order(t, lock_of(t->vm, row, frame_locals(f)[0]), EVENT_ACQUIRE);
        if (!thrown) leave_order(t, row, f, result);
        return;
    }
    assert(listened->juc_depth);
    listened->juc_depth--;
    if (listened->juc_depth || row->action == GIVES || row->action == COUNTS) return;
    ref lock = lock_of(t->vm, row, frame_locals(f)[0]);
    if (row->action == MAKES) {
        if (!thrown && lock && frame_locals(f)[1] == 1) map_put(t->vm->listener->semaphores, lock, 0);
        return;
    }
    if (!is_lock(t, row, lock)) return;
    bool has =
        row->action == AWAITS ? hold_count(t, lock, row->flags) > 0 : !thrown && (row->action == TAKES || result);
    if (has) emit_from_caller(t, row, lock);
}
