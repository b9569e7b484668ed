/* link_cell.h - values that Java code computes once: resolved constants and call sites.
 *
 * A slot is a synthesised class with static fields, so its contents are part of the state and can be undone, and a
 * method that fills it by calling a static method of the JDK. The first value stays; so does an Error that says
 * that linking failed (JVMS 5.4.3: the same error comes at every attempt).
 */
#ifndef HAVELOCK_VM_HEAP_LINK_CELL_H
#define HAVELOCK_VM_HEAP_LINK_CELL_H

#include "vm/vm.h"

enum link_cell_state { LINK_CELL_EMPTY, LINK_CELL_FULL, LINK_CELL_FAILED };

struct link_cell {
    struct class *holder;
    struct method *link;     /* takes what the JDK's method takes */
    u32 state, value, error; /* static words; state lies right before value */
};

/* Who fills a slot: a static method of java.lang.invoke, and the type of the value ("L": the method's own result; a
 * primitive type: its result unboxed). */
struct link_cell_filler {
    const char *owner, *name, *descriptor;
    char type;
};

/* The slot of a key (link_cell_of_class, link_cell_of_instruction), made on first use. -1: raised. */
int link_cell_open(struct thread *t, u64 key, const struct link_cell_filler *filler, struct link_cell *out);

static inline u64 link_cell_of_class(const struct class *c, u32 number) { return (u64)c->id << 32 | number; }
static inline u64 link_cell_of_instruction(const struct method *m, u32 insn) {
    return (u64)1 << 59 | (u64)m->id << 32 | insn;
}

/* Pushes the frame that fills the slot; the instruction that t stands at comes again. -1: raised. */
int link_cell_fill(struct thread *t, const struct link_cell *slot, const u32 *args);

/* Throws what the slot's failure was. Always -1. */
int link_cell_throw(struct thread *t, const struct link_cell *slot);

static inline enum link_cell_state link_cell_state(const struct vm *vm, const struct link_cell *slot) {
    return (enum link_cell_state)vm->statics.words[slot->state];
}

#endif
