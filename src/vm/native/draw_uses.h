/* draw_uses.h - which numbers between 0 and 1 have to be tried where a program draws one?
 *
 * A draw like Math.random() has too many values to try them all. But mostly it is compared with numbers, or scaled to
 * an int, at once: `Math.random() < 0.3`, `(int) (Math.random() * n)`, `double r = r.nextDouble(); if (r < 0.3) ...
 * else if (r < 0.6) ...`. Then the program cannot tell two numbers that lie between the same limits from each other,
 * and one of each kind is enough: one between each two limits, and the limits themselves.
 *
 * Invariant: where a list is given, every other number leads to the same branches and ints as one of the list.
 */
#ifndef HAVELOCK_VM_NATIVE_DRAW_USES_H
#define HAVELOCK_VM_NATIVE_DRAW_USES_H

#include "vm/vm.h"

enum { MOST_DRAWS = 1024 };

struct draw_uses {
    double values[MOST_DRAWS]; /* in order */
    u32 count;                 /* 0: not known, or too many */
};

/* The thread stands before a call that draws, with these arguments. */
void draw_uses_find(struct thread *t, const u32 *args, struct draw_uses *uses);

#endif
