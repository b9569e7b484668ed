#include <string.h>

#include "vm/access/footprint.h"
#include "vm/heap/place.h"
#include "vm/native.h"

/* Waking those who wait on an object, if there are any, looks at every thread. */
static void add_waking(struct footprint *f, ref r) {
    footprint_lock(f, r);
    if (threads_waiting_on(&f->vm->threads, r)) footprint_give_up(f, CACHEABLE_NEVER);
}

/* ---- natives ---- */

/* The receiver and every argument that is a reference. */
static void add_arguments(struct footprint *f, const struct method *m, const u32 *args) {
    const char *at = m->descriptor->text + 1;
    u32 slot = 0;
    if (!method_is_static(m) && args[slot++]) footprint_object(f, args[0]);
    for (; *at != ')'; at++) {
        bool is_ref = *at == 'L' || *at == '[', is_wide = *at == 'J' || *at == 'D';
        if (is_ref && args[slot]) footprint_object(f, args[slot]);
        while (*at == '[') at++;
        if (*at == 'L') at = strchr(at, ';');
        slot += is_wide ? 2 : 1;
    }
}

/* The end that a join sees is that of the thread with this object. */
static void add_join(struct footprint *f, struct thread *t, ref object) {
    footprint_lock(f, object);
    footprint_object(f, t->h.object);
}

/* What an array that is not shared holds may become shared with the array it is copied to. */
static void add_copy(struct footprint *f, const u32 *args) {
    const u8 *flags = f->vm->heap.flags;
    if (!args[0] || !args[2] || (!(flags[args[0]] & OBJECT_SHARED) && (flags[args[2]] & OBJECT_SHARED)))
        footprint_give_up(f, CACHEABLE_NEVER);
}

/* Of these it is known that they look at nothing but their arguments, and what is added here. */
void footprint_native(struct footprint *f, struct thread *t, const struct method *m) {
    const u32 *args = t->sp - m->arg_slots;
    switch (m->native_flags >> NATIVE_TOUCH_SHIFT) {
    case TOUCH_PLACE_READ:
    case TOUCH_PLACE_WRITE:
        if (!args[1] || arg64(args + 2) >= PLACE_STATIC) footprint_give_up(f, CACHEABLE_NEVER);
        break;
    case TOUCH_COPY: add_copy(f, args); break;
    case TOUCH_JOIN: add_join(f, t, args[0]); break;
    case TOUCH_NOTIFY: add_waking(f, args[0]); break;
    case TOUCH_GROUPS: break;
    default: footprint_give_up(f, CACHEABLE_NEVER);
    }
    add_arguments(f, m, args);
}

/* ---- the bottom of a stack ---- */

void footprint_bottom(struct footprint *f, struct thread *t) {
    bool begins = t->h.phase == PHASE_START || t->h.phase == PHASE_RUN;
    if (!t->id || t->h.exception || (!begins && t->h.phase != PHASE_EXIT)) footprint_give_up(f, CACHEABLE_NEVER);
    add_waking(f, t->h.object);
}
