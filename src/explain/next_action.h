/* doing.h - what the instruction does that a thread stands before, as far as a reader of its story cares. */
#ifndef HAVELOCK_EXPLAIN_NEXT_ACTION_H
#define HAVELOCK_EXPLAIN_NEXT_ACTION_H

#include "vm/listen/display_names.h"

enum does { DOES_NOTHING, DOES_READ, DOES_WRITE, DOES_LOCK, DOES_CALL, DOES_MAKE };

struct doing {
    enum does what;
    ref object; /* accessed or locked; 0: a static field */
    u32 slot;   /* byte offset, array index or static word; SLOT_MONITOR */
    struct method *called; /* DOES_CALL, and DOES_LOCK by the call of a synchronized method */
};

/* An access that would fail, and a lock that the thread has already, are nothing. */
struct doing doing_now(struct thread *t);

/* The field of such an access; NULL: an element, or none that is known. */
const struct field *doing_field(struct vm *vm, const struct doing *d);

/* "Value#0.x = 3": the place and what it holds now. */
const char *doing_text(struct labels *labels, struct vm *vm, struct arena *arena, const struct doing *d);

/* The same for what the thread is about to do: "write Value#0.x = 4", "lock Value#0"; NULL: nothing of that kind. */
const char *doing_next_text(struct labels *labels, struct arena *arena, struct thread *t);

#endif
