/* backtrace.h - where a thread stands: for exceptions, dumps and messages.
 *
 * A throwable's backtrace is a Java int array of pairs (method number, byte offset), so that it is part of
 * the state like any object. Frames of the throwable's own constructors and of hidden methods are left out.
 */
#ifndef HAVELOCK_VM_INTERP_BACKTRACE_H
#define HAVELOCK_VM_INTERP_BACKTRACE_H

#include <stdio.h>

#include "vm/vm.h"

enum { BACKTRACE_MAX = 1024, OFFSET_NATIVE = 0xffff };

/* Fills in backtrace and depth of a throwable with the thread's present stack. */
void backtrace_fill(struct thread *t, ref throwable);

/* The present stack of a thread as such an array, allocated for t; 0: out of memory. */
ref backtrace_of(struct thread *t, struct thread *of);

/* The frames of a thread's present stack, or of the trace that a throwable took, innermost first; offset may be
 * OFFSET_NATIVE. */
typedef void backtrace_visit(void *context, const struct method *m, u32 offset);
void backtrace_each(struct thread *t, backtrace_visit *visit, void *context);
void backtrace_each_of(struct vm *vm, ref throwable, backtrace_visit *visit, void *context);

/* "\tat java.base/java.lang.Object.wait(Object.java:338)" lines, as a thread dump shows them. */
void backtrace_print(struct thread *t, FILE *out);

/* One frame in the form "Main.run(Main.java:12)". */
void backtrace_frame_text(struct vm *vm, const struct method *m, u32 offset, char *out, size_t size);

/* The line of a byte offset, or -1. */
int method_line(const struct method *m, u32 offset);

/* Is the method left out of traces? */
bool method_is_hidden(const struct method *m);

#endif
