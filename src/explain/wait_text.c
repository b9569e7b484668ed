#include "explain/wait_text.h"

#include "explain/next_action.h"
#include "explain/read_lock_holders.h"
#include "search/property/waits.h"
#include "vm/interp/java_thread.h"

/* The synchronized method that the thread stands before, whose call takes the lock; NULL: none. */
static const struct method *entrance_of(struct thread *t, ref lock) {
    if (!t->fp || t->h.state == THREAD_REACQUIRE || t->h.state == THREAD_WAITING) return NULL;
    struct next_action next = next_action_of(t);
    return next.what == ACTION_LOCK && next.object == lock ? next.called : NULL;
}

/* How a wait came to its end, which lacks nothing but the monitor; NULL: it does not wait. */
static const char *end_of_wait(const struct thread *t) {
    if (t->h.state == THREAD_REACQUIRE) return "was woken";
    if (t->h.state != THREAD_WAITING) return NULL;
    return thread_is_interrupted(t) ? "was interrupted" : "timed out";
}

static const char *of_monitor(struct arena *arena, struct thread *t, ref object, const char *lock, const char *owner) {
    const struct method *entrance = entrance_of(t, object);
    const char *waited = end_of_wait(t);
    if (waited) return arena_printf(arena, "%s and wants %s back, held by %s", waited, lock, owner);
    if (!entrance) return arena_printf(arena, "wants %s, held by %s", lock, owner);
    return arena_printf(arena, "wants %s (to enter %s()), held by %s", lock, entrance->name->text, owner);
}

const char *wait_text(struct display_names *display_names, struct arena *arena, u32 thread) {
    struct vm *vm = display_names_vm(display_names);
    struct wait w = wait_of(vm, thread);
    if (w.kind != WAIT_LOCK && w.kind != WAIT_PARK) return NULL;
    const char *owner = w.owner ? display_names_thread(display_names, w.owner - 1) : NULL;
    ref gone = w.owner ? 0 : wait_past_owner(vm, w);
    const char *lock = w.object ? display_names_object(display_names, w.object) : NULL;
    if (w.kind == WAIT_LOCK && owner) return of_monitor(arena, vm->threads.list.items[thread], w.object, lock, owner);
    if (owner) return arena_printf(arena, "wants %s, held by %s", lock, owner);
    if (gone)
        return arena_printf(arena, "wants %s, held by %s, which has ended", lock,
                            display_names_object(display_names, gone));
    const char *readers = w.kind == WAIT_PARK ? read_lock_holders_text(display_names, arena, w.object) : NULL;
    if (!readers) return NULL;
    return arena_printf(arena, "wants %s %s, held for reading by %s", lock,
                        read_lock_holders_purpose(vm->threads.list.items[thread]), readers);
}
