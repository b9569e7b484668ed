/* java.lang.management.ThreadMXBean: what threads do, what they wait for, and what they hold. */
#include "program/link/resolve.h"
#include "vm/heap/alloc.h"
#include "vm/heap/identity.h"
#include "vm/heap/java_string.h"
#include "vm/interp/fatal.h"
#include "vm/interp/monitor.h"
#include "vm/interp/raise.h"
#include "vm/interp/stack_element.h"
#include "vm/interp/thread_object.h"
#include "vm/link/java_names.h"
#include "vm/link/mirror.h"
#include "vm/link/reflect_invoke.h"
#include "vm/link/reflect_make.h"
#include "vm/link/reflect_type.h"
#include "vm/native.h"
#include "vm/state/undo.h"
#include "vm/time/clock.h"

static const char STATES[] = "java/lang/Thread$State";

/* ---- fields ---- */

static u64 get_long(struct vm *vm, ref object, const char *name) {
    struct field *f = find_field(class_of(vm, object), name, "J");
    return f ? get64(object_at(vm, object), f->offset) : 0;
}

static void put_long(struct vm *vm, ref object, const char *name, u64 value) {
    struct field *f = find_field(class_of(vm, object), name, "J");
    if (f) set64(object_at(vm, object), f->offset, value);
}

/* Of the Thread, or, from JDK 19 on, of its holder. */
static u32 get_of_thread(struct vm *vm, ref thread, const char *name, const char *descriptor) {
    struct field *f = find_field(vm->known.Thread, name, descriptor);
    struct field *holder = find_field(vm->known.Thread, "holder", "Ljava/lang/Thread$FieldHolder;");
    if (!f && holder) {
        thread = get32(object_at(vm, thread), holder->offset);
        f = thread ? find_field(class_of(vm, thread), name, descriptor) : NULL;
    }
    return f ? get32(object_at(vm, thread), f->offset) : 0;
}

/* ---- what a thread waits for ---- */

struct waiting {
    ref object; /* monitor, condition or synchronizer; 0: none */
    struct thread *owner;
    bool for_monitor;
};

/* The Thread that owns a lock of java.util.concurrent, as far as it says; 0: none, or no such lock. */
static ref synchronizer_owner(struct vm *vm, ref object) {
    struct field *f = find_field(class_of(vm, object), "exclusiveOwnerThread", "Ljava/lang/Thread;");
    return f ? get32(object_at(vm, object), f->offset) : 0;
}

static struct waiting waiting_of(struct vm *vm, const struct thread *t) {
    struct waiting waiting = {0};
    u32 state = t->h.state;
    bool wants_monitor = state == THREAD_BLOCKED || state == THREAD_REACQUIRE || monitor_wanted_back(t);
    if (wants_monitor || state == THREAD_WAITING || state == THREAD_JOINING) waiting.object = t->h.blocker;
    if (wants_monitor && object_at(vm, waiting.object)->owner) {
        waiting.owner = vm->threads.list.items[object_at(vm, waiting.object)->owner - 1];
        waiting.for_monitor = true;
    }
    if (state != THREAD_PARKED) return waiting;
    waiting.object = get_of_thread(vm, t->h.object, "parkBlocker", "Ljava/lang/Object;");
    ref owner = waiting.object ? synchronizer_owner(vm, waiting.object) : 0;
    waiting.owner = owner ? thread_of_object(vm, owner) : NULL;
    return waiting;
}

/* ---- LockInfo, MonitorInfo ---- */

static ref make_lock(struct thread *t, const char *class_name, ref object) {
    struct vm *vm = t->vm;
    char name[600];
    ref made = reflect_make(t, class_name);
    class_external_name(class_of(vm, object), name, sizeof name);
    ref text = made ? java_string_new(t, name) : 0;
    if (!text) return 0;
    reflect_put(vm, made, "className", "Ljava/lang/String;", text);
    reflect_put(vm, made, "identityHashCode", "I", identity_hash_asked(t, object));
    return made;
}

static bool frame_mentions(struct frame *f, ref r) {
    if (f->lock == r) return true;
    if (!(f->flags & FRAME_MONITORS)) return false;
    for (u32 i = 0; i < f->locals; i++)
        if (frame_locals(f)[i] == r) return true;
    return false;
}

/* The number of the innermost frame that holds the monitor, as stack traces count. */
static u32 depth_of(struct thread *t, ref r, u32 elements) {
    u32 depth = 0;
    for (struct frame *f = t->fp; f && depth < elements; f = frame_caller(f)) {
        if (f->method->flags & (METHOD_HIDDEN | METHOD_UNLISTED)) continue;
        if (frame_mentions(f, r)) return depth;
        depth++;
    }
    return 0;
}

static bool holds_monitor(struct vm *vm, struct thread *of, ref r) { return object_at(vm, r)->owner == of->id + 1; }

static bool holds_synchronizer(struct vm *vm, struct thread *of, ref r) {
    return synchronizer_owner(vm, r) == of->h.object;
}

typedef bool holds_fn(struct vm *vm, struct thread *of, ref r);

static u32 count_held(struct vm *vm, struct thread *of, holds_fn *holds) {
    u32 count = 0;
    for (u32 r = 1; r < vm->heap.next; r++) count += (vm->heap.flags[r] & OBJECT_LIVE) && holds(vm, of, r);
    return count;
}

/* An array of LockInfo, or of MonitorInfo with their places in the stack trace; 0: out of memory. */
static ref list_held(struct thread *t, struct thread *of, holds_fn *holds, bool wanted, ref trace) {
    struct vm *vm = t->vm;
    bool monitors = holds == holds_monitor;
    const char *name = monitors ? "java/lang/management/MonitorInfo" : "java/lang/management/LockInfo";
    u32 end = vm->heap.next, elements = object_at(vm, trace)->length;
    u32 count = wanted ? count_held(vm, of, holds) : 0, at = 0;
    ref array = reflect_array(t, name, count);
    for (u32 r = 1; array && r < end && at < count; r++) {
        if (!(vm->heap.flags[r] & OBJECT_LIVE) || !holds(vm, of, r)) continue;
        ref lock = make_lock(t, name, r);
        if (!lock) return 0;
        u32 depth = monitors ? depth_of(of, r, elements) : 0;
        if (monitors) reflect_put(vm, lock, "stackDepth", "I", depth);
        if (monitors && depth < elements)
            reflect_put(vm, lock, "stackFrame", "Ljava/lang/StackTraceElement;", words(object_at(vm, trace))[depth]);
        words(object_at(vm, array))[at++] = lock;
    }
    return array;
}

/* ---- ThreadInfo ---- */

struct wanted {
    u32 most_frames;
    bool monitors, synchronizers;
};

static const char *state_name(u32 status) {
    if (status & 4) return "RUNNABLE";
    if (status & 0x400) return "BLOCKED";
    if (status & 0x10) return "WAITING";
    if (status & 0x20) return "TIMED_WAITING";
    return status & 2 ? "TERMINATED" : "NEW";
}

static ref state_of(struct thread *t, struct thread *of) {
    struct link_error error = {0};
    struct class *c = program_class_named(t->vm->program, LOADER_BOOT, STATES, &error);
    struct field *f = find_field(c, state_name(thread_status(of)), "Ljava/lang/Thread$State;");
    return t->vm->statics.words[f->offset];
}

/* Nothing is left out of their text, neither loader nor the version of a JDK module. */
static void show_in_full(struct vm *vm, ref elements) {
    const char *release = program_jdk_release(vm->program);
    ref version = java_string_literal(vm, (struct slice){(const u8 *)release, strlen(release)});
    for (u32 i = 0; i < object_at(vm, elements)->length; i++) {
        ref element = words(object_at(vm, elements))[i];
        struct field *mirror = find_field(vm->known.StackTraceElement, "declaringClassObject", "Ljava/lang/Class;");
        ref declaring = get32(object_at(vm, element), mirror->offset);
        bool of_jdk = declaring && mirror_class(vm, declaring)->module;
        reflect_put(vm, element, "format", "B", 0);
        if (of_jdk) reflect_put(vm, element, "moduleVersion", "Ljava/lang/String;", version);
    }
}

/* The innermost frames; 0: out of memory. */
static ref trace_of(struct thread *t, struct thread *of, u32 most) {
    struct vm *vm = t->vm;
    ref whole = stack_elements_of(t, of);
    u32 count = whole ? object_at(vm, whole)->length : 0;
    if (whole) show_in_full(vm, whole);
    if (!whole || count <= most) return whole;
    ref cut = alloc_array(t, program_array_of(vm->program, vm->known.StackTraceElement), most);
    if (cut) memcpy(words(object_at(vm, cut)), words(object_at(vm, whole)), most * sizeof(u32));
    return cut;
}

static ref name_of(struct thread *t, struct thread *of) {
    char name[1000];
    thread_java_name(of, name, sizeof name);
    return java_string_new(t, name);
}

static bool put_waiting(struct thread *t, ref info, struct thread *of) {
    struct vm *vm = t->vm;
    struct waiting waiting = waiting_of(vm, of);
    put_long(vm, info, "lockOwnerId", UINT64_MAX);
    if (waiting.object) {
        char name[600], text[640];
        ref lock = make_lock(t, "java/lang/management/LockInfo", waiting.object);
        class_external_name(class_of(vm, waiting.object), name, sizeof name);
        snprintf(text, sizeof text, "%s@%x", name, identity_hash_asked(t, waiting.object));
        ref shown = lock ? java_string_new(t, text) : 0;
        if (!shown) return false;
        reflect_put(vm, info, "lock", "Ljava/lang/management/LockInfo;", lock);
        reflect_put(vm, info, "lockName", "Ljava/lang/String;", shown);
    }
    if (!waiting.owner) return true;
    ref owner = name_of(t, waiting.owner);
    reflect_put(vm, info, "lockOwnerName", "Ljava/lang/String;", owner);
    put_long(vm, info, "lockOwnerId", get_long(vm, waiting.owner->h.object, "tid"));
    return owner != 0;
}

/* 0: out of memory. */
static ref make_info(struct thread *t, struct thread *of, const struct wanted *wanted) {
    struct vm *vm = t->vm;
    ref info = reflect_make(t, "java/lang/management/ThreadInfo");
    ref name = info ? name_of(t, of) : 0, whole = name ? trace_of(t, of, UINT32_MAX) : 0;
    ref trace = whole ? trace_of(t, of, wanted->most_frames) : 0;
    ref monitors = trace ? list_held(t, of, holds_monitor, wanted->monitors, whole) : 0;
    ref synchronizers = monitors ? list_held(t, of, holds_synchronizer, wanted->synchronizers, whole) : 0;
    if (!synchronizers || !put_waiting(t, info, of)) return 0;
    put_long(vm, info, "threadId", get_long(vm, of->h.object, "tid"));
    put_long(vm, info, "blockedTime", UINT64_MAX);
    put_long(vm, info, "waitedTime", UINT64_MAX);
    reflect_put(vm, info, "threadName", "Ljava/lang/String;", name);
    reflect_put(vm, info, "daemon", "Z", get_of_thread(vm, of->h.object, "daemon", "Z") != 0);
    reflect_put(vm, info, "priority", "I", get_of_thread(vm, of->h.object, "priority", "I"));
    reflect_put(vm, info, "threadState", "Ljava/lang/Thread$State;", state_of(t, of));
    reflect_put(vm, info, "stackTrace", "[Ljava/lang/StackTraceElement;", trace);
    reflect_put(vm, info, "lockedMonitors", "[Ljava/lang/management/MonitorInfo;", monitors);
    reflect_put(vm, info, "lockedSynchronizers", "[Ljava/lang/management/LockInfo;", synchronizers);
    return info;
}

static bool is_shown(struct vm *vm, const struct thread *t) {
    return t->h.object && t->h.state != THREAD_ENDED && t->h.state != THREAD_NEW && thread_of_object(vm, t->h.object) &&
           !thread_is_virtual(vm, t->h.object);
}

static struct thread *thread_numbered(struct vm *vm, u64 id) {
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        struct thread *t = vm->threads.list.items[i];
        if (is_shown(vm, t) && get_long(vm, t->h.object, "tid") == id) return t;
    }
    return NULL;
}

static enum native_status states_ready(struct thread *t) {
    struct link_error error = {0};
    return reflect_initialise(t, program_class_named(t->vm->program, LOADER_BOOT, STATES, &error));
}

/* Fills an array of ThreadInfo for the ids; null for those that no thread has. */
static enum native_status fill(struct thread *t, ref ids, ref infos, const struct wanted *wanted) {
    struct vm *vm = t->vm;
    undo_object(vm, infos);
    for (u32 i = 0; i < object_at(vm, ids)->length; i++) {
        u64 id;
        memcpy(&id, words(object_at(vm, ids)) + 2 * i, 8);
        struct thread *of = thread_numbered(vm, id);
        ref info = of ? make_info(t, of, wanted) : 0;
        if (of && !info) return throw_memory(t), NATIVE_THROWN;
        words(object_at(vm, infos))[i] = info;
    }
    return NATIVE_DONE;
}

/* (ids, most frames: 0 for none, -1 for all; infos) */
static enum native_status getThreadInfo1(struct thread *t, u32 *args, u32 *result) {
    (void)result;
    enum native_status ready = states_ready(t);
    struct wanted wanted = {.most_frames = args[1]};
    return ready == NATIVE_DONE ? fill(t, args[0], args[2], &wanted) : ready;
}

static ref all_ids(struct thread *t) {
    struct vm *vm = t->vm;
    u32 count = 0, at = 0;
    for (u32 i = 0; i < vm->threads.list.count; i++) count += is_shown(vm, vm->threads.list.items[i]);
    ref ids = alloc_array(t, program_array_of(vm->program, program_primitive(vm->program, 'J')), count);
    for (u32 i = vm->threads.list.count; ids && i-- > 0;) {
        if (!is_shown(vm, vm->threads.list.items[i])) continue;
        u64 id = get_long(vm, vm->threads.list.items[i]->h.object, "tid");
        memcpy(words(object_at(vm, ids)) + 2 * at++, &id, 8);
    }
    return ids;
}

/* (ids, or null for all threads; with monitors; with synchronizers; most frames) */
static enum native_status dumpThreads0(struct thread *t, u32 *args, u32 *result) {
    enum native_status ready = states_ready(t);
    if (ready != NATIVE_DONE) return ready;
    ref ids = args[0] ? args[0] : all_ids(t);
    ref infos = ids ? reflect_array(t, "java/lang/management/ThreadInfo", object_at(t->vm, ids)->length) : 0;
    if (!infos) return throw_memory(t), NATIVE_THROWN;
    struct wanted wanted = {args[3], args[1], args[2]};
    result[0] = infos;
    return fill(t, ids, infos, &wanted);
}

/* ---- deadlocks ---- */

static struct thread *waits_for(struct vm *vm, const struct thread *t, bool monitors_only) {
    if (!is_shown(vm, t)) return NULL;
    struct waiting waiting = waiting_of(vm, t);
    return !monitors_only || waiting.for_monitor ? waiting.owner : NULL;
}

static bool is_in_cycle(struct vm *vm, struct thread *t, bool monitors_only) {
    const struct thread *at = t;
    for (u32 i = 0; i < vm->threads.list.count; i++) {
        at = waits_for(vm, at, monitors_only);
        if (!at || at == t) return at == t;
    }
    return false;
}

static enum native_status find_deadlocked(struct thread *t, u32 *result, bool monitors_only) {
    struct vm *vm = t->vm;
    u32 count = 0, at = 0, threads = vm->threads.list.count;
    for (u32 i = 0; i < threads; i++) count += is_in_cycle(vm, vm->threads.list.items[i], monitors_only);
    result[0] = 0;
    if (!count) return NATIVE_DONE;
    ref array = alloc_array(t, program_array_of(vm->program, vm->known.Thread), count);
    if (!array) return throw_memory(t), NATIVE_THROWN;
    for (u32 i = 0; i < threads; i++)
        if (is_in_cycle(vm, vm->threads.list.items[i], monitors_only))
            words(object_at(vm, array))[at++] = vm->threads.list.items[i]->h.object;
    result[0] = array;
    return NATIVE_DONE;
}

static enum native_status findDeadlockedThreads0(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    return find_deadlocked(t, result, false);
}

static enum native_status findMonitorDeadlockedThreads0(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    return find_deadlocked(t, result, true);
}

static enum native_status getThreads(struct thread *t, u32 *args, u32 *result) {
    (void)args;
    struct vm *vm = t->vm;
    u32 count = 0, at = 0;
    for (u32 i = 0; i < vm->threads.list.count; i++) count += is_shown(vm, vm->threads.list.items[i]);
    ref array = alloc_array(t, program_array_of(vm->program, vm->known.Thread), count);
    if (!array) return throw_memory(t), NATIVE_THROWN;
    for (u32 i = vm->threads.list.count; i-- > 0;)
        if (is_shown(vm, vm->threads.list.items[i]))
            words(object_at(vm, array))[at++] = vm->threads.list.items[i]->h.object;
    result[0] = array;
    return NATIVE_DONE;
}

/* ---- times and counts ---- */

/* (id): 0 is the running thread. */
static enum native_status getThreadTotalCpuTime0(struct thread *t, u32 *args, u32 *result) {
    u64 id = arg64(args);
    result64(result, id && !thread_numbered(t->vm, id) ? UINT64_MAX : clock_look(t));
    return NATIVE_DONE;
}

static enum native_status nothing_measured(struct thread *t, u32 *args, u32 *result) {
    (void)t, (void)args;
    result64(result, UINT64_MAX);
    return NATIVE_DONE;
}

static enum native_status resetPeakThreadCount0(struct thread *t, u32 *args, u32 *result) {
    (void)args, (void)result;
    t->vm->threads.peak = t->vm->threads.alive;
    return NATIVE_DONE;
}

static const struct native_entry entries[] = {
    {"getThreadInfo1", NULL, getThreadInfo1, NATIVE_VISIBLE},
    {"dumpThreads0", NULL, dumpThreads0, NATIVE_VISIBLE},
    {"getThreads", NULL, getThreads, NATIVE_VISIBLE},
    {"findDeadlockedThreads0", NULL, findDeadlockedThreads0, NATIVE_VISIBLE},
    {"findMonitorDeadlockedThreads0", NULL, findMonitorDeadlockedThreads0, NATIVE_VISIBLE},
    {"getThreadTotalCpuTime0", NULL, getThreadTotalCpuTime0, NATIVE_VISIBLE | TOUCHES(CLOCK)},
    {"getThreadUserCpuTime0", NULL, getThreadTotalCpuTime0, NATIVE_VISIBLE | TOUCHES(CLOCK)},
    {"getThreadAllocatedMemory0", NULL, nothing_measured, 0},
    {"setThreadCpuTimeEnabled0", NULL, native_nothing, 0},
    {"setThreadAllocatedMemoryEnabled0", NULL, native_nothing, 0},
    {"setThreadContentionMonitoringEnabled0", NULL, native_nothing, 0},
    {"resetContentionTimes0", NULL, native_nothing, 0},
    {"resetPeakThreadCount0", NULL, resetPeakThreadCount0, NATIVE_VISIBLE},
    {NULL, NULL, NULL, 0}};
const struct native_class sun_management_ThreadImpl_natives = {"sun/management/ThreadImpl", entries};
