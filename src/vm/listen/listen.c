#include "vm/listen/listen.h"

#include <stdlib.h>
#include <string.h>

#include "base/map.h"
#include "base/memory.h"
#include "program/link/resolve.h"
#include "vm/access/access.h"
#include "vm/explore/observe.h"
#include "vm/interp/handler.h"
#include "vm/interp/thread_object.h"
#include "vm/listen/event_names.h"
#include "vm/listen/library_holds.h"
#include "vm/listen/lock_fastpath.h"
#include "vm/listen/native_access.h"
#include "vm/world/printed.h"

/* Places that are no variables: what an unpark passes on to the thread, and what a fence and an atomic section (of
 * object 0) pass on. */
enum { SLOT_PARK = 0xFFFFFFE0u, SLOT_FENCE, SLOT_HANDED, SLOT_SECTION };

/* ---- threads and places ---- */

static void note_name(struct thread *t) {
    struct listener *l = t->vm->listener;
    char name[200];
    thread_display_name(t, name, sizeof name);
    free(l->thread_names.items[t->listened->number]);
    l->thread_names.items[t->listened->number] = memory_string(name);
}

struct listened_thread *listen_thread(struct thread *t) {
    struct listener *l = t->vm->listener;
    if (t->listened) return t->listened;
    t->listened = memory_zero(1, sizeof *t->listened);
    t->listened->number = l->threads.count;
    vec_push(&l->threads, t->listened);
    vec_push(&l->thread_names, NULL);
    note_name(t);
    u64 known;
    if (!map_get(l->by_object, t->h.object, &known)) map_put(l->by_object, t->h.object, t->listened->number);
    return t->listened;
}

/* A frame's context stays the same while it lives, so it is kept there. */
static ALWAYS_INLINE u32 context_below(struct listener *l, struct frame *f, u32 context) {
    const struct frame *caller = frame_caller(f);
    return f->context = context_of_call(l->contexts,
                                        site_pack(context, caller->method->id, listen_instruction(caller, caller->pc)));
}

u32 listen_context(struct listener *l, struct frame *f) {
    if (!(f->flags & FRAME_BOTTOM) && frame_caller(f)->context) return context_below(l, f, frame_caller(f)->context);
    while (!f->context && !(f->flags & FRAME_BOTTOM)) {
        vec_push(&l->chain, f);
        f = frame_caller(f);
    }
    u32 context = f->context;
    while (l->chain.count) {
        f = vec_pop(&l->chain);
        context = context_below(l, f, context);
    }
    return context;
}

static inline event_site place_of(struct thread *t, struct listener *l) {
    struct frame *f = UNLIKELY(l->asker) ? l->asker : t->fp;
    return listen_place(l, f, f == t->fp ? t->pc : f->pc);
}

static inline struct listened_thread *listened_of(struct thread *t) {
    return LIKELY(t->listened) ? t->listened : listen_thread(t);
}

static inline void emit_at(struct thread *t, struct event *event) {
    struct listener *l = t->vm->listener;
    const struct listened_thread *listened = listened_of(t);
    event->thread = listened->number;
    if (listened->juc_depth) event->flags |= EVENT_LIBRARY;
    event->at = place_of(t, l);
    listen_pass(l, event);
}

static void emit(struct thread *t, struct event event) {
    t->vm->listener->turn++;
    emit_at(t, &event);
}

/* What the JDK does to keep its books about threads orders nothing that a user could rely on; that threads start and
 * end does, and has its own events. */
NOINLINE bool listen_is_bookkeeper(const struct class *c) {
    static const char *const prefixes[] = {
        "java/lang/Thread",   "jdk/internal/vm/ThreadContainer",    "jdk/internal/vm/SharedThreadContainer",
        "java/lang/Shutdown", "java/lang/ApplicationShutdownHooks", "jdk/internal/misc/VM"};
    for (u32 i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
        if (strncmp(c->name->text, prefixes[i], strlen(prefixes[i])) == 0) return true;
    return false;
}

static NOINLINE bool jdk_keeps_books(struct listener *l, const struct class *c) {
    while (l->books.count <= c->id) vec_push(&l->books, 0);
    if (!l->books.items[c->id]) l->books.items[c->id] = listen_is_bookkeeper(c) ? 1 : 2;
    return l->books.items[c->id] == 1;
}

static inline bool keeps_books(struct listener *l, const struct method *m) {
    return m->holder->module && jdk_keeps_books(l, m->holder);
}

/* ---- locks ---- */

/* The end of a thread, and what the JDK's code does. */
static inline bool is_bookkeeping(struct thread *t, struct listener *l, const struct method *doing) {
    return t->fp->flags & FRAME_BOTTOM || keeps_books(l, doing);
}

static NOINLINE void pass_lock(struct listener *l, u32 thread, u64 lock, u32 flags, event_site at) {
    listen_pass(l, &(struct event){.kind = EVENT_LOCK,
                                   .flags = (u8)flags,
                                   .thread = thread,
                                   .object = (ref)lock,
                                   .slot = lock >> 32,
                                   .at = at});
}

/* Most programs take the same locks again and again: what the filter keeps back needs no event. */
static inline void emit_lock(struct thread *t, struct listener *l, ref lock, u32 slot, u32 flags) {
    struct listened_thread *listened = listened_of(t);
    event_site at = place_of(t, l);
    listened->holds++;
    l->turn++;
    if (listened->juc_depth) flags |= EVENT_LIBRARY;
    else if (l->locks && lock_filter_takes(l->locks, listened->number, lock_filter_key(lock, slot, flags), flags, at)) {
        l->events++;
        return;
    }
    pass_lock(l, listened->number, (u64)slot << 32 | lock, flags, at);
}

/* A synchronized method takes its lock before it has a frame. */
void listen_entered(struct thread *t, ref lock) {
    struct listener *l = t->vm->listener;
    if (listen_wants(t->vm, EVENT_LOCK) && !is_bookkeeping(t, l, t->callee)) emit_lock(t, l, lock, 0, 0);
}

void listen_lock(struct thread *t, ref lock, u32 slot, u32 flags) {
    struct listener *l = t->vm->listener;
    if (listen_wants(t->vm, EVENT_LOCK) && !is_bookkeeping(t, l, t->fp->method)) emit_lock(t, l, lock, slot, flags);
}

/* The context is known. All calls are in tail position: what happens again and again is done without any. */
static NOINLINE void take_monitor(struct thread *t, ref lock) {
    if (!lock_fastpath_takes(t, lock)) listen_lock(t, lock, 0, 0);
}

static NOINLINE void find_context_first(struct thread *t, ref lock) {
    if (listen_context(t->vm->listener, t->fp)) take_monitor(t, lock);
    else listen_lock(t, lock, 0, 0);
}

void listen_monitor(struct thread *t, ref lock) {
    if (t->fp->context) take_monitor(t, lock);
    else find_context_first(t, lock);
}

static NOINLINE void pass_unlock(struct listener *l, u32 thread, ref lock, u32 slot, u32 flags) {
    listen_pass(
        l, &(struct event){.kind = EVENT_UNLOCK, .flags = (u8)flags, .thread = thread, .object = lock, .slot = slot});
}

/* Where does not matter to anybody. */
void listen_unlock(struct thread *t, ref lock, u32 slot, u32 flags) {
    struct listener *l = t->vm->listener;
    if (!listen_wants(t->vm, EVENT_UNLOCK) || is_bookkeeping(t, l, t->fp->method)) return;
    struct listened_thread *listened = listened_of(t);
    if (listened->holds) listened->holds--;
    l->turn++;
    if (listened->juc_depth) flags |= EVENT_LIBRARY;
    else if (l->unlocks && lock_filter_leaves(l->unlocks, listened->number, lock_filter_key(lock, slot, flags))) {
        l->events++;
        return;
    }
    pass_unlock(l, listened->number, lock, slot, flags);
}

/* The monitor was taken and given back. That matters to nobody unless the thread holds another lock. */
static void emit_printed(struct thread *t, ref stream) {
    ref lock = printed_lock(t, stream);
    if (!lock || !listen_thread(t)->holds) return;
    listen_lock(t, lock, 0, EVENT_PASSING);
    listen_unlock(t, lock, 0, EVENT_PASSING);
}

/* ---- variables ---- */

void listen_atomic(struct thread *t, ref object, u32 slot, bool reads, bool writes) {
    struct event event = {.kind = EVENT_ACQUIRE, .flags = EVENT_ATOMIC, .object = object, .slot = slot};
    if (keeps_books(t->vm->listener, t->fp->method) && slot != t->vm->known.Thread_interrupted) return;
    if (reads && listen_wants(t->vm, EVENT_ACQUIRE)) emit(t, event);
    event.kind = EVENT_RELEASE;
    if (writes && listen_wants(t->vm, EVENT_RELEASE)) emit(t, event);
}

static inline void emit_access(struct thread *t, ref object, u32 slot, u32 flags, bool write, u64 value) {
    enum event_kind kind = write ? EVENT_WRITE : EVENT_READ;
    if (!listen_wants(t->vm, kind)) return;
    if (t->vm->listener->jdk && keeps_books(t->vm->listener, t->fp->method)) return;
    if (!t->vm->threads.concurrent) flags |= EVENT_ALONE;
    if (listened_of(t)->sections) flags |= EVENT_SECTION;
    struct event event = {.kind = (u8)kind, .flags = (u8)flags, .object = object, .slot = slot, .value = value};
    emit_at(t, &event);
}

void listen_access(struct thread *t, ref object, u32 slot, u32 flags, bool write, u64 value) {
    if (LIKELY(!(flags & (FIELD_FINAL | FIELD_VOLATILE)))) emit_access(t, object, slot, 0, write, value);
    else if (!(flags & FIELD_FINAL)) listen_atomic(t, object, slot, !write, write);
}

void listen_opaquely(struct thread *t, ref object, u32 slot, bool write) {
    emit_access(t, object, slot, EVENT_ATOMIC, write, 0);
}

/* The write comes before the release by which others can know of it. */
void listen_update(struct thread *t, ref object, u32 slot, bool read, bool wrote, bool own) {
    if (read) listen_atomic(t, object, slot, true, false);
    if (own && read) listen_opaquely(t, object, slot, false);
    if (own && wrote) listen_opaquely(t, object, slot, true);
    if (wrote) listen_atomic(t, object, slot, false, true);
}

/* ---- atomic sections ---- */

void listen_section(struct thread *t, bool begins) {
    struct listened_thread *listened = listen_thread(t);
    if (!begins && !listened->sections) return;
    listened->sections += begins ? 1 : -1u;
    if (listened->sections != begins) return; /* only the outermost one */
    enum event_kind kind = begins ? EVENT_ACQUIRE : EVENT_RELEASE;
    if (listen_wants(t->vm, kind)) emit(t, (struct event){.kind = (u8)kind, .object = 0, .slot = SLOT_SECTION});
}

/* ---- class initialisation ---- */

void listen_class(struct thread *t, const struct class *c) {
    struct listened_thread *listened = listen_thread(t);
    u32 word = c->id / 64;
    while (listened->classes.count <= word) vec_push(&listened->classes, 0);
    if (listened->classes.items[word] >> c->id % 64 & 1) return;
    listened->classes.items[word] |= 1ull << c->id % 64;
    if (listen_wants(t->vm, EVENT_ACQUIRE))
        emit(t, (struct event){.kind = EVENT_ACQUIRE, .object = 0, .slot = c->statics_start});
}

void listen_initialised(struct thread *t, const struct class *c) {
    if (listen_wants(t->vm, EVENT_RELEASE))
        emit(t, (struct event){.kind = EVENT_RELEASE, .object = 0, .slot = c->statics_start});
}

/* ---- threads ---- */

static void emit_start(struct thread *t, ref object) {
    struct thread *started = thread_of_object(t->vm, object);
    if (!started) return;
    listen_thread(t);
    u32 other = listen_thread(started)->number;
    if (listen_wants(t->vm, EVENT_START))
        emit(t, (struct event){.kind = EVENT_START, .other = other, .object = object});
}

/* Is it Thread.join that asks, without a time limit? Whoever asks otherwise would have gone on in any case. */
static bool waits_for_end(const struct thread *t) {
    const struct method *m = t->fp->method;
    if (m->holder != t->vm->known.Thread || strcmp(m->name->text, "join") != 0) return false;
    return strcmp(m->descriptor->text, "(J)V") != 0 || !load64(frame_locals(t->fp) + 1);
}

static void emit_join(struct thread *t, ref object, u32 flags) {
    u64 other;
    if (listen_wants(t->vm, EVENT_JOIN) && map_get(t->vm->listener->by_object, object, &other) &&
        !thread_of_object(t->vm, object))
        emit(t, (struct event){.kind = EVENT_JOIN, .flags = (u8)flags, .other = (u32)other, .object = object});
}

/* After main has ended, its stack is that of the thread which ends the program. */
static struct listened_thread *successor(struct thread *t, struct listened_thread *ended) {
    t->listened = NULL;
    struct listened_thread *next = listen_thread(t);
    t->listened = ended;
    if (listen_wants(t->vm, EVENT_START))
        emit(t, (struct event){.kind = EVENT_START, .other = next->number, .object = t->h.object});
    return next;
}

/* The slot of the thread may be another's from now on. */
void listen_end(struct thread *t) {
    struct listened_thread *ended = listen_thread(t), *next = NULL;
    note_name(t);
    if (t->id == 0) next = successor(t, ended);
    if (listen_wants(t->vm, EVENT_END)) emit(t, (struct event){.kind = EVENT_END});
    t->listened = next;
}

/* A program that has set a handler has dealt with it. */
static bool is_handled(struct thread *t) {
    static const char type[] = "Ljava/lang/Thread$UncaughtExceptionHandler;";
    struct class *thread = t->vm->known.Thread;
    const struct field *own = find_field(thread, "uncaughtExceptionHandler", type);
    const struct field *common = find_field(thread, "defaultUncaughtExceptionHandler", type);
    return (own && get32(t->objects[t->h.object], own->offset)) || (common && t->statics[common->offset]);
}

/* A search looks at exceptions itself. */
void listen_uncaught(struct thread *t, ref exception) {
    if (t->vm->explore.observed || is_handled(t)) return;
    vec_push(&t->vm->gc.roots, exception);
    vec_push(&t->vm->listener->uncaught, ((struct listened_exception){listen_thread(t)->number, exception}));
}

void listen_freed(struct vm *vm, ref r) {
    struct listener *l = vm->listener;
    map_remove(l->by_object, r);
    map_remove(l->semaphores, r);
    library_holds_forget(l, r);
    access_filter_forget(&l->filter, r);
    event_names_forget(l->names, r);
    if (listen_wants(vm, EVENT_FREE)) listen_pass(l, &(struct event){.kind = EVENT_FREE, .object = r});
}

/* ---- accesses by natives ---- */

static void emit_update(struct thread *t, const struct method *m, const u32 *args, const u32 *result) {
    struct access access[MOST_ACCESSES];
    const char *name = m->name->text;
    u32 count = access_of_native(t, m, args, access);
    bool read = strncmp(name, "put", 3) != 0, wrote = strncmp(name, "get", 3) != 0 || strncmp(name, "getAnd", 6) == 0;
    if (strncmp(name, "compareAndSet", 13) == 0) wrote = result[0];
    for (u32 i = 0; i < count; i++)
        listen_update(t, access[i].object, access[i].slot, read, wrote, t->vm->listener->asker);
}

/* A static field is there for those who have seen its class initialised. */
static void emit_field(struct thread *t, const struct field *f, ref object, bool write, bool is_volatile) {
    struct listener *l = t->vm->listener;
    u32 place = object ? f->offset / 4 : f->offset;
    if (f->access & ACC_FINAL) return;
    if (!object) listen_class(t, f->holder);
    if (is_volatile || !listen_is_repeated(l, object, place, write))
        listen_access(t, object, f->offset, is_volatile ? FIELD_VOLATILE : 0, write, 0);
}

void listen_element(struct thread *t, ref array, u32 index, bool write, u64 value) {
    struct listener *l = t->vm->listener;
    l->asker = native_access_behind(t);
    if (l->asker && !listen_is_repeated(l, array, index, write)) listen_access(t, array, index, 0, write, value);
    l->asker = NULL;
}

static void emit_elements(struct thread *t, const struct native_access *native_access) {
    for (u32 i = native_access->slot; i < native_access->slot + native_access->count; i++)
        if (!listen_is_repeated(t->vm->listener, native_access->object, i, native_access->write))
            listen_access(t, native_access->object, i, 0, native_access->write, 0);
}

static void emit_all_fields(struct thread *t, const struct native_access *native_access) {
    bool jdk = t->vm->listener->jdk;
    for (const struct class *c = class_of(t->vm, native_access->object); c && (!c->module || jdk); c = c->super)
        for (u32 i = 0; i < c->field_count; i++)
            if (!(c->fields[i].access & ACC_STATIC))
                emit_field(t, &c->fields[i], native_access->object, native_access->write,
                           c->fields[i].access & ACC_VOLATILE);
}

static void emit_native_access(struct thread *t, const struct native_access *native_access) {
    if (native_access->field)
        emit_field(t, native_access->field, native_access->object, native_access->write, native_access->atomic);
    else if (class_of(t->vm, native_access->object)->is_array) emit_elements(t, native_access);
    else emit_all_fields(t, native_access);
}

static void emit_native_accesses(struct thread *t, const struct method *m, const u32 *args, const u32 *result) {
    enum native_touch touch = m->native_flags >> NATIVE_TOUCH_SHIFT;
    struct listener *l = t->vm->listener;
    struct native_access accesses[MOST_NATIVE_ACCESSES];
    u32 count = native_access_of(t, m, args, result, accesses);
    bool place = touch == TOUCH_PLACE_READ || touch == TOUCH_PLACE_WRITE, jdk = l->jdk && touch == TOUCH_COPY;
    l->asker = count ? native_access_asker(t, m, accesses) : NULL;
    if (place && access_is_atomic(m)) emit_update(t, m, args, result);
    else
        for (u32 i = 0; i < count && (l->asker || jdk); i++) emit_native_access(t, &accesses[i]);
    l->asker = NULL;
}

/* Puts whatever comes before a fence before whatever comes after a later one, of any thread: more order than there is,
 * so that nothing is taken for a race which fences keep from being one. */
static void emit_fence(struct thread *t, bool acquires, bool releases) {
    struct event event = {.kind = EVENT_ACQUIRE, .slot = SLOT_FENCE};
    struct listener *l = t->vm->listener;
    if (!(l->asker = native_access_fence(t))) return;
    if (acquires && listen_wants(t->vm, EVENT_ACQUIRE)) emit(t, event);
    event.kind = EVENT_RELEASE;
    if (releases && listen_wants(t->vm, EVENT_RELEASE)) emit(t, event);
    l->asker = NULL;
}

/* ---- natives ---- */

static void emit_wakened(struct thread *t, enum native_status status) {
    if (status == NATIVE_THROWN) listen_atomic(t, t->h.object, t->vm->known.Thread_interrupted, true, false);
    else if (listen_wants(t->vm, EVENT_ACQUIRE))
        emit(t, (struct event){.kind = EVENT_ACQUIRE, .object = t->h.object, .slot = SLOT_PARK});
}

static void emit_signal(struct thread *t, ref thread) {
    if (thread && listen_wants(t->vm, EVENT_RELEASE))
        emit(t, (struct event){.kind = EVENT_RELEASE, .object = thread, .slot = SLOT_PARK});
}

void listen_order(struct thread *t, ref object, enum event_kind kind) {
    if (listen_wants(t->vm, kind)) emit(t, (struct event){.kind = (u8)kind, .object = object, .slot = SLOT_HANDED});
}

void listen_handover(struct thread *t, ref object, bool result, enum event_kind kind) {
    if (object && listen_wants(t->vm, kind))
        emit(t, (struct event){.kind = (u8)kind, .object = object, .slot = result});
}

static void emit_notify(struct thread *t, ref lock) {
    if (listen_wants(t->vm, EVENT_NOTIFY)) emit(t, (struct event){.kind = EVENT_NOTIFY, .object = lock});
}

static bool wants_accesses(struct vm *vm) {
    return listen_wants(vm, EVENT_READ) || listen_wants(vm, EVENT_WRITE) || listen_wants(vm, EVENT_ACQUIRE) ||
           listen_wants(vm, EVENT_RELEASE);
}

/* An array is read while the thread has the monitor. */
static void emit_print(struct thread *t, const struct method *m, const u32 *args, const u32 *result) {
    ref lock = printed_lock(t, args[0]);
    if (m->descriptor->text[1] != '[' || !wants_accesses(t->vm)) {
        emit_printed(t, args[0]);
        return;
    }
    if (lock) listen_lock(t, lock, 0, 0);
    emit_native_accesses(t, m, args, result);
    if (lock) listen_unlock(t, lock, 0, 0);
}

void listen_native(struct thread *t, const struct method *m, const u32 *args, const u32 *result,
                   enum native_status status) {
    enum native_touch touch = m->native_flags >> NATIVE_TOUCH_SHIFT;
    if (touch == TOUCH_PAUSE || (touch == TOUCH_WAIT && status == NATIVE_THROWN)) {
        emit_wakened(t, status);
        return;
    }
    if (status != NATIVE_DONE) return;
    switch (touch) {
    case TOUCH_PLACE_READ:
    case TOUCH_PLACE_WRITE:
    case TOUCH_FIELD_READ:
    case TOUCH_FIELD_WRITE:
    case TOUCH_ELEMENT_READ:
    case TOUCH_ELEMENT_WRITE:
    case TOUCH_CLONE:
    case TOUCH_COPY:
    case TOUCH_COPY_MEMORY:
    case TOUCH_SET_MEMORY:
    case TOUCH_BYTES_READ:
    case TOUCH_FILE_READ:
    case TOUCH_FILE_WRITE:
    case TOUCH_CODEC:
        if (wants_accesses(t->vm)) emit_native_accesses(t, m, args, result);
        break;
    case TOUCH_FENCE_READ: emit_fence(t, true, false); break;
    case TOUCH_FENCE_WRITE: emit_fence(t, false, true); break;
    case TOUCH_FENCE: emit_fence(t, true, true); break;
    case TOUCH_START: emit_start(t, args[0]); break;
    case TOUCH_LIFE_READ:
        if (!result[0]) emit_join(t, args[0], waits_for_end(t) ? 0 : EVENT_TRY);
        break;
    case TOUCH_JOIN: emit_join(t, args[0], 0); break; /* in a search */
    case TOUCH_SIGNAL_ARG0: emit_signal(t, args[0]); break;
    case TOUCH_SIGNAL_ARG1: emit_signal(t, args[1]); break;
    case TOUCH_NOTIFY: emit_notify(t, args[0]); break;
    case TOUCH_STREAM: emit_print(t, m, args, result); break;
    default: break;
    }
}
