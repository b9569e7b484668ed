/* stack_element.h - java.lang.StackTraceElement objects. */
#ifndef HAVELOCK_VM_INTERP_STACK_ELEMENT_H
#define HAVELOCK_VM_INTERP_STACK_ELEMENT_H

#include "vm/vm.h"

/* Makes the element describe a place in a method; offset is a byte offset, or OFFSET_NATIVE (backtrace.h). */
void stack_element_fill(struct thread *t, ref element, const struct method *m, u32 offset);

/* A new StackTraceElement[] with the present stack of a thread; 0: out of memory, nothing raised. */
ref stack_elements_of(struct thread *t, struct thread *of);

#endif
