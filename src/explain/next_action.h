/* next_action.h - what the instruction that a thread stands before will do, as far as a story shows it. */
#ifndef HAVELOCK_EXPLAIN_NEXT_ACTION_H
#define HAVELOCK_EXPLAIN_NEXT_ACTION_H

#include "vm/listen/display_names.h"

enum action_kind { ACTION_NOTHING, ACTION_READ, ACTION_WRITE, ACTION_LOCK, ACTION_CALL, ACTION_MAKE };

struct next_action {
    enum action_kind what;
    ref object;            /* accessed or locked; 0: a static field */
    u32 slot;              /* byte offset, array index or static word; SLOT_MONITOR */
    struct method *called; /* ACTION_CALL, and ACTION_LOCK by the call of a synchronized method */
};

/* An access that would fail, and a lock that the thread has already, are nothing. */
struct next_action next_action_of(struct thread *t);

/* The field of such an access; NULL: an element, or none that is known. */
const struct field *next_action_field(struct vm *vm, const struct next_action *d);

/* "Value#0.x = 3": the place and what it holds now. */
const char *next_action_text(struct display_names *display_names, struct vm *vm, struct arena *arena,
                             const struct next_action *d);

/* The same for what the thread is about to do: "write Value#0.x = 4", "lock Value#0"; NULL: nothing of that kind. */
const char *next_action_pending_text(struct display_names *display_names, struct arena *arena, struct thread *t);

#endif
