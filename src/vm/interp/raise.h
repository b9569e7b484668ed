/* raise.h - making exceptions.
 *
 * A raised exception is noted in the thread (t->h.exception) and delivered by the interpreter's
 * unwinder. The thread's registers must have been written back: the backtrace is taken from them.
 * Exceptions made here get their fields filled in without running Java code.
 */
#ifndef HAVELOCK_VM_INTERP_RAISE_H
#define HAVELOCK_VM_INTERP_RAISE_H

#include "base/compiler.h"
#include "vm/vm.h"

/* Raises class_name ("java/lang/ArithmeticException") with a formatted message; NULL: no message. Always -1. */
int throw_new(struct thread *t, const char *class_name, const char *format, ...) PRINTF_LIKE(3, 4);

/* The same with a message that is already a Java string (or 0) and a cause (or 0). */
int throw_object(struct thread *t, struct class *c, ref message, ref cause);

/* Raises what a link error says. When a run-time loader must be asked first, nothing is raised but t->wanted set: the
 * unwinder then asks it and has the instruction executed again. */
int throw_link(struct thread *t, const struct link_error *error);

/* Raises an exception that exists. */
int throw_ref(struct thread *t, ref exception);

/* OutOfMemoryError; after a failed allocation. */
int throw_memory(struct thread *t);

/* Makes a throwable with message and cause and the thread's present backtrace, without raising it; 0: no memory. */
ref make_throwable(struct thread *t, struct class *c, ref message, ref cause);

#endif
