#include <stdlib.h>

#include "program/link/resolve.h"
#include "vm/explore/idle_worker.h"
#include "vm/heap/alloc.h"
#include "vm/heap/java_string.h"
#include "vm/heap/place.h"
#include "vm/interp/fatal.h"
#include "vm/interp/init.h"
#include "vm/interp/raise.h"
#include "vm/interp/thread_object.h"
#include "vm/link/java_names.h"
#include "vm/link/mirror.h"
#include "vm/link/reflect.h"
#include "vm/native.h"
#include "vm/state/undo.h"
#include "vm/time/clock.h"

/* Argument words: 0 this, 1 object, 2-3 offset, 4.. values. */

static bool is_wide(char type) { return type == 'J' || type == 'D'; }

/* A JVM would go on with damaged memory, or crash. */
static enum native_status no_such_place(struct thread *t) {
    vm_fatal(t->vm, t, "Unsafe access to memory that does not belong to the object, or with a value of another type");
    return NATIVE_STOP;
}

static bool is_fitting(struct thread *t, const u32 *args, char type, ref value) {
    return type != 'L' || place_accepts(t->vm, args[1], arg64(args + 2), value);
}

static enum native_status get(struct thread *t, u32 *args, u32 *result, char type) {
    struct place p = place_checked(t->vm, args[1], arg64(args + 2), type, false);
    if (!p.at) return no_such_place(t);
    u64 v = place_read(&p, type);
    if (is_wide(type)) result64(result, v);
    else result[0] = (u32)v;
    return NATIVE_DONE;
}

static u64 value_at(const u32 *args, char type) { return is_wide(type) ? arg64(args) : args[0]; }

static enum native_status put(struct thread *t, u32 *args, char type) {
    struct place p = place_checked(t->vm, args[1], arg64(args + 2), type, true);
    if (!p.at || !is_fitting(t, args, type, args[4])) return no_such_place(t);
    place_write(t->vm, &p, type, value_at(args + 4, type));
    return NATIVE_DONE;
}

/* Stores the new value if the old one is as expected; found is what was there. */
static enum native_status exchange_if(struct thread *t, u32 *args, char type, u64 *found, bool *stored) {
    struct place p = place_checked(t->vm, args[1], arg64(args + 2), type, false);
    if (!p.at) return no_such_place(t);
    u64 expected = value_at(args + 4, type);
    *found = place_read(&p, type);
    *stored = *found == expected;
    if (!*stored) return NATIVE_DONE;
    if (!is_fitting(t, args, type, args[5])) return no_such_place(t);
    p = place_checked(t->vm, args[1], arg64(args + 2), type, true);
    if (!p.at) return no_such_place(t);
    place_write(t->vm, &p, type, value_at(args + (is_wide(type) ? 6 : 5), type));
    return NATIVE_DONE;
}

static enum native_status set_if(struct thread *t, u32 *args, u32 *result, char type) {
    u64 found;
    bool stored = false;
    enum native_status status = exchange_if(t, args, type, &found, &stored);
    result[0] = stored;
    return status;
}

static enum native_status exchange(struct thread *t, u32 *args, u32 *result, char type) {
    u64 found = 0;
    bool stored;
    enum native_status status = exchange_if(t, args, type, &found, &stored);
    if (is_wide(type)) result64(result, found);
    else result[0] = (u32)found;
    return status;
}

/* One step instead of the JDK's compare-and-set loop. */
static enum native_status update(struct thread *t, u32 *args, u32 *result, char type, bool add) {
    struct place p = place_checked(t->vm, args[1], arg64(args + 2), type, true);
    if (!p.at) return no_such_place(t);
    if (!is_fitting(t, args, type, args[4])) return no_such_place(t);
    u64 old = place_read(&p, type), v = value_at(args + 4, type);
    place_write(t->vm, &p, type, add ? old + v : v);
    if (is_wide(type)) result64(result, old);
    else result[0] = (u32)old;
    return NATIVE_DONE;
}

#define ACCESSORS(name, type) \
    static enum native_status get##name(struct thread *t, u32 *args, u32 *result) { \
        return get(t, args, result, type); \
    } \
    static enum native_status put##name(struct thread *t, u32 *args, u32 *result) { \
        (void)result; \
        return put(t, args, type); \
    }
ACCESSORS(Boolean, 'Z')
ACCESSORS(Byte, 'B')
ACCESSORS(Char, 'C')
ACCESSORS(Short, 'S')
ACCESSORS(Int, 'I')
ACCESSORS(Long, 'J')
ACCESSORS(Float, 'F')
ACCESSORS(Double, 'D')
ACCESSORS(Reference, 'L')

#define ATOMICS(name, type) \
    static enum native_status set##name(struct thread *t, u32 *args, u32 *result) { \
        return set_if(t, args, result, type); \
    } \
    static enum native_status xchg##name(struct thread *t, u32 *args, u32 *result) { \
        return exchange(t, args, result, type); \
    } \
    static enum native_status swap##name(struct thread *t, u32 *args, u32 *result) { \
        return update(t, args, result, type, false); \
    }
ATOMICS(Int, 'I')
ATOMICS(Long, 'J')
ATOMICS(Reference, 'L')

static enum native_status addInt(struct thread *t, u32 *args, u32 *result) {
    return update(t, args, result, 'I', true);
}
static enum native_status addLong(struct thread *t, u32 *args, u32 *result) {
    return update(t, args, result, 'J', true);
}

/* ---- layout ---- */

static enum native_status arrayBaseOffset0(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result[0] = OBJECT_HEADER_BYTES;
    return NATIVE_DONE;
}

static enum native_status arrayIndexScale0(struct thread *t, u32 *args, u32 *result) {
    result[0] = 1u << mirror_class(t->vm, args[1])->element_shift;
    return NATIVE_DONE;
}

static u64 offset_of(const struct field *f) {
    return f->access & ACC_STATIC ? PLACE_STATIC + 4 * (u64)f->offset : f->offset;
}

static enum native_status objectFieldOffset1(struct thread *t, u32 *args, u32 *result) {
    struct class *c = mirror_class(t->vm, args[1]);
    char *name = java_string_modified_utf8(t->vm, args[2], NULL);
    const struct field *found = NULL;
    for (; c && !found; c = c->super)
        for (u32 i = 0; i < c->field_count && !found; i++)
            if (strcmp(c->fields[i].name->text, name) == 0) found = &c->fields[i];
    free(name);
    if (!found) return throw_new(t, "java/lang/InternalError", NULL), NATIVE_THROWN;
    result64(result, offset_of(found));
    return NATIVE_DONE;
}

static enum native_status give_offset(struct thread *t, const u32 *args, u32 *result, bool of_static) {
    const struct field *f = reflect_field(t->vm, args[1]);
    if (!f) return throw_new(t, "java/lang/InternalError", NULL), NATIVE_THROWN;
    if (of_static != ((f->access & ACC_STATIC) != 0))
        return throw_new(t, "java/lang/IllegalArgumentException", NULL), NATIVE_THROWN;
    result64(result, offset_of(f));
    return NATIVE_DONE;
}

static enum native_status objectFieldOffset0(struct thread *t, u32 *args, u32 *result) {
    return give_offset(t, args, result, false);
}

static enum native_status staticFieldOffset0(struct thread *t, u32 *args, u32 *result) {
    return give_offset(t, args, result, true);
}

static enum native_status staticFieldBase0(struct thread *t, u32 *args, u32 *result) {
    struct field *f = reflect_field(t->vm, args[1]);
    if (!f) return throw_new(t, "java/lang/InternalError", NULL), NATIVE_THROWN;
    result[0] = mirror_of(t->vm, f->holder);
    return NATIVE_DONE;
}

/* ---- classes and objects ---- */

static enum native_status ensureClassInitialized0(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    switch (init_ensure(t, mirror_class(t->vm, args[1]))) {
    case INIT_PUSHED: return NATIVE_AGAIN;
    case INIT_THROWN: return NATIVE_THROWN;
    default: return NATIVE_DONE;
    }
}

static enum native_status shouldBeInitialized0(struct thread *t, u32 *args, u32 *result) {
    result[0] = !init_done(t->vm, mirror_class(t->vm, args[1]));
    return NATIVE_DONE;
}

static enum native_status allocateInstance(struct thread *t, u32 *args, u32 *result) {
    struct class *c = mirror_class(t->vm, args[1]);
    if (c->is_primitive || c->is_array || (c->access & (ACC_ABSTRACT | ACC_INTERFACE)) || c == t->vm->known.Class) {
        char name[300];
        class_external_name(c, name, sizeof name);
        return throw_new(t, "java/lang/InstantiationException", "%s", name), NATIVE_THROWN;
    }
    switch (init_ensure(t, c)) {
    case INIT_PUSHED: return NATIVE_AGAIN;
    case INIT_THROWN: return NATIVE_THROWN;
    default: break;
    }
    result[0] = alloc_object(t, c);
    if (!result[0]) return throw_memory(t), NATIVE_THROWN;
    return NATIVE_DONE;
}

static enum native_status allocateUninitializedArray(struct thread *t, u32 *args, u32 *result) {
    if ((i32)args[2] < 0) return throw_new(t, "java/lang/IllegalArgumentException", "Negative length"), NATIVE_THROWN;
    result[0] = alloc_array(t, program_array_of(t->vm->program, mirror_class(t->vm, args[1])), args[2]);
    if (!result[0]) return throw_memory(t), NATIVE_THROWN;
    return NATIVE_DONE;
}

static enum native_status throwException(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    throw_ref(t, args[1]);
    return NATIVE_THROWN;
}

/* ---- park ---- */

/* (this, absolute, time): time 0 and relative means for ever. A pending permit or interrupt lets it through. */
static enum native_status park(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct vm *vm = t->vm;
    bool absolute = args[1];
    i64 time = (i64)arg64(args + 2);
    undo_thread(vm, t);
    if (t->h.permit || t->h.stage || thread_is_interrupted(t) || time < 0) {
        t->h.permit = 0;
        t->h.stage = 0;
        return NATIVE_DONE;
    }
    if (idle_worker_stays(t)) time = 0;
    else if (absolute) {
        i64 now = (i64)(CLOCK_EPOCH * 1000 + clock_now(t) / 1000000);
        if (time <= now) return NATIVE_DONE;
        time = (time - now) * 1000000;
    }
    t->h.stage = 1;
    t->h.state = THREAD_PARKED;
    t->h.deadline = time ? clock_deadline(t, 0, (u64)time) : 0;
    return NATIVE_BLOCKED;
}

static enum native_status unpark(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    struct thread *target = args[1] ? thread_of_object(t->vm, args[1]) : NULL;
    if (target) {
        undo_thread(t->vm, target);
        target->h.permit = 1;
    }
    return NATIVE_DONE;
}

#define BOTH(name, body, flags) \
    {name, NULL, body, flags}, { name "Volatile", NULL, body, flags }
#define READS  (NATIVE_VISIBLE_ARG1 | TOUCHES(PLACE_READ))
#define WRITES (NATIVE_VISIBLE_ARG1 | TOUCHES(PLACE_WRITE))

static const struct native_entry entries[] = {
    BOTH("getBoolean", getBoolean, READS),
    BOTH("getByte", getByte, READS),
    BOTH("getChar", getChar, READS),
    BOTH("getShort", getShort, READS),
    BOTH("getInt", getInt, READS),
    BOTH("getLong", getLong, READS),
    BOTH("getFloat", getFloat, READS),
    BOTH("getDouble", getDouble, READS),
    BOTH("getReference", getReference, READS),
    BOTH("putBoolean", putBoolean, WRITES),
    BOTH("putByte", putByte, WRITES),
    BOTH("putChar", putChar, WRITES),
    BOTH("putShort", putShort, WRITES),
    BOTH("putInt", putInt, WRITES),
    BOTH("putLong", putLong, WRITES),
    BOTH("putFloat", putFloat, WRITES),
    BOTH("putDouble", putDouble, WRITES),
    BOTH("putReference", putReference, WRITES),
    {"compareAndSetInt", NULL, setInt, WRITES},
    {"compareAndSetLong", NULL, setLong, WRITES},
    {"compareAndSetReference", NULL, setReference, WRITES},
    {"compareAndExchangeInt", NULL, xchgInt, WRITES},
    {"compareAndExchangeLong", NULL, xchgLong, WRITES},
    {"compareAndExchangeReference", NULL, xchgReference, WRITES},
    {"getAndAddInt", NULL, addInt, WRITES | NATIVE_OVERRIDE},
    {"getAndAddLong", NULL, addLong, WRITES | NATIVE_OVERRIDE},
    {"getAndSetInt", NULL, swapInt, WRITES | NATIVE_OVERRIDE},
    {"getAndSetLong", NULL, swapLong, WRITES | NATIVE_OVERRIDE},
    {"getAndSetReference", NULL, swapReference, WRITES | NATIVE_OVERRIDE},
    {"arrayBaseOffset0", NULL, arrayBaseOffset0, 0},
    {"arrayIndexScale0", NULL, arrayIndexScale0, 0},
    {"objectFieldOffset1", NULL, objectFieldOffset1, 0},
    {"objectFieldOffset0", NULL, objectFieldOffset0, 0},
    {"staticFieldOffset0", NULL, staticFieldOffset0, 0},
    {"staticFieldBase0", NULL, staticFieldBase0, 0},
    {"ensureClassInitialized0", NULL, ensureClassInitialized0, 0},
    {"shouldBeInitialized0", NULL, shouldBeInitialized0, 0},
    {"allocateInstance", NULL, allocateInstance, 0},
    {"allocateUninitializedArray", NULL, allocateUninitializedArray, NATIVE_OVERRIDE},
    {"throwException", NULL, throwException, 0},
    {"fullFence", NULL, native_nothing, TOUCHES(FENCE)},
    {"loadFence", NULL, native_nothing, TOUCHES(FENCE_READ)},
    {"storeFence", NULL, native_nothing, TOUCHES(FENCE_WRITE)},
    {"park", NULL, park, NATIVE_VISIBLE | TOUCHES(PAUSE)},
    {"unpark", NULL, unpark, NATIVE_VISIBLE | TOUCHES(SIGNAL_ARG1)},
    {NULL, NULL, NULL, 0}};
const struct native_class jdk_internal_misc_Unsafe_natives = {"jdk/internal/misc/Unsafe", entries};
