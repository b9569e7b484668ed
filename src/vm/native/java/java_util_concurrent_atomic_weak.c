/* weakCompareAndSet of the atomic classes: may fail for no reason (weak_cas.h). */
#include "vm/link/weak_cas.h"
#include "vm/native.h"

static u32 ways(struct thread *t, const u32 *args) {
    (void)args;
    return weak_cas_may_fail(t) ? 2 : 1;
}

static enum native_status weakCompareAndSet(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    if (!weak_cas_fails(t)) return NATIVE_BYTECODE;
    result[0] = 0;
    return NATIVE_DONE;
}

#define WEAK (NATIVE_OVERRIDE | NATIVE_CHOICE_IF | TOUCHES(NOTHING))

static const struct native_entry entries[] = {{"weakCompareAndSet", NULL, weakCompareAndSet, WEAK, ways},
                                              {"weakCompareAndSetPlain", NULL, weakCompareAndSet, WEAK, ways},
                                              {"weakCompareAndSetVolatile", NULL, weakCompareAndSet, WEAK, ways},
                                              {"weakCompareAndSetAcquire", NULL, weakCompareAndSet, WEAK, ways},
                                              {"weakCompareAndSetRelease", NULL, weakCompareAndSet, WEAK, ways},
                                              {NULL, NULL, NULL, 0, NULL}};

#define ATOMIC(member, name) \
    const struct native_class java_util_concurrent_atomic_weak_##member##_natives = { \
        "java/util/concurrent/atomic/" name, entries}
ATOMIC(Boolean, "AtomicBoolean");
ATOMIC(Integer, "AtomicInteger");
ATOMIC(IntegerArray, "AtomicIntegerArray");
ATOMIC(IntegerField, "AtomicIntegerFieldUpdater$AtomicIntegerFieldUpdaterImpl");
ATOMIC(Long, "AtomicLong");
ATOMIC(LongArray, "AtomicLongArray");
ATOMIC(LongField, "AtomicLongFieldUpdater$CASUpdater");
ATOMIC(LongFieldLocked, "AtomicLongFieldUpdater$LockedUpdater");
ATOMIC(Marked, "AtomicMarkableReference");
ATOMIC(Reference, "AtomicReference");
ATOMIC(ReferenceArray, "AtomicReferenceArray");
ATOMIC(ReferenceField, "AtomicReferenceFieldUpdater$AtomicReferenceFieldUpdaterImpl");
ATOMIC(Stamped, "AtomicStampedReference");
