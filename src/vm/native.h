/* native.h - native methods and overridden methods: C bodies, found by class, name and descriptor.
 *
 * A body gets the argument words (receiver first; long and double take two) and writes its result to
 * result[0] (and [1]). It runs between instructions: no collection happens while it runs, so it may
 * hold references; it writes objects only after undo_object() and the like (undo.h). It never blocks
 * and never calls back into Java: it says what should happen through its status.
 */
#ifndef HAVELOCK_VM_NATIVE_H
#define HAVELOCK_VM_NATIVE_H

#include "vm/native_touch.h"
#include "vm/vm.h"

enum native_status {
    NATIVE_DONE,     /* result is written */
    NATIVE_THROWN,   /* an exception was raised (raise.h) */
    NATIVE_BLOCKED,  /* the thread's state says for what; the call comes again with the same arguments */
    NATIVE_CALLED,   /* a frame was pushed in place of the call: what it returns is the result (call_replace) */
    NATIVE_AGAIN,    /* a frame was pushed on top (call_on_top, class initialisation): the call comes again */
    NATIVE_BYTECODE, /* overrides only: let the method's own bytecode run */
    NATIVE_STOP      /* the VM is over (System.exit, fatal): t->stop says how */
};

typedef enum native_status (*native_fn)(struct thread *t, u32 *args, u32 *result);

/* The body of a method that has nothing to do here and returns no value. */
enum native_status native_nothing(struct thread *t, u32 *args, u32 *result);

/* For a search: how many ways there are to carry out the call; at least 1. The body asks native_alternative, which is
 * below that number, and 0 in plain runs. Must be NATIVE_CHOICE, NATIVE_CHOICE_IF or NATIVE_VISIBLE. */
typedef u32 (*native_alternatives_fn)(struct thread *t, const u32 *args);

/* The alternative that was chosen for this step. It is for one call: asking takes it away. */
static inline u32 native_alternative(struct vm *vm) {
    u32 chosen = vm->explore.alternative;
    vm->explore.alternative = 0;
    return chosen;
}

enum native_flag {
    NATIVE_VISIBLE = 1,           /* other threads see or affect it: a step of a search ends before it */
    NATIVE_VISIBLE_ARG0 = 2,      /* likewise if the object args[0] is shared */
    NATIVE_VISIBLE_ARG1 = 4,      /* likewise args[1] (Unsafe: the first argument after the receiver) */
    NATIVE_OVERRIDE = 8,          /* replaces a method that has bytecode */
    NATIVE_CHOICE = 16,           /* a step of a search ends before it, even if there is only one thread */
    NATIVE_VISIBLE_IF = 64,       /* visible if args[0] is not 0 */
    NATIVE_VISIBLE_OUTSIDE = 128, /* visible if several threads come to the file or memory that it touches */
    NATIVE_CHOICE_IF = 256, /* as NATIVE_CHOICE where there is more than one alternative, else part of a longer step */
    NATIVE_PRINTS = 32      /* visible if args[0] is System.out or err and what was printed is part of the state */
};

struct native_entry {
    const char *name, *descriptor; /* descriptor NULL: any */
    native_fn body;
    u32 flags;
    native_alternatives_fn alternatives; /* NULL: one */
};

struct native_class {
    const char *class_name;
    const struct native_entry *entries; /* ends with name == NULL */
};

/* The table of all of them (native/table.c), ends with class_name == NULL. */
extern const struct native_class *const native_table[];

/* Fills in m->native and m->native_flags; false when there is no C body. Only the JDK's own classes have C bodies, and
 * the classes Verify by which a program talks to the model checker. */
bool native_bind(struct method *m);

/* What the flags of a method with a C body say it touches. */
static inline enum native_touch native_touch(const struct method *m) {
    return (enum native_touch)(m->native_flags >> NATIVE_TOUCH_SHIFT);
}

/* Does it read or write many elements, part by part if need be (bulk.h)? */
static inline bool native_is_bulk(const struct method *m) {
    return native_touch(m) >= TOUCH_CLONE && native_touch(m) <= TOUCH_MEMORY_READ;
}

/* Does it take the monitor of a PrintStream for a moment (see printed.h)? */
static inline bool native_prints(const struct method *m) {
    return m && m->code && m->code->native && native_touch(m) == TOUCH_STREAM;
}

/* The body of a method that a user's model stands for (native/model.c). */
enum native_status native_model(struct thread *t, u32 *args, u32 *result);

/* Pushes a frame for m in place of the running native call (args are copied); likewise, but stack traces show the
 * native between m and its caller; on top: the result is dropped, and the native call comes again. */
enum native_status call_replace(struct thread *t, struct method *m, const u32 *args);
enum native_status call_through(struct thread *t, struct method *m, const u32 *args);
enum native_status call_on_top(struct thread *t, struct method *m, const u32 *args);

static inline u64 arg64(const u32 *args) {
    u64 v;
    memcpy(&v, args, 8);
    return v;
}
static inline void result64(u32 *result, u64 v) { memcpy(result, &v, 8); }

#endif
